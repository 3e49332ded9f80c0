"""What only an expansion brings to the table. A position of the base game has no extras."""

from __future__ import annotations

from mypy_extensions import i64

from astrarium.core.game import Data
from astrarium.core.rng import Rng
from astrarium.games.race.orb.state import Orb, new_orb
from astrarium.games.race.orb.view import broken_orb, fill_in_orb, full_orb, orb_from, seen_orb
from astrarium.games.race.tables import RaceRules
from astrarium.games.race.words import NONE


class SeatExtras:
    """What the cards of an expansion make a seat keep in mind."""

    def __init__(self, stored: list[int], used: list[int], conquered: i64, placed: i64) -> None:
        # Both lists are mostly empty. They are replaced and never changed in place, so that
        # clones can share them.
        self.stored = stored  # goods of the storage world beyond the one that `Player.goods` has
        self.used = used  # cards whose Settle power was used in this phase, once for each use
        self.conquered = conquered  # the world conquered in this phase, or NONE
        self.placed = placed  # worlds placed in this phase

    def clone(self) -> SeatExtras:
        return SeatExtras(self.stored, self.used, self.conquered, self.placed)

    def phase_over(self) -> None:
        """Powers are fresh and placements forgotten when a Settle phase ends."""
        self.used = []
        self.conquered = NONE
        self.placed = 0


def new_seat_extras() -> SeatExtras:
    return SeatExtras([], [], NONE, 0)


class Extras:
    """One object beside the players, so that a copy of a base game costs nothing more."""

    def __init__(self, seats: list[SeatExtras], orb: Orb | None) -> None:
        self.seats = seats
        self.orb = orb  # only in the Orb game

    def clone(self) -> Extras:
        orb = self.orb
        seats = [seat.clone() for seat in self.seats]
        return Extras(seats, None if orb is None else orb.clone())

    def cards(self) -> list[int]:
        """The game cards that lie here, one entry for each copy: they are conserved too."""
        return [card for seat in self.seats for card in seat.stored]


def new_extras(rules: RaceRules) -> Extras | None:
    """The extras before the first answer; None for the base game."""
    if not rules.storm and not rules.artifacts:
        return None
    orb = None if rules.orb is None else new_orb(rules.orb, rules.seats)
    return Extras([new_seat_extras() for _ in range(rules.seats)], orb)


# --- views: called by view.py, only where there are extras ---------------------------------------


def seen_extras(extras: Extras, eyes: int | None) -> Data:
    """What the eyes of one seat (None: a spectator) see."""
    orb = {} if extras.orb is None else {"orb": seen_orb(extras.orb, eyes)}
    return {"seats": [_seen_seat(seat) for seat in extras.seats], **orb}


def _seen_seat(seat: SeatExtras) -> Data:
    return {
        "stored": len(seat.stored),
        "used": list(seat.used),
        "conquered": seat.conquered,
        "placed": seat.placed,
    }


def full_extras(extras: Extras) -> Data:
    """Everything, for a snapshot."""
    orb = {} if extras.orb is None else {"orb": full_orb(extras.orb)}
    seats = [{**_seen_seat(seat), "stored": list(seat.stored)} for seat in extras.seats]
    return {"seats": seats, **orb}


def extras_from(rules: RaceRules, data: Data) -> Extras:
    """The inverse of full_extras; raises ValueError for damaged data."""
    if len(data["seats"]) != rules.seats:
        raise ValueError("every seat has its extras")
    orb = None if rules.orb is None else orb_from(rules.orb, rules.seats, data["orb"])
    return Extras([_seat_from(rules, each) for each in data["seats"]], orb)


def _seat_from(rules: RaceRules, data: Data) -> SeatExtras:
    stored = [int(card) for card in data["stored"]]
    used = [int(card) for card in data["used"]]
    conquered = int(data["conquered"])
    if not all(NONE <= card < rules.count for card in [*stored, *used, conquered]):
        raise ValueError("there is no such card")
    return SeatExtras(stored, used, conquered, int(data["placed"]))


def open_cards(seen: Data) -> list[int]:
    """The game cards that the eyes see lying here, for fill_in to count what is hidden."""
    return []


def fill_in_extras(
    rules: RaceRules, seen: Data, eyes: int | None, unseen: list[int], rng: Rng
) -> Data:
    """Full data that the eyes could not tell from this; hidden game cards come off `unseen`."""
    seats = [
        {**seat, "stored": [unseen.pop() for _ in range(seat["stored"])]} for seat in seen["seats"]
    ]
    if rules.orb is None:
        return {**seen, "seats": seats}
    return {**seen, "seats": seats, "orb": fill_in_orb(rules.orb, seen["orb"], eyes, rng)}


def broken_extras(extras: Extras) -> dict[str, bool]:
    """The invariants of the extras by name: whether they hold."""
    orb = {} if extras.orb is None else broken_orb(extras.orb)
    return {"placed worlds are counted": all(seat.placed >= 0 for seat in extras.seats), **orb}
