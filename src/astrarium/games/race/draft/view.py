"""A draft as data: snapshots, what a seat knows of it, and drafts that a seat could be in."""

from __future__ import annotations

from collections import Counter

from astrarium.core.codec import ints
from astrarium.core.game import Data
from astrarium.core.rng import Rng
from astrarium.games.race.draft.pairs import share_pairs
from astrarium.games.race.draft.state import Draft, Memory
from astrarium.games.race.piles import Pile
from astrarium.games.race.tables import RaceRules
from astrarium.games.race.words import NONE
from astrarium.parts.bag import bag_from

# --- snapshots and views --------------------------------------------------------------------------


def _public(draft: Draft) -> Data:
    return {
        "sets": draft.sets,
        "drafting": draft.drafting,
        "removed_size": len(draft.removed),
        "piles": [
            {
                "deck_size": pile.deck.size,
                "discard_size": pile.discard.size,
                "own_size": len(pile.own),
                "opened": list(pile.opened),
                "worlds_dealt": len(pile.worlds),
            }
            for pile in draft.piles
        ],
    }


def _private(pile: Pile, memory: Memory) -> Data:
    """What a seat knows of its own cards, and of those that it passed on."""
    return {
        "own": list(pile.own),
        "worlds": list(pile.worlds),
        "passed": [list(cards) for cards in memory.passed],
        "sure": [list(cards) for cards in memory.sure],
        "split": list(memory.split),
    }


def seen_draft(draft: Draft, eyes: int | None) -> Data:
    seen = _public(draft)
    if eyes is not None:
        seen["piles"][eyes].update(_private(draft.piles[eyes], draft.memories[eyes]))
    return seen


def full_draft(draft: Draft) -> Data:
    full = _public(draft)
    full["removed"] = list(draft.removed)
    for data, pile, memory in zip(full["piles"], draft.piles, draft.memories, strict=True):
        data.update(_private(pile, memory))
        data["deck"] = pile.deck.data()
        data["discard"] = pile.discard.data()
    return full


def draft_from(rules: RaceRules, data: Data) -> Draft:
    """The inverse of full_draft; raises ValueError for damaged data."""
    piles = data["piles"]
    if len(piles) != rules.seats:
        raise ValueError("every seat has a pile of its own")
    sets, drafting = ints([data["sets"], data["drafting"]])
    return Draft(
        [_pile_from(rules, each) for each in piles],
        [_memory_from(rules, each) for each in piles],
        _cards(rules, data["removed"]),
        sets,
        drafting,
    )


def _pile_from(rules: RaceRules, data: Data) -> Pile:
    return Pile(
        bag_from(data["deck"], rules.count),
        bag_from(data["discard"], rules.count),
        _cards(rules, data["own"]),
        _cards(rules, data["opened"]),
        _cards(rules, data["worlds"]),
    )


def _memory_from(rules: RaceRules, data: Data) -> Memory:
    passed = [_cards(rules, cards) for cards in data["passed"]]
    sure = [_cards(rules, cards) for cards in data["sure"]]
    split = _cards(rules, data["split"])
    if len(passed) != rules.seats or len(sure) != rules.seats or len(split) % 2:
        raise ValueError("a seat remembers other seats than there are")
    return Memory(passed, sure, split)


def _cards(rules: RaceRules, numbers: list[int]) -> list[int]:
    if any(not 0 <= card < rules.count for card in ints(numbers)):
        raise ValueError("there is no such card")
    return list(numbers)


# --- what could be --------------------------------------------------------------------------------


