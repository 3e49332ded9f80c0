"""What the Orb adds to the words of the base game."""

from __future__ import annotations

from astrarium.core.game import Data, Sentence
from astrarium.games.race.orb.part import printed
from astrarium.games.race.orb.speak import orb
from astrarium.games.race.speak.voice import Figures, Voice
from astrarium.games.race.tables import RaceRules


class OrbVoice(Voice):
    def components(self, rules: RaceRules) -> dict[str, str]:
        return orb.components(printed(rules))

    def tell_component(self, rules: RaceRules, key: str) -> Sentence | None:
        known = rules.orb is not None and key in orb.components(rules.orb)
        return orb.tell_component(printed(rules), key) if known else None

    def explain(self, rules: RaceRules, key: str) -> list[Sentence] | None:
        known = rules.orb is not None and key in orb.components(rules.orb)
        return orb.explain(printed(rules), key) if known else None

    def at_the_end(self, rules: RaceRules, view: Data) -> list[Sentence]:
        return orb.tell_orb(rules, view)

    def figures_after(self, view: Data, seat: int) -> Figures:
        return orb.tell_orb_figures(view, seat)
