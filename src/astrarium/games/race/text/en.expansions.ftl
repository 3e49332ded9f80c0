### Race for the Galaxy, English: the cards of The Gathering Storm and Alien Artifacts, and what they do.

## A card

explain-storage = { $goods ->
   *[rare] Storage world: it holds any number of Rare goods.
}
explain-start-hand = As a start world: keep only { some-cards } of your opening hand.

## Powers

power-on_placement-discard-card-for-good-here = When placed: you may discard a card from your hand to put { a-good } on this world.
power-on_placement-place-airlock-card-and-second-survey-team = When placed, in the Orb game only: play an airlock card and put your second survey team on it.

power-explore-survey-team-movement = { phase-explore }, in the Orb game only: each of your survey teams may move { $amount ->
    [one] 1 more space
   *[other] { $amount } more spaces
}.

power-settle-military-by-discard-hand-card = { $pay ->
   *[discard_hand_card] { $uses_up_to ->
        [one] { phase-settle }: you may discard 1 card from your hand for +{ $amount } Military until the end of the phase.
       *[other] { phase-settle }: you may discard up to { $uses_up_to } cards from your hand for +{ $amount } Military each until the end of the phase.
    }
}
# $good: the kind of the good; $uses_up_to is always one
power-settle-military-by-discard-good = { $pay ->
   *[discard_good] { $uses_up_to ->
       *[1] { $good ->
            [rare] { phase-settle }: you may discard a Rare good for +{ $amount } Military until the end of the phase.
           *[alien] { phase-settle }: you may discard an Alien good for +{ $amount } Military until the end of the phase.
        }
    }
}
power-settle-military-per-chromosome-world = { phase-settle }: +{ $amount } Military for each world with the chromosome symbol in your tableau.
power-settle-pay-for-military-kind = { $worlds ->
    [alien] { $reduction ->
       *[0] { phase-settle }: you may place a military Alien production or windfall world by paying its defense as its cost.
    }
   *[chromosome] { phase-settle }: you may place a military world with the chromosome symbol by paying its defense as its cost.
}
power-settle-second-world = { phase-settle }: after placing a world, you may place a second one; it brings no bonus card.
power-settle-second-conquest-with-excess-military = { phase-settle }: after conquering a world, you may conquer a second one with the Military that is left over.
power-settle-additional-world-at-zero-cost = { $pay ->
   *[discard_this_card] { phase-settle }: you may discard this card from your tableau to place one more non-military world at no cost, { kind-barred }.
}
power-settle-flip-card-as-settle-action = { phase-settle }: instead of choosing a world, you may turn up the top card of the deck; a non-military world may be placed at no cost, anything else goes to your hand.

power-trade-price-bonus-per-chromosome-world = { phase-trade }: when you sell { a-good }, draw { some-more-cards } for each world with the chromosome symbol in your tableau.
power-trade-no-trade-bonus-sale-from-this-world = { phase-trade }: the good of this world cannot be sold by the Trade bonus.

power-consume-good-of-world = { phase-consume }: discard { a-good } from this world, and from no other, for { $vp } VP.

power-produce-produce-here-by-discarding-card = { phase-produce }: you may discard a card from your hand to produce { a-good } on this world.
power-produce-move-goods-here-at-phase-start = { $goods ->
   *[rare] { phase-produce }: at the start of the phase you may move any number of your Rare goods to this world.
}

## Varying VP

vp-per-artifact-token = { $token ->
    [technology] Scoring, in the Orb game only: { $vp } VP for each technology token you collected.
    [science] Scoring, in the Orb game only: { $vp } VP for each science token you collected.
   *[uplift] Scoring, in the Orb game only: { $vp } VP for each uplift token you collected.
}

match-development-cost_at_least-5 = development of cost 5 or more
match-keyword-imperium = IMPERIUM card
match-keyword-rebel = REBEL card
match-keyword-terraforming = TERRAFORMING card
match-keyword-uplift = UPLIFT card
match-world-goods-any-source-windfall = windfall world
match-world-not-military = non-military world
match-world-not-military-power_in-trade = non-military world with a Trade power

## Why not

reason-not-for-sale = The good of this world cannot be sold by the Trade bonus.
reason-only-this-world = This power takes only the good of its own world.
reason-no-reserves = Its defense is { $first }, and of your Military only { $second } is left over against it.
reason-already-hired = You have discarded cards for Military against this world already.
reason-no-world-fits = No card lets you place this now.
reason-only-conquest = The Military that is left over only conquers; nothing is paid for here.

## Questions

ask-start-world = { $player }, which of the two start worlds do you keep? The other is discarded; all are revealed together.
ask-more-worlds = { $player }, choose another world to place in this phase, or none.
ask-free-world = { $player }, choose the world that you place at no cost.
ask-lucky-world = { $player }, the card turned up is { TEXT("card-", $card) }: do you place it at no cost?
ask-card-for-good = { $player }, you may discard a hand card for a good on { TEXT("card-", $card) }.
ask-store = { $player }, you may move goods to { TEXT("card-", $card) }.
ask-card-production = { $player }, you may discard a hand card to produce on { TEXT("card-", $card) }.
ask-discard-for-military = { $amount ->
    [one] { $player }, choose a hand card to discard for Military; it is the last.
   *[other] { $player }, choose a hand card to discard for Military, { $amount } in all.
}
ask-discard-to-produce = { $player }, choose a hand card to discard for the production.
ask-chance-lucky = The top card of the deck is turned up for { $player } to settle.

