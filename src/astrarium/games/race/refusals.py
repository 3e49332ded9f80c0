"""Mixes of seats and options that no rulebook knows, each with the rule that speaks against it."""

from __future__ import annotations

from typing import Final

from astrarium.core.errors import AstrariumError, impossible
from astrarium.core.game import Options
from astrarium.games.race.robot.printed import DIFFICULTIES

SEATS: Final = (1, 2, 3, 4, 5)
# The expansions bring the fifth player: race.storm.overview.fifth-player and
# race.artifacts.cards.fifth-player.
BASE_SEATS: Final = (2, 3, 4)  # Rule race.base.component.players.
DRAFT_SEATS: Final = (2, 3)  # Rule race.storm.draft.player-count.


def refuse(seats: int, options: Options) -> AstrariumError | None:
    return (
        refuse_seats(seats, options)
        or refuse_solo(seats, options)
        or refuse_advanced(seats, options)
        or refuse_orb(options)
        or refuse_goals(seats, options)
        or refuse_draft(seats, options)
    )


def refuse_seats(seats: int, options: Options) -> AstrariumError | None:
    expansion = str(options["expansion"])
    if seats == 1 and expansion != "storm":
        return impossible(
            "mix-solo-expansion",
            "race.storm.overview.solo-mode",
            "the game for 1 seat, against the robot, needs expansion 'storm', not "
            f"'{expansion}': choose 'storm', or 2 seats or more",
            expansion=expansion,
        )
    if seats > BASE_SEATS[-1] and expansion == "none":
        return impossible(
            "mix-base-seats",
            "race.base.component.players",
            f"the base game is for 2 to 4 seats, not for {seats}: choose an expansion, or fewer "
            "seats",
            seats=seats,
        )
    return None


def refuse_solo(seats: int, options: Options) -> AstrariumError | None:
    """What belongs to the solo game alone, and what it cannot have."""
    if seats == 1 and options["preset_hands"]:
        return impossible(
            "mix-solo-preset",
            "race.storm.solo.setup.start-worlds-dealt",
            "in the solo game the start worlds are dealt at random: leave out 'preset_hands'",
        )
    if seats != 1 and options["solo_difficulty"] != DIFFICULTIES[0]:
        return impossible(
            "mix-difficulty",
            "race.storm.solo.setup.difficulty-sets-counters",
            "'solo_difficulty' is the robot's, and the robot plays against 1 seat, not "
            f"{seats}: leave it out, or choose 1 seat",
            seats=seats,
        )
    return None


def refuse_advanced(seats: int, options: Options) -> AstrariumError | None:
    if not options["advanced_two_player"] or seats == 2:
        return None
    if seats == 1:
        return impossible(
            "mix-solo-advanced",
            "race.storm.solo.advanced-two-player-rules",
            "the solo game always has the rules of the advanced two-player game: leave out "
            "'advanced_two_player'",
        )
    return impossible(
        "mix-advanced-seats",
        "race.base.two-player.only-two-players",
        f"the advanced two-player game is for 2 seats, not for {seats}: choose 2 seats, or leave "
        "out 'advanced_two_player'",
        seats=seats,
    )


def refuse_orb(options: Options) -> AstrariumError | None:
    expansion = str(options["expansion"])
    if not options["orb"] or expansion == "artifacts":
        return None
    return impossible(
        "mix-orb",
        "race.artifacts.overview.adds-to-base-game",
        f"the Orb belongs to expansion 'artifacts', not to '{expansion}': choose 'artifacts', or "
        "leave out 'orb'",
        expansion=expansion,
    )


def refuse_goals(seats: int, options: Options) -> AstrariumError | None:
    expansion = str(options["expansion"])
    if not options["goals"]:
        return None
    if expansion != "storm":
        return impossible(
            "mix-goals-expansion",
            "race.storm.overview.adds-to-base-game",
            f"goals belong to expansion 'storm', not to '{expansion}': choose 'storm', or leave "
            "out 'goals'",
            expansion=expansion,
        )
    if seats == 1:
        return impossible(
            "mix-solo-goals",
            "race.storm.solo.no-goals",
            "there are no goals in the solo game: leave out 'goals', or choose 2 seats or more",
        )
    return None


def refuse_draft(seats: int, options: Options) -> AstrariumError | None:
    expansion = str(options["expansion"])
    if not options["draft"]:
        return None
    if expansion != "storm":
        return impossible(
            "mix-draft-expansion",
            "race.storm.overview.draft-variant",
            f"drafting belongs to expansion 'storm', not to '{expansion}': choose 'storm', or "
            "leave out 'draft'",
            expansion=expansion,
        )
    if seats not in DRAFT_SEATS:
        return impossible(
            "mix-draft-seats",
            "race.storm.draft.player-count",
            f"drafting is for 2 or 3 seats, not for {seats}: choose 2 or 3 seats, or leave out "
            "'draft'",
            seats=seats,
        )
    if options["preset_hands"]:
        return impossible(
            "mix-draft-preset",
            "race.storm.draft.hand-six-discard-two",
            "after a draft the hand comes from the own deck: leave out 'draft' or 'preset_hands'",
        )
    return None
