"""What each phase would bring this seat: the gain, and how things stand afterwards."""

from __future__ import annotations

from math import log

from astrarium.bots.race.builds import NO_BUILD, Purse, after_build, best_build
from astrarium.bots.race.goods import consume_worth, goods_worth, stock_of, trade_worth, without
from astrarium.bots.race.outlook import Outlook
from astrarium.bots.race.worth import produced
from astrarium.games.race.words import (
    ANY,
    DEVELOP,
    DOUBLE_VP,
    EXPLORE_1_1,
    EXPLORE_5,
    PRODUCE,
    SETTLE,
    TRADE,
)

Step = tuple[float, Outlook]


def explore(outlook: Outlook, actions: tuple[int, ...]) -> Step:
    weights = outlook.weights
    keep, look = outlook.table.explores(EXPLORE_5 in actions, EXPLORE_1_1 in actions)
    keep = min(keep, look)
    fade = min(1.0, (outlook.rounds_left - 1) / weights.card_fades)
    gain = outlook.money(keep) + keep * weights.search * log(look / keep) * fade
    return gain, outlook.after_drawing(keep)


def develop(outlook: Outlook, actions: tuple[int, ...]) -> Step:
    rules, cards = outlook.rules, outlook.table.cards
    draws = sum(int(rules.develop_draw_first[c] + rules.develop_draw_after[c]) for c in cards)
    developments = [card for card in outlook.hand if not rules.world[card]]
    step = _build(outlook, developments, 1 if DEVELOP in actions else 0)
    return step[0] + outlook.money(draws), step[1].after_drawing(draws)


def settle(outlook: Outlook, actions: tuple[int, ...]) -> Step:
    rules = outlook.rules
    gain, later = _build(outlook, [card for card in outlook.hand if rules.world[card]], 0)
    if gain <= 0:
        return 0.0, outlook
    draws = sum(int(rules.settle_draw_after[card]) for card in outlook.table.cards)
    if SETTLE in actions:
        draws += 1
    return gain + later.money(draws), later.after_drawing(draws)


def _build(outlook: Outlook, choices: list[int], discount: int) -> Step:
    if not choices:
        return 0.0, outlook
    purse = Purse(outlook)
    gain, card = best_build(outlook, purse, choices, discount)
    if card == NO_BUILD:
        return 0.0, outlook
    return gain, after_build(outlook, purse, card, discount)


def consume(outlook: Outlook, actions: tuple[int, ...]) -> Step:
    """What the goods bring now, against what they would bring in a phase of one's own later."""
    table, card_worth = outlook.table, outlook.next_card
    stock = stock_of(outlook.rules, outlook.me.stocked)
    if TRADE in actions and DOUBLE_VP in actions:
        worth = _sale_and_double(outlook)
    elif TRADE in actions:
        worth = trade_worth(table, stock, card_worth)[0]
    else:
        worth = consume_worth(table, stock, 2 if DOUBLE_VP in actions else 1, card_worth)
    kept = goods_worth(table, stock, card_worth) * outlook.good_later
    return worth - kept * outlook.weights.patience, outlook.with_goods_on([])


def _sale_and_double(outlook: Outlook) -> float:
    table, card_worth = outlook.table, outlook.next_card
    stock = stock_of(outlook.rules, outlook.me.stocked)
    worth, kind = trade_worth(table, stock, card_worth)
    if kind == ANY:
        return 2 * consume_worth(table, stock, 1, card_worth)
    rest = without(stock, kind)
    single = consume_worth(table, rest, 1, card_worth)
    return worth - single + consume_worth(table, rest, 2, card_worth)


def produce(outlook: Outlook, actions: tuple[int, ...]) -> Step:
    table, stocked, rules = outlook.table, outlook.me.stocked, outlook.rules
    made, draws = produced(table, stocked, PRODUCE in actions)
    before = goods_worth(table, stock_of(rules, stocked), outlook.next_card)
    after = goods_worth(table, stock_of(rules, stocked + made), outlook.next_card)
    gain = (after - before) * outlook.good_later + outlook.money(int(draws))
    return gain, outlook.with_goods_on(stocked + made).after_drawing(int(draws))
