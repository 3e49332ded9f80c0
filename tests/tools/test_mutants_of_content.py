"""Which mistakes are made in content, and which are not."""

from __future__ import annotations

import tomllib

from tools.engine import ROOT
from tools.mutation.content import content_sites
from tools.mutation.project import Project
from tools.mutation.site import Site, mutants_of

CONTENT = """\
schema_version = 1  # about the file

[prices]
rare = 3

[[card]]
id = "old_earth"
name = "Old # Earth"
cost = 0
rebel = true
keywords = ["alien", "rebel"]
goods = { kind = "rare", source = "windfall" }
[card.powers]
settle = [
  { power = "military", amount = -1 },  # a comment, with 3 figures
]

[[card]]
id = "gem_world"
cost = 2
goods = { kind = "novelty", source = "windfall" }
"""


def changes(site: Site) -> list[str]:
    return [f"{site.original} -> {variant.text}" for variant in site.variants]


def sites() -> list[Site]:
    return content_sites("content/base.toml", CONTENT)


def test_numbers_words_and_items_are_changed_names_and_versions_are_not() -> None:
    assert [change for site in sites() for change in changes(site)] == [
        "3 -> 4",
        "3 -> 2",
        "0 -> 1",
        "true -> false",
        '"alien",  -> ',
        '"rebel" -> ',
        '"rare" -> "novelty"',
        '{ power = "military", amount = -1 }, -> '.replace("}, ->", "},   ->"),
        "-1 -> 0",
        "-1 -> -2",
        "2 -> 3",
        "2 -> 1",
        '"novelty" -> "rare"',
    ]


def test_a_site_is_called_by_the_names_of_its_entry() -> None:
    labels = {site.original: site.labels for site in sites()}
    assert labels["3"] == ()
    assert labels["-1"] == ("old_earth", "Old # Earth")
    assert labels["2"] == ("gem_world",)


def test_the_names_of_the_file_belong_to_all_its_entries() -> None:
    (site,) = content_sites("f.toml", 'id = "terrans"\n[start]\nore = 4\n')
    assert site.labels == ("terrans",)


def test_every_mutant_of_the_content_can_be_read_and_differs() -> None:
    project = Project(ROOT, "race")
    for file in project.content_files():
        text = file.read_text(encoding="utf-8")
        read = tomllib.loads(text)
        for mutants in mutants_of(content_sites(file.name, text))[::7]:
            assert tomllib.loads(mutants[-1].applied(text)) != read
