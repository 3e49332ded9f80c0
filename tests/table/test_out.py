"""A seat that is out of the game: the page says so, and nobody waits for it."""

from __future__ import annotations

from pathlib import Path

from astrarium.core.rng import Rng
from tests.table.support import Guest, hurry, new_house, two_at_a_table


def leave(guest: Guest, path: str, seat: int) -> None:
    """No game that is served lets a seat leave yet: here the position in memory does."""
    with guest.house.game(guest.table(path)) as (live, match):
        assert live.match is match
        match.position.leave(seat)
        live.records = type(live.records)()


def test_the_page_says_that_a_seat_is_out_and_does_not_wait_for_it(tmp_path: Path) -> None:
    anna, bela, path = two_at_a_table(tmp_path)
    assert "Out of the game." not in anna.get(path)
    leave(anna, path, 1)
    page = anna.get(path)
    assert page.count("Out of the game.") == 1
    assert "/seats/1/stand-in" not in page
    with anna.house.game(anna.table(path)) as (_, match):
        assert [question.seat for question in match.position.questions()] == [0]
    assert "Béla" not in _waiting(bela.get(path))


def _waiting(page: str) -> str:
    """The part of the page that says what is asked, or for whom we wait."""
    return page.partition('id="ask"')[2].partition("</section>")[0]


def test_a_seat_that_is_out_need_not_agree_to_go_back(tmp_path: Path) -> None:
    anna, _, path = two_at_a_table(tmp_path)
    hurry(anna, path, Rng(1), 40)
    leave(anna, path, 1)
    assert anna.table(path).generation == 0
    anna.post(path + "/agree", 200, part=True, seat=0, agree="yes")
    assert anna.table(path).generation == 1


def test_the_page_says_it_in_hungarian_too(tmp_path: Path) -> None:
    house = new_house(tmp_path)
    anna = Guest(house, language="hu")
    path = anna.new_table("me", "bot:random", "bot:random")
    leave(anna, path, 2)
    assert "Kiesett a játékból." in anna.get(path)
