"""The workshop of Beyond the Sun: cards, boards, guild tiles and the tree typed in."""

from __future__ import annotations

from typing import Any, Final

from astrarium.core.draw.svg import Style
from astrarium.core.fault import Fault
from astrarium.core.game import Data, Field, Game, Rules, Sentence, Workshop
from astrarium.games.sun.component_file import MOST_ID
from astrarium.games.sun.components import (
    ABILITIES,
    AFTER,
    LASTING,
    MORE_POINTS,
    card,
    with_card,
)
from astrarium.games.sun.draw.card import draw_one
from astrarium.games.sun.notation import plain
from astrarium.games.sun.own_names import own_names
from astrarium.games.sun.reading import build_rules
from astrarium.games.sun.speak.lasting import read_fields, read_kind, write_fields, write_kind
from astrarium.games.sun.speak.shorthand import read_action, read_steps, write_action, write_steps
from astrarium.games.sun.tables import SunRules
from astrarium.games.sun.words import CONDITIONS, CONFIDENCES, LEVELS, TYPES
from astrarium.parts.content import Entry
from astrarium.parts.told import text

TEXT_FAMILIES: Final = ("field-", "shelf-")
SEATS: Final = 4
MOST_ACTIONS: Final = 2
# The beginning of a card's key, and where the cards are.
WHERE: Final = {
    "technology": ("technologies", "technology"),
    "happening": ("events", "event"),
    "place": ("systems", "system"),
    "achievement": ("achievements", "achievement"),
    "faction": ("factions", "faction"),
    "guild": ("board", "guild"),
    "basic": ("board", "basic"),
    "slot": ("board", "slot"),
}
BOXES: Final = {
    "technology": ("immediate",),
    "happening": ("discoverer", "others", "everybody"),
    "place": ("control", "colonize"),
    "achievement": (),
    "faction": (),
    "guild": (),
    "basic": (),
    "slot": (),
}
LASTS: Final = ("ability", "lasting", "vp_more")
TRACKS: Final = ("columns", "food_icons", "ore_icons")  # of an advanced board
ICONS: Final = ("food", "ore")
MATCHES_NEEDED: Final = 2  # cards are turned up until two fit


