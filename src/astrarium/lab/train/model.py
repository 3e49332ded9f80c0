"""The net in PyTorch: what is trained, and what a server runs for many players.

Two hidden layers; the first adds up the rows of the numbers that are not 0, as at play it does too.
Two outputs, the share of the win and the margin; and for every choice the sum of its rows.
"""

from __future__ import annotations

import importlib
import importlib.util
import json
import os
import struct
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from astrarium.bots.nets import LARGEST
from astrarium.core.errors import AstrariumError
from astrarium.core.game import Rules
from astrarium.core.policy import row_count
from astrarium.lab.train.course import blocks_of

HIDDEN: Final = (256, 64)
OUTPUTS: Final = 2
BYTES: Final = 2  # of a weight in a file
HEADER: Final = 100_000  # bytes of a file that are left for its description
SPREAD: Final = 0.05  # of weights at first


class NoTorch(AstrariumError):
    """PyTorch is not installed."""


def torch_or_say() -> Any:
    # Asked for before CUDA is begun: the same sums in the same order each time.
    os.environ.setdefault("CUBLAS_WORKSPACE_CONFIG", ":4096:8")
    try:
        torch: Any = importlib.import_module("torch")
    except ImportError as error:
        message = "training needs PyTorch: pip install 'astrarium[train]'"
        raise NoTorch(message).said("no-torch") from error
    torch.use_deterministic_algorithms(True, warn_only=True)
    return torch


def has_torch() -> bool:
    return importlib.util.find_spec("torch") is not None


class Shape(NamedTuple):
    """How large the parts of a net are."""

    inputs: int
    first: int
    second: int
    rows: int  # of answers

    def sizes(self) -> list[int]:
        return [self.inputs, self.first, self.second, OUTPUTS]

    def parts(self) -> list[tuple[int, ...]]:
        """Weights and biases of each layer, then of the rows: in the order of the file."""
        return [
            (self.inputs, self.first), (self.first,), (self.first, self.second), (self.second,),
            (self.second, OUTPUTS), (OUTPUTS,), (self.rows, self.second), (self.rows, 1),
        ]  # fmt: skip

    def weights(self) -> int:
        return sum(_product(part) for part in self.parts())


def shape_of(rules: Rules, hidden: tuple[int, int] = HIDDEN) -> Shape:
    """As large as may be, but no larger than a file at play."""
    layout = rules.layout
    inputs = sum(layout.find(name).size for name in blocks_of(layout))
    first, second = hidden
    shape = Shape(inputs, first, second, row_count(rules.actions))
    while BYTES * shape.weights() + HEADER > LARGEST:
        shape = shape._replace(first=shape.first // 2)
    return shape


class Batch(NamedTuple):
    """Samples as tensors: parts in a row, and where each begins."""

    inputs: Any
    values: Any
    starts: Any
    rows: Any  # of all choices
    row_starts: Any
    owners: Any  # of each choice: the sample


class Model:
    def __init__(self, torch: Any, shape: Shape, parameters: Sequence[Any]) -> None:
        self.torch = torch
        self.shape = shape
        self.parameters = list(parameters)

    @staticmethod
    def new(torch: Any, shape: Shape, seed: int, device: str = "cpu") -> Model:
        mixer = torch.Generator().manual_seed(seed)
        found = []
        for part in shape.parts():
            spread = SPREAD if part[0] in (shape.inputs, shape.rows) else (2 / part[0]) ** 0.5
            each = torch.randn(part, generator=mixer) * spread
            if len(part) == 1 or part[-1] == 1:  # biases
                each = torch.zeros(part)
            found.append(each.to(device).requires_grad_())
        return Model(torch, shape, found)

    @staticmethod
    def of_file(torch: Any, net: bytes, rules: Rules, device: str) -> Model:
        """What a file holds, in double precision: the same figures as at play."""
        _, about, weights = net.split(b"\n", 2)
        inputs, first, second, _ = json.loads(about)["sizes"]
        shape = Shape(inputs, first, second, row_count(rules.actions))
        numbers = torch.tensor(struct.unpack(f"<{shape.weights()}e", weights), dtype=torch.float64)
        parts = torch.split(numbers, [_product(part) for part in shape.parts()])
        shaped = zip(parts, shape.parts(), strict=True)
        return Model(torch, shape, [part.reshape(form).to(device) for part, form in shaped])

    def hidden(self, batch: Batch) -> Any:
        rows, bias, second, second_bias = self.parameters[:4]
        functional = self.torch.nn.functional
        sums = functional.embedding_bag(
            batch.inputs, rows, batch.starts, mode="sum", per_sample_weights=batch.values
        )
        return self.torch.relu(self.torch.relu(sums + bias) @ second + second_bias)

    def outputs(self, hidden: Any) -> Any:
        """The figure of a share, and the scaled margin."""
        last, bias = self.parameters[4:6]
        return hidden @ last + bias

    def figures(self, hidden: Any, batch: Batch) -> Any:
        """One for each choice."""
        rows, biases = self.parameters[6:]
        bag = self.torch.nn.functional.embedding_bag
        weights = bag(batch.rows, rows, batch.row_starts, mode="sum")
        own = bag(batch.rows, biases, batch.row_starts, mode="sum")
        return (hidden[batch.owners] * weights).sum(1) + own[:, 0]

    def log_shares(self, figures: Any, owners: Any, samples: int) -> Any:
        """Of each choice among those of its sample."""
        torch = self.torch
        lowest = torch.full((samples,), -torch.inf, dtype=figures.dtype, device=figures.device)
        most = lowest.scatter_reduce(0, owners, figures.detach(), "amax")
        lowered = figures - most[owners]
        totals = torch.zeros_like(lowest).index_add(0, owners, lowered.exp())
        return lowered - totals[owners].log()

    def numbers(self) -> list[float]:
        """All weights in the order of the file."""
        found: list[float] = []
        for part in self.parameters:
            found += part.detach().cpu().flatten().tolist()
        return found


def _product(part: tuple[int, ...]) -> int:
    found = 1
    for size in part:
        found *= size
    return found
