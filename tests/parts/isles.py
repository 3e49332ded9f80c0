"""Isles: a small game of what larger ones are made of.

A map that grows, a deck whose rejected tiles lie under it, tiles that are programs, dice. Two
tiles are put aside unseen; whoever draws one lays it, linked by its strait, or puts it under the
deck for a shell.
"""

from __future__ import annotations

from typing import Any, Final

from astrarium.core.agenda import Agenda, new_agenda, no_agenda
from astrarium.core.codec import ints
from astrarium.core.dealing import DealtGame
from astrarium.core.frame import (
    AGAIN,
    DONE,
    LEGAL,
    MAIN,
    NOBODY,
    NOT_OFFERED,
    Frame,
    SeatFrame,
    because,
)
from astrarium.core.game import Data, Options, ReasonCard
from astrarium.core.position import Position
from astrarium.core.rng import Rng
from astrarium.parts.bag import Bag, Deck, FromBag, Unseen, bag_of, deck_from, new_deck, seen_deck
from astrarium.parts.dice import Dice, Roll, shows
from astrarium.parts.hexes import EDGES, NO_HEX, Growing, across
from astrarium.parts.notation import Notation, listed
from astrarium.parts.program import (
    OPTION,
    ProgramRules,
    Programs,
    Vocabulary,
    read_programs,
    say_choice,
)
from astrarium.parts.program_frames import PROGRAM_FRAMES, program_reason, run_program

PROGRAMS: Final[dict[str, Any]] = {
    "meadow": {"steps": [{"do": "gain", "shells": 1}]},
    "volcano": {"steps": [{"do": "roll", "dice": 3}]},
    "market": {
        "cost": {"shells": 1},
        "steps": [
            {
                "do": "choose",
                "options": [[{"do": "gain", "shells": 2}], [{"do": "roll", "dice": 2}]],
            }
        ],
    },
    "harbour": {
        "steps": [
            {
                "do": "optional",
                "cost": {"shells": 1},
                "steps": [{"do": "for_each", "of": "isles", "every": 3, "steps": [
                    {"do": "gain", "shells": 1}
                ]}],
            }
        ]
    },
}  # fmt: skip
KINDS: Final = list(PROGRAMS)
STRAITS: Final = [0b111111, 0b001001, 0b010101, 0b000011]  # open edges by kind; the first is one
TILES: Final = [0, 0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3]
ASIDE: Final = 2
DICE: Final = Dice("012")

TILE: Final = 1 << 8
LAY: Final = 2 << 8  # beyond this edge of this isle: isle * 6 + edge
UNDER: Final = 3 << 8
STEP: Final = 4 << 8  # a choice of a program
ROLL: Final = 5 << 8
TOO_POOR: Final = 2


class Isles(Position[ProgramRules]):
    def __init__(
        self, rules: ProgramRules, agenda: Agenda, shells: list[int], sea: Growing, deck: Deck
    ) -> None:
        super().__init__(rules, agenda, 0)
        self.shells = shells  # by seat
        self.sea = sea
        self.deck = deck
        self.aside: list[int] = []
        self.drawn = NO_HEX  # the tile that is being laid

    def clone(self) -> Isles:
        other = Isles(
            self.rules, self.agenda.clone(), self.shells[:], self.sea.clone(), self.deck.clone()
        )
        other.aside = self.aside[:]
        other.drawn = self.drawn
        return other

    def scores(self) -> list[int]:
        return self.shells[:]


class Words(Vocabulary[Isles]):
    def __init__(self) -> None:
        deeds = {"gain": {"shells": int}, "roll": {"dice": int}}
        super().__init__(STEP, ["shells"], {"isles": len(TILES)}, deeds)

    def read(self, deed: int, step: Data) -> list[int]:
        return [step["shells"] if deed == 0 else step["dice"]]

    def pay_reason(self, s: Isles, seat: int, cost: list[int]) -> int:
        return LEGAL if s.shells[seat] >= cost[0] else because(TOO_POOR, cost[0], s.shells[seat])

    def pay(self, s: Isles, lane: int, seat: int, cost: list[int]) -> None:
        s.shells[seat] -= cost[0]

    def count(self, s: Isles, seat: int, counter: int) -> int:
        return len(s.sea.tiles)

    def do(self, s: Isles, lane: int, seat: int, deed: int, arguments: list[int]) -> None:
        if deed == 0:
            s.shells[seat] += arguments[0]
        else:
            s.push(lane, RollShells(seat, arguments[0], 0))


