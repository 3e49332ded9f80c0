### Gaia Project, magyarul. A szavak a magyar szabálykönyv szavai; a hely két koordináta.

## Az asztalnál: a játék, a lehetőségei, mije van egy helynek

game-title = Gaia Project
game-blurb = Népesíts be egy galaxist: tizennégy faj alakít át bolygókat, kutat és alapít szövetségeket hat fordulón át. Egyedül a pontokért játszhatsz: Automa itt nincs.
option-board = Játéktér
option-board-why = Az első játék játéktere, vagy a szabálykönyv egyik módszerével kirakott.
option-board-value = { $value ->
   *[first_game] Az első játék játéktere
    [outer_tiles] A külső lapkák kirakása
    [inner_and_outer_tiles] Előbb a belső, aztán a külső lapkák kirakása
    [all_tiles] Minden lapka kirakása
}
option-board_by = Ki rakja ki a játékteret
option-board_by-why = A véletlen, az ülésrend szerint utolsó játékos, vagy a játékosok felváltva, lapkánként.
option-board_by-value = { $value ->
   *[chance] A véletlen
    [last_player] Az utolsó játékos
    [players] A játékosok felváltva
}
option-small_board = Kisebb játéktér három játékosnak
option-small_board-why = Három játékos kihagyja a 09-es és a 10-es űrszektor lapkát.
option-factions = Fajok
option-factions-why = Mind a tizennégy, vagy amelyeket a szabálykönyv az első játékhoz ajánl.
option-factions-value = { $value ->
   *[free] Mind a tizennégy
    [first_game] Az első játékhoz ajánlottak
}
option-mines = Kezdőbányák
option-mines-why = Szabadon lehelyezve, vagy ahová a szabálykönyv az első játékban teszi őket.
option-mines-value = { $value ->
   *[free] Szabadon
    [first_game] Mint az első játékban
}
option-turn_order = Játékossorrend
option-turn_order-why = A kezdőjátékostól óramutató szerint, vagy a passzolás sorrendjében.
option-turn_order-value = { $value ->
   *[clockwise] Óramutató szerint
    [passing] A passzolás sorrendjében
}
option-start_player = Kezdőjátékos
option-start_player-why = Az első helyen ülő játékos, vagy a véletlen dönti el. Utána az ülésrend számít.
option-start_player-value = { $value ->
   *[first_seat] Az első helyen ülő
    [chance] A véletlen
}
figure-vp = GyP
figure-ore = Érc
figure-knowledge = Tudás
figure-credits = Kredit
figure-qic = Kvantumkocka
figure-power = Energia (III)
figure-area-1 = Energia (I)
figure-area-2 = Energia (II)
figure-area-0 = Energia (Gaia)
points-score-start = Kezdés
points-score-round-tile = Körpontozó lapkák
points-score-tech-tile = Tech lapkák
points-score-booster = Körbónusz lapkák
points-score-token = Szövetségbónusz lapkák
points-score-faction = Fajképességek
points-score-research = Kutatás
points-score-action = Kvantumkocka-akciók
points-score-final-tile = Játékvégi pontozólapkák
points-score-free = Kiegészítő akciók
points-score-resources = Erőforrások
points-score-charge = Energiafeltöltés

## Amire egy terv vezet: mi vész kárba, mit nyerhetnek mások ($player egy másik játékos)

lost-thing = { $what ->
    [ore] { $amount } érc
    [knowledge] { $amount } tudás
    [credits] { $amount } kredit
   *[charge] { $amount } energia feltöltése
}
warning-lost = Kárba vész { lost-thing }: nincs hely neki.
warning-token-turned = { $left ->
    [0] Egy szövetségbónusz lapkád a szürke oldalára fordul; más zöld lapkád nincs.
   *[other] Egy szövetségbónusz lapkád a szürke oldalára fordul; { $left } marad zöld.
}
warning-power-lost = { $amount } energiakorongod végleg kikerül a játékból; { $left } marad.
warning-income-lost = A következő bevételkor kárba veszne { lost-thing }: nincs hely neki.
warning-special-unused = { $special ->
   *[booster] Ebben a fordulóban nem használtad a körbónusz lapkád egyedi akcióját.
    [academy] Ebben a fordulóban nem használtad az akadémiád egyedi akcióját.
    [faction] Ebben a fordulóban nem használtad a fajtáblád egyedi akcióját.
    [standard] Ebben a fordulóban nem használtad egy tech lapkád egyedi akcióját.
    [advanced] Ebben a fordulóban nem használtad egy haladó tech lapkád egyedi akcióját.
}
warning-pass-early = Ebben a fordulóban passzolsz, pedig még { $amount } másik akció is nyitva áll előtted.
gain-charge = { $vp ->
    [0] { $player } ingyen feltölthet { $amount } energiát az itteni épületed miatt: { spot }.
   *[other] { $player } { $vp } GyP-ért feltölthet { $amount } energiát az itteni épületed miatt: { spot }.
}

## Egy kör választásainak címei

heading-free = Kiegészítő akciók
heading-mine = Bánya építése
heading-project = Gaia Project indítása
heading-upgrade = Épület fejlesztése
heading-federation = Szövetség alapítása
heading-research = Előrelépés a kutatásban
heading-power = Energiaakciók
heading-qic = Kvantumkocka-akciók
heading-special = Egyedi akciók
heading-pass = Befejezés

## Előre megadott válaszok

order-charge = Energiafeltöltés mások építésekor
order-charge-why = A válaszod azonnal megérkezik, senkinek sem kell várnia rá.
order-charge-value = { $value ->
   *[ask] Kérdezz meg mindig
    [free] Feltöltöm, ha nem kerül GyP-be, a többiről kérdezz meg
    [always] Mindig feltöltök
    [0] Feltöltöm, ha nem kerül GyP-be, különben nem
    [1] Feltöltöm legfeljebb 1 GyP-ért, különben nem
    [2] Feltöltöm legfeljebb 2 GyP-ért, különben nem
    [3] Feltöltöm legfeljebb 3 GyP-ért, különben nem
}
order-income = Az energiabevétel sorrendje
order-income-why = Ha a bevételed energiát is feltölt és új korongot is hoz, számít a sorrend.
order-income-value = { $value ->
   *[ask] Kérdezz meg mindig
    [gain_first] Előbb az új korongok, aztán a feltöltés
    [charge_first] Előbb a feltöltés, aztán az új korongok
}
order-token = A passzív feltöltés energiakorongja
order-token-why = A bolygóközi intézeteddel minden passzív feltöltéskor egy energiakorongot is kapsz.
order-token-value = { $value ->
   *[ask] Kérdezz meg mindig
    [first] Előbb a korong, utána a feltöltés
    [last] Előbb a feltöltés, utána a korong
}
order-brainstone = A bölcsek köve feltöltéskor
order-brainstone-why = Ha egy feltöltés a bölcsek kövét vagy egy másik korongot is mozgathatja.
order-brainstone-value = { $value ->
   *[ask] Kérdezz meg mindig
    [on] A lehető legmesszebbre kerül
}

## A rajz feliratai

