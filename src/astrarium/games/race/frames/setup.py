"""Before the first round: start worlds, hands, first goods."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from astrarium.core.frame import AGAIN, DONE, MAIN, WAIT, ChanceFrame, Frame
from astrarium.games.race.frames.deck import TO_HAND, Draw, NewGood
from astrarium.games.race.frames.hand import AT_START, DiscardCards
from astrarium.games.race.frames.lanes import ask_in_secret
from astrarium.games.race.frames.pick import SecretPick
from astrarium.games.race.state import Race
from astrarium.games.race.tables import RaceRules
from astrarium.games.race.words import DEAL, KIND, NONE, OPENING_DEAL, OPENING_DISCARD
from astrarium.parts.sets import sorted_with, without

BLUE: Final = 0  # even numbers
RED: Final = 1  # odd numbers

WORLDS: Final = 0
HANDS: Final = 1
DISCARDS: Final = 2
GOODS: Final = 3
READY: Final = 4
KEEP_ONE: Final = 5  # where two start worlds were dealt
REVEAL: Final = 6


class Setup(Frame[Race]):
    """Start worlds, six cards each, two discarded, goods for windfall start worlds."""

    def __init__(self, step: i64) -> None:
        self.step = step

    def advance(self, s: Race, lane: i64) -> i64:
        if self.step == READY:
            return DONE
        s.replace(lane, Setup(following(self.step, deals_by_colour(s.tables))))
        STEPS[self.step](s)
        return AGAIN


def following(step: i64, by_colour: bool) -> i64:
    """The next step; two start worlds are looked at together with the six cards."""
    if by_colour and step == DISCARDS:
        return KEEP_ONE
    return GOODS if step == REVEAL else step + 1


def deals_by_colour(rules: RaceRules) -> bool:
    """Is each seat dealt a red and a blue start world, to keep one of them?

    [race.artifacts.start.not-with-preset-hands]
    """
    return rules.artifacts and not rules.preset


def deal_start_worlds(s: Race) -> None:
    """Preset ones, one of each colour, or one at random for each seat."""
    if s.tables.preset:
        for seat in range(len(s.players)):
            give_preset(s, seat)
        return_unused(s)
    elif deals_by_colour(s.tables):
        s.push(MAIN, DealByColour(0, BLUE))
    else:
        s.push(MAIN, DealStartWorld(0))


def give_preset(s: Race, seat: i64) -> None:
    tables = s.tables
    number = seat + 1
    # Rule race.base.preset.start-worlds-from-one.
    give_start_world(s, seat, tables.start_number.index(number))
    for card in tables.preset_hands[number]:
        s.deck.take(card)
        s.players[seat].hand.append(card)
    # Everyone knows the preset hands: the rules name their cards.
    s.players[seat].shown = s.players[seat].hand[:]


def give_start_world(s: Race, seat: i64, card: i64) -> None:
    """[race.base.setup.start-world-in-tableau]"""
    player = s.players[seat]
    s.starters = without(s.starters, card)
    player.lay(card)
    s.tell("start-world", seat, 0, card, "race.base.setup.start-world-in-tableau")


def return_unused(s: Race) -> None:
    """[race.base.setup.unused-start-worlds]"""
    for card in s.starters:
        s.deck.put(card)
    s.starters = []


class StartWorldComes(ChanceFrame[Race]):
    """Every start world that is left is equally likely."""

    def purpose(self) -> str:
        return "start worlds"

    def candidates(self, s: Race) -> list[int]:
        return [DEAL + card for card in s.starters]


class DealStartWorld(StartWorldComes):
    """One for each seat; all see it.

    [race.base.setup.start-world-random]
    """

    def __init__(self, player: i64) -> None:
        self.player = player

    def advance(self, s: Race, lane: i64) -> i64:
        if self.player < len(s.players):
            return WAIT
        for part in s.tables.parts:
            if part.start_worlds_dealt(s, lane):
                return AGAIN
        return_unused(s)
        return DONE

    def take(self, s: Race, lane: i64, choice: i64) -> None:
        give_start_world(s, self.player, choice % KIND)
        s.replace(lane, DealStartWorld(self.player + 1))


class DealByColour(StartWorldComes):
    """A start world of one colour for each seat, face down; then one of the other colour.

    [race.artifacts.start.split-by-colour] [race.artifacts.start.one-of-each-dealt]
    [race.artifacts.start.rest-into-deck]
    """

    def __init__(self, player: i64, colour: i64) -> None:
        self.player = player
        self.colour = colour

    def candidates(self, s: Race) -> list[int]:
        choices: list[int] = []
        for card in range(s.tables.count):
            number = s.tables.start_number[card]
            if number >= 0 and number % 2 == self.colour and s.deck.counts[card] > 0:
                choices.append(DEAL + card)
        return choices

    def take(self, s: Race, lane: i64, choice: i64) -> None:
        card = choice % KIND
        player = s.players[self.player]
        s.take_from_deck(card)
        player.looked_at = sorted_with(player.looked_at, card)
        rule = "race.artifacts.start.one-of-each-dealt"
        s.tell("looked-at", self.player, 1, card, rule, self.player)
        if self.player + 1 < len(s.players):
            s.replace(lane, DealByColour(self.player + 1, self.colour))
        elif self.colour == BLUE:
            s.replace(lane, DealByColour(0, RED))
        else:
            s.pop(lane)

    def audience(self, s: Race, choice: i64) -> i64:
        return self.player


class ChooseStartWorld(SecretPick):
    """Keep one of two start worlds. [race.artifacts.start.discard-one-start-world]"""


def ask_start_worlds(s: Race) -> None:
    """[race.artifacts.start.revealed-together]"""
    ask_in_secret(s, [ChooseStartWorld(seat) for seat in range(len(s.players))])


def reveal_start_worlds(s: Race) -> None:
    for seat in range(len(s.players)):
        player = s.players[seat]
        for card in player.looked_at:
            if card == player.pick:
                player.lay(card)
                s.tell("start-world", seat, 0, card, "race.artifacts.start.revealed-together")
            else:
                s.throw_away_seen_by(seat, card)
                rule = "race.artifacts.start.discard-one-start-world"
                s.tell("given", seat, 1, card, rule, seat)
        player.looked_at = []
        player.pick = NONE
    find_first_seat(s)


def find_first_seat(s: Race) -> None:
    """Clockwise from the lowest start world, once and for all.

    [race.base.order.lowest-start-world-first] [race.base.order.original-start-world]
    """
    numbers = [s.tables.start_number[player.tableau[0]] for player in s.players]
    s.first_seat = numbers.index(min(numbers))


def deal_hands(s: Race) -> None:
    """[race.base.setup.six-cards-dealt]"""
    if s.players[0].tableau:
        find_first_seat(s)
    if s.tables.preset:
        # Rule race.base.preset.no-discard.
        return
    for seat in s.clockwise()[::-1]:
        s.push(MAIN, Draw(seat, OPENING_DEAL, TO_HAND))
    for part in s.tables.parts:
        part.before_hands(s)


def ask_discards(s: Race) -> None:
    """[race.base.setup.two-cards-discarded]"""
    if s.tables.preset:
        # Rule race.base.preset.no-discard.
        return
    for seat in range(len(s.players)):
        s.push(seat + 1, DiscardCards(seat, opening_discard(s, seat), 0, AT_START))


def opening_discard(s: Race, seat: i64) -> i64:
    """Down to four cards, or to what the start world says.

    [race.storm.cards.ancient-race.keeps-three] [race.storm.cards.ancient-race.only-as-start-world]
    """
    tableau = s.players[seat].tableau
    if not tableau:
        return OPENING_DISCARD
    return OPENING_DEAL - s.tables.start_hand[tableau[0]]


def deal_first_goods(s: Race) -> None:
    """Windfall start worlds begin with their good."""
    for seat in s.clockwise()[::-1]:
        world: i64 = s.players[seat].tableau[0]
        # Rule race.base.setup.windfall-start-world-good.
        # Rule race.base.setup.production-start-world-empty.
        if s.tables.windfall[world]:
            s.tell("good", seat, 1, world, "race.base.setup.windfall-start-world-good")
            s.push(MAIN, NewGood(seat, world))


STEPS: Final[dict[int, Callable[[Race], None]]] = {
    WORLDS: deal_start_worlds,
    HANDS: deal_hands,
    DISCARDS: ask_discards,
    KEEP_ONE: ask_start_worlds,
    REVEAL: reveal_start_worlds,
    GOODS: deal_first_goods,
}
