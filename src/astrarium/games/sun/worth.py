"""What a position is worth to a seat, in victory points: a judgement, not a rule.

Points now, and those to be expected until the end. It is asked thousands of times in a turn, so it
is compiled with the rules; what it believes in, a bot tells it.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from astrarium.core.frame import MAIN
from astrarium.games.sun.achievements import all_discs, progress
from astrarium.games.sun.effects import COLONIZE_ONE
from astrarium.games.sun.frames.colonize import ColonyReward
from astrarium.games.sun.frames.turn import PRODUCTION, Turn
from astrarium.games.sun.galaxy import controller, strength
from astrarium.games.sun.reading import says
from astrarium.games.sun.scoring import (
    CLAIM_BITS,
    MOST_DISCS,
    achievement_points,
    automation_points,
    colony_points,
    event_points,
    highest_points,
    outposts_of,
    private_points,
    strength_points,
    technology_points,
)
from astrarium.games.sun.state import Player, Sun
from astrarium.games.sun.supply import visible_icons
from astrarium.games.sun.tables import SunRules
from astrarium.games.sun.words import AT_GUILD, BY_LEVEL, COLUMNS, FOOD, NONE, ON_CARD, ORE
from astrarium.parts.bits import bit, bits_in, count_bits

MOST_PATHS: Final = 40  # to a number of technologies of a level: the shortest ones
LEVEL_III: Final = 2
FEE: Final = 4  # ore that it takes to colonize, about
FEW: Final = 2  # population without which little can be done

# Actions that open something.
COLONIZES: Final = 0
RESEARCHES_III: Final = 1
RESEARCHES_IIII: Final = 2
OPENINGS: Final = 3


class Beliefs:
    """The figures of a judgement, set by whoever judges."""

    def __init__(self) -> None:
        self.ore: float = 0.0
        self.population: float = 0.0
        self.needed: float = 0.0
        self.supply: float = 0.0
        self.enough_ore: float = 0.0
        self.enough_population: float = 0.0
        self.enough_supply: float = 0.0
        self.beyond: float = 0.0
        self.food_icon: float = 0.0
        self.ore_icon: float = 0.0
        self.soon: float = 0.0
        self.rounds: float = 0.0
        self.pace: float = 0.0
        self.level: float = 0.0
        self.held: float = 0.0
        self.guarded: float = 0.0
        self.ready: float = 0.0
        self.way: float = 0.0
        self.closed: float = 0.0
        self.unpaid: float = 0.0
        self.next_best: float = 0.0
        self.reward: float = 0.0
        self.action: float = 0.0
        self.opens: float = 0.0
        self.new_card: float = 0.0
        self.new_level: float = 0.0
        self.goal: float = 0.0
        self.turns: list[float] = []  # for one more of what an achievement asks for, by condition


class Worth:
    """A judgement of positions under one set of rules."""

    def __init__(self, rules: SunRules, beliefs: Beliefs) -> None:
        self.beliefs = beliefs
        self.card_openings = [openings(rules, kind, ON_CARD) for kind in range(OPENINGS)]
        self.guild_openings = [openings(rules, kind, AT_GUILD) for kind in range(OPENINGS)]
        self.with_actions = cards_with_actions(rules)
        self.paths = [paths_to(rules, goal) for goal in range(len(rules.achievements))]

    def of(self, s: Sun, seat: i64) -> float:
        if s.players[seat].faction == NONE:
            return 0.0
        value = float(points(s, seat))
        if s.over:
            return value
        left = self.rounds_left(s)
        value += self.stock(s, seat, left) + self.production(s, seat, left)
        return value + self.space(s, seat, left) + self.ways_on(s, seat, left)

    def rounds_left(self, s: Sun) -> float:
        """Turns that the seat may still expect: by the clock, and by the discs that are missing."""
        if s.last_round > 0:
            return float(s.last_round - s.round_number)
        missing = float(s.rules.discs_to_end - all_discs(s))
        least = 1.0 + self.beliefs.pace * missing
        left = self.beliefs.rounds - float(s.round_number)
        return left if left > least else least

    # --- stock and production -----------------------------------------------------------------

    def stock(self, s: Sun, seat: i64, left: float) -> float:
        b, player = self.beliefs, s.players[seat]
        worth = b.ore * self.of_use(player.ore, b.enough_ore)
        worth += b.population * self.of_use(player.population, b.enough_population)
        worth += b.needed * float(player.population if player.population < FEW else FEW)
        worth += b.supply * self.of_use(player.supply_cubes(), b.enough_supply)
        if self.yet_to_produce(s, seat):
            worth += b.soon * self.next_production(s, seat)
        return worth * (left / 3.0 if left < 3.0 else 1.0)

    def of_use(self, amount: i64, enough: float) -> float:
        """What is beyond enough is worth little."""
        have = float(amount)
        return have if have <= enough else enough + self.beliefs.beyond * (have - enough)

    def yet_to_produce(self, s: Sun, seat: i64) -> bool:
        """Is the production of the seat's own turn still to come?"""
        for frame in s.agenda.lanes[MAIN]:
            if isinstance(frame, Turn):
                return frame.player == seat and frame.step <= PRODUCTION
        return False

    def next_production(self, s: Sun, seat: i64) -> float:
        """The better of growth and mining."""
        b = self.beliefs
        mined = b.ore * float(visible_icons(s, seat, ORE))
        grown = b.population * float(growing_columns(s, seat))
        return mined if mined > grown else grown

    def production(self, s: Sun, seat: i64, left: float) -> float:
        """Icons for each round to come; a disc that has left its track is half an icon."""
        b, player = self.beliefs, s.players[seat]
        food = float(visible_icons(s, seat, FOOD))
        ore = float(visible_icons(s, seat, ORE))
        food += 0.5 * float(s.rules.food_discs - player.food_discs)
        ore += 0.5 * float(s.rules.ore_discs - player.ore_discs)
        return left * (b.food_icon * food + b.ore_icon * ore)

    # --- space --------------------------------------------------------------------------------

    def space(self, s: Sun, seat: i64, left: float) -> float:
        """Ships, outposts, and systems on the way to be colonized: the best one above all."""
        b = self.beliefs
        ready = b.ready * (1.0 - b.unpaid * lacking(s.players[seat].ore, FEE))
        if not self.can(s, seat, COLONIZES):
            ready *= b.closed
        levels: i64 = 0
        worth = 0.0
        best = 0.0
        second = 0.0
        for place in range(len(s.systems)):
            mine = strength(s, place, seat)
            levels += mine
            if s.outposts[place] > 0 and controller(s, place) == seat:
                worth += b.guarded if mine > 0 else b.held
            if mine == 0 or s.systems[place] == NONE:
                continue
            promised = ready * self.prospect(s, seat, place, mine)
            if promised > best:
                second = best
                best = promised
            elif promised > second:
                second = promised
        worth += b.level * float(levels) + best + b.next_best * second
        if colonizing(s, seat):
            worth += b.reward
        return worth * (left / 2.0 if left < 2.0 else 1.0)

    def prospect(self, s: Sun, seat: i64, place: i64, mine: i64) -> float:
        """What a system promises, of its points: all once it can be colonized, less before."""
        system: i64 = s.systems[place]
        card = s.rules.systems[system]
        vp = float(card.vp)
        if mine >= card.strength and controller(s, place) == seat:
            return vp
        part = float(mine) / float(card.strength) if mine < card.strength else 1.0
        most: i64 = 0
        for other in range(len(s.players)):
            power = strength(s, place, other)
            most = power if power > most else most
        return self.beliefs.way * vp * part * part * (1.0 if mine == most else 0.5)

    def can(self, s: Sun, seat: i64, kind: i64) -> bool:
        """Has the seat an action of a kind, wherever pawns stand?"""
        player = s.players[seat]
        cards: i64 = self.card_openings[kind]
        guilds: i64 = self.guild_openings[kind]
        return (player.technologies | player.private) & cards != 0 or s.uncovered & guilds != 0

    # --- technologies and achievements ----------------------------------------------------------

    def ways_on(self, s: Sun, seat: i64, left: float) -> float:
        """Technologies with actions, cards about to be chosen, achievements on the way."""
        b, player = self.beliefs, s.players[seat]
        actions: i64 = self.with_actions
        worth = b.action * float(count_bits((player.technologies | player.private) & actions))
        for kind in range(OPENINGS):
            if self.can(s, seat, kind):
                worth += b.opens
        worth *= left / 4.0 if left < 4.0 else 1.0
        for slot in range(len(s.cards)):
            if s.cards[slot] == NONE and (player.researched >> slot) & 1 == 1:
                worth += b.new_card + b.new_level * float(s.rules.slots[slot].level)
        for at in range(len(s.goals)):
            worth += self.goal(s, seat, at, left)
        return worth

    def goal(self, s: Sun, seat: i64, at: i64, left: float) -> float:
        """Of the points of its next space, the more the fewer turns it is away."""
        goal: i64 = s.goals[at]
        card = s.rules.achievements[goal]
        claimed: i64 = 0
        for space in range(MOST_DISCS):
            seat_there = (s.claims >> ((at * MOST_DISCS + space) * CLAIM_BITS)) & 7
            if seat_there == seat + 1:
                return 0.0
            if seat_there > 0:
                claimed += 1
        if claimed >= card.spaces:
            return 0.0
        share = 1.0 - self.turns_to(s, seat, goal) / (left + 1.0)
        if share <= 0.0:
            return 0.0
        next_space: i64 = card.vp[claimed]
        return self.beliefs.goal * share * share * float(next_space)

    def turns_to(self, s: Sun, seat: i64, goal: i64) -> float:
        """How many turns an achievement is away, roughly."""
        card = s.rules.achievements[goal]
        turns: float = self.beliefs.turns[card.condition]
        if card.condition == BY_LEVEL:
            return turns * float(fewest_missing(self.paths[goal], s.players[seat]))
        missing = card.number - progress(s, seat, goal)
        return turns * float(missing) if missing > 0 else 0.0


