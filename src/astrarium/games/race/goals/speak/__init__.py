"""The goals as sentences."""
