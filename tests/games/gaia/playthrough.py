"""Seeded games for the golden playthroughs and the folder of finished games.

    python -m tests.games.gaia.playthrough golden     writes golden/*.txt anew
    python -m tests.games.gaia.playthrough finished   writes finished/*.log and *.yaml anew
    python -m tests.games.gaia.playthrough search     looks for games that score in every way

A change of the rules or of the content asks for the first two; where the finished games no longer
score in every way, the third prints other seeds for GAMES.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import NamedTuple, cast

import yaml

import astrarium
from astrarium.core.events import NO_THING, Event
from astrarium.core.game import Options
from astrarium.core.match import Match
from astrarium.core.position import Question
from astrarium.core.rng import Rng
from astrarium.games.gaia import words
from astrarium.games.gaia.state import Gaia
from tests.games.gaia.reckoning import Bookkeeper
from tests.support.whole_games import as_text, by_weight, command, keep, play_to_the_end

FOLDER = Path(__file__).parent
GOLDEN = FOLDER / "golden"
FINISHED = FOLDER / "finished"

FIRST_GAME: Options = {"factions": "first_game", "mines": "first_game"}


class Recipe(NamedTuple):
    """A game that can be played again: the factions in the order of choosing, and the seed."""

    name: str
    factions: tuple[str, ...]
    options: Options
    seed: int


# Every faction plays in one of them.
GOLDEN_GAMES = (
    Recipe("three-seats", ("terrans", "gleens", "itars"), {}, 5),
    Recipe("four-seats", ("ivits", "taklons", "lantids", "xenos"), {}, 32),
    Recipe("all-tiles", ("geodens", "firaks", "nevlas", "ambas"), {"board": "all_tiles"}, 25),
    Recipe(
        "small-board",
        ("hadsch_hallas", "bal_taks", "bescods"),
        {"small_board": True, "turn_order": "passing"},
        56,
    ),
)

GAMES: tuple[tuple[tuple[str, ...], Options, int], ...] = (
    (("terrans", "hadsch_hallas", "xenos", "taklons"), FIRST_GAME, 74),
    (("ivits", "gleens", "lantids", "ambas"), {}, 42),
    (("geodens", "firaks", "nevlas", "lantids"), {"board": "all_tiles"}, 22),
    (("bal_taks", "bescods", "itars"), {"small_board": True}, 87),
    (("itars", "gleens", "firaks"), {"board": "outer_tiles", "start_player": "chance"}, 52),
    (("terrans", "taklons", "geodens"), FIRST_GAME, 118),
    (("hadsch_hallas", "xenos"), FIRST_GAME, 31),
    (("nevlas", "bal_taks"), {"board": "all_tiles", "turn_order": "passing"}, 0),
    (("bescods",), {}, 22),
    (("ivits",), {"board": "all_tiles", "board_by": "players"}, 0),
)


# --- a lively player ------------------------------------------------------------------------------

WEIGHTS = {
    words.FEDERATE: 200,
    words.ADVANCED: 200,
    words.QIC_ACTION: 30,
    words.BUILD: 10,
    words.PROJECT: 12,
    words.SPECIAL: 40,
    words.POWER: 10,
    words.POWER_STONE: 10,
    words.CHARGE: 40,
    words.CHARGE_THEN_TOKEN: 8,
    words.TOKEN_THEN_CHARGE: 12,
    words.FREE: 1,
    words.PASS: 1,
    words.END_TURN: 40,
    words.SKIP: 1,
    words.STOP: 1,
    words.DECLINE: 4,
}


UPGRADES = {
    words.TRADING_STATION: 14,
    words.RESEARCH_LAB: 40,
    words.INSTITUTE: 30,
    words.ACADEMY_KNOWLEDGE: 60,
    words.ACADEMY_ACTION: 60,
}


def weight(choice: int, favourite: int) -> int:
    """How gladly a choice is made; every seat has a research area that it favours up to level 4."""
    kind, argument = choice - choice % words.KIND, choice % words.KIND
    if words.UPGRADE < kind < words.FEDERATE:
        return UPGRADES[(kind - words.UPGRADE) // words.KIND]
    if kind in (words.RESEARCH, words.ADVANCE, words.TILE):
        return 60 if argument == favourite else 4
    return WEIGHTS.get(kind, 5)


def passes(choice: int) -> bool:
    return words.PASS <= choice < words.END_TURN


def pick(choices: list[int], favourite: int, rng: Rng) -> int:
    """By weight; many ways to pass are no reason to pass."""
    acting = [choice for choice in choices if not passes(choice)]
    among = acting if acting and rng.below(40) > 0 else choices
    return by_weight(among, lambda choice: weight(choice, favourite), rng)


def play(recipe: Recipe) -> Match:
    match = Match(astrarium.rules("gaia", len(recipe.factions), recipe.options))
    s = cast(Gaia, match.position)
    rng = Rng(recipe.seed)

    def lively(question: Question, choices: list[int]) -> int:
        if choices[0] - choices[0] % words.KIND == words.FACTION:
            chosen = sum(player.faction != words.NONE for player in s.players)
            wanted = recipe.factions[chosen]
            return next(c for c in choices if s.rules.factions[c % 256].id == wanted)
        favourite = (recipe.seed + question.seat) % 6
        if s.players[question.seat].level(favourite) == 4:
            favourite = words.NONE
        return pick(choices, favourite, rng)

    return play_to_the_end(match, lively, rng)


# --- the golden text ------------------------------------------------------------------------------


def golden_text(recipe: Recipe) -> str:
    match = play(recipe)
    rules = cast(Gaia, match.position).rules

    def cause(event: Event) -> str:
        thing = rules.thing(event.source)
        return f"{thing.family} {thing.id}" if thing.family else ""

    def figure(event: Event) -> int:
        """The number of what an event names besides; the amount where it names nothing."""
        if event.target != NO_THING:
            return rules.thing(event.target).index
        return words.NO_BOOSTER if event.kind == "pass" else int(event.amount)

    heading = f"{match.rules.game.title}, {len(recipe.factions)} seats, seed {recipe.seed}"
    return as_text(match, heading, cause, summary(match), figure)


def summary(match: Match) -> list[str]:
    s = cast(Gaia, match.position)
    lines = [f"after {s.round_number} rounds"]
    for seat, player in enumerate(s.players):
        levels = "".join(str(player.level(track)) for track in range(6))
        lines.append(
            f"seat {seat}: {s.rules.factions[player.faction].name}, {s.scores()[seat]} VP, "
            f"rank {s.ranking()[seat]}; research {levels}, "
            f"{player.ore} ore, {player.knowledge} knowledge, {player.credits} credits, "
            f"{player.qic} Q.I.C., power {player.area1}/{player.area2}/{player.area3}"
        )
    return lines


# --- finished games -------------------------------------------------------------------------------


def sheet(match: Match) -> str:
    """The score sheet of a finished game, reckoned from the printed figures."""
    return str(yaml.safe_dump({"seats": Bookkeeper(match).sheet()}, sort_keys=False))


def write_golden() -> None:
    for recipe in GOLDEN_GAMES:
        keep(GOLDEN, f"{recipe.name}.txt", golden_text(recipe))


def recipe_of(number: int, seed: int) -> Recipe:
    factions, options, _ = GAMES[number]
    return Recipe(f"{number + 1:02}-{len(factions)}-seats", factions, options, seed)


def ways(match: Match) -> set[str]:
    """Every component that VP came from."""
    rules = cast(Gaia, match.position).rules
    events = [event for step in match.steps for event in step.events]
    found = set()
    for event in events:
        if event.kind.startswith("score-"):
            thing = rules.thing(event.source)
            found.add(thing.id if thing.family not in ("", "hex") else event.kind)
    return found


def write_finished() -> None:
    for old in [*FINISHED.glob("*.log"), *FINISHED.glob("*.yaml")]:
        old.unlink()
    found: set[str] = set()
    for number, (_, _, seed) in enumerate(GAMES):
        recipe = recipe_of(number, seed)
        match = play(recipe)
        found |= ways(match)
        keep(FINISHED, f"{recipe.name}.log", match.log.text())
        keep(FINISHED, f"{recipe.name}.yaml", sheet(match))
    print(f"{len(found)} ways to score:", *sorted(found))


def search(tries: int) -> None:
    """For each seating the seed of the game that scores in most ways not seen yet."""
    seen: set[str] = set()
    for number, (factions, options, _) in enumerate(GAMES):
        found = [ways(play(recipe_of(number, seed))) - seen for seed in range(tries)]
        best = max(range(tries), key=lambda seed: len(found[seed]))
        seen |= found[best]
        print(f"    ({factions}, {options}, {best}),  # {len(seen)} ways", flush=True)
    print(*sorted(seen))


if __name__ == "__main__":
    command(sys.argv[1:], __doc__, write_golden, write_finished, search, 20)
