"""Mistakes in Python code: changed operators, constants and conditions, dropped statements.

Left alone is what no test could or should notice: docstrings, annotations, texts, the arguments
of an event, checks that only tell a programmer of a mistake.
"""

from __future__ import annotations

import ast
import copy
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

from tools.mutation.constants import defined, ladders, neighbours, value_of
from tools.mutation.site import Site, Variant

COMPARISONS: dict[type[ast.cmpop], list[type[ast.cmpop]]] = {
    ast.Lt: [ast.LtE, ast.GtE],
    ast.LtE: [ast.Lt, ast.Gt],
    ast.Gt: [ast.GtE, ast.LtE],
    ast.GtE: [ast.Gt, ast.Lt],
    ast.Eq: [ast.NotEq],
    ast.NotEq: [ast.Eq],
    ast.Is: [ast.IsNot],
    ast.IsNot: [ast.Is],
    ast.In: [ast.NotIn],
    ast.NotIn: [ast.In],
}
ARITHMETIC: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
}
CALLS = {"min": "max", "max": "min", "any": "all", "all": "any"}
SPOKEN = {"tell", "cast", "print"}  # calls whose arguments are words, figures of words or types
GENERIC = {"Callable", "Final", "dict", "frozenset", "list", "set", "tuple", "type", "vec"}
CHECKS = {"AssertionError", "NotImplementedError"}
FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)
INFIX = (ast.BinOp, ast.BoolOp, ast.Compare, ast.IfExp, ast.UnaryOp, ast.Lambda)
BINDING = (*INFIX, ast.Attribute, ast.Subscript, ast.Starred)


def code_sites(file: str, text: str, sources: Path) -> list[Site]:
    """All places of a module where a mistake can be made; `sources` holds what it imports."""
    finder = _Finder(file, text, sources)
    finder.statements(finder.tree.body)
    return _merged(finder.sites)


def _merged(sites: list[Site]) -> list[Site]:
    """A place where several kinds of mistakes fit is one site."""
    found: dict[tuple[int, int], Site] = {}
    for site in sites:
        same = found.get((site.start, site.end))
        variants = site.variants if same is None else same.variants + site.variants
        found[site.start, site.end] = replace(site, variants=variants)
    return sorted(found.values(), key=lambda site: (site.start, site.end))


