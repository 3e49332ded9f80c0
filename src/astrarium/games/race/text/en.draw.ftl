# What drawings say: letters of the goods, headings of the zones, the key to the signs.

letter-novelty = N
letter-rare = R
letter-genes = G
letter-alien = A

# On a variable card: what it is worth now.
draw-now = now

# $goods: a kind of goods, or none; $source: windfall, production or none
draw-kind = { $source ->
    [windfall] { TEXT("goods-", $goods) } windfall
    [production] { TEXT("goods-", $goods) } production
   *[none] No powers
}
