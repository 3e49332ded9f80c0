### Beyond the Sun, English.

## At the table: the game, its options, what a seat has

game-title = Beyond the Sun
game-blurb = Lead humanity among the stars: a technology tree that grows anew in every game, ships, control and colonies. Most cards are reconstructed.
option-achievements = Achievements
option-achievements-why = One A and one B card are drawn, or the four cards that the rulebook recommends to beginners.
option-achievements-value = { $value ->
   *[draw] Drawn
    [first_game] Those for a first game
}
option-boards = Faction boards
option-boards-why = Normal boards, or advanced ones with innovations, chosen in reverse turn order.
option-boards-value = { $value ->
   *[normal] Normal
    [advanced] Advanced
}
option-factions = Factions
option-factions-why = Each player chooses a faction, or draws one.
option-factions-value = { $value ->
   *[choose] Chosen
    [draw] Drawn
}
option-drafting = Drafting board
option-drafting-why = New technologies are chosen from a board of face-up cards, or drawn blindly.
option-overlap = Begin early
option-overlap-why = While a player decides what to produce, the left neighbour may already choose the next action.
option-start_player = Start player
option-start_player-why = The player of the first seat, or chance decides. From there play goes on in the order of seats.
option-start_player-value = { $value ->
   *[first_seat] The first seat
    [chance] Chance
}
option-components = Cards
option-components-why = The shipped cards, most of which are reconstructed, or a set of your own that you have typed in or uploaded.
option-components-value = { $value ->
   *[shipped] as shipped
}
figure-ore = Ore
figure-population = Population
figure-technologies = Technologies
figure-automation = Automation
figure-colonies = Colonies
points-score-technologies = Technologies of Levels I to III
points-score-private = Private technologies
points-score-level-4 = Technologies of Level IIII
points-score-automation = Automation track
points-score-colonies = Colonized systems
points-score-outposts = Outposts
points-score-strength = Strength in Sol and Deep Space
points-score-events = Events
points-score-achievements = Achievements

## What a plan leads to

warning-control = You would lose control of { TEXT("place-", $place) }.
gain-control = { $player } would gain control of { TEXT("place-", $place) }.

## Headings over the choices of a turn

heading-basic = Basic Spacefaring
heading-guild = Guilds
heading-technology = Technologies
heading-happening = Events
heading-displace = Set another pawn aside
heading-any-time = At any time
heading-production = Production
heading-end = End of the turn

## Words for what an action does

words-gain-ore = gain ore
words-pay-opponent = pay an opponent
words-supply-to-population = supply becomes population
words-supply-to-ship = build ships from supply
words-population-to-ship = build ships
words-move-supply = move supply
words-automate = automate
words-produce = produce
words-research = research
words-gain-private-technology = a private technology
words-repeat-immediate-of-researched-technologies = immediate rewards again
words-jump = jump
words-jump-to-any-location = jump to any location
words-upgrade-ships = upgrade ships
words-colonize = colonize
words-donate-ship = donate a ship
words-uncover-guild = open a guild
words-add-extra-system = an extra system
words-attach-system-to-card = attach a system
words-take-attached-system = take the attached system
words-draw-systems-and-take-colonize-bonus = a colonization reward
words-attach-event-to-system = lay the event at a system
words-setup-ship-level = a better first ship
words-copy = copy an action
words-pay = pay
cost-paid = { $ore ->
    [0] { $cubes ->
        [0] free
       *[other] { $cubes } population returned
    }
   *[other] { $cubes ->
        [0] { $ore } ore
       *[other] { $ore } ore and { $cubes } population returned
    }
}
track-name = { $track ->
   *[food] food
    [ore] ore
}
with-level = Level { $level }
with-amount = Level { $amount }
disc-name = { $disc ->
   *[food] food disc
    [ore] ore disc
    [star] star disc
}
type-name = { $type ->
   *[scientific] scientific
    [economic] economic
    [military] military
    [commercial] commercial
}

## Questions

