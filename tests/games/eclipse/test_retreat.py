"""Retreat from a battle, and battles that nobody can win."""

from __future__ import annotations

import pytest

from astrarium.core.events import Sink
from astrarium.core.frame import MAIN
from astrarium.games.eclipse.combat import is_stalemate, withdraw
from astrarium.games.eclipse.frames.battle import Battle, HexBattle, Stalemate, draw_reputation
from astrarium.games.eclipse.galaxy import put_ship
from astrarium.games.eclipse.state import of_hexes
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


def test_ships_leave_in_the_order_in_which_they_came_also_the_first_of_the_list() -> None:
    t = arena().own(1, 107)
    t.s.ships, t.s.crowd = [], of_hexes(0)
    for damage in (2, 0, 1):
        put_ship(t.s, t.hex(107), 0, DREADNOUGHT, damage)
    withdraw(t.s, t.hex(107), 0, DREADNOUGHT, t.hex(221))
    assert [(ship & 63, ship >> 12) for ship in t.s.ships] == [
        (t.hex(221), 2),
        (t.hex(221), 0),
        (t.hex(221), 1),
    ]


# --- a retreat that was begun ---------------------------------------------------------------------


def begun(*flee: int, **fleets: int) -> Table:
    """Seat 1 attacks seat 0 in 107; these places (role * 4 + class) flee to the home of seat 0."""
    t = arena().own(0, 107)
    for name, count in fleets.items():
        ship, seat = name.rsplit("_", 1)
        t.ships(int(seat), 107, **{ship: count})
    t.s.flee = [t.hex(221) + 1 if place in flee else 0 for place in range(8)]
    t.s.entries, t.s.due, t.s.sink = [0, 1], [0, 0], Sink()
    return t


@rule("eclipse.combat.retreat.next-round")
@pytest.mark.parametrize(
    ("place", "seat", "ship"),
    [(0, 1, "interceptor"), (2, 1, "dreadnought"), (4, 0, "interceptor"), (6, 0, "dreadnought")],
)
def test_a_retreat_begun_earlier_is_carried_out_without_an_enemy(
    place: int, seat: int, ship: str
) -> None:
    t = begun(place, **{f"{ship}_{seat}": 1, f"cruiser_{seat}": 1})
    Battle(t.hex(107), 1, 0, 2, 0).finish_retreats(t.s)
    assert fleet(t.s, t, seat, 107) == {"cruiser": 1}
    assert fleet(t.s, t, seat, 221).get(ship, 0) >= 1
    assert t.s.fled == 1 << seat
    assert len(events(t.s, "retreated")) == 1


@rule("eclipse.combat.retreat.next-round")
def test_a_retreat_of_this_round_is_not_carried_out_without_an_enemy() -> None:
    t = begun(4, interceptor_0=1)
    Battle(t.hex(107), 1, 0, 2, 1 << 4).finish_retreats(t.s)
    assert fleet(t.s, t, 0, 107) == {"interceptor": 1}
    assert t.s.fled == 0


def test_a_class_that_was_shot_while_retreating_has_not_fled() -> None:
    t = begun(4, cruiser_0=1)
    Battle(t.hex(107), 1, 0, 2, 0).finish_retreats(t.s)
    assert t.s.fled == 0
    assert events(t.s, "retreated") == []


@rule("eclipse.combat.round.attack-or-retreat", "eclipse.combat.retreat.next-round")
def test_the_last_enemy_falls_and_who_began_to_retreat_goes_home() -> None:
    t = arena().own(1, 107).ships(1, 107, dreadnought=1).ships(0, 107, interceptor=1, cruiser=1)
    t.fit(0, "cruiser", "antimatter_cannon").fit(0, "interceptor", "-", "-", "hull")
    s = fight(t)  # initiative: cruiser 2, interceptor 2 without its drive, dreadnought 1
    play(s, 0, "interceptor first", "retreat to 221", "attack")
    dice(s, 1)
    dice(play(s, 1, "attack"), 1, 1)
    play(s, 0, "cruiser first", "attack")
    dice(s, 6)
    play(s, 0, "hit dreadnought with 0 damage")
    assert fleet(s, t, 0, 107) == {"cruiser": 1}
    assert fleet(s, t, 0, 221) == {"interceptor": 2}


