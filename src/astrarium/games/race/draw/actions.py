"""The action cards, each with its phase and the signs of what its chooser gets."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from astrarium.core.draw.names import put_name
from astrarium.core.draw.svg import Canvas, once
from astrarium.core.game import Data
from astrarium.games.race.draw.signs import Signs
from astrarium.games.race.words import EXPLORE_ORB

NARROW: Final = 400.0
HEIGHT: Final = 46.0
GAP: Final = 6.0


def _explore_5(signs: Signs) -> None:
    signs.eye()
    signs.words("+5")


def _explore_1_1(signs: Signs) -> None:
    signs.eye()
    signs.words("+1")
    signs.keep("+1")


def _develop(signs: Signs) -> None:
    signs.development("\N{MINUS SIGN}1")


def _settle(signs: Signs) -> None:
    signs.world()
    signs.arrow()
    signs.card("+1")


def _trade(signs: Signs) -> None:
    signs.good("any")
    signs.arrow()
    signs.tag()


def _double(signs: Signs) -> None:
    signs.words("2×")
    signs.vp("")


def _produce(signs: Signs) -> None:
    signs.sprout()
    signs.good("any")


def _orb(signs: Signs) -> None:
    signs.steps()
    signs.words("+")


Face = tuple[str, Callable[[Signs], None], str]
ACTION_FACES: Final[tuple[Face, ...]] = (
    ("I", _explore_5, "action-explore_5"),
    ("I", _explore_1_1, "action-explore_1_1"),
    ("II", _develop, "action-develop"),
    ("III", _settle, "action-settle"),
    ("IV", _trade, "action-trade"),
    ("IV", _double, "action-double_vp"),
    ("V", _produce, "action-produce"),
    ("I", _orb, "action-explore_orb"),
)
PHASE_KEYS: Final = {
    "I": "phase-explore",
    "II": "phase-develop",
    "III": "phase-settle",
    "IV": "phase-consume",
    "V": "phase-produce",
}


def draw_actions(canvas: Canvas, seen: Data, orb: bool, width: float) -> float:
    """One row, on a phone two; the picked ones are lifted. Returns where the next row begins."""
    style = canvas.style
    faces = ACTION_FACES if orb else ACTION_FACES[: int(EXPLORE_ORB)]
    columns = len(faces) if width > NARROW else 4
    step = (width + GAP) / columns
    for action, (numeral, _, key) in enumerate(faces):
        x, y = action % columns * step, action // columns * (HEIGHT + GAP) + 4
        chosen = action in (seen["pick"], seen["second_pick"])
        body = Canvas(style)
        _draw_action(body, action, x, y - 4 if chosen else y, step - GAP)
        canvas.marked(body, f"action-{action}", style.say(numeral, key))
    rows = -(-len(faces) // columns)
    return rows * (HEIGHT + GAP) + 2


@once
def _draw_action(canvas: Canvas, action: int, x: float, top: float, width: float) -> None:
    numeral, draw, _ = ACTION_FACES[action]
    stroke = canvas.style.colour("line")
    canvas.rect(x, top, width, HEIGHT - 4, "panel", rx=7, stroke=stroke, class_="face")
    middle = x + width / 2
    put_name(
        canvas, middle, top + 16, canvas.style.say("", PHASE_KEYS[numeral]), width - 4,
        text_anchor="middle", font_weight="600",
    )  # fmt: skip
    signs = Signs(canvas.style)
    signs.words(numeral)
    draw(signs)
    scale = min(0.95, (width - 6) / signs.width)
    left = middle - signs.width * scale / 2
    where = f"translate({left:g} {top + HEIGHT - 17:g}) scale({scale:.2f})"
    canvas.add("g", signs.canvas.body(), transform=where)
