"""The draft as sentences."""
