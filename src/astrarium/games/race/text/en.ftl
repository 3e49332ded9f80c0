### Race for the Galaxy, English. Terms and card titles are those printed on the cards.

## At the table: the game, its options, what a seat has, where points come from

game-title = Race for the Galaxy
game-blurb = Build a galactic tableau of worlds and developments. Everyone chooses a phase in secret; what anyone chose, all do.
option-expansion = Expansion
option-expansion-why = Which cards are added to those of the base game; both expansions allow a fifth player.
option-expansion-value = { $value ->
   *[none] None: the base game
    [storm] The Gathering Storm
    [artifacts] Alien Artifacts
}
option-advanced_two_player = Advanced two-player game
option-advanced_two_player-why = For two: each player chooses two action cards a round.
option-preset_hands = Preset hands
option-preset_hands-why = For a first game: everyone begins with a start world and four fitting cards.
figure-hand = Hand
figure-tableau = Tableau
figure-goods = Goods
figure-chips = VP chips
figure-score = Score so far
figure-military = Military
points-score-chips = VP chips
points-score-card = VP printed on cards
points-score-variable = VP of cards that score for others

## What a plan leads to: what it wastes, what others may gain ($player is another player)

warning-hand-limit = { $amount ->
    [one] You hold 1 card more than the hand limit: if it stays so, you discard it at the end of the round.
   *[other] You hold { $amount } cards more than the hand limit: if it stays so, you discard them at the end of the round.
}
warning-military-unused = This world does not need the { $amount } Military that you gain: unless another world of this phase does, what you discarded for it is wasted.
warning-nothing-to-sell = You have no good to sell: the Trade bonus would be wasted.
warning-nothing-to-consume = You have no good to consume: the doubled VP would be wasted.
warning-no-vp-to-double = None of your powers brings VP for goods: there would be nothing to double.
warning-consumed-for-nothing = This uses up your only good and brings nothing.
warning-nothing-produced = None of your worlds can take a new good: you would produce nothing.
warning-goods-lie = { $amount ->
    [one] 1 of your production worlds already holds a good and produces nothing.
   *[other] { $amount } of your production worlds already hold a good and produce nothing.
}
warning-no-development = You hold no development now.
warning-no-development-in-reach = You hold no development now that you could pay for, even with the discount.
warning-no-world = You hold no world now.
warning-no-world-in-reach = You hold no world now that you could pay for or conquer.
gain-explore = Everyone else looks at 2 cards and keeps 1, too.
gain-develop = Everyone else may place a development, too, without your discount.
gain-settle = Everyone else may place a world, too, without your card for it.
gain-produce = { $amount ->
    [one] { $player } would produce 1 good.
   *[other] { $player } would produce { $amount } goods.
}
gain-consume = { $amount ->
    [one] { $player } has consume powers and 1 good for them.
   *[other] { $player } has consume powers and { $amount } goods for them.
}

## Phases; "trade" is the step of Consume marked $

phase-explore = Explore
phase-develop = Develop
phase-settle = Settle
phase-trade = Trade
phase-consume = Consume
phase-produce = Produce

## Action cards

draw-round = Round { $round }
draw-phase-now = { $phase }, now
action-explore_5 = Explore: +5
action-explore_1_1 = Explore: +1, +1
action-develop = Develop
action-settle = Settle
action-trade = Consume: Trade
action-double_vp = Consume: 2× VP
action-produce = Produce

## Kinds of goods

goods-novelty = Novelty
goods-rare = Rare
goods-genes = Genes
goods-alien = Alien

## Keywords: the coloured words of card titles

keyword-alien = ALIEN
keyword-imperium = IMPERIUM
keyword-rebel = REBEL
keyword-terraforming = TERRAFORMING
keyword-uplift = UPLIFT

## A card: $card is its id, $title the English title it carries

