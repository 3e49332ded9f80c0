"""Choices, things and reasons have numbers that records are read by: each its own, for good."""

from __future__ import annotations

import pytest

from astrarium.games.eclipse import words
from astrarium.games.eclipse.game import GAME
from astrarium.games.eclipse.notation import lines
from astrarium.games.eclipse.reasons import REASONS
from tests.games.eclipse.table import rules_for

# One choice of every kind, the last of those that have many.
CHOICES = {
    "seat 5 starts": 4101,
    "deal wormhole generator": 8215,
    "play Orion Hegemony": 12299,
    "species by draw": 16384,
    "explore": 20480,
    "influence": 20481,
    "research": 20482,
    "upgrade": 20483,
    "build": 20484,
    "move": 20485,
    "react upgrade": 24579,
    "react build": 24580,
    "react move": 24581,
    "pass": 28672,
    "give up": 32768,
    "end turn": 36864,
    "explore 0,-1": 40961,
    "explore 0,-1 with one hex": 45057,
    "draw hex 101": 49153,
    "place 101 turned 5": 53259,
    "discard": 57344,
    "disc on 232": 61489,
    "no disc": 65536,
    "find flux shield": 69642,
    "use discovery": 73728,
    "keep points": 77824,
    "keep part": 81920,
    "disc from 101": 86017,
    "disc from track": 86079,
    "disc to 101": 90113,
    "disc to track": 90175,
    "stop": 94208,
    "research neutron bombs": 98304,
    "gain materials": 102402,
    "take starbase": 106497,
    "return starbase 8": 110623,
    "fit ion cannon on interceptor 1": 114688,
    "fit flux shield on starbase 8": 115702,
    "build monolith on 232": 119153,
    "move starbase from 232": 123121,
    "to 001": 126976,
    "halt": 131072,
    "accept": 135168,
    "decline": 139264,
    "cube from science": 143361,
    "cube to materials": 147458,
    "draw 4": 151556,
    "keep 1": 155649,
    "put back 3": 159747,
    "starbase first": 163843,
    "attack": 167936,
    "retreat to 001": 172032,
    "hit cruiser with 1 damage": 180257,
    "hit defence system with 7 damage": 180391,
    "attack population": 184320,
    "bomb population": 188416,
    "spare population": 192512,
    "destroy square 1": 196608,
    "destroy orbital": 196614,
    "give up hex 101": 200705,
    "pay upkeep": 204800,
    "stay": 208896,
    "settle square 1 of 001 with money": 16777216,
    "settle orbital of 232 with materials": 16778810,
    "trade money for science": 16781313,
    "trade materials for science": 16781321,
    "offer seat 5": 16785413,
}
# The number of the first thing of each family that events are about, and of its last one.
THINGS = {
    0: ("hex", "001"),
    49: ("hex", "232"),
    100: ("side", "0"),
    107: ("side", "defenders"),
    110: ("ship", "interceptor"),
    115: ("ship", "defence_system"),
    120: ("building", "interceptor"),
    125: ("building", "monolith"),
    130: ("action", "explore"),
    135: ("action", "move"),
    140: ("resource", "money"),
    142: ("resource", "materials"),
    150: ("ring", "center"),
    154: ("ring", "starting"),
    160: ("die", "yellow"),
    162: ("die", "red"),
    200: ("technology", "neutron_bombs"),
    223: ("technology", "wormhole_generator"),
    300: ("part", "ion_cannon"),
    322: ("part", "flux_shield"),
    400: ("discovery", "money"),
    410: ("discovery", "flux_shield"),
    500: ("species", "terran_directorate"),
    511: ("species", "orion_hegemony"),
}
# What positions are written in.
WORDS = """
NONE -1, MOST_SEATS 6, SECTORS 50
MONEY 0, SCIENCE 1, MATERIALS 2, ANY 3
COMBAT_PHASE 2, UPKEEP_PHASE 3
CENTRE 0, INNER 1, MIDDLE 2, OUTER 3, STARTING 4
ON_ORBITAL 6, ORBITAL_CUBE 64, ORBITAL_STANDS 1, MONOLITH_STANDS 2
INTERCEPTOR 0, CRUISER 1, DREADNOUGHT 2, STARBASE 3, CLASSES 4, ANCIENT 4, DEFENCE 5
ORBITAL 4, MONOLITH 5
ANCIENTS 6, DEFENDERS 7, SIDES 8
MILITARY 0, GRID 1, NANO 2, TECHNOLOGIES 24, ROW 8
YELLOW 0, ORANGE 1, RED 2, MOST_SLOTS 8
EXPLORE_ACTION 0, INFLUENCE_ACTION 1, RESEARCH_ACTION 2, UPGRADE_ACTION 3, BUILD_ACTION 4
MOVE_ACTION 5, REACTION 3
IN_PLAY 0, OUT 1, COLLAPSING 2
FINDS_RESOURCES 0, FINDS_TECHNOLOGY 1, FINDS_SHIP 2, FINDS_PART 3
TRACK 63, HEXES 64, PARTS 32, WOUNDS 32, KIND 4096
"""
# code, key, rule
REFUSALS = """
1 not-offered eclipse.action.act-or-pass
2 no-colony-ship eclipse.colony.face-up-only
7 starred eclipse.population.advanced.needs-tech
8 no-cube eclipse.limits.population-cubes
9 board-taken eclipse.setup.species.terran-blocks-alien
10 only-terrans eclipse.setup.choice.order
11 no-disc eclipse.action.rightmost-disc
12 nothing-to-explore eclipse.explore.position
13 nothing-affordable eclipse.research.pay
14 nothing-to-move eclipse.move.value
15 has-passed eclipse.action.passed-only-reaction
16 not-passed eclipse.reaction.own-turn
17 pile-empty eclipse.explore.nothing-left
18 no-way-there eclipse.wormholes.explore
19 not-joined eclipse.explore.place.wormhole
20 has-disc eclipse.influence.target.no-disc
21 enemy-ship eclipse.influence.target.no-enemy-ship
22 not-connected eclipse.influence.target.wormhole
23 same-hex eclipse.influence.two-discs
24 not-on-offer eclipse.research.choose
25 owned eclipse.research.no-duplicate
26 row-full eclipse.research.place
27 too-little-science eclipse.research.pay
28 too-little-materials eclipse.build.pay
29 needs-technology eclipse.research.kind.build
30 no-piece-left eclipse.build.limit.pieces
31 already-built eclipse.build.limit.one-orbital
32 too-little-energy eclipse.upgrade.limit.energy
33 no-drive-on-starbase eclipse.move.starbase
34 taken-already eclipse.upgrade.return-first
35 nothing-fitted eclipse.upgrade.return-any
36 not-kept eclipse.discovery.ancient-part.keep
37 not-legal-yet eclipse.upgrade.limit.energy
38 cannot-move eclipse.move.value
39 pinned eclipse.move.pinning.one-per-enemy
40 no-benefit eclipse.discovery.two-sides
41 track-full eclipse.cleanup.graveyard-full-track
42 no-hit eclipse.combat.hit.modified
44 not-cheapest eclipse.discovery.ancient-technology.effect
45 same-part eclipse.upgrade.take-two
46 still-alive eclipse.elimination.give-up
48 nothing-to-build eclipse.build.pay
49 no-slot eclipse.upgrade.any-blueprint
50 no-cannon eclipse.combat.population.cannons-once
51 no-bombs eclipse.combat.population.neutron-bombs
52 too-little-to-trade eclipse.trade.rate
53 enemy-in-hex eclipse.upkeep.colony.no-enemy
54 no-diplomacy eclipse.diplomacy.four-or-more
55 allied eclipse.diplomacy.limit.one-per-player
56 turned-down eclipse.diplomacy.form.both-agree
57 no-common-border eclipse.diplomacy.form.wormhole
58 cannot-send eclipse.diplomacy.form.exchange
"""


