"""Phase II: powers that draw and discounts."""

import pytest

from astrarium.games.race.state import Race
from tests.games.race.looking import (
    events,
    listening,
    refusal,
    told,
)
from tests.games.race.placing import develops, paid_for_development
from tests.games.race.table import (
    Table,
    asked,
    chance_asked,
    draws,
    hand,
    reason_keys,
    says,
    tableau,
)
from tests.support import rule

TOO_DEAR = "race.base.develop.only-affordable"


@rule("race.base.develop.own-power-not-used")
@pytest.mark.parametrize("development", ["Investment Credits", "Public Works"])
def test_a_developments_own_power_neither_pays_nor_draws_for_it(development: str) -> None:
    s = develops(development, 2)
    assert paid_for_development(s, development) == 1
    assert not chance_asked(s)
    assert told(s, "draw") == []


@rule("race.base.develop.own-power-not-used")
def test_a_six_cost_discount_does_not_lower_its_own_cost() -> None:
    s = develops("Galactic Federation", 5)
    assert refusal(s, 0, "develop Galactic Federation") == ("too-dear", (6, 5), TOO_DEAR)


@rule("race.base.develop.own-power-not-used")
def test_a_draw_power_that_was_there_before_does_draw() -> None:
    s = develops("Investment Credits", 2, "; Public Works")
    assert paid_for_development(s, "Investment Credits") == 1
    draws(s, "Drop Ships")
    assert "Drop Ships" in hand(s, 0)
    assert [row[:2] for row in told(s, "draw")] == [(0, 1)]


@rule("race.base.develop.power-draw-at-phase-start")
def test_start_of_phase_draws_come_before_the_choice_clockwise_from_the_first_seat() -> None:
    t = Table(3).seat(0, tableau="Old Earth")
    t.seat(1, tableau="New Sparta; Interstellar Bank", hand="Gem World")
    t.seat(2, tableau="Alpha Centauri; Interstellar Bank")
    s = listening(t).chosen("settle", "develop", "produce")
    draws(s, "Drop Ships")
    assert hand(s, 1) == ["Gem World", "Drop Ships"]
    draws(s, "New Earth")
    assert hand(s, 2) == ["New Earth"]
    assert asked(s) == [0, 1, 2]
    assert sorted(told(s, "draw")) == [
        (1, 1, "", "race.base.develop.power-draw-at-phase-start"),
        (2, 1, "", "race.base.develop.power-draw-at-phase-start"),
    ]


@rule("race.base.develop.power-draw-at-phase-start")
def test_the_card_drawn_at_the_start_may_be_placed() -> None:
    t = Table(2).seat(1, tableau="New Sparta; Interstellar Bank", hand="Gem World")
    s = t.chosen("develop", "settle")
    draws(s, "Export Duties")
    assert says(s, 1) == ["develop Export Duties", "pass"]
    s.play(1, "develop Export Duties")
    s.play(0, "pass")
    s.play(1, "pay Gem World")
    assert tableau(s, 1)[-1] == "Export Duties"


@rule("race.base.develop.power-draw-at-phase-start")
def test_the_card_drawn_at_the_start_may_be_payment() -> None:
    s = develops("Export Duties", 0, "; Interstellar Bank")
    draws(s, "Gem World")
    s.play(0, "develop Export Duties")
    s.play(1, "pass")
    s.play(0, "pay Gem World")
    assert tableau(s, 0)[-1] == "Export Duties"


@rule("race.base.develop.draw-at-phase-start-without-placing")
def test_the_start_of_phase_draw_stays_with_a_player_who_places_nothing() -> None:
    t = Table(2).seat(1, tableau="New Sparta; Interstellar Bank")
    s = listening(t).chosen("develop", "develop")
    draws(s, "Gem World")
    s.play(0, "pass")
    s.play(1, "pass")
    assert hand(s, 1) == ["Gem World"]
    assert hand(s, 0) == []
    assert told(s, "draw") == [(1, 1, "", "race.base.develop.power-draw-at-phase-start")]


