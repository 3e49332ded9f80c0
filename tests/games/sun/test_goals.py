"""Achievements, the end of the game, points."""

from __future__ import annotations

from astrarium.core.frame import MAIN
from astrarium.games.sun.achievements import discs_on, progress
from astrarium.games.sun.flow import Rounds
from astrarium.games.sun.frames.turn import ACHIEVEMENT, Turn
from astrarium.games.sun.scoring import final_scores, placing, sheet
from astrarium.games.sun.words import (
    BY_AUTOMATION,
    BY_COLONIZED,
    BY_CONTROL,
    BY_DISCS,
    BY_ICONS,
    BY_LEVEL,
    BY_ORE,
    BY_TYPES,
    CONDITIONS,
    SCORED,
    SCORED_AUTOMATION,
    SCORED_COLONIES,
    SCORED_LEVEL_III,
    SCORED_ORE,
    SCORED_PLACES,
    SCORED_SHIP_HERE,
    SCORED_SHIPS,
)
from astrarium.parts.bits import bit
from tests.games.sun.table import Table
from tests.support import rule


def goal(t: Table, id: str) -> int:
    return [card.id for card in t.rules.achievements].index(id)


def at_the_end_of_a_turn(t: Table, seat: int) -> Table:
    t.s.active = seat
    t.s.agenda.lanes[MAIN] = [Rounds(seat + 1), Turn(seat, ACHIEVEMENT)]
    t.s.run(MAIN)
    return t


def strong(t: Table, seat: int) -> Table:
    """Twelve levels of ships: the Warlord."""
    return t.ships(seat, "deep_space", 4, 4, 4).ships(seat, "sol")


def claim(t: Table, seat: int, id: str) -> Table:
    """A disc lies there already."""
    at = t.s.goals.index(goal(t, id)) * 4 + len(discs_on(t.s, goal(t, id)))
    t.s.claims += (seat + 1) * bit(at * 3)
    return t


def points(t: Table, seat: int, source: str) -> int:
    return {kind: vp for kind, vp, _ in sheet(t.s, seat)}[f"score-{source}"]


# --- achievements --------------------------------------------------------------------------------


@rule("sun.achievement.announce-and-place", "sun.achievement.mandatory")
def test_a_fulfilled_achievement_must_be_claimed() -> None:
    t = at_the_end_of_a_turn(strong(Table(), 0), 0)
    assert t.options() == ["claim warlord"]  # nothing else is open
    t.do("claim warlord")
    assert discs_on(t.s, goal(t, "warlord")) == [0]


@rule("sun.achievement.one-per-turn", "sun.end.choose-among-several")
def test_one_of_several_is_chosen() -> None:
    t = strong(Table(), 0).colony(0, "sirius", "ross_128", "yz_ceti", "luytens_star")
    at_the_end_of_a_turn(t, 0)
    assert t.options() == ["claim empire", "claim warlord"]
    t.do("claim empire")
    assert t.asked() == 1
    assert discs_on(t.s, goal(t, "warlord")) == []


@rule("sun.achievement.left-to-right", "sun.achievement.later-worth-less")
@rule("sun.achievement.one-disc-per-space")
def test_spaces_are_filled_from_the_left_and_are_worth_less_and_less() -> None:
    t = claim(Table(), 2, "empire").colony(0, "sirius", "ross_128", "yz_ceti", "luytens_star")
    at_the_end_of_a_turn(t, 0).do("claim empire")
    assert discs_on(t.s, goal(t, "empire")) == [2, 0]
    assert (points(t, 2, "achievements"), points(t, 0, "achievements")) == (5, 4)


@rule("sun.achievement.full-card", "sun.components.achievement-cards.limited-places")
def test_a_full_card_cannot_be_claimed() -> None:
    t = strong(claim(claim(Table(), 1, "warlord"), 2, "warlord"), 0)
    at_the_end_of_a_turn(t, 0)
    assert t.asked() == 1  # nothing to claim
    assert len(t.rules.achievements[goal(t, "warlord")].vp) == 2


