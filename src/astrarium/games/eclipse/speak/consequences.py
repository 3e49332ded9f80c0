"""What a plan leads to: ruin at the end of the round, treason, hexes left without defence."""

from __future__ import annotations

from astrarium.core.game import Data, Sentence
from astrarium.games.eclipse.frames.move import movement
from astrarium.games.eclipse.frames.upkeep import balance
from astrarium.games.eclipse.galaxy import (
    classes_in,
    enemies_in,
    has_generator,
    joined,
    may_leave,
    own_hexes,
    ships_in,
)
from astrarium.games.eclipse.speak.ids import place
from astrarium.games.eclipse.state import Eclipse
from astrarium.games.eclipse.trade import reach
from astrarium.games.eclipse.words import MONEY
from astrarium.parts.bits import bits_in
from astrarium.parts.told import text


def warnings(before: Eclipse, after: Eclipse, seat: int, events: list[Data]) -> list[Sentence]:
    if after.players[seat].out or before.round_number != after.round_number:
        return []
    return _ruin(before, after, seat) + _treason(before, after, seat) + _bare(before, after, seat)


def _ruin(before: Eclipse, after: Eclipse, seat: int) -> list[Sentence]:
    """[eclipse.upkeep.bankruptcy.not-below-zero]"""
    left = int(balance(after, seat))
    if left >= 0 or left >= balance(before, seat):
        return []
    player = after.players[seat]
    traded = int(reach(after, seat, MONEY)) - int(player.money)
    if traded >= -left:
        return [text("warning-must-trade", amount=-left)]
    return [text("warning-bankrupt", amount=-left)]


def _treason(before: Eclipse, after: Eclipse, seat: int) -> list[Sentence]:
    """Whoever has the card already may still have partners to lose.

    [eclipse.diplomacy.break.attack] [eclipse.diplomacy.traitor.card]
    """
    if after.traitor != seat:
        return []
    if before.traitor != seat:
        return [text("warning-traitor", amount=-int(after.rules.traitor_vp))]
    lost = before.players[seat].allies & ~after.players[seat].allies
    return [text("warning-relations", other=other) for other in bits_in(lost)]


def _bare(before: Eclipse, after: Eclipse, seat: int) -> list[Sentence]:
    """Hexes that the plan leaves without a ship, though another fleet can reach them."""
    found = []
    for hex in own_hexes(after, seat):
        left = ships_in(before, hex, seat) > 0 and ships_in(after, hex, seat) == 0
        if left and _in_reach(after, hex, seat):
            found.append(text("warning-bare", place=place(after.rules, hex)))
    return found


def _in_reach(s: Eclipse, hex: int, seat: int) -> bool:
    for other in range(len(s.players)):
        if other == seat or s.players[seat].is_allied(other):
            continue
        if _reaches(s, other, hex):
            return True
    return enemies_in(s, hex, seat) > 0


def _reaches(s: Eclipse, other: int, hex: int) -> bool:
    """Could a ship of another player move here, through hexes where nothing stops it?"""
    half = has_generator(s, other)
    distance = {hex: 0}
    waiting = [hex]
    while waiting:
        here = waiting.pop(0)
        for near in joined(s, here, half):
            if near in distance:
                continue
            distance[near] = distance[here] + 1
            if _farthest(s, other, near) >= distance[near]:
                return True
            if enemies_in(s, near, other) == 0:
                waiting.append(near)
    return False


def _farthest(s: Eclipse, seat: int, hex: int) -> int:
    """How many hexes the fastest ship of a seat could go from here in one action; 0 if none can.

    All moves of an action may be those of one ship; a reaction has one. [eclipse.move.same-ship]
    """
    if not may_leave(s, hex, seat):
        return 0
    has_passed = s.players[seat].passed == 1
    moves = int(s.rules.react_move if has_passed else s.species_of(seat).move)
    classes = classes_in(s, hex, seat)
    return moves * max([int(movement(s, seat, klass)) for klass in classes], default=0)
