"""The fourteen factions: data, and what the vocabulary cannot say, in a module of the same name."""
