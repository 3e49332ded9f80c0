"""The data of a training: games that follow from their numbers, shards that are gone on with."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

import astrarium
from astrarium.bots.search.outlook import Judged
from astrarium.core.errors import BadOptions
from astrarium.lab.executors import Here
from astrarium.lab.train.course import Course, blocks_of
from astrarium.lab.train.games import Sample, play, shares_among
from astrarium.lab.train.learning import Epoch, best_of, related
from astrarium.lab.train.samples import read_lesson
from astrarium.lab.train.shards import generate, read_shard

COURSE = Course("race", 2, {"advanced_two_player": True}, ("random",), 0.1, seed=3)
HERE = Here()


def round_ends(course: Course, number: int) -> list[Sample]:
    return [sample for sample in play(course, number) if not sample.choices]


def test_a_game_is_told_at_the_end_of_every_round_for_every_seat() -> None:
    samples = round_ends(COURSE, 4)
    rounds = sorted({sample.round for sample in samples})
    assert rounds == list(range(2, rounds[-1] + 1))
    assert [sample.seat for sample in samples] == [0, 1] * len(rounds)
    assert {sample.game for sample in samples} == {4}
    first, second = samples[-2:]
    assert first.win + second.win == 1
    assert first.margin == -second.margin
    layout = COURSE.rules().layout
    pool = layout.find("pool-steps")
    assert all(any(place in pool for place in sample.places) for sample in samples)


def test_at_a_round_end_nobody_has_chosen_yet() -> None:
    layout = COURSE.rules().layout
    for sample in round_ends(COURSE, 5):
        for name in ("own.pick", "own.picked-action", "seat0.action", "seat1.action"):
            assert not any(place in layout.find(name) for place in sample.places)


def test_gaia_begins_with_the_first_round() -> None:
    samples = round_ends(Course("gaia", 2, {}, ("random",), 0.0, seed=1), 0)
    assert [sample.round for sample in samples[::2]] == [1, 2, 3, 4, 5, 6]


def test_the_same_number_is_the_same_game() -> None:
    assert play(COURSE, 7) == play(COURSE, 7)
    assert play(COURSE, 7) != play(COURSE, 8)
    assert play(COURSE, 7) != play(replace(COURSE, seed=4), 7)


def test_a_careful_bot_errs_as_often_as_the_course_says() -> None:
    """With all decisions at random the bot does not matter; without noise it does."""
    noisy = replace(COURSE, noise=1.0)
    assert play(noisy, 2) == play(replace(noisy, bots=("greedy",)), 2)
    calm = replace(COURSE, noise=0.0)
    assert play(calm, 2) != play(replace(calm, bots=("greedy",)), 2)


def test_shards_hold_what_was_played(tmp_path: Path) -> None:
    seen: list[tuple[int, int]] = []
    files = generate(
        COURSE, tmp_path, 3, HERE, lambda done, total: seen.append((done, total)), size=2
    )
    assert [file.name for file in files] == ["000000000.shard", "000000002.shard"]
    assert seen == [(2, 3), (3, 3)]
    kept = [sample for file in files for sample in read_shard(file, COURSE)]
    played = [sample for number in range(3) for sample in play(COURSE, number)]
    assert [sample[:4] for sample in kept] == [sample[:4] for sample in played]
    assert [sample.choices for sample in kept] == [sample.choices for sample in played]
    assert any(sample.choices for sample in kept)
    for one, other in zip(kept, played, strict=True):
        assert one.values == pytest.approx(other.values)
        assert one.shares == pytest.approx(other.shares)
        assert (one.win, one.margin) == (other.win, other.margin)


def test_shards_that_are_there_are_kept(tmp_path: Path) -> None:
    generate(COURSE, tmp_path, 3, HERE, size=2)
    first, second = sorted(tmp_path.iterdir())
    before, shorter = first.stat().st_mtime_ns, second.read_bytes()
    seen: list[tuple[int, int]] = []
    generate(COURSE, tmp_path, 4, HERE, lambda done, total: seen.append((done, total)), size=2)
    assert seen == [(4, 4)]
    assert first.stat().st_mtime_ns == before
    assert second.read_bytes() != shorter


def test_several_processes_write_the_same(tmp_path: Path) -> None:
    alone = generate(COURSE, tmp_path / "alone", 2, HERE, size=1)
    both = generate(COURSE, tmp_path / "both", 2, Here(2), size=1)
    assert [file.read_bytes() for file in alone] == [file.read_bytes() for file in both]


def test_shards_of_another_course_or_cut_off_ones_are_refused(tmp_path: Path) -> None:
    (file,) = generate(COURSE, tmp_path, 1, HERE)
    other = replace(COURSE, noise=0.2)
    with pytest.raises(BadOptions, match="belongs to another course") as refused:
        generate(other, tmp_path, 1, HERE)
    assert refused.value.key == "train-other-course"
    file.write_bytes(file.read_bytes()[:-3])
    with pytest.raises(BadOptions, match="is cut off"):
        list(read_shard(file, COURSE))


def test_a_game_without_numbers_cannot_be_learnt() -> None:
    with pytest.raises(BadOptions, match="has no encoding"):
        Course("sun", 2, {}, ("random",), 0.0, 1).rules()


def test_small_nets_see_the_question_but_no_map() -> None:
    names = blocks_of(astrarium.rules("gaia", 2).layout)
    assert "seat0.amounts" in names
    assert "question.kind" in names
    assert not [name for name in names if name.startswith("map.")]


# --- answers --------------------------------------------------------------------------------------


def answers(course: Course, number: int) -> list[Sample]:
    return [sample for sample in play(course, number) if sample.choices]


def test_what_the_first_bot_answers_is_learnt_and_what_was_open() -> None:
    """Where it weighs nothing against anything, one of four of its answers."""
    course = replace(COURSE, bots=("greedy", "random"), noise=0.0)
    actions = course.rules().actions
    found = [sample for number in range(2) for sample in answers(course, number)]
    assert len(found) > 10
    for sample in found:
        assert sorted(sample.shares)[-2:] == [0, 1]
        assert len(sample.choices) == len(sample.shares) > 1
        assert [actions.id_of(choice) for choice in sample.choices]
        question = course.rules().layout.find("question.kind")
        assert sum(place in question for place in sample.places) == 1
    alone = replace(course, bots=("greedy",))
    assert len({sample.seat for sample in answers(alone, 0)}) == 2


def test_random_answers_are_not_learnt() -> None:
    assert answers(replace(COURSE, noise=1.0), 0) == []


def test_a_look_ahead_teaches_how_likely_each_answer_is() -> None:
    """An answer that is a point better is 2.718 times as likely; what was not tried is not."""
    weighed = [Judged([7, 1], 3.0, {}), Judged([5], 2.0, {}), Judged([7, 2], 1.0, {})]
    assert shares_among([4, 5, 7], weighed) == pytest.approx([0.0, 0.268941, 0.731059], abs=1e-6)


def test_the_planner_teaches_by_what_it_weighs() -> None:
    course = replace(COURSE, bots=("planner", "random"), noise=0.0)
    shared = [sample for sample in answers(course, 0) if 0 < max(sample.shares) < 1]
    assert shared
    for sample in shared:
        assert sum(sample.shares) == pytest.approx(1)


# --- samples --------------------------------------------------------------------------------------


def test_some_games_choose_the_epoch_and_others_are_for_the_figures(tmp_path: Path) -> None:
    files = generate(COURSE, tmp_path, 22, HERE)
    lesson = read_lesson([(COURSE, files)])
    lengths = [0] * 22
    for file in files:
        for sample in read_shard(file, COURSE):
            lengths[sample.game] += 1
    assert len(lesson.kept) == lengths[0] + lengths[20]
    assert len(lesson.told) == lengths[10]
    assert len(lesson.learnt) == sum(lengths) - len(lesson.kept) - len(lesson.told)
    assert lesson.is_enough()
    assert not read_lesson([]).is_enough()


def test_samples_are_those_of_the_blocks_that_a_net_looks_at(tmp_path: Path) -> None:
    course = replace(COURSE, game="gaia", options={})
    layout = course.rules().layout
    seen = play(course, 10)
    lesson = read_lesson([(course, generate(course, tmp_path, 11, HERE))])
    left_out = [block for block in layout.blocks if block.name.startswith("map.")]
    wanted = [place for place in seen[0].places if not any(place in block for block in left_out)]
    assert len(wanted) < len(seen[0].places)
    assert lesson.told.starts[1] == len(wanted)
    assert list(lesson.told.targets[:2]) == pytest.approx([seen[0].win, seen[0].margin / 10])
    assert list(lesson.told.rounds) == [sample.round for sample in seen]


def test_samples_know_the_rows_of_their_choices(tmp_path: Path) -> None:
    lesson = read_lesson([(COURSE, generate(COURSE, tmp_path, 11, HERE))])
    told, actions = lesson.told, COURSE.rules().actions
    seen = play(COURSE, 10)
    ids = [actions.id_of(choice) for sample in seen for choice in sample.choices]
    assert list(told.rows) == ids
    assert list(told.row_starts) == list(range(len(ids) + 1))
    assert told.round_ends() == [at for at, each in enumerate(seen) if not each.choices]
    assert list(told.shares) == [share for sample in seen for share in sample.shares]


def test_the_best_epoch_is_that_of_the_smallest_loss() -> None:
    epochs = [Epoch(1, 3.0, 1.2, 0.9), Epoch(2, 2.0, 1.1, 0.1), Epoch(3, 1.0, 1.3, 0.9)]
    assert best_of(epochs).number == 2


def test_a_correlation_of_nothing_is_none() -> None:
    assert related([1.0, 2.0, 3.0], [2.0, 4.0, 6.5]) == pytest.approx(0.9979, abs=1e-4)
    assert related([1.0, 1.0], [1.0, 2.0]) == related([], []) == 0.0
