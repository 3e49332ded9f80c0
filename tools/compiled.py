"""Fails unless every engine module that Python finds is a compiled one."""

from __future__ import annotations

import importlib
import sys
from importlib.machinery import EXTENSION_SUFFIXES

from tools.engine import module_names


def interpreted_modules() -> list[str]:
    """The engine modules that are not shared objects, each with the file it came from."""
    found = []
    for name in module_names():
        file = importlib.import_module(name).__file__ or ""
        if not file.endswith(tuple(EXTENSION_SUFFIXES)):
            found.append(f"{name} ({file})")
    return found


def main() -> int:
    interpreted = interpreted_modules()
    if interpreted:
        print("Not compiled:", *interpreted, sep="\n  ")
        return 1
    print(f"All {len(module_names())} engine modules are compiled.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
