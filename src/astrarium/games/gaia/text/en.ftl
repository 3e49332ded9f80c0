### Gaia Project, English. Terms are those of the rulebook; a place is a pair of coordinates.

## At the table: the game, its options, what a seat has

game-title = Gaia Project
game-blurb = Settle a galaxy: fourteen factions reshape planets, research and form federations over six rounds. One player alone plays for points: there is no Automa here.
option-board = Board
option-board-why = The board of the first game, or one laid by one of the methods of the rulebook.
option-board-value = { $value ->
   *[first_game] The board of the first game
    [outer_tiles] The outer tiles are laid
    [inner_and_outer_tiles] The inner tiles, then the outer ones are laid
    [all_tiles] All tiles are laid
}
option-board_by = Who lays the board
option-board_by-why = Chance, the last player in the order of seats, or all players in turn, tile by tile.
option-board_by-value = { $value ->
   *[chance] Chance
    [last_player] The last player
    [players] All players in turn
}
option-small_board = Smaller board for three
option-small_board-why = Three players leave out sector tiles 09 and 10.
option-factions = Factions
option-factions-why = All fourteen, or those that the rulebook recommends for a first game.
option-factions-value = { $value ->
   *[free] All fourteen
    [first_game] Those for a first game
}
option-mines = First mines
option-mines-why = Placed freely, or where the rulebook puts them in a first game.
option-mines-value = { $value ->
   *[free] Placed freely
    [first_game] As in a first game
}
option-turn_order = Turn order
option-turn_order-why = Clockwise from the start player, or in the order of passing.
option-turn_order-value = { $value ->
   *[clockwise] Clockwise
    [passing] In the order of passing
}
option-start_player = Start player
option-start_player-why = The player of the first seat, or chance decides. From there play goes on in the order of seats.
option-start_player-value = { $value ->
   *[first_seat] The first seat
    [chance] Chance
}
figure-vp = VP
figure-ore = Ore
figure-knowledge = Knowledge
figure-credits = Credits
figure-qic = Q.I.C.s
figure-power = Power (III)
figure-area-1 = Power (I)
figure-area-2 = Power (II)
figure-area-0 = Power (Gaia)
points-score-start = Start
points-score-round-tile = Round scoring tiles
points-score-tech-tile = Tech tiles
points-score-booster = Round boosters
points-score-token = Federation tokens
points-score-faction = Faction abilities
points-score-research = Research
points-score-action = Q.I.C. actions
points-score-final-tile = Final scoring tiles
points-score-free = Free actions
points-score-resources = Resources
points-score-charge = Power charged

## What a plan leads to: what it wastes, what others may gain ($player is another player)

lost-thing = { $what ->
    [ore] { $amount } ore
    [knowledge] { $amount } knowledge
    [credits] { $amount ->
        [one] 1 credit
       *[other] { $amount } credits
    }
   *[charge] { $amount } power to charge
}
warning-lost = This loses { lost-thing }: there is no room for it.
warning-token-turned = { $left ->
    [0] A federation token turns to its gray side; you have no other green one.
   *[other] A federation token turns to its gray side; { $left } stay green.
}
warning-power-lost = { $amount ->
    [one] 1 power token leaves the game for good; { $left } are left to you.
   *[other] { $amount } power tokens leave the game for good; { $left } are left to you.
}
warning-income-lost = At the next income you would lose { lost-thing }: there is no room for it.
warning-special-unused = { $special ->
   *[booster] You have not used the special action of your round booster in this round.
    [academy] You have not used the special action of your academy in this round.
    [faction] You have not used the special action of your faction board in this round.
    [standard] You have not used the special action of one of your tech tiles in this round.
    [advanced] You have not used the special action of one of your advanced tech tiles in this round.
}
warning-pass-early = { $amount ->
    [one] You pass for this round, although 1 more action is open to you.
   *[other] You pass for this round, although { $amount } more actions are open to you.
}
gain-charge = { $vp ->
    [0] { $player } may charge { $amount } power at no cost for what you build on { spot }.
   *[other] { $player } may charge { $amount } power for { $vp } VP for what you build on { spot }.
}

## Headings over the choices of a turn

heading-free = Free actions
heading-mine = Build a mine
heading-project = Start a Gaia Project
heading-upgrade = Upgrade a structure
heading-federation = Form a federation
heading-research = Advance in research
heading-power = Power actions
heading-qic = Q.I.C. actions
heading-special = Special actions
heading-pass = End

## Standing orders

order-charge = Charging power when others build
order-charge-why = Your answer is given at once, so that nobody has to wait for it.
order-charge-value = { $value ->
   *[ask] Ask me each time
    [free] Charge what costs no VP, ask about the rest
    [always] Always charge
    [0] Charge what costs no VP, decline the rest
    [1] Charge for up to 1 VP, decline the rest
    [2] Charge for up to 2 VP, decline the rest
    [3] Charge for up to 3 VP, decline the rest
}
order-income = Order of power income
order-income-why = When your income both charges power and brings new tokens, the order matters.
order-income-value = { $value ->
   *[ask] Ask me each time
    [gain_first] First new tokens, then charge
    [charge_first] First charge, then new tokens
}
order-token = The token of a passive charge
order-token-why = With your planetary institute each passive charge brings you a power token.
order-token-value = { $value ->
   *[ask] Ask me each time
    [first] First the token, then charge
    [last] First charge, then the token
}
order-brainstone = The brainstone when power is charged
order-brainstone-why = Where a charge could move the brainstone or another token.
order-brainstone-value = { $value ->
   *[ask] Ask me each time
    [on] Move it as far on as it comes
}

## Labels of the drawing

