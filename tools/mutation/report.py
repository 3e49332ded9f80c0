"""What is written down about a run: docs/evidence/mutants-<game>.md and its explanations."""

from __future__ import annotations

from collections.abc import Container
from pathlib import Path
from typing import Any

import yaml

from tools.mutation.project import Project
from tools.mutation.site import Mutant
from tools.mutation.trial import Fate

MOST_LINES = 14  # of a diff
EQUIVALENT = "Equivalent"  # an explanation that begins so sets a mutant aside


class Explanations:
    """Why a survivor is none of the tests' business, by its id; written by people, kept by us."""

    def __init__(self, file: Path) -> None:
        self.file = file
        data: dict[str, Any] = {}
        if file.exists():
            data = yaml.safe_load(file.read_text(encoding="utf-8")) or {}
        self.entries: dict[str, dict[str, str]] = data

    def why(self, id: str) -> str:
        return " ".join(str(self.entries.get(id, {}).get("why") or "").split())

    @property
    def equivalent(self) -> set[str]:
        """The mutants that are shown to change nothing anybody could notice."""
        return {id for id in self.entries if self.why(id).startswith(EQUIVALENT)}

    def update(self, survivors: list[Mutant], known: Container[str]) -> None:
        """A place for each survivor; what is explained stays, as long as the mutant is known."""
        kept = {id: entry for id, entry in self.entries.items() if self.why(id) and id in known}
        for mutant in survivors:
            kept[mutant.id] = {"mutant": str(mutant), "why": self.why(mutant.id)}
        self.entries = kept
        head = (
            "# Why these mutants survive. Fill in `why`; the tool keeps it by the mutant's id.\n"
            "# What is shown to be 'Equivalent' is set aside: another mutant is drawn instead.\n"
        )
        body = yaml.safe_dump(kept, allow_unicode=True, sort_keys=True, width=100) if kept else ""
        self.file.parent.mkdir(parents=True, exist_ok=True)
        self.file.write_text(head + body, encoding="utf-8")


def _fenced_diff(project: Project, mutant: Mutant) -> str:
    lines = mutant.diff(project.text(mutant.file)).splitlines()
    if len(lines) > MOST_LINES:
        lines = [*lines[:MOST_LINES], " ..."]
    return "\n".join(["```diff", *lines, "```"])


def mutants_page(
    project: Project,
    seeds: dict[int, Mutant],
    fates: dict[str, Fate],
    explanations: Explanations,
    draw: str,
    commit: str,
) -> str:
    killed = [seed for seed, mutant in seeds.items() if fates[mutant.id].killed]
    survivors = [seed for seed in seeds if seed not in killed]
    share = 100 * len(killed) / len(seeds)
    content = sum(1 for mutant in seeds.values() if mutant.is_content)
    page = [
        f"# Mutants of {project.game}",
        "",
        f"Written by `make mutants GAME={project.game}`. A mutant is one seeded mistake: a changed "
        "operator, constant or condition,",
        "a dropped statement, or a wrong value in the content. It is killed if a test fails. "
        "Set aside are only those shown",
        f"to change nothing anybody could notice (`mutants-{project.game}-explained.yaml`), before "
        "the others are drawn.",
        "",
        "| mutants | in code | in content | killed | survived | share killed |",
        "|---|---|---|---|---|---|",
        f"| {len(seeds)} | {len(seeds) - content} | {content} | {len(killed)} | {len(survivors)} "
        f"| {share:.1f} % |",
        "",
        f"Made on commit `{commit}`: seeds {min(seeds)} to {max(seeds)} of the draw `{draw}`; set "
        f"aside as equivalent: {len(explanations.equivalent)}; state of sources and tests "
        f"`{project.state}`.",
    ]
    page += ["", "## Survivors", ""] if survivors else ["", "No survivors."]
    for seed in survivors:
        mutant = seeds[seed]
        page += [
            f"### Seed {seed}: `{mutant.id}`",
            "",
            f"`{mutant.file}` line {mutant.site.lines[0]}, {mutant.variant.kind}; "
            f"tests that could notice it: {fates[mutant.id].tests}",
            "",
            _fenced_diff(project, mutant),
            "",
            explanations.why(mutant.id) or "Not explained yet.",
            "",
        ]
    return "\n".join(page).rstrip() + "\n"


def kills_table(seeds: dict[int, Mutant], fates: dict[str, Fate]) -> str:
    """All mutants, one line each: for the curious, in var/."""
    lines = []
    for seed, mutant in seeds.items():
        fate = fates[mutant.id]
        lines.append(f"{seed:4} {fate.fate:8} {mutant}  | {fate.by}")
    return "\n".join(lines) + "\n"


def rules_page(
    project: Project,
    bites: dict[str, tuple[Mutant, Fate] | None],
    notes: dict[str, str],
    commit: str,
) -> str:
    """For each rule the mutant in the code citing it that a test naming the rule has killed."""
    biting = {rule: bite for rule, bite in bites.items() if bite is not None}
    page = [
        f"# Rules that bite: {project.game}",
        "",
        f"Written by `make mutants GAME={project.game} RULES={len(bites)}`. For each rule, taken "
        "at random from those that code",
        "cites: a mistake in that very code, and the test naming the rule that notices it.",
        "",
        f"{len(biting)} of {len(bites)} rules bite. Made on commit `{commit}`; state of sources "
        f"and tests `{project.state}`.",
        "",
        "| rule | mistake | noticed by |",
        "|---|---|---|",
    ]
    for rule, (mutant, fate) in sorted(biting.items()):
        page.append(f"| `{rule}` | {_cell(mutant.cited)} | {_cell(fate.by)} |")
    silent = sorted(set(bites) - set(biting))
    if silent:
        page += ["", "## Rules without a bite", "", "| rule | why |", "|---|---|"]
        page += [f"| `{rule}` | {notes[rule]} |" for rule in silent]
    return "\n".join(page) + "\n"


def _cell(text: str) -> str:
    text = text.replace("|", "\\|")
    return f"`{text if len(text) <= 160 else text[:157] + '...'}`"
