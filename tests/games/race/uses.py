"""Which powers of which cards a game used: seen in its events and answers, never in the rules.

What counts as use, by power:

    explore   draw, keep          an Explore phase with the card in the tableau
    develop   discount            a development placed for less than its printed cost
              draw first, after   the cards are drawn
    settle    military            a world conquered (one of the kind, a Rebel) with the card there
              discount            a fitting world paid for at less than its printed cost
              pay for military    a military world placed without conquest
              temporary, free     the card leaves the tableau for it
              draw after          the cards are drawn
    trade     price bonus         a fitting good sold where Trade powers count
    consume   any                 the power is used
    produce   here, windfall      a good comes by it
              draws               the cards are drawn
    score     varying VP          the box is worth something at the end
"""

from __future__ import annotations

import astrarium
from astrarium.core.match import Match, Step
from astrarium.games.race.state import Race
from tests.games.race import test_cards_consume as consume
from tests.games.race import test_cards_explore_develop as early
from tests.games.race import test_cards_produce as produce
from tests.games.race import test_cards_settle as settle
from tests.games.race import test_cards_trade as trade
from tests.games.race.printed import ALONE, BY_NAME

Use = tuple[str, str]  # the card, and which of its powers

DEVELOP_PHASE, SETTLE_PHASE = 2, 3

ALL_USES: frozenset[Use] = frozenset(
    [(card, "explore draw") for card, (more, _) in early.EXPLORE.items() if more]
    + [(card, "explore keep") for card, (_, kept) in early.EXPLORE.items() if kept]
    + [(card, "develop discount") for card in early.DEVELOP_DISCOUNTS]
    + [(card, "develop draw first") for card in early.DEVELOP_DRAWS_FIRST]
    + [(card, "develop draw after") for card in early.DEVELOP_DRAWS_AFTER]
    + [(card, "military") for card in settle.MILITARY]
    + [(card, "military against") for card in settle.MILITARY_AGAINST]
    + [(card, "settle discount") for card in settle.DISCOUNTS]
    + [(card, "pay for military") for card in settle.PAY_FOR_MILITARY]
    + [(card, "discarded for its power") for card in settle.TEMPORARY_MILITARY]
    + [(card, "discarded for its power") for card in settle.COST_TO_ZERO]
    + [(card, "settle draw after") for card in settle.DRAWS_AFTER]
    + [(card, "price bonus") for card in trade.PRICE_BONUS]
    + [(card, "price bonus here") for card in trade.PRICE_BONUS_HERE]
    + [(card, "consume") for card in consume.EATS]
    + [(card, "consume") for card in consume.THREE_DIFFERENT]
    + [(card, "consume") for card in consume.ALL_GOODS]
    + [(card, "sale in consume") for card in consume.SALES]
    + [(card, "draw in consume") for card in consume.DRAWS]
    + [(card, "gamble") for card in consume.GAMBLES]
    + [(card, "hand cards for VP") for card in consume.HAND_FOR_VP]
    + [(card, "produce here") for card in produce.PRODUCE_HERE]
    + [(card, "draw if produced here") for card in produce.DRAW_IF_PRODUCED_HERE]
    + [(card, "windfall") for card in produce.WINDFALL]
    + [(card, "draw in produce") for card in produce.DRAW]
    + [(card, "draw per good") for card in produce.DRAW_PER_GOOD]
    + [(card, "draw per kind") for card in produce.DRAW_PER_KIND]
    + [(card, "draw for the most") for card in produce.DRAW_IF_MOST]
    + [(card, "draw per Genes world") for card in produce.DRAW_PER_GENES_WORLD]
    + [(card, "varying VP") for card in ALONE]
)

PRODUCE_DRAWS = {
    "race.base.produce.power-draw": "draw in produce",
    "race.base.produce.power-draw-if-produced-here": "draw if produced here",
    "race.base.produce.power-draw-per-good": "draw per good",
    "race.base.produce.power-draw-per-kind": "draw per kind",
    "race.base.produce.power-draw-if-most": "draw for the most",
    "race.base.produce.power-draw-per-tableau-card": "draw per Genes world",
}
WITH_TRADE_POWERS = (
    "race.base.trade.sale-for-chooser",
    "race.base.consume.power-sell-with-trade-powers",
)


