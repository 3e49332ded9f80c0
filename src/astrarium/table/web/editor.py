"""For owners of a box: type in what a card says, see it drawn and told at once, save the set.

The set that is edited is named in the address: a set that is kept here, or the shipped one of a
game. Saving makes a new set, for sets never change; in one's own list it takes the place of the one
that was edited.
"""

from __future__ import annotations

import zlib
from typing import Any, Final

from starlette.responses import Response

from astrarium import games
from astrarium.core.draw.svg import Style
from astrarium.core.errors import AstrariumError
from astrarium.core.game import Data, Game, Rules, Workshop
from astrarium.core.own_sets import as_text
from astrarium.table import sets
from astrarium.table.refusals import Refusal
from astrarium.table.web.call import Call
from astrarium.table.web.quotas import bytes_kept, check_bytes
from astrarium.table.web.sets import shortly
from astrarium.table.words import Words, texts_of
from astrarium.text import say_fault, say_sentence

PREFIX: Final = "card-"  # of the fields of a form that are typed in of the card
PALETTE: Final = (
    "ore 1", "pop 1", "ship 1", "supply-ship 1", "jump 2", "upgrade 1", "automate food",
    "research II", "colonize", "( )", "[ | ]",
)  # fmt: skip


class Bench:
    """What lies on the bench: the set, its game and the card that is looked at."""

    def __init__(self, call: Call) -> None:
        self.call = call
        self.name = call.path("set")
        self.game, self.content = self._set()
        workshop = self.game.workshop()
        if workshop is None:
            raise Refusal("no-set")
        self.workshop: Workshop = workshop
        self.keys = [k for keys in workshop.shelves(self.content).values() for k in keys]
        wanted = call.form.get("card") or call.request.query_params.get("card", "")
        self.key = wanted if wanted in self.keys else self.keys[0]
        self.words = Words(call.language, self.game.name)

    def _set(self) -> tuple[Game[Any, Any], Data]:
        if self.name in games.names():
            game = self.call.house.find_game(self.name)
            content = game.shipped_set()
            if content is None:
                raise Refusal("no-set")
            return game, content
        own = sets.find(self.call.house, self.name)
        return self.call.house.find_game(own.content["set"]["game"]), own.content

    @property
    def set_name(self) -> str:
        """A new set needs a name of its own."""
        return "" if self.name in games.names() else str(self.content["set"]["id"])

    def typed(self) -> Data:
        """The set with what was typed; raises ValueError that names the field."""
        form = self.call.form
        typed = {
            field.name: form[PREFIX + field.name]
            for field in self.workshop.fields(self.content, self.key)
            if PREFIX + field.name in form
        }
        content = self.workshop.with_card(self.content, self.key, typed)
        name = form.get("set-name", "").strip() or self.set_name
        return {**content, "set": {**content["set"], "id": name}} if name else content

    def after(self) -> str:
        """The card behind this one."""
        return self.keys[(self.keys.index(self.key) + 1) % len(self.keys)]


class Shown:
    """A sound set that is shown, and what is wrong with the one that was typed instead."""

    def __init__(self, bench: Bench, content: Data, wrong: str = "") -> None:
        self.bench = bench
        self.content = content
        self.wrong = wrong
        self.rules: Rules = bench.workshop.rules(content)

    def preview(self) -> dict[str, Any]:
        """The card drawn and told, the set as a whole checked."""
        bench, words = self.bench, self.bench.words
        told = bench.game.explain(self.rules, bench.key)
        checks = bench.workshop.checks(self.content)
        return {
            "wrong": self.wrong,
            "drawn": bench.workshop.draw(self.rules, bench.key, Style("page", words, True)),
            "told": [say_sentence(words, sentence, []) for sentence in told],
            "checks": [(good, say_sentence(words, sentence, [])) for good, sentence in checks],
        }


def wrong(call: Call, error: ValueError) -> str:
    return shortly(say_fault(texts_of(call.language), error))


def edit(call: Call) -> Response:
    bench = Bench(call)
    return _page(call, bench, Shown(bench, bench.content))


def attempt(call: Call) -> Response:
    """The card as it is typed now: drawn, told and checked; nothing is kept."""
    bench = Bench(call)
    try:
        shown = Shown(bench, bench.typed())
    except ValueError as error:
        shown = Shown(bench, bench.content, wrong(call, error))
    if call.by_script:
        return call.page("editor-preview.html", **shown.preview())
    return _page(call, bench, shown)


def save(call: Call) -> Response:
    """Nothing of a broken set is kept."""
    bench = Bench(call)
    person = call.someone()
    try:
        content = bench.typed()
        shipped = bench.game.shipped_set() or {}
        if content["set"]["id"] == shipped["set"]["id"]:
            raise ValueError(call.texts("editor-needs-name"))
        found = bench.game.component_set(content)
    except ValueError as error:
        raise Refusal("bad-set", AstrariumError(wrong(call, error))) from error
    size = len(zlib.compress(as_text(found.content).encode()))
    check_bytes(call, size)
    before = bench.name if bench.set_name else ""
    own = sets.keep(call.house, person, found.content, before)
    bytes_kept(call, size)
    return call.go(f"/sets/{own.fingerprint}/edit?card={bench.after()}")


def _page(call: Call, bench: Bench, shown: Shown) -> Response:
    workshop, content = bench.workshop, shown.content
    shelves = [
        {
            "title": bench.words(heading),
            "cards": [
                {
                    "key": key,
                    "name": _name(bench, content, key),
                    "typed_in": workshop.is_typed_in(content, key),
                    "here": key == bench.key,
                }
                for key in keys
            ],
        }
        for heading, keys in workshop.shelves(content).items()
    ]
    typed = call.form
    fields = [
        {
            "name": field.name,
            "kind": field.kind,
            "title": bench.words(f"field-{field.name}"),
            "value": typed.get(PREFIX + field.name, field.value),
            "choices": [
                (each, bench.words(f"field-choice-{each or 'none'}")) for each in field.choices
            ],
        }
        for field in workshop.fields(content, bench.key)
    ]
    return call.page(
        "editor.html",
        game_title=bench.words("game-title"),
        set=bench.name,
        set_name=typed.get("set-name", bench.set_name),
        shelves=shelves,
        key=bench.key,
        card_name=_name(bench, content, bench.key),
        fields=fields,
        palette=PALETTE,
        **shown.preview(),
    )


def _name(bench: Bench, content: Data, key: str) -> str:
    """As typed in; a shipped card as it is called in the reader's language."""
    name = bench.workshop.name_of(content, key)
    shipped = bench.game.shipped_set() or {}
    try:
        same = bench.workshop.name_of(shipped, key) == name
    except KeyError:
        same = False
    return bench.words(key) if same and key in bench.words else name
