"""What a search costs besides the rules: dealing anew, resampling, views, numbers for nets and a
bot's decision."""

from __future__ import annotations

from array import array
from collections.abc import Callable
from statistics import median
from time import process_time
from typing import Any, Final, Protocol, runtime_checkable

import astrarium
from astrarium.bots import bot_names, find_bot
from astrarium.core.frame import CHANCE
from astrarium.core.game import Data, Options
from astrarium.core.playout import playout, roll
from astrarium.core.position import Position, Question
from astrarium.core.rng import Rng

GAMES: Final = 12  # of each a moment half way through
REPEATS: Final = 25  # of everything at each moment
DECISIONS: Final = 2  # of the bot at each moment: slower
BOT: Final = "greedy"


@runtime_checkable
class Replies(Protocol):
    """A bot that can be asked on a position too: of use in every simulation."""

    def answer(self, s: Position[Any], question: Question, options: list[int], rng: Rng) -> int: ...


class Moment:
    """A position in which a seat has a choice."""

    def __init__(self, s: Position[Any], question: Question) -> None:
        self.s = s
        self.question = question
        self.view = s.view(question.seat)


def moments(game: str, seats: int, options: Options) -> list[Moment]:
    """From about half way through random games."""
    found = []
    for seed in range(1, GAMES + 1):
        length = playout(astrarium.start(game, seats, options), Rng(seed))
        s = astrarium.start(game, seats, options)
        rng = Rng(seed)
        playout(s, rng, length // 2)
        while not _has_choice(s):
            lane = s.next_lane()
            chance = s.asked(lane) == CHANCE
            s.answer(lane, roll(s, lane, rng) if chance else s.lane_options(lane)[0])
        found.append(Moment(s, s.questions()[0]))
    return found


def _has_choice(s: Position[Any]) -> bool:
    return s.questions()[0].seat >= 0 and len(s.lane_options(s.next_lane())) > 1


def search_figures(game: str, seats: int, options: Options, rounds: int) -> Data:
    """Microseconds of processor time, each the median of its rounds."""
    found = moments(game, seats, options)
    figures: Data = {
        "redeal_us": _median(rounds, lambda: redeal_us(found)),
        "resample_us": _median(rounds, lambda: resample_us(found)),
        "view_us": _median(rounds, lambda: view_us(found)),
    }
    if found[0].s.rules.encoded:
        figures["observe_us"] = _median(rounds, lambda: observe_us(found))
        figures["mask_us"] = _median(rounds, lambda: mask_us(found))
    if BOT in bot_names(game):
        figures["greedy_us"] = _median(1, lambda: greedy_us(game, found))
        bot = find_bot(game, BOT)
        if isinstance(bot, Replies):
            figures["reply_us"] = round(reply_us(bot, game, seats, options), 2)
    return figures


def _median(rounds: int, measured: Callable[[], float]) -> float:
    return round(median(measured() for _ in range(rounds)), 2)


def redeal_us(found: list[Moment]) -> float:
    """A clone dealt anew, as the seat could be in it."""
    rng = Rng(1)
    begin = process_time()
    for moment in found:
        for _ in range(REPEATS):
            moment.s.redeal(moment.question.seat, rng)
    return _microseconds(begin, len(found) * REPEATS)


def resample_us(found: list[Moment]) -> float:
    """A whole position from a view."""
    rng = Rng(1)
    begin = process_time()
    for moment in found:
        for _ in range(REPEATS):
            astrarium.resample(moment.view, rng)
    return _microseconds(begin, len(found) * REPEATS)


def view_us(found: list[Moment]) -> float:
    begin = process_time()
    for moment in found:
        for _ in range(REPEATS):
            moment.s.view(moment.question.seat)
    return _microseconds(begin, len(found) * REPEATS)


def observe_us(found: list[Moment]) -> float:
    """What the seat knows, written into a buffer of floats."""
    layout = found[0].s.rules.layout
    buffer = array("f", bytes(4 * layout.size))
    begin = process_time()
    for moment in found:
        for _ in range(REPEATS):
            layout.write(moment.s, moment.question.seat, buffer)
    return _microseconds(begin, len(found) * REPEATS)


def mask_us(found: list[Moment]) -> float:
    """The ids of the legal answers, listing them included."""
    actions = found[0].s.rules.actions
    begin = process_time()
    for moment in found:
        for _ in range(REPEATS):
            actions.legal(moment.s, moment.question)
    return _microseconds(begin, len(found) * REPEATS)


def greedy_us(game: str, found: list[Moment]) -> float:
    """One decision of the bot, from its view."""
    bot = find_bot(game, BOT)
    rng = Rng(1)
    begin = process_time()
    for moment in found:
        options = moment.s.options(moment.question)
        for _ in range(DECISIONS):
            bot.choose(moment.view, moment.question, options, rng)
    return _microseconds(begin, len(found) * DECISIONS)


def reply_us(bot: Replies, game: str, seats: int, options: Options) -> float:
    """One decision on a position: the mean over whole games that the bot plays by itself."""
    rng = Rng(1)
    asked: list[tuple[Position[Any], Question, list[int]]] = []
    for _ in range(GAMES):
        s = astrarium.start(game, seats, options)
        while not s.over:
            question = s.questions()[0]
            if question.seat == CHANCE:
                s.apply(question, roll(s, question.lane, rng))
                continue
            choices = s.options(question)
            if len(choices) > 1:
                asked.append((s.clone(), question, choices))
            s.apply(question, bot.answer(s, question, choices, rng))
    begin = process_time()
    for s, question, choices in asked:
        bot.answer(s, question, choices, rng)
    return _microseconds(begin, len(asked))


def _microseconds(begin: float, times: int) -> float:
    return (process_time() - begin) * 1e6 / times
