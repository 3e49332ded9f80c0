"""Everyone secretly chooses an action card; all are revealed together."""

import pytest

import astrarium
from astrarium.core.frame import CHANCE
from astrarium.core.match import Match
from tests.games.race.looking import listening, open_to, phases, play_on, seen, told
from tests.games.race.table import Table, any_draws, asked, says
from tests.support import rule

NO_CARD = -1
DEVELOP, SETTLE, PRODUCE = 2, 3, 6  # the places of these cards among the seven


def choosing_match() -> Match:
    """A real game up to the first choice of actions."""
    match = Match(astrarium.rules("race", 2, {"preset_hands": True}))
    s = match.position
    while [question.seat for question in s.questions()] == [CHANCE]:
        (question,) = s.questions()
        match.answer(question, s.options(question)[0])
    return match


@rule("race.base.choose.one-card")
def test_each_player_chooses_one_card_and_is_then_done() -> None:
    s = Table(3).choosing()
    assert asked(s) == [0, 1, 2]
    s.play(1, "choose produce")
    assert asked(s) == [0, 2]
    s.play(0, "choose develop")
    s.play(2, "choose settle")
    assert [player.action for player in s.players] == [DEVELOP, PRODUCE, SETTLE]
    assert [player.second_action for player in s.players] == [NO_CARD] * 3


@rule("race.base.choose.one-card")
def test_a_card_must_be_chosen() -> None:
    s = Table(2).choosing()
    (reason,) = s.why_not(0, "pass")
    assert reason.key == "not-offered"
    assert len(says(s, 0)) == 7


@rule("race.base.choose.secret")
def test_nobody_sees_a_choice_nor_that_it_was_made_before_all_have_chosen() -> None:
    s = Table(3).choosing()
    others = [s.view(1), s.view(2), s.view(None)]
    s.play(0, "choose settle")
    assert [s.view(1), s.view(2), s.view(None)] == others
    assert open_to(s, 1) == open_to(s, None) == [0, 1, 2]
    assert open_to(s, 0) == [1, 2]
    assert seen(s, 0, 0)["pick"] == SETTLE
    assert "pick" not in seen(s, 1, 0)
    assert seen(s, 1, 0)["action"] == NO_CARD


@rule("race.base.choose.secret")
def test_the_record_shows_others_no_choice_before_all_have_chosen() -> None:
    match = choosing_match()
    before = len(match.record(1))
    match.play(0, "choose settle")
    assert len(match.record(1)) == before
    assert match.record(0)[-1]["say"] == "choose settle"
    match.play(1, "choose produce")
    actions = [event for event in match.record(1)[-1]["events"] if event["kind"] == "action"]
    assert [(event["seat"], event["amount"]) for event in actions] == [(0, SETTLE), (1, PRODUCE)]


@rule("race.base.choose.secret")
def test_a_choice_may_be_changed_until_the_last_player_has_chosen() -> None:
    match = choosing_match()
    match.play(0, "choose settle")
    match.undo(0)
    match.play(0, "choose develop")
    assert match.undoable(0)
    match.play(1, "choose produce")
    assert match.undoable(0) == match.undoable(1) == []
    assert match.position.view(1)["state"]["players"][0]["action"] == DEVELOP


@rule("race.base.choose.revealed-together")
def test_all_choices_are_revealed_when_the_last_one_is_made() -> None:
    s = listening(Table(3)).choosing()
    s.play(2, "choose settle")
    s.play(0, "choose produce")
    assert told(s, "action") == []
    s.play(1, "choose settle")
    revealed = "race.base.choose.revealed-together"
    assert told(s, "action") == [
        (0, PRODUCE, "", revealed),
        (1, SETTLE, "", revealed),
        (2, SETTLE, "", revealed),
    ]
    for eyes in (None, 0, 1, 2):
        assert [seen(s, eyes, seat)["action"] for seat in range(3)] == [PRODUCE, SETTLE, SETTLE]
        assert [seen(s, eyes, seat)["second_action"] for seat in range(3)] == [NO_CARD] * 3
    assert [seen(s, seat, seat)["pick"] for seat in range(3)] == [NO_CARD] * 3


@rule("race.base.choose.revealed-together")
def test_both_cards_of_the_advanced_game_are_revealed_together() -> None:
    s = listening(Table(2, advanced_two_player=True)).choosing()
    s.play(1, "choose settle; produce")
    s.play(0, "choose develop")
    assert told(s, "action") == []
    s.play(0, "choose settle")
    assert [row[:2] for row in told(s, "action")] == [
        (0, DEVELOP),
        (0, SETTLE),
        (1, SETTLE),
        (1, PRODUCE),
    ]
    assert [seen(s, None, seat)["second_action"] for seat in (0, 1)] == [SETTLE, PRODUCE]
    assert [seen(s, seat, seat)["second_pick"] for seat in (0, 1)] == [NO_CARD, NO_CARD]


@rule("race.base.choose.cards-return")
def test_the_action_cards_go_back_after_the_round() -> None:
    s = listening(Table(2)).chosen("settle", "produce")
    assert [player.action for player in s.players] == [SETTLE, PRODUCE]
    play_on(s)
    assert [player.action for player in s.players] == [NO_CARD, NO_CARD]
    s.play(0, "choose settle")
    s.play(1, "choose produce")
    assert phases(s) == [3, 5, 3]


@rule("race.base.choose.cards-return")
def test_both_cards_of_the_advanced_game_go_back_after_the_round() -> None:
    s = Table(2, advanced_two_player=True).chosen("settle & produce", "settle & settle")
    play_on(s)
    assert [player.second_action for player in s.players] == [NO_CARD, NO_CARD]
    s.play(0, "choose settle; produce")
    assert asked(s) == [1]


@rule("race.base.choose.standard-two-player")
@pytest.mark.parametrize("seats", [2, 3])
def test_two_players_choose_one_of_seven_cards_as_more_players_do(seats: int) -> None:
    s = Table(seats).choosing()
    for seat in range(seats):
        assert len(says(s, seat)) == 7
        s.play(seat, "choose produce")
    assert s.round_number == 2


@rule("race.base.choose.standard-two-player")
def test_in_the_standard_game_develop_cannot_be_chosen_twice() -> None:
    s = listening(Table(2)).choosing()
    s.play(0, "choose develop")
    s.play(1, "choose develop")
    play_on(s)
    assert phases(s) == [2]
    assert any_draws(s) == 0
