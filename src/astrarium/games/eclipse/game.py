"""The card of Eclipse: New Dawn for the Galaxy."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from astrarium.core.agenda import new_agenda
from astrarium.core.draw.svg import Colours, Style
from astrarium.core.frame import Frame
from astrarium.core.game import Data, Game, Option, Options, ReasonCard, Shelf
from astrarium.core.zones import Zone
from astrarium.games.eclipse import invariants, notation, view
from astrarium.games.eclipse.draw import board as drawing
from astrarium.games.eclipse.draw.colours import COLOURS
from astrarium.games.eclipse.draw.gallery import gallery
from astrarium.games.eclipse.draw.key import key_shelf
from astrarium.games.eclipse.draw.owners import called, owner
from astrarium.games.eclipse.draw.pointing import elements_told
from astrarium.games.eclipse.effects import build_rules
from astrarium.games.eclipse.flow import ACTION, Round
from astrarium.games.eclipse.frames.setup import PIECES, Setup
from astrarium.games.eclipse.orders import STANDING_ORDERS, ordered
from astrarium.games.eclipse.reasons import REASONS
from astrarium.games.eclipse.speak import (
    bench,
    board,
    choices,
    composing,
    consequences,
    events,
    questions,
)
from astrarium.games.eclipse.state import Eclipse, new_position
from astrarium.games.eclipse.tables import EclipseRules
from astrarium.parts.content import fingerprint, read
from astrarium.parts.frames import frames_of


class EclipseGame(Game[EclipseRules, Eclipse]):
    def __init__(self) -> None:
        super().__init__(
            name="eclipse",
            title="Eclipse",
            version="2",
            maturity="alpha",
            seats=(2, 3, 4, 5, 6),
            options=(
                Option("species", "terrans", ("terrans", "choice", "draw", "mixed")),
                Option("start_player", "first_seat", ("first_seat", "chance")),
            ),
        )

    say = staticmethod(notation.say)
    parse = staticmethod(notation.parse)
    state_data = staticmethod(view.seen_data)
    full_data = staticmethod(view.full_data)
    from_data = staticmethod(view.from_data)
    fill_in = staticmethod(view.fill_in)
    broken = staticmethod(invariants.broken)
    ordered = staticmethod(ordered)
    warnings = staticmethod(consequences.warnings)
    element_of = staticmethod(drawing.element_of)
    carried = staticmethod(composing.carried)
    takes_away = staticmethod(composing.takes_away)
    key = staticmethod(key_shelf)
    owner = staticmethod(owner)
    called = staticmethod(called)
    bench_title = staticmethod(bench.title)
    bench = staticmethod(bench.tried)
    ask = staticmethod(questions.ask)
    tell_choice = staticmethod(choices.tell_choice)
    heading_of = staticmethod(choices.heading_of)
    tell_event = staticmethod(events.tell_event)
    sum_up = staticmethod(events.sum_up)
    elements_told = staticmethod(elements_told)
    tell_board = staticmethod(board.tell_board)
    tell_figures = staticmethod(board.tell_figures)
    components = staticmethod(board.components)
    tell_component = staticmethod(board.tell_component)
    explain = staticmethod(board.explain)

    def read_rules(self, seats: int, options: Options) -> EclipseRules:
        return build_rules(self, seats, options, content(), fingerprint(content()))

    def start(self, rules: EclipseRules) -> Eclipse:
        agenda = new_agenda(rules.seats, Round(ACTION))
        agenda.push(0, Setup(PIECES))
        return new_position(rules, agenda)

    def frames(self) -> dict[str, type[Frame[Any]]]:
        return frames_of("astrarium.games.eclipse")

    def reasons(self) -> dict[int, ReasonCard]:
        return REASONS

    def standing_orders(self) -> tuple[Option, ...]:
        return STANDING_ORDERS

    def draw(self, view: Data, style: Style) -> str:
        return drawing.draw(self.rules_seen(view), view, style)

    def zones(self, view: Data, style: Style) -> list[Zone]:
        return drawing.zones(self.rules_seen(view), view, style)

    def colours(self) -> Colours:
        return COLOURS

    def gallery(self, style: Style) -> list[Shelf]:
        return gallery(self.rules(2, {each.name: each.default for each in self.options}), style)


@lru_cache(maxsize=1)
def content() -> dict[str, Any]:
    return read("astrarium.games.eclipse", "content")


GAME = EclipseGame()
