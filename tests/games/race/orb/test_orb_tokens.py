"""Artifact tokens in Develop, Settle and Consume."""

from __future__ import annotations

import pytest

from tests.games.race.orb.table import OrbTable, events, held, orb_in, used, where
from tests.games.race.placing import lands
from tests.games.race.table import (
    Table,
    any_draws,
    asked,
    chance_asked,
    hand,
    reason_keys,
    says,
    tableau,
)
from tests.support.rules import rule

# --- Develop --------------------------------------------------------------------------------------


@rule("race.artifacts.token.development-discount")
@pytest.mark.parametrize(
    ("kind", "left"), [("development_discount_2", 3), ("development_discount_3", 2)]
)
def test_a_development_token_lowers_the_cost_of_one_development(kind, left):
    """Galactic Renaissance costs 6, less 1 for the choice of Develop."""
    hand = "Galactic Renaissance; Gem World; Comet Zone; Mining World; New Vinland"
    t = OrbTable(2).tokens(0, kind)
    t.seat(0, tableau="Alpha Centauri", hand=hand)
    s = t.at_orb_step("develop", "produce")
    s.play(0, "develop Galactic Renaissance")
    s.play(1, "pass")
    # Five to pay and four cards in hand: the token is needed.
    assert says(s, 0) == [f"turn up {kind}"]
    assert reason_keys(s, 0, "enough") == ["too-dear"]
    s.play(0, f"turn up {kind}")
    assert used(s, 0) == [kind]
    (frame,) = [each for each in s.agenda.lanes[1] if type(each).__name__ == "DiscardCards"]
    assert frame.data()[1] == left


@rule("race.artifacts.token.development-discount")
def test_without_tokens_that_development_cannot_be_chosen():
    hand = "Galactic Renaissance; Gem World; Comet Zone; Mining World; New Vinland"
    t = OrbTable(2).tokens(0, "world_discount_2 move_4")
    t.seat(0, tableau="Alpha Centauri", hand=hand)
    s = t.at_orb_step("develop", "produce")
    assert reason_keys(s, 0, "develop Galactic Renaissance") == ["too-dear"]


def test_a_token_need_not_be_used_and_others_cannot_tell_what_it_is():
    for kind in ("development_discount_2", "move_4"):
        t = OrbTable(2).tokens(0, kind)
        t.seat(0, tableau="Alpha Centauri", hand="Public Works; Gem World")
        s = t.at_orb_step("produce", "develop")
        s.play(0, "develop Public Works")
        s.play(1, "pass")
        assert asked(s) == [0]
        assert "enough" in says(s, 0)
        s.play(0, "enough")
        s.play(0, "pay Gem World")
        assert held(s, 0) == [kind]


# --- Settle ---------------------------------------------------------------------------------------


def settling(tokens: str, world: str, more: str = "", tableau: str = "Old Earth"):
    t = OrbTable(2).tokens(0, tokens)
    t.seat(0, tableau=tableau, hand=f"{world}; {more}" if more else world)
    return t.at_orb_step("settle", "produce")


@rule("race.artifacts.token.world-discount")
@pytest.mark.parametrize(("kind", "left"), [("world_discount_2", 1), ("world_discount_3", 0)])
def test_a_world_token_lowers_the_cost_of_one_non_military_world(kind, left):
    """Plague World costs 3. With the last token up there is one way: to pay what is left."""
    s = lands(settling(kind, "Plague World", "Gem World"), "Plague World")
    assert says(s, 0) == [f"turn up {kind} for cost"]
    assert reason_keys(s, 0, "pay cost") == ["too-dear"]
    s.play(0, f"turn up {kind} for cost")
    if left:
        s.play(0, "pay Gem World")
    assert "Plague World" in tableau(s, 0)
    assert hand(s, 0) == ([] if left else ["Gem World"])


def test_a_world_token_is_for_one_world_only():
    s = lands(settling("world_discount_2", "Plague World", "Gem World"), "Plague World")
    s.play(0, "turn up world_discount_2 for cost")
    assert says(s, 0) == ["pay Gem World"]
    assert orb_in(s).seats[0].discount == 0


def test_a_world_token_conquers_nothing():
    """Rebel Miners has a defense of 2 and no power lets it be paid for."""
    s = settling("world_discount_2 world_discount_3", "Rebel Miners", "Gem World")
    assert reason_keys(s, 0, "settle Rebel Miners") == ["too-weak"]


