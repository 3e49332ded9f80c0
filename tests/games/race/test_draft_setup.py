"""The Gathering Storm: drafting, up to the first round."""

from __future__ import annotations

import pytest

import astrarium
from astrarium.core.errors import BadOptions
from astrarium.core.frame import CHANCE
from astrarium.core.rng import Rng
from astrarium.games.race.words import NONE
from tests.games.race.drafting import (
    answer,
    asking,
    cards_in,
    draft,
    drafted,
    numbers,
    packets,
    pick_all,
    pile,
    play_until,
)
from tests.games.race.looking import receiver, told
from tests.games.race.table import chance_asked
from tests.support.rules import rule

both = pytest.mark.parametrize("seats", [2, 3])


@rule("race.storm.overview.draft-variant")
def test_players_draft_their_cards_by_passing_packets_on() -> None:
    rng = Rng(3)
    s = play_until(drafted(2), "PickCard", rng)
    mine, yours = packets(s)
    pick_all(s, rng)
    now_mine, now_yours = packets(s)
    # What is left of each packet lies before the other seat; what was picked is the picker's own.
    assert sorted(now_mine + pile(s, 1).own) == sorted(yours)
    assert sorted(now_yours + pile(s, 0).own) == sorted(mine)
    assert [len(pile(s, seat).own) for seat in range(2)] == [1, 1]


@rule("race.storm.draft.player-count")
@pytest.mark.parametrize("seats", [4, 5])
def test_drafting_is_for_two_or_three(seats: int) -> None:
    with pytest.raises(BadOptions, match=r"race\.storm\.draft\.player-count"):
        astrarium.start("race", seats, {"expansion": "storm", "draft": True})
    for few in (2, 3):
        assert len(drafted(few).players) == few


def test_drafting_needs_the_gathering_storm_and_no_preset_hands() -> None:
    for expansion in ("none", "artifacts"):
        with pytest.raises(BadOptions, match=r"race\.storm\.overview\.draft-variant"):
            astrarium.start("race", 2, {"expansion": expansion, "draft": True})
    with pytest.raises(BadOptions, match=r"leave out 'draft' or 'preset_hands'"):
        drafted(2, preset_hands=True)


@rule("race.storm.draft.goals-first")
def test_the_goals_are_drawn_before_anything_is_dealt() -> None:
    s = drafted(2, goals=True)
    for _ in range(6):
        assert asking(s) == "DrawGoals"
        answer(s, Rng(1))
    assert asking(s) == "DealTwoWorlds"


@rule("race.storm.draft.start-worlds-one-of-each")
@both
def test_each_seat_is_dealt_an_even_and_an_odd_start_world_face_down(seats: int) -> None:
    s = drafted(seats)
    for seat in range(seats):
        for odd in (0, 1):
            (question,) = s.questions()
            choices = [choice % 256 for choice in s.options(question)]
            assert {number % 2 for number in numbers(s, choices)} == {odd}
            assert receiver(s) == seat
            answer(s, Rng(seat))
        assert [number % 2 for number in numbers(s, pile(s, seat).worlds)] == [0, 1]
    assert [player.tableau for player in s.players] == [[]] * seats


@rule("race.storm.draft.other-start-worlds-into-deck")
@both
def test_the_other_start_worlds_can_be_drafted(seats: int) -> None:
    s = play_until(drafted(seats), "DealPacket", Rng(2))
    (question,) = s.questions()
    left = [choice % 256 for choice in s.options(question)]
    worlds = [number for number in numbers(s, left) if number >= 0]
    assert len(worlds) == 9 - 2 * seats
    # 136 cards, less two start worlds each.
    assert s.deck.size == 136 - 2 * seats