explain-heading = { BOTH(TEXT("card-", $card), $title) }
explain-development = Development, cost { $cost }.
explain-world = Non-military world, cost { $cost }.
explain-military-world = Military world, defense { $defense }.
explain-vp = Worth { $vp } VP.
explain-vp-variable = Worth a varying number of VP.
explain-windfall-world = Windfall world: { a-good } is put on it when it is placed.
explain-production-world = { $goods ->
    [novelty] Production world for Novelty goods.
    [rare] Production world for Rare goods.
    [genes] Production world for Genes goods.
   *[alien] Production world for Alien goods.
}
explain-keyword = Keyword: { TEXT("keyword-", $keyword) }.
explain-chromosome = Bears the chromosome symbol.
explain-start-world = { $colour ->
    [red] Start world (red).
   *[blue] Start world (blue).
}

## Parts of the sentences below

# $amount: how many cards
some-cards = { $amount ->
    [one] 1 card
   *[other] { $amount } cards
}
some-more-cards = { $amount ->
    [one] 1 more card
   *[other] { $amount } more cards
}
a-good = { $goods ->
   *[any] a good
    [novelty] a Novelty good
    [rare] a Rare good
    [genes] a Genes good
    [alien] an Alien good
}
kind-of-worlds = { $worlds ->
   *[any] all worlds
    [novelty] Novelty worlds
    [rare] Rare worlds
    [genes] Genes worlds
    [alien] Alien worlds
    [rebel] Rebel worlds
}
kind-barred = { $not_for_goods ->
   *[alien] but no Alien production or windfall world
}
goods-discarded = { $goods_per_use ->
    [1] discard { a-good }
   *[other] { $all_different_kinds ->
        [yes] discard { $goods_per_use } goods of different kinds
       *[no] { $goods ->
           *[any] discard { $goods_per_use } goods
            [novelty] discard { $goods_per_use } Novelty goods
            [rare] discard { $goods_per_use } Rare goods
            [genes] discard { $goods_per_use } Genes goods
            [alien] discard { $goods_per_use } Alien goods
        }
    }
}
times-used = { $uses_up_to ->
    [1] {""}
   *[other] , up to { $uses_up_to } times
}

## Powers: one sentence for each kind

power-explore-draw-extra = { phase-explore }: draw { some-more-cards } to choose from.
power-explore-keep-extra = { phase-explore }: keep { some-more-cards } of those you drew.

power-develop-draw-at-phase-start = { phase-develop }: draw { some-cards } at the start of the phase.
power-develop-reduce-cost = { phase-develop }: your developments cost { $amount } less, but never less than 0.
power-develop-draw-after-placing = { phase-develop }: after placing a development, draw { some-cards }.

power-settle-reduce-cost = { phase-settle }: the cost of { kind-of-worlds } is { $amount } less, but never less than 0.
# $signed: the number with its sign
power-settle-military = { phase-settle }: { $signed } Military.
power-settle-military-against = { phase-settle }: { $signed } Military against { kind-of-worlds }.
power-settle-temporary-military = { $pay ->
   *[discard_this_card] { phase-settle }: you may discard this card from your tableau for +{ $amount } Military until the end of the phase.
}
power-settle-temporary-military-additional = { phase-settle }: you may discard this card from your tableau for +{ $amount } additional Military until the end of the phase; its own Military counts until then too.
power-settle-cost-to-zero = { $pay ->
   *[discard_this_card] { phase-settle }: you may discard this card from your tableau to place a non-military world at no cost, { kind-barred }.
}
power-settle-pay-for-military = { $reduction ->
    [0] { phase-settle }: you may place a military world by paying its defense as its cost, { kind-barred }.
   *[other] { phase-settle }: you may place a military world by paying its defense less { $reduction } as its cost, { kind-barred }.
}
power-settle-draw-after-placing = { phase-settle }: after placing a world, draw { some-cards }.

power-trade-price-bonus = { phase-trade }: when you sell { a-good }, draw { some-more-cards }.
power-trade-price-bonus-this-world = { phase-trade }: when you sell the good of this world, draw { some-more-cards }.

