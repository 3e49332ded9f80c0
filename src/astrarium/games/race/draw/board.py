"""A position of Race, as one pair of eyes sees it, as SVG."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache

from astrarium.core.game import Data
from astrarium.core.svg import Canvas, Style, Words, fitted, in_lines, seat_mark
from astrarium.games.race.content import content
from astrarium.games.race.draft.draw.draft import draw_drafted, draw_piles
from astrarium.games.race.draw.card_face import HEIGHT, WIDTH, Card, card_mark, draw_card, vp_mark
from astrarium.games.race.draw.colours import COLOURS
from astrarium.games.race.goals.draw.tiles import draw_goals
from astrarium.games.race.orb.draw import orb as orb_drawing
from astrarium.games.race.orb.words import FIRST_ORB_CHOICE
from astrarium.games.race.robot.draw.mat import dice_on, robot_area, robot_mark
from astrarium.games.race.speak.board import stored_goods
from astrarium.games.race.tables import RaceRules
from astrarium.games.race.view import chips_left
from astrarium.games.race.words import (
    ACT,
    ARM,
    BEGIN_WITH,
    BUILD,
    CONSUME,
    DEVELOP,
    DISCARD,
    DOUBLE_VP,
    EXPLORE_1_1,
    EXPLORE_5,
    EXPLORE_ORB,
    KEEP,
    KIND,
    LAND,
    MAKE,
    MAKE_ANY,
    MOVE,
    NONE,
    PAY,
    PRODUCE,
    SELL,
    SETTLE,
    SPEND,
    TRADE,
    USE,
)

TEXT_KEYS = ("draw-round",)
GAP = 10
MARGIN = 14
HEADER = 46
STRIP = 74
ACTION_HEIGHT = 58

PHASES = (
    ("I", "phase-explore", "Explore", (EXPLORE_5, EXPLORE_1_1, EXPLORE_ORB)),
    ("II", "phase-develop", "Develop", (DEVELOP,)),
    ("III", "phase-settle", "Settle", (SETTLE,)),
    ("IV", "phase-consume", "Consume", (TRADE, DOUBLE_VP)),
    ("V", "phase-produce", "Produce", (PRODUCE,)),
)
ACTION_FACES = (
    ("I", "+5", "action-explore_5"),
    ("I", "+1 +1", "action-explore_1_1"),
    ("II", "−1", "action-develop"),
    ("III", "+1", "action-settle"),
    ("IV", "$", "action-trade"),
    ("IV", "2×", "action-double_vp"),
    ("V", "○", "action-produce"),
    ("I", "◎", "action-explore_orb"),
)


def element_of(rules: RaceRules, seat: int, choice: int) -> str:
    """The id of the drawn thing that a choice is about; empty if there is none."""
    if choice >= FIRST_ORB_CHOICE:
        return orb_drawing.element_of(seat, choice)
    kind = choice - choice % KIND
    argument = choice % KIND
    if kind == ACT:
        return f"action-{argument}"
    if kind in (BUILD, LAND, DISCARD, PAY):
        return f"hand-{argument}"
    if kind == KEEP:
        return f"look-{argument}"
    if kind == USE:
        return f"seat{seat}-card{rules.powers[argument].card}"
    if kind == BEGIN_WITH:
        return f"start-{argument}"
    if kind in (SPEND, SELL, CONSUME, MAKE, MAKE_ANY, ARM, MOVE):
        return f"seat{seat}-card{argument}"
    return ""


class Layout:
    """How many cards lie side by side, and which set of cards they are of."""

    def __init__(self, columns: int, expansion: str, orb: bool) -> None:
        self.columns = columns
        self.expansion = expansion
        self.orb = orb


def draw(view: Data, style: Style) -> str:
    """The whole table: phases, own cards, then the tableaus, one's own first."""
    columns = 6 if style.wide else 2
    layout = Layout(columns, view["options"]["expansion"], view["options"]["orb"])
    width = MARGIN * 2 + columns * WIDTH + (columns - 1) * GAP
    canvas = Canvas(style.painted(COLOURS))
    state = view["state"]
    y = _phase_strip(canvas, state, width) + GAP
    extras = state.get("extras", {})
    if "goals" in extras:
        tiles = content(layout.expansion)["goal"]
        y = draw_goals(canvas, tiles, extras["goals"], columns, MARGIN, y) + GAP
    if view["options"]["orb"]:
        y = orb_drawing.draw_orb(canvas, view, MARGIN, width, y)
    eyes = view["seat"]
    if eyes is not None:
        draft = extras.get("draft", {"drafting": 0})
        idle = bool(view["over"] or draft["drafting"])
        y = _own_area(canvas, state["players"][eyes], layout, y, idle)
        if "piles" in draft:
            y = _own_draft(canvas, draft, draft["piles"][eyes], layout, width, y)
    for seat in _seats_from(eyes, len(state["players"])):
        y = _seat_area(canvas, view, seat, layout, width, y)
    robot = state.get("extras", {}).get("robot")
    if robot is not None:
        y = robot_area(canvas, view, MARGIN, width, y)
        y = _row_of_cards(canvas, robot["tableau"], "robot-card", layout, y)
    return canvas.document(width, y + MARGIN, "Race for the Galaxy")


