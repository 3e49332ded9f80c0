"""Cards explained in whole sentences, in both languages."""

import tomllib
from pathlib import Path

import pytest

import astrarium.games.race.game as game_module
from astrarium.games.race.speak.explain import Entry, card_id, explain
from astrarium.text import LANGUAGES, Texts
from astrarium.text.catalogue import read_entries

RACE = Path(game_module.__file__).parent
CARDS: list[Entry] = [
    card
    for expansion in ("base", "storm", "artifacts")
    for card in tomllib.loads((RACE / "content" / f"{expansion}.toml").read_text("utf-8"))["card"]
]
TEXTS = {language: Texts(language, [RACE / "text"]) for language in LANGUAGES}

EXPLAINED = {
    "old_earth": (
        "Old Earth",
        "Non-military world, cost 3.",
        "Worth 2 VP.",
        "Start world (blue).",
        "Trade: when you sell a good, draw 1 more card.",
        "Consume: discard a good for 1 VP, up to 2 times.",
    ),
    "alpha_centauri": (
        "Alpha Centauri",
        "Non-military world, cost 2.",
        "Worth 0 VP.",
        "Windfall world: a Rare good is put on it when it is placed.",
        "Start world (blue).",
        "Settle: the cost of Rare worlds is 1 less, but never less than 0.",
        "Settle: +1 Military against Rare worlds.",
    ),
    "pilgrimage_world": (
        "Pilgrimage World",
        "Non-military world, cost 0.",
        "Worth 2 VP.",
        "Consume: discard all your remaining goods, at least one, for one VP less than their "
        "number.",
    ),
    "gambling_world": (
        "Gambling World",
        "Non-military world, cost 1.",
        "Worth 1 VP.",
        "Consume: discard a good for 1 VP.",
        "Consume: name a number from 1 to 7 and turn up the top card of the deck; take it into "
        "your hand if its cost or defense is that number, otherwise discard it.",
    ),
    "star_nomad_lair": (
        "Star Nomad Lair",
        "Military world, defense 1.",
        "Worth 1 VP.",
        "Windfall world: a Novelty good is put on it when it is placed.",
        "Explore: draw 1 more card to choose from.",
        "Trade: when you sell the good of this world, draw 1 more card.",
    ),
    "avian_uplift_race": (
        "Avian Uplift Race",
        "Military world, defense 2.",
        "Worth 2 VP.",
        "Windfall world: a Genes good is put on it when it is placed.",
        "Keyword: UPLIFT.",
        "Bears the chromosome symbol.",
    ),
    "gem_world": (
        "Gem World",
        "Non-military world, cost 2.",
        "Worth 1 VP.",
        "Production world for Novelty goods.",
        "Produce: produce a Novelty good on this world.",
        "Produce: if this world produced a good in this phase, draw 1 card.",
    ),
    "merchant_world": (
        "Merchant World",
        "Non-military world, cost 4.",
        "Worth 2 VP.",
        "Trade: when you sell a good, draw 2 more cards.",
        "Consume: you may discard up to 2 cards from your hand for 1 VP each; "
        "this is never doubled.",
    ),
    "contact_specialist": (
        "Contact Specialist",
        "Development, cost 1.",
        "Worth 1 VP.",
        "Settle: \N{MINUS SIGN}1 Military.",
        "Settle: you may place a military world by paying its defense less 1 as its cost, but no "
        "Alien production or windfall world.",
    ),
    "new_military_tactics": (
        "New Military Tactics",
        "Development, cost 1.",
        "Worth 1 VP.",
        "Settle: you may discard this card from your tableau for +3 Military until the end of "
        "the phase.",
    ),
    "colony_ship": (
        "Colony Ship",
        "Development, cost 2.",
        "Worth 1 VP.",
        "Settle: you may discard this card from your tableau to place a non-military world at no "
        "cost, but no Alien production or windfall world.",
    ),
    "public_works": (
        "Public Works",
        "Development, cost 1.",
        "Worth 1 VP.",
        "Develop: after placing a development, draw 1 card.",
        "Consume: discard a good for 1 VP.",
    ),
    "mining_conglomerate": (
        "Mining Conglomerate",
        "Development, cost 3.",
        "Worth 2 VP.",
        "Trade: when you sell a Rare good, draw 1 more card.",
        "Consume: discard a Rare good for 1 VP, up to 2 times.",
        "Produce: if you produced more Rare goods than any other player in this phase, "
        "draw 2 cards.",
    ),
    "diversified_economy": (
        "Diversified Economy",
        "Development, cost 4.",
        "Worth 2 VP.",
        "Consume: discard 3 goods of different kinds for 3 VP.",
        "Produce: draw 1 card for each kind of good you produced in this phase.",
    ),
    "free_trade_association": (
        "Free Trade Association",
        "Development, cost 6.",
        "Worth a varying number of VP.",
        "Consume: discard a Novelty good for 1 VP and to draw 1 card, up to 3 times.",
        "Produce: produce a good on one of your Novelty windfall worlds.",
        "Scoring: 2 VP for each Novelty production world in your tableau.",
        "Scoring: 1 VP for each Novelty windfall world in your tableau.",
        "Scoring: 2 VP if Consumer Markets is in your tableau.",
        "Scoring: 2 VP if Expanding Colony is in your tableau.",
    ),
    "galactic_imperium": (
        "Galactic Imperium",
        "Development, cost 6.",
        "Worth a varying number of VP.",
        "Keyword: IMPERIUM.",
        "Settle: +4 Military against Rebel worlds.",
        "Scoring: 2 VP for each REBEL military world in your tableau.",
        "Scoring: 1 VP for each other military world in your tableau.",
    ),
    "galactic_renaissance": (
        "Galactic Renaissance",
        "Development, cost 6.",
        "Worth a varying number of VP.",
        "Explore: draw 2 more cards to choose from.",
        "Explore: keep 1 more card of those you drew.",
        "Scoring: 1 VP for every 3 VP you have in chips.",
        "Scoring: 3 VP if Research Labs is in your tableau.",
        "Scoring: 3 VP if Galactic Trendsetters is in your tableau.",
        "Scoring: 3 VP if Artist Colony is in your tableau.",
    ),
    "pan_galactic_league": (
        "Pan-Galactic League",
        "Development, cost 6.",
        "Worth a varying number of VP.",
        "Settle: \N{MINUS SIGN}1 Military.",
        "Produce: draw 1 card for each Genes world in your tableau.",
        "Scoring: 2 VP for each Genes world in your tableau.",
        "Scoring: 1 VP for each other military world in your tableau.",
        "Scoring: 3 VP if Contact Specialist is in your tableau.",
    ),
}

