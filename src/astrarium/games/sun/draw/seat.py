"""A faction board with its columns and tracks, and the small board of a rival."""

from __future__ import annotations

from typing import Final

from astrarium.core.draw.names import name_lines, put_name
from astrarium.core.draw.svg import LEAST_WORDS, Canvas, seat_mark
from astrarium.games.sun.draw.glyphs import glyph
from astrarium.games.sun.draw.owners import line_of
from astrarium.games.sun.draw.shown import Shown
from astrarium.games.sun.scoring import score
from astrarium.games.sun.supply import visible_icons
from astrarium.games.sun.words import COLUMNS, FOOD, LEVELS, ORE
from astrarium.parts.bits import bits_in

TRACKS: Final = ("food", "ore")
ROOMY: Final = 220


def draw_title(canvas: Canvas, t: Shown, seat: int, x: float, y: float, width: float) -> float:
    body = Canvas(canvas.style)
    seat_mark(body, x + 10, y + 11, 9, seat)
    player, side, mark = t.style.seat_name(seat), "", ""
    if t.has_board(seat):
        faction = t.s.board_of(seat)
        side = t.name(f"faction-{faction.id}", faction.name)
        mark = " ✎" if faction.sure == "reconstructed" else ""
    words = f"{player} · {side}" if side else player
    points = int(score(t.s, seat))
    if width <= ROOMY:
        low = put_name(body, x + 26, y + 16, player, width - 30, most=2, font_weight="bold") + 1
        if side:
            low = put_name(body, x + 26, low, side + mark, width - 30, most=2, fill="soft")
        glyph(body, "vp", x + 10, y + 33, 10)
        middle = {"text_anchor": "middle", "font_weight": "bold"}
        body.text(x + 10, y + 37.3, str(points), 12, **middle)
        canvas.marked(body, f"seat{seat}-name", f"{words}: {t.label('points', amount=points)}")
        return max(low - 6, y + 47)
    room = width - 86
    together = "…" not in name_lines(words + mark, room, LEAST_WORDS)[0]
    first = words + mark if together else player
    put_name(body, x + 26, y + 16, first, room, font_weight="bold")
    if not together:
        put_name(body, x + 26, y + 31, side + mark, width - 30, fill="soft")
    said = t.label("points", amount=points)
    body.text(x + width - 4, y + 16, said, 12, "ink", text_anchor="end")
    canvas.marked(body, f"seat{seat}-name", words)
    return y + (26 if together else 41)


def draw_stock(
    canvas: Canvas,
    t: Shown,
    seat: int,
    x: float,
    y: float,
    width: float,
    step: float = 0.0,
    after: float = 20.0,
) -> float:
    player = t.s.players[seat]
    step = step or min(56.0, width / 3)
    stock = (
        ("ore", player.ore),
        ("population", player.population),
        ("supply", player.supply_cubes()),
    )
    for name, amount in stock:
        body = Canvas(canvas.style)
        glyph(body, name, x + 8, y + 8, 6)
        body.text(x + after, y + 13, str(int(amount)), 13, font_weight="bold")
        canvas.marked(body, f"seat{seat}-{name}", t.label(f"stock-{name}", amount=int(amount)))
        x += step
    return y + 22


def draw_counters(canvas: Canvas, t: Shown, seat: int, x: float, y: float, width: float) -> float:
    """What a seat has, in one row: for a phone, where its board is not always in view."""
    player = t.s.players[seat]
    figures = [
        ("ore", str(int(player.ore))),
        ("population", str(int(player.population))),
        ("supply", str(int(player.supply_cubes()))),
        ("food", f"+{int(visible_icons(t.s, seat, FOOD))}"),
        ("ore", f"+{int(visible_icons(t.s, seat, ORE))}"),
    ]
    for at, (name, amount) in enumerate(figures):
        glyph(canvas, name, x + 8 + at * 54, y + 13, 7)
        canvas.text(x + 20 + at * 54, y + 18, amount, 15, font_weight="bold")
    points = t.label("points", amount=score(t.s, seat))
    canvas.text(x + width, y + 18, points, 13, "ink", text_anchor="end", font_weight="bold")
    return y + 26


def draw_own(canvas: Canvas, t: Shown, seat: int, x: float, y: float, width: float) -> float:
    y = draw_title(canvas, t, seat, x, y, width)
    if not t.has_board(seat):
        canvas.text(x, y + 14, t.label("no-faction"), 12, "soft")
        return y + 22
    low = draw_stock(canvas, t, seat, x, y, width)
    if t.style.wide:
        y = draw_automation(canvas, t, seat, x + 190, y - 2, width)
    else:
        y = draw_automation(canvas, t, seat, x, low, width)
    y = draw_columns(canvas, t, seat, x, y, width)
    y = draw_track(canvas, t, seat, FOOD, x, y, width)
    y = draw_track(canvas, t, seat, ORE, x, y, width)
    return draw_holdings(canvas, t, seat, x, y, width)


def draw_automation(canvas: Canvas, t: Shown, seat: int, x: float, y: float, width: float) -> float:
    glyph(canvas, "automate", x + 8, y + 10, 7)
    badge, count = t.style.badge(seat), int(t.s.players[seat].automated())
    for at, points in enumerate(t.rules.automation):
        filled = badge.fill if at < count else "panel"
        edge = canvas.style.colour(line_of(seat) if at < count else "line")
        canvas.circle(x + 32 + at * 24, y + 10, 10, filled, stroke=edge)
        canvas.text(
            x + 32 + at * 24,
            y + 14.3,
            str(points),
            12,
            badge.ink if at < count else "soft",
            text_anchor="middle",
        )
    if count > len(t.rules.automation):
        more = count - len(t.rules.automation)
        canvas.text(x + 32 + len(t.rules.automation) * 24, y + 14.3, f"+{more}", 12, "ink")
    return y + 26


