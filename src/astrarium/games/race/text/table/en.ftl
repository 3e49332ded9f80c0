### Race for the Galaxy at the table, English: questions, choices, the log, reasons for "no".

## What is asked. $amount: how many; $card: a card's id

ask-action = Choose your action card for this round, in secret; then all are revealed.
ask-action-first = Choose the first of your two action cards, in secret.
ask-action-second = Choose the second of your two action cards; then all are revealed.
ask-keep = { $amount ->
    [one] Keep 1 more of the cards you looked at; the others are discarded.
   *[other] Keep { $amount } more of the cards you looked at; the others are discarded.
}
ask-discard-start = { $amount ->
    [one] Discard 1 more card of your opening hand; then the first round begins.
   *[other] Discard { $amount } cards of your opening hand; then the first round begins.
}
ask-discard-limit = { $amount ->
    [one] You hold more than 10 cards: discard 1 more.
   *[other] You hold more than 10 cards: discard { $amount } more.
}
ask-pay = { $amount ->
    [one] Pay 1 more card from your hand.
   *[other] Pay { $amount } more cards from your hand.
}
ask-development = Choose a development to place, or none, in secret; then all are revealed and paid for.
ask-world = Choose a world to place, or none, in secret; then all are revealed and conquered or paid for.
ask-how-world = How do you take { TEXT("card-", $card) }?
ask-sell = Choose the good to sell; then you draw its price in cards.
ask-power = Choose the Consume power to use next.
ask-eat = { $amount ->
    [one] Choose 1 more good to discard for { TEXT("card-", $card) }.
   *[other] Choose { $amount } more goods to discard for { TEXT("card-", $card) }.
}
ask-gamble = Name a number; then the top card of the deck is turned up.
ask-hand-for-vp = { $amount ->
    [one] Discard a hand card for VP, at most 1 more, or stop.
   *[other] Discard a hand card for VP, at most { $amount } more, or stop.
}
ask-windfall = Choose the windfall world that produces a good.

## Choices

choice-act = { TEXT("action-", $action) }
choice-develop = Develop { TEXT("card-", $card) }
choice-settle = Settle { TEXT("card-", $card) }
choice-pass = Place nothing
choice-keep = Keep { TEXT("card-", $card) }
choice-discard = Discard { TEXT("card-", $card) }
choice-pay = Pay with { TEXT("card-", $card) }
choice-conquer = Conquer it with your Military
choice-pay-cost = Pay for it with hand cards
choice-spend = Discard { TEXT("card-", $card) } from your tableau for its power
choice-sell = Sell the good of { TEXT("card-", $card) }
choice-use = Use { TEXT("card-", $card) }
choice-consume = Discard the good of { TEXT("card-", $card) }
choice-name = Name { $number }
choice-produce = Produce on { TEXT("card-", $card) }
choice-produce-any = Produce on { TEXT("card-", $card) } with a power for any kind
choice-stop = Stop here
choice-draw = Draw { TEXT("card-", $card) }
choice-deal = Start world { TEXT("card-", $card) }

explain-act-explore_5 = Everyone explores: look at 2 cards and keep 1. Your bonus: look at 5 more.
explain-act-explore_1_1 = Everyone explores: look at 2 cards and keep 1. Your bonus: look at 1 more and keep 1 more.
explain-act-develop = Everyone may place a development and pays its cost in hand cards. Your bonus: it costs you 1 less.
explain-act-settle = Everyone may place a world: a military one by conquest, others by payment. Your bonus: draw 1 card after placing a world.
explain-act-consume_trade = Everyone must use Consume powers. Your bonus: first sell one good for cards.
explain-act-consume_2x = Everyone must use Consume powers. Your bonus: the VP you gain for goods are doubled.
explain-act-produce = Production worlds without a good produce one. Your bonus: one of your windfall worlds produces, too.
explain-pass = You place nothing in this phase.
explain-conquer = Your Military is at least the world's defense: you take it and pay nothing.
explain-pay-cost = You discard hand cards, as many as the world costs you now.
explain-stop = Powers that you need not use stay unused.
explain-name = If the cost or defense of the card is that number, the card is yours.

## The board

