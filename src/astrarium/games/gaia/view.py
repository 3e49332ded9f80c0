"""What a snapshot holds. Gaia Project has no secrets, so every seat sees all of it."""

from __future__ import annotations

from astrarium.core.agenda import no_agenda
from astrarium.core.game import Data
from astrarium.games.gaia.state import POSITION, Gaia, Player, new_position
from astrarium.games.gaia.tables import GaiaRules
from astrarium.games.gaia.words import NONE
from astrarium.parts.fields import check_range


def from_data(rules: GaiaRules, data: Data) -> Gaia:
    s = new_position(rules, no_agenda())
    POSITION.fill(s, data)
    if s.layout and NONE not in s.layout:
        if sorted(laid // 6 for laid in s.layout) != list(range(len(rules.faces))):
            raise ValueError("the board is not made of the sector tiles")
        s.board = rules.board_of(s.layout)
    for seat, player in enumerate(s.players):
        check_player(rules, player)
        for number in player.hexes + player.stations:
            s.starting_point(seat, number)
    return s


def check_player(rules: GaiaRules, player: Player) -> None:
    check_range([int(player.faction)], NONE, len(rules.factions), "there is no such faction")
    check_range([int(player.booster)], NONE, len(rules.boosters), "there is no such booster")
    hexes = player.hexes + player.stations
    check_range(hexes, 0, int(rules.geometry.n), "there is no such hex")
