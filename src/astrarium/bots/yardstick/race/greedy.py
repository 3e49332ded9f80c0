"""A careful beginner: compares what each choice would bring soonest, and takes the best."""

from __future__ import annotations

from collections.abc import Callable

from astrarium.bots.yardstick.race import orb
from astrarium.bots.yardstick.race.actions import best_action, best_pair
from astrarium.bots.yardstick.race.builds import (
    NO_BUILD,
    Purse,
    best_build,
    loss_of,
    without_idle_strikes,
)
from astrarium.bots.yardstick.race.consuming import (
    eat,
    gamble,
    hand_for_vp,
    refill,
    sell,
    use_power,
)
from astrarium.bots.yardstick.race.drafting import begin_with, pick
from astrarium.bots.yardstick.race.means import means_of
from astrarium.bots.yardstick.race.more import (
    card_for_good,
    card_production,
    free_world,
    lucky_world,
    more_worlds,
    start_world,
    store,
    take_any_way,
)
from astrarium.bots.yardstick.race.outlook import Outlook
from astrarium.bots.yardstick.race.weights import WEIGHTS, Weights
from astrarium.bots.yardstick.race.worth import hopes
from astrarium.core.game import Data
from astrarium.core.position import Question
from astrarium.core.rng import Rng
from astrarium.games.race.words import (
    ACT,
    BUILD,
    CONQUER,
    DEVELOP,
    KIND,
    LAND,
    LUCKY,
    NONE,
    PASS,
    PAY_COST,
    SPEND,
)

Answer = Callable[[Outlook, list[int], list[int]], int]


class Greedy:
    def __init__(self, weights: Weights = WEIGHTS) -> None:
        self.weights = weights

    def choose(self, view: Data, question: Question, options: list[int], rng: Rng) -> int:
        name, arguments = view["agenda"]["lanes"][question.lane][-1]
        if view["options"]["orb"]:
            found = orb.answer(view, name, arguments, options)
            if found is not None:
                return found
            options = orb.without_tokens(options)
        answer = ANSWERS.get(name)
        if answer is None:
            return rng.pick(options)
        return answer(Outlook(view, self.weights), arguments, options)


def choose_action(outlook: Outlook, arguments: list[int], options: list[int]) -> int:
    choices = [option - ACT for option in options]
    if not outlook.cards.advanced:
        return ACT + best_action(outlook, choices, orb.explore_bonus(outlook.view))
    first = arguments[1]
    return ACT + best_pair(outlook, None if first == NONE else first, choices)


def discard(outlook: Outlook, arguments: list[int], options: list[int]) -> int:
    """Payments, the first discard, the hand limit: the cards that are worth least."""
    left, floor = arguments[1], arguments[2]
    marks = [-hope for hope in hopes(outlook, outlook.hand)]
    return _lowest_of_best(outlook.hand, marks, left, floor, options)


def keep(outlook: Outlook, arguments: list[int], options: list[int]) -> int:
    """What the hand could use best; a second copy is only money."""
    left, floor = arguments[1], arguments[2]
    together = sorted(outlook.hand + outlook.looked_at)
    hope_of = dict(zip(reversed(together), reversed(hopes(outlook, together)), strict=True))
    marks = [0.0 if card in outlook.hand else hope_of[card] for card in outlook.looked_at]
    return _lowest_of_best(outlook.looked_at, marks, left, floor, options)


def _lowest_of_best(
    cards: list[int], marks: list[float], amount: int, floor: int, options: list[int]
) -> int:
    """Sets are named in ascending order: the lowest card of the best set of this size."""
    open_to_us = [i for i, card in enumerate(cards) if card >= floor]
    open_to_us.sort(key=lambda i: (-marks[i], i))
    card = min(cards[i] for i in open_to_us[:amount])
    return next(option for option in options if option % KIND == card)


def choose_development(outlook: Outlook, arguments: list[int], options: list[int]) -> int:
    discount = 1 if outlook.chose(DEVELOP) else 0
    return _place(outlook, options, BUILD, discount)


def choose_world(outlook: Outlook, arguments: list[int], options: list[int]) -> int:
    if LUCKY not in options:
        return _place(outlook, options, LAND, 0)
    choices = [option - LAND for option in options if option < PASS]
    gain, card = best_build(outlook, Purse(outlook), choices, 0)
    return LAND + card if gain > outlook.weights.luck else LUCKY


def _place(outlook: Outlook, options: list[int], verb: int, discount: int) -> int:
    choices = [option - verb for option in options if verb <= option < verb + KIND]
    card = best_build(outlook, Purse(outlook), choices, discount)[1]
    return PASS if card == NO_BUILD else verb + card


def take_world(outlook: Outlook, arguments: list[int], options: list[int]) -> int:
    """Military first: it costs nothing. Else pay, or spend the card that is lost most easily."""
    if CONQUER in options:
        return CONQUER
    options = without_idle_strikes(outlook, arguments[1], options)
    spends = [option for option in options if option >= SPEND]
    best = min(spends, key=lambda option: loss_of(outlook, option - SPEND), default=PAY_COST)
    if PAY_COST not in options:
        return best
    if not spends:
        return PAY_COST
    world = arguments[1]
    before = tuple(card for card in outlook.me.tableau if card != world)
    price = means_of(outlook.cards, before).price(world)
    paid = Purse(outlook).payment(price or 0, NO_BUILD)
    return PAY_COST if paid is not None and paid <= loss_of(outlook, best - SPEND) else best


def draft_card(outlook: Outlook, arguments: list[int], options: list[int]) -> int:
    return pick(outlook, outlook.drafted, options)


def choose_start(outlook: Outlook, arguments: list[int], options: list[int]) -> int:
    return begin_with(outlook, options)


ANSWERS: dict[str, Answer] = {
    "DiscardCards": discard,
    "ChooseAction": choose_action,
    "KeepCards": keep,
    "ChooseDevelopment": choose_development,
    "ChooseWorld": choose_world,
    "NewWorld": take_world,
    "SellGood": sell,
    "UsePowers": use_power,
    "EatGoods": eat,
    "Gamble": gamble,
    "HandForVp": hand_for_vp,
    "WindfallWorlds": refill,
    "PickCard": draft_card,
    "BeginWith": choose_start,
    "TakeWorld": take_any_way,
    "MoreWorlds": more_worlds,
    "FreeWorld": free_world,
    "LuckyWorld": lucky_world,
    "CardForGood": card_for_good,
    "CardProduction": card_production,
    "StoreGoods": store,
    "ChooseStartWorld": start_world,
}
