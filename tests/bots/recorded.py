"""Recorded choices, shown to a bot again. How they were made: tools/record_choices.py."""

from __future__ import annotations

from pathlib import Path

from astrarium.bots import find_bot
from astrarium.core.game import Data, rules_of
from astrarium.core.position import Question
from astrarium.core.rng import Rng
from astrarium.games import find_game
from tools.record_choices import read

FOLDER = Path(__file__).parent / "choices"


def recorded(game: str) -> list[Data]:
    return read(FOLDER / f"{game}.xz")


def as_of_today(game: str, view: Data) -> Data:
    """The view as if it had been made with the rules that are installed."""
    card = find_game(game)
    rules = rules_of(card, view["seats"], view["options"])
    return {**view, "version": card.version, "components": rules.fingerprint}


def changed(game: str, name: str, choices: list[Data]) -> list[str]:
    """What this bot now answers otherwise."""
    bot, card = find_bot(game, name), find_game(game)
    found = []
    for number, each in enumerate(choices):
        view = as_of_today(game, each["view"])
        options: list[int] = each["options"]
        answer = bot.choose(view, Question(*each["question"]), list(options), Rng(each["seed"]))
        if answer != each["choice"]:
            rules = rules_of(card, view["seats"], view["options"])
            was, is_now = (card.say(rules, choice) for choice in (each["choice"], answer))
            found.append(f"{number}: '{was}' has become '{is_now}'")
    return found
