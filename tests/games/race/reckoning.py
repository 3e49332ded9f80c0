"""Scores reckoned from the printed figures alone; the engine's scoring is not asked.

The lists of cards with Explore, Trade and Consume powers are those typed for the tests of cards.
"""

from __future__ import annotations

from tests.games.race.printed import ALONE, BY_NAME, Printed
from tests.games.race.test_cards_consume import (
    ALL_GOODS,
    DRAWS,
    EATS,
    HAND_FOR_VP,
    SALES,
    THREE_DIFFERENT,
)
from tests.games.race.test_cards_explore_develop import EXPLORE
from tests.games.race.test_cards_settle import MILITARY
from tests.games.race.test_cards_trade import PRICE_BONUS, PRICE_BONUS_HERE

CONSUMERS = {*EATS, *THREE_DIFFERENT, *ALL_GOODS, *SALES, *DRAWS, *HAND_FOR_VP}
TRADERS = {*PRICE_BONUS, *PRICE_BONUS_HERE}


def printed_vp(card: str) -> int:
    return 0 if card in ALONE else BY_NAME[card].vp


def variable(card: str, tableau: list[str], chips: int) -> int:
    """The varying VP of a six-cost development in this tableau."""
    if card == "New Galactic Order":
        return sum(MILITARY.get(other, 0) for other in tableau)
    base = chips // 3 if card == "Galactic Renaissance" else 0
    return base + sum(worth(card, BY_NAME[other]) for other in tableau)


def worth(card: str, other: Printed) -> int:
    """What one card of the tableau is worth for a six-cost development."""
    world = other.shape != "D"
    goods = (other.goods, other.source)
    match card:
        case "Alien Tech Institute":
            if goods == ("alien", "production"):
                return 3
            return 2 if other.goods == "alien" or "alien" in other.keywords else 0
        case "Free Trade Association":
            if other.name in ("Consumer Markets", "Expanding Colony"):
                return 2
            return {("novelty", "production"): 2, ("novelty", "windfall"): 1}.get(goods, 0)
        case "Galactic Federation":
            return 0 if world else 2 if other.number == 6 else 1
        case "Galactic Imperium":
            if other.shape != "M":
                return 0
            return 2 if "rebel" in other.keywords else 1
        case "Galactic Renaissance":
            named = ("Research Labs", "Galactic Trendsetters", "Artist Colony")
            return 3 if other.name in named else 0
        case "Galactic Survey: SETI":
            explorer = other.name in EXPLORE
            return 1 + explorer if world else int(explorer)
        case "Merchant Guild":
            return 2 if other.source == "production" else 0
        case "Mining League":
            if other.name in ("Mining Robots", "Mining Conglomerate"):
                return 2
            return {("rare", "production"): 2, ("rare", "windfall"): 1}.get(goods, 0)
        case "New Economy":
            if other.name not in CONSUMERS:
                return 0
            return 1 if world else 2
        case "Pan-Galactic League":
            if other.name == "Contact Specialist":
                return 3
            return 2 if other.goods == "genes" else int(other.shape == "M")
        case "Trade League":
            if other.name not in TRADERS:
                return 0
            return 1 if world else 2
    raise ValueError(card)
