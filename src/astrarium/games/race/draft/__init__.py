"""The drafting variant of The Gathering Storm: everyone plays with cards drafted before."""
