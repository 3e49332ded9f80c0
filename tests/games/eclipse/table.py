"""Positions of Eclipse for tests: seats with species, hexes laid where a test wants them."""

from __future__ import annotations

from typing import Any

from astrarium.core.agenda import new_agenda
from astrarium.core.events import Event, Sink
from astrarium.core.frame import CHANCE, MAIN, Frame
from astrarium.core.game import rules_of
from astrarium.core.playout import roll
from astrarium.core.rng import Rng
from astrarium.games.eclipse.flow import ActionPhase, Round
from astrarium.games.eclipse.frames.setup import lay_out, settle_home, take_board
from astrarium.games.eclipse.frames.turn import BEFORE, Turn
from astrarium.games.eclipse.galaxy import lay_hex, put_ship
from astrarium.games.eclipse.game import GAME
from astrarium.games.eclipse.geometry import SPOT_OF
from astrarium.games.eclipse.state import Eclipse, Player, new_position
from astrarium.games.eclipse.tables import EclipseRules
from astrarium.games.eclipse.upgrades import change_slot
from astrarium.games.eclipse.words import (
    ANCIENT,
    ANCIENTS,
    MONOLITH_STANDS,
    MOST_SLOTS,
    ON_ORBITAL,
    ORBITAL_STANDS,
    SHIPS,
)

TERRANS = (
    "terran_directorate",
    "terran_federation",
    "terran_union",
    "terran_republic",
    "terran_conglomerate",
    "terran_alliance",
)


def rules_for(seats: int, **options: str) -> EclipseRules:
    return rules_of(GAME, seats, dict(options))


class Table:
    """A position under construction: every seat at home, all piles full, no technology on offer."""

    def __init__(self, *species: str) -> None:
        rules = rules_for(len(species), species="choice")
        self.s = new_position(rules, new_agenda(len(species), Round(0)))
        self.rules = rules
        lay_out(self.s)
        ids = [each.id for each in rules.species]
        for seat, id in enumerate(species):
            take_board(self.s, seat, ids.index(id))
            settle_home(self.s, seat)
        self.s.round_number = 1

    # --- the galaxy -------------------------------------------------------------------------

    def hex(self, number: int) -> int:
        return [card.number for card in self.rules.sectors].index(number)

    def home(self, seat: int) -> int:
        return int(self.rules.sectors[self.s.species_of(seat).home].number)

    def lay(self, number: int, spot: str, turns: int = 0) -> Table:
        """Lay a hex, as if it had been explored."""
        hex = self.hex(number)
        q, r = (int(figure) for figure in spot.split(","))
        for ring in range(4):
            if (self.s.pile[ring] >> hex) & 1:
                self.s.pile[ring] &= ~(1 << hex)
                self.s.pile_left[ring] = min(
                    self.s.pile_left[ring], int(self.s.pile[ring]).bit_count()
                )
        lay_hex(self.s, hex, SPOT_OF[q, r], turns)
        return self

    def own(self, seat: int, number: int, *squares: int) -> Table:
        """A disc of the seat on the hex, and cubes on these squares (6: the orbital)."""
        hex = self.hex(number)
        self.s.owner[hex] = seat
        self.s.players[seat].discs -= 1
        self.s.tile[hex] = 0
        for square in squares:
            self.s.cubes[hex] |= 1 << square
            resource = 0
            if square != ON_ORBITAL:
                resource = self.rules.sectors[hex].squares[square] % 3
            self.s.players[seat].tracks -= 1 << (resource * 4)
        return self

    def ships(self, seat: int, number: int, **counts: int) -> Table:
        """Ships that enter a hex now: ships(0, 101, cruiser=2)."""
        for name, count in counts.items():
            for _ in range(count):
                put_ship(self.s, self.hex(number), seat, SHIPS.index(name))
        return self

    def ancients(self, number: int, count: int) -> Table:
        for _ in range(count):
            put_ship(self.s, self.hex(number), ANCIENTS, ANCIENT)
        return self

    def structure(self, number: int, *names: str) -> Table:
        for name in names:
            bit = ORBITAL_STANDS if name == "orbital" else MONOLITH_STANDS
            self.s.built[self.hex(number)] |= bit
        return self

    # --- players ----------------------------------------------------------------------------

    def seat(self, number: int, **figures: int) -> Table:
        """Set figures of a player: seat(0, money=4)."""
        for name, figure in figures.items():
            assert hasattr(self.s.players[number], name)
            setattr(self.s.players[number], name, figure)
        return self

    def knows(self, seat: int, *technologies: str) -> Table:
        for id in technologies:
            self.s.players[seat].technologies |= 1 << self.technology(id)
        return self

    def technology(self, id: str) -> int:
        return [technology.id for technology in self.rules.technologies].index(id)

    def offer(self, *technologies: str) -> Table:
        """Technology tiles on the supply board, from the bag."""
        for id in technologies:
            self.s.bag[self.technology(id)] -= 1
            self.s.market[self.technology(id)] += 1
        return self

    def part(self, id: str) -> int:
        return [part.id for part in self.rules.parts].index(id)

    def fit(self, seat: int, ship: str, *parts: str) -> Table:
        """Parts on the slots of a blueprint, from the first on; "-" leaves a slot as it is."""
        for slot, id in enumerate(parts):
            if id != "-":
                place = SHIPS.index(ship) * MOST_SLOTS + slot
                change_slot(self.s, seat, place, self.part(id) + 1)
        return self

    def tracks(self, seat: int, money: int, science: int, materials: int) -> Table:
        """Cubes left on the population tracks."""
        self.s.players[seat].tracks = money + (science << 4) + (materials << 8)
        return self

    def allies(self, one: int, other: int) -> Table:
        self.s.players[one].allies |= 1 << other
        self.s.players[other].allies |= 1 << one
        for seat in (one, other):
            self.s.players[seat].tracks -= 1
        return self

    # --- going on ---------------------------------------------------------------------------

    def turn(self, seat: int) -> Eclipse:
        """It is this seat's turn in the action phase."""
        s = self.s
        s.agenda = new_agenda(len(s.players), Round(1))
        s.agenda.push(MAIN, ActionPhase((seat + 1) % len(s.players)))
        s.agenda.push(MAIN, Turn(seat, BEFORE))
        return self.run()

    def phase(self, number: int) -> Eclipse:
        """The round goes on with this phase (flow.py)."""
        self.s.agenda = new_agenda(len(self.s.players), Round(number))
        return self.run()

    def ask(self, frame: Frame[Any]) -> Eclipse:
        """This frame, and nothing after it but the round."""
        self.s.agenda = new_agenda(len(self.s.players), Round(1))
        self.s.agenda.push(MAIN, frame)
        return self.run()

    def run(self) -> Eclipse:
        self.s.sink = Sink()
        self.s.run(MAIN)
        return self.s


