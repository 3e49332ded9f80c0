"""For owners of a box: cards are typed in, drawn, told and checked at once, and saved as a set."""

from __future__ import annotations

import re
import zlib
from pathlib import Path

import pytest

from astrarium.core.own_sets import SETS, as_text
from astrarium.games.sun.game import GAME, content
from astrarium.table.web.limits import Limits
from tests.table.support import AMPLE, PART, Guest
from tests.table.test_own_sets import forget_sets, guest_of
from tests.table.test_quotas import house_with

CARD = "technology-terraforming"


@pytest.fixture
def anna(tmp_path: Path) -> Guest:
    forget_sets()
    return guest_of(house_with(tmp_path))


def tried(guest: Guest, edited: str = "sun", card: str = CARD, **typed: str) -> str:
    """What the page shows while somebody types."""
    form = {"card": card, "set-name": "mine", **{f"card-{key}": typed[key] for key in typed}}
    answer = guest.http.post(f"/sets/{edited}/try", data=form, headers=PART)
    assert answer.status_code == 200, answer.text[-300:]
    return answer.text


def saved(
    guest: Guest, edited: str = "sun", card: str = CARD, called: str = "mine", **typed: str
) -> str:
    """The set that comes of it."""
    form: dict[str, object] = {"card": card, "set-name": called}
    place = guest.send(f"/sets/{edited}/card", form | {f"card-{k}": typed[k] for k in typed}, 303)
    found = re.fullmatch(r"/sets/([0-9a-f]{64})/edit\?card=([a-z_-]+)", place)
    assert found, place
    return found[1]


@pytest.mark.parametrize(("language", "says"), [("en", "Type in a card"), ("hu", "Kártya beírása")])
def test_every_card_has_a_form_with_what_it_says_now(
    tmp_path: Path, language: str, says: str
) -> None:
    anna = guest_of(house_with(tmp_path), language)
    workshop = GAME.workshop()
    for keys in workshop.shelves(content()).values():
        page = anna.get(f"/sets/sun/edit?card={keys[0]}")
        assert says in page
        assert "<svg" in page
        for field in workshop.fields(content(), keys[0]):
            assert f'name="card-{field.name}"' in page


def test_what_is_typed_is_drawn_and_told_at_once_and_nothing_is_kept(anna: Guest) -> None:
    part = tried(anna, name="Sky Gardens", immediate="jump 7", action_1="2 ore: colonize")
    assert "<html" not in part
    assert "Sky Gardens" in part
    assert "Jump 7." in part
    assert "Cost: 2 ore." in part
    assert "<svg" in part
    assert anna.person is None or anna.house.storage.sets_of(anna.person.id) == []
    assert len(SETS) == 0


@pytest.mark.parametrize(
    ("typed", "says"),
    [
        (
            {"immediate": "jmp 7"},
            "immediate: &#39;jmp&#39; is no step; did you mean &#39;jump&#39;?",
        ),
        ({"immediate": "3 ore: jump 1"}, "immediate: there can be no cost here"),
        ({"vp": "many"}, "vp: a number was expected, not &#39;many&#39;"),
        ({"vp": "9" * 4000}, "vp: a number was expected, not &#39;9999"),
        ({"vp": "repeat 20 {" * 300}, "vp: a number was expected, not &#39;repeat 20 {repeat"),
        ({"action_2": "jump 99"}, "points is 99, where 1 to 20 was expected"),
        ({"match": "golden"}, "match: some of scientific, economic, military, commercial"),
        ({"output": "golden"}, "output: one of"),
        ({"name": "x" * 81}, "name: 81 characters, where 1 to 80 were expected"),
        ({"name": ""}, "name: 0 characters"),
        ({"immediate": "again"}, "copies itself"),
        ({"action_1": "repeat 20 {repeat 20 {jump 1}}"}, "it can come to 421 "),
    ],
)
def test_what_is_wrong_is_named_with_card_and_field(
    anna: Guest, typed: dict[str, str], says: str
) -> None:
    part = tried(anna, "sun", CARD, **typed)
    assert "This cannot be saved yet" in part
    assert says in part
    assert "terraforming" in part
    form: dict[str, object] = {"card": CARD, "set-name": "mine"}
    page = anna.send("/sets/sun/card", form | {f"card-{k}": v for k, v in typed.items()}, 422)
    assert "Nothing of it was kept" in page
    anna.learn_person()
    assert anna.person is not None
    assert anna.house.storage.sets_of(anna.person.id) == []


