### Eclipse, magyarul. A szavak a magyar szabálykönyv szavai. A hexát a nyomtatott száma jelöli ($place; 1 a középpont);
### a mondatok a nevét mondják, mert a térkép is azt mutatja. A felderítetlen helyet szomszédja jelöli ($near, $side). $rival egy második játékos.

## Az asztalnál: a játék, a lehetőségei, mije van egy helynek

game-title = Eclipse
game-blurb = Új hajnal a galaxis felett: felderítés, telepítés, kutatás, hajótervezés és csaták kilenc fordulón át.
option-species = Fajok
option-species-why = A szabálykönyv az első játékhoz csak a földlakókat ajánlja.
option-species-value = { $value ->
   *[terrans] Csak földlakók
    [choice] Mindenki választ
    [draw] Húzással
    [mixed] Választás vagy húzás
}
option-start_player = Kezdőjátékos
option-start_player-why = Az első helyen ülő kezd, vagy a véletlen dönti el.
option-start_player-value = { $value ->
   *[first_seat] Az első helyen ülő
    [chance] A véletlen
}
figure-money = Pénz
figure-science = Tudomány
figure-materials = Építőanyag
figure-discs = Befolyáskorong
figure-upkeep = Fenntartás
figure-balance = Pénz a fenntartás után
figure-hexes = Hexa
figure-technologies = Technológia
points-score-reputation = Hírnévlapkák
points-score-ambassadors = Nagykövetek
points-score-hexes = Hexák
points-score-discoveries = Felfedezések
points-score-monoliths = Monolitok
points-score-technologies = Technológiák
points-score-traitor = Áruló
points-score-species = Faj

## Szavak mondatok belsejében

the-hex = { ARTICLE(TEXT("sector-", $place)) } { TEXT("sector-", $place) } hexa
hex-object = { ARTICLE(TEXT("sector-", $place)) } { TEXT("sector-", $place) } hexát
on-hex = { ARTICLE(TEXT("sector-", $place)) } { TEXT("sector-", $place) } hexán
to-hex = { ARTICLE(TEXT("sector-", $place)) } { TEXT("sector-", $place) } hexára
from-hex = { ARTICLE(TEXT("sector-", $place)) } { TEXT("sector-", $place) } hexáról
the-resource = { $resource ->
   *[money] pénz
    [science] tudomány
    [materials] építőanyag
    [any] tetszőleges
}
given-resource = { $given ->
   *[money] pénzt
    [science] tudományt
    [materials] építőanyagot
}
gained-resource = { $gained ->
   *[money] pénzre
    [science] tudományra
    [materials] építőanyagra
}
resource-money = pénz
resource-science = tudomány
resource-materials = építőanyag
resource-any = tetszőleges
ring-inner = Belső szektor
ring-middle = Középső szektor
ring-outer = Külső szektor
ring-center = középpont
ring-starting = kezdőszektor
action-explore = Felderítés
action-influence = Befolyásolás
action-research = Kutatás
action-upgrade = Fejlesztés
action-build = Építkezés
action-move = Mozgatás
ship-interceptor = vadász
ship-cruiser = cirkáló
ship-dreadnought = csatahajó
ship-starbase = csillagbázis
ship-orbital = űrállomás
ship-monolith = monolit
ship-ancient = Ősi hajó
ship-defence_system = Galaktikus Központ Védelmi Rendszer

## Játékelemek

