"""The games are found by their folders, once."""

from __future__ import annotations

import pkgutil

import pytest

import astrarium
from astrarium import games
from astrarium.core.errors import BadOptions


def test_every_folder_is_a_game() -> None:
    assert "race" in games.names()
    assert "gaia" in games.names()
    assert all(games.find_game(name).name == name for name in games.names())


def test_an_unknown_game_is_refused_with_those_that_are_installed() -> None:
    with pytest.raises(BadOptions, match=r"there is no game 'chess'; installed: .*gaia.*race"):
        games.find_game("chess")


def test_the_disk_is_asked_once(monkeypatch: pytest.MonkeyPatch) -> None:
    view = astrarium.start("race", seats=2).view(0)

    def asked_again(*_: object) -> None:
        raise AssertionError("the folder was listed again")

    monkeypatch.setattr(pkgutil, "iter_modules", asked_again)
    astrarium.start("race", seats=2)
    astrarium.resample(view, astrarium.Rng(1))
