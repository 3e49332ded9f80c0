"""Component sets of one's own at the table: uploaded, chosen, played, kept as long as needed."""

from __future__ import annotations

import gc
import json
import re
from pathlib import Path

import pytest

from astrarium.core.own_sets import SETS, OwnSets, is_fingerprint
from astrarium.core.rng import Rng
from astrarium.games.sun.game import GAME
from astrarium.games.sun.tables import SunRules
from astrarium.table import job
from astrarium.table.bots import BotRunner
from astrarium.table.house import House
from astrarium.table.sqlite import SqliteStorage
from astrarium.table.storage import FINISHED
from astrarium.table.tidying import tidy
from astrarium.table.web.limits import Limits
from astrarium.table.worker import think
from tests.table.support import AMPLE, Clock, Guest, hurry
from tests.table.test_quotas import house_with, later
from tools.attacks import hostile_sets

MINE = """
changes = "reconstructed"
[set]
schema_version = 1
id = "{id}"
game = "sun"
edition = "base game"
confidence = "reconstructed"
about = {{ sources = ["own_design"], confidence = "reconstructed" }}
[[technologies.technology]]
id = "terraforming"
name = "{name}"
level = "I"
match = ["commercial"]
output = "commercial"
vp = 1
immediate = [{{ do = "jump", points = {points} }}]
action = [{{ spaces = 1, cost = {{ ore = 4 }}, effect = [{{ do = "colonize" }}] }}]
confidence = "confirmed"
"""


def a_set(id: str = "mine", name: str = "Sky Gardens", points: str = "1") -> str:
    return MINE.format(id=id, name=name, points=points)


def forget_sets() -> None:
    """As in a process that has just begun."""
    SETS._sets.clear()
    GAME.known.cache_clear()


@pytest.fixture(autouse=True)
def nothing_in_memory() -> None:
    """Every test finds its sets in its own storage."""
    forget_sets()


@pytest.fixture
def anna(tmp_path: Path) -> Guest:
    return guest_of(house_with(tmp_path))


def guest_of(house: House, language: str = "en") -> Guest:
    guest = Guest(house, language)
    guest.post("/me", name="Anna", back="/")
    return guest


def uploaded(guest: Guest, text: str) -> str:
    """The fingerprint of a set that was kept."""
    assert guest.post("/sets", set=text) == "/sets"
    guest.learn_person()
    assert guest.person is not None
    return guest.house.storage.sets_of(guest.person.id)[0].fingerprint


def opened(guest: Guest, fingerprint: str, *seats: str) -> str:
    form: dict[str, object] = {"seats": len(seats) or 2, "pace": "at-once"}
    form |= {f"seat-{at}": kind for at, kind in enumerate(seats or ("me", "bot:random"))}
    return guest.send("/new/sun", {**form, "option-components": fingerprint}, 303)


def finished(guest: Guest, path: str) -> str:
    hurry(guest, path, Rng(3))
    assert guest.table(path).state == FINISHED
    return guest.get(path + "/record")


def test_a_set_is_uploaded_and_a_game_is_played_with_it(anna: Guest) -> None:
    fingerprint = uploaded(anna, a_set())
    assert f'value="{fingerprint}"' in anna.get("/new/sun")
    path = opened(anna, fingerprint)
    assert "Cards: mine" in anna.get("/")
    assert "Sky Gardens" in anna.get(path)
    log = finished(anna, path)
    assert f'"components":"{fingerprint}"' in log.splitlines()[0]
    assert "Sky Gardens" in anna.get(path + "/steps/3")


def test_what_a_card_of_the_set_says_is_explained_at_its_table(anna: Guest) -> None:
    fingerprint = uploaded(anna, a_set(points="7"))
    path = opened(anna, fingerprint)
    assert f'data-set="{fingerprint}"' in anna.get(path)
    told = anna.get(f"/explain/sun/technology-terraforming?set={fingerprint}")
    assert "Sky Gardens" in told
    assert "Jump 7." in told
    assert "Jump 7." not in anna.get("/explain/sun/technology-terraforming")
    anna.get(f"/explain/sun/technology-nowhere?set={fingerprint}", 404)
    anna.get(f"/explain/race/technology-terraforming?set={fingerprint}", 404)
    anna.get(f"/explain/sun/technology-terraforming?set={'0' * 64}", 404)


def own_rules() -> int:
    """How many rules with sets of people's own are in memory, but for those few that their game
    remembers."""
    GAME.known.cache_clear()
    gc.collect()
    found = [each for each in gc.get_objects() if type(each) is SunRules]
    return sum(is_fingerprint(each.options["components"]) for each in found)


