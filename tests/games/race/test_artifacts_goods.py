"""Alien Artifacts without the Orb: trade, consume, produce, and what worlds are worth."""

from __future__ import annotations

from typing import cast

import pytest

import astrarium
from astrarium.games.race.scoring import general_military
from astrarium.games.race.state import Race
from tests.games.race.artifacts import consuming, producing
from tests.games.race.expansions import box
from tests.games.race.laying import from_consume_on
from tests.games.race.table import Table, any_draws, goods, reason_keys, says
from tests.support.rules import rule

# --- Alien Fuel Refinery -------------------------------------------------------------------------


@rule("race.artifacts.power.trade.no-sale")
def test_the_good_of_alien_fuel_refinery_is_not_sold_by_the_trade_bonus() -> None:
    s = consuming("Alien Fuel Refinery; Gem World", "Alien Fuel Refinery; Gem World")
    assert says(s, 0) == ["sell from Gem World"]
    assert reason_keys(s, 0, "sell from Alien Fuel Refinery") == ["not-for-sale"]
    alone = consuming("Alien Fuel Refinery", "Alien Fuel Refinery")
    assert goods(alone, 0) == ["Alien Fuel Refinery"]
    assert any_draws(alone) == 0


@rule("race.artifacts.power.trade.no-sale-consume-powers-work")
def test_consume_powers_sell_and_eat_the_good_of_alien_fuel_refinery() -> None:
    s = consuming("Trade League; Alien Fuel Refinery", "Alien Fuel Refinery", "settle")
    s.play(0, "use Trade League")
    s.play(0, "sell from Alien Fuel Refinery")
    assert any_draws(s) == 5 + 1  # its price, and the Trade power of Trade League itself
    s = consuming(
        "Rebel Base; Alien Fuel Refinery; Tourist World".replace(
            "Tourist World", "Alien Researchers"
        ),
        "Alien Fuel Refinery",
        "settle",
    )
    s.play(0, "use Alien Researchers")
    s.play(0, "consume from Alien Fuel Refinery")
    assert s.players[0].vp == 2


@rule("race.artifacts.power.trade.no-sale-trade-league-scores")
def test_trade_league_scores_for_alien_fuel_refinery() -> None:
    alone = box("Trade League", "", "artifacts")
    # As for any other world with a Trade power.
    assert box("Trade League", "Space Port", "artifacts") == alone + 1
    assert box("Trade League", "Alien Fuel Refinery", "artifacts") == alone + 1
    assert box("Trade League", "Ore-Rich World", "artifacts") == alone


@rule("race.artifacts.power.trade.no-sale-wormhole-prospectors-scores")
def test_wormhole_prospectors_score_two_for_alien_fuel_refinery() -> None:
    alone = box("Wormhole Prospectors", "", "artifacts")
    assert box("Wormhole Prospectors", "Alien Fuel Refinery", "artifacts") == alone + 2
    assert box("Wormhole Prospectors", "Ore-Rich World", "artifacts") == alone + 1


# --- Interstellar Trade Port ---------------------------------------------------------------------

FOUR = "Gem World; Comet Zone; Plague World; Alien Robotic Factory"


@rule("race.artifacts.power.consume.up-to-four-kinds")
def test_the_trade_port_takes_one_good_of_every_kind_there_is() -> None:
    lying = f"{FOUR}; Spice World"
    s = consuming(f"Interstellar Trade Port; {lying}", lying, "settle")
    s.play(0, "use Interstellar Trade Port")
    s.play(0, f"consume from {FOUR}")
    assert s.players[0].vp == 4
    assert any_draws(s) == 4
    assert goods(s, 0) == ["Spice World"]


def test_the_trade_port_takes_no_second_good_of_a_kind() -> None:
    s = consuming(
        "Interstellar Trade Port; Gem World; Spice World", "Gem World; Spice World", "settle"
    )
    s.play(0, "use Interstellar Trade Port")
    s.play(0, "consume from Spice World")
    assert goods(s, 0) == ["Gem World"]


@pytest.mark.parametrize(
    ("worlds", "count"),
    [
        pytest.param(
            "Gem World", 1, marks=rule("race.artifacts.power.consume.up-to-four-kinds-vp")
        ),
        pytest.param(
            "Gem World; Comet Zone",
            2,
            marks=rule("race.artifacts.power.consume.up-to-four-kinds-card"),
        ),
    ],
)
def test_each_good_gives_one_vp_and_one_card(worlds: str, count: int) -> None:
    s = consuming(f"Interstellar Trade Port; {worlds}", worlds, "settle")
    s.play(0, "use Interstellar Trade Port")
    s.play(0, f"consume from {worlds}")
    assert (s.players[0].vp, any_draws(s)) == (count, count)


# --- the goods store -----------------------------------------------------------------------------


def stored(s: Race) -> int:
    assert s.extras is not None
    at = s.players[0].tableau.index(s.tables.names.index("Tranship Point"))
    return int(s.players[0].goods[at] >= 0) + len(s.extras.seats[0].stored)


