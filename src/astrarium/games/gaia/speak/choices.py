"""What a choice would do, with what it costs and gives, told from the frame that asks."""

from __future__ import annotations

from typing import Any, Final

from astrarium.core.frame import Frame
from astrarium.core.game import UNSPOKEN, Sentence
from astrarium.core.position import Question
from astrarium.games.gaia.frames.mine import BuildWith
from astrarium.games.gaia.frames.rescore import ScoreToken
from astrarium.games.gaia.gains import tile_of
from astrarium.games.gaia.reach import BYTE, CREDITS_SHIFT, QIC_SHIFT, mine_price, qic_for_range
from astrarium.games.gaia.speak.ids import AREAS, about, place, where
from astrarium.games.gaia.state import Gaia
from astrarium.games.gaia.structures import kind_on
from astrarium.games.gaia.tables import GaiaRules
from astrarium.games.gaia.upgrades import upgrade_cost
from astrarium.games.gaia.words import (
    ADVANCE,
    ADVANCED,
    BUILD,
    BUY_TILE,
    BY_ACADEMY,
    BY_BOOSTER,
    BY_FACTION,
    CHARGE,
    CHARGE_THEN_TOKEN,
    CLUSTER,
    COVER,
    DECLINE,
    DOWNGRADE,
    EMPTY,
    END_TURN,
    FACTION,
    FEDERATE,
    FIND,
    FREE,
    FROM_AREA,
    GAIA_PROJECT,
    IN_THE_BOX,
    INCOME_CHARGE,
    INCOME_GAIN,
    KIND,
    LAY,
    NO_BOOSTER,
    NONE,
    PASS,
    PLACE,
    PLANETS,
    POWER,
    POWER_STONE,
    PROJECT,
    QIC_ACTION,
    RESEARCH,
    SATELLITE,
    SKIP,
    SPECIAL,
    STARTS,
    STATION,
    STONE_TO,
    STOP,
    STRUCTURES,
    SWAP,
    TAKE_BOOSTER,
    TILE,
    TILES_UNDER_TRACKS,
    TOKEN,
    TOKEN_THEN_CHARGE,
    TRACKS,
    UPGRADE,
)
from astrarium.parts import told
from astrarium.parts.told import Figure, Figures, Teller, by_frame, says, text


def tell_choice(s: Gaia, question: Question, choice: int) -> Sentence:
    return told.tell_choice(s, question, choice, KIND, TOLD)


def heading_of(rules: GaiaRules, choice: int) -> Sentence:
    """The choices of a turn, kind by kind."""
    kind = choice - choice % KIND
    if UPGRADE < kind < FEDERATE:
        return text("heading-upgrade")
    return text(HEADINGS[kind]) if kind in HEADINGS else UNSPOKEN


HEADINGS: Final = {
    FREE: "heading-free",
    BUILD: "heading-mine",
    PROJECT: "heading-project",
    FEDERATE: "heading-federation",
    RESEARCH: "heading-research",
    POWER: "heading-power",
    POWER_STONE: "heading-power",
    QIC_ACTION: "heading-qic",
    SPECIAL: "heading-special",
    PASS: "heading-pass",
    END_TURN: "heading-pass",
}
TEXT_FAMILIES: Final = ("heading-",)


# --- figures -------------------------------------------------------------------------------------


def _hex(s: Gaia, hex: int) -> str:
    return place(s.rules, hex)


def _where(figure: str) -> Figure:
    return lambda s, hex: where(s, hex)[figure]


HERE: Final = {figure: _where(figure) for figure in ("place", "planet", "sector", "side")}


def _amount(s: Gaia, amount: int) -> int:
    return amount


def _vp(s: Gaia, amount: int) -> int:
    """The price of power that is offered."""
    return amount - 1


def _id_of(tiles: str) -> Figure:
    """A tile among others of its kind, by what the rules call these."""
    return lambda s, number: str(getattr(s.rules, tiles)[number].id)


def _tile_of(tiles: str) -> dict[str, Figure]:
    """... and that the choice is about it."""
    id_of = _id_of(tiles)
    return {"tile": id_of, "about": lambda s, number: about(str(id_of(s, number)))}


