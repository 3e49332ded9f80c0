"""Live figures of a seat, from a view alone: score so far, Military, what cards are worth."""

from __future__ import annotations

from typing import Final

from astrarium.core.game import Data
from astrarium.games.race.goals.awards import amount_shown
from astrarium.games.race.goals.tiles import CHIP_VP, OVER_LIMIT, Goal
from astrarium.games.race.orb.tables import OrbTables
from astrarium.games.race.scoring import box_score, general_military
from astrarium.games.race.state import Player, new_player
from astrarium.games.race.tables import RaceRules
from astrarium.games.race.words import GOODS, HAND_LIMIT, LANE_BITS, LANE_MASK
from astrarium.parts.bits import bit

REBEL: Final = "rebel"


def open_player(rules: RaceRules, seen: Data) -> Player:
    """What lies open before a seat: all that points and Military come from."""
    player = new_player(rules.count)
    player.tableau = list(seen["tableau"])
    player.vp = int(seen["vp"])
    return player


def score_so_far(rules: RaceRules, view: Data, seat: int) -> int:
    """As if the game ended now; of tokens of the Orb those that these eyes know."""
    if view["over"] and view["scores"]:
        return int(view["scores"][seat])
    return sum(amount for _, amount in score_parts(rules, view, seat))


def score_parts(rules: RaceRules, view: Data, seat: int) -> list[tuple[str, int]]:
    """What the score so far is made of: printed points, each card whose worth varies by the key of
    its name, chips, goals, tokens; without what brings nothing."""
    state = view["state"]
    seen, extras = state["players"][seat], state.get("extras", {})
    parts = [("draw-part-cards", sum(int(rules.vp[card]) for card in seen["tableau"]))]
    for card in seen["tableau"]:
        now = worth_now(rules, seen, card)
        if now is not None:
            parts.append((f"card-{rules.ids[card]}", now - int(rules.vp[card])))
    parts.append(("draw-part-chips", int(seen["vp"])))
    if "goals" in extras:
        parts.append(("draw-part-goals", _goal_points(rules, extras["goals"], seat)))
    if "orb" in extras and rules.orb is not None:
        known = _token_points(rules.orb, extras["orb"]["seats"][seat])
        parts.append(("draw-part-tokens", known))
    return [part for part in parts if part[1]]


def _goal_points(rules: RaceRules, goals: Data, seat: int) -> int:
    total = 0
    for number, holder, chips in zip(goals["drawn"], goals["holders"], goals["chips"]):
        total += int(rules.goals[number].vp) if holder == seat else 0
        total += CHIP_VP if chips & bit(seat) else 0
    return total


def _token_points(tables: OrbTables, mine: Data) -> int:
    known = [*mine["used"], *mine.get("held", ())]
    return sum(int(tables.token_kinds[kind].vp) for kind in known)


def military(rules: RaceRules, seen: Data) -> int:
    """What counts against every world."""
    return int(general_military(rules, open_player(rules, seen)))


def military_by_kind(rules: RaceRules, seen: Data) -> dict[str, int]:
    """What counts besides against worlds of one kind only: goods, or rebels."""
    found = dict.fromkeys((*GOODS[1:], REBEL), 0)
    for card in seen["tableau"]:
        for number, kind in enumerate(GOODS[1:], 1):
            lanes = int(rules.military_against[card])
            found[kind] += (lanes >> (int(LANE_BITS) * number)) & int(LANE_MASK)
        found[REBEL] += int(rules.military_against_rebel[card])
    return {kind: amount for kind, amount in found.items() if amount}


def worth_now(rules: RaceRules, seen: Data, card: int) -> int | None:
    """What a variable card would bring if it lay there and the game ended now; None: as printed."""
    box = rules.variable[card]
    if box is None:
        return None
    player = open_player(rules, seen)
    if card not in player.tableau:
        player.tableau.append(card)
    return int(rules.vp[card]) + int(box_score(rules, player, box))


def progress(rules: RaceRules, goal: Goal, seen: Data) -> int:
    """How far a seat meets a goal."""
    if goal.what == OVER_LIMIT:
        return int(seen["hand_size"] > HAND_LIMIT)
    return int(amount_shown(rules, goal, open_player(rules, seen)))
