### Beyond the Sun: the parts of what a position is worth, for hints and reviews.

part-points = points now
part-stock = ore and population in stock
part-production = production
part-space = ships, outposts and systems
part-ways = technologies and achievements
