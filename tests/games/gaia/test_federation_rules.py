"""Forming federations: power values, connections, tokens, what a federation is afterwards."""

from __future__ import annotations

import pytest

from tests.games.gaia.table import (
    Table,
    beginning,
    change,
    federations,
    finish_turn,
    power,
    purse,
    says,
    why,
)
from tests.support import rule


def row(*kinds: str, gap: int = 0) -> Table:
    """Buildings of the Terrans down the column q = 0, with so many empty spaces between."""
    places = [f"0,{at * (gap + 1) - 4}" for at in range(len(kinds))]
    t = Table("terrans", "xenos").planets(dict.fromkeys(places, "terra"))
    for place, kind in zip(places, kinds, strict=True):
        t.put(0, place, kind)
    return t.seat(0, area1=9, area2=0, area3=0)


# Each row reaches exactly 7 with the building, and not with a weaker one.
@pytest.mark.parametrize(
    ("kind", "weaker", "others"),
    [
        pytest.param(
            "mine",
            None,
            ["academy_action", "academy_knowledge"],
            marks=rule("gaia.federation.power-value.mine"),
        ),
        pytest.param(
            "trading_station",
            "mine",
            ["academy_action", "research_lab"],
            marks=rule("gaia.federation.power-value.trading-station"),
        ),
        pytest.param(
            "research_lab",
            "mine",
            ["academy_action", "trading_station"],
            marks=rule("gaia.federation.power-value.research-lab"),
        ),
        pytest.param(
            "planetary_institute",
            "trading_station",
            ["academy_action", "mine"],
            marks=rule("gaia.federation.power-value.planetary-institute"),
        ),
        pytest.param(
            "academy_knowledge",
            "research_lab",
            ["planetary_institute", "mine"],
            marks=rule("gaia.federation.power-value.academy"),
        ),
    ],
)
def test_power_values_add_up_to_7(kind: str, weaker: str | None, others: list[str]) -> None:
    assert federations(row(*others, kind).turn(0), 0) == [["at 0,-4"]]
    without = [*others, weaker] if weaker else others
    assert federations(row(*without).turn(0), 0) == []


@rule("gaia.federation.gains-token", "gaia.federation.token.player-chooses")
def test_a_federation_takes_a_token_of_the_players_choice() -> None:
    t = row("planetary_institute", "trading_station", "research_lab")
    t.s.token_supply = [3, 3, 3, 3, 3, 0]
    s = t.turn(0)
    s.play(0, "federation at 0,-4")
    assert beginning(s, 0, "token") == ["12vp", "8vp qic", "8vp tokens", "7vp ore", "7vp credits"]
    s.play(0, "token 7vp ore")
    assert s.players[0].all_tokens() == 1
    assert s.token_supply == [3, 3, 3, 2, 3, 0]


@pytest.mark.parametrize(
    ("token", "gains"),
    [
        pytest.param("12vp", {"vp": 12}, marks=rule("gaia.federation.token.twelve-vp")),
        pytest.param(
            "8vp qic", {"vp": 8, "qic": 1}, marks=rule("gaia.federation.token.immediate-reward")
        ),
        pytest.param(
            "8vp tokens",
            {"vp": 8, "area1": 2},
            marks=rule("gaia.federation.token.immediate-reward"),
        ),
        pytest.param(
            "7vp ore", {"vp": 7, "ore": 2}, marks=rule("gaia.federation.token.immediate-reward")
        ),
        pytest.param(
            "7vp credits",
            {"vp": 7, "credits": 6},
            marks=rule("gaia.federation.token.immediate-reward"),
        ),
        pytest.param(
            "6vp knowledge",
            {"vp": 6, "knowledge": 2},
            marks=rule(
                "gaia.goal.federation-token.example-6vp-2knowledge",
                "gaia.federation.token.example-6vp-2knowledge",
            ),
        ),
    ],
)
def test_what_a_token_gives_at_once(token: str, gains: dict[str, int]) -> None:
    s = row("planetary_institute", "trading_station", "research_lab").turn(0)
    before = purse(s.players[0])
    s.play(0, f"federation at 0,-4 token {token}")
    assert change(before, s.players[0]) == gains
    assert s.players[0].green == (0 if token == "12vp" else 1)


