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
    pay_anything,
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
    chance_asked,
    draws,
    goods,
    hand,
    reason_keys,
    says,
    tableau,
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


@rule("race.base.two-player.double-develop")
@pytest.mark.parametrize(
    ("mine", "yours", "order"),
    [
        ("develop & develop", "produce & settle", [2, 2, 3, 5]),
        ("produce & settle", "develop & develop", [2, 2, 3, 5]),
        ("develop & develop", "develop & develop", [2, 2]),
    ],
)
def test_two_develops_of_one_player_make_two_develop_phases(
    mine: str, yours: str, order: list[int]
) -> None:
    s = listening(advanced()).chosen(mine, yours)
    play_on(s)
    assert phases(s) == order


@rule("race.base.two-player.double-develop")
def test_each_of_the_two_develop_phases_is_complete() -> None:
    cards = "Export Duties; Public Works; Gem World; New Earth"
    s = (
        advanced()
        .seat(0, tableau="Old Earth", hand=cards)
        .chosen("develop & develop", "settle & produce")
    )
    s.play(0, "develop Public Works")
    s.play(1, "pass")
    s.play(0, "develop Export Duties")
    s.play(1, "pass")
    assert tableau(s, 0) == ["Old Earth", "Public Works", "Export Duties"]
    any_draws(s)
    assert len(hand(s, 0)) == 3


@rule("race.base.two-player.double-settle")
@pytest.mark.parametrize(
    ("mine", "yours", "order"),
    [
        ("settle & settle", "produce & develop", [2, 3, 3, 5]),
        ("develop & produce", "settle & settle", [2, 3, 3, 5]),
        ("settle & settle", "settle & settle", [3, 3]),
    ],
)
def test_two_settles_of_one_player_make_two_settle_phases(
    mine: str, yours: str, order: list[int]
) -> None:
    s = listening(advanced()).chosen(mine, yours)
    play_on(s)
    assert phases(s) == order


@rule("race.base.two-player.double-settle")
def test_each_of_the_two_settle_phases_is_complete() -> None:
    t = advanced().seat(
        0, tableau="New Sparta", hand="Outlaw World; Star Nomad Lair; Avian Uplift Race"
    )
    s = t.chosen("settle & produce", "settle & settle")
    s.play(0, "settle Avian Uplift Race")
    s.play(1, "pass")
    any_draws(s)
    s.play(0, "settle Star Nomad Lair")
    s.play(1, "pass")
    any_draws(s)
    assert tableau(s, 0) == ["New Sparta", "Avian Uplift Race", "Star Nomad Lair"]
    assert goods(s, 0) == ["Avian Uplift Race", "Star Nomad Lair"]


@rule("race.base.two-player.double-both-take-part")
@pytest.mark.parametrize("action", ["develop", "settle"])
def test_both_players_are_asked_in_both_phases(action: str) -> None:
    s = advanced().chosen(f"{action} & {action}", "consume 2x & produce")
    assert asked(s) == [0, 1]
    all_pass(s)
    assert asked(s) == [0, 1]
    assert says(s, 1) == ["pass"]
    all_pass(s)
    assert s.round_number == 2


@rule("race.base.two-player.double-both-take-part")
def test_the_other_player_places_in_both_phases() -> None:
    t = advanced().seat(
        1, tableau="Old Earth", hand="Export Duties; Public Works; Gem World; New Earth"
    )
    s = t.chosen("develop & develop", "consume 2x & produce")
    s.play(0, "pass")
    s.play(1, "develop Export Duties")
    s.play(1, "pay Gem World")
    s.play(0, "pass")
    s.play(1, "develop Public Works")
    s.play(1, "pay New Earth")
    assert tableau(s, 1) == ["Old Earth", "Export Duties", "Public Works"]


FIVE = "Gem World; New Earth; Comet Zone; Plague World; Space Port"
OTHER_FIVE = "Mining World; New Vinland; Spice World; Tourist World; Artist Colony"


def both_develop_twice(mine: str, yours: str) -> tuple[list[int], list[int]]:
    """Both place two developments that cost 2; what the seats pay, phase by phase."""
    t = advanced().seat(0, tableau="Old Earth", hand=f"Colony Ship; Space Marines; {FIVE}")
    t.seat(1, tableau="New Sparta", hand=f"Colony Ship; Space Marines; {OTHER_FIVE}")
    s = t.chosen(mine, yours)
    paid: tuple[list[int], list[int]] = ([], [])
    for development in ("Colony Ship", "Space Marines"):
        s.play(0, f"develop {development}")
        s.play(1, f"develop {development}")
        for seat in (0, 1):
            paid[seat].append(pay_anything(s, seat))
    return paid


def both_settle_twice(mine: str, yours: str) -> tuple[list[int], list[int]]:
    """Both conquer two worlds; what the seats draw for them, phase by phase."""
    t = advanced().seat(0, tableau="New Sparta", hand="Outlaw World; Rebel Miners")
    t.seat(
        1,
        tableau="Old Earth; Drop Ships; Expedition Force",
        hand="New Survivalists; Malevolent Lifeforms",
    )
    s = listening(t).chosen(mine, yours)
    drawn: tuple[list[int], list[int]] = ([], [])
    for world, other in (
        ("Outlaw World", "New Survivalists"),
        ("Rebel Miners", "Malevolent Lifeforms"),
    ):
        s.play(0, f"settle {world}")
        s.play(1, f"settle {other}")
        any_draws(s)
        bonus = [row[0] for row in told(s, "draw")]
        for seat in (0, 1):
            drawn[seat].append(bonus.count(seat) - sum(drawn[seat]))
    return drawn


