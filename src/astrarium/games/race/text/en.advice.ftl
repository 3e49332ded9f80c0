### Race for the Galaxy: the parts of what a position is worth, for hints and reviews.

part-explore = { phase-explore }
part-develop = { phase-develop }
part-settle = { phase-settle }
part-consume = { phase-consume }
part-produce = { phase-produce }
part-anyway = phases that others would probably call anyway
part-others = what the others gain by it
part-orb = the Orb
part-points = points
part-goals = goals
part-engine = producing and consuming
part-means = what comes within reach
part-powers = other powers
part-military = Military for worlds in hand
part-price = the price
part-tempo = one more card on the table
part-goods = the good on it
part-ending = the end of the game
part-luck = a world from the deck
part-round = how the round is likely to go on
