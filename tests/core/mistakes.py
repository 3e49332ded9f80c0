"""Mistakes that a game can make, one each, and the check of the battery that must find it.

A mistake replaces one method or function of the toy while its test runs.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable
from typing import Any

from astrarium.core.actions import Actions
from astrarium.core.draw.svg import Style
from astrarium.core.errors import BadNotation
from astrarium.core.frame import DONE, EVERYONE, LEGAL, NOBODY, NOT_OFFERED, WAIT, because
from astrarium.core.game import (
    NO_ANSWER,
    Carried,
    Data,
    Encoding,
    ReasonCard,
    Rules,
    Sentence,
    Whole,
)
from astrarium.core.position import Question, Rival
from astrarium.core.rng import Rng
from astrarium.core.sheet import Sheet
from tests.toy import encoding, reasons, view
from tests.toy.encoding import ToyLayout
from tests.toy.flow import Round
from tests.toy.frames.bids import Bid
from tests.toy.frames.council import Council
from tests.toy.frames.draws import AskWeather, BuryCard, DealCards
from tests.toy.frames.work import PayCards, Work
from tests.toy.game import ToyGame
from tests.toy.reasons import HAND_FULL, NO_LAMP, NOT_IN_HAND
from tests.toy.state import CALM, COPIES, KINDS, STORM, ToyState
from tests.toy.words import DRAW, LIGHT, PEEK, RAISE, REST, SKIP, WEATHER

ALWAYS = 1  # the costly checks at every answer
OFTEN = 2  # the costly checks at every second answer
SELDOM = 10_000  # where they would find the mistake before the check in question


class Mistake:
    def __init__(self, check: str, every: int, target: Any, name: str, wrong: Any) -> None:
        self.check = check
        self.every = every
        self.target = target
        self.name = name
        self.wrong = wrong

    def __repr__(self) -> str:
        return f"{self.check}-{self.wrong.__name__}"


MISTAKES: list[Mistake] = []


def mistake(
    check: str, target: Any, name: str, every: int = OFTEN
) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """The decorated function stands in for the target's; `check` must notice."""

    def register(wrong: Callable[..., Any]) -> Callable[..., Any]:
        MISTAKES.append(Mistake(check, every, target, name, wrong))
        return wrong

    return register


advance_round = Round.advance
work_candidates = Work.candidates
work_options = Work.options
work_reason = Work.reason
work_take = Work.take
bid_take = Bid.take
council_take = Council.take
deal_take = DealCards.take
bury_take = BuryCard.take
state_data = ToyGame.state_data
full_data = ToyGame.full_data
from_data = ToyGame.from_data
fill_in = view.fill_in
show_seat = view._show_seat
clone = ToyState.clone
look_as = ToyState.view
say = ToyGame.say
parse = ToyGame.parse
fill_sheet = ToyLayout.fill
encode = encoding.encode
counter = itertools.count()

# --- questions and answers --------------------------------------------------------------------


@mistake("somebody_is_asked_until_the_end", Round, "advance", SELDOM)
def waits_for_nobody(self: Round, s: ToyState, lane: int) -> int:
    status = advance_round(self, s, lane)
    return WAIT if status == DONE else status


@mistake("lanes_ask_their_own_seat", Work, "seat", SELDOM)
def asks_the_neighbour(self: Work, s: ToyState) -> int:
    return (self.who + 1) % len(s.seats)


@mistake("lanes_ask_their_own_seat", Bid, "seat", SELDOM)
def leaves_a_seat_out_of_a_secret_choice(self: Bid, s: ToyState) -> int:
    return NOBODY if self.who == 1 else self.who


@mistake("nobody_asks_a_seat_that_is_out", ToyState, "clockwise", SELDOM)
def asks_those_who_have_left(self: ToyState) -> list[int]:
    return [(self.first_seat + i) % len(self.seats) for i in range(len(self.seats))]


@mistake("who_is_out_stays_out", Round, "advance", SELDOM)
def lets_them_in_again(self: Round, s: ToyState, lane: int) -> int:
    s.agenda.out = 0
    return advance_round(self, s, lane)


