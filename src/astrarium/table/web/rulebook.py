"""The rulebook in the page: the ledger in the reader's language, searchable."""

from __future__ import annotations

import unicodedata
from functools import cache
from typing import Any, Final

from starlette.responses import Response

from astrarium import games
from astrarium.core.checks.mixes import covering
from astrarium.core.draw.svg import Style
from astrarium.core.game import Game, Rules, rules_of
from astrarium.core.ledger import Entry, load_ledgers
from astrarium.table import sets
from astrarium.table.refusals import Refusal
from astrarium.table.web.call import Call
from astrarium.table.words import PACKAGE, explained, texts_of
from astrarium.text import LANGUAGES

LONGEST_SEARCH: Final = 100
MOST_WORDS: Final = 10


@cache
def ledger(game: str) -> list[Entry]:
    return load_ledgers(PACKAGE / "games" / game)


def plain(words: str) -> str:
    """Without accents and capitals: "Űr" is found by "ur"."""
    apart = unicodedata.normalize("NFD", words.lower())
    return "".join(c for c in apart if not unicodedata.combining(c))


@cache
def rules_by_component(game: Game[Any, Any]) -> dict[str, Rules]:
    """Every component of a game, with rules that know it. Made once, of what exists: a word that
    is none costs no more than looking it up."""
    found: dict[str, Rules] = {}
    for setting in covering(game):
        rules: Rules = rules_of(game, *setting)
        for component in game.components(rules):
            found.setdefault(component, rules)
    return found


@cache
def searchable(game: str, language: str) -> list[tuple[Entry, str, str]]:
    """Every rule in a language, and all of it that a search looks at."""
    found = []
    for entry in ledger(game):
        rule = entry.rule_hu if language == "hu" else entry.rule
        found.append((entry, rule, plain(f"{rule} {entry.id} {entry.chapter}")))
    return found


def warm() -> None:
    """Make what is made once before anybody asks for it."""
    for name in games.names():
        rules_by_component(games.find_game(name))
        for language in LANGUAGES:
            searchable(name, language)


def explanation(call: Call) -> Response:
    """What a card or tile does, as a part of a page."""
    game = call.path("game")
    key = call.path("component")
    if game not in games.names():
        raise Refusal("no-game")
    own = call.request.query_params.get("set", "")
    rules = _rules_of_set(call, game, own, key) if own else _shipped_rules(call, game, key)
    if rules is None:
        raise Refusal("no-page")
    return call.page("explanation.html", sentences=explained(call.language, rules, key))


def _shipped_rules(call: Call, game: str, key: str) -> Rules | None:
    return rules_by_component(call.house.find_game(game)).get(key)


def _rules_of_set(call: Call, name: str, fingerprint: str, key: str) -> Rules | None:
    """Rules with a set of somebody's own, if it has the component."""
    game = call.house.find_game(name)
    own = sets.find(call.house, fingerprint)
    if own.content["set"]["game"] != name:
        return None
    rules: Rules = rules_of(game, game.seats[-1], sets.option_of(game, own))
    return rules if key in game.components(rules) else None


def key(call: Call) -> Response:
    """What the signs of a game mean: a drawer of the table, or a page."""
    name = call.path("game")
    if name not in games.names():
        raise Refusal("no-game")
    texts = texts_of(call.language, name)
    shelf = call.house.find_game(name).key(Style("page"))
    if shelf is None:
        raise Refusal("no-page")
    signs = [(drawn, texts(sign)) for sign, drawn in shelf.things.items()]
    template = "key-part.html" if call.by_script else "key-page.html"
    title = texts("game-title")
    return call.page(template, signs=signs, size=shelf.size, game=name, game_title=title)


def chapter_of(entry: Entry, language: str) -> str:
    """The ledgers name their chapters as the Hungarian rulebooks do; ids are in English."""
    if language == "hu":
        return ": ".join(map(_calmly, entry.chapter.split(": ")))
    return entry.id.split(".")[-2].replace("-", " ").capitalize()


def _calmly(heading: str) -> str:
    """The rulebooks set some headings in capitals: on a page only the first letter is one."""
    is_numeral = set(heading) <= set("IV")
    return heading.capitalize() if heading.isupper() and not is_numeral else heading


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
    wanted = call.request.query_params.get("q", "")[:LONGEST_SEARCH]
    words = set(plain(wanted).split()[:MOST_WORDS])
    chapters: list[dict[str, Any]] = []
    for entry, rule, read in searchable(game, call.language):
        if not all(word in read for word in words):
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