def points(s: Sun, seat: i64) -> i64:
    """The score as it stands."""
    return (
        technology_points(s, seat)
        + private_points(s, seat)
        + highest_points(s, seat)
        + automation_points(s, seat)
        + colony_points(s, seat)
        + s.rules.disc_vp * outposts_of(s, seat)
        + strength_points(s, seat)
        + event_points(s, seat)
        + achievement_points(s, seat)
    )


def lacking(have: i64, needed: i64) -> float:
    """Which part of something is missing."""
    return float(needed - have) / float(needed) if have < needed else 0.0


def colonizing(s: Sun, seat: i64) -> bool:
    """Is the reward for a colony still to come?"""
    for frame in s.agenda.lanes[MAIN]:
        if isinstance(frame, ColonyReward):
            return frame.player == seat
    return False


def growing_columns(s: Sun, seat: i64) -> i64:
    """How many cubes growth would bring now."""
    player = s.players[seat]
    icons = s.board_of(seat).food_icons
    gone = s.rules.food_discs - player.food_discs
    count: i64 = 0
    for column in range(len(COLUMNS)):
        if gone >= icons[column] and player.column(column) > 0:
            count += 1
    return count


def fewest_missing(paths: list[int], player: Player) -> i64:
    """Technologies that are lacking on the shortest of these paths."""
    fewest: i64 = 64
    for path in paths:
        lacking: i64 = path
        missing = count_bits(lacking & ~player.researched)
        fewest = missing if missing < fewest else fewest
    return fewest


