"""Checks that a game's tests run on what it has made of the parts."""
