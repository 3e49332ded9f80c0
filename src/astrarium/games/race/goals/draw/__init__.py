"""The goal tiles as a drawing."""
