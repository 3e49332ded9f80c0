"""Finished games, replayed from their logs, and the score sheets beside them."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, cast

import yaml

import astrarium
from astrarium.core.match import Match
from astrarium.games.race.state import Race
from tests.games.race.printed import CARDS as BASE
from tests.games.race.printed_more import CARDS

# The printed VP of the cards of all sets.
PRINTED = {card.name: card.vp for card in BASE} | {
    card.name: int(card.vp) for card in CARDS if card.vp != "?"
}


@cache
def replayed(log: Path) -> Match:
    return astrarium.replay(log.read_text(encoding="utf-8"))


def position(log: Path) -> Race:
    return cast(Race, replayed(log).position)


@cache
def sheet(log: Path) -> Any:
    return yaml.safe_load(log.with_suffix(".yaml").read_text(encoding="utf-8"))
