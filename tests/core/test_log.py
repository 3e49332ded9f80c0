"""The chain of the log, strict replay, and proof that chance followed from its seed."""

from __future__ import annotations

import json
from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st

from astrarium.core.codec import canonical, digest
from astrarium.core.errors import BadLog, OtherRules
from astrarium.core.game import Data
from astrarium.core.log import Log, read_log
from astrarium.core.match import replay, verify
from astrarium.core.rng import promise_of
from tests.toy.game import find_toy
from tests.toy.table import SEED, at_work, finished


@cache
def good_log() -> str:
    return finished().log.text()


def resealed(entries: list[Data]) -> str:
    """A log with a proper chain, whatever its entries say."""
    before = ""
    lines = []
    for data in entries:
        data = {key: value for key, value in data.items() if key != "link"}
        before = digest(before + canonical(data))[:16]
        lines.append(canonical({**data, "link": before}))
    return "\n".join(lines) + "\n"


def entries_of(text: str) -> list[Data]:
    return [json.loads(line) for line in text.splitlines()]


def test_a_log_replays_to_its_position_and_to_itself() -> None:
    match = finished()
    again = replay(match.log.text(), find_toy)
    assert again.position.dump() == match.position.dump()
    assert again.log.text() == match.log.text()


def test_a_log_of_a_running_game_replays() -> None:
    match = at_work()
    match.play(0, "rest")
    assert replay(match.log.text(), find_toy).position.dump() == match.position.dump()


def test_resealing_changes_nothing_in_a_good_log() -> None:
    assert resealed(entries_of(good_log())) == good_log()


def test_the_header_names_game_version_seats_options_and_components() -> None:
    header = entries_of(good_log())[0]
    del header["link"], header["promise"]
    assert header == {
        "astrarium": 1,
        "game": "toy",
        "version": "1",
        "seats": 3,
        "options": {"weather": True},
        "components": "toy-components-1",
    }


@given(st.data())
def test_a_change_of_any_byte_is_noticed(data: st.DataObject) -> None:
    text = good_log()
    at = data.draw(st.integers(0, len(text) - 1))
    other = data.draw(st.characters(exclude_categories=["Cs"]).filter(lambda c: c != text[at]))
    with pytest.raises(BadLog):
        replay(text[:at] + other + text[at + 1 :], find_toy)


@given(st.data())
def test_a_log_cut_off_anywhere_inside_a_line_is_noticed(data: st.DataObject) -> None:
    text = good_log()
    end = data.draw(st.integers(0, len(text) - 1).filter(lambda at: at and text[at - 1] != "\n"))
    with pytest.raises(BadLog, match="cut off in the middle of a line"):
        replay(text[:end], find_toy)


def test_an_empty_log_is_none() -> None:
    with pytest.raises(BadLog, match="empty"):
        replay("", find_toy)


@given(st.data())
def test_lines_missing_from_the_middle_are_noticed(data: st.DataObject) -> None:
    lines = good_log().splitlines(keepends=True)
    first = data.draw(st.integers(0, len(lines) - 2))
    after = data.draw(st.integers(first + 1, len(lines) - 1))
    with pytest.raises(BadLog) as error:
        replay("".join(lines[:first] + lines[after:]), find_toy)
    assert error.value.line == first + 1


def test_a_log_without_its_end_is_the_log_of_a_running_game() -> None:
    lines = good_log().splitlines(keepends=True)
    match = replay("".join(lines[:-9]), find_toy)
    assert not match.position.over
    assert not match.log.ended


def test_lines_after_the_end_are_refused() -> None:
    text = good_log()
    extra = resealed([*entries_of(text), {"lane": 0, "seat": 0, "say": "skip"}])
    count = len(text.splitlines())
    with pytest.raises(BadLog, match=f"line {count + 1}: there are lines after the end"):
        replay(extra, find_toy)


@pytest.mark.parametrize("line", ["", "7", "[]", '"x"', "{}", "null", "{", "[" * 100_000])
def test_a_line_that_is_no_entry_is_refused(line: str) -> None:
    first = good_log().split("\n")[0]
    with pytest.raises(BadLog, match="line 2: this is no log entry"):
        read_log(f"{first}\n{line}\n")


def test_a_lone_surrogate_is_a_changed_line_and_no_crash() -> None:
    first = good_log().split("\n")[0]
    with pytest.raises(BadLog, match="line 2: the entry was changed"):
        read_log(first + '\n{"link":"0","say":"\\ud800"}\n')


def test_a_log_of_another_format_is_refused() -> None:
    header, *rest = entries_of(good_log())
    with pytest.raises(BadLog, match="no log of format 1"):
        replay(resealed([{**header, "astrarium": 2}, *rest]), find_toy)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"version": "0"}, "made with rules version 0 of toy; version 1 is installed"),
        ({"components": "others"}, "another component set of toy"),
        ({"seats": 9}, "toy is for 2 to 4 seats, not for 9"),
        ({"seats": "3"}, "'3' is no whole number"),
        ({"options": {"weather": 1}}, "option 'weather' cannot be '1'"),
        ({"options": {"sunshine": True}}, "toy has no option 'sunshine'"),
        ({"options": 4}, "not installed"),
    ],
)
def test_a_log_of_other_rules_is_refused(change: Data, message: str) -> None:
    header, *rest = entries_of(good_log())
    with pytest.raises(OtherRules, match=message):
        replay(resealed([{**header, **change}, *rest]), find_toy)


