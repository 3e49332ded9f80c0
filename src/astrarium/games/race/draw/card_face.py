"""A card of Race as a drawing, so that a player of the cardboard game knows it at once.

Worlds carry a circle with their cost (red ring: military; a ring of the goods' colour: windfall;
filled: production), developments a diamond; the hexagon holds the VP; the strip on the left
names the phases in which the card has powers, with what they do beside it.
"""

from __future__ import annotations

from typing import Any

from astrarium.core.svg import Canvas, Style, fitted, in_lines, regular

Card = dict[str, Any]

WIDTH = 172
HEIGHT = 218
SLOTS = ("explore", "develop", "settle", "trade", "consume", "produce")
NUMERALS = {
    "explore": "I",
    "develop": "II",
    "settle": "III",
    "trade": "$",
    "consume": "IV",
    "produce": "V",
}
LETTERS = {"novelty": "N", "rare": "R", "genes": "G", "alien": "A"}
ROW = 22
TOP = 50


def good_mark(
    canvas: Canvas, x: float, y: float, r: float, kind: str, hollow: bool = False
) -> None:
    """A goods kind: colour, shape and letter. Hollow for windfall."""
    fill = "panel" if hollow else kind
    stroke = canvas.style.colour(kind if kind in LETTERS else "soft")
    ring: dict[str, str | float | None] = {"stroke": stroke, "stroke_width": r * 0.28}
    if kind == "novelty":
        canvas.circle(x, y, r, fill, **ring)
    elif kind == "rare":
        canvas.rect(x - r * 0.9, y - r * 0.9, r * 1.8, r * 1.8, fill, **ring)
    elif kind == "genes":
        canvas.polygon(regular(x, y + r * 0.22, r * 1.3, 3), fill, **ring)
    elif kind == "alien":
        canvas.polygon(regular(x, y, r * 1.2, 4), fill, **ring)
    else:
        canvas.circle(x, y, r, "panel", **ring)
    letter = LETTERS.get(kind, "*")
    colour = kind if hollow else "on-mark"
    if kind not in LETTERS:
        colour = "ink"
    y += r * 0.22 if kind == "genes" else 0
    size = r * 1.35
    canvas.text(x, y + size * 0.36, letter, size, colour, text_anchor="middle", font_weight="bold")


def vp_mark(canvas: Canvas, x: float, y: float, r: float, words: str) -> None:
    stroke = canvas.style.colour("brass")
    canvas.polygon(regular(x, y, r, 6), "panel", stroke=stroke, stroke_width=1.8)
    size = r * (1.05 if len(words) < 3 else 0.8)
    canvas.text(x, y + size * 0.36, words, size, text_anchor="middle", font_weight="bold")


def card_mark(canvas: Canvas, x: float, y: float, words: str) -> None:
    """Cards to draw: a small card with their number."""
    half = 7 if len(words) < 2 else 11
    canvas.rect(
        x - half,
        y - 9,
        2 * half,
        18,
        "panel",
        rx=2,
        stroke=canvas.style.colour("ink"),
        stroke_width=1.2,
    )
    canvas.text(x, y + 4.5, words, 12, text_anchor="middle", font_weight="bold")


def military_mark(canvas: Canvas, x: float, y: float, words: str, kind: str = "any") -> None:
    """Military is a red disc, as long as its number; a sign beside it says against whom."""
    half = 9.5 if len(words) < 2 else 13
    if kind in LETTERS:
        good_mark(canvas, x + half + 11, y, 7.5, kind, hollow=True)
    elif kind == "rebel":
        against = canvas.style.say("REBEL", "keyword-rebel")
        canvas.text(x + half + 4, y + 4.5, against, 12, "military", font_weight="bold")
    canvas.rect(x - half, y - 9.5, 2 * half, 19, "military", rx=9.5)
    canvas.text(x, y + 4.6, words, 13, "on-mark", text_anchor="middle", font_weight="bold")


def cost_mark(canvas: Canvas, x: float, y: float, card: Card) -> None:
    colour = canvas.style.colour
    words = str(card["defense"] if card.get("military") else card["cost"])
    if card["kind"] == "development":
        canvas.polygon(regular(x, y, 21, 4), "panel", stroke=colour("ink"), stroke_width=2)
        canvas.text(x, y + 6, words, 17, text_anchor="middle", font_weight="bold")
        return
    goods = card.get("goods") or {}
    kind = goods.get("kind")
    production = goods.get("source") == "production"
    fill = kind if kind and production else "panel"
    if kind and not production:
        canvas.circle(x, y, 19, "panel", stroke=colour(kind), stroke_width=4)
    outline = "military" if card.get("military") else "ink"
    canvas.circle(x, y, 15.5, fill, stroke=colour(outline), stroke_width=2.6)
    paint = "on-mark" if kind and production else outline
    canvas.text(x, y + 6, words, 17, paint, text_anchor="middle", font_weight="bold")
    if kind:
        good_mark(canvas, x + 20, y + 13, 8, kind, hollow=not production)


