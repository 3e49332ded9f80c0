"""What lies before the seats: the own tableau with its powers, the others' as small pictures.

A tableau ends at twelve cards, so twelve places are drawn for everyone: they show how near the end
is.
"""

from __future__ import annotations

from typing import Final

from astrarium.core.draw.names import LIGHT, name_lines, put_name
from astrarium.core.draw.svg import LEAST_WORDS, Attributes, Canvas, Style, once, seat_mark
from astrarium.core.game import Data
from astrarium.core.zones import OWN, RIVAL, Zone, drawn
from astrarium.games.race.draft.draw.draft import draw_piles
from astrarium.games.race.draw.card_face import Face
from astrarium.games.race.draw.cards import Deck, empty_slot
from astrarium.games.race.draw.signs import Signs
from astrarium.games.race.speak.board import stored_goods
from astrarium.games.race.speak.figures import (
    military,
    military_by_kind,
    score_parts,
    score_so_far,
    worth_now,
)
from astrarium.games.race.tables import RaceRules
from astrarium.games.race.words import HAND_LIMIT

TEXT_KEYS: Final = (
    "zone-tableau",
    "draw-score",
    "draw-military",
    "draw-military-kind",
    "draw-hand",
    "draw-goods",
    "draw-cards",
    "draw-last-slot",
    "draw-part-cards",
    "draw-part-chips",
    "draw-part-goals",
    "draw-part-tokens",
)
FULL_TABLEAU: Final = 12
WIDE: Final = 1416.0
BESIDE_MAP: Final = 774.0  # what the map leaves them where there is one
PHONE: Final = 348.0
GAP: Final = 8.0
HEAD: Final = 32.0
FIGURES: Final = 285.0  # what they take of a head line, and one kind of Military more
ONE_KIND: Final = 52.0
HAND_ROOM: Final = 26.0  # what the hand takes at least
NARROW: Final = 300.0  # below that the figures have a line of their own
FIGURE_LINE: Final = 22.0
LOOSE: Final = 12.0  # between two figures
TIGHT: Final = 4.0
WIDEST: Final = 117.0  # the step from one small picture to the next


class Seat:
    """One seat of a view, as it is drawn."""

    def __init__(self, rules: RaceRules, view: Data, number: int) -> None:
        self.rules = rules
        self.view = view
        self.number = number
        self.seen: Data = view["state"]["players"][number]
        self.cards: list[int] = self.seen["tableau"]

    def goods_at(self, place: int) -> int:
        there = int(self.seen["goods"][place])
        if there and self.rules.stores[self.cards[place]]:
            there += stored_goods(self.view["state"], self.number)
        return there

    def goods(self) -> int:
        return sum(self.seen["goods"]) + stored_goods(self.view["state"], self.number)


def figures(canvas: Canvas, seat: Seat, x: float, y: float, right: float) -> float:
    """Score so far, Military by kind, hand against its limit, goods: from x on, as far as right.
    Returns where they end."""
    style = canvas.style
    seen = seat.seen
    points = score_so_far(seat.rules, seat.view, seat.number)
    strength = military(seat.rules, seen)
    counter = f"counter seat{seat.number}"
    kinds = military_by_kind(seat.rules, seen)
    size = seen["hand_size"]
    crowded = right < 400 and len(kinds) + (size > HAND_LIMIT) > 1
    gap = TIGHT if crowded or right < NARROW else LOOSE
    words = style.say("", "draw-score", amount=points)
    x = _figure(canvas, x, y, gap, "vp", str(points), words, f"{counter}-score")
    words = style.say("", "draw-military", amount=strength)
    x = _figure(canvas, x, y, gap, "shield", str(strength), words, f"{counter}-military")
    for kind, amount in kinds.items():
        if x + 2 * ONE_KIND + HAND_ROOM > right:
            break
        words = style.say("", "draw-military-kind", amount=amount, kind=kind)
        x = _figure(canvas, x - gap / 2, y, gap, kind, f"+{amount}", words)
    words = style.say("", "draw-hand", amount=size, limit=int(HAND_LIMIT))
    told = right > 360 or (right > NARROW and size > HAND_LIMIT and len(kinds) < 2)
    limit = f"/{int(HAND_LIMIT)}" if told else ""
    x = _figure(canvas, x, y, gap, "card", f"{size}{limit}", words, f"{counter}-hand")
    goods = seat.goods()
    words = style.say("", "draw-goods", amount=goods)
    x = _figure(canvas, x, y, gap, "good", str(goods), words, f"{counter}-goods")
    held = len(seat.cards)
    if x + 46 <= right:
        words = style.say("", "draw-cards", amount=held, limit=FULL_TABLEAU)
        x = _figure(canvas, x, y, gap, "", f"{held}/{FULL_TABLEAU}", words, f"{counter}-tableau")
    return x