@rule("sun.achievement.once-per-faction", "sun.achievement.example.empire-twice")
def test_nobody_claims_a_card_twice() -> None:
    systems = "sirius ross_128 yz_ceti luytens_star procyon wolf_359 tau_ceti kapteyns_star"
    t = claim(Table(), 0, "empire").colony(0, *systems.split())
    assert progress(t.s, 0, goal(t, "empire")) == 8
    assert at_the_end_of_a_turn(t, 0).asked() == 1


@rule("sun.achievement.disc-stays")
def test_a_disc_stays_when_the_condition_is_lost() -> None:
    t = at_the_end_of_a_turn(strong(Table(), 0), 0).do("claim warlord")
    t.ships(0, "deep_space")
    assert progress(t.s, 0, goal(t, "warlord")) == 0
    assert points(t, 0, "achievements") == 4


@rule("sun.achievement.discs-unlimited")
def test_star_discs_never_run_out() -> None:
    t = Table().seat(0, food_discs=0, automated_stars=20).ships(0, "sirius", 1).settle(0)
    assert t.outpost_at("sirius") == (0, "star")
    at_the_end_of_a_turn(strong(t, 0), 0).do("claim warlord")


@rule("sun.achievement.active-player-only")
def test_only_the_active_player_claims() -> None:
    t = at_the_end_of_a_turn(strong(Table(), 2), 0)
    assert t.asked() == 1
    assert discs_on(t.s, goal(t, "warlord")) == []


@rule("sun.achievement.specialization.printed-icons", "sun.achievement.specialization.shipyards")
def test_printed_icons_count_those_of_shipyards_too() -> None:
    t = Table().outpost(0, "tau_ceti", "food").outpost(0, "shipyard_right", "star")
    t.colony(0, "yz_ceti", "luytens_star")
    # Ore icons: Tau Ceti (both kinds), the right shipyard, two ore systems.
    assert progress(t.s, 0, goal(t, "specialization")) == 4


# --- the end -------------------------------------------------------------------------------------


def three_discs() -> Table:
    """Three discs lie there; Anna, third in order, fulfils another one."""
    t = claim(claim(claim(Table(), 0, "empire"), 1, "technologist"), 2, "transcendence")
    t.s.round_number = 9
    return strong(t, 2)


def pass_turn(t: Table) -> int:
    """A turn without anything; whose it was."""
    seat = t.asked()
    t.do("act gather", "produce ore")
    return seat


@rule("sun.end.trigger", "sun.end.trigger.any-cards", "sun.end.trigger.any-factions")
def test_the_fourth_disc_triggers_the_end() -> None:
    t = at_the_end_of_a_turn(three_discs(), 2)
    assert t.s.last_round == 0
    t.do("claim warlord")
    assert t.s.last_round == 10


@rule("sun.end.example.trigger", "sun.end.finish-round", "sun.end.example.finish-round")
def test_akos_still_has_a_turn() -> None:
    t = at_the_end_of_a_turn(three_discs(), 2).do("claim warlord")
    assert discs_on(t.s, goal(t, "warlord")) == [2]
    assert t.asked() == 3
    assert t.s.round_number == 9


@rule("sun.end.final-round", "sun.end.example.final-round", "sun.end.round-ends-right-of-start")
def test_then_everybody_has_one_more_turn() -> None:
    t = at_the_end_of_a_turn(three_discs(), 2).do("claim warlord")
    assert [pass_turn(t) for _ in range(5)] == [3, 0, 1, 2, 3]
    assert t.s.over


@rule("sun.end.example.last-player-triggers", "sun.components.start-marker.equal-turns")
@rule("sun.components.start-marker.stays")
def test_if_akos_triggers_the_end_the_final_round_follows_at_once() -> None:
    t = strong(three_discs(), 3).ships(2, "deep_space")
    at_the_end_of_a_turn(t, 3).do("claim warlord")
    assert [pass_turn(t) for _ in range(4)] == [0, 1, 2, 3]
    assert t.s.over
    assert t.s.first_seat == 0


