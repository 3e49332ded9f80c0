"""The robot in words and pictures: events, the table, the mat explained, the drawing."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest

import astrarium
from astrarium.core.draw.svg import Style
from astrarium.core.errors import BadNotation
from astrarium.core.events import Event
from astrarium.core.frame import CHANCE, RIVAL
from astrarium.core.game import Options
from astrarium.core.playout import playout
from astrarium.core.rng import Rng
from astrarium.games.race.game import GAME
from astrarium.games.race.state import Race
from astrarium.text import Texts, say_sentence
from tests.games.race.solo import START_WORLDS, SoloTable

TEXTS = Path(astrarium.__path__[0]) / "games" / "race" / "text"
ENGLISH = Texts("en", [TEXTS])
HUNGARIAN = Texts("hu", [TEXTS])


def both(sentence: tuple[str, dict[str, str | int]]) -> tuple[str, str]:
    return say_sentence(ENGLISH, sentence, ["Anna"]), say_sentence(HUNGARIAN, sentence, ["Anna"])


def told(
    kind: str, amount: int = 0, card: str = "", seat: int = RIVAL, rule: str = ""
) -> tuple[str, str]:
    s = SoloTable().lying()
    source = s.tables.names.index(card) if card else -1
    event = Event(kind, seat, amount, source, rule, -3)
    return both(GAME.tell_event(s.rules, event.data()))


@pytest.mark.parametrize(
    ("kind", "amount", "card", "english", "hungarian"),
    [
        (
            "robot-world",
            0,
            "Doomed World",
            "The robot starts with Doomed World.",
            "A robot kezdővilága: Halálra Ítélt Világ.",
        ),
        ("robot-rolls", 7, "", "The robot rolls match.", "A robot dobása: „egyezés” jel."),
        (
            "robot-die",
            3,
            "",
            "A robot die lies on the right Develop space.",
            "A robot kockája a jobb oldali mezőre kerül: Fejlesztés.",
        ),
        (
            "robot-die",
            8,
            "",
            "A robot die lies on Produce.",
            "A robot kockája erre a mezőre kerül: Termelés.",
        ),
        (
            "robot-face",
            4,
            "",
            "The “robot =” counter shows Consume: 2× VP.",
            "A „robot =” jelző ezt mutatja: Feldolgozás: 2× GyP.",
        ),
        ("robot-acts", 6, "", "Robot reaction: Settle.", "A robot reakciója: Letelepedés."),
        ("robot-draws", 1, "", "The robot draws 1 card.", "A robot 1 kártyát húz."),
        ("robot-draws", 5, "", "The robot draws 5 cards.", "A robot 5 kártyát húz."),
        (
            "robot-places",
            1,
            "New Earth",
            "The robot places New Earth.",
            "A robot lehelyezi az Új Földet.",
        ),
        ("robot-economy", 1, "", "The robot's economy size grows by 1.", None),
        ("robot-pays", 2, "", "The robot pays 2 credit.", "A robot 2 kreditet fizet."),
        (
            "score-variable",
            9,
            "",
            "A 6-cost counter is worth 9 VP to the robot.",
            "A robot 9 GyP-t kap egy 6-os fejlesztésjelzőért.",
        ),
    ],
)
def test_an_event_of_the_robot_is_a_sentence(
    kind: str, amount: int, card: str, english: str, hungarian: str | None
) -> None:
    assert told(kind, amount, card) == (
        english,
        hungarian or "A robot gazdasági mérete 1-gyel nő.",
    )


TIE = "race.storm.solo.tie.robot-value"


@pytest.mark.parametrize(
    ("kind", "rule", "english", "hungarian"),
    [
        (
            "solo-won",
            "",
            "Anna beats the robot, which has 31 VP.",
            "Anna legyőzi a robotot, amelynek 31 GyP-je van.",
        ),
        ("solo-lost", "", "The robot wins with 31 VP.", "A robot győz 31 GyP-vel."),
        (
            "solo-lost",
            TIE,
            "Anna and the robot have 31 VP each; the robot wins by credit and economy size.",
            "Anna és a robot is 31 GyP-nél tart; a robot győz a kreditjeivel és a gazdasági "
            "méretével.",
        ),
        (
            "solo-shared",
            TIE,
            "Anna and the robot share the victory with 31 VP each.",
            "Anna és a robot osztozik a győzelmen, 31 GyP-vel.",
        ),
    ],
)
def test_the_result_says_who_has_won(kind: str, rule: str, english: str, hungarian: str) -> None:
    assert told(kind, 31, seat=0, rule=rule) == (english, hungarian)


@pytest.mark.parametrize("seed", range(4))
def test_whole_games_are_told_in_both_languages(seed: int) -> None:
    options: Options = {"expansion": "storm", "solo_difficulty": "hard"}
    rules = astrarium.rules("race", 1, options)
    s = rules.game.start(rules)
    s.run(0)
    rng = Rng(seed)
    while not s.over:
        (question,) = s.questions()
        assert all(both(rules.game.ask(s, question)))
        options_now = s.options(question)
        for choice in options_now[:3]:
            assert all(both(rules.game.tell_choice(s, question, choice)))
        s.apply(question, rng.pick(options_now))
    for sentence in rules.game.tell_board(rules, s.view(0)):
        assert all(both(sentence))


def test_the_table_in_words_has_the_robots_line() -> None:
    t = SoloTable("New Sparta", "medium")
    t.robot(credit=2, economy=1, stack="Gem World", tableau="Comet Zone", placed=1, vp=3)
    s = t.choosing()
    lines = [both(sentence) for sentence in GAME.tell_board(s.rules, s.view(0))]
    assert (
        "Robot: 3 VP in chips, 3 in the tableau, 1 in the draw stack, credit 2, economy size 1.",
        "Robot: 3 GyP lapkákban, 3 kártya a tablón, 1 a húzópakliban, kredit: 2, gazdasági "
        "méret: 1.",
    ) in lines
    assert (
        "6-cost counters: 1 placed, 1 left.",
        "6-os fejlesztésjelzők: 1 lehelyezve, 1 hátravan.",
    ) in lines
    assert any("Comet Zone" in english for english, _ in lines)


def test_the_mat_is_explained_with_what_is_only_reconstructed() -> None:
    rules = SoloTable().rules
    assert "robot-mat" in GAME.components(rules)
    assert both(GAME.tell_component(rules, "robot-mat")) == (
        "The robot's mat",
        "A robot játéktablója",
    )
    english = [both(sentence)[0] for sentence in GAME.explain(rules, "robot-mat")]
    assert "With New Sparta the robot face means Settle (as printed)." in english
    assert "With Epsilon Eridani the robot face means Develop (reconstructed, a guess)." in english
    assert english[-2].startswith("Die 1: Explore, Develop, Develop, Settle, Settle, match")
    assert english[-2].endswith("(reconstructed, a guess).")
    assert english[-1].endswith("(reconstructed, likely).")


# --- plans ----------------------------------------------------------------------------------------


def gains(t: SoloTable, *actions: str) -> list[tuple[str, str]]:
    """What the table says of a plan that picks these actions."""
    before = t.choosing()
    after = before.clone()
    for action in actions:
        after.play(0, f"choose {action}")
    return [both(sentence) for sentence in GAME.others_may_gain(before, after, 0)]


@pytest.mark.parametrize(
    ("action", "credit", "english", "hungarian"),
    [
        (
            "explore +5",
            0,
            "The robot draws 1 card in reaction.",
            "A robot reakcióként 1 kártyát húz.",
        ),
        (
            "develop",
            1,
            "The robot may place a development in reaction.",
            "A robot reakcióként fejlesztést helyezhet le.",
        ),
        (
            "develop",
            3,
            "The robot would place a 6-cost counter in reaction.",
            "A robot reakcióként lehelyezne egy 6-os fejlesztésjelzőt.",
        ),
        (
            "settle",
            1,
            "The robot may place a non-military world in reaction.",
            "A robot reakcióként nem katonai világot helyezhet le.",
        ),
        (
            "consume trade",
            0,
            "The robot gets 2 VP in reaction.",
            "A robot reakcióként 2 GyP-t kap.",
        ),
    ],
)
def test_a_plan_says_what_the_robots_reaction_would_bring(
    action: str, credit: int, english: str, hungarian: str
) -> None:
    t = SoloTable().robot(credit=credit, economy=2)
    assert gains(t, action) == [(english, hungarian)]


def test_of_two_actions_both_reactions_are_told_and_none_where_there_is_none() -> None:
    t = SoloTable("New Sparta").robot(credit=0)
    assert [english for english, _ in gains(t, "develop", "settle")] == [
        "The robot may place a military world in reaction."
    ]
    assert gains(SoloTable().robot(credit=0), "settle", "produce") == []


# --- notation -------------------------------------------------------------------------------------


def test_dice_and_flips_are_written_and_read() -> None:
    rules = SoloTable().rules
    for text in ("roll explore", "roll consume 2x", "roll robot", "roll match", "flip Gem World"):
        (choice,) = rules.game.parse(rules, text)
        assert rules.game.say(rules, choice) == text


def test_a_face_that_no_die_has_is_refused() -> None:
    rules = SoloTable().rules
    with pytest.raises(BadNotation, match="no die shows 'trade'"):
        rules.game.parse(rules, "roll trade")


# --- drawing --------------------------------------------------------------------------------------


def ids_in(svg: str) -> set[str]:
    return {each.get("id", "") for each in ElementTree.fromstring(svg).iter()} - {""}


@pytest.mark.parametrize("wide", [True, False], ids=["wide", "phone"])
@pytest.mark.parametrize("world", START_WORLDS)
def test_the_mat_is_drawn_with_every_start_world(world: str, wide: bool) -> None:
    t = SoloTable(world, "hard").robot(tableau="Gem World; Public Works; Public Works", placed=1)
    s = t.rolled("develop & consume 2x", "match", "robot")
    for words in (None, ENGLISH, HUNGARIAN):
        found = ids_in(GAME.draw(s.view(0), Style("light", words, wide)))
        assert {f"robot-space-{space}" for space in range(9)} <= found
        assert {"robot-credit", "robot-economy", "robot-equals", "robot-counters"} <= found
        second_copy = f"robot-card-{s.tables.names.index('Public Works')}-2"
        assert {f"robot-card-{s.tables.names.index(world)}", second_copy} <= found


def words_in(svg: str, id: str) -> list[str]:
    (group,) = [each for each in ElementTree.fromstring(svg).iter() if each.get("id") == id]
    return [each.text or "" for each in group.iter() if each.tag.endswith("text")]


def test_markers_and_dice_lie_on_their_spaces() -> None:
    s = SoloTable().rolled("develop & produce", "match", "consume 2x")
    svg = GAME.draw(s.view(0), Style("light"))
    assert words_in(svg, "robot-space-2") == ["II", "A"]
    assert words_in(svg, "robot-space-3") == ["II"]
    assert words_in(svg, "robot-space-7") == ["IV 2×", "2×"]
    assert words_in(svg, "robot-space-8") == ["V", "A", "="]


def test_every_moment_of_a_game_is_drawn_for_the_player_and_for_a_spectator() -> None:
    s: Race = astrarium.start("race", 1, {"expansion": "storm"})  # type: ignore[assignment]
    for step in (0, 1, 1, 20, 60, 10_000):
        playout(s, Rng(step), step)
        for eyes in (None, 0):
            assert "robot" in ids_in(GAME.draw(s.view(eyes), Style("dark")))
    assert s.over
    assert CHANCE not in [question.seat for question in s.questions()]
