### Eclipse, English. Terms are those of the rulebook. A hex is known by its printed number ($place; 1 is the
### centre) and called by its name, as on the map; an unexplored place is known by a neighbour ($near, $side). $rival is a second player.

## At the table: the game, its options, what a seat has

game-title = Eclipse
game-blurb = New dawn for the galaxy: explore, settle, research, design ships and fight over nine rounds.
option-species = Species
option-species-why = The rulebook suggests Terrans alone for a first game.
option-species-value = { $value ->
   *[terrans] Terrans only
    [choice] Everybody chooses
    [draw] By draw
    [mixed] Choose or draw
}
option-start_player = Start player
option-start_player-why = The player of the first seat begins, or chance decides.
option-start_player-value = { $value ->
   *[first_seat] The first seat
    [chance] Chance
}
figure-money = Money
figure-science = Science
figure-materials = Materials
figure-discs = Influence discs
figure-upkeep = Upkeep
figure-balance = Money after upkeep
figure-hexes = Hexes
figure-technologies = Technologies
points-score-reputation = Reputation tiles
points-score-ambassadors = Ambassadors
points-score-hexes = Hexes
points-score-discoveries = Discoveries
points-score-monoliths = Monoliths
points-score-technologies = Technologies
points-score-traitor = Traitor
points-score-species = Species

## Words inside sentences

the-hex = { $place ->
    [1] the Galactic Center
   *[other] { TEXT("sector-", $place) }
}
hex-object = { the-hex }
on-hex = on { the-hex }
to-hex = to { the-hex }
from-hex = from { the-hex }
the-resource = { $resource ->
   *[money] money
    [science] science
    [materials] materials
    [any] any resource
}
given-resource = { $given ->
   *[money] money
    [science] science
    [materials] materials
}
gained-resource = { $gained ->
   *[money] money
    [science] science
    [materials] materials
}
resource-money = money
resource-science = science
resource-materials = materials
resource-any = any resource
ring-inner = the Inner sector
ring-middle = the Middle sector
ring-outer = the Outer sector
ring-center = the centre
ring-starting = the starting sectors
action-explore = Explore
action-influence = Influence
action-research = Research
action-upgrade = Upgrade
action-build = Build
action-move = Move
ship-interceptor = interceptor
ship-cruiser = cruiser
ship-dreadnought = dreadnought
ship-starbase = starbase
ship-orbital = orbital
ship-monolith = monolith
ship-ancient = Ancient
ship-defence_system = Galactic Center Defense System

## Components

