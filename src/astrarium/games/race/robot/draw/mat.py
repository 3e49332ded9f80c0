"""The robot's mat as SVG: the dice row with its lines, the tracks, the counters."""

from __future__ import annotations

from functools import lru_cache

from astrarium.core.draw.svg import Canvas, Style, regular, seat_mark
from astrarium.core.game import Data
from astrarium.core.zones import MARKET, Zone, drawn
from astrarium.games.race.content import content, solo_content
from astrarium.games.race.draw.signs import card_mark, vp_mark
from astrarium.games.race.robot.dice import marker_spaces
from astrarium.games.race.robot.mat import (
    CONSUME_BOTH,
    DEVELOPMENT,
    EXPLORE_BOTH,
    FACE_OF_SPACE,
    FACES,
    LINES,
    MATCH,
    MILITARY_WORLD,
    NOTHING,
    ROBOT,
    Line,
    RobotTables,
)
from astrarium.games.race.robot.printed import read_robot
from astrarium.games.race.words import NONE

TEXT_KEYS = (
    "robot-credit",
    "robot-economy",
    "robot-counters",
    "robot-equals",
    "zone-mat",
)
LOOK = 6  # the last of the seats' looks: colour and shape
MAT = "robot-mat"  # what explains the drawing
SIGNS = ("I", "II", "III", "$", "2×", "V", "R", "=")
NUMERALS = ("I", "I", "II", "II", "III", "III", "IV", "IV", "V")
# The spaces of each phase and the lines below them: actions, then the reaction.
PHASES = (
    (0, 1, ("explore_one", "explore_both", "explore_reaction")),
    (2, 3, ("develop_action", "develop_reaction")),
    (4, 5, ("settle_action", "settle_reaction")),
    (6, 7, ("consume_trade", "consume_x2", "consume_both", "consume_reaction")),
    (8, 8, ("produce_action",)),
)
SPACE_HEIGHT = 46
LINE_HEIGHT = 24
PHASE_SIGN = 30  # the room for a phase's numeral before its lines
MOST_LINES = 4


@lru_cache(maxsize=8)
def _tables(difficulty: str) -> RobotTables:
    return read_robot(solo_content(), difficulty)


def robot_tables(view: Data) -> RobotTables:
    return _tables(view["options"]["solo_difficulty"])


def mat_zone(view: Data, style: Style) -> Zone:
    """The dice, the lines of the mat, the tracks."""
    robot = view["state"]["extras"]["robot"]
    tables = robot_tables(view)
    canvas = Canvas(style)
    width = 1416.0 if style.wide else 348.0
    y = _dice_row(canvas, view, robot, 0, width + 4, 0)
    if robot["world"] != NONE:
        y = _lines(canvas, view, robot, tables, 0, width + 4, y)
    y = _tracks(canvas, robot, tables, 0, width, y)
    return drawn(MARKET, style.say("", "zone-mat"), canvas, (width, y), MAT)


def dice_on(state: Data, phase: int) -> int:
    """How many of the robot's dice lie on the spaces of a phase, counted from 0."""
    robot = state.get("extras", {}).get("robot")
    if robot is None:
        return 0
    first, last, _ = PHASES[phase]
    return sum(1 for space in robot["dice"] if first <= space <= last)


def robot_mark(canvas: Canvas, x: float, y: float) -> None:
    canvas.polygon(regular(x, y, 11, 8, turn=22.5), f"seat-{LOOK}")
    letter = canvas.style.say("Robot", "robot-name")[:1]
    canvas.text(x, y + 4, letter, 11, "on-mark", text_anchor="middle", font_weight="bold")


# --- the dice row ---------------------------------------------------------------------------------


def _dice_row(canvas: Canvas, view: Data, robot: Data, x: float, room: float, y: float) -> float:
    """Nine spaces with the player's markers above and the dice below."""
    style = canvas.style
    player = view["state"]["players"][0]
    markers = marker_spaces(player["action"], player["second_action"])
    step = room / len(NUMERALS)
    for space, numeral in enumerate(NUMERALS):
        left = x + space * step
        middle = left + (step - 4) / 2
        body = Canvas(style)
        chosen = space in markers or space in robot["dice"]
        edge = style.colour("ink" if chosen else "line")
        body.rect(left, y, step - 4, SPACE_HEIGHT, "panel", rx=6, stroke=edge)
        face = FACE_OF_SPACE[space]
        sign = SIGNS[face] if numeral == "IV" else ""
        size = 14 if style.wide else 12
        words = f"{numeral} {sign}".strip()
        body.text(middle, y + 15, words, size, "ink", text_anchor="middle", font_weight="bold")
        if space in markers:
            seat_mark(body, middle - 16, y + 32, 8, 0)
        for die, lies_on in enumerate(robot["dice"]):
            if lies_on == space:
                _die(body, middle + 6 + 14 * die, y + 31, robot["faces"][die])
        label = style.say(FACES[face], f"robot-face-{FACES[face]}")
        canvas.marked(body, f"robot-space-{space}", label, about=MAT)
    return y + SPACE_HEIGHT + 6