def _seats_from(eyes: int | None, seats: int) -> list[int]:
    first = eyes or 0
    return [(first + i) % seats for i in range(seats)]


def _phase_strip(canvas: Canvas, state: Data, width: float) -> float:
    """The five phases with the marks of those who chose them; pool, deck and discards."""
    style = canvas.style
    narrow = not style.wide
    box = (width - 2 * MARGIN - 4 * 6) / 5 if narrow else 138
    for number, (numeral, key, fallback, actions) in enumerate(PHASES):
        x = MARGIN + number * (box + 6)
        chosen = _choosers(state, actions)
        dice = dice_on(state, number)
        body = Canvas(style)
        edge = "brass" if chosen or dice else "line"
        body.rect(x, MARGIN, box, STRIP - 12, "panel", rx=7, stroke=style.colour(edge))
        label = style.say(fallback, key)
        body.text(x + 8, MARGIN + 20, numeral, 15, "brass", font_weight="bold")
        if not narrow:
            body.text(x + 36, MARGIN + 20, label, 14)
        for place, seat in enumerate(chosen):
            seat_mark(body, x + 18 + place * 26, MARGIN + 43, 9, seat)
        for place in range(dice):
            robot_mark(body, x + 18 + (len(chosen) + place) * 26, MARGIN + 43)
        canvas.marked(body, f"phase-{number + 1}", label)
    y = MARGIN + STRIP - 12
    if narrow:
        _stocks(canvas, state, MARGIN, y + 22)
        return y + 32
    _stocks(canvas, state, MARGIN + 5 * (box + 6) + 8, MARGIN + 36)
    return y


def _stocks(canvas: Canvas, state: Data, x: float, y: float) -> None:
    """The pool, the common deck and discard pile (own piles lie with their seats), the round."""
    vp_mark(canvas, x + 14, y, 14, str(chips_left(state)))
    draft = state.get("extras", {}).get("draft")
    if draft is None or draft["drafting"]:
        card_mark(canvas, x + 60, y, "")
        canvas.text(x + 74, y + 5, str(state["deck_size"]), 15, font_weight="600")
    if draft is None:
        card_mark(canvas, x + 128, y, "×")
        canvas.text(x + 142, y + 5, str(state["discard_size"]), 15, font_weight="600")
    words = canvas.style.say(f"#{state['round']}", "draw-round", round=state["round"])
    canvas.text(x + 190, y + 5, words, 15, "soft")


def _choosers(state: Data, actions: tuple[int, ...]) -> list[int]:
    return [
        seat
        for seat, player in enumerate(state["players"])
        for action in (player["action"], player["second_action"])
        if action in actions
    ]


def _own_draft(
    canvas: Canvas, draft: Data, pile: Data, layout: Layout, width: float, y: float
) -> float:
    """The start worlds to choose from; while drafting, the cards drafted so far."""
    y = _row_of_cards(canvas, pile["worlds"], "start", layout, y)
    if not draft["drafting"]:
        return y
    cards = [content(layout.expansion)["card"][card] for card in pile["own"]]
    return draw_drafted(canvas, cards, MARGIN, y, width - 2 * MARGIN)


def _own_area(canvas: Canvas, player: Data, layout: Layout, y: float, idle: bool) -> float:
    if not idle:
        y = _actions(canvas, player, layout, y)
    if player["looked_at"]:
        y = _row_of_cards(canvas, player["looked_at"], "look", layout, y)
    return _row_of_cards(canvas, player["hand"], "hand", layout, y)


