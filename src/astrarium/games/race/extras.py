"""What only an expansion brings to the table. A position of the base game has no extras."""

from __future__ import annotations

from mypy_extensions import i64

from astrarium.core.game import Data
from astrarium.core.rng import Rng
from astrarium.games.race.draft.state import Draft, new_draft
from astrarium.games.race.draft.view import draft_from, full_draft, seen_draft
from astrarium.games.race.goals.state import Goals
from astrarium.games.race.goals.view import full_goals, goals_from, sound_goals
from astrarium.games.race.orb.state import Orb, new_orb
from astrarium.games.race.orb.view import broken_orb, fill_in_orb, full_orb, orb_from, seen_orb
from astrarium.games.race.robot.state import Robot, new_robot
from astrarium.games.race.robot.view import (
    broken_robot,
    fill_in_robot,
    full_robot,
    robot_from,
    seen_robot,
)
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

    def __init__(
        self,
        seats: list[SeatExtras],
        goals: Goals | None,
        draft: Draft | None,
        robot: Robot | None,
        orb: Orb | None,
    ) -> None:
        self.seats = seats
        self.goals = goals
        self.draft = draft
        self.robot = robot  # the opponent of the solo game
        self.orb = orb  # only in the Orb game

    def clone(self) -> Extras:
        goals, draft = self.goals, self.draft
        robot, orb = self.robot, self.orb
        return Extras(
            [seat.clone() for seat in self.seats],
            None if goals is None else goals.clone(),
            None if draft is None else draft.clone(),
            None if robot is None else robot.clone(),
            None if orb is None else orb.clone(),
        )

    def cards(self) -> list[int]:
        """The game cards that lie here, one entry for each copy: they are conserved too."""
        found = [card for seat in self.seats for card in seat.stored]
        if self.draft is not None:
            found += self.draft.cards()
        robot = self.robot
        return found if robot is None else found + robot.tableau + robot.stack_cards()

    def chips(self) -> i64:
        """The VP chips that lie here, not with a player."""
        robot = self.robot
        return 0 if robot is None else robot.vp

    def reshuffled(self) -> None:
        """The discard pile has become part of the deck."""
        robot = self.robot
        if robot is not None:
            robot.start_bag()


def new_extras(rules: RaceRules) -> Extras | None:
    """The extras before the first answer; None for the base game."""
    if not rules.storm and not rules.artifacts:
        return None
    return Extras(
        [new_seat_extras() for _ in range(rules.seats)],
        Goals([], [], [], 0) if rules.with_goals else None,
        new_draft(rules.seats, rules.count) if rules.draft else None,
        None if rules.robot is None else new_robot(rules.robot),
        None if rules.orb is None else new_orb(rules.orb, rules.seats),
    )


# --- views: called by view.py, only where there are extras ---------------------------------------


def seen_extras(extras: Extras, eyes: int | None) -> Data:
    """What the eyes of one seat (None: a spectator) see."""
    seen: Data = {"seats": [_seen_seat(seat) for seat in extras.seats]}
    if extras.goals is not None:
        seen["goals"] = full_goals(extras.goals)  # they lie open
    if extras.draft is not None:
        seen["draft"] = seen_draft(extras.draft, eyes)
    if extras.robot is not None:
        seen["robot"] = seen_robot(extras.robot)
    if extras.orb is not None:
        seen["orb"] = seen_orb(extras.orb, eyes)
    return seen


def _seen_seat(seat: SeatExtras) -> Data:
    return {
        "stored": len(seat.stored),
        "used": list(seat.used),
        "conquered": seat.conquered,
        "placed": seat.placed,
    }


def full_extras(extras: Extras) -> Data:
    """Everything, for a snapshot."""
    full: Data = {
        "seats": [{**_seen_seat(seat), "stored": list(seat.stored)} for seat in extras.seats]
    }
    if extras.goals is not None:
        full["goals"] = full_goals(extras.goals)
    if extras.draft is not None:
        full["draft"] = full_draft(extras.draft)
    if extras.robot is not None:
        full["robot"] = full_robot(extras.robot)
    if extras.orb is not None:
        full["orb"] = full_orb(extras.orb)
    return full


def extras_from(rules: RaceRules, data: Data) -> Extras:
    """The inverse of full_extras; raises ValueError for damaged data."""
    if len(data["seats"]) != rules.seats:
        raise ValueError("every seat has its extras")
    return Extras(
        [_seat_from(rules, each) for each in data["seats"]],
        goals_from(rules, data["goals"]) if rules.with_goals else None,
        draft_from(rules, data["draft"]) if rules.draft else None,
        None if rules.robot is None else robot_from(rules, data["robot"]),
        None if rules.orb is None else orb_from(rules.orb, rules.seats, data["orb"]),
    )


def _seat_from(rules: RaceRules, data: Data) -> SeatExtras:
    stored = [int(card) for card in data["stored"]]
    used = [int(card) for card in data["used"]]
    conquered = int(data["conquered"])
    if not all(NONE <= card < rules.count for card in [*stored, *used, conquered]):
        raise ValueError("there is no such card")
    return SeatExtras(stored, used, conquered, int(data["placed"]))


def open_cards(seen: Data) -> list[int]:
    """The game cards that the eyes see lying here, for fill_in to count what is hidden."""
    cards: list[int] = seen["robot"]["tableau"] if "robot" in seen else []
    return cards


def fill_in_extras(
    rules: RaceRules, seen: Data, eyes: int | None, unseen: list[int], rng: Rng
) -> Data:
    """Full data that the eyes could not tell from this; hidden game cards come off `unseen`."""
    seats = [
        {**seat, "stored": [unseen.pop() for _ in range(seat["stored"])]} for seat in seen["seats"]
    ]
    found: Data = {**seen, "seats": seats}
    if "robot" in seen:
        found["robot"] = fill_in_robot(seen["robot"], unseen)
    if rules.orb is not None:
        found["orb"] = fill_in_orb(rules.orb, seen["orb"], eyes, rng)
    return found


def broken_extras(rules: RaceRules, extras: Extras) -> dict[str, bool]:
    """The invariants of the extras by name: whether they hold."""
    checks = {"placed worlds are counted": all(seat.placed >= 0 for seat in extras.seats)}
    if extras.goals is not None:
        checks["goals are sound"] = sound_goals(extras.goals)
    if extras.robot is not None:
        checks.update(broken_robot(rules, extras.robot))
    if extras.orb is not None:
        checks.update(broken_orb(extras.orb))
    return checks
