"""Positions of Beyond the Sun for tests: say what lies on the table, then play.

    t = Table(4)                                   # four seats, the usual cards turned up
    t.seat(0, ore=5, population=3)
    t.ships(0, "sirius", 2, 1)                     # a Level 2 and a Level 1 ship
    t.turn(0)
    t.do("act research level 1 1", "research I1")  # forced answers in between are given

Level I: Narrow Beam Lasers, Terraforming, Genetically Modified Crops, Robotic Mining from top to
bottom. Systems: Barnard's Star and Sirius (A), Tau Ceti and Kapteyn's Star (B). Achievements: those
for a first game. Nobody has a special setup.
"""

from __future__ import annotations

from typing import Any

from astrarium.core.agenda import new_agenda
from astrarium.core.events import Event, Sink
from astrarium.core.frame import CHANCE, MAIN
from astrarium.core.game import Options, rules_of
from astrarium.games.sun.flow import Rounds
from astrarium.games.sun.frames.control import Outposts
from astrarium.games.sun.frames.setup import lay_out_decks, take_board
from astrarium.games.sun.frames.turn import ACTION, BEGIN, PRODUCTION, Turn
from astrarium.games.sun.galaxy import check_control, controller, ship_index
from astrarium.games.sun.game import GAME
from astrarium.games.sun.research import lay_card
from astrarium.games.sun.state import WIDTH, Player, new_position
from astrarium.games.sun.words import COLUMNS, NONE
from astrarium.parts.bag import bag_of, new_deck
from astrarium.parts.bits import bit, bits_in
from astrarium.parts.program_frames import run_program

FIRST = ("narrow_beam_lasers", "terraforming", "genetically_modified_crops", "robotic_mining")
SYSTEMS = {
    "a_left": "barnards_star",
    "a_right": "sirius",
    "b_left": "tau_ceti",
    "b_right": "kapteyns_star",
}
FACTIONS = (
    "nishida_ostergaard",
    "united_nations",
    "helios_mining_collective",
    "cosmic_tabernacle",
)
DISCS = ("food", "ore", "star")


