"""The laboratory: arenas, statistics, long play."""
