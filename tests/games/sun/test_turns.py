"""The turn and its action phase."""

from __future__ import annotations

import pytest

from astrarium.core.frame import LEGAL, MAIN
from astrarium.games.sun.game import GAME
from tests.games.sun.content import changed, given
from tests.games.sun.table import Table, frame_of
from tests.support import rule

LEVEL_1 = [f"act research level 1 {at}" for at in (1, 2, 3, 4)]


@rule("sun.turn.three-phases", "sun.production.no-action", "sun.achievement.when")
def test_a_turn_is_action_then_production_then_achievement() -> None:
    t = Table().turn(0).seat(0, automated_food=0).ships(0, "sol", 4, 4, 4)
    assert frame_of(t) == "Turn"
    assert not t.may("produce ore")
    t.do("act gather")
    assert t.options() == ["produce growth", "produce ore", "produce trade"]
    pawn = t.player(0).pawn
    t.do("produce ore")
    assert t.player(0).pawn == pawn
    assert t.options() == ["claim warlord"]


@rule("sun.turn.clockwise", "sun.turn.passes-left")
def test_after_the_achievement_phase_the_left_neighbour_has_the_turn() -> None:
    t = Table().turn(0).do("act gather", "produce ore")
    assert t.asked() == 1
    t.do("act gather", "produce ore")
    assert t.asked() == 2


@rule("sun.action.move-then-resolve", "sun.basic.gather.population", "sun.basic.gather.ore")
def test_the_pawn_moves_then_the_action_is_carried_out() -> None:
    t = Table().turn(0).supply(0, 0, 4, 3, 3, 2).seat(0, ore=1, population=0)
    t.do("act gather")
    assert t.player(0).pawn == t.space("gather")
    assert t.columns(0) == [0, 3, 3, 3, 2]  # the leftmost cube, whatever the discs show
    assert (t.player(0).population, t.player(0).ore) == (1, 2)


@rule("sun.action.space-must-be-empty", "sun.action.example.occupied")
def test_an_occupied_space_is_closed() -> None:
    t = Table().pawn(1, "build_and_jump_1").pawn(2, "build_and_jump_2").seat(0, ore=9).turn(0)
    assert t.why("act build and jump 1") == "occupied"
    assert t.why("act build and jump 2") == "occupied"


@rule("sun.action.pawn-must-move", "sun.action.example.must-leave")
def test_the_pawn_may_not_stay() -> None:
    t = Table().pawn(0, "research_level_1_1").turn(0)
    assert t.why("act research level 1 1") == "stands-there"


@rule("sun.action.same-action-other-space", "sun.action.basic-box-other-space")
@rule("sun.action.example.empty-basic-spaces")
def test_the_pawn_may_go_to_another_space_of_the_same_action() -> None:
    t = Table().pawn(0, "research_level_1_1").turn(0)
    assert [text for text in LEVEL_1 if t.may(text)] == LEVEL_1[1:]


@rule("sun.action.repeat-same-action")
def test_the_same_action_may_be_taken_turn_after_turn_on_other_spaces() -> None:
    t = Table().pawn(0, "research_level_1_1").turn(0)
    t.do("act research level 1 2", "research I4")
    assert t.player(0).pawn == t.space("research_level_1_2")


@rule("sun.action.same-card-other-space")
def test_the_pawn_may_go_to_another_space_of_the_same_card() -> None:
    t = Table().lay("IIA", "mass_cloning").know(0, "IIA").seat(0, ore=2)
    t.pawn(0, "mass_cloning_1_1").turn(0)
    assert t.why("act mass cloning 1 1") == "stands-there"
    assert t.may("act mass cloning 1 2")


@rule("sun.action.last-basic-action.always-open", "sun.action.last-basic-action.repeat")
def test_the_last_basic_action_is_open_to_all_turn_after_turn() -> None:
    t = Table().pawn(0, "gather").pawn(1, "gather").turn(0)
    assert t.may("act gather")
    (gather,) = GAME.parse(t.rules, "act gather")
    assert t.s.reason(MAIN, gather) == LEGAL


@rule("sun.action.card-needs-own-research", "sun.action.example.not-researched")
def test_a_card_needs_own_research() -> None:
    t = Table().know(1, "I2").turn(0)
    assert t.why("act terraforming 1 1") == "not-researched"


