"""What a card is worth: on the table, and in hand."""

from __future__ import annotations

from functools import lru_cache

from astrarium.bots.race.goals import goals_worth
from astrarium.bots.race.goods import goods_worth, stock_of
from astrarium.bots.race.outlook import Outlook
from astrarium.bots.race.tableau import Tableau, box_counts, of_kind
from astrarium.bots.race.weights import Weights
from astrarium.bots.search import Parts
from astrarium.games.race.effects import EAT
from astrarium.games.race.tables import RaceRules
from astrarium.games.race.words import ALIEN, ANY, NOVELTY, TABLEAU_END

# --- production ---------------------------------------------------------------------------------


def produced(table: Tableau, stocked: list[int], own_phase: bool) -> tuple[list[int], float]:
    """The worlds that a Produce phase gives a good, and the cards that it draws."""
    rules = table.rules
    empty = [card for card in table.cards if card not in stocked]
    for_cards = [card for card in empty if rules.produces_for_card[card]]
    made = [card for card in empty if rules.produces_here[card]]
    made += refilled(table, empty, own_phase) + for_cards
    draws = -1.0 * len(for_cards)
    stock = stock_of(rules, made)
    kinds = sum(1 for count in stock if count)
    for card in table.cards:
        draws += int(rules.produce_draw[card] + rules.produce_draw_per_kind[card] * kinds)
        for kind in range(NOVELTY, ALIEN + 1):
            draws += of_kind(rules.produce_draw_per_good[card], kind) * stock[kind]
            draws += of_kind(rules.produce_draw_most[card], kind) / 2 if stock[kind] else 0
        per_card = rules.produce_draw_per_card[card]
        if per_card is not None:
            draws += per_card.vp * sum(1 for other in table.cards if per_card.cards[other])
    draws += sum(int(rules.produce_draw_here[card]) for card in made)
    return made, draws


def refilled(table: Tableau, empty: list[int], own_phase: bool) -> list[int]:
    """The windfall worlds that powers (and the own phase's bonus) give a good, dearest first."""
    rules = table.rules
    waiting = [card for card in empty if rules.windfall[card]]
    waiting.sort(key=lambda world: -rules.goods[world])
    powers = [
        sum(of_kind(rules.makes_windfall[card], kind) for card in table.cards)
        for kind in range(ALIEN + 1)
    ]
    powers[ANY] += 1 if own_phase else 0
    made = []
    for world in waiting:
        kind = int(rules.goods[world])
        place = kind if powers[kind] else ANY
        if powers[place]:
            powers[place] -= 1
            made.append(world)
    return made


@lru_cache(maxsize=1 << 14)
def cycle_worth(table: Tableau, card_worth: float, weights: Weights) -> float:
    """What a Produce phase and the Consume phase after it bring to this tableau.

    Where others call the phases, all of it; where the seat does, what it brings beyond two
    actions that could have been used otherwise.
    """
    made, draws = produced(table, [], True)
    brings = goods_worth(table, stock_of(table.rules, made), card_worth) + draws * card_worth
    idle = abs(len(made) + 1 - appetite(table))
    as_guest = weights.guest * brings
    as_caller = (1 - weights.guest) * max(0.0, brings - weights.two_actions)
    return as_guest + as_caller + weights.idle * idle


def appetite(table: Tableau) -> int:
    """How many goods the powers can eat, and one for a sale."""
    powers = [table.rules.powers[index] for index in table.powers]
    return 1 + sum(int(each.uses * each.goods_per_use) for each in powers if each.what == EAT)


# --- prospects ----------------------------------------------------------------------------------


@lru_cache(maxsize=1 << 14)
def prospects(table: Tableau, card_worth: float, weights: Weights) -> float:
    """What an average card of the deck would bring, with the means of this tableau."""
    rules = table.rules
    total = 0.0
    for card in range(rules.count):
        price = table.price(card)
        if price is not None:
            gain = plain_worth(rules, card, card_worth, weights) - price * card_worth
            if gain > 0:
                total += gain * rules.copies[card]
    return total / int(rules.deck_size)


@lru_cache(maxsize=1 << 14)
def plain_worth(rules: RaceRules, card: int, card_worth: float, weights: Weights) -> float:
    """A card without its company: points, a good, and something for its powers."""
    alone = int(rules.cost[card]) * weights.box_alone
    points = int(rules.vp[card]) if rules.variable[card] is None else alone
    good = int(rules.price[rules.goods[card]]) * card_worth * weights.good_later
    return points + good + weights.other_powers


# --- on the table -------------------------------------------------------------------------------


def placed_worth(outlook: Outlook, card: int) -> float:
    """What this card adds to the seat's tableau, its price not counted."""
    weights, table, worth_of_card = outlook.weights, outlook.table, outlook.card_worth
    after = table.and_one(card)
    worth = _points_in_the_end(outlook, card, after) + goal_gain(outlook, after)
    later = max(0.0, outlook.rounds_left - 1)
    if later > 0:
        engine = cycle_worth(after, worth_of_card, weights)
        engine -= cycle_worth(table, worth_of_card, weights)
        worth += engine * later / weights.rounds_per_cycle
        change = prospects(after, worth_of_card, weights)
        change -= prospects(table, worth_of_card, weights)
        worth += change * later * weights.cards_seen * weights.cards_played
        worth += _phase_powers(outlook, card, later)
        worth += _conquests_in_hand(outlook, card, after)
    return worth


