"""Playing an orb card: which card, turned how; then where."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from astrarium.core.frame import DONE, EVERYONE, LEGAL, WAIT, SeatFrame, because
from astrarium.games.race.orb.access import orb_of
from astrarium.games.race.orb.frames.team import EnterTeam
from astrarium.games.race.orb.placing import (
    APART,
    EASIER,
    EVERY_PLACE,
    FITS,
    NOTHING_NEW,
    OVER_AIRLOCK,
    OVER_TEAM,
    OVER_TOKEN,
    fault,
    fitting_places,
    suggested_places,
)
from astrarium.games.race.orb.words import (
    ARTIFACT_A,
    ARTIFACT_B,
    LAY,
    SPOT,
    TURNS,
    column_of,
    row_of,
)
from astrarium.games.race.reasons import (
    ORB_AT_TEAMS_CARD,
    ORB_EASIER,
    ORB_NO_ROOM,
    ORB_NOT_CONNECTED,
    ORB_NOTHING_NEW,
    ORB_OVER_AIRLOCK,
    ORB_OVER_TEAM,
    ORB_OVER_TOKEN,
)
from astrarium.games.race.state import Race
from astrarium.games.race.words import ENOUGH, NONE
from astrarium.parts.sets import without

# Why a card is laid.
HAND: Final = 0  # the orb action: a hand card, or none
OPENING: Final = 1  # the set-up: a hand card
TUBE: Final = 2  # drawn for a breeding tube
AIRLOCK: Final = 3  # a small airlock, with the second team

FAULTS: Final = {
    OVER_AIRLOCK: ORB_OVER_AIRLOCK,
    OVER_TOKEN: ORB_OVER_TOKEN,
    OVER_TEAM: ORB_OVER_TEAM,
    NOTHING_NEW: ORB_NOTHING_NEW,
    APART: ORB_NOT_CONNECTED,
    EASIER: ORB_EASIER,
}


class LayCard(SeatFrame[Race]):
    """A card of the hand (or the one given), in one of its four turns.

    Which card it is, others learn when it lies on the Orb.
    [race.artifacts.orb.play.optional] [race.artifacts.orb.play.choose-without-playing]
    """

    def __init__(self, player: i64, why: i64, card: i64, teams_card: i64) -> None:
        super().__init__(player)
        self.why = why
        self.card = card  # the only one, or NONE: any of the hand
        self.teams_card = teams_card  # what a card for a breeding tube keeps away from

    def cards(self, s: Race) -> list[int]:
        return orb_of(s).seats[self.player].hand if self.card == NONE else [self.card]

    def advance(self, s: Race, lane: i64) -> i64:
        if self.why == HAND:
            # Others must not see whether any card fits: the seat is asked whenever it has one.
            return WAIT if self.cards(s) else DONE
        if self.options(s):
            return WAIT  # Rules ...play.mandatory-at-setup, ...play.mandatory-for-breeding-tube.
        self.give_up(s)
        return DONE

    def give_up(self, s: Race) -> None:
        """[race.artifacts.orb.play.setup-impossible]"""
        orb = orb_of(s)
        mine = orb.seats[self.player]
        if self.why == OPENING:
            mine.shown = mine.hand
            s.disclose()
            rule = "race.artifacts.orb.play.setup-impossible"
            for card in mine.hand:
                s.tell("orb-revealed", self.player, card, NONE, rule)
        elif self.why == TUBE:
            # Rule race.artifacts.orb.play.breeding-tube-not-replaced: no other card comes.
            orb.gone = [*orb.gone, self.card]
            orb.drawn = NONE
            rule = "race.artifacts.orb.play.breeding-tube-impossible"
            s.tell("orb-gone", self.player, self.card, NONE, rule)

    def candidates(self, s: Race) -> list[int]:
        choices: list[int] = [
            LAY + card * TURNS + turn for card in self.cards(s) for turn in range(TURNS)
        ]
        return [*choices, ENOUGH] if self.why == HAND else choices

    def reason(self, s: Race, choice: i64) -> i64:
        if choice == ENOUGH:
            return LEGAL
        orb = orb_of(s)
        plan = orb.tables.plans[choice - LAY]
        fits = len(fitting_places(orb.board, plan, self.teams_card, 1)) > 0
        return LEGAL if fits else because(ORB_NO_ROOM)

    def take(self, s: Race, lane: i64, choice: i64) -> None:
        if choice == ENOUGH:
            rule = "race.artifacts.orb.play.choose-without-playing"
            s.tell("orb-lay-none", self.player, 0, NONE, rule)
            s.pop(lane)
            return
        s.replace(lane, PlaceCard(self.player, self.why, choice - LAY, self.teams_card))

    def audience(self, s: Race, choice: i64) -> i64:
        hidden = self.card == NONE and choice != ENOUGH
        return self.player if hidden else EVERYONE


class PlaceCard(SeatFrame[Race]):
    """Where the card's top left square comes.

    While the card is still in hand, others see only that one is being laid.
    """

    def __init__(self, player: i64, why: i64, lay: i64, teams_card: i64) -> None:
        super().__init__(player)
        self.why = why
        self.lay = lay  # card * 4 + turn; NONE where the eyes do not know it
        self.teams_card = teams_card

    def shown(self, eyes: int | None) -> list[int]:
        from_hand = self.why == HAND or self.why == OPENING
        lay = NONE if from_hand and eyes != self.player else self.lay
        return [self.player, self.why, lay, self.teams_card]

    def guessed(self) -> LayCard:
        """Who does not know the card can only imagine that it is still being chosen."""
        return LayCard(self.player, self.why, NONE, self.teams_card)

    def candidates(self, s: Race) -> list[int]:
        if self.lay == NONE:
            return self.guessed().candidates(s)
        orb = orb_of(s)
        found = suggested_places(orb.board, orb.tables.plans[self.lay])
        return [SPOT + where for where in found]

    def reason(self, s: Race, choice: i64) -> i64:
        if self.lay == NONE:
            return self.guessed().reason(s, choice)
        orb = orb_of(s)
        at = orb.board.at_place(choice - SPOT)
        wrong = fault(orb.board, orb.tables.plans[self.lay], at, self.teams_card)
        if wrong == FITS:
            return LEGAL
        return because(FAULTS.get(int(wrong), ORB_AT_TEAMS_CARD))

    def options(self, s: Race) -> list[int]:
        if self.lay == NONE:
            return self.guessed().options(s)
        orb = orb_of(s)
        plan = orb.tables.plans[self.lay]
        found = fitting_places(orb.board, plan, self.teams_card, EVERY_PLACE)
        for i in range(len(found)):
            found[i] += SPOT
        return found

    def take(self, s: Race, lane: i64, choice: i64) -> None:
        if self.lay == NONE:
            self.guessed().take(s, lane, choice)
            return
        orb = orb_of(s)
        card = self.lay // TURNS
        if self.why == HAND or self.why == OPENING:
            mine = orb.seats[self.player]
            mine.hand = without(mine.hand, card)
            if card in mine.shown:
                mine.shown = without(mine.shown, card)
            s.disclose()
        elif self.why == TUBE:
            orb.drawn = NONE
        self.lie_down(s, choice - SPOT)
        s.pop(lane)
        if self.why == AIRLOCK:
            orb.airlocks -= 1
            s.push(lane, EnterTeam(self.player, 1))

    def lie_down(self, s: Race, where: i64) -> None:
        """[race.artifacts.orb.play.new-tokens] [race.artifacts.orb.play.new-tokens-unseen]"""
        orb = orb_of(s)
        plan = orb.tables.plans[self.lay]
        card = self.lay // TURNS
        orb.board.lay(plan, card, self.lay % TURNS, row_of(where), column_of(where))
        s.tell("orb-lay", self.player, card, NONE, "race.artifacts.orb.play.connected")
        sites = len([kind for kind in plan.squares if ARTIFACT_A <= kind <= ARTIFACT_B])
        if sites > 0:
            s.tell("orb-sites", self.player, sites, NONE, "race.artifacts.orb.play.new-tokens")

    def audience(self, s: Race, choice: i64) -> i64:
        return self.guessed().audience(s, choice) if self.lay == NONE else EVERYONE
