"""What a game tells of questions, choices and events, as sentences."""

from __future__ import annotations

from collections.abc import Sequence

from astrarium.core.game import Sentence
from astrarium.text.texts import Says

# A figure that stands for a player, and the figure that gets the player's name.
NAMED = {"seat": "player", "other": "rival"}


def say_sentence(texts: Says, sentence: Sentence, players: Sequence[str]) -> str:
    """The sentence with the names of the players; empty where the game says nothing."""
    key, figures = sentence
    if not key:
        return ""
    if not figures:
        return texts(key)
    names: dict[str, str] = {}
    for figure, name in NAMED.items():
        seat = figures.get(figure, -1)
        if isinstance(seat, int) and 0 <= seat < len(players):
            names[name] = players[seat]
    return texts(key, **figures, **names)
