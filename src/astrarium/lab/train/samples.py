"""Samples as PyTorch takes them: all numbers in a row, and where each sample begins.

Of twenty games one says which epoch was best, and one is for the figures: what is told of a net is
told of games that neither taught nor chose it.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from astrarium.core.actions import Actions
from astrarium.core.net import inputs_of
from astrarium.core.policy import rows_of
from astrarium.lab.train.course import Course, blocks_of
from astrarium.lab.train.games import Sample
from astrarium.lab.train.shards import read_shard

MARGIN_SCALE: Final = 10.0  # points
KEPT_APART: Final = 20  # of so many games one chooses the epoch, and one is for the figures

Data = tuple[Course, Sequence[Path]]  # a course, and shards of it


class Samples:
    """Each kind of number in an array of its own; of a row of them, where each part begins."""

    def __init__(self) -> None:
        self.inputs = array("q")
        self.values = array("f")
        self.starts = array("q", [0])  # of the inputs of a sample; one more, where the last ends
        self.targets = array("f")  # share of the win and scaled margin, in turn
        self.rounds = array("q")
        self.shares = array("f")  # of choices
        self.choice_starts = array("q", [0])  # of the choices of a sample
        self.rows = array("q")
        self.row_starts = array("q", [0])  # of the rows of a choice

    def add(self, sample: Sample, places: Sequence[int], actions: Actions) -> None:
        for place, value in zip(sample.places, sample.values, strict=True):
            if places[place] >= 0:
                self.inputs.append(places[place])
                self.values.append(value)
        self.starts.append(len(self.inputs))
        self.targets.append(sample.win)
        self.targets.append(sample.margin / MARGIN_SCALE)
        self.rounds.append(sample.round)
        for choice in sample.choices:
            self.rows.extend(rows_of(actions, choice))
            self.row_starts.append(len(self.rows))
        self.shares.extend(sample.shares)
        self.choice_starts.append(len(self.shares))

    def __len__(self) -> int:
        return len(self.rounds)

    def has_choices(self, at: int) -> bool:
        return self.choice_starts[at + 1] > self.choice_starts[at]

    def round_ends(self) -> list[int]:
        """The samples of values; the others are of answers."""
        return [at for at in range(len(self)) if not self.has_choices(at)]


class Lesson(NamedTuple):
    """What is learnt from, what chooses the epoch, and what the figures are of."""

    learnt: Samples
    kept: Samples
    told: Samples

    def is_enough(self) -> bool:
        """Is there something of every kind?"""
        return all(0 < len(each.round_ends()) < len(each) for each in self)


def read_lesson(data: Iterable[Data]) -> Lesson:
    lesson = Lesson(Samples(), Samples(), Samples())
    apart = {0: lesson.kept, KEPT_APART // 2: lesson.told}
    for course, files in data:
        rules: Any = course.rules()
        places = inputs_of(rules.layout, blocks_of(rules.layout))
        for file in files:
            for sample in read_shard(file, course):
                part = apart.get(sample.game % KEPT_APART, lesson.learnt)
                part.add(sample, places, rules.actions)
    return lesson
