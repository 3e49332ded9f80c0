"""What a game tells of questions, choices and events, as sentences."""

from __future__ import annotations

from collections.abc import Sequence

from astrarium.core.game import Sentence
from astrarium.text.texts import Says


def say_sentence(texts: Says, sentence: Sentence, players: Sequence[str]) -> str:
    """The sentence with the names of the players; empty where the game says nothing."""
    key, figures = sentence
    if not key:
        return ""
    seat = figures.get("seat", -1)
    if isinstance(seat, int) and 0 <= seat < len(players):
        return texts(key, **figures, player=players[seat])
    return texts(key, **figures)