@rule("gaia.federation.any-number")
def test_a_player_forms_several_federations() -> None:
    places = {"0,-4": "terra", "0,-3": "terra", "0,-2": "terra", "0,2": "terra", "0,3": "terra"}
    t = Table("terrans", "xenos").planets({**places, "0,4": "terra"})
    for place, kind in (
        ("0,-4", "planetary_institute"),
        ("0,-3", "trading_station"),
        ("0,-2", "research_lab"),
        ("0,2", "academy_action"),
        ("0,3", "trading_station"),
        ("0,4", "research_lab"),
    ):
        t.put(0, place, kind)
    for number, place in ((1, "0,-4"), (2, "0,2")):
        s = t.seat(0, area1=0, area2=0).turn(0)
        s.play(0, f"federation at {place} token 12vp")
        assert (s.players[0].formed, s.players[0].all_tokens()) == (number, number)


@rule("gaia.federation.only-colonized-planets")
def test_only_own_planets_count() -> None:
    t = row("planetary_institute", "trading_station")
    t.planets({"0,-4": "terra", "0,-3": "terra", "0,-2": "desert", "0,-1": "gaia"})
    t.put(1, "0,-2", "research_lab").gaiaformer(0, "0,-1")
    assert federations(t.turn(0), 0) == []


@rule("gaia.federation.connection.satellites-needed", "gaia.federation.satellite.position")
def test_satellites_lead_from_planet_to_planet() -> None:
    s = row("planetary_institute", "trading_station", "research_lab", gap=2).turn(0)
    assert federations(s, 0) == [["0,-3", "0,-2", "0,0", "0,1"]]
    s.play(0, "federation 0,-3; 0,-2; 0,0; 0,1 token 12vp")
    assert (s.players[0].satellites, power(s.players[0])) == (4, (5, 0, 0))


@rule("gaia.federation.satellite.as-many-as-needed", "gaia.federation.connection.single-action")
def test_a_part_of_the_connection_is_not_offered() -> None:
    s = row("planetary_institute", "trading_station", "research_lab", gap=2).turn(0)
    s.play(0, "federation")
    for place in ("0,-3", "0,-2", "0,0", "0,1"):
        assert all(text.startswith("satellite") for text in says(s, 0))
        s.play(0, f"satellite {place}")
    assert all(text.startswith("token") for text in says(s, 0))


@rule("gaia.federation.marker.on-planet", "gaia.federation.further.planet-in-one-federation")
def test_planets_of_a_federation_are_remembered_and_used_once() -> None:
    t = row("planetary_institute", "trading_station", "research_lab")
    s = t.turn(0)
    s.play(0, "federation at 0,-4 token 12vp")
    assert [s.in_any_federation(0, hex) for hex in s.players[0].hexes] == [True] * 3
    assert why(t.turn(0), 0, "federation") == "no-federation"


@rule(
    "gaia.federation.marker.optional-with-satellites",
    "gaia.federation.further.satellite-in-one-federation",
)
def test_satellites_show_a_federation_and_serve_no_other() -> None:
    """An old satellite on 0,-2 would connect the two academies for nothing."""
    t = Table("terrans", "xenos").planets({"0,-3": "terra", "0,-1": "terra", "3,-3": "terra"})
    t.put(0, "0,-3", "academy_action").put(0, "0,-1", "academy_knowledge")
    t.tiles(0, "std_big_structures_worth_4").seat(0, area1=9)
    assert federations(t.turn(0), 0) == [["0,-2"]]
    t.satellite(0, "0,-2")
    s = t.turn(0)
    assert s.in_any_federation(0, t.hex("0,-1"))
    assert federations(s, 0) == []


@rule("gaia.federation.further.linking-two-no-effect")
def test_a_planet_between_two_federations_brings_nothing() -> None:
    t = Table("terrans", "xenos").planets({f"0,{r}": "terra" for r in range(-3, 4)})
    for place, kind in (
        ("0,-3", "planetary_institute"),
        ("0,-2", "trading_station"),
        ("0,-1", "research_lab"),
        ("0,1", "academy_action"),
        ("0,2", "trading_station"),
        ("0,3", "research_lab"),
    ):
        t.put(0, place, kind)
    t.federated(0, "0,-3").federated(0, "0,1").tokens(0, "fed_12_vp", "fed_12_vp")
    s = t.turn(0)
    before = purse(s.players[0])
    s.play(0, "build mine 0,0")
    assert change(before, s.players[0]) == {"ore": -1, "credits": -2}
    assert (s.players[0].all_tokens(), s.players[0].formed) == (2, 2)
    finish_turn(s, 0)
    assert federations(t.turn(0), 0) == []