# --- what follows from the rules alone -----------------------------------------------------------


def openings(rules: SunRules, kind: int, where: int) -> int:
    """The cards or guilds that have an action of a kind, as bits."""
    found: i64 = 0
    for space in rules.spaces:
        if space.where != where:
            continue
        if kind == COLONIZES:
            opens = says(rules, int(space.program), COLONIZE_ONE)
        else:
            level = LEVEL_III + kind - RESEARCHES_III
            opens = (rules.researches[int(space.program)] >> level) & 1 == 1
        if opens:
            found |= bit(space.card)
    return int(found)


def cards_with_actions(rules: SunRules) -> int:
    found: i64 = 0
    for space in rules.spaces:
        if space.where == ON_CARD:
            found |= bit(space.card)
    return int(found)


def paths_to(rules: SunRules, goal: int) -> list[int]:
    """Slots that together fulfil an achievement about a level, as bits: the shortest ways."""
    card = rules.achievements[goal]
    if card.condition != BY_LEVEL:
        return []
    ways = ways_to_slots(rules)
    return together([ways[slot] for slot in rules.level_slots[card.level]], int(card.number))


def ways_to_slots(rules: SunRules) -> list[list[int]]:
    """Of every slot: with all that must be researched before it, which lies below it."""
    found: list[list[int]] = [[] for _ in rules.slots]
    for level in rules.level_slots:
        for slot in level:
            at = rules.slots[slot]
            before = together([found[each] for each in bits_in(at.prerequisites)], int(at.needed))
            found[slot] = [way | int(bit(slot)) for way in before]
    return found


def together(ways: list[list[int]], number: int) -> list[int]:
    """The shortest ways to so many of them at once. Sets of people's own may have large trees: of
    each number only the shortest are gone on with."""
    found: list[set[int]] = [{0}, *(set() for _ in range(min(number, len(ways))))]
    for way in ways:
        for have in range(len(found) - 2, -1, -1):
            found[have + 1].update(one | other for one in found[have] for other in way)
            found[have + 1] = set(shortest(found[have + 1]))
    return shortest(found[number]) if number < len(found) else []


def shortest(ways: set[int]) -> list[int]:
    return sorted(ways, key=lambda way: (way.bit_count(), way))[:MOST_PATHS]
