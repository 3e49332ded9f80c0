"""What only an expansion brings to the table. A position of the base game has no extras."""

from __future__ import annotations

from astrarium.core.game import Data
from astrarium.core.rng import Rng
from astrarium.games.race.tables import RaceRules


class Extras:
    """One object beside the players, so that a copy of a base game costs nothing more."""

    def __init__(self) -> None:
        pass

    def clone(self) -> Extras:
        return Extras()

    def cards(self) -> list[int]:
        """The game cards that lie here, one entry for each copy: they are conserved too."""
        return []


def new_extras(rules: RaceRules) -> Extras | None:
    """The extras before the first answer; None for the base game."""
    if not rules.storm and not rules.artifacts:
        return None
    return Extras()


# --- views: called by view.py, only where there are extras ---------------------------------------


def seen_extras(extras: Extras, eyes: int | None) -> Data:
    """What the eyes of one seat (None: a spectator) see."""
    return {}


def full_extras(extras: Extras) -> Data:
    """Everything, for a snapshot."""
    return {}


def extras_from(rules: RaceRules, data: Data) -> Extras:
    """The inverse of full_extras; raises ValueError for damaged data."""
    return Extras()


def open_cards(seen: Data) -> list[int]:
    """The game cards that the eyes see lying here, for fill_in to count what is hidden."""
    return []


def fill_in_extras(
    rules: RaceRules, seen: Data, eyes: int | None, unseen: list[int], rng: Rng
) -> Data:
    """Full data that the eyes could not tell from this; hidden game cards come off `unseen`."""
    return {}


def broken_extras(extras: Extras) -> dict[str, bool]:
    """The invariants of the extras by name: whether they hold."""
    return {}
