"""The component set read into tables."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from astrarium.core.game import Game, Options
from astrarium.games.sun.components import ABILITIES, check_components, ids_of
from astrarium.games.sun.effects import COLONIZE_ONE, REPEAT_BOXES, RESEARCH, Effects, soft_deeds
from astrarium.games.sun.families import number_families
from astrarium.games.sun.scoring import FOR_COLONIZER, FOR_EVERYBODY, RANKING
from astrarium.games.sun.steps import BY_COLONIES
from astrarium.games.sun.tables import (
    Ability,
    Achievement,
    Action,
    Bargain,
    EventCard,
    Faction,
    Innovation,
    Place,
    Slot,
    Space,
    SunRules,
    System,
    Technology,
)
from astrarium.games.sun.words import (
    AT_GUILD,
    CONDITIONS,
    DECKS,
    IN_BOX,
    LEVELS,
    NONE,
    ON_CARD,
    ON_EVENT,
    PLACE_KINDS,
    SCORED,
    TRACKS,
    TYPES,
)
from astrarium.parts.bits import bit
from astrarium.parts.content import Entry
from astrarium.parts.program import COPY, COPY_ONE, DO

LASTING_KINDS = {
    "ranking": RANKING,
    "for_everybody": FOR_EVERYBODY,
    "for_colonizer": FOR_COLONIZER,
}
GROUPS = ("basic", "A", "B")


def build_rules(
    game: Game[Any, Any], seats: int, options: Options, content: Entry, fingerprint: str
) -> SunRules:
    words = Effects(ids_of(content, "board", "guild"), ids_of(content, "events", "event"))
    programs = check_components(content, words)
    rules = SunRules(game, seats, options, fingerprint, programs)
    words.soft = soft_deeds()
    rules.advanced = options["boards"] == "advanced"
    rules.drafting = bool(options["drafting"])
    rules.overlap = bool(options["overlap"])
    read_figures(rules, content)
    read_cards(rules, content)
    read_board(rules, content)
    read_exploration(rules, content)
    read_factions(rules, content)
    read_abilities(rules, content)
    read_spaces(rules, content)
    number_families(rules)
    return rules


def named(rules: SunRules, name: str) -> int:
    """The number of a program, or NONE."""
    return rules.programs.named.get(name, NONE)


def bits_of(names: list[str], known: tuple[str, ...]) -> int:
    return sum(1 << known.index(name) for name in set(names))


def for_players(rules: SunRules, content: Entry) -> Entry:
    found: Entry = next(
        entry for entry in content["setup"]["players"] if entry["players"] == rules.seats
    )
    return found


def read_figures(rules: SunRules, content: Entry) -> None:
    factions, setup = content["factions"], content["setup"]
    mine = for_players(rules, content)
    rules.cubes = factions["pieces"]["cubes"]
    rules.food_discs = factions["pieces"]["food_discs"]
    rules.ore_discs = factions["pieces"]["ore_discs"]
    rules.first_population = factions["start"]["population"]
    rules.first_ship = factions["start"]["ship_level"]
    rules.automation = list(factions["automation"]["vp"])
    rules.automation_beyond = factions["automation"]["vp_beyond"]
    rules.buy_ore = factions["trade"]["ore_for_population"]
    rules.scrap_ore = factions["trade"]["ore_to_scrap"]
    rules.sell_ore = factions["trade"]["ore_for_returned"]
    rules.technology_vp = list(setup["scoring"]["technology"])
    rules.private_vp = list(setup["scoring"]["private"])
    rules.disc_vp = setup["scoring"]["discs"]
    rules.strength_vp = setup["scoring"]["strength"]
    rules.first_ore = list(mine["ore"])
    rules.discs_to_end = mine["discs_to_end"]


# --- cards ---------------------------------------------------------------------------------------


def read_cards(rules: SunRules, content: Entry) -> None:
    rules.technologies = [
        technology(rules, entry) for entry in content["technologies"]["technology"]
    ]
    rules.events = [event(rules, entry) for entry in content["events"]["event"]]
    rules.systems = [system(rules, entry) for entry in content["systems"]["system"]]
    rules.of_level = [
        cards_that(rules, [card.level == level for card in rules.technologies])
        for level in range(len(LEVELS))
    ]
    rules.of_type = [
        cards_that(rules, [counts_as(card, kind) for card in rules.technologies])
        for kind in range(len(TYPES))
    ]
    mine = for_players(rules, content)
    for entry in content["achievements"]["achievement"]:
        card = achievement(entry)
        if entry["group"] == "A" and not mine["second_a_disc_space"]:
            card.spaces = 1
        rules.achievements.append(card)
    known = ids_of(content, "achievements", "achievement")
    rules.first_game = [known.index(id) for id in content["achievements"]["first_game"]["cards"]]


def cards_that(rules: SunRules, wanted: list[bool]) -> int:
    """Bits of technologies."""
    return sum(int(bit(card)) for card in range(len(rules.technologies)) if wanted[card])


def counts_as(card: Technology, kind: int) -> bool:
    """The type handed on; a card that hands on none counts for those at its left edge."""
    return card.output == kind or (card.output == NONE and (card.match >> kind) & 1 == 1)


def technology(rules: SunRules, entry: Entry) -> Technology:
    output = TYPES.index(entry["output"]) if "output" in entry else NONE
    match = bits_of(entry["match"], TYPES)
    level = LEVELS.index(entry["level"])
    card = Technology(entry["id"], entry["name"], level, match, output, entry["vp"])
    if "vp_more" in entry:
        more = entry["vp_more"]
        card.more_each, card.more_of = more["each"], SCORED.index(more["of"])
        card.more_every, card.most_vp = more.get("every", 1), more["max"]
    card.immediate = named(rules, f"{entry['id']}.immediate")
    card.repeatable = card.immediate != NONE and not says(rules, int(card.immediate), REPEAT_BOXES)
    card.sure = entry["confidence"]
    return card


def event(rules: SunRules, entry: Entry) -> EventCard:
    card = EventCard(
        entry["id"], entry["name"], LEVELS.index(entry["level"]), entry["always_in_play"]
    )
    card.programs = [
        named(rules, f"{entry['id']}.{part}") for part in ("discoverer", "others", "everybody")
    ]
    card.stays = entry["after"] in ("keep", "until_taken", "with_system")
    lasting = entry.get("lasting", {})
    card.lasting = LASTING_KINDS.get(lasting.get("kind", ""), NONE)
    if "of" in lasting:
        card.of = SCORED.index(lasting["of"])
    if card.lasting != NONE:
        vp = lasting["each"] if card.lasting == FOR_EVERYBODY else lasting["vp"]
        card.vp = list(vp) if isinstance(vp, list) else [vp]
    card.sure = entry["confidence"]
    return card


def system(rules: SunRules, entry: Entry) -> System:
    card = System(
        entry["id"],
        entry["name"],
        DECKS.index(entry["deck"]),
        entry["start"],
        entry["strength"],
        entry["vp"],
        bits_of(entry["specialties"], TRACKS),
    )
    card.control = named(rules, f"{entry['id']}.control")
    card.colonize = named(rules, f"{entry['id']}.colonize")
    card.sure = entry["confidence"]
    return card


def achievement(entry: Entry) -> Achievement:
    condition = entry["condition"]
    level = LEVELS.index(condition["level"]) if "level" in condition else NONE
    card = Achievement(
        entry["id"],
        entry["name"],
        GROUPS.index(entry["group"]),
        CONDITIONS.index(condition["kind"]),
        level,
        condition["at_least"],
        list(entry["vp"]),
    )
    card.sure = entry["confidence"]
    return card


# --- boards --------------------------------------------------------------------------------------


def read_board(rules: SunRules, content: Entry) -> None:
    slots = ids_of(content, "board", "slot")
    for number, entry in enumerate(content["board"]["slot"]):
        before = sum(1 << slots.index(id) for id in set(entry["prerequisites"]))
        level = LEVELS.index(entry["level"])
        rules.slots.append(Slot(entry["id"], level, before, entry["needed"]))
        rules.slots[number].sure = entry["confidence"]
        rules.level_slots[level].append(number)
    rules.basics = ids_of(content, "board", "basic")
    rules.guilds = ids_of(content, "board", "guild")
    rules.guild_names = [entry["name"] for entry in content["board"]["guild"]]
    rules.guild_sure = [entry["confidence"] for entry in content["board"]["guild"]]


def read_exploration(rules: SunRules, content: Entry) -> None:
    wanted = for_players(rules, content)["side"]
    side = next(side for side in content["exploration"]["side"] if side["id"] == wanted)
    ids = [entry["id"] for entry in side["location"]]
    for entry in side["location"]:
        deck = DECKS.index(entry["deck"]) if "deck" in entry else NONE
        kinds = bits_of(entry.get("specialties", []), TRACKS)
        rules.places.append(Place(entry["id"], PLACE_KINDS.index(entry["kind"]), deck, kinds))
    for lane in side["lane"]:
        one, other = (ids.index(id) for id in lane["between"])
        rules.places[one].near |= 1 << other
        rules.places[other].near |= 1 << one
    kinds_of = [PLACE_KINDS[place.kind] for place in rules.places]
    rules.home = kinds_of.index("home")
    rules.deep_space = kinds_of.index("deep_space")


def read_factions(rules: SunRules, content: Entry) -> None:
    """[sun.advanced-factions.no-mixing]"""
    normal = content["factions"]["normal"]
    for entry in content["factions"]["faction"]:
        board = entry["advanced"] if rules.advanced else normal
        faction = Faction(entry["id"], entry["name"], entry["two_players"])
        faction.sure = entry["confidence"]
        faction.columns = list(board["columns"])
        faction.food_icons = list(board["food_icons"])
        faction.ore_icons = list(board["ore_icons"])
        if not rules.advanced:
            faction.setup = named(rules, f"{entry['id']}.setup")
        faction.innovations = [
            Innovation(
                each["id"],
                each["name"],
                TRACKS.index(each["needs"]["track"]),
                each["needs"]["icons"],
                named(rules, f"{each['id']}.effect"),
            )
            for each in entry["advanced"]["innovation"]
        ]
        rules.factions.append(faction)


def read_abilities(rules: SunRules, content: Entry) -> None:
    rules.abilities = [[] for _ in ABILITIES]
    for number, entry in enumerate(content["technologies"]["technology"]):
        if "ability" in entry:
            add_ability(rules, entry["id"], entry["ability"]).technology = number
    for number, entry in enumerate(content["systems"]["system"]):
        if "ability" in entry:
            add_ability(rules, entry["id"], entry["ability"]).system = number
    for number, entry in enumerate(content["factions"]["faction"]):
        for at, innovation in enumerate(entry["advanced"]["innovation"]):
            if "ability" in innovation:
                ability = add_ability(rules, innovation["id"], innovation["ability"])
                ability.faction, ability.innovation = number, at
    for kind in rules.abilities:
        rules.ability_technologies.append(bits_that(each.technology for each in kind))
        rules.ability_systems.append(bits_that(each.system for each in kind))
        factions = bits_that(each.faction for each in kind) if rules.advanced else 0
        rules.ability_factions.append(factions)


def bits_that(numbers: Iterable[int]) -> int:
    return sum(int(bit(number)) for number in {int(each) for each in numbers} if number != NONE)


def add_ability(rules: SunRules, id: str, entry: Entry) -> Ability:
    kind = entry["kind"]
    first = second = bits = 0
    if kind in ("ore_when_another_colonizes_beside_your_ship", "population_for_less_ore"):
        first = entry["ore"]
    elif kind == "replace_returned_population":
        first, second = entry["cubes"], entry["ore"]
    elif kind == "more_movement":
        first = entry["points"]
    elif kind == "displace_pawn":
        first = entry["times_in_game"]
    elif kind == "skip_one_of_two_prerequisites":
        first = 1 if entry["discovered_only"] else 0
        bits = bits_of(entry["levels"], LEVELS)
    elif kind == "one_jump_reaches_any_location":
        for at, place in enumerate(rules.places):
            bits |= (1 << at) if place.id in entry["not_from"] else 0
    ability = Ability(first, second, bits)
    rules.abilities[list(ABILITIES).index(kind)].append(ability)
    for number, deal in enumerate(entry.get("deals", []), start=1):
        program = rules.programs.named[f"{id}.deal {number}"]
        rules.bargains.append(Bargain(program, deal["times_in_turn"], ability))
    return ability


# --- action spaces -------------------------------------------------------------------------------


def read_spaces(rules: SunRules, content: Entry) -> None:
    """[sun.action.where-spaces-are]"""
    for number, entry in enumerate(content["board"]["basic"]):
        read_box(rules, content, number, entry)
    for number, entry in enumerate(content["board"]["guild"]):
        add_spaces(rules, entry["id"], 1, AT_GUILD, number, entry["spaces"])
    for number, entry in enumerate(content["technologies"]["technology"]):
        for at, action in enumerate(entry.get("action", []), start=1):
            add_spaces(rules, entry["id"], at, ON_CARD, number, action["spaces"])
    for number, entry in enumerate(content["events"]["event"]):
        if "effect" in entry.get("lasting", {}):
            program = rules.programs.named[f"{entry['id']}.lasting"]
            rules.events[number].space = len(rules.spaces)
            add_space(rules, Space(entry["id"], ON_EVENT, number, program, 0, True))


def read_box(rules: SunRules, content: Entry, number: int, entry: Entry) -> None:
    """The basic actions, with the cover tile for fewer players.

    [sun.setup.two.basic-cover] [sun.setup.three.basic-cover] [sun.action.extra-ore-spaces]
    """
    program = rules.programs.named[f"{entry['id']}.action 1"]
    if entry["unlimited"]:
        add_space(rules, Space(entry["id"], IN_BOX, number, program, 0, True))
        return
    for each in content["board"]["spaces"]:
        if each["players"] == rules.seats and each["action"] == entry["id"]:
            for at in range(each["spaces"]):
                dear = at >= each["spaces"] - each["extra_ore_spaces"]
                ore = content["board"]["extra_ore"]["ore"] if dear else 0
                id = f"{entry['id']}_{at + 1}"
                add_space(rules, Space(id, IN_BOX, number, program, ore, False))


def add_spaces(
    rules: SunRules, card: str, action: int, where: int, number: int, spaces: int
) -> None:
    program = rules.programs.named[f"{card}.action {action}"]
    for at in range(1, spaces + 1):
        id = f"{card}_{action}_{at}"
        add_space(rules, Space(id, where, number, program, 0, False))


def add_space(rules: SunRules, space: Space) -> None:
    program = int(space.program)
    rules.space_of_program.setdefault(program, len(rules.spaces))
    read_research(rules, program)
    rules.stealthy[program] = 1 if says(rules, program, COLONIZE_ONE, 2, 1) else 0
    rules.spaces.append(space)
    if not same_action(rules):
        rules.action_rows.append(Action(len(rules.spaces) - 1))


def same_action(rules: SunRules) -> bool:
    """Is the last space one more of the action before it?"""
    if len(rules.spaces) < 2:
        return False
    one, other = rules.spaces[-2:]
    if one.program != other.program or one.ore != other.ore:
        return False
    rules.action_rows[-1].spaces += 1
    return True


def nodes_of(rules: SunRules, number: int) -> list[int]:
    """A node of a program with all within it; what it copies by name too."""
    node = rules.programs.nodes[number]
    found = [number]
    for steps in node.lists:
        for step in steps:
            found += nodes_of(rules, step)
    if node.kind == COPY:
        found += nodes_of(rules, int(node.what))
    return found


def says(rules: SunRules, program: int, deed: int, at: int = 0, value: int = NONE) -> bool:
    """Does a program have this deed, with this value of an argument if one is given?"""
    for number in nodes_of(rules, program):
        node = rules.programs.nodes[number]
        if node.kind == DO and node.what == deed and value in (NONE, node.arguments[at]):
            return True
    return False


def read_research(rules: SunRules, program: int) -> None:
    """What a program may research, by itself and by copying others."""
    levels, highest = 0, 0
    copies: list[int] = []
    for number in nodes_of(rules, program):
        node = rules.programs.nodes[number]
        if node.kind == COPY_ONE:
            copies += rules.programs.families[node.what]
        elif node.kind == DO and node.what == RESEARCH:
            levels |= node.arguments[0]
            if node.arguments[0] == BY_COLONIES:
                highest = max(highest, node.arguments[2])
    rules.researches[program] = levels
    rules.highest[program] = highest
    rules.copies[program] = copies
