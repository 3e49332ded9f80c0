"""Small pictures: resources, deeds, types; each has a shape of its own."""

from __future__ import annotations

from typing import Final

from astrarium.core.draw.svg import Canvas, regular, star
from astrarium.games.sun.steps import BY_COLONIES, DEEDS
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


def glyph(canvas: Canvas, name: str, x: float, y: float, r: float, word: str = "") -> None:
    """Around a middle point; `word` is written in those that have room for it."""
    if name == "population":
        canvas.circle(x, y - r * 0.45, r * 0.45, "ink")
        canvas.rect(x - r * 0.7, y + r * 0.1, r * 1.4, r * 0.8, "ink", rx=r * 0.4)
    elif name == "supply":
        canvas.rect(x - r * 0.75, y - r * 0.75, r * 1.5, r * 1.5, "soft", rx=1)
    elif name == "ore":
        canvas.polygon(regular(x, y, r, 6, turn=0), "sun-ore")
    elif name == "food":
        canvas.add("ellipse", cx=x, cy=y, rx=r * 0.55, ry=r, fill=canvas.style.colour("sun-food"))
    elif name == "star":
        canvas.polygon(star(x, y, r * 1.1), "sun-star")
    elif name == "any":
        canvas.add(
            "ellipse",
            cx=x - r * 0.45,
            cy=y,
            rx=r * 0.4,
            ry=r * 0.8,
            fill=canvas.style.colour("sun-food"),
        )
        canvas.polygon(regular(x + r * 0.5, y, r * 0.6, 6, turn=0), "sun-ore")
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
    elif name == "automate":
        canvas.circle(x, y, r * 0.8, "none", stroke=ink, stroke_width=1.6, stroke_dasharray="4 2")
    elif name == "research":
        canvas.polygon([(x - r * 0.8, y + r), (x + r * 0.8, y + r), (x, y - r)], "ink")
    elif name == "colonize":
        canvas.circle(x, y + r * 0.2, r * 0.75, "none", stroke=ink, stroke_width=1.6)
        canvas.line(x, y + r * 0.2, x, y - r, "ink", 1.4)
        canvas.polygon([(x, y - r), (x + r * 0.8, y - r * 0.7), (x, y - r * 0.4)], "brass")
    elif name == "flag":
        canvas.line(x - r * 0.5, y + r, x - r * 0.5, y - r, "ink", 1.6)
        canvas.polygon([(x - r * 0.5, y - r), (x + r, y - r * 0.5), (x - r * 0.5, y)], "brass")
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
        canvas.add("ellipse", cx=x, cy=y, rx=r * 0.5, ry=r, fill=paint)
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
    if cost[1]:
        found += [("text", f"−{cost[1]}"), ("population", "")]
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
    """In rows; where the last of them ends."""
    left = x
    for name, word in tokens:
        width = len(word) * size * 0.62 + 2 if name == "text" else size + 3
        if x + width > left + room:
            x, y = left, y + size + 4
        if name == "text":
            canvas.text(x, y + size * 0.36, word, size)
        else:
            glyph(canvas, name, x + size / 2, y, size * 0.48, word)
        x += width
    return y + size
