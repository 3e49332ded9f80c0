"""A second bookkeeper: does what was told between two positions explain what has changed?

    accounts = Accounts(s)
    s.answer(lane, choice)
    accounts.wrong(s, said, told)      # what does not add up; nothing if all does

Prices, tracks and parts are the printed ones (`printed.py`, the rulebook), not those of the rules.
"""

from __future__ import annotations

from collections.abc import Sequence

from astrarium.core.events import Event
from astrarium.games.eclipse.geometry import AXIAL
from astrarium.games.eclipse.state import Eclipse
from astrarium.games.eclipse.words import NONE, OF_BUILDING, OF_RESOURCE, OF_SHIP, SHIPS
from tests.games.eclipse.printed import BOARDS, HEXES, PARTS, SLOTS, TECHNOLOGIES, rows
from tests.games.eclipse.reckoning import sheet_of

# By cubes and discs that are left on the track; what lies beyond the squares and circles is free.
PRODUCED = [28, 24, 21, 18, 15, 12, 10, 8, 6, 4, 3, 2, 2]
UPKEEP = [30, 25, 21, 17, 13, 10, 7, 5, 3, 2, 1, 0, 0]
CHEAPER = [0, 1, 2, 3, 4, 6, 8, 8]  # by technologies of the row
FOUND = {"money": (0, 8), "science": (1, 5), "materials": (2, 6)}
BOARD_LINES = [line for line in BOARDS.strip().splitlines() if "|" in line]
TRADE = {row[0]: int(row[5]) for row in rows("\n".join(BOARD_LINES))}
COSTS = {row[0]: [int(n) for n in row[8].split()] for row in rows("\n".join(BOARD_LINES))}
PRICES = {row[0]: (row[1], int(row[2]), int(row[3])) for row in rows(TECHNOLOGIES)}
HOLES = {int(row[0]): row[4] for row in rows(HEXES)}
DRIVES = {row[0]: int(row[3]) for row in rows(PARTS) if int(row[3]) > 0}
PRINTED_SLOTS = dict(line.split(":")[:2] for line in SLOTS.strip().splitlines())
SIDES = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))  # from the north clockwise
SENT = ("settled", "ambassador-cube")  # a cube leaves its track
ANCIENTS, DEFENCE, MOST_SLOTS = 6, 7, 8
Fleets = dict[tuple[int, int], int]  # ships by hex and side


def fleets(s: Eclipse) -> Fleets:
    found: Fleets = {}
    for ship in s.ships:
        place = (ship & 63, ship >> 6 & 7)
        found[place] = found.get(place, 0) + 1
    return found


def purse(s: Eclipse, seat: int) -> list[int]:
    player = s.players[seat]
    return [int(player.money), int(player.science), int(player.materials)]


