"""Rounds of turns until the last round is over, in rulebook order."""

from __future__ import annotations

from mypy_extensions import i64

from astrarium.core.frame import AGAIN, DONE, Frame
from astrarium.games.sun.frames.turn import BEGIN, Turn
from astrarium.games.sun.scoring import tell_scores
from astrarium.games.sun.state import Sun
from astrarium.games.sun.words import NONE


class Rounds(Frame[Sun]):
    """Turn after turn, clockwise; a round ends with the seat to the right of the start player.

    [sun.turn.clockwise] [sun.end.finish-round] [sun.end.round-ends-right-of-start]
    [sun.end.final-round] [sun.end.then-scoring]
    """

    def __init__(self, place: i64) -> None:
        self.place = place  # turns of this round that are over

    def data(self) -> list[int]:
        return [self.place]

    def advance(self, s: Sun, lane: i64) -> i64:
        if self.place == len(s.players):
            if s.round_number == s.last_round:
                s.active = NONE
                tell_scores(s)
                return DONE
            s.round_number += 1
            s.replace(lane, Rounds(0))
            return AGAIN
        if self.place == 0:
            s.tell("round", NONE, s.round_number, NONE, "sun.turn.clockwise")
        s.replace(lane, Rounds(self.place + 1))
        s.push(lane, Turn(s.from_seat(s.first_seat)[self.place], BEGIN))
        return AGAIN
