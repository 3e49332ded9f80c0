"""The round: which phases take place, in which order, for whom, and how it ends."""

import pytest

from astrarium.games.race.state import Race
from tests.games.race.looking import (
    all_pass,
    draws_of,
    listening,
    pay_anything,
    phases,
    play_on,
    told,
)
from tests.games.race.table import Table, any_draws, asked, draws, goods, hand, says, tableau
from tests.support import rule

SIX_CARDS = "Gem World; Comet Zone; Space Port; Spice World; New Earth; Mining World"


@rule("race.base.round.phase-order")
@pytest.mark.parametrize(
    ("actions", "order"),
    [
        (("produce", "consume trade", "settle", "develop"), [2, 3, 4, 5]),
        (("consume 2x", "produce", "explore +5", "settle"), [1, 3, 4, 5]),
        (("settle", "explore +1+1", "produce", "develop"), [1, 2, 3, 5]),
        (("develop", "consume trade", "explore +5", "settle"), [1, 2, 3, 4]),
    ],
)
def test_phases_come_in_their_order_whatever_the_order_of_the_choices(
    actions: tuple[str, ...], order: list[int]
) -> None:
    s = listening(Table(4)).chosen(*actions)
    play_on(s)
    assert phases(s) == order
    assert {row[3] for row in told(s, "phase")} == {"race.base.round.phase-order"}


@rule("race.base.round.phase-order")
def test_a_choice_of_another_phase_is_not_open() -> None:
    s = Table(2).seat(0, tableau="Old Earth", hand=SIX_CARDS).chosen("develop", "settle")
    (reason,) = s.why_not(0, "settle Gem World")
    assert (reason.key, reason.rule) == ("not-offered", "race.base.round.phase-order")


@rule("race.base.round.unchosen-phase-skipped")
@pytest.mark.parametrize(
    ("action", "phase"),
    [
        ("explore +5", 1),
        ("explore +1+1", 1),
        ("develop", 2),
        ("settle", 3),
        ("consume trade", 4),
        ("consume 2x", 4),
        ("produce", 5),
    ],
)
def test_a_phase_that_nobody_chose_is_left_out(action: str, phase: int) -> None:
    t = Table(2).seat(0, tableau="New Sparta", hand=SIX_CARDS)
    s = listening(t).chosen(action, action)
    play_on(s)
    assert phases(s) == [phase]
    assert [player.looked_at for player in s.players] == [[], []]  # each phase is complete
    assert s.rules.game.broken(s) == []


@rule("race.base.round.unchosen-phase-skipped")
def test_nothing_is_compared_after_a_produce_phase_that_did_not_take_place() -> None:
    """The goods of an earlier round are no longer there to be compared."""
    t = Table(2).seat(0, tableau="Mining Conglomerate; Comet Zone")
    s = listening(t).chosen("produce", "produce")
    assert any_draws(s) == 1 + 1 + 2
    play_after(s, "settle")
    assert len(told(s, "draw")) == 2


def play_after(s: Race, action: str) -> None:
    s.play(0, f"choose {action}")
    s.play(1, f"choose {action}")
    play_on(s, until=3)


@rule("race.base.round.phase-once")
@pytest.mark.parametrize(
    ("action", "phase"),
    [
        ("explore +5", 1),
        ("develop", 2),
        ("settle", 3),
        ("consume 2x", 4),
        ("produce", 5),
    ],
)
@pytest.mark.parametrize("choosers", [1, 2, 3])
def test_a_phase_takes_place_once_however_many_chose_it(
    action: str, phase: int, choosers: int
) -> None:
    other = "produce" if action != "produce" else "settle"
    actions = [other] * (3 - choosers) + [action] * choosers
    s = listening(Table(3)).chosen(*actions)
    play_on(s)
    assert phases(s).count(phase) == 1


@rule("race.base.round.everyone-takes-part")
def test_who_did_not_choose_explore_looks_at_cards_and_keeps_one() -> None:
    s = Table(3).chosen("explore +5", "settle", "produce")
    assert any_draws(s) == 7 + 2 + 2
    assert asked(s) == [0, 1, 2]
    for seat in range(3):
        s.play(seat, says(s, seat)[0])
    assert [len(player.hand) for player in s.players] == [1, 1, 1]


