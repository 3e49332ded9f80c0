"""The Orb in views and snapshots: what is seen, what could be."""

from __future__ import annotations

from typing import Final

from astrarium.core.codec import ints
from astrarium.core.game import Data
from astrarium.games.race.orb.board import Board, new_board
from astrarium.games.race.orb.state import (
    A_LETTER,
    B_LETTER,
    Orb,
    OrbSeat,
    letter_of,
    new_orb,
)
from astrarium.games.race.orb.tables import OrbTables
from astrarium.games.race.orb.words import (
    A_CARDS,
    MAIN_AIRLOCK,
    ORB_CARDS,
    TEAMS,
    TURNS,
)
from astrarium.games.race.words import NONE
from astrarium.parts.fields import (
    NUMBER,
    NUMBERS,
    OWNER,
    Field,
    Fields,
    Fill,
    check_range,
    several,
)
from astrarium.parts.sets import sorted_with

ORB: Final = Fields(
    [*several(NUMBER, "pile_a pile_b airlocks drawn"), *several(NUMBERS, "gone priority")]
)
SEAT: Final = Fields(
    [
        *several(NUMBER, "unseen discount genes_discount genes_military goods"),
        *several(NUMBERS, "shown used"),
        Field("hand", NUMBERS, OWNER),
        Field("tokens", NUMBERS, OWNER, key="held"),
    ]
)


def seen_orb(orb: Orb, eyes: int | None) -> Data:
    seats = [SEAT.seen(seat, number, eyes) for number, seat in enumerate(orb.seats)]
    return _whole(orb, ORB.seen(orb, None, eyes), seats)


def full_orb(orb: Orb) -> Data:
    return _whole(orb, ORB.full(orb), [SEAT.full(seat) for seat in orb.seats])


def _whole(orb: Orb, data: Data, seats: list[Data]) -> Data:
    """With what follows from several fields: laid cards, the backs of a seat's cards."""
    for seat, seen in zip(orb.seats, seats, strict=True):
        seen.update(_backs(orb, seat))
    laid = list(orb.board.laid[4:])  # the main airlock lies there always
    return {"laid": laid, "tokens": token_places(orb.board), **data, "seats": seats}


def _backs(orb: Orb, seat: OrbSeat) -> Data:
    """Of cards in hand and tokens face down only the backs are seen: A or B.

    [race.artifacts.token.face-down-until-used] [race.artifacts.orb.draw.count-public]
    """
    a_cards = [card for card in seat.hand if card < A_CARDS]
    letters = [int(orb.tables.token_kinds[kind].letter) for kind in seat.tokens]
    return {
        "cards": int(seat.card_count()),
        "letters": [len(a_cards), len(seat.hand) - len(a_cards)],
        "face_down": [letters.count(0), letters.count(1)],
        "teams": seat.teams[:],
    }


def token_places(board: Board) -> list[int]:
    squares = range(int(board.height * board.width))
    return [int(board.place_of(each)) for each in squares if board.tokens[each] > 0]


# --- back again ----------------------------------------------------------------------------------


def orb_from(tables: OrbTables, seats: int, data: Data, fill: Fill) -> Orb:
    """Everything that is not in hand, on the Orb or gone has not been seen."""
    if len(data["seats"]) != seats or sorted(data["priority"]) != list(range(seats)):
        raise ValueError("the Orb is for other seats")
    orb = new_orb(tables, seats)
    fill(ORB, orb, data)
    orb.board = board_from(tables, data)
    for seat, each in zip(orb.seats, data["seats"], strict=True):
        fill(SEAT, seat, each)
        seat.hand = seat.hand or seat.shown  # all that a view shows of others' hands
        seat.teams = ints(each["teams"])
    _check(orb)
    for seat in orb.seats:
        for team in range(2):
            where = seat.teams[team]
            if where != NONE:
                orb.board.count_teams(orb.board.at_place(where), 1)
    seen = {*orb.gone, orb.drawn, *orb.board.laid[::4]}
    for seat in orb.seats:
        seen.update(seat.hand)
    for bag in orb.cards:
        for card in seen.intersection(bag.things()):
            bag.take(card)
    for seat in orb.seats:
        for kind in seat.tokens + seat.used:
            untaken = orb.tokens[tables.token_kinds[kind].letter]
            if untaken.counts[kind] == 0:
                raise ValueError("there are not so many tokens")
            untaken.take(kind)
    for seat, each in zip(orb.seats, data["seats"], strict=True):
        if "hand" not in each:
            _guess_hand(orb, seat, each)
    return orb


def _guess_hand(orb: Orb, seat: OrbSeat, seen: Data) -> None:
    """Any cards and tokens with the right backs."""
    for letter in (A_LETTER, B_LETTER):
        cards, tokens = orb.cards[letter], orb.tokens[letter]
        shown = [card for card in seat.shown if letter_of(card) == letter]
        for card in cards.things()[: seen["letters"][letter] - len(shown)]:
            cards.take(card)
            seat.hand = sorted_with(seat.hand, card)
        for kind in tokens.things()[: seen["face_down"][letter]]:
            tokens.take(kind)
            seat.tokens = sorted_with(seat.tokens, kind)


def board_from(tables: OrbTables, data: Data) -> Board:
    """The cards laid again, one after another; then the tokens that are gone."""
    board = new_board(tables.main_airlock())
    laid: list[int] = data["laid"]
    for i in range(0, len(laid), 4):
        card, turn, row, column = laid[i : i + 4]
        if not (0 <= card < MAIN_AIRLOCK and 0 <= turn < TURNS and abs(row) + abs(column) < 400):
            raise ValueError("there is no such orb card")
        board.lay(tables.plans[card * TURNS + turn], card, turn, row, column)
    lying = set(data["tokens"])
    for where in token_places(board):
        if where not in lying:
            board.take_token(board.at_place(where))
    if token_places(board) != sorted(lying):
        raise ValueError("a token lies where none can")
    return board


def _check(orb: Orb) -> None:
    counts = [orb.pile_a, orb.pile_b, orb.airlocks]
    cards = orb.gone + ([] if orb.drawn == NONE else [int(orb.drawn)])
    tokens: list[int] = []
    for seat in orb.seats:
        if len(seat.teams) != TEAMS:
            raise ValueError("a seat has two teams")
        counts += [seat.unseen, seat.goods]
        counts += [seat.discount, seat.genes_discount, seat.genes_military]
        cards = cards + seat.hand + seat.shown
        tokens += seat.tokens + seat.used
    if min(counts) < 0:
        raise ValueError("there are less than no things")
    check_range(cards, 0, ORB_CARDS, "there is no such orb card")
    check_range(tokens, 0, len(orb.tables.token_kinds), "there is no such token")
