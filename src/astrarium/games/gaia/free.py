"""Free actions: conversions before or after the action of a turn."""

from __future__ import annotations

from mypy_extensions import i64

from astrarium.core.frame import LEGAL, because
from astrarium.games.gaia.effects import (
    PAY_BURN,
    PAY_CREDITS,
    PAY_KNOWLEDGE,
    PAY_ORE,
    PAY_POWER,
    PAY_QIC,
    PAY_TO_GAIA,
    PLAIN,
    FreeAction,
)
from astrarium.games.gaia.gains import gain
from astrarium.games.gaia.power import burn, can_burn, can_spend, spend
from astrarium.games.gaia.reasons import (
    FREE_CREDITS,
    FREE_KNOWLEDGE,
    FREE_ORE,
    FREE_QIC,
    NO_GAIAFORMER_TO_PARK,
    NO_POWER_TO_MOVE,
    STONE_ELSEWHERE,
    TOO_LITTLE_POWER_TO_SPEND,
    TOO_LITTLE_TO_BURN,
)
from astrarium.games.gaia.state import Gaia, Player
from astrarium.games.gaia.words import FREE, FROM_FREE


def free_list(s: Gaia, seat: i64) -> list[int]:
    """The free actions of the faction, by number. [gaia.free.all-on-board]"""
    player = s.players[seat]
    faction = s.rules.factions[player.faction]
    return faction.free_with_institute if player.institute > 0 else faction.free


def free_reason(s: Gaia, seat: i64, number: i64) -> i64:
    """What can be paid may be paid, even for nothing. [gaia.free.repeatable]"""
    action = s.rules.free_actions[number]
    if action.how == PAY_POWER or action.how == PAY_BURN:
        return power_reason(s, s.players[seat], action)
    return payment_reason(s.players[seat], action.how, action.amount)


def power_reason(s: Gaia, player: Player, action: FreeAction) -> i64:
    """Power is spent from area III and burnt in area II; so is the brainstone."""
    area = 3 if action.how == PAY_POWER else 2
    if action.stone != PLAIN and player.stone != area:
        return because(STONE_ELSEWHERE)
    if action.how == PAY_BURN:
        return LEGAL if can_burn(player, action.stone) else because(TOO_LITTLE_TO_BURN)
    if not can_spend(player, s.rules.factions[player.faction], action.amount, action.stone):
        return because(TOO_LITTLE_POWER_TO_SPEND, action.amount, player.area3)
    return LEGAL


def payment_reason(player: Player, how: i64, amount: i64) -> i64:
    if how == PAY_QIC:
        if player.qic < amount:
            return because(FREE_QIC, amount, player.qic)
    elif how == PAY_KNOWLEDGE:
        if player.knowledge < amount:
            return because(FREE_KNOWLEDGE, amount, player.knowledge)
    elif how == PAY_ORE:
        if player.ore < amount:
            return because(FREE_ORE, amount, player.ore)
    elif how == PAY_CREDITS:
        if player.credits < amount:
            return because(FREE_CREDITS, amount, player.credits)
    elif how == PAY_TO_GAIA:
        if player.area3 < amount:
            return because(NO_POWER_TO_MOVE)
    elif player.gaiaformers < amount:
        return because(NO_GAIAFORMER_TO_PARK)
    return LEGAL


def open_free(s: Gaia, seat: i64) -> list[int]:
    return [FREE + each for each in free_list(s, seat) if free_reason(s, seat, each) == LEGAL]


def any_free(s: Gaia, seat: i64) -> bool:
    return any(free_reason(s, seat, number) == LEGAL for number in free_list(s, seat))


def do_free(s: Gaia, lane: i64, seat: i64, number: i64) -> None:
    player = s.players[seat]
    faction = s.rules.factions[player.faction]
    action = s.rules.free_actions[number]
    amount = action.amount
    how = action.how
    s.tell("free", seat, amount, FROM_FREE + number, action.rule)
    if how == PAY_POWER:
        spend(player, faction, amount, action.stone)
    elif how == PAY_BURN:
        burn(player, faction, action.stone)
    elif how == PAY_QIC:
        player.qic -= amount
    elif how == PAY_KNOWLEDGE:
        player.knowledge -= amount
    elif how == PAY_ORE:
        player.ore -= amount
    elif how == PAY_CREDITS:
        player.credits -= amount
    elif how == PAY_TO_GAIA:
        # [gaia.faction.nevlas.power-for-knowledge] [gaia.faction.nevlas.not-spending]
        player.area3 -= amount
        player.gaia_area += amount
    else:
        # [gaia.faction.bal-taks.gaiaformer-for-qic]
        player.gaiaformers -= amount
        player.parked += amount
    gain(s, lane, seat, action.gain, FROM_FREE + number, action.rule)
