"""The part of the robot in each phase: dice, lines of the mat, cards turned up."""
