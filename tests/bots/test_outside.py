"""Bots that others bring: by their place in a module, or installed beside the package."""

from __future__ import annotations

from importlib.metadata import EntryPoint, EntryPoints
from pathlib import Path

import pytest

from astrarium.bots import bot_names, find_any_bot, find_bot, outside
from astrarium.bots.at_random import AtRandom
from astrarium.core.errors import BadOptions
from astrarium.table.levels import levels
from tests.bots import outsiders

PLACE = "tests.bots.outsiders"


def test_a_bot_is_named_by_its_place_in_a_module() -> None:
    assert isinstance(find_any_bot("race", f"{PLACE}:Hasty"), outsiders.Hasty)
    assert isinstance(find_any_bot("race", f"{PLACE}:made"), outsiders.Hasty)


def test_bots_of_the_house_go_by_their_names_as_ever() -> None:
    assert isinstance(find_any_bot("race", "random"), AtRandom)


def test_the_working_folder_is_looked_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "lying_here.py").write_text("from tests.bots.outsiders import Hasty\n")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.path", ["", str(Path(__file__).parents[2])])
    assert isinstance(find_any_bot("race", "lying_here:Hasty"), outsiders.Hasty)


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("no_such_module:Hasty", "No module named 'no_such_module'"),
        (f"{PLACE}:Lazy", "has no attribute 'Lazy'"),
        (f"{PLACE}:Mute", "has no method choose"),
        (f"{PLACE}:Broken", "it does not start"),
        (f"{PLACE}:", "gives no bot"),
        (":Hasty", "gives no bot"),
    ],
)
def test_a_place_without_a_bot_is_refused_with_the_reason(name: str, says: str) -> None:
    with pytest.raises(BadOptions, match="gives no bot") as refused:
        find_any_bot("race", name)
    assert says in str(refused.value)
    assert refused.value.key == "no-bot-there"


@pytest.fixture
def installed(monkeypatch: pytest.MonkeyPatch) -> None:
    points = [
        EntryPoint("race.hasty", f"{PLACE}:Hasty", outside.GROUP),
        EntryPoint("gaia.slow", f"{PLACE}:Hasty", outside.GROUP),
        EntryPoint("nameless", f"{PLACE}:Hasty", outside.GROUP),
    ]
    monkeypatch.setattr(outside, "entry_points", lambda group: EntryPoints(points))
    outside.installed.cache_clear()


@pytest.mark.usefixtures("installed")
def test_installed_bots_go_by_name_for_their_game_alone() -> None:
    try:
        assert isinstance(find_any_bot("race", "hasty"), outsiders.Hasty)
        assert outside.installed("race") == {"hasty": f"{PLACE}:Hasty"}
        with pytest.raises(BadOptions, match="no bot 'slow' for race; there are beginner, casual"):
            find_any_bot("race", "slow")
    finally:
        outside.installed.cache_clear()


@pytest.mark.usefixtures("installed")
def test_the_table_runs_nobody_elses_code() -> None:
    try:
        for name in ("hasty", f"{PLACE}:Hasty", "os:getcwd"):
            with pytest.raises(BadOptions, match="there is no bot"):
                find_bot("race", name)
        assert "hasty" not in bot_names("race")
        assert "hasty" not in levels("race")
    finally:
        outside.installed.cache_clear()
