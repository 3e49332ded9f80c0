"""What a choice would do, with what it costs and gives, told from the frame that asks."""

from __future__ import annotations

from typing import Any, Final

from astrarium.core.frame import Frame
from astrarium.core.game import UNSPOKEN, Sentence
from astrarium.core.position import Question
from astrarium.games.eclipse.blueprints import ENERGY, class_values, part_in
from astrarium.games.eclipse.explore import ways_to
from astrarium.games.eclipse.frames.aftermath import KillCubes
from astrarium.games.eclipse.frames.artifacts import ArtifactKey
from astrarium.games.eclipse.frames.battle import Assign
from astrarium.games.eclipse.frames.build import Build, builds_in_action
from astrarium.games.eclipse.frames.cubes import BuryCubes
from astrarium.games.eclipse.frames.dice import SIX_FACES
from astrarium.games.eclipse.frames.diplomacy import AfterCombat, AnswerOffer
from astrarium.games.eclipse.frames.explore import Explore, PlaceHex
from astrarium.games.eclipse.frames.influence import Influence
from astrarium.games.eclipse.frames.move import Move, movement
from astrarium.games.eclipse.frames.research import Research
from astrarium.games.eclipse.frames.upgrade import Upgrade
from astrarium.games.eclipse.frames.upkeep import Upkeep, balance
from astrarium.games.eclipse.galaxy import class_in
from astrarium.games.eclipse.geometry import ring_of
from astrarium.games.eclipse.research import price
from astrarium.games.eclipse.scoring import bits
from astrarium.games.eclipse.speak.ids import (
    beside,
    building,
    hex_of,
    money_left,
    resource,
    ring,
    ship,
)
from astrarium.games.eclipse.state import FACES, Eclipse, altered
from astrarium.games.eclipse.tables import EclipseRules
from astrarium.games.eclipse.words import (
    ABANDON,
    ACCEPT,
    ACT,
    ACTIONS,
    ATTACK,
    BOMB,
    BOMBARD,
    BUILD,
    BUILD_ACTION,
    BY_DRAW,
    CLAIM,
    CUBE_FROM,
    CUBE_TO,
    DEAL,
    DECLINE,
    DISCARD,
    DRAW_HEX,
    DRAW_TILE,
    END_TURN,
    EXPLORE,
    EXPLORE_ACTION,
    EXPLORE_ONE,
    FIND,
    FIRST,
    FIT,
    FROM,
    GAIN,
    HALT,
    HEXES,
    HIT,
    INFLUENCE_ACTION,
    KEEP,
    KEEP_PART,
    KEEP_POINTS,
    KILL,
    KIND,
    LEAVE,
    MOST_SLOTS,
    MOVE,
    NONE,
    OFFER,
    ON_ORBITAL,
    PARTS,
    PASS,
    PAY,
    PLACE,
    PUT_BACK,
    REACT,
    RESEARCH,
    RESEARCH_ACTION,
    RESIGN,
    RETREAT,
    RETURN,
    ROLL,
    SETTLE,
    SPARE,
    SPECIES,
    STARTS,
    STAY,
    STEP,
    STOP,
    TAKE,
    TO,
    TRACK,
    TRADE,
    UPGRADE_ACTION,
    USE,
    WOUNDS,
)
from astrarium.parts import told
from astrarium.parts.hexes import turned_edges
from astrarium.parts.told import Figures, Teller, says, text

TEXT_FAMILIES: Final = ("heading-",)

HEADINGS: Final = {
    ACT: "heading-action",
    REACT: "heading-reaction",
    PASS: "heading-end",
    RESIGN: "heading-end",
    END_TURN: "heading-end",
    STOP: "heading-end",
    HALT: "heading-end",
    PAY: "heading-end",
    FIT: "heading-fit",
    RETURN: "heading-return",
    BUILD: "heading-build",
    MOVE: "heading-move",
    RESEARCH: "heading-research",
    ABANDON: "heading-abandon",
    SETTLE: "heading-settle",
    TRADE: "heading-trade",
    OFFER: "heading-offer",
}


