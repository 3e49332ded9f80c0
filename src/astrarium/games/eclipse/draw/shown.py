"""What the eyes see, ready to be drawn: the view, and a position of all that is open in it."""

from __future__ import annotations

from astrarium.core.draw.svg import Style
from astrarium.core.game import Data
from astrarium.games.eclipse import view as snapshot
from astrarium.games.eclipse.draw.colours import COLOURS
from astrarium.games.eclipse.draw.owners import badges, line_of
from astrarium.games.eclipse.tables import EclipseRules, Sector
from astrarium.games.eclipse.words import NONE

COUNTED = {"tiles": "tile_count", "kept": "kept_count"}
SECRET = ("tiles", "kept", "looked", "drawn")


class Shown:
    """Others' secret tiles are not in the position, only counted in the view."""

    def __init__(self, rules: EclipseRules, view: Data, style: Style) -> None:
        self.rules = rules
        self.view = view
        self.state: Data = view["state"]
        self.style = style.painted(COLOURS, badges(rules, self.state))
        self.eyes: int | None = view["seat"]
        players = [{**{name: [] for name in SECRET}, **each} for each in self.state["players"]]
        self.s = snapshot.from_data(rules, {**self.state, "players": players})
        self.s.first_seat = view["first_seat"]

    def frame(self, name: str) -> list[int] | None:
        """The data of the uppermost frame of this kind in the main lane, if there is one."""
        for kind, data in reversed(self.view["agenda"]["lanes"][0]):
            if kind == name:
                return list(data)
        return None

    def asked(self) -> list[int]:
        return [question["seat"] for question in self.view["questions"]]

    def piece(self, seat: int) -> tuple[str, str]:
        """The colour of an owner's cubes and discs, and of what is written on them.

        White ones would look like free places on light ground: they are as dark as their lines.
        """
        badge = self.style.badge(seat)
        if badge.fill == "owner-white":
            return self.line(seat), "bg"
        return badge.fill, badge.ink

    def line(self, seat: int) -> str:
        """The colour of an owner's lines and ships."""
        return line_of(self.style.badge(seat))

    def has_board(self, seat: int) -> bool:
        return bool(self.s.players[seat].species != NONE)

    def species(self, seat: int) -> str:
        species = self.s.species_of(seat)
        return self.style.say(species.name, f"species-{species.id}")

    def about_species(self, seat: int) -> str:
        """What explains the species of a seat; empty until one is chosen."""
        return f"species-{self.s.species_of(seat).id}" if self.has_board(seat) else ""

    def sector_name(self, sector: Sector) -> str:
        return self.style.say(sector.name, f"sector-{sector.number}")

    def word(self, family: str, id: str) -> str:
        return self.style.say(id, f"{family}-{id}")

    def label(self, word: str, /, **figures: object) -> str:
        """A word of the drawing itself."""
        fallback = " ".join([word, *[str(value) for value in figures.values()]])
        return self.style.say(fallback, f"label-{word}", **figures)

    def count(self, seat: int, name: str) -> int:
        """How many secret tiles of a kind a seat has."""
        player = self.state["players"][seat]
        size = COUNTED[name]
        return int(player[size]) if size in player else len(player[name])
