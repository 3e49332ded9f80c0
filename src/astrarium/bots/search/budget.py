"""How much a search may try: positions that it makes, never seconds, so that the same view and the
same generator always give the same answer. What is left over when the budget is spent is valued as
it stands."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeVar

T = TypeVar("T")


class Budget:
    """So many positions; 0: as many as it takes."""

    def __init__(self, nodes: int = 0) -> None:
        self.nodes = nodes
        self.spent = 0
        self._until = nodes  # what may be spent on what is tried just now

    def is_spent(self) -> bool:
        return self.nodes > 0 and self.spent >= self._until

    def allow(self, part: float) -> None:
        """From here on so much of what is left."""
        self._until = self.spent + int(part * max(0, self.nodes - self.spent))

    def shared(self, items: Sequence[T]) -> Iterator[T]:
        """One item after the other, each with its share of what may be spent: whoever comes first
        leaves enough for the others."""
        if self.nodes == 0:
            yield from items
            return
        end = self._until
        for at, item in enumerate(items):
            self._until = self.spent + max(0, end - self.spent) // (len(items) - at)
            yield item
        self._until = end
