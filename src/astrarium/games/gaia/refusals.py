"""Mixes of seats and options that the rulebook does not know, each with its rule."""

from __future__ import annotations

from typing import Final

from astrarium.core.errors import AstrariumError
from astrarium.core.game import Options
from astrarium.core.mixes import Mix, first_refusal

METHODS: Final = ("outer_tiles", "inner_and_outer_tiles", "all_tiles")

MIXES: Final = (
    Mix(
        "mix-small-board",
        "gaia.advanced.map.three-players-smaller",
        lambda seats, chosen: chosen["small_board"] and seats != 3,
        "the smaller board is for 3 seats, not for {seats}: choose 3 seats, or leave out "
        "'small_board'",
    ),
    Mix(
        "mix-free-tiles",
        "gaia.advanced.map.one-two.free",
        lambda seats, chosen: seats <= 2 and chosen["board"] in METHODS[:2],
        "with {seats} seats all tiles are placed freely, which board '{board}' does not do: "
        "choose 'all_tiles' or 'first_game'",
    ),
    # The first structures of the first game need its factions and its board.
    Mix(
        "mix-mines-factions",
        "gaia.setup.first-buildings.first-game-positions",
        lambda seats, chosen: chosen["mines"] == "first_game" != chosen["factions"],
        "mines 'first_game' need factions 'first_game': choose them, or mines 'free'",
    ),
    Mix(
        "mix-mines-board",
        "gaia.setup.first-buildings.first-game-positions",
        lambda seats, chosen: chosen["mines"] == "first_game" != chosen["board"],
        "mines 'first_game' need board 'first_game': choose it, or mines 'free'",
    ),
    Mix(
        "mix-mines-small-board",
        "gaia.setup.first-buildings.first-game-positions",
        lambda seats, chosen: chosen["mines"] == "first_game" and chosen["small_board"],
        "mines 'first_game' need the whole board: leave out 'small_board', or choose mines 'free'",
    ),
)


def refuse(seats: int, options: Options) -> AstrariumError | None:
    return first_refusal(MIXES, seats, options)