class Accounts:
    def __init__(self, s: Eclipse) -> None:
        self.scored = [0] * len(s.players)
        self.note(s)

    def note(self, s: Eclipse) -> None:
        self.playing = s.round_number > 0 and all(p.species != NONE for p in s.players)
        self.purses = [purse(s, seat) for seat in range(len(s.players))]
        self.money_cubes = [int(player.cubes_on(0)) for player in s.players]
        self.discs = [int(player.discs) for player in s.players]
        self.known = [int(player.technologies) for player in s.players]
        self.fleets = fleets(s)
        self.laid = set(s.laid)

    def wrong(self, s: Eclipse, said: str, told: Sequence[Event]) -> list[str]:
        found = []
        if self.playing:
            for seat in range(len(s.players)):
                mine = [event for event in told if event.seat == seat]
                if not self.purse_adds_up(s, seat, said, mine):
                    found.append(f"resources are explained by what is told (seat {seat})")
            found += [name for event in told if (name := self.wrong_move(s, event))]
            if not all(wormholes_fit(s, hex) for hex in s.laid if hex not in self.laid):
                found.append("a hex lies as it is printed, and a wormhole leads to it")
        for event in told:
            if event.kind.startswith("score-"):
                self.scored[event.seat] += event.amount
        if s.over:
            reckoned = [sheet["total"] for sheet in sheet_of(s)]
            if not self.scored == list(s.scores()) == reckoned:
                found.append("victory points are explained by what is told")
        self.note(s)
        return found

    # --- resources ------------------------------------------------------------------------------

    def purse_adds_up(self, s: Eclipse, seat: int, said: str, mine: list[Event]) -> bool:
        """In the order it was told in. From a hex that was given up cubes come back unsaid."""
        species = s.species_of(seat).id
        purse_now = self.purses[seat][:]
        cubes, discs, back = self.money_cubes[seat], self.discs[seat], 0
        money = {0}  # what could have come in besides
        for event in mine:
            if event.kind == "traded":
                if event.amount != TRADE[species]:
                    return False
                purse_now[event.source - OF_RESOURCE] -= TRADE[species]
                purse_now[event.target - OF_RESOURCE] += 1
            elif event.kind == "built":
                purse_now[2] -= COSTS[species][event.target - OF_BUILDING]
            elif event.kind == "technology" and said.startswith("research"):
                purse_now[1] -= self.price(s, seat, s.rules.thing(event.source).id)
            elif event.kind == "discovery" and s.rules.thing(event.source).id in FOUND:
                resource, amount = FOUND[s.rules.thing(event.source).id]
                purse_now[resource] += amount
            elif event.kind == "artifact":
                purse_now[event.source - OF_RESOURCE] += 5
            elif event.kind == "produced":
                purse_now[event.source - OF_RESOURCE] += event.amount
            elif OF_RESOURCE in (event.source, event.target) and event.kind in SENT:
                cubes -= 1
            elif event.kind == "cube-back" and event.source == OF_RESOURCE:
                cubes += 1
            elif event.kind == "control":
                discs -= 1
            elif event.kind == "disc-back":
                discs += 1
                back += 1
            elif event.kind == "paid":
                if event.amount != UPKEEP[min(discs, 12)]:
                    return False
                # Two squares of a hex are for money at most.
                squares = range(cubes, min(cubes + 2 * back, 12) + 1)
                money = {PRODUCED[left] - event.amount for left in squares}
        after = purse(s, seat)
        return after[1:] == purse_now[1:] and after[0] - purse_now[0] in money

    def price(self, s: Eclipse, seat: int, technology: str) -> int:
        row, printed, least = PRICES[technology]
        ids = [each.id for each in s.rules.technologies]
        owned = sum(PRICES[id][0] == row for n, id in enumerate(ids) if self.known[seat] >> n & 1)
        return max(printed - CHEAPER[owned], least)

    # --- moves ----------------------------------------------------------------------------------

    def wrong_move(self, s: Eclipse, event: Event) -> str:
        """Of a ship that went from one hex to the next."""
        if event.kind != "moved":
            return ""
        seat, klass, there = event.seat, event.target - OF_SHIP, event.source
        if drives_of(s, seat, klass) == 0:
            return "no ship without a drive moves"
        now = fleets(s)
        left = [hex for hex, side in self.fleets if side == seat]
        (here,) = [hex for hex in left if now.get((hex, seat), 0) < self.fleets[hex, seat]]
        enemies = sum(
            count
            for (hex, side), count in self.fleets.items()
            if hex == here
            and side != seat
            and not (side == ANCIENTS and s.species_of(seat).id == "descendants_of_draco")
        )
        if (here, DEFENCE) in self.fleets or now.get((here, seat), 0) < enemies:
            return "as many ships stay as are held up"
        whole = s.players[seat].owns([each.id for each in s.rules.technologies].index(GENERATOR))
        return "" if linked(s, here, there, whole) else "ships go through wormholes"


GENERATOR = "wormhole_generator"


def drives_of(s: Eclipse, seat: int, klass: int) -> int:
    """How far the drives on a blueprint take a ship."""
    species, name = s.species_of(seat).id, SHIPS[klass]
    line = PRINTED_SLOTS.get(f"{species} {name}", PRINTED_SLOTS[f"terran_union {name}"])
    total = 0
    for slot, printed in enumerate(line.split()):
        fitted = int(s.players[seat].slots[klass * MOST_SLOTS + slot])
        total += DRIVES.get(s.rules.parts[fitted - 1].id if fitted else printed, 0)
    return total


def linked(s: Eclipse, one: int, other: int, half: bool) -> bool:
    (q, r), there = AXIAL[s.where[one]], AXIAL[s.where[other]]
    for edge, (dq, dr) in enumerate(SIDES):
        if (q + dq, r + dr) == there:
            open_ends = (s.holes[one] >> edge & 1) + (s.holes[other] >> (edge + 3) % 6 & 1)
            return open_ends == 2 or (half and open_ends == 1)
    return False


def wormholes_fit(s: Eclipse, hex: int) -> bool:
    """Turned somehow, the printed edges are open; and somewhere at least half a wormhole is."""
    printed = HOLES[int(s.rules.sectors[hex].number)]
    lying = "".join(str(s.holes[hex] >> edge & 1) for edge in range(6))
    return lying in printed * 2 and any(
        linked(s, hex, other, True) for other in s.laid if other != hex
    )
