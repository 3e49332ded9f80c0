"""What is to be learnt: the rules, who plays the games, which blocks a net sees."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, field
from typing import Any

from astrarium.core.errors import BadOptions
from astrarium.core.game import Data, Options, Rules, rules_of
from astrarium.core.layout import Layout
from astrarium.games import find_game

LEFT_OUT = ("map.",)  # families of blocks that a small net does without


@dataclass(frozen=True)
class Course:
    """The games of a course depend on nothing else, so that data can be gone on with."""

    game: str
    seats: int
    options: Options
    bots: tuple[str, ...]  # drawn for every seat of every game, each as often as it is named
    noise: float  # the share of decisions that are made at random
    seed: int
    learner: str = ""  # sits at one seat, and is who is learnt from; else the first of the bots
    nodes: int = 0  # what nets may try for an answer
    nets: dict[str, bytes] = field(default_factory=dict)  # the files of players that are nets

    def rules(self) -> Rules:
        rules: Rules = rules_of(find_game(self.game), self.seats, self.options)
        if not rules.encoded:
            title = rules.game.title
            raise BadOptions(f"{title} has no encoding").said("no-encoding", game=title)
        return rules

    @property
    def teacher(self) -> str:
        return self.learner or self.bots[0]

    def data(self) -> Data:
        """What a shard or a net says of where it comes from."""
        return {
            "game": self.game,
            "seats": self.seats,
            "options": self.rules().options,
            "layout": self.rules().layout.fingerprint,
            "bots": list(self.bots),
            "noise": self.noise,
            "seed": self.seed,
            "learner": self.learner,
            "nodes": self.nodes,
            "nets": {name: digest_of(net) for name, net in self.nets.items()},
        }


def digest_of(net: bytes) -> str:
    return hashlib.sha256(net).hexdigest()[:16]


def blocks_of(layout: Layout[Any]) -> list[str]:
    """What a net looks at: a map hex by hex is too much for a small one."""
    return [block.name for block in layout.blocks if not block.name.startswith(LEFT_OUT)]
