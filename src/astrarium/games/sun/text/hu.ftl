### Beyond the Sun, magyarul. A szavak a magyar szabálykönyv szavai.

## Az asztalnál: a játék, a lehetőségei, mije van egy helynek

game-title = Túl a Naprendszeren
game-blurb = Vezesd az emberiséget a csillagok közé: minden játékban újra megnövő technológiafa, űrhajók, kontroll és kolóniák. A kártyák többsége rekonstruált.
option-achievements = Mérföldkövek
option-achievements-why = Húzott A és B kártya, vagy a négy kártya, amelyet a szabálykönyv a kezdőknek ajánl.
option-achievements-value = { $value ->
   *[draw] Húzottak
    [first_game] Az első játékhoz ajánlottak
}
option-boards = Megacégtáblák
option-boards-why = Normál táblák, vagy haladók innovációkkal, fordított játéksorrendben választva.
option-boards-value = { $value ->
   *[normal] Normál
    [advanced] Haladó
}
option-factions = Megacégek
option-factions-why = Minden játékos választ magának megacéget, vagy húz egyet.
option-factions-value = { $value ->
   *[choose] Választva
    [draw] Húzva
}
option-drafting = Tervezőasztal
option-drafting-why = Az új technológiákat felcsapott kártyák közül lehet választani, vagy a szerencsére bízni.
option-overlap = Korai kezdés
option-overlap-why = Amíg egy játékos azon gondolkodik, mit termeljen, bal oldali szomszédja már kiválaszthatja a következő akcióját.
option-start_player = Kezdőjátékos
option-start_player-why = Az első helyen ülő játékos, vagy a véletlen dönti el. Utána az ülésrend számít.
option-start_player-value = { $value ->
   *[first_seat] Az első helyen ülő
    [chance] A véletlen
}
option-components = Kártyák
option-components-why = A programmal adott, nagyrészt rekonstruált kártyák, vagy egy saját készlet, amelyet beírtál vagy feltöltöttél.
option-components-value = { $value ->
   *[shipped] a programmal adottak
}
figure-ore = Érc
figure-population = Lakosság
figure-technologies = Technológia
figure-automation = Automatizálás
figure-colonies = Kolónia
points-score-technologies = I–III. szintű technológiák
points-score-private = Magántechnológiák
points-score-level-4 = IIII. szintű technológiák
points-score-automation = Automatizálási sáv
points-score-colonies = Kolonizált bolygók
points-score-outposts = Előőrsök
points-score-strength = Erő a Solnál és a mélyűrben
points-score-events = Események
points-score-achievements = Mérföldkövek

## Mire vezet egy terv

warning-control = Elveszítenéd a kontrollt itt: { TEXT("place-", $place) }.
gain-control = { $player } szerezné meg a kontrollt itt: { TEXT("place-", $place) }.

## Fejlécek egy kör választásai fölött

heading-basic = Az űrutazás kezdeti lépései
heading-guild = Céhek
heading-technology = Technológiák
heading-happening = Események
heading-displace = Másik bábu félrerakása
heading-any-time = Bármikor
heading-production = Termelés
heading-end = A kör vége

## Szavak arra, amit egy akció tesz

words-gain-ore = érc elvétele
words-pay-opponent = fizetés egy ellenfélnek
words-supply-to-population = ellátmányból lakosság
words-supply-to-ship = űrhajóépítés ellátmányból
words-population-to-ship = űrhajóépítés
words-move-supply = ellátmány átrakása
words-automate = automatizálás
words-produce = termelés
words-research = kifejlesztés
words-gain-private-technology = magántechnológia
words-repeat-immediate-of-researched-technologies = azonnali jutalmak újra
words-jump = ugrás
words-jump-to-any-location = ugrás bárhová
words-upgrade-ships = űrhajók fejlesztése
words-colonize = kolonizálás
words-donate-ship = űrhajó felajánlása
words-uncover-guild = céh megnyitása
words-add-extra-system = további bolygórendszer
words-attach-system-to-card = bolygókártya csatolása
words-take-attached-system = a csatolt bolygó elvétele
words-draw-systems-and-take-colonize-bonus = kolonizációs jutalom
words-attach-event-to-system = az esemény bolygóhoz rakása
words-setup-ship-level = jobb kezdő űrhajó
words-copy = akció másolása
words-pay = fizetés
cost-paid = { $ore ->
    [0] { $cubes ->
        [0] ingyen
       *[other] { $cubes } lakosság visszaadása
    }
   *[other] { $cubes ->
        [0] { $ore } érc
       *[other] { $ore } érc és { $cubes } lakosság visszaadása
    }
}
track-name = { $track ->
   *[food] élelem
    [ore] érc
}
with-level = { $level ->
    [3] 3-as
   *[other] { $level }-es
}
with-amount = { $amount ->
    [3] 3-as
   *[other] { $amount }-es
}
disc-name = { $disc ->
   *[food] élelemkorong
    [ore] érckorong
    [star] mérföldkőkorong
}
type-name = { $type ->
   *[scientific] tudományos
    [economic] környezeti
    [military] katonai
    [commercial] gazdasági
}

## Kérdések