class Guess:
    """Hands out the cards that these eyes cannot place."""

    def __init__(self, rules: RaceRules, seen: Data, eyes: int | None, rng: Rng) -> None:
        self.rules = rules
        self.seen = seen
        self.eyes = eyes
        self.rng = rng
        self.draft: Data = seen["extras"]["draft"]
        self.drafting = self.draft["drafting"] == 1
        self.others = [seat for seat in range(rules.seats) if seat != eyes]
        empty: list[list[int]] = [[] for _ in range(rules.seats)]
        mine: Data = {} if eyes is None else self.draft["piles"][eyes]
        self.passed: list[list[int]] = mine.get("passed", empty)
        # What is certain of each seat's own cards, and grows until nothing is unknown.
        self.own = [list(cards) for cards in mine.get("sure", empty)]
        self.split: list[int] = mine.get("split", [])
        if eyes is not None:
            self.own[eyes] = list(mine["own"])
        self.left: Counter[int] = Counter(dict(enumerate(rules.copies)))
        for cards in [*self.own, *self.passed, self.split, mine.get("worlds", [])]:
            self.left.subtract(cards)
        if eyes is not None and self.drafting:
            self.left.subtract(seen["players"][eyes]["looked_at"])
        self.unknown: list[int] = []

    def full(self) -> Data:
        """Full data of a state that looks the same."""
        self._place_visible_cards()
        self.unknown = self._shuffled(list(self.left.elements()))
        worlds = [self._worlds(seat) for seat in range(self.rules.seats)]
        starters: list[int] = []
        if self.draft["sets"] == 0 and self.seen["deck_size"] < len(self.unknown):
            starters = [card for card in self.unknown if self.rules.start_number[card] >= 0]
            self.unknown = [card for card in self.unknown if card not in starters]
        packets = self._packets()
        for seat in self.others:
            while len(self.own[seat]) < self.draft["piles"][seat]["own_size"]:
                self.own[seat].append(self.unknown.pop())
        full = {**self.seen, "starters": sorted(starters)}
        full["players"], piles = self._seats(worlds, packets)
        rest = sorted(self.unknown)
        removed = [] if self.drafting else rest
        full["deck"] = self._counts(rest if self.drafting else [])
        full["discard"] = self._counts([])
        draft = {**self.draft, "piles": piles, "removed": removed}
        seats = [{**seat, "stored": []} for seat in self.seen["extras"]["seats"]]
        full["extras"] = {**self.seen["extras"], "seats": seats, "draft": draft}
        return full

    def _shuffled(self, cards: list[int]) -> list[int]:
        for last in range(len(cards) - 1, 0, -1):
            other = self.rng.below(last + 1)
            cards[last], cards[other] = cards[other], cards[last]
        return cards

    def _counts(self, cards: list[int]) -> list[int]:
        counts = [0] * self.rules.count
        for card in cards:
            counts[card] += 1
        return counts

    # --- whose own ---------------------------------------------------------------------------

    def _visible(self, seat: int) -> list[int]:
        """The cards of another seat that lie open; in play all of them are its own."""
        player = self.seen["players"][seat]
        opened: list[int] = self.draft["piles"][seat]["opened"]
        return [*player["tableau"], *player["shown"], *opened]

    def _place_visible_cards(self) -> None:
        """What lies open is its owner's; pairs are shared out so that it can be."""
        needs = {
            seat: sorted((Counter(self._visible(seat)) - Counter(self.own[seat])).elements())
            for seat in self.others
        }
        room = {
            seat: self.draft["piles"][seat]["own_size"] - len(self.own[seat]) - len(self.split) // 2
            for seat in self.others
        }
        shares = share_pairs(self.split, needs, self.left, room, self.rng)
        for seat in self.others:
            self.own[seat] += shares[seat]
            more = sorted((Counter(self._visible(seat)) - Counter(self.own[seat])).elements())
            self.own[seat] += more
            self.left.subtract(more)

    def _worlds(self, seat: int) -> list[int]:
        """An even and an odd start world, until one is revealed."""
        mine = self.draft["piles"][seat]
        if seat == self.eyes:
            return list(mine["worlds"])
        numbers = self.rules.start_number
        dealt = []
        for odd in range(mine["worlds_dealt"]):
            fits = [c for c in self.unknown if numbers[c] >= 0 and numbers[c] % 2 == odd]
            dealt.append(fits[-1])
            self.unknown.remove(fits[-1])
        return dealt

    def _packets(self) -> list[list[int]]:
        """The packets before the others; those seen before hold what is left of them."""
        packets: list[list[int]] = [[] for _ in range(self.rules.seats)]
        if not self.drafting:
            return packets
        for seat in self.others:
            size: int = self.seen["players"][seat]["looking_at"]
            remembered = self._shuffled(list(self.passed[seat]))
            for taker in range(len(remembered) - size):
                self.own[self._after(taker + 1)].append(remembered.pop())
            packets[seat] = remembered
            while len(packets[seat]) < size:
                packets[seat].append(self.unknown.pop())
        return packets

    def _after(self, steps: int) -> int:
        """The seat that a packet of ours has come to after so many passes."""
        assert self.eyes is not None
        direction = 1 if self.draft["sets"] % 2 == 1 else -1
        return (self.eyes + direction * steps) % self.rules.seats

    # --- where it lies -----------------------------------------------------------------------

    def _seats(
        self, worlds: list[list[int]], packets: list[list[int]]
    ) -> tuple[list[Data], list[Data]]:
        players: list[Data] = []
        piles: list[Data] = []
        for seat in range(self.rules.seats):
            player = dict(self.seen["players"][seat])
            pile = dict(self.draft["piles"][seat])
            hidden = self._lay(seat, player, pile, packets[seat])
            pile["discard"] = self._counts(pile.pop("lies_in_discard"))
            for _ in range(pile["discard_size"] - sum(pile["discard"])):
                pile["discard"][hidden.pop()] += 1
            pile["deck"] = self._counts(hidden)
            pile["worlds"] = worlds[seat]
            if seat != self.eyes:
                empty: list[list[int]] = [[] for _ in range(self.rules.seats)]
                pile.update({"own": sorted(self.own[seat]), "passed": empty})
                pile.update({"sure": [list(cards) for cards in empty], "split": []})
            players.append(player)
            piles.append(pile)
        return players, piles

    def _lay(self, seat: int, player: Data, pile: Data, packet: list[int]) -> list[int]:
        """Fill in a seat's cards; what is left of its own lies in its deck or discard pile."""
        mine = seat == self.eyes
        hidden = Counter(self.own[seat])
        if mine:
            known = list(Counter(dict(enumerate(player["known"]))).elements())
            hidden.subtract(player["hand"])
            hidden.subtract(player["tableau"])
            if not self.drafting:
                hidden.subtract(player["looked_at"])
        else:
            known = list(pile["opened"])
            hidden.subtract(player["tableau"])
            hidden.subtract(player["shown"])
        hidden.subtract(known)
        cards = self._shuffled(list(hidden.elements()))
        if not mine:
            unseen = player["hand_size"] - len(player["shown"])
            player["hand"] = sorted(player["shown"] + [cards.pop() for _ in range(unseen)])
            looked_at = (
                packet if self.drafting else [cards.pop() for _ in range(player["looking_at"])]
            )
            player["looked_at"] = sorted(looked_at)
            player["known"] = self._counts(known)
            player["pick"] = player["second_pick"] = NONE
        player["good_cards"] = [cards.pop() if good else NONE for good in player["goods"]]
        pile["lies_in_discard"] = known
        return cards