label-vp = Győzelmi pontok
label-power = Energia-körforgás
label-area-1 = Energia az I-es területen
label-area-2 = Energia a II-es területen
label-area-3 = Energia a III-as területen
label-gaia-area = Energia a Gaia területen
label-next-place = Ide kerül a következő űrszektor lapka ({ $number }. hely)
label-sectors = Űrszektor lapkák
label-factions = Fajok
label-boosters = Körbónusz lapkák
label-boosters-next = Körbónuszok, velük a jövő bevétele
label-tokens = Szövetségbónusz lapkák
label-green = Zöld oldalukkal felfelé lévő szövetségbónusz lapkák
label-rounds = Fordulók és játékossorrend
label-round = { $round }. forduló / { $rounds }
label-range = a hatótávhoz
label-after-conversions = átváltás után
label-map = Térkép
label-own = Táblám
label-research = Kutatás
label-supply = Bónuszok
label-passed = { $player } passzolt
label-has = Nyersanyagok
label-mine = Bánya
label-trading = Ker. állomás
label-lab = Kutatólabor
label-institute = Intézet
label-academy = Akadémia
label-spend = elkölthető
label-burn = áldozással { $power }
label-power-short = { $areas } →
label-next = jön
label-next-round = Következő forduló
label-plus-booster = + körbónusz
label-ends-now = ha most vége: { $points }
label-forecast = A következő forduló bevétele; szövetségen kívüli energiaérték: { $value }, szükséges: { $need }
resource-ore = Érc
resource-knowledge = Tudás
resource-credits = Kredit
resource-qic = Kvantumkocka
structure-mine = Bánya
structure-trading_station = Kereskedelmi állomás
structure-research_lab = Kutatólabor
structure-planetary_institute = Bolygóközi intézet
structure-academy_knowledge = Tudást adó akadémia
structure-academy_action = Egyedi akciós akadémia
structure-gaiaformer = Gaiaformáló
structure-satellite = Műhold
structure-space_station = Űrállomás

## Az alábbi mondatok részei

# $structure: azonosító; tárgyesetben
a-structure = { $structure ->
   *[mine] egy bányát
    [trading_station] egy kereskedelmi állomást
    [research_lab] egy kutatólabort
    [planetary_institute] a bolygóközi intézetet
    [academy_knowledge] a tudást adó akadémiát
    [academy_action] az egyedi akciós akadémiát
}
# $planet: azonosító; $sector: két számjegy; $side: melyik oldalon van, ha a szektorban két ilyen bolygó van
spot = { TEXT("planet-", $planet) } ({ SUFFIX($sector, "s") } szektor{ spot-side })
spot-side = { $side ->
    [none] {""}
    [right] {""}, jobb oldali
    [lower-right] {""}, jobb alsó
    [lower] {""}, alsó
    [lower-left] {""}, bal alsó
    [left] {""}, bal oldali
    [upper-left] {""}, bal felső
    [upper] {""}, felső
   *[upper-right] {""}, jobb felső
}
label-sector = { SUFFIX($sector, "s") } szektor
some-ore = { $ore } érc
some-credits = { $credits } kredit
some-qic = { $qic } kvantumkocka
# $from: miféle dologtól ered az esemény; $name: az azonosítója; $place: koordináták
caused-by = { $from ->
   *[none] {""}
    [hex] {" "}– { $place }
    [round] {" "}(körpontozó lapka)
    [standard] {" "}(tech lapka)
    [advanced] {" "}(haladó tech lapka)
    [booster] {" "}(körbónusz lapka)
    [token] {" "}(szövetségbónusz lapka)
    [faction] {" "}(fajtábla)
    [track] {" "}({ TEXT("track-", $name) })
    [space] {" "}(a kutatási tábla akciója)
    [final] {" "}(játékvégi pontozólapka)
    [free] {" "}(kiegészítő akció)
}
from-area = { $area ->
   *[I] az I-es területről
    [II] a II-es területről
    [III] a III-as területről
}
to-area = { $area ->
   *[I] az I-es területre
    [II] a II-es területre
    [III] a III-as területre
}

## Kérdések

ask-chance-start-player = Kisorsoljuk a kezdőjátékost.
ask-chance-sector = Kisorsoljuk a játéktér { $number }. helyére kerülő űrszektor lapkát.
ask-chance-deal = { $what ->
   *[standard] Kiosztjuk az általános tech lapkákat; még { $amount } van hátra.
    [advanced] Kiosztjuk a haladó tech lapkákat; még { $amount } van hátra.
    [token] Kisorsoljuk a Bolygó-átalakítás 5. szintjének szövetségbónusz lapkáját; még { $amount } van hátra.
    [round] Kiosztjuk a körpontozó lapkákat; még { $amount } van hátra.
    [final] Kiosztjuk a játékvégi pontozólapkákat; még { $amount } van hátra.
    [booster] Kiosztjuk a körbónusz lapkákat; még { $amount } van hátra.
}
ask-sector = { $player }, válassz egy űrszektor lapkát a játéktér { $number }. helyére, és azt, hogyan forgatod.
ask-faction = { $player }, válassz fajt; a fajtábla másik oldala ezzel kiesik.
ask-first-structure = { $structure ->
   *[mine] { $player }, helyezz le { a-structure } az anyabolygóddal azonos típusú bolygóra; nem kerül semmibe.
    [planetary_institute] { $player }, helyezd le { a-structure } az anyabolygóddal azonos típusú bolygóra; nem kerül semmibe.
}
ask-first-booster = { $player }, válaszd ki az első körbónusz lapkádat; már az 1. fordulóban bevételt ad.
ask-income = { $player }, válaszd ki, melyik energiabevétel következik; a sorrend számít.
ask-turn = { $player }, válassz akciót; előtte és utána kiegészítő akciók is jöhetnek.
ask-turn-after = { $player }, hajts végre kiegészítő akciókat, vagy fejezd be a köröd.
ask-build-steps = { $player }, építs bányát; { $amount } bolygó-átalakítási lépés ingyenes.
ask-build-farther = { $player }, építs bányát, vagy indíts Gaia Projectet { SUFFIX($amount, "val") } nagyobb elérhető távolsággal.
ask-move-to-gaia = { $player }, válaszd ki, mennyi energia kerül { from-area } a Gaia területre; még { $amount } van hátra, a többi a feljebb lévő területekről jön.
ask-discard-power = { $player }, válaszd ki, mennyi energiát áldozol fel { from-area }; még { $amount } van hátra, a többi a feljebb lévő területekről jön.
ask-brainstone = { $player }, válaszd ki, hová kerül a bölcsek köve a feltöltés után.
ask-tech-tile = { $player }, válassz egy tech lapkát; utána előreléphetsz egy kutatási területen.
ask-cover = { $player }, válassz egy általános tech lapkát, amelyet letakarsz; többé nincs hatása.
ask-tile-step = { $player }, válaszd ki, melyik kutatási területen lépsz előre a lapkával, vagy mondj le róla.
ask-lowest-step = { $player }, válaszd ki az egyik legelmaradottabb kutatási területedet; ott ingyen előrelépsz.
ask-free-step = { $player }, válassz egy kutatási területet; ott ingyen előrelépsz.
ask-lost-planet = { $player }, válassz egy üres űrrészt az Elveszett bolygónak; bányának számít.
ask-federation = { $amount ->
    [0] { $player }, válaszd ki a szövetséged első műholdjának helyét, vagy épületeket, amelyekhez nem kell műhold.
   *[other] { $player }, válaszd ki a szövetséged következő műholdjának helyét; eddig { $amount } van meg.
}
ask-token = { $player }, válassz egy szövetségbónusz lapkát; megkapod a jutalmát.
ask-rescore = { $player }, válaszd ki egyik szövetségbónusz lapkádat; újra megkapod a jutalmát.
ask-charge = { $vp ->
    [0] { $player }, ingyen feltölthetsz { $amount } energiát az itt álló épület miatt: { spot }.
   *[other] { $player }, { $vp } GyP-ért feltölthetsz { $amount } energiát az itt álló épület miatt: { spot }.
}
ask-faction-swap = { $player }, válaszd ki a bányát, amellyel a bolygóközi intézeted helyet cserél.
ask-faction-downgrade = { $player }, válassz egy kutatólabort; kereskedelmi állomás lesz belőle, és előrelépsz egy kutatási területen.
ask-faction-powerfortile = { $player }, feláldozhatsz 4 energiát a Gaia területről egy tech lapkáért.
ask-faction-placestation = { $player }, válassz egy elérhető űrrészt az űrállomásnak.
ask-faction-returnedpower = { $player }, válaszd ki, mit hoz a Gaia területről visszatért energia, vagy hagyd abba.

