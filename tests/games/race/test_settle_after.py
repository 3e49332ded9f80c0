"""Phase III: what comes after a world has been placed."""

from astrarium.core.frame import NOBODY
from astrarium.games.race.state import Race
from tests.games.race.looking import events, listening, pay_anything, receiver, refusal, seen, told
from tests.games.race.placing import lands, settles
from tests.games.race.table import (
    Table,
    any_draws,
    asked,
    chance_asked,
    draws,
    goods,
    hand,
    says,
    tableau,
)
from tests.support import rule

ROBOTS = "Terraforming Robots"


@rule("race.base.settle.windfall-good-at-once")
def test_a_windfall_world_receives_an_unseen_good_when_it_is_placed() -> None:
    s = lands(settles("Aquatic Uplift Race", 0, "New Sparta"), "Aquatic Uplift Race")
    assert receiver(s) == NOBODY
    draws(s, "Rebel Base")
    assert goods(s, 0) == ["Aquatic Uplift Race"]
    assert s.players[0].goods == [-1, s.tables.names.index("Rebel Base")]
    assert seen(s, 0, 0)["goods"] == [0, 1]
    assert told(s, "good") == [
        (0, 1, "Aquatic Uplift Race", "race.base.settle.windfall-good-at-once")
    ]
    assert not chance_asked(s)


@rule("race.base.settle.windfall-good-at-once")
def test_the_good_of_a_paid_windfall_world_comes_after_the_payment() -> None:
    s = lands(settles("Asteroid Belt", 2), "Asteroid Belt")
    assert goods(s, 0) == []
    s.play(0, "pay Artist Colony; Secluded World")
    assert receiver(s) == NOBODY
    draws(s, "Rebel Base")
    assert goods(s, 0) == ["Asteroid Belt"]
    assert hand(s, 0) == []


@rule("race.base.settle.production-world-no-good")
def test_a_production_world_receives_no_good_when_it_is_placed() -> None:
    s = lands(settles("Comet Zone", 3), "Comet Zone")
    assert pay_anything(s, 0) == 3
    assert goods(s, 0) == []
    assert told(s, "good") == []
    s = lands(
        settles("Malevolent Lifeforms", 0, "New Sparta; Space Marines"), "Malevolent Lifeforms"
    )
    assert goods(s, 0) == []
    assert told(s, "good") == []


@rule("race.base.settle.production-world-no-good")
def test_a_grey_world_receives_no_good_either() -> None:
    s = lands(settles("Outlaw World", 0, "New Sparta"), "Outlaw World")
    assert goods(s, 0) == []
    assert told(s, "good") == []


@rule("race.base.settle.bonus-card")
def test_who_chose_settle_and_placed_a_world_draws_one_card() -> None:
    s = lands(settles("Outlaw World", 0, "New Sparta", action="settle"), "Outlaw World")
    assert receiver(s) == 0
    draws(s, "Rebel Base")
    assert hand(s, 0) == ["Rebel Base"]
    assert told(s, "draw") == [(0, 1, "", "race.base.settle.bonus-card")]
    assert not chance_asked(s)


@rule("race.base.settle.bonus-card")
def test_who_placed_a_world_without_choosing_settle_draws_none() -> None:
    s = lands(settles("Outlaw World", 0, "New Sparta"), "Outlaw World")
    assert told(s, "draw") == []
    assert hand(s, 0) == []


@rule("race.base.settle.bonus-card")
def test_the_bonus_card_comes_for_paid_worlds_too() -> None:
    s = lands(settles("Gambling World", 1, action="settle"), "Gambling World")
    s.play(0, "pay Artist Colony")
    draws(s, "Rebel Base")
    assert hand(s, 0) == ["Rebel Base"]


@rule("race.base.settle.bonus-needs-world")
def test_who_chose_settle_and_placed_nothing_draws_no_bonus_card() -> None:
    t = Table(3).seat(0, tableau=f"New Sparta; {ROBOTS}", hand="Outlaw World")
    t.seat(2, tableau="Epsilon Eridani", hand="New Survivalists")
    s = listening(t).chosen("settle", "settle", "produce")
    s.play(0, "pass")
    s.play(1, "pass")
    s.play(2, "settle New Survivalists")
    assert told(s, "draw") == []
    assert hand(s, 0) == ["Outlaw World"]
    assert hand(s, 1) == []
    assert [row[0] for row in told(s, "no-world")] == [0, 1]
    assert tableau(s, 2)[-1] == "New Survivalists"


@rule("race.base.settle.bonus-cannot-pay")
def test_the_bonus_card_comes_after_payment_and_cannot_pay_for_the_world() -> None:
    s = settles("Galactic Engineers", 1, action="settle")
    too_dear = ("too-dear", (2, 1), "race.base.settle.only-placeable")
    assert refusal(s, 0, "settle Galactic Engineers") == too_dear
    s = lands(settles("Galactic Engineers", 2, action="settle"), "Galactic Engineers")
    assert not chance_asked(s)
    assert says(s, 0) == ["pay Artist Colony"]
    s.play(0, "pay Artist Colony; Secluded World")
    draws(s, "Rebel Base")
    assert hand(s, 0) == ["Rebel Base"]
    assert told(s, "draw") == [(0, 1, "", "race.base.settle.bonus-card")]


