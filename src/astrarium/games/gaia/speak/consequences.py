"""What a plan wastes, and what it may bring to others."""

from __future__ import annotations

from collections import Counter
from typing import Final

from astrarium.core.events import Sink
from astrarium.core.frame import LEGAL, MAIN
from astrarium.core.game import Data, Sentence
from astrarium.games.gaia.actions import special_reason, specials_of
from astrarium.games.gaia.frames.charge import Charging, offered
from astrarium.games.gaia.frames.income import give_income
from astrarium.games.gaia.frames.turn import BEFORE, Turn
from astrarium.games.gaia.speak.ids import where
from astrarium.games.gaia.state import Gaia
from astrarium.games.gaia.words import FREE, KIND, NONE, PASS, ROUNDS, SPECIAL, SPECIALS
from astrarium.parts.told import text

LOST: Final = "-lost"  # events of these kinds say what did not fit


def warnings(before: Gaia, after: Gaia, seat: int, events: list[Data]) -> list[Sentence]:
    """[gaia.income.cap.ore] [gaia.power.charge.stops-when-empty]"""
    found = [text("warning-lost", what=what, amount=n) for what, n in lost(events, seat)]
    found += _of_spending(before, after, seat)
    if after.has_passed(seat) and not before.has_passed(seat):
        found += _of_passing(before, after, seat)
    return found


def _of_spending(before: Gaia, after: Gaia, seat: int) -> list[Sentence]:
    """What does not come back, and what a choice takes without naming it.

    [gaia.research.level-5.flip-federation-token] [gaia.power.discard.any-area-but-gaia]
    """
    was, now = before.players[seat], after.players[seat]
    found = []
    turned = int(was.green - now.green)
    if turned > 0:
        found.append(text("warning-token-turned", amount=turned, left=int(now.green)))
    tokens = int(was.power() + was.gaia_area - now.power() - now.gaia_area)
    if tokens > 0:
        found.append(text("warning-power-lost", amount=tokens, left=int(now.power())))
    return found


def lost(events: list[Data], seat: int) -> list[tuple[str, int]]:
    """What a seat has not been able to take, and how much."""
    sums: Counter[str] = Counter()
    for event in events:
        if event["kind"].endswith(LOST) and event["seat"] == seat:
            sums[event["kind"].removesuffix(LOST)] += event["amount"]
    return list(sums.items())


def _of_passing(before: Gaia, after: Gaia, seat: int) -> list[Sentence]:
    """Special actions come back unused, and income finds full tracks."""
    found = [
        text("warning-special-unused", special=SPECIALS[number])
        for number in specials_of(before, seat)
        if special_reason(before, seat, number) == LEGAL
    ]
    others = [
        choice
        for choice in Turn(seat, BEFORE).options(after)
        if choice - choice % KIND not in (FREE, SPECIAL, PASS)
    ]
    if others:
        found.append(text("warning-pass-early", amount=len(others)))
    if after.round_number < ROUNDS:
        events = income_events(after, seat)
        found += [
            text("warning-income-lost", what=what, amount=n) for what, n in lost(events, seat)
        ]
    return found


def income_events(s: Gaia, seat: int) -> list[Data]:
    """What the next income would bring, if nothing changed until then."""
    trial = s.clone()
    trial.sink = sink = Sink()
    give_income(trial, seat)
    return [event.data() for event in sink.drain()]


def others_may_gain(before: Gaia, after: Gaia, seat: int) -> list[Sentence]:
    """Who may charge power for what the seat has built. [gaia.passive.within-2]"""
    found = []
    seats = len(after.players)
    for hex in _built(after, seat):
        for offset in range(1, seats):
            other = (seat + offset) % seats
            token = Charging(seat, hex, offset).gets_token(after)
            amount = int(offered(after, other, hex, 1 if token else 0))
            if amount > 0:
                told = {"seat": other, "amount": amount, "vp": amount - 1}
                found.append(text("gain-charge", **told, **where(after, hex)))
    return found


def _built(s: Gaia, seat: int) -> list[int]:
    """Where the seat has built in this turn, also once the turn is over."""
    hexes = [int(hex) for hex in (s.built, s.built_too) if hex != NONE]
    for frame in s.agenda.lanes[MAIN]:
        if isinstance(frame, Charging) and frame.builder == seat:
            hexes.append(int(frame.hex))
    return hexes
