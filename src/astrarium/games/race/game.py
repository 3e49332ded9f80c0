"""The card of Race for the Galaxy."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from librt.vecs import vec
from mypy_extensions import u8

from astrarium.core.agenda import new_agenda
from astrarium.core.errors import AstrariumError
from astrarium.core.frame import Frame
from astrarium.core.game import Data, Game, Option, Options, ReasonCard, Rules, Sentence
from astrarium.core.position import Question
from astrarium.core.rng import Rng
from astrarium.core.svg import Colours, Style
from astrarium.games.race import notation, view
from astrarium.games.race.content import EXPANSIONS, NO_EXPANSION, content, solo_content
from astrarium.games.race.draft.frames.draft import WORLDS as DRAFT_WORLDS
from astrarium.games.race.draft.frames.draft import (
    BeginWith,
    DealPacket,
    DealTwoWorlds,
    DraftSet,
    DraftSetup,
    PickCard,
)
from astrarium.games.race.draw import board as drawing
from astrarium.games.race.draw.colours import COLOURS
from astrarium.games.race.effects import Card, build_rules
from astrarium.games.race.extras import new_extras
from astrarium.games.race.flow import CHOOSE, PhaseOver, Round
from astrarium.games.race.frames.choose import ChooseAction
from astrarium.games.race.frames.consume import (
    ConsumeLane,
    Gamble,
    HandForVp,
    UsePowers,
)
from astrarium.games.race.frames.deck import Draw, Flip, NewGood, NewProduct
from astrarium.games.race.frames.develop import (
    ChooseDevelopment,
    Development,
    OrbDevelopment,
    SecondTeam,
    TokensForDevelopment,
)
from astrarium.games.race.frames.eat import EatGoods
from astrarium.games.race.frames.explore import KeepCards, LookAtCards
from astrarium.games.race.frames.hand import DiscardCards
from astrarium.games.race.frames.on_placement import CardForGood
from astrarium.games.race.frames.produce import CardProduction, ProductionWorlds, WindfallWorlds
from astrarium.games.race.frames.sell import SellGood
from astrarium.games.race.frames.settle import ChooseWorld, SettleCourse
from astrarium.games.race.frames.settle_after import AfterWorld
from astrarium.games.race.frames.settle_lent import TakeWorld
from astrarium.games.race.frames.settle_lucky import LuckyFlip, LuckyWorld
from astrarium.games.race.frames.settle_more import FreeWorld, MoreWorlds
from astrarium.games.race.frames.settle_world import NewWorld
from astrarium.games.race.frames.setup import (
    WORLDS,
    ChooseStartWorld,
    DealByColour,
    DealStartWorld,
    Setup,
    deals_by_colour,
)
from astrarium.games.race.frames.store import StoreGoods
from astrarium.games.race.goals.frames.draw_goals import DrawGoals
from astrarium.games.race.goals.tiles import FIRST_DRAWN, MOST_DRAWN, read_goals
from astrarium.games.race.orb.frames.move import MoveTeams, TubeCard
from astrarium.games.race.orb.frames.pile import DealOrbCards, DrawOrbCard, TakeToken
from astrarium.games.race.orb.frames.play import LayCard, PlaceCard
from astrarium.games.race.orb.frames.setup import OrbOpening
from astrarium.games.race.orb.frames.step import OrbStep, OrbTurn, ReturnTeams
from astrarium.games.race.orb.frames.team import EnterTeam
from astrarium.games.race.reasons import REASONS
from astrarium.games.race.refusals import SEATS, refuse
from astrarium.games.race.robot.frames.cards import (
    DealRobotWorld,
    RobotDraw,
    RobotFlip,
    RobotFlipDeck,
)
from astrarium.games.race.robot.frames.rolls import RollDie
from astrarium.games.race.robot.frames.turn import RobotTurn
from astrarium.games.race.robot.printed import DIFFICULTIES
from astrarium.games.race.speak import board, choices, consequences, events, questions
from astrarium.games.race.state import Race, new_player
from astrarium.games.race.tables import RaceRules, all_chips

FRAMES: tuple[type[Frame[Any]], ...] = (
    Setup,
    DealStartWorld,
    DealByColour,
    ChooseStartWorld,
    Round,
    PhaseOver,
    LookAtCards,
    Draw,
    NewGood,
    NewProduct,
    Flip,
    DiscardCards,
    ChooseAction,
    KeepCards,
    ChooseDevelopment,
    Development,
    ChooseWorld,
    NewWorld,
    AfterWorld,
    SettleCourse,
    TakeWorld,
    MoreWorlds,
    FreeWorld,
    LuckyFlip,
    LuckyWorld,
    CardForGood,
    ConsumeLane,
    SellGood,
    UsePowers,
    EatGoods,
    Gamble,
    HandForVp,
    ProductionWorlds,
    WindfallWorlds,
    OrbOpening,
    DealOrbCards,
    LayCard,
    PlaceCard,
    EnterTeam,
    OrbStep,
    OrbTurn,
    ReturnTeams,
    MoveTeams,
    TakeToken,
    TubeCard,
    DrawOrbCard,
    OrbDevelopment,
    TokensForDevelopment,
    SecondTeam,
    CardProduction,
    StoreGoods,
    DealRobotWorld,
    RollDie,
    RobotTurn,
    RobotDraw,
    RobotFlip,
    RobotFlipDeck,
    DrawGoals,
    DraftSetup,
    DealTwoWorlds,
    DraftSet,
    DealPacket,
    PickCard,
    BeginWith,
)


class RaceGame(Game[RaceRules, Race]):
    def __init__(self) -> None:
        super().__init__(
            name="race",
            title="Race for the Galaxy",
            version="1",
            maturity="beta",
            seats=SEATS,
            options=(
                Option("expansion", NO_EXPANSION, EXPANSIONS, added=True),
                Option("goals", False, (False, True), added=True),
                Option("draft", False, (False, True), added=True),
                Option("orb", False, (False, True), added=True),
                Option("advanced_two_player", False, (False, True)),
                Option("preset_hands", False, (False, True)),
                Option("solo_difficulty", DIFFICULTIES[0], DIFFICULTIES, added=True),
            ),
        )

    def refuse(self, seats: int, options: Options) -> AstrariumError | None:
        return refuse(seats, options)

    def rules(self, seats: int, options: Options) -> RaceRules:
        return rules_of(seats, tuple(sorted(options.items())))

    def start(self, rules: RaceRules) -> Race:
        return start_position(rules)

    def frames(self) -> dict[str, type[Frame[Any]]]:
        return {frame.__name__: frame for frame in FRAMES}

    def reasons(self) -> dict[int, ReasonCard]:
        return REASONS

    def say(self, rules: RaceRules, choice: int) -> str:
        return notation.say(rules, choice)

    def parse(self, rules: RaceRules, text: str) -> list[int]:
        return notation.parse(rules, text)

    def state_data(self, s: Race, eyes: int | None) -> Data:
        return view.state_data(s, eyes)

    def full_data(self, s: Race) -> Data:
        return view.full_data(s)

    def from_data(self, rules: RaceRules, data: Data) -> Race:
        return view.from_data(rules, data)

    def fill_in(self, rules: RaceRules, seen: Data, eyes: int | None, rng: Rng) -> Data:
        return view.fill_in(rules, seen, eyes, rng)

    def fits(self, s: Race) -> bool:
        """Whoever placed what only tokens can pay for holds such tokens."""
        if s.rules.orb is None or s.agenda.secret:
            return True
        return all(s.lane_options(question.lane) for question in s.questions())

    def broken(self, s: Race) -> list[str]:
        return view.broken(s)

    def warnings(self, before: Race, after: Race, seat: int, events: list[Data]) -> list[Sentence]:
        return consequences.warnings(before, after, seat)

    def others_may_gain(self, before: Race, after: Race, seat: int) -> list[Sentence]:
        return consequences.others_may_gain(before, after, seat)

    def colours(self) -> Colours:
        return COLOURS

    def draw(self, view: Data, style: Style) -> str:
        return drawing.draw(view, style)

    def element_of(self, rules: RaceRules, seat: int, choice: int) -> str:
        return drawing.element_of(rules, seat, choice)

    def ask(self, s: Race, question: Question) -> Sentence:
        return questions.ask(s, question)

    def tell_choice(self, s: Race, question: Question, choice: int) -> Sentence:
        return choices.tell_choice(s, question, choice)

    def tell_event(self, rules: RaceRules, event: Data) -> Sentence:
        return events.tell_event(rules, event)

    def tell_record(self, rules: RaceRules, record: list[Data]) -> list[Sentence]:
        return events.tell_record(rules, record)

    def tell_board(self, rules: RaceRules, view: Data) -> list[Sentence]:
        return board.tell_board(rules, view)

    def tell_figures(self, rules: RaceRules, view: Data, seat: int) -> list[tuple[Sentence, int]]:
        return board.tell_figures(view, seat)

    def components(self, rules: RaceRules) -> dict[str, str]:
        return board.components(rules)

    def tell_component(self, rules: RaceRules, key: str) -> Sentence:
        return board.tell_component(rules, key)

    def explain(self, rules: RaceRules, key: str) -> list[Sentence]:
        return board.explain_component(rules, key, cards_of(rules))


def cards_of(rules: Rules) -> list[Card]:
    """The printed cards of an option set, by their numbers."""
    cards: list[Card] = content(str(rules.options["expansion"]))["card"]
    return cards


@lru_cache(maxsize=256)
def rules_of(seats: int, options: tuple[tuple[str, bool | int | str], ...]) -> RaceRules:
    chosen = dict(options)
    printed = content(str(chosen["expansion"]), bool(chosen["orb"]))
    if seats == 1:
        printed = {**printed, **solo_content()}
    rules = build_rules(GAME, seats, chosen, printed)
    rules.goals = read_goals(printed.get("goal", []), printed["card"])
    return rules


def start_position(tables: RaceRules) -> Race:
    starters = [card for card in range(tables.count) if tables.start_number[card] >= 0]
    if deals_by_colour(tables):
        starters = []  # they come out of the deck: nobody sees which ones
    deck = [0 if card in starters else tables.copies[card] for card in range(tables.count)]
    agenda = new_agenda(tables.seats, Round(CHOOSE))
    if tables.orb is not None:
        agenda.push(0, OrbOpening(0))
    agenda.push(0, DraftSetup(DRAFT_WORLDS) if tables.draft else Setup(WORLDS))
    if tables.with_goals:
        # Rules race.storm.goals.setup.before-base-setup and race.storm.draft.goals-first.
        agenda.push(0, DrawGoals(MOST_DRAWN, FIRST_DRAWN))
    return Race(
        tables,
        agenda,
        0,
        [new_player(tables.count) for _ in range(tables.seats)],
        vec[u8](deck),
        sum(deck),
        vec[u8]([0] * tables.count),
        0,
        starters,
        all_chips(tables),
        1,
        new_extras(tables),
    )


GAME = RaceGame()
