"""What only an expansion brings to the table. A position of the base game has no extras."""

from __future__ import annotations

from astrarium.core.game import Data
from astrarium.core.rng import Rng
from astrarium.games.race.draft import Draft, new_draft
from astrarium.games.race.draft_data import draft_from, full_draft, seen_draft
from astrarium.games.race.goals import Goals, full_goals, goals_from, sound_goals
from astrarium.games.race.tables import RaceRules


class Extras:
    """One object beside the players, so that a copy of a base game costs nothing more."""

    def __init__(self, goals: Goals | None, draft: Draft | None) -> None:
        self.goals = goals
        self.draft = draft

    def clone(self) -> Extras:
        goals, draft = self.goals, self.draft
        return Extras(
            None if goals is None else goals.clone(),
            None if draft is None else draft.clone(),
        )

    def cards(self) -> list[int]:
        """The game cards that lie here, one entry for each copy: they are conserved too."""
        return [] if self.draft is None else self.draft.cards()


def new_extras(rules: RaceRules) -> Extras | None:
    """The extras before the first answer; None for the base game."""
    if not rules.storm and not rules.artifacts:
        return None
    goals = Goals([], [], [], 0) if rules.with_goals else None
    draft = new_draft(rules.seats, rules.count) if rules.draft else None
    return Extras(goals, draft)


# --- views: called by view.py, only where there are extras ---------------------------------------


def seen_extras(extras: Extras, eyes: int | None) -> Data:
    """What the eyes of one seat (None: a spectator) see."""
    seen: Data = {}
    if extras.goals is not None:
        seen["goals"] = full_goals(extras.goals)  # they lie open
    if extras.draft is not None:
        seen["draft"] = seen_draft(extras.draft, eyes)
    return seen


def full_extras(extras: Extras) -> Data:
    """Everything, for a snapshot."""
    full: Data = {}
    if extras.goals is not None:
        full["goals"] = full_goals(extras.goals)
    if extras.draft is not None:
        full["draft"] = full_draft(extras.draft)
    return full


def extras_from(rules: RaceRules, data: Data) -> Extras:
    """The inverse of full_extras; raises ValueError for damaged data."""
    return Extras(
        goals_from(rules, data["goals"]) if rules.with_goals else None,
        draft_from(rules, data["draft"]) if rules.draft else None,
    )


def open_cards(seen: Data) -> list[int]:
    """The game cards that the eyes see lying here, for fill_in to count what is hidden."""
    return []


def fill_in_extras(
    rules: RaceRules, seen: Data, eyes: int | None, unseen: list[int], rng: Rng
) -> Data:
    """Full data that the eyes could not tell from this; hidden game cards come off `unseen`."""
    return {key: seen[key] for key in ("goals",) if key in seen}


def broken_extras(extras: Extras) -> dict[str, bool]:
    """The invariants of the extras by name: whether they hold."""
    checks: dict[str, bool] = {}
    if extras.goals is not None:
        checks["goals are sound"] = sound_goals(extras.goals)
    return checks
