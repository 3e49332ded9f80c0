"""Playing: plan, step back, commit, take back, leave orders.

Commit first, then tell."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from astrarium.core.driver import answer_planned, asked_everything, ordered
from astrarium.core.errors import AstrariumError, OutOfTurn
from astrarium.core.game import NO_ANSWER
from astrarium.core.match import Match
from astrarium.core.position import Question
from astrarium.table.drafts import Plan, open_question, plan
from astrarium.table.house import House, once_more
from astrarium.table.live import Live
from astrarium.table.refusals import Refusal
from astrarium.table.storage import (
    FOLLOWING,
    PERSON,
    RUNNING,
    Change,
    Columns,
    Draft,
    Orders,
    Person,
    Seat,
    Table,
)

NOBODY_LISTENS: Final = "-"  # no person has this id: a bot has no page to look at


def own_seat(house: House, table: Table, number: int, person: Person | None) -> Seat:
    """The seat, if this person plays it; a seat that is covered must be uncovered first."""
    seats = house.storage.seats(table.id)
    seat = next((each for each in seats if each.number == number), None)
    if seat is None:
        raise Refusal("no-page")
    if person is None or seat.kind != PERSON or seat.person != person.id or seat.resigned:
        raise Refusal("not-your-seat")
    mine = [each for each in seats if each.person == person.id and not each.resigned]
    covered = len(mine) > 1 and house.find_game(table.game).has_secrets()
    if covered and house.storage.looking(table.id, person.id) != number:
        raise Refusal("not-your-seat")
    return seat


@contextmanager
def _playing(house: House, table: Table, seat: Seat) -> Iterator[tuple[Live, Match]]:
    """The game, for as long as nobody else may touch it, if the seat still is its player's: whoever
    waited for the game may have given it up meanwhile, in another tab."""
    with house.game(table) as (live, match):
        now = house.seat(table, seat.number)
        if now.person != seat.person or now.resigned:
            raise Refusal("not-your-seat")
        yield live, match


def _planned(house: House, table: Table, live: Live, match: Match, seat: Seat, token: str) -> Plan:
    """The seat's plan, if it stands where the sender saw it."""
    if table.state != RUNNING:
        raise Refusal("not-running")
    draft = house.storage.draft(table.id, seat.number)
    found = live.records.plan(match, seat.number, draft)
    if found is None:
        raise Refusal("not-asked")
    if found.token != token:
        raise Refusal("stale")
    return found


def add_to_plan(
    house: House,
    table: Table,
    seat: Seat,
    token: str,
    choices: list[int],
    at: int = -1,
    keep: bool = False,
) -> Plan:
    """Plan answers, in place of all that was planned from `at` on; and what usually follows.
    `keep`: in place of that one answer, what was planned after it stays as far as it fits."""
    with _playing(house, table, seat) as (live, match):
        found = _planned(house, table, live, match, seat, token)
        kept = found.draft.answers[at + 1 :] if keep else []
        if at >= 0:
            found = _with_answers(match, found, found.draft.answers[:at])
        if not found.add_all(choices):
            raise Refusal("illegal")
        if kept:
            found = _with_answers(match, found, [*found.draft.answers, *kept])
        found.go_on()
        house.storage.save_draft(table.id, seat.number, found.draft)
    house.hub.planned(table.id, seat.person)
    return found


def say_in_plan(house: House, table: Table, seat: Seat, token: str, say: str) -> None:
    """Plan what is written in notation; what is wrong with it is said precisely."""
    with _playing(house, table, seat) as (live, match):
        found = _planned(house, table, live, match, seat, token)
        rules = match.rules
        try:
            for choice in rules.game.parse(rules, say):
                if not found.add(choice):
                    found.position.check(found.asked, choice)
        except AstrariumError as error:
            raise Refusal("said", error) from error
        found.go_on()
        house.storage.save_draft(table.id, seat.number, found.draft)
    house.hub.planned(table.id, seat.person)


