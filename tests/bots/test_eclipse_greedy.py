"""The greedy bot of Eclipse: it beats chance, and always chooses the same from the same."""

from __future__ import annotations

import pytest

from astrarium.bots import find_bot
from astrarium.bots.eclipse.fleets import to_come, within_reach
from astrarium.bots.eclipse.strength import chance, hit_chance, odds
from astrarium.bots.eclipse.turns import TurnOutlook
from astrarium.bots.eclipse.weights import WEIGHTS
from astrarium.core.frame import CHANCE, MAIN
from astrarium.core.playout import roll
from astrarium.core.rng import Rng
from astrarium.games.eclipse.combat import find_ship, hurt
from astrarium.games.eclipse.flow import COMBAT
from astrarium.games.eclipse.frames.battle import Battle
from astrarium.games.eclipse.galaxy import joined
from astrarium.games.eclipse.state import Eclipse
from astrarium.games.eclipse.words import (
    ACT,
    ANCIENT,
    ANCIENTS,
    ATTACK,
    CRUISER,
    INTERCEPTOR,
    MOVE_ACTION,
    PASS,
    RETREAT,
    SETTLE,
    TRADE,
)
from astrarium.lab.arena import Entrant, contest
from tests.bots.eclipse_counts import SEATS, Fights, Seat, between_players
from tests.games.eclipse.play import steps
from tests.games.eclipse.table import Table, four, play, terrans, top


@pytest.mark.parametrize("seats", [2, 4])
def test_it_beats_random_play(seats: int) -> None:
    others = [Entrant(f"random {n}", find_bot("eclipse", "random")) for n in range(1, seats)]
    entrants = [Entrant("greedy", find_bot("eclipse", "greedy")), *others]
    results = contest("eclipse", entrants, games=seats, seed=5)
    greedy = next(each for each in results.standings if each.name == "greedy")
    assert greedy.wins == seats


def test_the_same_view_and_numbers_give_the_same_answer() -> None:
    bot = find_bot("eclipse", "greedy")
    for count, (s, lane) in enumerate(steps(3, 4, {"species": "choice"})):
        if count > 120:
            break
        if count % 6 == 0:
            question = next(each for each in s.questions() if each.lane == lane)
            view, options = s.view(question.seat), s.lane_options(lane)
            answers = {bot.choose(view, question, options, Rng(count)) for _ in range(2)}
            assert len(answers) == 1
            assert answers <= set(options)


def test_a_die_hits_by_computer_and_shield_but_never_surely() -> None:
    assert hit_chance(0, 0) == 1 / 6
    assert hit_chance(2, 0) == 3 / 6
    assert hit_chance(2, 2) == 1 / 6
    assert hit_chance(9, 0) == 5 / 6
    assert hit_chance(0, 9) == 1 / 6


def test_more_ships_have_better_chances() -> None:
    s = terrans(2).s
    one, four = ({INTERCEPTOR: count} for count in (1, 4))
    ancient = {ANCIENT: 1}
    assert chance(s, 0, {}, ANCIENTS, ancient) == 0
    assert chance(s, 0, one, ANCIENTS, ancient) < 0.3
    assert chance(s, 0, {**four, CRUISER: 3}, ANCIENTS, ancient) > 0.9


# --- attacks on Ancients --------------------------------------------------------------------------


def beside_an_ancient(**ships: int) -> Table:
    """Seat 0 has ships at home; a wormhole leads from there to the Ancient in 101."""
    t = terrans(2).lay(101, "0,-1", 1)
    return t.ships(0, t.home(0), **ships).seat(0, money=10, materials=0)


def outlook(s: Eclipse) -> TurnOutlook:
    return TurnOutlook(s, 0, WEIGHTS)


def test_ships_within_a_step_can_come_and_a_pinned_one_cannot() -> None:
    t = beside_an_ancient(cruiser=2)  # and the interceptor of the beginning
    there = t.hex(101)
    assert within_reach(t.s, 0, there) == {INTERCEPTOR: 1, CRUISER: 2}
    assert to_come(t.s, 0, there, 1) == {INTERCEPTOR: 1, CRUISER: 2}
    t.ships(1, t.home(0), interceptor=1)
    assert within_reach(t.s, 0, there) == {}


