"""What a set of components cannot exceed, and the figures of it that must agree.

Whoever types in their own cards is told what is wrong; whoever sends a set to do harm is stopped
before anything is reckoned with it.
"""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from astrarium.core.fault import Fault
from astrarium.games.sun.words import COLUMNS, DECKS, LEVELS
from astrarium.parts.content import Entry, name_of

MOST_NUMBER: Final = 99
MOST_TEXT: Final = 500
MOST_NAME: Final = 80
MOST_ENTRIES: Final = 100  # of a list, and fields of an entry
MOST_SPACES: Final = 9  # of one action
DEEPEST: Final = 24
SEATS: Final = (2, 3, 4)
# A position keeps these as bits of one number, or in a few bits each.
MOST_CARDS: Final[dict[tuple[str, str], int]] = {
    ("technologies", "technology"): 60,
    ("events", "event"): 60,
    ("systems", "system"): 60,
    ("achievements", "achievement"): 60,
    ("board", "slot"): 60,
    ("board", "guild"): 16,
    ("factions", "faction"): 16,
}
MOST_LOCATIONS: Final = 12  # and four places beside the board
MOST_GOALS: Final = 4
MOST_DISCS: Final = 4  # spaces of an achievement
MOST_DEALS: Final = 15  # of all cards together, and each in a turn

HOW_MANY: Final = "how-many"


def check_sizes(content: Any, where: str = "", depth: int = 0) -> None:
    """Of a whole file, or of what stands somewhere in it.

    Texts that can be shown as they are, numbers and lists of a size that a box can have.
    """
    if depth > DEEPEST:
        raise Fault("too-deep", where, most=DEEPEST)
    if isinstance(content, str):
        _check_text(content, MOST_TEXT, where)
    elif isinstance(content, int):
        if not 0 <= content <= MOST_NUMBER:
            raise Fault("size", where, most=MOST_NUMBER)
    elif isinstance(content, list):
        _check_length(content, where)
        for number, each in enumerate(content):
            check_sizes(each, f"{where}, {name_of(each, number)[:MOST_NAME]}", depth + 1)
    elif isinstance(content, dict):
        _check_length(content, where)
        for name, each in content.items():
            _check_text(name, MOST_NAME, where)
            check_sizes(each, f"{where}, {name}" if where else name, depth + 1)
        if isinstance(content.get("name"), str):
            _check_text(content["name"], MOST_NAME, f"{where}, name")
    else:
        raise Fault("odd-kind", where, kind=type(content).__name__)


def _check_text(text: str, most: int, where: str) -> None:
    """Names are text: what looks like markup is shown as it stands, so it may stand there."""
    if not 1 <= len(text) <= most:
        raise Fault("length", where, number=len(text), most=most)
    if not text.isprintable():
        raise Fault("unprintable", where, text=repr(text))


def _check_length(entries: list[Any] | dict[str, Any], where: str) -> None:
    if len(entries) > MOST_ENTRIES:
        raise Fault("entries", where, number=len(entries), most=MOST_ENTRIES)


# --- rewards that end ----------------------------------------------------------------------------

DRAWING: Final = "draw_systems_and_take_colonize_bonus"
ONCE_MORE: Final = ("copy_action", "repeat_immediate_of_researched_technologies")


def check_rewards(content: Entry) -> None:
    """A system goes back under its deck when its reward is taken: if that drew systems, by itself
    or by an action or box of a card once more, the same one could come again and again."""
    board = [*content["board"]["basic"], *content["board"]["guild"]]
    drawn_for = DRAWING in steps_in([*content["technologies"]["technology"], *board])
    for system in content["systems"]["system"]:
        steps = steps_in(system.get("colonize", []))
        for step in (DRAWING, *ONCE_MORE):
            if step in steps and (step == DRAWING or drawn_for):
                raise Fault("draws-again", f"systems, {system['id']}.colonize", step=step)


