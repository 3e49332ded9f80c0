"""When goals change hands, and what they are worth."""

from __future__ import annotations

from mypy_extensions import i64

from astrarium.games.race.goals.state import Goals
from astrarium.games.race.goals.tiles import (
    CARDS,
    CHIP_VP,
    CHIPS,
    MILITARY,
    OVER_LIMIT,
    ROUND_ENDS,
    SETTLE_ENDS,
    Goal,
)
from astrarium.games.race.scoring import general_military
from astrarium.games.race.state import Player, Race
from astrarium.games.race.tables import RaceRules
from astrarium.games.race.words import NONE, OF_GOAL
from astrarium.parts.bits import bit, count_bits


def amount_of(s: Race, goals: Goals, goal: Goal, seat: i64) -> i64:
    """How far a seat meets a goal."""
    if goal.what == OVER_LIMIT:
        return (goals.over_limit >> seat) & 1
    return amount_shown(s.tables, goal, s.players[seat])


def amount_shown(tables: RaceRules, goal: Goal, player: Player) -> i64:
    """... by what lies open before it."""
    what = goal.what
    if what == CHIPS:
        # Chips of the pool only.
        # Rule race.storm.goals.first.galactic-standard-of-living.goal-vp-excluded.
        return player.vp
    if what == MILITARY:
        # Rule race.storm.goals.most.greatest-military.negative-counts.
        # Rule race.storm.goals.most.greatest-military.temporary-excluded.
        # Rule race.storm.goals.most.greatest-military.specialised-excluded.
        return general_military(tables, player)
    if what == CARDS:
        return len([card for card in player.tableau if goal.cards[card]])
    found: i64 = 0  # the wishes that some card fulfils, a bit each
    for card in player.tableau:
        found |= goal.cards[card]
    return count_bits(found)


# --- at the end of a phase ------------------------------------------------------------------------


def look_at_goals(s: Race, goals: Goals, moment: i64) -> None:
    """A phase is over, or the round: whose goals are met?

    [race.storm.goals.checked-at-end-of-listed-phases]
    [race.storm.goals.budget-surplus-checked-at-round-end]
    """
    for place in range(len(goals.drawn)):
        goal = s.tables.goals[goals.drawn[place]]
        if not goal.looked_at(moment):
            continue
        if goal.most:
            award_most(s, goals, place)
        elif goals.holders[place] == NONE:
            # Rule race.storm.goals.first.once-per-game.
            award_first(s, goals, place)
    if moment == ROUND_ENDS:
        goals.over_limit = 0


def award_first(s: Race, goals: Goals, place: i64) -> None:
    """The tile to whoever meets the goal; a chip to everyone else who does, whatever the amount.

    [race.storm.goals.first.sole-player-takes-tile] [race.storm.goals.first.tie-ignores-amount]
    """
    number: i64 = goals.drawn[place]
    goal = s.tables.goals[number]
    for seat in s.clockwise():
        amount = amount_of(s, goals, goal, seat)
        if amount < goal.at_least:
            continue
        if goals.holders[place] == NONE:
            # Rule race.storm.goals.first.tie-one-takes-tile: all the same which of them.
            goals.holders[place] = seat
            rule = "race.storm.goals.first.sole-player-takes-tile"
            s.tell("goal-first", seat, amount, OF_GOAL + number, rule)
        else:
            give_chip(s, goals, place, seat, "race.storm.goals.first.tie-others-take-chip")


def give_chip(s: Race, goals: Goals, place: i64, seat: i64, rule: str) -> None:
    goals.chips[place] |= bit(seat)
    s.tell("goal-chip", seat, CHIP_VP, OF_GOAL + goals.drawn[place], rule)


def best_amount(s: Race, goals: Goals, goal: Goal) -> i64:
    return max([amount_of(s, goals, goal, seat) for seat in range(len(s.players))])