power-consume-goods-for-vp = { phase-consume }: { goods-discarded } for { $vp } VP{ times-used }.
power-consume-goods-for-cards = { phase-consume }: { goods-discarded } to draw { some-cards }{ times-used }.
power-consume-goods-for-vp-and-cards = { phase-consume }: { goods-discarded } for { $vp } VP and to draw { some-cards }{ times-used }.
power-consume-consume-all-goods = { $vp ->
   *[goods_consumed_minus_1] { phase-consume }: discard all your remaining goods, at least one, for one VP less than their number.
}
power-consume-discard-hand-cards-for-vp = { $up_to ->
    [one] { phase-consume }: you may discard 1 card from your hand for { $vp_each } VP; this is never doubled.
   *[other] { phase-consume }: you may discard up to { $up_to } cards from your hand for { $vp_each } VP each; this is never doubled.
}
power-consume-draw = { phase-consume }: draw { some-cards }.
power-consume-gamble-on-top-card = { phase-consume }: name a number from { $name_number_from } to { $name_number_to } and turn up the top card of the deck; take it into your hand if its cost or defense is that number, otherwise discard it.
power-consume-sell-good = { $add_trade_powers ->
    [yes] { phase-consume }: sell a good for its price in cards; your Trade powers count.
   *[no] { phase-consume }: sell a good for its price in cards; your Trade powers do not count.
}

power-produce-produce-here = { phase-produce }: produce { a-good } on this world.
power-produce-produce-on-windfall = { $goods ->
   *[any] { phase-produce }: produce a good on one of your windfall worlds.
    [novelty] { phase-produce }: produce a good on one of your Novelty windfall worlds.
    [rare] { phase-produce }: produce a good on one of your Rare windfall worlds.
    [genes] { phase-produce }: produce a good on one of your Genes windfall worlds.
    [alien] { phase-produce }: produce a good on one of your Alien windfall worlds.
}
power-produce-draw = { phase-produce }: draw { some-cards }.
power-produce-draw-if-produced-here = { phase-produce }: if this world produced a good in this phase, draw { some-cards }.
power-produce-draw-per-good-produced = { $goods ->
   *[any] { phase-produce }: draw { some-cards } for each good you produced in this phase.
    [novelty] { phase-produce }: draw { some-cards } for each Novelty good you produced in this phase.
    [rare] { phase-produce }: draw { some-cards } for each Rare good you produced in this phase.
    [genes] { phase-produce }: draw { some-cards } for each Genes good you produced in this phase.
    [alien] { phase-produce }: draw { some-cards } for each Alien good you produced in this phase.
}
power-produce-draw-per-kind-produced = { phase-produce }: draw { some-cards } for each kind of good you produced in this phase.
power-produce-draw-if-most-produced = { $goods ->
    [novelty] { phase-produce }: if you produced more Novelty goods than any other player in this phase, draw { some-cards }.
    [rare] { phase-produce }: if you produced more Rare goods than any other player in this phase, draw { some-cards }.
    [genes] { phase-produce }: if you produced more Genes goods than any other player in this phase, draw { some-cards }.
   *[alien] { phase-produce }: if you produced more Alien goods than any other player in this phase, draw { some-cards }.
}
power-produce-draw-per-tableau-card = { phase-produce }: draw { some-cards } for each { TEXT("match-", $match) } in your tableau.

## Varying VP: one sentence for each kind of term

# $other: whether a term above may have counted the card already
vp-per-match = { $other ->
    [yes] Scoring: { $vp } VP for each other { TEXT("match-", $match) } in your tableau.
   *[no] Scoring: { $vp } VP for each { TEXT("match-", $match) } in your tableau.
}
vp-per-card = Scoring: { $vp } VP if { TEXT("card-", $card) } is in your tableau.
vp-per-total-military = Scoring: { $vp } VP for each point of your total Military.
vp-per-vp-in-chips = Scoring: { $vp } VP for every { $every } VP you have in chips.

## Cards of a tableau that powers and scoring count