@rule("race.artifacts.power.produce.storage-move")
def test_rare_goods_and_no_others_are_moved_to_tranship_point() -> None:
    s = producing("Comet Zone; Gem World", "Comet Zone; Gem World")
    assert says(s, 0) == ["stop", "move from Comet Zone"]
    assert reason_keys(s, 0, "move from Gem World") == ["wrong-kind"]
    s.play(0, "move from Comet Zone")
    any_draws(s)
    assert stored(s) == 1


@pytest.mark.parametrize(
    "worlds", ["Rebel Miners; Comet Zone; New Earth", "New Earth; Rebel Miners; Comet Zone"]
)
def test_goods_to_move_are_named_in_one_order_however_the_tableau_was_built(worlds: str) -> None:
    assert says(producing(worlds, worlds), 0) == [
        "stop",
        "move from Rebel Miners",
        "move from Comet Zone",
        "move from New Earth",
    ]


def test_after_a_good_only_those_that_come_later_are_moved() -> None:
    worlds = "Rebel Miners; Comet Zone; New Earth"
    s = producing(worlds, worlds)
    s.play(0, "move from Comet Zone")
    assert says(s, 0) == ["stop", "move from New Earth"]
    assert len(reason_keys(s, 0, "move from Rebel Miners")) == 1


def test_a_rare_world_without_a_good_has_none_to_move() -> None:
    s = producing("Comet Zone; Rebel Miners", "Comet Zone")
    assert says(s, 0) == ["stop", "move from Comet Zone"]
    assert reason_keys(s, 0, "move from Rebel Miners") == ["no-good"]
    (reason,) = s.why_not(0, "move from Rebel Miners")
    assert reason.rule == "race.artifacts.power.produce.storage-move"


def test_nothing_has_to_be_moved() -> None:
    s = producing("Comet Zone", "Comet Zone")
    s.play(0, "stop")
    any_draws(s)
    assert stored(s) == 0


@rule("race.artifacts.power.produce.storage-start-of-phase")
def test_goods_are_moved_before_worlds_produce_so_they_produce_again() -> None:
    s = producing("Rebel Miners", "Rebel Miners")
    s.play(0, "move from Rebel Miners")
    any_draws(s)
    assert goods(s, 0) == ["Tranship Point", "Rebel Miners"]


@rule("race.artifacts.power.produce.storage-several-goods")
def test_several_goods_lie_on_tranship_point() -> None:
    s = producing("Rebel Miners; Comet Zone; New Earth", "Rebel Miners; Comet Zone; New Earth")
    s.play(0, "move from Rebel Miners; Comet Zone; New Earth")
    any_draws(s)
    assert stored(s) == 3
    assert s.rules.game.broken(s) == []


def with_store(count: int, tableau: str = "", action: str = "consume trade") -> Race:
    """Tranship Point holds so many goods, and the Consume phase comes."""
    t = Table(2, expansion="artifacts")
    t.seat(0, tableau=f"Tranship Point; {tableau}", goods="Tranship Point" if count else "")
    s = t.s
    assert s.extras is not None
    s.extras.seats[0].stored = [t._any_card() for _ in range(count - 1)]
    return from_consume_on(t.seat(1, tableau="Epsilon Eridani"), action, "consume 2x")


@rule("race.artifacts.power.produce.storage-goods-are-normal")
def test_stored_goods_are_sold_and_consumed_as_rare_goods() -> None:
    s = with_store(4, "Mining Conglomerate; Terraforming Unlimited")
    s.play(0, "sell from Tranship Point")
    assert any_draws(s) == 3 + 1  # Mining Conglomerate: a card more for a Rare good
    assert stored(s) == 3
    s.play(0, "use Terraforming Unlimited")
    s.play(0, "consume from Tranship Point")
    assert s.players[0].vp == 2
    s.play(0, "use Mining Conglomerate")
    s.play(0, "consume from Tranship Point; Tranship Point")
    assert s.players[0].vp == 2 + 2
    assert stored(s) == 0


def test_pilgrimage_world_takes_all_stored_goods() -> None:
    s = with_store(4, "Pilgrimage World; Gem World", "settle")
    s.play(0, "use Pilgrimage World")
    assert s.players[0].vp == 3
    assert stored(s) == 0


def test_stored_goods_break_ties() -> None:
    s = with_store(3, "", "settle")
    s.players[0].tableau = s.players[0].tableau[:1]
    s.players[0].goods = s.players[0].goods[:1]
    # Both have 2 VP; three goods are more than two cards in hand.
    s.players[1].vp = 1
    s.players[1].hand = [0, 1]
    assert s.scores() == [2, 2]
    assert s.ranking() == [1, 2]


def test_everyone_sees_how_many_goods_are_stored_and_nobody_which() -> None:
    s = with_store(3, "", "settle")
    for eyes in (None, 0, 1):
        assert s.view(eyes)["state"]["extras"]["seats"][0]["stored"] == 2