@rule("eclipse.reputation.retreat.no-participation", "eclipse.reputation.draw.participation")
def test_taking_part_counts_for_who_stays_with_some_ships_or_lost_them_all() -> None:
    t = terrans(4).lay(107, "0,-1").ships(0, 107, interceptor=1)
    s = t.s
    s.entries, s.fought, s.due = [0, 1, 2, 3], 0b1011, [0, 0, 3, 0]
    s.fled = 0b1001  # seat 0 saved some ships and stays, seat 3 saved all; seat 1 lost all
    draw_reputation(s, MAIN, t.hex(107))
    drawing = [
        frame.data() for frame in s.agenda.lanes[MAIN] if type(frame).__name__ == "DrawTiles"
    ]
    assert drawing == [[1, 1], [0, 1]]  # seat 2 did not fight, whatever is due
    keeping = [f.data() for f in s.agenda.lanes[MAIN] if type(f).__name__ == "KeepTile"]
    assert keeping == [[1], [0]]


@pytest.mark.parametrize(
    ("mine", "theirs", "stalemate"),
    [
        (False, False, True),
        (True, False, False),
        (False, True, False),
        (True, True, False),
    ],
)
@rule("eclipse.combat.stalemate.condition")
def test_a_stalemate_needs_both_sides_without_cannons(
    mine: bool, theirs: bool, stalemate: bool
) -> None:
    t = arena().own(0, 107)
    for seat, armed in ((0, mine), (1, theirs)):
        # Whoever is armed is so with one class of two.
        t.ships(seat, 107, interceptor=1, cruiser=1).fit(seat, "cruiser", "hull")
        if not armed:
            t.fit(seat, "interceptor", "hull")
    assert is_stalemate(t.s, t.hex(107), 1, 0) is stalemate


@rule("eclipse.combat.stalemate.condition")
def test_a_stalemate_is_declared_only_at_the_beginning_of_a_round() -> None:
    t = arena().own(1, 107).ships(1, 107, dreadnought=1).ships(0, 107, interceptor=1, cruiser=1)
    t.fit(1, "dreadnought", "hull", "hull").fit(0, "cruiser", "hull")
    s = play(fight(t), 0, "retreat to 221", "attack")
    play(s, 1, "attack")
    # The only cannon has gone home: the others still act in this round.
    assert fleet(s, t, 0, 221) == {"interceptor": 2}
    assert (top(s), asked(s)) == ("Engage", [0])
    play(s, 0, "attack")
    play(s, 1, "attack")
    assert (top(s), says(s, 0)) == ("Stalemate", ["retreat to 221", "stay"])


@rule("eclipse.combat.stalemate.else-destroyed", "eclipse.ships.starbase.no-movement")
def test_in_a_stalemate_what_cannot_move_is_destroyed() -> None:
    t = arena().own(0, 107).ships(0, 107, interceptor=1)
    t.ships(1, 107, interceptor=2, starbase=2).lay(103, "1,-1").own(1, 103)
    s = play(t.ask(Stalemate(t.hex(107), 1)), 1, "retreat to 103")
    assert fleet(s, t, 1, 103) == {"interceptor": 2}
    assert fleet(s, t, 1, 107) == {}
    assert [event.target for event in events(s, "destroyed")] == [OF_SHIP + 3] * 2


@rule("eclipse.combat.stalemate.else-destroyed")
def test_in_a_stalemate_all_ships_that_stay_are_destroyed() -> None:
    t = arena().own(0, 107).ships(0, 107, interceptor=1).ships(1, 107, interceptor=3, cruiser=2)
    s = play(t.ask(Stalemate(t.hex(107), 1)), 1, "stay")
    assert fleet(s, t, 1, 107) == {}
    assert len(events(s, "destroyed")) == 5
    assert fleet(s, t, 0, 107) == {"interceptor": 1}


@rule("eclipse.combat.retreat.no-enemy")
@pytest.mark.parametrize(
    ("species", "answers"),
    [("descendants_of_draco", ["attack", "retreat to 105"]), ("terran_union", ["attack"])],
)
def test_only_draco_retreats_to_a_hex_of_its_own_with_ancients(
    species: str, answers: list[str]
) -> None:
    t = Table("terran_directorate", species).lay(107, "0,-1").lay(105, "1,-1", 2).own(1, 105)
    t.ships(1, 107, interceptor=1).ships(0, 107, starbase=1)
    s = fight(t)
    dice(play(s, 0, "attack"), 1)
    assert says(s, 1) == answers


@rule("eclipse.combat.retreat.no-enemy", "eclipse.combat.stalemate.attacker-retreats")
def test_draco_retreats_among_ancients_from_a_stalemate_too() -> None:
    t = Table("terran_directorate", "descendants_of_draco").lay(107, "0,-1").own(0, 107)
    t.lay(105, "1,-1", 2).own(1, 105).ships(1, 107, interceptor=1).ships(0, 107, interceptor=1)
    s = t.ask(Stalemate(t.hex(107), 1))
    assert says(s, 1) == ["retreat to 105", "stay"]
    t.ships(0, 105, interceptor=1)
    assert says(t.ask(Stalemate(t.hex(107), 1)), 1) == ["stay"]
