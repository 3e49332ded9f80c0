"""The questions players are asked."""
