"""A beginner who explores, settles, arms itself and attacks what it expects to beat."""

from __future__ import annotations

from astrarium.bots.eclipse.strength import odds, power
from astrarium.bots.eclipse.turns import TurnOutlook
from astrarium.bots.eclipse.weights import WEIGHTS, Weights
from astrarium.bots.search import SearchBot
from astrarium.core.frame import MAIN
from astrarium.core.position import Question
from astrarium.games.eclipse.blueprints import HULL
from astrarium.games.eclipse.combat import value
from astrarium.games.eclipse.frames.aftermath import AttackPopulation
from astrarium.games.eclipse.frames.battle import ActFirst, Assign, Engage, Stalemate
from astrarium.games.eclipse.frames.diplomacy import AnswerOffer
from astrarium.games.eclipse.frames.discovery import Claim
from astrarium.games.eclipse.frames.influence import Influence
from astrarium.games.eclipse.frames.reputation import KeepTile, MakeRoom
from astrarium.games.eclipse.frames.setup import ChooseSpecies
from astrarium.games.eclipse.frames.turn import AFTER, Turn
from astrarium.games.eclipse.frames.upkeep import Payment, Upkeep
from astrarium.games.eclipse.state import FACES, Eclipse
from astrarium.games.eclipse.trade import reach, trade
from astrarium.games.eclipse.words import (
    ABANDON,
    ACCEPT,
    ATTACK,
    BOMB,
    BOMBARD,
    HIT,
    LEAVE,
    MONEY,
    OFFER,
    SETTLE,
    SPARE,
    STAY,
    TRADE,
    WOUNDS,
)

WORTH_A_TRADE = 0.05
HOPELESS = 0.08  # a battle with such odds is left, if there is where to go


class Greedy(SearchBot[Eclipse, Weights]):
    def __init__(self, weights: Weights = WEIGHTS) -> None:
        super().__init__(TurnOutlook, weights)

    def leaves_to_chance(self, s: Eclipse, question: Question) -> bool:
        return isinstance(s.agenda.lanes[question.lane][-1], ChooseSpecies)

    def at_once(self, s: Eclipse, question: Question, options: list[int]) -> int | None:
        frame = s.agenda.lanes[question.lane][-1]
        seat = question.seat
        if isinstance(frame, Turn | Upkeep) or (isinstance(frame, Influence) and frame.left == 0):
            return self.around_a_turn(s, frame, seat, options)
        if isinstance(frame, Payment):
            return self.raise_money(s, seat, options)
        if isinstance(frame, Claim) and not self.can_keep(s, seat):
            return LEAVE
        if isinstance(frame, AnswerOffer):
            return ACCEPT
        if isinstance(frame, KeepTile):
            return max(options)
        if isinstance(frame, MakeRoom | ActFirst):
            return min(options)
        if isinstance(frame, AttackPopulation):
            return next(each for each in (BOMB, BOMBARD, SPARE) if each in options)
        if isinstance(frame, Stalemate):
            return next((each for each in options if each != STAY), STAY)
        if isinstance(frame, Engage):
            chance = odds(s, int(frame.hex), seat, int(frame.other))
            return ATTACK if chance > HOPELESS else max(options)
        if isinstance(frame, Assign):
            return max(options, key=lambda choice: self.hit(s, frame, choice - HIT))
        return None

    def around_a_turn(
        self, s: Eclipse, frame: Turn | Upkeep | Influence, seat: int, options: list[int]
    ) -> int | None:
        """Colony ships settle as soon as they can, what makes most first; then relations."""
        settling = [choice for choice in options if SETTLE <= choice < TRADE]
        if settling:
            return max(settling, key=lambda choice: self.settled(s, seat, choice - SETTLE))
        if isinstance(frame, Turn) and frame.stage != AFTER:
            return self.worth_trading(s, seat, options)
        offers = [choice for choice in options if choice >= OFFER]
        return offers[0] if offers else options[0]

    def can_keep(self, s: Eclipse, seat: int) -> bool:
        """After the battles nothing more is earned before upkeep: could one more hex be paid?"""
        if any(isinstance(frame, Turn) for frame in s.agenda.lanes[MAIN]):
            return True
        means = int(reach(s, seat, MONEY)) - int(s.players[seat].money)
        return means + TurnOutlook(s, seat, self.weights).money_after_discs(s, 1) >= 0

    def worth_trading(self, s: Eclipse, seat: int, options: list[int]) -> int | None:
        """A trade after which the seat is richer: too much of one thing, too little of another."""
        outlook = TurnOutlook(s, seat, self.weights)
        best, best_value = None, outlook.economy(s) + WORTH_A_TRADE
        for choice in options:
            if TRADE <= choice < OFFER:
                trial = s.clone()
                trade(trial, seat, choice - TRADE)
                value = outlook.economy(trial)
                if value > best_value:
                    best, best_value = choice, value
        return best

    def settled(self, s: Eclipse, seat: int, argument: int) -> float:
        """What one more cube of a track makes."""
        track = argument % 4
        cubes = s.players[seat].cubes_on(track)
        more = s.rules.production[cubes - 1] - s.rules.production[cubes]
        w = self.weights
        need = 1.5 if track == 0 and s.players[seat].money < 6 else 1.0
        return float(more) * need * (w.money * 1.1, w.science, w.materials)[track]

    def raise_money(self, s: Eclipse, seat: int, options: list[int]) -> int:
        """Trade what there is most of; else give up the hex that is worth least."""
        trades = [choice for choice in options if choice >= TRADE]
        if trades:
            player = s.players[seat]
            return max(trades, key=lambda choice: player.stock((choice - TRADE) // 4))

        def worth(choice: int) -> float:
            hex = choice - ABANDON
            return float(s.rules.sectors[hex].vp + int(s.cubes[hex]).bit_count())

        return min(options, key=worth)

    def hit(self, s: Eclipse, frame: Assign, target: int) -> float:
        """A ship that the die destroys, the strongest first; else the one nearest to its end."""
        klass, wounds = target // WOUNDS, target % WOUNDS
        damage = s.rules.damage[frame.next_die(s) // FACES]
        left = int(value(s, frame.other, klass, HULL)) + 1 - wounds
        values = [int(value(s, frame.other, klass, which)) for which in range(12)]
        strong = power(values, s.rules.damage)
        return 100 + strong - damage + left if damage >= left else strong / left
