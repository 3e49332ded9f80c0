"""What a seat may see, and what a snapshot holds."""

from __future__ import annotations

from astrarium.core.agenda import no_agenda
from astrarium.core.game import Data
from astrarium.games.race.extras import EXTRAS, Extras
from astrarium.games.race.state import POSITION, Player, Race, new_position
from astrarium.games.race.tables import RaceRules
from astrarium.games.race.words import NONE
from astrarium.parts.fields import Fields, Fill, check_range


def chips_left(state: Data) -> int:
    """The pool as it lies there: what is taken beyond it comes from elsewhere.

    [race.base.consume.vp-beyond-pool]
    """
    return max(0, int(state["pool"]))


def state_data(s: Race, eyes: int | None) -> Data:
    seen = POSITION.seen(s, None, eyes)
    for part in s.tables.parts:
        part.hide(seen)
    if s.extras is not None:
        parts = {part.key: part.seen(s, eyes) for part in s.tables.parts}
        seen["extras"] = EXTRAS.seen(s.extras, None, eyes) | parts
    return seen


def full_data(s: Race) -> Data:
    full = POSITION.full(s)
    if s.extras is not None:
        parts = {part.key: part.full(s) for part in s.tables.parts}
        piles = {pile: full.pop(pile) for pile in ("deck", "discard")}  # they come last
        full["extras"] = EXTRAS.full(s.extras) | parts
        full.update(piles)
    return full


def from_data(rules: RaceRules, data: Data) -> Race:
    return read(rules, data, Fields.fill)


def blank(rules: RaceRules, seen: Data, eyes: int | None) -> Race:
    return read(rules, seen, Fields.guess)


def read(rules: RaceRules, data: Data, fill: Fill) -> Race:
    """Of full data, or of a view: then of hidden cards only the number is right."""
    s = new_position(rules, no_agenda())
    fill(POSITION, s, data)
    check_cards(rules, s.starters)
    for player in s.players:
        check_player(rules, player)
    if s.extras is not None:
        more = data["extras"]
        fill(EXTRAS, s.extras, more)
        for seat in s.extras.seats:
            cards = [*seat.stored, *seat.used, int(seat.conquered)]
            check_range(cards, NONE, int(rules.count), "there is no such card")
        states = [part.read(rules, more[part.key], fill) for part in rules.parts]
        s.extras = Extras(s.extras.seats, states)
    return s


def check_player(rules: RaceRules, player: Player) -> None:
    if len(player.goods) != len(player.tableau):
        raise ValueError("goods and tableau do not fit")
    check_cards(rules, player.hand + player.looked_at + player.shown + player.tableau)
    check_cards(rules, [good for good in player.goods if good != NONE])
    check_range(player.powers, 0, len(rules.powers), "there is no such consume power")


def check_cards(rules: RaceRules, numbers: list[int]) -> None:
    check_range(numbers, 0, int(rules.count), "there is no such card")
