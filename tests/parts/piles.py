"""A small game of bags: tiles kept in secret, cards laid under a deck, discards shuffled in."""

from __future__ import annotations

from typing import Any, Final

from astrarium.core.agenda import Agenda, new_agenda
from astrarium.core.codec import ints
from astrarium.core.dealing import DealtGame
from astrarium.core.errors import BadNotation
from astrarium.core.frame import DONE, NOT_OFFERED, WAIT, Frame
from astrarium.core.game import Data, Options, ReasonCard, Rules
from astrarium.core.position import Position
from astrarium.core.rng import Rng
from astrarium.parts.bag import (
    Bag,
    Deck,
    FromBag,
    Unseen,
    bag_from,
    bag_of,
    blank_bag,
    deck_from,
    new_bag,
    new_deck,
    seen_deck,
)

TILES: Final = [0] * 6 + [1] * 4 + [2] * 3 + [3]
EVENTS: Final = [card for card in range(9) for _ in range(2)]  # the suit of a card is card % 3
CARDS: Final = [card for card in range(5) for _ in range(2)]
LOOKED_AT: Final = 3  # tiles drawn, of which one is kept
FIT: Final = 2  # cards of a suit that are looked for
HAND: Final = 2
TURNS: Final = 16

# Choices: what is done, and with what.
DO: Final = 0 << 4  # 0: look for tiles; 1 to 3: look for a suit; 4: draw a card
TILE: Final = 1 << 4  # chance
KEEP: Final = 2 << 4
EVENT: Final = 3 << 4  # chance
TAKE: Final = 4 << 4
CARD: Final = 5 << 4  # chance
DISCARD: Final = 6 << 4
VERBS: Final = ("do", "tile", "keep", "event", "take", "card", "discard")
KINDS: Final = (5, 4, 4, 9, 9, 5, 5)


class Seat:
    def __init__(self, kept: list[int], looked: list[int], hand: list[int], known: Bag) -> None:
        self.kept = kept  # tiles, for the owner's eyes only; so are those looked at
        self.looked = looked
        self.hand = hand
        self.known = known  # what the seat knows of the discards: its own

    def clone(self) -> Seat:
        return Seat(self.kept[:], self.looked[:], self.hand[:], self.known.clone())


class Piles(Position[Rules]):
    def __init__(
        self,
        rules: Rules,
        agenda: Agenda,
        seats: list[Seat],
        tiles: Bag,
        events: Deck,
        turned: list[int],
        row: list[int],
        pile: Bag,
        discards: Bag,
    ) -> None:
        super().__init__(rules, agenda, 0)
        self.seats = seats
        self.tiles = tiles
        self.events = events
        self.turned = turned  # cards of the deck that all look at
        self.row = row  # cards of the deck that were taken
        self.pile = pile
        self.discards = discards

    def clone(self) -> Piles:
        return Piles(
            self.rules,
            self.agenda.clone(),
            [seat.clone() for seat in self.seats],
            self.tiles.clone(),
            self.events.clone(),
            self.turned[:],
            self.row[:],
            self.pile.clone(),
            self.discards.clone(),
        )

    def scores(self) -> list[int]:
        return [len(seat.kept) for seat in self.seats]  # what they are worth stays secret


class Turn(Frame[Piles]):
    """What the seat does: tiles, a suit, or a card."""

    def __init__(self, number: int) -> None:
        self.number = number

    def data(self) -> list[int]:
        return [self.number]

    def seat(self, s: Piles) -> int:
        return self.number % len(s.seats)

    def advance(self, s: Piles, lane: int) -> int:
        return WAIT if self.number < TURNS else DONE

    def candidates(self, s: Piles) -> list[int]:
        return [DO + what for what in range(5)]

    def take(self, s: Piles, lane: int, choice: int) -> None:
        seat = self.seat(s)
        s.replace(lane, Turn(self.number + 1))
        if choice == DO:
            s.push(lane, KeepTile(seat))
            s.push(lane, LookAtTiles(seat, LOOKED_AT))
        elif choice < DO + 4:
            s.push(lane, TakeEvent(seat, choice - DO - 1))
            s.push(lane, LookThrough(choice - DO - 1))
        else:
            s.push(lane, DiscardCard(seat))
            s.push(lane, DrawCard(seat))


