### The Orb game of Alien Artifacts, English.

option-orb = The Orb
option-orb-why = Only with Alien Artifacts: survey teams explore the Orb before each Explore phase and bring back artifact tokens.
action-explore_orb = Explore: Orb
figure-orb-cards = Orb cards
figure-tokens = Tokens
points-score-tokens = VP of artifact tokens
points-score-token-family = VP of developments for tokens

## Questions

ask-orb-lay = { $player }, which orb card do you play, turned how? You may play none.
ask-orb-lay-opening = { $player }, play one of your orb cards; a survey team follows.
ask-orb-lay-tube = { $player }, play the orb card that was drawn for the breeding tube; it may not touch the card your team stands on.
ask-orb-lay-airlock = { $player }, play a small airlock card; your second survey team starts on it.
ask-orb-place = { $player }, where do you place the orb card? The square is that of its top left corner.
ask-orb-enter = { $player }, place a survey team on a free corner of the main airlock.
ask-orb-enter-second = { $player }, place your second survey team on the airlock card just played.
ask-orb-turn = { $amount ->
    [one] { $player }, you may carry out 1 more orb action.
   *[other] { $player }, you may carry out { $amount } orb actions, in the order move, play, draw; or pass instead.
}
ask-orb-return = { $player }, you have passed: do you bring survey teams back to an airlock?
ask-orb-team = { $player }, which survey team moves now?
ask-orb-move = { $amount ->
    [one] { $player }, move your survey team: 1 step left, Military { $military } at laser gates.
   *[other] { $player }, move your survey team: { $amount } steps left, Military { $military } at laser gates.
}
ask-orb-development = { $amount ->
    [one] { $player }, the development costs you 1 card: do you turn up tokens to lower the cost?
   *[other] { $player }, the development costs you { $amount } cards: do you turn up tokens to lower the cost?
}
ask-chance-orb-deal = { $player } looks at orb cards dealt; { $amount } to come.
ask-chance-orb-draw = { $player } draws an orb card.
ask-chance-orb-token = { $player } looks at the { $letter } artifact token taken.
ask-chance-orb-tube = An orb card is drawn for the breeding tube ({ $player }).

## Choices

# Rows and columns are counted from the top left square of the main airlock card, beginning with 1.
orb-square = { $above ->
    [yes] upper row { $row }
   *[no] row { $row }
}, { $left ->
    [yes] left column { $column }
   *[no] column { $column }
}
choice-orb-act = { $action ->
    [move] Move your survey teams.
    [play] Play an orb card.
    [draw] Draw an orb card.
   *[pass] Pass: go to the top of the priority track, and bring teams back to airlocks if you like.
}
choice-orb-lay = { $degrees ->
    [0] Play orb card { $card } as it lies.
   *[other] Play orb card { $card }, turned clockwise by { $degrees }°.
}
choice-orb-lay-airlock = { $degrees ->
    [0] Play the small airlock as it lies.
   *[other] Play the small airlock, turned clockwise by { $degrees }°.
}
choice-orb-team = Move survey team { $number }.
choice-orb-flip = Turn up a token: { TEXT("token-", $token) }.
choice-orb-flip-cost = Turn up a token to lower the cost: { TEXT("token-", $token) }.
choice-orb-consume = Discard the Alien good that a token was played as.
choice-orb-sell = Sell the Alien good that a token was played as.
choice-orb-token = The token: { TEXT("token-", $token) }.
choice-orb-card = The orb card: { $card }.
choice-orb-enough = That is all.
choice-orb-go = { $steps ->
    [one] Go to { orb-square } (1 step).
   *[other] Go to { orb-square } ({ $steps } steps).
}
choice-orb-go-teleport = { $steps ->
    [one] Go to the teleport at { orb-square } (1 step).
   *[other] Go to the teleport at { orb-square } ({ $steps } steps).
}
choice-orb-go-token = Go to { orb-square } and take the { $letter } token there; the team then stops.
choice-orb-spot = Place it with its top left square at { orb-square }.
choice-orb-stand = The team starts at { orb-square }.
choice-orb-return = Survey team { $number } returns to the airlock at { orb-square }.
choice-orb-cross = Turn up “{ TEXT("token-", $token) }” and go through to { orb-square }.

