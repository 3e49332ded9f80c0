"""The robot and its mat as sentences."""
