"""A place where a mistake can be made, the mistakes that fit there, and one of them: a mutant."""

from __future__ import annotations

import difflib
import hashlib
from collections.abc import Container, Iterable
from dataclasses import dataclass


@dataclass(frozen=True)
class Variant:
    """One mistake: what it is called and what stands in the source instead."""

    kind: str
    text: str


@dataclass(frozen=True)
class Site:
    file: str  # relative to the project
    scope: str  # the function, class or content entry around it
    labels: tuple[str, ...]  # names by which tests may speak of a content entry
    lines: tuple[int, int]  # of the statement: who executes one of them may notice
    start: int  # offsets in the text
    end: int
    original: str
    variants: tuple[Variant, ...]
    constant: str = ""  # the named constant that is defined here


@dataclass(frozen=True)
class Mutant:
    id: str  # the same as long as the mistake can be told from its neighbours by its text
    site: Site
    variant: Variant

    @property
    def file(self) -> str:
        return self.site.file

    @property
    def is_content(self) -> bool:
        return not self.file.endswith(".py")

    def __str__(self) -> str:
        site = self.site
        old, new = " ".join(site.original.split()), " ".join(self.variant.text.split())
        return f"{site.file}:{site.lines[0]} {self.variant.kind}: {old} -> {new}"

    @property
    def cited(self) -> str:
        """By the function it is in: lines change too often."""
        _, _, mistake = str(self).partition(" ")
        return f"{self.file} {self.site.scope} {mistake}"

    def applied(self, text: str) -> str:
        assert text[self.site.start : self.site.end] == self.site.original
        return text[: self.site.start] + self.variant.text + text[self.site.end :]

    def diff(self, text: str) -> str:
        """The changed lines, with one around them."""
        old, new = text.splitlines(), self.applied(text).splitlines()
        lines = difflib.unified_diff(old, new, lineterm="", n=1)
        return "\n".join(line for line in lines if not line.startswith(("---", "+++", "@@")))


def mutants_of(sites: Iterable[Site]) -> list[list[Mutant]]:
    """The mutants of each site. Equal mistakes in one scope are told apart by counting them."""
    seen: dict[str, int] = {}
    found = []
    for site in sites:
        mutants = []
        for variant in site.variants:
            name = f"{site.file}\n{site.scope}\n{site.original}\n{variant.kind}\n{variant.text}"
            seen[name] = seen.get(name, 0) + 1
            digest = hashlib.sha256(f"{name}\n{seen[name]}".encode()).hexdigest()
            mutants.append(Mutant(digest[:10], site, variant))
        found.append(mutants)
    return found


def _draw(*words: object) -> bytes:
    return hashlib.blake2b("/".join(map(str, words)).encode(), digest_size=8).digest()


def sample(
    sites: Iterable[Site],
    seeds: Iterable[int],
    draw: str = "",
    aside: Container[str] = (),
    content_every: int = 3,
) -> list[Mutant]:
    """One mutant for each seed, no site twice: every third seed in the content, if there is any.

    A seed takes the site whose id, hashed with the draw and the seed, is smallest. So another draw
    has other mutants, and a change of the source far from a mutant mostly leaves the mutant of a
    seed as it was. What is set aside, by its id, is not drawn.
    """
    code: dict[str, list[Mutant]] = {}
    content: dict[str, list[Mutant]] = {}
    for every in mutants_of(sites):
        mutants = [mutant for mutant in every if mutant.id not in aside]
        if mutants:
            group = content if mutants[0].is_content else code
            group[every[0].id] = mutants
    chosen = []
    for seed in seeds:
        group = content if content and seed % content_every == 0 else code or content
        if not group:
            break
        key = min(group, key=lambda each: _draw(draw, seed, each))
        mutants = group.pop(key)
        chosen.append(min(mutants, key=lambda each: _draw(draw, seed, each.id)))
    return chosen


def shuffled(mutants: Iterable[Mutant], seed: object) -> list[Mutant]:
    return sorted(mutants, key=lambda each: _draw(seed, each.id))


def shuffled_words(words: Iterable[str], seed: object) -> list[str]:
    return sorted(words, key=lambda each: _draw(seed, each))
