"""The drawing kit: named colours, shapes that differ, well-formed elements."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

from astrarium.core.draw.svg import (
    COLOURS,
    SEAT_SHAPES,
    Badge,
    Canvas,
    Style,
    css,
    element,
    fitted,
    number,
    once,
    regular,
    seat_mark,
)


def luminance(colour: str) -> float:
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    high, low = sorted((luminance(one), luminance(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


def test_black_on_white_has_the_known_contrast_of_21() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)


@pytest.mark.parametrize("theme", [0, 1], ids=["light", "dark"])
@pytest.mark.parametrize("back", ["bg", "panel"])
@pytest.mark.parametrize("name", ["ink", "soft", "brass"])
def test_text_colours_stand_out_from_the_page(name: str, back: str, theme: int) -> None:
    assert contrast(COLOURS[name][theme], COLOURS[back][theme]) >= 4.5


@pytest.mark.parametrize("theme", [0, 1], ids=["light", "dark"])
@pytest.mark.parametrize("name", [f"seat-{seat}" for seat in range(7)])
def test_board_marks_stand_out_from_the_page_and_carry_a_legible_letter(
    name: str, theme: int
) -> None:
    assert contrast(COLOURS[name][theme], COLOURS["bg"][theme]) >= 3
    assert contrast(COLOURS["on-mark"][theme], COLOURS[name][theme]) >= 4.5


def test_a_page_drawing_names_its_colours_and_other_drawings_resolve_them() -> None:
    assert Style("page").colour("ink") == "var(--ink)"
    assert Style("light").colour("ink") == "#1d2433"
    assert Style("dark").colour("bg") == "#0d1524"
    assert css({"bg": COLOURS["bg"]}) == ":root {\n  --bg: light-dark(#f6f1e6, #0d1524);\n}\n"


def test_a_game_brings_its_own_colours() -> None:
    style = Style("dark", wide=False, names=["Anna"], marks={"x": "open"})
    painted = style.painted({"ore": ("#5b6270", "#b9c2d2")})
    assert painted.colour("ore") == "#b9c2d2"
    assert painted.colour("bg") == style.colour("bg")
    assert (painted.wide, painted.names, painted.marks) == (False, ["Anna"], {"x": "open"})
    with pytest.raises(KeyError):
        style.colour("ore")


def test_an_unknown_theme_is_refused() -> None:
    with pytest.raises(ValueError, match="sepia"):
        Style("sepia")


def test_elements_escape_what_they_are_given() -> None:
    made = element("text", "a", aria_label='<"&>', x=1.50, class_="b")
    assert made == '<text aria-label="&lt;&quot;&amp;&gt;" x="1.5" class="b">a</text>'
    canvas = Canvas(Style())
    canvas.text(1, 2, "<b>")
    assert "&lt;b&gt;" in canvas.body()


def test_numbers_are_short() -> None:
    assert [number(2), number(2.5), number(1 / 3)] == ["2", "2.5", "0.33"]


def test_a_hexagon_begins_at_its_top() -> None:
    corners = regular(0, 0, 10, 6)
    assert len(corners) == 6
    assert corners[0] == pytest.approx((0, -10))


def test_every_seat_has_a_shape_of_its_own() -> None:
    drawn = []
    for seat in range(len(SEAT_SHAPES)):
        canvas = Canvas(Style())
        seat_mark(canvas, 0, 0, 10, seat)
        drawn.append(re.sub(r'fill="[^"]*"|>[A-G]<', "", canvas.body()))
    assert len(set(drawn)) == 7


def test_long_words_shrink_into_their_room() -> None:
    assert fitted("short", 100, 12) == ("short", 12)
    assert fitted("a very long title indeed", 160, 16) == ("a very long title ind…", 12)
    assert fitted("a long title", 100, 16)[1] == pytest.approx(14.4, abs=0.1)


def test_a_document_is_well_formed_and_has_a_title() -> None:
    canvas = Canvas(Style(marks={"x": "open"}))
    inside = Canvas(canvas.style)
    inside.circle(1, 1, 1, "ink")
    canvas.marked(inside, "x", "Circle & co")
    root = ElementTree.fromstring(canvas.document(10, 10, "Tom & Jerry"))
    (group,) = [each for each in root.iter() if each.get("id") == "x"]
    assert group.get("class") == "thing open"
    assert root.get("aria-label") == "Tom & Jerry"


# --- what is drawn once ---------------------------------------------------------------------------


def test_a_thing_is_drawn_once_for_the_same_words_width_and_badges() -> None:
    drawn: list[float] = []

    @once
    def thing(canvas: Canvas, x: float) -> float:
        drawn.append(x)
        canvas.text(x, 0, canvas.style.say("", "key"))
        return x + 1

    def words(key: str, **figures: object) -> str:
        return f"in words: {key}"

    def other_words(key: str, **figures: object) -> str:
        return f"in other words: {key}"

    badge = Badge("red", "ink", "R")
    styles = [
        Style("page", words),
        Style("page", words, names=("Anna",), marks={"a": "open"}),
        Style("page", other_words),
        Style("page", words, wide=False),
        Style("page", words, badges=(badge,)),
        Style("light", words),
    ]
    bodies = []
    for style in styles:
        canvas = Canvas(style)
        assert thing(canvas, 5) == 6
        bodies.append(canvas.body())
    assert len(drawn) == 5  # names and marks make no difference
    assert bodies[0] == bodies[1] != bodies[2]
    canvas = Canvas(styles[0])
    assert (thing(canvas, 7), len(drawn)) == (8, 6)


def test_without_words_everything_is_drawn_anew() -> None:
    drawn: list[int] = []

    @once
    def thing(canvas: Canvas) -> None:
        drawn.append(1)

    for _ in range(2):
        thing(Canvas(Style("light")))
    assert len(drawn) == 2


def test_every_copy_of_a_thing_is_marked_as_the_first_but_for_what_is_planned() -> None:
    style = Style(marks={"hand-7": "open planned", "hand-7-2": "open planned"})
    marked = [style.mark(id) for id in ("hand-7", "hand-7-2", "hand-7-3", "hand-7-6")]
    assert marked == ["open planned", "open planned", "open", "open"]


def test_what_only_looks_like_a_copy_is_not_marked() -> None:
    style = Style(marks={"hand": "open", "hex-7": "open"})
    assert [style.mark(id) for id in ("hand-1", "hand-0", "hex-7-x", "hex--2", "hex")] == [""] * 5