## Választások

choice-starts = { $player } kezd.
choice-sector = { $turns ->
    [0] Leteszed { ARTICLE($number) } { SUFFIX($number, "s") } űrszektor lapkát úgy, ahogy nyomtatva van.
   *[other] Leteszed { ARTICLE($number) } { SUFFIX($number, "s") } űrszektor lapkát, { SUFFIX($turns, "szor") } elforgatva az óramutató irányában.
}
choice-deal = { TEXT("tile-", $tile) }
choice-faction = { TEXT("faction-", $faction) }: ez lesz a fajod (anyabolygó: { TEXT("planet-", $planet) }).
choice-place = Ide helyezed: { spot }.
choice-booster = Ezt a körbónusz lapkát veszed el – { TEXT("tile-", $tile) }
choice-build = { $qic ->
    [0] Bányát építesz ide: { spot }; ára { some-credits } és { some-ore }.
   *[other] Bányát építesz ide: { spot }; ára { some-credits }, { some-ore } és { some-qic }.
}
choice-build-closed = Bányát építesz ide: { spot }.
choice-project = { $qic ->
    [0] Gaia Projectet indítasz itt: { spot }; { $amount } energia kerül a Gaia területre.
   *[other] Gaia Projectet indítasz itt: { spot }; ára { some-qic }, és { $amount } energia kerül a Gaia területre.
}
choice-upgrade = { $new ->
   *[trading_station] Kereskedelmi állomássá fejleszted ezt: { TEXT("structure-", $old) }, { spot }; ára { some-credits } és { some-ore }.
    [research_lab] Kutatólaborrá fejleszted ezt: { TEXT("structure-", $old) }, { spot }; ára { some-credits } és { some-ore }.
    [planetary_institute] Bolygóközi intézetté fejleszted ezt: { TEXT("structure-", $old) }, { spot }; ára { some-credits } és { some-ore }.
    [academy_knowledge] Tudást adó akadémiává fejleszted ezt: { TEXT("structure-", $old) }, { spot }; ára { some-credits } és { some-ore }.
    [academy_action] Egyedi akciós akadémiává fejleszted ezt: { TEXT("structure-", $old) }, { spot }; ára { some-credits } és { some-ore }.
}
choice-federate = Szövetséget alapítasz; utána műholdakat és egy szövetségbónusz lapkát választasz.
whole-federation = { $amount ->
    [0] Szövetség, ereje { $power }, { $planets } bolygón, műhold nélkül.
   *[other] Szövetség, ereje { $power }, { $planets } bolygón: { $amount } műhold, ára { $amount } energiakorong.
}
whole-federation-qic = { $amount ->
    [0] Szövetség, ereje { $power }, { $planets } bolygón, műhold nélkül.
   *[other] Szövetség, ereje { $power }, { $planets } bolygón: { $amount } műhold, ára { $amount } Q.I.C.
}
whole-give = Az I. területről { $one }, a II.-ról { $two }, a III.-ról { $three } energiát adsz.
choice-cluster = Új műhold nélkül alapítasz szövetséget az itt álló épületekkel: { spot }.
choice-cluster-in-space = Új műhold nélkül alapítasz szövetséget azzal, ami itt áll: { $place }.
choice-satellite = Műholdat állítasz pályára itt: { $place }.
choice-lost-planet = { $qic ->
    [0] Ide kerül az Elveszett bolygó: { $place }.
   *[other] Ide kerül az Elveszett bolygó: { $place }; ára { some-qic }.
}
choice-station = { $qic ->
    [0] Űrállomást helyezel el itt: { $place }.
   *[other] Űrállomást helyezel el itt: { $place }; ára { some-qic }.
}
choice-swap = A bolygóközi intézeted helyet cserél az itt álló bányával: { spot }.
choice-downgrade = Kereskedelmi állomássá fejleszted vissza az itt álló kutatólabort: { spot }.
choice-free = Kiegészítő akció – { TEXT("free-", $free) }
choice-free-burn-to-gaia = Kiegészítő akció – 1 energia a II-es területről a Gaia területre kerül, egy másik pedig a II-esről a III-asra.
choice-research = { $level ->
    [5] { $amount } tudásért az 5. szintre lépsz: { TEXT("track-", $track) }; egy szövetségbónusz lapkád a szürke oldalára fordul.
   *[other] { $amount } tudásért { ARTICLE($level) } { $level }. szintre lépsz: { TEXT("track-", $track) }.
}
choice-advance = { $level ->
    [5] Az 5. szintre lépsz: { TEXT("track-", $track) }; egy szövetségbónusz lapkád a szürke oldalára fordul.
   *[other] { ARTICLE($level, start: "yes") } { $level }. szintre lépsz: { TEXT("track-", $track) }.
}
choice-action = Kutatási tábla – { TEXT("tile-", $tile) }
choice-action-brainstone = Kutatási tábla, a bölcsek kövével – { TEXT("tile-", $tile) }
choice-special-faction = Végrehajtod a fajtáblád egyedi akcióját ({ TEXT("faction-", $faction) }).
choice-special-academy = { $qic ->
    [0] Végrehajtod az akadémiád egyedi akcióját: { some-credits }.
   *[other] Végrehajtod az akadémiád egyedi akcióját: { some-qic }.
}
choice-special-tile = { TEXT("tile-", $tile) }
choice-special-steps = A körbónusz lapkád egyedi akciója: bányát építesz { $amount } ingyenes bolygó-átalakítási lépéssel.
choice-special-range = A körbónusz lapkád egyedi akciója: bányát építesz vagy Gaia Projectet indítasz { SUFFIX($amount, "val") } nagyobb elérhető távolsággal.
choice-pass = Passzolsz, és ezt a körbónusz lapkát veszed el – { TEXT("tile-", $tile) }
choice-pass-last = Passzolsz; számodra véget ér a játék.
choice-end-turn = Befejezed a köröd.
choice-token = Ezt a szövetségbónusz lapkát veszed el – { TEXT("tile-", $tile) }
choice-rescore = Újra megkapod ezt a jutalmat – { TEXT("tile-", $tile) }
choice-tile = Elveszed a lapkát innen: { TEXT("track-", $track) } – { TEXT("tile-", $tile) }
choice-tile-free = Elveszed a lapkát, és bármelyik területen előreléphetsz – { TEXT("tile-", $tile) }
choice-advanced = Elveszed a haladó lapkát innen: { TEXT("track-", $track) }; egy szövetségbónusz lapkád a szürke oldalára fordul – { TEXT("tile-", $tile) }
choice-advanced-gone = Elveszed a haladó lapkát innen: { TEXT("track-", $track) }.
choice-cover = Ezt a lapkát takarod le – { TEXT("tile-", $tile) }
choice-skip = Nem lépsz előre.
choice-buy-tile = Feláldozol 4 energiát a Gaia területről egy tech lapkáért.
choice-stop = Itt abbahagyod.
choice-give = { $amount ->
    [0] Nem adsz energiát { from-area }.
   *[other] { $amount } energiát adsz { from-area }.
}
choice-give-brainstone = { $amount } energiát adsz { from-area }, köztük a bölcsek kövét.
choice-brainstone = A bölcsek köve { to-area } kerül.
choice-charge = { $vp ->
    [0] Ingyen feltöltesz { $amount } energiát.
   *[other] { $vp } GyP-ért feltöltesz { $amount } energiát.
}
choice-token-then-charge = { $vp ->
    [0] Begyűjtesz 1 energiakorongot, majd ingyen feltöltesz { $amount } energiát.
   *[other] Begyűjtesz 1 energiakorongot, majd { $vp } GyP-ért feltöltesz { $amount } energiát.
}
choice-charge-then-token = { $vp ->
    [0] Ingyen feltöltesz { $amount } energiát, majd begyűjtesz 1 energiakorongot.
   *[other] { $vp } GyP-ért feltöltesz { $amount } energiát, majd begyűjtesz 1 energiakorongot.
}
choice-decline = Nem töltesz fel energiát.
choice-income-charge = Most { $amount } energiát töltesz fel.
choice-income-gain = Most { $amount } energiát gyűjtesz be.