ask-chance-start = A véletlen dönti el, ki kezd.
ask-chance-first-technology = Felcsapódik egy I. szintű technológia.
ask-chance-system = Felcsapódik egy bolygókártya.
ask-chance-achievement = Felcsapódik egy mérföldkő.
ask-chance-faction = Megacég húzása.
ask-chance-technology = Felcsapódik egy technológia.
ask-chance-event = Felcsapódik egy { $level }. szintű esemény.
ask-faction = { $player }, melyik megacéggel játszol?
ask-action = { $player }, melyik akcióhelyre lép a bábud?
ask-production = { $player }, melyik termelést választod?
ask-early = { $player }, már most kiválasztod a következő akciódat, vagy vársz?
ask-end = { $player }, használsz még egy képességet, vagy befejezed a körödet?
ask-achievement = { $player }, melyik mérföldkövet szerzed meg?
ask-slot = { $player }, melyik technológiát fejleszted ki?
ask-type = { $player }, milyen típusú legyen az új { $level }. szintű technológia? A kártyák csak ezután csapódnak fel.
ask-card = { $player }, melyik kártya legyen az új { $level }. szintű technológia?
ask-draft = { $player }, a tervezőasztalról választasz { $level }. szintű technológiát, vagy a szerencsére bízod magad?
ask-private = { $amount ->
    [1] { $player }, melyik magántechnológiát tartod meg?
   *[other] { $player }, melyik magántechnológiákat tartod meg? Még { $amount } választható.
}
ask-repeat = { $amount ->
    [1] { $player }, melyik technológiád azonnali jutalmát kapod meg újra?
   *[other] { $player }, melyik technológiáid azonnali jutalmát kapod meg újra? Még { $amount } választható.
}
ask-grow = { $amount ->
    [1] { $player }, melyik ellátmánykocka váljon lakossággá?
   *[other] { $player }, melyik ellátmánykockák váljanak lakossággá? Még { $amount } választható.
}
ask-build = { $amount ->
    [1] { $player }, hol építed meg { ARTICLE($level) } { with-level } szintű űrhajót?
   *[other] { $player }, hol építed meg { ARTICLE($level) } { with-level } szintű űrhajókat? Még { $amount } épülhet.
}
ask-upgrade = { $player }, melyik űrhajódat fejleszted { $levels } szinttel? Még { $amount } alkalommal teheted.
ask-jump = { $player }, melyik űrhajód ugrik? Még { $amount } mozgáspontod van.
ask-shift = { $player }, melyik ellátmánykockát rakod másik oszlopba? Még { $amount } rakható át.
ask-donate = { $player }, melyik űrhajódat rakod az eseményre? Még { $amount } rakható.
ask-outpost = { $player }, megszerezted a kontrollt: melyik sávról kerüljön le az előőrs?
ask-colonize = { $player }, melyik bolygót kolonizálod?
ask-land = { $player }, mely űrhajóid szálljanak le itt: { TEXT("place-", $place) }? Eddigi erejük { $landed }, a szükséges { $needed }.
ask-second-disc = { $player }, melyik sávról kerüljön korong ide: { TEXT("place-", $place) }?
ask-attach = { $player }, melyik bolygónál legyen az esemény?
ask-reward = { $player }, melyik bolygó kolonizációs jutalmát veszed el?
ask-trade = { $player }, mit váltasz át?
ask-give-back = { $player }, mennyit adsz vissza { ARTICLE($amount) } { $amount } lakosságból, a többit érccel kiváltva?
ask-pay-opponent = { $player }, melyik ellenfelednek fizetsz { $amount } ércet?
ask-automate = { $player }, melyik sávot automatizálod?
ask-may-do = { $player }, végrehajtod a hatás következő részét?
ask-choose-one = { $player }, melyik hatást választod?
ask-copy = { $player }, melyik akciót másolod le?

## Választások

choice-starts = { $player } kezd.
choice-faction = Ezzel játszol: { TEXT("faction-", $faction) }.
choice-turn-up = Felcsapva: { TEXT("technology-", $technology) }.
choice-discover = Felcsapva: { TEXT("place-", $place) }.
choice-reveal = Felcsapva: { TEXT("achievement-", $goal) }.
choice-event = Felcsapva: { TEXT("happening-", $event) }.
choice-act = { TEXT($card) } ({ cost-paid }): { TEXT("words-", $effect) }.
choice-displace = Félrerakod az itteni bábut: { TEXT($card) } ({ cost-paid }): { TEXT("words-", $effect) }.
choice-bargain = { TEXT($card) } ({ cost-paid }): { TEXT("words-", $effect) }.
choice-swap = Kicserélsz egy mérföldkőkorongot egy másikra erről a sávról: { track-name }.
choice-await = Vársz, amíg sorra kerülsz.
choice-end-turn = Befejezed a körödet.
choice-new-technology = Új { $level }. szintű technológiát fejlesztesz ki { ARTICLE(TEXT("technology-", $technology)) } { TEXT("technology-", $technology) } után (felülről { ARTICLE($row) } { $row }. hely).
choice-new-technology-at-once = Új { $level }. szintű technológiát fejlesztesz ki (felülről { ARTICLE($row) } { $row }. hely).
choice-technology = Kifejleszted ezt: { TEXT("technology-", $technology) }.
choice-type = Az új technológia { type-name }.
choice-lay = Az új technológia: { TEXT("technology-", $technology) }.
choice-draft = A tervezőasztalról elveszed ezt: { TEXT("technology-", $technology) }.
choice-blind = Felcsapsz egy kártyát a pakliból.
choice-build = Építés itt: { TEXT("place-", $place) }, a kocka forrása: { $cube ->
   *[A] A oszlop
    [B] B oszlop
    [C] C oszlop
    [D] D oszlop
    [E] E oszlop
    [population] lakosság
}.
choice-grow = Lakossággá válik egy kocka ebből az oszlopból: { $column }.
choice-skip = A maradékot elhagyod.
choice-move = { ARTICLE($level, start: "yes") } { with-level } szintű űrhajó elugrik innen: { TEXT("place-", $place) }, ide: { TEXT("place-", $to) }.
choice-stop = Itt abbahagyod.
choice-upgrade = Fejlesztesz egy { with-level } szintű űrhajót itt: { TEXT("place-", $place) }.
choice-shift = Átraksz egy ellátmánykockát innen: { $column }, ide: { $to }.
choice-automate = Automatizálod ezt a sávot: { track-name }.
choice-growth = { $amount ->
    [0] A lakosság növelése most semmit sem hoz, mert egyetlen felfedett betűjű oszlopban sincs készlet.
   *[other] A lakosságot növeled: { $amount } ellátmány válik lakossággá.
}
choice-mining = { $amount } ércet termelsz.
choice-trade = Erőforrásokat váltasz át.
choice-buy = { $amount } ércért egy ellátmánykocka lakossággá válik.
choice-scrap = 1 ércért kiselejtezel egy { with-level } szintű űrhajót itt: { TEXT("place-", $place) }.
choice-sell = 1 lakosságot visszaadsz 1 ércért.
choice-end-trade = Nem váltasz át többet.
choice-claim = Megszerzed ezt a mérföldkövet: { TEXT("achievement-", $goal) } ({ $amount } GyP).
choice-outpost = Előőrsöt építesz itt: { TEXT("place-", $place) }, korongja erről a sávról való: { track-name }.
choice-colonize = Kolonizálod ezt: { TEXT("place-", $place) }.
choice-land = Leszáll egy { with-level } szintű űrhajó.
choice-landed = Minden űrhajó leszállt.
choice-second-disc = A korong erről a sávról kerül le: { track-name }.
choice-donate = Az eseményre raksz egy { with-level } szintű űrhajót innen: { TEXT("place-", $place) }.
choice-attach = Az esemény ide kerül: { TEXT("place-", $place) }.
choice-reward = Elveszed e bolygó kolonizációs jutalmát: { TEXT("place-", $place) }.
choice-keep = Megtartod ezt: { TEXT("technology-", $technology) }.
choice-repeat = Újra megkapod ennek azonnali jutalmát: { TEXT("technology-", $technology) }.
choice-pay = Neki fizetsz: { $player }.
choice-give-back = { $amount } lakosságot adsz vissza, a többi helyett ércet.
choice-leave = Kihagyod.
choice-do = Végrehajtod ({ cost-paid }): { TEXT("words-", $effect) }.
choice-option = Ezt választod: { TEXT("words-", $effect) }.
choice-copy = Lemásolod ezt: { TEXT($card) } ({ cost-paid }).

