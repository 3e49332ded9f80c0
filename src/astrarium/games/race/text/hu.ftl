### Race for the Galaxy, magyarul. A szavak a magyar szabálykönyvek szavai.

## Az asztalnál: a játék, a lehetőségei, mije van egy helynek, honnan jönnek a pontok

game-title = Race for the Galaxy
game-blurb = Építs világokból és fejlesztésekből galaktikus tablót. Mindenki titokban választ egy fázist; amit bárki választott, azt mindenki végrehajtja.
option-expansion = Kiegészítő
option-expansion-why = Mely kártyák kerülnek az alapjáték kártyái közé; bármelyik kiegészítővel öten is játszhattok.
option-expansion-value = { $value ->
   *[none] Nincs: az alapjáték
    [storm] A gyülekező vihar
    [artifacts] Idegen Eszközök
}
option-advanced_two_player = Haladó kétszemélyes játék
option-advanced_two_player-why = Két játékosnak: mindenki két akciókártyát választ egy körben.
option-preset_hands = Előre összeállított leosztás
option-preset_hands-why = Első játékhoz: mindenki egy kezdővilággal és négy hozzá illő kártyával kezd.
figure-hand = Kéz
figure-tableau = Tabló
figure-goods = Áru
figure-chips = GyP lapkák
figure-score = Eddigi pontszám
figure-military = Katonai erő
points-score-chips = GyP lapkák
points-score-card = Kártyákra nyomtatott GyP
points-score-variable = Változó értékű kártyák GyP-je

## Amire egy terv vezet: mi vész kárba, mit nyerhetnek mások ($player egy másik játékos)

warning-hand-limit = A kézkorlátnál { $amount } lappal több van a kezedben: ha így marad, a kör végén el kell dobnod.
warning-military-unused = Ehhez a világhoz nincs szükséged a szerzett { $amount } katonai erőre: ha ebben a fázisban más világhoz sem használod, kárba vész, amit érte eldobtál.
warning-nothing-to-sell = Nincs eladható árud: a Kereskedelem előnye kárba vész.
warning-nothing-to-consume = Nincs feldolgozható árud: a dupla GyP kárba vész.
warning-no-vp-to-double = Egyik képességed sem ad GyP-t áruért: nem lenne mit megduplázni.
warning-consumed-for-nothing = Ez felhasználja az egyetlen árudat, és nem hoz semmit.
warning-nothing-produced = Egyik világodra sem kerülhet új áru: nem termelnél semmit.
warning-goods-lie = { $amount } termelő világodon már van áru, ezek nem termelnek.
warning-no-development = Most nincs fejlesztés a kezedben.
warning-no-development-in-reach = Most nincs a kezedben olyan fejlesztés, amelyet ki tudnál fizetni, a kedvezménnyel sem.
warning-no-world = Most nincs világ a kezedben.
warning-no-world-in-reach = Most nincs a kezedben olyan világ, amelyet ki tudnál fizetni vagy el tudnál foglalni.
gain-explore = A többiek is megnéznek 2 kártyát, és megtartanak 1-et.
gain-develop = A többiek is lehelyezhetnek egy fejlesztést, a te kedvezményed nélkül.
gain-settle = A többiek is lehelyezhetnek egy világot, a te húzásod nélkül.
gain-produce = { $player } { $amount } árut termelne.
gain-consume = { $player } { $amount } árut dolgozhat fel a képességeivel.

## Fázisok; a Kereskedelem a Feldolgozás $ jelű lépése

phase-explore = Felfedezés
phase-develop = Fejlesztés
phase-settle = Letelepedés
phase-trade = Kereskedelem
phase-consume = Feldolgozás
phase-produce = Termelés

## Akciókártyák

draw-round = { $round }. kör
draw-phase-now = { $phase }, most
action-explore_5 = Felfedezés: +5
action-explore_1_1 = Felfedezés: +1, +1
action-develop = Fejlesztés
action-settle = Letelepedés
action-trade = Feldolgozás: Kereskedelem
action-double_vp = Feldolgozás: 2× GyP
action-produce = Termelés

## Árufajták

goods-novelty = Újszerű
goods-rare = Ritka
goods-genes = Genetikai
goods-alien = Idegen

## Kulcsszavak: a kártyacímek színes szavai

keyword-alien = IDEGEN
keyword-imperium = BIRODALMI
keyword-rebel = LÁZADÓ
keyword-terraforming = TEREPÁTALAKÍTÓ
keyword-uplift = GÉNMANIPULÁLT

## A kártya: $card az azonosítója, $title a rajta álló angol cím

