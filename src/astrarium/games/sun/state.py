"""The position of Beyond the Sun. Nothing in it is secret: what nobody knows is not decided yet."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from astrarium.core.agenda import Agenda
from astrarium.core.position import Position
from astrarium.games.sun.scoring import final_scores, placing
from astrarium.games.sun.tables import Faction, SunRules
from astrarium.games.sun.words import MOST_EXTRA, MOST_SEATS, NONE, SHIP_LEVELS
from astrarium.parts.bag import Deck, bag_of, deck_from, new_deck
from astrarium.parts.fields import LAYER, NUMBER, NUMBERS, Each, Field, Fields, Kind, several

NO_CARDS: Final[list[int]] = []
WIDTH: Final = 5  # bits of a supply column
ALL_CUBES: Final = 31
DISC_KINDS: Final = 3


@mypyc_attr(acyclic=True)  # numbers only: nothing for the garbage collector to walk
class Player:
    """What one seat has. Its fields are listed in PLAYER."""

    faction: i64 = NONE
    ore: i64 = 0
    population: i64 = 0
    supply: i64 = 0  # cubes of the columns A to E, five bits each
    food_discs: i64 = 0  # on the tracks
    ore_discs: i64 = 0
    automated_food: i64 = 0
    automated_ore: i64 = 0
    automated_stars: i64 = 0
    colony_food: i64 = 0  # discs on colonized systems
    colony_ore: i64 = 0
    colony_stars: i64 = 0
    swapped_food: i64 = 0  # discs on achievements in place of star discs
    swapped_ore: i64 = 0
    researched: i64 = 0  # bits of slots
    technologies: i64 = 0  # bits of the cards there
    private: i64 = 0  # bits of private technologies
    colonized: i64 = 0  # bits of systems
    pawn: i64 = NONE  # the space; NONE: beside the Basic Spacefaring box
    innovated: i64 = 0  # bits of innovations carried out
    used: i64 = 0  # bargains of this turn, four bits each
    displaced: i64 = 0  # pawns set aside
    taken: i64 = 0  # locations taken from others by the running effect

    def clone(self) -> Player:
        other = Player()
        other.faction = self.faction
        other.ore = self.ore
        other.population = self.population
        other.supply = self.supply
        other.food_discs = self.food_discs
        other.ore_discs = self.ore_discs
        other.automated_food = self.automated_food
        other.automated_ore = self.automated_ore
        other.automated_stars = self.automated_stars
        other.colony_food = self.colony_food
        other.colony_ore = self.colony_ore
        other.colony_stars = self.colony_stars
        other.swapped_food = self.swapped_food
        other.swapped_ore = self.swapped_ore
        other.researched = self.researched
        other.technologies = self.technologies
        other.private = self.private
        other.colonized = self.colonized
        other.pawn = self.pawn
        other.innovated = self.innovated
        other.used = self.used
        other.displaced = self.displaced
        other.taken = self.taken
        return other

    def column(self, at: i64) -> i64:
        return (self.supply >> (at * WIDTH)) & ALL_CUBES

    def supply_cubes(self) -> i64:
        count: i64 = 0
        supply = self.supply
        while supply > 0:
            count += supply & ALL_CUBES
            supply >>= WIDTH
        return count

    def automated(self) -> i64:
        return self.automated_food + self.automated_ore + self.automated_stars

    def knows(self, technology: i64) -> bool:
        """Researched, or private."""
        return ((self.technologies | self.private) >> technology) & 1 == 1


PLAYER: Final = Fields(
    several(
        NUMBER,
        "faction ore population supply food_discs ore_discs automated_food automated_ore "
        "automated_stars colony_food colony_ore colony_stars swapped_food swapped_ore researched "
        "technologies private colonized pawn innovated used displaced taken",
    )
)


class DeckKind(Kind):
    """A deck: what is in it is known to all, its order is not."""

    def write(self, value: Any) -> Any:
        return value.data()

    def read(self, written: Any, old: Any) -> Any:
        if not isinstance(written, dict) or set(written) != {"hidden", "layers"}:
            raise ValueError(f"{written!r} is no deck")
        return deck_from(written, len(old.layers[0].counts))

    def sample(self, old: Any, n: int) -> Any:
        return new_deck(bag_of([n % len(old.layers[0].counts)], len(old.layers[0].counts)))


DECK: Final[Kind] = DeckKind()


class Sun(Position[SunRules]):
    """The fields are listed in POSITION; whatever is not numbers is set in the constructor."""

    round_number: i64 = 1
    last_round: i64 = 0  # 0 until the end is triggered
    active: i64 = NONE  # whose turn it is
    uncovered: i64 = 0  # bits of guilds
    face_down: i64 = 0  # bits of slots with an event
    unseen_events: i64 = 0  # bits of events that may still lie there
    kept_events: i64 = 0  # bits of events beside the achievements
    claims: i64 = 0  # seat + 1 of the discs on achievements, three bits each, four of a card
    changed: i64 = 1  # 0 while an action has changed nothing yet
    held: i64 = 0  # bits of places controlled when the turn began
    stealth: i64 = 0  # 1 while places without control are not looked at
    early: i64 = NONE  # the action that the next seat has begun with while another produces

    def __init__(
        self,
        rules: SunRules,
        agenda: Agenda,
        players: list[Player],
        ships: vec[u8],
        outposts: vec[u8],
        gaining: vec[u8],
        deck_2: Deck,
        deck_3: Deck,
        deck_4: Deck,
        deck_a: Deck,
        deck_b: Deck,
    ) -> None:
        super().__init__(rules, agenda, 0)
        self.players = players
        self.ships = ships  # (place * 4 + seat) * 4 + level - 1
        self.outposts = outposts  # 1 + seat * 3 + kind of disc
        self.gaining = gaining  # 1 + seat that has gained control and places its disc
        # Replaced when they change, never changed in place: clones share them.
        self.deck_2 = deck_2
        self.deck_3 = deck_3
        self.deck_4 = deck_4
        self.deck_a = deck_a
        self.deck_b = deck_b
        self.cards = NO_CARDS  # technology on each slot, or NONE
        self.systems = NO_CARDS  # system at each place, or NONE
        self.extras = NO_CARDS  # of each place beside the board: deck * 2 + whether it is refilled
        self.goals = NO_CARDS  # the achievements in play
        self.turned = NO_CARDS  # technologies turned up
        self.shown = NO_CARDS  # systems turned up
        self.market = NO_CARDS  # the drafting board: level row * 4 + type
        self.attached = NO_CARDS  # event * 64 + the system that lies with it
        self.museum = NO_CARDS  # event * 64 + seat * 8 + level of a ship that lies there

    def clone(self) -> Sun:
        players: list[Player] = []
        for player in self.players:
            players.append(player.clone())
        other = Sun(
            self.rules,
            self.agenda.clone(),
            players,
            self.ships[:],
            self.outposts[:],
            self.gaining[:],
            self.deck_2,
            self.deck_3,
            self.deck_4,
            self.deck_a,
            self.deck_b,
        )
        other.first_seat = self.first_seat
        other.round_number = self.round_number
        other.last_round = self.last_round
        other.active = self.active
        other.uncovered = self.uncovered
        other.face_down = self.face_down
        other.unseen_events = self.unseen_events
        other.kept_events = self.kept_events
        other.claims = self.claims
        other.changed = self.changed
        other.held = self.held
        other.stealth = self.stealth
        other.early = self.early
        other.cards = self.cards
        other.systems = self.systems
        other.extras = self.extras
        other.goals = self.goals
        other.turned = self.turned
        other.shown = self.shown
        other.market = self.market
        other.attached = self.attached
        other.museum = self.museum
        return other

    def scores(self) -> list[int]:
        return final_scores(self)

    def ranking(self) -> list[int]:
        return placing(self)

    # --- decks --------------------------------------------------------------------------------

    def deck_of(self, level: i64) -> Deck:
        """Technologies of Level II, III or IIII."""
        if level == 1:
            return self.deck_2
        return self.deck_3 if level == 2 else self.deck_4

    def set_deck(self, level: i64, deck: Deck) -> None:
        if level == 1:
            self.deck_2 = deck
        elif level == 2:
            self.deck_3 = deck
        else:
            self.deck_4 = deck

    def systems_of(self, deck: i64) -> Deck:
        return self.deck_a if deck == 0 else self.deck_b

    def set_systems(self, deck: i64, cards: Deck) -> None:
        if deck == 0:
            self.deck_a = cards
        else:
            self.deck_b = cards

    # --- pieces -------------------------------------------------------------------------------

    def board_of(self, seat: i64) -> Faction:
        return self.rules.factions[self.players[seat].faction]

    def from_seat(self, first: i64) -> list[int]:
        """All seats, clockwise."""
        seats: i64 = len(self.players)
        return [int((first + i) % seats) for i in range(seats)]

    def put(self, at: list[int], index: i64, card: i64) -> list[int]:
        """The same cards with one replaced."""
        cards = at[:]
        cards[index] = card
        return cards

    def slot_of(self, technology: i64) -> i64:
        """Where the card lies on the technology board, or NONE."""
        for slot in range(len(self.cards)):
            if self.cards[slot] == technology:
                return slot
        return NONE


def new_position(rules: SunRules, agenda: Agenda) -> Sun:
    places = len(rules.places) + MOST_EXTRA
    technologies = new_deck(bag_of([], len(rules.technologies)))
    systems = new_deck(bag_of([], len(rules.systems)))
    s = Sun(
        rules,
        agenda,
        [Player() for _ in range(rules.seats)],
        vec[u8]([0] * (places * MOST_SEATS * SHIP_LEVELS)),
        vec[u8]([0] * places),
        vec[u8]([0] * places),
        technologies,
        technologies,
        technologies,
        systems,
        systems,
    )
    s.cards = [NONE] * len(rules.slots)
    s.systems = [NONE] * places
    s.market = [NONE] * 12
    return s


POSITION: Final = Fields(
    [
        *several(
            NUMBER,
            "round_number last_round active uncovered face_down unseen_events kept_events claims "
            "changed held stealth early",
        ),
        *several(LAYER, "ships outposts gaining"),
        *several(DECK, "deck_2 deck_3 deck_4 deck_a deck_b"),
        *several(NUMBERS, "cards systems extras goals turned shown market attached museum"),
        Field("players", Each(PLAYER)),
    ]
)
