"""Sentences by key: figures, languages, and clear errors instead of silent gaps."""

from pathlib import Path

import pytest

from astrarium.text import (
    BrokenCatalogue,
    MissingFigure,
    MissingText,
    TextError,
    Texts,
    UnexpectedFigure,
    UnknownLanguage,
    negotiate,
)

HUNGARIAN = """
card-gem_world = Drágakővilág
greeting = Üdv, { $name }!
cards = { $amount } kártyát húzol.
price = { ARTICLE($price, start: "yes") } { SUFFIX($price, "s") } ár.
with = { SUFFIX($name, "val") } játszol.
many = { PLURAL($name, "t") } veszed el.
foreign = { NAMED($name, "világ", "t") } választod.
shown = { ARTICLE(TEXT("card-", $card)) } { SUFFIX(TEXT("card-", $card), "t") } rakod le.
goods = { $goods ->
    [rare] Ritka árut adsz el.
   *[any] Bármilyen árut eladhatsz.
}
titled = { BOTH($name, $title) }
winners = Nyertek: { $names }.
nested = ({ greeting })
wrong = { SUFFIX($name, "vel") }
"""
ENGLISH = """
card-gem_world = Gem World
cards = You draw { $amount ->
    [one] one card
   *[other] { $amount } cards
}.
winners = Winners: { $names }.
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "hu.ftl").write_text(HUNGARIAN, encoding="utf-8")
    (tmp_path / "en.ftl").write_text(ENGLISH, encoding="utf-8")
    return tmp_path


def test_a_sentence_is_made_of_its_key_and_figures(folder: Path) -> None:
    assert Texts("hu", [folder])("greeting", name="Anna") == "Üdv, Anna!"


def test_english_has_plurals_and_hungarian_has_none(folder: Path) -> None:
    english, hungarian = Texts("en", [folder]), Texts("hu", [folder])
    assert english("cards", amount=1) == "You draw one card."
    assert english("cards", amount=3) == "You draw 3 cards."
    assert hungarian("cards", amount=1) == "1 kártyát húzol."
    assert hungarian("cards", amount=3) == "3 kártyát húzol."


def test_catalogues_can_call_hungarian_grammar(folder: Path) -> None:
    texts = Texts("hu", [folder])
    assert texts("price", price=5) == "Az 5-ös ár."
    assert texts("price", price=3) == "A 3-as ár."
    assert texts("with", name="Gábor") == "Gáborral játszol."
    assert texts("many", name="világ") == "világokat veszed el."
    assert texts("foreign", name="Gem World") == "Gem World nevű világot választod."


def test_a_text_can_look_up_another_by_a_composed_key(folder: Path) -> None:
    texts = Texts("hu", [folder])
    assert texts("shown", card="gem_world") == "a Drágakővilágot rakod le."
    with pytest.raises(MissingText, match="'card-lost_world' in 'hu'"):
        texts("shown", card="lost_world")


def test_a_translated_name_shows_its_original_once(folder: Path) -> None:
    texts = Texts("hu", [folder])
    assert texts("titled", name="Öreg Föld", title="Old Earth") == "Öreg Föld (Old Earth)"
    assert texts("titled", name="Alpha Centauri", title="Alpha Centauri") == "Alpha Centauri"


def test_a_list_is_joined_in_the_readers_language(folder: Path) -> None:
    names = ["Anna", "Béla", "Cili"]
    assert Texts("hu", [folder])("winners", names=names) == "Nyertek: Anna, Béla és Cili."
    assert Texts("en", [folder])("winners", names=names) == "Winners: Anna, Béla and Cili."
    assert Texts("en", [folder])("winners", names=["Anna"]) == "Winners: Anna."
    assert Texts("hu", []).joined(["Anna", "Béla"]) == "Anna és Béla"
    assert Texts("hu", []).joined([]) == ""


def test_a_missing_key_is_an_error_that_names_key_and_language(folder: Path) -> None:
    texts = Texts("en", [folder])
    assert "greeting" not in texts
    assert "cards" in texts
    with pytest.raises(MissingText, match="no text 'greeting' in 'en'"):
        texts("greeting", name="Anna")


def test_a_missing_figure_is_an_error_that_names_the_figure(folder: Path) -> None:
    with pytest.raises(MissingFigure, match=r"'greeting' in 'hu' needs \$name"):
        Texts("hu", [folder])("greeting")


def test_figures_of_a_text_inside_a_text_are_needed_too(folder: Path) -> None:
    texts = Texts("hu", [folder])
    assert texts("nested", name="Anna") == "(Üdv, Anna!)"
    with pytest.raises(MissingFigure, match=r"'nested' in 'hu' needs \$name"):
        texts("nested")


def test_a_case_nobody_wrote_is_an_error_and_not_the_default(folder: Path) -> None:
    texts = Texts("hu", [folder])
    assert texts("goods", goods="rare") == "Ritka árut adsz el."
    assert texts("goods", goods="any") == "Bármilyen árut eladhatsz."
    with pytest.raises(UnexpectedFigure, match=r"no case for \$goods = 'genes'; it has: any, rare"):
        texts("goods", goods="genes")


def test_a_wrong_suffix_in_a_catalogue_is_an_error(folder: Path) -> None:
    with pytest.raises(TextError, match="unknown suffix 'vel'"):
        Texts("hu", [folder])("wrong", name="Anna")


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(UnknownLanguage, match="'de'; there are: en, hu"):
        Texts("de", [])


def test_two_catalogues_may_not_give_a_text_to_one_key(folder: Path, tmp_path: Path) -> None:
    other = tmp_path / "other"
    other.mkdir()
    (other / "en.ftl").write_text("cards = Cards.\n", encoding="utf-8")
    with pytest.raises(BrokenCatalogue, match="'cards' has a text in another catalogue"):
        Texts("en", [folder, other])


def test_a_language_may_lie_in_several_files_of_a_folder(folder: Path) -> None:
    (folder / "en.orb.ftl").write_text("orb = The Orb.\n", encoding="utf-8")
    texts = Texts("en", [folder])
    assert texts("orb") == "The Orb."
    assert "cards" in texts


def test_two_files_of_a_folder_may_not_give_a_text_to_one_key(folder: Path) -> None:
    (folder / "en.orb.ftl").write_text("cards = Cards.\n", encoding="utf-8")
    with pytest.raises(BrokenCatalogue, match="'cards' has a text in another catalogue"):
        Texts("en", [folder])


@pytest.mark.parametrize(
    ("content", "message"),
    [
        ("cards = A\ncards = B\n", "two texts for 'cards'"),
        ("cards = { $amount -> }\n", "cannot read"),
        ("cards =\n    .hint = Only a hint\n", "no text for 'cards'"),
    ],
)
def test_a_broken_catalogue_is_refused(tmp_path: Path, content: str, message: str) -> None:
    (tmp_path / "en.ftl").write_text(content, encoding="utf-8")
    with pytest.raises(BrokenCatalogue, match=message):
        Texts("en", [tmp_path])


@pytest.mark.parametrize(
    ("wanted", "expected"),
    [
        ("hu", "hu"),
        ("hu-HU,hu;q=0.9,en;q=0.5", "hu"),
        ("en-GB,hu;q=0.9", "en"),
        ("de,hu;q=0.3,en;q=0.7", "en"),
        ("de,hu;q=0.3", "hu"),
        ("hu_HU.UTF-8", "hu"),
        ("de", "en"),
        ("", "en"),
        ("hu;q=0", "en"),
        ("hu;q=high", "en"),
    ],
)
def test_the_best_language_on_offer_is_chosen(wanted: str, expected: str) -> None:
    assert negotiate(wanted) == expected


@pytest.mark.parametrize("language", ["en", "hu"])
def test_a_figure_of_any_length_can_stand_in_a_sentence(language: str) -> None:
    """Whatever somebody has typed is told, or its beginning."""
    texts = Texts(language, [])
    for length in (100, 600, 601, 999, 1000, 1001, 20_000, 1_000_000):
        said = texts("error-log-entry-lacks", field="x" * length)
        assert "x" * min(length, 600) in said
        assert ("x …" in said) == (length > 600)
    many = texts("list-joined", first=["card"] * 5000, last="another")
    assert many.startswith("card, card")
