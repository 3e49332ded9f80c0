"""Sets: the rules ask for them card by card in ascending order, people pick in any order."""

from __future__ import annotations

from pathlib import Path

import pytest

from astrarium.core.rng import Rng
from astrarium.games.race.state import Race
from astrarium.table.drafts import Plan, plan
from astrarium.table.storage import Draft
from tests.games.race.table import Table, hand
from tests.table.asking import Ask
from tests.table.support import two_at_a_table

HAND = (
    "Epsilon Eridani; Pilgrimage World; Rebel Fuel Cache; Secluded World; Asteroid Belt; "
    "Avian Uplift Race; Pirate World; Alien Robot Scout Ship; Distant World; Merchant World; "
    "Galactic Trendsetters; Lost Species Ark World; New Earth; Deserted Alien Library; "
    "Expedition Force; Deficit Spending; Terraforming Robots; Replicant Robots; Trade League"
)


def over_the_limit(cards: str) -> Race:
    return Table(2).seat(0, tableau="Old Earth", hand=cards).end_of_round()


def planned(s: Race, answers: list[str]) -> Plan:
    question = s.question_of(0)
    found = plan(s, 0, Draft(question.lane, question.number, list(answers)))
    assert found is not None
    assert found.cut == 0
    return found


def said(s: Race, choice: int) -> str:
    return s.rules.game.say(s.rules, choice)


def test_picks_whose_last_ones_follow_by_order_complete_the_set() -> None:
    """Nine of nineteen; once Replicant Robots is named, only Trade League comes after it."""
    s = over_the_limit(HAND)
    picks = [
        "Trade League",
        "Avian Uplift Race",
        "Rebel Fuel Cache",
        "Merchant World",
        "Lost Species Ark World",
        "Asteroid Belt",
        "Galactic Trendsetters",
        "Replicant Robots",
        "Expedition Force",
    ]
    answers = [f"discard {card}" for card in picks]
    for count in range(len(answers)):
        assert not planned(s, answers[:count]).complete
    whole = planned(s, answers)
    assert whole.complete
    assert sorted(said(s, choice) for choice in whole.choices) == sorted(answers)


@pytest.mark.parametrize("seed", range(12))
def test_any_set_can_be_picked_in_any_order_and_nothing_is_added_to_it(seed: int) -> None:
    rng = Rng(seed)
    cards = HAND.split("; ")
    kept = [cards.pop(rng.below(len(cards))) for _ in range(11 + rng.below(8))]
    s = over_the_limit("; ".join(kept))
    answers: list[str] = []
    found = planned(s, answers)
    while not found.complete:
        answers.append(said(s, rng.pick(found.open())))
        found = planned(s, answers)
    assert len(answers) == len(kept) - 10
    assert sorted(said(s, choice) for choice in found.choices) == sorted(answers)


def test_of_two_copies_both_can_be_picked() -> None:
    ten = "; ".join(HAND.split("; ")[:10])
    s = over_the_limit(f"{ten}; Contact Specialist; Contact Specialist")
    first = planned(s, ["discard Contact Specialist"])
    both = planned(s, ["discard Contact Specialist", "discard Contact Specialist"])
    assert not first.complete
    assert both.complete
    assert hand(s, 0).count("Contact Specialist") == 2


def test_the_last_card_is_never_taken_for_somebody_who_picked_one(tmp_path: Path) -> None:
    """Two of six: after the fifth only the sixth is higher, but a lower one may be meant."""
    anna, _, path = two_at_a_table(tmp_path)
    ask = anna.question(path)
    first, fifth = ask.choices[0], ask.choices[4]
    with anna.house.game(anna.table(path)) as (_, match):
        position = match.position
        assert isinstance(position, Race)
        before = hand(position, 0)
        given = [position.rules.game.say(position.rules, each) for each in (first, fifth)]
    page = anna.post(path + "/plan", 200, part=True, seat=0, question=ask.token, choice=fifth)
    ask = Ask(page)
    assert not ask.complete
    assert len(ask.choices) == 5
    assert "Commit so far" not in page
    page = anna.post(path + "/plan", 200, part=True, seat=0, question=ask.token, choice=first)
    ask = Ask(page)
    assert ask.complete
    anna.post(path + "/commit", 200, part=True, seat=0, question=ask.token)
    with anna.house.game(anna.table(path)) as (_, match):
        assert isinstance(match.position, Race)
        left = hand(match.position, 0)
    gone = [f"discard {card}" for card in before if card not in left]
    assert gone == given


def test_the_last_two_cards_are_picked_backwards(tmp_path: Path) -> None:
    anna, _, path = two_at_a_table(tmp_path)
    ask = anna.question(path)
    fifth, sixth = ask.choices[4:]
    for choice in (sixth, fifth):
        ask = Ask(
            anna.post(path + "/plan", 200, part=True, seat=0, question=ask.token, choice=choice)
        )
    assert ask.complete


@pytest.mark.parametrize("pick", [1, 5])
def test_half_a_set_cannot_be_committed(tmp_path: Path, pick: int) -> None:
    """Neither an answer that would bind the rest, nor a pick that waits for a lower one."""
    anna, _, path = two_at_a_table(tmp_path)
    ask = anna.question(path)
    page = anna.post(
        path + "/plan", 200, part=True, seat=0, question=ask.token, choice=ask.choices[pick]
    )
    ask = Ask(page)
    with anna.house.game(anna.table(path)) as (_, match):
        answered = len(match.steps)
    refused = anna.post(path + "/commit", 409, part=True, seat=0, question=ask.token)
    assert "breaks off among several things that are picked together" in refused
    with anna.house.game(anna.table(path)) as (_, match):
        assert len(match.steps) == answered
    assert Ask(page).token == anna.question(path).token  # the pick is kept
