"""What the table says about the Orb, in both languages."""

from __future__ import annotations

from pathlib import Path

import astrarium
from astrarium.core.game import Sentence
from astrarium.games.race.state import Race
from astrarium.text import Texts, say_sentence

TEXTS = Path(astrarium.__path__[0]) / "games" / "race" / "text"
NAMES = ["Anna", "Béla", "Cili", "Dani", "Emma"]


def said(language: str, sentence: Sentence) -> str:
    return say_sentence(Texts(language, [TEXTS]), sentence, NAMES)


def spoken_question(s: Race, language: str) -> str:
    game = s.rules.game
    question = s.questions()[0]
    lines = [game.ask(s, question)]
    lines += [game.tell_choice(s, question, choice) for choice in s.options(question)]
    return " ".join(said(language, line) for line in lines)
