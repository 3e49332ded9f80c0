"""Choices as text. What `say` writes, `parse` reads."""

from __future__ import annotations

from collections.abc import Iterator

from astrarium.games.eclipse.frames.dice import SIX_FACES
from astrarium.games.eclipse.geometry import SPOTS, spot_name
from astrarium.games.eclipse.tables import EclipseRules
from astrarium.games.eclipse.words import (
    ABANDON,
    ACCEPT,
    ACT,
    ACTIONS,
    ATTACK,
    BOMB,
    BOMBARD,
    BUILD,
    BUILDINGS,
    BY_DRAW,
    CLAIM,
    CLASSES,
    CUBE_FROM,
    CUBE_TO,
    DEAL,
    DECLINE,
    DISCARD,
    DRAW_HEX,
    DRAW_TILE,
    END_TURN,
    EXPLORE,
    EXPLORE_ONE,
    FIND,
    FIRST,
    FIT,
    FROM,
    GAIN,
    HALT,
    HEXES,
    HIT,
    KEEP,
    KEEP_PART,
    KEEP_POINTS,
    KILL,
    LEAVE,
    MOST_SEATS,
    MOST_SLOTS,
    MOVE,
    OFFER,
    ON_ORBITAL,
    PARTS,
    PASS,
    PAY,
    PLACE,
    PUT_BACK,
    REACT,
    RESEARCH,
    RESIGN,
    RESOURCES,
    RETREAT,
    RETURN,
    ROLL,
    SETTLE,
    SHIPS,
    SPARE,
    SPECIES,
    STARTS,
    STAY,
    STEP,
    STOP,
    TAKE,
    TO,
    TRACK,
    TRADE,
    UPGRADE_ACTION,
    USE,
    WOUNDS,
)
from astrarium.parts.notation import Notation

MOST_DAMAGE = 20
ALONE = {
    BY_DRAW: "species by draw",
    PASS: "pass",
    RESIGN: "give up",
    END_TURN: "end turn",
    DISCARD: "discard",
    LEAVE: "no disc",
    USE: "use discovery",
    KEEP_POINTS: "keep points",
    KEEP_PART: "keep part",
    STOP: "stop",
    HALT: "halt",
    ACCEPT: "accept",
    DECLINE: "decline",
    ATTACK: "attack",
    BOMBARD: "attack population",
    BOMB: "bomb population",
    SPARE: "spare population",
    PAY: "pay upkeep",
    STAY: "stay",
}
ON_A_HEX = {
    CLAIM: "disc on",
    FROM: "disc from",
    TO: "disc to",
    STEP: "to",
    RETREAT: "retreat to",
    ABANDON: "give up hex",
    DRAW_HEX: "draw hex",
}
ON_A_TRACK = {CUBE_FROM: "cube from", CUBE_TO: "cube to", GAIN: "gain"}
OF_A_TECHNOLOGY = {DEAL: "deal", RESEARCH: "research", TAKE: "take"}
OF_A_VALUE = {DRAW_TILE: "draw", KEEP: "keep", PUT_BACK: "put back"}


def plain(name: str) -> str:
    return name.replace("_", " ")


def hex_name(rules: EclipseRules, hex: int) -> str:
    return f"{rules.sectors[hex].number:03d}"


def lines(rules: EclipseRules) -> Iterator[tuple[int, str]]:
    """Every choice of the game with its text."""
    yield from ALONE.items()
    for seat in range(MOST_SEATS):
        yield STARTS + seat, f"seat {seat} starts"
        yield OFFER + seat, f"offer seat {seat}"
    for number, species in enumerate(rules.species):
        yield SPECIES + number, f"play {species.name}"
    for number, name in enumerate(ACTIONS):
        yield ACT + number, name
        if number >= UPGRADE_ACTION:
            yield REACT + number, f"react {name}"
    for spot in range(SPOTS):
        yield EXPLORE + spot, f"explore {spot_name(spot)}"
        yield EXPLORE_ONE + spot, f"explore {spot_name(spot)} with one hex"
    for number, tile in enumerate(rules.discoveries):
        yield FIND + number, f"find {plain(tile.id)}"
    yield from _hex_lines(rules)
    yield from _part_lines(rules)
    yield from _battle_lines()