technology-neutron_bombs = Neutronbomba
technology-starbase = Csillagbázis
technology-plasma_cannon = Plazmaágyú
technology-phase_shield = Fázispajzs
technology-advanced_mining = Fejlett bányászat
technology-tachyon_source = Tachion reaktor
technology-plasma_missile = Plazmarakéta
technology-gluon_computer = Gluon számítógép
technology-gauss_shield = Gauss pajzs
technology-improved_hull = Fejlett hajótest
technology-fusion_source = Fúziós reaktor
technology-positron_computer = Pozitron számítógép
technology-advanced_economy = Fejlett gazdaság
technology-tachyon_drive = Tachion hajtómű
technology-antimatter_cannon = Antianyagágyú
technology-quantum_grid = Kvantumrács
technology-nanorobots = Nanorobot
technology-fusion_drive = Fúziós hajtómű
technology-advanced_robotics = Fejlett robottechnológia
technology-orbital = Űrállomás
technology-advanced_labs = Fejlett laboratórium
technology-monolith = Monolit
technology-artifact_key = Kincs kulcs
technology-wormhole_generator = Féreglyuk-generátor
effect-neutron_bombs = csata után egy hexa teljes lakossága kockadobás nélkül elpusztítható
effect-starbase = csillagbázisokat építhetsz
effect-plasma_cannon = a Plazmaágyú beépíthető
effect-phase_shield = a Fázispajzs beépíthető
effect-advanced_mining = az építőanyagtermelő nehéz életterek is betelepíthetők
effect-tachyon_source = a Tachion reaktor beépíthető
effect-plasma_missile = a Plazmarakéta beépíthető
effect-gluon_computer = a Gluon számítógép beépíthető
effect-gauss_shield = a Gauss pajzs beépíthető
effect-improved_hull = a Fejlett hajótest beépíthető
effect-fusion_source = a Fúziós reaktor beépíthető
effect-positron_computer = a Pozitron számítógép beépíthető
effect-advanced_economy = a pénztermelő nehéz életterek is betelepíthetők
effect-tachyon_drive = a Tachion hajtómű beépíthető
effect-antimatter_cannon = az Antianyagágyú beépíthető
effect-quantum_grid = azonnal két plusz befolyáskorong
effect-nanorobots = Építkezésenként eggyel több űrhajó vagy építmény
effect-fusion_drive = a Fúziós hajtómű beépíthető
effect-advanced_robotics = azonnal egy plusz befolyáskorong
effect-orbital = űrállomásokat építhetsz
effect-advanced_labs = a tudománytermelő nehéz életterek is betelepíthetők
effect-monolith = monolitokat építhetsz
effect-artifact_key = azonnal 5 egyforma erőforrás a hexáidon lévő minden kincs után
effect-wormhole_generator = neked fél féreglyuk is elég
part-ion_cannon = Ionágyú
part-plasma_cannon = Plazmaágyú
part-antimatter_cannon = Antianyagágyú
part-plasma_missile = Plazmarakéta
part-electron_computer = Elektron számítógép
part-positron_computer = Pozitron számítógép
part-gluon_computer = Gluon számítógép
part-gauss_shield = Gauss pajzs
part-phase_shield = Fázispajzs
part-hull = Hajótest
part-improved_hull = Fejlett hajótest
part-nuclear_drive = Nukleáris hajtómű
part-fusion_drive = Fúziós hajtómű
part-tachyon_drive = Tachion hajtómű
part-nuclear_source = Nukleáris reaktor
part-fusion_source = Fúziós reaktor
part-tachyon_source = Tachion reaktor
part-axion_computer = Axion számítógép
part-hypergrid_source = Hiperrács reaktor
part-shard_hull = Szilánk hajótest
part-ion_turret = Iontorony
part-conformal_drive = Konform hajtómű
part-flux_shield = Fluxuspajzs
species-terran_directorate = Terran Direktórium
species-terran_federation = Terran Föderáció
species-terran_union = Terran Unió
species-terran_republic = Terran Köztársaság
species-terran_conglomerate = Terran Konglomerátum
species-terran_alliance = Terran Szövetség
species-eridani_empire = Eridani Birodalom
species-hydran_progress = Hydran törekvés
species-planta = Planta
species-descendants_of_draco = Dracoi Ivadékok
species-mechanema = Mechanema
species-orion_hegemony = Orion Hegemónia
discovery-money = 8 pénz
discovery-science = 5 tudomány
discovery-materials = 6 építőanyag
discovery-ancient_technology = Ősi technológia
discovery-ancient_cruiser = Ősi cirkáló
discovery-axion_computer = Axion számítógép
discovery-hypergrid_source = Hiperrács reaktor
discovery-shard_hull = Szilánk hajótest
discovery-ion_turret = Iontorony
discovery-conformal_drive = Konform hajtómű
discovery-flux_shield = Fluxuspajzs
the-category = { $category ->
   *[military] katonai technológia
    [grid] rácstechnológia
    [nano] nanotechnológia
}
told-technology = { TEXT("technology-", $technology) } ({ the-category }, { $cost } tudomány, legalább { $minimum }): { TEXT("effect-", $technology) }.
told-part = { ARTICLE(TEXT("part-", $part), start: "yes") } { TEXT("part-", $part) } hajóalkatrész.
told-species = { ARTICLE(TEXT("species-", $species), start: "yes") } { TEXT("species-", $species) } választható faj.
told-discovery = Felfedezéslapka: { TEXT("discovery-", $tile) }, vagy { $amount } GyP.
told-sector = { $ring ->
   *[center] A 00{ $place }-es hexa, { $name }, a középpontban: { $vp } GyP.
    [inner] { ARTICLE($place, start: "yes") } { SUFFIX($place, "s") } hexa, { $name }, a Belső szektorból: { $vp } GyP.
    [middle] { ARTICLE($place, start: "yes") } { SUFFIX($place, "s") } hexa, { $name }, a Középső szektorból: { $vp } GyP.
    [outer] { ARTICLE($place, start: "yes") } { SUFFIX($place, "s") } hexa, { $name }, a Külső szektorból: { $vp } GyP.
    [starting] { ARTICLE($place, start: "yes") } { SUFFIX($place, "s") } kezdőhexa, { $name }: { $vp } GyP.
}
explain-squares = { $amount } élettér van rajta ({ the-resource }).
explain-starred = { $amount } nehéz élettér van rajta ({ the-resource }).
explain-ancients = { $amount } Ősi hajó őrzi.
explain-discovery = Felfedezéslapka fekszik rajta, amíg valaki az irányítása alá nem vonja.
explain-artifact = Kincs van rajta.
explain-cannon = Ágyú: minden csatakörben { $amount } kocka, találatonként { $damage } sérülés ({ the-colour }).
explain-missile = Rakéta: az első csatakör előtt { $amount } kocka, találatonként { $damage } sérülés ({ the-colour }).
the-colour = { $colour ->
   *[yellow] sárga
    [orange] narancs
    [red] piros
}
explain-computer = A hajó kockadobásaihoz { SUFFIX($amount, "t") } ad.
explain-shield = A hajóra lövők kockadobásaiból { SUFFIX($amount, "t") } levon.
explain-hull = { $amount } sérülést elnyel.
explain-movement = A mozgásértéket { SUFFIX($amount, "val") } növeli.
explain-initiative = A kezdeményezőértéket { SUFFIX($amount, "val") } növeli.
explain-energy-given = { $amount } energiát ad.
explain-energy-used = { $amount } energiát fogyaszt.
explain-ancient-part = Ősi alkatrész: csak felfedezéslapkával szerezhető meg, és ha lecserélik, kikerül a játékból.
explain-storage = { $money } pénzzel, { $science } tudománnyal és { $materials } építőanyaggal kezd.
explain-starts-with = Kezdő technológiája: { TEXT("technology-", $technology) }.
explain-trade = Egyféle erőforrás { $amount } egységét cseréli egy másféle 1 egységére.
explain-ability = { $species ->
   *[terran] A földlakók egy Mozgatással háromszor mozgatnak.
    [eridani_empire] Két hírnévlapkával kezd, de kevesebb befolyáskorongja van.
    [hydran_progress] Egy Kutatással két technológiát fejleszthet ki.
    [planta] Egy Felderítéssel kétszer derít fel, és minden irányított hexája 1 GyP-t ér, de a lakossága kockadobás nélkül elpusztítható.
    [descendants_of_draco] Két hexát húz, és az egyiket rakja le, együtt él az Ősi hajókkal, és minden megmaradt Ősi hajó 1 GyP-t ér neki.
    [mechanema] Egy Fejlesztéssel három alkatrészt vesz el, egy Építkezéssel háromszor épít, és olcsóbban.
    [orion_hegemony] Egy cirkálóval kezd, hajóinak pajzsa és magas kezdeményezőértéke van.
}

