"""The card of Race for the Galaxy."""

from __future__ import annotations

from typing import Any

from astrarium.core.agenda import new_agenda
from astrarium.core.dealing import DealtGame
from astrarium.core.draw.album import Album
from astrarium.core.draw.svg import Colours, Style
from astrarium.core.frame import Frame
from astrarium.core.game import Data, Option, Options, ReasonCard
from astrarium.core.zones import Zone
from astrarium.games.race import encoding, invariants, notation, redeal, view
from astrarium.games.race.content import EXPANSIONS, NO_EXPANSION, content, solo_content
from astrarium.games.race.draft.part import DraftPart
from astrarium.games.race.draw import board as drawing
from astrarium.games.race.draw.album import ALBUM
from astrarium.games.race.draw.colours import COLOURS
from astrarium.games.race.draw.gallery import gallery
from astrarium.games.race.draw.key import key_shelf
from astrarium.games.race.draw.pointing import elements_told
from astrarium.games.race.families import families_of
from astrarium.games.race.flow import CHOOSE, Round
from astrarium.games.race.frames.setup import WORLDS, Setup, deals_by_colour
from astrarium.games.race.goals.part import GoalsPart
from astrarium.games.race.goals.tiles import Goal
from astrarium.games.race.orb.part import OrbPart
from astrarium.games.race.part import Part
from astrarium.games.race.reading import build_rules
from astrarium.games.race.reasons import REASONS
from astrarium.games.race.refusals import SEATS, refuse
from astrarium.games.race.robot.part import RobotPart
from astrarium.games.race.robot.printed import DIFFICULTIES
from astrarium.games.race.speak import board, choices, composing, consequences, events, questions
from astrarium.games.race.state import Race, new_position
from astrarium.games.race.tables import RaceRules
from astrarium.parts.bag import bag_from
from astrarium.parts.frames import frames_of


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


class RaceGame(DealtGame[RaceRules, Race]):
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
    encode = staticmethod(encoding.encode)
    say = staticmethod(notation.say)
    parse = staticmethod(notation.parse)

    state_data = staticmethod(view.state_data)
    full_data = staticmethod(view.full_data)
    from_data = staticmethod(view.from_data)
    blank = staticmethod(view.blank)
    deal = staticmethod(redeal.deal)
    broken = staticmethod(invariants.broken)

    gallery = staticmethod(gallery)
    key = staticmethod(key_shelf)
    element_of = staticmethod(drawing.element_of)
    elements_told = staticmethod(elements_told)

    ask = staticmethod(questions.ask)
    tell_choice = staticmethod(choices.tell_choice)
    tell_event = staticmethod(events.tell_event)
    sum_up = staticmethod(events.sum_up)
    tell_board = staticmethod(board.tell_board)
    tell_figures = staticmethod(board.tell_figures)
    components = staticmethod(board.components)
    tell_component = staticmethod(board.tell_component)
    explain = staticmethod(board.explain)
    warnings = staticmethod(consequences.warnings)
    others_may_gain = staticmethod(consequences.others_may_gain)
    picks_left = staticmethod(composing.picks_left)
    fill = staticmethod(composing.fill)
    takes_away = staticmethod(composing.takes_away)
    carried = staticmethod(composing.carried)
    ghost = staticmethod(composing.ghost)
    foreseen = staticmethod(composing.foreseen)

    def read_rules(self, seats: int, options: Options) -> RaceRules:
        printed = content(str(options["expansion"]), bool(options["orb"]))
        if seats == 1:
            printed = {**printed, **solo_content()}
        rules = build_rules(self, seats, options, printed)
        rules.goals = [Goal(goal, printed["card"]) for goal in printed.get("goal", [])]
        rules.families = families_of(rules)
        rules.parts = played_parts(rules)
        return rules

    def frames(self) -> dict[str, type[Frame[Any]]]:
        return frames_of("astrarium.games.race")

    def reasons(self) -> dict[int, ReasonCard]:
        return REASONS

    def draw(self, view: Data, style: Style) -> str:
        return drawing.draw(self.rules_seen(view), view, style)

    def zones(self, view: Data, style: Style) -> list[Zone]:
        return drawing.zones(self.rules_seen(view), view, style)

    def colours(self) -> Colours:
        return COLOURS

    def pictures(self) -> Album:
        return ALBUM

    def fits(self, s: Race) -> bool:
        """Whoever placed what only tokens can pay for holds such tokens."""
        if s.rules.orb is None or s.agenda.secret:
            return True
        return all(s.lane_options(question.lane) for question in s.questions())


GAME = RaceGame()
