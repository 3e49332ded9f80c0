"""One whole game as text: a change of behaviour shows as a readable difference.

Written anew by `python -m tests.games.gaia.playthrough golden`.
"""

from __future__ import annotations

from tests.games.gaia.playthrough import GOLDEN, GOLDEN_GAME, golden_text


def test_the_golden_playthrough_is_played_as_it_was() -> None:
    stored = (GOLDEN / f"{GOLDEN_GAME.name}.txt").read_text(encoding="utf-8")
    assert golden_text(GOLDEN_GAME).splitlines() == stored.splitlines()


def test_every_golden_text_is_one_that_is_played() -> None:
    assert [path.stem for path in GOLDEN.glob("*.txt")] == [GOLDEN_GAME.name]
