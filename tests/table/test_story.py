"""The story: deeds and beats from a reader's own lines, counters from figures that all may know."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from astrarium import games
from astrarium.core.draw.svg import Style
from astrarium.core.driver import advance
from astrarium.core.game import Data, Rules, Sentence, rules_of
from astrarium.core.match import Line, Match, position_after
from astrarium.core.rng import Rng, Streams
from astrarium.core.views import view
from astrarium.games.gaia.state import Gaia
from astrarium.table import story, telling
from astrarium.table.story import Counters, Deed, changes, deeds
from astrarium.table.words import Speaker, texts_of
from tests.table.support import Guest, hurry, take_turn, two_at_a_table
from tests.toy.game import ToyGame

NAMES = ["Anna", "Béla", "Cili", "Dani"]
CHANCE, NOBODY = -1, -2


class TellingToy(ToyGame):
    """The toy, telling each event by its kind, and what everybody's coins are."""

    def tell_event(self, rules: Rules, event: Data) -> Sentence:
        return event["kind"], {"seat": event["seat"], "amount": event["amount"]}

    def elements_told(self, rules: Rules, event: Data) -> list[str]:
        return [f"{event['kind']}-{event['seat']}"]

    def tell_figures(self, rules: Rules, view: Data, seat: int) -> list[tuple[Sentence, int]]:
        return [(("coins", {}), view["state"]["seats"][seat]["coins"])]


TOY = rules_of(TellingToy(), 3, {"weather": False})


def line(step: int, seat: int, *events: tuple[str, int]) -> Line:
    told = [{"kind": k, "seat": s, "amount": 1, "source": -1, "rule": ""} for k, s in events]
    return Line(step, {"seat": seat, "say": "", "events": told})


def beats(deed: Deed) -> list[tuple[str, list[int], list[str]]]:
    return [(beat.chapter, beat.seats, [key for key, _ in beat.told]) for beat in deed.beats]


def played(rules: Rules, answers: int, seed: int = 3) -> Match:
    match, streams, rng = Match(rules), Streams("ab" * 32), Rng(seed)
    advance(match, streams, {})
    for _ in range(answers):
        if match.position.over:
            break
        asked = match.position.questions()
        question = asked[rng.below(len(asked))]
        match.answer(question, rng.pick(match.position.options(question)))
        advance(match, streams, {})
    return match


def rules(game: str, seats: int) -> Rules:
    return rules_of(games.find_game(game), seats, {})


# --- deeds and beats -----------------------------------------------------------------------------


def test_what_chance_deals_before_the_first_answer_is_the_setup() -> None:
    lines = [line(1, CHANCE, ("drew", 0)), line(2, CHANCE), line(3, 0, ("built", 0))]
    setup, deed = deeds(TOY, lines)
    assert (setup.step, setup.line) == (2, 1)
    assert (deed.step, deed.line) == (3, 2)


def test_a_game_that_begins_with_an_answer_has_an_empty_setup() -> None:
    setup, deed = deeds(TOY, [line(1, 0, ("built", 0))])
    assert (setup.step, setup.beats) == (0, [])
    assert beats(deed) == [("", [0], ["built"])]


def test_what_chance_brings_belongs_to_the_answer_before_it() -> None:
    _, deed = deeds(TOY, [line(1, 0, ("sold", 0)), line(2, CHANCE, ("drew", 0))])
    assert beats(deed) == [("", [0], ["sold", "drew"])]
    assert deed.step == 2


def test_what_all_turn_over_together_is_one_beat() -> None:
    _, deed = deeds(TOY, [line(1, NOBODY, ("bid", 0), ("bid", 1), ("bid", 2), ("won", 1))])
    assert beats(deed) == [("", [0, 1, 2], ["bid", "bid", "bid"]), ("", [1], ["won"])]
    assert deed.beats[0].elements == ["bid-0", "bid-1", "bid-2"]


