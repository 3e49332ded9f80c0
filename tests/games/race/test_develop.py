"""Phase II: draw, choose a development in secret, reveal, pay, draw."""

import pytest

from astrarium.games.race.state import Race
from tests.games.race.looking import (
    listening,
    open_to,
    pay_anything,
    refusal,
    seen,
    told,
)
from tests.games.race.placing import develops, paid_for_development
from tests.games.race.table import (
    Table,
    any_draws,
    asked,
    hand,
    reason_keys,
    says,
    tableau,
)
from tests.support import rule

TOO_DEAR = "race.base.develop.only-affordable"


@rule("race.base.develop.one-development")
def test_each_player_may_place_one_development_from_hand() -> None:
    t = Table(2).seat(0, tableau="Old Earth", hand="Export Duties; Public Works; Gem World")
    t.seat(1, tableau="New Sparta", hand="Space Marines; Drop Ships; New Earth; Space Port")
    s = listening(t).chosen("develop", "produce")
    assert says(s, 0) == ["develop Export Duties", "develop Public Works", "pass"]
    assert reason_keys(s, 0, "settle Gem World") == ["not-offered"]
    assert reason_keys(s, 0, "develop Gem World") == ["not-offered"]
    assert reason_keys(s, 0, "develop Drop Ships") == ["not-offered"]
    s.play(0, "develop Public Works")
    s.play(1, "develop Space Marines")
    assert pay_anything(s, 1) == 2
    assert tableau(s, 0) == ["Old Earth", "Public Works"]
    assert tableau(s, 1) == ["New Sparta", "Space Marines"]
    assert told(s, "develop") == [
        (0, 0, "Public Works", "race.base.develop.one-development"),
        (1, 2, "Space Marines", "race.base.develop.one-development"),
    ]
    assert hand(s, 0) == ["Gem World", "Export Duties"]
    assert says(s, 0)[0] == "choose explore +5"  # nobody is asked for another


@rule("race.base.develop.one-development")
def test_two_copies_in_hand_are_one_choice() -> None:
    s = (
        Table(2)
        .seat(0, tableau="Old Earth", hand="Drop Ships; Public Works; Public Works")
        .chosen("develop", "produce")
    )
    assert says(s, 0) == ["develop Public Works", "pass"]
    s.play(0, "develop Public Works")
    s.play(1, "pass")
    assert sorted(hand(s, 0)) == ["Drop Ships", "Public Works"]


@rule("race.base.develop.may-pass")
def test_nobody_has_to_place_a_development() -> None:
    s = develops("Export Duties", 1, action="develop")
    assert says(s, 0) == ["develop Export Duties", "pass"]
    assert says(s, 1) == ["pass"]
    s.play(0, "pass")
    s.play(1, "pass")
    assert tableau(s, 0) == ["Old Earth"]
    assert sorted(hand(s, 0)) == ["Artist Colony", "Export Duties"]
    assert told(s, "no-development") == [
        (0, 0, "", "race.base.develop.may-pass"),
        (1, 0, "", "race.base.develop.may-pass"),
    ]


@rule("race.base.develop.secret-choice")
def test_developments_are_chosen_secretly_and_revealed_together() -> None:
    t = Table(3).seat(0, tableau="Old Earth", hand="Export Duties; Gem World")
    t.seat(1, tableau="New Sparta", hand="Space Marines; New Earth; Space Port")
    s = listening(t).chosen("develop", "produce", "settle")
    views = [s.view(1), s.view(2), s.view(None)]
    s.play(0, "develop Export Duties")
    assert [s.view(1), s.view(2), s.view(None)] == views
    assert open_to(s, 2) == [0, 1, 2]
    s.play(2, "pass")  # the only answer, and nobody learns that it was given
    assert s.view(1) == views[0]
    assert told(s, "develop") == []
    assert tableau(s, 0) == ["Old Earth"]
    s.play(1, "develop Space Marines")
    for eyes in (None, 0, 1, 2):
        assert seen(s, eyes, 0)["tableau"] == [s.players[0].tableau[0], card(s, "Export Duties")]
        assert seen(s, eyes, 1)["tableau"][1:] == [card(s, "Space Marines")]


def card(s: Race, name: str) -> int:
    return s.tables.names.index(name)


@rule("race.base.develop.payment-is-hand-cards")
def test_a_development_costs_as_many_other_hand_cards() -> None:
    s = develops("Space Marines", 4)
    s.play(0, "develop Space Marines")
    s.play(1, "pass")
    assert s.discard.size == 0
    assert asked(s) == [0]
    assert says(s, 0) == ["pay Artist Colony", "pay Secluded World", "pay Gem World"]
    s.play(0, "pay New Vinland; Artist Colony")
    assert hand(s, 0) == ["Secluded World", "Gem World"]
    assert s.discard.size == 2
    assert told(s, "pay") == [(0, 1, "", "race.base.develop.payment-is-hand-cards")] * 2
    assert says(s, 0)[0] == "choose explore +5"  # nothing more is to be paid