explain-heading = { BOTH(TEXT("card-", $card), $title) }
explain-development = Fejlesztés, költsége { $cost }.
explain-world = Nem katonai világ, költsége { $cost }.
explain-military-world = Katonai világ, védelmi ereje { $defense }.
explain-vp = { $vp } GyP-t ér.
explain-vp-variable = Változó számú GyP-t ér.
explain-windfall-world = Szerencsevilág: lehelyezésekor { a-good } kerül rá.
explain-production-world = { $goods ->
    [novelty] Termelővilág: Újszerű árut ad.
    [rare] Termelővilág: Ritka árut ad.
    [genes] Termelővilág: Genetikai árut ad.
   *[alien] Termelővilág: Idegen árut ad.
}
explain-keyword = Kulcsszava: { TEXT("keyword-", $keyword) }.
explain-chromosome = Kromoszómajel áll rajta.
explain-start-world = { $colour ->
    [red] Kezdővilág (piros).
   *[blue] Kezdővilág (kék).
}

## Az alábbi mondatok részei

# $amount: a kártyák száma
some-cards = { $amount } kártyát
some-more-cards = { $amount } kártyával többet
a-good = { $goods ->
   *[any] áru
    [novelty] Újszerű áru
    [rare] Ritka áru
    [genes] Genetikai áru
    [alien] Idegen áru
}
kind-of-worlds = { $worlds ->
   *[any] minden világ
    [novelty] az Újszerű világok
    [rare] a Ritka világok
    [genes] a Genetikai világok
    [alien] az Idegen világok
    [rebel] a LÁZADÓ világok
}
kind-barred = { $not_for_goods ->
   *[alien] kivéve az Idegen termelő- és szerencsevilágokat
}
goods-discarded = { $all_different_kinds ->
    [yes] dobj el { $goods_per_use } különböző fajtájú árut
   *[no] dobj el { $goods_per_use } { SUFFIX(a-good, "t") }
}
times-used = { $uses_up_to ->
    [1] {""}
   *[other] , legfeljebb { SUFFIX($uses_up_to, "szor") }
}

## Képességek: minden fajtának egy mondata van

power-explore-draw-extra = { phase-explore }: húzz { some-more-cards } a választáshoz.
power-explore-keep-extra = { phase-explore }: tarts meg { some-more-cards } a húzottakból.

power-develop-draw-at-phase-start = { phase-develop }: a fázis elején húzz { some-cards }.
power-develop-reduce-cost = { phase-develop }: a fejlesztéseid költsége { SUFFIX($amount, "val") } csökken, de 0 alá nem.
power-develop-draw-after-placing = { phase-develop }: fejlesztés lehelyezése után húzz { some-cards }.

power-settle-reduce-cost = { phase-settle }: { kind-of-worlds } költsége { SUFFIX($amount, "val") } csökken, de 0 alá nem.
# $signed: a szám az előjelével
power-settle-military = { phase-settle }: { $signed } katonai erő.
power-settle-military-against = { phase-settle }: { $signed } katonai erő { kind-of-worlds } ellen.
power-settle-temporary-military = { $pay ->
   *[discard_this_card] { phase-settle }: ha ezt a kártyát eldobod a tablódról, +{ $amount } katonai erőt kapsz a fázis végéig.
}
power-settle-temporary-military-additional = { phase-settle }: ha ezt a kártyát eldobod a tablódról, további +{ $amount } katonai erőt kapsz a fázis végéig; a kártya saját katonai ereje is számít addig.
power-settle-cost-to-zero = { $pay ->
   *[discard_this_card] { phase-settle }: ha ezt a kártyát eldobod a tablódról, ingyen lehelyezhetsz egy nem katonai világot, { kind-barred }.
}
power-settle-pay-for-military = { $reduction ->
    [0] { phase-settle }: katonai világot fizetéssel is lehelyezhetsz, { kind-barred }; költsége a védelmi ereje.
   *[other] { phase-settle }: katonai világot fizetéssel is lehelyezhetsz, { kind-barred }; költsége a védelmi erejénél { SUFFIX($reduction, "val") } kevesebb.
}
power-settle-draw-after-placing = { phase-settle }: világ lehelyezése után húzz { some-cards }.

power-trade-price-bonus = { phase-trade }: { a-good } eladásakor húzz { some-more-cards }.
power-trade-price-bonus-this-world = { phase-trade }: ha az árut erről a világról adod el, húzz { some-more-cards }.

power-consume-goods-for-vp = { phase-consume }: { goods-discarded } { $vp } GyP-ért{ times-used }.
power-consume-goods-for-cards = { phase-consume }: { goods-discarded }, és húzz { some-cards }{ times-used }.
power-consume-goods-for-vp-and-cards = { phase-consume }: { goods-discarded } { $vp } GyP-ért, és húzz { some-cards }{ times-used }.
power-consume-consume-all-goods = { $vp ->
   *[goods_consumed_minus_1] { phase-consume }: dobd el minden megmaradt árudat, legalább egyet; eggyel kevesebb GyP-t kapsz, mint ahányat eldobtál.
}
power-consume-discard-hand-cards-for-vp = { phase-consume }: legfeljebb { $up_to } kártyát eldobhatsz a kezedből, darabját { $vp_each } GyP-ért; ez sosem duplázódik.
power-consume-draw = { phase-consume }: húzz { some-cards }.
power-consume-gamble-on-top-card = { phase-consume }: mondj egy számot { SUFFIX($name_number_from, "tól") } { SUFFIX($name_number_to, "ig") }, és fordítsd fel a pakli felső lapját; ha költsége vagy védelmi ereje ennyi, vedd a kezedbe, különben dobd el.
power-consume-sell-good = { $add_trade_powers ->
    [yes] { phase-consume }: adj el egy árut annyi kártyáért, amennyi az ára; a Kereskedelem képességeid is számítanak.
   *[no] { phase-consume }: adj el egy árut annyi kártyáért, amennyi az ára; a Kereskedelem képességeid nem számítanak.
}

