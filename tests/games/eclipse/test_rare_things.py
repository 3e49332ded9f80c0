"""What chance seldom brings is brought about fifty times each, from positions built for it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from astrarium.core.frame import CHANCE, MAIN
from astrarium.core.playout import roll
from astrarium.core.rng import Rng
from astrarium.games.eclipse.frames.leaving import is_eliminated
from astrarium.games.eclipse.game import GAME
from astrarium.games.eclipse.state import Eclipse
from astrarium.games.eclipse.words import OF_DIE, ORANGE
from tests.games.eclipse.table import Table, events, fleet, play, terrans, through_chance

TIMES = 50
COMBAT, UPKEEP, CLEANUP = 1, 4, 6


MOST = 400  # answers
NEXT = ("Turn", "Upkeep")


def go_on(
    s: Eclipse, seed: int, prefer: tuple[str, ...] = ("attack",), until: tuple[str, ...] = NEXT
) -> None:
    """Chance plays everybody, who do what is preferred where they can, until the phase is over."""
    rng = Rng(seed)
    for _ in range(MOST):
        lane = int(s.next_lane())
        if lane < MAIN or type(s.agenda.lanes[lane][-1]).__name__ in until:
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
    """The ships have left, and are where they wanted to go."""
    ship = ("dreadnought", "cruiser")[seed % 2]  # two shots do not destroy both of them
    t = terrans(2).lay(107, "0,-1")  # beside the home of seat 0
    s = t.ships(1, 107, starbase=1).ships(0, 107, **{ship: 2}).phase(COMBAT)
    go_on(s, seed, ("retreat", "attack"))
    return "retreated" in kinds(s) and fleet(s, t, 0, 107) == {} and ship in fleet(s, t, 0, 221)


def stalemate(seed: int) -> bool:
    t = terrans(2).lay(107, "0,-1")
    for seat in (0, 1):
        t = t.fit(seat, "interceptor", "hull").ships(seat, 107, interceptor=1)
    s = t.phase(COMBAT)
    go_on(s, seed, ("stay",))
    return "destroyed" in kinds(s) and "damaged" not in kinds(s)


def missiles(seed: int) -> bool:
    """Orange dice: nobody has a plasma cannon, and the missiles have taken the cannons' place."""
    t = terrans(2).lay(107, "0,-1").fit(0, "interceptor", "plasma_missile")
    s = t.ships(1, 107, cruiser=1).ships(0, 107, interceptor=2).phase(COMBAT)
    go_on(s, seed)
    fired = [event.source for event in events(s, "rolled")]
    return fired[0] == OF_DIE + ORANGE and fired.count(OF_DIE + ORANGE) == 1


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
    """Stores, hexes and discs differ; there is nothing to trade, and enough to give up."""
    t = terrans(2)
    hexes = 1 + seed % 3
    for number, spot in ((107, "0,-1"), (201, "-1,-1"), (307, "0,-3"))[:hexes]:
        t = t.lay(number, spot).own(0, number)
    t = t.seat(0, money=seed % 2, science=seed // 2 % 2, materials=seed // 4 % 2)
    discs = 6 if hexes == 1 else 6 - seed // 8 % 2
    s = t.tracks(0, 9, 10, 10).seat(0, discs=discs, colony=0).phase(UPKEEP)
    go_on(s, seed, ("give up hex",))
    return "abandoned" in kinds(s) and "collapsed" not in kinds(s)


def collapse(seed: int) -> bool:
    """Stores and discs differ; all hexes given up and all that can be traded are too little."""
    t = terrans(2)
    if seed % 2:
        t = t.lay(107, "0,-1").own(0, 107)
    t = t.seat(0, money=seed // 2 % 4, science=seed // 8 % 5, materials=seed % 3)
    s = t.seat(0, discs=seed % 2, colony=0).phase(UPKEEP)
    go_on(s, seed, ("give up hex", "trade"))
    return "collapsed" in kinds(s) and s.players[0].out == 1


def elimination(seed: int) -> bool:
    """A lost battle takes the last ship, bombs the last population, and with it the last disc."""
    t = terrans(3).knows(1, "neutron_bombs").seat(0, colony=seed % 4)
    home = t.home(0)
    s = t.ships(1, home, dreadnought=1 + seed % 2, cruiser=2 + seed % 3).phase(COMBAT)
    alive = not is_eliminated(s, 0)
    go_on(s, seed, ("bomb", "attack", "pass"), until=("Turn",))
    lost = is_eliminated(s, 0)
    play(s, 0, "give up")
    return alive and lost and "gave-up" in kinds(s)


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
