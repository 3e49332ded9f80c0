"""Components and the table in words, line by line."""

from __future__ import annotations

from typing import Final

from astrarium.core.game import Data, Sentence
from astrarium.games.eclipse.blueprints import (
    CANNONS,
    COMPUTER,
    ENERGY,
    HULL,
    INITIATIVE,
    MISSILES,
    MOVEMENT,
    SHIELD,
    class_values,
)
from astrarium.games.eclipse.notation import plain
from astrarium.games.eclipse.scoring import bits
from astrarium.games.eclipse.state import CLASS, HEX_BITS, SIDE
from astrarium.games.eclipse.tables import EclipseRules, Part, Sector, Species
from astrarium.games.eclipse.words import (
    ANCIENTS,
    CATEGORIES,
    CLASSES,
    COLOURS,
    FINDS_PART,
    INNER,
    MIDDLE,
    NONE,
    OUTER,
    RESOURCES,
    RINGS,
    SHIPS,
)
from astrarium.parts import told
from astrarium.parts.told import Figures, text

TEXT_FAMILIES: Final = (
    "technology-",
    "part-",
    "species-",
    "ship-",
    "discovery-",
    "sector-",
    "resource-",
    "action-",
    "ring-",
    "label-",
    "effect-",
)


# --- components ----------------------------------------------------------------------------------


def components(rules: EclipseRules) -> dict[str, str]:
    """What can be explained, by the keys of the names, with the words that notation knows."""
    found = {f"species-{species.id}": species.name for species in rules.species}
    for technology in rules.technologies:
        found[f"technology-{technology.id}"] = plain(technology.id)
    for part in rules.parts:
        found[f"part-{part.id}"] = plain(part.id)
    for tile in rules.discoveries:
        found[f"discovery-{tile.id}"] = plain(tile.id)
    for sector in rules.sectors:
        found[f"sector-{sector.number}"] = sector.name
    return found


def tell_component(rules: EclipseRules, key: str) -> Sentence:
    told.tell_component("eclipse-no-component", components(rules), key)
    family, _, id = key.partition("-")
    if family == "technology":
        card = next(each for each in rules.technologies if each.id == id)
        return text(
            "told-technology",
            technology=id,
            category=CATEGORIES[card.category],
            cost=int(card.cost),
            minimum=int(card.minimum),
        )
    if family == "sector":
        sector = _sector(rules, int(id))
        ring = RINGS[sector.ring]
        return text("told-sector", place=int(id), name=sector.name, ring=ring, vp=int(sector.vp))
    if family == "part":
        return text("told-part", part=id)
    if family == "discovery":
        return text("told-discovery", tile=id, amount=int(rules.discovery_vp))
    return text("told-species", species=id)


def explain(rules: EclipseRules, key: str) -> list[Sentence]:
    sentences = [tell_component(rules, key)]
    family, _, id = key.partition("-")
    if family == "sector":
        return sentences + _explain_sector(_sector(rules, int(id)))
    if family == "part":
        part = next(each for each in rules.parts if each.id == id)
        return sentences + _explain_part(rules, part)
    if family == "species":
        species = next(each for each in rules.species if each.id == id)
        return sentences + _explain_species(rules, species)
    if family == "discovery":
        tile = next(each for each in rules.discoveries if each.id == id)
        if tile.kind == FINDS_PART:
            return sentences + _explain_part(rules, rules.parts[tile.what])
    if family == "technology":
        card = next(each for each in rules.technologies if each.id == id)
        if card.part != NONE:
            return sentences + _explain_part(rules, rules.parts[card.part])
    return sentences


def _sector(rules: EclipseRules, number: int) -> Sector:
    return next(each for each in rules.sectors if each.number == number)