@rule("race.base.round.everyone-takes-part")
def test_who_did_not_choose_develop_or_settle_may_place_too() -> None:
    t = Table(2).seat(
        1, tableau="Old Earth", hand="Export Duties; Gem World; New Earth; Plague World"
    )
    s = t.chosen("develop", "settle")
    assert asked(s) == [0, 1]
    s.play(0, "pass")
    s.play(1, "develop Export Duties")
    s.play(1, "pay New Earth")
    assert asked(s) == [0, 1]
    s.play(1, "pass")
    s.play(0, "pass")
    assert tableau(s, 1) == ["Old Earth", "Export Duties"]


@rule("race.base.round.everyone-takes-part")
def test_who_did_not_choose_settle_may_settle() -> None:
    t = Table(3).seat(2, tableau="Old Earth", hand="Gem World; New Earth; Plague World")
    s = t.chosen("settle", "produce", "produce")
    assert asked(s) == [0, 1, 2]
    for seat in (0, 1):
        s.play(seat, "pass")
    s.play(2, "settle Gem World")
    assert pay_anything(s, 2) == 2
    assert tableau(s, 2) == ["Old Earth", "Gem World"]


@rule("race.base.round.everyone-takes-part")
def test_who_did_not_choose_consume_or_produce_takes_part_in_them() -> None:
    t = Table(2).seat(0, tableau="Epsilon Eridani; Comet Zone", goods="Comet Zone")
    t.seat(1, tableau="Old Earth; Gem World", goods="Gem World")
    s = t.chosen("consume 2x", "produce")
    s.play(1, "use Old Earth")
    s.play(1, "consume from Gem World")
    assert s.players[1].vp == 1
    s.play(0, "use Epsilon Eridani")
    s.play(0, "consume from Comet Zone")
    any_draws(s)
    assert goods(s, 0) == ["Comet Zone"]  # produced, though seat 0 did not choose it
    assert goods(s, 1) == ["Gem World"]


@rule("race.base.round.bonus-for-choosers")
@pytest.mark.parametrize(
    ("actions", "looks"),
    [
        (("explore +5", "produce"), (7, 2)),
        (("produce", "explore +5"), (2, 7)),
        (("explore +1+1", "explore +1+1"), (3, 3)),
        (("explore +5", "explore +5"), (7, 7)),
    ],
)
def test_each_chooser_of_explore_and_nobody_else_has_the_bonus(
    actions: tuple[str, str], looks: tuple[int, int]
) -> None:
    s = Table(2).chosen(*actions)
    any_draws(s)
    assert tuple(len(player.looked_at) for player in s.players) == looks


@rule("race.base.round.bonus-for-choosers")
@pytest.mark.parametrize(
    ("actions", "paid"),
    [
        (("develop", "produce"), (1, 2)),
        (("produce", "develop"), (2, 1)),
        (("develop", "develop"), (1, 1)),
    ],
)
def test_each_chooser_of_develop_and_nobody_else_pays_less(
    actions: tuple[str, str], paid: tuple[int, int]
) -> None:
    t = Table(2).seat(0, tableau="Old Earth", hand="Colony Ship; Gem World; New Earth")
    t.seat(1, tableau="New Sparta", hand="Colony Ship; Comet Zone; Space Port")
    s = t.chosen(*actions)
    s.play(0, "develop Colony Ship")
    s.play(1, "develop Colony Ship")
    assert (pay_anything(s, 0), pay_anything(s, 1)) == paid


