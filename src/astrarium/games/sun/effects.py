"""What the steps of the cards do: the vocabulary of the programs, enacted."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from astrarium.core.frame import LEGAL, because
from astrarium.games.sun.abilities import (
    ANY_COLUMNS,
    EITHER_TRACK,
    MORE_MOVEMENT,
    ability_of,
    has_ability,
)
from astrarium.games.sun.changes import chosen_reason, leave_reason
from astrarium.games.sun.frames.colonize import (
    Colonize,
    ColonyReward,
    any_colonizable,
    colonize_unseen,
    discover,
    fullest,
)
from astrarium.games.sun.frames.control import settle_control
from astrarium.games.sun.frames.drafting import open_rows
from astrarium.games.sun.frames.events import (
    AttachDrawn,
    AttachEvent,
    DrawSystem,
    TakeReward,
    attached_to,
)
from astrarium.games.sun.frames.payment import (
    Automate,
    GiveBack,
    PayOpponent,
    cost_reason,
    given_back,
    replaceable,
)
from astrarium.games.sun.frames.production import cube_price, produce
from astrarium.games.sun.frames.research import (
    ANY_TYPE,
    ChooseSlot,
    KeepPrivate,
    RepeatImmediate,
    TurnUp,
    repeatable,
)
from astrarium.games.sun.frames.ships import Build, Donate, Grow, Jump, ShiftSupply, Upgrade
from astrarium.games.sun.galaxy import controlled, has_ships, has_upgradable, put_ship, take_ship
from astrarium.games.sun.reasons import (
    NO_CARD_LEFT,
    NO_CUBE,
    NO_IMMEDIATE,
    NO_PLACE_LEFT,
    NO_SHIP,
    NO_SUPPLY,
    NO_SYSTEM,
    NOT_IN_PLAY,
    NOTHING_ATTACHED,
    TOO_LITTLE_ORE,
    TOO_LITTLE_POPULATION,
)
from astrarium.games.sun.research import levels_of, research_reason
from astrarium.games.sun.state import Sun
from astrarium.games.sun.steps import DEEDS, Words
from astrarium.games.sun.supply import (
    automate,
    gain_ore,
    grow_leftmost,
    pay_ore,
    return_population,
    visible_icons,
)
from astrarium.games.sun.words import (
    AT_GUILD,
    AT_SHIPYARD,
    BY_POPULATION,
    EITHER,
    GROWTH,
    IN_BOX,
    LEFTMOST,
    MINING,
    MOST_EXTRA,
    NONE,
    ON_CARD,
)
from astrarium.parts.bits import bit, count_bits

NAMES: Final = list(DEEDS)
GAIN_ORE: Final = NAMES.index("gain_ore")
PAY_OPPONENT: Final = NAMES.index("pay_opponent")
SUPPLY_TO_POPULATION: Final = NAMES.index("supply_to_population")
SUPPLY_TO_SHIP: Final = NAMES.index("supply_to_ship")
POPULATION_TO_SHIP: Final = NAMES.index("population_to_ship")
MOVE_SUPPLY: Final = NAMES.index("move_supply")
AUTOMATE_DISC: Final = NAMES.index("automate")
PRODUCE_ONCE: Final = NAMES.index("produce")
RESEARCH: Final = NAMES.index("research")
PRIVATE: Final = NAMES.index("gain_private_technology")
REPEAT_BOXES: Final = NAMES.index("repeat_immediate_of_researched_technologies")
JUMP: Final = NAMES.index("jump")
JUMP_ANYWHERE: Final = NAMES.index("jump_to_any_location")
UPGRADE_SHIPS: Final = NAMES.index("upgrade_ships")
COLONIZE_ONE: Final = NAMES.index("colonize")
DONATE_SHIP: Final = NAMES.index("donate_ship")
UNCOVER: Final = NAMES.index("uncover_guild")
EXTRA_SYSTEM: Final = NAMES.index("add_extra_system")
ATTACH_SYSTEM: Final = NAMES.index("attach_system_to_card")
TAKE_ATTACHED: Final = NAMES.index("take_attached_system")
DRAW_SYSTEMS: Final = NAMES.index("draw_systems_and_take_colonize_bonus")
ATTACH_EVENT: Final = NAMES.index("attach_event_to_system")
SHIP_LEVEL: Final = NAMES.index("setup_ship_level")

# Steps that an action may begin with although they come to nothing: movement, upgrades without a
# ship, conversions without supply. [sun.optional.worded-optional] [sun.optional.upgrade-shortage]
SOFT: Final = (JUMP, JUMP_ANYWHERE, UPGRADE_SHIPS, SUPPLY_TO_POPULATION, SUPPLY_TO_SHIP)


class Effects(Words):
    """The deeds when they run."""

    def pay_reason(self, s: Sun, seat: i64, cost: list[int]) -> i64:
        return cost_reason(s, seat, cost)

    def pay(self, s: Sun, lane: i64, seat: i64, cost: list[int]) -> None:
        """In full, before the effect begins. [sun.effect.ore.pay-bank]"""
        pay_ore(s, seat, cost[0])
        return_population(s, seat, cost[2])
        if replaceable(s, seat, cost[1]) > 0:
            s.push(lane, GiveBack(seat, cost[1]))
        else:
            return_population(s, seat, cost[1])

    def count(self, s: Sun, seat: i64, counter: i64) -> i64:
        """In the order of COUNTERS."""
        if counter == 0:
            return count_bits(controlled(s, seat))
        if counter == 1:
            return count_bits(s.players[seat].colonized)
        if counter == 2:
            return s.players[seat].taken
        return len(s.players) - 2

    def copy_reason(self, s: Sun, seat: i64, program: i64) -> i64:
        """Of an action that is in play, whoever stands there. [sun.private-tech.no-copy]"""
        if int(program) not in s.rules.space_of_program:
            return LEGAL  # no action: the card's own immediate box
        at = s.rules.spaces[s.rules.space_of_program[int(program)]]
        if at.where == IN_BOX:
            return LEGAL
        if at.where == AT_GUILD and (s.uncovered >> at.card) & 1 == 1:
            return LEGAL
        if at.where == ON_CARD and s.slot_of(at.card) != NONE:
            return LEGAL
        return because(NOT_IN_PLAY)

    def chosen_reason(self, s: Sun, seat: i64, program: i64) -> i64:
        return chosen_reason(s, seat, program)

    def copied(self, s: Sun, lane: i64, seat: i64, program: i64) -> None:
        colonize_unseen(s, lane, program)

    def leave_reason(self, s: Sun, seat: i64) -> i64:
        return leave_reason(s, seat)

    def reason(self, s: Sun, seat: i64, deed: i64, arguments: list[int], cost: list[int]) -> i64:
        player = s.players[seat]
        returned = given_back(s, seat, cost)
        population = player.population - returned
        first: i64 = arguments[0]
        if deed == PAY_OPPONENT:
            return LEGAL if player.ore - cost[0] >= first else because(TOO_LITTLE_ORE, first)
        if deed == SUPPLY_TO_POPULATION or deed == MOVE_SUPPLY:
            return LEGAL if player.supply > 0 or returned > 0 else because(NO_SUPPLY)
        if deed == SUPPLY_TO_SHIP:
            return LEGAL if player.supply > 0 or returned + population > 0 else because(NO_CUBE)
        if deed == POPULATION_TO_SHIP:
            return LEGAL if population >= first else because(TOO_LITTLE_POPULATION, first)
        if deed == RESEARCH:
            levels = levels_of(s, seat, first, arguments[2])
            return research_reason(s, seat, levels, arguments[1], returned)
        if deed == PRIVATE:
            return LEGAL if s.deck_of(first).size > 0 else because(NO_CARD_LEFT)
        if deed == REPEAT_BOXES:
            cards = repeatable(s, seat, arguments[1], 0)
            return LEGAL if cards else because(NO_IMMEDIATE)
        if deed == JUMP or deed == JUMP_ANYWHERE or deed == DONATE_SHIP:
            return LEGAL if has_ships(s, seat) else because(NO_SHIP)
        if deed == UPGRADE_SHIPS:
            return LEGAL if has_upgradable(s, seat) else because(NO_SHIP)
        if deed == COLONIZE_ONE:
            return any_colonizable(s, seat, first)
        return self.card_reason(s, deed, arguments)

    def card_reason(self, s: Sun, deed: i64, arguments: list[int]) -> i64:
        """Of deeds with systems and events."""
        if deed == EXTRA_SYSTEM:
            if len(s.extras) == MOST_EXTRA:
                return because(NO_PLACE_LEFT)
            return LEGAL if fullest(s, arguments[0]) != NONE else because(NO_SYSTEM)
        if deed == ATTACH_SYSTEM or deed == DRAW_SYSTEMS:
            return LEGAL if fullest(s, arguments[0]) != NONE else because(NO_SYSTEM)
        if deed == TAKE_ATTACHED:
            return LEGAL if attached_to(s, arguments[0]) else because(NOTHING_ATTACHED)
        if deed == ATTACH_EVENT:
            there = any(system != NONE for system in s.systems)
            return LEGAL if there else because(NO_SYSTEM)
        return LEGAL

    def changes(self, s: Sun, seat: i64, deed: i64, arguments: list[int], cost: list[int]) -> bool:
        """Of a deed that can be done; most of them always do."""
        if deed == PRODUCE_ONCE:
            return production_changes(s, seat, arguments[0], cost)
        if deed == MOVE_SUPPLY:
            return bool(ShiftSupply(seat, 1, arguments[1], arguments[2]).candidates(s))
        return True

    def do(self, s: Sun, lane: i64, seat: i64, deed: i64, arguments: list[int]) -> None:
        first: i64 = arguments[0]
        if deed == GAIN_ORE:
            gain_ore(s, seat, first)
        elif deed == PAY_OPPONENT:
            s.push(lane, PayOpponent(seat, first))
        elif deed == SUPPLY_TO_POPULATION:
            if arguments[1] == LEFTMOST and not has_ability(s, seat, ANY_COLUMNS):
                grow_leftmost(s, seat, first)
            else:
                s.push(lane, Grow(seat, first, arguments[1]))
        elif deed == SUPPLY_TO_SHIP:
            s.push(lane, Build(seat, first, arguments[1], arguments[2], arguments[3]))
        elif deed == POPULATION_TO_SHIP:
            s.push(lane, Build(seat, first, arguments[1], AT_SHIPYARD, BY_POPULATION))
        elif deed == MOVE_SUPPLY:
            s.push(lane, ShiftSupply(seat, first, arguments[1], arguments[2]))
        elif deed == AUTOMATE_DISC:
            if first == EITHER or has_ability(s, seat, EITHER_TRACK):
                s.push(lane, Automate(seat, first, arguments[1]))
            else:
                for _ in range(arguments[1]):
                    automate(s, seat, first)
        elif deed == PRODUCE_ONCE:
            produce(s, lane, seat, first)
        else:
            self.do_more(s, lane, seat, deed, arguments)

    def do_more(self, s: Sun, lane: i64, seat: i64, deed: i64, arguments: list[int]) -> None:
        """Research and ships."""
        first: i64 = arguments[0]
        if deed == RESEARCH:
            levels = levels_of(s, seat, first, arguments[2])
            s.push(lane, ChooseSlot(seat, levels, arguments[1]))
        elif deed == PRIVATE:
            s.push(lane, KeepPrivate(seat, first, arguments[2]))
            s.push(lane, TurnUp(first, ANY_TYPE, arguments[1]))
        elif deed == REPEAT_BOXES:
            s.push(lane, RepeatImmediate(seat, first, arguments[1], 0))
        elif deed == JUMP:
            farther = ability_of(s, seat, MORE_MOVEMENT)
            s.push(lane, Jump(seat, first + (0 if farther is None else farther.first), 0))
        elif deed == JUMP_ANYWHERE:
            s.push(lane, Jump(seat, first, 1))
        elif deed == UPGRADE_SHIPS:
            s.push(lane, Upgrade(seat, first, arguments[1], arguments[2], 0))
        elif deed == COLONIZE_ONE:
            s.push(lane, Colonize(seat, first, arguments[1]))
        elif deed == DONATE_SHIP:
            s.push(lane, Donate(seat, first, arguments[1]))
        else:
            self.do_with_cards(s, lane, seat, deed, arguments)

    def do_with_cards(self, s: Sun, lane: i64, seat: i64, deed: i64, arguments: list[int]) -> None:
        """Guilds, systems, events, and the ship at the start: each of them changes something."""
        first: i64 = arguments[0]
        s.changed = 1
        if deed == UNCOVER:
            uncover(s, seat, first)
            open_rows(s, lane)
        elif deed == EXTRA_SYSTEM:
            place: i64 = len(s.rules.places) + len(s.extras)
            s.extras = [*s.extras, int(first * 2 + arguments[1])]
            discover(s, lane, place, first)
        elif deed == ATTACH_SYSTEM:
            s.push(lane, AttachDrawn(arguments[1]))
            s.push(lane, DrawSystem(first, 1))
        elif deed == TAKE_ATTACHED:
            take_attached(s, lane, seat, first)
        elif deed == DRAW_SYSTEMS:
            s.push(lane, TakeReward(seat, arguments[2]))
            s.push(lane, DrawSystem(first, arguments[1]))
        elif deed == ATTACH_EVENT:
            s.push(lane, AttachEvent(seat, first))
        else:
            assert deed == SHIP_LEVEL
            take_ship(s, s.rules.home, seat, s.rules.first_ship)
            put_ship(s, s.rules.home, seat, first)
            settle_control(s, lane)


def uncover(s: Sun, seat: i64, guild: i64) -> None:
    """For the rest of the game. [sun.components.guilds.opened-by-events]"""
    s.uncovered |= bit(guild)
    thing = s.rules.first_guild + guild
    s.tell("guild-opened", seat, 1, thing, "sun.components.guilds.opened-by-events")


def take_attached(s: Sun, lane: i64, seat: i64, event: i64) -> None:
    """The card without any disc, with its reward for colonizing; the event is discarded.

    [sun.event.dyson-sphere.take-card] [sun.event.dyson-sphere.no-discs]
    [sun.event.dyson-sphere.discard]
    """
    systems = attached_to(s, event)
    s.attached = [each for each in s.attached if each // 64 != event]
    s.kept_events &= ~bit(event)
    for system in systems:
        s.players[seat].colonized |= bit(system)
        thing = s.rules.first_system + system
        s.tell("colonized", seat, 1, thing, "sun.event.dyson-sphere.take-card")
        s.push(lane, ColonyReward(seat, system, 0))


def production_changes(s: Sun, seat: i64, kind: i64, cost: list[int]) -> bool:
    player = s.players[seat]
    if kind == GROWTH:
        icons = visible_icons(s, seat, 0)
        return any(player.column(column) > 0 for column in range(icons))
    if kind == MINING:
        return visible_icons(s, seat, 1) > 0
    returned = given_back(s, seat, cost)
    ore = player.ore - cost[0]
    if player.population > returned or (ore >= s.rules.scrap_ore and has_ships(s, seat)):
        return True
    return (player.supply > 0 or returned > 0) and ore >= cube_price(s, seat)


def soft_deeds() -> list[bool]:
    return [deed in SOFT for deed in range(len(NAMES))]