MAGYARAZAT = {
    "old_earth": (
        "Öreg Föld (Old Earth)",
        "Nem katonai világ, költsége 3.",
        "2 GyP-t ér.",
        "Kezdővilág (kék).",
        "Kereskedelem: áru eladásakor húzz 1 kártyával többet.",
        "Feldolgozás: dobj el 1 árut 1 GyP-ért, legfeljebb 2-szer.",
    ),
    "alpha_centauri": (
        "Alpha Centauri",
        "Nem katonai világ, költsége 2.",
        "0 GyP-t ér.",
        "Szerencsevilág: lehelyezésekor Ritka áru kerül rá.",
        "Kezdővilág (kék).",
        "Letelepedés: a Ritka világok költsége 1-gyel csökken, de 0 alá nem.",
        "Letelepedés: +1 katonai erő a Ritka világok ellen.",
    ),
    "new_sparta": (
        "Új Spárta (New Sparta)",
        "Katonai világ, védelmi ereje 2.",
        "1 GyP-t ér.",
        "Kezdővilág (piros).",
        "Letelepedés: +2 katonai erő.",
    ),
    "pilgrimage_world": (
        "Zarándokvilág (Pilgrimage World)",
        "Nem katonai világ, költsége 0.",
        "2 GyP-t ér.",
        "Feldolgozás: dobd el minden megmaradt árudat, legalább egyet; eggyel kevesebb GyP-t "
        "kapsz, mint ahányat eldobtál.",
    ),
    "gambling_world": (
        "Szerencsejátékos Világ (Gambling World)",
        "Nem katonai világ, költsége 1.",
        "1 GyP-t ér.",
        "Feldolgozás: dobj el 1 árut 1 GyP-ért.",
        "Feldolgozás: mondj egy számot 1-től 7-ig, és fordítsd fel a pakli felső lapját; ha "
        "költsége vagy védelmi ereje ennyi, vedd a kezedbe, különben dobd el.",
    ),
    "rebel_fuel_cache": (
        "Lázadó Üzemanyagraktár (Rebel Fuel Cache)",
        "Katonai világ, védelmi ereje 1.",
        "1 GyP-t ér.",
        "Szerencsevilág: lehelyezésekor Ritka áru kerül rá.",
        "Kulcsszava: LÁZADÓ.",
    ),
    "alien_rosetta_stone_world": (
        "Idegen Rosette-i Kő Világa (Alien Rosetta Stone World)",
        "Nem katonai világ, költsége 3.",
        "3 GyP-t ér.",
        "Kulcsszava: IDEGEN.",
        "Letelepedés: az Idegen világok költsége 2-vel csökken, de 0 alá nem.",
        "Letelepedés: +2 katonai erő az Idegen világok ellen.",
        "Termelés: termelj egy árut az egyik Idegen szerencsevilágodon.",
    ),
    "black_market_trading_world": (
        "Feketepiaci Kereskedővilág (Black Market Trading World)",
        "Nem katonai világ, költsége 3.",
        "2 GyP-t ér.",
        "Feldolgozás: adj el egy árut annyi kártyáért, amennyi az ára; a Kereskedelem "
        "képességeid nem számítanak.",
    ),
    "plague_world": (
        "Járványvilág (Plague World)",
        "Nem katonai világ, költsége 3.",
        "0 GyP-t ér.",
        "Termelővilág: Genetikai árut ad.",
        "Feldolgozás: dobj el 1 Genetikai árut 1 GyP-ért, és húzz 1 kártyát.",
        "Termelés: termelj Genetikai árut ezen a világon.",
    ),
    "contact_specialist": (
        "Kapcsolat Szakértő (Contact Specialist)",
        "Fejlesztés, költsége 1.",
        "1 GyP-t ér.",
        "Letelepedés: \N{MINUS SIGN}1 katonai erő.",
        "Letelepedés: katonai világot fizetéssel is lehelyezhetsz, kivéve az Idegen termelő- és "
        "szerencsevilágokat; költsége a védelmi erejénél 1-gyel kevesebb.",
    ),
    "new_military_tactics": (
        "Új Katonai Taktika (New Military Tactics)",
        "Fejlesztés, költsége 1.",
        "1 GyP-t ér.",
        "Letelepedés: ha ezt a kártyát eldobod a tablódról, +3 katonai erőt kapsz a fázis végéig.",
    ),
    "interstellar_bank": (
        "Csillagközi Bank (Interstellar Bank)",
        "Fejlesztés, költsége 2.",
        "1 GyP-t ér.",
        "Fejlesztés: a fázis elején húzz 1 kártyát.",
    ),
    "deficit_spending": (
        "Deficitfinanszírozás (Deficit Spending)",
        "Fejlesztés, költsége 2.",
        "1 GyP-t ér.",
        "Feldolgozás: legfeljebb 2 kártyát eldobhatsz a kezedből, darabját 1 GyP-ért; ez sosem "
        "duplázódik.",
    ),
    "diversified_economy": (
        "Változatos Gazdaság (Diversified Economy)",
        "Fejlesztés, költsége 4.",
        "2 GyP-t ér.",
        "Feldolgozás: dobj el 3 különböző fajtájú árut 3 GyP-ért.",
        "Termelés: húzz 1 kártyát minden árufajta után, amelyből ebben a fázisban termeltél.",
    ),
    "galactic_federation": (
        "Galaktikus Föderáció (Galactic Federation)",
        "Fejlesztés, költsége 6.",
        "Változó számú GyP-t ér.",
        "Fejlesztés: a fejlesztéseid költsége 2-vel csökken, de 0 alá nem.",
        "Pontozás: 2 GyP minden 6-os költségű fejlesztés után a tablódon.",
        "Pontozás: 1 GyP minden egyéb fejlesztés után a tablódon.",
    ),
    "galactic_renaissance": (
        "Galaktikus Reneszánsz (Galactic Renaissance)",
        "Fejlesztés, költsége 6.",
        "Változó számú GyP-t ér.",
        "Felfedezés: húzz 2 kártyával többet a választáshoz.",
        "Felfedezés: tarts meg 1 kártyával többet a húzottakból.",
        "Pontozás: 1 GyP minden 3 GyP után, amelyet lapkákban szereztél.",
        "Pontozás: 3 GyP, ha a Kutatólaborok a tablódon van.",
        "Pontozás: 3 GyP, ha a Galaktikus Divatdiktátorok a tablódon van.",
        "Pontozás: 3 GyP, ha a Művészkolónia a tablódon van.",
    ),
    "new_galactic_order": (
        "Új Galaktikus Rend (New Galactic Order)",
        "Fejlesztés, költsége 6.",
        "Változó számú GyP-t ér.",
        "Letelepedés: +2 katonai erő.",
        "Pontozás: 1 GyP az összes katonai erőd minden pontja után.",
    ),
    "mining_league": (
        "Bányászliga (Mining League)",
        "Fejlesztés, költsége 6.",
        "Változó számú GyP-t ér.",
        "Feldolgozás: dobj el 2 Ritka árut 3 GyP-ért.",
        "Termelés: termelj egy árut az egyik Ritka szerencsevilágodon.",
        "Pontozás: 2 GyP minden Ritka termelővilág után a tablódon.",
        "Pontozás: 1 GyP minden Ritka szerencsevilág után a tablódon.",
        "Pontozás: 2 GyP, ha a Bányászrobotok a tablódon van.",
        "Pontozás: 2 GyP, ha a Bányászati Konszern a tablódon van.",
    ),
}


