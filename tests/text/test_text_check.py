"""The search for missing and stale texts finds what it should, and the package has none."""

from pathlib import Path

import pytest

import astrarium.text
from astrarium.text.check import catalogue_folders, problems

PACKAGE = Path(astrarium.text.__file__).parents[1]


def test_no_text_of_the_package_is_missing_or_stale() -> None:
    assert problems(PACKAGE) == []


def test_the_package_has_common_texts_and_race_texts() -> None:
    found = {str(folder.relative_to(PACKAGE)) for folder in catalogue_folders(PACKAGE)}
    assert {"text/catalogues", "games/race/text"} <= found


def problems_of(root: Path, *, en: str, hu: str, code: str) -> list[str]:
    folder = root / "texts"
    folder.mkdir()
    (folder / "en.ftl").write_text(en, encoding="utf-8")
    (folder / "hu.ftl").write_text(hu, encoding="utf-8")
    (root / "code.py").write_text(code, encoding="utf-8")
    return [line.replace(f"{root}/", "") for line in problems(root)]


@pytest.mark.parametrize(
    ("en", "hu", "code", "expected"),
    [
        ("a = A\n", "a = A\nb = B\n", 'texts("a")', "texts: b has no text in en"),
        ("a = A\nb = B\n", "a = A\n", 'texts("a")', "texts: b has no text in hu"),
        ("a = { $n }\n", "a = A\n", 'texts("a")', "texts: a does not use $n in hu"),
        (
            "# Without $t: not needed.\na = { $n }\n",
            "a = { $n }\n",
            'texts("a")',
            "texts: the comment on a in en wrongly renounces $t",
        ),
        (
            "# Without $n: not needed.\na = { $n }\n",
            "a = { $n }\n",
            'texts("a")',
            "texts: the comment on a in en wrongly renounces $n",
        ),
        ("a = A\n", "a = A\n", 'texts("a"); texts("b")', "code.py:1: b has no text"),
        ("a = A\n", "a = A\n", 'texts("a" if x else "b")', "code.py:1: b has no text"),
        ("a = A\n", "a = A\n", 'self.text("b"); texts("a")', "code.py:1: b has no text"),
        ("a = A\n", "a = A\n", 'TEXT_KEYS = ("a", "b")', "code.py:1: b has no text"),
        (
            "a = A\n",
            "a = A\n",
            'texts("a"); ReasonCard("c", "rule")',
            "code.py:1: reason-c has no text",
        ),
        (
            "a = A\n",
            "a = A\n",
            'texts("a"); C = closed("c", "rule", 2)',
            "code.py:1: reason-c has no text",
        ),
        (
            "reason-a = A\nreason-b = B\n",
            "reason-a = A\nreason-b = B\n",
            'ReasonCard("a", "rule")',
            "reason-b: nothing uses this text",
        ),
        ("a = { b }\n", "a = { b }\n", 'texts("a")', "a catalogue: b has no text"),
        ("a = A\nb = B\n", "a = A\nb = B\n", 'texts("a")', "b: nothing uses this text"),
        ("a = A\n", "a = A\n", 'texts("a"); texts(f"c-{x}")', "code.py:1: no text begins with c-"),
        (
            "a = A\n",
            "a = A\n",
            'texts("a"); TEXT_FAMILIES = ("c-",)',
            "code.py:1: no text begins with c-",
        ),
        (
            'a = { TEXT("c-", $n) }\n',
            'a = { TEXT("c-", $n) }\n',
            'texts("a")',
            "a catalogue: no text begins with c-",
        ),
        (
            "a = A\n",
            "a = A\n",
            'texts("a"); texts(f"{x}-c")',
            "code.py:1: the key cannot be read from the source",
        ),
    ],
)
def test_each_kind_of_gap_is_found(
    tmp_path: Path, en: str, hu: str, code: str, expected: str
) -> None:
    assert problems_of(tmp_path, en=en, hu=hu, code=code) == [expected]


def test_a_missing_language_is_found(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("a = A\n", encoding="utf-8")
    assert problems(tmp_path) == [f"{tmp_path}: no hu.ftl"]


def test_families_references_and_comments_are_honoured(tmp_path: Path) -> None:
    en = 'a = { b }{ TEXT("e-", $n) }\nb = B\nc-1 = C\nd-1 = D\ne-1 = E\n# Without $t.\nf = F\n'
    hu = 'a = { b }{ TEXT("e-", $n) }\nb = B\nc-1 = C\nd-1 = D\ne-1 = E\nf = { $t }\n'
    code = 'texts("a")\ntexts(f"c-{x}")\nTEXT_FAMILIES: tuple = ("d-",)\nTEXT_KEYS = ("f",)\n'
    assert problems_of(tmp_path, en=en, hu=hu, code=code) == []


@pytest.mark.parametrize(
    ("part", "expected"),
    [
        ("b = B\nc = C\n", "texts: c has no text in hu"),
        ("b = B\n", "b: nothing uses this text"),
    ],
)
def test_every_part_of_a_catalogue_is_looked_through(
    tmp_path: Path, part: str, expected: str
) -> None:
    folder = tmp_path / "texts"
    folder.mkdir()
    for name, text in {
        "en": "a = A\n",
        "hu": "a = A\n",
        "en.orb": part,
        "hu.orb": "b = B\n",
    }.items():
        (folder / f"{name}.ftl").write_text(text, encoding="utf-8")
    (tmp_path / "code.py").write_text('texts("a")', encoding="utf-8")
    assert [line.replace(f"{tmp_path}/", "") for line in problems(tmp_path)] == [expected]
