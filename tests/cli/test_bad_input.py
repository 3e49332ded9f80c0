"""Everything that can be wrong is refused in one clear line, and nothing is changed."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import astrarium
from astrarium.cli import check
from astrarium.cli.main import main
from astrarium.core.codec import canonical, digest
from astrarium.core.log import CHAIN
from tests.cli.conftest import SEED

Refused = Callable[..., str]


@pytest.fixture(autouse=True)
def in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def resealed(lines: list[str]) -> str:
    """A log whose chain fits again after its lines were changed."""
    link, sealed = "", []
    for line in lines:
        data = {key: value for key, value in json.loads(line).items() if key != "link"}
        link = digest(link + canonical(data))[:CHAIN]
        sealed.append(canonical({**data, "link": link}))
    return "\n".join(sealed) + "\n"


# --- the command line ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        ([], "astrarium: COMMAND is missing"),
        (["dance"], "astrarium: COMMAND cannot be 'dance'; it can be "),
        (["play"], "astrarium: Which game? For example: astrarium play race"),
        (["play", "chess"], "astrarium: There is no game “chess”; there are: "),
        (["check", "chess"], "astrarium: There is no game “chess”; there are: "),
        (["rules", "chess"], "astrarium: There is no game “chess” with a rule ledger."),
        (["rules"], "astrarium rules: GAME is missing"),
        (["rules", "race", "--loud"], "astrarium: there is no argument --loud"),
        (["rules", "race", "--lang", "de"], "astrarium rules: --lang cannot be 'de'; it can be "),
        (["play", "race", "--seats"], "astrarium play: --seats needs a value"),
        (["play", "race", "--seats", "x"], "astrarium play: --seats cannot be 'x'"),
        (["play", "race", "--seats", "9"], "astrarium: Race for the Galaxy is for 1 to 5 players."),
        (["play", "race", "--you", "2"], "astrarium: There is no seat 2; seats are 0 to 1."),
        (["play", "race", "--bots", "deep"], "astrarium: There is no bot “deep” for race"),
        (
            ["play", "race", "--bots", "random,random,random"],
            "astrarium: 3 bots are too many for 2 seats.",
        ),
        (
            ["play", "race", "--seed", "beef"],
            "astrarium: A seed is 64 hexadecimal digits, not “beef",
        ),
        (["play", "race", "--option", "x"], "astrarium: an option is written name=value, not “x”"),
        (
            ["play", "race", "--option", "expansion=storm", "--option", "expansion=artifacts"],
            "astrarium: the option expansion is given twice; give it once, with one value",
        ),
        (["play", "race", "--option", "x=1"], "astrarium: There is no option “x”"),
        (
            ["play", "race", "--option", "preset_hands=maybe"],
            "astrarium: The option preset_hands cannot be “maybe”; it can be: False, True.",
        ),
        (
            ["play", "race", "--seats", "3", "--option", "advanced_two_player=true"],
            "astrarium: The advanced two-player game is for exactly 2 players, not for 3: play "
            "with two, or leave out the advanced two-player game. "
            "[race.base.two-player.only-two-players]",
        ),
        (["check", "race", "--games", "0"], "astrarium: --games needs a whole number from 1 up"),
    ],
)
def test_a_command_line_that_makes_no_sense_is_refused(
    refused: Refused, arguments: list[str], line: str, tmp_path: Path
) -> None:
    assert refused(*arguments).startswith(line)
    assert list(tmp_path.iterdir()) == []


def test_a_refusal_can_be_hungarian(refused: Refused) -> None:
    assert refused("play", "chess", "--lang", "hu").startswith(
        "astrarium: Nincs „chess” nevű játék; ezek vannak: "
    )
    assert refused("rules", "--lang", "hu") == "astrarium rules: hiányzik: GAME"
    assert refused("play", "race", "--seats", "4", "--you", "5", "--lang", "hu") == (
        "astrarium: Nincs ilyen hely: 5; a helyek számozása 0-tól 3-ig tart."
    )
    assert refused("play", "race", "--seats", "9", "--lang", "hu") == (
        "astrarium: A játékosok száma ennél a játéknál 1-től 5-ig terjed: Race for the Galaxy."
    )
    assert refused("play", "race", "--option", "orb=true", "--lang", "hu") == (
        "astrarium: A bolygó az Idegen Eszközök kiegészítőhöz tartozik, de nincs kiegészítő "
        "kiválasztva: válasszátok az Idegen Eszközöket, vagy hagyjátok ki a bolygót. "
        "[race.artifacts.overview.adds-to-base-game]"
    )


# --- files ---------------------------------------------------------------------------------------

READERS = [["replay"], ["verify"], ["play", "--resume"]]


@pytest.mark.parametrize("command", READERS)
@pytest.mark.parametrize(
    ("name", "content", "line"),
    [
        ("none", None, "There is no file none."),
        ("empty", b"", "The log is empty."),
        ("latin", b"\xe1\n", "latin is no text file."),
        ("prose", b"Once upon a time\n", "Line 1: This is no entry of a log."),
        ("number", b"17\n", "Line 1: This is no entry of a log."),
    ],
)
def test_what_is_no_log_is_refused(
    refused: Refused, command: list[str], name: str, content: bytes | None, line: str
) -> None:
    if content is not None:
        Path(name).write_bytes(content)
    assert refused(*command, name) == f"astrarium: {line}"


@pytest.mark.parametrize("command", READERS)
def test_a_folder_is_refused(refused: Refused, command: list[str]) -> None:
    Path("folder").mkdir()
    assert refused(*command, "folder") == "astrarium: folder is a folder, not a file."


@pytest.mark.parametrize("command", READERS)
def test_a_truncated_log_is_refused(
    refused: Refused, command: list[str], finished_log: Path
) -> None:
    text = finished_log.read_text("utf-8")
    finished_log.write_text(text[:-5], "utf-8")
    lines = text.count("\n")
    expected = f"astrarium: Line {lines}: The log is cut off in the middle of a line."
    assert refused(*command, str(finished_log)) == expected


@pytest.mark.parametrize("command", READERS)
def test_a_tampered_log_is_refused_and_left_alone(
    refused: Refused, command: list[str], finished_log: Path
) -> None:
    lines = finished_log.read_text("utf-8").splitlines()
    lines[3] = lines[3].replace('"seat":-1', '"seat":0')
    text = "\n".join(lines) + "\n"
    finished_log.write_text(text, "utf-8")
    said = refused(*command, str(finished_log))
    assert said == ("astrarium: Line 4: The entry was changed, or lines before it are missing.")
    assert finished_log.read_text("utf-8") == text


def test_a_log_without_its_last_lines_is_not_verified(refused: Refused, finished_log: Path) -> None:
    lines = finished_log.read_text("utf-8").splitlines()[:-4]
    finished_log.write_text("\n".join(lines) + "\n", "utf-8")
    assert refused("verify", str(finished_log)) == (
        "astrarium: The game is not finished: its seed is not public yet."
    )


def test_an_illegal_choice_in_a_log_is_refused_with_its_line(
    refused: Refused, finished_log: Path
) -> None:
    lines = finished_log.read_text("utf-8").splitlines()
    at = next(i for i, line in enumerate(lines) if '"say":"discard' in line)
    data = json.loads(lines[at])
    lines[at] = canonical({**data, "say": "discard Old Earth"})
    finished_log.write_text(resealed(lines), "utf-8")
    said = refused("replay", str(finished_log))
    assert said.startswith(f"astrarium: Line {at + 1}: 'discard Old Earth' is not open now.")


def test_an_unknown_card_in_a_log_is_refused_with_its_line(
    refused: Refused, finished_log: Path
) -> None:
    lines = finished_log.read_text("utf-8").splitlines()
    lines[1] = canonical({**json.loads(lines[1]), "say": "deal Old Erth"})
    finished_log.write_text(resealed(lines), "utf-8")
    said = refused("replay", str(finished_log))
    assert said == "astrarium: line 2: there is no card 'Old Erth'; did you mean 'Old Earth'?"


def test_chance_that_does_not_follow_from_the_seed_is_found(
    refused: Refused, finished_log: Path
) -> None:
    lines = finished_log.read_text("utf-8").splitlines()
    first = json.loads(lines[1])
    other = "Old Earth" if first["say"] != "deal Old Earth" else "New Sparta"
    lines[1] = canonical({**first, "say": f"deal {other}"})
    finished_log.write_text(resealed(lines), "utf-8")
    assert refused("verify", str(finished_log)) == (
        f"astrarium: Line 2: “deal {other}” does not follow from the seed."
    )


@pytest.mark.parametrize(
    ("change", "line"),
    [
        (
            {"version": "0"},
            "It was made with version 0 of the rules of Race for the Galaxy; version 2 is ",
        ),
        ({"components": "x"}, "It was made with another set of components of Race for the Galaxy."),
        ({"game": "chess"}, "It was made with rules that are not installed. "),
        ({"seats": 7}, "It was made with rules that are not installed. "),
        ({"astrarium": 9}, "Line 1: This is no log of a format that is known here."),
    ],
)
def test_a_log_of_other_rules_is_refused(
    refused: Refused, finished_log: Path, change: dict[str, object], line: str
) -> None:
    lines = finished_log.read_text("utf-8").splitlines()
    lines[0] = canonical({**json.loads(lines[0]), **change})
    finished_log.write_text(resealed(lines), "utf-8")
    for command in ("replay", "verify"):
        assert refused(command, str(finished_log)).startswith(f"astrarium: {line}")


@pytest.fixture
def snapshot(finished_log: Path, capsys: pytest.CaptureFixture[str]) -> Path:
    assert main(["replay", str(finished_log), "--at", "30", "--snapshot"]) == 0
    Path("position").write_text(capsys.readouterr().out, "utf-8")
    return Path("position")


def test_a_corrupted_snapshot_is_refused(refused: Refused, snapshot: Path) -> None:
    text = snapshot.read_text("utf-8")
    snapshot.write_text(text.replace('"pool":24', '"pool":25'), "utf-8")
    assert refused("replay", str(snapshot)) == (
        "astrarium: The saved position was changed: its digest does not fit."
    )
    snapshot.write_text(text[:-20], "utf-8")
    assert refused("replay", str(snapshot)) == "astrarium: This is no saved position."


def test_an_impossible_snapshot_is_refused(refused: Refused, snapshot: Path) -> None:
    body = json.loads(snapshot.read_text("utf-8"))["position"]
    body["state"]["pool"] += 1
    forged = canonical({"position": body, "digest": digest(canonical(body))})
    snapshot.write_text(forged, "utf-8")
    assert refused("replay", str(snapshot)) == (
        "astrarium: The saved position is impossible: it breaks what must always hold."
    )


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        (["--at", "9999"], "There is no entry 9999; the log has "),
        (["--at", "-1"], "There is no entry -1; the log has "),
        (["--seat", "2"], "There is no seat 2; seats are 0 to 1."),
        (["--seat", "-1"], "There is no seat -1; seats are 0 to 1."),
    ],
)
def test_replay_refuses_places_and_seats_that_do_not_exist(
    refused: Refused, finished_log: Path, arguments: list[str], line: str
) -> None:
    assert refused("replay", str(finished_log), *arguments).startswith(f"astrarium: {line}")


# --- keeping a game ------------------------------------------------------------------------------


def test_an_existing_file_is_never_overwritten(refused: Refused) -> None:
    Path("mine").write_text("dear diary", "utf-8")
    assert refused("play", "race", "--log", "mine") == (
        "astrarium: mine exists already; it is left as it is."
    )
    assert Path("mine").read_text("utf-8") == "dear diary"


def test_a_file_that_cannot_be_written_is_refused(refused: Refused) -> None:
    assert refused("play", "race", "--log", "no/such/folder/mine") == (
        "astrarium: no/such/folder/mine cannot be written."
    )


def test_a_finished_game_is_not_resumed(refused: Refused, finished_log: Path) -> None:
    said = refused("play", "--resume", str(finished_log))
    assert said == f"astrarium: The game of {finished_log} is over; replay shows it."


def test_a_game_is_not_resumed_without_its_private_file(refused: Refused, begun_log: Path) -> None:
    private = begun_log.with_name("begun.log.private")
    private.unlink()
    said = refused("play", "--resume", str(begun_log))
    assert said == f"astrarium: There is no file {private}."


@pytest.mark.parametrize(
    ("content", "line"),
    [
        ("{}", "is damaged: the game cannot be continued without it."),
        ('{"seed": "1", "you": 0, "bots": []}', "is damaged"),
        ("nonsense", "is damaged"),
    ],
)
def test_a_damaged_private_file_is_refused(
    refused: Refused, begun_log: Path, content: str, line: str
) -> None:
    private = begun_log.with_name("begun.log.private")
    private.write_text(content, "utf-8")
    assert f"{private} {line}" in refused("play", "--resume", str(begun_log))


@pytest.mark.parametrize("private", [{"seed": "cd" * 32}, {"bots": ["", "random", "random"]}])
def test_a_private_file_of_another_game_is_refused(
    refused: Refused, begun_log: Path, private: dict[str, object]
) -> None:
    file = begun_log.with_name("begun.log.private")
    file.write_text(
        json.dumps({"seed": SEED, "you": 0, "bots": ["", "greedy"], **private}), "utf-8"
    )
    said = refused("play", "--resume", str(begun_log))
    assert said.endswith("and the private file beside it do not belong together.")


def test_a_damaged_record_of_tests_is_refused(refused: Refused) -> None:
    Path("record").write_text("{}", "utf-8")
    assert refused("rules", "race", "--coverage", "record") == (
        "astrarium: record is no record of a test run."
    )


def test_the_dump_of_a_check_does_not_overwrite(refused: Refused) -> None:
    Path("dump").write_text("mine", "utf-8")
    assert refused("check", "race", "--dump", "dump").startswith("astrarium: dump exists already")


def test_breaking_off_leaves_the_game_in_its_log(
    capsys: pytest.CaptureFixture[str], begun_log: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = begun_log.read_text("utf-8")

    def interrupted(prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupted)
    assert main(["play", "--resume", str(begun_log)]) == 0
    assert begun_log.read_text("utf-8").startswith(before)


def test_breaking_off_a_command_is_no_error_to_be_explained(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(*arguments: object, **others: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(check, "run_battery", interrupted)
    assert main(["check", "race"]) == 130
    assert capsys.readouterr().err == ""


def bare(*arguments: str) -> subprocess.CompletedProcess[str]:
    """The command without the package of the texts."""
    code = "import sys; sys.modules['fluent'] = None; import runpy; runpy.run_module('astrarium')"
    command = [sys.executable, "-c", code, *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_without_the_package_of_the_texts_the_command_says_what_to_install() -> None:
    done = bare("play", "race")
    assert done.returncode == 2
    english, hungarian = done.stderr.splitlines()
    assert english.startswith("The commands need more packages: pip install 'astrarium[table]'")
    assert hungarian.startswith("A parancsokhoz további csomagok kellenek: pip install")


def test_version_and_help_are_answered_without_the_package_of_the_texts() -> None:
    version, shown = bare("--version"), bare("--help")
    assert (version.returncode, version.stdout) == (0, f"astrarium {astrarium.__version__}\n")
    assert shown.returncode == 0
    assert shown.stdout.startswith(version.stdout)
    assert "pip install 'astrarium[table]'" in shown.stdout


def test_the_package_runs_as_a_module() -> None:
    command = [sys.executable, "-m", "astrarium", "--version"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert astrarium.__version__ in done.stdout