def placed_parts(outlook: Outlook, card: int) -> Parts:
    """The same by what it comes from."""
    weights, table, worth_of_card = outlook.weights, outlook.table, outlook.card_worth
    after = table.and_one(card)
    parts = {
        "points": _points_in_the_end(outlook, card, after),
        "goals": goal_gain(outlook, after),
    }
    later = max(0.0, outlook.rounds_left - 1)
    if later > 0:
        engine = cycle_worth(after, worth_of_card, weights)
        engine -= cycle_worth(table, worth_of_card, weights)
        change = prospects(after, worth_of_card, weights)
        change -= prospects(table, worth_of_card, weights)
        parts["engine"] = engine * later / weights.rounds_per_cycle
        parts["means"] = change * later * weights.cards_seen * weights.cards_played
        parts["powers"] = _phase_powers(outlook, card, later)
        parts["military"] = _conquests_in_hand(outlook, card, after)
    return parts


def goal_gain(outlook: Outlook, after: Tableau) -> float:
    """What a card brings towards the goals of the game."""
    if not outlook.open_goals:
        return 0.0
    goals, chips, weights = outlook.open_goals, outlook.me.vp, outlook.weights
    before = goals_worth(goals, outlook.table, chips, weights)
    return goals_worth(goals, after, chips, weights) - before


def points(outlook: Outlook, card: int) -> int:
    """What this card adds to the seat's score at once."""
    chips = outlook.me.vp
    return outlook.table.and_one(card).points(chips) - outlook.table.points(chips)


def _points_in_the_end(outlook: Outlook, card: int, after: Tableau) -> float:
    rules, weights = outlook.rules, outlook.weights
    worth: float = points(outlook, card)
    if rules.variable[card] is not None:
        further = min(TABLEAU_END - len(after.cards), outlook.rounds_left - 1)
        worth += weights.box_growth * max(0.0, float(further))
        for other in outlook.hand:
            if other != card:
                worth += weights.box_in_hand * box_counts(rules, card, other)
    return worth


def _phase_powers(outlook: Outlook, card: int, later: float) -> float:
    """Powers that only draw or look, and those that are spent once."""
    rules, weights, card_worth = outlook.rules, outlook.weights, outlook.card_worth
    looks, keeps = int(rules.explore_draw[card]), int(rules.explore_keep[card])
    developing = int(rules.develop_draw_first[card] + rules.develop_draw_after[card])
    settling = int(rules.settle_draw_after[card]) * card_worth
    each_round = (
        weights.explores * (looks * weights.look + keeps * card_worth)
        + weights.develops * developing * card_worth
        + weights.settles * (settling + _more_worlds(outlook, card))
    )
    once = 0.0
    if rules.cost_to_zero[card] or rules.free_world[card]:
        once += weights.free_world
    if rules.temporary_military[card]:
        once += weights.strike
    return each_round * later + once * min(1.0, later / 3)


def _more_worlds(outlook: Outlook, card: int) -> float:
    """What a card adds whenever worlds are settled, beyond draws."""
    rules, weights = outlook.rules, outlook.weights
    worth = 0.0
    if rules.second_world[card]:
        worth += weights.second_world
    if rules.second_conquest[card]:
        worth += weights.reserves
    if rules.lucky_settle[card]:
        worth += weights.luck / 2
    if rules.hand_military_uses[card] or rules.good_military[card]:
        worth += weights.lend
    return worth


def _conquests_in_hand(outlook: Outlook, card: int, after: Tableau) -> float:
    """The best world in hand that this card's Military brings into reach."""
    rules = outlook.rules
    strengthens = rules.military[card] > 0 or rules.military_against_rebel[card] > 0
    if not strengthens and not rules.military_against[card]:
        return 0.0
    best = 0.0
    for world in outlook.hand:
        if not rules.military_world[world] or world == card:
            continue
        if outlook.table.missing(world) > 0 and after.missing(world) == 0:
            plain = plain_worth(rules, world, outlook.card_worth, outlook.weights)
            best = max(best, plain)
    return best * outlook.weights.conquest_in_hand


def new_good_worth(outlook: Outlook, world: int) -> float:
    """What the good of a newly settled windfall world is worth."""
    rules, stocked = outlook.rules, outlook.me.stocked
    if not rules.windfall[world]:
        return 0.0
    after = outlook.table.and_one(world)
    worth = goods_worth(after, stock_of(rules, [*stocked, world]), outlook.card_worth)
    before = goods_worth(after, stock_of(rules, stocked), outlook.card_worth)
    return (worth - before) * outlook.good_later


# --- in hand ------------------------------------------------------------------------------------


def hopes(outlook: Outlook, hand: list[int]) -> list[float]:
    """What each card of a hand could become, beyond being money.

    Only one card is placed at a time, so those that stand back behind better ones count less.
    """
    hopes: list[float] = []
    before = -1
    for card in hand:
        second_copy = card == before or card in outlook.table.cards
        hopes.append(0.0 if second_copy else hope(outlook, card, len(hand)))
        before = card
    order = sorted(range(len(hand)), key=lambda i: -hopes[i])
    for rank, i in enumerate(order):
        hopes[i] *= outlook.weights.turn**rank
    return hopes


def hope(outlook: Outlook, card: int, hand_size: int) -> float:
    """What is gained if this card can be placed later."""
    weights = outlook.weights
    if outlook.rounds_left <= 1:
        return 0.0
    gain = placed_worth(outlook, card) + new_good_worth(outlook, card)
    price = outlook.table.price(card)
    chance = weights.placed_later * min(1.0, (outlook.rounds_left - 1) / 2)
    if price is None:
        missing = min(outlook.table.missing(card), len(weights.reach) - 1)
        chance *= weights.reach[missing]
        price = 0
    short = price + 1 - hand_size
    if short > 0:
        chance *= weights.dear**short
    return max(0.0, gain - (price + 1) * outlook.card_worth) * chance
