"""A part that options add to the game (goals, draft, robot, Orb), and where it steps in.

The rules hold the parts that are played, in the order of this sentence; the base game has none.
A position holds a state for each of them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from astrarium.core.frame import Frame
from astrarium.core.game import Data
from astrarium.core.position import Rival
from astrarium.core.rng import Rng

if TYPE_CHECKING:
    from astrarium.games.race.piles import Pile
    from astrarium.games.race.state import Player, Race
    from astrarium.games.race.tables import RaceRules
    from astrarium.parts.bag import Unseen
    from astrarium.parts.fields import Fill


class PartState:
    """What a part keeps in a position."""

    def clone(self) -> PartState:
        raise NotImplementedError

    def own_piles(self) -> list[Pile]:
        """A deck and a discard pile for each seat, where they are not shared."""
        return []


class Part:
    """All hooks do nothing; a part says otherwise where it has something to do."""

    key: Final[str]  # in views and snapshots

    def __init__(self, key: str) -> None:
        self.key = key

    def new_state(self, rules: RaceRules) -> PartState:
        """Before the first answer."""
        raise NotImplementedError

    # --- before the first round ---------------------------------------------------------------

    def before_setup(self) -> Frame[Race] | None:
        return None

    def instead_of_setup(self) -> Frame[Race] | None:
        return None

    def after_setup(self) -> Frame[Race] | None:
        return None

    def start_worlds_dealt(self, s: Race, lane: i64) -> bool:
        """Every seat has its start world; True if something else is dealt now."""
        return False

    def before_hands(self, s: Race) -> None:
        """The frames that deal the first hands wait; what is pushed comes before them."""

    # --- the round ----------------------------------------------------------------------------

    def actions_revealed(self, s: Race) -> None:
        pass

    def chose(self, s: Race, action: i64, second: i64) -> bool:
        """Does somebody who is no seat call for this phase, or for its second half (1)?"""
        return False

    def before_explore(self, s: Race) -> None:
        """In the Explore phase, before anyone looks at cards; frames go to the main lane."""

    def development(
        self, s: Race, seat: i64, card: i64, cost: i64, draws: i64
    ) -> Frame[Race] | None:
        """Instead of the base game's way to pay for a development, then draw for it."""
        return None

    def after_seats(self, s: Race, phase: i64, second: i64) -> None:
        """What follows the seats' own business in a phase; frames wait below it.

        Of a doubled phase `second` is 0 in the first half, 1 in the second.
        """

    def phase_over(self, s: Race, phase: i64) -> None:
        """At the very end of a phase (1 to 5), also of each half of a doubled one."""

    def before_hand_limit(self, s: Race) -> None:
        """All phases of the round are over."""

    def round_over(self, s: Race) -> None:
        """Hands are down to the limit; whether the game ends is not yet asked."""

    # --- the end ------------------------------------------------------------------------------

    def ended(self, s: Race) -> bool:
        return False

    def before_scoring(self, s: Race) -> None:
        """The game has ended."""

    def points(self, s: Race, seat: i64) -> i64:
        return 0

    def tell_points(self, s: Race, seat: i64) -> None:
        """Where each of these points comes from."""

    def tell_rivals(self, s: Race) -> None:
        """Where the points of those who are no seats come from."""

    def ahead(self, s: Race, seat: i64) -> i64:
        """How many who are no seats have done better than a seat."""
        return 0

    def rivals(self, s: Race) -> list[Rival]:
        return []

    # --- cards and chips ----------------------------------------------------------------------

    def card_left(self, s: Race, seat: i64) -> None:
        """A card was discarded from a tableau."""

    def reshuffled(self, s: Race) -> None:
        """The discard pile has become part of the deck."""

    def own_reshuffled(self, s: Race, seat: i64) -> None:
        """... and that of a seat part of its own deck."""

    def cards(self, s: Race) -> list[int]:
        """The game cards that lie here, one entry for each copy: they are conserved too."""
        return []

    def chips(self, s: Race) -> i64:
        """The VP chips that lie here, not with a player."""
        return 0

    # --- what is lent to a seat beyond its cards: `RaceRules.lender` is asked -------------------

    def holds_more(self, s: Race, seat: i64) -> bool:
        """Does the seat hold something face down that may help? All can see that it does."""
        return False

    def military(self, s: Race, player: Player, world: i64) -> i64:
        """What counts against this world until the end of the phase."""
        return 0

    def spare_military(self, s: Race, seat: i64, world: i64) -> i64:
        """What could still be had against it."""
        return 0

    def discount(self, s: Race, player: Player, world: i64) -> i64:
        return 0

    def spare_discount(self, s: Race, seat: i64, world: i64) -> i64:
        """What could still be taken off the price of a world, or of any development (NONE)."""
        return 0

    def loose_goods(self, s: Race, seat: i64) -> i64:
        """Alien goods of a seat that lie on no world."""
        return 0

    def spare_loose_goods(self, s: Race, seat: i64) -> i64:
        """... and those that could still be had."""
        return 0

    def use_up_loose_good(self, s: Race, seat: i64) -> None:
        pass

    def goods_to_flip(self, s: Race, seat: i64) -> list[int]:
        """The choices to turn something up that is such a good from then on."""
        return []

    def flip_good(self, s: Race, seat: i64, choice: i64, rule: str) -> None:
        """One of these is taken."""

    def help_to_flip(self, s: Race, seat: i64, world: i64) -> list[int]:
        """The choices to turn something up for a world: for Military, then for its cost."""
        return []

    def lowers_cost(self, choice: i64) -> bool:
        """Is one of these for the cost?"""
        return False

    def flip_help(self, s: Race, seat: i64, choice: i64) -> None:
        """One of these is taken."""

    def settled(self, s: Race, seat: i64) -> None:
        """A world is paid for or conquered: what lowered its cost does so no more."""

    # --- views and snapshots ------------------------------------------------------------------

    def hide(self, public: Data) -> None:
        """Take out of the common things what nobody sees in this game."""

    def seen(self, s: Race, eyes: int | None) -> Data:
        """What the eyes of one seat (None: a spectator) see."""
        return self.full(s)

    def full(self, s: Race) -> Data:
        """Everything, for a snapshot."""
        raise NotImplementedError

    def read(self, rules: RaceRules, data: Data, fill: Fill) -> PartState:
        """The inverse of full, or of seen; raises ValueError for damaged data."""
        raise NotImplementedError

    # --- what could be --------------------------------------------------------------------------

    def open_cards(self, s: Race) -> list[int]:
        """The game cards that everyone sees lying here."""
        return []

    def deals_all(self, s: Race, eyes: i64, rng: Rng) -> bool:
        """Has this part, which knows better where cards may lie, dealt everything anew?"""
        return False

    def deal(self, s: Race, eyes: i64, unseen: Unseen, rng: Rng) -> None:
        """Deal anew what lies hidden here; game cards come from `unseen`. Spectators are NONE."""

    # --- what must always hold ------------------------------------------------------------------

    def broken(self, s: Race) -> dict[str, bool]:
        """The invariants by name: whether they hold."""
        return {}
