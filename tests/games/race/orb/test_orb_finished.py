"""Finished Orb games: whole logs, each with a score sheet reckoned box by box and token by token.

The sheets were added up from the printed figures of cards and tokens, apart from the rules.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import astrarium
from astrarium.core.frame import CHANCE
from astrarium.core.match import Match
from tests.games.race.orb.finished_games import FINISHED, GAMES, uses
from tests.games.race.orb.table import orb_in, used
from tests.games.race.orb.test_orb_scoring import PRINTED as ON_TOKENS
from tests.games.race.sheets import check_replay, check_tableaus, position
from tests.support.whole_games import each_log, replayed, sheet

LOGS = sorted(FINISHED.glob("*.log"))
each_game = each_log(FINISHED)
ENDS = {
    "race.base.end.twelve-cards": "twelve cards",
    "race.base.end.pool-empty": "pool empty",
    "race.artifacts.orb.end.deck-empty": "orb pile empty",
}
# Ten kinds of tokens are used for eleven powers; teams go on foot, by teleport, through a gate
# and through a wall; a second team enters; tokens score for all three developments.
USED = {
    "a team moves: by a teleport",
    "a team moves: orb.move.four-spaces",
    "a team moves: token.gate.pass-gate",
    "a team moves: token.wall.pass-wall",
    "development_discount_2 turned up: token.development-discount",
    "development_discount_3 turned up: token.development-discount",
    "gate_or_military_1 turned up: token.gate.military-in-explore",
    "gate_or_military_1 turned up: token.gate.military-instead",
    "gate_or_military_2 turned up: token.gate.military-in-explore",
    "gate_or_military_2 turned up: token.gate.pass-gate",
    "gate_or_military_2_b turned up: token.gate.military-in-explore",
    "move_4 turned up: token.move.four-extra",
    "pass_wall turned up: token.wall.pass-wall",
    "technology turned up: token.technology.as-alien-good",
    "technology turned up: token.technology.sale-needs-trade",
    "uplift turned up: token.uplift.military",
    "world_discount_2 turned up: token.world-discount",
    "orb-consume",
    "orb-lay-none",
    "orb-return",
    "orb-sell",
    "orb-tube",
    "team 2 enters",
    "tokens score for Alien Researchers",
    "tokens score for Terraforming Unlimited",
    "tokens score for Uplift Alliance",
}


def on_tokens(row: Any) -> int:
    return sum(vp for token in row["tokens"] for vp in token.values())


def test_every_recipe_has_its_log() -> None:
    assert [log.stem for log in LOGS] == [recipe.name for recipe in GAMES]
    assert [replayed(log).rules.seats for log in LOGS] == [2, 5]


def test_the_games_use_most_tokens_and_all_ways_to_move() -> None:
    assert set().union(*[uses(replayed(log)) for log in LOGS]) >= USED


@each_game
def test_a_finished_orb_game_replays_to_itself(log: Path) -> None:
    check_replay(log)


@each_game
def test_the_sheet_lists_the_tableau_with_its_printed_figures(log: Path) -> None:
    check_tableaus(log)


@each_game
def test_the_sheet_lists_the_tokens_with_their_printed_figures(log: Path) -> None:
    """All are face up at the end. An Uplift token adds 1 for each hatchery in sight."""
    s = position(log)
    hatcheries = sheet(log)["hatcheries"]
    assert orb_in(s).board.hatcheries() == hatcheries
    for seat, row in enumerate(sheet(log)["seats"]):
        assert used(s, seat) == [kind for token in row["tokens"] for kind in token]
        assert orb_in(s).seats[seat].tokens == []
        for token in row["tokens"]:
            for kind, vp in token.items():
                assert vp == ON_TOKENS[kind] + (hatcheries if kind.startswith("uplift") else 0)


@each_game
def test_the_scores_of_the_orb_game_are_those_of_the_sheet(log: Path) -> None:
    s = position(log)
    seats = sheet(log)["seats"]
    assert [player.vp for player in s.players] == [row["chips"] for row in seats]
    for row in seats:
        cards = sum(row["printed"].values()) + sum(
            sum(box.values()) for box in row["variable"].values()
        )
        tokens = on_tokens(row) + sum(row["families"].values())
        assert row["total"] == row["chips"] + cards + tokens
    assert s.scores() == [row["total"] for row in seats]


@each_game
def test_the_points_told_are_those_of_the_sheet(log: Path) -> None:
    s = position(log)
    rows = sheet(log)["seats"]
    told: dict[str, list[dict[str, int]]] = {}
    for event in replayed(log).steps[-1].events:
        if event.kind.startswith("score-"):
            source = s.tables.names[event.source] if event.source >= 0 else ""
            told.setdefault(event.kind, [{} for _ in rows])[event.seat][source] = event.amount
    assert told["score-tokens"] == [{"": on_tokens(row)} for row in rows]
    boxes = [{card: sum(box.values()) for card, box in row["variable"].items()} for row in rows]
    assert told["score-variable"] == boxes
    families = told.get("score-token-family", [{} for _ in rows])
    assert [{card: vp for card, vp in each.items() if vp} for each in families] == [
        row["families"] for row in rows
    ]


@each_game
def test_the_orb_game_ended_for_the_reason_told(log: Path) -> None:
    events = replayed(log).steps[-1].events
    reasons = {ENDS[event.rule] for event in events if event.kind in ("end", "orb-end")}
    assert sorted(reasons) == sheet(log)["end"]


@each_game
def test_the_winner_is_the_one_of_the_sheet(log: Path) -> None:
    s = position(log)
    rows = [(row["total"], row["hand and goods"]) for row in sheet(log)["seats"]]
    rest = [len(player.hand) + player.good_count() for player in s.players]
    assert rest == [row[1] for row in rows]
    assert [rank == 1 for rank in s.ranking()] == [row == max(rows) for row in rows]


def test_every_decision_of_a_finished_orb_game_survives_json() -> None:
    """Saved and loaded, a position is the same and offers the same."""
    played = replayed(LOGS[0])
    again = Match(played.rules)
    decisions = 0
    for step in played.steps:
        s = again.position
        question = next(q for q in s.questions() if (q.lane, q.seat) == (step.lane, step.seat))
        if step.seat != CHANCE and not step.forced:
            decisions += 1
            text = s.dump()
            loaded = astrarium.load(text)
            assert loaded.dump() == text
            assert loaded.options(question) == s.options(question)
        again.answer(question, step.choice, step.forced)
    assert decisions > 100
    assert again.position.scores() == played.position.scores()
