"""Random games to the end, over all player counts, boards and factions."""

from __future__ import annotations

import pytest

import astrarium
from astrarium.core.game import Options
from astrarium.core.rng import Rng
from tests.games.gaia.play import steps

GAMES: list[tuple[int, Options]] = [
    (1, {}),
    (1, {"board": "all_tiles"}),
    (2, {"turn_order": "passing"}),
    (2, {"board": "all_tiles", "board_by": "last_player"}),
    (2, {"factions": "first_game", "mines": "first_game"}),
    (3, {}),
    (3, {"small_board": True}),
    (3, {"small_board": True, "board": "all_tiles"}),
    (4, {}),
    (4, {"board": "outer_tiles"}),
    (4, {"board": "inner_and_outer_tiles", "turn_order": "passing"}),
    (4, {"factions": "first_game", "mines": "first_game"}),
]


@pytest.mark.parametrize(("seats", "options"), GAMES)
def test_random_games_end_and_never_break_an_invariant(seats: int, options: Options) -> None:
    for seed in range(2):
        for number, (s, lane) in enumerate(steps(seats, seed, options)):
            frame = s.agenda.lanes[lane][-1]
            offered = s.lane_options(lane)
            assert offered == sorted(set(offered))
            assert offered, f"{type(frame).__name__} offers nothing"
            if number % 3 == 0:
                legal = [each for each in frame.candidates(s) if frame.reason(s, each) == 0]
                assert offered == legal, type(frame).__name__
            if number % 10 == 0:
                assert s.rules.game.broken(s) == []
                text = s.dump()
                assert astrarium.load(text).dump() == text
                assert s.clone().dump() == text
                assert astrarium.resample(s.view(0), Rng(1)).dump() == text
                for choice in offered:
                    said = s.rules.game.say(s.rules, choice)
                    assert s.rules.game.parse(s.rules, said) == [choice]
        assert s.over or s.next_lane() < 0


def test_every_choice_has_a_text_of_its_own() -> None:
    rules = astrarium.rules("gaia", 4, {})
    said: dict[str, int] = {}
    for choice in range(54 * 256):
        try:
            text = rules.game.say(rules, choice)
        except astrarium.core.errors.BadNotation:
            continue
        assert text.lower() not in said, text
        said[text.lower()] = choice
    assert len(said) > 2000