## Ami történt

event-faction = { $player } megacége: { TEXT("faction-", $faction) }.
event-round = Kezdődik { ARTICLE($amount) } { $amount }. forduló.
event-action = { $player } akciója: { TEXT($card) }.
event-displaced = { $player } félrerakja az itteni bábut: { TEXT($card) }.
event-bargain = { $player } használ egy képességet.
event-swapped = { $player } kicserél egy mérföldkőkorongot: { disc-name }.
event-innovation = { $player } eléri { ARTICLE($amount) } { $amount }. innovációt ({ TEXT("faction-", $faction) }).
event-achievement = { $player } mérföldköve: { TEXT("achievement-", $achievement) }.
event-end-triggered = { $player } kiváltja a játék végét: { ARTICLE($amount) } { $amount }. forduló az utolsó.
event-population = { $player } ellátmányból lakosságot kap: { $amount }.
event-ore = { $player } { $amount } ércet kap.
event-paid = { $player } { $amount } ércet fizet.
event-automated = { $player } automatizál: { disc-name }.
event-grown = { $amount ->
    [0] { $player } lakossága nem nő.
   *[other] { $player } lakossága nő: { $amount }.
}
event-mined = { $player } { $amount } ércet termel.
event-control-lost = { $player } elveszíti a kontrollt itt: { TEXT("place-", $place) }.
event-control-gained = { $player } megszerzi a kontrollt itt: { TEXT("place-", $place) }, ezzel: { disc-name }.
event-ship-built = { $player } { with-amount } szintű űrhajót épít itt: { TEXT("place-", $place) }.
event-upgraded = { $player } űrhajót fejleszt itt: { TEXT("place-", $place) }; új szintje { $amount }.
event-jumped = { $player } { with-amount } szintű űrhajója ugrik innen: { TEXT("place-", $place) }, ide: { TEXT("place-", $to) }.
event-shifted = { $amount ->
    [1] { $player } átrak egy ellátmánykockát másik oszlopba.
   *[other] { $player } átrak { $amount } ellátmánykockát másik oszlopba.
}
event-donated = { $player } { with-amount } szintű űrhajót rak ide: { TEXT("happening-", $event) }.
event-colonized = { $player } kolonizálja ezt: { TEXT("place-", $place) }.
event-discovered = Új bolygó: { TEXT("place-", $place) }.
event-second-disc = { $player } korongot rak ide: { TEXT("place-", $place) } ({ disc-name }).
event-researched = { $player } kifejleszti ezt: { TEXT("technology-", $technology) }.
event-new-technology = { $player } új technológiája: { TEXT("technology-", $technology) }.
event-turned-up = Felcsapva: { TEXT("technology-", $technology) }.
event-private-technology = { $player } magántechnológiája: { TEXT("technology-", $technology) }.
event-event-turned = { $player } eseménye: { TEXT("happening-", $event) }.
event-attached = { $player } ide rakja az eseményt ({ TEXT("happening-", $event) }): { TEXT("place-", $to) }.
event-bought = { $amount ->
    [1] { $player } ércet vált lakosságra.
   *[other] { $player } { $amount } alkalommal ércet vált lakosságra.
}
event-sold = { $amount ->
    [1] { $player } lakosságot vált ércre.
   *[other] { $player } { $amount } alkalommal lakosságot vált ércre.
}
event-scrapped = { $player } kiselejtez egy űrhajót itt: { TEXT("place-", $place) }.
event-paid-opponent = { $player } { $amount } ércet kap egy ellenféltől.
event-guild-opened = { $player } megnyitja ezt: { TEXT("guild-", $guild) }.
event-vp = { $player } { $amount } győzelmi pontot kap: { TEXT("points-", $source) }.

## Miért nem

