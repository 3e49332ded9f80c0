### Az Idegen Eszközök Bolygójátéka, magyarul, a szabálykönyv szavaival.

option-orb = A bolygó
option-orb-why = Csak az Idegen Eszközökkel: a felfedezőcsapatok minden Felfedezés fázis előtt a bolygót járják, és eszközjelzőket gyűjtenek.
action-explore_orb = Felfedezés: Bolygó
figure-orb-cards = Bolygókártya
figure-tokens = Jelző
points-score-tokens = Eszközjelzők GyP-je
points-score-token-family = Fejlesztések GyP-je jelzőkért

## Kérdések

ask-orb-lay = { $player }, melyik bolygókártyát játszod ki, hogyan elforgatva? Nem kötelező.
ask-orb-lay-opening = { $player }, játszd ki az egyik bolygókártyádat; utána egy felfedezőcsapat következik.
ask-orb-lay-tube = { $player }, játszd ki a keltetőcső miatt húzott bolygókártyát; nem érhet ahhoz a kártyához, amelyen a csapatod áll.
ask-orb-lay-airlock = { $player }, játssz ki egy kis légzsilipkártyát; a második felfedezőcsapatod onnan indul.
ask-orb-place = { $player }, hová kerüljön a bolygókártya? A mező a kártya bal felső sarkáé.
ask-orb-enter = { $player }, állíts egy felfedezőcsapatot a fő légzsilip egy szabad sarkára.
ask-orb-enter-second = { $player }, állítsd a második felfedezőcsapatodat az imént kijátszott légzsilipkártyára.
ask-orb-turn = { $amount ->
    [one] { $player }, még 1 bolygóakciót hajthatsz végre.
   *[other] { $player }, { $amount } bolygóakciót hajthatsz végre, ebben a sorrendben: mozgatás, kijátszás, húzás; vagy passzolhatsz.
}
ask-orb-return = { $player }, passzoltál: visszaviszel felfedezőcsapatot egy légzsilipre?
ask-orb-team = { $player }, melyik felfedezőcsapat mozog most?
ask-orb-move = { $player }, mozgasd a felfedezőcsapatodat: még { $amount } lépés, a katonai erőd a lézerkapuknál { $military }.
ask-orb-development = { $player }, a fejlesztés { $amount } kártyádba kerül: felfordítasz jelzőt, hogy csökkentsd a költséget?
ask-chance-orb-deal = { $player } megnézi a kapott bolygókártyáit; hátravan: { $amount }.
ask-chance-orb-draw = { $player } bolygókártyát húz.
ask-chance-orb-token = { $player } megnézi a felvett { $letter } eszközjelzőt.
ask-chance-orb-tube = Bolygókártyát húzunk a keltetőcső miatt ({ $player }).

## Választások

# A sorokat és az oszlopokat a fő légzsilipkártya bal felső négyzetétől számoljuk, 1-gyel kezdve.
orb-square = { $above ->
    [yes] felső { $row }. sor
   *[no] { $row }. sor
}, { $left ->
    [yes] bal { $column }. oszlop
   *[no] { $column }. oszlop
}

choice-orb-act = { $action ->
    [move] Mozgatod a felfedezőcsapataidat.
    [play] Bolygókártyát játszol ki.
    [draw] Bolygókártyát húzol.
   *[pass] Passzolsz: a sorrendjelző tetejére kerülsz, és csapatokat vihetsz vissza a légzsilipekre.
}
choice-orb-lay = { $degrees ->
    [0] Kijátszod { ARTICLE($card) } { $card } jelű bolygókártyát, ahogy van.
   *[other] Kijátszod { ARTICLE($card) } { $card } jelű bolygókártyát, jobbra elforgatva { $degrees } fokkal.
}
choice-orb-lay-airlock = { $degrees ->
    [0] Kijátszod a kis légzsilipkártyát, ahogy van.
   *[other] Kijátszod a kis légzsilipkártyát, jobbra elforgatva { $degrees } fokkal.
}
choice-orb-team = { ARTICLE($number, start: "yes") } { $number }. felfedezőcsapat mozog.
choice-orb-flip = Felfordítasz egy jelzőt: { TEXT("token-", $token) }.
choice-orb-flip-cost = Felfordítasz egy jelzőt, hogy csökkentsd a költséget: { TEXT("token-", $token) }.
choice-orb-consume = Eldobod a jelzővel kijátszott Idegen árut.
choice-orb-sell = Eladod a jelzővel kijátszott Idegen árut.
choice-orb-token = A jelző: { TEXT("token-", $token) }.
choice-orb-card = A bolygókártya: { $card }.
choice-orb-enough = Ennyi elég.
choice-orb-go = A csapat ide megy: { orb-square } ({ $steps } lépés).
choice-orb-go-teleport = A csapat erre a teleportra megy: { orb-square } ({ $steps } lépés).
choice-orb-go-token = A csapat ide megy: { orb-square }; felveszi az ott lévő { $letter } jelzőt, és megáll.
choice-orb-spot = A kártya bal felső négyzete ide kerül: { orb-square }.
choice-orb-stand = A csapat innen indul: { orb-square }.
choice-orb-return = { ARTICLE($number, start: "yes") } { $number }. felfedezőcsapat visszatér erre a légzsilipre: { orb-square }.
choice-orb-cross = Felfordítod ezt: „{ TEXT("token-", $token) }”, és átmész ide: { orb-square }.

