"""Late games, and what is open in them decision by decision.

A line says who is asked what, how much is open and refused, and what is answered; the figures in
brackets sum up the texts of what is open, the reasons against the rest, and what was told since the
last line. So any change of choices, reasons or events shows at the decision where it begins.
"""

from __future__ import annotations

from collections.abc import Iterator
from zlib import crc32

from astrarium.core.events import Sink
from astrarium.core.frame import CHANCE
from astrarium.core.game import Data
from astrarium.core.playout import roll
from astrarium.core.position import Question
from astrarium.core.rng import Rng
from astrarium.games.eclipse.flow import COMBAT
from astrarium.games.eclipse.galaxy import own_hexes
from astrarium.games.eclipse.game import GAME
from astrarium.games.eclipse.geometry import ring_of, spot_name
from astrarium.games.eclipse.state import Eclipse
from astrarium.games.eclipse.upgrades import fit_part, legal_fits
from astrarium.games.eclipse.words import FIT, INNER, MIDDLE, ON_ORBITAL, SHIPS
from tests.games.eclipse.play import busy_choice
from tests.games.eclipse.table import Table

LATE_GAMES: dict[str, tuple[tuple[str, ...], int]] = {
    "late-2-seats": (("orion_hegemony", "hydran_progress"), 21),
    "late-3-seats": (("descendants_of_draco", "planta", "terran_alliance"), 22),
    "late-4-seats": (("terran_union", "eridani_empire", "mechanema", "orion_hegemony"), 23),
    "late-5-seats": (
        (
            "planta",
            "hydran_progress",
            "descendants_of_draco",
            "terran_directorate",
            "mechanema",
        ),
        24,
    ),
    "siege-3-seats": (("mechanema", "hydran_progress", "planta"), 31),
    "siege-4-seats": (("planta", "terran_alliance", "descendants_of_draco", "eridani_empire"), 32),
    "siege-6-seats": (
        (
            "terran_directorate",
            "hydran_progress",
            "terran_union",
            "descendants_of_draco",
            "mechanema",
            "orion_hegemony",
        ),
        33,
    ),
}
SIEGE = "siege"  # names that begin so
LATE_ROUND = 7
MOST_DISCS = 6  # beside that of the home
FLEETS = {"interceptor": 3, "cruiser": 2, "dreadnought": 1, "starbase": 1}


def late_table(name: str, rng: Rng) -> Eclipse:
    """The combat phase of the seventh round, all seats rich, learned, armed and at war."""
    species, _ = LATE_GAMES[name]
    t = Table(*species)
    t.s.round_number = LATE_ROUND
    for seat, player in enumerate(t.s.players):
        for number, card in enumerate(t.rules.technologies):
            if rng.below(2) == 0 and can_learn(t, seat, number):
                learn(t, seat, card.id)
        t.seat(seat, money=20, science=15, materials=15)
        player.tiles = [1, 1 + rng.below(3)]
        arm(t, seat, rng)
    t.offer(*(card.id for card in t.rules.technologies))
    populate(t, rng, name.startswith(SIEGE))
    if name.startswith(SIEGE):
        keep_finds(t)
        if t.rules.diplomacy:
            t.allies(0, 1).allies(2, 3).allies(0, 3)
    return t.phase(COMBAT)


def keep_finds(t: Table) -> None:
    """Discovery tiles kept for their points, and an Ancient part for a later upgrade."""
    kinds = [tile.id for tile in t.rules.discoveries]
    for seat, kind in enumerate((kinds.index("money"), kinds.index("shard_hull"))):
        t.s.players[seat].kept = [kind]
    part = kinds.index("flux_shield")
    t.s.used[part] += 1
    t.s.players[2].parts = 1 << t.rules.discoveries[part].what


def can_learn(t: Table, seat: int, number: int) -> bool:
    """One tile of each kind is left for the supply board, one space of each row for the seat."""
    known = int(t.s.players[seat].technologies)
    row = known >> number // 8 * 8 & 255
    return t.s.bag[number] > 1 and not known >> number & 1 and row.bit_count() < 6


def learn(t: Table, seat: int, technology: str) -> None:
    t.knows(seat, technology)
    number = t.technology(technology)
    t.s.bag[number] -= 1
    t.s.players[seat].discs += t.rules.technologies[number].discs


