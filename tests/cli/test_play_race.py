"""Playing Race in the terminal."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import astrarium
from astrarium.core.log import read_log
from tests.cli.conftest import SEED, TypeIn

PROMISE = "271a413bd339c5709fdceaec41f14f11e9fbfb5042d72d331c65f32b284cd09a"
START = ("play", "race", "--seed", SEED)


@pytest.fixture(autouse=True)
def in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def test_the_hash_of_the_seed_is_shown_before_the_seed(type_in: TypeIn) -> None:
    printed = type_in("1\n" * 400, *START)
    assert printed.index(PROMISE) < printed.index(f"Seed: {SEED}")


def test_a_question_lists_what_each_choice_is_worth(type_in: TypeIn) -> None:
    printed = type_in("", *START)
    start = printed.index("Player 1, choose a card of your opening hand to discard, 2 in all.")
    assert printed[start + 1 : start + 6] == [
        "  1  Discard Rebel Fuel Cache. [military world, defense 1, 1 VP, Rare windfall]",
        "  2  Discard New Military Tactics. [development, cost 1, 1 VP]",
        "  3  Discard Colony Ship. [development, cost 2, 1 VP]",
        "  4  Discard Genetics Lab. [development, cost 2, 1 VP]",
        "  5  Discard Galactic Renaissance. [development, cost 6, varying VP]",
    ]


@pytest.mark.parametrize(
    "typed",
    ["5 4\n", "4, 5\n", "4\n4\n", "discard Galactic Renaissance; Genetics Lab\n"],
)
def test_a_set_may_be_given_by_numbers_one_by_one_or_in_notation(
    type_in: TypeIn, typed: str
) -> None:
    printed = type_in(typed, *START)
    assert "· Player 1 discards Genetics Lab from hand." in printed
    assert "· Player 1 discards Galactic Renaissance from hand." in printed


def test_a_set_that_is_too_large_changes_nothing(type_in: TypeIn) -> None:
    printed = type_in("1 2 3\n", *START)
    assert not [line for line in printed if line.endswith("from hand.")]


def test_the_table_is_shown_when_a_round_begins(type_in: TypeIn) -> None:
    printed = type_in("1 2\n", *START)
    start = printed.index("Round 1. VP pool: 24, deck: 99, discard pile: 4.")
    assert printed[start + 1 : start + 20] == [
        "Player 1: 0 VP in chips, 4 in hand, 1 in the tableau.",
        "  Earth's Lost Colony – world, cost 2, 1 VP, Novelty production",
        "  Consume: discard a good for 1 VP.",
        "  Produce: produce a Novelty good on this world.",
        "Player 2 (greedy): 0 VP in chips, 4 in hand, 1 in the tableau.",
        "  Alpha Centauri – world, cost 2, 0 VP, Rare windfall, with a good",
        "  Settle: the cost of Rare worlds is 1 less, but never less than 0.",
        "  Settle: +1 Military against Rare worlds.",
        "Hand of Player 1:",
        "  Colony Ship – development, cost 2, 1 VP",
        "  Settle: you may discard this card from your tableau to place a non-military",
        "      world at no cost, but no Alien production or windfall world.",
        "  Colony Ship – development, cost 2, 1 VP",
        "  Settle: you may discard this card from your tableau to place a non-military",
        "      world at no cost, but no Alien production or windfall world.",
        "  Genetics Lab – development, cost 2, 1 VP",
        "  Trade: when you sell a Genes good, draw 1 more card.",
        "  Produce: produce a good on one of your Genes windfall worlds.",
        "  Galactic Renaissance – development, cost 6, varying VP",
    ]


def test_a_question_mark_explains_a_card_by_name_or_by_option(type_in: TypeIn) -> None:
    by_name = type_in("? colony ship\n", *START)
    assert "  Colony Ship" in by_name
    assert "  Development, cost 2." in by_name
    by_number = type_in("? 3\n", *START)
    assert "discard Colony Ship" in by_number
    assert "  Development, cost 2." in by_number


def test_an_unknown_card_is_told_with_the_one_that_may_be_meant(type_in: TypeIn) -> None:
    printed = type_in("? colony shop\n? zzz\n", *START)
    text = " ".join(printed)
    assert "There is nothing called “colony shop” in this game; did you mean Colony Ship?" in text
    assert "There is nothing called “zzz” in this game." in printed


def test_why_gives_the_reason_and_the_rule(type_in: TypeIn) -> None:
    printed = type_in("1 2\nchoose develop\nwhy develop Galactic Renaissance\n", *START)
    assert "It costs 5 cards, and you can discard only 3 for it." in printed
    text = " ".join(line.strip() for line in printed)
    assert "[race.base.develop.only-affordable]" in text


def test_why_says_when_there_is_no_such_choice(type_in: TypeIn) -> None:
    printed = type_in("why discard Colony Shop\nwhy fly\n", *START)
    assert "There is no such choice. Did you mean “Colony Ship”?" in printed
    assert "There is no such choice." in printed


def test_why_says_when_something_is_open(type_in: TypeIn) -> None:
    assert "That is open to you." in type_in("why discard Colony Ship\n", *START)
    assert any(line.startswith("Why not what?") for line in type_in("why\n", *START))


def test_what_is_not_open_is_refused_with_its_reason(type_in: TypeIn) -> None:
    printed = type_in("1 2\nchoose develop\ndevelop Galactic Renaissance\n", *START)
    assert "It costs 5 cards, and you can discard only 3 for it." in printed


def test_what_is_no_notation_is_told(type_in: TypeIn) -> None:
    text = " ".join(type_in("jump Gem World\n", *START))
    assert "“jump Gem World” begins with no known verb" in text


def test_undo_takes_back_an_answer(type_in: TypeIn) -> None:
    printed = type_in("1\nundo\nundo\n", *START, "--log", "u.log")
    assert "Taken back." in printed
    assert any(line.startswith("Nothing can be taken back") for line in printed)
    assert [entry.kind for entry in read_log(Path("u.log").read_text("utf-8")).entries][
        -1
    ] == "undo"


def test_the_log_tells_what_has_happened(type_in: TypeIn) -> None:
    printed = type_in("log 2\n", *START)
    after = printed[printed.index(">") + 1 :]
    assert after[:2] == [
        "· Player 1 draws Galactic Renaissance.",
        "· Player 2 (greedy) discards 2 cards.",
    ]
    assert len([line for line in type_in("log\n", *START) if line.startswith("· ")]) == 18


def test_commands_are_listed_and_options_shown_in_notation(type_in: TypeIn) -> None:
    assert "  undo: take back your last answer" in type_in("help\n", *START)
    assert "  discard Colony Ship" in type_in("notation\n", *START)
    printed = type_in("board\n", *START)
    assert printed.count("Hand of Player 1:") == 2


def test_the_result_tells_the_points_by_source(type_in: TypeIn) -> None:
    printed = type_in("", *START, "--bots", "greedy,random")
    result = printed[printed.index("Result") :]
    assert result[1].startswith("1. Player ")
    totals = [int(line.rpartition(" ")[2]) for line in result if line[0].isdigit()]
    shares = [int(line.split(" VP")[0].split()[-1]) for line in result if line.startswith("  ")]
    assert sum(totals) == sum(shares)


def test_quit_saves_and_resume_goes_on(type_in: TypeIn) -> None:
    typed = ["1 2", "choose develop", "1"]
    whole = type_in("\n".join([*typed, "quit"]) + "\n", *START, "--log", "whole.log")
    type_in(typed[0] + "\nquit\n", *START, "--log", "parts.log")
    later = type_in("\n".join([*typed[1:], "quit"]) + "\n", "play", "--resume", "parts.log")
    assert "Saved. To go on: astrarium play --resume parts.log" in later
    assert whole[-1] == "Saved. To go on: astrarium play --resume whole.log"
    # The bots begin anew, so only what the person and chance did until then must be the same.
    first, second = (
        Path(name).read_text("utf-8").splitlines() for name in ("whole.log", "parts.log")
    )
    assert first[:20] == second[:20]
    assert astrarium.replay("\n".join(second) + "\n").position.players  # type: ignore[attr-defined]


def test_without_a_file_name_a_game_is_saved_under_its_promise(type_in: TypeIn) -> None:
    type_in("1 2\nquit\n", *START)
    printed = type_in("1 2\nquit\n", *START)
    assert printed[-1] == "Saved. To go on: astrarium play --resume race-271a413b-2.log"
    assert Path("race-271a413b.log").exists()


def test_a_game_without_any_answer_leaves_no_file(type_in: TypeIn, tmp_path: Path) -> None:
    type_in("quit\n", *START)
    assert list(tmp_path.iterdir()) == []


def test_the_seed_stays_private_until_the_game_is_over(type_in: TypeIn) -> None:
    type_in("1 2\nquit\n", *START, "--log", "g.log")
    assert SEED not in Path("g.log").read_text("utf-8")
    private = Path("g.log.private")
    assert json.loads(private.read_text("utf-8"))["seed"] == SEED
    assert private.stat().st_mode & 0o077 == 0
    type_in("1\n" * 400, "play", "--resume", "g.log")
    assert not private.exists()
    assert astrarium.verify(Path("g.log").read_text("utf-8")).position.over


def test_seats_bots_and_options_are_as_asked_for(type_in: TypeIn) -> None:
    asked = ("--seats", "3", "--bots", "random", "--you", "1", "--option", "preset_hands=true")
    printed = type_in("1\n", *START, *asked, "--log", "g.log")
    assert "At the table: Player 1 (random), Player 2 and Player 3 (greedy)." in printed
    header = read_log(Path("g.log").read_text("utf-8")).header
    assert header["seats"] == 3
    assert header["options"] == {"advanced_two_player": False, "preset_hands": True}


def test_no_line_is_longer_than_eighty_columns_and_none_is_coloured(type_in: TypeIn) -> None:
    printed = type_in("1\n" * 400, *START, "--lang", "hu")
    assert max(len(line) for line in printed) <= 80
    assert not [line for line in printed if "\x1b" in line]


def test_a_game_can_be_played_in_hungarian(type_in: TypeIn) -> None:
    typed = "? Kolóniahajó\nmiért discard Új Spárta\ndiscard Kolóniahajó; Genetikai Labor\nkilép\n"
    printed = type_in(typed, *START, "--lang", "hu")
    assert "  Kolóniahajó (Colony Ship)" in printed
    assert "Ez most nem választható." in printed
    assert "· 1. játékos a kezéből eldobja a Genetikai Labort." in printed
    assert any(line.startswith("Elmentve.") for line in printed)