def test_explanations_of_own_cards_keep_no_rules_in_memory(anna: Guest) -> None:
    """The game remembers few rules; whoever asks for the cards of many sets must not fill the
    memory with the others."""
    sets = [uploaded(anna, a_set(str(number))) for number in range(3)]
    for fingerprint in sets:
        told = anna.get(f"/explain/sun/technology-terraforming?set={fingerprint}")
        assert "Sky Gardens" in told
    anna.get("/me")
    assert own_rules() == 0


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("[set", "this is no TOML"),
        ("a = 1", "set, game: one of"),
        (a_set(points='"four"'), "technologies, terraforming.immediate"),
        (a_set(id="x" * 41), "set, id: 41 characters, where 1 to 40 were expected"),
        ("a = " + "[" * 500 + "]" * 500, "too deep"),
        ("a = " + "9" * 5000, "thousands of digits"),
        (a_set(name="Sky\\u202e"), "cannot be printed"),
        (
            a_set().replace('"terraforming"', '"nowhere"'),
            "there is no technology &#39;nowhere&#39;",
        ),
    ],
)
def test_nothing_of_a_broken_set_is_kept(anna: Guest, text: str, says: str) -> None:
    page = anna.post("/sets", 422, set=text)
    assert "Nothing of it was kept" in page
    assert says in page
    anna.learn_person()
    assert anna.person is not None
    assert anna.house.storage.sets_of(anna.person.id) == []
    assert len(SETS) == 0


def test_what_is_wrong_with_a_set_is_said_in_the_language_of_the_reader(tmp_path: Path) -> None:
    page = guest_of(house_with(tmp_path), "hu").post("/sets", 422, set=a_set(points="21"))
    assert "technologies, terraforming.immediate, #1: points itt 21, pedig legalább 1 és" in page


def test_what_looks_like_markup_in_a_name_is_text(anna: Guest) -> None:
    name = "<script>alert(1)</script> & {{ 7 * 7 }}"
    path = opened(anna, uploaded(anna, a_set(id="<b>mine</b>", name=name)))
    for page in (anna.get(path), anna.get("/sets"), anna.get("/new/sun"), anna.get("/")):
        assert "<script>alert" not in page
        assert "<b>mine" not in page
    assert "&lt;script&gt;alert(1)&lt;/script&gt; &amp; {{ 7 * 7 }}" in anna.get(path)


def test_a_person_keeps_so_many_sets(tmp_path: Path) -> None:
    anna = guest_of(house_with(tmp_path, sets=2))
    first = uploaded(anna, a_set("one"))
    uploaded(anna, a_set("two"))
    assert "You keep 2 sets" in anna.post("/sets", 429, set=a_set("three"))
    uploaded(anna, a_set("one"))  # kept already
    anna.post(f"/sets/{first}/drop")
    uploaded(anna, a_set("three"))


def kept_in_all(guest: Guest) -> int:
    """Sets in the file, whether they stand in a list or not."""
    with guest.house.storage._connection() as db:  # type: ignore[attr-defined]
        ((count,),) = db.execute("SELECT COUNT(*) FROM sets").fetchall()
    return int(count)


@pytest.mark.parametrize("how", ["typed in", "dropped"])
def test_sets_that_were_replaced_count_in_what_a_person_may_keep(tmp_path: Path, how: str) -> None:
    """Whoever saves card after card has one set in the list, and must not fill the file with those
    that it took the place of."""
    anna = guest_of(house_with(tmp_path, sets=3))
    last = uploaded(anna, a_set("mine"))
    for number in range(5):
        if how == "typed in":
            form: dict[str, object] = {
                "set-name": f"mine {number}",
                "card": "technology-terraforming",
            }
            last = anna.send(f"/sets/{last}/card", form, 303).split("/")[2]
        else:
            anna.post(f"/sets/{last}/drop")
            last = uploaded(anna, a_set(f"mine {number}"))
    assert anna.person is not None
    assert [each.fingerprint for each in anna.house.storage.sets_of(anna.person.id)] == [last]
    assert kept_in_all(anna) == 3


def test_a_set_that_was_replaced_stays_where_it_is_played(tmp_path: Path) -> None:
    anna = guest_of(house_with(tmp_path, sets=1))
    last = played = uploaded(anna, a_set("played"))
    opened(anna, played)
    for number in range(4):
        anna.post(f"/sets/{last}/drop")
        last = uploaded(anna, a_set(str(number)))
    assert anna.house.storage.own_set(played)
    assert kept_in_all(anna) == 3  # with the one in the list and the one before it


def test_only_sets_of_ones_own_can_be_chosen(anna: Guest) -> None:
    fingerprint = uploaded(anna, a_set())
    bela = guest_of(anna.house)
    assert fingerprint not in bela.get("/new/sun")
    form = {"seats": 2, "seat-0": "me", "seat-1": "open", "option-components": fingerprint}
    assert "it is not yours" in bela.send("/new/sun", form, 404)


def test_a_set_can_be_shared_as_a_file(anna: Guest) -> None:
    fingerprint = uploaded(anna, a_set())
    bela = guest_of(anna.house)
    file = bela.get(f"/sets/{fingerprint}")
    assert file.startswith('changes = "reconstructed"')
    assert uploaded(bela, file) == fingerprint


