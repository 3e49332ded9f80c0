"""Work that takes hours: done in several processes, kept piece by piece, gone on with later."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import partial
from multiprocessing import Pool
from pathlib import Path
from typing import Any

Work = Callable[[int], Any]  # of a number; what it gives can be written as JSON


def all_done(work: Work, numbers: range, folder: Path, jobs: int) -> list[Any]:
    """What the work gives for each number; what the folder holds already is not done again."""
    folder.mkdir(parents=True, exist_ok=True)
    todo = [number for number in numbers if not file_of(folder, number).exists()]
    with Pool(jobs) as pool:
        for _ in pool.imap_unordered(partial(keep, work, folder), todo):
            pass
    return [json.loads(file_of(folder, number).read_text()) for number in numbers]


def file_of(folder: Path, number: int) -> Path:
    return folder / f"{number}.json"


def keep(work: Work, folder: Path, number: int) -> None:
    """A file is there whole or not at all."""
    half = folder / f"{number}.half"
    half.write_text(json.dumps(work(number)))
    half.rename(file_of(folder, number))