def _explain_sector(sector: Sector) -> list[Sentence]:
    sentences = []
    for resource, name in enumerate(RESOURCES):
        squares = [at for at, its in enumerate(sector.squares) if its == resource]
        starred = sum(1 for at in squares if sector.advanced >> at & 1)
        plain_ones = len(squares) - starred
        if plain_ones:
            sentences.append(text("explain-squares", resource=name, amount=plain_ones))
        if starred:
            sentences.append(text("explain-starred", resource=name, amount=starred))
    if sector.ancients:
        sentences.append(text("explain-ancients", amount=int(sector.ancients)))
    if sector.discovery:
        sentences.append(text("explain-discovery"))
    if sector.artifact:
        sentences.append(text("explain-artifact"))
    return sentences


def _explain_part(rules: EclipseRules, part: Part) -> list[Sentence]:
    sentences = []
    if part.dice:
        figures: Figures = {"amount": int(part.dice), "colour": COLOURS[part.colour]}
        figures["damage"] = int(rules.damage[part.colour])
        key = "explain-missile" if part.missile else "explain-cannon"
        sentences.append((key, figures))
    for key, amount in (
        ("explain-computer", part.computer),
        ("explain-shield", part.shield),
        ("explain-hull", part.hull),
        ("explain-movement", part.movement),
        ("explain-initiative", part.initiative),
        ("explain-energy-given", max(part.energy, 0)),
        ("explain-energy-used", max(-part.energy, 0)),
    ):
        if amount:
            sentences.append((key, {"amount": int(amount)}))
    if part.ancient:
        sentences.append(text("explain-ancient-part"))
    return sentences


TEXT_KEYS: Final = (
    "explain-cannon",
    "explain-missile",
    "explain-computer",
    "explain-shield",
    "explain-hull",
    "explain-movement",
    "explain-initiative",
    "explain-energy-given",
    "explain-energy-used",
)


def _explain_species(rules: EclipseRules, species: Species) -> list[Sentence]:
    money, science, materials = (int(amount) for amount in species.storage)
    sentences = [text("explain-storage", money=money, science=science, materials=materials)]
    for number, technology in enumerate(rules.technologies):
        if species.technologies >> number & 1:
            sentences.append(text("explain-starts-with", technology=technology.id))
    sentences.append(text("explain-trade", amount=int(species.trade)))
    sentences.append(text("explain-ability", species="terran" if species.terran else species.id))
    return sentences


# --- the table -----------------------------------------------------------------------------------


def tell_board(rules: EclipseRules, view: Data) -> list[Sentence]:
    state = view["state"]
    sentences = []
    if state["round_number"] == 0:
        sentences.append(text("board-setup"))
    else:
        total = int(rules.rounds)
        sentences.append(text("board-round", round=state["round_number"], rounds=total))
    for ring in (INNER, MIDDLE, OUTER):
        left, discards = state["pile_left"][ring], bits(state["discards"][ring])
        sentences.append(
            text("board-pile", ring=RINGS[ring], amount=left, discards=int(discards), under="yes")
        )
    sentences.append(text("board-market"))
    for number, amount in enumerate(state["market"]):
        if amount:
            card = rules.technologies[number]
            cost = int(card.cost)
            sentences.append(
                text("board-offer", technology=card.id, amount=amount, cost=cost, under="yes")
            )
    sentences += _nobodys_hexes(rules, state)
    for seat in range(rules.seats):
        sentences += _player(rules, state, seat)
    return sentences


def _nobodys_hexes(rules: EclipseRules, state: Data) -> list[Sentence]:
    free = [hex for hex in state["laid"] if state["owner"][hex] == NONE]
    sentences = [text("board-free")] if free else []
    for hex in free:
        sentences.append(_hex(rules, hex))
    for (hex, side, klass), amount in _fleets(state).items():
        if side >= ANCIENTS:
            sentences.append(_ships(rules, hex, klass, amount))
    return sentences


def _hex(rules: EclipseRules, hex: int) -> Sentence:
    card = rules.sectors[hex]
    return text("board-hex", place=int(card.number), name=card.name, under="yes")


def _ships(rules: EclipseRules, hex: int, klass: int, amount: int) -> Sentence:
    number = int(rules.sectors[hex].number)
    return text("board-ships", ship=SHIPS[klass], amount=amount, place=number, under="yes")


