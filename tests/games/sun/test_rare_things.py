"""What chance seldom brings is brought about fifty times each, from positions built for it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from astrarium.core.frame import CHANCE, MAIN
from astrarium.core.playout import roll
from astrarium.core.rng import Rng
from astrarium.games.sun.game import GAME
from astrarium.games.sun.words import NONE
from astrarium.parts.bag import bag_of, new_deck
from tests.games.sun.table import Table

TIMES = 50
PLACES = ("a_left", "a_right", "b_left", "b_right", "shipyard_left", "shipyard_right")


def go_on(t: Table, seed: int, rounds: int = 2) -> Table:
    """Chance plays everybody for a while; nothing may break."""
    rng, s = Rng(seed), t.s
    last = s.round_number + rounds
    while not s.over and s.round_number < last:
        lane = int(s.next_lane())
        if s.asked(lane) == CHANCE:
            s.answer(lane, roll(s, lane, rng))
        else:
            s.answer(lane, rng.pick(s.lane_options(lane)))
        assert only_unbuilt(GAME.broken(s)) == []
    return t


def only_unbuilt(broken: list[str]) -> list[str]:
    """What the built position itself does not break: its cubes and decks are as they were set."""
    built = ("twenty cubes", "sixteen discs", "systems are conserved", "technologies are conserved")
    return [name for name in broken if not name.startswith(built)]


def gained_in_anothers_turn(seed: int) -> bool:
    leaver, heir = seed % 4, (seed + 1 + seed % 3) % 4
    place = PLACES[seed % len(PLACES)]
    t = Table().seat(leaver, ore=1).outpost(leaver, place, "ore")
    t.ships(leaver, place, 2).ships(heir, place, 1).production(leaver)
    t.do("produce trade", f"scrap 2 at {place.replace('_', ' ')}").rest()
    while t.controller(place) == heir and t.outpost_at(place) is None:
        t.s.answer(MAIN, t.s.lane_options(MAIN)[seed % len(t.s.lane_options(MAIN))])
    held = t.outpost_at(place)
    return held is not None and held[0] == heir and t.s.active == leaver and done(go_on(t, seed))


def two_tied(seed: int) -> bool:
    leaver, one, other = seed % 4, (seed + 1) % 4, (seed + 2) % 4
    place = PLACES[seed % len(PLACES)]
    t = Table().seat(leaver, ore=1).outpost(leaver, place, "food").ships(leaver, place, 3)
    t.ships(one, place, 2).ships(other, place, 1, 1).production(leaver)
    t.do("produce trade", f"scrap 3 at {place.replace('_', ' ')}")
    nobody = t.controller(place) is None and t.player(leaver).food_discs == 8
    return nobody and done(go_on(t, seed))


def star_stands_in(seed: int) -> bool:
    seat, place = seed % 4, PLACES[seed % len(PLACES)]
    t = Table().seat(seat, food_discs=0, ore_discs=0).ships(seat, place, 1 + seed % 4)
    t.settle(seat)
    while t.outpost_at(place) is None:
        t.s.answer(MAIN, t.s.lane_options(MAIN)[0])
    return t.outpost_at(place) == (seat, "star") and done(go_on(t, seed))


def supply_empty(seed: int) -> bool:
    seat = seed % 4
    t = Table().supply(seat, 0, 0, 0, 0, 0).seat(seat, food_discs=seed % 8, ore=seed % 7)
    before = int(t.player(seat).population)
    t.production(seat).do("produce growth")
    return t.player(seat).population == before and done(go_on(t, seed))


def both_decks_empty(seed: int) -> bool:
    seat, place = seed % 4, PLACES[seed % 4]
    t = Table().seat(seat, ore=4, population=1).know(seat, "I2")
    for deck in (0, 1):
        t.s.set_systems(deck, new_deck(bag_of([], len(t.rules.systems))))
    t.outpost(seat, place, "food").ships(seat, place, 4, 4).turn(seat)
    t.do("act terraforming 1 1", f"colonize {place.replace('_', ' ')}", "land 4", "land 4")
    t.do("landed")
    return t.s.systems[t.places().index(place)] == NONE and done(go_on(t, seed))


def type_run_out(seed: int) -> bool:
    """No card of the type is left: all that were turned up are offered."""
    seat = seed % 4
    t = Table().know(seat, "I1", "I2").seat(seat, ore=5, population=4)
    others = [
        number
        for number, card in enumerate(t.rules.technologies)
        if card.level == 1 and card.match & 0b0100 == 0
    ]
    left = others[seed % 3 : 3 + seed % 4]
    t.s.set_deck(1, new_deck(bag_of(left, len(t.rules.technologies))))
    t.turn(seat).do("act research level 2 1", "research IIB", "event asteroid windfall")
    t.do("type military", *[f"turn up {name(t, card)}" for card in left])
    return t.options() == sorted_lays(t, left) and done(go_on(t, seed))


def name(t: Table, card: int) -> str:
    return t.rules.technologies[card].id.replace("_", " ")


def sorted_lays(t: Table, cards: list[int]) -> list[str]:
    return [f"lay {name(t, card)}" for card in sorted(cards)]


def done(t: Table) -> bool:
    """The game went on from there."""
    return t.s.round_number > 1 or t.s.over


RARE: dict[str, Callable[[int], bool]] = {
    "control gained in another's turn": gained_in_anothers_turn,
    "two tied: nobody controls": two_tied,
    "a star disc stands in": star_stands_in,
    "supply empty": supply_empty,
    "both system decks empty": both_decks_empty,
    "a type run out of its deck": type_run_out,
}


@pytest.mark.parametrize("name", RARE)
def test_it_happens_fifty_times(name: str) -> None:
    happened = sum(RARE[name](seed) for seed in range(TIMES))
    assert happened == TIMES


def test_the_six_rare_things_are_looked_at() -> None:
    assert len(RARE) == 6
