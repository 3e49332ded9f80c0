"""Where the draft steps into the base game: before it, and wherever own decks make a difference."""

from __future__ import annotations

from mypy_extensions import i64

from astrarium.core.frame import Frame
from astrarium.core.game import Data
from astrarium.core.rng import Rng
from astrarium.games.race.draft.access import draft_of
from astrarium.games.race.draft.drafting import remember_opened
from astrarium.games.race.draft.frames.draft import DraftSetup
from astrarium.games.race.draft.invariants import broken_draft
from astrarium.games.race.draft.redeal import deal_draft
from astrarium.games.race.draft.state import new_draft
from astrarium.games.race.draft.view import draft_from, full_draft, seen_draft
from astrarium.games.race.part import Part, PartState
from astrarium.games.race.state import Race
from astrarium.games.race.tables import RaceRules
from astrarium.parts.fields import Fill


class DraftPart(Part):
    def new_state(self, rules: RaceRules) -> PartState:
        return new_draft(rules.seats, rules.count)

    def instead_of_setup(self) -> Frame[Race] | None:
        return DraftSetup(0)

    def own_reshuffled(self, s: Race, seat: i64) -> None:
        remember_opened(s, seat)

    def cards(self, s: Race) -> list[int]:
        return draft_of(s).cards()

    def hide(self, public: Data) -> None:
        """Start worlds that are dealt face down are missed by nobody."""
        public["starters"] = []

    def seen(self, s: Race, eyes: int | None) -> Data:
        return seen_draft(draft_of(s), eyes)

    def full(self, s: Race) -> Data:
        return full_draft(draft_of(s))

    def read(self, rules: RaceRules, data: Data, fill: Fill) -> PartState:
        return draft_from(rules, data, fill)

    def deals_all(self, s: Race, eyes: i64, rng: Rng) -> bool:
        deal_draft(s, draft_of(s), eyes, rng)
        return True

    def broken(self, s: Race) -> dict[str, bool]:
        return broken_draft(s, draft_of(s))
