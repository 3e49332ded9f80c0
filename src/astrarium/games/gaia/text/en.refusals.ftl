### Gaia Project, English: mixes of options that cannot be played. What is wrong, what to change.

error-mix-small-board = { $seats ->
    [one] The smaller board is for exactly 3 players, not for one: play with three, or leave out the smaller board.
   *[other] The smaller board is for exactly 3 players, not for { $seats }: play with three, or leave out the smaller board.
}
error-mix-free-tiles = { $board ->
   *[outer_tiles] One or two players lay all tiles freely, not only the outer ones: choose the board on which all tiles are laid, or the board of the first game.
    [inner_and_outer_tiles] One or two players lay all tiles freely, not the inner ones before the outer ones: choose the board on which all tiles are laid, or the board of the first game.
}
error-mix-mines-factions = The first mines of a first game are those of its factions: choose the factions for a first game, or place the first mines freely.
error-mix-mines-board = The first mines of a first game stand on its board: choose the board of the first game, or place the first mines freely.
error-mix-mines-small-board = The first mines of a first game stand on its whole board: leave out the smaller board, or place the first mines freely.
