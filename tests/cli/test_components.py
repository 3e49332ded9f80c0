"""`astrarium components check FILE`: sound sets are summed up, all others refused in one line."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from astrarium.cli.main import main
from astrarium.core.own_sets import SETS
from astrarium.games.sun import content as shipped
from astrarium.games.sun.game import GAME, fingerprint

SECTIONS = (
    *("set", "sources", "technologies", "events", "systems"),
    *("achievements", "board", "exploration", "factions", "setup"),
)
MINE = """
changes = "reconstructed"
[set]
schema_version = 1
id = "mine"
game = "sun"
edition = "base game"
confidence = "reconstructed"
about = { sources = ["own_design"], confidence = "reconstructed" }
"""
SIRIUS = {
    "id": '"sirius"',
    "name": '"Sirius"',
    "deck": '"A"',
    "start": "true",
    "strength": "3",
    "vp": "5",
    "specialties": '["food"]',
    "confidence": '"reconstructed"',
}
Check = Callable[[str], str]


def whole_set() -> str:
    """The shipped set in one file: what a file says stands in a section of its name."""
    folder = Path(shipped.__file__).parent
    parts = []
    for name in SECTIONS:
        text = (folder / f"{name}.toml").read_text("utf-8")
        inner = re.sub(r"^(\[+)([a-z_A-Z0-9.]+)(\]+)", rf"\1{name}.\2\3", text, flags=re.M)
        parts.append(f"[{name}]\n{inner}")
    return "\n".join(parts)


def sirius(**fields: str) -> str:
    """A file of changes with this card of the system; fields as TOML writes them."""
    lines = [f"{name} = {value}" for name, value in {**SIRIUS, **fields}.items()]
    return "\n".join([MINE, "[[systems.system]]", *lines, ""])


@pytest.fixture
def said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Check:
    """What is said of a sound set."""

    def run(text: str) -> str:
        file = tmp_path / "mine.toml"
        file.write_text(text, "utf-8")
        assert main(["components", "check", str(file)]) == 0
        captured = capsys.readouterr()
        assert captured.err == ""
        return captured.out

    return run


@pytest.fixture
def broken(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Check:
    """The one line about a broken set, after the name of the file; nothing else comes of it."""

    def run(text: str) -> str:
        file = tmp_path / "mine.toml"
        file.write_text(text, "utf-8")
        assert main(["components", "check", str(file)]) == 1
        captured = capsys.readouterr()
        assert captured.out == ""
        assert list(tmp_path.iterdir()) == [file]
        (line,) = captured.err.splitlines()
        assert line.isprintable()
        assert len(line) < 1000
        start = f"astrarium: {file} is no sound set of components: "
        assert line.startswith(start)
        return line.removeprefix(start)

    return run


# --- sound sets ----------------------------------------------------------------------------------


def test_a_sound_set_is_summed_up_with_its_fingerprint(said: Check) -> None:
    lines = said(sirius(confidence='"confirmed"')).splitlines()
    assert lines[0].endswith("mine.toml: the set “mine” of Beyond the Sun is sound.")
    assert lines[1:9] == [
        "  technologies.technology: 46 (confirmed: 16, reconstructed: 30)",
        "  events.event: 20 (reconstructed: 20)",
        "  systems.system: 24 (confirmed: 1, reconstructed: 23)",
        "  achievements.achievement: 10 (likely: 2, reconstructed: 8)",
        "  factions.faction: 4 (reconstructed: 4)",
        "  board.slot: 19 (confirmed: 5, likely: 5, reconstructed: 9)",
        "  board.guild: 4 (reconstructed: 4)",
        "  board.basic: 4 (confirmed: 4)",
    ]
    assert re.fullmatch(r"Fingerprint: [0-9a-f]{64}", lines[9])
    assert len(lines) == 10


def test_a_whole_set_in_one_file_has_the_fingerprint_of_the_folder(said: Check) -> None:
    assert said(whole_set()).splitlines()[-1] == f"Fingerprint: {fingerprint()}"


def test_another_figure_is_another_fingerprint(said: Check) -> None:
    first, second = (said(sirius(strength=number)).splitlines()[-1] for number in ("3", "4"))
    assert first != second
    assert said(sirius(strength="3")).splitlines()[-1] == first


def test_a_name_is_text_whatever_it_looks_like(said: Check) -> None:
    assert "is sound" in said(sirius(name='"<script>alert(1)</script>"'))


def test_programs_are_told_in_json(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(sirius(), "utf-8")
    assert main(["components", "check", str(file), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["sound"], told["game"], told["set"]) == (True, "sun", "mine")
    assert told["counts"]["systems.system"] == {"reconstructed": 24}
    file.write_text(sirius(vp='"5"'), "utf-8")
    assert main(["components", "check", str(file), "--json"]) == 1
    told = json.loads(capsys.readouterr().out)
    assert told["sound"] is False
    assert told["error"].startswith("systems, system, sirius, vp: '5', where a whole number")


# --- files that are no sets ----------------------------------------------------------------------


def test_a_missing_file_and_a_folder_are_named(refused: Callable[..., str], tmp_path: Path) -> None:
    missing = tmp_path / "none.toml"
    assert refused("components", "check", str(missing)) == f"astrarium: There is no file {missing}."
    folder = f"astrarium: {tmp_path} is a folder, not a file."
    assert refused("components", "check", str(tmp_path)) == folder


def test_a_file_without_text_and_one_without_end_are_named(
    refused: Callable[..., str], tmp_path: Path
) -> None:
    file = tmp_path / "mine.toml"
    file.write_bytes(b"\xff\xfe\x00")
    assert refused("components", "check", str(file)) == f"astrarium: {file} is no text file."
    file.write_bytes(b"#" * 1_000_001)
    assert refused("components", "check", str(file)).startswith(f"astrarium: {file} is larger than")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("{", "this is no TOML: Invalid statement (at line 1, column 1)"),
        ('{"set": {"game": "sun"}}', "this is no TOML: "),
        ("a = 1\na = 2", "this is no TOML: Cannot overwrite a value"),
        ("a = " + "[" * 20_000, "lists and entries stand too deep within each other"),
        ("a = " + "9" * 5_000, "a number has thousands of digits"),
        ("", "set, game: one of eclipse, gaia, race, sun was expected"),
        ('set = "sun"', "set, game: one of eclipse, gaia, race, sun was expected"),
        ("[set]\ngame = ['sun']", "set, game: one of eclipse, gaia, race, sun was expected"),
        ('[set]\ngame = "chess"', "set, game: one of eclipse, gaia, race, sun was expected"),
        ('[set]\ngame = "race"', "the components of Race for the Galaxy cannot be replaced"),
        ('[set]\ngame = "sun"', "sources: the file is missing"),
    ],
)
def test_what_is_no_set_is_said(broken: Check, text: str, message: str) -> None:
    assert broken(text).startswith(message)


# --- broken and hostile cards --------------------------------------------------------------------

CIRCLE = '[{ do = "repeat_own_immediate" }]'
DEEP = "[" * 40 + "]" * 40
OPTION = '[{ do = "gain_ore", amount = 1 }]'
MANY = (
    f'[{{ do = "choose", options = [{OPTION}, {OPTION}], times = 64, same_option_allowed = true }}]'
)


@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ({"strength": '"four"'}, "systems, system, sirius, strength: 'four', where a whole number"),
        ({"strength": "3.5"}, "systems, system, sirius, strength: a float, where a text"),
        ({"strength": "2026-01-01"}, "systems, system, sirius, strength: a date, where"),
        ({"start": "1"}, "systems, system, sirius, start: 1, where true or false was expected"),
        ({"deck": "['A']"}, "systems, system, sirius, deck: ['A'], where one of A, B was expected"),
        ({"specialties": '"ore"'}, "systems, system, sirius, specialties: 'ore', where a list was"),
        ({"size": "1"}, "systems, system, sirius: there is no field 'size'; known are id, name"),
        ({"vp": "100"}, "systems, system, sirius, vp: a number from 0 to 99 was expected"),
        ({"vp": "-1"}, "systems, system, sirius, vp: a number from 0 to 99 was expected"),
        ({"vp": "9" * 4000}, "systems, system, sirius, vp: a number from 0 to 99 was"),
        ({"name": f'"{"x" * 81}"'}, "systems, system, sirius, name: 81 characters, where"),
        ({"note": f'"{"x" * 501}"'}, "systems, system, sirius, note: 501 characters"),
        ({"name": '""'}, "systems, system, sirius, name: 0 characters, where 1 to"),
        ({"name": r'"\u001b[2J"'}, "systems, system, sirius, name: a character that"),
        ({"name": r'"a\u202eb"'}, "systems, system, sirius, name: a character that"),
        ({"id": r'"\u001b[2J"'}, "systems, system, ?[2J, id: a character that cannot"),
        ({"id": f'"{"x" * 90_000}"'}, "systems, system, " + "x" * 80 + ", id: 90000 ch"),
        ({"id": '"vega"'}, "systems: there is no system 'vega' that could be changed"),
        ({"known": str(["a"] * 101)}, "systems, system, sirius, known: 101 entries"),
        ({"control": f"[{{ do = {DEEP} }}]"}, "systems, system, sirius, control, #1"),
        ({"control": '[{ do = "fly" }]'}, "systems, sirius.control, #1: there is no step"),
        ({"control": "[{ do = 1 }]"}, "systems, sirius.control, #1: {'do': 1}, where an entry"),
        ({"control": "[1]"}, "systems, system, sirius, control, #1: 1, where an entry was"),
        ({"control": MANY}, "systems, sirius.control: it can come to 65 steps; at most 64 are"),
        ({"control": CIRCLE}, "systems, sirius.control, #1: there is no program 'sirius.imme"),
        ({"control": '[{ do = "choose", options = 1 }]'},
         "systems, sirius.control, #1, options: 1, where a list was expected"),
        ({"control": '[{ do = "gain_ore", amount = 21 }]'},
         "systems, sirius.control, #1: amount is 21, where 1 to 20 was expected"),
        ({"ability": "{ kind = [] }"}, "systems, system, sirius, ability: there is no kind '[]'"),
        ({"ability": '{ kind = "population_for_less_ore", ore = 1 }'},
         "systems, system, sirius, ability, ore: 1, where more than 1 was expected, which a "
         "returned one brings; trade could go round for ever"),
        ({"start": "false"}, "systems, deck, start: 4, where 3 was expected"),
    ],
)  # fmt: skip
def test_a_broken_card_is_refused_by_name_and_field(
    broken: Check, fields: dict[str, str], message: str
) -> None:
    assert broken(sirius(**fields)).startswith(message)


def test_a_cheap_cube_that_costs_more_than_it_brings_is_allowed(said: Check) -> None:
    assert "is sound" in said(sirius(ability='{ kind = "population_for_less_ore", ore = 2 }'))


def technology(rest: str) -> str:
    head = 'id = "capital_ship"\nname = "Capital Ship"\nlevel = "III"\nmatch = []\nvp = 3\n'
    return f'{MINE}[[technologies.technology]]\n{head}confidence = "reconstructed"\n{rest}\n'


@pytest.mark.parametrize(
    ("rest", "program"),
    [
        ("immediate = [{ do = 'repeat_own_immediate' }]", "capital_ship.immediate"),
        (
            "action = [{ spaces = 1, effect = [{ do = 'copy_action', kind = 'technology' }] }]",
            "capital_ship.action 1",
        ),
    ],
)
def test_copies_in_a_circle_are_refused(broken: Check, rest: str, program: str) -> None:
    line = broken(technology(rest))
    assert line.startswith("technologies, ")
    assert f"{program}: it copies itself: {program}, {program}" in line


# --- files of changes ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (sirius().replace('"reconstructed"\n[set]', '"official"\n[set]'),
         "changes: 'official', where one of reconstructed was expected"),
        (sirius().replace('id = "mine"', 'id = "reconstructed"'),
         "set, id: 'reconstructed' is the shipped set: give it another"),
        (sirius() + sirius().partition("[[")[1] + sirius().partition("[[")[2],
         "systems, system, sirius: the card stands here twice"),
        (f"{MINE}[dice]\nsides = 6", "dice: there is no such section of changes; known are set"),
        (f"{MINE}[systems.deck]\nA = 1", "systems: there is no field 'deck'; known are system"),
        (f"{MINE}[[systems.system]]\nid = 'sirius'", "systems, system, sirius: the field 'name'"),
        (f"{MINE}[sources]\nme = 1", "sources, me: 1, where an entry was expected"),
    ],
)  # fmt: skip
def test_a_broken_file_of_changes_is_refused(broken: Check, text: str, message: str) -> None:
    assert broken(text).startswith(message)


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("ore_for_population = 3", "ore_for_population = 1",
         "factions, trade, ore_for_population: 1, where more than 1 was expected"),
        ("columns = [5, 4, 3, 3, 2]", "columns = [5, 4, 3, 3]",
         "factions, normal, columns: how many: 4, where 5 was expected"),
        ("columns = [5, 4, 3, 3, 2]", "columns = [5, 4, 3, 3, 3]",
         "factions, normal, columns: in all: 18, where 17 was expected"),
        ("cubes = 20", "cubes = 19",
         "factions, start: population, supply and a ship: 20, where 19 was expected"),
        ("food_discs = 8", "food_discs = 7",
         "factions, normal, food_icons: 8 discs never leave the track"),
        ("ore = [1, 1, 2, 2]", "ore = [1, 1, 2]",
         "setup, players, 4, ore: how many: 3, where 4 was expected"),
        ("players = 4\nore", "players = 5\nore",
         "setup, players: [2, 3, 5], where [2, 3, 4] was expected"),
        ("times_in_turn = 3", "times_in_turn = 16",
         "technologies, technology, galactic_hq, ability, deals, times_in_turn: 16, where 1 to 15"),
        ("times_in_turn = 3", "times_in_turn = 0",
         "technologies, technology, galactic_hq, ability, deals, times_in_turn: 0, where 1 to 15"),
        ("[achievements.in_play]\nbasic = 2", "[achievements.in_play]\nbasic = 3",
         "achievements, in_play: in all: 5, where 1 to 4 was expected"),
        ('kind = "deep_space"', 'kind = "home"',
         "exploration, side, three_and_four_players: locations of kind home: 2, where 1 was"),
    ],
)  # fmt: skip
def test_figures_of_a_whole_set_must_agree(broken: Check, old: str, new: str, message: str) -> None:
    text = whole_set()
    assert old in text
    assert broken(text.replace(old, new, 1)).startswith(message)


def test_the_check_speaks_hungarian(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(sirius(), "utf-8")
    assert main(["components", "check", str(file), "--lang", "hu"]) == 0
    out = capsys.readouterr().out
    assert "„mine” (Beyond the Sun), a készlet rendben van." in out
    assert "Ujjlenyomat: " in out


@pytest.mark.parametrize(
    ("fields", "says"),
    [
        ({"vp": '"5"'}, "systems, system, sirius, vp: '5' áll itt, pedig egész szám kellene."),
        ({"control": '[{ do = "jump" }]'},
         "systems, sirius.control, #1: hiányzik ez a mező: „points”."),
        ({"start": "false"}, "systems, deck, start: 4 áll itt, pedig ez kellene: 3."),
    ],
)  # fmt: skip
def test_what_is_wrong_is_said_in_hungarian(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], fields: dict[str, str], says: str
) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(sirius(**fields), "utf-8")
    assert main(["components", "check", str(file), "--lang", "hu"]) == 1
    line = f"astrarium: {file}: ez a komponenskészlet hibás: {says}\n"
    assert capsys.readouterr().err == line


@pytest.fixture
def my_file(tmp_path: Path) -> Path:
    file = tmp_path / "mine.toml"
    file.write_text(sirius(name='"Sirius Prime"'), "utf-8")
    return file


def test_a_game_is_played_and_replayed_with_an_own_set(
    my_file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    log = tmp_path / "mine.log"
    play = ["play", "sun", "--seats", "2", "--bots", "random,random", "--seed", "08" * 32]
    assert main([*play, "--components", str(my_file), "--log", str(log)]) == 0
    SETS._sets.clear()
    GAME.known.cache_clear()
    capsys.readouterr()
    assert main(["replay", str(log)]) == 2
    assert "of Beyond the Sun, which is not here. Bring the file of the set" in (
        capsys.readouterr().err
    )
    assert main(["verify", str(log), "--components", str(my_file)]) == 0
    assert main(["replay", str(log), "--components", str(my_file)]) == 0
    assert "Sirius Prime" in capsys.readouterr().out


def test_bots_play_with_an_own_set_in_processes_of_their_own(
    my_file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    simulate = ["simulate", "sun", "--bots", "random,random", "--games", "4", "--jobs", "2"]
    assert main([*simulate, "--components", str(my_file), "--json"]) == 0
    assert len(json.loads(capsys.readouterr().out)["options"]["components"]) == 64


def test_a_set_of_another_game_and_a_broken_one_are_refused(
    my_file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["play", "race", "--components", str(my_file)]) == 2
    assert "is not for Race for the Galaxy" in capsys.readouterr().err
    my_file.write_text(sirius(strength='"four"'), "utf-8")
    assert main(["play", "sun", "--components", str(my_file)]) == 2
    assert "systems, system, sirius, strength: 'four'" in capsys.readouterr().err


def test_a_card_is_typed_in_from_the_command_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "my_box.toml"
    card = ["components", "card", str(file), "technology-terraforming"]
    assert main([*card, "--type", "immediate=jump 7", "--type", "name=Sky Gardens"]) == 0
    out = capsys.readouterr().out
    assert "Sky Gardens" in out
    assert "Jump 7." in out
    assert "immediate=jump 7" in out
    assert main(["components", "check", str(file)]) == 0
    assert "the set “my_box” of Beyond the Sun is sound" in capsys.readouterr().out
    before = file.read_text("utf-8")
    assert main([*card, "--type", "immediate=jmp 7"]) == 2
    assert "immediate: 'jmp' is no step; did you mean 'jump'?" in capsys.readouterr().err
    assert main([*card, "--type", "colour=red"]) == 2
    assert "The card has no field “colour”; it has name, match" in capsys.readouterr().err
    assert file.read_text("utf-8") == before
    assert main([*card, "--lang", "hu"]) == 0
    assert "Ugorj 7" in capsys.readouterr().out


def test_what_has_no_workshop_cannot_be_typed_in(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    new = str(tmp_path / "new.toml")
    assert main(["components", "card", new, "card-x", "--game", "race"]) == 2
    assert "The cards of Race for the Galaxy cannot be typed in." in capsys.readouterr().err
    assert main(["components", "card", new, "technology-nothing"]) == 2
    assert "There is no card “technology-nothing”" in capsys.readouterr().err
    assert not (tmp_path / "new.toml").exists()
