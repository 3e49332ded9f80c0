"""The pictures of a game. A page fetches them once, from a file that lies apart (one symbol for
each name); anywhere else a picture is drawn where it is used.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from functools import cached_property, lru_cache

from astrarium.core.draw.svg import Canvas, Colours, Style, element, number


class Album:
    def __init__(
        self,
        game: str,
        names: Sequence[str],
        drawn: Callable[[str, Style], Canvas],
        size: tuple[float, float],
        colours: Colours,
    ) -> None:
        self.game = game
        self.names = names
        self.size = size
        self.colours = colours
        self._drawn = drawn
        self._bodies = lru_cache(maxsize=3 * len(names))(self._body)

    def _body(self, name: str, theme: str) -> str:
        return self._drawn(name, Style(theme).painted(self.colours)).body()

    def _frame(self) -> dict[str, str]:
        """What is too wide or too high for its place loses its edges, not its shape."""
        box = f"0 0 {number(self.size[0])} {number(self.size[1])}"
        return {"viewBox": box, "preserveAspectRatio": "xMidYMid slice"}

    @cached_property
    def file(self) -> str:
        """All pictures as symbols, in the colours of the page that uses them."""
        symbols = [
            element("symbol", self._bodies(name, "page"), id=name, **self._frame())
            for name in self.names
        ]
        return f'<svg xmlns="http://www.w3.org/2000/svg">{"".join(symbols)}</svg>'

    @cached_property
    def address(self) -> str:
        """Where a page finds the file; another file has another address."""
        version = hashlib.sha256(self.file.encode()).hexdigest()[:12]
        return f"/pictures/{self.game}.svg?{version}"

    def put(self, canvas: Canvas, name: str, x: float, y: float, w: float, h: float) -> None:
        """A picture at its place."""
        theme = canvas.style.theme
        if theme == "page":
            canvas.add("use", href=f"{self.address}#{name}", x=x, y=y, width=w, height=h)
            return
        body = self._bodies(name, theme)
        canvas.add("svg", body, x=x, y=y, width=w, height=h, **self._frame())
