"""Build a mine; start a Gaia Project; and the same with free steps or more range."""

from __future__ import annotations

from mypy_extensions import i64, u8

from astrarium.core.frame import LEGAL, SeatFrame
from astrarium.games.gaia.frames.tokens import GiveTokens
from astrarium.games.gaia.gains import happened
from astrarium.games.gaia.reach import (
    BYTE,
    CREDITS_SHIFT,
    QIC_SHIFT,
    STEPS_SHIFT,
    mine_price,
    mine_reason,
    project_reason,
    qic_for_range,
)
from astrarium.games.gaia.state import Gaia
from astrarium.games.gaia.structures import colonize, count_piece, settle
from astrarium.games.gaia.words import (
    BUILD,
    GAIA,
    GAIA_MINE_BUILT,
    GAIA_PROJECT,
    KIND,
    MINE,
    MINE_BUILT,
    NONE,
    PROJECT,
    TERRAFORMING_STEP,
    TRANSDIM,
)


def note_built(s: Gaia, hex: i64) -> None:
    """Others may charge power for this when the turn ends. [gaia.passive.trigger.mine]"""
    if s.built == NONE:
        s.built = hex
    else:
        s.built_too = hex


def build_mine(s: Gaia, lane: i64, seat: i64, hex: i64, free_steps: i64, bonus: i64) -> None:
    """Pay everything, place the mine. [gaia.mine.cost] [gaia.mine.leftmost-placed]"""
    player = s.players[seat]
    price = mine_price(s, seat, hex, free_steps, bonus)
    player.ore -= price & BYTE
    player.credits -= (price >> CREDITS_SHIFT) & BYTE
    player.qic -= (price >> QIC_SHIFT) & BYTE
    steps = (price >> STEPS_SHIFT) & BYTE
    count_piece(s, seat, MINE, 1)
    s.tell("mine", seat, steps, hex, "gaia.mine.colonizes-planet")
    note_built(s, hex)
    if steps > 0:
        happened(s, seat, TERRAFORMING_STEP, steps)
    if s.building[hex] != 0:
        s.shared[hex] = u8(seat + 1)
        settle(s, seat, hex)
        score_mine(s, seat, hex)
        s.faction_of(seat).joined_planet(s, lane, seat, hex)
        return
    if i64(s.gaiaformer[hex]) == seat + 1:
        s.gaiaformer[hex] = 0
        player.gaiaformers += 1
        s.tell("gaiaformer-back", seat, 1, hex, "gaia.mine.gaiaformed.gaiaformer-returns")
    after_mine(s, lane, seat, hex, colonize(s, seat, hex, MINE))


def score_mine(s: Gaia, seat: i64, hex: i64) -> None:
    happened(s, seat, MINE_BUILT, 1)
    if i64(s.terrain[hex]) == GAIA:
        happened(s, seat, GAIA_MINE_BUILT, 1)


def after_mine(s: Gaia, lane: i64, seat: i64, hex: i64, new_type: bool) -> None:
    score_mine(s, seat, hex)
    s.faction_of(seat).mine_built(s, lane, seat, hex, new_type)


def start_project(s: Gaia, lane: i64, seat: i64, hex: i64, bonus: i64) -> None:
    """[gaia.gaia-project.places-gaiaformer] [gaia.gaia-project.cost.by-level]"""
    player = s.players[seat]
    player.qic -= qic_for_range(s, seat, hex, bonus)
    player.gaiaformers -= 1
    s.gaiaformer[hex] = u8(seat + 1)
    s.tell("gaia-project", seat, 0, hex, "gaia.gaia-project.places-gaiaformer")
    power = s.rules.project_cost[player.level(GAIA_PROJECT)]
    s.push(lane, GiveTokens(seat, power, 1, 1))


class BuildWith(SeatFrame[Gaia]):
    """A mine with free terraforming steps, or a mine or Gaia Project with more range.

    [gaia.action-space.terraform.mine-at-once] [gaia.booster.5.normal-rules]
    """

    def __init__(self, player: i64, steps: i64, bonus: i64, project: i64) -> None:
        super().__init__(player)
        self.steps = steps
        self.bonus = bonus
        self.project = project

    def candidates(self, s: Gaia) -> list[int]:
        choices: list[int] = []
        projects: list[int] = []
        for hex in planet_hexes(s):
            choices.append(BUILD + hex)
            if self.project and i64(s.terrain[hex]) == TRANSDIM:
                projects.append(PROJECT + hex)
        return choices + projects

    def reason(self, s: Gaia, choice: i64) -> i64:
        hex = choice % KIND
        if choice >= PROJECT:
            return project_reason(s, self.player, hex, self.bonus)
        return mine_reason(s, self.player, hex, self.steps, self.bonus)

    def take(self, s: Gaia, lane: i64, choice: i64) -> None:
        hex = choice % KIND
        s.pop(lane)
        if choice >= PROJECT:
            start_project(s, lane, self.player, hex, self.bonus)
        else:
            build_mine(s, lane, self.player, hex, self.steps, self.bonus)


def planet_hexes(s: Gaia) -> list[int]:
    """All hexes with a planet, in order; the Lost Planet is one of them once it is found."""
    hexes: list[int] = list(s.planets())
    if s.lost_hex >= 0:
        hexes.append(s.lost_hex)
        hexes.sort()
    return hexes


def open_projects(s: Gaia, seat: i64) -> list[int]:
    if s.players[seat].gaiaformers == 0:
        return []
    transdim = [hex for hex in s.planets() if i64(s.terrain[hex]) == TRANSDIM]
    return [PROJECT + hex for hex in transdim if project_reason(s, seat, hex, 0) == LEGAL]