technology-neutron_bombs = Neutron Bombs
technology-starbase = Starbase
technology-plasma_cannon = Plasma Cannon
technology-phase_shield = Phase Shield
technology-advanced_mining = Advanced Mining
technology-tachyon_source = Tachyon Source
technology-plasma_missile = Plasma Missile
technology-gluon_computer = Gluon Computer
technology-gauss_shield = Gauss Shield
technology-improved_hull = Improved Hull
technology-fusion_source = Fusion Source
technology-positron_computer = Positron Computer
technology-advanced_economy = Advanced Economy
technology-tachyon_drive = Tachyon Drive
technology-antimatter_cannon = Antimatter Cannon
technology-quantum_grid = Quantum Grid
technology-nanorobots = Nanorobots
technology-fusion_drive = Fusion Drive
technology-advanced_robotics = Advanced Robotics
technology-orbital = Orbital
technology-advanced_labs = Advanced Labs
technology-monolith = Monolith
technology-artifact_key = Artifact Key
technology-wormhole_generator = Wormhole Generator
effect-neutron_bombs = after a battle all population of a hex is destroyed without rolling
effect-starbase = you may build starbases
effect-plasma_cannon = the Plasma Cannon may be fitted
effect-phase_shield = the Phase Shield may be fitted
effect-advanced_mining = colony ships may settle starred materials squares
effect-tachyon_source = the Tachyon Source may be fitted
effect-plasma_missile = the Plasma Missile may be fitted
effect-gluon_computer = the Gluon Computer may be fitted
effect-gauss_shield = the Gauss Shield may be fitted
effect-improved_hull = the Improved Hull may be fitted
effect-fusion_source = the Fusion Source may be fitted
effect-positron_computer = the Positron Computer may be fitted
effect-advanced_economy = colony ships may settle starred money squares
effect-tachyon_drive = the Tachyon Drive may be fitted
effect-antimatter_cannon = the Antimatter Cannon may be fitted
effect-quantum_grid = two more influence discs at once
effect-nanorobots = one more ship or structure in a Build action
effect-fusion_drive = the Fusion Drive may be fitted
effect-advanced_robotics = one more influence disc at once
effect-orbital = you may build orbitals
effect-advanced_labs = colony ships may settle starred science squares
effect-monolith = you may build monoliths
effect-artifact_key = at once 5 of one resource for every artifact on your hexes
effect-wormhole_generator = half a wormhole is enough for you
part-ion_cannon = Ion Cannon
part-plasma_cannon = Plasma Cannon
part-antimatter_cannon = Antimatter Cannon
part-plasma_missile = Plasma Missile
part-electron_computer = Electron Computer
part-positron_computer = Positron Computer
part-gluon_computer = Gluon Computer
part-gauss_shield = Gauss Shield
part-phase_shield = Phase Shield
part-hull = Hull
part-improved_hull = Improved Hull
part-nuclear_drive = Nuclear Drive
part-fusion_drive = Fusion Drive
part-tachyon_drive = Tachyon Drive
part-nuclear_source = Nuclear Source
part-fusion_source = Fusion Source
part-tachyon_source = Tachyon Source
part-axion_computer = Axion Computer
part-hypergrid_source = Hypergrid Source
part-shard_hull = Shard Hull
part-ion_turret = Ion Turret
part-conformal_drive = Conformal Drive
part-flux_shield = Flux Shield
species-terran_directorate = Terran Directorate
species-terran_federation = Terran Federation
species-terran_union = Terran Union
species-terran_republic = Terran Republic
species-terran_conglomerate = Terran Conglomerate
species-terran_alliance = Terran Alliance
species-eridani_empire = Eridani Empire
species-hydran_progress = Hydran Progress
species-planta = Planta
species-descendants_of_draco = Descendants of Draco
species-mechanema = Mechanema
species-orion_hegemony = Orion Hegemony
discovery-money = 8 money
discovery-science = 5 science
discovery-materials = 6 materials
discovery-ancient_technology = Ancient Technology
discovery-ancient_cruiser = Ancient Cruiser
discovery-axion_computer = Axion Computer
discovery-hypergrid_source = Hypergrid Source
discovery-shard_hull = Shard Hull
discovery-ion_turret = Ion Turret
discovery-conformal_drive = Conformal Drive
discovery-flux_shield = Flux Shield
the-category = { $category ->
   *[military] military technology
    [grid] grid technology
    [nano] nano technology
}
told-technology = { TEXT("technology-", $technology) } ({ the-category }, { $cost } science, at least { $minimum }): { TEXT("effect-", $technology) }.
told-part = { TEXT("part-", $part) } is a ship part.
told-species = { TEXT("species-", $species) } is a species.
told-discovery = A discovery tile: { TEXT("discovery-", $tile) }, or { $amount } VP.
told-sector = { $ring ->
   *[center] Hex 00{ $place }, { $name }, in the centre: { $vp } VP.
    [inner] Hex { $place }, { $name }, of the Inner sector: { $vp } VP.
    [middle] Hex { $place }, { $name }, of the Middle sector: { $vp } VP.
    [outer] Hex { $place }, { $name }, of the Outer sector: { $vp } VP.
    [starting] Starting hex { $place }, { $name }: { $vp } VP.
}
explain-squares = It has { $amount ->
    [one] a square
   *[other] { $amount } squares
} for { the-resource }.
explain-starred = It has { $amount ->
    [one] a starred square
   *[other] { $amount } starred squares
} for { the-resource }.
explain-ancients = { $amount ->
    [one] An Ancient guards it.
   *[other] { $amount } Ancients guard it.
}
explain-discovery = A discovery tile lies on it until somebody controls it.
explain-artifact = It has an artifact.
explain-cannon = It is a cannon: { $amount ->
    [one] a die
   *[other] { $amount } dice
} of { $damage } damage in every round ({ the-colour }).
explain-missile = It is a missile: { $amount ->
    [one] a die
   *[other] { $amount } dice
} of { $damage } damage before the first round ({ the-colour }).
the-colour = { $colour ->
   *[yellow] yellow
    [orange] orange
    [red] red
}
explain-computer = It adds { $amount } to the dice of the ship.
explain-shield = It takes { $amount } from the dice of those who shoot at the ship.
explain-hull = It absorbs { $amount } damage.
explain-movement = It adds { $amount } to movement.
explain-initiative = It adds { $amount } to initiative.
explain-energy-given = It gives { $amount } energy.
explain-energy-used = It uses { $amount } energy.
explain-ancient-part = It is an Ancient part: only a discovery tile brings it, and once replaced it leaves the game.
explain-storage = It begins with { $money } money, { $science } science and { $materials } materials.
explain-starts-with = It begins with { TEXT("technology-", $technology) }.
explain-trade = It trades { $amount } of one resource for 1 of another.
explain-ability = { $species ->
   *[terran] Terrans move three times with one Move action.
    [eridani_empire] It begins with two reputation tiles, and has fewer influence discs.
    [hydran_progress] It researches two technologies with one Research action.
    [planta] It explores twice with one Explore action and scores 1 VP for every hex it controls, but its population falls without dice.
    [descendants_of_draco] It draws two hexes and places one, lives together with Ancients and scores 1 VP for each that is left.
    [mechanema] It takes three parts with one Upgrade action, builds three times with one Build action, and builds cheaply.
    [orion_hegemony] It begins with a cruiser, and its ships have shields and high initiative.
}

