"""Questions, choices and events as sentences: the keys of their texts with the figures.

Nothing here depends on a language. A question or a choice is told from the frame that asks, with
what the seat that is asked may know: its own hand and everything that lies open.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, cast

from astrarium.core.frame import Frame
from astrarium.core.game import UNSPOKEN, Data, Sentence
from astrarium.core.position import Question
from astrarium.games.race.effects import EAT, EAT_ALL, GAMBLE, JUST_DRAW, SELL_GOOD
from astrarium.games.race.explain import text
from astrarium.games.race.frames.choose import ChooseAction
from astrarium.games.race.frames.consume import (
    EatGoods,
    Gamble,
    HandForVp,
    SellGood,
    UsePowers,
)
from astrarium.games.race.frames.deck import TO_HAND, Draw, Flip, NewGood
from astrarium.games.race.frames.develop import ChooseDevelopment, price
from astrarium.games.race.frames.explore import KeepCards
from astrarium.games.race.frames.hand import AT_LIMIT, AT_START, DiscardCards
from astrarium.games.race.frames.produce import WindfallWorlds
from astrarium.games.race.frames.settle import ChooseWorld, NewWorld
from astrarium.games.race.frames.setup import DealStartWorld
from astrarium.games.race.goods import count_goods, sale_price, vp_factor
from astrarium.games.race.means import (
    can_be_free,
    military_against,
    pay_price,
    spare_military,
)
from astrarium.games.race.state import Race
from astrarium.games.race.tables import ConsumePower, RaceRules
from astrarium.games.race.words import (
    ACT,
    ANY,
    BUILD,
    CONQUER,
    CONSUME,
    DEAL,
    DISCARD,
    DRAW,
    GOODS,
    KEEP,
    KIND,
    LAND,
    MAKE,
    MAKE_ANY,
    NAME,
    NONE,
    PASS,
    PAY,
    PAY_COST,
    SELL,
    SPEND,
    STOP,
    USE,
)

ACTION_IDS: Final = (
    "explore_5",
    "explore_1_1",
    "develop",
    "settle",
    "trade",
    "double_vp",
    "produce",
)
PHASE_IDS: Final = ("explore", "develop", "settle", "consume", "produce")

Asker = Frame[Any]


def asker(s: Race, question: Question) -> Asker:
    return s.agenda.lanes[question.lane][-1]


def card_id(rules: RaceRules, card: int) -> str:
    return rules.ids[card]


def goods_id(rules: RaceRules, world: int) -> str:
    return GOODS[rules.goods[world]]


# --- questions -----------------------------------------------------------------------------------


def ask(s: Race, question: Question) -> Sentence:
    frame = asker(s, question)
    for kind, say in ASKED.items():
        if isinstance(frame, kind):
            return say(s, frame)
    return UNSPOKEN


def _ask_action(s: Race, frame: ChooseAction) -> Sentence:
    if not s.tables.advanced:
        return text("ask-action", seat=frame.player)
    if frame.first == NONE:
        return text("ask-first-action", seat=frame.player)
    return text("ask-second-action", seat=frame.player, action=ACTION_IDS[frame.first])


def _ask_keep(s: Race, frame: KeepCards) -> Sentence:
    return text("ask-keep", seat=frame.player, amount=frame.left)


def _ask_development(s: Race, frame: ChooseDevelopment) -> Sentence:
    return text("ask-develop", seat=frame.player)


def _ask_discard(s: Race, frame: DiscardCards) -> Sentence:
    seat, amount = int(frame.player), int(frame.left)
    if frame.why == AT_START:
        return text("ask-discard-at-start", seat=seat, amount=amount)
    if frame.why == AT_LIMIT:
        return text("ask-discard-at-limit", seat=seat, amount=amount)
    newest = card_id(s.tables, s.players[seat].tableau[-1])
    return text("ask-pay", seat=seat, amount=amount, card=newest)


def _ask_world(s: Race, frame: ChooseWorld) -> Sentence:
    return text("ask-settle", seat=frame.player)


def _ask_new_world(s: Race, frame: NewWorld) -> Sentence:
    return text("ask-new-world", seat=frame.player, card=card_id(s.tables, frame.card))


def _ask_sale(s: Race, frame: SellGood) -> Sentence:
    return text("ask-sell", seat=frame.player)


def _ask_powers(s: Race, frame: UsePowers) -> Sentence:
    return text("ask-use", seat=frame.player)


def _ask_goods(s: Race, frame: EatGoods) -> Sentence:
    card = card_id(s.tables, s.tables.powers[frame.power].card)
    return text("ask-consume", seat=frame.player, amount=frame.left, card=card)


def _ask_number(s: Race, frame: Gamble) -> Sentence:
    power = s.tables.powers[frame.power]
    return text("ask-number", seat=frame.player, low=power.low, high=power.high)


def _ask_hand(s: Race, frame: HandForVp) -> Sentence:
    vp = s.tables.powers[frame.power].vp
    return text("ask-hand-for-vp", seat=frame.player, amount=frame.left, vp=vp)


def _ask_windfall(s: Race, frame: WindfallWorlds) -> Sentence:
    return text("ask-windfall", seat=frame.player)


def _ask_start_world(s: Race, frame: DealStartWorld) -> Sentence:
    return text("ask-chance-start-world", seat=frame.player)


def _ask_draw(s: Race, frame: Draw) -> Sentence:
    if frame.where == TO_HAND:
        return text("ask-chance-draw", seat=frame.player, amount=frame.left)
    return text("ask-chance-look", seat=frame.player, amount=frame.left)


def _ask_good(s: Race, frame: NewGood) -> Sentence:
    return text("ask-chance-good", seat=frame.player, card=card_id(s.tables, frame.world))


def _ask_flip(s: Race, frame: Flip) -> Sentence:
    return text("ask-chance-flip", seat=frame.player, number=frame.named)


ASKED: Final[dict[type[Asker], Callable[[Race, Any], Sentence]]] = {
    ChooseAction: _ask_action,
    KeepCards: _ask_keep,
    ChooseDevelopment: _ask_development,
    DiscardCards: _ask_discard,
    ChooseWorld: _ask_world,
    NewWorld: _ask_new_world,
    SellGood: _ask_sale,
    UsePowers: _ask_powers,
    EatGoods: _ask_goods,
    Gamble: _ask_number,
    HandForVp: _ask_hand,
    WindfallWorlds: _ask_windfall,
    DealStartWorld: _ask_start_world,
    Draw: _ask_draw,
    NewGood: _ask_good,
    Flip: _ask_flip,
}


# --- choices -------------------------------------------------------------------------------------


def tell_choice(s: Race, question: Question, choice: int) -> Sentence:
    frame = asker(s, question)
    if choice not in frame.candidates(s):
        return UNSPOKEN
    kind = choice - choice % KIND
    argument = choice % KIND
    if kind in WITH_CARD_ONLY:
        return WITH_CARD_ONLY[kind](card_id(s.tables, argument))
    return IN_CONTEXT[kind](s, frame, argument)


def _keep(card: str) -> Sentence:
    return text("choice-keep", card=card)


def _pay(card: str) -> Sentence:
    return text("choice-pay", card=card)


def _draw(card: str) -> Sentence:
    return text("choice-draw", card=card)


def _deal(card: str) -> Sentence:
    return text("choice-deal", card=card)


WITH_CARD_ONLY: Final[dict[int, Callable[[str], Sentence]]] = {
    KEEP: _keep,
    PAY: _pay,
    DRAW: _draw,
    DEAL: _deal,
}


def _act(s: Race, frame: Asker, action: int) -> Sentence:
    return text("choice-action", action=ACTION_IDS[action])


def _build(s: Race, frame: Asker, card: int) -> Sentence:
    asking = cast(ChooseDevelopment, frame)
    cost = price(s, s.players[asking.player], card, asking.second == 1)
    return text("choice-develop", card=card_id(s.tables, card), amount=cost)


def _land(s: Race, frame: Asker, world: int) -> Sentence:
    """By payment, by Military, or either way, whichever the seat could do."""
    player = s.players[cast(ChooseWorld, frame).player]
    card = card_id(s.tables, world)
    cost = pay_price(s, player, world)
    defense = int(s.tables.cost[world])
    strength = int(military_against(s, player, world))
    most = strength + spare_military(s, player)
    military = bool(s.tables.military_world[world])
    payable = cost != NONE and cost < len(player.hand)
    if military and most >= defense and payable:
        return text("choice-settle-either", card=card, amount=cost, defense=defense)
    if military and strength < defense <= most:
        return text("choice-settle-spend", card=card, defense=defense, military=strength)
    if military and cost == NONE:
        return text("choice-settle-conquer", card=card, defense=defense, military=strength)
    if military and strength >= defense:
        return text("choice-settle-conquer", card=card, defense=defense, military=strength)
    if not payable and can_be_free(s, player, world):
        return text("choice-settle-free", card=card)
    return text("choice-settle-pay", card=card, amount=cost)


def _pass(s: Race, frame: Asker, nothing: int) -> Sentence:
    if isinstance(frame, ChooseDevelopment):
        return text("choice-pass-develop")
    return text("choice-pass-settle")


def _discard(s: Race, frame: Asker, card: int) -> Sentence:
    name = card_id(s.tables, card)
    if isinstance(frame, HandForVp):
        return text("choice-discard-for-vp", card=name, vp=s.tables.powers[frame.power].vp)
    return text("choice-discard", card=name)


def _conquer(s: Race, frame: Asker, nothing: int) -> Sentence:
    world = cast(NewWorld, frame).card
    strength = military_against(s, s.players[cast(NewWorld, frame).player], world)
    defense = s.tables.cost[world]
    card = card_id(s.tables, world)
    return text("choice-conquer", card=card, defense=int(defense), military=int(strength))


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
    return text("choice-produce", card=card_id(s.tables, world), goods=goods)


def _make_any(s: Race, frame: Asker, world: int) -> Sentence:
    goods = goods_id(s.tables, world)
    return text("choice-produce-any", card=card_id(s.tables, world), goods=goods)


def _stop(s: Race, frame: Asker, nothing: int) -> Sentence:
    if isinstance(frame, HandForVp):
        return text("choice-stop-discarding")
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
}


# --- events --------------------------------------------------------------------------------------

TEXT_FAMILIES: Final = ("event-",)


def tell_event(rules: RaceRules, event: Data) -> Sentence:
    """The text of an event has the key of its kind, and for some kinds of the case."""
    kind, seat, amount, source = event["kind"], event["seat"], event["amount"], event["source"]
    figures: dict[str, str | int] = {"seat": seat, "amount": amount}
    if source != NONE:
        figures["card"] = card_id(rules, source)
        figures["goods"] = goods_id(rules, source)
    if kind == "action":
        figures["action"] = ACTION_IDS[amount]
    elif kind == "phase":
        figures["phase"] = PHASE_IDS[amount - 1]
    return f"event-{kind}{_case(kind, seat, amount, source, event['rule'])}", figures


def _case(kind: str, seat: int, amount: int, source: int, rule: str) -> str:
    if kind == "end":
        return "-pool" if seat == NONE else "-tableau"
    if kind == "spend":
        return "-for-military" if amount else "-for-cost"
    if kind in ("draw", "discard"):
        return "" if source == NONE else "-for-card"
    if kind == "consume":
        return "-all" if rule == "race.base.consume.power-all-goods" else ""
    return ""
