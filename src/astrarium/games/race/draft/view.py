"""A draft as data: snapshots, what a seat knows of it, and drafts that a seat could be in."""

from __future__ import annotations

from astrarium.core.codec import ints
from astrarium.core.game import Data
from astrarium.games.race.draft.state import Draft, Memory
from astrarium.games.race.piles import Pile
from astrarium.games.race.tables import RaceRules
from astrarium.parts.bag import bag_from

# --- snapshots and views --------------------------------------------------------------------------


def _public(draft: Draft) -> Data:
    return {
        "sets": draft.sets,
        "drafting": draft.drafting,
        "removed_size": len(draft.removed),
        "piles": [
            {
                "deck_size": pile.deck.size,
                "discard_size": pile.discard.size,
                "own_size": len(pile.own),
                "opened": list(pile.opened),
                "worlds_dealt": len(pile.worlds),
            }
            for pile in draft.piles
        ],
    }


def _private(pile: Pile, memory: Memory) -> Data:
    """What a seat knows of its own cards, and of those that it passed on."""
    return {
        "own": list(pile.own),
        "worlds": list(pile.worlds),
        "passed": [list(cards) for cards in memory.passed],
        "sure": [list(cards) for cards in memory.sure],
        "split": list(memory.split),
    }


def seen_draft(draft: Draft, eyes: int | None) -> Data:
    seen = _public(draft)
    if eyes is not None:
        seen["piles"][eyes].update(_private(draft.piles[eyes], draft.memories[eyes]))
    return seen


def full_draft(draft: Draft) -> Data:
    full = _public(draft)
    full["removed"] = list(draft.removed)
    for data, pile, memory in zip(full["piles"], draft.piles, draft.memories, strict=True):
        data.update(_private(pile, memory))
        data["deck"] = pile.deck.data()
        data["discard"] = pile.discard.data()
    return full


def draft_from(rules: RaceRules, data: Data) -> Draft:
    """The inverse of full_draft; raises ValueError for damaged data."""
    piles = data["piles"]
    if len(piles) != rules.seats:
        raise ValueError("every seat has a pile of its own")
    sets, drafting = ints([data["sets"], data["drafting"]])
    return Draft(
        [_pile_from(rules, each) for each in piles],
        [_memory_from(rules, each) for each in piles],
        _cards(rules, data["removed"]),
        sets,
        drafting,
    )


def _pile_from(rules: RaceRules, data: Data) -> Pile:
    return Pile(
        bag_from(data["deck"], rules.count),
        bag_from(data["discard"], rules.count),
        _cards(rules, data["own"]),
        _cards(rules, data["opened"]),
        _cards(rules, data["worlds"]),
    )


def _memory_from(rules: RaceRules, data: Data) -> Memory:
    passed = [_cards(rules, cards) for cards in data["passed"]]
    sure = [_cards(rules, cards) for cards in data["sure"]]
    split = _cards(rules, data["split"])
    if len(passed) != rules.seats or len(sure) != rules.seats or len(split) % 2:
        raise ValueError("a seat remembers other seats than there are")
    return Memory(passed, sure, split)


def _cards(rules: RaceRules, numbers: list[int]) -> list[int]:
    if any(not 0 <= card < rules.count for card in ints(numbers)):
        raise ValueError("there is no such card")
    return list(numbers)
