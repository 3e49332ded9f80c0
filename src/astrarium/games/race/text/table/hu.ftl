### Race for the Galaxy az asztalnál, magyarul: kérdések, választások, napló, indokok.

## Mit kérdezünk. $amount: mennyi; $card: a kártya azonosítója

ask-action = Válassz titokban akciókártyát erre a körre; aztán mindenki felfedi a magáét.
ask-action-first = Válaszd ki titokban az első akciókártyádat a kettő közül.
ask-action-second = Válaszd ki a második akciókártyádat; aztán mindenki felfedi a magáét.
ask-keep = Tarts meg még { $amount } kártyát a megnézettekből; a többit eldobod.
ask-discard-start = Dobj el még { $amount } kártyát a kezdő kezedből; aztán indul az első kör.
ask-discard-limit = 10-nél több kártya van a kezedben: dobj el még { SUFFIX($amount, "t") }.
ask-pay = Fizess még { $amount } kártyát a kezedből.
ask-development = Válassz titokban egy lehelyezendő fejlesztést, vagy ne válassz; aztán mindenki felfedi és kifizeti.
ask-world = Válassz titokban egy lehelyezendő világot, vagy ne válassz; aztán mindenki felfedi, és elfoglalja vagy kifizeti.
ask-how-world = Hogyan szerzed meg ezt a világot: { TEXT("card-", $card) }?
ask-sell = Válaszd ki az eladandó árut; aztán annyi kártyát húzol, amennyi az ára.
ask-power = Válaszd ki, melyik Feldolgozás képességedet használod most.
ask-eat = Válassz még { $amount } eldobandó árut ehhez: { TEXT("card-", $card) }.
ask-gamble = Mondj egy számot; aztán felfedjük a pakli felső kártyáját.
ask-hand-for-vp = Dobj el kártyát a kezedből GyP-ért, még legfeljebb { SUFFIX($amount, "t") }, vagy hagyd abba.
ask-windfall = Válaszd ki a szerencsevilágot, amely árut termel.

## Választások

choice-act = { TEXT("action-", $action) }
choice-develop = Fejlesztés: { TEXT("card-", $card) }
choice-settle = Letelepedés: { TEXT("card-", $card) }
choice-pass = Nem helyezek le semmit
choice-keep = Megtartom: { TEXT("card-", $card) }
choice-discard = Eldobom: { TEXT("card-", $card) }
choice-pay = Ezzel fizetek: { TEXT("card-", $card) }
choice-conquer = Elfoglalom a katonai erőmmel
choice-pay-cost = Kifizetem kézből
choice-spend = A képességéért eldobom a tablómból: { TEXT("card-", $card) }
choice-sell = Eladom ennek a világnak az áruját: { TEXT("card-", $card) }
choice-use = Használom: { TEXT("card-", $card) }
choice-consume = Eldobom ennek a világnak az áruját: { TEXT("card-", $card) }
choice-name = Ezt a számot mondom: { $number }
choice-produce = Itt termelek: { TEXT("card-", $card) }
choice-produce-any = Itt termelek, bármely fajtára szóló képességgel: { TEXT("card-", $card) }
choice-stop = Abbahagyom
choice-draw = Húzás: { TEXT("card-", $card) }
choice-deal = Kezdővilág: { TEXT("card-", $card) }

explain-act-explore_5 = Mindenki felfedez: megnéz 2 kártyát, és 1-et megtart. A te bónuszod: további 5 kártyát nézel meg.
explain-act-explore_1_1 = Mindenki felfedez: megnéz 2 kártyát, és 1-et megtart. A te bónuszod: 1-gyel többet nézel meg, és 1-gyel többet tartasz meg.
explain-act-develop = Mindenki lehelyezhet egy fejlesztést, és kézből kifizeti az árát. A te bónuszod: neked 1-gyel olcsóbb.
explain-act-settle = Mindenki lehelyezhet egy világot: a katonait elfoglalja, a többit kifizeti. A te bónuszod: világ lehelyezése után húzol 1 kártyát.
explain-act-consume_trade = Mindenkinek használnia kell a Feldolgozás képességeit. A te bónuszod: előbb eladsz egy árut kártyákért.
explain-act-consume_2x = Mindenkinek használnia kell a Feldolgozás képességeit. A te bónuszod: az árukért kapott GyP megduplázódik.
explain-act-produce = Minden üres termelővilág árut termel. A te bónuszod: egy szerencsevilágod is termel.
explain-pass = Ebben a fázisban nem helyezel le semmit.
explain-conquer = A katonai erőd eléri a világ védelmi erejét: elfoglalod, és semmit sem fizetsz.
explain-pay-cost = Annyi kártyát dobsz el kézből, amennyibe a világ most neked kerül.
explain-stop = A nem kötelező képességek kihasználatlanok maradnak.
explain-name = Ha a kártya ára vagy védelmi ereje ez a szám, a kártya a tiéd.

## A tábla

