"""The battle of the rulebook, step by step."""

from __future__ import annotations

from astrarium.core.frame import MAIN
from astrarium.games.eclipse.blueprints import VALUES
from astrarium.games.eclipse.combat import (
    can_hit,
    initiative,
    next_pair,
    next_to_act,
)
from astrarium.games.eclipse.state import Eclipse
from tests.games.eclipse.arena import damages, fight
from tests.games.eclipse.table import (
    Table,
    asked,
    chance,
    dice,
    fleet,
    graves,
    play,
    says,
    top,
)
from tests.support.rules import rule


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
