"""Moving survey teams in the orb step: steps, gates, tokens, breeding tubes."""

from __future__ import annotations

from typing import Any

import pytest

from astrarium.core.frame import CHANCE
from astrarium.games.race.orb.access import gate_military
from astrarium.games.race.orb.placing import FITS, fault
from astrarium.games.race.orb.words import column_of, place, row_of
from tests.games.race.orb.table import (
    OrbTable,
    chance,
    events,
    held,
    orb_in,
    rest_of_step,
    used,
    where,
)
from tests.games.race.table import any_draws, asked, chance_asked, reason_keys, says
from tests.support.rules import rule


def moving(t: OrbTable, *actions: str):
    """Seat 0 has begun to move its team."""
    s = t.priority(*range(len(t.s.players))).at_orb_step(*(actions or ("explore orb", "develop")))
    s.play(0, "orb move")
    return s


def goes(s, seat: int = 0) -> set[tuple[int, int]]:
    words = [each.removeprefix("go ") for each in says(s, seat) if each.startswith("go ")]
    return {(int(each.split(",")[0]), int(each.split(",")[1])) for each in words}


@rule("race.artifacts.orb.move.four-spaces")
def test_a_team_moves_four_spaces_in_all():
    s = moving(OrbTable(2).lay("A04", 0, 3, 3).team(0, 0, 0))
    # (0,0) to (2,3) and on to (3,3): six steps around, five through the large airlock.
    assert (3, 3) not in goes(s)
    s.play(0, "go 2,0")
    s.play(0, "go 2,1")
    assert goes(s) == {(1, 1), (2, 0), (2, 2)}
    s.play(0, "go 2,2")
    assert asked(s) == [0]
    assert says(s, 0) == ["orb play", "orb draw", "enough"]


def test_a_team_may_stay():
    s = moving(OrbTable(2).team(0, 0, 0))
    s.play(0, "enough")
    assert where(s, 0) == (0, 0)


@rule("race.artifacts.orb.move.end-with-other-teams")
def test_teams_may_end_on_one_square():
    s = moving(OrbTable(2).team(0, 0, 0).team(1, 0, 3).team(0, 2, 0, number=1))
    s.play(0, "team 1")
    s.play(0, "go 0,3")
    s.play(0, "enough")
    s.play(0, "go 1,3")
    s.play(0, "go 0,3")
    assert (where(s, 0, 0), where(s, 0, 1), where(s, 1)) == ((0, 3), (0, 3), (0, 3))


def test_each_of_two_teams_has_its_own_steps_in_either_order():
    s = moving(OrbTable(2).team(0, 0, 0).team(0, 2, 3, number=1))
    assert says(s, 0) == ["team 1", "team 2", "enough"]
    s.play(0, "team 2")
    s.play(0, "enough")
    assert goes(s) == goes(moving(OrbTable(2).team(0, 0, 0)))
    assert reason_keys(s, 0, "team 2") == ["not-offered"]


# A30 at (3, 3): from its teleport at (4, 4) a gate of 4 leads up to its artifact at (3, 4).
def gate_of_four(tableau: str, **more: Any) -> OrbTable:
    t = OrbTable(2).lay("A30", 0, 3, 3).team(0, 4, 4)
    t.seat(0, tableau=tableau, **more)
    return t


@rule("race.artifacts.orb.move.gate-needs-military")
@pytest.mark.parametrize(
    ("tableau", "passes"),
    [
        ("Old Earth", False),
        ("New Sparta; Space Marines", True),  # 2 + 2
        ("New Sparta", False),
    ],
)
def test_a_gate_of_four_needs_military_four(tableau, passes):
    s = moving(gate_of_four(tableau))
    assert ((3, 4) in goes(s)) == passes


def test_a_gate_too_strong_is_named_as_the_reason():
    s = moving(gate_of_four("New Sparta"))
    (reason,) = s.why_not(0, "go 3,4")
    assert (reason.key, reason.figures[1]) == ("orb-gate", 2)


def test_a_wall_is_named_as_the_reason():
    """Between (4, 3) and (4, 4) stands a wall, and with one step left there is no way around."""
    s = moving(OrbTable(2).lay("A30", 0, 3, 3).team(0, 3, 3))
    for square in ("4,3", "3,3", "4,3"):
        s.play(0, f"go {square}")
    assert reason_keys(s, 0, "go 4,4") == ["orb-wall"]


@rule("race.artifacts.orb.move.gate-counts-military-against-alien")
def test_military_against_alien_counts_at_gates():
    assert (3, 4) in goes(moving(gate_of_four("Alpha Centauri; Alien Tech Institute; New Sparta")))
    assert (3, 4) not in goes(moving(gate_of_four("Alpha Centauri; New Sparta")))


