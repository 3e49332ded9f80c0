"""The set-up of the Orb game."""

from __future__ import annotations

from typing import cast

import pytest

import astrarium
from astrarium.core.errors import BadNotation, BadOptions
from astrarium.core.frame import CHANCE
from astrarium.games.race.orb.board import NO_CARD
from astrarium.games.race.orb.frames.team import EnterTeam
from astrarium.games.race.state import Race
from tests.games.race.orb.table import (
    ARTIFACTS,
    OrbTable,
    chance,
    events,
    new_game,
    opened,
    orb_hand,
    orb_in,
    seen_cards,
    where,
)
from tests.games.race.orb.words import spoken_question
from tests.games.race.table import asked, reason_keys, says
from tests.support.rules import rule

WORSE_THAN_A_WALL = 16
CORNERS = {(0, 0), (0, 3), (2, 0), (2, 3)}


@pytest.mark.parametrize("expansion", ["none", "storm"])
def test_the_orb_is_refused_without_alien_artifacts(expansion):
    with pytest.raises(BadOptions, match=r"'artifacts'.*race\.artifacts"):
        astrarium.start("race", 2, options={"expansion": expansion, "orb": True})


@rule("race.artifacts.no-orb.components-unused")
def test_without_the_orb_nothing_of_it_is_there():
    s = cast(Race, astrarium.start("race", 2, options={"expansion": "artifacts"}))
    assert s.extras is not None
    assert s.extras.states == []
    assert "orb" not in s.view(0)["state"]["extras"]
    assert s.tables.orb is None


@rule("race.artifacts.orb.setup.normal-otherwise")
def test_pool_hands_and_start_worlds_are_as_usual():
    s = opened(new_game(3))
    assert s.pool == 36
    assert all(len(player.tableau) == 1 for player in s.players)
    assert all(s.tables.start_number[player.tableau[0]] >= 0 for player in s.players)


@rule("race.artifacts.orb.setup.explore-orb-card")
def test_every_player_may_choose_explore_orb():
    s = OrbTable(2).start_worlds().choosing()
    for seat in (0, 1):
        assert "choose explore orb" in says(s, seat)


@rule("race.artifacts.orb.setup.explore-orb-card")
def test_without_the_orb_there_is_no_such_card():
    s = astrarium.start("race", 2, options={"expansion": "artifacts"})
    with pytest.raises(BadNotation):
        s.rules.game.parse(s.rules, "choose explore orb")


@rule("race.artifacts.orb.setup.two-survey-teams", "race.artifacts.orb.move.start-with-one-team")
def test_each_player_has_two_teams_and_begins_with_one_on_the_orb():
    s = opened(new_game(4))
    for seat in range(4):
        teams = s.view(None)["state"]["extras"]["orb"]["seats"][seat]["teams"]
        assert len(teams) == 2
        assert where(s, seat, 0) in CORNERS
        assert where(s, seat, 1) is None


@rule("race.artifacts.orb.setup.priority-disc")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_player_has_one_disc_on_the_track(seats):
    assert sorted(orb_in(new_game(seats)).priority) == list(range(seats))


PILES = [(2, 12, 6), (3, 18, 9), (4, 24, 12), (5, 30, 15)]


@pytest.mark.parametrize(
    ("seats", "a", "b"),
    [
        pytest.param(
            *row,
            marks=rule(
                "race.artifacts.orb.setup.remove-a-per-missing-player",
                "race.artifacts.orb.setup.remove-b-per-missing-player",
                "race.artifacts.orb.setup.three-a-cards-each",
            ),
        )
        for row in PILES
    ],
)
def test_six_a_and_three_b_cards_go_for_each_missing_player_and_three_a_are_dealt(seats, a, b):
    orb = orb_in(new_game(seats))
    assert [seat.card_count() for seat in orb.seats] == [3] * seats
    assert (orb.pile_a, orb.pile_b) == (a - 3 * seats, b)


