"""What a mine or a Gaia Project takes: range, habitability, price, and why it may not be."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from astrarium.core.frame import LEGAL, because
from astrarium.games.gaia.reasons import (
    HAS_GAIAFORMER,
    NO_GAIAFORMER,
    NO_MINE_LEFT,
    NOT_TRANSDIM,
    OCCUPIED,
    OTHERS_GAIAFORMER,
    OUT_OF_RANGE,
    PROJECT_OUT_OF_RANGE,
    TOO_FEW_CREDITS,
    TOO_FEW_QIC,
    TOO_LITTLE_ORE,
    TOO_LITTLE_POWER,
    TRANSDIM_PLANET,
)
from astrarium.games.gaia.state import Gaia
from astrarium.games.gaia.words import (
    EMPTY,
    GAIA,
    GAIA_PROJECT,
    MINE,
    NAVIGATION,
    TERRAFORMING,
    TRANSDIM,
)

# A price is packed: ore, credits, Q.I.C.s, terraforming steps; a negative one is a reason.
CREDITS_SHIFT: Final = 8
QIC_SHIFT: Final = 16
STEPS_SHIFT: Final = 24
BYTE: Final = 255


def range_of(s: Gaia, seat: i64, bonus: i64) -> i64:
    """[gaia.mine.range.by-navigation-level]"""
    return s.rules.ranges[s.players[seat].level(NAVIGATION)] + bonus


def qic_for_range(s: Gaia, seat: i64, hex: i64, bonus: i64) -> i64:
    """Q.I.C.s that bring a hex within range. [gaia.mine.range.qic-extends]"""
    missing = i64(s.players[seat].near[hex]) - range_of(s, seat, bonus)
    if missing <= 0:
        return 0
    each = s.rules.range_per_qic
    return (missing + each - 1) // each


def mine_cost(s: Gaia, seat: i64, hex: i64, free_steps: i64, bonus: i64) -> i64:
    """The packed price of a mine here, whether or not the seat can pay it, or minus the reason why
    there can be none.

    [gaia.mine.planet-empty] [gaia.mine.planet-habitable]
    """
    rules = s.rules
    player = s.players[seat]
    faction = rules.factions[player.faction]
    terrain = i64(s.terrain[hex])
    b = i64(s.building[hex])
    cost = rules.costs[MINE]
    ore = cost.ore
    steps: i64 = 0
    qic: i64 = 0
    if b != 0:
        if not faction.shares_planets or not faction.may_join(s, seat, hex):
            return -OCCUPIED
        qic = qic_for_range(s, seat, hex, bonus)
    elif terrain == TRANSDIM:
        return -TRANSDIM_PLANET
    else:
        former = i64(s.gaiaformer[hex])
        if former != 0 and former != seat + 1:
            return -OTHERS_GAIAFORMER
        # An own one is in range and habitable. [gaia.mine.gaiaformed.counts-as-in-range]
        if former == 0:
            qic = qic_for_range(s, seat, hex, bonus)
            if terrain == GAIA:
                qic += faction.gaia_qic
                ore += faction.gaia_ore
            else:
                steps = rules.steps[faction.home * 11 + terrain]
                if steps > free_steps:
                    level = player.level(TERRAFORMING)
                    ore += (steps - free_steps) * rules.step_ore[level]
    if player.mines >= rules.pieces[MINE]:
        return -NO_MINE_LEFT
    return ore | cost.credits << CREDITS_SHIFT | qic << QIC_SHIFT | steps << STEPS_SHIFT


def mine_price(s: Gaia, seat: i64, hex: i64, free_steps: i64, bonus: i64) -> i64:
    """The packed price of a mine that the seat can build here, or minus the reason why it cannot.

    [gaia.mine.all-costs-at-once]
    """
    price = mine_cost(s, seat, hex, free_steps, bonus)
    if price < 0:
        return price
    player = s.players[seat]
    qic = (price >> QIC_SHIFT) & BYTE
    if qic > player.qic:
        if player.qic == 0 and i64(player.near[hex]) > range_of(s, seat, bonus):
            distance = i64(player.near[hex])
            return -because(OUT_OF_RANGE, distance, range_of(s, seat, bonus))
        return -because(TOO_FEW_QIC, qic, player.qic)
    ore = price & BYTE
    if ore > player.ore:
        return -because(TOO_LITTLE_ORE, ore, player.ore)
    credits = (price >> CREDITS_SHIFT) & BYTE
    if credits > player.credits:
        return -because(TOO_FEW_CREDITS, credits, player.credits)
    return price


def mine_reason(s: Gaia, seat: i64, hex: i64, free_steps: i64, bonus: i64) -> i64:
    price = mine_price(s, seat, hex, free_steps, bonus)
    return LEGAL if price >= 0 else -price


def mines_open(s: Gaia, seat: i64, free_steps: i64, bonus: i64) -> list[int]:
    """The planets on which a mine can be built, in order. Most are seen to be too far away, even
    with all Q.I.C.s, before their price is reckoned.
    """
    player = s.players[seat]
    found: list[int] = []
    if player.ore < s.rules.costs[MINE].ore or player.credits < s.rules.costs[MINE].credits:
        return found
    farthest = range_of(s, seat, bonus) + s.rules.range_per_qic * player.qic
    planets = s.planets()
    for i in range(len(planets)):
        hex = planets[i]
        near = i64(player.near[hex]) <= farthest or i64(s.gaiaformer[hex]) == seat + 1
        if near and mine_price(s, seat, hex, free_steps, bonus) >= 0:
            found.append(hex)
    if s.lost_hex >= 0 and mine_price(s, seat, s.lost_hex, free_steps, bonus) >= 0:
        found.append(s.lost_hex)
        found.sort()
    return found


def project_reason(s: Gaia, seat: i64, hex: i64, bonus: i64) -> i64:
    """[gaia.gaia-project.needs-transdim-in-range] [gaia.gaia-project.needs-power]"""
    player = s.players[seat]
    if i64(s.terrain[hex]) != TRANSDIM:
        return because(NOT_TRANSDIM)
    if s.gaiaformer[hex] != 0:
        return because(HAS_GAIAFORMER)
    if player.gaiaformers == 0:
        return because(NO_GAIAFORMER)
    power = s.rules.project_cost[player.level(GAIA_PROJECT)]
    if player.power() < power:
        return because(TOO_LITTLE_POWER, power, player.power())
    qic = qic_for_range(s, seat, hex, bonus)
    if qic > player.qic:
        return because(PROJECT_OUT_OF_RANGE, i64(player.near[hex]), range_of(s, seat, bonus))
    return LEGAL


def any_project(s: Gaia, seat: i64, bonus: i64) -> bool:
    planets = s.planets()
    for i in range(len(planets)):
        if project_reason(s, seat, planets[i], bonus) == LEGAL:
            return True
    return False


def free_space(s: Gaia, hex: i64) -> bool:
    """A space without a planet."""
    return i64(s.terrain[hex]) == EMPTY
