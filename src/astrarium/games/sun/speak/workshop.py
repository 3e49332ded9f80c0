"""The workshop of Beyond the Sun: cards, faction boards and guild tiles typed in."""

from __future__ import annotations

from typing import Any, Final

from astrarium.core.draw.svg import Style
from astrarium.core.fault import Fault
from astrarium.core.game import Data, Field, Game, Rules, Sentence, Workshop
from astrarium.games.sun.component_file import MOST_ID
from astrarium.games.sun.components import card, with_card
from astrarium.games.sun.draw.card import draw_one
from astrarium.games.sun.own_names import own_names
from astrarium.games.sun.reading import build_rules
from astrarium.games.sun.speak.shorthand import read_action, read_steps, write_action, write_steps
from astrarium.games.sun.tables import SunRules
from astrarium.games.sun.words import CONFIDENCES, LEVELS, TYPES
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
}
BOXES: Final = {
    "technology": ("immediate",),
    "happening": ("discoverer", "others", "everybody"),
    "place": ("control", "colonize"),
    "achievement": (),
    "faction": (),
    "guild": (),
}
TRACKS: Final = ("columns", "food_icons", "ore_icons")  # of an advanced board
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
        return str(_entry(content, key)["name"])

    def is_typed_in(self, content: Data, key: str) -> bool:
        entry = _entry(content, key)
        try:
            return entry["confidence"] == "confirmed" or entry != _entry(self.shipped, key)
        except KeyError:
            return True

    def fields(self, content: Data, key: str) -> list[Field]:
        family, entry = key.partition("-")[0], _entry(content, key)
        found = [Field("name", "text", entry["name"])]
        if family == "technology":
            found.append(Field("match", "many", " ".join(entry["match"]), TYPES))
            found.append(Field("output", "one", entry.get("output", ""), ("", *TYPES)))
        if family == "place":
            found.append(Field("strength", "number", str(entry["strength"])))
            specialties = " ".join(entry["specialties"])
            found.append(Field("specialties", "many", specialties, ("food", "ore")))
        if family in ("technology", "place"):
            found.append(Field("vp", "number", str(entry["vp"])))
        if family == "achievement":
            found.append(Field("at_least", "number", str(entry["condition"]["at_least"])))
            found.append(Field("spaces_vp", "text", "/".join(str(vp) for vp in entry["vp"])))
        for box in BOXES[family]:
            found.append(Field(box, "steps", write_steps(entry.get(box, []))))
        if family == "technology":
            found += _action_fields(entry)
        elif family == "faction":
            found += _faction_fields(entry)
        elif family == "guild":
            line = write_action(entry["cost"], entry["effect"])
            found.append(Field("action_1", "steps", line))
            found.append(Field("spaces_1", "number", str(entry["spaces"])))
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
        elif key.startswith("guild-") and "action_1" in typed:
            _type_in_guild(new, typed, where)
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
        return found + _reachability(content["technologies"]["technology"])


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
        name = f"innovation_{number}"
        found.append(Field(name, "text", innovation["name"]))
        found.append(Field(f"{name}_icons", "number", str(innovation["needs"]["icons"])))
        if "effect" in innovation:
            found.append(Field(f"{name}_effect", "steps", write_steps(innovation["effect"])))
        elif figure := _figure_of(innovation["ability"]):
            amount = str(innovation["ability"][figure])
            found.append(Field(f"{name}_amount", "number", amount))
    return found


def _figure_of(ability: Entry) -> str:
    """The one figure of an ability, where it has one."""
    return next((name for name, value in ability.items() if type(value) is int), "")


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
    elif part == ["effect"]:
        innovation["effect"] = read_steps(value)
    elif part == ["amount"]:
        figure = _figure_of(innovation["ability"])
        innovation["ability"] = {**innovation["ability"], figure: _number(value)}
    else:
        innovation["name"] = value


def _type_in_guild(new: Entry, typed: dict[str, str], where: str) -> None:
    try:
        cost, effect = read_action(typed["action_1"])
        spaces = _number(typed.get("spaces_1", str(new["spaces"])))
    except Fault as fault:
        raise fault.within(f"{where}, action_1") from None
    new.update(cost=cost, effect=effect, spaces=spaces)


def _type_in(new: Entry, field: Field, typed: dict[str, str]) -> None:
    """One field, but for actions, which are typed in together."""
    value = typed[field.name].strip()
    if field.name.startswith(("action_", "spaces_")) and field.name != "spaces_vp":
        return
    if field.name in (*TRACKS, "setup") or field.name.startswith("innovation_"):
        _type_in_board(new, field.name, value)
    elif field.kind == "steps":
        steps = read_steps(value)
        new.pop(field.name, None)
        if steps:
            new[field.name] = steps
    elif field.kind == "many":
        chosen = value.split()
        if not chosen or not set(chosen) <= set(field.choices):
            raise Fault("some-of", known=", ".join(field.choices))
        new[field.name] = [each for each in field.choices if each in chosen]
    elif field.kind == "one":
        if value not in field.choices:
            raise Fault("one-of", known=", ".join(field.choices))
        new.pop(field.name, None)
        if value:
            new[field.name] = value
    elif field.name == "spaces_vp":
        new["vp"] = [_number(each) for each in value.split("/")]
    elif field.name == "at_least":
        new["condition"] = {**new["condition"], "at_least": _number(value)}
    else:
        new[field.name] = _number(value) if field.kind == "number" else value


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


def _reachability(cards: list[Entry]) -> list[tuple[bool, Sentence]]:
    """Whatever type is handed on, at least two cards of the next level must fit it."""
    found = []
    for at, level in enumerate(LEVELS[1:]):
        handed_on = {
            each["output"] for each in cards if each["level"] == LEVELS[at] and "output" in each
        }
        for kind in TYPES:
            fitting = sum(each["level"] == level and kind in each["match"] for each in cards)
            if kind in handed_on and fitting < MATCHES_NEEDED:
                told = text("check-too-few-of-a-type", level=level, type=kind, amount=fitting)
                found.append((False, told))
        types = {kind for each in cards if each["level"] == level for kind in each["match"]}
        lost = [kind for kind in TYPES if kind in types and kind not in handed_on]
        for kind in lost:
            found.append((False, text("check-never-handed-on", level=level, type=kind)))
    if not found:
        found.append((True, text("check-reachable")))
    return found
