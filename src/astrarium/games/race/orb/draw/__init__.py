"""The Orb as a drawing."""
