### Race for the Galaxy, magyarul: az egyszemélyes játék a robot ellen (A gyülekező vihar).

robot-name = Robot
option-solo_difficulty = A robot nehézségi szintje
option-solo_difficulty-why = Egy játékosnak, A gyülekező vihar kiegészítővel: hány 6-os fejlesztésjelzője van a robotnak, és mennyit érnek.
option-solo_difficulty-value = { $value ->
    [easy] Könnyű: 1 jelző, 6 GyP
    [medium] Közepes: 2 jelző, egyenként 6 GyP
   *[hard] Nehéz: 3 jelző, egyenként 9 GyP
}

## Amit egy kocka mutathat

robot-face-explore = Felfedezés
robot-face-develop = Fejlesztés
robot-face-settle = Letelepedés
robot-face-consume_trade = Feldolgozás: Kereskedelem
robot-face-consume_x2 = Feldolgozás: 2× GyP
robot-face-produce = Termelés
robot-face-robot = robotjel
robot-face-match = „egyezés” jel

## A játéktabló: a sávok és ami rajta fekszik

robot-mat = A robot játéktablója
robot-credit = Kredit
robot-economy = Gazdasági méret
robot-stack = Húzópakli
robot-counters = 6-os fejlesztésjelzők
robot-equals = „robot =”

## A játéktabló magyarázata

# $confidence: mennyire biztos az adat
robot-sureness = { $confidence ->
    [high] a nyomtatott szerint
    [medium] következtetés, valószínű
   *[low] következtetés, csak sejtés
}
mat-counter = Ha van még 6-os fejlesztésjelzője és { $amount } kreditje, ennyit fizet, lehelyezi a jelzőt, és mást nem tesz.
mat-needs-credit = Kredit nélkül nem tesz semmit.
mat-search = { $find ->
    [development] Addig fordít fel lapokat a húzópaklijából, amíg fejlesztést nem talál, és azt lehelyezi.
    [non_military_world] Addig fordít fel lapokat a húzópaklijából, amíg nem katonai világot nem talál, és azt lehelyezi.
   *[military_world] Addig fordít fel lapokat a húzópaklijából, amíg katonai világot nem talál, és azt lehelyezi.
}
# $amount: a legkevesebb GyP
mat-search-deck = { $find ->
    [development] Addig fordít fel lapokat a pakliból, amíg legalább { $amount } GyP-t érő fejlesztést nem talál, és azt lehelyezi.
    [non_military_world] Addig fordít fel lapokat a pakliból, amíg legalább { $amount } GyP-t érő, nem katonai világot nem talál, és azt lehelyezi.
   *[military_world] Addig fordít fel lapokat a pakliból, amíg legalább { $amount } GyP-t érő katonai világot nem talál, és azt lehelyezi.
}
mat-pays = A talált kártyáért { $amount } kreditet fizet.
mat-pays-six = A 6-ba kerülő fejlesztésért { $amount } kreditet fizet; enélkül a lapot eldobjuk, és folytatjuk a felfordítást.
mat-vp = { $amount ->
    [1] Annyi GyP-t kap, amekkora a gazdasági mérete.
   *[2] Kétszer annyi GyP-t kap, amekkora a gazdasági mérete.
}
mat-changes = Ezután ha a „robot =” jelzőn ez áll: { TEXT("robot-face-", $before) }, akkor ez lesz rajta: { TEXT("robot-face-", $after) }.
mat-leaves = Ezután a kezdővilág lekerül a robot tablójáról.
mat-once = Ez csak egyszer történik meg.
mat-world = { TEXT("card-", $card) }: a robotjel jelentése: { TEXT("robot-face-", $face) } ({ robot-sureness }).
mat-die = { $die }. kocka: { TEXT("robot-face-", $face1) }, { TEXT("robot-face-", $face2) }, { TEXT("robot-face-", $face3) }, { TEXT("robot-face-", $face4) }, { TEXT("robot-face-", $face5) }, { TEXT("robot-face-", $face6) } ({ robot-sureness }).

## Kérdések a véletlenhez

ask-chance-robot-world = A robot kezdővilágot kap.
ask-chance-robot-die = { $die ->
    [1] Dobunk a robot első kockájával.
   *[2] Dobunk a robot második kockájával.
}
ask-chance-robot-draw = { $amount } kártya megnézés nélkül a robot húzópaklijára kerül.
ask-chance-robot-flip = Felfordítjuk a robot húzópaklijának felső lapját.
ask-chance-robot-flip-deck = A robotnak felfordítjuk a pakli felső lapját.

choice-roll = A kocka ezt mutatja: { TEXT("robot-face-", $face) }.
choice-turn = A lap: { TEXT("card-", $card) }.

## Események

