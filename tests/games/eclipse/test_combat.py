"""Battles: who fights whom and when, dice, hits, damage, and how nobody's ships shoot."""

from __future__ import annotations

import pytest

from astrarium.core.frame import MAIN
from astrarium.core.rng import Rng
from astrarium.games.eclipse.combat import (
    can_hit,
    initiative,
    next_pair,
    next_to_act,
    nobody_shoots,
    players_in,
)
from astrarium.games.eclipse.flow import AFTERMATH
from astrarium.games.eclipse.frames.battle import Assign, Battle
from astrarium.games.eclipse.galaxy import put_ship, take_ship
from astrarium.games.eclipse.state import FACES, Eclipse
from astrarium.games.eclipse.words import ANCIENTS, CRUISER, DEFENDERS, DREADNOUGHT, OF_SIDE, SHIPS
from tests.games.eclipse.arena import arena, damages, fight
from tests.games.eclipse.late_games import late_steps
from tests.games.eclipse.table import (
    Table,
    asked,
    beginning,
    chance,
    dice,
    events,
    fleet,
    play,
    says,
    terrans,
    top,
    why,
)
from tests.support.rules import rule

# --- who fights, and in which order ---------------------------------------------------------------


@rule("eclipse.combat.battle", "eclipse.move.pinning.fight", "eclipse.action-example.one-battle")
def test_two_players_in_a_hex_fight() -> None:
    t = arena().ships(0, 107, interceptor=1).ships(1, 107, interceptor=1)
    s = fight(t)
    assert [(event.seat, event.target) for event in events(s, "battle")] == [(1, OF_SIDE)]


@rule("eclipse.combat.battle")
def test_ancients_fight_players_but_not_draco() -> None:
    t = terrans(2).lay(108, "0,-1").ships(0, 108, interceptor=1)
    assert [event.target for event in events(fight(t), "battle")] == [OF_SIDE + ANCIENTS]
    t = Table("descendants_of_draco", "planta").lay(108, "0,-1").ships(0, 108, interceptor=1)
    assert events(fight(t), "battle") == []


@rule("eclipse.move.gcds.fights-all")
def test_the_defence_system_fights_everybody_draco_too() -> None:
    t = Table("descendants_of_draco", "planta").ships(0, 1, interceptor=1)
    assert [event.target for event in events(fight(t), "battle")] == [OF_SIDE + DEFENDERS]


@rule("eclipse.combat.order.descending", "eclipse.combat.order.centre-last")
def test_battles_in_descending_order_of_hexes() -> None:
    t = arena().lay(301, "0,-3").ships(0, 1, interceptor=1)
    t.ships(0, 107, interceptor=1).ships(1, 107, interceptor=1).ships(0, 301, interceptor=1)
    s = fight(t)
    rng = Rng(2)
    while s.round_number == 1:
        question = s.questions()[0]
        s.apply(question, rng.pick(s.options(question)))
    order = [event.source for event in events(s, "battle")]
    numbers = [t.rules.sectors[hex].number for hex in order]
    assert numbers == sorted(numbers, reverse=True)
    assert numbers[0] == 301
    assert numbers[-1] == 1


def three(*owner: int) -> Table:
    """Red (0) is in the hex, Green (1) enters, then Blue (2)."""
    t = Table("terran_directorate", "terran_union", "terran_federation").lay(107, "0,-1")
    if owner:
        t.own(owner[0], 107)
    for seat in range(3):
        t.ships(seat, 107, interceptor=1)
    t.s.entries = players_in(t.s, t.hex(107))
    return t


@rule("eclipse.combat.multi.last-two-first", "eclipse.combat.multi.example")
@rule("eclipse.combat.multi.winner-continues")
def test_the_last_two_fight_first_and_the_winner_fights_the_one_before() -> None:
    t = three()
    assert next_pair(t.s, t.hex(107)) == (2, 1)
    gone = [ship for ship in t.s.ships if (ship >> 6) & 7 == 1 and ship & 63 == t.hex(107)]
    t.s.ships.remove(gone[0])
    assert next_pair(t.s, t.hex(107)) == (2, 0)


