"""The battery passes a sound game, and each check fails on a game that is broken for it."""

from __future__ import annotations

import json

import pytest

from astrarium.core.checks import CheckFailed, battery, copies, history, run_battery, settings
from astrarium.core.checks.battery import CheckedGame, Report
from astrarium.core.checks.mixes import Setting
from astrarium.core.checks.moment import Before, Broken, Moment
from astrarium.core.codec import load
from astrarium.core.errors import OutOfTurn
from astrarium.core.match import replay
from astrarium.core.rng import Rng
from tests.core.mistakes import MISTAKES, Mistake, never_ends
from tests.toy.frames.council import Council
from tests.toy.game import GAME, find_toy
from tests.toy.state import ToyState
from tests.toy.table import at_work, question
from tests.toy.words import REST

THREE: Setting = (3, {"weather": True})


def failure_of(mistake: Mistake, monkeypatch: pytest.MonkeyPatch) -> CheckFailed:
    monkeypatch.setattr(mistake.target, mistake.name, mistake.wrong)
    with pytest.raises(CheckFailed) as failure:
        run_battery(GAME, games=12, every=mistake.every, chosen=[THREE])
    return failure.value


def test_a_sound_game_passes_every_check() -> None:
    seen: list[str] = []
    report = run_battery(GAME, games=2, every=3, progress=seen.append)
    assert report.settings == 5
    assert report.games == len(seen) == 10
    assert seen[0] == "2 seats, weather=False, seed 0"
    assert str(report).startswith(f"toy: 10 games, {report.answers} answers, 5 settings\n")
    assert {mistake.check for mistake in MISTAKES} <= set(report.checks)


@pytest.mark.parametrize("mistake", MISTAKES, ids=repr)
def test_the_battery_finds_the_mistake_by_the_check_that_names_it(
    mistake: Mistake, monkeypatch: pytest.MonkeyPatch
) -> None:
    failure = failure_of(mistake, monkeypatch)
    assert failure.check == mistake.check, str(failure)


def test_every_check_is_known_to_fail_somewhere_in_these_tests() -> None:
    report = run_battery(GAME, every=3, chosen=[THREE])
    by_hand = {
        "barriers_stop_undo",
        "guesses_are_possible",  # counts moments for the check at the end
        "kept_copies_never_change",
        "the_game_ends",
        "undo_restores_the_position",
    }
    assert set(report.checks) == {mistake.check for mistake in MISTAKES} | by_hand


def test_a_failure_says_where_and_can_be_imported(monkeypatch: pytest.MonkeyPatch) -> None:
    (mistake,) = [each for each in MISTAKES if each.check == "telling_answers_are_counted"]
    failed = failure_of(mistake, monkeypatch)
    data = json.loads(failed.dump())
    assert data["check"] == "telling_answers_are_counted"
    assert f"seed {data['seed']}, step {data['step']}" in str(failed)
    assert load(data["position"], find_toy).dump() == data["position"]
    match = replay(data["log"], find_toy)
    assert match.position.dump() == data["position"]
    assert len(match.steps) == data["step"]


def test_a_position_that_cannot_be_saved_does_not_hide_the_failure(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def cannot(self: ToyState) -> str:
        raise OSError("no ink")

    monkeypatch.setattr(ToyState, "dump", cannot)
    with pytest.raises(CheckFailed) as failure:
        run_battery(GAME, every=1)
    assert failure.value.check == "asking_changes_nothing"
    assert failure.value.position == "cannot be saved: OSError('no ink')"


def test_the_same_seed_fails_at_the_same_place(monkeypatch: pytest.MonkeyPatch) -> None:
    places = []
    for _ in range(2):
        failed = failure_of(MISTAKES[-8], monkeypatch)
        places.append((failed.seed, failed.step, failed.message))
    assert places[0] == places[1]


def test_all_mixes_of_options_that_are_not_refused_are_played() -> None:
    assert settings(GAME) == [
        (2, {"weather": False}),
        (3, {"weather": False}),
        (3, {"weather": True}),
        (4, {"weather": False}),
        (4, {"weather": True}),
    ]


def test_the_costly_checks_are_sampled() -> None:
    often, seldom = Report("toy"), Report("toy")
    for every, report in ((1, often), (1000, seldom)):
        CheckedGame(GAME, THREE, 1, every, report).play()
    assert often.checks["guesses_look_alike"] > often.answers
    assert seldom.checks["guesses_look_alike"] < 4
    assert seldom.checks["invariants_hold"] > seldom.answers


# --- checks that guard the core itself, tried by hand --------------------------------------------


def test_a_game_that_never_ends_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(battery, "LONGEST", 400)
    monkeypatch.setattr(Council, "take", never_ends)
    with pytest.raises(CheckFailed) as failure:
        run_battery(GAME, every=1000)
    assert failure.value.check == "the_game_ends"


def test_a_kept_copy_that_changed_is_noticed() -> None:
    game = CheckedGame(GAME, THREE, 1, 1000, Report("toy"))
    game.kept.append((game.match.position.clone(), "as it was"))
    with pytest.raises(CheckFailed) as failure:
        game.play()
    assert failure.value.check == "kept_copies_never_change"


def rested() -> tuple[Moment, Before]:
    match = at_work()
    before = Before(match)
    match.answer(question(match, 0), REST)
    return Moment(match, Rng(1)), before


def test_undo_that_leads_elsewhere_is_noticed() -> None:
    m, before = rested()
    before.dump = ""
    with pytest.raises(Broken, match="undo leads to another position"):
        history.undo_restores(m, before, m.match.steps[-1])


def test_undo_that_is_seen_is_noticed() -> None:
    m, before = rested()
    before.sights[2]["record"] = []
    with pytest.raises(Broken, match="undo shows 2: record"):
        history.undo_restores(m, before, m.match.steps[-1])


def test_a_barrier_that_does_not_stop_undo_is_noticed() -> None:
    m, _ = rested()
    step = m.match.steps.pop()
    m.match.steps.append(rested()[0].match.steps[-1])
    step.disclosures = 1
    with pytest.raises(Broken, match="seat 0 could undo after rest"):
        history.barriers_stop_undo(m, step)


def test_a_decision_that_cannot_be_taken_back_without_a_barrier_is_noticed() -> None:
    m, _ = rested()
    step = m.match.steps.pop()
    with pytest.raises(Broken, match="seat 0 cannot take back rest"):
        history.barriers_stop_undo(m, step)


def test_wrong_input_that_goes_through_is_noticed() -> None:
    with pytest.raises(Broken, match="there was no OutOfTurn"):
        copies.refused(OutOfTurn, lambda: None)
