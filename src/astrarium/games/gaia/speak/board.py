"""Components and the table in words, line by line."""

from __future__ import annotations

from typing import Any, Final

from astrarium.core.game import Data, Sentence
from astrarium.games.gaia.notation import plain
from astrarium.games.gaia.speak.ids import place, spot
from astrarium.games.gaia.tables import GaiaRules
from astrarium.games.gaia.words import (
    EMPTY,
    KIND_MASK,
    NONE,
    PLANETS,
    SEAT_SHIFT,
    STRUCTURES,
    TOP,
    TRACKS,
)
from astrarium.parts import told
from astrarium.parts.told import text

RESOURCES: Final = ("ore", "knowledge", "credits", "qic")
TEXT_FAMILIES: Final = (
    "tile-",
    "faction-",
    "track-",
    "planet-",
    "structure-",
    "resource-",
    "free-",
    "label-",
)


def components(rules: GaiaRules) -> dict[str, str]:
    """What can be explained, by the keys of the texts, with the words that notation knows."""
    found = {f"faction-{faction.id}": faction.name for faction in rules.factions}
    for track in TRACKS:
        found[f"track-{track}"] = plain(track)
    tiles: list[Any] = [*rules.standard, *rules.advanced, *rules.boosters, *rules.round_tiles]
    tiles += [*rules.final_tiles, *rules.tokens, *rules.board_actions]
    return found | {f"tile-{tile.id}": plain(tile.id) for tile in tiles}


def tell_component(rules: GaiaRules, key: str) -> Sentence:
    """A tile says all in its one sentence; a faction or a track says its name."""
    return told.tell_component("gaia-no-component", components(rules), key)


def explain(rules: GaiaRules, key: str) -> list[Sentence]:
    sentences = [tell_component(rules, key)]
    family, _, id = key.partition("-")
    if family == "track":
        levels = range(TOP + 1)
        return sentences + [text("explain-level", level=each, track=id) for each in levels]
    if family != "faction":
        return sentences
    faction = next(each for each in rules.factions if each.id == id)
    resources = {name: int(getattr(faction, name)) for name in RESOURCES}
    power = {"first": int(faction.area1), "second": int(faction.area2)}
    return [
        *sentences,
        text("explain-home", planet=PLANETS[faction.home]),
        text("explain-start", **resources, **power),
        text("explain-ability", faction=id),
        text("explain-institute", faction=id),
    ]


def tell_board(rules: GaiaRules, view: Data) -> list[Sentence]:
    state = view["state"]
    sentences = []
    if state["round_number"] == 0:
        sentences.append(text("board-setup"))
    else:
        tile = rules.round_tiles[state["round_tiles"][state["round_number"] - 1]].id
        sentences.append(text("board-round", round=state["round_number"], tile=tile))
    for tile in state["final_tiles"]:
        sentences.append(text("board-final", tile=rules.final_tiles[tile].id, under="yes"))
    for seat in range(rules.seats):
        sentences += _player(rules, state, seat)
    return sentences


def _player(rules: GaiaRules, state: Data, seat: int) -> list[Sentence]:
    player = state["players"][seat]
    if player["faction"] == NONE:
        return [text("board-no-faction", seat=seat)]
    faction = rules.factions[player["faction"]].id
    resources = {name: player[name] for name in ("vp", *RESOURCES)}
    sentences = [text("board-player", seat=seat, faction=faction, **resources)]
    power = {name: player[name] for name in ("area1", "area2", "area3", "gaia_area")}
    sentences.append(text("board-power", under="yes", **power))
    if player["booster"] != NONE:
        tile = rules.boosters[player["booster"]].id
        sentences.append(text("board-booster", tile=tile, under="yes"))
    for track, name in enumerate(TRACKS):
        level = player["levels"] >> (4 * track) & 15
        if level:
            sentences.append(text("board-level", track=name, level=level, under="yes"))
    for kind, tile in enumerate(rules.standard):
        if player["tiles"] >> kind & 1 and not player["covered"] >> kind & 1:
            sentences.append(text("board-tile", tile=tile.id, under="yes"))
    for kind, tile in enumerate(rules.advanced):
        if player["advanced"] >> kind & 1:
            sentences.append(text("board-tile", tile=tile.id, under="yes"))
    return sentences + _pieces(rules, state, seat)


def _pieces(rules: GaiaRules, state: Data, seat: int) -> list[Sentence]:
    """What the seat has on the map."""
    terrain = dict(map(tuple, state["terrain"]))
    found = [
        (hex, STRUCTURES[value & KIND_MASK])
        for hex, value in state["building"]
        if value >> SEAT_SHIFT == seat
    ]
    for layer, name in (("shared", "mine"), ("gaiaformer", "gaiaformer")):
        found += [(hex, name) for hex, value in state[layer] if value == seat + 1]
    sentences = [
        text(
            "board-structure",
            structure=name,
            under="yes",
            **spot(rules, state["layout"], lambda each: terrain.get(each, EMPTY), hex),
        )
        for hex, name in found
    ]
    in_space = [(hex, "space_station") for hex, value in state["station"] if value == seat + 1]
    in_space += [(hex, "satellite") for hex, seats in state["satellite"] if seats >> seat & 1]
    for hex, name in in_space:
        where = place(rules, hex)
        sentences.append(text("board-in-space", structure=name, place=where, under="yes"))
    return sentences


def tell_figures(rules: GaiaRules, view: Data, seat: int) -> list[tuple[Sentence, int]]:
    player = view["state"]["players"][seat]
    return [
        (text("figure-vp"), player["vp"]),
        (text("figure-ore"), player["ore"]),
        (text("figure-knowledge"), player["knowledge"]),
        (text("figure-credits"), player["credits"]),
        (text("figure-qic"), player["qic"]),
        (text("figure-power"), player["area3"]),
        (text("figure-area-1"), player["area1"]),
        (text("figure-area-2"), player["area2"]),
        (text("figure-area-0"), player["gaia_area"]),
    ]