match-development = development
match-development-cost-6 = development of cost 6
match-development-power_in-consume = development with a Consume power
match-development-power_in-explore = development with an Explore power
match-development-power_in-trade = development with a Trade power
match-keyword-alien = ALIEN card
match-world = world
match-world-goods-alien-source-production = Alien production world
match-world-goods-alien-source-windfall = Alien windfall world
match-world-goods-any-source-production = production world
match-world-goods-genes = Genes world
match-world-goods-novelty-source-production = Novelty production world
match-world-goods-novelty-source-windfall = Novelty windfall world
match-world-goods-rare-source-production = Rare production world
match-world-goods-rare-source-windfall = Rare windfall world
match-world-military = military world
match-world-military-keyword-rebel = REBEL military world
match-world-power_in-consume = world with a Consume power
match-world-power_in-explore = world with an Explore power
match-world-power_in-trade = world with a Trade power

## Why not: $first is what is needed, $second what there is

reason-not-offered = This is not among the choices now.
reason-set-order = Picks go down the list, and enough must be left after this one to finish.
reason-card-taken = Name the two action cards in the order of the phases; this one cannot stand here.
reason-too-dear = { $second ->
    [0] It costs { $first ->
        [one] 1 card
       *[other] { $first } cards
    }, and you have none to discard for it.
   *[other] It costs { $first ->
        [one] 1 card
       *[other] { $first } cards
    }, and you can discard only { $second } for it.
}
reason-second-copy = You have this development in your tableau already.
reason-too-weak = Its defense is { $first }, and your Military against it is only { $second }.
reason-no-payment-for-military = A military world is conquered; you have no power to pay for it instead.
reason-not-for-alien = This power cannot place an Alien production or windfall world.
reason-nothing-to-pay = This world costs nothing as it is.
reason-no-good = There is no good on this world.
reason-wrong-kind = This power takes goods of another kind.
reason-power-used = You have used this power in this phase.
reason-too-few-goods = { $second ->
    [0] It takes { $first ->
        [one] 1 good
       *[other] { $first } goods
    }, and you have none that fits.
   *[other] It takes { $first ->
        [one] 1 good
       *[other] { $first } goods
    }, and you have only { $second ->
        [one] 1 that fits
       *[other] { $second } that fit
    }.
}
reason-still-mandatory = You cannot stop yet: the power must be used while it can be.
reason-has-good = There is a good on this world already.
reason-no-power-for-kind = You have no power left that produces on this world.
reason-no-hand-cards = You have no cards in hand.
reason-same-kind = You have discarded a good of this kind for this power already.
reason-too-few-kinds = { $second ->
    [0] It takes goods of { $first } different kinds, and you have none.
    [one] It takes goods of { $first } different kinds, and you have only 1.
   *[other] It takes goods of { $first } different kinds, and you have only { $second }.
}

## What a planned card does, written on it

does-settle = settle
does-develop = develop
does-pay = pays
does-discard = discard
does-keep = keep

## Questions: $player is the name of whom they concern

