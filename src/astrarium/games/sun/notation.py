"""Choices as text. What `say` writes, `parse` reads."""

from __future__ import annotations

from collections.abc import Iterator

from astrarium.games.sun.tables import SunRules
from astrarium.games.sun.words import (
    ACT,
    ATTACH,
    AUTOMATE,
    AWAIT,
    BARGAIN,
    BLIND,
    BUILD,
    BUY_CUBE,
    BY_POPULATION,
    CARD,
    CLAIM,
    COLONIZE,
    COLUMNS,
    DISCOVER,
    DISPLACE,
    DONATE,
    DRAFT,
    END_TRADE,
    END_TURN,
    EVENT,
    FACTION,
    GIVE_BACK,
    GROW,
    KEEP,
    LAND,
    LANDED,
    MOST_EXTRA,
    MOST_PLACES,
    MOST_SEATS,
    MOVE,
    OUTPOST,
    PAY_SEAT,
    PRODUCE,
    PROGRAM,
    REPEAT,
    REVEAL,
    REWARD,
    SCRAP,
    SECOND_DISC,
    SELL_CUBE,
    SHIFT,
    SHIP_LEVELS,
    SKIP,
    SLOT,
    STARTS,
    STOP,
    SWAP,
    TURN_UP,
    TYPE,
    TYPES,
    UPGRADE,
)
from astrarium.parts.notation import Notation
from astrarium.parts.program import COPIED, MOST_OPTIONS, OPTION, say_choice

ALONE = {
    END_TURN: "end turn",
    BLIND: "blind",
    SKIP: "leave the rest",
    STOP: "stop",
    BUY_CUBE: "buy population",
    SELL_CUBE: "sell population",
    END_TRADE: "end trade",
    LANDED: "landed",
    AWAIT: "wait",
}
OF_A_TECHNOLOGY = {
    TURN_UP: "turn up",
    CARD: "lay",
    DRAFT: "draft",
    KEEP: "keep",
    REPEAT: "repeat",
}
OF_A_SHIP = {UPGRADE: "upgrade", SCRAP: "scrap", DONATE: "donate"}
OF_A_TRACK = {SWAP: "swap", AUTOMATE: "automate", SECOND_DISC: "second disc"}
PRODUCTIONS = ("growth", "ore", "trade")
TRACK_NAMES = ("food", "ore")
MOST_CUBES = 20


def plain(id: str) -> str:
    return id.replace("_", " ")


def place_name(rules: SunRules, place: int) -> str:
    board = len(rules.places)
    return plain(rules.places[place].id) if place < board else f"extra {place - board + 1}"


def lines(rules: SunRules) -> Iterator[tuple[int, str]]:
    """Every choice of the game with its text."""
    yield from ALONE.items()
    for number in [0, 1, *range(OPTION, OPTION + MOST_OPTIONS)]:
        yield PROGRAM + number, say_choice(rules.programs, number)
    for program in rules.programs.names:
        yield PROGRAM + COPIED + program, say_choice(rules.programs, COPIED + program)
    for seat in range(MOST_SEATS):
        yield STARTS + seat, f"seat {seat} starts"
        yield PAY_SEAT + seat, f"pay seat {seat}"
    for number in range(MOST_CUBES + 1):
        yield GIVE_BACK + number, f"give back {number}"
    for number, production in enumerate(PRODUCTIONS):
        yield PRODUCE + number, f"produce {production}"
    yield from _card_lines(rules)
    yield from _cube_lines(rules)
    yield from _place_lines(rules)


def _card_lines(rules: SunRules) -> Iterator[tuple[int, str]]:
    for number, technology in enumerate(rules.technologies):
        for base, verb in OF_A_TECHNOLOGY.items():
            yield base + number, f"{verb} {plain(technology.id)}"
    for number, system in enumerate(rules.systems):
        yield DISCOVER + number, f"discover {plain(system.id)}"
        yield REWARD + number, f"reward of {plain(system.id)}"
    for number, event in enumerate(rules.events):
        yield EVENT + number, f"event {plain(event.id)}"
    for number, goal in enumerate(rules.achievements):
        yield REVEAL + number, f"achievement {plain(goal.id)}"
        yield CLAIM + number, f"claim {plain(goal.id)}"
    for number, faction in enumerate(rules.factions):
        yield FACTION + number, f"play {plain(faction.id)}"
    for number, slot in enumerate(rules.slots):
        yield SLOT + number, f"research {slot.id}"
    for number, space in enumerate(rules.spaces):
        yield ACT + number, f"act {plain(space.id)}"
        yield DISPLACE + number, f"displace {plain(space.id)}"
    for number, bargain in enumerate(rules.bargains):
        yield BARGAIN + number, f"use {plain(rules.programs.names[bargain.program])}"
    for number, kind in enumerate(TYPES):
        yield TYPE + number, f"type {kind}"


def _cube_lines(rules: SunRules) -> Iterator[tuple[int, str]]:
    for number, track in enumerate(TRACK_NAMES):
        for base, verb in OF_A_TRACK.items():
            yield base + number, f"{verb} {track}"
    for column, name in enumerate(COLUMNS):
        yield GROW + column, f"population from {name}"
        for to, other in enumerate(COLUMNS):
            if to != column:
                yield SHIFT + column * 8 + to, f"supply from {name} to {other}"
    for level in range(1, SHIP_LEVELS + 1):
        yield LAND + level - 1, f"land {level}"


def _place_lines(rules: SunRules) -> Iterator[tuple[int, str]]:
    places = len(rules.places) + MOST_EXTRA
    for place in range(places):
        name = place_name(rules, place)
        yield COLONIZE + place, f"colonize {name}"
        yield ATTACH + place, f"attach to {name}"
        for track, disc in enumerate(TRACK_NAMES):
            yield OUTPOST + place * 2 + track, f"outpost at {name} with {disc}"
        for source in range(BY_POPULATION + 1):
            cube = "population" if source == BY_POPULATION else COLUMNS[source]
            yield BUILD + place * 8 + source, f"build at {name} from {cube}"
        for level in range(SHIP_LEVELS):
            for base, verb in OF_A_SHIP.items():
                yield base + place * SHIP_LEVELS + level, f"{verb} {level + 1} at {name}"
            for to in range(places):
                if to != place:
                    move = MOVE + (place * MOST_PLACES + to) * SHIP_LEVELS + level
                    yield move, f"jump {level + 1} from {name} to {place_name(rules, to)}"


KNOWN: dict[tuple[str, int], Notation] = {}


def words_of(rules: SunRules) -> Notation:
    """By component set and number of players: nothing else changes the texts."""
    key = (rules.fingerprint, rules.seats)
    if key not in KNOWN:
        KNOWN[key] = Notation("sun-no-choice", "Beyond the Sun", lines(rules))
    return KNOWN[key]


def say(rules: SunRules, choice: int) -> str:
    return words_of(rules).say(choice)


def parse(rules: SunRules, text: str) -> list[int]:
    return words_of(rules).parse(text)
