### Race for the Galaxy, English: mixes of options that cannot be played. What is wrong, what to change.

error-mix-solo-expansion = { $expansion ->
   *[none] One player plays against the robot of The Gathering Storm, and the base game has no robot: choose the expansion The Gathering Storm, or play with at least two.
    [artifacts] One player plays against the robot of The Gathering Storm, and Alien Artifacts has no robot: choose the expansion The Gathering Storm, or play with at least two.
}
error-mix-base-seats = The base game is for 2 to 4 players, not for { $seats }: choose an expansion, or play with at most four.
error-mix-solo-preset = In the game for one player the start worlds are dealt at random, so there are no preset hands: leave out the preset hands.
error-mix-difficulty = The difficulty is that of the robot, and the robot has exactly one opponent, not { $seats }: leave the difficulty at easy, or play alone.
error-mix-solo-advanced = The game for one player always follows the rules of the advanced two-player game, so it cannot be chosen as well: leave out the advanced two-player game.
error-mix-advanced-seats = The advanced two-player game is for exactly 2 players, not for { $seats }: play with two, or leave out the advanced two-player game.
error-mix-orb = { $expansion ->
   *[none] The Orb belongs to the expansion Alien Artifacts, and no expansion is chosen: choose Alien Artifacts, or leave out the Orb.
    [storm] The Orb belongs to the expansion Alien Artifacts, not to The Gathering Storm: choose Alien Artifacts, or leave out the Orb.
}
error-mix-goals-expansion = { $expansion ->
   *[none] Goals belong to the expansion The Gathering Storm, and no expansion is chosen: choose The Gathering Storm, or leave out the goals.
    [artifacts] Goals belong to the expansion The Gathering Storm, not to Alien Artifacts: choose The Gathering Storm, or leave out the goals.
}
error-mix-solo-goals = The game for one player has no goals: leave out the goals, or play with at least two.
error-mix-draft-expansion = { $expansion ->
   *[none] Drafting belongs to the expansion The Gathering Storm, and no expansion is chosen: choose The Gathering Storm, or leave out drafting.
    [artifacts] Drafting belongs to the expansion The Gathering Storm, not to Alien Artifacts: choose The Gathering Storm, or leave out drafting.
}
error-mix-draft-seats = { $seats ->
    [one] Drafting is for 2 or 3 players, not for one: play with two or three, or leave out drafting.
   *[other] Drafting is for 2 or 3 players, not for { $seats }: play with two or three, or leave out drafting.
}
error-mix-draft-preset = After drafting, the first hand is drawn from your own deck, so there are no preset hands: leave out either drafting or the preset hands.