## Kérdések

ask-chance-technology = A véletlen még { $amount } technológialapkát húz.
ask-chance-start-player = A véletlen dönti el, ki kezd.
ask-chance-species = A véletlen fajt húz.
ask-chance-hex = A véletlen hexát húz ({ TEXT("ring-", $ring) }).
ask-chance-discovery = A véletlen felfedezéslapkát húz.
ask-chance-tile = A véletlen hírnévlapkát húz.
ask-chance-dice = A véletlen { $amount } kockával dob ({ the-colour }).
ask-species = { $player }, melyik fajjal játszol?
ask-turn = { $player }, válassz egy cselekedetet, vagy passzolj. A fenntartás most { $upkeep }, { $lacking ->
    [0] így a forduló végén { $balance } pénz marad.
   *[other] amihez a forduló végén { $lacking } pénz hiányzik majd.
}
ask-turn-passed = { $player }, már passzoltál: válassz reakciót, vagy passzolj újra.
ask-turn-after = { $player }, a cselekedeted véget ért. Telepeshajót, cserét és ajánlatot még választhatsz, vagy fejezd be a köröd.
ask-explore = { $amount ->
    [one] { $player }, hol derítesz fel?
   *[other] { $player }, hol derítesz fel? { $amount } felderítésed van.
}
ask-place = { $player }, hogyan kerüljön le a hexa, vagy eldobod?
ask-claim = { $player }, teszel befolyáskorongot { to-hex }?
ask-discover = { $player }, melyik oldalát használod { from-hex } elvett felfedezéslapkának?
ask-ancient-technology = { $player }, a legolcsóbb technológiák közül melyiket veszed el?
ask-fit-at-once = { $player }, hová építed be ezt az alkatrészt: { TEXT("part-", $part) }?
ask-influence = { $player }, honnan mozgatsz befolyáskorongot? Még { $amount } mozgatható.
ask-before-refresh = { $player }, használsz telepeshajót, mielőtt { $amount } képpel felfelé fordul?
ask-disc-to = { $player }, hová kerüljön a korong?
ask-research = { $amount ->
    [one] { $player }, melyik technológiát fejleszted ki?
   *[other] { $player }, melyik technológiát fejleszted ki? { $amount } vehető el.
}
ask-upgrade = { $player }, melyik alkatrészt cseréled? Még { $amount } vehető el.
ask-build = { $player }, mit építesz? Még { $amount } építhető.
ask-move = { $player }, melyik űrhajód mozog? Még { $amount } mozgatásod van.
ask-step = { $player }, hová megy { from-hex } a { TEXT("ship-", $ship) }? Még { $amount } lépése van.
ask-artifact = { $left ->
    [one] { $player }, melyik erőforrásból kérsz { SUFFIX($amount, "t") } a kincsért?
   *[other] { $player }, melyik erőforrásból kérsz { SUFFIX($amount, "t") } a következő kincsért? Még { $left } kincs van.
}
ask-return-cube = { $amount ->
    [one] { $player }, melyik sávra kerüljön vissza a lakosságkocka?
   *[other] { $player }, melyik sávra kerüljön vissza a következő lakosságkocka? Még { $amount } van.
}
ask-bury-cube = { $player }, melyik temetőbe kerüljön a lakosságkocka?
ask-give-cube = { $player }, melyik sávról adsz lakosságkockát a nagyköveted mellé?
ask-offer = { $player }, elfogadod a diplomáciai kapcsolatot, amelyet { $rival } ajánl?
ask-after-combat = { $player }, ajánlasz valakinek diplomáciai kapcsolatot a harc után?
ask-first = { $player }, az egyforma kezdeményezőértékű hajóid közül melyik cselekszik előbb?
ask-engage = { $player }, { on-hex } támad vagy visszavonul a { TEXT("ship-", $ship) }?
ask-assign = { $player }, melyik hajót találja el a kocka ({ the-colour }, { $face })? { $damage } sérülést okoz.
ask-stalemate = { $player }, { on-hex } már senki sem tud semmit elpusztítani: visszavonulnak a hajóid?
ask-attack-population = { $player }, megtámadják a hajóid a lakosságot { on-hex }?
ask-kill = { $amount ->
    [one] { $player }, melyik lakosságkockát pusztítod el { on-hex }?
   *[other] { $player }, melyik lakosságkockákat pusztítod el { on-hex }? Még { $amount } találat van.
}
ask-keep-tile = { $player }, melyik hírnévlapkát tartod meg?
ask-make-room = { $player }, a hírnévsávod megtelt: melyik lapka kerüljön vissza a zsákba?
ask-upkeep = { $player }, használd a telepeshajóidat, majd fizess { $amount } pénzt a fenntartásért. { $lacking ->
    [0] Utána { $balance } pénz marad.
   *[other] Ehhez { $lacking } pénz hiányzik: cserélj rá, vagy utána hexákat kell feladnod.
}
ask-payment = { $player }, { $amount } pénz hiányzik a fenntartáshoz: cserélj pénzre, vagy adj fel hexákat.