class LookAtTiles(FromBag[Piles]):
    """Tiles that only the seat sees."""

    def __init__(self, who: int, left: int) -> None:
        self.who = who
        self.left = left

    def data(self) -> list[int]:
        return [self.who, self.left]

    def bag(self, s: Piles) -> Bag:
        return s.tiles

    def verb(self) -> int:
        return TILE

    def advance(self, s: Piles, lane: int) -> int:
        return WAIT if s.tiles.size > 0 and self.left > 0 else DONE

    def take(self, s: Piles, lane: int, choice: int) -> None:
        s.tiles.take(choice - TILE)
        s.seats[self.who].looked = sorted([*s.seats[self.who].looked, choice - TILE])
        s.replace(lane, LookAtTiles(self.who, self.left - 1))

    def audience(self, s: Piles, choice: int) -> int:
        return self.who


class KeepTile(Frame[Piles]):
    """One of them is kept, the rest goes back, all in secret."""

    def __init__(self, who: int) -> None:
        self.who = who

    def data(self) -> list[int]:
        return [self.who]

    def seat(self, s: Piles) -> int:
        return self.who

    def advance(self, s: Piles, lane: int) -> int:
        return WAIT if s.seats[self.who].looked else DONE

    def candidates(self, s: Piles) -> list[int]:
        return sorted({KEEP + tile for tile in s.seats[self.who].looked})

    def take(self, s: Piles, lane: int, choice: int) -> None:
        seat = s.seats[self.who]
        seat.looked.remove(choice - KEEP)
        for tile in seat.looked:
            s.tiles.put(tile)
        seat.looked = []
        seat.kept = sorted([*seat.kept, choice - KEEP])
        s.pop(lane)

    def audience(self, s: Piles, choice: int) -> int:
        return self.who


class LookThrough(FromBag[Piles]):
    """The deck is looked through, for all to see, until two cards of the suit are found."""

    def __init__(self, suit: int) -> None:
        self.suit = suit

    def data(self) -> list[int]:
        return [self.suit]

    def bag(self, s: Piles) -> Bag:
        return s.events.top()

    def verb(self) -> int:
        return EVENT

    def advance(self, s: Piles, lane: int) -> int:
        found = len(fitting(s, self.suit))
        return WAIT if found < FIT and s.events.size > 0 else DONE

    def take(self, s: Piles, lane: int, choice: int) -> None:
        s.events.take(choice - EVENT)
        s.turned.append(choice - EVENT)


def fitting(s: Piles, suit: int) -> list[int]:
    return [card for card in s.turned if card % 3 == suit]


class TakeEvent(Frame[Piles]):
    """One of those that fit is taken; all others go under the deck."""

    def __init__(self, who: int, suit: int) -> None:
        self.who = who
        self.suit = suit

    def data(self) -> list[int]:
        return [self.who, self.suit]

    def seat(self, s: Piles) -> int:
        return self.who

    def advance(self, s: Piles, lane: int) -> int:
        if fitting(s, self.suit):
            return WAIT
        s.events.lay_under(s.turned)
        s.turned = []
        return DONE

    def candidates(self, s: Piles) -> list[int]:
        return sorted({TAKE + card for card in fitting(s, self.suit)})

    def take(self, s: Piles, lane: int, choice: int) -> None:
        s.turned.remove(choice - TAKE)
        s.row = sorted([*s.row, choice - TAKE])
        s.events.lay_under(s.turned)
        s.turned = []
        s.pop(lane)


