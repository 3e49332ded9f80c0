"""The components of one option set as compact tables, shared by all positions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from astrarium.core.game import Game, Options, Rules
from astrarium.games.gaia.effects import (
    PERMANENT,
    BoardAction,
    Booster,
    Cost,
    FederationToken,
    FinalTile,
    FreeAction,
    Level,
    RoundTile,
    Tech,
)
from astrarium.games.gaia.factions import read_factions
from astrarium.games.gaia.geometry import Board, Face, Fit, Geometry
from astrarium.games.gaia.words import (
    GAIA_PROJECT,
    NAVIGATION,
    NONE,
    PLANETS,
    STRUCTURES,
    TERRAFORMING,
    TRACKS,
)
from astrarium.parts.content import Entry
from astrarium.parts.hexes import Spot

if TYPE_CHECKING:
    from astrarium.games.gaia.faction import Faction

QUICK_TRIES: Final = 60  # before a board is filled the careful way


def _face(content: Entry, tile: Entry) -> Face:
    for sector in content["sectors"]["sector"]:
        if sector["number"] == tile["sector"] and sector["side"] == tile["side"]:
            planets: list[tuple[Spot, int]] = [
                ((planet["q"], planet["r"]), PLANETS.index(planet["type"]))
                for planet in sector["planets"]
            ]
            return Face(int(sector["number"]), planets)
    raise ValueError(f"there is no face {tile['sector']} {tile['side']}")


class GaiaRules(Rules):
    """Read from the content once, then never changed."""

    def __init__(
        self,
        game: Game[Any, Any],
        seats: int,
        options: Options,
        content: Entry,
        fingerprint: str,
    ) -> None:
        super().__init__(game, seats, options, fingerprint)
        count = content["setup"]["by_player_count"][str(seats)]
        left_out = count.get("optional_smaller_board_without", []) if options["small_board"] else []
        first = content["boards"]["first_game"][count["board"]]
        placed = [tile for tile in first["tiles"] if tile["sector"] not in left_out]
        by_number = sorted(placed, key=lambda tile: str(tile["sector"]))
        self.geometry = Geometry([(tile["q"], tile["r"]) for tile in placed])
        self.faces = [_face(content, tile) for tile in by_number]
        self.fit = Fit(self.geometry.centres, self.faces)
        self.boards: dict[tuple[int, ...], Board] = {}
        self._read_setup(content, count)
        self._read_boards(content, placed)
        self._read_planets(content)
        self._read_structures(content)
        self._read_research(content)
        self._read_tiles(content)
        self._read_scoring(content)
        self.factions: list[Faction] = []
        self.free_actions: list[FreeAction] = []  # of the board, then of the factions
        read_factions(self, content)
        self._read_box(content)
        self._read_first_game(content)

    def _read_setup(self, content: Entry, count: Entry) -> None:
        setup, options = content["setup"], self.options
        self.variable_board = options["board"] != "first_game"
        self.built_by_last = options["board_by"] == "last_player"
        self.built_by_all = options["board_by"] == "players"
        self.start_by_chance = options["start_player"] == "chance"
        self.first_factions = options["factions"] == "first_game"
        self.first_places = options["mines"] == "first_game"
        self.order_of_passing = options["turn_order"] == "passing"
        self.neutral: bool = count["neutral_player"]
        self.booster_count: i64 = self.seats + content["round_boosters"]["in_play_beyond_players"]
        limits = setup["limits"]
        self.most_ore: i64 = limits["ore"]
        self.most_knowledge: i64 = limits["knowledge"]
        self.most_credits: i64 = limits["credits"]
        self.start_vp: i64 = setup["start_vp"]
        self.range_per_qic: i64 = setup["distance"]["range_per_qic"]

    def _read_boards(self, content: Entry, placed: list[Entry]) -> None:
        """[gaia.setup.map.three-four.layout] [gaia.setup.map.one-two.layout]"""
        numbers = [face.number for face in self.faces]
        self.first_layout: list[int] = [
            numbers.index(int(tile["sector"])) * 6 + tile["rotation"] for tile in placed
        ]
        # The variable board: for each tile the places it may take, and whether it may be turned.
        self.places_of: list[list[int]] = []
        self.may_turn: list[bool] = []
        if not self.variable_board:
            return
        names = [str(tile["sector"]) for tile in placed]
        inner = [slot for slot, name in enumerate(names) if int(name) <= 4]
        # Where the inner tiles keep their places, the others have only what is left.
        kept = inner if self._freedom(content, 1)["places"] != "any_place" else []
        for face in self.faces:
            freedom = self._freedom(content, face.number)
            home = names.index(f"{face.number:02d}")
            places = {
                "as_first_game": [home],
                "own_places": inner,
                "any_place": [slot for slot in range(len(names)) if slot not in kept],
            }[freedom["places"]]
            self.places_of.append(places)
            self.may_turn.append(freedom["rotation"] == "free")

    def _freedom(self, content: Entry, number: int) -> Entry:
        """How freely a tile may be placed by the chosen method."""
        inner = "tiles_01_04" if number <= 4 else "tiles_05_10"
        for method in content["boards"]["variable"]["method"]:
            if self.seats <= 2 and method["shape"] == "seven_tiles":
                return cast(Entry, method["tiles_01_07"])
            if self.seats > 2 and method["id"] == self.options["board"]:
                return cast(Entry, method[inner])
        raise ValueError(f"there is no method {self.options['board']}")

    def _read_planets(self, content: Entry) -> None:
        """[gaia.mine.terraform.steps-1-2-3] [gaia.mine.terraform.steps-by-board]"""
        self.gaia_cost_qic: i64 = content["planets"]["gaia_planet"]["habitability_cost"]["qic"]
        self.steps = vec[i64]([0] * 121)  # home type * 11 + planet type
        for home, row in content["planets"]["terraforming_steps"].items():
            for planet, steps in row.items():
                self.steps[PLANETS.index(home) * 11 + PLANETS.index(planet)] = steps

    def _read_structures(self, content: Entry) -> None:
        structures = content["structures"]
        self.costs = [Cost({})]  # by structure
        self.pieces = vec[i64]([0] * 8)
        self.power_values = vec[i64]([0] * 8)
        self.gives_tile = vec[i64]([0] * 8)
        for kind, name in enumerate(STRUCTURES[1:], start=1):
            entry = structures["structure"][name]
            self.costs.append(Cost(entry["cost"]))
            self.pieces[kind] = entry["board_places"]
            self.power_values[kind] = entry["power_value"]
            self.gives_tile[kind] = int(name in structures["gives_tech_tile_when_built"])
        near = structures["structure"]["trading_station"]["cost_next_to_opponent"]
        self.near_trading_cost = Cost(near)
        self.station_value: i64 = structures["other_power_values"]["space_station"]
        # Two satellites mark the result tracks. [gaia.setup.faction.remaining-satellites]
        self.satellite_pieces: i64 = structures["pieces_per_colour"]["satellite"] - 2
        if self.order_of_passing:
            self.satellite_pieces -= 1
        self.federation_value: i64 = content["federations"]["forming"]["power_value"]

    def _read_research(self, content: Entry) -> None:
        research = content["research"]
        self.research_cost: i64 = research["advance_cost"]["knowledge"]
        self.crossing_charge: i64 = research["crossing_bonus"]["one_time"]["charge_power"]
        self.step_ore = vec[i64]([0] * 6)
        self.ranges = vec[i64]([0] * 6)
        self.project_cost = vec[i64]([0] * 6)
        self.levels: list[Level] = []  # track * 6 + level
        if [track["id"] for track in research["track"]] != list(TRACKS):
            raise ValueError("the research tracks stand in another order")
        for number, track in enumerate(research["track"]):
            for level, entry in enumerate(track["level"]):
                state = entry.get("state", {})
                if number == TERRAFORMING:
                    self.step_ore[level] = state["ore_per_terraforming_step"]
                elif number == NAVIGATION:
                    self.ranges[level] = state["range"]
                elif number == GAIA_PROJECT:
                    self.project_cost[level] = state.get("tokens_per_gaia_project", 0)
                self.levels.append(Level(entry))

    def _read_tiles(self, content: Entry) -> None:
        tech = content["tech_tiles"]
        self.standard = [Tech(entry) for entry in tech["standard"]]
        self.advanced = [Tech(entry) for entry in tech["advanced"]]
        self.big_tile: i64 = NONE  # the standard tile that makes big structures stronger
        self.big_value: i64 = 0
        for number, tile in enumerate(self.standard):
            if tile.timing == PERMANENT:
                self.big_tile = number
                self.big_value = tech["standard"][number]["power_value"]
        self.boosters = [Booster(entry) for entry in content["round_boosters"]["booster"]]
        self.tokens = [FederationToken(entry) for entry in content["federations"]["token"]]
        actions = content["board_actions"]
        entries = actions["power_action"] + actions["qic_action"]
        self.board_actions = [BoardAction(entry) for entry in entries]

    def _read_scoring(self, content: Entry) -> None:
        final = content["final_scoring"]
        self.round_tiles = [RoundTile(entry) for entry in content["round_scoring"]["tile"]]
        self.final_tiles = [FinalTile(entry) for entry in final["tile"]]
        self.rank_vp: list[int] = list(final["vp_by_rank"])
        self.end_level_vp: i64 = final["research"]["vp"]
        self.end_levels_from: i64 = final["research"]["from_level"]
        self.end_resources: i64 = final["resources"]["each"]
        self.end_resources_vp: i64 = final["resources"]["vp"]
        self.final_count: i64 = final["used_in_a_game"]

    def _read_first_game(self, content: Entry) -> None:
        """[gaia.setup.faction.first-game.choice-order]"""
        names = content["setup"]["first_game"]["factions"][str(self.seats)]
        ids = [faction.id for faction in self.factions]
        self.first_offered: list[int] = [ids.index(name) for name in names]
        self.first_mines: dict[int, list[int]] = {}  # faction -> hexes
        places = content["first_mines"]["players"][str(self.seats)]
        for name in names:
            spots = [(place["q"], place["r"]) for place in places[name]]
            if all(spot in self.geometry.index for spot in spots):
                hexes = [self.geometry.index[spot] for spot in spots]
                self.first_mines[ids.index(name)] = hexes

    def _read_box(self, content: Entry) -> None:
        """What is in the box: tiles are counted, the rest only lies on the table."""
        box = content["setup"]["components"]
        faces = [sector["number"] for sector in content["sectors"]["sector"]]
        counted = {
            "sector_tiles": len(set(faces)),
            "double_sided_sector_tiles": len(faces) - len(set(faces)),
            "faction_boards": len({faction.board for faction in self.factions}),
            "round_scoring_tiles": sum(tile.copies for tile in self.round_tiles),
            "final_scoring_tiles": len(self.final_tiles),
            "round_boosters": len(self.boosters),
            "standard_tech_tiles": sum(tile.copies for tile in self.standard),
            "advanced_tech_tiles": sum(tile.copies for tile in self.advanced),
            "federation_tokens": sum(token.copies for token in self.tokens),
            "space_stations": sum(faction.stations for faction in self.factions),
            "brainstone": sum(1 for faction in self.factions if faction.stone > 0),
        }
        wrong = [name for name, count in counted.items() if box[name] != count]
        if wrong:
            raise ValueError(f"the box does not hold as many as it says: {', '.join(wrong)}")
        self.box: dict[str, int] = {}  # pieces by name
        for name, count in box.items():
            if name != "automa":
                self.box[name] = int(count)
        for name, count in box["automa"].items():
            self.box[f"automa_{name}"] = int(count)
        for name, count in content["structures"]["pieces_per_colour"].items():
            self.box[f"{name}_per_colour"] = int(count)

    def board_of(self, layout: list[int]) -> Board:
        """The board with this layout; positions with equal boards share one."""
        key = tuple(layout)
        board = self.boards.get(key)
        if board is None:
            if len(self.boards) > 256:
                self.boards.clear()
            board = Board(self.geometry, self.faces, layout)
            self.boards[key] = board
        return board

    def completable(self, layout: list[int]) -> bool:
        """Can the places that are still empty be filled? Mostly the first tries say so."""
        tries = self._fill_in_order(layout, 0, QUICK_TRIES)
        if tries != 0:
            return tries > 0
        return self._fill_tightest(layout)

    def _fill_in_order(self, layout: list[int], slot: int, tries: int) -> int:
        """Place by place: 1 if it can be done, -1 if not, 0 if the tries were not enough."""
        while slot < len(layout) and layout[slot] != NONE:
            slot += 1
        if slot == len(layout):
            return 1
        for laid in self.tiles_for(layout, slot):
            if tries == 0:
                return 0
            tries -= 1
            filled = layout[:]
            filled[slot] = laid
            found = self._fill_in_order(filled, slot + 1, tries)
            if found >= 0:
                return found
        return -1

    def _fill_tightest(self, layout: list[int]) -> bool:
        """The place with the fewest tiles that fit comes first."""
        best = NONE
        choices: list[int] = []
        for slot, there in enumerate(layout):
            if there == NONE:
                found = self.tiles_for(layout, slot)
                if not found:
                    return False
                if best == NONE or len(found) < len(choices):
                    best, choices = slot, found
        if best == NONE:
            return True
        for laid in choices:
            filled = layout[:]
            filled[best] = laid
            if self._fill_tightest(filled):
                return True
        return False

    def tiles_for(self, layout: list[int], slot: int) -> list[int]:
        """The tiles, turned in every allowed way, that fit on a place."""
        used = [laid // 6 for laid in layout if laid != NONE]
        free = [tile for tile in range(len(self.faces)) if tile not in used]
        laid = [
            tile * 6 + rotation
            for tile in free
            if slot in self.places_of[tile]
            for rotation in range(6 if self.may_turn[tile] else 1)
        ]
        return [each for each in laid if self.fit.fits(layout, slot, each)]