label-vp = Victory points
label-power = Power cycle
label-area-1 = Power in area I
label-area-2 = Power in area II
label-area-3 = Power in area III
label-gaia-area = Power in the Gaia area
label-next-place = Here comes the next sector tile (place { $number })
label-sectors = Sector tiles
label-factions = Factions
label-boosters = Round boosters
label-boosters-next = Round boosters, and the next income with each
label-tokens = Federation tokens
label-green = Federation tokens on their green side
label-rounds = Rounds and turn order
label-round = Round { $round } of { $rounds }
label-range = for range
label-after-conversions = after conversions
label-map = Map
label-own = My board
label-research = Research
label-supply = Boosters, tokens
label-passed = { $player } has passed
label-has = Resources
label-mine = Mine
label-trading = Trading st.
label-lab = Research lab
label-institute = Institute
label-academy = Academy
label-spend = spend
label-burn = { $power } by burning
label-power-short = { $areas } →
label-next = next
label-next-round = Next round
label-plus-booster = + booster
label-ends-now = ends now: { $points }
label-forecast = Income of the next round; power value outside federations { $value }, needed { $need }
resource-ore = Ore
resource-knowledge = Knowledge
resource-credits = Credits
resource-qic = Q.I.C.s
structure-mine = Mine
structure-trading_station = Trading station
structure-research_lab = Research lab
structure-planetary_institute = Planetary institute
structure-academy_knowledge = Academy with knowledge income
structure-academy_action = Academy with a special action
structure-gaiaformer = Gaiaformer
structure-satellite = Satellite
structure-space_station = Space station

## Parts of the sentences below

# $new, $structure: an id
a-structure = { $structure ->
   *[mine] a mine
    [trading_station] a trading station
    [research_lab] a research lab
    [planetary_institute] the planetary institute
    [academy_knowledge] the academy with knowledge income
    [academy_action] the academy with a special action
}
# $planet: an id; $sector: two digits; $side: where it lies, told where the sector has two such planets
spot = { TEXT("planet-", $planet) } (sector { $sector }{ spot-side })
spot-side = { $side ->
    [none] {""}
    [right] {""}, right
    [lower-right] {""}, lower right
    [lower] {""}, lower
    [lower-left] {""}, lower left
    [left] {""}, left
    [upper-left] {""}, upper left
    [upper] {""}, upper
   *[upper-right] {""}, upper right
}
label-sector = sector { $sector }
some-ore = { $ore } ore
some-credits = { $credits ->
    [one] 1 credit
   *[other] { $credits } credits
}
some-qic = { $qic ->
    [one] 1 Q.I.C.
   *[other] { $qic } Q.I.C.s
}
# $from: what kind of thing an event comes from; $name: its id; $place: coordinates
caused-by = { $from ->
   *[none] {""}
    [hex] {" "}– { $place }
    [round] {" "}(round scoring tile)
    [standard] {" "}(tech tile)
    [advanced] {" "}(advanced tech tile)
    [booster] {" "}(round booster)
    [token] {" "}(federation token)
    [faction] {" "}(faction board)
    [track] {" "}({ TEXT("track-", $name) })
    [space] {" "}(research board action)
    [final] {" "}(final scoring tile)
    [free] {" "}(free action)
}
from-area = from area { $area }
to-area = in area { $area }

## Questions

ask-chance-start-player = The start player is drawn.
ask-chance-sector = The sector tile for place { $number } of the board is drawn.
ask-chance-deal = { $what ->
   *[standard] Standard tech tiles are dealt; { $amount } to come.
    [advanced] Advanced tech tiles are dealt; { $amount } to come.
    [token] The federation token of Terraforming level 5 is drawn; { $amount } to come.
    [round] Round scoring tiles are dealt; { $amount } to come.
    [final] Final scoring tiles are dealt; { $amount } to come.
    [booster] Round boosters are dealt; { $amount } to come.
}
ask-sector = { $player }, choose a sector tile for place { $number } of the board and how it is turned.
ask-faction = { $player }, choose your faction; its board's other side is then gone.
ask-first-structure = { $player }, place { a-structure } on a planet of your home type; it costs nothing.
ask-first-booster = { $player }, choose your first round booster; it pays income in round 1.
ask-income = { $player }, choose which power income comes next; the order matters.
ask-turn = { $player }, choose your action; free actions may come before it and after it.
ask-turn-after = { $player }, take free actions or end your turn.
ask-build-steps = { $amount ->
    [one] { $player }, build a mine; 1 terraforming step is free.
   *[other] { $player }, build a mine; { $amount } terraforming steps are free.
}
ask-build-farther = { $player }, build a mine or start a Gaia Project with { $amount } more range.
ask-move-to-gaia = { $player }, choose how much power { from-area } goes to the Gaia area; { $amount } are still to be moved, the rest from higher areas.
ask-discard-power = { $player }, choose how much power { from-area } you discard; { $amount } are still to be paid, the rest from higher areas.
ask-brainstone = { $player }, choose where the brainstone ends after this charge.
ask-tech-tile = { $player }, choose a tech tile; then you may advance in a research area.
ask-cover = { $player }, choose a standard tech tile to cover; it has no effect any more.
ask-tile-step = { $player }, choose the research area in which your tile advances you, or decline.
ask-lowest-step = { $player }, choose one of your lowest research areas; you advance there without cost.
ask-free-step = { $player }, choose a research area; you advance there without cost.
ask-lost-planet = { $player }, choose an empty space for the Lost Planet; it counts as a mine.
ask-federation = { $amount ->
    [0] { $player }, choose the first satellite of your federation, or structures that need none.
    [one] { $player }, choose the next satellite of your federation; 1 is chosen.
   *[other] { $player }, choose the next satellite of your federation; { $amount } are chosen.
}
ask-token = { $player }, choose a federation token; you gain its reward.
ask-rescore = { $player }, choose one of your federation tokens; you gain its reward again.
ask-charge = { $vp ->
    [0] { $player }, you may charge { $amount } power for free because of the structure on { spot }.
   *[other] { $player }, you may charge { $amount } power for { $vp } VP because of the structure on { spot }.
}
ask-faction-swap = { $player }, choose the mine that changes places with your planetary institute.
ask-faction-downgrade = { $player }, choose a research lab; it becomes a trading station and you advance in a research area.
ask-faction-powerfortile = { $player }, you may discard 4 power from the Gaia area for a tech tile.
ask-faction-placestation = { $player }, choose a space within range for a space station.
ask-faction-returnedpower = { $player }, choose what the power from the Gaia area brings you, or stop.

