"""Are the cards fair? Games watched, kept, gone on with, and reckoned."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import astrarium
from astrarium.cli.main import main
from astrarium.core.errors import BadOptions
from astrarium.core.frame import CHANCE, MAIN
from astrarium.core.playout import roll
from astrarium.core.position import Question
from astrarium.core.rng import Rng
from astrarium.games import names
from astrarium.games.sun.achievements import claim
from astrarium.games.sun.game import GAME
from astrarium.games.sun.words import CARD, CLAIM, COLONIZE, EVENT, FACTION, SLOT, TYPE
from astrarium.lab import balance as reckoning
from astrarium.lab.balance import (
    Compared,
    Course,
    Record,
    Watched,
    alike,
    apart,
    compared,
    play,
    read_record,
    run,
    together,
    what_came,
)
from astrarium.lab.statistics import Estimate
from tests.games.sun.table import Table

NOTHING: frozenset[str] = frozenset()
CROPS, MINING = "technology-genetically_modified_crops", "technology-robotic_mining"
LASERS = "technology-narrow_beam_lasers"


def course(**changed: object) -> Course:
    fingerprint = astrarium.rules("sun", 2).fingerprint
    usual = {"game": "sun", "seats": 2, "options": {}, "bot": "random", "seed": 4}
    return Course(**{**usual, "components": fingerprint, **changed})  # type: ignore[arg-type]


def record(wins: tuple[float, ...], took: set[str], left: set[str]) -> Record:
    """Seat 0 took and left these, seat 1 nothing."""
    took_by, left_by = (frozenset(took), NOTHING), (frozenset(left), NOTHING)
    return Record(wins, (10, 20), took_by, left_by, NOTHING, (NOTHING,) * 2, (NOTHING,) * 2)


def test_what_a_seat_takes_and_what_it_leaves_for_it_is_seen() -> None:
    t = Table(2)
    watched = Watched(t.s)
    t.turn(0)
    asked = Question(MAIN, 0, 0)
    watched.note(asked, [SLOT + 1, SLOT + 2, SLOT + 3, SLOT + 5], SLOT + 2)
    assert watched.took[0] == {CROPS}
    assert watched.left[0] == {"technology-terraforming", MINING}
    watched.note(asked, [SLOT + 1, SLOT + 3], SLOT + 3)
    assert watched.record().left[0] == {"technology-terraforming"}
    assert watched.record().took[1] == NOTHING
    assert watched.record().chose[0] == {f"Turn {CROPS}"}
    assert watched.record().passed[0] == {"Turn technology-terraforming", f"Turn {MINING}"}
    assert watched.record().chose[1] == watched.record().passed[1] == NOTHING


def test_what_chance_brings_is_for_all() -> None:
    t = Table(2)
    watched = Watched(t.s)
    watched.note(Question(MAIN, -1, 0), [], EVENT)
    assert watched.came == {f"happening-{t.rules.events[0].id}"}
    assert not any(watched.took)


def test_whoever_colonizes_might_have_gone_for_the_other_systems_of_the_deck_on_the_board() -> None:
    t = Table(4).lay_system("a_left", "wolf_359")  # beside Sirius; Tau Ceti and Kapteyn's are B
    t.ships(0, "sol", 1, 2)  # as strong as Sirius, if all of them went there
    t.turn(0)
    wolf, sirius = COLONIZE + t.place("wolf_359"), COLONIZE + t.place("sirius")
    watched = Watched(t.s)
    watched.note(Question(MAIN, 0, 0), [wolf], wolf)
    assert watched.record().chose[0] == {"Open place-wolf_359"}
    assert watched.record().passed[0] == {"Open place-sirius"}
    assert watched.record().left[0] == {"place-sirius"}
    watched.note(Question(MAIN, 0, 0), [sirius], sirius)
    assert watched.record().took[0] == {"place-wolf_359", "place-sirius"}
    assert watched.record().passed[0] == {"Open place-sirius"}  # the first time counts
    assert watched.record().chose[0] == {"Open place-wolf_359"}
    t.ships(0, "sol", 2)
    weak = Watched(t.s)
    weak.note(Question(MAIN, 0, 0), [wolf], wolf)
    assert weak.record().took[0] == {"place-wolf_359"}
    assert weak.record().chose[0] == weak.record().passed[0] == NOTHING
    asked = Watched(t.s)
    asked.note(Question(MAIN, 0, 0), [wolf, sirius], wolf)
    assert asked.record().passed[0] == {"Turn place-sirius"}  # nothing has to be guessed


def test_whoever_claims_might_have_striven_for_the_other_achievements_with_a_space(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Full ones and those that the seat has claimed lie open no longer."""
    t = Table(3)
    t.turn(0)
    full, own, other, taken = (int(goal) for goal in t.s.goals)
    cards = t.rules.achievements
    for goal in t.s.goals:
        monkeypatch.setattr(cards[goal], "spaces", 2)
    for seat, goal in ((1, full), (2, full), (1, other), (0, own)):
        claim(t.s, seat, goal)
    watched = Watched(t.s)
    watched.note(Question(MAIN, 0, 0), [CLAIM + taken], CLAIM + taken)
    assert watched.record().chose[0] == {f"Open achievement-{cards[taken].id}"}
    assert watched.record().passed[0] == {f"Open achievement-{cards[other].id}"}


