"""What a part of the game adds to the words of the base game, and where."""

from __future__ import annotations

from astrarium.core.game import Data, Sentence
from astrarium.games.race.tables import RaceRules

Figures = list[tuple[Sentence, int]]


class Voice:
    """All hooks say nothing; a part says otherwise where it has something to say."""

    # --- its things -------------------------------------------------------------------------------

    def components(self, rules: RaceRules) -> dict[str, str]:
        return {}

    def tell_component(self, rules: RaceRules, key: str) -> Sentence | None:
        return None

    def explain(self, rules: RaceRules, key: str) -> list[Sentence] | None:
        return None

    # --- the board, from top to bottom ------------------------------------------------------------

    def tell_round(self, state: Data) -> list[Sentence] | None:
        """Instead of the base game's line."""
        return None

    def before_seats(self, rules: RaceRules, view: Data) -> list[Sentence]:
        return []

    def under_seat(self, state: Data, seat: int) -> list[Sentence]:
        return []

    def after_seats(self, rules: RaceRules, view: Data) -> list[Sentence]:
        return []

    def own(self, rules: RaceRules, view: Data, eyes: int) -> list[Sentence]:
        """Before the hand of the seat that looks."""
        return []

    def at_the_end(self, rules: RaceRules, view: Data) -> list[Sentence]:
        return []

    # --- the figures of a seat --------------------------------------------------------------------

    def figures_before(self, view: Data, seat: int) -> Figures:
        return []

    def figures_after(self, view: Data, seat: int) -> Figures:
        return []
