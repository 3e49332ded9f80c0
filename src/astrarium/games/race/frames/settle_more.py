"""Phase III with an expansion: cards that place more worlds than the one that was chosen."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from astrarium.core.frame import DONE, LEGAL, WAIT, SeatFrame, because
from astrarium.games.race.frames.settle_lent import (
    ANY_WAY,
    BY_RESERVES,
    FOR_NOTHING,
    TakeWorld,
)
from astrarium.games.race.frames.settle_ways import (
    against_conquest,
    give_up,
    placeable,
    worlds_in_hand,
)
from astrarium.games.race.frames.settle_world import place_world
from astrarium.games.race.means import note_use, pay_price, reserves_against, spare_military, used
from astrarium.games.race.reasons import (
    NO_PAYMENT_FOR_MILITARY,
    NO_RESERVES,
    NO_WORLD_FITS,
    NOT_FOR_ALIEN,
    ONLY_CONQUEST,
)
from astrarium.games.race.state import Player, Race
from astrarium.games.race.words import ALIEN, KIND, NONE, PASS, SPEND


def fresh_card(s: Race, seat: i64, power: vec[i64]) -> i64:
    """A card with this power that was not used in this phase; or NONE."""
    player = s.players[seat]
    for i in range(player.active):
        card: i64 = player.tableau[i]
        if power[card] and used(s, seat, card) == 0:
            return card
    return NONE


def most_more(s: Race, player: Player) -> i64:
    """No seat places more worlds besides the first."""
    tables = s.tables
    again = player.working(tables.second_world) + player.working(tables.second_conquest)
    return again + player.working(tables.free_world)


class MayPlaceMore(SeatFrame[Race]):
    """Which further world? The bonus card comes with the first world of the phase."""

    def __init__(self, player: i64, bonus: i64) -> None:
        super().__init__(player)
        self.bonus = bonus


class MoreWorlds(MayPlaceMore):
    """Place another world by a card that allows it, or no more.

    [race.storm.power.second-world.may-place] [race.storm.power.second-world.after-first]
    [race.artifacts.power.settle.reserve-attack]
    """

    def advance(self, s: Race, lane: i64) -> i64:
        # Whether it is asked depends on what all can see, and not on the worlds in hand.
        if not s.players[self.player].hand:
            return DONE
        if self.second_card(s) != NONE or self.reserves_card(s) != NONE:
            return WAIT
        return WAIT if fresh_card(s, self.player, s.tables.free_world) != NONE else DONE

    def second_card(self, s: Race) -> i64:
        """[race.storm.power.second-world.after-first]"""
        if s.more_of(self.player).placed == 0:
            return NONE
        return fresh_card(s, self.player, s.tables.second_world)

    def reserves_card(self, s: Race) -> i64:
        if s.more_of(self.player).conquered == NONE:
            return NONE
        return fresh_card(s, self.player, s.tables.second_conquest)

    def candidates(self, s: Race) -> list[int]:
        player = s.players[self.player]
        before = player.tableau[: player.active]
        spends = sorted([SPEND + card for card in before if s.tables.free_world[card]])
        return [*worlds_in_hand(s, self.player), PASS, *spends]

    def reason(self, s: Race, choice: i64) -> i64:
        if choice == PASS:
            return LEGAL
        if choice >= SPEND:
            fits = FreeWorld(self.player, 0).options(s)
            return LEGAL if fits else because(NO_WORLD_FITS)
        world = choice % KIND
        can_pay: i64 = len(s.players[self.player].hand) - 1
        if self.second_card(s) != NONE:
            return placeable(s, self.player, world, can_pay)
        if self.reserves_card(s) != NONE:
            return self.reserves_reason(s, world, can_pay)
        return because(NO_WORLD_FITS)

    def reserves_reason(self, s: Race, world: i64, hand: i64) -> i64:
        if not s.tables.military_world[world]:
            return because(ONLY_CONQUEST)
        strength = reserves_against(s, self.player, world)
        strength += spare_military(s, self.player, world, hand)
        return against_conquest(s, world, strength, NO_RESERVES)

    def take(self, s: Race, lane: i64, choice: i64) -> None:
        if choice == PASS:
            s.pop(lane)
            return
        seat = self.player
        s.disclose()  # a hidden card shows itself
        if choice >= SPEND:
            rule = "race.artifacts.power.settle.discard-for-free-world"
            give_up(s, seat, choice % KIND, 0, rule)
            s.push(lane, FreeWorld(seat, self.bonus))
            return
        way: i64 = ANY_WAY
        by = self.second_card(s)
        if by == NONE:
            by = self.reserves_card(s)
            way = BY_RESERVES
        note_use(s, seat, by)
        place_world(s, seat, choice % KIND)
        # Rule race.storm.power.second-world.no-bonus-card.
        s.push(lane, TakeWorld(seat, choice % KIND, 0, way, 0))


class FreeWorld(MayPlaceMore):
    """Which world comes, at no cost, for the card that was discarded?

    [race.artifacts.power.settle.discard-for-free-world-not-alien]
    [race.artifacts.power.settle.discard-for-free-world-with-pay-for-military]
    """

    def candidates(self, s: Race) -> list[int]:
        return worlds_in_hand(s, self.player)

    def reason(self, s: Race, choice: i64) -> i64:
        world = choice % KIND
        if s.tables.goods[world] == ALIEN:
            return because(NOT_FOR_ALIEN)
        price = pay_price(s, s.players[self.player], world)
        return because(NO_PAYMENT_FOR_MILITARY) if price == NONE else LEGAL

    def take(self, s: Race, lane: i64, choice: i64) -> None:
        s.disclose()  # a hidden card shows itself
        # Rule race.base.settle.bonus-needs-world: it comes once, with the first world.
        bonus: i64 = self.bonus if s.more_of(self.player).placed == 0 else 0
        place_world(s, self.player, choice % KIND)
        s.replace(lane, TakeWorld(self.player, choice % KIND, bonus, FOR_NOTHING, 0))