@rule("race.artifacts.token.gate.military-instead")
@pytest.mark.parametrize(
    ("kind", "value"),
    [
        ("gate_or_military_1", 1),
        ("gate_or_military_2", 2),
        ("gate_or_military_2_b", 2),
        ("gate_or_military_3", 3),
    ],
)
def test_a_gate_token_raises_military_for_the_settle_phase(kind, value):
    """Rebel Miners: defense 2."""
    s = settling(kind, "Rebel Miners")
    if value < 2:
        assert reason_keys(s, 0, "settle Rebel Miners") == ["too-weak"]
        return
    lands(s, "Rebel Miners")
    assert says(s, 0) == [f"turn up {kind}"]
    s.play(0, f"turn up {kind}")
    assert s.players[0].temporary == value
    assert [event.amount for event in events(s, "conquer")] == [2]
    any_draws(s)
    assert "Rebel Miners" in tableau(s, 0)
    assert s.players[0].temporary == 0


@rule("race.artifacts.token.uplift.military")
def test_an_uplift_token_raises_military_against_genes_worlds():
    """Malevolent Lifeforms: military Genes world, defense 4; New Sparta gives 2."""
    s = settling("uplift", "Malevolent Lifeforms", tableau="New Sparta")
    lands(s, "Malevolent Lifeforms")
    s.play(0, "turn up uplift")
    assert s.players[0].temporary == 0
    assert orb_in(s).seats[0].genes_military == 2
    assert [event.amount for event in events(s, "conquer")] == [4]
    any_draws(s)
    assert "Malevolent Lifeforms" in tableau(s, 0)
    # Over with the phase.
    assert orb_in(s).seats[0].genes_military == 0


def test_an_uplift_token_is_no_military_against_other_worlds():
    s = settling("uplift uplift", "Rebel Miners")
    assert reason_keys(s, 0, "settle Rebel Miners") == ["too-weak"]


@rule("race.artifacts.token.uplift.cost")
def test_an_uplift_token_lowers_the_cost_of_genes_worlds_until_the_phase_ends():
    """Plague World is a Genes world and costs 3."""
    s = lands(settling("uplift", "Plague World", "Gem World"), "Plague World")
    assert says(s, 0) == ["turn up uplift for cost"]
    s.play(0, "turn up uplift for cost")
    assert orb_in(s).seats[0].genes_discount == 2
    s.play(0, "pay Gem World")
    any_draws(s)
    assert orb_in(s).seats[0].genes_discount == 0


def test_an_uplift_token_does_not_lower_the_cost_of_other_worlds():
    """Gem World costs 2 and is a Novelty world."""
    s = settling("uplift", "Gem World", "Comet Zone")
    assert reason_keys(s, 0, "settle Gem World") == ["too-dear"]


@rule("race.artifacts.token.adds-to-other-tokens", "race.artifacts.token.several-for-one-action")
def test_tokens_for_one_world_add_up():
    s = lands(settling("world_discount_2 uplift", "Plague World"), "Plague World")
    s.play(0, "turn up world_discount_2 for cost")
    assert says(s, 0) == ["turn up uplift for cost"]
    s.play(0, "turn up uplift for cost")
    assert "Plague World" in tableau(s, 0)
    assert chance_asked(s)  # nothing was left to pay


@rule("race.artifacts.power.settle.good-for-military-technology-token")
@pytest.mark.parametrize("kind", ["technology", "technology_b"])
def test_a_technology_token_stands_for_the_alien_good_of_a_military_power(kind):
    """Self-Repairing Alien Artillery: 3 for an Alien good. Pirate World has a defense of 3."""
    cards = "Old Earth; Self-Repairing Alien Artillery"
    s = lands(settling(kind, "Pirate World", tableau=cards), "Pirate World")
    assert says(s, 0) == [f"turn up {kind}"]
    s.play(0, f"turn up {kind}")
    assert s.players[0].temporary == 3
    assert [event.amount for event in events(s, "conquer")] == [3]


def test_a_technology_token_arms_nobody_without_such_a_power():
    s = settling("technology technology_b", "Pirate World")
    assert reason_keys(s, 0, "settle Pirate World") == ["too-weak"]


