"""Mixes of seats and options that no rulebook knows, each with the rule that speaks against it."""

from __future__ import annotations

from typing import Final

from astrarium.core.errors import AstrariumError
from astrarium.core.game import Options
from astrarium.core.mixes import Mix, first_refusal
from astrarium.games.race.robot.printed import DIFFICULTIES

SEATS: Final = (1, 2, 3, 4, 5)
# The expansions bring the fifth player: race.storm.overview.fifth-player and
# race.artifacts.cards.fifth-player.
BASE_SEATS: Final = (2, 3, 4)  # Rule race.base.component.players.
DRAFT_SEATS: Final = (2, 3)  # Rule race.storm.draft.player-count.

MIXES: Final = (
    Mix(
        "mix-solo-expansion",
        "race.storm.overview.solo-mode",
        lambda seats, chosen: seats == 1 and chosen["expansion"] != "storm",
        "the game for 1 seat, against the robot, needs expansion 'storm', not '{expansion}': "
        "choose 'storm', or 2 seats or more",
    ),
    Mix(
        "mix-base-seats",
        "race.base.component.players",
        lambda seats, chosen: seats > BASE_SEATS[-1] and chosen["expansion"] == "none",
        "the base game is for 2 to 4 seats, not for {seats}: choose an expansion, or fewer seats",
    ),
    Mix(
        "mix-solo-preset",
        "race.storm.solo.setup.start-worlds-dealt",
        lambda seats, chosen: seats == 1 and chosen["preset_hands"],
        "in the solo game the start worlds are dealt at random: leave out 'preset_hands'",
    ),
    Mix(
        "mix-difficulty",
        "race.storm.solo.setup.difficulty-sets-counters",
        lambda seats, chosen: seats != 1 and chosen["solo_difficulty"] != DIFFICULTIES[0],
        "'solo_difficulty' is the robot's, and the robot plays against 1 seat, not {seats}: leave "
        "it out, or choose 1 seat",
    ),
    Mix(
        "mix-solo-advanced",
        "race.storm.solo.advanced-two-player-rules",
        lambda seats, chosen: seats == 1 and chosen["advanced_two_player"],
        "the solo game always has the rules of the advanced two-player game: leave out "
        "'advanced_two_player'",
    ),
    Mix(
        "mix-advanced-seats",
        "race.base.two-player.only-two-players",
        lambda seats, chosen: seats != 2 and chosen["advanced_two_player"],
        "the advanced two-player game is for 2 seats, not for {seats}: choose 2 seats, or leave "
        "out 'advanced_two_player'",
    ),
    Mix(
        "mix-orb",
        "race.artifacts.overview.adds-to-base-game",
        lambda seats, chosen: chosen["orb"] and chosen["expansion"] != "artifacts",
        "the Orb belongs to expansion 'artifacts', not to '{expansion}': choose 'artifacts', or "
        "leave out 'orb'",
    ),
    Mix(
        "mix-goals-expansion",
        "race.storm.overview.adds-to-base-game",
        lambda seats, chosen: chosen["goals"] and chosen["expansion"] != "storm",
        "goals belong to expansion 'storm', not to '{expansion}': choose 'storm', or leave out "
        "'goals'",
    ),
    Mix(
        "mix-solo-goals",
        "race.storm.solo.no-goals",
        lambda seats, chosen: seats == 1 and chosen["goals"],
        "there are no goals in the solo game: leave out 'goals', or choose 2 seats or more",
    ),
    Mix(
        "mix-draft-expansion",
        "race.storm.overview.draft-variant",
        lambda seats, chosen: chosen["draft"] and chosen["expansion"] != "storm",
        "drafting belongs to expansion 'storm', not to '{expansion}': choose 'storm', or leave "
        "out 'draft'",
    ),
    Mix(
        "mix-draft-seats",
        "race.storm.draft.player-count",
        lambda seats, chosen: chosen["draft"] and seats not in DRAFT_SEATS,
        "drafting is for 2 or 3 seats, not for {seats}: choose 2 or 3 seats, or leave out 'draft'",
    ),
    Mix(
        "mix-draft-preset",
        "race.storm.draft.hand-six-discard-two",
        lambda seats, chosen: chosen["draft"] and chosen["preset_hands"],
        "after a draft the hand comes from the own deck: leave out 'draft' or 'preset_hands'",
    ),
)


def refuse(seats: int, options: Options) -> AstrariumError | None:
    return first_refusal(MIXES, seats, options)
