"""The one door for secrets: what a seat may see, and positions it could not tell from its own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from astrarium.core.agenda import Agenda
from astrarium.core.codec import FindGame, frame_names, header, pack_out, put_together, rules_for
from astrarium.core.frame import ChanceFrame, Frame
from astrarium.core.game import Data, Rules, check_eyes
from astrarium.core.rng import Rng

if TYPE_CHECKING:
    from astrarium.core.position import Position

MOST_GUESSES: Final = 500  # then the last one stands, fitting or not


def view(s: Position[Any], seat: int | None) -> Data:
    """What the seat may know (None: a spectator). JSON-ready, and complete: see resample."""
    check_eyes(s.rules, seat)
    game = s.rules.game
    return {
        **header(s.rules),
        "options": s.rules.options,
        "seat": seat,
        "first_seat": s.first_seat,
        "over": s.over,
        "secret": s.agenda.secret,
        "agenda": _show_agenda(s, seat),
        "questions": _questions(s, seat),
        "state": game.state_data(s, seat),
        "scores": s.scores() if s.over else None,
        "ranking": s.ranking() if s.over else None,
        "rivals": [rival.data() for rival in s.rivals()] if s.over else None,
    }


def _show_agenda(s: Position[Any], seat: int | None) -> Data:
    """During a secret choice the others look as if they had not begun to answer."""
    agenda = s.agenda
    lanes = agenda.lanes[:]
    numbers = agenda.numbers[:]
    for other in range(len(agenda.opening)):
        if other != seat:
            lanes[other + 1] = agenda.opening[other]
            numbers[other + 1] = agenda.opening_numbers[other]
    names = frame_names(s.rules.game)
    return {
        **pack_out(agenda),
        "lanes": _show_lanes(names, lanes, seat),
        "numbers": numbers,
        "opening": _show_lanes(names, agenda.opening, seat),
        "opening_numbers": agenda.opening_numbers[:],
        "joins": agenda.joins,
        "disclosures": agenda.disclosures,
    }


def _show_lanes(
    names: dict[type[Frame[Any]], str], lanes: list[list[Frame[Any]]], seat: int | None
) -> list[list[list[Any]]]:
    return [[[names[type(frame)], frame.shown(seat)] for frame in lane] for lane in lanes]


def _questions(s: Position[Any], seat: int | None) -> list[dict[str, int]]:
    """Who is asked, as far as this seat may know."""
    agenda = s.agenda
    if not agenda.secret:
        return [_question(each.lane, each.seat, each.number) for each in s.questions()]
    asked: list[dict[str, int]] = []
    for lane in s.lane_order()[1:]:
        if lane - 1 == seat and agenda.lanes[lane]:
            asked.append(_question(lane, s.asked(lane), agenda.numbers[lane]))
        elif lane - 1 != seat and agenda.opening[lane - 1]:
            asked.append(_question(lane, lane - 1, agenda.opening_numbers[lane - 1]))
    return asked


def _question(lane: int, seat: int, number: int) -> dict[str, int]:
    return {"lane": lane, "seat": seat, "number": number}


def resample(seen: Data, rng: Rng, find_game: FindGame) -> Position[Any]:
    """A whole position that the seat of this view could be in.

    Others' secret answers are redrawn as legal ones; one seat stays unasked where all could
    have answered, because the last answer would reveal them.
    """
    rules = rules_for(seen, find_game)
    eyes = seen.get("seat", "")
    check_eyes(rules, eyes)
    s = _guess(rules, seen, rng)
    for _ in range(MOST_GUESSES):
        if rules.game.fits(s):
            break
        s = _guess(rules, seen, rng)
    if s.agenda.secret:
        _answer_for_others(s, eyes, rng)
    return s


def _guess(rules: Rules, seen: Data, rng: Rng) -> Position[Any]:
    game = rules.game
    return put_together(rules, seen, lambda: game.guess(rules, seen["state"], seen["seat"], rng))


def redeal(s: Position[Any], eyes: int | None, rng: Rng) -> Position[Any]:
    """What resample makes of the view of these eyes, without the way through a view."""
    check_eyes(s.rules, eyes)
    game = s.rules.game
    guess = _dealt_anew(s, eyes, rng)
    for _ in range(MOST_GUESSES):
        if game.fits(guess):
            break
        guess = _dealt_anew(s, eyes, rng)
    if guess.agenda.secret:
        _answer_for_others(guess, eyes, rng)
    return guess


def _dealt_anew(s: Position[Any], eyes: int | None, rng: Rng) -> Position[Any]:
    guess: Position[Any] = s.rules.game.deal_anew(s, eyes, rng)
    guess.first_seat = s.first_seat
    guess.agenda = _seen_agenda(s.agenda, eyes)
    return guess


def _seen_agenda(agenda: Agenda, eyes: int | None) -> Agenda:
    """What a view shows of the agenda, as an agenda again."""
    seen = agenda.clone()
    for other in range(len(agenda.opening)):
        if other != eyes:
            seen.lanes[other + 1] = agenda.opening[other][:]
            seen.numbers[other + 1] = agenda.opening_numbers[other]
            if agenda.opening[other]:
                seen.busy |= 1 << (other + 1)
    for lane in seen.lanes:
        for at in range(len(lane)):
            lane[at] = _seen_frame(lane[at], eyes)
    seen.opening = [[_seen_frame(frame, eyes) for frame in lane] for lane in agenda.opening]
    return seen


def _seen_frame(frame: Frame[Any], eyes: int | None) -> Frame[Any]:
    if type(frame).shown is Frame.shown:
        return frame  # it hides nothing
    shown = frame.shown(eyes)
    return frame if shown == frame.data() else type(frame)(*shown)


def _answer_for_others(s: Position[Any], eyes: int | None, rng: Rng) -> None:
    agenda = s.agenda
    for lane in s.lane_order()[1:]:
        while lane - 1 != eyes and agenda.lanes[lane] and agenda.busy != 1 << lane:
            s.answer(lane, _random_answer(s, lane, rng))


def _random_answer(s: Position[Any], lane: int, rng: Rng) -> int:
    stack = s.agenda.lanes[lane]
    frame = stack[len(stack) - 1]
    if isinstance(frame, ChanceFrame):
        return frame.outcome(s, rng.below(frame.total(s)))
    return rng.pick(s.lane_options(lane))
