"""Victory points, and who wins. [sun.scoring.winner]"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from astrarium.games.sun.words import (
    DEEP_SPACE,
    HOME,
    MOST_SEATS,
    NONE,
    SCORED_AUTOMATION,
    SCORED_COLONIES,
    SCORED_LEVEL_III,
    SCORED_ORE,
    SCORED_PLACES,
    SCORED_SHIP_HERE,
    SCORED_SHIPS,
    SHIP_LEVELS,
)
from astrarium.parts.bits import bits_in, count_bits

if TYPE_CHECKING:
    from astrarium.games.sun.state import Sun

CLAIM_BITS = 3
MOST_DISCS = 4
DISC_KINDS = 3
SWAP_STARS = 10  # as in abilities.py, which is built on the position and so on this file

RANKING = 0  # kinds of lasting events, as EventCard.lasting
FOR_EVERYBODY = 1
FOR_COLONIZER = 2


def level_of(s: Sun, card: int) -> i64:
    return s.rules.technologies[card].level


def technology_points(s: Sun, seat: i64) -> i64:
    """[sun.scoring.level-1] [sun.scoring.level-2] [sun.scoring.level-3]"""
    points: i64 = 0
    for card in bits_in(s.players[seat].technologies):
        if level_of(s, card) < 3:
            points += s.rules.technology_vp[level_of(s, card)]
    return points


def private_points(s: Sun, seat: i64) -> i64:
    """[sun.scoring.private-level-2] [sun.scoring.private-level-3]"""
    points: i64 = 0
    for card in bits_in(s.players[seat].private):
        points += s.rules.private_vp[level_of(s, card) - 1]
    return points


def highest_points(s: Sun, seat: i64) -> i64:
    """Of Level IIII: what the card says. [sun.scoring.level-4]"""
    points: i64 = 0
    for number in bits_in(s.players[seat].technologies):
        card = s.rules.technologies[number]
        if card.level == 3:
            more = card.more_each * (scored(s, seat, card.more_of, NONE) // card.more_every)
            whole = card.vp + more
            points += min(whole, card.most_vp)
    return points


def automation_points(s: Sun, seat: i64) -> i64:
    """[sun.scoring.automation] [sun.scoring.automation.beyond-seven]"""
    points: i64 = 0
    fields: i64 = len(s.rules.automation)
    for disc in range(s.players[seat].automated()):
        points += s.rules.automation[disc] if disc < fields else s.rules.automation_beyond
    return points


def colony_points(s: Sun, seat: i64) -> i64:
    """[sun.scoring.colonized]"""
    points: i64 = 0
    for system in bits_in(s.players[seat].colonized):
        points += s.rules.systems[system].vp
    return points


def outposts_of(s: Sun, seat: i64) -> i64:
    count: i64 = 0
    for place in range(len(s.outposts)):
        if (i64(s.outposts[place]) - 1) // DISC_KINDS == seat:
            count += 1
    return count


def fleet(s: Sun, place: i64, seat: i64) -> i64:
    power: i64 = 0
    first = (place * MOST_SEATS + seat) * SHIP_LEVELS
    for level in range(SHIP_LEVELS):
        power += i64(s.ships[first + level]) * (level + 1)
    return power


def strength_points(s: Sun, seat: i64) -> i64:
    """Highest in Sol, and highest in Deep Space; all who tie score, nobody without a ship.

    [sun.scoring.sol] [sun.scoring.deep-space] [sun.scoring.strength-tie]
    """
    points: i64 = 0
    for at, place in enumerate(s.rules.places):
        if place.kind in (HOME, DEEP_SPACE):
            mine = fleet(s, at, seat)
            most = max(fleet(s, at, other) for other in range(len(s.players)))
            if mine > 0 and mine == most:
                points += s.rules.strength_vp
    return points


def scored(s: Sun, seat: i64, what: i64, event: i64) -> i64:
    """How many of something a seat has."""
    player = s.players[seat]
    if what == SCORED_AUTOMATION:
        return player.automated()
    if what == SCORED_SHIP_HERE:
        levels: i64 = 0
        for ship in s.museum:
            if ship // 64 == event and ship % 64 // 8 == seat:
                levels += ship % 8
        return levels
    if what == SCORED_PLACES:
        return outposts_of(s, seat) + count_bits(player.colonized)
    if what == SCORED_ORE:
        return player.ore
    if what == SCORED_SHIPS:
        total: i64 = 0
        for place in range(len(s.systems)):
            total += fleet(s, place, seat)
        return total
    if what == SCORED_COLONIES:
        return count_bits(player.colonized)
    if what == SCORED_LEVEL_III:
        return sum(1 for card in bits_in(player.technologies) if level_of(s, card) == 2)
    return count_bits(player.technologies)


def event_points(s: Sun, seat: i64) -> i64:
    """[sun.scoring.events] [sun.scoring.events.where]"""
    points: i64 = 0
    for event in bits_in(s.kept_events):
        points += points_by(s, seat, event)
    return points


def points_by(s: Sun, seat: i64, event: i64) -> i64:
    """What one event that is kept brings a seat."""
    card = s.rules.events[event]
    points: i64 = 0
    if card.lasting == RANKING:
        points = ranking_points(s, seat, event)
    elif card.lasting == FOR_EVERYBODY:
        points = card.vp[0] * scored(s, seat, card.of, event)
    elif card.lasting == FOR_COLONIZER:
        for each in s.attached:
            if each // 64 == event and (s.players[seat].colonized >> (each % 64)) & 1 == 1:
                points += card.vp[0]
    return points


def ranking_points(s: Sun, seat: i64, event: i64) -> i64:
    """The most, the second most and so on; all who tie score, nobody who has nothing."""
    card = s.rules.events[event]
    mine = scored(s, seat, card.of, event)
    if mine == 0:
        return 0
    more: i64 = 0
    for other in range(len(s.players)):
        if scored(s, other, card.of, event) > mine:
            more += 1
    return card.vp[more] if more < len(card.vp) else 0


def achievement_points(s: Sun, seat: i64) -> i64:
    """[sun.scoring.achievements]"""
    points: i64 = 0
    for at, goal in enumerate(s.goals):
        vp = s.rules.achievements[goal].vp
        for space in range(len(vp)):
            place = at * MOST_DISCS + space
            if ((s.claims >> (place * CLAIM_BITS)) & 7) - 1 == seat:
                points += vp[space]
    return points


def sheet(s: Sun, seat: i64) -> list[tuple[str, int, str]]:
    """What a seat scores, by source: kind of the event, points, rule."""
    if s.players[seat].faction == NONE:
        return []
    discs = s.rules.disc_vp * outposts_of(s, seat)
    return [
        ("score-technologies", int(technology_points(s, seat)), "sun.scoring.level-1"),
        ("score-private", int(private_points(s, seat)), "sun.scoring.private-level-2"),
        ("score-level-4", int(highest_points(s, seat)), "sun.scoring.level-4"),
        ("score-automation", int(automation_points(s, seat)), "sun.scoring.automation"),
        ("score-colonies", int(colony_points(s, seat)), "sun.scoring.colonized"),
        ("score-outposts", int(discs), "sun.scoring.discs-on-board"),
        ("score-strength", int(strength_points(s, seat)), "sun.scoring.sol"),
        ("score-events", int(event_points(s, seat)), "sun.scoring.events"),
        ("score-achievements", int(achievement_points(s, seat)), "sun.scoring.achievements"),
    ]


def score(s: Sun, seat: i64) -> int:
    return sum(points for _, points, _ in sheet(s, seat))


def final_scores(s: Sun) -> list[int]:
    return [score(s, seat) for seat in range(len(s.players))]


def placing(s: Sun) -> list[int]:
    """Ties: fewer discs on the tracks, then more population, then more ore.

    [sun.scoring.tie.fewer-discs] [sun.scoring.tie.more-population] [sun.scoring.tie.more-ore]
    [sun.scoring.tie.shared]
    """
    totals = [
        (score(s, seat), -tracks_left(s, seat), int(player.population), int(player.ore))
        for seat, player in enumerate(s.players)
    ]
    return [1 + sum(1 for other in totals if other > mine) for mine in totals]


def tracks_left(s: Sun, seat: i64) -> int:
    """Discs left on both tracks, once star discs have been swapped where a card says so."""
    player = s.players[seat]
    left = int(player.food_discs + player.ore_discs)
    return max(left - swaps_at_end(s, seat), 0)


def swaps_at_end(s: Sun, seat: i64) -> int:
    """Star discs on achievements that are replaced at the end of the game."""
    player = s.players[seat]
    cards = (player.technologies | player.private) & s.rules.ability_technologies[SWAP_STARS]
    if cards | (player.colonized & s.rules.ability_systems[SWAP_STARS]) == 0:
        return 0
    claimed = 0
    for place in range(len(s.goals) * MOST_DISCS):
        if ((s.claims >> (place * CLAIM_BITS)) & 7) - 1 == seat:
            claimed += 1
    return claimed - int(player.swapped_food + player.swapped_ore)


def tell_scores(s: Sun) -> None:
    for seat in range(len(s.players)):
        for kind, points, rule in sheet(s, seat):
            if points != 0:
                s.tell(kind, seat, points, NONE, rule)
