### Eclipse: the parts of what a position is worth, for hints and reviews.

part-points = points now
part-economy = resources and production
part-technologies = technologies
part-growth = room to grow
part-fleet = the fleet
part-battles = the battles that are on
part-prospects = Ancients in reach
part-pending = what is about to be drawn
