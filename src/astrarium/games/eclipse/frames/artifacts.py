"""Artifact Key: five of one resource for every artifact."""

from __future__ import annotations

from mypy_extensions import i64

from astrarium.core.frame import DONE, WAIT, Frame
from astrarium.games.eclipse.state import Eclipse
from astrarium.games.eclipse.words import GAIN, OF_RESOURCE


class ArtifactKey(Frame[Eclipse]):
    """Which resource for the next artifact? In ascending order, as artifacts are alike.

    [eclipse.tech.artifact-key.choice] [eclipse.tech.artifact-key.no-split]
    """

    def __init__(self, player: i64, left: i64, amount: i64, lowest: i64) -> None:
        self.player = player
        self.left = left
        self.amount = amount
        self.lowest = lowest

    def data(self) -> list[int]:
        return [self.player, self.left, self.amount, self.lowest]

    def seat(self, s: Eclipse) -> i64:
        return self.player

    def advance(self, s: Eclipse, lane: i64) -> i64:
        return WAIT if self.left > 0 else DONE

    def candidates(self, s: Eclipse) -> list[int]:
        return [GAIN + resource for resource in range(self.lowest, 3)]

    def take(self, s: Eclipse, lane: i64, choice: i64) -> None:
        resource = choice - GAIN
        s.players[self.player].add(resource, self.amount)
        s.tell(
            "artifact",
            self.player,
            self.amount,
            OF_RESOURCE + resource,
            "eclipse.tech.artifact-key.five-each",
        )
        s.replace(lane, ArtifactKey(self.player, self.left - 1, self.amount, resource))
