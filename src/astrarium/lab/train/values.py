"""The value of round ends: a small net of what a seat knows, trained with PyTorch.

Two hidden layers, outputs for the share of the win and for the margin. The first layer adds up
the rows of the numbers that are not 0, as the compiled net at play does. Of twenty games one says
which epoch was best, and one is for the figures: what is told of a net is told of games that
neither taught nor chose it.
"""

from __future__ import annotations

import importlib
from array import array
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from statistics import correlation
from typing import Any, NamedTuple

from astrarium.core.errors import AstrariumError
from astrarium.core.game import Data
from astrarium.core.net import WIN, inputs_of, pack
from astrarium.lab.train.course import Course, blocks_of
from astrarium.lab.train.games import Sample
from astrarium.lab.train.shards import read_shard

HIDDEN = (256, 64)
OUTPUTS = (WIN, "margin")
MARGIN_SCALE = 10.0  # points
KEPT_APART = 20  # of so many games one chooses the epoch, and one is for the figures
BATCH = 256
RATE = 1e-3
DECAY = 1e-2  # of weights, against learning games by heart
CHECKPOINT = "checkpoint.pt"


class NoTorch(AstrariumError):
    """PyTorch is not installed."""


def torch_or_say() -> Any:
    try:
        return importlib.import_module("torch")
    except ImportError as error:
        message = "training needs PyTorch: pip install 'astrarium[train]'"
        raise NoTorch(message).said("no-torch") from error


class Samples:
    """Samples as PyTorch takes them: all numbers in a row, and where each sample begins."""

    def __init__(self) -> None:
        self.inputs = array("q")
        self.values = array("f")
        self.starts = array("q")
        self.targets = array("f")  # share of the win and scaled margin, in turn
        self.rounds = array("q")

    def add(self, sample: Sample, places: Sequence[int]) -> None:
        self.starts.append(len(self.inputs))
        for place, value in zip(sample.places, sample.values, strict=True):
            if places[place] >= 0:
                self.inputs.append(places[place])
                self.values.append(value)
        self.targets.append(sample.win)
        self.targets.append(sample.margin / MARGIN_SCALE)
        self.rounds.append(sample.round)

    def __len__(self) -> int:
        return len(self.starts)

    def batch(self, torch: Any, chosen: Sequence[int]) -> tuple[Any, Any, Any, Any]:
        """Inputs, their values, where each sample begins, and the targets."""
        inputs, values, starts, targets = array("q"), array("f"), array("q"), array("f")
        for at in chosen:
            end = self.starts[at + 1] if at + 1 < len(self.starts) else len(self.inputs)
            starts.append(len(inputs))
            inputs += self.inputs[self.starts[at] : end]
            values += self.values[self.starts[at] : end]
            targets += self.targets[2 * at : 2 * at + 2]
        whole, real = torch.int64, torch.float32
        return (
            torch.frombuffer(inputs, dtype=whole),
            torch.frombuffer(values, dtype=real),
            torch.frombuffer(starts, dtype=whole),
            torch.frombuffer(targets, dtype=real).reshape(-1, 2),
        )


@dataclass
class Epoch:
    """What a pass over the data has brought."""

    number: int
    loss: float  # while learning
    kept_loss: float  # of the games that choose the best epoch
    correlation: float  # of the foretold margin with the true one: of the games for figures
    by_round: dict[int, tuple[int, float, float]] = field(default_factory=dict)
    """By the round that begins: samples, the correlation, the share of winners foretold."""


class Lesson(NamedTuple):
    """What is learnt from, what chooses the epoch, and what the figures are of."""

    learnt: Samples
    kept: Samples
    told: Samples


