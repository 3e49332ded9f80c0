"""Race as numbers for nets: what stands where, seen from a seat, and the ids of choices."""

from __future__ import annotations

from typing import Any

import pytest

import astrarium
from astrarium.core.checks import run_battery
from astrarium.core.checks.mixes import Setting
from astrarium.core.errors import BadAction
from astrarium.core.playout import playout
from astrarium.core.rng import Rng
from astrarium.games.race.game import GAME
from astrarium.games.race.orb.words import CROSS, GO, SPOT, place
from astrarium.games.race.state import Race
from astrarium.games.race.words import ACT, BUILD, KIND, LAND, NAME, PAY, SELL
from tests.games.race.orb.table import OrbTable
from tests.games.race.table import Table
from tests.games.sheets import sheets_of

STORM: dict[str, bool | int | str] = {"expansion": "storm"}
ORB: dict[str, bool | int | str] = {"expansion": "artifacts", "orb": True}


def marked(s: Race, named: dict[str, list[float]], block: str) -> dict[str, float]:
    """The cards of a block that are not 0."""
    return {s.tables.names[at]: value for at, value in enumerate(named[block]) if value}


def small_table() -> Race:
    t = Table(2)
    t.seat(0, tableau="New Sparta; Gem World", hand="Spice World; Comet Zone", goods="Gem World")
    t.seat(1, tableau="Old Earth", hand="Public Works", vp=7)
    return t.choosing()


def test_a_seat_sees_its_hand_and_what_lies_before_all() -> None:
    s = small_table()
    named = s.rules.layout.read(s, 0)
    assert marked(s, named, "own.hand") == {"Spice World": 1, "Comet Zone": 1}
    assert marked(s, named, "seat0.tableau") == {"New Sparta": 1, "Gem World": 1}
    assert marked(s, named, "seat0.goods") == {"Gem World": 1}
    assert marked(s, named, "seat1.tableau") == {"Old Earth": 1}
    assert marked(s, named, "seat1.goods") == {}
    assert named["seat1.hand-steps"] == [1] + [0] * 13
    assert named["seat0.hand-steps"] == [1, 1] + [0] * 12
    assert named["seat0.goods-by-kind"] == pytest.approx([0, 1 / 6, 0, 0, 0])
    assert named["round-steps"] == [1] + [0] * 15
    assert named["pool-steps"] == [1] * 17 + [0] * 7  # 24 chips, 7 of them with a player


def test_scores_and_military_are_thermometers() -> None:
    s = small_table()  # New Sparta and Gem World have 1 VP each, Old Earth 2
    named = s.rules.layout.read(s, 0)
    assert named["seat0.score-steps"] == [1] + [0] * 29  # 2 points
    assert named["seat1.score-steps"] == [1] * 4 + [0] * 26  # 7 + 2 points
    assert sum(named["difference-steps"]) == 15 - 4  # 7 points behind, rounded down
    assert named["seat0.military-steps"] == [1] * 4 + [0] * 8  # from -2 on: New Sparta has +2
    assert named["seat1.military-steps"] == [1] * 2 + [0] * 10
    assert named["seat1.amounts"][2] == pytest.approx(7 / 30)


def test_seats_are_counted_from_the_one_that_looks() -> None:
    s = small_table()
    named = s.rules.layout.read(s, 1)
    assert marked(s, named, "own.hand") == {"Public Works": 1}
    assert marked(s, named, "seat0.tableau") == {"Old Earth": 1}
    assert marked(s, named, "seat1.tableau") == {"New Sparta": 1, "Gem World": 1}
    assert sum(named["difference-steps"]) == 15 + 3


def test_a_seat_sees_its_own_secret_pick_alone() -> None:
    s = small_table()
    before = s.rules.layout.read(s, 1)
    s.play(0, "choose settle")
    mine = s.rules.layout.read(s, 0)
    assert mine["own.picked-action"] == [0, 0, 0, 1, 0, 0, 0, 0]
    assert sum(mine["own.pick"]) == sum(mine["question.kind"]) == 0
    assert s.rules.layout.read(s, 1) == before


def test_a_card_picked_in_secret_is_no_action() -> None:
    t = Table(2)
    t.seat(0, tableau="Old Earth", hand="Spice World; Comet Zone; Gem World; Public Works")
    s = t.chosen("develop", "develop")
    s.play(0, "develop Public Works")
    named = s.rules.layout.read(s, 0)
    assert marked(s, named, "own.pick") == {"Public Works": 1}
    assert sum(named["own.picked-action"]) == 0
    assert named["seat0.action"] == [0, 0, 1, 0, 0, 0, 0, 0]


def test_what_is_being_paid_for_is_named() -> None:
    t = Table(2)
    t.seat(0, tableau="New Sparta", hand="Spice World; Comet Zone; Gem World; Public Works")
    s = t.chosen("settle", "settle")
    s.play(0, "settle Spice World")
    s.play(1, "pass")
    named = s.rules.layout.read(s, 0)
    frames = sorted(GAME.frames())
    asked = [frames[at] for at, value in enumerate(named["question.kind"]) if value]
    assert asked == ["DiscardCards"]
    assert named["question.numbers"][0] == 2 / 16  # cards to be paid


