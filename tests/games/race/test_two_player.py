"""The advanced two-player game: two of nine action cards each."""

import itertools

import pytest

import astrarium
from astrarium.core.errors import BadOptions
from astrarium.games.race.state import Race
from tests.games.race.looking import (
    all_pass,
    draws_of,
    listening,
    phases,
    play_on,
    refusal,
    seen,
    told,
)
from tests.games.race.table import (
    Table,
    any_draws,
    asked,
    goods,
    hand,
    reason_keys,
    says,
)
from tests.support import rule

CARDS = [
    "explore +5",
    "explore +1+1",
    "develop",
    "settle",
    "consume trade",
    "consume 2x",
    "produce",
]


def advanced() -> Table:
    return Table(2, advanced_two_player=True)


def pairs_offered(s: Race) -> list[tuple[str, str]]:
    pairs = []
    for first in says(s, 0):
        trial = s.clone()
        trial.play(0, first)
        pairs += [(first, second) for second in says(trial, 0)]
    return pairs


@rule("race.base.two-player.nine-action-cards")
def test_develop_and_settle_are_there_twice_and_the_others_once() -> None:
    expected = [*itertools.combinations(CARDS, 2), ("develop", "develop"), ("settle", "settle")]
    offered = pairs_offered(advanced().choosing())
    assert sorted(offered) == sorted((f"choose {a}", f"choose {b}") for a, b in expected)
    assert len(offered) == 21 + 2


@rule("race.base.two-player.only-two-players")
@pytest.mark.parametrize("seats", [3, 4])
def test_the_advanced_game_is_refused_with_more_than_two_players(seats: int) -> None:
    with pytest.raises(BadOptions, match=r"race\.base\.two-player\.only-two-players"):
        astrarium.start("race", seats, {"advanced_two_player": True})
    assert astrarium.start("race", seats).rules.seats == seats


@rule("race.base.two-player.only-two-players")
def test_two_players_may_play_the_advanced_game() -> None:
    assert len(pairs_offered(advanced().choosing())) == 23
    assert astrarium.start("race", 2, {"advanced_two_player": True}).rules.seats == 2


@rule("race.base.two-player.two-choices")
def test_each_player_chooses_two_cards() -> None:
    s = listening(advanced()).choosing()
    s.play(0, "choose produce; explore +5")
    s.play(1, "choose develop")
    assert asked(s) == [1]
    assert told(s, "action") == []
    s.play(1, "choose settle")
    assert [(seat, card) for seat, card, _, _ in told(s, "action")] == [
        (0, 0),
        (0, 6),
        (1, 2),
        (1, 3),
    ]
    assert [row[3] for row in told(s, "action")] == [
        "race.base.choose.revealed-together",
        "race.base.two-player.two-choices",
    ] * 2


@rule("race.base.two-player.two-choices")
def test_the_two_cards_are_different_ones_named_in_the_order_of_the_phases() -> None:
    s = advanced().choosing()
    taken = ("card-taken", (0, 0), "race.base.two-player.two-choices")
    assert refusal(s, 0, "choose produce") == taken
    s.play(0, "choose explore +1+1")
    assert refusal(s, 0, "choose explore +1+1") == taken
    assert refusal(s, 0, "choose explore +5") == taken
    assert reason_keys(s, 0, "choose develop") == []


@rule("race.base.two-player.two-choices")
def test_the_first_of_two_choices_is_as_secret_as_the_second() -> None:
    s = advanced().choosing()
    views = [s.view(1), s.view(None)]
    s.play(0, "choose develop")
    assert [s.view(1), s.view(None)] == views
    assert seen(s, 0, 0)["pick"] == 2
    s.play(0, "choose settle")
    assert [s.view(1), s.view(None)] == views
    assert seen(s, 0, 0)["second_pick"] == 3
    assert "second_pick" not in seen(s, 1, 0)


@rule("race.base.two-player.both-explores-look")
@pytest.mark.parametrize(("powers", "looks"), [("", 8), ("; Expedition Force", 9)])
def test_both_explores_look_at_eight_cards(powers: str, looks: int) -> None:
    t = advanced().seat(0, tableau=f"New Sparta{powers}")
    s = t.chosen("explore +5 & explore +1+1", "settle & produce")
    assert draws_of(s, 0) == looks
    assert len(s.players[0].looked_at) == looks
    assert len(s.players[1].looked_at) == 2


@rule("race.base.two-player.both-explores-keep")
@pytest.mark.parametrize(("powers", "kept"), [("", 2), ("; Research Labs", 3)])
def test_both_explores_keep_two_cards(powers: str, kept: int) -> None:
    t = advanced().seat(0, tableau=f"New Sparta{powers}")
    s = t.chosen("explore +5 & explore +1+1", "produce & settle")
    any_draws(s)
    play_on(s)
    assert [len(player.hand) for player in s.players] == [kept, 1]


@rule("race.base.two-player.both-explores-keep")
def test_explore_plus_five_alone_keeps_one_in_the_advanced_game() -> None:
    s = advanced().chosen("explore +5 & settle", "explore +1+1 & settle")
    any_draws(s)
    play_on(s)
    assert [len(player.hand) for player in s.players] == [1, 2]


@rule("race.base.two-player.both-consumes-trade-first")
def test_both_consumes_sell_first_and_then_consume_for_double_vp() -> None:
    worlds = "Gem World; Comet Zone"
    t = advanced().seat(0, tableau=f"Earth's Lost Colony; {worlds}", goods=worlds)
    s = t.chosen("consume trade & consume 2x", "explore +5 & explore +1+1")
    any_draws(s)
    s.play(0, says(s, 0)[0])
    s.play(1, "; ".join(says(s, 1)[:2]).replace("; keep ", "; "))
    before = len(hand(s, 0))
    assert says(s, 0) == ["sell from Gem World", "sell from Comet Zone"]
    s.play(0, "sell from Comet Zone")
    assert draws_of(s, 0) == 3
    assert len(hand(s, 0)) == before + 3
    assert s.players[0].vp == 0
    assert says(s, 0) == ["use Earth's Lost Colony"]
    s.play(0, "use Earth's Lost Colony")
    s.play(0, "consume from Gem World")
    assert s.players[0].vp == 2


@rule("race.base.two-player.both-consumes-trade-first")
def test_the_chooser_of_one_consume_card_has_only_its_bonus() -> None:
    t = advanced().seat(0, tableau="Earth's Lost Colony; Gem World", goods="Gem World")
    t.seat(1, tableau="Epsilon Eridani; Comet Zone", goods="Comet Zone")
    s = t.chosen("consume 2x & settle", "consume trade & settle")
    all_pass(s)
    assert says(s, 0) == ["use Earth's Lost Colony"]
    assert says(s, 1) == ["sell from Comet Zone"]


@rule("race.base.two-player.both-consumes-single-phase")
def test_both_consumes_are_one_phase_in_which_each_power_works_once() -> None:
    worlds = "Gem World; Comet Zone; Spice World"
    t = advanced().seat(0, tableau=f"Earth's Lost Colony; {worlds}", goods=worlds)
    s = listening(t).chosen("consume trade & consume 2x", "consume trade & consume 2x")
    s.play(0, "sell from Gem World")
    any_draws(s)
    s.play(0, "use Earth's Lost Colony")
    s.play(0, "consume from Comet Zone")
    assert phases(s) == [4]
    assert s.round_number == 2
    assert goods(s, 0) == ["Spice World"]
    assert s.players[0].vp == 2