power-produce-produce-here = { phase-produce }: termelj { SUFFIX(a-good, "t") } ezen a világon.
power-produce-produce-on-windfall = { $goods ->
   *[any] { phase-produce }: termelj egy árut az egyik szerencsevilágodon.
    [novelty] { phase-produce }: termelj egy árut az egyik Újszerű szerencsevilágodon.
    [rare] { phase-produce }: termelj egy árut az egyik Ritka szerencsevilágodon.
    [genes] { phase-produce }: termelj egy árut az egyik Genetikai szerencsevilágodon.
    [alien] { phase-produce }: termelj egy árut az egyik Idegen szerencsevilágodon.
}
power-produce-draw = { phase-produce }: húzz { some-cards }.
power-produce-draw-if-produced-here = { phase-produce }: ha ez a világ ebben a fázisban árut termelt, húzz { some-cards }.
power-produce-draw-per-good-produced = { phase-produce }: húzz { some-cards } minden { a-good } után, amelyet ebben a fázisban termeltél.
power-produce-draw-per-kind-produced = { phase-produce }: húzz { some-cards } minden árufajta után, amelyből ebben a fázisban termeltél.
power-produce-draw-if-most-produced = { phase-produce }: ha ebben a fázisban minden más játékosnál több { SUFFIX(a-good, "t") } termeltél, húzz { some-cards }.
power-produce-draw-per-tableau-card = { phase-produce }: húzz { some-cards } minden { TEXT("match-", $match) } után a tablódon.

## Változó GyP: minden fajta tagnak egy mondata van

# $other: számolhatta-e a kártyát egy korábbi tag
vp-per-match = { $other ->
    [yes] Pontozás: { $vp } GyP minden egyéb { TEXT("match-", $match) } után a tablódon.
   *[no] Pontozás: { $vp } GyP minden { TEXT("match-", $match) } után a tablódon.
}
vp-per-card = Pontozás: { $vp } GyP, ha { ARTICLE(TEXT("card-", $card)) } { TEXT("card-", $card) } a tablódon van.
vp-per-total-military = Pontozás: { $vp } GyP az összes katonai erőd minden pontja után.
vp-per-vp-in-chips = Pontozás: { $vp } GyP minden { $every } GyP után, amelyet lapkákban szereztél.

## A tabló kártyái, amelyeket a képességek és a pontozás számolnak

match-development = fejlesztés
match-development-cost-6 = 6-os költségű fejlesztés
match-development-power_in-consume = Feldolgozás képességű fejlesztés
match-development-power_in-explore = Felfedezés képességű fejlesztés
match-development-power_in-trade = Kereskedelem képességű fejlesztés
match-keyword-alien = IDEGEN kártya
match-world = világ
match-world-goods-alien-source-production = Idegen termelővilág
match-world-goods-alien-source-windfall = Idegen szerencsevilág
match-world-goods-any-source-production = termelővilág
match-world-goods-genes = Genetikai világ
match-world-goods-novelty-source-production = Újszerű termelővilág
match-world-goods-novelty-source-windfall = Újszerű szerencsevilág
match-world-goods-rare-source-production = Ritka termelővilág
match-world-goods-rare-source-windfall = Ritka szerencsevilág
match-world-military = katonai világ
match-world-military-keyword-rebel = LÁZADÓ katonai világ
match-world-power_in-consume = Feldolgozás képességű világ
match-world-power_in-explore = Felfedezés képességű világ
match-world-power_in-trade = Kereskedelem képességű világ

## Miért nem: $first, ami kell, $second, ami van