def tell_choice(s: Eclipse, question: Question, choice: int) -> Sentence:
    return told.tell_choice(s, question, choice, KIND, TOLD)


def heading_of(rules: EclipseRules, choice: int) -> Sentence:
    kind = choice - choice % KIND
    return text(HEADINGS[kind]) if kind in HEADINGS else UNSPOKEN


# --- figures -------------------------------------------------------------------------------------


def _amount(s: Eclipse, amount: int) -> int:
    return amount


def _technology(s: Eclipse, number: int) -> str:
    return s.rules.technologies[number].id


def _about_technology(s: Eclipse, number: int) -> str:
    return f"technology-{s.rules.technologies[number].id}"


def _ship(s: Eclipse, klass: int) -> str:
    return ship(klass)


def _resource(s: Eclipse, track: int) -> str:
    return resource(track)


def _about_hex(s: Eclipse, hex: int) -> str:
    return f"sector-{hex_of(s, hex)}"


# --- sentences -----------------------------------------------------------------------------------


def _species(s: Eclipse, seat: int, frame: Frame[Any], number: int) -> Sentence:
    species = s.rules.species[number]
    about = f"species-{species.id}"
    return text("choice-species", species=species.id, colour=species.colour, about=about)


def _act(s: Eclipse, seat: int, frame: Frame[Any], action: int) -> Sentence:
    species = s.species_of(seat)
    amounts = {
        EXPLORE_ACTION: species.explore,
        INFLUENCE_ACTION: species.influence,
        RESEARCH_ACTION: species.research,
        UPGRADE_ACTION: species.upgrade,
        BUILD_ACTION: builds_in_action(s, seat),
    }
    amount = int(amounts.get(action, species.move))
    return text("choice-act", action=ACTIONS[action], amount=amount, **_after_a_disc(s, seat))


def _react(s: Eclipse, seat: int, frame: Frame[Any], action: int) -> Sentence:
    return text("choice-react", action=ACTIONS[action], **_after_a_disc(s, seat))


def _after_a_disc(s: Eclipse, seat: int) -> Figures:
    """Upkeep and the money left at the end of the round once one more disc is off the track."""
    discs = s.players[seat].discs
    now = s.rules.upkeep[discs]
    later = s.rules.upkeep[max(discs - 1, 0)]
    return {"upkeep": int(later)} | money_left(int(balance(s, seat) + now - later))


def _pass(s: Eclipse, seat: int, frame: Frame[Any], argument: int) -> Sentence:
    return text("choice-pass-again" if s.players[seat].passed == 1 else "choice-pass")


def _explore(s: Eclipse, seat: int, frame: Frame[Any], spot: int) -> Sentence:
    return text("choice-explore", **_spot(s, seat, spot))


def _explore_one(s: Eclipse, seat: int, frame: Frame[Any], spot: int) -> Sentence:
    return text("choice-explore-one", **_spot(s, seat, spot))


def _spot(s: Eclipse, seat: int, spot: int) -> Figures:
    near, side = beside(s, seat, spot)
    return {"near": near, "side": side, "ring": ring(int(ring_of(spot)))}


def _place(s: Eclipse, seat: int, frame: Frame[Any], argument: int) -> Sentence:
    hex, turns = argument // 6, argument % 6
    figures: Figures = {"place": hex_of(s, hex), "turns": turns}
    figures["about"] = _about_hex(s, hex)
    assert isinstance(frame, PlaceHex)
    with_hole, _ = ways_to(s, seat, frame.spot)
    full = int(bits(turned_edges(s.rules.sectors[hex].wormholes, turns) & with_hole))
    return text("choice-place", amount=full, **figures)


def _use(s: Eclipse, seat: int, frame: Frame[Any], argument: int) -> Sentence:
    tile = s.rules.discoveries[s.players[seat].looked[0]]
    return text("choice-use", tile=tile.id, about=f"discovery-{tile.id}")


def _from(s: Eclipse, seat: int, frame: Frame[Any], hex: int) -> Sentence:
    return text("choice-from-track") if hex == TRACK else text("choice-from", place=hex_of(s, hex))


