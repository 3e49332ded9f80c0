"""What a choice would do, told from the frame that asks."""

from __future__ import annotations

from typing import Any, Final

from astrarium.core.frame import Frame
from astrarium.core.game import UNSPOKEN, Sentence
from astrarium.core.position import Question
from astrarium.games.sun.achievements import discs_on
from astrarium.games.sun.frames.production import cube_price
from astrarium.games.sun.speak.ids import (
    card_of_space,
    column,
    cube,
    goal,
    kind,
    level_name,
    place,
    ship_level,
    ship_place,
    system,
    technology,
    track,
)
from astrarium.games.sun.speak.programs import first_words, tell_deed
from astrarium.games.sun.state import Sun
from astrarium.games.sun.steps import cubes_of
from astrarium.games.sun.supply import grow_population, visible_icons
from astrarium.games.sun.tables import Ability, SunRules
from astrarium.games.sun.words import (
    ACT,
    ATTACH,
    AUTOMATE,
    AWAIT,
    BARGAIN,
    BLIND,
    BUILD,
    BUY_CUBE,
    CARD,
    CLAIM,
    COLONIZE,
    DISCOVER,
    DISPLACE,
    DONATE,
    DRAFT,
    END_TRADE,
    END_TURN,
    EVENT,
    FACTION,
    GIVE_BACK,
    GROW,
    GROWTH,
    KEEP,
    KIND,
    LAND,
    LANDED,
    MOST_PLACES,
    MOVE,
    NONE,
    ORE,
    OUTPOST,
    PAY_SEAT,
    PRODUCE,
    PROGRAM,
    REPEAT,
    REVEAL,
    REWARD,
    SCRAP,
    SECOND_DISC,
    SELL_CUBE,
    SHIFT,
    SHIP_LEVELS,
    SKIP,
    SLOT,
    STARTS,
    STOP,
    SWAP,
    TURN_UP,
    TYPE,
    UPGRADE,
)
from astrarium.parts import told
from astrarium.parts.bits import bits_in
from astrarium.parts.program import ACCEPT, COPIED, DECLINE, DO, OPTION
from astrarium.parts.program_frames import AtNode
from astrarium.parts.told import Teller, says, text


def tell_choice(s: Sun, question: Question, choice: int) -> Sentence:
    return told.tell_choice(s, question, choice, KIND, TOLD)


def heading_of(rules: SunRules, choice: int) -> Sentence:
    """The choices of a turn by where their spaces are."""
    number = choice - choice % KIND
    if number == ACT:
        family = card_of_space(rules, choice % KIND).partition("-")[0]
        return text(f"heading-{family}")
    return text(HEADINGS[number]) if number in HEADINGS else UNSPOKEN


HEADINGS: Final = {
    DISPLACE: "heading-displace",
    BARGAIN: "heading-any-time",
    SWAP: "heading-any-time",
    PRODUCE: "heading-production",
    END_TURN: "heading-end",
}
TEXT_FAMILIES: Final = ("heading-",)


def act(s: Sun, seat: int, frame: Frame[Any], number: int) -> Sentence:
    """An action with its whole cost."""
    at = s.rules.spaces[number]
    cost = s.rules.programs.nodes[at.program].arguments
    card = card_of_space(s.rules, number)
    return text(
        "choice-act",
        about=card,
        card=card,
        ore=cost[0] + int(at.ore),
        cubes=cubes_of(cost),
        effect=first_words(s.rules, int(at.program)),
    )


def displace(s: Sun, seat: int, frame: Frame[Any], number: int) -> Sentence:
    _, figures = act(s, seat, frame, number)
    return text("choice-displace", **figures)


def bargain(s: Sun, seat: int, frame: Frame[Any], number: int) -> Sentence:
    deal = s.rules.bargains[number]
    cost = s.rules.programs.nodes[deal.program].arguments
    about, card = owner_of(s.rules, deal.ability)
    return text(
        "choice-bargain",
        about=about,
        card=card,
        ore=cost[0],
        cubes=cubes_of(cost),
        effect=first_words(s.rules, int(deal.program)),
    )


def owner_of(rules: SunRules, ability: Ability) -> tuple[str, str]:
    """The card that gives an ability: what is explained, and what it is called."""
    if ability.technology != NONE:
        return (f"technology-{rules.technologies[ability.technology].id}",) * 2
    if ability.system != NONE:
        return (f"place-{rules.systems[ability.system].id}",) * 2
    faction = rules.factions[ability.faction]
    return f"faction-{faction.id}", f"innovation-{faction.innovations[ability.innovation].id}"


def slot(s: Sun, seat: int, frame: Frame[Any], number: int) -> Sentence:
    card = s.cards[number]
    if card == NONE:
        return new_technology(s, seat, number)
    id = s.rules.technologies[card].id
    return text("choice-technology", technology=id, about=f"technology-{id}")


def new_technology(s: Sun, seat: int, number: int) -> Sentence:
    """By the first of the cards before it that the seat knows, and where its level has it."""
    level = int(s.rules.slots[number].level)
    row = s.rules.level_slots[level].index(number) + 1
    known = bits_in(int(s.players[seat].researched & s.rules.slots[number].prerequisites))
    cards = [int(s.cards[each]) for each in known]
    if not cards:
        return text("choice-new-technology-at-once", level=level_name(level), row=row)
    after = s.rules.technologies[cards[0]].id
    return text("choice-new-technology", level=level_name(level), row=row, technology=after)


