"""Rows of the drafting board that open or close in the middle of a turn."""

from __future__ import annotations

from typing import Any

from astrarium.core.frame import MAIN
from astrarium.games.sun.words import NONE
from astrarium.parts.bits import bit
from tests.games.sun.content import changed, given
from tests.games.sun.table import Table, frame_of
from tests.support import rule

ROW = ("hypercomputing", "mass_cloning", "plasma_cannons", "survey_probes")


def drafting(**options: Any) -> Table:
    """The Level II row is full, seat 0 has the military and the commercial card of Level I."""
    t = Table(drafting=True, **options).know(0, "I1", "I2").seat(0, ore=9, population=4)
    deck = t.s.deck_2.clone()
    for column, id in enumerate(ROW):
        deck.take(t.technology(id))
        t.s.market = t.s.put(t.s.market, column, t.technology(id))
    t.s.deck_2 = deck
    return t


def filling(t: Table) -> list[int]:
    """The place that is being filled: its row and column; none is."""
    return t.s.agenda.lanes[MAIN][-1].data() if frame_of(t) == "FillPlace" else []


@rule("sun.drafting.refill.level-3-opens")
def test_a_row_is_filled_before_the_card_is_chosen_whose_event_opens_its_guild() -> None:
    t = drafting().turn(0).do("act research level 2 1", "research IIA", "event maya chaturvedi")
    assert filling(t) == [2, 0]
    t.do("turn up transdimensional ai", "turn up cerebral implants")
    t.do("turn up capital ship", "turn up mercenary fleet")
    row = ["transdimensional_ai", "cerebral_implants", "capital_ship", "mercenary_fleet"]
    assert [t.rules.technologies[card].id for card in t.s.market[4:8]] == row
    assert frame_of(t) == "ChooseDraft"
    t.do("draft plasma cannons", "upgrade 1 at sol", "upgrade 2 at sol")
    assert t.s.market[2] == NONE  # a gap waits for the end of the turn


@rule("sun.drafting.refill.level-3-opens", "sun.drafting.spacetime-anomaly")
def test_a_row_is_filled_before_the_reward_of_the_card_that_opens_it() -> None:
    t = drafting().lay("IIA", "spacetime_anomaly_studies").turn(0)
    t.do("act research level 2 1", "research IIA")
    assert (filling(t), int(t.player(0).automated_ore)) == ([2, 0], 0)


@rule("sun.drafting.refill.level-4-opens", "sun.private-tech.owner-only")
def test_a_row_is_filled_when_a_private_technology_opens_it() -> None:
    t = drafting().run(0, "wise_0855_0714.colonize")
    t.do("turn up hivemind computing")
    while frame_of(t) == "TurnUp":
        t.s.answer(MAIN, t.s.lane_options(MAIN)[-1])
    t.do("keep hivemind computing")
    assert filling(t) == [3, 0]


@rule("sun.drafting.refill.level-3-opens", "sun.drafting.planetary-research")
def test_a_row_is_filled_before_the_reward_of_the_colony_that_opens_it() -> None:
    t = drafting().own(0, "planetary_scale_research").colony(0, "ross_128").seat(0, ore=4)
    t.ships(0, "sirius", 4).outpost(0, "sirius").turn(0)
    t.do("act terraforming 1 1", "colonize a right", "land 4", "landed", "discover yz ceti")
    before = t.player(0).clone()
    t.do("second disc food")
    assert filling(t) == [2, 0]
    assert t.player(0).ore == before.ore


@rule("sun.drafting.row-closes")
def test_a_row_is_cleared_as_soon_as_its_level_is_complete() -> None:
    t = drafting()
    cards = ("depot_outposts", "drone_squadrons", "modular_fleet", "export_farming", "colony_arks")
    for slot, id in zip(("IIB", "IIC", "IID", "IIE", "IIF"), cards, strict=True):
        t.lay(slot, id)
    t.turn(0).do("act research level 2 1", "research IIA", "event tyler lee")
    t.do("draft plasma cannons")
    assert frame_of(t) == "Upgrade"  # the reward of the card; the action is not over
    assert t.s.market[:4] == [NONE] * 4
    assert int(t.s.deck_2.size) == 16 - 6


def test_an_open_row_is_not_filled_in_the_middle_of_a_turn() -> None:
    t = drafting()
    t.s.uncovered = bit(1)
    t.s.market = t.s.put(t.s.market, 4, t.technology("transdimensional_ai"))
    t.turn(0).do("act research level 2 1", "research IIA", "event maya chaturvedi")
    assert frame_of(t) == "ChooseDraft"


def test_a_row_that_opens_ends_with_its_deck() -> None:
    uncovering = {"do": "uncover_guild", "guild": "scholars_guild"}
    mine = given(changed(terraforming={"action": [{"spaces": 1, "effect": [uncovering]}]}))
    t = drafting(components=mine).turn(0)
    deck = t.s.deck_3.clone()
    for card in t.s.deck_3.layers[0].things()[:-2]:
        deck.take(card)
    t.s.deck_3 = deck
    t.do("act terraforming 1 1")
    while frame_of(t) == "FillPlace":
        t.s.answer(MAIN, t.s.lane_options(MAIN)[0])
    assert sorted(card != NONE for card in t.s.market[4:8]) == [False, False, True, True]
    assert frame_of(t) == "Turn"
