"""What has happened: the text of an event has the key of its kind, for some kinds of its case."""

from __future__ import annotations

from typing import Final

from astrarium.core.game import Data, Sentence
from astrarium.games.race.orb.speak.orb import event_figures
from astrarium.games.race.robot.speak.robot import is_robots, tell_robot_event
from astrarium.games.race.speak.ids import ACTION_IDS, PHASE_IDS, card_id, goods_id
from astrarium.games.race.tables import RaceRules
from astrarium.games.race.words import NONE
from astrarium.parts.told import summed

TEXT_FAMILIES: Final = ("event-",)


def tell_event(rules: RaceRules, event: Data) -> Sentence:
    if is_robots(event):
        return tell_robot_event(rules, event)
    kind, seat, amount, source = event["kind"], event["seat"], event["amount"], event["source"]
    figures: dict[str, str | int] = {"seat": seat, "amount": amount}
    about = rules.thing(source)
    if about.family == "goal":
        figures["goal"] = about.id
    elif about.family == "card":
        figures["card"] = card_id(rules, source)
        figures["goods"] = goods_id(rules, source)
    if kind == "action":
        figures["action"] = ACTION_IDS[amount]
    elif kind == "phase":
        figures["phase"] = PHASE_IDS[amount - 1]
    figures |= event_figures(rules, kind, amount)
    return f"event-{kind}{_case(kind, seat, amount, source, event['rule'])}", figures


def _case(kind: str, seat: int, amount: int, source: int, rule: str) -> str:
    if kind == "end":
        return "-pool" if seat == NONE else "-tableau"
    if kind == "spend":
        return "-for-military" if amount else "-for-cost"
    if kind in ("draw", "discard"):
        return "" if source == NONE else "-for-card"
    if kind == "consume":
        return "-all" if rule == "race.base.consume.power-all-goods" else ""
    return ""


# --- the log -----------------------------------------------------------------------------------

ADD_UP: Final = frozenset({"pay", "discard", "hand-limit"})
UNTOLD: Final = frozenset({"looked-at"})  # those cards lie before the seat while it chooses


def sum_up(rules: RaceRules, events: list[Data]) -> list[Data]:
    """Card by card for their owner, in one sum for the others."""
    gave = {event["seat"] for event in events if event["kind"] == "given"}
    drew = {event["seat"] for event in events if event["kind"] == "drawn"}
    told = [event for event in events if not _better_told(event, gave, drew)]
    return summed(told, ADD_UP)


def _better_told(event: Data, gave: set[int], drew: set[int]) -> bool:
    kind, seat = event["kind"], event["seat"]
    if kind in UNTOLD or (kind == "draw" and seat in drew):
        return True
    return kind in ADD_UP and seat in gave
