"""A faction: its printed numbers, and the few things that need code.

What a faction's data cannot say stands in content/factions/<name>.py, as a subclass called `Hooks`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from astrarium.core.frame import SeatFrame
from astrarium.games.gaia.effects import gain_of
from astrarium.games.gaia.words import ACTION_STANDS, NONE, PLANETS, STRUCTURES, TRACKS
from astrarium.parts.content import Entry

if TYPE_CHECKING:
    from astrarium.games.gaia.state import Gaia, Player
    from astrarium.games.gaia.tables import GaiaRules


class Faction:
    """One faction board, as it is printed."""

    def __init__(self, entry: Entry, board: int, rules: GaiaRules, content: Entry) -> None:
        start, income = entry["start"], entry["income"]
        ability, institute = entry["ability"], entry["planetary_institute_ability"]
        self.id: str = entry["id"]
        self.name: str = entry["name"]["en"]
        self.board = board  # the two factions of a board share this number
        self.colour: str = content["planets"]["home_type"][board]["color"]
        self.home: i64 = PLANETS.index(entry["home_planet"])
        # start
        self.ore: i64 = start["resources"]["ore"]
        self.knowledge: i64 = start["resources"]["knowledge"]
        self.credits: i64 = start["resources"]["credits"]
        self.qic: i64 = start["resources"]["qic"]
        self.area1: i64 = start["power"]["area_1"]
        self.area2: i64 = start["power"]["area_2"]
        self.area3: i64 = start["power"]["area_3"]
        # The area where the brainstone starts.
        self.stone: i64 = int(start["brainstone"][-1]) if "brainstone" in start else 0
        self.start_levels: list[int] = []  # tracks that start on level 1
        for track, level in start["research"].items():
            self.start_levels += [TRACKS.index(track)] * level
        self.mines: i64 = start["mines"]
        self.institutes: i64 = start["planetary_institutes"]
        # income
        self.base_income = gain_of(income["base"])
        self.mine_row = [gain_of(icon) for icon in income["mine"]]
        self.trading_row = [gain_of(icon) for icon in income["trading_station"]]
        self.lab_row = [gain_of(icon) for icon in income["research_lab"]]
        self.academy_income = gain_of(income["academy_knowledge"])
        self.institute_incomes = [gain_of(icon) for icon in income["planetary_institute"]]
        self.academy_action = gain_of(entry["special_action"]["academy_action"])
        # abilities; those of the institute once it stands
        self.upgrades = upgrades_of(entry, content["structures"]["structure"])
        self.free: list[int] = []  # free actions, by number
        self.free_with_institute: list[int] = []
        # Where power of the Gaia area returns to.
        self.return_area: i64 = 2 if ability.get("gaia_area_tokens_return_to") == "area_2" else 1
        self.token_worth: i64 = institute.get("worth_when_spent", 1)  # of a token spent
        self.stone_worth: i64 = ability.get("worth_when_spent", 0)
        self.federation_value: i64 = institute.get("federation_power_value", rules.federation_value)
        self.growing: bool = ability.get("federations") == 1  # one federation that grows
        self.satellite_qic: bool = ability.get("satellites_cost") == "qic"
        # What a Gaia planet costs.
        gaia_planet = ability.get("gaia_planet_habitability_cost", {"qic": rules.gaia_cost_qic})
        self.gaia_qic: i64 = gaia_planet.get("qic", 0)
        self.gaia_ore: i64 = gaia_planet.get("ore", 0)
        self.gaia_mine_vp: i64 = ability.get("vp_per_mine_built_on_gaia_planet", 0)
        self.qic_as_ore: bool = ability.get("every_qic_gained_becomes") == "ore"
        # Bits; until the institute stands.
        self.locked_tracks: i64 = sum(
            2 ** TRACKS.index(t) for t in ability.get("locked_tracks", [])
        )
        self.home_bonus: i64 = institute.get("power_value_bonus", 0)  # on home planets
        self.burn_to_gaia: bool = ability.get("discarded_token_goes_to") == "gaia_area"
        self.passive_token: bool = institute.get("when") == "passive_charge"
        self.stations: i64 = institute.get("space_stations", 0)
        self.has_special: bool = "special_action" in (ability.get("kind"), institute.get("kind"))
        self.special_needs_institute: bool = ability.get("kind") != "special_action"
        # May build beside opponents.
        self.shares_planets: bool = ability.get("target") == "planet_colonized_by_opponent"
        # Knowledge for a new planet type, or for a mine beside an opponent's structure.
        self.more_knowledge: i64 = institute.get("gain", {}).get("knowledge", 0)
        # Power of the Gaia area for a tech tile.
        self.tile_price: i64 = institute.get("cost", {}).get("discard_from_gaia_area", 0)
        # A federation token that comes with the institute.
        ids = [token.id for token in rules.tokens]
        own = institute.get("gain_federation_token")
        self.own_token: i64 = NONE if own is None else ids.index(own)

    def special(self, seat: i64) -> SeatFrame[Gaia]:
        """What the special action of the faction board asks."""
        raise AssertionError(f"{self.id} has no special action")

    def special_open(self, s: Gaia, seat: i64) -> bool:
        """Can it be carried out now?"""
        return len(self.special(seat).options(s)) > 0

    def before_power_returns(self, s: Gaia, lane: i64, seat: i64) -> None:
        """In the Gaia phase."""

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


def upgrades_of(entry: Entry, structures: Entry) -> vec[i64]:
    """By structure: bits of what it can become. [gaia.upgrade.path-by-board]"""
    own = entry.get("upgrades_to", {})
    upgrades = vec[i64]([0] * 8)
    for name, structure in structures.items():
        targets = own.get(name, structure["upgrades_to"])
        upgrades[STRUCTURES.index(name)] = sum(2 ** STRUCTURES.index(target) for target in targets)
    return upgrades
