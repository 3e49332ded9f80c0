"""The score sheet of a finished game, reckoned from the cards' figures and what lies on the table.

Nothing here asks the rules what anything is worth: the figures are typed in, those of the rulebook
and, where a card is reconstructed, those of the set that is shipped.
"""

from __future__ import annotations

from typing import Any

from astrarium.games.sun.state import Sun

OF_A_LEVEL = {0: 1, 1: 2, 2: 3}
OF_A_PRIVATE = {1: 2, 2: 3}
ON_THE_TRACK = (0, 1, 1, 1, 2, 2, 2)  # then 1 for every disc

# Level IIII: points, and one more for every so many of something, up to a most.
LEVEL_4 = {
    "parallel_universe_generator": (5, "", 1, 5),
    "galactic_empire": (3, "places", 1, 8),
    "post_scarcity_society": (2, "automated", 2, 7),
    "black_market_industries": (6, "", 1, 6),
    "galactic_hq": (6, "", 1, 6),
    "mind_machine_assimilation": (7, "", 1, 7),
    "galactic_datasphere": (2, "technologies", 2, 8),
    "neo_industrial_revolution": (6, "", 1, 6),
    "hyperlane_hegemony": (2, "colonies", 1, 8),
    "giga_corporations": (6, "", 1, 6),
}
SYSTEMS = {
    "barnards_star": 4,
    "sirius": 5,
    "proxima_centauri": 5,
    "wolf_359": 4,
    "luytens_star": 4,
    "ross_128": 5,
    "epsilon_eridani": 6,
    "procyon": 3,
    "yz_ceti": 3,
    "groombridge_34": 6,
    "lacaille_9352": 4,
    "struve_2398": 5,
    "kapteyns_star": 6,
    "tau_ceti": 8,
    "lalande_21185": 7,
    "ross_154": 6,
    "wise_0855_0714": 3,
    "cygni_61": 8,
    "epsilon_indi": 8,
    "gliese_876": 7,
    "teegardens_star": 9,
    "kruger_60": 5,
    "wolf_1061": 6,
    "luhman_16": 8,
}
ACHIEVEMENTS = {
    "transcendence": (6, 4, 3, 2),
    "empire": (5, 4, 3, 2),
    "warlord": (4, 2),
    "specialization": (4, 2),
    "pioneer": (4, 2),
    "tycoon": (4, 2),
    "technologist": (4, 3, 2, 1),
    "automaton": (4, 3, 2, 1),
    "polymath": (4, 3, 2, 1),
    "industrialist": (4, 3, 2, 1),
}
RANKED = {
    "arms_race": ("ships", (4, 2)),
    "gold_rush": ("ore", (3,)),
    "colonial_census": ("colonies", (4, 2)),
}
SOL_AND_DEEP_SPACE = ("sol", "deep_space")


def sheet_of(s: Sun) -> list[dict[str, Any]]:
    counts = [counted(s, seat) for seat in range(len(s.players))]
    return [seat_sheet(s, seat, counts) for seat in range(len(s.players))]


def bits(mask: int) -> list[int]:
    return [at for at in range(64) if int(mask) >> at & 1]


def strength_at(s: Sun, place: int, seat: int) -> int:
    first = (place * 4 + seat) * 4
    return sum(int(s.ships[first + level]) * (level + 1) for level in range(4))


def counted(s: Sun, seat: int) -> dict[str, int]:
    """What cards and events count."""
    player = s.players[seat]
    discs = sum(1 for disc in s.outposts if disc > 0 and (int(disc) - 1) // 3 == seat)
    colonies = len(bits(player.colonized))
    cards = [s.rules.technologies[card] for card in bits(player.technologies)]
    return {
        "outposts": discs,
        "colonies": colonies,
        "places": discs + colonies,
        "automated": int(player.automated_food + player.automated_ore + player.automated_stars),
        "technologies": len(cards),
        "of level III": sum(card.level == 2 for card in cards),
        "ore": int(player.ore),
        "ships": sum(strength_at(s, place, seat) for place in range(len(s.systems))),
    }


def seat_sheet(s: Sun, seat: int, counts: list[dict[str, int]]) -> dict[str, Any]:
    player, mine = s.players[seat], counts[seat]
    cards = [s.rules.technologies[card] for card in bits(player.technologies)]
    private = [s.rules.technologies[card] for card in bits(player.private)]
    colonies = [s.rules.systems[system].id for system in bits(player.colonized)]
    row: dict[str, Any] = {
        "faction": s.board_of(seat).id,
        "technologies": sum(OF_A_LEVEL[int(card.level)] for card in cards if card.level < 3),
        "private": sum(OF_A_PRIVATE[int(card.level)] for card in private),
        "level 4": {card.id: level_4(card.id, mine) for card in cards if card.level == 3},
        "automation": sum((*ON_THE_TRACK, *[1] * 99)[: mine["automated"]]),
        "colonies": {id: SYSTEMS[id] for id in colonies},
        "outposts": mine["outposts"],
        "strength": sum(is_strongest(s, seat, place) for place in SOL_AND_DEEP_SPACE),
        "events": events(s, seat, counts),
        "achievements": claims(s, seat),
    }
    row["total"] = sum(
        sum(part.values()) if isinstance(part, dict) else part
        for name, part in row.items()
        if name != "faction"
    )
    return row


def level_4(id: str, mine: dict[str, int]) -> int:
    vp, more, every, most = LEVEL_4[id]
    return min(vp + (mine[more] // every if more else 0), most)


def is_strongest(s: Sun, seat: int, id: str) -> int:
    place = [each.id for each in s.rules.places].index(id)
    there = [strength_at(s, place, other) for other in range(len(s.players))]
    return int(there[seat] > 0 and there[seat] == max(there))


def events(s: Sun, seat: int, counts: list[dict[str, int]]) -> dict[str, int]:
    found: dict[str, int] = {}
    for event in bits(s.kept_events):
        id, points = s.rules.events[event].id, 0
        if id in RANKED:
            what, vp = RANKED[id]
            ahead = sum(other[what] > counts[seat][what] for other in counts)
            points = vp[ahead] if counts[seat][what] > 0 and ahead < len(vp) else 0
        elif id == "spaceship_museum":
            points = sum(
                ship % 8 for ship in s.museum if ship // 64 == event and ship % 64 // 8 == seat
            )
        elif id == "grand_exposition":
            points = counts[seat]["of level III"]
        elif id == "frontier_monument":
            lying = [each % 64 for each in s.attached if each // 64 == event]
            points = 3 * sum(system in bits(s.players[seat].colonized) for system in lying)
        if points:
            found[id] = points
    return found


def claims(s: Sun, seat: int) -> dict[str, int]:
    found: dict[str, int] = {}
    for at, goal in enumerate(s.goals):
        id = s.rules.achievements[goal].id
        for space in range(4):
            if (int(s.claims) >> (at * 4 + space) * 3) & 7 == seat + 1:
                found[id] = ACHIEVEMENTS[id][space]
    return found
