"""The cards of the two expansions as they are printed, typed from the cards; see printed.py."""

from __future__ import annotations

from typing import NamedTuple

# One line a design, as in printed.py; the copies are those of the whole deck.
STORM = """
Separatist Colony              | 1 | W 2 |  1 |                    |
Ancient Race                   | 1 | W 2 |  1 | genes windfall     |
Damaged Alien Factory          | 1 | M 3 |  2 | alien production   | alien
Doomed World                   | 1 | W 1 | -1 |                    |
Deserted Alien World           | 1 | W 1 |  2 |                    | alien
Rebel Sympathizers             | 1 | M 1 |  1 | novelty windfall   | rebel
Smuggling Lair                 | 1 | M 1 |  1 | rare windfall      |
Volcanic World                 | 1 | W 2 |  1 | rare production    |
Alien Toy Shop                 | 1 | W 3 |  1 | alien windfall     | alien
Clandestine Uplift Lab         | 1 | M 3 |  2 |                    | uplift chromosome
Galactic Bazaar                | 1 | W 3 |  2 | novelty windfall   |
Hive World                     | 1 | M 3 |  2 | genes production   |
Rebel Colony                   | 1 | M 4 |  4 |                    | rebel
Galactic Studios               | 1 | W 5 |  3 | novelty production |
Space Mercenaries              | 2 | D 1 |  0 |                    |
Improved Logistics             | 2 | D 3 |  2 |                    |
Galactic Genome Project        | 1 | D 6 |  ? |                    |
Imperium Lords                 | 1 | D 6 |  ? |                    | imperium
Terraforming Guild             | 1 | D 6 |  ? |                    | terraforming
"""

ARTIFACTS = """
Sentient Robots                | 1 | M 1 |  1 |                    |
Alien Artifact Hunters         | 1 | W 3 |  1 |                    | alien
Rebel Mutineers                | 1 | M 2 |  0 | novelty windfall   | rebel
Uplift Researchers             | 1 | W 2 |  1 |                    | uplift
Frontier Capital               | 1 | M 1 |  1 |                    |
Tranship Point                 | 1 | W 0 |  2 |                    |
Imperium Fifth Column          | 1 | M 1 |  0 |                    | imperium
Rebel Uplift World             | 1 | M 1 |  1 |                    | rebel uplift chromosome
Alien Fuel Refinery            | 1 | W 2 |  2 | alien production   | alien
Amphibian Uplift Race          | 1 | M 2 |  2 | genes windfall     | uplift chromosome
Arboreal Uplift Race           | 1 | M 2 |  2 | genes windfall     | uplift chromosome
Galactic Survey Headquarters   | 1 | W 2 |  1 | novelty production |
Ore-Rich World                 | 1 | W 2 |  1 | rare production    |
Rebel Gem Smugglers            | 1 | M 2 |  0 | rare windfall      | rebel
Deep Space Symbionts, Ltd.     | 1 | W 3 |  1 | genes windfall     |
Jumpdrive Fuel Refinery        | 1 | W 3 |  2 | rare production    |
Mercenary Guild                | 1 | M 3 |  2 | novelty windfall   |
Galactic News Hub              | 1 | W 4 |  2 | novelty windfall   |
Self-Repairing Alien Artillery | 1 | M 4 |  1 | alien production   | alien
Designer Species, Ultd.        | 1 | W 5 |  3 | genes production   |
Imperium Blaster Gem Depot     | 1 | M 5 |  3 | rare windfall      | imperium
Interstellar Trade Port        | 1 | W 5 |  3 | novelty production |
Terraforming Colony            | 1 | W 5 |  2 | novelty windfall   | terraforming
Alien Uplift Chamber           | 1 | W 6 |  ? | alien windfall     | alien uplift
Rebel Resistance               | 1 | M 8 |  ? |                    | rebel
Alien Sentinels                | 1 | M 9 |  9 | alien windfall     | alien
Alien Survey Technology        | 2 | D 1 |  1 |                    | alien
Imperium Stealth Tactics       | 2 | D 2 |  1 |                    | imperium
Scientific Cruisers            | 2 | D 2 |  1 |                    |
Imperium Supply Convoy         | 2 | D 3 |  2 |                    | imperium
Terraforming Project           | 2 | D 3 |  0 |                    | terraforming
Alien Research Ship            | 2 | D 4 |  2 |                    | alien
Galactic Investors             | 2 | D 5 |  3 |                    |
Alien Researchers              | 1 | D 6 |  ? |                    | alien
Galactic Expansionists         | 1 | D 6 |  ? |                    |
Imperium War Faction           | 1 | D 6 |  ? |                    | imperium
Terraforming Unlimited         | 1 | D 6 |  ? |                    | terraforming
Uplift Alliance                | 1 | D 6 |  ? |                    | uplift
Wormhole Prospectors           | 1 | D 6 |  ? |                    |
"""


class Printed(NamedTuple):
    expansion: str
    name: str
    copies: int
    shape: str  # W, M or D
    number: int  # cost, or the defense of a military world
    vp: str  # a number, or ? where they vary
    goods: str  # kind, or empty
    source: str  # windfall, production, or empty
    keywords: tuple[str, ...]
    chromosome: bool


def _read(expansion: str, line: str) -> Printed:
    name, copies, number, vp, goods, marks = [each.strip() for each in line.split("|")]
    kind, _, source = goods.partition(" ")
    return Printed(
        expansion,
        name,
        int(copies),
        number[0],
        int(number[1:]),
        vp,
        kind,
        source,
        tuple(word for word in marks.split() if word != "chromosome"),
        "chromosome" in marks,
    )


CARDS = tuple(
    _read(expansion, line)
    for expansion, typed in (("storm", STORM), ("artifacts", ARTIFACTS))
    for line in typed.strip().splitlines()
)
