"""What a choice would do, with what it costs and gives.

A choice is told from the frame that asks, with what the seat that is asked may know: its own hand
and everything that lies open.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, cast

from astrarium.core.frame import Frame, SeatFrame
from astrarium.core.game import UNSPOKEN, Sentence
from astrarium.core.position import Question
from astrarium.games.race.draft.frames.draft import PickCard
from astrarium.games.race.effects import EAT, EAT_ALL, GAMBLE, JUST_DRAW, SELL_GOOD
from astrarium.games.race.frames.consume import HandForVp, UsePowers
from astrarium.games.race.frames.develop import ChooseDevelopment, price
from astrarium.games.race.frames.on_placement import CardForGood
from astrarium.games.race.frames.produce import CardProduction
from astrarium.games.race.frames.sell import SellGood
from astrarium.games.race.frames.settle_lent import TakeWorld
from astrarium.games.race.frames.settle_lucky import LuckyWorld
from astrarium.games.race.frames.settle_more import FreeWorld, MoreWorlds
from astrarium.games.race.frames.settle_world import NewWorld
from astrarium.games.race.frames.setup import ChooseStartWorld
from astrarium.games.race.frames.store import StoreGoods
from astrarium.games.race.goods import count_goods, sale_price, vp_factor
from astrarium.games.race.means import (
    arming_card,
    can_be_free,
    military_against,
    pay_price,
    spare_military,
    tableau_spare,
)
from astrarium.games.race.orb.speak import orb
from astrarium.games.race.orb.words import FIRST_ORB_CHOICE
from astrarium.games.race.robot.speak.robot import face_choice
from astrarium.games.race.speak.explain import text
from astrarium.games.race.speak.ids import ACTION_IDS, about, asker, card_id, goods_id
from astrarium.games.race.state import Race
from astrarium.games.race.tables import ConsumePower
from astrarium.games.race.words import (
    ACT,
    ANY,
    ARM,
    BEGIN_WITH,
    BUILD,
    CONQUER,
    CONSUME,
    DEAL,
    DISCARD,
    DRAW,
    GOODS,
    HIRE,
    KEEP,
    KIND,
    LAND,
    LOOSE,
    LUCKY,
    MAKE,
    MAKE_ANY,
    MOVE,
    NAME,
    NONE,
    PASS,
    PAY,
    PAY_COST,
    ROLL,
    SELL,
    SPEND,
    STOP,
    TURN,
    TURN_UP,
    USE,
)

Asker = Frame[Any]


def tell_choice(s: Race, question: Question, choice: int) -> Sentence:
    frame = asker(s, question)
    if choice not in frame.candidates(s):
        return UNSPOKEN
    if choice >= FIRST_ORB_CHOICE:
        return orb.tell_choice(s, frame, choice)
    kind = choice - choice % KIND
    argument = choice % KIND
    if argument == LOOSE and kind in (CONSUME, SELL):
        return text("choice-orb-consume" if kind == CONSUME else "choice-orb-sell")
    if kind in WITH_CARD_ONLY:
        return WITH_CARD_ONLY[kind](card_id(s.tables, argument))
    return IN_CONTEXT[kind](s, frame, argument)


def _pay(card: str) -> Sentence:
    return text("choice-pay", card=card, about=about(card))


def _draw(card: str) -> Sentence:
    return text("choice-draw", card=card)


def _deal(card: str) -> Sentence:
    return text("choice-deal", card=card)


def _turn(card: str) -> Sentence:
    return text("choice-turn", card=card)


def _roll(s: Race, frame: Asker, face: int) -> Sentence:
    return face_choice(face)


WITH_CARD_ONLY: Final[dict[int, Callable[[str], Sentence]]] = {
    PAY: _pay,
    DRAW: _draw,
    DEAL: _deal,
    TURN: _turn,
}


def _keep(s: Race, frame: Asker, card: int) -> Sentence:
    name = card_id(s.tables, card)
    if isinstance(frame, PickCard):
        return text("choice-draft", card=name, about=about(name))
    if isinstance(frame, ChooseStartWorld):
        return text("choice-start-world", card=name, about=about(name))
    return text("choice-keep", card=name, about=about(name))


def _begin_with(s: Race, frame: Asker, card: int) -> Sentence:
    name = card_id(s.tables, card)
    return text("choice-begin-with", card=name, about=about(name))


def _turn_up(s: Race, frame: Asker, goal: int) -> Sentence:
    name = s.tables.goals[goal].id
    return text("choice-goal", goal=name, about=f"goal-{name}")


def _act(s: Race, frame: Asker, action: int) -> Sentence:
    return text("choice-action", action=ACTION_IDS[action])


def _build(s: Race, frame: Asker, card: int) -> Sentence:
    asking = cast(ChooseDevelopment, frame)
    cost = price(s, s.players[asking.player], card, asking.second == 1)
    name = card_id(s.tables, card)
    return text("choice-develop", card=name, amount=cost, about=about(name))


def _land(s: Race, frame: Asker, world: int) -> Sentence:
    """By payment, by Military, or either way, whichever the seat could do."""
    seat = int(cast("SeatFrame[Race]", frame).player)
    player = s.players[seat]
    card = card_id(s.tables, world)
    which: dict[str, str | int] = {"card": card, "about": about(card)}
    if isinstance(frame, FreeWorld | LuckyWorld):
        return text("choice-settle-pay", amount=0, **which)
    if isinstance(frame, MoreWorlds) and frame.second_card(s) == NONE:
        return text("choice-settle-reserves", defense=int(s.tables.cost[world]), **which)
    cost = pay_price(s, player, world)
    payable = cost != NONE and cost < len(player.hand)
    if s.tables.military_world[world]:
        defense = int(s.tables.cost[world])
        strength = int(military_against(s, player, world))
        most = strength + int(spare_military(s, seat, world, len(player.hand) - 1))
        if most >= defense and payable:
            return text("choice-settle-either", amount=cost, defense=defense, **which)
        if strength < defense <= most:
            if strength + int(tableau_spare(s, player, world)) < defense:
                return text("choice-settle-lent", defense=defense, military=strength, **which)
            return text("choice-settle-spend", defense=defense, military=strength, **which)
        if cost == NONE or strength >= defense:
            return text("choice-settle-conquer", defense=defense, military=strength, **which)
    if not payable and can_be_free(s, player, world):
        return text("choice-settle-free", **which)
    return text("choice-settle-pay", amount=cost, **which)


def _pass(s: Race, frame: Asker, nothing: int) -> Sentence:
    if isinstance(frame, ChooseDevelopment):
        return text("choice-pass-develop")
    if isinstance(frame, CardForGood):
        return text("choice-pass-good")
    if isinstance(frame, MoreWorlds):
        return text("choice-pass-more")
    if isinstance(frame, LuckyWorld):
        return text("choice-pass-lucky", card=card_id(s.tables, frame.card))
    return text("choice-pass-settle")


def _lucky(s: Race, frame: Asker, nothing: int) -> Sentence:
    return text("choice-lucky")


def _hire(s: Race, frame: Asker, cards: int) -> Sentence:
    return text("choice-hire", amount=cards)


def _arm(s: Race, frame: Asker, world: int) -> Sentence:
    seat = cast(TakeWorld, frame).player
    goods = goods_id(s.tables, world)
    power = arming_card(s, seat, s.tables.good_kind[world], 0)
    military = int(s.tables.good_military[power])
    return text("choice-arm", card=card_id(s.tables, world), goods=goods, military=military)


def _move(s: Race, frame: Asker, world: int) -> Sentence:
    storage = card_id(s.tables, cast(StoreGoods, frame).storage)
    goods = goods_id(s.tables, world)
    return text("choice-move", card=card_id(s.tables, world), goods=goods, storage=storage)


def _discard(s: Race, frame: Asker, card: int) -> Sentence:
    name = card_id(s.tables, card)
    if isinstance(frame, HandForVp):
        vp = int(s.tables.powers[frame.power].vp)
        return text("choice-discard-for-vp", card=name, vp=vp, about=about(name))
    if isinstance(frame, CardForGood):
        world = card_id(s.tables, frame.world)
        return text("choice-discard-for-good", card=name, world=world, about=about(name))
    return text("choice-discard", card=name, about=about(name))


def _conquer(s: Race, frame: Asker, nothing: int) -> Sentence:
    asking = cast(NewWorld, frame)
    card = card_id(s.tables, asking.card)
    defense = int(s.tables.cost[asking.card])
    return text("choice-conquer", card=card, defense=defense, military=int(asking.strength(s)))


def _pay_cost(s: Race, frame: Asker, nothing: int) -> Sentence:
    asking = cast(NewWorld, frame)
    card = card_id(s.tables, asking.card)
    cost = pay_price(s, s.players[asking.player], asking.card)
    if cost == NONE:
        return text("choice-pay-never", card=card)
    return text("choice-pay-cost", card=card, amount=cost)


def _spend(s: Race, frame: Asker, card: int) -> Sentence:
    strength = int(s.tables.temporary_military[card])
    name = card_id(s.tables, card)
    if strength:
        return text("choice-spend-for-military", card=name, military=strength)
    if isinstance(frame, MoreWorlds):
        return text("choice-spend-for-world", card=name)
    world = card_id(s.tables, cast(NewWorld, frame).card)
    return text("choice-spend-for-cost", card=name, world=world)


def _sell(s: Race, frame: Asker, world: int) -> Sentence:
    asking = cast(SellGood, frame)
    amount = sale_price(s, asking.player, world, asking.trade_powers == 1)
    goods = goods_id(s.tables, world)
    return text("choice-sell", card=card_id(s.tables, world), goods=goods, amount=amount)


def _consume(s: Race, frame: Asker, world: int) -> Sentence:
    goods = goods_id(s.tables, world)
    return text("choice-consume", card=card_id(s.tables, world), goods=goods)


def _name(s: Race, frame: Asker, number: int) -> Sentence:
    return text("choice-name", number=number)


def _make(s: Race, frame: Asker, world: int) -> Sentence:
    goods = goods_id(s.tables, world)
    if isinstance(frame, CardProduction):
        return text("choice-produce-for-card", card=card_id(s.tables, world), goods=goods)
    return text("choice-produce", card=card_id(s.tables, world), goods=goods)


def _make_any(s: Race, frame: Asker, world: int) -> Sentence:
    goods = goods_id(s.tables, world)
    return text("choice-produce-any", card=card_id(s.tables, world), goods=goods)


def _stop(s: Race, frame: Asker, nothing: int) -> Sentence:
    if isinstance(frame, HandForVp):
        return text("choice-stop-discarding")
    if isinstance(frame, CardProduction):
        return text("choice-stop-producing")
    if isinstance(frame, StoreGoods):
        return text("choice-stop-moving")
    return text("choice-stop-consuming")


def _use(s: Race, frame: Asker, index: int) -> Sentence:
    seat = int(cast(UsePowers, frame).player)
    power = s.tables.powers[index]
    card = card_id(s.tables, power.card)
    if power.what == EAT:
        return _use_goods(s, seat, power, card)
    if power.what == EAT_ALL:
        goods = int(count_goods(s, seat, ANY))
        vp = max(goods - 1, 0) * vp_factor(s, seat)
        return text("choice-use-all-goods", card=card, amount=goods, vp=vp)
    if power.what == SELL_GOOD:
        counted = "yes" if power.trade_powers else "no"
        return text("choice-use-sale", card=card, add_trade_powers=counted)
    if power.what == JUST_DRAW:
        return text("choice-use-draw", card=card, amount=int(power.cards))
    if power.what == GAMBLE:
        return text("choice-use-gamble", card=card, low=int(power.low), high=int(power.high))
    return text("choice-use-hand", card=card, amount=int(power.uses), vp=int(power.vp))


def _use_goods(s: Race, seat: int, power: ConsumePower, card: str) -> Sentence:
    figures: dict[str, str | int] = {
        "card": card,
        "goods": "any" if power.goods == ANY else GOODS[power.goods],
        "goods_per_use": int(power.goods_per_use),
        "all_different_kinds": "yes" if power.different else "no",
        "uses_up_to": int(power.uses),
    }
    vp, cards = int(power.vp * vp_factor(s, seat)), int(power.cards)
    if power.here:
        return text("choice-use-good-of-world", card=card, goods=figures["goods"], vp=vp)
    if not cards:
        return text("choice-use-goods-for-vp", vp=vp, **figures)
    if not vp:
        return text("choice-use-goods-for-cards", amount=cards, **figures)
    return text("choice-use-goods-for-vp-and-cards", vp=vp, amount=cards, **figures)


IN_CONTEXT: Final[dict[int, Callable[[Race, Asker, int], Sentence]]] = {
    ACT: _act,
    BUILD: _build,
    LAND: _land,
    PASS: _pass,
    DISCARD: _discard,
    CONQUER: _conquer,
    PAY_COST: _pay_cost,
    SPEND: _spend,
    SELL: _sell,
    USE: _use,
    CONSUME: _consume,
    NAME: _name,
    MAKE: _make,
    MAKE_ANY: _make_any,
    STOP: _stop,
    KEEP: _keep,
    LUCKY: _lucky,
    HIRE: _hire,
    ARM: _arm,
    MOVE: _move,
    ROLL: _roll,
    BEGIN_WITH: _begin_with,
    TURN_UP: _turn_up,
}
