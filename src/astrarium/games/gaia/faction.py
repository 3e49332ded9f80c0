"""A faction: its printed numbers, and the few things that need code.

What a faction's data cannot say stands in content/factions/<name>.py, as a subclass called `Hooks`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from astrarium.games.gaia.tables import Gain
from astrarium.games.gaia.words import ACTION_STANDS

if TYPE_CHECKING:
    from astrarium.games.gaia.state import Gaia, Player


class Faction:
    """The numbers of one faction board. effects.py fills them in."""

    def __init__(self, id: str, name: str, board: int) -> None:
        self.id = id
        self.name = name
        self.board = board  # the two factions of a board share this number
        self.colour = ""
        self.home: i64 = 0
        # start
        self.ore: i64 = 0
        self.knowledge: i64 = 0
        self.credits: i64 = 0
        self.qic: i64 = 0
        self.area1: i64 = 0
        self.area2: i64 = 0
        self.area3: i64 = 0
        self.stone: i64 = 0  # the area where the brainstone starts
        self.start_levels: list[int] = []  # tracks that start on level 1
        self.mines: i64 = 0
        self.institutes: i64 = 0
        # income
        self.base_income = Gain()
        self.mine_row: list[Gain] = []
        self.trading_row: list[Gain] = []
        self.lab_row: list[Gain] = []
        self.academy_income = Gain()
        self.institute_incomes: list[Gain] = []
        self.academy_action = Gain()
        # abilities
        self.upgrades = vec[i64]([0] * 8)  # structure -> bits of what it can become
        self.free: list[int] = []  # free actions, by number
        self.free_with_institute: list[int] = []  # ... once the institute stands
        self.return_area: i64 = 1  # where power of the Gaia area returns to
        self.token_worth: i64 = 1  # of a token spent, once the institute stands
        self.stone_worth: i64 = 0
        self.federation_value: i64 = 7  # once the institute stands
        self.growing = False  # one federation that grows
        self.satellite_qic = False  # satellites are paid with Q.I.C.s
        self.gaia_qic: i64 = 0  # what a Gaia planet costs
        self.gaia_ore: i64 = 0
        self.gaia_mine_vp: i64 = 0
        self.qic_as_ore = False  # until the Academy with the action stands
        self.locked_tracks: i64 = 0  # bits; until the institute stands
        self.home_bonus: i64 = 0  # power value on home planets, once the institute stands
        self.burn_to_gaia = False
        self.passive_token = False  # with every passive charge, once the institute stands
        self.stations: i64 = 0  # space stations
        self.has_special = False
        self.special_needs_institute = True
        self.new_type_knowledge: i64 = 0  # for a new planet type, once the institute stands
        self.shares_planets = False  # may build beside opponents
        self.shared_knowledge: i64 = 0  # for such a mine, once the institute stands
        self.tile_price: i64 = 0  # power of the Gaia area for a tech tile, with the institute
        self.own_token: i64 = -1  # a federation token that comes with the institute

    def special_open(self, s: Gaia, seat: i64) -> bool:
        """Can the special action of the faction board be carried out now?"""
        return False

    def special(self, s: Gaia, lane: i64, seat: i64) -> None:
        """Carry it out; questions go on the agenda."""

    def before_power_returns(self, s: Gaia, lane: i64, seat: i64) -> bool:
        """In the Gaia phase; True if something was put on the agenda."""
        return False

    def after_power_returned(self, s: Gaia, lane: i64, seat: i64, returned: i64) -> None:
        """In the Gaia phase, when so many tokens came back from the Gaia area."""

    def may_join(self, s: Gaia, seat: i64, hex: i64) -> bool:
        """May a mine be built here although the planet is an opponent's?"""
        return False

    def joined_planet(self, s: Gaia, lane: i64, seat: i64, hex: i64) -> None:
        """A mine was built beside an opponent's structure."""

    def mine_built(self, s: Gaia, lane: i64, seat: i64, hex: i64, new_type: bool) -> None:
        """A mine was built on a planet that nobody else has colonized."""

    def institute_built(self, s: Gaia, lane: i64, seat: i64) -> None:
        """The institute was built in the game, not placed in the setup."""

    def qic_is_ore(self, player: Player) -> bool:
        """Do Q.I.C.s that this player gains become ore?

        [gaia.faction.gleens.qic-becomes-ore] [gaia.faction.gleens.academy-ends-conversion]
        """
        return self.qic_as_ore and player.academies & ACTION_STANDS == 0
