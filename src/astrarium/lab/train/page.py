"""The log of a training as a page of docs/evidence: what was asked for, and what came of it."""

from __future__ import annotations

import json
from collections.abc import Sequence

from astrarium.lab.train.course import Course
from astrarium.lab.train.values import HIDDEN, KEPT_APART, Epoch, best_of


def page(course: Course, command: str, games: int, samples: int, epochs: Sequence[Epoch]) -> str:
    """In Markdown. The line of the commit is added by whoever keeps the page."""
    layout = course.rules().layout
    best = best_of(epochs)
    options = json.dumps(course.rules().options)
    lines = [
        f"# Training: values of round ends, {course.rules().game.title}",
        "",
        f"    {command}",
        "",
        f"- Rules: {course.seats} seats, options `{options}`, layout `{layout.fingerprint}`.",
        f"- Games: {games}, seed {course.seed}, seats drawn from {', '.join(course.bots)};"
        f" {course.noise:.0%} of the decisions at random. {samples} samples, one a seat and round"
        " end.",
        f"- Net: hidden layers of {' and '.join(str(size) for size in HIDDEN)}; share of the win"
        f" and margin. Of {KEPT_APART} games one chose the epoch (its loss), and one is for the"
        " figures: it neither taught nor chose.",
        "",
        "| epoch | loss while learning | loss that chooses | correlation with the final margin |",
        "|---|---|---|---|",
        *(
            f"| {each.number} | {each.loss:.4f} | {each.kept_loss:.4f} | {each.correlation:.3f} |"
            for each in epochs
        ),
        "",
        f"After epoch {best.number}, the best, by the round that begins:",
        "",
        "| round | samples | correlation with the final margin | winners foretold |",
        "|---|---|---|---|",
        *(
            f"| {number} | {count} | {found:.3f} | {right:.1%} |"
            for number, (count, found, right) in best.by_round.items()
        ),
    ]
    return "\n".join(lines) + "\n"
