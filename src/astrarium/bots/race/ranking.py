"""What each answer is worth where answers are weighed against each other: for advice."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from astrarium.bots.race import orb
from astrarium.bots.race.actions import judged_actions, judged_pairs
from astrarium.bots.race.builds import Purse, build_gain, build_parts
from astrarium.bots.race.goods import goods_worth, stock_of
from astrarium.bots.race.outlook import Outlook
from astrarium.bots.race.worth import cycle_worth, hopes, hopes_of_hand, prospects
from astrarium.bots.search.outlook import Judged, best_first
from astrarium.core.frame import Frame
from astrarium.games.race.frames.choose import ChooseAction
from astrarium.games.race.frames.develop import ChooseDevelopment
from astrarium.games.race.frames.explore import KeepCards
from astrarium.games.race.frames.hand import DiscardCards
from astrarium.games.race.frames.settle import ChooseWorld
from astrarium.games.race.state import Race
from astrarium.games.race.words import ACT, BUILD, DEVELOP, KIND, LAND, LUCKY, PASS

PRECISE = 9  # digits in which equal sums of the same figures are equal


def judged_choices(
    outlook: Outlook, frame: ChooseAction, options: list[int], told: bool = True
) -> list[Judged]:
    """Action cards; in the advanced two-player game pairs of them."""
    choices = [option - ACT for option in options]
    if outlook.rules.advanced:
        found = judged_pairs(outlook, int(frame.first), choices, told)
    else:
        step = orb.explore_bonus(outlook.s, outlook.seat)
        found = judged_actions(outlook, choices, step, told)
    return [Judged([ACT + card for card in each.way], each.value, each.parts) for each in found]


def judged_developments(
    outlook: Outlook, frame: ChooseDevelopment, options: list[int]
) -> list[Judged]:
    discount = 1 if outlook.player.chose(DEVELOP) else 0
    return _judged_builds(outlook, options, BUILD, discount)


def judged_worlds(outlook: Outlook, frame: ChooseWorld, options: list[int]) -> list[Judged]:
    return _judged_builds(outlook, options, LAND, 0)


def _judged_builds(outlook: Outlook, options: list[int], base: int, discount: int) -> list[Judged]:
    found = []
    if LUCKY in options:
        found.append(Judged([LUCKY], outlook.weights.luck, {"luck": outlook.weights.luck}))
    if PASS in options:
        found.append(Judged([PASS], 0.0, {}))
    purse = Purse(outlook)
    for card in sorted({option - base for option in options if option < PASS}):
        gain = build_gain(outlook, purse, card, discount)
        if gain is not None:
            parts = build_parts(outlook, purse, card, discount)
            found.append(Judged([base + card], gain, parts))
    return best_first(found)


def judged_discards(outlook: Outlook, frame: DiscardCards, options: list[int]) -> list[Judged]:
    marks = [-hope for hope in hopes_of_hand(outlook)]
    return _judged_sets(outlook.hand, marks, frame, options)


def judged_keeps(outlook: Outlook, frame: KeepCards, options: list[int]) -> list[Judged]:
    seen = outlook.player.looked_at
    return _judged_sets(seen, keep_marks(outlook, seen), frame, options)


def keep_marks(outlook: Outlook, seen: list[int]) -> list[float]:
    """What the hand could use of what is seen; a second copy is only money."""
    together = sorted(outlook.hand + seen)
    hoped = hopes(outlook, together)
    # Of two copies the first is hoped for.
    return [0.0 if card in outlook.hand else hoped[together.index(card)] for card in seen]


def _judged_sets(
    cards: list[int], marks: list[float], frame: DiscardCards | KeepCards, options: list[int]
) -> list[Judged]:
    """The best set with each card as its lowest: sets are named in ascending order."""
    found = []
    for option in options:
        card = option % KIND
        if card not in cards:
            continue
        lowest = cards.index(card)
        above = sorted(range(lowest + 1, len(cards)), key=lambda i: (-marks[i], i))
        chosen = sorted([lowest, *above[: frame.left - 1]])
        if len(chosen) == frame.left:
            way = [option - card + cards[i] for i in chosen]
            found.append(Judged(way, round(sum(marks[i] for i in chosen), PRECISE), {}))
    return best_first(found)


Rank = Callable[[Outlook, Any, list[int]], list[Judged]]

RANKED: dict[type[Frame[Race]], Rank] = {
    ChooseAction: judged_choices,
    ChooseDevelopment: judged_developments,
    ChooseWorld: judged_worlds,
    DiscardCards: judged_discards,
    KeepCards: judged_keeps,
}


def standing(outlook: Outlook) -> float:
    """What the seat stands at: its points now, and those that its table, goods and hand promise."""
    s, weights, table = outlook.s, outlook.weights, outlook.table
    if s.over:
        return float(s.scores()[outlook.seat])
    later = max(0.0, outlook.rounds_left - 1)
    stock = stock_of(outlook.rules, outlook.me.stocked)
    value = outlook.me.score() + goods_worth(table, stock, outlook.next_card) * outlook.good_later
    value += outlook.scale[min(len(outlook.hand), len(outlook.scale) - 1)] * outlook.card_worth
    value += sum(hopes_of_hand(outlook))
    value += cycle_worth(table, outlook.card_worth) * later / weights.rounds_per_cycle
    more = prospects(table, outlook.card_worth)
    return value + more * later * weights.cards_seen * weights.cards_played
