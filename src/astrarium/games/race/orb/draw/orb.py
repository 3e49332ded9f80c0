"""The Orb as a drawing: squares, edges, tokens and teams, the cards in hand, the priority track.

Everything is told apart without colour: a wall is a thick line, a laser gate a dashed one with
its number, teams carry their owner's shape and letter, tokens the letter of their back.
"""

from __future__ import annotations

import re
from functools import lru_cache

from astrarium.core.draw.svg import Attributes, Canvas, Style, regular, seat_mark
from astrarium.core.game import Data
from astrarium.core.zones import MAP, MARKET, Zone, drawn
from astrarium.games.race.content import content
from astrarium.games.race.draw.signs import Signs, bold_text
from astrarium.games.race.orb.board import Board
from astrarium.games.race.orb.plans import Plan
from astrarium.games.race.orb.powers import FOR_COST
from astrarium.games.race.orb.speak.squares import square_figures
from astrarium.games.race.orb.tables import LETTERS, OrbTables
from astrarium.games.race.orb.view import board_from
from astrarium.games.race.orb.words import (
    AIRLOCK_CARD,
    AIRLOCK_TELEPORT,
    ARTIFACT_A,
    ARTIFACT_B,
    FIRST_SMALL_AIRLOCK,
    GO,
    HATCHERY,
    LARGE_AIRLOCK,
    LAY,
    NOWHERE,
    OPEN_EDGE,
    PLACES,
    SMALL_AIRLOCK,
    TEAM,
    TELEPORT,
    TUBE,
    TURNS,
    WALL,
    column_of,
    row_of,
)
from astrarium.games.race.words import FLIP, KIND, NONE

TEXT_KEYS = (
    "draw-orb-square",
    "draw-orb-team",
    "draw-orb-pile",
    "draw-orb-hand",
    "draw-orb-holds",
    "zone-orb",
    "zone-orb-cards",
)
TRACK_ROOM = {True: 440.0, False: 348.0}
ASKED = 774.0  # what the map would have of a window: a small Orb is drawn large
TRACK_STEP = {True: 106.0, False: 118.0}  # from one seat of the priority track to the next
LARGEST = 46.0  # the side of a square
HAND_SQUARE = 30.0
GAP = 10.0
MARGIN = 16.0  # for the numbers of rows and columns
LONGEST_SIDE = 3  # squares of a card
CARD_ROOM = 3 * HAND_SQUARE + GAP
CARD_RISE = 2 * HAND_SQUARE + GAP
FILLED = 0  # the letter of the tokens whose backs are filled
ANY = -1  # a token whose letter does not matter
Place = tuple[int, int]
SQUARE_ID = re.compile(r"orb-r(-?\d+)c(-?\d+)")
ABOUT = {
    TELEPORT: "orb-teleport",
    AIRLOCK_TELEPORT: "orb-teleport",
    HATCHERY: "orb-hatchery",
    ARTIFACT_A: "orb-artifact_a",
    TUBE: "orb-tube",
    ARTIFACT_B: "orb-artifact_b",
    AIRLOCK_CARD: "orb-airlock",
    SMALL_AIRLOCK: "orb-airlock",
    LARGE_AIRLOCK: "orb-airlock",
}


def element_of(seat: int, choice: int) -> str:
    """The id of the drawn thing that a choice of the Orb is about; empty if there is none."""
    if choice >= GO:
        where = choice % PLACES
        return square_id(int(row_of(where)), int(column_of(where)))
    kind, argument = choice - choice % KIND, choice % KIND
    if kind == LAY:
        return f"orbcard-{argument // TURNS}"
    if kind == TEAM:
        return f"team-{seat}-{argument}"
    if kind == FLIP:
        return f"token-{argument % FOR_COST}"
    return ""


def square_id(row: int, column: int) -> str:
    return f"orb-r{row}c{column}"


