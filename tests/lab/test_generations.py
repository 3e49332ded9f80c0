"""Generation after generation, without PyTorch: the nets come from elsewhere, as they may."""

from __future__ import annotations

import json
import pickle
import shutil
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

import pytest

from astrarium.bots.search.outlook import Judged
from astrarium.core.errors import BadOptions
from astrarium.core.rng import Rng
from astrarium.lab.executors import Executor, Here
from astrarium.lab.statistics import Estimate
from astrarium.lab.train.course import Course, digest_of
from astrarium.lab.train.games import Playing, drawn, play
from astrarium.lab.train.generations import (
    BEST,
    LEARNT,
    NET,
    Nobody,
    Outcome,
    Plan,
    Run,
    Teller,
    Waits,
    named,
)
from astrarium.lab.train.generations import PLAN as PLAN_FILE
from astrarium.lab.train.learning import Epoch
from astrarium.lab.train.page import page
from astrarium.lab.train.players import Entered, player_of
from tests.bots.race_games import decisions
from tests.bots.small_nets import ADVANCED, random_net

COURSE = Course("race", 2, ADVANCED, ("random",), 0.1, seed=3)
PLAN = Plan(COURSE, games=21, own_games=1, gate_games=2, epochs=1, nodes=1)
EPOCHS = [Epoch(1, 1.5, 1.25, 0.5, {2: (4, 0.25, 0.5)}, 0.75, 8)]


def train(folder: Path, number: int) -> None:
    """What another Python, with PyTorch, would write."""
    place = folder / f"generation-{number}"
    (place / NET).write_bytes(random_net(number + 1))
    learnt = {"samples": 10, "epochs": [asdict(each) for each in EPOCHS]}
    (place / LEARNT).write_text(json.dumps(learnt))


class Lines(Teller):
    def __init__(self) -> None:
        self.told: list[str] = []

    def played(self, number: int, games: int) -> None:
        self.told.append(f"{number}: {games} games")

    def outcome(self, outcome: Outcome) -> None:
        self.told.append(f"{outcome.number}: best {outcome.best}")


class BrokenOff(Exception):
    pass


class Once:
    """Breaks off after one piece of work, however much is asked of it."""

    def each(self, work: Callable[[Any], Any], items: Sequence[Any]) -> Iterator[Any]:
        yield from (work(item) for item in items[:1])
        if len(items) > 1:
            raise BrokenOff


def two_generations(folder: Path, executor: Executor) -> tuple[list[Outcome], list[str]]:
    """With nets brought from elsewhere whenever one is waited for; and what stopped it."""
    stopped: list[str] = []
    while True:
        try:
            return Run(PLAN, folder, executor, Teller(), trains=False).run(1), stopped
        except Waits as waits:
            train(folder, stopped.count("net"))
            stopped.append(str(waits))
        except BrokenOff:
            stopped.append("broken off")


def contents(folder: Path) -> dict[str, bytes]:
    files = [file for file in folder.rglob("*") if file.is_file()]
    return {str(file.relative_to(folder)): file.read_bytes() for file in files}


# --- steps ----------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def at_once(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, list[Outcome]]:
    folder = tmp_path_factory.mktemp("run")
    outcomes, stopped = two_generations(folder, Here())
    assert stopped == ["net", "net"]
    return folder, outcomes


def test_games_are_played_by_one_python_and_nets_trained_by_another(
    at_once: tuple[Path, list[Outcome]],
) -> None:
    folder, (first, second) = at_once
    assert (first.games, second.games) == (21, 1)
    assert (first.opponent, first.share) == ("", None)
    assert second.opponent == "generation-0"
    assert second.share is not None
    assert second.epochs == EPOCHS
    best = (folder / BEST).read_bytes()
    assert best == (folder / f"generation-{second.best}" / NET).read_bytes()
    lines = Lines()
    Run(PLAN, folder, Nobody(), lines, trains=False).run(1)  # all is there: nothing is played
    assert lines.told == ["0: 21 games", "0: best 0", "1: 1 games", f"1: best {second.best}"]


