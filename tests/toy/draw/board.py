"""View to SVG: one line of text for each seat."""

from __future__ import annotations

from astrarium.core.game import Data


def draw(view: Data) -> str:
    rows = [
        f'<text x="8" y="{20 * (number + 1)}">seat {number}: {seat["points"]} &amp; {seat["coins"]}'
        "</text>"
        for number, seat in enumerate(view["state"]["seats"])
    ]
    height = 20 * (len(rows) + 1)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 {height}">{"".join(rows)}</svg>'
    )
