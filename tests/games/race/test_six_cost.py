"""What each six-cost development is worth."""

from __future__ import annotations

import pytest

from astrarium.games.race.scoring import printed
from tests.games.race.table import Table, any_draws, tableau
from tests.support.rules import rule


def box(card: str, beside: str, vp: int = 0) -> int:
    """The variable VP of a card alone, beside these cards of printed VP."""
    t = Table(2)
    t.seat(0, tableau=f"{card}; {beside}" if beside else card, vp=vp)
    t.seat(1, tableau="Alpha Centauri")
    s = t.lying()
    return s.scores()[0] - vp - printed(s.tables, s.players[0])


def row(id: str, card: str, beside: str, vp: int) -> object:
    return pytest.param(
        card, beside, vp, marks=rule(f"race.base.six-cost.{id}"), id=f"{id} {beside}"
    )


ATI = "Alien Tech Institute"  # itself: 2
FTA = "Free Trade Association"
FED = "Galactic Federation"  # itself: 2
IMP = "Galactic Imperium"
REN = "Galactic Renaissance"
SETI = "Galactic Survey: SETI"  # itself: 1
GUILD = "Merchant Guild"
MINE = "Mining League"
ECO = "New Economy"  # itself: 2
ORDER = "New Galactic Order"  # itself: 2
PAN = "Pan-Galactic League"
TRADE = "Trade League"  # itself: 2

ROWS = [
    row("alien-tech-institute-production", ATI, "Alien Robotic Factory", 5),
    row("alien-tech-institute-production", ATI, "Lost Alien Battle Fleet; Gem World", 5),
    row(
        "alien-tech-institute-production", ATI, "Alien Robotic Factory; Lost Alien Battle Fleet", 8
    ),
    row("alien-tech-institute-windfall", ATI, "Deserted Alien Outpost", 4),
    row("alien-tech-institute-windfall", ATI, "Alien Robot Sentry; Lost Alien Warship", 6),
    row("alien-tech-institute-windfall", ATI, "Destroyed World; Pre-Sentient Race", 2),
    row("alien-tech-institute-other-alien", ATI, "", 2),
    row("alien-tech-institute-other-alien", ATI, "Alien Rosetta Stone World", 4),
    row("alien-tech-institute-other-alien", ATI, "Rebel Base; Mining Robots", 2),
    row("free-trade-association-production", FTA, "Gem World", 2),
    row("free-trade-association-production", FTA, "New Survivalists; Space Port", 4),
    row("free-trade-association-production", FTA, "Mining World; Distant World", 0),
    row("free-trade-association-windfall", FTA, "Refugee World", 1),
    row("free-trade-association-windfall", FTA, "Pirate World; Galactic Resort", 2),
    row("free-trade-association-windfall", FTA, "Destroyed World; Empath World", 0),
    row("free-trade-association-consumer-markets", FTA, "Consumer Markets", 2),
    row("free-trade-association-consumer-markets", FTA, "Public Works", 0),
    row("free-trade-association-expanding-colony", FTA, "Expanding Colony", 2),
    row("free-trade-association-expanding-colony", FTA, "Outlaw World", 0),
    row("galactic-federation-six-cost", FED, "", 2),
    row("galactic-federation-six-cost", FED, "Merchant World", 2),
    row("galactic-federation-six-cost", FED, "Deserted Alien Library", 2),
    row("galactic-federation-other", FED, "Consumer Markets", 3),
    row("galactic-federation-other", FED, "Space Marines; Drop Ships; Old Earth", 4),
    row("galactic-imperium-rebel", IMP, "Rebel Fuel Cache", 2),
    row("galactic-imperium-rebel", IMP, "Rebel Base; Rebel Homeworld", 4),
    row("galactic-imperium-rebel", IMP, "", 0),
    row("galactic-imperium-other-military", IMP, "New Sparta", 1),
    row("galactic-imperium-other-military", IMP, "Outlaw World; Alien Robot Sentry; Gem World", 2),
    row("galactic-imperium-other-military", IMP, "Old Earth; Drop Ships", 0),
    row("galactic-renaissance-research-labs", REN, "Research Labs", 3),
    row("galactic-renaissance-galactic-trendsetters", REN, "Galactic Trendsetters", 3),
    row("galactic-renaissance-artist-colony", REN, "Artist Colony", 3),
    row("galactic-renaissance-artist-colony", REN, "Gem World; Drop Ships", 0),
    row("galactic-survey-seti-explore-development", SETI, "", 1),
    row("galactic-survey-seti-explore-development", SETI, "Research Labs", 2),
    row("galactic-survey-seti-explore-development", SETI, "Expedition Force; Drop Ships", 2),
    row("galactic-survey-seti-explore-world", SETI, "Star Nomad Lair", 3),
    row("galactic-survey-seti-explore-world", SETI, "Malevolent Lifeforms; Star Nomad Lair", 5),
    row("galactic-survey-seti-other-world", SETI, "Gem World", 2),
    row("galactic-survey-seti-other-world", SETI, "Rebel Base; Old Earth; Space Marines", 3),
    row("merchant-guild-production", GUILD, "", 0),
    row("merchant-guild-production", GUILD, "Gem World", 2),
    row(
        "merchant-guild-production",
        GUILD,
        "Mining World; Distant World; Alien Robotic Factory; Spice World",
        8,
    ),
    row("merchant-guild-production", GUILD, "Destroyed World; Old Earth", 0),
    row("mining-league-production", MINE, "Mining World", 2),
    row("mining-league-production", MINE, "Rebel Miners; New Earth; Gem World", 4),
    row("mining-league-windfall", MINE, "Destroyed World", 1),
    row("mining-league-windfall", MINE, "Asteroid Belt; Rebel Fuel Cache; Refugee World", 2),
    row("mining-league-mining-robots", MINE, "Mining Robots", 2),
    row("mining-league-mining-robots", MINE, "Terraforming Robots; Replicant Robots", 0),
    row("mining-league-mining-conglomerate", MINE, "Mining Conglomerate", 2),
    row("new-economy-development", ECO, "", 2),
    row("new-economy-development", ECO, "Consumer Markets", 4),
    row("new-economy-development", ECO, "Deficit Spending; Public Works; Drop Ships", 6),
    row("new-economy-world", ECO, "Tourist World", 3),
    row("new-economy-world", ECO, "Black Market Trading World; Gambling World; Gem World", 4),
    row("new-economy-not-trade", ECO, "Export Duties", 2),
    row("new-economy-not-trade", ECO, "Spice World; Pirate World; Galactic Engineers", 2),
    row("new-galactic-order-total", ORDER, "", 2),
    row("new-galactic-order-total", ORDER, "Drop Ships; New Sparta", 7),
    row("new-galactic-order-total", ORDER, "Lost Alien Battle Fleet; Gem World", 5),
    row("new-galactic-order-negative", ORDER, "Contact Specialist", 1),
    row(
        "new-galactic-order-negative", ORDER, "Refugee World; Empath World; Contact Specialist", -1
    ),
    row("new-galactic-order-negative", ORDER, "Space Marines; Empath World", 3),
    row("new-galactic-order-not-specialised", ORDER, "Alien Rosetta Stone World", 2),
    row("new-galactic-order-not-temporary", ORDER, "New Military Tactics", 2),
    row("pan-galactic-league-genes", PAN, "Plague World", 2),
    row("pan-galactic-league-genes", PAN, "Pre-Sentient Race; Empath World", 4),
    row("pan-galactic-league-genes", PAN, "Avian Uplift Race", 2),
    row("pan-galactic-league-other-military", PAN, "Rebel Base", 1),
    row("pan-galactic-league-other-military", PAN, "New Sparta; Rebel Miners; Old Earth", 2),
    row("pan-galactic-league-contact-specialist", PAN, "Contact Specialist", 3),
    row("pan-galactic-league-contact-specialist", PAN, "", 0),
    row("trade-league-development", TRADE, "", 2),
    row("trade-league-development", TRADE, "Export Duties", 4),
    row("trade-league-development", TRADE, "Genetics Lab; Mining Conglomerate; Drop Ships", 6),
    row("trade-league-world", TRADE, "Spice World", 3),
    row("trade-league-world", TRADE, "Old Earth; Pirate World; Gem World", 4),
    row("trade-league-black-market", TRADE, "Black Market Trading World", 2),
]


