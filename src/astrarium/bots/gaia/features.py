"""What a seat has when a round begins, in numbers: what the worth of a round's end is made of."""

from __future__ import annotations

from typing import Final

from astrarium.bots.gaia.incomes import KINDS, Incomes
from astrarium.bots.gaia.turns import TurnOutlook
from astrarium.bots.gaia.weights import Weights
from astrarium.games.gaia.effects import EACH_TIME, SPECIAL_ACTION, WHEN_PASSING, Tech
from astrarium.games.gaia.gains import count_of
from astrarium.games.gaia.state import Gaia, Player
from astrarium.games.gaia.structures import power_value
from astrarium.games.gaia.words import (
    ACTION_STANDS,
    BIG_BUILT,
    GAIA,
    GAIA_MINE_BUILT,
    KNOWLEDGE_STANDS,
    MINE_BUILT,
    NAVIGATION,
    NONE,
    RESEARCH_STEP,
    ROUNDS,
    STANDARD_KINDS,
    TERRAFORMING,
    TERRAFORMING_STEP,
    TOKEN_GAINED,
    TOP,
    TRACKS,
    TRADING_STATION_BUILT,
    TRANSDIM,
    TRIGGERS,
)
from astrarium.parts.bits import count_bits

# Where more of the same is worth less: amounts of the first, the second and the rest.
ORE: Final = (3, 7)
CREDITS: Final = (6, 15)
KNOWLEDGE: Final = (4, 8)
QIC: Final = (1, 3)
POWER: Final = (4, 7)
TOKENS: Final = (4, 8)
LOOSE: Final = (7, 7)
FACTIONS: Final = 14
BOOSTERS: Final = 10
PRICES: Final = ("home", "one step", "two steps", "three steps", "gaia", "transdim")
MANY_PLANETS: Final = 3  # of one price: more of them are not settled in a round
# Planets that may be settled soon, by what they save of this much ore; a Q.I.C. in ore.
SOON: Final = 4
A_PLANET: Final = 9.0
QIC_IN_ORE: Final = 3.0
FAR_FROM_OTHERS: Final = 4  # satellites to the nearest own planet, and more
# What the special action of an advanced tile gives, in points.
THING: Final = 1.2
A_QIC: Final = 2.5
A_CREDIT: Final = 0.4


# Named parts of a value, by how the features' names begin; what is in none is stock.
PARTS: Final = {
    "always": "points",
    "others": "points",
    "points": "points",
    "booster": "points",
    "faction": "points",
    "income": "income",
    "mines payable": "stock",
    "laboratories payable": "stock",
    "mines": "structures",
    "trading": "structures",
    "laboratories": "structures",
    "institute": "structures",
    "academy": "structures",
    "structures": "structures",
    "planet": "structures",
    "Gaia": "structures",
    "sectors": "structures",
    "projects": "room",
    "in reach": "room",
    "neighbours": "room",
    "room": "room",
    "later": "room",
    "next": "room",
    "standard tile": "tiles",
    "covered tiles": "tiles",
    "advanced tiles": "tiles",
    "tops in reach": "research",
    **dict.fromkeys(TRACKS, "research"),
    "satellites": "federations",
    "federation": "federations",
    "green": "federations",
    "loose": "federations",
    "final": "finals",
}


def _thirds(name: str) -> list[str]:
    return [f"{name}, first", f"{name}, more", f"{name}, many"]


NAMES: Final = [
    "always",
    "others",
    "points",
    *_thirds("ore"),
    *_thirds("credits"),
    *_thirds("knowledge"),
    *_thirds("Q.I.C.s"),
    "mines payable",
    "laboratories payable",
    *_thirds("power"),
    "area II",
    "area I",
    *_thirds("tokens"),
    *[f"income of {kind}" for kind in KINDS],
    "mines",
    "trading stations",
    "laboratories",
    "institute",
    "academy of knowledge",
    "academy of action",
    "structures",
    "planet types",
    "Gaia planets",
    "sectors",
    "satellites",
    "Gaiaformers",
    "projects",
    *[f"{track} {level}" for track in TRACKS for level in range(1, 6)],
    *[f"standard tile {number}" for number in range(STANDARD_KINDS)],
    "covered tiles",
    "advanced tiles",
    "federation tokens",
    "green tokens",
    "loose value, first",
    "loose value, more",
    "loose value, near",
    *[f"in reach, {price}" for price in PRICES],
    "neighbours",
    "room",
    "advanced tiles in reach",
    "tops in reach",
    "final tiles",
    *[f"later {trigger}" for trigger in TRIGGERS],
    *[f"next {trigger}" for trigger in TRIGGERS],
    "booster's points",
    *[f"booster {number}" for number in range(BOOSTERS)],
    *[f"faction {number}" for number in range(FACTIONS)],
    *[f"institute of {number}" for number in range(FACTIONS)],
]