def said(card: Entry, language: str) -> tuple[str, ...]:
    return tuple(TEXTS[language](key, **figures) for key, figures in explain(card))


def card_of(name: str) -> Entry:
    return next(card for card in CARDS if card["id"] == name)


@pytest.mark.parametrize("name", EXPLAINED)
def test_a_card_is_explained_in_english(name: str) -> None:
    assert said(card_of(name), "en") == EXPLAINED[name]


@pytest.mark.parametrize("name", MAGYARAZAT)
def test_a_card_is_explained_in_hungarian(name: str) -> None:
    assert said(card_of(name), "hu") == MAGYARAZAT[name]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_can_be_explained(language: str) -> None:
    assert len(CARDS) == 95 + 19 + 39
    for card in CARDS:
        heading, *sentences = said(card, language)
        assert str(card["name"]) in heading
        for sentence in sentences:
            assert sentence.endswith(".")
            assert "  " not in sentence
            assert "{" not in sentence


def test_no_sentence_about_powers_or_scoring_is_left_over() -> None:
    sentences = [sentence for card in CARDS for sentence in explain(card)]
    spoken = {key for key, _ in sentences}
    spoken |= {f"match-{figures['match']}" for _, figures in sentences if "match" in figures}
    families = ("explain-", "power-", "vp-", "match-")
    written = read_entries(RACE / "text", "en")
    assert {key for key in written if key.startswith(families)} == spoken