def _hex_lines(rules: EclipseRules) -> Iterator[tuple[int, str]]:
    yield FROM + TRACK, "disc from track"
    yield TO + TRACK, "disc to track"
    for hex in range(len(rules.sectors)):
        name = hex_name(rules, hex)
        for base, verb in ON_A_HEX.items():
            yield base + hex, f"{verb} {name}"
        for turns in range(6):
            yield PLACE + hex * 6 + turns, f"place {name} turned {turns}"
        for what, building in enumerate(BUILDINGS):
            yield BUILD + what * HEXES + hex, f"build {building} on {name}"
        for klass in range(CLASSES):
            yield MOVE + klass * HEXES + hex, f"move {SHIPS[klass]} from {name}"
        for square in range(ON_ORBITAL + 1):
            for track in range(3):
                text = f"settle {square_name(square)} of {name} with {RESOURCES[track]}"
                yield SETTLE + hex * 32 + square * 4 + track, text


def square_name(square: int) -> str:
    return "orbital" if square == ON_ORBITAL else f"square {square + 1}"


def _part_lines(rules: EclipseRules) -> Iterator[tuple[int, str]]:
    for number, technology in enumerate(rules.technologies):
        for base, verb in OF_A_TECHNOLOGY.items():
            yield base + number, f"{verb} {plain(technology.id)}"
    for klass in range(CLASSES):
        for slot in range(MOST_SLOTS):
            place = klass * MOST_SLOTS + slot
            yield RETURN + place, f"return {SHIPS[klass]} {slot + 1}"
            for part, card in enumerate(rules.parts):
                text = f"fit {plain(card.id)} on {SHIPS[klass]} {slot + 1}"
                yield FIT + place * PARTS + part, text


def _battle_lines() -> Iterator[tuple[int, str]]:
    for track in range(3):
        for base, verb in ON_A_TRACK.items():
            yield base + track, f"{verb} {RESOURCES[track]}"
        for gained in range(3):
            if gained != track:
                text = f"trade {RESOURCES[track]} for {RESOURCES[gained]}"
                yield TRADE + track * 4 + gained, text
    for value in range(1, 5):
        for base, verb in OF_A_VALUE.items():
            yield base + value, f"{verb} {value}"
    for roll in range(SIX_FACES.span):
        yield ROLL + roll, f"roll {SIX_FACES.say(roll)}"
    for klass, name in enumerate(SHIPS):
        if klass < CLASSES:
            yield FIRST + klass, f"{name} first"
        for damage in range(MOST_DAMAGE):
            yield HIT + klass * WOUNDS + damage, f"hit {plain(name)} with {damage} damage"
    for square in range(ON_ORBITAL + 1):
        yield KILL + square, f"destroy {square_name(square)}"


KNOWN: dict[str, Notation] = {}


def words_of(rules: EclipseRules) -> Notation:
    """By the component set: nothing else changes the texts."""
    if rules.fingerprint not in KNOWN:
        KNOWN[rules.fingerprint] = Notation("eclipse-no-choice", "Eclipse", lines(rules))
    return KNOWN[rules.fingerprint]


def say(rules: EclipseRules, choice: int) -> str:
    return words_of(rules).say(choice)


def parse(rules: EclipseRules, text: str) -> list[int]:
    """Dice are read in any order: `roll 615` is `roll 156`."""
    verb, _, faces = " ".join(text.lower().split()).partition(" ")
    if verb == "roll":
        return [int(ROLL) + SIX_FACES.parse(faces)]
    return words_of(rules).parse(text)