LAYOUTS: list[tuple[int, dict[str, Any], int, str]] = [
    (2, {}, 1849, "53de24c63acba9a2"),
    (4, {}, 2717, "be522abd395a9566"),
    (1, STORM, 2145, "f4f7ef5e874ae4a3"),
    (3, {**STORM, "goals": True}, 3397, "a01affbf36a77104"),
    (3, {**STORM, "draft": True}, 4361, "d7dd4ceadfa60d05"),
    (3, {"expansion": "artifacts"}, 3800, "dc98dc6db358c7cb"),
    (2, ORB, 8072, "58e938c888cd7af7"),
]
# What those write for the seats of a few random games.
SHEETS: list[str] = [
    "e1e67d0044e96760",
    "b5b39857b3ecf1e8",
    "4bbea92dbb9a22c3",
    "f8216fcc97d21711",
    "b6d78a538ca24380",
    "14012a909cc0f0f8",
    "84c348bea4397aff",
]


@pytest.mark.parametrize(("seats", "options", "size", "fingerprint"), LAYOUTS)
def test_layouts_keep_their_fingerprints(
    seats: int, options: dict[str, Any], size: int, fingerprint: str
) -> None:
    """Whoever changes a layout makes all nets and data of older ones useless, and says so here."""
    layout = astrarium.rules("race", seats, options).layout
    assert (layout.size, layout.fingerprint) == (size, fingerprint)


@pytest.mark.parametrize(("layout", "sheets"), list(zip(LAYOUTS, SHEETS, strict=True)))
def test_numbers_stand_where_they_stood(
    layout: tuple[int, dict[str, Any], int, str], sheets: str
) -> None:
    """What is written means the same under one fingerprint: a net reads no names."""
    seats, options, _, _ = layout
    assert sheets_of("race", seats, options) == sheets


def test_of_hidden_cards_and_tokens_of_the_orb_their_letters_are_counted() -> None:
    table = OrbTable(2).hand(1, "A03 A05 A09 B01")
    s = table.tokens(1, "technology uplift technology_b").start_worlds().choosing()
    named = s.rules.layout.read(s, 0)
    assert sum(named["orb.own-hand"]) == sum(named["orb.own-tokens"]) == 0
    of_seat_1 = named["orb.seat-amounts"][9:]
    assert of_seat_1[1:5] == pytest.approx([0.3, 0.1, 0.2, 0.1])  # cards A, B; tokens A, B


def test_the_advanced_game_has_the_layout_of_the_standard_one() -> None:
    advanced = astrarium.rules("race", 2, {"advanced_two_player": True})
    assert advanced.layout.fingerprint == astrarium.rules("race", 2).layout.fingerprint


def test_the_table_of_choices_has_what_seats_can_choose() -> None:
    s = small_table()
    actions = s.rules.actions
    names = s.tables.names
    assert actions.count == 1044
    assert actions.say(actions.id_of(BUILD + names.index("Public Works"))) == "develop Public Works"
    actions.id_of(LAND + names.index("Gem World"))
    actions.id_of(NAME + 7)
    for none in (
        BUILD + names.index("Gem World"),
        LAND + names.index("Public Works"),
        SELL + names.index("Public Works"),
        NAME + 8,
    ):
        with pytest.raises(BadAction):
            actions.id_of(none)


def test_a_choice_is_a_kind_and_an_argument() -> None:
    s = small_table()
    actions = s.rules.actions
    gem = s.tables.names.index("Gem World")
    kind, argument = actions.factors(PAY + gem)
    assert argument == gem
    assert actions.kinds[kind] == PAY // KIND
    question = s.question_of(0)
    kinds, arguments = actions.masks(s, question)
    assert [at for at, legal in enumerate(kinds) if legal] == [actions.kinds.index(ACT // KIND)]
    assert [at for at, legal in enumerate(arguments) if legal] == [0, 1, 2, 3, 4, 5, 6]


def test_places_of_the_orb_have_rows_and_columns() -> None:
    actions = astrarium.rules("race", 2, ORB).actions
    names = [(head.name, head.size) for head in actions.heads]
    assert names == [("kind", 45), ("argument", 256), ("row", 513), ("column", 513)]
    listed = len(actions.choices)
    for choice in (GO + place(3, -2), SPOT + place(-1, 4), CROSS + 2 * 262144 + place(0, 7)):
        factors = actions.factors(choice)
        assert factors[1:] == [0, (choice % 262144) // 512, choice % 512]
        assert actions.joined(factors) == choice
        assert actions.choice(actions.id_of(choice)) == choice
        assert actions.id_of(choice) >= listed
    alone = actions.choices[5]
    assert actions.factors(alone)[2:] == [512, 512]
    assert actions.joined(actions.factors(alone)) == alone
    for none in ([0, 0, 1, 1], [44, 0, 512, 0], [45, 0, 1, 1]):
        with pytest.raises(BadAction):
            actions.joined(none)
    with pytest.raises(BadAction):
        actions.choice(actions.count)


@pytest.mark.fuzz
@pytest.mark.parametrize("options", [{}, {"advanced_two_player": True}, STORM, ORB])
def test_every_choice_of_random_games_has_an_id(options: dict[str, Any], fuzz_games: int) -> None:
    for seed in range(fuzz_games):
        s = astrarium.start("race", 2, options)
        rng = Rng(seed)
        while (question := s.settle(rng)) is not None:
            for number in s.rules.actions.legal(s, question):
                assert 0 <= number < s.rules.actions.count
            s.apply(question, rng.pick(s.options(question)))


def test_what_is_written_at_the_end_of_a_game_is_alike_too() -> None:
    s = astrarium.start("race", 2, {**STORM, "goals": True})
    playout(s, Rng(4))
    for seat in range(2):
        guess = s.redeal(seat, Rng(9))
        assert s.rules.layout.read(guess, seat) == s.rules.layout.read(s, seat)


def test_the_battery_holds_with_everything() -> None:
    setting: Setting = (2, {"expansion": "storm", "goals": True, "draft": True})
    report = run_battery(GAME, chosen=[setting], every=1000)
    assert report.checks["observations_look_alike"] > report.answers
