"""What has happened: the text of an event has the key of its kind, for some kinds of its case."""

from __future__ import annotations

from typing import Final

from astrarium.core.game import Data, Sentence
from astrarium.games.eclipse.tables import EclipseRules
from astrarium.games.eclipse.words import ANCIENTS, NONE
from astrarium.parts import told
from astrarium.parts.dice import shows
from astrarium.parts.told import Case, Figures

TEXT_FAMILIES: Final = ("event-",)


def tell_event(rules: EclipseRules, event: Data) -> Sentence:
    cause, upon = rules.thing(event["source"]), rules.thing(event.get("target", NONE))
    figures: Figures = {"seat": event["seat"], "amount": event["amount"]}
    for thing in (upon, cause):
        if thing.family == "hex":
            figures["place"] = int(thing.id)
        elif thing.family == "side":
            figures["other"] = thing.index
        elif thing.family:
            figures[thing.family] = thing.id
    if event["kind"].startswith("score-"):
        return "event-vp", figures | {"source": event["kind"]}
    return told.tell_event(rules, event, figures, CASES)


def _of_anybody(rules: EclipseRules, event: Data, figures: Figures) -> str:
    """Ships of nobody are told without a player."""
    return "-nobody" if event["seat"] == NONE else ""


def _battle(rules: EclipseRules, event: Data, figures: Figures) -> str:
    defender = rules.thing(event["target"])
    return f"-{defender.id}" if defender.index >= ANCIENTS else ""


def _traded(rules: EclipseRules, event: Data, figures: Figures) -> str:
    figures["given"] = rules.thing(event["source"]).id
    figures["gained"] = rules.thing(event["target"]).id
    return ""


def _rolled(rules: EclipseRules, event: Data, figures: Figures) -> str:
    """The faces, the best first."""
    counts = event["amount"]
    faces = [str(face) for face in range(6, 0, -1) for _ in range(int(shows(counts, face - 1)))]
    figures["faces"] = " ".join(faces)
    figures["amount"] = len(faces)
    return ""


CASES: Final[dict[str, Case]] = {
    "battle": _battle,
    "shoots": _of_anybody,
    "damaged": _of_anybody,
    "destroyed": _of_anybody,
    "traded": _traded,
    "rolled": _rolled,
}
