"""Which kinds of a game the battery plays."""

from __future__ import annotations

import itertools

import pytest

from astrarium import games
from astrarium.core.checks import covering, run_battery, settings
from astrarium.core.checks.mixes import Setting, clashes
from astrarium.core.game import Game, Option
from tests.toy.game import GAME

GAMES = [games.find_game(name) for name in games.names()]
each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def stand_together(
    chosen: list[Setting], one: tuple[str, object], other: tuple[str, object]
) -> bool:
    return any({"seats": seats, **options}.items() >= {one, other} for seats, options in chosen)


@each_game
def test_every_two_values_that_may_stand_together_do_so_in_a_chosen_setting(game: Game) -> None:
    lines = [("seats", game.seats), *[(each.name, each.values) for each in game.options]]
    every, few = settings(game), covering(game)
    met = 0
    for (name, values), (other_name, other_values) in itertools.combinations(lines, 2):
        for one in values:
            for other in other_values:
                pair = ((name, one), (other_name, other))
                assert stand_together(few, *pair) == stand_together(every, *pair)
                met += stand_together(few, *pair)
    assert met > 10


@each_game
def test_a_mix_is_refused_just_where_two_of_its_values_clash(game: Game) -> None:
    """So a page that keeps clashing values apart can ask for nothing impossible."""
    apart = {frozenset(pair) for pair in clashes(game)}
    names = [option.name for option in game.options]
    mixes = list(itertools.product(*[each.values for each in game.options]))
    for seats, mix in itertools.product(game.seats, mixes):
        chosen = dict(zip(names, mix))
        values = [("seats", seats), *chosen.items()]
        clash = any(frozenset(pair) in apart for pair in itertools.combinations(values, 2))
        assert clash == (game.refuse(seats, chosen) is not None), chosen


@each_game
def test_the_chosen_settings_are_few_and_none_is_refused(game: Game) -> None:
    few = covering(game)
    assert len(few) == len({str(setting) for setting in few})
    assert not any(game.refuse(seats, options) for seats, options in few)
    # Each pair of the two longest lines needs a setting of its own.
    longest = sorted(len(line) for line in (game.seats, *[each.values for each in game.options]))
    assert len(few) == longest[-1] * longest[-2] or len(few) < len(settings(game)) / 2


def test_where_every_pair_stands_in_one_setting_only_all_are_chosen() -> None:
    assert covering(GAME) == settings(GAME)
    assert len(covering(GAME)) == 5


def test_the_battery_plays_the_chosen_settings(monkeypatch: pytest.MonkeyPatch) -> None:
    """Three more switches make 40 settings; the pairs of seats and weather need at least five."""
    switches = tuple(Option(name, False, (False, True)) for name in "xyz")
    monkeypatch.setattr(GAME, "options", (*GAME.options, *switches))
    assert len(settings(GAME)) == 40
    seen: list[str] = []
    report = run_battery(GAME, every=1000, progress=seen.append)
    assert report.settings == len(covering(GAME))
    assert 5 <= report.settings < 10
    assert len(set(seen)) == report.settings
