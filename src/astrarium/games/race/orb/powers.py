"""What artifact tokens do outside the Orb: discounts, Military, an Alien good."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from astrarium.games.race.means import arming_card, note_use
from astrarium.games.race.orb.access import orb_of, turn_up
from astrarium.games.race.orb.state import OrbSeat
from astrarium.games.race.orb.tables import TokenKind
from astrarium.games.race.state import Player, Race
from astrarium.games.race.words import ALIEN, FLIP, GENES, KIND, NONE

FOR_COST: Final = 128  # added to the kind of a token that is turned up to lower a cost
COST: Final = FLIP + FOR_COST  # such a choice


def holds_tokens(s: Race, seat: i64) -> bool:
    """Are there tokens face down? All can see that, but not which they are."""
    return len(orb_of(s).seats[seat].tokens) > 0


def seat_of(s: Race, player: Player) -> OrbSeat:
    return orb_of(s).seats[s.players.index(player)]


def kinds_held(s: Race, seat: i64) -> list[int]:
    """The kinds face down, each once."""
    return sorted(set(orb_of(s).seats[seat].tokens))


def token(s: Race, kind: i64) -> TokenKind:
    return orb_of(s).tables.token_kinds[kind]


# --- discounts ------------------------------------------------------------------------------------


def discount_of(s: Race, kind: i64, genes: bool) -> i64:
    """What a token takes off a world (a Genes world, perhaps).

    [race.artifacts.token.world-discount] [race.artifacts.token.uplift.cost]
    """
    each = token(s, kind)
    return each.world_discount + (each.genes_worlds if genes else 0)


def help_for(s: Race, seat: i64, world: i64) -> list[int]:
    """Tokens that could help with this world: for Military, then for its cost."""
    genes = is_genes(s, world)
    for_military: list[int] = []
    for_cost: list[int] = []
    for kind in kinds_held(s, seat):
        arms = token(s, kind).alien_good and arming_card(s, seat, ALIEN, 0) != NONE
        if s.tables.military_world[world] and (military_of(s, kind, genes) > 0 or arms):
            for_military.append(FLIP + kind)
        if discount_of(s, kind, genes) > 0:
            for_cost.append(COST + kind)
    return for_military + for_cost


def use_help(s: Race, seat: i64, choice: i64) -> None:
    """A gate or Uplift token, or a technology token in place of an Alien good; or for the cost."""
    kind = choice % KIND % FOR_COST
    if choice >= COST:
        use_discount(s, seat, kind)
    elif token(s, kind).alien_good:
        arm_with_token(s, seat, kind)
    else:
        use_military(s, seat, kind)


def use_discount(s: Race, seat: i64, kind: i64) -> None:
    """Turn up a token for the world that is being placed."""
    mine = orb_of(s).seats[seat]
    each = token(s, kind)
    if each.genes_worlds > 0:
        turn_up(s, seat, kind, "race.artifacts.token.uplift.cost")
        mine.genes_discount += each.genes_worlds
    else:
        turn_up(s, seat, kind, "race.artifacts.token.world-discount")
        mine.discount += each.world_discount


# --- Military -------------------------------------------------------------------------------------


def military_of(s: Race, kind: i64, genes: bool) -> i64:
    """[race.artifacts.token.gate.military-instead] [race.artifacts.token.uplift.military]"""
    each = token(s, kind)
    return each.military + (each.genes_worlds if genes else 0)


def use_military(s: Race, seat: i64, kind: i64) -> None:
    each = token(s, kind)
    if each.genes_worlds > 0:
        turn_up(s, seat, kind, "race.artifacts.token.uplift.military")
        orb_of(s).seats[seat].genes_military += each.genes_worlds
    else:
        turn_up(s, seat, kind, "race.artifacts.token.gate.military-instead")
        s.players[seat].temporary += each.military


def arm_with_token(s: Race, seat: i64, kind: i64) -> None:
    """[race.artifacts.power.settle.good-for-military-technology-token]"""
    card = arming_card(s, seat, ALIEN, 0)
    note_use(s, seat, card)
    s.players[seat].temporary += s.tables.good_military[card]
    rule = "race.artifacts.power.settle.good-for-military-technology-token"
    turn_up(s, seat, kind, rule)


# --- the end of a phase ---------------------------------------------------------------------------


def forget(s: Race) -> None:
    """What tokens gave for a phase is over. [race.artifacts.token.used-once]"""
    for seat in orb_of(s).seats:
        seat.discount = 0
        seat.genes_discount = 0
        seat.genes_military = 0
        seat.goods = 0


def is_genes(s: Race, world: i64) -> bool:
    return s.tables.goods[world] == GENES
