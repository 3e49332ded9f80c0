"""What silhouettes are made of: paths with roles."""

from __future__ import annotations

Motif = tuple[tuple[str, str], ...]
"""Paths from back to front, each with its role: m the motif's own colour, a what shines, b the lit
side of the body, s cut out to the sky; drawn as lines: l in the motif's colour, t thin and lit."""


def disc(x: float, y: float, r: float) -> str:
    """A circle as a path."""
    return f"M{x - r:g} {y:g}a{r:g} {r:g} 0 1 0 {2 * r:g} 0a{r:g} {r:g} 0 1 0 {-2 * r:g} 0Z"


def box(x: float, y: float, w: float, h: float) -> str:
    return f"M{x:g} {y:g}h{w:g}v{h:g}h{-w:g}Z"


def boxes(*places: tuple[float, float, float, float]) -> str:
    return "".join(box(*each) for each in places)


def discs(*places: tuple[float, float, float]) -> str:
    return "".join(disc(*each) for each in places)
