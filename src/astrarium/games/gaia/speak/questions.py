"""What is asked, of whom, and what comes of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from astrarium.core.frame import Frame
from astrarium.core.game import Sentence
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
from astrarium.games.gaia.speak.ids import AREAS, asker, place, text
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

DEALT: Final = {
    DEAL_STANDARD: "standard",
    DEAL_ADVANCED: "advanced",
    DEAL_TOKEN: "token",
    DEAL_ROUND: "round",
    DEAL_FINAL: "final",
    DEAL_BOOSTER: "booster",
}


def ask(s: Gaia, question: Question) -> Sentence:
    frame = asker(s, question)
    for kind, say in ASKED.items():
        if isinstance(frame, kind):
            return say(s, frame)
    # What only one faction's player is asked: each such question has a text of its name.
    return text(f"ask-faction-{type(frame).__name__.lower()}", seat=question.seat)


def _start_player(s: Gaia, frame: DealStartPlayer) -> Sentence:
    return text("ask-chance-start-player")


def _sector(s: Gaia, frame: DealTile) -> Sentence:
    return text("ask-chance-sector", number=frame.slot + 1)


def _arrange(s: Gaia, frame: ArrangeTile) -> Sentence:
    return text("ask-sector", seat=frame.seat(s), number=frame.slot + 1)


def _deal(s: Gaia, frame: DealTiles) -> Sentence:
    return text("ask-chance-deal", what=DEALT[int(frame.what)], amount=frame.count)


def _faction(s: Gaia, frame: ChooseFaction) -> Sentence:
    return text("ask-faction", seat=frame.player)


def _first_structure(s: Gaia, frame: FirstStructure) -> Sentence:
    return text("ask-first-structure", seat=frame.player, structure=STRUCTURES[frame.kind])


def _first_booster(s: Gaia, frame: FirstBooster) -> Sentence:
    return text("ask-first-booster", seat=frame.player)


def _income(s: Gaia, frame: PowerIncome) -> Sentence:
    return text("ask-income", seat=frame.player)


def _turn(s: Gaia, frame: Turn) -> Sentence:
    if frame.stage == AFTER:
        return text("ask-turn-after", seat=frame.player)
    return text("ask-turn", seat=frame.player)


def _build_with(s: Gaia, frame: BuildWith) -> Sentence:
    if frame.project:
        return text("ask-build-farther", seat=frame.player, amount=frame.bonus)
    return text("ask-build-steps", seat=frame.player, amount=frame.steps)


def _give(s: Gaia, frame: GiveTokens) -> Sentence:
    figures: dict[str, str | int] = {"seat": frame.player, "amount": frame.count}
    figures["area"] = AREAS[frame.area]
    if frame.to_gaia:
        return text("ask-move-to-gaia", **figures)
    return text("ask-discard-power", **figures)


def _stone(s: Gaia, frame: MoveBrainstone) -> Sentence:
    return text("ask-brainstone", seat=frame.player)


def _take_tile(s: Gaia, frame: TakeTile) -> Sentence:
    return text("ask-tech-tile", seat=frame.player)


def _cover(s: Gaia, frame: CoverTile) -> Sentence:
    return text("ask-cover", seat=frame.player)


def _tile_step(s: Gaia, frame: TileStep) -> Sentence:
    return text("ask-tile-step", seat=frame.player)


def _gained_step(s: Gaia, frame: GainedStep) -> Sentence:
    if frame.lowest:
        return text("ask-lowest-step", seat=frame.player)
    return text("ask-free-step", seat=frame.player)


def _lost_planet(s: Gaia, frame: LostPlanet) -> Sentence:
    return text("ask-lost-planet", seat=frame.player)


def _federation(s: Gaia, frame: FormFederation) -> Sentence:
    return text("ask-federation", seat=frame.player, amount=len(frame.chosen))


def _token(s: Gaia, frame: ChooseToken) -> Sentence:
    return text("ask-token", seat=frame.player)


def _rescore(s: Gaia, frame: ScoreToken) -> Sentence:
    return text("ask-rescore", seat=frame.player)


def _charging(s: Gaia, frame: Charging) -> Sentence:
    seat = int(frame.player(s))
    more = 1 if frame.gets_token(s) else 0
    amount = int(offered(s, seat, frame.hex, more))
    where = place(s.rules, int(frame.hex))
    return text("ask-charge", seat=seat, amount=amount, vp=amount - 1, place=where)


ASKED: Final[dict[type[Frame[Any]], Callable[[Gaia, Any], Sentence]]] = {
    DealStartPlayer: _start_player,
    DealTile: _sector,
    ArrangeTile: _arrange,
    DealTiles: _deal,
    ChooseFaction: _faction,
    FirstStructure: _first_structure,
    FirstBooster: _first_booster,
    PowerIncome: _income,
    Turn: _turn,
    BuildWith: _build_with,
    GiveTokens: _give,
    MoveBrainstone: _stone,
    TakeTile: _take_tile,
    CoverTile: _cover,
    TileStep: _tile_step,
    GainedStep: _gained_step,
    LostPlanet: _lost_planet,
    FormFederation: _federation,
    ChooseToken: _token,
    ScoreToken: _rescore,
    Charging: _charging,
}