reason-not-offered = Ez most nem lehetséges.
reason-too-little-ore = { $first } érc kellene hozzá.
reason-too-little-population = { $first } lakosságkocka kellene hozzá.
reason-occupied = Azon az akcióhelyen másik bábu áll.
reason-stands-there = Ott áll a bábud; másik akcióhelyre kell átraknod.
reason-not-researched = Ezt a technológiát még nem fejlesztetted ki.
reason-covered = A céh fedett, amíg az eseménye fel nem csapódik.
reason-nothing-changes = Ettől semmi sem változna.
reason-no-slot = Nincs technológia, amelyet kifejleszthetnél.
reason-already-researched = Ezt a technológiát már kifejlesztetted.
reason-no-prerequisites = Hiányoznak az előzménytechnológiái.
reason-not-discovered = Csak már ismert technológia fejleszthető ki.
reason-being-discovered = Ezt a technológiát éppen más fejleszti ki.
reason-no-card-left = Nincs több kártya ezen a szinten.
reason-no-supply = Nincs több ellátmánykockád.
reason-nothing-to-colonize = Nincs bolygó, amelyet kolonizálhatnál.
reason-not-controlled = Nem a tiéd a kontroll azon a bolygón.
reason-too-weak = Ott { $first } katonai erő kell.
reason-no-ship = Nincs hozzá űrhajód.
reason-faction-taken = Ezt a megacéget már más választotta.
reason-not-for-two = Ez a megacég két játékosnál nem választható.
reason-not-fulfilled = A feltétel nem teljesül: { $first }, kell: { $second }.
reason-already-claimed = Ezt a mérföldkövet már megszerezted.
reason-card-full = Nincs rajta üres koronghely.
reason-used-up = Ezt már elhasználtad.
reason-not-in-play = Ez az akció nincs játékban.
reason-landing-order = Az űrhajók a gyengébbtől az erősebb felé szállnak le, és a maradéknak elégnek kell lennie.
reason-not-enough-landed = { $first } katonai erőnek kell leszállnia.
reason-no-place-left = Nincs hely további bolygórendszernek.
reason-could-not-go-on = Akkor a hatás nem volna végrehajtható.
reason-held-at-start = Azt a bolygót a kör elején már kontrollálta valaki.
reason-nobody-there = Ott senki sincs útban.
reason-no-cube = Se ellátmányod, se lakosságod nincs hozzá.
reason-nothing-attached = Nincs bolygókártya annál az eseménynél.
reason-no-immediate = Nincs olyan technológiád, amelynek ilyen azonnali jutalma volna.
reason-no-system = Nincs hozzá bolygókártya.
reason-wrong-type = A kártya típusa egyik előzményével sem egyezik.

## Hibák

error-sun-no-choice = „{ $written }” nem választás a Túl a Naprendszeren játékban.
error-sun-no-component = Nincs „{ $name }” nevű alkotóelem.

## Helyek és bolygók nevei

place-sol = Sol
place-deep_space = mélyűr
place-a_left = bal A hely
place-a_right = jobb A hely
place-b_left = bal B hely
place-b_right = jobb B hely
place-shipyard_left = bal kikötőbolygó
place-shipyard_right = jobb kikötőbolygó
place-shipyard_top = felső kikötőbolygó
place-extra = további bolygórendszer
place-barnards_star = Barnard-csillag
place-sirius = Szíriusz
place-proxima_centauri = Proxima Centauri
place-wolf_359 = Wolf 359
place-luytens_star = Luyten-csillag
place-ross_128 = Ross 128
place-epsilon_eridani = Epszilon Eridani
place-procyon = Procyon
place-yz_ceti = YZ Ceti
place-groombridge_34 = Groombridge 34
place-lacaille_9352 = Lacaille 9352
place-struve_2398 = Struve 2398
place-kapteyns_star = Kapteyn-csillag
place-tau_ceti = Tau Ceti
place-lalande_21185 = Lalande 21185
place-ross_154 = Ross 154
place-wise_0855_0714 = WISE 0855−0714
place-cygni_61 = 61 Cygni
place-epsilon_indi = Epszilon Indi
place-gliese_876 = Gliese 876
place-teegardens_star = Teegarden-csillag
place-kruger_60 = Krüger 60
place-wolf_1061 = Wolf 1061
place-luhman_16 = Luhman 16

## Technológiák nevei

technology-narrow_beam_lasers = Lézerfegyverek
technology-terraforming = Terraformálás
technology-genetically_modified_crops = Génmódosított növények
technology-robotic_mining = Bányászrobotok
technology-spacetime_anomaly_studies = Téridő-anomáliás kutatások
technology-human_experimentation = Emberkísérletek
technology-bio_synaptic_network = Bioszinaptikus hálózat
technology-hypercomputing = Hiperszámítás
technology-plasma_cannons = Plazmaágyúk
technology-depot_outposts = Raktárelőőrsök
technology-drone_squadrons = Drónrajok
technology-modular_fleet = Moduláris űrflotta
technology-mass_cloning = Tömeges klónozás
technology-advanced_genetics = Fejlett genetika
technology-colonial_conscription = Gyarmati sorozás
technology-export_farming = Exportgazdálkodás
technology-interstellar_charters = Csillagközi alapítólevelek
technology-survey_probes = Felderítő szondák
technology-licensed_privateers = Kalózok menlevéllel
technology-colony_arks = Kolóniabárkák
technology-transdimensional_ai = Transzdimenziós MI
technology-planetary_scale_research = Bolygószintű kutatások
technology-metahuman_chambers = Metahumán kamrák
technology-hivemind_computing = Kaptárelme-számítás
technology-deep_space_megastructures = Mélyűri megastruktúrák
technology-capital_ship = Zászlóshajó
technology-android_armada = Androidarmada
technology-mercenary_fleet = Zsoldosflotta
technology-cerebral_implants = Agyi implantátumok
technology-manufacturing_orbitals = Orbitális gyárak
technology-android_rights_movement = Androidjogi mozgalom
technology-subatomic_fabrication = Szubatomi gyártás
technology-quantum_data_exchange = Kvantumadatcsere
technology-hyperdrive_boosters = Hiperhajtómű-gyorsítók
technology-wormhole_technology = Féregjárat-technológia
technology-stealth_terraformers = Rejtőzködő terraformálók
technology-parallel_universe_generator = Párhuzamosuniverzum-generátor
technology-galactic_empire = Galaktikus birodalom
technology-post_scarcity_society = A bőség társadalma
technology-black_market_industries = Feketepiaci iparágak
technology-galactic_hq = Galaktikus főhadiszállás
technology-mind_machine_assimilation = Elme és gép egyesülése
technology-galactic_datasphere = Galaktikus adatszféra
technology-neo_industrial_revolution = Neoipari forradalom
technology-hyperlane_hegemony = A járatok egyeduralma
technology-giga_corporations = Gigacégek

