"""Power and Q.I.C. actions of the research board, and special actions."""

from __future__ import annotations

from mypy_extensions import i64

from astrarium.core.frame import LEGAL, because
from astrarium.games.gaia.effects import (
    BUILD_WITH_STEPS,
    PLAIN,
    SCORE_TOKEN,
    SPECIAL_ACTION,
    TAKE_TILE,
    WITH_STONE,
    BoardAction,
)
from astrarium.games.gaia.frames.mine import BuildWith
from astrarium.games.gaia.frames.rescore import ScoreToken
from astrarium.games.gaia.frames.tech import TakeTile
from astrarium.games.gaia.gains import count_of, gain, source_of, tile_of, tiles_of
from astrarium.games.gaia.power import can_spend, spend
from astrarium.games.gaia.reach import any_project, mines_open
from astrarium.games.gaia.reasons import (
    BOARD_QIC,
    NO_PLANET_FOR_STEPS,
    NO_TILE_TO_TAKE,
    NO_TOKEN,
    NOT_OWNED,
    NOTHING_TO_DO,
    SPACE_USED,
    SPECIAL_USED,
    STONE_ELSEWHERE,
    TOO_LITTLE_POWER_TO_SPEND,
)
from astrarium.games.gaia.state import Gaia
from astrarium.games.gaia.words import (
    ACTION_STANDS,
    BOARD_ACTIONS,
    BY_ACADEMY,
    BY_BOOSTER,
    BY_FACTION,
    FROM_FACTION,
    FROM_SPACE,
    FROM_SPECIAL,
    NONE,
    PER_PLANET_TYPE,
    POWER,
    POWER_STONE,
    QIC_ACTION,
)


def effect_reason(s: Gaia, seat: i64, action: BoardAction) -> i64:
    """An action is open if it can be carried out; what is gained may be lost again at once.

    [gaia.board-action.effect-after-payment]
    """
    if action.what == BUILD_WITH_STEPS:
        return LEGAL if mines_open(s, seat, action.steps, 0) else because(NO_PLANET_FOR_STEPS)
    if action.what == TAKE_TILE:
        return LEGAL if TakeTile(seat).options(s) else because(NO_TILE_TO_TAKE)
    if action.what == SCORE_TOKEN:
        return LEGAL if s.players[seat].tokens != 0 else because(NO_TOKEN)
    return LEGAL


def space_reason(s: Gaia, seat: i64, number: i64, stone: i64) -> i64:
    """[gaia.board-action.once-per-round] [gaia.board-action.power-cost]
    [gaia.board-action.qic-cost]
    """
    if (s.spaces_used >> number) & 1:
        return because(SPACE_USED)
    action = s.rules.board_actions[number]
    player = s.players[seat]
    if player.qic < action.qic:
        return because(BOARD_QIC, action.qic, player.qic)
    if stone != PLAIN and player.stone != 3:
        return because(STONE_ELSEWHERE)
    if not can_spend(player, s.rules.factions[player.faction], action.power, stone):
        return because(TOO_LITTLE_POWER_TO_SPEND, action.power, player.area3)
    return effect_reason(s, seat, action)


def open_spaces(s: Gaia, seat: i64, choices: list[int]) -> None:
    """Power actions, those with the brainstone, Q.I.C. actions."""
    player = s.players[seat]
    if player.area3 > 0:
        add_spaces(s, seat, POWER, PLAIN, choices)
    if player.stone == 3:
        add_spaces(s, seat, POWER_STONE, WITH_STONE, choices)
    if player.qic > 0:
        add_spaces(s, seat, QIC_ACTION, PLAIN, choices)


def add_spaces(s: Gaia, seat: i64, kind: i64, stone: i64, choices: list[int]) -> None:
    for number in range(BOARD_ACTIONS):
        costs_power = s.rules.board_actions[number].power > 0
        if costs_power == (kind != QIC_ACTION) and space_reason(s, seat, number, stone) == LEGAL:
            choices.append(kind + number)


def use_space(s: Gaia, lane: i64, seat: i64, number: i64, stone: i64) -> None:
    """[gaia.board-action.marked-used] [gaia.board-action.effect-after-payment]"""
    player = s.players[seat]
    action = s.rules.board_actions[number]
    player.qic -= action.qic
    spend(player, s.rules.factions[player.faction], action.power, stone)
    s.spaces_used |= 1 << number
    s.tell("action-space", seat, number, FROM_SPACE + number, action.rule)
    what = action.gain
    if what is not None:
        gain(s, lane, seat, what, FROM_SPACE + number, action.rule)
    if action.what == BUILD_WITH_STEPS:
        s.push(lane, BuildWith(seat, action.steps, 0, 0))
    elif action.what == TAKE_TILE:
        s.push(lane, TakeTile(seat))
    elif action.what == SCORE_TOKEN:
        s.push(lane, ScoreToken(seat))
    elif action.per_type > 0:
        # [gaia.action-space.planet-types.gaia-and-lost-count]
        points = action.per_type * count_of(s, seat, PER_PLANET_TYPE)
        s.gain_vp(seat, points, FROM_SPACE + number, action.rule)


# --- special actions -----------------------------------------------------------------------------


def specials_of(s: Gaia, seat: i64) -> list[int]:
    """The special actions that the player's pieces show. [gaia.special.where]"""
    player = s.players[seat]
    faction = s.faction_of(seat)
    numbers: list[int] = []
    if player.booster != NONE and s.rules.boosters[player.booster].has_action:
        numbers.append(BY_BOOSTER)
    if player.academies & ACTION_STANDS:
        numbers.append(BY_ACADEMY)
    if faction.has_special:
        numbers.append(BY_FACTION)
    for number in tiles_of(player):
        if tile_of(s, number).timing == SPECIAL_ACTION:
            numbers.append(number)
    return numbers


def special_reason(s: Gaia, seat: i64, number: i64) -> i64:
    """[gaia.special.once-per-round] [gaia.special.owner-only]"""
    player = s.players[seat]
    if (player.used >> number) & 1:
        return because(SPECIAL_USED)
    faction = s.faction_of(seat)
    if number == BY_BOOSTER:
        booster = s.rules.boosters[player.booster]
        if mines_open(s, seat, booster.steps, booster.reach):
            return LEGAL
        if booster.project and any_project(s, seat, booster.reach):
            return LEGAL
        return because(NOTHING_TO_DO)
    if number == BY_FACTION:
        if faction.special_needs_institute and player.institute == 0:
            return because(NOT_OWNED)
        return LEGAL if faction.special_open(s, seat) else because(NOTHING_TO_DO)
    return LEGAL


def do_special(s: Gaia, lane: i64, seat: i64, number: i64) -> None:
    """[gaia.special.no-cost] [gaia.special.marked-used]"""
    player = s.players[seat]
    faction = s.faction_of(seat)
    player.used |= 1 << number
    rule = "gaia.special.once-per-round"
    s.tell("special-action", seat, 0, NONE, rule, target=FROM_SPECIAL + number)
    rule = "gaia.special.no-cost"
    if number == BY_BOOSTER:
        booster = s.rules.boosters[player.booster]
        project: i64 = 1 if booster.project else 0
        s.push(lane, BuildWith(seat, booster.steps, booster.reach, project))
    elif number == BY_FACTION:
        s.push(lane, faction.special(seat))
    elif number == BY_ACADEMY:
        gain(s, lane, seat, faction.academy_action, FROM_FACTION + player.faction, rule)
    else:
        gain(s, lane, seat, tile_of(s, number).gain, source_of(number), rule)
