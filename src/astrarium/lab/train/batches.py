"""Samples on the device that trains, and any choice of them as one batch."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import Any

from astrarium.lab.train.model import OUTPUTS, Batch
from astrarium.lab.train.samples import Samples


class Batches:
    def __init__(self, torch: Any, samples: Samples, device: str) -> None:
        self.torch = torch
        self.device = device
        self.count = len(samples)
        self.inputs = self._tensor(samples.inputs, torch.int64)
        self.values = self._tensor(samples.values, torch.float32)
        self.starts = self._tensor(samples.starts, torch.int64)
        self.rows = self._tensor(samples.rows, torch.int64)
        self.row_starts = self._tensor(samples.row_starts, torch.int64)
        self.choice_starts = self._tensor(samples.choice_starts, torch.int64)
        self.shares = self._tensor(samples.shares, torch.float32)
        self.targets = self._tensor(samples.targets, torch.float32).reshape(-1, OUTPUTS)

    def _tensor(self, numbers: array[Any], kind: Any) -> Any:
        if not numbers:
            return self.torch.zeros(0, dtype=kind, device=self.device)
        return self.torch.frombuffer(numbers, dtype=kind).to(self.device)

    def batch(self, chosen: Sequence[int] | Any) -> tuple[Batch, Any, Any]:
        """These samples; what came of each, and the teacher's shares of all choices."""
        torch = self.torch
        chosen = torch.as_tensor(chosen, dtype=torch.int64, device=self.device)
        inputs, starts, _ = self._parts(self.starts, chosen)
        choices, _, owners = self._parts(self.choice_starts, chosen)
        rows, row_starts, _ = self._parts(self.row_starts, choices)
        batch = Batch(
            self.inputs[inputs], self.values[inputs], starts, self.rows[rows], row_starts, owners
        )
        return batch, self.targets[chosen], self.shares[choices]

    def _parts(self, starts: Any, chosen: Any) -> tuple[Any, Any, Any]:
        """The places of the parts of what is chosen, where each part begins then, and whose each
        place is."""
        torch = self.torch
        first = starts[chosen]
        length = starts[chosen + 1] - first
        begins = length.cumsum(0) - length
        owners = torch.repeat_interleave(length)
        return (
            torch.arange(len(owners), device=self.device) + (first - begins)[owners],
            begins,
            owners,
        )
