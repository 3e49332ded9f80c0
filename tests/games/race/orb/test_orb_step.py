"""The orb step: when it comes, who acts, in which order, and passing."""

from __future__ import annotations

import pytest

from astrarium.games.race.flow import Explore, Round
from tests.games.race.orb.table import (
    OrbTable,
    chance,
    events,
    orb_hand,
    orb_in,
    rest_of_step,
    where,
)
from tests.games.race.table import any_draws, asked, chance_asked, goods, reason_keys, says, step_of
from tests.support.rules import rule

EXPLORES = ["explore orb", "explore +1+1", "explore +5"]


def top_frame(s) -> str:
    return type(s.agenda.lanes[0][-1]).__name__


@rule("race.artifacts.orb.step.any-explore-triggers")
@pytest.mark.parametrize("explore", EXPLORES)
def test_each_of_the_three_explores_brings_the_orb_step(explore):
    s = OrbTable(2).at_orb_step(explore, "develop")
    assert top_frame(s) == "OrbTurn"


@rule("race.artifacts.orb.step.before-explore")
def test_the_orb_step_comes_before_anyone_looks_at_cards_and_not_without_an_explore():
    s = OrbTable(2).at_orb_step("explore +5", "develop")
    assert events(s, "phase")[0].amount == 1
    assert not events(s, "look")
    rest_of_step(s)
    assert events(s, "look")
    without = OrbTable(2).at_orb_step("settle", "develop")
    any_draws(without)
    assert top_frame(without) != "OrbTurn"
    assert [event.amount for event in events(without, "phase")] == [2]


@rule("race.artifacts.orb.reminder.step-within-explore-phase")
def test_the_orb_step_belongs_to_the_explore_phase():
    """Temporary Military bought in it lasts through Explore: see raised-military-ends."""
    s = OrbTable(2).at_orb_step("explore orb", "develop")
    assert s.sink is not None
    kinds = [event.kind for event in s.sink.events if event.kind in ("phase", "orb-up")]
    assert kinds == ["phase", "orb-up"]
    (below,) = [frame for frame in s.agenda.lanes[0] if isinstance(frame, Round)]
    assert below.step == step_of(Explore, 1)


@rule("race.artifacts.orb.step.normal-play-otherwise")
def test_phases_without_explore_are_played_as_usual():
    s = OrbTable(2).at_orb_step("settle", "settle")
    assert sorted(asked(s)) == [0, 1]
    assert says(s, 0) == ["pass"]


@rule("race.artifacts.orb.step.then-explore")
def test_after_the_last_seat_the_normal_explore_follows_with_nothing_extra_for_the_orb():
    s = OrbTable(3).at_orb_step("explore orb", "explore +5", "develop")
    rest_of_step(s)
    looks = {event.seat: event.amount for event in events(s, "look")}
    assert looks == {0: 2, 1: 7, 2: 2}


@rule("race.artifacts.orb.priority.explore-orb-to-top")
def test_choosers_of_explore_orb_go_to_the_top():
    t = OrbTable(4).priority(0, 1, 2, 3)
    s = t.at_orb_step("develop", "settle", "explore orb", "settle")
    assert orb_in(s).priority == [2, 0, 1, 3]
    assert asked(s) == [2]


@rule("race.artifacts.orb.priority.explore-orb-keep-order")
def test_several_choosers_keep_their_order():
    t = OrbTable(5).priority(4, 2, 0, 3, 1)
    s = t.at_orb_step("explore orb", "explore orb", "develop", "explore orb", "settle")
    assert orb_in(s).priority == [0, 3, 1, 4, 2]


@rule("race.artifacts.orb.priority.six-spaces", "race.artifacts.contents.priority-track")
def test_the_track_is_an_order_and_needs_no_sixth_space():
    """The spare space only helps fingers: five discs have an order at every moment."""
    t = OrbTable(5).priority(0, 1, 2, 3, 4)
    s = t.at_orb_step("explore +5", "develop", "develop", "develop", "develop")
    rest_of_step(s)
    assert sorted(orb_in(s).priority) == [0, 1, 2, 3, 4]


@rule("race.artifacts.orb.step.in-priority-order")
def test_seats_act_one_after_another_by_priority():
    s = OrbTable(3).priority(2, 0, 1).at_orb_step("explore +5", "develop", "settle")
    order = []
    for _ in range(3):
        (seat,) = asked(s)
        order.append(seat)
        s.play(seat, "orb play")
        s.play(seat, "enough") if asked(s) == [seat] else None
    assert order == [2, 0, 1]


