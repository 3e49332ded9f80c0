"""`astrarium play GAME`: one person in the terminal against bots, or bots alone."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import astrarium
from astrarium.bots import bot_names, find_any_bot
from astrarium.cli.arguments import (
    Commands,
    add_language,
    add_option,
    add_parser,
    check_seat,
    examples,
    game_options,
)
from astrarium.cli.components import add_components, bring_set, with_set
from astrarium.cli.files import BadFile, read_file
from astrarium.cli.keeper import Keeper, Private, new_keeper, read_private
from astrarium.cli.screen import Screen
from astrarium.cli.session import Session
from astrarium.cli.texts import cli_texts, game_texts
from astrarium.core import match
from astrarium.core.driver import Bot, Driver
from astrarium.core.errors import BadOptions
from astrarium.core.game import Game, Rules
from astrarium.core.log import read_log
from astrarium.core.own_sets import OwnSet
from astrarium.core.rng import Streams, promise_of
from astrarium.games import find_game
from astrarium.text import Texts

USUAL_SEATS = 2
USUAL_BOTS = ("greedy", "random")  # the first that the game has plays where none is named


def add_command(commands: Commands, texts: Texts) -> None:
    shown = examples(
        texts,
        "play race",
        "play race --seats 3 --bots greedy,random --lang hu",
        "play race --log mine.log",
        "play --resume mine.log",
    )
    parser = add_parser(commands, "play", texts("play-summary"), shown)
    parser.add_argument("game", metavar="GAME", nargs="?", help=texts("help-game"))
    parser.add_argument("--seats", type=int, metavar="N", help=texts("help-play-seats"))
    parser.add_argument("--bots", metavar="BOT,…", help=texts("help-play-bots"))
    parser.add_argument("--you", type=int, metavar="P", default=0, help=texts("help-play-you"))
    add_option(parser, texts)
    parser.add_argument("--seed", default="", metavar="HEX", help=texts("help-play-seed"))
    parser.add_argument("--log", type=Path, metavar="FILE", help=texts("help-play-log"))
    parser.add_argument("--resume", type=Path, metavar="LOG", help=texts("help-play-resume"))
    add_components(parser, texts)
    add_language(parser, texts)
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    texts = cli_texts(options.lang)
    own = bring_set(options.components, texts)
    if options.resume is not None:
        return resume(options.resume, texts)
    if options.game is None:
        raise BadOptions(texts("play-what"))
    return play(find_game(options.game), options, own)


def play(game: Game[Any, Any], options: argparse.Namespace, own: OwnSet | None = None) -> int:
    """A new game."""
    texts = game_texts(options.lang, game)
    seats = options.seats
    if seats is None:
        seats = USUAL_SEATS if USUAL_SEATS in game.seats else game.seats[0]
    chosen = with_set(game, game_options(texts, game, options.option), own, texts)
    rules = astrarium.rules(game, seats, chosen)
    streams = sealed(options.seed, texts)
    bots = seated_bots(game, seats, options.bots, options.you, texts)
    private = Private(streams.seed, bots.index("") if "" in bots else -1, bots)
    keeper = None if options.log is None else new_keeper(options.log, private, texts)
    driver = driver_of(rules, streams, bots)
    return _sit_down(driver, private, texts, keeper, options.log)


def resume(log: Path, texts: Texts) -> int:
    """Go on with a game whose log was kept."""
    text = read_file(log, texts)
    header = read_log(text).header
    game = find_game(str(header.get("game")))
    texts = game_texts(texts.language, game)
    if read_log(text).ended:
        raise BadFile(texts("play-resume-over", file=str(log)))
    private = read_private(log, texts)
    if promise_of(private.seed) != header.get("promise"):
        raise BadFile(texts("play-resume-other-seed", file=str(log)))
    streams = Streams(private.seed)
    resumed = match.replay(text, find_game, streams)
    if len(private.bots) != resumed.rules.seats:
        raise BadFile(texts("play-resume-other-seed", file=str(log)))
    driver = driver_of(resumed.rules, streams, private.bots)
    driver.match = resumed
    keeper = Keeper(log, len(resumed.log.lines))
    return _sit_down(driver, private, texts, keeper, log)


def _sit_down(
    driver: Driver, private: Private, texts: Texts, keeper: Keeper | None, log: Path | None
) -> int:
    rules = driver.match.rules
    names = player_names(private.bots, texts)
    screen = Screen()
    screen.heading(rules.game.title)
    screen.line(texts("play-players", players=names))
    screen.line(texts("play-promise", promise=driver.streams.promise))
    screen.aside(texts("play-hint"))
    finished = Session(driver, private.you, names, texts, keeper).run()
    if not finished:
        _leave(driver, private, texts, keeper, log)
    return 0


def _leave(
    driver: Driver, private: Private, texts: Texts, keeper: Keeper | None, log: Path | None
) -> None:
    """What was begun is kept; a game without any decision of the person is not worth a file."""
    if keeper is None or log is None:
        if not any(step.seat == private.you and not step.forced for step in driver.match.steps):
            return
        log = _free_name(driver)
        keeper = new_keeper(log, private, texts)
    keeper.keep(driver.match)
    Screen().line(texts("play-saved", file=str(log)))


def _free_name(driver: Driver) -> Path:
    stem = f"{driver.match.rules.game.name}-{driver.streams.promise[:8]}"
    names = [f"{stem}.log", *(f"{stem}-{number}.log" for number in range(2, 100))]
    return next(Path(name) for name in names if not Path(name).exists())


# --- what was asked for --------------------------------------------------------------------------


def sealed(seed: str, texts: Texts) -> Streams:
    try:
        return Streams(seed)
    except ValueError:
        raise BadOptions(texts("play-seed-form", seed=seed)) from None


def seated_bots(
    game: Game[Any, Any], seats: int, named: str | None, you: int, texts: Texts
) -> list[str]:
    """A bot's name for each seat, empty for the person's."""
    bots = [] if named is None else [each.strip() for each in named.split(",")]
    known = bot_names(game.name)
    for bot in bots:
        find_any_bot(game.name, bot)
    if len(bots) > seats:
        raise BadOptions(texts("play-too-many-bots", bots=len(bots), seats=seats))
    if len(bots) == seats or you == -1:
        return bots + [_usual(known)] * (seats - len(bots))
    check_seat(texts, you, seats)
    bots += [_usual(known)] * (seats - 1 - len(bots))
    return [*bots[:you], "", *bots[you:]]


def _usual(known: list[str]) -> str:
    return next(bot for bot in USUAL_BOTS if bot in known)


def driver_of(rules: Rules, streams: Streams, bots: list[str]) -> Driver:
    name = rules.game.name
    seated: dict[int, Bot] = {seat: find_any_bot(name, bot) for seat, bot in enumerate(bots) if bot}
    return Driver(rules, seated, streams, bot_seed=int(streams.seed[:8], 16))


def player_names(bots: list[str], texts: Texts) -> list[str]:
    names = []
    for seat, bot in enumerate(bots):
        if bot:
            names.append(texts("player-bot", number=seat + 1, bot=bot))
        else:
            names.append(texts("player", number=seat + 1))
    return names