@rule("race.base.develop.power-reduce-cost")
@pytest.mark.parametrize(
    ("powers", "paid"),
    [
        ("", 4),
        ("; Investment Credits", 3),
        ("; Galactic Federation", 2),
        ("; Galactic Federation; Investment Credits", 1),
    ],
)
def test_develop_discounts_lower_the_cost_by_their_amount(powers: str, paid: int) -> None:
    s = develops("Drop Ships", 4, powers)
    assert paid_for_development(s, "Drop Ships") == paid
    s = develops("Drop Ships", paid, powers)
    assert says(s, 0)[0] == "develop Drop Ships"
    s = develops("Drop Ships", paid - 1, powers)
    assert refusal(s, 0, "develop Drop Ships") == ("too-dear", (paid, paid - 1), TOO_DEAR)


@rule("race.base.develop.power-draw-after-placing")
def test_a_card_is_drawn_after_placing_and_paying() -> None:
    s = develops("Space Marines", 2, "; Public Works")
    s.play(0, "develop Space Marines")
    s.play(1, "pass")
    assert not chance_asked(s)  # the card cannot help to pay
    s.play(0, "pay Artist Colony; Secluded World")
    draws(s, "Comet Zone")
    assert hand(s, 0) == ["Comet Zone"]
    assert told(s, "draw") == [(0, 1, "", "race.base.develop.power-draw-after-placing")]
    order = [kind for kind, seat in events(s) if seat == 0 and kind != "no-development"]
    assert order[-4:] == ["develop", "pay", "pay", "draw"]
    assert says(s, 0)[0] == "choose explore +5"  # all is paid and drawn


@rule("race.base.develop.power-reduce-cost", "race.base.develop.own-power-not-used")
def test_powers_work_wherever_their_card_lies_in_the_tableau() -> None:
    t = Table(2).seat(
        0, tableau="Investment Credits; Public Works", hand="Space Marines; Gem World; New Earth"
    )
    t.seat(1, tableau="Public Works; Investment Credits", hand="Drop Ships; Comet Zone; Space Port")
    s = t.chosen("develop", "develop")
    s.play(0, "develop Space Marines")  # 2, less 1 for the bonus, less 1 for the credits
    s.play(1, "develop Drop Ships")  # 4, less 2
    draws(s, "Mining World")
    assert hand(s, 0) == ["Gem World", "Mining World", "New Earth"]
    s.play(1, "pay Comet Zone; Space Port")
    draws(s, "Plague World")
    assert hand(s, 1) == ["Plague World"]


@rule("race.base.develop.power-draw-after-placing")
def test_no_card_is_drawn_without_placing_nor_beforehand_to_pay_with() -> None:
    s = develops("Space Marines", 1, "; Public Works")
    assert reason_keys(s, 0, "develop Space Marines") == ["too-dear"]
    s.play(0, "pass")
    s.play(1, "pass")
    assert told(s, "draw") == []
    assert len(hand(s, 0)) == 2


@rule("race.base.develop.power-draw-after-placing")
def test_a_card_is_drawn_for_a_development_that_cost_nothing() -> None:
    s = develops("Export Duties", 0, "; Public Works", "develop")
    s.play(0, "develop Export Duties")
    s.play(1, "pass")
    draws(s, "Gem World")
    assert hand(s, 0) == ["Gem World"]


DECK = ("Mining World", "New Vinland", "Spice World")


def two_draw_after_paying(deck: int) -> Race:
    t = Table(2).seat(0, tableau="Old Earth; Public Works", hand="Export Duties; Gem World")
    t.seat(1, tableau="New Sparta; Public Works", hand="Investment Credits; New Earth")
    s = t.only_deck("; ".join(DECK[:deck])).chosen("settle", "develop")
    s.play(0, "develop Export Duties")
    s.play(1, "develop Investment Credits")
    return s


@rule("race.base.develop.power-draw-after-placing", "race.base.order.clockwise")
def test_seats_take_turns_when_their_draws_could_empty_the_deck() -> None:
    s = two_draw_after_paying(deck=2)
    assert asked(s) == [0]
    s.play(0, "pay Gem World")
    draws(s, "Mining World", "New Vinland")
    assert (hand(s, 0), hand(s, 1)) == (["Mining World"], ["New Vinland", "New Earth"])


@rule("race.base.develop.power-draw-after-placing", "race.base.order.clockwise")
def test_nobody_waits_while_the_deck_is_large_enough() -> None:
    s = two_draw_after_paying(deck=3)
    draws(s, "New Vinland")  # seat 1 had nothing to pay and is done
    assert asked(s) == [0]
    assert hand(s, 1) == ["New Vinland", "New Earth"]
