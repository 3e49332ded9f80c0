"""What tokens are worth at the end."""

from __future__ import annotations

from typing import cast

import pytest

import astrarium
from astrarium.core.events import Sink
from astrarium.games.race.orb.access import gate_military
from astrarium.games.race.tables import RaceRules
from tests.games.race.orb.table import OrbTable, events, held, used
from tests.support.rules import rule

# Printed VP of each kind, typed from the facts; hatcheries count on top for the Uplift tokens.
PRINTED = {
    "world_discount_2": 2,
    "development_discount_2": 1,
    "technology": 0,
    "uplift": 0,
    "pass_wall": 2,
    "move_4": 2,
    "gate_or_military_1": 2,
    "gate_or_military_2": 1,
    "technology_b": 3,
    "development_discount_3": 1,
    "world_discount_3": 2,
    "gate_or_military_2_b": 3,
    "gate_or_military_3": 2,
    "uplift_b": 2,
}


def points(t: OrbTable) -> int:
    """What the Orb adds for seat 0: the score with it, less that of the same cards without."""
    s = t.start_worlds().lying()
    return s.scores()[0] - OrbTable(2).seat(0, tableau=tableau_of(t)).lying().scores()[0]


def tableau_of(t: OrbTable) -> str:
    names = [t.rules.names[card] for card in t.s.players[0].tableau]
    return "; ".join(names)


@rule("race.artifacts.scoring.printed-vp")
@pytest.mark.parametrize(("kind", "vp"), PRINTED.items())
def test_a_token_is_worth_its_printed_vp(kind, vp):
    assert points(OrbTable(2).tokens(0, kind)) == vp


@rule("race.artifacts.scoring.all-tokens-count")
def test_used_and_unused_tokens_count_alike():
    assert points(OrbTable(2).tokens(0, "move_4", used="move_4 technology_b")) == 2 + 2 + 3


@rule("race.artifacts.scoring.unused-tokens-revealed")
def test_unused_tokens_are_turned_up_for_the_final_scoring():
    t = OrbTable(2).tokens(0, "move_4", used="pass_wall").pile(0, 0).start_worlds()
    t.s.sink = Sink()
    s = t.after_hand_limit()
    assert s.over
    assert (held(s, 0), used(s, 0)) == ([], ["pass_wall", "move_4"])
    assert [event.amount for event in events(s, "orb-reveal")] == [5]
    assert [event.amount for event in events(s, "score-tokens")] == [4, 0]


# A01 shows two hatcheries (top right and bottom right), A02 one (top middle).


@rule("race.artifacts.scoring.uplift-tokens-vary", "race.artifacts.token.uplift.vp-per-hatchery")
@pytest.mark.parametrize(("cards", "hatcheries"), [((), 0), (("A01",), 2), (("A01", "A02"), 3)])
def test_an_uplift_token_is_worth_one_vp_for_each_hatchery_in_sight(cards, hatcheries):
    t = OrbTable(2).tokens(0, "uplift").tokens(1, "uplift")
    for number, name in enumerate(cards):
        t.lay(name, 0, 3 + 2 * number, 3)
    assert points(t) == hatcheries


@rule("race.artifacts.scoring.added-hatchery-counts")
def test_a_new_hatchery_adds_to_every_uplift_token():
    t = OrbTable(2).tokens(0, "uplift uplift_b").lay("A01", 0, 3, 3)
    before = t.start_worlds().lying().scores()
    t.lay("A02", 0, 5, 3)
    assert t.s.scores()[0] - before[0] == 2
    assert t.s.scores()[1] == before[1]


@rule("race.artifacts.scoring.covered-hatchery-does-not-count")
def test_a_covered_hatchery_no_longer_counts():
    t = OrbTable(2).tokens(0, "uplift").lay("A01", 0, 3, 3)
    assert points(t) == 2
    t.lay("A03", 0, 2, 5)  # over the squares at column 5, with a hatchery of its own at column 6
    assert t.s.scores()[0] == OrbTable(2).seat(0, tableau=tableau_of(t)).lying().scores()[0] + 1 + 1


@rule("race.artifacts.token.uplift-b.two-vp-more")
def test_the_golden_uplift_token_is_worth_two_more():
    t = OrbTable(2).tokens(0, "uplift_b").lay("A01", 0, 3, 3)
    assert points(t) == 2 + 2


FAMILIES = [
    pytest.param(
        "Alien Researchers",
        "technology technology_b",
        3,
        2,
        marks=rule("race.artifacts.token.technology.alien-research"),
    ),
    pytest.param(
        "Terraforming Unlimited",
        "development_discount_2 development_discount_3",
        2,
        2,
        marks=rule("race.artifacts.token.development-discount.terraforming-unlimited"),
    ),
    pytest.param(
        "Terraforming Unlimited",
        "world_discount_2 world_discount_3",
        4,
        2,
        marks=rule("race.artifacts.token.world-discount.terraforming-unlimited"),
    ),
    pytest.param(
        "Uplift Alliance",
        "uplift uplift_b",
        2,
        2,
        marks=rule("race.artifacts.token.uplift.uplift-alliance"),
    ),
]


@rule("race.artifacts.scoring.six-cost-developments-per-token")
@pytest.mark.parametrize(("development", "tokens", "printed", "more"), FAMILIES)
def test_a_six_cost_development_adds_one_vp_for_each_token_of_its_family(
    development, tokens, printed, more
):
    t = OrbTable(2).tokens(0, f"{tokens} move_4")
    t.seat(0, tableau=f"Old Earth; {development}")
    assert points(t) == printed + 2 + more


@rule("race.artifacts.scoring.six-cost-developments-used-tokens-count")
def test_used_tokens_count_for_the_six_cost_developments_too():
    t = OrbTable(2).tokens(0, "technology", used="technology_b")
    t.seat(0, tableau="Old Earth; Alien Researchers")
    assert points(t) == 3 + 2


@rule("race.artifacts.no-orb.token-scoring-ignored")
def test_without_the_orb_those_terms_do_nothing():
    rules = cast(RaceRules, astrarium.rules("race", 2, {"expansion": "artifacts"}))
    assert sum(rules.token_family_vp) == 0


@rule("race.artifacts.power.settle.military-per-world-no-tokens")
def test_uplift_tokens_are_no_worlds_for_rebel_uplift_world():
    strengths = []
    for tokens in ("", "uplift uplift uplift_b"):
        t = OrbTable(2).tokens(0, tokens)
        t.seat(0, tableau="Old Earth; Rebel Uplift World")
        s = t.at_orb_step("explore orb", "develop")
        strengths.append(int(gate_military(s, s.players[0])))
    assert strengths == [1, 1]  # itself, a chromosome world