@rule("race.base.two-player.double-bonus-in-both")
def test_who_chose_develop_twice_pays_less_in_both_phases() -> None:
    assert both_develop_twice("develop & develop", "settle & produce") == ([1, 1], [2, 2])
    assert both_develop_twice("settle & produce", "develop & develop") == ([2, 2], [1, 1])


@rule("race.base.two-player.double-bonus-in-both")
def test_who_chose_settle_twice_draws_the_bonus_in_both_phases() -> None:
    assert both_settle_twice("settle & settle", "consume 2x & produce") == ([1, 1], [0, 0])
    assert both_settle_twice("consume 2x & produce", "settle & settle") == ([0, 0], [1, 1])


@rule("race.base.two-player.double-opponent-bonus-first")
def test_who_chose_a_doubled_develop_once_pays_less_in_the_first_phase_only() -> None:
    assert both_develop_twice("develop & develop", "develop & produce") == ([1, 1], [1, 2])


@rule("race.base.two-player.double-opponent-bonus-first")
def test_who_chose_a_doubled_settle_once_draws_in_the_first_phase_only() -> None:
    assert both_settle_twice("settle & settle", "settle & produce") == ([1, 1], [1, 0])


@rule("race.base.two-player.one-each-single-phase")
def test_one_develop_each_is_one_phase_with_the_bonus_for_both() -> None:
    t = advanced().seat(0, tableau="Old Earth", hand="Colony Ship; Gem World")
    t.seat(1, tableau="New Sparta", hand="Colony Ship; New Earth")
    s = listening(t).chosen("develop & produce", "develop & consume 2x")
    s.play(0, "develop Colony Ship")
    s.play(1, "develop Colony Ship")
    assert pay_anything(s, 0) == 1
    assert pay_anything(s, 1) == 1
    play_on(s)
    assert phases(s) == [2, 4, 5]


@rule("race.base.two-player.one-each-single-phase")
def test_one_settle_each_is_one_phase_with_the_bonus_for_both() -> None:
    t = advanced().seat(0, tableau="New Sparta", hand="Outlaw World")
    t.seat(1, tableau="Epsilon Eridani", hand="New Survivalists")
    s = listening(t).chosen("develop & settle", "settle & produce")
    all_pass(s)
    s.play(0, "settle Outlaw World")
    s.play(1, "settle New Survivalists")
    any_draws(s)
    assert sorted(row[0] for row in told(s, "draw")) == [0, 1]
    play_on(s)
    assert phases(s) == [2, 3, 5]


@rule("race.base.two-player.double-new-powers-active")
def test_powers_of_the_first_develop_work_in_the_second() -> None:
    cards = "Investment Credits; Colony Ship; Public Works; Gem World; New Earth"
    t = advanced().seat(0, tableau="Old Earth", hand=cards)
    s = t.chosen("develop & develop", "settle & produce")
    s.play(0, "develop Investment Credits")
    s.play(1, "pass")
    s.play(0, "develop Colony Ship")  # 2, less 1 for the bonus, less 1 for the credits
    s.play(1, "pass")
    assert len(hand(s, 0)) == 3


@rule("race.base.two-player.double-new-powers-active")
def test_draws_of_the_first_develop_come_after_the_second() -> None:
    t = advanced().seat(0, tableau="Old Earth", hand="Public Works; Export Duties")
    s = t.chosen("develop & develop", "settle & produce")
    s.play(0, "develop Public Works")
    s.play(1, "pass")
    assert not chance_asked(s)
    s.play(0, "develop Export Duties")
    s.play(1, "pass")
    draws(s, "Gem World")
    assert hand(s, 0) == ["Gem World"]


@rule("race.base.two-player.double-new-powers-active")
def test_military_of_the_first_settle_counts_in_the_second() -> None:
    t = advanced().seat(
        0, tableau="Earth's Lost Colony; Space Marines", hand="New Sparta; Malevolent Lifeforms"
    )
    s = t.chosen("settle & settle", "develop & produce")
    all_pass(s)
    assert refusal(s, 0, "settle Malevolent Lifeforms")[1] == (4, 2)
    s.play(0, "settle New Sparta")
    s.play(1, "pass")
    draws(s, "Gem World")
    s.play(0, "settle Malevolent Lifeforms")
    s.play(1, "pass")
    assert tableau(s, 0)[-1] == "Malevolent Lifeforms"


@rule("race.base.two-player.double-start-draws-in-both")
def test_start_of_phase_draws_come_in_both_develop_phases() -> None:
    t = advanced().seat(1, tableau="Old Earth; Interstellar Bank")
    s = listening(t).chosen("develop & develop", "settle & produce")
    draws(s, "Gem World")
    all_pass(s)
    draws(s, "New Earth")
    all_pass(s)
    assert hand(s, 1) == ["Gem World", "New Earth"]
    assert [row[:2] for row in told(s, "draw")] == [(1, 1), (1, 1)]
    assert phases(s) == [2, 2, 3]


@rule("race.base.two-player.double-start-draws-in-both")
def test_a_bank_placed_in_the_first_develop_draws_in_the_second() -> None:
    t = advanced().seat(0, tableau="Old Earth", hand="Interstellar Bank; New Earth")
    s = t.chosen("develop & develop", "settle & produce")
    s.play(0, "develop Interstellar Bank")
    s.play(1, "pass")
    s.play(0, "pay New Earth")
    draws(s, "Gem World")
    assert hand(s, 0) == ["Gem World"]
    assert asked(s) == [0, 1]


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
