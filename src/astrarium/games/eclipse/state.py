"""The position of Eclipse: players, galaxy, ships, supplies."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from astrarium.core.agenda import Agenda
from astrarium.core.position import Position
from astrarium.games.eclipse.geometry import SPOTS
from astrarium.games.eclipse.scoring import final_scores, placing
from astrarium.games.eclipse.tables import EclipseRules, Species, empty_slots
from astrarium.games.eclipse.words import (
    COLOURS,
    MATERIALS,
    MONEY,
    NONE,
    SCIENCE,
    SECTORS,
    SIDES,
    TECHNOLOGIES,
)
from astrarium.parts.bits import bit
from astrarium.parts.fields import (
    NUMBER,
    NUMBERS,
    OWNER,
    PLACES,
    RECKONED,
    Each,
    Field,
    Fields,
    several,
)

# A ship is hex + side * SIDE + class * CLASS + damage * DAMAGE.
HEX_BITS: Final = 63
SIDE: Final = 6
CLASS: Final = 9
DAMAGE: Final = 12
CROWD: Final = 5  # bits of the number of ships of one side in a hex
SIXTEEN: Final = 36  # bits from here on: the spaces on which all sixteen discs of a seat lie
FACES: Final = 7  # counts of faces 0 (never) to 6
NO_DICE: Final = [0] * (len(COLOURS) * FACES)


NOTHING: Final[list[int]] = []
UNFITTED: Final = empty_slots()


class Player:
    """What one seat owns. Its lists are replaced, never changed: clones share them."""

    species: i64 = NONE
    money: i64 = 0
    science: i64 = 0
    materials: i64 = 0
    discs: i64 = 0  # on the influence track
    spaces: i64 = 0  # discs on actions, then on reactions: four bits each; see SIXTEEN
    tracks: i64 = 0  # cubes on the population tracks: four bits each
    graves: i64 = 0  # ... and in the graveyards
    colony: i64 = 0  # colony ships that lie face up
    technologies: i64 = 0  # bits
    afloat: i64 = 0  # ships on the map by class: four bits each
    parts: i64 = 0  # Ancient parts kept for a later upgrade: bits
    allies: i64 = 0  # seats with an ambassador here: bits
    passed: i64 = 0
    out: i64 = 0
    final: i64 = 0  # points of a player who is out

    def __init__(self) -> None:
        self.slots = UNFITTED  # class * 8 + slot -> part + 1
        self.values = NOTHING  # of the four classes
        self.tiles = NOTHING  # reputation, ascending; secret
        self.kept = NOTHING  # kinds of discovery tiles kept as points, ascending; secret
        self.looked = NOTHING  # the discovery tile being looked at; secret
        self.drawn = NOTHING  # reputation tiles to choose from, ascending; secret

    def clone(self) -> Player:
        copy = Player()
        copy.species = self.species
        copy.money = self.money
        copy.science = self.science
        copy.materials = self.materials
        copy.discs = self.discs
        copy.spaces = self.spaces
        copy.tracks = self.tracks
        copy.graves = self.graves
        copy.colony = self.colony
        copy.technologies = self.technologies
        copy.afloat = self.afloat
        copy.parts = self.parts
        copy.allies = self.allies
        copy.passed = self.passed
        copy.out = self.out
        copy.final = self.final
        copy.slots = self.slots
        copy.values = self.values
        copy.tiles = self.tiles
        copy.kept = self.kept
        copy.looked = self.looked
        copy.drawn = self.drawn
        return copy

    def stock(self, resource: i64) -> i64:
        if resource == MONEY:
            return self.money
        if resource == SCIENCE:
            return self.science
        return self.materials

    def add(self, resource: i64, amount: i64) -> None:
        if resource == MONEY:
            self.money += amount
        elif resource == SCIENCE:
            self.science += amount
        else:
            assert resource == MATERIALS
            self.materials += amount

    def cubes_on(self, track: i64) -> i64:
        return (self.tracks >> (track * 4)) & 15

    def buried(self, track: i64) -> i64:
        return (self.graves >> (track * 4)) & 15

    def ships_of(self, klass: i64) -> i64:
        return (self.afloat >> (klass * 4)) & 15

    def owns(self, technology: i64) -> bool:
        return (self.technologies >> technology) & 1 == 1

    def discs_on(self, space: i64) -> i64:
        all_lie_here: i64 = (self.spaces >> (SIXTEEN + space)) & 1
        return ((self.spaces >> (space * 4)) & 15) + 16 * all_lie_here

    def put_disc_on(self, space: i64) -> None:
        """Games begun under earlier rules know four bits of a space: the fifth lies apart."""
        self.spaces += bit(space * 4)
        if (self.spaces >> (space * 4)) & 15 == 0:  # the sixteenth was carried over
            self.spaces += bit(SIXTEEN + space) - bit(space * 4 + 4)

    def is_allied(self, seat: i64) -> bool:
        return (self.allies >> seat) & 1 == 1


class Eclipse(Position[EclipseRules]):
    """Lists are replaced, never changed, so that clones share them; but for the ships'."""

    round_number: i64 = 0
    next_start: i64 = NONE  # the first to pass
    traitor: i64 = NONE
    refused: i64 = 0  # offers turned down in this turn or at this end of combat: bits
    # The battle that is going on.
    fought: i64 = 0  # seats that took part: bits
    fled: i64 = 0  # seats that have ships saved by a retreat: bits
    strikes: i64 = 0  # damage done to the population under attack

    def __init__(self, rules: EclipseRules, agenda: Agenda, first_seat: i64) -> None:
        super().__init__(rules, agenda, first_seat)
        self.players: list[Player] = []
        # The galaxy. A hex is the number of its sector in the tables; nothing moves it once laid,
        # and clones share where it lies.
        self.at = vec[u8]()  # spot -> hex + 1
        self.laid = NOTHING  # hexes in play, ascending
        self.where = vec[i64]()  # spot
        self.holes = vec[i64]()  # edges with a wormhole, as the hex lies: bits
        # What changes in it: each clone has its own.
        self.owner = vec[i64]()  # seat of the influence disc
        self.cubes = vec[i64]()  # settled squares: bits
        self.built = vec[i64]()  # structures: bits
        self.tile = vec[i64]()  # 1 where a discovery tile lies
        self.crowd = vec[i64]()  # ships of each side: five bits each
        self.ships = NOTHING  # in the order in which they entered their hex
        # Supplies.
        self.pile = NOTHING  # by ring: sectors that may be in it, as bits
        self.pile_left = NOTHING  # ... and how many hexes it has
        self.discards = NOTHING  # sectors, as bits
        self.bag = NOTHING  # technology tiles by kind
        self.market = NOTHING
        self.used = NOTHING  # discovery tiles used for their front, by kind
        # The battle that is going on.
        self.entries = NOTHING  # seats in the order in which they entered the hex
        self.due = NOTHING  # reputation tiles due for destroyed ships, by seat
        self.flee = NOTHING  # (0 attacker, 1 defender) * 4 + class -> hex + 1
        self.dice = NOTHING  # colour * 7 + face -> dice rolled

    def clone(self) -> Eclipse:
        copy = Eclipse(self.rules, self.agenda.clone(), self.first_seat)
        for player in self.players:
            copy.players.append(player.clone())
        copy.round_number = self.round_number
        copy.next_start = self.next_start
        copy.traitor = self.traitor
        copy.refused = self.refused
        copy.at = self.at
        copy.laid = self.laid
        copy.where = self.where
        copy.holes = self.holes
        copy.owner = self.owner[:]
        copy.cubes = self.cubes[:]
        copy.built = self.built[:]
        copy.tile = self.tile[:]
        copy.crowd = self.crowd[:]
        copy.ships = self.ships[:]
        copy.pile = self.pile
        copy.pile_left = self.pile_left
        copy.discards = self.discards
        copy.bag = self.bag
        copy.market = self.market
        copy.used = self.used
        copy.entries = self.entries
        copy.fought = self.fought
        copy.fled = self.fled
        copy.due = self.due
        copy.flee = self.flee
        copy.dice = self.dice
        copy.strikes = self.strikes
        return copy

    def scores(self) -> list[int]:
        return final_scores(self)

    def ranking(self) -> list[int]:
        return placing(self)

    def species_of(self, seat: i64) -> Species:
        return self.rules.species[self.players[seat].species]

    def active(self) -> list[int]:
        """Seats that are still in the game."""
        return [seat for seat in range(len(self.players)) if self.players[seat].out == 0]

    def next_in_turn(self, first: i64) -> i64:
        """The first seat from here on, clockwise, that is still in the game."""
        seats: i64 = len(self.players)
        for i in range(seats):
            seat: i64 = (first + i) % seats
            if self.players[seat].out == 0:
                return seat
        raise AssertionError("nobody is left")