def arm(t: Table, seat: int, rng: Rng) -> None:
    """Whatever fits, on slots drawn by lot."""
    for _ in range(8):
        choices = legal_fits(t.s, seat, 0)
        if choices:
            fit_part(t.s, seat, rng.pick(choices) - FIT)


def populate(t: Table, rng: Rng, besieged: bool) -> None:
    """Hexes all around the centre; discs, cubes, structures and fleets on them, by lot.

    Besieged hexes are full of people, and only others' fleets are there.
    """
    numbers: dict[int, list[int]] = {INNER: [], MIDDLE: []}
    for card in t.rules.sectors:
        if card.ring in numbers:
            numbers[card.ring].append(int(card.number))
    for spot in range(1, 19):
        if t.s.at[spot] != 0:
            continue
        ring = int(ring_of(spot))
        number = numbers[ring].pop(rng.below(len(numbers[ring])))
        t.lay(number, spot_name(spot), rng.below(6))
        settle_by_lot(t, number, rng, besieged)
        owner = t.s.owner[t.hex(number)]
        if besieged and owner >= 0:
            send_fleet(t, (owner + 1 + rng.below(2)) % len(t.s.players), number, rng)
            continue
        for seat in {rng.below(len(t.s.players)) for _ in range(rng.below(4))}:
            send_fleet(t, seat, number, rng)


def settle_by_lot(t: Table, number: int, rng: Rng, full: bool) -> None:
    seat = rng.below(len(t.s.players) + 1)
    card = t.rules.sectors[t.hex(number)]
    if seat == len(t.s.players) or card.ancients > 0 or len(own_hexes(t.s, seat)) > MOST_DISCS:
        return
    squares = [place for place in range(len(card.squares)) if full or rng.below(2) == 0]
    t.own(seat, number, *squares)
    if full and rng.below(3) == 0:
        t.structure(number, "orbital").own(seat, number, ON_ORBITAL).s.players[seat].discs += 1
    elif rng.below(3) == 0:
        t.structure(number, ("orbital", "monolith")[rng.below(2)])


def send_fleet(t: Table, seat: int, number: int, rng: Rng) -> None:
    for name, most in FLEETS.items():
        klass = SHIPS.index(name)
        left = int(t.rules.classes[klass].pieces - t.s.players[seat].ships_of(klass))
        t.ships(seat, number, **{name: min(left, rng.below(most + 1))})


def late_steps(name: str) -> Iterator[tuple[Eclipse, Question, int]]:
    """Every decision of a seat, with the answer that it is about to give."""
    rng = Rng(LATE_GAMES[name][1])
    s = late_table(name, rng)
    while not s.over:
        lane = int(s.next_lane())
        if s.asked(lane) == CHANCE:
            s.answer(lane, roll(s, lane, rng))
            continue
        (question,) = [each for each in s.questions() if each.lane == lane]
        choice = busy_choice(s, lane, s.lane_options(lane), rng)
        yield s, question, choice
        s.answer(lane, choice)


def told_since(s: Eclipse) -> list[Data]:
    """The events since this was asked before."""
    assert s.sink is not None
    events = [event.data() for event in s.sink.events]
    s.sink = Sink()
    return events


def late_lines(name: str) -> Iterator[str]:
    for s, question, choice in late_steps(name):
        told = crc32(repr(told_since(s)).encode())
        yield f"{line_of(s, question)} {told:08x} {GAME.say(s.rules, choice)}"
    yield f"{s.scores()} {s.ranking()}"


def line_of(s: Eclipse, question: Question) -> str:
    opened = [GAME.say(s.rules, choice) for choice in s.options(question)]
    refused = [
        f"{GAME.say(s.rules, choice)}: {reason.key} {reason.figures} {reason.rule}"
        for choice in s.candidates(question)
        for reason in s.reasons_against(question, choice)
    ]
    frame = type(s.agenda.lanes[question.lane][-1]).__name__
    return (
        f"{question.seat} {frame} {len(opened)} [{crc32(repr(opened).encode()):08x}]"
        f" {len(refused)} [{crc32(repr(refused).encode()):08x}]"
    )
