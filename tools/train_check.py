"""A tiny training end to end: python -m tools.train_check [--store]

Plays a few games of Race, trains a net of a few units on them, breaks off and goes on, and compares
the file of the net, as it is run at play, with PyTorch's own outputs. Without PyTorch it says so in
one line and fails. --store writes the net and the outputs that the tests compare with.
"""

from __future__ import annotations

import json
import sys
import tempfile
from pathlib import Path
from typing import Any

from astrarium.core.net import Net, unpack
from astrarium.core.sheet import Sheet
from astrarium.lab.train.course import Course
from astrarium.lab.train.shards import generate
from astrarium.lab.train.values import (
    MARGIN_SCALE,
    NoTorch,
    Samples,
    Training,
    read_samples,
    torch_or_say,
)

ROOT = Path(__file__).resolve().parent.parent
STORED = ROOT / "tests" / "lab" / "stored"
COURSE = Course("race", 2, {"advanced_two_player": True}, ("greedy", "random"), 0.05, seed=7)
GAMES = 40
HIDDEN = (8, 4)
NEAR = 0.02  # halves have eleven bits


def trained(folder: Path) -> tuple[Training, Samples]:
    """Two epochs in two runs; the second goes on from the checkpoint of the first."""
    files = generate(COURSE, folder / "games", GAMES, jobs=2)
    lesson = read_samples(COURSE, files)
    first = Training(COURSE, folder, HIDDEN)
    first.run(lesson, 1)
    second = Training(COURSE, folder, HIDDEN)
    if not second.go_on() or len(second.epochs) != 1:
        raise SystemExit("train-check: the checkpoint was not found")
    second.run(lesson, 2)
    return second, lesson.kept


def outputs_of(training: Training, kept: Samples) -> list[list[float]]:
    """What PyTorch says: shares of the win and points."""
    torch: Any = training.torch
    with torch.no_grad():
        raw, _ = training.outputs(kept, range(len(kept)))
    return [[float(torch.sigmoid(win)), float(margin) * MARGIN_SCALE] for win, margin in raw]


def sheets_of(net: Net, kept: Samples) -> list[list[tuple[int, float]]]:
    """The same samples, by the places of the layout."""
    place_of = {int(row): place for place, row in enumerate(net.places) if row >= 0}
    found = []
    for at, start in enumerate(kept.starts):
        end = kept.starts[at + 1] if at + 1 < len(kept.starts) else len(kept.inputs)
        pairs = zip(kept.inputs[start:end], kept.values[start:end], strict=True)
        found.append([(place_of[row], float(value)) for row, value in pairs])
    return found


def main(arguments: list[str]) -> int:
    try:
        torch_or_say()
    except NoTorch as missing:
        print(f"train-check: {missing}")
        return 1
    with tempfile.TemporaryDirectory() as folder:
        training, kept = trained(Path(folder))
    data = training.export()
    net = unpack(data, COURSE.rules().layout)
    expected = outputs_of(training, kept)
    sheets = sheets_of(net, kept)
    apart = 0.0
    for pairs, told in zip(sheets, expected, strict=True):
        sheet = Sheet()
        for place, value in pairs:
            sheet.put(place, value)
        apart = max(apart, *(abs(a - b) for a, b in zip(net.values(sheet), told, strict=True)))
    if apart > NEAR:
        print(f"train-check: the net at play is {apart:.4f} off from PyTorch")
        return 1
    if "--store" in arguments:
        STORED.mkdir(exist_ok=True)
        (STORED / "race.net").write_bytes(data)
        samples = list(zip(sheets[:20], expected[:20], strict=True))
        (STORED / "race.json").write_text(json.dumps(samples) + "\n", encoding="utf-8")
    print(
        f"train-check: {len(kept)} samples kept apart, {len(training.epochs)} epochs,"
        f" {len(data)} bytes, at most {apart:.4f} off from PyTorch"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