ask-action = { $player }, choose an action card in secret; all cards are revealed together.
ask-first-action = { $player }, choose the first of your two action cards in secret, in the order of the phases.
ask-second-action = { $player }, choose your second action card; the first is { TEXT("action-", $action) }.
ask-keep = { $amount ->
    [one] { $player }, choose a card to keep; what you do not keep is discarded.
   *[other] { $player }, choose a card to keep, { $amount } in all; what you do not keep is discarded.
}
ask-develop = { $player }, choose a development in secret, or none; it is paid for when all are revealed.
# $card: what is paid for
ask-pay = { $amount ->
    [one] { $player }, choose a hand card to discard for { TEXT("card-", $card) }; it is the last.
   *[other] { $player }, choose a hand card to discard for { TEXT("card-", $card) }; { $amount } are to be paid.
}
ask-discard-at-start = { $amount ->
    [one] { $player }, choose a card of your opening hand to discard; it is the last.
   *[other] { $player }, choose a card of your opening hand to discard, { $amount } in all.
}
ask-discard-at-limit = { $amount ->
    [one] { $player }, choose a hand card to discard; then you are down to the hand limit.
   *[other] { $player }, choose a hand card to discard; you hold { $amount } more than the hand limit.
}
ask-settle = { $player }, choose a world in secret, or none; it is conquered or paid for when all are revealed.
ask-new-world = { $player }, how do you take { TEXT("card-", $card) }?
ask-sell = { $player }, choose a good to sell; you draw its price in cards.
ask-use = { $player }, choose the next consume power to use; powers must be used while they can be.
ask-consume = { $amount ->
    [one] { $player }, choose a good to discard for { TEXT("card-", $card) }; it is the last.
   *[other] { $player }, choose a good to discard for { TEXT("card-", $card) }, { $amount } in all.
}
ask-number = { $player }, name a number from { $low } to { $high }; if the top card of the deck has it as cost or defense, the card is yours.
ask-hand-for-vp = { $amount ->
    [one] { $player }, you may discard 1 more hand card for { $vp } VP.
   *[other] { $player }, you may discard up to { $amount } hand cards for { $vp } VP each.
}
ask-windfall = { $player }, choose a windfall world to produce on.
ask-chance-start-world = { $player } is dealt a start world.
ask-chance-draw = { $player } draws { some-cards }.
ask-chance-look = { $player } looks at { some-cards }.
ask-chance-good = An unseen card becomes the good of { TEXT("card-", $card) } ({ $player }).
# $number: what was named
ask-chance-flip = The top card of the deck is turned up; { $player } has named { $number }.

## Choices: what they cost and give