def test_every_card_has_a_name_and_no_name_is_left_over() -> None:
    written = read_entries(RACE / "text", "en")
    assert [key for key in written if key.startswith("card-")] == [
        f"card-{card['id']}" for card in CARDS
    ]


def test_an_english_name_is_the_printed_title_and_gives_the_id() -> None:
    for card in CARDS:
        assert TEXTS["en"](f"card-{card['id']}") == card["name"]
        assert card_id(str(card["name"])) == card["id"]
    assert card_id("Earth's Lost Colony") == "earths_lost_colony"
    assert card_id("Galactic Survey: SETI") == "galactic_survey_seti"


def test_hungarian_names_are_all_different() -> None:
    names = [TEXTS["hu"](f"card-{card['id']}") for card in CARDS]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("old_earth", "Öreg Föld"),
        ("earths_lost_colony", "Föld Elveszett Kolóniája"),
        ("new_sparta", "Új Spárta"),
        ("epsilon_eridani", "Epsilon Eridani"),
        ("alpha_centauri", "Alpha Centauri"),
        ("gambling_world", "Szerencsejátékos Világ"),
        ("contact_specialist", "Kapcsolat Szakértő"),
        ("diversified_economy", "Változatos Gazdaság"),
        ("galactic_renaissance", "Galaktikus Reneszánsz"),
        ("genetics_lab", "Genetikai Labor"),
    ],
)
def test_names_in_the_hungarian_rulebooks_are_kept(name: str, expected: str) -> None:
    assert TEXTS["hu"](f"card-{name}") == expected