reason-not-offered = Ez most nem választható.
reason-set-order = A választás a lista sorrendjében halad, és utána is elégnek kell maradnia a befejezéshez.
reason-card-taken = A két akciókártyát a fázisok sorrendjében nevezd meg; ez a lap itt nem állhat.
reason-too-dear = { $second ->
    [0] { $first } kártyába kerül, de nincs kártyád, amelyet eldobhatnál érte.
   *[other] { $first } kártyába kerül, de csak { SUFFIX($second, "t") } dobhatsz el érte.
}
reason-second-copy = Ez a fejlesztés már a tablódon van.
reason-too-weak = A védelmi ereje { $first }, a katonai erőd ellene csak { $second }.
reason-no-payment-for-military = A katonai világot el kell foglalni; nincs képességed, amellyel kifizethetnéd.
reason-not-for-alien = Ezzel a képességgel nem helyezhető le Idegen termelő- vagy szerencsevilág.
reason-nothing-to-pay = Ez a világ így is ingyen van.
reason-no-good = Ezen a világon nincs áru.
reason-wrong-kind = Ez a képesség más fajtájú árut vár.
reason-power-used = Ezt a képességet ebben a fázisban már használtad.
reason-too-few-goods = { $second ->
    [0] { $first } áru kell hozzá, de nincs megfelelő árud.
   *[other] { $first } áru kell hozzá, de csak { $second } megfelelő árud van.
}
reason-still-mandatory = Még nem állhatsz meg: a képességet használnod kell, amíg lehet.
reason-has-good = Ezen a világon már van áru.
reason-no-power-for-kind = Nincs több képességed, amellyel ezen a világon termelhetnél.
reason-no-hand-cards = Nincs kártya a kezedben.
reason-same-kind = Ehhez a képességhez már dobtál el ilyen fajtájú árut.
reason-too-few-kinds = { $second ->
    [0] { $first } különböző fajtájú áru kell hozzá, de nincs árud.
   *[other] { $first } különböző fajtájú áru kell hozzá, de csak { $second } fajta árud van.
}

## Mit tesz a tervbe vett lap: rá van írva

does-settle = lehelyezed
does-develop = kifejleszted
does-pay = fizet
does-discard = eldobod
does-keep = megtartod

## Kérdések: $player annak a neve, akire vonatkoznak

ask-action = { $player }, válassz titokban egy akciókártyát; mindenkié egyszerre derül ki.
ask-first-action = { $player }, válaszd ki titokban a két akciókártyád közül az elsőt, a fázisok sorrendjében.
ask-second-action = { $player }, válaszd ki a második akciókártyádat; az első: { TEXT("action-", $action) }.
ask-keep = { $amount ->
    [1] { $player }, válassz egy megtartandó kártyát; amit nem tartasz meg, azt eldobod.
   *[other] { $player }, válassz egy megtartandó kártyát, összesen { SUFFIX($amount, "t") }; amit nem tartasz meg, azt eldobod.
}
ask-develop = { $player }, válassz titokban egy fejlesztést, vagy egyet se; kifizetni akkor kell, amikor mindenkié kiderült.
# $card: amiért fizetni kell
ask-pay = { $amount ->
    [1] { $player }, válassz egy eldobandó kézilapot { ARTICLE(TEXT("card-", $card)) } { SUFFIX(TEXT("card-", $card), "ért") }; ez az utolsó.
   *[other] { $player }, válassz egy eldobandó kézilapot { ARTICLE(TEXT("card-", $card)) } { SUFFIX(TEXT("card-", $card), "ért") }; { SUFFIX($amount, "t") } kell fizetni.
}
ask-discard-at-start = { $amount ->
    [1] { $player }, válassz egy eldobandó lapot a kezdőkezedből; ez az utolsó.
   *[other] { $player }, válassz egy eldobandó lapot a kezdőkezedből, összesen { SUFFIX($amount, "t") }.
}
ask-discard-at-limit = { $amount ->
    [1] { $player }, válassz egy eldobandó kézilapot; ezután a kezed már nem lépi túl a korlátot.
   *[other] { $player }, válassz egy eldobandó kézilapot; { SUFFIX($amount, "val") } több lap van a kezedben a korlátnál.
}
ask-settle = { $player }, válassz titokban egy világot, vagy egyet se; elfoglalni vagy kifizetni akkor kell, amikor mindenkié kiderült.
ask-new-world = { $player }, hogyan szerzed meg { ARTICLE(TEXT("card-", $card)) } { SUFFIX(TEXT("card-", $card), "t") }?
ask-sell = { $player }, válassz egy árut, amelyet eladsz; annyi kártyát húzol, amennyi az ára.
ask-use = { $player }, válaszd ki a következő használandó feldolgozási képességet; amíg lehet, használni kell őket.
ask-consume = { $amount ->
    [1] { $player }, válassz egy eldobandó árut { ARTICLE(TEXT("card-", $card)) } { TEXT("card-", $card) } képességéhez; ez az utolsó.
   *[other] { $player }, válassz egy eldobandó árut { ARTICLE(TEXT("card-", $card)) } { TEXT("card-", $card) } képességéhez, összesen { SUFFIX($amount, "t") }.
}
ask-number = { $player }, mondj egy számot { SUFFIX($low, "tól") } { SUFFIX($high, "ig") }; ha ennyi a pakli felső lapjának költsége vagy védelmi ereje, a lap a tiéd.
ask-hand-for-vp = { $amount ->
    [1] { $player }, még 1 kézilapot eldobhatsz { $vp } GyP-ért.
   *[other] { $player }, legfeljebb { $amount } kézilapot eldobhatsz, darabját { $vp } GyP-ért.
}
ask-windfall = { $player }, válassz egy szerencsevilágot, amelyen termelsz.
ask-chance-start-world = { $player } kezdővilágot kap.
ask-chance-draw = { $player } { some-cards } húz.
ask-chance-look = { $player } { some-cards } néz meg.
ask-chance-good = Egy ismeretlen lap áruként { ARTICLE(TEXT("card-", $card)) } { SUFFIX(TEXT("card-", $card), "ra") } kerül ({ $player }).
# $number: a megmondott szám
ask-chance-flip = A pakli felső lapját felfordítjuk; { $player } { ARTICLE($number) } { SUFFIX($number, "s") } számot mondta.

