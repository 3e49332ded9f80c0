"""Single cards: technologies, systems, events, private technologies."""

from __future__ import annotations

from astrarium.core.frame import CHANCE, MAIN
from astrarium.games.sun.frames.events import Happening
from astrarium.games.sun.galaxy import places
from astrarium.games.sun.game import GAME
from astrarium.games.sun.scoring import sheet
from astrarium.parts.bag import bag_of, new_deck
from astrarium.parts.bits import bit, count_bits
from tests.games.sun.table import Table, frame_of
from tests.support import rule


def happening(t: Table, event: str, seat: int = 0) -> Table:
    """The event is turned up in the turn of a seat."""
    t.turn(seat)
    t.s.unseen_events &= ~bit(t.event(event))
    t.s.push(MAIN, Happening(t.event(event), seat, 0, 0))
    t.s.run(MAIN)
    return t


@rule("sun.card.modular-fleet.optional-builds", "sun.card.modular-fleet.jumps-only")
def test_modular_fleet_may_be_taken_for_its_jumps_alone() -> None:
    t = Table().lay("IIA", "modular_fleet").know(0, "IIA").seat(0, ore=9, population=3).turn(0)
    t.do("act modular fleet 1 1", "leave it", "leave it", "leave it")
    t.do("jump 1 from sol to a left", "stop")
    assert t.player(0).population == 3
    assert t.ships_at(0, "barnards_star") == [1]


@rule("sun.card.quantum-data-exchange")
def test_quantum_data_exchange_reaches_occupied_research_actions() -> None:
    t = Table().lay("III1", "quantum_data_exchange").lay("IIA", "human_experimentation")
    t.know(0, "III1", "I1", "I2").know(1, "IIA").pawn(1, "human_experimentation_1_1")
    t.seat(0, population=3).turn(0).do("act quantum data exchange 1 1")
    assert t.may("copy human_experimentation.action 1")  # nor has seat 0 researched it
    t.do("copy human_experimentation.action 1")
    assert frame_of(t) == "ChooseSlot"
    assert t.player(0).population == 2
    assert t.player(0).pawn == t.space("quantum_data_exchange_1_1")


@rule("sun.card.technocrat-guild")
def test_the_technocrat_guild_reaches_occupied_actions_of_technologies() -> None:
    t = Table().lay("IIA", "mass_cloning").know(1, "IIA").pawn(1, "mass_cloning_1_1")
    t.pawn(2, "mass_cloning_1_2").seat(0, ore=4, population=0)
    t.s.uncovered = 15
    t.turn(0).do("act technocrat guild 1 1", "copy mass_cloning.action 1")
    assert (t.player(0).ore, t.player(0).population) == (0, 3)


@rule("sun.card.ministry-of-colonies")
def test_the_ministry_draws_on_from_the_b_deck() -> None:
    t = Table().seat(0, ore=0)
    t.s.deck_a = new_deck(bag_of([t.system("luytens_star")], len(t.rules.systems)))
    happening(t, "ministry_of_colonies").do("discover luytens star")
    t.do("discover wolf 1061", "discover kruger 60")
    assert t.options() == [
        "reward of luytens star",
        "reward of kruger 60",
        "reward of wolf 1061",
    ]
    t.do("reward of wolf 1061")
    assert t.player(0).ore == 5
    assert int(t.s.deck_a.size) == 1  # each goes under the deck of its letter


@rule("sun.card.ross-154.displace", "sun.card.ross-154.place")
def test_ross_154_sets_a_pawn_aside_and_takes_its_space() -> None:
    t = Table().colony(0, "ross_154").pawn(1, "research_level_1_2").turn(0)
    t.do("displace research level 1 2", "research I4")
    assert t.player(1).pawn == -1
    assert t.player(0).pawn == t.space("research_level_1_2")
    t.pawn(2, "research_level_1_3").turn(0)
    assert t.why("displace research level 1 3") == "used-up"


@rule("sun.event.spaceship-museum.no-move", "sun.event.spaceship-museum.no-upgrade")
@rule("sun.event.spaceship-museum.no-target")
def test_ships_in_the_museum_are_out_of_the_game() -> None:
    t = happening(Table().ships(0, "sol", 2), "spaceship_museum").do("upgrade 2 at sol")
    t.do("do it", "donate 3 at sol", "leave it", "leave it", "leave it")
    assert t.s.museum == [t.event("spaceship_museum") * 64 + 3]
    t.turn(0)
    assert t.ships_at(0, "sol") == []
    assert t.why("act build and jump 1") == ""  # for a new ship only
    t.do("act build and jump 1")
    assert t.why("leave it") == "nothing-changes"  # there is no ship to jump with
    assert {k: v for k, v, _ in sheet(t.s, 0)}["score-events"] == 3