@rule("race.storm.draft.look-before-drafting")
def test_a_seat_knows_its_two_start_worlds_when_the_drafting_begins() -> None:
    s = play_until(drafted(3), "DealPacket", Rng(2))
    seen = s.view(1)["state"]["extras"]["draft"]["piles"]
    assert seen[1]["worlds"] == pile(s, 1).worlds
    assert "worlds" not in seen[0]
    assert seen[0]["worlds_dealt"] == 2
    assert s.view(1)["state"]["starters"] == []


@rule("race.storm.draft.draw-five")
@both
def test_everyone_draws_five_cards_that_only_they_see(seats: int) -> None:
    s = play_until(drafted(seats), "DealPacket", Rng(3))
    seen = [0] * seats
    while chance_asked(s):
        seen[receiver(s)] += 1
        answer(s, Rng(sum(seen)))
    assert seen == [5] * seats
    assert [len(packet) for packet in packets(s)] == [5] * seats
    assert asking(s) == "PickCard"
    assert len(s.questions()) == seats


@rule("race.storm.draft.pick-one-pass-left")
@both
def test_one_card_is_kept_and_the_rest_goes_to_the_left(seats: int) -> None:
    s = play_until(drafted(seats), "PickCard", Rng(4))
    before = packets(s)
    picked = [packet[2] for packet in before]
    for seat in range(seats):
        s.play(seat, f"keep {s.tables.names[picked[seat]]}")
    for seat in range(seats):
        assert pile(s, seat).own == [picked[seat]]
        passed = list(before[seat])
        passed.remove(picked[seat])
        # The seat to the left is the next one, clockwise.
        assert packets(s)[(seat + 1) % seats] == passed


@rule("race.storm.draft.pick-one-pass-left")
def test_picks_are_secret_until_all_have_picked() -> None:
    s = play_until(drafted(2), "PickCard", Rng(4))
    before = s.view(1)
    question = s.question_of(0)
    s.apply(question, s.options(question)[0])
    assert s.view(1) == before
    assert s.view(0)["state"]["players"][0]["pick"] != NONE
    assert pile(s, 0).own == []


@rule("race.storm.draft.until-all-picked")
@both
def test_a_set_is_passed_on_until_every_card_is_picked(seats: int) -> None:
    s = play_until(drafted(seats), "PickCard", Rng(5))
    dealt = sorted(card for packet in packets(s) for card in packet)
    for left in (4, 3, 2):
        pick_all(s, Rng(left))
        assert [len(packet) for packet in packets(s)] == [left] * seats
    pick_all(s, Rng(1))  # the last card of a packet is no choice
    assert packets(s) == [[]] * seats
    assert sorted(card for seat in range(seats) for card in pile(s, seat).own) == dealt
    assert [len(pile(s, seat).own) for seat in range(seats)] == [5] * seats


@rule("race.storm.draft.second-set-passes-right", "race.storm.draft.direction-alternates")
def test_the_second_set_goes_to_the_right_and_the_third_to_the_left() -> None:
    s = drafted(3)
    rng = Rng(6)
    for direction in (1, -1, 1, -1):
        play_until(s, "PickCard", rng)
        before = packets(s)
        for seat in range(3):
            s.play(seat, f"keep {s.tables.names[before[seat][0]]}")
        for seat in range(3):
            assert packets(s)[(seat + direction) % 3] == before[seat][1:]
        play_until(s, "DealPacket", rng)
    assert s.sink is not None
    kinds = [event.kind for event in s.sink.events if event.kind.startswith("draft-")]
    assert kinds == ["draft-left", "draft-right", "draft-left", "draft-right", "draft-left"]


@rule("race.storm.draft.ends-when-not-five-each", "race.storm.draft.leftovers-removed")
@pytest.mark.parametrize(("seats", "sets", "left"), [(2, 13, 2), (3, 8, 10)])
def test_drafting_ends_when_there_are_not_five_cards_each(seats: int, sets: int, left: int) -> None:
    """136 cards less two start worlds each: 132 are 13 sets of 10, 130 are 8 sets of 15."""
    s = play_until(drafted(seats), "Draw", Rng(7))
    assert draft(s).sets == sets
    assert len(draft(s).removed) == left
    assert s.deck.size == 0
    assert [len(pile(s, seat).own) for seat in range(seats)] == [5 * sets] * seats
    out = list(draft(s).removed)
    rng = Rng(8)
    while not s.over:
        answer(s, rng)
    assert draft(s).removed == out