## Választások: mibe kerülnek és mit adnak

choice-action = { $action ->
    [explore_5] { TEXT("action-", $action) } – 5 kártyával többet nézel meg.
    [explore_1_1] { TEXT("action-", $action) } – 1 kártyával többet nézel meg, és 1-gyel többet tartasz meg.
    [develop] { TEXT("action-", $action) } – a fejlesztésed 1-gyel olcsóbb.
    [settle] { TEXT("action-", $action) } – világ lehelyezése után 1 kártyát húzol.
    [trade] { TEXT("action-", $action) } – először eladsz egy árut kártyákért.
    [double_vp] { TEXT("action-", $action) } – a feldolgozási képességeid kétszer annyi GyP-t adnak.
    [explore_orb] { TEXT("action-", $action) } – a bolygólépésben mindhárom akció a tiéd, és előre kerülsz a sorrendben.
   *[produce] { TEXT("action-", $action) } – egy szerencsevilágon is termelsz.
}
choice-keep = Megtartod { ARTICLE(TEXT("card-", $card)) } { SUFFIX(TEXT("card-", $card), "t") }.
choice-develop = { $amount ->
    [0] Ingyen lehelyezed { ARTICLE(TEXT("card-", $card)) } { SUFFIX(TEXT("card-", $card), "t") }.
   *[other] { $amount } kártyáért lehelyezed { ARTICLE(TEXT("card-", $card)) } { SUFFIX(TEXT("card-", $card), "t") }.
}
choice-pass-develop = Nem helyezel le fejlesztést.
choice-settle-pay = { $amount ->
    [0] Ingyen lehelyezed { ARTICLE(TEXT("card-", $card)) } { SUFFIX(TEXT("card-", $card), "t") }.
   *[other] { $amount } kártyáért lehelyezed { ARTICLE(TEXT("card-", $card)) } { SUFFIX(TEXT("card-", $card), "t") }.
}
choice-settle-conquer = Elfoglalod { ARTICLE(TEXT("card-", $card)) } { SUFFIX(TEXT("card-", $card), "t") }: a védelmi ereje { $defense }, a katonai erőd ellene { $military }.
choice-settle-spend = A tablódról eldobott kártyákkal elfoglalod { ARTICLE(TEXT("card-", $card)) } { SUFFIX(TEXT("card-", $card), "t") }: a védelmi ereje { $defense }, a katonai erőd ellene { $military }.
choice-settle-either = { $amount ->
    [0] Ingyen lehelyezed { ARTICLE(TEXT("card-", $card)) } { SUFFIX(TEXT("card-", $card), "t") }, vagy elfoglalod: a védelmi ereje { $defense }.
   *[other] { $amount } kártyáért lehelyezed { ARTICLE(TEXT("card-", $card)) } { SUFFIX(TEXT("card-", $card), "t") }, vagy elfoglalod: a védelmi ereje { $defense }.
}
choice-settle-free = Ingyen lehelyezed { ARTICLE(TEXT("card-", $card)) } { SUFFIX(TEXT("card-", $card), "t") }, ha eldobsz egy kártyát a tablódról.
choice-pass-settle = Nem helyezel le világot.
choice-pay = Fizetségül eldobod { ARTICLE(TEXT("card-", $card)) } { SUFFIX(TEXT("card-", $card), "t") }.
choice-discard = Eldobod { ARTICLE(TEXT("card-", $card)) } { SUFFIX(TEXT("card-", $card), "t") }.
choice-discard-for-vp = { $vp } GyP-ért eldobod { ARTICLE(TEXT("card-", $card)) } { SUFFIX(TEXT("card-", $card), "t") }.
choice-conquer = Elfoglalod { ARTICLE(TEXT("card-", $card)) } { SUFFIX(TEXT("card-", $card), "t") }: a védelmi ereje { $defense }, a katonai erőd ellene { $military }.
choice-pay-cost = { $amount ->
    [0] Ingyen lehelyezed { ARTICLE(TEXT("card-", $card)) } { SUFFIX(TEXT("card-", $card), "t") }.
   *[other] { some-cards } fizetsz { ARTICLE(TEXT("card-", $card)) } { SUFFIX(TEXT("card-", $card), "ért") }.
}
choice-pay-never = Elfoglalás helyett fizetsz { ARTICLE(TEXT("card-", $card)) } { SUFFIX(TEXT("card-", $card), "ért") }.
choice-spend-for-military = A tablódról eldobod { ARTICLE(TEXT("card-", $card)) } { SUFFIX(TEXT("card-", $card), "t") } a fázis végéig tartó +{ $military } katonai erőért.
# $world: a lehelyezett világ azonosítója
choice-spend-for-cost = A tablódról eldobod { ARTICLE(TEXT("card-", $card)) } { SUFFIX(TEXT("card-", $card), "t") }, így { ARTICLE(TEXT("card-", $world)) } { TEXT("card-", $world) } ingyen a tiéd.
choice-sell = { $amount } kártyáért eladod { ARTICLE(TEXT("card-", $card)) } { SUFFIX(TEXT("card-", $card), "n") } lévő { SUFFIX(a-good, "t") }.
choice-use-goods-for-vp = { TEXT("card-", $card) }: { goods-discarded } { $vp } GyP-ért{ times-used }.
choice-use-goods-for-cards = { TEXT("card-", $card) }: { goods-discarded }, és húzz { some-cards }{ times-used }.
choice-use-goods-for-vp-and-cards = { TEXT("card-", $card) }: { goods-discarded } { $vp } GyP-ért, és húzz { some-cards }{ times-used }.
# $amount: az áruk száma
choice-use-all-goods = { TEXT("card-", $card) }: dobd el minden árudat ({ $amount }) { $vp } GyP-ért.
choice-use-sale = { $add_trade_powers ->
    [yes] { TEXT("card-", $card) }: adj el egy árut; a Kereskedelem képességeid is számítanak.
   *[no] { TEXT("card-", $card) }: adj el egy árut; a Kereskedelem képességeid nem számítanak.
}
choice-use-draw = { TEXT("card-", $card) }: húzz { some-cards }.
choice-use-gamble = { TEXT("card-", $card) }: mondj egy számot { SUFFIX($low, "tól") } { SUFFIX($high, "ig") }, és fordíts fel egy lapot.
choice-use-hand = { TEXT("card-", $card) }: dobj el legfeljebb { $amount } kézilapot, darabját { $vp } GyP-ért.
choice-consume = Eldobod { ARTICLE(TEXT("card-", $card)) } { SUFFIX(TEXT("card-", $card), "n") } lévő { SUFFIX(a-good, "t") }.
choice-name = { ARTICLE($number, start: "yes") } { SUFFIX($number, "s") } számot mondod.
choice-produce = { SUFFIX(a-good, "t") } termelsz { ARTICLE(TEXT("card-", $card)) } { SUFFIX(TEXT("card-", $card), "n") }.
choice-produce-any = { SUFFIX(a-good, "t") } termelsz { ARTICLE(TEXT("card-", $card)) } { SUFFIX(TEXT("card-", $card), "n") } egy bármely fajtára szóló képességgel.
choice-stop-consuming = Nem használsz több feldolgozási képességet.
choice-stop-discarding = Nem dobsz el több lapot.
choice-draw = A lap: { TEXT("card-", $card) }.
choice-deal = A kezdővilág: { TEXT("card-", $card) }.

