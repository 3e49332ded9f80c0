"""The Hungarian statements of the rules call cards and chips as the table does."""

from __future__ import annotations

import re

from astrarium.core.ledger import load_ledgers
from astrarium.games.race.content import content
from tests.games.race.test_race_explain import RACE, TEXTS

NAMES = {
    card["name"]: TEXTS["hu"](f"card-{card['id']}")
    for expansion in ("none", "storm", "artifacts")
    for card in content(expansion)["card"]
}
VOWELS = "aáeéiíoóöőuúüű"
ENTRIES = load_ledgers(RACE)
OTHERWISE = ("GyP-lapk", "zseton", "TERRAFORMING", "IMPERIUM")


def test_cards_have_their_hungarian_names_in_hungarian_rules() -> None:
    english = "|".join(re.escape(name) for name, hungarian in NAMES.items() if hungarian != name)
    found = re.compile(rf"\b({english})\b|{'|'.join(OTHERWISE)}")
    assert not [entry.id for entry in ENTRIES if found.search(entry.rule_hu)]


def test_the_article_before_a_card_fits_its_name() -> None:
    seen = 0
    names = "|".join(sorted(map(re.escape, NAMES.values()), key=len, reverse=True))
    for entry in ENTRIES:
        for article, name in re.findall(rf"\b([Aa]z?) ({names})\b", entry.rule_hu):
            assert (article.lower() == "az") == (name[0].lower() in VOWELS), entry.id
            seen += 1
    assert seen > 100