@rule("race.artifacts.orb.move.no-pay-for-military-at-gates")
def test_powers_that_pay_for_military_worlds_open_no_gate():
    s = moving(gate_of_four("Old Earth; Contact Specialist", hand="Gem World; Comet Zone"))
    assert (3, 4) not in goes(s)
    assert "pay" not in " ".join(says(s, 0))


@rule("race.artifacts.orb.move.settle-powers-raise-military")
def test_a_card_may_be_spent_for_military_in_the_orb_step():
    s = moving(gate_of_four("New Sparta; New Military Tactics"))
    assert (3, 4) not in goes(s)
    s.play(0, "spend New Military Tactics")
    assert (3, 4) in goes(s)
    assert s.players[0].temporary == 3


@rule("race.artifacts.orb.move.raised-military-ends-with-explore")
def test_military_raised_in_the_orb_step_ends_with_the_explore_phase():
    s = moving(gate_of_four("New Sparta; New Military Tactics"))
    s.play(0, "spend New Military Tactics")
    s.play(0, "enough")
    s.play(0, "enough")
    rest_of_step(s)
    assert s.players[0].temporary == 3
    for seat in (0, 1):
        keep = says(s, seat)
        s.play(seat, keep[0])
    any_draws(s)
    assert s.players[0].temporary == 0


@rule("race.artifacts.orb.move.token-must-be-taken", "race.artifacts.orb.move.token-ends-movement")
def test_a_team_that_enters_a_token_square_takes_the_token_and_stops():
    t = OrbTable(2).lay("A30", 0, 3, 3).team(0, 3, 3)
    s = moving(t)
    s.play(0, "go 3,4")
    assert chance_asked(s)
    chance(s, "token move_4")
    assert held(s, 0) == ["move_4"]
    assert orb_in(s).board.tokens[orb_in(s).board.at(3, 4)] == 0
    assert says(s, 0) == ["orb play", "orb draw", "enough"]


@rule("race.artifacts.token.owner-may-look", "race.artifacts.token.face-down-until-used")
def test_the_owner_sees_the_token_the_others_its_back():
    s = moving(OrbTable(2).lay("A30", 0, 3, 3).team(0, 3, 3))
    s.play(0, "go 3,4")
    (question,) = s.questions()
    choice = s.rules.game.parse(s.rules, "token pass_wall")[0]
    assert s.audience(question.lane, choice) == 0
    chance(s, "token pass_wall")
    mine = s.view(0)["state"]["extras"]["orb"]["seats"][0]
    theirs = s.view(1)["state"]["extras"]["orb"]["seats"][0]
    assert len(mine["held"]) == 1
    assert "held" not in theirs
    assert theirs["face_down"] == [1, 0]


# --- the example of the rulebook ------------------------------------------------------------------

# The picture is lost. Built with its figures: Military 6, the large airlock, its teleport at
# (0, 1), a teleport on another card (A30), a gate of 4 behind which an artifact lies.


def example():
    t = OrbTable(2).lay("A30", 0, 3, 3).team(0, 1, 1)
    t.seat(0, tableau="Old Earth; Drop Ships; Space Marines; Expedition Force")
    s = moving(t)
    assert gate_military(s, s.players[0]) == 6
    return s


@rule("race.artifacts.orb.move.example.step-to-teleport")
def test_example_first_step_to_the_adjacent_teleport():
    s = example()
    s.play(0, "go 0,1")
    assert where(s, 0) == (0, 1)
    assert events(s, "orb-move")[-1].amount == 1


@rule("race.artifacts.orb.move.example.step-through-teleport")
def test_example_second_step_through_the_teleport():
    s = example()
    s.play(0, "go 0,1")
    s.play(0, "go 4,4")
    assert events(s, "orb-move")[-1].amount == 1
    assert where(s, 0) == (4, 4)


@rule("race.artifacts.orb.move.example.step-through-gate")
def test_example_third_step_through_a_gate_of_four():
    s = example()
    s.play(0, "go 4,4")
    assert events(s, "orb-move")[-1].amount == 2
    s.play(0, "go 3,4")
    assert events(s, "orb-move")[-1].amount == 1
    assert where(s, 0) == (3, 4)


@rule("race.artifacts.orb.move.example.stops-and-takes-token")
def test_example_the_team_stops_after_three_of_four_spaces_and_takes_one_token():
    s = example()
    s.play(0, "go 3,4")
    assert events(s, "orb-move")[-1].amount == 3
    chance(s, "token move_4")
    assert len(held(s, 0)) == 1
    assert not goes(s)


