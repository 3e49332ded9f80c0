"""A seed of a draw stands for one mutant, and for the same one tomorrow."""

from __future__ import annotations

from pathlib import Path

from tools.mutation.citations import Citation, citations
from tools.mutation.code import code_sites
from tools.mutation.content import content_sites
from tools.mutation.site import Site, sample

CODE = "".join(f"def f{n}(a, b):\n    return a + b * {n}\n" for n in range(3, 40))
CONTENT = "".join(f"key{n} = {n}\n" for n in range(20))


def sites(code: str = CODE) -> list[Site]:
    return code_sites("m.py", code, Path("nowhere")) + content_sites("c.toml", CONTENT)


def test_the_same_source_gives_the_same_mutants() -> None:
    assert sample(sites(), range(1, 30)) == sample(sites(), range(1, 30))


def test_no_place_is_mutated_twice() -> None:
    mutants = sample(sites(), range(1, 40))
    assert len({mutant.site for mutant in mutants}) == len(mutants) == 39


def test_more_seeds_leave_the_first_mutants_as_they_were() -> None:
    assert sample(sites(), range(1, 40))[:10] == sample(sites(), range(1, 11))


def test_every_third_mutant_is_in_the_content() -> None:
    mutants = sample(sites(), range(1, 10))
    assert [mutant.is_content for mutant in mutants] == [False, False, True] * 3


def test_an_edit_leaves_most_mutants_elsewhere_as_they_were() -> None:
    before = [mutant.id for mutant in sample(sites(), range(1, 30))]
    after = [mutant.id for mutant in sample(sites("X = 9\n" + CODE), range(1, 30))]
    assert len(set(before) & set(after)) >= 26


def test_another_draw_has_other_mutants() -> None:
    one, other = (sample(sites(), range(1, 10), draw) for draw in ("one", "other"))
    assert one != other
    assert one == sample(sites(), range(1, 10), "one")


def test_what_is_set_aside_is_not_drawn_and_the_others_stay() -> None:
    mutants = sample(sites(), range(1, 10), "one")
    left = sample(sites(), range(1, 10), "one", {mutants[3].id})
    assert mutants[3] not in left
    assert len(left) == 9
    assert len(set(left) & set(mutants)) >= 7


def test_rules_are_cited_in_docstrings_and_above_statements() -> None:
    text = (
        "def f(a):\n"
        '    """Pay. [x.base.cost] [x.base.pay]"""\n'
        "    # Rule x.base.refund.\n"
        "    a.refund()\n"
        "    return a\n"
    )
    assert citations("m.py", text) == [
        Citation("x.base.cost", "m.py", (1, 5)),
        Citation("x.base.pay", "m.py", (1, 5)),
        Citation("x.base.refund", "m.py", (4, 4)),
    ]


def test_a_comment_beside_code_cites_for_its_line_and_may_say_why() -> None:
    text = (
        "def f(a):\n"
        "    # Rule x.base.refund: nothing is kept.\n"
        "    a.refund()\n"
        "    a.pay(2)  # Rule x.base.pay.\n"
        "    return a\n"
    )
    assert citations("m.py", text) == [
        Citation("x.base.refund", "m.py", (3, 3)),
        Citation("x.base.pay", "m.py", (4, 4)),
    ]