@mistake("options_are_sorted_and_unique", Work, "options", SELDOM)
def backwards(self: Work, s: ToyState) -> list[int]:
    return work_options(self, s)[::-1]


@mistake("options_are_sorted_and_unique", Work, "options", SELDOM)
def twice_the_same(self: Work, s: ToyState) -> list[int]:
    return [*work_options(self, s)[:1], *work_options(self, s)]


@mistake("options_are_sorted_and_unique", Bid, "options", SELDOM)
def nothing_to_choose(self: Bid, s: ToyState) -> list[int]:
    return []


@mistake("options_are_candidates_without_reason", Work, "options", SELDOM)
def forgets_to_rest(self: Work, s: ToyState) -> list[int]:
    return [c for c in work_options(self, s) if c != REST]


@mistake("options_are_candidates_without_reason", Work, "options", SELDOM)
def offers_what_is_not_there(self: Work, s: ToyState) -> list[int]:
    return work_candidates(self, s)


@mistake("options_are_candidates_without_reason", Work, "candidates", SELDOM)
def lists_what_is_open_first(self: Work, s: ToyState) -> list[int]:
    return sorted(work_candidates(self, s), key=lambda choice: self.reason(s, choice) != LEGAL)


@mistake("options_are_candidates_without_reason", Work, "interrupts", SELDOM)
def keeps_no_lamp_open(self: Work, s: ToyState) -> list[int]:
    return []


@mistake("options_are_candidates_without_reason", Work, "candidates", SELDOM)
def takes_an_interrupt_for_an_answer(self: Work, s: ToyState) -> list[int]:
    return [*work_candidates(self, s), LIGHT]


@mistake("interrupts_are_suggested_as_such", Work, "at_any_time", SELDOM)
def takes_an_answer_for_an_interrupt(self: Work, s: ToyState) -> list[int]:
    return [SKIP, LIGHT]


@mistake("interrupts_come_to_an_end", Council, "interrupt", SELDOM)
def pawns_and_keeps_the_lamp(self: Council, s: ToyState, lane: int, choice: int) -> None:
    s.seats[self.who].coins += 1


@mistake("interrupts_come_to_an_end", Council, "interrupt", SELDOM)
def pawns_and_buys_back(self: Council, s: ToyState, lane: int, choice: int) -> None:
    pass


@mistake("every_no_has_a_reason", ToyGame, "reasons", SELDOM)
def lacks_a_reason_against_an_interrupt(self: ToyGame) -> dict[int, ReasonCard]:
    return {code: card for code, card in reasons.CARDS.items() if code != NO_LAMP}


@mistake("every_no_has_a_reason", ToyGame, "reasons", SELDOM)
def lacks_a_card(self: ToyGame) -> dict[int, ReasonCard]:
    return {code: card for code, card in reasons.CARDS.items() if code != NOT_IN_HAND}


@mistake("every_no_has_a_reason", ToyGame, "reasons", SELDOM)
def lacks_the_card_for_never_suggested(self: ToyGame) -> dict[int, ReasonCard]:
    return {code: card for code, card in reasons.CARDS.items() if code != NOT_OFFERED}


@mistake("every_no_has_a_reason", ToyGame, "reasons", SELDOM)
def card_without_a_rule(self: ToyGame) -> dict[int, ReasonCard]:
    return {**reasons.CARDS, NOT_IN_HAND: ReasonCard("not-in-hand", "")}


@mistake("notation_round_trips", ToyGame, "say", SELDOM)
def one_word_for_two(self: ToyGame, rules: Rules, choice: int) -> str:
    return say(self, rules, choice - 1 if choice == RAISE else choice)


@mistake("notation_round_trips", ToyGame, "say", SELDOM)
def no_word_at_all(self: ToyGame, rules: Rules, choice: int) -> str:
    if choice == SKIP:
        raise BadNotation("no word for that")
    return say(self, rules, choice)


@mistake("chance_has_fitting_weights", AskWeather, "weights", SELDOM)
def weight_missing(self: AskWeather, s: ToyState) -> list[int]:
    return [4]


