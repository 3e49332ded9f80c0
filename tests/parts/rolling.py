"""A small game of dice: whoever rolls more sixes with so many dice."""

from __future__ import annotations

from typing import Any, Final

from astrarium.core.agenda import Agenda, new_agenda
from astrarium.core.codec import ints
from astrarium.core.errors import BadNotation
from astrarium.core.frame import DONE, NOT_OFFERED, WAIT, Frame
from astrarium.core.game import Data, Game, Option, Options, ReasonCard, Rules
from astrarium.core.position import Position
from astrarium.core.rng import Rng
from astrarium.parts.dice import Dice, Roll, shows

DICE: Final = Dice("123456")
ROLL: Final = 1 << 12
ONE: Final = 1  # choices of a seat: roll one die, or as many as the option says
MANY: Final = 2


class Rolling(Position[Rules]):
    def __init__(self, rules: Rules, agenda: Agenda, sixes: list[int]) -> None:
        super().__init__(rules, agenda, 0)
        self.sixes = sixes

    def clone(self) -> Rolling:
        return Rolling(self.rules, self.agenda.clone(), self.sixes[:])

    def scores(self) -> list[int]:
        return self.sixes[:]


class Turn(Frame[Rolling]):
    def __init__(self, number: int) -> None:
        self.number = number

    def data(self) -> list[int]:
        return [self.number]

    def seat(self, s: Rolling) -> int:
        return self.number

    def advance(self, s: Rolling, lane: int) -> int:
        return WAIT if self.number < len(s.sixes) else DONE

    def candidates(self, s: Rolling) -> list[int]:
        return [ONE, MANY]

    def take(self, s: Rolling, lane: int, choice: int) -> None:
        s.replace(lane, Turn(self.number + 1))
        dice = int(s.rules.options["dice"]) if choice == MANY else 1
        s.push(lane, RollSixes(self.number, dice, 0))


class RollSixes(Roll[Rolling]):
    def __init__(self, who: int, left: int, counts: int) -> None:
        super().__init__(left, counts)
        self.who = who

    def data(self) -> list[int]:
        return [self.who, self.left, self.counts]

    def dice(self, s: Rolling) -> Dice:
        return DICE

    def verb(self) -> int:
        return ROLL

    def going_on(self, left: int, counts: int) -> RollSixes:
        return RollSixes(self.who, left, counts)

    def done(self, s: Rolling, lane: int, counts: int) -> None:
        s.sixes[self.who] += shows(counts, 5)
        for face in range(6):
            s.tell("rolled", self.who, shows(counts, face), face, "rolling.dice")


class RollingGame(Game[Rules, Rolling]):
    def __init__(self) -> None:
        dice = Option("dice", 3, (3, 8, 9, 32))
        super().__init__("rolling", "Rolling", "1", "test", (2,), (dice,))

    def rules(self, seats: int, options: Options) -> Rules:
        return Rules(self, seats, options, "rolling-1")

    def start(self, rules: Rules) -> Rolling:
        return Rolling(rules, new_agenda(rules.seats, Turn(0)), [0] * rules.seats)

    def frames(self) -> dict[str, type[Frame[Any]]]:
        return {"Turn": Turn, "RollSixes": RollSixes}

    def reasons(self) -> dict[int, ReasonCard]:
        return {NOT_OFFERED: ReasonCard("not-offered", "rolling.turn")}

    def say(self, rules: Rules, choice: int) -> str:
        if choice >= ROLL:
            return "roll " + DICE.say(choice - ROLL)
        if choice not in (ONE, MANY):
            raise BadNotation(f"{choice} is no choice of this game")
        return "one" if choice == ONE else "many"

    def parse(self, rules: Rules, text: str) -> list[int]:
        if text.startswith("roll "):
            return [ROLL + DICE.parse(text.removeprefix("roll "))]
        if text not in ("one", "many"):
            raise BadNotation(f"'{text}' is no choice of this game")
        return [ONE if text == "one" else MANY]

    def state_data(self, s: Rolling, eyes: int | None) -> Data:
        return {"sixes": list(s.sixes)}

    def full_data(self, s: Rolling) -> Data:
        return {"sixes": list(s.sixes)}

    def from_data(self, rules: Rules, data: Data) -> Rolling:
        return Rolling(rules, new_agenda(rules.seats, Turn(0)), ints(data["sixes"]))

    def fill_in(self, rules: Rules, seen: Data, eyes: int | None, rng: Rng) -> Data:
        return seen

    def broken(self, s: Rolling) -> list[str]:
        return [] if all(0 <= six <= 32 for six in s.sixes) else ["sixes are dice"]


GAME: Final = RollingGame()