class Watch:
    """Follows a game step by step and notes the powers used."""

    def __init__(self, s: Race) -> None:
        self.s = s
        self.found: set[Use] = set()
        self.phase = 0
        self.active: list[list[str]] = []  # each tableau as it lay when the phase began
        self.new_world: dict[int, str] = {}  # placed in this phase, not conquered
        self.paid: dict[int, int] = {}  # hand cards that each seat paid in this phase
        self.any_windfalls: dict[int, int] = {}

    def name(self, card: int) -> str:
        return self.s.tables.names[card]

    def tableau(self, seat: int) -> list[str]:
        return [self.name(card) for card in self.s.players[seat].tableau]

    def note(self, seat: int, cards: object, power: str) -> None:
        for card in self.active[seat]:
            if card in cards:  # type: ignore[operator]
                self.found.add((card, power))

    def begin(self, phase: int) -> None:
        self.settled()
        self.phase = phase
        seats = range(len(self.s.players))
        self.active = [self.tableau(seat) for seat in seats]
        self.new_world = {}
        self.paid = dict.fromkeys(seats, 0)
        self.any_windfalls = dict.fromkeys(seats, 0)

    def settled(self) -> None:
        """At the end of a Settle phase: which worlds were paid for, and with how many cards."""
        for seat, world in self.new_world.items():
            printed = BY_NAME[world]
            if printed.shape == "M":
                self.note(seat, settle.PAY_FOR_MILITARY, "pay for military")
            if self.paid[seat] < printed.number:
                for card, (kind, _) in settle.DISCOUNTS.items():
                    if kind in ("any", printed.goods):
                        self.note(seat, (card,), "settle discount")

    def step(self, step: Step) -> None:  # noqa: C901  a list: one branch a kind of event
        words = step.say
        for event in step.events:
            seat, amount = event.seat, event.amount
            source = self.name(event.source) if event.source >= 0 else ""
            if event.kind == "phase":
                self.begin(amount)
            elif event.kind == "look":
                self.note(
                    seat, [c for c, (more, _) in early.EXPLORE.items() if more], "explore draw"
                )
                self.note(
                    seat, [c for c, (_, kept) in early.EXPLORE.items() if kept], "explore keep"
                )
            elif event.kind == "develop":
                if amount < BY_NAME[source].number:
                    self.note(seat, early.DEVELOP_DISCOUNTS, "develop discount")
            elif event.kind == "settle":
                self.new_world[seat] = source
            elif event.kind == "pay":
                self.paid[seat] += 1
            elif event.kind == "conquer":
                self.conquered(seat, self.new_world.pop(seat))
            elif event.kind == "spend":
                self.found.add((source, "discarded for its power"))
                if source in settle.COST_TO_ZERO:
                    self.new_world.pop(seat)
            elif event.kind == "draw":
                self.drawn(seat, source, event.rule)
            elif event.kind == "use":
                self.used(source)
            elif event.kind == "name":
                self.note(seat, consume.GAMBLES, "gamble")
            elif event.kind == "vp" and source in consume.GAMBLES:
                self.found.add((source, "consume"))
            elif event.kind == "produce":
                self.produced(seat, source, words)

    def conquered(self, seat: int, world: str) -> None:
        self.note(seat, settle.MILITARY, "military")
        printed = BY_NAME[world]
        for card, (against, _) in settle.MILITARY_AGAINST.items():
            if against == printed.goods or (against in printed.keywords and against == "rebel"):
                self.note(seat, (card,), "military against")

    def drawn(self, seat: int, source: str, rule: str) -> None:
        if rule == "race.base.develop.power-draw-at-phase-start":
            self.note(seat, early.DEVELOP_DRAWS_FIRST, "develop draw first")
        elif rule == "race.base.develop.power-draw-after-placing":
            self.note(seat, early.DEVELOP_DRAWS_AFTER, "develop draw after")
        elif rule == "race.base.settle.power-draw-after-placing":
            self.note(seat, settle.DRAWS_AFTER, "settle draw after")
        elif rule in PRODUCE_DRAWS:
            self.found.add((source, PRODUCE_DRAWS[rule]))
        elif rule in WITH_TRADE_POWERS:
            for card, (kind, _) in trade.PRICE_BONUS.items():
                if kind in ("any", BY_NAME[source].goods):
                    self.note(seat, (card,), "price bonus")
            if source in trade.PRICE_BONUS_HERE:
                self.found.add((source, "price bonus here"))

    def used(self, card: str) -> None:
        if card in consume.GAMBLES:
            return  # its two powers are told apart by what follows
        if card in consume.SALES:
            self.found.add((card, "sale in consume"))
        elif card in consume.DRAWS:
            self.found.add((card, "draw in consume"))
        elif card in consume.HAND_FOR_VP:
            self.found.add((card, "hand cards for VP"))
        else:
            self.found.add((card, "consume"))

    def produced(self, seat: int, world: str, words: str) -> None:
        if world in produce.PRODUCE_HERE:
            self.found.add((world, "produce here"))
        elif words.startswith("produce on "):
            for card, kind in produce.WINDFALL.items():
                if kind == BY_NAME[world].goods:
                    self.note(seat, (card,), "windfall")
        else:
            # The bonus of the chooser is one; whatever is more comes by a power.
            self.any_windfalls[seat] += 1
            bonus = self.s.players[seat].chose(6)
            if self.any_windfalls[seat] > bonus:
                for card, kind in produce.WINDFALL.items():
                    if kind == "any":
                        self.note(seat, (card,), "windfall")

    def end(self, last: Step) -> None:
        self.settled()
        for event in last.events:
            if event.kind == "score-variable" and event.amount > 0:
                self.found.add((self.s.tables.names[event.source], "varying VP"))


def uses(match: Match) -> set[Use]:
    """The powers that a finished game used."""
    s = astrarium.start("race", match.rules.seats, match.rules.options)
    assert isinstance(s, Race)
    watch = Watch(s)
    for step in match.steps:
        s.answer(step.lane, step.choice)
        watch.step(step)
    watch.end(match.steps[-1])
    return watch.found