def test_a_header_that_lacks_something_is_refused() -> None:
    header, *rest = entries_of(good_log())
    del header["options"]
    with pytest.raises(OtherRules, match="the header lacks options"):
        replay(resealed([header, *rest]), find_toy)


def changed(text: str, at: int, **change: object) -> str:
    entries = entries_of(text)
    entries[at] = {**entries[at], **change}
    return resealed(entries)


@pytest.mark.parametrize(
    ("at", "change", "message"),
    [
        (1, {"say": "bid 1"}, "chance may not 'bid 1' now: not-offered"),
        (1, {"say": "sing"}, "'sing' begins with no word of the toy"),
        (1, {"say": "card 1, 2"}, "'card 1, 2' is not one answer"),
        (1, {"say": 4}, "no proper 'say'"),
        (1, {"seat": 0}, "seat 0 is not asked; we wait for chance"),
        (1, {"lane": 2}, "chance is not asked"),
        (1, {"lane": 4}, "chance is not asked"),
        (1, {"lane": 99}, "chance is not asked"),
        (1, {"lane": -1}, "chance is not asked"),
        (1, {"lane": None}, "no proper 'lane'"),
        (1, {"forced": True}, "chance is not forced to answer that"),
        (1, {"note": "hello"}, "the line does not replay to itself"),
        (1, {"undo": 1}, "chance cannot take back"),
        (1, {"undo": "1"}, "no proper 'undo'"),
        (1, {"end": {}}, "there are lines after the end"),
        (-1, {"end": {"scores": [9, 9, 9], "ranking": [1, 1, 1]}}, "the result says"),
        (-1, {"end": 5}, "no proper 'end'"),
        (-2, {"end": {}}, "lines after the end"),
    ],
)
def test_an_entry_that_does_not_follow_the_rules_is_refused_with_its_line(
    at: int, change: Data, message: str
) -> None:
    count = len(good_log().splitlines())
    with pytest.raises(BadLog, match=message) as error:
        replay(changed(good_log(), at, **change), find_toy)
    assert error.value.line in (at % count + 1, at % count + 2)


@pytest.mark.parametrize("wrong", [{"scores": [9, 9, 9]}, {"ranking": [1, 1, 1]}])
def test_a_result_with_wrong_scores_or_a_wrong_ranking_is_refused(wrong: Data) -> None:
    end = entries_of(good_log())[-1]["end"]
    with pytest.raises(BadLog, match="the result says"):
        replay(changed(good_log(), -1, end={**end, **wrong}), find_toy)


def test_an_end_before_the_end_is_refused() -> None:
    entries = entries_of(good_log())
    with pytest.raises(BadLog, match="the log ends before the game does"):
        replay(resealed([*entries[:-4], entries[-1]]), find_toy)


def test_the_log_is_closed_only_once_and_only_when_the_game_is_over() -> None:
    match = at_work()
    with pytest.raises(BadLog, match="closed once"):
        match.end()
    match = finished()
    with pytest.raises(BadLog, match="closed once"):
        match.end()


def test_lines_are_only_ever_added() -> None:
    log = Log({"game": "toy"})
    first = log.text()
    lines = log.lines
    lines.append("x")
    assert log.text() == first


# --- the seed ---------------------------------------------------------------------------------


def test_a_good_log_is_verified() -> None:
    assert verify(good_log(), find_toy).position.over


def test_another_seed_than_the_promised_one_is_noticed() -> None:
    end = {**entries_of(good_log())[-1]["end"], "seed": "0" * 64}
    with pytest.raises(BadLog, match="the seed is not the promised one"):
        verify(changed(good_log(), -1, end=end), find_toy)


def test_another_seed_with_its_own_promise_does_not_give_the_answers() -> None:
    end = {**entries_of(good_log())[-1]["end"], "seed": "0" * 64}
    text = changed(good_log(), -1, end=end)
    with pytest.raises(BadLog, match="does not follow from the seed"):
        verify(changed(text, 0, promise=promise_of("0" * 64)), find_toy)


def test_a_manipulated_chance_answer_in_a_resealed_log_is_noticed() -> None:
    shows = [
        at
        for at, entry in enumerate(entries_of(good_log()))
        if entry.get("say") in ("calm", "storm")
    ]
    other = "storm" if entries_of(good_log())[shows[-1]]["say"] == "calm" else "calm"
    with pytest.raises(BadLog, match=f"line {shows[-1] + 1}: '{other}' does not follow"):
        verify(changed(good_log(), shows[-1], say=other), find_toy)


def test_a_game_that_is_not_finished_cannot_be_verified() -> None:
    with pytest.raises(BadLog, match="not finished"):
        verify(at_work().log.text(), find_toy)


def test_a_log_without_seed_or_promise_cannot_be_verified() -> None:
    end = {**entries_of(good_log())[-1]["end"]}
    del end["seed"]
    with pytest.raises(BadLog, match="carries no seed"):
        verify(changed(good_log(), -1, end=end), find_toy)


def test_a_promised_seed_that_is_none_is_refused() -> None:
    end = {**entries_of(good_log())[-1]["end"], "seed": "short"}
    text = changed(good_log(), -1, end=end)
    with pytest.raises(BadLog, match="64 hexadecimal digits"):
        verify(changed(text, 0, promise=promise_of("short")), find_toy)


def test_the_seed_is_in_the_log_only_at_the_end() -> None:
    lines = good_log().splitlines()
    assert SEED in lines[-1]
    assert SEED not in "".join(lines[:-1])