@rule("race.artifacts.orb.setup.removed-unseen", "race.artifacts.orb.setup.shuffle-separately")
def test_any_a_card_may_have_been_taken_out_and_no_eyes_know_which():
    s = new_game(2)
    assert seen_cards(s) == []
    first = says(s, CHANCE)
    assert first == [f"orb card A{number:02}" for number in range(1, 31)]
    assert "cards" not in s.view(0)["state"]["extras"]["orb"]


@rule("race.artifacts.orb.setup.dealt-unseen", "race.artifacts.orb.setup.start-world-chosen-first")
def test_orb_cards_are_looked_at_on_the_own_turn_when_hands_are_chosen():
    s = new_game(2)
    assert all(len(player.hand) == 4 for player in s.players)
    seats = s.view(None)["state"]["extras"]["orb"]["seats"]
    assert [seat["cards"] for seat in seats] == [3, 3]
    assert [orb_hand(s, seat) for seat in (0, 1)] == [[], []]


@rule("race.artifacts.orb.setup.deck-a-on-b")
def test_a_cards_are_drawn_before_b_cards():
    t = OrbTable(2).pile(1, 6)
    s = t.at_orb_step("explore +5", "develop")
    s.play(0, "orb draw")
    assert all(option.startswith("orb card A") for option in says(s, CHANCE))
    chance(s, "orb card A01")
    s.play(0, "enough") if asked(s) == [0] else None
    s.play(1, "orb draw")
    assert says(s, CHANCE) == [f"orb card B{number:02}" for number in range(1, 16)]


@rule("race.artifacts.orb.setup.main-airlock")
def test_the_two_main_airlock_cards_form_one_block_with_one_large_airlock():
    board = orb_in(new_game(2)).board
    block = {(row, column) for row in range(3) for column in range(4)}
    covered = {
        (row, column)
        for row in range(-4, 7)
        for column in range(-4, 8)
        if board.cards[board.at(row, column)] != NO_CARD
    }
    assert covered == block
    assert board.space(board.at(1, 1)) == board.space(board.at(1, 2))


@rule("race.artifacts.orb.setup.tokens-mixed")
def test_each_letter_is_drawn_from_a_pool_of_its_own():
    t = OrbTable(2).lay("A30", 0, 3, 3).lay("B03", 0, 3, 6)
    t.team(0, 3, 3).team(1, 4, 6)
    s = t.at_orb_step("explore +5", "develop")
    s.play(0, "orb move")
    s.play(0, "go 3,4")
    letters = {"world_discount_2", "development_discount_2", "technology", "uplift", "pass_wall"}
    letters |= {"move_4", "gate_or_military_1", "gate_or_military_2"}
    assert {option.removeprefix("token ") for option in says(s, CHANCE)} == letters


@rule("race.artifacts.orb.setup.supply-beside-small-airlocks")
def test_tokens_and_two_small_airlocks_wait_in_the_supply():
    orb = orb_in(new_game(3))
    assert sum(int(bag.size) for bag in orb.tokens) == 45
    assert orb.airlocks == 2


@rule("race.artifacts.orb.setup.summary-for-newcomers")
@pytest.mark.parametrize("language", ["en", "hu"])
def test_the_summary_is_in_the_question_and_the_options(language):
    """Nobody is given a card: what it sums up stands in the question itself, for everyone."""
    s = OrbTable(2).at_orb_step("explore orb", "develop")
    said = spoken_question(s, language)
    wanted = {"en": ("move, play, draw", "pass"), "hu": ("mozgatás, kijátszás, húzás", "passz")}
    assert all(part in said for part in wanted[language])


@rule("race.artifacts.orb.setup.priority-lowest-start-world")
@pytest.mark.parametrize("seed", range(6))
def test_the_lowest_start_world_has_the_highest_priority(seed):
    s = opened(new_game(4, seed), seed)
    numbers = [s.tables.start_number[player.tableau[0]] for player in s.players]
    assert numbers[orb_in(s).priority[0]] == min(numbers)
    assert [event.seat for event in events(s, "orb-first")] == [orb_in(s).priority[0]]


@rule("race.artifacts.orb.setup.priority-clockwise")
@pytest.mark.parametrize("seed", range(4))
def test_the_others_follow_clockwise(seed):
    order = orb_in(opened(new_game(5, seed), seed)).priority
    assert order == [(order[0] + i) % 5 for i in range(5)]