@rule("race.base.round.bonus-for-choosers")
@pytest.mark.parametrize(
    ("actions", "drawn"),
    [
        (("settle", "produce"), (1, 0)),
        (("produce", "settle"), (0, 1)),
        (("settle", "settle"), (1, 1)),
    ],
)
def test_each_chooser_of_settle_and_nobody_else_draws_a_card(
    actions: tuple[str, str], drawn: tuple[int, int]
) -> None:
    t = Table(2).seat(0, tableau="Old Earth", hand="Gambling World; Gem World")
    t.seat(1, tableau="New Sparta", hand="Expanding Colony; Comet Zone")
    s = t.chosen(*actions)
    s.play(0, "settle Gambling World")
    s.play(1, "settle Expanding Colony")
    s.play(0, "pay Gem World")
    first = draws_of(s, 0)
    s.play(1, "pay Comet Zone")
    second = draws_of(s, 1)
    assert (first, second) == drawn


@rule("race.base.round.bonus-for-choosers")
def test_only_the_chooser_of_trade_sells_and_only_the_chooser_of_double_vp_doubles() -> None:
    t = Table(3).seat(0, tableau="New Sparta; Gem World", goods="Gem World")
    t.seat(1, tableau="Earth's Lost Colony; Comet Zone", goods="Comet Zone")
    t.seat(2, tableau="Old Earth; Mining World", goods="Mining World")
    s = t.chosen("consume trade", "consume 2x", "produce")
    assert says(s, 0) == ["sell from Gem World"]
    assert says(s, 1) == ["use Earth's Lost Colony"]
    assert says(s, 2) == ["use Old Earth"]
    s.play(1, "use Earth's Lost Colony")
    s.play(1, "consume from Comet Zone")
    s.play(2, "use Old Earth")
    s.play(2, "consume from Mining World")
    assert [player.vp for player in s.players] == [0, 2, 1]


@rule("race.base.round.bonus-for-choosers")
def test_only_the_chooser_of_produce_has_a_windfall_world_produce() -> None:
    t = Table(2).seat(0, tableau="Alpha Centauri")
    t.seat(1, tableau="New Sparta; Avian Uplift Race")
    s = t.chosen("settle", "produce")
    all_pass(s)
    assert asked(s) == [1]
    assert says(s, 1) == ["produce any on Avian Uplift Race"]
    s.play(1, "produce any on Avian Uplift Race")
    any_draws(s)
    assert goods(s, 0) == []
    assert goods(s, 1) == ["Avian Uplift Race"]


@rule("race.base.round.bonus-for-choosers")
def test_each_of_two_chosen_cards_gives_its_bonus() -> None:
    t = Table(2, advanced_two_player=True).seat(
        0, tableau="Old Earth", hand="Colony Ship; Gem World"
    )
    t.seat(1, tableau="New Sparta", hand="Space Marines; New Earth")
    s = t.chosen("develop & produce", "explore +1+1 & develop")
    any_draws(s)
    assert [len(player.looked_at) for player in s.players] == [2, 3]
    s.play(0, says(s, 0)[0])
    s.play(1, "; ".join(says(s, 1)[:2]).replace("; keep ", "; "))
    s.play(0, "develop Colony Ship")
    s.play(1, "develop Space Marines")
    assert (pay_anything(s, 0), pay_anything(s, 1)) == (1, 1)


@rule("race.base.round.powers-without-choosing")
def test_explore_powers_work_for_who_did_not_choose_explore() -> None:
    t = Table(2).seat(1, tableau="New Sparta; Expedition Force; Research Labs")
    s = t.chosen("explore +5", "produce")
    any_draws(s)
    assert len(s.players[1].looked_at) == 3
    s.play(1, "; ".join(says(s, 1)[:2]).replace("; keep ", "; "))
    assert len(hand(s, 1)) == 2


@rule("race.base.round.powers-without-choosing")
def test_develop_and_settle_powers_work_for_who_chose_neither() -> None:
    powers = "Interstellar Bank; Investment Credits; Mining Robots"
    t = Table(3).seat(2, tableau=f"Old Earth; {powers}", hand="Export Duties; Destroyed World")
    s = t.chosen("develop", "settle", "produce")
    draws(s, "Comet Zone")  # Interstellar Bank
    s.play(0, "pass")
    s.play(1, "pass")
    s.play(2, "develop Export Duties")  # free: Investment Credits
    assert hand(s, 2) == ["Destroyed World", "Comet Zone"]
    s.play(0, "pass")
    s.play(1, "pass")
    s.play(2, "settle Destroyed World")  # free: Mining Robots
    assert hand(s, 2) == ["Comet Zone"]