@pytest.mark.parametrize(("card", "beside", "vp"), ROWS)
def test_a_six_cost_development_scores_for(card: str, beside: str, vp: int) -> None:
    assert box(card, beside) == vp


@rule("race.base.six-cost.galactic-federation-six-cost")
def test_galactic_federation_scores_two_for_another_six_cost_development() -> None:
    # Merchant Guild and Mining League score nothing here themselves.
    assert box("Galactic Federation", "Merchant Guild; Mining League") == 6


@rule("race.base.six-cost.new-galactic-order-not-specialised")
def test_military_against_some_worlds_does_not_count() -> None:
    # Galactic Imperium: +4 against Rebels only; it scores nothing itself.
    assert box("New Galactic Order", "Galactic Imperium") == 2
    # Alien Tech Institute: +2 against Alien worlds; its own box gives 2 for itself.
    assert box("New Galactic Order", "Alien Tech Institute") == 2 + 2


@rule("race.base.six-cost.new-galactic-order-not-temporary")
def test_temporary_military_of_the_last_settle_phase_does_not_count() -> None:
    t = Table(2)
    t.seat(0, tableau="New Galactic Order; New Military Tactics", hand="Rebel Outpost")
    s = t.chosen("settle", "settle")
    s.play(0, "settle Rebel Outpost")
    s.play(1, "pass")
    any_draws(s)
    assert tableau(s, 0) == ["New Galactic Order", "Rebel Outpost"]
    # Order 2, Rebel Outpost 1 and 5 printed; the 3 of the discarded tactics are gone.
    assert s.scores()[0] == 3 + 5


@rule("race.base.six-cost.galactic-renaissance-chips")
@pytest.mark.parametrize(("chips", "vp"), [(0, 0), (2, 0), (3, 1), (5, 1), (6, 2), (20, 6)])
def test_galactic_renaissance_scores_one_for_every_full_three_vp_in_chips(
    chips: int, vp: int
) -> None:
    assert box("Galactic Renaissance", "", vp=chips) == vp


@rule("race.base.six-cost.galactic-renaissance-only-chips")
def test_vp_of_cards_do_not_count_for_galactic_renaissance() -> None:
    # 7 and 6 printed VP, and 6 variable ones of Galactic Federation (2 for each six-cost).
    assert box("Galactic Renaissance", "Rebel Homeworld; Rebel Base", vp=2) == 0
    assert box("Galactic Renaissance", "Galactic Federation", vp=2) == 4


@rule("race.base.six-cost.trade-league-sale-is-consume")
def test_trade_league_is_a_consume_development_for_new_economy() -> None:
    # New Economy: itself 2 and Trade League 2. Trade League: itself 2.
    assert box("New Economy", "Trade League") == 6
