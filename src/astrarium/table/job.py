"""A process that does what costs more than a page: a job on each line of its input, what came of it
on each line of its output, and before that how far it is, where the work has steps. It knows
neither the file of the data nor who asks."""

from __future__ import annotations

import base64
import json
import sys
from collections.abc import Callable
from functools import lru_cache
from time import monotonic
from typing import Any

from astrarium.bots.advice import advise
from astrarium.bots.review import go_on, review_of
from astrarium.core import match as matches
from astrarium.core.draw.svg import Style
from astrarium.core.errors import AstrariumError, BadLog
from astrarium.core.game import Data, rules_of
from astrarium.core.log import read_log
from astrarium.core.match import Match, verify
from astrarium.core.own_sets import OwnSet, bring_sets
from astrarium.core.position import Question
from astrarium.core.rng import Streams
from astrarium.core.saved import save
from astrarium.games import find_game, read_component_set
from astrarium.table.modesty import let_others_go_first
from astrarium.table.pipes import MEANWHILE
from astrarium.table.words import Speaker, texts_of
from astrarium.text import say_fault

Tell = Callable[[int, int], None]  # how many of how many steps are done


def to_nobody(done: int, of: int) -> None:
    """There is nobody who waits."""


def check_log(tell: Tell, text: str) -> Data:
    """Play a finished game again and hold it against its seed: what it is, or what is wrong."""
    try:
        match = verify(text, find_game, tell)
        if "begun" in match.log.header:
            message = "the log begins in the middle of a game: nothing proves how it came there"
            raise BadLog(message, 1).said("log-begins-midway")
    except AstrariumError as error:
        line = error.line if isinstance(error, BadLog) else 0
        return {"wrong": str(error), "line": line, "key": error.key, "figures": error.figures}
    rules = match.rules
    saved = base64.b64encode(save(match)).decode()
    return {"game": rules.game.name, "version": rules.game.version, "options": rules.options,
            "seats": rules.seats, "saved": saved}  # fmt: skip


def play_again(tell: Tell, text: str, seed: str) -> Data:
    """A game from its log, saved whole."""
    try:
        drawn = read_log(text).header.get("begun", {}).get("drawn")
        streams = Streams(seed, drawn) if seed else None
        match = matches.replay(text, find_game, streams, tell)
    except AstrariumError as error:
        return {"wrong": str(error)}
    saved = save(match, streams.used if streams else None)
    return {"saved": base64.b64encode(saved).decode()}


def draw(tell: Tell, game: str, view: Data, names: list[str], language: str, theme: str) -> Data:
    """A view as SVG."""
    style = Style(theme, texts_of(language, game), True, names)
    return {"svg": find_game(game).draw(view, style)}


def check_set(tell: Tell, text: str, language: str) -> Data:
    """A component set in a file: all that stands in it, or what is wrong, in a language."""
    try:
        game, found = read_component_set(text)
    except ValueError as error:
        return {"wrong": say_fault(texts_of(language), error)}
    return {"game": game.name, "name": found.id, "text": OwnSet(found.content).text}


def bench(
    tell: Tell,
    game: str,
    options: Data,
    names: list[str],
    language: str,
    view: Data,
    chosen: dict[str, str],
) -> Data:
    """What is tried without an answer, in words; nothing where there is nothing to try."""
    rules = rules_of(find_game(game), len(names), options)
    found = rules.game.bench(rules, view, chosen)
    if found is None:
        return {}
    speaker = Speaker(language, rules, names)
    picks = [
        {
            "name": pick.name,
            "title": speaker.sentence(pick.told),
            "choices": [(value, speaker.sentence(told)) for value, told in pick.values],
            "chosen": pick.chosen,
        }
        for pick in found.picks
    ]
    title = speaker.sentence(rules.game.bench_title(rules))
    return {"title": title, "picks": picks, "told": speaker.sentences(found.told)}


def hint(tell: Tell, game: str, view: Data, question: list[int], options: list[int]) -> Data:
    """What the strongest bot thinks of the answers to a question."""
    found = advise(view, Question(*question), options)
    return {"advice": [each.data() for each in found]}


@lru_cache(maxsize=1)  # of one review slice after slice is asked for
def _played(text: str) -> Match:
    return matches.replay(text, find_game)


def review(tell: Tell, text: str, so_far: Data, seconds: float) -> Data:
    """A slice of the review of a finished game: it goes on where it was, for a while."""
    match = _played(text)
    found = review_of(so_far)
    end = monotonic() + seconds
    go_on(found, match, tell, lambda: monotonic() >= end)
    return {"review": found.data(), "of": len(match.steps)}


KINDS: dict[str, Any] = {
    "check-log": check_log,
    "play-again": play_again,
    "draw": draw,
    "check-set": check_set,
    "bench": bench,
    "hint": hint,
    "review": review,
}


def do(work: Data, tell: Tell = to_nobody) -> Data:
    bring_sets(work.get("sets", {}))
    done: Data = KINDS[work["kind"]](tell, **work["about"])
    return done


class Telling:
    """Says how far a job is, whenever one more hundredth of it is done."""

    def __init__(self) -> None:
        self._told = 0

    def __call__(self, done: int, of: int) -> None:
        hundredths = 100 * done // of
        if hundredths > self._told:
            self._told = hundredths
            print(f"{MEANWHILE}{done} {of}", flush=True)


def main() -> None:
    let_others_go_first()
    for line in sys.stdin:
        print(json.dumps(do(json.loads(line), Telling())), flush=True)


if __name__ == "__main__":
    main()