## Események

event-start-world = { $player } kezdővilága: { TEXT("card-", $card) }.
event-round = Kezdődik { ARTICLE($amount) } { $amount }. kör.
event-action = { $player } választása: { TEXT("action-", $action) }.
event-phase = Kezdődik { ARTICLE(TEXT("phase-", $phase)) } { TEXT("phase-", $phase) } fázis.
event-look = { $player } { some-cards } néz meg.
event-looked-at = { $player } megnézi { ARTICLE(TEXT("card-", $card)) } { SUFFIX(TEXT("card-", $card), "t") }.
event-kept = { $player } megtartja { ARTICLE(TEXT("card-", $card)) } { SUFFIX(TEXT("card-", $card), "t") }.
event-explore-discard = { $amount ->
    [0] { $player } minden megnézett kártyát megtart.
   *[other] { $player } a megnézettek közül { some-cards } eldob.
}
event-develop = { $amount ->
    [0] { $player } ingyen lehelyezi { ARTICLE(TEXT("card-", $card)) } { SUFFIX(TEXT("card-", $card), "t") }.
   *[other] { $player } { $amount } kártyáért lehelyezi { ARTICLE(TEXT("card-", $card)) } { SUFFIX(TEXT("card-", $card), "t") }.
}
event-no-development = { $player } nem helyez le fejlesztést.
event-settle = { $player } lehelyezi { ARTICLE(TEXT("card-", $card)) } { SUFFIX(TEXT("card-", $card), "t") }.
event-no-world = { $player } nem helyez le világot.
# $amount: a védelmi erő
event-conquer = { $player } elfoglalja { ARTICLE($amount) } { SUFFIX($amount, "s") } védelmi erejű { SUFFIX(TEXT("card-", $card), "t") }.
event-spend-for-military = { $player } +{ $amount } katonai erőért eldobja a tablójáról { ARTICLE(TEXT("card-", $card)) } { SUFFIX(TEXT("card-", $card), "t") }.
event-spend-for-cost = { $player } eldobja a tablójáról { ARTICLE(TEXT("card-", $card)) } { SUFFIX(TEXT("card-", $card), "t") }, így a világ ingyen az övé.
event-pay = { $player } { some-cards } fizet.
event-discard = { $player } { some-cards } eldob.
event-discard-for-card = { $player } { some-cards } eldob { ARTICLE(TEXT("card-", $card)) } { TEXT("card-", $card) } képességéhez.
event-hand-limit = { $player } a kézkorlát miatt { some-cards } eldob.
event-given = { $player } a kezéből eldobja { ARTICLE(TEXT("card-", $card)) } { SUFFIX(TEXT("card-", $card), "t") }.
event-good = { $player } { SUFFIX(a-good, "t") } tesz { ARTICLE(TEXT("card-", $card)) } { SUFFIX(TEXT("card-", $card), "ra") }.
event-draw = { $player } { some-cards } húz.
event-draw-for-card = { $player } { some-cards } húz { ARTICLE(TEXT("card-", $card)) } { TEXT("card-", $card) } révén.
event-drawn = { $player } ezt húzza: { TEXT("card-", $card) }.
event-sell = { $player } { $amount } kártyáért eladja { ARTICLE(TEXT("card-", $card)) } { SUFFIX(TEXT("card-", $card), "n") } lévő { SUFFIX(a-good, "t") }.
event-use = { $player } használja { ARTICLE(TEXT("card-", $card)) } { TEXT("card-", $card) } képességét.
event-consume = { $player } eldobja { ARTICLE(TEXT("card-", $card)) } { SUFFIX(TEXT("card-", $card), "n") } lévő { SUFFIX(a-good, "t") }.
event-consume-all = { $player } minden áruját eldobja ({ $amount }).
event-name = { $player } { ARTICLE($amount) } { SUFFIX($amount, "s") } számot mondja.
event-gamble-won = A felfordított lap: { TEXT("card-", $card) }; { $player } a kezébe veszi.
event-gamble-lost = A felfordított lap: { TEXT("card-", $card) }; { $player } nem találta el, a lapot eldobjuk.
event-produce = { $player } { SUFFIX(a-good, "t") } termel { ARTICLE(TEXT("card-", $card)) } { SUFFIX(TEXT("card-", $card), "n") }.
event-vp = { $player } { $amount } GyP-t kap { ARTICLE(TEXT("card-", $card)) } { TEXT("card-", $card) } révén.
event-reshuffle = Elfogyott a húzópakli: az eldobott lapokból ({ $amount }) új pakli lesz.
event-draw-lost = { $player } nem húzhat { some-cards }: a pakli és a dobópakli is üres.
event-good-lost = Nem kerül áru { ARTICLE(TEXT("card-", $card)) } { SUFFIX(TEXT("card-", $card), "ra") } ({ $player }): a pakli és a dobópakli is üres.
event-end-pool = Elfogytak a GyP lapkák: a játék véget ér.
event-end-tableau = { $player } tablóján { $amount } kártya van: a játék véget ér.
event-score-chips = { $player } lapkákban { $amount } GyP-t gyűjtött.
event-score-card = { $player } { $amount } GyP-t kap ezért: { TEXT("card-", $card) }.
event-score-variable = { $player } { $amount } GyP-t kap ennek a pontozásáért: { TEXT("card-", $card) }.