ask-chance-start = Chance decides who starts.
ask-chance-first-technology = A Level I technology is turned up.
ask-chance-system = A system is turned up.
ask-chance-achievement = An achievement is turned up.
ask-chance-faction = A faction is drawn.
ask-chance-technology = A technology is turned up.
ask-chance-event = An event of Level { $level } is turned up.
ask-faction = { $player }, which faction do you play?
ask-action = { $player }, to which action space does your pawn move?
ask-production = { $player }, which production do you choose?
ask-early = { $player }, do you choose your next action already, or wait?
ask-end = { $player }, do you use an ability, or end your turn?
ask-achievement = { $player }, which achievement do you claim?
ask-slot = { $player }, which technology do you research?
ask-type = { $player }, of which type shall the new Level { $level } technology be? Cards are turned up after that.
ask-card = { $player }, which card becomes the new Level { $level } technology?
ask-draft = { $player }, do you take the new Level { $level } technology from the drafting board, or draw blindly?
ask-private = { $amount ->
    [one] { $player }, which private technology do you keep?
   *[other] { $player }, which private technologies do you keep? { $amount } are left to choose.
}
ask-repeat = { $amount ->
    [one] { $player }, of which technology do you take the immediate reward again?
   *[other] { $player }, of which technologies do you take the immediate reward again? { $amount } are left to choose.
}
ask-grow = { $amount ->
    [one] { $player }, which supply cube becomes population?
   *[other] { $player }, which supply cubes become population? { $amount } are left to choose.
}
ask-build = { $amount ->
    [one] { $player }, where do you build the { with-level } ship?
   *[other] { $player }, where do you build the { with-level } ships? { $amount } are left to build.
}
ask-upgrade = { $player }, which ship do you upgrade by { $levels ->
    [one] 1 level
   *[other] { $levels } levels
}? { $amount ->
    [one] This is the last one.
   *[other] You may do it { $amount } times.
}
ask-jump = { $amount ->
    [one] { $player }, which ship moves? 1 movement point is left.
   *[other] { $player }, which ship moves? { $amount } movement points are left.
}
ask-shift = { $amount ->
    [one] { $player }, which supply cube do you move to another column?
   *[other] { $player }, which supply cubes do you move to other columns? { $amount } are left.
}
ask-donate = { $amount ->
    [one] { $player }, which ship do you lay on the event?
   *[other] { $player }, which ships do you lay on the event? You may lay { $amount } more.
}
ask-outpost = { $player }, you have gained control: from which track does the outpost come?
ask-colonize = { $player }, which system do you colonize?
ask-land = { $player }, which ships land at { TEXT("place-", $place) }? Their strength is { $landed } of { $needed }.
ask-second-disc = { $player }, from which track does the disc on { TEXT("place-", $place) } come?
ask-attach = { $player }, at which system shall the event lie?
ask-reward = { $player }, which system’s colonization reward do you take?
ask-trade = { $player }, what do you trade?
ask-give-back = { $player }, how many of the { $amount } population do you give back, with ore in place of the others?
ask-pay-opponent = { $player }, to which opponent do you pay { $amount } ore?
ask-automate = { $player }, which track do you automate?
ask-may-do = { $player }, do you carry out the next part of the effect?
ask-choose-one = { $player }, which of these effects do you choose?
ask-copy = { $player }, which action do you copy?

## Choices

choice-starts = { $player } starts.
choice-faction = You play { TEXT("faction-", $faction) }.
choice-turn-up = { TEXT("technology-", $technology) } is turned up.
choice-discover = { TEXT("place-", $place) } is turned up.
choice-reveal = { TEXT("achievement-", $goal) } is turned up.
choice-event = { TEXT("happening-", $event) } is turned up.
choice-act = { TEXT($card) } ({ cost-paid }): { TEXT("words-", $effect) }.
choice-displace = You set the pawn at { TEXT($card) } aside ({ cost-paid }): { TEXT("words-", $effect) }.
choice-bargain = { TEXT($card) } ({ cost-paid }): { TEXT("words-", $effect) }.
choice-swap = You replace a star disc on an achievement with a disc from this track: { track-name }.
choice-await = You wait for your turn.
choice-end-turn = You end your turn.
choice-new-technology = You discover a new Level { $level } technology after { TEXT("technology-", $technology) } (slot { $row } from the top).
choice-new-technology-at-once = You discover a new Level { $level } technology (slot { $row } from the top).
choice-technology = You research { TEXT("technology-", $technology) }.
choice-type = The new technology is { type-name }.
choice-lay = { TEXT("technology-", $technology) } is the new technology.
choice-draft = You take { TEXT("technology-", $technology) } from the drafting board.
choice-blind = You turn up a card of the deck.
choice-build = Build at { TEXT("place-", $place) }, cube from { $cube ->
   *[A] column A
    [B] column B
    [C] column C
    [D] column D
    [E] column E
    [population] population
}.
choice-grow = A cube of column { $column } becomes population.
choice-skip = You leave the rest.
choice-move = A { with-level } ship jumps from { TEXT("place-", $place) } to { TEXT("place-", $to) }.
choice-stop = You stop here.
choice-upgrade = You upgrade a { with-level } ship at { TEXT("place-", $place) }.
choice-shift = You move a supply cube from column { $column } to { $to }.
choice-automate = You automate { track-name }.
choice-growth = { $amount ->
    [0] Growing brings nothing now, because no column with an uncovered letter has supply.
   *[other] You grow: { $amount } supply becomes population.
}
choice-mining = You produce { $amount } ore.
choice-trade = You trade resources.
choice-buy = You pay { $amount } ore: a supply cube becomes population.
choice-scrap = You pay 1 ore and scrap a { with-level } ship at { TEXT("place-", $place) }.
choice-sell = You return 1 population for 1 ore.
choice-end-trade = You trade nothing more.
choice-claim = You claim { TEXT("achievement-", $goal) } for { $amount } VP.
choice-outpost = You place an outpost at { TEXT("place-", $place) } from this track: { track-name }.
choice-colonize = You colonize { TEXT("place-", $place) }.
choice-land = A { with-level } ship lands.
choice-landed = All ships have landed.
choice-second-disc = The disc comes from this track: { track-name }.
choice-donate = You lay a { with-level } ship of { TEXT("place-", $place) } on the event.
choice-attach = You lay the event at { TEXT("place-", $place) }.
choice-reward = You take the colonization reward of { TEXT("place-", $place) }.
choice-keep = You keep { TEXT("technology-", $technology) }.
choice-repeat = You take the immediate reward of { TEXT("technology-", $technology) } again.
choice-pay = You pay { $player }.
choice-give-back = You give back { $amount } population, and ore for the rest.
choice-leave = You leave it.
choice-do = You do it ({ cost-paid }): { TEXT("words-", $effect) }.
choice-option = You choose this: { TEXT("words-", $effect) }.
choice-copy = You copy { TEXT($card) } ({ cost-paid }).