## Fejlécek a választások felett

heading-action = Cselekedetek
heading-reaction = Reakciók
heading-end = Befejezés
heading-fit = Alkatrész beépítése
heading-return = Alkatrész visszaadása
heading-build = Építkezés
heading-move = Mozgatás
heading-research = Kutatás
heading-abandon = Hexa feladása
heading-settle = Telepeshajók
heading-trade = Kereskedelem
heading-offer = Diplomácia

## Választások

choice-starts = { $player } kezd.
choice-deal = A forrástáblára kerül: { TEXT("technology-", $technology) }.
choice-species = Ezzel játszol: { TEXT("species-", $species) } ({ $colour ->
   *[red] piros
    [blue] kék
    [green] zöld
    [yellow] sárga
    [white] fehér
    [black] fekete
}).
choice-by-draw = Fajt húzol.
after-upkeep = { $lacking ->
    [0] Fenntartás { $upkeep }, marad { $balance } pénz.
   *[other] Fenntartás { $upkeep }, hiányzik { $lacking } pénz.
}
choice-act = { $action ->
   *[explore] { $amount ->
        [one] Felderítés: egy új hexa.
       *[other] Felderítés: legfeljebb { $amount } új hexa.
    }
    [influence] Befolyásolás: legfeljebb { $amount } korongot mozgatsz, és telepeshajókat fordítasz fel.
    [research] { $amount ->
        [one] Kutatás: egy technológia.
       *[other] Kutatás: legfeljebb { $amount } technológia.
    }
    [upgrade] Fejlesztés: legfeljebb { $amount } alkatrész.
    [build] Építkezés: legfeljebb { $amount } űrhajó vagy építmény.
    [move] Mozgatás: legfeljebb { $amount } mozgatás.
} { after-upkeep }
choice-react = { $action ->
   *[upgrade] Reakció: egy alkatrész.
    [build] Reakció: egy űrhajó vagy építmény.
    [move] Reakció: egy mozgatás.
} { after-upkeep }
choice-pass = Passzolsz: ebben a fordulóban már csak reakciót választhatsz.
choice-pass-again = Újra passzolsz.
choice-resign = Feladod a játékot.
choice-end-turn = Befejezed a köröd.
the-hurt-ship = { $wounds ->
    [0] sértetlen { TEXT("ship-", $ship) }
   *[other] { TEXT("ship-", $ship) }, amelynek { $wounds } sérülése van
}
the-spot = { ARTICLE(TEXT("sector-", $near)) } { TEXT("sector-", $near) } { $side ->
   *[0] északi
    [1] északkeleti
    [2] délkeleti
    [3] déli
    [4] délnyugati
    [5] északnyugati
} szomszédját ({ TEXT("ring-", $ring) })
choice-explore = Felderíted { the-spot }.
choice-explore-one = Felderíted { the-spot }, és csak egy hexát húzol.
choice-draw-hex = Ez húzódik ki: { the-hex }.
choice-place = Lerakod { hex-object }, { $turns ->
    [0] fordítás nélkül
   *[other] { $turns } fordítással
}: { $amount ->
    [0] csak fél féreglyukak kötik ahhoz, ahol vagy.
   *[other] { $amount } féreglyuk köti ahhoz, ahol vagy.
}
choice-discard = Eldobod, amit húztál.
choice-claim = Befolyáskorongot teszel { to-hex }.
choice-leave = Nem teszel oda korongot.
choice-find = A lapka: { TEXT("discovery-", $tile) }.
choice-use = A lapka előlapját használod: { TEXT("discovery-", $tile) }.
choice-keep-points = A lapkát { $amount } GyP-ért megtartod.
choice-keep-part = Az alkatrészt egy későbbi fejlesztésre megtartod.
choice-from = Leveszed a korongot { from-hex }.
choice-from-track = A befolyássávodról veszel korongot.
choice-to = A korong { to-hex } kerül.
choice-to-track = A korong a befolyássávodon marad.
choice-stop = { $what ->
   *[explore] Nem derítesz fel többet.
    [influence] Nem mozgatsz több korongot.
    [refresh] Nem használsz több telepeshajót a felfordítás előtt.
    [research] Nem kutatsz többet.
    [upgrade] Nem cserélsz több alkatrészt.
    [build] Nem építesz többet.
    [move] Nem mozgatsz többet.
    [relations] Nem teszel több ajánlatot.
}
choice-research = { $amount } tudományért kifejleszted: { TEXT("technology-", $technology) }.
choice-gain = Ezt kapod: { $amount } { the-resource }.
choice-take = Ingyen elveszed: { TEXT("technology-", $technology) }.
choice-return = Visszaadod { ARTICLE(TEXT("part-", $part)) } { SUFFIX(TEXT("part-", $part), "t") } ({ TEXT("ship-", $ship) }): { $energy } energia marad.
choice-fit = Szabad helyre beépíted { ARTICLE(TEXT("part-", $part)) } { SUFFIX(TEXT("part-", $part), "t") } ({ TEXT("ship-", $ship) }): { $energy } energia marad.
choice-fit-over = Beépíted { ARTICLE(TEXT("part-", $part)) } { SUFFIX(TEXT("part-", $part), "t") } ennek a helyére: { TEXT("part-", $old) } ({ TEXT("ship-", $ship) }): { $energy } energia marad.
choice-build = { $amount } építőanyagért építesz { on-hex }: { $what ->
   *[interceptor] vadász
    [cruiser] cirkáló
    [dreadnought] csatahajó
    [starbase] csillagbázis
    [orbital] űrállomás
    [monolith] monolit
}.
choice-move = Ezzel indulsz el { from-hex }: { TEXT("ship-", $ship) } (legfeljebb { $amount } lépés).
choice-step = Az űrhajó { to-hex } megy.
choice-halt = Ott marad, ahol van.
choice-accept = Elfogadod: nagyköveteket cseréltek. A másik fél: { $rival }.
choice-decline = Elutasítod. A másik fél: { $rival }.
choice-cube-from = A kocka innen jön: { the-resource }sáv.
choice-cube-to = A kocka ide kerül vissza: { the-resource }sáv.
choice-bury = A kocka ebbe a temetőbe kerül: { the-resource }.
choice-draw-tile = { $amount } GyP értékű lapka kerül elő.
choice-keep = { ARTICLE($amount, start: "yes") } { $amount } GyP értékű lapkát tartod meg.
choice-put-back = { ARTICLE($amount, start: "yes") } { $amount } GyP értékű lapka visszakerül a zsákba.
choice-first = Előbb ez cselekszik: { TEXT("ship-", $ship) }.
choice-attack = Támadsz.
choice-retreat = A következő csatakörben visszavonulsz { to-hex }.
choice-roll = A kockák: { $faces }.
choice-hit = { $count ->
    [one] Ez { $amount } sérülést kap: { the-hurt-ship }.
   *[other] Egy ilyen { $amount } sérülést kap: { the-hurt-ship } ({ $count } áll itt).
}
choice-bombard = Az ágyúiddal megtámadod a lakosságot.
choice-bomb = Kockadobás nélkül elpusztítod a teljes lakosságot.
choice-spare = Megkíméled a lakosságot.
choice-kill = Ezt a kockát pusztítod el: { the-resource }.
choice-kill-orbital = Az űrállomás kockáját pusztítod el.
choice-abandon = Feladod { hex-object }.
choice-pay = { $lacking ->
    [0] Kifizeted a fenntartást; { $balance } pénz marad.
   *[other] Rátérsz a fenntartásra, bár { $lacking } pénz hiányzik: cserélned kell rá, vagy hexákat kell feladnod.
}
choice-stay = A hajóid maradnak és megsemmisülnek.
choice-settle = Telepeshajóval betelepíted { hex-object } ({ the-resource }).
choice-settle-starred = Telepeshajóval betelepítesz egy nehéz életteret { on-hex } ({ the-resource }).
choice-settle-orbital = Telepeshajóval betelepíted az űrállomást { on-hex } ({ the-resource }).
choice-trade = { $amount } { given-resource } cserélsz 1 { gained-resource }.
choice-offer = Diplomáciai kapcsolatot ajánlasz. A másik fél: { $rival }.

