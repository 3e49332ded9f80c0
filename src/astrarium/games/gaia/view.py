"""What a snapshot holds. Gaia Project has no secrets, so every seat sees all of it."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import u8

from astrarium.core.agenda import Agenda
from astrarium.core.game import Data
from astrarium.games.gaia.state import UNKNOWN, Gaia, Player, new_player
from astrarium.games.gaia.tables import GaiaRules
from astrarium.games.gaia.words import NONE

NUMBERS = (
    "faction",
    "vp",
    "ore",
    "knowledge",
    "credits",
    "qic",
    "area1",
    "area2",
    "area3",
    "gaia_area",
    "stone",
    "gaiaformers",
    "gaiaformers_gained",
    "parked",
    "levels",
    "tiles",
    "covered",
    "advanced",
    "covers",
    "tokens",
    "green",
    "formed",
    "booster",
    "used",
    "mines",
    "trading_stations",
    "labs",
    "institute",
    "academies",
    "lost_planet",
    "types",
    "gaia_planets",
    "sectors",
    "satellites",
)
LAYERS = ("building", "shared", "gaiaformer", "satellite", "federated", "station")
LISTS = ("layout", "standard_at", "advanced_at", "token_supply", "round_tiles", "final_tiles")
COUNTERS = (
    "level_5_token",
    "boosters",
    "round_number",
    "order",
    "passed",
    "pass_order",
    "spaces_used",
    "tops",
    "lost_hex",
    "built",
    "built_too",
)


def full_data(s: Gaia) -> Data:
    """Map layers are lists of [hex, value], where the value is not 0."""
    return {
        **{name: list(getattr(s, name)) for name in LISTS},
        **{name: int(getattr(s, name)) for name in COUNTERS},
        **{name: sparse(getattr(s, name)) for name in LAYERS},
        "terrain": sparse(s.terrain),
        "players": [player_data(player) for player in s.players],
    }


def sparse(layer: vec[u8]) -> list[list[int]]:
    return [[number, int(value)] for number, value in enumerate(layer) if value != 0]


def player_data(player: Player) -> Data:
    return {
        **{name: int(getattr(player, name)) for name in NUMBERS},
        "hexes": list(player.hexes),
        "stations": list(player.stations),
    }


def from_data(rules: GaiaRules, data: Data) -> Gaia:
    layout = whole_numbers(data["layout"])
    lists = {name: whole_numbers(data[name]) for name in LISTS}
    counters = {name: whole_number(data[name]) for name in COUNTERS}
    layers = {name: dense(rules, data[name]) for name in LAYERS}
    players = [player_from(rules, each) for each in data["players"]]
    if len(players) != rules.seats:
        raise ValueError("the number of players is wrong")
    complete = bool(layout) and NONE not in layout
    if complete:
        check_layout(rules, layout)
    s = Gaia(
        rules,
        Agenda([], [], [], [], 0, 0, 0),
        0,
        players,
        layout,
        rules.board_of(layout) if complete else None,
        dense(rules, data["terrain"]),
        layers["building"],
        layers["shared"],
        layers["gaiaformer"],
        layers["satellite"],
        layers["federated"],
        layers["station"],
        lists["standard_at"],
        lists["advanced_at"],
        lists["token_supply"],
        counters["level_5_token"],
        lists["round_tiles"],
        lists["final_tiles"],
        counters["boosters"],
        counters["round_number"],
        counters["order"],
        counters["passed"],
        counters["pass_order"],
        counters["spaces_used"],
        counters["tops"],
        counters["lost_hex"],
        counters["built"],
        counters["built_too"],
    )
    for seat, player in enumerate(players):
        for number in player.hexes + player.stations:
            s.starting_point(seat, number)
    return s


def check_layout(rules: GaiaRules, layout: list[int]) -> None:
    if sorted(laid // 6 for laid in layout) != list(range(len(rules.faces))):
        raise ValueError("the board is not made of the sector tiles")


def player_from(rules: GaiaRules, data: Data) -> Player:
    player = new_player(int(rules.geometry.n))
    for name in NUMBERS:
        setattr(player, name, whole_number(data[name]))
    player.hexes = hexes_of(rules, data["hexes"])
    player.stations = hexes_of(rules, data["stations"])
    player.cheapest = UNKNOWN
    if not NONE <= player.faction < len(rules.factions):
        raise ValueError("there is no such faction")
    if not NONE <= player.booster < len(rules.boosters):
        raise ValueError("there is no such booster")
    return player


def hexes_of(rules: GaiaRules, numbers: list[int]) -> list[int]:
    if any(type(number) is not int or not 0 <= number < rules.geometry.n for number in numbers):
        raise ValueError("there is no such hex")
    return list(numbers)


def whole_number(value: object) -> int:
    if type(value) is not int:
        raise ValueError(f"{value!r} is no whole number")
    return value


def whole_numbers(values: list[object]) -> list[int]:
    return [whole_number(value) for value in values]


def dense(rules: GaiaRules, pairs: list[list[int]]) -> vec[u8]:
    layer = [0] * int(rules.geometry.n)
    for number, value in pairs:
        if not 0 <= whole_number(number) < len(layer) or not 0 < whole_number(value) < 256:
            raise ValueError("the map has no such place or piece")
        layer[number] = value
    return vec[u8](layer)
