"""Orb cards and artifact tokens as compact tables, shared by all positions."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from astrarium.games.race.orb.plans import Plan, all_plans
from astrarium.games.race.orb.words import MAIN_AIRLOCK, place
from astrarium.parts.content import Entry, fields

NO_FAMILY: Final = 0
SCIENCE: Final = 1
TECHNOLOGY: Final = 2
UPLIFT: Final = 3
FAMILIES: Final = ("none", "science", "technology", "uplift")

PASSES_NOTHING: Final = 0
PASSES_GATE: Final = 1
PASSES_WALL: Final = 2  # and gates too: rule race.artifacts.token.wall.pass-gate-instead
PASSES: Final = ("", "gate", "wall")

LETTERS: Final = "AB"

PLAN: Final = fields([str], "squares across upright")
TOKEN: Final[Entry] = {
    "id": str,
    **fields(int, "count vp vp_per_hatchery? moves? military? genes_worlds?"),
    **fields(int, "development_discount? world_discount?"),
    "letter": set(LETTERS),
    "family?": set(FAMILIES[1:]),
    "passes?": set(PASSES[1:]),
    "alien_good?": bool,
}
ORB: Final[Entry] = {
    "confidence": {"*": str},
    "main_airlock": {"squares": [str], "corners": [[int]], **fields(str, "top bottom left right")},
    "small_airlock": {"count": int, **PLAN},
    "token": [TOKEN],
    "card": [{"id": str, **PLAN}],
}


class TokenKind:
    """What is printed on an artifact token; all powers that it has not are 0."""

    def __init__(self, entry: Entry) -> None:
        self.id: str = entry["id"]
        self.letter: i64 = LETTERS.index(entry["letter"])
        self.count: i64 = entry["count"]
        self.vp: i64 = entry["vp"]
        self.per_hatchery: i64 = entry.get("vp_per_hatchery", 0)
        self.family: i64 = FAMILIES.index(entry.get("family", "none"))
        self.passes: i64 = PASSES.index(entry.get("passes", ""))
        self.moves: i64 = entry.get("moves", 0)
        self.military: i64 = entry.get("military", 0)
        self.development_discount: i64 = entry.get("development_discount", 0)
        self.world_discount: i64 = entry.get("world_discount", 0)
        self.genes_worlds: i64 = entry.get("genes_worlds", 0)
        self.alien_good: i64 = int(entry.get("alien_good", False))


class OrbTables:
    def __init__(self, content: Entry) -> None:
        self.plans: list[Plan] = all_plans(content)  # by card * 4 + turn
        self.card_ids: list[str] = [entry["id"] for entry in content["card"]]
        self.token_kinds: list[TokenKind] = [TokenKind(entry) for entry in content["token"]]
        corners: list[list[int]] = content["main_airlock"]["corners"]
        self.corners: list[int] = sorted(int(place(row, column)) for row, column in corners)

    def main_airlock(self) -> Plan:
        return self.plans[MAIN_AIRLOCK * 4]
