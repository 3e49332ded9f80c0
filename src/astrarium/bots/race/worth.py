"""What a card is worth: on the table, and in hand."""

from __future__ import annotations

from mypy_extensions import i64

from astrarium.bots.race.goals import goals_worth
from astrarium.bots.race.goods import goods_worth, stock_of
from astrarium.bots.race.outlook import Outlook
from astrarium.bots.race.tableau import Memory, Tableau, box_counts, of_kind
from astrarium.bots.race.weights import Weights
from astrarium.bots.search.outlook import Parts
from astrarium.games.race.effects import EAT
from astrarium.games.race.goods import one_of
from astrarium.games.race.tables import RaceRules
from astrarium.games.race.words import ALIEN, ANY, NONE, NOVELTY, TABLEAU_END

# --- production ---------------------------------------------------------------------------------


def produced(table: Tableau, stocked: list[int], own_phase: bool) -> tuple[list[int], float]:
    """The worlds that a Produce phase gives a good, and the cards that it draws."""
    rules = table.rules
    empty: list[int] = []
    for_cards: list[int] = []
    made: list[int] = []
    for card in table.cards:
        if card not in stocked:
            empty.append(card)
            if rules.produces_here[card]:
                made.append(card)
            if rules.produces_for_card[card]:
                for_cards.append(card)
    made += refilled(table, empty, own_phase)
    made += for_cards
    stock = stock_of(rules, made)
    kinds: i64 = 0
    for kind in range(NOVELTY, ALIEN + 1):
        if of_kind(stock, kind):
            kinds += 1
    drawn: i64 = -len(for_cards)
    halves: i64 = 0
    for card in table.cards:
        drawn += rules.produce_draw[card] + rules.produce_draw_per_kind[card] * kinds
        if rules.produce_draw_per_good[card] or rules.produce_draw_most[card]:
            for kind in range(NOVELTY, ALIEN + 1):
                there = of_kind(stock, kind)
                drawn += of_kind(rules.produce_draw_per_good[card], kind) * there
                halves += of_kind(rules.produce_draw_most[card], kind) if there else 0
        per_card = rules.produce_draw_per_card[card]
        if per_card is not None:
            for other in table.cards:
                if per_card.cards[other]:
                    drawn += per_card.vp
    for card in made:
        drawn += rules.produce_draw_here[card]
    return made, int(drawn) + int(halves) / 2


def refilled(table: Tableau, empty: list[int], own_phase: bool) -> list[int]:
    """The windfall worlds that powers (and the own phase's bonus) give a good, dearest first."""
    rules = table.rules
    made: list[int] = []
    powers = [0, 0, 0, 0, 0]
    for card in table.cards:
        packed = rules.makes_windfall[card]
        if packed:
            for kind in range(ALIEN + 1):
                powers[kind] += of_kind(packed, kind)
    powers[ANY] += 1 if own_phase else 0
    for dearest in range(ALIEN, ANY, -1):
        for world in empty:
            if not rules.windfall[world] or rules.goods[world] != dearest:
                continue
            place = dearest if powers[dearest] else ANY
            if powers[place]:
                powers[place] -= 1
                made.append(world)
    return made


def cycle_worth(table: Tableau, card_worth: float) -> float:
    """What a Produce phase and the Consume phase after it bring to this tableau.

    Where others call the phases, all of it; where the seat does, what it brings beyond two
    actions that could have been used otherwise.
    """
    known = table.cycles.get(card_worth)
    if known is not None:
        return known
    weights = table.memory.weights
    made, draws = produced(table, [], True)
    brings = goods_worth(table, stock_of(table.rules, made), card_worth) + draws * card_worth
    idle = abs(len(made) + 1 - appetite(table))
    as_guest = weights.guest * brings
    as_caller = (1 - weights.guest) * max(0.0, brings - weights.two_actions)
    worth = as_guest + as_caller + weights.idle * idle
    table.cycles[card_worth] = worth
    return worth


def appetite(table: Tableau) -> int:
    """How many goods the powers can eat, and one for a sale."""
    eaten: i64 = 1
    for index in table.powers:
        power = table.rules.powers[index]
        if power.what == EAT:
            eaten += power.uses * power.goods_per_use
    return int(eaten)


# --- prospects ----------------------------------------------------------------------------------


def prospects(table: Tableau, card_worth: float) -> float:
    """What an average card of the deck would bring, with the means of this tableau."""
    known = table.prospects.get(card_worth)
    if known is not None:
        return known
    rules = table.rules
    alone = plain_worths(table.memory, card_worth)
    total = 0.0
    for card in range(rules.count):
        price = table.price(card)
        if price != NONE:
            gain = alone[card] - int(price) * card_worth
            if gain > 0:
                total += gain * rules.copies[card]
    total = total / int(rules.deck_size)
    table.prospects[card_worth] = total
    return total


