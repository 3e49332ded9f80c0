"""Brass means that something can be chosen, in all four games: the page draws it around what is
open, and no drawing uses it for anything else."""

from __future__ import annotations

import pytest

import astrarium
from astrarium.core.draw.svg import COLOURS, Style
from astrarium.core.game import Options
from astrarium.core.playout import playout
from astrarium.core.rng import Rng

BRASS = ("var(--brass)", "var(--brass-fill)", "var(--on-brass)")
TABLES: list[tuple[str, int, Options]] = [
    ("race", 2, {"advanced_two_player": True}),
    ("race", 3, {"expansion": "storm", "goals": True}),
    ("race", 1, {"expansion": "storm"}),
    ("race", 2, {"expansion": "artifacts", "orb": True}),
    ("gaia", 3, {}),
    ("eclipse", 4, {}),
    ("sun", 3, {}),
]


@pytest.mark.parametrize("game", ["race", "gaia", "eclipse", "sun"])
def test_no_colour_of_a_game_is_that_of_brass(game: str) -> None:
    brass = {colour for name in ("brass", "brass-fill") for colour in COLOURS[name]}
    own = astrarium.rules(game, 2).game.colours()
    assert not [name for name, colours in own.items() if name not in COLOURS and brass & {*colours}]


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_brass_is_drawn_only_around_what_can_be_chosen(
    game: str, seats: int, options: Options
) -> None:
    """The marks of the page alone make it: the drawings have none, whoever is asked what."""
    s = astrarium.start(game, seats=seats, options=options)
    rng = Rng(8)
    while True:
        view = s.view(0)
        asked = [each for each in s.questions() if each.seat == 0]
        marks = {
            s.rules.game.element_of(s.rules, 0, choice): "open"
            for question in asked
            for choice in s.options(question)
        }
        for wide in (True, False):
            svg = s.rules.game.draw(view, Style("page", wide=wide, marks=marks))
            assert not [each for each in BRASS if each in svg]
        if not playout(s, rng, 17):
            return
