"""Before the first round: board, tiles, factions, first structures, first boosters."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from astrarium.core.frame import (
    AGAIN,
    DONE,
    LEGAL,
    MAIN,
    NOT_OFFERED,
    WAIT,
    ChanceFrame,
    Frame,
    SeatFrame,
    because,
)
from astrarium.games.gaia.reasons import (
    BOARD_TAKEN,
    FIRST_BOOSTER,
    NO_COMPLETION,
    NO_SUCH_FACTION,
    NOT_HOME,
    OCCUPIED,
    PLACE_FIXED,
    SAME_COLOUR,
    TILE_LAID,
)
from astrarium.games.gaia.research import reached
from astrarium.games.gaia.state import Gaia, clockwise_from
from astrarium.games.gaia.structures import colonize, count_piece
from astrarium.games.gaia.words import (
    DEAL_ADVANCED,
    DEAL_BOOSTER,
    DEAL_FINAL,
    DEAL_ROUND,
    DEAL_STANDARD,
    DEAL_TOKEN,
    FACTION,
    FROM_BOOSTER,
    FROM_FACTION,
    FROM_SECTOR,
    FROM_STRUCTURE,
    IN_THE_BOX,
    INSTITUTE,
    KIND,
    LAY,
    MINE,
    NONE,
    PLACE,
    ROUNDS,
    STANDARD_KINDS,
    STARTS,
    TAKE_BOOSTER,
    TOKEN_KINDS,
)
from astrarium.parts.bag import Bag, FromBag, bag_from

BOARD: Final = 0
TILES: Final = 1
FACTIONS: Final = 2
FIRST_STRUCTURES: Final = 3
BOOSTERS: Final = 4
READY: Final = 5


class Setup(Frame[Gaia]):
    """The steps of the setup, in rulebook order."""

    def __init__(self, step: i64) -> None:
        self.step = step

    def advance(self, s: Gaia, lane: i64) -> i64:
        step = self.step
        if step == READY:
            return DONE
        s.replace(lane, Setup(step + 1))
        seats: i64 = len(s.players)
        if step == BOARD:
            lay_board(s)
            if s.rules.start_by_chance:
                s.push(MAIN, DealStartPlayer())
        elif step == TILES:
            deal_tiles(s)
        elif step == FACTIONS:
            for i in range(seats - 1, -1, -1):
                s.push(MAIN, ChooseFaction(s.ordered_seat(i)))
        elif step == FIRST_STRUCTURES:
            ask_first_structures(s)
        else:
            # The last player comes first. [gaia.setup.first-booster.reverse-order]
            for i in range(seats):
                s.push(MAIN, FirstBooster(s.ordered_seat(i)))
        return AGAIN


class DealStartPlayer(ChanceFrame[Gaia]):
    """Seats are taken as the players like, or chance says who starts.

    [gaia.setup.general.start-player-free-choice] [gaia.setup.general.start-player-gets-marker]
    """

    def purpose(self) -> str:
        return "start player"

    def candidates(self, s: Gaia) -> list[int]:
        return [STARTS + seat for seat in range(len(s.players))]

    def take(self, s: Gaia, lane: i64, choice: i64) -> None:
        s.pop(lane)
        s.first_seat = choice % KIND
        s.order = clockwise_from(s.first_seat, len(s.players))
        rule = "gaia.setup.general.start-player-gets-marker"
        s.tell("first-player", s.first_seat, 0, NONE, rule)


# --- the board -----------------------------------------------------------------------------------


def lay_board(s: Gaia) -> None:
    rules = s.rules
    if not rules.variable_board:
        s.set_up_board(rules.first_layout)
        return
    s.layout = [NONE] * len(rules.faces)
    if rules.built_by_last or rules.built_by_all:
        s.push(MAIN, ArrangeTile(0))
    else:
        s.push(MAIN, DealTile(0))


def tile_choices(s: Gaia) -> list[int]:
    return [LAY + number for number in range(len(s.rules.faces) * 6)]


def tile_reason(s: Gaia, slot: i64, laid: i64) -> i64:
    """[gaia.advanced.map.same-colour-not-adjacent] [gaia.advanced.map.three-four.rotation]"""
    rules = s.rules
    tile = laid // 6
    for there in s.layout:
        if there != NONE and there // 6 == tile:
            return because(TILE_LAID)
    if slot not in rules.places_of[tile] or (laid % 6 > 0 and not rules.may_turn[tile]):
        return because(PLACE_FIXED)
    if not rules.fit.fits(s.layout, slot, laid):
        return because(SAME_COLOUR)
    layout = s.layout[:]
    layout[slot] = laid
    return LEGAL if rules.completable(layout) else because(NO_COMPLETION)


def lay_tile(s: Gaia, slot: i64, laid: i64) -> None:
    layout = s.layout[:]
    layout[slot] = laid
    s.layout = layout
    geometry = s.rules.geometry
    middle = geometry.index[geometry.centres[slot]]
    rule = "gaia.advanced.map.three-four.tiles"
    s.tell("sector", NONE, 0, middle, rule, target=FROM_SECTOR + laid)
    if slot + 1 == len(layout):
        s.set_up_board(layout)


class DealTile(ChanceFrame[Gaia]):
    """Chance lays the sector tiles, place by place. [gaia.advanced.map.three-four.tiles]"""

    def __init__(self, slot: i64) -> None:
        self.slot = slot

    def purpose(self) -> str:
        return "sector tiles"

    def advance(self, s: Gaia, lane: i64) -> i64:
        return WAIT if self.slot < len(s.layout) else DONE

    def candidates(self, s: Gaia) -> list[int]:
        return tile_choices(s)

    def reason(self, s: Gaia, choice: i64) -> i64:
        return tile_reason(s, self.slot, choice % KIND)

    def take(self, s: Gaia, lane: i64, choice: i64) -> None:
        lay_tile(s, self.slot, choice % KIND)
        s.replace(lane, DealTile(self.slot + 1))


class ArrangeTile(Frame[Gaia]):
    """The last player lays the sector tiles, or all players do in turn.

    [gaia.advanced.map.last-player-builds] [gaia.advanced.map.built-together]
    """

    def __init__(self, slot: i64) -> None:
        self.slot = slot

    def seat(self, s: Gaia) -> i64:
        seats: i64 = len(s.players)
        return s.ordered_seat(self.slot % seats if s.rules.built_by_all else seats - 1)

    def advance(self, s: Gaia, lane: i64) -> i64:
        return WAIT if self.slot < len(s.layout) else DONE

    def candidates(self, s: Gaia) -> list[int]:
        return tile_choices(s)

    def reason(self, s: Gaia, choice: i64) -> i64:
        return tile_reason(s, self.slot, choice % KIND)

    def take(self, s: Gaia, lane: i64, choice: i64) -> None:
        lay_tile(s, self.slot, choice % KIND)
        s.replace(lane, ArrangeTile(self.slot + 1))


# --- tiles ---------------------------------------------------------------------------------------


def deal_tiles(s: Gaia) -> None:
    """[gaia.setup.research-board.standard-tiles-random] [gaia.setup.boosters.players-plus-three]"""
    s.push(MAIN, DealTiles(DEAL_BOOSTER, s.rules.booster_count))
    s.push(MAIN, DealTiles(DEAL_FINAL, s.rules.final_count))
    s.push(MAIN, DealTiles(DEAL_ROUND, ROUNDS))
    s.push(MAIN, DealTiles(DEAL_TOKEN, 1))
    s.push(MAIN, DealTiles(DEAL_ADVANCED, 6))
    s.push(MAIN, DealTiles(DEAL_STANDARD, STANDARD_KINDS))


# Where those tiles lie that are dealt.
LYING: Final = {
    DEAL_STANDARD: "standard_at",
    DEAL_ADVANCED: "advanced_at",
    DEAL_ROUND: "round_tiles",
    DEAL_FINAL: "final_tiles",
}


class DealTiles(FromBag[Gaia]):
    """So many tiles of one kind, one after the other, all that are left equally likely."""

    def __init__(self, what: i64, count: i64) -> None:
        self.what = what
        self.count = count

    def purpose(self) -> str:
        return "tiles"

    def advance(self, s: Gaia, lane: i64) -> i64:
        return WAIT if self.count > 0 else DONE

    def left(self, s: Gaia) -> list[int]:
        """How many of each tile are left to be dealt."""
        if self.what == DEAL_TOKEN:  # the Gleens have one of their own
            return [s.rules.tokens[number].copies for number in range(TOKEN_KINDS)]
        if self.what == DEAL_BOOSTER:
            return [1 - ((s.boosters >> number) & 1) for number in range(len(s.rules.boosters))]
        left = [1] * len(getattr(s.rules, IN_THE_BOX[self.what]))
        if self.what == DEAL_ROUND:
            left = [tile.copies for tile in s.rules.round_tiles]
        lying: list[int] = getattr(s, LYING[self.what])
        for number in lying:
            left[number] -= 1
        return left

    def bag(self, s: Gaia) -> Bag:
        left = self.left(s)
        return bag_from(left, len(left))

    def verb(self) -> i64:
        return self.what

    def take(self, s: Gaia, lane: i64, choice: i64) -> None:
        number = choice % KIND
        what = self.what
        s.replace(lane, DealTiles(what, self.count - 1))
        if what == DEAL_TOKEN:
            # It lies on its level. [gaia.setup.federation-tokens.terraforming-level-5]
            left = s.token_supply[:]
            left[number] -= 1
            s.token_supply = left
            s.level_5_token = number
        elif what == DEAL_BOOSTER:
            s.boosters |= 1 << number
        else:
            setattr(s, LYING[what], [*getattr(s, LYING[what]), number])


# --- factions ------------------------------------------------------------------------------------


class ChooseFaction(SeatFrame[Gaia]):
    """[gaia.advanced.faction-choice.seating-order] [gaia.setup.faction.first-game.choice-order]"""

    def candidates(self, s: Gaia) -> list[int]:
        return [FACTION + number for number in range(len(s.rules.factions))]

    def reason(self, s: Gaia, choice: i64) -> i64:
        number = choice % KIND
        if s.rules.first_factions and number not in s.rules.first_offered:
            return because(NO_SUCH_FACTION)
        board = s.rules.factions[number].board
        for other in s.players:
            if other.faction != NONE and s.rules.factions[other.faction].board == board:
                return because(BOARD_TAKEN)
        return LEGAL

    def take(self, s: Gaia, lane: i64, choice: i64) -> None:
        s.pop(lane)
        start_faction(s, lane, self.player, choice % KIND)


def start_faction(s: Gaia, lane: i64, seat: i64, number: i64) -> None:
    """[gaia.setup.faction.resource-markers] [gaia.setup.faction.level-1-start]
    [gaia.setup.faction.level-1-one-time-reward]
    """
    player = s.players[seat]
    faction = s.rules.factions[number]
    player.faction = number
    s.tell("faction", seat, 0, FROM_FACTION + number, "gaia.setup.faction.board-side")
    player.vp = s.rules.start_vp
    s.tell("score-start", seat, player.vp, NONE, "gaia.setup.faction.starting-vp")
    player.ore = faction.ore
    player.knowledge = faction.knowledge
    player.credits = faction.credits
    player.qic = faction.qic
    player.area1 = faction.area1
    player.area2 = faction.area2
    player.area3 = faction.area3
    if faction.stone > 0:
        # The brainstone lies beside the tokens. [gaia.setup.faction.taklons-brainstone]
        player.stone = faction.stone
        player.area1 += 1
    for track in faction.start_levels:
        player.levels += 1 << (4 * track)
        reached(s, lane, seat, track)


# --- first structures ----------------------------------------------------------------------------


def ask_first_structures(s: Gaia) -> None:
    """[gaia.advanced.placement.first-mine] [gaia.advanced.placement.second-mine-reverse]
    [gaia.advanced.placement.xenos-third-mine] [gaia.advanced.placement.ivits-institute-last]
    """
    seats: i64 = len(s.players)
    if s.rules.first_places:
        # Rule gaia.setup.first-buildings.first-game-positions.
        for seat in range(seats):
            for hex in s.rules.first_mines[s.players[seat].faction]:
                place_first(s, seat, hex, MINE)
        return
    order = [s.ordered_seat(place) for place in range(seats)]
    backwards = [s.ordered_seat(place) for place in range(seats - 1, -1, -1)]
    frames: list[Frame[Gaia]] = []
    for mines, turns in enumerate((order, backwards, order)):
        for seat in turns:
            if s.faction_of(seat).mines > mines:
                frames.append(FirstStructure(seat, MINE))
    for seat in order:
        if s.faction_of(seat).institutes > 0:
            frames.append(FirstStructure(seat, INSTITUTE))
    for frame in reversed(frames):
        s.push(MAIN, frame)


def place_first(s: Gaia, seat: i64, hex: i64, kind: i64) -> None:
    """Nobody charges, nothing scores. [gaia.advanced.placement.no-charge]"""
    count_piece(s, seat, kind, 1)
    colonize(s, seat, hex, kind)
    rule = "gaia.setup.first-buildings.uncover-income"
    s.tell("first-structure", seat, 0, hex, rule, target=FROM_STRUCTURE + kind)


class FirstStructure(SeatFrame[Gaia]):
    """A mine or an institute on a planet of the own colour."""

    def __init__(self, player: i64, kind: i64) -> None:
        super().__init__(player)
        self.kind = kind

    def candidates(self, s: Gaia) -> list[int]:
        return [PLACE + hex for hex in s.planets()]

    def reason(self, s: Gaia, choice: i64) -> i64:
        hex = choice % KIND
        if i64(s.terrain[hex]) != s.faction_of(self.player).home:
            return because(NOT_HOME)
        return LEGAL if s.building[hex] == 0 else because(OCCUPIED)

    def take(self, s: Gaia, lane: i64, choice: i64) -> None:
        s.pop(lane)
        place_first(s, self.player, choice % KIND, self.kind)


class FirstBooster(SeatFrame[Gaia]):
    """[gaia.setup.first-booster.one-face-up]"""

    def candidates(self, s: Gaia) -> list[int]:
        return [TAKE_BOOSTER + number for number in s.boosters_in_play()]

    def unsuggested(self, s: Gaia, choice: i64) -> i64:
        boosters = choice - choice % KIND == TAKE_BOOSTER
        return because(FIRST_BOOSTER) if boosters else NOT_OFFERED

    def reason(self, s: Gaia, choice: i64) -> i64:
        return LEGAL if (s.boosters >> (choice % KIND)) & 1 else because(FIRST_BOOSTER)

    def take(self, s: Gaia, lane: i64, choice: i64) -> None:
        number = choice % KIND
        s.pop(lane)
        s.boosters &= ~(1 << number)
        s.players[self.player].booster = number
        rule = "gaia.setup.first-booster.one-face-up"
        s.tell("booster", self.player, 0, FROM_BOOSTER + number, rule)