def terrans(seats: int) -> Table:
    return Table(*TERRANS[:seats])


def four() -> Table:
    """Seats 0 and 1 are joined by a full wormhole between 107 and 105."""
    t = terrans(4)
    # Homes: 221 at 2,-2 and 223 at 2,0, closed to the north and the south.
    return t.lay(107, "1,-1").own(0, 107).lay(105, "1,0", 2).own(1, 105)


def says(s: Eclipse, seat: int) -> list[str]:
    """The seat's options in notation."""
    return [GAME.say(s.rules, choice) for choice in s.options(s.question_of(seat))]


def beginning(s: Eclipse, seat: int, verb: str) -> list[str]:
    """The seat's options that begin like this, without the beginning."""
    return [text.removeprefix(verb).strip() for text in says(s, seat) if text.startswith(verb)]


def asked(s: Eclipse) -> list[int]:
    return [question.seat for question in s.questions()]


def top(s: Eclipse) -> str:
    """The name of the frame that asks in the main lane."""
    return type(s.agenda.lanes[MAIN][-1]).__name__


def why(s: Eclipse, seat: int, text: str) -> str:
    """The key of the reason against a choice."""
    (reason,) = s.why_not(seat, text)
    return reason.key


def play(s: Eclipse, seat: int, *texts: str) -> Eclipse:
    for text in texts:
        s.play(seat, text)
    return s


def chance(s: Eclipse, *texts: str) -> Eclipse:
    return play(s, CHANCE, *texts)


def through_chance(s: Eclipse) -> Eclipse:
    """Chance answers anything until a seat is asked."""
    rng = Rng(1)
    while asked(s) == [CHANCE]:
        s.answer(s.next_lane(), roll(s, s.next_lane(), rng))
    return s


def dice(s: Eclipse, *faces: int) -> Eclipse:
    """Chance rolls these faces with dice of one colour."""
    return chance(s, "roll " + "".join(str(face) for face in faces))


def purse(player: Player) -> tuple[int, int, int]:
    return int(player.money), int(player.science), int(player.materials)


def cubes(player: Player) -> tuple[int, int, int]:
    """Cubes left on the tracks."""
    return int(player.cubes_on(0)), int(player.cubes_on(1)), int(player.cubes_on(2))


def graves(player: Player) -> tuple[int, int, int]:
    return int(player.buried(0)), int(player.buried(1)), int(player.buried(2))


def fleet(s: Eclipse, t: Table, seat: int, number: int) -> dict[str, int]:
    """The ships of a side in a hex, by class."""
    found: dict[str, int] = {}
    for ship in s.ships:
        if ship & 63 == t.hex(number) and (ship >> 6) & 7 == seat:
            name = SHIPS[(ship >> 9) & 7]
            found[name] = found.get(name, 0) + 1
    return found


def events(s: Eclipse, kind: str) -> list[Event]:
    assert s.sink is not None
    return [event for event in s.sink.events if event.kind == kind]


def centre_of(t: Table, seat: int, *squares: int) -> Table:
    """The Galactic Center with a disc of the seat and cubes on these squares, its defence gone."""
    t.s.ships = [ship for ship in t.s.ships if ship & 63 != t.hex(1)]
    t.s.crowd[t.hex(1)] = 0
    return t.own(seat, 1, *squares)
