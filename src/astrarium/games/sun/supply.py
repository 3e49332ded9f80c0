"""Cubes, discs and ore of a seat: what leaves and what comes back."""

from __future__ import annotations

from mypy_extensions import i64

from astrarium.games.sun.state import WIDTH, Player, Sun
from astrarium.games.sun.words import COLUMNS, FOOD, LEFTMOST, NONE, RIGHTMOST, STAR
from astrarium.parts.bits import bit


def visible_icons(s: Sun, seat: i64, track: i64) -> i64:
    """[sun.production.growth.visible-icons] [sun.production.ore.visible-icons]"""
    board = s.board_of(seat)
    player = s.players[seat]
    icons = board.food_icons if track == FOOD else board.ore_icons
    gone = (
        s.rules.food_discs - player.food_discs
        if track == FOOD
        else s.rules.ore_discs - player.ore_discs
    )
    count: i64 = 0
    for needed in icons:
        if gone >= needed:
            count += 1
    return count


def column_to_take(player: Player, order: i64) -> i64:
    """The leftmost or rightmost column that is not empty, or NONE.

    [sun.effect.supply.one-by-one-left]
    """
    columns: i64 = len(COLUMNS)
    for i in range(columns):
        at = columns - 1 - i if order == RIGHTMOST else i
        if player.column(at) > 0:
            return at
    return NONE


def full_columns(player: Player) -> list[int]:
    """Those with a cube."""
    return [at for at in range(len(COLUMNS)) if player.column(at) > 0]


def take_supply(player: Player, column: i64) -> None:
    player.supply -= bit(column * WIDTH)


def put_supply(player: Player, column: i64) -> None:
    player.supply += bit(column * WIDTH)


def room(s: Sun, seat: i64, column: i64) -> bool:
    """Column A has unlimited room. [sun.effect.return-population.column-a-unlimited]"""
    if column == 0:
        return True
    fields: i64 = s.board_of(seat).columns[column]
    return s.players[seat].column(column) < fields


def return_cube(s: Sun, seat: i64) -> None:
    """To the rightmost column with an empty field.

    [sun.effect.return-population.rightmost] [sun.effect.return-population.fill-column-first]
    """
    at: i64 = len(COLUMNS) - 1
    while not room(s, seat, at):
        at -= 1
    put_supply(s.players[seat], at)


def return_population(s: Sun, seat: i64, cubes: i64) -> None:
    s.players[seat].population -= cubes
    for _ in range(cubes):
        return_cube(s, seat)


def grow(s: Sun, seat: i64, column: i64) -> None:
    """A supply cube of a column becomes population."""
    player = s.players[seat]
    take_supply(player, column)
    player.population += 1
    s.changed = 1


def grow_leftmost(s: Sun, seat: i64, count: i64) -> None:
    """[sun.effect.supply.food-discs-ignored]"""
    grown: i64 = 0
    for _ in range(count):
        column = column_to_take(s.players[seat], LEFTMOST)
        if column == NONE:
            break
        grow(s, seat, column)
        grown += 1
    if grown > 0:
        s.tell("population", seat, grown, NONE, "sun.effect.supply.one-by-one-left")


def gain_ore(s: Sun, seat: i64, amount: i64, rule: str = "sun.effect.ore.gain") -> None:
    """The bank has any amount. [sun.effect.ore.unlimited]"""
    s.players[seat].ore += amount
    s.changed = 1
    s.tell("ore", seat, amount, NONE, rule)


def pay_ore(s: Sun, seat: i64, amount: i64, rule: str = "sun.effect.ore.pay-bank") -> None:
    """To the bank, or to whom the rule says."""
    if amount > 0:
        s.players[seat].ore -= amount
        s.tell("paid", seat, amount, NONE, rule)


# --- discs ---------------------------------------------------------------------------------------


def take_disc(player: Player, track: i64) -> i64:
    """The leftmost disc of a track; a star disc stands in where it is empty. Its kind.

    [sun.control.gain.no-disc-left] [sun.automation.empty-track]
    """
    if track == FOOD and player.food_discs > 0:
        player.food_discs -= 1
        return track
    if track != FOOD and player.ore_discs > 0:
        player.ore_discs -= 1
        return track
    return STAR


def disc_back(player: Player, kind: i64) -> None:
    """To the first empty field from the right; a star disc lies beside the board again.

    [sun.control.lose.take-back] [sun.clarify.achievement-disc-returned]
    """
    if kind == FOOD:
        player.food_discs += 1
    elif kind != STAR:
        player.ore_discs += 1


def automate(s: Sun, seat: i64, track: i64) -> None:
    """[sun.automation.move-disc]"""
    player = s.players[seat]
    kind = take_disc(player, track)
    if kind == STAR:
        player.automated_stars += 1
    elif kind == FOOD:
        player.automated_food += 1
    else:
        player.automated_ore += 1
    s.changed = 1
    s.tell("automated", seat, 1, track_thing(s, kind), "sun.automation.move-disc")


def disc_on_colony(s: Sun, seat: i64, kind: i64) -> None:
    player = s.players[seat]
    if kind == STAR:
        player.colony_stars += 1
    elif kind == FOOD:
        player.colony_food += 1
    else:
        player.colony_ore += 1


def track_thing(s: Sun, kind: i64) -> i64:
    """The number of a kind of disc in events."""
    return s.rules.first_disc + kind


# --- production ----------------------------------------------------------------------------------


def grow_population(s: Sun, seat: i64) -> None:
    """One cube from every column whose icon is visible.

    [sun.production.growth.cube-per-icon] [sun.production.growth.empty-column]
    [sun.production.growth.becomes-population] [sun.production.take-full-amount]
    """
    player = s.players[seat]
    icons = s.board_of(seat).food_icons
    gone = s.rules.food_discs - player.food_discs
    grown: i64 = 0
    for column in range(len(COLUMNS)):
        if gone >= icons[column] and player.column(column) > 0:
            grow(s, seat, column)
            grown += 1
    s.tell("grown", seat, grown, NONE, "sun.production.growth.cube-per-icon")


def mine_ore(s: Sun, seat: i64) -> None:
    """[sun.production.ore.one-per-icon] [sun.production.take-full-amount]"""
    icons = visible_icons(s, seat, 1)
    s.players[seat].ore += icons
    s.changed = 1
    s.tell("mined", seat, icons, NONE, "sun.production.ore.one-per-icon")
