"""The cards of the base game as they are printed, typed from the cards (first printing).

One line a design: title | copies | W world, M military world, D development, and its cost or
defense | VP (? where they vary) | goods | keywords, and whether the chromosome symbol is there.
"""

from __future__ import annotations

from typing import NamedTuple

TYPED = """
Old Earth                      | 1 | W 3 | 2 |                    |
Epsilon Eridani                | 1 | W 2 | 1 |                    |
Alpha Centauri                 | 1 | W 2 | 0 | rare windfall      |
New Sparta                     | 1 | M 2 | 1 |                    |
Earth's Lost Colony            | 1 | W 2 | 1 | novelty production |
Pilgrimage World               | 1 | W 0 | 2 |                    |
Refugee World                  | 1 | W 0 | 1 | novelty windfall   |
Artist Colony                  | 1 | W 1 | 1 | novelty production |
Destroyed World                | 1 | W 1 | 0 | rare windfall      |
Empath World                   | 1 | W 1 | 1 | genes windfall     |
Expanding Colony               | 1 | W 1 | 1 |                    |
Gambling World                 | 1 | W 1 | 1 |                    |
New Survivalists               | 1 | M 1 | 1 | novelty production |
Outlaw World                   | 1 | M 1 | 1 |                    |
Rebel Fuel Cache               | 1 | M 1 | 1 | rare windfall      | rebel
Runaway Robots                 | 1 | M 1 | 1 | rare windfall      |
Secluded World                 | 1 | W 1 | 1 | novelty production |
Star Nomad Lair                | 1 | M 1 | 1 | novelty windfall   |
The Last of the Uplift Gnarssh | 1 | M 1 | 0 | genes windfall     | uplift chromosome
Alien Robot Sentry             | 1 | M 2 | 2 | alien windfall     | alien
Aquatic Uplift Race            | 1 | M 2 | 2 | genes windfall     | uplift chromosome
Asteroid Belt                  | 1 | W 2 | 1 | rare windfall      |
Avian Uplift Race              | 1 | M 2 | 2 | genes windfall     | uplift chromosome
Former Penal Colony            | 1 | M 2 | 1 | novelty windfall   |
Galactic Engineers             | 1 | W 2 | 1 |                    |
Gem World                      | 1 | W 2 | 1 | novelty production |
New Vinland                    | 1 | W 2 | 1 | novelty production |
Pre-Sentient Race              | 1 | W 2 | 1 | genes windfall     |
Radioactive World              | 1 | W 2 | 1 | rare windfall      |
Rebel Miners                   | 1 | M 2 | 1 | rare production    | rebel
Reptilian Uplift Race          | 1 | M 2 | 2 | genes windfall     | uplift chromosome
Space Port                     | 1 | W 2 | 1 | novelty production |
Spice World                    | 1 | W 2 | 1 | novelty production |
Alien Rosetta Stone World      | 1 | W 3 | 3 |                    | alien
Bio-Hazard Mining World        | 1 | W 3 | 2 | rare production    |
Black Market Trading World     | 1 | W 3 | 2 |                    |
Blaster Gem Mines              | 1 | W 3 | 2 | rare windfall      |
Comet Zone                     | 1 | W 3 | 2 | rare production    |
Galactic Resort                | 1 | W 3 | 2 | novelty windfall   |
Mining World                   | 1 | W 3 | 2 | rare production    |
Pirate World                   | 1 | M 3 | 2 | novelty windfall   |
Plague World                   | 1 | W 3 | 0 | genes production   |
Prosperous World               | 1 | W 3 | 2 | novelty production |
Rebel Underground              | 1 | M 3 | 4 |                    | rebel
Rebel Warrior Race             | 1 | M 3 | 2 | genes windfall     | rebel
Alien Robot Scout Ship         | 1 | M 4 | 2 | alien windfall     | alien
Deserted Alien Outpost         | 1 | W 4 | 3 | alien windfall     | alien
Distant World                  | 1 | W 4 | 2 | genes production   |
Imperium Armaments World       | 1 | W 4 | 2 | rare production    | imperium
Malevolent Lifeforms           | 1 | M 4 | 2 | genes production   |
Merchant World                 | 1 | W 4 | 2 |                    |
Tourist World                  | 1 | W 4 | 2 |                    |
Deserted Alien Colony          | 1 | W 5 | 4 | alien windfall     | alien
Galactic Trendsetters          | 1 | W 5 | 3 |                    |
Lost Alien Warship             | 1 | M 5 | 3 | alien windfall     | alien
Lost Species Ark World         | 1 | W 5 | 3 | genes production   |
New Earth                      | 1 | W 5 | 3 | rare production    |
Rebel Outpost                  | 1 | M 5 | 5 |                    | rebel
Terraformed World              | 1 | W 5 | 5 |                    |
Alien Robotic Factory          | 1 | W 6 | 5 | alien production   | alien
Deserted Alien Library         | 1 | W 6 | 5 | alien windfall     | alien
Lost Alien Battle Fleet        | 1 | M 6 | 4 | alien production   | alien
Rebel Base                     | 1 | M 6 | 6 |                    | rebel
Rebel Homeworld                | 1 | M 7 | 7 |                    | rebel
Contact Specialist             | 2 | D 1 | 1 |                    |
Expedition Force               | 2 | D 1 | 1 |                    |
Export Duties                  | 2 | D 1 | 1 |                    |
Investment Credits             | 2 | D 1 | 1 |                    |
New Military Tactics           | 2 | D 1 | 1 |                    |
Public Works                   | 2 | D 1 | 1 |                    |
Colony Ship                    | 2 | D 2 | 1 |                    |
Deficit Spending               | 2 | D 2 | 1 |                    |
Genetics Lab                   | 2 | D 2 | 1 |                    |
Interstellar Bank              | 2 | D 2 | 1 |                    |
Mining Robots                  | 2 | D 2 | 1 |                    |
Space Marines                  | 2 | D 2 | 1 |                    |
Mining Conglomerate            | 2 | D 3 | 2 |                    |
Terraforming Robots            | 2 | D 3 | 2 |                    | terraforming
Diversified Economy            | 2 | D 4 | 2 |                    |
Drop Ships                     | 2 | D 4 | 2 |                    |
Replicant Robots               | 2 | D 4 | 2 |                    |
Research Labs                  | 2 | D 4 | 2 |                    |
Consumer Markets               | 2 | D 5 | 3 |                    |
Alien Tech Institute           | 1 | D 6 | ? |                    | alien
Free Trade Association         | 1 | D 6 | ? |                    |
Galactic Federation            | 1 | D 6 | ? |                    |
Galactic Imperium              | 1 | D 6 | ? |                    | imperium
Galactic Renaissance           | 1 | D 6 | ? |                    |
Galactic Survey: SETI          | 1 | D 6 | ? |                    |
Merchant Guild                 | 1 | D 6 | ? |                    |
Mining League                  | 1 | D 6 | ? |                    |
New Economy                    | 1 | D 6 | ? |                    |
New Galactic Order             | 1 | D 6 | ? |                    |
Pan-Galactic League            | 1 | D 6 | ? |                    |
Trade League                   | 1 | D 6 | ? |                    |
"""

