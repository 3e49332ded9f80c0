"""Positions of Gaia Project for tests: say what lies on the table, then play.

    t = Table("terrans", "xenos")                       # one seat a faction
    t.planets({"0,0": "terra", "1,0": "oxide"})         # nothing else is on the map
    t.put(0, "0,0", "mine")
    t.seat(0, ore=5, credits=10)
    s = t.turn(0)                                       # it is the turn of seat 0
    s.play(0, "build mine 1,0")

Round tile, boosters and tech tiles are the same in every test unless a test says otherwise.
"""

from __future__ import annotations

from typing import cast

from librt.vecs import vec
from mypy_extensions import i64, u8

import astrarium
from astrarium.core.agenda import new_agenda
from astrarium.core.events import Event, Sink
from astrarium.core.frame import MAIN, Frame
from astrarium.games.gaia.federations import can_federate
from astrarium.games.gaia.flow import ACTIONS, CLEANUP, GAIA, INCOME, SCORING, ActionPhase, Round
from astrarium.games.gaia.frames.federation import list_federations
from astrarium.games.gaia.frames.setup import start_faction
from astrarium.games.gaia.frames.turn import BEFORE, Turn
from astrarium.games.gaia.game import start_position
from astrarium.games.gaia.geometry import Board
from astrarium.games.gaia.state import UNKNOWN, Gaia, Player
from astrarium.games.gaia.structures import (
    colonize,
    count_piece,
    find_lost_planet,
    join_federation,
    settle,
)
from astrarium.games.gaia.tables import GaiaRules
from astrarium.games.gaia.words import PLANETS, STRUCTURES, TRACKS

PLAIN_ROUND_TILE = "round_research_step"
PHASES = {"income": INCOME, "gaia": GAIA, "actions": ACTIONS, "cleanup": CLEANUP, "end": SCORING}


class Table:
    def __init__(self, *factions: str, **options: bool | str) -> None:
        seats = len(factions)
        self.rules = cast(GaiaRules, astrarium.rules("gaia", seats, dict(options)))
        rules = self.rules
        s = self.s = start_position(rules)
        s.agenda = new_agenda(seats, Round(ACTIONS))
        s.set_up_board(rules.first_layout)
        s.standard_at = list(range(9))
        s.advanced_at = list(range(6))
        s.token_supply = [3, 3, 3, 3, 3, 2]
        s.level_5_token = 5
        tile = [tile.id for tile in rules.round_tiles].index(PLAIN_ROUND_TILE)
        s.round_tiles = [tile] * 6
        s.final_tiles = [0, 1]
        s.round_number = 1
        ids = [faction.id for faction in rules.factions]
        for seat, name in enumerate(factions):
            start_faction(s, MAIN, seat, ids.index(name))
            s.players[seat].booster = seat
        s.boosters = sum(1 << number for number in range(seats, seats + 3))

    # --- the map ------------------------------------------------------------------------------

    def hex(self, name: str) -> int:
        q, r = name.split(",")
        return self.rules.geometry.index[(int(q), int(r))]

    def planets(self, kinds: dict[str, str]) -> Table:
        """Only these planets are on the map."""
        terrain = [0] * int(self.rules.geometry.n)
        for name, kind in kinds.items():
            terrain[self.hex(name)] = PLANETS.index(kind)
        board = Board(self.rules.geometry, self.rules.faces, self.rules.first_layout)
        board.terrain = vec[u8](terrain)
        board.planets = vec[i64]([h for h, kind in enumerate(terrain) if kind])
        board.planet_count = len(board.planets)
        self.s.board = board
        self.s.terrain = vec[u8](terrain)
        return self

    def put(self, seat: int, name: str, kind: str = "mine") -> Table:
        number = STRUCTURES.index(kind)
        count_piece(self.s, seat, number, 1)
        colonize(self.s, seat, self.hex(name), number)
        return self

    def put_beside(self, seat: int, name: str) -> Table:
        """A mine on another's planet."""
        count_piece(self.s, seat, 1, 1)
        self.s.shared[self.hex(name)] = u8(seat + 1)
        settle(self.s, seat, self.hex(name))
        return self

    def lost_planet(self, seat: int, name: str) -> Table:
        find_lost_planet(self.s, seat, self.hex(name))
        return self

    def gaiaformer(self, seat: int, name: str) -> Table:
        player = self.s.players[seat]
        if player.gaiaformers == 0:
            player.gaiaformers_gained += 1
        else:
            player.gaiaformers -= 1
        self.s.gaiaformer[self.hex(name)] = u8(seat + 1)
        return self

    def satellite(self, seat: int, *names: str) -> Table:
        """Satellites of a federation; what they touch belongs to it."""
        for name in names:
            number = self.hex(name)
            self.s.satellite[number] = self.s.satellite[number] | u8(1 << seat)
            self.s.players[seat].satellites += 1
            join_federation(self.s, seat, number)
        return self

    def federated(self, seat: int, name: str) -> Table:
        """The cluster here is a federation without satellites."""
        join_federation(self.s, seat, self.hex(name))
        self.s.players[seat].formed += 1
        return self

    # --- players ------------------------------------------------------------------------------

    def seat(self, seat: int, **numbers: int) -> Table:
        """Set resources: ore=5, area3=4, ... and research levels: navigation=2."""
        player = self.s.players[seat]
        for name, value in numbers.items():
            if name in TRACKS:
                track = TRACKS.index(name)
                player.levels += (value - player.level(track)) << (4 * track)
                if value == 5:
                    self.s.tops |= 1 << track
            elif name == "power":
                raise AssertionError("say area1, area2 and area3")
            else:
                assert hasattr(player, name), name
                setattr(player, name, value)
        return self

    def tiles(self, seat: int, *ids: str) -> Table:
        player = self.s.players[seat]
        standard = [tile.id for tile in self.rules.standard]
        advanced = [tile.id for tile in self.rules.advanced]
        for id in ids:
            if id in standard:
                player.tiles |= 1 << standard.index(id)
            else:
                player.advanced |= 1 << advanced.index(id)
        return self

    def tokens(self, seat: int, *ids: str) -> Table:
        """Federation tokens, green side up where they have one."""
        player = self.s.players[seat]
        kinds = [token.id for token in self.rules.tokens]
        for id in ids:
            kind = kinds.index(id)
            player.tokens += 1 << (4 * kind)
            player.green += int(self.rules.tokens[kind].green)
        return self

    def booster(self, seat: int, id: str) -> Table:
        number = [booster.id for booster in self.rules.boosters].index(id)
        for other in self.s.players:
            if other.booster == number:
                other.booster = self.s.players[seat].booster
        self.s.boosters &= ~(1 << number)
        self.s.players[seat].booster = number
        return self

    def round_tile(self, id: str) -> Table:
        number = [tile.id for tile in self.rules.round_tiles].index(id)
        self.s.round_tiles = [number] * 6
        return self

    def final_tiles(self, *ids: str) -> Table:
        known = [tile.id for tile in self.rules.final_tiles]
        self.s.final_tiles = [known.index(id) for id in ids]
        return self

    def round(self, number: int) -> Table:
        self.s.round_number = number
        return self

    # --- play ---------------------------------------------------------------------------------

    def turn(self, seat: int) -> Gaia:
        s = self.s
        for player in s.players:
            player.cheapest = UNKNOWN
        place = next(i for i in range(len(s.players)) if s.ordered_seat(i) == seat)
        s.agenda = new_agenda(len(s.players), Round(SCORING if s.round_number == 6 else CLEANUP))
        s.push(MAIN, ActionPhase((place + 1) % len(s.players)))
        s.push(MAIN, Turn(seat, BEFORE))
        s.sink = Sink()
        s.run(MAIN)
        return s

    def phase(self, name: str) -> Gaia:
        """The phase begins; "income" is that of the next round."""
        self.s.agenda = new_agenda(len(self.s.players), Round(PHASES[name]))
        self.s.sink = Sink()
        self.s.run(MAIN)
        return self.s


