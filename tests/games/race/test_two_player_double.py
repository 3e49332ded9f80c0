"""The advanced two-player game: Develop or Settle chosen twice by one player."""

import pytest

from tests.games.race.looking import (
    all_pass,
    listening,
    pay_anything,
    phases,
    play_on,
    refusal,
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
    says,
    tableau,
)
from tests.support import rule


def advanced() -> Table:
    return Table(2, advanced_two_player=True)


@rule("race.base.two-player.double-develop", "race.base.round.unchosen-phase-skipped")
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


@rule("race.base.two-player.double-settle", "race.base.round.unchosen-phase-skipped")
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
        for seat in (0, 1):
            cards = sum(row[1] for row in told(s, "draw") if row[0] == seat)
            drawn[seat].append(cards - sum(drawn[seat]))
    return drawn


@rule("race.base.two-player.double-bonus-in-both")
def test_who_chose_develop_twice_pays_less_in_both_phases() -> None:
    assert both_develop_twice("develop & develop", "settle & produce") == ([1, 1], [2, 2])
    assert both_develop_twice("settle & produce", "develop & develop") == ([2, 2], [1, 1])


@rule("race.base.two-player.double-bonus-in-both")
def test_who_chose_settle_twice_draws_the_bonus_in_both_phases() -> None:
    assert both_settle_twice("settle & settle", "consume 2x & produce") == ([1, 1], [0, 0])
    assert both_settle_twice("consume 2x & produce", "settle & settle") == ([0, 0], [1, 1])


@rule(
    "race.base.two-player.double-opponent-bonus-first", "race.base.two-player.double-bonus-in-both"
)
def test_who_chose_a_doubled_develop_once_pays_less_in_the_first_phase_only() -> None:
    assert both_develop_twice("develop & develop", "develop & produce") == ([1, 1], [1, 2])


@rule(
    "race.base.two-player.double-opponent-bonus-first", "race.base.two-player.double-bonus-in-both"
)
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
