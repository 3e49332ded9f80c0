"""The rulebook in the page: the ledger in the reader's language, searchable."""

from __future__ import annotations

import unicodedata
from functools import cache, lru_cache
from typing import Any

from starlette.responses import Response

from astrarium import games
from astrarium.core.checks.mixes import settings
from astrarium.core.game import Game, Rules, rules_of
from astrarium.core.ledger import Entry, load_ledgers
from astrarium.table.refusals import Refusal
from astrarium.table.web.call import Call
from astrarium.table.words import PACKAGE, explained, texts_of


@cache
def ledger(game: str) -> list[Entry]:
    return load_ledgers(PACKAGE / "games" / game)


def plain(words: str) -> str:
    """Without accents and capitals: "Űr" is found by "ur"."""
    apart = unicodedata.normalize("NFD", words.lower())
    return "".join(c for c in apart if not unicodedata.combining(c))


@lru_cache(maxsize=4096)
def rules_with(game: Game[Any, Any], component: str) -> Rules | None:
    """Rules that know the component: those of the first setting that plays with it."""
    for setting in settings(game):
        rules: Rules = rules_of(game, *setting)
        if component in game.components(rules):
            return rules
    return None


def explanation(call: Call) -> Response:
    """What a card or tile does, as a part of a page."""
    game = call.path("game")
    key = call.path("component")
    if game not in games.names():
        raise Refusal("no-game")
    rules = rules_with(call.house.find_game(game), key)
    if rules is None:
        raise Refusal("no-page")
    return call.page("explanation.html", sentences=explained(call.language, rules, key))


def chapter_of(entry: Entry, language: str) -> str:
    """The ledgers name their chapters as the Hungarian rulebooks do; ids are in English."""
    if language == "hu":
        return entry.chapter
    return entry.id.split(".")[-2].replace("-", " ").capitalize()


def one_rule(call: Call) -> Response:
    """A single rule, as a part of a page."""
    game = call.path("game")
    if game not in games.names():
        raise Refusal("no-game")
    found = [entry for entry in ledger(game) if entry.id == call.path("rule")]
    if not found:
        raise Refusal("no-page")
    return call.page(
        "rule.html",
        game=game,
        id=found[0].id,
        chapter=chapter_of(found[0], call.language),
        rule=found[0].rule_hu if call.language == "hu" else found[0].rule,
    )


def rulebook(call: Call) -> Response:
    game = call.path("game")
    if game not in games.names():
        raise Refusal("no-game")
    wanted = call.request.query_params.get("q", "")[:100]
    entries = ledger(game)
    words = plain(wanted).split()
    chapters: list[dict[str, Any]] = []
    for entry in entries:
        rule = entry.rule_hu if call.language == "hu" else entry.rule
        if words and not all(word in plain(f"{rule} {entry.id} {entry.chapter}") for word in words):
            continue
        chapter = chapter_of(entry, call.language)
        if not chapters or chapters[-1]["name"] != chapter:
            chapters.append({"name": chapter, "rules": []})
        chapters[-1]["rules"].append({"id": entry.id, "rule": rule})
    return call.page(
        "rulebook.html",
        game=game,
        title=texts_of(call.language, game)("game-title"),
        chapters=chapters,
        wanted=wanted,
        found=sum(len(each["rules"]) for each in chapters),
    )
