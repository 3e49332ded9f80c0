"""A blueprint tried without an action: its sums, and the odds against every fleet in sight."""

from __future__ import annotations

from typing import Final

from astrarium.core.draw.svg import Style
from astrarium.core.game import Bench, Data, Pick, Sentence
from astrarium.games.eclipse.blueprints import (
    CANNONS,
    COMPUTER,
    ENERGY,
    HULL,
    INITIATIVE,
    MISSILES,
    MOVEMENT,
    SHIELD,
    class_values,
    may_hold,
)
from astrarium.games.eclipse.draw.chances import RUNS, won
from astrarium.games.eclipse.draw.shown import Shown
from astrarium.games.eclipse.galaxy import ships_in
from astrarium.games.eclipse.odds import fleet_figures
from astrarium.games.eclipse.speak.ids import hex_of
from astrarium.games.eclipse.state import Eclipse
from astrarium.games.eclipse.tables import EclipseRules
from astrarium.games.eclipse.upgrades import own_parts
from astrarium.games.eclipse.words import (
    ANCIENTS,
    CLASSES,
    DEFENDERS,
    MOST_SLOTS,
    NONE,
    SHIPS,
    SIDES,
)
from astrarium.parts.told import text

MOST_SHIPS: Final = 8
PRINTED: Final = "printed"  # what the board shows beneath


def title(rules: EclipseRules) -> Sentence:
    return text("bench-title")


def tried(rules: EclipseRules, view: Data, chosen: dict[str, str]) -> Bench | None:
    """`chosen`: the class of ship, how many of it, and a part for each slot; what is not a choice
    is as it is now. None for whoever has no board."""
    seat = view["seat"]
    if seat is None or view["state"]["players"][seat]["species"] == NONE:
        return None
    s = Shown(rules, view, Style()).s
    classes = list(SHIPS[:CLASSES])
    name = chosen.get("ship", "")
    klass = classes.index(name) if name in classes else 0
    ship = Pick(
        "ship",
        text("bench-ship"),
        [(each, text(f"ship-{each}")) for each in classes],
        classes[klass],
    )
    amounts = [str(amount) for amount in range(1, MOST_SHIPS + 1)]
    wanted = chosen.get("count", "")
    count = Pick(
        "count",
        text("bench-count"),
        [(each, text("bench-amount", amount=int(each))) for each in amounts],
        wanted if wanted in amounts else "1",
    )
    slots = [_slot(s, seat, klass, slot, chosen) for slot in range(_slots(s, seat, klass))]
    values = _values(s, seat, klass, [pick.chosen for pick in slots])
    told = [_sums(values), *_against_the_rules(s, klass, values)]
    return Bench([ship, count, *slots], told + _odds(s, seat, values, int(count.chosen)))


def _slots(s: Eclipse, seat: int, klass: int) -> int:
    return int(s.rules.blueprint(s.players[seat].species, klass).slots)


def _slot(s: Eclipse, seat: int, klass: int, slot: int, chosen: dict[str, str]) -> Pick:
    """The parts that could be fitted, and those of technologies on offer."""
    player, rules = s.players[seat], s.rules
    parts = set(own_parts(s, seat))
    parts |= {int(each.part) for n, each in enumerate(rules.technologies) if s.market[n] > 0}
    fitted = int(player.slots[klass * MOST_SLOTS + slot])
    if fitted > 0:
        parts.add(fitted - 1)
    fitting = [n for n in sorted(parts - {NONE}) if may_hold(rules, klass, n)]
    values = [(PRINTED, text("bench-printed"))]
    values += [(rules.parts[n].id, text(f"part-{rules.parts[n].id}")) for n in fitting]
    now = rules.parts[fitted - 1].id if fitted > 0 else PRINTED
    name = f"{SHIPS[klass]}-{slot}"  # another class begins as it is
    wanted = chosen.get(name, "")
    known = [value for value, _ in values]
    told = text("bench-slot", amount=slot + 1)
    return Pick(name, told, values, wanted if wanted in known else now)


def _values(s: Eclipse, seat: int, klass: int, parts: list[str]) -> list[int]:
    ids = [part.id for part in s.rules.parts]
    slots = s.players[seat].slots[:]
    for slot, part in enumerate(parts):
        slots[klass * MOST_SLOTS + slot] = 0 if part == PRINTED else ids.index(part) + 1
    species = s.players[seat].species
    return [int(value) for value in class_values(s.rules, species, slots, klass)]


def _sums(values: list[int]) -> Sentence:
    return text(
        "bench-sums",
        initiative=values[INITIATIVE],
        computer=values[COMPUTER],
        shield=values[SHIELD],
        hull=values[HULL],
        movement=values[MOVEMENT],
        energy=values[ENERGY],
    )


def _against_the_rules(s: Eclipse, klass: int, values: list[int]) -> list[Sentence]:
    found = []
    if values[ENERGY] < 0:
        found.append(text("bench-no-energy", amount=-values[ENERGY]))
    if s.rules.classes[klass].moves and values[MOVEMENT] == 0:
        found.append(text("bench-no-drive"))
    return found


def _odds(s: Eclipse, seat: int, values: list[int], count: int) -> list[Sentence]:
    """Attacking each fleet that is not one's own, hex by hex: fought many times over."""
    dice = values[CANNONS : CANNONS + 3] + values[MISSILES : MISSILES + 3]
    squad = (count, *[values[which] for which in (INITIATIVE, COMPUTER, SHIELD, HULL)], *dice)
    found = []
    for hex in s.laid:
        for side in range(SIDES):
            ships = int(ships_in(s, hex, side))
            if side == seat or ships == 0:
                continue
            theirs = tuple(tuple(int(n) for n in each) for each in fleet_figures(s, hex, side))
            percent = round(100 * won((squad,), theirs, tuple(s.rules.damage)) / RUNS)
            place = hex_of(s, hex)
            if side == ANCIENTS:
                found.append(text("bench-ancients", place=place, count=ships, amount=percent))
            elif side == DEFENDERS:
                found.append(text("bench-defenders", amount=percent))
            else:
                found.append(
                    text("bench-fleet", place=place, count=ships, amount=percent, other=side)
                )
    return found