# --- sentences -----------------------------------------------------------------------------------


def _faction(s: Gaia, seat: int, frame: Frame[Any], number: int) -> Sentence:
    faction = s.rules.factions[number]
    home = PLANETS[faction.home]
    return text("choice-faction", faction=faction.id, planet=home, about=f"faction-{faction.id}")


def _free(s: Gaia, seat: int, frame: Frame[Any], number: int) -> Sentence:
    """What the Itars burn is not lost. [gaia.faction.itars.burned-power-to-gaia]"""
    action = s.rules.free_actions[number].id
    if action == "burn_power" and s.faction_of(seat).burn_to_gaia:
        return text("choice-free-burn-to-gaia")
    return text("choice-free", free=action)


def _build(s: Gaia, seat: int, frame: Frame[Any], hex: int) -> Sentence:
    steps, bonus = (frame.steps, frame.bonus) if isinstance(frame, BuildWith) else (0, 0)
    price = int(mine_price(s, seat, hex, steps, bonus))
    if price < 0:
        return text("choice-build-closed", **where(s, hex))
    ore, credits, qic = (price >> shift & BYTE for shift in (0, CREDITS_SHIFT, QIC_SHIFT))
    return text("choice-build", ore=ore, credits=credits, qic=qic, **where(s, hex))


def _project(s: Gaia, seat: int, frame: Frame[Any], hex: int) -> Sentence:
    bonus = frame.bonus if isinstance(frame, BuildWith) else 0
    power = int(s.rules.project_cost[s.players[seat].level(GAIA_PROJECT)])
    qic = int(qic_for_range(s, seat, hex, bonus))
    return text("choice-project", amount=power, qic=qic, **where(s, hex))


def _upgrade(kind: int) -> Teller:
    def tell(s: Gaia, seat: int, frame: Frame[Any], hex: int) -> Sentence:
        cost = upgrade_cost(s, seat, hex, kind)
        return text(
            "choice-upgrade",
            **where(s, hex),
            old=STRUCTURES[kind_on(s, hex)],
            new=STRUCTURES[kind],
            ore=int(cost.ore),
            credits=int(cost.credits),
        )

    return tell


def _reached(s: Gaia, seat: int, hex: int) -> Figures:
    """A space, and the Q.I.C.s that bring it within range."""
    return {"place": place(s.rules, hex), "qic": int(qic_for_range(s, seat, hex, 0))}


def _find(s: Gaia, seat: int, frame: Frame[Any], hex: int) -> Sentence:
    return text("choice-lost-planet", **_reached(s, seat, hex))


def _station(s: Gaia, seat: int, frame: Frame[Any], hex: int) -> Sentence:
    return text("choice-station", **_reached(s, seat, hex))


def _cluster(s: Gaia, seat: int, frame: Frame[Any], hex: int) -> Sentence:
    """Its first hex may hold a space station, or a satellite of the federation that grows."""
    if int(s.terrain[hex]) == EMPTY:
        return text("choice-cluster-in-space", place=place(s.rules, hex))
    return text("choice-cluster", **where(s, hex))


def _step(s: Gaia, seat: int, track: int) -> Figures:
    """Where a step on a track leads."""
    name = TRACKS[track]
    level = int(s.players[seat].level(track)) + 1
    return {"track": name, "level": level, "about": f"track-{name}"}


def _research(s: Gaia, seat: int, frame: Frame[Any], track: int) -> Sentence:
    return text("choice-research", amount=int(s.rules.research_cost), **_step(s, seat, track))


def _advance(s: Gaia, seat: int, frame: Frame[Any], track: int) -> Sentence:
    return text("choice-advance", **_step(s, seat, track))


def _special(s: Gaia, seat: int, frame: Frame[Any], number: int) -> Sentence:
    player = s.players[seat]
    if number == BY_FACTION:
        faction = s.rules.factions[player.faction].id
        return text("choice-special-faction", faction=faction, about=f"faction-{faction}")
    if number == BY_ACADEMY:
        gain = s.rules.factions[player.faction].academy_action
        return text("choice-special-academy", qic=int(gain.qic), credits=int(gain.credits))
    if number == BY_BOOSTER:
        booster = s.rules.boosters[player.booster]
        told = {"about": about(booster.id)}
        if booster.project:
            return text("choice-special-range", amount=int(booster.reach), **told)
        return text("choice-special-steps", amount=int(booster.steps), **told)
    id = tile_of(s, number).id
    return text("choice-special-tile", tile=id, about=about(id))


