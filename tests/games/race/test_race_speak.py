"""Every question, choice and event of Race is a sentence in both languages."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import cast

import pytest

import astrarium.games.race.game as game_module
from astrarium.core.frame import Frame
from astrarium.core.match import Match
from astrarium.core.position import Question
from astrarium.core.rng import Rng
from astrarium.games.race import words
from astrarium.games.race.frames.hand import EVENTS
from astrarium.games.race.frames.pick import SecretPick
from astrarium.games.race.game import GAME
from astrarium.games.race.orb.speak import orb
from astrarium.games.race.speak.choices import TOLD
from astrarium.games.race.speak.questions import ASKED
from astrarium.games.race.state import Race
from astrarium.games.race.tables import RaceRules
from astrarium.text import LANGUAGES, Texts, say_sentence
from astrarium.text.catalogue import read_entries
from tests.games.race.table import Table, forced

RACE = Path(game_module.__file__).parent
NAMES = ("Anna", "Béla", "Cili", "Dóra")
CHOICE_KINDS = {
    getattr(words, name)
    for name in dir(words)
    if name.isupper() and isinstance(getattr(words, name), int)
    if getattr(words, name) >= words.KIND and name != "KIND" and not name.startswith("OF_")
}


@cache
def texts(language: str) -> Texts:
    return Texts(language, [RACE / "text"])


def told_choice(s: Race, seat: int, notation: str) -> tuple[str, str]:
    question = s.question_of(seat)
    (choice,) = GAME.parse(s.rules, notation)
    sentence = GAME.tell_choice(s, question, choice)
    english, hungarian = (say_sentence(texts(each), sentence, NAMES) for each in LANGUAGES)
    return english, hungarian


def asked(s: Race, seat: int) -> tuple[str, str]:
    sentence = GAME.ask(s, s.question_of(seat))
    english, hungarian = (say_sentence(texts(each), sentence, NAMES) for each in LANGUAGES)
    return english, hungarian


def told_event(s: Race, kind: str, amount: int, card: str = "", rule: str = "") -> tuple[str, str]:
    source = s.tables.names.index(card) if card else -1
    event = {"kind": kind, "seat": 0, "amount": amount, "source": source, "rule": rule}
    sentence = GAME.tell_event(s.rules, event)
    english, hungarian = (say_sentence(texts(each), sentence, NAMES) for each in LANGUAGES)
    return english, hungarian


# --- by example ----------------------------------------------------------------------------------


def test_a_development_is_offered_with_its_price() -> None:
    t = Table(2).seat(0, tableau="Old Earth", hand="Public Works; Colony Ship; Gem World")
    s = t.chosen("develop", "produce")
    assert told_choice(s, 0, "develop Public Works") == (
        "Place Public Works at no cost.",
        "Ingyen lehelyezed a Közmunkákat.",
    )
    assert told_choice(s, 0, "develop Colony Ship") == (
        "Place Colony Ship for 1 card.",
        "1 kártyáért lehelyezed a Kolóniahajót.",
    )
    assert told_choice(s, 0, "pass") == ("Place no development.", "Nem helyezel le fejlesztést.")


def test_a_world_is_offered_with_its_price_or_its_defense() -> None:
    hand = "Gem World; Spice World; New Vinland; Aquatic Uplift Race"
    s = Table(2).seat(0, tableau="New Sparta", hand=hand).chosen("settle", "produce")
    assert told_choice(s, 0, "settle Gem World") == (
        "Place Gem World for 2 cards.",
        "2 kártyáért lehelyezed a Drágakővilágot.",
    )
    assert told_choice(s, 0, "settle Aquatic Uplift Race") == (
        "Conquer Aquatic Uplift Race: its defense is 2, your Military against it 2.",
        "Elfoglalod a Vízi Génmanipulált Fajt: a védelmi ereje 2, a katonai erőd ellene 2.",
    )


def test_a_world_that_needs_a_sacrifice_is_offered_with_it() -> None:
    s = (
        Table(2)
        .seat(
            0,
            tableau="Old Earth; New Military Tactics; Colony Ship",
            hand="Rebel Miners; New Earth",
        )
        .chosen("settle", "produce")
    )
    assert told_choice(s, 0, "settle Rebel Miners") == (
        "Conquer Rebel Miners by discarding cards of your tableau: its defense is 2, "
        "your Military against it 0.",
        "A tablódról eldobott kártyákkal elfoglalod a Lázadó Bányászokat: a védelmi ereje 2, "
        "a katonai erőd ellene 0.",
    )
    assert told_choice(s, 0, "settle New Earth") == (
        "Place New Earth at no cost by discarding a card of your tableau.",
        "Ingyen lehelyezed az Új Földet, ha eldobsz egy kártyát a tablódról.",
    )


def test_a_sale_is_offered_with_its_price_and_trade_powers() -> None:
    s = (
        Table(2)
        .seat(0, tableau="Old Earth; Gem World; Comet Zone", goods="Gem World; Comet Zone")
        .chosen("consume trade", "produce")
    )
    assert asked(s, 0) == (
        "Anna, choose a good to sell; you draw its price in cards.",
        "Anna, válassz egy árut, amelyet eladsz; annyi kártyát húzol, amennyi az ára.",
    )
    # Novelty is worth 2 cards, Rare 3; the Trade power of Old Earth adds 1 to any good.
    assert told_choice(s, 0, "sell from Gem World") == (
        "Sell a Novelty good from Gem World for 3 cards.",
        "3 kártyáért eladod a Drágakővilágon lévő Újszerű árut.",
    )
    assert told_choice(s, 0, "sell from Comet Zone") == (
        "Sell a Rare good from Comet Zone for 4 cards.",
        "4 kártyáért eladod az Üstököszónán lévő Ritka árut.",
    )


def test_a_consume_power_is_offered_with_the_doubled_points() -> None:
    t = Table(2).seat(
        0,
        tableau="Old Earth; Gem World; Comet Zone; Prosperous World; Merchant World",
        goods="Gem World; Comet Zone",
        hand="Spice World; Public Works",
    )
    s = t.chosen("consume 2x", "produce")
    assert asked(s, 0)[0].startswith("Anna, choose the next consume power")
    assert told_choice(s, 0, "use Prosperous World") == (
        "Prosperous World: discard a good for 2 VP.",
        "Virágzó Világ: dobj el 1 árut 2 GyP-ért.",
    )


def test_action_cards_are_offered_with_their_bonus() -> None:
    s = Table(2).choosing()
    assert asked(s, 1) == (
        "Béla, choose an action card in secret; all cards are revealed together.",
        "Béla, válassz titokban egy akciókártyát; mindenkié egyszerre derül ki.",
    )
    assert told_choice(s, 0, "choose develop") == (
        "Develop – your development costs 1 less.",
        "Fejlesztés – a fejlesztésed 1-gyel olcsóbb.",
    )


def test_a_payment_says_what_it_is_for() -> None:
    s = (
        Table(2)
        .seat(0, tableau="Old Earth", hand="Spice World; Gem World; Comet Zone; Public Works")
        .chosen("settle", "produce")
    )
    s.play(0, "settle Spice World")
    forced(s)
    assert asked(s, 0) == (
        "Anna, choose a hand card to discard for Spice World; 2 are to be paid.",
        "Anna, válassz egy eldobandó kézilapot a Fűszervilágért; 2-t kell fizetni.",
    )
    assert told_choice(s, 0, "pay Gem World") == (
        "Discard Gem World as payment.",
        "Fizetségül eldobod a Drágakővilágot.",
    )


@pytest.mark.parametrize(
    ("kind", "amount", "card", "english", "hungarian"),
    [
        (
            "develop",
            2,
            "Drop Ships",
            "Anna places Drop Ships for 2 cards.",
            "Anna 2 kártyáért lehelyezi a Deszanthajókat.",
        ),
        (
            "conquer",
            5,
            "Rebel Outpost",
            "Anna conquers Rebel Outpost, whose defense is 5.",
            "Anna elfoglalja az 5-ös védelmi erejű Lázadó Előőrsöt.",
        ),
        (
            "sell",
            3,
            "Comet Zone",
            "Anna sells a Rare good from Comet Zone for 3 cards.",
            "Anna 3 kártyáért eladja az Üstököszónán lévő Ritka árut.",
        ),
        (
            "produce",
            1,
            "Spice World",
            "Anna produces a Novelty good on Spice World.",
            "Anna Újszerű árut termel a Fűszervilágon.",
        ),
        ("draw", 1, "", "Anna draws 1 card.", "Anna 1 kártyát húz."),
        (
            "draw",
            2,
            "Public Works",
            "Anna draws 2 cards for Public Works.",
            "Anna 2 kártyát húz a Közmunkák révén.",
        ),
        (
            "spend",
            3,
            "New Military Tactics",
            "Anna discards New Military Tactics from the tableau for +3 Military.",
            "Anna +3 katonai erőért eldobja a tablójáról az Új Katonai Taktikát.",
        ),
        ("phase", 1, "", "The Explore phase begins.", "Kezdődik a Felfedezés fázis."),
        ("round", 5, "", "Round 5 begins.", "Kezdődik az 5. kör."),
    ],
)
def test_an_event_is_a_sentence_with_its_figures(
    kind: str, amount: int, card: str, english: str, hungarian: str
) -> None:
    assert told_event(Table(2).lying(), kind, amount, card) == (english, hungarian)


# --- without a gap -------------------------------------------------------------------------------


def told_kinds() -> set[str]:
    """Every kind of event that the sources of Race tell."""
    kinds = set(EVENTS)
    for path in RACE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and _name(node.func) in ("tell", "tell_owner"):
                kinds |= {
                    each.value
                    for each in node.args[:2]
                    if isinstance(each, ast.Constant) and isinstance(each.value, str)
                }
    return kinds


def _name(function: ast.expr) -> str:
    return function.attr if isinstance(function, ast.Attribute) else ""


def event_keys() -> set[str]:
    keys = {f"event-{kind}" for kind in told_kinds() - {"spend", "end"}}
    cases = {
        "spend-for-military",
        "spend-for-cost",
        "draw-for-card",
        "discard-for-card",
        "consume-all",
        "end-pool",
        "end-tableau",
        "robot-score-chips",
        "robot-score-card",
        "robot-score-six",
        "robot-score-counter",
        "solo-won-tie",
        "solo-lost-tie",
    }
    return keys | {f"event-{case}" for case in cases}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_event_has_a_text_and_every_text_an_event(language: str) -> None:
    entries = read_entries(RACE / "text", language)
    assert {key for key in entries if key.startswith("event-")} == event_keys()


def test_every_frame_that_asks_has_a_sentence() -> None:
    asking = {frame for frame in GAME.frames().values() if frame.take is not Frame.take}
    asking -= {SecretPick}  # what three of them have in common
    told = {frame for frame in asking if any(issubclass(frame, each) for each in ASKED)}
    assert told == asking


def test_every_kind_of_choice_has_a_sentence() -> None:
    lent = {words.FLIP, words.ENOUGH}  # the part that lends says what it is
    assert set(TOLD) == CHOICE_KINDS - lent
    assert lent <= set(orb.TOLD)


def random_steps(seats: int, seed: int, **options: bool | str) -> Iterator[tuple[Match, Question]]:
    """A random game, stopped at every question before it is answered."""
    rng = Rng(seed)
    match = Match(Table(seats, **options).rules)
    while not match.position.over:
        question = match.position.questions()[0]
        yield match, question
        match.answer(question, rng.pick(match.position.options(question)))
    yield match, Question(0, 0, 0)


@pytest.mark.parametrize(
    ("seats", "seed", "options"),
    [
        (2, 1, {}),
        (2, 2, {"advanced_two_player": True}),
        (3, 3, {"preset_hands": True}),
        (4, 4, {}),
        (3, 5, {"expansion": "storm"}),
        (4, 6, {"expansion": "storm"}),
        (3, 7, {"expansion": "artifacts"}),
        (4, 8, {"expansion": "artifacts"}),
    ],
)
def test_whole_games_are_told_in_both_languages(
    seats: int, seed: int, options: dict[str, bool | str]
) -> None:
    keys: set[str] = set()
    for match, question in random_steps(seats, seed, **options):
        s = cast(Race, match.position)
        if s.over:
            break
        sentences = [GAME.ask(s, question)]
        sentences += [GAME.tell_choice(s, question, each) for each in s.candidates(question)]
        for sentence in sentences:
            keys.add(sentence[0])
            for language in LANGUAGES:
                said = say_sentence(texts(language), sentence, NAMES)
                assert said[-1] in ".?", said
                assert said[0].isupper() or said[0].isdigit(), said
    for step in match.steps:
        for event in step.events:
            sentence = GAME.tell_event(cast(RaceRules, match.rules), event.data())
            for language in LANGUAGES:
                assert say_sentence(texts(language), sentence, NAMES).endswith(".")
    assert len(keys) > 15


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_scoring_events_add_up_to_the_result(seed: int) -> None:
    *_, (match, _) = random_steps(2, seed)
    points = [0, 0]
    for step in match.steps:
        for event in step.events:
            if event.kind.startswith("score-"):
                points[event.seat] += event.amount
    assert points == match.position.scores()


def test_what_a_seat_draws_keeps_and_pays_is_told_to_it_alone() -> None:
    *_, (match, _) = random_steps(2, 5)
    private = {"drawn", "looked-at", "kept", "given"}
    for seat in (0, 1):
        told = [event for line in match.record(seat) for event in line["events"]]
        assert {each["seat"] for each in told if each["kind"] in private} == {seat}
    spectator = [event for line in match.record(None) for event in line["events"]]
    assert not [each for each in spectator if each["kind"] in private]


def test_the_good_of_a_windfall_start_world_is_told() -> None:
    told = set()
    for seed in range(12):
        for match, question in random_steps(4, seed):
            if question.seat >= 0 and match.position.agenda.joins:
                break
        record = [event for line in match.record(None) for event in line["events"]]
        worlds = [each["source"] for each in record if each["kind"] == "good"]
        told |= {match.position.rules.ids[world] for world in worlds}
    assert told == {"alpha_centauri"}
