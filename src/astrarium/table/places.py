"""Where a wide window has room for the zones of a game, reckoned from the sizes they ask for."""

from __future__ import annotations

from typing import Final

from astrarium.core.zones import HAND, HEAD, MAP, MARKET, OWN, RIVAL, SCENE, Zone, of_kind

# The wide window that everything is laid out for, and what the frame itself takes of it.
WIDTH: Final = 1440
HEIGHT: Final = 900
EDGES: Final = 32
BARS: Final = 72  # name of the house, gaps
ACROSS: Final = 700  # a wider hand lies below both columns
DOCK: Final = 16  # what the dock takes beside its hand
HEAD_MOST: Final = 62  # of the window, whatever the head asks for
TABS: Final = 36
GAP: Final = 8
STEP: Final = 5  # per cent
HALF: Final = 55  # what the common board gets if nothing is asked for

BESIDE: Final = "beside"  # below the own things, beside the map
BELOW: Final = "below"  # in a row below the map
TAB: Final = "tab"  # in turn with the markets


class Places:
    """How the width is shared, and where the small boards of the others are to be read."""

    def __init__(self, share: int, rivals: str, across: int) -> None:
        self.share = share  # of the common board, per cent
        self.rivals = rivals
        self.across = across  # how many rivals side by side


def places(zones: list[Zone]) -> Places:
    common, beside = of_kind(zones, MAP, SCENE), of_kind(zones, OWN, MARKET)
    rivals = of_kind(zones, RIVAL)
    share = _share(_width(common), _width(beside))
    left = (WIDTH - EDGES) * share / 100
    right = WIDTH - EDGES - left
    if not (common and beside and rivals):
        return Places(share, BELOW, max(len(rivals), 1))
    across = _across(rivals, right)
    high = HEIGHT - BARS - min(_height_of_head(zones), HEAD_MOST) - _height_of_hand(zones)
    if _height(beside, right) + GAP + _rows(rivals, across) <= high:
        return Places(share, BESIDE, across)
    if _across(rivals, left) == len(rivals):
        return Places(share, BELOW, len(rivals))
    return Places(share, TAB, across)


def _share(common: float, beside: float) -> int:
    """As the zones ask for it, in steps."""
    if not common or not beside:
        return HALF
    return STEP * round(100 * common / (common + beside) / STEP)


def _width(zones: list[Zone]) -> float:
    return max((zone.width for zone in zones), default=0.0)


def _height_of_head(zones: list[Zone]) -> float:
    """It is as wide as the window, or as high as it may be."""
    head = of_kind(zones, HEAD)
    return max((zone.height * (WIDTH - EDGES) / zone.width for zone in head), default=HEAD_MOST)


def _height_of_hand(zones: list[Zone]) -> float:
    hand = [zone for zone in of_kind(zones, HAND) if zone.width > ACROSS]
    return max((zone.height + DOCK for zone in hand), default=0.0)


def _height(beside: list[Zone], room: float) -> float:
    """The own things and the highest of the markets, which are shown in turn."""
    scale = room / _width(beside)
    own = sum(zone.height + GAP for zone in of_kind(beside, OWN))
    markets = of_kind(beside, MARKET)
    highest = max((zone.height for zone in markets), default=0.0)
    return (own + highest) * scale + TABS * (len(markets) > 1)


def _across(rivals: list[Zone], room: float) -> int:
    most = int((room + GAP) // (_width(rivals) + GAP))
    return min(max(most, 1), len(rivals))


def _rows(rivals: list[Zone], across: int) -> float:
    rows = (len(rivals) + across - 1) // across
    return rows * (max(zone.height for zone in rivals) + GAP) - GAP
