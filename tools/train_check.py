"""A tiny training end to end: python -m tools.train_check [--store | PART...]

For what needs PyTorch, which `make test` does without. It says in one line each what it has found;
the first thing that is not as it should be ends it. Without PyTorch it says so and fails.

    play       the file of a net, as it is run at play, says what PyTorch says, values and answers
    go-on      a training that is broken off after an epoch comes to the same net
    heads      a net learns answers by heads, where the ids of actions are millions
    serve      games in which one process runs the nets of all are the same as those without it
    run        two generations, broken off at every step, are the same as at one go
    exploit    a net that plays one frozen bot alone
    ray        two local nodes of a Ray cluster play the same games (where Ray is installed)

--store writes the net and the outputs that the tests compare with.
"""

from __future__ import annotations

import importlib
import importlib.util
import json
import os
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from time import perf_counter
from typing import Any

from astrarium.core.net import Net, unpack
from astrarium.core.sheet import Sheet
from astrarium.lab.executors import Here, OnRay
from astrarium.lab.train.batches import Batches
from astrarium.lab.train.course import Course
from astrarium.lab.train.generations import BEST, NET, Plan, Run, Teller
from astrarium.lab.train.learning import Training
from astrarium.lab.train.model import NoTorch, torch_or_say
from astrarium.lab.train.page import page
from astrarium.lab.train.samples import MARGIN_SCALE, Lesson, Samples, read_lesson
from astrarium.lab.train.server import serving
from astrarium.lab.train.shards import generate, read_shard

ROOT = Path(__file__).resolve().parent.parent
STORED = ROOT / "tests" / "lab" / "stored"
COURSE = Course("race", 2, {"advanced_two_player": True}, ("greedy", "random"), 0.05, seed=7)
ORB = Course("race", 2, {"expansion": "artifacts", "orb": True}, ("random",), 0.0, seed=7)
GAMES = 40
HIDDEN = (8, 4)
NEAR = 0.02  # halves have eleven bits
FEW = 6  # games of a net, which plays slowly where it is not compiled
NODES = 10  # one world a choice
HERE = Here(2, chunk=1)


class NotSo(Exception):
    """What was checked is not as it should be."""


def hold(so: bool, what: str) -> None:
    if not so:
        raise NotSo(what)


# --- what is compared ----------------------------------------------------------------------------


def outputs_of(training: Training, samples: Samples) -> list[tuple[list[float], list[float]]]:
    """What PyTorch says of each: the share of the win and points, and the shares of its choices."""
    torch: Any = training.torch
    with torch.no_grad():
        batches = Batches(torch, samples, training.device)
        batch, outputs, _, logs, _ = training.losses(batches, range(len(samples)))[2]
    found: list[tuple[list[float], list[float]]] = [
        ([float(torch.sigmoid(win)), float(margin) * MARGIN_SCALE], []) for win, margin in outputs
    ]
    for owner, share in zip(batch.owners.tolist(), logs.exp().tolist(), strict=True):
        found[owner][1].append(share)
    return found


def sheets_of(net: Net, samples: Samples) -> list[list[tuple[int, float]]]:
    """The same samples, by the places of the layout."""
    place_of = {int(row): place for place, row in enumerate(net.places) if row >= 0}
    found = []
    for start, end in zip(samples.starts, samples.starts[1:]):
        pairs = zip(samples.inputs[start:end], samples.values[start:end], strict=True)
        found.append([(place_of[row], float(value)) for row, value in pairs])
    return found


def choices_of(course: Course, files: Sequence[Path]) -> list[list[int]]:
    """Of the samples that choose the epoch."""
    samples = (sample for file in files for sample in read_shard(file, course))
    return [sample.choices for sample in samples if sample.game % 20 == 0]


def sheet_of(pairs: list[tuple[int, float]]) -> Sheet:
    sheet = Sheet()
    for place, value in pairs:
        sheet.put(place, value)
    return sheet


def apart(net: Net, course: Course, training: Training, lesson: Lesson, files: list[Path]) -> float:
    """By how much the net at play is off from PyTorch, at the most."""
    worst = 0.0
    told = outputs_of(training, lesson.kept)
    asked = zip(sheets_of(net, lesson.kept), choices_of(course, files), told, strict=True)
    for pairs, choices, (values, shares) in asked:
        sheet = sheet_of(pairs)
        said = net.values(sheet) + (net.shares(sheet, choices) if choices else [])
        worst = max(worst, *(abs(a - b) for a, b in zip(said, values + shares, strict=True)))
    return worst


