"""Whether a set can be played: there are cards for what is laid out, factions for everybody, and
always something that a pawn can do."""

from __future__ import annotations

from collections import Counter
from typing import Final

from astrarium.core.fault import Fault
from astrarium.games.sun.limits import HOW_MANY, MOST_DISCS, MOST_GOALS, at_most
from astrarium.games.sun.words import LEVELS, MOST_SEATS, PLACE_KINDS, SHIP_LEVELS, SHIPYARD, TYPES
from astrarium.parts.content import Entry

SPECIALTIES: Final = ("food", "ore")
MOST_CUBES: Final = 31  # a position keeps a supply column in five bits
MOST_INNOVATIONS: Final = 8
MOST_OF_ANYTHING: Final = 60  # cards
COUNTED_LEVELS: Final = len(LEVELS) - 1  # technologies of Level IIII say their points themselves
PRIVATE_LEVELS: Final = 2
# Steps that nothing can close: one of them, and ore, is what an action of the box begins with.
ALWAYS: Final = ("supply_to_population", "gain_ore")


def check_playable(content: Entry) -> None:
    _check_cards(content)
    _check_dealt(content)
    _check_factions(content)
    _check_points(content)
    if not any(_is_always_open(action) for action in content["board"]["basic"]):
        raise Fault("always-open", "board, basic")


def _check_cards(content: Entry) -> None:
    """What a card needs to be laid, held, or scored."""
    for card in content["technologies"]["technology"]:
        _some(card["match"], TYPES, f"technologies, technology, {card['id']}, match")
    for card in content["systems"]["system"]:
        _some(card["specialties"], SPECIALTIES, f"systems, system, {card['id']}, specialties")
    for side in content["exploration"]["side"]:
        for place in side["location"]:
            if place["kind"] == PLACE_KINDS[SHIPYARD]:
                where = f"exploration, side, {side['id']}, location, {place['id']}, specialties"
                _some(place.get("specialties", []), SPECIALTIES, where)
    for card in content["events"]["event"]:
        lasting = card.get("lasting", {})
        if lasting.get("kind") == "ranking":
            where = f"events, event, {card['id']}, lasting, vp"
            at_most(len(lasting["vp"]), MOST_SEATS, where, 1, HOW_MANY)


def _some(found: list[str], known: tuple[str, ...], where: str) -> None:
    if not found:
        raise Fault("some-of", where, known=", ".join(known))


def _check_dealt(content: Entry) -> None:
    """What is laid out at setup is there."""
    technologies, systems, events = content["technologies"], content["systems"], content["events"]
    _at_least(technologies["deck"]["I"], content["board"]["slots"]["I"], "technologies, deck, I")
    for entry in content["setup"]["players"]:
        _at_least(systems["deck"]["start"], entry["a_systems"], "systems, deck, start")
    others = Counter(each["level"] for each in events["event"] if not each["always_in_play"])
    for level in ("II", "III"):
        _at_least(others[level], events["deck"]["random"], f"events, deck, random, {level}")
    goals = content["achievements"]
    for group in ("basic", "A", "B"):
        wanted = goals["in_play"][group]
        _at_least(goals["cards"][group], wanted, f"achievements, cards, {group}")
    first = goals["first_game"]["cards"]
    number = sum(goals["in_play"][group] for group in ("basic", "A", "B"))
    _exactly(len(set(first)), number, "achievements, first_game, cards")


def _at_least(found: int, least: int, where: str) -> None:
    at_most(found, MOST_OF_ANYTHING, where, least, HOW_MANY)


def _check_factions(content: Entry) -> None:
    factions = content["factions"]
    at_most(factions["pieces"]["cubes"], MOST_CUBES, "factions, pieces, cubes", 1)
    at_most(factions["start"]["ship_level"], SHIP_LEVELS, "factions, start, ship_level", 1)
    for entry in content["setup"]["players"]:
        seats = entry["players"]
        known = [each for each in factions["faction"] if seats > 2 or each["two_players"]]
        at_most(len(known), MOST_OF_ANYTHING, f"factions, faction, {seats}", seats, HOW_MANY)
        where = f"setup, players, {seats}, discs_to_end"
        at_most(entry["discs_to_end"], MOST_GOALS * MOST_DISCS, where, 1)
    for each in factions["faction"]:
        where = f"factions, faction, {each['id']}, advanced, innovation"
        at_most(len(each["advanced"]["innovation"]), MOST_INNOVATIONS, where, key=HOW_MANY)


def _check_points(content: Entry) -> None:
    for name, number in (("technology", COUNTED_LEVELS), ("private", PRIVATE_LEVELS)):
        _exactly(len(content["setup"]["scoring"][name]), number, f"setup, scoring, {name}")


def _exactly(found: int, expected: int, where: str) -> None:
    if found != expected:
        raise Fault("other-number", where, found=found, expected=expected)


def _is_always_open(action: Entry) -> bool:
    """Nothing but steps that nothing can close, one of which always changes something."""
    steps = [step.get("do") for step in action["effect"]]
    return (
        action["unlimited"]
        and not any(action.get("cost", {}).values())
        and set(steps) <= set(ALWAYS)
        and "gain_ore" in steps
    )
