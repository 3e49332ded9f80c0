"""The cards of one option set as compact tables, shared by all positions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from astrarium.core.game import Game, Options, Rules
from astrarium.games.race.orb.tables import OrbTables
from astrarium.games.race.part import Part
from astrarium.games.race.robot.mat import RobotTables
from astrarium.games.race.words import ANY, EXPLORE_ORB, GOODS, PRODUCE, VP_PER_SEAT
from astrarium.parts.content import Entry

if TYPE_CHECKING:
    from astrarium.games.race.goals.tiles import Goal

USUAL_START_HAND: Final = 4
NO_GOODS: Final = {"kind": "grey", "source": "none"}


class Term:
    """One term of a variable scoring box: vp for each card of the tableau in `cards`."""

    def __init__(self, vp: int, cards: list[bool]) -> None:
        self.vp = vp
        self.cards = cards


class VariableScore:
    """The scoring box of one card."""

    def __init__(self, terms: list[Term], per_military: int, per_chips: int, chips: int) -> None:
        self.terms = terms  # ordered: the first that fits a card scores for it
        self.per_military = per_military  # vp per point of general Military
        self.per_chips = per_chips  # vp for every `chips` VP in chips
        self.chips = chips


class ConsumePower:
    """One printed consume power."""

    def __init__(self, card: int, place: int, what: int, printed: dict[str, Any]) -> None:
        goods: str = printed.get("goods", "any")
        vp: int | str = printed.get("vp_each") or printed.get("vp", 0)
        self.card: i64 = card
        self.place = place  # the how-manieth consume power of its card, from 0
        self.what: i64 = what  # one of the EAT... numbers of effects.py
        self.goods: i64 = ANY if goods == "any" else GOODS.index(goods)
        self.goods_per_use: i64 = printed.get("goods_per_use", 1)
        self.uses: i64 = printed.get("uses_up_to") or printed.get("up_to") or 1
        self.vp: i64 = 0 if isinstance(vp, str) else vp  # the all-goods power counts for itself
        self.cards: i64 = printed.get("cards") or printed.get("amount") or 0
        self.different: bool = printed.get("all_different_kinds", False)
        self.trade_powers: bool = printed.get("add_trade_powers", False)
        self.low: i64 = printed.get("name_number_from", 0)
        self.high: i64 = printed.get("name_number_to", 0)
        self.here: bool = printed.get("only_from_this_world", False)  # the good of its own world


class RaceRules(Rules):
    """Every table is indexed by card number. Filled by effects.py, then never changed."""

    def __init__(
        self,
        game: Game[Any, Any],
        seats: int,
        options: Options,
        fingerprint: str,
        cards: list[Entry],
    ) -> None:
        super().__init__(game, seats, options, fingerprint)
        n = len(cards)
        zeros = [0] * n
        self.storm = options["expansion"] == "storm"
        self.artifacts = options["expansion"] == "artifacts"
        self.expanded = self.storm or self.artifacts
        self.parts: list[Part] = []  # what options add to the game
        self.lender = Part("")  # the one of them that lends; without it nothing is lent
        self.goals: list[Goal] = []  # all tiles of the box
        # Rule race.storm.solo.advanced-two-player-rules.
        self.advanced = bool(options["advanced_two_player"]) or seats == 1
        self.robot: RobotTables | None = None  # of the solo game
        self.preset = bool(options["preset_hands"])
        # Rule race.artifacts.orb.setup.explore-orb-card.
        self.last_action: i64 = EXPLORE_ORB if options["orb"] else PRODUCE
        self.ids: list[str] = [card["id"] for card in cards]
        self.names: list[str] = [card["name"] for card in cards]
        self.confidence: list[str] = [card["confidence"] for card in cards]
        self.count: i64 = n
        self.copies: list[int] = [card["copies"] for card in cards]
        self.deck_size: i64 = sum(self.copies)
        self.start_number: list[int] = [card.get("start_world", -1) for card in cards]
        # Hand cards kept by whoever starts with this world.
        self.start_hand: list[int] = [
            card.get("starting_hand_size", USUAL_START_HAND) for card in cards
        ]
        self.preset_hands: dict[int, list[int]] = {}  # start world number -> card numbers

        self.world = vec[i64]([int(card["kind"] == "world") for card in cards])
        self.military_world = vec[i64]([int(card.get("military", False)) for card in cards])
        self.rebel = vec[i64]([int("rebel" in card["keywords"]) for card in cards])
        self.chromosome = vec[i64]([int(card.get("chromosome", False)) for card in cards])
        # Hand cards, or the defense of a military world.
        self.cost = vec[i64](
            [card["defense"] if card.get("military") else card["cost"] for card in cards]
        )
        printed = [card.get("goods") or NO_GOODS for card in cards]
        stores = [card.get("stores_goods") or {"goods": "grey"} for card in cards]
        self.goods = vec[i64]([GOODS.index(goods["kind"]) for goods in printed])
        # The goods kind that it keeps any number of.
        self.stores = vec[i64]([GOODS.index(kept["goods"]) for kept in stores])
        # The kind of the goods on it: its own, or what it stores.
        self.good_kind = vec[i64]([self.goods[i] or self.stores[i] for i in range(n)])
        self.windfall = vec[i64]([int(goods["source"] == "windfall") for goods in printed])
        self.production = vec[i64]([int(goods["source"] == "production") for goods in printed])
        self.vp = vec[i64]([0 if card["vp"] == "variable" else card["vp"] for card in cards])
        self.variable: list[VariableScore | None] = [None] * n

        self.explore_draw = vec[i64](zeros)
        self.explore_keep = vec[i64](zeros)

        self.develop_draw_first = vec[i64](zeros)
        self.develop_discount = vec[i64](zeros)
        self.develop_draw_after = vec[i64](zeros)

        # Is there any card that does this? See `note_rare_powers`.
        self.spends_hand = False  # for temporary Military
        self.spends_goods = False
        self.military_by_chromosomes = False
        self.prices_by_chromosomes = False
        self.any_card_producer = False
        self.any_storage: bool = any(self.stores)
        self.military = vec[i64](zeros)  # general
        self.military_per_chromosome = vec[i64](zeros)  # general, for each chromosome world
        self.military_against = vec[i64](zeros)  # packed by goods kind
        self.military_against_rebel = vec[i64](zeros)
        self.settle_discount = vec[i64](zeros)  # packed by goods kind, ANY included
        self.temporary_military = vec[i64](zeros)  # for discarding the card itself
        self.hand_military = vec[i64](zeros)  # ... for each hand card
        self.hand_military_uses = vec[i64](zeros)
        self.good_military = vec[i64](zeros)  # ... for a good of a kind
        self.good_military_kind = vec[i64](zeros)
        self.cost_to_zero = vec[i64](zeros)
        self.pays_for_military = vec[i64](zeros)  # for which worlds: a PAY_FOR... number
        self.pay_change = vec[i64](zeros)
        self.second_world = vec[i64](zeros)
        self.second_conquest = vec[i64](zeros)
        self.free_world = vec[i64](zeros)  # one more world at no cost, for discarding the card
        self.lucky_settle = vec[i64](zeros)
        self.card_for_good = vec[i64](zeros)  # when placed: a hand card for a good on it
        self.settle_draw_after = vec[i64](zeros)

        self.price = vec[i64]([0, 0, 0, 0, 0])
        self.trade_bonus = vec[i64](zeros)  # packed by goods kind, ANY included
        self.trade_bonus_here = vec[i64](zeros)
        self.trade_bonus_per_chromosome = vec[i64](zeros)  # packed by goods kind
        self.no_sale = vec[i64](zeros)  # its good is not for the Trade bonus

        self.powers: list[ConsumePower] = []
        self.first_power = vec[i64]([0] * (n + 1))  # the consume powers of card k are these...
        self.consume_draws = vec[i64](zeros)  # the most that all of them together can draw

        self.produces_here = vec[i64](zeros)
        self.produces_for_card = vec[i64](zeros)  # a hand card is discarded for it
        self.makes_windfall = vec[i64](zeros)  # packed by goods kind, ANY included
        self.produce_draw = vec[i64](zeros)
        self.produce_draw_here = vec[i64](zeros)
        self.produce_draw_per_good = vec[i64](zeros)  # packed by goods kind, ANY included
        self.produce_draw_per_kind = vec[i64](zeros)
        self.produce_draw_most = vec[i64](zeros)  # packed by goods kind
        self.produce_draw_per_card: list[Term | None] = [None] * n

        # The Orb game; without it all of this is 0.
        self.orb: OrbTables | None = None
        self.team_steps = vec[i64](zeros)  # further steps for survey teams
        self.second_team = vec[i64](zeros)  # when placed: a small airlock and a second team
        self.token_family = vec[i64](zeros)  # artifact tokens of this family score...
        self.token_family_vp = vec[i64](zeros)  # ... so much each for its owner

    def note_rare_powers(self) -> None:
        """When all cards are read: what none of them does need not be looked for."""
        self.spends_hand = any(self.hand_military)
        self.spends_goods = any(self.good_military)
        self.military_by_chromosomes = any(self.military_per_chromosome)
        self.prices_by_chromosomes = any(self.trade_bonus_per_chromosome)
        self.any_card_producer = any(self.produces_for_card)


def all_chips(tables: RaceRules) -> int:
    """[race.base.setup.vp-pool] [race.storm.solo.setup.vp-pool]"""
    return VP_PER_SEAT * tables.seats if tables.robot is None else tables.robot.chips
