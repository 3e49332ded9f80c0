"""A round played on in the head: every seat answers as `greedy` would."""

from __future__ import annotations

from mypy_extensions import i64

from astrarium.bots.race.greedy import Greedy
from astrarium.core.frame import CHANCE, MAIN
from astrarium.core.playout import roll
from astrarium.core.rng import Rng
from astrarium.games.race.state import Race
from astrarium.games.race.words import NONE
from astrarium.parts.bits import bit


def forget_answers(s: Race, seat: i64) -> None:
    """What others have secretly answered is taken back: they are asked on this very position."""
    agenda = s.agenda
    for other in range(len(agenda.opening)):
        if other != seat and agenda.opening[other]:
            agenda.lanes[other + 1] = agenda.opening[other][:]
            agenda.busy |= bit(other + 1)
            player = s.players[other]
            player.pick = NONE
            player.second_pick = NONE


def answer_for_others(s: Race, seat: i64, policy: Greedy, rng: Rng) -> i64:
    """What is asked of all in secret, the others answer first: they cannot know what the seat
    will say. How many answers were thought about."""
    thought: i64 = 0
    for other in range(len(s.agenda.opening)):
        lane = other + 1
        while other != seat and s.asked(lane) == other:
            options = s.lane_options(lane)
            choice = options[0]
            if len(options) > 1:
                thought += 1
                choice = policy.reply(s, lane, other, options, rng)
            s.answer(lane, choice)
    return thought


def play_round(s: Race, policy: Greedy, rng: Rng) -> i64:
    """Until the next round begins or the game is over; how many answers were thought about."""
    now = s.round_number
    thought: i64 = 0
    while s.round_number == now:
        lane = s.next_lane()
        if lane < MAIN:
            break
        seat = s.asked(lane)
        if seat == CHANCE:
            s.answer(lane, roll(s, lane, rng))
            continue
        options = s.lane_options(lane)
        if len(options) == 1:
            s.answer(lane, options[0])
        else:
            thought += 1
            s.answer(lane, policy.reply(s, lane, int(seat), options, rng))
    return thought
