"""Every game is a folder of one plan: whoever knows one game knows where to look in all of them."""

from __future__ import annotations

from pathlib import Path

import pytest

from astrarium.core.dealing import OpenGame
from astrarium.core.game import Game
from astrarium.games import find_game
from tests import toy
from tools.engine import GAMES

# What every game has, and what else a file or folder of a game may be called.
ALWAYS = {
    "__init__.py",
    "game.py",  # the card: title, seats, options, version
    "state.py",  # the position
    "flow.py",  # rounds and phases, in rulebook order
    "frames/",  # the questions
    "effects.py",  # the vocabulary that components are written in
    "tables.py",  # components read into tables
    "content/",  # the printed components
    "scoring.py",
    "view.py",  # what a seat may see, snapshots
    "invariants.py",  # what must hold in every position
    "notation.py",
    "words.py",  # numbers with names: kinds of choices, places, goods
    "reasons.py",  # codes of reasons, with rule ids
    "refusals.py",  # mixes of options that are impossible, if there are any
    "encoding.py",  # positions and choices as numbers for nets, where the game brings them
    "bench.py",
    "draw/",
    "speak/",
    "text/",
    "rules.yaml",
}
IN_DRAW = {"__init__.py", "board.py"}
IN_SPEAK = {
    "__init__.py",
    "board.py",
    "choices.py",
    "consequences.py",
    "events.py",
    "ids.py",
    "questions.py",
}
# Where a game does what the core asks of it, unless its card needs no file for that.
DONE_IN = {
    "invariants": ["broken"],
    "notation": ["parse", "say"],
    "view": ["from_data", "full_data", "state_data"],
    "orders": ["order_concerns", "ordered", "orders_here"],
    "encoding": ["encode"],
    "refusals": ["refuse"],
    "speak.questions": ["ask"],
    "speak.choices": ["heading_of", "tell_choice"],
    "speak.events": ["sum_up", "tell_event"],
    "speak.board": ["components", "explain", "tell_board", "tell_component", "tell_figures"],
    "speak.consequences": ["others_may_gain", "warnings"],
    "speak.composing": [
        "carried", "ending", "extras", "fill", "foreseen", "is_extra", "picks_left", "takes_away",
        "usual", "wholes",
    ],
    "draw.board": ["draw", "element_of", "zones"],
    "draw.gallery": ["gallery"],
    "draw.key": ["key"],
    "draw.owners": ["owner"],
    "draw.pointing": ["elements_told"],
}  # fmt: skip
# The toy of the tests has no components, no texts and no mix of options that takes a file.
TOY = Path(toy.__file__).parent
NOT_IN_THE_TOY = {
    "effects.py", "tables.py", "content/", "refusals.py", "bench.py", "speak/", "text/",
    "rules.yaml",
}  # fmt: skip
# A part that options add is a folder of the same shape; only what it needs, but always these.
IN_PART = {"__init__.py", "part.py", "state.py", "frames/", "view.py", "draw/", "speak/"}

games = sorted(path.parent for path in GAMES.glob("*/game.py"))
whole = [game for game in games if find_game(game.name).maturity != "sketch"]
parts = sorted(path.parent for path in GAMES.glob("*/*/part.py"))


def names_in(folder: Path) -> set[str]:
    found = {f"{path.name}/" if path.is_dir() else path.name for path in folder.iterdir()}
    return {name for name in found if name != "__pycache__/"}


def test_there_are_games_and_parts_to_look_at() -> None:
    assert {game.name for game in whole} >= {"gaia", "race"}
    assert {part.name for part in parts} >= {"draft", "goals", "orb", "robot"}


@pytest.mark.parametrize("game", whole, ids=lambda game: game.name)
def test_a_game_has_the_files_of_the_plan(game: Path) -> None:
    card = find_game(game.name)
    refuses = type(card).refuse is not Game.refuse
    encodes = type(card).encode is not Game.encode
    needed = ALWAYS if refuses else ALWAYS - {"refusals.py"}
    needed = needed if encodes else needed - {"encoding.py"}
    assert sorted(needed - names_in(game)) == []
    assert sorted(IN_DRAW - names_in(game / "draw")) == []
    assert sorted(IN_SPEAK - names_in(game / "speak")) == []


@pytest.mark.parametrize("part", parts, ids=lambda part: f"{part.parent.name} {part.name}")
def test_a_part_of_a_game_is_a_folder_of_the_same_shape(part: Path) -> None:
    assert sorted(IN_PART - names_in(part)) == []


@pytest.mark.parametrize("part", parts, ids=lambda part: f"{part.parent.name} {part.name}")
def test_a_part_says_what_must_hold_in_a_file_of_its_own(part: Path) -> None:
    says = "def broken(" in (part / "part.py").read_text(encoding="utf-8")
    assert says == ("invariants.py" in names_in(part))


@pytest.mark.parametrize("game", whole, ids=lambda game: game.name)
def test_what_the_core_asks_of_a_game_is_done_in_the_same_file_in_all_games(game: Path) -> None:
    card = find_game(game.name)
    package = f"astrarium.games.{game.name}"
    astray = [
        f"{name}: {at}, not {file}"
        for file, names in DONE_IN.items()
        for name in names
        if (at := getattr(card, name).__module__)
        not in (Game.__module__, OpenGame.__module__, f"{package}.game", f"{package}.{file}")
    ]
    assert astray == []


@pytest.mark.parametrize("game", whole, ids=lambda game: game.name)
def test_the_tests_of_a_game_look_for_forgotten_fields(game: Path) -> None:
    tests = TOY.parent / "games" / game.name
    looked = "".join(path.read_text(encoding="utf-8") for path in tests.rglob("test_*.py"))
    assert "faults(POSITION, " in looked
    assert "faults(PLAYER, " in looked


def test_the_toy_of_the_tests_is_of_the_same_plan() -> None:
    assert sorted(ALWAYS - NOT_IN_THE_TOY - names_in(TOY)) == []
    assert sorted(NOT_IN_THE_TOY & names_in(TOY)) == []
    assert sorted(IN_DRAW - names_in(TOY / "draw")) == []


@pytest.mark.parametrize("game", games, ids=lambda game: game.name)
def test_folders_of_a_game_are_those_of_the_plan_and_its_parts(game: Path) -> None:
    folders = {name for name in names_in(game) if name.endswith("/")}
    known = {name for name in ALWAYS if name.endswith("/")}
    known |= {f"{part.name}/" for part in parts if part.parent == game}
    assert sorted(folders - known) == []


@pytest.mark.parametrize("game", games, ids=lambda game: game.name)
def test_texts_are_in_both_languages_file_by_file(game: Path) -> None:
    files = {path.name for path in (game / "text").glob("*.ftl")}
    english = {name.removeprefix("en.") for name in files if name.startswith("en.")}
    hungarian = {name.removeprefix("hu.") for name in files if name.startswith("hu.")}
    assert english == hungarian != set()


@pytest.mark.parametrize("game", games, ids=lambda game: game.name)
def test_drawings_and_sentences_are_made_nowhere_else(game: Path) -> None:
    """What is plain is told by its folder: nothing that draws or speaks lies among the rules."""
    astray = [
        str(path.relative_to(game))
        for path in game.rglob("*.py")
        if {"draw", "speak"}.isdisjoint(path.relative_to(game).parts)
        and path.name != "game.py"
        and "astrarium.core.draw.svg" in path.read_text(encoding="utf-8")
    ]
    assert astray == []
