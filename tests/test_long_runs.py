"""Long work is kept piece by piece and gone on with."""

from __future__ import annotations

from pathlib import Path

from tests.long_runs import all_done


def square(number: int) -> int:
    return number * number


def test_every_number_is_done_once_in_several_processes(tmp_path: Path) -> None:
    assert all_done(square, range(3, 8), tmp_path / "new", 2) == [9, 16, 25, 36, 49]


def test_what_is_kept_is_not_done_again(tmp_path: Path) -> None:
    (tmp_path / "4.json").write_text("7")
    (tmp_path / "5.half").write_text("1")  # broken off while it was written
    assert all_done(square, range(4, 6), tmp_path, 1) == [7, 25]
    assert not (tmp_path / "5.half").exists()
