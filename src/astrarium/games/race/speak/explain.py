"""What a card does, as sentences: keys of texts with their figures.

The sentences are whole and stand in the order of the card: heading, printed values, powers by
phase, scoring. Whoever shows them looks up the keys in `text/`; nothing here depends on a language.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Final

from astrarium.core.game import Sentence
from astrarium.parts.told import Figures, text

Entry = Mapping[str, object]
"""A card, power or term as it stands in the content file."""

TEXT_FAMILIES: Final = ("action-", "goods-")
"""Printed terms that end in their code name and need no sentence around them."""

SLOTS: Final = ("on_placement", "explore", "develop", "settle", "trade", "consume", "produce")
UNSPOKEN: Final = frozenset({"power", "optional", "doubled_by_consume_x2", "orb_game_only"})
"""What a power's sentence says in its own words rather than by a figure."""


def explain(card: Entry) -> list[Sentence]:
    """All that is printed on a card."""
    return [*_printed_values(card), *_powers(card), *_scoring(card)]


def card_id(title: str) -> str:
    """The id of a card from its English title: "Earth's Lost Colony" is earths_lost_colony."""
    return re.sub(r"[^a-z0-9]+", "_", title.lower().replace("'", "")).strip("_")


def _printed_values(card: Entry) -> list[Sentence]:
    sentences = [text("explain-heading", card=_word(card["id"]), title=_word(card["name"]))]
    if card["kind"] == "development":
        sentences.append(text("explain-development", cost=_number(card["cost"])))
    elif card["military"]:
        sentences.append(text("explain-military-world", defense=_number(card["defense"])))
    else:
        sentences.append(text("explain-world", cost=_number(card["cost"])))
    if card["vp"] == "variable":
        sentences.append(text("explain-vp-variable"))
    else:
        sentences.append(text("explain-vp", vp=_number(card["vp"])))
    return sentences + _marks(card)


def _marks(card: Entry) -> list[Sentence]:
    sentences = []
    if "goods" in card:
        goods = _entry(card["goods"])
        kind = _word(goods["kind"])
        if goods["source"] == "windfall":
            sentences.append(text("explain-windfall-world", goods=kind))
        else:
            sentences.append(text("explain-production-world", goods=kind))
    for keyword in _sequence(card["keywords"]):
        sentences.append(text("explain-keyword", keyword=_word(keyword)))
    if card.get("chromosome"):
        sentences.append(text("explain-chromosome"))
    if "stores_goods" in card:
        sentences.append(
            text("explain-storage", goods=_word(_entry(card["stores_goods"])["goods"]))
        )
    if "start_world" in card:
        number = _number(card["start_world"])
        colour = "red" if number % 2 else "blue"
        sentences.append(text("explain-start-world", number=number, colour=colour))
    if "starting_hand_size" in card:
        size = _number(card["starting_hand_size"])
        sentences.append(text("explain-start-hand", amount=size))
    if "preset_hand" in card:
        sentences.append(text("explain-preset-hand", hand=_number(card["preset_hand"])))
    return sentences


def _powers(card: Entry) -> list[Sentence]:
    slots = _entry(card.get("powers", {}))
    return [
        tell_power(slot, _entry(power), card)
        for slot in SLOTS
        if slot in slots
        for power in _sequence(slots[slot])
    ]


def tell_power(slot: str, power: Entry, card: Entry) -> Sentence:
    name = _word(power["power"])
    if name == "military":
        return _military(power)
    if name == "consume_goods":
        return _consume_goods(power)
    figures = {key: _figure(value) for key, value in power.items() if key not in UNSPOKEN}
    if name.startswith("produce_here"):
        figures["goods"] = _word(_entry(card["goods"])["kind"])
    if name == "pay_for_military":
        figures["reduction"] = -_number(power["cost_change"])
        if power["worlds"] != "any":
            return text("power-settle-pay-for-military-kind", **figures)
    if name == "temporary_military" and power["pay"] != "discard_this_card":
        return text(f"power-settle-military-by-{_word(power['pay']).replace('_', '-')}", **figures)
    if power.get("additional"):
        return text("power-settle-temporary-military-additional", **figures)
    return text(f"power-{slot}-{name.replace('_', '-')}", **figures)


def _military(power: Entry) -> Sentence:
    amount = _number(power["amount"])
    signed = f"+{amount}" if amount >= 0 else f"\N{MINUS SIGN}{-amount}"
    if power["against"] == "any":
        return text("power-settle-military", signed=signed)
    return text("power-settle-military-against", signed=signed, worlds=_word(power["against"]))


def _consume_goods(power: Entry) -> Sentence:
    figures: Figures = {
        "goods": _word(power["goods"]),
        "goods_per_use": _number(power["goods_per_use"]),
        "all_different_kinds": _figure(power.get("all_different_kinds", False)),
        "uses_up_to": _number(power["uses_up_to"]),
    }
    vp, cards = _number(power["vp"]), _number(power["cards"])
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
    for item in _sequence(card.get("variable_vp", ())):
        term = _entry(item)
        sentences.append(_term(term, counted))
        if "per" in term:
            counted.append(_entry(term["per"]))
    return sentences


def _term(term: Entry, counted: list[Entry]) -> Sentence:
    vp = _number(term["vp"])
    if term.get("per_quantity") == "total_military":
        return text("vp-per-total-military", vp=vp)
    if term.get("per_quantity") == "vp_in_chips":
        return text("vp-per-vp-in-chips", vp=vp, every=_number(term["every"]))
    if "per_artifact_token" in term:
        return text("vp-per-artifact-token", vp=vp, token=_word(term["per_artifact_token"]))
    matcher = _entry(term["per"])
    if "card" in matcher:
        return text("vp-per-card", vp=vp, card=card_id(_word(matcher["card"])))
    # A card scores for the first term that fits it, so a later one counts only the others.
    other = any(_may_share_a_card(matcher, earlier) for earlier in counted)
    return text("vp-per-match", vp=vp, match=_match(matcher), other="yes" if other else "no")


def _may_share_a_card(one: Entry, another: Entry) -> bool:
    return all(one[key] == another[key] for key in one if key in another)


def _match(matcher: Entry) -> str:
    """A name for what a matcher fits: "world-goods-rare-source-windfall"."""
    parts = []
    for key, value in matcher.items():
        if key == "kind":
            parts.append(_word(value))
        elif value is True:
            parts.append(key)
        elif value is False:
            parts.append(f"not-{key}")
        else:
            parts.append(f"{key}-{value}")
    return "-".join(parts)


def _figure(value: object) -> str | int:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, Mapping):
        return _match(value)
    return value if isinstance(value, int) else _word(value)


def _word(value: object) -> str:
    if not isinstance(value, str):
        raise TypeError(f"a word is needed, not {value!r}")
    return value


def _number(value: object) -> int:
    if not isinstance(value, int):
        raise TypeError(f"a whole number is needed, not {value!r}")
    return value


def _entry(value: object) -> Entry:
    if not isinstance(value, Mapping):
        raise TypeError(f"a table is needed, not {value!r}")
    return value


def _sequence(value: object) -> Sequence[object]:
    if not isinstance(value, Sequence):
        raise TypeError(f"a list is needed, not {value!r}")
    return value