def terrans(planets: dict[str, str]) -> Table:
    """Terrans with a mine on 0,0 and an opponent who is far away."""
    return Table("terrans", "xenos").planets({"0,0": "terra", **planets}).put(0, "0,0")


def says(s: Gaia, seat: int) -> list[str]:
    """The seat's options in notation."""
    return [s.rules.game.say(s.rules, choice) for choice in s.options(s.question_of(seat))]


def beginning(s: Gaia, seat: int, verb: str) -> list[str]:
    """The seat's options that begin like this, without the beginning."""
    return [text.removeprefix(verb).strip() for text in says(s, seat) if text.startswith(verb)]


def asked(s: Gaia) -> list[int]:
    return [question.seat for question in s.questions()]


def frame_of(s: Gaia, seat: int) -> Frame[Gaia]:
    return s.agenda.lanes[s.question_of(seat).lane][-1]


def why(s: Gaia, seat: int, text: str) -> str:
    """The key of the reason against a choice."""
    (reason,) = s.why_not(seat, text)
    return reason.key


def power(player: Player) -> tuple[int, int, int]:
    return int(player.area1), int(player.area2), int(player.area3)


def events(s: Gaia, kind: str) -> list[Event]:
    assert s.sink is not None
    return [event for event in s.sink.events if event.kind == kind]


def finish_turn(s: Gaia, seat: int) -> None:
    """End the turn if it is still open."""
    if asked(s) == [seat] and "end turn" in says(s, seat):
        s.play(seat, "end turn")


def federations(s: Gaia, seat: int) -> list[list[str]]:
    """The satellites of each federation the seat could form; `at q,r` where none is needed."""
    name = s.rules.geometry.name
    found = []
    for each in list_federations(s, seat):
        if each[0] < 0:
            found.append([f"at {name(-1 - each[0])}"])
        else:
            found.append([name(number) for number in each])
    assert bool(found) == can_federate(s, seat)
    return found


def purse(player: Player) -> dict[str, int]:
    """What a player can count out on the table."""
    names = ("vp", "ore", "knowledge", "credits", "qic", "area1", "area2", "area3", "gaiaformers")
    return {name: int(getattr(player, name)) for name in names}


def change(before: dict[str, int], player: Player) -> dict[str, int]:
    """What is different now; what stayed the same is left out."""
    after = purse(player)
    return {name: after[name] - before[name] for name in after if after[name] != before[name]}


def income(t: Table, seat: int = 0) -> dict[str, int]:
    """What the seat gets in the income of the next round, with ten tokens in area I to charge."""
    t.seat(seat, ore=0, knowledge=0, credits=0, qic=0, area1=10, area2=0, area3=0)
    before = purse(t.s.players[seat])
    return change(before, t.phase("income").players[seat])