class DrawCard(FromBag[Piles]):
    """A card for the hand; the discards become the pile when it is out."""

    def __init__(self, who: int) -> None:
        self.who = who

    def data(self) -> list[int]:
        return [self.who]

    def bag(self, s: Piles) -> Bag:
        return s.pile

    def verb(self) -> int:
        return CARD

    def advance(self, s: Piles, lane: int) -> int:
        return WAIT if s.pile.size > 0 else DONE

    def take(self, s: Piles, lane: int, choice: int) -> None:
        s.pile.take(choice - CARD)
        s.seats[self.who].hand = sorted([*s.seats[self.who].hand, choice - CARD])
        if s.pile.size == 0:
            s.pile.pour(s.discards)
            for seat in s.seats:
                seat.known.empty()
        s.pop(lane)

    def audience(self, s: Piles, choice: int) -> int:
        return self.who


class DiscardCard(Frame[Piles]):
    """Face down, when the hand is too large."""

    def __init__(self, who: int) -> None:
        self.who = who

    def data(self) -> list[int]:
        return [self.who]

    def seat(self, s: Piles) -> int:
        return self.who

    def advance(self, s: Piles, lane: int) -> int:
        return WAIT if len(s.seats[self.who].hand) > HAND else DONE

    def candidates(self, s: Piles) -> list[int]:
        return sorted({DISCARD + card for card in s.seats[self.who].hand})

    def take(self, s: Piles, lane: int, choice: int) -> None:
        seat = s.seats[self.who]
        seat.hand.remove(choice - DISCARD)
        s.discards.put(choice - DISCARD)
        seat.known.put(choice - DISCARD)

    def audience(self, s: Piles, choice: int) -> int:
        return self.who


FRAMES: Final[dict[str, type[Frame[Any]]]] = {
    kind.__name__: kind
    for kind in (Turn, LookAtTiles, KeepTile, LookThrough, TakeEvent, DrawCard, DiscardCard)
}


class PilesGame(DealtGame[Rules, Piles]):
    def __init__(self) -> None:
        super().__init__("piles", "Piles", "1", "test", (2, 3), ())

    def rules(self, seats: int, options: Options) -> Rules:
        return Rules(self, seats, options, "piles-1")

    def start(self, rules: Rules) -> Piles:
        return Piles(
            rules,
            new_agenda(rules.seats, Turn(0)),
            [Seat([], [], [], new_bag(5)) for _ in range(rules.seats)],
            bag_of(TILES, 4),
            new_deck(bag_of(EVENTS, 9)),
            [],
            [],
            bag_of(CARDS, 5),
            new_bag(5),
        )

    def frames(self) -> dict[str, type[Frame[Any]]]:
        return FRAMES

    def reasons(self) -> dict[int, ReasonCard]:
        return {NOT_OFFERED: ReasonCard("not-offered", "piles.turn")}

    def say(self, rules: Rules, choice: int) -> str:
        verb, kind = choice >> 4, choice & 15
        if not 0 <= verb < len(VERBS) or kind >= KINDS[verb]:
            raise BadNotation(f"{choice} is no choice of this game")
        return f"{VERBS[verb]} {kind}"

    def parse(self, rules: Rules, text: str) -> list[int]:
        verb, _, kind = text.partition(" ")
        if verb not in VERBS or not kind.isdecimal() or int(kind) >= KINDS[VERBS.index(verb)]:
            raise BadNotation(f"'{text}' is no choice of this game")
        return [(VERBS.index(verb) << 4) + int(kind)]

    def state_data(self, s: Piles, eyes: int | None) -> Data:
        return {
            "tiles": int(s.tiles.size),
            "events": s.events.seen(),
            "turned": list(s.turned),
            "row": list(s.row),
            "pile": int(s.pile.size),
            "discards": int(s.discards.size),
            "seats": [
                seat_data(seat) if number == eyes else seat_sizes(seat)
                for number, seat in enumerate(s.seats)
            ],
        }

    def full_data(self, s: Piles) -> Data:
        return {
            "tiles": s.tiles.data(),
            "events": s.events.data(),
            "turned": list(s.turned),
            "row": list(s.row),
            "pile": s.pile.data(),
            "discards": s.discards.data(),
            "seats": [seat_data(seat) for seat in s.seats],
        }

    def from_data(self, rules: Rules, data: Data) -> Piles:
        return Piles(
            rules,
            new_agenda(rules.seats, Turn(0)),
            [seat_from(seat) for seat in data["seats"]],
            bag_from(data["tiles"], 4),
            deck_from(data["events"], 9),
            ints(data["turned"]),
            ints(data["row"]),
            bag_from(data["pile"], 5),
            bag_from(data["discards"], 5),
        )

    def blank(self, rules: Rules, seen: Data, eyes: int | None) -> Piles:
        return Piles(
            rules,
            new_agenda(rules.seats, Turn(0)),
            [
                seat_from(seat) if number == eyes else blank_seat(seat)
                for number, seat in enumerate(seen["seats"])
            ],
            blank_bag(seen["tiles"], 4),
            seen_deck(seen["events"], 9),
            ints(seen["turned"]),
            ints(seen["row"]),
            blank_bag(seen["pile"], 5),
            blank_bag(seen["discards"], 5),
        )

    def deal(self, s: Piles, eyes: int | None, rng: Rng) -> None:
        deal(s, eyes, rng)

    def broken(self, s: Piles) -> list[str]:
        tiles, cards = s.tiles.things(), s.pile.things() + s.discards.things()
        events = s.turned + s.row + [c for layer in s.events.layers for c in layer.things()]
        for seat in s.seats:
            tiles += seat.kept + seat.looked
            cards += seat.hand
        known = all(
            mine <= there
            for seat in s.seats
            for mine, there in zip(seat.known.data(), s.discards.data(), strict=True)
        )
        bags = [s.tiles, s.pile, s.discards, *s.events.layers, *[seat.known for seat in s.seats]]
        checks = {
            "tiles are conserved": sorted(tiles) == TILES,
            "events are conserved": sorted(events) == EVENTS,
            "cards are conserved": sorted(cards) == CARDS,
            "sizes are right": all(bag.size == sum(bag.data()) for bag in bags),
            "nobody knows more discards than there are": known,
        }
        return [name for name, holds in checks.items() if not holds]