def orb_zones(view: Data, style: Style) -> list[Zone]:
    """The Orb as the map, and beside it what the eyes hold for it."""
    tables = printed()
    orb: Data = view["state"]["extras"]["orb"]
    board = board_from(tables, orb)
    canvas = Canvas(style)
    offered = _offered_places(style)
    top, left, bottom, right = _box(board, offered)
    across = (right - left + 1) * LARGEST
    width = max(across + 2 * GAP + MARGIN, TRACK_ROOM[style.wide])
    height = _track(canvas, orb, GAP, 4, width - 2 * GAP) + MARGIN
    picture = OrbPicture(canvas, (width - across + MARGIN) / 2, height, LARGEST, top, left)
    picture.numbers(bottom, right)
    picture.ground(board)
    picture.edges(board)
    picture.ghosts(board, offered)
    picture.tokens(board)
    picture.teams(orb)
    high = height + (bottom - top + 1) * LARGEST + GAP
    title = style.say("", "zone-orb")
    asked = max(ASKED, width) / width if style.wide else 1.0
    size = (width * asked, high * asked)
    zones = [Zone(MAP, title, canvas.sheet(width, high, title), size)]
    if view["seat"] is not None:
        zones.append(_own_zone(tables, view, style))
    return zones


def _own_zone(tables: OrbTables, view: Data, style: Style) -> Zone:
    canvas = Canvas(style)
    width = 634.0 if style.wide else 348.0
    height = max(_own_things(canvas, tables, view, 0, width, 4), 30.0)
    return drawn(MARKET, style.say("", "zone-orb-cards"), canvas, (width, height), "orb-cards")


@lru_cache(maxsize=1)
def printed() -> OrbTables:
    return OrbTables(content("artifacts", True)["orb"])


def _offered_places(style: Style) -> list[Place]:
    """The squares that can be chosen, also where nothing lies yet."""
    found = [SQUARE_ID.fullmatch(id) for id, word in style.marks.items() if word != "closed"]
    return [(int(each[1]), int(each[2])) for each in found if each is not None]


def _box(board: Board, offered: list[Place]) -> tuple[int, int, int, int]:
    """Where cards are laid, with room for them on all sides: nothing shifts as they are turned."""
    places = [place for place, _ in _squares(board)]
    room = 0 if set(offered) <= set(places) else LONGEST_SIDE
    rows = [row for row, _ in places]
    columns = [column for _, column in places]
    return min(rows) - room, min(columns) - room, max(rows) + room, max(columns) + room


def _squares(board: Board) -> list[tuple[Place, int]]:
    """All squares of the Orb: their places and their numbers on the board."""
    found = []
    for square in range(int(board.height * board.width)):
        if board.squares[square] != NOWHERE:
            where = board.place_of(square)
            found.append(((int(row_of(where)), int(column_of(where))), square))
    return found