@mistake("chance_has_fitting_weights", AskWeather, "weights", SELDOM)
def weight_of_nothing(self: AskWeather, s: ToyState) -> list[int]:
    return [4, 0]


@mistake("chance_has_fitting_weights", AskWeather, "total", SELDOM)
def total_too_large(self: AskWeather, s: ToyState) -> int:
    return 5


@mistake("chance_has_fitting_weights", AskWeather, "outcome", SELDOM)
def never_a_storm(self: AskWeather, s: ToyState, roll: int) -> int:
    return WEATHER + CALM


@mistake("chance_has_fitting_weights", AskWeather, "outcome", SELDOM)
def outcome_that_is_no_option(self: AskWeather, s: ToyState, roll: int) -> int:
    return WEATHER + roll


@mistake("chance_has_fitting_weights", Council, "seat", SELDOM)
def chance_without_weights(self: Council, s: ToyState) -> int:
    return -1


@mistake("invariants_hold", ToyState, "discard", SELDOM)
def cards_vanish(self: ToyState, seat: int, kind: int) -> None:
    self.seats[seat].hand[kind] -= 1
    self.agenda.disclosures += 1


# --- copies -----------------------------------------------------------------------------------


@mistake("asking_changes_nothing", ToyGame, "state_data", ALWAYS)
def looking_makes_a_storm(self: ToyGame, s: ToyState, eyes: int | None) -> Data:
    s.weather = STORM
    return state_data(self, s, eyes)


@mistake("bad_input_is_refused_and_changes_nothing", ToyGame, "parse")
def reads_anything(self: ToyGame, rules: Rules, text: str) -> list[int]:
    try:
        return parse(self, rules, text)
    except BadNotation:
        return [REST]


@mistake("odd_seats_are_refused", ToyState, "view")
def counts_seats_from_the_end(self: ToyState, seat: int | None) -> Data:
    return look_as(self, None if seat is None else seat % len(self.seats))


@mistake("odd_seats_are_refused", ToyState, "question_of")
def asks_whoever_comes_first(self: ToyState, seat: int) -> Question:
    return self.questions()[0]


@mistake("positions_are_compared_as_they_stand", ToyState, "__eq__")
def is_equal_only_to_itself(self: ToyState, other: object) -> bool:
    return self is other


@mistake("positions_are_compared_as_they_stand", ToyState, "__eq__")
def compares_the_points_alone(self: ToyState, other: object) -> bool:
    return isinstance(other, ToyState) and self.scores() == other.scores()


@mistake("positions_are_compared_as_they_stand", ToyState, "__copy__")
def is_its_own_copy(self: ToyState) -> ToyState:
    return self


@mistake("clones_are_independent", ToyState, "clone")
def shares_the_deck(self: ToyState) -> ToyState:
    copy = clone(self)
    copy.deck = self.deck
    return copy


@mistake("clones_are_independent", ToyState, "clone")
def forgets_the_shown_card(self: ToyState) -> ToyState:
    copy = clone(self)
    copy.shown = -1
    return copy


@mistake("clones_are_independent", ToyState, "clone")
def keeps_the_sink(self: ToyState) -> ToyState:
    copy = clone(self)
    copy.sink = self.sink
    return copy


@mistake("clones_are_independent", Round, "advance")
def changes_a_frame(self: Round, s: ToyState, lane: int) -> int:
    status = advance_round(self, s, lane)
    self.number = 2
    return status


@mistake("snapshots_round_trip", ToyGame, "from_data")
def loads_without_lamps(self: ToyGame, rules: Rules, data: Data) -> ToyState:
    s = from_data(self, rules, data)
    assert isinstance(s, ToyState)
    for seat in s.seats:
        seat.lamps = 0
    return s


@mistake("snapshots_round_trip", ToyGame, "full_data")
def saves_without_weather(self: ToyGame, s: ToyState) -> Data:
    return {**full_data(self, s), "weather": CALM}


@mistake("snapshots_round_trip", PayCards, "data")
def saves_half_a_frame(self: PayCards) -> list[int]:
    return [self.who, self.left]


