"""What is printed on the components, typed in from the facts."""

from __future__ import annotations

# number, name, ring, VP, wormholes from the north clockwise, squares (m money, s science,
# b materials, a any; capitals are advanced), Ancients, then d discovery, k artifact
HEXES = """
001 | Galactic Center | center | 4 | 111111 | sSbBaa | 0 | dk
101 | Castor | inner | 2 | 011111 | mbB | 1 | d
102 | Pollux | inner | 3 | 101101 | sS | 0 | k
103 | Beta Leonis | inner | 2 | 111011 | Ma | 0 | -
104 | Arcturus | inner | 2 | 110110 | mMsS | 2 | d
105 | Zeta Herculis | inner | 3 | 110111 | msB | 1 | dk
106 | Capella | inner | 2 | 111100 | sb | 0 | -
107 | Aldebaran | inner | 2 | 111101 | mSB | 0 | -
108 | Mu Cassiopeiae | inner | 2 | 110110 | Msa | 1 | d
201 | Alpha Centauri | middle | 1 | 010101 | mb | 0 | -
202 | Fomalhaut | middle | 1 | 010101 | sS | 0 | -
203 | Chi Draconis | middle | 1 | 110101 | msb | 2 | d
204 | Vega | middle | 2 | 110101 | MBa | 1 | dk
205 | Mu Herculis | middle | 1 | 001110 | mMS | 0 | -
206 | Epsilon Indi | middle | 1 | 011101 | b | 0 | d
207 | Zeta Reticuli | middle | 1 | 110100 | - | 0 | d
208 | Iota Persei | middle | 1 | 101101 | - | 0 | d
209 | Delta Eridani | middle | 1 | 110101 | Ms | 0 | -
210 | Psi Capricorni | middle | 1 | 100101 | mb | 0 | -
211 | Beta Aquilae | middle | 2 | 111100 | mBa | 1 | dk
301 | Zeta Draconis | outer | 2 | 101100 | msB | 2 | dk
302 | Gamma Serpentis | outer | 2 | 100110 | Mb | 1 | dk
303 | Eta Cephei | outer | 2 | 000101 | a | 1 | dk
304 | Theta Pegasi | outer | 1 | 100100 | Mb | 0 | -
305 | Lambda Serpentis | outer | 1 | 110100 | sb | 1 | d
306 | Beta Centauri | outer | 1 | 010100 | mb | 0 | -
307 | Sigma Sagittarii | outer | 1 | 101100 | mS | 0 | -
308 | Kappa Scorpii | outer | 1 | 001101 | sB | 0 | -
309 | Phi Piscium | outer | 1 | 100101 | mS | 0 | -
310 | Nu Phoenicis | outer | 1 | 100100 | sb | 0 | -
311 | Canopus | outer | 1 | 101100 | b | 0 | d
312 | Antares | outer | 1 | 110100 | b | 0 | d
313 | Alpha Ursae Minoris | outer | 1 | 100100 | a | 0 | d
314 | Spica | outer | 1 | 001110 | a | 0 | d
315 | Epsilon Aurigae | outer | 1 | 100101 | - | 0 | d
316 | Iota Carinae | outer | 1 | 110100 | - | 0 | d
317 | Beta Crucis | outer | 1 | 000110 | mM | 0 | -
318 | Gamma Velorum | outer | 1 | 001100 | Ba | 0 | -
221 | Procyon | starting | 3 | 110110 | mMsSb | 0 | k
222 | Epsilon Eridani | starting | 3 | 110110 | mMsS | 0 | k
223 | Altair | starting | 3 | 110110 | mMsSb | 0 | k
224 | Beta Hydri | starting | 3 | 110110 | msSB | 0 | k
225 | Eta Cassiopeiae | starting | 3 | 110110 | mMsSb | 0 | k
226 | 51 Cygni | starting | 3 | 110110 | msb | 0 | k
227 | Sirius | starting | 3 | 110110 | mMsSb | 0 | k
228 | Sigma Draconis | starting | 3 | 110110 | msB | 0 | k
229 | Tau Ceti | starting | 3 | 110110 | mMsSb | 0 | k
230 | Lambda Aurigae | starting | 3 | 110110 | mMsB | 0 | k
231 | Delta Pavonis | starting | 3 | 110110 | mMsSb | 0 | k
232 | Rigel | starting | 3 | 110110 | MsbB | 0 | k
"""

