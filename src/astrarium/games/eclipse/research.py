"""Technologies: prices, places on the board, and what they bring at once."""

from __future__ import annotations

from mypy_extensions import i64

from astrarium.core.frame import LEGAL, because
from astrarium.games.eclipse.frames.artifacts import ArtifactKey
from astrarium.games.eclipse.galaxy import own_hexes
from astrarium.games.eclipse.reasons import NOT_ON_OFFER, OWNED, ROW_FULL, TOO_LITTLE_SCIENCE
from astrarium.games.eclipse.scoring import in_category
from astrarium.games.eclipse.state import Eclipse, altered
from astrarium.games.eclipse.words import OF_TECHNOLOGY


def price(s: Eclipse, seat: i64, number: i64) -> i64:
    """Where a row is full, what it would cost on the last space.

    [eclipse.research.discount] [eclipse.research.minimum-cost]
    """
    technology = s.rules.technologies[number]
    owned = in_category(s.players[seat].technologies, technology.category)
    last: i64 = len(s.rules.discount) - 1
    discounted = technology.cost - s.rules.discount[min(owned, last)]
    return max(technology.minimum, discounted)


def can_place(s: Eclipse, seat: i64, number: i64) -> bool:
    """Not owned yet, and a space of the row is free."""
    player = s.players[seat]
    return not player.owns(number) and has_space(s, seat, number)


def has_space(s: Eclipse, seat: i64, number: i64) -> bool:
    category = s.rules.technologies[number].category
    return in_category(s.players[seat].technologies, category) < len(s.rules.discount)


def research_reason(s: Eclipse, seat: i64, number: i64) -> i64:
    """[eclipse.research.choose] [eclipse.research.no-duplicate] [eclipse.research.pay]"""
    player = s.players[seat]
    if s.market[number] == 0:
        return because(NOT_ON_OFFER)
    if player.owns(number):
        return because(OWNED)
    if not has_space(s, seat, number):
        return because(ROW_FULL)
    cost = price(s, seat, number)
    if player.science < cost:
        return because(TOO_LITTLE_SCIENCE, cost, player.science)
    return LEGAL


def gain_technology(s: Eclipse, lane: i64, seat: i64, number: i64) -> None:
    """The tile goes on its track, and works once if it does.

    [eclipse.research.place] [eclipse.research.kind.instant] [eclipse.tech.advanced-robotics]
    [eclipse.tech.quantum-grid]
    """
    technology = s.rules.technologies[number]
    player = s.players[seat]
    s.market = altered(s.market, number, s.market[number] - 1)
    player.technologies |= 1 << number
    player.discs += technology.discs
    s.tell("technology", seat, 1, OF_TECHNOLOGY + number, "eclipse.research.place")
    if technology.per_artifact > 0:
        s.push(lane, ArtifactKey(seat, artifacts(s, seat), technology.per_artifact, 0))


def artifacts(s: Eclipse, seat: i64) -> i64:
    """[eclipse.tech.artifact-key.five-each]"""
    sectors = s.rules.sectors
    return sum(1 for hex in own_hexes(s, seat) if sectors[hex].artifact)
