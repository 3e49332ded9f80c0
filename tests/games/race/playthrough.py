"""Seeded games for the golden playthrough and the folder of finished games.

    python -m tests.games.race.playthrough golden     writes golden/*.txt anew
    python -m tests.games.race.playthrough finished   writes finished/*.log anew and prints what
                                                      the sheets *.yaml are reckoned from, by hand
    python -m tests.games.race.playthrough search     looks for games that use every power

A change of the rules that changes games asks for the first two; where the finished games no longer
use every power, the third prints other seeds for GAMES.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import NamedTuple, cast

import astrarium
from astrarium.core.events import Event
from astrarium.core.game import Options
from astrarium.core.match import Match
from astrarium.core.position import Question
from astrarium.core.rng import Rng
from astrarium.games.race import words
from astrarium.games.race.frames.settle_world import NewWorld
from astrarium.games.race.goals.access import goals_of
from astrarium.games.race.means import military_against, spare_military
from astrarium.games.race.robot.access import robot_of
from astrarium.games.race.state import Race
from astrarium.games.race.words import OF_GOAL
from tests.games.race.uses import ALL_USES, Use, uses
from tests.support.whole_games import as_text, by_weight, command, keep, play_to_the_end

FOLDER = Path(__file__).parent
GOLDEN = FOLDER / "golden"
FINISHED = FOLDER / "finished"
FINISHED_MORE = FOLDER / "finished_more"
FINISHED_GOALS = FOLDER / "finished_goals"
FINISHED_SOLO = FOLDER / "finished_solo"


class Recipe(NamedTuple):
    """A game that can be played again: who sits there, which seed, which cards are sought."""

    name: str
    seats: int
    options: Options
    seed: int
    wanted: tuple[str, ...]


SOLO: Options = {"expansion": "storm", "solo_difficulty": "medium"}
GOALS: Options = {"expansion": "storm", "goals": True}
# One game of each set of cards and of each way to play; those of the expansions seek the cards with
# new powers.
GOLDEN_GAMES = (
    Recipe("solo", 1, SOLO, 5, ()),
    Recipe("three-seats", 3, {}, 1, ()),
    Recipe(
        "storm",
        3,
        {"expansion": "storm"},
        65,
        (
            "Improved Logistics",
            "Space Mercenaries",
            "Damaged Alien Factory",
            "Clandestine Uplift Lab",
            "Alien Toy Shop",
        ),
    ),
    Recipe(
        "artifacts",
        3,
        {"expansion": "artifacts"},
        79,
        (
            "Tranship Point",
            "Wormhole Prospectors",
            "Terraforming Project",
            "Imperium Supply Convoy",
            "Rebel Gem Smugglers",
            "Ore-Rich World",
        ),
    ),
    Recipe("goals", 3, GOALS, 1, ()),
    Recipe("draft", 3, {"expansion": "storm", "draft": True}, 2, ()),
    Recipe("two-seats", 2, {"advanced_two_player": True}, 4, ()),
)

# Seats, options and seed of each finished game.
GAMES: tuple[tuple[int, Options, int], ...] = (
    (4, {}, 78),
    (4, {}, 96),
    (4, {}, 53),
    (4, {"preset_hands": True}, 85),
    (3, {}, 57),
    (3, {}, 13),
    (3, {"preset_hands": True}, 91),
    (2, {"advanced_two_player": True}, 19),
    (2, {}, 47),
    (2, {"advanced_two_player": True, "preset_hands": True}, 0),
)

# Finished games of the expansions.
MORE_GAMES = (
    Recipe("01-storm-5-seats", 5, {"expansion": "storm"}, 2, ()),
    Recipe("02-storm-2-seats", 2, {"expansion": "storm", "advanced_two_player": True}, 3, ()),
    Recipe("03-artifacts-4-seats", 4, {"expansion": "artifacts"}, 4, ()),
    Recipe("04-artifacts-2-seats", 2, {"expansion": "artifacts"}, 5, ()),
)
GOAL_GAMES = (
    Recipe("goals-3-seats", 3, GOALS, 1, ()),
    Recipe("draft-2-seats", 2, {**GOALS, "draft": True}, 5, ()),
)
# Of each difficulty, with every reason to end: a tie in points, a robot whose start world leaves,
# two whose "robot =" counter changes.
SOLO_GAMES = (
    Recipe("01-easy-separatist-colony", 1, {**SOLO, "solo_difficulty": "easy"}, 5, ()),
    Recipe("02-medium-doomed-world", 1, SOLO, 26, ()),
    Recipe("03-medium-old-earth", 1, SOLO, 19, ()),
    Recipe("04-hard-ancient-race", 1, {**SOLO, "solo_difficulty": "hard"}, 38, ()),
    Recipe("05-hard-damaged-alien-factory", 1, {**SOLO, "solo_difficulty": "hard"}, 25, ()),
)


# --- a lively player ------------------------------------------------------------------------------


def weight(s: Race, seat: int, choice: int, wanted: frozenset[int]) -> int:
    """How gladly a choice is made; a card that is wanted is sought, kept and used."""
    kind, argument = choice - choice % words.KIND, choice % words.KIND
    player = s.players[seat]
    sought = argument in wanted
    match kind:
        case words.ACT:
            return action_weight(s, seat, argument)
        case words.BUILD | words.LAND:
            return 60 if sought else 8
        case words.KEEP:
            return 40 if sought else 1 + s.tables.cost[argument]
        case words.DISCARD | words.PAY:
            return 1 if sought else 20
        case words.SPEND:
            return 9 if sought else 2
        case words.PASS | words.STOP:
            return 1
        case words.USE:
            return 12 if s.tables.powers[argument].card in wanted else 3
        case words.SELL:
            return 1 + 3 * s.tables.goods[argument] + 9 * sought
        case _:
            return 4 if player.hand else 5


def action_weight(s: Race, seat: int, action: int) -> int:
    player = s.players[seat]
    goods = player.good_count()
    empty = sum(
        1
        for card, good in zip(player.tableau, player.goods)
        if good == words.NONE and s.tables.goods[card]
    )
    match action:
        case words.EXPLORE_5 | words.EXPLORE_1_1:
            return 4 if len(player.hand) < 4 else 1
        case words.DEVELOP | words.SETTLE:
            return 2 * min(len(player.hand), 6)
        case words.TRADE:
            return 3 * goods
        case words.DOUBLE_VP:
            return 2 * goods
        case _:
            return 1 + 2 * empty


def not_wasted(s: Race, question: Question, choices: list[int]) -> list[int]:
    """Without what is given up for Military that conquers nothing, and paying in spite of it."""
    frame = s.agenda.lanes[question.lane][-1]
    if not isinstance(frame, NewWorld):
        return choices
    player, world = s.players[question.seat], frame.card
    if player.temporary and words.CONQUER in choices:
        return [choice for choice in choices if choice == words.CONQUER or arms(s, choice)]
    most = military_against(s, player, world)
    most += spare_military(s, question.seat, world, len(player.hand))
    if s.tables.military_world[world] and most >= s.tables.cost[world]:
        return choices
    return [choice for choice in choices if not arms(s, choice)]


def arms(s: Race, choice: int) -> bool:
    """Is a card of the tableau, of the hand or a good given up for Military?"""
    if words.SPEND <= choice < words.SPEND + words.KIND:
        return s.tables.temporary_military[choice % words.KIND] > 0
    return words.HIRE <= choice < words.ARM + words.KIND


def play(recipe: Recipe) -> Match:
    match = Match(astrarium.rules("race", recipe.seats, recipe.options))
    s = cast(Race, match.position)
    wanted = frozenset(s.tables.names.index(name) for name in recipe.wanted)
    rng = Rng(recipe.seed)

    def lively(question: Question, choices: list[int]) -> int:
        seat, choices = question.seat, not_wasted(s, question, choices)
        if len(choices) == 1:
            return choices[0]
        if not any(weight(s, seat, choice, wanted) for choice in choices):
            return choices[-1]
        return by_weight(choices, lambda choice: weight(s, seat, choice, wanted), rng)

    return play_to_the_end(match, lively, rng)


# --- the golden text ------------------------------------------------------------------------------


def golden_text(recipe: Recipe) -> str:
    match = play(recipe)
    tables = cast(Race, match.position).tables

    def cause(event: Event) -> str:
        if event.source >= OF_GOAL:
            return tables.goals[event.source - OF_GOAL].name
        return tables.names[event.source] if event.source >= 0 else ""

    seats = "1 seat" if recipe.seats == 1 else f"{recipe.seats} seats"
    heading = f"{match.rules.game.title}, {seats}, seed {recipe.seed}"
    return as_text(match, heading, cause, summary(match))


def summary(match: Match) -> list[str]:
    s = cast(Race, match.position)
    lines = [f"after {s.round_number} rounds, {s.pool} VP in the pool, {s.deck.size} cards to draw"]
    for seat, player in enumerate(s.players):
        lines.append(
            f"seat {seat}: {s.scores()[seat]} VP, {player.vp} of them in chips, "
            f"rank {s.ranking()[seat]}; {player.good_count()} goods, {len(player.hand)} in hand"
        )
        lines += [f"    {s.tables.names[card]}" for card in player.tableau]
    for rival in s.rivals():
        lines.append(f"robot: {rival.score} VP, rank {rival.rank}")
    return [*lines, *goals(s)] if s.rules.options["goals"] else lines


def goals(s: Race) -> list[str]:
    found = goals_of(s)
    return [
        f"{s.tables.goals[number].name}: "
        + ("nobody" if holder < 0 else f"seat {holder}")
        + "".join(f", chip for seat {seat}" for seat in range(len(s.players)) if chips >> seat & 1)
        for number, holder, chips in zip(found.drawn, found.holders, found.chips)
    ]


# --- finished games -------------------------------------------------------------------------------


def to_reckon(match: Match) -> str:
    """What the score sheet of a finished game is added up from, for the person who does it."""
    s = cast(Race, match.position)
    lines = []
    for seat, player in enumerate(s.players):
        rest = len(player.hand) + player.good_count()
        lines.append(f"  seat {seat}: {player.vp} VP in chips, {rest} cards in hand and goods")
        lines += [f"    {s.tables.names[card]}" for card in player.tableau]
    if s.rules.robot is not None:
        robot = robot_of(s)
        lines.append(f"  robot: {robot.vp} VP in chips, {robot.placed} 6-cost counters")
        lines.append(f"    credit {robot.credit}, economy size {robot.economy}")
        lines += [f"    {s.tables.names[card]}" for card in robot.tableau]
    return "\n".join(lines)


def write_golden() -> None:
    for recipe in GOLDEN_GAMES:
        keep(GOLDEN, f"{recipe.name}.txt", golden_text(recipe))


def recipe_of(number: int, seed: int, missing: set[Use]) -> Recipe:
    """A finished game; from the third on it seeks the cards whose powers no game has used yet."""
    seats, options, _ = GAMES[number]
    wanted = sorted({card for card, _ in missing}) if number > 1 else []
    return Recipe(f"{number + 1:02}-{seats}-seats", seats, options, seed, tuple(wanted))


def write_finished() -> None:
    missing = set(ALL_USES)
    for number, (_, _, seed) in enumerate(GAMES):
        missing -= uses(write_log(FINISHED, recipe_of(number, seed, missing)))
    print("not used:", sorted(missing) or "none")
    for recipe in MORE_GAMES:
        write_log(FINISHED_MORE, recipe)
    for recipe in GOAL_GAMES:
        write_log(FINISHED_GOALS, recipe)
    for recipe in SOLO_GAMES:
        write_log(FINISHED_SOLO, recipe)


def write_log(folder: Path, recipe: Recipe) -> Match:
    match = play(recipe)
    keep(folder, f"{recipe.name}.log", match.log.text())
    print(f"{recipe.name}.yaml, to be reckoned by hand:\n{to_reckon(match)}")
    return match


def search(tries: int) -> None:
    """For each seating the seed of the game that uses most powers not used yet."""
    missing = set(ALL_USES)
    for number, (seats, options, _) in enumerate(GAMES):
        found = [uses(play(recipe_of(number, seed, missing))) & missing for seed in range(tries)]
        best = max(range(tries), key=lambda seed: len(found[seed]))
        missing -= found[best]
        print(f"    ({seats}, {options}, {best}),  # {len(missing)} powers left", flush=True)
    print("not used:", sorted(missing) or "none")


if __name__ == "__main__":
    command(sys.argv[1:], __doc__, write_golden, write_finished, search, 40)
