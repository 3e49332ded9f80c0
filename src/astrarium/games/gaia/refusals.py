"""Mixes of seats and options that the rulebook does not know, each with its rule."""

from __future__ import annotations

from typing import Final

from astrarium.core.errors import AstrariumError, impossible
from astrarium.core.game import Options

METHODS: Final = ("outer_tiles", "inner_and_outer_tiles", "all_tiles")


def refuse(seats: int, options: Options) -> AstrariumError | None:
    return refuse_board(seats, options) or refuse_mines(options)


def refuse_board(seats: int, options: Options) -> AstrariumError | None:
    if options["small_board"] and seats != 3:
        return impossible(
            "mix-small-board",
            "gaia.advanced.map.three-players-smaller",
            f"the smaller board is for 3 seats, not for {seats}: choose 3 seats, or leave out "
            "'small_board'",
            seats=seats,
        )
    board = str(options["board"])
    if seats <= 2 and board in METHODS[:2]:
        return impossible(
            "mix-free-tiles",
            "gaia.advanced.map.one-two.free",
            f"with {seats} seats all tiles are placed freely, which board '{board}' does not do: "
            "choose 'all_tiles' or 'first_game'",
            seats=seats,
            board=board,
        )
    return None


def refuse_mines(options: Options) -> AstrariumError | None:
    """The first structures of the first game need its factions and its board."""
    if options["mines"] != "first_game":
        return None
    rule = "gaia.setup.first-buildings.first-game-positions"
    if options["factions"] != "first_game":
        return impossible(
            "mix-mines-factions",
            rule,
            "mines 'first_game' need factions 'first_game': choose them, or mines 'free'",
        )
    if options["board"] != "first_game":
        return impossible(
            "mix-mines-board",
            rule,
            "mines 'first_game' need board 'first_game': choose it, or mines 'free'",
        )
    if options["small_board"]:
        return impossible(
            "mix-mines-small-board",
            rule,
            "mines 'first_game' need the whole board: leave out 'small_board', or choose mines "
            "'free'",
        )
    return None
