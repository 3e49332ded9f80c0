"""A tile is planned in one turn, and turned in the plan; what was planned after it stays."""

from __future__ import annotations

from pathlib import Path

import astrarium
from astrarium.core.draw.svg import Style
from astrarium.core.game import Options
from astrarium.core.position import Position
from astrarium.core.views import view
from astrarium.core.zones import MAP, of_kind
from astrarium.games.gaia.game import GAME
from astrarium.table import asking
from astrarium.table.words import Speaker
from tests.table.asking import Ask
from tests.table.support import Guest, new_house
from tests.table.test_composing import answers, planned

LEFT = range(3, 7)


def laying(seats: int = 2, by: str = "players") -> Position:
    options: Options = {"board": "all_tiles", "board_by": by}
    return astrarium.start("gaia", seats, options)


def carried(s: Position, *said: str) -> dict[str, object]:
    found = planned(s, *said)
    speaker = Speaker("en", s.rules, ["Anna", "Béla"])
    real = view(s, 0)
    told = asking.plan(speaker, real, view(found.shown, 0), found, 0)["carried"]
    assert told is not None
    return dict(told)


def test_a_tile_that_is_planned_can_be_turned_both_ways() -> None:
    s = laying()
    told = carried(s, "lay 03 turned 1")
    say = [s.rules.game.say(s.rules, told[way]) for way in ("back", "on")]
    assert say == ["lay 03 turned 0", "lay 03 turned 2"]
    assert (told["at"], told["place"], told["turns"]) == (0, "sector-2", 6)


def test_a_turn_that_does_not_fit_is_passed_over() -> None:
    s = laying(1, "last_player")
    for each in ("lay 01 turned 0", "lay 02 turned 0", "lay 03 turned 0"):
        s.play(0, each)
    options = s.options(s.questions()[0])
    numbers = {
        tile: [GAME.parse(s.rules, lay(tile, turn))[0] for turn in range(6)] for tile in LEFT
    }
    turns = {tile: [t for t in range(6) if numbers[tile][t] in options] for tile in LEFT}
    tile, open_turns = next(each for each in turns.items() if 1 < len(each[1]) < 6)
    first, second = open_turns[:2]
    told = carried(s, lay(tile, first))
    assert s.rules.game.say(s.rules, told["on"]) == lay(tile, second)
    assert s.rules.game.say(s.rules, told["back"]) == lay(tile, open_turns[-1])


def lay(tile: int, turn: int) -> str:
    return f"lay {tile + 1:02d} turned {turn}"


def test_a_click_never_commits_a_tile_that_can_still_be_turned() -> None:
    found = planned(laying(), "lay 03 turned 0")
    assert found.complete
    assert not asking.cannot_surprise(found)


def test_turning_keeps_what_was_planned_after_the_tile(tmp_path: Path) -> None:
    anna = Guest(new_house(tmp_path))
    form = {"seats": 1, "name": "Anna", "pace": "at-once", "seat-0": "me", "name-0": "Anna"}
    form |= {"option-board": "all_tiles", "option-board_by": "last_player"}
    path = anna.send("/new/gaia", form, 303)
    for each in ("lay 01 turned 0", "lay 02 turned 0"):
        anna.post(f"{path}/say", seat=0, question=Ask(anna.get(path)).token, say=each)
    ask = Ask(anna.get(path))
    s = laying(1, "last_player")
    (turned,) = s.rules.game.parse(s.rules, "lay 01 turned 3")
    anna.post(f"{path}/plan", seat=0, question=ask.token, at=0, keep="yes", choice=turned)
    draft = anna.house.storage.draft(anna.table(path).id, 0)
    assert draft is not None
    assert draft.answers == ["lay 01 turned 3", "lay 02 turned 0"]


def test_the_planned_tile_lies_on_the_map_and_the_next_place_is_marked() -> None:
    s = laying()
    assert 'id="next-place"' in of_kind(GAME.zones(view(s, 0), Style()), MAP)[0].svg
    found = planned(s, "lay 03 turned 0")
    assert answers(found) == ["lay 03 turned 0"]
    style = Style(marks={"sector-2": "planned"})
    svg = of_kind(GAME.zones(view(found.shown, 0), style), MAP)[0].svg
    assert 'id="sector-2"' in svg
    assert 'id="next-place"' not in svg