# --- secrets ----------------------------------------------------------------------------------


@mistake("views_are_json", ToyGame, "state_data")
def shows_a_tuple(self: ToyGame, s: ToyState, eyes: int | None) -> Data:
    return {**state_data(self, s, eyes), "discards": tuple(s.discards)}


@mistake("drawings_are_well_formed", ToyGame, "draw")
def draws_half_a_picture(self: ToyGame, seen: Data, style: Style) -> str:
    return "<svg>"


@mistake("guesses_look_alike", ToyGame, "state_data")
def shows_the_deck(self: ToyGame, s: ToyState, eyes: int | None) -> Data:
    return {**state_data(self, s, eyes), "deck": s.deck[:]}


@mistake("secret_progress_is_hidden", view, "_show_seat", SELDOM)
def shows_all_bids(seat: Any, own: bool) -> Data:
    return {**show_seat(seat, own), "bid": seat.bid}


@mistake("guesses_look_alike", Work, "reason")
def depends_on_the_neighbours_hand(self: Work, s: ToyState, choice: int) -> int:
    neighbour = s.seats[self.who - 1]
    if choice == DRAW and neighbour.hand[3]:
        return because(HAND_FULL)
    return work_reason(self, s, choice)


@mistake("guesses_look_alike", Work, "reason")
def figures_tell_the_neighbours_hand(self: Work, s: ToyState, choice: int) -> int:
    reason = work_reason(self, s, choice)
    if reason == LEGAL:
        return LEGAL
    return because(reason & 0xFF, s.seats[self.who - 1].hand.index(max(s.seats[self.who - 1].hand)))


@mistake("guesses_look_alike", ToyGame, "tell_choice")
def a_sentence_tells_the_buried_card(
    self: ToyGame, s: ToyState, question: Question, choice: int
) -> Sentence:
    return ("peek", {"card": s.buried})


@mistake("guesses_look_alike", ToyGame, "tell_choice")
def a_closed_choice_tells_the_buried_card(
    self: ToyGame, s: ToyState, question: Question, choice: int
) -> Sentence:
    return ("draw", {"card": s.buried if choice not in s.options(question) else 0})


@mistake("plans_look_alike", Council, "take", ALWAYS)
def planning_to_peek_is_peeking(self: Council, s: ToyState, lane: int, choice: int) -> None:
    council_take(self, s, lane, choice)
    if choice == PEEK:
        s.seats[self.who].knows_buried = True


@mistake("plans_look_alike", ToyGame, "warnings")
def a_warning_tells_the_buried_card(
    self: ToyGame, before: ToyState, after: ToyState, seat: int, events: list[Data]
) -> list[Sentence]:
    return [("waste", {"card": after.buried})]


@mistake("plans_look_alike", ToyGame, "others_may_gain")
def a_gain_tells_the_neighbours_hand(
    self: ToyGame, before: ToyState, after: ToyState, seat: int
) -> list[Sentence]:
    return [("gain", {"card": after.seats[seat - 1].hand[2]})]


@mistake("guesses_look_alike", ToyGame, "wholes")
def a_whole_move_tells_the_buried_card(
    self: ToyGame, s: ToyState, question: Question
) -> list[Whole]:
    return [Whole([s.options(question)[0]], ("all", {"card": s.buried}), [])]


@mistake("guesses_look_alike", ToyGame, "usual")
def the_usual_answer_depends_on_the_buried_card(
    self: ToyGame, s: ToyState, question: Question
) -> list[int]:
    options = s.options(question)
    return [options[s.buried % len(options)]] if s.buried >= 0 else []


@mistake("plans_look_alike", ToyGame, "extras")
def extras_depend_on_the_neighbours_hand(
    self: ToyGame, s: ToyState, question: Question
) -> list[int]:
    return s.options(question) if s.seats[question.seat - 1].hand[2] else []


@mistake("plans_look_alike", ToyGame, "ending")
def the_end_of_a_turn_depends_on_the_buried_card(
    self: ToyGame, s: ToyState, question: Question
) -> int:
    return NO_ANSWER if s.buried == 2 else s.options(question)[0]


