"""What must always hold in the Orb game."""

from __future__ import annotations

from collections import Counter

from astrarium.games.race.orb.state import (
    A_LETTER,
    A_PER_MISSING_SEAT,
    B_LETTER,
    B_PER_MISSING_SEAT,
    DEALT,
    MOST_SEATS,
    Orb,
)
from astrarium.games.race.orb.view import token_places
from astrarium.games.race.orb.words import (
    ARTIFACT_A,
    ARTIFACT_B,
    FIRST_SMALL_AIRLOCK,
    MAIN_AIRLOCK,
    ORB_CARDS,
    SMALL_AIRLOCKS,
)
from astrarium.games.race.words import NONE


def broken_orb(orb: Orb) -> dict[str, bool]:
    return {
        "orb cards are conserved": _cards_conserved(orb),
        "the orb pile is no larger than the cards nobody has seen": _pile_fits(orb),
        "tokens are conserved": _tokens_conserved(orb),
        "tokens lie on token squares": _tokens_lie_well(orb),
        "teams stand on the Orb": _teams_stand(orb),
        "orb hands are sorted": all(
            each.hand == sorted(each.hand) and each.tokens == sorted(each.tokens)
            for each in orb.seats
        ),
        "shown orb cards are in hand": all(set(each.shown) <= set(each.hand) for each in orb.seats),
    }


def _cards_conserved(orb: Orb) -> bool:
    counts = Counter(orb.cards[A_LETTER].things() + orb.cards[B_LETTER].things())
    counts.update(orb.gone)
    counts.update([] if orb.drawn == NONE else [int(orb.drawn)])
    counts.update(card for card in orb.board.laid[::4] if card < FIRST_SMALL_AIRLOCK)
    for seat in orb.seats:
        counts.update(seat.hand)
    airlocks = sum(1 for card in orb.board.laid[::4] if FIRST_SMALL_AIRLOCK <= card < MAIN_AIRLOCK)
    each_once = counts == Counter(range(ORB_CARDS))
    return each_once and airlocks + orb.airlocks == SMALL_AIRLOCKS


def _pile_fits(orb: Orb) -> bool:
    unseen_a, unseen_b = orb.cards[A_LETTER].size, orb.cards[B_LETTER].size
    undealt = sum(int(seat.unseen) for seat in orb.seats)
    missing = MOST_SEATS - len(orb.seats)
    dealt_well = all(0 <= seat.unseen <= DEALT for seat in orb.seats)
    return (
        dealt_well
        and unseen_a == orb.pile_a + undealt + A_PER_MISSING_SEAT * missing
        and unseen_b == orb.pile_b + B_PER_MISSING_SEAT * missing
    )


def _tokens_conserved(orb: Orb) -> bool:
    """What lies on the Orb has not been taken; taken, used and untaken ones make up the set."""
    kinds = orb.tables.token_kinds
    counts = Counter(orb.tokens[A_LETTER].things() + orb.tokens[B_LETTER].things())
    for seat in orb.seats:
        counts.update(seat.tokens + seat.used)
    whole = all(counts[at] == kind.count for at, kind in enumerate(kinds))
    board = orb.board
    squares = [board.squares[board.at_place(where)] for where in token_places(board)]
    b_tokens = squares.count(ARTIFACT_B)
    a_tokens = len(squares) - b_tokens
    return whole and a_tokens <= orb.tokens[A_LETTER].size and b_tokens <= orb.tokens[B_LETTER].size


def _tokens_lie_well(orb: Orb) -> bool:
    board = orb.board
    places = token_places(board)
    return all(ARTIFACT_A <= board.squares[board.at_place(where)] <= ARTIFACT_B for where in places)


def _teams_stand(orb: Orb) -> bool:
    """[race.artifacts.orb.play.not-over-teams]"""
    board = orb.board
    teams = [seat.teams[team] for seat in orb.seats for team in range(2)]
    standing = Counter(int(board.at_place(where)) for where in teams if where != NONE)
    squares = range(int(board.height * board.width))
    counted = Counter({each: int(board.teams[each]) for each in squares if board.teams[each] > 0})
    return standing == counted and all(board.squares[each] > 0 for each in standing)