## Események

event-orb-first = { $player } kezdővilága a legkisebb számú, ezért övé a legmagasabb bolygóprioritás.
event-orb-drawn = { $player } ezt a bolygókártyát húzza: { $orb_card }.
event-orb-revealed = { $player } egyik bolygókártyáját sem tudja kijátszani, és felfedi: { $orb_card }.
event-orb-gone = Nem játszható ki, ezért kikerül a játékból: { $orb_card } ({ $player }).
event-orb-lay-none = { $player } nem játszik ki bolygókártyát.
event-orb-lay = { $player } kijátssza a bolygóra: { $orb_card }.
event-orb-sites = { $amount } eszközjelző kerül rá ({ $player }).
event-orb-up = { $player } a Felfedezés: Bolygót választotta, és előre kerül a sorrendjelzőn.
event-orb-draw = { $player } bolygókártyát húz.
event-orb-pass = { $player } passzol a bolygólépésben, és a sorrendjelző tetejére kerül.
event-orb-return = { $player } visszavisz egy felfedezőcsapatot egy légzsilipre.
event-orb-enter = { $player } felfedezőcsapatot állít a bolygóra.
event-orb-move = Egy felfedezőcsapat { $amount } mezőt lép ({ $player }).
event-orb-take = { $player } felvesz egy { $letter } eszközjelzőt.
event-orb-tube = A keltetőcső miatt húzott bolygókártya: { $orb_card } ({ $player }).
event-orb-token = { $player } megnézi a jelzőt: { TEXT("token-", $token) }.
event-orb-flip = { $player } felfordít egy jelzőt: { TEXT("token-", $token) }.
event-orb-reveal = { $player } felfordítja egy fel nem használt jelzőjét: { TEXT("token-", $token) }.
event-orb-sell = { $player } { $amount } kártyáért elad egy eszközjelzőt Idegen áruként.
event-orb-consume = { $player } feldolgoz egy eszközjelzőt Idegen áruként.
event-orb-end = Elfogyott a bolygópakli: a játék véget ér.
event-score-tokens = { $player } { $amount } GyP-t kap az eszközjelzőkért.
event-score-token-family = { $player } { $amount } GyP-t kap az eszközjelzőkért ezzel: { TEXT("card-", $card) }.

## A bolygó szavakban

board-orb = A bolygó: a pakliban { $a } A és { $b } B kártya, látható { $tokens } jelző és { $hatcheries } keltetőállomás. Prioritási sorrendben:
board-orb-seat = { $player }: { $cards } bolygókártya, { $tokens } jelző képpel lefelé.
board-orb-team = { ARTICLE($number, start: "yes") } { $number }. felfedezőcsapat: { orb-square }.
board-orb-used = Felhasználva: { TEXT("token-", $token) }.
board-orb-held = Képpel lefelé: { TEXT("token-", $token) }.
board-orb-card = Kézben: { $card } bolygókártya.
board-orb-squares = A bolygó négyzetei:
board-orb-square = { orb-square }: { orb-square-kind }{ orb-square-token }{ orb-square-north }{ orb-square-south }{ orb-square-west }{ orb-square-east }
orb-square-kind = { $kind ->
    [teleport] teleport
    [hatchery] keltetőállomás
    [artifact_a] A eszközmező
    [tube] keltetőcső
    [artifact_b] B eszközmező
    [airlock] légzsilip
    [airlock-card] légzsilipkártya
   *[plain] üres
}
orb-square-token = { $token ->
    [yes] {""}, eszközjelzővel
   *[no] {""}
}
orb-square-north = { $north ->
    [open] {""}
    [wall] {""}, fölötte fal
   *[gate] {""}, fölötte { $north-gate } erejű lézerkapu
}
orb-square-south = { $south ->
    [open] {""}
    [wall] {""}, alatta fal
   *[gate] {""}, alatta { $south-gate } erejű lézerkapu
}
orb-square-west = { $west ->
    [open] {""}
    [wall] {""}, balra fal
   *[gate] {""}, balra { $west-gate } erejű lézerkapu
}
orb-square-east = { $east ->
    [open] {""}
    [wall] {""}, jobbra fal
   *[gate] {""}, jobbra { $east-gate } erejű lézerkapu
}

## Eszközjelzők

