### Race for the Galaxy, magyar: A gyülekező vihar kártyaátadásos variánsa.

option-draft = Kártyaátadásos variáns
option-draft-why = A gyülekező viharral, két vagy három játékosnak: a játék előtt mindenki lapról lapra kiválogatja a saját pakliját.

ask-draft = { $amount ->
    [2] { $player }, válassz titokban egy lapot a saját paklidba; a másikat továbbadod.
   *[other] { $player }, válassz titokban egy lapot a saját paklidba; a másik { SUFFIX($rest, "t") } továbbadod.
}
ask-begin-with = { $player }, válaszd ki titokban a kezdővilágodat; a másik a dobópaklidba kerül.
ask-chance-packet = { $player } { some-cards } húz, amelyből választani lehet.
ask-chance-world = { $odd ->
    [yes] { $player } képpel lefelé kap egy páratlan kezdővilágot.
   *[no] { $player } képpel lefelé kap egy páros kezdővilágot.
}
choice-draft = Elveszed a saját paklidba { ARTICLE(TEXT("card-", $card)) } { SUFFIX(TEXT("card-", $card), "t") }.
choice-begin-with = A kezdővilágod: { TEXT("card-", $card) }.
event-world-dealt = { $player } választható kezdővilága: { TEXT("card-", $card) }.
event-draft-left = A kártyaátadás { $amount }. menete: mindenki 5 kártyát húz, a többit balra adja tovább.
event-draft-right = A kártyaátadás { $amount }. menete: mindenki 5 kártyát húz, a többit jobbra adja tovább.
event-drafted = { $player } elveszi { ARTICLE(TEXT("card-", $card)) } { SUFFIX(TEXT("card-", $card), "t") }.
event-draft-over = { $amount ->
    [0] Véget ért a kártyaátadás, nem maradt ki lap.
   *[other] Véget ért a kártyaátadás; a kimaradt { $amount } lap kikerül a játékból.
}
event-given-world = { $player } eldobja a másik kezdővilágot: { TEXT("card-", $card) }.
event-reshuffle-own = { $player } húzópaklija elfogyott: az eldobott lapjaiból ({ $amount }) új pakli lesz.

board-round-draft = { $round }. kör. GyP lapkák a készletben: { $pool }; mindenkinek saját húzó- és dobópaklija van.
board-draft = A kártyaátadás { $set }. menete, húzható lapok: { $deck }.
board-own-piles = Saját húzópakli: { $deck }, saját dobópakli: { $discard }.
board-start-worlds = Választható kezdővilágok ({ $player }):
board-drafted = { $player } eddig kiválasztott lapjai:
draw-drafted = { $amount } kiválasztott lap
