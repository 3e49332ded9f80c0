"""What a choice would do, with what it costs and gives.

A choice is told from the frame that asks, with what the seat that is asked may know: its own hand
and everything that lies open.
"""

from __future__ import annotations

from typing import Any, Final

from astrarium.core.frame import Frame
from astrarium.core.game import UNSPOKEN, Sentence
from astrarium.core.position import Question
from astrarium.games.race.draft.frames.draft import PickCard
from astrarium.games.race.effects import EAT, EAT_ALL, GAMBLE, JUST_DRAW, SELL_GOOD
from astrarium.games.race.frames.consume import HandForVp
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
from astrarium.games.race.orb.words import FIRST_ORB_CHOICE, GO
from astrarium.games.race.robot.mat import FACES
from astrarium.games.race.speak.ids import ACTION_IDS, about, card_id, goods_id
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
from astrarium.parts import told
from astrarium.parts.told import Figure, Figures, Teller, asker, by_frame, says, text

Asking = Frame[Any]
WorldTaken = NewWorld | TakeWorld


def tell_choice(s: Race, question: Question, choice: int) -> Sentence:
    if choice < FIRST_ORB_CHOICE:
        return told.tell_choice(s, question, choice, KIND, TOLD)
    if choice < GO:
        return told.tell_choice(s, question, choice, KIND, orb.TOLD)
    frame = asker(s, question)
    return orb.tell_place(s, frame, choice) if choice in frame.candidates(s) else UNSPOKEN


# --- figures -------------------------------------------------------------------------------------


def _card(s: Race, card: int) -> str:
    return card_id(s.tables, card)


def _about(s: Race, card: int) -> str:
    return about(card_id(s.tables, card))


def _goods(s: Race, world: int) -> str:
    return goods_id(s.tables, world)


def _itself(s: Race, number: int) -> int:
    return number


def _goal(s: Race, goal: int) -> str:
    return s.tables.goals[goal].id


THIS: Final[dict[str, Figure]] = {"card": _card, "about": _about}


def _this(s: Race, card: int) -> Figures:
    """A card, and that the choice is about it."""
    return {"card": _card(s, card), "about": _about(s, card)}


# --- sentences -----------------------------------------------------------------------------------


def _build(s: Race, seat: int, frame: ChooseDevelopment, card: int) -> Sentence:
    cost = price(s, s.players[seat], card, frame.second == 1)
    return text("choice-develop", amount=cost, **_this(s, card))


def _land(s: Race, seat: int, frame: Asking, world: int) -> Sentence:
    """By payment, by Military, or either way, whichever the seat could do."""
    player = s.players[seat]
    which = _this(s, world)
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


def _pass_lucky(s: Race, seat: int, frame: LuckyWorld, nothing: int) -> Sentence:
    return text("choice-pass-lucky", card=_card(s, frame.card))


def _arm(s: Race, seat: int, frame: Asking, world: int) -> Sentence:
    power = arming_card(s, seat, s.tables.good_kind[world], 0)
    military = int(s.tables.good_military[power])
    return text("choice-arm", card=_card(s, world), goods=_goods(s, world), military=military)


def _move(s: Race, seat: int, frame: StoreGoods, world: int) -> Sentence:
    storage = _card(s, frame.storage)
    return text("choice-move", card=_card(s, world), goods=_goods(s, world), storage=storage)


def _discard(s: Race, seat: int, frame: Asking, card: int) -> Sentence:
    if isinstance(frame, HandForVp):
        vp = int(s.tables.powers[frame.power].vp)
        return text("choice-discard-for-vp", vp=vp, **_this(s, card))
    if isinstance(frame, CardForGood):
        return text("choice-discard-for-good", world=_card(s, frame.world), **_this(s, card))
    return text("choice-discard", **_this(s, card))


def _conquer(s: Race, seat: int, frame: WorldTaken, nothing: int) -> Sentence:
    card, defense = _card(s, frame.card), int(s.tables.cost[frame.card])
    return text("choice-conquer", card=card, defense=defense, military=int(frame.strength(s)))


def _pay_cost(s: Race, seat: int, frame: WorldTaken, nothing: int) -> Sentence:
    card = _card(s, frame.card)
    cost = frame.price(s)
    if cost == NONE:
        return text("choice-pay-never", card=card)
    return text("choice-pay-cost", card=card, amount=cost)


def _spend(s: Race, seat: int, frame: Any, card: int) -> Sentence:
    strength = int(s.tables.temporary_military[card])
    if strength:
        return text("choice-spend-for-military", card=_card(s, card), military=strength)
    if isinstance(frame, MoreWorlds):
        return text("choice-spend-for-world", card=_card(s, card))
    return text("choice-spend-for-cost", card=_card(s, card), world=_card(s, frame.card))


def _sell(s: Race, seat: int, frame: SellGood, world: int) -> Sentence:
    if world == LOOSE:
        return text("choice-orb-sell")
    amount = sale_price(s, seat, world, frame.trade_powers == 1)
    return text("choice-sell", card=_card(s, world), goods=_goods(s, world), amount=amount)


def _consume(s: Race, seat: int, frame: Asking, world: int) -> Sentence:
    if world == LOOSE:
        return text("choice-orb-consume")
    return text("choice-consume", card=_card(s, world), goods=_goods(s, world))


def _use(s: Race, seat: int, frame: Asking, index: int) -> Sentence:
    power = s.tables.powers[index]
    card = _card(s, power.card)
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


TOLD: Final[dict[int, Teller]] = {
    ACT: says("choice-action", action=lambda s, action: ACTION_IDS[action]),
    BUILD: _build,
    LAND: _land,
    PASS: by_frame(
        says("choice-pass-settle"),
        {
            ChooseDevelopment: says("choice-pass-develop"),
            CardForGood: says("choice-pass-good"),
            MoreWorlds: says("choice-pass-more"),
            LuckyWorld: _pass_lucky,
        },
    ),
    DISCARD: _discard,
    CONQUER: _conquer,
    PAY: says("choice-pay", **THIS),
    PAY_COST: _pay_cost,
    SPEND: _spend,
    SELL: _sell,
    USE: _use,
    CONSUME: _consume,
    NAME: says("choice-name", number=_itself),
    MAKE: by_frame(
        says("choice-produce", card=_card, goods=_goods),
        {CardProduction: says("choice-produce-for-card", card=_card, goods=_goods)},
    ),
    MAKE_ANY: says("choice-produce-any", card=_card, goods=_goods),
    STOP: by_frame(
        says("choice-stop-consuming"),
        {
            HandForVp: says("choice-stop-discarding"),
            CardProduction: says("choice-stop-producing"),
            StoreGoods: says("choice-stop-moving"),
        },
    ),
    KEEP: by_frame(
        says("choice-keep", **THIS),
        {
            PickCard: says("choice-draft", **THIS),
            ChooseStartWorld: says("choice-start-world", **THIS),
        },
    ),
    LUCKY: says("choice-lucky"),
    HIRE: says("choice-hire", amount=_itself),
    ARM: _arm,
    MOVE: _move,
    DRAW: says("choice-draw", card=_card),
    DEAL: says("choice-deal", card=_card),
    TURN: says("choice-turn", card=_card),
    ROLL: says("choice-roll", face=lambda s, face: FACES[face]),
    BEGIN_WITH: says("choice-begin-with", **THIS),
    TURN_UP: says("choice-goal", goal=_goal, about=lambda s, goal: f"goal-{_goal(s, goal)}"),
}
