### Race for the Galaxy, English: the goals of The Gathering Storm.

option-goals = Goals
option-goals-why = With The Gathering Storm: six goals lie open and bring VP to whoever reaches them first, or has most.
points-score-goal = Goal tiles
points-score-goal-chip = Goal chips for ties

goal-galactic_standard_of_living = Galactic Standard of Living
goal-system_diversity = System Diversity
goal-overlord_discoveries = Overlord Discoveries
goal-budget_surplus = Budget Surplus
goal-innovation_leader = Innovation Leader
goal-galactic_status = Galactic Status
goal-greatest_military = Greatest Military
goal-largest_industry = Largest Industry
goal-greatest_infrastructure = Greatest Infrastructure
goal-production_leader = Production Leader

## A goal: $goal is its id, $title the English title it carries, $amount how much is needed

about-goal-heading = { BOTH(TEXT("goal-", $goal), $title) }
about-goal-first = A “first” goal: worth { $vp } VP. Whoever first meets it takes it and keeps it; whoever meets it in the same phase gets a chip of { $chip } VP.
about-goal-most = A “most” goal: worth { $vp } VP to whoever has most, until somebody has more. At the end of the game everyone else who has as much gets a chip of { $chip } VP.
about-goal-moments = { $moments ->
    [consume] It can be gained at the end of Consume.
    [settle] It can be gained at the end of Settle.
    [develop] It can be gained at the end of Develop.
    [develop-settle] It can be gained at the end of Develop and of Settle.
   *[round] It can be gained at the end of the round.
}
about-goal-condition = { goal-condition }
goal-condition = { $goal ->
    [galactic_standard_of_living] Be first to have at least { $amount } VP in chips; goal tiles and goal chips do not count.
    [system_diversity] Be first to have a world of each of the { $amount } kinds of goods: Novelty, Rare, Genes and Alien, production or windfall.
    [overlord_discoveries] Be first to have at least { $amount } ALIEN cards.
    [budget_surplus] Be first to discard a card at the hand limit.
    [innovation_leader] Be first to have a power for each of the { $amount } phases, Trade included.
    [galactic_status] Be first to place a six-cost development.
    [greatest_military] Have the most Military, at least { $amount }; negative Military counts, specialised and temporary Military does not.
    [largest_industry] Have the most Novelty and Rare worlds together, at least { $amount }, production or windfall.
    [greatest_infrastructure] Have the most developments, at least { $amount }.
   *[production_leader] Have the most production worlds, of whatever kinds, at least { $amount }.
}

## Questions, choices, events

ask-chance-goal = { $kind ->
    [most] A “most” goal is drawn.
   *[first] A “first” goal is drawn.
}
choice-goal = The goal is { TEXT("goal-", $goal) }.
warning-goal-lost = You would no longer have most for a goal that you hold, and could lose it: { TEXT("goal-", $goal) }.
event-goal-open = A goal of this game: { TEXT("goal-", $goal) }.
event-goal-first = { $player } is first to meet { TEXT("goal-", $goal) } and takes the tile.
event-goal-chip = { $player } gets a chip of { $amount } VP for { TEXT("goal-", $goal) }.
# $amount: how much of it the player has
event-goal-most = { $player } has most ({ $amount }) and takes { TEXT("goal-", $goal) }.
event-goal-back = { $player } has { $amount } and puts { TEXT("goal-", $goal) } back.
event-score-goal = { TEXT("goal-", $goal) } is worth { $amount } VP to { $player }.
event-score-goal-chip = A chip for { TEXT("goal-", $goal) } is worth { $amount } VP to { $player }.

## The table in words

board-goals = Goals:
board-goal-open = { TEXT("goal-", $goal) } ({ $vp } VP), open. { goal-condition }
board-goal-held = { TEXT("goal-", $goal) } ({ $vp } VP), held by { $player }. { goal-condition }
board-goal-chip = { $player } has a chip for { TEXT("goal-", $goal) }.
figure-goals = Goals

## In the drawing

draw-goal = { $holder ->
    [nobody] { TEXT("goal-", $goal) }, { $vp } VP, open
   *[somebody] { TEXT("goal-", $goal) }, { $vp } VP, held by { $name }
}

draw-goal-kind = { $kind ->
    [first] first: { $needed }
   *[most] most, from { $needed }
}

error-race-no-goal = There is no goal “{ $name }”.