def test_where_nothing_is_left_to_play_no_server_of_nets_is_begun(
    at_once: tuple[Path, list[Outcome]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def serving(course: Course) -> None:
        raise AssertionError("nobody needs it")

    monkeypatch.setattr("astrarium.lab.train.generations.serving", serving)
    folder, outcomes = at_once
    assert Run(PLAN, folder, Here(), Teller(), served=True).run(1) == outcomes
    copy = shutil.copytree(folder, tmp_path / "copy")
    (copy / PLAN_FILE).unlink()
    with pytest.raises(AssertionError, match="nobody needs it"):  # a longer match
        Run(replace(PLAN, gate_games=4), copy, Here(), Teller(), served=True).run(1)
    shutil.rmtree(copy / "generation-1" / "games")
    with pytest.raises(AssertionError, match="nobody needs it"):
        Run(replace(PLAN, gate_games=4), copy, Here(), Teller(), served=True).run(1)


def test_a_run_that_is_broken_off_goes_on_to_the_same(
    at_once: tuple[Path, list[Outcome]], tmp_path: Path
) -> None:
    folder, outcomes = at_once
    again, stopped = two_generations(tmp_path, Once())
    assert stopped == ["broken off", "net", "net"]
    assert again == outcomes
    assert contents(tmp_path) == contents(folder)


def test_whoever_only_trains_waits_for_games(tmp_path: Path) -> None:
    with pytest.raises(Waits, match="games"):
        Run(PLAN, tmp_path, Nobody(), Teller()).run(0)


def test_too_few_games_are_not_learnt_from(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("astrarium.lab.train.generations.Training", lambda *_: None)
    few = replace(PLAN, games=2)
    with pytest.raises(BadOptions, match="too few games") as refused:
        Run(few, tmp_path, Here(), Teller()).run(0)
    assert refused.value.key == "train-too-few"


def test_a_folder_is_of_one_plan(tmp_path: Path) -> None:
    Run(PLAN, tmp_path, Nobody(), Teller()).begin()
    Run(PLAN, tmp_path, Nobody(), Teller()).begin()
    for other in (
        replace(PLAN, nodes=2),
        replace(PLAN, against="greedy"),
        replace(PLAN, course=replace(COURSE, seed=4)),
    ):
        with pytest.raises(BadOptions, match="belongs to another course"):
            Run(other, tmp_path, Nobody(), Teller()).begin()


# --- whom a net meets -----------------------------------------------------------------------------


def outcome(number: int, best: int, share: Estimate | None = None) -> Outcome:
    course = replace(COURSE, seed=100 + number)
    return Outcome(number, course, 1, 10, EPOCHS, "somebody", share, best)


def run_after(folder: Path, *outcomes: Outcome, plan: Plan = PLAN) -> Run:
    run = Run(plan, folder, Nobody(), Teller())
    run.outcomes = list(outcomes)
    for each in range(len(outcomes) + 1):
        run.place(each).mkdir()
        (run.place(each) / NET).write_bytes(random_net(each + 1))
    return run


def test_the_first_games_are_those_of_the_bots(tmp_path: Path) -> None:
    assert run_after(tmp_path).course(0) == replace(COURSE, nodes=1)


def test_of_twenty_opponents_fourteen_are_the_best_net_four_older_and_two_of_the_house(
    tmp_path: Path,
) -> None:
    run = run_after(tmp_path, outcome(0, 0), outcome(1, 1), outcome(2, 1), outcome(3, 3))
    course = run.course(4)
    assert course.learner == course.teacher == "generation-3"
    assert Counter(course.bots) == {
        "generation-3": 14,
        "generation-0": 2,
        "generation-1": 2,
        "random": 2,
    }
    assert set(course.nets) == {"generation-0", "generation-1", "generation-3"}
    assert course.nets["generation-3"] == random_net(4)
    assert course.data()["nets"]["generation-3"] == digest_of(random_net(4))
    assert course.seed == 3004


def test_while_there_are_no_older_nets_the_house_takes_their_place(tmp_path: Path) -> None:
    course = run_after(tmp_path, outcome(0, 0)).course(1)
    assert Counter(course.bots) == {"generation-0": 14, "random": 6}


def test_the_learner_sits_at_one_seat_of_every_game() -> None:
    course = replace(COURSE, learner="me", bots=("greedy",))
    seats = Counter(tuple(drawn(course, Rng(seed))) for seed in range(60))
    assert set(seats) == {("me", "greedy"), ("greedy", "me")}
    assert min(seats.values()) > 15


def test_an_exploiter_meets_the_frozen_bot_alone(tmp_path: Path) -> None:
    plan = replace(PLAN, against="greedy")
    run = run_after(tmp_path, outcome(0, 0), outcome(1, 1), plan=plan)
    course = run.course(2)
    assert course.bots == ("greedy",)
    assert course.learner == "generation-1"
    assert set(course.nets) == {"generation-1"}


def test_a_net_learns_from_the_games_of_four_generations(tmp_path: Path) -> None:
    run = run_after(tmp_path, *(outcome(number, number) for number in range(5)))
    for number in range(6):
        folder = run.place(number) / "games"
        folder.mkdir()
        (folder / "000000000.shard").write_bytes(b"")
    shards = run.shards(5)
    assert [course.seed for course, _ in shards] == [102, 103, 104, 3005]
    assert [files[0].parent.parent.name for _, files in shards] == [
        f"generation-{number}" for number in (2, 3, 4, 5)
    ]


# --- who is the best ------------------------------------------------------------------------------


@pytest.mark.parametrize(("share", "best"), [(0.49, 1), (0.5, 3), (0.7, 3)])
def test_a_net_that_holds_its_own_takes_the_place_of_the_best(
    share: float, best: int, tmp_path: Path
) -> None:
    run = run_after(tmp_path, outcome(0, 0), outcome(1, 1), outcome(2, 1))
    assert run.best_after(3, Estimate(share, 0.0, 1.0)) == best


def test_of_exploiters_whoever_wins_most_is_the_best(tmp_path: Path) -> None:
    plan = replace(PLAN, against="greedy")
    run = run_after(tmp_path, outcome(0, 0, Estimate(0.3, 0.2, 0.4)), plan=plan)
    assert run.best_after(1, Estimate(0.3, 0.2, 0.4)) == 0
    assert run.best_after(1, Estimate(0.31, 0.2, 0.4)) == 1
    assert Run(plan, tmp_path, Nobody(), Teller()).best_after(0, Estimate(0.1, 0, 1)) == 0


def test_with_more_seats_the_opponent_has_all_the_others(tmp_path: Path) -> None:
    run = Run(PLAN, tmp_path, Nobody(), Teller())
    nets = {named(1): random_net(2), named(0): random_net(1)}
    course = replace(COURSE, seats=4, options={}, nets=nets)
    names = [each.name for each in run.entrants(course, named(1), named(0), None)]
    assert len(set(names)) == 4
    assert [name.split()[0] for name in names] == ["generation-1", *["generation-0"] * 3]
    assert digest_of(random_net(2)) in names[0]
    frozen = run.entrants(course, named(1), "greedy", None)
    assert [each.name for each in frozen[1:]] == ["greedy 1", "greedy 2", "greedy 3"]


# --- players --------------------------------------------------------------------------------------


def with_net(nodes: int = 30) -> Course:
    return replace(COURSE, nodes=nodes, nets={"mine": random_net(1)}, bots=("mine", "random"))


def test_a_net_travels_to_other_processes_as_its_file() -> None:
    entered = Entered(with_net(), "mine")
    for s, question, choices in decisions(2, ADVANCED, [Entered(with_net(), "mine")] * 2, seed=1):
        view = s.view(question.seat)
        chosen = entered.choose(view, question, choices, Rng(1))
        again = pickle.loads(pickle.dumps(entered))
        assert again.choose(view, question, choices, Rng(1)) == chosen
        break
    assert player_of(with_net(), "mine").nodes == 30
    assert player_of(with_net(0), "mine").nodes > 30


def test_games_of_nets_follow_from_their_numbers() -> None:
    course = replace(with_net(1), learner="mine", bots=("random",))
    assert play(course, 1) == play(course, 1)
    other = replace(course, nets={"mine": random_net(2)})
    assert play(other, 1) != play(course, 1)


def test_only_the_learner_is_learnt_from() -> None:
    course = replace(with_net(1), learner="mine", bots=("random",))
    found = play(course, 1)
    taught = {sample.seat for sample in found if sample.choices}
    assert len(taught) == 1
    assert {sample.seat for sample in found} == {0, 1}
    assert any(0 < max(sample.shares) < 1 for sample in found if sample.choices)


def test_of_what_is_not_weighed_one_in_four_is_learnt() -> None:
    game = Playing(COURSE, 0, None)
    alone, among = [Judged([1], 0.0, {})], [Judged([1], 0.0, {}), Judged([2], 0.0, {})]
    assert [game.is_learnt(alone) for _ in range(6)] == [True, False, False, False, True, False]
    assert game.is_learnt(among)


# --- the page -------------------------------------------------------------------------------------


def test_a_page_tells_the_plan_and_what_came_of_it() -> None:
    second = [
        Epoch(1, 1.5, 1.4, 0.25, {2: (40, 0.25, 0.5)}, 0.5, 10),
        Epoch(2, 1.25, 1.2, 0.5, {2: (40, 0.125, 0.55), 3: (38, 0.75, 0.8)}, 0.625, 16),
        Epoch(3, 1.0, 1.3, 0.4, {2: (40, 0.375, 0.6)}, 0.7, 10),
    ]
    outcomes = [
        outcome(0, 0),
        outcome(1, 1, Estimate(0.55, 0.45, 0.645))._replace(epochs=second),
    ]
    plan = replace(PLAN, course=replace(COURSE, bots=("greedy", "casual")))
    text = page(plan, "astrarium train race", outcomes)
    rules = COURSE.rules()
    assert text.startswith("# Training: Race for the Galaxy\n\n    astrarium train race\n")
    assert f"layout `{rules.layout.fingerprint}`" in text
    assert f"answers `{rules.actions.fingerprint}`" in text
    assert "21 games, seed 3, seats drawn from greedy, casual; 10% of the decisions" in text
    assert "14 of 20 that net, 4 of 20 older ones (greedy while there are none)" in text
    assert "1044 rows of answers" in text
    assert "| 0 | 1 | 10 | somebody | – | generation 0 |" in text
    assert "| 1 | 1 | 10 | somebody | 55.0 (45.0 – 64.5) | generation 1 |" in text
    assert "| 2 | 1.2500 | 1.2000 | 0.500 | 62.5% of 16 |" in text
    assert "After epoch 2, the best, by the round that begins:" in text
    assert "| 3 | 38 | 0.750 | 80.0% |" in text
    assert "0.375" not in text


def test_a_page_of_an_exploiter_names_whom_it_met() -> None:
    text = page(replace(PLAN, against="greedy"), "astrarium train race", [outcome(0, 0)])
    assert "- Against greedy: at every table one seat is the best net so far" in text
    assert "14 of 20" not in text
