"""What a board page asks, read from its HTML."""

from __future__ import annotations

import re
from html import unescape


class Ask:
    """What a board page asks."""

    def __init__(self, html: str) -> None:
        self.html = html
        tokens = re.findall(r'name="question" value="([^"]+)"', html)
        self.token = tokens[0] if tokens else ""
        self.choices = [int(n) for n in re.findall(r'data-choice="(\d+)"', html)]
        seats = re.findall(r'name="seat" value="(\d+)"', html)
        self.seat = int(seats[0]) if seats else -1
        self.complete = "/commit" in html and not self.choices
        heading = re.search(r"<h2>(.*?)</h2>", html)
        self.words = unescape(heading.group(1)) if heading else ""
