"""A game that plays itself in one SVG file, for the README.

    python -m tools.moving_picture race 2 docs/screenshots/race-play.svg

The bots play a seeded game; the picture shows it to the first of them at evenly spaced moments, one
after the other.
"""

from __future__ import annotations

import argparse
import re
from pathlib import Path

import astrarium
from astrarium.bots import bot_names, find_bot
from astrarium.core.draw.svg import COLOURS, Style
from astrarium.core.driver import Driver
from astrarium.core.match import Match
from astrarium.core.rng import Streams

SECONDS = 1.2  # how long each moment stays
SIZE = re.compile(r'<svg[^>]*viewBox="0 0 ([\d.]+) ([\d.]+)"')


def played(game: str, seats: int, seed: int) -> Match:
    name = bot_names(game)[0]
    bots = {seat: find_bot(game, name) for seat in range(seats)}
    driver = Driver(astrarium.rules(game, seats), bots, Streams(f"{seed:064x}"))
    driver.run()
    return driver.match


def drawings(match: Match, moments: int) -> list[str]:
    rules = match.rules
    steps = len(match.steps)
    # Not from the empty table on: the first moment is what a page shows that nothing moves on.
    at = [round(steps * (number + 1) / moments) for number in range(moments)]
    names = [f"Player {letter}" for letter in "ABCDEFG"[: rules.seats]]
    s = astrarium.start(rules.game.name, rules.seats, rules.options)
    found = []
    for number in range(steps + 1):
        found += [rules.game.draw(s.view(0), Style("dark", names=names))] * at.count(number)
        if number < steps:
            s.answer(match.steps[number].lane, match.steps[number].choice)
    return found


def moving(pictures: list[str]) -> str:
    sizes = [tuple(map(float, found.groups())) for found in map(SIZE.search, pictures) if found]
    width, height = max(w for w, _ in sizes), max(h for _, h in sizes)
    total = SECONDS * len(pictures)
    share = 100 / len(pictures)
    style = (
        f".moment{{visibility:hidden;animation:show {total:.1f}s step-end infinite}}"
        f"@keyframes show{{0%{{visibility:visible}}{share:.3f}%{{visibility:hidden}}}}"
        "@media(prefers-reduced-motion:reduce){.moment{animation:none}"
        ".moment:last-child{visibility:visible}}"
    )
    groups = [
        f'<g class="moment" style="animation-delay:{SECONDS * number:.1f}s">'
        + picture.replace("<svg ", f'<svg width="{w:g}" height="{h:g}" ', 1)
        + "</g>"
        for number, (picture, (w, h)) in enumerate(zip(pictures, sizes, strict=True))
    ]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}">'
        f'<style>{style}</style><rect width="100%" height="100%" fill="{COLOURS["bg"][1]}"/>'
        f"{''.join(groups)}</svg>\n"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("seats", type=int)
    parser.add_argument("file", type=Path)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--moments", type=int, default=12)
    asked = parser.parse_args()
    match = played(asked.game, asked.seats, asked.seed)
    asked.file.write_text(moving(drawings(match, asked.moments)), encoding="utf-8")
    print(f"{asked.file}: {asked.file.stat().st_size // 1024} kB, {len(match.steps)} answers")


if __name__ == "__main__":
    main()