@rule("sun.event.dyson-sphere.no-location", "sun.event.dyson-sphere.no-jump")
@rule("sun.event.dyson-sphere.no-target")
def test_the_system_of_the_dyson_sphere_is_no_location() -> None:
    t = happening(Table(), "dyson_sphere").do("discover wolf 1061")
    assert t.system("wolf_1061") not in t.s.systems
    assert count_bits(places(t.s)) == 8
    assert t.s.attached == [t.event("dyson_sphere") * 64 + t.system("wolf_1061")]


@rule("sun.event.dyson-sphere.take-card", "sun.event.dyson-sphere.no-discs")
@rule("sun.event.dyson-sphere.discard")
def test_whoever_takes_its_action_gets_the_card_without_discs() -> None:
    t = happening(Table(), "dyson_sphere").do("discover wolf 1061").seat(1, ore=8).turn(1)
    t.do("act dyson sphere")
    assert t.colonies(1) == ["wolf_1061"]
    assert (t.player(1).colony_food, t.player(1).food_discs) == (0, 8)
    assert t.s.kept_events == 0
    assert t.s.attached == []
    assert t.player(1).ore == 5  # of eight; and the reward for colonizing Wolf 1061
    assert t.told().count("colonized") == 1
    assert "control-gained" not in t.told()


@rule("sun.event.dyson-sphere.take-card", "sun.event.dyson-sphere.no-discs")
def test_the_system_of_the_sphere_brings_its_reward_for_colonizing_and_not_that_for_control() -> (
    None
):
    t = happening(Table().ships(1, "sol", 1), "dyson_sphere").do("discover kruger 60")
    t.seat(1, ore=8).turn(1).do("act dyson sphere", "upgrade 1 at sol", "upgrade 2 at sol")
    assert t.colonies(1) == ["kruger_60"]
    assert t.player(1).ore == 0  # control would have brought two
    assert t.ships_at(1, "sol") == [3]


@rule("sun.event.dyson-sphere.pawn")
def test_the_pawn_stands_beside_the_box() -> None:
    t = happening(Table(), "dyson_sphere").do("discover wolf 1061").seat(1, ore=8)
    t.pawn(1, "gather").turn(1).do("act dyson sphere")
    assert t.player(1).pawn == -1


@rule("sun.private-tech.sources", "sun.private-tech.beside-board", "sun.private-tech.no-cube")
def test_a_private_technology_lies_beside_the_board_without_a_cube() -> None:
    t = Table().seat(0, population=1).run(0, "procyon.colonize")
    assert t.asked() == CHANCE
    t.do("turn up mass cloning", "turn up survey probes", "keep survey probes")
    assert t.player(0).private == bit(t.technology("survey_probes"))
    assert t.player(0).researched == 0
    assert t.player(0).population == 1
    t.run(0, "wise_0855_0714.colonize").do("turn up capital ship")


@rule("sun.private-tech.immediate", "sun.private-tech.owner-only")
def test_its_reward_and_actions_are_the_owners() -> None:
    t = Table().seat(0, ore=2, population=0).run(0, "procyon.colonize")
    t.do("turn up mass cloning", "turn up survey probes", "keep mass cloning")
    assert t.player(0).population == 2
    assert t.turn(0).may("act mass cloning 1 1")
    t.seat(1, ore=9).turn(1)
    assert not [text for text in t.options() if "mass cloning" in text]


@rule("sun.private-tech.not-in-play", "sun.private-tech.no-research-by-others")
def test_a_private_technology_is_no_prerequisite_and_nobody_researches_it() -> None:
    t = Table().own(0, "mass_cloning").seat(0, ore=9).turn(0)
    t.s.uncovered = 15
    assert t.why("act scholars guild 1 1") == "no-slot"
    assert t.technology("mass_cloning") not in t.s.cards


@rule("sun.private-tech.no-copy", "sun.private-tech.no-target")
def test_a_private_technology_cannot_be_copied() -> None:
    t = Table().own(1, "mass_cloning").seat(0, ore=9)
    t.s.uncovered = 15
    t.turn(0).do("act technocrat guild 1 1")
    assert t.why("copy mass_cloning.action 1") == "not-in-play"


def test_an_extra_system_lies_one_jump_beside_a_b_system_and_is_not_replaced() -> None:
    t = Table().ships(0, "tau_ceti", 4, 1).outpost(0, "tau_ceti", "ore")
    happening(t, "unexpected_exoplanet").do("discover wolf 1061")
    t.do("jump 4 from b left to extra 1", "outpost at extra 1 with food")
    assert int(t.s.outposts[8]) == 1  # seat 0, food
    t.know(0, "I2").seat(0, ore=4, population=1).turn(0)
    t.do("act terraforming 1 1", "colonize extra 1", "land 4", "landed", "second disc food")
    assert t.s.systems[8] == -1
    assert count_bits(places(t.s)) == 8