## Mihez vezet egy terv

warning-must-trade = A forduló végén { $amount } pénz hiányozna a fenntartáshoz, ezért cserélned kellene.
warning-bankrupt = A forduló végén { $amount } pénz hiányozna a fenntartáshoz: hexákat kellene feladnod.
warning-traitor = Ez megszakítja a diplomáciai kapcsolatot: te lennél az áruló, ami a végén { $amount } GyP-be kerül.
warning-relations = Ez megszakítja a diplomáciai kapcsolatot, és a nagykövetek visszatérnek. A másik fél: { $rival }.
warning-bare = Nem maradna űrhajód { on-hex }, pedig egy másik flotta elérheti.

## Tervrajz akció nélküli kipróbálása

bench-title = Tervrajz kipróbálása
bench-ship = Hajóosztály
bench-count = Hajók száma
bench-amount = { $amount }
bench-slot = { $amount }. hely
bench-printed = ahogy nyomtatva van
bench-sums = Kezdeményezőérték { $initiative }, számítógép { $computer }, pajzs { $shield }, hajótest { $hull }, mozgás { $movement }, maradó energia { $energy }.
bench-no-energy = Ez a tervrajz szabálytalan: { $amount } energia hiányzik.
bench-no-drive = Ez a tervrajz szabálytalan: nincs hajtóműve.
bench-ancients = { $count ->
    [one] Az Ősi hajó ellen { on-hex } 100 csatából { $amount } győzelem várható (szimulációval).
   *[other] Az Ősi hajók ellen { on-hex } ({ $count } hajó) 100 csatából { $amount } győzelem várható (szimulációval).
}
bench-defenders = A Galaktikus Központ Védelmi Rendszer ellen 100 csatából { $amount } győzelem várható (szimulációval).
bench-fleet = { $rival } hajói ellen { on-hex } ({ $count } hajó) 100 csatából { $amount } győzelem várható (szimulációval).

## Események

