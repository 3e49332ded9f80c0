"""Is the evidence still about these sources? python -m tools.evidence [--mark]

A page of docs/evidence names the commit it was made on. What it cites must be there: files, tests,
and the code in which a mistake was made. This tells which pages cite what is gone; --mark writes it
into them, until they are made anew.
"""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PAGES = ROOT / "docs" / "evidence"
COMMIT = re.compile(r"\bcommit\s`([0-9a-f]{7,40})`", re.IGNORECASE)
MARK = "> **Of older sources**"

CITED_FILE = re.compile(r"`((?:src|tests|tools|docs|games|bots|table)/[\w./-]+\.\w+)")
CITED_TEST = re.compile(r"`(tests/[\w./-]+\.py)::(\w+)")
CITED_CODE = re.compile(
    r"`(src/[\w./-]+)[: ]([^`]*?) ?: ([^`]+?) -> "
)  # file, place, what stood there
CITED_DIFF = re.compile(r"`(src/[\w./-]+)` line .*?```diff\n(.*?)```", re.DOTALL)


def commit(root: Path = ROOT) -> str:
    """The commit that is checked out, as far as there is one."""
    git = ["git", "rev-parse", "--short", "HEAD"]
    done = subprocess.run(git, cwd=root, capture_output=True, text=True, check=False)
    return done.stdout.strip() or "no commit"


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
        stale = stale or bool(missing) or not COMMIT.search(page)
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
