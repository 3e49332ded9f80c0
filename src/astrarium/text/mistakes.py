"""What was wrong, as sentences."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from astrarium import games
from astrarium.core.errors import AstrariumError, BadLog, IllegalChoice
from astrarium.core.ledger import Entry, load_ledgers
from astrarium.text.reasons import say_reason
from astrarium.text.texts import Figure, Texts


def say_error(texts: Texts, error: AstrariumError) -> str:
    """The sentence of an error, with that of the error behind it; its own message where these
    texts have none for it."""
    key = f"error-{error.key}"
    figures: dict[str, Figure] = dict(error.figures)
    if "rule" in figures:
        figures["rule"] = say_rule(texts.language, str(figures["rule"]))
    if key not in texts or figures.get("rule") == "":
        return str(error)
    said = [texts(key, **figures)]
    if isinstance(error, IllegalChoice):
        known = [each for each in error.reasons if f"reason-{each.key}" in texts]
        said += [say_reason(texts, reason) for reason in known]
    if isinstance(error, BadLog) and error.line:
        said.insert(0, texts("error-at-line", line=error.line))
    behind = error.__cause__
    if isinstance(behind, AstrariumError) and behind.key != error.key:
        said.append(say_error(texts, behind))
    return " ".join(said)


def say_rule(language: str, rule: str) -> str:
    """The statement of a rule with its id, from the game's ledger; empty if it has none."""
    entry = _rules_of(rule.partition(".")[0]).get(rule)
    if entry is None:
        return ""
    return f"{entry.rule_hu if language == 'hu' else entry.rule} [{rule}]"


@cache
def _rules_of(game: str) -> dict[str, Entry]:
    if game not in games.names():
        return {}
    return {entry.id: entry for entry in load_ledgers(Path(games.__path__[0]) / game)}
