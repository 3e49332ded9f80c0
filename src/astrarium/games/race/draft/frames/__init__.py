"""Before the game: packets are dealt, cards drafted, start worlds chosen."""