## Questions

ask-chance-technology = { $amount ->
    [one] Chance draws 1 more technology tile.
   *[other] Chance draws { $amount } more technology tiles.
}
ask-chance-start-player = Chance decides who begins.
ask-chance-species = Chance draws a species.
ask-chance-hex = Chance draws a hex of { TEXT("ring-", $ring) }.
ask-chance-discovery = Chance draws a discovery tile.
ask-chance-tile = Chance draws a reputation tile.
ask-chance-dice = { $amount ->
    [one] Chance rolls 1 die ({ the-colour }).
   *[other] Chance rolls { $amount } dice ({ the-colour }).
}
ask-species = { $player }, which species do you play?
ask-turn = { $player }, choose an action, or pass. Upkeep is { $upkeep } now, { $lacking ->
    [0] which leaves { $balance } money at the end of the round.
   *[other] for which { $lacking } money will be missing at the end of the round.
}
ask-turn-passed = { $player }, you have passed: react, or pass again.
ask-turn-after = { $player }, your action is done. Colony ships, trade and offers are still open to you, or end your turn.
ask-explore = { $amount ->
    [one] { $player }, where do you explore?
   *[other] { $player }, where do you explore? You may do so { $amount } times.
}
ask-place = { $player }, how does the hex lie, or do you discard it?
ask-claim = { $player }, do you put an influence disc { on-hex }?
ask-discover = { $player }, which side of the discovery tile { from-hex } do you use?
ask-ancient-technology = { $player }, which of the cheapest technologies do you take?
ask-fit-at-once = { $player }, where do you fit { TEXT("part-", $part) }?
ask-influence = { $amount ->
    [one] { $player }, from where do you move a disc? 1 is left.
   *[other] { $player }, from where do you move a disc? You may move { $amount }.
}
ask-before-refresh = { $amount ->
    [one] { $player }, do you use colony ships before 1 is turned face up?
   *[other] { $player }, do you use colony ships before { $amount } are turned face up?
}
ask-disc-to = { $player }, where does the disc go?
ask-research = { $amount ->
    [one] { $player }, which technology do you research?
   *[other] { $player }, which technology do you research? You may take { $amount }.
}
ask-upgrade = { $amount ->
    [one] { $player }, which part do you change? You may take 1 more.
   *[other] { $player }, which parts do you change? You may take { $amount }.
}
ask-build = { $amount ->
    [one] { $player }, what do you build? You may build once more.
   *[other] { $player }, what do you build? You may build { $amount } times.
}
ask-move = { $amount ->
    [one] { $player }, which ship moves? 1 move is left.
   *[other] { $player }, which ship moves? You have { $amount } moves.
}
ask-step = { $amount ->
    [one] { $player }, where does the { TEXT("ship-", $ship) } go { from-hex }? 1 step is left.
   *[other] { $player }, where does the { TEXT("ship-", $ship) } go { from-hex }? { $amount } steps are left.
}
ask-artifact = { $left ->
    [one] { $player }, which { $amount } resources do you take for the artifact?
   *[other] { $player }, which { $amount } resources do you take for the next of { $left } artifacts?
}
ask-return-cube = { $amount ->
    [one] { $player }, to which track does the cube go back?
   *[other] { $player }, to which track does the next of { $amount } cubes go back?
}
ask-bury-cube = { $player }, to which graveyard does the cube go?
ask-give-cube = { $player }, from which track do you take the cube for your ambassador?
ask-offer = { $player }, do you agree to diplomatic relations with { $rival }?
ask-after-combat = { $player }, do you offer diplomatic relations to somebody after combat?
ask-first = { $player }, which of your ships of equal initiative act first?
ask-engage = { $player }, do your ships of the class { TEXT("ship-", $ship) } attack { on-hex }, or retreat?
ask-assign = { $player }, which ship does the { $face } of the { the-colour } die hit? It does { $damage } damage.
ask-stalemate = { $player }, nobody { on-hex } can destroy anything any more: do your ships retreat?
ask-attack-population = { $player }, do your ships attack the population { on-hex }?
ask-kill = { $amount ->
    [one] { $player }, which population cube { on-hex } do you destroy?
   *[other] { $player }, which population cubes { on-hex } do you destroy? { $amount } hits are left.
}
ask-keep-tile = { $player }, which reputation tile do you keep?
ask-make-room = { $player }, your reputation track is full: which tile goes back into the bag?
ask-upkeep = { $player }, use your colony ships, then pay { $amount } for upkeep. { $lacking ->
    [0] { $balance } money will be left.
   *[other] For that you lack { $lacking } money: trade for it, or give up hexes afterwards.
}
ask-payment = { $player }, you lack { $amount } money for upkeep: trade for money, or give up hexes.

