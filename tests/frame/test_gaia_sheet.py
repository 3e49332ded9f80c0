"""The sheet of points of Gaia Project."""

from __future__ import annotations

from tools.gaia_sheet import SEATS, average, sheet


def test_the_sources_of_a_seat_add_up_to_its_score() -> None:
    rows = sheet("random", 3)
    assert len(rows) == SEATS
    for row in rows:
        assert sum(row["sources"].values()) == row["score"]
        assert row["end"]["structures"] >= 2
    assert len({row["faction"] for row in rows}) == SEATS


def test_averages_count_what_a_seat_does_not_have_as_nothing() -> None:
    rows = [{"end": {"ore": 3}}, {"end": {"ore": 4, "qic": 1}}]
    assert average(rows, "end") == "ore 3.5, qic 0.5"