# id, category, cost, minimum, tiles
TECHNOLOGIES = """
neutron_bombs | military | 2 | 2 | 5
starbase | military | 4 | 3 | 5
plasma_cannon | military | 6 | 4 | 5
phase_shield | military | 8 | 5 | 4
advanced_mining | military | 10 | 6 | 4
tachyon_source | military | 12 | 6 | 3
plasma_missile | military | 14 | 7 | 3
gluon_computer | military | 16 | 8 | 3
gauss_shield | grid | 2 | 2 | 5
improved_hull | grid | 4 | 3 | 5
fusion_source | grid | 6 | 4 | 5
positron_computer | grid | 8 | 5 | 4
advanced_economy | grid | 10 | 6 | 4
tachyon_drive | grid | 12 | 6 | 3
antimatter_cannon | grid | 14 | 7 | 3
quantum_grid | grid | 16 | 8 | 3
nanorobots | nano | 2 | 2 | 5
fusion_drive | nano | 4 | 3 | 5
advanced_robotics | nano | 6 | 4 | 5
orbital | nano | 8 | 5 | 4
advanced_labs | nano | 10 | 6 | 4
monolith | nano | 12 | 6 | 3
artifact_key | nano | 14 | 7 | 3
wormhole_generator | nano | 16 | 8 | 3
"""

# What a technology gives; the others allow a part of their own name to be fitted.
GIFTS = {
    "neutron_bombs": "bombs",
    "starbase": "build starbase",
    "advanced_mining": "settles materials",
    "advanced_economy": "settles money",
    "quantum_grid": "2 discs",
    "nanorobots": "1 build",
    "advanced_robotics": "1 disc",
    "orbital": "build orbital",
    "advanced_labs": "settles science",
    "monolith": "build monolith",
    "artifact_key": "5 per artifact",
    "wormhole_generator": "half wormholes",
}

# id, energy, initiative, movement, computer, shield, hull, dice, technology
PARTS = """
ion_cannon | -1 | 0 | 0 | 0 | 0 | 0 | 1 yellow cannon | -
plasma_cannon | -2 | 0 | 0 | 0 | 0 | 0 | 1 orange cannon | plasma_cannon
antimatter_cannon | -4 | 0 | 0 | 0 | 0 | 0 | 1 red cannon | antimatter_cannon
plasma_missile | 0 | 0 | 0 | 0 | 0 | 0 | 2 orange missile | plasma_missile
electron_computer | 0 | 0 | 0 | 1 | 0 | 0 | - | -
positron_computer | -1 | 1 | 0 | 2 | 0 | 0 | - | positron_computer
gluon_computer | -2 | 2 | 0 | 3 | 0 | 0 | - | gluon_computer
gauss_shield | 0 | 0 | 0 | 0 | 1 | 0 | - | gauss_shield
phase_shield | -1 | 0 | 0 | 0 | 2 | 0 | - | phase_shield
hull | 0 | 0 | 0 | 0 | 0 | 1 | - | -
improved_hull | 0 | 0 | 0 | 0 | 0 | 2 | - | improved_hull
nuclear_drive | -1 | 1 | 1 | 0 | 0 | 0 | - | -
fusion_drive | -2 | 2 | 2 | 0 | 0 | 0 | - | fusion_drive
tachyon_drive | -3 | 3 | 3 | 0 | 0 | 0 | - | tachyon_drive
nuclear_source | 3 | 0 | 0 | 0 | 0 | 0 | - | -
fusion_source | 6 | 0 | 0 | 0 | 0 | 0 | - | fusion_source
tachyon_source | 9 | 0 | 0 | 0 | 0 | 0 | - | tachyon_source
axion_computer | 0 | 0 | 0 | 3 | 0 | 0 | - | ancient
hypergrid_source | 11 | 0 | 0 | 0 | 0 | 0 | - | ancient
shard_hull | 0 | 0 | 0 | 0 | 0 | 3 | - | ancient
ion_turret | -1 | 0 | 0 | 0 | 0 | 0 | 2 yellow cannon | ancient
conformal_drive | -2 | 2 | 4 | 0 | 0 | 0 | - | ancient
flux_shield | -2 | 0 | 0 | 0 | 3 | 0 | - | ancient
"""

