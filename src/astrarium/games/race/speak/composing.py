"""How a person puts a turn together: sets, and the payment planned with what is placed."""

from __future__ import annotations

from astrarium.core.draw.svg import Style
from astrarium.core.frame import Frame
from astrarium.core.game import Carried
from astrarium.core.position import Question
from astrarium.games.race.frames.develop import ChooseDevelopment, Development, draws_after, price
from astrarium.games.race.frames.eat import EatGoods
from astrarium.games.race.frames.explore import KeepCards
from astrarium.games.race.frames.hand import DiscardCards
from astrarium.games.race.frames.settle import ChooseWorld, course_of
from astrarium.games.race.frames.settle_world import place_world
from astrarium.games.race.orb.draw.orb import ghost as draw_ghost
from astrarium.games.race.orb.words import LAY, TURNS
from astrarium.games.race.state import Race
from astrarium.games.race.tables import RaceRules
from astrarium.games.race.words import BUILD, DISCARD, KEEP, KIND, LAND, NONE, PAY, SPEND
from astrarium.parts.told import asker


def takes_away(rules: RaceRules, choice: int) -> bool:
    """Does a card leave the place where it lies?"""
    return choice - choice % KIND in (BUILD, LAND, KEEP, DISCARD, PAY, SPEND)


def carried(s: Race, question: Question, choice: int) -> Carried | None:
    """A card of the Orb: turned first, then laid on a place."""
    if choice - choice % KIND != LAY:
        return None
    card, turn = divmod(choice % KIND, TURNS)
    return Carried(f"orb-{card}", turn)


def ghost(s: Race, choice: int, style: Style) -> str:
    return draw_ghost(choice, style)


def picks_left(s: Race, question: Question) -> int:
    frame = asker(s, question)
    return int(frame.left) if isinstance(frame, DiscardCards | KeepCards | EatGoods) else 0


def fill(s: Race, question: Question, picked: list[int]) -> list[int]:
    """The cheapest cards of the hand, for whoever does not mind which ones go."""
    frame = asker(s, question)
    if not isinstance(frame, DiscardCards):
        return []
    hand = s.players[question.seat].hand[:]
    for choice in picked:
        hand.remove(choice % KIND)
    cheapest = sorted(hand, key=lambda card: (s.tables.cost[card], s.tables.vp[card], card))
    return [int(frame.verb()) + card for card in cheapest[: int(frame.left) - len(picked)]]


def foreseen(s: Race, question: Question, choice: int) -> Race | None:
    """What is placed is paid for when all have revealed: the price is known before.

    Nothing that the others place changes it. [race.base.develop.secret-choice]
    [race.base.settle.secret-choice]
    """
    kind = choice - choice % KIND
    if kind not in (BUILD, LAND) or not s.agenda.secret:
        return None
    trial = s.clone()
    course = _course(trial, question, choice % KIND)
    if course is None:
        return None
    agenda = trial.agenda
    for lane, number in enumerate(agenda.opening_numbers, 1):
        if lane != question.lane:
            agenda.numbers[lane] = number  # that others have answered shows nowhere
    agenda.end_secret()
    agenda.busy = 0
    for stack in agenda.lanes[1:]:
        stack.clear()
    trial.push(question.lane, course)
    trial.run(question.lane)
    return trial if agenda.joins == s.agenda.joins else None


def _course(s: Race, question: Question, card: int) -> Frame[Race] | None:
    """The card comes to the table; what its owner has to do then."""
    seat = question.seat
    player = s.players[seat]
    frame = asker(s, question)
    if isinstance(frame, ChooseWorld):
        place_world(s, seat, card)
        return course_of(s, seat, card, 0)  # a bonus card is drawn when all is paid
    if not isinstance(frame, ChooseDevelopment):
        return None
    cost = price(s, player, card, frame.second == 1)
    s.place(seat, card)
    after = draws_after(s, player)
    if any(part.development(s, seat, card, cost, after) for part in s.tables.parts):
        return None
    player.pick = NONE
    return Development(seat, cost, after)