## Események

event-first-player = { $player } a kezdőjátékos.
event-sector = { $turns ->
    [0] Lekerül { ARTICLE($number) } { SUFFIX($number, "s") } űrszektor lapka úgy, ahogy nyomtatva van.
   *[other] Lekerül { ARTICLE($number) } { SUFFIX($number, "s") } űrszektor lapka, { SUFFIX($turns, "szor") } elforgatva az óramutató irányában.
}
event-faction = { $player } ezzel a fajjal játszik: { TEXT("faction-", $name) }.
event-first-structure = { $structure ->
   *[mine] { $player } lehelyez { a-structure } itt: { $place }.
    [planetary_institute] { $player } lehelyezi { a-structure } itt: { $place }.
}
event-booster = { $player } körbónusz lapkát vesz el: { TEXT("tile-", $name) }
event-round = Elkezdődik { ARTICLE($amount) } { $amount }. forduló.
event-mine = { $amount ->
    [0] { $player } bányát épít itt: { $place }.
   *[other] { $player } bányát épít { $amount } bolygó-átalakítási lépéssel itt: { $place }.
}
event-gaia-project = { $player } Gaia Projectet indít itt: { $space }.
event-upgrade = { $structure ->
   *[trading_station] { $player } fejlesztéssel felépít { a-structure } itt: { $place }.
    [research_lab] { $player } fejlesztéssel felépít { a-structure } itt: { $place }.
    [planetary_institute] { $player } fejlesztéssel felépíti { a-structure } itt: { $place }.
    [academy_knowledge] { $player } fejlesztéssel felépíti { a-structure } itt: { $place }.
    [academy_action] { $player } fejlesztéssel felépíti { a-structure } itt: { $place }.
}
event-downgrade = { $player } kereskedelmi állomássá fejleszti vissza az itt álló kutatólabort: { $place }.
event-satellite = { $player } műholdat állít pályára itt: { $space }.
event-federation = { $amount ->
    [0] { $player } új műhold nélkül alapít szövetséget.
   *[other] { $player } { $amount } műholddal alapít szövetséget.
}
event-federation-grown = { $amount ->
    [0] { $player } új műhold nélkül bővíti ki a szövetségét.
   *[other] { $player } { $amount } műholddal bővíti ki a szövetségét.
}
event-lost-planet = { $player } megtalálja az Elveszett bolygót itt: { $space }.
event-space-station = { $player } űrállomást helyez el itt: { $space }.
event-swap = { $player } megcseréli az itt álló bolygóközi intézetet: { $old }, ezzel a bányával: { $place }.
event-gaia-planet = { $player }: Gaia-bolygóvá válik az itt lévő Átalakítható bolygó: { $space }.
event-gaiaformer = { $player } { $amount } Gaiaformálót kap{ caused-by }.
event-gaiaformer-back = { $player } visszakapja a Gaiaformálóját innen: { $space }.
event-gaiaformer-back-parked = { $player } visszakap { $amount } Gaiaformálót a Gaia területről.
event-power-back = { $player }: { $amount } energia tér vissza a Gaia területről.
event-action-space = { $player } végrehajtja a kutatási tábla egyik akcióját – { TEXT("tile-", $name) }
event-special-action = { $special ->
   *[booster] { $player } végrehajtja a körbónusz lapka egyedi akcióját.
    [academy] { $player } végrehajtja az akadémia egyedi akcióját.
    [faction] { $player } végrehajtja a fajtábla egyedi akcióját.
    [standard] { $player } végrehajtja egy tech lapka egyedi akcióját.
    [advanced] { $player } végrehajtja egy haladó tech lapka egyedi akcióját.
}
event-ore = { $player } { $amount } ércet kap{ caused-by }.
event-knowledge = { $player } { $amount } tudást kap{ caused-by }.
event-credits = { $player } { $amount } kreditet kap{ caused-by }.
event-qic = { $player } { $amount } kvantumkockát kap{ caused-by }.
event-tokens = { $player } { $amount } energiát gyűjt be{ caused-by }.
event-charge = { $player } { $amount } energiát tölt fel{ caused-by }.
event-ore-lost = { $player } { $amount } ércet elveszít{ caused-by }: nincs hely neki.
event-knowledge-lost = { $player } { $amount } tudást elveszít{ caused-by }: nincs hely neki.
event-credits-lost = { $player } { $amount } kreditet elveszít{ caused-by }: nincs hely neki.
event-charge-lost = { $player } további { $amount } energiát nem tud feltölteni{ caused-by }.
event-no-charge = { $player } lemond az energiafeltöltésről, amelyet ez az épület adna: { $place }.
event-discard = { $player } feláldoz { $amount } energiát a Gaia területről.
event-vp = { $player } { $amount } győzelmi pontot kap{ caused-by }.
event-vp-paid = { $player } { $amount } győzelmi ponttal fizet{ caused-by }.
event-score-start = { $player } { $amount } győzelmi ponttal kezd.
event-advance = { $player } { ARTICLE($amount) } { $amount }. szintre lép: { TEXT("track-", $name) }.
event-flip = { $player } a szürke oldalára fordítja egy szövetségbónusz lapkáját.
event-token = { $player } szövetségbónusz lapkát szerez: { TEXT("tile-", $name) }
event-tech-tile = { $player } tech lapkát vesz el: { TEXT("tile-", $name) }
event-advanced-tile = { $player } haladó tech lapkát vesz el: { TEXT("tile-", $name) }
event-free = { $player }, kiegészítő akció: { TEXT("free-", $name) }
event-pass = { $player } passzol, és körbónusz lapkát vesz el: { TEXT("tile-", $tile) }
event-pass-last = { $player } utoljára passzol.
event-start-player = { $player } elsőként passzolt, ezért övé a következő forduló kezdése.

