"""The combat phase: battles hex by hex, missiles, engagement rounds, retreat."""

from __future__ import annotations

from mypy_extensions import i64

from astrarium.core.frame import AGAIN, DONE, LEGAL, WAIT, Frame, because
from astrarium.games.eclipse.blueprints import CANNONS, MISSILES
from astrarium.games.eclipse.combat import (
    ATTACKER,
    DEFENDER,
    can_hit,
    find_ship,
    hurt,
    is_stalemate,
    next_battle,
    next_pair,
    next_to_act,
    nobody_shoots,
    number_of,
    owner_of,
    players_in,
    shelters,
    targets_in,
    tell_destroyed,
    withdraw,
)
from astrarium.games.eclipse.frames.dice import roll_for
from astrarium.games.eclipse.frames.reputation import DrawTiles, KeepTile
from astrarium.games.eclipse.galaxy import class_in, classes_in, last_ship, ships_in, take_ship
from astrarium.games.eclipse.reasons import OUT_OF_HITS
from astrarium.games.eclipse.state import FACES, NO_DICE, Eclipse, altered
from astrarium.games.eclipse.words import (
    ANCIENT,
    ANCIENTS,
    ATTACK,
    CLASSES,
    COLOURS,
    FIRST,
    HIT,
    NONE,
    OF_SHIP,
    OF_SIDE,
    RETREAT,
    SIDES,
    STAY,
    WOUNDS,
)
from astrarium.parts.bits import bit


class Battles(Frame[Eclipse]):
    """Battles in descending order of hexes. [eclipse.combat.order.descending]"""

    def __init__(self, below: i64) -> None:
        self.below = below

    def data(self) -> list[int]:
        return [self.below]

    def advance(self, s: Eclipse, lane: i64) -> i64:
        hex = next_battle(s, self.below)
        if hex == NONE:
            return DONE
        s.entries = players_in(s, hex)
        s.fought = 0
        s.fled = 0
        s.due = [0] * len(s.players)
        s.replace(lane, Battles(number_of(s, hex)))
        s.push(lane, HexBattle(hex))
        return AGAIN


class HexBattle(Frame[Eclipse]):
    """One battle after the other until one side is left; then reputation.

    [eclipse.combat.multi.winner-continues] [eclipse.reputation.draw.when]
    """

    def __init__(self, hex: i64) -> None:
        self.hex = hex

    def data(self) -> list[int]:
        return [self.hex]

    def advance(self, s: Eclipse, lane: i64) -> i64:
        attacker, defender = next_pair(s, self.hex)
        if attacker == NONE:
            s.pop(lane)
            draw_reputation(s, lane, self.hex)
            return AGAIN
        s.flee = [0] * SIDES
        for side in (attacker, defender):
            if side < ANCIENTS:
                s.fought |= 1 << side
        s.tell("battle", attacker, 1, self.hex, "eclipse.combat.battle", target=OF_SIDE + defender)
        s.push(lane, Battle(self.hex, attacker, defender, 0, 0))
        return AGAIN


def draw_reputation(s: Eclipse, lane: i64, hex: i64) -> None:
    """In the order in which the players entered the hex.

    [eclipse.reputation.draw.order] [eclipse.reputation.draw.max-five]
    [eclipse.reputation.retreat.no-participation]
    """
    for seat in reversed(s.entries):
        if (s.fought >> seat) & 1 == 0:
            continue
        draws: i64 = s.due[seat]
        retreated = (s.fled >> seat) & 1 == 1 and ships_in(s, hex, seat) == 0
        if not retreated:
            draws += s.rules.draws_for_taking_part
        draws = min(draws, s.rules.most_draws)
        if draws > 0:
            s.push(lane, KeepTile(seat))
            s.push(lane, DrawTiles(seat, draws))
    s.entries = []
    s.due = []
    s.fought = 0
    s.fled = 0