def plain_worths(memory: Memory, card_worth: float) -> list[float]:
    """Every card without its company."""
    known = memory.plain.get(card_worth)
    if known is None:
        rules, weights = memory.rules, memory.weights
        known = [plain_worth(rules, card, card_worth, weights) for card in range(int(rules.count))]
        memory.plain[card_worth] = known
    return known


def plain_worth(rules: RaceRules, card: i64, card_worth: float, weights: Weights) -> float:
    """A card without its company: points, a good, and something for its powers."""
    points = float(int(rules.vp[card]))
    if rules.variable[card] is not None:
        points = int(rules.cost[card]) * weights.box_alone
    good = int(rules.price[rules.goods[card]]) * card_worth * weights.good_later
    return points + good + weights.other_powers


# --- on the table -------------------------------------------------------------------------------


def placed_worth(outlook: Outlook, card: int) -> float:
    """What this card adds to the seat's tableau, its price not counted."""
    known = outlook.thoughts.placed.get(card)
    if known is None:
        known = _placed_worth(outlook, card)
        outlook.thoughts.placed[card] = known
    return known


def _placed_worth(outlook: Outlook, card: int) -> float:
    weights, table, worth_of_card = outlook.weights, outlook.table, outlook.card_worth
    after = table.and_one(card)
    worth = _points_in_the_end(outlook, card, after) + goal_gain(outlook, after)
    later = max(0.0, outlook.rounds_left - 1)
    if later > 0:
        engine = cycle_worth(after, worth_of_card)
        engine -= cycle_worth(table, worth_of_card)
        worth += engine * later / weights.rounds_per_cycle
        change = prospects(after, worth_of_card)
        change -= prospects(table, worth_of_card)
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
        engine = cycle_worth(after, worth_of_card)
        engine -= cycle_worth(table, worth_of_card)
        change = prospects(after, worth_of_card)
        change -= prospects(table, worth_of_card)
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
    worth = float(points(outlook, card))
    if rules.variable[card] is not None:
        further = min(float(TABLEAU_END - len(after.cards)), outlook.rounds_left - 1)
        worth += weights.box_growth * max(0.0, further)
        for other in outlook.hand:
            if other != card:
                worth += weights.box_in_hand * int(box_counts(rules, card, other))
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
            best = max(best, plain_worths(after.memory, outlook.card_worth)[world])
    return best * outlook.weights.conquest_in_hand


def new_good_worth(outlook: Outlook, world: int) -> float:
    """What the good of a newly settled windfall world is worth."""
    rules, stocked = outlook.rules, outlook.me.stocked
    if not rules.windfall[world]:
        return 0.0
    after = outlook.table.and_one(world)
    stock = stock_of(rules, stocked)
    worth = goods_worth(after, stock + one_of(rules.good_kind[world]), outlook.card_worth)
    before = goods_worth(after, stock, outlook.card_worth)
    return (worth - before) * outlook.good_later


# --- in hand ------------------------------------------------------------------------------------


def hopes_of_hand(outlook: Outlook) -> list[float]:
    """What each card of the hand could become, beyond being money."""
    known = outlook.thoughts.hopes
    if known is None:
        known = hopes(outlook, outlook.hand)
        outlook.thoughts.hopes = known
    return known


def hopes(outlook: Outlook, hand: list[int]) -> list[float]:
    """What each card of a hand could become, beyond being money.

    Only one card is placed at a time, so those that stand back behind better ones count less.
    """
    hopes: list[float] = []
    before = -1
    cards = outlook.table.cards
    size = len(hand)
    for card in hand:
        second_copy = card == before or card in cards
        hopes.append(0.0 if second_copy else hope(outlook, card, size))
        before = card
    ranked = [0.0] * size
    for i in range(size):
        rank = 0
        mine = hopes[i]
        for j in range(size):
            if hopes[j] > mine or (j < i and hopes[j] == mine):
                rank += 1
        ranked[i] = mine * outlook.weights.turn**rank
    return ranked


def hope(outlook: Outlook, card: int, hand_size: int) -> float:
    """What is gained if this card can be placed later."""
    weights = outlook.weights
    if outlook.rounds_left <= 1:
        return 0.0
    gain = placed_worth(outlook, card) + new_good_worth(outlook, card)
    price = int(outlook.table.price(card))
    chance = weights.placed_later * min(1.0, (outlook.rounds_left - 1) / 2)
    if price == NONE:
        missing = min(int(outlook.table.missing(card)), len(weights.reach) - 1)
        chance *= weights.reach[missing]
        price = 0
    short = price + 1 - hand_size
    if short > 0:
        chance *= weights.dear**short
    return max(0.0, gain - (price + 1) * outlook.card_worth) * chance
