"""Choices as text. What `say` writes, `parse` reads.

A set is written with semicolons (`satellite 3,-2; 3,-1`), and a whole federation in one line:
`federation 3,-2; 3,-1 token 7vp ore` (or `federation at 4,0 token ...` where none is needed).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from astrarium.games.gaia.tables import GaiaRules
from astrarium.games.gaia.words import (
    ACADEMY_ACTION,
    ADVANCE,
    ADVANCED,
    BUILD,
    BUY_TILE,
    BY_ADVANCED,
    BY_STANDARD,
    CHARGE,
    CHARGE_THEN_TOKEN,
    CLUSTER,
    COVER,
    DEAL_TOKEN,
    DECLINE,
    DOWNGRADE,
    END_TURN,
    FACTION,
    FEDERATE,
    FIND,
    FREE,
    FROM_AREA,
    IN_THE_BOX,
    INCOME_CHARGE,
    INCOME_GAIN,
    KIND,
    LAY,
    MOST_SEATS,
    NO_BOOSTER,
    PASS,
    PLACE,
    POWER,
    POWER_STONE,
    PROJECT,
    QIC_ACTION,
    RESEARCH,
    SATELLITE,
    SKIP,
    SPECIAL,
    STARTS,
    STATION,
    STONE_TO,
    STOP,
    STRUCTURES,
    SWAP,
    TAKE_BOOSTER,
    TILE,
    TILES_UNDER_TRACKS,
    TOKEN,
    TOKEN_THEN_CHARGE,
    TRACKS,
    TRADING_STATION,
    UPGRADE,
)
from astrarium.parts.hexes import Spot
from astrarium.parts.notation import Notation, listed

MOST_POWER = 32
AREAS = ("", "I", "II", "III")
ALONE = {
    FEDERATE: "federation",
    END_TURN: "end turn",
    SKIP: "no advance",
    DECLINE: "decline",
    BUY_TILE: "buy tile",
    STOP: "stop",
}
ON_A_HEX = {
    PLACE: "place",
    BUILD: "build mine",
    PROJECT: "gaia project",
    CLUSTER: "federate",
    SATELLITE: "satellite",
    FIND: "lost planet",
    STATION: "space station",
    SWAP: "swap",
    DOWNGRADE: "downgrade",
}
OF_POWER = {
    INCOME_CHARGE: "income charge {}",
    INCOME_GAIN: "income gain {}",
    CHARGE: "charge {}",
    TOKEN_THEN_CHARGE: "token then charge {}",
    CHARGE_THEN_TOKEN: "charge {} then token",
}
ON_A_TRACK = {RESEARCH: "research", ADVANCE: "advance", ADVANCED: "advanced tile of"}


def plain(name: str) -> str:
    return name.replace("_", " ")


def token_name(rules: GaiaRules, kind: int) -> str:
    """fed_7_vp_ore is `7vp ore`."""
    return plain(rules.tokens[kind].id.removeprefix("fed_").replace("_vp", "vp"))


def names_of(things: Iterable[Any]) -> list[str]:
    return [plain(thing.id) for thing in things]


def lines(rules: GaiaRules) -> Iterator[tuple[int, str]]:
    """Every choice of the game with its text."""
    yield from ALONE.items()
    yield from _setup_lines(rules)
    yield from _map_lines(rules)
    yield from _turn_lines(rules)
    yield from _power_lines()


def _setup_lines(rules: GaiaRules) -> Iterator[tuple[int, str]]:
    yield from listed(STARTS, "seat {} starts", range(MOST_SEATS))
    for tile, face in enumerate(rules.faces):
        yield from listed(LAY + tile * 6, f"lay {face.number:02d} turned {{}}", range(6))
    for kind, tiles in IN_THE_BOX.items():
        if kind != DEAL_TOKEN:
            yield from listed(kind, "deal {}", names_of(getattr(rules, tiles)))
    yield from listed(FACTION, "play {}", [faction.name for faction in rules.factions])
    yield from listed(TAKE_BOOSTER, "take {}", names_of(rules.boosters))
    tokens = [token_name(rules, kind) for kind in range(len(rules.tokens))]
    yield from listed(DEAL_TOKEN, "deal token {}", tokens)
    yield from listed(TOKEN, "token {}", tokens)


def _map_lines(rules: GaiaRules) -> Iterator[tuple[int, str]]:
    hexes = [rules.geometry.name(number) for number in range(rules.geometry.n)]
    for base, verb in ON_A_HEX.items():
        yield from listed(base, verb + " {}", hexes)
    for kind in range(TRADING_STATION, ACADEMY_ACTION + 1):
        yield from listed(
            UPGRADE + kind * KIND, f"upgrade {{}} to {plain(STRUCTURES[kind])}", hexes
        )


def _turn_lines(rules: GaiaRules) -> Iterator[tuple[int, str]]:
    tracks = [plain(track) for track in TRACKS]
    for base, verb in ON_A_TRACK.items():
        yield from listed(base, verb + " {}", tracks)
    yield from listed(FREE, "convert {}", names_of(rules.free_actions))
    for number, action in enumerate(rules.board_actions):
        if action.power > 0:
            yield POWER + number, plain(action.id)
            yield POWER_STONE + number, f"{plain(action.id)} with brainstone"
        else:
            yield QIC_ACTION + number, plain(action.id)
    yield from listed(SPECIAL, "special {}", ("booster", "academy", "faction"))
    yield from listed(SPECIAL + BY_STANDARD, "special {}", names_of(rules.standard))
    yield from listed(SPECIAL + BY_ADVANCED, "special {}", names_of(rules.advanced))
    yield from listed(TILE, "tile under {}", tracks)
    yield from listed(TILE + TILES_UNDER_TRACKS, "tile {} of the bottom row", (1, 2, 3))
    yield from listed(COVER, "cover {}", names_of(rules.standard))
    yield from listed(PASS, "pass {}", names_of(rules.boosters))
    yield PASS + NO_BOOSTER, "pass"


def _power_lines() -> Iterator[tuple[int, str]]:
    for base, text in OF_POWER.items():
        yield from listed(base + 1, text, range(1, 13))
    for area in (1, 2, 3):
        yield STONE_TO + area, f"brainstone in {AREAS[area]}"
        for count in range(MOST_POWER):
            base = FROM_AREA + area * KIND + count * 2
            yield base, f"give {count} from {AREAS[area]}"
            yield base + 1, f"give {count} from {AREAS[area]} with brainstone"


KNOWN: dict[tuple[Spot, ...], Notation] = {}


def notation_of(rules: GaiaRules) -> Notation:
    """By the shape of the board: nothing else changes the texts."""
    key = tuple(rules.geometry.centres)
    if key not in KNOWN:
        KNOWN[key] = Notation("gaia-no-choice", "Gaia Project", lines(rules))
    return KNOWN[key]


def say(rules: GaiaRules, choice: int) -> str:
    return notation_of(rules).say(choice)


def parse(rules: GaiaRules, text: str) -> list[int]:
    words = " ".join(text.lower().split())
    if words.startswith("federation "):
        return _federation(notation_of(rules), words)
    return notation_of(rules).parse(words)


def _federation(notation: Notation, words: str) -> list[int]:
    """The action, its satellites and its token in one line."""
    places, _, token = words.removeprefix("federation ").partition(" token ")
    choices = [FEDERATE]
    if places.startswith("at "):
        choices.append(notation.one(f"federate {places.removeprefix('at ')}"))
    else:
        choices += [notation.one(f"satellite {place.strip()}") for place in places.split(";")]
    if token:
        choices.append(notation.one(f"token {token}"))
    return choices
