# What drawings say: letters of the goods, headings of the zones, the key to the signs.

letter-novelty = N
letter-rare = R
letter-genes = G
letter-alien = A

# On a variable card: what it is worth now.
draw-now = now

# $goods: a kind of goods, or none; $source: windfall, production or none
draw-kind = { $source ->
    [windfall] { TEXT("goods-", $goods) } windfall
    [production] { TEXT("goods-", $goods) } production
   *[none] No powers
}

# ---- zones

zone-head = Round and phases
zone-tableau = My tableau
zone-hand = Hand
zone-look = Drawn to choose from
zone-start = Start worlds
zone-goals = Goals
zone-mat = Robot’s mat
zone-orb = Orb
zone-orb-cards = Orb cards

draw-pool = VP chips in the pool
draw-deck = Cards in the deck
draw-discards = Cards in the discard pile
# $amount: how much a seat has
draw-score = { $amount } VP so far
draw-military = Military { $amount } against every world
# $kind: novelty, rare, genes, alien, or rebel
draw-military-kind = { $kind ->
    [rebel] { $amount } more Military against rebel worlds
    [novelty] { $amount } more Military against Novelty worlds
    [rare] { $amount } more Military against Rare worlds
    [genes] { $amount } more Military against Genes worlds
   *[alien] { $amount } more Military against Alien worlds
}
draw-hand = { $amount ->
    [one] 1 card in hand; the limit is { $limit }
   *[other] { $amount } cards in hand; the limit is { $limit }
}
draw-goods = { $amount ->
    [one] 1 good
   *[other] { $amount } goods
}
draw-cards = { $amount ->
    [one] 1 card in the tableau; { $limit } end the game
   *[other] { $amount } cards in the tableau; { $limit } end the game
}
draw-last-slot = The { $amount }th card ends the game
draw-part-cards = from cards
draw-part-chips = from chips
draw-part-goals = from goals
draw-part-tokens = from tokens
# $mine: how much the reader has; $needed: how much is needed; $best: the most that a seat has
draw-orb-holds = Orb cards: { $cards }, tokens: { $tokens }

# ---- the gallery

gallery-start = Start worlds
gallery-worlds = Worlds
gallery-developments = Developments
gallery-storm = The Gathering Storm
gallery-artifacts = Alien Artifacts
gallery-goals = Goals
gallery-orb-tokens = Artifact tokens
gallery-key = Key to the signs

sign-world = A world, with the cards to pay
sign-military-world = A military world, with its defense
sign-development = A development, with the cards to pay
sign-vp = Victory points
sign-shield = Military
sign-novelty = Novelty good, sells for 2
sign-rare = Rare good, sells for 3
sign-genes = Genes good, sells for 4
sign-alien = Alien good, sells for 5
sign-any = A good of any kind
sign-windfall = Hollow: windfall
sign-card = Draw a card
sign-discard = This card is discarded
sign-look = Look at so many more
sign-keep = Keep so many more
sign-produce = Produce
sign-trade = Sell: the price
sign-arrow = What is on the left brings what is on the right
sign-each = For each
sign-most = If you have most
sign-rebel = Rebel worlds
sign-chromosome = Chromosome worlds
sign-store = Keeps goods
sign-gamble = Name a number and turn up a card
sign-team = The survey team moves
sign-here = Only the good of this world
sign-different = All of different kinds