## Okok, amiért valami nem megy: $first, ami kell, $second, ami van

reason-not-offered = Ez most nem választható.
reason-tile-laid = Ez az űrszektor lapka már a játéktéren van.
reason-place-fixed = Ennél a módszernél az űrszektor lapkának más a helye, vagy nem fordítható el.
reason-same-colour = Két egyforma színű bolygó kerülne egymás mellé.
reason-no-completion = A többi űrszektor lapkát így már nem lehetne lerakni.
reason-board-taken = Ezt a fajtáblát már elvették.
reason-not-in-first-game = Ez a faj az első játszmában nem szerepel.
reason-not-home = Ez a bolygó nem a te színed.
reason-occupied = Ezen a bolygón már áll épület.
reason-transdim = Átalakítható bolygóra nem lehet építkezni; indíts rajta Gaia Projectet.
reason-others-gaiaformer = Egy másik játékos Gaiaformálója van ezen a bolygón.
reason-out-of-range = A távolság { $first }, az elérhető távolságod pedig { $second }; kvantumkockánként 2-vel nő.
reason-no-mine-left = Minden bányád a játéktéren van.
reason-too-few-credits = { $first } kreditbe kerül, neked pedig { $second } kredited van.
reason-too-little-ore = { $first } ércbe kerül, neked pedig { $second } érced van.
reason-too-few-qic = { $first } kvantumkocka kell hozzá, neked pedig { $second } van.
reason-not-transdim = Gaia Projectet csak Átalakítható bolygón lehet indítani.
reason-has-gaiaformer = Ezen a bolygón már van Gaiaformáló.
reason-no-gaiaformer = Nincs szabad Gaiaformálód.
reason-too-little-power = { $first } energia kell hozzá, neked pedig { $second } van.
reason-no-upgrade-path = Ezt az épületet így nem lehet megváltoztatni.
reason-no-piece-left = Nincs több ilyen épületed.
reason-shared-mine = Ellenfél bolygóján álló bánya nem fejleszthető.
reason-lost-planet = Az Elveszett bolygón nincs áthelyezhető vagy fejleszthető bánya.
reason-too-little-knowledge = { $first } tudásba kerül, neked pedig { $second } tudásod van.
reason-track-at-top = Ezen a kutatási területen már az 5. szinten állsz.
reason-level-5-taken = Ennek a kutatási területnek az 5. szintjén már egy másik játékos áll.
reason-no-green-token = Nincs zöld oldalán álló szövetségbónusz lapkád, amelyet átfordíthatnál.
reason-track-locked = Ezen a kutatási területen a bolygóközi intézeted felépítéséig nem léphetsz előre.
reason-space-used = Ezt az akciót ebben a fordulóban már használták.
reason-too-little-power-to-spend = Nincs elég felhasználható energia a III-as területen.
reason-no-tile-to-take = Nincs olyan tech lapka, amelyet elvehetnél.
reason-no-token = Nincs ilyen szövetségbónusz lapkád.
reason-special-used = Ezt az egyedi akciót ebben a fordulóban már használtad.
reason-not-owned = Ez az egyedi akció még nem a tiéd.
reason-nothing-to-do = Ezzel az akcióval most semmit sem tehetnél.
reason-no-federation = A kifizethető műholdakkal nem tudsz elég energiaértékű épületet összekötni.
reason-satellite-on-planet = Műhold csak bolygó nélküli mezőre kerülhet.
reason-satellite-there = Ott már van műholdad.
reason-beside-federation = Az a mező szomszédos az egyik szövetségeddel.
reason-superfluous-satellite = Egyetlen olyan szövetséghez sem kell oda műhold, amelyet megalapíthatsz és kifizethetsz.
reason-all-or-nothing = { $first } energiát tölthetsz fel, vagy semennyit.
reason-not-on-own-board = A fajodnak most nincs ilyen kiegészítő akciója.
reason-tile-owned = Ilyen tech lapkád már van.
reason-tile-gone = Ezt a haladó tech lapkát már elvették.
reason-below-level-4 = A kutatási területének 4. vagy 5. szintjén kell állnod.
reason-no-uncovered-tile = Nincs lefedetlen általános tech lapkád, amelyet lefedhetnél.
reason-tile-covered = Ez a tech lapka már le van fedve.
reason-not-lowest = Ez nem a legelmaradottabb kutatási területeid egyike.
reason-space-occupied = Ezen az űrrészen már van valami.
reason-supply-empty = Nincs több ilyen szövetségbónusz lapka.
reason-booster-not-on-offer = Ez a körbónusz lapka nem választható.
reason-tile-fixes-track = Ezzel a tech lapkával csak a felette lévő kutatási területen léphetsz előre.
reason-too-little-power-to-burn = Ehhez két energia kell a II-es területen.
reason-no-power-in-area-3 = Nincs energiád a III-as területen.
reason-brainstone-elsewhere = A bölcsek köve másik területen van.
reason-not-a-mine = Csak egy bánya cserélhet helyet a bolygóközi intézettel.
reason-not-a-lab = Csak kutatólabort lehet visszafejleszteni.
reason-booster-kept = A nálad lévő körbónusz lapkát nem tarthatod meg.
error-gaia-no-component = Nincs ilyen nevű lapka, kutatási terület vagy faj: { $name }.
error-gaia-no-choice = Ebben a játékban nincs ilyen választás: „{ $written }”.

## A lapkák és fajok magyarázata

explain-home = Anyabolygó típusa: { TEXT("planet-", $planet) }.
explain-start = Kezdés: { some-ore }, { $knowledge } tudás, { some-credits }, { some-qic }; energia: { $first } az I-es, { $second } a II-es területen.
explain-ability = Képesség: { TEXT("ability-", $faction) }
explain-institute = Bolygóközi intézet: { TEXT("institute-", $faction) }
explain-level = { $level }. szint: { TEXT("level-", $level, "-", $track) }

## Az asztal szavakban

board-setup = A játék előkészítése folyik.
board-round = { $round }. forduló – { TEXT("tile-", $tile) }
board-final = Játékvégi pontozás: { TEXT("tile-", $tile) }
board-no-faction = { $player } még nem választott fajt.
board-player = { $player } ({ TEXT("faction-", $faction) }): { $vp } győzelmi pont, { some-ore }, { $knowledge } tudás, { some-credits } és { some-qic }.
board-power = Energia: { $area1 } az I-es, { $area2 } a II-es, { $area3 } a III-as, { $gaia_area } a Gaia területen.
board-booster = Körbónusz lapka: { TEXT("tile-", $tile) }
board-level = { TEXT("track-", $track) }: { $level }. szint.
board-tile = Tech lapka: { TEXT("tile-", $tile) }
board-structure = { TEXT("structure-", $structure) } itt: { spot }.
board-in-space = { TEXT("structure-", $structure) } itt: { $place }.

