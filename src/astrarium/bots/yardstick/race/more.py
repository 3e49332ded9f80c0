"""Answers to the questions that only the cards of an expansion ask."""

from __future__ import annotations

from astrarium.bots.yardstick.race.builds import (
    NO_BUILD,
    Purse,
    best_build,
    good_loss,
    loss_of,
    without_idle_strikes,
)
from astrarium.bots.yardstick.race.means import means_of
from astrarium.bots.yardstick.race.outlook import Outlook
from astrarium.bots.yardstick.race.worth import hopes, new_good_worth, placed_worth
from astrarium.games.race.words import (
    ALIEN,
    ARM,
    CONQUER,
    DISCARD,
    HIRE,
    KIND,
    LAND,
    PASS,
    PAY_COST,
    SPEND,
    STOP,
)


def take_any_way(outlook: Outlook, arguments: list[int], options: list[int]) -> int:
    """Military first: it costs nothing. Else whatever loses least."""
    if CONQUER in options:
        return CONQUER
    world = arguments[1]
    options = without_idle_strikes(outlook, world, options)
    return min(options, key=lambda option: (_given_up(outlook, world, option), option))


def _given_up(outlook: Outlook, world: int, option: int) -> float:
    card = option % KIND
    if option == PAY_COST:
        before = tuple(each for each in outlook.me.tableau if each != world)
        price = means_of(outlook.cards, before).price(world)
        paid = Purse(outlook).payment(price or 0, NO_BUILD)
        return 99.0 if paid is None else paid
    if option >= ARM:
        return good_loss(outlook, outlook.cards.good_kind[card])
    if option >= HIRE:
        paid = Purse(outlook).payment(card, NO_BUILD)
        return 99.0 if paid is None else paid
    return loss_of(outlook, card)


def _gain(outlook: Outlook, world: int) -> float:
    """What a world brings that costs nothing but its own card."""
    me = outlook.me
    gain = placed_worth(outlook, world) + outlook.weights.placing + outlook.money(-1)
    return gain + new_good_worth(outlook, (*me.tableau, world), me.stocked, world)


def more_worlds(outlook: Outlook, arguments: list[int], options: list[int]) -> int:
    """The world that brings most, by whichever card lets place it; or none."""
    worlds = [option - LAND for option in options if option < PASS]
    gain, card = best_build(outlook, Purse(outlook), worlds, 0)
    best, choice = (gain, LAND + card) if card != NO_BUILD else (0.0, PASS)
    for world in worlds:
        # With Military that is left over, nothing is paid.
        if outlook.cards.military_world[world] and _gain(outlook, world) > best:
            best, choice = _gain(outlook, world), LAND + world
    for option in options:
        if option >= SPEND:
            freed = max((_gain(outlook, world) for world in _freed(outlook)), default=0.0)
            if freed - loss_of(outlook, option - SPEND) > best:
                best, choice = freed - loss_of(outlook, option - SPEND), option
    return choice


def _freed(outlook: Outlook) -> list[int]:
    """The worlds in hand that a discarded card places at no cost."""
    cards = outlook.cards
    means = means_of(cards, outlook.me.tableau)
    return [
        card
        for card in outlook.hand
        if cards.world[card] and cards.goods[card] != ALIEN and means.price(card) is not None
    ]


def free_world(outlook: Outlook, arguments: list[int], options: list[int]) -> int:
    return max(options, key=lambda option: (_gain(outlook, option % KIND), -option))


def lucky_world(outlook: Outlook, arguments: list[int], options: list[int]) -> int:
    """A world at no cost is taken unless it does more harm than good."""
    return options[0] if _gain(outlook, arguments[1]) > 0 else PASS


def _cheapest_discard(outlook: Outlook) -> tuple[float, int]:
    """What the least useful hand card is worth, and which it is."""
    worths = zip(hopes(outlook, outlook.hand), outlook.hand, strict=True)
    hope, card = min(worths)
    return hope - outlook.money(-1), card


def card_for_good(outlook: Outlook, arguments: list[int], options: list[int]) -> int:
    lost, card = _cheapest_discard(outlook)
    gained = good_loss(outlook, outlook.cards.goods[arguments[1]])
    return DISCARD + card if gained > lost else PASS


def card_production(outlook: Outlook, arguments: list[int], options: list[int]) -> int:
    lost, _ = _cheapest_discard(outlook)
    gained = good_loss(outlook, outlook.cards.goods[options[0] % KIND])
    return options[0] if gained > lost else STOP


def store(outlook: Outlook, arguments: list[int], options: list[int]) -> int:
    """Stored goods lose nothing, and their worlds can produce again."""
    return options[1]


def start_world(outlook: Outlook, arguments: list[int], options: list[int]) -> int:
    return max(options, key=lambda option: (placed_worth(outlook, option % KIND), -option))
