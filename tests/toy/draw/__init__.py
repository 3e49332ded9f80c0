"""Pictures of the toy game."""