area-hand = A kezed
area-looked-at = A megnézett kártyák
area-tableau = Tabló
area-good = { $goods ->
    [novelty] Újszerű áru van rajta
    [rare] Ritka áru van rajta
    [genes] Genetikai áru van rajta
   *[alien] Idegen áru van rajta
}
figure-hand = Kéz
figure-tableau = Tabló (12-ből)
figure-chips = GyP lapkán
figure-goods = Áru
status-round = { $round }. kör
status-pool = GyP a készletben: { $amount }
status-deck = Pakli: { $amount }
status-action = Akció: { TEXT("action-", $action) }
points-chips = GyP lapkák
points-printed = Kártyákra nyomtatott GyP
points-variable = A 6-os fejlesztések GyP-je
option-advanced_two_player = Haladó kétszemélyes játék
option-advanced_two_player-why = Két játékosnak: mindenki két akciókártyát választ egy körben.
option-preset_hands = Előre összeállított leosztás
option-preset_hands-why = Első játékhoz: mindenki egy kezdővilággal és négy hozzá illő kártyával kezd.
game-title = Race for the Galaxy
game-blurb = Építs világokból és fejlesztésekből galaktikus tablót. Mindenki titokban választ egy fázist; amit bárki választott, azt mindenki végrehajtja.

## A napló. $name: ki

# Az alábbi mondatok része
n-cards = { $amount } kártyát
event-phase = { $phase ->
    [explore] I. fázis: { phase-explore }.
    [develop] II. fázis: { phase-develop }.
    [settle] III. fázis: { phase-settle }.
    [consume] IV. fázis: { phase-consume }.
   *[produce] V. fázis: { phase-produce }.
}
event-action = { $name } akciója: { TEXT("action-", $action) }.
event-look = { $name } { n-cards } néz meg.
event-explore-discard = { $name } { n-cards } dob el a megnézettekből.
event-draw = { $name } { n-cards } húz.
event-discard = { $name } { n-cards } dob el.
event-pay = { $name } { n-cards } fizet.
event-hand-limit = { $name } a kézlimit miatt { n-cards } dob el.
event-develop = { $name } fejlesztést helyez le: { TEXT("card-", $card) } (ára { $amount }).
event-no-development = { $name } nem helyez le fejlesztést.
event-settle = { $name } világot helyez le: { TEXT("card-", $card) }.
event-no-world = { $name } nem helyez le világot.
event-spend = { $name } a képességéért eldob a tablójából: { TEXT("card-", $card) }.
event-conquer = { $name } elfoglalja: { TEXT("card-", $card) } (védelmi ereje { $amount }).
event-good = Áru kerül { $name } világára: { TEXT("card-", $card) }.
event-sell = { $name } elad egy árut { $amount } kártyáért: { TEXT("card-", $card) }.
event-use = { $name } használja: { TEXT("card-", $card) }.
event-consume = { $name } { $amount } árut dolgoz fel: { TEXT("card-", $card) }.
event-vp = { $name } { $amount } GyP-t kap: { TEXT("card-", $card) }.
event-name = { $name } ezt a számot mondja: { $amount }.
event-gamble-won = Felfedve: { TEXT("card-", $card) }. { $name } ezt mondta: { $amount }, és megkapja a kártyát.
event-gamble-lost = Felfedve: { TEXT("card-", $card) }. { $name } ezt mondta: { $amount }, és nem kap semmit.
event-produce = { $name } árut termel itt: { TEXT("card-", $card) }.
event-reshuffle = A dobópakliból, { $amount } kártyából, új pakli lesz.
event-start-world = { $name } kezdővilága: { TEXT("card-", $card) }.

# Válaszok, amelyeket csak a saját hely olvas
said-act = Titokban ezt választottad: { TEXT("action-", $action) }.
said-develop = Titokban ezt a fejlesztést választottad: { TEXT("card-", $card) }.
said-settle = Titokban ezt a világot választottad: { TEXT("card-", $card) }.
said-pass = Titokban úgy döntöttél, hogy nem helyezel le semmit.
said-keep = Megtartod: { TEXT("card-", $card) }.
said-discard = Eldobod: { TEXT("card-", $card) }.
said-pay = Ezzel fizetsz: { TEXT("card-", $card) }.
said-draw = Ezt húzod: { TEXT("card-", $card) }.

## Miért nem. $first és $second: számok

reason-not-offered = Most nem ez a kérdés.
reason-set-order = Egy halmaz kártyáit a felsorolás sorrendjében nevezd meg: kezdd egy korábbi kártyával.
reason-card-taken = Ez az akciókártya nem illik az elsőhöz, vagy csak másodiknak választható.
reason-too-dear = Az ára { $first }, de te csak { SUFFIX($second, "t") } tudsz fizetni.
reason-second-copy = Ez a fejlesztés már a tablódban van.
reason-too-weak = A védelmi ereje { $first }, a te katonai erőd ellene { $second }.
reason-no-payment-for-military = Katonai világért csak erre szóló képességgel lehet fizetni.
reason-not-for-alien = Ez a képesség Idegen világra nem használható.
reason-no-mixing = Egy világnál a fizetés és a katonai erő nem keverhető.
reason-nothing-to-pay = Ez a világ amúgy is ingyen van.
reason-no-good = Ezen a világon nincs áru.
reason-wrong-kind = A képességhez másfajta áru kell.
reason-power-used = Ezt a képességet ebben a fázisban már használtad.
reason-too-few-goods = A képességhez { $first } megfelelő áru kell, neked { $second } van.
reason-still-mandatory = Van még kötelezően használandó Feldolgozás képességed.
reason-has-good = Ezen a világon már van áru.
reason-no-power-for-kind = Erre a fajta árura nincs több ilyen képességed.
reason-no-hand-cards = Nincs kártya a kezedben.
reason-same-kind = Ilyen fajta árut már eldobtál; különböző fajták kellenek.
reason-not-conquered-by-this = A katonai erő nem segít olyan világnál, amelyért fizetni kell.
