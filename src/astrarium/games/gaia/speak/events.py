"""What has happened: the text of an event has the key of its kind, for some kinds of its case."""

from __future__ import annotations

from typing import Final

from astrarium.core.game import Data, Sentence
from astrarium.games.gaia.tables import GaiaRules
from astrarium.games.gaia.words import NONE
from astrarium.parts import told
from astrarium.parts.told import Case, Figures, with_target

TEXT_FAMILIES: Final = ("event-",)
ADD_UP: Final = frozenset({"ore", "knowledge", "credits", "qic", "tokens", "charge"})


def sum_up(rules: GaiaRules, events: list[Data]) -> list[Data]:
    """What a seat gains from one thing is told in one sum."""
    return told.summed(events, ADD_UP)


def tell_event(rules: GaiaRules, event: Data) -> Sentence:
    amount = event["amount"]
    cause = rules.thing(event["source"])
    figures: Figures = {
        "seat": event["seat"],
        "amount": amount,
        "from": cause.family or "none",
        "name": cause.id,
        "place": cause.id,
        "space": cause.id,
    }
    if event["kind"].startswith("score-") and event["kind"] != "score-start":
        # Where the points come from is told by the source.
        figures["amount"] = abs(amount)
        return "event-vp" if amount >= 0 else "event-vp-paid", figures
    return told.tell_event(rules, event, figures, CASES)


def _sector(rules: GaiaRules, event: Data, figures: Figures) -> str:
    number, turns = rules.thing(event["target"]).id.split()
    figures.clear()
    figures |= {"number": number, "turns": int(turns)}
    return ""


def _pass(rules: GaiaRules, event: Data, figures: Figures) -> str:
    taken = rules.thing(event.get("target", NONE))
    if not taken.family:
        return "-last"
    figures["tile"] = taken.id
    return ""


def _gaiaformer_back(rules: GaiaRules, event: Data, figures: Figures) -> str:
    return "" if figures["from"] == "hex" else "-parked"


CASES: Final[dict[str, Case]] = {
    "sector": _sector,
    "pass": _pass,
    "upgrade": with_target("structure"),
    "first-structure": with_target("structure"),
    "swap": with_target("old"),
    "special-action": with_target("special"),
    "gaiaformer-back": _gaiaformer_back,
}