def steps_in(part: Any) -> set[str]:
    """The words of all steps in a part of the content, inner ones included."""
    if isinstance(part, list):
        return set().union(*[steps_in(each) for each in part])
    if not isinstance(part, dict):
        return set()
    inner = steps_in(list(part.values()))
    return {part["do"], *inner} if isinstance(part.get("do"), str) else inner


# --- figures that must agree ---------------------------------------------------------------------


def check_figures(content: Entry) -> None:
    """Decks have as many cards as is said, boards as many fields as pieces, trades an end."""
    _check_room(content)
    _check_decks(content)
    _check_players(content)
    _check_boards(content["factions"])
    _check_trade(content)
    _check_spaces(content["board"])
    for entry in content["technologies"]["technology"]:
        for action in entry.get("action", []):
            where = f"technologies, technology, {entry['id']}, action, spaces"
            at_most(action["spaces"], MOST_SPACES, where, 1)
    for guild in content["board"]["guild"]:
        at_most(guild["spaces"], MOST_SPACES, f"board, guild, {guild['id']}, spaces", 1)


def at_most(found: int, most: int, where: str, least: int = 0, key: str = "not-between") -> None:
    if not least <= found <= most:
        raise Fault(key, where, found=found, least=least, most=most)


def _check_room(content: Entry) -> None:
    """A position has room for all of it."""
    for (file, kind), most in MOST_CARDS.items():
        at_most(len(content[file][kind]), most, f"{file}, {kind}", key=HOW_MANY)
    for side in content["exploration"]["side"]:
        where = f"exploration, side, {side['id']}, location"
        at_most(len(side["location"]), MOST_LOCATIONS, where, key=HOW_MANY)
    goals = content["achievements"]
    in_play = sum(goals["in_play"][group] for group in ("basic", "A", "B"))
    at_most(in_play, MOST_GOALS, "achievements, in_play", 1, "in-all")
    for entry in goals["achievement"]:
        where = f"achievements, achievement, {entry['id']}, vp"
        at_most(len(entry["vp"]), MOST_DISCS, where, 1, HOW_MANY)
    deals = 0
    for where, entry in abilities_of(content):
        for deal in entry["ability"].get("deals", []):
            times = f"{where}, {entry['id']}, ability, deals, times_in_turn"
            at_most(deal["times_in_turn"], MOST_DEALS, times, 1)
            deals += 1
    at_most(deals, MOST_DEALS, "technologies, systems, deals", key="in-all")


def abilities_of(content: Entry) -> list[tuple[str, Entry]]:
    """All that has a lasting ability: technologies, systems and innovations, with their place."""
    owners = [
        *(("technologies, technology", each) for each in content["technologies"]["technology"]),
        *(("systems, system", each) for each in content["systems"]["system"]),
        *(
            (f"factions, faction, {faction['id']}", each)
            for faction in content["factions"]["faction"]
            for each in faction["advanced"]["innovation"]
        ),
    ]
    return [(where, entry) for where, entry in owners if "ability" in entry]


def _expect(
    found: object, expected: object, where: str, key: str = "other-figure", **more: object
) -> None:
    if found != expected:
        raise Fault(key, where, found=found, expected=expected, **more)


def _check_decks(content: Entry) -> None:
    """What a deck is said to hold is what there is."""
    technologies, events, systems = content["technologies"], content["events"], content["systems"]
    by_level = Counter(entry["level"] for entry in technologies["technology"])
    slots = Counter(entry["level"] for entry in content["board"]["slot"])
    for level in LEVELS:
        _expect(technologies["deck"][level], by_level[level], f"technologies, deck, {level}")
        _expect(content["board"]["slots"][level], slots[level], f"board, slots, {level}")
    of_events = Counter(entry["level"] for entry in events["event"])
    for level in ("II", "III"):
        _expect(events["deck"][level], of_events[level], f"events, deck, {level}")
        always = [
            each for each in events["event"] if each["level"] == level and each["always_in_play"]
        ]
        said = events["deck"]["always_in_play"]
        _expect(said, len(always), f"events, deck, always_in_play, {level}")
        lying = said + events["deck"]["random"]
        _expect(lying, slots[level], f"events, deck, {level}", "events-lying")
    by_deck = Counter(entry["deck"] for entry in systems["system"])
    for deck in DECKS:
        _expect(systems["deck"][deck], by_deck[deck], f"systems, deck, {deck}")
    start = sum(entry["start"] for entry in systems["system"])
    _expect(systems["deck"]["start"], start, "systems, deck, start")
    groups = Counter(entry["group"] for entry in content["achievements"]["achievement"])
    for group in ("basic", "A", "B"):
        said = content["achievements"]["cards"][group]
        _expect(said, groups[group], f"achievements, cards, {group}")


