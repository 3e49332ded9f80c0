"""What each phase would bring this seat: the gain, and how things stand afterwards."""

from __future__ import annotations

from math import log
from typing import Final

from mypy_extensions import i64

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
EXPLORING: Final = 0
DEVELOPING: Final = 1
SETTLING: Final = 2
CONSUMING: Final = 3
PRODUCING: Final = 4
PHASES: Final = 5


def step(phase: i64, outlook: Outlook, actions: tuple[int, ...]) -> Step:
    """What a phase brings whoever has chosen these of its actions."""
    if phase == EXPLORING:
        return explore(outlook, actions)
    if phase == DEVELOPING:
        return develop(outlook, actions)
    if phase == SETTLING:
        return settle(outlook, actions)
    if phase == CONSUMING:
        return consume(outlook, actions)
    return produce(outlook, actions)


def explore(outlook: Outlook, actions: tuple[int, ...]) -> Step:
    weights = outlook.weights
    keep, look = outlook.table.explores(EXPLORE_5 in actions, EXPLORE_1_1 in actions)
    keep = min(keep, look)
    fade = min(1.0, (outlook.rounds_left - 1) / weights.card_fades)
    gain = outlook.money(keep) + keep * weights.search * log(look / keep) * fade
    return gain, outlook.after_drawing(keep)


def develop(outlook: Outlook, actions: tuple[int, ...]) -> Step:
    rules, cards = outlook.rules, outlook.table.cards
    draws = 0
    for card in cards:
        draws += int(rules.develop_draw_first[card] + rules.develop_draw_after[card])
    developments = [card for card in outlook.hand if not rules.world[card]]
    gain, later = _build(outlook, developments, 1 if DEVELOP in actions else 0)
    return gain + outlook.money(draws), later.after_drawing(draws)


def settle(outlook: Outlook, actions: tuple[int, ...]) -> Step:
    rules = outlook.rules
    gain, later = _build(outlook, [card for card in outlook.hand if rules.world[card]], 0)
    if gain <= 0:
        return 0.0, outlook
    draws = 1 if SETTLE in actions else 0
    for card in outlook.table.cards:
        draws += int(rules.settle_draw_after[card])
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
        worth, _ = trade_worth(table, stock, card_worth)
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
    drawn = int(draws)
    before = goods_worth(table, stock_of(rules, stocked), outlook.next_card)
    after = goods_worth(table, stock_of(rules, stocked + made), outlook.next_card)
    gain = (after - before) * outlook.good_later + outlook.money(drawn)
    return gain, outlook.with_goods_on(stocked + made).after_drawing(drawn)