def test_goods_in_storage_without_a_storage_world_are_noticed() -> None:
    s = with_store(3, "", "settle")
    assert s.rules.game.broken(s) == []
    s.discard.counts[s.players[0].goods[0]] += 1
    s.discard.size += 1
    s.players[0].goods[0] = -1
    assert s.rules.game.broken(s) == ["stored goods lie on a storage world"]


def test_a_position_with_stored_goods_survives_being_saved() -> None:
    s = with_store(3, "", "settle")
    again = cast(Race, astrarium.load(s.dump()))
    assert again.dump() == s.dump()
    assert s.clone().dump() == s.dump()


# --- what worlds are worth -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "beside", "vp"),
    [
        pytest.param(*row, marks=rule(f"race.artifacts.variable-vp.{id}"), id=f"{row}")
        for id, row in [
            ("alien-uplift-chamber", ("Alien Uplift Chamber", "", 2)),
            ("alien-uplift-chamber", ("Alien Uplift Chamber", "Uplift Researchers; Gem World", 4)),
            ("alien-uplift-chamber", ("Alien Uplift Chamber", "Avian Uplift Race; Rebel Base", 4)),
            ("rebel-resistance", ("Rebel Resistance", "", 2)),
            ("rebel-resistance", ("Rebel Resistance", "Rebel Base; Rebel Mutineers", 6)),
            (
                "rebel-resistance",
                ("Rebel Resistance", "Outlaw World", 2),
            ),
        ]
    ],
)
def test_worlds_of_varying_vp(card: str, beside: str, vp: int) -> None:
    assert box(card, beside, "artifacts") == vp


@pytest.mark.parametrize(
    ("card", "beside", "vp"),
    [
        ("Alien Researchers", "", 1),
        ("Alien Researchers", "Alien Rosetta Stone World", 4),
        ("Alien Researchers", "Deserted Alien Colony; Alien Survey Technology", 3),
        ("Galactic Expansionists", "", 1),
        ("Galactic Expansionists", "Space Marines; Gem World; Destroyed World", 3),
        ("Imperium War Faction", "", 2),
        ("Imperium War Faction", "Blaster Gem Mines", 5),
        ("Imperium War Faction", "Imperium Fifth Column; Outlaw World", 5),
        ("Terraforming Unlimited", "", 2),
        ("Terraforming Unlimited", "Terraformed World", 5),
        ("Terraforming Unlimited", "Terraforming Robots; Gem World; Outlaw World", 5),
        ("Uplift Alliance", "", 2),
        ("Uplift Alliance", "Avian Uplift Race; Plague World; Uplift Researchers", 8),
        ("Wormhole Prospectors", "", 1),
        ("Wormhole Prospectors", "Space Port; Gem World", 4),
        ("Wormhole Prospectors", "Imperium Blaster Gem Depot; Outlaw World", 2),
        ("Wormhole Prospectors", "Export Duties", 2),
    ],
)
def test_six_cost_developments_of_the_artifacts_score(card: str, beside: str, vp: int) -> None:
    assert box(card, beside, "artifacts") == vp


def test_total_military_counts_military_per_chromosome_world() -> None:
    t = Table(2, expansion="artifacts")
    t.seat(0, tableau="Rebel Uplift World; Avian Uplift Race; New Sparta")
    s = t.seat(1, tableau="Old Earth").lying()
    assert general_military(s.tables, s.players[0]) == 2 + 2


# --- without the Orb -----------------------------------------------------------------------------


@rule(
    "race.artifacts.no-orb.survey-team-powers-ignored",
    "race.artifacts.power.explore.faster-teams-orb-only",
    "race.artifacts.power.explore.faster-teams-seti",
)
def test_a_power_for_survey_teams_is_no_explore_power_without_the_orb() -> None:
    alone = box("Galactic Survey: SETI", "", "artifacts")
    assert box("Galactic Survey: SETI", "Alien Survey Technology", "artifacts") == alone
    assert box("Galactic Survey: SETI", "Scientific Cruisers", "artifacts") == alone + 1


@rule("race.artifacts.power.place.second-team-orb-only")
def test_alien_research_ship_asks_nothing_when_placed_without_the_orb() -> None:
    t = Table(2, expansion="artifacts")
    t.seat(
        0,
        tableau="Old Earth",
        hand="Alien Research Ship; Gem World; Spice World; Space Port; New Vinland",
    )
    s = t.seat(1, tableau="Epsilon Eridani").chosen("consume 2x", "develop")
    s.play(0, "develop Alien Research Ship")
    s.play(1, "pass")
    s.play(0, "pay Gem World; Spice World; Space Port; New Vinland")
    assert says(s, 0)[0] == "choose explore +5"


@rule("race.artifacts.no-orb.token-scoring-ignored")
@pytest.mark.parametrize("card", ["Alien Researchers", "Terraforming Unlimited", "Uplift Alliance"])
def test_no_term_for_tokens_is_left_without_the_orb(card: str) -> None:
    tables = Table(2, expansion="artifacts").rules
    scored = tables.variable[tables.names.index(card)]
    assert scored is not None
    assert len(scored.terms) == {"Alien Researchers": 2, "Terraforming Unlimited": 3}.get(card, 2)
