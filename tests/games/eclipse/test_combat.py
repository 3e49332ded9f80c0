"""The combat phase: battles, retreat, nobody's dice, reputation, population, control."""

from __future__ import annotations

import pytest

from astrarium.core.frame import CHANCE, MAIN
from astrarium.core.rng import Rng
from astrarium.games.eclipse.blueprints import VALUES
from astrarium.games.eclipse.combat import (
    can_hit,
    initiative,
    next_pair,
    next_to_act,
    nobody_shoots,
    players_in,
)
from astrarium.games.eclipse.flow import AFTERMATH, COMBAT
from astrarium.games.eclipse.frames.battle import HexBattle, draw_reputation
from astrarium.games.eclipse.population import upkeep
from astrarium.games.eclipse.state import DAMAGE, FACES, Eclipse
from astrarium.games.eclipse.words import ANCIENTS, DEFENDERS, OF_SIDE, SHIPS
from tests.games.eclipse.table import (
    Table,
    asked,
    beginning,
    chance,
    dice,
    events,
    fleet,
    graves,
    play,
    says,
    terrans,
    through_chance,
    top,
    why,
)
from tests.support.rules import rule


def damages(s: Eclipse, t: Table, side: int, number: int) -> list[int]:
    return sorted(
        ship >> DAMAGE for ship in s.ships if ship & 63 == t.hex(number) and (ship >> 6) & 7 == side
    )


def arena(*species: str) -> Table:
    """107 beside the home of seat 0, without anybody."""
    return Table(*(species or ("terran_directorate", "terran_federation"))).lay(107, "0,-1")


def fight(t: Table) -> Eclipse:
    return t.phase(COMBAT)


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


# --- the battle of the rulebook -------------------------------------------------------------------


def example() -> Table:
    """Zsolt (Mechanema, seat 0) defends 107 against Winney (Hydran, seat 1)."""
    t = Table("mechanema", "hydran_progress").lay(107, "0,-1").lay(103, "1,-1")
    t.own(0, 107, 0).own(1, 103)
    t.fit(0, "interceptor", "-", "-", "-", "plasma_missile")
    t.fit(0, "cruiser", "-", "-", "fusion_source", "positron_computer", "-", "ion_cannon")
    t.fit(1, "interceptor", "-", "-", "fusion_drive", "plasma_missile")
    t.fit(1, "cruiser", "plasma_cannon", "improved_hull", "fusion_source", "gauss_shield")
    t.fit(1, "cruiser", "-", "-", "-", "-", "fusion_drive", "plasma_missile")
    t.ships(0, 107, interceptor=3, cruiser=1)
    return t.ships(1, 107, interceptor=3, cruiser=1)


@rule("eclipse.combat-example.start", "eclipse.combat-example.missiles.initiative")
@rule("eclipse.combat.missiles.initiative")
def test_the_example_fires_missiles_by_initiative() -> None:
    t = example()
    hex = t.hex(107)
    t.s.entries = [0, 1]
    assert next_pair(t.s, hex) == (1, 0)
    speeds = [int(initiative(t.s, seat, klass)) for seat, klass in ((1, 0), (0, 0), (1, 1))]
    assert speeds == [4, 3, 3]
    order, acted = [], 0
    for _ in range(3):
        (place,) = next_to_act(t.s, hex, 1, 0, acted, True)
        order.append(place)
        acted |= 1 << place
    assert order == [0, 4, 1]  # Winney's interceptors, Zsolt's, Winney's cruiser
    assert next_to_act(t.s, hex, 1, 0, acted, True) == []


def after_missiles() -> tuple[Eclipse, Table]:
    t = example()
    s = dice(fight(t), 6, 6, 5, 4, 3, 2)
    play(s, 1, "hit interceptor with 0 damage", "hit interceptor with 0 damage")
    dice(s, 6, 6)
    play(s, 0, "hit interceptor with 0 damage", "hit cruiser with 0 damage")
    return dice(s, 3, 2), t


