"""What chance seldom brings is brought about fifty times each, from positions built for it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from astrarium.core.frame import CHANCE, MAIN
from astrarium.core.playout import roll
from astrarium.core.rng import Rng
from astrarium.games.eclipse.game import GAME
from astrarium.games.eclipse.state import Eclipse
from tests.games.eclipse.table import Table, play, terrans, through_chance

TIMES = 50
COMBAT, UPKEEP, CLEANUP = 1, 4, 6


def go_on(s: Eclipse, seed: int, prefer: tuple[str, ...] = ("attack",), most: int = 400) -> None:
    """Chance plays everybody, who do what is preferred where they can, until the phase is over."""
    rng = Rng(seed)
    for _ in range(most):
        lane = int(s.next_lane())
        if lane < MAIN or type(s.agenda.lanes[lane][-1]).__name__ in ("Turn", "Upkeep"):
            return
        if s.asked(lane) == CHANCE:
            s.answer(lane, roll(s, lane, rng))
            continue
        options = s.lane_options(lane)
        said = {GAME.say(s.rules, choice): choice for choice in options}
        wanted = [said[text] for verb in prefer for text in said if text.startswith(verb)]
        s.answer(lane, wanted[0] if wanted else rng.pick(options))


def kinds(s: Eclipse) -> list[str]:
    assert s.sink is not None
    return [event.kind for event in s.sink.events]


def three_sided(seed: int) -> bool:
    t = terrans(3).lay(107, "0,-1")
    s = t.ships(0, 107, cruiser=2).ships(1, 107, cruiser=1).ships(2, 107, cruiser=1).phase(COMBAT)
    go_on(s, seed)
    return kinds(s).count("battle") == 2


def retreat(seed: int) -> bool:
    t = terrans(2).lay(107, "0,-1")  # beside the home of seat 0
    s = t.ships(1, 107, starbase=2).ships(0, 107, dreadnought=1).phase(COMBAT)
    go_on(s, seed, ("retreat", "attack"))
    return "retreating" in kinds(s)


def stalemate(seed: int) -> bool:
    t = terrans(2).lay(107, "0,-1")
    for seat in (0, 1):
        t = t.fit(seat, "interceptor", "hull").ships(seat, 107, interceptor=1)
    s = t.phase(COMBAT)
    go_on(s, seed, ("stay",))
    return "destroyed" in kinds(s) and "damaged" not in kinds(s)


def missiles(seed: int) -> bool:
    t = terrans(2).lay(107, "0,-1").fit(0, "interceptor", "plasma_missile")
    s = t.ships(1, 107, cruiser=1).ships(0, 107, interceptor=2).phase(COMBAT)
    go_on(s, seed)
    return "rolled" in kinds(s)


def bombs(seed: int) -> bool:
    t = terrans(2).lay(107, "0,-1").own(1, 107, 0).knows(0, "neutron_bombs")
    s = t.ships(0, 107, interceptor=1).phase(COMBAT)
    go_on(s, seed, ("bomb",))
    return "cube-killed" in kinds(s) and "rolled" not in kinds(s)


def planta_bombed(seed: int) -> bool:
    t = Table("terran_directorate", "planta").lay(107, "0,-1").own(1, 107, 0)
    s = t.ships(0, 107, interceptor=1).phase(COMBAT)
    go_on(s, seed, ("bomb",))
    return "cube-killed" in kinds(s) and "rolled" not in kinds(s)


def bankruptcy(seed: int) -> bool:
    t = terrans(2).lay(107, "0,-1").own(0, 107)
    s = t.seat(0, money=0, science=0, materials=0, discs=6, colony=0).phase(UPKEEP)
    go_on(s, seed, ("give up hex",))
    return "abandoned" in kinds(s)


def collapse(seed: int) -> bool:
    s = terrans(2).seat(0, money=0, science=0, materials=0, discs=0, colony=0).phase(UPKEEP)
    go_on(s, seed, ("give up hex",))
    return "collapsed" in kinds(s)


def elimination(seed: int) -> bool:
    t = terrans(3)
    s = t.s
    home = t.hex(t.home(0))
    s.owner[home], s.cubes[home] = -1, 0
    s.ships = [ship for ship in s.ships if ship >> 6 & 7 != 0]
    s.crowd[home], s.players[0].afloat = 0, 0
    t.turn(0)
    play(s, 0, "give up")
    return "gave-up" in kinds(s)


def traitor(seed: int) -> bool:
    s = terrans(4).lay(107, "1,-1").allies(0, 1).own(1, 107).turn(0)
    play(s, 0, "move", "move interceptor from 221", "to 107")
    return "traitor" in kinds(s) and s.traitor == 0


def empty_bag(seed: int) -> bool:
    t = terrans(2)
    t.s.bag = [0] * 24
    t.s.bag[seed % 24] = 1
    s = t.phase(CLEANUP)
    through_chance(s)
    return sum(s.bag) == 0 and s.market[seed % 24] == 1


def reshuffled(seed: int) -> bool:
    t = terrans(2)
    s = t.s
    inner = [card for card in range(50) if s.pile[1] >> card & 1]
    s.discards[1], s.pile[1], s.pile_left[1] = 1 << inner[seed % len(inner)], 0, 0
    t.turn(0)
    play(s, 0, "explore", "explore 0,-1")
    through_chance(s)
    return "reshuffled" in kinds(s)


RARE: dict[str, Callable[[int], bool]] = {
    "three-sided battle": three_sided,
    "retreat": retreat,
    "stalemate": stalemate,
    "missiles": missiles,
    "Neutron Bombs": bombs,
    "Planta bombed": planta_bombed,
    "bankruptcy": bankruptcy,
    "collapse": collapse,
    "elimination": elimination,
    "traitor": traitor,
    "empty bag": empty_bag,
    "reshuffled ring": reshuffled,
}


@pytest.mark.parametrize("name", RARE)
def test_it_happens_fifty_times(name: str) -> None:
    happened = sum(RARE[name](seed) for seed in range(TIMES))
    assert happened == TIMES


def test_the_twelve_rare_things_are_looked_at() -> None:
    assert len(RARE) == 12