def _pass(s: Gaia, seat: int, frame: Frame[Any], number: int) -> Sentence:
    if number == NO_BOOSTER:
        return text("choice-pass-last")
    id = s.rules.boosters[number].id
    return text("choice-pass", tile=id, about=about(id))


def _tile(s: Gaia, seat: int, frame: Frame[Any], space: int) -> Sentence:
    id = s.rules.standard[s.standard_at[space]].id
    if space < TILES_UNDER_TRACKS:
        return text("choice-tile", tile=id, track=TRACKS[space], about=about(id))
    return text("choice-tile-free", tile=id, about=about(id))


def _advanced(s: Gaia, seat: int, frame: Frame[Any], track: int) -> Sentence:
    kind = s.advanced_at[track]
    if kind == NONE:
        return text("choice-advanced-gone", track=TRACKS[track])
    id = s.rules.advanced[kind].id
    return text("choice-advanced", tile=id, track=TRACKS[track], about=about(id))


def _give(area: int) -> Teller:
    def tell(s: Gaia, seat: int, frame: Frame[Any], given: int) -> Sentence:
        figures: Figures = {"amount": given >> 1, "area": AREAS[area]}
        return text("choice-give-brainstone" if given & 1 else "choice-give", **figures)

    return tell


TOLD: Final[dict[int, Teller]] = {
    STARTS: says("choice-starts", seat=_amount),
    LAY: says(
        "choice-sector",
        number=lambda s, laid: f"{s.rules.faces[laid // 6].number:02d}",
        turns=lambda s, laid: laid % 6,
    ),
    **{kind: says("choice-deal", tile=_id_of(tiles)) for kind, tiles in IN_THE_BOX.items()},
    FACTION: _faction,
    PLACE: says("choice-place", **HERE),
    TAKE_BOOSTER: says("choice-booster", **_tile_of("boosters")),
    INCOME_CHARGE: says("choice-income-charge", amount=_amount),
    INCOME_GAIN: says("choice-income-gain", amount=_amount),
    FREE: _free,
    BUILD: _build,
    PROJECT: _project,
    FEDERATE: says("choice-federate"),
    RESEARCH: _research,
    POWER: says("choice-action", **_tile_of("board_actions")),
    POWER_STONE: says("choice-action-brainstone", **_tile_of("board_actions")),
    QIC_ACTION: says("choice-action", **_tile_of("board_actions")),
    SPECIAL: _special,
    PASS: _pass,
    END_TURN: says("choice-end-turn"),
    CLUSTER: _cluster,
    SATELLITE: says("choice-satellite", place=_hex),
    TOKEN: by_frame(
        says("choice-token", **_tile_of("tokens")),
        {ScoreToken: says("choice-rescore", **_tile_of("tokens"))},
    ),
    TILE: _tile,
    ADVANCED: _advanced,
    COVER: says("choice-cover", **_tile_of("standard")),
    ADVANCE: _advance,
    SKIP: says("choice-skip"),
    FIND: _find,
    STATION: _station,
    SWAP: says("choice-swap", **HERE),
    DOWNGRADE: says("choice-downgrade", **HERE),
    STONE_TO: says("choice-brainstone", area=lambda s, area: AREAS[area]),
    CHARGE: says("choice-charge", amount=_amount, vp=_vp),
    TOKEN_THEN_CHARGE: says("choice-token-then-charge", amount=_amount, vp=_vp),
    CHARGE_THEN_TOKEN: says("choice-charge-then-token", amount=_amount, vp=_vp),
    DECLINE: says("choice-decline"),
    BUY_TILE: says("choice-buy-tile"),
    STOP: says("choice-stop"),
    **{UPGRADE + kind * KIND: _upgrade(kind) for kind in range(1, (FEDERATE - UPGRADE) // KIND)},
    **{FROM_AREA + area * KIND: _give(area) for area in (1, 2, 3)},
}
