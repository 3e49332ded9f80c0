"""What a card is worth: on the table, and in hand."""

from __future__ import annotations

from functools import lru_cache

from astrarium.bots.yardstick.race.almanac import KINDS, Almanac
from astrarium.bots.yardstick.race.goals import goals_worth
from astrarium.bots.yardstick.race.goods import (
    Stock,
    all_powers,
    goods_worth,
    stock_of,
)
from astrarium.bots.yardstick.race.means import Means, means_of
from astrarium.bots.yardstick.race.outlook import Outlook, box_counts, table_score
from astrarium.bots.yardstick.race.weights import Weights
from astrarium.games.race.effects import EAT
from astrarium.games.race.words import ALIEN, ANY, NOVELTY, TABLEAU_END

Tableau = tuple[int, ...]


# --- production ---------------------------------------------------------------------------------


def produced(
    cards: Almanac, tableau: Tableau, stocked: list[int], own_phase: bool
) -> tuple[list[int], float]:
    """The worlds that a Produce phase gives a good, and the cards that it draws."""
    made = [card for card in tableau if cards.produces[card] and card not in stocked]
    made += refilled(cards, tableau, stocked, own_phase)
    for_cards = [card for card in tableau if cards.produces_for_card[card] and card not in stocked]
    made += for_cards
    draws = -1.0 * len(for_cards)
    stock = stock_of(cards, made)
    kinds = sum(1 for count in stock if count)
    for card in tableau:
        draws += cards.produce_draw[card] + cards.draw_per_kind[card] * kinds
        for kind in range(NOVELTY, ALIEN + 1):
            draws += cards.draw_per_good[card][kind] * stock[kind]
            draws += cards.draw_if_most[card][kind] / 2 if stock[kind] else 0
        per_card = cards.draw_per_card[card]
        if per_card is not None:
            draws += per_card.vp * sum(1 for other in tableau if per_card.cards[other])
    draws += sum(cards.produce_draw_here[card] for card in made)
    return made, draws


def refilled(cards: Almanac, tableau: Tableau, stocked: list[int], own_phase: bool) -> list[int]:
    """The windfall worlds that powers (and the own phase's bonus) give a good, dearest first."""
    empty = [card for card in tableau if cards.windfall[card] and card not in stocked]
    if not empty:
        return empty
    empty.sort(key=lambda world: -cards.goods[world])
    powers = [0] * KINDS
    powers[ANY] = 1 if own_phase else 0
    for card in tableau:
        for kind in range(KINDS):
            powers[kind] += cards.makes_windfall[card][kind]
    made = []
    for world in empty:
        kind = cards.goods[world]
        place = kind if powers[kind] else ANY
        if powers[place]:
            powers[place] -= 1
            made.append(world)
    return made


@lru_cache(maxsize=1 << 14)
def cycle_worth(cards: Almanac, tableau: Tableau, card_worth: float, weights: Weights) -> float:
    """What a Produce phase and the Consume phase after it bring to this tableau.

    Where others call the phases, all of it; where the seat does, what it brings beyond two
    actions that could have been used otherwise.
    """
    made, draws = produced(cards, tableau, [], True)
    brings = goods_worth(cards, tableau, stock_of(cards, made), card_worth) + draws * card_worth
    idle = abs(len(made) + 1 - appetite(cards, tableau))
    as_guest = weights.guest * brings
    as_caller = (1 - weights.guest) * max(0.0, brings - weights.two_actions)
    return as_guest + as_caller + weights.idle * idle


def appetite(cards: Almanac, tableau: Tableau) -> int:
    """How many goods the powers can eat, and one for a sale."""
    eaten = 1
    for index in all_powers(cards, tableau):
        power = cards.powers[index]
        if power.what == EAT:
            eaten += power.uses * power.per_use
    return eaten


# --- prospects ----------------------------------------------------------------------------------


@lru_cache(maxsize=1 << 14)
def prospects(cards: Almanac, tableau: Tableau, card_worth: float, weights: Weights) -> float:
    """What an average card of the deck would bring, with the means of this tableau."""
    means = means_of(cards, tableau)
    total = 0.0
    for card in range(cards.count):
        price = means.price(card)
        if price is not None:
            gain = plain_worth(cards, card, card_worth, weights) - price * card_worth
            if gain > 0:
                total += gain * cards.copies[card]
    return total / cards.deck_size


@lru_cache(maxsize=1 << 14)
def plain_worth(cards: Almanac, card: int, card_worth: float, weights: Weights) -> float:
    """A card without its company: points, a good, and something for its powers."""
    points = cards.vp[card] if cards.boxes[card] is None else cards.cost[card] * weights.box_alone
    good = cards.price[cards.goods[card]] * card_worth * weights.good_later
    return points + good + weights.other_powers


# --- on the table -------------------------------------------------------------------------------


def placed_worth(outlook: Outlook, card: int) -> float:
    """What this card adds to the seat's tableau, its price not counted."""
    cards, weights, tableau = outlook.cards, outlook.weights, outlook.me.tableau
    with_card = (*tableau, card)
    worth = _points_in_the_end(outlook, card, with_card) + goal_gain(outlook, with_card)
    later = max(0.0, outlook.rounds_left - 1)
    if later > 0:
        worth += _engine(outlook, with_card) * later / weights.rounds_per_cycle
        before = prospects(cards, tableau, outlook.card_worth, weights)
        change = prospects(cards, with_card, outlook.card_worth, weights) - before
        worth += change * later * weights.cards_seen * weights.cards_played
        worth += _phase_powers(outlook, card, later)
        worth += _conquests_in_hand(outlook, card, with_card)
    return worth