def test_a_card_is_saved_into_a_set_and_the_next_one_is_opened(anna: Guest) -> None:
    first = saved(anna, called="my box", immediate="jump 3", confidence="confirmed")
    second = saved(anna, first, "technology-robotic_mining", "my box", vp="2")
    anna.learn_person()
    assert anna.person is not None
    kept = anna.house.storage.sets_of(anna.person.id)
    assert [(each.fingerprint, each.name) for each in kept] == [(second, "my box")]
    own = SETS.find(second)
    assert own is not None
    cards = {each["id"]: each for each in own.content["technologies"]["technology"]}
    assert cards["terraforming"]["immediate"] == [{"do": "jump", "points": 3}]
    assert cards["robotic_mining"]["vp"] == 2
    file = anna.get(f"/sets/{second}")
    assert file.count("[[technologies.technology]]") == 2
    page = anna.get(f"/sets/{second}/edit?card={CARD}")
    assert 'value="jump 3"' in page


def test_bytes_of_sets_that_are_typed_in_count_by_address(tmp_path: Path) -> None:
    """Each card that is saved is a set more in the file, until the one before it is swept."""
    house = house_with(tmp_path, megabytes=1, crowd=1, kept=1)
    limits = Limits(AMPLE, house.settings)
    anna = Guest(house, limits=limits)
    edited = saved(anna, "sun", name="Card")
    size = len(zlib.compress(as_text(content()).encode()))  # what one of them takes, about
    unknown = "?"  # the address of a client that has none
    limits.upload_bytes.crowd.take(unknown, 1_000_000 - 3.5 * size)
    form = {"card": CARD, "set-name": "mine", "card-name": "x"}
    statuses = [
        anna.http.post(f"/sets/{edited}/card", data=form | {"card-name": f"{number}"}).status_code
        for number in range(3)
    ]
    assert statuses == [303, 303, 429]
    assert "1 megabyte" in anna.send(f"/sets/{edited}/card", dict(form), 429)


def test_a_set_needs_a_name_of_its_own(anna: Guest) -> None:
    page = anna.send("/sets/sun/card", {"card": CARD, "set-name": " "}, 422)
    assert "give your set a name of its own" in page
    part = tried(anna)
    assert "cannot be saved" not in part


def test_somebody_elses_set_can_be_taken_further_as_ones_own(anna: Guest) -> None:
    first = saved(anna, immediate="jump 3")
    bela = guest_of(anna.house)
    saved(bela, first, called="bela's", vp="3")
    anna.learn_person()
    assert anna.person is not None
    assert [each.fingerprint for each in anna.house.storage.sets_of(anna.person.id)] == [first]


def test_systems_events_and_achievements_are_typed_in_too(anna: Guest) -> None:
    part = tried(anna, card="place-sirius", strength="9", control="ore 5", specialties="food ore")
    assert "strength 9" in part
    event = GAME.workshop().shelves(content())["shelf-events"][0]
    assert "Jump 6." in tried(anna, card=event, everybody="jump 6")
    goal = GAME.workshop().shelves(content())["shelf-achievements"][0]
    assert "7, 4" in tried(anna, card=goal, spaces_vp="7/4")


def test_the_set_as_a_whole_is_checked(anna: Guest) -> None:
    assert "Every type that is handed on to a slot finds at least two cards" in tried(anna)
    mine = "sun"
    for each in content()["technologies"]["technology"]:
        if each["level"] == "II" and "military" in each["match"]:
            mine = saved(anna, mine, f"technology-{each['id']}", match="economic")
    part = tried(anna, mine)
    assert "A technology may be sought as military at Level II" in part


def test_names_that_look_like_markup_are_text(anna: Guest) -> None:
    mine = saved(anna, name="<i>box</i>")
    part = tried(anna, mine, name='<script>alert("1")</script>')
    assert "<script>" not in part
    assert "&lt;script&gt;" in part
    assert "<i>box" not in anna.get(f"/sets/{mine}/edit")


def test_a_game_without_a_workshop_has_none(anna: Guest) -> None:
    anna.get("/sets/race/edit", 404)
    anna.get("/sets/nothing/edit", 404)
    anna.send("/sets/race/try", {"card": CARD}, 404)


def test_the_page_works_without_a_script(anna: Guest) -> None:
    form: dict[str, object] = {"card": CARD, "set-name": "mine", "card-immediate": "jump 7"}
    page = anna.send("/sets/sun/try", form, 200)
    assert "<html" in page
    assert 'value="jump 7"' in page
    assert "Jump 7." in page
