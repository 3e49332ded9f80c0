"""The card of Gaia Project."""

from __future__ import annotations

import importlib
import pkgutil
from functools import lru_cache
from typing import Any

from astrarium.core.agenda import new_agenda
from astrarium.core.errors import AstrariumError
from astrarium.core.frame import Frame
from astrarium.core.game import (
    Carried,
    Data,
    Game,
    Option,
    Options,
    Owner,
    ReasonCard,
    Sentence,
    Whole,
)
from astrarium.core.position import Question
from astrarium.core.rng import Rng
from astrarium.core.svg import Colours, Style
from astrarium.core.zones import Zone
from astrarium.games.gaia import invariants, notation, view
from astrarium.games.gaia.content import factions
from astrarium.games.gaia.content.schema import SCHEMA
from astrarium.games.gaia.draw import board as drawing
from astrarium.games.gaia.draw import owners
from astrarium.games.gaia.draw.colours import COLOURS
from astrarium.games.gaia.draw.pointing import elements_told
from astrarium.games.gaia.effects import build_rules
from astrarium.games.gaia.flow import INCOME, ActionPhase, Round
from astrarium.games.gaia.frames.charge import Charging
from astrarium.games.gaia.frames.federation import ChooseToken, FormFederation, GainToken
from astrarium.games.gaia.frames.gaia_phase import GaiaPhase
from astrarium.games.gaia.frames.income import PowerIncome
from astrarium.games.gaia.frames.lost_planet import LostPlanet
from astrarium.games.gaia.frames.mine import BuildWith
from astrarium.games.gaia.frames.rescore import ScoreToken
from astrarium.games.gaia.frames.setup import (
    BOARD,
    ArrangeTile,
    ChooseFaction,
    DealStartPlayer,
    DealTile,
    DealTiles,
    FirstBooster,
    FirstStructure,
    Setup,
)
from astrarium.games.gaia.frames.tech import CoverTile, GainedStep, TakeTile, TileStep
from astrarium.games.gaia.frames.tokens import GiveTokens
from astrarium.games.gaia.frames.turn import Turn
from astrarium.games.gaia.orders import STANDING_ORDERS, ordered
from astrarium.games.gaia.power import MoveBrainstone
from astrarium.games.gaia.reasons import REASONS
from astrarium.games.gaia.refusals import METHODS, refuse
from astrarium.games.gaia.speak import board, choices, composing, consequences, events, questions
from astrarium.games.gaia.speak.events import sum_up
from astrarium.games.gaia.state import POSITION, Gaia, clockwise_from, new_position
from astrarium.games.gaia.tables import GaiaRules
from astrarium.games.gaia.words import TOKEN_KINDS
from astrarium.parts.content import Entry, check, read
from astrarium.parts.content import fingerprint as fingerprint_of

FRAMES: tuple[type[Frame[Any]], ...] = (
    Setup,
    DealStartPlayer,
    DealTile,
    ArrangeTile,
    DealTiles,
    ChooseFaction,
    FirstStructure,
    FirstBooster,
    Round,
    PowerIncome,
    GaiaPhase,
    ActionPhase,
    Turn,
    BuildWith,
    GiveTokens,
    MoveBrainstone,
    TakeTile,
    CoverTile,
    TileStep,
    GainedStep,
    LostPlanet,
    FormFederation,
    ChooseToken,
    GainToken,
    ScoreToken,
    Charging,
)


