"""What the question is mostly about: action cards, cards looked at, the hand."""

from __future__ import annotations

from typing import Final, TypeAlias

from astrarium.core.draw.svg import Canvas, Style
from astrarium.core.game import Data
from astrarium.core.zones import HAND, Zone, drawn
from astrarium.games.race.draw.actions import draw_actions
from astrarium.games.race.draw.card_face import Face
from astrarium.games.race.draw.cards import Deck, ids_of
from astrarium.games.race.speak.figures import worth_now
from astrarium.games.race.tables import RaceRules
from astrarium.games.race.words import NONE

TEXT_KEYS: Final = ("zone-hand", "zone-look", "zone-start")
WIDE: Final = 976.0
PHONE: Final = 340.0
GAP: Final = 6.0
MOST_IN_A_ROW: Final = 11
HIGH: Final = 204.0  # always, so that the tableau above keeps its size
UNDER_ACTIONS: Final = Face(140, 126, 58, 13)
SMALL: Final = Face(92, 87, 54, 12, False)
BETWEEN: Final = 14.0  # groups of cards side by side
LEAST: Final = (
    104.0,
    88.0,
)  # of a card that is chosen from: as wide as it may be, or as it must be
ON_PHONE: Final = Face(80.5, 92, 54, 12, False)
LOW: Final = Face(80.5, 78, 44, 12, False)
LOWEST: Final = Face(80.5, 70, 36, 12, False)
ACROSS: Final = 4  # cards side by side on a phone
MANY_ROWS: Final = (2, 4)  # that still are as high as they may be, and as low


def hand_zone(rules: RaceRules, view: Data, eyes: int, style: Style) -> Zone:
    """With headings; the hand is small where it is chosen from other cards."""
    seen: Data = view["state"]["players"][eyes]
    draft = view["state"].get("extras", {}).get("draft", {"piles": []})
    starts = draft["piles"][eyes].get("worlds", []) if draft["piles"] else []
    canvas = Canvas(style)
    row = Rows(rules, canvas, view, eyes)
    lying = (starts, seen["looked_at"], seen["hand"])
    row.rows = sum(-(-len(cards) // ACROSS) for cards in lying)
    if seen["action"] == NONE and actions_are_chosen(view):
        row.y = draw_actions(canvas, seen, view["options"]["orb"], row.width)
    row.put(
        [
            ("start", starts, "zone-start"),
            ("look", seen["looked_at"], "zone-look"),
            ("hand", seen["hand"], "zone-hand"),
        ]
    )
    title = style.say("", "zone-hand")
    least = HIGH if row.wide else 24.0
    return drawn(HAND, title, canvas, (row.width, max(row.y, least)), seat=eyes)


def actions_are_chosen(view: Data) -> bool:
    """By anybody: until all have chosen, the cards lie there with the one that was picked."""
    tops = [lane[-1] for lane in view["agenda"]["lanes"] if lane]
    return any(kind == "ChooseAction" for kind, _ in tops)


Group: TypeAlias = tuple[str, list[int], str]
"""Where its cards lie, which they are, its heading."""


class Rows:
    """Cards of several kinds: side by side where there is room, else one below the other."""

    def __init__(self, rules: RaceRules, canvas: Canvas, view: Data, eyes: int) -> None:
        self.rules = rules
        self.canvas = canvas
        self.seen: Data = view["state"]["players"][eyes]
        self.deck = Deck(canvas, view["options"]["expansion"])
        self.wide = canvas.style.wide
        self.width = WIDE if self.wide else PHONE
        self.y = 0.0
        self.rows = 0  # of all groups, on a phone

    def put(self, groups: list[Group]) -> None:
        some = [group for group in groups if group[1]] or groups[-1:]
        if self.wide and len(some) > 1 and self._beside(some):
            return
        for number, (zone, cards, heading) in enumerate(some):
            face, columns = self._face(len(cards), large=number == 0)
            self._group(zone, cards, heading, 0, face, columns)
            rows = -(-len(cards) // columns)
            self.y += 18 + rows * (face.height + GAP)

    def _beside(self, groups: list[Group]) -> bool:
        """The first group large, the others small in two rows each; whether that fits."""
        columns = [len(cards) if not number else -(-len(cards) // 2)
                   for number, (_, cards, _) in enumerate(groups)]  # fmt: skip
        for least in LEAST:
            for narrow in (SMALL.width, 82.0):
                taken = sum(columns[1:]) * (narrow + GAP) + BETWEEN * (len(groups) - 1)
                width = min(140.0, (self.width + GAP - taken) / columns[0] - GAP)
                if width >= least:
                    faces = (_large(width), SMALL._replace(width=narrow))
                    self._side_by_side(groups, columns, faces)
                    return True
        return False

    def _side_by_side(
        self, groups: list[Group], columns: list[int], faces: tuple[Face, Face]
    ) -> None:
        x = 0.0
        for number, (zone, cards, heading) in enumerate(groups):
            face = faces[number > 0]
            self._group(zone, cards, heading, x, face, columns[number])
            x += columns[number] * (face.width + GAP) + BETWEEN
        self.y += HIGH

    def _group(
        self, zone: str, cards: list[int], heading: str, x: float, face: Face, columns: int
    ) -> None:
        """The cards of one kind under their heading."""
        words = self.canvas.style.say("", heading)
        amount = f"{words} · {len(cards)}" if words else str(len(cards))
        self.canvas.text(x + 2, self.y + 13, amount, 12, "soft", font_weight="600")
        step, rise = face.width + GAP, face.height + GAP
        for place, (card, id) in enumerate(zip(cards, ids_of(zone, cards))):
            at = (x + place % columns * step, self.y + 18 + place // columns * rise)
            self.deck.put(card, id, at, face, now=worth_now(self.rules, self.seen, card))

    def _face(self, amount: int, large: bool) -> tuple[Face, int]:
        amount = max(amount, 1)
        if not self.wide:
            high, low = MANY_ROWS
            if self.rows > low:
                return LOWEST, ACROSS
            return ON_PHONE if large and not self.y and self.rows <= high else LOW, ACROSS
        if not large or amount > MOST_IN_A_ROW:
            columns = max(10, -(-amount // 2))
            return SMALL._replace(width=(self.width + GAP) / columns - GAP), columns
        width = min(140.0, (self.width + GAP) / amount - GAP)
        return UNDER_ACTIONS._replace(width=round(width, 1)) if self.y else _large(width), amount


def _large(width: float) -> Face:
    return Face(round(width, 1), 180, 92, 13 if width > 100 else 12)