## Choices

choice-starts = { $player } starts.
choice-sector = { $turns ->
    [0] Lay sector tile { $number } as it is printed.
    [one] Lay sector tile { $number } with 1 turn clockwise.
   *[other] Lay sector tile { $number } with { $turns } turns clockwise.
}
choice-deal = { TEXT("tile-", $tile) }
choice-faction = Play the { TEXT("faction-", $faction) } (home: { TEXT("planet-", $planet) }).
choice-place = Place it on { spot }.
choice-booster = Take this booster – { TEXT("tile-", $tile) }
choice-build = { $qic ->
    [0] Build a mine on { spot } for { some-credits } and { some-ore }.
   *[other] Build a mine on { spot } for { some-qic }, { some-credits } and { some-ore }.
}
choice-build-closed = Build a mine on { spot }.
choice-project = { $qic ->
    [0] Start a Gaia Project on { spot }; { $amount } power goes to the Gaia area.
   *[other] Start a Gaia Project on { spot } for { some-qic }; { $amount } power goes to the Gaia area.
}
choice-upgrade = { $new ->
   *[trading_station] Upgrade to a trading station for { some-credits } and { some-ore }: { TEXT("structure-", $old) } on { spot }.
    [research_lab] Upgrade to a research lab for { some-credits } and { some-ore }: { TEXT("structure-", $old) } on { spot }.
    [planetary_institute] Upgrade to the planetary institute for { some-credits } and { some-ore }: { TEXT("structure-", $old) } on { spot }.
    [academy_knowledge] Upgrade to the academy with knowledge income for { some-credits } and { some-ore }: { TEXT("structure-", $old) } on { spot }.
    [academy_action] Upgrade to the academy with a special action for { some-credits } and { some-ore }: { TEXT("structure-", $old) } on { spot }.
}
choice-federate = Form a federation; then choose its satellites and a federation token.
whole-federation = { $amount ->
    [0] A federation of power { $power } on { $planets } planets, without satellites.
    [one] A federation of power { $power } on { $planets } planets: 1 satellite for 1 power token.
   *[other] A federation of power { $power } on { $planets } planets: { $amount } satellites for { $amount } power tokens.
}
whole-federation-qic = { $amount ->
    [0] A federation of power { $power } on { $planets } planets, without satellites.
    [one] A federation of power { $power } on { $planets } planets: 1 satellite for 1 Q.I.C.
   *[other] A federation of power { $power } on { $planets } planets: { $amount } satellites for { $amount } Q.I.C.
}
whole-give = Give { $one } power from area I, { $two } from area II and { $three } from area III.
choice-cluster = Form a federation with the structures on { spot }, without new satellites.
choice-cluster-in-space = Form a federation with what stands at { $place }, without new satellites.
choice-satellite = Place a satellite at { $place }.
choice-lost-planet = { $qic ->
    [0] Place the Lost Planet at { $place }.
   *[other] For { some-qic }, place the Lost Planet at { $place }.
}
choice-station = { $qic ->
    [0] Place a space station at { $place }.
   *[other] For { some-qic }, place a space station at { $place }.
}
choice-swap = Swap your planetary institute with the mine on { spot }.
choice-downgrade = Turn the research lab on { spot } into a trading station.
choice-free = Free action – { TEXT("free-", $free) }
choice-free-burn-to-gaia = Free action – 1 power moves from area II to the Gaia area, and another from area II to area III.
choice-research = { $level ->
    [5] Advance to level 5 in { TEXT("track-", $track) } for { $amount } knowledge; one of your federation tokens turns gray.
   *[other] Advance to level { $level } in { TEXT("track-", $track) } for { $amount } knowledge.
}
choice-advance = { $level ->
    [5] Advance to level 5 in { TEXT("track-", $track) }; one of your federation tokens turns gray.
   *[other] Advance to level { $level } in { TEXT("track-", $track) }.
}
choice-action = Research board – { TEXT("tile-", $tile) }
choice-action-brainstone = Research board, with the brainstone – { TEXT("tile-", $tile) }
choice-special-faction = Use the special action of your faction board ({ TEXT("faction-", $faction) }).
choice-special-academy = { $qic ->
    [0] Use the special action of your academy and gain { some-credits } from it.
   *[other] Use the special action of your academy and gain { some-qic } from it.
}
choice-special-tile = { TEXT("tile-", $tile) }
choice-special-steps = { $amount ->
    [one] Special action of your booster: build a mine with 1 free terraforming step.
   *[other] Special action of your booster: build a mine with { $amount } free terraforming steps.
}
choice-special-range = Special action of your booster: build a mine or start a Gaia Project with { $amount } more range.
choice-pass = Pass and take this booster – { TEXT("tile-", $tile) }
choice-pass-last = Pass; the game is over for you.
choice-end-turn = End your turn.
choice-token = Take this federation token – { TEXT("tile-", $tile) }
choice-rescore = Gain this reward again – { TEXT("tile-", $tile) }
choice-tile = Take the tile under { TEXT("track-", $track) } – { TEXT("tile-", $tile) }
choice-tile-free = Take the tile and advance in any area – { TEXT("tile-", $tile) }
choice-advanced = Take the advanced tile of { TEXT("track-", $track) }; one of your federation tokens turns gray – { TEXT("tile-", $tile) }
choice-advanced-gone = Take the advanced tile of { TEXT("track-", $track) }.
choice-cover = Cover this tile – { TEXT("tile-", $tile) }
choice-skip = Do not advance.
choice-buy-tile = Discard 4 power from the Gaia area for a tech tile.
choice-stop = Stop here.
choice-give = { $amount ->
    [0] Give nothing { from-area }.
   *[other] Give { $amount } power { from-area }.
}
choice-give-brainstone = Give { $amount } power { from-area }, the brainstone among it.
choice-brainstone = The brainstone ends { to-area }.
choice-charge = { $vp ->
    [0] Charge { $amount } power for free.
   *[other] Charge { $amount } power for { $vp } VP.
}
choice-token-then-charge = { $vp ->
    [0] Gain 1 power token, then charge { $amount } power for free.
   *[other] Gain 1 power token, then charge { $amount } power for { $vp } VP.
}
choice-charge-then-token = { $vp ->
    [0] Charge { $amount } power for free, then gain 1 power token.
   *[other] Charge { $amount } power for { $vp } VP, then gain 1 power token.
}
choice-decline = Charge no power.
choice-income-charge = Charge { $amount } power now.
choice-income-gain = { $amount ->
    [one] Gain 1 power token now.
   *[other] Gain { $amount } power tokens now.
}