def test_stealth_terraformers_colonize_what_nobody_controlled_without_its_control_reward() -> None:
    t = Table().lay("III1", "stealth_terraformers").know(0, "III1")
    t.ships(0, "sol", 3).seat(0, ore=5, population=1).turn(0)
    t.do("act stealth terraformers 1 1", "jump 3 from sol to a right", "stop")
    assert t.outpost_at("sirius") is None
    t.do("colonize a right", "land 3", "landed", "discover ross 128")
    t.do("second disc food", "second disc food")
    assert t.colonies(0) == ["sirius"]
    assert t.player(0).colony_food == 2
    assert t.player(0).ore == 0  # no reward for control


def test_stealth_terraformers_gain_control_elsewhere_once_the_colony_has_its_discs() -> None:
    """In between nothing is broken: whoever is asked for a disc may be dealt the rest anew."""
    t = Table().lay("III1", "stealth_terraformers").know(0, "III1")
    t.ships(0, "sol", 3, 1).seat(0, ore=5, population=1).turn(0)
    t.do("act stealth terraformers 1 1", "jump 3 from sol to a right", "jump 1 from sol to a left")
    for step in ("colonize a right", "land 3", "landed", "discover ross 128", "second disc food"):
        assert "control is explained by ships" not in GAME.broken(t.do(step).s)
        assert t.outpost_at("barnards_star") is None
    t.do("second disc food")
    assert frame_of(t) == "BuildOutpost"


def test_android_rights_replace_one_returned_cube_by_ore() -> None:
    t = Table().own(0, "android_rights_movement").lay("IIA", "human_experimentation")
    t.know(0, "I1", "I2", "IIA").seat(0, ore=1, population=1).turn(0)
    t.do("act human experimentation 1 1")
    assert t.why("give back 1") == "could-not-go-on"  # no cube would be left for research
    t.do("give back 0")
    assert (t.player(0).ore, t.player(0).population) == (0, 1)


def test_subatomic_fabrication_takes_discs_from_either_track() -> None:
    t = Table().own(0, "subatomic_fabrication").ships(0, "sirius", 1).settle(0)
    assert t.options() == ["outpost at a right with food", "outpost at a right with ore"]


def test_wormholes_reach_any_location_but_from_sol_and_deep_space() -> None:
    t = Table().own(0, "wormhole_technology").ships(0, "sol", 1).ships(0, "sirius", 2).turn(0)
    t.do("act build and jump 1", "leave it")
    moves = [text for text in t.options() if text.startswith("jump 1")]
    assert moves == ["jump 1 from sol to a left", "jump 1 from sol to a right"]
    assert len([text for text in t.options() if text.startswith("jump 2")]) == 7


def test_transdimensional_ai_lets_one_of_two_prerequisites_be_lacking_where_known() -> None:
    t = Table().own(0, "transdimensional_ai").know(0, "I1").lay("IIB", "mass_cloning")
    t.seat(0, ore=2).turn(0).do("act research level 2 1")
    assert t.may("research IIB")
    assert t.why("research IIE") == "no-prerequisites"


def test_giga_corporations_swap_star_discs_on_achievements() -> None:
    t = Table().own(0, "giga_corporations")
    t.s.claims = 1
    t.turn(0).do("swap food")
    assert (t.player(0).food_discs, t.player(0).swapped_food) == (7, 1)
    assert not [text for text in t.options() if text.startswith("swap")]


def test_licensed_privateers_earn_for_places_taken_from_others() -> None:
    t = Table().lay("IIA", "licensed_privateers").know(0, "IIA").ships(0, "sol", 3, 3)
    t.outpost(1, "sirius").outpost(2, "barnards_star", "ore").seat(0, ore=0).turn(0)
    t.do("act licensed privateers 1 1", "jump 3 from sol to a right", "jump 3 from sol to a left")
    t.do("stop", "outpost at a left with ore", "outpost at a right with food").rest()
    assert t.player(0).ore == 2 * 2 + 1  # and 1 for Sirius


def test_parallel_universes_repeat_immediate_rewards() -> None:
    t = Table().know(0, "I3", "I4").seat(0, ore=0).run(0, "parallel_universe_generator.immediate")
    t.do("repeat robotic mining", "repeat genetically modified crops")
    assert (t.player(0).automated_ore, t.player(0).automated_food) == (1, 1)
    assert frame_of(t) == "Turn"
