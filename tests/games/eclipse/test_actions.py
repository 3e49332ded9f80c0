"""Turns, colony ships, trade and reactions."""

from __future__ import annotations

import pytest

from astrarium.core.frame import MAIN
from astrarium.games.eclipse.population import production, upkeep
from astrarium.games.eclipse.words import RESOURCES
from tests.games.eclipse.table import (
    Table,
    asked,
    beginning,
    centre_of,
    cubes,
    events,
    fleet,
    play,
    purse,
    says,
    terrans,
    through_chance,
    top,
    why,
)
from tests.support.rules import rule

# --- turns ----------------------------------------------------------------------------------------


@rule("eclipse.action.act-or-pass", "eclipse.action.list", "eclipse.action.passed-only-reaction")
def test_six_actions_before_passing_and_three_reactions_after() -> None:
    t = terrans(2).offer("nanorobots").lay(107, "0,-1")
    s = t.turn(0)
    acting = ["explore", "influence", "research", "upgrade", "build", "move"]
    assert says(s, 0)[:7] == [*acting, "pass"]
    assert why(s, 0, "react build") == "not-passed"
    s = t.seat(0, passed=1).turn(0)
    assert says(s, 0)[:4] == ["react upgrade", "react build", "react move", "pass"]
    assert why(s, 0, "explore") == "has-passed"


@rule(
    "eclipse.action.order",
    "eclipse.action.until-all-passed",
    "eclipse.action-example.gabor-build.next",
)
def test_turns_go_round_clockwise_until_all_have_passed() -> None:
    t = terrans(3)
    s = t.turn(1)
    order = []
    for text in ("pass", "upgrade", "pass"):
        order += asked(s)
        s.play(asked(s)[0], text)
        if text == "upgrade":
            s.play(order[-1], "stop")
    assert order == [1, 2, 0]
    assert asked(s) == [1]  # passed, but seat 2 has not: another turn
    s.play(1, "pass")
    s.play(2, "pass")
    assert through_chance(s).round_number == 2


@rule(
    "eclipse.action.end-at-once",
    "eclipse.action.end-no-reaction",
    "eclipse.action-example.all-passed",
)
def test_the_phase_ends_at_once_with_the_last_pass() -> None:
    t = terrans(2).seat(1, passed=1)
    s = t.turn(0)
    s.play(0, "pass")
    assert through_chance(s).round_number == 2


@rule("eclipse.action.first-pass", "eclipse.action-example.zsolt-pass.start-player")
@rule("eclipse.action-example.gabor-pass")
def test_the_first_to_pass_starts_the_next_round() -> None:
    t = terrans(3)
    s = t.turn(2)
    play(s, 2, "pass")
    play(s, 0, "pass")
    assert s.next_start == 2
    play(s, 1, "pass")
    assert through_chance(s).first_seat == 2
    assert asked(s) == [2]


@rule("eclipse.action.pass-flips-card", "eclipse.action-example.zsolt-pass.card")
@rule("eclipse.cleanup.summary-card")
def test_passing_turns_the_card_until_cleanup() -> None:
    s = terrans(2).turn(0)
    play(s, 0, "pass")
    assert [player.passed for player in s.players] == [1, 0]
    play(s, 1, "pass")
    assert [player.passed for player in through_chance(s).players] == [0, 0]


@rule("eclipse.action.rightmost-disc", "eclipse.discs.more-discs-more-upkeep")
@rule("eclipse.action.repeatable")
def test_every_action_takes_a_disc_and_raises_the_upkeep() -> None:
    t = terrans(2)
    paid = []
    for _ in range(4):
        s = t.turn(0)
        play(s, 0, "upgrade", "stop")
        paid.append(int(upkeep(s, 0)))
    assert t.s.players[0].discs == 8
    assert t.s.players[0].discs_on(3) == 4
    assert paid == [0, 1, 2, 3]


@rule("eclipse.action.rightmost-disc", "eclipse.limits.influence-discs")
def test_without_a_disc_one_can_only_pass() -> None:
    s = terrans(2).seat(0, discs=0).turn(0)
    assert says(s, 0)[0] == "pass"
    assert why(s, 0, "influence") == "no-disc"


@rule("eclipse.action-example.gabor-pass-again", "eclipse.reaction.own-turn")
def test_a_passed_seat_may_pass_again() -> None:
    s = terrans(3).seat(0, passed=1).turn(0)
    play(s, 0, "pass")
    assert asked(s) == [1]
    assert s.players[0].passed == 1


# --- colony ships and trade -----------------------------------------------------------------------


@rule("eclipse.colony.own-turn", "eclipse.colony.one-cube", "eclipse.colony.example-blue")
def test_colony_ships_settle_at_any_time_of_the_own_turn() -> None:
    t = terrans(2).lay(201, "-1,-1").own(0, 201)
    s = t.turn(0)
    play(s, 0, "settle square 1 of 201 with money", "upgrade")
    play(s, 0, "settle square 2 of 201 with materials")
    assert top(s) == "Upgrade"
    assert cubes(s.players[0]) == (9, 10, 9)
    assert s.players[0].colony == 1
    assert s.cubes[t.hex(201)] == 0b11


