"""Phase IV: a consume power discards goods, for VP and cards."""

from __future__ import annotations

from mypy_extensions import i64

from astrarium.core.frame import DONE, LEGAL, WAIT, SeatFrame, because
from astrarium.games.race.frames.deck import draw_cards
from astrarium.games.race.goods import (
    count_goods,
    different_kinds,
    has_good,
    kind_at,
    loose_choices,
    one_of,
    surplus,
    use_up_good,
    vp_factor,
    world_choices,
)
from astrarium.games.race.reasons import (
    NO_GOOD,
    ONLY_THIS_WORLD,
    SAME_KIND,
    SET_ORDER,
    WRONG_KIND,
)
from astrarium.games.race.state import Race
from astrarium.games.race.tables import ConsumePower
from astrarium.games.race.words import (
    ALIEN,
    ANY,
    CONSUME,
    KIND,
    LANE_BITS,
    LANE_MASK,
    LOOSE,
    NONE,
    NOVELTY,
)


def goods_to_eat(s: Race, seat: i64, power: ConsumePower) -> i64:
    """As many as possible once started. [race.base.consume.up-to-n-as-many-as-possible]"""
    if power.here:
        return 1
    # Rule race.artifacts.power.consume.up-to-four-kinds.
    goods = different_kinds(s, seat) if power.different else count_goods(s, seat, power.goods)
    return min(goods // power.goods_per_use, power.uses) * power.goods_per_use


class EatGoods(SeatFrame[Race]):
    """Discard `left` more goods, worlds in ascending order, for the power's VP and cards."""

    def __init__(self, player: i64, power: i64, left: i64, floor: i64, eaten: i64) -> None:
        super().__init__(player)
        self.power = power
        self.left = left
        self.floor = floor
        self.eaten = eaten  # packed by goods kind

    def advance(self, s: Race, lane: i64) -> i64:
        return WAIT if self.left > 0 else DONE

    def candidates(self, s: Race) -> list[int]:
        """[race.base.consume.good-from-any-world]"""
        return world_choices(s, self.player, CONSUME) + loose_choices(s, self.player, CONSUME)

    def reason(self, s: Race, choice: i64) -> i64:
        """[race.base.consume.consumer-chooses-good]"""
        power = s.tables.powers[self.power]
        world = choice % KIND
        kind = kind_at(s, world)
        if power.here and world != power.card:
            # Rule race.storm.power.consume-own-alien-good.this-world-only.
            return because(ONLY_THIS_WORLD)
        if power.goods != ANY and kind != power.goods:
            # Rule race.base.consume.power-kind-restricted.
            return because(WRONG_KIND)
        if not has_good(s, self.player, world):
            # Rule race.base.consume.good-serves-one-power.
            return because(NO_GOOD)
        if world < self.floor:
            return because(SET_ORDER)
        if power.different:
            # Rule race.base.consume.power-three-different.
            if (self.eaten >> (LANE_BITS * kind)) & LANE_MASK:
                return because(SAME_KIND)
            return LEGAL if self.can_vary(s, world) else because(SET_ORDER)
        if power.here:
            return LEGAL
        return (
            LEGAL if self.fitting_from(s, world, power.goods) >= self.left else because(SET_ORDER)
        )

    def fitting_from(self, s: Race, world: i64, kind: i64) -> i64:
        """Goods of the kind on this world and on those that may still be named after it."""
        player = s.players[self.player]
        count: i64 = 0
        for at in range(len(player.tableau)):
            card: i64 = player.tableau[at]
            if card < world or player.goods[at] == NONE:
                continue
            if kind == ANY or s.tables.good_kind[card] == kind:
                count += 1
                if s.tables.stores[card]:
                    count += surplus(s, self.player, ANY)
        if kind == ANY or kind == ALIEN:
            count += s.tables.lender.loose_goods(s, self.player)
        return count

    def can_vary(self, s: Race, world: i64) -> bool:
        """Do this world and those after it still hold enough kinds not yet eaten?"""
        player = s.players[self.player]
        seen = self.eaten | one_of(kind_at(s, world))
        found: i64 = 1
        for at in range(len(player.tableau)):
            card: i64 = player.tableau[at]
            if card <= world or player.goods[at] == NONE:
                continue
            kind = s.tables.good_kind[card]
            if not (seen >> (LANE_BITS * kind)) & LANE_MASK:
                seen |= one_of(kind)
                found += 1
        loose = world < LOOSE and s.tables.lender.loose_goods(s, self.player) > 0
        if loose and not (seen >> (LANE_BITS * ALIEN)) & LANE_MASK:
            found += 1
        return found >= self.left

    def take(self, s: Race, lane: i64, choice: i64) -> None:
        power = s.tables.powers[self.power]
        world = choice % KIND
        kind = kind_at(s, world)
        use_up_good(s, self.player, world)
        rule = "race.base.consume.consumed-good-discarded"
        if world == LOOSE:
            s.tell("orb-consume", self.player, 1, NONE, rule)
        else:
            s.tell("consume", self.player, 1, world, rule)
        eaten = self.eaten + one_of(kind)
        s.replace(lane, EatGoods(self.player, self.power, self.left - 1, world, eaten))
        if self.left == 1:
            self.reward(s, lane, power, eaten)

    def reward(self, s: Race, lane: i64, power: ConsumePower, eaten: i64) -> None:
        """For each use the power's VP and its cards; only the VP are ever doubled.

        [race.base.consume.power-up-to-n] [race.base.consume.power-two-goods]
        [race.base.consume.power-good-for-vp-and-card] [race.base.consume.double-not-cards]
        """
        goods: i64 = 0
        for kind in range(NOVELTY, ALIEN + 1):
            goods += (eaten >> (LANE_BITS * kind)) & LANE_MASK
        uses = goods // power.goods_per_use
        vp = power.vp * uses * vp_factor(s, self.player)
        s.gain_vp(self.player, vp, power.card, "race.base.consume.power-good-for-vp")
        rule = "race.base.consume.power-good-for-cards"
        draw_cards(s, lane, self.player, power.cards * uses, power.card, rule)