## Headings over the choices of a turn

heading-action = Actions
heading-reaction = Reactions
heading-end = End
heading-fit = Fit a part
heading-return = Give a part back
heading-build = Build
heading-move = Move
heading-research = Research
heading-abandon = Give up a hex
heading-settle = Colony ships
heading-trade = Trade
heading-offer = Diplomacy

## Choices

choice-starts = { $player } begins.
choice-deal = { TEXT("technology-", $technology) } comes to the supply board.
choice-species = You play { TEXT("species-", $species) } ({ $colour ->
   *[red] red
    [blue] blue
    [green] green
    [yellow] yellow
    [white] white
    [black] black
}).
choice-by-draw = You draw a species.
after-upkeep = { $lacking ->
    [0] Upkeep { $upkeep }, money left { $balance }.
   *[other] Upkeep { $upkeep }, money missing { $lacking }.
}
choice-act = { $action ->
   *[explore] { $amount ->
        [one] Explore: discover a hex.
       *[other] Explore: discover up to { $amount } hexes.
    }
    [influence] Influence: move up to { $amount } discs and turn colony ships up.
    [research] { $amount ->
        [one] Research: take a technology.
       *[other] Research: take up to { $amount } technologies.
    }
    [upgrade] Upgrade: take up to { $amount } ship parts.
    [build] Build: up to { $amount } ships or structures.
    [move] Move: up to { $amount } moves.
} { after-upkeep }
choice-react = { $action ->
   *[upgrade] React: take one ship part.
    [build] React: build one ship or structure.
    [move] React: make one move.
} { after-upkeep }
choice-pass = You pass: only reactions are left to you in this round.
choice-pass-again = You pass again.
choice-resign = You give up the game.
choice-end-turn = You end your turn.
the-hurt-ship = { $wounds ->
    [0] undamaged { TEXT("ship-", $ship) }
   *[other] { TEXT("ship-", $ship) } with { $wounds } damage
}
the-spot = { $side ->
   *[0] north
    [1] north-east
    [2] south-east
    [3] south
    [4] south-west
    [5] north-west
} of { TEXT("sector-", $near) } in { TEXT("ring-", $ring) }
choice-explore = You explore { the-spot }.
choice-explore-one = You explore { the-spot } and draw only one hex.
choice-draw-hex = This is drawn: { the-hex }.
choice-place = You place { the-hex }, { $turns ->
    [0] as it is
    [one] turned once
   *[other] turned { $turns } times
}: { $amount ->
    [0] only half wormholes join it to where you are.
    [one] 1 wormhole joins it to where you are.
   *[other] { $amount } wormholes join it to where you are.
}
choice-discard = You discard what was drawn.
choice-claim = You put an influence disc { on-hex }.
choice-leave = You put no disc there.
choice-find = The tile is { TEXT("discovery-", $tile) }.
choice-use = You use the front of the tile: { TEXT("discovery-", $tile) }.
choice-keep-points = You keep the tile for { $amount } VP.
choice-keep-part = You keep the part for a later upgrade.
choice-from = You take the disc { from-hex }.
choice-from-track = You take a disc from your influence track.
choice-to = The disc goes { to-hex }.
choice-to-track = The disc stays on your influence track.
choice-stop = { $what ->
   *[explore] You explore no more.
    [influence] You move no more discs.
    [refresh] You use no more colony ships before some are turned up.
    [research] You research no more.
    [upgrade] You change no more parts.
    [build] You build no more.
    [move] You move no more.
    [relations] You offer nothing more.
}
choice-research = You research { TEXT("technology-", $technology) } for { $amount } science.
choice-gain = You take { $amount } { the-resource }.
choice-take = You take { TEXT("technology-", $technology) } for free.
choice-return = You give back { TEXT("part-", $part) } from the { TEXT("ship-", $ship) }: { $energy } energy is left over.
choice-fit = You fit { TEXT("part-", $part) } on a free slot of the { TEXT("ship-", $ship) }: { $energy } energy is left over.
choice-fit-over = You fit { TEXT("part-", $part) } on the { TEXT("ship-", $ship) } in place of { TEXT("part-", $old) }: { $energy } energy is left over.
choice-build = You build { $what ->
   *[interceptor] an interceptor
    [cruiser] a cruiser
    [dreadnought] a dreadnought
    [starbase] a starbase
    [orbital] an orbital
    [monolith] a monolith
} { on-hex } for { $amount } materials.
choice-move = { $amount ->
    [one] You move the { TEXT("ship-", $ship) } { from-hex } (1 step).
   *[other] You move the { TEXT("ship-", $ship) } { from-hex } (up to { $amount } steps).
}
choice-step = It goes { to-hex }.
choice-halt = It stays where it is.
choice-accept = You agree: ambassadors are exchanged with { $rival }.
choice-decline = You turn { $rival } down.
choice-cube-from = The cube comes from the { the-resource } track.
choice-cube-to = The cube goes back to the { the-resource } track.
choice-bury = The cube goes to the { the-resource } graveyard.
choice-draw-tile = A tile of { $amount } VP is drawn.
choice-keep = You keep the tile of { $amount } VP.
choice-put-back = The tile of { $amount } VP goes back into the bag.
choice-first = The class { TEXT("ship-", $ship) } acts first.
choice-attack = You attack.
choice-retreat = You retreat { to-hex } in the next round.
choice-roll = The dice show { $faces }.
choice-hit = { $count ->
    [one] The { the-hurt-ship } takes { $amount }.
   *[other] One { the-hurt-ship } takes { $amount } (there are { $count }).
}
choice-bombard = You attack the population with your cannons.
choice-bomb = You destroy the whole population without rolling.
choice-spare = You spare the population.
choice-kill = You destroy a cube that makes { the-resource }.
choice-kill-orbital = You destroy the cube on the orbital.
choice-abandon = You give up { hex-object }.
choice-pay = { $lacking ->
    [0] You pay upkeep; { $balance } money is left.
   *[other] You go on to upkeep, though { $lacking } money is missing: you will have to trade for it, or give up hexes.
}
choice-stay = Your ships stay and are destroyed.
choice-settle = A colony ship settles { hex-object } with { the-resource }.
choice-settle-starred = A colony ship settles a starred square of { the-hex } with { the-resource }.
choice-settle-orbital = A colony ship settles the orbital of { the-hex } with { the-resource }.
choice-trade = You trade { $amount } { given-resource } for 1 { gained-resource }.
choice-offer = You offer diplomatic relations to { $rival }.

