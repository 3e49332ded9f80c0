"""Games for the data: bots that err now and then, and what each seat knew between rounds."""

from __future__ import annotations

from typing import Any, NamedTuple

from astrarium.bots import find_bot
from astrarium.core.frame import CHANCE, MAIN
from astrarium.core.position import Position, Question
from astrarium.core.rng import Rng
from astrarium.lab.train.course import Course

GAMES_OF_A_SEED = 1 << 32
FINE = 1 << 30


class Sample(NamedTuple):
    """What one seat knew between two rounds, and how the game went for it."""

    game: int
    round: int  # the one that begins
    seat: int
    places: list[int]
    values: list[float]
    win: float  # the share of the win
    margin: float  # points before the best of the others


def play(course: Course, number: int) -> list[Sample]:
    """One game; it depends on the course and its number alone."""
    rng = Rng(course.seed * GAMES_OF_A_SEED + number)
    rules = course.rules()
    names = [course.bots[rng.below(len(course.bots))] for _ in range(course.seats)]
    bots: list[Any] = [find_bot(course.game, name) for name in names]
    s = rules.game.start(rules)
    s.run(MAIN)
    layout = rules.layout
    round_number = layout.round_of(s)
    seen: list[tuple[int, int, list[int], list[float]]] = []
    while (lane := s.next_lane()) >= MAIN:
        if layout.round_of(s) > round_number:
            round_number = layout.round_of(s)
            for seat in range(course.seats):
                pairs = layout.sheet(s, seat).pairs()
                places, values = [place for place, _ in pairs], [value for _, value in pairs]
                seen.append((int(round_number), seat, places, values))
        asked = s.asked(lane)
        if asked == CHANCE:
            s.roll(rng)
            continue
        options = s.lane_options(lane)
        choice = options[0]
        if len(options) > 1:
            question = Question(lane, asked, s.agenda.numbers[lane])
            choice = decide(bots[asked], s, question, options, course.noise, rng)
        s.answer(lane, choice)
    wins, margins = s.returns("win"), s.returns("margin")
    return [
        Sample(number, at, seat, places, values, wins[seat], margins[seat])
        for at, seat, places, values in seen
    ]


def decide(
    bot: Any, s: Position[Any], question: Question, options: list[int], noise: float, rng: Rng
) -> int:
    """What a bot that errs now and then answers; it never sees the position itself."""
    if int(rng.below(FINE)) < noise * FINE:
        return rng.pick(options)
    if hasattr(bot, "answer"):  # it looks at positions: a view need not be made
        return int(bot.answer(s.redeal(question.seat, rng), question, options, rng))
    return int(bot.choose(s.view(question.seat), question, options, rng))
