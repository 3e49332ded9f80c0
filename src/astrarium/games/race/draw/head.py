"""The head of the table: round, phases with those who chose them, piles; on a phone the seats."""

from __future__ import annotations

from typing import Final

from astrarium.core.draw.names import put_name, wide
from astrarium.core.draw.svg import Canvas, Style, once, seat_mark
from astrarium.core.game import Data
from astrarium.core.zones import HEAD, Zone, drawn
from astrarium.games.race.draw.signs import Signs, bold_text
from astrarium.games.race.flow import STEPS, Consume, Develop, Explore, Produce, Settle
from astrarium.games.race.robot.draw.mat import dice_on, robot_mark
from astrarium.games.race.speak.board import stored_goods
from astrarium.games.race.speak.figures import military, score_so_far
from astrarium.games.race.tables import RaceRules
from astrarium.games.race.view import chips_left
from astrarium.games.race.words import (
    DEVELOP,
    DOUBLE_VP,
    EXPLORE_1_1,
    EXPLORE_5,
    EXPLORE_ORB,
    HAND_LIMIT,
    NONE,
    PRODUCE,
    SETTLE,
    TRADE,
)

TEXT_KEYS: Final = (
    "draw-round",
    "draw-phase-now",
    "zone-head",
    "draw-pool",
    "draw-deck",
    "draw-discards",
    "phase-explore",
    "phase-develop",
    "phase-settle",
    "phase-consume",
    "phase-produce",
)
WIDE: Final = 1416.0
PHONE: Final = 348.0
PHASES: Final = (
    ("I", "phase-explore", "Explore", (EXPLORE_5, EXPLORE_1_1, EXPLORE_ORB)),
    ("II", "phase-develop", "Develop", (DEVELOP,)),
    ("III", "phase-settle", "Settle", (SETTLE,)),
    ("IV", "phase-consume", "Consume", (TRADE, DOUBLE_VP)),
    ("V", "phase-produce", "Produce", (PRODUCE,)),
)
ONE_LINE: Final = 150.0  # as wide as a phase that has its name beside the rest
KINDS: Final = (Explore, Develop, Settle, Consume, Produce)
PILES: Final = {"card": "draw-pile", "discard": "discard-pile"}
LARGE: Final = 17.4  # how high figures are beside signs of their full size
TALLIES: Final = {"military": 24.0, "hand": 20.0, "goods": 22.0}  # how wide their signs are
BONUS: Final = {
    EXPLORE_5: "+5",
    EXPLORE_1_1: "+1 +1",
    DEVELOP: "\N{MINUS SIGN}1",
    SETTLE: "+1",
    TRADE: "$",
    DOUBLE_VP: "2×",
}


def head_zone(rules: RaceRules, view: Data, style: Style) -> Zone:
    canvas = Canvas(style)
    size = _wide(canvas, view) if style.wide else _phone(canvas, rules, view)
    return drawn(HEAD, style.say("", "zone-head"), canvas, size)


def _wide(canvas: Canvas, view: Data) -> tuple[float, float]:
    state = view["state"]
    words = canvas.style.say(f"#{state['round']}", "draw-round", round=state["round"])
    canvas.text(6, 29, words, 16, font_weight="bold")
    for number in range(len(PHASES)):
        _phase(canvas, view, number, 130 + number * 196, 2, 190, 42)
    _stocks(canvas, state, 130 + 5 * 196 + 16, 23)
    return WIDE, 46


def _phone(canvas: Canvas, rules: RaceRules, view: Data) -> tuple[float, float]:
    """Figures of all seats; of the phases those that are played."""
    state = view["state"]
    words = canvas.style.say(f"#{state['round']}", "draw-round", round=state["round"])
    canvas.text(2, 15, words, 14, font_weight="bold")
    _stocks(canvas, state, 150, 11)
    y = _seat_chips(canvas, rules, view, 26)
    played = [number for number in range(len(PHASES)) if _is_played(state, number)]
    step = (PHONE + 4) / max(len(played), 1)
    high = 36 if step - 4 >= ONE_LINE else 42
    for place, number in enumerate(played):
        _phase(canvas, view, number, place * step, y, step - 4, high)
    return PHONE, y + (high + 2 if played else 0)


