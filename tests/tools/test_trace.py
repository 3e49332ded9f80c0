"""In debugging, on the plain build, a frame knows which rule pushed it."""

from __future__ import annotations

import astrarium
from astrarium.core.checks.trace import traced
from astrarium.core.playout import playout
from astrarium.core.rng import Rng


def test_frames_remember_the_rule_that_pushed_them() -> None:
    s = astrarium.start("race", 2)
    s.agenda = agenda = traced(s.agenda)
    playout(s, Rng(2), 30)
    asked = [agenda.origin_of(frame) for lane in agenda.lanes for frame in lane]
    assert all(asked)  # at least the function that put it there
    pushed = {(type(frame).__name__, rule) for frame, rule in agenda.origins.values()}
    assert ("Draw", "race.base.setup.six-cards-dealt") in pushed
    assert ("DiscardCards", "race.base.setup.two-cards-discarded") in pushed
