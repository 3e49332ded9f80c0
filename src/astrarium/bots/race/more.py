"""Answers to the questions that only the cards of an expansion ask."""

from __future__ import annotations

from astrarium.bots.race.builds import (
    NO_BUILD,
    Purse,
    best_build,
    free_gain,
    good_loss,
    loss_of,
)
from astrarium.bots.race.outlook import Outlook
from astrarium.bots.race.worth import placed_worth
from astrarium.core.frame import Frame
from astrarium.games.race.frames.on_placement import CardForGood
from astrarium.games.race.frames.settle_lucky import LuckyWorld
from astrarium.games.race.state import Race
from astrarium.games.race.words import ALIEN, DISCARD, KIND, LAND, NONE, PASS, SPEND, STOP


def more_worlds(outlook: Outlook, frame: Frame[Race], options: list[int]) -> int:
    """The world that brings most, by whichever card lets place it; or none."""
    rules, table = outlook.rules, outlook.table
    worlds = [option - LAND for option in options if option < PASS]
    best, card = best_build(outlook, Purse(outlook), worlds)
    choice = PASS if card == NO_BUILD else LAND + card
    for world in worlds:
        # With Military that is left over, nothing is paid.
        if rules.military_world[world] and free_gain(outlook, world) > best:
            best, choice = free_gain(outlook, world), LAND + world
    for option in options:
        if option >= SPEND:
            # It places a world of the hand that could be paid for.
            could = [card for card in outlook.hand if rules.world[card]]
            freed = [card for card in could if rules.goods[card] != ALIEN]
            gains = [free_gain(outlook, each) for each in freed if table.price(each) != NONE]
            gain = (max(gains) if gains else 0.0) - loss_of(outlook, option - SPEND)
            if gain > best:
                best, choice = gain, option
    return choice


def free_world(outlook: Outlook, frame: Frame[Race], options: list[int]) -> int:
    return first_of_best(options, [free_gain(outlook, option % KIND) for option in options])


def first_of_best(options: list[int], worths: list[float]) -> int:
    """Of options in ascending order."""
    best = 0
    for i in range(1, len(options)):
        if worths[i] > worths[best]:
            best = i
    return options[best]


def lucky_world(outlook: Outlook, frame: LuckyWorld, options: list[int]) -> int:
    """A world at no cost is taken unless it does more harm than good."""
    return options[0] if free_gain(outlook, int(frame.card)) > 0 else PASS


def card_for_good(outlook: Outlook, frame: CardForGood, options: list[int]) -> int:
    lost, card = Purse(outlook).cheapest()
    gained = good_loss(outlook, int(outlook.rules.goods[frame.world]))
    return DISCARD + card if gained > lost else PASS


def card_production(outlook: Outlook, frame: Frame[Race], options: list[int]) -> int:
    lost, _ = Purse(outlook).cheapest()
    gained = good_loss(outlook, int(outlook.rules.goods[options[0] % KIND]))
    return options[0] if gained > lost else STOP


def store(outlook: Outlook, frame: Frame[Race], options: list[int]) -> int:
    """Stored goods lose nothing, and their worlds can produce again."""
    return options[1]


def start_world(outlook: Outlook, frame: Frame[Race], options: list[int]) -> int:
    return first_of_best(options, [placed_worth(outlook, option % KIND) for option in options])
