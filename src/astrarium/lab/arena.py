"""The arena: many games between bots, every bot at every seat and beside every other equally often.

Games come in blocks of as many as there are seats. The games of a block have the same seed, and
the bots move round the table by one seat from game to game, so luck is shared out. From block to
block they sit down anew: a cycle of blocks goes through all rings of neighbours. The results depend
on the seed alone, not on the number of processes.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import permutations
from typing import Any

from astrarium.bots import find_any_bot
from astrarium.core.driver import Bot
from astrarium.core.errors import AstrariumError, BadOptions, IllegalChoice
from astrarium.core.frame import CHANCE, MAIN
from astrarium.core.game import Game, Options, Rules, rules_of
from astrarium.core.match import Match
from astrarium.core.own_sets import bring_sets, texts_of_sets
from astrarium.core.playout import roll
from astrarium.core.position import Position, Question
from astrarium.core.rng import Rng
from astrarium.games import find_game
from astrarium.lab.executors import Here
from astrarium.lab.statistics import Estimate, mean, wilson

Progress = Callable[[int, int], None]  # games played, games in all
Order = tuple[int, ...]  # the entrants, from seat 0 on


class BotFailed(AstrariumError):
    """A bot has raised an error, or given an answer that is not open; the log ends before that."""

    def __init__(self, message: str, seat: int, log: str) -> None:
        super().__init__(message)
        self.seat = seat
        self.log = log

    def __reduce__(self) -> tuple[object, ...]:
        """Whole, when it comes from another process."""
        state = {"key": self.key, "figures": self.figures}
        return BotFailed, (str(self), self.seat, self.log), state


@dataclass(frozen=True)
class Entrant:
    """A bot under the name that the results call it."""

    name: str
    bot: Bot
    found_by: tuple[str, str] | None = None  # the game and the name under which it is known

    def __reduce__(self) -> tuple[object, ...]:
        """Other processes find a known bot anew: a compiled one does not travel."""
        if self.found_by is None:
            return Entrant, (self.name, self.bot)
        return known_entrant, (*self.found_by, self.name)


def known_entrant(game: str, bot: str, name: str = "") -> Entrant:
    """A bot by its name, or the one at `module:Name`."""
    return Entrant(name or bot, find_any_bot(game, bot), (game, bot))


@dataclass(frozen=True)
class Forfeit:
    """A game that ended because a bot failed: it is last, and the others share the win."""

    entrant: int
    what: str  # the error
    log: str  # what was played until then


@dataclass(frozen=True)
class Played:
    """One finished game; scores and ranks in the order of the entrants, not of the seats."""

    seed: int
    order: Order
    scores: tuple[int, ...]  # none of a game that was forfeited
    ranks: tuple[int, ...]
    decisions: int
    rivals: tuple[int, ...] = ()  # the ranks of opponents that hold no seat
    forfeit: Forfeit | None = None


@dataclass(frozen=True)
class Standing:
    """What an entrant has shown."""

    name: str
    wins: float  # a win shared by several counts for each in part
    win_rate: Estimate
    score: Estimate  # over the games that were played to their end
    rank: float
    forfeits: int = 0


@dataclass(frozen=True)
class Results:
    games: int
    standings: tuple[Standing, ...]
    played: tuple[Played, ...]


def contest(
    game: str | Game[Any, Any],
    entrants: Sequence[Entrant],
    games: int,
    seed: int = 0,
    options: Options | None = None,
    jobs: int = 1,
    progress: Progress | None = None,
    forfeits: bool = False,
) -> Results:
    """Play at least so many games, filled up to whole blocks.

    A bot that fails ends the contest with BotFailed; with `forfeits`, only its game.
    """
    if games < 1 or jobs < 1:
        message = "an arena needs at least one game and one process"
        raise BadOptions(message).said("arena-nothing")
    card = find_game(game) if isinstance(game, str) else game
    rules_of(card, len(entrants), options or {})  # an impossible mix is refused before we begin
    blocks = -(-games // len(entrants))
    sets = texts_of_sets(options or {})
    task = Task(game, tuple(entrants), seed, options or {}, forfeits, sets)
    played: list[Played] = []
    for block in Here(jobs).each(task.play, range(blocks)):
        played += block
        if progress is not None:
            progress(len(played), blocks * len(entrants))
    return results_of([entrant.name for entrant in entrants], played)


@dataclass(frozen=True)
class Task:
    """What a process needs to know to play any block."""

    game: str | Game[Any, Any]
    entrants: tuple[Entrant, ...]
    seed: int
    options: Options
    forfeits: bool
    sets: dict[str, str]  # component sets that the options name

    def play(self, block: int) -> list[Played]:
        bring_sets(self.sets)
        card = find_game(self.game) if isinstance(self.game, str) else self.game
        rules = rules_of(card, len(self.entrants), self.options)
        seed = mixed(self.seed, block)
        orders = orders_of(rules.seats, self.seed, block)
        return [self._game(rules, seed, order) for order in orders]

    def _game(self, rules: Rules, seed: int, order: Order) -> Played:
        try:
            return play_game(rules, self.entrants, seed, order)
        except BotFailed as failed:
            if not self.forfeits:
                raise
            return forfeited(seed, order, failed)


def orders_of(seats: int, seed: int, block: int) -> list[Order]:
    """Who sits where in the games of a block.

    Every entrant has every seat once. Each cycle of blocks goes once through all rings in which
    the entrants can sit, in an order of its own, so that neighbours are balanced.
    """
    rings = list(permutations(range(1, seats)))
    cycle, place = divmod(block, len(rings))
    rng = Rng(mixed(seed, "rings", cycle))
    for _ in range(place):
        rings.pop(rng.below(len(rings)))
    ring = (0, *rings.pop(rng.below(len(rings))))
    return [ring[first:] + ring[:first] for first in range(seats)]


def mixed(seed: int, *further: int | str) -> int:
    """A seed for one purpose, made of another."""
    text = "/".join(str(each) for each in (seed, *further))
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:7], "big")


def play_game(rules: Rules, entrants: Sequence[Entrant], seed: int, order: Order) -> Played:
    """One game; the entrants sit in this order."""
    rngs = [Rng(mixed(seed, "bot", entrant)) for entrant in order]
    s = rules.game.start(rules)
    s.run(MAIN)
    sitting = [entrants[entrant] for entrant in order]
    decisions = play_out(s, sitting, seed, rngs)
    scores, ranks = s.scores(), s.ranking()
    seat_of = [order.index(entrant) for entrant in range(rules.seats)]
    return Played(
        seed,
        order,
        tuple(scores[seat] for seat in seat_of),
        tuple(ranks[seat] for seat in seat_of),
        decisions,
        tuple(rival.rank for rival in s.rivals()),
    )


def forfeited(seed: int, order: Order, failed: BotFailed) -> Played:
    loser = order[failed.seat]
    ranks = tuple(len(order) if entrant == loser else 1 for entrant in range(len(order)))
    what = str(failed.figures["what"])
    return Played(seed, order, (), ranks, 0, forfeit=Forfeit(loser, what, failed.log))


def play_out(s: Position[Any], sitting: Sequence[Entrant], seed: int, rngs: Sequence[Rng]) -> int:
    """Play to the end, chance from a plain generator; how many decisions the bots made."""
    decisions = 0
    given: list[tuple[int, int]] = []  # the answers so far: lane and choice
    chance = Rng(mixed(seed, "chance"))
    while (lane := s.next_lane()) >= MAIN:
        seat = s.asked(lane)
        if seat == CHANCE:
            given.append((lane, roll(s, lane, chance)))
            s.answer(*given[-1])
            continue
        options = s.lane_options(lane)
        choice = options[0]
        if len(options) > 1:
            decisions += 1
            try:
                choice = _chosen(s, lane, sitting[seat].bot, options, rngs[seat])
            except Exception as error:
                log = log_of(s.rules, given)
                raise _failed(s, sitting, seat, seed, error, log) from error
        given.append((lane, choice))
        s.answer(lane, choice)
    return decisions


def log_of(rules: Rules, given: Sequence[tuple[int, int]]) -> str:
    """The log of a game from its beginning, as far as these answers go."""
    match = Match(rules)
    for lane, choice in given:
        s = match.position
        question = Question(lane, s.asked(lane), s.agenda.numbers[lane])
        forced = question.seat != CHANCE and len(s.options(question)) == 1
        match.answer(question, choice, forced)
    return match.log.text()


def _chosen(s: Position[Any], lane: int, bot: Bot, options: list[int], rng: Rng) -> int:
    seat = s.asked(lane)
    question = Question(lane, seat, s.agenda.numbers[lane])
    choice = bot.choose(s.view(seat), question, options, rng)
    if choice not in options:
        raise IllegalChoice(f"the answer {choice} is not open")
    return choice


def _failed(
    s: Position[Any], sitting: Sequence[Entrant], seat: int, seed: int, error: Exception, log: str
) -> AstrariumError:
    """What is needed to play the same game again."""
    game, bot = s.rules.game.name, sitting[seat].name
    seats = ", ".join(entrant.name for entrant in sitting)
    message = f"{bot} failed at seat {seat} of {game} with seed {seed} ({seats}): {error!r}"
    return BotFailed(message, seat, log).said(
        "bot-failed", bot=bot, seat=seat, game=game, seed=str(seed), seats=seats, what=repr(error)
    )


def results_of(names: Sequence[str], played: Sequence[Played]) -> Results:
    standings = []
    for entrant, name in enumerate(names):
        wins = sum(share(game, entrant) for game in played)
        scores = [game.scores[entrant] for game in played if not game.forfeit]
        ranks = [game.ranks[entrant] for game in played]
        standings.append(
            Standing(
                name,
                wins,
                wilson(wins, len(played)),
                mean(scores),
                sum(ranks) / len(ranks),
                sum(1 for game in played if game.forfeit and game.forfeit.entrant == entrant),
            )
        )
    return Results(len(played), tuple(standings), tuple(played))


def share(game: Played, entrant: int) -> float:
    """The part of a win: ties share it."""
    winners = game.ranks.count(1) + game.rivals.count(1)
    return 1 / winners if game.ranks[entrant] == 1 else 0.0
