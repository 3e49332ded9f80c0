"""What is asked, of whom, and what comes of it."""

from __future__ import annotations

from typing import Final

from astrarium.core.game import Sentence
from astrarium.core.position import Question
from astrarium.games.eclipse.frames.aftermath import AttackPopulation, KillCubes
from astrarium.games.eclipse.frames.artifacts import ArtifactKey
from astrarium.games.eclipse.frames.battle import ActFirst, Assign, Engage, Stalemate
from astrarium.games.eclipse.frames.build import Build
from astrarium.games.eclipse.frames.cubes import BuryCubes, GiveCube, ReturnCubes
from astrarium.games.eclipse.frames.dice import RollDice
from astrarium.games.eclipse.frames.diplomacy import AfterCombat, AnswerOffer
from astrarium.games.eclipse.frames.discovery import (
    AncientTechnology,
    Claim,
    Discover,
    FitAtOnce,
    Look,
)
from astrarium.games.eclipse.frames.explore import DrawHex, Explore, PlaceHex
from astrarium.games.eclipse.frames.influence import DiscTo, Influence
from astrarium.games.eclipse.frames.move import Move, Step
from astrarium.games.eclipse.frames.reputation import DrawTiles, KeepTile, MakeRoom
from astrarium.games.eclipse.frames.research import Research
from astrarium.games.eclipse.frames.setup import (
    ChooseSpecies,
    ChooseStart,
    DealTechnologies,
    DrawSpecies,
)
from astrarium.games.eclipse.frames.turn import AFTER, Turn
from astrarium.games.eclipse.frames.upgrade import Upgrade
from astrarium.games.eclipse.frames.upkeep import Payment, Upkeep, balance
from astrarium.games.eclipse.geometry import ring_of
from astrarium.games.eclipse.population import upkeep
from astrarium.games.eclipse.speak.ids import hex_of, money_left, place, ring, ship
from astrarium.games.eclipse.state import FACES, Eclipse
from astrarium.games.eclipse.words import COLOURS
from astrarium.parts.told import Asker, asks, tell_question, text


def ask(s: Eclipse, question: Question) -> Sentence:
    return tell_question(s, question, ASKED)


def _turn(s: Eclipse, frame: Turn) -> Sentence:
    seat = int(frame.player)
    if frame.stage == AFTER:
        return text("ask-turn-after", seat=seat)
    if s.players[seat].passed == 1:
        return text("ask-turn-passed", seat=seat)
    left = money_left(int(balance(s, seat)))
    return text("ask-turn", seat=seat, upkeep=int(upkeep(s, seat)), **left)


def _assign(s: Eclipse, frame: Assign) -> Sentence:
    die = int(frame.next_die(s))
    damage = int(s.rules.damage[die // FACES])
    figures: dict[str, str | int] = {"colour": COLOURS[die // FACES], "face": die % FACES}
    return text("ask-assign", seat=int(frame.player), damage=damage, **figures)


def _influence(s: Eclipse, frame: Influence) -> Sentence:
    seat = int(frame.player)
    if frame.left == 0:
        return text("ask-before-refresh", seat=seat, amount=int(s.species_of(seat).refresh))
    return text("ask-influence", seat=seat, amount=int(frame.left))


def _upkeep(s: Eclipse, frame: Upkeep) -> Sentence:
    seat = int(frame.player)
    left = money_left(int(balance(s, seat)))
    return text("ask-upkeep", seat=seat, amount=int(upkeep(s, seat)), **left)


ASKED: Final[dict[type, Asker]] = {
    DealTechnologies: asks("ask-chance-technology", amount=lambda s, frame: int(frame.left)),
    ChooseStart: asks("ask-chance-start-player"),
    DrawSpecies: asks("ask-chance-species"),
    ChooseSpecies: asks("ask-species"),
    Turn: _turn,
    Explore: asks("ask-explore", amount=lambda s, frame: int(frame.left)),
    DrawHex: asks("ask-chance-hex", ring=lambda s, frame: ring(int(ring_of(frame.spot)))),
    PlaceHex: asks("ask-place"),
    Claim: asks("ask-claim", place=lambda s, frame: hex_of(s, int(frame.hex))),
    Look: asks("ask-chance-discovery"),
    Discover: asks("ask-discover", place=lambda s, frame: hex_of(s, int(frame.hex))),
    AncientTechnology: asks("ask-ancient-technology"),
    FitAtOnce: asks("ask-fit-at-once", part=lambda s, frame: s.rules.parts[frame.part].id),
    Influence: _influence,
    DiscTo: asks("ask-disc-to"),
    Research: asks("ask-research", amount=lambda s, frame: int(frame.left)),
    Upgrade: asks("ask-upgrade", amount=lambda s, frame: int(frame.left)),
    Build: asks("ask-build", amount=lambda s, frame: int(frame.left)),
    Move: asks("ask-move", amount=lambda s, frame: int(frame.left)),
    Step: asks(
        "ask-step",
        ship=lambda s, frame: ship(int(frame.klass)),
        place=lambda s, frame: place(s.rules, int(frame.hex)),
        amount=lambda s, frame: int(frame.left),
    ),
    ArtifactKey: asks(
        "ask-artifact",
        amount=lambda s, frame: int(frame.amount),
        left=lambda s, frame: int(frame.left),
    ),
    ReturnCubes: asks(
        "ask-return-cube", amount=lambda s, frame: int(frame.free) + int(frame.orbital)
    ),
    BuryCubes: asks("ask-bury-cube"),
    GiveCube: asks("ask-give-cube"),
    AnswerOffer: asks("ask-offer", other=lambda s, frame: int(frame.proposer)),
    AfterCombat: asks("ask-after-combat"),
    ActFirst: asks("ask-first"),
    Engage: asks(
        "ask-engage",
        ship=lambda s, frame: ship(int(frame.klass)),
        place=lambda s, frame: hex_of(s, int(frame.hex)),
    ),
    Assign: _assign,
    Stalemate: asks("ask-stalemate", place=lambda s, frame: hex_of(s, int(frame.hex))),
    RollDice: asks(
        "ask-chance-dice",
        amount=lambda s, frame: int(frame.left),
        colour=lambda s, frame: COLOURS[frame.colour],
    ),
    AttackPopulation: asks(
        "ask-attack-population", place=lambda s, frame: hex_of(s, int(frame.hex))
    ),
    KillCubes: asks(
        "ask-kill",
        place=lambda s, frame: hex_of(s, int(frame.hex)),
        amount=lambda s, frame: int(s.strikes),
    ),
    DrawTiles: asks("ask-chance-tile"),
    KeepTile: asks("ask-keep-tile"),
    MakeRoom: asks("ask-make-room"),
    Upkeep: _upkeep,
    Payment: asks("ask-payment", amount=lambda s, frame: -int(balance(s, frame.player))),
}
