"""Fields declared once: snapshot, view and comparison come from the list."""

from __future__ import annotations

from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64, u8

from astrarium.parts.checks.fields import faults
from astrarium.parts.fields import (
    COUNTS,
    FLAG,
    LAYER,
    NOBODY,
    NUMBER,
    NUMBERS,
    OWNER,
    PLACES,
    RECKONED,
    ROWS,
    Each,
    Field,
    Fields,
    several,
)

SEAT = Fields(
    [
        *several(NUMBER, "gold fame"),
        Field("hand", NUMBERS, OWNER, size="hand_size"),
        Field("ships", ROWS),
        Field("known", COUNTS, OWNER),
        Field("sum", NUMBER, RECKONED),
    ]
)
BOARD = Fields(
    [
        Field("round_number", NUMBER, key="round"),
        Field("map", LAYER),
        Field("deck", COUNTS, NOBODY),
        Field("seats", Each(SEAT)),
    ]
)


class Seat:
    gold: int = 3
    fame: int = 0
    sum: int = 0

    def __init__(self) -> None:
        self.hand: list[int] = []
        self.ships: list[list[int]] = []
        self.known = vec[u8]([0] * 4)

    def clone(self) -> Seat:
        other = Seat()
        other.gold, other.fame, other.sum = self.gold, self.fame, self.sum
        other.hand = self.hand[:]
        other.ships = [row[:] for row in self.ships]
        other.known = self.known[:]
        return other


class Board:
    round_number: int = 0

    def __init__(self) -> None:
        self.map = vec[u8]([0] * 5)
        self.deck = vec[u8]([0] * 4)
        self.seats = [Seat(), Seat()]

    def clone(self) -> Board:
        other = Board()
        other.round_number = self.round_number
        other.map = self.map[:]
        other.deck = self.deck[:]
        other.seats = [seat.clone() for seat in self.seats]
        return other


def a_board() -> Board:
    board = Board()
    board.round_number = 2
    board.map[3] = 7
    board.deck[1] = 2
    board.seats[0].hand = [1, 2]
    board.seats[1].hand = [0]
    board.seats[1].ships = [[1, 0], [2]]
    board.seats[1].known[2] = 1
    return board


def test_a_snapshot_holds_every_field_but_what_is_reckoned() -> None:
    assert BOARD.full(a_board()) == {
        "round": 2,
        "map": [[3, 7]],
        "deck": [0, 2, 0, 0],
        "seats": [
            {
                "gold": 3,
                "fame": 0,
                "hand": [1, 2],
                "hand_size": 2,
                "ships": [],
                "known": [0, 0, 0, 0],
            },
            {
                "gold": 3,
                "fame": 0,
                "hand": [0],
                "hand_size": 1,
                "ships": [[1, 0], [2]],
                "known": [0, 0, 1, 0],
            },
        ],
    }


def test_a_seat_sees_its_own_hand_and_how_many_cards_others_hold() -> None:
    first, second = BOARD.seen(a_board(), None, 1)["seats"]
    assert first == {"gold": 3, "fame": 0, "hand_size": 2, "ships": []}
    assert second["hand"] == [0]
    assert second["known"] == [0, 0, 1, 0]


def test_a_spectator_sees_no_hand_and_nobody_sees_the_deck() -> None:
    for eyes in (None, 0, 1):
        assert "deck" not in BOARD.seen(a_board(), None, eyes)
    assert not any("hand" in seat for seat in BOARD.seen(a_board(), None, None)["seats"])


def test_a_snapshot_read_again_is_the_same() -> None:
    board, other = a_board(), Board()
    BOARD.fill(other, BOARD.full(board))
    assert BOARD.diff(board, other) == {}


def test_the_difference_names_fields_with_both_values() -> None:
    board = a_board()
    other = board.clone()
    other.map[0] = 1
    other.round_number = 3
    assert BOARD.diff(board, other) == {
        "round_number": (2, 3),
        "map": ([[3, 7]], [[0, 1], [3, 7]]),
    }


@pytest.mark.parametrize(
    ("key", "value", "said"),
    [
        ("round", "2", "round: '2' is no whole number"),
        ("round", True, "round: True is no whole number"),
        ("round", 2.0, "round: 2.0 is no whole number"),
        ("map", [[5, 1]], "map: 5 is no place from 0 to 4"),
        ("map", [[0, 0]], "map: 0 is not from 1 to 255"),
        ("map", [[0, 256]], "map: 256 is not from 1 to 255"),
        ("map", {}, "map: {} is no list"),
        ("deck", [0, 0, 0], "deck: 3 numbers, where there are 4"),
        ("deck", [0, 0, 0, -1], "deck: -1 is not from 0 to 255"),
        ("seats", [], "seats: 0 records for 2 seats"),
        ("seats", [1, 2], "seats: seat 0: 1 is no record"),
    ],
)
def test_a_damaged_field_is_named(key: str, value: Any, said: str) -> None:
    with pytest.raises(ValueError, match=r".") as raised:
        BOARD.fill(Board(), {**BOARD.full(a_board()), key: value})
    assert str(raised.value) == said


