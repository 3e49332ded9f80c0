"""The questions that players are asked."""
