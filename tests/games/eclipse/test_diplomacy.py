"""Relations: offers, ambassadors, the reputation track, the traitor."""

from __future__ import annotations

import pytest

from astrarium.games.eclipse.diplomacy import fits_on_track
from astrarium.games.eclipse.flow import RELATIONS
from astrarium.games.eclipse.frames.diplomacy import attacked
from astrarium.games.eclipse.frames.leaving import collapse
from astrarium.games.eclipse.population import production
from astrarium.games.eclipse.words import OF_SIDE
from tests.games.eclipse.table import (
    Table,
    asked,
    cubes,
    events,
    four,
    play,
    says,
    terrans,
    top,
    why,
)
from tests.support.rules import rule


@rule("eclipse.diplomacy.four-or-more")
def test_no_diplomacy_with_three() -> None:
    t = terrans(3).lay(107, "0,-1").own(0, 107).lay(103, "1,-1").own(1, 103)
    assert why(t.turn(0), 0, "offer seat 1") == "no-diplomacy"


@rule("eclipse.diplomacy.form.wormhole", "eclipse.action-example.diplomacy.condition")
def test_relations_need_a_wormhole_between_controlled_hexes() -> None:
    assert why(terrans(4).turn(0), 0, "offer seat 1") == "no-common-border"
    assert "offer seat 1" in says(four().turn(0), 0)


@rule("eclipse.diplomacy.form.both-agree", "eclipse.diplomacy.timing.own-turn")
def test_a_refused_offer_is_not_made_again_in_the_turn() -> None:
    t = four()
    s = play(t.turn(0), 0, "influence", "offer seat 1")
    assert asked(s) == [1]
    s.play(1, "decline")
    assert s.players[0].allies == 0
    assert why(s, 0, "offer seat 1") == "turned-down"


@rule("eclipse.diplomacy.form.exchange", "eclipse.diplomacy.form.cube", "eclipse.ambassadors.use")
def test_both_give_an_ambassador_with_a_cube() -> None:
    s = play(four().turn(0), 0, "offer seat 1")
    s.play(1, "accept")
    assert asked(s) == [0]
    s.play(0, "cube from science")
    s.play(1, "cube from materials")
    assert (s.players[0].allies, s.players[1].allies) == (0b10, 0b1)
    assert [(event.seat, event.target) for event in events(s, "relations")] == [(0, OF_SIDE + 1)]
    assert cubes(s.players[0]) == (10, 9, 10)
    assert cubes(s.players[1]) == (10, 10, 9)


@rule("eclipse.diplomacy.form.cube-any-track", "eclipse.action-example.diplomacy.exchange")
@rule("eclipse.diplomacy.form.production")
def test_the_cube_comes_from_any_track_and_raises_production() -> None:
    s = play(four().turn(0), 0, "offer seat 1")
    s.play(1, "accept")
    assert says(s, 0)[:3] == ["cube from money", "cube from science", "cube from materials"]
    before = production(s, 0, 0)
    s.play(0, "cube from money")
    assert (before, production(s, 0, 0)) == (3, 4)


@rule("eclipse.diplomacy.track.full", "eclipse.diplomacy.track.discard-to-bag")
@rule("eclipse.action-example.diplomacy.full-track")
def test_a_full_track_puts_a_reputation_tile_back() -> None:
    t = four()
    t.s.players[1].tiles = [1, 2, 3, 3]
    t.allies(1, 2)  # the space for ambassadors only is taken
    s = play(t.turn(0), 0, "offer seat 1")
    play(s, 1, "accept")
    play(s, 0, "cube from money")
    play(s, 1, "cube from money")
    assert says(s, 1) == ["put back 1", "put back 2", "put back 3"]
    s.play(1, "put back 1")
    assert s.players[1].tiles == [2, 3, 3]
    assert [event.seat for event in events(s, "put-back")] == [1]
    assert s.players[1].allies == 0b101


@rule("eclipse.diplomacy.track.shared", "eclipse.diplomacy.form.place")
@rule("eclipse.diplomacy.track.rearrange")
def test_the_first_ambassador_finds_its_own_space() -> None:
    t = four()
    t.s.players[1].tiles = [1, 2, 3, 3]
    s = play(t.turn(0), 0, "offer seat 1")
    play(s, 1, "accept")
    play(s, 0, "cube from money")
    play(s, 1, "cube from money")
    assert s.players[1].tiles == [1, 2, 3, 3]


