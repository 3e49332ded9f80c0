"""What a program does, step by step."""

from __future__ import annotations

from typing import Final

from astrarium.core.game import Sentence
from astrarium.games.sun.steps import BY_COLONIES, DEEDS, cubes_of
from astrarium.games.sun.tables import SunRules
from astrarium.games.sun.words import COLUMNS, COUNTERS, DECKS, LEVELS, TRACKS
from astrarium.parts.program import (
    CHOOSE,
    COPY,
    COPY_ONE,
    DO,
    FOR_EACH,
    OPTIONAL,
    PAY,
    PROGRAM,
    Node,
)
from astrarium.parts.told import Figures, text

NAMES: Final = list(DEEDS)
TEXT_FAMILIES: Final = ("step-", "words-", "counter-")
USUAL_DISCS: Final = 2  # on a colonized system
ORDERS: Final = ("leftmost", "rightmost", "any")


def tell_program(rules: SunRules, program: int) -> list[Sentence]:
    """Its cost, then one sentence for each step."""
    node = rules.programs.nodes[program]
    found = []
    if any(node.arguments):
        found.append(text("step-cost", ore=node.arguments[0], cubes=cubes_of(node.arguments)))
    return found + _steps(rules, node.lists[0])


def _steps(rules: SunRules, steps: list[int]) -> list[Sentence]:
    return [sentence for step in steps for sentence in _step(rules, rules.programs.nodes[step])]


def _step(rules: SunRules, node: Node) -> list[Sentence]:
    if node.kind == DO:
        return [tell_deed(rules, node)]
    if node.kind == PAY:
        return [text("step-cost", ore=node.arguments[0], cubes=cubes_of(node.arguments))]
    if node.kind == OPTIONAL:
        head = text("step-optional", ore=node.arguments[0], cubes=cubes_of(node.arguments))
        return [head, *_steps(rules, node.lists[0])]
    if node.kind == CHOOSE:
        found = [text("step-choose", times=node.arguments[0])]
        for number, steps in enumerate(node.lists, start=1):
            found += [text("step-option", number=number), *_steps(rules, steps)]
        return found
    if node.kind == FOR_EACH:
        counter = list(COUNTERS)[node.what]
        every, most = node.arguments
        return [
            text("step-for-each", counter=counter, every=every, most=most),
            *_steps(rules, node.lists[0]),
        ]
    if node.kind == COPY:
        return [text("step-immediate-again")]
    if node.kind == COPY_ONE:
        return [text("step-copy", family=rules.programs.family_names[node.what])]
    return [text("step-repeat", times=node.arguments[0]), *_steps(rules, node.lists[0])]


def tell_deed(rules: SunRules, node: Node) -> Sentence:
    name = NAMES[node.what].replace("_", "-")
    return f"step-{name}", figures_of(rules, node)


def figures_of(rules: SunRules, node: Node) -> Figures:
    name, numbers = NAMES[node.what], [int(each) for each in node.arguments]
    if name == "research":
        return _research(numbers)
    if name == "automate":
        return {"track": TRACKS[numbers[0]], "amount": numbers[1]}
    if name == "produce":
        return {"production": ("growth", "ore", "trade")[numbers[0]]}
    if name == "supply_to_population":
        return {"amount": numbers[0], "order": ORDERS[numbers[1]]}
    if name == "supply_to_ship":
        place = ("shipyard", "deep_space")[numbers[2]]
        order = ORDERS[numbers[3]]
        return {"amount": numbers[0], "level": numbers[1], "at": place, "order": order}
    if name == "population_to_ship":
        return {"amount": numbers[0], "level": numbers[1]}
    if name == "move_supply":
        to = (*COLUMNS, "any")[numbers[2]]
        return {"amount": numbers[0], "order": ORDERS[numbers[1]], "to": to}
    if name == "upgrade_ships":
        return _upgrade(numbers)
    if name == "uncover_guild":
        return {"guild": rules.guilds[numbers[0]]}
    return _other(name, numbers)


def _research(numbers: list[int]) -> Figures:
    """Of several levels the last one stands apart: I or II."""
    levels = [level for at, level in enumerate(LEVELS) if numbers[0] >> at & 1]
    last = levels[-1] if levels else LEVELS[numbers[2]]
    by = "level" if len(levels) == 1 else "levels"
    return {
        "by": "colonies" if numbers[0] == BY_COLONIES else by,
        "levels": ", ".join(levels[:-1]) or last,
        "last": last,
        "known": "yes" if numbers[1] & 1 else "no",
        "free": "yes" if numbers[1] & 2 else "no",
        "reward": "no" if numbers[1] & 4 else "yes",
    }


def _upgrade(numbers: list[int]) -> Figures:
    """Levels for ships as one likes, or for so many different ships each."""
    times, levels, different = numbers
    if not different:
        return {"ships": "any", "amount": times, "levels": times}
    return {"ships": "one" if times == 1 else "several", "amount": times, "levels": levels}


def _other(name: str, numbers: list[int]) -> Figures:
    if name == "gain_private_technology":
        return {"level": LEVELS[numbers[0]], "draw": numbers[1], "amount": numbers[2]}
    if name == "colonize":
        unheld, discs, quiet = numbers
        return {
            "unheld": "yes" if unheld else "no",
            "discs": discs if unheld or discs != USUAL_DISCS else 0,
            "reward": "no" if quiet else "yes",
        }
    if name == "add_extra_system":
        return {"deck": DECKS[numbers[0]], "replaced": "yes" if numbers[1] else "no"}
    if name == "attach_system_to_card":
        return {"deck": DECKS[numbers[0]]}
    if name == "draw_systems_and_take_colonize_bonus":
        return {"deck": DECKS[numbers[0]], "draw": numbers[1], "amount": numbers[2]}
    return {"amount": numbers[0]} if numbers else {}


def first_words(rules: SunRules, node: int) -> str:
    """The word for what a program or a step mostly does: its last deed."""
    at = rules.programs.nodes[node]
    if at.kind == DO:
        return NAMES[at.what].replace("_", "-")
    if at.kind in (COPY, COPY_ONE):
        return "copy"
    if at.kind == PAY:
        return "pay"
    assert at.kind == PROGRAM or at.lists
    return first_words(rules, at.lists[0][0] if at.kind != PROGRAM else _telling(rules, at))


def _telling(rules: SunRules, program: Node) -> int:
    """Of several steps the first that is no small gain."""
    small = ("gain_ore", "supply_to_population")
    for step in program.lists[0]:
        node = rules.programs.nodes[step]
        if not (node.kind == DO and NAMES[node.what] in small):
            return step
    return program.lists[0][0]