def read_samples(course: Course, files: Sequence[Path]) -> Lesson:
    layout = course.rules().layout
    places = inputs_of(layout, blocks_of(layout))
    lesson = Lesson(Samples(), Samples(), Samples())
    apart = {0: lesson.kept, KEPT_APART // 2: lesson.told}
    for file in files:
        for sample in read_shard(file, course):
            apart.get(sample.game % KEPT_APART, lesson.learnt).add(sample, places)
    return lesson


class Training:
    """A net, its optimizer and how far they are; a checkpoint holds all three."""

    def __init__(self, course: Course, folder: Path, hidden: tuple[int, int] = HIDDEN) -> None:
        self.torch = torch_or_say()
        self.course = course
        self.folder = folder
        layout = course.rules().layout
        self.blocks = blocks_of(layout)
        inputs = sum(layout.find(name).size for name in self.blocks)
        self.sizes = [inputs, *hidden, len(OUTPUTS)]
        torch = self.torch
        torch.manual_seed(course.seed)
        first, second = hidden
        self.bag = torch.nn.EmbeddingBag(inputs, first, mode="sum")
        self.rest = torch.nn.Sequential(
            torch.nn.ReLU(),
            torch.nn.Linear(first, second),
            torch.nn.ReLU(),
            torch.nn.Linear(second, len(OUTPUTS)),
        )
        self.bias = torch.nn.Parameter(torch.zeros(first))
        torch.nn.init.normal_(self.bag.weight, std=0.05)
        self.parameters = [*self.bag.parameters(), self.bias, *self.rest.parameters()]
        self.optimizer = torch.optim.AdamW(self.parameters, lr=RATE, weight_decay=DECAY)
        self.epochs: list[Epoch] = []
        self.best: list[Any] = []  # the parameters after the best epoch

    # --- checkpoints ----------------------------------------------------------------------------

    def save(self) -> None:
        state = {
            "course": self.course.data(),
            "parameters": [each.detach() for each in self.parameters],
            "best": self.best,
            "optimizer": self.optimizer.state_dict(),
            "epochs": [vars(epoch) for epoch in self.epochs],
        }
        file = self.folder / CHECKPOINT
        unfinished = file.with_suffix(".part")
        self.torch.save(state, unfinished)
        unfinished.replace(file)

    def go_on(self) -> bool:
        """From the checkpoint of the same course, if there is one."""
        file = self.folder / CHECKPOINT
        if not file.exists():
            return False
        state = self.torch.load(file, weights_only=True)
        if state["course"] != self.course.data():
            return False
        for mine, kept in zip(self.parameters, state["parameters"], strict=True):
            mine.data.copy_(kept)
        self.best = state["best"]
        self.optimizer.load_state_dict(state["optimizer"])
        self.epochs = [Epoch(**epoch) for epoch in state["epochs"]]
        return True

    # --- learning -------------------------------------------------------------------------------

    def outputs(self, samples: Samples, chosen: Sequence[int]) -> tuple[Any, Any]:
        """What the net says of some samples, and what came."""
        inputs, values, starts, targets = samples.batch(self.torch, chosen)
        sums = self.bag(inputs, starts, per_sample_weights=values) + self.bias
        return self.rest(sums), targets

    def loss(self, outputs: Any, targets: Any) -> Any:
        functional = self.torch.nn.functional
        win = functional.binary_cross_entropy_with_logits(outputs[:, 0], targets[:, 0])
        margin = functional.mse_loss(outputs[:, 1], targets[:, 1])
        return win + margin

    def run(self, lesson: Lesson, epochs: int, told: Callable[[Epoch], None] | None = None) -> None:
        """As many passes as there should be in all, with a checkpoint after each."""
        torch, learnt = self.torch, lesson.learnt
        while len(self.epochs) < epochs:
            number = len(self.epochs) + 1
            mixer = torch.Generator().manual_seed(self.course.seed * 1_000 + number)
            order = torch.randperm(len(learnt), generator=mixer).tolist()
            total = 0.0
            for at in range(0, len(order), BATCH):
                chosen = order[at : at + BATCH]
                loss = self.loss(*self.outputs(learnt, chosen))
                self.optimizer.zero_grad()
                loss.backward()
                self.optimizer.step()
                total += float(loss.detach()) * len(chosen)
            self.epochs.append(self.judge(lesson, number, total / len(order)))
            if best_of(self.epochs) is self.epochs[-1]:
                self.best = [each.detach().clone() for each in self.parameters]
            self.save()
            if told is not None:
                told(self.epochs[-1])

    def judge(self, lesson: Lesson, number: int, loss: float) -> Epoch:
        told = lesson.told
        with self.torch.no_grad():
            kept_loss = float(self.loss(*self.outputs(lesson.kept, range(len(lesson.kept)))))
            outputs, targets = self.outputs(told, range(len(told)))
        foretold, came = outputs[:, 1].tolist(), targets[:, 1].tolist()
        likely, wins = outputs[:, 0].tolist(), targets[:, 0].tolist()
        epoch = Epoch(number, loss, kept_loss, related(foretold, came))
        for round_number in sorted({*told.rounds}):
            at = [n for n, each in enumerate(told.rounds) if each == round_number]
            right = sum((likely[n] > 0) == (wins[n] > 0.5) for n in at if wins[n] != 0.5)
            decided = sum(1 for n in at if wins[n] != 0.5)
            found = related([foretold[n] for n in at], [came[n] for n in at])
            epoch.by_round[round_number] = (len(at), found, right / max(decided, 1))
        return epoch

    # --- the file -------------------------------------------------------------------------------

    def take_best(self) -> Epoch:
        """Go back to the best epoch: what is run and exported from now on is that."""
        for mine, best in zip(self.parameters, self.best, strict=True):
            mine.data.copy_(best)
        return best_of(self.epochs)

    def export(self) -> bytes:
        """The net as it is run at play: after the best epoch."""
        best = self.take_best()
        second, last = self.rest[1], self.rest[3]
        numbers: list[float] = []
        for rows, bias in (
            (self.bag.weight, self.bias),
            (second.weight.t(), second.bias),
            (last.weight.t(), last.bias),
        ):
            numbers += rows.detach().flatten().tolist()
            numbers += bias.detach().tolist()
        about: Data = {
            **self.course.data(),
            "blocks": self.blocks,
            "sizes": self.sizes,
            "outputs": list(OUTPUTS),
            "scales": [1.0, MARGIN_SCALE],
            "epochs": best.number,
        }
        return pack(about, numbers)


def best_of(epochs: Sequence[Epoch]) -> Epoch:
    """The one that the games kept apart for it choose."""
    return min(epochs, key=lambda epoch: epoch.kept_loss)


def related(foretold: Sequence[float], came: Sequence[float]) -> float:
    """Pearson's correlation; 0 where nothing varies."""
    if len(foretold) < 2 or len({*foretold}) == 1 or len({*came}) == 1:
        return 0.0
    return correlation(foretold, came)