def test_rounds_and_phases_are_headings_and_each_seat_has_its_beat() -> None:
    events = [("round", CHANCE), ("phase", CHANCE), ("ore", 0), ("gold", 0), ("ore", 1)]
    _, deed = deeds(TOY, [line(1, 2, *events)])
    assert beats(deed) == [
        ("round", [CHANCE], ["round"]),
        ("phase", [CHANCE], ["phase"]),
        ("", [0], ["ore", "gold"]),
        ("", [1], ["ore"]),
    ]


def test_the_same_answer_again_belongs_to_the_first() -> None:
    lines = [line(1, 0, ("paid", 0)), line(2, 0, ("paid", 0), ("built", 0)), line(3, 1)]
    assert [deed.step for deed in deeds(TOY, lines)] == [0, 2]


def test_a_line_of_which_nothing_is_told_belongs_to_what_comes_next() -> None:
    lines = [line(1, 0), line(2, 0, ("built", 0)), line(3, 1)]
    found = deeds(TOY, lines)
    assert [deed.line for deed in found[1:]] == [1]
    assert [deed.line for deed in deeds(TOY, [*lines, line(4, 1, ("lit", 1))])[1:]] == [1, 3]


@pytest.mark.parametrize("game", ["race", "gaia", "eclipse", "sun"])
def test_deeds_stay_what_they_are_while_the_game_goes_on(game: str) -> None:
    match = played(rules(game, 2), 60)
    lines = match.lines(0)
    whole = deeds(match.rules, lines)
    for deed in whole[1:-1]:
        early = deeds(match.rules, lines[: deed.line + 1])
        assert [each.line for each in early] == [each.line for each in whole[: len(early)]]


# --- words ---------------------------------------------------------------------------------------


def told_in(match: Match, eyes: int | None, language: str = "en") -> list[str]:
    speaker = Speaker(language, match.rules, NAMES[: match.rules.seats])
    found = deeds(match.rules, match.lines(eyes))
    return [words for deed in found for beat in deed.beats for words in speaker.beat(beat.told)]


def test_what_a_seat_draws_is_told_to_it_once_by_name() -> None:
    match = played(rules("race", 2), 120)
    own, others = told_in(match, 0), told_in(match, 1)
    assert not [words for words in own if re.match(r"Anna draws \d", words)]
    assert [words for words in others if re.match(r"Anna draws \d", words)]
    assert len([words for words in own if words.startswith("Anna draws ")]) > 6


def test_income_from_one_thing_is_told_in_one_sum() -> None:
    words = told_in(played(rules("gaia", 2), 24), None)
    assert "Anna gains 3 ore (faction board)." in words
    assert "Anna gains 1 ore (faction board)." not in words


@pytest.mark.parametrize(
    ("language", "mine"),
    [
        ("en", r"Anna \([A-Z].+\) places a mine on [A-Z][a-z]+ \(sector \d\d"),
        (
            "hu",
            r"Anna \([A-Z].+\) lehelyez egy bányát itt: [A-ZÁÉ]\S+ \(\d\d-[aeo]s szektor",
        ),
    ],
)
def test_gaia_tells_planets_and_sectors_where_the_map_shows_no_coordinates(
    language: str, mine: str
) -> None:
    match = played(rules("gaia", 2), 24)
    speaker = Speaker(language, match.rules, NAMES[:2], match.position)
    told = [
        words
        for deed in deeds(match.rules, match.lines(None))
        for beat in deed.beats
        for words in speaker.beat(beat.told)
    ]
    assert any(re.match(mine, words) for words in told)
    assert not [words for words in told if re.search(r"(?: |^)-?\d,-?\d", words)]


def test_of_a_space_without_a_planet_the_sector_is_told() -> None:
    s = played(rules("gaia", 2), 24).position
    assert isinstance(s, Gaia)
    empty = next(hex for hex in range(s.rules.geometry.n) if s.terrain[hex] == 0)
    name = s.rules.geometry.name(empty)
    speaker = Speaker("en", s.rules, NAMES[:2], s)
    (told,) = speaker.beat([("event-satellite", {"seat": 0, "space": name})])
    assert re.fullmatch(r"Anna \(Bescods\) places a satellite in sector \d\d\.", told)