event-round = Kezdődik { ARTICLE($amount) } { $amount }. forduló.
event-phase = { $phase ->
   *[combat] Kezdődik a harc.
    [upkeep] Kezdődik a fenntartás.
}
event-dealt = A forrástáblára kerül: { times }{ TEXT("technology-", $technology) }.
event-species = { $player } faja: { TEXT("species-", $species) }.
event-action = { $player } cselekszik: { TEXT("action-", $action) }.
event-reaction = { $player } reagál: { TEXT("action-", $action) }.
event-passed = { $player } passzol.
event-hex-drawn = { $player } húzza { hex-object }.
event-explored = { $player } lerakja { hex-object }.
event-discarded = { $player } eldobja { hex-object }.
event-reshuffled = { $amount } eldobott hexa újra a pakliba kerül ({ TEXT("ring-", $ring) }).
event-control = { $player } az irányítása alá vonja { hex-object }.
event-disc-back = { $player } leveszi a korongot { from-hex }.
event-settled = { $player } betelepíti { hex-object } ({ times }{ the-resource }).
event-refreshed = { $player } { $amount } telepeshajót felfordít.
event-discovery = { $player } felfedezést használ: { TEXT("discovery-", $discovery) }.
event-kept-points = { $player } megtart egy felfedezéslapkát { $amount } GyP-ért.
event-technology = { $player } technológiát szerez: { TEXT("technology-", $technology) }.
event-artifact = { $player } kincset vált be: { $amount } { the-resource }.
event-fitted = { $amount ->
    [1] { $player } beépíti { ARTICLE(TEXT("part-", $part)) } { SUFFIX(TEXT("part-", $part), "t") } ({ TEXT("ship-", $ship) }).
   *[other] { $player } beépít { $amount } darab { SUFFIX(TEXT("part-", $part), "t") } ({ TEXT("ship-", $ship) }).
}
event-returned = { $amount ->
    [1] { $player } visszaadja { ARTICLE(TEXT("part-", $part)) } { SUFFIX(TEXT("part-", $part), "t") } ({ TEXT("ship-", $ship) }).
   *[other] { $player } visszaad { $amount } darab { SUFFIX(TEXT("part-", $part), "t") } ({ TEXT("ship-", $ship) }).
}
event-built = { $player } épít { on-hex }: { times }{ TEXT("ship-", $building) }.
event-moved = { $player } { to-hex } mozog: { times }{ TEXT("ship-", $ship) }.
event-traded = { $player } { $amount } { given-resource } cserél { $times } { gained-resource }.
times = { $amount ->
    [1] { "" }
   *[other] { $amount } ×{ " " }
}
event-offer = { $player } diplomáciai kapcsolatot ajánl. A másik fél: { $rival }.
event-offer-declined = { $player } elutasítja az ajánlatot. A másik fél: { $rival }.
event-relations = { $player } és { $rival } nagyköveteket cserél.
event-relations-broken = { $player } és { $rival } között megszakad a diplomáciai kapcsolat.
event-traitor = { $player } kapcsolat ellenére támad, és megkapja az árulókártyát. A megtámadott: { $rival }.
event-cube-back = { $player } lakosságkockája visszakerül: { times }{ the-resource }sáv.
event-ambassador-cube = { $player } nagykövetet küld egy kockával: { the-resource }sáv.
event-battle = Csata { on-hex }: { $player } támad. A védő: { $rival }.
event-battle-ancients = Csata { on-hex }: { $player } az Ősi hajókat támadja.
event-battle-defenders = Csata { on-hex }: { $player } a Galaktikus Központ Védelmi Rendszert támadja.
event-shoots = { $player } lő { on-hex }: { $amount } × { TEXT("ship-", $ship) }.
event-shoots-nobody = Gazdátlan hajók lőnek { on-hex }: { $amount } × { TEXT("ship-", $ship) }.
event-rolled = { $amount } kocka ({ the-die }): { $faces }.
the-die = { $die ->
   *[yellow] sárga
    [orange] narancs
    [red] piros
}
event-damaged = { $player } hajója { $amount } sérülést kap { on-hex }: { TEXT("ship-", $ship) }.
event-damaged-nobody = Gazdátlan hajó { $amount } sérülést kap { on-hex }: { TEXT("ship-", $ship) }.
event-destroyed = { $player } hajója megsemmisül { on-hex }: { times }{ TEXT("ship-", $ship) }.
event-destroyed-nobody = Gazdátlan hajó semmisül meg { on-hex }: { times }{ TEXT("ship-", $ship) }.
event-retreating = { $player } visszavonulásra készül { to-hex }: { TEXT("ship-", $ship) }.
event-retreated = { $player } visszavonul { to-hex }: { times }{ TEXT("ship-", $ship) }.
event-population-attacked = { $player } megtámadja a lakosságot { on-hex }. A megtámadott: { $rival }.
event-cube-killed = { $amount ->
    [1] { $player } elveszít egy lakosságkockát { on-hex }.
   *[other] { $player } elveszít { $amount } lakosságkockát { on-hex }.
}
event-reputation = { $player } megtart egy hírnévlapkát.
event-put-back = { $player } visszatesz egy hírnévlapkát.
event-paid = { $player } { $amount } pénzt fizet a fenntartásért.
event-produced = { $player } termelése: { $amount } { the-resource }.
event-abandoned = { $player } feladja { hex-object }.
event-collapsed = { $player } civilizációja összeomlik.
event-gave-up = { $player } feladja a játékot.
event-vp = { $source ->
   *[score-reputation] { $player } { $amount } GyP-t kap a hírnévlapkákért.
    [score-ambassadors] { $player } { $amount } GyP-t kap a nagykövetekért.
    [score-hexes] { $player } { $amount } GyP-t kap a hexákért.
    [score-discoveries] { $player } { $amount } GyP-t kap a felfedezéslapkákért.
    [score-monoliths] { $player } { $amount } GyP-t kap a monolitokért.
    [score-technologies] { $player } { $amount } GyP-t kap a technológiákért.
    [score-traitor] { $player } { $amount } GyP-t kap árulóként.
    [score-species] { $player } { $amount } GyP-t kap a fajáért.
}