@rule("sun.action.example.researched-card", "sun.action.where-spaces-are")
def test_the_space_of_a_researched_card_is_open() -> None:
    t = Table().pawn(0, "research_level_1_1").know(0, "I1").seat(0, ore=1).turn(0)
    assert t.may("act narrow beam lasers 1 1")
    where = {"in the box": 10, "at guilds": 4}
    assert sum(1 for space in t.rules.spaces if space.where == 0) == where["in the box"]
    assert sum(1 for space in t.rules.spaces if space.where == 1) == where["at guilds"]


@rule("sun.action.example.card-without-space", "sun.card.genetically-modified-crops")
def test_a_card_without_a_space_has_no_action() -> None:
    t = Table().know(0, "I3").turn(0)
    assert not [text for text in t.options() if "genetically" in text]
    t = Table().supply(0, 3, 0, 0, 0, 0).turn(0).do("act research level 1 1", "research I3")
    assert (t.player(0).automated_food, t.columns(0)[0]) == (1, 1)


@rule("sun.action.printed-needs-no-research", "sun.components.tech-board")
def test_printed_actions_need_no_research() -> None:
    t = Table().turn(0)
    assert t.player(0).researched == 0
    assert t.may("act research level 1 1")


@rule("sun.action.must-be-possible")
def test_an_action_that_cannot_be_carried_out_is_closed() -> None:
    t = Table().seat(0, population=0).turn(0)
    assert t.why("act research level 1 1") == "too-little-population"
    t = Table().seat(0, ore=9).turn(0)
    assert t.why("act research level 2 1") == "no-slot"


@rule("sun.action.must-be-payable", "sun.action.cost-then-effect")
def test_an_action_that_cannot_be_paid_is_closed() -> None:
    t = Table().know(0, "I1").seat(0, ore=1).turn(0)
    assert t.why("act research level 2 1") == "too-little-ore"
    assert t.s.why_not(0, "act research level 2 1")[0].figures[0] == 2
    assert t.may("act gather")  # no cost at all


@rule("sun.action.extra-ore-spaces")
def test_two_spaces_of_the_box_cost_one_ore_more() -> None:
    t = Table()
    dear = [space.id for space in t.rules.spaces if space.where == 0 and space.ore == 1]
    assert dear == ["research_level_2_3", "build_and_jump_2"]
    t.seat(0, ore=1).turn(0).do("act build and jump 2", "do it", "build at sol from population")
    assert t.player(0).ore == 0


@rule("sun.action.all-spaces-empty-at-start", "sun.components.tech-board.only-basic-box-at-start")
def test_at_the_start_all_spaces_are_empty_and_only_the_box_is_open() -> None:
    t = Table().seat(0, ore=20, population=9).turn(0)
    assert all(player.pawn == -1 for player in t.s.players)
    spaces = [t.rules.spaces[choice % 4096] for choice in t.s.lane_options(MAIN)]
    assert {space.where for space in spaces} == {0}


@rule("sun.action.cost-in-full-first", "sun.effect.ore.pay-bank", "sun.basic.research-2.cost")
def test_the_cost_is_paid_before_the_effect() -> None:
    t = Table().know(0, "I1").seat(0, ore=5).turn(0).do("act research level 2 1")
    assert frame_of(t) == "ChooseSlot"
    assert t.player(0).ore == 3


@rule("sun.basic.research-1", "sun.basic.research-1.no-ore")
def test_basic_action_1_researches_level_1_for_a_cube_and_no_ore() -> None:
    t = Table().seat(0, ore=0, population=1).turn(0).do("act research level 1 1")
    assert t.options() == ["research I1", "research I2", "research I3", "research I4"]
    t.do("research I4")
    assert (t.player(0).population, t.player(0).ore) == (0, 0)


@rule("sun.basic.research-2", "sun.basic.research-2.new-or-known")
def test_basic_action_2_researches_level_2_new_or_known() -> None:
    t = Table().lay("IIA", "mass_cloning").know(0, "I1", "I2").seat(0, ore=2).turn(0)
    t.do("act research level 2 1")
    assert t.options() == ["research IIA", "research IIB", "research IIC"]


