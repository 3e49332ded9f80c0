"""Before the first round: VP pool, start worlds, hands, first goods."""

from typing import cast

import pytest

import astrarium
from astrarium.core.events import Sink
from astrarium.core.frame import CHANCE, EVERYONE, MAIN, NOBODY, ChanceFrame
from astrarium.games.race.frames.setup import GOODS, Setup
from astrarium.games.race.state import Race
from tests.games.race.laying import FirstSeatTable, deck_asked_by
from tests.games.race.looking import receiver, refusal, seen, told
from tests.games.race.table import any_draws, asked, draws, goods, hand, names, says, tableau
from tests.support import rule

HAND_ONE = ("Gem World", "Comet Zone", "Space Port", "Spice World", "Colony Ship", "New Earth")
HAND_TWO = (
    "Old Earth",
    "Mining World",
    "Plague World",
    "Tourist World",
    "Drop Ships",
    "New Vinland",
)


def dealt(*start_worlds: str) -> Race:
    """A new game in which the seats have received these start worlds."""
    s = cast(Race, astrarium.start("race", len(start_worlds)))
    s.sink = Sink()
    for world in start_worlds:
        s.play(CHANCE, f"deal {world}")
    return s


def weights(s: Race) -> list[int]:
    (question,) = s.questions()
    frame = s.agenda.lanes[question.lane][-1]
    assert isinstance(frame, ChanceFrame)
    return frame.weights(s)


@rule("race.base.setup.vp-pool")
@pytest.mark.parametrize(("seats", "pool"), [(2, 24), (3, 36), (4, 48)])
def test_the_pool_starts_with_twelve_vp_for_each_player(seats: int, pool: int) -> None:
    s = cast(Race, astrarium.start("race", seats))
    assert s.pool == pool
    assert [player.vp for player in s.players] == [0] * seats


@rule("race.base.setup.start-world-random")
def test_each_player_receives_any_of_the_start_worlds_that_are_left() -> None:
    s = cast(Race, astrarium.start("race", 2))
    assert says(s, CHANCE) == [
        "deal Old Earth",
        "deal Epsilon Eridani",
        "deal Alpha Centauri",
        "deal New Sparta",
        "deal Earth's Lost Colony",
    ]
    assert weights(s) == [1] * 5
    s.play(CHANCE, "deal Alpha Centauri")
    assert "deal Alpha Centauri" not in says(s, CHANCE)
    assert weights(s) == [1] * 4
    s.play(CHANCE, "deal Old Earth")
    assert tableau(s, 0) == ["Alpha Centauri"]
    assert tableau(s, 1) == ["Old Earth"]
    assert s.starters == []
    assert says(s, CHANCE)[0].startswith("draw ")


@rule("race.base.setup.start-world-in-tableau")
def test_the_start_world_lies_face_up_as_the_first_card_of_the_tableau() -> None:
    s = cast(Race, astrarium.start("race", 2))
    s.sink = Sink()
    assert receiver(s) == EVERYONE
    s.play(CHANCE, "deal New Sparta")
    assert tableau(s, 0) == ["New Sparta"]
    assert s.players[0].goods == [-1]  # a place for a good, and none on it
    assert seen(s, None, 0)["tableau"] == seen(s, 1, 0)["tableau"] == s.players[0].tableau
    assert "New Sparta" not in names(s, s.starters)
    assert told(s, "start-world") == [
        (0, 0, "New Sparta", "race.base.setup.start-world-in-tableau")
    ]


@rule("race.base.setup.unused-start-worlds")
def test_start_worlds_that_nobody_received_are_shuffled_into_the_deck() -> None:
    s = cast(Race, astrarium.start("race", 2))
    assert s.deck.size == 109
    s.play(CHANCE, "deal New Sparta")
    s.play(CHANCE, "deal Old Earth")
    assert s.deck.size == sum(s.deck.counts) == 112
    assert s.starters == []
    in_deck = says(s, CHANCE)
    for world in ("Epsilon Eridani", "Alpha Centauri", "Earth's Lost Colony"):
        assert f"draw {world}" in in_deck
    assert "draw New Sparta" not in in_deck
    assert "draw Old Earth" not in in_deck
    assert s.rules.game.broken(s) == []


@rule("race.base.setup.six-cards-dealt")
def test_each_player_is_dealt_six_cards_clockwise_from_the_lowest_start_world() -> None:
    s = dealt("New Sparta", "Alpha Centauri", "Epsilon Eridani")
    dealt_to = []
    while asked(s) == [CHANCE]:
        dealt_to.append(receiver(s))
        (question,) = s.questions()
        s.apply(question, s.options(question)[0])
    assert dealt_to == [2] * 6 + [0] * 6 + [1] * 6
    assert [len(player.hand) for player in s.players] == [6, 6, 6]


