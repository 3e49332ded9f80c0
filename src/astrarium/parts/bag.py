"""Bags: things in no order, how many of each kind. Chance says which one comes out.

A deck is a short list of bags, top first: where nobody knows the order, there is none to peek at.
Cards laid under a deck are a bag of their own beneath the others, and so is every later layer.

What eyes know of a bag is a bag too: the part of it that they have seen go in. What they cannot
place at all is `Unseen`, dealt to the places that they cannot see.
"""

from __future__ import annotations

from typing import Any, TypeVar

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from astrarium.core.codec import ints
from astrarium.core.frame import ChanceFrame
from astrarium.core.game import Data
from astrarium.core.position import Position
from astrarium.core.rng import Rng

S = TypeVar("S", bound=Position[Any])

MOST_OF_A_KIND = 255


@mypyc_attr(acyclic=True)  # numbers only: nothing for the garbage collector to walk
class Bag:
    """So many of each kind; `size` is their sum."""

    def __init__(self, counts: vec[u8], size: i64) -> None:
        self.counts = counts
        self.size = size

    def clone(self) -> Bag:
        return Bag(self.counts[:], self.size)

    def put(self, kind: i64) -> None:
        counts = self.counts
        counts[kind] = counts[kind] + 1
        self.size += 1

    def take(self, kind: i64) -> None:
        counts = self.counts
        counts[kind] = counts[kind] - 1
        self.size -= 1

    def pour(self, other: Bag) -> None:
        """All of another bag comes into this one, as when discards are shuffled in."""
        counts = self.counts
        others = other.counts
        for kind in range(len(others)):
            counts[kind] = counts[kind] + others[kind]
            others[kind] = 0
        self.size += other.size
        other.size = 0

    def empty(self) -> None:
        """Nothing is left; a clone that was made before keeps what it has."""
        self.counts = vec[u8]([0] * len(self.counts))
        self.size = 0

    def at(self, roll: i64) -> i64:
        """The kind that a roll from 0 to size - 1 brings."""
        counts = self.counts
        kind: i64 = 0
        while True:
            roll -= i64(counts[kind])
            if roll < 0:
                return kind
            kind += 1

    def choices(self, verb: i64) -> list[int]:
        """A choice for each kind that is there."""
        counts = self.counts
        found: list[int] = []
        for kind in range(len(counts)):
            if counts[kind] > 0:
                found.append(verb + kind)
        return found

    def weights(self) -> list[int]:
        """How many there are of each kind that is there."""
        found: list[int] = []
        for count in self.counts:
            if count > 0:
                found.append(int(count))
        return found

    def things(self) -> list[int]:
        """All of them, sorted: a kind as often as it is there."""
        counts = self.counts
        found: list[int] = []
        for kind in range(len(counts)):
            for _ in range(i64(counts[kind])):
                found.append(kind)
        return found

    def data(self) -> list[int]:
        return [int(count) for count in self.counts]


def new_bag(kinds: int) -> Bag:
    """An empty one."""
    return Bag(vec[u8]([0] * kinds), 0)


def counted(counts: vec[u8]) -> Bag:
    """So many of each kind: their number is counted."""
    size: i64 = 0
    for count in counts:
        size += i64(count)
    return Bag(counts, size)


def blank_bag(size: int, kinds: int) -> Bag:
    """One of which only the size is known, until it is dealt."""
    return Bag(vec[u8]([0] * kinds), size)


def bag_of(things: list[int], kinds: int) -> Bag:
    bag = new_bag(kinds)
    for thing in things:
        bag.put(thing)
    return bag


def bag_from(data: list[int], kinds: int) -> Bag:
    """The inverse of `Bag.data`; raises ValueError for damaged data."""
    if len(data) != kinds:
        raise ValueError(f"a bag lists {kinds} kinds, not {len(data)}")
    if any(not 0 <= count <= MOST_OF_A_KIND for count in ints(data)):
        raise ValueError(f"a bag holds 0 to {MOST_OF_A_KIND} of a kind")
    return Bag(vec[u8](data), sum(data))


class Deck:
    """Bags, top first. The first one is never empty unless all are.

    Of the first `hidden` layers nobody knows what is in them; all know the others, which they saw
    being laid under.
    """

    def __init__(self, layers: list[Bag], hidden: i64) -> None:
        self.layers = layers
        self.hidden = hidden

    def clone(self) -> Deck:
        layers: list[Bag] = []
        for layer in self.layers:
            layers.append(layer.clone())
        return Deck(layers, self.hidden)

    @property
    def size(self) -> i64:
        size: i64 = 0
        for layer in self.layers:
            size += layer.size
        return size

    def top(self) -> Bag:
        """Where the next card comes from."""
        return self.layers[0]

    def take(self, kind: i64) -> None:
        """The next card is gone."""
        top = self.layers[0]
        top.take(kind)
        if top.size == 0:
            if self.hidden > 0:
                self.hidden -= 1
            if len(self.layers) > 1:
                self.layers = self.layers[1:]

    def lay_under(self, cards: list[int]) -> None:
        """Cards that all have seen, shuffled among themselves, under all the others."""
        if not cards:
            return
        layer = bag_of(cards, len(self.layers[0].counts))
        if self.layers[0].size == 0:
            self.layers = [layer]
        else:
            self.layers = [*self.layers, layer]

    def data(self) -> Data:
        return {"hidden": int(self.hidden), "layers": [layer.data() for layer in self.layers]}

    def seen(self) -> Data:
        """What all know: how many cards each layer has, and what is in those that they saw."""
        known = self.layers[self.hidden :]
        return {
            "hidden": [int(layer.size) for layer in self.layers[: self.hidden]],
            "layers": [layer.data() for layer in known],
        }


