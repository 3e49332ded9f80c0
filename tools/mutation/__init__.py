"""Mutants: seeded mistakes in the rules and the content of a game, to see whether tests bite."""
