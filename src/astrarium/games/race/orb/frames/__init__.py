"""The questions of the Orb game: cards to lay, teams to move, what a seat does in its step."""
