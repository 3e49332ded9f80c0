"""What each phase would bring this seat: the gain, and how things stand afterwards."""

from __future__ import annotations

from math import log

from astrarium.bots.yardstick.race.builds import NO_BUILD, Purse, after_build, best_build
from astrarium.bots.yardstick.race.goods import (
    consume_worth,
    goods_worth,
    stock_of,
    trade_worth,
    without,
)
from astrarium.bots.yardstick.race.outlook import Outlook
from astrarium.bots.yardstick.race.worth import produced
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
    cards, weights, me = outlook.cards, outlook.weights, outlook.me
    look = 2 + sum(cards.explore_draw[card] for card in me.tableau)
    keep = 1 + sum(cards.explore_keep[card] for card in me.tableau)
    if EXPLORE_5 in actions:
        look += 5
    if EXPLORE_1_1 in actions:
        look += 1
        keep += 1
    keep = min(keep, look)
    fade = min(1.0, (outlook.rounds_left - 1) / weights.card_fades)
    gain = outlook.money(keep) + keep * weights.search * log(look / keep) * fade
    return gain, outlook.after_drawing(keep)


def develop(outlook: Outlook, actions: tuple[int, ...]) -> Step:
    cards = outlook.cards
    draws = sum(cards.develop_draw[card] for card in outlook.me.tableau)
    developments = [card for card in outlook.hand if not cards.world[card]]
    step = _build(outlook, developments, 1 if DEVELOP in actions else 0)
    return step[0] + outlook.money(draws), step[1].after_drawing(draws)


def settle(outlook: Outlook, actions: tuple[int, ...]) -> Step:
    cards = outlook.cards
    worlds = [card for card in outlook.hand if cards.world[card]]
    gain, later = _build(outlook, worlds, 0)
    if gain <= 0:
        return 0.0, outlook
    draws = sum(cards.settle_draw[card] for card in outlook.me.tableau)
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
    cards, me, card_worth = outlook.cards, outlook.me, outlook.next_card
    stock = stock_of(cards, me.stocked)
    if TRADE in actions and DOUBLE_VP in actions:
        worth = _sale_and_double(outlook)
    elif TRADE in actions:
        worth = trade_worth(cards, me.tableau, stock, card_worth)[0]
    else:
        factor = 2 if DOUBLE_VP in actions else 1
        worth = consume_worth(cards, me.tableau, stock, factor, card_worth)
    kept = goods_worth(cards, me.tableau, stock, card_worth) * outlook.good_later
    return worth - kept * outlook.weights.patience, outlook.with_goods_on([])


def _sale_and_double(outlook: Outlook) -> float:
    cards, tableau, card_worth = outlook.cards, outlook.me.tableau, outlook.next_card
    stock = stock_of(cards, outlook.me.stocked)
    alone = consume_worth(cards, tableau, stock, 1, card_worth)
    worth, kind = trade_worth(cards, tableau, stock, card_worth)
    if kind == ANY:
        return 2 * alone
    rest = without(stock, kind)
    single = consume_worth(cards, tableau, rest, 1, card_worth)
    return worth - single + consume_worth(cards, tableau, rest, 2, card_worth)


def produce(outlook: Outlook, actions: tuple[int, ...]) -> Step:
    cards, me, card_worth = outlook.cards, outlook.me, outlook.next_card
    made, draws = produced(cards, me.tableau, me.stocked, PRODUCE in actions)
    before = goods_worth(cards, me.tableau, stock_of(cards, me.stocked), card_worth)
    stocked = me.stocked + made
    after = goods_worth(cards, me.tableau, stock_of(cards, stocked), card_worth)
    gain = (after - before) * outlook.good_later + outlook.money(int(draws))
    return gain, outlook.with_goods_on(stocked).after_drawing(int(draws))
