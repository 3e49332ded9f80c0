"""A careful beginner: compares what each choice would bring soonest, and takes the best."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, cast

from mypy_extensions import i64, mypyc_attr

from astrarium.bots.race import orb
from astrarium.bots.race.builds import NO_BUILD, Purse, best_build, good_loss, loss_of
from astrarium.bots.race.consuming import eat, gamble, hand_for_vp, refill, sell, use_power
from astrarium.bots.race.drafting import begin_with, pick
from astrarium.bots.race.more import (
    card_for_good,
    card_production,
    free_world,
    lucky_world,
    more_worlds,
    start_world,
    store,
)
from astrarium.bots.race.outlook import Outlook
from astrarium.bots.race.ranking import RANKED, judged_choices, keep_marks, standing
from astrarium.bots.race.weights import WEIGHTS, Weights
from astrarium.bots.race.worth import hopes_of_hand
from astrarium.bots.search.noise import CALM, Noise
from astrarium.bots.search.outlook import RECKONED, Judged
from astrarium.core.frame import Frame
from astrarium.core.game import Data, Rules
from astrarium.core.position import Question
from astrarium.core.rng import Rng
from astrarium.core.views import resample
from astrarium.games import find_game
from astrarium.games.race.draft.frames.draft import BeginWith, PickCard
from astrarium.games.race.frames.choose import ChooseAction
from astrarium.games.race.frames.consume import Gamble, HandForVp, UsePowers
from astrarium.games.race.frames.develop import ChooseDevelopment
from astrarium.games.race.frames.eat import EatGoods
from astrarium.games.race.frames.explore import KeepCards
from astrarium.games.race.frames.hand import DiscardCards
from astrarium.games.race.frames.on_placement import CardForGood
from astrarium.games.race.frames.produce import CardProduction, WindfallWorlds
from astrarium.games.race.frames.sell import SellGood
from astrarium.games.race.frames.settle import ChooseWorld
from astrarium.games.race.frames.settle_lent import TakeWorld
from astrarium.games.race.frames.settle_lucky import LuckyWorld
from astrarium.games.race.frames.settle_more import FreeWorld, MoreWorlds
from astrarium.games.race.frames.settle_world import NewWorld
from astrarium.games.race.frames.setup import ChooseStartWorld
from astrarium.games.race.frames.store import StoreGoods
from astrarium.games.race.means import military_against, spare_military
from astrarium.games.race.state import Race
from astrarium.games.race.words import (
    ARM,
    BUILD,
    CONQUER,
    DEVELOP,
    HIRE,
    KIND,
    LAND,
    LUCKY,
    NONE,
    PASS,
    PAY_COST,
    SPEND,
)


@mypyc_attr(allow_interpreted_subclasses=True)
class Greedy:
    noise: float = 0.0  # points by which its judgement is off: of its weaker levels

    def __init__(self, weights: Weights = WEIGHTS) -> None:
        self.weights = weights

    def choose(self, view: Data, question: Question, options: list[int], rng: Rng) -> int:
        s = cast(Race, resample(view, rng, find_game))
        return self.answer(s, question, options, rng)

    def answer(self, s: Race, question: Question, options: list[int], rng: Rng) -> int:
        """The choice on a position, of which only what the seat may know is looked at."""
        return self.reply(s, question.lane, question.seat, options, rng)

    def reply(self, s: Race, lane: i64, seat: int, options: list[int], rng: Rng) -> int:
        """... to the question of a lane: for search."""
        frame = s.agenda.lanes[lane][-1]
        if s.tables.orb is not None:
            found = orb.answer(s, seat, frame, options)
            if found is not None:
                return found
            options = orb.without_tokens(options)
        answer = ANSWERS.get(type(frame))
        if answer is None:
            return rng.pick(options)
        noise = CALM if self.noise == 0 else Noise(self.noise, rng)
        outlook = Outlook(s, seat, self.weights, noise)
        return answer(outlook, frame, options)

    def ranked(
        self,
        view: Data,
        question: Question,
        options: list[int],
        rng: Rng,
        also: int | None = None,
    ) -> list[Judged]:
        """What the bot thinks of the answers, best first: the first is what it would choose. One
        answer without a value where it does not weigh them against each other. All answers that
        can be weighed are, so that none need be named."""
        s = cast(Race, resample(view, rng, find_game))
        frame = s.agenda.lanes[question.lane][-1]
        rank = RANKED.get(type(frame))
        if s.tables.orb is not None:
            if orb.answer(s, question.seat, frame, options) is not None:
                rank = None
            options = orb.without_tokens(options)
        if rank is None:
            return [Judged([self.answer(s, question, options, rng)], 0.0, {})]
        return rank(Outlook(s, question.seat, self.weights), frame, options)

    def judgement(self, rules: Rules) -> str:
        """Where what it thinks comes from."""
        return RECKONED

    def standing(self, view: Data, seat: int, rng: Rng) -> float:
        """What the seat stands at: its points now, and those that are to be expected."""
        s = cast(Race, resample(view, rng, find_game))
        return standing(Outlook(s, seat, self.weights))


def choose_action(outlook: Outlook, frame: ChooseAction, options: list[int]) -> int:
    return judged_choices(outlook, frame, options, told=False)[0].way[0]


def discard(outlook: Outlook, frame: DiscardCards, options: list[int]) -> int:
    """Payments, the first discard, the hand limit: the cards that are worth least."""
    marks = [-hope for hope in hopes_of_hand(outlook)]
    return _lowest_of_best(outlook.hand, marks, frame, options)


def keep(outlook: Outlook, frame: KeepCards, options: list[int]) -> int:
    """What the hand could use best."""
    seen = outlook.player.looked_at
    return _lowest_of_best(seen, keep_marks(outlook, seen), frame, options)


def _lowest_of_best(
    cards: list[int], marks: list[float], frame: DiscardCards | KeepCards, options: list[int]
) -> int:
    """Sets are named in ascending order: the lowest card of the best set of this size."""
    open_to_us = [(-marks[i], i) for i in range(len(cards)) if cards[i] >= frame.floor]
    open_to_us.sort()
    lowest = min([cards[i] for _, i in open_to_us[: frame.left]])
    for option in options:
        if option % KIND == lowest:
            return option
    raise AssertionError("the card is not open")


def choose_development(outlook: Outlook, frame: ChooseDevelopment, options: list[int]) -> int:
    choices = [option - BUILD for option in options if option < PASS]
    discount = 1 if outlook.player.chose(DEVELOP) else 0
    _, card = best_build(outlook, Purse(outlook), choices, discount, outlook.noise)
    return PASS if card == NO_BUILD else BUILD + card


def choose_world(outlook: Outlook, frame: ChooseWorld, options: list[int]) -> int:
    choices = [option - LAND for option in options if option < PASS]
    gain, card = best_build(outlook, Purse(outlook), choices, 0, outlook.noise)
    if LUCKY in options:
        return LAND + card if gain > outlook.weights.luck else LUCKY
    return PASS if card == NO_BUILD else LAND + card


def take_world(outlook: Outlook, frame: NewWorld, options: list[int]) -> int:
    """Military first: it costs nothing. Else whatever loses least."""
    if CONQUER in options:
        return CONQUER
    if frame.price(outlook.s) == 0:
        return PAY_COST
    world = int(frame.card)
    if not _in_reach(outlook, world):
        options = [option for option in options if not _arms(outlook, option)]
    best, least = NONE, 0.0
    for option in options:
        lost = _given_up(outlook, world, option)
        if best == NONE or lost < least:
            best, least = option, lost
    return best


def _in_reach(outlook: Outlook, world: int) -> bool:
    """Could this world be conquered with all that may be given up for Military?"""
    s, hand = outlook.s, len(outlook.hand)
    strength = military_against(s, outlook.player, world)
    strength += spare_military(s, outlook.seat, world, hand)
    return bool(outlook.rules.military_world[world] and strength >= outlook.rules.cost[world])


def _arms(outlook: Outlook, option: int) -> bool:
    """Is something given up for Military?"""
    if SPEND <= option < SPEND + KIND:
        return bool(outlook.rules.temporary_military[option % KIND])
    return HIRE <= option < ARM + KIND


def _given_up(outlook: Outlook, world: int, option: int) -> float:
    card = option % KIND
    if option >= ARM:
        return good_loss(outlook, int(outlook.rules.good_kind[card]))
    if option != PAY_COST and option < HIRE:
        return loss_of(outlook, card)
    hired = card
    price = hired if option >= HIRE else int(max(0, outlook.table.without(world).price(world)))
    paid = Purse(outlook).payment(price)
    return 99.0 if paid is None else paid


Answer = Callable[[Outlook, Any, list[int]], int]

ANSWERS: Final[dict[type[Frame[Race]], Answer]] = {
    DiscardCards: discard,
    ChooseAction: choose_action,
    KeepCards: keep,
    ChooseDevelopment: choose_development,
    ChooseWorld: choose_world,
    NewWorld: take_world,
    SellGood: sell,
    UsePowers: use_power,
    EatGoods: eat,
    Gamble: gamble,
    HandForVp: hand_for_vp,
    WindfallWorlds: refill,
    PickCard: pick,
    BeginWith: begin_with,
    TakeWorld: take_world,
    MoreWorlds: more_worlds,
    FreeWorld: free_world,
    LuckyWorld: lucky_world,
    CardForGood: card_for_good,
    CardProduction: card_production,
    StoreGoods: store,
    ChooseStartWorld: start_world,
}