@rule("race.storm.draft.own-deck")
@both
def test_the_picked_cards_are_the_own_deck(seats: int) -> None:
    s = play_until(drafted(seats), "Draw", Rng(9))
    for seat in range(seats):
        assert cards_in(pile(s, seat).deck.counts) == pile(s, seat).own
    (question,) = s.questions()
    assert {choice % 256 for choice in s.options(question)} == set(pile(s, 0).own)


@rule("race.storm.draft.hand-six-discard-two")
@both
def test_six_cards_come_from_the_own_deck_and_two_are_discarded(seats: int) -> None:
    rng = Rng(10)
    s = play_until(drafted(seats), "DiscardCards", rng)
    for seat in range(seats):
        assert len(s.players[seat].hand) == 6
        assert set(s.players[seat].hand) <= set(pile(s, seat).own)
    play_until(s, "BeginWith", rng)
    assert [len(player.hand) for player in s.players] == [4] * seats
    assert [pile(s, seat).discard.size for seat in range(seats)] == [2] * seats
    assert {why for *_, why in told(s, "discard")} == {"race.storm.draft.hand-six-discard-two"}


@rule("race.storm.draft.discard-one-start-world", "race.storm.draft.reveal-start-world")
def test_one_start_world_is_kept_and_the_other_discarded_and_all_are_revealed_together() -> None:
    s = play_until(drafted(2), "BeginWith", Rng(11))
    names = s.tables.names
    worlds = [list(pile(s, seat).worlds) for seat in range(2)]
    s.play(0, f"start with {names[worlds[0][0]]}")
    assert [player.tableau for player in s.players] == [[], []]
    assert s.view(1)["state"]["players"][0]["tableau"] == []
    s.play(1, f"start with {names[worlds[1][1]]}")
    assert s.players[0].tableau == [worlds[0][0]]
    assert s.players[1].tableau == [worlds[1][1]]
    assert pile(s, 0).discard.counts[worlds[0][1]] == 1
    assert pile(s, 1).discard.counts[worlds[1][0]] == 1
    assert pile(s, 0).worlds == []


@rule("race.storm.draft.reveal-start-world")
def test_which_start_world_is_kept_is_secret_until_all_have_chosen() -> None:
    s = play_until(drafted(3), "BeginWith", Rng(11))
    before = [s.view(eyes) for eyes in (0, 1, 2, None)]
    question = s.question_of(1)
    s.apply(question, s.options(question)[0])
    assert [s.view(eyes) for eyes in (0, 2, None)] == [before[0], before[2], before[3]]
    assert s.view(1) != before[1]


@rule("race.storm.draft.reveal-start-world")
def test_whoever_begins_with_ancient_race_discards_one_card_more() -> None:
    s = drafted(2)
    ancient = s.tables.names.index("Ancient Race")
    s.play(CHANCE, "deal Ancient Race")
    play_until(s, "BeginWith", Rng(12))
    s.play(0, "start with Ancient Race")
    question = s.question_of(1)
    s.apply(question, s.options(question)[0])
    assert s.players[0].tableau == [ancient]
    assert asking(s) == "DiscardCards"
    question = s.question_of(0)
    s.apply(question, s.options(question)[0])
    assert len(s.players[0].hand) == 3
    assert len(s.players[1].hand) == 4


def test_the_lowest_start_world_goes_first() -> None:
    for seed in range(6):
        s = play_until(drafted(3), "ChooseAction", Rng(seed))
        kept = numbers(s, [player.tableau[0] for player in s.players])
        assert s.first_seat == kept.index(min(kept))