@pytest.mark.parametrize("text", CHOICES)
def test_a_choice_has_its_text_and_its_number(text: str) -> None:
    rules = rules_for(6)
    assert GAME.parse(rules, text) == [CHOICES[text]]
    assert GAME.say(rules, CHOICES[text]) == text


def test_one_choice_of_every_kind_is_told_of() -> None:
    """But for rolls, which test_dice_are_read_in_any_order tells of."""
    kinds = {choice // words.KIND for choice, _ in lines(rules_for(6))}
    assert kinds - {number // 4096 for number in CHOICES.values()} == {words.ROLL // 4096}


def test_every_choice_is_read_as_it_is_said() -> None:
    rules = rules_for(6)
    every = list(lines(rules))
    assert len({text for _, text in every}) == len({choice for choice, _ in every}) == len(every)
    for choice, text in every:
        assert GAME.parse(rules, text) == [choice], text


def test_dice_are_read_in_any_order() -> None:
    rules = rules_for(2)
    (roll,) = GAME.parse(rules, "roll 156")
    assert roll // words.KIND == 43
    assert GAME.parse(rules, "roll 615") == [roll]
    assert GAME.say(rules, roll) == "roll 156"


@pytest.mark.parametrize("number", THINGS)
def test_a_thing_has_its_number(number: int) -> None:
    thing = rules_for(6).thing(number)
    assert (thing.family, thing.id) == THINGS[number]


def test_the_numbers_of_positions_stay() -> None:
    pairs = [pair.split() for pair in WORDS.replace("\n", ", ").split(", ") if pair]
    for name, number in pairs:
        assert vars(words)[name] == int(number), name


def test_every_reason_has_its_number_its_key_and_its_rule() -> None:
    found = [f"{code} {card.key} {card.rule}" for code, card in REASONS.items()]
    assert found == REFUSALS.strip().splitlines()
