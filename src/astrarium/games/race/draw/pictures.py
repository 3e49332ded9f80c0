"""The picture of every card, composed from its facts; the key to them is in `KEY`.

colour     the goods of a world, grey without any; of a development the phase it serves most,
           and on its right half, or in its rays, the one it serves besides
body       a full planet produces, a dark one in a halo is a windfall, lines of an atlas: no goods
size       the planet grows with cost or defense
motif      what the name speaks of
military   a red horizon, and a chevron for each point of defense
plate      a development; a disc costs 1, a diamond 2, then a corner more for each card;
           rays round a double ring: its points are counted at the end
marks      rebel: a banner, imperium: a crown, alien: a ring of glyphs, uplift: a helix
"""

from __future__ import annotations

from typing import Any, Final

from astrarium.core.draw.svg import Canvas, Style
from astrarium.parts.draw.motifs import ON_GROUND
from astrarium.parts.draw.scene import BARE, HALO, PRODUCING, Scene

Card = dict[str, Any]

GOODS_HUES: Final = {"novelty": "blue", "rare": "brown", "genes": "green", "alien": "yellow"}
NO_GOODS: Final = "grey"
PHASE_HUES: Final = {
    "explore": "teal",
    "develop": "brass",
    "settle": "red",
    "trade": "violet",
    "consume": "violet",
    "produce": "olive",
}
UPRIGHT: Final = frozenset({"helmet", "virus", "trefoil", "skull", "biohazard", "crosshair"})

