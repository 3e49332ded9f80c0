"""Playing: plan, step back, commit, take back, leave orders, give a seat to a bot.

Commit first, then tell."""

from __future__ import annotations

from astrarium.core.game import NO_ANSWER
from astrarium.core.match import Match
from astrarium.core.picks import is_forced
from astrarium.core.position import Question
from astrarium.table.drafts import Plan, open_question, plan
from astrarium.table.house import House
from astrarium.table.live import ordered
from astrarium.table.refusals import Refusal
from astrarium.table.storage import (
    BOT,
    CLOSED,
    PERSON,
    RUNNING,
    Draft,
    Orders,
    Person,
    Seat,
    Table,
)


def own_seat(house: House, table: Table, number: int, person: Person | None) -> Seat:
    """The seat, if this person plays it; a seat that is covered must be uncovered first."""
    seats = house.storage.seats(table.id)
    seat = next((each for each in seats if each.number == number), None)
    if seat is None:
        raise Refusal("no-page")
    if person is None or seat.kind != PERSON or seat.person != person.id or seat.resigned:
        raise Refusal("not-your-seat")
    mine = [each for each in seats if each.person == person.id]
    if len(mine) > 1 and house.storage.looking(table.id, person.id) != number:
        raise Refusal("not-your-seat")
    return seat


def _planned(house: House, table: Table, match: Match, seat: Seat, token: str) -> Plan:
    """The seat's plan, if it stands where the sender saw it."""
    if table.state != RUNNING:
        raise Refusal("not-running")
    found = plan(match.position, seat.number, house.storage.draft(table.id, seat.number))
    if found is None:
        raise Refusal("not-asked")
    if found.token != token:
        raise Refusal("stale")
    return found


def add_to_plan(house: House, table: Table, seat: Seat, token: str, choice: int) -> None:
    with house.game(table) as (_, match):
        found = _planned(house, table, match, seat, token)
        if not found.add(choice):
            raise Refusal("illegal")
        house.storage.save_draft(table.id, seat.number, found.draft)
    house.hub.planned(table.id, seat.person)


def step_back(house: House, table: Table, seat: Seat, token: str, everything: bool) -> None:
    with house.game(table) as (_, match):
        found = _planned(house, table, match, seat, token)
        draft = found.draft
        answers = [] if everything else draft.answers[:-1]
        house.storage.save_draft(
            table.id, seat.number, Draft(draft.lane, draft.number, list(answers))
        )
    house.hub.planned(table.id, seat.person)


def commit(house: House, table: Table, seat: Seat, token: str) -> None:
    """Write the plan down in one transaction; then the others hear of it."""
    with house.game(table) as (live, match):
        found = _planned(house, table, match, seat, token)
        if found.within_set:
            raise Refusal("within-set")
        if not found.choices:
            raise Refusal("stale")

        def answer(match: Match) -> None:
            for choice in found.choices:
                take(match, seat.number, choice)

        def changed_seats(match: Match) -> list[Seat]:
            seat.seen = len(live.records.of(match, seat.number))
            seat.stand_in, seat.agrees = "", False
            others = [each for each in _agreeing(house, table) if each.number != seat.number]
            return [seat, *others]

        table.changed = house.now()
        house.lives.change(live, table, [seat.number], answer, changed_seats)
    house.hub.changed(table.id)


def take(match: Match, seat: int, choice: int) -> None:
    """One planned answer, after whatever is forced upon the seat before it."""
    while True:
        question = open_question(match.position, seat)
        if question is None:
            raise Refusal("stale")
        options = match.position.options(question)
        if not is_forced(match.position, question, options):
            match.answer(question, choice, forced=len(options) == 1)
            return
        match.answer(question, options[0], forced=True)


def answer_for_bot(house: House, table: Table, question: Question, choice: int) -> None:
    with house.game(table) as (live, match):
        if table.state != RUNNING or question not in match.position.questions():
            raise Refusal("stale")
        table.changed = house.now()
        house.lives.change(
            live, table, [question.seat], lambda match: _answer(match, question, choice)
        )
    house.hub.changed(table.id)


def _answer(match: Match, question: Question, choice: int) -> None:
    match.answer(question, choice)


def undo(house: House, table: Table, seat: Seat) -> None:
    """Take back one's own last answer, as far as the rules of undo go."""
    with house.game(table) as (live, match):
        if not match.undoable(seat.number):
            raise Refusal("nothing-to-undo")
        table.changed = house.now()
        house.lives.change(live, table, [seat.number], lambda match: _undo(house, match, seat))
    house.hub.changed(table.id)