def test_a_set_is_kept_while_a_game_names_it(anna: Guest) -> None:
    played, idle = uploaded(anna, a_set("played")), uploaded(anna, a_set("idle"))
    path = opened(anna, played)
    for fingerprint in (played, idle):
        anna.post(f"/sets/{fingerprint}/drop")
    tidy(anna.house)
    assert anna.house.storage.own_set(idle)  # somebody may just be opening a table with it
    later(anna.house, 2)
    tidy(anna.house)
    assert not anna.house.storage.own_set(idle)
    assert anna.house.storage.own_set(played)
    anna.house.lives.forget(path[3:])
    forget_sets()
    assert "Sky Gardens" in anna.get(path)


def test_people_who_are_forgotten_keep_no_sets(anna: Guest) -> None:
    fingerprint = uploaded(anna, a_set())
    later(anna.house, 500)
    tidy(anna.house)
    assert not anna.house.storage.own_set(fingerprint)


@pytest.mark.parametrize("how", ["snapshot", "log"])
def test_a_game_with_an_own_set_goes_on_after_a_restart(tmp_path: Path, how: str) -> None:
    anna = guest_of(house_with(tmp_path))
    path = opened(anna, uploaded(anna, a_set()), "me", "bot:random")
    hurry(anna, path, Rng(3), 60)
    before = anna.get(path)
    forget_sets()
    again = Guest(House(SqliteStorage(tmp_path / "table.sqlite3"), now=Clock()))
    again.http.cookies.update(anna.http.cookies)
    if how == "log":
        again.house.storage.save_snapshot(path[3:], 0, 0, b"")
    assert again.get(path).count("Sky Gardens") == before.count("Sky Gardens") > 0


def test_a_log_whose_set_is_not_here_says_so(tmp_path: Path, anna: Guest) -> None:
    fingerprint = uploaded(anna, a_set())
    log, file = finished(anna, opened(anna, fingerprint)), anna.get(f"/sets/{fingerprint}")
    forget_sets()
    (tmp_path / "other").mkdir()
    bela = guest_of(house_with(tmp_path / "other"))
    page = refused_upload(bela, log)
    assert re.search(rf"set of components {fingerprint[:12]} of Beyond the Sun", page)
    uploaded(bela, file)
    path = bela.post("/upload", log=log)
    assert "Sky Gardens" in bela.get(path + "/steps/3")


def refused_upload(guest: Guest, log: str) -> str:
    """Other houses are of other processes: their storages are not looked in."""
    sources = SETS._sources
    SETS._sources = [each for each in sources if each() == guest.house.storage.own_set]
    try:
        return guest.post("/upload", 422, log=log)
    finally:
        SETS._sources = sources


def test_other_processes_are_sent_the_set(anna: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot that thinks, a picture that is drawn: they know no storage."""
    path = opened(anna, uploaded(anna, a_set()), "bot:random", "bot:random")
    thought = BotRunner(anna.house).next_thought(path[3:])
    assert thought is not None
    forget_sets()
    monkeypatch.setattr(SETS, "_sources", [])
    assert '"choice"' in think(json.dumps(thought.asked))
    forget_sets()
    about = {"game": "sun", "view": thought.asked["view"], "names": ["A", "B"]}
    about |= {"language": "en", "theme": "light"}
    work = {"kind": "draw", "about": about, "sets": thought.asked["sets"]}
    assert "Sky Gardens" in job.do(work)["svg"]


def test_few_sets_are_in_memory_at_once() -> None:
    kept = OwnSets(kept=3)
    given = [kept.give({"set": {"id": str(number)}}) for number in range(5)]
    assert len(kept) == 3
    assert kept.find(given[0].fingerprint) is None
    assert kept.find(given[4].fingerprint) is given[4]


def test_a_large_file_is_refused_before_it_is_read(anna: Guest) -> None:
    anna.post("/sets", 413, set="#" * 1_100_000)


def test_sets_that_were_kept_count_by_address(tmp_path: Path) -> None:
    house = house_with(tmp_path, uploads=1, crowd=2)
    limits = Limits(AMPLE, house.settings)
    statuses = []
    for number in range(4):
        guest = Guest(house, limits=limits)
        guest.post("/me", name="Anna", back="/")
        answer = guest.http.post("/sets", data={"set": a_set(str(number)) if number else "x"})
        statuses.append(answer.status_code)
    assert statuses == [422, 303, 303, 429]


@pytest.mark.parametrize("body", hostile_sets())
def test_sets_that_are_made_to_cost_are_refused(anna: Guest, body: bytes) -> None:
    answer = anna.http.post("/sets", content=body, headers={"content-type": "text/plain"})
    assert answer.status_code == 422
    assert "<script>" not in answer.text
    assert len(answer.content) < 12_000
    assert len(SETS) == 0
