"""Which modules the build compiles."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools import engine


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    package = tmp_path / "astrarium"
    monkeypatch.setattr(engine, "SOURCES", tmp_path)
    monkeypatch.setattr(engine, "CORE", package / "core")
    monkeypatch.setattr(engine, "PARTS", package / "parts")
    monkeypatch.setattr(engine, "GAMES", package / "games")
    monkeypatch.setattr(engine, "BOTS", package / "bots")
    for file in [
        "core/__init__.py",
        "core/agenda.py",
        "core/checks/copies.py",
        "core/draw/svg.py",
        "parts/__init__.py",
        "parts/bag.py",
        "parts/draw/hexes.py",
        "games/__init__.py",
        "games/gaia/__init__.py",
        "games/gaia/draw/board.py",
        "games/gaia/flow.py",
        "games/gaia/game.py",
        "games/gaia/notation.py",
        "games/gaia/speak/choices.py",
        "games/gaia/view.py",
        "games/gaia/frames/__init__.py",
        "games/gaia/frames/view.py",
        "games/gaia/text/words.py",
        "games/sun/text/en.py",
        "bots/__init__.py",
        "bots/at_random.py",
        "bots/gaia/outlook.py",
        "bots/race/__init__.py",
        "bots/race/outlook.py",
        "bots/search/tries.py",
        "bots/yardstick/gaia/outlook.py",
    ]:
        path = package / file
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()
    return tmp_path


def test_core_the_parts_each_game_with_rules_and_the_bots_are_groups(tree: Path) -> None:
    assert list(engine.groups()) == [
        "astrarium.core",
        "astrarium.parts",
        "astrarium.games.gaia",
        "astrarium.bots.gaia",
        "astrarium.bots.race",
        "astrarium.bots.search",
    ]


def test_words_pictures_texts_and_yardsticks_stay_plain_and_all_else_is_compiled(
    tree: Path,
) -> None:
    assert engine.module_names() == [
        "astrarium.core.agenda",
        "astrarium.parts.bag",
        "astrarium.games.gaia.flow",
        "astrarium.games.gaia.frames.view",
        "astrarium.games.gaia.notation",
        "astrarium.games.gaia.view",
        "astrarium.bots.gaia.outlook",
        "astrarium.bots.race.outlook",
        "astrarium.bots.search.tries",
    ]


class Extension:
    """As setuptools has it."""

    def __init__(self, *sources: Path) -> None:
        self.sources = [str(source) for source in sources]


def test_the_largest_library_is_compiled_first(tmp_path: Path) -> None:
    small, middle, large = (tmp_path / name for name in ("small.c", "middle.c", "large.c"))
    for length, source in ((1, small), (5, middle), (7, large)):
        source.write_text("x" * length)
    one, two, three = Extension(small), Extension(middle, small), Extension(large)
    assert engine.largest_first([one, two, three]) == [three, two, one]
