"""`astrarium play GAME`: one person in the terminal against seats that answer at random.

Everything is said in the game's notation: what is printed can be typed.
"""

from __future__ import annotations

import argparse
import hashlib

import astrarium
from astrarium.core.driver import Bot, Driver
from astrarium.core.errors import AstrariumError
from astrarium.core.game import Data, Game
from astrarium.core.position import Question, seat_name
from astrarium.core.rng import Rng, Streams


class AtRandom:
    """Takes any of the legal answers."""

    def choose(self, view: Data, question: Question, options: list[int], rng: Rng) -> int:
        return rng.pick(options)


def add_command(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = commands.add_parser("play", help="play a game in the terminal")
    parser.add_argument("game", help="for example: race")
    parser.add_argument("--seats", type=int, default=2, help="how many play (2)")
    parser.add_argument("--you", type=int, default=0, help="your seat, from 0; -1: only watch")
    parser.add_argument("--seed", default="", help="any word: the same word gives the same game")
    parser.set_defaults(run=lambda options: play(options.game, options))


def play(game: str | Game, options: argparse.Namespace) -> int:
    rules = astrarium.rules(game, options.seats)
    bots: dict[int, Bot] = {s: AtRandom() for s in range(options.seats) if s != options.you}
    streams = _streams(options.seed)
    driver = Driver(rules, bots, streams, bot_seed=int(streams.seed[:8], 16))
    told = 0
    while True:
        waiting = driver.run()
        told = _tell(driver, options.you, told)
        if driver.match.position.over:
            break
        assert waiting, "the game is not over, but nobody is asked"
        if not _ask(driver, waiting[0]):
            return 0
    for seat, score in enumerate(driver.match.position.scores()):
        print(f"{seat_name(seat)}: {score}")
    return 0


def _streams(seed: str) -> Streams:
    """The chance of a game from any word; without one, a game that nobody has seen."""
    return Streams(hashlib.sha256(seed.encode()).hexdigest() if seed else "")


def _tell(driver: Driver, you: int, told: int) -> int:
    """Print what has happened since, as far as this seat may know it."""
    if driver.match.position.agenda.secret:
        return told  # until it is revealed, the order of the record may still change
    record = driver.match.record(you if you >= 0 else None)
    for line in record[told:]:
        if line["say"]:
            print(f"{seat_name(line['seat'])}: {line['say']}")
    return len(record)


def _ask(driver: Driver, question: Question) -> bool:
    """Ask until a legal answer is given, by number or in notation; False: nobody is typing."""
    match = driver.match
    options = match.position.options(question)
    for number, choice in enumerate(options, start=1):
        print(f"  {number}. {match.rules.game.say(match.rules, choice)}")
    while True:
        try:
            typed = input("> ").strip()
        except (EOFError, KeyboardInterrupt):
            print()
            return False
        try:
            if typed.isdecimal() and 1 <= int(typed) <= len(options):
                match.answer(question, options[int(typed) - 1])
            else:
                match.play(question.seat, typed)
        except AstrariumError as error:
            print(error)
        else:
            return True
