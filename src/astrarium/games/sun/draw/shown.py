"""What is drawn: the view, and the position that it shows."""

from __future__ import annotations

from astrarium.core.draw.svg import Style
from astrarium.core.game import Data
from astrarium.games.sun import view as snapshot
from astrarium.games.sun.own_names import AS_IT_STANDS
from astrarium.games.sun.speak.ids import place_id
from astrarium.games.sun.tables import SunRules
from astrarium.games.sun.words import NONE


class Shown:
    def __init__(self, rules: SunRules, view: Data, style: Style) -> None:
        self.rules = rules
        self.view = view
        self.style = style
        self.eyes: int | None = view["seat"]
        self.s = snapshot.from_data(rules, view["state"])
        self.s.first_seat = view["first_seat"]

    def asked(self) -> list[int]:
        return [question["seat"] for question in self.view["questions"]]

    def is_asked(self, name: str) -> bool:
        """Whether a frame of this kind is waited for."""
        return any(kind == name for lane in self.view["agenda"]["lanes"] for kind, _ in lane)

    def has_board(self, seat: int) -> bool:
        return bool(self.s.players[seat].faction != NONE)

    def name(self, key: str, fallback: str) -> str:
        own = self.rules.own_names.get(key)
        return self.style.say(fallback, key) if own is None else own[len(AS_IT_STANDS) :]

    def place(self, number: int) -> str:
        id = place_id(self.rules, self.s.systems, number)
        return self.name(f"place-{id}", id)

    def technology(self, card: int) -> str:
        return self.name(
            f"technology-{self.rules.technologies[card].id}", self.rules.technologies[card].name
        )

    def label(self, word: str, /, **figures: object) -> str:
        """A word of the drawing itself."""
        fallback = " ".join([word, *[str(value) for value in figures.values()]])
        return self.style.say(fallback, f"label-{word}", **figures)
