"""The questions that the toy asks."""
