"""How long a bot thinks: the processor time of every choice it makes in games of the arena.

    python -m tools.thinking race --bots planner,greedy-1 --games 10 --seed 5 [--option NAME=VALUE]

The first of the bots is looked at. A choice is one answer where more than one was open; the view it
is asked with is made before the clock starts, as at the table.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass, field
from time import process_time

import astrarium
from astrarium.cli.arguments import game_options
from astrarium.cli.texts import cli_texts
from astrarium.core.driver import Bot
from astrarium.core.game import Data
from astrarium.core.position import Question
from astrarium.core.rng import Rng
from astrarium.games import find_game
from astrarium.lab.arena import Entrant, known_entrant, mixed, orders_of, play_game


@dataclass
class Timed:
    """A bot that is asked with a watch in hand."""

    bot: Bot
    spent: list[float] = field(default_factory=list)

    def choose(self, view: Data, question: Question, options: list[int], rng: Rng) -> int:
        begin = process_time()
        choice = self.bot.choose(view, question, options, rng)
        self.spent.append(process_time() - begin)
        return choice


def told(spent: list[float]) -> str:
    """Mean, 99 of a hundred and the longest, in milliseconds."""
    spent = sorted(spent)
    high = spent[min(len(spent) - 1, len(spent) * 99 // 100)]
    figures = (sum(spent) / len(spent), high, spent[-1])
    mean, p99, longest = (f"{1000 * each:.1f}" for each in figures)
    return f"{len(spent)} choices: mean {mean} ms, 99 % below {p99} ms, longest {longest} ms"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--bots", required=True, help="one for each seat; the first is timed")
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    asked = parser.parse_args()
    names = asked.bots.split(",")
    card = find_game(asked.game)
    rules = astrarium.rules(
        asked.game, len(names), game_options(cli_texts("en"), card, asked.option)
    )
    entrants = [known_entrant(asked.game, name) for name in names]
    timed = Timed(entrants[0].bot)
    sitting = [Entrant(names[0], timed), *entrants[1:]]
    for game in range(asked.games):
        block, place = divmod(game, len(names))
        order = orders_of(len(names), asked.seed, block)[place]
        play_game(rules, sitting, mixed(asked.seed, block), order)
        print(f"{game + 1} of {asked.games} games; {told(timed.spent)}", flush=True)


if __name__ == "__main__":
    main()