area-hand = Your hand
area-looked-at = Cards you look at
area-tableau = Tableau
area-good = { $goods ->
    [novelty] holds a Novelty good
    [rare] holds a Rare good
    [genes] holds a Genes good
   *[alien] holds an Alien good
}
figure-hand = Hand
figure-tableau = Tableau (of 12)
figure-chips = VP in chips
figure-goods = Goods
status-round = Round { $round }
status-pool = VP in the pool: { $amount }
status-deck = Deck: { $amount }
status-action = Action: { TEXT("action-", $action) }
points-chips = VP chips
points-printed = VP printed on cards
points-variable = VP of 6-cost developments
option-advanced_two_player = Advanced two-player game
option-advanced_two_player-why = For two: each player chooses two action cards a round.
option-preset_hands = Preset hands
option-preset_hands-why = For a first game: everyone begins with a start world and four fitting cards.
game-title = Race for the Galaxy
game-blurb = Build a galactic tableau of worlds and developments. Everyone chooses a phase in secret; what anyone chose, all do.

## The log. $name: who

# Part of the sentences below
n-cards = { $amount ->
    [one] 1 card
   *[other] { $amount } cards
}
event-phase = { $phase ->
    [explore] Phase I: { phase-explore }.
    [develop] Phase II: { phase-develop }.
    [settle] Phase III: { phase-settle }.
    [consume] Phase IV: { phase-consume }.
   *[produce] Phase V: { phase-produce }.
}
event-action = { $name } chose { TEXT("action-", $action) }.
event-look = { $name } looks at { n-cards }.
event-explore-discard = { $name } discards { n-cards } of those just seen.
event-draw = { $name } draws { n-cards }.
event-discard = { $name } discards { n-cards }.
event-pay = { $name } pays { n-cards }.
event-hand-limit = { $name } discards { n-cards } because of the hand limit.
event-develop = { $name } develops { TEXT("card-", $card) } (cost { $amount }).
event-no-development = { $name } places no development.
event-settle = { $name } settles { TEXT("card-", $card) }.
event-no-world = { $name } places no world.
event-spend = { $name } discards { TEXT("card-", $card) } from the tableau for its power.
event-conquer = { $name } conquers { TEXT("card-", $card) } (defense { $amount }).
event-good = { TEXT("card-", $card) } ({ $name }) receives a good.
event-sell = { $name } sells the good of { TEXT("card-", $card) } for { n-cards }.
event-use = { $name } uses { TEXT("card-", $card) }.
event-consume = { $amount ->
    [one] { $name } consumes 1 good ({ TEXT("card-", $card) }).
   *[other] { $name } consumes { $amount } goods ({ TEXT("card-", $card) }).
}
event-vp = { $name } gains { $amount } VP ({ TEXT("card-", $card) }).
event-name = { $name } names the number { $amount }.
event-gamble-won = { TEXT("card-", $card) } is turned up: { $name } named { $amount } and wins the card.
event-gamble-lost = { TEXT("card-", $card) } is turned up: { $name } named { $amount } and gains nothing.
event-produce = { $name } produces a good on { TEXT("card-", $card) }.
event-reshuffle = { $amount ->
    [one] The discard pile, 1 card, becomes the deck.
   *[other] The discard pile, { $amount } cards, becomes the deck.
}
event-start-world = { $name } begins with { TEXT("card-", $card) }.

# Answers that only their seat reads
said-act = You chose { TEXT("action-", $action) }, in secret.
said-develop = You chose to develop { TEXT("card-", $card) }, in secret.
said-settle = You chose to settle { TEXT("card-", $card) }, in secret.
said-pass = You chose to place nothing, in secret.
said-keep = You keep { TEXT("card-", $card) }.
said-discard = You discard { TEXT("card-", $card) }.
said-pay = You pay with { TEXT("card-", $card) }.
said-draw = You draw { TEXT("card-", $card) }.

## Why not. $first and $second: figures

reason-not-offered = This is not what is asked now.
reason-set-order = Cards of a set are named in the order of the list: begin with an earlier card.
reason-card-taken = This action card does not go with the one you chose, or is chosen second.
reason-too-dear = It costs { $first }, but you can pay only { $second }.
reason-second-copy = You have this development in your tableau already.
reason-too-weak = Its defense is { $first }, but your Military against it is { $second }.
reason-no-payment-for-military = A military world can be paid for only with a power that says so.
reason-not-for-alien = This power does not work for Alien worlds.
reason-no-mixing = Payment and Military cannot be mixed for one world.
reason-nothing-to-pay = The world costs you nothing anyway.
reason-no-good = There is no good on this world.
reason-wrong-kind = The power needs a good of another kind.
reason-power-used = You have used this power in this phase already.
reason-too-few-goods = The power needs { $first } fitting goods, and you have { $second }.
reason-still-mandatory = A Consume power that you must use is still open.
reason-has-good = There is a good on this world already.
reason-no-power-for-kind = You have no such power left for goods of this kind.
reason-no-hand-cards = You have no card in hand.
reason-same-kind = A good of this kind is discarded already; the kinds must differ.
reason-not-conquered-by-this = Military does not help with a world that is paid for.