@rule("race.artifacts.power.settle.reserve-attack-leftover-military")
@pytest.mark.parametrize(("second", "fits"), [("Outlaw World", True), ("Rebel Miners", False)])
def test_what_an_uplift_token_gave_against_the_first_world_is_no_loss_to_the_reserves(second, fits):
    """New Sparta 2 and Scientific Cruisers 1 make 3, the token 2 against Genes worlds alone.

    Malevolent Lifeforms (Genes, defense 4) takes the token's 2 and 2 of the 3: 1 is left, enough
    for a defense of 1 and not of 2.
    """
    cards = "New Sparta; Scientific Cruisers; Imperium Supply Convoy"
    s = lands(
        settling("uplift", "Malevolent Lifeforms", second, tableau=cards), "Malevolent Lifeforms"
    )
    s.play(0, "turn up uplift")
    any_draws(s)
    if fits:
        s.play(0, f"settle {second}")
        assert [event.amount for event in events(s, "conquer")] == [4, 1]
    else:
        assert reason_keys(s, 0, f"settle {second}") == ["no-reserves"]
        assert says(s, 0) == ["pass"]


@rule("race.artifacts.power.settle.reserve-attack-leftover-military")
def test_an_uplift_token_that_fits_both_worlds_is_not_there_twice():
    """Frontier Capital 1 and the token 2: a defense of 2 leaves 1 against a second Genes world."""
    cards = "Frontier Capital; Imperium Supply Convoy"
    s = settling("uplift", "Avian Uplift Race", "Arboreal Uplift Race", tableau=cards)
    lands(s, "Avian Uplift Race")
    s.play(0, "turn up uplift")
    any_draws(s)
    (reason,) = s.why_not(0, "settle Arboreal Uplift Race")
    assert (reason.key, reason.figures) == ("no-reserves", (2, 1))


# --- Consume --------------------------------------------------------------------------------------


def consuming(tokens: str, cards: str, action: str, goods: str = ""):
    t = OrbTable(2).tokens(0, tokens)
    t.seat(0, tableau=cards, goods=goods)
    return t.at_orb_step(action, "produce")


@rule("race.artifacts.token.technology.sale-needs-trade")
def test_a_technology_token_is_sold_by_whoever_chose_trade():
    s = consuming("technology", "Alpha Centauri", "consume trade")
    assert says(s, 0) == ["turn up technology", "enough"]
    s.play(0, "turn up technology")
    assert [event.amount for event in events(s, "orb-sell")] == [5]
    assert used(s, 0) == ["technology"]


@rule("race.artifacts.token.technology.sale-needs-trade")
def test_nobody_else_sells_it():
    """Without a consume power that takes Alien goods seat 0 has nothing to do in Consume."""
    s = consuming("technology", "Alpha Centauri", "consume 2x")
    assert events(s, "phase")[0].amount == 4
    assert not events(s, "orb-sell")
    assert "turn up technology" not in says(s, 0)
    assert reason_keys(s, 0, "turn up technology") == ["not-offered"]
    assert held(s, 0) == ["technology"]


def test_trade_powers_add_to_the_price_of_a_token():
    """An Alien good is worth 5; Old Earth adds 1 to every sale."""
    s = consuming("technology", "Old Earth", "consume trade")
    s.play(0, "turn up technology")
    assert [event.amount for event in events(s, "orb-sell")] == [6]


@rule("race.artifacts.token.technology.as-alien-good")
def test_a_technology_token_is_played_as_an_alien_good_and_consumed():
    """Old Earth consumes up to two goods of any kind for 1 VP each."""
    s = consuming("technology", "Old Earth", "consume 2x")
    assert says(s, 0) == ["stop", "turn up technology"]
    s.play(0, "turn up technology")
    assert orb_in(s).seats[0].goods == 1
    s.play(0, "use Old Earth")
    assert says(s, 0) == ["consume from token"]
    s.play(0, "consume from token")
    assert s.players[0].vp == 2
    assert orb_in(s).seats[0].goods == 0


@rule("race.artifacts.token.technology.consume-needs-power")
def test_it_needs_an_unused_power_for_alien_goods():
    """Mining Conglomerate consumes Rare goods, Old Earth two of any kind, Alien Researchers Alien.

    Its good is Rare: Mining Conglomerate could be used, but not for the token.
    """
    cards = "Alpha Centauri; Mining Conglomerate"
    s = consuming("technology", cards, "consume 2x", goods="Alpha Centauri")
    assert says(s, 0) == ["use Mining Conglomerate"]
    assert reason_keys(s, 0, "turn up technology") == ["no-power-for-token"]
    with_alien = f"{cards}; Alien Researchers"
    s = consuming("technology", with_alien, "consume 2x", goods="Alpha Centauri")
    assert "turn up technology" in says(s, 0)


