"""Named numbers of a module, read without running it: `NAME: Final = 3`."""

from __future__ import annotations

import ast
import operator
from collections.abc import Callable
from functools import cache
from pathlib import Path

OPERATIONS: dict[type[ast.operator], Callable[[int, int], int]] = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
    ast.LShift: operator.lshift,
    ast.BitOr: operator.or_,
}


def value_of(node: ast.expr | None, known: dict[str, int]) -> int | None:
    if isinstance(node, ast.Constant) and type(node.value) is int:
        return node.value
    if isinstance(node, ast.Name):
        return known.get(node.id)
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
        operand = value_of(node.operand, known)
        return None if operand is None else -operand
    if isinstance(node, ast.BinOp) and type(node.op) in OPERATIONS:
        left, right = value_of(node.left, known), value_of(node.right, known)
        if left is not None and right is not None:
            return OPERATIONS[type(node.op)](left, right)
    return None


def defined(statement: ast.stmt) -> tuple[str, ast.expr] | None:
    """The name in capitals that a statement defines, and its value."""
    if isinstance(statement, ast.AnnAssign):
        target: ast.expr = statement.target
    elif isinstance(statement, ast.Assign) and len(statement.targets) == 1:
        target = statement.targets[0]
    else:
        return None
    if isinstance(target, ast.Name) and target.id.isupper() and statement.value is not None:
        return target.id, statement.value
    return None


def numbers(tree: ast.Module) -> dict[str, int]:
    known: dict[str, int] = {}
    for statement in tree.body:
        definition = defined(statement)
        value = value_of(definition[1], known) if definition else None
        if definition and value is not None:
            known[definition[0]] = value
    return known


def ladders(tree: ast.Module) -> dict[str, list[int]]:
    """Names that stand in a row of three or more evenly spaced numbers, with that row's numbers.

    Such a row only tells things apart: a number that no other has is as good as any.
    """
    known = numbers(tree)
    names = list(known)
    found: dict[str, list[int]] = {}
    start = 0
    while start < len(names):
        end = start + 1
        step = known[names[end]] - known[names[start]] if end < len(names) else 0
        while end < len(names) and known[names[end]] - known[names[end - 1]] == step != 0:
            end += 1
        if end - start >= 3:
            row = [known[name] for name in names[start:end]]
            found.update(dict.fromkeys(names[start:end], row))
            start = end
        else:
            start += 1
    return found


def neighbours(tree: ast.Module, sources: Path) -> dict[str, list[str]]:
    """For each name of a row that is in scope: the names next to it in the row."""
    found = _neighbours_in(ladders(tree), set(numbers(tree)))
    for statement in tree.body:
        if isinstance(statement, ast.ImportFrom) and statement.module and not statement.level:
            module = sources.joinpath(*statement.module.split(".")).with_suffix(".py")
            if module.is_file():
                imported = {alias.name for alias in statement.names if alias.asname is None}
                found.update(_neighbours_in(_rows_of(module), imported))
    return found


@cache
def _rows_of(module: Path) -> dict[str, list[int]]:
    return ladders(ast.parse(module.read_text(encoding="utf-8")))


def _neighbours_in(rows: dict[str, list[int]], in_scope: set[str]) -> dict[str, list[str]]:
    found = {}
    for name in in_scope & set(rows):
        mates = [each for each in rows if rows[each] is rows[name] and each in in_scope]
        at = mates.index(name)
        found[name] = mates[max(at - 1, 0) : at] + mates[at + 1 : at + 2]
    return found
