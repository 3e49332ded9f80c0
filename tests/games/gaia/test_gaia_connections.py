"""How connections are kept: as bits, each once, however many there are."""

from __future__ import annotations

from itertools import combinations

from astrarium.games.gaia.bench import FIFTEEN, TWELVE, spread_out
from astrarium.games.gaia.clusters import Clusters
from astrarium.games.gaia.connections import ENOUGH, MEMBERS, WORDS, Connections
from astrarium.games.gaia.federations import Search
from astrarium.games.gaia.frames.federation import list_federations


def connections() -> Connections:
    return Connections(Search(Clusters(spread_out(0, TWELVE), 0), 8))


def test_a_set_is_parted_in_every_way_whose_connections_could_meet() -> None:
    search = connections().search
    compared = 0
    for mask, table in search.tables.items():
        bits = [1 << i for i in range(12) if mask >> i & 1]
        wanted = set()
        for size in range(1, len(bits)):
            for half in combinations(bits, size):
                one = search.tables.get(sum(half))
                two = search.tables.get(mask - sum(half))
                if one and two and one.least + two.least <= 8 + 1:  # they share one satellite
                    wanted.add(frozenset([sum(half), mask - sum(half)]))
        pairs = [frozenset([int(one.mask), int(two.mask)]) for one, two in table.parts]
        assert len(pairs) == len(wanted)
        assert set(pairs) == wanted
        compared += len(pairs)
    assert compared > 300


def test_every_space_is_read_back_from_its_bit() -> None:
    found = connections()
    assert len(found.search.spaces) > 94  # the first two words are full
    for space in found.search.spaces:
        assert found._hexes(found.bits, space * WORDS) == [space]


def test_of_many_connections_each_is_kept_once() -> None:
    """Three thousand are more than the first pool and the first table of hashes can hold."""
    found = connections()
    places, hashes = len(found.pool), len(found.hashes)
    found.question = 1
    for _ in range(2):
        for number in range(3000):
            found._add(number << 30, number, 7, 0)
    assert found.end - found.begin == 3000 * WORDS
    assert [found.pool[found.begin + at * WORDS + 1] for at in range(3000)] == list(range(3000))
    assert 3000 * WORDS < len(found.pool) == 4 * places
    assert 3000 < len(found.hashes) == 16 * hashes


def test_connections_that_differ_in_any_word_are_different() -> None:
    found = connections()
    found.question = 1
    for words in ((1, 0, 0, 0), (0, 1, 0, 0), (0, 0, 1, 0), (0, 0, 0, 1), (0, 0, 0, 0)):
        found._add(*words)
        found._add(*words)
    assert found.end - found.begin == 5 * WORDS


def test_a_new_question_forgets_what_was_found_for_the_last_one() -> None:
    found = connections()
    found.question = 1
    found._add(5, 6, 7, 8)
    found.question = 2
    found.begin = found.end
    found._add(5, 6, 7, 8)
    assert found.end - found.begin == WORDS


def test_a_connection_that_is_a_federation_already_is_marked_and_still_the_same() -> None:
    found = connections()
    found.question = 1
    found._add(MEMBERS >> 18, 0, 0, 0)  # all twelve clusters
    assert found.pool[found.begin + 3] == ENOUGH
    found._add(MEMBERS >> 18, 0, 0, ENOUGH)
    assert found.end - found.begin == WORDS
    found._add(1, 0, 0, ENOUGH)  # a mine alone: the mark of a part does not count
    assert found.pool[found.begin + WORDS + 3] == 0


def test_fifteen_lonely_structures_have_many_federations() -> None:
    """Two older searches found 3866, 585 and 586: those that no other way forbids, whosever planets
    it takes."""
    counts = {seed: len(list_federations(spread_out(seed, FIFTEEN), 0)) for seed in (7, 8, 18)}
    assert counts == {7: 3883, 8: 603, 18: 586}


def test_weak_sets_that_nothing_larger_is_made_of_have_no_table_unless_a_core_may_need_it() -> None:
    """Of 651 sets that only a core with clusters to spare could need, a third is dismissed."""
    clusters = Clusters(spread_out(8, FIFTEEN), 0)
    without_spare = Search(clusters, 12, cheapest=True)
    every = Search(clusters, 12)
    assert len(without_spare.tables) == 925
    assert len(every.tables) == 925 + 413
    assert every.cores == without_spare.cores
    assert every.core_costs == without_spare.core_costs


def test_what_every_smallest_connection_touches_is_touched_by_all_that_are_listed() -> None:
    found = connections()
    search = found.search
    asked = 0
    for table in list(search.tables.values())[::2]:
        for node in [*search.spaces[::5], *range(found.n, found.n + found.m)]:
            if table.costs[node] > search.most:
                continue
            sure = found._sure(table, node)
            found._answer(table, node)
            kept = range(table.begins[node], table.ends[node], WORDS)
            common = MEMBERS
            for at in kept:
                common &= found.pool[at] | table.mask
            assert common & sure & MEMBERS == sure & MEMBERS
            asked += len(kept)
    assert asked > 1000
