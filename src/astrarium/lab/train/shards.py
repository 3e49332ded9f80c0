"""Data in shards: files of so many games each, written whole or not at all.

A shard is one line of JSON (the course, the first game, the number of games) and its samples. A
sample is little-endian: game and round and seat (u32, u8, u8), how many numbers (u16) and choices
(u16), the share of the win and the margin (f32), the places (u16) and the numbers (f32), then the
choices (i64) and their shares (f32).
"""

from __future__ import annotations

import json
import struct
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from astrarium.core.errors import BadOptions
from astrarium.core.game import Data
from astrarium.lab.executors import Executor
from astrarium.lab.train.asking import Address
from astrarium.lab.train.course import Course
from astrarium.lab.train.games import Sample, play

GAMES = 20  # in a shard
HEAD = struct.Struct("<IBBHHff")

Progress = Callable[[int, int], None]  # games played, games in all


class Span(NamedTuple):
    """The games of a shard, by their numbers."""

    first: int
    games: int


@dataclass(frozen=True)
class Maker:
    """What a process needs to know to make a shard."""

    course: Course
    server: Address | None = None

    def make(self, span: Span) -> bytes:
        """Play the games of a shard: the whole file."""
        head: Data = {**self.course.data(), **span._asdict()}
        body = [json.dumps(head).encode("utf-8"), b"\n"]
        for number in range(span.first, span.first + span.games):
            body += [packed(sample) for sample in play(self.course, number, self.server)]
        return b"".join(body)


def shard_of(folder: Path, first: int) -> Path:
    return folder / f"{first:09d}.shard"


def write_whole(file: Path, data: bytes) -> None:
    """The whole file, or what was there before."""
    unfinished = file.with_suffix(".part")
    unfinished.write_bytes(data)
    unfinished.replace(file)


def packed(sample: Sample) -> bytes:
    count, choices = len(sample.places), len(sample.choices)
    head = HEAD.pack(
        sample.game, sample.round, sample.seat, count, choices, sample.win, sample.margin
    )
    numbers = struct.pack(f"<{count}H{count}f", *sample.places, *sample.values)
    return head + numbers + struct.pack(f"<{choices}q{choices}f", *sample.choices, *sample.shares)


def read_shard(file: Path, course: Course) -> Iterator[Sample]:
    """The samples of a shard; refuses one of another course, or one that is damaged."""
    data = file.read_bytes()
    line, _, body = data.partition(b"\n")
    head_of(file, line, course)
    at = 0
    while at < len(body):
        try:
            game, round_number, seat, count, choices, win, margin = HEAD.unpack_from(body, at)
            at += HEAD.size
            numbers = struct.unpack_from(f"<{count}H{count}f", body, at)
            at += 6 * count
            open_then = struct.unpack_from(f"<{choices}q{choices}f", body, at)
            at += 12 * choices
        except struct.error as error:
            message = f"'{file}' is cut off"
            raise BadOptions(message).said("train-cut-off", file=str(file)) from error
        yield Sample(
            game, round_number, seat, list(numbers[:count]), list(numbers[count:]), win, margin,
            list(open_then[:choices]), list(open_then[choices:]),
        )  # fmt: skip


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
    course: Course,
    folder: Path,
    games: int,
    executor: Executor,
    progress: Progress | None = None,
    server: Address | None = None,
    size: int = GAMES,
) -> list[Path]:
    """The shards of so many games; those that are there are kept, a shorter last one is not."""
    course.rules()  # an impossible mix is refused before we begin
    folder.mkdir(parents=True, exist_ok=True)
    missing = still_to_play(course, folder, games, size)
    done = games - sum(span.games for span in missing)
    made = executor.each(Maker(course, server).make, missing)
    for span, data in zip(missing, made, strict=True):
        write_whole(shard_of(folder, span.first), data)
        done += span.games
        if progress is not None:
            progress(done, games)
    return [shard_of(folder, first) for first in range(0, games, size)]


def still_to_play(course: Course, folder: Path, games: int, size: int = GAMES) -> list[Span]:
    wanted = [Span(first, min(size, games - first)) for first in range(0, games, size)]
    return [span for span in wanted if not is_there(course, folder, span)]


def is_there(course: Course, folder: Path, span: Span) -> bool:
    """Has the shard been written, with as many games? One of another course is refused."""
    file = shard_of(folder, span.first)
    if not file.exists():
        return False
    head = head_of(file, file.read_bytes().partition(b"\n")[0], course)
    return bool(head["games"] == span.games)