@rule("race.artifacts.orb.actions.three-kinds")
def test_a_seat_may_move_play_draw_or_pass():
    s = OrbTable(2).at_orb_step("explore +5", "develop")
    assert says(s, 0) == ["orb move", "orb play", "orb draw", "orb pass"]


@rule("race.artifacts.orb.step.three-actions-for-explore-orb")
def test_whoever_chose_explore_orb_carries_out_all_three():
    s = OrbTable(2).hand(0, "A05").at_orb_step("explore orb", "develop")
    s.play(0, "orb move")
    s.play(0, "enough")
    s.play(0, "orb play")
    s.play(0, "enough")
    assert says(s, 0) == ["orb draw", "enough"]
    s.play(0, "orb draw")
    chance(s, "orb card A07")
    assert orb_hand(s, 0) == ["A05", "A07"]
    assert asked(s) == [1]


@rule("race.artifacts.orb.step.two-actions-for-others")
@pytest.mark.parametrize(
    ("first", "second"), [("move", "play"), ("move", "draw"), ("play", "draw")]
)
def test_everyone_else_carries_out_two_different_ones(first, second):
    s = OrbTable(2).hand(0, "A05").at_orb_step("explore +5", "develop")
    for action in (first, second):
        s.play(0, f"orb {action}")
        if chance_asked(s):
            any_draws(s)
        else:
            s.play(0, "enough")
    assert asked(s) == [1]


@rule("race.artifacts.orb.actions.fixed-order")
def test_the_order_is_move_play_draw_and_none_comes_twice():
    s = OrbTable(2).hand(0, "A05").at_orb_step("explore orb", "develop")
    s.play(0, "orb play")
    s.play(0, "enough")
    assert reason_keys(s, 0, "orb move") == ["orb-order"]
    assert reason_keys(s, 0, "orb play") == ["orb-order"]
    assert reason_keys(s, 0, "orb pass") == ["orb-pass-instead"]
    assert says(s, 0) == ["orb draw", "enough"]


@rule("race.artifacts.orb.play.choose-without-playing", "race.artifacts.orb.play.optional")
def test_naming_play_and_laying_none_avoids_a_draw():
    s = OrbTable(2).hand(0, "A05").at_orb_step("explore +5", "develop")
    s.play(0, "orb move")
    s.play(0, "enough")
    s.play(0, "orb play")
    assert "enough" in says(s, 0)
    s.play(0, "enough")
    assert asked(s) == [1]
    assert orb_hand(s, 0) == ["A05"]
    assert len(events(s, "orb-lay-none")) == 1


def test_play_may_be_named_without_any_orb_card():
    s = OrbTable(2).at_orb_step("explore +5", "develop")
    s.play(0, "orb play")
    assert says(s, 0) == ["orb draw", "enough"]


@rule("race.artifacts.orb.pass.disc-to-top")
def test_whoever_passes_goes_to_the_top():
    s = OrbTable(3).priority(0, 1, 2).at_orb_step("explore +5", "develop", "settle")
    s.play(0, "orb play")
    s.play(0, "enough")
    s.play(1, "orb pass")
    assert orb_in(s).priority == [1, 0, 2]


@rule("race.artifacts.orb.pass.several-reverse-order")
def test_several_who_pass_end_up_reversed_and_nobody_acts_twice():
    s = OrbTable(4).priority(0, 1, 2, 3).at_orb_step("explore +5", "develop", "settle", "settle")
    order = []
    for _ in range(4):
        (seat,) = asked(s)
        order.append(seat)
        if seat == 2:
            s.play(seat, "orb play")
            s.play(seat, "enough")
        else:
            s.play(seat, "orb pass")
    assert order == [0, 1, 2, 3]
    assert orb_in(s).priority == [3, 1, 0, 2]


@rule("race.artifacts.orb.pass.teams-to-airlocks")
def test_a_passer_brings_back_as_many_teams_as_wanted_to_any_airlock():
    t = OrbTable(2).lay("A04", 0, 3, 3).lay("A01", 0, 5, 3)
    small = t.orb.tables.plans[45 * 4]
    t.orb.board.lay(small, 45, 0, -2, 0)
    t.orb.airlocks = 1
    t.team(0, 3, 3).team(0, 6, 3, number=1)
    s = t.at_orb_step("explore +5", "develop")
    s.play(0, "orb pass")
    assert says(s, 0) == [
        "enough",
        "return team 1 to -1,1",
        "return team 1 to 1,1",
        "return team 2 to -1,1",
        "return team 2 to 1,1",
    ]
    s.play(0, "return team 1 to -1,1")
    s.play(0, "return team 2 to 1,1")
    assert (where(s, 0, 0), where(s, 0, 1)) == ((-1, 1), (1, 1))
    assert asked(s) == [1]


