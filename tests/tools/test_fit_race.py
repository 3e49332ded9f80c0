"""The fit behind the bot of Race that plans its round."""

from __future__ import annotations

from pathlib import Path

import pytest

from astrarium.bots.race.value import NAMES
from astrarium.core.rng import Rng
from tools import fit_race
from tools.fit_race import Squares


def test_the_fit_finds_the_figures_that_the_samples_were_made_with() -> None:
    rng, true = Rng(4), [2.0, -1.0, 0.5]
    squares = Squares(3)
    for _ in range(5_000):
        row = [1.0, float(rng.below(10)), float(rng.below(7))]
        noise = (int(rng.below(3)) - 1) / 10
        squares.add(row, sum(a * b for a, b in zip(row, true, strict=True)) + noise)
    assert squares.solved() == pytest.approx(true, abs=0.05)


def test_what_it_writes_has_a_figure_for_every_feature(tmp_path: Path) -> None:
    target = tmp_path / "fitted.py"
    fit_race.main(["--games", "2", "--seed", "1", "--to", str(target)])
    scope: dict = {}
    exec(target.read_text(encoding="utf-8"), scope)
    assert len(scope["FITTED"]) == 9
    assert {len(figures) for figures in scope["FITTED"].values()} == {len(NAMES)}
    assert "from 2 games of each kind with seed 1" in scope["__doc__"]