def test_a_missing_field_is_named_with_its_seat() -> None:
    data = BOARD.full(a_board())
    del data["seats"][1]["fame"]
    with pytest.raises(ValueError, match=r"^seats: seat 1: fame is missing$"):
        BOARD.fill(Board(), data)


# --- the check that a class and its list agree ---------------------------------------------------


def test_a_class_that_keeps_its_list_has_no_faults() -> None:
    assert faults(SEAT, Seat) == []
    assert faults(BOARD, Board) == []


def test_a_field_that_the_clone_forgets_is_found() -> None:
    class Forgetful(Seat):
        def clone(self) -> Forgetful:
            other = Forgetful()
            other.gold, other.hand, other.ships = self.gold, self.hand, self.ships
            other.sum, other.known = self.sum, self.known[:]
            return other

    assert faults(SEAT, Forgetful) == ["the clone forgets fame"]


def test_of_what_a_view_hides_a_guess_has_as_much_as_everyone_sees() -> None:
    board = a_board()
    guess = Board()
    BOARD.guess(guess, BOARD.seen(board, None, 1))
    assert guess.round_number == 2
    assert list(guess.map) == [0, 0, 0, 7, 0]
    assert list(guess.deck) == [0, 0, 0, 0]
    assert [seat.hand for seat in guess.seats] == [[0, 0], [0]]
    assert [list(seat.known) for seat in guess.seats] == [[0, 0, 0, 0], [0, 0, 1, 0]]
    assert guess.seats[1].ships == [[1, 0], [2]]


@pytest.mark.parametrize(
    ("seat", "message"),
    [
        ({"gold": 1, "fame": 1, "ships": []}, "seats: seat 0: None is no whole number"),
        ({"gold": 1, "fame": 1, "ships": [], "hand_size": -1}, "-1 is less than nothing"),
        ({"gold": 1, "fame": 1, "hand_size": 2}, "seats: seat 0: ships is missing"),
        ({"gold": 1, "fame": 1, "ships": [], "hand": 5}, "seat 0: hand: 5 is no list"),
        (3, "seats: seat 0: 3 is no record"),
    ],
)
def test_a_view_that_is_damaged_makes_no_guess(seat: Any, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        BOARD.guess(Board(), {"round": 2, "map": [], "seats": [seat, seat]})


def test_a_layer_that_the_clone_shares_is_found() -> None:
    class Sharing(Board):
        def clone(self) -> Board:
            other = super().clone()
            other.map = self.map
            return other

    assert faults(BOARD, Sharing) == ["the clone shares map"]


def test_a_record_that_the_clone_shares_is_found() -> None:
    class Sharing(Board):
        def clone(self) -> Board:
            other = super().clone()
            other.seats = self.seats
            return other

    assert faults(BOARD, Sharing) == ["the clone shares seats"]


def test_an_attribute_that_is_no_field_is_found() -> None:
    class More(Seat):
        debt: int = 0

    assert faults(SEAT, More) == ["debt is no field"]
    assert faults(SEAT, More, beside=["debt"]) == []


def test_true_and_false_are_written_as_they_are_and_nothing_else_is_read() -> None:
    assert FLAG.write(1) is True
    assert FLAG.read(False, True) is False
    for wrong in (1, 0, "true", None):
        with pytest.raises(ValueError, match="is neither true nor false"):
            FLAG.read(wrong, False)


def test_scattered_values_reach_the_records_of_all_seats() -> None:
    board = Board()
    BOARD.scatter(board, 40)
    assert board.round_number == 40
    assert [seat.gold for seat in board.seats] == [43] * len(board.seats)
    assert [seat.hand for seat in board.seats] == [[45, 46]] * len(board.seats)


def test_places_have_a_number_each_below_zero_too() -> None:
    old = vec[i64]([0, 0, 0])
    assert list(PLACES.read([5, -1, 300], old)) == [5, -1, 300]
    assert PLACES.write(vec[i64]([5, -1, 300])) == [5, -1, 300]
    with pytest.raises(ValueError, match="2 numbers, where there are 3"):
        PLACES.read([1, 2], old)
    with pytest.raises(ValueError, match="'x' is no whole number"):
        PLACES.read([1, 2, "x"], old)


def test_the_samples_of_the_checks_differ_from_number_to_number() -> None:
    """Typed, for a check that scatters equal values finds nothing that was swapped."""
    assert [NUMBER.sample(0, n) for n in (3, 4)] == [3, 4]
    assert [FLAG.sample(False, n) for n in (3, 4)] == [True, False]
    assert [NUMBERS.sample([], n) for n in (3, 4)] == [[3, 4], [4, 5]]
    assert [ROWS.sample([], n) for n in (3, 4)] == [[[3], [3, 4]], [[4], [4, 5]]]
    two = vec[u8]([0, 0])
    assert [list(COUNTS.sample(two, n)) for n in (3, 254, 255)] == [[4, 4], [255, 255], [1, 1]]
    assert [list(LAYER.sample(two, n)) for n in (3, 254, 255)] == [[4, 4], [255, 255], [1, 1]]
    assert [list(PLACES.sample(vec[i64]([0, 0]), n)) for n in (3, 4)] == [[3, 3], [4, 4]]
