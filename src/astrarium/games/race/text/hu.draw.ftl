# Amit a rajzok mondanak: az áruk betűi, a helyek címe, a jelek kulcsa.

letter-novelty = Ú
letter-rare = R
letter-genes = G
letter-alien = I

# Változó értékű lapon: mennyit ér most.
draw-now = most

# $goods: árufajta, vagy none; $source: windfall, production vagy none
draw-kind = { $source ->
    [windfall] { TEXT("goods-", $goods) } áru, szerencsés
    [production] { TEXT("goods-", $goods) } árut termel
   *[none] Nincs képessége
}