## What a plan leads to

warning-must-trade = At the end of the round you would lack { $amount } money for upkeep and would have to trade for it.
warning-bankrupt = At the end of the round you would lack { $amount } money for upkeep: you would have to give up hexes.
warning-traitor = This breaks diplomatic relations: you would be the traitor, which costs { $amount } VP at the end.
warning-relations = This breaks diplomatic relations with { $rival }: the ambassadors go back.
warning-bare = No ship of yours would be left { on-hex }, and another fleet can reach it.

## A blueprint tried without an action

bench-title = Try a blueprint
bench-ship = Class of ship
bench-count = How many ships
bench-amount = { $amount }
bench-slot = Slot { $amount }
bench-printed = as printed
bench-sums = Initiative { $initiative }, computers { $computer }, shields { $shield }, hull { $hull }, movement { $movement }, energy left { $energy }.
bench-no-energy = This blueprint is not allowed: it lacks { $amount } energy.
bench-no-drive = This blueprint is not allowed: it has no drive.
bench-ancients = { $count ->
    [one] Against the Ancient { on-hex } you win { $amount } of 100 battles (by simulation).
   *[other] Against the { $count } Ancients { on-hex } you win { $amount } of 100 battles (by simulation).
}
bench-defenders = Against the Galactic Center Defense System you win { $amount } of 100 battles (by simulation).
bench-fleet = { $count ->
    [one] Against the ship of { $rival } { on-hex } you win { $amount } of 100 battles (by simulation).
   *[other] Against the { $count } ships of { $rival } { on-hex } you win { $amount } of 100 battles (by simulation).
}

## Events

