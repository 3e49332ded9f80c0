"""The questions that players and chance are asked."""
