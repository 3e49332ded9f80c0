"""Two revisions of the sources, built and measured in turn."""

from __future__ import annotations

import io
import shutil
import subprocess
import sys
import tarfile
import tempfile
import zipfile
from collections.abc import Callable
from pathlib import Path
from statistics import median

from astrarium.core.errors import AstrariumError
from astrarium.core.game import Data
from astrarium.lab.bench import last_line, measured_in

ROUNDS = 5


class NoRevision(AstrariumError):
    """A name that git does not know in this folder."""


class NotBuilt(AstrariumError):
    """A revision that cannot be built; the message is the build's last line."""


def against(
    game: str,
    revision: str,
    games: int,
    root: Path,
    rounds: int = ROUNDS,
    told: Callable[[int, int], None] | None = None,
) -> Data:
    """This working tree beside a revision of it: figures of both, and their ratios."""
    name = revision_name(root, revision)
    with tempfile.TemporaryDirectory(prefix="bench-") as folder:
        here, there = Path(folder) / "here", Path(folder) / "there"
        copy_working_tree(root, here / "sources")
        copy_revision(root, name, there / "sources")
        here, there = build(here), build(there)
        pairs = []
        for number in range(rounds):
            first, second = (here, there) if number % 2 == 0 else (there, here)
            found = {each: measured_in(each, game, games, rounds=1) for each in (first, second)}
            pairs.append((found[here], found[there]))
            if told:
                told(number + 1, rounds)
    return {
        "game": game,
        "seats": pairs[0][0]["seats"],
        "compiled": all(each["compiled"] for pair in pairs for each in pair),
        "against": name,
        "here": _figures([pair[0] for pair in pairs]),
        "there": _figures([pair[1] for pair in pairs]),
        "decisions_ratio": _ratio(pairs, lambda each: each["pace"]["decisions_per_s"]),
        "clone_ratio": _ratio([pair[::-1] for pair in pairs], lambda each: each["clone_us"]),
        "options_ratio": _ratio(
            [pair[::-1] for pair in pairs], lambda each: each["options_us"]["mean"]
        ),
    }


def _figures(found: list[Data]) -> Data:
    return {
        "compiled": found[0]["compiled"],
        "decisions_per_cpu_s": round(median(each["pace"]["decisions_per_s"] for each in found)),
        "clone_us": round(median(each["clone_us"] for each in found), 3),
        "options_us": round(median(each["options_us"]["mean"] for each in found), 3),
    }


def _ratio(pairs: list[tuple[Data, Data]], value: Callable[[Data], float]) -> float:
    return round(median(value(a) / value(b) for a, b in pairs), 3)


def revision_name(root: Path, revision: str) -> str:
    """The full name of a commit."""
    try:
        return (
            git(root, "rev-parse", "--verify", "--quiet", f"{revision}^{{commit}}").decode().strip()
        )
    except (OSError, subprocess.CalledProcessError):
        raise NoRevision(revision) from None


def copy_working_tree(root: Path, to: Path) -> None:
    """All files but those that git ignores, as they are now."""
    listed = git(root, "ls-files", "-z", "--cached", "--others", "--exclude-standard").decode()
    for name in listed.split("\0"):
        if name and (root / name).is_file():
            (to / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(root / name, to / name)


def copy_revision(root: Path, revision: str, to: Path) -> None:
    with tarfile.open(fileobj=io.BytesIO(git(root, "archive", revision))) as archive:
        archive.extractall(to, filter="data")


def build(folder: Path) -> Path:
    """Builds folder/sources, as for installing; where the package then lies."""
    command = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation"]
    done = subprocess.run(
        [*command, "--wheel-dir", str(folder), str(folder / "sources")],
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode != 0:
        raise NotBuilt(last_line(done.stderr))
    (wheel,) = folder.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(folder / "built")
    return folder / "built"


def git(root: Path, *arguments: str) -> bytes:
    return subprocess.run(["git", *arguments], cwd=root, capture_output=True, check=True).stdout
