"""Components and the table in words, line by line."""

from __future__ import annotations

from typing import Final

from astrarium.core.game import Data, Sentence
from astrarium.games.sun import view as snapshot
from astrarium.games.sun.notation import plain
from astrarium.games.sun.scoring import points_by
from astrarium.games.sun.speak.abilities import tell_abilities, tell_innovation
from astrarium.games.sun.speak.ids import place_id
from astrarium.games.sun.speak.programs import tell_program
from astrarium.games.sun.tables import SunRules
from astrarium.games.sun.words import (
    COLUMNS,
    CONDITIONS,
    DECKS,
    LEVELS,
    NONE,
    SCORED,
    SHIP_LEVELS,
    TYPES,
)
from astrarium.parts import told
from astrarium.parts.bits import bits_in
from astrarium.parts.told import text

TEXT_FAMILIES: Final = (
    "technology-",
    "happening-",
    "achievement-",
    "faction-",
    "guild-",
    "basic-",
    "place-",
    "innovation-",
    "explain-",
    "label-",
)
KINDS: Final = ("food", "ore")


def components(rules: SunRules) -> dict[str, str]:
    """What can be explained, by the keys of the texts, with the names of the component set."""
    found = {f"technology-{card.id}": card.name for card in rules.technologies}
    found |= {f"happening-{card.id}": card.name for card in rules.events}
    found |= {f"place-{card.id}": card.name for card in rules.systems}
    found |= {f"achievement-{card.id}": card.name for card in rules.achievements}
    found |= {f"faction-{card.id}": card.name for card in rules.factions}
    found |= {f"guild-{id}": name for id, name in zip(rules.guilds, rules.guild_names, strict=True)}
    return found | {f"basic-{id}": plain(id) for id in rules.basics}


def tell_component(rules: SunRules, key: str) -> Sentence:
    return told.tell_component("sun-no-component", components(rules), key)


def explain(rules: SunRules, key: str) -> list[Sentence]:
    family, _, id = key.partition("-")
    if family == "slot":
        return _slot(rules, id)
    sentences = [tell_component(rules, key)]
    if family == "technology":
        sentences += _technology(rules, id)
    elif family == "happening":
        sentences += _happening(rules, id)
    elif family == "place":
        sentences += _system(rules, id)
    elif family == "achievement":
        sentences += _achievement(rules, id)
    elif family == "faction":
        sentences += _faction(rules, id)
    else:
        sentences += tell_program(rules, rules.programs.named[f"{id}.action 1"])
        if family == "guild":
            sentences += sureness(rules.guild_sure[rules.guilds.index(id)])
    return sentences


def sureness(confidence: str) -> list[Sentence]:
    """A reconstructed card is never passed off as what is printed."""
    return [text("explain-reconstructed")] if confidence == "reconstructed" else []


def _technology(rules: SunRules, id: str) -> list[Sentence]:
    card = next(each for each in rules.technologies if each.id == id)
    types = [TYPES[kind] for kind in bits_in(card.match)]
    found = [
        text(
            "explain-technology",
            level=LEVELS[card.level],
            type=types[0],
            second=types[1] if len(types) > 1 else "none",
            output=TYPES[card.output] if card.output != NONE else "none",
        )
    ]
    if card.immediate != NONE:
        found += [text("explain-immediate"), *tell_program(rules, int(card.immediate))]
    number = 1
    while f"{id}.action {number}" in rules.programs.named:
        program = rules.programs.named[f"{id}.action {number}"]
        spaces = sum(1 for space in rules.spaces if space.program == program)
        found += [text("explain-action", amount=spaces), *tell_program(rules, program)]
        number += 1
    found += tell_abilities(rules, technology=rules.technologies.index(card))
    if card.level == len(LEVELS) - 1:
        found.append(text("explain-points", amount=int(card.vp)))
        if card.more_each > 0:
            found.append(
                text(
                    "explain-more-points",
                    amount=int(card.more_each),
                    of=SCORED[card.more_of],
                    every=int(card.more_every),
                    most=int(card.most_vp),
                )
            )
    return found + sureness(card.sure)