# class, pieces, size, whether it moves, reputation tiles for destroying one
CLASSES = """
interceptor 8 1 yes 1
cruiser 4 3 yes 2
dreadnought 2 4 yes 3
starbase 4 2 no 1
ancient 0 0 no 1
defence_system 0 0 no 3
"""

# What is printed in the slots, and what beside them: initiative, energy, computer
SLOTS = """
terran_union interceptor: ion_cannon nuclear_source nuclear_drive - : 2 0 0
terran_union cruiser: ion_cannon hull nuclear_source electron_computer nuclear_drive - : 1 0 0
terran_union dreadnought: ion_cannon ion_cannon hull hull nuclear_source electron_computer nuclear_drive - : 0 0 0
terran_union starbase: ion_cannon hull hull electron_computer - : 4 3 0
eridani_empire dreadnought: ion_cannon ion_cannon hull hull nuclear_source electron_computer nuclear_drive - : 0 1 0
planta interceptor: ion_cannon nuclear_source nuclear_drive : 0 2 1
planta cruiser: ion_cannon hull nuclear_source nuclear_drive - : 0 2 1
planta dreadnought: ion_cannon ion_cannon hull hull nuclear_source nuclear_drive - : 0 2 1
planta starbase: ion_cannon hull hull electron_computer : 2 5 1
orion_hegemony interceptor: gauss_shield ion_cannon nuclear_source nuclear_drive : 3 1 0
orion_hegemony cruiser: hull gauss_shield ion_cannon nuclear_source electron_computer nuclear_drive : 2 2 0
orion_hegemony dreadnought: ion_cannon ion_cannon hull hull gauss_shield nuclear_source electron_computer nuclear_drive : 1 3 0
orion_hegemony starbase: ion_cannon hull hull gauss_shield electron_computer : 5 3 0
"""  # noqa: E501

# species, class: initiative, computer, shield, hull, movement, energy left, yellow dice, slots
BLUEPRINTS = """
terran_union interceptor: 3 0 0 0 1 1 1 4
terran_union cruiser: 2 1 0 1 1 1 1 6
terran_union dreadnought: 1 1 0 2 1 0 2 8
terran_union starbase: 4 1 0 2 0 2 1 5
eridani_empire interceptor: 3 0 0 0 1 1 1 4
eridani_empire cruiser: 2 1 0 1 1 1 1 6
eridani_empire dreadnought: 1 1 0 2 1 1 2 8
eridani_empire starbase: 4 1 0 2 0 2 1 5
hydran_progress interceptor: 3 0 0 0 1 1 1 4
hydran_progress cruiser: 2 1 0 1 1 1 1 6
hydran_progress dreadnought: 1 1 0 2 1 0 2 8
hydran_progress starbase: 4 1 0 2 0 2 1 5
planta interceptor: 1 1 0 0 1 3 1 3
planta cruiser: 1 1 0 1 1 3 1 5
planta dreadnought: 1 1 0 2 1 2 2 7
planta starbase: 2 2 0 2 0 4 1 4
descendants_of_draco interceptor: 3 0 0 0 1 1 1 4
descendants_of_draco cruiser: 2 1 0 1 1 1 1 6
descendants_of_draco dreadnought: 1 1 0 2 1 0 2 8
descendants_of_draco starbase: 4 1 0 2 0 2 1 5
mechanema interceptor: 3 0 0 0 1 1 1 4
mechanema cruiser: 2 1 0 1 1 1 1 6
mechanema dreadnought: 1 1 0 2 1 0 2 8
mechanema starbase: 4 1 0 2 0 2 1 5
orion_hegemony interceptor: 4 0 1 0 1 2 1 4
orion_hegemony cruiser: 3 1 1 1 1 3 1 6
orion_hegemony dreadnought: 2 1 1 2 1 3 2 8
orion_hegemony starbase: 5 1 1 2 0 2 1 5
"""

