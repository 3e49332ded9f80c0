"""What is to be learnt: the rules, who plays the games, which blocks a net sees."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from astrarium.core.errors import BadOptions
from astrarium.core.game import Data, Options, Rules, rules_of
from astrarium.core.layout import Layout
from astrarium.games import find_game

LEFT_OUT = ("map.", "question.")  # families of blocks that a value of round ends does without


@dataclass(frozen=True)
class Course:
    """The games of a course depend on nothing else, so that data can be gone on with."""

    game: str
    seats: int
    options: Options
    bots: tuple[str, ...]  # drawn for every seat of every game
    noise: float  # the share of decisions that are made at random
    seed: int

    def rules(self) -> Rules:
        rules: Rules = rules_of(find_game(self.game), self.seats, self.options)
        if not rules.encoded:
            title = rules.game.title
            raise BadOptions(f"{title} has no encoding").said("no-encoding", game=title)
        return rules

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
        }


def blocks_of(layout: Layout[Any]) -> list[str]:
    """What a value of round ends looks at. The question is always the same there, and a map hex
    by hex is too much for a small net."""
    return [block.name for block in layout.blocks if not block.name.startswith(LEFT_OUT)]