# --- frames --------------------------------------------------------------------------------------


class Turn(Frame[Isles]):
    """Until the deck is gone, five turns each at most."""

    def __init__(self, number: int) -> None:
        self.number = number

    def advance(self, s: Isles, lane: int) -> int:
        seats = len(s.shells)
        if s.deck.size == 0 or self.number == 5 * seats:
            return DONE
        s.replace(lane, Turn(self.number + 1))
        s.push(lane, LayTile(self.number % seats))
        s.push(lane, DrawTile())
        return AGAIN


class DrawTile(FromBag[Isles]):
    def bag(self, s: Isles) -> Bag:
        return s.deck.top()

    def verb(self) -> int:
        return TILE

    def take(self, s: Isles, lane: int, choice: int) -> None:
        s.pop(lane)
        s.deck.take(choice - TILE)
        s.drawn = choice - TILE


class PutAside(DrawTile):
    """Nobody sees which."""

    def take(self, s: Isles, lane: int, choice: int) -> None:
        s.pop(lane)
        s.deck.take(choice - TILE)
        s.aside = sorted([*s.aside, choice - TILE])

    def audience(self, s: Isles, choice: int) -> int:
        return NOBODY


class LayTile(SeatFrame[Isles]):
    """Beyond an open strait, its first strait towards it; or under the deck."""

    def candidates(self, s: Isles) -> list[int]:
        sea = s.sea
        found = [
            LAY + isle * EDGES + edge
            for isle in range(len(sea.tiles))
            for edge in range(EDGES)
            if sea.edges(isle, STRAITS) >> edge & 1 and sea.neighbour(isle, edge) == NO_HEX
        ]
        return [*found, UNDER]

    def reason(self, s: Isles, choice: int) -> int:
        return LEGAL if choice == UNDER else program_reason(s, self.player, s.drawn)

    def take(self, s: Isles, lane: int, choice: int) -> None:
        s.pop(lane)
        tile, s.drawn = s.drawn, NO_HEX
        if choice == UNDER:
            s.deck.lay_under([tile])
            s.shells[self.player] += 1
            return
        isle, edge = divmod(choice - LAY, EDGES)
        s.sea.lay(across(s.sea.spot(isle), edge), tile, (edge + 3) % EDGES)
        run_program(s, lane, self.player, tile)


class RollShells(Roll[Isles]):
    def __init__(self, player: int, left: int, counts: int) -> None:
        super().__init__(left, counts)
        self.player = player

    def dice(self, s: Isles) -> Dice:
        return DICE

    def verb(self) -> int:
        return ROLL

    def going_on(self, left: int, counts: int) -> RollShells:
        return RollShells(self.player, left, counts)

    def done(self, s: Isles, lane: int, counts: int) -> None:
        s.shells[self.player] += shows(counts, 1) + 2 * shows(counts, 2)


# --- the game ------------------------------------------------------------------------------------


def deal(s: Isles, eyes: int | None, rng: Rng) -> None:
    """What lies aside and what is hidden in the deck, anew: nobody has seen either."""
    unseen = Unseen(bag_of(TILES, len(KINDS)), rng)
    unseen.see(s.sea.tiles[1:] + ([] if s.drawn == NO_HEX else [s.drawn]))
    for layer in s.deck.layers[s.deck.hidden :]:
        unseen.see_bag(layer)
    unseen.mix()
    unseen.refill_deck(s.deck)
    s.aside = unseen.several(len(s.aside))


