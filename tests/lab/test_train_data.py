"""The data of a training: games that follow from their numbers, shards that are gone on with."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

import astrarium
from astrarium.core.errors import BadOptions
from astrarium.lab.train import shards
from astrarium.lab.train.course import Course, blocks_of
from astrarium.lab.train.games import play
from astrarium.lab.train.page import page
from astrarium.lab.train.shards import generate, read_shard
from astrarium.lab.train.values import Epoch, best_of, read_samples, related

COURSE = Course("race", 2, {"advanced_two_player": True}, ("random",), 0.1, seed=3)


def test_a_game_is_told_at_the_end_of_every_round_for_every_seat() -> None:
    samples = play(COURSE, 4)
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
    for sample in play(COURSE, 5):
        for name in ("own.pick", "own.picked-action", "seat0.action", "seat1.action"):
            assert not any(place in layout.find(name) for place in sample.places)


def test_gaia_begins_with_the_first_round() -> None:
    samples = play(Course("gaia", 2, {}, ("random",), 0.0, seed=1), 0)
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


def test_shards_hold_what_was_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shards, "GAMES", 2)
    seen: list[tuple[int, int]] = []
    files = generate(COURSE, tmp_path, 3, 1, lambda done, total: seen.append((done, total)))
    assert [file.name for file in files] == ["000000000.shard", "000000002.shard"]
    assert seen == [(2, 3), (3, 3)]
    kept = [sample for file in files for sample in read_shard(file, COURSE)]
    played = [sample for number in range(3) for sample in play(COURSE, number)]
    assert [sample[:4] for sample in kept] == [sample[:4] for sample in played]
    for one, other in zip(kept, played, strict=True):
        assert one.values == pytest.approx(other.values)
        assert (one.win, one.margin) == (other.win, other.margin)


def test_shards_that_are_there_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shards, "GAMES", 2)
    generate(COURSE, tmp_path, 3, 1)
    first, second = sorted(tmp_path.iterdir())
    before, shorter = first.stat().st_mtime_ns, second.read_bytes()
    seen: list[tuple[int, int]] = []
    generate(COURSE, tmp_path, 4, 1, lambda done, total: seen.append((done, total)))
    assert seen == [(4, 4)]
    assert first.stat().st_mtime_ns == before
    assert second.read_bytes() != shorter


def test_several_processes_write_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shards, "GAMES", 1)
    alone = generate(COURSE, tmp_path / "alone", 2, 1)
    both = generate(COURSE, tmp_path / "both", 2, 2)
    assert [file.read_bytes() for file in alone] == [file.read_bytes() for file in both]


def test_shards_of_another_course_or_cut_off_ones_are_refused(tmp_path: Path) -> None:
    (file,) = generate(COURSE, tmp_path, 1, 1)
    other = replace(COURSE, noise=0.2)
    with pytest.raises(BadOptions, match="belongs to another course") as refused:
        generate(other, tmp_path, 1, 1)
    assert refused.value.key == "train-other-course"
    file.write_bytes(file.read_bytes()[:-3])
    with pytest.raises(BadOptions, match="is cut off"):
        list(read_shard(file, COURSE))


def test_a_game_without_numbers_cannot_be_learnt() -> None:
    with pytest.raises(BadOptions, match="has no encoding"):
        Course("sun", 2, {}, ("random",), 0.0, 1).rules()


def test_small_nets_see_neither_map_nor_question() -> None:
    names = blocks_of(astrarium.rules("gaia", 2).layout)
    assert "seat0.amounts" in names
    assert not [name for name in names if name.startswith(("map.", "question."))]


def test_some_games_choose_the_epoch_and_others_are_for_the_figures(tmp_path: Path) -> None:
    files = generate(COURSE, tmp_path, 22, 1)
    lesson = read_samples(COURSE, files)
    lengths = [len(play(COURSE, number)) for number in range(22)]
    assert len(lesson.kept) == lengths[0] + lengths[20]
    assert len(lesson.told) == lengths[10]
    assert len(lesson.learnt) == sum(lengths) - len(lesson.kept) - len(lesson.told)


def test_samples_are_those_of_the_blocks_that_a_net_looks_at(tmp_path: Path) -> None:
    layout = COURSE.rules().layout
    seen = play(COURSE, 10)
    lesson = read_samples(COURSE, generate(COURSE, tmp_path, 11, 1))
    left_out = [block for block in layout.blocks if block.name.startswith("question.")]
    wanted = [place for place in seen[0].places if not any(place in block for block in left_out)]
    assert len(wanted) < len(seen[0].places)
    assert lesson.told.starts[1] == len(wanted)
    assert list(lesson.told.targets[:2]) == pytest.approx([seen[0].win, seen[0].margin / 10])
    assert list(lesson.told.rounds) == [sample.round for sample in seen]


def test_the_best_epoch_is_that_of_the_smallest_loss() -> None:
    epochs = [Epoch(1, 3.0, 1.2, 0.9), Epoch(2, 2.0, 1.1, 0.1), Epoch(3, 1.0, 1.3, 0.9)]
    assert best_of(epochs).number == 2


def test_a_correlation_of_nothing_is_none() -> None:
    assert related([1.0, 2.0, 3.0], [2.0, 4.0, 6.5]) == pytest.approx(0.9979, abs=1e-4)
    assert related([1.0, 1.0], [1.0, 2.0]) == related([], []) == 0.0


def test_a_page_tells_the_course_and_what_came_of_it() -> None:
    epochs = [
        Epoch(1, 1.5, 1.4, 0.25, {2: (40, 0.25, 0.5)}),
        Epoch(2, 1.25, 1.2, 0.5, {2: (40, 0.125, 0.55), 3: (38, 0.75, 0.8)}),
        Epoch(3, 1.0, 1.3, 0.4, {2: (40, 0.375, 0.6)}),
    ]
    text = page(COURSE, "astrarium train race", 100, 780, epochs)
    assert "    astrarium train race\n" in text
    assert f"layout `{COURSE.rules().layout.fingerprint}`" in text
    assert "Games: 100, seed 3, seats drawn from random; 10% of the decisions at random." in text
    assert "| 2 | 1.2500 | 1.2000 | 0.500 |" in text
    assert "After epoch 2, the best, by the round that begins:" in text
    assert "| 3 | 38 | 0.750 | 80.0% |" in text
    assert "0.375" not in text