## Events

event-orb-first = { $player } has the lowest start world and the highest orb priority.
event-orb-drawn = { $player } draws orb card { $orb_card }.
event-orb-revealed = { $player } can play none of the orb cards and shows { $orb_card }.
event-orb-gone = Orb card { $orb_card } cannot be played and leaves the game ({ $player }).
event-orb-lay-none = { $player } plays no orb card.
event-orb-lay = { $player } lays { $orb_card } onto the Orb.
event-orb-sites = { $amount ->
    [one] 1 artifact token is put on it ({ $player }).
   *[other] { $amount } artifact tokens are put on it ({ $player }).
}
event-orb-up = { $player } chose Explore: Orb and moves up on the priority track.
event-orb-draw = { $player } draws an orb card.
event-orb-pass = { $player } passes in the orb step and goes to the top of the priority track.
event-orb-return = { $player } brings a survey team back to an airlock.
event-orb-enter = { $player } places a survey team on the Orb.
event-orb-move = { $amount ->
    [one] A survey team moves 1 step ({ $player }).
   *[other] A survey team moves { $amount } steps ({ $player }).
}
event-orb-take = { $player } takes { $letter ->
    [A] an A
   *[B] a B
} artifact token.
event-orb-tube = Orb card { $orb_card } is drawn for the breeding tube ({ $player }).
event-orb-token = { $player } looks at the token: { TEXT("token-", $token) }.
event-orb-flip = { $player } turns up a token: { TEXT("token-", $token) }.
event-orb-reveal = { $player } shows an unused token: { TEXT("token-", $token) }.
event-orb-sell = { $player } sells an artifact token as an Alien good for { some-cards }.
event-orb-consume = { $player } consumes an artifact token as an Alien good.
event-orb-end = The orb pile has run out: the game ends.
event-score-tokens = { $player } scores { $amount } VP for artifact tokens.
event-score-token-family = { $player } scores { $amount } VP for artifact tokens with { TEXT("card-", $card) }.

## The board in words

board-orb = The Orb: { $a } A and { $b } B { $b ->
    [one] card
   *[other] cards
} in the pile, { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
} and { $hatcheries ->
    [one] 1 hatchery
   *[other] { $hatcheries } hatcheries
} to be seen. In priority order:
board-orb-seat = { $player }: { $cards ->
    [one] 1 orb card
   *[other] { $cards } orb cards
}, { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
} face down.
board-orb-team = Survey team { $number } at { orb-square }.
board-orb-used = Used: { TEXT("token-", $token) }.
board-orb-held = Face down: { TEXT("token-", $token) }.
board-orb-card = In hand: orb card { $card }.
board-orb-squares = The squares of the Orb:
board-orb-square = { orb-square }: { orb-square-kind }{ orb-square-token }{ orb-square-north }{ orb-square-south }{ orb-square-west }{ orb-square-east }
orb-square-kind = { $kind ->
    [teleport] teleport
    [hatchery] hatchery
    [artifact_a] artifact square A
    [tube] breeding tube
    [artifact_b] artifact square B
    [airlock] airlock
    [airlock-card] airlock card
   *[plain] empty
}
orb-square-token = { $token ->
    [yes] {""}, with a token
   *[no] {""}
}
orb-square-north = { $north ->
    [open] {""}
    [wall] {""}, above it a wall
   *[gate] {""}, above it a laser gate of { $north-gate }
}
orb-square-south = { $south ->
    [open] {""}
    [wall] {""}, below it a wall
   *[gate] {""}, below it a laser gate of { $south-gate }
}
orb-square-west = { $west ->
    [open] {""}
    [wall] {""}, to its left a wall
   *[gate] {""}, to its left a laser gate of { $west-gate }
}
orb-square-east = { $east ->
    [open] {""}
    [wall] {""}, to its right a wall
   *[gate] {""}, to its right a laser gate of { $east-gate }
}

## Artifact tokens