choice-action = { $action ->
    [explore_5] { TEXT("action-", $action) } – look at 5 more cards.
    [explore_1_1] { TEXT("action-", $action) } – look at 1 more card and keep 1 more.
    [develop] { TEXT("action-", $action) } – your development costs 1 less.
    [settle] { TEXT("action-", $action) } – after placing a world, draw 1 card.
    [trade] { TEXT("action-", $action) } – first sell a good for cards.
    [double_vp] { TEXT("action-", $action) } – consume powers give you twice the VP.
    [explore_orb] { TEXT("action-", $action) } – all three actions in the orb step, and first in priority.
   *[produce] { TEXT("action-", $action) } – also produce on one windfall world.
}
choice-keep = Keep { TEXT("card-", $card) }.
choice-develop = { $amount ->
    [0] Place { TEXT("card-", $card) } at no cost.
   *[other] Place { TEXT("card-", $card) } for { some-cards }.
}
choice-pass-develop = Place no development.
choice-settle-pay = { $amount ->
    [0] Place { TEXT("card-", $card) } at no cost.
   *[other] Place { TEXT("card-", $card) } for { some-cards }.
}
choice-settle-conquer = Conquer { TEXT("card-", $card) }: its defense is { $defense }, your Military against it { $military }.
choice-settle-spend = Conquer { TEXT("card-", $card) } by discarding cards of your tableau: its defense is { $defense }, your Military against it { $military }.
choice-settle-either = { $amount ->
    [0] Place { TEXT("card-", $card) } at no cost, or conquer it: its defense is { $defense }.
   *[other] Place { TEXT("card-", $card) } for { some-cards }, or conquer it: its defense is { $defense }.
}
choice-settle-free = Place { TEXT("card-", $card) } at no cost by discarding a card of your tableau.
choice-pass-settle = Place no world.
choice-pay = Discard { TEXT("card-", $card) } as payment.
choice-discard = Discard { TEXT("card-", $card) }.
choice-discard-for-vp = Discard { TEXT("card-", $card) } for { $vp } VP.
choice-conquer = Conquer { TEXT("card-", $card) }: its defense is { $defense }, your Military against it { $military }.
choice-pay-cost = { $amount ->
    [0] Place { TEXT("card-", $card) } at no cost.
   *[other] Pay { some-cards } for { TEXT("card-", $card) }.
}
choice-pay-never = Pay for { TEXT("card-", $card) } instead of conquering it.
choice-spend-for-military = Discard { TEXT("card-", $card) } from your tableau for +{ $military } Military until the end of the phase.
# $world: the card id of the world that is placed
choice-spend-for-cost = Discard { TEXT("card-", $card) } from your tableau to place { TEXT("card-", $world) } at no cost.
choice-sell = Sell { a-good } from { TEXT("card-", $card) } for { some-cards }.
choice-use-goods-for-vp = { TEXT("card-", $card) }: { goods-discarded } for { $vp } VP{ times-used }.
choice-use-goods-for-cards = { TEXT("card-", $card) }: { goods-discarded } to draw { some-cards }{ times-used }.
choice-use-goods-for-vp-and-cards = { TEXT("card-", $card) }: { goods-discarded } for { $vp } VP and to draw { some-cards }{ times-used }.
# $amount: how many goods there are
choice-use-all-goods = { $amount ->
    [one] { TEXT("card-", $card) }: discard your 1 good for { $vp } VP.
   *[other] { TEXT("card-", $card) }: discard all your { $amount } goods for { $vp } VP.
}
choice-use-sale = { $add_trade_powers ->
    [yes] { TEXT("card-", $card) }: sell a good; your Trade powers count.
   *[no] { TEXT("card-", $card) }: sell a good; your Trade powers do not count.
}
choice-use-draw = { TEXT("card-", $card) }: draw { some-cards }.
choice-use-gamble = { TEXT("card-", $card) }: name a number from { $low } to { $high } and turn up a card.
choice-use-hand = { $amount ->
    [one] { TEXT("card-", $card) }: discard 1 hand card for { $vp } VP.
   *[other] { TEXT("card-", $card) }: discard up to { $amount } hand cards for { $vp } VP each.
}
choice-consume = Discard { a-good } from { TEXT("card-", $card) }.
choice-name = Name the number { $number }.
choice-produce = Produce { a-good } on { TEXT("card-", $card) }.
choice-produce-any = Produce { a-good } on { TEXT("card-", $card) } with a power for any kind.
choice-stop-consuming = Use no more consume powers.
choice-stop-discarding = Discard no more cards.
choice-draw = The card is { TEXT("card-", $card) }.
choice-deal = The start world is { TEXT("card-", $card) }.

## Events

