"""The code blocks of a page of documentation."""

from __future__ import annotations

import re
from dataclasses import dataclass

FENCE = re.compile(r"^```(\S.*?)?\s*$")


@dataclass
class Block:
    info: str  # what stands after the opening fence
    line: int  # of the first line of the code
    code: str


@dataclass
class Call:
    """A command of a console block and what the page says it prints (nothing: not told)."""

    command: str
    output: list[str]


def blocks(page: str) -> list[Block]:
    found: list[Block] = []
    opened: Block | None = None
    for number, line in enumerate(page.splitlines(), start=1):
        fence = FENCE.match(line)
        if opened is None and fence:
            opened = Block(fence.group(1) or "", number + 1, "")
        elif opened is not None and line.rstrip() == "```":
            found.append(opened)
            opened = None
        elif opened is not None:
            opened.code += line + "\n"
    if opened is not None:
        raise ValueError(f"the block of line {opened.line} is not closed")
    return found


def calls(block: Block) -> list[Call]:
    found: list[Call] = []
    for line in block.code.splitlines():
        if line.startswith("$ "):
            found.append(Call(line[2:], []))
        else:
            found[-1].output.append(line)
    return found


def matches(told: list[str], printed: list[str]) -> bool:
    """Whether the output is the one told; a line `...` stands for any number of lines."""
    pattern = "".join(r"(.*\n)*?" if li == "..." else re.escape(li) + r"\n" for li in told)
    return re.fullmatch(pattern, "".join(line + "\n" for line in printed)) is not None
