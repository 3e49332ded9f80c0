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
from astrarium.parts.fields import NUMBER, NUMBERS, OWNER, Each, Field, Fields, several

# A ship is hex + side * SIDE + class * CLASS + damage * DAMAGE.
HEX_BITS: Final = 63
SIDE: Final = 6
CLASS: Final = 9
DAMAGE: Final = 12
CROWD: Final = 5  # bits of the number of ships of one side in a hex
FACES: Final = 7  # counts of faces 0 (never) to 6


class Player:
    """What one seat owns. A list that is replaced, never changed, is shared by clones."""

    def __init__(self) -> None:
        self.species: i64 = NONE
        self.money: i64 = 0
        self.science: i64 = 0
        self.materials: i64 = 0
        self.discs: i64 = 0  # on the influence track
        self.spaces: i64 = 0  # discs on actions, then on reactions: four bits each
        self.tracks: i64 = 0  # cubes on the population tracks: four bits each
        self.graves: i64 = 0  # ... and in the graveyards
        self.colony: i64 = 0  # colony ships that lie face up
        self.technologies: i64 = 0  # bits
        self.afloat: i64 = 0  # ships on the map by class: four bits each
        self.parts: i64 = 0  # Ancient parts kept for a later upgrade: bits
        self.allies: i64 = 0  # seats with an ambassador here: bits
        self.passed: i64 = 0
        self.out: i64 = 0
        self.final: i64 = 0  # points of a player who is out
        self.slots: list[int] = empty_slots()  # class * 8 + slot -> part + 1; replaced
        self.values: list[int] = []  # of the four classes; replaced
        self.tiles: list[int] = []  # reputation, ascending; secret
        self.kept: list[int] = []  # kinds of discovery tiles kept as points, ascending; secret
        self.looked: list[int] = []  # the discovery tile being looked at; secret
        self.drawn: list[int] = []  # reputation tiles to choose from, ascending; secret

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
        copy.tiles = self.tiles[:]
        copy.kept = self.kept[:]
        copy.looked = self.looked[:]
        copy.drawn = self.drawn[:]
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
        return (self.spaces >> (space * 4)) & 15

    def is_allied(self, seat: i64) -> bool:
        return (self.allies >> seat) & 1 == 1


class Eclipse(Position[EclipseRules]):
    def __init__(self, rules: EclipseRules, agenda: Agenda, first_seat: i64) -> None:
        super().__init__(rules, agenda, first_seat)
        self.players: list[Player] = []
        self.round_number: i64 = 0
        self.next_start: i64 = NONE  # the first to pass
        self.traitor: i64 = NONE
        self.refused: i64 = 0  # offers turned down in this turn or at this end of combat: bits
        # The galaxy. A hex is the number of its sector in the tables; nothing moves it once laid.
        self.at = vec[u8]()  # spot -> hex + 1
        self.laid: list[int] = []  # hexes in play, ascending
        self.where: list[int] = [NONE] * SECTORS  # spot
        self.holes: list[int] = [0] * SECTORS  # edges with a wormhole, as the hex lies: bits
        self.owner: list[int] = [NONE] * SECTORS  # seat of the influence disc
        self.cubes: list[int] = [0] * SECTORS  # settled squares: bits
        self.built: list[int] = [0] * SECTORS  # structures: bits
        self.tile: list[int] = [0] * SECTORS  # 1 where a discovery tile lies
        self.crowd: list[int] = [0] * SECTORS  # ships of each side: five bits each
        self.ships: list[int] = []  # in the order in which they entered their hex
        # Supplies.
        self.pile: list[int] = [0] * 4  # by ring: sectors that may be in it, as bits
        self.pile_left: list[int] = [0] * 4  # ... and how many hexes it has
        self.discards: list[int] = [0] * 4  # sectors, as bits
        self.bag: list[int] = [0] * TECHNOLOGIES
        self.market: list[int] = [0] * TECHNOLOGIES
        self.used: list[int] = []  # discovery tiles used for their front, by kind
        # The battle that is going on.
        self.entries: list[int] = []  # seats in the order in which they entered the hex
        self.fought: i64 = 0  # seats that took part: bits
        self.fled: i64 = 0  # seats that have ships saved by a retreat: bits
        self.due: list[int] = []  # reputation tiles due for destroyed ships, by seat
        self.flee: list[int] = [0] * SIDES  # (0 attacker, 1 defender) * 4 + class -> hex + 1
        self.dice: list[int] = [0] * (len(COLOURS) * FACES)  # colour * 7 + face -> dice rolled
        self.strikes: i64 = 0  # damage done to the population under attack

    def clone(self) -> Eclipse:
        copy = Eclipse(self.rules, self.agenda.clone(), self.first_seat)
        copy.players = [player.clone() for player in self.players]
        copy.round_number = self.round_number
        copy.next_start = self.next_start
        copy.traitor = self.traitor
        copy.refused = self.refused
        copy.at = self.at[:]
        copy.where = self.where[:]
        copy.laid = self.laid[:]
        copy.holes = self.holes[:]
        copy.owner = self.owner[:]
        copy.cubes = self.cubes[:]
        copy.built = self.built[:]
        copy.tile = self.tile[:]
        copy.crowd = self.crowd[:]
        copy.ships = self.ships[:]
        copy.pile = self.pile[:]
        copy.pile_left = self.pile_left[:]
        copy.discards = self.discards[:]
        copy.bag = self.bag[:]
        copy.market = self.market[:]
        copy.used = self.used[:]
        copy.entries = self.entries[:]
        copy.fought = self.fought
        copy.fled = self.fled
        copy.due = self.due[:]
        copy.flee = self.flee[:]
        copy.dice = self.dice[:]
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

    def clockwise(self, first: i64) -> list[int]:
        """Seats that are still in the game, in turn order."""
        seats: i64 = len(self.players)
        order: list[int] = []
        for i in range(seats):
            seat: i64 = (first + i) % seats
            if self.players[seat].out == 0:
                order.append(seat)
        return order


def new_position(rules: EclipseRules, agenda: Agenda) -> Eclipse:
    """Before anything has been put on the table."""
    s = Eclipse(rules, agenda, 0)
    s.players = [Player() for _ in range(rules.seats)]
    s.at = vec[u8]([0] * SPOTS)
    return s


PLAYER: Final = Fields(
    [
        *several(NUMBER, "species money science materials discs spaces tracks graves colony"),
        *several(NUMBER, "technologies parts allies passed out final"),
        Field("slots", NUMBERS),
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
        *several(NUMBERS, "laid where holes owner cubes built tile ships"),
        *several(NUMBERS, "pile pile_left discards bag market used entries due flee dice"),
    ]
)