@rule("race.artifacts.token.technology.consume-needs-power")
@pytest.mark.parametrize("card", ["Pilgrimage World", "Black Market Trading World", "Trade League"])
def test_powers_that_consume_all_goods_or_sell_one_take_a_token(card):
    """Pilgrimage World consumes all goods, the other two sell any one of them."""
    s = consuming("technology", f"Alpha Centauri; {card}", "consume 2x")
    assert "turn up technology" in says(s, 0)


@rule("race.artifacts.token.technology.sale-needs-trade", "race.base.order.clockwise")
@pytest.mark.parametrize(("deck", "together"), [(10, False), (11, True)])
def test_sales_of_tokens_that_could_empty_the_deck_are_made_in_turn(deck, together):
    """A technology token brings 5 cards: of two who may sell one, nobody waits for the other if
    more than 10 are left. What the token is, others cannot see.
    """
    t = OrbTable(2).tokens(0, "technology").tokens(1, "move_4")
    t.seat(0, tableau="Alpha Centauri").seat(1, tableau="New Sparta")
    names = [t.rules.names[n] for n in range(t.rules.count) if t.s.deck.counts[n]]
    t.only_deck("; ".join(names[:deck]))
    s = t.at_orb_step("consume trade", "consume trade")
    assert asked(s) == ([0, 1] if together else [0])


@rule("race.artifacts.token.technology.consume-needs-power")
def test_a_power_for_different_goods_takes_a_token_as_the_kind_that_is_missing():
    """Diversified Economy consumes three goods of different kinds; the Alien kind counts once."""
    cards = "Alpha Centauri; Gem World; Comet Zone; Diversified Economy"
    rare_and_novelty, both_rare = "Alpha Centauri; Gem World", "Alpha Centauri; Comet Zone"
    for goods, helps in ((rare_and_novelty, True), (both_rare, False)):
        s = consuming("technology", cards, "consume 2x", goods=goods)
        assert ("turn up technology" in says(s, 0)) == helps


@rule("race.artifacts.token.technology.consume-needs-power")
def test_a_power_that_was_used_takes_no_second_token():
    """Alien Researchers consume one Alien good for 2 VP, doubled for the chooser."""
    s = consuming("technology technology", "Alpha Centauri; Alien Researchers", "consume 2x")
    s.play(0, "turn up technology")
    s.play(0, "use Alien Researchers")
    s.play(0, "consume from token")
    assert s.players[0].vp == 4
    assert held(s, 0) == ["technology"]
    assert len(events(s, "orb-consume")) == 1
    assert reason_keys(s, 0, "turn up technology") == ["not-offered"]


def test_a_token_joins_the_goods_of_worlds():
    s = consuming("technology", "Old Earth; Gem World", "consume 2x", goods="Gem World")
    s.play(0, "turn up technology")
    s.play(0, "use Old Earth")
    s.play(0, "consume from Gem World")
    s.play(0, "consume from token")
    assert s.players[0].vp == 4


def test_a_good_from_a_token_is_lost_with_the_phase():
    s = consuming("technology technology", "Old Earth; Gem World", "consume 2x", goods="Gem World")
    s.play(0, "turn up technology")
    s.play(0, "turn up technology")
    s.play(0, "use Old Earth")
    s.play(0, "consume from Gem World")
    s.play(0, "consume from token")
    any_draws(s)
    assert orb_in(s).seats[0].goods == 0


# --- the second team ------------------------------------------------------------------------------


def with_ship(**more):
    """Alien Research Ship costs 4, less 1 for the choice of Develop."""
    t = OrbTable(2, **more)
    pay = "Gem World; Comet Zone; Mining World"
    t.seat(0, tableau="Alpha Centauri", hand=f"Alien Research Ship; {pay}")
    s = t.at_orb_step("develop", "produce")
    s.play(0, "develop Alien Research Ship")
    s.play(1, "pass")
    s.play(0, f"pay {pay}")
    return s