def drop_from_plan(house: House, table: Table, seat: Seat, token: str, numbers: list[int]) -> None:
    """Take answers out of a plan; what was planned after them stays as far as it still fits."""
    with _playing(house, table, seat) as (live, match):
        found = _planned(house, table, live, match, seat, token)
        answers = found.draft.answers
        if max(numbers) >= len(answers):
            raise Refusal("stale")
        kept = [answer for at, answer in enumerate(answers) if at not in numbers]
        left = _with_answers(match, found, kept)
        house.storage.save_draft(table.id, seat.number, left.draft)
    house.hub.planned(table.id, seat.person)


def _with_answers(match: Match, found: Plan, answers: list[str]) -> Plan:
    """The plan with other answers, as far as they fit."""
    draft = Draft(found.draft.lane, found.draft.number, answers)
    other = plan(match.position, found.states[0].asked.seat, draft)
    assert other is not None
    return other


def step_back(house: House, table: Table, seat: Seat, token: str, everything: bool) -> None:
    with _playing(house, table, seat) as (live, match):
        found = _planned(house, table, live, match, seat, token)
        draft = found.draft
        answers = [] if everything else draft.answers[:-1]
        house.storage.save_draft(
            table.id, seat.number, Draft(draft.lane, draft.number, list(answers))
        )
    house.hub.planned(table.id, seat.person)


@once_more
def commit(house: House, table: Table, seat: Seat, token: str, end: bool = False) -> None:
    """Write the plan down in one transaction; then the others hear of it.

    What is planned behind others' secret answers is answered when they have been given. `end`: end
    the turn with it, if that is all that is left.
    """
    with _playing(house, table, seat) as (live, match):
        found = _planned(house, table, live, match, seat, token)
        if end and found.ending != NO_ANSWER:
            found.add_open(found.ending)
        if found.within_set:
            raise Refusal("within-set")
        if not found.choices:
            raise Refusal("stale")

        # What the decision itself brings to light is news for the seat too.
        read = len(live.records.of(match, seat.number))
        certain = found.certain or len(found.choices)
        game = match.rules.game
        later = [game.say(match.rules, choice) for choice in found.choices[certain:]]
        follow = {seat.number: Draft(found.draft.lane, FOLLOWING, later)} if later else {}

        def answer(match: Match) -> None:
            for choice in found.choices[:certain]:
                take(match, seat.number, choice)

        def changed_seats(match: Match) -> dict[int, Columns]:
            return {seat.number: {"seen": read, "back": True}}

        hidden = house.lives.change(
            live, table, house.now(), answer, [seat.number], changed_seats, follow
        )
    _tell(house, table, seat.person, hidden)


def _tell(house: House, table: Table, person: str, hidden: bool) -> None:
    """Everybody, or only whoever has given a secret answer: the others would see nothing new, and
    must not learn that there was something."""
    house.hub.changed(table.id, person if hidden else "")


def take(match: Match, seat: int, choice: int) -> None:
    """One planned answer, after whatever is forced upon the seat before it."""
    try:
        answer_planned(match, seat, choice)
    except OutOfTurn:
        raise Refusal("stale") from None


def answer_for_bot(house: House, table: Table, question: Question, choice: int) -> None:
    with house.game(table) as (live, match):
        if table.state != RUNNING or question not in match.position.questions():
            raise Refusal("stale")
        hidden = house.lives.change(
            live,
            table,
            house.now(),
            lambda match: _answer(match, question, choice),
            [question.seat],
        )
        (seat,) = [each for each in house.storage.seats(table.id) if each.number == question.seat]
    _tell(house, table, seat.person or NOBODY_LISTENS, hidden)


def _answer(match: Match, question: Question, choice: int) -> None:
    match.answer(question, choice)


@once_more
def undo(house: House, table: Table, seat: Seat) -> None:
    """Take back one's own last answer, as far as the rules of undo go."""
    with _playing(house, table, seat) as (live, match):
        if not match.undoable(seat.number):
            raise Refusal("nothing-to-undo")
        hidden = house.lives.change(
            live,
            table,
            house.now(),
            lambda match: match.undo(seat.number),
            [seat.number],
            lambda _: {seat.number: {"back": True}},
            orders_given=lambda match: _withdrawn(house, match, seat),
        )
    _tell(house, table, seat.person, hidden)