## What has happened

event-faction = { $player } plays { TEXT("faction-", $faction) }.
event-round = Round { $amount } begins.
event-action = { $player } acts: { TEXT($card) }.
event-displaced = { $player } sets the pawn at { TEXT($card) } aside.
event-bargain = { $player } uses an ability.
event-swapped = { $player } replaces a star disc: { disc-name }.
event-innovation = { $player } reaches innovation { $amount } of { TEXT("faction-", $faction) }.
event-achievement = { $player } claims { TEXT("achievement-", $achievement) }.
event-end-triggered = { $player } triggers the end: round { $amount } is the last.
event-population = { $player } turns supply into population: { $amount }.
event-ore = { $player } gains { $amount } ore.
event-paid = { $player } pays { $amount } ore.
event-automated = { $player } automates: { disc-name }.
event-grown = { $amount ->
    [0] { $player } grows no population.
   *[other] { $player } grows population by { $amount }.
}
event-mined = { $player } produces { $amount } ore.
event-control-lost = { $player } loses control of { TEXT("place-", $place) }.
event-control-gained = { $player } gains control of { TEXT("place-", $place) }, with this disc: { disc-name }.
event-ship-built = { $player } builds a { with-amount } ship at { TEXT("place-", $place) }.
event-upgraded = { $player } upgrades a ship at { TEXT("place-", $place) } to { with-amount }.
event-jumped = A { with-amount } ship of { $player } jumps from { TEXT("place-", $place) } to { TEXT("place-", $to) }.
event-shifted = { $amount ->
    [one] { $player } moves a supply cube to another column.
   *[other] { $player } moves { $amount } supply cubes to another column.
}
event-donated = { $player } lays a { with-amount } ship on { TEXT("happening-", $event) }.
event-colonized = { $player } colonizes { TEXT("place-", $place) }.
event-discovered = { TEXT("place-", $place) } is discovered.
event-second-disc = { $player } places a disc on { TEXT("place-", $place) }: { disc-name }.
event-researched = { $player } researches { TEXT("technology-", $technology) }.
event-new-technology = { $player } discovers { TEXT("technology-", $technology) }.
event-turned-up = { TEXT("technology-", $technology) } is turned up.
event-private-technology = { $player } keeps { TEXT("technology-", $technology) } as a private technology.
event-event-turned = { $player } turns up { TEXT("happening-", $event) }.
event-attached = { $player } lays { TEXT("happening-", $event) } at { TEXT("place-", $to) }.
event-bought = { $amount ->
    [one] { $player } exchanges ore for population.
   *[other] { $player } exchanges ore for population { $amount } times.
}
event-sold = { $amount ->
    [one] { $player } exchanges population for ore.
   *[other] { $player } exchanges population for ore { $amount } times.
}
event-scrapped = { $player } scraps a ship at { TEXT("place-", $place) }.
event-paid-opponent = { $player } is paid { $amount } ore.
event-guild-opened = { $player } opens { TEXT("guild-", $guild) }.
event-vp = { $player } scores { $amount } VP: { TEXT("points-", $source) }.

## Reasons for no

