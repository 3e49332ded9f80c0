"""Every card its own picture: composed from its facts, the same always, small."""

from __future__ import annotations

import gzip
import hashlib
import os
import subprocess
import sys
from collections import Counter

import pytest

from astrarium.core.draw.svg import Canvas, Style
from astrarium.games.race.draw.album import ALBUM, all_cards, all_goals
from astrarium.games.race.draw.colours import COLOURS
from astrarium.games.race.draw.pictures import hue_of, motif_of, picture_of
from astrarium.parts.draw.motifs import MOTIFS

STYLE = Style("light").painted(COLOURS)
CARDS = all_cards()
DIGEST = """
import hashlib
from astrarium.games.race.draw.album import ALBUM
print(hashlib.sha256(ALBUM.file.encode()).hexdigest())
"""


def drawn(**facts: object) -> str:
    """Gem World, but for these facts."""
    return picture_of({**CARDS["card-gem_world"], **facts}, STYLE).body()


def test_all_153_cards_and_10_goals_have_a_picture() -> None:
    assert (len(CARDS), len(all_goals())) == (153, 10)
    assert {*CARDS, *all_goals()} == set(ALBUM.names)


def test_no_two_cards_share_motif_colour_and_body() -> None:
    looks = Counter(
        (motif_of(card["id"]), hue_of(card), str(card.get("goods")), card["kind"])
        for card in CARDS.values()
    )
    assert looks.most_common(1)[0][1] == 1


@pytest.mark.parametrize(
    ("name", "motif"),
    [
        ("comet_zone", "comet"),
        ("consumer_markets", "market"),
        ("lost_species_ark_world", "ark"),
        ("pirate_world", "skull"),
        ("galactic_imperium", "crown"),
        ("interstellar_bank", "bank"),
    ],
)
def test_the_motif_is_what_the_name_speaks_of(name: str, motif: str) -> None:
    assert motif_of(name) == motif


def test_every_silhouette_is_drawn_with() -> None:
    used = {motif_of(name.partition("-")[2]) for name in ALBUM.names}
    assert sorted(set(MOTIFS) - used) == []


def test_the_facts_of_a_world_are_seen() -> None:
    plain = drawn()
    assert drawn(goods={"kind": "rare", "source": "production"}) != plain
    assert drawn(goods={"kind": "novelty", "source": "windfall"}) != plain
    assert drawn(cost=5) != plain
    assert drawn(keywords=["rebel"]) != plain
    assert drawn(powers={"trade": [{}]}) != plain
    assert drawn(name="Another name") == plain  # the id decides, in every language


def test_a_military_world_has_a_chevron_for_each_point_of_defense() -> None:
    def chevrons(defense: int) -> int:
        return drawn(military=True, defense=defense).count("l-8-13-8 13 8-5z")

    assert drawn().count("l-8-13-8 13 8-5z") == 0
    assert [chevrons(defense) for defense in (1, 4, 9)] == [1, 4, 9]


def test_the_same_card_has_the_same_picture_in_every_run() -> None:
    here = hashlib.sha256(ALBUM.file.encode()).hexdigest()
    for seed in ("1", "2"):
        run = [sys.executable, "-c", DIGEST]
        env = {**os.environ, "PYTHONHASHSEED": seed}
        there = subprocess.run(run, capture_output=True, text=True, check=True, env=env)
        assert there.stdout.strip() == here


def test_a_picture_is_a_few_kilobytes_and_the_album_is_fetched_once_for_all() -> None:
    largest = max(len(picture_of(card, Style("page")).body()) for card in CARDS.values())
    assert largest <= 5000
    assert len(gzip.compress(ALBUM.file.encode(), 9)) <= 80_000


def test_pictures_name_their_colours_and_define_nothing() -> None:
    for word in ("style=", "url(#", "gradient", "<defs", "#0", "#f"):
        assert word not in ALBUM.file, word


def test_a_page_takes_a_picture_from_the_album_and_a_file_holds_it_itself() -> None:
    page, file = Canvas(Style("page").painted(COLOURS)), Canvas(STYLE)
    for canvas in (page, file):
        ALBUM.put(canvas, "card-gem_world", 1, 2, 40, 30)
    used = f'<use href="{ALBUM.address}#card-gem_world" x="1" y="2" width="40" height="30"/>'
    assert page.body() == used
    assert "<use" not in file.body()
    assert picture_of(CARDS["card-gem_world"], STYLE).body() in file.body()
