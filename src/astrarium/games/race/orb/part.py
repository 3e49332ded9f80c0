"""Where the Orb steps into the base game: its step before Explore, its tokens, its end."""

from __future__ import annotations

from mypy_extensions import i64

from astrarium.core.frame import Frame
from astrarium.core.game import Data
from astrarium.core.rng import Rng
from astrarium.games.race.orb.access import orb_of, turn_up
from astrarium.games.race.orb.frames.development import OrbDevelopment
from astrarium.games.race.orb.frames.setup import OrbOpening
from astrarium.games.race.orb.frames.step import start_orb_step
from astrarium.games.race.orb.invariants import broken_orb
from astrarium.games.race.orb.points import family_score, printed_on_tokens
from astrarium.games.race.orb.powers import (
    COST,
    discount_of,
    forget,
    help_for,
    holds_tokens,
    is_genes,
    kinds_held,
    military_of,
    seat_of,
    token,
    use_help,
)
from astrarium.games.race.orb.redeal import deal_orb
from astrarium.games.race.orb.state import new_orb
from astrarium.games.race.orb.tables import OrbTables
from astrarium.games.race.orb.view import full_orb, orb_from, seen_orb
from astrarium.games.race.part import Part, PartState
from astrarium.games.race.state import Player, Race
from astrarium.games.race.tables import RaceRules
from astrarium.games.race.words import FLIP, KIND, NONE
from astrarium.parts.bag import Unseen
from astrarium.parts.fields import Fill


class OrbPart(Part):
    def new_state(self, rules: RaceRules) -> PartState:
        return new_orb(printed(rules), rules.seats)

    def after_setup(self) -> Frame[Race] | None:
        return OrbOpening(0)

    def before_explore(self, s: Race) -> None:
        start_orb_step(s)

    def development(
        self, s: Race, seat: i64, card: i64, cost: i64, draws: i64
    ) -> Frame[Race] | None:
        return OrbDevelopment(seat, cost, draws, card)

    def holds_more(self, s: Race, seat: i64) -> bool:
        return holds_tokens(s, seat)

    def military(self, s: Race, player: Player, world: i64) -> i64:
        """[race.artifacts.token.uplift.military]"""
        return seat_of(s, player).genes_military if is_genes(s, world) else 0

    def spare_military(self, s: Race, seat: i64, world: i64) -> i64:
        genes = is_genes(s, world)
        return sum([military_of(s, kind, genes) for kind in orb_of(s).seats[seat].tokens])

    def discount(self, s: Race, player: Player, world: i64) -> i64:
        """By tokens turned up for this world, or for Genes worlds in this phase."""
        mine = seat_of(s, player)
        return mine.discount + (mine.genes_discount if is_genes(s, world) else 0)

    def spare_discount(self, s: Race, seat: i64, world: i64) -> i64:
        tokens = orb_of(s).seats[seat].tokens
        if world == NONE:
            return sum([token(s, kind).development_discount for kind in tokens])
        genes = is_genes(s, world)
        return sum([discount_of(s, kind, genes) for kind in tokens])

    def loose_goods(self, s: Race, seat: i64) -> i64:
        """[race.artifacts.token.technology.as-alien-good]"""
        return orb_of(s).seats[seat].goods

    def spare_loose_goods(self, s: Race, seat: i64) -> i64:
        return sum([token(s, kind).alien_good for kind in orb_of(s).seats[seat].tokens])

    def use_up_loose_good(self, s: Race, seat: i64) -> None:
        orb_of(s).seats[seat].goods -= 1

    def goods_to_flip(self, s: Race, seat: i64) -> list[int]:
        """One for each kind of technology token face down."""
        return [FLIP + kind for kind in kinds_held(s, seat) if token(s, kind).alien_good]

    def flip_good(self, s: Race, seat: i64, choice: i64, rule: str) -> None:
        turn_up(s, seat, choice % KIND, rule)
        orb_of(s).seats[seat].goods += 1

    def help_to_flip(self, s: Race, seat: i64, world: i64) -> list[int]:
        return help_for(s, seat, world)

    def lowers_cost(self, choice: i64) -> bool:
        return choice >= COST

    def flip_help(self, s: Race, seat: i64, choice: i64) -> None:
        use_help(s, seat, choice)

    def settled(self, s: Race, seat: i64) -> None:
        """[race.artifacts.token.used-once]"""
        orb_of(s).seats[seat].discount = 0

    def phase_over(self, s: Race, phase: i64) -> None:
        forget(s)
        if phase == 1:
            s.end_temporary_military()

    def ended(self, s: Race) -> bool:
        if orb_of(s).pile > 0:
            return False
        s.tell("orb-end", NONE, 0, NONE, "race.artifacts.orb.end.deck-empty")
        return True

    def before_scoring(self, s: Race) -> None:
        """[race.artifacts.scoring.unused-tokens-revealed]"""
        rule = "race.artifacts.scoring.unused-tokens-revealed"
        for seat, mine in enumerate(orb_of(s).seats):
            for kind in mine.tokens:
                s.tell("orb-reveal", seat, kind, NONE, rule)
            mine.used = sorted(mine.used + mine.tokens)
            mine.tokens = []
        s.disclose()

    def points(self, s: Race, seat: i64) -> i64:
        """Used or not. [race.artifacts.scoring.all-tokens-count]"""
        total = printed_on_tokens(orb_of(s), seat)
        for card in s.players[seat].tableau:
            if s.tables.token_family_vp[card]:
                total += family_score(s.tables, orb_of(s), seat, card)
        return total

    def tell_points(self, s: Race, seat: i64) -> None:
        rule = "race.artifacts.scoring.all-tokens-count"
        s.tell("score-tokens", seat, printed_on_tokens(orb_of(s), seat), NONE, rule)
        for card in s.players[seat].tableau:
            if s.tables.token_family_vp[card]:
                more = family_score(s.tables, orb_of(s), seat, card)
                rule = "race.artifacts.scoring.six-cost-developments-per-token"
                s.tell("score-token-family", seat, more, card, rule)

    def seen(self, s: Race, eyes: int | None) -> Data:
        return seen_orb(orb_of(s), eyes)

    def full(self, s: Race) -> Data:
        return full_orb(orb_of(s))

    def read(self, rules: RaceRules, data: Data, fill: Fill) -> PartState:
        return orb_from(printed(rules), rules.seats, data, fill)

    def deal(self, s: Race, eyes: i64, unseen: Unseen, rng: Rng) -> None:
        deal_orb(orb_of(s), eyes, rng)

    def broken(self, s: Race) -> dict[str, bool]:
        return broken_orb(orb_of(s))


def printed(rules: RaceRules) -> OrbTables:
    assert rules.orb is not None
    return rules.orb
