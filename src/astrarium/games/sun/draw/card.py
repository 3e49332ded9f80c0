"""One card alone, as large as whoever types it in needs it."""

from __future__ import annotations

from typing import Any, Final

from astrarium.core.draw.names import put_name
from astrarium.core.draw.svg import Canvas, Style
from astrarium.games.sun.draw.colours import COLOURS
from astrarium.games.sun.draw.glyphs import draw_tokens, program_tokens
from astrarium.games.sun.draw.shown import Shown
from astrarium.games.sun.draw.tree import draw_card
from astrarium.games.sun.notation import plain
from astrarium.games.sun.tables import SunRules
from astrarium.games.sun.words import LEVELS, NONE
from astrarium.parts.bits import bits_in
from astrarium.parts.told import text

WIDTH: Final = 210
HEIGHT: Final = 104
BOX: Final = 42  # the width of a slot


def draw_one(rules: SunRules, key: str, style: Style) -> str:
    style = style.painted(COLOURS)
    shown = Shown(rules, rules.game.start(rules).view(None), style)
    canvas = Canvas(style)
    family, _, id = key.partition("-")
    if family == "technology":
        number = [card.id for card in rules.technologies].index(id)
        draw_card(canvas, shown, number, 4, 4, WIDTH - 8)
        title = shown.technology(number)
    elif family == "slot":
        title = _draw_slot(canvas, shown, [slot.id for slot in rules.slots].index(id))
    else:
        title = _draw_plain(canvas, shown, key, *_plain(rules, family, id))
    told = rules.game.explain(rules, key)
    if family != "technology" and text("explain-reconstructed") in told:
        canvas.text(WIDTH - 14, HEIGHT - 12, "✎", 12, "soft", text_anchor="end")
    return canvas.document(WIDTH, HEIGHT, title)


def _plain(rules: SunRules, family: str, id: str) -> tuple[str, str, list[int]]:
    """Name, figures and programs. Ids are one of a kind in the whole set."""
    if family == "guild":
        name = rules.guild_names[rules.guilds.index(id)]
        return name, "", [rules.programs.named[f"{id}.action 1"]]
    if family == "basic":
        return plain(id), "", [rules.programs.named[f"{id}.action 1"]]
    if family == "faction":
        board = next(each for each in rules.factions if each.id == id)
        programs = [board.setup, *(each.program for each in board.innovations)]
        figures = "/".join(str(fields) for fields in board.columns)
        return board.name, figures, [int(each) for each in programs if each != NONE]
    cards: list[Any] = [*rules.events, *rules.systems, *rules.achievements]
    card = next(each for each in cards if each.id == id)
    return card.name, _figures(card), _programs(card)


def _draw_plain(
    canvas: Canvas, shown: Shown, key: str, called: str, figures: str, programs: list[int]
) -> str:
    """A frame with the name, the figures and a row of glyphs for each box."""
    canvas.rect(4, 4, WIDTH - 8, HEIGHT - 8, "panel", rx=6, stroke=canvas.style.colour("line"))
    title = shown.name(key, called)
    put_name(canvas, 14, 22, title, WIDTH - 36 - 8 * len(figures), font_weight="bold")
    canvas.text(WIDTH - 14, 22, figures, 12, "ink", text_anchor="end")
    low = 40.0
    for program in programs:
        tokens = program_tokens(shown.rules, program)
        low = draw_tokens(canvas, tokens, 16, low, WIDTH - 32) + 8
    return title


def _draw_slot(canvas: Canvas, t: Shown, number: int) -> str:
    """The slot with those before it on its left, those that it leads to on its right."""
    slots = t.rules.slots
    after = [at for at, each in enumerate(slots) if each.prerequisites >> number & 1]
    columns = (bits_in(slots[number].prerequisites), [number], after)
    canvas.rect(4, 4, WIDTH - 8, HEIGHT - 8, "panel", rx=6, stroke=canvas.style.colour("line"))
    spots = [_spread(column, x) for column, x in zip(columns, (36, WIDTH / 2, 174), strict=True)]
    middle = spots[1][0]
    lines = [*((each, middle) for each in spots[0]), *((middle, each) for each in spots[2])]
    for one, other in lines:
        canvas.line(one[0] + BOX / 2, one[1], other[0] - BOX / 2, other[1], "line", 1.4)
    for column, places in zip(columns, spots, strict=True):
        for at, (x, y) in zip(column, places, strict=True):
            here = "ink" if at == number else "line"
            edge = canvas.style.colour(here)
            canvas.rect(x - BOX / 2, y - 8, BOX, 16, "panel", rx=4, stroke=edge)
            canvas.text(x, y + 4, slots[at].id, 11, "ink", text_anchor="middle")
    needed = f"{int(slots[number].needed)}/{len(columns[0])}"
    canvas.text(WIDTH / 2, middle[1] + 24, needed, 12, "soft", text_anchor="middle")
    level = int(slots[number].level)
    return t.label("slot", level=LEVELS[level], row=t.rules.level_slots[level].index(number) + 1)


def _spread(column: list[int], x: float) -> list[tuple[float, float]]:
    """The middles of boxes, one above the other."""
    step = (HEIGHT - 16) / max(len(column), 1)
    return [(x, 8 + step * (at + 0.5)) for at in range(len(column))]


def _figures(card: Any) -> str:
    if hasattr(card, "strength"):
        return f"{int(card.strength)} · {int(card.vp)}"
    if hasattr(card, "condition"):
        return f"≥ {int(card.number)}: {'/'.join(str(vp) for vp in card.vp)}"
    return LEVELS[card.level]


def _programs(card: Any) -> list[int]:
    if hasattr(card, "strength"):
        found = [int(card.control), int(card.colonize)]
    else:
        found = list(getattr(card, "programs", []))
    return [program for program in found if program != NONE]
