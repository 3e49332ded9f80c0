"""A process that does what costs more than a page: a job on each line of its input, what came of it
on each line of its output. It knows neither the file of the data nor who asks."""

from __future__ import annotations

import base64
import json
import sys
from typing import Any

from astrarium.core import match as matches
from astrarium.core.draw.svg import Style
from astrarium.core.errors import AstrariumError
from astrarium.core.game import Data
from astrarium.core.log import read_log
from astrarium.core.match import verify
from astrarium.core.own_sets import OwnSet, bring_sets
from astrarium.core.rng import Streams
from astrarium.core.saved import save
from astrarium.games import find_game, read_component_set
from astrarium.table.words import texts_of


def check_log(text: str) -> Data:
    """Play a finished game again and hold it against its seed: what it is, or what is wrong."""
    try:
        match = verify(text, find_game)
    except AstrariumError as error:
        return {"wrong": str(error), "key": error.key, "figures": error.figures}
    rules = match.rules
    saved = base64.b64encode(save(match)).decode()
    return {"game": rules.game.name, "version": rules.game.version, "options": rules.options,
            "seats": rules.seats, "saved": saved}  # fmt: skip


def play_again(text: str, seed: str) -> Data:
    """A game from its log, saved whole."""
    try:
        drawn = read_log(text).header.get("begun", {}).get("drawn")
        streams = Streams(seed, drawn) if seed else None
        match = matches.replay(text, find_game, streams)
    except AstrariumError as error:
        return {"wrong": str(error)}
    saved = save(match, streams.used if streams else None)
    return {"saved": base64.b64encode(saved).decode()}


def draw(game: str, view: Data, names: list[str], language: str, theme: str) -> Data:
    """A view as SVG."""
    style = Style(theme, texts_of(language, game), True, names)
    return {"svg": find_game(game).draw(view, style)}


def check_set(text: str) -> Data:
    """A component set in a file: all that stands in it, or what is wrong."""
    try:
        game, found = read_component_set(text)
    except ValueError as error:
        return {"wrong": str(error)}
    return {"game": game.name, "name": found.id, "text": OwnSet(found.content).text}


KINDS: dict[str, Any] = {
    "check-log": check_log,
    "play-again": play_again,
    "draw": draw,
    "check-set": check_set,
}


def do(work: Data) -> Data:
    bring_sets(work.get("sets", {}))
    done: Data = KINDS[work["kind"]](**work["about"])
    return done


def main() -> None:
    for line in sys.stdin:
        print(json.dumps(do(json.loads(line))), flush=True)


if __name__ == "__main__":
    main()
