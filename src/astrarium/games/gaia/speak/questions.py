"""What is asked, of whom, and what comes of it."""

from __future__ import annotations

from typing import Final

from astrarium.core.game import UNSPOKEN, Sentence
from astrarium.core.position import Question
from astrarium.games.gaia.frames.charge import Charging, offered
from astrarium.games.gaia.frames.federation import ChooseToken, FormFederation
from astrarium.games.gaia.frames.income import PowerIncome
from astrarium.games.gaia.frames.lost_planet import LostPlanet
from astrarium.games.gaia.frames.mine import BuildWith
from astrarium.games.gaia.frames.rescore import ScoreToken
from astrarium.games.gaia.frames.setup import (
    ArrangeTile,
    ChooseFaction,
    DealStartPlayer,
    DealTile,
    DealTiles,
    FirstBooster,
    FirstStructure,
)
from astrarium.games.gaia.frames.tech import CoverTile, GainedStep, TakeTile, TileStep
from astrarium.games.gaia.frames.tokens import GiveTokens
from astrarium.games.gaia.frames.turn import AFTER, Turn
from astrarium.games.gaia.power import MoveBrainstone
from astrarium.games.gaia.speak.ids import AREAS, where
from astrarium.games.gaia.state import Gaia
from astrarium.games.gaia.words import (
    DEAL_ADVANCED,
    DEAL_BOOSTER,
    DEAL_FINAL,
    DEAL_ROUND,
    DEAL_STANDARD,
    DEAL_TOKEN,
    STRUCTURES,
)
from astrarium.parts.told import Asker, Figures, asker, asks, tell_question, text

DEALT: Final = {
    DEAL_STANDARD: "standard",
    DEAL_ADVANCED: "advanced",
    DEAL_TOKEN: "token",
    DEAL_ROUND: "round",
    DEAL_FINAL: "final",
    DEAL_BOOSTER: "booster",
}


def ask(s: Gaia, question: Question) -> Sentence:
    told = tell_question(s, question, ASKED)
    if told != UNSPOKEN:
        return told
    # What only one faction's player is asked: each such question has a text of its name.
    name = type(asker(s, question)).__name__.lower()
    return text(f"ask-faction-{name}", seat=question.seat)


def _turn(s: Gaia, frame: Turn) -> Sentence:
    return text("ask-turn-after" if frame.stage == AFTER else "ask-turn", seat=frame.player)


def _build_with(s: Gaia, frame: BuildWith) -> Sentence:
    if frame.project:
        return text("ask-build-farther", seat=frame.player, amount=frame.bonus)
    return text("ask-build-steps", seat=frame.player, amount=frame.steps)


def _give(s: Gaia, frame: GiveTokens) -> Sentence:
    figures: Figures = {"seat": frame.player, "amount": frame.count, "area": AREAS[frame.area]}
    return text("ask-move-to-gaia" if frame.to_gaia else "ask-discard-power", **figures)


def _gained_step(s: Gaia, frame: GainedStep) -> Sentence:
    return text("ask-lowest-step" if frame.lowest else "ask-free-step", seat=frame.player)


def _charging(s: Gaia, frame: Charging) -> Sentence:
    seat = int(frame.player(s))
    more = 1 if frame.gets_token(s) else 0
    amount = int(offered(s, seat, frame.hex, more))
    return text("ask-charge", seat=seat, amount=amount, vp=amount - 1, **where(s, int(frame.hex)))


def _slot(s: Gaia, frame: DealTile | ArrangeTile) -> int:
    return frame.slot + 1


ASKED: Final[dict[type, Asker]] = {
    DealStartPlayer: asks("ask-chance-start-player"),
    DealTile: asks("ask-chance-sector", number=_slot),
    ArrangeTile: asks("ask-sector", number=_slot),
    DealTiles: asks(
        "ask-chance-deal",
        what=lambda s, frame: DEALT[int(frame.what)],
        amount=lambda s, frame: frame.count,
    ),
    ChooseFaction: asks("ask-faction"),
    FirstStructure: asks("ask-first-structure", structure=lambda s, frame: STRUCTURES[frame.kind]),
    FirstBooster: asks("ask-first-booster"),
    PowerIncome: asks("ask-income"),
    Turn: _turn,
    BuildWith: _build_with,
    GiveTokens: _give,
    MoveBrainstone: asks("ask-brainstone"),
    TakeTile: asks("ask-tech-tile"),
    CoverTile: asks("ask-cover"),
    TileStep: asks("ask-tile-step"),
    GainedStep: _gained_step,
    LostPlanet: asks("ask-lost-planet"),
    FormFederation: asks("ask-federation", amount=lambda s, frame: len(frame.chosen)),
    ChooseToken: asks("ask-token"),
    ScoreToken: asks("ask-rescore"),
    Charging: _charging,
}
