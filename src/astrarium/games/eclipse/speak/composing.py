"""How a person puts a turn together: what is carried to its place, what lies there till then."""

from __future__ import annotations

from astrarium.core.game import Carried
from astrarium.core.position import Question
from astrarium.games.eclipse.state import Eclipse
from astrarium.games.eclipse.tables import EclipseRules
from astrarium.games.eclipse.words import HIT, KIND, PLACE


def takes_away(rules: EclipseRules, choice: int) -> bool:
    """A ship that is planned to be hit is drawn as it was, with the dice joined to it."""
    return choice - choice % KIND == HIT


def carried(s: Eclipse, question: Question, choice: int) -> Carried | None:
    """A drawn hex; the map shows it where it would lie."""
    if choice - choice % KIND != PLACE:
        return None
    sector, turn = divmod(choice % KIND, 6)
    return Carried(f"sector-{sector}", turn, f"hex-{sector}")
