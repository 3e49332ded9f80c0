"""A turn put together on the board: the cheapest way at once, other ways instead, what usually
follows, sets in and out, a payment planned before the reveal."""

from __future__ import annotations

from pathlib import Path

import pytest

from astrarium.core.game import NO_ANSWER
from astrarium.core.openings import MOST_LOOKS
from astrarium.core.position import Position
from astrarium.core.rng import Rng
from astrarium.games.gaia.game import GAME
from astrarium.table.drafts import Plan, plan
from astrarium.table.storage import FOLLOWING, Draft
from tests.games.race.table import Table, hand
from tests.table.asking import Ask
from tests.table.support import Guest, two_at_a_table


def planned(s: Position, *said: str, seat: int = 0) -> Plan:
    found = plan(s, seat, None)
    assert found is not None
    for each in said:
        (choice,) = s.rules.game.parse(s.rules, each)
        assert found.add(choice), each
        found.go_on()
    return found


def settling(cards: str) -> Position:
    return Table(2).seat(0, tableau="Old Earth", hand=cards).choosing("settle")
