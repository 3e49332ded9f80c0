"""The progress bar."""

from __future__ import annotations

import io

import pytest

from astrarium.cli.progress import draw_bar, progress_bar


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_the_bar_fills_up_and_ends_its_line(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = Terminal()
    monkeypatch.setattr("sys.stderr", terminal)
    draw_bar(1, 3)
    draw_bar(3, 3)
    assert terminal.getvalue() == f"\r[{'#' * 10}{'-' * 20}] 1/3\r[{'#' * 30}] 3/3\n"


def test_there_is_a_bar_only_on_a_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stderr", io.StringIO())
    assert progress_bar() is None
    monkeypatch.setattr("sys.stderr", Terminal())
    assert progress_bar() is draw_bar