@pytest.mark.parametrize(
    ("language", "told"),
    [("en", "Anna plays the Bescods."), ("hu", "Anna ezzel a fajjal játszik: Beszkodok.")],
)
def test_who_says_a_faction_is_not_called_by_it_as_well(language: str, told: str) -> None:
    s = played(rules("gaia", 2), 24).position
    speaker = Speaker(language, s.rules, NAMES[:2], s)
    assert speaker.beat([("event-faction", {"seat": 0, "name": "bescods"})]) == [told]


EVENT: Data = {"seat": 0, "amount": 1, "source": -1, "rule": ""}


def summed_up(game: str, events: list[Data], language: str) -> list[str]:
    of_two = rules(game, 2)
    speaker = Speaker(language, of_two, NAMES[:2])
    return speaker.beat(
        [of_two.game.tell_event(of_two, each) for each in of_two.game.sum_up(of_two, events)]
    )


def test_eclipse_tells_the_same_done_again_in_one_sentence() -> None:
    of_two = rules("eclipse", 2)
    families = {family.name: family.first for family in of_two.families}
    trade = EVENT | {"kind": "traded", "amount": 2, "source": families["resource"] + 2}
    trade |= {"target": families["resource"]}
    built = EVENT | {"kind": "built", "source": 1, "target": families["building"]}
    assert summed_up("eclipse", [trade, trade, trade], "en") == [
        "Anna trades 6 materials for 3 money."
    ]
    assert summed_up("eclipse", [trade, trade], "hu") == ["Anna 4 építőanyagot cserél 2 pénzre."]
    (english,) = summed_up("eclipse", [built, built], "en")
    assert english.endswith(": 2 × interceptor.")


def test_a_phase_of_eclipse_is_a_heading_where_something_happens_in_it() -> None:
    combat, upkeep = (
        EVENT | {"kind": "phase", "seat": CHANCE, "amount": number} for number in (2, 3)
    )
    paid = EVENT | {"kind": "paid", "amount": 5}
    told = summed_up("eclipse", [combat, upkeep, paid], "en")
    assert told == ["Upkeep begins.", "Anna pays 5 for upkeep."]
    assert summed_up("eclipse", [combat], "hu") == ["Kezdődik a harc."]


def test_a_hex_that_is_drawn_and_placed_at_once_is_told_once() -> None:
    drawn, placed = (EVENT | {"kind": kind, "source": 7} for kind in ("hex-drawn", "explored"))
    assert len(summed_up("eclipse", [drawn, placed], "en")) == 1


def test_beyond_the_sun_adds_ore_and_exchanges_up() -> None:
    ore, bought = (EVENT | {"kind": kind, "amount": 1} for kind in ("ore", "bought"))
    told = summed_up("sun", [ore, bought, ore, bought], "en")
    assert told == ["Anna gains 2 ore.", "Anna exchanges ore for population 2 times."]


def test_a_sentence_that_is_said_again_is_counted() -> None:
    speaker = Speaker("hu", rules("gaia", 2), NAMES)
    sentence: Sentence = ("event-round", {"amount": 2})
    once = speaker.beat([sentence])
    assert speaker.beat([sentence] * 3) == [f"{once[0]} (3 alkalommal)"]


# --- things on the board -------------------------------------------------------------------------


EVERY_GAME = [("race", 3), ("gaia", 2), ("eclipse", 2), ("sun", 2)]


@pytest.mark.parametrize(("game", "seats"), EVERY_GAME)
def test_beats_point_at_things_that_are_drawn(game: str, seats: int) -> None:
    """What a later answer has moved on is no longer there; most of it must be."""
    match = played(rules(game, seats), 150)
    found = deeds(match.rules, match.lines(0))
    style = Style("page", texts_of("en", game), True, NAMES)
    there = pointed = 0
    for deed in found[-25:]:
        seen = view(position_after(match, deed.step), 0)
        drawing = match.rules.game.draw(seen, style)
        ids = set(re.findall(r'(?:id|data-about)="([^"]+)"', drawing))
        for beat in deed.beats:
            pointed += bool(beat.elements)
            there += bool(ids & set(beat.elements))
    assert pointed > 15
    assert there / pointed > 0.9


