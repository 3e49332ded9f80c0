"""A second bookkeeper: VP reckoned from what happened and the printed figures.

It is told what was answered and what happened (a mine was built, a tile was taken); events that
speak of VP are not listened to, and the engine's scoring is not asked. The map at the end is read:
which planet lies where, who stands on it, where satellites are.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, cast

import yaml

from astrarium.core.events import Event
from astrarium.core.match import Match, Step
from astrarium.games.gaia.state import Gaia

PRINTED: Any = yaml.safe_load(Path(__file__).with_name("printed.yaml").read_text(encoding="utf-8"))

GAIA_TYPE = 8
TRACKS = ("terraforming", "navigation", "ai", "gaia project", "economy", "science")
STRUCTURES = {1: "mine", 2: "trading station", 3: "research lab", 4: "institute"}
ACADEMIES = {5: "academy", 6: "academy"}
KINDS = {**STRUCTURES, **ACADEMIES}

# Where events come from: the numbers of components begin here.
STANDARD, ADVANCED, BOOSTER, TOKEN, TRACK, STRUCTURE = 1100, 1200, 1300, 1400, 1600, 2000

COUNTED_AT_THE_END = {
    "final_structures": "structures",
    "final_structures_in_federations": "in federations",
    "final_planet_types": "planet types",
    "final_gaia_planets": "Gaia planets",
    "final_sectors": "sectors",
    "final_satellites": "satellites",
}


class Account:
    """What one player has on the table, and the VP scored so far by where they come from."""

    def __init__(self) -> None:
        self.standing: dict[int, str] = {}  # hex: structure
        self.shared: set[int] = set()  # mines beside an opponent's structure
        self.tokens: list[str] = []
        self.tiles: set[str] = set()
        self.scores_again = False  # the Q.I.C. action: the next token named is an old one
        self.first_of_federations: list[int] = []
        self.parts: dict[str, int] = {}

    def score(self, part: str, vp: int) -> None:
        if vp:
            self.parts[part] = self.parts.get(part, 0) + vp


class Bookkeeper:
    def __init__(self, match: Match) -> None:
        self.s = cast(Gaia, match.position)
        self.seats = [Account() for _ in self.s.players]
        self.round = 0
        for event in match.prologue:
            self.hear(event)
        for step in match.steps:
            self.answer(step)

    # --- while playing ------------------------------------------------------------------------

    def answer(self, step: Step) -> None:
        if step.seat >= 0:
            self.listen(step)
        for event in step.events:
            self.hear(event)

    def listen(self, step: Step) -> None:
        """Answers that nothing else tells of."""
        mine = self.seats[step.seat]
        words = step.say.split()
        if words[0] == "cover":
            mine.tiles.discard("_".join(words[1:]))
        elif words[0] == "token" and words[1] == "then":
            mine.score("charge", 1 - int(words[3]))
        elif words[0] == "charge":
            mine.score("charge", 1 - int(words[1]))
        elif words[0] == "token" and mine.scores_again:
            mine.scores_again = False
            token = self.s.rules.tokens[step.choice % 256].id
            mine.score("token", PRINTED["tokens"][token])

    def hear(self, event: Event) -> None:
        tell = getattr(self, "_" + event.kind.replace("-", "_"), None)
        if tell is not None:
            tell(event, self.seats[event.seat] if event.seat >= 0 else None)

    def _round(self, event: Event, nobody: None) -> None:
        self.round = event.amount

    def _faction(self, event: Event, mine: Account) -> None:
        mine.score("start", PRINTED["start"])

    def _first_structure(self, event: Event, mine: Account) -> None:
        mine.standing[event.source] = KINDS[event.target - STRUCTURE]

    def _mine(self, event: Event, mine: Account) -> None:
        if any(event.source in other.standing for other in self.seats if other is not mine):
            mine.shared.add(event.source)
        mine.standing[event.source] = "mine"
        self.happened(mine, "terraforming step", event.amount)
        self.mine_built(mine, event)

    def _lost_planet(self, event: Event, mine: Account) -> None:
        mine.standing[event.source] = "mine"
        self.mine_built(mine, event)

    def mine_built(self, mine: Account, event: Event) -> None:
        self.happened(mine, "mine")
        if self.s.terrain[event.source] == GAIA_TYPE:
            self.happened(mine, "mine on a Gaia planet")
            if self.faction(event.seat) == "gleens":
                mine.score("faction", PRINTED["gleens_mine_on_a_Gaia_planet"])

    def _upgrade(self, event: Event, mine: Account) -> None:
        mine.standing[event.source] = KINDS[event.target - STRUCTURE]
        if event.target == STRUCTURE + 2:
            self.happened(mine, "trading station")
        elif event.target > STRUCTURE + 3:
            self.happened(mine, "big structure")

    def _downgrade(self, event: Event, mine: Account) -> None:
        mine.standing[event.source] = "trading station"
        self.happened(mine, "trading station")

    def _swap(self, event: Event, mine: Account) -> None:
        mine.standing[event.target], mine.standing[event.source] = "mine", "institute"

    def _advance(self, event: Event, mine: Account) -> None:
        track = event.source - TRACK
        self.happened(mine, "research step")
        if (TRACKS[track], event.amount) == ("gaia project", 5):
            once, each = PRINTED["gaia_project_level_5"]
            mine.score("research", once + each * self.count(mine, "Gaia planets"))

    def _token(self, event: Event, mine: Account) -> None:
        token = self.s.rules.tokens[event.source - TOKEN].id
        mine.tokens.append(token)
        mine.score("token", PRINTED["tokens"][token])
        self.happened(mine, "federation token")

    def _tech_tile(self, event: Event, mine: Account) -> None:
        self.take_tile(mine, self.s.rules.standard[event.source - STANDARD].id)

    def _advanced_tile(self, event: Event, mine: Account) -> None:
        self.take_tile(mine, self.s.rules.advanced[event.source - ADVANCED].id)

    def take_tile(self, mine: Account, tile: str) -> None:
        mine.tiles.add(tile)
        for what, vp in PRINTED["tiles_at_once"].get(tile, {}).items():
            mine.score("tech-tile", vp * self.count(mine, what))

    def _action_space(self, event: Event, mine: Account) -> None:
        action = self.s.rules.board_actions[event.amount].id
        mine.scores_again = action == "qic_rescore_federation"
        if action == "qic_planet_types":
            once, each = PRINTED["planet_types_action"]
            mine.score("action", once + each * self.count(mine, "planet types"))

    def _federation(self, event: Event, mine: Account) -> None:
        mine.first_of_federations.append(event.source)

    def _pass(self, event: Event, mine: Account) -> None:
        booster = self.s.rules.boosters[event.source - BOOSTER].id
        for what, vp in PRINTED["boosters"].get(booster, {}).items():
            mine.score("booster", vp * self.count(mine, what))
        for tile in mine.tiles:
            for what, vp in PRINTED["tiles_when_passing"].get(tile, {}).items():
                mine.score("tech-tile", vp * self.count(mine, what))

    def happened(self, mine: Account, what: str, times: int = 1) -> None:
        if self.round == 0:
            return
        tile = self.s.rules.round_tiles[self.s.round_tiles[self.round - 1]].id
        mine.score("round-tile", times * PRINTED["round_tiles"][tile].get(what, 0))
        for each in mine.tiles:
            vp = PRINTED["tiles_each_time"].get(each, {}).get(what, 0)
            mine.score("tech-tile", times * vp)

    # --- counting -----------------------------------------------------------------------------

    def faction(self, seat: int) -> str:
        return self.s.rules.factions[self.s.players[seat].faction].id

    def count(self, mine: Account, what: str) -> int:
        kinds = list(mine.standing.values())
        own = [hex for hex in mine.standing if hex not in mine.shared]
        match what:
            case "tile":
                return 1
            case "mines" | "trading stations" | "research labs":
                return kinds.count(what.removesuffix("s"))
            case "big structures":
                return kinds.count("institute") + kinds.count("academy")
            case "structures":
                return len(kinds)
            case "planet types":
                return len({int(self.s.terrain[hex]) for hex in own})
            case "Gaia planets":
                return sum(1 for hex in own if self.s.terrain[hex] == GAIA_TYPE)
            case "sectors":
                return len({self.sector(hex) for hex in mine.standing})
            case "federation tokens":
                return len(mine.tokens)
            case "in federations":
                return len(self.federated(mine))
            case "satellites":
                return len(self.satellites(mine)) + len(self.stations(mine))
        raise ValueError(what)

    def sector(self, hex: int) -> int:
        """The tile whose centre is at most two spaces away."""
        (found,) = [
            number
            for number, (q, r) in enumerate(self.s.rules.geometry.centres)
            if distance(self.s.rules.geometry.spots[hex], (q, r)) <= 2
        ]
        return found

    def satellites(self, mine: Account) -> set[int]:
        seat = self.seats.index(mine)
        return {hex for hex, bits in enumerate(self.s.satellite) if bits >> seat & 1}

    def stations(self, mine: Account) -> set[int]:
        seat = self.seats.index(mine)
        return {hex for hex, owner in enumerate(self.s.station) if owner == seat + 1}

    def federated(self, mine: Account) -> set[int]:
        """Structures that hang together with a satellite or the first planet of a federation."""
        spots = self.s.rules.geometry.spots
        links = {*mine.standing, *self.stations(mine)}
        inside = self.satellites(mine) | {hex for hex in mine.first_of_federations if hex in links}
        waiting = list(inside)
        while waiting:
            here = spots[waiting.pop()]
            new = {hex for hex in links - inside if distance(here, spots[hex]) == 1}
            inside |= new
            waiting += new
        return inside & set(mine.standing)

    # --- the end ------------------------------------------------------------------------------

    def sheet(self) -> list[dict[str, Any]]:
        rows: list[dict[str, Any]] = []
        finals = [self.final(self.s.rules.final_tiles[tile].id) for tile in self.s.final_tiles]
        for seat, mine in enumerate(self.seats):
            player = self.s.players[seat]
            left = int(player.credits + player.knowledge + player.ore)
            levels = [int(player.level(track)) for track in range(6)]
            row: dict[str, Any] = {
                "faction": self.faction(seat),
                "while playing": dict(sorted(mine.parts.items())),
                "final tiles": {tile: counted[seat] for tile, counted in finals},
                "research": {
                    track: PRINTED["end"]["research"][level]
                    for track, level in zip(TRACKS, levels)
                    if level >= 3
                },
                "resources": left // PRINTED["end"]["resources"],
            }
            row["total"] = (
                sum(row["while playing"].values())
                + sum(each["vp"] for each in row["final tiles"].values())
                + sum(row["research"].values())
                + row["resources"]
            )
            rows.append(row)
        return rows

    def final(self, tile: str) -> tuple[str, list[dict[str, int]]]:
        """For each seat what it has of the things counted, and the VP of its place."""
        counts = [self.count(mine, COUNTED_AT_THE_END[tile]) for mine in self.seats]
        compared = list(counts)
        if len(counts) <= 2:
            compared.append(PRINTED["end"]["neutral"][tile])
        ranks = PRINTED["end"]["ranks"]
        rows = []
        for count in counts:
            first = sum(1 for other in compared if other > count)
            among = compared.count(count)
            vp = sum(ranks[first : first + among]) // among if count else 0
            rows.append({"count": count, "vp": vp})
        return tile, rows


def distance(a: tuple[int, int], b: tuple[int, int]) -> int:
    q, r = a[0] - b[0], a[1] - b[1]
    return (abs(q) + abs(r) + abs(q + r)) // 2
