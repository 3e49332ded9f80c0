"""Reputation tiles: drawn in secret, one kept, and put back where the track is full."""

from __future__ import annotations

from mypy_extensions import i64

from astrarium.core.frame import AGAIN, DONE, WAIT, ChanceFrame, Frame
from astrarium.games.eclipse.diplomacy import is_full
from astrarium.games.eclipse.state import Eclipse
from astrarium.games.eclipse.words import DRAW_TILE, KEEP, NONE, PUT_BACK
from astrarium.parts.sets import distinct


def tiles_in_bag(s: Eclipse) -> list[int]:
    """Tiles by value that nobody has. [eclipse.reputation.distribution]"""
    left = s.rules.tile_counts[:]
    for player in s.players:
        for value in player.tiles + player.drawn:
            left[value] -= 1
    return left


class DrawTiles(ChanceFrame[Eclipse]):
    """So many tiles from the bag, for the seat's eyes only.

    [eclipse.reputation.draw.when] [eclipse.limits.reputation-tiles]
    """

    def __init__(self, player: i64, left: i64) -> None:
        self.player = player
        self.left = left

    def data(self) -> list[int]:
        return [self.player, self.left]

    def advance(self, s: Eclipse, lane: i64) -> i64:
        return WAIT if self.left > 0 and sum(tiles_in_bag(s)) > 0 else DONE

    def candidates(self, s: Eclipse) -> list[int]:
        left = tiles_in_bag(s)
        return [DRAW_TILE + value for value in range(len(left)) if left[value] > 0]

    def weights(self, s: Eclipse) -> list[int]:
        return [count for count in tiles_in_bag(s) if count > 0]

    def audience(self, s: Eclipse, choice: i64) -> i64:
        return self.player

    def take(self, s: Eclipse, lane: i64, choice: i64) -> None:
        player = s.players[self.player]
        player.drawn = sorted([*player.drawn, choice - DRAW_TILE])
        s.replace(lane, DrawTiles(self.player, self.left - 1))


class KeepTile(Frame[Eclipse]):
    """One is kept, face down; the others go back into the bag.

    [eclipse.reputation.keep-one] [eclipse.reputation.face-down]
    """

    def __init__(self, player: i64) -> None:
        self.player = player

    def data(self) -> list[int]:
        return [self.player]

    def seat(self, s: Eclipse) -> i64:
        return self.player

    def advance(self, s: Eclipse, lane: i64) -> i64:
        return WAIT if s.players[self.player].drawn else DONE

    def candidates(self, s: Eclipse) -> list[int]:
        return distinct(s.players[self.player].drawn, KEEP)

    def audience(self, s: Eclipse, choice: i64) -> i64:
        return self.player

    def take(self, s: Eclipse, lane: i64, choice: i64) -> None:
        player = s.players[self.player]
        player.drawn = []
        player.tiles = sorted([*player.tiles, choice - KEEP])
        s.tell("reputation", self.player, 1, NONE, "eclipse.reputation.keep-one")
        s.replace(lane, MakeRoom(self.player))


class MakeRoom(Frame[Eclipse]):
    """A full track: reputation tiles go back into the bag until everything has a place.

    [eclipse.reputation.full-track] [eclipse.diplomacy.track.discard-to-bag]
    """

    def __init__(self, player: i64) -> None:
        self.player = player

    def data(self) -> list[int]:
        return [self.player]

    def seat(self, s: Eclipse) -> i64:
        return self.player

    def advance(self, s: Eclipse, lane: i64) -> i64:
        return WAIT if is_full(s, self.player) else DONE

    def candidates(self, s: Eclipse) -> list[int]:
        return distinct(s.players[self.player].tiles, PUT_BACK)

    def audience(self, s: Eclipse, choice: i64) -> i64:
        return self.player

    def take(self, s: Eclipse, lane: i64, choice: i64) -> None:
        player = s.players[self.player]
        left = player.tiles[:]
        left.remove(choice - PUT_BACK)
        player.tiles = left
        s.tell("put-back", self.player, 1, NONE, "eclipse.reputation.full-track")


class FirstTiles(Frame[Eclipse]):
    """Tiles that a species begins with are all kept."""

    def __init__(self, player: i64) -> None:
        self.player = player

    def data(self) -> list[int]:
        return [self.player]

    def advance(self, s: Eclipse, lane: i64) -> i64:
        player = s.players[self.player]
        player.tiles = player.drawn
        player.drawn = []
        s.pop(lane)
        return AGAIN
