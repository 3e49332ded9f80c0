"""What a bot answers to a thousand views, in one file.

    python -m tools.record_choices race greedy-1 tests/bots/choices/race.xz

A yardstick is held to its file for ever, so the file is written once. It holds views, not logs: a
view can be shown to a bot whatever has become of the rules since. Some answers of the games are
drawn by lot, so that the bot is seen in places where it would not have gone.
"""

from __future__ import annotations

import argparse
import json
import lzma
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

from astrarium.bots import find_bot
from astrarium.core.checks.mixes import covering, settings
from astrarium.core.codec import canonical
from astrarium.core.driver import Bot
from astrarium.core.frame import CHANCE, MAIN
from astrarium.core.game import Data, Rules, rules_of
from astrarium.core.playout import roll
from astrarium.core.position import Question
from astrarium.core.rng import Rng
from astrarium.games import find_game

MOST_MIXES = 100  # a game with more of them is shown by those that hold every pair of options
BY_LOT = 12  # one answer of so many
OF_THE_RULES = ("version", "components")  # what a view says of the rules it was made with


def record(game: str, name: str, views: int) -> list[Data]:
    """About so many choices, spread evenly over the mixes of options and the kinds of question."""
    mixes = settings(find_game(game))
    if len(mixes) > MOST_MIXES:
        mixes = covering(find_game(game))
    found: list[Data] = []
    for number, mix in enumerate(mixes):
        wanted = -(-views // len(mixes))
        rules = rules_of(find_game(game), *mix)
        found += spread(list(decisions(rules, find_bot(game, name), number)), wanted)
        print(f"{number + 1} of {len(mixes)} games, {len(found)} choices", flush=True)
    return found


def decisions(rules: Rules, bot: Bot, number: int) -> Iterator[Data]:
    """Every decision of one game."""
    rng = Rng(number)
    s = rules.game.start(rules)
    s.run(MAIN)
    while (lane := s.next_lane()) >= MAIN:
        seat = s.asked(lane)
        if seat == CHANCE:
            s.answer(lane, roll(s, lane, rng))
            continue
        options = s.lane_options(lane)
        choice = options[0]
        if len(options) > 1:
            seed = rng.below(1 << 30)
            question = Question(lane, seat, s.agenda.numbers[lane])
            view: Data = json.loads(canonical(s.view(seat)))
            choice = bot.choose(view, question, options, Rng(seed))
            for key in OF_THE_RULES:
                del view[key]
            yield {
                "view": view,
                "question": [lane, seat, question.number],
                "options": options,
                "seed": seed,
                "choice": choice,
            }
            if rng.below(BY_LOT) == 0:
                choice = rng.pick(options)
        s.answer(lane, choice)


def spread(found: list[Data], wanted: int) -> list[Data]:
    """So many of these, of each kind of question as many as of the others, evenly over the game."""
    kinds: dict[str, list[Data]] = defaultdict(list)
    for each in found:
        lane = each["question"][0]
        kinds[each["view"]["agenda"]["lanes"][lane][-1][0]].append(each)
    chosen: list[Data] = []
    for left, kind in zip(range(len(kinds), 0, -1), sorted(kinds.values(), key=len), strict=True):
        share = min(len(kind), -(-(wanted - len(chosen)) // left))
        chosen += [kind[i * len(kind) // share] for i in range(share)]
    return chosen


def write(path: Path, found: list[Data]) -> None:
    path.write_bytes(lzma.compress("\n".join(map(canonical, found)).encode(), preset=9))


def read(path: Path) -> list[Data]:
    return [json.loads(line) for line in lzma.decompress(path.read_bytes()).splitlines()]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("bot")
    parser.add_argument("file", type=Path)
    parser.add_argument("--views", type=int, default=1000)
    arguments = parser.parse_args()
    write(arguments.file, record(arguments.game, arguments.bot, arguments.views))


if __name__ == "__main__":
    main()