def _withdrawn(house: House, match: Match, seat: Seat) -> dict[int, Orders]:
    """Whoever takes back what standing orders have answered wants to be asked."""
    given = house.storage.orders(seat.table).get(seat.number, {})
    if not _answered_by(match, seat.number, given):
        return {}
    return {seat.number: asked_everything(match.rules.game)}


# --- standing orders ------------------------------------------------------------------------------


@once_more
def give_orders(house: House, table: Table, seat: Seat, orders: Orders) -> None:
    """Leave standing orders; a question that they answer is answered at once."""
    with _playing(house, table, seat) as (live, match):
        if table.state != RUNNING:
            raise Refusal("not-running")
        known = {order.name: order.values for order in match.rules.game.standing_orders()}
        if any(value not in known.get(name, ()) for name, value in orders.items()):
            raise Refusal("bad-form")
        hidden = True
        if _answered_by(match, seat.number, orders):
            hidden = house.lives.change(
                live,
                table,
                house.now(),
                _nothing_more,
                [seat.number],
                orders_given=lambda match: {seat.number: orders},
            )
        else:
            house.storage.save_orders(table.id, seat.number, orders)
    _tell(house, table, seat.person, hidden)


def _answered_by(match: Match, seat: int, orders: Orders) -> bool:
    question = open_question(match.position, seat)
    if question is None:
        return False
    options = match.position.options(question)
    return ordered(match.position, question, options, orders) != NO_ANSWER


def _nothing_more(match: Match) -> None:
    """The orders answer by themselves."""


def wake_bots(house: House, table: Table, person: Person | None) -> None:
    """Let the bots of a table try again; the game itself does not change."""
    players = {each.person for each in house.storage.seats(table.id) if each.kind == PERSON}
    if person is None or person.id not in players:
        raise Refusal("not-yours")
    if table.state != RUNNING:
        raise Refusal("not-running")
    house.stuck.discard(table.id)
    house.hub.changed(table.id)


# --- back by agreement ----------------------------------------------------------------------------


def asked_to_agree(match: Match, seats: list[Seat]) -> list[Seat]:
    """The seats of people who still play: nobody waits for one that is out of the game."""
    s = match.position
    people = [each for each in seats if each.kind == PERSON and not each.resigned]
    return [each for each in people if not s.is_out(each.number)]


@once_more
def agree_to_go_back(house: House, table: Table, seat: Seat, agrees: bool) -> None:
    """All people agree: the last decision of the game is taken back, whatever it showed.

    The log so far stays as it is; the game goes on from a copy that ends before the decision.
    """
    with _playing(house, table, seat) as (live, match):
        if table.state != RUNNING:
            raise Refusal("not-running")
        seats = house.storage.seats(table.id)
        kept = lines_before_last_decision(match, seats)
        if not kept:
            raise Refusal("nothing-to-undo")
        house.storage.agree(table.id, seat.number, agrees, table.generation)
        people = asked_to_agree(match, house.storage.seats(table.id))
        if all(each.agrees for each in people):
            _go_back(house, table, live, match, kept)
    house.hub.changed(table.id)


def _go_back(house: House, table: Table, live: Live, match: Match, kept: int) -> None:
    lines = match.log.lines
    change = Change({"changed": house.now()}, drop_drafts_of=range(match.rules.seats), anew=True)
    house.storage.append(table.id, table.generation, len(lines), lines[:kept], change)
    live.match = None


def lines_before_last_decision(match: Match, seats: list[Seat]) -> int:
    """How many lines of the log stand before the last answer that was a person's decision.

    What bots have decided since goes with it: taken back alone, it would only be decided again.
    """
    if match.position.agenda.secret:
        return 0  # nobody may learn who has answered
    deciding = {each.number for each in seats if each.kind == PERSON and not each.stand_in}
    entries = match.log.entries
    for at in range(len(entries) - 1, -1, -1):
        data = entries[at].data
        if entries[at].kind == "answer" and data["seat"] in deciding and not data.get("forced"):
            return at + 1
    return 0