def _fleets(state: Data) -> dict[tuple[int, int, int], int]:
    """Ships by hex, side and class."""
    found: dict[tuple[int, int, int], int] = {}
    for ship in sorted(state["ships"]):
        key = ship & HEX_BITS, ship >> SIDE & 7, ship >> CLASS & 7
        found[key] = found.get(key, 0) + 1
    return found


def _player(rules: EclipseRules, state: Data, seat: int) -> list[Sentence]:
    player = state["players"][seat]
    if player["species"] == NONE:
        return [text("board-no-species", seat=seat)]
    if player["out"]:
        return [text("board-out", seat=seat, amount=player["final"])]
    species = rules.species[player["species"]]
    stock: Figures = {name: player[name] for name in ("money", "science", "materials")}
    sentences = [text("board-player", seat=seat, species=species.id, **stock)]
    upkeep = int(rules.upkeep[player["discs"]])
    discs, colony = player["discs"], player["colony"]
    sentences.append(text("board-discs", amount=discs, upkeep=upkeep, colony=colony, under="yes"))
    made = [int(rules.production[player["tracks"] >> 4 * track & 15]) for track in range(3)]
    sentences.append(
        text("board-production", money=made[0], science=made[1], materials=made[2], under="yes")
    )
    for number, technology in enumerate(rules.technologies):
        if player["technologies"] >> number & 1:
            sentences.append(text("board-technology", technology=technology.id, under="yes"))
    for klass in range(CLASSES):
        sentences.append(_blueprint(rules, player, klass))
    sentences += [_hex(rules, hex) for hex in state["laid"] if state["owner"][hex] == seat]
    for (hex, side, klass), amount in _fleets(state).items():
        if side == seat:
            sentences.append(_ships(rules, hex, klass, amount))
    for other in range(rules.seats):
        if player["allies"] >> other & 1:
            sentences.append(text("board-ally", seat=other, under="yes"))
    tiles = player["tile_count"] if "tile_count" in player else len(player["tiles"])
    kept = player["kept_count"] if "kept_count" in player else len(player["kept"])
    sentences.append(text("board-reputation", amount=tiles, kept=kept, under="yes"))
    if state["traitor"] == seat:
        sentences.append(text("board-traitor", under="yes"))
    return sentences


def _blueprint(rules: EclipseRules, player: Data, klass: int) -> Sentence:
    values = class_values(rules, player["species"], player["slots"], klass)
    figures: Figures = {
        "initiative": int(values[INITIATIVE]),
        "computer": int(values[COMPUTER]),
        "shield": int(values[SHIELD]),
        "hull": int(values[HULL]),
        "movement": int(values[MOVEMENT]),
        "energy": int(values[ENERGY]),
        "cannons": sum(values[CANNONS + colour] for colour in range(len(COLOURS))),
        "missiles": sum(values[MISSILES + colour] for colour in range(len(COLOURS))),
    }
    return text("board-blueprint", ship=SHIPS[klass], under="yes", **figures)


def tell_figures(rules: EclipseRules, view: Data, seat: int) -> list[tuple[Sentence, int]]:
    """What all may know of a seat; its secret tiles are counted, not valued."""
    state = view["state"]
    player = state["players"][seat]
    hexes = sum(1 for hex in state["laid"] if state["owner"][hex] == seat)
    upkeep = rules.upkeep[player["discs"]] if player["species"] != NONE else 0
    income = rules.production[player["tracks"] & 15] if player["species"] != NONE else 0
    return [
        (text("figure-money"), player["money"]),
        (text("figure-science"), player["science"]),
        (text("figure-materials"), player["materials"]),
        (text("figure-discs"), player["discs"]),
        (text("figure-upkeep"), int(upkeep)),
        (text("figure-balance"), player["money"] + income - upkeep),
        (text("figure-hexes"), hexes),
        (text("figure-technologies"), int(bits(player["technologies"]))),
    ]
