"""Whoever plays red is red: on the map, on the boards, and beside the name."""

from __future__ import annotations

import re

import pytest

from astrarium.core.draw.svg import COLOURS as SHARED
from astrarium.core.draw.svg import Style
from astrarium.games.eclipse.draw.colours import COLOURS
from astrarium.games.eclipse.draw.shown import Shown
from astrarium.games.eclipse.game import GAME
from tests.core.test_svg import contrast
from tests.games.eclipse.table import Table

SIX = ("red", "blue", "green", "yellow", "white", "black")
GROUNDS = ("panel", "bg", "space", "deep")


def coloured() -> str:
    """Mechanema are white, Planta green; nobody here has the colour of the seat."""
    s = Table("mechanema", "planta").turn(0)
    return GAME.draw(s.view(0), Style("page"))


def test_pieces_have_the_colour_of_their_species_board() -> None:
    svg = coloured()
    for colour in ("white", "green"):
        assert f"var(--owner-{colour})" in svg
        assert f"var(--owner-{colour}-line)" in svg
    assert re.findall(r"--seat-\d", svg) == []


def test_the_page_marks_a_player_by_species() -> None:
    s = Table("mechanema", "planta").turn(0)
    owner = GAME.owner(s.rules, s.view(None), 1)
    assert owner is not None
    assert (owner.badge.fill, owner.badge.ink) == ("owner-green", "owner-green-ink")
    assert owner.badge.letter == "B"
    assert owner.title == ("species-planta", {})


@pytest.mark.parametrize("theme", [0, 1], ids=["light", "dark"])
@pytest.mark.parametrize("colour", SIX)
def test_owners_stand_out(colour: str, theme: int) -> None:
    """Lines and ships from every ground; a mark by its fill, or by the casing around it."""
    all_colours = {**SHARED, **COLOURS}

    def of(one: str, other: str) -> float:
        return contrast(all_colours[one][theme], all_colours[other][theme])

    fill = f"owner-{colour}"
    assert of(f"{fill}-ink", fill) >= 4.5
    for ground in GROUNDS:
        assert of(f"{fill}-line", ground) >= 3, ground
        cased = min(of("case", fill), of("case", ground))
        assert max(of(fill, ground), cased) >= 3, ground


@pytest.mark.parametrize("theme", [0, 1], ids=["light", "dark"])
def test_lines_of_different_owners_differ(theme: int) -> None:
    lines = [COLOURS[f"owner-{colour}-line"][theme] for colour in SIX]
    assert len(set(lines)) == len(SIX)


@pytest.mark.parametrize("theme", [0, 1], ids=["light", "dark"])
@pytest.mark.parametrize("species", range(6, 12))
def test_a_cube_on_a_square_is_told_from_a_free_square(species: int, theme: int) -> None:
    t = Table("planta", "mechanema")
    t.s.players[0].species = species
    s = t.turn(0)
    shown = Shown(s.rules, s.view(0), Style("light"))
    fill, ink = shown.piece(0)
    all_colours = {**SHARED, **COLOURS}
    assert contrast(all_colours[ink][theme], all_colours[fill][theme]) >= 4.5
    difference = contrast(all_colours[fill][theme], all_colours["panel"][theme])
    assert difference >= 3 or fill == "owner-yellow"  # yellow is the only light piece on light