@rule("race.artifacts.orb.pass.teams-to-airlocks")
def test_teams_may_stay_where_they_are():
    s = OrbTable(2).lay("A04", 0, 3, 3).team(0, 3, 3).at_orb_step("explore +5", "develop")
    s.play(0, "orb pass")
    s.play(0, "enough")
    assert where(s, 0) == (3, 3)


@rule(
    "race.artifacts.orb.play.walled-in-team-freed-by-pass",
    "race.artifacts.orb.play.may-wall-in-teams",
)
def test_a_team_may_be_walled_in_and_a_pass_frees_it():
    """B03 upside down: its artifact square, at (4, 5), is open only to the square above it.

    A26, laid over that square, closes it with a laser gate of 5.
    """
    t = OrbTable(2).hand(0, "A26").lay("B03", 2, 3, 3).team(1, 4, 5)
    t.orb.board.take_token(t.orb.board.at(4, 5))
    s = t.at_orb_step("explore +5", "develop")
    s.play(0, "orb play")
    s.play(0, "lay A26 turned 0")
    s.play(0, "place 2,5")
    s.play(0, "enough")
    shut_in = s.clone()
    shut_in.play(1, "orb move")
    assert says(shut_in, 1) == ["enough"]
    s.play(1, "orb pass")
    s.play(1, "return team 1 to 1,1")
    assert where(s, 1) == (1, 1)


@rule("race.artifacts.orb.draw.one-card")
def test_drawing_takes_one_card_if_any_is_left():
    s = OrbTable(2).pile(0, 0).at_orb_step("explore orb", "develop")
    assert says(s, 0) == ["orb move", "orb play", "orb pass"]
    assert reason_keys(s, 0, "orb draw") == ["orb-pile-empty"]
    other = OrbTable(2).pile(1, 0).at_orb_step("explore orb", "develop")
    other.play(0, "orb draw")
    chance(other, "orb card A30")
    assert orb_in(other).pile == 0
    assert orb_hand(other, 0) == ["A30"]


@rule("race.artifacts.orb.draw.not-for-payment")
def test_orb_cards_pay_for_nothing():
    t = OrbTable(2).hand(0, "A01 A02 A03")
    t.seat(0, tableau="Old Earth", hand="Public Works")
    s = t.at_orb_step("develop", "settle")
    assert says(s, 0) == ["develop Public Works", "pass"]
    # Without the bonus it costs 1, a Gem World 2, and there is no other card.
    poor = OrbTable(2).hand(0, "A01 A02 A03")
    poor.seat(0, tableau="Old Earth", hand="Public Works")
    s = poor.at_orb_step("settle", "develop")
    assert reason_keys(s, 0, "develop Public Works") == ["too-dear"]
    poor = OrbTable(2).hand(0, "A01 A02 A03")
    poor.seat(0, tableau="Old Earth", hand="Gem World")
    s = poor.at_orb_step("settle", "produce")
    assert reason_keys(s, 0, "settle Gem World") == ["too-dear"]


@rule("race.artifacts.orb.end.deck-empty")
@pytest.mark.parametrize(("left", "over"), [(0, True), (1, False)])
def test_the_game_ends_with_the_round_in_which_the_pile_ran_out(left, over):
    s = OrbTable(2).pile(0, left).start_worlds().after_hand_limit()
    assert s.over == over


@rule("race.artifacts.orb.end.deck-empty")
def test_the_round_is_played_to_its_end():
    """Explore and Produce still come; then the game is over, with two cards in each tableau."""
    t = OrbTable(2).pile(0, 1)
    t.seat(0, tableau="Earth's Lost Colony")
    s = t.at_orb_step("explore +5", "produce")
    s.play(0, "orb draw")
    any_draws(s)
    rest_of_step(s)
    assert not s.over
    for seat in (0, 1):
        s.play(seat, says(s, seat)[0])
    any_draws(s)
    assert [event.amount for event in events(s, "phase")] == [1, 5]
    assert goods(s, 0) == ["Earth's Lost Colony"]
    assert s.over
    assert len(events(s, "orb-end")) == 1


@rule("race.base.two-player.two-choices")
def test_explore_orb_is_named_after_all_other_cards_of_a_pair():
    s = OrbTable(2, advanced_two_player=True).start_worlds().choosing()
    assert reason_keys(s, 0, "choose explore orb") == ["card-taken"]
    s.play(0, "choose produce")
    assert says(s, 0) == ["choose explore orb"]
