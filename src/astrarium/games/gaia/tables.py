"""The components of one option set as compact tables, shared by all positions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from astrarium.core.game import Game, Options, Rules
from astrarium.games.gaia.content.schema import GAIN, GAINS
from astrarium.games.gaia.geometry import Board, Face, Fit, Geometry
from astrarium.games.gaia.words import COUNTS, NONE, TRIGGERS
from astrarium.games.gaia.words import TIMINGS as TIMINGS  # noqa: PLC0414 (drawings ask here)
from astrarium.parts.content import Entry, check

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


def gain_of(entry: Entry) -> Gain:
    check(entry, GAIN, "what is gained")
    gain = Gain()
    for word, amount in entry.items():
        setattr(gain, GAINS[word], amount)
    return gain


def per_of(entry: Entry) -> int:
    return COUNTS.index(entry["per"]) if "per" in entry else NONE


class Cost:
    """What a structure costs."""

    def __init__(self, entry: Entry) -> None:
        self.credits: i64 = entry.get("credits", 0)
        self.ore: i64 = entry.get("ore", 0)


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

    def __init__(self, entry: Entry) -> None:
        self.id: str = entry["id"]
        self.timing: i64 = TIMINGS.index(entry["timing"])
        self.gain = gain_of(entry.get("gain", {}))
        self.per: i64 = per_of(entry)
        self.trigger: i64 = TRIGGERS.index(entry["trigger"]) if "trigger" in entry else NONE
        self.copies: i64 = entry.get("copies", 1)


IMMEDIATE: Final = 0
INCOME: Final = 1
EACH_TIME: Final = 2
WHEN_PASSING: Final = 3
SPECIAL_ACTION: Final = 4
PERMANENT: Final = 5


class Booster:
    def __init__(self, entry: Entry) -> None:
        scoring: Entry = entry.get("when_passing", {})
        action: Entry = entry.get("special_action", {})
        self.id: str = entry["id"]
        self.incomes = [gain_of(income) for income in entry["income"]]
        self.pass_vp: i64 = scoring.get("vp", 0)
        self.per: i64 = per_of(scoring)
        self.has_action = bool(action)
        self.steps: i64 = action.get("free_terraforming_steps", 0)
        self.reach: i64 = action.get("range_bonus", 0)
        self.project = "start_a_gaia_project" in action.get("actions", [])


class RoundTile:
    def __init__(self, entry: Entry) -> None:
        self.id: str = entry["id"]
        self.trigger: i64 = TRIGGERS.index(entry["trigger"])
        self.vp: i64 = entry["vp"]
        self.copies: i64 = entry["copies"]


class FinalTile:
    def __init__(self, entry: Entry) -> None:
        self.id: str = entry["id"]
        self.counts: i64 = COUNTS.index(entry["counts"])
        self.neutral: i64 = entry["neutral_value"]


class FederationToken:
    def __init__(self, entry: Entry) -> None:
        self.id: str = entry["id"]
        self.copies: i64 = entry["copies"]
        self.gain = gain_of(entry["gain"])
        self.green: bool = entry["can_be_flipped"]


class Level:
    """One level of a research track: what it gives once, and as income.

    A token and the Lost Planet are put on the agenda by research.py itself.
    """

    def __init__(self, entry: Entry) -> None:
        once = dict(entry.get("one_time", {}))
        income = entry.get("income", {})
        self.per_gaia_planet: i64 = once.pop("vp_per_gaia_planet", 0)
        self.once = gain_of(once) if once else None
        self.income = gain_of(income) if income else None


class BoardAction:
    """A power or Q.I.C. action of the research board."""

    def __init__(self, entry: Entry) -> None:
        self.id: str = entry["id"]
        self.power: i64 = entry["cost"].get("power", 0)
        self.qic: i64 = entry["cost"].get("qic", 0)
        self.gain = gain_of(entry["gain"]) if "gain" in entry else None
        self.steps: i64 = entry.get("free_terraforming_steps", 0)
        self.per_type: i64 = entry.get("vp_per_planet_type", 0)  # VP for each planet type
        self.rule: str = entry["rules"][0]
        self.what: i64 = JUST_GAIN  # one of the numbers below
        if self.steps:
            self.what = BUILD_WITH_STEPS
        elif entry.get("take_tech_tile"):
            self.what = TAKE_TILE
        elif entry.get("rescore_federation_token"):
            self.what = SCORE_TOKEN


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
        self.near_trading_cost = Cost({})
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