@rule("eclipse.combat-example.step-1.roll", "eclipse.combat-example.step-1.result")
@rule("eclipse.combat.missiles.dice")
def test_the_example_step_1() -> None:
    t = example()
    s = fight(t)
    assert s.agenda.lanes[MAIN][-1].data() == [6, 0, 1]  # six orange dice
    dice(s, 6, 6, 5, 4, 3, 2)
    assert says(s, 1) == ["hit interceptor with 0 damage", "hit cruiser with 0 damage"]
    play(s, 1, "hit interceptor with 0 damage", "hit interceptor with 0 damage")
    assert fleet(s, t, 0, 107) == {"interceptor": 1, "cruiser": 1}
    assert s.due == [0, 2]


@rule("eclipse.combat-example.step-2.roll", "eclipse.combat-example.step-2.interceptor")
@rule("eclipse.combat-example.step-2.cruiser")
def test_the_example_step_2() -> None:
    t = example()
    s = dice(fight(t), 6, 6, 5, 4, 3, 2)
    play(s, 1, "hit interceptor with 0 damage", "hit interceptor with 0 damage")
    assert s.agenda.lanes[MAIN][-1].data() == [2, 0, 1]  # the two destroyed ones do not fire
    dice(s, 6, 6)
    play(s, 0, "hit interceptor with 0 damage", "hit cruiser with 0 damage")
    assert fleet(s, t, 1, 107) == {"interceptor": 2, "cruiser": 1}
    assert damages(s, t, 1, 107) == [0, 0, 2]


@rule("eclipse.combat-example.step-3", "eclipse.combat-example.rounds.remaining")
@rule("eclipse.combat.sequence")
def test_the_example_after_the_missiles() -> None:
    s, t = after_missiles()
    assert fleet(s, t, 0, 107) == {"interceptor": 1, "cruiser": 1}
    assert fleet(s, t, 1, 107) == {"interceptor": 2, "cruiser": 1}
    assert damages(s, t, 1, 107) == [0, 0, 2]
    assert asked(s) == [1]
    assert says(s, 1) == ["attack", "retreat to 103"]


@rule("eclipse.combat-example.missiles.zsolt-dice", "eclipse.combat-example.missiles.winney-dice")
def test_the_example_missiles_need_a_6() -> None:
    t = example()
    for shooter, klass, target in ((0, 0, 1), (1, 0, 0), (1, 1, 0)):
        assert t.s.players[shooter].values[klass * VALUES + 10] == 2
        hits = [face for face in range(1, 7) if can_hit(t.s, shooter, klass, face, target, 0)]
        assert hits == [6]


@rule("eclipse.combat-example.rounds.zsolt-interceptor")
@rule("eclipse.combat-example.rounds.zsolt-cruiser")
@rule("eclipse.combat-example.rounds.winney-dice")
def test_the_example_hits() -> None:
    t = example()

    def hits(shooter: int, klass: int, its_class: int) -> list[int]:
        every = range(1, 7)
        return [
            face for face in every if can_hit(t.s, shooter, klass, face, 1 - shooter, its_class)
        ]

    assert hits(0, 0, 0) == hits(0, 0, 1) == [6]
    assert hits(0, 1, 0) == [4, 5, 6]
    assert hits(0, 1, 1) == [5, 6]
    assert hits(1, 0, 0) == hits(1, 1, 1) == [6]
    assert t.s.players[0].values[VALUES + 6] == 2
    assert t.s.players[1].values[VALUES + 6 : VALUES + 9] == [0, 1, 0]


@rule("eclipse.combat-example.rounds.initiative")
def test_the_example_order_of_engagement() -> None:
    s, t = after_missiles()
    hex = t.hex(107)
    assert next_to_act(s, hex, 1, 0, 0, False) == [0]
    assert next_to_act(s, hex, 1, 0, 1, False) == [4, 5]  # Zsolt's two classes of initiative 3
    assert next_to_act(s, hex, 1, 0, 0b110001, False) == [1]


def first_round() -> tuple[Eclipse, Table]:
    s, t = after_missiles()
    play(s, 1, "retreat to 103")
    dice(play(s, 0, "interceptor first", "attack"), 6)
    play(s, 0, "hit interceptor with 0 damage")
    dice(play(s, 0, "attack"), 3, 2)
    dice(play(s, 1, "attack"), 6)
    return play(s, 1, "hit interceptor with 0 damage"), t


