"""The power cycle: charging, spending, gaining and discarding power."""

from __future__ import annotations

from mypy_extensions import i64

from astrarium.core.frame import SeatFrame
from astrarium.games.gaia.effects import PLAIN, WITH_STONE
from astrarium.games.gaia.faction import Faction
from astrarium.games.gaia.state import Gaia, Player
from astrarium.games.gaia.words import IN_GAIA_AREA, KIND, NO_STONE, STONE_TO


def charge(s: Gaia, lane: i64, seat: i64, amount: i64, source: i64, rule: str) -> i64:
    """Move power up; how much was charged. The brainstone's owner may be asked.

    [gaia.power.charge.from-1-to-2] [gaia.power.charge.from-2-to-3]
    """
    player = s.players[seat]
    up = min(amount, player.area1)
    rest = amount - up
    there = player.area2 + up
    top = min(rest, there)
    if up + top < amount:
        s.tell("charge-lost", seat, amount - up - top, source, "gaia.power.charge.stops-when-empty")
    if up + top == 0:
        return 0
    low: i64 = 0
    high: i64 = 0
    if player.stone == 1:
        high = 3 if top > 0 else 2
        low = 1 if player.area1 > up else 2 if there > top else 3
    elif player.stone == 2:
        high = 3 if top > 0 else 2
        low = 2 if there > top else 3
    player.area1 -= up
    player.area2 = there - top
    player.area3 += top
    s.tell("charge", seat, up + top, source, rule)
    if high > 0:
        player.stone = high
        if low < high:
            s.push(lane, MoveBrainstone(seat, low, high))
    return up + top


class MoveBrainstone(SeatFrame[Gaia]):
    """Where the brainstone is after a charge that could have moved it or another token.

    [gaia.faction.taklons.brainstone-one]
    """

    def __init__(self, player: i64, low: i64, high: i64) -> None:
        super().__init__(player)
        self.low = low
        self.high = high

    def candidates(self, s: Gaia) -> list[int]:
        return [STONE_TO + area for area in range(self.low, self.high + 1)]

    def take(self, s: Gaia, lane: i64, choice: i64) -> None:
        s.players[self.player].stone = choice % KIND
        s.pop(lane)


def worth(player: Player, faction: Faction) -> i64:
    """What a token is worth when it is spent. [gaia.faction.nevlas.institute-double]"""
    return faction.token_worth if player.institute > 0 else 1


def tokens_for(player: Player, faction: Faction, amount: i64, how: i64) -> i64:
    """Ordinary tokens that are spent for this amount of power."""
    if how == WITH_STONE:
        amount = max(amount - faction.stone_worth, 0)
    each = worth(player, faction)
    return (amount + each - 1) // each


def can_spend(player: Player, faction: Faction, amount: i64, how: i64) -> bool:
    """[gaia.power.spend.only-area-3] [gaia.faction.taklons.brainstone-three]"""
    plain = player.area3
    if player.stone == 3:
        plain -= 1
    elif how == WITH_STONE:
        return False
    return plain >= tokens_for(player, faction, amount, how)


def spend(player: Player, faction: Faction, amount: i64, how: i64) -> None:
    """[gaia.power.spend.moves-to-area-1] What is paid too much is lost."""
    count = tokens_for(player, faction, amount, how)
    if how == WITH_STONE:
        count += 1
        player.stone = 1
    player.area3 -= count
    player.area1 += count


def can_burn(player: Player, how: i64) -> bool:
    """[gaia.free.burn] [gaia.free.burn-with-power-in-area-1]"""
    if player.stone != 2:
        return how == PLAIN and player.area2 >= 2
    return player.area2 >= (3 if how == PLAIN else 2)


def burn(player: Player, faction: Faction, how: i64) -> None:
    """[gaia.faction.itars.burned-power-to-gaia]"""
    player.area2 -= 2
    player.area3 += 1
    if faction.burn_to_gaia:
        player.gaia_area += 1
    if how == WITH_STONE:
        player.stone = 3
    elif how != PLAIN:
        player.stone = IN_GAIA_AREA if faction.burn_to_gaia else NO_STONE


def take_from_area(player: Player, area: i64, count: i64, stone: bool, to_gaia: bool) -> None:
    """Tokens leave an area: to the Gaia area or out of the game.

    [gaia.power.discard.any-area-but-gaia] [gaia.gaia-project.power-from-1-2-3]
    """
    if area == 1:
        player.area1 -= count
    elif area == 2:
        player.area2 -= count
    else:
        player.area3 -= count
    if to_gaia:
        player.gaia_area += count
    if stone:
        player.stone = IN_GAIA_AREA if to_gaia else NO_STONE


def in_area(player: Player, area: i64) -> i64:
    if area == 1:
        return player.area1
    return player.area2 if area == 2 else player.area3
