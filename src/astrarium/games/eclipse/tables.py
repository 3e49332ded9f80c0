"""The printed components as tables, shared by all positions of one set of rules."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from astrarium.core.game import Game, Options, Rules
from astrarium.games.eclipse.words import MOST_SLOTS


class Sector:
    """A hex as printed, in its upright position."""

    def __init__(
        self,
        number: i64,
        name: str,
        ring: i64,
        vp: i64,
        wormholes: i64,
        squares: list[int],
        advanced: i64,
        ancients: i64,
        discovery: bool,
        artifact: bool,
    ) -> None:
        self.number = number
        self.name = name
        self.ring = ring
        self.vp = vp
        self.wormholes = wormholes  # bits by edge
        self.squares = squares  # the resource of each
        self.advanced = advanced  # bits by square
        self.ancients = ancients
        self.discovery = discovery
        self.artifact = artifact


class Technology:
    def __init__(
        self,
        id: str,
        category: i64,
        cost: i64,
        minimum: i64,
        tiles: i64,
        part: i64,
        building: i64,
        settles: i64,
        discs: i64,
        builds: i64,
        per_artifact: i64,
        bombs: bool,
        half_wormholes: bool,
    ) -> None:
        self.id = id
        self.category = category
        self.cost = cost
        self.minimum = minimum
        self.tiles = tiles
        self.part = part  # that may be fitted, or NONE
        self.building = building  # that may be built, or NONE
        self.settles = settles  # the resource of advanced squares, or NONE
        self.discs = discs
        self.builds = builds
        self.per_artifact = per_artifact
        self.bombs = bombs
        self.half_wormholes = half_wormholes


class Part:
    def __init__(
        self,
        id: str,
        energy: i64,
        initiative: i64,
        movement: i64,
        computer: i64,
        shield: i64,
        hull: i64,
        colour: i64,
        dice: i64,
        missile: bool,
        technology: i64,
        ancient: bool,
    ) -> None:
        self.id = id
        self.energy = energy
        self.initiative = initiative
        self.movement = movement
        self.computer = computer
        self.shield = shield
        self.hull = hull
        self.colour = colour
        self.dice = dice
        self.missile = missile
        self.technology = technology  # that is needed, or NONE
        self.ancient = ancient


class Blueprint:
    """One class of ship on the board of one species."""

    def __init__(
        self,
        slots: i64,
        printed: list[int],
        initiative: i64,
        energy: i64,
        computer: i64,
    ) -> None:
        self.slots = slots
        self.printed = printed  # part in each slot, NONE for an empty one
        self.initiative = initiative
        self.energy = energy
        self.computer = computer


class ShipClass:
    """What all ships of a class share, whoever builds them."""

    def __init__(self, id: str, pieces: i64, size: i64, moves: bool, reputation: i64) -> None:
        self.id = id
        self.pieces = pieces
        self.size = size
        self.moves = moves
        self.reputation = reputation  # tiles drawn for destroying one


class Species:
    """The board of a player. content.py fills it in."""

    def __init__(self, id: str, name: str, colour: str, home: i64) -> None:
        self.id = id
        self.name = name
        self.colour = colour
        self.home = home  # sector
        self.terran = False
        self.storage: list[int] = []
        self.ships: list[int] = []  # classes of the ships at the start
        self.technologies: i64 = 0  # bits
        self.trade: i64 = 0
        self.colony_ships: i64 = 0
        self.discs: i64 = 0
        self.spare_discs: i64 = 0
        self.cubes: i64 = 0
        self.ambassadors: i64 = 0
        self.explore: i64 = 0
        self.flips: i64 = 0
        self.influence: i64 = 0
        self.refresh: i64 = 0
        self.research: i64 = 0
        self.upgrade: i64 = 0
        self.build: i64 = 0
        self.move: i64 = 0
        self.for_ambassadors: i64 = 0  # spaces of the reputation track
        self.for_tiles: i64 = 0
        self.for_either: i64 = 0
        self.costs: list[int] = []  # by building
        self.blueprints: list[Blueprint] = []
        self.tiles_at_start: i64 = 0
        self.advanced_at_start: list[int] = []  # resources whose advanced squares start settled
        self.vulnerable = False
        self.vp_per_hex: i64 = 0
        self.vp_per_ancient: i64 = 0
        self.lives_with_ancients = False
        self.advised_against_for_two = False


class Discovery:
    """A kind of discovery tile."""

    def __init__(self, id: str, count: i64, kind: i64, what: i64, amount: i64) -> None:
        self.id = id
        self.count = count
        self.kind = kind
        self.what = what  # the resource, ship class or part
        self.amount = amount


class EclipseRules(Rules):
    def __init__(
        self, game: Game[Any, Any], seats: int, options: Options, fingerprint: str
    ) -> None:
        super().__init__(game, seats, options, fingerprint)
        self.sectors: list[Sector] = []
        self.technologies: list[Technology] = []
        self.parts: list[Part] = []
        self.species: list[Species] = []
        self.classes: list[ShipClass] = []  # of the players, then of nobody
        self.discoveries: list[Discovery] = []
        self.tile_counts: list[int] = []  # reputation tiles by value, 0 first
        # By what is left on the track.
        self.production: list[int] = []
        self.upkeep: list[int] = []
        self.most_cubes: i64 = 0  # squares of a population track
        # By technologies owned in a category.
        self.discount: list[int] = []
        self.technology_vp: list[int] = []
        self.rounds: i64 = 0
        self.building_technology: list[int] = []  # needed for each building, or NONE
        self.orbital_tracks: list[int] = []
        self.monolith_vp: i64 = 0
        self.discovery_vp: i64 = 0
        self.ambassador_vp: i64 = 0
        self.traitor_vp: i64 = 0
        # By number of players.
        self.outer_hexes: i64 = 0
        self.first_technologies: i64 = 0
        self.new_technologies: i64 = 0
        self.diplomacy = False
        self.start_directions: list[int] = []
        self.start_turns: list[int] = []
        # Battle.
        self.damage: list[int] = []  # of a hit, by colour
        self.nobody_values: list[list[int]] = []  # of Ancients and the defence system
        self.most_draws: i64 = 0
        self.draws_for_taking_part: i64 = 0
        # Reactions.
        self.react_upgrade: i64 = 0
        self.react_build: i64 = 0
        self.react_move: i64 = 0
        # Found once.
        self.centre: i64 = 0  # sector
        self.descending: list[int] = []  # sectors in the order of their battles
        self.bomb_technology: i64 = 0
        self.generator: i64 = 0
        self.settling_technology: list[int] = []  # by resource of an advanced square
        self.piles: list[int] = []  # sectors of each ring, as bits

    def blueprint(self, species: i64, klass: i64) -> Blueprint:
        return self.species[species].blueprints[klass]


def empty_slots() -> list[int]:
    """Nothing fitted: class * 8 + slot -> part + 1."""
    return [0] * (4 * MOST_SLOTS)