@rule("sun.end.achievements-still-possible", "sun.end.example.more-discs")
def test_achievements_can_be_claimed_until_the_end() -> None:
    t = at_the_end_of_a_turn(strong(three_discs(), 3), 2).do("claim warlord")
    t.do("act gather", "produce ore", "claim warlord")
    assert sum(len(discs_on(t.s, each)) for each in t.s.goals) == 5
    assert t.s.last_round == 10


@rule("sun.end.then-scoring")
def test_points_are_told_when_the_last_round_is_over() -> None:
    t = at_the_end_of_a_turn(three_discs(), 2).do("claim warlord")
    for _ in range(5):
        assert not [kind for kind in t.told() if kind.startswith("score-")]
        pass_turn(t)
    told = [event for event in t.events() if event.kind.startswith("score-")]
    sums = [sum(event.amount for event in told if event.seat == seat) for seat in range(4)]
    assert sums == final_scores(t.s)


@rule("sun.setup.three.end-trigger", "sun.setup.two.end-trigger")
def test_with_two_or_three_players_the_third_disc_triggers_the_end() -> None:
    for seats in (2, 3):
        t = claim(claim(Table(seats), 0, "empire"), 1, "empire")
        at_the_end_of_a_turn(strong(t, 0), 0).do("claim warlord")
        assert t.s.last_round == 2


@rule("sun.setup.three.a-achievement", "sun.setup.two.a-achievement")
def test_with_two_or_three_players_the_a_card_has_one_space() -> None:
    for seats, spaces in ((2, 1), (3, 1), (4, 2)):
        t = Table(seats)
        assert t.rules.achievements[goal(t, "warlord")].spaces == spaces
        assert t.rules.achievements[goal(t, "technologist")].spaces == 4


# --- points --------------------------------------------------------------------------------------


@rule("sun.scoring.level-1", "sun.scoring.level-2", "sun.scoring.level-3")
def test_technologies_score_by_level() -> None:
    t = Table().lay("IIA", "mass_cloning").lay("III1", "capital_ship")
    assert points(t.know(0, "I1", "I2"), 0, "technologies") == 2
    assert points(t.know(0, "IIA"), 0, "technologies") == 4
    assert points(t.know(0, "III1"), 0, "technologies") == 7


@rule("sun.scoring.private-level-2", "sun.scoring.private-level-3")
def test_private_technologies_score_by_level() -> None:
    t = Table().own(0, "mass_cloning")
    assert points(t, 0, "private") == 2
    assert points(t.own(0, "capital_ship"), 0, "private") == 5


@rule("sun.scoring.level-4")
def test_level_4_scores_what_the_card_says() -> None:
    t = Table().lay("IIII1", "galactic_hq").know(0, "IIII1")
    assert points(t, 0, "level-4") == 6
    assert points(t, 0, "technologies") == 0
    t = Table().lay("IIII1", "hyperlane_hegemony").know(0, "IIII1").colony(0, "sirius", "ross_128")
    assert points(t, 0, "level-4") == 2 + 2
    t.s.players[0].colonized = (1 << 12) - 1
    assert points(t, 0, "level-4") == 8  # the whole card at most


@rule("sun.scoring.automation", "sun.scoring.automation.beyond-seven")
def test_automation_scores_what_lies_under_the_discs() -> None:
    t = Table().seat(0, automated_food=3, automated_stars=2)
    assert points(t, 0, "automation") == 0 + 1 + 1 + 1 + 2
    assert points(t.seat(0, automated_ore=4), 0, "automation") == 9 + 2


@rule("sun.scoring.colonized")
def test_colonies_score_their_points() -> None:
    t = Table().colony(0, "sirius", "tau_ceti")
    assert points(t, 0, "colonies") == 5 + 8


