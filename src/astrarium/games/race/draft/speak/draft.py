"""The drafting variant in words."""

from __future__ import annotations

from astrarium.core.game import Data, Sentence
from astrarium.games.race.speak.explain import text
from astrarium.games.race.view import chips_left


def tell_round(state: Data) -> list[Sentence]:
    """Round and pool; while cards are drafted, how far the draft is."""
    draft = state["extras"]["draft"]
    sentences = [text("board-round-draft", round=state["round"], pool=chips_left(state))]
    if draft["drafting"]:
        sentences.append(text("board-draft", set=draft["sets"], deck=state["deck_size"]))
    return sentences


def tell_piles(state: Data, seat: int) -> Sentence:
    pile = state["extras"]["draft"]["piles"][seat]
    return text(
        "board-own-piles", deck=pile["deck_size"], discard=pile["discard_size"], under="yes"
    )