def _actions(canvas: Canvas, player: Data, layout: Layout, y: float) -> float:
    """The action cards; the picked ones are lifted."""
    style = canvas.style
    columns = layout.columns
    faces = ACTION_FACES if layout.orb else ACTION_FACES[:EXPLORE_ORB]
    picked = (player["pick"], player["second_pick"]) if not player["looked_at"] else ()
    in_row = len(faces) if columns > 2 else 4
    room = columns * (WIDTH + GAP) - GAP
    width = (room + 6) / in_row - 6
    step = width + 6
    for action, (numeral, sign, key) in enumerate(faces):
        x = MARGIN + (action % in_row) * step
        top = y + (action // in_row) * (ACTION_HEIGHT + 6)
        chosen = action in (player["action"], player["second_action"]) or (
            player["action"] == NONE and action in picked
        )
        body = Canvas(style)
        edge = style.colour("brass" if chosen else "line")
        body.rect(
            x,
            top,
            width,
            ACTION_HEIGHT,
            "panel",
            rx=7,
            stroke=edge,
            stroke_width=3 if chosen else 1.2,
            class_="face",
        )
        label = style.say(sign, key)
        body.text(x + 9, top + 23, numeral, 17, "brass", font_weight="bold")
        body.text(x + width - 9, top + 23, sign, 16, text_anchor="end", font_weight="600")
        if style.wide:
            _label(body, x + width / 2, top + 45, label, width - 8)
        canvas.marked(body, f"action-{action}", label)
    rows = -(-len(faces) // in_row)
    return y + rows * (ACTION_HEIGHT + 6) + GAP


def _label(canvas: Canvas, x: float, y: float, label: str, room: float) -> None:
    """Words under the signs of an action card, in two lines if they are long."""
    lines = in_lines(label, room, 13)
    for row, line in enumerate(lines):
        words, size = fitted(line, room, 13)
        down = 13 * (row - (len(lines) - 1) / 2)
        canvas.text(x, y + down, words, size, text_anchor="middle")


def _row_of_cards(canvas: Canvas, cards: list[int], zone: str, layout: Layout, y: float) -> float:
    """Cards side by side; a second copy has its own id."""
    seen: Counter[int] = Counter()
    for place, card in enumerate(cards):
        seen[card] += 1
        copy = f"-{seen[card]}" if seen[card] > 1 else ""
        _put_card(canvas, card, f"{zone}-{card}{copy}", place, layout, y, 0)
    rows = -(-len(cards) // layout.columns)
    return y + rows * (HEIGHT + GAP) + (GAP if cards else 0)


@lru_cache(maxsize=4096)
def _card_body(theme: str, words: Words | None, expansion: str, card: int, goods: int) -> str:
    """A card's face never changes: drawn once for each theme and language."""
    style = Style(theme, words).painted(COLOURS)
    return draw_card(style, content(expansion)["card"][card], goods).body()


def _put_card(
    canvas: Canvas, card: int, id: str, place: int, layout: Layout, y: float, goods: int
) -> None:
    style = canvas.style
    entry: Card = content(layout.expansion)["card"][card]
    x = MARGIN + (place % layout.columns) * (WIDTH + GAP)
    top = y + (place // layout.columns) * (HEIGHT + GAP)
    holder = Canvas(style)
    body = _card_body(style.theme, style.words, layout.expansion, card, goods)
    holder.add("g", body, transform=f"translate({x} {top})")
    key = f"card-{entry['id']}"
    canvas.marked(holder, id, style.say(entry["name"], key), about=key)


def _seat_area(
    canvas: Canvas, view: Data, seat: int, layout: Layout, width: float, y: float
) -> float:
    """A seat's head line and its tableau."""
    style = canvas.style
    player = view["state"]["players"][seat]
    canvas.rect(
        MARGIN,
        y,
        width - 2 * MARGIN,
        HEADER - 8,
        "panel",
        rx=7,
        stroke=style.colour(f"seat-{seat}"),
    )
    middle = y + (HEADER - 8) / 2
    seat_mark(canvas, MARGIN + 22, middle, 10, seat)
    canvas.text(MARGIN + 42, middle + 6, style.seat_name(seat), 16, font_weight="600")
    right = width - MARGIN - 26
    vp_mark(canvas, right, middle, 14, str(player["vp"]))
    card_mark(canvas, right - 44, middle, str(player["hand_size"]))
    draft = view["state"].get("extras", {}).get("draft")
    if draft is not None:
        draw_piles(canvas, draft["piles"][seat], right - 240, middle)
    if view["over"] and view["scores"]:
        total = str(view["scores"][seat])
        canvas.text(right - 78, middle + 6, f"Σ {total}", 17, "brass", text_anchor="end")
    y += HEADER
    goods = player["goods"]
    for place, card in enumerate(player["tableau"]):
        id = f"seat{seat}-card{card}"
        there = goods[place]
        if there and "stores_goods" in content(layout.expansion)["card"][card]:
            there += stored_goods(view["state"], seat)
        _put_card(canvas, card, id, place, layout, y, there)
    rows = -(-len(player["tableau"]) // layout.columns)
    return y + rows * (HEIGHT + GAP) + GAP
