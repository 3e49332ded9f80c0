"""One whole Orb game as text: a change of behaviour shows as a readable difference.

Written anew by `python -m tests.games.race.orb.playthrough`.
"""

from __future__ import annotations

from tests.games.race.orb.playthrough import GOLDEN, golden_text, played


def test_the_golden_orb_game_is_played_as_it_was():
    assert golden_text().splitlines() == GOLDEN.read_text(encoding="utf-8").splitlines()


def test_the_golden_orb_game_shows_what_matters():
    kinds = {event.kind for step in played().steps for event in step.events}
    seen = {"orb-take", "orb-flip", "orb-tube", "orb-lay", "orb-pass", "orb-return", "orb-enter"}
    seen |= {"orb-sell", "orb-consume", "orb-end", "orb-reveal", "score-tokens"}
    assert seen <= kinds