@rule("race.base.develop.payment-is-hand-cards")
def test_payment_is_named_in_the_order_of_the_list() -> None:
    s = develops("Space Marines", 3)
    s.play(0, "develop Space Marines")
    s.play(1, "pass")
    order = ("set-order", (0, 0), "race.base.develop.payment-is-hand-cards")
    assert refusal(s, 0, "pay Gem World") == order
    s.play(0, "pay Secluded World")
    assert refusal(s, 0, "pay Artist Colony") == order
    assert says(s, 0) == ["pay Gem World"]


@rule("race.base.develop.payment-is-hand-cards")
def test_every_card_can_be_payment() -> None:
    """Also the first card of all and the last."""
    t = Table(2).seat(0, tableau="New Sparta", hand="Space Marines; Old Earth; Trade League")
    s = t.chosen("produce", "develop")
    s.play(0, "develop Space Marines")
    s.play(1, "pass")
    s.play(0, "pay Old Earth; Trade League")
    assert hand(s, 0) == []


@rule("race.base.develop.payment-is-hand-cards")
def test_equal_cards_may_pay_together() -> None:
    t = Table(2).seat(
        0, tableau="Old Earth", hand="Space Marines; Drop Ships; Drop Ships; Gem World"
    )
    s = t.chosen("produce", "develop")
    s.play(0, "develop Space Marines")
    s.play(1, "pass")
    assert says(s, 0) == ["pay Gem World", "pay Drop Ships"]
    s.play(0, "pay Drop Ships; Drop Ships")
    assert hand(s, 0) == ["Gem World"]


@rule("race.base.develop.payment-is-hand-cards")
def test_nobody_waits_for_a_neighbour_to_pay() -> None:
    t = Table(2).seat(0, tableau="Old Earth", hand="Export Duties; Gem World; New Earth")
    t.seat(1, tableau="New Sparta", hand="Space Marines; Comet Zone; Space Port; Plague World")
    s = t.chosen("produce", "develop")
    s.play(0, "develop Export Duties")
    s.play(1, "develop Space Marines")
    question = s.question_of(0)
    s.play(1, "pay Space Port")
    assert s.question_of(0) == question
    s.apply(question, s.options(question)[0])
    assert hand(s, 0) == ["New Earth"]
    assert sorted(hand(s, 1)) == ["Comet Zone", "Plague World"]


@rule("race.base.develop.payment-face-down")
def test_only_the_payer_knows_what_was_paid() -> None:
    s = develops("Export Duties", 2)
    s.play(0, "develop Export Duties")
    s.play(1, "pass")
    question = s.question_of(0)
    assert s.audience(question.lane, s.options(question)[0]) == 0
    s.play(0, "pay Artist Colony")
    assert s.discard.counts[card(s, "Artist Colony")] == 1
    assert seen(s, 0, 0)["known"][card(s, "Artist Colony")] == 1
    assert sum(seen(s, 1, 1)["known"]) == 0
    assert s.view(None)["state"]["discard_size"] == 1
    assert s.rules.game.broken(s) == []


@rule("race.base.develop.bonus-discount")
@pytest.mark.parametrize(("action", "paid"), [("develop", 3), ("produce", 4), ("settle", 4)])
def test_the_chooser_of_develop_pays_one_less(action: str, paid: int) -> None:
    s = develops("Drop Ships", 4, action=action)
    assert paid_for_development(s, "Drop Ships") == paid
    assert told(s, "develop")[0][1] == paid


@rule("race.base.develop.bonus-discount")
@pytest.mark.parametrize(("others", "keys"), [(3, []), (2, ["too-dear"])])
def test_the_bonus_counts_for_what_can_be_afforded(others: int, keys: list[str]) -> None:
    s = develops("Drop Ships", others, action="develop")
    assert reason_keys(s, 0, "develop Drop Ships") == keys
    assert ("develop Drop Ships" in says(s, 0)) == (not keys)


@rule("race.base.develop.never-below-zero")
@pytest.mark.parametrize(
    ("development", "powers", "action"),
    [
        ("Export Duties", "", "develop"),  # exactly 0
        ("Export Duties", "; Investment Credits", "develop"),  # 1 to spare
        ("Export Duties", "; Investment Credits; Galactic Federation", "develop"),  # 3 to spare
        ("Colony Ship", "; Investment Credits; Galactic Federation", "produce"),  # 1 to spare
    ],
)
def test_excess_discounts_give_nothing_back(development: str, powers: str, action: str) -> None:
    s = develops(development, 2, powers, action)
    assert paid_for_development(s, development) == 0
    assert sorted(hand(s, 0)) == ["Artist Colony", "Secluded World"]
    assert told(s, "develop")[0][1] == 0
    assert told(s, "draw") == told(s, "pay") == []
    assert s.discard.size == 0


