"""The one door for secrets: what a seat may see, and positions it could not tell from its own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from astrarium.core.codec import FindGame, build, header, pack_agenda, rules_for
from astrarium.core.game import Data
from astrarium.core.rng import Rng

if TYPE_CHECKING:
    from astrarium.core.position import Position


def view(s: Position, seat: int | None) -> Data:
    """What the seat may know (None: a spectator). JSON-ready, and complete: see resample."""
    game = s.rules.game
    agenda = pack_agenda(game, s.agenda)
    if s.agenda.secret:
        _hide_progress(agenda, seat)
    agenda.pop("opening")
    agenda.pop("opening_numbers")
    return {
        **header(s.rules),
        "seat": seat,
        "first_seat": s.first_seat,
        "over": s.over,
        "secret": s.agenda.secret,
        "agenda": agenda,
        "questions": _questions(s, seat),
        "state": game.state_data(s, seat),
        "scores": s.scores() if s.over else None,
        "ranking": s.ranking() if s.over else None,
    }


def _hide_progress(agenda: dict[str, Any], seat: int | None) -> None:
    """During a secret choice the others look as if they had not begun to answer."""
    for other in range(len(agenda["opening"])):
        if other != seat:
            agenda["lanes"][other + 1] = agenda["opening"][other]
            agenda["numbers"][other + 1] = agenda["opening_numbers"][other]


def _questions(s: Position, seat: int | None) -> list[dict[str, int]]:
    """Who is asked, as far as this seat may know."""
    if not s.agenda.secret:
        return [
            {"lane": question.lane, "seat": question.seat, "number": question.number}
            for question in s.questions()
        ]
    listed: list[dict[str, int]] = []
    for lane in s.lane_order()[1:]:
        mine = lane - 1 == seat
        frames = s.agenda.lanes[lane] if mine else s.agenda.opening[lane - 1]
        numbers = s.agenda.numbers if mine else [0, *s.agenda.opening_numbers]
        if frames:
            listed.append({"lane": lane, "seat": lane - 1, "number": numbers[lane]})
    return listed


def resample(seen: Data, rng: Rng, find_game: FindGame) -> Position:
    """A whole position that the seat of this view could be in.

    Others' secret answers are redrawn as legal ones; one seat stays unasked where all could
    have answered, because the last answer would reveal them.
    """
    rules = rules_for(seen, find_game)
    eyes = seen["seat"]
    agenda: Data = dict(seen["agenda"])
    agenda["opening"] = []
    agenda["opening_numbers"] = []
    state = rules.game.fill_in(rules, seen["state"], eyes, rng)
    s = build(rules, state, agenda, int(seen["first_seat"]))
    if seen["secret"]:
        _answer_for_others(s, eyes, rng)
    return s


def _answer_for_others(s: Position, eyes: int | None, rng: Rng) -> None:
    # The viewer may be done already: then its lane is empty now, and was not when all began.
    s.agenda.begin_secret()
    for lane in s.lane_order()[1:]:
        seat = lane - 1
        while seat != eyes and s.asked(lane) == seat and s.agenda.busy > 1:
            s.answer(lane, rng.pick(s.lane_options(lane)))
