"""Standing orders: answers that a seat leaves with the driver.

    {"dice": "sensible"}    a die goes to the largest ship that it destroys, else to the one nearest
                            to its end
    {"cubes": "cheapest"}   cubes go back where least production is lost, an ambassador's comes from
                            where most is gained, and others' go whose owners lose most
    {"offers": "decline"}   no relations are wanted: none are offered, all are turned down
    {"passed": "pass"}      whoever has passed does not react

The default is "obvious" where something can be decided that makes no difference: a die with one
sensible target, a graveyard from which nothing comes back, passing on where only trade is open.
Under "ask" that is asked too.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from astrarium.core.frame import INTERRUPT
from astrarium.core.game import ASK, Data, Option
from astrarium.games.eclipse.blueprints import HULL
from astrarium.games.eclipse.combat import value
from astrarium.games.eclipse.frames.aftermath import KillCubes
from astrarium.games.eclipse.frames.battle import Assign
from astrarium.games.eclipse.frames.cubes import BuryCubes, GiveCube, ReturnCubes
from astrarium.games.eclipse.frames.diplomacy import AfterCombat, AnswerOffer
from astrarium.games.eclipse.frames.turn import AFTER, Turn
from astrarium.games.eclipse.galaxy import ship_class, ship_damage, ship_hex, ship_side
from astrarium.games.eclipse.population import settle_choices
from astrarium.games.eclipse.state import FACES, Eclipse
from astrarium.games.eclipse.words import (
    ACCEPT,
    ANY,
    COLOURS,
    CUBE_FROM,
    CUBE_TO,
    DECLINE,
    END_TURN,
    HIT,
    KILL,
    MATERIALS,
    MONEY,
    NONE,
    OFFER,
    ON_ORBITAL,
    PASS,
    SCIENCE,
    STOP,
    TRADE,
    WOUNDS,
)

OBVIOUS: Final = "obvious"
STANDING_ORDERS: Final = (
    Option("dice", OBVIOUS, (OBVIOUS, ASK, "sensible")),
    Option("cubes", OBVIOUS, (OBVIOUS, ASK, "cheapest")),
    Option("offers", ASK, (ASK, "decline", "accept")),
    Option("passed", OBVIOUS, (OBVIOUS, ASK, "pass")),
)


def ordered(s: Eclipse, lane: int, orders: Data) -> int:
    """The answer that the orders give to the question of a lane; NONE if they give none."""
    stack = s.agenda.lanes[lane]
    frame = stack[len(stack) - 1]
    if isinstance(frame, Assign):
        return die_answer(s, frame, orders.get("dice", OBVIOUS))
    if isinstance(frame, (ReturnCubes, BuryCubes, GiveCube, KillCubes)):
        return cube_answer(s, lane, orders.get("cubes", OBVIOUS))
    if isinstance(frame, AnswerOffer):
        answers = {"decline": DECLINE, "accept": ACCEPT}
        return answers.get(str(orders.get("offers")), NONE)
    if isinstance(frame, AfterCombat):
        return STOP if orders.get("offers") == "decline" else NONE
    if isinstance(frame, Turn):
        return turn_answer(s, lane, frame, orders)
    return NONE


# --- turns ------------------------------------------------------------------------------------


def turn_answer(s: Eclipse, lane: int, frame: Turn, orders: Data) -> int:
    """[eclipse.action.passed-only-reaction] [eclipse.diplomacy.timing.own-turn]"""
    seat = frame.player
    if frame.stage == AFTER:
        only_offers = len(settle_choices(s, seat, True)) == 0
        return END_TURN if only_offers and orders.get("offers") == "decline" else NONE
    if s.players[seat].passed == 0:
        return NONE
    order = orders.get("passed", OBVIOUS)
    if order == "pass":
        return PASS
    if order != OBVIOUS:
        return NONE
    only_trade = all(each == PASS or TRADE <= each < OFFER for each in s.lane_options(lane))
    return PASS if only_trade else NONE


# --- dice -------------------------------------------------------------------------------------


def die_answer(s: Eclipse, frame: Assign, order: object) -> int:
    if order == "sensible":
        return best_hit(s, frame)
    return obvious_hit(s, frame) if order == OBVIOUS else NONE


def left_of(s: Eclipse, frame: Assign, target: i64) -> i64:
    """The damage that destroys a target."""
    return value(s, frame.other, target // WOUNDS, HULL) + 1 - target % WOUNDS


def obvious_hit(s: Eclipse, frame: Assign) -> int:
    """All ships fall however the dice go; or one class can be hit and one of its ships destroyed.

    Of ships that a last die destroys the least damaged goes, the others are nearer to their end.
    While more dice than one are left, damage may be wasted, but for that of single points.
    [eclipse.combat.roll.assign-after]
    """
    options: list[int] = frame.options(s)
    dice = damage_to_come(s, frame)
    if all_fall(s, frame, len(dice)):
        return options[0]
    if len({(choice - HIT) // WOUNDS for choice in options}) > 1:
        return NONE
    damage: i64 = s.rules.damage[frame.next_die(s) // FACES]
    deadly = [choice for choice in options if left_of(s, frame, choice - HIT) <= damage]
    if not deadly or (len(dice) > 1 and max(dice) > 1):
        return NONE
    return min(deadly)


def damage_to_come(s: Eclipse, frame: Assign) -> list[int]:
    """Of each die of the roll that still hits anything."""
    targets = set(ships_under_fire(s, frame))
    found: list[int] = []
    for colour in range(len(COLOURS)):
        for face in range(1, FACES):
            if any(frame.hits(s, face, target) for target in targets):
                found += [s.rules.damage[colour]] * s.dice[colour * FACES + face]
    return found


def all_fall(s: Eclipse, frame: Assign, dice: i64) -> bool:
    """Are there so many dice that hit whatever is left that nothing is left of the other side?"""
    ships = ships_under_fire(s, frame)
    for place in range(len(s.dice)):
        face = place % FACES
        hit = [frame.hits(s, face, ship) for ship in ships]
        if face > 0 and s.dice[place] > 0 and any(hit) and not all(hit):
            return False
    return dice >= sum(left_of(s, frame, ship) for ship in ships)


def ships_under_fire(s: Eclipse, frame: Assign) -> list[int]:
    """Each ship of the other side: class * 32 + damage."""
    return [
        ship_class(ship) * WOUNDS + ship_damage(ship)
        for ship in s.ships
        if ship_hex(ship) == frame.hex and ship_side(ship) == frame.other
    ]


def best_hit(s: Eclipse, frame: Assign) -> int:
    """[eclipse.combat.roll.assign-after]"""
    damage: i64 = s.rules.damage[frame.next_die(s) // FACES]
    best: i64 = NONE
    best_worth: i64 = -1000
    for choice in frame.options(s):
        target = choice - HIT
        hull = value(s, frame.other, target // WOUNDS, HULL)
        left = left_of(s, frame, target)
        worth: i64 = 100 + hull if damage >= left else -left
        if worth > best_worth:
            best, best_worth = choice, worth
    return best


# --- cubes ------------------------------------------------------------------------------------


def cube_answer(s: Eclipse, lane: int, order: object) -> int:
    """In the ninth round nothing comes back from the graveyards. [eclipse.end.after-round-9]"""
    stack = s.agenda.lanes[lane]
    frame = stack[len(stack) - 1]
    options: list[int] = [each for each in s.lane_options(lane) if each < INTERRUPT]
    if order == OBVIOUS:
        last = s.round_number == s.rules.rounds
        return options[0] if last and isinstance(frame, BuryCubes) else NONE
    if order != "cheapest":
        return NONE
    if isinstance(frame, GiveCube):
        return best_source(s, frame.player, options)
    if isinstance(frame, KillCubes):
        return dearest_cube(s, frame, options)
    assert isinstance(frame, (ReturnCubes, BuryCubes))
    return cheapest_track(s, frame.player, options)


def lost_with(s: Eclipse, cubes: i64) -> i64:
    """The production that one more cube on a track of so many takes away."""
    most: i64 = len(s.rules.production) - 1
    return s.rules.production[min(cubes, most)] - s.rules.production[min(cubes + 1, most)]


def cheapest_track(s: Eclipse, seat: i64, options: list[int]) -> int:
    """[eclipse.population.grey.return]"""
    best: i64 = NONE
    least: i64 = 1000
    for choice in options:
        lost = lost_with(s, s.players[seat].cubes_on(choice - CUBE_TO))
        if lost < least:
            best, least = choice, lost
    return best


def best_source(s: Eclipse, seat: i64, options: list[int]) -> int:
    """[eclipse.diplomacy.form.cube-any-track]"""
    best: i64 = NONE
    most: i64 = -1
    for choice in options:
        gained = lost_with(s, s.players[seat].cubes_on(choice - CUBE_FROM) - 1)
        if gained > most:
            best, most = choice, gained
    return best


def dearest_cube(s: Eclipse, frame: KillCubes, options: list[int]) -> int:
    """[eclipse.combat.population.attacker-chooses]"""
    best: i64 = NONE
    most: i64 = -1
    for choice in options:
        lost = lost_on_return(s, frame.owner, frame.hex, choice - KILL)
        if lost > most:
            best, most = choice, lost
    return best


def lost_on_return(s: Eclipse, owner: i64, hex: i64, square: i64) -> i64:
    """What the cleanup takes from the owner; of tracks that are free to choose the least."""
    squares = s.rules.sectors[hex].squares
    tracks = s.rules.orbital_tracks if square == ON_ORBITAL else [squares[square]]
    if tracks == [ANY]:
        tracks = [MONEY, SCIENCE, MATERIALS]
    player = s.players[owner]
    return min([lost_with(s, player.cubes_on(each) + player.buried(each)) for each in tracks])