@rule("eclipse.combat-example.step-4", "eclipse.combat.retreat.whole-class")
def test_the_example_step_4_retreating_ships_stay_for_now() -> None:
    s, t = after_missiles()
    play(s, 1, "retreat to 103")
    assert fleet(s, t, 1, 107) == {"interceptor": 2, "cruiser": 1}
    assert s.flee[0] == t.hex(103) + 1


@rule("eclipse.combat-example.step-5", "eclipse.combat.retreat.vulnerable")
def test_the_example_step_5_retreating_ships_are_shot_at() -> None:
    s, t = after_missiles()
    play(s, 1, "retreat to 103")
    dice(play(s, 0, "interceptor first", "attack"), 6)
    assert says(s, 0) == ["hit interceptor with 0 damage", "hit cruiser with 2 damage"]
    play(s, 0, "hit interceptor with 0 damage")
    assert fleet(s, t, 1, 107) == {"interceptor": 1, "cruiser": 1}


@rule("eclipse.combat-example.step-6", "eclipse.combat-example.step-7")
@rule("eclipse.combat-example.round-2")
def test_the_example_steps_6_and_7() -> None:
    s, t = first_round()
    assert fleet(s, t, 0, 107) == {"cruiser": 1}
    assert s.due == [2, 3]


@rule("eclipse.combat-example.step-8.retreat", "eclipse.combat.retreat.next-round")
def test_the_example_step_8_the_interceptor_leaves() -> None:
    s, t = first_round()
    assert fleet(s, t, 1, 103) == {"interceptor": 1}
    assert fleet(s, t, 1, 107) == {"cruiser": 1}
    assert asked(s) == [0]


def second_round() -> tuple[Eclipse, Table]:
    s, t = first_round()
    dice(play(s, 0, "attack"), 1, 2)
    dice(play(s, 1, "attack"), 6)
    return play(s, 1, "hit cruiser with 0 damage"), t


@rule("eclipse.combat-example.step-8.cruiser", "eclipse.combat-example.step-9")
@rule("eclipse.combat-example.ships-returned")
def test_the_example_step_9_ends_the_battle() -> None:
    s, t = second_round()
    assert fleet(s, t, 0, 107) == {}
    assert s.players[0].ships_of(0) == 1  # the one at home
    assert s.players[0].ships_of(1) == 0
    assert top(s) == "DrawTiles"


@rule("eclipse.combat-example.reputation.zsolt", "eclipse.reputation.keep-one")
def test_the_example_zsolt_draws_three_and_keeps_one() -> None:
    s, _ = second_round()
    assert s.agenda.lanes[MAIN][-1].data() == [0, 3]
    chance(s, "draw 1", "draw 3", "draw 2")
    assert says(s, 0) == ["keep 1", "keep 2", "keep 3"]
    s.play(0, "keep 3")
    assert s.players[0].tiles == [3]
    assert s.players[0].drawn == []


def rewarded() -> tuple[Eclipse, Table]:
    s, t = second_round()
    chance(s, "draw 1", "draw 3", "draw 2")
    s.play(0, "keep 3")
    return s, t


@rule("eclipse.combat-example.reputation.winney", "eclipse.reputation.draw.max-five")
@rule("eclipse.reputation.draw.order")
def test_the_example_winney_draws_five_after_zsolt() -> None:
    s, _ = rewarded()
    assert s.agenda.lanes[MAIN][-1].data() == [1, 5]
    chance(s, "draw 1", "draw 1", "draw 4", "draw 2", "draw 2")
    assert says(s, 1) == ["keep 1", "keep 2", "keep 4"]


def conquered() -> tuple[Eclipse, Table]:
    s, t = rewarded()
    chance(s, "draw 1", "draw 1", "draw 4", "draw 2", "draw 2")
    play(s, 1, "keep 4", "attack population")
    return dice(s, 6), t


