"""The Orb as sentences."""