def test_no_more_ships_come_than_a_move_moves() -> None:
    t = beside_an_ancient(cruiser=3, interceptor=3)
    assert to_come(t.s, 0, t.hex(101), 1) == {CRUISER: 3}
    assert to_come(t.s, 0, t.hex(101), 2) == {CRUISER: 3, INTERCEPTOR: 3}


def test_a_pinned_ship_brings_no_prospect_of_another_battle() -> None:
    """The centre joins many hexes: but nobody who stands there goes on before it is won."""
    prospects = []
    for laid in (False, True):
        t = beside_an_ancient().ships(0, 1, interceptor=1)
        if laid:
            t.lay(105, "-1,0", 1)
            assert t.hex(105) in joined(t.s, t.hex(1), False)
        prospects.append(outlook(t.s).prospects(t.s))
    assert prospects[0] == prospects[1] > 0


def test_a_hopeless_attack_is_not_begun_and_a_sure_one_is() -> None:
    bot = find_bot("eclipse", "greedy")
    taken = {}
    for cruisers in (0, 3):
        s = beside_an_ancient(cruiser=cruisers).turn(0)
        question = s.question_of(0)
        choice = bot.choose(s.view(0), question, s.options(question), Rng(1))
        taken[cruisers] = choice == ACT + MOVE_ACTION
    assert taken == {0: False, 3: True}


def test_whoever_has_begun_an_attack_brings_the_ships_that_it_counts_on() -> None:
    t = beside_an_ancient(cruiser=3).ships(0, 101, interceptor=1)
    s = t.turn(0)
    options = s.options(s.question_of(0))
    assert outlook(s).rest(s, MAIN, options) == ACT + MOVE_ACTION
    t.seat(0, money=0, discs=3)  # what cannot be paid is not counted on
    assert outlook(s).rest(s, MAIN, options) == PASS


def test_a_fleet_gathers_in_its_own_hexes_beside_the_ancients() -> None:
    t = beside_an_ancient()
    home = t.hex(t.home(0))
    assert outlook(t.s).outposts(t.s) == [home]
    t.ships(1, t.home(0), interceptor=1)
    assert outlook(t.s).outposts(t.s) == []


def test_damage_counts_in_the_odds_and_keeps_a_fleet_in_battle() -> None:
    """One interceptor has next to no chance against two Ancients, but for one all but destroyed."""
    t = beside_an_ancient().ships(0, 101, interceptor=1)
    there = t.hex(101)
    whole = odds(t.s, there, 0, ANCIENTS)
    hurt(t.s, 0, find_ship(t.s, there, ANCIENTS, ANCIENT, 0), 1)
    assert odds(t.s, there, 0, ANCIENTS) > 2 * whole
    assert whole < 0.08 < odds(t.s, there, 0, ANCIENTS)


@pytest.mark.parametrize(("damage", "answer"), [(0, RETREAT), (1, ATTACK)])
def test_a_hopeless_battle_is_left(damage: int, answer: int) -> None:
    t = beside_an_ancient().ships(0, 101, interceptor=1)
    there, home = t.hex(101), t.hex(t.home(0))
    if damage:
        hurt(t.s, 0, find_ship(t.s, there, ANCIENTS, ANCIENT, 0), damage)
    t.s.flee = [0] * 8
    s = t.ask(Battle(there, 0, ANCIENTS, 1, 0))
    question = s.question_of(0)
    choice = find_bot("eclipse", "greedy").choose(s.view(0), question, s.options(question), Rng(1))
    assert choice == (answer + home if answer == RETREAT else answer)


@pytest.mark.parametrize(("round_number", "dares"), [(5, False), (9, True)])
def test_more_is_dared_in_the_last_round(round_number: int, dares: bool) -> None:
    """Three interceptors as printed have about even chances against an Ancient."""
    t = beside_an_ancient().ships(0, 101, interceptor=3).seat(0, passed=1)
    assert 0.45 < odds(t.s, t.hex(101), 0, ANCIENTS) < 0.6
    t.s.round_number = round_number
    assert (outlook(t.s).battle(t.s, t.hex(101)) > 0) == dares


def test_who_lives_with_ancients_has_a_prospect_of_the_centre_alone() -> None:
    for number, prospect in ((107, True), (101, False)):
        t = Table("descendants_of_draco", "terran_alliance").lay(number, "0,-1", 1)
        if prospect:
            t.own(0, 107).ships(0, 107, dreadnought=2)
            assert t.hex(1) in joined(t.s, t.hex(107), False)
        else:
            t.ships(0, t.home(0), dreadnought=2)
        assert (outlook(t.s).prospects(t.s) > 0) == prospect


