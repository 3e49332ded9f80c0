"""What is asked, of whom, and what comes of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from astrarium.core.frame import Frame
from astrarium.core.game import UNSPOKEN, Sentence
from astrarium.core.position import Question
from astrarium.games.race.draft.frames.draft import BeginWith, DealPacket, DealTwoWorlds, PickCard
from astrarium.games.race.frames.choose import ChooseAction
from astrarium.games.race.frames.consume import (
    Gamble,
    HandForVp,
    UsePowers,
)
from astrarium.games.race.frames.deck import TO_HAND, Draw, Flip, NewGood
from astrarium.games.race.frames.develop import ChooseDevelopment
from astrarium.games.race.frames.eat import EatGoods
from astrarium.games.race.frames.explore import KeepCards
from astrarium.games.race.frames.hand import (
    AT_LIMIT,
    AT_START,
    FOR_MILITARY,
    FOR_PRODUCTION,
    DiscardCards,
)
from astrarium.games.race.frames.on_placement import CardForGood
from astrarium.games.race.frames.produce import CardProduction, WindfallWorlds, card_producer
from astrarium.games.race.frames.sell import SellGood
from astrarium.games.race.frames.settle import ChooseWorld
from astrarium.games.race.frames.settle_lent import TakeWorld
from astrarium.games.race.frames.settle_lucky import LuckyFlip, LuckyWorld
from astrarium.games.race.frames.settle_more import FreeWorld, MoreWorlds
from astrarium.games.race.frames.settle_world import NewWorld
from astrarium.games.race.frames.setup import ChooseStartWorld, DealByColour, DealStartWorld
from astrarium.games.race.frames.store import StoreGoods
from astrarium.games.race.goals.frames.draw_goals import DrawGoals
from astrarium.games.race.orb.speak import orb
from astrarium.games.race.robot.frames.cards import (
    DealRobotWorld,
    RobotDraw,
    RobotFlip,
    RobotFlipDeck,
)
from astrarium.games.race.robot.frames.rolls import RollDie
from astrarium.games.race.robot.speak import robot
from astrarium.games.race.speak.explain import text
from astrarium.games.race.speak.ids import ACTION_IDS, asker, card_id
from astrarium.games.race.state import Race
from astrarium.games.race.words import NONE


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
    if frame.why == FOR_MILITARY:
        return text("ask-discard-for-military", seat=seat, amount=amount)
    if frame.why == FOR_PRODUCTION:
        return text("ask-discard-to-produce", seat=seat)
    newest = card_id(s.tables, s.players[seat].tableau[-1])
    return text("ask-pay", seat=seat, amount=amount, card=newest)


def _ask_world(s: Race, frame: ChooseWorld) -> Sentence:
    return text("ask-settle", seat=frame.player)


def _ask_new_world(s: Race, frame: NewWorld) -> Sentence:
    return text("ask-new-world", seat=frame.player, card=card_id(s.tables, frame.card))


def _ask_take_world(s: Race, frame: TakeWorld) -> Sentence:
    return text("ask-new-world", seat=frame.player, card=card_id(s.tables, frame.card))


def _ask_more_worlds(s: Race, frame: MoreWorlds) -> Sentence:
    return text("ask-more-worlds", seat=frame.player)


def _ask_free_world(s: Race, frame: FreeWorld) -> Sentence:
    return text("ask-free-world", seat=frame.player)


def _ask_lucky_world(s: Race, frame: LuckyWorld) -> Sentence:
    return text("ask-lucky-world", seat=frame.player, card=card_id(s.tables, frame.card))


def _ask_card_for_good(s: Race, frame: CardForGood) -> Sentence:
    return text("ask-card-for-good", seat=frame.player, card=card_id(s.tables, frame.world))


def _ask_store(s: Race, frame: StoreGoods) -> Sentence:
    return text("ask-store", seat=frame.player, card=card_id(s.tables, frame.storage))


def _ask_card_production(s: Race, frame: CardProduction) -> Sentence:
    world = card_id(s.tables, card_producer(s, frame.player))
    return text("ask-card-production", seat=frame.player, card=world)


def _ask_keep_start_world(s: Race, frame: ChooseStartWorld) -> Sentence:
    return text("ask-start-world", seat=frame.player)


def _ask_deal_by_colour(s: Race, frame: DealByColour) -> Sentence:
    return text("ask-chance-start-world", seat=frame.player)


def _ask_lucky_flip(s: Race, frame: LuckyFlip) -> Sentence:
    return text("ask-chance-lucky", seat=frame.player)


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


def _ask_goal(s: Race, frame: DrawGoals) -> Sentence:
    return text("ask-chance-goal", kind="most" if frame.most > 0 else "first")


def _ask_pick(s: Race, frame: PickCard) -> Sentence:
    amount = len(s.players[frame.player].looked_at)
    return text("ask-draft", seat=frame.player, amount=amount, rest=amount - 1)


def _ask_begin_with(s: Race, frame: BeginWith) -> Sentence:
    return text("ask-begin-with", seat=frame.player)


def _ask_packet(s: Race, frame: DealPacket) -> Sentence:
    return text("ask-chance-packet", seat=frame.player, amount=frame.left)


def _ask_two_worlds(s: Race, frame: DealTwoWorlds) -> Sentence:
    return text("ask-chance-world", seat=frame.player, odd="yes" if frame.odd else "no")


def _ask_flip(s: Race, frame: Flip) -> Sentence:
    return text("ask-chance-flip", seat=frame.player, number=frame.named)


ASKED: Final[dict[type[Frame[Any]], Callable[[Race, Any], Sentence]]] = {
    ChooseAction: _ask_action,
    KeepCards: _ask_keep,
    ChooseDevelopment: _ask_development,
    DiscardCards: _ask_discard,
    ChooseWorld: _ask_world,
    NewWorld: _ask_new_world,
    TakeWorld: _ask_take_world,
    MoreWorlds: _ask_more_worlds,
    FreeWorld: _ask_free_world,
    LuckyFlip: _ask_lucky_flip,
    LuckyWorld: _ask_lucky_world,
    CardForGood: _ask_card_for_good,
    StoreGoods: _ask_store,
    CardProduction: _ask_card_production,
    ChooseStartWorld: _ask_keep_start_world,
    DealByColour: _ask_deal_by_colour,
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
    DealRobotWorld: robot.ask_world,
    RollDie: robot.ask_die,
    RobotDraw: robot.ask_draw,
    RobotFlip: robot.ask_flip,
    RobotFlipDeck: robot.ask_flip_deck,
    DrawGoals: _ask_goal,
    PickCard: _ask_pick,
    BeginWith: _ask_begin_with,
    DealPacket: _ask_packet,
    DealTwoWorlds: _ask_two_worlds,
    **dict.fromkeys(orb.ORB_FRAMES, orb.ask),
}