event-round = Round { $amount } begins.
event-phase = { $phase ->
   *[combat] Combat begins.
    [upkeep] Upkeep begins.
}
event-dealt = { $amount ->
    [one] { TEXT("technology-", $technology) } comes to the supply board.
   *[other] { $amount } × { TEXT("technology-", $technology) } come to the supply board.
}
event-species = { $player } plays { TEXT("species-", $species) }.
event-action = { $player } chooses an action: { TEXT("action-", $action) }.
event-reaction = { $player } reacts: { TEXT("action-", $action) }.
event-passed = { $player } passes.
event-hex-drawn = { $player } draws { the-hex }.
event-explored = { $player } places { the-hex }.
event-discarded = { $player } discards { the-hex }.
event-reshuffled = { $amount ->
    [one] The 1 discarded hex of { TEXT("ring-", $ring) } is shuffled again.
   *[other] The { $amount } discarded hexes of { TEXT("ring-", $ring) } are shuffled again.
}
event-control = { $player } takes control of { the-hex }.
event-disc-back = { $player } takes back the disc { from-hex }.
event-settled = { $amount ->
    [one] { $player } settles { hex-object } with { the-resource }.
   *[other] { $player } settles { hex-object } with { $amount } cubes that make { the-resource }.
}
event-refreshed = { $amount ->
    [one] { $player } turns 1 colony ship up.
   *[other] { $player } turns { $amount } colony ships up.
}
event-discovery = { $player } uses a discovery: { TEXT("discovery-", $discovery) }.
event-kept-points = { $player } keeps a discovery tile for { $amount } VP.
event-technology = { $player } gains a technology: { TEXT("technology-", $technology) }.
event-artifact = { $player } takes { $amount } { the-resource } for an artifact.
event-fitted = { $player } fits { times }{ TEXT("part-", $part) } on the { TEXT("ship-", $ship) }.
event-returned = { $player } gives back { times }{ TEXT("part-", $part) } from the { TEXT("ship-", $ship) }.
event-built = { $player } builds { on-hex }: { times }{ TEXT("ship-", $building) }.
event-moved = { $player } moves { to-hex }: { times }{ TEXT("ship-", $ship) }.
event-traded = { $player } trades { $amount } { given-resource } for { $times } { gained-resource }.
times = { $amount ->
    [one] { "" }
   *[other] { $amount } ×{ " " }
}
event-offer = { $player } offers diplomatic relations to { $rival }.
event-offer-declined = { $player } turns { $rival } down.
event-relations = { $player } and { $rival } exchange ambassadors.
event-relations-broken = Diplomatic relations between { $player } and { $rival } are broken.
event-traitor = { $player } attacks { $rival } in spite of relations, and takes the traitor card.
event-cube-back = { $amount ->
    [one] A cube of { $player } goes back to the { the-resource } track.
   *[other] { $amount } cubes of { $player } go back to the { the-resource } track.
}
event-ambassador-cube = { $player } sends an ambassador with a cube of the { the-resource } track.
event-battle = Battle { on-hex }: { $player } attacks { $rival }.
event-battle-ancients = Battle { on-hex }: { $player } attacks the Ancients.
event-battle-defenders = Battle { on-hex }: { $player } attacks the Galactic Center Defense System.
event-shoots = { $player } shoots { on-hex }: { $amount } × { TEXT("ship-", $ship) }.
event-shoots-nobody = Nobody’s ships shoot { on-hex }: { $amount } × { TEXT("ship-", $ship) }.
event-rolled = { $amount ->
    [one] 1 die ({ the-die }): { $faces }.
   *[other] { $amount } dice ({ the-die }): { $faces }.
}
the-die = { $die ->
   *[yellow] yellow
    [orange] orange
    [red] red
}
event-damaged = A ship of { $player } { on-hex } takes { $amount } damage: { TEXT("ship-", $ship) }.
event-damaged-nobody = A ship of nobody { on-hex } takes { $amount } damage: { TEXT("ship-", $ship) }.
event-destroyed = { $amount ->
    [one] A ship of { $player } is destroyed { on-hex }: { TEXT("ship-", $ship) }.
   *[other] { $amount } ships of { $player } are destroyed { on-hex }: { TEXT("ship-", $ship) }.
}
event-destroyed-nobody = { $amount ->
    [one] A ship of nobody is destroyed { on-hex }: { TEXT("ship-", $ship) }.
   *[other] { $amount } ships of nobody are destroyed { on-hex }: { TEXT("ship-", $ship) }.
}
event-retreating = { $player } prepares a retreat { to-hex }: { TEXT("ship-", $ship) }.
event-retreated = { $player } retreats { to-hex }: { times }{ TEXT("ship-", $ship) }.
event-population-attacked = { $player } attacks the population of { $rival } { on-hex }.
event-cube-killed = { $amount ->
    [one] { $player } loses a population cube { on-hex }.
   *[other] { $player } loses { $amount } population cubes { on-hex }.
}
event-reputation = { $player } keeps a reputation tile.
event-put-back = { $player } puts a reputation tile back.
event-paid = { $player } pays { $amount } for upkeep.
event-produced = { $player } produces { $amount } { the-resource }.
event-abandoned = { $player } gives up { hex-object }.
event-collapsed = The civilization of { $player } collapses.
event-gave-up = { $player } gives up the game.
event-vp = { $source ->
   *[score-reputation] { $player } scores { $amount } VP for reputation tiles.
    [score-ambassadors] { $player } scores { $amount } VP for ambassadors.
    [score-hexes] { $player } scores { $amount } VP for hexes.
    [score-discoveries] { $player } scores { $amount } VP for discovery tiles.
    [score-monoliths] { $player } scores { $amount } VP for monoliths.
    [score-technologies] { $player } scores { $amount } VP for technologies.
    [score-traitor] { $player } scores { $amount } VP as the traitor.
    [score-species] { $player } scores { $amount } VP for the species.
}