## Bolygók

planet-terra = Terra
planet-oxide = Oxid
planet-volcanic = Vulkán
planet-desert = Sivatag
planet-swamp = Mocsár
planet-titanium = Titán
planet-ice = Jég
planet-gaia = Gaia-bolygó
planet-transdim = Átalakítható bolygó
planet-lost_planet = Elveszett bolygó

## Fajok

faction-terrans = Terránok
faction-lantids = Lantidok
faction-hadsch_hallas = Hadsch Hallák
faction-ivits = Ivitek
faction-geodens = Geodenek
faction-bal_taks = Bal T'akok
faction-xenos = Xenók
faction-gleens = Gleenek
faction-taklons = Taklonok
faction-ambas = Ambasok
faction-firaks = Firakok
faction-bescods = Beszkodok
faction-nevlas = Nevlák
faction-itars = Itarok

## Képességeik

ability-terrans = A Gaia fázisban az energiád a Gaia területről az I-es terület helyett a II-esre tér vissza.
institute-terrans = Amikor az energiád visszatér a Gaia területről, erőforrásokat is kaphatsz, mintha kiegészítő akciókra használtad volna fel.
ability-lantids = Egy ellenfeled által meghódított bolygóra is építhetsz bányát, csak a bánya költségéért. Az ilyen bánya nem fejleszthető, és nem számít a bolygótípusokhoz és a Gaia-bolygókhoz.
institute-lantids = Minden bányáért, amelyet egy ellenfeled bolygójára építesz, 2 tudást kapsz.
ability-hadsch_hallas = A bolygóközi intézet felépítéséig nincs különleges képességed.
institute-hadsch_hallas = A más erőforrást adó kiegészítő akciókban energia helyett kreditet is felhasználhatsz.
ability-ivits = Csak a bolygóközi intézeteddel kezdesz. Egyetlen szövetséged van, amelynek minden további lapkához 7 energiaértékkel kell nőnie, és műholdjaid darabonként 1 kvantumkockába kerülnek.
institute-ivits = Egyedi akció: űrállomást helyezel el egy elérhető űrrészben, ahol nincs bolygó és űrállomás.
ability-geodens = A bolygóközi intézet felépítéséig nincs különleges képességed.
institute-geodens = Minden számodra új bolygótípuson az első bányáért 3 tudást kapsz.
ability-bal_taks = Kiegészítő akció: egy Gaiaformálódat a következő Gaia fázisig a Gaia területre mozgatva 1 kvantumkockát kapsz. A „Navigáció” területen nem léphetsz előre.
institute-bal_taks = Ettől kezdve előreléphetsz a „Navigáció” területen.
ability-xenos = Egy harmadik bányával is kezdesz; akkor helyezed el, amikor már mindenki letette a másodikat.
institute-xenos = A szövetségeidhez 6 energiaérték is elég. Az intézet energiakorong helyett 1 kvantumkockát ad bevételként.
ability-gleens = Kvantumkocka helyett ércet kapsz, amíg fel nem építed a kvantumkocka-akciós akadémiát. Egy Gaia-bolygó lakhatóvá tétele kvantumkocka helyett 1 ércbe kerül, és minden Gaia-bolygóra épített bányáért 2 győzelmi pontot kapsz.
institute-gleens = Felépítésekor azonnal megkapod a Gleen szövetségbónusz lapkát a jutalmaival együtt.
ability-taklons = Tiéd a bölcsek köve: minden szempontból egy energiakorong, de felhasználva 3 energiát ér.
institute-taklons = Minden passzív energiafeltöltéskor 1 energiakorongot is kapsz, tetszésed szerint a feltöltés előtt vagy után.
ability-ambas = A bolygóközi intézet felépítéséig nincs különleges képességed.
institute-ambas = Egyedi akció: a bolygóközi intézeted helyet cserél egy játéktéren álló bányáddal.
ability-firaks = A bolygóközi intézet felépítéséig nincs különleges képességed.
institute-firaks = Egyedi akció: egy kutatólaborodat visszafejleszted kereskedelmi állomássá, és egy tetszőleges kutatási területen előrelépsz egy szintet.
ability-bescods = Egyedi akció: tudás fizetése nélkül egy szintet előrelépsz a legelmaradottabb kutatási területeden. Az intézet és az akadémiák helye, valamint a kereskedelmi állomások és a kutatólaborok bevétele fel van cserélve.
institute-bescods = A Titán típusú bolygókon álló épületeid energiaértéke 1-gyel nagyobb.
ability-nevlas = Kiegészítő akció: 1 energiát a III-as területről a Gaia területre mozgatva 1 tudást kapsz.
institute-nevlas = A III-as területről felhasznált minden energiád 2-nek számít.
ability-itars = Az az energia, amelyet a II-es területről egy másik III-asra mozgatásáért áldozol fel, a készlet helyett a Gaia területedre kerül.
institute-itars = A Gaia fázisban 4 energiát feláldozhatsz a Gaia területedről egy tech lapkáért, ahányszor csak ki tudod fizetni.

## A kutatási területek és szintjeik

track-terraforming = Bolygó-átalakítás
level-0-terraforming = Minden bolygó-átalakítási lépés 3 ércbe kerül.
level-1-terraforming = Azonnal kapsz 2 ércet. Minden bolygó-átalakítási lépés 3 ércbe kerül.
level-2-terraforming = Minden bolygó-átalakítási lépés 2 ércbe kerül.
level-3-terraforming = Minden bolygó-átalakítási lépés 1 ércbe kerül.
level-4-terraforming = Azonnal kapsz 2 ércet. Minden bolygó-átalakítási lépés 1 ércbe kerül.
level-5-terraforming = Azonnal megkapod az ide helyezett szövetségbónusz lapkát. Minden bolygó-átalakítási lépés 1 ércbe kerül.
track-navigation = Navigáció
level-0-navigation = Az elérhető távolságod 1.
level-1-navigation = Azonnal kapsz 1 kvantumkockát. Az elérhető távolságod 1.
level-2-navigation = Az elérhető távolságod 2.
level-3-navigation = Azonnal kapsz 1 kvantumkockát. Az elérhető távolságod 2.
level-4-navigation = Az elérhető távolságod 3.
level-5-navigation = Azonnal elhelyezed az Elveszett bolygót. Az elérhető távolságod 4.
track-artificial_intelligence = Mesterséges intelligencia
level-0-artificial_intelligence = Nincs hatása.
level-1-artificial_intelligence = Azonnal kapsz 1 kvantumkockát.
level-2-artificial_intelligence = Azonnal kapsz 1 kvantumkockát.
level-3-artificial_intelligence = Azonnal kapsz 2 kvantumkockát.
level-4-artificial_intelligence = Azonnal kapsz 2 kvantumkockát.
level-5-artificial_intelligence = Azonnal kapsz 4 kvantumkockát.
track-gaia_project = Gaia Project
level-0-gaia_project = Nem indíthatsz Gaia Projectet.
level-1-gaia_project = Azonnal kapsz egy Gaiaformálót. Egy Gaia Projecthez 6 energiát kell a Gaia területre átirányítanod.
level-2-gaia_project = Azonnal begyűjtesz 3 energiát. Egy Gaia Projecthez 6 energiát kell a Gaia területre átirányítanod.
level-3-gaia_project = Azonnal megkapod a második Gaiaformálódat. Egy Gaia Projecthez 4 energiát kell a Gaia területre átirányítanod.
level-4-gaia_project = Azonnal megkapod a harmadik Gaiaformálódat. Egy Gaia Projecthez 3 energiát kell a Gaia területre átirányítanod.
level-5-gaia_project = Azonnal kapsz 4 győzelmi pontot, és további 1-et minden Gaia-bolygóért, amelyen épületed áll. Egy Gaia Projecthez 3 energiát kell a Gaia területre átirányítanod.
track-economy = Gazdaság
level-0-economy = Nincs hatása.
level-1-economy = Bevétel: 2 kredit és 1 energia feltöltése.
level-2-economy = Bevétel: 1 érc, 2 kredit és 2 energia feltöltése.
level-3-economy = Bevétel: 1 érc, 3 kredit és 3 energia feltöltése.
level-4-economy = Bevétel: 2 érc, 4 kredit és 4 energia feltöltése.
level-5-economy = Azonnal kapsz 3 ércet és 6 kreditet, és feltölthetsz 6 energiát. Bevétel innentől nincs.
track-science = Tudomány
level-0-science = Nincs hatása.
level-1-science = Bevétel: 1 tudás.
level-2-science = Bevétel: 2 tudás.
level-3-science = Bevétel: 3 tudás.
level-4-science = Bevétel: 4 tudás.
level-5-science = Azonnal kapsz 9 tudást. Bevétel innentől nincs.