@rule("race.base.settle.power-draw-after-placing")
def test_terraforming_robots_draw_for_a_conquered_world() -> None:
    s = lands(settles("Outlaw World", 0, f"{ROBOTS}; New Sparta"), "Outlaw World")
    draws(s, "Rebel Base")
    assert hand(s, 0) == ["Rebel Base"]
    assert told(s, "draw") == [(0, 1, "", "race.base.settle.power-draw-after-placing")]


@rule("race.base.settle.power-draw-after-placing")
def test_terraforming_robots_draw_for_a_paid_world_after_the_payment() -> None:
    s = lands(settles("Gambling World", 1, f"Old Earth; {ROBOTS}"), "Gambling World")
    assert not chance_asked(s)
    s.play(0, "pay Artist Colony")
    draws(s, "Rebel Base")
    assert hand(s, 0) == ["Rebel Base"]
    assert not chance_asked(s)


@rule("race.base.settle.power-draw-after-placing")
def test_terraforming_robots_draw_nothing_for_their_owners_neighbour() -> None:
    t = Table(2).seat(0, tableau="New Sparta", hand="Outlaw World")
    t.seat(1, tableau=f"Old Earth; {ROBOTS}")
    s = listening(t).chosen("produce", "settle")
    s.play(0, "settle Outlaw World")
    s.play(1, "pass")
    assert told(s, "draw") == []


@rule("race.base.settle.good-bonus-draw-order")
def test_the_good_comes_first_then_the_bonus_card_then_the_draws() -> None:
    s = settles("Asteroid Belt", 2, f"Old Earth; {ROBOTS}", action="settle")
    lands(s, "Asteroid Belt")
    s.play(0, "pay Artist Colony; Secluded World")
    assert receiver(s) == NOBODY
    draws(s, "Rebel Base")
    assert goods(s, 0) == ["Asteroid Belt"]
    assert receiver(s) == 0
    assert [row[3] for row in told(s, "draw")] == ["race.base.settle.bonus-card"]
    draws(s, "Drop Ships")
    assert told(s, "draw") == [
        (0, 1, "", "race.base.settle.bonus-card"),
        (0, 1, "", "race.base.settle.power-draw-after-placing"),
    ]
    draws(s, "Comet Zone")
    assert hand(s, 0) == ["Comet Zone", "Drop Ships"]
    own = [kind for kind, seat in events(s) if seat == 0 and kind not in ("action", "produce")]
    assert own == ["settle", "pay", "pay", "good", "draw", "draw"]
    assert not chance_asked(s)


DECK = "Mining World; New Earth; Plague World; Tourist World; Merchant World"


def two_settle(deck: int, worlds: tuple[str, str], action: str = "produce") -> Race:
    """Both pay 1 for a world; the deck holds so many cards."""
    t = Table(2).seat(0, tableau="Old Earth", hand=f"{worlds[0]}; Gem World")
    t.seat(1, tableau="New Sparta", hand=f"{worlds[1]}; Space Port")
    t.only_deck("; ".join(DECK.split("; ")[:deck]))
    s = t.chosen(action, "settle")
    s.play(0, f"settle {worlds[0]}")
    s.play(1, f"settle {worlds[1]}")
    return s


@rule("race.base.settle.windfall-good-at-once", "race.base.order.clockwise")
def test_seats_take_turns_when_goods_and_draws_could_empty_the_deck() -> None:
    """Two goods and one bonus card are due."""
    worlds = ("Destroyed World", "Empath World")
    assert asked(two_settle(3, worlds)) == [0]
    assert asked(two_settle(4, worlds)) == [0, 1]


@rule("race.base.settle.bonus-card", "race.base.order.clockwise")
def test_only_the_draws_that_are_due_make_seats_take_turns() -> None:
    """No goods: the bonus cards of the choosers are all that is drawn."""
    worlds = ("Gambling World", "Expanding Colony")
    assert asked(two_settle(1, worlds)) == [0]
    assert asked(two_settle(2, worlds)) == [0, 1]
    assert asked(two_settle(2, worlds, "settle")) == [0]
    assert asked(two_settle(3, worlds, "settle")) == [0, 1]


@rule("race.base.settle.power-draw-after-placing", "race.base.order.clockwise")
def test_draws_after_placing_count_among_the_draws_that_are_due() -> None:
    for deck, order in ((2, [0]), (3, [0, 1])):
        t = Table(2).seat(0, tableau=f"Old Earth; {ROBOTS}", hand="Gambling World; Gem World")
        t.seat(1, tableau="New Sparta", hand="Expanding Colony; Space Port")
        t.only_deck("; ".join(DECK.split("; ")[:deck]))
        s = t.chosen("produce", "settle")
        s.play(0, "settle Gambling World")
        s.play(1, "settle Expanding Colony")
        assert asked(s) == order


@rule("race.base.settle.good-bonus-draw-order", "race.base.order.clockwise")
def test_the_first_seat_finishes_before_the_second_when_they_take_turns() -> None:
    s = two_settle(3, ("Destroyed World", "Empath World"))
    s.play(0, "pay Gem World")
    draws(s, "Mining World")
    assert goods(s, 0) == ["Destroyed World"]
    assert asked(s) == [1]
    s.play(1, "pay Space Port")
    assert any_draws(s) == 2
    assert goods(s, 1) == ["Empath World"]