@rule("race.artifacts.orb.setup.opening-in-reverse-priority")
def test_the_opening_goes_from_the_lowest_priority_to_the_highest():
    s = opened(new_game(4))
    order = orb_in(s).priority
    assert [event.seat for event in events(s, "orb-lay")] == order[::-1]
    assert [event.seat for event in events(s, "orb-enter")] == order[::-1]


@rule("race.artifacts.orb.setup.opening-card", "race.artifacts.orb.play.mandatory-at-setup")
def test_each_looks_at_three_cards_and_must_play_one():
    s = new_game(2)
    last = (s.first_seat + 1) % 2
    for name in ("A05", "A13", "A20"):
        chance(s, f"orb card {name}")
    assert asked(s) == [last]
    assert orb_hand(s, last) == ["A05", "A13", "A20"]
    offered = says(s, last)
    assert offered
    assert all(each.startswith("lay ") for each in offered)
    assert reason_keys(s, last, "enough") == ["not-offered"]


@rule("race.artifacts.orb.play.setup-impossible")
def test_whoever_can_play_none_reveals_the_cards_and_plays_none():
    """Built for this: a rim worse than any printed edge, so that nothing can be laid against it."""
    s = new_game(2)
    board = orb_in(s).board
    for row in range(3):
        board.west[board.at(row, 0)] = board.west[board.at(row, 4)] = WORSE_THAN_A_WALL
    for column in range(4):
        board.north[board.at(0, column)] = board.north[board.at(3, column)] = WORSE_THAN_A_WALL
    last = (s.first_seat + 1) % 2
    before = s.agenda.disclosures
    for name in ("A03", "A04", "A14"):
        chance(s, f"orb card {name}")
    assert [event.amount for event in events(s, "orb-revealed")] == [2, 3, 13]
    assert s.agenda.disclosures > before
    assert s.view(None)["state"]["extras"]["orb"]["seats"][last]["shown"] == [2, 3, 13]
    assert orb_hand(s, last) == ["A03", "A04", "A14"]
    assert says(s, last)[0].startswith("stand ")


@rule("race.artifacts.orb.setup.opening-team-on-free-corner")
def test_a_corner_is_for_one_team():
    t = OrbTable(2).team(0, 0, 0)
    t.orb.board.count_teams(t.orb.board.home, -1)
    t.orb.seats[1].teams = [-1, -1]
    t.start_worlds()
    t.s.push(0, EnterTeam(1, 0))
    t.s.run(0)
    assert says(t.s, 1) == ["stand 0,3", "stand 2,0", "stand 2,3"]
    assert reason_keys(t.s, 1, "stand 0,0") == ["orb-corner-taken"]
    assert reason_keys(t.s, 1, "stand 1,1") == ["orb-corners-first"]


@rule("race.artifacts.orb.setup.opening-fifth-team-in-centre")
@pytest.mark.parametrize("seed", range(3))
def test_the_fifth_team_the_one_with_highest_priority_begins_in_the_centre(seed):
    s = opened(new_game(5, seed), seed)
    order = orb_in(s).priority
    assert where(s, order[0]) == (1, 1)
    assert {where(s, seat) for seat in order[1:]} == CORNERS


@rule("race.artifacts.orb.draw.not-hand-cards", "race.artifacts.orb.draw.count-public")
def test_orb_cards_are_counted_apart_from_the_hand_and_openly():
    t = OrbTable(2).hand(0, "A01 A02")
    t.seat(0, tableau="Old Earth", hand="Gem World")
    s = t.start_worlds().choosing()
    for eyes in (None, 1):
        state = s.view(eyes)["state"]
        assert state["players"][0]["hand_size"] == 1
        assert state["extras"]["orb"]["seats"][0]["cards"] == 2
        assert "hand" not in state["extras"]["orb"]["seats"][0]


def test_options_of_the_card_are_complete():
    rules = astrarium.rules("race", 5, ARTIFACTS)
    assert rules.options["orb"] is True