@rule("eclipse.diplomacy.limit.one-per-player", "eclipse.diplomacy.break.lasting")
def test_one_ambassador_from_each_player() -> None:
    assert why(four().allies(0, 1).turn(0), 0, "offer seat 1") == "allied"


@rule("eclipse.limits.ambassador-tiles")
def test_three_ambassadors_are_all_there_are() -> None:
    t = Table(
        "terran_directorate",
        "terran_federation",
        "terran_union",
        "terran_republic",
        "terran_conglomerate",
    )
    t.allies(0, 2).allies(0, 3).allies(0, 4).lay(107, "0,-1").own(0, 107)
    t.lay(103, "1,-1").own(1, 103)
    assert why(t.turn(0), 0, "offer seat 1") == "cannot-send"


@rule("eclipse.diplomacy.ambassador.no-discard")
def test_ambassadors_are_never_put_back() -> None:
    t = four()
    t.s.players[0].tiles = [1, 1, 1]
    t.s.players[1].tiles = [2, 2, 2, 2]
    t.allies(1, 2)
    s = play(t.turn(0), 0, "offer seat 1")
    play(s, 1, "accept")
    play(s, 0, "cube from money")
    play(s, 1, "cube from money")
    assert says(s, 1) == ["put back 2"]


@rule("eclipse.diplomacy.break.attack", "eclipse.diplomacy.break.return")
@rule("eclipse.diplomacy.traitor.card")
def test_a_ship_in_the_partners_hex_breaks_relations_and_makes_a_traitor() -> None:
    t = four().allies(0, 1).ships(0, 107, interceptor=1)
    s = play(t.turn(0), 0, "move", "move interceptor from 107", "to 105")
    assert s.traitor == 0
    for kind in ("traitor", "relations-broken"):
        assert [(event.seat, event.target) for event in events(s, kind)] == [(0, OF_SIDE + 1)]
    assert (s.players[0].allies, s.players[1].allies) == (0, 0)
    assert asked(s) == [0]
    s.play(0, "cube to materials")
    assert asked(s) == [1]
    s.play(1, "cube to science")
    assert cubes(s.players[0]) == (9, 10, 11)
    assert cubes(s.players[1]) == (9, 11, 10)


@rule("eclipse.diplomacy.break.cube-any-track")
@rule("eclipse.action-example.winney-attack.relations-broken")
def test_the_returned_cube_goes_to_any_track() -> None:
    t = four().allies(0, 1).ships(0, 107, interceptor=1)
    s = play(t.turn(0), 0, "move", "move interceptor from 107", "to 105")
    assert says(s, 0)[:3] == ["cube to money", "cube to science", "cube to materials"]


@rule("eclipse.diplomacy.break.attack")
def test_a_ship_of_the_partner_is_enough() -> None:
    t = four().allies(0, 1).lay(103, "0,-1", 1).ships(1, 103, interceptor=1)
    attacked(t.s, 0, 0, t.hex(103))
    assert t.s.traitor == 0


@rule("eclipse.diplomacy.traitor.no-relations", "eclipse.action-example.winney-attack.traitor")
def test_the_traitor_forms_no_relations() -> None:
    t = four()
    t.s.traitor = 0
    assert why(t.turn(0), 0, "offer seat 1") == "cannot-send"
    t.s.traitor = 1
    assert why(t.turn(0), 0, "offer seat 1") == "cannot-send"


@rule("eclipse.diplomacy.traitor.card")
def test_the_card_goes_from_traitor_to_traitor() -> None:
    t = four().allies(0, 1).ships(0, 107, interceptor=1)
    t.s.traitor = 3
    play(t.turn(0), 0, "move", "move interceptor from 107", "to 105")
    assert t.s.traitor == 0


@rule("eclipse.diplomacy.timing.after-combat")
def test_relations_may_be_formed_at_the_end_of_combat() -> None:
    s = four().phase(RELATIONS)
    assert asked(s) == [0]
    assert says(s, 0) == ["stop", "offer seat 1"]
    play(s, 0, "offer seat 1")
    play(s, 1, "accept")
    play(s, 0, "cube from money")
    play(s, 1, "cube from money")
    assert s.players[0].is_allied(1)


