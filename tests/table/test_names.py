"""Names that cannot be seen, or not be told apart, are refused with a reason."""

from __future__ import annotations

from pathlib import Path

import pytest

from astrarium.table.names import LONGEST, drawn, in_capitals, readable
from astrarium.table.refusals import Refusal
from tests.table.support import Guest, new_house


@pytest.mark.parametrize(
    "name",
    ["\u3164", "\u2800", "A\u202enna", "Anna\u200b", "An\u00adna", "\x00", "\u115f", "A\ufe0f",
     "\u0301", "A" + "\u0316" * 5, "\U000e0041", "\ud800", "Anna\U000e0100", "Anna\U000e01ef",
     "Anna\u2d7f", "Anna\U00016fe4", "\U0001d159"],
)  # fmt: skip
def test_what_cannot_be_seen_is_refused(name: str) -> None:
    with pytest.raises(Refusal, match="name-unseen"):
        readable(name)


# The last five: Cherokee, Armenian, Canadian syllabics, Lisu, and Cherokee with Cyrillic.
@pytest.mark.parametrize(
    "name", ["Аnna", "Annа", "Βéla", "Cilі", "Ꭺnna", "Bօb", "ᒪili", "ꓦera", "Ꭺнна"]
)
def test_scripts_with_letters_alike_are_not_mixed(name: str) -> None:
    with pytest.raises(Refusal, match="name-mixed"):
        readable(name)


@pytest.mark.parametrize(
    "name",
    ["Győző", "Анна", "Άννα", "安娜", "ทิวา", "Anna 2", "O'Neill", "★",
     "Anna 安娜", "さくらラ木", "Ⅻ", "Kaʻiulani", "안나", "Ａｎｎａ"],
)  # fmt: skip
def test_names_of_all_people_are_good(name: str) -> None:
    assert readable(f" {name} ") == name


def test_a_name_that_is_too_long_is_refused_and_not_cut() -> None:
    assert readable("x" * LONGEST) == "x" * LONGEST
    with pytest.raises(Refusal, match="name-long"):
        readable("x" * (LONGEST + 1))


@pytest.mark.parametrize(
    ("one", "other"),
    [("Anna", "anna"), ("Anna", "АNNА"), ("Bill", "Bi11"), ("Bob", "B0b"), ("Ann a", "Anna"),
     ("Emma", "Ernrna"), ("Anna", "Ａｎｎａ"), ("Anna", "Ann\u0251"), ("Anna", "\u1d00nna"),
     ("Bill", "Bi\u01c0\u01c3"), ("Gigi", "\u0261igi"), ("Bela", "\u0299ela")],
)  # fmt: skip
def test_names_that_look_alike_count_as_one(one: str, other: str) -> None:
    assert drawn(one) == drawn(other)


@pytest.mark.parametrize(
    ("one", "other"),
    [("Anna", "ΑΝΝΑ"), ("Tom", "ΤΟΜ"), ("KIM", "ΚΙΜ"), ("Zoe", "ΖΟΕ"), ("Kim", "Ꮶ1Ꮇ"),
     ("Anna", "ꓮꓠꓠꓮ"), ("Hope", "НОРЕ"), ("\u1d00nna", "ΑΝΝΑ")],
)  # fmt: skip
def test_names_that_look_alike_in_capitals_count_as_one(
    tmp_path: Path, one: str, other: str
) -> None:
    house = new_house(tmp_path)
    anna, bela = Guest(house), Guest(house)
    path = anna.new_table("me", "open", name=one)
    bela.post(path + "/seats/1/sit", 409, name=other)


@pytest.mark.parametrize(("one", "other"), [("Анна", "Anna"), ("Νίκη", "Niki"), ("Lil", "Iil")])
def test_names_of_different_scripts_that_are_told_apart_sit_together(one: str, other: str) -> None:
    assert in_capitals(one) != in_capitals(other)


def test_accents_tell_names_apart() -> None:
    assert drawn("Béla") != drawn("Bela")


@pytest.mark.parametrize("name", ["Anna", "ANNA", "anna "])
def test_nobody_sits_down_under_a_name_that_is_taken(tmp_path: Path, name: str) -> None:
    house = new_house(tmp_path)
    anna, other = Guest(house), Guest(house)
    path = anna.new_table("me", "open")
    assert "already called Anna" in other.post(path + "/seats/1/sit", 409, name=name)
    other.post("/me", name="Béla", back="/")
    other.post(path + "/seats/1/sit")


@pytest.mark.parametrize(
    "name", ["Strategist (bot 2)", "strategist (B0T 2)", "Kezdő (3. gép)", "(bot 1)", "(ꓐꓳꓔ 1)"]
)
def test_nobody_is_called_as_bots_are(tmp_path: Path, name: str) -> None:
    guest = Guest(new_house(tmp_path))
    assert "like that of a bot" in guest.post("/me", 422, name=name, back="/")
    assert readable("Bot") == "Bot"
    assert readable("Anna 2") == "Anna 2"


def test_seats_of_one_device_have_names_that_differ(tmp_path: Path) -> None:
    anna = Guest(new_house(tmp_path))
    form: dict[str, object] = {"seats": 2, "name": "Anna", "seat-0": "me", "seat-1": "me"}
    anna.send("/new/race", {**form, "name-1": "anna"}, 409)
    anna.send("/new/race", {**form, "name-1": "Béla"}, 303)


@pytest.mark.parametrize(
    ("language", "says"), [("en", "cannot be seen"), ("hu", "ami nem látszik")]
)
def test_the_reason_is_said(tmp_path: Path, language: str, says: str) -> None:
    guest = Guest(new_house(tmp_path), language)
    assert says in guest.post("/me", 422, name="\u3164", back="/")
    assert guest.http.cookies.get("astrarium") is None
