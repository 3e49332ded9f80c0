"""The head of the table: rounds, what counts at the end, whose turn comes when."""

from __future__ import annotations

from astrarium.core.draw.names import LIGHT, put_name
from astrarium.core.draw.svg import Canvas, Style, fitted, seat_mark
from astrarium.core.game import Data
from astrarium.core.zones import HEAD, Zone, drawn
from astrarium.games.gaia.draw.figures import Figures
from astrarium.games.gaia.draw.glyphs import Sign, count_sign, mark, put_signs, trigger_sign
from astrarium.games.gaia.draw.shared import box, put_fitted
from astrarium.games.gaia.tables import GaiaRules
from astrarium.games.gaia.words import NONE, ROUNDS

WIDE, NARROW = 1400, 350
HEIGHT = 56
ROUND = 90
TURN = {1: 150, 2: 150, 3: 130}  # how wide a seat is in the turn order, by seats; else 112
GAP = 6


def head(canvas: Canvas, rules: GaiaRules, view: Data, figures: Figures) -> Zone:
    state = view["state"]
    title = canvas.style.say("rounds", "label-rounds")
    if not canvas.style.wide:
        height = _narrow(canvas, rules, view, figures)
        return drawn(HEAD, title, canvas, (NARROW, height))
    x = 0.0
    for place in range(len(state["round_tiles"])):
        _round(canvas, rules, state, place, x, ROUND)
        x += ROUND + GAP
    turn = TURN.get(rules.seats, 112)
    room = WIDE - x - rules.seats * (turn + GAP)
    counts = figures.final_counts()
    for place in range(len(state["final_tiles"])):
        _final(canvas, rules, state, counts, place, (x, 0), (room / 2 - GAP, HEIGHT))
        x += room / 2
    x = WIDE - rules.seats * (turn + GAP) + GAP
    for place, seat in enumerate(figures.order()):
        _turn(canvas, rules, view, figures, place, seat, (x, 8), (turn, 40))
        x += turn + GAP
    return drawn(HEAD, title, canvas, (WIDE, HEIGHT))


def _narrow(canvas: Canvas, rules: GaiaRules, view: Data, figures: Figures) -> float:
    """The present round and the counters of all seats, in one row."""
    now = view["state"]["round_number"]
    x = 0.0
    if now:
        _round(canvas, rules, view["state"], now - 1, 0, 84)
        x = 88
    room = (NARROW - x - (rules.seats - 1) * 4) / rules.seats
    for place, seat in enumerate(figures.order()):
        at = (x + place * (room + 4), 0)
        _turn(canvas, rules, view, figures, place, seat, at, (room, HEIGHT))
    return HEIGHT


def scoring(canvas: Canvas, rules: GaiaRules, state: Data, figures: Figures, y: float) -> float:
    """All rounds and the final tiles, for a tab of a phone."""
    w = (NARROW - 5 * 4) / 6
    body = Canvas(canvas.style)
    for place in range(len(state["round_tiles"])):
        if place + 1 != state["round_number"]:
            _round(body, rules, state, place, place * (w + 4), w)
    canvas.add("g", body.body(), transform=f"translate(0 {y})")
    y += HEIGHT + 4
    counts = figures.final_counts()
    half = (NARROW - 4) / 2
    for place in range(len(state["final_tiles"])):
        _final(canvas, rules, state, counts, place, (place * (half + 4), y), (half, 34))
    return y + 38


def _round(canvas: Canvas, rules: GaiaRules, state: Data, place: int, x: float, w: float) -> None:
    """What a round scores; the present one is filled, those gone by are pale."""
    style = canvas.style
    tile = rules.round_tiles[state["round_tiles"][place]]
    now = state["round_number"] == place + 1
    body = Canvas(style)
    edge = style.colour("ink" if now else "line")
    fill = "ink" if now else "panel"
    body.rect(x, 0, w, HEIGHT, fill, rx=8, stroke=edge, stroke_width=1.2, class_="face")
    words = str(place + 1)
    if now:
        words = f"{place + 1} / {ROUNDS}"
        if style.wide:
            long = style.say(words, "label-round", round=place + 1, rounds=ROUNDS)
            words = long if fitted(long, w - 8, 13)[0] == long else words
    ink = "panel" if now else "soft"
    words, size = fitted(words, w - 8, 13)
    body.text(x + w / 2, 17, words, size, ink, text_anchor="middle", font_weight="600")
    inside = Canvas(style)
    if now:
        inside.rect(x + 5, 23, w - 10, 28, "panel", rx=6)
    signs: list[Sign] = [(trigger_sign(tile.trigger), 0), ("to", 0), ("vp", int(tile.vp))]
    put_fitted(inside, x + w / 2, 37, w - 8, signs, 14 if w > 80 else 12)
    body.group(inside, opacity="0.45" if state["round_number"] > place + 1 else None)
    key = f"tile-{tile.id}"
    canvas.marked(body, f"round-{place + 1}", style.say(tile.id, key), about=key)