# --- counters ------------------------------------------------------------------------------------


def figures_of(match: Match, seat: int) -> list[int]:
    told = match.rules.game.tell_figures(match.rules, match.view(None), seat)
    return [amount for _, amount in told]


@pytest.mark.parametrize(("game", "seats"), EVERY_GAME)
def test_counters_lead_from_the_first_figures_to_those_of_now(game: str, seats: int) -> None:
    match = played(rules(game, seats), 400)
    found = deeds(match.rules, match.lines(0))
    counted = changes(match, Counters(), found)
    first = [[amount for _, amount in each] for each in Counters().after(match, [found[0].step])[0]]
    for deed in found[1:]:
        for beat in deed.beats:
            for each in counted.get(beat, []):
                assert first[each.seat][each.figure] == each.old
                first[each.seat][each.figure] = each.new
    assert found[-1].step == len(match.steps)
    assert first == [figures_of(match, seat) for seat in range(seats)]


def test_the_same_counters_are_found_from_anywhere_in_the_game() -> None:
    match = played(rules("race", 2), 90)
    steps = [deed.step for deed in deeds(match.rules, match.lines(0))]
    counters = Counters()
    late = counters.after(match, steps[-3:])
    assert counters.after(match, steps)[-3:] == late == Counters().after(match, steps)[-3:]


def test_after_an_undo_counters_are_those_of_the_new_course() -> None:
    match = played(rules("gaia", 2), 40)
    seat = match.position.questions()[0].seat
    counters = Counters()
    question = match.position.questions()[0]
    options = match.position.options(question)
    match.answer(question, options[0])
    counters.after(match, [len(match.steps)])
    assert match.undoable(seat)
    match.undo(seat)
    match.answer(match.position.questions()[0], options[-1])
    (now,) = counters.after(match, [len(match.steps)])
    amounts = [[amount for _, amount in each] for each in now]
    assert amounts == [figures_of(match, seat) for seat in range(2)]


def test_nothing_is_counted_of_a_secret_choice_that_is_going_on() -> None:
    match = played(rules("race", 2), 6)
    while not match.position.agenda.secret:
        question = match.position.questions()[0]
        match.answer(question, match.position.options(question)[0])
    question = match.position.questions()[0]
    match.answer(question, match.position.options(question)[0])
    assert match.settled < len(match.steps)
    unsettled = Deed([])
    unsettled.step = len(match.steps)
    settled = deeds(match.rules, match.lines(0))
    assert changes(match, Counters(), [settled[-1], unsettled]) == {}


def test_a_step_is_walked_once_however_often_a_page_is_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, _, path = two_at_a_table(tmp_path)
    hurry(anna, path, Rng(3), 40)
    anna.get(path)
    walked: list[int] = []
    real: Any = story.Walk._go

    def counted(self: story.Walk, match: Match, at: int) -> Any:
        walked.append(at)
        return real(self, match, at)

    monkeypatch.setattr(story.Walk, "_go", counted)
    restarted: list[int] = []
    monkeypatch.setattr(story, "position_after", lambda match, at: restarted.append(at))
    hurry(anna, path, Rng(4), 3)
    for _ in range(3):
        anna.get(path)
    assert len(walked) == len(set(walked)) <= telling.MOST_TOLD
    assert restarted == []


# --- at the table --------------------------------------------------------------------------------

BEAT = re.compile(r'<li class="beat([^"]*)" data-line="(\d+)".*?>(.*?)</li>', re.DOTALL)


def news(guest: Guest, path: str) -> list[str]:
    """The beats of the strip that are new to the reader."""
    found = BEAT.findall(guest.get(path + "/board"))
    return [
        " ".join(re.findall(r"<span>(.*?)</span>", body)) for how, _, body in found if "news" in how
    ]


def test_what_ones_own_decision_reveals_is_news(tmp_path: Path) -> None:
    anna, bela, path = two_at_a_table(tmp_path)
    for guest in (anna, bela):  # the opening hands
        take_turn(guest, path)
    take_turn(anna, path)
    assert not [words for words in news(anna, path) if "has chosen" in words]
    take_turn(bela, path)  # the last answer turns both cards over
    for guest in (anna, bela):
        (revealed,) = [words for words in news(guest, path) if "has chosen" in words]
        assert "Anna has chosen" in revealed
        assert "Béla has chosen" in revealed


