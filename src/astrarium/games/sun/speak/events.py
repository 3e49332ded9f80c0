"""What has happened: the text of an event has the key of its kind."""

from __future__ import annotations

from typing import Final

from astrarium.core.game import Data, Sentence
from astrarium.games.sun.speak.ids import card_of_space
from astrarium.games.sun.tables import SunRules
from astrarium.games.sun.words import NONE
from astrarium.parts.told import Figures, summed

TEXT_FAMILIES: Final = ("event-",)
ADD_UP: Final = frozenset(
    {"population", "ore", "paid", "grown", "mined", "paid-opponent", "bought", "sold", "shifted"}
)


def sum_up(rules: SunRules, events: list[Data]) -> list[Data]:
    """What a seat gains or exchanges again is told in one sum."""
    return summed(events, ADD_UP)


def tell_event(rules: SunRules, event: Data) -> Sentence:
    figures: Figures = {"amount": event["amount"]}
    if event["seat"] != NONE:
        figures["seat"] = event["seat"]
    for name, number in (("to", event.get("target", NONE)), ("place", event["source"])):
        thing = rules.thing(number)
        if thing.family in ("system", "place"):
            figures[name] = thing.id
        elif thing.family == "space":
            figures["card"] = card_of_space(rules, thing.index)
        elif thing.family:
            figures[thing.family] = thing.id
    if event["kind"].startswith("score-"):
        return "event-vp", figures | {"source": event["kind"]}
    return f"event-{event['kind']}", figures