token-world_discount_2 = World discount 2
token-world_discount_3 = World discount 3
token-development_discount_2 = Development discount 2
token-development_discount_3 = Development discount 3
token-technology = Alien Technology (A)
token-technology_b = Alien Technology (B)
token-uplift = Alien Uplift (A)
token-uplift_b = Alien Uplift (B)
token-pass_wall = Through a wall
token-move_4 = Movement 4
token-gate_or_military_1 = Gate or Military 1
token-gate_or_military_2 = Gate or Military 2 (A)
token-gate_or_military_2_b = Gate or Military 2 (B)
token-gate_or_military_3 = Gate or Military 3
token-line = { TEXT("token-", $token) }: { $letter } artifact token, { $count } in the game.
token-does-move = One of your survey teams may move { $amount ->
    [one] 1 more space
   *[other] { $amount } more spaces
}, unless it has taken a token.
token-does-wall = One of your survey teams may pass through one wall or one laser gate.
token-does-gate = One of your survey teams may pass one laser gate; or you have +{ $amount } Military until the end of the phase.
token-does-development = One development costs you { $amount } less.
token-does-world = One non-military world costs you { $amount } less.
token-does-genes = Genes worlds cost you { $amount } less, or you have +{ $amount } Military against them, until the end of the phase.
token-does-good = May be played as an Alien good in any phase.
token-worth = Worth { $vp } VP, used or not.
token-worth-hatcheries = { $vp ->
    [0] Worth 1 VP for every hatchery to be seen at the end.
   *[other] Worth { $vp } VP, and 1 VP for every hatchery to be seen at the end.
}
token-family = { $family ->
    [science] An Alien Science token.
    [technology] An Alien Technology token.
   *[uplift] An Alien Uplift token.
}
token-quantity-confidence = How many there are of each kind is known from one source only.

## Squares and edges

orb-teleport-is = Teleport: one step leads to any other teleport.
orb-hatchery-is = Uplift hatchery: each one to be seen at the end is worth 1 VP to every Uplift token.
orb-artifact_a-is = Artifact square A: whoever enters takes the token and stops.
orb-tube-is = Breeding tube: whoever takes the A token here draws an orb card and plays it at once, away from this card.
orb-artifact_b-is = Artifact square B: whoever enters takes the token and stops.
orb-airlock-is = Airlock: its card is never covered; whoever passes may bring teams back here.
orb-gate-is = Laser gate: open to Military of at least its number.
orb-wall-is = Wall: no team passes without a token for it.
orb-teleport = Teleport
orb-hatchery = Uplift hatchery
orb-artifact_a = Artifact square A
orb-tube = Breeding tube
orb-artifact_b = Artifact square B
orb-airlock = Airlock
orb-gate = Laser gate
orb-wall = Wall

## Drawing

draw-orb-square = { orb-square }
draw-orb-team = Survey team { $number }, { $player }
draw-orb-hand = Orb card { $card }
draw-orb-pile = Orb pile: { $a } A, { $b } B

## Reasons

reason-no-power-for-token = You have no unused power that an Alien good more would serve.
reason-orb-corner-taken = A survey team stands on this corner already.
reason-orb-corners-first = The centre is for the fifth player, when all corners are taken.
reason-orb-over-airlock = The card would cover a square of an airlock card.
reason-orb-over-token = The card would cover a square with an artifact token.
reason-orb-over-team = The card would cover a square with a survey team.
reason-orb-nothing-new = The card would cover no new square.
reason-orb-not-connected = The card would not be connected to the Orb.
reason-orb-easier = An edge of the card would make the rim of the Orb easier to pass.
reason-orb-at-teams-card = A card drawn for a breeding tube must not touch the card that the team stands on, not even at a corner.
reason-orb-no-room = Turned like this, the card fits nowhere.
reason-orb-order = Orb actions come in the order move, play, draw, each at most once.
reason-orb-pass-instead = You pass instead of acting, not after it.
reason-orb-pile-empty = The orb pile is empty.
reason-orb-gate = A laser gate on the way is stronger than your Military of { $second }.
reason-orb-wall = A wall is in the way.
reason-orb-team-moved = This survey team has moved already, or is not on the Orb.

## Errors

error-race-orb-no-such = The Orb has nothing called “{ $name }”.
