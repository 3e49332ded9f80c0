"""What is asked, of whom, and what comes of it."""

from __future__ import annotations

from typing import Any, Final

from astrarium.core.game import Sentence
from astrarium.core.position import Question
from astrarium.games.race.draft.frames.draft import BeginWith, DealPacket, DealTwoWorlds, PickCard
from astrarium.games.race.frames.choose import ChooseAction
from astrarium.games.race.frames.consume import Gamble, HandForVp, UsePowers
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
from astrarium.games.race.robot.speak import robot
from astrarium.games.race.speak.ids import ACTION_IDS, card_id
from astrarium.games.race.state import Race
from astrarium.games.race.tables import ConsumePower
from astrarium.games.race.words import NONE
from astrarium.parts.told import Asker, asks, its, tell_question, text


def ask(s: Race, question: Question) -> Sentence:
    return tell_question(s, question, ASKED)


# --- figures -------------------------------------------------------------------------------------


WHOSE: Final = its("player")  # whom the answer of chance is for
LEFT: Final = its("left")


def _card(s: Race, frame: Any) -> str:
    return card_id(s.tables, frame.card)


def _world(s: Race, frame: Any) -> str:
    return card_id(s.tables, frame.world)


def _power(s: Race, frame: Any) -> ConsumePower:
    return s.tables.powers[int(frame.power)]


# --- sentences -----------------------------------------------------------------------------------


def _action(s: Race, frame: ChooseAction) -> Sentence:
    if not s.tables.advanced:
        return text("ask-action", seat=frame.player)
    if frame.first == NONE:
        return text("ask-first-action", seat=frame.player)
    return text("ask-second-action", seat=frame.player, action=ACTION_IDS[frame.first])


def _discard(s: Race, frame: DiscardCards) -> Sentence:
    seat, amount = int(frame.player), int(frame.left)
    if frame.why == FOR_PRODUCTION:
        return text("ask-discard-to-produce", seat=seat)
    if frame.why in DISCARDS:
        return text(f"ask-discard-{DISCARDS[frame.why]}", seat=seat, amount=amount)
    newest = card_id(s.tables, s.players[seat].tableau[-1])
    return text("ask-pay", seat=seat, amount=amount, card=newest)


DISCARDS: Final[dict[int, str]] = {
    AT_START: "at-start",
    AT_LIMIT: "at-limit",
    FOR_MILITARY: "for-military",
}


def _draw(s: Race, frame: Draw) -> Sentence:
    return text(
        "ask-chance-draw" if frame.where == TO_HAND else "ask-chance-look",
        seat=frame.player,
        amount=frame.left,
    )


def _pick(s: Race, frame: PickCard) -> Sentence:
    amount = len(s.players[frame.player].looked_at)
    return text("ask-draft", seat=frame.player, amount=amount, rest=amount - 1)


ASKED: Final[dict[type, Asker]] = {
    ChooseAction: _action,
    KeepCards: asks("ask-keep", amount=LEFT),
    ChooseDevelopment: asks("ask-develop"),
    DiscardCards: _discard,
    ChooseWorld: asks("ask-settle"),
    NewWorld: asks("ask-new-world", card=_card),
    TakeWorld: asks("ask-new-world", card=_card),
    MoreWorlds: asks("ask-more-worlds"),
    FreeWorld: asks("ask-free-world"),
    LuckyFlip: asks("ask-chance-lucky", seat=WHOSE),
    LuckyWorld: asks("ask-lucky-world", card=_card),
    CardForGood: asks("ask-card-for-good", card=_world),
    StoreGoods: asks("ask-store", card=lambda s, frame: card_id(s.tables, frame.storage)),
    CardProduction: asks(
        "ask-card-production",
        card=lambda s, frame: card_id(s.tables, card_producer(s, frame.player)),
    ),
    ChooseStartWorld: asks("ask-start-world"),
    DealByColour: asks("ask-chance-start-world", seat=WHOSE),
    SellGood: asks("ask-sell"),
    UsePowers: asks("ask-use"),
    EatGoods: asks(
        "ask-consume",
        amount=LEFT,
        card=lambda s, frame: card_id(s.tables, _power(s, frame).card),
    ),
    Gamble: asks(
        "ask-number",
        low=lambda s, frame: int(_power(s, frame).low),
        high=lambda s, frame: int(_power(s, frame).high),
    ),
    HandForVp: asks("ask-hand-for-vp", amount=LEFT, vp=lambda s, frame: int(_power(s, frame).vp)),
    WindfallWorlds: asks("ask-windfall"),
    DealStartWorld: asks("ask-chance-start-world", seat=WHOSE),
    Draw: _draw,
    NewGood: asks("ask-chance-good", seat=WHOSE, card=_world),
    Flip: asks("ask-chance-flip", seat=WHOSE, number=its("named")),
    DrawGoals: asks("ask-chance-goal", kind=lambda s, frame: "most" if frame.most > 0 else "first"),
    PickCard: _pick,
    BeginWith: asks("ask-begin-with"),
    DealPacket: asks("ask-chance-packet", seat=WHOSE, amount=LEFT),
    DealTwoWorlds: asks(
        "ask-chance-world", seat=WHOSE, odd=lambda s, frame: "yes" if frame.odd else "no"
    ),
    **robot.ASKED,
    **orb.ASKED,
}
