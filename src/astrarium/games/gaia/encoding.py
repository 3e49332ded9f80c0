"""Positions and choices of Gaia Project as numbers for nets.

Seats are counted from the one that looks: its own blocks have the number 0. The map stands in
blocks of its own (`map.…`), hex by hex, for nets that look at neighbours; small nets leave them
out and take what the seats have built by kind and by sector.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from astrarium.core.actions import Actions
from astrarium.core.game import Encoding
from astrarium.core.layout import Asked, Layout
from astrarium.core.sheet import Sheet
from astrarium.games.gaia.forecast import next_income
from astrarium.games.gaia.notation import notation_of
from astrarium.games.gaia.state import Gaia, Player
from astrarium.games.gaia.tables import GaiaRules
from astrarium.games.gaia.words import (
    BOARD_ACTIONS,
    BY_ADVANCED,
    DEAL_ADVANCED,
    DEAL_BOOSTER,
    DEAL_FINAL,
    DEAL_ROUND,
    DEAL_STANDARD,
    DEAL_TOKEN,
    EMPTY,
    IN_GAIA_AREA,
    KIND,
    KIND_MASK,
    MINE,
    NONE,
    ROUNDS,
    SEAT_SHIFT,
    STANDARD_KINDS,
    STARTS,
    STRUCTURES,
    TILES_UNDER_TRACKS,
    TOP,
    TRACKS,
)
from astrarium.parts.bits import count_bits

VERSION: Final = 1

KINDS: Final = 6  # of structures
TYPES: Final = 10  # of planets
AMOUNTS: Final = 16
INCOMES: Final = 6
# Pieces of each kind that a seat has: mines, trading stations, research labs.
MINES: Final = 8
TRADING_STATIONS: Final = 4
LABS: Final = 3
FEW_STRUCTURES: Final = 1 + 2 + 1  # institute, academies, Lost Planet

# What is much, as these numbers go.
MANY_POINTS: Final = 100.0
MANY_ORE: Final = 15.0
MANY_CREDITS: Final = 30.0
MANY_TOKENS: Final = 8.0
MANY: Final = 4.0
MANY_SATELLITES: Final = 12.0


class SeatBlocks:
    """What one seat owns and has built: all of it lies open."""

    def __init__(self, layout: Layout[Gaia], rules: GaiaRules, place: int) -> None:
        name = f"seat{place}"
        self.factions = len(rules.factions)
        self.boosters = len(rules.boosters)
        self.advanced_kinds = len(rules.advanced)
        self.token_kinds = len(rules.tokens)
        self.slots = len(rules.faces)
        self.faction = layout.block(f"{name}.faction", self.factions)
        # VP, ore, knowledge, credits, Q.I.C., three areas, Gaia area, Gaiaformers (ready, gained,
        # parked), green tokens, federations formed, Gaia planets, satellites
        self.amounts = layout.block(f"{name}.amounts", AMOUNTS)
        self.income = layout.block(f"{name}.next-income", INCOMES)
        self.stone = layout.block(f"{name}.brainstone", IN_GAIA_AREA + 1)
        self.levels = layout.block(f"{name}.level-steps", TOP * len(TRACKS))
        self.tiles = layout.block(f"{name}.tiles", STANDARD_KINDS)
        self.covered = layout.block(f"{name}.covered", STANDARD_KINDS)
        self.advanced = layout.block(f"{name}.advanced", self.advanced_kinds)
        self.tokens = layout.block(f"{name}.tokens", self.token_kinds)
        self.booster = layout.block(f"{name}.booster", self.boosters)
        self.used = layout.block(f"{name}.specials-used", BY_ADVANCED + self.advanced_kinds)
        self.mines = layout.block(f"{name}.mine-steps", MINES)
        self.trading = layout.block(f"{name}.trading-station-steps", TRADING_STATIONS)
        self.labs = layout.block(f"{name}.lab-steps", LABS)
        self.few = layout.block(f"{name}.institute-and-others", FEW_STRUCTURES)
        self.types = layout.block(f"{name}.planet-types", TYPES)
        self.type_steps = layout.block(f"{name}.planet-type-steps", TYPES)
        self.sectors = layout.block(f"{name}.structures-by-sector", self.slots)
        self.passed = layout.block(f"{name}.passed", 1)

    def fill(self, s: Gaia, seat: i64, sheet: Sheet) -> None:
        player = s.players[seat]
        self.fill_amounts(player, sheet)
        self.fill_research(player, sheet)
        sheet.steps(self.mines, player.mines, MINES)
        sheet.steps(self.trading, player.trading_stations, TRADING_STATIONS)
        sheet.steps(self.labs, player.labs, LABS)
        sheet.amount(self.few, player.institute, 1.0)
        sheet.bits(self.few + 1, player.academies, 2)
        sheet.amount(self.few + 3, player.lost_planet, 1.0)
        sheet.bits(self.types, player.types, TYPES)
        sheet.steps(self.type_steps, count_bits(player.types), TYPES)
        if s.has_passed(seat):
            sheet.mark(self.passed)
        if player.faction == NONE:
            return
        sheet.one_of(self.faction, player.faction, self.factions)
        self.fill_income(s, seat, sheet)
        self.fill_sectors(s, player, sheet)

    def fill_amounts(self, player: Player, sheet: Sheet) -> None:
        at = self.amounts
        sheet.amount(at, player.vp, MANY_POINTS)
        sheet.amount(at + 1, player.ore, MANY_ORE)
        sheet.amount(at + 2, player.knowledge, MANY_ORE)
        sheet.amount(at + 3, player.credits, MANY_CREDITS)
        sheet.amount(at + 4, player.qic, MANY)
        sheet.amount(at + 5, player.area1, MANY_TOKENS)
        sheet.amount(at + 6, player.area2, MANY_TOKENS)
        sheet.amount(at + 7, player.area3, MANY_TOKENS)
        sheet.amount(at + 8, player.gaia_area, MANY_TOKENS)
        sheet.amount(at + 9, player.gaiaformers, MANY)
        sheet.amount(at + 10, player.gaiaformers_gained, MANY)
        sheet.amount(at + 11, player.parked, MANY)
        sheet.amount(at + 12, player.green, MANY)
        sheet.amount(at + 13, player.formed, MANY)
        sheet.amount(at + 14, player.gaia_planets, MANY)
        sheet.amount(at + 15, player.satellites, MANY_SATELLITES)

    def fill_research(self, player: Player, sheet: Sheet) -> None:
        """Tracks and tiles."""
        for track in range(len(TRACKS)):
            sheet.steps(self.levels + TOP * track, player.level(track), TOP)
        sheet.one_of(self.stone, player.stone, IN_GAIA_AREA + 1)
        sheet.bits(self.tiles, player.tiles, STANDARD_KINDS)
        sheet.bits(self.covered, player.covered, STANDARD_KINDS)
        sheet.bits(self.advanced, player.advanced, self.advanced_kinds)
        for kind in range(self.token_kinds):
            sheet.amount(self.tokens + kind, player.token_count(kind), MANY)
        sheet.one_of(self.booster, player.booster, self.boosters)
        sheet.bits(self.used, player.used, BY_ADVANCED + self.advanced_kinds)

    def fill_income(self, s: Gaia, seat: i64, sheet: Sheet) -> None:
        """What the next income phase would bring as things stand."""
        gain = next_income(s, seat)
        sheet.amount(self.income, gain.ore, MANY_ORE)
        sheet.amount(self.income + 1, gain.knowledge, MANY_ORE)
        sheet.amount(self.income + 2, gain.credits, MANY_CREDITS)
        sheet.amount(self.income + 3, gain.qic, MANY)
        sheet.amount(self.income + 4, gain.tokens, MANY)
        sheet.amount(self.income + 5, gain.charge, MANY_TOKENS)

    def fill_sectors(self, s: Gaia, player: Player, sheet: Sheet) -> None:
        slot_of = s.rules.geometry.slot_of
        for slot in range(self.slots):
            count: i64 = 0
            for hex in player.hexes:
                if slot_of[hex] == slot:
                    count += 1
            sheet.amount(self.sectors + slot, count, MANY)


class MapBlocks:
    """Hex by hex; what is somebody's stands in a plane for each seat from the one that looks."""

    def __init__(self, layout: Layout[Gaia], rules: GaiaRules) -> None:
        n = int(rules.geometry.n)
        self.hexes = n
        self.terrain = layout.block("map.terrain", TYPES * n)
        self.structures = layout.block("map.structures", rules.seats * KINDS * n)
        self.shared = layout.block("map.shared-mines", rules.seats * n)
        self.gaiaformers = layout.block("map.gaiaformers", rules.seats * n)
        self.stations = layout.block("map.stations", rules.seats * n)
        self.satellites = layout.block("map.satellites", rules.seats * n)
        self.federated = layout.block("map.federated", rules.seats * n)

    def fill(self, s: Gaia, seat: i64, sheet: Sheet) -> None:
        n: i64 = self.hexes
        seats: i64 = len(s.players)
        terrain = s.terrain
        building = s.building
        for hex in range(n):
            planet = i64(terrain[hex])
            if planet != EMPTY:
                sheet.mark(self.terrain + (planet - 1) * n + hex)
                there = i64(building[hex])
                kind = there & KIND_MASK
                if kind != 0:
                    place = ((there >> SEAT_SHIFT) - seat) % seats
                    sheet.mark(self.structures + (place * KINDS + kind - MINE) * n + hex)
                owner_plane(sheet, self.shared, i64(s.shared[hex]), seat, seats, n, hex)
                owner_plane(sheet, self.gaiaformers, i64(s.gaiaformer[hex]), seat, seats, n, hex)
            else:
                owner_plane(sheet, self.stations, i64(s.station[hex]), seat, seats, n, hex)
            seats_plane(sheet, self.satellites, i64(s.satellite[hex]), seat, seats, n, hex)
            seats_plane(sheet, self.federated, i64(s.federated[hex]), seat, seats, n, hex)


