"""Shows that two commits play byte for byte the same: python -m tools.same BASE [--quick]

Random games of every setting (any two options meet), and every finished log, of the two oldest
games are played on the sources of BASE and on those of the working tree. What anybody can see on
the way is compared: logs, positions, views, what is open and what is closed and why, all sentences
in both languages, drawings, how far undo reaches. `tools/same_record.py` is the witness; this holds
the two reports against each other, says where they differ first, and writes docs/evidence/same.md;
--quick plays few games and writes nothing.
"""

from __future__ import annotations

import argparse
import difflib
import hashlib
import io
import os
import subprocess
import sys
import tarfile
import time
from collections import Counter
from itertools import zip_longest
from pathlib import Path

from tools.evidence import commit
from tools.same_record import GAMES

ROOT = Path(__file__).resolve().parent.parent
WITNESS = ROOT / "tools" / "same_record.py"
KEPT = ROOT / "var" / "same"
EVIDENCE = ROOT / "docs" / "evidence" / "same.md"
SHOWN = 40  # lines of a difference
FIXTURES = ("golden", "finished")  # folders of whole games, by how their names begin

Notes = list[tuple[str, str]]  # keys and digests


def git(*arguments: str) -> str:
    done = subprocess.run(["git", *arguments], cwd=ROOT, capture_output=True, text=True, check=True)
    return done.stdout.strip()


# --- two trees ------------------------------------------------------------------------------------


def checked_out(commit: str) -> Path:
    """The sources and tests of a commit, in a folder of their own."""
    folder = KEPT / commit
    if not folder.exists():
        archive = ["git", "archive", commit, "src", "tests"]
        packed = subprocess.run(archive, cwd=ROOT, capture_output=True, check=True).stdout
        draft = folder.with_suffix(".new")
        with tarfile.open(fileobj=io.BytesIO(packed)) as tar:
            tar.extractall(draft, filter="data")
        draft.rename(folder)
    return folder