## Az asztal szavakban

board-round = { $round }. kör. GyP lapkák a készletben: { $pool }, húzópakli: { $deck }, dobópakli: { $discard }.
board-player = { $player }: { $vp } GyP lapkákban, { $hand } lap a kézben, { $cards } a tablón.
board-action = Választása: { TEXT("action-", $action) }.
board-hand = { $player } keze:
board-looked-at = { $player } ezeket nézi meg:
board-card = { TEXT("card-", $card) } – { board-card-kind }, { board-card-worth }{ board-card-goods }{ board-card-good }
board-card-kind = { $kind ->
    [development] fejlesztés, költsége { $cost }
    [military] katonai világ, védelmi ereje { $cost }
   *[paid] világ, költsége { $cost }
}
board-card-worth = { $worth ->
    [variable] változó GyP
   *[printed] { $vp } GyP
}
board-card-goods = { $goods ->
    [grey] {""}
    [novelty] , Újszerű { board-card-source }
    [rare] , Ritka { board-card-source }
    [genes] , Genetikai { board-card-source }
   *[alien] , Idegen { board-card-source }
}
board-card-source = { $source ->
    [windfall] szerencsevilág
   *[production] termelővilág
}
board-card-good = { $good ->
    [yes] , áruval
   *[no] {""}
}

## Ami nem e játék jelölése

error-race-no-verb = „{ $written }” nem ismert igével kezdődik; az igék: { $verbs }.
error-race-no-card = Nincs „{ $name }” nevű kártya.
error-race-no-action = Nincs „{ $name }” nevű akciókártya; ezek vannak: { $known }.
error-race-no-number = „{ $written }” nem olyan szám, amely itt állhat.
error-race-no-choice = Ez nem e játék választása.
error-race-no-power = „{ $name }”: nincs ilyen feldolgozási képessége.

## Kártyanevek

# Kezdővilágok

card-old_earth = Öreg Föld
card-epsilon_eridani = Epsilon Eridani
card-alpha_centauri = Alpha Centauri
card-new_sparta = Új Spárta
card-earths_lost_colony = Föld Elveszett Kolóniája

