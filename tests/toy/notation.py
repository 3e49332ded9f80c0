"""Choices as text, both ways."""

from __future__ import annotations

from typing import Final

from astrarium.core.errors import BadNotation
from tests.toy.state import CALM, KINDS, PASS, STORM
from tests.toy.words import (
    BID,
    BUILD,
    CARD,
    DRAW,
    LAMP,
    LEAVE,
    LIGHT,
    PAWN,
    PAY,
    PEEK,
    RAISE,
    REBURY,
    REST,
    SELL,
    SKIP,
    STAY,
    WEATHER,
)

WORDS: Final = {
    WEATHER + CALM: "calm",
    WEATHER + STORM: "storm",
    BID + PASS: "pass",
    STAY: "stay",
    RAISE: "raise",
    DRAW: "draw",
    REST: "rest",
    BUILD: "build",
    LAMP: "red lamp",
    LAMP + 1: "blue lamp",
    SKIP: "skip",
    PEEK: "peek",
    REBURY: "rebury",
    LEAVE: "leave",
    LIGHT: "light",
    PAWN: "pawn",
}
VERBS: Final = {"card": CARD, "bid": BID, "sell": SELL, "pay": PAY}
BY_WORDS: Final = {words: choice for choice, words in WORDS.items()}


def choices() -> list[int]:
    """All that can be said."""
    return [*WORDS, *(base + kind for base in VERBS.values() for kind in range(KINDS))]


def say(choice: int) -> str:
    if choice in WORDS:
        return WORDS[choice]
    for verb, base in VERBS.items():
        if base <= choice < base + KINDS:
            return f"{verb} {choice - base + 1}"
    raise BadNotation(f"{choice} is no choice of the toy")


def parse(text: str) -> list[int]:
    if text in BY_WORDS:
        return [BY_WORDS[text]]
    verb, _, values = text.partition(" ")
    if verb not in VERBS:
        raise BadNotation(f"'{text}' begins with no word of the toy")
    return [VERBS[verb] + kind_of(value.strip(), text) for value in values.split(",")]


def kind_of(value: str, text: str) -> int:
    if value not in ("1", "2", "3", "4", "5", "6"):
        raise BadNotation(f"'{value}' in '{text}' is no card of the toy")
    return int(value) - 1