@rule(
    "race.artifacts.orb.move.second-team-by-alien-research-ship",
    "race.artifacts.power.place.second-team-airlock",
)
def test_alien_research_ship_brings_a_small_airlock_onto_the_orb():
    s = with_ship()
    assert all(each.startswith("lay airlock1 ") for each in says(s, 0))
    s.play(0, "lay airlock1 turned 0")
    s.play(0, says(s, 0)[0])
    assert orb_in(s).airlocks == 1
    assert where(s, 0, 1) is None


@rule("race.artifacts.power.place.second-team-on-airlock")
def test_the_second_team_starts_on_any_square_of_that_card():
    s = with_ship()
    s.play(0, "lay airlock1 turned 0")
    spot = says(s, 0)[0]
    row, column = (int(each) for each in spot.removeprefix("place ").split(","))
    s.play(0, spot)
    squares = [f"stand {r},{c}" for r in (row, row + 1) for c in range(column, column + 3)]
    assert says(s, 0) == squares
    s.play(0, squares[4])
    assert where(s, 0, 1) == (row + 1, column + 1)
    assert not chance_asked(s)


@rule("race.base.order.clockwise")
def test_two_ships_of_one_phase_bring_their_airlocks_clockwise():
    """Both come onto the same Orb: the second owner sees where the first airlock lies."""
    pays = ("Gem World; Comet Zone; Mining World", "New Vinland; Spice World; Space Port")
    t = OrbTable(2)
    for seat, start in enumerate(("Alpha Centauri", "New Sparta")):
        t.seat(seat, tableau=start, hand=f"Alien Research Ship; {pays[seat]}")
    s = t.at_orb_step("develop", "develop")
    for seat in range(2):
        s.play(seat, "develop Alien Research Ship")
    for seat in range(2):
        assert asked(s) == [seat]
        s.play(seat, f"pay {pays[seat]}")
        assert asked(s) == [seat]
        s.play(seat, f"lay airlock{seat + 1} turned 0")
        s.play(seat, says(s, seat)[0])
        s.play(seat, says(s, seat)[0])
    assert orb_in(s).airlocks == 0
    assert where(s, 0, 1) != where(s, 1, 1)


@rule("race.artifacts.power.place.second-team-orb-only")
def test_without_the_orb_it_brings_no_team():
    t = Table(2, expansion="artifacts")
    assert sum(t.rules.second_team) == 0
    assert sum(OrbTable(2).rules.second_team) > 0


@rule("race.artifacts.no-orb.cards-stay-in")
def test_without_the_orb_its_developments_stay_in_the_deck():
    t = Table(2, expansion="artifacts")
    for name in ("Alien Survey Technology", "Alien Research Ship"):
        assert t.s.deck.counts[t.card(name)] == OrbTable(2).s.deck.counts[t.card(name)] > 0


@rule(
    "race.artifacts.power.explore.faster-teams-orb-only",
    "race.artifacts.no-orb.survey-team-powers-ignored",
)
def test_without_the_orb_no_team_is_faster():
    assert sum(Table(2, expansion="artifacts").rules.team_steps) == 0
    assert sum(OrbTable(2).rules.team_steps) == 2


@rule("race.artifacts.power.explore.faster-teams-seti")
def test_seti_counts_alien_survey_technology_in_the_orb_game_only():
    def score(table: Table) -> int:
        table.seat(0, tableau="Old Earth; Galactic Survey: SETI; Alien Survey Technology")
        return table.lying().scores()[0]

    assert score(OrbTable(2)) == score(Table(2, expansion="artifacts")) + 1


@rule("race.artifacts.token.development-discount")
def test_a_development_that_costs_nothing_any_more_asks_for_no_other_token():
    """Drop Ships cost 4, less 1 for the choice of Develop, less 3."""
    t = OrbTable(2).tokens(0, "development_discount_3 development_discount_2")
    t.seat(0, tableau="Alpha Centauri", hand="Drop Ships; Gem World; Comet Zone; Mining World")
    s = t.at_orb_step("develop", "produce")
    s.play(0, "develop Drop Ships")
    s.play(1, "pass")
    assert "turn up development_discount_2" in says(s, 0)
    s.play(0, "turn up development_discount_3")
    assert "TokensForDevelopment" not in [type(each).__name__ for each in s.agenda.lanes[1]]
    assert used(s, 0) == ["development_discount_3"]