## Events

event-first-player = { $player } is the start player.
event-sector = { $turns ->
    [0] Sector tile { $number } is laid as printed.
    [one] Sector tile { $number } is laid with 1 turn clockwise.
   *[other] Sector tile { $number } is laid with { $turns } turns clockwise.
}
event-faction = { $player } plays the { TEXT("faction-", $name) }.
event-first-structure = { $player } places { a-structure } on { $place }.
event-booster = { $player } takes a round booster: { TEXT("tile-", $name) }
event-round = Round { $amount } begins.
event-mine = { $amount ->
    [0] { $player } builds a mine on { $place }.
    [one] { $player } builds a mine on { $place } with 1 terraforming step.
   *[other] { $player } builds a mine on { $place } with { $amount } terraforming steps.
}
event-gaia-project = { $player } starts a Gaia Project in { $space }.
event-upgrade = { $player } upgrades to { a-structure } on { $place }.
event-downgrade = { $player } turns the research lab on { $place } into a trading station.
event-satellite = { $player } places a satellite in { $space }.
event-federation = { $amount ->
    [0] { $player } forms a federation without new satellites.
    [one] { $player } forms a federation with 1 satellite.
   *[other] { $player } forms a federation with { $amount } satellites.
}
event-federation-grown = { $amount ->
    [0] { $player } extends the federation without new satellites.
    [one] { $player } extends the federation with 1 satellite.
   *[other] { $player } extends the federation with { $amount } satellites.
}
event-lost-planet = { $player } finds the Lost Planet in { $space }.
event-space-station = { $player } places a space station in { $space }.
event-swap = { $player } swaps the planetary institute on { $old } with the mine on { $place }.
event-gaia-planet = { $player }: the Transdim planet in { $space } becomes a Gaia planet.
event-gaiaformer = { $amount ->
    [one] { $player } gains a Gaiaformer{ caused-by }.
   *[other] { $player } gains { $amount } Gaiaformers{ caused-by }.
}
event-gaiaformer-back = { $player } takes the Gaiaformer back from { $space }.
event-gaiaformer-back-parked = { $amount ->
    [one] { $player } takes 1 Gaiaformer back from the Gaia area.
   *[other] { $player } takes { $amount } Gaiaformers back from the Gaia area.
}
event-power-back = { $player }: { $amount } power returns from the Gaia area.
event-action-space = { $player } uses an action of the research board – { TEXT("tile-", $name) }
event-special-action = { $special ->
   *[booster] { $player } uses the special action of the round booster.
    [academy] { $player } uses the special action of the academy.
    [faction] { $player } uses the special action of the faction board.
    [standard] { $player } uses the special action of a tech tile.
    [advanced] { $player } uses the special action of an advanced tech tile.
}
event-ore = { $player } gains { $amount } ore{ caused-by }.
event-knowledge = { $player } gains { $amount } knowledge{ caused-by }.
event-credits = { $amount ->
    [one] { $player } gains 1 credit{ caused-by }.
   *[other] { $player } gains { $amount } credits{ caused-by }.
}
event-qic = { $amount ->
    [one] { $player } gains 1 Q.I.C. cube{ caused-by }.
   *[other] { $player } gains { $amount } Q.I.C. cubes{ caused-by }.
}
event-tokens = { $amount ->
    [one] { $player } gains 1 power token{ caused-by }.
   *[other] { $player } gains { $amount } power tokens{ caused-by }.
}
event-charge = { $player } charges { $amount } power{ caused-by }.
event-ore-lost = { $player } loses { $amount } ore{ caused-by }: there is no room for it.
event-knowledge-lost = { $player } loses { $amount } knowledge{ caused-by }: there is no room for it.
event-credits-lost = { $amount ->
    [one] { $player } loses 1 credit{ caused-by }: there is no room for it.
   *[other] { $player } loses { $amount } credits{ caused-by }: there is no room for them.
}
event-charge-lost = { $player } cannot charge { $amount } more power{ caused-by }.
event-no-charge = { $player } declines to charge power for the structure on { $place }.
event-discard = { $player } discards { $amount } power from the Gaia area.
event-vp = { $player } scores { $amount } VP{ caused-by }.
event-vp-paid = { $player } pays { $amount } VP{ caused-by }.
event-score-start = { $player } starts with { $amount } VP.
event-advance = { $player } advances to level { $amount } in { TEXT("track-", $name) }.
event-flip = { $player } turns a federation token to its gray side.
event-token = { $player } gains a federation token: { TEXT("tile-", $name) }
event-tech-tile = { $player } takes a tech tile: { TEXT("tile-", $name) }
event-advanced-tile = { $player } takes an advanced tech tile: { TEXT("tile-", $name) }
event-free = { $player }, free action: { TEXT("free-", $name) }
event-pass = { $player } passes and takes a booster: { TEXT("tile-", $tile) }
event-pass-last = { $player } passes for the last time.
event-start-player = { $player } passed first and starts the next round.