@rule("eclipse.colony.matching-track", "eclipse.colony.flip")
def test_a_coloured_square_takes_its_own_colour() -> None:
    t = terrans(2).lay(201, "-1,-1").own(0, 201)
    s = t.turn(0)
    assert beginning(s, 0, "settle") == [
        "square 1 of 201 with money",
        "square 2 of 201 with materials",
    ]
    assert why(s, 0, "settle square 1 of 201 with science") == "not-offered"


@rule("eclipse.colony.face-up-only", "eclipse.action-example.dunda-second-explore.no-more-ships")
def test_without_a_face_up_colony_ship_nothing_is_settled() -> None:
    t = terrans(2).lay(201, "-1,-1").own(0, 201).seat(0, colony=0)
    assert why(t.turn(0), 0, "settle square 1 of 201 with money") == "no-colony-ship"


@rule("eclipse.colony.only-way", "eclipse.limits.population-cubes")
def test_an_empty_track_settles_nothing() -> None:
    t = terrans(2).lay(201, "-1,-1").own(0, 201).tracks(0, 0, 3, 3)
    s = t.turn(0)
    assert why(s, 0, "settle square 1 of 201 with money") == "no-cube"
    assert production(s, 0, 0) == 28


@rule("eclipse.population.grey.any-track")
def test_a_grey_square_takes_any_track() -> None:
    t = terrans(2).lay(313, "0,-3").own(0, 313)
    assert beginning(t.turn(0), 0, "settle square 1 of 313 with") == list(RESOURCES[:3])


@pytest.mark.parametrize(
    ("hex", "square", "resource", "technology"),
    [
        pytest.param(
            304, 1, "money", "advanced_economy", marks=rule("eclipse.tech.advanced-economy")
        ),
        pytest.param(205, 3, "science", "advanced_labs", marks=rule("eclipse.tech.advanced-labs")),
        pytest.param(
            318, 1, "materials", "advanced_mining", marks=rule("eclipse.tech.advanced-mining")
        ),
    ],
)
@rule(
    "eclipse.population.advanced.needs-tech", "eclipse.action-example.dunda-second-explore.advanced"
)
def test_a_starred_square_needs_its_technology(
    hex: int, square: int, resource: str, technology: str
) -> None:
    spot = "-1,-1" if hex < 300 else "0,-3"
    text = f"settle square {square} of {hex} with {resource}"
    t = terrans(2).lay(hex, spot).own(0, hex)
    assert why(t.turn(0), 0, text) == "starred"
    assert text in says(t.knows(0, technology).turn(0), 0)


@rule("eclipse.population.orbital.tracks", "eclipse.structures.orbital.one-cube")
def test_an_orbital_takes_one_cube_of_money_or_science() -> None:
    t = terrans(2).lay(207, "-1,-1").own(0, 207).structure(207, "orbital")
    s = t.turn(0)
    assert beginning(s, 0, "settle orbital of 207 with") == ["money", "science"]
    play(s, 0, "settle orbital of 207 with science")
    assert beginning(s, 0, "settle orbital") == []


@rule("eclipse.upkeep.colony.action-phase-differs")
def test_an_enemy_ship_does_not_prevent_settling_in_the_action_phase() -> None:
    t = terrans(2).lay(201, "-1,-1").own(0, 201).ships(1, 201, interceptor=1)
    assert len(beginning(t.turn(0), 0, "settle")) == 2


@rule("eclipse.trade.rate", "eclipse.trade.any-time", "eclipse.trade.terran-rate")
def test_terrans_trade_two_for_one_in_the_middle_of_an_action() -> None:
    t = terrans(2).seat(0, money=5, science=1, materials=0)
    s = play(t.turn(0), 0, "upgrade", "trade money for science", "trade money for materials")
    assert purse(s.players[0]) == (1, 2, 1)
    assert beginning(s, 0, "trade") == ["science for money", "science for materials"]
    assert why(s, 0, "trade money for science") == "too-little-to-trade"


@pytest.mark.parametrize(
    ("species", "rate"),
    [("planta", 3), ("orion_hegemony", 4), ("eridani_empire", 3), ("mechanema", 3)],
)
@rule("eclipse.trade.species-rate")
def test_aliens_trade_at_their_own_rate(species: str, rate: int) -> None:
    t = Table(species, "terran_republic").seat(0, money=rate, science=rate - 1, materials=0)
    s = t.turn(0)
    assert beginning(s, 0, "trade") == ["money for science", "money for materials"]
    s.play(0, "trade money for materials")
    assert purse(s.players[0]) == (0, rate - 1, 1)


# --- Reactions ------------------------------------------------------------------------------------