## The table in words

board-setup = The galaxy is being set up.
board-round = Round { $round } of { $rounds }.
board-pile = { $amount ->
    [one] 1 hex is left of { TEXT("ring-", $ring) }, { $discards } discarded.
   *[other] { $amount } hexes are left of { TEXT("ring-", $ring) }, { $discards } discarded.
}
board-market = Technologies on the supply board.
board-offer = { TEXT("technology-", $technology) } for { $cost } science, { $amount } on offer.
board-free = Hexes without a disc, and ships of nobody.
board-hex = { $place ->
    [1] Hex 001, { $name }.
   *[other] Hex { $place }, { $name }.
}
board-ships = { $amount } × { TEXT("ship-", $ship) } { on-hex }.
board-no-species = { $player } has no species yet.
board-out = { $player } is out of the game with { $amount } VP.
board-player = { $player } plays { TEXT("species-", $species) } and has { $money } money, { $science } science and { $materials } materials.
board-discs = { $amount ->
    [one] 1 influence disc is left, upkeep { $upkeep }; colony ships: { $colony }.
   *[other] { $amount } influence discs are left, upkeep { $upkeep }; colony ships: { $colony }.
}
board-production = Production: { $money } money, { $science } science, { $materials } materials.
board-technology = Technology: { TEXT("technology-", $technology) }.
board-blueprint = Blueprint of the { TEXT("ship-", $ship) }: initiative { $initiative }, computers { $computer }, shields { $shield }, hull { $hull }, movement { $movement }, cannon dice { $cannons }, missile dice { $missiles }, energy left { $energy }.
board-ally = Diplomatic relations with { $player }.
board-reputation = Reputation tiles: { $amount }; discovery tiles kept for points: { $kept }.
board-traitor = Has the traitor card.

## Names of the hexes

sector-1 = Galactic Center
sector-101 = Castor
sector-102 = Pollux
sector-103 = Beta Leonis
sector-104 = Arcturus
sector-105 = Zeta Herculis
sector-106 = Capella
sector-107 = Aldebaran
sector-108 = Mu Cassiopeiae
sector-201 = Alpha Centauri
sector-202 = Fomalhaut
sector-203 = Chi Draconis
sector-204 = Vega
sector-205 = Mu Herculis
sector-206 = Epsilon Indi
sector-207 = Zeta Reticuli
sector-208 = Iota Persei
sector-209 = Delta Eridani
sector-210 = Psi Capricorni
sector-211 = Beta Aquilae
sector-301 = Zeta Draconis
sector-302 = Gamma Serpentis
sector-303 = Eta Cephei
sector-304 = Theta Pegasi
sector-305 = Lambda Serpentis
sector-306 = Beta Centauri
sector-307 = Sigma Sagittarii
sector-308 = Kappa Scorpii
sector-309 = Phi Piscium
sector-310 = Nu Phoenicis
sector-311 = Canopus
sector-312 = Antares
sector-313 = Alpha Ursae Minoris
sector-314 = Spica
sector-315 = Epsilon Aurigae
sector-316 = Iota Carinae
sector-317 = Beta Crucis
sector-318 = Gamma Velorum
sector-221 = Procyon
sector-222 = Epsilon Eridani
sector-223 = Altair
sector-224 = Beta Hydri
sector-225 = Eta Cassiopeiae
sector-226 = 51 Cygni
sector-227 = Sirius
sector-228 = Sigma Draconis
sector-229 = Tau Ceti
sector-230 = Lambda Aurigae
sector-231 = Delta Pavonis
sector-232 = Rigel

## Labels of the drawing

