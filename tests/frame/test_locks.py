"""The locked versions: complete, in step with each other and with pyproject.toml."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
LOCKS = ["dev.lock", "play.lock", "bench.lock"]


def text_of(lock: str) -> str:
    return (ROOT / "requirements" / lock).read_text(encoding="utf-8")


def locked(lock: str) -> dict[str, str]:
    return dict(re.findall(r"^([a-z0-9-]+)==([^ ;]+)", text_of(lock), re.MULTILINE))


def asked_for(extras: list[str]) -> set[str]:
    """The packages an installation with these extras asks for by name."""
    found = set()
    lists = [PROJECT["project"]["optional-dependencies"][extra] for extra in extras]
    for requirement in [r for part in [PROJECT["project"]["dependencies"], *lists] for r in part]:
        name = re.split(r"[<>=;\[ ]", requirement)[0].lower()
        found.add(re.sub(r"[._]", "-", name))
    return found - {"astrarium"}


def test_players_and_developers_get_the_same_versions() -> None:
    developers = locked("dev.lock")
    assert {name: developers.get(name) for name in locked("play.lock")} == locked("play.lock")


def test_what_the_bench_compares_with_is_locked_for_the_bench_alone() -> None:
    assert "catanatron" in locked("bench.lock")
    assert "catanatron" not in locked("dev.lock") | locked("play.lock")


@pytest.mark.parametrize(
    ("lock", "extras"),
    [
        ("play.lock", ["play", "table"]),
        ("dev.lock", ["table", "lab", "dev"]),
        ("bench.lock", ["play"]),
    ],
)
def test_everything_asked_for_is_locked(lock: str, extras: list[str]) -> None:
    assert asked_for(extras) - set(locked(lock)) == set()


@pytest.mark.parametrize("lock", LOCKS)
def test_every_locked_package_has_hashes(lock: str) -> None:
    entries = re.split(r"^(?=\S)", text_of(lock), flags=re.MULTILINE)[1:]
    assert [entry for entry in entries if "--hash=sha256:" not in entry] == []


@pytest.mark.parametrize("lock", LOCKS)
def test_no_lock_names_a_place_to_download_from(lock: str) -> None:
    assert re.findall(r"https?:|index-url|find-links", text_of(lock)) == []


def test_the_build_requirements_are_those_of_the_lock() -> None:
    lines = (ROOT / "requirements" / "build.in").read_text(encoding="utf-8").splitlines()
    assert [li for li in lines if not li.startswith("#")] == PROJECT["build-system"]["requires"]
