"""What is asked, of whom, and what comes of it."""

from __future__ import annotations

from typing import Final

from astrarium.core.game import Sentence
from astrarium.core.position import Question
from astrarium.games.sun.frames.colonize import Colonize, Discover, Land, SecondDisc
from astrarium.games.sun.frames.control import BuildOutpost
from astrarium.games.sun.frames.drafting import FillPlace
from astrarium.games.sun.frames.events import AttachEvent, DrawSystem, TakeReward, TurnEvent
from astrarium.games.sun.frames.payment import Automate, GiveBack, PayOpponent
from astrarium.games.sun.frames.production import Trade
from astrarium.games.sun.frames.research import (
    ChooseCard,
    ChooseDraft,
    ChooseSlot,
    ChooseType,
    KeepPrivate,
    RepeatImmediate,
    TurnUp,
)
from astrarium.games.sun.frames.setup import (
    ChooseFaction,
    ChooseStart,
    DrawFaction,
    DrawGoal,
    FirstSystem,
    FirstTechnology,
)
from astrarium.games.sun.frames.ships import Build, Donate, Grow, Jump, ShiftSupply, Upgrade
from astrarium.games.sun.frames.turn import ACTION, PRODUCTION, Achieve, BeginEarly, Turn
from astrarium.games.sun.speak.ids import level_name, place
from astrarium.games.sun.state import Sun
from astrarium.parts.program_frames import ChooseOne, CopyOne, MayDo
from astrarium.parts.told import Asker, asks, tell_question, text


def ask(s: Sun, question: Question) -> Sentence:
    return tell_question(s, question, ASKED)


def _turn(s: Sun, frame: Turn) -> Sentence:
    seat = int(frame.player)
    if frame.step == ACTION:
        return text("ask-action", seat=seat)
    return text("ask-production" if frame.step == PRODUCTION else "ask-end", seat=seat)


def _left(s: Sun, frame: Grow | Build | Upgrade | Jump | ShiftSupply | Donate) -> int:
    return int(frame.left)


def _slot_level(s: Sun, frame: TurnEvent | ChooseType | ChooseCard | ChooseDraft) -> str:
    return level_name(int(s.rules.slots[frame.slot].level))


ASKED: Final[dict[type, Asker]] = {
    ChooseStart: asks("ask-chance-start"),
    FirstTechnology: asks("ask-chance-first-technology"),
    FirstSystem: asks("ask-chance-system"),
    Discover: asks("ask-chance-system"),
    DrawSystem: asks("ask-chance-system"),
    DrawGoal: asks("ask-chance-achievement"),
    DrawFaction: asks("ask-chance-faction"),
    TurnUp: asks("ask-chance-technology"),
    FillPlace: asks("ask-chance-technology"),
    TurnEvent: asks("ask-chance-event", level=_slot_level),
    ChooseFaction: asks("ask-faction"),
    Turn: _turn,
    BeginEarly: asks("ask-early"),
    Achieve: asks("ask-achievement"),
    ChooseSlot: asks("ask-slot"),
    ChooseType: asks("ask-type", level=_slot_level),
    ChooseCard: asks("ask-card", level=_slot_level),
    ChooseDraft: asks("ask-draft", level=_slot_level),
    KeepPrivate: asks("ask-private", amount=lambda s, frame: int(frame.left)),
    RepeatImmediate: asks("ask-repeat", amount=lambda s, frame: int(frame.left)),
    Grow: asks("ask-grow", amount=_left),
    Build: asks("ask-build", amount=_left, level=lambda s, frame: int(frame.level)),
    Upgrade: asks("ask-upgrade", amount=_left, levels=lambda s, frame: int(frame.levels)),
    Jump: asks("ask-jump", amount=_left),
    ShiftSupply: asks("ask-shift", amount=_left),
    Donate: asks("ask-donate", amount=_left),
    BuildOutpost: asks("ask-outpost"),
    Colonize: asks("ask-colonize"),
    Land: asks(
        "ask-land",
        place=lambda s, frame: place(s, int(frame.place)),
        landed=lambda s, frame: int(frame.landed),
        needed=lambda s, frame: int(frame.needed(s)),
    ),
    SecondDisc: asks("ask-second-disc", place=lambda s, frame: s.rules.systems[frame.system].id),
    AttachEvent: asks("ask-attach"),
    TakeReward: asks("ask-reward"),
    Trade: asks("ask-trade"),
    GiveBack: asks("ask-give-back", amount=lambda s, frame: int(frame.cubes)),
    PayOpponent: asks("ask-pay-opponent", amount=lambda s, frame: int(frame.ore)),
    Automate: asks("ask-automate"),
    MayDo: asks("ask-may-do"),
    ChooseOne: asks("ask-choose-one"),
    CopyOne: asks("ask-copy"),
}
