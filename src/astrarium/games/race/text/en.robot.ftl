### Race for the Galaxy, English: the solo game against the robot (The Gathering Storm).

robot-name = Robot
option-solo_difficulty = Difficulty of the robot
option-solo_difficulty-why = For one player, with The Gathering Storm: how many 6-cost counters the robot has and what they are worth.
option-solo_difficulty-value = { $value ->
    [easy] Easy: 1 counter of 6 VP
    [medium] Medium: 2 counters of 6 VP
   *[hard] Hard: 3 counters of 9 VP
}

## What a die can show

robot-face-explore = Explore
robot-face-develop = Develop
robot-face-settle = Settle
robot-face-consume_trade = Consume: Trade
robot-face-consume_x2 = Consume: 2× VP
robot-face-produce = Produce
robot-face-robot = robot
robot-face-match = match

## The mat: its tracks and what lies on it

robot-mat = The robot's mat
robot-credit = Credit
robot-economy = Economy size
robot-stack = Draw stack
robot-counters = 6-cost counters
robot-equals = “robot =”

## The mat explained

# $confidence: how sure the entry is
robot-sureness = { $confidence ->
    [high] as printed
    [medium] reconstructed, likely
   *[low] reconstructed, a guess
}
mat-counter = With a 6-cost counter left and { $amount } credit it pays that credit, places the counter and does nothing else.
mat-needs-credit = Without credit it does nothing.
mat-search = { $find ->
    [development] It flips cards of its draw stack until a development comes, and places it.
    [non_military_world] It flips cards of its draw stack until a non-military world comes, and places it.
   *[military_world] It flips cards of its draw stack until a military world comes, and places it.
}
# $amount: the least VP
mat-search-deck = { $find ->
    [development] It flips cards of the deck until a development worth { $amount } VP or more comes, and places it.
    [non_military_world] It flips cards of the deck until a non-military world worth { $amount } VP or more comes, and places it.
   *[military_world] It flips cards of the deck until a military world worth { $amount } VP or more comes, and places it.
}
mat-pays = It pays { $amount } credit for the card found.
mat-pays-six = It pays { $amount } credit for a development that costs 6; without that credit the card is discarded and flipping goes on.
mat-vp = { $amount ->
    [1] It gets VP equal to its economy size.
   *[2] It gets VP equal to twice its economy size.
}
mat-changes = Then a “robot =” counter that shows { TEXT("robot-face-", $before) } comes to show { TEXT("robot-face-", $after) }.
mat-leaves = Then the start world leaves the robot's tableau.
mat-once = This happens once.
mat-world = With { TEXT("card-", $card) } the robot face means { TEXT("robot-face-", $face) } ({ robot-sureness }).
mat-die = Die { $die }: { TEXT("robot-face-", $face1) }, { TEXT("robot-face-", $face2) }, { TEXT("robot-face-", $face3) }, { TEXT("robot-face-", $face4) }, { TEXT("robot-face-", $face5) }, { TEXT("robot-face-", $face6) } ({ robot-sureness }).

## Questions to chance

ask-chance-robot-world = The robot is dealt a start world.
ask-chance-robot-die = { $die ->
    [1] The robot's first die is rolled.
   *[2] The robot's second die is rolled.
}
ask-chance-robot-draw = { $amount ->
    [one] 1 card goes unseen onto the robot's draw stack.
   *[other] { $amount } cards go unseen onto the robot's draw stack.
}
ask-chance-robot-flip = The top card of the robot's draw stack is turned up.
ask-chance-robot-flip-deck = The top card of the deck is turned up for the robot.

choice-roll = The die shows { TEXT("robot-face-", $face) }.
choice-turn = The card is { TEXT("card-", $card) }.

## Events