token-world_discount_2 = Világkedvezmény 2
token-world_discount_3 = Világkedvezmény 3
token-development_discount_2 = Fejlesztéskedvezmény 2
token-development_discount_3 = Fejlesztéskedvezmény 3
token-technology = Idegen Technológia (A)
token-technology_b = Idegen Technológia (B)
token-uplift = Génmanipulált (A)
token-uplift_b = Génmanipulált (B)
token-pass_wall = Át a falon
token-move_4 = Mozgás 4
token-gate_or_military_1 = Kapu vagy katonai erő 1
token-gate_or_military_2 = Kapu vagy katonai erő 2 (A)
token-gate_or_military_2_b = Kapu vagy katonai erő 2 (B)
token-gate_or_military_3 = Kapu vagy katonai erő 3
token-line = { TEXT("token-", $token) }: { $letter } eszközjelző, a játékban { $count } van belőle.
token-does-move = Az egyik felfedezőcsapatod további { $amount } mezőt mozoghat, ha nem vett fel jelzőt.
token-does-wall = Az egyik felfedezőcsapatod átmehet egy falon vagy egy lézerkapun.
token-does-gate = Az egyik felfedezőcsapatod átmehet egy lézerkapun; vagy a fázis végéig +{ $amount } katonai erőd van.
token-does-development = Egy fejlesztés { SUFFIX($amount, "val") } olcsóbb neked.
token-does-world = Egy nem katonai világ { SUFFIX($amount, "val") } olcsóbb neked.
token-does-genes = A fázis végéig a Genetikai világok { SUFFIX($amount, "val") } olcsóbbak neked, vagy +{ $amount } katonai erőd van ellenük.
token-does-good = Bármelyik fázisban kijátszható Idegen áruként.
token-worth = { $vp } GyP-t ér, akár felhasználták, akár nem.
token-worth-hatcheries = { $vp ->
    [0] 1 GyP-t ér minden, a játék végén látható keltetőállomásért.
   *[other] { $vp } GyP-t ér, és még 1-et minden, a játék végén látható keltetőállomásért.
}
token-family = { $family ->
    [science] Idegen Tudomány jelző.
    [technology] Idegen Technológia jelző.
   *[uplift] Génmanipulált jelző.
}
token-quantity-confidence = Hogy melyik fajtából hány van, azt egyetlen forrásból tudjuk.

## Mezők és szélek

orb-teleport-is = Teleport: egy lépéssel bármelyik másik teleportra lehet menni.
orb-hatchery-is = Génmanipulált keltetőállomás: a játék végén minden látható 1 GyP-t ér minden Génmanipulált jelzőnek.
orb-artifact_a-is = A eszközmező: aki belép, felveszi a jelzőt, és megáll.
orb-tube-is = Keltetőcső: aki itt veszi fel az A jelzőt, azonnal húz egy bolygókártyát, és kijátssza, ettől a kártyától távol.
orb-artifact_b-is = B eszközmező: aki belép, felveszi a jelzőt, és megáll.
orb-airlock-is = Légzsilip: a kártyája soha nem fedhető le; aki passzol, ide visszahozhatja a csapatait.
orb-gate-is = Lézerkapu: legalább a rajta lévő számnyi katonai erővel lehet átmenni rajta.
orb-wall-is = Fal: külön jelző nélkül egy csapat sem mehet át rajta.
orb-teleport = Teleport
orb-hatchery = Keltetőállomás
orb-artifact_a = A eszközmező
orb-tube = Keltetőcső
orb-artifact_b = B eszközmező
orb-airlock = Légzsilip
orb-gate = Lézerkapu
orb-wall = Fal

## Rajz

draw-orb-square = { orb-square }
draw-orb-team = { $number }. felfedezőcsapat, { $player }
draw-orb-hand = { $card } bolygókártya
draw-orb-pile = Bolygópakli: { $a } A, { $b } B

## Miért nem

reason-no-power-for-token = Nincs fel nem használt képességed, amelyhez még egy Idegen áru jól jönne.
reason-orb-corner-taken = Ezen a sarkon már áll egy felfedezőcsapat.
reason-orb-corners-first = A közép az ötödik játékosé, amikor minden sarok foglalt.
reason-orb-over-airlock = A kártya egy légzsilipkártya négyzetét fedné le.
reason-orb-over-token = A kártya olyan négyzetet fedne le, amelyen eszközjelző van.
reason-orb-over-team = A kártya olyan négyzetet fedne le, amelyen felfedezőcsapat áll.
reason-orb-nothing-new = A kártya nem fedne le új négyzetet.
reason-orb-not-connected = A kártya nem kapcsolódna a bolygóhoz.
reason-orb-easier = A kártya egyik széle könnyebben átjárhatóvá tenné a bolygó peremét.
reason-orb-at-teams-card = A keltetőcső miatt húzott kártya nem érhet ahhoz a kártyához, amelyen a csapat áll, még a sarkával sem.
reason-orb-no-room = Így elforgatva a kártya sehová sem fér.
reason-orb-order = A bolygóakciók sorrendje mozgatás, kijátszás, húzás; mindegyik legfeljebb egyszer.
reason-orb-pass-instead = Passzolni az akciók helyett lehet, nem utánuk.
reason-orb-pile-empty = A bolygópakli üres.
reason-orb-gate = Az úton egy lézerkapu erősebb, mint a katonai erőd ({ $second }).
reason-orb-wall = Fal van az úton.
reason-orb-team-moved = Ez a felfedezőcsapat már mozgott, vagy nincs a bolygón.

## Hibák

error-race-orb-no-such = A bolygón nincs ilyen: „{ $name }”.
