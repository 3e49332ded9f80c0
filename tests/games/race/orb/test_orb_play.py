"""Playing orb cards in the orb step, and the tokens that come with them."""

from __future__ import annotations

import operator
from typing import cast

from astrarium import resample
from astrarium.core.frame import CHANCE, EVERYONE
from astrarium.core.rng import Rng
from astrarium.games.race.orb.frames.play import TUBE, LayCard
from astrarium.games.race.state import Race
from tests.games.race.orb.table import OrbTable, events, orb_hand, orb_in, token_names
from tests.games.race.table import asked, frame_of, reason_keys, says
from tests.support.rules import rule


def playing(t: OrbTable):
    s = t.priority(*range(len(t.s.players))).at_orb_step("explore orb", "develop")
    s.play(0, "orb play")
    return s


def test_a_card_is_laid_in_any_turn_in_which_it_fits_somewhere():
    s = playing(OrbTable(2).hand(0, "A03 A05"))
    assert says(s, 0) == [
        *(f"lay A03 turned {degrees}" for degrees in (0, 90, 180, 270)),
        *(f"lay A05 turned {degrees}" for degrees in (0, 90, 180, 270)),
        "enough",
    ]


def test_the_others_learn_the_card_when_it_lies():
    s = playing(OrbTable(2).hand(0, "A03 A05"))
    s.play(0, "lay A05 turned 90")
    (frame,) = [each for each in s.view(1)["agenda"]["lanes"][0] if each[0] == "PlaceCard"]
    assert frame[1][2] == -1
    before = s.agenda.disclosures
    s.play(0, says(s, 0)[0])
    assert s.agenda.disclosures == before + 1
    assert [event.amount for event in events(s, "orb-lay")] == [4]
    assert orb_hand(s, 0) == ["A03"]
    assert s.view(1)["state"]["extras"]["orb"]["laid"][:2] == [4, 1]


def test_which_card_of_a_hand_is_being_laid_is_told_to_its_owner_alone():
    s = playing(OrbTable(2).hand(0, "A03 A05"))
    frame = frame_of(s, 0)
    of = {s.rules.game.say(s.rules, each): frame.audience(s, each) for each in frame.candidates(s)}
    assert of.pop("enough") == EVERYONE
    assert len(of) == 8
    assert set(of.values()) == {0}
    # One that was turned up, for a breeding tube, all know.
    turned_up = LayCard(0, TUBE, 2, -1)
    assert {turned_up.audience(s, each) for each in turned_up.candidates(s)} == {EVERYONE}


def test_each_refusal_of_a_place_has_its_own_reason():
    t = OrbTable(2).hand(0, "A18").lay("A30", 0, 3, 3).team(1, 4, 3)
    s = playing(t)
    s.play(0, "lay A18 turned 0")
    found = {
        key
        for choice in s.candidates(s.question_of(0))
        for key in reason_keys(s, 0, s.rules.game.say(s.rules, choice))
    }
    assert found == {
        "orb-over-airlock",
        "orb-over-token",
        "orb-over-team",
        "orb-easier",
        "orb-not-connected",
    }
    # Its lower left corner would meet the upper right one of the airlock.
    assert reason_keys(s, 0, "place -2,4") == ["orb-not-connected"]
    assert reason_keys(s, 0, "place 40,40") == ["not-offered"]


@rule("race.artifacts.orb.play.new-tokens")
def test_a_token_lies_on_each_token_square_of_a_new_card():
    s = playing(OrbTable(2).hand(0, "A28"))
    s.play(0, "lay A28 turned 0")
    spot = says(s, 0)[0]
    row, column = (int(each) for each in spot.removeprefix("place ").split(","))
    s.play(0, spot)
    board = orb_in(s).board
    # A28 has artifacts at its top right and bottom left squares.
    lying = {(row, column + 2), (row + 1, column)}
    found = {
        (r, c)
        for r in range(row, row + 2)
        for c in range(column, column + 3)
        if board.tokens[board.at(r, c)]
    }
    assert found == lying
    assert [event.amount for event in events(s, "orb-sites")] == [2]


@rule("race.artifacts.orb.play.new-tokens-matching-colour")
def test_the_letter_of_the_square_is_that_of_the_token():
    t = OrbTable(2).lay("B03", 0, 3, 3).team(0, 4, 3)
    s = t.at_orb_step("explore orb", "develop")
    s.play(0, "orb move")
    s.play(0, "go 3,3")
    assert [event.amount for event in events(s, "orb-take")] == [1]
    names = {each.removeprefix("token ") for each in says(s, CHANCE)}
    assert names == {
        "technology_b",
        "development_discount_3",
        "world_discount_3",
        "gate_or_military_2_b",
        "gate_or_military_3",
        "uplift_b",
    }


@rule("race.artifacts.orb.play.new-tokens-unseen")
def test_nobody_knows_what_lies_on_the_orb():
    """Which token it is, chance decides when it is taken: all that are left are equally likely."""
    t = OrbTable(2).lay("A28", 0, 3, 3).tokens(1, "move_4 move_4")
    s = t.start_worlds().choosing()
    for eyes in (None, 0, 1):
        assert (
            s.view(eyes)["state"]["extras"]["orb"]["tokens"]
            == s.view(None)["state"]["extras"]["orb"]["tokens"]
        )
    a_tokens, b_tokens = (bag.data() for bag in orb_in(s).tokens)
    left = dict(zip(token_names(s), map(operator.add, a_tokens, b_tokens), strict=True))
    assert left["move_4"] == 4
    assert sum(left.values()) == 43


def test_a_guess_at_another_hand_draws_from_cards_that_were_not_seen():
    t = OrbTable(2).hand(0, "A01 B02").hand(1, "A05").tokens(0, "move_4").lay("A30", 0, 3, 3)
    s = t.honest_pile().start_worlds().choosing()
    hands = set()
    for seed in range(40):
        guess = cast(Race, resample(s.view(1), Rng(seed)))
        assert orb_hand(guess, 1) == ["A05"]
        one, other = orb_hand(guess, 0)
        assert one.startswith("A")
        assert other.startswith("B")
        assert not {one, other} & {"A05", "A30"}
        hands.add((one, other))
    assert len(hands) > 20


def test_laying_nothing_is_always_possible_as_an_action():
    s = playing(OrbTable(2).hand(0, "A03"))
    s.play(0, "enough")
    assert asked(s) == [0]
    assert orb_hand(s, 0) == ["A03"]