def _check_players(content: Entry) -> None:
    setups = content["setup"]["players"]
    sides = {side["id"]: side["location"] for side in content["exploration"]["side"]}
    _expect(sorted(entry["players"] for entry in setups), list(SEATS), "setup, players")
    for entry in setups:
        where = f"setup, players, {entry['players']}"
        _expect(len(entry["ore"]), entry["players"], f"{where}, ore", "other-number")
        slots = [each for each in sides[entry["side"]] if each.get("deck") == "A"]
        _expect(entry["a_systems"], len(slots), f"{where}, a_systems")
    for side in content["exploration"]["side"]:
        kinds = Counter(location["kind"] for location in side["location"])
        for kind in ("home", "deep_space"):
            where = f"exploration, side, {side['id']}"
            _expect(kinds[kind], 1, where, "locations-of-kind", kind=kind)


def _check_boards(factions: Entry) -> None:
    pieces, start = factions["pieces"], factions["start"]
    placed = start["population"] + start["supply"] + 1  # and a ship
    _expect(placed, pieces["cubes"], "factions, start", "pieces-placed")
    boards = [("factions, normal", factions["normal"])]
    boards += [
        (f"factions, faction, {each['id']}, advanced", each["advanced"])
        for each in factions["faction"]
    ]
    for where, board in boards:
        _expect(len(board["columns"]), len(COLUMNS), f"{where}, columns", "other-number")
        _expect(sum(board["columns"]), start["supply"], f"{where}, columns", "other-sum")
        for track in ("food", "ore"):
            icons, here = board[f"{track}_icons"], f"{where}, {track}_icons"
            _expect(len(icons), len(COLUMNS), here, "other-number")
            _expect(icons, sorted(icons), here)
            if icons[-1] > pieces[f"{track}_discs"]:
                raise Fault("discs-stay", here, discs=icons[-1])


def _check_spaces(board: Entry) -> None:
    """Every action of the box has its spaces, however many play."""
    for entry in board["spaces"]:
        where = f"board, spaces, {entry['players']}, {entry['action']}"
        at_most(entry["spaces"], MOST_SPACES, f"{where}, spaces", 1)
        at_most(entry["extra_ore_spaces"], entry["spaces"], f"{where}, extra_ore_spaces")
    said = Counter((entry["players"], entry["action"]) for entry in board["spaces"])
    for seats in SEATS:
        for action in board["basic"]:
            where = f"board, spaces, {seats}, {action['id']}"
            wanted = 0 if action["unlimited"] else 1
            _expect(said[seats, action["id"]], wanted, where, "other-number")


def _check_trade(content: Entry) -> None:
    """A cube costs more than it brings: else trade could go round for ever."""
    trade = content["factions"]["trade"]
    brings = trade["ore_for_returned"]
    prices = [("factions, trade, ore_for_population", trade["ore_for_population"])]
    for where, entry in abilities_of(content):
        ability = entry["ability"]
        if ability["kind"] == "population_for_less_ore":
            prices.append((f"{where}, {entry['id']}, ability, ore", ability["ore"]))
    for where, price in prices:
        if price <= brings:
            raise Fault("trade-pays", where, price=price, brings=brings)
