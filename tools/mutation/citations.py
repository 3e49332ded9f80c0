"""Where code cites a rule: `[race.base.x]` in a docstring, `# Rule race.base.x.` in a comment.

A comment beside code cites for its own line, one of its own for the statement after it.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass

from tools.mutation.project import Project
from tools.mutation.site import Mutant, mutants_of, shuffled

IN_DOCSTRING = re.compile(r"\[([a-z0-9-]+(?:\.[a-z0-9-]+)+)\]")
IN_COMMENT = re.compile(r"#\s*Rules?\s+([a-z0-9-]+(?:\.[a-z0-9-]+)+)(?:\.?\s*$|:\s)")


@dataclass(frozen=True)
class Citation:
    rule: str
    file: str
    lines: tuple[int, int]  # of the code that is under the rule


def citations(file: str, text: str) -> list[Citation]:
    tree = ast.parse(text)
    found = []
    for node in ast.walk(tree):
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef, ast.Module)):
            span = (1, len(text.splitlines()))
            if not isinstance(node, ast.Module):
                span = (node.lineno, node.end_lineno or node.lineno)
            for rule in IN_DOCSTRING.findall(ast.get_docstring(node, clean=False) or ""):
                found.append(Citation(rule, file, span))
    found += [Citation(rule, file, span) for rule, span in _in_comments(tree, text)]
    return found


def _in_comments(tree: ast.Module, text: str) -> Iterator[tuple[str, tuple[int, int]]]:
    statements = sorted(
        (node.lineno, node.end_lineno or node.lineno)
        for node in ast.walk(tree)
        if isinstance(node, ast.stmt)
    )
    for number, line in enumerate(text.splitlines(), start=1):
        cited = IN_COMMENT.search(line)
        if not cited:
            continue
        after = [span for span in statements if span[0] > number]
        if line[: cited.start()].strip():
            yield cited.group(1), (number, number)
        elif after:
            yield cited.group(1), after[0]


def cited_mutants(project: Project) -> dict[str, list[Mutant]]:
    """For each cited rule the mutants of the code that cites it, narrowest code first."""
    by_file: dict[str, list[Mutant]] = {}
    for mutants in mutants_of(project.sites):
        by_file.setdefault(mutants[0].file, []).extend(mutants)
    found: dict[str, list[Mutant]] = {}
    for source in project.rule_modules():
        file = project.name(source)
        places = citations(file, source.read_text(encoding="utf-8"))
        for place in sorted(places, key=lambda each: each.lines[1] - each.lines[0]):
            inside = [
                mutant
                for mutant in by_file.get(file, [])
                if place.lines[0] <= mutant.site.lines[0] <= place.lines[1]
                and mutant not in found.get(place.rule, [])
            ]
            found.setdefault(place.rule, []).extend(shuffled(inside, place.rule))
    return found
