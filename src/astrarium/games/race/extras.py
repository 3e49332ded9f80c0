"""What only an expansion brings to the table. A position of the base game has no extras."""

from __future__ import annotations

from astrarium.core.game import Data
from astrarium.core.rng import Rng
from astrarium.games.race.orb.state import Orb, new_orb
from astrarium.games.race.orb.view import broken_orb, fill_in_orb, full_orb, orb_from, seen_orb
from astrarium.games.race.tables import RaceRules


class Extras:
    """One object beside the players, so that a copy of a base game costs nothing more."""

    def __init__(self, orb: Orb | None) -> None:
        self.orb = orb  # only in the Orb game

    def clone(self) -> Extras:
        orb = self.orb
        return Extras(None if orb is None else orb.clone())

    def cards(self) -> list[int]:
        """The game cards that lie here, one entry for each copy: they are conserved too."""
        return []


def new_extras(rules: RaceRules) -> Extras | None:
    """The extras before the first answer; None for the base game."""
    if not rules.storm and not rules.artifacts:
        return None
    return Extras(None if rules.orb is None else new_orb(rules.orb, rules.seats))


# --- views: called by view.py, only where there are extras ---------------------------------------


def seen_extras(extras: Extras, eyes: int | None) -> Data:
    """What the eyes of one seat (None: a spectator) see."""
    return {} if extras.orb is None else {"orb": seen_orb(extras.orb, eyes)}


def full_extras(extras: Extras) -> Data:
    """Everything, for a snapshot."""
    return {} if extras.orb is None else {"orb": full_orb(extras.orb)}


def extras_from(rules: RaceRules, data: Data) -> Extras:
    """The inverse of full_extras; raises ValueError for damaged data."""
    return Extras(None if rules.orb is None else orb_from(rules.orb, rules.seats, data["orb"]))


def open_cards(seen: Data) -> list[int]:
    """The game cards that the eyes see lying here, for fill_in to count what is hidden."""
    return []


def fill_in_extras(
    rules: RaceRules, seen: Data, eyes: int | None, unseen: list[int], rng: Rng
) -> Data:
    """Full data that the eyes could not tell from this; hidden game cards come off `unseen`."""
    if rules.orb is None:
        return {}
    return {"orb": fill_in_orb(rules.orb, seen["orb"], eyes, rng)}


def broken_extras(extras: Extras) -> dict[str, bool]:
    """The invariants of the extras by name: whether they hold."""
    return {} if extras.orb is None else broken_orb(extras.orb)
