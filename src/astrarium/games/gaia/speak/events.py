"""What has happened: the text of an event has the key of its kind, for some kinds of its case."""

from __future__ import annotations

from typing import Final

from astrarium.core.game import Data, Sentence
from astrarium.games.gaia.speak.ids import place
from astrarium.games.gaia.tables import GaiaRules
from astrarium.games.gaia.words import (
    BY_ACADEMY,
    BY_ADVANCED,
    BY_BOOSTER,
    BY_FACTION,
    NO_BOOSTER,
    STRUCTURES,
)

TEXT_FAMILIES: Final = ("event-",)


def tell_event(rules: GaiaRules, event: Data) -> Sentence:
    kind, amount = event["kind"], event["amount"]
    if kind == "sector":
        number = f"{rules.faces[amount // 6].number:02d}"
        return "event-sector", {"number": number, "turns": amount % 6}
    cause = rules.thing(event["source"])
    figures: dict[str, str | int] = {
        "seat": event["seat"],
        "amount": amount,
        "from": cause.family or "none",
        "name": cause.id,
        "place": cause.id,
    }
    case = ""
    if kind == "pass":
        if amount == NO_BOOSTER:
            case = "-last"
        else:
            figures["tile"] = rules.boosters[amount].id
    elif kind in ("upgrade", "first-structure"):
        figures["structure"] = STRUCTURES[amount]
    elif kind == "swap":
        figures["old"] = place(rules, amount)
    elif kind == "special-action":
        figures["special"] = special(amount)
    elif kind.startswith("score-") and kind != "score-start":
        # Where the points come from is told by the source.
        figures["amount"] = abs(amount)
        return "event-vp" if amount >= 0 else "event-vp-paid", figures
    elif kind == "gaiaformer-back":
        case = "" if cause.family == "hex" else "-parked"
    return f"event-{kind}{case}", figures


def special(number: int) -> str:
    """What a special action belongs to."""
    known = {BY_BOOSTER: "booster", BY_ACADEMY: "academy", BY_FACTION: "faction"}
    return known.get(number, "standard" if number < BY_ADVANCED else "advanced")