## Események, mérföldkövek, megacégek, céhek és alapakciók nevei

happening-tyler_lee = Tyler Lee, a zseniális üzletember
happening-maya_chaturvedi = Maya Chaturvedi, a látnok
happening-unexpected_exoplanet = Váratlan exobolygó
happening-asteroid_windfall = Aszteroidaszerencse
happening-population_boom = Népességrobbanás
happening-automation_subsidies = Automatizálási támogatás
happening-refugee_convoys = Menekültkonvojok
happening-technology_symposium = Technológiai szimpózium
happening-arms_race = Fegyverkezési verseny
happening-gold_rush = Aranyláz
happening-kc_24x = Az első android kormányzó, KC-24X
happening-ono = Ono, a Kolóniák Szószólója
happening-spaceship_museum = Űrhajómúzeum
happening-dyson_sphere = Dyson-gömb
happening-mass_enlightenment = Tömegfelvilágosodás
happening-ministry_of_colonies = Kolóniaminisztérium
happening-frontier_monument = Határvidéki emlékmű
happening-colonial_census = Gyarmati népszámlálás
happening-grand_exposition = Nagy világkiállítás
happening-hyperspace_storm = Hiperűrvihar
achievement-transcendence = Kiválóság
achievement-empire = Birodalom
achievement-warlord = Hadúr
achievement-specialization = Specializáció
achievement-pioneer = Úttörő
achievement-tycoon = Iparmágnás
achievement-technologist = Technológus
achievement-automaton = Automata
achievement-polymath = Polihisztor
achievement-industrialist = Gyáros
faction-nishida_ostergaard = Nishida-Østergaard Corporation
faction-cosmic_tabernacle = A kozmikus tabernákulum tanítványai
faction-united_nations = Egyesült Nemzetek
faction-helios_mining_collective = Helios Bányászszövetkezet
guild-colonists_guild = Telepescéh
guild-scholars_guild = Tudóscéh
guild-technocrat_guild = Technokratacéh
guild-ascension_guild = Felemelkedés céhe
basic-research_level_1 = I. szintű kifejlesztés
basic-research_level_2 = II. szintű kifejlesztés
basic-build_and_jump = Építés és ugrás
basic-gather = Gyűjtés
innovation-fleet_refit = Flottafelújítás
innovation-hyperdrive_licences = Hiperhajtómű-licencek
innovation-great_awakening = Nagy ébredés
innovation-missionaries = Hittérítők
innovation-relief_logistics = Segélylogisztika
innovation-shared_archives = Közös archívumok
innovation-belt_prospecting = Övezeti kutatófúrás
innovation-ore_brokers = Ércalkuszok

## Mit tesznek az alkotóelemek

