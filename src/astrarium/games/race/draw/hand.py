"""What the question is mostly about: action cards, cards looked at, the hand."""

from __future__ import annotations

from typing import Final

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
SMALL: Final = Face(96, 92, 58, 12, False)
ON_PHONE: Final = Face(80.5, 92, 54, 12, False)
LOW: Final = Face(80.5, 78, 44, 12, False)
MANY: Final = 8


def hand_zone(rules: RaceRules, view: Data, eyes: int, style: Style) -> Zone:
    """With headings where there is more than the hand; the hand is small where others matter."""
    seen: Data = view["state"]["players"][eyes]
    draft = view["state"].get("extras", {}).get("draft", {"piles": []})
    starts = draft["piles"][eyes].get("worlds", []) if draft["piles"] else []
    canvas = Canvas(style)
    row = Rows(rules, canvas, view, eyes)
    row.all = len(starts) + len(seen["looked_at"]) + len(seen["hand"])
    if seen["action"] == NONE and actions_are_chosen(view):
        row.y = draw_actions(canvas, seen, view["options"]["orb"], row.width)
    row.add("start", starts, "zone-start", large=True)
    row.add("look", seen["looked_at"], "zone-look", large=True)
    row.add("hand", seen["hand"], "zone-hand", large=row.y < 60)
    title = style.say("", "zone-hand")
    return drawn(HAND, title, canvas, (row.width, max(row.y, 24)), seat=eyes)


def actions_are_chosen(view: Data) -> bool:
    """By anybody: until all have chosen, the cards lie there with the one that was picked."""
    tops = [lane[-1] for lane in view["agenda"]["lanes"] if lane]
    return any(kind == "ChooseAction" for kind, _ in tops)


class Rows:
    """Rows of cards, one below the other."""

    def __init__(self, rules: RaceRules, canvas: Canvas, view: Data, eyes: int) -> None:
        self.rules = rules
        self.canvas = canvas
        self.seen: Data = view["state"]["players"][eyes]
        self.deck = Deck(canvas, view["options"]["expansion"])
        # Beside the map of the Orb the dock is as narrow as a phone.
        self.wide = canvas.style.wide and not view["options"]["orb"]
        self.width = WIDE if self.wide else PHONE
        self.y = 0.0
        self.all = 0  # cards in all rows

    def add(self, zone: str, cards: list[int], heading: str, large: bool) -> None:
        """The cards of one kind under their heading."""
        if not cards:
            return
        words = self.canvas.style.say("", heading)
        amount = f"{words} · {len(cards)}" if words else str(len(cards))
        self.canvas.text(2, self.y + 13, amount, 12, "soft", font_weight="600")
        self.y += 18
        face, columns = self._face(len(cards), large)
        step = face.width + GAP
        for place, (card, id) in enumerate(zip(cards, ids_of(zone, cards))):
            at = (place % columns * step, self.y + place // columns * (face.height + GAP))
            self.deck.put(card, id, at, face, now=worth_now(self.rules, self.seen, card))
        self.y += -(-len(cards) // columns) * (face.height + GAP)

    def _face(self, amount: int, large: bool) -> tuple[Face, int]:
        if not self.wide:
            return ON_PHONE if large and self.all <= MANY else LOW, 4
        if not large or amount > MOST_IN_A_ROW:
            columns = max(10, -(-amount // 2))
            return SMALL._replace(width=(self.width + GAP) / columns - GAP), columns
        width = min(140.0, (self.width + GAP) / amount - GAP)
        return Face(round(width, 1), 180, 92, 13 if width > 100 else 12), amount
