"""What a card does, as sentences: keys of texts with their figures.

The sentences are whole and stand in the order of the card: heading, printed values, powers by
phase, scoring. Whoever shows them looks up the keys in `text/`; nothing here depends on a language.
"""

from __future__ import annotations

import re
from typing import Any, Final

from astrarium.core.game import Sentence
from astrarium.parts.told import Figures, text

Entry = dict[str, Any]
"""A card, power or term as it stands in the content file."""

TEXT_FAMILIES: Final = ("action-", "goods-")
"""Printed terms that end in their code name and need no sentence around them."""

SLOTS: Final = ("on_placement", "explore", "develop", "settle", "trade", "consume", "produce")
UNSPOKEN: Final = frozenset({"power", "optional", "doubled_by_consume_x2", "orb_game_only"})
"""What a power's sentence says in its own words rather than by a figure."""


def explain(card: Entry) -> list[Sentence]:
    """All that is printed on a card and matters once it is dealt: no marks for the set-up."""
    return [*_printed_values(card), *deeds(card)]


def deeds(card: Entry) -> list[Sentence]:
    """What a card does: its powers by phase, and what it counts at the end."""
    return [*_powers(card), *_scoring(card)]


def card_id(title: str) -> str:
    """The id of a card from its English title: "Earth's Lost Colony" is earths_lost_colony."""
    return re.sub(r"[^a-z0-9]+", "_", title.lower().replace("'", "")).strip("_")


def _printed_values(card: Entry) -> list[Sentence]:
    heading = text("explain-heading", card=card["id"], title=card["name"])
    variable = card["vp"] == "variable"
    worth = text("explain-vp-variable") if variable else text("explain-vp", vp=card["vp"])
    return [heading, _cost(card), worth, *_marks(card)]


def _cost(card: Entry) -> Sentence:
    if card["kind"] == "development":
        return text("explain-development", cost=card["cost"])
    if card["military"]:
        return text("explain-military-world", defense=card["defense"])
    return text("explain-world", cost=card["cost"])


def _marks(card: Entry) -> list[Sentence]:
    sentences = []
    if "goods" in card:
        goods = card["goods"]
        kind = goods["kind"]
        if goods["source"] == "windfall":
            sentences.append(text("explain-windfall-world", goods=kind))
        else:
            sentences.append(text("explain-production-world", goods=kind))
    for keyword in card["keywords"]:
        sentences.append(text("explain-keyword", keyword=keyword))
    if card.get("chromosome"):
        sentences.append(text("explain-chromosome"))
    if "stores_goods" in card:
        sentences.append(text("explain-storage", goods=card["stores_goods"]["goods"]))
    if "start_world" in card:
        colour = "red" if card["start_world"] % 2 else "blue"
        sentences.append(text("explain-start-world", colour=colour))
    if "starting_hand_size" in card:
        sentences.append(text("explain-start-hand", amount=card["starting_hand_size"]))
    return sentences


def _powers(card: Entry) -> list[Sentence]:
    slots = card.get("powers", {})
    return [
        tell_power(slot, power, card) for slot in SLOTS if slot in slots for power in slots[slot]
    ]


def tell_power(slot: str, power: Entry, card: Entry) -> Sentence:
    name = power["power"]
    if name == "military":
        return _military(power)
    if name == "consume_goods":
        return _consume_goods(power)
    figures = {key: _figure(value) for key, value in power.items() if key not in UNSPOKEN}
    if name.startswith("produce_here"):
        figures["goods"] = card["goods"]["kind"]
    if name == "pay_for_military":
        figures["reduction"] = -power["cost_change"]
        if power["worlds"] != "any":
            return text("power-settle-pay-for-military-kind", **figures)
    if name == "temporary_military" and power["pay"] != "discard_this_card":
        return text(f"power-settle-military-by-{power['pay'].replace('_', '-')}", **figures)
    if power.get("additional"):
        return text("power-settle-temporary-military-additional", **figures)
    return text(f"power-{slot}-{name.replace('_', '-')}", **figures)


def _military(power: Entry) -> Sentence:
    amount = power["amount"]
    signed = f"+{amount}" if amount >= 0 else f"\N{MINUS SIGN}{-amount}"
    if power["against"] == "any":
        return text("power-settle-military", signed=signed)
    return text("power-settle-military-against", signed=signed, worlds=power["against"])


def _consume_goods(power: Entry) -> Sentence:
    figures: Figures = {
        "goods": power["goods"],
        "goods_per_use": power["goods_per_use"],
        "all_different_kinds": _figure(power.get("all_different_kinds", False)),
        "uses_up_to": power["uses_up_to"],
    }
    vp, cards = power["vp"], power["cards"]
    if power.get("only_from_this_world"):
        return text("power-consume-good-of-world", goods=figures["goods"], vp=vp)
    if not cards:
        return text("power-consume-goods-for-vp", vp=vp, **figures)
    if not vp:
        return text("power-consume-goods-for-cards", amount=cards, **figures)
    return text("power-consume-goods-for-vp-and-cards", vp=vp, amount=cards, **figures)


def _scoring(card: Entry) -> list[Sentence]:
    sentences = []
    counted: list[Entry] = []
    for term in card.get("variable_vp", ()):
        sentences.append(_term(term, counted))
        if "per" in term:
            counted.append(term["per"])
    return sentences


def _term(term: Entry, counted: list[Entry]) -> Sentence:
    vp = term["vp"]
    if term.get("per_quantity") == "total_military":
        return text("vp-per-total-military", vp=vp)
    if term.get("per_quantity") == "vp_in_chips":
        return text("vp-per-vp-in-chips", vp=vp, every=term["every"])
    if "per_artifact_token" in term:
        return text("vp-per-artifact-token", vp=vp, token=term["per_artifact_token"])
    matcher = term["per"]
    if "card" in matcher:
        return text("vp-per-card", vp=vp, card=card_id(matcher["card"]))
    # A card scores for the first term that fits it, so a later one counts only the others.
    other = any(
        all(matcher[key] == earlier[key] for key in matcher if key in earlier)
        for earlier in counted
    )
    return text("vp-per-match", vp=vp, match=_match(matcher), other="yes" if other else "no")


def _match(matcher: Entry) -> str:
    """A name for what a matcher fits: "world-goods-rare-source-windfall"."""
    parts = []
    for key, value in matcher.items():
        if key == "kind":
            parts.append(value)
        elif value is True:
            parts.append(key)
        elif value is False:
            parts.append(f"not-{key}")
        else:
            parts.append(f"{key}-{value}")
    return "-".join(parts)


def _figure(value: Any) -> str | int:
    if isinstance(value, bool):
        return "yes" if value else "no"
    figure: str | int = _match(value) if isinstance(value, dict) else value
    return figure