def owner_plane(
    sheet: Sheet, start: i64, owner: i64, seat: i64, seats: i64, n: i64, hex: i64
) -> None:
    """A seat + 1, or 0 for nobody."""
    if owner > 0:
        sheet.mark(start + (owner - 1 - seat) % seats * n + hex)


def seats_plane(
    sheet: Sheet, start: i64, mask: i64, seat: i64, seats: i64, n: i64, hex: i64
) -> None:
    """Bits of seats."""
    while mask > 0:
        lowest = mask & -mask
        other: i64 = 0
        while lowest > 1:
            lowest >>= 1
            other += 1
        sheet.mark(start + (other - seat) % seats * n + hex)
        mask &= mask - 1


class GaiaLayout(Layout[Gaia]):
    def __init__(self, rules: GaiaRules) -> None:
        super().__init__(rules, VERSION)
        seats = rules.seats
        self.round_kinds = len(rules.round_tiles)
        self.final_kinds = len(rules.final_tiles)
        self.advanced_kinds = len(rules.advanced)
        self.token_kinds = len(rules.tokens)
        self.boosters = len(rules.boosters)
        self.seats = [SeatBlocks(self, rules, place) for place in range(seats)]
        self.round = self.block("round", ROUNDS + 1)
        self.round_tiles = self.block("round-tiles", ROUNDS * self.round_kinds)
        self.now = self.block("round-tile-now", self.round_kinds)
        self.final_tiles = self.block("final-tiles", self.final_kinds)
        self.standard = self.block("standard-tiles", STANDARD_KINDS * STANDARD_KINDS)
        self.advanced = self.block("advanced-tiles", TILES_UNDER_TRACKS * self.advanced_kinds)
        self.supply = self.block("token-supply", self.token_kinds)
        self.level_5_token = self.block("level-5-token", self.token_kinds)
        self.offered = self.block("boosters-offered", self.boosters)
        self.spaces = self.block("spaces-used", BOARD_ACTIONS)
        self.tops = self.block("tops-taken", len(TRACKS))
        self.order = self.block("turn-order", seats * seats)  # seat by seat: its place
        self.pass_order = self.block("pass-order", seats * seats)
        self.built = self.block("map.built", int(rules.geometry.n))  # in this turn
        self.map = MapBlocks(self, rules)
        n = int(rules.geometry.n)
        things = {"hex": n, "chosen": n, "track": len(TRACKS), "kind": len(STRUCTURES)}
        self.asked = Asked(self, things)

    def round_of(self, s: Gaia) -> i64:
        return s.round_number

    def fill(self, s: Gaia, seat: i64, sheet: Sheet) -> None:
        seats: i64 = len(s.players)
        for place in range(seats):
            self.seats[place].fill(s, (seat + place) % seats, sheet)
        self.fill_tiles(s, sheet)
        sheet.one_of(self.round, s.round_number, ROUNDS + 1)
        sheet.bits(self.offered, s.boosters, self.boosters)
        sheet.bits(self.spaces, s.spaces_used, BOARD_ACTIONS)
        sheet.bits(self.tops, s.tops, len(TRACKS))
        self.fill_order(s, seat, sheet)
        n: i64 = self.map.hexes
        sheet.one_of(self.built, s.built, n)
        if s.built_too != s.built:
            sheet.one_of(self.built, s.built_too, n)
        self.map.fill(s, seat, sheet)
        self.asked.fill(s, seat, sheet)

    def fill_tiles(self, s: Gaia, sheet: Sheet) -> None:
        for at in range(len(s.round_tiles)):
            kind: i64 = s.round_tiles[at]
            sheet.one_of(self.round_tiles + at * self.round_kinds, kind, self.round_kinds)
            if at + 1 == s.round_number:
                sheet.one_of(self.now, kind, self.round_kinds)
        sheet.cards(self.final_tiles, sorted(s.final_tiles))
        for at in range(len(s.standard_at)):
            kind = s.standard_at[at]
            sheet.one_of(self.standard + at * STANDARD_KINDS, kind, STANDARD_KINDS)
        for at in range(len(s.advanced_at)):
            kind = s.advanced_at[at]
            sheet.one_of(self.advanced + at * self.advanced_kinds, kind, self.advanced_kinds)
        for at in range(len(s.token_supply)):
            kind = s.token_supply[at]
            sheet.amount(self.supply + at, kind, MANY)
        sheet.one_of(self.level_5_token, s.level_5_token, self.token_kinds)

    def fill_order(self, s: Gaia, seat: i64, sheet: Sheet) -> None:
        """Who comes when in this round, and who has passed as which."""
        seats: i64 = len(s.players)
        passed = count_bits(s.passed)
        for place in range(seats):
            other = (s.ordered_seat(place) - seat) % seats
            sheet.mark(self.order + other * seats + place)
            if place < passed:
                other = (((s.pass_order >> (4 * place)) & 15) - seat) % seats
                sheet.mark(self.pass_order + other * seats + place)


# --- choices -------------------------------------------------------------------------------------

BY_CHANCE: Final = (
    DEAL_STANDARD,
    DEAL_ADVANCED,
    DEAL_TOKEN,
    DEAL_ROUND,
    DEAL_FINAL,
    DEAL_BOOSTER,
    STARTS,
)


def encode(rules: GaiaRules) -> Encoding:
    texts = notation_of(rules).texts
    choices = [choice for choice in texts if choice - choice % KIND not in BY_CHANCE]
    return Encoding(GaiaLayout(rules), Actions(rules, choices, KIND))
