"""The Orb game in sentences: questions, choices, events."""

from __future__ import annotations

from typing import Any, Final, cast

from astrarium.core.frame import Frame
from astrarium.core.game import Sentence
from astrarium.games.race.orb.access import gate_military, orb_of
from astrarium.games.race.orb.frames.development import TokensForDevelopment
from astrarium.games.race.orb.frames.move import MoveTeams, TubeCard
from astrarium.games.race.orb.frames.pile import DealOrbCards, DrawOrbCard, TakeToken
from astrarium.games.race.orb.frames.play import AIRLOCK, HAND, OPENING, TUBE, LayCard, PlaceCard
from astrarium.games.race.orb.frames.step import OrbTurn, ReturnTeams
from astrarium.games.race.orb.frames.team import EnterTeam
from astrarium.games.race.orb.moving import distances
from astrarium.games.race.orb.notation import DEGREES, card_names, token_names
from astrarium.games.race.orb.powers import FOR_COST
from astrarium.games.race.orb.speak.squares import square_figures
from astrarium.games.race.orb.tables import LETTERS
from astrarium.games.race.orb.words import (
    AIRLOCK_TELEPORT,
    ARTIFACT_B,
    CROSS,
    FIRST_SMALL_AIRLOCK,
    LAY,
    ORB_ACT,
    ORB_ACTIONS,
    ORB_CARD,
    PLACES,
    RETURN,
    SPOT,
    STAND,
    TEAM,
    TELEPORT,
    TOKEN,
    TURNS,
    column_of,
    row_of,
)
from astrarium.games.race.state import Race
from astrarium.games.race.tables import RaceRules
from astrarium.games.race.words import ENOUGH, FLIP, NONE
from astrarium.parts.told import Asker, Figures, Teller, asks, its, says, text

# --- questions -----------------------------------------------------------------------------------


WHOSE: Final = its("player")  # whom the answer of chance is for
LEFT: Final = its("left")


def _ask_move(s: Race, frame: MoveTeams) -> Sentence:
    if frame.team == NONE:
        return text("ask-orb-team", seat=frame.player)
    military = int(gate_military(s, s.players[frame.player]))
    return text("ask-orb-move", seat=frame.player, amount=frame.left, military=military)


def _ask_enter(s: Race, frame: EnterTeam) -> Sentence:
    return text("ask-orb-enter" if frame.team == 0 else "ask-orb-enter-second", seat=frame.player)


TO_LAY: Final[dict[int, str]] = {
    HAND: "",
    OPENING: "-opening",
    AIRLOCK: "-airlock",
    TUBE: "-tube",
}
ASKED: Final[dict[type, Asker]] = {
    LayCard: lambda s, frame: text(f"ask-orb-lay{TO_LAY[frame.why]}", seat=frame.player),
    PlaceCard: asks("ask-orb-place"),
    EnterTeam: _ask_enter,
    OrbTurn: asks("ask-orb-turn", amount=LEFT),
    ReturnTeams: asks("ask-orb-return"),
    MoveTeams: _ask_move,
    TokensForDevelopment: asks("ask-orb-development", amount=its("cost")),
    DealOrbCards: asks("ask-chance-orb-deal", seat=WHOSE, amount=LEFT),
    DrawOrbCard: asks("ask-chance-orb-draw", seat=WHOSE),
    TakeToken: asks(
        "ask-chance-orb-token", seat=WHOSE, letter=lambda s, frame: LETTERS[frame.letter]
    ),
    TubeCard: asks("ask-chance-orb-tube", seat=WHOSE),
}


# --- choices -------------------------------------------------------------------------------------


def _named(s: Race, kind: int) -> str:
    return token_names(orb_of(s).tables)[kind]


def _about(s: Race, kind: int) -> str:
    return f"token-{_named(s, kind)}"


def _lay(s: Race, seat: int, frame: Frame[Any], lay: int) -> Sentence:
    degrees = lay % TURNS * DEGREES
    if lay // TURNS >= FIRST_SMALL_AIRLOCK:
        return text("choice-orb-lay-airlock", degrees=degrees)
    return text("choice-orb-lay", card=orb_of(s).tables.card_ids[lay // TURNS], degrees=degrees)


def _flip(s: Race, seat: int, frame: Frame[Any], flipped: int) -> Sentence:
    kind = flipped % FOR_COST
    told: Figures = {"token": _named(s, kind), "about": _about(s, kind)}
    if flipped >= FOR_COST:
        return text("choice-orb-flip-cost", **told)
    return text("choice-orb-flip", **told)


TOLD: Final[dict[int, Teller]] = {
    ORB_ACT: says("choice-orb-act", action=lambda s, action: ORB_ACTIONS[action]),
    LAY: _lay,
    TEAM: says("choice-orb-team", number=lambda s, team: team + 1),
    FLIP: _flip,
    ORB_CARD: says("choice-orb-card", card=lambda s, card: orb_of(s).tables.card_ids[card]),
    TOKEN: says("choice-orb-token", token=_named, about=_about),
    ENOUGH: says("choice-orb-enough"),
}


def tell_place(s: Race, frame: Frame[Any], choice: int) -> Sentence:
    where = choice % PLACES
    at = square_figures(int(row_of(where)), int(column_of(where)))
    if choice >= CROSS:
        token = token_names(orb_of(s).tables)[(choice - CROSS) // PLACES]
        return text("choice-orb-cross", token=token, about=f"token-{token}", **at)
    if choice >= RETURN:
        return text("choice-orb-return", number=(choice - RETURN) // PLACES + 1, **at)
    if choice >= STAND:
        return text("choice-orb-stand", **at)
    if choice >= SPOT:
        return text("choice-orb-spot", **at)
    return _tell_go(s, cast(MoveTeams, frame), where, at)


def _tell_go(s: Race, frame: MoveTeams, where: int, at: dict[str, str | int]) -> Sentence:
    board = orb_of(s).board
    square = board.at_place(where)
    military = gate_military(s, s.players[frame.player])
    far = distances(board, frame.stands(s), frame.left, military)
    if board.tokens[square] > 0:
        letter = "B" if board.squares[square] == ARTIFACT_B else "A"
        return text("choice-orb-go-token", letter=letter, **at)
    if board.squares[square] in (TELEPORT, AIRLOCK_TELEPORT):
        return text("choice-orb-go-teleport", steps=int(far[square]), **at)
    return text("choice-orb-go", steps=int(far[square]), **at)


# --- events --------------------------------------------------------------------------------------

OF_CARDS: Final = frozenset({"orb-drawn", "orb-revealed", "orb-gone", "orb-lay", "orb-tube"})
OF_TOKENS: Final = frozenset({"orb-token", "orb-flip", "orb-reveal"})


def event_figures(rules: RaceRules, kind: str, amount: int) -> dict[str, str | int]:
    """What an event of the Orb names instead of a game card."""
    tables = rules.orb
    if tables is None:
        return {}
    if kind in OF_CARDS:
        return {"orb_card": card_names(tables)[amount]}
    if kind in OF_TOKENS:
        return {"token": token_names(tables)[amount]}
    if kind == "orb-take":
        return {"letter": LETTERS[amount]}
    return {}