def _parts(canvas: Canvas, seat: Seat, x: float, y: float, right: float) -> None:
    """What the score so far is made of, where there is room for it."""
    style = canvas.style
    parts = score_parts(seat.rules, seat.view, seat.number)
    if style.words is None or len(parts) < 2 or seat.view["over"]:
        return
    told = " + ".join(f"{amount} {style.say('', key)}" for key, amount in parts)
    if "…" not in name_lines(told, (right - x) / LIGHT, LEAST_WORDS)[0]:
        put_name(
            canvas, right, y + 4.5, told, right - x, fill="soft", letters=LIGHT, text_anchor="end"
        )


@once
def _figure(
    canvas: Canvas,
    x: float,
    y: float,
    gap: float,
    sign: str,
    words: str,
    title: str,
    counter: str = "",
) -> float:
    """A sign and its number; returns where the next one begins."""
    body = Canvas(canvas.style)
    signs = Signs(canvas.style)
    if sign == "vp":
        signs.vp("★")
    elif sign == "shield":
        signs.shield("")
    elif sign == "card":
        signs.card("")
    elif sign == "good":
        signs.good("any")
    elif sign == "rebel":
        signs.flag()
    elif sign:
        signs.good(sign, hollow=True)
    body.add("g", signs.canvas.body(), transform=f"translate({x:g} {y:g})")
    body.text(x + signs.width + 1, y + 5, words, 15, font_weight="bold")
    canvas.add("g", f"<title>{title}</title>" + body.body(), class_=counter or None)
    return x + signs.width + 8.8 * len(words) + gap


def head_line(canvas: Canvas, seat: Seat, width: float) -> None:
    """Whose tableau it is, with the figures that count."""
    style = canvas.style
    y = HEAD / 2
    seat_mark(canvas, 17, y, 10, seat.number)
    name = style.seat_name(seat.number)
    if width < NARROW:
        put_name(canvas, 32, y + 5, name, width - 60, 13, font_weight="bold")
        figures(canvas, seat, 8, y + FIGURE_LINE, width - 6)
        _asked(canvas, seat, width - 16, y)
        return
    kinds = len(military_by_kind(seat.rules, seat.seen))
    room = min(max(5, int((width - FIGURES - ONE_KIND * kinds) / 9)), len(name)) * 9.2
    lines = 2 if width < 500 and len(name) * 7.2 > room else 1
    size = 15 if lines == 1 and len(name) * 9.2 <= room else 12
    put_name(canvas, 32, y + 5 - 6 * (lines - 1), name, room, size, most=lines, font_weight="bold")
    end = figures(canvas, seat, 46 + room, y, width - 30)
    draft = seat.view["state"].get("extras", {}).get("draft")
    if draft is not None and width > 600:
        draw_piles(canvas, draft["piles"][seat.number], width - 130, y)
    elif width > 600:
        _parts(canvas, seat, end + LOOSE, y, width - 34)
    _asked(canvas, seat, width - 16, y)


def _asked(canvas: Canvas, seat: Seat, x: float, y: float) -> None:
    _state(canvas, x, y, seat.number in {each["seat"] for each in seat.view["questions"]})


@once
def _state(canvas: Canvas, x: float, y: float, asked: bool) -> None:
    """A clock: asked; a tick: done."""
    style = canvas.style
    if asked:
        canvas.circle(x, y, 8, "none", stroke=style.colour("soft"), stroke_width=1.8)
        hands: Attributes = {"stroke": style.colour("soft"), "stroke_width": 1.8, "fill": "none"}
        canvas.add("path", d=f"M{x:g} {y - 5:g}V{y:g}l3.5 2.5", **hands)
        return
    canvas.circle(x, y, 8.5, "genes")
    paint: Attributes = {"stroke": style.colour("on-mark"), "stroke_width": 2, "fill": "none"}
    canvas.add("path", d=f"M{x - 4:g} {y:g}l3 3.5 5-6.5", **paint)


# --- the others -----------------------------------------------------------------------------------


