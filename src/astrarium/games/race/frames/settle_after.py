"""Phase III: what comes with a world once it is known how it is taken."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from astrarium.core.frame import AGAIN, DONE, Frame
from astrarium.games.race.frames.deck import NewGood, draw_cards
from astrarium.games.race.frames.on_placement import CardForGood
from astrarium.games.race.state import Player, Race
from astrarium.games.race.words import NONE

GOOD: Final = 0
BONUS: Final = 1
DRAWS: Final = 2
PLACED: Final = 3


def draws_after(s: Race, player: Player) -> i64:
    """Of the cards that were there before. [race.base.settle.power-draw-after-placing]"""
    return player.working(s.tables.settle_draw_after)


class AfterWorld(Frame[Race]):
    """The good of a windfall world, the bonus card, the draws: in this order.

    [race.base.settle.good-bonus-draw-order]
    """

    def __init__(self, player: i64, card: i64, bonus: i64, step: i64) -> None:
        self.player = player
        self.card = card
        self.bonus = bonus
        self.step = step

    def advance(self, s: Race, lane: i64) -> i64:
        seat = self.player
        if self.step == PLACED:
            return DONE
        s.replace(lane, AfterWorld(seat, self.card, self.bonus, self.step + 1))
        if self.step == GOOD:
            # Rule race.base.settle.production-world-no-good.
            if s.tables.windfall[self.card]:
                rule = "race.base.settle.windfall-good-at-once"
                s.tell("good", seat, 1, self.card, rule)
                s.push(lane, NewGood(seat, self.card))
            elif s.tables.card_for_good[self.card]:
                # Rule race.artifacts.power.place.discard-before-draws.
                s.push(lane, CardForGood(seat, self.card))
        elif self.step == BONUS:
            # Rule race.base.settle.bonus-cannot-pay: it comes when all is paid.
            draw_cards(s, lane, seat, self.bonus, NONE, "race.base.settle.bonus-card")
        else:
            after = draws_after(s, s.players[seat])
            rule = "race.base.settle.power-draw-after-placing"
            draw_cards(s, lane, seat, after, NONE, rule)
        return AGAIN