event-start-world = { $player } starts with { TEXT("card-", $card) }.
event-round = Round { $amount } begins.
event-action = { $player } has chosen { TEXT("action-", $action) }.
event-phase = The { TEXT("phase-", $phase) } phase begins.
event-look = { $player } looks at { some-cards }.
event-looked-at = { $player } looks at { TEXT("card-", $card) }.
event-kept = { $player } keeps { TEXT("card-", $card) }.
event-explore-discard = { $amount ->
    [0] { $player } keeps all cards looked at.
   *[other] { $player } discards { some-cards } of those looked at.
}
event-develop = { $amount ->
    [0] { $player } places { TEXT("card-", $card) } at no cost.
   *[other] { $player } places { TEXT("card-", $card) } for { some-cards }.
}
event-no-development = { $player } places no development.
event-settle = { $player } places { TEXT("card-", $card) }.
event-no-world = { $player } places no world.
# $amount: the defense
event-conquer = { $player } conquers { TEXT("card-", $card) }, whose defense is { $amount }.
event-spend-for-military = { $player } discards { TEXT("card-", $card) } from the tableau for +{ $amount } Military.
event-spend-for-cost = { $player } discards { TEXT("card-", $card) } from the tableau, and the world costs nothing.
event-pay = { $player } pays { some-cards }.
event-discard = { $player } discards { some-cards }.
event-discard-for-card = { $player } discards { some-cards } for { TEXT("card-", $card) }.
event-hand-limit = { $player } discards { some-cards } because of the hand limit.
event-given = { $player } discards { TEXT("card-", $card) } from hand.
event-good = { $player } puts { a-good } on { TEXT("card-", $card) }.
event-draw = { $player } draws { some-cards }.
event-draw-for-card = { $player } draws { some-cards } for { TEXT("card-", $card) }.
event-drawn = { $player } draws { TEXT("card-", $card) }.
event-sell = { $player } sells { a-good } from { TEXT("card-", $card) } for { some-cards }.
event-use = { $player } uses the power of { TEXT("card-", $card) }.
event-consume = { $player } discards { a-good } from { TEXT("card-", $card) }.
event-consume-all = { $amount ->
    [one] { $player } discards the 1 good there is.
   *[other] { $player } discards all { $amount } goods.
}
event-name = { $player } names the number { $amount }.
event-gamble-won = The card turned up is { TEXT("card-", $card) }; { $player } takes it.
event-gamble-lost = The card turned up is { TEXT("card-", $card) }; { $player } has missed, and it is discarded.
event-produce = { $player } produces { a-good } on { TEXT("card-", $card) }.
event-vp = { $player } gets { $amount } VP for { TEXT("card-", $card) }.
event-reshuffle = { $amount ->
    [one] The deck is empty: the 1 discarded card is the new deck.
   *[other] The deck is empty: the { $amount } discarded cards are shuffled into a new deck.
}
event-draw-lost = { $player } cannot draw { some-cards }: deck and discard pile are empty.
event-good-lost = No good comes to { TEXT("card-", $card) } ({ $player }): deck and discard pile are empty.
event-end-pool = The VP pool is empty: the game ends.
event-end-tableau = { $player } has { $amount } cards in the tableau: the game ends.
event-score-chips = { $player } has { $amount } VP in chips.
event-score-card = { TEXT("card-", $card) } is worth { $amount } VP to { $player }.
event-score-variable = { TEXT("card-", $card) } scores { $amount } VP for { $player }.

## The table in words

board-round = Round { $round }. VP pool: { $pool }, deck: { $deck }, discard pile: { $discard }.
board-player = { $player }: { $vp } VP in chips, { $hand } in hand, { $cards } in the tableau.
board-action = Chosen: { TEXT("action-", $action) }.
board-hand = Hand of { $player }:
board-looked-at = { $player } looks at:
board-card = { TEXT("card-", $card) } – { board-card-kind }, { board-card-worth }{ board-card-goods }{ board-card-good }
board-card-kind = { $kind ->
    [development] development, cost { $cost }
    [military] military world, defense { $cost }
   *[paid] world, cost { $cost }
}
board-card-worth = { $worth ->
    [variable] varying VP
   *[printed] { $vp } VP
}
board-card-goods = { $goods ->
    [grey] {""}
    [novelty] , Novelty { board-card-source }
    [rare] , Rare { board-card-source }
    [genes] , Genes { board-card-source }
   *[alien] , Alien { board-card-source }
}
board-card-source = { $source ->
    [windfall] windfall
   *[production] production
}
board-card-good = { $good ->
    [yes] , with a good
   *[no] {""}
}

## What is no notation of this game

error-race-no-verb = “{ $written }” begins with no known verb; the verbs are: { $verbs }.
error-race-no-card = There is no card “{ $name }”.
error-race-no-action = There is no action card “{ $name }”; there are: { $known }.
error-race-no-number = “{ $written }” is no number that can stand here.
error-race-no-choice = That is no choice of this game.
error-race-no-power = “{ $name }” has no such consume power.

## Card titles

# Start worlds

card-old_earth = Old Earth
card-epsilon_eridani = Epsilon Eridani
card-alpha_centauri = Alpha Centauri
card-new_sparta = New Sparta
card-earths_lost_colony = Earth's Lost Colony

# Worlds

