"""Research in its five steps, and cards turned up from the decks. [sun.research.five-steps]"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from astrarium.core.frame import AGAIN, DONE, LEGAL, WAIT, Frame, SeatFrame, because
from astrarium.games.sun.frames.drafting import open_rows
from astrarium.games.sun.frames.events import TurnEvent
from astrarium.games.sun.reasons import TOO_LITTLE_POPULATION, WRONG_TYPE
from astrarium.games.sun.research import (
    NO_REWARD,
    fitting,
    is_discovered,
    lay_card,
    slot_reason,
    types_for,
    under_deck,
)
from astrarium.games.sun.state import Sun
from astrarium.games.sun.words import (
    BLIND,
    CARD,
    DRAFT,
    KEEP,
    LEVELS,
    NONE,
    REPEAT,
    SLOT,
    STOP,
    TURN_UP,
    TYPE,
    TYPES,
)
from astrarium.parts.bag import Bag, FromBag
from astrarium.parts.bits import bit, bits_in
from astrarium.parts.program_frames import run_program

# Steps of research after the cube is placed.
EVENT_STEP: Final = 0
CARD_STEP: Final = 1
REWARD_STEP: Final = 2

ANY_TYPE: Final = 15
FIT: Final = 2  # cards that are looked for


class ChooseSlot(SeatFrame[Sun]):
    """Which technology? A population cube is placed there.

    [sun.research.cube.place] [sun.research.cube.no-blocking]
    """

    def __init__(self, player: i64, levels: i64, flags: i64) -> None:
        super().__init__(player)
        self.levels = levels
        self.flags = flags

    def data(self) -> list[int]:
        return [self.player, self.levels, self.flags]

    def candidates(self, s: Sun) -> list[int]:
        found: list[int] = []
        for level in range(len(LEVELS)):
            if (self.levels >> level) & 1 == 1:
                found += [SLOT + slot for slot in s.rules.level_slots[level]]
        return sorted(found)

    def reason(self, s: Sun, choice: i64) -> i64:
        if s.players[self.player].population < 1:
            return because(TOO_LITTLE_POPULATION, 1)
        return slot_reason(s, self.player, choice - SLOT, self.flags)

    def take(self, s: Sun, lane: i64, choice: i64) -> None:
        slot = choice - SLOT
        player = s.players[self.player]
        player.population -= 1
        player.researched |= bit(slot)
        s.changed = 1
        if is_discovered(s, slot):
            card: i64 = s.cards[slot]
            player.technologies |= bit(card)
            s.tell(
                "researched", self.player, 1, technology_thing(s, card), "sun.research.cube.place"
            )
            s.replace(lane, Research(self.player, slot, REWARD_STEP, self.flags))
        else:
            s.replace(lane, Research(self.player, slot, EVENT_STEP, self.flags))


def technology_thing(s: Sun, card: i64) -> i64:
    return s.rules.first_technology + card


class Research(Frame[Sun]):
    """Event, card, immediate reward; the first two for a new technology only.

    [sun.research.event-and-card-only-if-new] [sun.research.event.before-card]
    """

    def __init__(self, player: i64, slot: i64, step: i64, flags: i64) -> None:
        self.player = player
        self.slot = slot
        self.step = step
        self.flags = flags

    def data(self) -> list[int]:
        return [self.player, self.slot, self.step, self.flags]

    def advance(self, s: Sun, lane: i64) -> i64:
        if self.step > REWARD_STEP:
            return DONE
        s.replace(lane, Research(self.player, self.slot, self.step + 1, self.flags))
        if self.step == EVENT_STEP:
            if (s.face_down >> self.slot) & 1 == 1:
                s.push(lane, TurnEvent(self.player, self.slot))
        elif self.step == CARD_STEP:
            kind: Frame[Sun] = (
                ChooseDraft(self.player, self.slot)
                if s.rules.drafting
                else ChooseType(self.player, self.slot)
            )
            s.push(lane, kind)
        else:
            reward = s.rules.technologies[s.cards[self.slot]].immediate
            if reward != NONE and self.flags & NO_REWARD == 0:
                run_program(s, lane, self.player, reward)
            open_rows(s, lane)
        return AGAIN


class AtSlot(SeatFrame[Sun]):
    """A question about the new technology of a slot."""

    def __init__(self, player: i64, slot: i64) -> None:
        super().__init__(player)
        self.slot = slot

    def data(self) -> list[int]:
        return [self.player, self.slot]

    def level(self, s: Sun) -> i64:
        return s.rules.slots[self.slot].level

    def lay(self, s: Sun, card: i64) -> None:
        lay_card(s, self.slot, card)
        thing = technology_thing(s, card)
        s.tell("new-technology", self.player, 1, thing, "sun.research.new.researcher-chooses")


class ChooseType(AtSlot):
    """Before any card is turned up.

    [sun.research.type.several] [sun.research.type.single] [sun.research.type.before-draw]
    """

    def candidates(self, s: Sun) -> list[int]:
        return [TYPE + kind for kind in bits_in(types_for(s, self.player, self.slot))]

    def take(self, s: Sun, lane: i64, choice: i64) -> None:
        kind = bit(choice - TYPE)
        s.replace(lane, ChooseCard(self.player, self.slot, kind))
        s.push(lane, TurnUp(self.level(s), kind, FIT))


class TurnUp(FromBag[Sun]):
    """Cards of a deck, for all to see, until so many fit.

    [sun.research.draw.until-two] [sun.research.draw.set-aside]
    """

    def __init__(self, level: i64, types: i64, wanted: i64) -> None:
        self.level = level
        self.types = types
        self.wanted = wanted

    def data(self) -> list[int]:
        return [self.level, self.types, self.wanted]

    def bag(self, s: Sun) -> Bag:
        return s.deck_of(self.level).top()

    def verb(self) -> i64:
        return TURN_UP

    def advance(self, s: Sun, lane: i64) -> i64:
        found = 0
        for card in s.turned:
            if s.rules.technologies[card].match & self.types != 0:
                found += 1
        return WAIT if found < self.wanted and s.deck_of(self.level).size > 0 else DONE

    def take(self, s: Sun, lane: i64, choice: i64) -> None:
        card = choice - TURN_UP
        deck = s.deck_of(self.level).clone()
        deck.take(card)
        s.set_deck(self.level, deck)
        s.turned = [*s.turned, int(card)]
        s.tell("turned-up", NONE, 1, technology_thing(s, card), "sun.research.draw.until-two")


class ChooseCard(AtSlot):
    """One of those that fit; all others go under the deck. [sun.research.choose.one-of-two]"""

    def __init__(self, player: i64, slot: i64, types: i64) -> None:
        super().__init__(player, slot)
        self.types = types

    def data(self) -> list[int]:
        return [self.player, self.slot, self.types]

    def candidates(self, s: Sun) -> list[int]:
        return sorted(CARD + card for card in fitting(s, self.types))

    def take(self, s: Sun, lane: i64, choice: i64) -> None:
        card = choice - CARD
        put_away(s, self.level(s), card)
        self.lay(s, card)
        s.pop(lane)


def put_away(s: Sun, level: i64, kept: i64) -> None:
    """All cards turned up but one go under the deck."""
    under_deck(s, level, [card for card in s.turned if card != kept])
    s.turned = []


# --- the drafting board --------------------------------------------------------------------------


def row_cards(s: Sun, level: i64) -> list[int]:
    first = (level - 1) * len(TYPES)
    return [card for card in s.market[first : first + len(TYPES)] if card != NONE]


class ChooseDraft(AtSlot):
    """A card of the row, or a blind one from the deck. [sun.drafting.choose.two-ways]"""

    def candidates(self, s: Sun) -> list[int]:
        found = sorted(DRAFT + card for card in row_cards(s, self.level(s)))
        if s.deck_of(self.level(s)).size > 0:
            found.append(BLIND)
        return found

    def reason(self, s: Sun, choice: i64) -> i64:
        """[sun.drafting.choose.type] [sun.drafting.choose.two-types]"""
        types = types_for(s, self.player, self.slot)
        if choice == BLIND or s.rules.technologies[choice - DRAFT].match & types != 0:
            return LEGAL
        if s.deck_of(self.level(s)).size > 0 or self.any_fits(s, types):
            return because(WRONG_TYPE)
        return LEGAL

    def any_fits(self, s: Sun, types: i64) -> bool:
        return any(
            s.rules.technologies[card].match & types != 0 for card in row_cards(s, self.level(s))
        )

    def take(self, s: Sun, lane: i64, choice: i64) -> None:
        """[sun.drafting.choose.blind] [sun.drafting.choose.blind.rejected]"""
        if choice == BLIND:
            types = types_for(s, self.player, self.slot)
            s.replace(lane, ChooseCard(self.player, self.slot, types))
            s.push(lane, TurnUp(self.level(s), types, 1))
            return
        card = choice - DRAFT
        s.market = [NONE if each == card else each for each in s.market]
        self.lay(s, card)
        s.pop(lane)


# --- private technologies, immediate boxes once more ---------------------------------------------


class KeepPrivate(SeatFrame[Sun]):
    """So many of the cards turned up are kept beside the faction board.

    While the reward of one is taken the rest wait here: that reward may turn up cards of its own.
    [sun.private-tech.beside-board] [sun.private-tech.immediate] [sun.private-tech.no-cube]
    """

    def __init__(self, player: i64, level: i64, left: i64, *waiting: int) -> None:
        super().__init__(player)
        self.level = level
        self.left = left
        self.waiting = list(waiting)

    def data(self) -> list[int]:
        return [self.player, self.level, self.left, *self.waiting]

    def advance(self, s: Sun, lane: i64) -> i64:
        if self.waiting:
            s.turned = self.waiting
            s.replace(lane, KeepPrivate(self.player, self.level, self.left))
            return AGAIN
        return WAIT if s.turned else DONE

    def candidates(self, s: Sun) -> list[int]:
        return sorted(KEEP + card for card in s.turned)

    def take(self, s: Sun, lane: i64, choice: i64) -> None:
        card = choice - KEEP
        s.players[self.player].private |= bit(card)
        s.changed = 1
        thing = technology_thing(s, card)
        s.tell("private-technology", self.player, 1, thing, "sun.private-tech.beside-board")
        reward = s.rules.technologies[card].immediate
        if self.left > 1:
            rest = [each for each in s.turned if each != card]
            s.turned = []
            s.replace(lane, KeepPrivate(self.player, self.level, self.left - 1, *rest))
        else:
            put_away(s, self.level, card)
            s.pop(lane)
        if reward != NONE:
            run_program(s, lane, self.player, reward)
        open_rows(s, lane)


class RepeatImmediate(SeatFrame[Sun]):
    """Immediate boxes of own technologies once more, up to so many."""

    def __init__(self, player: i64, left: i64, levels: i64, done: i64) -> None:
        super().__init__(player)
        self.left = left
        self.levels = levels
        self.done = done  # bits of technologies

    def data(self) -> list[int]:
        return [self.player, self.left, self.levels, self.done]

    def advance(self, s: Sun, lane: i64) -> i64:
        cards = repeatable(s, self.player, self.levels, self.done)
        return WAIT if self.left > 0 and cards else DONE

    def candidates(self, s: Sun) -> list[int]:
        cards = repeatable(s, self.player, self.levels, self.done)
        return [STOP, *(REPEAT + card for card in cards)]

    def take(self, s: Sun, lane: i64, choice: i64) -> None:
        if choice == STOP:
            s.pop(lane)
            return
        card = choice - REPEAT
        done = self.done | bit(card)
        s.replace(lane, RepeatImmediate(self.player, self.left - 1, self.levels, done))
        run_program(s, lane, self.player, s.rules.technologies[card].immediate)


def repeatable(s: Sun, seat: i64, levels: i64, done: i64) -> list[int]:
    """Own technologies of these levels whose immediate box may come again."""
    known = s.players[seat].technologies & ~done
    return [
        card
        for card in bits_in(known)
        if s.rules.technologies[card].repeatable
        and (levels >> s.rules.technologies[card].level) & 1 == 1
    ]
