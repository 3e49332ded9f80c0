"""Who sits at the tables of a course: bots of the house, and nets with their look-ahead."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

from astrarium.bots import find_any_bot
from astrarium.bots.net_player import Learner, player_with
from astrarium.bots.search.oracle import Oracle, Own
from astrarium.core.game import Data, Rules
from astrarium.core.net import unpack
from astrarium.core.position import Question
from astrarium.core.rng import Rng
from astrarium.lab.train.asking import Address, Asking
from astrarium.lab.train.course import Course


def player_of(course: Course, name: str, server: Address | None = None) -> Any:
    """A net reckons by itself, or asks the server of all nets."""
    if name not in course.nets:
        return find_any_bot(course.game, name)
    return net_player(course, name, server)


def net_player(course: Course, name: str, server: Address | None = None) -> Learner:
    player: Any = player_with(course.game, oracle_of(course, name, server))
    if course.nodes and hasattr(player, "nodes"):
        player.nodes = course.nodes
    found: Learner = player
    return found


def oracle_of(course: Course, name: str, server: Address | None) -> Oracle:
    rules = course.rules()
    if server is not None:
        return Asking(server, [*course.nets].index(name), rules.actions)
    return _read(course.nets[name], rules)


@lru_cache(maxsize=16)  # a process plays many games with the same few nets
def _read(net: bytes, rules: Rules) -> Own:
    return Own(unpack(net, rules.layout))


@dataclass
class Entered:
    """A net as an entrant of the arena: it travels to other processes as its file."""

    course: Course
    name: str
    server: Address | None = None
    _player: list[Learner] = field(default_factory=list)

    def __reduce__(self) -> tuple[object, ...]:
        return Entered, (self.course, self.name, self.server)

    def choose(self, view: Data, question: Question, options: list[int], rng: Rng) -> int:
        if not self._player:
            self._player.append(net_player(self.course, self.name, self.server))
        return self._player[0].choose(view, question, options, rng)
