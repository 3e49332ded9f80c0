"""The position of Gaia Project: players, map, tiles."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, u8

from astrarium.core.agenda import Agenda
from astrarium.core.position import Position
from astrarium.games.gaia.faction import Faction
from astrarium.games.gaia.geometry import Board
from astrarium.games.gaia.tables import GaiaRules
from astrarium.games.gaia.words import NONE, SCORE_KINDS

FAR = 200  # farther than any hex
UNKNOWN = -1  # the cheapest federation has to be looked for


class Player:
    """What one seat owns and has built."""

    def __init__(
        self,
        faction: i64,
        vp: i64,
        ore: i64,
        knowledge: i64,
        credits: i64,
        qic: i64,
        area1: i64,
        area2: i64,
        area3: i64,
        gaia_area: i64,
        stone: i64,
        gaiaformers: i64,
        gaiaformers_gained: i64,
        parked: i64,
        levels: i64,
        tiles: i64,
        covered: i64,
        advanced: i64,
        covers: i64,
        tokens: i64,
        green: i64,
        formed: i64,
        booster: i64,
        used: i64,
        mines: i64,
        trading_stations: i64,
        labs: i64,
        institute: i64,
        academies: i64,
        lost_planet: i64,
        types: i64,
        gaia_planets: i64,
        sectors: i64,
        satellites: i64,
        cheapest: i64,
        hexes: list[int],
        stations: list[int],
        near: vec[u8],
    ) -> None:
        self.faction = faction
        self.vp = vp
        self.ore = ore
        self.knowledge = knowledge
        self.credits = credits
        self.qic = qic
        self.area1 = area1  # tokens, the brainstone included
        self.area2 = area2
        self.area3 = area3
        self.gaia_area = gaia_area
        self.stone = stone  # the area of the brainstone, or NO_STONE
        self.gaiaformers = gaiaformers  # on the faction board: available
        self.gaiaformers_gained = gaiaformers_gained
        self.parked = parked  # Gaiaformers in the Gaia area
        self.levels = levels  # of the six tracks, four bits each
        self.tiles = tiles  # standard tech tiles, a bit a kind
        self.covered = covered
        self.advanced = advanced
        self.covers = covers  # for each advanced tile four bits: the standard tile beneath
        self.tokens = tokens  # federation tokens by kind, four bits each
        self.green = green  # how many of them show their green side
        self.formed = formed  # federations formed by the action
        self.booster = booster
        self.used = used  # special actions of this round
        self.mines = mines  # pieces on the map
        self.trading_stations = trading_stations
        self.labs = labs
        self.institute = institute
        self.academies = academies
        self.lost_planet = lost_planet
        self.types = types  # planet types colonized, a bit each
        self.gaia_planets = gaia_planets
        self.sectors = sectors
        self.satellites = satellites  # on the map
        self.cheapest = cheapest  # see federations.py
        self.hexes = hexes  # with a structure, in the order of building
        self.stations = stations  # hexes of space stations
        self.near = near  # the distance of every hex from the nearest starting point

    def clone(self) -> Player:
        return Player(
            self.faction,
            self.vp,
            self.ore,
            self.knowledge,
            self.credits,
            self.qic,
            self.area1,
            self.area2,
            self.area3,
            self.gaia_area,
            self.stone,
            self.gaiaformers,
            self.gaiaformers_gained,
            self.parked,
            self.levels,
            self.tiles,
            self.covered,
            self.advanced,
            self.covers,
            self.tokens,
            self.green,
            self.formed,
            self.booster,
            self.used,
            self.mines,
            self.trading_stations,
            self.labs,
            self.institute,
            self.academies,
            self.lost_planet,
            self.types,
            self.gaia_planets,
            self.sectors,
            self.satellites,
            self.cheapest,
            self.hexes[:],
            self.stations[:],
            self.near[:],
        )

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
    near = vec[u8]([FAR] * hexes)
    return Player(
        NONE,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        NONE,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        UNKNOWN,
        [],
        [],
        near,
    )


class Gaia(Position[GaiaRules]):
    def __init__(
        self,
        tables: GaiaRules,
        agenda: Agenda,
        first_seat: i64,
        players: list[Player],
        layout: list[int],
        board: Board | None,
        terrain: vec[u8],
        building: vec[u8],
        shared: vec[u8],
        gaiaformer: vec[u8],
        satellite: vec[u8],
        federated: vec[u8],
        station: vec[u8],
        standard_at: list[int],
        advanced_at: list[int],
        token_supply: list[int],
        level_5_token: i64,
        round_tiles: list[int],
        final_tiles: list[int],
        boosters: i64,
        round_number: i64,
        order: i64,
        passed: i64,
        pass_order: i64,
        spaces_used: i64,
        tops: i64,
        lost_hex: i64,
        built: i64,
        built_too: i64,
    ) -> None:
        super().__init__(tables, agenda, first_seat)
        self.tables = tables
        self.players = players
        # Replaced when they change, never changed in place: clones share them.
        self.layout = layout
        self.board = board
        self.standard_at = standard_at  # kinds of the nine spaces
        self.advanced_at = advanced_at  # of the six tracks; NONE when taken
        self.token_supply = token_supply
        self.round_tiles = round_tiles
        self.final_tiles = final_tiles
        # The map, a byte a hex.
        self.terrain = terrain
        self.building = building  # seat * 8 + kind of structure
        self.shared = shared  # seat + 1 of a mine beside another's structure
        self.gaiaformer = gaiaformer  # seat + 1
        self.satellite = satellite  # bits of seats
        self.federated = federated  # bits of seats: planets, stations, satellites
        self.station = station  # seat + 1
        self.level_5_token = level_5_token
        self.boosters = boosters  # on offer, a bit each
        self.round_number = round_number  # 0 in the setup
        self.order = order  # seats of this round's turn order, four bits each
        self.passed = passed  # bits of seats
        self.pass_order = pass_order  # seats in the order of passing, four bits each
        self.spaces_used = spaces_used  # power and Q.I.C. actions, a bit each
        self.tops = tops  # tracks whose level 5 is taken
        self.lost_hex = lost_hex
        self.built = built  # hex built on or upgraded in this turn; others may charge for it
        self.built_too = built_too

    def clone(self) -> Gaia:
        players: list[Player] = []
        for player in self.players:
            players.append(player.clone())
        return Gaia(
            self.tables,
            self.agenda.clone(),
            self.first_seat,
            players,
            self.layout,
            self.board,
            self.terrain[:],
            self.building[:],
            self.shared[:],
            self.gaiaformer[:],
            self.satellite[:],
            self.federated[:],
            self.station[:],
            self.standard_at,
            self.advanced_at,
            self.token_supply,
            self.level_5_token,
            self.round_tiles,
            self.final_tiles,
            self.boosters,
            self.round_number,
            self.order,
            self.passed,
            self.pass_order,
            self.spaces_used,
            self.tops,
            self.lost_hex,
            self.built,
            self.built_too,
        )

    def scores(self) -> list[int]:
        return [player.vp for player in self.players]

    def faction_of(self, seat: i64) -> Faction:
        return self.tables.factions[self.players[seat].faction]

    def set_up_board(self, layout: list[int]) -> None:
        """All tiles lie: the planets are known."""
        board = self.tables.board_of(layout)
        self.layout = layout
        self.board = board
        self.terrain = board.terrain[:]

    def ordered_seat(self, place: i64) -> i64:
        """The seat at a place of this round's turn order."""
        return (self.order >> (4 * place)) & 15

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
        geometry = self.tables.geometry
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


def clockwise_from(first: i64, seats: i64) -> i64:
    """[gaia.actions.turns-clockwise]"""
    order: i64 = 0
    for i in range(seats):
        order |= (first + i) % seats << (4 * i)
    return order