def _die(canvas: Canvas, x: float, y: float, face: int) -> None:
    """A die as it was rolled: its action, R for the robot sign, = for match."""
    canvas.rect(x - 11, y - 11, 22, 22, f"seat-{LOOK}", rx=5)
    words = SIGNS[face]
    size = 15 if face in (ROBOT, MATCH) else 12
    canvas.text(
        x, y + size * 0.36, words, size, "on-mark", text_anchor="middle", font_weight="bold"
    )


# --- the lines of the mat -------------------------------------------------------------------------


def _lines(
    canvas: Canvas,
    view: Data,
    robot: Data,
    tables: RobotTables,
    x: float,
    room: float,
    y: float,
) -> float:
    """What the robot does, phase by phase: actions on top, the reaction last, after an arrow.

    Lines that a special mat counter covers have a strong frame.
    """
    style = canvas.style
    card = content(view["options"]["expansion"])["card"][robot["world"]]
    mat = tables.mats[card["start_world"]]
    for name, left, top, wide in _places(style.wide, x, room, y):
        number = LINES.index(name)
        line = mat.line(number, robot["spent"])
        body = Canvas(style)
        covered = line is not mat.printed[number]
        edge = style.colour("ink" if covered else "line")
        body.rect(left, top, wide, LINE_HEIGHT - 3, "panel", rx=4, stroke=edge)
        reaction = name.endswith("reaction")
        dice = 2 if number in (EXPLORE_BOTH, CONSUME_BOTH) else 1
        _line(body, left + 5, top + LINE_HEIGHT / 2 - 1.5, line, 0 if reaction else dice)
        label = style.say(name, "event-robot-acts", line=name)
        canvas.marked(body, f"robot-line-{name}", label, about=MAT)
    if style.wide:
        return y + MOST_LINES * LINE_HEIGHT + 6
    for row, (first, _, _) in enumerate(PHASES):
        top = y + sum(_rows(lines) for _, _, lines in PHASES[:row]) * LINE_HEIGHT
        canvas.text(x + 2, top + 16, NUMERALS[first], 14, "ink", font_weight="bold")
    return y + sum(_rows(lines) for _, _, lines in PHASES) * LINE_HEIGHT + 6