# What a name speaks of: the first word or words found in the id decide.
MOTIF_OF: Final = {
    "old_earth": "skyline",
    "epsilon_eridani": "orbits",
    "alpha_centauri": "twins",
    "sparta": "helmet",
    "earths_lost_colony": "domes",
    "pilgrimage": "temple",
    "refugee": "tent",
    "artist": "palette",
    "destroyed": "shattered",
    "empath": "eye",
    "expanding": "modules",
    "gambling": "dice",
    "survivalists": "campfire",
    "outlaw": "mask",
    "fuel_cache": "drums",
    "runaway": "runner",
    "secluded": "island",
    "nomad": "cave",
    "gnarssh": "claw",
    "sentry": "sentry",
    "aquatic": "fish",
    "asteroid": "rocks",
    "avian": "bird",
    "penal": "chain",
    "engineers": "wrench",
    "gem_world": "crystals",
    "vinland": "longship",
    "pre_sentient": "hand",
    "radioactive": "trefoil",
    "rebel_miners": "pick",
    "reptilian": "lizard",
    "space_port": "launchpad",
    "spice": "flower",
    "rosetta": "stonetablet",
    "bio_hazard": "biohazard",
    "black_market": "moneybag",
    "blaster_gem_mines": "blaster",
    "comet": "comet",
    "resort": "parasol",
    "mining_world": "minecart",
    "pirate": "skull",
    "plague": "virus",
    "prosperous": "wheat",
    "underground": "tunnel",
    "warrior": "swords",
    "scout_ship": "saucer",
    "deserted_alien_outpost": "obelisk",
    "distant": "telescope",
    "armaments": "missiles",
    "malevolent": "tentacles",
    "merchant_world": "coins",
    "tourist": "camera",
    "deserted_alien_colony": "pyramid",
    "trendsetters": "glasses",
    "warship": "warship",
    "ark": "ark",
    "new_earth": "globe",
    "rebel_outpost": "fortress",
    "terraformed": "tree",
    "robotic_factory": "factory",
    "library": "library",
    "battle_fleet": "fleet",
    "rebel_base": "bunker",
    "homeworld": "spire",
    "contact": "meet",
    "expedition": "compass",
    "duties": "crate",
    "credits": "chart",
    "military_tactics": "tactics",
    "public_works": "crane",
    "colony_ship": "ship",
    "deficit": "purse",
    "genetics": "flask",
    "bank": "bank",
    "mining_robots": "drill",
    "marines": "visor",
    "conglomerate": "truck",
    "terraforming_robots": "sprout",
    "diversified": "pie",
    "drop_ships": "drop",
    "replicant": "replicants",
    "research_labs": "microscope",
    "consumer": "market",
    "tech_institute": "circuit",
    "free_trade": "exchange",
    "federation": "stars",
    "galactic_imperium": "crown",
    "renaissance": "lyre",
    "seti": "dish",
    "merchant_guild": "scroll",
    "mining_league": "pick",
    "new_economy": "gear",
    "order": "shield",
    "pan_galactic": "galaxy",
    "trade_league": "scales",
    "separatist": "flag",
    "ancient": "totem",
    "damaged": "brokengear",
    "doomed": "impact",
    "deserted_alien_world": "ruins",
    "sympathizers": "fist",
    "smuggling": "lantern",
    "volcanic": "volcano",
    "toy": "top",
    "clandestine": "tubes",
    "bazaar": "jar",
    "hive": "hive",
    "rebel_colony": "watchtower",
    "studios": "clapper",
    "space_mercenaries": "crosshair",
    "logistics": "conveyor",
    "genome": "helix",
    "lords": "throne",
    "terraforming_guild": "leaf",
    "sentient_robots": "robot",
    "hunters": "idol",
    "mutineers": "wheel",
    "uplift_researchers": "magnifier",
    "capital": "capitol",
    "tranship": "hook",
    "fifth_column": "column",
    "rebel_uplift": "paw",
    "alien_fuel": "refinery",
    "amphibian": "frog",
    "arboreal": "forest",
    "survey_headquarters": "antenna",
    "ore_rich": "ingots",
    "gem_smugglers": "brilliant",
    "symbionts": "jellyfish",
    "jumpdrive": "portal",
    "mercenary": "axe",
    "news": "microphone",
    "artillery": "artillery",
    "designer": "butterfly",
    "gem_depot": "vault",
    "trade_port": "freighter",
    "terraforming_colony": "greenhouse",
    "uplift_chamber": "pod",
    "resistance": "megaphone",
    "sentinels": "moai",
    "survey_technology": "satellite",
    "stealth": "stealth",
    "cruisers": "cruiser",
    "convoy": "convoy",
    "terraforming_project": "raincloud",
    "research_ship": "probe",
    "investors": "tophat",
    "alien_researchers": "alienhead",
    "expansionists": "expand",
    "war_faction": "banner",
    "unlimited": "infinity",
    "alliance": "laurel",
    "wormhole": "wormhole",
    # Goals
    "galactic_standard": "amphora",
    "system_diversity": "network",
    "overlord": "idol",
    "budget": "drawers",
    "innovation": "brain",
    "galactic_status": "podium",
    "greatest_military": "cannon",
    "largest_industry": "tank",
    "greatest_infrastructure": "crane",
    "production_leader": "gear",
}


def motif_of(id: str) -> str:
    return next(motif for words, motif in MOTIF_OF.items() if f"_{words}" in f"_{id}")


def hue_of(card: Card) -> str:
    if card["kind"] == "world":
        goods = card.get("goods")
        return GOODS_HUES[goods["kind"]] if goods else NO_GOODS
    return _phase_hues(card)[0]


def _phase_hues(card: Card) -> tuple[str, str]:
    """Of the two phases that a development serves most; twice the same if there is one."""
    powers = card.get("powers") or {}
    order = sorted(PHASE_HUES, key=lambda phase: -len(powers.get(phase, ())))
    served = list(dict.fromkeys(PHASE_HUES[phase] for phase in order if powers.get(phase)))
    both = [*served, *served] or [PHASE_HUES["develop"]] * 2
    return both[0], both[1]


def picture_of(card: Card, style: Style) -> Canvas:
    """The picture of a card, 200 by 150."""
    canvas = Canvas(style)
    scene = Scene(canvas, hue_of(card), card["id"])
    scene.sky()
    if card["kind"] == "world":
        _world(scene, card)
    else:
        _development(scene, card)
    _marks(scene, card)
    return canvas