class IslesGame(DealtGame[ProgramRules, Isles]):
    def __init__(self) -> None:
        super().__init__("isles", "Isles", "1", "test", (2, 3), ())
        self.programs: Programs = read_programs(Words(), PROGRAMS)
        self.notation = Notation("isles-no-choice", "Isles", [
            *listed(TILE, "draw {}", KINDS),
            *listed(LAY, "lay at {}", range((len(TILES) + 1) * EDGES)),
            (UNDER, "under the deck"),
            *[(STEP + n, say_choice(self.programs, n)) for n in range(OPTION + 2)],
            *[(ROLL + n, f"roll {DICE.say(n)}") for n in range(DICE.span)],
        ])  # fmt: skip

    def read_rules(self, seats: int, options: Options) -> ProgramRules:
        return ProgramRules(self, seats, options, "isles-1", self.programs)

    def start(self, rules: ProgramRules) -> Isles:
        agenda = new_agenda(rules.seats, Turn(0))
        for _ in range(ASIDE):
            agenda.push(MAIN, PutAside())
        deck = new_deck(bag_of(TILES, len(KINDS)))
        s = Isles(rules, agenda, [1] * rules.seats, Growing([], [], []), deck)
        s.sea.lay((0, 0), 0, 0)  # a meadow that is none of the deck
        return s

    def frames(self) -> dict[str, type[Frame[Any]]]:
        kinds = [Turn, DrawTile, PutAside, LayTile, RollShells, *PROGRAM_FRAMES]
        return {kind.__name__: kind for kind in kinds}

    def reasons(self) -> dict[int, ReasonCard]:
        names = {NOT_OFFERED: "not-offered", TOO_POOR: "too-poor"}
        return {code: ReasonCard(name, "isles.rule") for code, name in names.items()}

    def say(self, rules: ProgramRules, choice: int) -> str:
        return self.notation.say(choice)

    def parse(self, rules: ProgramRules, text: str) -> list[int]:
        return self.notation.parse(text)

    def full_data(self, s: Isles) -> Data:
        sea = {"places": s.sea.places[:], "tiles": s.sea.tiles[:], "turns": s.sea.turns[:]}
        piles = {"deck": s.deck.data(), "aside": s.aside[:], "drawn": s.drawn}
        return {"shells": s.shells[:], **sea, **piles}

    def state_data(self, s: Isles, eyes: int | None) -> Data:
        return {**self.full_data(s), "deck": s.deck.seen(), "aside": len(s.aside)}

    def from_data(self, rules: ProgramRules, data: Data) -> Isles:
        s = self._with(rules, data, deck_from(data["deck"], len(KINDS)))
        s.aside = ints(data["aside"])
        return s

    def blank(self, rules: ProgramRules, seen: Data, eyes: int | None) -> Isles:
        s = self._with(rules, seen, seen_deck(seen["deck"], len(KINDS)))
        s.aside = [0] * seen["aside"]
        return s

    def _with(self, rules: ProgramRules, data: Data, deck: Deck) -> Isles:
        sea = Growing(ints(data["places"]), ints(data["tiles"]), ints(data["turns"]))
        s = Isles(rules, no_agenda(), ints(data["shells"]), sea, deck)
        (s.drawn,) = ints([data["drawn"]])
        return s

    def deal(self, s: Isles, eyes: int | None, rng: Rng) -> None:
        deal(s, eyes, rng)

    def broken(self, s: Isles) -> list[str]:
        lying = [tile for layer in s.deck.layers for tile in layer.things()]
        tiles = s.sea.tiles[1:] + s.aside + lying + ([] if s.drawn == NO_HEX else [s.drawn])
        linked = all(
            any(s.sea.linked(isle, edge, STRAITS) for edge in range(EDGES))
            for isle in range(1, len(s.sea.tiles))
        )
        checks = {"tiles are conserved": sorted(tiles) == TILES, "isles are linked": linked}
        return [name for name, holds in checks.items() if not holds]


GAME: Final = IslesGame()
