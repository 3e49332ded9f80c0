"""Small pictures: resources, deeds, types; each has a shape of its own."""

from __future__ import annotations

from typing import Final

from astrarium.core.draw.svg import Canvas, number, regular, star
from astrarium.games.sun.steps import BY_COLONIES, DEEDS, cubes_of
from astrarium.games.sun.tables import SunRules
from astrarium.games.sun.words import LEVELS
from astrarium.parts.program import (
    CHOOSE,
    COPY,
    COPY_ONE,
    DO,
    FOR_EACH,
    OPTIONAL,
    PAY,
    Node,
)

NAMES: Final = list(DEEDS)
Token = tuple[str, str]  # the name of a glyph, or "text"; what is written
TRACK_GLYPHS: Final = ("food", "ore", "any")


# Drawn on a field of 24 by 24, with the colour in place of *, that of the ground in place of #.
SIGNS: Final = {
    "vp": (
        "sun-star",
        '<path fill="none" stroke="*" stroke-width="1.8"'
        ' d="M12 .5l10 5.7v11.6l-10 5.7-10-5.7V6.2z"/>',
    ),
    "population": (
        "ink",
        '<circle cx="12" cy="6.6" r="5" fill="*"/>'
        '<path fill="*" d="M3 22.5c0-6.5 3.5-9.5 9-9.5s9 3 9 9.5z"/>',
    ),
    "supply": (
        "soft",
        '<path fill="*" d="M12 1.5l9 5v11l-9 5-9-5v-11z"/><path fill="none" stroke="#"'
        ' stroke-width="1.7" d="M3.5 6.8l8.5 4.7 8.5-4.7M12 11.5v10.5"/>',
    ),
    "ore": (
        "sun-ore",
        '<path fill="*" d="M6.5 3h11L23 9.5 12 22.5 1 9.5z"/><path fill="none" stroke="#"'
        ' stroke-width="1.5" d="M1.8 9.5h20.4M8.5 9.5l3.5 11.5 3.5-11.5-3.5-6z"/>',
    ),
    "food": (
        "sun-food",
        '<path fill="*" d="M21.5 2C9 2 3 7.5 3 14.8c0 1.8.4 3.4 1.2 4.8L2 22.5l1.6 1.2'
        ' 2.2-2.6C16.5 24.2 22.5 15 21.5 2z"/><path fill="none" stroke="#"'
        ' stroke-width="1.5" d="M5.5 19.5C8 14 12 10.5 17 8"/>',
    ),
    "research": (
        "ink",
        '<path fill="none" stroke="*" stroke-width="2.2" stroke-linejoin="round" d="M9 2h6M10'
        ' 2v7L4 20a1.5 1.5 0 0 0 1.4 2h13.2A1.5 1.5 0 0 0 20 20L14 9V2"/>'
        '<path fill="*" d="M7.5 15h9l3 5.5h-15z"/>',
    ),
    "automate": (
        "ink",
        '<path fill="none" stroke="*" stroke-width="2.6" d="M4 14a8.3 8.3 0 0 1 13.5-8M20'
        ' 10a8.3 8.3 0 0 1-13.5 8"/><path fill="*" d="M19.8 1v8h-8zM4.2 23v-8h8z"/>',
    ),
}


def sign(canvas: Canvas, name: str, x: float, y: float, r: float, colour: str = "") -> None:
    usual, drawing = SIGNS[name]
    ground = canvas.style.colour("panel")
    inside = drawing.replace("#", ground).replace("*", canvas.style.colour(colour or usual))
    scale, left, top = number(r / 12), number(x - r), number(y - r)
    place = f"translate({left} {top}) scale({scale})"
    canvas.parts.append(f'<g transform="{place}">{inside}</g>')


def glyph(canvas: Canvas, name: str, x: float, y: float, r: float, word: str = "") -> None:
    """Around a middle point; `word` is written in those that have room for it."""
    if name in SIGNS:
        sign(canvas, name, x, y, r * 1.1)
    elif name == "star":
        canvas.polygon(star(x, y, r * 1.1), "sun-star")
    elif name == "any":
        sign(canvas, "food", x - r * 0.55, y, r * 0.66)
        sign(canvas, "ore", x + r * 0.6, y, r * 0.62)
    elif name == "ship":
        canvas.rect(x - r, y - r, 2 * r, 2 * r, "none", rx=2, stroke=canvas.style.colour("ink"))
        canvas.text(
            x, y + r * 0.6, word, max(r * 1.6, 9), "ink", text_anchor="middle", font_weight="bold"
        )
    else:
        deed_glyph(canvas, name, x, y, r)


