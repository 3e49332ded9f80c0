"""What the beginner of Race reckons with: prices, sales, goods, payments, other players."""

from __future__ import annotations

import pytest

import astrarium
from astrarium.bots.race.actions import called_by_others
from astrarium.bots.race.builds import NO_BUILD, Purse, best_build, cheapest_way, free_gain
from astrarium.bots.race.goods import (
    consume_worth,
    dearest,
    how_many,
    kinds_in,
    stock_of,
    trade_worth,
    without,
)
from astrarium.bots.race.greedy import Greedy
from astrarium.bots.race.outlook import Outlook
from astrarium.bots.race.phases import develop, explore, produce, settle
from astrarium.bots.race.tableau import Tableau, box_counts, of_kind, tableau_of
from astrarium.bots.race.worth import appetite, hopes, produced
from astrarium.core.frame import CHANCE, MAIN
from astrarium.core.game import Options
from astrarium.core.playout import roll
from astrarium.core.position import Question
from astrarium.core.rng import Rng
from astrarium.games.race.state import Race
from astrarium.games.race.words import DEVELOP, EXPLORE_1_1, EXPLORE_5, NONE, NOVELTY, RARE
from tests.bots.race_games import SETTINGS
from tests.games.race.table import Table

GREEDY = Greedy()
CARD_WORTH = 0.7


def on_table(names: str, **options: bool | str) -> Tableau:
    t = Table(2, **options)
    return tableau_of(t.rules, tuple(t.cards(names)))


def price(names: str, card: str) -> int | None:
    table = on_table(names)
    found = table.price(table.rules.names.index(card))
    return None if found == NONE else found


def outlook_of(t: Table, seat: int = 0) -> Outlook:
    return Outlook(t.choosing(), seat, GREEDY.weights)


# --- the rules are asked --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("names", "card", "expected"),
    [
        ("Old Earth", "Gem World", 2),
        ("Old Earth; Replicant Robots", "Gem World", 0),
        ("Old Earth; Investment Credits", "Replicant Robots", 3),
        ("Old Earth", "Rebel Outpost", None),
        ("New Sparta; Drop Ships", "Rebel Outpost", 0),
        ("Old Earth; Contact Specialist", "Rebel Outpost", 4),
        ("Old Earth; Contact Specialist; Replicant Robots", "Rebel Outpost", 2),
        ("Old Earth; Contact Specialist", "Alien Robot Sentry", None),
    ],
)
def test_a_price_is_what_the_rules_ask_for(names: str, card: str, expected: int | None) -> None:
    assert price(names, card) == expected


def test_military_that_is_missing() -> None:
    table = on_table("New Sparta")
    outpost = table.rules.names.index("Rebel Outpost")
    assert table.missing(outpost) == 3
    assert table.and_one(table.rules.names.index("Drop Ships")).missing(outpost) == 0


def test_a_question_about_one_tableau_leaves_the_others_as_they_were() -> None:
    strong, weak = on_table("New Sparta; Drop Ships"), on_table("Old Earth")
    outpost = strong.rules.names.index("Rebel Outpost")
    for _ in range(2):
        assert (strong.price(outpost), weak.price(outpost)) == (0, NONE)
    assert strong.explores(five=True, one_and_one=True) == (2, 8)
    assert strong.explores(five=False, one_and_one=False) == (1, 2)


def test_points_are_printed_and_variable_ones() -> None:
    assert on_table("New Sparta; Drop Ships").points(chips=0) == 1 + 2
    # One for each three chips, and three for each Research Labs and Galactic Trendsetters.
    renaissance = on_table("Galactic Renaissance; Research Labs")
    assert renaissance.points(chips=7) - renaissance.points(chips=0) == 2


def test_what_a_card_is_worth_to_the_box_of_another() -> None:
    t = Table(2)
    order, sparta, earth = (t.card(n) for n in ("New Galactic Order", "New Sparta", "Old Earth"))
    assert box_counts(t.rules, order, earth) == 0
    assert box_counts(t.rules, sparta, earth) == 0
    survey = t.card("Galactic Survey: SETI")
    assert box_counts(t.rules, survey, earth) > 0


# --- goods ----------------------------------------------------------------------------------------