## Reasons for "no": $first is what is needed, $second what there is

reason-not-offered = This is not among the choices now.
reason-tile-laid = This sector tile lies on the board already.
reason-place-fixed = By this method the sector tile has another place or may not be turned.
reason-same-colour = Two planets of the same colour would lie side by side.
reason-no-completion = The other sector tiles could not be laid any more.
reason-board-taken = This faction board has been taken.
reason-not-in-first-game = This faction does not take part in the first game.
reason-not-home = This planet is not of your colour.
reason-occupied = There is a building on this planet.
reason-transdim = Nothing can be built on a Transdim planet; start a Gaia Project on it.
reason-others-gaiaformer = Another player's Gaiaformer is on this planet.
reason-out-of-range = It is { $first } spaces away, and your range is { $second }; each Q.I.C. adds 2.
reason-no-mine-left = All your mines are on the map.
reason-too-few-credits = It costs { $first } credits, and you have { $second }.
reason-too-little-ore = It costs { $first } ore, and you have { $second }.
reason-too-few-qic = It takes { $first } Q.I.C., and you have { $second }.
reason-not-transdim = A Gaia Project needs a Transdim planet.
reason-has-gaiaformer = There is a Gaiaformer on this planet already.
reason-no-gaiaformer = You have no available Gaiaformer.
reason-too-little-power = It takes { $first } power, and you have { $second }.
reason-no-upgrade-path = This building cannot be changed in this way.
reason-no-piece-left = You have no building of this kind left.
reason-shared-mine = A mine on an opponent's planet cannot be upgraded.
reason-lost-planet = There is no mine to move or upgrade on the Lost Planet.
reason-too-little-knowledge = It costs { $first } knowledge, and you have { $second }.
reason-track-at-top = You stand on level 5 of this research area already.
reason-level-5-taken = Another player stands on level 5 of this research area.
reason-no-green-token = You have no green federation token to turn over.
reason-track-locked = You cannot advance in this research area before you have your planetary institute.
reason-space-used = This action has been used in this round.
reason-too-little-power-to-spend = There is not enough power in area III to spend.
reason-no-tile-to-take = There is no tech tile that you could take.
reason-no-token = You have no such federation token.
reason-special-used = You have used this special action in this round.
reason-not-owned = You do not have this special action yet.
reason-nothing-to-do = There is nothing that you could do with this action now.
reason-no-federation = You cannot connect buildings of enough power value with the satellites you can pay.
reason-satellite-on-planet = Satellites are placed on spaces without a planet.
reason-satellite-there = You have a satellite there already.
reason-beside-federation = That space is next to one of your federations.
reason-superfluous-satellite = No federation that you can form and pay needs a satellite there.
reason-all-or-nothing = You may charge { $first } power or none.
reason-not-on-own-board = Your faction does not have this free action now.
reason-tile-owned = You have this tech tile already.
reason-tile-gone = This advanced tech tile has been taken.
reason-below-level-4 = You must stand on level 4 or 5 of its research area.
reason-no-uncovered-tile = You have no uncovered standard tech tile to cover.
reason-tile-covered = This tech tile is covered already.
reason-not-lowest = This is not one of your lowest research areas.
reason-space-occupied = There is something on this space already.
reason-supply-empty = There are no federation tokens of this kind left.
reason-booster-not-on-offer = This round booster is not on offer.
reason-tile-fixes-track = This tech tile lets you advance only in the research area above it.
reason-too-little-power-to-burn = This takes two power tokens in area II.
reason-no-power-in-area-3 = You have no power in area III.
reason-brainstone-elsewhere = The brainstone lies in another area.
reason-not-a-mine = Only a mine changes places with the planetary institute.
reason-not-a-lab = Only a research lab can be turned back.
reason-booster-kept = You cannot keep the round booster that you have.
error-gaia-no-component = There is no tile, track or faction called { $name }.
error-gaia-no-choice = “{ $written }” is no choice of this game.

## Components explained

explain-home = Home planets: { TEXT("planet-", $planet) }.
explain-start = Start: { some-ore }, { $knowledge } knowledge, { some-credits }, { some-qic }; power: { $first } in area I, { $second } in area II.
explain-ability = Ability: { TEXT("ability-", $faction) }
explain-institute = Planetary institute: { TEXT("institute-", $faction) }
explain-level = Level { $level }: { TEXT("level-", $level, "-", $track) }

## The table in words