@rule("sun.basic.build-and-jump", "sun.basic.build-and-jump.where")
def test_basic_action_3_builds_in_sol_or_at_an_own_shipyard_then_jumps() -> None:
    t = Table().outpost(0, "shipyard_left").turn(0).do("act build and jump 1", "do it")
    assert t.options() == ["build at sol from population", "build at shipyard left from population"]
    t.do("build at shipyard left from population")
    assert t.ships_at(0, "shipyard_left") == [1]
    assert t.player(0).population == 1
    assert frame_of(t) == "Jump"


@rule("sun.basic.build-and-jump.build-optional", "sun.basic.build-and-jump.jump-2")
def test_building_is_optional_and_two_jumps_follow() -> None:
    t = Table().turn(0).do("act build and jump 1", "leave it")
    t.do("jump 1 from sol to a left", "jump 1 from a left to deep space")
    assert t.ships_at(0, "deep_space") == [1]
    assert frame_of(t) == "Turn"  # both points are used up


@rule("sun.clarify.action-must-change", "sun.clarify.example.jump-without-jump")
def test_an_action_must_change_something() -> None:
    t = Table().turn(0).do("act build and jump 1", "leave it")
    assert t.why("stop") == "nothing-changes"
    t.do("jump 1 from sol to a left")
    assert t.may("stop")
    t = Table().ships(0, "sol").seat(0, population=0).turn(0)
    assert t.why("act build and jump 1") == "nothing-changes"
    t = Table().ships(0, "sol").turn(0).do("act build and jump 1")
    assert t.why("leave it") == "nothing-changes"


@rule("sun.clarify.example.ore-without-jump")
def test_ore_and_jump_may_be_taken_for_the_ore_alone() -> None:
    t = Table().lay("IIA", "survey_probes").know(0, "IIA").seat(0, ore=0).turn(0)
    t.do("act survey probes 1 1", "option 2")
    assert t.player(0).ore == 3
    both = [{"do": "gain_ore", "amount": 2}, {"do": "jump", "points": 2}]
    t = Table(4, components=given(changed(barnards_star={"colonize": both})))
    t.run(0, "asteroid_windfall.discoverer").run(0, "barnards_star.colonize").do("stop")
    assert t.player(0).ore == 1 + 3 + 2


@rule("sun.components.faction.pawn", "sun.setup.pawn")
def test_every_seat_has_one_pawn_beside_the_box() -> None:
    t = Table()
    assert [player.pawn for player in t.s.players] == [-1] * 4
    t.turn(0).do("act gather")
    assert [player.pawn for player in t.s.players] == [t.space("gather"), -1, -1, -1]


@rule("sun.components.tech-cards.start-levels", "sun.components.tech-cards.high-levels-need-access")
def test_at_the_start_only_levels_1_and_2_can_be_researched() -> None:
    t = Table().know(0, "I1", "I2", "I3", "I4").seat(0, ore=20, population=9).turn(0)
    box = [space.program for space in t.rules.spaces if space.where == 0]
    assert {t.rules.researches[int(program)] for program in box} == {0, 1, 2}
    assert t.why("act scholars guild 1 1") == "covered"
    t.s.uncovered |= 1 << t.rules.guilds.index("scholars_guild")
    t.lay("IIA", "mass_cloning").know(0, "IIA")
    assert t.may("act scholars guild 1 1")


@pytest.mark.parametrize("guild", ["colonists_guild", "scholars_guild"])
@rule("sun.implied.covered-guild-closed", "sun.components.guilds.opened-by-events")
def test_a_covered_guild_is_closed_until_its_event(guild: str) -> None:
    t = Table().seat(0, ore=20).outpost(0, "sirius").ships(0, "sirius", 4)
    t.lay("IIA", "mass_cloning").know(0, "IIA").turn(0)
    text = f"act {guild.replace('_', ' ')} 1 1"
    assert t.why(text) == "covered"
    event = {"colonists_guild": "tyler_lee", "scholars_guild": "maya_chaturvedi"}[guild]
    t.run(0, f"{event}.discoverer").turn(0)
    assert t.may(text)
    t.turn(1)
    assert t.why(text) != "covered"  # open to everybody, for good