# --- the parts -----------------------------------------------------------------------------------


def check_play(folder: Path) -> str:
    """Two epochs in two runs; the second goes on from the checkpoint of the first."""
    files = generate(COURSE, folder / "games", GAMES, HERE)
    lesson = read_lesson([(COURSE, files)])
    training = Training(COURSE, folder, hidden=HIDDEN)
    training.run(lesson, 2)
    data = training.export()
    net = unpack(data, COURSE.rules().layout)
    off = apart(net, COURSE, training, lesson, files)
    hold(off < NEAR, f"the net at play is {off:.4f} off from PyTorch")
    if "--store" in sys.argv:
        store(data, net, training, lesson, choices_of(COURSE, files))
    return f"{len(lesson.kept)} samples, {len(data)} bytes, at most {off:.4f} off from PyTorch"


def store(
    data: bytes, net: Net, training: Training, lesson: Lesson, choices: list[list[int]]
) -> None:
    STORED.mkdir(exist_ok=True)
    (STORED / "race.net").write_bytes(data)
    told = outputs_of(training, lesson.kept)
    sheets = sheets_of(net, lesson.kept)
    samples = [
        [pairs, values, open_then, shares]
        for pairs, open_then, (values, shares) in zip(sheets, choices, told, strict=True)
    ]
    (STORED / "race.json").write_text(json.dumps(samples[:20]) + "\n", encoding="utf-8")


def check_go_on(folder: Path) -> str:
    files = generate(COURSE, folder / "games", GAMES, HERE)
    lesson = read_lesson([(COURSE, files)])
    at_once = Training(COURSE, folder, hidden=HIDDEN)
    at_once.run(lesson, 2)
    (folder / "again").mkdir()
    first = Training(COURSE, folder / "again", hidden=HIDDEN)
    first.run(lesson, 1)
    second = Training(COURSE, folder / "again", hidden=HIDDEN)
    hold(second.go_on() and len(second.epochs) == 1, "the checkpoint was not found")
    second.run(lesson, 2)
    hold(second.export() == at_once.export(), "what was broken off comes to another net")
    losses = ", ".join(f"{epoch.kept_loss:.3f}" for epoch in second.epochs)
    return f"two epochs (losses {losses}), the same net after one and one more"


