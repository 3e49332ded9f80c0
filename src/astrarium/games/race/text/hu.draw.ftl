# Amit a rajzok mondanak: az áruk betűi, a helyek címe, a jelek kulcsa.

letter-novelty = Ú
letter-rare = R
letter-genes = G
letter-alien = I

# Változó értékű lapon: mennyit ér most.
draw-now = most

# $goods: árufajta, vagy none; $source: windfall, production vagy none
draw-kind = { $source ->
    [windfall] { TEXT("goods-", $goods) } szerencsevilág
    [production] { TEXT("goods-", $goods) } termelővilág
   *[none] Nincs képessége
}

# ---- helyek

zone-head = Kör és fázisok
zone-tableau = Tablóm
zone-hand = Kéz
zone-look = Húzott lapok, ezekből választasz
zone-start = Kezdővilágok
zone-goals = Célok
zone-mat = A robot táblája
zone-orb = Bolygó
zone-orb-cards = Bolygókártyák

draw-pool = GyP lapkák a készletben
draw-deck = Lapok a pakliban
draw-discards = Lapok a dobópakliban
# $amount: mennyije van egy játékosnak
draw-score = Eddig { $amount } GyP
draw-military = { $amount } katonai erő minden világ ellen
# $kind: novelty, rare, genes, alien vagy rebel
draw-military-kind = { $kind ->
    [rebel] További { $amount } katonai erő a lázadó világok ellen
    [novelty] További { $amount } katonai erő az Újszerű világok ellen
    [rare] További { $amount } katonai erő a Ritka világok ellen
    [genes] További { $amount } katonai erő a Genetikai világok ellen
   *[alien] További { $amount } katonai erő az Idegen világok ellen
}
draw-hand = { $amount } lap van a kézben; legfeljebb { $limit } maradhat
draw-goods = { $amount } áru
draw-cards = { $amount } lap van a tablón; { $limit } lapnál vége a játéknak
draw-last-slot = A { $amount }. lappal vége a játéknak
draw-part-cards = kártyákból
draw-part-chips = GyP lapkákból
draw-part-goals = célokból
draw-part-tokens = eszközjelzőkből
# $mine: mennyije van az olvasónak; $needed: mennyi kell; $best: a legtöbb, ami valakinek van
draw-orb-holds = Bolygókártya: { $cards }, jelző: { $tokens }

# ---- a képtár

gallery-start = Kezdővilágok
gallery-worlds = Világok
gallery-developments = Fejlesztések
gallery-storm = A gyülekező vihar
gallery-artifacts = Idegen Eszközök
gallery-goals = Célok
gallery-orb-tokens = Eszközjelzők
gallery-key = Jelmagyarázat

sign-world = Világ, a fizetendő lapok számával
sign-military-world = Katonai világ, a védelmével
sign-development = Fejlesztés, a fizetendő lapok számával
sign-vp = Győzelmi pont
sign-shield = Katonai erő
sign-novelty = Újszerű áru, 2 lapot ér eladáskor
sign-rare = Ritka áru, 3 lapot ér eladáskor
sign-genes = Genetikai áru, 4 lapot ér eladáskor
sign-alien = Idegen áru, 5 lapot ér eladáskor
sign-any = Bármilyen áru
sign-windfall = Üres belsejű: szerencsevilág áruja
sign-card = Húzz egy lapot
sign-discard = Ezt a lapot el kell dobni
sign-look = Ennyivel több lapot nézhetsz meg
sign-keep = Ennyivel több lapot tarthatsz meg
sign-produce = Termelés
sign-trade = Eladás: az ár
sign-arrow = Ami balra áll, azt hozza, ami jobbra
sign-each = Mindegyik után
sign-most = Ha neked van a legtöbb
sign-rebel = Lázadó világok
sign-chromosome = Kromoszómás világok
sign-store = Árut tárol
sign-gamble = Mondj egy számot, és csapj fel egy lapot
sign-team = A felfedezőcsapat lép
sign-here = Csak ennek a világnak az áruja
sign-different = Csupa különböző fajta
