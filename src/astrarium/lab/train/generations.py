"""A training from beginning to end: generation after generation, each step kept in files.

The first generation learns from games of bots that err now and then. In each further one the best
net so far plays with its look-ahead against a pool: itself, older nets and the bots of the house;
the next net learns from these games, and takes its place if it holds its own in a match. Against a
frozen bot every net plays that bot alone, and the best is whoever wins most against it.

Whatever is there is gone on with. Everything follows from the plan, so a run that is broken off and
gone on with comes to the same.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Final, NamedTuple, TypeVar

from astrarium.bots import find_any_bot
from astrarium.core.errors import BadOptions
from astrarium.core.game import Data
from astrarium.lab.arena import Entrant, Progress, mixed
from astrarium.lab.executors import Executor
from astrarium.lab.round_robin import RoundRobin, shown
from astrarium.lab.statistics import Estimate
from astrarium.lab.train.asking import Address
from astrarium.lab.train.course import Course, digest_of
from astrarium.lab.train.learning import CHECKPOINT, Epoch, Training
from astrarium.lab.train.players import Entered
from astrarium.lab.train.samples import Data as Shards
from astrarium.lab.train.samples import read_lesson
from astrarium.lab.train.server import serving
from astrarium.lab.train.shards import generate, still_to_play, write_whole

PLAN: Final = "plan.json"
GAMES: Final = "games"  # folder of the shards
NET: Final = "net.net"
LEARNT: Final = "net.json"  # how it was learnt; written last
GATE: Final = "gate.jsonl"
BEST: Final = "best.net"
WINDOW: Final = 4  # generations whose games are learnt from
# Of twenty opponents so many are the best net itself, older ones, and of the house.
ITSELF: Final = 14
OLDER: Final = 4
HOUSE: Final = 2

T = TypeVar("T")
R = TypeVar("R")


class Waits(Exception):
    """The next step is one that this call was not to do: `games` or `net`."""


class Nobody:
    """Plays no games: for a call that only trains."""

    def each(self, work: Callable[[T], R], items: Sequence[T]) -> Iterator[R]:
        if items:
            raise Waits("games")
        yield from ()


@dataclass(frozen=True)
class Plan:
    """All that a training follows from, but for how many generations there will be."""

    course: Course  # of the first generation
    games: int  # of the first generation
    own_games: int  # of each further one
    gate_games: int
    epochs: int
    nodes: int
    against: str = ""  # the frozen bot whose weakness is looked for

    def data(self) -> Data:
        return {**vars(self), "course": self.course.data()}


class Outcome(NamedTuple):
    """What a generation has brought."""

    number: int
    course: Course
    games: int
    samples: int
    epochs: list[Epoch]
    opponent: str  # whom the net has met in the match
    share: Estimate | None  # of the wins; none was played where there is nobody to meet
    best: int  # the generation whose net is the best after this one


class Teller:
    """Who is told how far it is; a person's progress bar, or nobody."""

    def games(self, number: int) -> Progress | None:
        return None

    def played(self, number: int, games: int) -> None: ...

    def epoch(self, number: int, epoch: Epoch) -> None: ...

    def outcome(self, outcome: Outcome) -> None: ...


