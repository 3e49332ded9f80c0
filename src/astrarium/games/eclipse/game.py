"""The card of Eclipse: New Dawn for the Galaxy."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from astrarium.core.agenda import new_agenda
from astrarium.core.frame import Frame
from astrarium.core.game import Bench, Carried, Data, Game, Option, Options, ReasonCard, Sentence
from astrarium.core.position import Question
from astrarium.core.rng import Rng
from astrarium.core.svg import Colours, Style
from astrarium.core.zones import Zone
from astrarium.games.eclipse import flow, invariants, notation, view
from astrarium.games.eclipse.draw import board as drawing
from astrarium.games.eclipse.draw.colours import COLOURS
from astrarium.games.eclipse.draw.pointing import elements_told
from astrarium.games.eclipse.effects import build_rules
from astrarium.games.eclipse.flow import ACTION, Round
from astrarium.games.eclipse.frames import (
    aftermath,
    artifacts,
    battle,
    build,
    cubes,
    dice,
    diplomacy,
    discovery,
    explore,
    influence,
    move,
    reputation,
    research,
    setup,
    turn,
    upgrade,
    upkeep,
)
from astrarium.games.eclipse.frames.setup import PIECES, Setup
from astrarium.games.eclipse.orders import STANDING_ORDERS, ordered
from astrarium.games.eclipse.reasons import REASONS
from astrarium.games.eclipse.speak import bench, board, choices, consequences, events, questions
from astrarium.games.eclipse.speak.events import sum_up
from astrarium.games.eclipse.state import Eclipse, new_position
from astrarium.games.eclipse.tables import EclipseRules
from astrarium.parts.content import fingerprint, read
from astrarium.parts.told import text

WITH_FRAMES = (
    aftermath,
    artifacts,
    battle,
    build,
    cubes,
    dice,
    diplomacy,
    discovery,
    explore,
    flow,
    influence,
    move,
    reputation,
    research,
    setup,
    turn,
    upgrade,
    upkeep,
)


class EclipseGame(Game[EclipseRules, Eclipse]):
    def __init__(self) -> None:
        super().__init__(
            name="eclipse",
            title="Eclipse",
            version="1",
            maturity="alpha",
            seats=(2, 3, 4, 5, 6),
            options=(
                Option("species", "terrans", ("terrans", "choice", "draw", "mixed")),
                Option("start_player", "first_seat", ("first_seat", "chance")),
            ),
        )

    def rules(self, seats: int, options: Options) -> EclipseRules:
        return rules_of(seats, tuple(sorted(options.items())))

    def start(self, rules: EclipseRules) -> Eclipse:
        agenda = new_agenda(rules.seats, Round(ACTION))
        agenda.push(0, Setup(PIECES))
        return new_position(rules, agenda)

    def frames(self) -> dict[str, type[Frame[Any]]]:
        return {frame.__name__: frame for module in WITH_FRAMES for frame in module.FRAMES}

    def reasons(self) -> dict[int, ReasonCard]:
        return REASONS

    def say(self, rules: EclipseRules, choice: int) -> str:
        return notation.say(rules, choice)

    def parse(self, rules: EclipseRules, text: str) -> list[int]:
        return notation.parse(rules, text)

    def state_data(self, s: Eclipse, eyes: int | None) -> Data:
        return view.seen_data(s, eyes)

    def full_data(self, s: Eclipse) -> Data:
        return view.full_data(s)

    def from_data(self, rules: EclipseRules, data: Data) -> Eclipse:
        return view.from_data(rules, data)

    def fill_in(self, rules: EclipseRules, seen: Data, eyes: int | None, rng: Rng) -> Data:
        return view.fill_in(rules, seen, eyes, rng)

    def broken(self, s: Eclipse) -> list[str]:
        return invariants.broken(s)

    def ordered(self, s: Eclipse, lane: int, orders: Data) -> int:
        return ordered(s, lane, orders)

    def standing_orders(self) -> tuple[Option, ...]:
        return STANDING_ORDERS

    def warnings(
        self, before: Eclipse, after: Eclipse, seat: int, events: list[Data]
    ) -> list[Sentence]:
        return consequences.warnings(before, after, seat)

    def colours(self) -> Colours:
        return COLOURS

    def draw(self, view: Data, style: Style) -> str:
        rules = rules_of(view["seats"], tuple(sorted(view["options"].items())))
        return drawing.draw(rules, view, style)

    def zones(self, view: Data, style: Style) -> list[Zone]:
        rules = rules_of(view["seats"], tuple(sorted(view["options"].items())))
        return drawing.zones(rules, view, style)

    def bench_title(self, rules: EclipseRules) -> Sentence:
        return text("bench-title")

    def bench(self, rules: EclipseRules, view: Data, chosen: dict[str, str]) -> Bench | None:
        return bench.tried(rules, view, chosen)

    def carried(self, s: Eclipse, question: Question, choice: int) -> Carried | None:
        return drawing.carried(choice)

    def element_of(self, rules: EclipseRules, seat: int, choice: int) -> str:
        return drawing.element_of(rules, seat, choice)

    def ask(self, s: Eclipse, question: Question) -> Sentence:
        return questions.ask(s, question)

    def tell_choice(self, s: Eclipse, question: Question, choice: int) -> Sentence:
        return choices.tell_choice(s, question, choice)

    def heading_of(self, rules: EclipseRules, choice: int) -> Sentence:
        return choices.heading_of(choice)

    def tell_event(self, rules: EclipseRules, event: Data) -> Sentence:
        return events.tell_event(rules, event)

    def sum_up(self, rules: EclipseRules, events: list[Data]) -> list[Data]:
        return sum_up(events)

    def elements_told(self, rules: EclipseRules, event: Data) -> list[str]:
        return elements_told(rules, event)

    def tell_board(self, rules: EclipseRules, view: Data) -> list[Sentence]:
        return board.tell_board(rules, view)

    def tell_figures(
        self, rules: EclipseRules, view: Data, seat: int
    ) -> list[tuple[Sentence, int]]:
        return board.tell_figures(rules, view, seat)

    def components(self, rules: EclipseRules) -> dict[str, str]:
        return board.components(rules)

    def tell_component(self, rules: EclipseRules, key: str) -> Sentence:
        return board.tell_component(rules, key)

    def explain(self, rules: EclipseRules, key: str) -> list[Sentence]:
        return board.explain(rules, key)


@lru_cache(maxsize=64)
def rules_of(seats: int, options: tuple[tuple[str, bool | int | str], ...]) -> EclipseRules:
    return build_rules(GAME, seats, dict(options), content(), fingerprint(content()))


@lru_cache(maxsize=1)
def content() -> dict[str, Any]:
    return read("astrarium.games.eclipse", "content")


GAME = EclipseGame()
