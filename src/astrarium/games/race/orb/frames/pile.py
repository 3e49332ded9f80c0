"""Orb cards and tokens come: chance is asked."""

from __future__ import annotations

from mypy_extensions import i64

from astrarium.games.race.orb.access import orb_of
from astrarium.games.race.orb.state import A_LETTER, B_LETTER, letter_of
from astrarium.games.race.orb.words import ORB_CARD, TOKEN
from astrarium.games.race.state import Race
from astrarium.games.race.words import KIND, NONE
from astrarium.parts.bag import Bag, FromBag
from astrarium.parts.sets import sorted_with


class FromPile(FromBag[Race]):
    """Every card of the letter on top that nobody has seen is equally likely.

    [race.artifacts.orb.setup.shuffle-separately] [race.artifacts.orb.setup.deck-a-on-b]
    """

    def __init__(self, player: i64) -> None:
        self.player = player

    def purpose(self) -> str:
        return "orb"

    def letter(self, s: Race) -> i64:
        return A_LETTER if orb_of(s).pile_a > 0 else B_LETTER

    def bag(self, s: Race) -> Bag:
        return orb_of(s).cards[self.letter(s)]

    def verb(self) -> i64:
        return ORB_CARD

    def audience(self, s: Race, choice: i64) -> i64:
        return self.player

    def to_hand(self, s: Race, card: i64, rule: str) -> None:
        mine = orb_of(s).seats[self.player]
        mine.hand = sorted_with(mine.hand, card)
        s.tell("orb-drawn", self.player, card, NONE, rule, self.player)


class DealOrbCards(FromPile):
    """A seat looks at the A cards it was dealt. [race.artifacts.orb.setup.dealt-unseen]"""

    def __init__(self, player: i64, left: i64) -> None:
        super().__init__(player)
        self.left = left

    def letter(self, s: Race) -> i64:
        return A_LETTER

    def take(self, s: Race, lane: i64, choice: i64) -> None:
        orb = orb_of(s)
        card = choice % KIND
        orb.cards[A_LETTER].take(card)
        orb.seats[self.player].unseen -= 1
        self.to_hand(s, card, "race.artifacts.orb.setup.opening-card")
        if self.left > 1:
            s.replace(lane, DealOrbCards(self.player, self.left - 1))
        else:
            s.pop(lane)


class DrawOrbCard(FromPile):
    """One card for the hand, if any is left. [race.artifacts.orb.draw.one-card]"""

    def take(self, s: Race, lane: i64, choice: i64) -> None:
        card = choice % KIND
        take_from_pile(s, card)
        self.to_hand(s, card, "race.artifacts.orb.draw.one-card")
        s.pop(lane)


def take_from_pile(s: Race, card: i64) -> None:
    orb = orb_of(s)
    orb.cards[letter_of(card)].take(card)
    if letter_of(card) == A_LETTER:
        orb.pile_a -= 1
    else:
        orb.pile_b -= 1


class TakeToken(FromBag[Race]):
    """The token on a square turns out to be one that nobody has seen; its owner alone sees it.

    [race.artifacts.token.owner-may-look] [race.artifacts.token.face-down-until-used]
    """

    def __init__(self, player: i64, letter: i64) -> None:
        self.player = player
        self.letter = letter

    def purpose(self) -> str:
        return "orb tokens"

    def bag(self, s: Race) -> Bag:
        return orb_of(s).tokens[self.letter]

    def verb(self) -> i64:
        return TOKEN

    def take(self, s: Race, lane: i64, choice: i64) -> None:
        orb = orb_of(s)
        kind = choice % KIND
        orb.tokens[self.letter].take(kind)
        mine = orb.seats[self.player]
        mine.tokens = sorted_with(mine.tokens, kind)
        rule = "race.artifacts.token.owner-may-look"
        s.tell("orb-token", self.player, kind, NONE, rule, self.player)
        s.pop(lane)

    def audience(self, s: Race, choice: i64) -> i64:
        return self.player