def draw_card(style: Style, card: Card, goods: int = 0) -> Canvas:
    """A card with its upper left corner at 0, 0 and so many goods on it."""
    canvas = Canvas(style)
    colour = style.colour
    edge = "military" if card.get("military") else "line"
    canvas.rect(
        0, 0, WIDTH, HEIGHT, "panel", rx=9, stroke=colour(edge), stroke_width=1.5, class_="face"
    )
    _picture(canvas, card)
    cost_mark(canvas, 25, 27, card)
    vp = "?" if card["vp"] == "variable" else str(card["vp"])
    vp_mark(canvas, WIDTH - 21, 24, 15, vp)
    title = style.say(card["name"], f"card-{card['id']}")
    _title(canvas, title)
    _keywords(canvas, card)
    _powers(canvas, card)
    if goods:
        kind = (card.get("goods") or {}).get("kind") or (card.get("stores_goods") or {}).get(
            "goods"
        )
        _good_on(canvas, kind or "any")
        if goods > 1:
            words = f"×{goods}"
            canvas.text(WIDTH - 56, HEIGHT - 50, words, 15, text_anchor="end", font_weight="bold")
    return canvas


def _picture(canvas: Canvas, card: Card) -> None:
    """A planet in the colour of its goods, a ring for a windfall, a diamond for a development."""
    x, y, r = WIDTH - 46, 112, 36.0
    paint = canvas.style.colour
    goods = card.get("goods") or {}
    tint = goods.get("kind", "soft")
    if card["kind"] == "development":
        r *= 1.1
        canvas.polygon(
            regular(x, y, r, 4), "none", stroke=paint("soft"), stroke_width=1.5, opacity=0.35
        )
        canvas.polygon(regular(x, y, r * 0.72, 4), "soft", opacity=0.1)
        return
    if goods.get("source") == "windfall":
        canvas.circle(x, y, r - 4, "none", stroke=paint(tint), stroke_width=8, opacity=0.22)
        canvas.circle(x, y, r * 0.6, tint, opacity=0.08)
        return
    canvas.circle(x, y, r, tint, opacity=0.2 if goods else 0.1)
    canvas.circle(x - 7, y - 7, r * 0.7, tint, opacity=0.14 if goods else 0.08)


def _title(canvas: Canvas, title: str) -> None:
    """The name; a long one in two lines rather than in small letters."""
    lines = in_lines(title, WIDTH - 22, 14.5)
    top = HEIGHT - 14 if len(lines) == 1 else HEIGHT - 22
    for row, line in enumerate(lines):
        words, size = fitted(line, WIDTH - 22, 14.5)
        y = top + row * 14.5
        canvas.text(WIDTH / 2, y, words, size, text_anchor="middle", font_weight="600")


def _keywords(canvas: Canvas, card: Card) -> None:
    words = [
        canvas.style.say(keyword.upper(), f"keyword-{keyword}") for keyword in card["keywords"]
    ]
    if card.get("chromosome"):
        words.append("⌬")
    line, size = fitted(" ".join(words), 88, 11.5)
    if words:
        canvas.text(WIDTH - 8, 53, line, size, "soft", text_anchor="end")


def _powers(canvas: Canvas, card: Card) -> None:
    powers = card.get("powers", {})
    colour = canvas.style.colour
    made = (card.get("goods") or {}).get("kind", "any")
    for power in powers.get("on_placement", []):
        # Beside the first row: there is no phase for it.
        _plain(canvas, 96, TOP + 10, "↓")
        power_mark(canvas, 112, TOP + 10, "on_placement", power, made)
    for row, slot in enumerate(SLOTS):
        y = TOP + row * ROW
        there = bool(powers.get(slot))
        canvas.rect(
            5,
            y,
            24,
            ROW - 3,
            "brass" if there else "none",
            rx=4,
            stroke=colour("line"),
            stroke_width=0.8,
            opacity=1 if there else 0.45,
        )
        canvas.text(
            17,
            y + 14.5,
            NUMERALS[slot],
            13,
            "on-mark" if there else "soft",
            text_anchor="middle",
            font_weight="bold",
        )
        x = 46.0
        for power in powers.get(slot, []):
            x = power_mark(canvas, x, y + 10, slot, power, made) + 16


