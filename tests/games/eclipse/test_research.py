"""The Research action, prices, and technologies that work at once."""

from __future__ import annotations

import pytest

from astrarium.games.eclipse.population import upkeep
from astrarium.games.eclipse.research import price
from tests.games.eclipse.table import (
    Table,
    asked,
    beginning,
    events,
    play,
    purse,
    says,
    terrans,
    why,
)
from tests.support.rules import rule


@rule("eclipse.research.choose", "eclipse.research.pay", "eclipse.research.place")
def test_a_technology_is_paid_with_science_and_goes_on_the_board() -> None:
    t = terrans(2).offer("nanorobots", "monolith").seat(0, science=5)
    s = play(t.turn(0), 0, "research")
    assert beginning(s, 0, "research") == ["nanorobots"]
    assert why(s, 0, "research monolith") == "too-little-science"
    assert why(s, 0, "research orbital") == "not-on-offer"
    s.play(0, "research nanorobots")
    assert s.players[0].science == 3
    assert s.players[0].owns(t.technology("nanorobots"))
    assert s.market[t.technology("nanorobots")] == 0


@rule(
    "eclipse.research.discount",
    "eclipse.research.minimum-cost",
    "eclipse.research.example-starbase",
)
def test_a_starbase_costs_its_minimum_of_3_with_two_military_technologies() -> None:
    t = Table("descendants_of_draco", "terran_alliance").offer("starbase").seat(0, science=9)
    t.knows(0, "neutron_bombs", "plasma_cannon")
    s = play(t.turn(0), 0, "research", "research starbase")
    assert s.players[0].science == 6


@rule("eclipse.action-example.winney-research.fusion-drive")
@rule("eclipse.action-example.winney-research.wormhole-generator")
@rule("eclipse.action-example.hydran-two-technologies")
def test_hydran_researches_two_and_the_first_counts_for_the_second() -> None:
    t = Table("hydran_progress", "terran_alliance").seat(0, science=13)
    t.offer("fusion_drive", "wormhole_generator")
    t.knows(0, "nanorobots", "orbital", "monolith")  # and Advanced Labs: four
    s = play(t.turn(0), 0, "research", "research fusion drive")
    assert s.players[0].science == 10
    s.play(0, "research wormhole generator")
    assert s.players[0].science == 0
    assert s.players[0].discs_on(2) == 1


@rule("eclipse.research.discount-values")
def test_prices_by_technologies_owned() -> None:
    t = Table("descendants_of_draco", "terran_alliance")
    generator = t.technology("wormhole_generator")
    nano = (
        "nanorobots",
        "fusion_drive",
        "advanced_robotics",
        "orbital",
        "advanced_labs",
        "monolith",
    )
    prices = [int(price(t.s, 0, generator))]
    for id in nano:
        t.knows(0, id)
        prices.append(int(price(t.s, 0, generator)))
    assert prices == [16, 15, 14, 13, 12, 10, 8]


@rule("eclipse.research.no-duplicate", "eclipse.research.permanent")
def test_an_owned_technology_cannot_be_chosen() -> None:
    t = terrans(2).offer("starbase", "nanorobots")
    s = play(t.turn(0), 0, "research")
    assert why(s, 0, "research starbase") == "owned"


@rule("eclipse.research.place")
def test_an_eighth_technology_of_a_category_has_no_space() -> None:
    t = terrans(2).seat(0, science=40).offer("artifact_key", "gauss_shield")
    t.knows(0, "nanorobots", "fusion_drive", "advanced_robotics", "orbital", "advanced_labs")
    t.knows(0, "monolith", "wormhole_generator")
    s = play(t.turn(0), 0, "research")
    assert why(s, 0, "research artifact key") == "row-full"


@rule(
    "eclipse.tech.advanced-robotics", "eclipse.setup.extra-discs", "eclipse.research.kind.instant"
)
def test_advanced_robotics_gives_a_disc_at_once() -> None:
    t = terrans(2).offer("advanced_robotics").seat(0, science=6)
    s = play(t.turn(0), 0, "research", "research advanced robotics")
    assert s.players[0].discs == 12  # twelve, one spent, one gained


@rule("eclipse.tech.quantum-grid", "eclipse.setup.extra-discs")
def test_quantum_grid_gives_two_discs_at_once() -> None:
    t = terrans(2).offer("quantum_grid").seat(0, science=16)
    s = play(t.turn(0), 0, "research", "research quantum grid")
    assert s.players[0].discs == 13
    assert upkeep(s, 0) == 0


@rule("eclipse.tech.artifact-key.five-each", "eclipse.tech.artifact-key.choice")
@rule("eclipse.tech.artifact-key.no-split")
def test_artifact_key_gives_five_of_one_kind_for_each_artifact() -> None:
    t = terrans(2).lay(102, "0,-1").own(0, 102).offer("artifact_key").seat(0, science=14)
    s = play(t.turn(0), 0, "research", "research artifact key")
    assert says(s, 0)[:3] == ["gain money", "gain science", "gain materials"]
    play(s, 0, "gain money", "gain materials")
    assert purse(s.players[0]) == (7, 0, 8)


@pytest.mark.parametrize(("money", "is_open"), [(1, False), (2, True)])
@rule("eclipse.research.pay")
def test_what_can_be_traded_for_is_within_reach_of_a_research_action(
    money: int, is_open: bool
) -> None:
    t = terrans(2).offer("nanorobots").seat(0, money=money, science=1, materials=0)
    s = t.turn(0)
    assert ("research" in says(s, 0)) == is_open
    if not is_open:
        assert why(s, 0, "research") == "nothing-affordable"


def test_what_is_owned_is_no_reason_to_research() -> None:
    t = terrans(2).offer("nanorobots").knows(0, "nanorobots").seat(0, science=30)
    assert why(t.turn(0), 0, "research") == "nothing-affordable"


@rule("eclipse.tech.artifact-key.five-each")
def test_without_an_artifact_the_key_gives_nothing() -> None:
    t = terrans(2).lay(107, "0,-1").own(0, 107).offer("artifact_key").seat(0, science=14, colony=0)
    t.s.owner[t.hex(221)] = -1
    s = play(t.turn(0), 0, "research", "research artifact key")
    assert events(s, "artifact") == []
    assert asked(s) == [1]