def witnessed(tree: Path, base: Path, file: Path, *arguments: str) -> None:
    command = [sys.executable, str(WITNESS), str(tree), str(file), "--logs", str(base / "tests")]
    environment = {**os.environ, "PYTHONPATH": str(tree / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
    subprocess.run([*command, *arguments], cwd=tree, env=environment, check=True)


def report_of_base(base: Path, how: list[str]) -> Path:
    """Of the base there is one report for all times, as long as the witness stays the same."""
    witness = hashlib.sha256(WITNESS.read_bytes()).hexdigest()[:12]
    file = KEPT / "-".join([base.name, witness, "quick" if how else "whole"])
    if not file.exists():
        draft = file.with_suffix(".new")
        witnessed(base, base, draft, *how)
        draft.rename(file)
    return file


def notes(file: Path) -> Notes:
    lines = file.read_text(encoding="utf-8").splitlines()
    return [(key, digest) for key, _, digest in (line.partition("\t") for line in lines)]


# --- holding them against each other --------------------------------------------------------------


def kind_of(key: str) -> str:
    """What a note is about, without whom it was shown to and which component it is."""
    kind = key.split(" | ")[2]
    for cut in (" of ", " to ", " for "):
        kind = kind.partition(cut)[0]
    return "components" if kind.startswith("component") else kind


def first_difference(ours: Notes, theirs: Notes) -> tuple[str, str] | None:
    """The first keys at which two reports differ; one may have ended."""
    for our, their in zip_longest(ours, theirs, fillvalue=("(nothing more)", "")):
        if our != their:
            return our[0], their[0]
    return None


def differing_kinds(ours: Notes, theirs: Notes) -> Counter[str]:
    old = dict(theirs)
    return Counter(kind_of(key) for key, digest in ours if old.get(key, "") != digest)


def text_behind(key: str, tree: Path, base: Path, how: list[str]) -> list[str]:
    file = KEPT / "shown"
    witnessed(tree, base, file, "--show", key, *how)
    return file.read_text(encoding="utf-8").splitlines()


def told_difference(keys: tuple[str, str], base: Path, how: list[str]) -> str:
    ours, theirs = keys
    if ours != theirs:
        return f"the base notes: {theirs}\nhere we note:   {ours}"
    old, new = (text_behind(ours, tree, base, how) for tree in (base, ROOT))
    lines = list(difflib.unified_diff(old, new, "base", "here", lineterm="", n=2))
    return "\n".join([ours, *[line[:400] for line in lines[:SHOWN]]])


def fixtures(tree: Path) -> dict[str, str]:
    """The whole games that the tests of these two keep as files, by their digests."""
    folders = [tree / "tests" / "games" / game for game in GAMES]
    paths = [path for folder in folders for path in folder.rglob("*")]
    files = [path for path in paths if path.suffix in (".log", ".txt", ".yaml")]
    kept = [path for path in files if path.parent.name.startswith(FIXTURES)]
    return {
        str(path.relative_to(tree)): hashlib.sha256(path.read_bytes()).hexdigest() for path in kept
    }


def changed_fixtures(base: Path) -> list[str]:
    """Those of the base that are others now, or gone; a tree may keep more games than its base."""
    old, new = fixtures(base), fixtures(ROOT)
    return sorted(name for name in old if old[name] != new.get(name))


# --- telling --------------------------------------------------------------------------------------


def here() -> str:
    changed = git("status", "--porcelain", "--untracked-files=no", "--", "src", "tests", "tools")
    return f"`{commit()}`" + (" with changes" if changed else "")


def page(base: str, ours: Notes, base_tree: Path) -> str:
    games = {key.split(" | ")[0] for key, _ in ours}
    random_games = [game for game in games if ", game " in game]
    logs = [game for game in games if game.startswith("log ")]
    answers = sum(1 for key, _ in ours if key.endswith("| answer"))
    rows = []
    for kind, count in sorted(Counter(kind_of(key) for key, _ in ours).items()):
        whole = hashlib.sha256()
        for key, digest in ours:
            if kind_of(key) == kind:
                whole.update(f"{key}\t{digest}\n".encode())
        rows.append(f"| {kind} | {count:,} | `{whole.hexdigest()[:16]}` |")
    return "\n".join(
        [
            "# Nothing that a player or a log can see has changed",
            "",
            f"Commit {here()} against commit `{base}`, by `make same BASE={base}`.",
            "",
            f"{len(random_games)} random games, in which any two options of a game meet and "
            f"answers are taken back, and {len(logs)} finished logs: {answers:,} answers. "
            f"{len(fixtures(base_tree))} files of golden and finished games, with their sheets, "
            "have the same bytes. What was compared on the way, with the digest of each kind, the "
            "same on both sides:",
            "",
            "| what | times | digest |",
            "|---|---|---|",
            *rows,
            "",
        ]
    )


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("base", help="the commit to compare with")
    parser.add_argument("--quick", action="store_true", help="few games; writes no page")
    given = parser.parse_args(arguments)
    how = ["--quick"] if given.quick else []
    started = time.monotonic()
    KEPT.mkdir(parents=True, exist_ok=True)
    base = checked_out(git("rev-parse", "--verify", f"{given.base}^{{commit}}"))
    theirs = notes(report_of_base(base, how))
    witnessed(ROOT, base, KEPT / "here", *how)
    ours = notes(KEPT / "here")
    name, old = here(), base.name[:7]
    changed = changed_fixtures(base)
    keys = first_difference(ours, theirs)
    took = f"{len(ours):,} notes, {time.monotonic() - started:.0f} s"
    if keys is None and not changed:
        print(f"{name} is the same as {old}: {took}")
        if not given.quick:
            EVIDENCE.write_text(page(old, ours, base), encoding="utf-8")
        return 0
    print(f"{name} is NOT the same as {old}: {took}")
    for fixture in changed:
        print(f"  changed: {fixture}")
    if keys is not None:
        for kind, count in differing_kinds(ours, theirs).most_common():
            print(f"  {count:6,} times: {kind}")
        print("First difference:", told_difference(keys, base, how), sep="\n")
    return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