def deed_glyph(canvas: Canvas, name: str, x: float, y: float, r: float) -> None:
    ink = canvas.style.colour("ink")
    if name == "jump":
        left, right, low = x - r, x + r, y + r * 0.6
        path = f"M{left:.1f},{low:.1f} Q{x:.1f},{y - r * 1.6:.1f} {right:.1f},{low:.1f}"
        canvas.add("path", d=path, fill="none", stroke=ink, stroke_width=1.6)
    elif name == "upgrade":
        chevrons(canvas, x, y, r * 0.8, ink)
    elif name == "colonize":
        canvas.circle(x, y + r * 0.2, r * 0.75, "none", stroke=ink, stroke_width=1.6)
        canvas.line(x, y + r * 0.2, x, y - r, "ink", 1.4)
        canvas.polygon([(x, y - r), (x + r * 0.8, y - r * 0.7), (x, y - r * 0.4)], "ink")
    elif name == "flag":
        canvas.line(x - r * 0.5, y + r, x - r * 0.5, y - r, "ink", 1.6)
        canvas.polygon([(x - r * 0.5, y - r), (x + r, y - r * 0.5), (x - r * 0.5, y)], "ink")
    elif name == "disc":
        canvas.circle(x, y, r * 0.9, "none", stroke=ink, stroke_width=2.4)
    elif name == "copy":
        canvas.rect(x - r * 0.8, y - r * 0.8, r * 1.1, r * 1.3, "none", stroke=ink)
        canvas.rect(x - r * 0.3, y - r * 0.4, r * 1.1, r * 1.3, "panel", stroke=ink)
    else:
        canvas.circle(x, y, r * 0.4, "ink")


def chevrons(canvas: Canvas, x: float, y: float, r: float, paint: str) -> None:
    for low in (y + r * 0.8, y):
        corners = ((x - r * 0.8, low), (x, low - r * 0.8), (x + r * 0.8, low))
        points = " ".join(f"{at:.1f},{down:.1f}" for at, down in corners)
        canvas.add("polyline", points=points, fill="none", stroke=paint, stroke_width=1.8)


def type_glyph(canvas: Canvas, kind: str, x: float, y: float, r: float) -> None:
    """Ring, leaf, double chevron, rhombus."""
    paint = canvas.style.colour(f"t-{kind}")
    if kind == "scientific":
        canvas.circle(x, y, r * 0.8, "none", stroke=paint, stroke_width=2)
    elif kind == "economic":
        sign(canvas, "food", x, y, r * 1.15, f"t-{kind}")
    elif kind == "military":
        chevrons(canvas, x, y, r, paint)
    else:
        canvas.polygon(regular(x, y, r, 4), f"t-{kind}")


# --- programs as rows of glyphs ------------------------------------------------------------------


def program_tokens(rules: SunRules, program: int) -> list[Token]:
    """[cost:] effect, as on the cards."""
    node = rules.programs.nodes[program]
    paid = cost_tokens(node.arguments)
    return [*paid, *([("text", ":")] if paid else []), *list_tokens(rules, node.lists[0])]


def cost_tokens(cost: list[int]) -> list[Token]:
    found: list[Token] = []
    if cost[0]:
        found += [("text", str(cost[0])), ("ore", "")]
    cubes = cubes_of(cost)
    if cubes:
        found += [("text", f"−{cubes}"), ("population", "")]
    return found


def list_tokens(rules: SunRules, steps: list[int]) -> list[Token]:
    return [token for step in steps for token in step_tokens(rules, rules.programs.nodes[step])]