def test_news_are_what_has_happened_since_ones_own_last_decision(tmp_path: Path) -> None:
    anna, bela, path = two_at_a_table(tmp_path)
    for _ in range(2):
        for guest in (anna, bela):
            take_turn(guest, path)
    hurry(anna, path, Rng(5), 6)
    table = anna.table(path)
    with anna.house.game(table) as (live, match):
        told = live.records.deeds(match, 0)
    seen = anna.house.storage.seats(table.id)[0].seen
    lines = [int(number) for how, number, _ in BEAT.findall(anna.get(path)) if "news" in how]
    assert set(lines) == {deed.line for deed in told if deed.line >= seen and deed.beats}
    assert lines


def test_a_spectator_has_no_news_of_old(tmp_path: Path) -> None:
    anna, _, path = two_at_a_table(tmp_path)
    hurry(anna, path, Rng(5), 30)
    assert news(Guest(anna.house), path) == []


@pytest.mark.parametrize("language", ["en", "hu"])
def test_the_log_is_complete_and_in_one_order(tmp_path: Path, language: str) -> None:
    anna, _, path = two_at_a_table(tmp_path)
    hurry(anna, path, Rng(5))
    reader = Guest(anna.house, language)
    pages: list[list[int]] = []
    address = path + "/log"
    while address:
        page = reader.get(address)
        pages.insert(0, [int(each) for each in re.findall(r'to-step" href="[^"]*/(\d+)"', page)])
        earlier = re.search(r'href="([^"]*\?before=\d+)"', page)
        address = earlier[1] if earlier else ""
    numbers = [number for page in pages for number in page]
    assert numbers == sorted(numbers)
    with anna.house.game(anna.table(path)) as (live, match):
        told = live.records.deeds(match, None)
    assert len(told) > telling.LOG_PAGE
    assert set(numbers) == {number for number, deed in enumerate(told) if deed.beats}


@pytest.mark.parametrize("before", ["x", "-1", "9" * 400, "²", "0"])
def test_an_odd_part_of_the_log_is_no_trouble(tmp_path: Path, before: str) -> None:
    anna, _, path = two_at_a_table(tmp_path)
    assert "<ol" in anna.get(f"{path}/log?before={before}")


# --- looking back --------------------------------------------------------------------------------


def test_the_first_step_shows_a_table_that_is_set_up(tmp_path: Path) -> None:
    house = two_at_a_table(tmp_path)[0].house
    anna = Guest(house)
    path = anna.post("/quick/gaia", name="Anna")
    hurry(anna, path, Rng(2), 30)
    first = anna.get(path + "/steps/0")
    assert "The table is set up; nobody has answered yet." in first
    assert len(set(re.findall(r'id="hex-\d+"', first))) > 100


def test_the_address_of_a_step_is_its_number(tmp_path: Path) -> None:
    anna, _, path = two_at_a_table(tmp_path)
    hurry(anna, path, Rng(2), 60)
    with anna.house.game(anna.table(path)) as (live, match):
        last = len(live.records.deeds(match, 0)) - 1
    for at in (1, last // 2, last):
        assert f"Step {at} of {last}" in anna.get(f"{path}/steps/{at}")
    anna.get(f"{path}/steps/{last + 1}", 404)


def test_other_eyes_look_at_the_same_moment(tmp_path: Path) -> None:
    anna, _, path = two_at_a_table(tmp_path)
    hurry(anna, path, Rng(2))
    with anna.house.game(anna.table(path)) as (live, match):
        mine, theirs = live.records.deeds(match, 0), live.records.deeds(match, 1)
    at = len(mine) // 2
    page = anna.get(f"{path}/steps/{at}?seat=0")
    (same,) = re.findall(r'/steps/(\d+)\?seat=1"', page)
    assert theirs[int(same)].step <= mine[at].step
    assert all(deed.step > mine[at].step for deed in theirs[int(same) + 1 :])
