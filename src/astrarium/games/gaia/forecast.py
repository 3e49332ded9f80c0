"""What the next round will bring, what could be spent now, and how the game would end as it stands.

For people who look at a board: nothing here changes a position.
"""

from __future__ import annotations

from mypy_extensions import i64

from astrarium.games.gaia.clusters import needed_value, own_value
from astrarium.games.gaia.content.schema import GAINS
from astrarium.games.gaia.effects import Gain
from astrarium.games.gaia.faction import Faction
from astrarium.games.gaia.frames.income import Icons, add_all
from astrarium.games.gaia.power import worth
from astrarium.games.gaia.scoring import level_points, resource_points, tile_points
from astrarium.games.gaia.state import Gaia, Player
from astrarium.games.gaia.words import NONE


class Expected(Icons):
    """An income that is only added up: nobody gains anything."""

    def __init__(self, seat: i64) -> None:
        super().__init__(seat)
        self.total = Gain()

    def add(self, s: Gaia, icon: Gain, source: i64, rule: str) -> None:
        for what in GAINS.values():
            setattr(self.total, what, getattr(self.total, what) + getattr(icon, what))


def income_of(s: Gaia, seat: i64, booster: i64) -> Gain:
    """What an income phase would bring with this booster, or with NONE; limits not counted.

    [gaia.income.every-round] [gaia.income.source.faction-board]
    """
    icons = Expected(seat)
    add_all(s, seat, booster, icons)
    total = icons.total
    if s.faction_of(seat).qic_is_ore(s.players[seat]):
        total.ore += total.qic
        total.qic = 0
    return total


def next_income(s: Gaia, seat: i64) -> Gain:
    """What the next round will bring: with the booster only once it is known, after passing."""
    player = s.players[seat]
    return income_of(s, seat, player.booster if s.has_passed(seat) else NONE)


def spendable(player: Player, faction: Faction) -> i64:
    """Power that area III holds. [gaia.power.spend.only-area-3]
    [gaia.faction.taklons.brainstone-three]
    """
    each = worth(player, faction)
    if player.stone == 3:
        return (player.area3 - 1) * each + faction.stone_worth
    return player.area3 * each


def spendable_burning(player: Player, faction: Faction) -> i64:
    """... after all of area II that can be burned has been. [gaia.free.burn]"""
    moved = player.area2 // 2
    each = worth(player, faction)
    more = moved * each
    if player.stone == 2 and moved > 0:
        more += faction.stone_worth - each
    return spendable(player, faction) + more


def ends_now(s: Gaia) -> list[int]:
    """The scores if the game ended as it stands. [gaia.end.after-round-6-actions]"""
    scores: list[int] = []
    for seat in range(len(s.players)):
        levels = sum([level_points(s, seat, track) for track in range(6)])
        scores.append(s.players[seat].vp + resource_points(s, seat) + levels)
    for tile in s.final_tiles:
        for seat, more in enumerate(tile_points(s, tile)):
            scores[seat] += more
    return scores


def towards_federation(s: Gaia, seat: i64) -> tuple[int, int]:
    """The power value that is in no federation yet, and what one needs.

    [gaia.federation.power-value-7]
    """
    return own_value(s, seat), needed_value(s, seat)
