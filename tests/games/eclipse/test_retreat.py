"""Retreat from a battle, and battles that nobody can win."""

from __future__ import annotations

from astrarium.core.events import Sink
from astrarium.core.frame import MAIN
from astrarium.games.eclipse.combat import withdraw
from astrarium.games.eclipse.frames.battle import HexBattle, draw_reputation
from astrarium.games.eclipse.galaxy import put_ship
from astrarium.games.eclipse.words import ANCIENTS, CRUISER, DREADNOUGHT, OF_SHIP
from tests.games.eclipse.arena import arena, damages, fight
from tests.games.eclipse.table import Table, asked, dice, events, fleet, play, says, terrans, top
from tests.support.rules import rule

# --- retreat --------------------------------------------------------------------------------------


@rule("eclipse.combat.retreat-example.green", "eclipse.combat.retreat.own-disc")
@rule("eclipse.combat.retreat.no-enemy")
def test_green_may_retreat_only_to_a_hex_with_its_disc_and_no_enemy() -> None:
    # Seat 0 in 107: home (disc) and 103 (own ship), 106 (nothing), 105 (disc and an enemy).
    t = arena().lay(103, "1,-1").lay(105, "-1,0", 1)
    t.s.ships = [ship for ship in t.s.ships if (ship >> 6) & 7 != ANCIENTS]
    t.s.crowd[t.hex(105)] = 0
    t.own(0, 105).ships(1, 105, interceptor=1).ships(0, 103, interceptor=1)
    t.ships(0, 107, interceptor=1).ships(1, 107, dreadnought=1)
    t.s.entries = [0, 1]
    s = t.ask(HexBattle(t.hex(107)))
    assert asked(s) == [0]
    assert says(s, 0) == ["attack", "retreat to 221"]


@rule("eclipse.combat.retreat-example.red", "eclipse.combat.retreat.adjacent")
def test_red_has_nowhere_to_go() -> None:
    t = arena().own(0, 107).ships(0, 107, dreadnought=1).ships(1, 107, interceptor=1)
    s = fight(t)
    assert asked(s) == [1]
    assert says(s, 1) == ["attack"]


@rule("eclipse.combat.retreat.wormhole")
def test_retreat_needs_a_wormhole_or_half_one_with_the_generator() -> None:
    t = terrans(2).lay(101, "0,-1", 0)  # closed towards the home
    t.s.ships = [ship for ship in t.s.ships if (ship >> 6) & 7 != ANCIENTS]
    t.s.crowd[t.hex(101)] = 0
    t.ships(0, 101, interceptor=1).ships(1, 101, dreadnought=1)
    assert says(fight(t), 0) == ["attack"]
    t.s.round_number = 1
    t.knows(0, "wormhole_generator")
    assert says(fight(t), 0) == ["attack", "retreat to 221"]


def test_starbases_do_not_retreat() -> None:
    t = arena().own(0, 107).ships(0, 107, starbase=1).ships(1, 107, interceptor=1)
    assert says(fight(t), 0) == ["attack"]


@rule("eclipse.reputation.retreat.no-participation", "eclipse.reputation.retreat.kills-count")
def test_who_retreats_with_all_ships_draws_only_for_kills() -> None:
    t = arena().ships(0, 107, interceptor=1)
    s = t.s
    s.entries, s.fought, s.due = [1, 0], 0b11, [0, 2]
    s.fled = 0b10
    draw_reputation(s, MAIN, t.hex(107))
    drawing = [
        frame.data() for frame in s.agenda.lanes[MAIN] if type(frame).__name__ == "DrawTiles"
    ]
    assert drawing == [[0, 1], [1, 2]]  # the last one draws first


# --- stalemate ------------------------------------------------------------------------------------


def unarmed() -> Table:
    """Only missiles on both sides, and all of them miss."""
    t = arena("terran_directorate", "terran_federation").lay(103, "1,-1").own(0, 107).own(1, 103)
    for seat in (0, 1):
        t.fit(seat, "interceptor", "hull", "-", "-", "plasma_missile")
    return t.ships(0, 107, interceptor=1).ships(1, 107, interceptor=1)


@rule("eclipse.combat.stalemate.condition", "eclipse.combat.stalemate.attacker-retreats")
def test_in_a_stalemate_the_attacker_may_retreat() -> None:
    t = unarmed()
    s = dice(dice(fight(t), 1, 1), 2, 2)
    assert top(s) == "Stalemate"
    assert says(s, 1) == ["retreat to 103", "stay"]
    s.play(1, "retreat to 103")
    assert fleet(s, t, 1, 103) == {"interceptor": 1}


@rule("eclipse.combat.stalemate.else-destroyed")
def test_in_a_stalemate_an_attacker_that_stays_is_destroyed() -> None:
    t = unarmed()
    s = dice(dice(fight(t), 1, 1), 2, 2)
    s.play(1, "stay")
    assert fleet(s, t, 1, 107) == {}
    assert fleet(s, t, 0, 107) == {"interceptor": 1}


@rule("eclipse.parts.missile.start-only")
def test_missiles_are_fired_once() -> None:
    t = unarmed().fit(0, "interceptor", "ion_cannon")
    s = dice(dice(fight(t), 1, 1), 2, 2)
    play(s, 0, "attack")
    assert s.agenda.lanes[MAIN][-1].data() == [1, 0, 0]  # one yellow die, no missiles


@rule("eclipse.combat.retreat.whole-class")
def test_all_ships_of_a_class_leave_with_their_damage_and_no_others() -> None:
    t = arena().own(1, 107).ships(1, 107, dreadnought=1).ships(0, 107, interceptor=1, cruiser=1)
    put_ship(t.s, t.hex(107), 0, CRUISER, 1)
    withdraw(t.s, t.hex(107), 0, CRUISER, t.hex(221))
    assert fleet(t.s, t, 0, 107) == {"interceptor": 1}
    assert fleet(t.s, t, 0, 221) == {"interceptor": 1, "cruiser": 2}
    assert fleet(t.s, t, 1, 107) == {"dreadnought": 1}
    assert damages(t.s, t, 0, 221) == [0, 0, 1]
    assert t.s.fled == 0b1
    t.s.sink = Sink()
    withdraw(t.s, t.hex(107), 1, DREADNOUGHT, t.hex(221))
    assert t.s.fled == 0b11
    (event,) = events(t.s, "retreated")
    assert (event.seat, event.source, event.target) == (1, t.hex(221), OF_SHIP + DREADNOUGHT)
