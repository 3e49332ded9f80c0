"""The position of Gaia Project: players, map, tiles."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from astrarium.core.agenda import Agenda
from astrarium.core.position import Position
from astrarium.games.gaia.faction import Faction
from astrarium.games.gaia.geometry import Board
from astrarium.games.gaia.tables import GaiaRules
from astrarium.games.gaia.words import NONE, SCORE_KINDS
from astrarium.parts.bits import bit, bits_in
from astrarium.parts.fields import (
    COUNTS,
    LAYER,
    NUMBER,
    NUMBERS,
    RECKONED,
    Each,
    Field,
    Fields,
    several,
)

FAR: Final = 200  # farther than any hex
UNKNOWN: Final = -1  # the cheapest federation has to be looked for
NO_TILES: Final[list[int]] = []
NO_MAP: Final = vec[u8]()


class Player:
    """What one seat owns and has built. Its fields are listed in PLAYER."""

    faction: i64 = NONE
    vp: i64 = 0
    ore: i64 = 0
    knowledge: i64 = 0
    credits: i64 = 0
    qic: i64 = 0
    area1: i64 = 0  # tokens, the brainstone included
    area2: i64 = 0
    area3: i64 = 0
    gaia_area: i64 = 0
    stone: i64 = 0  # the area of the brainstone, or NO_STONE
    gaiaformers: i64 = 0  # on the faction board: available
    gaiaformers_gained: i64 = 0
    parked: i64 = 0  # Gaiaformers in the Gaia area
    levels: i64 = 0  # of the six tracks, four bits each
    tiles: i64 = 0  # standard tech tiles, a bit a kind
    covered: i64 = 0
    advanced: i64 = 0
    covers: i64 = 0  # for each advanced tile four bits: the standard tile beneath
    tokens: i64 = 0  # federation tokens by kind, four bits each
    green: i64 = 0  # how many of them show their green side
    formed: i64 = 0  # federations formed by the action
    booster: i64 = NONE
    used: i64 = 0  # special actions of this round
    mines: i64 = 0  # pieces on the map
    trading_stations: i64 = 0
    labs: i64 = 0
    institute: i64 = 0
    academies: i64 = 0
    lost_planet: i64 = 0
    types: i64 = 0  # planet types colonized, a bit each
    gaia_planets: i64 = 0
    sectors: i64 = 0
    satellites: i64 = 0  # on the map
    cheapest: i64 = UNKNOWN  # see federations.py

    def __init__(self, hexes: list[int], stations: list[int], near: vec[u8]) -> None:
        self.hexes = hexes  # with a structure, in the order of building
        self.stations = stations  # hexes of space stations
        self.near = near  # the distance of every hex from the nearest starting point

    def clone(self) -> Player:
        other = Player(self.hexes[:], self.stations[:], self.near[:])
        other.faction = self.faction
        other.vp = self.vp
        other.ore = self.ore
        other.knowledge = self.knowledge
        other.credits = self.credits
        other.qic = self.qic
        other.area1 = self.area1
        other.area2 = self.area2
        other.area3 = self.area3
        other.gaia_area = self.gaia_area
        other.stone = self.stone
        other.gaiaformers = self.gaiaformers
        other.gaiaformers_gained = self.gaiaformers_gained
        other.parked = self.parked
        other.levels = self.levels
        other.tiles = self.tiles
        other.covered = self.covered
        other.advanced = self.advanced
        other.covers = self.covers
        other.tokens = self.tokens
        other.green = self.green
        other.formed = self.formed
        other.booster = self.booster
        other.used = self.used
        other.mines = self.mines
        other.trading_stations = self.trading_stations
        other.labs = self.labs
        other.institute = self.institute
        other.academies = self.academies
        other.lost_planet = self.lost_planet
        other.types = self.types
        other.gaia_planets = self.gaia_planets
        other.sectors = self.sectors
        other.satellites = self.satellites
        other.cheapest = self.cheapest
        return other

    def level(self, track: i64) -> i64:
        return (self.levels >> (track * 4)) & 15

    def token_count(self, kind: i64) -> i64:
        return (self.tokens >> (kind * 4)) & 15

    def all_tokens(self) -> i64:
        count: i64 = 0
        tokens = self.tokens
        while tokens > 0:
            count += tokens & 15
            tokens >>= 4
        return count

    def power(self) -> i64:
        """Tokens that can be discarded or moved to the Gaia area."""
        return self.area1 + self.area2 + self.area3


def new_player(hexes: int) -> Player:
    return Player([], [], vec[u8]([FAR] * hexes))


PLAYER: Final = Fields(
    [
        *several(
            NUMBER,
            "faction vp ore knowledge credits qic area1 area2 area3 gaia_area stone "
            "gaiaformers gaiaformers_gained parked levels tiles covered advanced covers "
            "tokens green formed booster used mines trading_stations labs institute "
            "academies lost_planet types gaia_planets sectors satellites",
        ),
        *several(NUMBERS, "hexes stations"),
        Field("cheapest", NUMBER, RECKONED),
        Field("near", COUNTS, RECKONED),
    ]
)


class Gaia(Position[GaiaRules]):
    """The fields are listed in POSITION; whatever is not numbers is set in the constructor."""

    level_5_token: i64 = NONE
    boosters: i64 = 0  # on offer, a bit each
    round_number: i64 = 0  # 0 in the setup
    order: i64 = 0  # seats of this round's turn order, four bits each
    passed: i64 = 0  # bits of seats
    pass_order: i64 = 0  # seats in the order of passing, four bits each
    spaces_used: i64 = 0  # power and Q.I.C. actions, a bit each
    tops: i64 = 0  # tracks whose level 5 is taken
    lost_hex: i64 = NONE
    built: i64 = NONE  # hex built on or upgraded in this turn; others may charge for it
    built_too: i64 = NONE

    def __init__(
        self,
        rules: GaiaRules,
        agenda: Agenda,
        players: list[Player],
    ) -> None:
        super().__init__(rules, agenda, 0)
        self.players = players
        # Replaced when they change, never changed in place: clones share them.
        self.layout = NO_TILES
        self.board: Board | None = None
        self.standard_at = NO_TILES  # kinds of the nine spaces
        self.advanced_at = NO_TILES  # of the six tracks; NONE when taken
        self.token_supply = NO_TILES
        self.round_tiles = NO_TILES
        self.final_tiles = NO_TILES
        # The map, a byte a hex; whoever makes a position lays it out.
        self.terrain = NO_MAP
        self.building = NO_MAP  # seat * 8 + kind of structure
        self.shared = NO_MAP  # seat + 1 of a mine beside another's structure
        self.gaiaformer = NO_MAP  # seat + 1
        self.satellite = NO_MAP  # bits of seats
        self.federated = NO_MAP  # bits of seats: planets, stations, satellites
        self.station = NO_MAP  # seat + 1

    def clone(self) -> Gaia:
        players = [player.clone() for player in self.players]
        other = Gaia(self.rules, self.agenda.clone(), players)
        other.terrain = self.terrain[:]
        other.building = self.building[:]
        other.shared = self.shared[:]
        other.gaiaformer = self.gaiaformer[:]
        other.satellite = self.satellite[:]
        other.federated = self.federated[:]
        other.station = self.station[:]
        other.first_seat = self.first_seat
        other.board = self.board
        other.layout = self.layout
        other.standard_at = self.standard_at
        other.advanced_at = self.advanced_at
        other.token_supply = self.token_supply
        other.round_tiles = self.round_tiles
        other.final_tiles = self.final_tiles
        other.level_5_token = self.level_5_token
        other.boosters = self.boosters
        other.round_number = self.round_number
        other.order = self.order
        other.passed = self.passed
        other.pass_order = self.pass_order
        other.spaces_used = self.spaces_used
        other.tops = self.tops
        other.lost_hex = self.lost_hex
        other.built = self.built
        other.built_too = self.built_too
        return other

    def scores(self) -> list[int]:
        return [player.vp for player in self.players]

    def faction_of(self, seat: i64) -> Faction:
        return self.rules.factions[self.players[seat].faction]

    def set_up_board(self, layout: list[int]) -> None:
        """All tiles lie: the planets are known."""
        board = self.rules.board_of(layout)
        self.layout = layout
        self.board = board
        self.terrain = board.terrain[:]

    def planets(self) -> vec[i64]:
        """The hexes with a planet, in order; the Lost Planet lies beside them."""
        board = self.board
        assert board is not None
        return board.planets

    def ordered_seat(self, place: i64) -> i64:
        """The seat at a place of this round's turn order."""
        return (self.order >> (4 * place)) & 15

    def boosters_in_play(self) -> list[int]:
        """Those that lie ready and those that players have."""
        held: i64 = self.boosters
        for player in self.players:
            if player.booster >= 0:
                held |= bit(player.booster)
        return bits_in(held)

    def has_passed(self, seat: i64) -> bool:
        return (self.passed >> seat) & 1 == 1

    def gain_vp(self, seat: i64, amount: i64, source: i64, rule: str) -> None:
        """VP gained or paid; all such events of a seat add up to its score."""
        if amount != 0:
            self.players[seat].vp += amount
            if self.sink is not None:
                kind = SCORE_KINDS[self.rules.thing(source).family]
                self.tell(kind, seat, amount, source, rule)

    def starting_point(self, seat: i64, hex: i64) -> None:
        """From now on range is measured from this hex too. [gaia.mine.range.shortest-path]"""
        geometry = self.rules.geometry
        near = self.players[seat].near
        n = geometry.n
        dist = geometry.dist
        row = hex * n
        for h in range(n):
            d = dist[row + h]
            if d < near[h]:
                near[h] = d

    def in_any_federation(self, seat: i64, hex: i64) -> bool:
        return (i64(self.federated[hex]) >> seat) & 1 == 1


def new_position(rules: GaiaRules, agenda: Agenda) -> Gaia:
    """Nobody has anything, and nothing lies on the map."""
    n = int(rules.geometry.n)
    s = Gaia(rules, agenda, [new_player(n) for _ in range(rules.seats)])
    for layer in LAYERS.split():
        setattr(s, layer, vec[u8]([0] * n))
    return s


LAYERS: Final = "terrain building shared gaiaformer satellite federated station"
POSITION: Final = Fields(
    [
        *several(NUMBERS, "layout standard_at advanced_at token_supply round_tiles final_tiles"),
        *several(
            NUMBER,
            "level_5_token boosters round_number order passed pass_order spaces_used tops "
            "lost_hex built built_too",
        ),
        *several(LAYER, LAYERS),
        Field("players", Each(PLAYER)),
    ]
)


def clockwise_from(first: i64, seats: i64) -> i64:
    """[gaia.actions.turns-clockwise]"""
    order: i64 = 0
    for i in range(seats):
        order |= (first + i) % seats << (4 * i)
    return order
