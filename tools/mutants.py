"""`make mutants GAME=race`: do the tests notice mistakes in the rules?

    python -m tools.mutants race              300 of them; fails below 95 % killed
    python -m tools.mutants race --seeds 20   the first 20 of them
    python -m tools.mutants race --draw WORD  those of another draw; without it, of this commit
    python -m tools.mutants race --rules 50   mistakes in code that cites a rule, for 50 rules:
                                              does a test naming the rule notice one?
    python -m tools.mutants race --show 7     the mutant of seed 7; nothing is run

`parts` and `core` can be asked for like a game. Every commit draws mutants of its own: tests that
were written for the survivors of one draw prove themselves on the next. An interrupted run goes on
where it stopped, as long as sources and tests stay the same.
"""

from __future__ import annotations

import argparse
import signal
import sys
from pathlib import Path

from tools.evidence import commit
from tools.mutation import report
from tools.mutation.citations import cited_mutants
from tools.mutation.overlay import TestsFail
from tools.mutation.project import Project
from tools.mutation.site import Mutant, mutants_of, sample, shuffled_words
from tools.mutation.trial import WORKERS, Bench, Fate, Results, bench, progress, try_all

ROOT = Path(__file__).resolve().parent.parent
SEEDS = 300
FLOOR = 95  # per cent killed
TRIES = 12  # mutants for one rule before we give up


def explanations_of(home: Path, game: str) -> report.Explanations:
    return report.Explanations(home / "docs" / "evidence" / f"mutants-{game}-explained.yaml")


def run_seeds(lab: Bench, home: Path, count: int, draw: str) -> int:
    game = lab.project.game
    explanations = explanations_of(home, game)
    mutants = sample(lab.project.sites, range(1, count + 1), draw, explanations.equivalent)
    seeds = dict(enumerate(mutants, start=1))
    results = Results(home / "var" / f"mutants-{game}.json", lab.project.state)
    killers = dict(results.killers)
    try_all(
        lab,
        mutants,
        results,
        lambda mutant: lab.relevance.tests_for(mutant, killers.get(mutant.id, "")),
        progress(len(mutants)),
    )
    survivors = [mutant for mutant in mutants if not results.fates[mutant.id].killed]
    evidence = home / "docs" / "evidence"
    explanations.update(
        survivors, {each.id for every in mutants_of(lab.project.sites) for each in every}
    )
    page = report.mutants_page(lab.project, seeds, results.fates, explanations, draw, commit(home))
    (evidence / f"mutants-{game}.md").write_text(page, encoding="utf-8")
    table = report.kills_table(seeds, results.fates)
    (home / "var" / f"mutants-{game}.txt").write_text(table, encoding="utf-8")
    share = 100 * (len(mutants) - len(survivors)) / len(mutants)
    print(f"{len(mutants) - len(survivors)} of {len(mutants)} mutants killed ({share:.1f} %).")
    print(f"Survivors: docs/evidence/mutants-{game}.md; all: var/mutants-{game}.txt.")
    return 0 if share >= FLOOR else 1


def run_rules(lab: Bench, home: Path, count: int) -> int:
    game = lab.project.game
    cited = cited_mutants(lab.project)
    rules = shuffled_words(cited, game)[:count]
    results = Results(home / "var" / f"mutants-rules-{game}.json", lab.project.state)
    bites: dict[str, tuple[Mutant, Fate] | None] = {}
    notes: dict[str, str] = {}
    for number, rule in enumerate(rules, start=1):
        tests = lab.relevance.tests_naming(rule)
        bites[rule], notes[rule] = None, "no test names it"
        if not cited[rule]:
            notes[rule] = "nothing in the code that cites it can be mutated"
        tried = cited[rule][:TRIES] if tests else []
        for mutant in tried:
            key = f"{rule} {mutant.id}"
            if key not in results.fates:
                results.add(key, lab.fate(mutant, tests))
            notes[rule] = f"{len(tried)} mistakes tried, {len(tests)} tests naming it"
            if results.fates[key].killed:
                bites[rule] = mutant, results.fates[key]
                break
        bite = bites[rule]
        told = f"{bite[0]}  | {bite[1].by}" if bite else notes[rule]
        print(f"[{number:3}/{len(rules)}] {rule}: {told}", flush=True)
    page = report.rules_page(lab.project, bites, notes, commit(home))
    evidence = home / "docs" / "evidence" / f"rules-bite-{game}.md"
    evidence.parent.mkdir(parents=True, exist_ok=True)
    evidence.write_text(page, encoding="utf-8")
    silent = [rule for rule, bite in bites.items() if bite is None]
    print(
        f"{len(rules) - len(silent)} of {len(rules)} rules bite: docs/evidence/rules-bite-{game}.md"
    )
    return 1 if silent else 0


def show(project: Project, seed: int, draw: str) -> int:
    aside = explanations_of(project.root, project.game).equivalent
    mutant = sample(project.sites, range(1, seed + 1), draw, aside)[seed - 1]
    print(mutant.id, mutant)
    print(mutant.diff(project.text(mutant.file)))
    return 0


def main(arguments: list[str] | None = None, home: Path = ROOT) -> int:
    about = (__doc__ or "").partition("\n")
    parser = argparse.ArgumentParser(
        prog="python -m tools.mutants",
        description=about[0],
        epilog=about[2],
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("game", help="for example: race; or parts, or core")
    parser.add_argument("--seeds", type=int, default=SEEDS, help="how many, from 1 (300)")
    parser.add_argument("--draw", default="", help="a word that they follow from (the commit)")
    parser.add_argument("--rules", type=int, default=0, help="how many rules to try instead")
    parser.add_argument("--workers", type=int, default=WORKERS, help="how many at a time (2)")
    parser.add_argument("--show", type=int, default=0, metavar="SEED", help="just show a mutant")
    options = parser.parse_args(arguments)
    project = Project(home, options.game)
    if not project.is_there():
        print(f"There is no game called {options.game} in src/astrarium/games.", file=sys.stderr)
        return 2
    if options.seeds < 1 or options.rules < 0 or options.show < 0 or options.workers < 1:
        print("Seeds, workers and numbers of rules begin at 1.", file=sys.stderr)
        return 2
    draw = options.draw or commit(home)
    if options.show:
        return show(project, options.show, draw)
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # to leave nothing behind
    try:
        with bench(home, options.game, options.workers) as lab:
            if options.rules:
                return run_rules(lab, home, options.rules)
            return run_seeds(lab, home, options.seeds, draw)
    except TestsFail as problem:
        print(f"The tests fail without any mutant:\n{problem}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("\nStopped; the next run goes on from here.", file=sys.stderr)
        return 130


if __name__ == "__main__":
    sys.exit(main())