reason-not-offered = That cannot be done now.
reason-too-little-ore = You need { $first } ore.
reason-too-little-population = You need { $first } population.
reason-occupied = Another pawn stands on that space.
reason-stands-there = Your pawn stands there; it has to move to another space.
reason-not-researched = You have not researched that technology.
reason-covered = The guild is covered until its event is turned up.
reason-nothing-changes = That would change nothing.
reason-no-slot = There is no technology that you could research.
reason-already-researched = You have researched that technology already.
reason-no-prerequisites = You lack its prerequisites.
reason-not-discovered = Only a technology that is known already can be researched.
reason-being-discovered = Another player is discovering this technology.
reason-no-card-left = No card of that level is left.
reason-no-supply = You have no supply cube left.
reason-nothing-to-colonize = There is no system that you could colonize.
reason-not-controlled = You do not control that system.
reason-too-weak = You need a strength of { $first } there.
reason-no-ship = You have no ship for that.
reason-faction-taken = Another player has this faction.
reason-not-for-two = This faction cannot be chosen by two players.
reason-not-fulfilled = The condition is not met: { $first } of { $second }.
reason-already-claimed = You have claimed this achievement already.
reason-card-full = There is no empty disc space on it.
reason-used-up = That has been used up.
reason-not-in-play = That action is not in play.
reason-landing-order = Ships land from the weakest to the strongest, and those left must be enough.
reason-not-enough-landed = A strength of { $first } has to land.
reason-no-place-left = There is no room for another system.
reason-could-not-go-on = Then the effect could not be carried out.
reason-held-at-start = Somebody controlled that system when the turn began.
reason-nobody-there = Nobody stands in the way there.
reason-no-cube = You have neither supply nor population for it.
reason-nothing-attached = No system lies with that event.
reason-no-immediate = You have no technology with an immediate reward of that kind.
reason-no-system = There is no system for that.
reason-wrong-type = The card is not of the type of a prerequisite.

## Errors

error-sun-no-choice = “{ $written }” is no choice of Beyond the Sun.
error-sun-no-component = There is no component “{ $name }”.

## Names of places and systems

place-sol = Sol
place-deep_space = Deep Space
place-a_left = left A slot
place-a_right = right A slot
place-b_left = left B slot
place-b_right = right B slot
place-shipyard_left = left shipyard
place-shipyard_right = right shipyard
place-shipyard_top = top shipyard
place-extra = extra system
place-barnards_star = Barnard’s Star
place-sirius = Sirius
place-proxima_centauri = Proxima Centauri
place-wolf_359 = Wolf 359
place-luytens_star = Luyten’s Star
place-ross_128 = Ross 128
place-epsilon_eridani = Epsilon Eridani
place-procyon = Procyon
place-yz_ceti = YZ Ceti
place-groombridge_34 = Groombridge 34
place-lacaille_9352 = Lacaille 9352
place-struve_2398 = Struve 2398
place-kapteyns_star = Kapteyn’s Star
place-tau_ceti = Tau Ceti
place-lalande_21185 = Lalande 21185
place-ross_154 = Ross 154
place-wise_0855_0714 = WISE 0855−0714
place-cygni_61 = 61 Cygni
place-epsilon_indi = Epsilon Indi
place-gliese_876 = Gliese 876
place-teegardens_star = Teegarden’s Star
place-kruger_60 = Kruger 60
place-wolf_1061 = Wolf 1061
place-luhman_16 = Luhman 16

## Names of technologies

technology-narrow_beam_lasers = Narrow Beam Lasers
technology-terraforming = Terraforming
technology-genetically_modified_crops = Genetically Modified Crops
technology-robotic_mining = Robotic Mining
technology-spacetime_anomaly_studies = Spacetime Anomaly Studies
technology-human_experimentation = Human Experimentation
technology-bio_synaptic_network = Bio-Synaptic Network
technology-hypercomputing = Hypercomputing
technology-plasma_cannons = Plasma Cannons
technology-depot_outposts = Depot Outposts
technology-drone_squadrons = Drone Squadrons
technology-modular_fleet = Modular Fleet
technology-mass_cloning = Mass Cloning
technology-advanced_genetics = Advanced Genetics
technology-colonial_conscription = Colonial Conscription
technology-export_farming = Export Farming
technology-interstellar_charters = Interstellar Charters
technology-survey_probes = Survey Probes
technology-licensed_privateers = Licensed Privateers
technology-colony_arks = Colony Arks
technology-transdimensional_ai = Transdimensional AI
technology-planetary_scale_research = Planetary-scale Research
technology-metahuman_chambers = Metahuman Chambers
technology-hivemind_computing = Hivemind Computing
technology-deep_space_megastructures = Deep Space Megastructures
technology-capital_ship = Capital Ship
technology-android_armada = Android Armada
technology-mercenary_fleet = Mercenary Fleet
technology-cerebral_implants = Cerebral Implants
technology-manufacturing_orbitals = Manufacturing Orbitals
technology-android_rights_movement = Android Rights Movement
technology-subatomic_fabrication = Subatomic Fabrication
technology-quantum_data_exchange = Quantum Data Exchange
technology-hyperdrive_boosters = Hyperdrive Boosters
technology-wormhole_technology = Wormhole Technology
technology-stealth_terraformers = Stealth Terraformers
technology-parallel_universe_generator = Parallel Universe Generator
technology-galactic_empire = Galactic Empire
technology-post_scarcity_society = Post-Scarcity Society
technology-black_market_industries = Black Market Industries
technology-galactic_hq = Galactic HQ
technology-mind_machine_assimilation = Mind/Machine Assimilation
technology-galactic_datasphere = Galactic Datasphere
technology-neo_industrial_revolution = Neo-Industrial Revolution
technology-hyperlane_hegemony = Hyperlane Hegemony
technology-giga_corporations = Giga-Corporations

