"""Drafted games for tests: play the draft as it comes, or with forced cards."""

from __future__ import annotations

from typing import cast

import astrarium
from astrarium.core.events import Sink
from astrarium.core.frame import CHANCE
from astrarium.core.playout import roll
from astrarium.core.rng import Rng
from astrarium.games.race.draft.access import draft_of
from astrarium.games.race.draft.state import Draft
from astrarium.games.race.piles import Pile
from astrarium.games.race.state import Race


def drafted(seats: int, **options: bool) -> Race:
    """Nothing has happened yet."""
    s = cast(Race, astrarium.start("race", seats, {"expansion": "storm", "draft": True, **options}))
    s.sink = Sink()
    return s


def asking(s: Race) -> str:
    """The kind of frame whose question is open."""
    question = s.questions()[0]
    return type(s.agenda.lanes[question.lane][-1]).__name__


def play_until(s: Race, kind: str, rng: Rng) -> Race:
    """Answer at random until such a frame asks."""
    while asking(s) != kind:
        answer(s, rng)
    return s


def answer(s: Race, rng: Rng) -> None:
    lane = s.next_lane()
    chance = s.asked(lane) == CHANCE
    s.answer(lane, roll(s, lane, rng) if chance else rng.pick(s.lane_options(lane)))


def pick_all(s: Race, rng: Rng) -> None:
    """Everyone picks a card of the packet."""
    for seat in range(len(s.players)):
        question = s.question_of(seat)
        s.apply(question, rng.pick(s.options(question)))


def packets(s: Race) -> list[list[int]]:
    return [list(player.looked_at) for player in s.players]


def draft(s: Race) -> Draft:
    return draft_of(s)


def pile(s: Race, seat: int) -> Pile:
    return draft_of(s).piles[seat]


def cards_in(counts: object) -> list[int]:
    """A pile as a sorted list of cards."""
    return [card for card, count in enumerate(cast(list[int], counts)) for _ in range(count)]


def numbers(s: Race, cards: list[int]) -> list[int]:
    """The numbers of start worlds."""
    return [s.tables.start_number[card] for card in cards]