def _final(
    canvas: Canvas,
    rules: GaiaRules,
    state: Data,
    counts: list[list[int]],
    place: int,
    at: tuple[float, float],
    size: tuple[float, float],
) -> None:
    """A final tile: what it counts, and what each seat has of it."""
    style = canvas.style
    final = rules.final_tiles[state["final_tiles"][place]]
    (x, y), (w, h) = at, size
    body = Canvas(style)
    box(body, x, y, w, h)
    middle = y + h / 2
    mark(body, x + 20, middle, 9, count_sign(final.counts))
    step = (w - 40) / (len(counts[place]) + (1 if rules.neutral else 0) or 1)
    for seat, count in enumerate(counts[place]):
        left = x + 46 + seat * step
        seat_mark(body, left, middle, 8, seat)
        body.text(left + 12, middle + 5, str(count), 14, font_weight="600")
    if rules.neutral and counts[place]:
        left = x + 46 + len(counts[place]) * step
        body.circle(left, middle, 6, "none", stroke=style.colour("soft"), stroke_width=2)
        body.text(left + 12, middle + 5, str(final.neutral), 14, "soft")
    key = f"tile-{final.id}"
    canvas.marked(body, f"final-{place + 1}", style.say(final.id, key), about=key)


def called(style: Style, rules: GaiaRules, view: Data, seat: int) -> str:
    """The faction of a seat; until it has one, the player."""
    number = view["state"]["players"][seat]["faction"]
    if number == NONE:
        return style.seat_name(seat)
    faction = rules.factions[number]
    return style.say(faction.name, f"faction-{faction.id}")


def _turn(
    canvas: Canvas,
    rules: GaiaRules,
    view: Data,
    figures: Figures,
    place: int,
    seat: int,
    at: tuple[float, float],
    size: tuple[float, float],
) -> None:
    """A seat in turn order: its points, whether it is asked, whether it has passed."""
    style = canvas.style
    (x, y), (w, h) = at, size
    body = Canvas(style)
    asked = any(each["seat"] == seat for each in view["questions"]) and not view["over"]
    passed = figures.has_passed(seat)
    body.rect(
        x,
        y,
        w,
        h,
        "panel",
        rx=h / 2 if style.wide else 8,
        stroke=style.colour("ink" if asked else "line"),
        stroke_width=2 if asked else 1.2,
        stroke_dasharray="4 3" if passed else None,
        class_="face",
    )
    vp = str(view["state"]["players"][seat]["vp"])
    middle = y + h / 2
    if passed:
        mark(body, x + w - 12, y + (12 if w < 90 else h - 12), 5, "when_passing")
    if w < 90:
        seat_mark(body, x + 17, middle - 9, 9, seat)
        body.text(x + 10, y + h - 8, f"{place + 1}.", 12, "soft")
        body.text(x + 32, middle - 3, vp, 16, font_weight="bold")
        put_signs(body, x + 36, middle + 13, [("vp", 0)], 12)
    else:
        body.text(x + 8, middle + 5, str(place + 1), 13, "soft")
        seat_mark(body, x + 26, middle, 9, seat)
        name = called(style, rules, view, seat)
        put_name(body, x + 39, middle - 5, name, w - 47, fill="soft", letters=LIGHT)
        body.text(x + 39, middle + 12, vp, 16, font_weight="bold")
        put_signs(body, x + 39 + len(vp) * 9.5 + 11, middle + 7, [("vp", 0)], 12)
    label = called(style, rules, view, seat)
    if passed:
        label = style.say(label, "label-passed", player=label)
    canvas.marked(body, f"turn-{seat}", label)