## Az asztal szavakban

board-setup = A galaxis előkészítése zajlik.
board-round = { $round }. forduló, összesen { $rounds }.
board-pile = { TEXT("ring-", $ring) }: { $amount } hexa maradt, { $discards } eldobva.
board-market = Technológiák a forrástáblán.
board-offer = { TEXT("technology-", $technology) }, { $cost } tudomány, { $amount } kapható.
board-free = Korong nélküli hexák és gazdátlan hajók.
board-hex = { $place ->
    [1] A 001-es hexa, { $name }.
   *[other] { ARTICLE($place, start: "yes") } { SUFFIX($place, "s") } hexa, { $name }.
}
board-ships = { $amount } × { TEXT("ship-", $ship) } { on-hex }.
board-no-species = { $player } még nem választott fajt.
board-out = { $player } { $amount } GyP-vel kiesett a játékból.
board-player = { $player } faja: { TEXT("species-", $species) }; készlete { $money } pénz, { $science } tudomány, { $materials } építőanyag.
board-discs = { $amount } befolyáskorong maradt, a fenntartás { $upkeep }; telepeshajók: { $colony }.
board-production = Termelés: { $money } pénz, { $science } tudomány, { $materials } építőanyag.
board-technology = Technológia: { TEXT("technology-", $technology) }.
board-blueprint = Hajóséma, { TEXT("ship-", $ship) }: kezdeményezés { $initiative }, számítógép { $computer }, pajzs { $shield }, hajótest { $hull }, mozgás { $movement }, ágyúkocka { $cannons }, rakétakocka { $missiles }, maradó energia { $energy }.
board-ally = Diplomáciai kapcsolat: { $player }.
board-reputation = Hírnévlapkák: { $amount }; pontként megtartott felfedezéslapkák: { $kept }.
board-traitor = Nála van az árulókártya.

## A hexák nevei

sector-1 = Galaktikus Központ
sector-101 = Castor
sector-102 = Pollux
sector-103 = Beta Leonis
sector-104 = Arcturus
sector-105 = Zeta Herculis
sector-106 = Capella
sector-107 = Aldebaran
sector-108 = Mu Cassiopeiae
sector-201 = Alpha Centauri
sector-202 = Fomalhaut
sector-203 = Chi Draconis
sector-204 = Vega
sector-205 = Mu Herculis
sector-206 = Epsilon Indi
sector-207 = Zeta Reticuli
sector-208 = Iota Persei
sector-209 = Delta Eridani
sector-210 = Psi Capricorni
sector-211 = Beta Aquilae
sector-301 = Zeta Draconis
sector-302 = Gamma Serpentis
sector-303 = Eta Cephei
sector-304 = Theta Pegasi
sector-305 = Lambda Serpentis
sector-306 = Beta Centauri
sector-307 = Sigma Sagittarii
sector-308 = Kappa Scorpii
sector-309 = Phi Piscium
sector-310 = Nu Phoenicis
sector-311 = Canopus
sector-312 = Antares
sector-313 = Alpha Ursae Minoris
sector-314 = Spica
sector-315 = Epsilon Aurigae
sector-316 = Iota Carinae
sector-317 = Beta Crucis
sector-318 = Gamma Velorum
sector-221 = Procyon
sector-222 = Epsilon Eridani
sector-223 = Altair
sector-224 = Beta Hydri
sector-225 = Eta Cassiopeiae
sector-226 = 51 Cygni
sector-227 = Sirius
sector-228 = Sigma Draconis
sector-229 = Tau Ceti
sector-230 = Lambda Aurigae
sector-231 = Delta Pavonis
sector-232 = Rigel

## A rajz feliratai

label-slot = Szabad hely
label-military = Katonai
label-grid = Rács
label-nano = Nano
label-discount = { $owned } / { $spaces } · kedvezmény { $amount }
label-phase-action = Akció
label-phase-combat = Harc
label-phase-upkeep = Fenntartás
label-phase-cleanup = Takarítás
label-colony = Felfordított telepeshajók: { $amount }
label-reputation = Hírnévlapka
label-reputation-drawn = Húzott hírnévlapka: { $amount } GyP
label-reputations = Lefordított hírnévlapkák: { $amount }
label-upkeep = fenntartás { $amount }
label-discs = Korongok a befolyássávon: { $amount }
label-track = { $resource ->
   *[money] A pénz lakosságsávja
    [science] A tudomány lakosságsávja
    [materials] Az építőanyag lakosságsávja
}
label-out = kiesett
label-passed = passzolt
label-turn = { $turns ->
    [0] Fordítás nélkül
   *[other] { $turns } fordítás
}
label-missiles = Rakéták
label-engagement = { $amount }. csatakör
label-then-population = lakosság
label-then-reputation = hírnév
label-battle = Csata: { $name }
label-ancients = Ősi hajók
label-defenders = Védelmi Rendszer
label-always-hits = mindig talál
label-never-hits = sosem talál
label-chance = { $name } innen az ilyen csaták { $amount }-át nyeri (szimuláció)
label-bag = Technológialapkák a zsákban: { $amount }
label-technology = { $name }: { $amount } kapható, { $bag } a zsákban
label-misses = célt téveszt
label-zone-course = Eddigi sortüzek
label-volleys = Eddigi sortüzek
label-attacker = támad
label-defender = védekezik
label-fires-at = { $number }. { $name } ({ $who })
label-hull-boxes = { $name }, sérülés: { $amount } / { $most }
label-rolled = { $name }: a kockák
label-needs = { $name }: mi talál
label-needed = { $face } ({ $odds } %)
label-no-weapon = Nincs fegyvere
label-damage = { $amount } sérülés
label-ships-lost = Megsemmisült hajók: { $amount }
label-damage-done = Sérülés: { $amount }
label-zone-species = Fajok
label-trade = Csere: { $amount } egyforma erőforrás 1 másikért
label-zone-head = Forduló
label-zone-map = Galaxis
label-zone-scene = Csata
label-zone-market = Technológiák
label-zone-own = Táblám
label-zone-hand = Választék