@rule("eclipse.combat-example.step-10.population-attack", "eclipse.combat.population.graveyard")
@rule("eclipse.combat-example.step-10.disc-removed")
def test_the_example_the_last_cube_and_the_disc_are_lost() -> None:
    s, t = rewarded()
    discs = s.players[0].discs
    chance(s, "draw 1", "draw 1", "draw 4", "draw 2", "draw 2")
    dice(play(s, 1, "keep 4", "attack population"), 6)
    assert graves(s.players[0]) == (1, 0, 0)
    assert s.owner[t.hex(107)] == -1
    assert s.players[0].discs == discs + 1


@rule("eclipse.combat-example.step-10.take-over", "eclipse.combat-example.step-10.repair")
@rule("eclipse.combat.repair")
def test_the_example_winney_takes_over_and_repairs() -> None:
    s, t = conquered()
    discs = s.players[1].discs
    assert damages(s, t, 1, 107) == [2]
    assert says(s, 1) == ["disc on 107", "no disc"]
    s.play(1, "disc on 107")
    assert s.owner[t.hex(107)] == 1
    assert s.players[1].discs == discs - 1
    assert damages(s, t, 1, 107) == [0]


@rule("eclipse.combat-example.end", "eclipse.round.phases")
def test_the_example_goes_on_with_upkeep() -> None:
    s, _ = conquered()
    s.play(1, "disc on 107")
    assert [event.kind for event in (s.sink.events if s.sink else []) if event.kind == "paid"] != []


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


# --- reputation -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("ship", "tiles"),
    [
        pytest.param("interceptor", 1, marks=rule("eclipse.reputation.draw.interceptor")),
        pytest.param("starbase", 1, marks=rule("eclipse.reputation.draw.starbase")),
        pytest.param("cruiser", 2, marks=rule("eclipse.reputation.draw.cruiser")),
        pytest.param("dreadnought", 3, marks=rule("eclipse.reputation.draw.dreadnought")),
        pytest.param("ancient", 1, marks=rule("eclipse.reputation.draw.ancient")),
        pytest.param("defence_system", 3, marks=rule("eclipse.reputation.draw.gcds")),
    ],
)
def test_tiles_for_a_destroyed_ship(ship: str, tiles: int) -> None:
    assert terrans(2).rules.classes[SHIPS.index(ship)].reputation == tiles


@rule("eclipse.reputation.draw.participation", "eclipse.reputation.draw.when")
def test_one_tile_for_taking_part_even_when_all_is_lost() -> None:
    t = arena().own(0, 107).ships(0, 107, interceptor=1).ships(1, 107, interceptor=1)
    s = dice(play(fight(t), 0, "attack"), 6)
    s.play(0, "hit interceptor with 0 damage")
    assert s.agenda.lanes[MAIN][-1].data() == [0, 2]
    play(chance(s, "draw 2", "draw 1"), 0, "keep 2")
    assert s.agenda.lanes[MAIN][-1].data() == [1, 1]


@rule("eclipse.reputation.full-track", "eclipse.reputation.face-down")
def test_a_full_track_puts_a_tile_back_also_the_new_one() -> None:
    t = Table("eridani_empire", "terran_federation").lay(107, "0,-1").own(0, 107)
    t.s.players[0].tiles = [1, 2, 2, 3]
    t.ships(0, 107, interceptor=1).ships(1, 107, interceptor=1)
    s = dice(play(fight(t), 0, "attack"), 6)
    s.play(0, "hit interceptor with 0 damage")
    play(chance(s, "draw 4", "draw 1"), 0, "keep 4")
    assert says(s, 0) == ["put back 1", "put back 2", "put back 3", "put back 4"]
    s.play(0, "put back 1")
    assert s.players[0].tiles == [2, 2, 3, 4]
    assert "tiles" not in s.view(1)["state"]["players"][0]


@rule("eclipse.limits.reputation-tiles")
def test_an_empty_bag_gives_no_tile() -> None:
    t = arena().own(0, 107).ships(0, 107, interceptor=1).ships(1, 107, interceptor=1)
    every = [value for value, count in enumerate([0, 12, 9, 7, 4]) for _ in range(count)]
    t.s.players[0].tiles, t.s.players[1].tiles = every[:-1], every[-1:]
    s = dice(play(fight(t), 0, "attack"), 6)
    s.play(0, "hit interceptor with 0 damage")
    assert top(s) not in ("DrawTiles", "KeepTile")


