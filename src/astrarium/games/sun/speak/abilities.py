"""What abilities of cards and innovations let their owners do, by kind: whichever card has one."""

from __future__ import annotations

from typing import Final

from astrarium.core.game import Sentence
from astrarium.games.sun.components import ABILITIES
from astrarium.games.sun.speak.programs import tell_program
from astrarium.games.sun.tables import Ability, SunRules
from astrarium.games.sun.words import LEVELS, NONE
from astrarium.parts.bits import bits_in
from astrarium.parts.told import text

TEXT_FAMILIES: Final = ("ability-",)
KINDS: Final = list(ABILITIES)


def tell_abilities(rules: SunRules, technology: int = NONE, system: int = NONE) -> list[Sentence]:
    """Of a technology or of a system."""
    found = []
    for kind, abilities in enumerate(rules.abilities):
        for ability in abilities:
            if NONE != technology == ability.technology or NONE != system == ability.system:
                found += _ability(rules, KINDS[kind], ability)
    return found


def tell_innovation(rules: SunRules, faction: int, number: int) -> list[Sentence]:
    """Its effect, once, or the ability that lasts."""
    program = int(rules.factions[faction].innovations[number].program)
    if program != NONE:
        return [text("explain-once"), *tell_program(rules, program)]
    return [
        sentence
        for kind, abilities in enumerate(rules.abilities)
        for ability in abilities
        if (ability.faction, ability.innovation) == (faction, number)
        for sentence in _ability(rules, KINDS[kind], ability)
    ]


def _ability(rules: SunRules, kind: str, ability: Ability) -> list[Sentence]:
    first, second = int(ability.first), int(ability.second)
    if kind == "any_time":
        return _deals(rules, ability)
    if kind == "replace_returned_population":
        return [text("ability-replace-returned-population", cubes=first, ore=second)]
    if kind == "skip_one_of_two_prerequisites":
        levels = ", ".join(LEVELS[level] for level in bits_in(ability.levels))
        known = "known" if first else "any"
        return [text("ability-skip-one-of-two-prerequisites", levels=levels, known=known)]
    if kind == "one_jump_reaches_any_location":
        places = [rules.places[at].id for at in bits_in(ability.levels)]
        told = text("ability-one-jump-reaches-any-location")
        return [told, *(text("ability-not-from", place=place) for place in places)]
    return [text(f"ability-{kind.replace('_', '-')}", amount=first)]


def _deals(rules: SunRules, ability: Ability) -> list[Sentence]:
    found = []
    for deal in rules.bargains:
        if deal.ability is ability:
            found.append(text("ability-any-time", amount=int(deal.times)))
            found += tell_program(rules, int(deal.program))
    return found
