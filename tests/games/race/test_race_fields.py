"""The fields of a position: clone, snapshot and views forget none of them."""

from __future__ import annotations

from typing import cast

import astrarium
from astrarium.core.agenda import new_agenda
from astrarium.games.race.flow import Round
from astrarium.games.race.state import PLAYER, POSITION, Player, Race, new_player, new_position
from astrarium.games.race.tables import RaceRules
from astrarium.parts.checks.fields import faults

CARDS = 5


def fresh_player() -> Player:
    return new_player(CARDS)


def fresh_position() -> Race:
    rules = cast(RaceRules, astrarium.rules("race", 3))
    return new_position(rules, new_agenda(3, Round(0)))


def test_a_player_forgets_nothing() -> None:
    assert faults(PLAYER, fresh_player) == []


def test_a_position_forgets_nothing() -> None:
    beside = {"rules", "tables", "agenda", "first_seat", "sink", "extras", "over"}
    assert faults(POSITION, fresh_position, beside) == []