# --- population and control -----------------------------------------------------------------------


def siege(*squares: int, **ships: int) -> Table:
    """Seat 1 alone in 101, which seat 0 controls: money, materials, materials*."""
    t = terrans(2).lay(101, "0,-1", 1)
    t.s.ships = [ship for ship in t.s.ships if (ship >> 6) & 7 != ANCIENTS]
    t.s.crowd[t.hex(101)] = 0
    return t.own(0, 101, *squares).ships(1, 101, **(ships or {"interceptor": 3}))


@rule("eclipse.combat.population.after-battle", "eclipse.combat.population.cannons-once")
@rule("eclipse.combat.population-example.dice")
def test_three_interceptors_attack_population_with_three_dice() -> None:
    s = siege(0, 1, 2).phase(AFTERMATH)
    assert says(s, 1) == ["attack population", "spare population"]
    s.play(1, "attack population")
    assert s.agenda.lanes[MAIN][-1].data() == [3, 0, 0]


@rule("eclipse.combat.population-example.hits", "eclipse.combat.population-example.cubes")
@rule("eclipse.combat.population.attacker-chooses")
def test_two_hits_destroy_two_cubes_and_the_disc_stays() -> None:
    t = siege(0, 1, 2).fit(1, "interceptor", "-", "-", "-", "gluon_computer")  # 3 computers
    s = dice(play(t.phase(AFTERMATH), 1, "attack population"), 6, 3, 2)
    assert says(s, 1) == ["destroy square 1", "destroy square 2", "destroy square 3"]
    play(s, 1, "destroy square 1", "destroy square 3")
    assert s.cubes[t.hex(101)] == 0b010
    assert graves(s.players[0]) == (1, 0, 1)
    assert s.owner[t.hex(101)] == 0


@rule("eclipse.combat.population.damage", "eclipse.combat.population.no-defence")
def test_each_point_of_damage_destroys_a_cube() -> None:
    t = siege(0, 1, 2, interceptor=1).fit(1, "interceptor", "plasma_cannon")
    s = dice(play(t.phase(AFTERMATH), 1, "attack population"), 6)
    play(s, 1, "destroy square 1", "destroy square 2")
    assert s.cubes[t.hex(101)] == 0b100


@rule("eclipse.combat.population.no-missiles")
def test_missiles_do_not_attack_population() -> None:
    t = siege(0, interceptor=1).fit(1, "interceptor", "plasma_missile")
    s = t.phase(AFTERMATH)
    assert top(s) != "AttackPopulation"


@rule("eclipse.combat.population.no-reputation")
def test_no_reputation_for_population() -> None:
    s = dice(play(siege(0, interceptor=1).phase(AFTERMATH), 1, "attack population"), 6)
    assert top(s) == "Claim"
    assert s.players[1].tiles == []


@rule("eclipse.combat.population.neutron-bombs", "eclipse.tech.neutron-bombs")
def test_neutron_bombs_need_no_dice() -> None:
    t = siege(0, 1, 2, interceptor=1).knows(1, "neutron_bombs")
    s = t.phase(AFTERMATH)
    assert says(s, 1) == ["attack population", "bomb population", "spare population"]
    s.play(1, "bomb population")
    assert s.cubes[t.hex(101)] == 0
    assert graves(s.players[0]) == (1, 0, 2)


def test_plantas_population_needs_no_dice() -> None:
    t = Table("planta", "terran_federation").lay(103, "0,-1").own(0, 103, 1)
    s = t.ships(1, 103, interceptor=1).phase(AFTERMATH)
    assert "bomb population" in says(s, 1)


@rule("eclipse.combat.population.grey")
def test_the_owner_chooses_the_graveyard_of_a_grey_cube() -> None:
    t = terrans(2).lay(103, "0,-1").own(0, 103, 1).ships(1, 103, interceptor=1)
    s = dice(play(t.phase(AFTERMATH), 1, "attack population"), 6)
    assert asked(s) == [0]
    assert says(s, 0) == ["cube to money", "cube to science", "cube to materials"]
    s.play(0, "cube to science")
    assert graves(s.players[0]) == (0, 1, 0)