def _rows(lines: tuple[str, ...]) -> int:
    return -(-len(lines) // 2)


def _places(
    is_wide: bool, x: float, room: float, y: float
) -> list[tuple[str, float, float, float]]:
    """Where each line lies, and how wide it is: below its spaces, or on a phone two in a row."""
    found = []
    step = room / len(NUMERALS)
    half = (room - PHASE_SIGN) / 2
    row = 0
    for first, last, names in PHASES:
        for place, name in enumerate(names):
            if is_wide:
                left, top = x + first * step, y + place * LINE_HEIGHT
                found.append((name, left, top, (last - first + 1) * step - 4))
            else:
                left = x + PHASE_SIGN + (place % 2) * half
                top = y + (row + place // 2) * LINE_HEIGHT
                found.append((name, left, top, half - 4))
        row += _rows(names)
    return found


def _line(canvas: Canvas, x: float, y: float, line: Line, dice: int) -> None:
    """The signs of one line, from left to right; it begins with its dice, or with an arrow."""
    if not dice:
        canvas.text(x, y + 4, "↩", 12, "soft")
    for die in range(dice):
        canvas.rect(x + die * 6, y - 4, 8, 8, f"seat-{LOOK}", rx=2)
    small, step = (0.9, 26) if canvas.style.wide else (1, 29)
    x += 8 + step * 0.8
    for words, sign in _signs(line):
        mark = Canvas(canvas.style)
        _sign(mark, sign, words)
        canvas.add("g", mark.body(), transform=f"translate({x:g} {y:g}) scale({small})")
        x += step


def _signs(line: Line) -> list[tuple[str, str]]:
    found: list[tuple[str, str]] = []
    if line.counter:
        found.append((str(line.counter), "six"))
    if line.draw:
        found.append((f"+{line.draw}", "card"))
    if line.find != NOTHING:
        kind = {DEVELOPMENT: "development", MILITARY_WORLD: "military"}.get(int(line.find), "world")
        found.append((f"{line.least_vp}+" if line.least_vp else "?", kind))
    if line.pay or line.needs_credit:
        found.append((f"−{line.pay or line.needs_credit}", "credit"))
    if line.vp:
        found.append((f"{line.vp}×", "vp"))
    if line.credit:
        found.append((f"+{line.credit}", "credit"))
    if line.economy:
        found.append((f"+{line.economy}", "economy"))
    return found


def _sign(canvas: Canvas, sign: str, words: str) -> None:
    """Around the origin."""
    ink = canvas.style.colour("ink")
    if sign == "card":
        card_mark(canvas, 0, 0, words)
        return
    if sign in ("vp", "six"):
        vp_mark(canvas, 0, 0, 12, words)
        if sign == "six":
            canvas.text(9, -6, "6", 10, "ink", font_weight="bold")
        return
    if sign == "development":
        canvas.polygon(regular(0, 0, 12, 4), "panel", stroke=ink, stroke_width=1.6)
    elif sign == "economy":
        canvas.rect(-10, -9, 20, 18, "panel", rx=5, stroke=canvas.style.colour("genes"))
    elif sign == "credit":
        canvas.circle(0, 0, 11, "panel", stroke=canvas.style.colour("rare"), stroke_width=1.6)
    else:
        edge = canvas.style.colour("military") if sign == "military" else ink
        canvas.circle(0, 0, 10, "panel", stroke=edge, stroke_width=2)
    canvas.text(0, 4.2, words, 12, text_anchor="middle", font_weight="bold")


# --- tracks and counters --------------------------------------------------------------------------


def _tracks(
    canvas: Canvas, robot: Data, tables: RobotTables, x: float, room: float, y: float
) -> float:
    """Credit, economy size, the "robot =" counter and the 6-cost counters."""
    style = canvas.style
    half = room / 2
    places = ((x, y), (x + 520, y)) if style.wide else ((x, y), (x, y + 34))
    most_credit, most_economy = int(tables.most_credit), int(tables.most_economy)
    credit = (style.say("Credit", "robot-credit"), "robot-credit", "credit")
    economy = (style.say("Economy", "robot-economy"), "robot-economy", "economy")
    _track(canvas, *places[0], *credit, robot["credit"], most_credit)
    _track(canvas, *places[1], *economy, robot["economy"], most_economy)
    if style.wide:  # everything in one line
        _robot_counter(canvas, robot, x + room - 330, y)
        _six_counters(canvas, robot, tables, x + room - 180, y)
        return y + 34
    _robot_counter(canvas, robot, x, y + 72)
    _six_counters(canvas, robot, tables, x + half, y + 72)
    return y + 108


def _track(
    canvas: Canvas, x: float, y: float, label: str, id: str, sign: str, at: int, most: int
) -> None:
    body = Canvas(canvas.style)
    mark = Canvas(canvas.style)
    _sign(mark, sign, "")
    body.add("g", mark.body(), transform=f"translate({x + 12:g} {y + 15:g})")
    for step in range(most + 1):
        left = x + 32 + step * 30
        here = step == at
        edge = canvas.style.colour("ink" if here else "line")
        thick = 3 if here else 1
        body.rect(left, y + 2, 26, 26, "panel", rx=4, stroke=edge, stroke_width=thick)
        colour = "ink" if here else "soft"
        weight = "bold" if here else "normal"
        body.text(
            left + 13, y + 20, str(step), 14, colour, text_anchor="middle", font_weight=weight
        )
    if canvas.style.wide:
        body.text(x + 40 + (most + 1) * 30, y + 20, label, 13, "soft")
    canvas.marked(body, id, f"{label}: {at}", about=MAT)


def _robot_counter(canvas: Canvas, robot: Data, x: float, y: float) -> None:
    style = canvas.style
    body = Canvas(style)
    words = style.say("R =", "robot-equals")
    body.text(x + 4, y + 20, words, 13, "soft")
    left = x + 8 + 8 * len(words)
    label = words
    if robot["face"] != NONE:
        face = FACES[robot["face"]]
        body.rect(left, y + 2, 30, 26, "panel", rx=6, stroke=style.colour(f"seat-{LOOK}"))
        sign = SIGNS[robot["face"]]
        body.text(left + 15, y + 20, sign, 13, text_anchor="middle", font_weight="bold")
        label = f"{words} {style.say(face, f'robot-face-{face}')}"
    canvas.marked(body, "robot-equals", label, about=MAT)


def _six_counters(canvas: Canvas, robot: Data, tables: RobotTables, x: float, y: float) -> None:
    """Those in the tableau are full, those still waiting are pale."""
    style = canvas.style
    body = Canvas(style)
    for place in range(robot["placed"] + robot["counters"]):
        mark = Canvas(style)
        vp_mark(mark, x + 14 + place * 34, y + 15, 14, str(tables.six_cost_vp))
        body.group(mark, opacity=1 if place < robot["placed"] else 0.4)
    words = style.say("6", "robot-counters")
    all_of_them = robot["placed"] + robot["counters"]
    canvas.marked(body, "robot-counters", f"{words}: {robot['placed']}/{all_of_them}", about=MAT)
