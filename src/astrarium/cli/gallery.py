"""`astrarium gallery GAME`: all cards and tiles of a game on one page, in both themes."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any, Final

from astrarium.cli.arguments import Commands, add_game, add_language, add_parser, examples
from astrarium.cli.files import BadFile
from astrarium.cli.texts import cli_texts, game_texts
from astrarium.core.draw.svg import COLOURS, Style, escape, number
from astrarium.core.errors import BadOptions
from astrarium.core.game import Game, Shelf
from astrarium.games import find_game
from astrarium.text import Texts

WORDS: Final = 200.0
THEMES: Final = (("light", "en"), ("dark", "hu"))
SHEET: Final = """
body { margin: 0; font: 14px/1.35 system-ui, sans-serif; background: #f6f1e6; color: #1d2433; }
h1, h2 { font-family: Georgia, serif; margin: 1.2rem 1.5rem .4rem; }
section { display: flex; flex-wrap: wrap; gap: 14px; padding: 0 1.5rem 1rem; }
figure { margin: 0; display: flex; flex-wrap: wrap; align-content: flex-start; border-radius: 12px;
  max-width: 100%; overflow: hidden; overflow-wrap: break-word;
  box-shadow: 0 1px 4px rgba(40, 30, 10, .3); background: #fffbf2; }
figure div { flex: 1 0 auto; padding: 8px; } figure .light { background: #f6f1e6; }
figure .dark { background: #0d1524; } figure svg { display: block; margin: 0 auto; }
figcaption { flex: 1 1 100%; min-width: 0; padding: 4px 8px 7px; }
figcaption b, figcaption i { display: block; }
figcaption i { font-style: normal; color: #565e70; }
"""


def add_command(commands: Commands, texts: Texts) -> None:
    shown = examples(texts, "gallery race", "gallery race --out pictures.html")
    parser = add_parser(commands, "gallery", texts("gallery-summary"), shown)
    add_game(parser, texts)
    parser.add_argument("--out", type=Path, metavar="FILE", help=texts("help-gallery-out"))
    add_language(parser, texts)
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    texts = cli_texts(options.lang)
    game = find_game(options.game)
    file = options.out or Path(f"gallery-{game.name}.html")
    html, amount = page(game)
    if not amount:
        raise BadOptions(texts("gallery-none", game=game.title))
    try:
        file.write_text(html, encoding="utf-8")
    except OSError:
        raise BadFile(texts("file-unwritable", file=str(file))) from None
    print(texts("gallery-written", amount=amount, file=str(file)))
    return 0


def page(game: Game[Any, Any]) -> tuple[str, int]:
    """The page, and how many things it shows: each in both themes, named in both languages."""
    words = {language: game_texts(language, game) for _, language in THEMES}
    colours = {**COLOURS, **game.colours()}
    drawn = [
        game.gallery(Style(theme, words[language], colours=colours)) for theme, language in THEMES
    ]
    parts = [_shelf(pair, words) for pair in zip(*drawn)]
    amount = sum(len(shelf.things) for shelf in drawn[0])
    title = escape(game.title)
    head = f'<!doctype html><html lang="en"><meta charset="utf-8"><title>{title}</title>'
    head += '<meta name="viewport" content="width=device-width, initial-scale=1">'
    return f"{head}<style>{SHEET}</style><h1>{title}</h1>{''.join(parts)}</html>", amount


def _shelf(pair: tuple[Shelf, ...], words: dict[str, Texts]) -> str:
    """One kind of things: the light drawing and the dark one side by side."""
    first = pair[0]
    headings = dict.fromkeys(words[language](first.title) for _, language in THEMES)
    width, height = (number(each) for each in first.size)
    figures = []
    for key in first.things:
        sides = "".join(
            f'<div class="{theme}"><svg width="{width}" height="{height}" '
            f'viewBox="0 0 {width} {height}">{shelf.things[key]}</svg></div>'
            for (theme, _), shelf in zip(THEMES, pair)
        )
        english, hungarian = (escape(words[language](key)) for _, language in THEMES)
        names = f'<b>{english}</b><i lang="hu">{hungarian}</i>'
        # No wider than its drawings, however long the names are; but wide enough for words.
        room = max(2 * first.size[0] + 32, WORDS)
        caption = f"<figcaption>{names}</figcaption>"
        figures.append(f'<figure style="width:{number(room)}px">{sides}{caption}</figure>')
    title = escape(" · ".join(headings))
    return f"<h2>{title}</h2><section>{''.join(figures)}</section>"
