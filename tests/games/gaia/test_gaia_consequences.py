"""What a plan wastes and what it may bring to others, in words."""

from __future__ import annotations

from pathlib import Path

import pytest

import astrarium
from astrarium.core.events import Sink
from astrarium.core.game import Sentence
from astrarium.games.gaia.state import Gaia
from astrarium.games.gaia.words import BY_BOOSTER
from astrarium.text import Texts, say_sentence
from tests.games.gaia.table import beginning, finish_turn, says, terrans
from tests.support import rule

NAMES = ["Anna", "Béla"]
TEXT = Path(astrarium.__path__[0]) / "games" / "gaia" / "text"


def spoken(told: list[Sentence], language: str = "en") -> list[str]:
    texts = Texts(language, [TEXT])
    return [say_sentence(texts, sentence, NAMES) for sentence in told]


def warned(s: Gaia, *moves: str, language: str = "en") -> list[str]:
    """The warnings of a plan of seat 0."""
    before = s.clone()
    s.sink = sink = Sink()
    for move in moves:
        s.play(0, move)
    events = [event.data() for event in sink.drain()]
    return spoken(s.rules.game.warnings(before, s, 0, events), language)


def gains(s: Gaia, *moves: str, language: str = "en") -> list[str]:
    before = s.clone()
    for move in moves:
        s.play(0, move)
    return spoken(s.rules.game.others_may_gain(before, s, 0), language)


def test_what_a_full_track_cannot_take_is_warned_of() -> None:
    # The power action of 4 power gives 7 credits; 30 is the most.
    s = terrans({}).seat(0, credits=27, area3=6).turn(0)
    move = next(text for text in says(s, 0) if text.startswith("power") and "credits" in text)
    assert warned(s.clone(), move) == ["This loses 4 credits: there is no room for it."]
    assert warned(s, move, language="hu") == ["Kárba vész 4 kredit: nincs hely neki."]


def test_power_tokens_that_leave_the_game_are_warned_of() -> None:
    s = terrans({}).seat(0, area1=2, area2=4, area3=0).turn(0)
    assert warned(s.clone(), "convert burn power") == [
        "1 power token leaves the game for good; 5 are left to you."
    ]
    assert warned(s, "convert burn power", language="hu") == [
        "1 energiakorongod végleg kikerül a játékból; 5 marad."
    ]


@rule("gaia.research.level-5.flip-federation-token")
def test_a_federation_token_that_a_step_to_level_5_turns_is_warned_of() -> None:
    t = terrans({}).seat(0, knowledge=4, economy=4)
    t.tokens(0, next(token.id for token in t.rules.tokens if token.green))
    s = t.turn(0)
    assert warned(s, "research economy") == [
        "A federation token turns to its gray side; you have no other green one."
    ]


def test_what_fits_is_not_warned_of() -> None:
    s = terrans({}).seat(0, ore=3).turn(0)
    assert warned(s, "convert ore to credit") == []


@pytest.mark.parametrize(
    ("ore", "loses"), [(15, True), (10, False)], ids=["a full track", "an empty one"]
)
def test_passing_warns_of_ore_that_the_next_income_would_lose(ore: int, loses: bool) -> None:
    s = terrans({}).seat(0, ore=ore, credits=0, knowledge=0).turn(0)
    lost = [each for each in warned(s, "pass boost ore tokens") if "next income" in each]
    # The faction board gives 1 ore, the first mine 1, the booster 1.
    expected = "At the next income you would lose 3 ore: there is no room for it."
    assert lost == ([expected] if loses else [])


def test_passing_warns_of_an_unused_special_action() -> None:
    s = terrans({"0,1": "oxide"}).booster(0, "boost_terraform").seat(0, ore=5, credits=5).turn(0)
    words = "You have not used the special action of your round booster in this round."
    move = "pass " + beginning(s, 0, "pass")[0]
    assert words in warned(s.clone(), move)
    s.players[0].used |= 1 << BY_BOOSTER
    assert words not in warned(s, move)


def test_passing_says_how_many_other_actions_are_open() -> None:
    s = terrans({"0,1": "terra"}).seat(0, ore=1, credits=2, knowledge=0, qic=0).turn(0)
    assert "although 1 more action is open" in warned(s.clone(), "pass boost ore tokens")[0]
    hungarian = warned(s, "pass boost ore tokens", language="hu")[0]
    assert "pedig még 1 másik akció is nyitva áll" in hungarian


@rule("gaia.passive.builder-announces")
def test_neighbours_who_may_charge_power_are_named_with_the_price() -> None:
    t = terrans({"0,1": "terra", "0,2": "desert", "0,3": "desert"})
    t.put(1, "0,2").put(1, "0,3", "planetary_institute").seat(1, area1=4, area2=0)
    s = t.turn(0)
    expected = ["Béla may charge 3 power for 2 VP for what you build on Terra (sector 03, lower)."]
    assert gains(s.clone(), "build mine 0,1") == expected
    assert gains(s, "build mine 0,1", language="hu") == [
        "Béla 2 GyP-ért feltölthet 3 energiát az itteni épületed miatt:"
        " Terra (03-as szektor, alsó)."
    ]
    finish_turn(s, 0)
    # Once the turn is over and the neighbour is asked, the plan still says so.
    assert spoken(s.rules.game.others_may_gain(s, s, 0)) == expected


def test_a_mine_far_from_others_brings_nobody_anything() -> None:
    s = terrans({"0,1": "terra"}).turn(0)
    assert gains(s, "build mine 0,1") == []


def test_the_log_says_what_was_lost() -> None:
    s = terrans({}).seat(0, ore=15).phase("income")
    assert s.sink is not None
    lost = [event.data() for event in s.sink.events if event.kind == "ore-lost"]
    told = spoken([s.rules.game.tell_event(s.rules, event) for event in lost])
    assert any("Anna loses 1 ore" in sentence for sentence in told)
