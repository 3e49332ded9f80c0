"""`astrarium gallery GAME`."""

from __future__ import annotations

from pathlib import Path

import pytest

from astrarium.cli.main import main


def test_the_page_shows_every_card_in_both_themes_with_its_names_in_both_languages(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "race.html"
    assert main(["gallery", "race", "--out", str(file)]) == 0
    page = file.read_text(encoding="utf-8")
    figures = page.count("<figure ")
    assert capsys.readouterr().out == f"{figures} things on {file}.\n"
    assert figures >= 153 + 10  # cards, goals; tokens and signs besides
    assert page.count('<div class="light">') == page.count('<div class="dark">') == figures
    assert '<b>Gem World</b><i lang="hu">Drágakővilág</i>' in page
    assert "var(--" not in page  # a file on its own knows no page


def test_gaias_page_shows_factions_structures_and_every_tile(tmp_path: Path) -> None:
    file = tmp_path / "gaia.html"
    assert main(["gallery", "gaia", "--out", str(file)]) == 0
    page = file.read_text(encoding="utf-8")
    # 14 factions, 10 kinds of planets, 9 pieces; tiles: 9 standard, 15 advanced, 10 boosters,
    # 9 kinds of round tiles, 6 final tiles, 7 federation tokens, 10 actions; signs besides.
    assert page.count("<figure ") >= 14 + 10 + 9 + 9 + 15 + 10 + 9 + 6 + 7 + 10
    assert '<b>Hadsch Hallas</b><i lang="hu">Hadsch Hallák</i>' in page
    assert "var(--" not in page


@pytest.mark.parametrize(
    ("game", "least", "named"),
    [
        # 24 technologies, 23 ship parts; signs besides
        ("eclipse", 24 + 23 + 40, '<b>Plasma Cannon</b><i lang="hu">Plazmaágyú</i>'),
        # 46 technologies; signs besides
        ("sun", 46 + 24, '<b>Terraforming</b><i lang="hu">Terraformálás</i>'),
    ],
)
def test_the_pages_of_eclipse_and_the_sun_show_technologies_and_signs(
    tmp_path: Path, game: str, least: int, named: str
) -> None:
    file = tmp_path / f"{game}.html"
    assert main(["gallery", game, "--out", str(file)]) == 0
    page = file.read_text(encoding="utf-8")
    assert page.count("<figure ") >= least
    assert named in page
    assert "var(--" not in page


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["gallery", "chess"], "chess"),
        (["gallery", "race", "--out", "/nowhere/at/all.html"], "cannot be written"),
    ],
)
def test_what_cannot_be_shown_is_said_in_one_line(
    arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) == 2
    error = capsys.readouterr().err
    assert said in error
    assert error.count("\n") == 1