@mistake("guesses_look_alike", ToyGame, "fill")
def a_set_is_filled_by_the_neighbours_hand(
    self: ToyGame, s: ToyState, question: Question, picked: list[int]
) -> list[int]:
    return s.seats[question.seat - 1].hand[:]


@mistake("guesses_look_alike", ToyGame, "orders_here")
def an_order_is_offered_for_the_buried_card(
    self: ToyGame, s: ToyState, question: Question
) -> list[tuple[str, bool | int | str]]:
    return [("rest", s.buried)]


@mistake("guesses_look_alike", ToyGame, "carried")
def a_tile_is_turned_by_the_buried_card(
    self: ToyGame, s: ToyState, question: Question, choice: int
) -> Carried:
    return Carried("tile", s.buried)


@mistake("plans_look_alike", ToyGame, "foreseen")
def what_is_foreseen_tells_who_holds_what(
    self: ToyGame, s: ToyState, question: Question, choice: int
) -> ToyState | None:
    return s.clone() if s.seats[question.seat - 1].hand[2] else None


@mistake("guesses_look_alike", view, "fill_in")
def forgets_what_was_seen(rules: Rules, seen: Data, eyes: int | None, rng: Rng) -> Data:
    buried = seen["buried"]
    hidden = {**seen, "buried": view.HIDDEN if isinstance(buried, int) and buried >= 0 else buried}
    return fill_in(rules, hidden, eyes, rng)


@mistake("guesses_look_alike", view, "fill_in")
def guesses_the_impossible(rules: Rules, seen: Data, eyes: int | None, rng: Rng) -> Data:
    full = fill_in(rules, seen, eyes, rng)
    return {**full, "deck": [COPIES] * KINDS}


@mistake("guesses_are_right_where_nothing_is_hidden", DealCards, "audience")
def says_that_all_saw_the_deal(self: DealCards, s: ToyState, choice: int) -> int:
    return EVERYONE


@mistake("redeals_are_resamples", ToyGame, "deal_anew")
def deals_nothing_anew(self: ToyGame, s: ToyState, eyes: int | None, rng: Rng) -> ToyState:
    return s.clone()


@mistake("hidden_answers_look_alike", view, "_knows")
def shows_the_buried_card_to_all(s: ToyState, eyes: int | None) -> bool:
    return True


@mistake("hidden_answers_look_alike", PayCards, "shown", ALWAYS)
def the_frame_tells_what_was_paid(self: PayCards, eyes: int | None) -> list[int]:
    return self.data()


@mistake("hidden_answers_look_alike", DealCards, "take")
def tells_all_what_was_drawn(self: DealCards, s: ToyState, lane: int, choice: int) -> None:
    deal_take(self, s, lane, choice)
    s.tell("drew", self.to, 1, choice, "toy.draw")


@mistake("hidden_answers_look_alike", BuryCard, "take")
def the_buried_card_shows_in_the_points(
    self: BuryCard, s: ToyState, lane: int, choice: int
) -> None:
    bury_take(self, s, lane, choice)
    s.seats[0].points += choice


@mistake("telling_answers_are_counted", ToyState, "discard")
def an_uncounted_disclosure(self: ToyState, seat: int, kind: int) -> None:
    self.seats[seat].hand[kind] -= 1
    self.discards[kind] += 1


@mistake("secret_progress_is_hidden", Bid, "take", SELDOM)
def shows_who_has_bid(self: Bid, s: ToyState, lane: int, choice: int) -> None:
    s.seats[self.who].lamps += 1
    bid_take(self, s, lane, choice)


@mistake("guesses_differ_where_something_is_hidden", view, "_draw")
def always_guesses_the_same(bag: list[int], rng: Rng) -> int:
    kind = next(kind for kind in range(KINDS) if bag[kind])
    bag[kind] -= 1
    return kind


# --- encodings ---------------------------------------------------------------------------------