class SunWorkshop(Workshop):
    def __init__(self, game: Game[Any, Any], shipped: Entry) -> None:
        self.game = game
        self.shipped = shipped

    def shelves(self, content: Data) -> dict[str, list[str]]:
        found: dict[str, list[str]] = {}
        for entry in content["technologies"]["technology"]:
            level = LEVELS.index(entry["level"]) + 1
            found.setdefault(f"shelf-technologies-{level}", []).append(f"technology-{entry['id']}")
        for family, (file, kind) in WHERE.items():
            if family != "technology":
                keys = [f"{family}-{entry['id']}" for entry in content[file][kind]]
                found[f"shelf-{kind}s"] = keys
        return found

    def name_of(self, content: Data, key: str) -> str:
        entry = _entry(content, key)
        return str(entry["name"] if "name" in entry else plain(entry["id"]))

    def is_typed_in(self, content: Data, key: str) -> bool:
        entry = _entry(content, key)
        try:
            return entry["confidence"] == "confirmed" or entry != _entry(self.shipped, key)
        except KeyError:
            return True

    def fields(self, content: Data, key: str) -> list[Field]:
        family, entry = key.partition("-")[0], _entry(content, key)
        found = [Field("name", "text", entry["name"])] if "name" in entry else []
        if family == "technology":
            found.append(Field("match", "many", " ".join(entry["match"]), TYPES))
            found.append(Field("output", "one", entry.get("output", ""), ("", *TYPES)))
        if family == "place":
            found.append(Field("strength", "number", str(entry["strength"])))
            specialties = " ".join(entry["specialties"])
            found.append(Field("specialties", "many", specialties, ICONS))
        if family in ("technology", "place"):
            found.append(Field("vp", "number", str(entry["vp"])))
        if family == "achievement":
            found += _condition_fields(entry["condition"])
            found.append(Field("spaces_vp", "text", "/".join(str(vp) for vp in entry["vp"])))
        for box in BOXES[family]:
            found.append(Field(box, "steps", write_steps(entry.get(box, []))))
        if family == "technology":
            found += _action_fields(entry)
            found.append(Field("ability", "steps", write_kind(entry.get("ability", {}))))
            found.append(Field("vp_more", "steps", write_fields(entry.get("vp_more", {}))))
        elif family == "place":
            found.append(Field("ability", "steps", write_kind(entry.get("ability", {}))))
        elif family == "happening":
            found.append(Field("lasting", "steps", write_kind(entry.get("lasting", {}))))
            found.append(Field("after", "one", entry["after"], AFTER))
        elif family == "faction":
            found += _faction_fields(entry)
        elif family in ("guild", "basic"):
            line = write_action(entry.get("cost", {}), entry["effect"])
            found.append(Field("action_1", "steps", line))
            if family == "guild":
                found.append(Field("spaces_1", "number", str(entry["spaces"])))
        elif family == "slot":
            found.append(Field("prerequisites", "text", "/".join(entry["prerequisites"])))
            found.append(Field("needed", "number", str(entry["needed"])))
        found.append(Field("confidence", "one", entry["confidence"], CONFIDENCES))
        return found

    def with_card(self, content: Data, key: str, typed: dict[str, str]) -> Data:
        file, kind = WHERE[key.partition("-")[0]]
        old = _entry(content, key)
        new, where = dict(old), f"{file}, {kind}, {old['id']}"
        for field in self.fields(content, key):
            if field.name in typed and typed[field.name] != field.value:
                try:
                    _type_in(new, field, typed)
                except Fault as fault:
                    raise fault.within(f"{where}, {field.name}") from None
        if key.startswith("technology-"):
            _type_in_actions(new, typed, where)
        elif key.startswith(("guild-", "basic-")) and "action_1" in typed:
            _type_in_action(new, typed, where)
        if "backed" in new:
            new["backed"] = [field for field in new["backed"] if field in new]
        return with_card(content, file, kind, new)

    def rules(self, content: Data) -> SunRules:
        options = {option.name: option.default for option in self.game.options}
        rules = build_rules(self.game, SEATS, {**options, "boards": "advanced"}, content, "")
        for faction in rules.factions:  # both boards of a faction are looked at
            faction.setup = rules.programs.named[f"{faction.id}.setup"]
        if len(content["set"]["id"]) > MOST_ID:
            raise Fault("length", "set, id", number=len(content["set"]["id"]), most=MOST_ID)
        rules.own_names = own_names(content, self.shipped)
        return rules

    def draw(self, rules: Rules, key: str, style: Style) -> str:
        assert isinstance(rules, SunRules)
        return draw_one(rules, key, style)

    def checks(self, content: Data) -> list[tuple[bool, Sentence]]:
        found = []
        for family, (file, kind) in WHERE.items():
            cards = content[file][kind]
            typed = sum(self.is_typed_in(content, f"{family}-{each['id']}") for each in cards)
            told = text("check-typed-in", kind=kind, amount=typed, all=len(cards))
            found.append((typed == len(cards), told))
        return found + _reachability(content)


def _entry(content: Data, key: str) -> Entry:
    family, _, id = key.partition("-")
    if family not in WHERE:
        raise KeyError(key)
    return card(content, *WHERE[family], id)


def _action_fields(entry: Entry) -> list[Field]:
    actions = entry.get("action", [])
    found = []
    for number in range(1, MOST_ACTIONS + 1):
        action = actions[number - 1] if number <= len(actions) else None
        line = write_action(action.get("cost", {}), action["effect"]) if action else ""
        found.append(Field(f"action_{number}", "steps", line))
        found.append(Field(f"spaces_{number}", "number", str(action["spaces"] if action else 1)))
    return found


