"""The components of one option set as compact tables, shared by all positions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from astrarium.core.game import Game, Options, Rules
from astrarium.games.gaia.geometry import Board, Face, Fit, Geometry
from astrarium.games.gaia.words import NONE

if TYPE_CHECKING:
    from astrarium.games.gaia.faction import Faction


class Gain:
    """What an icon gives."""

    vp: i64 = 0
    ore: i64 = 0
    knowledge: i64 = 0
    credits: i64 = 0
    qic: i64 = 0
    tokens: i64 = 0
    charge: i64 = 0
    gaiaformers: i64 = 0


class Cost:
    """What a structure costs."""

    def __init__(self, credits: i64, ore: i64) -> None:
        self.credits = credits
        self.ore = ore


class FreeAction:
    """A conversion of the own turn; `stone` says what it does with the brainstone."""

    def __init__(
        self,
        id: str,
        how: i64,
        amount: i64,
        stone: i64,
        gain: Gain,
        rule: str,
    ) -> None:
        self.id = id
        self.how = how  # what is paid: one of the PAY... numbers
        self.amount = amount
        self.stone = stone
        self.gain = gain
        self.rule = rule


PAY_POWER: Final = 0
PAY_BURN: Final = 1
PAY_QIC: Final = 2
PAY_KNOWLEDGE: Final = 3
PAY_ORE: Final = 4
PAY_CREDITS: Final = 5
PAY_TO_GAIA: Final = 6
PAY_GAIAFORMER: Final = 7

PLAIN: Final = 0  # the brainstone is not touched
WITH_STONE: Final = 1  # spent among the power; in a burn it moves to area III
STONE_OUT: Final = 2  # a burn that discards it


class Tech:
    """A tech tile, standard or advanced."""

    def __init__(
        self,
        id: str,
        timing: i64,
        gain: Gain,
        per: i64,
        trigger: i64,
        copies: i64,
    ) -> None:
        self.id = id
        self.timing = timing
        self.gain = gain
        self.per = per
        self.trigger = trigger
        self.copies = copies


IMMEDIATE: Final = 0
INCOME: Final = 1
EACH_TIME: Final = 2
WHEN_PASSING: Final = 3
SPECIAL_ACTION: Final = 4
PERMANENT: Final = 5
TIMINGS: Final = ("immediate", "income", "each_time", "when_passing", "special_action", "permanent")


class Booster:
    def __init__(
        self,
        id: str,
        incomes: list[Gain],
        pass_vp: i64,
        per: i64,
        has_action: bool,
        steps: i64,
        reach: i64,
        project: bool,
    ) -> None:
        self.id = id
        self.incomes = incomes
        self.pass_vp = pass_vp
        self.per = per
        self.has_action = has_action
        self.steps = steps  # free terraforming steps of its special action
        self.reach = reach  # more range in its special action
        self.project = project  # ... which may be a Gaia Project


class RoundTile:
    def __init__(self, id: str, trigger: i64, vp: i64, copies: i64) -> None:
        self.id = id
        self.trigger = trigger
        self.vp = vp
        self.copies = copies


class FinalTile:
    def __init__(self, id: str, counts: i64, neutral: i64) -> None:
        self.id = id
        self.counts = counts
        self.neutral = neutral


class FederationToken:
    def __init__(self, id: str, copies: i64, gain: Gain, green: bool) -> None:
        self.id = id
        self.copies = copies
        self.gain = gain
        self.green = green


class Level:
    """One level of a research track: what it gives once, and as income."""

    def __init__(self, once: Gain | None, income: Gain | None, per_gaia_planet: i64) -> None:
        self.once = once
        self.income = income
        self.per_gaia_planet = per_gaia_planet


class BoardAction:
    """A power or Q.I.C. action of the research board."""

    def __init__(
        self,
        id: str,
        power: i64,
        qic: i64,
        gain: Gain | None,
        steps: i64,
        per_type: i64,
        what: i64,
        rule: str,
    ) -> None:
        self.id = id
        self.power = power
        self.qic = qic
        self.gain = gain
        self.steps = steps
        self.per_type = per_type  # VP for each planet type
        self.what = what  # one of the numbers below
        self.rule = rule


JUST_GAIN: Final = 0
BUILD_WITH_STEPS: Final = 1
TAKE_TILE: Final = 2
SCORE_TOKEN: Final = 3


QUICK_TRIES: Final = 60  # before a board is filled the careful way


class GaiaRules(Rules):
    """Filled by effects.py, then never changed."""

    def __init__(
        self,
        game: Game[Any, Any],
        seats: int,
        options: Options,
        fingerprint: str,
        geometry: Geometry,
        faces: list[Face],
    ) -> None:
        super().__init__(game, seats, options, fingerprint)
        self.geometry = geometry
        self.faces = faces
        self.fit = Fit(geometry.centres, faces)
        self.first_layout: list[int] = []
        # The variable board: for each tile the places it may take, and whether it may be turned.
        self.places_of: list[list[int]] = []
        self.may_turn: list[bool] = []
        self.boards: dict[tuple[int, ...], Board] = {}

        self.variable_board = False
        self.built_by_last = False
        self.built_by_all = False
        self.start_by_chance = False
        self.first_factions = False
        self.first_places = False
        self.order_of_passing = False
        self.neutral = False
        self.booster_count: i64 = 0

        self.steps = vec[i64]([0] * 121)  # home type * 11 + planet type
        self.step_ore = vec[i64]([0] * 6)
        self.ranges = vec[i64]([0] * 6)
        self.project_cost = vec[i64]([0] * 6)
        self.levels: list[Level] = []  # track * 6 + level
        self.crossing_charge: i64 = 0
        self.research_cost: i64 = 0

        self.costs: list[Cost] = []  # by structure
        self.near_trading_cost = Cost(0, 0)
        self.pieces = vec[i64]([0] * 8)
        self.power_values = vec[i64]([0] * 8)
        self.station_value: i64 = 0
        self.satellite_pieces: i64 = 0
        self.gives_tile = vec[i64]([0] * 8)

        self.most_ore: i64 = 0
        self.most_knowledge: i64 = 0
        self.most_credits: i64 = 0
        self.start_vp: i64 = 0
        self.range_per_qic: i64 = 0
        self.federation_value: i64 = 0
        self.gaia_cost_qic: i64 = 0

        self.factions: list[Faction] = []
        self.first_offered: list[int] = []  # factions of the first game
        self.first_mines: dict[int, list[int]] = {}  # faction -> hexes
        self.standard: list[Tech] = []
        self.advanced: list[Tech] = []
        self.big_tile: i64 = NONE  # the standard tile that makes big structures stronger
        self.big_value: i64 = 0
        self.boosters: list[Booster] = []
        self.round_tiles: list[RoundTile] = []
        self.final_tiles: list[FinalTile] = []
        self.rank_vp: list[int] = []
        self.tokens: list[FederationToken] = []
        self.actions: list[BoardAction] = []
        self.free_actions: list[FreeAction] = []
        self.end_level_vp: i64 = 0
        self.end_levels_from: i64 = 0
        self.end_resources: i64 = 0
        self.end_resources_vp: i64 = 0
        self.final_count: i64 = 0
        self.box: dict[str, int] = {}  # pieces by name

    def board_of(self, layout: list[int]) -> Board:
        """The board with this layout; positions with equal boards share one."""
        key = tuple(layout)
        board = self.boards.get(key)
        if board is None:
            if len(self.boards) > 256:
                self.boards.clear()
            board = Board(self.geometry, self.faces, layout)
            self.boards[key] = board
        return board

    def completable(self, layout: list[int]) -> bool:
        """Can the places that are still empty be filled? Mostly the first tries say so."""
        tries = self._fill_in_order(layout, 0, QUICK_TRIES)
        if tries != 0:
            return tries > 0
        return self._fill_tightest(layout)

    def _fill_in_order(self, layout: list[int], slot: int, tries: int) -> int:
        """Place by place: 1 if it can be done, -1 if not, 0 if the tries were not enough."""
        while slot < len(layout) and layout[slot] != NONE:
            slot += 1
        if slot == len(layout):
            return 1
        for laid in self.tiles_for(layout, slot):
            if tries == 0:
                return 0
            tries -= 1
            filled = layout[:]
            filled[slot] = laid
            found = self._fill_in_order(filled, slot + 1, tries)
            if found >= 0:
                return found
        return -1

    def _fill_tightest(self, layout: list[int]) -> bool:
        """The place with the fewest tiles that fit comes first."""
        best = NONE
        choices: list[int] = []
        for slot, there in enumerate(layout):
            if there == NONE:
                found = self.tiles_for(layout, slot)
                if not found:
                    return False
                if best == NONE or len(found) < len(choices):
                    best, choices = slot, found
        if best == NONE:
            return True
        for laid in choices:
            filled = layout[:]
            filled[best] = laid
            if self._fill_tightest(filled):
                return True
        return False

    def tiles_for(self, layout: list[int], slot: int) -> list[int]:
        """The tiles, turned in every allowed way, that fit on a place."""
        found: list[int] = []
        used = [laid // 6 for laid in layout if laid != NONE]
        for tile in range(len(self.faces)):
            if tile in used or slot not in self.places_of[tile]:
                continue
            for rotation in range(6 if self.may_turn[tile] else 1):
                if self.fit.fits(layout, slot, tile * 6 + rotation):
                    found.append(tile * 6 + rotation)
        return found
