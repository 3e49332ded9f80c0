"""Taking a discovery tile: looking at it, choosing a side, and what its front gives."""

from __future__ import annotations

from mypy_extensions import i64

from astrarium.core.frame import LEGAL, WAIT, ChanceFrame, Frame, because
from astrarium.games.eclipse.discovery import put_disc, tile_is_free, tiles_unseen
from astrarium.games.eclipse.galaxy import put_ship
from astrarium.games.eclipse.reasons import NO_BENEFIT, NOT_CHEAPEST
from astrarium.games.eclipse.research import can_place, gain_technology
from astrarium.games.eclipse.state import Eclipse, altered
from astrarium.games.eclipse.upgrades import fit_part, fit_reason
from astrarium.games.eclipse.words import (
    CLAIM,
    CLASSES,
    FIND,
    FINDS_PART,
    FINDS_RESOURCES,
    FINDS_SHIP,
    FINDS_TECHNOLOGY,
    FIT,
    KEEP_PART,
    KEEP_POINTS,
    KIND,
    LEAVE,
    MOST_SLOTS,
    NONE,
    OF_DISCOVERY,
    PARTS,
    TAKE,
    TECHNOLOGIES,
    USE,
)


def take_control(s: Eclipse, lane: i64, seat: i64, hex: i64) -> None:
    """A disc, and the discovery tile with it.

    [eclipse.explore.discovery.take] [eclipse.discovery.first-control]
    """
    put_disc(s, seat, hex)
    take_tile(s, lane, seat, hex)


def take_tile(s: Eclipse, lane: i64, seat: i64, hex: i64) -> None:
    if tile_is_free(s, hex):
        s.tile[hex] = 0
        s.push(lane, Discover(seat, hex))
        s.push(lane, Look(seat))


class Claim(Frame[Eclipse]):
    """A disc on a hex without one? [eclipse.explore.control] [eclipse.combat.control.take-over]"""

    def __init__(self, player: i64, hex: i64) -> None:
        self.player = player
        self.hex = hex

    def data(self) -> list[int]:
        return [self.player, self.hex]

    def seat(self, s: Eclipse) -> i64:
        return self.player

    def candidates(self, s: Eclipse) -> list[int]:
        return [CLAIM + self.hex, LEAVE]

    def take(self, s: Eclipse, lane: i64, choice: i64) -> None:
        s.pop(lane)
        if choice != LEAVE:
            take_control(s, lane, self.player, self.hex)


class Look(ChanceFrame[Eclipse]):
    """Only the taker sees the front. [eclipse.explore.discovery.look-first]"""

    def __init__(self, player: i64) -> None:
        self.player = player

    def data(self) -> list[int]:
        return [self.player]

    def candidates(self, s: Eclipse) -> list[int]:
        left = tiles_unseen(s)
        return [FIND + kind for kind in range(len(left)) if left[kind] > 0]

    def weights(self, s: Eclipse) -> list[int]:
        return [count for count in tiles_unseen(s) if count > 0]

    def audience(self, s: Eclipse, choice: i64) -> i64:
        return self.player

    def take(self, s: Eclipse, lane: i64, choice: i64) -> None:
        s.players[self.player].looked = [choice - FIND]
        s.pop(lane)