def _faction_fields(entry: Entry) -> list[Field]:
    """What the faction does at the start, then its advanced board."""
    board = entry["advanced"]
    found = [Field("setup", "steps", write_steps(entry["normal"]["setup"]))]
    for track in TRACKS:
        found.append(Field(track, "text", "/".join(str(each) for each in board[track])))
    for number, innovation in enumerate(board["innovation"], start=1):
        name, needs = f"innovation_{number}", innovation["needs"]
        found.append(Field(name, "text", innovation["name"]))
        found.append(Field(f"{name}_track", "one", needs["track"], ICONS))
        found.append(Field(f"{name}_icons", "number", str(needs["icons"])))
        effect, ability = innovation.get("effect", []), innovation.get("ability", {})
        found.append(Field(f"{name}_effect", "steps", write_steps(effect)))
        found.append(Field(f"{name}_ability", "steps", write_kind(ability)))
    return found


def _condition_fields(condition: Entry) -> list[Field]:
    return [
        Field("condition", "one", condition["kind"], CONDITIONS),
        Field("condition_level", "one", condition.get("level", ""), ("", *LEVELS)),
        Field("at_least", "number", str(condition["at_least"])),
    ]


def _type_in_board(new: Entry, name: str, value: str) -> None:
    """One field of a faction; what it does not touch is shared with the entry as it was."""
    if name == "setup":
        new["normal"] = {**new["normal"], "setup": read_steps(value)}
        return
    board = new["advanced"] = {**new["advanced"]}
    if name in TRACKS:
        board[name] = [_number(each) for each in value.split("/")]
        return
    _, number, *part = name.split("_")
    at = int(number) - 1
    board["innovation"] = [dict(each) for each in board["innovation"]]
    innovation = board["innovation"][at]
    if part == ["icons"]:
        innovation["needs"] = {**innovation["needs"], "icons": _number(value)}
    elif part == ["track"]:
        innovation["needs"] = {**innovation["needs"], "track": _one_of(value, ICONS)}
    elif part == ["effect"]:
        _put(innovation, "effect", read_steps(value))
        innovation["once"] = "effect" in innovation
    elif part == ["ability"]:
        _put(innovation, "ability", read_kind(value, ABILITIES))
    else:
        innovation["name"] = value


def _put(entry: Entry, name: str, value: Any) -> None:
    """What is empty is left out."""
    entry.pop(name, None)
    if value:
        entry[name] = value


def _one_of(value: str, known: tuple[str, ...]) -> str:
    if value not in known:
        raise Fault("one-of", known=", ".join(known))
    return value


def _type_in_action(new: Entry, typed: dict[str, str], where: str) -> None:
    """The one action of a guild or of the box."""
    try:
        cost, effect = read_action(typed["action_1"])
        if "spaces_1" in typed:
            new["spaces"] = _number(typed["spaces_1"])
    except Fault as fault:
        raise fault.within(f"{where}, action_1") from None
    new["effect"] = effect
    if cost or "cost" in new:
        new["cost"] = cost


def _type_in(new: Entry, field: Field, typed: dict[str, str]) -> None:
    """One field, but for actions, which are typed in together."""
    value = typed[field.name].strip()
    if field.name.startswith(("action_", "spaces_")) and field.name != "spaces_vp":
        return
    if field.name in (*TRACKS, "setup") or field.name.startswith("innovation_"):
        _type_in_board(new, field.name, value)
    elif field.name in LASTS:
        _put(new, field.name, _read_lasting(field.name, value))
    elif field.name in ("condition", "condition_level", "at_least"):
        _type_in_condition(new, field, value)
    elif field.name == "prerequisites":
        new["prerequisites"] = [each for each in value.split("/") if each]
    elif field.kind == "steps":
        _put(new, field.name, read_steps(value))
    elif field.kind == "many":
        chosen = value.split()
        if not chosen or not set(chosen) <= set(field.choices):
            raise Fault("some-of", known=", ".join(field.choices))
        new[field.name] = [each for each in field.choices if each in chosen]
    elif field.kind == "one":
        _put(new, field.name, _one_of(value, field.choices))
    elif field.name == "spaces_vp":
        new["vp"] = [_number(each) for each in value.split("/")]
    else:
        new[field.name] = _number(value) if field.kind == "number" else value