def _is_played(state: Data, number: int) -> bool:
    return bool(_choosers(state, PHASES[number][3]) or dice_on(state, number))


def _choosers(state: Data, actions: tuple[int, ...]) -> list[tuple[int, int]]:
    return [
        (seat, action)
        for seat, player in enumerate(state["players"])
        for action in (player["action"], player["second_action"])
        if action in actions
    ]


def running(view: Data) -> int:
    """The phase that is being played, counted from 0; NONE between phases."""
    steps = [data[0] for lane in view["agenda"]["lanes"] for kind, data in lane if kind == "Round"]
    at = STEPS[steps[0] - 1] if steps and steps[0] else None
    return next((number for number, phase in enumerate(KINDS) if isinstance(at, phase)), NONE)


def _phase(canvas: Canvas, view: Data, number: int, x: float, y: float, w: float, h: float) -> None:
    _, key, fallback, actions = PHASES[number]
    state = view["state"]
    chosen = tuple(_choosers(state, actions))
    now = running(view) == number
    body = Canvas(canvas.style)
    _phase_face(body, number, chosen, dice_on(state, number), now, x, y, w, h)
    label = canvas.style.say(fallback, key)
    if now:
        label = canvas.style.say(f"{label}!", "draw-phase-now", phase=label)
    canvas.marked(body, f"phase-{number + 1}", label)


@once
def _phase_face(
    body: Canvas,
    number: int,
    chosen: tuple[tuple[int, int], ...],
    dice: int,
    now: bool,
    x: float,
    y: float,
    w: float,
    h: float,
) -> None:
    """Its name, who chose it, and what that brings the choosers; the present one is filled."""
    style = body.style
    numeral, key, fallback, _ = PHASES[number]
    played = bool(chosen or dice)
    stroke = style.colour("ink" if now else "soft" if played else "line")
    ground = "ink" if now else "panel"
    body.rect(x + 0.5, y + 0.5, w - 1, h - 1, ground, rx=8, stroke=stroke, stroke_width=1.5)
    label = style.say(fallback, key)
    middle = y + h / 2
    paint = "panel" if now else "ink" if played else "soft"
    if w < ONE_LINE:  # its name above, who chose it below
        put_name(
            body, x + w / 2, y + 14, label, w - 6, 12, paint,
            text_anchor="middle", font_weight="bold",
        )  # fmt: skip
        y, h = y + 16, h - 16
        middle = y + h / 2 - 1
    bold_text(body, x + 16, middle, numeral, 14, paint)
    marks = 21 * (len(chosen) + dice)
    bonus = sorted({BONUS[action] for _, action in chosen if action in BONUS})
    words = " ".join(bonus) if style.wide else ""
    taken = marks + (8.0 * len(words) + 10 if words else 0)
    room = w - 34 - taken
    weight = "bold" if played else "normal"
    if w >= ONE_LINE:
        put_name(body, x + 32, middle + 4.6, label, max(room, 24), 13, paint, font_weight=weight)
    if now and taken:  # owners stand out from the panel, and not from what is filled
        edge = 5 if w >= ONE_LINE else 1
        body.rect(x + w - taken - 3, y + edge, taken - 1, h - 2 * edge - 1, "panel", rx=6)
    at = x + w - 14
    if words:
        body.text(x + w - 7, middle + 4.5, words, 12, text_anchor="end", font_weight="bold")
        at -= 8.0 * len(words) + 8
    for seat, _ in reversed(chosen):
        seat_mark(body, at, middle, 8, seat)
        at -= 21
    for _ in range(dice):
        robot_mark(body, at, middle)
        at -= 21