board-setup = The game is being set up.
board-round = Round { $round } – { TEXT("tile-", $tile) }
board-final = Final scoring: { TEXT("tile-", $tile) }
board-no-faction = { $player } has no faction yet.
board-player = { $player } ({ TEXT("faction-", $faction) }) has { $vp } VP, { some-ore }, { $knowledge } knowledge, { some-qic } and { some-credits }.
board-power = Power: { $area1 } in area I, { $area2 } in area II, { $area3 } in area III, { $gaia_area } in the Gaia area.
board-booster = Round booster: { TEXT("tile-", $tile) }
board-level = { TEXT("track-", $track) }: level { $level }.
board-tile = Tech tile: { TEXT("tile-", $tile) }
board-structure = { TEXT("structure-", $structure) } on { spot }.
board-in-space = { TEXT("structure-", $structure) } at { $place }.

## Planets

planet-terra = Terra
planet-oxide = Oxide
planet-volcanic = Volcanic
planet-desert = Desert
planet-swamp = Swamp
planet-titanium = Titanium
planet-ice = Ice
planet-gaia = Gaia planet
planet-transdim = Transdim planet
planet-lost_planet = Lost Planet

## Factions

faction-terrans = Terrans
faction-lantids = Lantids
faction-hadsch_hallas = Hadsch Hallas
faction-ivits = Ivits
faction-geodens = Geodens
faction-bal_taks = Bal T'aks
faction-xenos = Xenos
faction-gleens = Gleens
faction-taklons = Taklons
faction-ambas = Ambas
faction-firaks = Firaks
faction-bescods = Bescods
faction-nevlas = Nevlas
faction-itars = Itars

## Their abilities

ability-terrans = In the Gaia phase your power returns from the Gaia area to area II instead of area I.
institute-terrans = When power returns from the Gaia area you may also gain resources, as if you had spent that power on free actions.
ability-lantids = You may build a mine on a planet an opponent has colonized, for the cost of the mine alone. Such a mine cannot be upgraded and does not count for planet types or Gaia planets.
institute-lantids = Each mine you build on an opponent's planet gives you 2 knowledge.
ability-hadsch_hallas = No ability before the planetary institute.
institute-hadsch_hallas = In free actions that gain other resources you may spend credits in place of power.
ability-ivits = You start with only your planetary institute. You have one federation, which must grow by 7 power value for each further token, and your satellites cost 1 Q.I.C. each.
institute-ivits = Special action: place a space station in a space within range that has no planet and no space station.
ability-geodens = No ability before the planetary institute.
institute-geodens = Your first mine on each planet type that is new to you gives 3 knowledge.
ability-bal_taks = Free action: move a Gaiaformer to the Gaia area until the next Gaia phase to gain 1 Q.I.C. You cannot advance in Navigation.
institute-bal_taks = From now on you can advance in Navigation.
ability-xenos = You start with a third mine, placed after everyone's second.
institute-xenos = Your federations need a total power value of only 6. The institute pays 1 Q.I.C. instead of a power token.
ability-gleens = You gain ore in place of Q.I.C.s until your Q.I.C. academy stands. A Gaia planet costs you 1 ore instead of 1 Q.I.C., and each mine you build on one gives 2 VP.
institute-gleens = On building it you gain the Gleens' federation token with its rewards.
ability-taklons = You own the brainstone: one power token for every purpose, but worth 3 power when spent.
institute-taklons = Each passive charge also brings you 1 power token, before or after charging as you like.
ability-ambas = No ability before the planetary institute.
institute-ambas = Special action: your planetary institute and one of your mines on the map change places.
ability-firaks = No ability before the planetary institute.
institute-firaks = Special action: turn a research lab back into a trading station and advance one level in any research area.
ability-bescods = Special action: advance one level in your lowest research area without paying knowledge. Institute and academies, and the incomes of trading stations and research labs, have changed places.
institute-bescods = Your buildings on titanium planets have 1 more power value.
ability-nevlas = Free action: move 1 power from area III to the Gaia area to gain 1 knowledge.
institute-nevlas = Each power you spend from area III counts as 2.
ability-itars = Power you discard from area II to move another to area III goes to your Gaia area instead of the supply.
institute-itars = In the Gaia phase you may discard 4 power from your Gaia area to take a tech tile, as often as you can pay.

## Research areas and what their levels give

track-terraforming = Terraforming
level-0-terraforming = Each terraforming step costs 3 ore.
level-1-terraforming = Gain 2 ore at once. Each terraforming step costs 3 ore.
level-2-terraforming = Each terraforming step costs 2 ore.
level-3-terraforming = Each terraforming step costs 1 ore.
level-4-terraforming = Gain 2 ore at once. Each terraforming step costs 1 ore.
level-5-terraforming = Gain the federation token placed here at once. Each terraforming step costs 1 ore.
track-navigation = Navigation
level-0-navigation = Your range is 1.
level-1-navigation = Gain 1 Q.I.C. at once. Your range is 1.
level-2-navigation = Your range is 2.
level-3-navigation = Gain 1 Q.I.C. at once. Your range is 2.
level-4-navigation = Your range is 3.
level-5-navigation = Place the Lost Planet at once. Your range is 4.
track-artificial_intelligence = Artificial Intelligence
level-0-artificial_intelligence = No effect.
level-1-artificial_intelligence = Gain 1 Q.I.C. at once.
level-2-artificial_intelligence = Gain 1 Q.I.C. at once.
level-3-artificial_intelligence = Gain 2 Q.I.C.s at once.
level-4-artificial_intelligence = Gain 2 Q.I.C.s at once.
level-5-artificial_intelligence = Gain 4 Q.I.C.s at once.
track-gaia_project = Gaia Project
level-0-gaia_project = You cannot start Gaia Projects.
level-1-gaia_project = Gain a Gaiaformer at once. A Gaia Project moves 6 power to the Gaia area.
level-2-gaia_project = Gain 3 power tokens at once. A Gaia Project moves 6 power to the Gaia area.
level-3-gaia_project = Gain your second Gaiaformer at once. A Gaia Project moves 4 power to the Gaia area.
level-4-gaia_project = Gain your third Gaiaformer at once. A Gaia Project moves 3 power to the Gaia area.
level-5-gaia_project = Gain 4 VP at once and 1 VP for each Gaia planet with a building of yours. A Gaia Project moves 3 power to the Gaia area.
track-economy = Economy
level-0-economy = No effect.
level-1-economy = Income: 2 credits and charge 1 power.
level-2-economy = Income: 1 ore, 2 credits and charge 2 power.
level-3-economy = Income: 1 ore, 3 credits and charge 3 power.
level-4-economy = Income: 2 ore, 4 credits and charge 4 power.
level-5-economy = Gain 3 ore and 6 credits and charge 6 power at once. No income any more.
track-science = Science
level-0-science = No effect.
level-1-science = Income: 1 knowledge.
level-2-science = Income: 2 knowledge.
level-3-science = Income: 3 knowledge.
level-4-science = Income: 4 knowledge.
level-5-science = Gain 9 knowledge at once. No income any more.

