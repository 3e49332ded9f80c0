"""The one door for secrets: audiences, views, records and resamples."""

from __future__ import annotations

import json

import pytest

import astrarium
from astrarium import games
from astrarium.core.errors import OtherRules
from astrarium.core.events import Event, Sink
from astrarium.core.frame import EVERYONE, NOBODY
from astrarium.core.match import Match
from astrarium.core.playout import playout
from astrarium.core.rng import Rng
from astrarium.core.views import resample
from tests.toy.game import find_toy
from tests.toy.state import ToyState
from tests.toy.table import at_council, at_work, before_bids, chance, finished, new_match

EYES = (None, 0, 1, 2)


def readers(match: Match, say: str) -> list[int | None]:
    return [eyes for eyes in EYES if any(line["say"] == say for line in match.record(eyes))]


def test_a_draw_for_one_seat_is_read_by_that_seat() -> None:
    match = new_match()
    chance(match, "card 3")
    assert readers(match, "card 3") == [0]


def test_a_draw_for_nobody_is_read_by_nobody() -> None:
    match = new_match()
    chance(match, *["card 1"] * 3, *["card 2"] * 3, *["card 3"] * 3, "card 6")
    assert readers(match, "card 6") == []
    assert match.steps[-1].audience == NOBODY


def test_a_draw_for_all_is_read_by_all() -> None:
    match = before_bids(shown=6)
    assert match.steps[-1].say == "card 6"
    assert match.record(None)[-1]["say"] == "card 6"


def test_an_event_is_told_to_its_audience() -> None:
    match = new_match()
    chance(match, "card 3")
    told = {eyes: [event["source"] for event in match.record(eyes)[0]["events"]] for eyes in EYES}
    assert told == {None: [-1], 0: [2, -1], 1: [-1], 2: [-1]}


def test_an_event_says_who_what_how_much_from_where_and_by_which_rule() -> None:
    event = Event("won", 1, 4, 17, "toy.bid.win", 2)
    assert event.data() == {
        "kind": "won",
        "seat": 1,
        "amount": 4,
        "source": 17,
        "rule": "toy.bid.win",
    }
    assert [event.seen_by(eyes) for eyes in EYES] == [False, False, False, True]
    assert "target" not in event.data()
    assert Event("won", 1, 4, 17, "toy.bid.win", target=3).data()["target"] == 3
    assert Event("won", 1, 4, 17, "toy.bid.win").seen_by(None)
    assert Event("won", 1, 4, 17, "toy.bid.win").audience == EVERYONE


def test_search_reports_no_events() -> None:
    s = at_work().position.clone()
    assert s.sink is None
    s.play(0, "rest")
    s.sink = Sink()
    s.play(1, "rest")
    assert [event.kind for event in s.sink.drain()] == ["rested"]
    assert s.sink.events == []


def test_others_see_that_a_card_was_paid_but_not_which() -> None:
    match = at_work()
    match.play(0, "build")
    match.play(0, "pay 2")
    assert match.view(0)["agenda"]["lanes"][1][-1] == ["PayCards", [0, 1, 1]]
    for eyes in (None, 1, 2):
        assert match.view(eyes)["agenda"]["lanes"][1][-1] == ["PayCards", [0, 1, 0]]
        assert match.view(eyes)["state"]["seats"][0]["cellar"] == 1
    assert readers(match, "pay 2") == [0]


def test_who_has_peeked_knows_and_others_know_only_that() -> None:
    match = at_council()
    match.play(0, "peek")
    assert match.view(0)["state"]["buried"] == 3
    assert match.view(1)["state"]["buried"] == {"hidden": True}
    for seed in range(20):
        guess = resample(match.view(0), Rng(seed), find_toy)
        assert isinstance(guess, ToyState)
        assert guess.buried == 3


def test_resamples_of_hidden_things_differ() -> None:
    match = at_council()
    hands = set()
    for seed in range(30):
        guess = resample(match.view(None), Rng(seed), find_toy)
        assert isinstance(guess, ToyState)
        hands.add(tuple(guess.seats[0].hand))
    assert len(hands) > 10


def test_a_resample_keeps_what_the_seat_knows() -> None:
    match = at_council()
    s = match.position
    guess = resample(match.view(1), Rng(1), find_toy)
    assert isinstance(s, ToyState)
    assert isinstance(guess, ToyState)
    assert guess.seats[1].hand == s.seats[1].hand
    assert guess.discards == s.discards
    assert guess.view(1) == match.view(1)


def test_a_view_is_json_and_a_resample_of_it_from_text_is_the_same() -> None:
    view = at_work().view(1)
    again = json.loads(json.dumps(view))
    assert again == view
    assert resample(again, Rng(5), find_toy).dump() == resample(view, Rng(5), find_toy).dump()


def test_a_view_of_other_rules_is_refused() -> None:
    with pytest.raises(OtherRules):
        resample({**at_work().view(1), "version": "9"}, Rng(1), find_toy)


def test_scores_and_ranking_are_shown_at_the_end() -> None:
    running, over = at_work().view(None), finished().view(None)
    assert (running["over"], running["scores"], running["ranking"]) == (False, None, None)
    assert over["over"]
    assert len(over["scores"]) == len(over["ranking"]) == 3


def test_equal_seats_share_a_rank() -> None:
    s = at_work().position
    assert isinstance(s, ToyState)
    for seat, (points, coins) in zip(s.seats, ((4, 1), (5, 1), (4, 1))):
        seat.points, seat.coins = points, coins
    assert s.scores() == [4, 5, 4]
    assert s.ranking() == [2, 1, 2]


def test_what_happens_before_the_first_answer_is_the_first_line_of_the_record() -> None:
    match = new_match()
    match.prologue = [Event("begun", -1, 0, -1, "toy.start"), Event("x", 1, 0, -1, "toy.x", 1)]
    assert [event["kind"] for event in match.record(None)[0]["events"]] == ["begun"]
    assert [event["kind"] for event in match.record(1)[0]["events"]] == ["begun", "x"]
    assert match.record(None)[0]["seat"] == NOBODY


@pytest.mark.parametrize("game", games.names())
def test_a_game_without_secrets_shows_every_seat_the_same_and_the_others_do_not(game: str) -> None:
    """By that the table knows whether a shared device needs a curtain."""
    card = games.find_game(game)
    s, rng, differs = astrarium.start(game, seats=3), Rng(3), False
    for _ in range(200):
        if playout(s, rng, 1) != 1:
            break
        seen = [s.view(seat)["state"] for seat in range(3)]
        differs |= any(each != seen[0] for each in seen)
    assert card.has_secrets() == differs
