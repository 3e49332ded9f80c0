"""What greedy seats make of games of Eclipse, counted from events.

python -m tests.bots.eclipse_counts GAMES SEED FOLDER [JOBS]

Four of them play each game. The FOLDER keeps one file a game: a run that was stopped goes on. JOBS
processes play at once.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from astrarium.bots import find_bot
from astrarium.bots.eclipse.strength import odds
from astrarium.core.events import Event, Sink
from astrarium.core.frame import CHANCE, MAIN
from astrarium.core.game import rules_of
from astrarium.core.playout import roll
from astrarium.core.rng import Rng
from astrarium.games.eclipse.frames.battle import Battle, Stalemate
from astrarium.games.eclipse.galaxy import ships_in
from astrarium.games.eclipse.game import GAME
from astrarium.games.eclipse.state import Eclipse
from astrarium.games.eclipse.words import ANCIENTS, NONE, OF_SIDE
from tests.long_runs import all_done

SEATS = 4
Counts = dict[str, Any]


class Seat:
    """What is counted of one seat."""

    def __init__(self) -> None:
        self.gave_up = 0  # hexes, because money was lacking
        self.fought = 0  # battles against Ancients or the Defense System
        self.expected = 0.0  # ... the sum of the chances with which they began
        self.won = 0
        # Battles against players, in hexes that are not the seat's own, begun by moving there.
        self.attacked = 0
        self.attack_expected = 0.0
        self.attack_won = 0
        # Battles against players in the seat's own hexes.
        self.defended = 0
        self.defence_expected = 0.0
        self.defence_won = 0
        self.came_to_defend = 0  # ... to which it moved when the other was there already
        self.raided = 0  # hexes with another's disc and nobody's ships entered


def play(seed: int) -> list[Counts]:
    """One game; the counts of each seat."""
    s = GAME.start(rules_of(GAME, SEATS, {"species": "choice"}))
    s.sink = Sink()
    s.run(MAIN)
    rng, bot = Rng(seed), find_bot("eclipse", "greedy")
    seats = [Seat() for _ in range(SEATS)]
    fights = Fights(seats)
    while not s.over:
        lane = int(s.next_lane())
        if s.asked(lane) == CHANCE:
            s.answer(lane, roll(s, lane, rng))
        else:
            question = next(each for each in s.questions() if each.lane == lane)
            view, options = s.view(question.seat), s.lane_options(lane)
            s.answer(lane, bot.choose(view, question, options, rng))
        for event in s.sink.drain():
            if event.kind == "abandoned":
                seats[event.seat].gave_up += 1
            fights.hear(s, event)
        fights.settle(s)
    return [sheet(s, seat, seats[seat]) for seat in range(SEATS)]


class Fights:
    """Who has gone where others' ships were, and how the battles ended that came of it."""

    def __init__(self, seats: list[Seat]) -> None:
        self.seats = seats
        self.came: set[tuple[int, int, int]] = set()  # hex, who came, who was there
        self.waiting: list[Event] = []  # battles that are not over

    def hear(self, s: Eclipse, event: Event) -> None:
        if event.kind == "round":
            self.came.clear()
        elif event.kind == "moved":
            self.moved(s, event.source, event.seat)
        elif event.kind == "battle":
            self.begun(s, event.source, event.seat, event.target - OF_SIDE)
            self.waiting.append(event)

    def moved(self, s: Eclipse, hex: int, seat: int) -> None:
        """A ship of the seat has entered; others may have come to it before."""
        others = [other for other in range(SEATS) if other != seat and ships_in(s, hex, other) > 0]
        for other in others:
            if (hex, other, seat) not in self.came:
                self.came.add((hex, seat, other))
        if not others and s.owner[hex] not in (NONE, seat):
            self.seats[seat].raided += 1

    def begun(self, s: Eclipse, hex: int, attacker: int, defender: int) -> None:
        if defender >= ANCIENTS:
            self.seats[attacker].expected += odds(s, hex, attacker, defender)
            return
        for seat, other in ((attacker, defender), (defender, attacker)):
            counted, chance = self.seats[seat], odds(s, hex, seat, other)
            if s.owner[hex] == seat:
                counted.defence_expected += chance
                counted.came_to_defend += (hex, seat, other) in self.came
            elif (hex, seat, other) in self.came:
                counted.attack_expected += chance

    def settle(self, s: Eclipse) -> None:
        """Count the battles that are over, won or not."""
        self.waiting = [event for event in self.waiting if not self.settled(s, event)]

    def settled(self, s: Eclipse, event: Event) -> bool:
        hex, attacker, defender = event.source, event.seat, event.target - OF_SIDE
        for frame in s.agenda.lanes[MAIN]:
            if isinstance(frame, Stalemate) and frame.hex == hex:
                return False
            if isinstance(frame, Battle) and frame.data()[:3] == [hex, attacker, defender]:
                return False
        if defender >= ANCIENTS:
            self.seats[attacker].fought += 1
            self.seats[attacker].won += ships_in(s, hex, defender) == 0
            return True
        for seat, other in ((attacker, defender), (defender, attacker)):
            counted = self.seats[seat]
            won = ships_in(s, hex, seat) > 0 and ships_in(s, hex, other) == 0
            if s.owner[hex] == seat:
                counted.defended += 1
                counted.defence_won += won
            elif (hex, seat, other) in self.came:
                counted.attacked += 1
                counted.attack_won += won
        return True