def _stocks(canvas: Canvas, state: Data, x: float, y: float) -> None:
    """The pool, the common deck and discard pile (own piles lie with their seats)."""
    style = canvas.style
    draft = state.get("extras", {}).get("draft")
    x = _stock(canvas, x, y, "vp", chips_left(state), style.say("", "draw-pool"))
    if draft is None or draft["drafting"]:
        x = _stock(canvas, x, y, "card", state["deck_size"], style.say("", "draw-deck"))
    if draft is None:
        _stock(canvas, x, y, "discard", state["discard_size"], style.say("", "draw-discards"))


@once
def _stock(canvas: Canvas, x: float, y: float, sign: str, amount: int, title: str) -> float:
    signs = Signs(canvas.style)
    if sign == "vp":
        signs.vp("★")
    elif sign == "card":
        signs.card()
    else:
        signs.discard()
    body = Canvas(canvas.style)
    body.add("g", signs.canvas.body(), transform=f"translate({x:g} {y:g})")
    body.text(x + signs.width + 2, y + 5, str(amount), 15, font_weight="bold")
    canvas.add("g", f"<title>{title}</title>" + body.body(), class_=PILES.get(sign))
    return x + signs.width + 42


def _seat_chips(canvas: Canvas, rules: RaceRules, view: Data, y: float) -> float:
    """Every seat with its counters: score so far, Military, hand, goods."""
    style = canvas.style
    players = view["state"]["players"]
    asked = {each["seat"] for each in view["questions"]}
    columns = min(3, len(players)) if len(players) != 4 else 2
    step = (PHONE + 4) / columns
    size = 13.0 if columns < 3 else 12.0
    for seat, seen in enumerate(players):
        x, top = seat % columns * step, y + seat // columns * 48
        body = Canvas(style)
        edge = style.colour("ink" if seat in asked else "line")
        thick = 2 if seat in asked else 1
        body.rect(x + 1, top + 1, step - 6, 43, "panel", rx=8, stroke=edge, stroke_width=thick)
        seat_mark(body, x + 14, top + 13, 8, seat)
        put_name(body, x + 26, top + 17, style.seat_name(seat), step - 77, font_weight="bold")
        points = score_so_far(rules, view, seat)
        _tally(body, x + step - 46, top + 13, "score", str(points), _counter(seat, "score"))
        goods = sum(seen["goods"]) + stored_goods(view["state"], seat)
        tallies = {
            "military": str(military(rules, seen)),
            "hand": f"{seen['hand_size']}/{HAND_LIMIT}",
            "goods": str(goods),
        }
        room = step - 16 - sum(_tally_room(what, told, size) for what, told in tallies.items())
        left = x + 5
        for what, told in tallies.items():
            _tally(body, left, top + 32, what, told, _counter(seat, what), size)
            left += _tally_room(what, told, size) + room / 2
        canvas.marked(body, f"chip-{seat}", style.seat_name(seat))
    return y + -(-len(players) // columns) * 48


def _counter(seat: int, what: str) -> str:
    return f"counter seat{seat}-{what}"


def _tally_room(what: str, told: str, size: float) -> float:
    return TALLIES[what] * size / LARGE + wide(told) * size


@once
def _tally(
    canvas: Canvas, x: float, y: float, what: str, told: str, counter: str, size: float = 13.0
) -> None:
    signs = Signs(canvas.style)
    if what == "score":
        signs.vp("★")
    elif what == "military":
        signs.shield("")
    elif what == "hand":
        signs.card()
    else:
        signs.good("any")
    scale = size / LARGE
    body = Canvas(canvas.style)
    body.add("g", signs.canvas.body(), transform=f"translate({x:g} {y:g}) scale({scale:.2f})")
    body.text(x + signs.width * scale + 1, y + 4.6, told, size, font_weight="bold")
    canvas.group(body, class_=counter)