@rule("race.base.setup.two-cards-discarded")
def test_each_player_discards_two_of_the_six_cards() -> None:
    s = dealt("Epsilon Eridani", "New Sparta")
    draws(s, *HAND_ONE, *HAND_TWO)
    assert asked(s) == [0, 1]
    s.play(1, "discard Drop Ships; Old Earth")
    assert asked(s) == [0]
    s.play(0, "discard Gem World")
    assert len(s.players[0].hand) == 5
    assert "discard Gem World" not in says(s, 0)
    s.play(0, "discard New Earth")
    assert sorted(hand(s, 0)) == ["Colony Ship", "Comet Zone", "Space Port", "Spice World"]
    assert sorted(hand(s, 1)) == ["Mining World", "New Vinland", "Plague World", "Tourist World"]
    assert s.discard.size == 4
    assert told(s, "discard") == [
        (seat, 1, "", "race.base.setup.two-cards-discarded") for seat in (1, 1, 0, 0)
    ]
    assert says(s, 0)[0] == "choose explore +5"


@rule("race.base.setup.two-cards-discarded")
def test_the_opening_discards_stay_unknown_to_the_others() -> None:
    s = dealt("Epsilon Eridani", "New Sparta")
    draws(s, *HAND_ONE, *HAND_TWO)
    question = s.question_of(0)
    choice = s.options(question)[0]
    assert s.audience(question.lane, choice) == 0
    s.play(0, "discard Gem World; Comet Zone")
    assert sum(seen(s, 0, 0)["known"]) == 2
    assert sum(seen(s, 1, 1)["known"]) == 0
    assert "hand" not in seen(s, 1, 0)
    assert seen(s, 1, 0)["hand_size"] == 4


@rule("race.base.setup.two-cards-discarded")
def test_an_opening_discard_must_leave_a_second_one_to_name() -> None:
    s = dealt("Epsilon Eridani", "New Sparta")
    draws(s, *HAND_ONE, *HAND_TWO)
    last = hand(s, 0)[-1]
    expected = ("set-order", (0, 0), "race.base.setup.two-cards-discarded")
    assert refusal(s, 0, f"discard {last}") == expected
    assert len(says(s, 0)) == 5


@rule("race.base.setup.windfall-start-world-good")
def test_a_windfall_start_world_begins_with_an_unseen_card_as_its_good() -> None:
    s = dealt("New Sparta", "Alpha Centauri", "Old Earth")
    any_draws(s)
    for seat in range(3):
        s.play(seat, f"discard {hand(s, seat)[0]}; {hand(s, seat)[1]}")
    good = "race.base.setup.windfall-start-world-good"
    assert told(s, "good") == [(1, 1, "Alpha Centauri", good)]
    assert receiver(s) == NOBODY
    draws(s, "Rebel Base")
    assert goods(s, 1) == ["Alpha Centauri"]
    assert goods(s, 0) == goods(s, 2) == []
    assert seen(s, 1, 1)["goods"] == seen(s, 0, 1)["goods"] == [1]
    rebel_base = s.tables.names.index("Rebel Base")
    assert s.players[1].goods == [rebel_base]
    assert s.deck.counts[rebel_base] == 0
    assert says(s, 1)[0] == "choose explore +5"


@rule("race.base.setup.windfall-start-world-good", "race.base.order.clockwise")
def test_first_goods_come_clockwise_from_the_first_seat() -> None:
    # The base game has one windfall start world; other windfall worlds stand in for more.
    t = FirstSeatTable(4, first_seat=1)
    t.seat(0, tableau="Alpha Centauri").seat(1, tableau="Destroyed World")
    t.seat(2, tableau="Old Earth").seat(3, tableau="Empath World")
    s = t.lying()
    s.push(MAIN, Setup(GOODS))
    s.run(MAIN)
    order = []
    for card in ("Contact Specialist", "Drop Ships", "Space Marines"):
        order.append(deck_asked_by(s))
        draws(s, card)
    assert order == [1, 3, 0]


@rule("race.base.setup.production-start-world-empty")
def test_a_production_start_world_begins_without_a_good() -> None:
    s = dealt("Earth's Lost Colony", "Old Earth")
    any_draws(s)
    for seat in range(2):
        s.play(seat, f"discard {hand(s, seat)[0]}; {hand(s, seat)[1]}")
    assert asked(s) == [1, 0]  # no card was taken for a good; Old Earth is first
    assert goods(s, 0) == goods(s, 1) == []
    assert s.deck.size == 114 - 2 - 12