## Standard tech tiles

tile-std_ore_qic = At once: 1 ore and 1 Q.I.C.
tile-std_knowledge_per_planet_type = At once: 1 knowledge for each planet type you have colonized.
tile-std_big_structures_worth_4 = The power value of your planetary institute and academies is 4.
tile-std_7_vp = At once: 7 VP.
tile-std_income_ore_power = Income: 1 ore and charge 1 power.
tile-std_income_knowledge_credit = Income: 1 knowledge and 1 credit.
tile-std_vp_per_mine_on_gaia = Each time you build a mine on a Gaia planet: 3 VP.
tile-std_income_4_credits = Income: 4 credits.
tile-std_action_charge_4 = Special action: charge 4 power.

## Advanced tech tiles

tile-adv_pass_3_vp_per_federation_token = When you pass: 3 VP for each of your federation tokens.
tile-adv_2_vp_per_research_step = Each time you advance in a research area: 2 VP.
tile-adv_action_qic_5_credits = Special action: 1 Q.I.C. and 5 credits.
tile-adv_now_2_vp_per_mine = At once: 2 VP for each of your mines on the map, the Lost Planet included.
tile-adv_pass_3_vp_per_research_lab = When you pass: 3 VP for each of your research labs on the map.
tile-adv_now_1_ore_per_sector = At once: 1 ore for each sector in which you have colonized a planet, the Lost Planet included.
tile-adv_pass_1_vp_per_planet_type = When you pass: 1 VP for each planet type you have colonized.
tile-adv_now_2_vp_per_gaia_planet = At once: 2 VP for each Gaia planet you have colonized.
tile-adv_now_4_vp_per_trading_station = At once: 4 VP for each of your trading stations on the map.
tile-adv_now_2_vp_per_sector = At once: 2 VP for each sector in which you have colonized a planet, the Lost Planet included.
tile-adv_action_3_ore = Special action: 3 ore.
tile-adv_now_5_vp_per_federation_token = At once: 5 VP for each of your federation tokens.
tile-adv_action_3_knowledge = Special action: 3 knowledge.
tile-adv_3_vp_per_mine_built = Each time you build a mine: 3 VP.
tile-adv_3_vp_per_trading_station_built = Each time you build a trading station: 3 VP.

## Round boosters

tile-boost_ore_knowledge = Income: 1 ore and 1 knowledge.
tile-boost_credits_qic = Income: 2 credits and 1 Q.I.C.
tile-boost_ore_tokens = Income: 1 ore and 2 power tokens.
tile-boost_terraform = Income: 2 credits. Special action: build a mine with 1 free terraforming step.
tile-boost_range = Income: charge 2 power. Special action: build a mine or start a Gaia Project with range +3.
tile-boost_mines = Income: 1 ore. When you return it: 1 VP for each of your mines, the Lost Planet included.
tile-boost_labs = Income: 1 knowledge. When you return it: 3 VP for each of your research labs.
tile-boost_trading_stations = Income: 1 ore. When you return it: 2 VP for each of your trading stations.
tile-boost_big_structures = Income: charge 4 power. When you return it: 4 VP for your planetary institute and for each of your academies.
tile-boost_gaia = Income: 4 credits. When you return it: 1 VP for each Gaia planet you have colonized.

## Round scoring tiles

tile-round_terraforming_step = 2 VP for each terraforming step.
tile-round_research_step = 2 VP for each research advance.
tile-round_mine = 2 VP for each mine built.
tile-round_federation = 5 VP for each federation token gained.
tile-round_trading_station_4 = 4 VP for each trading station built.
tile-round_trading_station_3 = 3 VP for each trading station built.
tile-round_gaia_mine_4 = 4 VP for each mine built on a Gaia planet.
tile-round_gaia_mine_3 = 3 VP for each mine built on a Gaia planet.
tile-round_big_structure = 5 VP for each planetary institute or academy built.

## Final scoring tiles

tile-final_structures = Most buildings on the map, the mine of the Lost Planet included.
tile-final_structures_in_federations = Most buildings in federations, the mine of the Lost Planet included.
tile-final_planet_types = Most planet types colonized, Gaia planets and the Lost Planet included.
tile-final_gaia_planets = Most Gaia planets colonized.
tile-final_sectors = Most sectors with at least one building, the Lost Planet included.
tile-final_satellites = Most satellites on the map, space stations included.

## Federation tokens

