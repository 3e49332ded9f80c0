"""The card of Gaia Project."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from astrarium.core.agenda import new_agenda
from astrarium.core.dealing import OpenGame
from astrarium.core.draw.svg import Colours, Style
from astrarium.core.frame import Frame
from astrarium.core.game import Data, Option, Options, ReasonCard, Shelf
from astrarium.core.zones import Zone
from astrarium.games.gaia import encoding, invariants, notation, view
from astrarium.games.gaia.content.schema import SCHEMA
from astrarium.games.gaia.draw import board as drawing
from astrarium.games.gaia.draw import owners
from astrarium.games.gaia.draw.colours import COLOURS
from astrarium.games.gaia.draw.gallery import gallery
from astrarium.games.gaia.draw.key import key_shelf
from astrarium.games.gaia.draw.pointing import elements_told
from astrarium.games.gaia.families import families_of
from astrarium.games.gaia.flow import INCOME, Round
from astrarium.games.gaia.frames.setup import BOARD, Setup
from astrarium.games.gaia.orders import STANDING_ORDERS, order_concerns, ordered, orders_here
from astrarium.games.gaia.reasons import REASONS
from astrarium.games.gaia.refusals import METHODS, refuse
from astrarium.games.gaia.speak import (
    board,
    choices,
    composing,
    consequences,
    events,
    ids,
    questions,
)
from astrarium.games.gaia.state import POSITION, Gaia, clockwise_from, new_position
from astrarium.games.gaia.tables import GaiaRules
from astrarium.games.gaia.words import TOKEN_KINDS
from astrarium.parts.content import Entry, check, read
from astrarium.parts.content import fingerprint as fingerprint_of
from astrarium.parts.frames import frames_of


def start_position(rules: GaiaRules) -> Gaia:
    agenda = new_agenda(rules.seats, Round(INCOME))
    agenda.push(0, Setup(BOARD))
    s = new_position(rules, agenda)
    s.token_supply = [int(rules.tokens[kind].copies) for kind in range(TOKEN_KINDS)]
    s.order = clockwise_from(0, rules.seats)
    return s


class GaiaGame(OpenGame[GaiaRules, Gaia]):
    def __init__(self) -> None:
        super().__init__(
            name="gaia",
            title="Gaia Project",
            version="2",
            maturity="beta",
            seats=(1, 2, 3, 4),
            options=(
                Option("board", "first_game", ("first_game", *METHODS)),
                Option("board_by", "chance", ("chance", "last_player", "players")),
                Option("small_board", False, (False, True)),
                Option("factions", "free", ("free", "first_game")),
                Option("mines", "free", ("free", "first_game")),
                Option("turn_order", "clockwise", ("clockwise", "passing")),
                Option("start_player", "first_seat", ("first_seat", "chance")),
            ),
        )

    refuse = staticmethod(refuse)
    start = staticmethod(start_position)
    encode = staticmethod(encoding.encode)
    say = staticmethod(notation.say)
    parse = staticmethod(notation.parse)

    from_data = staticmethod(view.from_data)
    broken = staticmethod(invariants.broken)
    ordered = staticmethod(ordered)
    order_concerns = staticmethod(order_concerns)
    orders_here = staticmethod(orders_here)

    warnings = staticmethod(consequences.warnings)
    others_may_gain = staticmethod(consequences.others_may_gain)
    is_extra = staticmethod(composing.is_extra)
    extras = staticmethod(composing.extras)
    usual = staticmethod(composing.usual)
    wholes = staticmethod(composing.wholes)
    ending = staticmethod(composing.ending)
    carried = staticmethod(composing.carried)

    key = staticmethod(key_shelf)
    owner = staticmethod(owners.owner)
    called = staticmethod(owners.called)
    element_of = staticmethod(drawing.element_of)
    elements_told = staticmethod(elements_told)

    ask = staticmethod(questions.ask)
    tell_choice = staticmethod(choices.tell_choice)
    heading_of = staticmethod(choices.heading_of)
    tell_event = staticmethod(events.tell_event)
    tell_place = staticmethod(ids.tell_place)
    sum_up = staticmethod(events.sum_up)
    tell_board = staticmethod(board.tell_board)
    tell_figures = staticmethod(board.tell_figures)
    components = staticmethod(board.components)
    tell_component = staticmethod(board.tell_component)
    explain = staticmethod(board.explain)

    def read_rules(self, seats: int, options: Options) -> GaiaRules:
        rules = GaiaRules(self, seats, options, content(), fingerprint())
        rules.families = families_of(rules)
        return rules

    def frames(self) -> dict[str, type[Frame[Any]]]:
        return frames_of("astrarium.games.gaia")

    def reasons(self) -> dict[int, ReasonCard]:
        return REASONS

    def full_data(self, s: Gaia) -> Data:
        return POSITION.full(s)

    def standing_orders(self) -> tuple[Option, ...]:
        return STANDING_ORDERS

    def draw(self, view: Data, style: Style) -> str:
        return drawing.draw(self.rules_seen(view), view, style)

    def zones(self, view: Data, style: Style) -> list[Zone]:
        return drawing.zones(self.rules_seen(view), view, style)

    def colours(self) -> Colours:
        return COLOURS

    def gallery(self, style: Style) -> list[Shelf]:
        return gallery(self.rules(4, {each.name: each.default for each in self.options}), style)


@lru_cache(maxsize=1)
def fingerprint() -> str:
    return fingerprint_of(content())


@lru_cache(maxsize=1)
def content() -> Entry:
    """The component set."""
    package = "astrarium.games.gaia"
    found = {**read(package, "content"), "factions": read(package, "content", "factions")}
    for name, schema in SCHEMA.items():
        check(found[name], schema, f"{name}.toml")
    return found


GAME = GaiaGame()
