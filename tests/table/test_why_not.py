"""What cannot be done now: grouped by its reason, a few things of each, the rules counted."""

from __future__ import annotations

from typing import Any

from astrarium.table.asking import FEW_THINGS, by_reason

FAR = ("It is 4 spaces away.", "range")
FARTHER = ("It is 5 spaces away.", "range")
BUILT = ("There is a building.", "empty")


def closed(words: str, *reasons: tuple[str, str]) -> dict[str, Any]:
    return {"words": words, "reasons": list(reasons)}


def test_what_one_rule_closes_stands_together_and_of_many_things_a_few_are_read() -> None:
    things = [closed("Ice", FAR), closed("Terra", BUILT), closed("Swamp", FARTHER)]
    things += [closed(f"Oxide {number}", FAR) for number in range(9)]
    groups = by_reason(things)
    assert [group["reasons"] for group in groups] == [(FAR,), (FARTHER,), (BUILT,)]
    read = [each["words"] for each in groups[0]["things"] if not each["again"]]
    assert read == ["Ice", "Oxide 0", "Oxide 1", "Oxide 2"]
    assert len(read) == FEW_THINGS
    assert [group["more"] for group in groups] == [10 - FEW_THINGS, 0, 0]


def test_what_reads_alike_is_read_once() -> None:
    (group,) = by_reason([closed("Move", FAR), closed("Move", FAR)])
    assert [each["again"] for each in group["things"]] == [False, True]
    assert group["more"] == 0