tile-fed_12_vp = 12 VP. It is gray on both sides.
tile-fed_8_vp_qic = 8 VP and 1 Q.I.C.
tile-fed_8_vp_tokens = 8 VP and 2 power tokens.
tile-fed_7_vp_ore = 7 VP and 2 ore.
tile-fed_7_vp_credits = 7 VP and 6 credits.
tile-fed_6_vp_knowledge = 6 VP and 2 knowledge.
tile-gleens = 1 ore, 1 knowledge and 2 credits.

## Power and Q.I.C. actions

tile-power_3_knowledge = 7 power: 3 knowledge.
tile-power_2_terraforming_steps = 5 power: build a mine with 2 free terraforming steps.
tile-power_2_ore = 4 power: 2 ore.
tile-power_7_credits = 4 power: 7 credits.
tile-power_2_knowledge = 4 power: 2 knowledge.
tile-power_1_terraforming_step = 3 power: build a mine with 1 free terraforming step.
tile-power_2_tokens = 3 power: 2 power tokens.
tile-qic_tech_tile = 4 Q.I.C.s: take a tech tile.
tile-qic_rescore_federation = 3 Q.I.C.s: gain the reward of one of your federation tokens again.
tile-qic_planet_types = 2 Q.I.C.s: 3 VP and 1 VP for each planet type you have colonized.

## Free actions

free-burn_power = Discard 1 power from area II: another moves from area II to area III.
free-power_to_qic = 4 power: 1 Q.I.C.
free-power_to_ore = 3 power: 1 ore.
free-qic_to_ore = 1 Q.I.C.: 1 ore.
free-power_to_knowledge = 4 power: 1 knowledge.
free-power_to_credit = 1 power: 1 credit.
free-knowledge_to_credit = 1 knowledge: 1 credit.
free-ore_to_credit = 1 ore: 1 credit.
free-ore_to_token = 1 ore: 1 power token.
free-credits_to_qic = 4 credits: 1 Q.I.C.
free-credits_to_ore = 3 credits: 1 ore.
free-credits_to_knowledge = 4 credits: 1 knowledge.
free-gaiaformer_for_qic = Move a Gaiaformer to the Gaia area: 1 Q.I.C.
free-burn_power_brainstone = Discard 1 power from area II: the brainstone moves from area II to area III.
free-burn_power_brainstone_out = Discard the brainstone from area II: 1 power moves from area II to area III.
free-power_to_qic_brainstone = 4 power, the brainstone among it: 1 Q.I.C.
free-power_to_ore_brainstone = 3 power, paid with the brainstone: 1 ore.
free-power_to_knowledge_brainstone = 4 power, the brainstone among it: 1 knowledge.
free-power_to_credit_brainstone = 1 power, paid with the brainstone: 1 credit.
free-power_to_3_credits = 3 power: 3 credits.
free-power_to_3_credits_brainstone = 3 power, paid with the brainstone: 3 credits.
free-token_to_gaia_area_for_knowledge = Move 1 power from area III to the Gaia area: 1 knowledge.
free-power_to_2_credits = 2 power: 2 credits.
free-power_to_ore_and_credit = 4 power: 1 ore and 1 credit.
free-power_to_2_ore = 6 power: 2 ore.

## A faction in two lines, where it is chosen

brief-terrans = Gaia power comes back to area II. Institute: and it buys resources.
brief-lantids = Mines on rivals’ planets too. Institute: 2 knowledge for each.
brief-hadsch_hallas = Institute: credits count as power in free actions.
brief-ivits = One growing federation, and space stations. Starts with the institute.
brief-geodens = Institute: 3 knowledge for each planet type that is new to you.
brief-bal_taks = Gaiaformers become Q.I.C.s. Navigation only with the institute.
brief-xenos = Starts with a third mine. Institute: federations need only 6.
brief-gleens = Gaia planets for ore, 2 VP each. At first ore in place of Q.I.C.s.
brief-taklons = The brainstone is worth 3 power. Institute: a token with each charge.
brief-ambas = Institute: once a round it changes places with a mine.
brief-firaks = Institute: once a round a lab turns back, and you advance in research.
brief-bescods = Once a round a free step in the lowest research area.
brief-nevlas = Power becomes knowledge. Institute: power counts double.
brief-itars = Burnt power goes to the Gaia area. Institute: 4 of it buy a tech tile.

## The gallery and the key to the signs

gallery-factions = Factions
gallery-planets = Planets
gallery-structures = Structures
gallery-standard = Standard tech tiles
gallery-advanced = Advanced tech tiles
gallery-boosters = Round boosters
gallery-rounds = Round scoring tiles
gallery-finals = Final scoring tiles
gallery-tokens = Federation tokens
gallery-actions = Power and Q.I.C. actions
gallery-key = Key to the signs
sign-vp = Victory points (VP)
sign-ore = Ore
sign-credits = Credits
sign-knowledge = Knowledge
sign-qic = Q.I.C. cubes
sign-power = Power that is spent, from area III
sign-charge = Charge power: tokens move on to the next area
sign-token = A new power token, in area I
sign-income = Income, at the beginning of each round
sign-immediate = At once, and only once
sign-each_time = Each time
sign-when_passing = When passing
sign-special_action = A special action: once a round, as your action
sign-permanent = Always
sign-terraforming_step = A terraforming step
sign-range = Range
sign-research_step = A step in a research area
sign-tech_tile = A tech tile
sign-federation_token = A federation token, or something about federations
sign-project = A Gaia Project, on a Transdim planet
sign-gaia_planet = A Gaia planet
sign-planet_type = Planet types
sign-colonized_sector = Sectors with a planet of yours
sign-structure = Structures of any kind
sign-lost_planet = The Lost Planet