## Names of events, achievements, factions, guilds and basic actions

happening-tyler_lee = Tyler Lee, brilliant businessman
happening-maya_chaturvedi = Maya Chaturvedi, visionary
happening-unexpected_exoplanet = Unexpected Exoplanet
happening-asteroid_windfall = Asteroid Windfall
happening-population_boom = Population Boom
happening-automation_subsidies = Automation Subsidies
happening-refugee_convoys = Refugee Convoys
happening-technology_symposium = Technology Symposium
happening-arms_race = Arms Race
happening-gold_rush = Gold Rush
happening-kc_24x = KC-24X, the first android governor
happening-ono = Ono, Speaker of the Colonies
happening-spaceship_museum = Spaceship Museum
happening-dyson_sphere = Dyson Sphere
happening-mass_enlightenment = Mass Enlightenment
happening-ministry_of_colonies = Ministry of Colonies
happening-frontier_monument = Frontier Monument
happening-colonial_census = Colonial Census
happening-grand_exposition = Grand Exposition
happening-hyperspace_storm = Hyperspace Storm
achievement-transcendence = Transcendence
achievement-empire = Empire
achievement-warlord = Warlord
achievement-specialization = Specialization
achievement-pioneer = Pioneer
achievement-tycoon = Tycoon
achievement-technologist = Technologist
achievement-automaton = Automaton
achievement-polymath = Polymath
achievement-industrialist = Industrialist
faction-nishida_ostergaard = Nishida-Østergaard Corporation
faction-cosmic_tabernacle = Disciples of the Cosmic Tabernacle
faction-united_nations = United Nations
faction-helios_mining_collective = Helios Mining Collective
guild-colonists_guild = Colonists’ Guild
guild-scholars_guild = Scholars’ Guild
guild-technocrat_guild = Technocrat Guild
guild-ascension_guild = Ascension Guild
basic-research_level_1 = Research Level I
basic-research_level_2 = Research Level II
basic-build_and_jump = Build and jump
basic-gather = Gather
innovation-fleet_refit = Fleet Refit
innovation-hyperdrive_licences = Hyperdrive Licences
innovation-great_awakening = Great Awakening
innovation-missionaries = Missionaries
innovation-relief_logistics = Relief Logistics
innovation-shared_archives = Shared Archives
innovation-belt_prospecting = Belt Prospecting
innovation-ore_brokers = Ore Brokers

## What components do