ENGINES = [
    ("Old Earth; Terraformed World; Gem World; Spice World", "Gem World; Spice World"),
    (
        "Old Earth; Galactic Trendsetters; Comet Zone; Gem World; New Vinland",
        "Comet Zone; Gem World",
    ),
    (
        "Old Earth; Terraformed World; New Vinland; Gem World; Comet Zone; Galactic Trendsetters",
        "New Vinland; Gem World; Comet Zone",
    ),
    ("Old Earth; Consumer Markets; Gem World; Spice World; Comet Zone", "Gem World; Comet Zone"),
]


def consumed(s: Race, vp: int, cards: int, card_worth: float) -> float:
    """The most that seat 0 can make of its goods: every order of its powers is played."""
    lane = 1
    while s.asked(lane) == CHANCE:
        s.answer(lane, roll(s, lane, Rng(1)))
    if s.asked(lane) != 0:
        player = s.players[0]
        return int(player.vp) - vp + (len(player.hand) - cards) * card_worth
    ends = []
    for choice in s.lane_options(lane):
        trial = s.clone()
        trial.answer(lane, choice)
        ends.append(consumed(trial, vp, cards, card_worth))
    return max(ends)


@pytest.mark.parametrize(("tableau", "goods"), ENGINES)
@pytest.mark.parametrize(("action", "factor"), [("consume 2x", 2), ("develop", 1)])
def test_a_plan_for_goods_brings_what_the_best_play_brings(
    tableau: str, goods: str, action: str, factor: int
) -> None:
    t = Table(2).seat(0, tableau=tableau, goods=goods).seat(1, tableau="New Sparta")
    s = t.chosen(action, "consume trade")
    while s.asked(1) != 0 or type(s.agenda.lanes[1][-1]).__name__ != "UsePowers":
        question = s.questions()[0]
        s.apply(question, s.options(question)[-1])
    player = s.players[0]
    best = consumed(s, int(player.vp), len(player.hand), CARD_WORTH)
    table = tableau_of(t.rules, tuple(t.cards(tableau)))
    stock = stock_of(t.rules, t.cards(goods))
    assert consume_worth(table, stock, factor, CARD_WORTH) == pytest.approx(best)


def counted(stock: int) -> list[int]:
    return [of_kind(stock, kind) for kind in range(5)]


def test_a_stock_is_counted_by_kind() -> None:
    t = Table(2)
    stock = stock_of(t.rules, t.cards("Gem World; Comet Zone; Comet Zone"))
    assert counted(stock) == [0, 1, 2, 0, 0]
    assert how_many(stock) == 3
    assert counted(without(stock, RARE)) == [0, 1, 1, 0, 0]
    assert kinds_in(stock) == [NOVELTY, RARE]
    assert dearest(stock) == RARE


def test_the_dearest_good_is_sold_where_no_power_eats_it() -> None:
    table = on_table("Old Earth; Gem World; Comet Zone")
    both = stock_of(table.rules, list(table.cards[1:]))
    worth, kind = trade_worth(table, both, CARD_WORTH)
    assert kind == RARE
    assert worth >= 3 * CARD_WORTH


def test_a_produce_phase_fills_production_worlds_and_one_windfall_for_its_caller() -> None:
    t = Table(2)
    table = tableau_of(t.rules, tuple(t.cards("Old Earth; Gem World; Alien Robot Sentry")))
    gem, sentry = t.card("Gem World"), t.card("Alien Robot Sentry")
    assert produced(table, [], own_phase=False)[0] == [gem]
    assert produced(table, [], own_phase=True)[0] == [gem, sentry]
    assert produced(table, [gem], own_phase=True)[0] == [sentry]
    assert appetite(table) == 2 + 1  # Old Earth's two, and a sale


# --- payments -------------------------------------------------------------------------------------


def rich() -> Outlook:
    t = Table(2).seat(
        0,
        tableau="Old Earth",
        hand="Gem World; Spice World; Drop Ships; Replicant Robots; Colony Ship",
    )
    return outlook_of(t.seat(1, tableau="New Sparta"))


def test_the_more_is_paid_the_more_is_lost() -> None:
    purse = Purse(rich())
    lost = [purse.payment(amount) for amount in range(6)]
    assert lost[0] == 0
    assert lost == sorted(lost)  # type: ignore[type-var]
    assert purse.payment(6) is None