# Varying VP of a tableau that holds nothing but the card.
ALONE = {
    "Alien Tech Institute": 2,
    "Free Trade Association": 0,
    "Galactic Federation": 2,
    "Galactic Imperium": 0,
    "Galactic Renaissance": 0,
    "Galactic Survey: SETI": 1,
    "Merchant Guild": 0,
    "Mining League": 0,
    "New Economy": 2,
    "New Galactic Order": 2,
    "Pan-Galactic League": 0,
    "Trade League": 2,
}

PRICES = {"novelty": 2, "rare": 3, "genes": 4, "alien": 5}

# Windfall worlds of each kind without a trade, consume or produce power that could interfere.
PLAIN_WORLDS = {
    "novelty": ("Refugee World", "Former Penal Colony", "Star Nomad Lair", "Pirate World"),
    "rare": ("Destroyed World", "Asteroid Belt", "Radioactive World", "Rebel Fuel Cache"),
    "genes": ("Pre-Sentient Race", "Empath World", "Aquatic Uplift Race", "Avian Uplift Race"),
    "alien": (
        "Alien Robot Sentry",
        "Deserted Alien Outpost",
        "Deserted Alien Colony",
        "Deserted Alien Library",
    ),
}


class Printed(NamedTuple):
    name: str
    copies: int
    shape: str  # W, M or D
    number: int  # cost, or the defense of a military world
    vp: int  # of a tableau that holds nothing else
    goods: str  # kind, or empty
    source: str  # windfall, production, or empty
    keywords: tuple[str, ...]
    chromosome: bool


def _read(line: str) -> Printed:
    name, copies, number, vp, goods, marks = [each.strip() for each in line.split("|")]
    kind, _, source = goods.partition(" ")
    return Printed(
        name,
        int(copies),
        number[0],
        int(number[1:]),
        ALONE[name] if vp == "?" else int(vp),
        kind,
        source,
        tuple(word for word in marks.split() if word != "chromosome"),
        "chromosome" in marks,
    )


CARDS = tuple(_read(line) for line in TYPED.strip().splitlines())
BY_NAME = {card.name: card for card in CARDS}


def plain_worlds(kind: str, count: int, apart_from: str = "") -> list[str]:
    """Windfall worlds to lay goods on; kind "any" takes them from all kinds."""
    kinds = list(PLAIN_WORLDS) if kind == "any" else [kind]
    worlds = [PLAIN_WORLDS[each][i] for i in range(4) for each in kinds]
    return [world for world in worlds if world != apart_from][:count]