class _Finder:
    def __init__(self, file: str, text: str, sources: Path) -> None:
        self.file = file
        self.text = text
        self.tree = ast.parse(text)
        self.neighbours = neighbours(self.tree, sources)
        self.ladders = ladders(self.tree)
        self.sites: list[Site] = []
        self.scope: list[str] = []
        self.lines = (0, 0)
        self.constant = ""
        self.bound: set[str] = set()  # names that have a value already in this function
        self.offsets = [0]
        for line in text.splitlines(keepends=True):
            self.offsets.append(self.offsets[-1] + len(line))
        self.rows = text.splitlines(keepends=True)

    # --- places in the text -------------------------------------------------------------------

    def offset(self, line: int, column: int) -> int:
        """Columns of the syntax tree count bytes."""
        before = self.rows[line - 1].encode()[:column].decode()
        return self.offsets[line - 1] + len(before)

    def span(self, node: ast.expr | ast.stmt) -> tuple[int, int]:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        start = self.offset(node.lineno, node.col_offset)
        return start, self.offset(node.end_lineno, node.end_col_offset)

    def add(self, node: ast.expr | ast.stmt, variants: list[tuple[str, str]]) -> None:
        start, end = self.span(node)
        original = self.text[start:end]
        fitting = [Variant(kind, new) for kind, new in variants if new != original]
        if not fitting:
            return
        site = Site(
            file=self.file,
            scope=".".join(self.scope),
            labels=(),
            lines=self.lines,
            start=start,
            end=end,
            original=original,
            variants=tuple(fitting),
            constant=self.constant,
        )
        self.sites.append(site)

    # --- statements ---------------------------------------------------------------------------

    def statements(self, body: list[ast.stmt]) -> None:
        for statement in body:
            self.statement(statement)

    def statement(self, node: ast.stmt) -> None:
        if isinstance(node, (*FUNCTIONS, ast.ClassDef)):
            self.definition(node)
            return
        if isinstance(node, (ast.Import, ast.ImportFrom, ast.Assert, ast.Pass)) or _is_text(node):
            return
        if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test):
            return
        self.lines = _own_lines(node)
        definition = None if self.scope else defined(node)
        self.constant = definition[0] if definition else ""
        variants = self.statement_variants(node)
        if variants:
            self.add(node, variants)
        if not isinstance(node, ast.Raise):
            self.expressions_of(node)
        self.bind(node)
        self.constant = ""
        for field in ("body", "orelse", "finalbody"):
            self.statements(getattr(node, field, []))
        for case in getattr(node, "cases", []):
            self.statements(case.body)

    def definition(self, node: ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef) -> None:
        self.scope.append(node.name)
        outer = self.bound
        if not isinstance(node, ast.ClassDef):
            self.lines = _own_lines(node)
            arguments = node.args
            for default in [*arguments.defaults, *arguments.kw_defaults]:
                if default is not None:
                    self.expression(default)
            every = [*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs]
            self.bound = {argument.arg for argument in every}
        self.statements(node.body)
        self.bound = outer
        self.scope.pop()

    def bind(self, node: ast.stmt) -> None:
        for name in ast.walk(node):
            if isinstance(name, ast.Name) and isinstance(name.ctx, ast.Store):
                self.bound.add(name.id)

    def statement_variants(self, node: ast.stmt) -> list[tuple[str, str]]:
        dropped = ("statement dropped", "pass")
        if isinstance(node, ast.Continue):
            return [dropped, ("jump", "break")]
        if isinstance(node, ast.AugAssign):
            variants = [dropped]
            if type(node.op) in ARITHMETIC:
                changed = copy.deepcopy(node)
                changed.op = ARITHMETIC[type(node.op)]()
                variants.append(("operator", ast.unparse(changed)))
            return variants
        return [dropped] if self.may_drop(node) else []

    def may_drop(self, node: ast.stmt) -> bool:
        """Whether the rest would still run without it: else any test would notice."""
        if isinstance(node, ast.Expr):
            return isinstance(node.value, ast.Call)
        if isinstance(node, (ast.Delete, ast.Break)):
            return True
        if isinstance(node, ast.Return):
            return node.value is None
        if isinstance(node, ast.Raise):
            return not any(name in ast.unparse(node) for name in CHECKS)
        if not self.scope or self.scope[-1] == "__init__":
            return False
        if isinstance(node, ast.AnnAssign):
            return node.value is not None and not isinstance(node.target, ast.Name)
        if isinstance(node, ast.Assign):
            names = [each.id for each in node.targets if isinstance(each, ast.Name)]
            plain = all(
                isinstance(t, (ast.Name, ast.Attribute, ast.Subscript)) for t in node.targets
            )
            return plain and all(name in self.bound for name in names)
        return False

    # --- expressions --------------------------------------------------------------------------

    def expressions_of(self, node: ast.stmt) -> None:
        for field, value in ast.iter_fields(node):
            if field == "annotation":
                continue
            for each in value if isinstance(value, list) else [value]:
                if isinstance(each, ast.expr):
                    self.expression(each)
                elif isinstance(each, (ast.withitem, ast.match_case)):
                    for child in ast.iter_child_nodes(each):
                        if isinstance(child, ast.expr):
                            self.expression(child)
        if isinstance(node, (ast.If, ast.While)) and not isinstance(node.test, ast.Constant):
            always = [("condition", "True")] if isinstance(node, ast.If) else []
            self.add(node.test, [*always, ("condition", "False")])

    def expression(self, node: ast.expr, inside: ast.expr | None = None) -> None:
        new = [(kind, _spelled(each, inside)) for kind, each in self.changed(node)]
        if new:
            self.add(node, new)
        for child in self.parts(node):
            self.expression(child, node)

    def parts(self, node: ast.expr) -> Iterator[ast.expr]:
        """The expressions inside which mistakes are looked for."""
        if isinstance(node, ast.Call) and _name(node.func) in SPOKEN:
            return
        if isinstance(node, ast.JoinedStr) or _is_negative_number(node):
            return
        if isinstance(node, ast.Subscript) and _name(node.value) in GENERIC:
            return
        for child in ast.iter_child_nodes(node):
            if isinstance(child, ast.expr):
                yield child
            elif isinstance(child, ast.keyword):
                yield child.value
            elif isinstance(child, ast.comprehension):
                yield from [child.iter, *child.ifs]

    def changed(self, node: ast.expr) -> Iterator[tuple[str, ast.expr]]:
        """The mistakes that one expression lends itself to."""
        for kind, find in MISTAKES.items():
            for new in find(node):
                yield kind, new
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load):
            for other in self.neighbours.get(node.id, []):
                yield "named constant", ast.Name(other, ast.Load())
        for number in self.numbers(node):
            yield "constant", number

    def numbers(self, node: ast.expr) -> Iterator[ast.expr]:
        number = value_of(node, {})
        if number is None or not (isinstance(node, ast.Constant) or _is_negative_number(node)):
            return
        row = self.ladders.get(self.constant)
        for other in (number + 1, number - 1):
            new = ast.parse(str(other), mode="eval").body
            if row is None or _lands_in(self.tree, self.constant, node, new, row):
                yield new


def _lands_in(tree: ast.Module, name: str, old: ast.expr, new: ast.expr, row: list[int]) -> bool:
    """Whether a name of a row would get the number of another name of it."""
    known: dict[str, int] = {}
    for statement in tree.body:
        definition = defined(statement)
        if definition is None:
            continue
        value = value_of(definition[1], known)
        if definition[0] == name:
            changed = value_of(_replaced(definition[1], old, new), known)
            return changed != value and changed in row
        if value is not None:
            known[definition[0]] = value
    return False


