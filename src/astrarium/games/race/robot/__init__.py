"""The robot of the solo game: dice, mat, tracks and a stack of cards. It decides nothing."""
