"""Who comes first where the order matters."""

from __future__ import annotations

from typing import cast

import pytest

import astrarium
from astrarium.core.frame import CHANCE
from astrarium.games.race.state import Race
from tests.games.race.laying import FirstSeatTable, deck_asked_by, from_produce_on
from tests.games.race.table import Table, any_draws, asked, draws, goods, hand, says, tableau
from tests.support.rules import rule


def dealt(*start_worlds: str) -> Race:
    """A new game whose start worlds chance has dealt to the seats."""
    s = cast(Race, astrarium.start("race", seats=len(start_worlds)))
    for world in start_worlds:
        s.play(CHANCE, f"deal {world}")
    return s


@rule("race.base.order.lowest-start-world-first")
@pytest.mark.parametrize(
    ("start_worlds", "first"),
    [
        (("Old Earth", "Epsilon Eridani"), 0),
        (("Epsilon Eridani", "Old Earth"), 1),
        (("Earth's Lost Colony", "New Sparta", "Alpha Centauri"), 2),
        (("Earth's Lost Colony", "Epsilon Eridani", "New Sparta", "Alpha Centauri"), 1),
    ],
)
def test_the_lowest_start_world_comes_first(start_worlds: tuple[str, ...], first: int) -> None:
    s = dealt(*start_worlds)
    assert s.first_seat == first
    assert deck_asked_by(s) == first
    assert s.view(None)["first_seat"] == first


@rule("race.base.order.clockwise")
def test_cards_are_dealt_clockwise_from_the_first_player() -> None:
    s = dealt("Earth's Lost Colony", "Epsilon Eridani", "New Sparta")
    order = []
    while asked(s) == [CHANCE]:
        order.append(deck_asked_by(s))
        any_card = s.options(s.questions()[0])[0]
        s.apply(s.questions()[0], any_card)
    assert order == [1] * 6 + [2] * 6 + [0] * 6
    # Questions are listed in the same order.
    assert asked(s) == [1, 2, 0]


@rule("race.base.order.clockwise")
@pytest.mark.parametrize(
    ("deck", "order"),
    [
        # Two cards could be drawn for each of the Novelty goods: four in all.
        ("Space Marines; Drop Ships; Colony Ship; Public Works; Genetics Lab", [2, 0]),
        ("Space Marines; Drop Ships; Colony Ship; Public Works", [2]),
    ],
)
def test_players_consume_in_turn_only_where_the_deck_could_run_out(
    deck: str, order: list[int]
) -> None:
    t = FirstSeatTable(3, first_seat=2)
    t.seat(0, tableau="Space Port; Gem World", goods="Space Port; Gem World")
    t.seat(1, tableau="Spice World; Replicant Robots")
    t.seat(2, tableau="Artist Colony; Star Nomad Lair", goods="Artist Colony")
    t.only_deck(deck)
    s = t.chosen("consume trade", "consume 2x", "consume trade")
    assert asked(s) == order
    s.play(2, "sell from Artist Colony")
    any_draws(s)
    s.play(0, "sell from Gem World")
    any_draws(s)
    assert [len(hand(s, seat)) for seat in range(3)] == [2, 0, 2]
    assert goods(s, 0) == ["Space Port"]


FILLERS = (
    "Space Marines",
    "Drop Ships",
    "Colony Ship",
    "Public Works",
    "Investment Credits",
    "Export Duties",
    "Interstellar Bank",
    "Replicant Robots",
    "Deficit Spending",
    "Expedition Force",
    "Contact Specialist",
)


@rule("race.base.order.clockwise")
@pytest.mark.parametrize(
    ("beside", "full", "action", "most"),
    [
        ("New Economy", "", "consume 2x", 1),
        ("Gambling World", "", "consume 2x", 1),
        ("Outlaw World; Comet Zone", "Comet Zone", "consume 2x", 1),
        ("New Vinland; Comet Zone", "Comet Zone", "consume 2x", 2),
        ("Free Trade Association; Artist Colony", "Artist Colony", "consume 2x", 3),
        ("Black Market Trading World; Comet Zone", "Comet Zone", "consume 2x", 3),
        ("Comet Zone; Artist Colony", "Comet Zone; Artist Colony", "consume trade", 3),
        ("Trade League; Distant World", "Distant World", "consume trade", 10),
    ],
)
def test_all_draws_that_consume_could_bring_are_counted(
    beside: str, full: str, action: str, most: int
) -> None:
    for left, order in ((most, [0]), (most + 1, [0, 1])):
        t = Table(2)
        t.seat(1, tableau=beside, goods=full)
        # Seat 0 decides and draws nothing.
        t.seat(0, tableau="Earth's Lost Colony; Gem World", goods="Earth's Lost Colony; Gem World")
        t.only_deck("; ".join(FILLERS[:left]))
        s = t.chosen("consume 2x", action)
        assert asked(s) == order


