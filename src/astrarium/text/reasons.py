"""Reasons for "no" as sentences."""

from __future__ import annotations

from astrarium.core.game import Reason
from astrarium.text.texts import Says

TEXT_KEYS = ("reason-no-such-choice", "reason-no-such-choice-but")


def say_reason(texts: Says, reason: Reason) -> str:
    """The sentence of a reason, without the id of its rule."""
    key = f"reason-{reason.key}"
    first, second = reason.figures
    return texts(key, first=first, second=second, near=reason.near)
