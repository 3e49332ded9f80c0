### The review of a finished game.

review = Review
review-going-on = The bot looks at every decision of the game. This page goes on by itself; what is done is kept, whenever you come back.
review-curve = Points, and those to be expected, from round to round
review-figures = The same in figures
review-round = Round { $number } begins
review-end = End
review-costs = The costliest decisions of { $name }
review-summed = { $decisions ->
    [0] No decision of this player could be weighed.
    [one] One decision was weighed; it cost about { $points } VP.
   *[other] { $decisions } decisions were weighed; together they cost about { $points } VP.
}
review-nothing = Nothing that was weighed cost anything worth naming.
review-cost = About { $points } VP.
review-cost-trained = About { $points } VP, by trained judgement.
review-cost-reckoned = About { $points } VP, by reckoning.
review-chosen = Chosen
review-better = Better
review-look = Look at it: step { $at }
review-reckoned = By the reckoning of the bot “{ $reckoner }”, from what the player could see at that moment; not by a trained judgement. Answers that the bot gives without weighing are left out.
review-partly = What is said to be by trained judgement is that of the bot “{ $bot }”; the other decisions and the lines are by the reckoning of the bot “{ $reckoner }”, not by a trained judgement. All of it from what the player could see at that moment. Answers that the bot gives without weighing are left out.
review-trained = By the trained judgement of the bot “{ $bot }”, from what the player could see at that moment. Answers that the bot gives without weighing are left out.
