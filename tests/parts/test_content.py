"""Components as data: read, checked, with a fingerprint."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Any

import pytest

from astrarium.parts.content import by, check, fields, fingerprint, parse, read, written

SCHEMA: dict[str, Any] = {
    "title": str,
    "card": [{"id": str, "cost": int, "start?": bool, "kind": {"world", "development"}}],
    "counts": {"*": int},
}
CARD = {"id": "gem_world", "cost": 2, "kind": "world"}
CONTENT = {"title": "Base", "card": [CARD, {**CARD, "start": True}], "counts": {"chips": 36}}


def test_files_are_read_by_their_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "boxed" / "content"
    folder.mkdir(parents=True)
    (folder.parent / "__init__.py").touch()
    (folder / "cards.toml").write_text('[[card]]\nid = "gem_world"\n')
    (folder / "tiles.json").write_text('{"tile": [1, 2]}')
    (folder / "README.md").write_text("for readers")
    monkeypatch.syspath_prepend(tmp_path)
    try:
        found = read("boxed", "content")
    finally:
        sys.modules.pop("boxed", None)
    assert found == {"cards": {"card": [{"id": "gem_world"}]}, "tiles": {"tile": [1, 2]}}


def test_the_fingerprint_depends_on_every_word_and_not_on_the_order() -> None:
    assert fingerprint({"b": 1, "a": [2]}) == fingerprint({"a": [2], "b": 1})
    assert fingerprint({"a": [2]}) != fingerprint({"a": [3]})
    # sha256 of {"a": 1}
    assert fingerprint({"a": 1}).startswith("f9d86028c6e0d64e")


def test_content_as_its_schema_wants_it_is_accepted() -> None:
    check(CONTENT, SCHEMA, "base.toml")


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        (
            {"card": [{**CARD, "cost": "2"}]},
            "base.toml, card, gem_world, cost: '2', where a whole number was expected",
        ),
        (
            {"card": [{**CARD, "cost": True}]},
            "base.toml, card, gem_world, cost: True, where a whole number was expected",
        ),
        (
            {"card": [{"id": "x", "kind": "world"}]},
            "base.toml, card, x: the field 'cost' is missing",
        ),
        (
            {"card": [{**CARD, "price": 1}]},
            "base.toml, card, gem_world: there is no field 'price'; "
            "known are id, cost, start, kind",
        ),
        (
            {"card": [{**CARD, "kind": "moon"}]},
            "base.toml, card, gem_world, kind: 'moon', "
            "where one of development, world was expected",
        ),
        ({"card": {}}, "base.toml, card: {}, where a list was expected"),
        ({"card": [CARD, 3]}, "base.toml, card, #2: 3, where an entry was expected"),
        (
            {"counts": {"chips": "many"}},
            "base.toml, counts, chips: 'many', where a whole number was expected",
        ),
    ],
)
def test_what_is_wrong_is_named_with_its_place(changed: dict[str, Any], said: str) -> None:
    with pytest.raises(ValueError, match=r".") as raised:
        check({**CONTENT, **changed}, SCHEMA, "base.toml")
    assert str(raised.value) == said


def test_what_is_written_is_read_back() -> None:
    content = {
        "changes": "reconstructed",
        "set": {"id": 'a "quoted" \\ name', "about": {"sources": ["x", "é"], "sure": True}},
        "sources": {"my box": {"name": "n", "note": "=[{}]"}},
        "cards": {"deck": {"I": 4}, "card": [{"id": "a", "steps": [{"do": "jump"}]}, {"id": "b"}]},
        "empty": {"none": []},
    }
    assert parse(written(content)) == content
    assert "é" in written(content)  # for people, who shall read it


def test_a_list_of_entries_and_other_things_is_written_and_read_back() -> None:
    content = {"cards": {"rows": [{"id": "a"}, 3], "deck": {"I": 4}}}
    assert parse(written(content)) == content


def test_fields_that_look_alike_are_named_in_one_line() -> None:
    check({"ore": 1, "vp": 2}, fields(int, "ore vp credits?"), "cost")
    with pytest.raises(ValueError, match="cost: the field 'vp' is missing"):
        check({"ore": 1}, fields(int, "ore vp credits?"), "cost")


def test_the_fields_of_an_entry_go_by_what_it_says_of_its_kind() -> None:
    paid = by("pay", {"ore": {"amount": int}, "ship": {}})
    schema = by("do", {"jump": {"far": int}, "build": paid})
    check({"do": "build", "pay": "ore", "amount": 3}, schema, "step")
    for entry, said in [
        ({"do": "jmup", "far": 1}, "step, do: 'jmup', where one of build, jump was expected"),
        ({"do": "jump", "far": "1"}, "step, far: '1', where a whole number was expected"),
        ({"do": "build", "pay": "ship", "amount": 3}, "step: there is no field 'amount'"),
        ({"do": "build", "pay": "vp"}, "step, pay: 'vp', where one of ore, ship was expected"),
        ({"far": 1}, "step: the field 'do' is missing"),
        ([1], "step: [1], where an entry was expected"),
    ]:
        with pytest.raises(ValueError, match=re.escape(said)):
            check(entry, schema, "step")
