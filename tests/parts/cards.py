"""A small game whose cards are programs: cubes, ships, ore and discs, no map."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import yaml

from astrarium.core.agenda import Agenda, new_agenda
from astrarium.core.codec import ints
from astrarium.core.errors import BadNotation
from astrarium.core.fault import Fault
from astrarium.core.frame import (
    DONE,
    LEGAL,
    NOT_OFFERED,
    WAIT,
    Frame,
    SeatFrame,
    because,
    reason_code,
)
from astrarium.core.game import Data, Game, Options, ReasonCard
from astrarium.core.position import Position
from astrarium.core.rng import Rng
from astrarium.parts.content import Entry
from astrarium.parts.program import (
    COPIED,
    ProgramRules,
    Programs,
    Vocabulary,
    read_programs,
    say_choice,
)
from astrarium.parts.program_frames import PROGRAM_FRAMES, program_reason, run_program

CARDS: Final[dict[str, Entry]] = yaml.safe_load(
    (Path(__file__).parent / "level_three.yaml").read_text(encoding="utf-8")
)
LEVELS: Final = ("I", "II", "III", "IIII")
TRACKS: Final = ("food", "ore", "choice")
TURNS: Final = 8

PLAY: Final = 1 << 8
LEVEL: Final = 2 << 8
TRACK: Final = 3 << 8
UPGRADE: Final = 4 << 8  # a ship of level 1 to 3; 0 is enough
PROGRAM_CHOICE: Final = 5 << 8

TOO_POOR: Final = 2
NO_CUBE: Final = 3
NO_DISC: Final = 4
NO_LEVEL: Final = 5
NOTHING_TO_COLONIZE: Final = 6

NUMBERS: Final = (
    "ore",
    "population",
    "supply",
    "food_discs",
    "ore_discs",
    "automated",
    "jumped",
    "moved",
    "controls",
    "colonized",
)


class Seat:
    """What a seat has. There is no map: jumps are added up, controlled systems counted."""

    def __init__(self) -> None:
        self.ore = 4
        self.population = 3
        self.supply = 6
        self.food_discs = 2
        self.ore_discs = 2
        self.automated = 0
        self.jumped = 0
        self.moved = 0  # supply cubes moved between columns
        self.controls = 2
        self.colonized = 0
        self.ships = [0, 1, 0, 0, 0]  # by level
        self.researched = [0, 0, 0, 0]  # by level

    def data(self) -> Data:
        numbers = {name: getattr(self, name) for name in NUMBERS}
        return {**numbers, "ships": self.ships[:], "researched": self.researched[:]}


def seat_from(data: Data) -> Seat:
    seat = Seat()
    for name in NUMBERS:
        (value,) = ints([data[name]])
        setattr(seat, name, value)
    seat.ships, seat.researched = ints(data["ships"]), ints(data["researched"])
    return seat


class Cards(Position[ProgramRules]):
    def __init__(self, rules: ProgramRules, agenda: Agenda, seats: list[Seat]) -> None:
        super().__init__(rules, agenda, 0)
        self.seats = seats

    def clone(self) -> Cards:
        seats = [seat_from(seat.data()) for seat in self.seats]
        return Cards(self.rules, self.agenda.clone(), seats)

    def scores(self) -> list[int]:
        return [sum(seat.researched) for seat in self.seats]


# --- the words -----------------------------------------------------------------------------------

DEEDS: Final[dict[str, dict[str, Any]]] = {
    "gain_ore": {"amount": int},
    "supply_to_population": {"count": int},
    "supply_to_ship": {"count": int, "level": int, "at?": str},
    "population_to_ship": {"count": int, "level": int},
    "move_supply": {"count": int, "from": str, "to": str},
    "automate": {"track": set(TRACKS), "count": int},
    "research": {
        "levels": object,
        "max_level?": str,
        "discovered_only?": bool,
        "ignore_prerequisites?": bool,
        "ignore_immediate?": bool,
    },
    "jump": {"points": int},
    "jump_to_any_location": {"ships": int},
    "upgrade_ships": {"total_levels?": int, "max_ships?": int, "levels_each?": int},
    "colonize": {"target?": str, "discs_placed?": int, "skip_control_bonus?": bool},
}
NAMES: Final = list(DEEDS)
BY_COLONIES: Final = 1 << 4  # the level is the number of colonized systems, and one


class Words(Vocabulary[Cards]):
    def __init__(self) -> None:
        counters = {"locations_you_control": 8, "systems_you_have_colonized": 8}
        super().__init__(PROGRAM_CHOICE, ["ore", "return_population"], counters, DEEDS)

    def in_common_words(self, step: Entry, program: str) -> Entry:
        if step["do"] == "repeat_own_immediate":
            return {"do": "copy", "program": program.partition(".")[0] + ".immediate"}
        if step["do"] == "copy_action":
            return {"do": "copy", "family": step["kind"]}
        if step["do"] == "pay" and "cost" not in step:
            return {"do": "pay", "cost": {name: n for name, n in step.items() if name != "do"}}
        return step

    def read(self, deed: int, step: Entry) -> list[int]:
        name = NAMES[deed]
        if name == "research":
            levels = step["levels"]
            if levels == "own colonized systems + 1":
                return [BY_COLONIES]
            if not isinstance(levels, list) or not set(levels) <= set(LEVELS):
                raise Fault("not-one-of", "levels", found=repr(levels), known=", ".join(LEVELS))
            return [sum(1 << LEVELS.index(level) for level in levels)]
        if name == "automate":
            return [TRACKS.index(step["track"]), step["count"]]
        if name == "upgrade_ships":
            if "total_levels" in step:
                return [step["total_levels"]]
            return [step["max_ships"] * step["levels_each"]]
        if name == "colonize":
            return [1 if "target" in step else 0]
        return [value for value in step.values() if type(value) is int]

    # --- deeds --------------------------------------------------------------------------------

    def reason(self, s: Cards, seat: int, deed: int, arguments: list[int], cost: list[int]) -> int:
        mine, name = s.seats[seat], NAMES[deed]
        cubes = mine.population - cost[1]
        if name == "supply_to_ship" and mine.supply + cost[1] + cubes == 0:
            return because(NO_CUBE)
        if name == "population_to_ship" and cubes < arguments[0]:
            return because(NO_CUBE)
        if name == "automate" and not tracks(mine, arguments[0]):
            return because(NO_DISC)
        if name == "research" and not levels_of(mine, arguments[0]):
            return because(NO_LEVEL)
        if name == "research" and cubes < 1:
            return because(NO_CUBE)
        if name == "colonize" and not arguments[0] and mine.controls == 0:
            return because(NOTHING_TO_COLONIZE)
        return LEGAL

    def pay_reason(self, s: Cards, seat: int, cost: list[int]) -> int:
        mine = s.seats[seat]
        enough = mine.ore >= cost[0] and mine.population >= cost[1]
        return LEGAL if enough else because(TOO_POOR, cost[0], cost[1])

    def pay(self, s: Cards, lane: int, seat: int, cost: list[int]) -> None:
        mine = s.seats[seat]
        mine.ore -= cost[0]
        mine.population -= cost[1]
        mine.supply += cost[1]

    def count(self, s: Cards, seat: int, counter: int) -> int:
        mine = s.seats[seat]
        return mine.controls if counter == 0 else mine.colonized

    def do(self, s: Cards, lane: int, seat: int, deed: int, arguments: list[int]) -> None:
        mine, name, first = s.seats[seat], NAMES[deed], arguments[0]
        if name == "gain_ore":
            mine.ore += first
        elif name == "supply_to_population":
            moved = min(first, mine.supply)
            mine.supply -= moved
            mine.population += moved
        elif name == "supply_to_ship":
            mine.ships[arguments[1]] += 1
            if mine.supply > 0:
                mine.supply -= 1
            else:
                mine.population -= 1
        elif name == "population_to_ship":
            mine.population -= 1
            mine.ships[arguments[1]] += 1
        elif name == "move_supply":
            mine.moved += min(first, mine.supply)
        elif name == "automate":
            s.push(lane, TakeDisc(seat, first))
        elif name == "research":
            s.push(lane, Research(seat, first))
        elif name == "upgrade_ships":
            s.push(lane, Upgrade(seat, first))
        elif name == "colonize":
            mine.colonized += 1
            mine.controls -= 0 if first else 1
        else:
            mine.jumped += first


def tracks(mine: Seat, track: int) -> list[int]:
    discs = (mine.food_discs, mine.ore_discs)
    return [each for each in (0, 1) if discs[each] > 0 and track in (each, 2)]


def levels_of(mine: Seat, levels: int) -> list[int]:
    if levels == BY_COLONIES:
        return [mine.colonized] if mine.colonized < 4 else []
    return [level for level in range(4) if levels & (1 << level)]


class TakeDisc(SeatFrame[Cards]):
    def __init__(self, player: int, track: int) -> None:
        super().__init__(player)
        self.track = track

    def data(self) -> list[int]:
        return [self.player, self.track]

    def candidates(self, s: Cards) -> list[int]:
        return [TRACK + track for track in tracks(s.seats[self.player], self.track)]

    def take(self, s: Cards, lane: int, choice: int) -> None:
        mine = s.seats[self.player]
        mine.automated += 1
        if choice == TRACK:
            mine.food_discs -= 1
        else:
            mine.ore_discs -= 1
        s.pop(lane)


class Research(SeatFrame[Cards]):
    def __init__(self, player: int, levels: int) -> None:
        super().__init__(player)
        self.levels = levels

    def data(self) -> list[int]:
        return [self.player, self.levels]

    def candidates(self, s: Cards) -> list[int]:
        return [LEVEL + level for level in levels_of(s.seats[self.player], self.levels)]

    def take(self, s: Cards, lane: int, choice: int) -> None:
        mine = s.seats[self.player]
        mine.population -= 1
        mine.researched[choice - LEVEL] += 1
        s.pop(lane)


class Upgrade(SeatFrame[Cards]):
    """One level after another; no ship above 4."""

    def __init__(self, player: int, left: int) -> None:
        super().__init__(player)
        self.left = left

    def data(self) -> list[int]:
        return [self.player, self.left]

    def advance(self, s: Cards, lane: int) -> int:
        return WAIT if self.left > 0 else DONE

    def candidates(self, s: Cards) -> list[int]:
        ships = s.seats[self.player].ships
        return [UPGRADE, *[UPGRADE + level for level in (1, 2, 3) if ships[level]]]

    def take(self, s: Cards, lane: int, choice: int) -> None:
        ships, level = s.seats[self.player].ships, choice - UPGRADE
        if level == 0:
            s.pop(lane)
            return
        ships[level] -= 1
        ships[level + 1] += 1
        s.replace(lane, Upgrade(self.player, self.left - 1))


class Turn(Frame[Cards]):
    """Any program of any card."""

    def __init__(self, number: int) -> None:
        self.number = number

    def data(self) -> list[int]:
        return [self.number]

    def seat(self, s: Cards) -> int:
        return self.number % len(s.seats)

    def advance(self, s: Cards, lane: int) -> int:
        return WAIT if self.number < TURNS and self.options(s) else DONE

    def candidates(self, s: Cards) -> list[int]:
        return [PLAY + program for program in s.rules.programs.names]

    def reason(self, s: Cards, choice: int) -> int:
        return program_reason(s, self.seat(s), choice - PLAY)

    def take(self, s: Cards, lane: int, choice: int) -> None:
        seat = self.seat(s)
        s.replace(lane, Turn(self.number + 1))
        run_program(s, lane, seat, choice - PLAY)


# --- the game ------------------------------------------------------------------------------------


def programs_of_cards(cards: dict[str, Entry]) -> dict[str, Entry]:
    found: dict[str, Entry] = {}
    for card, entry in cards.items():
        if entry["immediate"]:
            found[f"{card}.immediate"] = {"steps": entry["immediate"]}
        for number, action in enumerate(entry["actions"], start=1):
            program: Entry = {"steps": action["effect"], "cost": action["cost"]}
            if any(step["do"] == "research" for step in action["effect"]):
                program["families"] = ["research"]
            found[f"{card}.action {number}"] = program
    return found


def read_choice(programs: Programs, text: str) -> int:
    """What `say_choice` has written."""
    numbers = [*range(COPIED), *(COPIED + number for number in programs.names)]
    said = {say_choice(programs, number): number for number in numbers}
    if text not in said:
        raise BadNotation(f"'{text}' is no choice of a program")
    return said[text]


class CardsGame(Game[ProgramRules, Cards]):
    def __init__(self, cards: dict[str, Entry]) -> None:
        super().__init__("cards", "Cards", "1", "test", (1, 2), ())
        self.programs = read_programs(Words(), programs_of_cards(cards))

    def rules(self, seats: int, options: Options) -> ProgramRules:
        return ProgramRules(self, seats, options, "cards-1", self.programs)

    def start(self, rules: ProgramRules) -> Cards:
        return Cards(rules, new_agenda(rules.seats, Turn(0)), [Seat() for _ in range(rules.seats)])

    def frames(self) -> dict[str, type[Frame[Any]]]:
        kinds: list[type[Frame[Any]]] = [Turn, TakeDisc, Research, Upgrade, *PROGRAM_FRAMES]
        return {kind.__name__: kind for kind in kinds}

    def reasons(self) -> dict[int, ReasonCard]:
        codes = (NOT_OFFERED, TOO_POOR, NO_CUBE, NO_DISC, NO_LEVEL, NOTHING_TO_COLONIZE)
        return {reason_code(code): ReasonCard(f"reason-{code}", "cards.rule") for code in codes}

    def say(self, rules: ProgramRules, choice: int) -> str:
        verb, number = choice >> 8, choice & 255
        if verb == 5:
            return say_choice(rules.programs, number)
        if verb == 1 and number in rules.programs.names:
            return f"play {rules.programs.names[number]}"
        if verb == 2 and number < 4:
            return f"level {LEVELS[number]}"
        if verb == 3 and number < 2:
            return f"disc {TRACKS[number]}"
        if verb == 4 and number < 4:
            return f"upgrade {number}"
        raise BadNotation(f"{choice} is no choice of this game")

    def parse(self, rules: ProgramRules, text: str) -> list[int]:
        word, _, rest = text.partition(" ")
        if word == "play" and rest in rules.programs.named:
            return [PLAY + rules.programs.named[rest]]
        if word == "level" and rest in LEVELS:
            return [LEVEL + LEVELS.index(rest)]
        if word == "disc" and rest in TRACKS[:2]:
            return [TRACK + TRACKS.index(rest)]
        if word == "upgrade" and rest in ("0", "1", "2", "3"):
            return [UPGRADE + int(rest)]
        return [PROGRAM_CHOICE + read_choice(rules.programs, text)]

    def state_data(self, s: Cards, eyes: int | None) -> Data:
        return self.full_data(s)

    def full_data(self, s: Cards) -> Data:
        return {"seats": [seat.data() for seat in s.seats]}

    def from_data(self, rules: ProgramRules, data: Data) -> Cards:
        seats = [seat_from(seat) for seat in data["seats"]]
        return Cards(rules, new_agenda(rules.seats, Turn(0)), seats)

    def fill_in(self, rules: ProgramRules, seen: Data, eyes: int | None, rng: Rng) -> Data:
        return seen

    def broken(self, s: Cards) -> list[str]:
        cubes = all(
            seat.population + seat.supply + sum(seat.ships) + sum(seat.researched) == 10
            for seat in s.seats
        )
        least = all(min(seat.data()[name] for name in NUMBERS) >= 0 for seat in s.seats)
        checks = {"ten cubes a seat": cubes, "nothing is negative": least}
        return [name for name, holds in checks.items() if not holds]


GAME: Final = CardsGame(CARDS)
