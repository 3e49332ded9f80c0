"""Which tests may notice a mutant, those that probably do first."""

from __future__ import annotations

import re
from collections.abc import Callable

from tools.mutation.project import Project
from tools.mutation.reach import Reach
from tools.mutation.site import Mutant

FIRST = 15  # tests run before the others: nearly every killer is among them


class Relevance:
    def __init__(self, project: Project, reach: Reach) -> None:
        self.project = project
        self.reach = reach
        self.words = [test.text.lower() for test in reach.tests]
        # The tests of the game may read its content by themselves.
        own = f"{project.own_tests}/"
        self.everyone = {
            at for at, test in enumerate(reach.tests) if test.size > 0 or test.name.startswith(own)
        }
        self.using: dict[str, set[int]] = {}

    def tests_for(self, mutant: Mutant, killer: str = "") -> list[str]:
        """All tests that may notice it; `killer` noticed it in an earlier run."""
        near = self._near(mutant)
        others = self.everyone - near if self._reaches_all(mutant) else set()
        place = self._place(mutant)
        names = [self.reach.tests[at].name for at in sorted(near, key=place)]
        names += [self.reach.tests[at].name for at in sorted(others, key=place)]
        return sorted(names, key=lambda name: name != killer)

    def tests_naming(self, rule: str) -> list[str]:
        naming = [test for test in self.reach.tests if rule in test.rules]
        return [test.name for test in sorted(naming, key=lambda test: (test.size, test.seconds))]

    def seconds(self, names: list[str]) -> float:
        wanted = set(names)
        return sum(test.seconds for test in self.reach.tests if test.name in wanted)

    def _near(self, mutant: Mutant) -> set[int]:
        site = mutant.site
        if mutant.is_content:
            labels = [label.lower() for label in site.labels]
            named = {
                at for at, text in enumerate(self.words) if any(label in text for label in labels)
            }
            return named & self.everyone
        near = self.reach.tests_at(site.file, *site.lines)
        return near | self._users_of(site.constant) if site.constant else near

    def _reaches_all(self, mutant: Mutant) -> bool:
        return mutant.is_content or self.reach.at_loading(mutant.file, *mutant.site.lines)

    def _place(self, mutant: Mutant) -> Callable[[int], tuple[object, ...]]:
        """Tests of the rules that the code cites, then the narrower, then the quicker ones."""
        cited = set(re.findall(r"[a-z]+(?:\.[a-z0-9-]+){2,}", self._scope_text(mutant)))

        def place(at: int) -> tuple[object, ...]:
            test = self.reach.tests[at]
            slow = test.seconds > 1
            return slow, cited.isdisjoint(test.rules), test.size, test.seconds, test.name

        return place

    def _scope_text(self, mutant: Mutant) -> str:
        """The lines around the mutant: they cite the rules it may break."""
        if mutant.is_content:
            return ""
        lines = self.project.text(mutant.file).splitlines()
        first, last = mutant.site.lines
        return "\n".join(lines[max(first - 12, 0) : last + 2])

    def _users_of(self, name: str) -> set[int]:
        """The tests that execute a line which names the constant."""
        if name not in self.using:
            word = re.compile(rf"\b{name}\b")
            found: set[int] = set()
            for file in self.project.rule_modules():
                for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
                    if word.search(line):
                        found |= self.reach.tests_at(self.project.name(file), number, number)
            self.using[name] = found
        return self.using[name]
