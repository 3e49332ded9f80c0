"""A component set in one file: whole, or as changes of the shipped set card by card.

The sections of a whole set are what the files of `content/` are called. A file of changes begins
with `changes = "reconstructed"` (the id of the shipped set) and has a section `set` of its own and
the cards that replace those of the same id; sources that they name may be added.
"""

from __future__ import annotations

from collections import Counter
from typing import Final

from astrarium.core.fault import Fault
from astrarium.core.game import ComponentSet
from astrarium.games.sun.components import CARDS, SCHEMAS, check_components, with_card
from astrarium.games.sun.limits import check_sizes
from astrarium.parts.content import Entry, check

CHANGES: Final = "changes"
MOST_ID: Final = 40  # characters


def read_set(given: Entry, shipped: Entry) -> ComponentSet:
    """Raises Fault that names section, card, field and what was expected."""
    check_sizes(given)
    content = changed(given, shipped) if CHANGES in given else given
    check_components(content)
    _check_id(content["set"]["id"])
    counts = {
        f"{file}.{kind}": dict(
            sorted(Counter(entry["confidence"] for entry in content[file][kind]).items())
        )
        for file, kind in CARDS
    }
    return ComponentSet(content["set"]["id"], content, counts)


def _check_id(id: str) -> None:
    """It is what the set is called in lists."""
    if len(id) > MOST_ID:
        raise Fault("length", "set, id", number=len(id), most=MOST_ID)


def as_file(content: Entry, shipped: Entry) -> Entry:
    """The shortest file that `read_set` makes this set of: the changed cards, or the whole set."""
    cards: Entry = {}
    for file, kind in CARDS:
        known = {entry["id"]: entry for entry in shipped[file][kind]}
        own = [entry for entry in content[file][kind] if entry != known.get(entry["id"])]
        if own:
            cards.setdefault(file, {})[kind] = own
    sources = {
        name: entry
        for name, entry in content["sources"].items()
        if entry != shipped["sources"].get(name)
    }
    found: Entry = {CHANGES: shipped["set"]["id"], "set": content["set"]}
    if sources:
        found["sources"] = sources
    found |= cards
    try:
        same = changed(found, shipped) == content
    except ValueError:
        same = False
    return found if same else content


def changed(given: Entry, shipped: Entry) -> Entry:
    """The shipped set with the cards of the file in the place of its own."""
    check(given[CHANGES], {shipped["set"]["id"]}, CHANGES)
    sections = {name: section for name, section in given.items() if name != CHANGES}
    if "set" not in sections:
        raise Fault("section-missing", "set")
    check(sections["set"], SCHEMAS["set"], "set")
    if sections["set"]["id"] == shipped["set"]["id"]:
        raise Fault("shipped-id", "set, id", id=shipped["set"]["id"])
    content = {**shipped, "set": sections.pop("set")}
    if "sources" in sections:
        check(sections["sources"], SCHEMAS["sources"], "sources")
        content["sources"] = {**shipped["sources"], **sections.pop("sources")}
    for file, section in sections.items():
        content = _with_cards(content, file, section)
    return content


def _with_cards(content: Entry, file: str, section: object) -> Entry:
    kinds = [kind for known, kind in CARDS if known == file]
    if not kinds:
        known = ", ".join(dict.fromkeys(["set", "sources", *(name for name, _ in CARDS)]))
        raise Fault("no-section", file, known=known)
    check(section, {f"{kind}?": SCHEMAS[file][kind] for kind in kinds}, file)
    assert isinstance(section, dict)
    for kind, cards in section.items():
        seen: set[str] = set()
        for card in cards:
            if card["id"] in seen:
                raise Fault("card-twice", f"{file}, {kind}, {card['id']}")
            seen.add(card["id"])
            content = _replaced(content, file, kind, card)
    return content


def _replaced(content: Entry, file: str, kind: str, card: Entry) -> Entry:
    try:
        return with_card(content, file, kind, card)
    except KeyError:
        raise Fault("no-such-card", file, kind=kind, id=card["id"]) from None
