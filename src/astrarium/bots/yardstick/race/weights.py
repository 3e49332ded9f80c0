"""What a careful beginner thinks things are worth, in victory points."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, eq=False)  # a set of weights is one of the keys of many caches
class Weights:
    # A card in hand is money; near the end there is nothing left to buy with it.
    card: float = 0.85
    card_fades: float = 6.0  # rounds before the end from which a card is worth less
    # The more cards there are in hand, the less the next one helps: from none, from one, ...
    money: tuple[float, ...] = (1, 1, 1, 1, 1, 1, 0.8, 0.7, 0.5, 0.4, 0.1)

    # Goods are worth what the next Consume phase makes of them, if there is one.
    good_later: float = 0.55
    good_fades: float = 2.0
    patience: float = 0.5  # share of their later worth that keeps us from using goods now
    # What goods bring again and again: as a guest of others' phases, or with two own actions.
    guest: float = 0.4
    two_actions: float = 2.0
    idle: float = 0.15  # a good without a power that uses it, or a power without a good

    # How fast a tableau grows, by seats, and with two actions each.
    pace: tuple[float, ...] = (0.0, 0.0, 0.8, 0.95, 1.05, 1.1)
    advanced_pace: float = 1.5
    fewest_rounds: float = 1.5  # the end may always be one round further off than it seems
    rounds_per_cycle: float = 3.0  # one Produce and one Consume, and something else between

    # Means to place more: how many cards are seen in a round, how many of the fitting are played.
    cards_seen: float = 2.2
    cards_played: float = 0.35
    placing: float = 0.3  # a card on the table is a step ahead in itself
    long_game: int = 14  # rounds after which placing becomes more urgent with every round
    urgency: float = 0.15
    other_powers: float = 0.8  # what an unknown card's powers are worth, roughly
    box_alone: float = 0.7  # points of an unknown card's scoring box, for every card of its cost
    box_growth: float = 0.45  # points that a scoring box gains with every further card
    box_in_hand: float = 0.3  # share of a fitting hand card that a box may count on
    conquest_in_hand: float = 0.4  # share of a hand's world that new Military brings in reach

    # How often others' and own choices bring a phase, for powers that work in it.
    explores: float = 0.4
    develops: float = 0.45
    settles: float = 0.45
    look: float = 0.15  # one more card to choose from
    free_world: float = 1.5  # a card that makes one world cost nothing
    strike: float = 0.8  # a card that lends Military once
    lend: float = (
        0.15  # a card that lends Military for something given, whenever worlds are settled
    )
    second_world: float = 0.9  # one more world where worlds are settled
    reserves: float = 0.5  # ... if Military is left over for it
    luck: float = 1.6  # a world from the deck at no cost, or a card
    spent_place: float = 1.0  # a card of the tableau that is spent has to be placed again

    # A hand card is kept for what it would bring if it could be placed.
    placed_later: float = 0.45
    reach: tuple[float, ...] = (1.0, 0.5, 0.25, 0.1)  # by Military that is missing
    turn: float = 0.75  # only one card is placed at a time: for every better card before it
    dear: float = 0.75  # for every card of its price that is missing

    # Explore: the more cards there are to choose from, the better the kept ones are.
    search: float = 0.45

    # Goals: a tile that can be taken away again, and one that is only in sight.
    goal_held: float = 0.9
    goal_hope: float = 0.6
    # Drafting: a card of a kind that the own cards do something for.
    draft_kin: float = 0.12
    draft_cheap: float = 0.35  # what a card loses for every card that it costs
    draft_double: float = 1.5  # what a second copy loses: it can only be money

    # What calling a phase does for the others.
    others: float = 0.3
    build_guess: float = 0.6  # what a card of another's hand brings when it places something
    settle_guess: float = 0.5  # how much rather it settles than develops
    end_ahead: float = 3.0  # placing the last card while ahead; while behind, a loss


WEIGHTS = Weights()
