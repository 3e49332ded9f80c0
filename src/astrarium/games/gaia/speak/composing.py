"""How a person puts a turn together: what only prepares, what usually follows, what is offered
whole, what ends the turn."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Final

from astrarium.core.game import NO_ANSWER, Carried, Sentence, Whole
from astrarium.core.position import Question
from astrarium.core.trial import Trial
from astrarium.games.gaia.clusters import Clusters
from astrarium.games.gaia.frames.federation import FormFederation
from astrarium.games.gaia.frames.tokens import GiveTokens
from astrarium.games.gaia.frames.turn import AFTER, Turn
from astrarium.games.gaia.free import open_free
from astrarium.games.gaia.power import MoveBrainstone
from astrarium.games.gaia.state import Gaia
from astrarium.games.gaia.tables import GaiaRules
from astrarium.games.gaia.words import CLUSTER, END_TURN, FREE, KIND, LAY, SATELLITE
from astrarium.parts.told import asker, text

MOST_FEDERATIONS: Final = 8
MOST_GIVINGS: Final = 6


def is_extra(rules: GaiaRules, choice: int) -> bool:
    """[gaia.free.before-or-after-only]"""
    return choice - choice % KIND == FREE


def extras(s: Gaia, question: Question) -> list[int]:
    return open_free(s, question.seat) if isinstance(asker(s, question), Turn) else []


def ending(s: Gaia, question: Question) -> int:
    """After the action nothing is left but free actions."""
    frame = asker(s, question)
    return END_TURN if isinstance(frame, Turn) and frame.stage == AFTER else NO_ANSWER


def carried(s: Gaia, question: Question, choice: int) -> Carried | None:
    """A sector tile; the map shows it where it would lie."""
    if choice - choice % KIND != LAY:
        return None
    tile, turn = divmod(choice % KIND, 6)
    return Carried(f"sector-{tile}", turn, f"sector-{tile}")


def usual(s: Gaia, question: Question) -> list[int]:
    """The federation with the fewest satellites; power from the lowest areas; the brainstone as
    far on as it comes."""
    frame = asker(s, question)
    if isinstance(frame, FormFederation) and not frame.chosen:
        return _answers(_cheapest_first(s, frame)[0])
    if isinstance(frame, GiveTokens):
        options = frame.options(s)
        plain = [choice for choice in options if choice % 2 == 0]
        return [max(plain or options)]
    return [max(frame.options(s))] if isinstance(frame, MoveBrainstone) else []


def wholes(s: Gaia, question: Question) -> list[Whole]:
    frame = asker(s, question)
    if isinstance(frame, FormFederation) and not frame.chosen:
        return _federations(s, frame)
    if isinstance(frame, GiveTokens):
        return _givings(s, question)
    return []


# --- federations ---------------------------------------------------------------------------------


def _cheapest_first(s: Gaia, frame: FormFederation) -> list[list[int]]:
    """One without satellites is named by its first hex, as -1 - hex."""
    return sorted(frame.fitting(s), key=lambda each: (_satellites(each), each))


def _satellites(federation: list[int]) -> int:
    return 0 if federation[0] < 0 else len(federation)


def _answers(federation: list[int]) -> list[int]:
    if federation[0] < 0:
        return [CLUSTER - 1 - federation[0]]
    return [SATELLITE + hex for hex in federation]


def _federations(s: Gaia, frame: FormFederation) -> list[Whole]:
    """[gaia.federation.power-value-7] [gaia.federation.satellite.cost]"""
    seat = int(frame.player)
    clusters = Clusters(s, seat)
    found = []
    for each in _cheapest_first(s, frame)[:MOST_FEDERATIONS]:
        members = _members(clusters, each)
        planets = [hex for member in members for hex in clusters.hexes[member]]
        satellites = [] if each[0] < 0 else each
        power = sum(int(clusters.values[member]) for member in members)
        told = text("whole-federation", power=power, planets=len(planets), amount=len(satellites))
        if s.faction_of(seat).satellite_qic:
            told = text("whole-federation-qic", **told[1])
        elements = [f"hex-{hex}" for hex in (*satellites, *planets)]
        found.append(Whole(_answers(each), told, elements))
    return found


def _members(clusters: Clusters, federation: list[int]) -> list[int]:
    """The clusters that the satellites touch, or the one that needs none."""
    geometry = clusters.geometry
    if federation[0] < 0:
        return [int(clusters.what[-1 - federation[0]])]
    beside = [
        int(clusters.what[geometry.beside[hex * 6 + i]])
        for hex in federation
        for i in range(geometry.beside_count[hex])
    ]
    return sorted({cluster for cluster in beside if cluster >= 0})


# --- which power tokens are given -----------------------------------------------------------------


def _givings(s: Gaia, question: Question) -> list[Whole]:
    """[gaia.power.discard.any-area-but-gaia]"""
    ways = islice(_each_giving(Trial(s, question), []), MOST_GIVINGS)
    return [Whole(answers, _given(s, after, question.seat), []) for answers, after in ways]


def _each_giving(at: Trial, answers: list[int]) -> Iterator[tuple[list[int], Gaia]]:
    """The one that gives most from the lowest areas first."""
    for choice in reversed(at.options):
        after = at.after(choice)
        if after is not None and isinstance(asker(after.position, after.asked), GiveTokens):
            yield from _each_giving(after, [*answers, choice])
            continue
        shown = at.only_taken(choice)[0] if after is None else after.position
        assert isinstance(shown, Gaia)
        yield [*answers, choice], shown


def _given(before: Gaia, after: Gaia, seat: int) -> Sentence:
    was, now = before.players[seat], after.players[seat]
    return text(
        "whole-give",
        one=int(was.area1 - now.area1),
        two=int(was.area2 - now.area2),
        three=int(was.area3 - now.area3),
    )