def goal_gain(outlook: Outlook, with_card: Tableau) -> float:
    """What a card brings towards the goals of the game."""
    if not outlook.open_goals:
        return 0.0
    cards, me, weights = outlook.cards, outlook.me, outlook.weights
    before = goals_worth(cards, outlook.open_goals, me.tableau, me.vp, weights)
    return goals_worth(cards, outlook.open_goals, with_card, me.vp, weights) - before


def points(outlook: Outlook, card: int) -> int:
    """What this card adds to the seat's score at once."""
    me = outlook.me
    before = table_score(outlook.cards, me.tableau, me.vp)
    return table_score(outlook.cards, (*me.tableau, card), me.vp) - before


def _points_in_the_end(outlook: Outlook, card: int, with_card: Tableau) -> float:
    cards, weights = outlook.cards, outlook.weights
    worth: float = points(outlook, card)
    if cards.boxes[card] is not None:
        further = min(TABLEAU_END - len(with_card), outlook.rounds_left - 1)
        worth += weights.box_growth * max(0.0, float(further))
        for other in outlook.hand:
            if other != card:
                worth += weights.box_in_hand * box_counts(cards, card, other)
    return worth


def _engine(outlook: Outlook, with_card: Tableau) -> float:
    cards, card_worth, weights = outlook.cards, outlook.card_worth, outlook.weights
    before = cycle_worth(cards, outlook.me.tableau, card_worth, weights)
    return cycle_worth(cards, with_card, card_worth, weights) - before


def _phase_powers(outlook: Outlook, card: int, later: float) -> float:
    """Powers that only draw or look, and those that are spent once."""
    cards, weights, card_worth = outlook.cards, outlook.weights, outlook.card_worth
    each_round = (
        weights.explores
        * (cards.explore_draw[card] * weights.look + cards.explore_keep[card] * card_worth)
        + weights.develops * cards.develop_draw[card] * card_worth
        + weights.settles * (cards.settle_draw[card] * card_worth + _more_worlds(outlook, card))
    )
    once = 0.0
    if cards.cost_to_zero[card] or cards.free_world[card]:
        once += weights.free_world
    if cards.temporary_military[card]:
        once += weights.strike
    return each_round * later + once * min(1.0, later / 3)


def _more_worlds(outlook: Outlook, card: int) -> float:
    """What a card adds whenever worlds are settled, beyond draws."""
    cards, weights = outlook.cards, outlook.weights
    worth = 0.0
    if cards.second_world[card]:
        worth += weights.second_world
    if cards.second_conquest[card]:
        worth += weights.reserves
    if cards.lucky_settle[card]:
        worth += weights.luck / 2
    if cards.hand_military[card] or cards.good_military[card]:
        worth += weights.lend
    return worth


def _conquests_in_hand(outlook: Outlook, card: int, with_card: Tableau) -> float:
    """The best world in hand that this card's Military brings into reach."""
    cards = outlook.cards
    strengthens = cards.military[card] > 0 or cards.military_rebel[card] > 0
    if not strengthens and not any(cards.military_by_kind[card]):
        return 0.0
    before, after = means_of(cards, outlook.me.tableau), means_of(cards, with_card)
    best = 0.0
    for world in outlook.hand:
        if not cards.military_world[world] or world == card:
            continue
        if before.missing(world) > 0 and after.missing(world) == 0:
            plain = plain_worth(cards, world, outlook.card_worth, outlook.weights)
            best = max(best, plain)
    return best * outlook.weights.conquest_in_hand


def new_good_worth(outlook: Outlook, tableau: Tableau, stocked: list[int], world: int) -> float:
    """What the good of a newly settled windfall world is worth."""
    cards = outlook.cards
    if not cards.windfall[world]:
        return 0.0
    before: Stock = stock_of(cards, stocked)
    after = stock_of(cards, [*stocked, world])
    worth = goods_worth(cards, tableau, after, outlook.card_worth)
    before_worth = goods_worth(cards, tableau, before, outlook.card_worth)
    return (worth - before_worth) * outlook.good_later


# --- in hand ------------------------------------------------------------------------------------


def hopes(outlook: Outlook, hand: list[int]) -> list[float]:
    """What each card of a hand could become, beyond being money.

    Only one card is placed at a time, so those that stand back behind better ones count less.
    """
    means = means_of(outlook.cards, outlook.me.tableau)
    hopes: list[float] = []
    before = -1
    for card in hand:
        second_copy = card == before or card in outlook.me.tableau
        hopes.append(0.0 if second_copy else hope(outlook, means, card, len(hand)))
        before = card
    order = sorted(range(len(hand)), key=lambda i: -hopes[i])
    for rank, i in enumerate(order):
        hopes[i] *= outlook.weights.turn**rank
    return hopes


def hope(outlook: Outlook, means: Means, card: int, hand_size: int) -> float:
    """What is gained if this card can be placed later."""
    weights = outlook.weights
    if outlook.rounds_left <= 1:
        return 0.0
    gain = placed_worth(outlook, card)
    gain += new_good_worth(outlook, (*outlook.me.tableau, card), outlook.me.stocked, card)
    price = means.price(card)
    chance = weights.placed_later * min(1.0, (outlook.rounds_left - 1) / 2)
    if price is None:
        missing = min(means.missing(card), len(weights.reach) - 1)
        chance *= weights.reach[missing]
        price = 0
    short = price + 1 - hand_size
    if short > 0:
        chance *= weights.dear**short
    return max(0.0, gain - (price + 1) * outlook.card_worth) * chance