# --- breeding tubes -------------------------------------------------------------------------------


def at_tube(**more) -> OrbTable:
    """A09 at (3, 3): its tube is at (4, 5), reached from (4, 4)."""
    return OrbTable(2, **more).lay("A09", 0, 3, 3).team(0, 4, 4)


@rule("race.artifacts.orb.breeding-tube.draw-and-play")
def test_a_token_from_a_tube_brings_an_orb_card_that_is_played_at_once():
    s = moving(at_tube())
    s.play(0, "go 4,5")
    chance(s, "token move_4")
    assert all(option.startswith("orb card A") for option in says(s, CHANCE))
    chance(s, "orb card A03")
    assert asked(s) == [0]
    assert s.view(1)["state"]["extras"]["orb"]["drawn"] == 2


@rule("race.artifacts.orb.play.mandatory-for-breeding-tube")
def test_that_card_must_be_played():
    s = moving(at_tube())
    s.play(0, "go 4,5")
    chance(s, "token move_4")
    chance(s, "orb card A03")
    assert all(option.startswith("lay A03 ") for option in says(s, 0))
    s.play(0, says(s, 0)[0])
    assert "enough" not in says(s, 0)
    s.play(0, says(s, 0)[0])
    assert [event.amount for event in events(s, "orb-lay")] == [2]
    assert s.view(1)["state"]["extras"]["orb"]["drawn"] == -1
    assert says(s, 0) == ["orb play", "orb draw", "enough"]


@rule("race.artifacts.orb.breeding-tube.no-overlap-with-team-card")
def test_it_stays_away_from_the_card_that_the_team_stands_on():
    s = moving(at_tube())
    s.play(0, "go 4,5")
    chance(s, "token move_4")
    chance(s, "orb card A03")
    s.play(0, "lay A03 turned 0")
    board = orb_in(s).board
    team_card = {(row, column) for row in (3, 4) for column in (3, 4, 5)}
    for choice in s.options(s.question_of(0)):
        top, left = row_of(choice % 262144), column_of(choice % 262144)
        around = {(r, c) for r in range(top - 1, top + 3) for c in range(left - 1, left + 4)}
        assert not around & team_card
    # The same place would be legal for a card from hand, and is refused with its reason.
    refused = [
        each for each in s.candidates(s.question_of(0)) if reason_of(s, each) == "orb-at-teams-card"
    ]
    assert refused
    plan = orb_in(s).tables.plans[2 * 4]
    assert all(fault(board, plan, board.at_place(each % 262144), -1) == FITS for each in refused)


def reason_of(s, choice: int) -> str:
    reasons = s.reasons_against(s.question_of(0), choice)
    return reasons[0].key if reasons else ""


@rule(
    "race.artifacts.orb.play.breeding-tube-impossible",
    "race.artifacts.orb.play.breeding-tube-not-replaced",
)
def test_a_card_that_fits_nowhere_is_revealed_and_gone_and_not_replaced():
    """Built for this: all other rims are worse than any printed edge."""
    t = at_tube()
    board = t.orb.board
    for row in range(3):
        board.west[board.at(row, 0)] = board.west[board.at(row, 4)] = 16
    for column in range(4):
        board.north[board.at(0, column)] = board.north[board.at(3, column)] = 16
    s = moving(t)
    s.play(0, "go 4,5")
    chance(s, "token move_4")
    pile = orb_in(s).pile
    chance(s, "orb card A03")
    assert orb_in(s).gone == [2]
    assert orb_in(s.clone()).gone == [2]
    assert s.clone().dump() == s.dump()
    assert orb_in(s).pile == pile - 1
    assert [event.amount for event in events(s, "orb-gone")] == [2]
    assert says(s, 0) == ["orb play", "orb draw", "enough"]


def test_an_empty_pile_brings_no_card():
    s = moving(at_tube().pile(0, 0))
    s.play(0, "go 4,5")
    chance(s, "token move_4")
    assert says(s, 0) == ["orb play", "enough"]


# --- tokens in movement ---------------------------------------------------------------------------


@rule("race.artifacts.token.move.four-extra")
def test_a_movement_token_adds_four_spaces_to_one_team():
    t = OrbTable(2).team(0, 0, 0).team(0, 2, 0, number=1).tokens(0, "move_4")
    s = moving(t)
    s.play(0, "team 1")
    s.play(0, "go 0,3")  # three steps
    s.play(0, "go 0,2")
    assert goes(s) == set()
    s.play(0, "turn up move_4")
    assert (2, 2) in goes(s)
    assert (held(s, 0), used(s, 0)) == ([], ["move_4"])
    s.play(0, "enough")
    # The other team has its four steps, not eight.
    s.play(0, "go 1,0")
    s.play(0, "go 0,0")
    s.play(0, "go 0,1")
    s.play(0, "go 0,2")
    assert says(s, 0) == ["orb play", "orb draw", "enough"]