## Általános tech lapkák

tile-std_ore_qic = Azonnal: 1 érc és 1 kvantumkocka.
tile-std_knowledge_per_planet_type = Azonnal: 1 tudás minden meghódított bolygótípusodért.
tile-std_big_structures_worth_4 = A bolygóközi intézeted és az akadémiáid energiaértéke 4.
tile-std_7_vp = Azonnal: 7 győzelmi pont.
tile-std_income_ore_power = Bevétel: 1 érc és 1 energia feltöltése.
tile-std_income_knowledge_credit = Bevétel: 1 tudás és 1 kredit.
tile-std_vp_per_mine_on_gaia = Valahányszor bányát építesz egy Gaia-bolygóra: 3 győzelmi pont.
tile-std_income_4_credits = Bevétel: 4 kredit.
tile-std_action_charge_4 = Egyedi akció: 4 energia feltöltése.

## Haladó tech lapkák

tile-adv_pass_3_vp_per_federation_token = Passzoláskor: 3 győzelmi pont minden szövetségbónusz lapkádért.
tile-adv_2_vp_per_research_step = Valahányszor előrelépsz egy kutatási területen: 2 győzelmi pont.
tile-adv_action_qic_5_credits = Egyedi akció: 1 kvantumkocka és 5 kredit.
tile-adv_now_2_vp_per_mine = Azonnal: 2 győzelmi pont minden játéktéren álló bányádért, az Elveszett bolygót is beleértve.
tile-adv_pass_3_vp_per_research_lab = Passzoláskor: 3 győzelmi pont minden játéktéren álló kutatólaborodért.
tile-adv_now_1_ore_per_sector = Azonnal: 1 érc minden űrszektorért, amelyben meghódítottál egy bolygót, az Elveszett bolygót is beleértve.
tile-adv_pass_1_vp_per_planet_type = Passzoláskor: 1 győzelmi pont minden meghódított bolygótípusodért.
tile-adv_now_2_vp_per_gaia_planet = Azonnal: 2 győzelmi pont minden meghódított Gaia-bolygódért.
tile-adv_now_4_vp_per_trading_station = Azonnal: 4 győzelmi pont minden játéktéren álló kereskedelmi állomásodért.
tile-adv_now_2_vp_per_sector = Azonnal: 2 győzelmi pont minden űrszektorért, amelyben meghódítottál egy bolygót, az Elveszett bolygót is beleértve.
tile-adv_action_3_ore = Egyedi akció: 3 érc.
tile-adv_now_5_vp_per_federation_token = Azonnal: 5 győzelmi pont minden szövetségbónusz lapkádért.
tile-adv_action_3_knowledge = Egyedi akció: 3 tudás.
tile-adv_3_vp_per_mine_built = Valahányszor bányát építesz: 3 győzelmi pont.
tile-adv_3_vp_per_trading_station_built = Valahányszor kereskedelmi állomást építesz: 3 győzelmi pont.

## Körbónusz lapkák

tile-boost_ore_knowledge = Bevétel: 1 érc és 1 tudás.
tile-boost_credits_qic = Bevétel: 2 kredit és 1 kvantumkocka.
tile-boost_ore_tokens = Bevétel: 1 érc és 2 energia begyűjtése.
tile-boost_terraform = Bevétel: 2 kredit. Egyedi akció: bánya építése 1 ingyenes bolygó-átalakítási lépéssel.
tile-boost_range = Bevétel: 2 energia feltöltése. Egyedi akció: bánya építése vagy Gaia Project indítása 3-mal nagyobb elérhető távolsággal.
tile-boost_mines = Bevétel: 1 érc. Visszaadásakor: 1 győzelmi pont minden bányádért, az Elveszett bolygót is beleértve.
tile-boost_labs = Bevétel: 1 tudás. Visszaadásakor: 3 győzelmi pont minden kutatólaborodért.
tile-boost_trading_stations = Bevétel: 1 érc. Visszaadásakor: 2 győzelmi pont minden kereskedelmi állomásodért.
tile-boost_big_structures = Bevétel: 4 energia feltöltése. Visszaadásakor: 4 győzelmi pont a bolygóközi intézetedért és minden akadémiádért.
tile-boost_gaia = Bevétel: 4 kredit. Visszaadásakor: 1 győzelmi pont minden meghódított Gaia-bolygódért.

## Körpontozó lapkák

tile-round_terraforming_step = 2 győzelmi pont minden bolygó-átalakítási lépésért.
tile-round_research_step = 2 győzelmi pont minden kutatási előrelépésért.
tile-round_mine = 2 győzelmi pont minden megépített bányáért.
tile-round_federation = 5 győzelmi pont minden megszerzett szövetségbónusz lapkáért.
tile-round_trading_station_4 = 4 győzelmi pont minden megépített kereskedelmi állomásért.
tile-round_trading_station_3 = 3 győzelmi pont minden megépített kereskedelmi állomásért.
tile-round_gaia_mine_4 = 4 győzelmi pont minden Gaia-bolygóra épített bányáért.
tile-round_gaia_mine_3 = 3 győzelmi pont minden Gaia-bolygóra épített bányáért.
tile-round_big_structure = 5 győzelmi pont minden megépített bolygóközi intézetért vagy akadémiáért.

## Játékvégi pontozólapkák

