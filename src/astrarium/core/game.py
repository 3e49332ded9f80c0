"""What a game tells the core about itself: its card, its rules object, its words."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from astrarium.core.errors import AstrariumError, BadNotation, BadOptions, BadSeat, NoEncoding
from astrarium.core.events import Family, Thing, thing_of
from astrarium.core.fault import Fault
from astrarium.core.frame import CHANCE, INTERRUPT, NOT_OFFERED, Frame
from astrarium.core.own_sets import OwnSet, is_fingerprint

if TYPE_CHECKING:
    from astrarium.core.actions import Actions
    from astrarium.core.draw.album import Album
    from astrarium.core.draw.svg import Badge, Colours, Style
    from astrarium.core.layout import Layout
    from astrarium.core.position import Position, Question
    from astrarium.core.rng import Rng
    from astrarium.core.zones import Zone

Options = dict[str, bool | int | str]
Data = dict[str, Any]  # JSON: what the codec and the views are made of

Sentence = tuple[str, dict[str, str | int]]
"""The key of a text and its figures. A figure `seat` stands for a player: whoever shows the
sentence puts the player's name beside it, as the figure `player`; `other` is a second player,
whose name is the figure `rival`."""
UNSPOKEN: Final[Sentence] = ("", {})  # nothing to say: show the notation instead
NO_ANSWER: Final = -1
MOST_RULES: Final = 64  # of a game that are kept when they are read
ASK: Final = "ask"  # the standing order under which a seat is asked

R = TypeVar("R", bound="Rules")  # the rules of one game
S = TypeVar("S", bound="Position[Any]")  # and its positions


class Option:
    """One line of the game's card: a choice to be made before the game.

    An option that came after the first release is `added`: headers name it only where it has
    another value than the default, so that older logs still replay to themselves.

    An option with `own_sets` may also have the fingerprint of a component set as its value
    (`core/own_sets.py`).
    """

    def __init__(
        self,
        name: str,
        default: bool | int | str,
        values: tuple[bool | int | str, ...],
        added: bool = False,
        own_sets: bool = False,
    ) -> None:
        self.name = name
        self.default = default
        self.values = values
        self.added = added
        self.own_sets = own_sets

    def allows(self, value: object) -> bool:
        """Can it have this value? Compiled, True would be 1: the type counts too."""
        if self.own_sets and is_fingerprint(value):
            return True
        return value in self.values and type(value) is type(self.values[0])


class Whole:
    """A move of several answers that is one thing to a person: a federation with its satellites."""

    def __init__(self, answers: list[int], told: Sentence, elements: list[str]) -> None:
        self.answers = answers
        self.told = told
        self.elements = elements  # the ids of the drawn things that it is made of


class Pick:
    """One thing to choose on a workbench: its values with their words, and the one chosen."""

    def __init__(
        self, name: str, told: Sentence, values: list[tuple[str, Sentence]], chosen: str
    ) -> None:
        self.name = name
        self.told = told
        self.values = values
        self.chosen = chosen


class Bench:
    """A workbench: something is put together without an answer, and what would come of it."""

    def __init__(self, picks: list[Pick], told: list[Sentence]) -> None:
        self.picks = picks
        self.told = told


class Carried:
    """A tile that is laid in one of several turns, each a choice of its own."""

    def __init__(self, piece: str, turn: int, place: str = "") -> None:
        self.piece = piece  # what the choices of all its turns have in common
        self.turn = turn
        self.place = place  # the id of the drawn tile once planned; empty: it is asked where next


class ReasonCard:
    """A reason for "no": the key of its text and the rule it rests on.

    `set_order`: only the order in which a set is named is against the choice, so whoever picks the
    set may pick it all the same (see `core/picks.py`).
    """

    def __init__(self, key: str, rule: str, set_order: bool = False) -> None:
        self.key = key
        self.rule = rule
        self.set_order = set_order


class Closed:
    """Declares the reasons of a game, each once: called with a text, a rule and a code, it keeps
    the card and gives the code back, for a name.

    `rule` is what a choice that no question offers runs into.
    """

    def __init__(self, rule: str) -> None:
        self.cards = {NOT_OFFERED: ReasonCard("not-offered", rule)}

    def __call__(self, key: str, rule: str, code: int, set_order: bool = False) -> int:
        if code in self.cards:
            raise ValueError(f"{code} is {self.cards[code].key} already")
        self.cards[code] = ReasonCard(key, rule, set_order)
        return code


class Reason:
    """A reason given: its key, its figures, the id of its rule, whether it is only the order.

    Against a text that is no choice at all no rule speaks; `near`: what may have been meant.
    """

    def __init__(
        self,
        key: str,
        figures: tuple[int, int],
        rule: str,
        set_order: bool = False,
        near: str = "",
    ) -> None:
        self.key = key
        self.figures = figures
        self.rule = rule
        self.set_order = set_order
        self.near = near

    def __str__(self) -> str:
        return f"{self.key} {self.figures} [{self.rule}]"


def no_such_choice(error: BadNotation) -> Reason:
    """What is against a text that stands for nothing in the game."""
    near = error.near()
    return Reason("no-such-choice-but" if near else "no-such-choice", (0, 0), "", near=near)


class Owner:
    """How a game itself tells the players apart: a badge, and a title such as their faction."""

    def __init__(self, badge: Badge, title: Sentence) -> None:
        self.badge = badge
        self.title = title


class Shelf:
    """Things of one kind in the gallery: the key of their heading; each by the key of its name,
    with its drawing and the size of that."""

    def __init__(self, title: str, size: tuple[float, float], things: dict[str, str]) -> None:
        self.title = title
        self.size = size
        self.things = things


class Field:
    """One thing that is typed in of a card: its name, how it is typed, and what is there now.

    Kinds: `text`, `number`, `steps`, one of the choices (`one`), any of them (`many`: a list with
    spaces between). Its texts are `field-<name>`; those of its choices `field-choice-<choice>`.
    """

    def __init__(self, name: str, kind: str, value: str, choices: tuple[str, ...] = ()) -> None:
        self.name = name
        self.kind = kind
        self.value = value
        self.choices = choices


@mypyc_attr(allow_interpreted_subclasses=True)
class Workshop:
    """Where owners of a box type in what their cards say. Cards are named by the keys that
    `Game.explain` knows them by; what is given is a sound set, and so is what comes out.

    A game that has one brings every method that raises NotImplementedError here.
    """

    def shelves(self, content: Data) -> dict[str, list[str]]:
        """The cards that can be typed in, by the key of a heading."""
        raise NotImplementedError

    def name_of(self, content: Data, key: str) -> str:
        raise NotImplementedError

    def is_typed_in(self, content: Data, key: str) -> bool:
        """Does the card differ from the shipped one, or is it said to be sure?"""
        raise NotImplementedError

    def fields(self, content: Data, key: str) -> list[Field]:
        raise NotImplementedError

    def with_card(self, content: Data, key: str, typed: dict[str, str]) -> Data:
        """The set with the card as typed; raises ValueError that names the field."""
        raise NotImplementedError

    def rules(self, content: Data) -> Rules:
        """Rules to explain and draw the set by; raises ValueError if it is not sound."""
        raise NotImplementedError

    def draw(self, rules: Rules, key: str, style: Style) -> str:
        """One card as SVG."""
        raise NotImplementedError

    def checks(self, content: Data) -> list[tuple[bool, Sentence]]:
        """Of the set as a whole: what is as it should be, and what is worth a second look."""
        raise NotImplementedError


class ComponentSet:
    """A checked set of components: its id, all that stands in it, how many cards of each kind
    there are and how sure they are."""

    def __init__(self, id: str, content: Data, counts: dict[str, dict[str, int]]) -> None:
        self.id = id
        self.content = content
        self.counts = counts

    @property
    def fingerprint(self) -> str:
        return OwnSet(self.content).fingerprint


class Encoding:
    """What nets need of a game: positions as numbers, and choices as ids."""

    def __init__(self, layout: Layout[Any], actions: Actions) -> None:
        self.layout = layout
        self.actions = actions


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules:
    """The immutable tables of one option and component set, shared by all its positions."""

    def __init__(
        self, game: Game[Any, Any], seats: int, options: Options, fingerprint: str
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.fingerprint = fingerprint
        self.at_any_time = True  # some frame may keep interrupts open: `rules_of` looks
        # The things that events are about. A game that declares none numbers them as it likes.
        self.families: tuple[Family, ...] = ()
        self._encoding: Encoding | None = None

    @property
    def encoded(self) -> bool:
        """Does the game bring numbers for nets? They are made when first asked for."""
        if self._encoding is None:
            self._encoding = self.game.encode(self)
        return self._encoding is not None

    @property
    def encoding(self) -> Encoding:
        """Positions and choices as numbers."""
        if not self.encoded or self._encoding is None:
            message = f"{self.game.title} has no encoding for nets"
            raise NoEncoding(message).said("no-encoding", game=self.game.title)
        return self._encoding

    @property
    def layout(self) -> Layout[Any]:
        """What a seat knows of a position, as one flat buffer."""
        return self.encoding.layout

    @property
    def actions(self) -> Actions:
        """The choices of seats, numbered from 0 on."""
        return self.encoding.actions

    def thing(self, number: int) -> Thing:
        """What the source or target of an event is; a LookupError if it is in no family."""
        return thing_of(self.families, number)


def check_seat(rules: Rules, seat: object) -> None:
    """Raise a precise error unless this is a seat; chance and spectators are none."""
    if type(seat) is not int or not 0 <= seat < rules.seats:
        message = f"there is no seat {seat!r}; the seats are 0 to {rules.seats - 1}"
        raise BadSeat(message).said("no-seat", seat=str(seat), last=rules.seats - 1)


def check_answerer(rules: Rules, seat: object) -> None:
    """Raise a precise error unless somebody answers here: a seat, or chance."""
    if seat != CHANCE:
        check_seat(rules, seat)


def check_eyes(rules: Rules, seat: object) -> None:
    """Raise a precise error unless these are the eyes of a seat, or of a spectator (None)."""
    if seat is not None:
        check_seat(rules, seat)


def rules_of(game: Game[R, S], seats: object, options: Options) -> R:
    """The rules of a game with its options; a precise error for an impossible mix.

    Seats may be anything here, so that what is no number is refused: compiled, True would be 1.
    """
    if type(seats) is not int or seats not in game.seats:
        message = f"{game.name} is for {_spoken(game.seats)} seats, not for {seats}"
        least, most = game.seats[0], game.seats[-1]
        raise BadOptions(message).said("seats", game=game.title, least=least, most=most)
    chosen: Options = {option.name: option.default for option in game.options}
    known_options = {option.name: option for option in game.options}
    for name, value in options.items():
        if name not in chosen:
            known = ", ".join(chosen)
            message = f"{game.name} has no option '{name}'; it has {known}"
            raise BadOptions(message).said("no-option", option=name, known=known)
        if not known_options[name].allows(value):
            allowed = ", ".join(str(each) for each in known_options[name].values)
            message = f"option '{name}' cannot be '{value}'; it can be {allowed}"
            raise BadOptions(message).said(
                "option-value", option=name, value=str(value), allowed=allowed
            )
        chosen[name] = value
    refusal = game.refuse(seats, chosen)
    if refusal is not None:
        raise refusal
    rules = game.rules(seats, chosen)
    if rules.at_any_time:
        rules.at_any_time = _keeps_anything_open(game)
    return rules


def _keeps_anything_open(game: Game[R, S]) -> bool:
    """Most games have nothing "at any time", and need not look for it at every question."""
    return any(kind.interrupts is not Frame.interrupts for kind in game.frames().values())


def _spoken(seats: tuple[int, ...]) -> str:
    return f"{seats[0]} to {seats[-1]}" if len(seats) > 1 else str(seats[0])


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[R, S]):
    """The card of a game. A game's `game.py` makes one of these.

    A method that raises NotImplementedError here is one that every game must have.
    """

    def __init__(
        self,
        name: str,
        title: str,
        version: str,
        maturity: str,
        seats: tuple[int, ...],
        options: tuple[Option, ...],
    ) -> None:
        self.name = name
        self.title = title
        self.version = version
        self.maturity = maturity
        self.seats = seats
        self.options = options
        self.known = lru_cache(maxsize=MOST_RULES)(self._read_rules)

    def __reduce__(self) -> str:
        """Pickled by name: a game's module calls its card GAME."""
        return "GAME"

    def has_secrets(self) -> bool:
        """May a seat know what another one may not? Where none may, a device that several share is
        passed on uncovered."""
        return True

    def refuse(self, seats: int, options: Options) -> AstrariumError | None:
        """Why this mix of options cannot be played and what to change; None if it can.

        Made by `astrarium.core.errors.impossible`.
        """
        return None

    def rules(self, seats: int, options: Options) -> R:
        """Read once for each mix of options, and shared by all positions."""
        rules: R = self.known(seats, tuple(sorted(options.items())))
        return rules

    def rules_seen(self, view: Data) -> R:
        """Those that a view is of."""
        return self.rules(view["seats"], view["options"])

    def _read_rules(self, seats: int, options: tuple[tuple[str, bool | int | str], ...]) -> R:
        return self.read_rules(seats, dict(options))

    def read_rules(self, seats: int, options: Options) -> R:
        raise NotImplementedError

    def start(self, rules: R) -> S:
        """The position before anything has happened; chance not yet asked."""
        raise NotImplementedError

    def frames(self) -> dict[str, type[Frame[Any]]]:
        """Every kind of frame by its name in the codec."""
        raise NotImplementedError

    def reasons(self) -> dict[int, ReasonCard]:
        raise NotImplementedError

    def say(self, rules: R, choice: int) -> str:
        """A choice in notation; raises BadNotation for a number that is none."""
        raise NotImplementedError

    def parse(self, rules: R, text: str) -> list[int]:
        """Notation to choices: one, or a set written as a list; else raises BadNotation."""
        raise NotImplementedError

    def state_data(self, s: S, eyes: int | None) -> Data:
        """The state without the agenda, as the eyes of one seat (None: a spectator) see it."""
        raise NotImplementedError

    def full_data(self, s: S) -> Data:
        """The state without the agenda, nothing hidden."""
        raise NotImplementedError

    def from_data(self, rules: R, data: Data) -> S:
        """A position with an empty agenda from full data; raises ValueError if it is damaged."""
        raise NotImplementedError

    def fill_in(self, rules: R, seen: Data, eyes: int | None, rng: Rng) -> Data:
        """Full data that the eyes could not tell from what they see."""
        raise NotImplementedError

    def guess(self, rules: R, seen: Data, eyes: int | None, rng: Rng) -> S:
        """A position with an empty agenda that the eyes could not tell from what they see."""
        return self.from_data(rules, self.fill_in(rules, seen, eyes, rng))

    def deal_anew(self, s: S, eyes: int | None, rng: Rng) -> S:
        """A position that is this one to the eyes, all else dealt anew; its agenda is not used.

        A game with a faster way than this one deals as `guess` does: from the same numbers the same
        position.
        """
        return self.guess(s.rules, self.state_data(s, eyes), eyes, rng)

    def encode(self, rules: R) -> Encoding | None:
        """Positions and choices as numbers for nets (`encoding.py`); None: there are none yet."""
        return None

    def fits(self, s: S) -> bool:
        """Could a position that was guessed have come about? If not, another guess is made.

        For what is seen at the table and not in the state: a seat that announced something can
        carry it out.
        """
        return True

    def broken(self, s: S) -> list[str]:
        """The names of the invariants that do not hold in this position."""
        raise NotImplementedError

    def ordered(self, s: S, lane: int, orders: Data) -> int:
        """What a seat's standing orders answer to the question of this lane; NO_ANSWER if nothing.

        The words of the orders are the game's own. Where an order is missing its default holds.
        """
        return NO_ANSWER

    def standing_orders(self) -> tuple[Option, ...]:
        """The orders that a seat can leave, each with its values, of which one is "ask".

        The default holds for whoever has left none: "ask", or what answers only where it makes no
        difference. Their texts are `order-<name>`, `order-<name>-why` and `order-<name>-value`.
        """
        return ()

    def order_concerns(self, rules: R, view: Data, seat: int, name: str) -> bool:
        """Can this standing order ever answer for the seat?"""
        return True

    def orders_here(self, s: S, question: Question) -> list[tuple[str, bool | int | str]]:
        """Standing orders, with their values, that the page offers where this is asked."""
        return []

    # --- what a plan leads to: uses only what the planning seat may know ------------------------

    def warnings(self, before: S, after: S, seat: int, events: list[Data]) -> list[Sentence]:
        """What a seat's planned answers waste; `events`: what the seat would see happen."""
        return []

    def others_may_gain(self, before: S, after: S, seat: int) -> list[Sentence]:
        """What a seat's planned answers may bring to others."""
        return []

    # --- how a person puts a turn together: uses only what the asked seat may know --------------

    def is_extra(self, rules: R, choice: int) -> bool:
        """Does the choice only prepare others (a conversion, a free action)? The question that
        offers it stays open."""
        return choice >= INTERRUPT

    def extras(self, s: S, question: Question) -> list[int]:
        """The extras that are open; a game may have a faster path."""
        return [c for c in s.options(question) if self.is_extra(s.rules, c)]

    def usual(self, s: S, question: Question) -> list[int]:
        """The answers that a plan takes by itself when it comes to this question: the cheapest
        way, shown as steps that can be changed. Empty: the person is asked."""
        return []

    def wholes(self, s: S, question: Question) -> list[Whole]:
        """Moves of several answers that are offered as one, the cheapest first."""
        return []

    def ending(self, s: S, question: Question) -> int:
        """The answer by which a turn whose business is done ends; NO_ANSWER where there is
        business left."""
        return NO_ANSWER

    def foreseen(self, s: S, question: Question, choice: int) -> S | None:
        """Where nothing but the others' secret answers lies between a choice and what it leads
        to: a position in which the seat is asked that. None where more lies between."""
        return None

    def picks_left(self, s: S, question: Question) -> int:
        """How many things of a set are still to be picked; 0 where no set is asked for."""
        return 0

    def fill(self, s: S, question: Question, picked: list[int]) -> list[int]:
        """The rest of a set, of which some things are picked, for whoever does not care; empty:
        that is not offered."""
        return []

    def carried(self, s: S, question: Question, choice: int) -> Carried | None:
        """The tile that a choice lays, and how it is turned; None where nothing can be turned."""
        return None

    def ghost(self, s: S, choice: int, style: Style) -> str:
        """The tile of a choice, turned, where the next question asks for its place: SVG in the
        units of the map about the middle of such a place. The page lets it hang on the pointer."""
        return ""

    def bench_title(self, rules: R) -> Sentence:
        """What can be tried at any time without an answer; nothing in most games."""
        return UNSPOKEN

    def bench(self, rules: R, view: Data, chosen: dict[str, str]) -> Bench | None:
        """What comes of what was chosen, as the eyes of the view know it. What is no choice is as
        it stands in the game; None where these eyes have nothing to try."""
        return None

    def takes_away(self, rules: R, choice: int) -> bool:
        """Does the thing that the choice is about leave its place? Until the plan is committed
        it is drawn there, as planned."""
        return False

    def colours(self) -> Colours:
        """The game's own colours by name, for its drawings on the page; see `Style.painted`.

        All games share one page: a name that two of them use has one colour.
        """
        return {}

    def draw(self, view: Data, style: Style) -> str:
        """The position as one picture in SVG; empty where the game has no drawing yet.

        A game with zones makes it of them: `astrarium.core.zones.picture`.
        """
        return ""

    def zones(self, view: Data, style: Style) -> list[Zone]:
        """The parts of the table, which the page lays out to fit the window.

        Without any, the page shows the one picture as the map (`astrarium.core.zones.zones_of`).
        """
        return []

    def owner(self, rules: R, view: Data, seat: int) -> Owner | None:
        """How the game marks what is a seat's; None: by the colour and letter of the seat."""
        return None

    def called(self, s: Any, seat: int) -> Sentence | None:
        """What the game calls a player: a faction, a species; None: nothing, or not yet."""
        return None

    def pictures(self) -> Album | None:
        """The pictures that pages fetch apart from the drawings that use them."""
        return None

    def gallery(self, style: Style) -> list[Shelf]:
        """Everything that has a look of its own, for `astrarium gallery`."""
        return []

    def key(self, style: Style) -> Shelf | None:
        """The signs of the drawings, each by the key of the text that says what it means."""
        return None

    def component_set(self, given: Data) -> ComponentSet:
        """Check the components of a file, for `astrarium components check`.

        Raises Fault that names section, card, field and what was expected.
        """
        raise Fault("no-sets", game=self.title)

    def workshop(self) -> Workshop | None:
        """Where a set of one's own is typed in; None where there is none."""
        return None

    def shipped_set(self) -> Data | None:
        """All that stands in the shipped set; None where it cannot be replaced."""
        return None

    def component_file(self, given: Data) -> Data:
        """A checked set as a file that `component_set` reads back."""
        return given

    def element_of(self, rules: R, seat: int, choice: int) -> str:
        """The id of the drawn thing that a choice is about; empty if there is none."""
        return ""

    # --- sentences: what the notation says, for people ------------------------------------------

    def ask(self, s: S, question: Question) -> Sentence:
        """What an open question wants to know, of whom, and what comes of it."""
        return UNSPOKEN

    def tell_choice(self, s: S, question: Question, choice: int) -> Sentence:
        """What a choice of the open question would do, with what it costs and gives.

        Uses only what the seat that is asked may know.
        """
        return UNSPOKEN

    def heading_of(self, rules: R, choice: int) -> Sentence:
        """What choices of this kind stand under where many kinds are offered together."""
        return UNSPOKEN

    def tell_event(self, rules: R, event: Data) -> Sentence:
        """What has happened, for the log: of the data of one event.

        Events whose kind begins with `score-` add up to the final score of their seat.
        """
        return UNSPOKEN

    def tell_place(self, s: S, figure: str, place: str) -> Sentence:
        """A place that an event tells of in a figure, as people find it on the board."""
        return UNSPOKEN

    def sum_up(self, rules: R, events: list[Data]) -> list[Data]:
        """Events as they are told: repeated gains in one, none that another tells better."""
        return events

    def tell_record(self, rules: R, record: list[Data]) -> list[Sentence]:
        """The log for one pair of eyes: of the lines that `Match.record` gives."""
        events = [event for line in record for event in line["events"]]
        return [self.tell_event(rules, event) for event in self.sum_up(rules, events)]

    def elements_told(self, rules: R, event: Data) -> list[str]:
        """The ids of the drawn things that an event is about, as it left them."""
        return []

    def tell_board(self, rules: R, view: Data) -> list[Sentence]:
        """The position in words, line by line, as the eyes of a view see it.

        A line with a figure `under` belongs to the heading above it.
        """
        return []

    def tell_figures(self, rules: R, view: Data, seat: int) -> list[tuple[Sentence, int]]:
        """What a seat has, in numbers that all may know: names and amounts, in a fixed order."""
        return []

    def components(self, rules: R) -> dict[str, str]:
        """The cards or tiles that can be explained: the key of the name, and the English title."""
        return {}

    def component_of(self, s: S, question: Question, choice: int) -> str:
        """The key of the component that a choice takes, or brings into the game; empty: none.

        For statistics; a game may have a faster path than its sentences.
        """
        if question.seat == CHANCE:
            return ""
        return str(self.tell_choice(s, question, choice)[1].get("about", ""))

    def group_of(self, rules: R, key: str) -> str:
        """The components that one is compared with: of a level, of a deck."""
        return key.partition("-")[0]

    def lay_open(self, s: S, question: Question, choice: int) -> list[str]:
        """Components that the seat might have gone for instead of the one that a choice takes,
        though the question does not offer them: what it offers has been decided turns before."""
        return []

    def lot_of(self, s: S, question: Question, choice: int) -> str:
        """Choices of the same name are as likely as each other where lots are drawn, so that every
        component is tried; empty: a choice that no lot is drawn for."""
        key = self.component_of(s, question, choice)
        return self.group_of(s.rules, key) if key else ""

    def sure_of(self, rules: R, key: str) -> str:
        """How sure it is that a component is as it is printed; empty where nothing is in doubt."""
        return ""

    def tell_component(self, rules: R, key: str) -> Sentence:
        """What is printed on a component, in one short line.

        A choice that is about a component names it in the figure `about`.
        """
        return UNSPOKEN

    def explain(self, rules: R, key: str) -> list[Sentence]:
        """All that a component does, sentence by sentence."""
        return []