@rule("race.artifacts.token.move.not-after-taking-token")
def test_a_movement_token_is_no_use_to_a_team_that_took_a_token():
    t = OrbTable(2).lay("A30", 0, 3, 3).team(0, 3, 3).tokens(0, "move_4")
    s = moving(t)
    s.play(0, "go 3,4")
    chance(s, "token pass_wall")
    assert says(s, 0) == ["orb play", "orb draw", "enough"]
    assert reason_keys(s, 0, "turn up move_4") == ["not-offered"]


@rule("race.artifacts.token.wall.pass-wall")
def test_a_wall_token_leads_through_one_wall():
    # A30: between (3, 4) and (3, 5) stands a wall.
    t = OrbTable(2).lay("A30", 0, 3, 3).team(0, 3, 5).tokens(0, "pass_wall")
    s = moving(t)
    assert "cross to 3,4 with pass_wall" in says(s, 0)
    s.play(0, "cross to 3,4 with pass_wall")
    assert where(s, 0) == (3, 4)
    assert used(s, 0) == ["pass_wall"]
    assert chance_asked(s)  # the artifact there is taken


@rule("race.artifacts.token.wall.pass-wall", "race.artifacts.orb.move.four-spaces")
def test_a_step_through_a_wall_is_one_of_the_teams_four():
    t = OrbTable(2).lay("A30", 0, 3, 3).team(0, 3, 5).tokens(0, "pass_wall move_4")
    t.orb.board.take_token(t.orb.board.at(3, 4))  # nothing ends the movement there
    s = moving(t)
    s.play(0, "cross to 3,4 with pass_wall")
    assert events(s, "orb-move")[-1].amount == 1
    # Three of four steps are left: to the left, and no farther.
    s.play(0, "go 3,3")
    s.play(0, "go 3,4")
    s.play(0, "go 3,3")
    assert goes(s) == set()


@rule("race.artifacts.token.gate.pass-gate")
def test_a_step_through_a_gate_is_one_of_the_teams_four():
    t = gate_of_four("Old Earth").tokens(0, "gate_or_military_1 move_4")
    t.orb.board.take_token(t.orb.board.at(3, 4))
    s = moving(t)
    before = len(goes(s))
    s.play(0, "cross to 3,4 with gate_or_military_1")
    assert events(s, "orb-move")[-1].amount == 1
    s.play(0, "go 3,3")
    s.play(0, "go 3,4")
    s.play(0, "go 3,3")
    assert goes(s) == set()
    assert before > 0


def test_without_a_step_left_no_token_leads_through_a_wall():
    t = OrbTable(2).lay("A30", 0, 3, 3).team(0, 3, 4).tokens(0, "pass_wall")
    t.orb.board.take_token(t.orb.board.at(3, 4))
    s = moving(t)
    for square in ("3,3", "3,4", "3,3", "3,4"):
        s.play(0, f"go {square}")
    assert not [each for each in says(s, 0) if each.startswith("cross")]


@rule("race.artifacts.orb.move.four-spaces")
def test_a_team_finishes_its_movement_before_the_other_begins():
    s = moving(OrbTable(2).team(0, 0, 0).team(0, 2, 3, number=1))
    s.play(0, "team 1")
    s.play(0, "go 0,1")
    assert reason_keys(s, 0, "team 2") == ["not-offered"]
    s.play(0, "enough")
    s.play(0, "go 2,2")
    assert reason_keys(s, 0, "team 1") == ["not-offered"]


@rule("race.artifacts.token.wall.pass-gate-instead")
def test_a_wall_token_leads_through_a_gate_too():
    s = moving(gate_of_four("Old Earth").tokens(0, "pass_wall"))
    assert "cross to 3,4 with pass_wall" in says(s, 0)


@rule("race.artifacts.token.gate.pass-gate")
def test_a_gate_token_leads_through_one_gate_stronger_than_the_military_not_through_a_wall():
    t = gate_of_four("Old Earth").tokens(0, "gate_or_military_1")
    s = moving(t)
    crossings = [each for each in says(s, 0) if each.startswith("cross")]
    assert crossings == ["cross to 3,4 with gate_or_military_1"]
    s.play(0, crossings[0])
    assert where(s, 0) == (3, 4)
    assert used(s, 0) == ["gate_or_military_1"]
    assert s.players[0].temporary == 0
    # At a wall it is not offered.
    walled = moving(OrbTable(2).lay("A30", 0, 3, 3).team(0, 3, 5).tokens(0, "gate_or_military_1"))
    assert not [each for each in says(walled, 0) if each.startswith("cross")]


