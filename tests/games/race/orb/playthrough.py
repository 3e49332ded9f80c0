"""One whole Orb game as text, and the Orb as a map of signs.

python -m tests.games.race.orb.playthrough     writes golden/three-seats.txt anew
"""

from __future__ import annotations

from pathlib import Path
from typing import cast

import astrarium
from astrarium.core.frame import CHANCE
from astrarium.core.match import Match
from astrarium.core.playout import roll
from astrarium.core.rng import Rng
from astrarium.games.race.orb.board import Board
from astrarium.games.race.orb.words import NOWHERE, PLACES, column_of, row_of
from astrarium.games.race.state import Race
from tests.games.race.orb.table import ARTIFACTS, orb_in
from tests.games.race.playthrough import not_wasted

GOLDEN = Path(__file__).parent / "golden" / "three-seats.txt"
SEATS, SEED = 3, 1
SIGNS = " .thaqb.tOo"
EDGES = {0: " ", 15: "#"}


def eager(match: Match, question, rng: Rng) -> int:
    """Tokens are taken and used, cards laid, developments and worlds placed where possible."""
    s = match.position
    allowed = s.options(question)
    options = not_wasted(cast(Race, s), question, allowed)
    if len(options) == 1 < len(allowed):
        return options[0]
    tokens = set(s.view(None)["state"]["extras"]["orb"]["tokens"])
    words = {choice: match.rules.game.say(match.rules, choice) for choice in options}
    passing = rng.below(8) == 0
    for wanted in (
        lambda c: passing and words[c] == "orb pass",
        lambda c: words[c].startswith(("go ", "cross ")) and c % PLACES in tokens,
        lambda c: words[c].startswith("turn up"),
        lambda c: words[c] == "orb move",
        lambda c: words[c].startswith(("lay ", "develop ", "settle ", "use ")),
    ):
        found = [choice for choice in options if wanted(choice)]
        if found:
            return rng.pick(found)
    return rng.pick(options)


def played() -> Match:
    match = Match(astrarium.rules("race", SEATS, ARTIFACTS))
    rng = Rng(SEED)
    while not match.position.over:
        question = match.position.questions()[0]
        if question.seat == CHANCE:
            choice = int(roll(match.position, question.lane, rng))
        else:
            choice = eager(match, question, rng)
        forced = question.seat != CHANCE and len(match.position.options(question)) == 1
        match.answer(question, choice, forced)
    return match


def told(match: Match) -> list[str]:
    lines = []
    for step in match.steps:
        who = "chance" if step.seat == CHANCE else f"seat {step.seat}"
        lines.append(f"{who}: {step.say}")
        lines += [
            f"    {event.kind} {event.seat} {event.amount} [{event.rule}]"
            for event in step.events
            if event.kind.startswith(("orb", "score"))
        ]
    return lines


def orb_map(board: Board) -> list[str]:
    """Two lines a row: edges above, then squares with the edges beside them; * is a token."""
    places = [board.place_of(i) for i in range(board.height * board.width) if board.squares[i]]
    rows = range(min(row_of(p) for p in places), max(row_of(p) for p in places) + 2)
    columns = range(min(column_of(p) for p in places), max(column_of(p) for p in places) + 2)
    lines = []
    for row in rows:
        above, within = "", ""
        for column in columns:
            at = board.at(row, column)
            above += "+" + edge_sign(board, at, at - board.width, int(board.north[at])) * 2
            beside = edge_sign(board, at, at - 1, int(board.west[at]))
            within += beside + SIGNS[board.squares[at]] + ("*" if board.tokens[at] else " ")
        lines += [above.rstrip("+ "), within.rstrip()]
    return lines


def edge_sign(board: Board, one: int, other: int, edge: int) -> str:
    if board.squares[one] == NOWHERE and board.squares[other] == NOWHERE:
        return " "
    return EDGES.get(edge, str(edge))


def golden_text() -> str:
    match = played()
    s = cast(Race, match.position)
    lines = [f"seats {SEATS}, {ARTIFACTS}", *told(match), "", *orb_map(orb_in(s).board), ""]
    lines += [f"scores {s.scores()}", f"ranking {s.ranking()}"]
    return "\n".join(line.rstrip() for line in lines) + "\n"


if __name__ == "__main__":
    GOLDEN.write_text(golden_text(), encoding="utf-8")