## Choices

choice-start-world = Keep { TEXT("card-", $card) } as your start world.
choice-settle-reserves = Conquer { TEXT("card-", $card) } with the Military that is left over: its defense is { $defense }.
choice-settle-lent = Conquer { TEXT("card-", $card) } with temporary Military: its defense is { $defense }, your Military against it { $military }.
choice-pass-good = Discard nothing.
choice-pass-more = Place no more worlds.
choice-pass-lucky = Take { TEXT("card-", $card) } into your hand.
choice-lucky = Settle what the deck turns up.
choice-hire = Discard { some-cards } from your hand for +{ $amount } Military until the end of the phase.
choice-arm = Discard { a-good } from { TEXT("card-", $card) } for +{ $military } Military until the end of the phase.
# $storage: the card id of the storage world
choice-move = Move { a-good } from { TEXT("card-", $card) } to { TEXT("card-", $storage) }.
choice-discard-for-good = Discard { TEXT("card-", $card) } for a good on { TEXT("card-", $world) }.
choice-spend-for-world = Discard { TEXT("card-", $card) } from your tableau to place one more world at no cost.
choice-use-good-of-world = { TEXT("card-", $card) }: discard { a-good } from this world for { $vp } VP.
choice-produce-for-card = Discard a hand card to produce { a-good } on { TEXT("card-", $card) }.
choice-stop-producing = Do not discard a card for production now.
choice-stop-moving = Move no more goods.

## Events

event-hire = { $player } has +{ $amount } Military in return for hand cards.
event-arm = { $player } discards { a-good } from { TEXT("card-", $card) } for +{ $amount } Military.
event-lucky = { $player } turns up { TEXT("card-", $card) }.
event-to-hand = { $player } takes { TEXT("card-", $card) } into the hand.
event-store = { $player } moves { a-good } from { TEXT("card-", $card) } to the storage world.

## The table in words

board-stored = In storage beyond that: { $amount ->
    [one] 1 good
   *[other] { $amount } goods
}.

## Card titles: The Gathering Storm

card-separatist_colony = Separatist Colony
card-ancient_race = Ancient Race
card-damaged_alien_factory = Damaged Alien Factory
card-doomed_world = Doomed World
card-deserted_alien_world = Deserted Alien World
card-rebel_sympathizers = Rebel Sympathizers
card-smuggling_lair = Smuggling Lair
card-volcanic_world = Volcanic World
card-alien_toy_shop = Alien Toy Shop
card-clandestine_uplift_lab = Clandestine Uplift Lab
card-galactic_bazaar = Galactic Bazaar
card-hive_world = Hive World
card-rebel_colony = Rebel Colony
card-galactic_studios = Galactic Studios
card-space_mercenaries = Space Mercenaries
card-improved_logistics = Improved Logistics
card-galactic_genome_project = Galactic Genome Project
card-imperium_lords = Imperium Lords
card-terraforming_guild = Terraforming Guild

## Card titles: Alien Artifacts

card-sentient_robots = Sentient Robots
card-alien_artifact_hunters = Alien Artifact Hunters
card-rebel_mutineers = Rebel Mutineers
card-uplift_researchers = Uplift Researchers
card-frontier_capital = Frontier Capital
card-tranship_point = Tranship Point
card-imperium_fifth_column = Imperium Fifth Column
card-rebel_uplift_world = Rebel Uplift World
card-alien_fuel_refinery = Alien Fuel Refinery
card-amphibian_uplift_race = Amphibian Uplift Race
card-arboreal_uplift_race = Arboreal Uplift Race
card-galactic_survey_headquarters = Galactic Survey Headquarters
card-ore_rich_world = Ore-Rich World
card-rebel_gem_smugglers = Rebel Gem Smugglers
card-deep_space_symbionts_ltd = Deep Space Symbionts, Ltd.
card-jumpdrive_fuel_refinery = Jumpdrive Fuel Refinery
card-mercenary_guild = Mercenary Guild
card-galactic_news_hub = Galactic News Hub
card-self_repairing_alien_artillery = Self-Repairing Alien Artillery
card-designer_species_ultd = Designer Species, Ultd.
card-imperium_blaster_gem_depot = Imperium Blaster Gem Depot
card-interstellar_trade_port = Interstellar Trade Port
card-terraforming_colony = Terraforming Colony
card-alien_uplift_chamber = Alien Uplift Chamber
card-rebel_resistance = Rebel Resistance
card-alien_sentinels = Alien Sentinels
card-alien_survey_technology = Alien Survey Technology
card-imperium_stealth_tactics = Imperium Stealth Tactics
card-scientific_cruisers = Scientific Cruisers
card-imperium_supply_convoy = Imperium Supply Convoy
card-terraforming_project = Terraforming Project
card-alien_research_ship = Alien Research Ship
card-galactic_investors = Galactic Investors
card-alien_researchers = Alien Researchers
card-galactic_expansionists = Galactic Expansionists
card-imperium_war_faction = Imperium War Faction
card-terraforming_unlimited = Terraforming Unlimited
card-uplift_alliance = Uplift Alliance
card-wormhole_prospectors = Wormhole Prospectors