@pytest.mark.parametrize(
    ("key", "english", "hungarian"),
    [
        ("phase-explore", "Explore", "Felfedezés"),
        ("phase-develop", "Develop", "Fejlesztés"),
        ("phase-settle", "Settle", "Letelepedés"),
        ("phase-trade", "Trade", "Kereskedelem"),
        ("phase-consume", "Consume", "Feldolgozás"),
        ("phase-produce", "Produce", "Termelés"),
        ("action-explore_5", "Explore: +5", "Felfedezés: +5"),
        ("action-explore_1_1", "Explore: +1, +1", "Felfedezés: +1, +1"),
        ("action-develop", "Develop", "Fejlesztés"),
        ("action-settle", "Settle", "Letelepedés"),
        ("action-trade", "Consume: Trade", "Feldolgozás: Kereskedelem"),
        ("action-double_vp", "Consume: 2\u00d7 VP", "Feldolgozás: 2\u00d7 GyP"),
        ("action-produce", "Produce", "Termelés"),
        ("goods-novelty", "Novelty", "Újszerű"),
        ("goods-rare", "Rare", "Ritka"),
        ("goods-genes", "Genes", "Genetikai"),
        ("goods-alien", "Alien", "Idegen"),
        ("keyword-alien", "ALIEN", "IDEGEN"),
        ("keyword-imperium", "IMPERIUM", "BIRODALMI"),
        ("keyword-rebel", "REBEL", "LÁZADÓ"),
        ("keyword-terraforming", "TERRAFORMING", "TEREPÁTALAKÍTÓ"),
        ("keyword-uplift", "UPLIFT", "GÉNMANIPULÁLT"),
    ],
)
def test_printed_terms_are_those_of_the_rulebooks(key: str, english: str, hungarian: str) -> None:
    assert TEXTS["en"](key) == english
    assert TEXTS["hu"](key) == hungarian


PRESET_HANDS = {
    1: {"Rebel Fuel Cache", "Public Works", "Colony Ship", "Gem World"},
    2: {"Expedition Force", "Mining Robots", "Rebel Miners", "Comet Zone"},
    3: {"Export Duties", "Former Penal Colony", "Malevolent Lifeforms", "New Military Tactics"},
    4: {"Space Marines", "Contact Specialist", "Spice World", "Avian Uplift Race"},
    5: {"Alien Toy Shop", "Deserted Alien World", "Hive World", "Space Mercenaries"}
    | {"Deep Space Symbionts, Ltd.", "Imperium Stealth Tactics", "Rebel Gem Smugglers"}
    | {"Self-Repairing Alien Artillery"},
}


def test_cards_are_marked_with_the_preset_hand_they_belong_to() -> None:
    """The fifth hand has four cards in either expansion."""
    marked = {card["name"]: card["preset_hand"] for card in CARDS if "preset_hand" in card}
    assert marked == {name: number for number, hand in PRESET_HANDS.items() for name in hand}