def award_most(s: Race, goals: Goals, place: i64) -> None:
    """The tile to the one seat that has most of it, and at least the minimum.

    [race.storm.goals.most.goes-to-highest] [race.storm.goals.most.can-be-lost]
    """
    number: i64 = goals.drawn[place]
    goal = s.tables.goals[number]
    amounts = [amount_of(s, goals, goal, seat) for seat in range(len(s.players))]
    best = max(amounts)
    holder: i64 = goals.holders[place]
    if holder != NONE:
        # Rule race.storm.goals.most.compared-with-current-amount.
        held = amounts[holder]
        if held < goal.at_least:
            give_back(s, goals, place, "race.storm.goals.most.returned-when-condition-fails")
        elif held == best:
            return
    if best < goal.at_least:
        return
    holder = goals.holders[place]
    if amounts.count(best) > 1:
        # Rule race.storm.goals.most.tie-nobody-takes-tile.
        if holder != NONE:
            give_back(s, goals, place, "race.storm.goals.most.tie-returns-tile")
        return
    if holder != NONE:
        rule = "race.storm.goals.most.taken-over-by-higher-amount"
    elif len([amount for amount in amounts if amount >= goal.at_least]) > 1:
        rule = "race.storm.goals.most.highest-of-several-takes-tile"
    else:
        rule = "race.storm.goals.most.first-to-reach-takes-tile"
    leader = amounts.index(best)
    goals.holders[place] = leader
    s.tell("goal-most", leader, best, OF_GOAL + number, rule)


def give_back(s: Race, goals: Goals, place: i64, rule: str) -> None:
    holder: i64 = goals.holders[place]
    number: i64 = goals.drawn[place]
    amount = amount_of(s, goals, s.tables.goals[number], holder)
    s.tell("goal-back", holder, amount, OF_GOAL + number, rule)
    goals.holders[place] = NONE


def card_left_tableau(s: Race, goals: Goals, seat: i64) -> None:
    """A card was discarded from a tableau: its owner may no longer meet a "most" goal.

    Cards leave in the Settle phase. Goals that are looked at when it ends are compared with the
    others' amounts then, because others are placing worlds just now.
    [race.storm.goals.most.returned-when-condition-fails]
    """
    for place in range(len(goals.drawn)):
        goal = s.tables.goals[goals.drawn[place]]
        if not goal.most or goals.holders[place] != seat:
            continue
        amount = amount_of(s, goals, goal, seat)
        behind = not goal.looked_at(SETTLE_ENDS) and amount < best_amount(s, goals, goal)
        if amount < goal.at_least or behind:
            give_back(s, goals, place, "race.storm.goals.most.returned-when-condition-fails")


# --- at the end of the game -------------------------------------------------------------------


def share_most_goals(s: Race, goals: Goals) -> None:
    """A chip for everyone who has the highest amount of a "most" goal, but not its tile.

    [race.storm.goals.most.end-chip-for-tied-with-holder]
    [race.storm.goals.most.end-chip-when-unclaimed]
    """
    for place in range(len(goals.drawn)):
        goal = s.tables.goals[goals.drawn[place]]
        if not goal.most:
            continue
        best = best_amount(s, goals, goal)
        # Rule race.storm.goals.most.end-chip-needs-condition.
        if best < goal.at_least:
            continue
        holder: i64 = goals.holders[place]
        rule = "race.storm.goals.most.end-chip-for-tied-with-holder"
        if holder == NONE:
            rule = "race.storm.goals.most.end-chip-when-unclaimed"
        for seat in range(len(s.players)):
            if seat != holder and amount_of(s, goals, goal, seat) == best:
                give_chip(s, goals, place, seat, rule)


def goal_vp(s: Race, goals: Goals, seat: i64) -> i64:
    """[race.storm.goals.scoring.tiles-added] [race.storm.goals.scoring.chips-added]"""
    total: i64 = 0
    for place in range(len(goals.drawn)):
        if goals.holders[place] == seat:
            # Rules race.storm.goals.first.worth-three, race.storm.goals.most.worth-five.
            total += s.tables.goals[goals.drawn[place]].vp
        total += CHIP_VP * ((goals.chips[place] >> seat) & 1)
    return total


def tell_goal_scores(s: Race, goals: Goals, seat: i64) -> None:
    for place in range(len(goals.drawn)):
        number: i64 = goals.drawn[place]
        if goals.holders[place] == seat:
            vp = s.tables.goals[number].vp
            s.tell("score-goal", seat, vp, OF_GOAL + number, "race.storm.goals.scoring.tiles-added")
        if (goals.chips[place] >> seat) & 1:
            rule = "race.storm.goals.scoring.chips-added"
            s.tell("score-goal-chip", seat, CHIP_VP, OF_GOAL + number, rule)