def _replaced(tree: ast.expr, old: ast.expr, new: ast.expr) -> ast.expr:
    if tree is old:
        return new
    changed = copy.copy(tree)
    for field, value in ast.iter_fields(tree):
        if isinstance(value, ast.expr):
            setattr(changed, field, _replaced(value, old, new))
    return changed


# --- one kind of mistake each ---------------------------------------------------------------------


def _comparisons(node: ast.expr) -> Iterator[ast.expr]:
    if isinstance(node, ast.Compare):
        for at, comparison in enumerate(node.ops):
            for other in COMPARISONS[type(comparison)]:
                yield ast.Compare(
                    node.left, [*node.ops[:at], other(), *node.ops[at + 1 :]], node.comparators
                )


def _logic(node: ast.expr) -> Iterator[ast.expr]:
    if isinstance(node, ast.BoolOp):
        yield ast.BoolOp(ast.Or() if isinstance(node.op, ast.And) else ast.And(), node.values)
        for at in range(len(node.values)):
            rest = node.values[:at] + node.values[at + 1 :]
            yield rest[0] if len(rest) == 1 else ast.BoolOp(node.op, rest)
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield node.operand
    elif isinstance(node, ast.Constant) and isinstance(node.value, bool):
        yield ast.Constant(not node.value)


def _arithmetic(node: ast.expr) -> Iterator[ast.expr]:
    if isinstance(node, ast.BinOp) and type(node.op) in ARITHMETIC:
        if not (_is_sequence(node.left) or _is_sequence(node.right) or _is_type(node)):
            yield ast.BinOp(node.left, ARITHMETIC[type(node.op)](), node.right)
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, (ast.USub, ast.Invert)):
        yield from [] if _is_negative_number(node) else [node.operand]


def _branches(node: ast.expr) -> Iterator[ast.expr]:
    if isinstance(node, ast.IfExp):
        yield ast.IfExp(node.test, node.orelse, node.body)


def _calls(node: ast.expr) -> Iterator[ast.expr]:
    if not isinstance(node, ast.Call) or node.keywords:
        return
    name = _name(node.func)
    if isinstance(node.func, ast.Name) and name in CALLS and node.args:
        yield ast.Call(ast.Name(CALLS[name], ast.Load()), node.args, [])
    elif isinstance(node.func, ast.Name) and name == "range" and len(node.args) == 1:
        yield ast.Call(node.func, [ast.Constant(1), *node.args], [])
        yield ast.Call(node.func, [ast.BinOp(node.args[0], ast.Sub(), ast.Constant(1))], [])


def _filters(node: ast.expr) -> Iterator[ast.expr]:
    if isinstance(node, (ast.ListComp, ast.SetComp, ast.GeneratorExp)):
        for at, part in enumerate(node.generators):
            if part.ifs:
                changed = copy.deepcopy(node)
                changed.generators[at].ifs = []
                yield changed


MISTAKES: dict[str, Callable[[ast.expr], Iterator[ast.expr]]] = {
    "comparison": _comparisons,
    "logic": _logic,
    "operator": _arithmetic,
    "branches swapped": _branches,
    "function": _calls,
    "filter dropped": _filters,
}


# --- looking at the tree --------------------------------------------------------------------------


def _spelled(node: ast.expr, inside: ast.expr | None) -> str:
    """The text of an expression, in brackets where its surroundings could tear it apart."""
    text = ast.unparse(node)
    return f"({text})" if isinstance(node, INFIX) and isinstance(inside, BINDING) else text


def _own_lines(node: ast.stmt) -> tuple[int, int]:
    """The lines of a statement without those of the statements inside it."""
    inner = [
        child.lineno
        for child in ast.walk(node)
        if isinstance(child, ast.stmt) and child is not node
    ]
    last = node.end_lineno or node.lineno
    return node.lineno, max(node.lineno, min([last, *[line - 1 for line in inner]]))


def _is_text(node: ast.stmt) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def _is_negative_number(node: ast.expr) -> bool:
    return (
        isinstance(node, ast.UnaryOp)
        and isinstance(node.op, ast.USub)
        and isinstance(node.operand, ast.Constant)
    )


def _is_sequence(node: ast.expr) -> bool:
    if isinstance(node, ast.Constant):
        return isinstance(node.value, (str, bytes))
    return isinstance(node, (ast.List, ast.ListComp, ast.Tuple, ast.JoinedStr))


def _is_type(node: ast.BinOp) -> bool:
    """`int | str` joins types."""
    names = {each.id for each in ast.walk(node) if isinstance(each, ast.Name)}
    return isinstance(node.op, ast.BitOr) and bool(names & {"int", "str", "bool", "list", "dict"})


def _name(function: ast.expr) -> str:
    if isinstance(function, ast.Name):
        return function.id
    return function.attr if isinstance(function, ast.Attribute) else ""