card-pilgrimage_world = Pilgrimage World
card-refugee_world = Refugee World
card-artist_colony = Artist Colony
card-destroyed_world = Destroyed World
card-empath_world = Empath World
card-expanding_colony = Expanding Colony
card-gambling_world = Gambling World
card-new_survivalists = New Survivalists
card-outlaw_world = Outlaw World
card-rebel_fuel_cache = Rebel Fuel Cache
card-runaway_robots = Runaway Robots
card-secluded_world = Secluded World
card-star_nomad_lair = Star Nomad Lair
card-the_last_of_the_uplift_gnarssh = The Last of the Uplift Gnarssh
card-alien_robot_sentry = Alien Robot Sentry
card-aquatic_uplift_race = Aquatic Uplift Race
card-asteroid_belt = Asteroid Belt
card-avian_uplift_race = Avian Uplift Race
card-former_penal_colony = Former Penal Colony
card-galactic_engineers = Galactic Engineers
card-gem_world = Gem World
card-new_vinland = New Vinland
card-pre_sentient_race = Pre-Sentient Race
card-radioactive_world = Radioactive World
card-rebel_miners = Rebel Miners
card-reptilian_uplift_race = Reptilian Uplift Race
card-space_port = Space Port
card-spice_world = Spice World
card-alien_rosetta_stone_world = Alien Rosetta Stone World
card-bio_hazard_mining_world = Bio-Hazard Mining World
card-black_market_trading_world = Black Market Trading World
card-blaster_gem_mines = Blaster Gem Mines
card-comet_zone = Comet Zone
card-galactic_resort = Galactic Resort
card-mining_world = Mining World
card-pirate_world = Pirate World
card-plague_world = Plague World
card-prosperous_world = Prosperous World
card-rebel_underground = Rebel Underground
card-rebel_warrior_race = Rebel Warrior Race
card-alien_robot_scout_ship = Alien Robot Scout Ship
card-deserted_alien_outpost = Deserted Alien Outpost
card-distant_world = Distant World
card-imperium_armaments_world = Imperium Armaments World
card-malevolent_lifeforms = Malevolent Lifeforms
card-merchant_world = Merchant World
card-tourist_world = Tourist World
card-deserted_alien_colony = Deserted Alien Colony
card-galactic_trendsetters = Galactic Trendsetters
card-lost_alien_warship = Lost Alien Warship
card-lost_species_ark_world = Lost Species Ark World
card-new_earth = New Earth
card-rebel_outpost = Rebel Outpost
card-terraformed_world = Terraformed World
card-alien_robotic_factory = Alien Robotic Factory
card-deserted_alien_library = Deserted Alien Library
card-lost_alien_battle_fleet = Lost Alien Battle Fleet
card-rebel_base = Rebel Base
card-rebel_homeworld = Rebel Homeworld

# Developments

card-contact_specialist = Contact Specialist
card-expedition_force = Expedition Force
card-export_duties = Export Duties
card-investment_credits = Investment Credits
card-new_military_tactics = New Military Tactics
card-public_works = Public Works
card-colony_ship = Colony Ship
card-deficit_spending = Deficit Spending
card-genetics_lab = Genetics Lab
card-interstellar_bank = Interstellar Bank
card-mining_robots = Mining Robots
card-space_marines = Space Marines
card-mining_conglomerate = Mining Conglomerate
card-terraforming_robots = Terraforming Robots
card-diversified_economy = Diversified Economy
card-drop_ships = Drop Ships
card-replicant_robots = Replicant Robots
card-research_labs = Research Labs
card-consumer_markets = Consumer Markets

# Six-cost developments

card-alien_tech_institute = Alien Tech Institute
card-free_trade_association = Free Trade Association
card-galactic_federation = Galactic Federation
card-galactic_imperium = Galactic Imperium
card-galactic_renaissance = Galactic Renaissance
card-galactic_survey_seti = Galactic Survey: SETI
card-merchant_guild = Merchant Guild
card-mining_league = Mining League
card-new_economy = New Economy
card-new_galactic_order = New Galactic Order
card-pan_galactic_league = Pan-Galactic League
card-trade_league = Trade League