@rule("sun.scoring.discs-on-board")
def test_every_outpost_scores_one_point() -> None:
    t = Table().outpost(0, "sirius").outpost(0, "shipyard_left").outpost(0, "tau_ceti", "star")
    t.seat(0, colony_food=2)
    assert points(t, 0, "outposts") == 3


@rule("sun.scoring.sol", "sun.scoring.deep-space", "sun.scoring.strength-tie")
def test_the_strongest_in_sol_and_in_deep_space_score_ties_too() -> None:
    t = Table()
    for seat, levels in enumerate(((4,), (2, 2), (3,), ())):
        t.ships(seat, "sol", *levels)
    assert [points(t, seat, "strength") for seat in range(4)] == [1, 1, 0, 0]
    t.ships(2, "deep_space", 1)
    assert [points(t, seat, "strength") for seat in range(4)] == [1, 1, 1, 0]
    t.ships(0, "deep_space", 2)
    assert [points(t, seat, "strength") for seat in range(4)] == [2, 1, 0, 0]


@rule("sun.scoring.events", "sun.scoring.events.where")
def test_events_score_beside_the_achievements_and_at_systems() -> None:
    t = Table()
    t.s.kept_events = bit(t.event("gold_rush")) | bit(t.event("frontier_monument"))
    for seat, ore in enumerate((5, 5, 2, 0)):
        t.seat(seat, ore=ore)
    assert [points(t, seat, "events") for seat in range(4)] == [3, 3, 0, 0]
    t.s.attached = [t.event("frontier_monument") * 64 + t.system("sirius")]
    t.colony(2, "sirius")
    assert points(t, 2, "events") == 3


@rule("sun.scoring.achievements")
def test_achievements_score_by_their_spaces() -> None:
    t = claim(claim(Table(), 1, "transcendence"), 0, "transcendence")
    assert (points(t, 1, "achievements"), points(t, 0, "achievements")) == (6, 4)


@rule("sun.scoring.winner")
def test_the_most_points_win() -> None:
    t = Table().colony(1, "sirius")
    assert placing(t.s)[1] == 1
    assert final_scores(t.s)[1] == max(final_scores(t.s))


@rule("sun.scoring.tie.fewer-discs", "sun.scoring.tie.more-population")
def test_ties_fewer_discs_then_more_population() -> None:
    t = Table(2)
    t.seat(0, food_discs=7).seat(1, population=9, ore=9)
    assert placing(t.s) == [1, 2]
    t.seat(1, food_discs=7)
    assert placing(t.s) == [2, 1]


@rule("sun.scoring.tie.more-ore", "sun.scoring.tie.shared")
def test_then_more_ore_then_all_win() -> None:
    t = Table(2).seat(0, ore=3).seat(1, ore=2)
    assert placing(t.s) == [1, 2]
    assert placing(t.seat(1, ore=3).s) == [1, 1]


def test_the_numbers_of_conditions_and_scores_are_those_of_their_words() -> None:
    assert CONDITIONS[BY_AUTOMATION] == SCORED[SCORED_AUTOMATION] == "automation_discs"
    assert CONDITIONS[BY_COLONIZED] == "colonized_systems"
    assert CONDITIONS[BY_CONTROL] == "controlled_locations"
    assert CONDITIONS[BY_DISCS] == "discs_removed_from_production_tracks"
    assert CONDITIONS[BY_ORE] == "ore_in_stock"
    assert CONDITIONS[BY_ICONS] == "specialty_icons"
    assert CONDITIONS[BY_TYPES] == "technologies_of_every_type"
    assert CONDITIONS[BY_LEVEL] == "technologies_of_level"
    assert SCORED[SCORED_SHIP_HERE] == "level_of_ship_on_this_card"
    assert SCORED[SCORED_PLACES] == "locations_you_control_plus_colonized_systems"
    assert SCORED[SCORED_ORE] == "ore"
    assert SCORED[SCORED_SHIPS] == "ship_levels_on_board"
    assert SCORED[SCORED_COLONIES] == "systems_you_have_colonized"
    assert SCORED[SCORED_LEVEL_III] == "technologies_of_level_III"
