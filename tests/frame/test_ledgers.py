"""The rule ledgers as a whole: what holds for every entry, and how they are read and counted."""

from __future__ import annotations

import ast
import json
import re
from collections import Counter
from pathlib import Path

import pytest

import astrarium
from astrarium.core.ledger import Entry, coverage, load_ledgers
from tools import ledgers

FOLDER = Path(astrarium.__path__[0], "games")
FILES = [*FOLDER.glob("*/game.py"), *FOLDER.glob("*/rules*.json")]
GAMES = sorted({file.parent for file in FILES})


def entries_of_all_games() -> list[Entry]:
    return [entry for game in GAMES for entry in load_ledgers(game)]


def write_ledger(folder: Path, name: str, *ids: str) -> None:
    rows = [{"id": id, "chapter": "c", "kind": "k", "rule": "r", "rule_hu": "s"} for id in ids]
    (folder / name).write_text(json.dumps(rows), encoding="utf-8")


def test_every_game_has_a_ledger() -> None:
    assert [game.name for game in GAMES if not load_ledgers(game)] == []


def test_no_id_stands_twice() -> None:
    ids = [entry.id for entry in entries_of_all_games()]
    assert sorted({id for id in ids if ids.count(id) > 1}) == []


def test_race_has_a_ledger_for_each_of_its_rulebooks() -> None:
    counts = Counter(entry.ledger for entry in load_ledgers(FOLDER / "race"))
    assert set(counts) == {"race.base", "race.storm", "race.artifacts"}
    assert (counts["race.storm"], counts["race.artifacts"]) == (284, 231)


def test_every_id_begins_with_the_name_of_its_game() -> None:
    strangers = [
        entry.id
        for game in GAMES
        for entry in load_ledgers(game)
        if not entry.id.startswith(game.name + ".")
    ]
    assert strangers == []


def cited_in(game: Path) -> set[str]:
    """The ids that the game's components, reasons and docstrings rest on."""
    texts = [path.read_text(encoding="utf-8") for path in game.rglob("*.toml")]
    for source in game.rglob("*.py"):
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                texts.append(node.value)
    # Not after a dot or a slash: there it would be a module or a path.
    id = re.compile(rf"(?<![\w./-]){game.name}(?:\.[a-z0-9]+(?:-[a-z0-9]+)*){{2,}}(?![\w-])")
    return {match.group() for text in texts for match in id.finditer(text)}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_game_cites_only_rules_that_its_ledger_has(game: Path) -> None:
    assert sorted(cited_in(game) - {entry.id for entry in load_ledgers(game)}) == []


@pytest.mark.parametrize("field", ["chapter", "kind", "rule", "rule_hu"])
def test_every_entry_says_its(field: str) -> None:
    assert [e.id for e in entries_of_all_games() if not getattr(e, field)] == []


def test_a_ledger_of_many_chapters_is_named_by_its_game(tmp_path: Path) -> None:
    write_ledger(tmp_path, "rules.json", "gaia.map.hexes", "gaia.round.count")
    assert [entry.ledger for entry in load_ledgers(tmp_path)] == ["gaia", "gaia"]


def test_the_ledger_of_one_rulebook_of_several_is_named_by_two_parts(tmp_path: Path) -> None:
    write_ledger(tmp_path, "rules.json", "race.base.deal.six")
    write_ledger(tmp_path, "rules-storm.json", "race.storm.goals.most")
    assert [entry.ledger for entry in load_ledgers(tmp_path)] == ["race.base", "race.storm"]


def test_coverage_splits_each_ledger_in_rulebook_order(tmp_path: Path) -> None:
    write_ledger(tmp_path, "rules.json", "gaia.z", "gaia.a", "gaia.m")
    (gaia,) = coverage(load_ledgers(tmp_path), {"gaia.a"})
    assert gaia.ledger == "gaia"
    assert [entry.id for entry in gaia.covered] == ["gaia.a"]
    assert [entry.id for entry in gaia.missing] == ["gaia.z", "gaia.m"]


def test_a_ledger_is_converted_when_it_changes_and_dropped_when_it_goes(tmp_path: Path) -> None:
    game = tmp_path / "gaia"
    game.mkdir()
    ledger = game / "rules.yaml"
    ledger.write_text("- {id: gaia.a, rule: Őrjárat}\n", encoding="utf-8")
    shipped = game / "rules.json"
    assert ledgers.refresh(tmp_path) == [shipped]
    assert json.loads(shipped.read_text(encoding="utf-8")) == [{"id": "gaia.a", "rule": "Őrjárat"}]
    assert ledgers.refresh(tmp_path) == []
    ledger.unlink()
    assert ledgers.refresh(tmp_path) == []
    assert not shipped.exists()


def test_how_sure_a_figure_is_stands_only_where_one_is_needed() -> None:
    for entry in entries_of_all_games():
        assert entry.figure in ("", "confirmed", "likely", "reconstructed", "unknown")
        assert entry.needs == "figure" or not entry.figure
    judged = [e for e in entries_of_all_games() if e.id.startswith(("sun.", "eclipse."))]
    assert [entry.id for entry in judged if entry.needs == "figure" and not entry.figure] == []
