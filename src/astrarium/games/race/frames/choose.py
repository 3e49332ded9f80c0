"""Everyone secretly picks an action card; in the advanced two-player game two."""

from __future__ import annotations

from mypy_extensions import i64

from astrarium.core.frame import LEGAL, SeatFrame, because
from astrarium.games.race.frames.lanes import ask_in_secret
from astrarium.games.race.reasons import CARD_TAKEN
from astrarium.games.race.state import Race
from astrarium.games.race.words import ACT, DEVELOP, KIND, NONE, SETTLE


class ChooseAction(SeatFrame[Race]):
    """One card, or two of nine in the advanced two-player game.

    Two cards are named in ascending order, so that each pair is offered once; the two Develop
    cards are equal, and so are the two Settle cards.
    """

    def __init__(self, player: i64, first: i64) -> None:
        super().__init__(player)
        self.first = first  # the card picked already, or NONE

    def candidates(self, s: Race) -> list[int]:
        # Rule race.base.component.action-cards.
        return [ACT + action for action in range(s.tables.last_action + 1)]

    def reason(self, s: Race, choice: i64) -> i64:
        action = choice - ACT
        # Rule race.base.choose.standard-two-player.
        if not s.tables.advanced:
            return LEGAL
        if self.first == NONE:
            # There is only one of the last card: no pair begins with it.
            return LEGAL if action < s.tables.last_action else because(CARD_TAKEN)
        # Rules race.base.two-player.two-choices, race.base.two-player.nine-action-cards.
        again = action == self.first and (action == DEVELOP or action == SETTLE)
        return LEGAL if action > self.first or again else because(CARD_TAKEN)

    def options(self, s: Race) -> list[int]:
        return super().options(s) if s.tables.advanced else self.candidates(s)

    def take(self, s: Race, lane: i64, choice: i64) -> None:
        player = s.players[self.player]
        action = choice % KIND
        if not s.tables.advanced:
            # Rule race.base.choose.one-card.
            player.pick = action
            s.pop(lane)
        elif self.first == NONE:
            player.pick = action
            s.replace(lane, ChooseAction(self.player, action))
        else:
            # Rule race.base.two-player.two-choices.
            player.second_pick = action
            s.pop(lane)


def ask_actions(s: Race) -> None:
    """[race.base.choose.secret]"""
    ask_in_secret(s, [ChooseAction(seat, NONE) for seat in range(len(s.players))])


def reveal_actions(s: Race) -> None:
    """[race.base.choose.revealed-together]"""
    for seat in range(len(s.players)):
        player = s.players[seat]
        player.action = player.pick
        player.second_action = player.second_pick
        player.pick = NONE
        player.second_pick = NONE
        s.tell("action", seat, player.action, NONE, "race.base.choose.revealed-together")
        if player.second_action != NONE:
            s.tell("action", seat, player.second_action, NONE, "race.base.two-player.two-choices")


def take_actions_back(s: Race) -> None:
    """[race.base.choose.cards-return]"""
    for player in s.players:
        player.action = NONE
        player.second_action = NONE
