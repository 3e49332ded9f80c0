"""The card of Race for the Galaxy."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from astrarium.core.agenda import new_agenda
<<<<<<< HEAD
from astrarium.core.album import Album
from astrarium.core.errors import AstrariumError
from astrarium.core.frame import Frame
from astrarium.core.game import Data, Game, Option, Options, ReasonCard, Rules, Sentence, Shelf
from astrarium.core.position import Question
from astrarium.core.rng import Rng
from astrarium.core.svg import Colours, Style
from astrarium.core.zones import Zone
=======
from astrarium.core.frame import Frame
from astrarium.core.game import Data, Game, Option, Options, ReasonCard, Rules, Sentence
from astrarium.core.svg import Colours
>>>>>>> main
from astrarium.games.race import notation, redeal, view
from astrarium.games.race.content import EXPANSIONS, NO_EXPANSION, content, solo_content
from astrarium.games.race.draft.part import FRAMES as DRAFT_FRAMES
from astrarium.games.race.draft.part import DraftPart
from astrarium.games.race.draw import board as drawing
from astrarium.games.race.draw.album import ALBUM
from astrarium.games.race.draw.colours import COLOURS
from astrarium.games.race.draw.gallery import gallery
from astrarium.games.race.draw.pointing import elements_told
from astrarium.games.race.effects import Card, build_rules
from astrarium.games.race.flow import CHOOSE, PhaseOver, Round
from astrarium.games.race.frames.every import BASE_FRAMES
from astrarium.games.race.frames.setup import WORLDS, Setup, deals_by_colour
from astrarium.games.race.goals.part import FRAMES as GOALS_FRAMES
from astrarium.games.race.goals.part import GoalsPart
from astrarium.games.race.goals.tiles import read_goals
from astrarium.games.race.orb.part import FRAMES as ORB_FRAMES
from astrarium.games.race.orb.part import OrbPart
from astrarium.games.race.part import Part
from astrarium.games.race.reasons import REASONS
from astrarium.games.race.refusals import SEATS, refuse
from astrarium.games.race.robot.part import FRAMES as ROBOT_FRAMES
from astrarium.games.race.robot.part import RobotPart
from astrarium.games.race.robot.printed import DIFFICULTIES
from astrarium.games.race.speak import board, choices, consequences, events, questions
from astrarium.games.race.speak.events import sum_up
from astrarium.games.race.state import Race, new_position
from astrarium.games.race.tables import RaceRules
from astrarium.parts.bag import bag_from

FRAMES: tuple[type[Frame[Any]], ...] = (
    *(Round, PhaseOver),
    *BASE_FRAMES,
    *GOALS_FRAMES,
    *DRAFT_FRAMES,
    *ROBOT_FRAMES,
    *ORB_FRAMES,
)


<<<<<<< HEAD
class RaceGame(Game[RaceRules, Race]):
    def __init__(self) -> None:
        super().__init__(
            name="race",
            title="Race for the Galaxy",
            version="2",
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

    def guess(self, rules: RaceRules, seen: Data, eyes: int | None, rng: Rng) -> Race:
        return redeal.guess(rules, seen, eyes, rng)

    def deal_anew(self, s: Race, eyes: int | None, rng: Rng) -> Race:
        return redeal.deal_anew(s, eyes, rng)

    def fits(self, s: Race) -> bool:
        """Whoever placed what only tokens can pay for holds such tokens."""
        if s.rules.orb is None or s.agenda.secret:
            return True
        return all(s.lane_options(question.lane) for question in s.questions())

    def broken(self, s: Race) -> list[str]:
        return view.broken(s)

    def warnings(self, before: Race, after: Race, seat: int, events: list[Data]) -> list[Sentence]:
        return consequences.warnings(before, after, seat, events)

    def others_may_gain(self, before: Race, after: Race, seat: int) -> list[Sentence]:
        return consequences.others_may_gain(before, after, seat)

    def colours(self) -> Colours:
        return COLOURS

    def draw(self, view: Data, style: Style) -> str:
        return drawing.draw(self._rules_of(view), view, style)

    def zones(self, view: Data, style: Style) -> list[Zone]:
        return drawing.zones(self._rules_of(view), view, style)

    def _rules_of(self, view: Data) -> RaceRules:
        return self.rules(len(view["state"]["players"]), view["options"])

    def pictures(self) -> Album:
        return ALBUM

    def gallery(self, style: Style) -> list[Shelf]:
        return gallery(style)

    def element_of(self, rules: RaceRules, seat: int, choice: int) -> str:
        return drawing.element_of(rules, seat, choice)

    def ask(self, s: Race, question: Question) -> Sentence:
        return questions.ask(s, question)

    def tell_choice(self, s: Race, question: Question, choice: int) -> Sentence:
        return choices.tell_choice(s, question, choice)

    def tell_event(self, rules: RaceRules, event: Data) -> Sentence:
        return events.tell_event(rules, event)

    def sum_up(self, rules: RaceRules, events: list[Data]) -> list[Data]:
        return sum_up(events)

    def elements_told(self, rules: RaceRules, event: Data) -> list[str]:
        return elements_told(event)

    def tell_board(self, rules: RaceRules, view: Data) -> list[Sentence]:
        return board.tell_board(rules, view)

    def tell_figures(self, rules: RaceRules, view: Data, seat: int) -> list[tuple[Sentence, int]]:
        return board.tell_figures(rules, view, seat)

    def components(self, rules: RaceRules) -> dict[str, str]:
        return board.components(rules)

    def tell_component(self, rules: RaceRules, key: str) -> Sentence:
        return board.tell_component(rules, key)

    def explain(self, rules: RaceRules, key: str) -> list[Sentence]:
        return board.explain_component(rules, key, cards_of(rules))


=======
>>>>>>> main
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
    rules.parts = played_parts(rules)
    return rules


def played_parts(rules: RaceRules) -> list[Part]:
    """What the options add to the game, in the order in which the parts step in."""
    parts: list[Part] = []
    if rules.options["goals"]:
        parts.append(GoalsPart("goals"))
    if rules.options["draft"]:
        parts.append(DraftPart("draft"))
    if rules.robot is not None:
        parts.append(RobotPart("robot"))
    if rules.orb is not None:
        rules.lender = OrbPart("orb")
        parts.append(rules.lender)
    return parts


def start_position(rules: RaceRules) -> Race:
    starters = [card for card in range(rules.count) if rules.start_number[card] >= 0]
    if deals_by_colour(rules):
        starters = []  # they come out of the deck: nobody sees which ones
    deck = [0 if card in starters else rules.copies[card] for card in range(rules.count)]
    agenda = new_agenda(rules.seats, Round(CHOOSE))
    for frame in opening(rules):
        agenda.push(0, frame)
    s = new_position(rules, agenda)
    s.deck = bag_from(deck, rules.count)
    s.starters = starters
    return s


def opening(rules: RaceRules) -> list[Frame[Any]]:
    """What comes before the first round, the last thing first."""
    setup: Frame[Race] = Setup(WORLDS)
    for part in rules.parts:
        setup = part.instead_of_setup() or setup
    after = [part.after_setup() for part in rules.parts]
    before = [part.before_setup() for part in rules.parts]
    return [frame for frame in [*after, setup, *before] if frame is not None]


class RaceGame(Game[RaceRules, Race]):
    def __init__(self) -> None:
        super().__init__(
            name="race",
            title="Race for the Galaxy",
            version="2",
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

    refuse = staticmethod(refuse)
    start = staticmethod(start_position)
    say = staticmethod(notation.say)
    parse = staticmethod(notation.parse)

    state_data = staticmethod(view.state_data)
    full_data = staticmethod(view.full_data)
    from_data = staticmethod(view.from_data)
    guess = staticmethod(redeal.guess)
    deal_anew = staticmethod(redeal.deal_anew)
    broken = staticmethod(view.broken)

    draw = staticmethod(drawing.draw)
    element_of = staticmethod(drawing.element_of)

    ask = staticmethod(questions.ask)
    tell_choice = staticmethod(choices.tell_choice)
    tell_event = staticmethod(events.tell_event)
    tell_board = staticmethod(board.tell_board)
    tell_figures = staticmethod(board.tell_figures)
    components = staticmethod(board.components)
    tell_component = staticmethod(board.tell_component)
    warnings = staticmethod(consequences.warnings)
    others_may_gain = staticmethod(consequences.others_may_gain)

    def rules(self, seats: int, options: Options) -> RaceRules:
        return rules_of(seats, tuple(sorted(options.items())))

    def frames(self) -> dict[str, type[Frame[Any]]]:
        return {frame.__name__: frame for frame in FRAMES}

    def reasons(self) -> dict[int, ReasonCard]:
        return REASONS

    def colours(self) -> Colours:
        return COLOURS

    def fits(self, s: Race) -> bool:
        """Whoever placed what only tokens can pay for holds such tokens."""
        if s.rules.orb is None or s.agenda.secret:
            return True
        return all(s.lane_options(question.lane) for question in s.questions())

    def sum_up(self, rules: RaceRules, events: list[Data]) -> list[Data]:
        return sum_up(events)

    def elements_told(self, rules: RaceRules, event: Data) -> list[str]:
        return elements_told(event)

    def explain(self, rules: RaceRules, key: str) -> list[Sentence]:
        return board.explain_component(rules, key, cards_of(rules))


GAME = RaceGame()
