"""Every question, choice, event, component and reason of Gaia Project is a sentence."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path
from typing import Any, cast

import pytest

import astrarium
import astrarium.games.gaia.game as game_module
from astrarium.core.errors import BadNotation
from astrarium.core.events import Event, Thing
from astrarium.core.frame import CHANCE, MAIN, Frame
from astrarium.core.game import Reason, Sentence
from astrarium.core.match import Match
from astrarium.core.playout import roll
from astrarium.core.rng import Rng
from astrarium.games.gaia import words
from astrarium.games.gaia.game import GAME
from astrarium.games.gaia.reasons import REASONS
from astrarium.games.gaia.speak.choices import TOLD
from astrarium.games.gaia.speak.questions import ASKED
from astrarium.games.gaia.state import Gaia
from astrarium.text import LANGUAGES, Texts, say_reason, say_sentence
from astrarium.text.catalogue import read_entries
from tests.games.gaia.play import after_chance, busy_choice, steps
from tests.games.gaia.table import Table, events
from tests.support import rule

GAIA = Path(game_module.__file__).parent
NAMES = ("Anna", "Béla", "Cili", "Dóra")


@cache
def texts(language: str) -> Texts:
    return Texts(language, [GAIA / "text"])


def both(sentence: Sentence) -> tuple[str, str]:
    english, hungarian = (say_sentence(texts(each), sentence, NAMES) for each in LANGUAGES)
    return english, hungarian


def check(sentence: Sentence) -> None:
    for said in both(sentence):
        assert said.endswith("."), said
        for wrong in ("..", "  ", "_"):
            assert wrong not in said, said


@pytest.mark.parametrize(("seats", "seed"), [(1, 4), (2, 5), (3, 6), (4, 7)])
def test_questions_choices_and_the_board_of_a_game_are_told(seats: int, seed: int) -> None:
    for number, (s, lane) in enumerate(steps(seats, seed)):
        if number % 7 == 0:
            question = next(each for each in s.questions() if each.lane == lane)
            check(GAME.ask(s, question))
            for choice in s.agenda.lanes[lane][-1].candidates(s):
                check(GAME.tell_choice(s, question, choice))
        if number % 80 == 0:
            for sentence in GAME.tell_board(s.rules, s.view(None)):
                check(sentence)


def test_chance_is_told() -> None:
    s = cast(Gaia, astrarium.start("gaia", 3, options={"board": "outer_tiles"}))
    rng = Rng(1)
    seen = set()
    while s.asked(lane := int(s.next_lane())) == CHANCE:
        (question,) = s.questions()
        check(GAME.ask(s, question))
        for choice in s.options(question)[:4]:
            check(GAME.tell_choice(s, question, choice))
            seen.add(choice - choice % words.KIND)
        s.answer(lane, roll(s, lane, rng))
    assert len(seen) == 7


@pytest.mark.parametrize(("seats", "seed"), [(2, 8), (4, 9)])
def test_the_events_of_a_game_are_told(seats: int, seed: int) -> None:
    match = Match(astrarium.start("gaia", seats).rules)
    s = cast(Gaia, match.position)
    rng = Rng(seed)
    seen = set()
    while (lane := int(s.next_lane())) >= MAIN:
        question = next(each for each in s.questions() if each.lane == lane)
        if s.asked(lane) == CHANCE:
            step = match.answer(question, roll(s, lane, rng))
        else:
            step = match.answer(question, busy_choice(s, lane, s.lane_options(lane), rng))
        for each in step.line(None)["events"]:
            check(GAME.tell_event(s.rules, each))
            seen.add(each["kind"])
    assert len(seen) > 18


def test_a_sector_tile_is_laid_about_the_hex_that_its_event_names() -> None:
    match = Match(astrarium.start("gaia", 2, {"board": "all_tiles"}).rules)
    rng = Rng(3)
    laid: list[Thing] = []
    while len(laid) < 7:
        (question, *_) = match.position.questions()
        step = match.answer(question, rng.pick(match.position.options(question)))
        laid += [match.rules.thing(each.source) for each in step.events if each.kind == "sector"]
    assert {each.family for each in laid} == {"hex"}
    middles = ["-2,-3", "3,-5", "-5,2", "0,0", "5,-2", "-3,5", "2,3"]
    assert [each.id for each in laid] == middles


def test_a_second_thing_that_an_event_is_about_is_its_target_and_no_amount() -> None:
    match = Match(astrarium.start("gaia", 3, {"board": "all_tiles"}).rules)
    named: dict[str, set[str]] = {}
    rng = Rng(3)
    while not match.position.over:
        (question, *_) = match.position.questions()
        step = match.answer(question, rng.pick(match.position.options(question)))
        for each in step.events:
            if each.target != words.NONE:
                named.setdefault(each.kind, set()).add(match.rules.thing(each.target).family)
                assert each.amount == 0
    assert named["sector"] == {"sector"}
    assert named["first-structure"] == named["upgrade"] == {"structure"}
    assert named["pass"] == {"booster"}
    assert named["special-action"] == {"special"}


def test_every_kind_of_event_has_a_text() -> None:
    calls = [
        node
        for path in GAIA.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute)
        if node.func.attr == "tell"
    ]
    kinds = {str(node.args[0].value) for node in calls if isinstance(node.args[0], ast.Constant)}
    assert len(kinds) > 30
    keys = set(read_entries(GAIA / "text", "en"))
    assert {f"event-{kind}" for kind in kinds} <= keys


def test_every_source_of_points_has_a_column() -> None:
    kinds = {*words.SCORE_KINDS.values(), "score-start"}
    keys = set(read_entries(GAIA / "text", "en"))
    assert {f"points-{kind}" for kind in kinds} == {k for k in keys if k.startswith("points-")}


def test_every_question_has_words() -> None:
    keys = set(read_entries(GAIA / "text", "en"))
    asking = [frame for frame in GAME.frames().values() if frame.take is not Frame.take]
    of_factions = {frame for frame in asking if ".content.factions." in frame.__module__}
    assert set(asking) - of_factions == set(ASKED)
    assert len(of_factions) == 5
    for frame in of_factions:
        assert f"ask-faction-{frame.__name__.lower()}" in keys


def test_every_kind_of_choice_has_words() -> None:
    kinds = {
        getattr(words, name)
        for name in dir(words)
        if name.isupper() and isinstance(getattr(words, name), int)
        if getattr(words, name) >= words.KIND and getattr(words, name) % words.KIND == 0
    } - {words.KIND}
    assert kinds - set(TOLD) == {words.UPGRADE, words.FROM_AREA}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_is_a_sentence(language: str) -> None:
    for card in REASONS.values():
        said = say_reason(texts(language), Reason(card.key, (3, 2), card.rule))
        assert said.endswith(".")


def test_a_reason_says_what_is_needed_and_what_there_is() -> None:
    reason = Reason("too-few-qic", (1, 0), "gaia.mine.all-costs-at-once")
    assert say_reason(texts("en"), reason) == "It takes 1 Q.I.C., and you have 0."
    assert say_reason(texts("hu"), reason) == "1 kvantumkocka kell hozzá, neked pedig 0 van."


def test_components_are_explained() -> None:
    rules = astrarium.start("gaia", 2).rules
    components = GAME.components(rules)
    assert len(components) == 14 + 6 + 9 + 15 + 10 + 9 + 6 + 7 + 10
    for key in components:
        assert all(both(GAME.tell_component(rules, key)))
        for sentence in GAME.explain(rules, key):
            assert all(both(sentence))
    assert [both(each)[1] for each in GAME.explain(rules, "faction-xenos")][:2] == [
        "Xenók",
        "Anyabolygó típusa: Sivatag.",
    ]
    assert len(GAME.explain(rules, "track-science")) == 7
    with pytest.raises(BadNotation):
        GAME.explain(rules, "tile-nothing")


@pytest.mark.parametrize(
    ("move", "english", "hungarian"),
    [
        ("lost planet 0,4", "Place the Lost Planet at 0,4.", "Ide kerül az Elveszett bolygó: 0,4."),
        (
            "lost planet 0,5",
            "For 1 Q.I.C., place the Lost Planet at 0,5.",
            "Ide kerül az Elveszett bolygó: 0,5; ára 1 kvantumkocka.",
        ),
        (
            "space station 0,1",
            "Place a space station at 0,1.",
            "Űrállomást helyezel el itt: 0,1.",
        ),
        (
            "space station 0,4",
            "For 2 Q.I.C.s, place a space station at 0,4.",
            "Űrállomást helyezel el itt: 0,4; ára 2 kvantumkocka.",
        ),
    ],
)
def test_what_range_costs_is_told_for_the_lost_planet_and_a_space_station(
    move: str, english: str, hungarian: str
) -> None:
    t = Table("ivits", "terrans").planets({"0,0": "oxide"}).put(0, "0,0", "planetary_institute")
    t.tokens(0, "fed_8_vp_qic").seat(0, qic=2, knowledge=4)
    if move.startswith("lost"):
        s = t.seat(0, navigation=4).turn(0)
        s.play(0, "research navigation")
    else:
        s = t.turn(0)
        s.play(0, "special faction")
    (choice,) = GAME.parse(s.rules, move)
    assert both(GAME.tell_choice(s, s.question_of(0), choice)) == (english, hungarian)


@pytest.mark.parametrize(
    ("structure", "english", "hungarian"),
    [
        ("trading_station", "a trading station", "felépít egy kereskedelmi állomást"),
        ("research_lab", "a research lab", "felépít egy kutatólabort"),
        ("planetary_institute", "the planetary institute", "felépíti a bolygóközi intézetet"),
        (
            "academy_knowledge",
            "the academy with knowledge income",
            "felépíti a tudást adó akadémiát",
        ),
        (
            "academy_action",
            "the academy with a special action",
            "felépíti az egyedi akciós akadémiát",
        ),
    ],
)
def test_upgrades_are_told_with_the_right_verb(
    structure: str, english: str, hungarian: str
) -> None:
    rules = Table("terrans", "xenos").rules
    place = rules.geometry.index[(0, 0)]
    told = event("upgrade", 0, place, words.FROM_STRUCTURE + words.STRUCTURES.index(structure))
    assert both(GAME.tell_event(rules, told)) == (
        f"Anna upgrades to {english} on 0,0.",
        f"Anna fejlesztéssel {hungarian} itt: 0,0.",
    )


def test_the_institute_of_the_ivits_is_placed_with_the_right_verb() -> None:
    rules = Table("terrans", "xenos").rules
    place = rules.geometry.index[(0, 0)]
    said = [
        both(GAME.tell_event(rules, event("first-structure", 0, place, structure)))[1]
        for structure in (words.FROM_STRUCTURE + words.MINE, words.FROM_STRUCTURE + words.INSTITUTE)
    ]
    assert said == [
        "Anna lehelyez egy bányát itt: 0,0.",
        "Anna lehelyezi a bolygóközi intézetet itt: 0,0.",
    ]
    s = after_chance(1)
    s.play(0, "play Ivits")
    (question,) = s.questions()
    assert both(GAME.ask(s, question))[1] == (
        "Anna, helyezd le a bolygóközi intézetet az anyabolygóddal azonos típusú bolygóra; "
        "nem kerül semmibe."
    )


def test_the_ivits_extend_their_federation_and_form_no_second_one() -> None:
    t = Table("ivits", "terrans").planets({f"0,{r}": "oxide" for r in range(-3, 3)})
    for place, kind in (
        ("0,-3", "planetary_institute"),
        ("0,-2", "trading_station"),
        ("0,-1", "research_lab"),
    ):
        t.put(0, place, kind)
    s = t.turn(0)
    s.play(0, "federation at 0,-3 token 12vp")
    for place, kind in (
        ("0,0", "academy_action"),
        ("0,1", "trading_station"),
        ("0,2", "research_lab"),
    ):
        t.put(0, place, kind)
    s = t.turn(0)
    s.play(0, "federation at 0,-3 token 12vp")
    told = [each.data() for each in events(s, "federation-grown")]
    assert [both(GAME.tell_event(s.rules, each)) for each in told] == [
        (
            "Anna extends the federation without new satellites.",
            "Anna új műhold nélkül bővíti ki a szövetségét.",
        )
    ]
    assert both(GAME.tell_event(s.rules, {**told[0], "amount": 2})) == (
        "Anna extends the federation with 2 satellites.",
        "Anna 2 műholddal bővíti ki a szövetségét.",
    )


@pytest.mark.parametrize(("number", "told"), [(5, 1), (6, 0)])
def test_nobody_is_said_to_start_a_round_after_the_last(number: int, told: int) -> None:
    s = Table("terrans", "xenos").planets({}).round(number).turn(0)
    s.play(0, "pass" if number == 6 else "pass boost ore tokens")
    assert len(events(s, "start-player")) == told


def event(kind: str, amount: int, source: int, target: int = words.NONE) -> dict[str, Any]:
    return Event(kind, 0, amount, source, "", target=target).data()


@pytest.mark.parametrize(
    ("told", "english", "hungarian"),
    [
        (
            event("ore", 2, words.FROM_TRACK),
            "Anna gains 2 ore (Terraforming).",
            "Anna 2 ércet kap (Bolygó-átalakítás).",
        ),
        (
            event("score-charge", -2, words.FROM_FACTION),
            "Anna pays 2 VP (faction board).",
            "Anna 2 győzelmi ponttal fizet (fajtábla).",
        ),
        (
            event("advance", 5, words.FROM_TRACK + 5),
            "Anna advances to level 5 in Science.",
            "Anna az 5. szintre lép: Tudomány.",
        ),
        (
            event("qic", 1, -1),
            "Anna gains 1 Q.I.C. cube.",
            "Anna 1 kvantumkockát kap.",
        ),
        (
            event("score-final-tile", 18, words.FROM_FINAL_TILE + 3),
            "Anna scores 18 VP (final scoring tile).",
            "Anna 18 győzelmi pontot kap (játékvégi pontozólapka).",
        ),
        (
            event("score-start", 10, -1),
            "Anna starts with 10 VP.",
            "Anna 10 győzelmi ponttal kezd.",
        ),
        (
            event("round", 1, -1),
            "Round 1 begins.",
            "Elkezdődik az 1. forduló.",
        ),
    ],
)
def test_events_are_told_like_this(told: dict[str, Any], english: str, hungarian: str) -> None:
    rules = astrarium.start("gaia", 2).rules
    assert both(GAME.tell_event(rules, told)) == (english, hungarian)


@rule("gaia.faction.ivits.space-station-connects")
def test_a_federation_that_begins_with_a_space_station_is_told_by_its_place() -> None:
    t = Table("ivits", "terrans").planets({f"0,{r}": "oxide" for r in range(3)})
    t.put(0, "0,0", "planetary_institute").put(0, "0,1", "trading_station").put(0, "0,2", "mine")
    s = t.turn(0)
    s.play(0, "special faction")
    s.play(0, "space station -1,1")
    s = t.turn(0)
    s.play(0, "federation")
    (question,) = s.questions()
    (choice,) = s.options(question)
    assert GAME.say(s.rules, choice) == "federate -1,1"
    assert both(GAME.tell_choice(s, question, choice)) == (
        "Form a federation with what stands at -1,1, without new satellites.",
        "Új műhold nélkül alapítasz szövetséget azzal, ami itt áll: -1,1.",
    )
