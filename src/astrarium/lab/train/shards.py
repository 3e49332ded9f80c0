"""Data in shards: files of so many games each, written whole or not at all.

A shard is one line of JSON (the course, the first game, the number of games) and its samples. A
sample is little-endian: game and round and seat (u32, u8, u8), how many numbers (u16), the share
of the win and the margin (f32), then the places (u16) and the numbers (f32).
"""

from __future__ import annotations

import json
import struct
from collections.abc import Callable, Iterator
from multiprocessing import get_context
from pathlib import Path
from typing import NamedTuple

from astrarium.core.errors import BadOptions
from astrarium.core.game import Data
from astrarium.lab.train.course import Course
from astrarium.lab.train.games import Sample, play

GAMES = 50  # in a shard
HEAD = struct.Struct("<IBBHff")

Progress = Callable[[int, int], None]  # games played, games in all


class Task(NamedTuple):
    """What a process needs to know to write a shard."""

    course: Course
    folder: Path
    first: int
    games: int


def shard_of(folder: Path, first: int) -> Path:
    return folder / f"{first:09d}.shard"


def write_shard(task: Task) -> int:
    """Play the games of a shard and write it; how many games it has."""
    head: Data = {**task.course.data(), "first": task.first, "games": task.games}
    body = [json.dumps(head).encode("utf-8"), b"\n"]
    for number in range(task.first, task.first + task.games):
        body += [packed(sample) for sample in play(task.course, number)]
    file = shard_of(task.folder, task.first)
    unfinished = file.with_suffix(".part")
    unfinished.write_bytes(b"".join(body))
    unfinished.replace(file)
    return task.games


def packed(sample: Sample) -> bytes:
    count = len(sample.places)
    head = HEAD.pack(
        sample.game, sample.round, sample.seat, count, float(sample.win), float(sample.margin)
    )
    return head + struct.pack(f"<{count}H{count}f", *sample.places, *sample.values)


def read_shard(file: Path, course: Course) -> Iterator[Sample]:
    """The samples of a shard; refuses one of another course, or one that is damaged."""
    data = file.read_bytes()
    line, _, body = data.partition(b"\n")
    head_of(file, line, course)
    at = 0
    while at < len(body):
        try:
            game, round_number, seat, count, win, margin = HEAD.unpack_from(body, at)
            at += HEAD.size
            numbers = struct.unpack_from(f"<{count}H{count}f", body, at)
        except struct.error as error:
            message = f"'{file}' is cut off"
            raise BadOptions(message).said("train-cut-off", file=str(file)) from error
        at += 6 * count
        places, values = list(numbers[:count]), list(numbers[count:])
        yield Sample(game, round_number, seat, places, values, win, margin)


def head_of(file: Path, line: bytes, course: Course) -> Data:
    """The description of a shard, which must be of this course."""
    try:
        head: Data = json.loads(line)
    except ValueError:
        head = {}
    mine = course.data()
    if {name: head.get(name) for name in mine} != mine:
        message = f"'{file}' belongs to another course"
        raise BadOptions(message).said("train-other-course", file=str(file))
    return head


def generate(
    course: Course, folder: Path, games: int, jobs: int, progress: Progress | None = None
) -> list[Path]:
    """The shards of so many games; those that are there are kept, a shorter last one is not."""
    course.rules()  # an impossible mix is refused before we begin
    folder.mkdir(parents=True, exist_ok=True)
    wanted = [
        Task(course, folder, first, min(GAMES, games - first)) for first in range(0, games, GAMES)
    ]
    missing = [task for task in wanted if not is_there(task)]
    done = games - sum(task.games for task in missing)
    for written in _written(missing, jobs):
        done += written
        if progress is not None:
            progress(done, games)
    return [shard_of(folder, task.first) for task in wanted]


def is_there(task: Task) -> bool:
    """Has the shard been written, with as many games? One of another course is refused."""
    file = shard_of(task.folder, task.first)
    if not file.exists():
        return False
    head = head_of(file, file.read_bytes().partition(b"\n")[0], task.course)
    return bool(head["games"] == task.games)


def _written(tasks: list[Task], jobs: int) -> Iterator[int]:
    if jobs == 1 or len(tasks) < 2:
        yield from map(write_shard, tasks)
        return
    # Fresh processes: they inherit nothing that could make them differ.
    with get_context("spawn").Pool(min(jobs, len(tasks))) as pool:
        yield from pool.imap_unordered(write_shard, tasks)
