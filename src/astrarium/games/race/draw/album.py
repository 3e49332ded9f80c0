"""The pictures of Race as one album."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from astrarium.core.draw.album import Album
from astrarium.core.draw.svg import Canvas, Style
from astrarium.games.race.content import EXPANSIONS, content
from astrarium.games.race.draw.colours import COLOURS
from astrarium.games.race.draw.pictures import Card, goal_picture, picture_of
from astrarium.parts.draw.scene import HEIGHT, WIDTH


@lru_cache(maxsize=1)
def all_cards() -> dict[str, Card]:
    """Every card of every expansion, by the key of its name."""
    cards = [card for each in EXPANSIONS for card in content(each)["card"]]
    return {f"card-{card['id']}": card for card in cards}


@lru_cache(maxsize=1)
def all_goals() -> dict[str, Card]:
    return {f"goal-{goal['id']}": goal for goal in content("storm")["goal"]}


def _drawn(name: str, style: Style) -> Canvas:
    goals = all_goals()
    return (
        goal_picture(goals[name], style) if name in goals else picture_of(all_cards()[name], style)
    )


ALBUM: Final = Album("race", [*all_cards(), *all_goals()], _drawn, (WIDTH, HEIGHT), COLOURS)
