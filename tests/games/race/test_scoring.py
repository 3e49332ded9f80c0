"""Scores, and who wins."""

from __future__ import annotations

import pytest

from tests.games.race.table import Table, asked, says
from tests.support.rules import rule


def score(tableau: str, vp: int = 0) -> int:
    t = Table(2)
    t.seat(0, tableau=tableau, vp=vp)
    t.seat(1, tableau="Alpha Centauri")
    return t.lying().scores()[0]


@rule("race.base.scoring.total")
def test_a_score_is_chips_plus_printed_plus_variable_vp() -> None:
    assert score("Rebel Outpost; Old Earth") == 7
    assert score("Rebel Outpost; Old Earth", vp=4) == 11
    # New Earth 3 printed, Mining League 2 for it as a Rare production world.
    assert score("Rebel Outpost; Old Earth; New Earth; Mining League", vp=4) == 16


@rule("race.base.scoring.total")
def test_hand_cards_and_goods_score_nothing() -> None:
    t = Table(2)
    t.seat(0, tableau="Gem World", hand="Rebel Homeworld; Merchant Guild", goods="Gem World")
    assert t.lying().scores()[0] == 1


@rule("race.base.scoring.total")
def test_each_player_scores_their_own_tableau() -> None:
    t = Table(3)
    t.seat(0, tableau="Merchant Guild; Rebel Homeworld", vp=1)
    t.seat(1, tableau="Gem World; Spice World", vp=2)
    t.seat(2, tableau="Galactic Federation", vp=3)
    assert t.lying().scores() == [8, 4, 5]


@rule("race.base.scoring.highest-wins")
def test_the_highest_score_wins() -> None:
    t = Table(3)
    t.seat(0, tableau="Old Earth", vp=6)
    t.seat(1, tableau="Epsilon Eridani", vp=8)
    t.seat(2, tableau="New Sparta", hand="Gem World; Spice World; Comet Zone", vp=6)
    s = t.lying()
    assert s.scores() == [8, 9, 7]
    assert s.ranking() == [2, 1, 3]


@rule("race.base.scoring.tie-hand-and-goods")
@pytest.mark.parametrize(
    ("first", "second", "ranking"),
    [
        # hand cards and goods of seat 0 and seat 1
        (("Gem World", ""), ("", ""), [1, 2]),
        (("", ""), ("Gem World", ""), [2, 1]),
        (("", "Mining World"), ("", ""), [1, 2]),
        (("Gem World", "Mining World"), ("Drop Ships", ""), [1, 2]),
        (("Gem World; Space Port", ""), ("Drop Ships", "Comet Zone; Rebel Miners"), [2, 1]),
    ],
)
def test_a_tie_goes_to_most_hand_cards_and_goods_together(
    first: tuple[str, str], second: tuple[str, str], ranking: list[int]
) -> None:
    t = Table(2)
    t.seat(0, tableau="Mining World; Artist Colony", hand=first[0], goods=first[1])
    t.seat(1, tableau="Comet Zone; Rebel Miners", hand=second[0], goods=second[1])
    s = t.lying()
    assert s.scores() == [3, 3]
    assert s.ranking() == ranking


@rule("race.base.scoring.tie-hand-and-goods")
def test_hand_and_goods_matter_only_among_tied_players() -> None:
    t = Table(2)
    t.seat(0, tableau="Old Earth")
    t.seat(1, tableau="New Sparta; Gem World", goods="Gem World", hand="Drop Ships; Comet Zone")
    s = t.lying()
    assert s.scores() == [2, 2]
    assert s.ranking() == [2, 1]
    richer = Table(2)
    richer.seat(0, tableau="Old Earth", vp=1)
    richer.seat(1, tableau="New Sparta; Gem World", goods="Gem World", hand="Drop Ships")
    assert richer.lying().ranking() == [1, 2]


@rule("race.base.scoring.tie-hand-after-limit")
def test_the_tie_break_counts_the_hand_after_the_hand_limit() -> None:
    twelve = (
        "Gem World; Spice World; Artist Colony; Space Port; Secluded World; Prosperous World; "
        "Imperium Armaments World; New Earth; Genetics Lab; Public Works; Research Labs; Drop Ships"
    )
    nine = (
        "Space Marines; Drop Ships; Colony Ship; Export Duties; Interstellar Bank; "
        "Mining Robots; Replicant Robots; Merchant Guild; New Economy"
    )
    t = Table(2)
    t.seat(0, tableau="Mining World; Distant World", hand=twelve, vp=12)
    t.seat(
        1,
        tableau="Comet Zone; Bio-Hazard Mining World",
        hand=nine,
        goods="Comet Zone; Bio-Hazard Mining World",
        vp=12,
    )
    s = t.end_of_round()
    # 12 cards against 9 and 2 goods: without the limit seat 0 would win.
    assert s.ranking() == [1, 2]
    assert asked(s) == [0]
    s.play(0, says(s, 0)[0])
    s.play(0, says(s, 0)[0])
    assert s.over
    assert s.scores() == [16, 16]
    # 10 against 11.
    assert s.ranking() == [2, 1]


@rule("race.base.scoring.tie-shared")
def test_players_still_tied_share_the_victory() -> None:
    t = Table(4)
    t.seat(0, tableau="Mining World", hand="Gem World; Space Port")
    t.seat(1, tableau="Comet Zone", hand="Spice World", goods="Comet Zone")
    t.seat(2, tableau="New Sparta", hand="Drop Ships; Space Marines")
    t.seat(3, tableau="Old Earth", hand="Artist Colony")
    s = t.lying()
    assert s.scores() == [2, 2, 1, 2]
    assert s.ranking() == [1, 1, 4, 3]


@rule("race.base.scoring.variable-one-term-per-card")
def test_a_card_scores_under_its_first_fitting_term_only() -> None:
    # Alien Robotic Factory: Alien production world and ALIEN keyword; only the 3 VP count.
    assert score("Alien Tech Institute; Alien Robotic Factory") == 2 + 3 + 5
    # Rebel Warrior Race: a Genes world (2) and a military world (1), for Pan-Galactic League.
    assert score("Pan-Galactic League; Rebel Warrior Race") == 2 + 2
    # Rebel Miners for Galactic Imperium: rebel military (2), and military (1).
    assert score("Galactic Imperium; Rebel Miners") == 2 + 1


@rule("race.base.scoring.variable-counts-itself")
def test_a_variable_development_counts_itself_where_it_fits() -> None:
    assert score("Galactic Federation") == 2
    assert score("Alien Tech Institute") == 2
    assert score("New Economy") == 2
    assert score("Trade League") == 2
    assert score("Galactic Survey: SETI") == 1
    assert score("New Galactic Order") == 2
    assert score("Merchant Guild") == 0
    assert score("Mining League") == 0


@rule("race.base.scoring.variable-independent")
def test_one_card_scores_for_several_variable_developments() -> None:
    # New Earth, printed 3: 2 for Mining League, 2 for Merchant Guild, 1 for New Economy, which
    # counts itself and Mining League (2 each) too.
    assert score("New Earth; Mining League") == 3 + 2
    assert score("New Earth; Mining League; Merchant Guild") == 3 + 2 + 2
    assert score("New Earth; Mining League; Merchant Guild; New Economy") == 3 + 2 + 2 + 5
