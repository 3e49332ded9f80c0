"""What the score sheets of finished games are compared with."""

from __future__ import annotations

from pathlib import Path
from typing import cast

from astrarium.games.race.state import Race
from tests.games.race.printed import CARDS as BASE
from tests.games.race.printed_more import CARDS
from tests.support.whole_games import replayed

# The printed VP of the cards of all sets.
PRINTED = {card.name: card.vp for card in BASE} | {
    card.name: int(card.vp) for card in CARDS if card.vp != "?"
}


def position(log: Path) -> Race:
    return cast(Race, replayed(log).position)