class Table:
    def __init__(self, seats: int = 4, **options: Any) -> None:
        chosen: Options = dict(options)
        self.rules = rules_of(GAME, seats, chosen)
        self.s = s = new_position(self.rules, new_agenda(seats, Rounds(0)))
        s.sink = Sink()
        lay_out_decks(s)
        for slot, id in enumerate(FIRST):
            s.cards = s.put(s.cards, slot, self.technology(id))
        for deck in (0, 1):
            cards = [at for at, card in enumerate(self.rules.systems) if card.deck == deck]
            s.set_systems(deck, new_deck(bag_of(cards, len(self.rules.systems))))
        for place, system in SYSTEMS.items():
            if place in self.places():
                self.lay_system(place, system)
        s.goals = self.rules.first_game[:]
        for seat in range(seats):
            ids = [faction.id for faction in self.rules.factions]
            take_board(s, seat, ids.index(FACTIONS[seat]))

    # --- names ------------------------------------------------------------------------------

    def places(self) -> list[str]:
        return [place.id for place in self.rules.places]

    def technology(self, id: str) -> int:
        return [card.id for card in self.rules.technologies].index(id)

    def system(self, id: str) -> int:
        return [card.id for card in self.rules.systems].index(id)

    def event(self, id: str) -> int:
        return [card.id for card in self.rules.events].index(id)

    def slot(self, id: str) -> int:
        return [slot.id for slot in self.rules.slots].index(id)

    def place(self, id: str) -> int:
        """By its own name, or by that of the system that lies there."""
        if id in self.places():
            return self.places().index(id)
        return self.s.systems.index(self.system(id))

    def space(self, id: str) -> int:
        return [space.id for space in self.rules.spaces].index(id)

    # --- what lies on the table ---------------------------------------------------------------

    def player(self, seat: int) -> Player:
        return self.s.players[seat]

    def seat(self, seat: int, **figures: int) -> Table:
        for name, value in figures.items():
            setattr(self.s.players[seat], name, value)
        return self

    def supply(self, seat: int, *columns: int) -> Table:
        """Cubes of the columns from A on."""
        self.s.players[seat].supply = sum(
            cubes * bit(at * WIDTH) for at, cubes in enumerate(columns)
        )
        return self

    def columns(self, seat: int) -> list[int]:
        return [int(self.s.players[seat].column(at)) for at in range(len(COLUMNS))]

    def lay_system(self, place: str, system: str) -> Table:
        """On a place; what lay there goes back into its deck."""
        s, at, number = self.s, self.places().index(place), self.system(system)
        old = s.systems[at]
        for deck in (0, 1):
            cards = [each for layer in s.systems_of(deck).layers for each in layer.things()]
            cards = [each for each in cards if each != number]
            if old != NONE and self.rules.systems[old].deck == deck:
                cards.append(old)
            s.set_systems(deck, new_deck(bag_of(cards, len(self.rules.systems))))
        s.systems = s.put(s.systems, at, number)
        return self

    def lay(self, slot: str, technology: str) -> Table:
        """A technology is discovered; its event has been turned up."""
        s, at, card = self.s, self.slot(slot), self.technology(technology)
        level = int(self.rules.technologies[card].level)
        s.face_down &= ~bit(at)
        if level > 0:
            deck = s.deck_of(level).clone()
            deck.take(card)
            s.set_deck(level, deck)
        lay_card(s, at, card)
        return self

    def know(self, seat: int, *slots: str) -> Table:
        """The seat has researched what lies there."""
        for id in slots:
            player, slot = self.s.players[seat], self.slot(id)
            player.researched |= bit(slot)
            if self.s.cards[slot] != NONE:
                player.technologies |= bit(self.s.cards[slot])
        return self

    def own(self, seat: int, technology: str) -> Table:
        """A private technology."""
        card = self.technology(technology)
        level = int(self.rules.technologies[card].level)
        deck = self.s.deck_of(level).clone()
        deck.take(card)
        self.s.set_deck(level, deck)
        self.s.players[seat].private |= bit(card)
        return self

    def ships(self, seat: int, place: str, *levels: int) -> Table:
        """These ships and no others are there."""
        at = self.place(place)
        for level in (1, 2, 3, 4):
            self.s.ships[ship_index(at, seat, level)] = levels.count(level)
        return self

    def ships_at(self, seat: int, place: str) -> list[int]:
        at = self.place(place)
        return [
            level
            for level in (1, 2, 3, 4)
            for _ in range(int(self.s.ships[ship_index(at, seat, level)]))
        ]

    def outpost(self, seat: int, place: str, disc: str = "food") -> Table:
        """A disc of the seat, taken from its track."""
        kind = DISCS.index(disc)
        self.s.outposts[self.place(place)] = 1 + seat * 3 + kind
        player = self.s.players[seat]
        if disc == "food":
            player.food_discs -= 1
        elif disc == "ore":
            player.ore_discs -= 1
        return self

    def outpost_at(self, place: str) -> tuple[int, str] | None:
        """Whose disc of which kind stands there."""
        disc = int(self.s.outposts[self.place(place)]) - 1
        return None if disc < 0 else (disc // 3, DISCS[disc % 3])

    def colony(self, seat: int, *systems: str) -> Table:
        for id in systems:
            self.s.players[seat].colonized |= bit(self.system(id))
        return self

    def colonies(self, seat: int) -> list[str]:
        return [self.rules.systems[each].id for each in bits_in(self.player(seat).colonized)]

    def pawn(self, seat: int, space: str) -> Table:
        self.s.players[seat].pawn = self.space(space)
        return self

    def controller(self, place: str) -> int | None:
        seat = int(controller(self.s, self.place(place)))
        return None if seat == NONE else seat

    # --- play ---------------------------------------------------------------------------------

    def turn(self, seat: int) -> Table:
        self.s.agenda.lanes[MAIN] = [Rounds(seat + 1), Turn(seat, BEGIN)]
        self.s.run(MAIN)
        return self

    def production(self, seat: int) -> Table:
        self.s.agenda.lanes[MAIN] = [Rounds(seat + 1), Turn(seat, PRODUCTION)]
        self.s.active = seat
        self.s.run(MAIN)
        return self

    def run(self, seat: int, program: str) -> Table:
        """The seat carries out a program, such as `sirius.colonize`."""
        self.s.active = seat
        self.s.agenda.lanes[MAIN] = [Rounds(seat + 1), Turn(seat, PRODUCTION)]
        run_program(self.s, MAIN, seat, self.rules.programs.named[program])
        self.s.run(MAIN)
        return self

    def settle(self, seat: int = 0) -> Table:
        """Control is checked, as after any change, in the turn of a seat."""
        self.s.active = seat
        self.s.agenda.lanes[MAIN] = [Rounds(seat + 1), Turn(seat, ACTION)]
        if check_control(self.s):
            self.s.push(MAIN, Outposts())
        self.s.run(MAIN)
        return self.rest()

    def asked(self) -> int:
        return int(self.s.asked(MAIN))

    def options(self) -> list[str]:
        return [GAME.say(self.rules, choice) for choice in self.s.lane_options(MAIN)]

    def may(self, text: str) -> bool:
        return text in self.options()

    def why(self, text: str) -> str:
        """The key of the reason against a choice of whoever is asked; empty if it is open."""
        reasons = self.s.why_not(self.asked(), text)
        return reasons[0].key if reasons else ""

    def do(self, *texts: str) -> Table:
        """Answers in order, chance's too; whoever has no choice in between answers by itself."""
        for text in texts:
            while not self.may(text) and self.asked() != CHANCE:
                options = self.s.lane_options(MAIN)
                assert len(options) == 1, f"'{text}' is not among {self.options()}"
                self.s.answer(MAIN, options[0])
            self.s.play(self.asked(), text)
        return self

    def rest(self) -> Table:
        """All forced answers of seats."""
        while not self.s.over and self.asked() != CHANCE:
            options = self.s.lane_options(MAIN)
            if len(options) != 1:
                break
            self.s.answer(MAIN, options[0])
        return self

    def events(self) -> list[Event]:
        assert self.s.sink is not None
        return self.s.sink.events

    def told(self) -> list[str]:
        return [event.kind for event in self.events()]


def frame_of(t: Table) -> str:
    """What is asked now."""
    return type(t.s.agenda.lanes[MAIN][-1]).__name__
