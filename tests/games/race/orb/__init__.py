"""The Orb game."""