class Run:
    def __init__(
        self,
        plan: Plan,
        folder: Path,
        executor: Executor,
        teller: Teller,
        *,
        served: bool = False,
        trains: bool = True,
    ) -> None:
        """`served`: one process runs the nets of all players; else each runs its own."""
        self.plan = plan
        self.folder = folder
        self.executor = executor
        self.teller = teller
        self.served = served
        self.trains = trains
        self.outcomes: list[Outcome] = []

    def begin(self) -> None:
        """The folder must be new, or of this plan."""
        self.folder.mkdir(parents=True, exist_ok=True)
        file = self.folder / PLAN
        mine = json.dumps(self.plan.data(), indent=1)
        if not file.exists():
            write_whole(file, mine.encode("utf-8"))
        elif json.loads(file.read_text(encoding="utf-8")) != json.loads(mine):
            message = f"'{file}' belongs to another course"
            raise BadOptions(message).said("train-other-course", file=str(file))

    def run(self, generations: int) -> list[Outcome]:
        """Every generation up to this one; what is there is read."""
        self.begin()
        for number in range(generations + 1):
            course = self.course(number)
            self.play(number, course)
            epochs, samples = self.learn(number, course)
            opponent, share = self.match(number)
            best = self.best_after(number, share)
            games = self.games_of(number)
            outcome = Outcome(number, course, games, samples, epochs, opponent, share, best)
            self.outcomes.append(outcome)
            write_whole(self.folder / BEST, self.net(best))
            self.teller.outcome(outcome)
        return self.outcomes

    # --- where things are -----------------------------------------------------------------------

    def place(self, number: int) -> Path:
        return self.folder / f"generation-{number}"

    def net(self, number: int) -> bytes:
        return (self.place(number) / NET).read_bytes()

    def games_of(self, number: int) -> int:
        return self.plan.own_games if number else self.plan.games

    @property
    def best(self) -> int:
        """The generation whose net is the best so far."""
        return self.outcomes[-1].best

    # --- games ----------------------------------------------------------------------------------

    def course(self, number: int) -> Course:
        """What is played for a generation."""
        plan = self.plan
        first = replace(plan.course, nodes=plan.nodes)
        if not number:
            return first
        older = sorted({outcome.best for outcome in self.outcomes} - {self.best})[-OLDER:]
        house = plan.course.teacher
        learner = named(self.best)
        bots = [learner] * ITSELF
        bots += [named(older[at % len(older)]) if older else house for at in range(OLDER)]
        bots += [house] * HOUSE
        if plan.against:
            bots, older = [plan.against], []
        nets = {named(each): self.net(each) for each in [*older, self.best]}
        seed = plan.course.seed * 1_000 + number
        return replace(first, bots=tuple(bots), seed=seed, learner=learner, nets=nets)

    def play(self, number: int, course: Course) -> None:
        folder, games = self.place(number) / GAMES, self.games_of(number)
        progress = self.teller.games(number)
        with self.server(course, bool(still_to_play(course, folder, games))) as server:
            generate(course, folder, games, self.executor, progress, server)
        self.teller.played(number, games)

    @contextmanager
    def server(self, course: Course, to_play: bool) -> Iterator[Address | None]:
        """One process for all nets, where it is wanted and there is something to do for it."""
        if not (course.nets and self.served and to_play):
            yield None
            return
        with serving(course) as address:
            yield address

    # --- nets -----------------------------------------------------------------------------------

    def learn(self, number: int, course: Course) -> tuple[list[Epoch], int]:
        """Train the net of a generation, unless it is there."""
        place = self.place(number)
        log = place / LEARNT
        if not log.exists():
            if not self.trains:
                raise Waits("net")
            training = Training(course, place, self.begin_with(number))
            lesson = read_lesson(self.shards(number))
            if not lesson.is_enough():
                raise BadOptions("too few games").said("train-too-few")
            training.go_on()
            training.run(lesson, self.plan.epochs, lambda each: self.teller.epoch(number, each))
            write_whole(place / NET, training.export())
            epochs = [asdict(each) for each in training.epochs]
            found = {"samples": sum(map(len, lesson)), "epochs": epochs}
            write_whole(log, json.dumps(found).encode("utf-8"))
        data = json.loads(log.read_text(encoding="utf-8"))
        return [_epoch(each) for each in data["epochs"]], data["samples"]

    def begin_with(self, number: int) -> Path | None:
        """The next net is the best one, taught further."""
        return self.place(self.best) / CHECKPOINT if number else None

    def shards(self, number: int) -> list[Shards]:
        """The games that a generation learns from: its own, and those of some before it."""
        found: list[Shards] = []
        courses = [*(outcome.course for outcome in self.outcomes), self.course(number)]
        for each in range(max(0, number - WINDOW + 1), number + 1):
            found.append((courses[each], sorted((self.place(each) / GAMES).glob("*.shard"))))
        return found

    # --- matches --------------------------------------------------------------------------------

    def match(self, number: int) -> tuple[str, Estimate | None]:
        """The new net against the best one so far, or against the frozen bot."""
        plan = self.plan
        if not number and not plan.against:
            return "", None
        opponent = plan.against or named(self.best)
        nets = {named(number): self.net(number)}
        if not plan.against:
            nets[opponent] = self.net(self.best)
        course = replace(plan.course, nodes=plan.nodes, nets=nets)
        seed = mixed(course.seed, "match") if plan.against else mixed(course.seed, number)
        entrants = self.entrants(course, named(number), opponent, None)
        meeting = RoundRobin(course.game, entrants, course.seats, course.options, seed)
        log, progress = self.place(number) / GATE, self.teller.games(number)
        to_play = len(meeting.begun(log)) < meeting.pieces(plan.gate_games)
        with self.server(course, to_play) as server:
            meeting = replace(
                meeting, entrants=self.entrants(course, named(number), opponent, server)
            )
            pieces = meeting.run(log, plan.gate_games, self.executor, progress)
        return opponent, shown([each.name for each in entrants], pieces)[0].win_rate

    def entrants(
        self, course: Course, net: str, opponent: str, server: Address | None
    ) -> tuple[Entrant, ...]:
        """The net, and its opponent at all other seats."""
        rivals = range(1, course.seats)
        if opponent in course.nets:
            other = Entered(course, opponent, server)
            called = f"{opponent} {digest_of(course.nets[opponent])}"
            others = [Entrant(f"{called} {at}", other) for at in rivals]
        else:
            bot, known = find_any_bot(course.game, opponent), (course.game, opponent)
            others = [Entrant(f"{opponent} {at}", bot, known) for at in rivals]
        called = f"{net} {digest_of(course.nets[net])}"
        return (Entrant(called, Entered(course, net, server)), *others)

    def best_after(self, number: int, share: Estimate | None) -> int:
        """Whose net is the best, now that this one is there."""
        if not self.outcomes or share is None:
            return number
        if not self.plan.against:
            return number if share.value >= 1 / self.plan.course.seats else self.best
        before = self.outcomes[self.best].share
        return number if before is None or share.value > before.value else self.best


def named(number: int) -> str:
    """What the net of a generation is called among players."""
    return f"generation-{number}"


def _epoch(data: Data) -> Epoch:
    rounds = {int(number): tuple(found) for number, found in data["by_round"].items()}
    return Epoch(**{**data, "by_round": rounds})
