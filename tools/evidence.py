"""Is the evidence still about these sources? python -m tools.evidence [--mark]

A page of docs/evidence names the commit it was made on, and that commit must be in the history of
these sources. What else it cites must be there too: files, tests, and the code in which a mistake
was made. This tells which pages cite what is gone; --mark writes it into them, until they are made
anew.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PAGES = ROOT / "docs" / "evidence"
COMMIT = re.compile(r"\bcommit\s`([0-9a-f]{7,40})`", re.IGNORECASE)
# Short numbers stand for commits wherever they stand, but for the seed text of a draw of mutants:
# a digest has sixteen digits, a mutant ten.
NAMED = re.compile(r"(?<!\bdraw\s)(?<!\bdraws\s)`([0-9a-f]{7,9}|[0-9a-f]{40})`")
MARK = "> **Of older sources**"

CITED_FILE = re.compile(
    r"`((?:src|tests|tools|docs|core|parts|games|bots|table|lab|cli|text)/[\w./-]+\.\w+)"
)
CITED_TEST = re.compile(r"`(tests/[\w./-]+\.py)::(\w+)")
CITED_CODE = re.compile(
    r"`(src/[\w./-]+)[: ]([^`]*?) ?: ([^`]+?) -> "
)  # file, place, what stood there
CITED_DIFF = re.compile(r"`(src/[\w./-]+)` line .*?```diff\n(.*?)```", re.DOTALL)


def commit(root: Path = ROOT) -> str:
    """The commit that is checked out, as far as there is one."""
    return _git(root, "rev-parse", "--short", "HEAD").stdout.strip() or "no commit"


def _git(root: Path, *words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(["git", *words], cwd=root, capture_output=True, text=True, check=False)


def is_cut_off(root: Path = ROOT) -> bool:
    """Git does not know all that was before: a shallow clone, or sources without their history."""
    if shutil.which("git") is None:
        return True
    return _git(root, "rev-parse", "--is-shallow-repository").stdout.strip() != "false"


def unknown_commits(page: str, root: Path = ROOT) -> list[str]:
    """Those that a page names and that are not before what is checked out."""
    if shutil.which("git") is None:
        return NAMED.findall(page)
    return [each for each in dict.fromkeys(NAMED.findall(page)) if not _is_past(each, root)]


def _is_past(number: str, root: Path) -> bool:
    if _git(root, "cat-file", "-e", f"{number}^{{commit}}").returncode:
        return False
    return _git(root, "merge-base", "--is-ancestor", number, "HEAD").returncode == 0


def _squeezed(text: str) -> str:
    return "".join(text.split())


def _text(root: Path, name: str) -> str:
    """A cited file; paths may begin below the package."""
    for file in (root / name, root / "src" / "astrarium" / name):
        if file.is_file():
            return file.read_text(encoding="utf-8", errors="replace")  # a picture, say
    return ""


def gone(page: str, root: Path = ROOT) -> list[str]:
    """What a page cites and is not there."""
    cited = [*_code(page), *((name, f"def {test}(") for name, test in CITED_TEST.findall(page))]
    found = []
    for name in CITED_FILE.findall(page):
        if not _text(root, name):
            found.append(name)
    for name, text in cited:
        if _squeezed(text) not in _squeezed(_text(root, name)):
            found.append(f"{name}: {text}")
    return list(dict.fromkeys(found))


def _code(page: str) -> Iterator[tuple[str, str]]:
    for name, _, old in CITED_CODE.findall(page):
        yield name, old.replace("\\|", "|").removesuffix("...")
    for name, diff in CITED_DIFF.findall(page):
        for line in diff.splitlines():
            if line.startswith("-"):
                yield name, line[1:]


def is_marked(page: str) -> bool:
    return MARK in page


def marked(page: str, missing: list[str]) -> str:
    """The page with its mark below the heading, or without where nothing is missing."""
    heading, _, rest = page.partition("\n")
    rest = re.sub(rf"\n?{re.escape(MARK)}[^\n]*\n", "", rest)
    if missing:
        rest = f"\n{MARK}: {len(missing)} of what it cites has changed since.\n{rest}"
    return f"{heading}\n{rest}"


def main(arguments: list[str]) -> int:
    stale = False
    for file in sorted(PAGES.glob("*.md")):
        page = file.read_text(encoding="utf-8")
        missing = gone(page)
        if "--mark" in arguments:
            file.write_text(marked(page, missing), encoding="utf-8")
        if not COMMIT.search(page):
            print(f"{file.name} names no commit")
        for each in missing:
            print(f"{file.name} cites {each}")
        unknown = [] if is_cut_off() else unknown_commits(page)
        for each in unknown:
            print(f"{file.name} names commit {each}, which is not before this one")
        stale = stale or bool(missing or unknown) or not COMMIT.search(page)
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
