"""What a board page asks, read from its HTML, as a script would."""

from __future__ import annotations

import re
from html import unescape

PLACE = re.compile(r'<template data-part="([^"]*)">(.*?)</template>', re.DOTALL)


class Kept:
    """The parts of the last board, as our script keeps them: only others are sent."""

    def __init__(self) -> None:
        self.parts: dict[str, str] = {}

    @property
    def names(self) -> str:
        return " ".join(self.parts)

    def whole(self, html: str) -> str:
        """An answer with all parts in their places."""
        parts = {key: part or self.parts[key] for key, part in PLACE.findall(html)}
        self.parts = parts or self.parts
        return PLACE.sub(lambda place: parts[place[1]], html)


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