def test_lots_are_drawn_among_the_components_of_a_group_and_the_types() -> None:
    """Slots without a card stay out of it: whether a new one is laid the bot decides."""
    t = Table(2)
    asked = Question(MAIN, 0, 0)
    known, new = [SLOT + slot for slot in (0, 1, 2, 3)], SLOT + 5
    assert alike(t.s, asked, [*known, new], SLOT + 2) == known
    assert alike(t.s, asked, [*known, new], new) == [new]
    assert alike(t.s, asked, [TYPE, TYPE + 2], TYPE) == [TYPE, TYPE + 2]
    cards = [CARD + t.technology(id) for id in ("mass_cloning", "capital_ship", "modular_fleet")]
    assert alike(t.s, asked, cards, cards[0]) == [cards[0], cards[2]]  # of Level II


@pytest.mark.parametrize("lots", [False, True])
def test_where_lots_are_drawn_the_bot_decides_all_but_which_component(
    lots: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    class First:
        def choose(self, view: object, question: Question, options: list[int], rng: Rng) -> int:
            return options[0]

    seen: list[tuple[str, bool]] = []  # the kind of question, and whether the first was taken

    class Seen(Watched):
        def note(self, question: Question, options: list[int], choice: int) -> None:
            super().note(question, options, choice)
            if len(options) > 1:
                frame = self.s.agenda.lanes[question.lane][-1]
                seen.append((type(frame).__name__, choice == options[0]))

    monkeypatch.setattr(reckoning, "find_bot", lambda game, name: First())
    monkeypatch.setattr(reckoning, "Watched", Seen)
    monkeypatch.setattr(reckoning, "MOST_ANSWERS", 400)
    for seed in range(3):
        play(astrarium.rules("sun", 4), "first", seed, lots)
    other = {name for name, first in seen if not first}
    assert other == ({"ChooseFaction", "ChooseSlot", "ChooseType", "ChooseCard"} if lots else set())
    assert {"Turn", "ChooseSlot", "ChooseCard"} <= {name for name, _ in seen}


def test_cards_are_compared_within_their_level_or_deck() -> None:
    t = Table(2)
    place = next(at for at, each in enumerate(t.s.systems) if each >= 0)
    system = t.rules.systems[t.s.systems[place]]
    asked = Question(MAIN, 0, 0)
    assert GAME.component_of(t.s, asked, COLONIZE + place) == f"place-{system.id}"
    assert GAME.group_of(t.rules, f"place-{system.id}") == f"system {'AB'[system.deck]}"
    assert GAME.group_of(t.rules, CROPS) == "technology I"
    assert GAME.component_of(t.s, asked, FACTION).startswith("faction-")
    assert GAME.sure_of(t.rules, CROPS) == "reconstructed"
    assert GAME.sure_of(t.rules, "technology-transdimensional_ai") == "confirmed"


def test_the_win_share_of_takers_is_held_against_that_of_those_who_took_another() -> None:
    records = [record((1.0, 0.0), {CROPS}, {MINING}) for _ in range(3)]
    records += [record((0.0, 1.0), {CROPS}, {LASERS})]
    records += [record((0.5, 0.5), {MINING}, {CROPS}) for _ in range(2)]
    found = {each.key: each for each in compared(astrarium.rules("sun", 2), records)}
    crops = found[CROPS]
    assert (crops.takers, crops.share) == (4, 75.0)
    assert (crops.others, crops.others_share) == (2, 50.0)
    assert crops.all_takers.value == 25.0
    assert crops.verdict == "few"
    assert (found[MINING].takers, found[MINING].others) == (2, 3)


def test_those_who_were_asked_alike_are_compared_with_each_other() -> None:
    """Leaders lay cards and win, others follow: within each kind of question all fare alike."""

    def asked(win: float, question: str, key: str, other: str) -> Record:
        chose, passed = frozenset({f"{question} {key}"}), frozenset({f"{question} {other}"})
        took, left = frozenset({key}), frozenset({other})
        sides = ((took, NOTHING), (left, NOTHING), NOTHING, (chose, NOTHING), (passed, NOTHING))
        return Record((win, 1 - win), (10, 20), *sides)

    records = [asked(win, "Lay", CROPS, MINING) for win in (1.0, 1.0, 1.0, 0.0)]
    records += [asked(win, "Lay", MINING, CROPS) for win in (1.0, 1.0, 1.0, 0.0) * 3]
    records += [asked(win, "Follow", CROPS, MINING) for win in (1.0, 0.0, 0.0, 0.0) * 3]
    records += [asked(win, "Follow", MINING, CROPS) for win in (1.0, 0.0, 0.0, 0.0)]
    records += [asked(1.0, "Seldom", CROPS, MINING)]
    found = {each.key: each for each in compared(astrarium.rules("sun", 2), records)}
    crops = found[CROPS]
    assert (crops.chose, crops.passed) == (4 + 12 + 1, 12 + 4)
    assert crops.all_takers.value < -20
    assert crops.difference.value == pytest.approx(0.0)
    width = crops.difference.high - crops.difference.low
    assert crops.difference.high - crops.difference.value == pytest.approx(width / 2)
    assert width > 20


def test_kinds_of_questions_weigh_as_much_as_is_known_of_them() -> None:
    """Differences of 40 and of 0 points: 100 and 100 players, then 25 and 100."""
    even = ([100.0] * 60 + [0.0] * 40, [100.0] * 20 + [0.0] * 80)
    few = ([100.0] * 5 + [0.0] * 20, [100.0] * 20 + [0.0] * 80)
    found = together([even, few])
    assert found.value == pytest.approx(40 * 50 / (50 + 20))
    assert together([even]).value == pytest.approx(40.0)
    assert together([even]) == pytest.approx(apart(*even))
    assert together([]) == together([([100.0], [0.0, 0.0])]) == Estimate(0.0, 0.0, 0.0)


def test_the_interval_is_that_of_two_means() -> None:
    """Means 60 and 40, each of 100 halves at 0 and 100: 99 % lie within 2.576 standard errors."""
    found = apart([100.0] * 60 + [0.0] * 40, [100.0] * 40 + [0.0] * 60)
    error = (2 * 2400 * 100 / 99 / 100) ** 0.5
    assert found.value == pytest.approx(20.0)
    assert found.high - found.value == pytest.approx(2.5758 * error, rel=1e-4)


@pytest.mark.parametrize(
    ("group", "chose", "passed", "takers", "points", "verdict"),
    [
        ("technology I", 299, 500, 900, 40.0, "few"),
        ("technology I", 500, 299, 900, 40.0, "few"),
        ("technology I", 300, 500, 300, 12.0, "within"),
        ("technology I", 500, 300, 500, -12.1, "beyond"),
        ("faction", 0, 0, 300, 5.0, "within"),
        ("faction", 0, 0, 300, 5.1, "beyond"),
        ("faction", 400, 400, 299, 5.1, "few"),
    ],
)
def test_a_figure_is_judged_where_enough_had_the_choice(
    group: str, chose: int, passed: int, takers: int, points: float, verdict: str
) -> None:
    judged, all_takers = Estimate(points, points - 1, points + 1), Estimate(0.0, -1.0, 1.0)
    card = Compared("x", group, "", chose, passed, judged, takers, 0.0, 900, 0.0, all_takers)
    assert card.verdict == verdict


def test_a_side_is_held_against_an_even_share() -> None:
    side = "faction-united_nations"
    records = [record((1.0, 0.0), {side}, set()), record((0.5, 0.5), {side}, {CROPS})]
    found = {each.key: each for each in compared(astrarium.rules("sun", 2), records)}
    assert (found[side].takers, found[side].share) == (2, 75.0)
    assert found[side].difference.value == 25.0


def test_events_are_compared_by_how_far_apart_the_scores_end() -> None:
    key = f"happening-{astrarium.rules('sun', 2).events[0].id}"  # type: ignore[attr-defined]
    nobody = (NOTHING,) * 2
    calm = Record((1.0, 0.0), (10, 10), nobody, nobody, NOTHING, nobody, nobody)
    wild = Record((1.0, 0.0), (10, 30), nobody, nobody, frozenset({key}), nobody, nobody)
    (found,) = what_came(astrarium.rules("sun", 2), [calm, wild, wild])
    assert (found.with_it, found.spread, found.without, found.other_spread) == (2, 10.0, 1, 0.0)


def test_a_run_that_was_broken_off_goes_on_with_the_same_games(tmp_path: Path) -> None:
    whole, broken = tmp_path / "whole.jsonl", tmp_path / "broken.jsonl"
    run(course(), whole, 3)
    run(course(), broken, 1)
    with broken.open("a") as file:
        file.write('{"wins":[0')
    assert len(run(course(), broken, 3)) == 3
    assert run(course(), whole, 2) == run(course(), whole, 3)[:2]  # a longer log is read so far
    assert broken.read_text() == whole.read_text()


def test_a_log_of_other_games_is_refused(tmp_path: Path) -> None:
    log = tmp_path / "log.jsonl"
    run(course(), log, 1)
    before = log.read_text()
    with pytest.raises(BadOptions, match="of another course"):
        run(course(seed=5), log, 2)
    assert log.read_text() == before


def test_several_processes_play_the_same_games(tmp_path: Path) -> None:
    run(course(), tmp_path / "one", 4)
    run(course(), tmp_path / "two", 4, jobs=2)
    assert (tmp_path / "one").read_text() == (tmp_path / "two").read_text()


@pytest.mark.parametrize("game", names())
def test_every_game_can_be_watched(game: str) -> None:
    seats = astrarium.games.find_game(game).seats
    s = astrarium.start(game, 2 if 2 in seats else seats[0])
    watched, rng = Watched(s), Rng(3)
    for _ in range(80):
        lane = s.next_lane()
        question = Question(lane, s.asked(lane), s.agenda.numbers[lane])
        options = [] if question.seat == CHANCE else s.lane_options(lane)
        choice = rng.pick(options) if options else roll(s, lane, rng)
        watched.note(question, options, choice)
        s.answer(lane, choice)
    assert any(watched.took)
    assert all(watched.game.group_of(s.rules, key) for took in watched.took for key in took)


def test_a_whole_game_is_kept_in_one_line() -> None:
    found = play(astrarium.rules("sun", 2), "random", 3)
    assert found is not None
    assert sum(found.wins) == pytest.approx(1.0)
    assert all(found.took)
    assert read_record(found.line()) == found


def test_the_command_writes_a_page_and_goes_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    log, page = tmp_path / "log.jsonl", tmp_path / "page.md"
    balance = ["balance", "sun", "--bot", "random", "--seats", "2", "--log", str(log)]
    assert main([*balance, "--games", "2", "--page", str(page)]) == 0
    assert "2 games with 2 seats of the bot “random”" in page.read_text("utf-8")
    assert main([*balance, "--games", "3", "--lang", "hu"]) == 0
    assert "3 játszma 2 hellyel" in capsys.readouterr().out
    assert "Lots were drawn" not in page.read_text("utf-8")
    lots = ["--lots", "--log", str(tmp_path / "lots.jsonl"), "--games", "1"]
    assert main([*balance, *lots]) == 0
    assert "Lots were drawn" in capsys.readouterr().out
    assert main([*balance, "--games", "3", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["games"] == 3
    assert main([*balance, "--seed", "9"]) == 2
    assert "is the log of other games" in capsys.readouterr().err


def test_a_game_that_does_not_end_is_told_and_not_counted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(reckoning, "MOST_ANSWERS", 50)
    log = tmp_path / "log.jsonl"
    assert run(course(), log, 2) == []
    monkeypatch.undo()
    balance = ["balance", "sun", "--bot", "random", "--seats", "2", "--seed", "4"]
    assert main([*balance, "--games", "3", "--log", str(log)]) == 0
    assert "1 of them came to an end and are counted below; 2 were broken off" in (
        capsys.readouterr().out
    )