def test_relations_end_when_a_partner_collapses() -> None:
    t = four().allies(0, 1)
    before = cubes(t.s.players[1])
    collapse(t.s, 0, [0])
    assert t.s.players[1].allies == 0
    assert t.s.players[0].final >= 1  # its own ambassador counted
    s = t.s
    s.run(0)
    s.play(1, "cube to money")
    assert sum(cubes(s.players[1])) == sum(before) + 1


@rule("eclipse.diplomacy.timing.after-combat", "eclipse.diplomacy.form.both-agree")
def test_a_refusal_at_the_end_of_combat_holds_for_the_seat_that_offered() -> None:
    t = four().lay(209, "1,1").own(2, 209)  # seat 1 lies between seats 0 and 2
    s = play(t.phase(RELATIONS), 0, "offer seat 1")
    s.play(1, "decline")
    assert [(event.seat, event.target) for event in events(s, "offer-declined")] == [(1, 100)]
    assert asked(s) == [1]  # seat 0 has nobody else to ask
    assert says(s, 1) == ["stop", "offer seat 0", "offer seat 2"]
    play(s, 1, "stop")
    assert says(s, 2) == ["stop", "offer seat 1"]


@rule("eclipse.diplomacy.form.both-agree")
def test_a_refusal_is_forgotten_in_the_next_turn() -> None:
    t = four().lay(209, "1,1").own(2, 209)
    s = play(t.turn(0), 0, "offer seat 1")
    s.play(1, "decline")
    play(s, 0, "pass")
    play(s, 1, "pass")
    assert "offer seat 1" in says(s, 2)


@rule("eclipse.diplomacy.form.cube")
def test_without_a_cube_on_any_track_there_are_no_relations() -> None:
    t = four().tracks(0, 0, 0, 0)
    assert why(t.turn(0), 0, "offer seat 1") == "cannot-send"
    assert "offer seat 1" in says(t.tracks(0, 0, 0, 1).turn(0), 0)
    assert why(t.tracks(1, 0, 0, 0).turn(0), 0, "offer seat 1") == "cannot-send"


@rule("eclipse.diplomacy.track.space-kinds")
@pytest.mark.parametrize(
    ("species", "ambassadors", "tiles", "fits"),
    [
        ("terran_union", 1, 4, True),
        ("terran_union", 2, 3, True),
        ("terran_union", 2, 4, False),
        ("terran_union", 0, 4, True),
        ("terran_union", 0, 5, False),
        ("orion_hegemony", 4, 1, True),
        ("orion_hegemony", 5, 0, False),
        ("orion_hegemony", 0, 5, True),
        ("orion_hegemony", 0, 6, False),
        ("hydran_progress", 1, 3, True),
        ("hydran_progress", 1, 4, False),
        ("planta", 4, 0, True),
        ("planta", 3, 2, False),
        ("eridani_empire", 2, 2, True),
        ("eridani_empire", 2, 3, False),
    ],
)
def test_what_the_reputation_track_holds(
    species: str, ambassadors: int, tiles: int, fits: bool
) -> None:
    t = Table(species, "mechanema")
    assert fits_on_track(t.s, 0, ambassadors, tiles) == fits


def test_who_leaves_the_game_gives_the_traitor_card_back() -> None:
    t = four()
    t.s.traitor = 0
    collapse(t.s, 0, [0])
    assert t.s.traitor == -1
    t = four()
    t.s.traitor = 1
    collapse(t.s, 0, [0])
    assert t.s.traitor == 1


def test_refusals_of_the_action_phase_do_not_count_after_combat() -> None:
    t = four()
    t.s.refused = 0b1111
    assert "offer seat 1" in says(t.phase(RELATIONS), 0)


@rule("eclipse.diplomacy.timing.after-combat")
def test_after_combat_offers_are_made_once_by_each_from_the_start_player_on() -> None:
    t = four()
    t.s.first_seat, t.s.refused = 1, 0b1111
    s = t.phase(RELATIONS)
    assert (asked(s), s.refused) == ([1], 0)
    play(s, 1, "stop")
    assert asked(s) == [0]  # 2 and 3 have no neighbours
    play(s, 0, "stop")
    assert top(s) == "Round"


def test_a_turn_begins_without_refusals() -> None:
    t = four()
    s = t.turn(3)
    s.refused = 0b1111
    play(s, 3, "pass")
    assert (asked(s), s.refused) == ([0], 0)