step-cost = Költség: { cost-paid }.
step-optional = Megteheted ({ cost-paid }):
step-choose = Válassz { $times ->
    [1] egyet
   *[other] { $times } alkalommal
}:
step-option = { $number }. lehetőség:
step-for-each = Minden { $every } után ({ TEXT("counter-", $counter) }), legfeljebb { $most } alkalommal:
step-repeat = { $times } alkalommal:
step-immediate-again = Kapd meg újra e kártya azonnali jutalmát.
step-copy = { $family ->
   *[research] Hajts végre egy kifejlesztést tartalmazó akciót, foglaltat is, a költségéért.
    [technology] Hajtsd végre egy I–III. szintű technológia akcióját, foglaltat is, a költségéért.
}
step-gain-ore = Vegyél el { $amount } ércet.
step-pay-opponent = Fizess { $amount } ércet egy ellenfélnek.
step-supply-to-population = Fordíts { $amount } ellátmányt lakossággá ({ $order ->
   *[leftmost] balról
    [rightmost] jobbról
    [any] bármelyik oszlopból
}).
step-supply-to-ship = Fordíts { $amount } ellátmányt ({ $order ->
   *[leftmost] balról
    [rightmost] jobbról
    [any] bármelyik oszlopból
}) { with-level } szintű űrhajóvá, { $at ->
   *[shipyard] a Solnál vagy kikötőbolygódon
    [deep_space] a mélyűrben
}.
step-population-to-ship = Fordíts { $amount } lakosságot { with-level } szintű űrhajóvá a Solnál vagy kikötőbolygódon.
step-move-supply = Rakj át { $amount } ellátmánykockát ({ $order ->
   *[leftmost] balról
    [rightmost] jobbról
    [any] bármelyik oszlopból
}), ide: { $to ->
    [A] A oszlop
    [B] B oszlop
    [C] C oszlop
    [D] D oszlop
    [E] E oszlop
   *[any] más oszlopok
}.
step-automate = Automatizálás: { $track ->
   *[food] élelem
    [ore] érc
    [choice] élelem vagy érc
}, { $amount } alkalommal.
step-produce = { $production ->
   *[growth] Növeld a lakosságot.
    [ore] Termelj ércet.
    [trade] Válts át erőforrásokat.
}
step-research = Fejlessz ki egy { $by ->
    [colonies] kolonizált bolygóid számánál eggyel magasabb, de legfeljebb { $last }. szintű
    [levels] { $levels }. vagy { $last }. szintű
   *[level] { $last }. szintű
}{ $known ->
    [yes] , már ismert technológiát
   *[no] {" "}technológiát
}{ $free ->
    [yes] , az előzményeitől függetlenül
   *[no] {""}
}{ $reward ->
    [no] , az azonnali jutalma nélkül
   *[yes] {""}
}.
step-gain-private-technology = Csapj fel { $draw } { $level }. szintű technológiát, és tarts meg { $amount } darabot magántechnológiaként.
step-repeat-immediate-of-researched-technologies = Kapd meg újra legfeljebb { $amount } technológiád azonnali jutalmát.
step-jump = Ugorj { $amount } mozgásponttal.
step-jump-to-any-location = Legfeljebb { $amount } űrhajód bárhová ugorhat.
step-upgrade-ships = { $ships ->
   *[any] Fejleszd űrhajóidat összesen { with-levels }, tetszésed szerint elosztva.
    [one] Fejlessz egy űrhajót { with-levels }.
    [several] Fejlessz { $amount } különböző űrhajót egyenként { with-levels }.
}
with-levels = { $levels } szinttel
step-colonize = { $unheld ->
   *[no] Kolonizálj egy általad kontrollált bolygót.
    [yes] Kolonizálj egy bolygót, amelyet a köröd elején senki sem kontrollált.
}{ $discs ->
    [0] {""}
   *[other] {" "}Összesen { $discs } korongod kerül rá.
}{ $reward ->
    [no] {" "}A kontroll megszerzéséért nem jár jutalom.
   *[yes] {""}
}
step-donate-ship = Rakj legfeljebb { $amount } űrhajót erre a kártyára; kikerülnek a játékból.
step-uncover-guild = Megnyílik ez: { TEXT("guild-", $guild) }.
step-add-extra-system = További bolygókártya kerül a tábla mellé ebből a pakliból: { $deck }{ $replaced ->
    [no] ; ha valaki kolonizálta, a helyére nem kerül új
   *[yes] {""}
}.
step-attach-system-to-card = Bolygókártya kerül ehhez a kártyához ebből a pakliból: { $deck }; nem számít helyszínnek.
step-take-attached-system = Vedd el e kártya bolygóját kolonizációs jutalmával együtt, korongok nélkül.
step-draw-systems-and-take-colonize-bonus = Csapj fel { $draw } bolygókártyát ebből a pakliból: { $deck }, és vedd el { $amount } kolonizációs jutalmukat.
step-attach-event-to-system = Rakd ezt a kártyát egy bolygóhoz.
step-setup-ship-level = Kezdő űrhajód szintje: { $amount }.
counter-locations_you_control = általad kontrollált helyszín
counter-systems_you_have_colonized = általad kolonizált bolygó
counter-locations_taken_from_another_faction_by_this_effect = e hatással mástól elvett helyszín
counter-opponents_beyond_the_first = az elsőn túli ellenfél
scored-thing = { $of ->
   *[automation_discs] automatizálási korong
    [level_of_ship_on_this_card] e kártyára rakott űrhajószint
    [locations_you_control_plus_colonized_systems] kontrollált helyszín és kolónia
    [ore] érc
    [ship_levels_on_board] űrhajószint a táblán
    [systems_you_have_colonized] kolónia
    [technologies_of_level_III] III. szintű technológia
    [technologies_researched] technológia
}
explain-reconstructed = Ez a kártya rekonstruált: nem a hivatalos kártya szövege.
explain-technology = { $level }. szint: { $second ->
   *[scientific] ezekhez illik: { type-name }, tudományos
    [economic] ezekhez illik: { type-name }, környezeti
    [military] ezekhez illik: { type-name }, katonai
    [commercial] ezekhez illik: { type-name }, gazdasági
    [none] egyedül ehhez illik: { type-name }
}; ezt adja tovább: { $output ->
   *[scientific] tudományos
    [economic] környezeti
    [military] katonai
    [commercial] gazdasági
    [none] semmit
}.
explain-immediate = Azonnal, mindenkinek, aki kifejleszti:
explain-action = Akció (helyek: { $amount }):
explain-points = { $amount } győzelmi pontot ér.
explain-more-points = További { $amount } pont minden { $every } után ({ scored-thing }), a kártya összesen legfeljebb { $most }.
explain-event = { $level }. szintű esemény.
explain-discoverer = A kifejlesztő:
explain-others = Mindenki más:
explain-everybody = Mindenki, a kifejlesztőtől kezdve:
explain-ranking = A végén pont jár azoknak, akiknek a legtöbb van ebből: { scored-thing }. Pontok helyezés szerint: { $points }.
explain-for-everybody = A végén mindenki { $amount } pontot kap ezek mindegyikéért: { scored-thing }.
explain-for-colonizer = Aki azt a bolygót kolonizálja, { $amount } pontot kap.
explain-shared-action = Akció annak, aki először hajtja végre:
explain-system = { $deck } bolygókártya: { $strength } erő, { $amount } pont, { $specialties ->
   *[food] élelem
    [ore] érc
    [both] élelem vagy érc
}.
explain-control = Aki megszerzi a kontrollt:
explain-colonize = Aki kolonizálja:
explain-condition = { $condition ->
   *[automation_discs] Legyen { $amount } korongod az automatizálási sávon.
    [colonized_systems] Legyen { $amount } kolonizált bolygód.
    [controlled_locations] Kontrollálj { $amount } helyszínt.
    [discs_removed_from_production_tracks] Kerüljön le { $amount } korong a termelési sávjaidról.
    [ore_in_stock] Legyen { $amount } érced.
    [specialty_icons] Legyen { $amount } egyforma nyomtatott specialitásikonod.
    [technologies_of_every_type] Legyen minden típusból { $amount } technológiád.
    [technologies_of_level] Legyen { $amount } { $level }. szintű technológiád.
    [total_ship_levels_on_board] Legyen összesen { $amount } szintnyi űrhajód a táblán.
}
explain-disc-spaces = Koronghelyei ennyi pontot érnek: { $points }.
explain-columns = Ellátmányoszlopok: A { $a }, B { $b }, C { $c }, D { $d }, E { $e }.
explain-setup = Kezdéskor:
explain-innovation = Innováció: „{ TEXT("innovation-", $innovation) }”, ha ezen a sávon { $amount } ikon látszik: { track-name }.
explain-slot = { $level }. szintű hely.
explain-slot-free = Semmit sem kell előtte kifejleszteni.
explain-slot-needs = A következő helyek közül ennyit kell előtte kifejleszteni: { $amount }. A helyek: { $slots }.
explain-slot-leads = Innen ide vezet út: { $slots }.
explain-once = Egyszer:
own-name = { $name }
ability-any-time = Akción kívül bármikor, körönként ennyiszer: { $amount }.
ability-discs-from-either-track = Automatizálásnál és előőrsnél a korong bármelyik sávodról jöhet.
ability-displace-pawn = A játék során ennyiszer: { $amount }. Félrerakhatsz egy másik bábut, és a helyére léphetsz.
ability-more-movement = Minden ugráshatásod ennyivel több mozgáspontot ad: { $amount }.
ability-one-jump-reaches-any-location = Űrhajód 1 mozgáspontért bárhová eljuthat.
ability-not-from = Innen nem indulhat: { TEXT("place-", $place) }.
ability-ore-when-another-colonizes-beside-your-ship = { $amount } ércet kapsz, ha más olyan bolygót kolonizál, ahol űrhajód van.
ability-population-for-less-ore = Átváltásnál egy lakosságkocka ennyi ércbe kerül neked: { $amount }.
ability-replace-returned-population = Ha egy akció lakosság visszaadásába kerül, { $cubes } kocka egyenként { $ore } érccel kiváltható.
ability-skip-one-of-two-prerequisites = { $known ->
   *[known] Két előzményt igénylő, már ismert technológiának
    [any] Két előzményt igénylő technológiának
} ezeken a szinteken az egyik előzménye hiányozhat: { $levels }.
ability-supply-from-any-column = Ha ellátmányt használsz közvetlenül, bármelyik oszlopból veheted.
ability-swap-star-discs = Akción kívül bármikor: a mérföldkövekre rakott mérföldkőkorongjaid kicserélhetők a sávjaid korongjaira; a többi a játék végén cserélődik ki.