def test_a_card_does_not_pay_for_itself() -> None:
    outlook = rich()
    purse, gem = Purse(outlook), outlook.hand[0]
    assert purse.payment(5, gem) is None
    assert purse.payment(4, gem) is not None
    hand, unknown = purse.after_paying(2, gem)
    assert (len(hand), unknown) == (2, 0)
    assert gem not in hand


def test_the_cheapest_card_is_one_that_is_hoped_for_least() -> None:
    purse = Purse(rich())
    lost, card = purse.cheapest()
    assert purse.hopes[purse.hand.index(card)] == min(purse.hopes)
    assert lost >= min(purse.hopes)


def test_a_second_copy_is_only_money() -> None:
    hand = "Contact Specialist; Spice World; Drop Ships"
    t = Table(2).seat(0, tableau="Old Earth; Contact Specialist", hand=hand)
    outlook = outlook_of(t.seat(1, tableau="New Sparta"))
    second = t.card("Contact Specialist")
    hoped = dict(zip(outlook.hand, hopes(outlook, outlook.hand), strict=True))
    assert hoped[second] == 0
    assert hoped[t.card("Spice World")] > 0
    assert cheapest_way(outlook, Purse(outlook), second, 0) is None


def test_nothing_is_built_that_cannot_be_paid() -> None:
    t = Table(2).seat(0, tableau="Old Earth", hand="New Galactic Order")
    outlook = outlook_of(t.seat(1, tableau="New Sparta"))
    assert best_build(outlook, Purse(outlook), outlook.hand) == (0.0, NO_BUILD)


def test_a_world_for_nothing_brings_more_than_one_that_is_paid_for() -> None:
    outlook = rich()
    gem = outlook.hand[0]
    gain, card = best_build(outlook, Purse(outlook), [gem])
    assert card == gem
    assert free_gain(outlook, gem) > gain


# --- phases ---------------------------------------------------------------------------------------


def test_who_calls_a_phase_gets_more_of_it() -> None:
    outlook = rich()
    assert explore(outlook, (EXPLORE_5,))[0] > explore(outlook, ())[0]
    assert explore(outlook, (EXPLORE_1_1,))[0] > explore(outlook, ())[0]
    assert develop(outlook, (DEVELOP,))[0] > develop(outlook, ())[0]


def test_a_plan_counts_on_the_cards_that_a_phase_draws() -> None:
    outlook = rich()
    assert explore(outlook, (EXPLORE_1_1,))[1].unknown == 2
    _, later = settle(outlook, ())
    assert len(later.table.cards) == 2
    _, after = produce(later, ())
    assert len(after.me.stocked) >= len(later.me.stocked)
    assert (len(outlook.hand), outlook.unknown, outlook.me.stocked) == (5, 0, [])


def test_what_somebody_calls_for_sure_is_called() -> None:
    certain = [[0.0, 0.0, 1.0, 0.0, 0.0]]
    assert called_by_others(certain, twice=False) == [0.0, 0.0, 1.0, 0.0, 0.0]
    assert called_by_others(certain * 3, twice=True) == [0.0, 0.0, 1.0, 0.0, 0.0]


# --- no peeking -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        *SETTINGS[::3],
        (1, {"expansion": "storm"}),
        (2, {"expansion": "storm", "draft": True, "goals": True}),
        (2, {"expansion": "artifacts", "orb": True}),
    ],
)
def test_the_true_position_tells_it_no_more_than_its_view(seats: int, options: Options) -> None:
    s = astrarium.start("race", seats, options)
    assert isinstance(s, Race)
    chance, asked = Rng(8), 0
    while (lane := s.next_lane()) >= MAIN:
        seat = s.asked(lane)
        if seat == CHANCE:
            s.answer(lane, roll(s, lane, chance))
            continue
        offered = s.lane_options(lane)
        choice = offered[0]
        if len(offered) > 1:
            question = Question(lane, seat, s.agenda.numbers[lane])
            choice = GREEDY.answer(s, question, offered, Rng(1))
            assert GREEDY.choose(s.view(seat), question, offered, Rng(1)) == choice
            asked += 1
        s.answer(lane, choice)
    assert asked > 20
