"""Finished games: every log in the folder, with a score sheet reckoned by hand.

The sheets were added up from the printed figures of the cards, box by box and card by card. The
logs are written anew by `python -m tests.games.race.playthrough finished`; see there.
"""

from __future__ import annotations

from pathlib import Path

from astrarium.core.log import read_log
from tests.games.race.playthrough import FINISHED
from tests.games.race.printed import ALONE, BY_NAME
from tests.games.race.sheets import position
from tests.games.race.table import names
from tests.games.race.uses import ALL_USES, Use, uses
from tests.support.whole_games import each_log, replayed, sheet

LOGS = sorted(FINISHED.glob("*.log"))
each_game = each_log(FINISHED)
ENDS = {"race.base.end.twelve-cards": "twelve cards", "race.base.end.pool-empty": "pool empty"}


def test_there_are_ten_games_of_all_seatings() -> None:
    seatings = {
        (rules.seats, rules.options["advanced_two_player"], rules.options["preset_hands"])
        for rules in (replayed(log).rules for log in LOGS)
    }
    assert len(LOGS) >= 10
    assert seatings >= {(2, False, False), (2, True, False), (2, True, True), (3, False, False)}
    assert seatings >= {(3, False, True), (4, False, False), (4, False, True)}


@each_game
def test_a_finished_game_replays_to_its_end(log: Path) -> None:
    s = position(log)
    assert s.over
    assert replayed(log).log.text() == log.read_text(encoding="utf-8")


@each_game
def test_cards_and_chips_add_up_at_the_end(log: Path) -> None:
    s = position(log)
    assert s.rules.game.broken(s) == []
    assert s.pool + sum(player.vp for player in s.players) == 12 * len(s.players)
    assert max(len(player.hand) for player in s.players) <= 10


@each_game
def test_the_game_ended_for_the_reason_told(log: Path) -> None:
    events = replayed(log).steps[-1].events
    reasons = [ENDS[event.rule] for event in events if event.kind == "end"]
    assert sorted(set(reasons)) == sorted(sheet(log)["end"])
    assert reasons != []


@each_game
def test_the_sheet_lists_the_tableau_with_its_printed_figures(log: Path) -> None:
    s = position(log)
    for player, row in zip(s.players, sheet(log)["seats"], strict=True):
        tableau = names(s, player.tableau)
        assert sorted([*row["printed"], *row["variable"]]) == sorted(tableau)
        assert set(row["variable"]) == set(tableau) & set(ALONE)
        for card, vp in row["printed"].items():
            assert vp == BY_NAME[card].vp


@each_game
def test_the_scores_are_those_of_the_sheet(log: Path) -> None:
    s = position(log)
    seats = sheet(log)["seats"]
    assert [player.vp for player in s.players] == [row["chips"] for row in seats]
    for row in seats:
        boxes = [sum(box.values()) for box in row["variable"].values()]
        parts = row["chips"] + sum(row["printed"].values()) + sum(boxes)
        assert row["total"] == parts
    assert s.scores() == [row["total"] for row in seats]
    ended = read_log(log.read_text(encoding="utf-8")).entries[-1].data["end"]
    assert ended["scores"] == [row["total"] for row in seats]


@each_game
def test_each_box_is_worth_what_the_sheet_says(log: Path) -> None:
    told = {
        (event.seat, names(position(log), [event.source])[0]): event.amount
        for event in replayed(log).steps[-1].events
        if event.kind == "score-variable"
    }
    reckoned = {
        (seat, card): sum(box.values())
        for seat, row in enumerate(sheet(log)["seats"])
        for card, box in row["variable"].items()
    }
    assert told == reckoned


@each_game
def test_the_winner_is_the_one_of_the_sheet(log: Path) -> None:
    rows = [(row["total"], row["hand and goods"]) for row in sheet(log)["seats"]]
    ranks = position(log).ranking()
    assert [rank == 1 for rank in ranks] == [row == max(rows) for row in rows]


def test_together_the_games_use_every_power_of_every_card() -> None:
    used: set[Use] = set()
    for log in LOGS:
        used |= uses(replayed(log))
    assert used == ALL_USES
    # 126 printed powers, and 12 boxes of varying VP.
    assert len(ALL_USES) == 138