event-robot-world = The robot starts with { TEXT("card-", $card) }.
event-robot-face = The “robot =” counter shows { TEXT("robot-face-", $face) }.
event-robot-rolls = The robot rolls { TEXT("robot-face-", $face) }.
event-robot-die = { $side ->
    [left] A robot die lies on the left { TEXT("robot-face-", $face) } space.
    [right] A robot die lies on the right { TEXT("robot-face-", $face) } space.
   *[only] A robot die lies on { TEXT("robot-face-", $face) }.
}
event-robot-acts = { $line ->
    [explore_one] Robot action: { phase-explore }.
    [explore_both] Robot action with both dice: { phase-explore }.
    [explore_reaction] Robot reaction: { phase-explore }.
    [develop_action] Robot action: { phase-develop }.
    [develop_reaction] Robot reaction: { phase-develop }.
    [settle_action] Robot action: { phase-settle }.
    [settle_reaction] Robot reaction: { phase-settle }.
    [consume_trade] Robot action: { action-trade }.
    [consume_x2] Robot action: { action-double_vp }.
    [consume_both] Robot action with both dice: { action-trade } and { action-double_vp }.
    [consume_reaction] Robot reaction: { phase-consume }.
    [produce_action] Robot action: { phase-produce }.
   *[produce_reaction] Robot reaction: { phase-produce }, which does nothing.
}
event-robot-idle = The robot has no credit and does nothing.
event-robot-draws = { $amount ->
    [one] The robot draws 1 card.
   *[other] The robot draws { $amount } cards.
}
event-robot-draw-lost = { $amount ->
    [one] The robot cannot draw 1 card: deck and discard pile are empty.
   *[other] The robot cannot draw { $amount } cards: deck and discard pile are empty.
}
event-robot-discards = The card turned up is { TEXT("card-", $card) }; it is discarded.
event-robot-places = The robot places { TEXT("card-", $card) }.
event-robot-finds-nothing = The robot finds nothing.
event-robot-counter = The robot places a 6-cost counter.
event-robot-credit = The robot gains { $amount } credit.
event-robot-pays = The robot pays { $amount } credit.
event-robot-economy = The robot's economy size grows by { $amount }.
event-robot-vp = The robot gets { $amount } VP.
event-robot-leaves = The robot discards { TEXT("card-", $card) } from its tableau.
event-robot-spent = The robot's mat counter is discarded.
event-robot-end = The robot has { $amount } cards in its tableau, 6-cost counters included: the game ends.
event-robot-score-chips = The robot has { $amount } VP in chips.
event-robot-score-card = { TEXT("card-", $card) } is worth { $amount } VP to the robot.
event-robot-score-six = { TEXT("card-", $card) } is worth { $amount } VP to the robot, as every 6-cost development is.
event-robot-score-counter = A 6-cost counter is worth { $amount } VP to the robot.
# $amount: the robot's points
event-solo-won = { $player } beats the robot, which has { $amount } VP.
event-solo-lost = The robot wins with { $amount } VP.
event-solo-shared = { $player } and the robot share the victory with { $amount } VP each.
event-solo-won-tie = { $player } and the robot have { $amount } VP each; { $player } wins by cards in hand and goods.
event-solo-lost-tie = { $player } and the robot have { $amount } VP each; the robot wins by credit and economy size.

## What a plan brings the robot

gain-robot-counter = The robot would place a 6-cost counter in reaction.
gain-robot-search = { $find ->
    [development] The robot may place a development in reaction.
    [non_military_world] The robot may place a non-military world in reaction.
   *[military_world] The robot may place a military world in reaction.
}
gain-robot-draws = { $amount ->
    [one] The robot draws 1 card in reaction.
   *[other] The robot draws { $amount } cards in reaction.
}
gain-robot-vp = The robot gets { $amount } VP in reaction.

## The table in words

board-robot = Robot: { $vp } VP in chips, { $cards } in the tableau, { $stack } in the draw stack, credit { $credit }, economy size { $economy }.
board-robot-face = “robot =” stands for { TEXT("robot-face-", $face) }.
board-robot-counters = 6-cost counters: { $placed } placed, { $counters } left.
board-robot-die = { $side ->
    [left] A die lies on the left { TEXT("robot-face-", $face) } space.
    [right] A die lies on the right { TEXT("robot-face-", $face) } space.
   *[only] A die lies on { TEXT("robot-face-", $face) }.
}
board-robot-score = The robot's score is { $score }.

## What is no notation of this game

error-race-no-face = No die shows “{ $name }”; the dice show: { $known }.
