"""The printed components as tables, shared by all positions of one set of rules."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from astrarium.core.game import Game, Options
from astrarium.parts.program import ProgramRules, Programs


class Technology:
    def __init__(self, id: str, name: str, level: i64, match: i64, output: i64, vp: i64) -> None:
        self.id = id
        self.name = name
        self.level = level  # 0 to 3
        self.match = match  # bits of types
        self.output = output  # a type, or NONE
        self.vp = vp
        self.more_each: i64 = 0  # points for every so many of something
        self.more_of: i64 = 0
        self.more_every: i64 = 1
        self.most_vp: i64 = vp
        self.immediate: i64 = -1  # a program, or NONE
        self.repeatable = False  # its immediate box may be carried out again by another card
        self.sure = ""  # how sure the card is


class EventCard:
    def __init__(self, id: str, name: str, level: i64, always: bool) -> None:
        self.id = id
        self.name = name
        self.level = level
        self.always = always
        self.programs: list[int] = []  # of the discoverer, of each other, of everybody; or NONE
        self.stays = False
        self.lasting: i64 = -1  # kind, as in LASTING of components, or NONE
        self.of: i64 = 0  # what is scored
        self.vp: list[int] = []  # by rank; or what one is worth
        self.space: i64 = -1  # of its shared action, or NONE
        self.sure = ""


class System:
    def __init__(
        self, id: str, name: str, deck: i64, start: bool, strength: i64, vp: i64, specialties: i64
    ) -> None:
        self.id = id
        self.name = name
        self.deck = deck
        self.start = start
        self.strength = strength
        self.vp = vp
        self.specialties = specialties  # bits of tracks
        self.control: i64 = -1  # a program, or NONE
        self.colonize: i64 = -1
        self.sure = ""


class Achievement:
    def __init__(
        self, id: str, name: str, group: i64, condition: i64, level: i64, number: i64, vp: list[int]
    ) -> None:
        self.id = id
        self.name = name
        self.group = group  # 0 basic, 1 A, 2 B
        self.condition = condition
        self.level = level  # of technologies, or NONE
        self.number = number
        self.vp = vp
        self.spaces: i64 = len(vp)
        self.sure = ""


class Slot:
    def __init__(self, id: str, level: i64, prerequisites: i64, needed: i64) -> None:
        self.id = id
        self.level = level
        self.prerequisites = prerequisites  # bits of slots
        self.needed = needed
        self.sure = ""


class Space:
    """An action space."""

    def __init__(self, id: str, where: i64, card: i64, program: i64, ore: i64, free: bool) -> None:
        self.id = id
        self.where = where
        self.card = card  # basic action, guild, technology or event
        self.program = program
        self.ore = ore  # what it costs more
        self.free = free  # to any number of pawns, turn after turn


class Action:
    """Spaces side by side that differ in nothing: what one may do there is looked at once."""

    def __init__(self, first: i64) -> None:
        self.first = first
        self.spaces: i64 = 1


class Place:
    """A location of the exploration board."""

    def __init__(self, id: str, kind: i64, deck: i64, specialties: i64) -> None:
        self.id = id
        self.kind = kind
        self.deck = deck  # of a system slot, or NONE
        self.specialties = specialties  # of a shipyard, bits of tracks
        self.near: i64 = 0  # bits of places


class Innovation:
    """Its effect is carried out once; an ability lasts while the track shows so many icons."""

    def __init__(self, id: str, name: str, track: i64, icons: i64, program: i64) -> None:
        self.id = id
        self.name = name
        self.track = track
        self.icons = icons
        self.program = program  # or NONE


class Faction:
    """A faction with the board that is played."""

    def __init__(self, id: str, name: str, two_players: bool) -> None:
        self.id = id
        self.name = name
        self.two_players = two_players
        self.columns: list[int] = []
        self.food_icons: list[int] = []
        self.ore_icons: list[int] = []
        self.setup: i64 = -1  # a program, or NONE
        self.innovations: list[Innovation] = []
        self.sure = ""


class Ability:
    """What a card or an innovation lets its owner do."""

    def __init__(self, first: i64, second: i64, levels: i64) -> None:
        self.technology: i64 = -1  # whose owner has it: one of these
        self.system: i64 = -1
        self.faction: i64 = -1
        self.innovation: i64 = -1
        self.first = first
        self.second = second
        self.levels = levels  # or places, as bits


class Bargain:
    """A small purchase at any time."""

    def __init__(self, program: i64, times: i64, ability: Ability) -> None:
        self.program = program
        self.times = times  # in a turn
        self.ability = ability


class SunRules(ProgramRules):
    def __init__(
        self,
        game: Game[Any, Any],
        seats: int,
        options: Options,
        fingerprint: str,
        programs: Programs,
    ) -> None:
        super().__init__(game, seats, options, fingerprint, programs)
        self.technologies: list[Technology] = []
        self.events: list[EventCard] = []
        self.systems: list[System] = []
        self.achievements: list[Achievement] = []
        self.slots: list[Slot] = []
        self.level_slots: list[list[int]] = [[], [], [], []]
        # Bits of technologies: of each level, and of each type that they count as.
        self.of_level: list[int] = []
        self.of_type: list[int] = []
        self.spaces: list[Space] = []
        self.action_rows: list[Action] = []  # the spaces of an action that cost the same
        self.space_of_program: dict[int, int] = {}  # the first space of an action
        self.guilds: list[str] = []
        self.guild_names: list[str] = []
        self.guild_sure: list[str] = []
        self.basics: list[str] = []
        self.places: list[Place] = []  # of the side that is played
        self.home: i64 = 0
        self.deep_space: i64 = 0
        self.factions: list[Faction] = []
        self.abilities: list[list[Ability]] = []  # by kind, as in ABILITIES of components
        self.bargains: list[Bargain] = []
        self.own_names: dict[str, str] = {}  # where the set is not the shipped one
        # Who can have an ability of a kind at all: bits of technologies, systems and factions.
        self.ability_technologies: list[int] = []
        self.ability_systems: list[int] = []
        self.ability_factions: list[int] = []
        self.advanced = False
        self.drafting = False
        self.overlap = False  # turns begin while others produce
        # Of the program of an action: levels that it may research, the highest where the colonies
        # say which one, what it may copy, whether it colonizes unseen.
        self.researches: dict[int, int] = {}
        self.highest: dict[int, int] = {}
        self.copies: dict[int, list[int]] = {}
        self.stealthy: dict[int, int] = {}
        # Boards and points.
        self.food_discs: i64 = 8
        self.ore_discs: i64 = 8
        self.cubes: i64 = 20
        self.first_population: i64 = 2
        self.first_ship: i64 = 1
        self.automation: list[int] = []
        self.automation_beyond: i64 = 1
        self.buy_ore: i64 = 3
        self.scrap_ore: i64 = 1
        self.sell_ore: i64 = 1
        self.technology_vp: list[int] = []
        self.private_vp: list[int] = []
        self.disc_vp: i64 = 1
        self.strength_vp: i64 = 1
        # By number of players.
        self.first_ore: list[int] = []
        self.discs_to_end: i64 = 4
        self.first_game: list[int] = []  # achievements for beginners
        # Where the families of things begin in events.
        self.first_system: i64 = 0
        self.first_place: i64 = 0
        self.first_disc: i64 = 0
        self.first_technology: i64 = 0
        self.first_event: i64 = 0
        self.first_achievement: i64 = 0
        self.first_faction: i64 = 0
        self.first_space: i64 = 0
        self.first_guild: i64 = 0