@pytest.mark.parametrize(("colony", "settles"), [(3, True), (1, False)])
def test_it_settles_before_ships_are_turned_up_where_that_would_be_lost(
    colony: int, settles: bool
) -> None:
    t = terrans(2).lay(107, "0,-1").lay(201, "-1,-1").seat(0, colony=colony)
    s = play(t.turn(0), 0, "influence", "disc from track", "disc to 107", "disc from track")
    play(s, 0, "disc to 201")
    assert (top(s) == "Influence") == settles
    question = s.question_of(0)
    options = s.options(question)
    choice = find_bot("eclipse", "greedy").choose(s.view(0), question, options, Rng(1))
    assert SETTLE <= choice < TRADE


# --- what is counted of its battles ---------------------------------------------------------------


def fought(t: Table, *moves: tuple[int, str, str]) -> list[Seat]:
    """What is counted after these moves and the battles that they lead to."""
    seats = [Seat() for _ in range(SEATS)]
    fights = Fights(seats)

    def heard() -> None:
        assert t.s.sink is not None
        for event in t.s.sink.drain():
            fights.hear(t.s, event)
        fights.settle(t.s)

    for seat, ship, there in moves:
        play(t.turn(seat), seat, "move", f"move {ship}", f"to {there}")
        heard()
    t.phase(COMBAT)
    heard()
    rng = Rng(3)
    while fights.waiting:
        lane = int(t.s.next_lane())
        by_chance = t.s.asked(lane) == CHANCE
        t.s.answer(lane, roll(t.s, lane, rng) if by_chance else t.s.lane_options(lane)[0])
        heard()
    return seats


def counts(seat: Seat) -> tuple[int, int, int, int, int, int]:
    """Attacks and those won, defences and those won, comings to one's own hex, raids."""
    attacks, defences = (seat.attacked, seat.attack_won), (seat.defended, seat.defence_won)
    return *attacks, *defences, seat.came_to_defend, seat.raided


def border() -> Table:
    """107 of seat 0 and 105 of seat 1 are joined; the interceptors of seat 1 have no cannon."""
    return four().fit(1, "interceptor", "hull").ships(0, 221, cruiser=2)


def test_an_attack_on_a_players_ships_is_counted_with_its_chance() -> None:
    t = border().ships(0, 107, cruiser=1).ships(1, 105, interceptor=1)
    one, other, *_ = fought(t, (0, "cruiser from 107", "105"))
    assert (counts(one), counts(other)) == ((1, 1, 0, 0, 0, 0), (0, 0, 1, 0, 0, 0))
    assert (one.attack_expected, other.defence_expected) == (1, 0)


def test_who_comes_to_an_own_hex_where_another_is_defends_it() -> None:
    t = border().ships(1, 107, interceptor=1)
    one, other, *_ = fought(t, (0, "cruiser from 221", "107"))
    assert (counts(one), counts(other)) == ((0, 0, 1, 1, 1, 0), (0, 0, 0, 0, 0, 0))
    assert one.defence_expected == 1


def test_whoever_was_there_first_did_not_begin_the_battle() -> None:
    """A hex without ships is raided; its owner comes; what is sent after begins nothing more."""
    one, other, *_ = fought(
        border().ships(1, 105, interceptor=3),  # an Ancient holds one of them up
        (1, "interceptor from 105", "107"),
        (0, "cruiser from 221", "107"),
        (1, "interceptor from 105", "107"),
    )
    assert (counts(one), counts(other)) == ((0, 0, 1, 1, 1, 0), (0, 0, 0, 0, 0, 1))


def test_the_counts_are_told_as_shares() -> None:
    one = {**vars(Seat()), "attacked": 4, "attack_won": 3, "attack_expected": 3.2, "raided": 1}
    two = {**vars(Seat()), "defended": 5, "defence_won": 2, "defence_expected": 1.5}
    two["came_to_defend"] = 1
    assert between_players([one, two]) == [
        "battles begun against players: 4, won: 3 (75.0%), expected: 80.0%",
        "battles against players in own hexes: 5, won: 2 (40.0%), expected: 30.0%",
        "... to which the owner came when the other was there: 1",
        "others' hexes without ships entered: 1",
        "seats that went where another's disc or ships were: 1 (50.0%)",
    ]