def build(s: Sun, seat: int, frame: Frame[Any], number: int) -> Sentence:
    return text("choice-build", place=place(s, number // 8), cube=cube(number % 8))


def move(s: Sun, seat: int, frame: Frame[Any], number: int) -> Sentence:
    origin = number // SHIP_LEVELS // MOST_PLACES
    to = number // SHIP_LEVELS % MOST_PLACES
    return text(
        "choice-move", level=number % SHIP_LEVELS + 1, place=place(s, origin), to=place(s, to)
    )


def production(s: Sun, seat: int, frame: Frame[Any], number: int) -> Sentence:
    if number == GROWTH:
        trial = s.clone()
        grow_population(trial, seat)
        grown = int(trial.players[seat].population - s.players[seat].population)
        return text("choice-growth", amount=grown)
    if number == ORE:
        return text("choice-mining", amount=int(visible_icons(s, seat, ORE)))
    return text("choice-trade")


def claimed(s: Sun, seat: int, frame: Frame[Any], number: int) -> Sentence:
    card = s.rules.achievements[number]
    space = len(discs_on(s, number))
    points = card.vp[space] if space < len(card.vp) else 0
    return text("choice-claim", goal=card.id, amount=points, about=f"achievement-{card.id}")


def program(s: Sun, seat: int, frame: AtNode[Sun], number: int) -> Sentence:
    """Of a card's program: do it, leave it, one of several, an action to copy."""
    node = frame.here(s)
    if number == DECLINE:
        return text("choice-leave")
    if number == ACCEPT:
        return text(
            "choice-do",
            ore=node.arguments[0],
            cubes=cubes_of(node.arguments),
            effect=first_words(s.rules, int(frame.node)),
        )
    if number < COPIED:
        return option(s.rules, [int(step) for step in node.lists[number - OPTION]])
    space = s.rules.space_of_program[number - COPIED]
    cost = s.rules.programs.nodes[number - COPIED].arguments
    card = card_of_space(s.rules, space)
    return text("choice-copy", card=card, about=card, ore=cost[0], cubes=cubes_of(cost))


def option(rules: SunRules, steps: list[int]) -> Sentence:
    """One deed is told with its figures."""
    node = rules.programs.nodes[steps[0]]
    if len(steps) == 1 and node.kind == DO:
        return tell_deed(rules, node)
    return text("choice-option", effect=first_words(rules, steps[-1]))


TOLD: Final[dict[int, Teller]] = {
    PROGRAM: program,
    STARTS: lambda s, seat, frame, number: text("choice-starts", seat=number),
    FACTION: lambda s, seat, frame, number: text(
        "choice-faction",
        faction=s.rules.factions[number].id,
        about=f"faction-{s.rules.factions[number].id}",
    ),
    TURN_UP: says("choice-turn-up", technology=technology),
    DISCOVER: says("choice-discover", place=system),
    REVEAL: says("choice-reveal", goal=goal),
    EVENT: lambda s, seat, frame, number: text("choice-event", event=s.rules.events[number].id),
    ACT: act,
    DISPLACE: displace,
    BARGAIN: bargain,
    SWAP: says("choice-swap", track=track),
    END_TURN: says("choice-end-turn"),
    AWAIT: says("choice-await"),
    SLOT: slot,
    TYPE: says("choice-type", type=kind),
    CARD: says("choice-lay", technology=technology),
    DRAFT: says("choice-draft", technology=technology),
    BLIND: says("choice-blind"),
    BUILD: build,
    GROW: says("choice-grow", column=column),
    SKIP: says("choice-skip"),
    MOVE: move,
    STOP: says("choice-stop"),
    UPGRADE: says("choice-upgrade", level=ship_level, place=ship_place),
    SHIFT: lambda s, seat, frame, number: text(
        "choice-shift", column=column(s, number // 8), to=column(s, number % 8)
    ),
    AUTOMATE: says("choice-automate", track=track),
    PRODUCE: production,
    BUY_CUBE: lambda s, seat, frame, number: text("choice-buy", amount=int(cube_price(s, seat))),
    SCRAP: says("choice-scrap", level=ship_level, place=ship_place),
    SELL_CUBE: says("choice-sell"),
    END_TRADE: says("choice-end-trade"),
    CLAIM: claimed,
    OUTPOST: lambda s, seat, frame, number: text(
        "choice-outpost", place=place(s, number // 2), track=track(s, number % 2)
    ),
    COLONIZE: says("choice-colonize", place=place),
    LAND: lambda s, seat, frame, number: text("choice-land", level=number + 1),
    LANDED: says("choice-landed"),
    SECOND_DISC: says("choice-second-disc", track=track),
    DONATE: says("choice-donate", level=ship_level, place=ship_place),
    ATTACH: says("choice-attach", place=place),
    REWARD: says("choice-reward", place=system),
    KEEP: says("choice-keep", technology=technology),
    REPEAT: says("choice-repeat", technology=technology),
    PAY_SEAT: lambda s, seat, frame, number: text("choice-pay", seat=number),
    GIVE_BACK: lambda s, seat, frame, number: text("choice-give-back", amount=number),
}