def _read_lasting(name: str, value: str) -> Entry:
    if name == "vp_more":
        return read_fields(value, MORE_POINTS, name)
    return read_kind(value, ABILITIES if name == "ability" else LASTING)


def _type_in_condition(new: Entry, field: Field, value: str) -> None:
    condition = new["condition"] = {**new["condition"]}
    if field.name == "condition":
        condition["kind"] = _one_of(value, field.choices)
    elif field.name == "condition_level":
        _put(condition, "level", _one_of(value, field.choices))
    else:
        condition["at_least"] = _number(value)


def _number(value: str) -> int:
    if not (value.isascii() and value.isdigit() and len(value) < 4):
        raise Fault("number-expected", found=value)
    return int(value)


def _type_in_actions(new: Entry, typed: dict[str, str], where: str) -> None:
    old = new.get("action", [])
    actions = []
    for number in range(1, MOST_ACTIONS + 1):
        line = typed.get(f"action_{number}")
        if line is None:
            actions += old[number - 1 : number]
            continue
        if not line.strip():
            continue
        try:
            cost, effect = read_action(line)
            spaces = _number(typed.get(f"spaces_{number}", "1"))
        except Fault as fault:
            raise fault.within(f"{where}, action_{number}") from None
        actions.append({"spaces": spaces, **({"cost": cost} if cost else {}), "effect": effect})
    new.pop("action", None)
    if actions:
        new["action"] = [*actions, *old[MOST_ACTIONS:]]


def _reachability(content: Data) -> list[tuple[bool, Sentence]]:
    """Two cards must fit whatever type a slot may ask for, and every card must fit a slot."""
    slots, cards = content["board"]["slot"], content["technologies"]["technology"]
    asked = _types_asked(slots, cards)
    found = []
    for level in LEVELS[1:]:
        types = {kind for each in slots if each["level"] == level for kind in asked[each["id"]]}
        of_level = [each for each in cards if each["level"] == level]
        for kind in TYPES:
            fitting = sum(kind in each["match"] for each in of_level)
            if kind in types and fitting < MATCHES_NEEDED:
                told = text("check-too-few-of-a-type", level=level, type=kind, amount=fitting)
                found.append((False, told))
            elif kind not in types and fitting > 0:
                found.append((False, text("check-never-handed-on", level=level, type=kind)))
        for each in of_level:
            if not types & set(each["match"]):
                told = text("check-out-of-reach", level=level, card=each["name"])
                found.append((False, told))
    if not found:
        found.append((True, text("check-reachable")))
    return found


def _types_asked(slots: list[Entry], cards: list[Entry]) -> dict[str, set[str]]:
    """The types that the new technology of a slot may have: those that the cards which may lie on
    its prerequisites hand on, or any where these may hand on none."""
    asked: dict[str, set[str]] = {}
    handed_on: dict[str, set[str]] = {}  # by what may lie on a slot; "" by a card that does not
    for level in LEVELS:
        for slot in slots:
            if slot["level"] != level:
                continue
            before = [handed_on[id] for id in slot["prerequisites"]]
            silent = sum("" in each for each in before) >= slot["needed"]
            types = set(TYPES) if silent else set().union(*before) - {""}
            fitting = [
                each for each in cards if each["level"] == level and types & set(each["match"])
            ]
            asked[slot["id"]] = types
            handed_on[slot["id"]] = {each.get("output", "") for each in fitting}
    return asked
