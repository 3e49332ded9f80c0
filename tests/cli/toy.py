"""A toy game: two seats take one or two counters in turn until none of five is left."""

from __future__ import annotations

from typing import Any

from astrarium.core.agenda import Agenda, new_agenda
from astrarium.core.errors import BadNotation
from astrarium.core.frame import DONE, WAIT, Frame
from astrarium.core.game import Data, Game, Options, ReasonCard, Rules
from astrarium.core.position import Position

TOO_MANY = 2


class Counters(Position[Rules]):
    def __init__(self, rules: Rules, agenda: Agenda, turn: int, taken: list[int]) -> None:
        super().__init__(rules, agenda, 0)
        self.turn = turn
        self.taken = taken

    @property
    def left(self) -> int:
        return 5 - sum(self.taken)

    def clone(self) -> Counters:
        return Counters(self.rules, self.agenda.clone(), self.turn, list(self.taken))

    def scores(self) -> list[int]:
        return list(self.taken)


class Take(Frame[Any]):
    def seat(self, s: Any) -> int:
        return s.turn % 2

    def advance(self, s: Any, lane: int) -> int:
        return WAIT if s.left else DONE

    def candidates(self, s: Any) -> list[int]:
        return [1, 2]

    def reason(self, s: Any, choice: int) -> int:
        return TOO_MANY if choice > s.left else 0

    def take(self, s: Any, lane: int, choice: int) -> None:
        s.taken[s.turn % 2] += choice
        s.turn += 1


class ToyGame(Game[Rules, Counters]):
    def __init__(self) -> None:
        super().__init__("toy", "Toy", "1", "toy", (2,), ())

    def rules(self, seats: int, options: Options) -> Rules:
        return Rules(self, seats, options, "none")

    def start(self, rules: Rules) -> Counters:
        return Counters(rules, new_agenda(2, Take()), 0, [0, 0])

    def frames(self) -> dict[str, type[Frame[Any]]]:
        return {"take": Take}

    def reasons(self) -> dict[int, ReasonCard]:
        return {TOO_MANY: ReasonCard("too-many", "toy.take.no-more-than-left")}

    def say(self, rules: Rules, choice: int) -> str:
        return f"take {choice}"

    def parse(self, rules: Rules, text: str) -> list[int]:
        if text not in ("take 1", "take 2"):
            raise BadNotation(f"'{text}' is no choice of this game")
        return [int(text[-1])]

    def state_data(self, s: Any, eyes: int | None) -> Data:
        return {"turn": s.turn, "taken": s.taken}