event-robot-world = A robot kezdővilága: { TEXT("card-", $card) }.
event-robot-face = A „robot =” jelző ezt mutatja: { TEXT("robot-face-", $face) }.
event-robot-rolls = A robot dobása: { TEXT("robot-face-", $face) }.
event-robot-die = { $side ->
    [left] A robot kockája a bal oldali mezőre kerül: { TEXT("robot-face-", $face) }.
    [right] A robot kockája a jobb oldali mezőre kerül: { TEXT("robot-face-", $face) }.
   *[only] A robot kockája erre a mezőre kerül: { TEXT("robot-face-", $face) }.
}
event-robot-acts = { $line ->
    [explore_one] A robot akciója: { phase-explore }.
    [explore_both] A robot akciója mindkét kockával: { phase-explore }.
    [explore_reaction] A robot reakciója: { phase-explore }.
    [develop_action] A robot akciója: { phase-develop }.
    [develop_reaction] A robot reakciója: { phase-develop }.
    [settle_action] A robot akciója: { phase-settle }.
    [settle_reaction] A robot reakciója: { phase-settle }.
    [consume_trade] A robot akciója: { action-trade }.
    [consume_x2] A robot akciója: { action-double_vp }.
    [consume_both] A robot akciója mindkét kockával: { action-trade } és { action-double_vp }.
    [consume_reaction] A robot reakciója: { phase-consume }.
    [produce_action] A robot akciója: { phase-produce }.
   *[produce_reaction] A robot reakciója: { phase-produce }; nem tesz semmit.
}
event-robot-idle = A robotnak nincs kreditje, nem tesz semmit.
event-robot-draws = A robot { $amount } kártyát húz.
event-robot-draw-lost = A robot nem húzhat { $amount } kártyát: a pakli és a dobópakli is üres.
event-robot-discards = A felfordított lap: { TEXT("card-", $card) }; eldobjuk.
event-robot-places = A robot lehelyezi { ARTICLE(TEXT("card-", $card)) } { SUFFIX(TEXT("card-", $card), "t") }.
event-robot-finds-nothing = A robot nem talál semmit.
event-robot-counter = A robot lehelyez egy 6-os fejlesztésjelzőt.
event-robot-credit = A robot { $amount } kreditet kap.
event-robot-pays = A robot { $amount } kreditet fizet.
event-robot-economy = A robot gazdasági mérete { SUFFIX($amount, "val") } nő.
event-robot-vp = A robot { $amount } GyP-t kap.
event-robot-leaves = A robot a tablójáról eldobja { ARTICLE(TEXT("card-", $card)) } { SUFFIX(TEXT("card-", $card), "t") }.
event-robot-spent = A robot tablójelzőjét eldobjuk.
event-robot-end = A robot tablóján a 6-os fejlesztésjelzőkkel együtt { $amount } kártya van: a játék véget ér.
event-robot-score-chips = A robot lapkákban { $amount } GyP-t gyűjtött.
event-robot-score-card = A robot { $amount } GyP-t kap ezért: { TEXT("card-", $card) }.
event-robot-score-six = A robot { $amount } GyP-t kap ezért, mint minden 6-os fejlesztésért: { TEXT("card-", $card) }.
event-robot-score-counter = A robot { $amount } GyP-t kap egy 6-os fejlesztésjelzőért.
# $amount: a robot pontjai
event-solo-won = { $player } legyőzi a robotot, amelynek { $amount } GyP-je van.
event-solo-lost = A robot győz { $amount } GyP-vel.
event-solo-shared = { $player } és a robot osztozik a győzelmen, { $amount } GyP-vel.
event-solo-won-tie = { $player } és a robot is { $amount } GyP-nél tart; { $player } győz a kézben lévő lapokkal és az árukkal.
event-solo-lost-tie = { $player } és a robot is { $amount } GyP-nél tart; a robot győz a kreditjeivel és a gazdasági méretével.

## Amit egy terv a robotnak hoz

gain-robot-counter = A robot reakcióként lehelyezne egy 6-os fejlesztésjelzőt.
gain-robot-search = { $find ->
    [development] A robot reakcióként fejlesztést helyezhet le.
    [non_military_world] A robot reakcióként nem katonai világot helyezhet le.
   *[military_world] A robot reakcióként katonai világot helyezhet le.
}
gain-robot-draws = A robot reakcióként { $amount } kártyát húz.
gain-robot-vp = A robot reakcióként { $amount } GyP-t kap.

## Az asztal szavakban

board-robot = Robot: { $vp } GyP lapkákban, { $cards } kártya a tablón, { $stack } a húzópakliban, kredit: { $credit }, gazdasági méret: { $economy }.
board-robot-face = A „robot =” jelző ezt mutatja: { TEXT("robot-face-", $face) }.
board-robot-counters = 6-os fejlesztésjelzők: { $placed } lehelyezve, { $counters } hátravan.
board-robot-die = { $side ->
    [left] Egy kocka a bal oldali mezőn: { TEXT("robot-face-", $face) }.
    [right] Egy kocka a jobb oldali mezőn: { TEXT("robot-face-", $face) }.
   *[only] Egy kocka ezen a mezőn: { TEXT("robot-face-", $face) }.
}
board-robot-score = A robot pontszáma { $score }.

## Ami nem e játék jelölése

error-race-no-face = Nincs „{ $name }” oldal; a kockák ezeket mutatják: { $known }.