class OrbPicture:
    """A board at one place and size."""

    def __init__(
        self, canvas: Canvas, x: float, y: float, side: float, top: int, left: int
    ) -> None:
        self.canvas = canvas
        self.x = x
        self.y = y
        self.side = side
        self.top = top
        self.left = left

    def corner(self, place: Place) -> tuple[float, float]:
        row, column = place
        return self.x + (column - self.left) * self.side, self.y + (row - self.top) * self.side

    def middle(self, place: Place) -> tuple[float, float]:
        x, y = self.corner(place)
        return x + self.side / 2, y + self.side / 2

    def numbers(self, bottom: int, right: int) -> None:
        """Rows and columns, as the choices name them; an arrow before the upper and left ones."""
        for row in range(self.top, bottom + 1):
            y = self.middle((row, self.left))[1]
            words = str(row + 1) if row >= 0 else f"↑{-row}"
            self.canvas.text(self.x - 6, y + 4, words, 12, "soft", text_anchor="end")
        for column in range(self.left, right + 1):
            x = self.middle((self.top, column))[0]
            words = str(column + 1) if column >= 0 else f"←{-column}"
            self.canvas.text(x, self.y - 5, words, 12, "soft", text_anchor="middle")

    def called(self, place: Place) -> str:
        row, column = place
        figures = square_figures(row, column)
        return self.canvas.style.say(f"{row},{column}", "draw-orb-square", **figures)

    def ground(self, board: Board) -> None:
        """Every square with its symbol, as a thing that can be found, marked and explained."""
        style = self.canvas.style
        for place, square in _squares(board):
            kind = int(board.squares[square])
            body = Canvas(style)
            x, y = self.corner(place)
            fill = "space" if kind >= AIRLOCK_CARD else "panel"
            body.rect(x, y, self.side, self.side, fill, class_="face")
            symbol(body, *self.middle(place), self.side, kind)
            label = self.called(place)
            self.canvas.marked(body, square_id(*place), label, about=ABOUT.get(kind, ""))

    def ghosts(self, board: Board, offered: list[Place]) -> None:
        """Places beyond the Orb where a card's top left square could come."""
        style = self.canvas.style
        for row, column in offered:
            if board.holds(row, column):
                continue
            body = Canvas(style)
            x, y = self.corner((row, column))
            inset = self.side * 0.12
            body.rect(
                x + inset,
                y + inset,
                self.side - 2 * inset,
                self.side - 2 * inset,
                "bg",
                stroke=style.colour("soft"),
                rx=4,
                class_="face",
            )
            label = self.called((row, column))
            self.canvas.marked(body, square_id(row, column), label)

    def edges(self, board: Board) -> None:
        for place, square in _squares(board):
            x, y = self.corner(place)
            row, column = place
            draw_edge(self.canvas, x, y, self.side, False, int(board.north[square]))
            draw_edge(self.canvas, x, y, self.side, True, int(board.west[square]))
            if not board.holds(row + 1, column):
                below = int(board.north[square + board.width])
                draw_edge(self.canvas, x, y + self.side, self.side, False, below)
            if not board.holds(row, column + 1):
                beside = int(board.west[square + 1])
                draw_edge(self.canvas, x + self.side, y, self.side, True, beside)

    def tokens(self, board: Board) -> None:
        style = self.canvas.style
        for place, square in _squares(board):
            if board.tokens[square]:
                letter = 1 if board.squares[square] == ARTIFACT_B else 0
                body = Canvas(style)
                token_back(body, *self.middle(place), self.side * 0.3, letter)
                self.canvas.group(body, pointer_events="none")

    def teams(self, orb: Data) -> None:
        """Teams on one square stand side by side; the large airlock has its middle between two."""
        style = self.canvas.style
        standing: dict[int, int] = {}
        for seat, mine in enumerate(orb["seats"]):
            for number, where in enumerate(mine["teams"]):
                if where == NONE:
                    continue
                nth = standing.get(where, 0)
                standing[where] = nth + 1
                x, y = self.corner((int(row_of(where)), int(column_of(where))))
                r = self.side * 0.24
                x += r * 1.1 + (nth % 2) * r * 2.0
                y += r * 1.1 + (nth // 2) * r * 2.0
                body = Canvas(style)
                seat_mark(body, x, y, r, seat)
                if number == 1:
                    body.text(x + r * 0.6, y + r * 1.2, "2", r * 1.1, "ink", font_weight="bold")
                player = style.seat_name(seat)
                fallback = f"{player} {number + 1}"
                label = style.say(fallback, "draw-orb-team", number=number + 1, player=player)
                self.canvas.marked(body, f"team-{seat}-{number}", label)


def draw_edge(canvas: Canvas, x: float, y: float, side: float, upright: bool, edge: int) -> None:
    """From a corner downwards or to the right."""
    x2, y2 = (x, y + side) if upright else (x + side, y)
    style = canvas.style
    if edge == OPEN_EDGE:
        canvas.line(x, y, x2, y2, "line", 0.8)
    elif edge == WALL:
        canvas.line(x, y, x2, y2, "ink", max(side * 0.09, 2))
    else:
        canvas.add(
            "line",
            x1=x,
            y1=y,
            x2=x2,
            y2=y2,
            stroke=style.colour("military"),
            stroke_width=max(side * 0.07, 2),
            stroke_dasharray="4 2",
        )
        r = max(side * 0.19, 6.5)
        middle_x, middle_y = (x + x2) / 2, (y + y2) / 2
        canvas.circle(middle_x, middle_y, r, "bg", stroke=style.colour("military"))
        canvas.text(
            middle_x,
            middle_y + r * 0.6,
            str(edge),
            r * 1.7,
            "ink",
            text_anchor="middle",
            font_weight="bold",
        )


def symbol(canvas: Canvas, x: float, y: float, side: float, kind: int) -> None:
    """What is printed on a square."""
    style = canvas.style
    ring: dict[str, str | float | None] = {
        "stroke": style.colour("soft"),
        "stroke_width": max(side * 0.04, 1),
    }
    if kind in (TELEPORT, AIRLOCK_TELEPORT):
        canvas.circle(x, y, side * 0.3, "none", **ring)
        canvas.circle(x, y, side * 0.18, "none", **ring)
        canvas.circle(x, y, side * 0.06, "soft")
    elif kind == HATCHERY:
        for dx, dy in ((-0.14, 0.08), (0.14, 0.08), (0.0, -0.12)):
            canvas.add(
                "ellipse",
                cx=x + dx * side,
                cy=y + dy * side,
                rx=side * 0.1,
                ry=side * 0.14,
                fill=style.colour("genes"),
            )
    elif kind in (ARTIFACT_A, ARTIFACT_B, TUBE):
        if kind == TUBE:
            width = side * 0.84
            canvas.rect(
                x - width / 2, y - side * 0.2, width, side * 0.4, "none", rx=side * 0.2, **ring
            )
        canvas.polygon(regular(x, y, side * 0.34, 5), "none", **ring)
        letter = "B" if kind == ARTIFACT_B else "A"
        size = side * 0.36
        canvas.text(x, y + size * 0.36, letter, size, "soft", text_anchor="middle")
    elif kind in (SMALL_AIRLOCK, LARGE_AIRLOCK):
        canvas.circle(
            x, y, side * 0.36, "none", stroke=style.colour("soft"), stroke_width=side * 0.08
        )


def token_back(canvas: Canvas, x: float, y: float, r: float, letter: int) -> None:
    """A pentagon, filled for A and hollow for B; no owner and no good has that shape."""
    filled = letter == FILLED
    fill, paint = ("soft", "panel") if filled else ("panel", "ink")
    edge: Attributes = {"stroke": canvas.style.colour("ink"), "stroke_width": max(r * 0.14, 1)}
    canvas.polygon(regular(x, y, r * 1.2, 5), fill, **edge)
    if letter != ANY:
        bold_text(canvas, x, y + r * 0.06, LETTERS[letter], r * 1.1, paint)


def _track(canvas: Canvas, orb: Data, x: float, y: float, room: float) -> float:
    """The discs of the priority track with what each seat holds, and the pile."""
    style = canvas.style
    step = TRACK_STEP[style.wide]
    columns = max(int((room + GAP) // step), 1)
    for place, seat in enumerate(orb["priority"]):
        mine = orb["seats"][seat]
        at, top = x + 14 + place % columns * step, y + place // columns * 26
        seat_mark(canvas, at, top + 14, 9, seat)
        down = sum(mine["face_down"])
        _holds(canvas, at + 14, top + 14, mine["cards"], down + len(mine["used"]))
    a, b = orb["pile_a"], orb["pile_b"]
    words = style.say(f"A {a}  B {b}", "draw-orb-pile", a=a, b=b)
    seats = len(orb["priority"])
    if (columns - seats) * step > 150:  # the words have the rest of the row
        canvas.text(x + 14 + seats * step, y + 19, words, 14, "ink")
        return y + 34
    rows = -(-seats // columns)
    canvas.text(x, y + rows * 26 + 19, words, 14, "ink")
    return y + rows * 26 + 34


def _holds(canvas: Canvas, x: float, y: float, cards: int, tokens: int) -> None:
    """How many cards and tokens a seat holds, with words for it."""
    signs = Signs(canvas.style)
    signs.card(str(cards))
    body = Canvas(canvas.style)
    body.add("g", signs.canvas.body(), transform=f"translate({x:g} {y:g})")
    token_back(body, x + signs.width + 8, y, 8, ANY)
    body.text(x + signs.width + 20, y + 5, str(tokens), 14, font_weight="bold")
    title = canvas.style.say("", "draw-orb-holds", cards=cards, tokens=tokens)
    canvas.add("g", f"<title>{title}</title>" + body.body())


def _own_things(
    canvas: Canvas, tables: OrbTables, view: Data, left: float, right: float, y: float
) -> float:
    """The seat's orb cards, which are turned on the map, and its tokens."""
    eyes = view["seat"]
    if eyes is None:
        return y
    orb: Data = view["state"]["extras"]["orb"]
    cards = [*orb["seats"][eyes]["hand"]]
    cards += [orb["drawn"]] if orb["drawn"] != NONE else []
    for airlock in (FIRST_SMALL_AIRLOCK, FIRST_SMALL_AIRLOCK + 1):
        cards += [airlock] if f"orbcard-{airlock}" in canvas.style.marks else []
    x = left
    for card in dict.fromkeys(cards):
        if x + CARD_ROOM > right + GAP:
            x, y = left, y + CARD_RISE
        draw_plan(canvas, tables, card, x, y)
        x += CARD_ROOM
    y += CARD_RISE if cards else 0
    return _own_tokens(canvas, tables, orb["seats"][eyes], left, y)


def ghost(choice: int, style: Style) -> str:
    """A card in its turn, in the units of the map, about the middle of its top left square."""
    body = Canvas(style)
    face(body, printed().plans[choice % KIND], -LARGEST / 2, -LARGEST / 2, LARGEST)
    return body.body()


def draw_plan(canvas: Canvas, tables: OrbTables, card: int, x: float, y: float) -> None:
    """As it is held: lying, with its wider side down."""
    style = canvas.style
    turns = tables.plans[card * TURNS : (card + 1) * TURNS]
    body = Canvas(style)
    plan = max(turns, key=lambda plan: int(plan.columns))
    face(body, plan, x, y, HAND_SQUARE, None)
    # One edge around all of it is what is marked: its walls stay to be seen.
    wide, high = int(plan.columns) * HAND_SQUARE, int(plan.rows) * HAND_SQUARE
    body.rect(x - 3, y - 3, wide + 6, high + 6, "none", rx=5, class_="face")
    name = tables.card_ids[card] if card < FIRST_SMALL_AIRLOCK else "+"
    label = style.say(name, "draw-orb-hand", card=name)
    canvas.marked(body, f"orbcard-{card}", label)


def face(
    body: Canvas, plan: Plan, x: float, y: float, side: float, named: str | None = "face"
) -> None:
    rows, columns = int(plan.rows), int(plan.columns)
    for row in range(rows):
        for column in range(columns):
            kind = plan.squares[row * columns + column]
            left, top = x + column * side, y + row * side
            fill = "space" if kind >= AIRLOCK_CARD else "panel"
            body.rect(left, top, side, side, fill, class_=named)
            symbol(body, left + side / 2, top + side / 2, side, kind)
    for row in range(rows + 1):
        for column in range(columns):
            edge = plan.across[row * columns + column]
            draw_edge(body, x + column * side, y + row * side, side, False, edge)
    for row in range(rows):
        for column in range(columns + 1):
            edge = plan.upright[row * (columns + 1) + column]
            draw_edge(body, x + column * side, y + row * side, side, True, edge)


def _own_tokens(canvas: Canvas, tables: OrbTables, mine: Data, margin: float, y: float) -> float:
    style = canvas.style
    held: list[int] = mine["held"]
    for place, kind in enumerate(sorted(set(held))):
        token = tables.token_kinds[kind]
        body = Canvas(style)
        at = y + 14 + place * 26
        token_back(body, margin + 14, at, 9, int(token.letter))
        count = held.count(kind)
        name = style.say(token.id, f"token-{token.id}")
        words = f"{name} ×{count}" if count > 1 else name
        body.text(margin + 32, at + 5, words, 14, "ink", class_="face")
        canvas.marked(body, f"token-{kind}", name, about=f"token-{token.id}")
    return y + len(set(held)) * 26 + (GAP if held else 0)
