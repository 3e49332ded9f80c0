### Gaia Project: the parts of what a position is worth, for hints and reviews.

part-points = points now
part-stock = resources and power in stock
part-income = income
part-structures = structures
part-research = research
part-tiles = technology tiles
part-finals = final scoring
part-federations = federations to come
part-room = room to grow