class GaiaGame(Game[GaiaRules, Gaia]):
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

    def refuse(self, seats: int, options: Options) -> AstrariumError | None:
        return refuse(seats, options)

    def rules(self, seats: int, options: Options) -> GaiaRules:
        return rules_of(seats, tuple(sorted(options.items())))

    def start(self, rules: GaiaRules) -> Gaia:
        return start_position(rules)

    def frames(self) -> dict[str, type[Frame[Any]]]:
        return {frame.__name__: frame for frame in (*FRAMES, *faction_frames())}

    def reasons(self) -> dict[int, ReasonCard]:
        return REASONS

    def say(self, rules: GaiaRules, choice: int) -> str:
        return notation.say(rules, choice)

    def parse(self, rules: GaiaRules, text: str) -> list[int]:
        return notation.parse(rules, text)

    def state_data(self, s: Gaia, eyes: int | None) -> Data:
        return POSITION.full(s)

    def full_data(self, s: Gaia) -> Data:
        return POSITION.full(s)

    def from_data(self, rules: GaiaRules, data: Data) -> Gaia:
        return view.from_data(rules, data)

    def fill_in(self, rules: GaiaRules, seen: Data, eyes: int | None, rng: Rng) -> Data:
        """Nothing is hidden."""
        return seen

    def deal_anew(self, s: Gaia, eyes: int | None, rng: Rng) -> Gaia:
        """Nothing is hidden."""
        return s.clone()

    def broken(self, s: Gaia) -> list[str]:
        return invariants.broken(s)

    def ordered(self, s: Gaia, lane: int, orders: Data) -> int:
        return ordered(s, lane, orders)

    def standing_orders(self) -> tuple[Option, ...]:
        return STANDING_ORDERS

    def warnings(self, before: Gaia, after: Gaia, seat: int, events: list[Data]) -> list[Sentence]:
        return consequences.warnings(before, after, seat, events)

    def others_may_gain(self, before: Gaia, after: Gaia, seat: int) -> list[Sentence]:
        return consequences.others_may_gain(after, seat)

    def is_extra(self, rules: GaiaRules, choice: int) -> bool:
        return composing.is_extra(choice)

    def extras(self, s: Gaia, question: Question) -> list[int]:
        return composing.extras(s, question)

    def usual(self, s: Gaia, question: Question) -> list[int]:
        return composing.usual(s, question)

    def wholes(self, s: Gaia, question: Question) -> list[Whole]:
        return composing.wholes(s, question)

    def ending(self, s: Gaia, question: Question) -> int:
        return composing.ending(s, question)

    def carried(self, s: Gaia, question: Question, choice: int) -> Carried | None:
        return composing.carried(choice)

    def colours(self) -> Colours:
        return COLOURS

    def draw(self, view: Data, style: Style) -> str:
        rules = rules_of(view["seats"], tuple(sorted(view["options"].items())))
        return drawing.draw(rules, view, style)

    def zones(self, view: Data, style: Style) -> list[Zone]:
        rules = rules_of(view["seats"], tuple(sorted(view["options"].items())))
        return drawing.zones(rules, view, style)

    def owner(self, rules: GaiaRules, view: Data, seat: int) -> Owner | None:
        return owners.owner(rules, view, seat)

    def element_of(self, rules: GaiaRules, seat: int, choice: int) -> str:
        return drawing.element_of(rules, seat, choice)

    def ask(self, s: Gaia, question: Question) -> Sentence:
        return questions.ask(s, question)

    def tell_choice(self, s: Gaia, question: Question, choice: int) -> Sentence:
        return choices.tell_choice(s, question, choice)

    def heading_of(self, rules: GaiaRules, choice: int) -> Sentence:
        return choices.heading_of(choice)

    def tell_event(self, rules: GaiaRules, event: Data) -> Sentence:
        return events.tell_event(rules, event)

    def sum_up(self, rules: GaiaRules, events: list[Data]) -> list[Data]:
        return sum_up(events)

    def elements_told(self, rules: GaiaRules, event: Data) -> list[str]:
        return elements_told(rules, event)

    def tell_board(self, rules: GaiaRules, view: Data) -> list[Sentence]:
        return board.tell_board(rules, view)

    def tell_figures(self, rules: GaiaRules, view: Data, seat: int) -> list[tuple[Sentence, int]]:
        return board.tell_figures(view, seat)

    def components(self, rules: GaiaRules) -> dict[str, str]:
        return board.components(rules)

    def tell_component(self, rules: GaiaRules, key: str) -> Sentence:
        return board.tell_component(rules, key)

    def explain(self, rules: GaiaRules, key: str) -> list[Sentence]:
        return board.explain(rules, key)


@lru_cache(maxsize=1)
def faction_frames() -> tuple[type[Frame[Any]], ...]:
    """The questions that only one faction's player is asked, from the factions' modules."""
    frames: list[type[Frame[Any]]] = []
    for found in pkgutil.iter_modules(factions.__path__):
        module = importlib.import_module(f"{factions.__name__}.{found.name}")
        frames += getattr(module, "FRAMES", ())
    return tuple(frames)


@lru_cache(maxsize=64)
def rules_of(seats: int, options: tuple[tuple[str, bool | int | str], ...]) -> GaiaRules:
    return build_rules(GAME, seats, dict(options), content(), fingerprint())


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


def start_position(rules: GaiaRules) -> Gaia:
    agenda = new_agenda(rules.seats, Round(INCOME))
    agenda.push(0, Setup(BOARD))
    s = new_position(rules, agenda)
    s.token_supply = [int(rules.tokens[kind].copies) for kind in range(TOKEN_KINDS)]
    s.order = clockwise_from(0, rules.seats)
    return s


GAME = GaiaGame()