def step_tokens(rules: SunRules, node: Node) -> list[Token]:
    if node.kind == DO:
        return deed_tokens(NAMES[node.what], [int(each) for each in node.arguments])
    if node.kind == PAY:
        return [*cost_tokens(node.arguments), ("text", ":")]
    if node.kind == OPTIONAL:
        paid = cost_tokens(node.arguments)
        head: list[Token] = [("text", "("), *paid, *([("text", ":")] if paid else [])]
        return [*head, *list_tokens(rules, node.lists[0]), ("text", ")")]
    if node.kind == CHOOSE:
        found: list[Token] = [("text", f"{node.arguments[0]}×")] if node.arguments[0] > 1 else []
        for at, steps in enumerate(node.lists):
            found += [*([("text", "/")] if at else []), *list_tokens(rules, steps)]
        return found
    if node.kind in (COPY, COPY_ONE):
        return [("copy", "")]
    times = "n×" if node.kind == FOR_EACH else f"{node.arguments[0]}×"
    return [("text", times), *list_tokens(rules, node.lists[0])]


def deed_tokens(name: str, numbers: list[int]) -> list[Token]:
    if name == "gain_ore":
        return [("text", f"+{numbers[0]}"), ("ore", "")]
    if name == "supply_to_population":
        return [("text", str(numbers[0])), ("supply", ""), ("text", "→"), ("population", "")]
    if name == "supply_to_ship":
        return [("text", str(numbers[0])), ("supply", ""), ("text", "→"), ("ship", str(numbers[1]))]
    if name == "setup_ship_level":
        return [("ship", str(numbers[0]))]
    if name == "population_to_ship":
        return [("population", ""), ("text", "→"), ("ship", str(numbers[1]))]
    if name == "automate":
        return [("automate", ""), (TRACK_GLYPHS[numbers[0]], ""), *times_of(numbers[1])]
    if name == "research":
        levels = [level for at, level in enumerate(LEVELS) if numbers[0] >> at & 1]
        word = "?" if numbers[0] == BY_COLONIES else "/".join(levels)
        return [("research", ""), ("text", word)]
    if name in ("jump", "jump_to_any_location"):
        return [("jump", ""), ("text", str(numbers[0]) + ("∞" if "any" in name else ""))]
    if name == "upgrade_ships":
        return [("upgrade", ""), ("text", str(numbers[0] * numbers[1]))]
    if name == "colonize":
        return [("colonize", "")]
    if name == "move_supply":
        return [("text", str(numbers[0])), ("supply", ""), ("text", "⇄")]
    if name == "produce":
        return [[("population", "")], [("ore", "")], [("text", "⇄")]][numbers[0]]
    return [("more", "")]


def times_of(number: int) -> list[Token]:
    return [("text", f"×{number}")] if number > 1 else []


def draw_tokens(
    canvas: Canvas, tokens: list[Token], x: float, y: float, room: float, size: float = 12
) -> float:
    """In rows; where the last of them ends. What belongs together is not parted."""
    left = x
    for group in together(tokens):
        widths = [token_width(token, size) for token in group]
        if x + sum(widths) > left + room and x > left:
            x, y = left, y + size + 4
        for (name, word), width in zip(group, widths, strict=True):
            if name == "text":
                canvas.text(x, y + size * 0.36, word, size)
            else:
                glyph(canvas, name, x + size / 2, y, size * 0.48, word)
            x += width
    return y + size


def token_width(token: Token, size: float) -> float:
    name, word = token
    return len(word) * size * 0.62 + 2 if name == "text" else size + 3


def together(tokens: list[Token]) -> list[list[Token]]:
    """A number stands with its sign, an arrow with both sides, a bracket with what it encloses."""
    groups: list[list[Token]] = []
    for at, token in enumerate(tokens):
        before = tokens[at - 1] if at else ("", "")
        if groups and (token[1] in CLOSING or before[1] in OPENING or _numbers(before, token)):
            groups[-1].append(token)
        else:
            groups.append([token])
    return groups


CLOSING: Final = (":", ")", "→", "⇄")  # stand with what is before them
OPENING: Final = ("(", "→", "/")  # and these with what follows


def _numbers(before: Token, token: Token) -> bool:
    """How many of what, or a deed and its number."""
    if before[0] == "text":
        counting = before[1].lstrip("+−").isdigit() or before[1].endswith("×")
        return counting and token[0] in (*RESOURCES, "text")
    if before[0] == "automate":
        return token[0] in TRACK_GLYPHS
    return before[0] in NUMBERED and token[0] == "text" and token[1] not in ("(", "/")


RESOURCES: Final = ("ore", "population", "supply", "food")
NUMBERED: Final = ("research", "jump", "upgrade")
