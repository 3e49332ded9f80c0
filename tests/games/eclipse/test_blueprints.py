"""Which parts may be fitted, held against trying everything out."""

from __future__ import annotations

from itertools import combinations, product

import pytest

from astrarium.core.frame import LEGAL
from astrarium.core.rng import Rng
from astrarium.games.eclipse.blueprints import available, class_values, may_hold, parts_needed
from astrarium.games.eclipse.state import altered
from astrarium.games.eclipse.upgrades import change_slot, fit_reason, fits, legal_fits
from astrarium.games.eclipse.words import FIT, MOST_SLOTS, STARBASE
from tests.games.eclipse.table import Table
from tests.support.rules import rule

SPECIES = ("terran_union", "planta", "mechanema", "orion_hegemony")
OUT_OF_REACH = 32


def random_table(seed: int, classes: tuple[int, ...], lawful: bool) -> Table:
    """Technologies and parts by lot; lawful blueprints, or whatever the slots hold."""
    rng = Rng(seed)
    t = Table(SPECIES[seed % len(SPECIES)], "hydran_progress")
    for card in t.rules.technologies:
        if rng.below(3) == 0:
            t.knows(0, card.id)
    t.s.players[0].parts = 1 << t.part("shard_hull") if seed % 3 == 0 else 0
    for klass in classes:
        slots = int(t.rules.blueprint(t.s.players[0].species, klass).slots)
        for slot in range(slots):
            part = rng.below(len(t.rules.parts))
            if rng.below(2) == 0 and may_hold(t.rules, klass, part):
                change_slot(t.s, 0, klass * MOST_SLOTS + slot, part + 1)
                if lawful and missing(t, klass) > 0:
                    change_slot(t.s, 0, klass * MOST_SLOTS + slot, 0)
    return t


def missing(t: Table, klass: int) -> int:
    player = t.s.players[0]
    return int(parts_needed(t.rules, player.species, player.slots, klass, player.technologies))


def flies(t: Table, klass: int, slots: list[int]) -> bool:
    values = class_values(t.rules, t.s.players[0].species, slots, klass)
    return values[5] >= 0 and (values[4] > 0 or klass == STARBASE)


def fewest(t: Table, klass: int) -> int:
    """The fewest parts that make a blueprint fly, by trying all of them on all slots."""
    player = t.s.players[0]
    useful = [
        number + 1
        for number, part in enumerate(t.rules.parts)
        if available(t.rules, player.technologies, number) and may_hold(t.rules, klass, number)
        if part.id == "hull" or part.energy > 0 or part.movement > 0
    ]
    count = int(t.rules.blueprint(player.species, klass).slots)
    for needed in range(4):
        for places in combinations(range(count), needed):
            for parts in product(useful, repeat=needed):
                slots = player.slots
                for place, part in zip(places, parts, strict=True):
                    slots = altered(slots, klass * MOST_SLOTS + place, part)
                if flies(t, klass, slots):
                    return needed
    return OUT_OF_REACH


@rule("eclipse.upgrade.limit.energy", "eclipse.upgrade.limit.drive")
@pytest.mark.parametrize("seed", range(24))
def test_the_fewest_parts_that_make_a_blueprint_legal(seed: int) -> None:
    for klass in (0, STARBASE):
        t = random_table(seed, (klass,), lawful=False)
        found, expected = missing(t, klass), fewest(t, klass)
        assert found == expected or (expected == OUT_OF_REACH and found > 3)


@rule("eclipse.upgrade.limit.energy", "eclipse.upgrade.limit.technology")
@pytest.mark.parametrize("seed", range(16))
def test_what_is_offered_is_what_nothing_is_against(seed: int) -> None:
    t = random_table(seed, (0, 1, 2, 3), lawful=True)
    for left in range(3):
        open_fits = [c for c in fits(t.s, 0) if fit_reason(t.s, 0, c - FIT, left) == LEGAL]
        assert sorted(legal_fits(t.s, 0, left)) == sorted(open_fits)


@rule("eclipse.upgrade.limit.energy", "eclipse.upgrade.limit.drive")
@pytest.mark.parametrize("seed", range(32))
def test_in_the_middle_of_an_action_it_is_what_nothing_is_against_too(seed: int) -> None:
    """One class lacks energy or a drive, the others do not."""
    t = random_table(seed, (seed % 4,), lawful=False)
    for left in range(4):
        open_fits = [c for c in fits(t.s, 0) if fit_reason(t.s, 0, c - FIT, left) == LEGAL]
        assert sorted(legal_fits(t.s, 0, left)) == sorted(open_fits)


@rule("eclipse.upgrade.limit.drive")
@pytest.mark.parametrize("seed", range(6))
def test_with_no_part_to_follow_only_legal_blueprints_are_offered(seed: int) -> None:
    t = random_table(seed, (), lawful=True)
    player = t.s.players[0]
    for choice in fits(t.s, 0):
        place, part = (choice - FIT) // 32, (choice - FIT) % 32
        if not may_hold(t.rules, place // MOST_SLOTS, part):
            continue
        after = altered(player.slots, place, part + 1)
        same = player.slots[place] == part + 1 or printed(t, place) == part
        is_open = fit_reason(t.s, 0, choice - FIT, 0) == LEGAL
        assert is_open == (flies(t, place // MOST_SLOTS, after) and not same)


def printed(t: Table, place: int) -> int:
    board = t.rules.blueprint(t.s.players[0].species, place // MOST_SLOTS)
    return board.printed[place % MOST_SLOTS]
