"""The position of Race: players, deck, discards, pool."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from astrarium.core.agenda import Agenda
from astrarium.core.position import Position, Rival
from astrarium.games.race.extras import Extras, SeatExtras, new_extras
from astrarium.games.race.part import PartState
from astrarium.games.race.piles import Pile
from astrarium.games.race.scoring import score
from astrarium.games.race.tables import RaceRules, all_chips
from astrarium.games.race.words import NONE
from astrarium.parts.bag import Bag, bag_from, blank_bag, new_bag
from astrarium.parts.fields import (
    COUNTS,
    NOBODY,
    NUMBER,
    NUMBERS,
    OWNER,
    Each,
    Field,
    Fields,
    HowMany,
    Kind,
    a_list,
    how_many,
    several,
)
from astrarium.parts.sets import insert_sorted, sorted_with, without

NO_CARDS: Final[list[int]] = []


@mypyc_attr(acyclic=True)  # numbers only: nothing for the garbage collector to walk
class Player:
    """What one seat owns. Cards are numbers in the tables; hands are sorted."""

    vp: i64 = 0  # in chips
    action: i64 = NONE
    second_action: i64 = NONE
    pick: i64 = NONE  # a secret choice, until it is revealed
    second_pick: i64 = NONE
    active: i64 = 0  # cards of the tableau whose powers work in this phase
    temporary: i64 = 0  # Military until the end of the phase
    windfalls: i64 = 0  # windfall productions left in this phase, packed by kind
    made: i64 = 0  # goods produced in this phase, packed by kind
    made_draws: i64 = 0  # cards to draw for worlds that produced

    def __init__(
        self, hand: list[int], tableau: list[int], goods: list[int], known: vec[u8]
    ) -> None:
        self.hand = hand
        self.goods = goods  # beside the tableau: the card that is the good, or NONE
        self.known = known  # what this seat knows of the discard pile, by card
        # These are replaced and never changed in place, so that clones can share them.
        self.tableau = tableau
        self.looked_at = NO_CARDS  # of the Explore phase, not yet kept or discarded
        self.shown = NO_CARDS  # hand cards that everyone has seen arrive
        self.powers = NO_CARDS  # consume powers not yet used in this phase

    def clone(self) -> Player:
        other = Player(self.hand[:], self.tableau, self.goods[:], self.known[:])
        other.looked_at = self.looked_at
        other.shown = self.shown
        other.powers = self.powers
        other.vp = self.vp
        other.action = self.action
        other.second_action = self.second_action
        other.pick = self.pick
        other.second_pick = self.second_pick
        other.active = self.active
        other.temporary = self.temporary
        other.windfalls = self.windfalls
        other.made = self.made
        other.made_draws = self.made_draws
        return other

    def lay(self, card: i64) -> None:
        """A card comes to the tableau."""
        self.tableau = [*self.tableau, card]
        self.goods.append(NONE)

    def working(self, column: vec[i64]) -> i64:
        """What a column of the tables adds up to, over the cards that work in this phase."""
        total: i64 = 0
        for i in range(self.active):
            total += column[self.tableau[i]]
        return total

    def total(self, column: vec[i64]) -> i64:
        """... over the whole tableau."""
        total: i64 = 0
        for card in self.tableau:
            total += column[card]
        return total

    def chose(self, action: i64) -> bool:
        """[race.base.round.bonus-for-choosers]"""
        return self.action == action or self.second_action == action

    def chose_twice(self, action: i64) -> bool:
        """[race.base.two-player.one-each-single-phase]"""
        return self.action == action and self.second_action == action

    def forget_discards(self) -> None:
        """They are in the deck again."""
        self.known = vec[u8]([0] * len(self.known))

    def good_count(self) -> i64:
        return len(self.goods) - self.goods.count(NONE)


def new_player(cards: int) -> Player:
    return Player([], [], [], vec[u8]([0] * cards))


class Whether(HowMany):
    """Of cards that nobody has seen: where there is one."""

    def write(self, value: Any) -> Any:
        return [int(each != NONE) for each in value]

    def guess(self, shown: Any, old: Any) -> Any:
        return [0 if each else NONE for each in a_list(shown)]


class BagSize(HowMany):
    def write(self, value: Any) -> Any:
        return int(value.size)

    def guess(self, shown: Any, old: Any) -> Any:
        return blank_bag(how_many(shown), len(old.counts))


class Contents(Kind):
    """What is in a bag: the number of each kind of card."""

    def write(self, value: Any) -> Any:
        return value.data()

    def read(self, written: Any, old: Any) -> Any:
        return bag_from(a_list(written), len(old.counts))

    def sample(self, old: Any, n: int) -> Any:
        return bag_from([n] * len(old.counts), len(old.counts))


BAG_SIZE: Final[Kind] = BagSize()
CONTENTS: Final[Kind] = Contents()

# Rules race.base.deck.hand-size-public, race.base.deck.tableau-public,
# race.base.deck.goods-public, race.base.deck.vp-chips-public, race.base.deck.hand-secret.
PLAYER: Final = Fields(
    [
        Field("hand", NUMBERS, OWNER, size="hand_size"),
        Field("looked_at", NUMBERS, OWNER, size="looking_at"),
        *several(NUMBERS, "shown tableau"),
        Field("goods", Whether()),
        Field("powers", NUMBERS),
        *several(NUMBER, "vp action second_action active temporary windfalls made made_draws"),
        Field("known", COUNTS, OWNER),
        *several(NUMBER, "pick second_pick", OWNER),
        Field("goods", NUMBERS, NOBODY, key="good_cards"),
    ]
)


class Race(Position[RaceRules]):
    def __init__(
        self,
        tables: RaceRules,
        agenda: Agenda,
        *,
        players: list[Player],
        deck: Bag,
        discard: Bag,
        starters: list[int],
        extras: Extras | None,
        first_seat: i64 = 0,
        pool: i64 = 0,
        round_number: i64 = 1,
    ) -> None:
        super().__init__(tables, agenda, first_seat)
        self.tables = tables
        self.players = players
        self.deck = deck
        self.discard = discard
        self.starters = starters  # start worlds not yet dealt; replaced, never changed in place
        self.pool = pool
        self.round_number = round_number
        self.extras = extras  # what an expansion brings; None in the base game

    def clone(self) -> Race:
        extras = self.extras
        return Race(
            self.tables,
            self.agenda.clone(),
            players=[player.clone() for player in self.players],
            deck=self.deck.clone(),
            discard=self.discard.clone(),
            starters=self.starters,
            extras=None if extras is None else extras.clone(),
            first_seat=self.first_seat,
            pool=self.pool,
            round_number=self.round_number,
        )

    def scores(self) -> list[int]:
        scores = [score(self.tables, player) for player in self.players]
        for part in self.tables.parts:
            for seat in range(len(scores)):
                scores[seat] += part.points(self, seat)
        return scores

    def ranking(self) -> list[int]:
        """[race.base.scoring.highest-wins] [race.base.scoring.tie-shared]"""
        scores = self.scores()
        results = [(scores[seat], self.tie_break(seat)) for seat in range(len(scores))]
        ranks = [1 + sum(1 for other in results if other > result) for result in results]
        for part in self.tables.parts:
            for seat in range(len(ranks)):
                ranks[seat] += part.ahead(self, seat)
        return ranks

    def tie_break(self, seat: i64) -> int:
        """[race.base.scoring.tie-hand-and-goods]"""
        player = self.players[seat]
        extras = self.extras
        stored = 0 if extras is None else len(extras.seats[seat].stored)
        return len(player.hand) + player.good_count() + stored

    def rivals(self) -> list[Rival]:
        return [rival for part in self.tables.parts for rival in part.rivals(self)]

    def part_states(self) -> list[PartState]:
        """Of the parts that options have added."""
        extras = self.extras
        assert extras is not None
        return extras.states

    def more_of(self, seat: i64) -> SeatExtras:
        """What the cards of an expansion make a seat keep in mind."""
        extras = self.extras
        assert extras is not None
        return extras.seats[seat]

    def own_pile(self, seat: i64) -> Pile | None:
        """The own deck and discard pile of a seat; None where all share one of each."""
        extras = self.extras
        if extras is None or not extras.own_piles:
            return None
        assert seat != NONE, "in a drafted game every card is somebody's own"
        return extras.own_piles[seat]

    def clockwise(self) -> list[int]:
        """The seats from the one with the lowest start world on. [race.base.order.clockwise]"""
        seats: i64 = len(self.players)
        return [(self.first_seat + i) % seats for i in range(seats)]

    # --- cards move ---------------------------------------------------------------------------

    def deck_of(self, seat: i64) -> Bag:
        """The deck that a seat draws from."""
        if self.extras is None:  # asked at every draw
            return self.deck
        pile = self.own_pile(seat)
        return self.deck if pile is None else pile.deck

    def discard_of(self, seat: i64) -> Bag:
        pile = self.own_pile(seat)
        return self.discard if pile is None else pile.discard

    def reshuffle(self, seat: i64 = NONE) -> None:
        """The discard pile becomes the deck; nothing else does.

        [race.base.deck.reshuffled-at-once] [race.base.deck.goods-stay-out]
        """
        discard = self.discard_of(seat)
        amount = discard.size
        if amount == 0:
            return
        self.deck_of(seat).pour(discard)
        if self.own_pile(seat) is not None:
            rule = "race.storm.draft.reshuffle-own-discards"
            self.tell("reshuffle-own", seat, amount, NONE, rule)
            self.players[seat].forget_discards()
            for part in self.tables.parts:
                part.own_reshuffled(self, seat)
            return
        self.tell("reshuffle", NONE, amount, NONE, "race.base.deck.reshuffled-at-once")
        for player in self.players:
            player.forget_discards()
        for part in self.tables.parts:
            part.reshuffled(self)

    def take_from_deck(self, card: i64, seat: i64 = NONE) -> None:
        """[race.base.deck.reshuffled-at-once] [race.storm.draft.draw-from-own-deck]"""
        deck = self.deck_of(seat)
        deck.take(card)
        if deck.size == 0:
            self.reshuffle(seat)

    def throw_away(self, card: i64, seat: i64 = NONE) -> None:
        """To the discard pile, seen by nobody."""
        self.discard_of(seat).put(card)

    def throw_away_seen_by(self, seat: i64, card: i64) -> None:
        """To the discard pile, face down: only this seat knows the card.

        [race.base.deck.discards-face-down]
        """
        self.throw_away(card, seat)
        known = self.players[seat].known
        known[card] = known[card] + 1

    def throw_away_openly(self, card: i64, seat: i64 = NONE) -> None:
        """To the discard pile, seen by all."""
        pile = self.own_pile(seat)
        if pile is not None:
            self.throw_away_seen_by(seat, card)
            insert_sorted(pile.opened, card)
            return
        self.throw_away(card)
        for player in self.players:
            known = player.known
            known[card] = known[card] + 1

    def discard_from_hand(self, seat: i64, card: i64, kind: str, source: i64, rule: str) -> None:
        """Face down, so the others no longer know whether they saw this card arrive.

        All are told that it went, its owner also which one. [race.base.deck.discards-face-down]
        """
        player = self.players[seat]
        player.hand.remove(card)
        if player.shown:
            player.shown = []
        self.throw_away_seen_by(seat, card)
        self.tell(kind, seat, 1, source, rule)
        self.tell("given", seat, 1, card, "race.base.deck.discards-face-down", seat)

    def take_openly(self, seat: i64, card: i64) -> None:
        """A card that the deck turned up goes to a hand."""
        player = self.players[seat]
        insert_sorted(player.hand, card)
        player.shown = sorted_with(player.shown, card)

    def place(self, seat: i64, card: i64) -> None:
        """From hand to the tableau, openly."""
        player = self.players[seat]
        player.hand.remove(card)
        if card in player.shown:
            player.shown = without(player.shown, card)
        player.lay(card)

    def discard_from_tableau(self, seat: i64, card: i64) -> None:
        """A card given up for its power, openly; its powers go with it.

        [race.base.settle.discarded-card-leaves-tableau] [race.base.power.leaves-with-card]
        """
        player = self.players[seat]
        at: i64 = player.tableau.index(card)
        good: i64 = player.goods[at]
        if good != NONE:
            self.throw_away(good, seat)
        player.tableau = without(player.tableau, card)
        del player.goods[at]
        if at < player.active:
            player.active -= 1
        self.throw_away_openly(card, seat)
        for part in self.tables.parts:
            part.card_left(self, seat)

    def remove_good(self, seat: i64, world: i64) -> None:
        """A good goes face down to the discard pile; nobody has ever seen it."""
        player = self.players[seat]
        at: i64 = player.tableau.index(world)
        self.throw_away(player.goods[at], seat)
        player.goods[at] = NONE
        if self.tables.stores[world]:
            # Another good of the storage world takes its place.
            keeper = self.more_of(seat)
            if keeper.stored:
                player.goods[at] = keeper.stored[0]
                keeper.stored = keeper.stored[1:]

    def store_good(self, seat: i64, world: i64, storage: i64) -> None:
        """The good of a world goes to the storage world, still seen by nobody."""
        player = self.players[seat]
        at: i64 = player.tableau.index(world)
        there: i64 = player.tableau.index(storage)
        good: i64 = player.goods[at]
        player.goods[at] = NONE
        if player.goods[there] == NONE:
            player.goods[there] = good
        else:
            keeper = self.more_of(seat)
            keeper.stored = [*keeper.stored, good]

    def end_temporary_military(self) -> None:
        """With the phase; the powers that gave it are fresh again.

        [race.base.settle.temporary-military-ends]
        [race.artifacts.orb.move.raised-military-ends-with-explore]
        """
        for player in self.players:
            player.temporary = 0
        extras = self.extras
        if extras is not None:
            for seat in extras.seats:
                seat.phase_over()

    def gain_vp(self, seat: i64, amount: i64, source: i64, rule: str) -> None:
        """Chips from the pool, which may be overdrawn.

        [race.base.consume.vp-from-pool] [race.base.consume.vp-beyond-pool]
        """
        if amount == 0:
            return
        self.players[seat].vp += amount
        self.pool -= amount
        self.tell("vp", seat, amount, source, rule)


def new_position(rules: RaceRules, agenda: Agenda) -> Race:
    """Before anything is dealt: no card lies anywhere yet."""
    return Race(
        rules,
        agenda,
        players=[new_player(rules.count) for _ in range(rules.seats)],
        deck=new_bag(rules.count),
        discard=new_bag(rules.count),
        starters=[],
        extras=new_extras(rules),
        pool=all_chips(rules),
    )


POSITION: Final = Fields(
    [
        Field("deck", BAG_SIZE, key="deck_size"),
        Field("discard", BAG_SIZE, key="discard_size"),
        Field("starters", NUMBERS),
        Field("pool", NUMBER),
        Field("round_number", NUMBER, key="round"),
        Field("players", Each(PLAYER)),
        *several(CONTENTS, "deck discard", NOBODY),
    ]
)
