"""The vocabulary that components are written in: what each of them gives, asks and scores.

content/README.md lists the words. What nobody reads fails a test.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from astrarium.games.gaia.content.schema import GAIN, GAINS
from astrarium.games.gaia.words import COUNTS, NONE, TIMINGS, TRIGGERS
from astrarium.parts.content import Entry, check


class Gain:
    """What an icon gives."""

    vp: i64 = 0
    ore: i64 = 0
    knowledge: i64 = 0
    credits: i64 = 0
    qic: i64 = 0
    tokens: i64 = 0
    charge: i64 = 0
    gaiaformers: i64 = 0


def gain_of(entry: Entry) -> Gain:
    check(entry, GAIN, "what is gained")
    gain = Gain()
    for word, amount in entry.items():
        setattr(gain, GAINS[word], amount)
    return gain


def per_of(entry: Entry) -> int:
    return COUNTS.index(entry["per"]) if "per" in entry else NONE


class Cost:
    """What a structure costs."""

    def __init__(self, entry: Entry) -> None:
        self.credits: i64 = entry.get("credits", 0)
        self.ore: i64 = entry.get("ore", 0)


class FreeAction:
    """A conversion of the own turn; `stone` says what it does with the brainstone."""

    def __init__(self, id: str, entry: Entry, stone: i64, rule: str) -> None:
        ((word, amount),) = entry["cost"].items()
        self.id = id
        self.how: i64 = PAYMENTS[word]  # what is paid: one of the PAY... numbers
        self.amount: i64 = amount
        self.stone = stone
        self.gain = gain_of(entry["gain"])
        self.rule = rule


PAY_POWER: Final = 0
PAY_BURN: Final = 1
PAY_QIC: Final = 2
PAY_KNOWLEDGE: Final = 3
PAY_ORE: Final = 4
PAY_CREDITS: Final = 5
PAY_TO_GAIA: Final = 6
PAY_GAIAFORMER: Final = 7
PAYMENTS: Final = {
    "power": PAY_POWER,
    "discard_from_area_2": PAY_BURN,
    "qic": PAY_QIC,
    "knowledge": PAY_KNOWLEDGE,
    "ore": PAY_ORE,
    "credits": PAY_CREDITS,
    "move_from_area_3_to_gaia_area": PAY_TO_GAIA,
    "gaiaformer_to_gaia_area": PAY_GAIAFORMER,
}

PLAIN: Final = 0  # the brainstone is not touched
WITH_STONE: Final = 1  # spent among the power; in a burn it moves to area III
STONE_OUT: Final = 2  # a burn that discards it


class Tech:
    """A tech tile, standard or advanced."""

    def __init__(self, entry: Entry) -> None:
        self.id: str = entry["id"]
        self.timing: i64 = TIMINGS.index(entry["timing"])
        self.gain = gain_of(entry.get("gain", {}))
        self.per: i64 = per_of(entry)
        self.trigger: i64 = TRIGGERS.index(entry["trigger"]) if "trigger" in entry else NONE
        self.copies: i64 = entry.get("copies", 1)


IMMEDIATE: Final = 0
INCOME: Final = 1
EACH_TIME: Final = 2
WHEN_PASSING: Final = 3
SPECIAL_ACTION: Final = 4
PERMANENT: Final = 5


class Booster:
    def __init__(self, entry: Entry) -> None:
        scoring: Entry = entry.get("when_passing", {})
        action: Entry = entry.get("special_action", {})
        self.id: str = entry["id"]
        self.incomes = [gain_of(income) for income in entry["income"]]
        self.pass_vp: i64 = scoring.get("vp", 0)
        self.per: i64 = per_of(scoring)
        self.has_action = bool(action)
        self.steps: i64 = action.get("free_terraforming_steps", 0)
        self.reach: i64 = action.get("range_bonus", 0)
        self.project = "start_a_gaia_project" in action.get("actions", [])


class RoundTile:
    def __init__(self, entry: Entry) -> None:
        self.id: str = entry["id"]
        self.trigger: i64 = TRIGGERS.index(entry["trigger"])
        self.vp: i64 = entry["vp"]
        self.copies: i64 = entry["copies"]


class FinalTile:
    def __init__(self, entry: Entry) -> None:
        self.id: str = entry["id"]
        self.counts: i64 = COUNTS.index(entry["counts"])
        self.neutral: i64 = entry["neutral_value"]


class FederationToken:
    def __init__(self, entry: Entry) -> None:
        self.id: str = entry["id"]
        self.copies: i64 = entry["copies"]
        self.gain = gain_of(entry["gain"])
        self.green: bool = entry["can_be_flipped"]


class Level:
    """One level of a research track: what it gives once, and as income.

    A token and the Lost Planet are put on the agenda by research.py itself.
    """

    def __init__(self, entry: Entry) -> None:
        once = dict(entry.get("one_time", {}))
        income = entry.get("income", {})
        self.per_gaia_planet: i64 = once.pop("vp_per_gaia_planet", 0)
        self.once = gain_of(once) if once else None
        self.income = gain_of(income) if income else None


class BoardAction:
    """A power or Q.I.C. action of the research board."""

    def __init__(self, entry: Entry) -> None:
        self.id: str = entry["id"]
        self.power: i64 = entry["cost"].get("power", 0)
        self.qic: i64 = entry["cost"].get("qic", 0)
        self.gain = gain_of(entry["gain"]) if "gain" in entry else None
        self.steps: i64 = entry.get("free_terraforming_steps", 0)
        self.per_type: i64 = entry.get("vp_per_planet_type", 0)  # VP for each planet type
        self.rule: str = entry["rules"][0]
        self.what: i64 = JUST_GAIN  # one of the numbers below
        if self.steps:
            self.what = BUILD_WITH_STEPS
        elif entry.get("take_tech_tile"):
            self.what = TAKE_TILE
        elif entry.get("rescore_federation_token"):
            self.what = SCORE_TOKEN


JUST_GAIN: Final = 0
BUILD_WITH_STEPS: Final = 1
TAKE_TILE: Final = 2
SCORE_TOKEN: Final = 3
