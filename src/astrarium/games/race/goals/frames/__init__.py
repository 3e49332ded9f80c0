"""Before the game: the goals are drawn."""
