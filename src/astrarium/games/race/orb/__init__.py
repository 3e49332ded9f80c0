"""The Orb of Alien Artifacts: its cards, the squares they form, and what may happen on them."""
