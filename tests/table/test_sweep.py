"""When the table collects garbage: in a quiet moment, and in the worst case seldom."""

from __future__ import annotations

from astrarium.table.sweep import AT_LATEST, EVERY, QUIET, Sweeper


class Clock:
    def __init__(self) -> None:
        self.now = 1000.0
        self.asked = 1000.0
        self.swept = 0
        self.sweeper = Sweeper(lambda: self.asked, lambda: self.now, self.sweep)

    def sweep(self) -> None:
        self.swept += 1

    def after(self, seconds: float, quiet_for: float = 0.0) -> bool:
        """Time passes; the last request was so long ago."""
        self.now += seconds
        self.asked = self.now - quiet_for
        return self.sweeper.glance()


def test_nothing_is_swept_while_people_wait_for_answers() -> None:
    clock = Clock()
    assert not any(clock.after(1.0) for _ in range(int(AT_LATEST) - 1))
    assert clock.swept == 0


def test_a_quiet_moment_is_used() -> None:
    clock = Clock()
    assert not clock.after(EVERY)
    assert clock.after(QUIET, quiet_for=QUIET)


def test_people_who_never_stop_asking_wait_for_one_sweep_in_a_long_while() -> None:
    clock = Clock()
    assert [clock.after(1.0) for _ in range(3 * int(AT_LATEST))].count(True) == 3


def test_a_table_that_nobody_asks_for_anything_is_swept_by_the_clock() -> None:
    """Bots may be playing there."""
    clock = Clock()
    assert clock.after(EVERY + QUIET, quiet_for=QUIET)
    for _ in range(10 * int(AT_LATEST)):
        clock.now += 1.0
        clock.sweeper.glance()
    assert clock.swept == 11