step-cost = Cost: { cost-paid }.
step-optional = You may ({ cost-paid }):
step-choose = Choose { $times ->
    [1] one
   *[other] { $times } times
}:
step-option = Option { $number }:
step-for-each = For every { $every } of { TEXT("counter-", $counter) }, at most { $most } times:
step-repeat = { $times } times:
step-immediate-again = Take the immediate reward of this card again.
step-copy = { $family ->
   *[research] Carry out an action with research, also an occupied one, and pay its cost.
    [technology] Carry out an action of a technology of Levels I to III, also an occupied one, and pay its cost.
}
step-gain-ore = Gain { $amount } ore.
step-pay-opponent = Pay { $amount } ore to an opponent.
step-supply-to-population = Turn { $amount } supply into population ({ $order ->
   *[leftmost] from the left
    [rightmost] from the right
    [any] from any column
}).
step-supply-to-ship = Turn { $amount } supply ({ $order ->
   *[leftmost] from the left
    [rightmost] from the right
    [any] from any column
}) into { with-level } ships, { $at ->
   *[shipyard] at Sol or your shipyards
    [deep_space] in Deep Space
}.
step-population-to-ship = Turn { $amount } population into { with-level } ships at Sol or your shipyards.
step-move-supply = Move { $amount } supply cubes ({ $order ->
   *[leftmost] from the left
    [rightmost] from the right
    [any] from any column
}) to { $to ->
    [A] column A
    [B] column B
    [C] column C
    [D] column D
    [E] column E
   *[any] other columns
}.
step-automate = Automate { $track ->
   *[food] food
    [ore] ore
    [choice] food or ore
}, { $amount } times.
step-produce = { $production ->
   *[growth] Grow population.
    [ore] Produce ore.
    [trade] Trade resources.
}
step-research = Research a { $known ->
    [yes] known technology
   *[no] technology
} { $by ->
    [colonies] one level above the number of systems you have colonized, but at most of Level { $last }
    [levels] of Level { $levels } or { $last }
   *[level] of Level { $last }
}{ $free ->
    [yes] , whatever its prerequisites
   *[no] {""}
}{ $reward ->
    [no] , without its immediate reward
   *[yes] {""}
}.
step-gain-private-technology = Turn up { $draw } technologies of Level { $level } and keep { $amount } as private technologies.
step-repeat-immediate-of-researched-technologies = Take the immediate rewards of up to { $amount } of your technologies again.
step-jump = Jump { $amount }.
step-jump-to-any-location = Up to { $amount } ships jump to any locations.
step-upgrade-ships = { $ships ->
   *[any] Upgrade your ships by { with-levels } in all, distributed as you like.
    [one] Upgrade one ship by { with-levels }.
    [several] Upgrade { $amount } different ships by { with-levels } each.
}
with-levels = { $levels ->
    [1] one level
   *[other] { $levels } levels
}
# $discs: 0 where there are as many as usual.
step-colonize = { $unheld ->
   *[no] Colonize a system that you control.
    [yes] Colonize a system that nobody controlled when your turn began.
}{ $discs ->
    [0] {""}
    [one] {" "}In the end one of your discs lies on it.
   *[other] {" "}In the end { $discs } of your discs lie on it.
}{ $reward ->
    [no] {" "}There is no reward for gaining control.
   *[yes] {""}
}
step-donate-ship = Lay up to { $amount } ships on this card; they are out of the game.
step-uncover-guild = Open { TEXT("guild-", $guild) }.
step-add-extra-system = An extra system of deck { $deck } is laid beside the board{ $replaced ->
    [no] ; it is not replaced when somebody has colonized it
   *[yes] {""}
}.
step-attach-system-to-card = A system of deck { $deck } is laid with this card; it is no location.
step-take-attached-system = Take the system of this card and its colonization reward, without discs.
step-draw-systems-and-take-colonize-bonus = Turn up { $draw } systems of deck { $deck } and take { $amount } of their colonization rewards.
step-attach-event-to-system = Lay this card at a system.
step-setup-ship-level = Your first ship has { with-amount }.
counter-locations_you_control = locations you control
counter-systems_you_have_colonized = systems you have colonized
counter-locations_taken_from_another_faction_by_this_effect = locations taken from others by this effect
counter-opponents_beyond_the_first = opponents beyond the first
scored-thing = { $of ->
   *[automation_discs] automation discs
    [level_of_ship_on_this_card] levels of ships on this card
    [locations_you_control_plus_colonized_systems] controlled locations and colonies
    [ore] ore
    [ship_levels_on_board] levels of ships on the board
    [systems_you_have_colonized] colonies
    [technologies_of_level_III] technologies of Level III
    [technologies_researched] technologies
}
explain-reconstructed = This card is reconstructed: it is not what the official card says.
explain-technology = Level { $level }: it matches { $second ->
   *[scientific] { type-name } and scientific
    [economic] { type-name } and economic
    [military] { type-name } and military
    [commercial] { type-name } and commercial
    [none] { type-name } alone
}, and hands on { $output ->
   *[scientific] scientific
    [economic] economic
    [military] military
    [commercial] commercial
    [none] nothing
}.
explain-immediate = At once, for everybody who researches it:
explain-action = Action (spaces: { $amount }):
explain-points = It is worth { $amount } VP.
explain-more-points = { $amount } VP more for every { $every } of { scored-thing }, the whole card at most { $most }.
explain-event = Event of Level { $level }.
explain-discoverer = The discoverer:
explain-others = Each other player:
explain-everybody = Everybody, from the discoverer on:
explain-ranking = At the end whoever has most scores for: { scored-thing }. VP by rank: { $points }.
explain-for-everybody = At the end everybody scores { $amount } VP for each: { scored-thing }.
explain-for-colonizer = Whoever colonizes that system scores { $amount } VP.
explain-shared-action = An action for whoever takes it first:
explain-system = { $deck } system: strength { $strength }, { $amount } VP, { $specialties ->
   *[food] food
    [ore] ore
    [both] food or ore
}.
explain-control = Whoever gains control:
explain-colonize = Whoever colonizes it:
explain-condition = { $condition ->
   *[automation_discs] Have { $amount } discs on the automation track.
    [colonized_systems] Have { $amount } colonized systems.
    [controlled_locations] Control { $amount } locations.
    [discs_removed_from_production_tracks] Have { $amount } discs off your production tracks.
    [ore_in_stock] Have { $amount } ore.
    [specialty_icons] Have { $amount } printed specialty icons of one kind.
    [technologies_of_every_type] Have { $amount } technologies of every type.
    [technologies_of_level] Have { $amount } technologies of Level { $level }.
    [total_ship_levels_on_board] Have { $amount } levels of ships on the board.
}
explain-disc-spaces = Its disc spaces are worth { $points } VP.
explain-columns = Supply columns: A { $a }, B { $b }, C { $c }, D { $d }, E { $e }.
explain-setup = At the start:
explain-innovation = Innovation “{ TEXT("innovation-", $innovation) }”, with { $amount } icons on this track: { track-name }.
explain-slot = A slot of Level { $level }.
explain-slot-free = Nothing needs to be researched before it.
explain-slot-needs = Of these slots so many must be researched before it: { $amount }. They are: { $slots }.
explain-slot-leads = It leads to { $slots }.
explain-once = Once:
own-name = { $name }
ability-any-time = At any time outside an action, { $amount } times in a turn:
ability-discs-from-either-track = When you automate or place outposts, the disc may come from either track.
ability-displace-pawn = { $amount } times in the game: set another pawn aside and take its space.
ability-more-movement = Each of your jump effects has more movement points: { $amount }.
ability-one-jump-reaches-any-location = A ship may reach any location for 1 movement point.
ability-not-from = It must not start here: { TEXT("place-", $place) }.
ability-ore-when-another-colonizes-beside-your-ship = You gain { $amount } ore when another player colonizes a system where you have a ship.
ability-population-for-less-ore = In trade a population cube costs you { $amount } ore.
ability-replace-returned-population = When an action costs returned population, { $cubes } of the cubes may be replaced by { $ore } ore each.
ability-skip-one-of-two-prerequisites = { $known ->
   *[known] Of a known technology
    [any] Of a technology
} of these levels that needs two prerequisites one may be lacking: { $levels }.
ability-supply-from-any-column = When you use supply directly you may take it from any column.
ability-swap-star-discs = At any time outside an action: replace your star discs on achievements by discs of your tracks; the rest are replaced at the end of the game.

