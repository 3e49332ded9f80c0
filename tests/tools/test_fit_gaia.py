"""The fit behind the bot of Gaia Project that plans its round."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from astrarium.bots.gaia.features import NAMES
from astrarium.bots.gaia.value import FIGURES
from tools import fit_gaia
from tools.fit_gaia import Row, Sample, Squares, kept_rows, shaken, spread_of


def fake_game(number: int, spread: list[Row]) -> list[Sample]:
    """Two seats, whose scores are twice the second feature of the round that begins."""
    lot = random.Random(number)
    found = []
    for seat in range(2):
        points = float(lot.randrange(40))
        for each in range(1, 7):
            row = [1.0, points, *[0.0] * (len(NAMES) - 2)]
            found.append(Sample(number, seat, each, 2 * points, row))
    return found


def test_the_fit_finds_the_figures_that_the_samples_were_made_with() -> None:
    lot, true = random.Random(4), [2.0, -1.0, 0.5]
    rows = [[1.0, float(lot.randrange(10)), float(lot.randrange(7))] for _ in range(5_000)]
    targets = [
        sum(a * b for a, b in zip(row, true, strict=True)) + lot.choice((-0.1, 0.0, 0.1))
        for row in rows
    ]
    assert Squares(rows, targets).solved() == pytest.approx(true, abs=0.05)


def test_broken_off_it_goes_on_and_what_it_writes_has_every_feature(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    played: list[int] = []

    def play(number: int, spread: list[Row]) -> list[Sample]:
        played.append(number)
        return fake_game(number, spread)

    monkeypatch.setattr(fit_gaia, "played", play)
    rows, target = tmp_path / "gaia.rows", tmp_path / "fitted.py"
    for games in (20, 60):
        order = ["--games", str(games), "--seed", "5", "--rows", str(rows), "--to", str(target)]
        fit_gaia.main(order)
    assert played == list(range(5, 65))
    assert len(list(kept_rows(rows))) == 60 * 12
    scope: dict = {}
    exec(target.read_text(encoding="utf-8"), scope)
    assert list(scope["FITTED"]) == NAMES
    assert scope["FITTED"][NAMES[1]] == pytest.approx([2.0] * 6, rel=0.5)
    assert "from 60 games" in scope["__doc__"]


def test_figures_are_shaken_by_how_much_features_differ_and_points_never_are() -> None:
    samples = fake_game(1, []) + fake_game(2, [])
    known = [spread_of(samples, number) for number in range(1, 7)]
    assert spread_of([], 1) == [0.0] * len(NAMES)
    unknown = [[0.0] * len(NAMES)] * 6
    assert shaken(unknown, random.Random(1)) == FIGURES
    everywhere = [[1.0] * len(NAMES)] * 6
    found = shaken(everywhere, random.Random(1))
    points, ore = NAMES.index("points"), NAMES.index("ore, more")
    for now, was in zip(found, FIGURES, strict=True):
        assert now[points] == was[points]
        assert now[ore] != was[ore]
    assert known[0][1] > 0