## Állandó utasítások

order-dice = Kockák elosztása
order-dice-why = Ésszerű elosztással a kockáid azonnal a legnagyobb elpusztítható hajóra kerülnek, különben arra, amelyik a legközelebb áll a megsemmisüléshez. Egyetlen célpont ésszerű, ha mindenképp minden hajó elpusztul, vagy ha a kocka az egyetlen eltalálható típus egyik hajóját elpusztítja.
order-dice-value = { $value ->
   *[obvious] Csak ha egyetlen célpont ésszerű
    [ask] Kérdezzen meg kockánként
    [sensible] Ésszerű elosztás
}
order-cubes = Lakosságkockák
order-cubes-why = A termelés érdekében a szín nélküli kockák oda kerülnek vissza, ahol a legkevesebbet veszítesz, a nagykövet kockája onnan jön, ahol a legtöbbet nyered, mások kockái közül pedig azok pusztulnak el, amelyekkel gazdájuk a legtöbbet veszti. Az utolsó fordulóban mindegy, melyik temető.
order-cubes-value = { $value ->
   *[obvious] Csak ha mindegy
    [ask] Kérdezzen meg kockánként
    [cheapest] A termelés érdekében
}
order-offers = Diplomáciai kapcsolatok
order-offers-why = Az ajánlatokra azonnal megy a válasz, és ha nem kérsz kapcsolatot, ajánlatot sem kell tenned.
order-offers-value = { $value ->
   *[ask] Kérdezzen meg mindig
    [decline] Nem kérek kapcsolatot
    [accept] Minden ajánlatot elfogadok
}
order-passed = Passzolás után
order-passed-why = Ha már passzoltál, a forduló hátralévő részében nem kérdez a reakciókról, vagy csak addig, amíg a kereskedelmen túl is van választásod.
order-passed-value = { $value ->
   *[obvious] Passzoljon, ha csak a kereskedelem nyitott
    [ask] Kérdezzen meg mindig
    [pass] Passzoljon tovább
}

# ---- a képtár és a jelmagyarázat

gallery-species = Fajok
gallery-technologies = Technológiák
gallery-parts = Hajóalkatrészek
gallery-key = Jelmagyarázat
sign-money = Pénz
sign-science = Tudomány
sign-materials = Építőanyag
sign-any = Választott erőforrás
sign-advanced = Nehéz élettér: kell hozzá a technológiája
sign-vp = Győzelmi pont (GyP)
sign-disc = Befolyáskorong
sign-colony = Telepeshajó
sign-initiative = Kezdeményezőérték: ki cselekszik előbb a csatában
sign-computer = Számítógép: ennyit ad a kockadobásaidhoz
sign-shield = Pajzs: ennyit von le a rád lövők kockadobásaiból
sign-hull = Hajótest: ennyi sérülést visel el a hajó
sign-drive = Hajtómű: milyen messzire mozog a hajó, és mennyivel nő a kezdeményezőértéke
sign-source = Energia, amelyet egy reaktor ad
sign-missile = Rakéta: egyszer lő, az első csatakör előtt
sign-weapon-yellow = Sárga kocka: a találat 1 sérülést okoz
sign-weapon-orange = Narancssárga kocka: a találat 2 sérülést okoz
sign-weapon-red = Piros kocka: a találat 4 sérülést okoz
sign-discovery = Felfedezéslapka
sign-artifact = Kincs
sign-key = Kincs kulcs: erőforrás minden kincs után
sign-wormhole = Féreglyuk két hexa között: mindkettőn megvan a fele
sign-half_wormhole = Féreglyuk-generátor: fél féreglyuk is elég
sign-bomb = Neutronbomba: a teljes lakosság elpusztul, kockadobás nélkül
sign-military = Katonai technológiák
sign-grid = Rácstechnológiák
sign-nano = Nanotechnológiák
sign-reputation = Hírnévlapkák
sign-ambassador = Egy másik játékos nagykövete
sign-traitor = Az áruló

## Mit tud egy faj, röviden, ahol választani lehet

brief-terran = Egy Mozgatással háromszor mozgat.
brief-eridani_empire = Gazdag, két hírnévlapkával kezd; kevesebb korongja van.
brief-hydran_progress = Egy Kutatással két technológiát fejleszt ki.
brief-planta = Kétszer derít fel, hexánként 1 GyP; lakossága dobás nélkül elpusztul.
brief-descendants_of_draco = Két hexából választ, együtt él az Ősi hajókkal: mindegyik 1 GyP.
brief-mechanema = Egy akcióban három alkatrész vagy építés, olcsóbban épít.
brief-orion_hegemony = Cirkálóval kezd; hajói pajzsosak és gyorsan cselekszenek.