def _slot(rules: SunRules, id: str) -> list[Sentence]:
    """What leads to a slot of the tree, and where it leads."""
    number = [each.id for each in rules.slots].index(id)
    slot = rules.slots[number]
    level = int(slot.level)
    before = [rules.slots[each].id for each in bits_in(slot.prerequisites)]
    after = [each.id for each in rules.slots if each.prerequisites >> number & 1]
    found = [
        text("label-slot", level=LEVELS[level], row=rules.level_slots[level].index(number) + 1),
        text("explain-slot", level=LEVELS[level]),
        text("explain-slot-needs", amount=int(slot.needed), slots=", ".join(before))
        if slot.needed
        else text("explain-slot-free"),
    ]
    if after:
        found.append(text("explain-slot-leads", slots=", ".join(after)))
    return found + sureness(slot.sure)


def _happening(rules: SunRules, id: str) -> list[Sentence]:
    card = next(each for each in rules.events if each.id == id)
    found = [text("explain-event", level=LEVELS[card.level])]
    heads = ("explain-discoverer", "explain-others", "explain-everybody")
    for head, program in zip(heads, card.programs, strict=True):
        if program != NONE:
            found += [text(head), *tell_program(rules, program)]
    if card.lasting == 0:
        points = ", ".join(str(vp) for vp in card.vp)
        found.append(text("explain-ranking", of=SCORED[card.of], points=points))
    elif card.lasting == 1:
        found.append(text("explain-for-everybody", of=SCORED[card.of], amount=card.vp[0]))
    elif card.lasting == 2:
        found.append(text("explain-for-colonizer", amount=card.vp[0]))
    if card.space != NONE:
        program = int(rules.spaces[card.space].program)
        found += [text("explain-shared-action"), *tell_program(rules, program)]
    return found + sureness(card.sure)


def _system(rules: SunRules, id: str) -> list[Sentence]:
    card = next(each for each in rules.systems if each.id == id)
    kinds = [KINDS[track] for track in bits_in(card.specialties)]
    found = [
        text(
            "explain-system",
            deck=DECKS[card.deck],
            strength=int(card.strength),
            amount=int(card.vp),
            specialties="both" if len(kinds) == 2 else kinds[0],
        )
    ]
    if card.control != NONE:
        found += [text("explain-control"), *tell_program(rules, int(card.control))]
    if card.colonize != NONE:
        found += [text("explain-colonize"), *tell_program(rules, int(card.colonize))]
    return found + tell_abilities(rules, system=rules.systems.index(card)) + sureness(card.sure)


def _achievement(rules: SunRules, id: str) -> list[Sentence]:
    card = next(each for each in rules.achievements if each.id == id)
    level = LEVELS[card.level] if card.level != NONE else "none"
    condition = CONDITIONS[card.condition]
    points = ", ".join(str(vp) for vp in card.vp[: card.spaces])
    return [
        text("explain-condition", condition=condition, amount=int(card.number), level=level),
        text("explain-disc-spaces", points=points),
        *sureness(card.sure),
    ]


def _faction(rules: SunRules, id: str) -> list[Sentence]:
    faction = next(each for each in rules.factions if each.id == id)
    found = [
        text(
            "explain-columns",
            **{name.lower(): faction.columns[at] for at, name in enumerate(COLUMNS)},
        )
    ]
    if faction.setup != NONE:
        found += [text("explain-setup"), *tell_program(rules, int(faction.setup))]
    if rules.advanced:
        for at, innovation in enumerate(faction.innovations):
            found.append(
                text(
                    "explain-innovation",
                    innovation=innovation.id,
                    track=KINDS[innovation.track],
                    amount=int(innovation.icons),
                )
            )
            found += tell_innovation(rules, rules.factions.index(faction), at)
    return found + sureness(faction.sure)


# --- the table -----------------------------------------------------------------------------------


