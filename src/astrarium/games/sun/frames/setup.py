"""Before the first turn: cards, systems, achievements, factions. [sun.setup.player-counts]"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from astrarium.core.frame import AGAIN, DONE, LEGAL, WAIT, ChanceFrame, Frame, because
from astrarium.games.sun.frames.colonize import discover
from astrarium.games.sun.frames.drafting import RefillRows, shuffle_deck
from astrarium.games.sun.galaxy import put_ship
from astrarium.games.sun.reasons import FACTION_TAKEN, NOT_FOR_TWO
from astrarium.games.sun.state import WIDTH, Sun
from astrarium.games.sun.supply import gain_ore
from astrarium.games.sun.words import DISCOVER, FACTION, NONE, REVEAL, STARTS, TURN_UP
from astrarium.parts.bag import bag_of, new_deck
from astrarium.parts.bits import bit
from astrarium.parts.program_frames import run_program

DECKS_STEP: Final = 0
SYSTEMS_STEP: Final = 1
GOALS_STEP: Final = 2
ROWS_STEP: Final = 3
START_STEP: Final = 4
FACTIONS_STEP: Final = 5
SEATS_STEP: Final = 6


class Setup(Frame[Sun]):
    """In rulebook order, the common pieces first."""

    def __init__(self, step: i64) -> None:
        self.step = step

    def data(self) -> list[int]:
        return [self.step]

    def advance(self, s: Sun, lane: i64) -> i64:
        step = self.step
        if step > SEATS_STEP:
            return DONE
        s.replace(lane, Setup(step + 1))
        if step == DECKS_STEP:
            lay_out_decks(s)
            s.push(lane, FirstTechnology(0))
        elif step == SYSTEMS_STEP:
            lay_out_systems(s, lane)
        elif step == GOALS_STEP:
            lay_out_goals(s, lane)
        elif step == ROWS_STEP:
            if s.rules.drafting:
                s.push(lane, ShuffleAgain())
                s.push(lane, RefillRows())
        elif step == START_STEP:
            if s.rules.options["start_player"] == "chance":
                s.push(lane, ChooseStart())
        elif step == FACTIONS_STEP:
            s.push(lane, ChooseFaction(0))
        else:
            s.push(lane, FactionSetups(0))
        return AGAIN


def lay_out_decks(s: Sun) -> None:
    """Technologies by level; events face down on every slot of Levels II and III.

    [sun.setup.tech-cards.decks] [sun.setup.events.level-2.slots] [sun.setup.events.level-3.slots]
    """
    rules = s.rules
    kinds = len(rules.technologies)
    for level in (1, 2, 3):
        cards = [at for at, card in enumerate(rules.technologies) if card.level == level]
        s.set_deck(level, new_deck(bag_of(cards, kinds)))
    for level in (1, 2):
        for slot in rules.level_slots[level]:
            s.face_down |= bit(slot)
    for event in range(len(rules.events)):
        s.unseen_events |= bit(event)


class FirstTechnology(ChanceFrame[Sun]):
    """A Level I technology is turned up on each slot of the first column.

    [sun.setup.tech-cards.level-1]
    """

    def __init__(self, place: i64) -> None:
        self.place = place

    def data(self) -> list[int]:
        return [self.place]

    def advance(self, s: Sun, lane: i64) -> i64:
        return WAIT if self.place < len(s.rules.level_slots[0]) else DONE

    def candidates(self, s: Sun) -> list[int]:
        return [
            TURN_UP + at
            for at, card in enumerate(s.rules.technologies)
            if card.level == 0 and at not in s.cards
        ]

    def take(self, s: Sun, lane: i64, choice: i64) -> None:
        slot = s.rules.level_slots[0][self.place]
        s.cards = s.put(s.cards, slot, choice - TURN_UP)
        s.replace(lane, FirstTechnology(self.place + 1))


def lay_out_systems(s: Sun, lane: i64) -> None:
    """Starting systems on the A slots, then the decks, then the B slots.

    [sun.setup.systems.two-a] [sun.setup.systems.two-b] [sun.setup.systems.rest-back]
    """
    rules = s.rules
    for deck in (0, 1):
        cards = [at for at, card in enumerate(rules.systems) if card.deck == deck]
        s.set_systems(deck, new_deck(bag_of(cards, len(rules.systems))))
    for place in reversed(range(len(rules.places))):
        if rules.places[place].deck == 1:
            discover(s, lane, place, 1)
    for place in reversed(range(len(rules.places))):
        if rules.places[place].deck == 0:
            s.push(lane, FirstSystem(place))


class FirstSystem(ChanceFrame[Sun]):
    """One of the starting systems; the rest are shuffled back into the A deck."""

    def __init__(self, place: i64) -> None:
        self.place = place

    def data(self) -> list[int]:
        return [self.place]

    def candidates(self, s: Sun) -> list[int]:
        left = s.deck_a.top().counts
        return [
            DISCOVER + at for at, card in enumerate(s.rules.systems) if card.start and left[at] > 0
        ]

    def take(self, s: Sun, lane: i64, choice: i64) -> None:
        deck = s.deck_a.clone()
        deck.take(choice - DISCOVER)
        s.deck_a = deck
        s.systems = s.put(s.systems, self.place, choice - DISCOVER)
        s.pop(lane)


def lay_out_goals(s: Sun, lane: i64) -> None:
    """Both basic achievements, and one A and one B card.

    [sun.setup.achievements.basic] [sun.setup.achievements.a-and-b]
    [sun.setup.achievements.beginners]
    """
    if s.rules.options["achievements"] == "first_game":
        s.goals = s.rules.first_game[:]
        return
    s.goals = [at for at, card in enumerate(s.rules.achievements) if card.group == 0]
    s.push(lane, DrawGoal(2))
    s.push(lane, DrawGoal(1))


class DrawGoal(ChanceFrame[Sun]):
    def __init__(self, group: i64) -> None:
        self.group = group

    def data(self) -> list[int]:
        return [self.group]

    def candidates(self, s: Sun) -> list[int]:
        cards = s.rules.achievements
        return [REVEAL + at for at, card in enumerate(cards) if card.group == self.group]

    def take(self, s: Sun, lane: i64, choice: i64) -> None:
        s.goals = [*s.goals, int(choice - REVEAL)]
        s.pop(lane)


class ShuffleAgain(Frame[Sun]):
    """[sun.drafting.setup.shuffle-level-2]"""

    def data(self) -> list[int]:
        return []

    def advance(self, s: Sun, lane: i64) -> i64:
        shuffle_deck(s, 1, [])
        return DONE


class ChooseStart(ChanceFrame[Sun]):
    """Nobody has been in space: a tie. [sun.setup.start-player.tie]"""

    def candidates(self, s: Sun) -> list[int]:
        return [STARTS + seat for seat in range(len(s.players))]

    def data(self) -> list[int]:
        return []

    def take(self, s: Sun, lane: i64, choice: i64) -> None:
        s.first_seat = choice - STARTS
        s.pop(lane)


def chooser(s: Sun, place: i64) -> i64:
    """Clockwise from the start player; advanced boards the other way round.

    [sun.advanced-factions.reverse-order]
    """
    seats: i64 = len(s.players)
    if s.rules.advanced:
        return (s.first_seat - 1 - place) % seats
    return (s.first_seat + place) % seats


def faction_reason(s: Sun, faction: i64) -> i64:
    """[sun.setup.two.no-tabernacle]"""
    if len(s.players) == 2 and not s.rules.factions[faction].two_players:
        return because(NOT_FOR_TWO)
    for player in s.players:
        if player.faction == faction:
            return because(FACTION_TAKEN)
    return LEGAL


class ChooseFaction(Frame[Sun]):
    """Each seat chooses a board, or draws one. [sun.setup.faction-board]"""

    def __init__(self, place: i64) -> None:
        self.place = place

    def data(self) -> list[int]:
        return [self.place]

    def seat(self, s: Sun) -> i64:
        return chooser(s, self.place)

    def advance(self, s: Sun, lane: i64) -> i64:
        if self.place == len(s.players):
            return DONE
        if s.rules.options["factions"] == "draw":
            s.replace(lane, ChooseFaction(self.place + 1))
            s.push(lane, DrawFaction(chooser(s, self.place)))
            return AGAIN
        return WAIT

    def candidates(self, s: Sun) -> list[int]:
        return [FACTION + faction for faction in range(len(s.rules.factions))]

    def reason(self, s: Sun, choice: i64) -> i64:
        return faction_reason(s, choice - FACTION)

    def take(self, s: Sun, lane: i64, choice: i64) -> None:
        take_board(s, chooser(s, self.place), choice - FACTION)
        s.replace(lane, ChooseFaction(self.place + 1))


class DrawFaction(ChanceFrame[Sun]):
    def __init__(self, player: i64) -> None:
        self.player = player

    def data(self) -> list[int]:
        return [self.player]

    def candidates(self, s: Sun) -> list[int]:
        return [
            FACTION + faction
            for faction in range(len(s.rules.factions))
            if faction_reason(s, faction) == LEGAL
        ]

    def take(self, s: Sun, lane: i64, choice: i64) -> None:
        take_board(s, self.player, choice - FACTION)
        s.pop(lane)


ORE_RULES: Final = ("sun.setup.two.ore", "sun.setup.three.ore", "sun.setup.four.ore.first-two")


def take_board(s: Sun, seat: i64, faction: i64) -> None:
    """Discs, cubes, a ship in Sol and ore by turn order.

    [sun.setup.food-discs] [sun.setup.ore-discs] [sun.setup.supply] [sun.setup.population]
    [sun.setup.ship] [sun.setup.four.ore.first-two] [sun.setup.four.ore.last-two]
    """
    rules, player = s.rules, s.players[seat]
    player.faction = faction
    player.food_discs = rules.food_discs
    player.ore_discs = rules.ore_discs
    for column, cubes in enumerate(rules.factions[faction].columns):
        player.supply += cubes * bit(column * WIDTH)
    player.population = rules.first_population
    put_ship(s, rules.home, seat, rules.first_ship)
    s.tell("faction", seat, 1, rules.first_faction + faction, "sun.setup.faction-board")
    ore = rules.first_ore[(seat - s.first_seat) % len(s.players)]
    gain_ore(s, seat, ore, ORE_RULES[len(s.players) - 2])


class FactionSetups(Frame[Sun]):
    """What a faction board prescribes. [sun.setup.faction-setup]"""

    def __init__(self, place: i64) -> None:
        self.place = place

    def data(self) -> list[int]:
        return [self.place]

    def advance(self, s: Sun, lane: i64) -> i64:
        if self.place == len(s.players):
            return DONE
        seat = s.from_seat(s.first_seat)[self.place]
        s.replace(lane, FactionSetups(self.place + 1))
        program = s.board_of(seat).setup
        if program != NONE:
            run_program(s, lane, seat, program)
        return AGAIN
