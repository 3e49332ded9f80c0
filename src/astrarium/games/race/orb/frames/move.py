"""Moving survey teams: over squares and teleports, through gates, onto tokens."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from astrarium.core.frame import AGAIN, DONE, EVERYONE, LEGAL, WAIT, SeatFrame, because
from astrarium.games.race.frames.settle_lent import arm_with_good
from astrarium.games.race.frames.settle_ways import give_up
from astrarium.games.race.goods import goods_choices
from astrarium.games.race.means import arming_card
from astrarium.games.race.orb.access import gate_military, orb_of, steps_of, turn_up
from astrarium.games.race.orb.frames.pile import FromPile, TakeToken, take_from_pile
from astrarium.games.race.orb.frames.play import TUBE, LayCard
from astrarium.games.race.orb.moving import crossings, distances, reachable
from astrarium.games.race.orb.powers import arm_with_token, kinds_held
from astrarium.games.race.orb.tables import PASSES_GATE, PASSES_NOTHING, PASSES_WALL
from astrarium.games.race.orb.words import ARTIFACT_B, CROSS, GO, PLACES, TEAM, TEAMS, WALL
from astrarium.games.race.orb.words import TUBE as TUBE_SQUARE
from astrarium.games.race.reasons import ORB_GATE, ORB_TEAM_MOVED, ORB_WALL
from astrarium.games.race.state import Race
from astrarium.games.race.words import ALIEN, ARM, ENOUGH, FLIP, KIND, NONE, SPEND

ANY_GATE: Final = WALL - 1  # Military that passes every laser gate
BOTH: Final = 3  # the bits of both teams


class MoveTeams(SeatFrame[Race]):
    """Each team up to its steps; a team that takes a token is done.

    [race.artifacts.orb.move.four-spaces] [race.artifacts.orb.move.end-with-other-teams]
    """

    def __init__(self, player: i64, team: i64, left: i64, done: i64) -> None:
        super().__init__(player)
        self.team = team  # the one that moves, or NONE
        self.left = left  # its steps
        self.done = done  # teams that have moved: a bit each

    def waiting(self, s: Race) -> list[int]:
        """Teams on the Orb that have not moved."""
        teams = orb_of(s).seats[self.player].teams
        done = self.done
        return [n for n in range(TEAMS) if teams[n] != NONE and not (done >> n) & 1]

    def advance(self, s: Race, lane: i64) -> i64:
        if self.team == NONE:
            waiting = self.waiting(s)
            if not waiting:
                return DONE
            if len(waiting) > 1:
                return WAIT
            self.begin(s, lane, waiting[0])
            return AGAIN
        # A token could still lengthen the way: whoever holds one is asked, whichever it is.
        if self.left > 0 or orb_of(s).seats[self.player].tokens:
            return WAIT
        self.finish(s, lane)
        return AGAIN

    def begin(self, s: Race, lane: i64, team: i64) -> None:
        steps = steps_of(s, s.players[self.player])
        s.replace(lane, MoveTeams(self.player, team, steps, self.done))

    def finish(self, s: Race, lane: i64) -> None:
        s.replace(lane, MoveTeams(self.player, NONE, 0, self.done | (1 << self.team)))

    # --- what may be done -----------------------------------------------------------------------

    def candidates(self, s: Race) -> list[int]:
        if self.team == NONE:
            return [TEAM + team for team in range(TEAMS)] + [ENOUGH]
        orb = orb_of(s)
        board = orb.board
        here = self.stands(s)
        choices = self.with_powers(s)
        suggested = reachable(board, here, self.left, ANY_GATE)
        if self.left > 0:
            for where in crossings(board, here, 0, True):
                if where not in suggested:
                    suggested.append(where)
        return sorted(choices + [GO + where for where in suggested])

    def with_powers(self, s: Race) -> list[int]:
        """To stop, and what tokens and cards allow: all of these are legal."""
        player = s.players[self.player]
        choices: list[int] = [ENOUGH]
        # Rule race.artifacts.orb.move.settle-powers-raise-military.
        working = player.tableau[: player.active]
        choices += [SPEND + card for card in working if s.tables.temporary_military[card]]
        for choice in goods_choices(s, self.player, ARM):
            if arming_card(s, self.player, s.tables.good_kind[choice % KIND], 0) != NONE:
                choices.append(choice)
        self.add_tokens(s, choices)
        return choices

    def add_tokens(self, s: Race, choices: list[int]) -> None:
        orb = orb_of(s)
        for kind in kinds_held(s, self.player):
            token = orb.tables.token_kinds[kind]
            # Rule race.artifacts.token.one-of-two-powers: through a gate, or Military.
            arms = token.alien_good and arming_card(s, self.player, ALIEN, 0) != NONE
            if token.moves > 0 or token.military > 0 or arms:
                choices.append(FLIP + kind)
            if token.passes != PASSES_NOTHING and self.left > 0:
                military = gate_military(s, s.players[self.player])
                walls = token.passes == PASSES_WALL
                for where in crossings(orb.board, self.stands(s), military, walls):
                    choices.append(CROSS + kind * PLACES + where)

    def stands(self, s: Race) -> i64:
        orb = orb_of(s)
        return orb.board.at_place(orb.seats[self.player].teams[self.team])

    def reason(self, s: Race, choice: i64) -> i64:
        if self.team == NONE:
            if choice == ENOUGH or choice - TEAM in self.waiting(s):
                return LEGAL
            return because(ORB_TEAM_MOVED)
        if choice < GO or choice >= CROSS:
            return LEGAL
        orb = orb_of(s)
        here = self.stands(s)
        military = gate_military(s, s.players[self.player])
        where = choice - GO
        if where in reachable(orb.board, here, self.left, military):
            return LEGAL
        if where in reachable(orb.board, here, self.left, ANY_GATE):
            return because(ORB_GATE, 0, max(military, 0))
        return because(ORB_WALL)

    def options(self, s: Race) -> list[int]:
        if self.team == NONE:
            return [TEAM + team for team in self.waiting(s)] + [ENOUGH]
        military = gate_military(s, s.players[self.player])
        choices = self.with_powers(s)
        near = reachable(orb_of(s).board, self.stands(s), self.left, military)
        return sorted(choices + [GO + where for where in near])

    # --- doing it -------------------------------------------------------------------------------

    def take(self, s: Race, lane: i64, choice: i64) -> None:
        if self.team == NONE:
            if choice == ENOUGH:
                s.replace(lane, MoveTeams(self.player, NONE, 0, BOTH))
            else:
                self.begin(s, lane, choice - TEAM)
        elif choice >= CROSS:
            self.cross(s, lane, (choice - CROSS) // PLACES, (choice - CROSS) % PLACES)
        elif choice >= GO:
            where = choice - GO
            orb = orb_of(s)
            military = gate_military(s, s.players[self.player])
            far = distances(orb.board, self.stands(s), self.left, military)
            steps = i64(far[orb.board.at_place(where)])
            self.go(s, lane, where, steps, "race.artifacts.orb.move.four-spaces")
        elif choice == ENOUGH:
            self.finish(s, lane)
        elif choice >= FLIP:
            self.flip(s, lane, choice % KIND)
        elif choice >= ARM:
            arm_with_good(s, self.player, choice % KIND)
        else:
            rule = "race.artifacts.orb.move.settle-powers-raise-military"
            military = s.tables.temporary_military[choice % KIND]
            give_up(s, self.player, choice % KIND, military, rule)

    def go(self, s: Race, lane: i64, where: i64, steps: i64, rule: str) -> None:
        orb = orb_of(s)
        orb.set_team(self.player, self.team, where)
        s.tell("orb-move", self.player, steps, NONE, rule)
        at = orb.board.at_place(where)
        if orb.board.tokens[at] == 0:
            s.replace(lane, MoveTeams(self.player, self.team, self.left - steps, self.done))
            return
        # Rules race.artifacts.orb.move.token-ends-movement,
        # race.artifacts.token.move.not-after-taking-token.
        self.finish(s, lane)
        kind = i64(orb.board.squares[at])
        orb.board.take_token(at)
        rule = "race.artifacts.orb.move.token-must-be-taken"
        letter: i64 = 1 if kind == ARTIFACT_B else 0
        s.tell("orb-take", self.player, letter, NONE, rule)
        if kind == TUBE_SQUARE:
            # Rule race.artifacts.orb.breeding-tube.draw-and-play.
            s.push(lane, TubeCard(self.player, where))
        s.push(lane, TakeToken(self.player, letter))

    def cross(self, s: Race, lane: i64, kind: i64, where: i64) -> None:
        """[race.artifacts.token.wall.pass-wall] [race.artifacts.token.gate.pass-gate]"""
        passes = orb_of(s).tables.token_kinds[kind].passes
        rule = "race.artifacts.token.wall.pass-wall"
        if passes == PASSES_GATE:
            rule = "race.artifacts.token.gate.pass-gate"
        turn_up(s, self.player, kind, rule)
        self.go(s, lane, where, 1, rule)

    def flip(self, s: Race, lane: i64, kind: i64) -> None:
        """[race.artifacts.token.move.four-extra] [race.artifacts.token.gate.military-in-explore]"""
        token = orb_of(s).tables.token_kinds[kind]
        if token.moves > 0:
            turn_up(s, self.player, kind, "race.artifacts.token.move.four-extra")
            left = self.left + token.moves
            s.replace(lane, MoveTeams(self.player, self.team, left, self.done))
        elif token.alien_good:
            arm_with_token(s, self.player, kind)
        else:
            turn_up(s, self.player, kind, "race.artifacts.token.gate.military-in-explore")
            s.players[self.player].temporary += token.military


class TubeCard(FromPile):
    """The top orb card is drawn for a breeding tube, and laid at once; all see it.

    [race.artifacts.orb.breeding-tube.draw-and-play]
    """

    def __init__(self, player: i64, team_at: i64) -> None:
        super().__init__(player)
        self.team_at = team_at

    def advance(self, s: Race, lane: i64) -> i64:
        return WAIT if orb_of(s).pile > 0 else DONE

    def take(self, s: Race, lane: i64, choice: i64) -> None:
        orb = orb_of(s)
        card = choice % KIND
        take_from_pile(s, card)
        orb.drawn = card
        rule = "race.artifacts.orb.breeding-tube.draw-and-play"
        s.tell("orb-tube", self.player, card, NONE, rule)
        teams_card = i64(orb.board.cards[orb.board.at_place(self.team_at)])
        s.replace(lane, LayCard(self.player, TUBE, card, teams_card))

    def audience(self, s: Race, choice: i64) -> i64:
        return EVERYONE