label-slot = Free slot
label-military = Military
label-grid = Grid
label-nano = Nano
label-discount = { $owned } of { $spaces } · discount { $amount }
label-phase-action = Action
label-phase-combat = Combat
label-phase-upkeep = Upkeep
label-phase-cleanup = Cleanup
label-colony = Colony ships face up: { $amount }
label-reputation = Reputation tile
label-reputation-drawn = Drawn reputation tile: { $amount } VP
label-reputations = Reputation tiles, face down: { $amount }
label-upkeep = upkeep { $amount }
label-discs = Influence discs on the track: { $amount }
label-track = { $resource ->
   *[money] Population track of money
    [science] Population track of science
    [materials] Population track of materials
}
label-out = out
label-passed = passed
label-turn = { $turns ->
    [0] As it is
    [one] Turned once
   *[other] Turned { $turns } times
}
label-missiles = Missiles
label-engagement = Engagement round { $amount }
label-then-population = population
label-then-reputation = reputation
label-battle = Battle at { $name }
label-ancients = Ancients
label-defenders = Defense System
label-always-hits = always hits
label-never-hits = never hits
label-chance = As things stand { $name } wins { $amount } of such battles (simulated)
label-bag = Technology tiles in the bag: { $amount }
label-technology = { $name }: { $amount } on offer, { $bag } in the bag
label-misses = misses
label-zone-course = Volleys so far
label-volleys = Volleys so far
label-attacker = attacks
label-defender = defends
label-fires-at = { $number }. { $name } ({ $who })
label-hull-boxes = { $name }, damage { $amount } of { $most }
label-rolled = { $name }: the dice
label-needs = { $name }: what hits
label-needed = { $face } ({ $odds } %)
label-no-weapon = No weapon
label-damage = { $amount } damage
label-ships-lost = Ships destroyed: { $amount }
label-damage-done = Damage: { $amount }
label-zone-species = Species
label-trade = Trade: { $amount } of one resource for 1 of another
label-zone-head = Round
label-zone-map = Galaxy
label-zone-scene = Battle
label-zone-market = Technologies
label-zone-own = My board
label-zone-hand = To choose from

## Standing orders

order-dice = Assigning dice
order-dice-why = Assigned sensibly, your dice go at once to the largest ship that they destroy, else to the one nearest to its end. One target makes sense where all ships fall in any case, or where a die destroys a ship of the only class that it hits.
order-dice-value = { $value ->
   *[obvious] Only where one target makes sense
    [ask] Ask me for each die
    [sensible] Assign them sensibly
}
order-cubes = Population cubes
order-cubes-why = For the sake of production, cubes without a colour go back to the track where you lose least, an ambassador's cube comes from where you gain most, and of others' cubes those are destroyed whose owner loses most. Graveyards make no difference in the last round.
order-cubes-value = { $value ->
   *[obvious] Only where it makes no difference
    [ask] Ask me for each cube
    [cheapest] For the sake of production
}
order-offers = Diplomatic relations
order-offers-why = Offers are answered at once, and without a wish for relations you are not asked to make any.
order-offers-value = { $value ->
   *[ask] Ask me each time
    [decline] I want none
    [accept] Accept every offer
}
order-passed = After passing
order-passed-why = Once you have passed you are not asked for reactions in the rest of the round, or only while more than trade is open to you.
order-passed-value = { $value ->
   *[obvious] Pass on where only trade is open
    [ask] Ask me each time
    [pass] Pass on
}

# ---- the gallery, and the key to the signs

gallery-species = Species
gallery-technologies = Technologies
gallery-parts = Ship parts
gallery-key = Key to the signs
sign-money = Money
sign-science = Science
sign-materials = Materials
sign-any = A resource of your choice
sign-advanced = An advanced square: it needs its technology
sign-vp = Victory points (VP)
sign-disc = An influence disc
sign-colony = A colony ship
sign-initiative = Initiative: who acts first in a battle
sign-computer = Computer: added to your dice
sign-shield = Shield: taken from the dice of those who shoot at you
sign-hull = Hull: hits that a ship survives
sign-drive = Drive: how far a ship moves, and what initiative it adds
sign-source = Energy that a source gives
sign-missile = A missile: fired once, before the first engagement round
sign-weapon-yellow = A yellow die: a hit does 1 damage
sign-weapon-orange = An orange die: a hit does 2 damage
sign-weapon-red = A red die: a hit does 4 damage
sign-discovery = A discovery tile
sign-artifact = An artifact
sign-key = Artifact Key: resources for each artifact
sign-wormhole = A wormhole between two hexes: both have half of it
sign-half_wormhole = Wormhole Generator: one half of a wormhole is enough
sign-bomb = Neutron Bombs: all population is destroyed without dice
sign-military = Military technologies
sign-grid = Grid technologies
sign-nano = Nano technologies
sign-reputation = Reputation tiles
sign-ambassador = An ambassador of another player
sign-traitor = The traitor

## What a species can do, in short, where it is chosen

brief-terran = Moves three times with one Move action.
brief-eridani_empire = Rich, with two reputation tiles; fewer influence discs.
brief-hydran_progress = Researches twice with one Research action.
brief-planta = Explores twice, 1 VP for each hex; its population falls without dice.
brief-descendants_of_draco = Draws two hexes, lives with Ancients, 1 VP for each that is left.
brief-mechanema = Three parts or three builds in one action, and builds cheaply.
brief-orion_hegemony = Starts with a cruiser; its ships have shields and act early.
