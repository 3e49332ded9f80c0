"""How a net learns: epochs with checkpoints, the best of them kept."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from statistics import correlation
from typing import Any, Final

from astrarium.bots.search.oracle import OUTPUTS
from astrarium.core.game import Data
from astrarium.core.net import pack
from astrarium.lab.train.batches import Batches
from astrarium.lab.train.course import Course, blocks_of
from astrarium.lab.train.model import HIDDEN, Model, shape_of, torch_or_say
from astrarium.lab.train.samples import MARGIN_SCALE, Lesson, Samples

BATCH: Final = 256
MOST_AT_ONCE: Final = 4096  # samples that are judged together
RATE: Final = 1e-3
DECAY: Final = 1e-2  # of weights, against learning games by heart
CHECKPOINT: Final = "checkpoint.pt"


@dataclass
class Epoch:
    """What a pass over the data has brought."""

    number: int
    loss: float  # while learning
    kept_loss: float  # of the games that choose the best epoch
    correlation: float  # of the foretold margin with the true one: of the games for figures
    by_round: dict[int, tuple[int, float, float]] = field(default_factory=dict)
    """By the round that begins: samples, the correlation, the share of winners foretold."""
    agreed: float = 0.0  # how often the likeliest answer is the teacher's
    answers: int = 0  # ... of so many


class Training:
    """A net, its optimizer and how far they are; a checkpoint holds all three."""

    def __init__(
        self,
        course: Course,
        folder: Path,
        begin: Path | None = None,
        hidden: tuple[int, int] = HIDDEN,
    ) -> None:
        """`begin`: a checkpoint whose net is gone on with, for other data."""
        self.torch = torch_or_say()
        torch = self.torch
        self.device = "cuda" if torch.cuda.is_available() else "cpu"
        self.course = course
        self.folder = folder
        shape = shape_of(course.rules(), hidden)
        self.model = Model.new(torch, shape, course.seed, self.device)
        if begin is not None:
            taught = torch.load(begin, weights_only=True, map_location=self.device)
            self._take(taught["best"])
        self.optimizer = torch.optim.AdamW(self.model.parameters, lr=RATE, weight_decay=DECAY)
        self.epochs: list[Epoch] = []
        self.best: list[Any] = []  # the parameters after the best epoch

    def _take(self, parameters: Sequence[Any]) -> None:
        for mine, given in zip(self.model.parameters, parameters, strict=True):
            mine.data.copy_(given)

    # --- checkpoints ----------------------------------------------------------------------------

    def save(self) -> None:
        state = {
            "course": self.course.data(),
            "parameters": [each.detach() for each in self.model.parameters],
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
        state = self.torch.load(file, weights_only=True, map_location=self.device)
        if state["course"] != self.course.data():
            return False
        self._take(state["parameters"])
        self.best = state["best"]
        self.optimizer.load_state_dict(state["optimizer"])
        self.epochs = [Epoch(**epoch) for epoch in state["epochs"]]
        return True

    # --- learning -------------------------------------------------------------------------------

    def losses(self, batches: Batches, chosen: Any) -> tuple[Any, Any, Any]:
        """What the net says of some samples is off by so much, all in all: of values and of
        answers; and the batch, with what it says."""
        torch, model = self.torch, self.model
        batch, targets, shares = batches.batch(chosen)
        hidden = model.hidden(batch)
        outputs = model.outputs(hidden)
        asked = torch.zeros(len(targets), dtype=torch.bool, device=self.device)
        asked[batch.owners] = True
        functional = torch.nn.functional
        win = functional.binary_cross_entropy_with_logits(
            outputs[:, 0], targets[:, 0], reduction="none"
        )
        margin = (outputs[:, 1] - targets[:, 1]) ** 2
        of_values = ((win + margin) * ~asked).sum() / (~asked).sum().clamp(min=1)
        logs = model.log_shares(model.figures(hidden, batch), batch.owners, len(targets))
        of_answers = -(shares * logs).sum() / asked.sum().clamp(min=1)
        return of_values, of_answers, (batch, outputs, targets, logs, shares)

    def run(self, lesson: Lesson, epochs: int, told: Callable[[Epoch], None] | None = None) -> None:
        """As many passes as there should be in all, with a checkpoint after each."""
        torch = self.torch
        learnt, kept, tell = (Batches(torch, part, self.device) for part in lesson)
        while len(self.epochs) < epochs:
            number = len(self.epochs) + 1
            mixer = torch.Generator().manual_seed(self.course.seed * 1_000 + number)
            order = torch.randperm(learnt.count, generator=mixer)
            total = 0.0
            for chosen in order.split(BATCH):
                of_values, of_answers, _ = self.losses(learnt, chosen)
                loss = of_values + of_answers
                self.optimizer.zero_grad()
                loss.backward()
                self.optimizer.step()
                total += float(loss.detach()) * len(chosen)
            epoch = Epoch(number, total / learnt.count, self.kept_loss(kept), 0.0)
            self.judge(epoch, tell, lesson.told)
            self.epochs.append(epoch)
            if best_of(self.epochs) is epoch:
                self.best = [each.detach().clone() for each in self.model.parameters]
            self.save()
            if told is not None:
                told(epoch)

    def kept_loss(self, kept: Batches) -> float:
        with self.torch.no_grad():
            parts = [self.losses(kept, chosen)[:2] for chosen in _pieces(kept.count)]
            sizes = [len(chosen) for chosen in _pieces(kept.count)]
        total = sum(float(a + b) * size for (a, b), size in zip(parts, sizes, strict=True))
        return total / max(1, kept.count)

    def judge(self, epoch: Epoch, tell: Batches, told: Samples) -> None:
        """The figures of an epoch."""
        outputs: list[list[float]] = []
        agreed, asked = 0, 0
        with self.torch.no_grad():
            for chosen in _pieces(tell.count):
                batch, said, _, logs, shares = self.losses(tell, chosen)[2]
                outputs += said.tolist()
                likeliest = _firsts(batch.owners.tolist(), logs.tolist())
                taught = _firsts(batch.owners.tolist(), shares.tolist())
                agreed += sum(likeliest[owner] == best for owner, best in taught.items())
                asked += len(taught)
        epoch.agreed, epoch.answers = agreed / max(1, asked), asked
        ends = told.round_ends()
        foretold = {at: outputs[at][1] for at in ends}
        came = {at: told.targets[2 * at + 1] for at in ends}
        epoch.correlation = related([*foretold.values()], [*came.values()])
        for number in sorted({told.rounds[at] for at in ends}):
            here = [at for at in ends if told.rounds[at] == number]
            decided = [at for at in here if told.targets[2 * at] != 0.5]
            right = sum((outputs[at][0] > 0) == (told.targets[2 * at] > 0.5) for at in decided)
            found = related([foretold[at] for at in here], [came[at] for at in here])
            epoch.by_round[number] = (len(here), found, right / max(len(decided), 1))

    # --- the file -------------------------------------------------------------------------------

    def take_best(self) -> Epoch:
        """Go back to the best epoch: what is run and exported from now on is that."""
        self._take(self.best)
        return best_of(self.epochs)

    def export(self) -> bytes:
        """The net as it is run at play: after the best epoch."""
        best = self.take_best()
        rules = self.course.rules()
        about: Data = {
            **self.course.data(),
            "blocks": blocks_of(rules.layout),
            "sizes": self.model.shape.sizes(),
            "outputs": OUTPUTS,
            "scales": [1.0, MARGIN_SCALE],
            "actions": rules.actions.fingerprint,
            "epochs": best.number,
        }
        return pack(about, self.model.numbers())


def _pieces(count: int) -> list[range]:
    return [range(at, min(count, at + MOST_AT_ONCE)) for at in range(0, count, MOST_AT_ONCE)]


def _firsts(owners: Sequence[int], figures: Sequence[float]) -> dict[int, int]:
    """For each owner the place of its largest figure."""
    found: dict[int, int] = {}
    for at, (owner, figure) in enumerate(zip(owners, figures, strict=True)):
        if owner not in found or figure > figures[found[owner]]:
            found[owner] = at
    return found


def best_of(epochs: Sequence[Epoch]) -> Epoch:
    """The one that the games kept apart for it choose."""
    return min(epochs, key=lambda epoch: epoch.kept_loss)


def related(foretold: Sequence[float], came: Sequence[float]) -> float:
    """Pearson's correlation; 0 where nothing varies."""
    if len(foretold) < 2 or len({*foretold}) == 1 or len({*came}) == 1:
        return 0.0
    return correlation(foretold, came)