def power_mark(
    canvas: Canvas, x: float, y: float, slot: str, power: Card, made: str = "any"
) -> float:
    """One power as a few signs; returns where they end. Words explain it when asked."""
    what = power["power"]
    amount = power.get("amount", 0)
    if what == "military":
        military_mark(canvas, x, y, f"{amount:+d}", power["against"])
        return x + {"any": 12, "rebel": 66}.get(power["against"], 30)
    if what == "temporary_military":
        military_mark(canvas, x, y, f"{amount:+d}")
        return _given_for_military(canvas, x + 24, y, power)
    if what in NEW_POWERS:
        return NEW_POWERS[what](canvas, x, y, power, made)
    if what == "cost_to_zero":
        _plain(canvas, x, y, "→0")
        return _thrown_away(canvas, x + 22, y)
    if what == "pay_for_military":
        canvas.circle(x, y, 8.5, "none", stroke=canvas.style.colour("military"), stroke_width=2.5)
        if power["worlds"] in LETTERS:
            canvas.text(x - 4, y + 4, LETTERS[power["worlds"]], 11, power["worlds"])
        elif power["worlds"] == "chromosome":
            canvas.text(x - 5, y + 4, "⌬", 11)
        card_mark(canvas, x + 46, y, f"{power['cost_change']:+d}" if power["cost_change"] else "")
        _plain(canvas, x + 21, y, "→")
        return x + 52
    if what == "reduce_cost":
        return _with_kind(canvas, x, y, f"−{amount}", power.get("worlds", "any"))
    if slot == "consume":
        return _consume_mark(canvas, x, y, power)
    if what in ("price_bonus", "price_bonus_this_world"):
        return _with_kind(canvas, x, y, f"+{amount}", power.get("goods", "any"))
    if what in ("produce_here", "produce_on_windfall"):
        kind = power.get("goods", made)
        if what == "produce_on_windfall":
            good_mark(canvas, x, y, 8, kind, hollow=True)
        else:
            good_mark(canvas, x, y, 8, kind)
        return x + 6
    if what == "keep_extra":
        card_mark(canvas, x, y, f"+{amount}")
        return _plain(canvas, x + 22, y, "✓")
    card_mark(canvas, x, y, f"+{amount}" if slot == "explore" else str(amount))
    return _condition(canvas, x + 15, y, what, power)


def _given_for_military(canvas: Canvas, x: float, y: float, power: Card) -> float:
    """What temporary Military costs: the card itself, hand cards or a good."""
    if power["pay"] == "discard_hand_card":
        card_mark(canvas, x + 4, y, "×")
        return _plain(canvas, x + 25, y, f"×{power['uses_up_to']}")
    if power["pay"] == "discard_good":
        good_mark(canvas, x + 4, y, 8, power["good"])
        return x + 8
    return _thrown_away(canvas, x, y)


def _second_world(canvas: Canvas, x: float, y: float, power: Card, made: str) -> float:
    return _plain(canvas, x, y, "○ + ○")


def _second_conquest(canvas: Canvas, x: float, y: float, power: Card, made: str) -> float:
    military_mark(canvas, x, y, "…")
    return _plain(canvas, x + 24, y, "→ ○")


def _free_world(canvas: Canvas, x: float, y: float, power: Card, made: str) -> float:
    _plain(canvas, x, y, "+○→0")
    return _thrown_away(canvas, x + 52, y)


def _lucky(canvas: Canvas, x: float, y: float, power: Card, made: str) -> float:
    card_mark(canvas, x, y, "?")
    return _plain(canvas, x + 20, y, "→○")


def _military_per_world(canvas: Canvas, x: float, y: float, power: Card, made: str) -> float:
    military_mark(canvas, x, y, f"{power['amount']:+d}")
    return _plain(canvas, x + 24, y, "/⌬")


def _price_per_world(canvas: Canvas, x: float, y: float, power: Card, made: str) -> float:
    x = _with_kind(canvas, x, y, f"+{power['amount']}", power["goods"])
    return _plain(canvas, x + 8, y, "/⌬")


def _no_sale(canvas: Canvas, x: float, y: float, power: Card, made: str) -> float:
    return _plain(canvas, x, y, "●↛$")


def _card_for_good(canvas: Canvas, x: float, y: float, power: Card, made: str) -> float:
    card_mark(canvas, x, y, "×")
    _plain(canvas, x + 20, y, "→")
    good_mark(canvas, x + 42, y, 8.5, power.get("goods", made))
    return x + 48


def _storage(canvas: Canvas, x: float, y: float, power: Card, made: str) -> float:
    good_mark(canvas, x, y, 8, power["goods"])
    return _plain(canvas, x + 22, y, "…→ ○")


