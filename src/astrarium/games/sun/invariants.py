"""What holds in every position of Beyond the Sun."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from astrarium.core.frame import Frame
from astrarium.games.sun.achievements import all_discs, disc_at, star_discs
from astrarium.games.sun.frames.colonize import Land
from astrarium.games.sun.frames.events import TakeReward
from astrarium.games.sun.frames.research import KeepPrivate
from astrarium.games.sun.frames.ships import Donate, Jump, Upgrade
from astrarium.games.sun.galaxy import (
    controller,
    is_open,
    new_controller,
    specialties,
)
from astrarium.games.sun.scoring import MOST_DISCS, outposts_of
from astrarium.games.sun.state import DISC_KINDS, Sun
from astrarium.games.sun.words import COLUMNS, FOOD, NONE, ORE, SHIP_LEVELS
from astrarium.parts.bits import bits_in, count_bits


def broken(s: Sun) -> list[str]:
    names = [name for name, holds in CHECKS if not holds(s)]
    for seat in range(len(s.players)):
        if s.players[seat].faction != NONE:
            names += [f"{name} (seat {seat})" for name, holds in SEAT_CHECKS if not holds(s, seat)]
    return names


def _frames(s: Sun) -> list[Frame[Sun]]:
    return [frame for lane in s.agenda.lanes for frame in lane]


def _technologies_fit(s: Sun) -> bool:
    """Every card is in its deck, on a slot, on the drafting board, private or turned up, once."""
    for level in (1, 2, 3):
        found = [*s.cards, *s.market, *s.turned]
        for frame in _frames(s):
            if isinstance(frame, KeepPrivate):
                found += frame.waiting
        for player in s.players:
            found += bits_in(player.private)
        for layer in s.deck_of(level).layers:
            found += layer.things()
        here = sorted(
            card for card in found if card != NONE and s.rules.technologies[card].level == level
        )
        whole = [at for at, card in enumerate(s.rules.technologies) if card.level == level]
        if here != whole and not (not here and s.round_number == 1):
            return False
    return True


def _systems_fit(s: Sun) -> bool:
    found = [system for system in [*s.systems, *s.shown] if system != NONE]
    for frame in _frames(s):
        if isinstance(frame, TakeReward):
            found += frame.waiting
    for event in s.attached:
        if s.rules.events[event // 64].space != NONE:
            found.append(event % 64)
    for player in s.players:
        found += bits_in(player.colonized)
    for deck in (s.deck_a, s.deck_b):
        for layer in deck.layers:
            found += layer.things()
    return not found or sorted(found) == list(range(len(s.rules.systems)))


def _events_fit(s: Sun) -> bool:
    """Enough unseen events for the face-down slots, the certain ones among them."""
    for level in (1, 2):
        slots = [at for at in s.rules.level_slots[level] if (s.face_down >> at) & 1 == 1]
        cards = [at for at in bits_in(s.unseen_events) if s.rules.events[at].level == level]
        certain = [at for at in cards if s.rules.events[at].always]
        if not len(certain) <= len(slots) <= len(cards):
            return False
    return True


def _control_is_explained(s: Sun) -> bool:
    """Whoever controls a place does so by the ships there, or has left it to nobody else."""
    if s.stealth == 1:
        return True  # not looked at before the effect is over
    for lane in s.agenda.lanes:
        if lane and isinstance(lane[len(lane) - 1], (Jump, Upgrade, Donate, Land)):
            return True  # nor here
    for place in range(len(s.systems)):
        if specialties(s, place) == 0:
            if controller(s, place) != NONE:
                return False
        elif new_controller(s, place) != controller(s, place):
            return False
    return True


def _ships_are_somewhere(s: Sun) -> bool:
    for place in range(len(s.systems)):
        if not is_open(s, place) and any(
            s.ships[place * 16 + at] > 0 for at in range(4 * SHIP_LEVELS)
        ):
            return False
    return True


def _discs_fill_from_the_left(s: Sun) -> bool:
    for goal in s.goals:
        discs = [disc_at(s, goal, space) for space in range(MOST_DISCS)]
        claimed = [seat for seat in discs if seat != NONE]
        if discs[: len(claimed)] != claimed or len(set(claimed)) != len(claimed):
            return False
        if len(claimed) > s.rules.achievements[goal].spaces:
            return False
    return True


def _end_is_triggered(s: Sun) -> bool:
    if len(s.goals) < 4:
        return s.last_round == 0
    return (all_discs(s) >= s.rules.discs_to_end) == (s.last_round > 0)


def _pawns_apart(s: Sun) -> bool:
    pawns = [player.pawn for player in s.players if player.pawn != NONE]
    blocked = [pawn for pawn in pawns if not s.rules.spaces[pawn].free]
    private = [pawn for pawn in blocked if s.slot_of(s.rules.spaces[pawn].card) == NONE]
    return len(blocked) - len(set(blocked)) <= len(private)


# --- of one seat ---------------------------------------------------------------------------------


def _cubes_fit(s: Sun, seat: i64) -> bool:
    """Twenty cubes: supply, population, ships, technologies, the museum."""
    player = s.players[seat]
    cubes = player.population + player.supply_cubes() + count_bits(player.researched)
    for place in range(len(s.systems)):
        for level in range(SHIP_LEVELS):
            cubes += i64(s.ships[(place * 4 + seat) * SHIP_LEVELS + level])
    cubes += sum(1 for ship in s.museum if ship % 64 // 8 == seat)
    columns = sum(s.board_of(seat).columns)
    return cubes == columns + s.rules.first_population + 1 <= s.rules.cubes


def _discs_fit(s: Sun, seat: i64) -> bool:
    """Eight food and eight ore discs: tracks, automation, outposts, colonies, achievements."""
    player = s.players[seat]
    lying = [0, 0, 0]
    for place in range(len(s.outposts)):
        disc = i64(s.outposts[place]) - 1
        if disc >= 0 and disc // DISC_KINDS == seat:
            lying[disc % DISC_KINDS] += 1
    food = player.food_discs + player.automated_food + player.colony_food + player.swapped_food
    ore = player.ore_discs + player.automated_ore + player.colony_ore + player.swapped_ore
    return (
        food + lying[FOOD] == s.rules.food_discs
        and ore + lying[ORE] == s.rules.ore_discs
        and sum(lying) == outposts_of(s, seat)
        and star_discs(s, seat) >= 0
    )


def _nothing_negative(s: Sun, seat: i64) -> bool:
    player = s.players[seat]
    return min(player.ore, player.population, player.food_discs, player.ore_discs) >= 0


def _columns_fit(s: Sun, seat: i64) -> bool:
    """Column A has unlimited room."""
    fields = s.board_of(seat).columns
    player = s.players[seat]
    return all(player.column(column) <= fields[column] for column in range(1, len(COLUMNS)))


def _technologies_known(s: Sun, seat: i64) -> bool:
    """The cards of a seat are those where its cubes lie."""
    player = s.players[seat]
    cards = [s.cards[slot] for slot in bits_in(player.researched) if s.cards[slot] != NONE]
    return sorted(cards) == bits_in(player.technologies)


CHECKS: Final[list[tuple[str, Callable[[Sun], bool]]]] = [
    ("technologies are conserved", _technologies_fit),
    ("systems are conserved", _systems_fit),
    ("events are enough", _events_fit),
    ("control is explained by ships", _control_is_explained),
    ("ships are at places", _ships_are_somewhere),
    ("achievements fill from the left", _discs_fill_from_the_left),
    ("the end is triggered by discs", _end_is_triggered),
    ("pawns stand apart", _pawns_apart),
]
SEAT_CHECKS: Final[list[tuple[str, Callable[[Sun, i64], bool]]]] = [
    ("twenty cubes", _cubes_fit),
    ("sixteen discs", _discs_fit),
    ("nothing is negative", _nothing_negative),
    ("columns hold their cubes", _columns_fit),
    ("technologies are where cubes lie", _technologies_known),
]
