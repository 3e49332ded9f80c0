"""The log of a training as a page of docs/evidence: what was asked for, and what came of it."""

from __future__ import annotations

import json
from collections.abc import Sequence

from astrarium.lab.statistics import Estimate
from astrarium.lab.train.generations import HOUSE, ITSELF, OLDER, WINDOW, Outcome, Plan
from astrarium.lab.train.learning import Epoch, best_of
from astrarium.lab.train.model import shape_of
from astrarium.lab.train.samples import KEPT_APART


def page(plan: Plan, command: str, outcomes: Sequence[Outcome]) -> str:
    """In Markdown. The line of the commit is added by whoever keeps the page."""
    lines = [*_head(plan, command), "", *_matches(plan, outcomes)]
    for outcome in outcomes:
        lines += ["", *_generation(outcome)]
    return "\n".join(lines) + "\n"


def _head(plan: Plan, command: str) -> list[str]:
    course = plan.course
    rules = course.rules()
    shape = shape_of(rules)
    lines = [
        f"# Training: {rules.game.title}",
        "",
        f"    {command}",
        "",
        f"- Rules: {course.seats} seats, options `{json.dumps(rules.options)}`, layout"
        f" `{rules.layout.fingerprint}`, answers `{rules.actions.fingerprint}`.",
        f"- First generation: {plan.games} games, seed {course.seed}, seats drawn from"
        f" {', '.join(course.bots)}; {course.noise:.0%} of the decisions at random. The answers of"
        f" {course.teacher} are learnt.",
        f"- Net: {shape.inputs} inputs, hidden layers of {shape.first} and {shape.second}; share of"
        f" the win, margin, and {shape.rows} rows of answers. Of {KEPT_APART} games one chose the"
        " epoch (its loss), and one is for the figures: it neither taught nor chose.",
    ]
    if plan.against:
        lines.append(
            f"- Against {plan.against}: at every table one seat is the best net so far, the others"
            f" are {plan.against}. Every net plays the same match against it, and the best is"
            " whoever wins most."
        )
    else:
        total = ITSELF + OLDER + HOUSE
        lines.append(
            f"- Further generations: {plan.own_games} games each. One seat is the best net so far,"
            f" every other is drawn: {ITSELF} of {total} that net, {OLDER} of {total} older ones"
            f" ({course.teacher} while there are none), {HOUSE} of {total} {course.teacher}. The"
            f" next net learns from the games of {WINDOW} generations, beginning with the best, and"
            " takes its place if it wins its share of a match against it."
        )
    lines.append(
        f"- Look-ahead: {plan.nodes} small decisions a choice; matches of at least"
        f" {plan.gate_games} games."
    )
    return lines


def _matches(plan: Plan, outcomes: Sequence[Outcome]) -> list[str]:
    return [
        "| generation | games | samples | opponent in the match | win share % (95 %) | best net |",
        "|---|---|---|---|---|---|",
        *(
            f"| {each.number} | {each.games} | {each.samples} | {each.opponent or '–'} |"
            f" {_share(each.share)} | generation {each.best} |"
            for each in outcomes
        ),
    ]


def _share(share: Estimate | None) -> str:
    if share is None:
        return "–"
    value, low, high = (100 * each for each in share)
    return f"{value:.1f} ({low:.1f} – {high:.1f})"


def _generation(outcome: Outcome) -> list[str]:
    best = best_of(outcome.epochs)
    return [
        f"## Generation {outcome.number}",
        "",
        "| epoch | loss while learning | loss that chooses | correlation with the final margin"
        " | likeliest answer is the teacher's |",
        "|---|---|---|---|---|",
        *map(_epoch, outcome.epochs),
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


def _epoch(each: Epoch) -> str:
    return (
        f"| {each.number} | {each.loss:.4f} | {each.kept_loss:.4f} | {each.correlation:.3f}"
        f" | {each.agreed:.1%} of {each.answers} |"
    )
