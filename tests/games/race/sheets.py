"""What the score sheets of finished games are compared with."""

from __future__ import annotations

from pathlib import Path
from typing import cast

from astrarium.games.race.state import Race
from tests.games.race.printed import CARDS as BASE
from tests.games.race.printed_more import CARDS
from tests.games.race.table import names
from tests.support.whole_games import replayed, sheet

# The printed VP of the cards of all sets.
PRINTED = {card.name: card.vp for card in BASE} | {
    card.name: int(card.vp) for card in CARDS if card.vp != "?"
}


def position(log: Path) -> Race:
    return cast(Race, replayed(log).position)


def check_replay(log: Path) -> None:
    """The log leads to the end of its game, word by word, with all invariants holding."""
    s = position(log)
    assert s.over
    assert replayed(log).log.text() == log.read_text(encoding="utf-8")
    assert s.rules.game.broken(s) == []


def check_tableaus(log: Path) -> None:
    """The sheet lists each card of each tableau, with its printed VP where they do not vary."""
    s = position(log)
    for player, row in zip(s.players, sheet(log)["seats"], strict=True):
        assert sorted([*row["printed"], *row["variable"]]) == sorted(names(s, player.tableau))
        for card, vp in row["printed"].items():
            assert vp == PRINTED[card]
