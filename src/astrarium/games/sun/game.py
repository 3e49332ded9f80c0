"""The card of Beyond the Sun."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from astrarium.core.agenda import new_agenda
from astrarium.core.dealing import OpenGame
from astrarium.core.draw.svg import Colours, Style
from astrarium.core.errors import OtherRules
from astrarium.core.frame import MAIN, Frame
from astrarium.core.game import (
    ComponentSet,
    Data,
    Option,
    Options,
    ReasonCard,
    Sentence,
    Shelf,
    Workshop,
)
from astrarium.core.own_sets import own_set
from astrarium.core.position import Question
from astrarium.core.zones import Zone
from astrarium.games.sun import invariants, notation, view
from astrarium.games.sun.component_file import as_file, read_set
from astrarium.games.sun.draw import board as drawing
from astrarium.games.sun.draw.colours import COLOURS
from astrarium.games.sun.draw.gallery import gallery
from astrarium.games.sun.draw.key import key_shelf
from astrarium.games.sun.draw.owners import owner
from astrarium.games.sun.draw.pointing import elements_told
from astrarium.games.sun.flow import Rounds
from astrarium.games.sun.frames.setup import DECKS_STEP, Setup
from astrarium.games.sun.orders import STANDING_ORDERS, ordered
from astrarium.games.sun.own_names import own_names, with_own_names
from astrarium.games.sun.reading import build_rules
from astrarium.games.sun.reasons import REASONS
from astrarium.games.sun.refusals import refuse
from astrarium.games.sun.speak import board, choices, consequences, groups, questions
from astrarium.games.sun.speak import events as telling
from astrarium.games.sun.speak.workshop import SunWorkshop
from astrarium.games.sun.state import Sun, new_position
from astrarium.games.sun.tables import SunRules
from astrarium.parts.content import Entry, read
from astrarium.parts.content import fingerprint as fingerprint_of
from astrarium.parts.frames import frames_of
from astrarium.parts.program_frames import PROGRAM_FRAMES

COMPONENTS = "components"
SHIPPED = "shipped"


class SunGame(OpenGame[SunRules, Sun]):
    def __init__(self) -> None:
        super().__init__(
            name="sun",
            title="Beyond the Sun",
            version="3",
            maturity="alpha",
            seats=(2, 3, 4),
            options=(
                Option("achievements", "draw", ("draw", "first_game")),
                Option("boards", "normal", ("normal", "advanced")),
                Option("factions", "choose", ("choose", "draw")),
                Option("drafting", False, (False, True)),
                Option("start_player", "first_seat", ("first_seat", "chance")),
                Option("overlap", False, (False, True), added=True),
                Option(COMPONENTS, SHIPPED, (SHIPPED,), added=True, own_sets=True),
            ),
        )

    refuse = staticmethod(refuse)
    say = staticmethod(notation.say)
    parse = staticmethod(notation.parse)
    full_data = staticmethod(view.full_data)
    from_data = staticmethod(view.from_data)
    broken = staticmethod(invariants.broken)
    ordered = staticmethod(ordered)
    owner = staticmethod(owner)
    element_of = staticmethod(drawing.element_of)
    key = staticmethod(key_shelf)
    heading_of = staticmethod(choices.heading_of)
    sum_up = staticmethod(telling.sum_up)
    elements_told = staticmethod(elements_told)
    tell_figures = staticmethod(board.tell_figures)
    components = staticmethod(board.components)

    def rules_seen(self, view: Data) -> SunRules:
        return self.rules(view["seats"], {COMPONENTS: SHIPPED, **view["options"]})

    def read_rules(self, seats: int, options: Options) -> SunRules:
        if options[COMPONENTS] == SHIPPED:
            return build_rules(self, seats, options, content(), fingerprint())
        own = own_set(str(options[COMPONENTS]), self.title)
        try:
            rules = build_rules(self, seats, options, own.content, own.fingerprint)
        except ValueError as error:  # it was sound once, under older rules
            message = f"the component set {own.fingerprint[:12]} does not fit these rules: {error}"
            raise OtherRules(message).said("set-unfit", set=own.fingerprint[:12]) from error
        rules.own_names = own_names(own.content, content())
        return rules

    def start(self, rules: SunRules) -> Sun:
        agenda = new_agenda(rules.seats, Rounds(0))
        agenda.push(MAIN, Setup(DECKS_STEP))
        return new_position(rules, agenda)

    def frames(self) -> dict[str, type[Frame[Any]]]:
        own = frames_of("astrarium.games.sun")
        return {**own, **{frame.__name__: frame for frame in PROGRAM_FRAMES}}

    def reasons(self) -> dict[int, ReasonCard]:
        return REASONS

    def standing_orders(self) -> tuple[Option, ...]:
        return STANDING_ORDERS

    def warnings(self, before: Sun, after: Sun, seat: int, events: list[Data]) -> list[Sentence]:
        told = consequences.warnings(before, after, seat, events)
        return [with_own_names(after.rules, each) for each in told]

    def others_may_gain(self, before: Sun, after: Sun, seat: int) -> list[Sentence]:
        told = consequences.others_may_gain(before, after, seat)
        return [with_own_names(after.rules, each) for each in told]

    def component_set(self, given: Data) -> ComponentSet:
        return read_set(given, content())

    def workshop(self) -> Workshop:
        return SunWorkshop(self, content())

    def shipped_set(self) -> Data:
        return content()

    def component_file(self, given: Data) -> Data:
        return as_file(given, content())

    def draw(self, view: Data, style: Style) -> str:
        return drawing.draw(self.rules_seen(view), view, style)

    def zones(self, view: Data, style: Style) -> list[Zone]:
        return drawing.zones(self.rules_seen(view), view, style)

    def colours(self) -> Colours:
        return COLOURS

    def gallery(self, style: Style) -> list[Shelf]:
        return gallery(self.rules(2, {each.name: each.default for each in self.options}), style)

    def ask(self, s: Sun, question: Question) -> Sentence:
        return with_own_names(s.rules, questions.ask(s, question))

    def tell_choice(self, s: Sun, question: Question, choice: int) -> Sentence:
        return with_own_names(s.rules, choices.tell_choice(s, question, choice))

    def tell_event(self, rules: SunRules, event: Data) -> Sentence:
        return with_own_names(rules, telling.tell_event(rules, event))

    def tell_board(self, rules: SunRules, view: Data) -> list[Sentence]:
        return [with_own_names(rules, each) for each in board.tell_board(rules, view)]

    def component_of(self, s: Sun, question: Question, choice: int) -> str:
        return groups.component_of(s, choice)

    def group_of(self, rules: SunRules, key: str) -> str:
        return groups.group_of(rules, key)

    def lay_open(self, s: Sun, question: Question, choice: int) -> list[str]:
        return groups.lay_open(s, question.seat, choice)

    def lot_of(self, s: Sun, question: Question, choice: int) -> str:
        return groups.lot_of(s, choice)

    def sure_of(self, rules: SunRules, key: str) -> str:
        return groups.sure_of(rules, key)

    def tell_component(self, rules: SunRules, key: str) -> Sentence:
        return with_own_names(rules, board.tell_component(rules, key))

    def explain(self, rules: SunRules, key: str) -> list[Sentence]:
        return [with_own_names(rules, each) for each in board.explain(rules, key)]


@lru_cache(maxsize=1)
def fingerprint() -> str:
    return fingerprint_of(content())


@lru_cache(maxsize=1)
def content() -> Entry:
    """The component set."""
    return read("astrarium.games.sun", "content")


GAME = SunGame()