@rule("race.base.order.clockwise")
@pytest.mark.parametrize(
    "beside",
    [
        "Merchant Guild",  # 2 cards
        "Pan-Galactic League",  # a card for each of two Genes worlds
        "Gem World",  # a good and a card
        "Research Labs",  # at most a card for each good
        "Diversified Economy",  # at most a card for each good
    ],
)
def test_all_draws_that_produce_could_bring_are_counted(beside: str) -> None:
    # Two empty windfall worlds at each seat are four goods; two cards more come by the card beside.
    for left, order in ((6, [0]), (7, [0, 1])):
        t = Table(2)
        t.seat(0, tableau="Mining Robots; Destroyed World; Asteroid Belt")
        t.seat(1, tableau=f"Genetics Lab; Pre-Sentient Race; Empath World; {beside}")
        t.only_deck("; ".join(FILLERS[:left]))
        s = from_produce_on(t, "consume 2x", "produce")
        if asked(s) == [CHANCE]:
            draws(s, "Drop Ships")  # the good of Gem World, where nobody waits for seat 0
        assert asked(s) == order


@rule("race.base.order.clockwise", "race.artifacts.power.produce.storage-start-of-phase")
def test_a_world_that_produces_again_after_its_good_was_moved_is_counted() -> None:
    # Two goods could come: one on Rebel Miners, once its own was moved, and one on a windfall.
    for left, order in ((2, [0]), (3, [0, 1])):
        t = Table(2, expansion="artifacts")
        t.seat(0, tableau="Tranship Point; Rebel Miners", goods="Rebel Miners")
        t.seat(1, tableau="Genetics Lab; Pre-Sentient Race")
        t.only_deck("; ".join(FILLERS[:left]))
        s = from_produce_on(t, "consume 2x", "produce")
        assert asked(s) == order


@rule("race.base.order.clockwise")
def test_a_reshuffle_falls_to_whoever_comes_first() -> None:
    # One card is left: seat 1, the first, draws it; the other seats draw from the reshuffled pile.
    t = FirstSeatTable(2, first_seat=1)
    t.seat(0, tableau="New Economy", hand="Gem World")
    t.seat(1, tableau="Trade League; Gambling World", hand="")
    t.only_deck("Drop Ships")
    s = t.chosen("consume 2x", "consume 2x")
    assert asked(s) == [1]
    s.play(1, "use Gambling World #2")
    s.play(1, "name 4")
    draws(s, "Drop Ships")
    assert hand(s, 1) == ["Drop Ships"]
    assert asked(s) == [0]
    s.play(0, "use New Economy")
    draws(s, "Space Marines")


@rule("race.base.order.clockwise")
def test_goods_and_draws_of_produce_come_clockwise_when_the_deck_could_run_out() -> None:
    t = FirstSeatTable(3, first_seat=1)
    t.seat(0, tableau="Spice World; Destroyed World")
    t.seat(1, tableau="Gem World")
    t.seat(2, tableau="Rebel Miners")
    t.only_deck("Drop Ships; Space Marines; Colony Ship; Public Works; Genetics Lab")
    s = t.chosen("produce", "produce", "produce")
    assert deck_asked_by(s) == 1
    draws(s, "Drop Ships", "Space Marines")
    assert hand(s, 1) == ["Space Marines"]
    assert deck_asked_by(s) == 2
    draws(s, "Colony Ship")
    assert deck_asked_by(s) == 0
    draws(s, "Public Works")
    assert asked(s) == [0]