## Az asztal szavakban

board-round = { $last ->
    [0] { $amount }. forduló.
   *[other] { $amount }. forduló, az utolsó { ARTICLE($last) } { $last }.
}
board-achievement = { TEXT("achievement-", $goal) }: { $amount } korong
board-event = esemény az asztalon: { TEXT("happening-", $event) }
board-event-with = { TEXT("happening-", $event) }: nála fekszik { ARTICLE(TEXT("place-", $place)) } { TEXT("place-", $place) }
board-event-points = { TEXT("happening-", $event) }: most { $amount } pont, aki kapja: { $player }
board-technology = { $slot }: { TEXT("technology-", $technology) }
board-system = { TEXT("place-", $place) }: senki sem kontrollálja
board-system-held = { TEXT("place-", $place) }: { $player } kontrollálja
board-no-faction = { $player } még nem választott megacéget.
board-player = { $player } ({ TEXT("faction-", $faction) }): { $ore } érc, { $population } lakosság, { $supply } ellátmány
board-discs = Korongok a sávokon: élelem { $food }, érc { $ore }; automatizálva { $automated }
board-researched = kifejlesztette: { TEXT("technology-", $technology) }
board-private = magántechnológia: { TEXT("technology-", $technology) }
board-colony = kolonizálta: { TEXT("place-", $place) }
board-ships = { with-level } szintű űrhajók itt: { TEXT("place-", $place) }: { $amount }

## A rajzon

label-slot = { $level }. szint, felülről { ARTICLE($row) } { $row }. hely
label-event = esemény
label-space = Akcióhely
label-box = Kezdeti lépések
label-guilds = Céhek
label-points = { $amount } GyP
label-no-faction = még nincs megacég
label-column = { $column } oszlop
label-track-food = Élelemtermelési sáv
label-track-ore = Érctermelési sáv
label-stock-ore = { $amount } érc
label-stock-population = { $amount } lakosság
label-stock-supply = { $amount } ellátmánykocka
label-round = { $amount }. forduló
label-zone-head = Forduló
label-zone-tree = Fa
label-zone-own = Cégem
label-zone-factions = Megacégek
label-zone-turned = Lapok
label-zone-galaxy = Galaxis
label-zone-goals = Mérföldkő
label-zone-hand = Amim van

# ---- standing orders

order-outpost = Előőrs más körében
order-outpost-why = Ha más körében szerzel kontrollt, és a korong bármelyik sávról jöhet, senkinek sem kell várnia.
order-outpost-value = { $value ->
   *[ask] Kérdezz meg mindig
    [food_first] Az élelemsávról
    [ore_first] Az ércsávról
}
order-rewards = Több helyszín más körében
order-rewards-why = Ebben a sorrendben kapod meg a jutalmakat.
order-rewards-value = { $value ->
   *[ask] Kérdezz meg mindig
    [as_on_the_board] A tábla sorrendjében
}

