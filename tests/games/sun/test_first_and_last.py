"""The first and the last of everything: places beside the board, seats, spaces, discs, ships."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from astrarium.core.frame import LEGAL, MAIN, because
from astrarium.games.sun.achievements import all_discs, claim, claim_reason, claimed_by, discs_on
from astrarium.games.sun.frames.colonize import Colonize, Land, any_colonizable, fullest
from astrarium.games.sun.frames.control import gained_by
from astrarium.games.sun.frames.events import AttachEvent
from astrarium.games.sun.frames.ships import Jump
from astrarium.games.sun.galaxy import (
    anybody_gaining,
    check_control,
    controlled,
    controller,
    has_ships,
    has_upgradable,
    heir,
    new_controller,
    outpost_kind,
    own_ships,
    places,
    put_ship,
    ship_levels,
    strength,
    take_ship,
    upgradable,
)
from astrarium.games.sun.reasons import ALREADY_CLAIMED, CARD_FULL
from astrarium.games.sun.scoring import (
    achievement_points,
    outposts_of,
    scored,
    sheet,
    strength_points,
    tell_scores,
)
from astrarium.games.sun.state import Sun
from astrarium.games.sun.supply import automate, gain_ore, grow, mine_ore, take_disc
from astrarium.games.sun.words import ATTACH, COLONIZE, LAND, LANDED, MOVE, NONE, SCORED_SHIPS
from astrarium.parts.bag import bag_of, new_deck
from astrarium.parts.bits import bit
from tests.games.sun.content import changed, given
from tests.games.sun.table import Table
from tests.support import rule

LAST = 11  # the fourth place beside the board


def full_table() -> Table:
    """Four systems lie beside the board; the only ship of seat 3 is a Level 3 one at the last."""
    t = Table()
    t.s.extras = [0, 0, 2, 2]
    for place, id in enumerate(("yz_ceti", "ross_128", "wolf_1061", "kruger_60"), start=8):
        t.s.systems = t.s.put(t.s.systems, place, t.system(id))
    for seat in range(4):
        t.ships(seat, "sol")
    t.s.ships[(LAST * 4 + 3) * 4 + 2] = 1
    return t


def test_the_last_place_beside_the_board_is_looked_at_like_all_others() -> None:
    t = full_table()
    assert places(t.s) == 0b1111_1111_1111
    assert [has_ships(t.s, seat) for seat in range(4)] == [False, False, False, True]
    assert [has_upgradable(t.s, seat) for seat in range(4)] == [False, False, False, True]
    assert own_ships(t.s, 3) == upgradable(t.s, 3) == [LAST * 4 + 2]
    assert (strength(t.s, LAST, 3), ship_levels(t.s, 3), scored(t.s, 3, SCORED_SHIPS, -1)) == (
        3,
    ) * 3
    assert [choice - MOVE for choice in Jump(3, 1, 0).moves(t.s)] == [
        (LAST * 16 + t.place("b_right")) * 4 + 2
    ]


def test_control_of_the_last_place_beside_the_board() -> None:
    t = full_table()
    assert not anybody_gaining(t.s)
    assert check_control(t.s) is True
    assert anybody_gaining(t.s)
    assert (gained_by(t.s, 3), gained_by(t.s, 0)) == ([LAST], [])
    assert controlled(t.s, 3) == bit(LAST)
    t.s.gaining[LAST] = 0
    t.settle(3)
    assert (t.s.gaining[LAST], t.s.outposts[LAST]) == (0, 1 + 3 * 3 + 1)  # Kruger 60: an ore disc
    assert (outposts_of(t.s, 3), outposts_of(t.s, 0)) == (1, 0)
    t.turn(0)
    assert t.s.held == bit(LAST)


def test_the_last_place_beside_the_board_can_be_colonized() -> None:
    t = full_table()
    t.s.outposts[LAST] = 1 + 3 * 3
    t.s.ships[(LAST * 4 + 3) * 4 + 3] = 1
    assert any_colonizable(t.s, 3, 0) == LEGAL
    assert COLONIZE + LAST in Colonize(3, 0, 2).candidates(t.s)
    assert ATTACH + LAST in AttachEvent(3, 0).candidates(t.s)


def test_only_ships_below_level_4_can_be_raised() -> None:
    for levels, raised in (((1,), True), ((2,), True), ((3,), True), ((4, 4), False), ((), False)):
        t = Table().ships(0, "sol", *levels).ships(1, "sol", 1).ships(3, "deep_space", 4)
        assert has_upgradable(t.s, 0) is raised, levels
        assert bool(upgradable(t.s, 0)) is raised, levels


# --- seats ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("strongest", range(4))
def test_each_seat_may_be_the_strongest(strongest: int) -> None:
    t = Table()
    for seat in range(4):
        t.ships(seat, "sol", *([2] if seat == strongest else [1]))
        t.ships(seat, "sirius", *([4] if seat == strongest else [3]))
    here = t.place("sirius")
    wanted = [1 if seat == strongest else 0 for seat in range(4)]
    assert [strength_points(t.s, seat) for seat in range(4)] == wanted
    assert new_controller(t.s, here) == strongest
    t.outpost(strongest, "sirius")
    assert heir(t.s, here, strongest) == NONE  # three are equal


@pytest.mark.parametrize("other", [1, 2, 3])
def test_a_single_ship_of_level_1_is_enough_to_inherit(other: int) -> None:
    t = Table().ships(0, "sirius", 4).outpost(0, "sirius").ships(other, "sirius", 1)
    assert heir(t.s, t.place("sirius"), 0) == other
    assert heir(Table(2).ships(0, "sirius", 4).s, t.place("sirius"), 0) == NONE


def test_the_points_of_every_seat_are_told() -> None:
    t = Table()
    for seat in range(4):
        t.colony(seat, ("sirius", "ross_128", "yz_ceti", "procyon")[seat])
    tell_scores(t.s)
    told = [int(event.seat) for event in t.events() if event.kind == "score-colonies"]
    assert told == [0, 1, 2, 3]


@pytest.mark.parametrize("seat", [0, 3])
def test_missionaries_earn_whichever_seat_they_have(seat: int) -> None:
    t = Table(4, boards="advanced")
    ids = [faction.id for faction in t.rules.factions]
    mine = ids.index("cosmic_tabernacle")
    owner = next(at for at in range(4) if t.player(at).faction == mine)
    t.player(owner).faction, t.player(seat).faction = t.player(seat).faction, mine
    t.seat(seat, food_discs=2, ore=0).ships(seat, "sirius", 1)
    t.ships(1, "sirius", 3).outpost(1, "sirius").know(1, "I2").seat(1, ore=4, population=1)
    t.turn(1).do("act terraforming 1 1", "colonize a right", "land 3", "landed")
    assert t.player(seat).ore == 2


# --- landing -------------------------------------------------------------------------------------


@rule("sun.colonise.landing.total")
def test_ships_of_other_seats_and_places_are_not_landed_with() -> None:
    t = Table().ships(0, "sirius", 1, 2).ships(1, "sirius", 1).ships(3, "barnards_star", 4)
    t.outpost(0, "sirius").know(0, "I2").seat(0, ore=4, population=1).turn(0)
    t.do("act terraforming 1 1", "colonize a right")
    frame = t.s.agenda.lanes[MAIN][-1]
    assert isinstance(frame, Land)
    assert frame.candidates(t.s) == [LAND, LAND + 1, LANDED]
    assert t.why("land 2") == "landing-order"  # with the Level 2 ship alone it is too little
    t.do("land 1")
    assert t.why("landed") == "not-enough-landed"
    t.do("land 2", "landed")
    assert t.ships_at(0, "deep_space") == []
    assert t.ships_at(1, "deep_space") == [1]


@rule("sun.colonise.condition.control")
def test_what_was_unseen_is_looked_at_when_the_system_is_colonized() -> None:
    t = Table().lay("III1", "stealth_terraformers").know(0, "III1").seat(0, ore=5, population=1)
    t.ships(0, "sirius", 3).ships(0, "sol", 1).turn(0)
    t.do("act stealth terraformers 1 1", "jump 1 from sol to a left", "stop")
    assert (t.s.stealth, t.controller("barnards_star")) == (1, None)
    t.do("colonize a right", "land 3", "landed", "discover ross 128", "second disc food")
    assert t.controller("barnards_star") is None  # a disc of the colony is still to come
    t.do("second disc food")
    assert t.s.stealth == 0
    t.rest()
    assert t.outpost_at("barnards_star") == (0, "ore")


def test_a_colonized_extra_system_of_deck_a_is_refilled_from_deck_a() -> None:
    step = {"do": "add_extra_system", "deck": "A", "replaced": True}
    t = Table(4, components=given(changed(unexpected_exoplanet={"discoverer": [step]})))
    t.run(0, "unexpected_exoplanet.discoverer").do("discover yz ceti")
    t.s.ships[(8 * 4 + 0) * 4 + 3] = 1
    t.s.outposts[8] = 1
    t.know(0, "I2").seat(0, ore=4, population=1, food_discs=7).turn(0)
    t.do("act terraforming 1 1", "colonize extra 1", "land 4", "landed", "discover ross 128")
    assert t.s.systems[8] == t.system("ross_128")


@pytest.mark.parametrize(
    ("a", "b", "found"), [(1, 1, [0, 1]), (1, 0, [0, 0]), (0, 1, [1, 1]), (0, 0, [NONE, NONE])]
)
@rule("sun.colonise.card.refill.other-deck", "sun.colonise.card.refill.both-empty")
def test_the_last_card_of_a_deck_is_used(a: int, b: int, found: list[int]) -> None:
    t = Table()
    for deck, cards in ((0, ["yz_ceti"] * a), (1, ["wolf_1061"] * b)):
        bag = bag_of([t.system(id) for id in cards], len(t.rules.systems))
        t.s.set_systems(deck, new_deck(bag))
    assert [fullest(t.s, deck) for deck in (0, 1)] == found


# --- achievements --------------------------------------------------------------------------------


def test_the_first_and_the_last_space_of_an_achievement() -> None:
    t = Table()
    goal = next(
        goal for goal in t.s.goals if t.rules.achievements[goal].vp == [4, 3, 2, 1]
    )  # Technologist
    assert all_discs(t.s) == 0
    for number, seat in enumerate((1, 2, 3, 0), start=1):
        claim(t.s, seat, goal)
        assert all_discs(t.s) == number
    assert discs_on(t.s, goal) == [1, 2, 3, 0]
    assert [claimed_by(t.s, seat) for seat in range(4)] == [1, 1, 1, 1]
    assert [claim_reason(t.s, seat, goal) for seat in range(4)] == [because(ALREADY_CLAIMED)] * 4
    assert [achievement_points(t.s, seat) for seat in range(4)] == [1, 4, 3, 2]


def test_a_single_disc_of_the_first_seat_counts() -> None:
    t = Table()
    claim(t.s, 0, t.s.goals[0])
    assert (all_discs(t.s), claimed_by(t.s, 0), claimed_by(t.s, 1)) == (1, 1, 0)
    assert t.s.last_round == 0


def test_a_later_disc_does_not_put_the_end_off() -> None:
    t = Table()
    for number, goal in enumerate(t.s.goals):
        claim(t.s, number, goal)
    assert t.s.last_round == t.s.round_number + 1
    t.s.round_number += 1
    claim(t.s, 3, t.s.goals[0])
    assert t.s.last_round == t.s.round_number
    assert t.told().count("end-triggered") == 1


def test_an_a_card_is_full_with_its_second_disc() -> None:
    t = Table().ships(0, "sol", 4, 4, 4)
    warlord = t.s.goals[2]
    claim(t.s, 1, warlord)
    assert claim_reason(t.s, 0, warlord) == LEGAL
    claim(t.s, 2, warlord)
    assert claim_reason(t.s, 0, warlord) == because(CARD_FULL)


# --- pieces --------------------------------------------------------------------------------------


def test_the_last_disc_of_a_track_is_taken_before_a_star() -> None:
    t = Table().seat(0, food_discs=1, ore_discs=1)
    assert [take_disc(t.player(0), track) for track in (0, 0, 1, 1)] == [0, 2, 1, 2]
    assert (t.player(0).food_discs, t.player(0).ore_discs) == (0, 0)


@pytest.mark.parametrize(
    "deed",
    [
        lambda s: put_ship(s, 0, 0, 1),
        lambda s: take_ship(s, 0, 0, 1),
        lambda s: grow(s, 0, 0),
        lambda s: gain_ore(s, 0, 1),
        lambda s: automate(s, 0, 0),
        lambda s: mine_ore(s, 0),
    ],
)
def test_whatever_moves_a_piece_is_a_change(deed: Callable[[Sun], Any]) -> None:
    s = Table().s
    s.changed = 0
    deed(s)
    assert s.changed == 1


def test_without_a_faction_nothing_is_scored() -> None:
    t = Table().colony(1, "sirius")
    assert len(sheet(t.s, 1)) == 9
    t.player(1).faction = NONE
    assert sheet(t.s, 1) == []


def test_an_outpost_belongs_to_its_seat_whatever_its_disc() -> None:
    t = Table()
    here = t.place("sirius")
    assert controller(t.s, here) == NONE
    found = []
    for disc in range(1, 13):
        t.s.outposts[here] = disc
        found.append((int(controller(t.s, here)), int(outpost_kind(t.s, here))))
        assert [outposts_of(t.s, seat) for seat in range(4)].index(1) == controller(t.s, here)
    assert found == [(seat, kind) for seat in range(4) for kind in range(3)]
    t.s.gaining[here] = 3
    assert controller(t.s, here) == 2