def new_position(rules: EclipseRules, agenda: Agenda) -> Eclipse:
    """Before anything has been put on the table."""
    s = Eclipse(rules, agenda, 0)
    s.players = [Player() for _ in range(rules.seats)]
    s.at = vec[u8]([0] * SPOTS)
    s.where = of_hexes(NONE)
    s.holes = of_hexes(0)
    s.owner = of_hexes(NONE)
    s.cubes = of_hexes(0)
    s.built = of_hexes(0)
    s.tile = of_hexes(0)
    s.crowd = of_hexes(0)
    s.ships = []
    s.pile = [0] * 4
    s.pile_left = [0] * 4
    s.discards = [0] * 4
    s.bag = [0] * TECHNOLOGIES
    s.market = [0] * TECHNOLOGIES
    s.flee = [0] * SIDES
    s.dice = NO_DICE
    return s


def of_hexes(number: i64) -> vec[i64]:
    """The same number for every hex."""
    return vec[i64]([number] * SECTORS)


def altered(numbers: list[int], place: i64, number: i64) -> list[int]:
    """A list that is shared stays as it is: a copy of it, with another number at one place."""
    copy = numbers[:]
    copy[place] = number
    return copy


PLAYER: Final = Fields(
    [
        *several(NUMBER, "species money science materials discs spaces tracks graves colony"),
        *several(NUMBER, "technologies parts allies passed out final"),
        Field("afloat", NUMBER, RECKONED),
        Field("slots", NUMBERS),
        Field("values", NUMBERS, RECKONED),
        Field("tiles", NUMBERS, OWNER, size="tile_count"),
        Field("kept", NUMBERS, OWNER, size="kept_count"),
        Field("looked", NUMBERS, OWNER, size="looked_count"),
        Field("drawn", NUMBERS, OWNER, size="drawn_count"),
    ]
)

POSITION: Final = Fields(
    [
        Field("players", Each(PLAYER)),
        *several(NUMBER, "round_number next_start traitor refused fought fled strikes"),
        *several(NUMBERS, "laid ships"),
        *several(PLACES, "where holes owner cubes built tile"),
        Field("crowd", PLACES, RECKONED),
        *several(NUMBERS, "pile pile_left discards bag market used entries due flee dice"),
    ]
)
