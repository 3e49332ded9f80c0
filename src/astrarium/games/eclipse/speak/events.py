"""What has happened: the text of an event has the key of its kind, for some kinds of its case."""

from __future__ import annotations

from typing import Final

from astrarium.core.game import Data, Sentence
from astrarium.games.eclipse.tables import EclipseRules
from astrarium.games.eclipse.words import ANCIENTS, NONE, PHASES
from astrarium.parts import told
from astrarium.parts.dice import shows
from astrarium.parts.told import Case, Figures

TEXT_FAMILIES: Final = ("event-",)
ADD_UP: Final = frozenset(
    {
        "dealt", "settled", "refreshed", "fitted", "returned", "built", "moved", "traded",
        "cube-back", "cube-killed", "destroyed", "retreated", "produced",
    }
)  # fmt: skip
HEADINGS: Final = ("round", "phase")


def sum_up(rules: EclipseRules, events: list[Data]) -> list[Data]:
    """The same done again in one; no drawn hex that is placed, no phase in which nothing happens.

    Phases in which players are asked before anything happens end an answer, and are told.
    """
    placed = {event["source"] for event in events if event["kind"] in ("explored", "discarded")}
    after = [*(event["kind"] for event in events[1:]), ""]
    found = [
        event
        for event, next_kind in zip(events, after)
        if not (event["kind"] == "phase" and next_kind in HEADINGS)
        and not (event["kind"] == "hex-drawn" and event["source"] in placed)
    ]
    rates = {event["seat"]: event["amount"] for event in events if event["kind"] == "traded"}
    return [_with_times(event, rates) for event in told.summed(found, ADD_UP)]


def _with_times(event: Data, rates: dict[int, int]) -> Data:
    """Each trade gives one for the seat's rate."""
    if event["kind"] != "traded":
        return event
    return {**event, "times": event["amount"] // rates[event["seat"]]}


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
    figures["times"] = event.get("times", 1)
    return ""


def _phase(rules: EclipseRules, event: Data, figures: Figures) -> str:
    figures["phase"] = PHASES[event["amount"] - 1]
    return ""


def _rolled(rules: EclipseRules, event: Data, figures: Figures) -> str:
    """The faces, the best first."""
    counts = event["amount"]
    faces = [str(face) for face in range(6, 0, -1) for _ in range(int(shows(counts, face - 1)))]
    figures["faces"] = " ".join(faces)
    figures["amount"] = len(faces)
    return ""


CASES: Final[dict[str, Case]] = {
    "phase": _phase,
    "battle": _battle,
    "shoots": _of_anybody,
    "damaged": _of_anybody,
    "destroyed": _of_anybody,
    "traded": _traded,
    "rolled": _rolled,
}