# species, colour, home, storage, ship, trade, colony ships, discs, costs, spaces of the reputation
# track for ambassadors, for tiles and for either; then the technologies
BOARDS = """
terran_directorate | red | 221 | 2 3 3 | interceptor | 2 | 3 | 13 | 3 5 8 3 5 10 | 1 0 4
  starbase
terran_federation | blue | 223 | 2 3 3 | interceptor | 2 | 3 | 13 | 3 5 8 3 5 10 | 1 0 4
  starbase
terran_union | green | 225 | 2 3 3 | interceptor | 2 | 3 | 13 | 3 5 8 3 5 10 | 1 0 4
  starbase
terran_republic | yellow | 227 | 2 3 3 | interceptor | 2 | 3 | 13 | 3 5 8 3 5 10 | 1 0 4
  starbase
terran_conglomerate | white | 229 | 2 3 3 | interceptor | 2 | 3 | 13 | 3 5 8 3 5 10 | 1 0 4
  starbase
terran_alliance | black | 231 | 2 3 3 | interceptor | 2 | 3 | 13 | 3 5 8 3 5 10 | 1 0 4
  starbase
eridani_empire | red | 222 | 26 2 4 | interceptor | 3 | 3 | 11 | 3 5 8 3 5 10 | 0 0 4
  plasma_cannon gauss_shield fusion_drive
hydran_progress | blue | 224 | 2 5 2 | interceptor | 3 | 3 | 13 | 3 5 8 3 5 10 | 1 0 3
  advanced_labs
planta | green | 226 | 4 4 4 | interceptor | 3 | 4 | 13 | 3 5 8 3 5 10 | 1 0 3
  starbase
descendants_of_draco | yellow | 228 | 2 4 3 | interceptor | 3 | 3 | 13 | 3 5 8 3 5 10 | 0 0 4
  -
mechanema | white | 230 | 3 3 3 | interceptor | 3 | 3 | 13 | 2 4 7 2 4 8 | 0 0 4
  positron_computer
orion_hegemony | black | 232 | 3 3 5 | cruiser | 4 | 3 | 13 | 3 5 8 3 5 10 | 0 1 4
  neutron_bombs gauss_shield
"""

# Explorations, hexes flipped, discs moved, colony ships turned, technologies, parts, builds, moves
ACTIVATIONS = {
    "terrans": (1, 1, 2, 2, 1, 2, 2, 3),
    "eridani_empire": (1, 1, 2, 2, 1, 2, 2, 2),
    "hydran_progress": (1, 1, 2, 2, 2, 2, 2, 2),
    "planta": (2, 1, 2, 2, 1, 2, 2, 2),
    "descendants_of_draco": (1, 2, 2, 2, 1, 2, 2, 2),
    "mechanema": (1, 1, 2, 2, 1, 3, 3, 2),
    "orion_hegemony": (1, 1, 2, 2, 1, 2, 2, 2),
}
DISCOVERIES = {
    "money": 3,
    "science": 3,
    "materials": 3,
    "ancient_technology": 3,
    "ancient_cruiser": 3,
    "axion_computer": 1,
    "hypergrid_source": 1,
    "shard_hull": 1,
    "ion_turret": 1,
    "conformal_drive": 1,
    "flux_shield": 1,
}
LETTERS = "msba"


def rows(table: str) -> list[list[str]]:
    return [[cell.strip() for cell in line.split("|")] for line in table.strip().splitlines()]