class Discover(Frame[Eclipse]):
    """Which side? [eclipse.discovery.decide-at-once] [eclipse.discovery.two-sides]"""

    def __init__(self, player: i64, hex: i64) -> None:
        self.player = player
        self.hex = hex

    def data(self) -> list[int]:
        return [self.player, self.hex]

    def seat(self, s: Eclipse) -> i64:
        return self.player

    def candidates(self, s: Eclipse) -> list[int]:
        return [USE, KEEP_POINTS]

    def reason(self, s: Eclipse, choice: i64) -> i64:
        if choice == USE and not self.helps(s):
            return because(NO_BENEFIT)
        return LEGAL

    def helps(self, s: Eclipse) -> bool:
        """Would the front give anything? [eclipse.discovery.ancient-cruiser.effect]"""
        tile = s.rules.discoveries[s.players[self.player].looked[0]]
        if tile.kind == FINDS_SHIP:
            pieces = s.rules.classes[tile.what].pieces
            return s.players[self.player].ships_of(tile.what) < pieces
        if tile.kind == FINDS_TECHNOLOGY:
            return len(cheapest(s, self.player)) > 0
        return True

    def take(self, s: Eclipse, lane: i64, choice: i64) -> None:
        player = s.players[self.player]
        kind: i64 = player.looked[0]
        player.looked = []
        s.pop(lane)
        if choice == KEEP_POINTS:
            player.kept = sorted([*player.kept, kind])
            s.tell(
                "kept-points", self.player, s.rules.discovery_vp, NONE, "eclipse.discovery.vp-side"
            )
            return
        s.agenda.disclosures += 1  # the front is shown
        s.used = altered(s.used, kind, s.used[kind] + 1)
        self.use(s, lane, kind)

    def use(self, s: Eclipse, lane: i64, kind: i64) -> None:
        """[eclipse.discovery.resources.discarded] [eclipse.discovery.ancient-cruiser.effect]"""
        seat = self.player
        tile = s.rules.discoveries[kind]
        s.tell("discovery", seat, tile.amount, OF_DISCOVERY + kind, "eclipse.discovery.two-sides")
        if tile.kind == FINDS_RESOURCES:
            s.players[seat].add(tile.what, tile.amount)
        elif tile.kind == FINDS_SHIP:
            put_ship(s, self.hex, seat, tile.what)
        elif tile.kind == FINDS_PART:
            s.players[seat].parts |= 1 << tile.what
            s.push(lane, FitAtOnce(seat, tile.what))
        else:
            s.push(lane, AncientTechnology(seat))


def cheapest(s: Eclipse, seat: i64) -> list[int]:
    """The technologies of the lowest printed cost that the seat lacks and has room for.

    [eclipse.discovery.ancient-technology.effect]
    """
    least: i64 = NONE
    found: list[int] = []
    for number in range(TECHNOLOGIES):
        if s.market[number] == 0 or not can_place(s, seat, number):
            continue
        cost = s.rules.technologies[number].cost
        if least == NONE or cost < least:
            least = cost
            found = [number]
        elif cost == least:
            found.append(number)
    return found


class AncientTechnology(Frame[Eclipse]):
    """The cheapest, chosen among equals. [eclipse.discovery.ancient-technology.effect]"""

    def __init__(self, player: i64) -> None:
        self.player = player

    def data(self) -> list[int]:
        return [self.player]

    def seat(self, s: Eclipse) -> i64:
        return self.player

    def candidates(self, s: Eclipse) -> list[int]:
        return [TAKE + number for number in range(TECHNOLOGIES) if s.market[number] > 0]

    def reason(self, s: Eclipse, choice: i64) -> i64:
        return LEGAL if choice - TAKE in cheapest(s, self.player) else because(NOT_CHEAPEST)

    def take(self, s: Eclipse, lane: i64, choice: i64) -> None:
        s.pop(lane)
        gain_technology(s, lane, self.player, choice - TAKE)


class FitAtOnce(Frame[Eclipse]):
    """An Ancient part is fitted at once, or kept.

    [eclipse.discovery.ancient-part.fit-at-once] [eclipse.discovery.ancient-part.keep]
    """

    def __init__(self, player: i64, part: i64) -> None:
        self.player = player
        self.part = part

    def data(self) -> list[int]:
        return [self.player, self.part]

    def seat(self, s: Eclipse) -> i64:
        return self.player

    def advance(self, s: Eclipse, lane: i64) -> i64:
        return WAIT

    def candidates(self, s: Eclipse) -> list[int]:
        choices = [KEEP_PART]
        for klass in range(CLASSES):
            for slot in range(s.rules.blueprint(s.players[self.player].species, klass).slots):
                choices.append(FIT + (klass * MOST_SLOTS + slot) * PARTS + self.part)
        return choices

    def reason(self, s: Eclipse, choice: i64) -> i64:
        if choice == KEEP_PART:
            return LEGAL
        return fit_reason(s, self.player, choice % KIND, 0)

    def take(self, s: Eclipse, lane: i64, choice: i64) -> None:
        s.pop(lane)
        if choice != KEEP_PART:
            fit_part(s, self.player, choice % KIND)