def tell_board(rules: SunRules, view: Data) -> list[Sentence]:
    state = view["state"]
    found = [text("board-round", amount=state["round_number"], last=state["last_round"])]
    for at, goal in enumerate(state["goals"]):
        claims = [state["claims"] >> (3 * (at * 4 + space)) & 7 for space in range(4)]
        discs = sum(1 for claim in claims if claim)
        id = rules.achievements[goal].id
        found.append(text("board-achievement", goal=id, amount=discs, under="yes"))
    found += _board_events(rules, state)
    for slot, card in enumerate(state["cards"]):
        if card != NONE:
            id, where = rules.technologies[card].id, rules.slots[slot].id
            found.append(text("board-technology", technology=id, slot=where, under="yes"))
    for place, system in enumerate(state["systems"]):
        if system != NONE:
            found.append(_board_system(rules, state, place))
    for seat in range(rules.seats):
        found += _board_player(rules, state, seat)
    return found


def _board_events(rules: SunRules, state: Data) -> list[Sentence]:
    """Those that stay on the table: what lies with them, and what they would bring now."""
    s, found = snapshot.from_data(rules, state), []
    for event in bits_in(state["kept_events"]):
        id = rules.events[event].id
        found.append(text("board-event", event=id, under="yes"))
        for each in state["attached"]:
            if each // 64 == event:
                place = rules.systems[each % 64].id
                found.append(text("board-event-with", event=id, place=place, under="yes"))
        for seat in range(rules.seats):
            points = int(points_by(s, seat, event))
            if points:
                found.append(
                    text("board-event-points", event=id, seat=seat, amount=points, under="yes")
                )
    return found


def _board_system(rules: SunRules, state: Data, place: int) -> Sentence:
    outposts = dict(map(tuple, state["outposts"]))
    id = place_id(rules, state["systems"], place)
    if place in outposts:
        seat = (outposts[place] - 1) // 3
        return text("board-system-held", place=id, seat=seat, under="yes")
    return text("board-system", place=id, under="yes")


def _board_player(rules: SunRules, state: Data, seat: int) -> list[Sentence]:
    player = state["players"][seat]
    if player["faction"] == NONE:
        return [text("board-no-faction", seat=seat)]
    faction = rules.factions[player["faction"]].id
    supply = [player["supply"] >> (5 * at) & 31 for at in range(len(COLUMNS))]
    found = [
        text(
            "board-player",
            seat=seat,
            faction=faction,
            ore=player["ore"],
            population=player["population"],
            supply=sum(supply),
        ),
        text(
            "board-discs",
            food=player["food_discs"],
            ore=player["ore_discs"],
            automated=automated(player),
            under="yes",
        ),
    ]
    for card in bits_in(player["technologies"]):
        found.append(text("board-researched", technology=rules.technologies[card].id, under="yes"))
    for card in bits_in(player["private"]):
        found.append(text("board-private", technology=rules.technologies[card].id, under="yes"))
    for system in bits_in(player["colonized"]):
        found.append(text("board-colony", place=rules.systems[system].id, under="yes"))
    return found + _board_ships(rules, state, seat)


def automated(player: Data) -> int:
    names = ("automated_food", "automated_ore", "automated_stars")
    return int(sum(player[name] for name in names))


def _board_ships(rules: SunRules, state: Data, seat: int) -> list[Sentence]:
    found = []
    for index, amount in state["ships"]:
        place, owner, level = index // 16, index // SHIP_LEVELS % 4, index % SHIP_LEVELS + 1
        if owner == seat:
            id = place_id(rules, state["systems"], place)
            found.append(text("board-ships", place=id, level=level, amount=amount, under="yes"))
    return found


def tell_figures(rules: SunRules, view: Data, seat: int) -> list[tuple[Sentence, int]]:
    player = view["state"]["players"][seat]
    return [
        (text("figure-ore"), player["ore"]),
        (text("figure-population"), player["population"]),
        (text("figure-technologies"), len(bits_in(player["technologies"]))),
        (text("figure-automation"), automated(player)),
        (text("figure-colonies"), len(bits_in(player["colonized"]))),
    ]