def part_of(name: str) -> str:
    """What a feature is a part of, for people: by how its name begins."""
    for beginning, part in PARTS.items():
        if name.startswith(beginning):
            return part
    return "stock"


class Features(TurnOutlook):
    """Numbers of positions, as the seat would have them at the beginning of the next round.

    With `begun` the round has just begun: its income is there.
    """

    def __init__(self, s: Gaia, seat: int, weights: Weights, begun: bool = False) -> None:
        super().__init__(s, seat, weights)
        self.begun = begun
        self.incomes = Incomes(s, seat)
        self.coming = int(s.round_number) if begun else int(s.round_number) + 1
        self.later = [0.0] * len(TRIGGERS)  # points that round tiles give, by what happens
        self.next = [0.0] * len(TRIGGERS)  # ... that of the coming round
        for number in range(max(self.coming, 1), ROUNDS + 1):
            tile = s.rules.round_tiles[s.round_tiles[number - 1]] if s.round_tiles else None
            if tile is not None:
                points = self.next if number == self.coming else self.later
                points[int(tile.trigger)] += float(tile.vp)
        self.rounds = ROUNDS + 1 - self.coming  # that are still to be played
        self.doubt = weights.doubt + weights.doubt_a_round * self.rounds
        self.lasting = [self._lasting(tile) for tile in s.rules.advanced]
        self.rooms: dict[tuple[int, ...], list[float]] = {}

    def _lasting(self, tile: Tech) -> float:
        """What an advanced tile still brings; for points when passing, a unit of them."""
        if tile.timing == EACH_TIME:
            return int(tile.gain.vp) * self._often(int(tile.trigger)) * self.rounds
        if tile.timing == WHEN_PASSING:
            return float(int(tile.gain.vp) * self.rounds)
        if tile.timing == SPECIAL_ACTION:
            gain = tile.gain
            things = int(gain.ore + gain.knowledge) * THING + int(gain.qic) * A_QIC
            return (things + int(gain.credits) * A_CREDIT) * self.rounds
        return 0.0

    def row(self, s: Gaia) -> list[float]:
        player = s.players[self.seat]
        faction = self.faction
        seat = self.seat
        found = [1.0, float(len(s.players) - 1)]
        vp, ore, credits = int(player.vp), int(player.ore), int(player.credits)
        knowledge, qic = int(player.knowledge), int(player.qic)
        area1, area2, area3 = int(player.area1), int(player.area2), int(player.area3)
        booster = int(player.booster)
        coming = booster if self.begun or s.has_passed(seat) else NONE
        income = self.incomes.of(player, NONE)
        if not self.begun:
            if coming == NONE and s.round_number > 0:
                vp += self.passing_points(s, player)
            got = self.incomes.of(player, coming) if coming != NONE else income
            ore = min(ore + got[0], int(self.rules.most_ore))
            credits = min(credits + got[1], int(self.rules.most_credits))
            knowledge = min(knowledge + got[2], int(self.rules.most_knowledge))
            qic += got[3]
            area1 += got[5]
            up = min(got[4], area1)
            top = min(got[4] - up, area2 + up)
            area1, area2, area3 = area1 - up, area2 + up - top, area3 + top
            if faction.return_area == 2:
                area2 += int(player.gaia_area)
            else:
                area1 += int(player.gaia_area)
        found.append(float(vp))
        _split(found, ore, ORE[0], ORE[1])
        _split(found, credits, CREDITS[0], CREDITS[1])
        _split(found, knowledge, KNOWLEDGE[0], KNOWLEDGE[1])
        _split(found, qic, QIC[0], QIC[1])
        found.append(float(min(ore, credits // 2)))
        found.append(float(min(ore // 3, credits // 5)))
        each = int(faction.token_worth) if player.institute > 0 else 1
        power = area3 * each
        if player.stone == 3:
            power += int(faction.stone_worth) - each
        _split(found, power, POWER[0], POWER[1])
        found.append(float(area2))
        found.append(float(area1))
        _split(found, area1 + area2 + area3, TOKENS[0], TOKENS[1])
        for kind in range(len(income)):
            found.append(float(income[kind]))
        self._built(player, found)
        self._researched(s, player, found)
        loose = self._loose(s, player)
        found += loose
        room = self._room(s, player)
        found += room
        self._tops(s, player, found)
        found.append(self._finals(s))
        able = self._able(player, room, loose, ore, knowledge, income[2])
        for trigger in range(len(able)):
            found.append(self.later[trigger] * able[trigger])
        ready = self._ready(player, room, loose, ore, credits, knowledge)
        for trigger in range(len(ready)):
            found.append(self.next[trigger] * ready[trigger])
        held = 0.0
        if coming != NONE:
            entry = self.rules.boosters[coming]
            if entry.pass_vp > 0:
                held = float(entry.pass_vp * count_of(s, seat, entry.per))
        found.append(held)
        _mark(found, coming, BOOSTERS)
        _mark(found, int(player.faction), FACTIONS)
        _mark(found, int(player.faction) if player.institute > 0 else NONE, FACTIONS)
        return found

    def passing_points(self, s: Gaia, player: Player) -> int:
        """What passing now would score."""
        points = 0
        if player.booster != NONE:
            entry = self.rules.boosters[player.booster]
            if entry.pass_vp > 0:
                points += int(entry.pass_vp * count_of(s, self.seat, entry.per))
        owned = int(player.advanced)
        number = 0
        while owned:
            if owned & 1:
                tile = self.rules.advanced[number]
                if tile.timing == WHEN_PASSING:
                    points += int(tile.gain.vp * count_of(s, self.seat, tile.per))
            owned >>= 1
            number += 1
        return points

    def _built(self, player: Player, found: list[float]) -> None:
        found.append(float(player.mines))
        found.append(float(player.trading_stations))
        found.append(float(player.labs))
        found.append(float(player.institute))
        found.append(1.0 if player.academies & KNOWLEDGE_STANDS else 0.0)
        found.append(1.0 if player.academies & ACTION_STANDS else 0.0)
        found.append(float(len(player.hexes)))
        found.append(float(count_bits(player.types)))
        found.append(float(player.gaia_planets))
        found.append(float(count_bits(player.sectors)))
        found.append(float(player.satellites + len(player.stations)))
        found.append(float(player.gaiaformers + player.parked))
        found.append(float(_projects(player)))

    def _researched(self, s: Gaia, player: Player, found: list[float]) -> None:
        levels = int(player.levels)
        for _ in TRACKS:
            level = levels & 15
            levels >>= 4
            for step in range(1, 6):
                found.append(1.0 if level >= step else 0.0)
        active = int(player.tiles & ~player.covered)
        for number in range(STANDARD_KINDS):
            found.append(1.0 if (active >> number) & 1 else 0.0)
        found.append(float(count_bits(player.covered)))
        value = 0.0
        owned = int(player.advanced)
        if owned:
            for number, worth in enumerate(self.lasting):
                if (owned >> number) & 1:
                    tile = self.rules.advanced[number]
                    if tile.timing == WHEN_PASSING:
                        worth *= int(count_of(s, self.seat, tile.per))
                    value += worth
        found.append(value)
        found.append(float(player.all_tokens()))
        found.append(float(player.green))

    def _loose(self, s: Gaia, player: Player) -> list[float]:
        """Power value outside federations: up to what one needs, more, and how near it is."""
        geometry = self.rules.geometry
        n, dist = int(geometry.n), geometry.dist
        total, near = 0, 0.0
        loose = [
            int(hex)
            for hex in [*player.hexes, *player.stations]
            if not s.in_any_federation(self.seat, hex)
        ]
        for hex in loose:
            worth = int(power_value(s, self.seat, hex)) or 1
            gap = FAR_FROM_OTHERS
            start = hex * n
            for other in loose:
                if other != hex:
                    away = int(dist[start + other]) - 1
                    if away < gap:
                        gap = away
            total += worth
            near += worth * (1.0 - gap / (FAR_FROM_OTHERS + 1))
        first = min(total, LOOSE[0])
        return [float(first), float(total - first), near]

    def _room(self, s: Gaia, player: Player) -> list[float]:
        """Planets in reach by price, and own ones with neighbours."""
        key = (
            len(player.hexes),
            player.hexes[-1] if player.hexes else -1,
            len(player.stations),
            player.stations[-1] if player.stations else -1,
            int(player.levels) & 0xFF,
            _projects(player),
        )
        known = self.rooms.get(key)
        if known is None:
            known = self._room_of(s, player)
            self.rooms[key] = known
        return known

    def _room_of(self, s: Gaia, player: Player) -> list[float]:
        counts = [0.0] * len(PRICES)
        cheap: list[float] = []
        step = float(self.rules.step_ore[player.level(TERRAFORMING)])
        gaia = QIC_IN_ORE * int(self.faction.gaia_qic) + int(self.faction.gaia_ore)
        ahead = int(self.rules.ranges[player.level(NAVIGATION)])
        near = player.near
        for hex, terrain, steps in self.reach.free:
            if s.building[hex] != 0 or s.gaiaformer[hex] != 0:
                continue
            missing = max(0, int(near[hex]) - ahead)
            if terrain != TRANSDIM:
                ore = gaia if terrain == GAIA else steps * step
                saved = A_PLANET - ore - QIC_IN_ORE * ((missing + 1) // 2)
                if saved > 0.0:
                    cheap.append(saved)
            if missing:
                continue
            price = 4 if terrain == GAIA else 5 if terrain == TRANSDIM else steps
            if counts[price] < MANY_PLANETS:
                counts[price] += 1.0
        beside = self.reach.neighbours
        counts.append(float(len([hex for hex in player.hexes if beside[hex]])))
        cheap.sort(reverse=True)
        counts.append(sum(cheap[:SOON]))
        return counts

    def _tops(self, s: Gaia, player: Player, found: list[float]) -> None:
        """What a green token could be turned for: advanced tiles, and the tops of tracks."""
        tiles, tops = 0, 0
        if player.green > 0:
            spare = int(player.tiles & ~player.covered) > 0
            levels = int(player.levels)
            for track in range(len(TRACKS)):
                level = (levels >> (4 * track)) & 15
                if level >= TOP - 1 and spare and s.advanced_at[track] != NONE:
                    tiles += 1
                if level == TOP - 1 and not (int(s.tops) >> track) & 1:
                    tops += 1
        found.append(float(tiles))
        found.append(float(tops))

    def _able(
        self,
        player: Player,
        room: list[float],
        loose: list[float],
        ore: int,
        knowledge: int,
        income: int,
    ) -> list[float]:
        """What could be done, by and by, of what round tiles score."""
        able = [0.0] * len(TRIGGERS)
        able[MINE_BUILT] = min(room[0] + room[1] + room[2], 5.0)
        able[GAIA_MINE_BUILT] = float(player.gaiaformers + _projects(player)) + 0.5 * room[4]
        able[TRADING_STATION_BUILT] = min(float(player.mines), 4.0 - float(player.trading_stations))
        able[BIG_BUILT] = min(float(player.trading_stations + player.labs), 3.0)
        able[TERRAFORMING_STEP] = 1.0 + float(player.level(TERRAFORMING))
        able[RESEARCH_STEP] = float(income)
        able[TOKEN_GAINED] = loose[2] / LOOSE[0]
        return able

    def _ready(
        self,
        player: Player,
        room: list[float],
        loose: list[float],
        ore: int,
        credits: int,
        knowledge: int,
    ) -> list[float]:
        """What could be done at once of what the coming round's tile scores."""
        ready = [0.0] * len(TRIGGERS)
        mines = min(ore, credits // 2)
        ready[MINE_BUILT] = min(float(mines), room[0] + room[1] + room[2], 4.0)
        ready[GAIA_MINE_BUILT] = min(
            float(_projects(player)) + min(room[4], float(player.qic)), 3.0
        )
        ready[TRADING_STATION_BUILT] = float(min(ore // 2, credits // 4, int(player.mines), 3))
        big = float(player.trading_stations + player.labs)
        ready[BIG_BUILT] = min(big, float(ore // 4), float(credits // 6), 2.0)
        ready[TERRAFORMING_STEP] = float(min(ore // 3, 3))
        ready[RESEARCH_STEP] = float(min(knowledge // 4, 3))
        ready[TOKEN_GAINED] = 1.0 if loose[2] >= LOOSE[0] - 1 else 0.0
        return ready


def _projects(player: Player) -> int:
    """Gaiaformers on the map."""
    return int(player.gaiaformers_gained - player.gaiaformers - player.parked)


def _split(found: list[float], amount: int, first: int, plenty: int) -> None:
    low = min(amount, first)
    middle = min(amount, plenty) - low
    found.append(float(low))
    found.append(float(middle))
    found.append(float(amount - low - middle))


def _mark(found: list[float], place: int, count: int) -> None:
    start = len(found)
    for _ in range(count):
        found.append(0.0)
    if 0 <= place < count:
        found[start + place] = 1.0