def seat_data(seat: Seat) -> Data:
    return {
        "kept": list(seat.kept),
        "looked": list(seat.looked),
        "hand": list(seat.hand),
        "known": seat.known.data(),
    }


def seat_sizes(seat: Seat) -> Data:
    return {"kept": len(seat.kept), "looked": len(seat.looked), "hand": len(seat.hand)}


def seat_from(data: Data) -> Seat:
    kept, looked, hand = (ints(data[name]) for name in ("kept", "looked", "hand"))
    return Seat(kept, looked, hand, bag_from(data["known"], 5))


def blank_seat(data: Data) -> Seat:
    kept, looked, hand = ([0] * data[name] for name in ("kept", "looked", "hand"))
    return Seat(kept, looked, hand, new_bag(5))


def deal(s: Piles, eyes: int | None, rng: Rng) -> None:
    """All that the eyes cannot place, anew."""
    tiles = Unseen(bag_of(TILES, 4), rng)
    events = Unseen(bag_of(EVENTS, 9), rng)
    cards = Unseen(bag_of(CARDS, 5), rng)
    events.see(s.turned)
    events.see(s.row)
    for layer in s.events.layers[s.events.hidden :]:
        events.see_bag(layer)
    known = new_bag(5)
    if eyes is not None:
        mine = s.seats[eyes]
        known = mine.known
        tiles.see(mine.kept)
        tiles.see(mine.looked)
        cards.see(mine.hand)
        cards.see_bag(known)
    for unseen in (tiles, events, cards):
        unseen.mix()
    for number, seat in enumerate(s.seats):
        if number != eyes:
            seat.kept = tiles.several(len(seat.kept))
            seat.looked = tiles.several(len(seat.looked))
            seat.hand = cards.several(len(seat.hand))
            seat.known.empty()
    cards.refill(s.discards, known)
    events.refill_deck(s.events)
    s.tiles, s.pile = tiles.rest(), cards.rest()


GAME: Final = PilesGame()
