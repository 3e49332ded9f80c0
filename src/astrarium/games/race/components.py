"""A set of components: its schema, and the check of a whole set with precise errors.

What a part of the game adds has its schema where it is read: goals/tiles.py, robot/printed.py,
orb/tables.py.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from astrarium.core.fault import Fault
from astrarium.games.race.effects import KINDS, MATCH, WORDS, Card
from astrarium.games.race.goals.tiles import GOAL
from astrarium.games.race.orb.tables import FAMILIES, ORB
from astrarium.games.race.robot.printed import ROBOT
from astrarium.games.race.words import GOODS
from astrarium.parts.content import by, check, fields

ALWAYS: Final = {"optional?": bool, "orb_game_only?": bool}


def _powers(slot: str) -> Any:
    """What any power of a slot may say, and what its own word says."""

    def schema(power: Card) -> Card:
        words = {word: each.fields for word, each in WORDS[slot].items()}
        return {**ALWAYS, **by("power", words)(power)}

    return [schema]


QUANTITY: Final = by(
    "per_quantity", {"total_military": {"vp": int}, "vp_in_chips": {"vp": int, "every": int}}
)


def _term(term: Card) -> Card:
    """One line of a scoring box: for cards, for artifact tokens or for something counted."""
    if "per" in term:
        return {"vp": int, "per": MATCH}
    if "per_artifact_token" in term:
        return {"vp": int, "per_artifact_token": set(FAMILIES[1:]), "orb_game_only": {True}}
    return QUANTITY(term)


def _card(card: Card) -> Card:
    """World or development, paid for or conquered, with printed points or a scoring box."""
    variable, conquered = card.get("vp") == "variable", card.get("military") is True
    return {
        **fields(str, "id name confidence"),
        **fields(int, "copies start_world? starting_hand_size? preset_hand?"),
        "kind": {"world", "development"},
        **({"military": bool} if card.get("kind") == "world" else {}),
        "defense" if conquered else "cost": int,
        **({"vp": {"variable"}, "variable_vp": [_term]} if variable else {"vp": int}),
        "goods?": {"kind": KINDS, "source": {"windfall", "production"}},
        "stores_goods?": {"goods": KINDS},
        "chromosome?": bool,
        "keywords": [str],
        "powers?": {f"{slot}?": _powers(slot) for slot in WORDS},
    }


SET: Final[Card] = {
    **fields(str, "id edition confidence"),
    "game": {"race"},
    "players": fields(int, "min max"),
    "deck_size": int,
    "start_world_numbers": [int],
}
SCHEMA: Final[Card] = {
    "schema_version": int,
    "set": SET,
    "goods_trade_price": fields(int, " ".join(GOODS[1:])),
    "preset_hands": {"*": [str]},
    "card": [_card],
    "goal?": [GOAL],
    "orb?": ORB,
    "robot?": ROBOT,
}


def check_components(content: Card) -> None:
    """Raises Fault that names set, section, card, field and what was expected."""
    check(content.get("set"), SET, "set")
    name = content["set"]["id"]
    check(content, SCHEMA, name)
    seen: set[str] = set()
    for card in content["card"]:
        if card["id"] in seen:
            raise Fault("card-twice", f"{name}, card, {card['id']}")
        seen.add(card["id"])
    names = {card["name"] for card in content["card"]}
    for where, title in _named(content):
        if title not in names:
            raise Fault("no-reference", f"{name}, {where}", kind="card", id=title)


def _named(content: Card) -> Iterable[tuple[str, str]]:
    """The cards that others name, with the place where it is done."""
    for number, hand in content["preset_hands"].items():
        for name in hand:
            yield f"preset_hands, {number}", name
    for card in content["card"]:
        for place, term in enumerate(card.get("variable_vp", [])):
            if "card" in term.get("per", {}):
                where = f"card, {card['id']}, variable_vp, #{place + 1}, per, card"
                yield where, term["per"]["card"]