## A műhely
shelf-technologies-1 = I. szintű technológiák
shelf-technologies-2 = II. szintű technológiák
shelf-technologies-3 = III. szintű technológiák
shelf-technologies-4 = IIII. szintű technológiák
shelf-events = Események
shelf-systems = Bolygók
shelf-achievements = Mérföldkövek
shelf-factions = Megacégek
shelf-guilds = Céhek
shelf-basics = Alapakciók
shelf-slots = A technológiafa helyei
field-name = Név
field-match = Bal szél: milyen típusként választható
field-output = Jobb szél: a továbbadott típus
field-vp = Pont
field-strength = Erő
field-specialties = Specialitások
field-condition = Ami számít
field-condition_level = Ezen a szinten, ha egy szint technológiái számítanak
field-at_least = Legalább
field-spaces_vp = Koronghelyeinek pontjai, így: 5/3
field-immediate = Azonnal
field-discoverer = A felfedező
field-others = Minden más játékos
field-everybody = Mindenki
field-control = Aki megszerzi a kontrollt
field-colonize = Aki kolonizálja
field-action_1 = 1. akció
field-spaces_1 = Az 1. akció helyei
field-action_2 = 2. akció
field-spaces_2 = A 2. akció helyei
field-ability = Tartós képesség, így: more_movement points=2
field-vp_more = További pontok, így: each=1 of=ore every=2 max=7
field-lasting = Ami megmarad belőle, így: ranking of=ore vp=4/2
field-after = Ahová a kártya kerül
field-prerequisites = Előzmények: alacsonyabb szintű helyek, így: I1/I2
field-needed = Ennyi kell belőlük
field-setup = Alaptábla: a kezdéskor
field-columns = Haladó tábla: az A–E oszlopok mezői, így: 5/4/3/3/2
field-food_icons = Élelemikonok: ennyi korong után látszanak, így: 0/2/4/6/8
field-ore_icons = Ércikonok: ennyi korong után látszanak, így: 0/2/4/6/8
field-innovation_1 = 1. innováció
field-innovation_1_track = 1. innováció: ez a sáv számít
field-innovation_1_icons = 1. innováció: ennyi ikon kell hozzá
field-innovation_1_effect = 1. innováció: egyszer
field-innovation_1_ability = 1. innováció: vagy a tartós képessége
field-innovation_2 = 2. innováció
field-innovation_2_track = 2. innováció: ez a sáv számít
field-innovation_2_icons = 2. innováció: ennyi ikon kell hozzá
field-innovation_2_effect = 2. innováció: egyszer
field-innovation_2_ability = 2. innováció: vagy a tartós képessége
field-confidence = Mennyire bizonyos
field-choice-none = semmilyen
field-choice-scientific = tudományos
field-choice-economic = környezeti
field-choice-military = katonai
field-choice-commercial = gazdasági
field-choice-food = élelem
field-choice-ore = érc
field-choice-confirmed = a kártyáról olvasva
field-choice-likely = valószínű
field-choice-reconstructed = rekonstruált
field-choice-I = I.
field-choice-II = II.
field-choice-III = III.
field-choice-IIII = IIII.
field-choice-automation_discs = korongok az automatizálási sávon
field-choice-colonized_systems = kolonizált bolygók
field-choice-controlled_locations = kontrollált helyszínek
field-choice-discs_removed_from_production_tracks = a termelési sávokról levett korongok
field-choice-ore_in_stock = érc
field-choice-specialty_icons = egyforma nyomtatott specialitásikonok
field-choice-technologies_of_every_type = technológiák minden típusból
field-choice-technologies_of_level = egy szint technológiái
field-choice-total_ship_levels_on_board = űrhajószintek a táblán
field-choice-discard = kikerül a játékból
field-choice-keep = a mérföldkövek mellé
field-choice-until_taken = a mérföldkövek mellé, amíg valaki el nem veszi, ami nála fekszik
field-choice-with_extra_system = kikerül a játékból; a bolygója a táblán marad
field-choice-with_system = egy táblán fekvő bolygóhoz
check-typed-in = { $kind ->
   *[technology] Technológiák
    [event] Események
    [system] Bolygók
    [achievement] Mérföldkövek
    [faction] Megacégek
    [guild] Céhek
    [basic] Alapakciók
    [slot] A fa helyei
}, beírva vagy bizonyosan: { $amount } / { $all }.
check-too-few-of-a-type = { $level }. szintű technológia kereshető így: { type-name }, de csak ennyi kártya illik hozzá: { $amount }. Kettőre van szükség.
check-never-handed-on = Vannak { $level }. szintű kártyák ilyen típussal: { type-name }, de e szint egyetlen kártyahelyéhez sem jut el ez a típus.
check-out-of-reach = Egyetlen kártyahelyhez sem illik ez a kártya: { $card }. Egyik típusa sem jut el { $level }. szintű kártyahelyhez.
check-reachable = Minden típushoz, amely eljut egy kártyahelyhez, legalább két kártya illik, és minden kártya illik valamelyik kártyahelyhez.

# ---- a képtár és a jelmagyarázat

gallery-level-1 = I. szintű technológiák
gallery-level-2 = II. szintű technológiák
gallery-level-3 = III. szintű technológiák
gallery-level-4 = IIII. szintű technológiák
gallery-key = Jelmagyarázat
sign-population = Lakosság
sign-supply = Ellátmánykocka
sign-ore = Érc; a sávon érckorong
sign-food = Élelem; a sávon élelemkorong
sign-any = Élelem vagy érc, ahogy tetszik
sign-ship = Űrhajó, a szintjével
sign-vp = Győzelmi pont
sign-star = Mérföldkőkorong
sign-disc = A sávjaidról elvett korongok
sign-research = Kifejlesztés a mellette álló szinteken
sign-jump = Ugrás, ennyiszer
sign-upgrade = Űrhajók fejlesztése, ennyiszer
sign-automate = Automatizálás
sign-colonize = Kolonizálás; egy bolygónál a hozzá szükséges erő
sign-flag = Egy hely kontrollja
sign-copy = Egy másik akció használata
sign-more = Más is történik: koppintásra szóban is elmondja
sign-scientific = Tudományos technológia
sign-economic = Környezeti technológia
sign-military = Katonai technológia
sign-commercial = Gazdasági technológia
sign-immediate = Azonnal, amikor kifejleszted
sign-price = Ami előtte áll, azt ki kell fizetni
sign-trade = Erőforrások átváltása
sign-guess = Nem a kártyáról van leolvasva: következtetés