## The table in words

board-round = { $last ->
    [0] Round { $amount }.
   *[other] Round { $amount }, the last is round { $last }.
}
board-achievement = { TEXT("achievement-", $goal) }: { $amount } discs
board-event = event on the table: { TEXT("happening-", $event) }
board-event-with = { TEXT("happening-", $event) }: with it lies { TEXT("place-", $place) }
board-event-points = { TEXT("happening-", $event) }: { $amount } VP for { $player } as things stand
board-technology = { $slot }: { TEXT("technology-", $technology) }
board-system = { TEXT("place-", $place) }: nobody controls it
board-system-held = { TEXT("place-", $place) }: controlled by { $player }
board-no-faction = { $player } has no faction yet.
board-player = { $player } ({ TEXT("faction-", $faction) }): { $ore } ore, { $population } population, { $supply } supply
board-discs = Discs on the tracks: food { $food }, ore { $ore }; automated { $automated }
board-researched = has researched { TEXT("technology-", $technology) }
board-private = private technology: { TEXT("technology-", $technology) }
board-colony = has colonized { TEXT("place-", $place) }
board-ships = ships of Level { $level } at { TEXT("place-", $place) }: { $amount }

## In the drawing

label-slot = Level { $level }, slot { $row } from the top
label-event = event
label-space = Action space
label-box = Basic Spacefaring
label-guilds = Guilds
label-points = { $amount } VP
label-no-faction = no faction yet
label-column = Column { $column }
label-track-food = Food track
label-track-ore = Ore track
label-stock-ore = Ore: { $amount }
label-stock-population = Population: { $amount }
label-stock-supply = Supply cubes: { $amount }
label-round = Round { $amount }
label-zone-head = Round
label-zone-tree = Technologies
label-zone-own = My board
label-zone-factions = Factions
label-zone-turned = Cards
label-zone-galaxy = Galaxy
label-zone-goals = Achievements
label-zone-hand = What I have

# ---- standing orders

order-outpost = Outposts in another's turn
order-outpost-why = When you gain control in another's turn and the disc may come from either track, nobody has to wait.
order-outpost-value = { $value ->
   *[ask] Ask me each time
    [food_first] From the food track
    [ore_first] From the ore track
}
order-rewards = Several places gained in another's turn
order-rewards-why = The order in which you take the rewards.
order-rewards-value = { $value ->
   *[ask] Ask me each time
    [as_on_the_board] In the order of the board
}