@pytest.mark.parametrize(
    ("action", "phase"),
    [
        pytest.param("explore +5", 1, marks=rule("race.base.round.both-explores-one-phase")),
        pytest.param("explore +1+1", 1, marks=rule("race.base.round.both-explores-one-phase")),
        pytest.param("consume trade", 4, marks=rule("race.base.round.both-consumes-one-phase")),
        pytest.param("consume 2x", 4, marks=rule("race.base.round.both-consumes-one-phase")),
    ],
)
def test_either_kind_alone_makes_the_phase_and_no_other(action: str, phase: int) -> None:
    s = listening(Table(2)).chosen("develop", action)
    play_on(s)
    assert sorted(phases(s)) == sorted([2, phase])


@pytest.mark.parametrize(
    ("action", "phase"),
    [
        pytest.param("settle", 3, marks=rule("race.base.round.both-explores-one-phase")),
        pytest.param("produce", 5, marks=rule("race.base.round.both-consumes-one-phase")),
    ],
)
def test_neither_kind_makes_no_phase(action: str, phase: int) -> None:
    s = listening(Table(2)).chosen("develop", action)
    play_on(s)
    assert phases(s) == [2, phase]


@rule("race.base.round.both-explores-one-phase")
def test_both_kinds_of_explore_make_one_phase_with_a_bonus_each() -> None:
    s = listening(Table(3)).chosen("explore +5", "explore +1+1", "settle")
    any_draws(s)
    assert [len(player.looked_at) for player in s.players] == [7, 3, 2]
    play_on(s)
    assert [len(player.hand) for player in s.players] == [1, 2, 1]
    assert phases(s) == [1, 3]


@rule("race.base.round.both-consumes-one-phase")
def test_both_kinds_of_consume_make_one_phase_with_a_bonus_each() -> None:
    t = Table(2).seat(0, tableau="New Sparta; Gem World", goods="Gem World")
    t.seat(1, tableau="Earth's Lost Colony; Comet Zone", goods="Comet Zone")
    s = listening(t).chosen("consume trade", "consume 2x")
    s.play(0, "sell from Gem World")
    assert draws_of(s, 0) == 2
    s.play(1, "use Earth's Lost Colony")
    s.play(1, "consume from Comet Zone")
    assert s.players[1].vp == 2
    assert s.players[0].vp == 0
    assert hand(s, 1) == []
    assert phases(s) == [4]
    assert s.round_number == 2


TWELVE = (
    "Old Earth; Gem World; Comet Zone; Space Port; Spice World; New Earth; Mining World; "
    "Plague World; Tourist World; New Vinland; Drop Ships; Colony Ship"
)
ELEVEN_CARDS = (
    "Pirate World; Rebel Base; Outlaw World; Rebel Miners; Merchant World; Artist Colony; "
    "Asteroid Belt; Public Works; Trade League; Mining League; Consumer Markets"
)


@rule("race.base.round.end-of-round-order")
def test_the_hand_limit_comes_before_the_end_of_the_game_is_checked() -> None:
    t = Table(2).seat(0, tableau=TWELVE).seat(1, tableau="New Sparta", hand=ELEVEN_CARDS)
    s = t.end_of_round()
    assert not s.over
    assert asked(s) == [1]
    s.play(1, "discard Rebel Base")
    assert len(hand(s, 1)) == 10
    assert s.over
    assert s.round_number == 1


@rule("race.base.round.end-of-round-order")
def test_a_round_without_an_end_is_followed_by_the_next() -> None:
    t = Table(2).seat(0, tableau="New Sparta", hand=ELEVEN_CARDS)
    s = t.chosen("produce", "produce")
    assert asked(s) == [0]
    assert s.round_number == 1
    s.play(0, "discard Rebel Base")
    assert s.round_number == 2
    assert asked(s) == [0, 1]
    assert says(s, 1)[0] == "choose explore +5"
