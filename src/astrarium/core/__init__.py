"""The mechanism that all games share. It imports nothing of ours and names no game."""