def draw_columns(canvas: Canvas, t: Shown, seat: int, x: float, y: float, width: float) -> float:
    """Cubes of the columns; a frame around those that growth would take from."""
    board, player = t.s.board_of(seat), t.s.players[seat]
    gone = t.rules.food_discs - player.food_discs
    room = (width - 40) / len(COLUMNS)
    for at, name in enumerate(COLUMNS):
        body = Canvas(canvas.style)
        left = x + 36 + at * room
        cubes = int(player.column(at))
        grows = cubes > 0 and gone >= board.food_icons[at]
        body.rect(
            left,
            y,
            room - 8,
            34,
            "bg",
            rx=4,
            stroke=canvas.style.colour("ink" if grows else "line"),
        )
        body.text(left + 6, y + 22, name, 12, "soft")
        if t.style.wide:
            glyph(body, "supply", left + 26, y + 17, 6)
        body.text(left + (38 if t.style.wide else 20), y + 22, f"{cubes}/{board.columns[at]}", 12)
        canvas.marked(body, f"seat{seat}-column-{at}", t.label("column", column=name))
    return y + 42


def draw_track(
    canvas: Canvas, t: Shown, seat: int, track: int, x: float, y: float, width: float
) -> float:
    """Discs from the right; fields with an icon show what they bring."""
    board, player = t.s.board_of(seat), t.s.players[seat]
    icons = board.food_icons if track == FOOD else board.ore_icons
    discs = int(player.food_discs if track == FOOD else player.ore_discs)
    fields = int(t.rules.food_discs if track == FOOD else t.rules.ore_discs) + 1
    body = Canvas(canvas.style)
    glyph(body, TRACKS[track], x + 10, y + 11, 7)
    room = (width - 90) / fields
    for field in range(fields):
        left = x + 32 + field * room
        covered = field >= fields - discs
        body.rect(
            left,
            y,
            room - 3,
            22,
            t.style.badge(seat).fill if covered else "bg",
            rx=8,
            stroke=canvas.style.colour(line_of(seat) if covered else "line"),
        )
        if not covered and field in icons:
            word = COLUMNS[icons.index(field)] if track == FOOD else "+1"
            body.text(left + room / 2 - 1, y + 15.3, word, 12, text_anchor="middle")
    body.text(
        x + width - 4,
        y + 16,
        f"+{int(visible_icons(t.s, seat, track))}",
        13,
        "ink",
        text_anchor="end",
        font_weight="bold",
    )
    canvas.marked(body, f"seat{seat}-track-{TRACKS[track]}", t.label(f"track-{TRACKS[track]}"))
    return y + 28


def draw_holdings(canvas: Canvas, t: Shown, seat: int, x: float, y: float, width: float) -> float:
    """Colonized systems and private technologies."""
    player, left = t.s.players[seat], x
    cards = [
        (f"place-{t.rules.systems[each].id}", t.rules.systems[each].name)
        for each in bits_in(player.colonized)
    ]
    cards += [
        (f"technology-{t.rules.technologies[each].id}", t.rules.technologies[each].name)
        for each in bits_in(player.private)
    ]
    for key, fallback in cards:
        words = t.name(key, fallback)
        wide = min(len(words) * 7.3 + 14, width)
        if left + wide > x + width:
            left, y = x, y + 24
        body = Canvas(canvas.style)
        body.rect(left, y, wide, 20, "panel", rx=5, stroke=canvas.style.colour("line"))
        put_name(body, left + 7, y + 14.5, words, wide - 12)
        canvas.marked(body, f"seat{seat}-{key}", words, about=key)
        left += wide + 5
    return y + (26 if cards else 2)


def draw_rival(canvas: Canvas, t: Shown, seat: int, x: float, y: float, width: float) -> float:
    """All that counts, small: stock, production, discs, colonies, technologies by level."""
    y = draw_title(canvas, t, seat, x, y, width)
    if not t.has_board(seat):
        return y + 4
    player = t.s.players[seat]
    step = min(76.0, width / 4)
    after = 20 if width > ROOMY else 15  # from the middle of a column's sign to its figure
    y = draw_stock(canvas, t, seat, x, y, width, step, after)
    figures = [(TRACKS[track], f"+{int(visible_icons(t.s, seat, track))}") for track in (FOOD, ORE)]
    figures.append(("automate", str(int(player.automated()))))
    figures.append(("colonize", str(int(player.colonized).bit_count())))
    for at, (name, amount) in enumerate(figures):
        glyph(canvas, name, x + 8 + at * step, y + 7, 5.4)
        canvas.text(x + after + at * step, y + 11.5, amount, 12.5)
    y += 20
    levels = [0, 0, 0, 0]
    for card in bits_in(player.technologies):
        levels[t.rules.technologies[card].level] += 1
    for at, count in enumerate(levels):
        left = x + at * step
        canvas.text(left + 8, y + 12, LEVELS[at], 12, "soft", text_anchor="middle")
        canvas.text(left + after + 1, y + 12, str(count), 12.5, "soft")
    # Side by side there is room for their number alone.
    return draw_holdings(canvas, t, seat, x, y + 20, width) if width > ROOMY else y + 18