def sheet(s: Eclipse, seat: int, counted: Seat) -> Counts:
    player = s.players[seat]
    return {
        "species": s.species_of(seat).id,
        "vp": int(s.scores()[seat]),
        "hexes": sum(1 for hex in s.laid if s.owner[hex] == seat),
        "technologies": int(player.technologies).bit_count(),
        **vars(counted),
    }


def report(games: list[list[Counts]]) -> list[str]:
    seats = [seat for game in games for seat in game]
    lines = [f"{len(games)} games, {len(seats)} seats"]
    for name in ("vp", "hexes", "technologies"):
        lines.append(f"{name} a seat: {sum(seat[name] for seat in seats) / len(seats):.2f}")
    fighters = [seat for seat in seats if seat["species"] != "descendants_of_draco"]
    names = ("fought", "won", "expected")
    fought, won, expected = (sum(seat[name] for seat in seats) for name in names)
    fighting = sum(1 for seat in seats if seat["fought"])
    among = sum(1 for seat in fighters if seat["fought"])
    ruined = sum(1 for seat in seats if seat["gave_up"])
    return [
        *lines,
        f"seats that gave up hexes: {ruined} ({ruined / len(seats):.1%})",
        f"seats that fought nobody's ships: {fighting} ({fighting / len(seats):.1%})",
        f"... of those who do not live with Ancients: {among} of {len(fighters)} "
        f"({among / max(len(fighters), 1):.1%})",
        f"battles against them: {fought}, won: {won} ({won / max(fought, 1):.1%}), "
        f"expected: {expected / max(fought, 1):.1%}",
        *between_players(seats),
    ]


def between_players(seats: list[Counts]) -> list[str]:
    lines = []
    for count, name, what in (
        ("attacked", "attack", "battles begun against players"),
        ("defended", "defence", "battles against players in own hexes"),
    ):
        fought, won, expected = (
            sum(seat[each] for seat in seats) for each in (count, f"{name}_won", f"{name}_expected")
        )
        shares = f"{won / max(fought, 1):.1%}), expected: {expected / max(fought, 1):.1%}"
        lines.append(f"{what}: {fought}, won: {won} ({shares}")
    came = sum(seat["came_to_defend"] for seat in seats)
    raided = sum(seat["raided"] for seat in seats)
    attacking = sum(1 for seat in seats if seat["attacked"] or seat["raided"])
    return [
        *lines,
        f"... to which the owner came when the other was there: {came}",
        f"others' hexes without ships entered: {raided}",
        f"seats that went where another's disc or ships were: {attacking} "
        f"({attacking / len(seats):.1%})",
    ]


def main() -> None:
    games, seed, folder = int(sys.argv[1]), int(sys.argv[2]), Path(sys.argv[3])
    jobs = int(sys.argv[4]) if len(sys.argv) > 4 else 1
    seeds = range(1000 * seed, 1000 * seed + games)
    print("\n".join(report(all_done(play, seeds, folder, jobs))))


if __name__ == "__main__":
    main()
