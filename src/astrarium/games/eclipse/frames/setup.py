"""Before the first round: technologies, start player, species, starting hexes."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from astrarium.core.frame import AGAIN, DONE, LEGAL, WAIT, ChanceFrame, Frame, because
from astrarium.games.eclipse.blueprints import fleet_values
from astrarium.games.eclipse.frames.reputation import DrawTiles, FirstTiles
from astrarium.games.eclipse.galaxy import lay_hex, put_ship
from astrarium.games.eclipse.geometry import start_spot
from astrarium.games.eclipse.reasons import BOARD_TAKEN, ONLY_TERRANS
from astrarium.games.eclipse.scoring import bits
from astrarium.games.eclipse.state import Eclipse, altered
from astrarium.games.eclipse.words import (
    ANY,
    BY_DRAW,
    DEAL,
    INNER,
    MIDDLE,
    NONE,
    OF_SPECIES,
    OF_TECHNOLOGY,
    OUTER,
    SPECIES,
    STARTS,
)

PIECES: Final = 0
START_PLAYER: Final = 1
CHOICES: Final = 2
HOMES: Final = 3
TILES: Final = 4


class Setup(Frame[Eclipse]):
    """[eclipse.setup.players]"""

    def __init__(self, stage: i64) -> None:
        self.stage = stage

    def data(self) -> list[int]:
        return [self.stage]

    def advance(self, s: Eclipse, lane: i64) -> i64:
        stage = self.stage
        if stage > TILES:
            return DONE
        s.replace(lane, Setup(stage + 1))
        if stage == PIECES:
            lay_out(s)
            s.push(lane, DealTechnologies(s.rules.first_technologies))
        elif stage == START_PLAYER:
            if s.rules.options["start_player"] == "chance":
                s.push(lane, ChooseStart())
        elif stage == CHOICES:
            s.push(lane, ChooseSpecies(0))
        elif stage == HOMES:
            for seat in range(len(s.players)):
                settle_home(s, seat)
        else:
            for seat in range(len(s.players) - 1, -1, -1):
                first_tiles(s, lane, seat)
        return AGAIN


def lay_out(s: Eclipse) -> None:
    """The centre and the piles.

    [eclipse.setup.centre.hex] [eclipse.setup.centre.discovery] [eclipse.setup.centre.gcds]
    [eclipse.setup.piles.three]
    """
    rules = s.rules
    lay_hex(s, rules.centre, 0, 0)
    inner, middle, outer = rules.piles[INNER], rules.piles[MIDDLE], rules.piles[OUTER]
    s.pile = [0, inner, middle, outer]
    s.pile_left = [0, bits(inner), bits(middle), rules.outer_hexes]
    s.bag = [int(technology.tiles) for technology in rules.technologies]
    s.used = [0] * len(rules.discoveries)


def tiles_left(s: Eclipse) -> i64:
    """Technology tiles in the bag."""
    total: i64 = 0
    for each in s.bag:
        total += each
    return total


class DealTechnologies(ChanceFrame[Eclipse]):
    """Tiles from the bag to their places on the research track.

    [eclipse.setup.tech-tiles.draw] [eclipse.cleanup.tech-draw] [eclipse.limits.technology-tiles]
    """

    def __init__(self, left: i64) -> None:
        self.left = left

    def data(self) -> list[int]:
        return [self.left]

    def advance(self, s: Eclipse, lane: i64) -> i64:
        return WAIT if self.left > 0 and tiles_left(s) > 0 else DONE

    def candidates(self, s: Eclipse) -> list[int]:
        return [DEAL + number for number in range(len(s.bag)) if s.bag[number] > 0]

    def weights(self, s: Eclipse) -> list[int]:
        return [count for count in s.bag if count > 0]

    def total(self, s: Eclipse) -> i64:
        return tiles_left(s)

    def outcome(self, s: Eclipse, roll: i64) -> i64:
        number: i64 = 0
        while True:
            roll -= s.bag[number]
            if roll < 0:
                return DEAL + number
            number += 1

    def take(self, s: Eclipse, lane: i64, choice: i64) -> None:
        number = choice - DEAL
        s.bag = altered(s.bag, number, s.bag[number] - 1)
        s.market = altered(s.market, number, s.market[number] + 1)
        if s.round_number > 0:
            s.tell("dealt", NONE, 1, OF_TECHNOLOGY + number, "eclipse.cleanup.tech-draw")
        s.replace(lane, DealTechnologies(self.left - 1))


class ChooseStart(ChanceFrame[Eclipse]):
    """Any fair choice will do. [eclipse.setup.start-player]"""

    def candidates(self, s: Eclipse) -> list[int]:
        return [STARTS + seat for seat in range(len(s.players))]

    def take(self, s: Eclipse, lane: i64, choice: i64) -> None:
        s.first_seat = choice - STARTS
        s.pop(lane)


def chooser(s: Eclipse, place: i64) -> i64:
    """Who chooses next: Terrans clockwise from the start player, with aliens the other way.

    [eclipse.setup.choice.order] [eclipse.setup.species.order-start]
    [eclipse.setup.species.order-direction]
    """
    seats: i64 = len(s.players)
    if s.rules.options["species"] == "terrans":
        return (s.first_seat + place) % seats
    return (s.first_seat - 1 - place) % seats


def species_reason(s: Eclipse, number: i64) -> i64:
    """[eclipse.setup.species.terran-blocks-alien] [eclipse.setup.species.own-choice]"""
    species = s.rules.species
    for player in s.players:
        if player.species >= 0 and species[player.species].colour == species[number].colour:
            return because(BOARD_TAKEN)
    if s.rules.options["species"] == "terrans" and not species[number].terran:
        return because(ONLY_TERRANS)
    return LEGAL


class ChooseSpecies(Frame[Eclipse]):
    """[eclipse.setup.species.own-choice] [eclipse.setup.choice.board]"""

    def __init__(self, place: i64) -> None:
        self.place = place

    def data(self) -> list[int]:
        return [self.place]

    def seat(self, s: Eclipse) -> i64:
        return chooser(s, self.place)

    def advance(self, s: Eclipse, lane: i64) -> i64:
        if self.place == len(s.players):
            return DONE
        if s.rules.options["species"] == "draw":
            s.replace(lane, ChooseSpecies(self.place + 1))
            s.push(lane, DrawSpecies(chooser(s, self.place)))
            return AGAIN
        return WAIT

    def candidates(self, s: Eclipse) -> list[int]:
        choices = [SPECIES + number for number in range(len(s.rules.species))]
        if s.rules.options["species"] == "mixed":
            choices.append(BY_DRAW)
        return choices

    def reason(self, s: Eclipse, choice: i64) -> i64:
        return LEGAL if choice == BY_DRAW else species_reason(s, choice - SPECIES)

    def take(self, s: Eclipse, lane: i64, choice: i64) -> None:
        seat = chooser(s, self.place)
        s.replace(lane, ChooseSpecies(self.place + 1))
        if choice == BY_DRAW:
            s.push(lane, DrawSpecies(seat))
        else:
            take_board(s, seat, choice - SPECIES)


class DrawSpecies(ChanceFrame[Eclipse]):
    """By draw; for two without those advised against. [eclipse.two-players.draco-planta]"""

    def __init__(self, player: i64) -> None:
        self.player = player

    def data(self) -> list[int]:
        return [self.player]

    def candidates(self, s: Eclipse) -> list[int]:
        species = s.rules.species
        return [
            SPECIES + number
            for number in range(len(species))
            if species_reason(s, number) == LEGAL
            and not (len(s.players) == 2 and species[number].advised_against_for_two)
        ]

    def take(self, s: Eclipse, lane: i64, choice: i64) -> None:
        take_board(s, self.player, choice - SPECIES)
        s.pop(lane)


def take_board(s: Eclipse, seat: i64, number: i64) -> None:
    """The board of a species, with what lies on it.

    [eclipse.setup.player.influence-track] [eclipse.setup.player.population-tracks]
    [eclipse.setup.player.colony-ships]
    """
    player = s.players[seat]
    species = s.rules.species[number]
    player.species = number
    player.money, player.science, player.materials = species.storage
    player.discs = species.discs
    player.colony = species.colony_ships
    player.technologies = species.technologies
    player.tracks = sum(int(species.cubes) << (track * 4) for track in range(3))
    player.values = fleet_values(s.rules, number, player.slots)
    s.tell("species", seat, 1, OF_SPECIES + number, "eclipse.setup.choice.board")


def settle_home(s: Eclipse, seat: i64) -> None:
    """The starting hex with its ship, cubes and disc.

    [eclipse.setup.start-hex.nearest] [eclipse.setup.start-hex.layout]
    [eclipse.setup.start-hex.interceptor] [eclipse.setup.start-hex.population]
    """
    rules, player = s.rules, s.players[seat]
    species = rules.species[player.species]
    spot = start_spot(rules.start_directions[seat])
    hex = species.home
    lay_hex(s, hex, spot, rules.start_turns[seat])
    card = rules.sectors[hex]
    for square, resource in enumerate(card.squares):
        starred = (card.advanced >> square) & 1 == 1
        assert resource != ANY
        if not starred or resource in species.advanced_at_start:
            s.cubes[hex] |= 1 << square
            player.tracks -= 1 << (resource * 4)
    s.owner[hex] = seat
    player.discs -= 1
    for klass in species.ships:
        put_ship(s, hex, seat, klass)


def first_tiles(s: Eclipse, lane: i64, seat: i64) -> None:
    s.push(lane, FirstTiles(seat))
    s.push(lane, DrawTiles(seat, s.species_of(seat).tiles_at_start))
