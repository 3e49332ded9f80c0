"""Cards, the table and the log of Race in words."""

from __future__ import annotations

from pathlib import Path
from typing import cast

import pytest

import astrarium.games.race.game as game_module
from astrarium.core.draw.svg import Style
from astrarium.core.errors import BadNotation
from astrarium.core.game import Data
from astrarium.core.match import Match
from astrarium.core.rng import Rng
from astrarium.games.race.game import GAME
from astrarium.games.race.tables import RaceRules
from astrarium.text import LANGUAGES, Texts, say_sentence
from tests.games.race.table import Table

FOLDER = Path(game_module.__file__).parent / "text"
NAMES = ("Anna", "Béla")


def board(view: Data, language: str) -> list[str]:
    texts = Texts(language, [FOLDER])
    rules = Table(2).rules
    return [say_sentence(texts, each, NAMES) for each in GAME.tell_board(rules, view)]


def laid() -> Table:
    table = Table(2).seat(
        0,
        tableau="Alpha Centauri; Drop Ships",
        hand="Galactic Imperium; Rebel Base",
        goods="Alpha Centauri",
        vp=3,
    )
    return table.seat(1, tableau="Old Earth", hand="Gem World")


def test_the_owner_reads_everything_that_lies_before_it() -> None:
    assert board(laid().lying().view(0), "en") == [
        "Round 1. VP pool: 21, deck: 107, discard pile: 0.",
        "Anna: 3 VP in chips, 2 in hand, 2 in the tableau.",
        "Alpha Centauri – world, cost 2, 0 VP, Rare windfall, with a good",
        "Settle: the cost of Rare worlds is 1 less, but never less than 0.",
        "Settle: +1 Military against Rare worlds.",
        "Drop Ships – development, cost 4, 2 VP",
        "Settle: +3 Military.",
        "Béla: 0 VP in chips, 1 in hand, 1 in the tableau.",
        "Old Earth – world, cost 3, 2 VP",
        "Trade: when you sell a good, draw 1 more card.",
        "Consume: discard a good for 1 VP, up to 2 times.",
        "Hand of Anna:",
        "Rebel Base – military world, defense 6, 6 VP",
        "Galactic Imperium – development, cost 6, varying VP",
        "Settle: +4 Military against Rebel worlds.",
        "Scoring: 2 VP for each REBEL military world in your tableau.",
        "Scoring: 1 VP for each other military world in your tableau.",
    ]


def test_a_pool_that_was_overdrawn_is_told_as_empty() -> None:
    """[race.base.consume.vp-beyond-pool] 24 chips lie there for two players, and 26 are taken."""
    s = Table(2).seat(0, tableau="Old Earth", vp=20).seat(1, tableau="New Sparta", vp=6).lying()
    assert board(s.view(0), "en")[0] == "Round 1. VP pool: 0, deck: 112, discard pile: 0."
    assert ">-2<" not in GAME.draw(s.view(None), Style())


def test_a_spectator_reads_no_hand() -> None:
    assert "Anna keze:" in board(laid().lying().view(0), "hu")
    seen = board(laid().lying().view(None), "hu")
    assert not [line for line in seen if line.startswith(("Anna keze", "Lázadó Bázis"))]


def test_hungarian_cards_are_told_in_the_words_of_the_rulebook() -> None:
    lines = board(laid().lying().view(0), "hu")
    assert "Alpha Centauri – világ, költsége 2, 0 GyP, Ritka szerencsevilág, áruval" in lines
    assert "Lázadó Bázis – katonai világ, védelmi ereje 6, 6 GyP" in lines


def test_the_cards_just_looked_at_are_shown_to_their_seat() -> None:
    s = Table(2).lying()
    s.players[0].looked_at = [s.tables.names.index("Gem World")]
    assert "Anna looks at:" in board(s.view(0), "en")
    assert "Anna looks at:" not in board(s.view(1), "en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_is_told_in_one_line_and_explained(language: str) -> None:
    texts = Texts(language, [FOLDER])
    rules = Table(2).rules
    titles = GAME.components(rules)
    assert len(titles) == 95
    assert titles["card-gem_world"] == "Gem World"
    for key in titles:
        assert say_sentence(texts, GAME.tell_component(rules, key), ()).startswith(texts(key))
        sentences = [say_sentence(texts, each, ()) for each in GAME.explain(rules, key)]
        assert sentences[0].startswith(texts(key))
        assert len(sentences) > 2


def test_a_card_that_does_not_exist_is_refused() -> None:
    with pytest.raises(BadNotation, match="card-moon"):
        GAME.explain(Table(2).rules, "card-moon")


def told(match: Match, eyes: int | None) -> list[str]:
    texts = Texts("en", [FOLDER])
    sentences = GAME.tell_record(cast(RaceRules, match.rules), match.record(eyes))
    return [say_sentence(texts, each, NAMES) for each in sentences]


def after_the_opening_discards() -> Match:
    """Each seat has discarded two of six cards."""
    match = Match(Table(2).rules)
    rng = Rng(7)
    while not match.position.agenda.secret:
        question = match.position.questions()[0]
        match.answer(question, rng.pick(match.position.options(question)))
    return match


def test_a_seat_reads_its_own_discards_card_by_card_and_the_others_as_a_sum() -> None:
    lines = told(after_the_opening_discards(), 0)
    assert len([line for line in lines if line.startswith("Anna discards ")]) == 2
    assert all(line.endswith(" from hand.") for line in lines if line.startswith("Anna discards"))
    assert "Béla discards 2 cards." in lines


def test_a_spectator_reads_only_sums() -> None:
    lines = told(after_the_opening_discards(), None)
    discards = sorted(line for line in lines if "discards" in line)
    assert discards == ["Anna discards 2 cards.", "Béla discards 2 cards."]
    assert not [line for line in lines if line.startswith("Anna draws ")]


def test_cards_looked_at_are_not_repeated_in_the_log() -> None:
    rules = Table(2).rules
    event = {"kind": "looked-at", "seat": 0, "amount": 1, "source": 3, "rule": ""}
    assert GAME.tell_record(rules, [{"seat": -1, "say": "", "events": [event]}]) == []