## The workshop
shelf-technologies-1 = Technologies of Level I
shelf-technologies-2 = Technologies of Level II
shelf-technologies-3 = Technologies of Level III
shelf-technologies-4 = Technologies of Level IIII
shelf-events = Events
shelf-systems = Systems
shelf-achievements = Achievements
shelf-factions = Factions
shelf-guilds = Guilds
shelf-basics = Basic actions
shelf-slots = Slots of the tree
field-name = Name
field-match = Left edge: types it may be chosen for
field-output = Right edge: the type it hands on
field-vp = VP
field-strength = Strength
field-specialties = Specialties
field-condition = What is counted
field-condition_level = Of this level, where technologies are counted by it
field-at_least = At least
field-spaces_vp = VP of its disc spaces, as 5/3
field-immediate = At once
field-discoverer = The discoverer
field-others = Each other player
field-everybody = Everybody
field-control = Whoever gains control
field-colonize = Whoever colonizes it
field-action_1 = Action 1
field-spaces_1 = Spaces of action 1
field-action_2 = Action 2
field-spaces_2 = Spaces of action 2
field-ability = Lasting ability, as more_movement points=2
field-vp_more = More VP, as each=1 of=ore every=2 max=7
field-lasting = What stays of it, as ranking of=ore vp=4/2
field-after = Where the card goes
field-prerequisites = Prerequisites: slots of lower levels, as I1/I2
field-needed = How many of them are needed
field-setup = Normal board: at the start
field-columns = Advanced board: fields of the columns A to E, as 5/4/3/3/2
field-food_icons = Food icons: discs gone before each is seen, as 0/2/4/6/8
field-ore_icons = Ore icons: discs gone before each is seen, as 0/2/4/6/8
field-innovation_1 = Innovation 1
field-innovation_1_track = Innovation 1: the track that counts
field-innovation_1_icons = Innovation 1: icons it needs
field-innovation_1_effect = Innovation 1: once
field-innovation_1_ability = Innovation 1: or its lasting ability
field-innovation_2 = Innovation 2
field-innovation_2_track = Innovation 2: the track that counts
field-innovation_2_icons = Innovation 2: icons it needs
field-innovation_2_effect = Innovation 2: once
field-innovation_2_ability = Innovation 2: or its lasting ability
field-confidence = How sure it is
field-choice-none = none
field-choice-scientific = scientific
field-choice-economic = economic
field-choice-military = military
field-choice-commercial = commercial
field-choice-food = food
field-choice-ore = ore
field-choice-confirmed = read from the card
field-choice-likely = likely
field-choice-reconstructed = reconstructed
field-choice-I = I
field-choice-II = II
field-choice-III = III
field-choice-IIII = IIII
field-choice-automation_discs = discs on the automation track
field-choice-colonized_systems = colonized systems
field-choice-controlled_locations = controlled locations
field-choice-discs_removed_from_production_tracks = discs off the production tracks
field-choice-ore_in_stock = ore
field-choice-specialty_icons = printed specialty icons of one kind
field-choice-technologies_of_every_type = technologies of every type
field-choice-technologies_of_level = technologies of a level
field-choice-total_ship_levels_on_board = levels of ships on the board
field-choice-discard = out of the game
field-choice-keep = beside the achievements
field-choice-until_taken = beside the achievements, until somebody takes what lies with it
field-choice-with_extra_system = out of the game; its system stays on the board
field-choice-with_system = to a system on the board
check-typed-in = { $kind ->
   *[technology] Technologies
    [event] Events
    [system] Systems
    [achievement] Achievements
    [faction] Factions
    [guild] Guilds
    [basic] Basic actions
    [slot] Slots
} typed in or certain: { $amount } of { $all }.
check-too-few-of-a-type = A technology may be sought as { type-name } at Level { $level }, and this is how many cards fit: { $amount }. Two are needed.
check-never-handed-on = Cards of Level { $level } match { type-name }, which is handed on to none of its slots.
check-out-of-reach = { $card } fits no slot: none of the types it matches is handed on to a slot of Level { $level }.
check-reachable = Every type that is handed on to a slot finds at least two cards for it, and every card fits a slot.

# ---- the gallery, and the key to the signs

gallery-level-1 = Technologies of Level I
gallery-level-2 = Technologies of Level II
gallery-level-3 = Technologies of Level III
gallery-level-4 = Technologies of Level IIII
gallery-key = Key to the signs
sign-population = Population
sign-supply = A supply cube
sign-ore = Ore; on a track, an ore disc
sign-food = Food; on a track, a food disc
sign-any = Food or ore, as you like
sign-ship = A ship, with its level
sign-vp = Victory points
sign-star = An achievement disc
sign-disc = Discs taken from your tracks
sign-research = Research, at the levels written beside it
sign-jump = Jump, so many times
sign-upgrade = Upgrade ships, so many times
sign-automate = Automate
sign-colonize = Colonize; on a system, the strength that it takes
sign-flag = Control of a place
sign-copy = Use another action
sign-more = More: a tap tells it in words
sign-scientific = Scientific technology
sign-economic = Economic technology
sign-military = Military technology
sign-commercial = Commercial technology
sign-immediate = At once, when you research it
sign-price = What stands before it is paid
sign-trade = Trade resources
sign-guess = Not read from the card: reconstructed