def test_no_token_is_asked_for_at_a_gate_that_the_military_passes():
    s = moving(gate_of_four("New Sparta; Space Marines").tokens(0, "gate_or_military_1 pass_wall"))
    assert "cross to 3,4 with gate_or_military_1" not in says(s, 0)
    assert "cross to 3,4 with pass_wall" not in says(s, 0)


@rule("race.artifacts.token.gate.military-in-explore")
def test_its_military_in_explore_opens_several_gates():
    t = gate_of_four("New Sparta").tokens(0, "gate_or_military_2")
    t.orb.board.take_token(t.orb.board.at(3, 4))
    s = moving(t)
    s.play(0, "turn up gate_or_military_2")
    assert s.players[0].temporary == 2
    # Through the gate and back and through it again: three gates of 4 with one token.
    for square in ("3,4", "4,4", "3,4"):
        s.play(0, f"go {square}")
        assert events(s, "orb-move")[-1].amount == 1
    assert where(s, 0) == (3, 4)


@rule("race.artifacts.token.one-of-two-powers", "race.artifacts.token.used-once")
def test_of_two_powers_one_is_used_once():
    s = moving(gate_of_four("New Sparta").tokens(0, "gate_or_military_2"))
    s.play(0, "turn up gate_or_military_2")
    assert not [each for each in says(s, 0) if "gate_or_military_2" in each]
    s = moving(gate_of_four("New Sparta").tokens(0, "gate_or_military_2"))
    s.play(0, "cross to 3,4 with gate_or_military_2")
    chance(s, "token move_4")
    assert not [each for each in says(s, 0) if "gate_or_military_2" in each]


@rule("race.artifacts.token.used-by-turning-up")
def test_a_used_token_lies_face_up_for_all():
    s = moving(OrbTable(2).tokens(0, "move_4"))
    before = s.agenda.disclosures
    s.play(0, "turn up move_4")
    assert s.agenda.disclosures == before + 1
    seen = s.view(1)["state"]["extras"]["orb"]["seats"][0]
    assert seen["face_down"] == [0, 0]
    assert seen["used"] == [5]


@rule("race.artifacts.token.several-for-one-action", "race.artifacts.token.adds-to-other-tokens")
def test_several_tokens_modify_the_same_movement():
    s = moving(OrbTable(2).tokens(0, "move_4 move_4 gate_or_military_1 gate_or_military_2"))
    s.play(0, "turn up move_4")
    s.play(0, "turn up move_4")
    assert s.agenda.lanes[0][-1].data()[2] == 12
    s.play(0, "turn up gate_or_military_1")
    s.play(0, "turn up gate_or_military_2")
    assert s.players[0].temporary == 3


@rule("race.artifacts.token.adds-to-card-powers")
def test_tokens_add_to_what_cards_give():
    s = moving(gate_of_four("New Sparta; Alien Survey Technology").tokens(0, "gate_or_military_2"))
    s.play(0, "turn up gate_or_military_2")
    assert (3, 4) in goes(s)  # 2 + 2 against a gate of 4


@rule("race.artifacts.power.explore.faster-teams")
def test_alien_survey_technology_gives_each_team_two_more_spaces():
    t = OrbTable(2).team(0, 0, 0).team(0, 2, 0, number=1)
    t.seat(0, tableau="Old Earth; Alien Survey Technology")
    s = moving(t)
    for _ in range(2):
        if says(s, 0)[0].startswith("team"):
            s.play(0, says(s, 0)[0])
        assert s.agenda.lanes[0][-1].data()[2] == 6
        s.play(0, "enough")


def test_places_and_numbers_agree():
    assert (row_of(place(-7, 12)), column_of(place(-7, 12))) == (-7, 12)


@rule("race.artifacts.orb.move.settle-powers-raise-military")
def test_a_good_may_be_given_for_military_in_the_orb_step():
    """Rebel Gem Smugglers: 2 for a Rare good, with New Sparta's 2 enough for the gate."""
    t = gate_of_four("New Sparta; Rebel Gem Smugglers", goods="Rebel Gem Smugglers")
    s = moving(t)
    assert (3, 4) not in goes(s)
    s.play(0, "arm from Rebel Gem Smugglers")
    assert s.players[0].temporary == 2
    assert (3, 4) in goes(s)
