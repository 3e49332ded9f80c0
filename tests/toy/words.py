"""Choice numbers: what is done, and with what."""

from __future__ import annotations

from typing import Final

from astrarium.core.frame import INTERRUPT

CARD: Final = 0 << 4  # chance: which card
WEATHER: Final = 1 << 4  # chance: which weather
BID: Final = 2 << 4
STAY: Final = 3 << 4
RAISE: Final = STAY + 1
DRAW: Final = 4 << 4
REST: Final = DRAW + 1
BUILD: Final = DRAW + 2
SELL: Final = 5 << 4
PAY: Final = 6 << 4
LAMP: Final = 7 << 4
SKIP: Final = 8 << 4
PEEK: Final = SKIP + 1
REBURY: Final = SKIP + 2
LEAVE: Final = SKIP + 3
LIGHT: Final = INTERRUPT
PAWN: Final = INTERRUPT + 1
