"""The first game: start worlds 1 to n with their printed hands."""

from typing import cast

import pytest

import astrarium
from astrarium.core.frame import CHANCE, NOBODY
from astrarium.core.rng import Rng
from astrarium.games.race.state import Race
from tests.games.race.looking import receiver
from tests.games.race.table import asked, draws, goods, hand, says, tableau
from tests.support import rule

PRESET = [
    pytest.param(
        0,
        "Epsilon Eridani",
        ["Colony Ship", "Gem World", "Public Works", "Rebel Fuel Cache"],
        marks=rule("race.base.preset.hand-one"),
    ),
    pytest.param(
        1,
        "Alpha Centauri",
        ["Comet Zone", "Expedition Force", "Mining Robots", "Rebel Miners"],
        marks=rule("race.base.preset.hand-two"),
    ),
    pytest.param(
        2,
        "New Sparta",
        ["Export Duties", "Former Penal Colony", "Malevolent Lifeforms", "New Military Tactics"],
        marks=rule("race.base.preset.hand-three"),
    ),
    pytest.param(
        3,
        "Earth's Lost Colony",
        ["Avian Uplift Race", "Contact Specialist", "Space Marines", "Spice World"],
        marks=rule("race.base.preset.hand-four"),
    ),
]


def preset(seats: int) -> Race:
    return cast(Race, astrarium.start("race", seats, {"preset_hands": True}))


@pytest.mark.parametrize(("seat", "world", "cards"), PRESET)
def test_a_preset_hand_goes_with_its_start_world(seat: int, world: str, cards: list[str]) -> None:
    s = preset(4)
    assert tableau(s, seat) == [world]
    assert sorted(hand(s, seat)) == cards
    for name in cards:
        card = s.tables.names.index(name)
        assert s.deck.counts[card] == s.tables.copies[card] - 1


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everyone_knows_the_preset_hands(seats: int) -> None:
    s = preset(seats)
    for eyes in (None, *range(seats)):
        guess = cast(Race, astrarium.resample(s.view(eyes), Rng(9)))
        assert [player.hand for player in guess.players] == [player.hand for player in s.players]


@rule("race.base.preset.start-worlds-from-one")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_n_players_take_the_start_worlds_one_to_n(seats: int) -> None:
    s = preset(seats)
    numbered = ["Epsilon Eridani", "Alpha Centauri", "New Sparta", "Earth's Lost Colony"]
    assert [tableau(s, seat) for seat in range(seats)] == [[world] for world in numbered[:seats]]
    assert s.first_seat == 0
    assert s.deck.size == sum(s.deck.counts) == 114 - 5 * seats
    assert s.starters == []
    assert s.rules.game.broken(s) == []


@rule(
    "race.base.preset.no-discard",
    "race.base.setup.six-cards-dealt",
    "race.base.setup.two-cards-discarded",
)
def test_preset_hands_are_neither_dealt_nor_discarded_from() -> None:
    s = preset(3)
    assert receiver(s) == NOBODY  # nothing is dealt but the good of Alpha Centauri
    draws(s, "Rebel Base")
    assert goods(s, 1) == ["Alpha Centauri"]
    assert [len(player.hand) for player in s.players] == [4, 4, 4]
    assert s.discard.size == 0
    assert asked(s) == [0, 1, 2]
    assert says(s, 0)[0] == "choose explore +5"


@rule("race.base.preset.no-discard")
def test_without_preset_hands_cards_are_dealt() -> None:
    s = cast(Race, astrarium.start("race", 2))
    assert [player.hand for player in s.players] == [[], []]
    s.play(CHANCE, "deal Epsilon Eridani")
    s.play(CHANCE, "deal Alpha Centauri")
    assert receiver(s) == 0