class Battle(Frame[Eclipse]):
    """Two sides. Round 0 is that of the missiles. [eclipse.combat.sequence]"""

    def __init__(self, hex: i64, attacker: i64, defender: i64, turn: i64, acted: i64) -> None:
        self.hex = hex
        self.attacker = attacker
        self.defender = defender
        self.turn = turn
        self.acted = acted  # bits: role * 4 + class

    def data(self) -> list[int]:
        return [self.hex, self.attacker, self.defender, self.turn, self.acted]

    def side(self, role: i64) -> i64:
        return self.defender if role == DEFENDER else self.attacker

    def advance(self, s: Eclipse, lane: i64) -> i64:
        hex = self.hex
        if ships_in(s, hex, self.attacker) == 0 or ships_in(s, hex, self.defender) == 0:
            self.finish_retreats(s)
            s.pop(lane)
            return AGAIN
        if self.turn > 0 and self.acted == 0 and is_stalemate(s, hex, self.attacker, self.defender):
            s.replace(lane, Stalemate(hex, self.attacker))
            return AGAIN
        ready = next_to_act(s, hex, self.attacker, self.defender, self.acted, self.turn == 0)
        if not ready:
            s.replace(lane, Battle(hex, self.attacker, self.defender, self.turn + 1, 0))
        elif len(ready) == 1:
            self.act(s, lane, ready[0])
        else:
            owner = self.side(ready[0] // CLASSES)
            mask = sum(1 << (place % CLASSES) for place in ready)
            s.push(lane, ActFirst(owner, mask))
        return AGAIN

    def act(self, s: Eclipse, lane: i64, place: i64) -> None:
        """[eclipse.combat.round.attack-or-retreat]"""
        role, klass = place // CLASSES, place % CLASSES
        side, other = self.side(role), self.side(1 - role)
        if side >= ANCIENTS:
            klass = ANCIENT + side - ANCIENTS
        acted = self.acted | bit(place)
        s.replace(lane, Battle(self.hex, self.attacker, self.defender, self.turn, acted))
        if self.turn == 0:
            shoot(s, lane, self.hex, side, other, klass, MISSILES)
        elif s.flee[place] > 0:
            withdraw(s, self.hex, side, klass, s.flee[place] - 1)
        elif side >= ANCIENTS:
            shoot(s, lane, self.hex, side, other, klass, CANNONS)
        else:
            s.push(lane, Engage(side, other, self.hex, klass, role))

    def finish_retreats(self, s: Eclipse) -> None:
        """A retreat begun in an earlier round is carried out, also without an enemy."""
        for place in range(SIDES):
            if s.flee[place] > 0 and (self.acted >> place) & 1 == 0:
                side, klass = self.side(place // CLASSES), place % CLASSES
                if class_in(s, self.hex, side, klass) > 0:
                    withdraw(s, self.hex, side, klass, s.flee[place] - 1)


def shoot(s: Eclipse, lane: i64, hex: i64, side: i64, other: i64, klass: i64, kind: i64) -> None:
    """All dice of the class at once; they are assigned after the roll.

    [eclipse.combat.roll.class-together] [eclipse.combat.roll.assign-after]
    """
    s.tell(
        "shoots",
        owner_of(side),
        class_in(s, hex, side, klass),
        hex,
        "eclipse.combat.roll.class-together",
        target=OF_SHIP + klass,
    )
    s.push(lane, Assign(side, other, hex, klass))
    roll_for(s, lane, side, klass, class_in(s, hex, side, klass), kind)


class ActFirst(Frame[Eclipse]):
    """Which of the classes of equal initiative acts first? Its owner says."""

    def __init__(self, player: i64, mask: i64) -> None:
        self.player = player
        self.mask = mask

    def data(self) -> list[int]:
        return [self.player, self.mask]

    def seat(self, s: Eclipse) -> i64:
        return self.player

    def candidates(self, s: Eclipse) -> list[int]:
        return [FIRST + klass for klass in range(CLASSES) if (self.mask >> klass) & 1]

    def take(self, s: Eclipse, lane: i64, choice: i64) -> None:
        s.pop(lane)
        battle = s.agenda.lanes[lane][-1]
        assert isinstance(battle, Battle)
        role = DEFENDER if battle.defender == self.player else ATTACKER
        battle.act(s, lane, role * CLASSES + choice - FIRST)


class Engage(Frame[Eclipse]):
    """Attack, or retreat. [eclipse.combat.round.attack-or-retreat]"""

    def __init__(self, player: i64, other: i64, hex: i64, klass: i64, role: i64) -> None:
        self.player = player
        self.other = other
        self.hex = hex
        self.klass = klass
        self.role = role

    def data(self) -> list[int]:
        return [self.player, self.other, self.hex, self.klass, self.role]

    def seat(self, s: Eclipse) -> i64:
        return self.player

    def candidates(self, s: Eclipse) -> list[int]:
        if not s.rules.classes[self.klass].moves:
            return [ATTACK]
        near = shelters(s, self.hex, self.player)
        return [ATTACK, *[RETREAT + hex for hex in near]]

    def take(self, s: Eclipse, lane: i64, choice: i64) -> None:
        s.pop(lane)
        if choice == ATTACK:
            shoot(s, lane, self.hex, self.player, self.other, self.klass, CANNONS)
            return
        s.flee = altered(s.flee, self.role * CLASSES + self.klass, choice - RETREAT + 1)
        s.tell(
            "retreating",
            self.player,
            1,
            choice - RETREAT,
            "eclipse.combat.retreat.next-round",
            target=OF_SHIP + self.klass,
        )


class Assign(Frame[Eclipse]):
    """Which ship does the next die hit? Large damage first, low faces before high ones.

    [eclipse.combat.roll.assign-after] [eclipse.combat.roll.same-target]
    [eclipse.combat.damage.no-split]
    """

    def __init__(self, player: i64, other: i64, hex: i64, klass: i64) -> None:
        self.player = player
        self.other = other
        self.hex = hex
        self.klass = klass

    def data(self) -> list[int]:
        return [self.player, self.other, self.hex, self.klass]

    def seat(self, s: Eclipse) -> i64:
        return self.player

    def advance(self, s: Eclipse, lane: i64) -> i64:
        if self.player >= ANCIENTS:
            nobody_shoots(s, self.hex, self.player, self.klass, self.other)
        elif self.next_die(s) != NONE:
            return WAIT
        s.dice = NO_DICE
        return DONE

    def next_die(self, s: Eclipse) -> i64:
        """colour * 7 + face of the next die that hits anything, or NONE."""
        targets = targets_in(s, self.hex, self.other)
        for colour in range(len(COLOURS) - 1, -1, -1):
            for face in range(1, FACES):
                if s.dice[colour * FACES + face] > 0:
                    for target in targets:
                        if self.hits(s, face, target):
                            return colour * FACES + face
        return NONE

    def hits(self, s: Eclipse, face: i64, target: i64) -> bool:
        return can_hit(s, self.player, self.klass, face, self.other, target // WOUNDS)

    def candidates(self, s: Eclipse) -> list[int]:
        return [HIT + target for target in targets_in(s, self.hex, self.other)]

    def reason(self, s: Eclipse, choice: i64) -> i64:
        face = self.next_die(s) % FACES
        return LEGAL if self.hits(s, face, choice - HIT) else because(OUT_OF_HITS)

    def take(self, s: Eclipse, lane: i64, choice: i64) -> None:
        die = self.next_die(s)
        s.dice = altered(s.dice, die, s.dice[die] - 1)
        target = choice - HIT
        index = find_ship(s, self.hex, self.other, target // WOUNDS, target % WOUNDS)
        hurt(s, self.player, index, s.rules.damage[die // FACES])


class Stalemate(Frame[Eclipse]):
    """Nobody can destroy anything any more: the attacker retreats, or is destroyed.

    [eclipse.combat.stalemate.attacker-retreats] [eclipse.combat.stalemate.else-destroyed]
    """

    def __init__(self, hex: i64, player: i64) -> None:
        self.hex = hex
        self.player = player

    def data(self) -> list[int]:
        return [self.hex, self.player]

    def seat(self, s: Eclipse) -> i64:
        return self.player

    def candidates(self, s: Eclipse) -> list[int]:
        near = shelters(s, self.hex, self.player)
        return [*[RETREAT + hex for hex in near], STAY]

    def take(self, s: Eclipse, lane: i64, choice: i64) -> None:
        s.pop(lane)
        seat = self.player
        for klass in classes_in(s, self.hex, seat):
            if choice != STAY and s.rules.classes[klass].moves:
                withdraw(s, self.hex, seat, klass, choice - RETREAT)
            for _ in range(class_in(s, self.hex, seat, klass)):
                take_ship(s, last_ship(s, self.hex, seat, klass))
                tell_destroyed(s, seat, self.hex, klass, "eclipse.combat.stalemate.else-destroyed")
