"""The questions that players of Race are asked, in the order of the phases."""