def _orb_move(canvas: Canvas, x: float, y: float, power: Card, made: str) -> float:
    return _plain(canvas, x, y, f"Orb +{power['amount']}")


def _orb_team(canvas: Canvas, x: float, y: float, power: Card, made: str) -> float:
    return _plain(canvas, x, y, "Orb")


NEW_POWERS = {
    "second_world": _second_world,
    "second_conquest_with_excess_military": _second_conquest,
    "additional_world_at_zero_cost": _free_world,
    "flip_card_as_settle_action": _lucky,
    "military_per_chromosome_world": _military_per_world,
    "price_bonus_per_chromosome_world": _price_per_world,
    "no_trade_bonus_sale_from_this_world": _no_sale,
    "discard_card_for_good_here": _card_for_good,
    "produce_here_by_discarding_card": _card_for_good,
    "move_goods_here_at_phase_start": _storage,
    "survey_team_movement": _orb_move,
    "place_airlock_card_and_second_survey_team": _orb_team,
}
"""The powers that the expansions brought."""


def _condition(canvas: Canvas, x: float, y: float, what: str, power: Card) -> float:
    """When or how often cards are drawn."""
    if what == "draw_per_good_produced" or what == "draw_if_most_produced":
        _plain(canvas, x + 4, y, "/" if what == "draw_per_good_produced" else "≥")
        good_mark(canvas, x + 20, y, 8, power["goods"])
        return x + 24
    signs = {
        "draw_if_produced_here": "/●",
        "draw_per_kind_produced": "/≠",
        "draw_per_tableau_card": "/□",
        "draw_after_placing": "←",
        "draw_at_phase_start": "!",
    }
    return _plain(canvas, x + 8, y, signs[what]) if what in signs else x


def _consume_mark(canvas: Canvas, x: float, y: float, power: Card) -> float:
    what = power["power"]
    if what == "consume_goods":
        kind = power["goods"]
        count = power["goods_per_use"]
        for _ in range(count):
            good_mark(canvas, x, y, 8, kind)
            x += 19
        if power.get("all_different_kinds"):
            x = _plain(canvas, x, y, "≠") + 12
        if power.get("only_from_this_world"):
            x = _plain(canvas, x, y, "!") + 12
        x = _plain(canvas, x, y, "→") + 20
        if power["vp"]:
            vp_mark(canvas, x, y, 11, str(power["vp"]))
            x += 22
        if power["cards"]:
            card_mark(canvas, x, y, str(power["cards"]))
            x += 19
        if power["uses_up_to"] > 1:
            x = _plain(canvas, x, y, f"×{power['uses_up_to']}") + 14
        return x - 14
    if what == "consume_all_goods":
        return _plain(canvas, x + 8, y, "●…●→n−1")
    if what == "sell_good":
        return _plain(canvas, x, y, "●→$+" if power["add_trade_powers"] else "●→$")
    if what == "gamble_on_top_card":
        low, high = power["name_number_from"], power["name_number_to"]
        return _plain(canvas, x + 6, y, f"{low}–{high}?")
    if what == "discard_hand_cards_for_vp":
        card_mark(canvas, x, y, "×")
        _plain(canvas, x + 20, y, "→")
        vp_mark(canvas, x + 44, y, 11, str(power["vp_each"]))
        return _plain(canvas, x + 66, y, f"×{power['up_to']}")
    card_mark(canvas, x, y, str(power["amount"]))
    return x + 4


def _with_kind(canvas: Canvas, x: float, y: float, words: str, kind: str) -> float:
    _plain(canvas, x, y, words)
    if kind in LETTERS:
        good_mark(canvas, x + 27, y, 8, kind)
        return x + 40
    return x + 10


def _thrown_away(canvas: Canvas, x: float, y: float) -> float:
    """The card itself is discarded for this."""
    canvas.rect(
        x - 6, y - 8, 12, 16, "none", rx=2, stroke=canvas.style.colour("ink"), stroke_width=1.1
    )
    canvas.line(x - 9, y + 9, x + 9, y - 9, "military", 1.8)
    return x + 4


def _plain(canvas: Canvas, x: float, y: float, words: str) -> float:
    canvas.text(x - 7, y + 5, words, 14, font_weight="600")
    return x + len(words) * 7 - 7


def _good_on(canvas: Canvas, kind: str) -> None:
    """A good lies on the world: a card corner with its kind."""
    canvas.rect(
        WIDTH - 50,
        HEIGHT - 76,
        42,
        42,
        "panel",
        rx=6,
        stroke=canvas.style.colour(kind),
        stroke_width=2.5,
    )
    good_mark(canvas, WIDTH - 29, HEIGHT - 55, 13, kind)
