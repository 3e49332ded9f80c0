"""What is wrong with a component set is said in both languages, with the same figures."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import astrarium
from astrarium.core.fault import FAULTS, Fault
from astrarium.text import Texts, say_fault

SOURCES = Path(astrarium.__path__[0])


def figures(key: str) -> dict[str, str]:
    return {name: f"<{name}>" for name in re.findall(r"\{(\w+)\}", FAULTS[key])}


@pytest.mark.parametrize("key", FAULTS)
def test_a_fault_is_a_sentence_in_both_languages(key: str) -> None:
    fault = Fault(key, "systems, system, sirius, vp", **figures(key))
    english, hungarian = (say_fault(Texts(each, []), fault) for each in ("en", "hu"))
    assert english.rstrip(".") == str(fault).rstrip(".")
    assert english != hungarian
    for said in (english, hungarian):
        assert said.startswith("systems, system, sirius, vp: ")
        assert said.endswith((".", "?"))
        assert all(figure in said for figure in figures(key).values())


def test_every_fault_is_raised_somewhere_and_every_text_is_one_of_a_fault() -> None:
    sources = "\n".join(file.read_text("utf-8") for file in SOURCES.rglob("*.py"))
    outside = sources.replace((SOURCES / "core" / "fault.py").read_text("utf-8"), "")
    assert [key for key in FAULTS if f'"{key}"' not in outside] == []
    for language in ("en", "hu"):
        catalogue = (SOURCES / "text" / "catalogues" / f"{language}.ftl").read_text("utf-8")
        assert set(re.findall(r"^fault-([a-z-]+) =", catalogue, flags=re.M)) == set(FAULTS)


def test_a_fault_within_something_larger_keeps_its_sentence() -> None:
    inner = Fault("no-steps", "#2")
    assert str(inner.within("card")) == "card, #2: there are no steps"
    assert str(Fault("no-steps").within("card")) == "card: there are no steps"
    assert str(Fault("no-steps")) == "there are no steps"
    assert say_fault(Texts("hu", []), Fault("no-steps")) == "nincsenek lépések."


def test_any_other_error_is_said_as_it_is() -> None:
    assert say_fault(Texts("hu", []), ValueError("odd")) == "odd"
