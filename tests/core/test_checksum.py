"""The rules give the same games interpreted and compiled."""

from __future__ import annotations

from astrarium.core.codec import digest
from astrarium.core.game import rules_of
from astrarium.core.playout import playout
from astrarium.core.rng import Rng
from tests.toy.game import GAME

GAMES = 60


def test_random_games_give_the_typed_checksum() -> None:
    dumps = []
    decisions = 0
    for seed in range(GAMES):
        seats = 2 + seed % 3
        s = GAME.start(rules_of(GAME, seats, {"weather": seats > 2}))
        s.run(0)
        decisions += playout(s, Rng(seed))
        dumps.append(s.dump())
    assert decisions == 1907
    assert (
        digest("".join(dumps)) == "9d3e489f9794fed088d75553adde1fc7c6b1b7e3f3a91cb1a22a721a940508aa"
    )


def test_a_playout_stops_after_its_limit_of_decisions() -> None:
    s = GAME.start(rules_of(GAME, 3, {}))
    s.run(0)
    assert playout(s, Rng(1), 5) == 5
    assert not s.over
    assert len(s.lane_options(s.next_lane())) > 0
