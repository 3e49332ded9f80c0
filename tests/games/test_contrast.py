"""Owners stand out in all four games and both themes, on the ground and on the planets they cover.

What is measured is written to var/contrast.md, with ASTRARIUM_CONTRAST=docs to docs/evidence. A
mark is seen by its edge: by the fill on its dark casing, or by the casing on what it lies on.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from astrarium.core.draw.svg import COLOURS as SHARED
from astrarium.core.draw.svg import Colours
from astrarium.games.eclipse.draw.colours import COLOURS as ECLIPSE
from astrarium.games.gaia.draw.colours import COLOURS as GAIA
from astrarium.games.gaia.words import PLANETS
from astrarium.games.race.draw.colours import COLOURS as RACE
from astrarium.games.sun.draw.colours import COLOURS as SUN
from tests.core.test_svg import contrast
from tools.evidence import commit

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / ("docs/evidence" if os.environ.get("ASTRARIUM_CONTRAST") == "docs" else "var")
GAMES: dict[str, Colours] = {"Gaia Project": GAIA, "Eclipse": ECLIPSE, "Beyond the Sun": SUN}
THEMES = ("light", "dark")
GROUNDS = ("panel", "bg", "space")
MARK = 3.0  # of a mark
LETTER = 4.5  # of what is written


class Row(NamedTuple):
    game: str
    owner: str
    theme: str
    letter: float  # on the fill
    cased: float  # the fill against the casing
    ground: float  # the casing, or a fill without one, against the nearest ground

    def line(self) -> str:
        cased = f"{self.cased:.1f}" if self.cased else ""
        figures = f"{self.letter:.1f} | {cased} | {self.ground:.1f}"
        return f"| {self.game} | {self.owner} | {self.theme} | {figures} |"


def rows() -> Iterator[Row]:
    for game, own in GAMES.items():
        colours = {**SHARED, **own}
        for name in [each for each in own if each.startswith("owner-") and f"{each}-ink" in own]:
            for theme, called in enumerate(THEMES):
                fill, ink, case = (colours[each][theme] for each in (name, f"{name}-ink", "case"))
                ground = min(contrast(case, colours[each][theme]) for each in GROUNDS)
                owner = name.removeprefix("owner-")
                yield Row(game, owner, called, contrast(ink, fill), contrast(fill, case), ground)
    for seat in range(7):
        for theme, called in enumerate(THEMES):
            fill, ink = (SHARED[each][theme] for each in (f"seat-{seat}", "on-mark"))
            ground = min(contrast(fill, {**SHARED, **RACE}[each][theme]) for each in GROUNDS)
            yield Row("Race", f"seat {seat + 1}", called, contrast(ink, fill), 0.0, ground)


def planets() -> Iterator[tuple[str, float, float]]:
    """The casing that lies upon each planet of Gaia Project."""
    colours = {**SHARED, **GAIA}
    for name in PLANETS[1:]:
        light, dark = (
            contrast(colours["case"][theme], colours[f"planet-{name}"][theme]) for theme in (0, 1)
        )
        yield name, light, dark


def test_every_owner_is_seen_and_its_letter_can_be_read() -> None:
    found = list(rows())
    assert not [row for row in found if row.letter < LETTER]
    assert not [row for row in found if max(row.cased, row.ground) < MARK]
    # In a hexagon that the casing fills, what is built stands out by its fill alone.
    assert not [row for row in found if row.game == "Gaia Project" and row.cased < MARK]
    assert not [each for each in planets() if min(each[1:]) < MARK]
    _write(found)


def _write(found: list[Row]) -> None:
    lines = [
        "# Contrast of owners' marks",
        "",
        "Relative luminance after WCAG 2, reckoned from the colours of the games by",
        f"`tests/games/test_contrast.py` on commit `{commit()}`, which fails where a letter",
        f"on its fill has less than {LETTER} : 1, or where neither the fill on its dark casing nor",
        f"the casing on the nearest ground (panel, page, space) has {MARK:g} : 1. Race's",
        "marks have no casing: their fill lies on the ground.",
        "",
        "| game | owner | theme | letter on fill | fill on casing | edge on ground |",
        "|---|---|---|---|---|---|",
        *(row.line() for row in found),
        "",
        "A building of Gaia Project covers its planet: the casing against each of them.",
        "",
        "| planet | light | dark |",
        "|---|---|---|",
        *(f"| {name} | {light:.1f} | {dark:.1f} |" for name, light, dark in planets()),
    ]
    PAGE.mkdir(exist_ok=True)
    (PAGE / "contrast.md").write_text("\n".join(lines) + "\n", encoding="utf-8")
