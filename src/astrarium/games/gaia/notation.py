"""Choices as text. What `say` writes, `parse` reads.

A set is written with semicolons (`satellite 3,-2; 3,-1`), and a whole federation in one line:
`federation 3,-2; 3,-1 token 7vp ore` (or `federation at 4,0 token ...` where none is needed).
"""

from __future__ import annotations

from collections.abc import Iterator

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
    DEAL_ADVANCED,
    DEAL_BOOSTER,
    DEAL_FINAL,
    DEAL_ROUND,
    DEAL_STANDARD,
    DEAL_TOKEN,
    DECLINE,
    DOWNGRADE,
    END_TURN,
    FACTION,
    FEDERATE,
    FIND,
    FREE,
    FROM_AREA,
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
from astrarium.parts.notation import Notation

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
ON_A_TRACK = {RESEARCH: "research", ADVANCE: "advance", ADVANCED: "advanced tile of"}


def plain(name: str) -> str:
    return name.replace("_", " ")


def token_name(rules: GaiaRules, kind: int) -> str:
    """fed_7_vp_ore is `7vp ore`."""
    return plain(rules.tokens[kind].id.removeprefix("fed_").replace("_vp", "vp"))


def lines(rules: GaiaRules) -> Iterator[tuple[int, str]]:
    """Every choice of the game with its text."""
    yield from _setup_lines(rules)
    yield from ALONE.items()
    for base, verb in ON_A_HEX.items():
        for number in range(rules.geometry.n):
            yield base + number, f"{verb} {rules.geometry.name(number)}"
    for kind in range(TRADING_STATION, ACADEMY_ACTION + 1):
        for number in range(rules.geometry.n):
            text = f"upgrade {rules.geometry.name(number)} to {plain(STRUCTURES[kind])}"
            yield UPGRADE + kind * KIND + number, text
    for base, verb in ON_A_TRACK.items():
        for track, name in enumerate(TRACKS):
            yield base + track, f"{verb} {plain(name)}"
    yield from _turn_lines(rules)
    yield from _power_lines()


def _setup_lines(rules: GaiaRules) -> Iterator[tuple[int, str]]:
    for seat in range(MOST_SEATS):
        yield STARTS + seat, f"seat {seat} starts"
    for tile, face in enumerate(rules.faces):
        for rotation in range(6):
            yield LAY + tile * 6 + rotation, f"lay {face.number:02d} turned {rotation}"
    dealt = (
        (DEAL_STANDARD, [tile.id for tile in rules.standard]),
        (DEAL_ADVANCED, [tile.id for tile in rules.advanced]),
        (DEAL_ROUND, [tile.id for tile in rules.round_tiles]),
        (DEAL_FINAL, [tile.id for tile in rules.final_tiles]),
        (DEAL_BOOSTER, [tile.id for tile in rules.boosters]),
    )
    for base, ids in dealt:
        for number, id in enumerate(ids):
            yield base + number, f"deal {plain(id)}"
    for kind in range(len(rules.tokens)):
        yield DEAL_TOKEN + kind, f"deal token {token_name(rules, kind)}"
        yield TOKEN + kind, f"token {token_name(rules, kind)}"
    for number, faction in enumerate(rules.factions):
        yield FACTION + number, f"play {faction.name}"
    for number, booster in enumerate(rules.boosters):
        yield TAKE_BOOSTER + number, f"take {plain(booster.id)}"
        yield PASS + number, f"pass {plain(booster.id)}"
    yield PASS + NO_BOOSTER, "pass"


def _turn_lines(rules: GaiaRules) -> Iterator[tuple[int, str]]:
    for number, free in enumerate(rules.free_actions):
        yield FREE + number, f"convert {plain(free.id)}"
    for number, action in enumerate(rules.actions):
        if action.power > 0:
            yield POWER + number, plain(action.id)
            yield POWER_STONE + number, f"{plain(action.id)} with brainstone"
        else:
            yield QIC_ACTION + number, plain(action.id)
    for number, name in enumerate(("booster", "academy", "faction")):
        yield SPECIAL + number, f"special {name}"
    for number, tile in enumerate(rules.standard):
        yield SPECIAL + BY_STANDARD + number, f"special {plain(tile.id)}"
        yield COVER + number, f"cover {plain(tile.id)}"
        if number < TILES_UNDER_TRACKS:
            yield TILE + number, f"tile under {plain(TRACKS[number])}"
        else:
            yield TILE + number, f"tile {number - TILES_UNDER_TRACKS + 1} of the bottom row"
    for number, tile in enumerate(rules.advanced):
        yield SPECIAL + BY_ADVANCED + number, f"special {plain(tile.id)}"


def _power_lines() -> Iterator[tuple[int, str]]:
    for amount in range(1, 13):
        yield INCOME_CHARGE + amount, f"income charge {amount}"
        yield INCOME_GAIN + amount, f"income gain {amount}"
        yield CHARGE + amount, f"charge {amount}"
        yield TOKEN_THEN_CHARGE + amount, f"token then charge {amount}"
        yield CHARGE_THEN_TOKEN + amount, f"charge {amount} then token"
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