def settling_with_ships(*tableaus: str) -> Race:
    """Every seat reveals a world of cost 2 and could pay for it; the first seat is seat 1."""
    worlds = ("Gem World", "Spice World", "Space Port")
    payments = (
        "Drop Ships; Space Marines",
        "Public Works; Genetics Lab",
        "Deficit Spending; Drop Ships",
    )
    t = FirstSeatTable(len(tableaus), first_seat=1)
    for seat, cards in enumerate(tableaus):
        t.seat(seat, tableau=cards, hand=f"{worlds[seat]}; {payments[seat]}")
    s = t.chosen(*["settle"] * len(tableaus))
    for seat in range(len(tableaus)):
        s.play(seat, f"settle {worlds[seat]}")
    return s


@rule("race.base.order.clockwise")
def test_players_who_may_discard_from_their_tableaus_decide_in_turn() -> None:
    s = settling_with_ships("Old Earth; Colony Ship", "New Sparta; Colony Ship", "Epsilon Eridani")
    assert asked(s) == [1]
    s.play(1, "spend Colony Ship")
    any_draws(s)
    # Seat 2 pays, as it must; then seat 0 decides.
    assert asked(s) == [2]
    s.play(2, "pay Deficit Spending; Drop Ships")
    any_draws(s)
    assert asked(s) == [0]
    assert says(s, 0) == ["pay cost", "spend Colony Ship"]


@rule("race.base.order.clockwise")
def test_one_player_who_may_discard_keeps_nobody_waiting() -> None:
    s = settling_with_ships("Old Earth; Colony Ship", "New Sparta", "Epsilon Eridani")
    assert asked(s) == [1, 2, 0]


@rule("race.base.order.original-start-world")
def test_a_lower_start_world_placed_later_changes_nothing() -> None:
    t = FirstSeatTable(2, first_seat=0)
    t.seat(0, tableau="Epsilon Eridani")
    t.seat(1, tableau="Alpha Centauri", hand="Old Earth; Gem World; Spice World; Comet Zone")
    s = t.chosen("settle", "settle")
    s.play(0, "pass")
    s.play(1, "settle Old Earth")
    s.play(1, "pay Gem World; Spice World; Comet Zone")
    any_draws(s)
    assert tableau(s, 1) == ["Alpha Centauri", "Old Earth"]
    assert s.first_seat == 0
    s.play(0, "choose explore +5")
    s.play(1, "choose explore +5")
    assert deck_asked_by(s) == 0
    again = astrarium.load(s.dump())
    assert again.first_seat == 0


@rule("race.base.order.original-start-world")
def test_the_order_holds_when_the_first_player_is_not_seat_zero() -> None:
    s = dealt("New Sparta", "Earth's Lost Colony", "Alpha Centauri")
    assert s.first_seat == 2
    player = s.players[0]
    old_earth = s.tables.names.index("Old Earth")
    s.take_from_deck(old_earth)
    player.tableau.append(old_earth)
    player.goods.append(-1)
    any_draws(s)
    assert asked(s) == [2, 0, 1]
    assert Table(3).choosing().first_seat == 0


ARMED, SKILLED = "New Sparta; New Military Tactics", "New Sparta; Contact Specialist"
TWO_TO_PAY = "Gem World; Drop Ships; Space Marines"


@rule("race.base.order.clockwise")
@pytest.mark.parametrize(
    ("tableau_of_0", "hand_of_1", "order", "kept"),
    [
        pytest.param(ARMED, TWO_TO_PAY, [0], True, id="both may give up a card"),
        pytest.param(SKILLED, TWO_TO_PAY, [0, 1], True, id="one has two ways, giving up none"),
        pytest.param(ARMED, "Gem World", [0], False, id="one has to give up a card, and does"),
    ],
)
def test_worlds_are_taken_in_turn_where_two_tableaus_depend_on_a_decision(
    tableau_of_0: str, hand_of_1: str, order: list[int], kept: bool
) -> None:
    t = Table(2).seat(0, tableau=tableau_of_0, hand="Outlaw World")
    s = t.seat(1, tableau="Old Earth; Colony Ship", hand=hand_of_1).chosen("settle", "produce")
    s.play(0, "settle Outlaw World")
    s.play(1, "settle Gem World")
    assert asked(s) == order
    assert ("Colony Ship" in tableau(s, 1)) is kept