def new_deck(bag: Bag) -> Deck:
    """Shuffled, face down."""
    return Deck([bag], 1 if bag.size > 0 else 0)


def deck_from(data: Data, kinds: int) -> Deck:
    """The inverse of `Deck.data`; raises ValueError for damaged data."""
    layers = [bag_from(layer, kinds) for layer in data["layers"]]
    (hidden,) = ints([data["hidden"]])
    if not layers or (len(layers) > 1 and any(layer.size == 0 for layer in layers)):
        raise ValueError("a deck has a layer, and none of several is empty")
    if not 0 <= hidden <= len(layers):
        raise ValueError("a deck has no more hidden layers than layers")
    return Deck(layers, hidden)


def seen_deck(seen: Data, kinds: int) -> Deck:
    """The inverse of `Deck.seen`: what is hidden is blank until it is dealt."""
    sizes = ints(seen["hidden"])
    hidden = [blank_bag(size, kinds) for size in sizes]
    return Deck(hidden + [bag_from(layer, kinds) for layer in seen["layers"]], len(sizes))


@mypyc_attr(allow_interpreted_subclasses=True)
class FromBag(ChanceFrame[S]):
    """What comes out of a bag: every thing that is in it is equally likely."""

    def bag(self, s: S) -> Bag:
        raise NotImplementedError

    def verb(self) -> i64:
        """What is added to the kind to make a choice of it."""
        raise NotImplementedError

    def total(self, s: S) -> i64:
        return self.bag(s).size

    def outcome(self, s: S, roll: i64) -> i64:
        return self.verb() + self.bag(s).at(roll)

    def candidates(self, s: S) -> list[int]:
        return self.bag(s).choices(self.verb())

    def weights(self, s: S) -> list[int]:
        return self.bag(s).weights()


def unseen_things(things: list[int], rng: Rng) -> Unseen:
    """Of a list of all that the eyes cannot place."""
    unseen = Unseen(Bag(vec[u8]([]), 0), rng)
    unseen.heap = things
    return unseen


class Unseen:
    """The things that some eyes cannot place, in no order: each is as likely to be the next.

    First everything that is seen is taken off, then the rest is dealt.
    """

    def __init__(self, all_things: Bag, rng: Rng) -> None:
        self.left = all_things
        self.rng = rng
        self.heap: list[int] = []

    def see(self, things: list[int]) -> None:
        left = self.left
        for thing in things:
            left.take(thing)

    def see_bag(self, bag: Bag) -> None:
        counts, seen = self.left.counts, bag.counts
        for kind in range(len(seen)):
            counts[kind] = counts[kind] - seen[kind]
        self.left.size -= bag.size

    def mix(self) -> None:
        """All that is seen has been taken off: from now on things are dealt."""
        self.heap = self.left.things()

    def next(self) -> i64:
        heap = self.heap
        return heap.pop(self._swap_to_end(self.rng.below(len(heap))))

    def _swap_to_end(self, at: i64) -> i64:
        heap = self.heap
        last: i64 = len(heap) - 1
        heap[at], heap[last] = heap[last], heap[at]
        return last

    def next_of(self, kinds: list[bool]) -> i64:
        """The next one of some kinds only."""
        heap = self.heap
        fitting: list[int] = []
        for at in range(len(heap)):
            if kinds[heap[at]]:
                fitting.append(at)
        return heap.pop(self._swap_to_end(self.rng.pick(fitting)))

    def several(self, number: i64) -> list[int]:
        """Sorted."""
        dealt: list[int] = []
        for _ in range(number):
            dealt.append(self.next())
        dealt.sort()
        return dealt

    def refill(self, bag: Bag, known: Bag | None = None) -> None:
        """As many as are in the bag, among them those that are known to be there."""
        size = bag.size
        if known is None:
            bag.empty()
        else:
            bag.counts = known.counts[:]
            bag.size = known.size
        while bag.size < size:
            bag.put(self.next())

    def refill_deck(self, deck: Deck) -> None:
        for at in range(deck.hidden):
            self.refill(deck.layers[at])

    def rest(self) -> Bag:
        """All that is left, as one bag."""
        left = self.left
        left.empty()
        for thing in self.heap:
            left.put(thing)
        self.heap = []
        return left
