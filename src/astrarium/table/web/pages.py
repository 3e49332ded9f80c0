"""The templates: how they are found, and how they are made into code.

A page is made of hundreds of small expressions. What Jinja does for each of them, so that any
object could stand there, is left out for those that ours are made of.
"""

from __future__ import annotations

import re
from functools import cache, lru_cache
from typing import Any, Final

from jinja2 import Environment, PackageLoader, StrictUndefined, nodes
from jinja2.compiler import CodeGenerator, Frame
from markupsafe import Markup, escape

from astrarium.table.telling import Told

MOST_BEATS: Final = 4096  # that are remembered
OURS: Final = ("text", "mark", "part", "beat")  # functions that no template decorates or replaces
special = re.compile("[&<>'\"]").search


def written(value: Any) -> str:
    """A value as it stands on a page."""
    kind = type(value)
    if kind is Markup or (kind is str and not special(value)):
        safe: str = value
        return safe
    return str(value) if kind is int else escape(value)


class Code(CodeGenerator):
    """Calls our functions as they are, and writes values by `written`."""

    def visit_Call(  # noqa: N802  the name is Jinja's
        self, node: nodes.Call, frame: Frame, forward_caller: bool = False
    ) -> None:
        ours = isinstance(node.node, nodes.Name) and node.node.name in OURS
        if forward_caller or not ours or node.dyn_args or node.dyn_kwargs:
            super().visit_Call(node, frame, forward_caller=forward_caller)
            return
        self.visit(node.node, frame)
        self.write("(")
        for each in node.args:
            self.visit(each, frame)
            self.write(", ")
        for named in node.kwargs:
            self.write(f"{named.key}=")
            self.visit(named.value, frame)
            self.write(", ")
        self.write(")")

    def _output_child_pre(self, node: nodes.Expr, frame: Frame, finalize: Any) -> None:
        if frame.eval_ctx.volatile or not frame.eval_ctx.autoescape:
            super()._output_child_pre(node, frame, finalize)
        else:
            self.write("environment.written(")


class Pages(Environment):
    """Most of what a page names is a key, and seldom an attribute."""

    code_generator_class = Code
    written = staticmethod(written)

    def getattr(self, obj: Any, attribute: str) -> Any:
        if type(obj) is dict and attribute in obj:
            return obj[attribute]
        return super().getattr(obj, attribute)


@cache
def templates() -> Environment:
    pages = Pages(
        loader=PackageLoader("astrarium.table", "templates"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        auto_reload=False,  # or every part of every page asks the disk
    )
    pages.globals["mark"] = mark
    pages.globals["beat"] = beat
    return pages


def mark(seat: dict[str, Any]) -> Markup:
    return _mark(seat["mark"], seat["letter"], seat["colour"], seat["ink"])


@cache
def _mark(shape: str, letter: str, colour: str, ink: str) -> Markup:
    """Most pages have many marks of few players."""
    page = templates().get_template("mark.html")
    return Markup(page.render(shape=shape, letter=letter, colour=colour, ink=ink))


def beat(told: Told, table: str, seats: list[dict[str, Any]]) -> Markup:
    return _beat(told, table, mark(seats[told.seats[0]]) if len(told.seats) == 1 else Markup())


@lru_cache(maxsize=MOST_BEATS)
def _beat(told: Told, table: str, mark: Markup) -> Markup:
    """Most of a story was told before."""
    page = templates().get_template("beat.html")
    return Markup(page.render(beat=told, table=table, mark=mark))
