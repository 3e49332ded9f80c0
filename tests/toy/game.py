"""The toy's card."""

from __future__ import annotations

from typing import Any

from astrarium.core.agenda import new_agenda
from astrarium.core.draw.svg import Style
from astrarium.core.errors import AstrariumError, BadOptions
from astrarium.core.events import Family
from astrarium.core.frame import Frame
from astrarium.core.game import Data, Encoding, Game, Option, Options, ReasonCard, Rules
from astrarium.core.rng import Rng
from tests.toy import encoding, invariants, notation, reasons, view
from tests.toy.draw import board
from tests.toy.flow import Round, Setup
from tests.toy.frames.bids import Bid, Stake
from tests.toy.frames.council import Council, DigUp, Peek
from tests.toy.frames.draws import AskWeather, BuryCard, DealCards, ShowCard
from tests.toy.frames.work import LightLamp, PayCards, Work
from tests.toy.state import A_LAMP, CALM, COPIES, KINDS, NO_CARD, Seat, ToyState, new_seat

FRAMES: dict[str, type[Frame[Any]]] = {
    kind.__name__: kind
    for kind in (
        AskWeather,
        Bid,
        BuryCard,
        Council,
        DealCards,
        DigUp,
        LightLamp,
        PayCards,
        Peek,
        Round,
        Setup,
        ShowCard,
        Stake,
        Work,
    )
}
FAMILIES = (
    Family("card", 0, [str(kind + 1) for kind in range(KINDS)]),
    Family("lamp", A_LAMP, ["red", "blue"]),
)
WEATHER = Option("weather", True, (False, True))
SEAT_FIELDS = ("hand", "cellar", "coins", "points", "lamps", "bid", "stake", "knows_buried")


class ToyGame(Game[Rules, ToyState]):
    def __init__(self) -> None:
        super().__init__("toy", "Toy", "1", "test", (2, 3, 4), (WEATHER,))

    def refuse(self, seats: int, options: Options) -> AstrariumError | None:
        if seats == 2 and options["weather"]:
            return BadOptions("two seats are too few for weather")
        return None

    def rules(self, seats: int, options: Options) -> Rules:
        rules = Rules(self, seats, options, "toy-components-1")
        rules.families = FAMILIES
        return rules

    def start(self, rules: Rules) -> ToyState:
        seats = [new_seat() for _ in range(rules.seats)]
        deck = [COPIES] * KINDS
        agenda = new_agenda(rules.seats, Setup())
        return ToyState(rules, agenda, 0, seats, deck, [0] * KINDS, NO_CARD, NO_CARD, CALM)

    def frames(self) -> dict[str, type[Frame[Any]]]:
        return FRAMES

    def reasons(self) -> dict[int, ReasonCard]:
        return reasons.CARDS

    def say(self, rules: Rules, choice: int) -> str:
        return notation.say(choice)

    def parse(self, rules: Rules, text: str) -> list[int]:
        return notation.parse(text)

    def state_data(self, s: ToyState, eyes: int | None) -> Data:
        return view.show(s, eyes)

    def full_data(self, s: ToyState) -> Data:
        return view.full(s)

    def from_data(self, rules: Rules, data: Data) -> ToyState:
        seats = [Seat(*[seat[field] for field in SEAT_FIELDS]) for seat in data["seats"]]
        return ToyState(
            rules,
            new_agenda(rules.seats, Setup()),
            0,
            [seat.clone() for seat in seats],
            list(data["deck"]),
            list(data["discards"]),
            data["buried"],
            data["shown"],
            data["weather"],
        )

    def encode(self, rules: Rules) -> Encoding:
        return encoding.encode(rules)

    def fill_in(self, rules: Rules, seen: Data, eyes: int | None, rng: Rng) -> Data:
        return view.fill_in(rules, seen, eyes, rng)

    def broken(self, s: ToyState) -> list[str]:
        return invariants.broken(s)

    def draw(self, view: Data, style: Style) -> str:
        return board.draw(view)


GAME = ToyGame()


def find_toy(name: str) -> ToyGame:
    """Whatever the name: the tests have one game."""
    return GAME
