"""The storage world: at the start of Produce its owner may move goods onto it."""

from __future__ import annotations

from mypy_extensions import i64

from astrarium.core.frame import DONE, LEGAL, WAIT, SeatFrame, because
from astrarium.games.race.goods import has_good
from astrarium.games.race.reasons import KIND_NOT_STORED, NO_GOOD_TO_MOVE, STORE_ORDER
from astrarium.games.race.state import Player, Race
from astrarium.games.race.words import GREY, KIND, MOVE, NONE, STOP


def storage_of(s: Race, player: Player) -> i64:
    """The storage world of the tableau, or NONE."""
    stores = [card for card in player.tableau if s.tables.stores[card]]
    return stores[0] if stores else NONE


class StoreGoods(SeatFrame[Race]):
    """Move goods to the storage world, from worlds in ascending order, as many as you like.

    [race.artifacts.power.produce.storage-move]
    [race.artifacts.power.produce.storage-start-of-phase]
    """

    def __init__(self, player: i64, storage: i64, floor: i64) -> None:
        super().__init__(player)
        self.storage = storage
        self.floor = floor

    def advance(self, s: Race, lane: i64) -> i64:
        return WAIT if len(self.options(s)) > 1 else DONE

    def candidates(self, s: Race) -> list[int]:
        tableau = s.players[self.player].tableau
        return [STOP, *sorted([MOVE + card for card in tableau if s.tables.goods[card] != GREY])]

    def reason(self, s: Race, choice: i64) -> i64:
        if choice == STOP:
            return LEGAL
        world = choice % KIND
        if s.tables.goods[world] != s.tables.stores[self.storage]:
            return because(KIND_NOT_STORED)
        if not has_good(s, self.player, world):
            return because(NO_GOOD_TO_MOVE)
        return LEGAL if world >= self.floor else because(STORE_ORDER)

    def take(self, s: Race, lane: i64, choice: i64) -> None:
        if choice == STOP:
            s.pop(lane)
            return
        world = choice % KIND
        s.store_good(self.player, world, self.storage)
        rule = "race.artifacts.power.produce.storage-move"
        s.tell("store", self.player, 1, world, rule)
        s.replace(lane, StoreGoods(self.player, self.storage, world))