tile-final_structures = A legtöbb épület a játéktéren, az Elveszett bolygó bányáját is beleértve.
tile-final_structures_in_federations = A legtöbb szövetségben lévő épület, az Elveszett bolygó bányáját is beleértve.
tile-final_planet_types = A legtöbb meghódított bolygótípus, a Gaia-bolygót és az Elveszett bolygót is beleértve.
tile-final_gaia_planets = A legtöbb meghódított Gaia-bolygó.
tile-final_sectors = A legtöbb űrszektor legalább egy épülettel, az Elveszett bolygót is beleértve.
tile-final_satellites = A legtöbb pályára állított műhold, az űrállomásokat is beleértve.

## Szövetségbónusz lapkák

tile-fed_12_vp = 12 győzelmi pont. Mindkét oldala szürke.
tile-fed_8_vp_qic = 8 győzelmi pont és 1 kvantumkocka.
tile-fed_8_vp_tokens = 8 győzelmi pont és 2 energia begyűjtése.
tile-fed_7_vp_ore = 7 győzelmi pont és 2 érc.
tile-fed_7_vp_credits = 7 győzelmi pont és 6 kredit.
tile-fed_6_vp_knowledge = 6 győzelmi pont és 2 tudás.
tile-gleens = 1 érc, 1 tudás és 2 kredit.

## Energiaakciók és kvantumkocka-akciók

tile-power_3_knowledge = 7 energia: 3 tudás.
tile-power_2_terraforming_steps = 5 energia: bánya építése 2 ingyenes bolygó-átalakítási lépéssel.
tile-power_2_ore = 4 energia: 2 érc.
tile-power_7_credits = 4 energia: 7 kredit.
tile-power_2_knowledge = 4 energia: 2 tudás.
tile-power_1_terraforming_step = 3 energia: bánya építése 1 ingyenes bolygó-átalakítási lépéssel.
tile-power_2_tokens = 3 energia: 2 energia begyűjtése.
tile-qic_tech_tile = 4 kvantumkocka: egy tech lapka.
tile-qic_rescore_federation = 3 kvantumkocka: egyik szövetségbónusz lapkád ismételt kiértékelése.
tile-qic_planet_types = 2 kvantumkocka: 3 győzelmi pont és további 1 minden meghódított bolygótípusodért.

## Kiegészítő akciók

free-burn_power = 1 energia feláldozása a II-es területről: egy másik a II-esről a III-asra kerül.
free-power_to_qic = 4 energia: 1 kvantumkocka.
free-power_to_ore = 3 energia: 1 érc.
free-qic_to_ore = 1 kvantumkocka: 1 érc.
free-power_to_knowledge = 4 energia: 1 tudás.
free-power_to_credit = 1 energia: 1 kredit.
free-knowledge_to_credit = 1 tudás: 1 kredit.
free-ore_to_credit = 1 érc: 1 kredit.
free-ore_to_token = 1 érc: 1 energia begyűjtése.
free-credits_to_qic = 4 kredit: 1 kvantumkocka.
free-credits_to_ore = 3 kredit: 1 érc.
free-credits_to_knowledge = 4 kredit: 1 tudás.
free-gaiaformer_for_qic = Egy Gaiaformáló a Gaia területre: 1 kvantumkocka.
free-burn_power_brainstone = 1 energia feláldozása a II-es területről: a bölcsek köve a II-esről a III-asra kerül.
free-burn_power_brainstone_out = A bölcsek köve feláldozása a II-es területről: 1 energia a II-esről a III-asra kerül.
free-power_to_qic_brainstone = 4 energia, köztük a bölcsek köve: 1 kvantumkocka.
free-power_to_ore_brainstone = 3 energia a bölcsek kövével: 1 érc.
free-power_to_knowledge_brainstone = 4 energia, köztük a bölcsek köve: 1 tudás.
free-power_to_credit_brainstone = 1 energia a bölcsek kövével: 1 kredit.
free-power_to_3_credits = 3 energia: 3 kredit.
free-power_to_3_credits_brainstone = 3 energia a bölcsek kövével: 3 kredit.
free-token_to_gaia_area_for_knowledge = 1 energia a III-as területről a Gaia területre: 1 tudás.
free-power_to_2_credits = 2 energia: 2 kredit.
free-power_to_ore_and_credit = 4 energia: 1 érc és 1 kredit.
free-power_to_2_ore = 6 energia: 2 érc.

## A faj két sorban, ahol választani lehet

brief-terrans = A Gaia-energia a II-es területre tér vissza. Intézet: erőforrást is ad.
brief-lantids = Ellenfelek bolygóira is építhet. Intézet: ezért 2 tudás jár.
brief-hadsch_hallas = Intézet: energia helyett kreditet is felhasználhat.
brief-ivits = Intézettel kezd, egyetlen szövetsége nő, űrállomásai vannak.
brief-geodens = Intézet: minden új bolygótípusért 3 tudás jár.
brief-bal_taks = Gaiaformálóból kvantumkocka. Navigáció csak az intézettel.
brief-xenos = Három bányával kezd. Intézet: szövetséghez 6 energiaérték is elég.
brief-gleens = Gaia-bolygóra érccel telepszik, 2 GyP-ért. Eleinte kocka helyett érc.
brief-taklons = A bölcsek köve 3 energiát ér. Intézet: feltöltéskor korong is jár.
brief-ambas = Intézet: fordulónként egyszer helyet cserél egy bányával.
brief-firaks = Intézet: fordulónként egy laborból kutatási lépés lesz.
brief-bescods = Fordulónként egy ingyen lépés a legelmaradottabb kutatásban.
brief-nevlas = Energiából tudás. Intézet: az energia duplán számít.
brief-itars = Áldozott energia a Gaia területre. Intézet: 4-ért tech lapka.

## A képtár és a jelmagyarázat

gallery-factions = Fajok
gallery-planets = Bolygók
gallery-structures = Épületek
gallery-standard = Alap tech lapkák
gallery-advanced = Haladó tech lapkák
gallery-boosters = Körbónusz lapkák
gallery-rounds = Körpontozó lapkák
gallery-finals = Játékvégi pontozólapkák
gallery-tokens = Szövetségbónusz lapkák
gallery-actions = Energia- és kvantumkocka-akciók
gallery-key = Jelmagyarázat
sign-vp = Győzelmi pont (GyP)
sign-ore = Érc
sign-credits = Kredit
sign-knowledge = Tudás
sign-qic = Kvantumkocka
sign-power = Felhasznált energia, a III-as területről
sign-charge = Energia feltöltése: a korongok a következő területre lépnek
sign-token = Új energiakorong az I-es területre
sign-income = Bevétel minden forduló elején
sign-immediate = Azonnal, és csak egyszer
sign-each_time = Minden alkalommal
sign-when_passing = Passzoláskor
sign-special_action = Egyedi akció: fordulónként egyszer, akcióként
sign-permanent = Mindig
sign-terraforming_step = Bolygó-átalakítási lépés
sign-range = Hatótáv
sign-research_step = Lépés egy kutatási területen
sign-tech_tile = Tech lapka
sign-federation_token = Szövetségbónusz lapka, vagy szövetségről szól
sign-project = Gaia Project egy Átalakítható bolygón
sign-gaia_planet = Gaia-bolygó
sign-planet_type = Bolygótípusok
sign-colonized_sector = Szektorok, ahol van bolygód
sign-structure = Bármilyen épület
sign-lost_planet = Az Elveszett bolygó
