"""What a choice would do, with what it costs and gives, told from the frame that asks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from astrarium.core.frame import Frame
from astrarium.core.game import UNSPOKEN, Sentence
from astrarium.core.position import Question
from astrarium.games.gaia.frames.mine import BuildWith
from astrarium.games.gaia.frames.rescore import ScoreToken
from astrarium.games.gaia.reach import (
    BYTE,
    CREDITS_SHIFT,
    QIC_SHIFT,
    mine_price,
    qic_for_range,
)
from astrarium.games.gaia.speak.ids import AREAS, about, asker, place, planet, text
from astrarium.games.gaia.state import Gaia
from astrarium.games.gaia.structures import kind_on
from astrarium.games.gaia.upgrades import upgrade_cost
from astrarium.games.gaia.words import (
    ADVANCE,
    ADVANCED,
    BUILD,
    BUY_TILE,
    BY_ACADEMY,
    BY_ADVANCED,
    BY_BOOSTER,
    BY_FACTION,
    BY_STANDARD,
    CHARGE,
    CHARGE_THEN_TOKEN,
    CLUSTER,
    COVER,
    DEAL_ADVANCED,
    DEAL_BOOSTER,
    DEAL_FINAL,
    DEAL_ROUND,
    DEAL_STANDARD,
    DEAL_TOKEN,
    DECLINE,
    DOWNGRADE,
    END_TURN,
    FACTION,
    FEDERATE,
    FIND,
    FREE,
    FROM_AREA,
    GAIA_PROJECT,
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

Teller = Callable[[Gaia, int, Frame[Any], int], Sentence]


def tell_choice(s: Gaia, question: Question, choice: int) -> Sentence:
    frame = asker(s, question)
    if choice not in frame.candidates(s):
        return UNSPOKEN
    kind = choice - choice % KIND
    argument = choice % KIND
    seat = int(question.seat)
    if UPGRADE < kind < FEDERATE:
        return _upgrade(s, seat, argument, (kind - UPGRADE) // KIND)
    if FROM_AREA < kind < TILE:
        return _give(argument, (kind - FROM_AREA) // KIND)
    return TOLD[kind](s, seat, frame, argument)


def heading_of(choice: int) -> Sentence:
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


# --- setup ---------------------------------------------------------------------------------------


def _starts(s: Gaia, seat: int, frame: Frame[Any], number: int) -> Sentence:
    return text("choice-starts", seat=number)


def _lay(s: Gaia, seat: int, frame: Frame[Any], laid: int) -> Sentence:
    number = f"{s.rules.faces[laid // 6].number:02d}"
    return text("choice-sector", number=number, turns=laid % 6)


def _deal_standard(s: Gaia, seat: int, frame: Frame[Any], number: int) -> Sentence:
    return text("choice-deal", tile=s.rules.standard[number].id)


def _deal_advanced(s: Gaia, seat: int, frame: Frame[Any], number: int) -> Sentence:
    return text("choice-deal", tile=s.rules.advanced[number].id)


def _deal_token(s: Gaia, seat: int, frame: Frame[Any], number: int) -> Sentence:
    return text("choice-deal", tile=s.rules.tokens[number].id)


def _deal_round(s: Gaia, seat: int, frame: Frame[Any], number: int) -> Sentence:
    return text("choice-deal", tile=s.rules.round_tiles[number].id)


def _deal_final(s: Gaia, seat: int, frame: Frame[Any], number: int) -> Sentence:
    return text("choice-deal", tile=s.rules.final_tiles[number].id)


def _deal_booster(s: Gaia, seat: int, frame: Frame[Any], number: int) -> Sentence:
    return text("choice-deal", tile=s.rules.boosters[number].id)


def _faction(s: Gaia, seat: int, frame: Frame[Any], number: int) -> Sentence:
    faction = s.rules.factions[number]
    home = PLANETS[faction.home]
    return text("choice-faction", faction=faction.id, planet=home, about=f"faction-{faction.id}")


def _place(s: Gaia, seat: int, frame: Frame[Any], hex: int) -> Sentence:
    return text("choice-place", place=place(s.rules, hex), planet=planet(s, hex))


def _take_booster(s: Gaia, seat: int, frame: Frame[Any], number: int) -> Sentence:
    id = s.rules.boosters[number].id
    return text("choice-booster", tile=id, about=about(id))


# --- building ------------------------------------------------------------------------------------


def _build(s: Gaia, seat: int, frame: Frame[Any], hex: int) -> Sentence:
    steps, bonus = (frame.steps, frame.bonus) if isinstance(frame, BuildWith) else (0, 0)
    price = int(mine_price(s, seat, hex, steps, bonus))
    where = {"place": place(s.rules, hex), "planet": planet(s, hex)}
    if price < 0:
        return text("choice-build-closed", **where)
    ore, credits = price & BYTE, price >> CREDITS_SHIFT & BYTE
    return text("choice-build", ore=ore, credits=credits, qic=price >> QIC_SHIFT & BYTE, **where)


def _project(s: Gaia, seat: int, frame: Frame[Any], hex: int) -> Sentence:
    bonus = frame.bonus if isinstance(frame, BuildWith) else 0
    power = int(s.rules.project_cost[s.players[seat].level(GAIA_PROJECT)])
    qic = int(qic_for_range(s, seat, hex, bonus))
    return text("choice-project", place=place(s.rules, hex), amount=power, qic=qic)


def _upgrade(s: Gaia, seat: int, hex: int, kind: int) -> Sentence:
    cost = upgrade_cost(s, seat, hex, kind)
    return text(
        "choice-upgrade",
        place=place(s.rules, hex),
        old=STRUCTURES[kind_on(s, hex)],
        new=STRUCTURES[kind],
        ore=int(cost.ore),
        credits=int(cost.credits),
    )


def _federate(s: Gaia, seat: int, frame: Frame[Any], nothing: int) -> Sentence:
    return text("choice-federate")


def _cluster(s: Gaia, seat: int, frame: Frame[Any], hex: int) -> Sentence:
    return text("choice-cluster", place=place(s.rules, hex))


def _satellite(s: Gaia, seat: int, frame: Frame[Any], hex: int) -> Sentence:
    return text("choice-satellite", place=place(s.rules, hex))


def _find(s: Gaia, seat: int, frame: Frame[Any], hex: int) -> Sentence:
    qic = int(qic_for_range(s, seat, hex, 0))
    return text("choice-lost-planet", place=place(s.rules, hex), qic=qic)


def _station(s: Gaia, seat: int, frame: Frame[Any], hex: int) -> Sentence:
    qic = int(qic_for_range(s, seat, hex, 0))
    return text("choice-station", place=place(s.rules, hex), qic=qic)


def _swap(s: Gaia, seat: int, frame: Frame[Any], hex: int) -> Sentence:
    return text("choice-swap", place=place(s.rules, hex))


def _downgrade(s: Gaia, seat: int, frame: Frame[Any], hex: int) -> Sentence:
    return text("choice-downgrade", place=place(s.rules, hex))


# --- actions -------------------------------------------------------------------------------------


def _free(s: Gaia, seat: int, frame: Frame[Any], number: int) -> Sentence:
    return text("choice-free", free=s.rules.free_actions[number].id)


def _research(s: Gaia, seat: int, frame: Frame[Any], track: int) -> Sentence:
    level = int(s.players[seat].level(track)) + 1
    cost = int(s.rules.research_cost)
    name = TRACKS[track]
    return text("choice-research", track=name, level=level, amount=cost, about=f"track-{name}")


def _advance(s: Gaia, seat: int, frame: Frame[Any], track: int) -> Sentence:
    level = int(s.players[seat].level(track)) + 1
    name = TRACKS[track]
    return text("choice-advance", track=name, level=level, about=f"track-{name}")


def _action(s: Gaia, seat: int, frame: Frame[Any], number: int) -> Sentence:
    id = s.rules.actions[number].id
    return text("choice-action", tile=id, about=about(id))


def _action_stone(s: Gaia, seat: int, frame: Frame[Any], number: int) -> Sentence:
    id = s.rules.actions[number].id
    return text("choice-action-brainstone", tile=id, about=about(id))


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
    if number >= BY_ADVANCED:
        id = s.rules.advanced[number - BY_ADVANCED].id
    else:
        id = s.rules.standard[number - BY_STANDARD].id
    return text("choice-special-tile", tile=id, about=about(id))


def _pass(s: Gaia, seat: int, frame: Frame[Any], number: int) -> Sentence:
    if number == NO_BOOSTER:
        return text("choice-pass-last")
    id = s.rules.boosters[number].id
    return text("choice-pass", tile=id, about=about(id))


def _end_turn(s: Gaia, seat: int, frame: Frame[Any], nothing: int) -> Sentence:
    return text("choice-end-turn")


# --- tiles and tokens ----------------------------------------------------------------------------


def _token(s: Gaia, seat: int, frame: Frame[Any], kind: int) -> Sentence:
    id = s.rules.tokens[kind].id
    if isinstance(frame, ScoreToken):
        return text("choice-rescore", tile=id, about=about(id))
    return text("choice-token", tile=id, about=about(id))


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


def _cover(s: Gaia, seat: int, frame: Frame[Any], kind: int) -> Sentence:
    id = s.rules.standard[kind].id
    return text("choice-cover", tile=id, about=about(id))


def _skip(s: Gaia, seat: int, frame: Frame[Any], nothing: int) -> Sentence:
    return text("choice-skip")


def _buy_tile(s: Gaia, seat: int, frame: Frame[Any], nothing: int) -> Sentence:
    return text("choice-buy-tile")


def _stop(s: Gaia, seat: int, frame: Frame[Any], nothing: int) -> Sentence:
    return text("choice-stop")


# --- power ---------------------------------------------------------------------------------------


def _give(argument: int, area: int) -> Sentence:
    figures: dict[str, str | int] = {"amount": argument >> 1, "area": AREAS[area]}
    if argument & 1:
        return text("choice-give-brainstone", **figures)
    return text("choice-give", **figures)


def _stone_to(s: Gaia, seat: int, frame: Frame[Any], area: int) -> Sentence:
    return text("choice-brainstone", area=AREAS[area])


def _charge(s: Gaia, seat: int, frame: Frame[Any], amount: int) -> Sentence:
    return text("choice-charge", amount=amount, vp=amount - 1)


def _token_then_charge(s: Gaia, seat: int, frame: Frame[Any], amount: int) -> Sentence:
    return text("choice-token-then-charge", amount=amount, vp=amount - 1)


def _charge_then_token(s: Gaia, seat: int, frame: Frame[Any], amount: int) -> Sentence:
    return text("choice-charge-then-token", amount=amount, vp=amount - 1)


def _decline(s: Gaia, seat: int, frame: Frame[Any], nothing: int) -> Sentence:
    return text("choice-decline")


def _income_charge(s: Gaia, seat: int, frame: Frame[Any], amount: int) -> Sentence:
    return text("choice-income-charge", amount=amount)


def _income_gain(s: Gaia, seat: int, frame: Frame[Any], amount: int) -> Sentence:
    return text("choice-income-gain", amount=amount)


TOLD: Final[dict[int, Teller]] = {
    STARTS: _starts,
    LAY: _lay,
    DEAL_STANDARD: _deal_standard,
    DEAL_ADVANCED: _deal_advanced,
    DEAL_TOKEN: _deal_token,
    DEAL_ROUND: _deal_round,
    DEAL_FINAL: _deal_final,
    DEAL_BOOSTER: _deal_booster,
    FACTION: _faction,
    PLACE: _place,
    TAKE_BOOSTER: _take_booster,
    INCOME_CHARGE: _income_charge,
    INCOME_GAIN: _income_gain,
    FREE: _free,
    BUILD: _build,
    PROJECT: _project,
    FEDERATE: _federate,
    RESEARCH: _research,
    POWER: _action,
    POWER_STONE: _action_stone,
    QIC_ACTION: _action,
    SPECIAL: _special,
    PASS: _pass,
    END_TURN: _end_turn,
    CLUSTER: _cluster,
    SATELLITE: _satellite,
    TOKEN: _token,
    TILE: _tile,
    ADVANCED: _advanced,
    COVER: _cover,
    ADVANCE: _advance,
    SKIP: _skip,
    FIND: _find,
    STATION: _station,
    SWAP: _swap,
    DOWNGRADE: _downgrade,
    STONE_TO: _stone_to,
    CHARGE: _charge,
    TOKEN_THEN_CHARGE: _token_then_charge,
    CHARGE_THEN_TOKEN: _charge_then_token,
    DECLINE: _decline,
    BUY_TILE: _buy_tile,
    STOP: _stop,
}