def rival_zone(rules: RaceRules, view: Data, number: int, style: Style, rivals: int) -> Zone:
    """Another seat: twelve small pictures."""
    seat = Seat(rules, view, number)
    all_of_them = BESIDE_MAP if view["options"]["orb"] else WIDE
    width = (all_of_them - GAP * (rivals - 1)) / rivals if style.wide else PHONE
    canvas = Canvas(style)
    goods = [seat.goods_at(place) for place in range(len(seat.cards))]
    ids = [f"seat{number}-card{card}" for card in seat.cards]
    top = HEAD + FIGURE_LINE * (width < NARROW)
    height = stamps(canvas, seat.cards, goods, ids, view, width, top)
    frame(canvas, width, height)
    head_line(canvas, seat, width)
    title = style.seat_name(number)
    return drawn(RIVAL, title, canvas, (width, height), seat=number)


def stamps(
    canvas: Canvas,
    cards: list[int],
    goods: list[int],
    ids: list[str],
    view: Data,
    width: float,
    top: float,
) -> float:
    """Small pictures in one row if there is room, else in two; returns where the panel ends."""
    places = max(FULL_TABLEAU, len(cards))
    columns = places if width >= 680 else -(-places // 2)
    step = min((width - 16 + 4) / columns, WIDEST)
    w = step - 4
    h = min(w * 0.9, 54.0 if w < 70 else 66.0)
    deck = Deck(canvas, view["options"]["expansion"])
    for place in range(places):
        at = (8 + place % columns * step, top + place // columns * (h + 4))
        if place < len(cards):
            deck.stamp(cards[place], ids[place], at, (w, h), goods[place])
        else:
            empty_slot(canvas, *at, w, h)
    return top + -(-places // columns) * (h + 4) + 4


def frame(canvas: Canvas, width: float, height: float) -> None:
    """The panel behind what has been drawn."""
    ground = Canvas(canvas.style)
    stroke = canvas.style.colour("line")
    ground.rect(0.5, 0.5, width - 1, height - 1, "panel", rx=10, stroke=stroke)
    canvas.parts.insert(0, ground.body())


# --- one's own ------------------------------------------------------------------------------------


def own_zone(
    rules: RaceRules, view: Data, number: int, style: Style, small: bool, low: bool
) -> Zone:
    """The own tableau with names and powers; narrow beside the Orb, low above a robot's mat."""
    seat = Seat(rules, view, number)
    canvas = Canvas(style)
    places = max(FULL_TABLEAU, len(seat.cards))
    columns, face, width = _tiles(style.wide, small, low, places)
    deck = Deck(canvas, view["options"]["expansion"])
    step, rise = face.width + 6, face.height + 6
    for place in range(places):
        at = (8 + place % columns * step, HEAD + 2 + place // columns * rise)
        if place >= len(seat.cards):
            empty_slot(canvas, *at, face.width, face.height)
            continue
        card = seat.cards[place]
        now = worth_now(rules, seat.seen, card)
        deck.put(card, f"seat{number}-card{card}", at, face, seat.goods_at(place), now)
    if len(seat.cards) < FULL_TABLEAU:
        _last_slot(canvas, at, face.width, face.height)
    height = HEAD + 2 + -(-places // columns) * rise + 4
    frame(canvas, width, height)
    head_line(canvas, seat, width)
    return drawn(OWN, style.say("", "zone-tableau"), canvas, (width, height), seat=number)


def _last_slot(canvas: Canvas, at: tuple[float, float], width: float, height: float) -> None:
    """The slot says what a card in it does."""
    words = canvas.style.say(str(FULL_TABLEAU), "draw-last-slot", amount=FULL_TABLEAU)
    room = width - 10
    lines = len(name_lines(words, room, LEAST_WORDS, 4))
    top = at[1] + height / 2 - (lines / 2 - 0.8) * (LEAST_WORDS + 1)
    middle = at[0] + width / 2
    put_name(canvas, middle, top, words, room, fill="soft", most=4, text_anchor="middle")


def _tiles(is_wide: bool, small: bool, low: bool, places: int) -> tuple[int, Face, float]:
    """How many cards lie side by side, how each looks, and how wide all of it is."""
    if not is_wide:
        return 4, Face(78, 96, 56, 12, False), PHONE
    if small:
        columns = -(-places // 2)
        return columns, Face(618 / columns - 6, 148, 72, 12), 634.0
    if low:
        return places, Face(1400 / places - 6, 112, 60, 12), WIDE
    columns = -(-places // 2)
    return columns, Face(1024 / columns - 6, 114, 62, 12.5), 1040.0