def _undo(house: House, match: Match, seat: Seat) -> None:
    """Whoever takes back what standing orders have answered wants to be asked."""
    match.undo(seat.number)
    if _answered_by(match, seat.number, house.storage.orders(seat.table).get(seat.number)):
        house.storage.save_orders(seat.table, seat.number, {})


# --- standing orders ------------------------------------------------------------------------------


def give_orders(house: House, table: Table, seat: Seat, orders: Orders) -> None:
    """Leave standing orders; a question that they answer is answered at once."""
    with house.game(table) as (live, match):
        if table.state != RUNNING:
            raise Refusal("not-running")
        known = {order.name: order.values for order in match.rules.game.standing_orders()}
        if any(value not in known.get(name, ()) for name, value in orders.items()):
            raise Refusal("bad-form")
        house.storage.save_orders(table.id, seat.number, orders)
        if _answered_by(match, seat.number, orders):
            table.changed = house.now()
            house.lives.change(live, table, [seat.number], _nothing_more)
    house.hub.changed(table.id)


def _answered_by(match: Match, seat: int, orders: Orders | None) -> bool:
    question = open_question(match.position, seat)
    if question is None:
        return False
    options = match.position.options(question)
    return ordered(match.position, question, options, orders) != NO_ANSWER


def _nothing_more(match: Match) -> None:
    """The orders answer by themselves."""


# --- bots in people's seats -----------------------------------------------------------------------


def resign(house: House, table: Table, seat: Seat, bot: str) -> None:
    """A bot plays the seat to the end. A game without people is put away."""
    if table.state != RUNNING:
        raise Refusal("not-running")
    seat.resigned, seat.stand_in = True, bot
    house.storage.save_seat(seat)
    house.storage.save_orders(table.id, seat.number, {})
    seats = house.storage.seats(table.id)
    if all(each.kind == BOT or each.resigned for each in seats):
        table.state, table.changed = CLOSED, house.now()
        house.storage.save_table(table)
    house.hub.changed(table.id)


def stand_in(house: House, table: Table, number: int, person: Person, bot: str) -> None:
    """A bot plays for an absent person until the person comes back; `bot` empty: hand it back."""
    if table.state != RUNNING:
        raise Refusal("not-running")
    seat = house.seat(table, number)
    players = {
        each.person
        for each in house.storage.seats(table.id)
        if each.kind == PERSON and not each.resigned
    }
    if seat.kind != PERSON or seat.resigned or person.id not in players:
        raise Refusal("not-yours")
    if seat.person != person.id and (not bot or seat.person in house.hub.present(table.id)):
        raise Refusal("not-yours")
    seat.stand_in = bot
    house.storage.save_seat(seat)
    house.hub.changed(table.id)


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


def agree_to_go_back(house: House, table: Table, seat: Seat, agrees: bool) -> None:
    """All people agree: the last decision of the game is taken back, whatever it showed.

    The log so far stays as it is; the game goes on from a copy that ends before the decision.
    """
    with house.game(table) as (_, match):
        if table.state != RUNNING:
            raise Refusal("not-running")
        kept = lines_before_last_decision(match)
        if not kept:
            raise Refusal("nothing-to-undo")
        seat.agrees = agrees
        house.storage.save_seat(seat)
        seats = house.storage.seats(table.id)
        if all(each.agrees for each in seats if each.kind == PERSON and not each.resigned):
            table.generation += 1
            table.changed = house.now()
            drafts = [each.number for each in seats]
            lines = match.log.lines[:kept]
            house.storage.append(table, 0, lines, drafts, _agreeing(house, table))
            house.lives.forget(table.id)
    house.hub.changed(table.id)


def lines_before_last_decision(match: Match) -> int:
    """How many lines of the log stand before the last answer that was somebody's decision."""
    if match.position.agenda.secret:
        return 0  # nobody may learn who has answered
    entries = match.log.entries
    for at in range(len(entries) - 1, -1, -1):
        data = entries[at].data
        if entries[at].kind == "answer" and data["seat"] >= 0 and not data.get("forced"):
            return at + 1
    return 0


def _agreeing(house: House, table: Table) -> list[Seat]:
    """The seats that had agreed to go back, and no longer do."""
    found = [each for each in house.storage.seats(table.id) if each.agrees]
    for each in found:
        each.agrees = False
    return found