@rule("race.base.develop.never-below-zero")
def test_a_cost_of_one_that_is_left_is_paid() -> None:
    s = develops("Drop Ships", 2, "; Investment Credits; Galactic Federation")
    assert paid_for_development(s, "Drop Ships") == 1
    assert told(s, "develop")[0][1] == 1


@rule("race.base.develop.zero-cost-last-card")
@pytest.mark.parametrize("powers", ["", "; Investment Credits", "; Galactic Federation"])
def test_a_development_that_costs_nothing_can_be_placed_as_the_last_card(powers: str) -> None:
    s = develops("Export Duties", 0, powers, "develop")
    assert says(s, 0) == ["develop Export Duties", "pass"]
    assert paid_for_development(s, "Export Duties") == 0
    assert told(s, "develop")[0][1] == 0
    assert hand(s, 0) == []
    assert tableau(s, 0)[-1] == "Export Duties"


@rule("race.base.develop.zero-cost-last-card")
def test_a_last_card_that_still_costs_something_cannot_be_placed() -> None:
    s = develops("Colony Ship", 0, action="develop")
    assert says(s, 0) == ["pass"]
    assert refusal(s, 0, "develop Colony Ship") == ("too-dear", (1, 0), TOO_DEAR)


@rule("race.base.develop.card-not-own-payment")
def test_the_card_being_placed_is_no_part_of_its_payment() -> None:
    s = develops("Export Duties", 0)
    assert says(s, 0) == ["pass"]
    assert refusal(s, 0, "develop Export Duties") == ("too-dear", (1, 0), TOO_DEAR)
    s = develops("Export Duties", 1)
    s.play(0, "develop Export Duties")
    s.play(1, "pass")
    assert says(s, 0) == ["pay Artist Colony"]


@rule("race.base.develop.only-affordable")
@pytest.mark.parametrize(
    ("development", "cost"),
    [("Export Duties", 1), ("Space Marines", 2), ("Drop Ships", 4), ("Consumer Markets", 5)],
)
def test_only_a_development_that_can_be_paid_may_be_revealed(development: str, cost: int) -> None:
    s = develops(development, cost)
    assert says(s, 0) == [f"develop {development}", "pass"]
    assert reason_keys(s, 0, f"develop {development}") == []
    s = develops(development, cost - 1)
    assert says(s, 0) == ["pass"]
    assert refusal(s, 0, f"develop {development}") == ("too-dear", (cost, cost - 1), TOO_DEAR)


@rule("race.base.develop.no-second-copy")
def test_a_second_copy_of_a_development_cannot_be_placed() -> None:
    s = develops("Export Duties", 3, "; Export Duties")
    assert says(s, 0) == ["pass"]
    assert refusal(s, 0, "develop Export Duties") == (
        "second-copy",
        (0, 0),
        "race.base.develop.no-second-copy",
    )


@rule("race.base.develop.no-second-copy")
def test_a_copy_in_the_other_tableau_is_no_hindrance() -> None:
    t = Table(2).seat(0, tableau="Old Earth", hand="Export Duties; Gem World")
    t.seat(1, tableau="New Sparta; Export Duties")
    s = t.chosen("develop", "produce")
    assert says(s, 0) == ["develop Export Duties", "pass"]


@rule("race.base.develop.copy-after-first-left")
def test_a_second_copy_may_be_placed_when_the_first_has_left_the_tableau() -> None:
    t = Table(2).seat(
        0, tableau="Old Earth; New Military Tactics", hand="New Military Tactics; Pirate World"
    )
    s = t.chosen("settle", "develop")
    assert reason_keys(s, 0, "develop New Military Tactics") == ["second-copy"]
    s.play(0, "pass")
    s.play(1, "pass")
    s.play(0, "settle Pirate World")  # conquered with the card in the tableau, which leaves it
    s.play(1, "pass")
    any_draws(s)
    s.play(0, "choose produce")
    s.play(1, "choose develop")
    assert len(hand(s, 0)) == 2  # the bonus card of Settle is just enough to pay
    s.play(0, "develop New Military Tactics")
    s.play(1, "pass")
    assert pay_anything(s, 0) == 1
    assert tableau(s, 0) == ["Old Earth", "Pirate World", "New Military Tactics"]


@rule("race.base.develop.same-phase-copies-allowed")
def test_two_players_may_place_the_two_copies_in_the_same_phase() -> None:
    t = Table(2).seat(0, tableau="Old Earth", hand="Export Duties; Gem World")
    t.seat(1, tableau="New Sparta", hand="Export Duties; New Earth")
    s = listening(t).chosen("develop", "settle")
    s.play(0, "develop Export Duties")
    s.play(1, "develop Export Duties")
    assert [row[:3] for row in told(s, "develop")] == [
        (0, 0, "Export Duties"),
        (1, 1, "Export Duties"),
    ]
    s.play(1, "pay New Earth")
    assert tableau(s, 0) == ["Old Earth", "Export Duties"]
    assert tableau(s, 1) == ["New Sparta", "Export Duties"]
    assert hand(s, 0) == ["Gem World"]
    assert hand(s, 1) == []