# Világok

card-pilgrimage_world = Zarándokvilág
card-refugee_world = Menekültvilág
card-artist_colony = Művészkolónia
card-destroyed_world = Elpusztított Világ
card-empath_world = Empaták Világa
card-expanding_colony = Terjeszkedő Kolónia
card-gambling_world = Szerencsejátékos Világ
card-new_survivalists = Új Túlélők
card-outlaw_world = Törvényen Kívüliek Világa
card-rebel_fuel_cache = Lázadó Üzemanyagraktár
card-runaway_robots = Elszabadult Robotok
card-secluded_world = Elzárt Világ
card-star_nomad_lair = Csillagnomádok Tanyája
card-the_last_of_the_uplift_gnarssh = Utolsó Génmanipulált Gnarssh
card-alien_robot_sentry = Idegen Robotőrszem
card-aquatic_uplift_race = Vízi Génmanipulált Faj
card-asteroid_belt = Aszteroidaöv
card-avian_uplift_race = Madárszerű Génmanipulált Faj
card-former_penal_colony = Egykori Fegyenctelep
card-galactic_engineers = Galaktikus Mérnökök
card-gem_world = Drágakővilág
card-new_vinland = Új Vinland
card-pre_sentient_race = Értelem Előtti Faj
card-radioactive_world = Radioaktív Világ
card-rebel_miners = Lázadó Bányászok
card-reptilian_uplift_race = Hüllőszerű Génmanipulált Faj
card-space_port = Űrkikötő
card-spice_world = Fűszervilág
card-alien_rosetta_stone_world = Idegen Rosette-i Kő Világa
card-bio_hazard_mining_world = Biológiailag Veszélyes Bányavilág
card-black_market_trading_world = Feketepiaci Kereskedővilág
card-blaster_gem_mines = Fegyverkristálybányák
card-comet_zone = Üstököszóna
card-galactic_resort = Galaktikus Üdülőhely
card-mining_world = Bányavilág
card-pirate_world = Kalózvilág
card-plague_world = Járványvilág
card-prosperous_world = Virágzó Világ
card-rebel_underground = Lázadó Földalatti Mozgalom
card-rebel_warrior_race = Lázadó Harcos Faj
card-alien_robot_scout_ship = Idegen Robot Felderítőhajó
card-deserted_alien_outpost = Elhagyatott Idegen Előőrs
card-distant_world = Távoli Világ
card-imperium_armaments_world = Birodalmi Fegyvergyártó Világ
card-malevolent_lifeforms = Rosszindulatú Életformák
card-merchant_world = Kereskedővilág
card-tourist_world = Turistavilág
card-deserted_alien_colony = Elhagyatott Idegen Kolónia
card-galactic_trendsetters = Galaktikus Divatdiktátorok
card-lost_alien_warship = Elveszett Idegen Hadihajó
card-lost_species_ark_world = Elveszett Fajok Bárkavilága
card-new_earth = Új Föld
card-rebel_outpost = Lázadó Előőrs
card-terraformed_world = Terepátalakított Világ
card-alien_robotic_factory = Idegen Robotgyár
card-deserted_alien_library = Elhagyatott Idegen Könyvtár
card-lost_alien_battle_fleet = Elveszett Idegen Csataflotta
card-rebel_base = Lázadó Bázis
card-rebel_homeworld = Lázadó Anyavilág

# Fejlesztések

card-contact_specialist = Kapcsolat Szakértő
card-expedition_force = Expedíciós Haderő
card-export_duties = Exportvámok
card-investment_credits = Befektetési Hitelek
card-new_military_tactics = Új Katonai Taktika
card-public_works = Közmunkák
card-colony_ship = Kolóniahajó
card-deficit_spending = Deficitfinanszírozás
card-genetics_lab = Genetikai Labor
card-interstellar_bank = Csillagközi Bank
card-mining_robots = Bányászrobotok
card-space_marines = Űrgyalogosok
card-mining_conglomerate = Bányászati Konszern
card-terraforming_robots = Terepátalakító Robotok
card-diversified_economy = Változatos Gazdaság
card-drop_ships = Deszanthajók
card-replicant_robots = Replikáns Robotok
card-research_labs = Kutatólaborok
card-consumer_markets = Fogyasztói Piacok

# 6-os fejlesztések

card-alien_tech_institute = Idegen Technológiai Intézet
card-free_trade_association = Szabadkereskedelmi Társulás
card-galactic_federation = Galaktikus Föderáció
card-galactic_imperium = Galaktikus Birodalom
card-galactic_renaissance = Galaktikus Reneszánsz
card-galactic_survey_seti = Galaktikus Kutatás: SETI
card-merchant_guild = Kereskedőcéh
card-mining_league = Bányászliga
card-new_economy = Új Gazdaság
card-new_galactic_order = Új Galaktikus Rend
card-pan_galactic_league = Pángalaktikus Liga
card-trade_league = Kereskedelmi Liga