def check_heads(folder: Path) -> str:
    files = generate(ORB, folder / "games", GAMES // 2, HERE)
    lesson = read_lesson([(ORB, files)])
    training = Training(ORB, folder, hidden=HIDDEN)
    training.run(lesson, 1)
    data = training.export()
    net = unpack(data, ORB.rules().layout)
    off = apart(net, ORB, training, lesson, files)
    hold(off < NEAR, f"the net at play is {off:.4f} off from PyTorch")
    ids = ORB.rules().actions.count
    return f"{training.model.shape.rows} rows for {ids} ids, at most {off:.4f} off from PyTorch"


def self_play(folder: Path) -> Course:
    """Games of a net that has learnt a little, against `greedy`."""
    files = generate(COURSE, folder / "first", GAMES, HERE)
    training = Training(COURSE, folder, hidden=HIDDEN)
    training.run(read_lesson([(COURSE, files)]), 1)
    nets = {"one": training.export()}
    return replace(COURSE, bots=("one", "greedy"), learner="one", nodes=NODES, nets=nets, seed=8)


def check_serve(folder: Path) -> str:
    course = self_play(folder)
    alone = generate(course, folder / "alone", FEW, HERE, size=FEW // 2)
    with serving(course) as server:
        together = generate(course, folder / "together", FEW, HERE, server=server, size=FEW // 2)
    hold(
        [file.read_bytes() for file in alone] == [file.read_bytes() for file in together],
        "with a server the games are others",
    )
    samples = sum(1 for file in together for _ in read_shard(file, course))
    return f"{FEW} games with {samples} samples, byte by byte the same"


PLAN = Plan(COURSE, games=GAMES, own_games=6, gate_games=2, epochs=2, nodes=NODES)


class BrokenOff(Exception):
    pass


class Breaks:
    """An executor that breaks off after so many results, again and again."""

    def __init__(self, after: int) -> None:
        self.after = after

    def each(self, work: Callable[[Any], Any], items: Sequence[Any]) -> Iterator[Any]:
        for at, item in enumerate(items):
            if at == self.after:
                raise BrokenOff
            yield work(item)


class BreaksEpochs(Teller):
    def epoch(self, *_: object) -> None:
        raise BrokenOff


def contents(folder: Path) -> dict[str, bytes]:
    """What a run has made, but for checkpoints: their files tell when they were written."""
    files = sorted(file for file in folder.rglob("*") if file.is_file() and file.suffix != ".pt")
    return {str(file.relative_to(folder)): file.read_bytes() for file in files}


def check_run(folder: Path) -> str:
    at_once = Run(PLAN, folder / "once", HERE, Teller(), served=True).run(1)
    breaks = 0
    while True:
        try:
            again = Run(PLAN, folder / "again", Breaks(1), BreaksEpochs()).run(1)
            break
        except BrokenOff:
            breaks += 1
    hold(contents(folder / "once") == contents(folder / "again"), "what was broken off is another")
    text = page(PLAN, "COMMAND", at_once)
    hold(text == page(PLAN, "COMMAND", again), "the pages differ")
    hold("| 1 | 6 |" in text, "the page does not tell of the second generation")
    share = at_once[1].share
    hold(share is not None, "no match was played")
    files = len(contents(folder / "once"))
    return f"two generations, broken off {breaks} times: the same {files} files"


def check_exploit(folder: Path) -> str:
    plan = replace(
        PLAN, course=replace(COURSE, bots=("greedy", "casual")), against="casual", gate_games=8
    )
    first, second = Run(plan, folder, HERE, Teller(), served=True).run(1)
    hold(first.opponent == second.opponent == "casual", "another opponent was met")
    hold(set(second.course.bots) == {"casual"}, "others played along")
    hold(second.course.learner == "generation-0", "somebody else was to learn")
    shares = [each.share.value if each.share else 0.0 for each in (first, second)]
    best = (folder / BEST).read_bytes()
    hold(best == (folder / f"generation-{second.best}" / NET).read_bytes(), "the best is another")
    return f"won {shares[0]:.0%} and {shares[1]:.0%} of 8 games against casual"


def check_ray(folder: Path) -> str:
    if importlib.util.find_spec("ray") is None:
        return "left out: Ray is not installed"
    course = self_play(folder)
    here = generate(course, folder / "here", FEW, HERE, size=1)
    with two_nodes() as (address, nodes):
        there = generate(course, folder / "there", FEW, OnRay(address), size=1)
    hold(nodes == 2, f"the cluster has {nodes} nodes")
    hold(
        [file.read_bytes() for file in here] == [file.read_bytes() for file in there],
        "on the cluster the games are others",
    )
    return f"{FEW} games on two nodes, byte by byte the same"


@contextmanager
def two_nodes() -> Iterator[tuple[str, int]]:
    """A cluster of two nodes on this machine: its address, and how many nodes it has."""
    ray: Any = importlib.import_module("ray")
    cluster_utils: Any = importlib.import_module("ray.cluster_utils")
    # What runs there finds the sources as this process does.
    os.environ["PYTHONPATH"] = os.pathsep.join(sys.path)
    cluster = cluster_utils.Cluster(
        initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False}
    )
    try:
        cluster.add_node(num_cpus=1)
        cluster.wait_for_nodes()
        ray.init(cluster.address, log_to_driver=False, logging_level="ERROR")
        yield cluster.address, len([node for node in ray.nodes() if node["Alive"]])
    finally:
        ray.shutdown()
        cluster.shutdown()


PARTS: dict[str, Callable[[Path], str]] = {
    "play": check_play,
    "go-on": check_go_on,
    "heads": check_heads,
    "serve": check_serve,
    "run": check_run,
    "exploit": check_exploit,
    "ray": check_ray,
}


def main(arguments: list[str]) -> int:
    try:
        torch_or_say()
    except NoTorch as missing:
        print(f"train-check: {missing}")
        return 1
    wanted = [each for each in arguments if each in PARTS] or [*PARTS]
    if "--store" in arguments:
        wanted = ["play"]
    for name in wanted:
        begin = perf_counter()
        with tempfile.TemporaryDirectory() as folder:
            try:
                found = PARTS[name](Path(folder))
            except NotSo as wrong:
                print(f"train-check: {name}: {wrong}")
                return 1
        print(f"train-check: {name}: {found} ({perf_counter() - begin:.0f} s)", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