def _world(scene: Scene, card: Card) -> None:
    military = card.get("military", False)
    if military:
        scene.war()
    scene.stars()
    size = card["defense"] if military else card["cost"]
    motif, side = motif_of(card["id"]), scene.chance.side()
    if motif in ON_GROUND:  # a small planet above, the motif on the ground
        scene.planet(_body(card), 100 + side * 58, 46, 17 + 2.6 * size)
        scene.ground()
        scene.motif(motif, 100 - side * 26, 79, 94)
    else:  # a large planet, the motif in front of it
        y = round(scene.chance.between(64, 88))
        scene.planet(_body(card), 100 + side * 52, y, 40 + 3.4 * size)
        tilt = 0 if motif in UPRIGHT else scene.chance.between(-7, 7)
        scene.motif(motif, 100 - side * 34, 78, 100, tilt)
    powers = card.get("powers") or {}
    if "trade" in powers:
        scene.lane()
    if "explore" in powers:
        scene.rings()
    if "consume" in powers:
        scene.lights()
    if military:
        scene.chevrons(card["defense"], 154 if card.get("goods") else 190)


def _body(card: Card) -> str:
    goods = card.get("goods")
    if not goods:
        return BARE
    return PRODUCING if goods["source"] == "production" else HALO


def _development(scene: Scene, card: Card) -> None:
    second = _phase_hues(card)[1]
    if card["vp"] == "variable":
        scene.rays(second)
    else:
        scene.plate(card["cost"] + 2 if card["cost"] > 1 else 0, second)
    scene.motif(motif_of(card["id"]), 100, 76, 96)


def _marks(scene: Scene, card: Card) -> None:
    """The words of the title that other cards speak of."""
    x = 38.0
    for keyword in card.get("keywords", ()):
        if keyword in MARKS:
            MARKS[keyword](scene, x)
            x += 46


def _rebel(scene: Scene, x: float) -> None:
    colour = scene.canvas.style.colour
    d = f"M{x - 12:g} 150V84M{x - 12:g} 86h33l-8 11 8 11h-33Z"
    edge = colour("war-edge")
    scene.canvas.add("path", d=d, fill=colour("war"), stroke=edge, stroke_width=2.5)


def _imperium(scene: Scene, x: float) -> None:
    colour = scene.canvas.style.colour
    d = f"M{x - 17:g} 108l-4-22 12 10 9-16 9 16 12-10-4 22Z"
    paint = {"fill": colour("yellow-lit"), "stroke": colour("yellow-sky")}
    scene.canvas.add("path", d=d, stroke_width=2.5, **paint)


def _alien(scene: Scene, x: float) -> None:
    turns = "".join(
        f"M{x - r:g} 100a{r} {r} 0 1 0 {2 * r} 0a{r} {r} 0 1 0 {-2 * r} 0Z" for r in (15, 7)
    )
    cross = f"M{x:g} 80v10M{x:g} 110v10M{x - 20:g} 100h10M{x + 10:g} 100h10"
    scene.stroke(turns + cross, "sky", 6.5, opacity=0.8)
    scene.stroke(turns + cross, "motif", 2.5)


def _uplift(scene: Scene, x: float) -> None:
    scene.motif("helix", x, 100, 44)


MARKS: Final = {"rebel": _rebel, "imperium": _imperium, "alien": _alien, "uplift": _uplift}


def goal_picture(goal: Card, style: Style) -> Canvas:
    """A goal: a medal. Whoever is first keeps it (teal); whoever has most may lose it (brass)."""
    canvas = Canvas(style)
    scene = Scene(canvas, "brass" if goal["kind"] == "most" else "teal", goal["id"])
    scene.sky()
    scene.medal()
    scene.motif(motif_of(goal["id"]), 100, 76, 76)
    return canvas