@mistake("observations_look_alike", ToyLayout, "fill", SELDOM)
def writes_a_neighbours_bid(self: ToyLayout, s: ToyState, seat: int, sheet: Sheet) -> None:
    fill_sheet(self, s, (seat + 1) % len(s.seats), sheet)


@mistake("observations_are_sound", ToyLayout, "fill", SELDOM)
def writes_a_place_twice(self: ToyLayout, s: ToyState, seat: int, sheet: Sheet) -> None:
    fill_sheet(self, s, seat, sheet)
    sheet.mark(self.coins)


@mistake("observations_are_sound", ToyLayout, "fill", SELDOM)
def writes_beyond_the_buffer(self: ToyLayout, s: ToyState, seat: int, sheet: Sheet) -> None:
    fill_sheet(self, s, seat, sheet)
    sheet.mark(self.size)


@mistake("observations_are_sound", ToyLayout, "fill", SELDOM)
def writes_what_is_no_number(self: ToyLayout, s: ToyState, seat: int, sheet: Sheet) -> None:
    sheet.put(self.hand, float("inf"))


@mistake("choices_have_ids", encoding, "encode", SELDOM)
def forgets_that_one_can_rest(rules: Rules) -> Encoding:
    made = encode(rules)
    known = [choice for choice in made.actions.choices if choice != REST]
    return Encoding(made.layout, Actions(rules, known, encoding.STEP))


@mistake("choices_have_ids", encoding, "encode", SELDOM)
def mixes_two_choices_up(rules: Rules) -> Encoding:
    made = encode(rules)
    made.actions.kinds.reverse()
    return made


@mistake("encodings_stay_the_same", encoding, "encode", SELDOM)
def counts_its_versions(rules: Rules) -> Encoding:
    made = encode(rules)
    made.layout.version = next(counter)
    return made


# --- history ----------------------------------------------------------------------------------


@mistake("undo_leaves_neighbours_alone", Work, "take")
def lanes_compete(self: Work, s: ToyState, lane: int, choice: int) -> None:
    if choice == REST:
        s.seats[self.who].coins += s.weather
        s.weather = 1 - s.weather
    work_take(self, s, lane, choice)


@mistake("the_game_goes_on", Council, "take", SELDOM)
def breaks_down(self: Council, s: ToyState, lane: int, choice: int) -> None:
    if choice == PEEK:
        raise KeyError("buried")
    council_take(self, s, lane, choice)


@mistake("the_result_is_sound", ToyState, "scores")
def lacks_a_score(self: ToyState) -> list[int]:
    return [0]


@mistake("the_result_is_sound", ToyState, "ranking")
def nobody_is_first(self: ToyState) -> list[int]:
    return [2] * len(self.seats)


@mistake("the_result_is_sound", ToyState, "rivals")
def a_rival_takes_nobodys_place(self: ToyState) -> list[Rival]:
    return [Rival("rival", 0, 0)]


@mistake("same_answers_same_position", Work, "take", SELDOM)
def chance_inside_the_rules(self: Work, s: ToyState, lane: int, choice: int) -> None:
    s.seats[self.who].coins += next(counter) % 2
    work_take(self, s, lane, choice)


@mistake("the_log_replays", Work, "take", SELDOM)
def tells_it_differently_each_time(self: Work, s: ToyState, lane: int, choice: int) -> None:
    s.tell("worked", self.who, next(counter), -1, "toy.work")
    work_take(self, s, lane, choice)


@mistake("events_are_about_declared_things", Work, "take", SELDOM)
def tells_of_a_thing_that_there_is_not(self: Work, s: ToyState, lane: int, choice: int) -> None:
    s.tell("worked", self.who, 1, 77, "toy.work")
    work_take(self, s, lane, choice)


@mistake("events_are_about_declared_things", Work, "take", SELDOM)
def hits_a_thing_that_there_is_not(self: Work, s: ToyState, lane: int, choice: int) -> None:
    s.tell("worked", self.who, 1, -1, "toy.work", target=KINDS)
    work_take(self, s, lane, choice)


def never_ends(self: Council, s: ToyState, lane: int, choice: int) -> None:
    s.seats[self.who].knows_buried = True
