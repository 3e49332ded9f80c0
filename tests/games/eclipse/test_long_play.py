"""Long play counts what happens: each rare thing as it comes from a position built for it."""

from __future__ import annotations

from collections import Counter

import pytest

from astrarium.core.frame import MAIN
from astrarium.games.eclipse.frames.battle import Stalemate
from astrarium.games.eclipse.words import BOMB
from tests.games.eclipse.long_play import RARE, in_answer, in_event, play
from tests.games.eclipse.table import Table, terrans
from tests.games.eclipse.test_rare_things import COMBAT
from tests.games.eclipse.test_rare_things import RARE as BUILT


def test_the_same_things_are_counted_as_are_built() -> None:
    assert set(RARE) == set(BUILT)


def test_a_random_game_is_played_to_its_end() -> None:
    rare, broken = Counter[str](), Counter[str]()
    play(0, rare, broken)
    assert rare["games"] == 1
    assert rare["answers"] > 50
    assert not broken


def test_a_battle_of_three_is_seen() -> None:
    t = terrans(3).lay(107, "0,-1")
    s = t.ships(0, 107, cruiser=1).ships(1, 107, cruiser=1).ships(2, 107, cruiser=1).phase(COMBAT)
    assert s.sink is not None
    seen = [name for event in s.sink.drain() for name in in_event(s, event)]
    assert seen == ["three-sided battle"]


def test_missiles_and_stalemates_are_seen() -> None:
    t = terrans(2).lay(107, "0,-1").fit(0, "interceptor", "plasma_missile")
    s = t.ships(1, 107, cruiser=1).ships(0, 107, interceptor=1).phase(COMBAT)
    assert in_answer(s, MAIN, s.lane_options(MAIN)[0]) == ["missiles"]
    s = t.ask(Stalemate(t.hex(107), 0))
    assert in_answer(s, MAIN, s.lane_options(MAIN)[0]) == ["stalemate"]


@pytest.mark.parametrize(
    ("species", "name"), [("planta", "Planta bombed"), ("mechanema", "Neutron Bombs")]
)
def test_bombs_are_seen(species: str, name: str) -> None:
    t = Table("terran_directorate", species).lay(107, "0,-1").own(1, 107, 0)
    s = t.knows(0, "neutron_bombs").ships(0, 107, interceptor=1).phase(COMBAT)
    assert in_answer(s, MAIN, BOMB) == [name]
