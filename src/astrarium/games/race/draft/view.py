"""A draft as data: snapshots, what a seat knows of it, and drafts that a seat could be in."""

from __future__ import annotations

from typing import Final

from astrarium.core.game import Data
from astrarium.games.race.draft.state import Draft, new_draft
from astrarium.games.race.state import BAG_SIZE, CONTENTS
from astrarium.games.race.tables import RaceRules
from astrarium.games.race.view import check_cards
from astrarium.parts.fields import (
    NOBODY,
    NUMBER,
    NUMBERS,
    OWNER,
    ROWS,
    Field,
    Fields,
    Fill,
    several,
)

DRAFT: Final = Fields(
    [
        *several(NUMBER, "sets drafting"),
        Field("removed", NUMBERS, NOBODY, size="removed_size"),
    ]
)
PILE: Final = Fields(
    [
        Field("deck", BAG_SIZE, key="deck_size"),
        Field("discard", BAG_SIZE, key="discard_size"),
        Field("own", NUMBERS, OWNER, size="own_size"),
        Field("opened", NUMBERS),
        Field("worlds", NUMBERS, OWNER, size="worlds_dealt"),
        *several(CONTENTS, "deck discard", NOBODY),
    ]
)
# Of those cards that a seat passed on.
MEMORY: Final = Fields([*several(ROWS, "passed sure", OWNER), Field("split", NUMBERS, OWNER)])


def seen_draft(draft: Draft, eyes: int | None) -> Data:
    piles = [
        PILE.seen(pile, seat, eyes) | MEMORY.seen(memory, seat, eyes)
        for seat, (pile, memory) in enumerate(zip(draft.piles, draft.memories, strict=True))
    ]
    return {**DRAFT.seen(draft, None, eyes), "piles": piles}


def full_draft(draft: Draft) -> Data:
    both = zip(draft.piles, draft.memories, strict=True)
    piles = [PILE.seen(pile, 0, 0) | MEMORY.full(memory) | PILE.full(pile) for pile, memory in both]
    return {**DRAFT.seen(draft, None, None), "piles": piles, **DRAFT.full(draft)}


def draft_from(rules: RaceRules, data: Data, fill: Fill) -> Draft:
    """The inverse of full_draft, or of seen_draft; raises ValueError for damaged data."""
    draft = new_draft(rules.seats, rules.count)
    fill(DRAFT, draft, data)
    check_cards(rules, draft.removed)
    if len(data["piles"]) != rules.seats:
        raise ValueError("every seat has a pile of its own")
    for seat, each in enumerate(data["piles"]):
        pile, memory = draft.piles[seat], draft.memories[seat]
        fill(PILE, pile, each)
        fill(MEMORY, memory, each)
        check_cards(rules, pile.own + pile.opened + pile.worlds)
        if not len(memory.passed) == len(memory.sure) == rules.seats or len(memory.split) % 2:
            raise ValueError("a seat remembers other seats than there are")
        for cards in [*memory.passed, *memory.sure, memory.split]:
            check_cards(rules, cards)
    return draft