@rule("eclipse.combat.sequence")
def test_the_rounds_of_engagement_are_counted_from_one_whoever_misses() -> None:
    s = fight(arena().ships(0, 107, interceptor=1).ships(1, 107, interceptor=1))
    rounds = []
    for _ in range(3):
        for _ in range(2):
            (battle,) = [each for each in s.agenda.lanes[MAIN] if isinstance(each, Battle)]
            rounds.append(int(battle.turn))
            (seat,) = asked(s)
            s.play(seat, "attack")
            dice(s, 1)
    assert rounds == [1, 1, 2, 2, 3, 3]


@rule("eclipse.combat.multi.controller-last")
def test_the_controller_fights_last_although_it_came_last() -> None:
    t = three(2)
    assert set(next_pair(t.s, t.hex(107))) == {0, 1}


@rule("eclipse.combat.defender.earlier")
def test_of_more_than_two_the_earlier_defends_also_against_the_controller() -> None:
    t = three(2)
    gone = [ship for ship in t.s.ships if (ship >> 6) & 7 == 1 and ship & 63 == t.hex(107)]
    t.s.ships.remove(gone[0])
    assert next_pair(t.s, t.hex(107)) == (2, 0)  # seat 2 owns the hex but came later


@rule("eclipse.combat.multi.players-first")
def test_players_fight_each_other_before_the_ancients() -> None:
    t = terrans(2).lay(108, "0,-1").ships(0, 108, interceptor=1).ships(1, 108, interceptor=1)
    t.s.entries = [0, 1]
    assert next_pair(t.s, t.hex(108)) == (1, 0)
    gone = [ship for ship in t.s.ships if (ship >> 6) & 7 == 0 and ship & 63 == t.hex(108)]
    t.s.ships.remove(gone[0])
    assert next_pair(t.s, t.hex(108)) == (1, ANCIENTS)


@rule("eclipse.combat.defender.disc", "eclipse.combat.defender.earlier")
def test_the_owner_of_the_disc_defends_else_who_came_first() -> None:
    t = arena().own(1, 107).ships(0, 107, interceptor=1).ships(1, 107, interceptor=1)
    t.s.entries = [0, 1]
    assert next_pair(t.s, t.hex(107)) == (0, 1)
    t = arena().ships(0, 107, interceptor=1).ships(1, 107, interceptor=1)
    t.s.entries = [0, 1]
    assert next_pair(t.s, t.hex(107)) == (1, 0)


def test_a_ship_that_enters_again_comes_last() -> None:
    t = arena().ships(0, 107, interceptor=1).ships(1, 107, interceptor=2)
    t.ships(0, 107, cruiser=1)
    assert players_in(t.s, t.hex(107)) == [0, 1]
    t.s.ships.pop([ship & 63 for ship in t.s.ships].index(t.hex(107)))
    assert players_in(t.s, t.hex(107)) == [1, 0]  # only the cruiser, which came later, is left


# --- initiative, dice, hits -----------------------------------------------------------------------


@rule("eclipse.combat.initiative.sum", "eclipse.combat.initiative.example-red")
@rule("eclipse.parts.computer.initiative")
def test_reds_interceptor_has_initiative_6() -> None:
    t = arena().fit(0, "interceptor", "gluon_computer", "-", "fusion_drive")
    assert initiative(t.s, 0, 0) == 6


@rule("eclipse.combat.initiative.example-blue", "eclipse.parts.drive.initiative")
def test_blues_dreadnought_with_three_drives_has_initiative_3() -> None:
    t = arena().fit(0, "dreadnought", "nuclear_drive", "nuclear_drive")
    assert initiative(t.s, 0, 2) == 3