@rule("eclipse.combat.structures.immune", "eclipse.combat.structures.orbital-population")
def test_the_cube_of_an_orbital_dies_but_the_orbital_stays() -> None:
    t = terrans(2).lay(207, "-1,-1").own(0, 207, 6).structure(207, "orbital", "monolith")
    s = dice(play(t.ships(1, 207, interceptor=1).phase(AFTERMATH), 1, "attack population"), 6)
    assert says(s, 0) == ["cube to money", "cube to science"]
    s.play(0, "cube to money")
    assert s.built[t.hex(207)] == 3
    assert s.cubes[t.hex(207)] == 0


@rule("eclipse.combat.control.disc-removed")
def test_a_hex_without_population_is_lost_without_an_attack() -> None:
    t = terrans(2).lay(207, "-1,-1").own(0, 207).ships(1, 207, interceptor=1)
    discs = t.s.players[0].discs
    s = t.phase(AFTERMATH)
    assert s.owner[t.hex(207)] == -1
    assert s.players[0].discs == discs + 1
    assert says(s, 1) == ["disc on 207", "no disc"]


@rule("eclipse.combat.control.take-over", "eclipse.combat.control.free-hex")
def test_the_only_fleet_of_a_free_hex_may_put_a_disc() -> None:
    t = arena().ships(1, 107, interceptor=1)
    s = t.phase(AFTERMATH)
    play(s, 1, "disc on 107")
    assert s.owner[t.hex(107)] == 1


@rule("eclipse.combat.control.disc-removed")
def test_a_disc_stays_while_its_own_ship_is_there() -> None:
    t = terrans(2).lay(207, "-1,-1").own(0, 207).ships(0, 207, interceptor=1)
    s = t.phase(AFTERMATH)
    assert s.owner[t.hex(207)] == 0


def test_draco_takes_the_tile_once_others_have_destroyed_the_ancients() -> None:
    t = Table("descendants_of_draco", "planta").lay(303, "0,-3").own(0, 303)
    t.s.tile[t.hex(303)] = 1
    t.s.ships = [ship for ship in t.s.ships if (ship >> 6) & 7 != ANCIENTS]
    t.s.crowd[t.hex(303)] = 0
    s = t.phase(AFTERMATH)
    assert asked(s) == [CHANCE]
    assert top(s) == "Look"


# --- elimination ----------------------------------------------------------------------------------


def eliminated() -> Table:
    t = terrans(2)
    hex = t.hex(221)
    t.s.owner[hex] = -1
    t.s.cubes[hex] = 0
    t.s.ships = [ship for ship in t.s.ships if (ship >> 6) & 7 != 0]
    t.s.crowd[hex] = 0
    return t.tracks(0, 11, 11, 11).seat(0, discs=13, afloat=0)


@rule("eclipse.elimination.give-up", "eclipse.elimination.no-discs")
def test_who_has_neither_ship_nor_disc_may_give_up() -> None:
    s = eliminated().turn(0)
    assert "give up" in says(s, 0)
    s.play(0, "give up")
    assert s.players[0].out == 1
    assert asked(s) == [1]
    assert why(terrans(2).turn(0), 0, "give up") == "still-alive"


@rule("eclipse.elimination.research")
def test_who_has_neither_ship_nor_disc_may_still_research() -> None:
    s = eliminated().offer("nanorobots").turn(0)
    assert "research" in says(s, 0)
    assert why(s, 0, "build") == "nothing-to-build"


@rule("eclipse.elimination.production")
def test_who_has_neither_ship_nor_disc_produces_2_of_each() -> None:
    t = eliminated().seat(0, money=0, science=0, materials=0)
    s = through_chance(t.phase(4))
    player = s.players[0]
    assert (player.money, player.science, player.materials) == (2, 2, 2)
    assert upkeep(s, 0) == 0


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
    t = three()
    s = fight(t)
    assert asked(s) in ([0], [1], [2])
    assert beginning(s, asked(s)[0], "attack") == [""]
