"""A round robin: every bot meets every other, all orders of the seats alike.

With more bots than seats each group of as many as there are seats meets. A piece of the whole is
one block of one meeting (`lab/arena.py`): as many games as there are seats, all with one seed. The
pieces go round the meetings, so that a run that is broken off has all of them alike, and one that
is asked for more games goes on where it stopped. What is played depends on the seed alone.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from itertools import combinations
from pathlib import Path
from typing import Any

from astrarium.bots.sources import digest_of
from astrarium.core.errors import BadOptions
from astrarium.core.game import Data, Game, Options, Rules, rules_of
from astrarium.core.own_sets import texts_of_sets
from astrarium.games import find_game
from astrarium.lab.arena import Entrant, Forfeit, Played, Progress, Results, Task, results_of, share
from astrarium.lab.executors import Executor
from astrarium.lab.kept import begun, course_of, gone_on
from astrarium.lab.statistics import Estimate, mean, wilson

Meeting = tuple[int, ...]  # the bots that sit together, by their numbers


@dataclass(frozen=True)
class RoundRobin:
    """What is played."""

    game: str | Game[Any, Any]
    entrants: tuple[Entrant, ...]
    seats: int
    options: Options
    seed: int

    def checked(self) -> RoundRobin:
        """An impossible one is refused before anything is played."""
        names = [entrant.name for entrant in self.entrants]
        if len(set(names)) < len(names):
            raise BadOptions("every bot is named once").said("arena-twice")
        self.rules()
        if not 2 <= self.seats <= len(names):
            message = f"{len(names)} bots are too few for a round robin at {self.seats} seats"
            raise BadOptions(message).said("arena-few", bots=len(names), seats=self.seats)
        return self

    def rules(self) -> Rules:
        card = find_game(self.game) if isinstance(self.game, str) else self.game
        rules: Rules = rules_of(card, self.seats, self.options)
        return rules

    def course(self) -> Data:
        """The first line of the log: other bots or another seed are another round robin, and so is
        a bot that has changed since. Of those that nobody knows by name only the name is told."""
        rules = self.rules()
        return {
            "game": rules.game.name,
            "version": rules.game.version,
            "components": rules.fingerprint,
            "seats": self.seats,
            "options": self.options,
            "bots": [entrant.name for entrant in self.entrants],
            "made": {each.name: digest_of(each.bot) for each in self.entrants if each.found_by},
            "seed": self.seed,
        }

    def meetings(self) -> list[Meeting]:
        return list(combinations(range(len(self.entrants)), self.seats))

    def pieces(self, games: int) -> int:
        """How many pieces make at least so many games of each meeting."""
        return -(-games // self.seats) * len(self.meetings())

    def begun(self, log: Path) -> list[str]:
        """The pieces that the log has; that of another round robin, or of bots that have changed
        since, is refused."""
        course = self.course()
        _refuse_changed(course, course_of(log), log)
        return begun(course, log)

    def run(
        self, log: Path, games: int, executor: Executor, progress: Progress | None = None
    ) -> list[Piece]:
        """Play until the log has so many games of each meeting, filled up to whole blocks."""
        wanted = self.pieces(games)
        lines = self.begun(log)[:wanted]
        task = Pieces(self, texts_of_sets(self.options))
        new = executor.each(task.play, range(len(lines), wanted))
        for line in gone_on(log, new):
            lines.append(line)
            if progress is not None:
                progress(len(lines) * self.seats, wanted * self.seats)
        return [Piece.read(line) for line in lines]


def _refuse_changed(course: Data, before: Any, log: Path) -> None:
    """Games of a bot as it was and as it is are not those of one bot."""
    if not isinstance(before, dict) or {**before, "made": course["made"]} != course:
        return
    made = before.get("made", {})
    changed = [name for name, digest in course["made"].items() if made.get(name) != digest]
    if changed:
        bots = ", ".join(changed)
        message = f"in {log} these bots may have played otherwise than now: {bots}"
        raise BadOptions(message).said("changed-bots", file=str(log), bots=bots)


@dataclass(frozen=True)
class Pieces:
    """What a process needs to know to play any piece."""

    all: RoundRobin
    sets: dict[str, str]

    def play(self, number: int) -> str:
        meetings = self.all.meetings()
        block, which = divmod(number, len(meetings))
        entrants = tuple(self.all.entrants[each] for each in meetings[which])
        task = Task(self.all.game, entrants, self.all.seed, self.all.options, True, self.sets)
        return Piece(meetings[which], tuple(task.play(block))).line()


@dataclass(frozen=True)
class Piece:
    """The games of a block; their orders and ranks count the bots of the meeting."""

    meeting: Meeting
    played: tuple[Played, ...]

    def line(self) -> str:
        data = {"meeting": self.meeting, "played": [asdict(each) for each in self.played]}
        return json.dumps(data, separators=(",", ":"))

    @staticmethod
    def read(line: str) -> Piece:
        data = json.loads(line)
        return Piece(tuple(data["meeting"]), tuple(map(_played, data["played"])))


def _played(data: Data) -> Played:
    forfeit = data["forfeit"]
    return Played(
        data["seed"],
        tuple(data["order"]),
        tuple(data["scores"]),
        tuple(data["ranks"]),
        data["decisions"],
        tuple(data["rivals"]),
        Forfeit(**forfeit) if forfeit else None,
    )


# --- what it shows -------------------------------------------------------------------------------


@dataclass(frozen=True)
class Shown:
    """How a bot did against all others together."""

    name: str
    games: int
    wins: float  # a win shared by several counts for each in part
    win_rate: Estimate
    score: Estimate  # over the games that were played to their end
    forfeits: int


def shown(names: Sequence[str], pieces: Sequence[Piece]) -> list[Shown]:
    found = []
    for bot, name in enumerate(names):
        mine = [(piece.meeting.index(bot), piece) for piece in pieces if bot in piece.meeting]
        games = [(at, game) for at, piece in mine for game in piece.played]
        wins = sum(share(game, at) for at, game in games)
        found.append(
            Shown(
                name,
                len(games),
                wins,
                wilson(wins, len(games)),
                mean([game.scores[at] for at, game in games if not game.forfeit]),
                sum(1 for at, game in games if game.forfeit and game.forfeit.entrant == at),
            )
        )
    return found


def results_by_meeting(names: Sequence[str], pieces: Sequence[Piece]) -> list[Results]:
    """Each meeting as a contest of its own."""
    found: dict[Meeting, list[Played]] = {}
    for piece in pieces:
        found.setdefault(piece.meeting, []).extend(piece.played)
    return [results_of([names[each] for each in met], played) for met, played in found.items()]


def ahead(one: int, other: int, pieces: Sequence[Piece]) -> Estimate:
    """In what share of their games one bot ended before another; equal ranks are half."""
    points, games = 0.0, 0
    for piece in pieces:
        if one not in piece.meeting or other not in piece.meeting:
            continue
        at, beside = piece.meeting.index(one), piece.meeting.index(other)
        for game in piece.played:
            difference = game.ranks[beside] - game.ranks[at]
            points += 1.0 if difference > 0 else 0.5 if difference == 0 else 0.0
            games += 1
    return wilson(points, games)
