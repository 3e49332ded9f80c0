"""Tables for one: what the robot has, what the player chose, what the dice show.

t = SoloTable("New Sparta", "hard").robot(credit=2, stack="Gem World; Public Works")
s = t.rolled("develop & produce", "develop", "match")    # the first phase begins
player_acts(s)                                           # ... and the player lets it pass
flips(s, "Gem World", "Public Works")                    # chance turns up these cards
"""

from __future__ import annotations

from astrarium.core.frame import CHANCE
from astrarium.core.rng import Rng
from astrarium.games.race.frames.deck import Draw
from astrarium.games.race.robot.access import robot_of
from astrarium.games.race.robot.frames.cards import give_world
from astrarium.games.race.state import Race
from tests.games.race.table import Table, names

# The dice row, from left to right, as the mat of the rulebook shows it.
SPACES = (
    "explore left",
    "explore right",
    "develop left",
    "develop right",
    "settle left",
    "settle right",
    "consume trade",
    "consume 2x",
    "produce",
)
FACES = ("explore", "develop", "settle", "consume trade", "consume 2x", "produce")
START_WORLDS = (
    "Old Earth",
    "Epsilon Eridani",
    "Alpha Centauri",
    "New Sparta",
    "Earth's Lost Colony",
    "Separatist Colony",
    "Ancient Race",
    "Damaged Alien Factory",
    "Doomed World",
)
PLAIN = "Ancient Race"  # a start world without a special mat counter


class SoloTable(Table):
    def __init__(self, world: str = PLAIN, difficulty: str = "easy") -> None:
        options = {"expansion": "storm", "solo_difficulty": difficulty}
        super().__init__(1, **options)
        give_world(self.s, self._from_deck(self.card(world)))

    def robot(
        self,
        credit: int | None = None,
        economy: int | None = None,
        stack: str = "",
        tableau: str = "",
        placed: int = 0,
        vp: int = 0,
    ) -> SoloTable:
        """What the robot has; the tableau comes on top of its start world."""
        robot = robot_of(self.s)
        robot.credit = robot.credit if credit is None else credit
        robot.economy = robot.economy if economy is None else economy
        robot.stack = [sorted(self._from_deck(card) for card in self.cards(stack))]
        robot.tableau += [self._from_deck(card) for card in self.cards(tableau)]
        robot.counters -= placed
        robot.placed += placed
        robot.vp += vp
        self.s.pool -= vp
        return self

    def with_good(self) -> SoloTable:
        """The player has a good, and so is asked in every Consume phase."""
        self.seat(0, tableau="Old Earth; Gem World", goods="Gem World")
        return self

    def rolled(self, actions: str, *faces: str) -> Race:
        """The player's two actions are revealed, and the dice show these faces."""
        s = self.chosen(actions)
        rolls(s, *faces)
        return s


def robot_tableau(s: Race) -> list[str]:
    return names(s, robot_of(s).tableau)


def robot_stack(s: Race) -> list[str]:
    return sorted(names(s, robot_of(s).stack_cards()))


def dice(s: Race) -> list[str]:
    assert min(robot_of(s).dice) >= 0, "the dice do not lie on the mat"
    return [SPACES[space] for space in robot_of(s).dice]


def tracks(s: Race) -> tuple[int, int]:
    """Credit and economy size."""
    return robot_of(s).credit, robot_of(s).economy


def shown_face(s: Race) -> str:
    """What the "robot =" counter shows."""
    return FACES[robot_of(s).face]


def rolls(s: Race, *faces: str) -> None:
    for face in faces:
        s.play(CHANCE, f"roll {face}")


def flips(s: Race, *cards: str) -> None:
    for card in cards:
        s.play(CHANCE, f"flip {card}")


def asked_of_chance(s: Race) -> str:
    """What chance is asked now, by the name of its frame; empty if it is not."""
    asked = s.questions()
    if not asked or asked[0].seat != CHANCE:
        return ""
    return type(s.agenda.lanes[asked[0].lane][-1]).__name__


def player_acts(s: Race) -> None:
    """The player passes, or takes the first option there is, until the robot has something to do
    that chance decides, or the first round is over."""
    rng = Rng(1)
    while not s.over and s.round_number == 1:
        (question,) = s.questions()
        if question.seat == CHANCE:
            if not isinstance(s.agenda.lanes[question.lane][-1], Draw):
                return
            s.apply(question, rng.pick(s.options(question)))
        else:
            _pass_or_first(s)


def rest_of_round(s: Race, number: int = 1) -> None:
    """Everything to the end of this round, chance at random; it may be over already."""
    rng = Rng(1)
    while not s.over and s.round_number == number:
        (question,) = s.questions()
        if question.seat == CHANCE:
            s.apply(question, rng.pick(s.options(question)))
        else:
            _pass_or_first(s)


def _pass_or_first(s: Race) -> None:
    question = s.question_of(0)
    options = s.options(question)
    passes = s.rules.game.parse(s.rules, "pass")[0]
    s.apply(question, passes if passes in options else options[0])