@rule("eclipse.combat.initiative.order", "eclipse.combat.initiative.tie")
def test_the_highest_initiative_acts_first_and_ties_go_to_the_defender() -> None:
    t = arena().own(0, 107).ships(0, 107, interceptor=1, starbase=1).ships(1, 107, interceptor=1)
    # Starbase 4, interceptors 3 and 3.
    order = []
    acted = 0
    for _ in range(3):
        (place,) = next_to_act(t.s, t.hex(107), 1, 0, acted, False)
        order.append(("attacker", "defender")[place // 4] + " " + SHIPS[place % 4])
        acted |= 1 << place
    assert order == ["defender starbase", "defender interceptor", "attacker interceptor"]


@rule("eclipse.combat.roll.class-together", "eclipse.combat.roll.dice")
@rule("eclipse.combat.roll.example-red")
def test_three_interceptors_roll_three_yellow_dice() -> None:
    t = arena().own(0, 107).ships(0, 107, interceptor=3).ships(1, 107, interceptor=1)
    s = play(fight(t), 0, "attack")
    assert top(s) == "RollDice"
    assert s.agenda.lanes[MAIN][-1].data() == [3, 0, 0]


@rule("eclipse.combat.roll.example-blue", "eclipse.upgrade.part.weapon-dice")
@rule("eclipse.parts.cannon.damage")
def test_two_yellow_and_two_orange_dice() -> None:
    t = arena().own(0, 107).ships(0, 107, dreadnought=2).ships(1, 107, starbase=1)
    t.fit(0, "dreadnought", "-", "plasma_cannon").fit(1, "starbase", "hull")
    s = play(fight(t), 1, "attack")  # the starbase is faster, and has no cannon
    play(s, 0, "attack")
    rolls = [frame.data() for frame in s.agenda.lanes[MAIN] if type(frame).__name__ == "RollDice"]
    assert rolls == [[2, 0, 0], [2, 0, 1]]


@pytest.mark.parametrize(
    ("face", "computer", "shield", "hits"),
    [
        pytest.param(6, 0, 3, True, marks=rule("eclipse.combat.hit.six")),
        pytest.param(1, 9, 0, False, marks=rule("eclipse.combat.hit.one")),
        pytest.param(5, 1, 0, True, marks=rule("eclipse.combat.hit.modified")),
        pytest.param(5, 1, 1, False, marks=rule("eclipse.upgrade.part.shield")),
        pytest.param(5, 2, 1, True, marks=rule("eclipse.upgrade.part.computer")),
        pytest.param(4, 1, 0, False, marks=rule("eclipse.combat.hit.modified")),
        pytest.param(3, 3, 0, True, marks=rule("eclipse.combat.hit.modified")),
    ],
)
def test_what_hits(face: int, computer: int, shield: int, hits: bool) -> None:
    t = arena()
    for seat, place, figure in ((0, 1, computer), (1, 2, shield)):
        values = list(t.s.players[seat].values)
        values[place] = figure
        t.s.players[seat].values = values
    assert can_hit(t.s, 0, 0, face, 1, 0) is hits


@rule("eclipse.combat.roll.assign-after", "eclipse.combat.roll.same-target")
@rule("eclipse.combat.damage.marker")
def test_dice_are_assigned_after_the_roll_several_to_one_ship_if_wanted() -> None:
    t = arena().own(0, 107).ships(0, 107, interceptor=3)
    t.ships(1, 107, cruiser=2).fit(1, "cruiser", "-", "-", "-", "-", "-", "hull")
    s = dice(play(fight(t), 0, "attack"), 6, 6, 2)
    assert says(s, 0) == ["hit cruiser with 0 damage"]
    play(s, 0, "hit cruiser with 0 damage", "hit cruiser with 1 damage")
    assert damages(s, t, 1, 107) == [0, 2]


@rule("eclipse.combat.damage.destroyed", "eclipse.combat.damage.hull")
@rule("eclipse.combat.damage.example-improved-hull")
def test_two_improved_hulls_fall_at_the_fifth_damage() -> None:
    t = arena().own(0, 107).ships(0, 107, interceptor=5)
    t.ships(1, 107, cruiser=1).fit(1, "cruiser", "improved_hull", "improved_hull")
    s = dice(play(fight(t), 0, "attack"), 6, 6, 6, 6, 6)
    for damage in range(4):
        s.play(0, f"hit cruiser with {damage} damage")
    assert damages(s, t, 1, 107) == [4]
    s.play(0, "hit cruiser with 4 damage")
    assert fleet(s, t, 1, 107) == {}


@rule("eclipse.combat.damage.no-split")
def test_the_damage_of_one_die_is_not_divided() -> None:
    t = arena().own(0, 107).ships(0, 107, interceptor=1).ships(1, 107, interceptor=2)
    t.fit(0, "interceptor", "antimatter_cannon")
    s = dice(play(fight(t), 0, "attack"), 6)
    s.play(0, "hit interceptor with 0 damage")
    assert fleet(s, t, 1, 107) == {"interceptor": 1}


def test_a_die_goes_only_to_ships_that_it_hits() -> None:
    t = arena().own(0, 107).ships(0, 107, starbase=1)
    t.ships(1, 107, interceptor=1, cruiser=1).fit(1, "cruiser", "gauss_shield")
    s = dice(play(fight(t), 0, "attack"), 5)  # 5 + 1 hits what has no shield
    assert says(s, 0) == ["hit interceptor with 0 damage"]
    assert why(s, 0, "hit cruiser with 0 damage") == "no-hit"


# --- Ancients and the defence system --------------------------------------------------------------


def yellow(*faces: int) -> list[int]:
    """Yellow dice that were rolled."""
    return [faces.count(face) for face in range(FACES)] + [0] * (2 * FACES)


def shot_at(faces: list[int], **ships: int) -> tuple[Eclipse, Table]:
    """Two Ancients in 104 have rolled these faces against seat 0."""
    t = terrans(2).lay(104, "0,-1").ships(0, 104, **ships)
    t.s.due = [0, 0]
    t.s.dice = yellow(*faces)
    nobody_shoots(t.s, t.hex(104), ANCIENTS, 4, 0)
    return t.s, t


@rule("eclipse.combat.npc.destroy-largest", "eclipse.combat.npc.roller")
def test_ancients_destroy_the_largest_ship_that_they_can() -> None:
    s, t = shot_at([6, 6, 5, 1], interceptor=1, cruiser=1, dreadnought=1)
    assert fleet(s, t, 0, 104) == {"interceptor": 1, "cruiser": 1}
    s, t = shot_at([6, 5, 1, 1], interceptor=1, cruiser=1, dreadnought=1)
    assert fleet(s, t, 0, 104) == {"interceptor": 1, "dreadnought": 1}


@rule("eclipse.combat.npc.destroy-largest")
def test_what_is_left_after_a_kill_destroys_the_next() -> None:
    s, t = shot_at([6, 6, 5, 1], interceptor=2, cruiser=1)
    assert fleet(s, t, 0, 104) == {"interceptor": 1}


@rule("eclipse.combat.npc.most-damage")
def test_without_a_kill_ancients_do_what_damage_they_can() -> None:
    s, t = shot_at([6, 5, 1, 1], dreadnought=1)
    assert damages(s, t, 0, 104) == [2]
    assert fleet(s, t, 0, 104) == {"dreadnought": 1}


@rule("eclipse.combat.npc.destroy-largest")
def test_ancients_finish_the_worst_damaged_ship_of_a_class() -> None:
    t = terrans(2).lay(104, "0,-1").ships(0, 104, cruiser=1)
    put_ship(t.s, t.hex(104), 0, CRUISER, 1)
    t.ships(0, 104, cruiser=1, interceptor=1)
    t.s.due, t.s.dice = [0, 0], yellow(6)
    nobody_shoots(t.s, t.hex(104), ANCIENTS, 4, 0)
    assert fleet(t.s, t, 0, 104) == {"cruiser": 2, "interceptor": 1}
    assert damages(t.s, t, 0, 104) == [0, 0, 0]
    assert (t.s.due, sum(t.s.dice)) == ([0, 0], 0)


@rule("eclipse.combat.npc.most-damage")
def test_what_destroys_nothing_damages_the_largest_ship_first() -> None:
    s, t = shot_at([6, 1, 1, 1], cruiser=1, dreadnought=1)
    assert [ship >> 9 & 7 for ship in s.ships if ship >> 12 == 1] == [DREADNOUGHT]
    assert sum(s.dice) == 3  # the misses
    s, t = shot_at([6, 6], dreadnought=2)
    assert damages(s, t, 0, 104) == [0, 2]


@rule("eclipse.combat.npc.most-damage")
def test_a_die_that_does_not_hit_the_largest_ship_damages_another() -> None:
    t = terrans(2).lay(104, "0,-1").ships(0, 104, dreadnought=1)
    take_ship(t.s, 0)  # the defence system: a cruiser with damage comes first in the list
    t.fit(0, "dreadnought", "gluon_computer", "phase_shield")  # a five does not hit it
    put_ship(t.s, t.hex(104), 0, CRUISER, 0)
    t.s.ships.insert(0, t.s.ships.pop())
    t.s.due, t.s.dice = [0, 0], yellow(5)
    nobody_shoots(t.s, t.hex(104), ANCIENTS, 4, 0)
    assert t.s.ships[0] >> 12 == 1
    assert damages(t.s, t, 0, 104) == [0, 1]


def test_ancients_keep_their_sixes_for_shields() -> None:
    t = terrans(2).lay(104, "0,-1").ships(0, 104, interceptor=1, cruiser=1)
    t.fit(0, "interceptor", "-", "-", "-", "gauss_shield")
    t.s.due = [0, 0]
    t.s.dice = yellow(5, 5, 6)
    nobody_shoots(t.s, t.hex(104), ANCIENTS, 4, 0)
    # The cruiser (hull 1) falls to the two fives, the shielded interceptor to the six.
    assert fleet(t.s, t, 0, 104) == {}


@rule("eclipse.combat.round.until-one-side", "eclipse.reputation.draw.ancient")
def test_a_battle_with_an_ancient_to_the_end() -> None:
    t = terrans(2).lay(108, "0,-1").ships(0, 108, cruiser=2)
    s = fight(t)  # initiative 2 and 2: the Ancient defends, so it shoots first
    assert s.agenda.lanes[MAIN][-1].data() == [2, 0, 0]
    dice(s, 6, 1)
    assert damages(s, t, 0, 108) == [0, 1]
    dice(play(s, 0, "attack"), 6, 5)
    play(s, 0, "hit ancient with 0 damage", "hit ancient with 1 damage")
    assert fleet(s, t, 6, 108) == {}
    assert s.agenda.lanes[MAIN][-1].data() == [0, 2]  # taking part, and the Ancient


@rule("eclipse.explore.discovery.contested", "eclipse.combat.control.free-hex")
def test_the_victor_takes_hex_and_discovery_tile() -> None:
    t = terrans(2).lay(108, "0,-1").ships(0, 108, cruiser=2)
    t.s.ships = [ship for ship in t.s.ships if (ship >> 6) & 7 != ANCIENTS]
    t.s.crowd[t.hex(108)] = 2
    s = t.phase(AFTERMATH)
    play(s, 0, "disc on 108")
    chance(s, "find money")
    assert top(s) == "Discover"


# --- rounds of a battle -------------------------------------------------------------------------


@rule("eclipse.combat.round.attack-or-retreat")
def test_a_class_attacks_or_retreats() -> None:
    t = arena().ships(0, 107, interceptor=1).ships(1, 107, dreadnought=1)
    assert says(fight(t), 0) == ["attack", "retreat to 221"]


@rule("eclipse.combat.destroyed-ships-return")
def test_a_destroyed_ship_can_be_built_again() -> None:
    t = arena().own(0, 107).ships(0, 107, interceptor=1).ships(1, 107, dreadnought=2)
    assert t.s.players[1].ships_of(2) == 2
    t.fit(0, "interceptor", "antimatter_cannon")
    s = dice(play(fight(t), 0, "attack"), 6)
    s.play(0, "hit dreadnought with 0 damage")
    assert s.players[1].ships_of(2) == 1


@rule("eclipse.limits.unlimited.damage-cubes")
def test_damage_has_no_limit() -> None:
    t = arena().own(0, 107).ships(0, 107, interceptor=7).ships(1, 107, dreadnought=1)
    t.fit(1, "dreadnought", *["improved_hull"] * 4)
    s = dice(play(fight(t), 0, "attack"), *[6] * 7)
    for damage in range(7):
        s.play(0, f"hit dreadnought with {damage} damage")
    assert damages(s, t, 1, 107) == [7]


def test_options_of_a_battle_are_only_for_those_in_it() -> None:
    s = fight(three())  # the last two fight first, and the earlier of them defends
    assert asked(s) == [1]
    assert beginning(s, 1, "attack") == [""]


def test_the_owner_chooses_among_classes_of_equal_initiative_alone() -> None:
    t = arena().own(0, 107).ships(0, 107, interceptor=1, cruiser=1, dreadnought=1)
    t.ships(1, 107, dreadnought=1)
    t.fit(0, "cruiser", "-", "-", "-", "-", "-", "nuclear_drive")  # 3, as the interceptor; 1
    s = fight(t)
    assert says(s, 0) == ["interceptor first", "cruiser first"]
    assert why(s, 0, "dreadnought first") == "not-offered"


def test_what_is_kept_of_a_battle_begins_anew_with_each_hex() -> None:
    t = arena().own(0, 107).ships(0, 107, interceptor=1).ships(1, 107, interceptor=1)
    t.s.fought, t.s.fled, t.s.due, t.s.entries, t.s.flee = 7, 7, [3, 3], [1], [1] * 8
    s = fight(t)
    assert [frame.data() for frame in s.agenda.lanes[MAIN][1:3]] == [[107], [t.hex(107)]]
    assert (s.fought, s.fled, s.due, s.entries) == (0b11, 0, [0, 0], [0, 1])
    assert s.flee == [0] * 8
    dice(play(s, 0, "attack"), 6)
    play(s, 0, "hit interceptor with 0 damage")
    assert (s.fought, s.fled, s.due, s.entries) == (0, 0, [], [])


def test_dice_are_gone_once_they_are_assigned() -> None:
    t = arena().own(0, 107).ships(0, 107, interceptor=2).ships(1, 107, interceptor=1)
    s = dice(play(fight(t), 0, "attack"), 6, 6)
    assert sum(s.dice) == 2
    play(s, 0, "hit interceptor with 0 damage")
    assert sum(s.dice) == 0


def test_misses_are_gone_without_a_question() -> None:
    t = arena().own(0, 107).ships(0, 107, interceptor=2).ships(1, 107, interceptor=1)
    s = dice(play(fight(t), 0, "attack"), 5, 1)
    assert sum(s.dice) == 0
    assert asked(s) == [1]


@pytest.mark.parametrize("role", [0, 1])
def test_a_dreadnought_and_a_starbase_may_be_equally_fast_on_either_side(role: int) -> None:
    t = arena().ships(0, 107, interceptor=1).ships(1, 107, dreadnought=1, starbase=1)
    t.fit(1, "dreadnought", *["nuclear_drive"] * 3)  # and the printed one
    assert initiative(t.s, 1, 2) == initiative(t.s, 1, 3) == 4
    sides = (1, 0) if role == 0 else (0, 1)
    assert next_to_act(t.s, t.hex(107), *sides, 0, False) == [role * 4 + 2, role * 4 + 3]


def test_the_attacker_chooses_among_its_own_equals() -> None:
    t = arena().own(0, 107).ships(0, 107, dreadnought=1).ships(1, 107, interceptor=1, cruiser=1)
    t.fit(1, "cruiser", "-", "-", "-", "-", "-", "nuclear_drive")  # 3, as the interceptor
    s = fight(t)
    assert says(s, 1) == ["interceptor first", "cruiser first"]
    play(s, 1, "cruiser first", "attack")
    assert s.agenda.lanes[MAIN][-2].data() == [1, 0, t.hex(107), CRUISER]


@rule("eclipse.combat.roll.assign-after")
def test_large_damage_is_assigned_first_and_of_equal_dice_the_lowest() -> None:
    t = arena().own(0, 107).ships(0, 107, cruiser=1).ships(1, 107, dreadnought=2)
    t.fit(1, "dreadnought", *["improved_hull"] * 4)
    s = fight(t)
    hex = t.hex(107)
    s.dice = [0] * (3 * FACES)
    for colour, face in ((0, 5), (0, 6), (1, 5), (1, 6), (2, 6)):
        s.dice[colour * FACES + face] = 1
    assign = Assign(0, 1, hex, CRUISER)  # its computer makes a 5 a hit
    order = []
    for _ in range(5):
        die = int(assign.next_die(s))
        order.append((die // FACES, die % FACES))
        s.dice[die] = 0
    assert order == [(2, 6), (1, 5), (1, 6), (0, 5), (0, 6)]
    assert assign.next_die(s) == -1


@pytest.mark.parametrize("name", ["late-3-seats", "late-4-seats"])
def test_who_is_not_in_a_battle_is_never_asked_in_it(name: str) -> None:
    """Of three and more seats only the two sides, and chance for the dice."""
    questions = 0
    for s, question, _ in late_steps(name):
        for frame in s.agenda.lanes[MAIN]:
            if isinstance(frame, Battle):
                questions += 1
                assert question.seat in (frame.attacker, frame.defender)
    assert questions > 50


@rule("eclipse.combat.npc.destroy-largest")
def test_for_ancients_a_starbase_is_larger_than_an_interceptor_and_smaller_than_a_cruiser() -> None:
    s, t = shot_at([6, 6, 6], interceptor=1, starbase=1)  # three points destroy the starbase
    assert fleet(s, t, 0, 104) == {"interceptor": 1}
    s, t = shot_at([6, 6, 6], starbase=1, cruiser=1)
    assert fleet(s, t, 0, 104) == {"starbase": 1}
