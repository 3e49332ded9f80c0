"""Random games with the Orb: they end, nothing is lost, nothing leaks."""

from __future__ import annotations

from typing import cast

import pytest

import astrarium
from astrarium.core.checks import run_battery
from astrarium.core.frame import CHANCE, LEGAL, MAIN
from astrarium.core.game import rules_of
from astrarium.core.playout import playout, roll
from astrarium.core.rng import Rng
from astrarium.core.views import MOST_GUESSES
from astrarium.games.race.game import GAME
from astrarium.games.race.state import Race
from tests.games.race.orb.table import ARTIFACTS, OrbTable, orb_in

SEATS = [2, 3, 4, 5]
LONGEST = 20_000


def start(seats: int, **options: bool) -> Race:
    s = cast(Race, astrarium.start("race", seats, options={**ARTIFACTS, **options}))
    s.run(MAIN)
    return s


def with_tokens(seats: int, seed: int) -> Race:
    """A game in which every seat holds tokens from the beginning, so that all are tried."""
    s = start(seats)
    orb = orb_in(s)
    rng = Rng(seed)
    for seat in orb.seats:
        for _ in range(1 + 10 // seats):
            left = sorted(kind for bag in orb.tokens for kind in bag.things())
            kind = rng.pick(left)
            orb.tokens[orb.tables.token_kinds[kind].letter].take(kind)
            seat.tokens = sorted([*seat.tokens, kind])
    return s


@pytest.mark.parametrize("seats", SEATS)
def test_random_games_end_with_everything_in_its_place(seats):
    for seed in range(4):
        s = start(seats)
        playout(s, Rng(seed))
        assert s.over
        assert not s.rules.game.broken(s)
        assert orb_in(s).pile == 0 or s.pool <= 0 or max(len(p.tableau) for p in s.players) >= 12


@pytest.mark.parametrize("seats", SEATS)
def test_nothing_is_ever_broken_when_tokens_are_used(seats):
    rng = Rng(seats)
    s = with_tokens(seats, seats)
    for _ in range(LONGEST):
        if s.over:
            break
        lane = s.next_lane()
        if s.asked(lane) == CHANCE:
            s.answer(lane, roll(s, lane, rng))
        else:
            frame = s.agenda.lanes[lane][-1]
            options = s.lane_options(lane)
            assert options == [c for c in frame.candidates(s) if frame.reason(s, c) == LEGAL]
            flips = [each for each in options if "turn up" in s.rules.game.say(s.rules, each)]
            s.answer(lane, rng.pick(flips or options))
        assert not s.rules.game.broken(s)
    assert s.over
    assert sum(len(seat.used) for seat in orb_in(s).seats) >= 10


def test_the_advanced_two_player_game_combines_explore_orb_with_other_explores():
    s = start(2, advanced_two_player=True)
    playout(s, Rng(3))
    assert s.over
    assert not s.rules.game.broken(s)


def test_the_battery_holds():
    options = dict(rules_of(GAME, 2, {**ARTIFACTS}).options)
    report = run_battery(GAME, games=1, seed=2, every=25, chosen=[(2, options)])
    assert report.games == 1
    assert report.checks["guesses_look_alike"] > 0


def test_a_guess_holds_the_tokens_that_what_was_placed_needs():
    """Seat 0 revealed a development that its hand cannot pay for: it must hold a discount."""
    hand = "Galactic Renaissance; Gem World; Comet Zone; Mining World; New Vinland"
    t = OrbTable(2).tokens(0, "development_discount_2").tokens(1, "move_4")
    t.seat(0, tableau="Alpha Centauri", hand=hand)
    t.honest_pile()
    s = t.at_orb_step("develop", "produce")
    s.play(0, "develop Galactic Renaissance")
    s.play(1, "pass")
    assert MOST_GUESSES >= 100
    for seed in range(10):
        guess = cast(Race, astrarium.resample(s.view(1), Rng(seed)))
        (kind,) = orb_in(guess).seats[0].tokens
        assert orb_in(guess).tables.token_kinds[kind].development_discount == 2