@rule("eclipse.reaction.cost", "eclipse.reaction.upgrade")
def test_a_reaction_upgrades_one_part() -> None:
    t = terrans(2).seat(0, passed=1)
    s = play(t.turn(0), 0, "react upgrade", "fit hull on interceptor 4")
    assert asked(s) == [1]
    assert s.players[0].discs == 11
    assert s.players[0].discs_on(6) == 1


@rule("eclipse.reaction.build", "eclipse.reaction.no-nanorobots")
def test_a_reaction_builds_one_thing_also_with_nanorobots() -> None:
    t = terrans(2).knows(0, "nanorobots").seat(0, passed=1, materials=9)
    s = play(t.turn(0), 0, "react build", "build interceptor on 221")
    assert asked(s) == [1]
    assert s.players[0].materials == 6


@rule("eclipse.reaction.move", "eclipse.action-example.zsolt-reaction.move")
@rule("eclipse.action-example.zsolt-reaction.one-move")
def test_a_reaction_moves_one_ship_once() -> None:
    t = terrans(2).lay(107, "0,-1").seat(0, passed=1)
    s = play(t.turn(0), 0, "react move", "move interceptor from 221", "to 107")
    assert asked(s) == [1]
    assert fleet(s, t, 0, 107) == {"interceptor": 1}
    assert s.players[0].discs_on(8) == 1


def test_a_reaction_is_the_same_for_mechanema() -> None:
    t = Table("mechanema", "terran_alliance").seat(0, passed=1, materials=9)
    s = play(t.turn(0), 0, "react build", "build interceptor on 230")
    assert asked(s) == [1]


@rule("eclipse.action.list")
def test_an_action_is_told() -> None:
    s = play(terrans(2).turn(0), 0, "influence", "stop")
    assert [event.seat for event in events(s, "action")] == [0]


def test_of_equal_squares_one_is_offered_for_settling() -> None:
    s = centre_of(terrans(2), 0).turn(0)
    assert [text for text in beginning(s, 0, "settle") if "001" in text] == [
        "square 1 of 001 with science",
        "square 3 of 001 with materials",
        "square 5 of 001 with money",
        "square 5 of 001 with science",
        "square 5 of 001 with materials",
    ]
    assert why(s, 0, "settle square 6 of 001 with money") == "not-offered"
    assert why(s, 0, "settle square 2 of 001 with science") == "starred"
    play(s, 0, "settle square 5 of 001 with money")
    assert "settle square 6 of 001 with science" in says(s, 0)


@rule("eclipse.population.advanced.needs-tech")
def test_a_starred_square_is_another_kind_than_a_grey_one() -> None:
    t = terrans(2).lay(103, "0,-1").own(0, 103).knows(0, "advanced_economy")
    found = [text for text in beginning(t.turn(0), 0, "settle") if "103" in text]
    assert found == [
        "square 1 of 103 with money",
        "square 2 of 103 with money",
        "square 2 of 103 with science",
        "square 2 of 103 with materials",
    ]


def test_with_empty_tracks_nothing_is_settled_and_the_turn_ends_at_once() -> None:
    t = terrans(2).lay(201, "-1,-1").own(0, 201).tracks(0, 0, 0, 0)
    s = t.turn(0)
    assert beginning(s, 0, "settle") == []
    assert why(s, 0, "settle square 1 of 201 with money") == "no-cube"
    play(s, 0, "upgrade", "stop")
    assert asked(s) == [1]


@pytest.mark.parametrize(
    ("text", "frame", "data"),
    [
        ("explore", "Explore", [0, 1, 0]),
        ("influence", "Influence", [0, 2]),
        ("research", "Research", [0, 1]),
        ("upgrade", "Upgrade", [0, 2, 0]),
        ("build", "Build", [0, 2]),
        ("move", "Move", [0, 3]),
        ("react upgrade", "Upgrade", [0, 1, 0]),
        ("react build", "Build", [0, 1]),
        ("react move", "Move", [0, 1]),
    ],
)
def test_an_action_begins_with_so_many_activations(text: str, frame: str, data: list[int]) -> None:
    t = terrans(2).offer("nanorobots").lay(107, "0,-1")
    s = play(t.seat(0, passed=int(text.startswith("react"))).turn(0), 0, text)
    assert (top(s), s.agenda.lanes[MAIN][-1].data()) == (frame, data)


@rule("eclipse.action.pass-flips-card")
def test_passing_again_is_not_told() -> None:
    s = terrans(3).seat(0, passed=1).turn(0)
    s.next_start = 2
    play(s, 0, "pass")
    assert events(s, "passed") == []
    play(s, 1, "pass")
    assert [event.seat for event in events(s, "passed")] == [1]
    assert s.next_start == 2


@rule("eclipse.limits.population-cubes")
def test_the_last_cube_of_all_may_still_settle() -> None:
    t = terrans(2).lay(201, "-1,-1").own(0, 201).tracks(0, 1, 0, 0)
    assert beginning(t.turn(0), 0, "settle") == ["square 1 of 201 with money"]
