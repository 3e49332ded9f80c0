### Race for the Galaxy, English: the drafting variant of The Gathering Storm.

option-draft = Drafting
option-draft-why = With The Gathering Storm, for two or three: before the game everyone drafts a deck of their own, card by card.

ask-draft = { $amount ->
    [2] { $player }, choose a card for your own deck in secret; the other card is passed on.
   *[other] { $player }, choose a card for your own deck in secret; the other { $rest } are passed on.
}
ask-begin-with = { $player }, choose your start world in secret; the other one goes to your discard pile.
ask-chance-packet = { $player } draws { some-cards } to draft from.
ask-chance-world = { $odd ->
    [yes] { $player } is dealt an odd start world, face down.
   *[no] { $player } is dealt an even start world, face down.
}
choice-draft = Take { TEXT("card-", $card) } for your own deck.
choice-begin-with = Start with { TEXT("card-", $card) }.
event-world-dealt = { $player } is dealt { TEXT("card-", $card) } to choose from.
event-draft-left = Set { $amount } of the draft: everyone draws 5 cards, and they are passed to the left.
event-draft-right = Set { $amount } of the draft: everyone draws 5 cards, and they are passed to the right.
event-drafted = { $player } takes { TEXT("card-", $card) }.
event-draft-over = { $amount ->
    [0] The draft is over, and no card is left.
    [one] The draft is over; the 1 card that is left is out of the game.
   *[other] The draft is over; the { $amount } cards that are left are out of the game.
}
event-given-world = { $player } discards { TEXT("card-", $card) }, the other start world.
event-reshuffle-own = { $amount ->
    [one] { $player } has no deck left: the 1 discarded card is the new one.
   *[other] { $player } has no deck left: the { $amount } discarded cards are shuffled into a new one.
}

board-round-draft = Round { $round }. VP pool: { $pool }; everyone has a deck and a discard pile of their own.
board-draft = Set { $set } of the draft, cards still to draw: { $deck }.
board-own-piles = Own deck: { $deck }, own discard pile: { $discard }.
board-start-worlds = Start worlds to choose from ({ $player }):
board-drafted = Drafted by { $player } so far:
draw-drafted = { $amount ->
    [one] 1 card drafted
   *[other] { $amount } cards drafted
}
