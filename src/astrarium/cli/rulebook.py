"""The rules that reasons rest on, quoted from the game's ledgers."""

from __future__ import annotations

from typing import Any

from astrarium.cli.texts import game_folder
from astrarium.core.game import Game
from astrarium.core.ledger import Entry, load_ledgers
from astrarium.text import Texts


class Rulebook:
    def __init__(self, game: Game[Any, Any], texts: Texts) -> None:
        self.texts = texts
        self.entries = {entry.id: entry for entry in load_ledgers(game_folder(game))}

    def quoted(self, rule: str) -> str:
        """A statement with its id; the id alone where there is no ledger."""
        entry = self.entries.get(rule)
        return f"[{rule}]" if entry is None else f"{statement(entry, self.texts.language)} [{rule}]"


def statement(entry: Entry, language: str) -> str:
    return entry.rule_hu if language == "hu" else entry.rule