def _to(s: Eclipse, seat: int, frame: Frame[Any], hex: int) -> Sentence:
    return text("choice-to-track") if hex == TRACK else text("choice-to", place=hex_of(s, hex))


STOPPED: Final[dict[type, str]] = {
    Explore: "explore",
    Influence: "influence",
    Research: "research",
    Upgrade: "upgrade",
    Build: "build",
    Move: "move",
    AfterCombat: "relations",
}


def _stop(s: Eclipse, seat: int, frame: Frame[Any], argument: int) -> Sentence:
    if isinstance(frame, Influence) and frame.left == 0:
        return text("choice-stop", what="refresh")
    return text("choice-stop", what=STOPPED[type(frame)])


def _research(s: Eclipse, seat: int, frame: Frame[Any], number: int) -> Sentence:
    technology = s.rules.technologies[number]
    return text(
        "choice-research",
        technology=technology.id,
        amount=int(price(s, seat, number)),
        about=f"technology-{technology.id}",
    )


def _gain(s: Eclipse, seat: int, frame: Frame[Any], track: int) -> Sentence:
    amount = int(frame.amount) if isinstance(frame, ArtifactKey) else 1
    return text("choice-gain", amount=amount, resource=resource(track))


def _return(s: Eclipse, seat: int, frame: Frame[Any], place: int) -> Sentence:
    part = s.rules.parts[s.players[seat].slots[place] - 1].id
    klass = ship(place // MOST_SLOTS)
    energy = _energy(s, seat, place, 0)
    return text("choice-return", part=part, ship=klass, energy=energy, about=f"part-{part}")


def _fit(s: Eclipse, seat: int, frame: Frame[Any], argument: int) -> Sentence:
    place, number = argument // PARTS, argument % PARTS
    klass, slot = place // MOST_SLOTS, place % MOST_SLOTS
    player = s.players[seat]
    part = s.rules.parts[number].id
    covered = part_in(s.rules, player.species, player.slots, klass, slot)
    figures: Figures = {"part": part, "ship": ship(klass), "about": f"part-{part}"}
    figures["energy"] = _energy(s, seat, place, number + 1)
    if covered == NONE:
        return text("choice-fit", **figures)
    return text("choice-fit-over", old=s.rules.parts[covered].id, **figures)


def _energy(s: Eclipse, seat: int, place: int, fitted: int) -> int:
    """Energy left over on a class of ships, were this fitted."""
    player = s.players[seat]
    slots = altered(player.slots, place, fitted)
    return int(class_values(s.rules, player.species, slots, place // MOST_SLOTS)[ENERGY])


def _build(s: Eclipse, seat: int, frame: Frame[Any], argument: int) -> Sentence:
    what, hex = argument // HEXES, argument % HEXES
    cost = int(s.species_of(seat).costs[what])
    return text("choice-build", what=building(what), place=hex_of(s, hex), amount=cost)


def _move(s: Eclipse, seat: int, frame: Frame[Any], argument: int) -> Sentence:
    klass, hex = argument // HEXES, argument % HEXES
    amount = int(movement(s, seat, klass))
    return text("choice-move", ship=ship(klass), place=hex_of(s, hex), amount=amount)


def _step(s: Eclipse, seat: int, frame: Frame[Any], hex: int) -> Sentence:
    return text("choice-step", place=hex_of(s, hex), about=_about_hex(s, hex))


def _accept(s: Eclipse, seat: int, frame: Frame[Any], argument: int) -> Sentence:
    assert isinstance(frame, AnswerOffer)
    return text("choice-accept", other=int(frame.proposer))


def _decline(s: Eclipse, seat: int, frame: Frame[Any], argument: int) -> Sentence:
    assert isinstance(frame, AnswerOffer)
    return text("choice-decline", other=int(frame.proposer))


def _cube_to(s: Eclipse, seat: int, frame: Frame[Any], track: int) -> Sentence:
    buried = isinstance(frame, BuryCubes)
    return text("choice-bury" if buried else "choice-cube-to", resource=resource(track))


def _hit(s: Eclipse, seat: int, frame: Frame[Any], target: int) -> Sentence:
    """Which ship, what it has suffered, how many of it there are, and what the die does to it."""
    assert isinstance(frame, Assign)
    klass, wounds = target // WOUNDS, target % WOUNDS
    damage = int(s.rules.damage[frame.next_die(s) // FACES])
    count = int(class_in(s, frame.hex, frame.other, klass))
    return text("choice-hit", ship=ship(klass), wounds=wounds, amount=damage, count=count)


def _kill(s: Eclipse, seat: int, frame: Frame[Any], square: int) -> Sentence:
    if square == ON_ORBITAL:
        return text("choice-kill-orbital")
    assert isinstance(frame, KillCubes)
    squares = s.rules.sectors[frame.hex].squares
    return text("choice-kill", resource=resource(squares[square]))


def _settle(s: Eclipse, seat: int, frame: Frame[Any], argument: int) -> Sentence:
    hex, square, track = argument // 32, argument // 4 % 8, argument % 4
    figures: Figures = {"place": hex_of(s, hex), "resource": resource(track)}
    if square == ON_ORBITAL:
        return text("choice-settle-orbital", **figures)
    starred = s.rules.sectors[hex].advanced >> square & 1
    return text("choice-settle-starred" if starred else "choice-settle", **figures)


def _trade(s: Eclipse, seat: int, frame: Frame[Any], argument: int) -> Sentence:
    rate = int(s.species_of(seat).trade)
    given, gained = resource(argument // 4), resource(argument % 4)
    return text("choice-trade", amount=rate, given=given, gained=gained)


def _pay(s: Eclipse, seat: int, frame: Frame[Any], argument: int) -> Sentence:
    assert isinstance(frame, Upkeep)
    return text("choice-pay", **money_left(int(balance(s, seat))))


TOLD: Final[dict[int, Teller]] = {
    STARTS: says("choice-starts", seat=_amount),
    DEAL: says("choice-deal", technology=_technology),
    SPECIES: _species,
    BY_DRAW: says("choice-by-draw"),
    ACT: _act,
    REACT: _react,
    PASS: _pass,
    RESIGN: says("choice-resign"),
    END_TURN: says("choice-end-turn"),
    EXPLORE: _explore,
    EXPLORE_ONE: _explore_one,
    DRAW_HEX: says("choice-draw-hex", place=hex_of),
    PLACE: _place,
    DISCARD: says("choice-discard"),
    CLAIM: says("choice-claim", place=hex_of, about=_about_hex),
    LEAVE: says("choice-leave"),
    FIND: says("choice-find", tile=lambda s, kind: s.rules.discoveries[kind].id),
    USE: _use,
    KEEP_POINTS: says("choice-keep-points", amount=lambda s, _: int(s.rules.discovery_vp)),
    KEEP_PART: says("choice-keep-part"),
    FROM: _from,
    TO: _to,
    STOP: _stop,
    RESEARCH: _research,
    GAIN: _gain,
    TAKE: says("choice-take", technology=_technology, about=_about_technology),
    RETURN: _return,
    FIT: _fit,
    BUILD: _build,
    MOVE: _move,
    STEP: _step,
    HALT: says("choice-halt"),
    ACCEPT: _accept,
    DECLINE: _decline,
    CUBE_FROM: says("choice-cube-from", resource=_resource),
    CUBE_TO: _cube_to,
    DRAW_TILE: says("choice-draw-tile", amount=_amount),
    KEEP: says("choice-keep", amount=_amount),
    PUT_BACK: says("choice-put-back", amount=_amount),
    FIRST: says("choice-first", ship=_ship),
    ATTACK: says("choice-attack"),
    RETREAT: says("choice-retreat", place=hex_of),
    ROLL: says("choice-roll", faces=lambda s, roll: " ".join(SIX_FACES.say(roll))),
    HIT: _hit,
    BOMBARD: says("choice-bombard"),
    BOMB: says("choice-bomb"),
    SPARE: says("choice-spare"),
    KILL: _kill,
    ABANDON: says("choice-abandon", place=hex_of),
    PAY: _pay,
    STAY: says("choice-stay"),
    SETTLE: _settle,
    TRADE: _trade,
    OFFER: says("choice-offer", other=_amount),
}
