# Amit a parancssor mond, magyarul. A két nyelvben ugyanazok a kulcsok és adatok állnak.

# ---- több parancs közös argumentumai

help-game = a játék, például: race
help-seed = egész szám: ugyanaz a szám ugyanazokat a játszmákat adja (1)
help-option = a játék egyik beállítása; többször is megadható
help-json = az eredmény kiírása JSON-ként
help-lang = nyelv: en vagy hu (a rendszeré)

# $name: az argumentum; $written: amit begépeltek; $least: a legkisebb megengedett szám
bad-number = A { $name } egész számot vár, legalább ennyit: { $least }; ez nem jó: „{ $written }”
bad-option = A beállítás alakja név=érték; ez nem jó: „{ $written }”
bad-option-twice = Ez a beállítás kétszer szerepel: { $option }; egyszer add meg, egyetlen értékkel

# ---- astrarium simulate

simulate-summary = Sok játszma gépi játékosok között, és hogy melyik mennyire volt sikeres.
simulate-example =
    Példa:
      astrarium simulate race --bots greedy,random --games 1000 --seed 1 --jobs 2
      astrarium simulate race --bots greedy,random --option advanced_two_player=true --json
simulate-help-bots = minden helyre egy gépi játékos: névvel, saját esetén modul:Név alakban (greedy,random)
simulate-help-games = hány játszma; annyival több, hogy mindenki minden helyen ugyanannyiszor üljön (100)
simulate-help-jobs = hány folyamat játsszon; az eredmény ugyanaz (1)
# $bots: hány gépi játékost neveztek meg; $seats: hányan játszhatják a játékot, felsorolva
simulate-bad-seats = { $bots } gépi játékos van megnevezve, de ennyien játszhatják ezt: { $game }: { $seats }
# $seed: az a szám, amely ugyanezeket a játszmákat adja
simulate-played = { $game }: { $games } játszma, kezdőszám: { $seed }
simulate-column-bot = játékos
simulate-column-wins = győzelem
simulate-column-rate = győzelmi arány, %
simulate-column-score = átlagpontszám
simulate-column-rank = átlaghelyezés
simulate-help-logs = ebbe a mappába kerüljenek azok a játszmák, amelyekben egy gépi játékos hibázott
simulate-no-logs = Ebbe a mappába nem lehet írni: „{ $folder }”; a hiba: { $what }
# $seats: annak a játszmának a gépi játékosai az első helytől kezdve; $what: a hiba
simulate-forfeits = { $bot } hibázott, és ezzel { $games } játszmát vesztett el; az első kezdőszáma { $seed }, a helyek: { $seats }. A hiba: { $what }
simulate-intervals = Zárójelben: 95%-os megbízhatósági tartomány. A megosztott győzelem törtrésszel számít.

# ---- astrarium tune

tune-summary = Jobb súlyok keresése egy gépi játékosnak: sok játszma kissé eltérő véleményű gépek között (SPSA).
tune-example =
    Példa:
      astrarium tune race --figures card,placing --steps 50 --games 200
tune-help-bot = kinek a súlyai (greedy)
tune-help-figures = mely számok, névvel, vesszővel elválasztva (mind)
tune-help-steps = összesen hány lépés, a korábbiakkal együtt (50)
tune-help-games = lépésenként hány játszma; néhány száz alatt egy lépés nem jelent semmit (200)
tune-help-seats = hány hely; a két vélemény felváltva ül (2)
tune-help-log = ide kerül minden lépés; megszakítás után ugyanez a parancs innen folytatja (var/tune-JÁTÉK-GÉP.jsonl)
tune-no-weights = Ennek a gépi játékosnak nincsenek hangolható súlyai: „{ $bot }”.
tune-step = { $step }. lépés, összesen { $steps }: a két fél közti különbség játszmánként { $margin } pont.
tune-found = A számok előtte és utána:
tune-log = Minden lépés itt van: { $file }. Most mérd le őket olyan kezdőszámmal, amelyet a hangolás nem használt.

# ---- astrarium fuzz

fuzz-summary = Véletlen játszmák minden változatban; a szabályok ellenőrzése minden válasz után.
fuzz-example =
    Példa:
      astrarium fuzz race --games 1000
      astrarium fuzz race --games 5000     (az első ezer után folytatja)
fuzz-help-games = összesen hány játszma, a korábban lejátszottakkal együtt (1000)
fuzz-help-fresh = a korábbi futások elfelejtése
fuzz-help-folder = ide kerül a nyilvántartás és a hibás játszmák (var)
fuzz-broken-off = Megszakítva. Ugyanez a parancs innen folytatja.
# $file: ebben a fájlban vannak a korábbi futások
error-fuzz-no-record = Ez nem egy korábbi futás nyilvántartása: { $file }. A --fresh elölről kezdi.
error-fuzz-other-run = { $what ->
    [game] Ez egy másik játék nyilvántartása: { $file }. A --fresh elölről kezdi.
    [version] Ez a szabályok más változatával készült: { $file }. A --fresh elölről kezdi.
    [components] Ez más alkotóelemekkel készült: { $file }. A --fresh elölről kezdi.
   *[seed] Ez más kezdőszámmal készült: { $file }. A --fresh elölről kezdi.
}
# $settings: hányféle létszám és beállítás került sorra
fuzz-played = { $game }: játszmák: { $games }, válaszok: { $answers }, változatok: { $settings }
fuzz-all-held = Minden válasz után minden feltétel teljesült.
fuzz-failed = { $count } hibás játszma:
# $broken: ami nem teljesült; $position és $log: fájlok
fuzz-failure = { $game }. játszma, { $seats } játékos, { $answers } válasz után: „{ $answer }” ezt sérti: { $broken } ({ $position }, { $log })

# ---- súgó

help-astrarium = Négy űrbéli társasjáték egy szerkezeten.
help-usage = használat
help-arguments = argumentumok
help-options = kapcsolók
help-commands = parancsok
help-examples = Példák:
help-help = ezt a súgót mutatja
help-version = a változat, és hogy a szabályok lefordítva futnak-e

# ---- amit a parancssor nem ért

# $what: az argumentum; $value: amit begépeltek; $choices: amit lehetne
mistake-required = hiányzik: { $what }
mistake-unknown = nincs ilyen argumentum: { $what }
mistake-no-value = érték kell hozzá: { $what }
mistake-choice = { $what }: nem lehet { $value }; ezek lehetnek: { $choices }
mistake-value = { $what }: nem lehet { $value }

# ---- fájlok

file-missing = Nincs ilyen fájl: { $file }.
file-is-folder = Ez mappa, nem fájl: { $file }.
file-no-text = Ez nem szövegfájl: { $file }.
file-too-large = { $file } nagyobb, mint { $most } bájt.
file-unreadable = Ez a fájl nem olvasható: { $file }.
file-exists = Ez a fájl már létezik, és változatlan marad: { $file }.
file-unwritable = Ez a fájl nem írható: { $file }.
file-private-damaged = Ez a fájl sérült, és nélküle a játék nem folytatható: { $file }.

# ---- játékosok

player = { $number }. játékos
player-bot = { $number }. játékos ({ $bot })
# $seat: amit begépeltek; $last: a legnagyobb szám
no-such-seat = Nincs ilyen hely: { $seat }; a helyek számozása 0-tól { SUFFIX($last, "ig") } tart.

# ---- astrarium play

play-summary = Játék a terminálban.
help-play-seats = hányan játszanak (2)
help-play-bots = gépi játékosok névvel, vesszővel elválasztva; ha minden helyre jut, csak ők játszanak
help-play-you = a te helyed, 0-tól számolva; -1: csak nézed (0)
help-play-seed = minden véletlen kezdőszáma: 64 hexadecimális jegy
help-play-log = ebbe az új fájlba kerül a játék
help-play-resume = ennek a naplónak a játéka folytatódik
play-what = Melyik játékot? Például: astrarium play race
play-seed-form = A kezdőszám 64 hexadecimális jegy; ez nem az: „{ $seed }”.
play-too-many-bots = { $bots } gépi játékos túl sok { $seats } helyre.
play-resume-over = Ennek a játéknak vége, a replay megmutatja: { $file }.
play-resume-other-seed = Ez a napló és a mellette lévő titkos fájl nem tartoznak össze: { $file }.
play-players = Az asztalnál: { $players }.
play-promise = A véletlen kezdőszámának lenyomata: { $promise }
play-hint = Válaszolj számmal vagy jelöléssel; a parancsokat a „súgó” sorolja fel.
play-asked = { $player }, válassz.
play-no-such-number = A lehetőségek számozása 1-től { SUFFIX($last, "ig") } tart.
play-unknown-name = Nincs „{ $name }” nevű dolog ebben a játékban.
play-unknown-name-but = Nincs „{ $name }” nevű dolog ebben a játékban; erre gondoltál: { $meant }?
play-why-what = Mi miért nem? A „miért” után írd a választást, jelöléssel.
play-why-open = Ezt választhatod.
play-undone = Visszavonva.
play-result = Eredmény
play-place = { $rank }. hely: { $player }, { $score } pont
play-seed = A kezdőszám: { $seed }
play-saved = Elmentve. Folytatás: astrarium play --resume { $file }
command-why = miért
command-undo = vissza
command-log = napló
command-board = asztal
command-notation = jelölés
command-help = súgó
command-quit = kilép
play-commands =
    egy szám, egy halmaz több száma, vagy jelölés: válasz
    ? NÉV vagy ? SZÁM: egy kártya, vagy egy lehetőség kártyájának magyarázata
    miért VÁLASZTÁS: valami miért nem választható, a szabállyal együtt
    vissza: az utolsó válaszod visszavonása
    napló, napló SZÁM: ami eddig történt
    asztal: ami az asztalon van
    jelölés: a lehetőségek jelöléssel
    kilép: mentés és kilépés

# ---- astrarium replay

replay-summary = Egy napló visszajátszása, és hogy hová vezet.
help-replay-log = napló vagy mentett állás
help-replay-at = ennyi bejegyzés után álljon meg
help-replay-seat = ahogy ez a hely látja, 0-tól számolva (ahogy egy néző)
help-replay-snapshot = inkább a teljes állás kiírása, titkok nélkül, hogy újra be lehessen tölteni
replay-heading = { $title }: { $at } bejegyzés után ({ $last } van).
replay-no-such-entry = Nincs { $at }. bejegyzés; a naplóban { $last } van.

# ---- astrarium verify

verify-summary = Bizonyítja, hogy egy befejezett napló a szabályokat, a véletlen pedig az ígért kezdőszámot követi.
help-verify-log = egy befejezett játék naplója
verify-sound = A napló rendben van: mind { ARTICLE($answers) } { $answers } válasz a szabályokat, a véletlen az ígért kezdőszámot követi.
verify-scores = Pontszámok: { $scores }.

# ---- astrarium check

check-summary = Véletlen játszmák, lépésenként ellenőrizve, amit minden játéknak be kell tartania.
help-check-games = hány játszma minden változatból (1)
help-check-all = a beállítások minden összeállítása, nem csak annyi, hogy bármely kettő együtt is szerepeljen
help-check-seed = az első játszma száma (0)
help-check-dump = ide kerül egy hibás játszma
check-holds = { $title }: minden teljesül. Játszmák: { $games }, válaszok: { $answers }, változatok: { $settings }.
check-fails = Ez nem teljesül: { $check }: { $message }

# ---- astrarium rules

rules-summary = Egy játék szabálytára, és hogy mit fednek le belőle a tesztek.
help-rules-missing = azok az állítások, amelyekhez nincs teszt
help-rules-coverage = egy tesztfutás feljegyzése (var/rule-coverage.json)
rules-no-ledger = Nincs „{ $game }” nevű játék szabálytárral.
rules-covered = { $ledger }: { $total } szabályból { $shown } lefedve ({ $share } %)
rules-figures = közülük { $total } { $sure ->
    [rulebook] csak a szabálykönyv szövegén
    [confirmed] megerősített adaton
    [likely] valószínű adaton
    [unknown] soha nem látott ábrán
   *[reconstructed] rekonstruált adaton
} nyugszik: { $shown } lefedve
rules-no-run = Itt nincs feljegyzett tesztfutás: futtasd ezt: make test.
rules-run = A tesztfutás ideje: { $ended }, a teljes készlet.
rules-part-run = A tesztfutás ideje: { $ended }, csak ez: { $arguments }.
rules-record-damaged = Ez nem egy tesztfutás feljegyzése: { $file }.

# ---- astrarium --version

version = astrarium { $version }
version-compiled = { $part }: lefordítva ({ $modules })
version-interpreted = { $part }: értelmezve

# ---- astrarium bench

bench-summary = Megméri, milyen gyorsak itt egy játék szabályai.
bench-help-games = hány véletlen játszma egy menetben (1000)
bench-help-peers = más programok mérése ugyanebben a futásban, ha telepítve vannak (igen)
bench-help-against = ennek a mappának és a REV változatának a felépítése, majd a kettő mérése felváltva
# $seats: hányan játsszák a mért játszmákat
bench-compiled = { $game }, { $seats } játékos, gépi kódra fordítva: a processzoridő másodperceiben
bench-interpreted = { $game }, { $seats } játékos, fordítás nélkül: a processzoridő másodperceiben
bench-column-here = itt
bench-column-ratio = arány
# $revision: egy változat rövid neve
bench-column-revision = ebben: { $revision }
bench-decisions = döntés másodpercenként
bench-games = játszma másodpercenként
bench-clone = másolat játék közben, µs
bench-options-mean = szabályos lépések, átlag, µs
bench-options-p95 = szabályos lépések, 95% ez alatt, µs
bench-options-max = szabályos lépések, leghosszabb, µs
bench-redeal = újraosztott másolat, ahogy egy játékos láthatja, µs
bench-resample = nézetből újraépített állás, µs
bench-view = egy játékos nézete, µs
bench-observe = amit egy játékos tud, hálóknak szánt számokként, µs
bench-mask = a szabályos válaszok sorszámai, µs
bench-greedy = a mohó gépi játékos döntése, µs
bench-reply = ugyanez egy álláson, µs
bench-plain = döntés másodpercenként, fordítás nélkül
bench-ratio-above-one = Ha az arány 1-nél nagyobb, itt gyorsabb.
bench-no-peers = Más program nem került mérésre; a make bench telepít egyet összehasonlításul.
bench-no-revision = A git nem ismer „{ $revision }” nevű változatot ebben a mappában.
# $why: a leállt program utolsó sora
bench-not-built = A két változat egyike nem építhető fel: { $why }
bench-not-measured = A két változat egyike nem mérhető: { $why }

# ---- astrarium table, backup, restore

table-summary = A webes asztal megnyitása: játék böngészőben, barátokkal és gépi játékosokkal.
help-table-host = a cím, amelyen figyel (127.0.0.1: csak ez a gép)
help-table-port = a port, amelyen figyel (8000)
help-table-data = az asztal adatainak mappája ($ASTRARIUM_DATA, különben var/table)
table-open =
    Az asztal itt nyílt meg: { $address }
    A játékok helye: { $file }
# $packages: ami nincs telepítve, felsorolva
table-packages-missing = az asztalhoz hiányzó csomagok kellenek ({ $packages }): pip install "astrarium[table]"
table-bad-proxies = Az ASTRARIUM_PROXIES értéke proxyk címe vagy hálózata lehet, vesszővel elválasztva, például 127.0.0.1; ez nem az: „{ $value }”.
table-bad-setting = Ennek az értéke nullánál nagyobb szám lehet, például 2: { $name }; ez nem az: „{ $value }”.
table-connections = Egyszerre legfeljebb { $amount } kapcsolatot fogad.
table-folder-open = Mások is belenézhetnek ezen a gépen ebbe a mappába, pedig csak a tulajdonosának kellene: { $folder }
table-folder-in-use = egy másik asztal fut ezeken az adatokon: { $folder }; előbb azt állítsd le, vagy válassz másik mappát (--data)
table-other-file = ez nem az Astrarium e változatának adatfájlja, vagy sérült: { $file }
table-no-data = itt nincsenek adatok: { $file }
backup-summary = A webes asztal minden adatának másolása egy fájlba, működés közben is.
help-backup-file = az új fájl
backup-done = Mentve: { $source }, ide: { $file }.
restore-summary = A webes asztal adatainak visszaállítása egy másolatból.
help-restore-file = a backup által készített fájl
restore-done = Visszaállítva: { $file }, ide: { $target }.

# ---- astrarium gallery

gallery-summary = Oldalt ír a játék összes kártyájának és lapkájának képével, mindkét színvilágban és nyelven.
help-gallery-out = a megírandó oldal; a régit felülírja (gallery-GAME.html)
gallery-none = { $game }: ennek a játéknak még nincs képtára.
# $amount: hány dolgot mutat az oldal
gallery-written = { $amount } kép van itt: { $file }

# ---- astrarium components

components-summary = Egy fájlban lévő komponenskészlet ellenőrzése: lapról lapra, pontos hibákkal. Semmi sem marad meg belőle.
help-components-what = mi a teendő: check (ellenőrzés) vagy card (egy kártya)
help-components-file = a készlet: egyetlen TOML-fájl
# $what: section, card, field and what was expected there, as the check tells it
components-broken = { $file }: ez a komponenskészlet hibás: { $what }
components-sound = { $file }: „{ $id }” ({ $game }), a készlet rendben van.
# $kind: section and list of the file; $sure: how many of each confidence
components-count = { $kind }: { $number } ({ $sure })
components-fingerprint = Ujjlenyomat: { $fingerprint }
help-components-card = a készlet egy kártyája, így: technology-terraforming
help-components-type = a kártya egy mezőjének beírása és a fájl megírása; a lépések így: „3 ore: ship 3, jump 2”
components-no-workshop = Ennek a játéknak a kártyái nem írhatók be: { $game }.
components-no-card = Nincs „{ $card }” nevű kártya, amelyet be lehetne írni; az első: { $first }.
components-no-field = A kártyának nincs „{ $field }” mezője; ezek vannak: { $known }.
help-components = saját alkotóelem-készlet fájlja, amellyel a játék folyik
components-other-game = Az alkotóelem-készlet nem ehhez a játékhoz való: { $game }.

# ---- astrarium balance

balance-summary = Sok játszma egy gépi játékos és a hozzá hasonlók között: minden kártya összevetése a szintje vagy paklija többi lapjával.
balance-help-seats = hányan játszanak (4)
balance-help-games = hány játszma legyen végül a naplóban (100)
balance-help-bot = a gépi játékos, aki minden helyen játszik (greedy)
balance-help-lots = egy csoport nyitva álló kártyái közül sorsolás dönt, így mindegyik sorra kerül; a gépi játékos csak azt mondja meg, elvesz-e egyet
balance-help-log = ide kerülnek a játszmák; a megszakadt futás innen folytatódik (balance-GAME.jsonl)
balance-help-page = a táblázatok ebbe a fájlba kerülnek
balance-title = { $game }: kiegyensúlyozottak a kártyák?
balance-played = { $games } játszma { $seats } hellyel, mindenütt ez a gépi játékos: „{ $bot }”; mag: { $seed }, alkotóelem-készlet: { $components }.
balance-ended = Ebből { $ended } ért véget, ezek számítanak lentebb; { $unfinished } játszmát megszakítottunk, mert nem ért véget.
balance-how = Egy kártya: azok közül, akik választhattak, azok győzelmi aránya százalékban, akik elvették, mínusz azoké, akik a csoportjából mást vettek el; zárójelben a 99%-os intervallum. Az választhatott, akinek egy kérdésnél ez a kártya is, a csoportjából egy másik is nyitva állt, vagy aki akkor vette el az egyiket, amikor a másik is ott feküdt az asztalon (bolygó, amelyhez összes űrhajója elég erős volt, vagy megszerezhető mérföldkő); a különböző fajta kérdéseket külön vetjük össze, és mindegyik fajtából csak az első számít egy játékosnál. Ítélet ott van, ahol legalább { $least } játékos vette el a kártyát, és legalább ennyien mást. Egy megacég: a győzelmi aránya, mínusz az egyenlő arány.
balance-how-lots = Sorsolás is volt: a gépi játékos azt mondta meg, elvesz-e egy kártyát egy csoportból, azt pedig sorsolás döntötte el, hogy a kérdésnél nyitva állók közül melyiket; egy új technológia típusáról is sorsolás döntött. Így mindegyik sorra került, az is, amelyiket a gépi játékos soha nem venné el.
balance-how-all = „Mindenki, aki elvette”: azok is, akik nem választhattak, szemben azokkal, akik mást vettek el, ezt pedig soha. Aki előrébb tart, új kártyát tesz le, a többiek követik, ezért ez a különbség összekeveri a kártyát azok helyzetével, akik eljutnak hozzá; az ítélet nem ezen alapul.
balance-bounds = Határok: egy kártyánál { $points } százalékpont, megacégnél { $side } százalékpont az egyenlő aránytól.
balance-beyond = Határon kívül: { $amount }.
balance-came = Amit a véletlen mindenkinek hoz
balance-came-how = Mennyire szóródnak egy játszma végén a pontszámok (szórás) vele és nélküle.
balance-column-card = kártya
balance-column-sure = bizonyosság
balance-column-takers = mindenki, aki elvette
balance-column-share = győzelem %
balance-column-chose = választhatott, elvette
balance-column-passed = mást vett el
balance-column-all = mindenki, aki elvette: különbség (99%)
balance-column-difference = különbség (99%)
balance-column-verdict = ítélet
balance-column-with = játszma vele
balance-column-spread = szórás
balance-column-without = játszma nélküle
balance-column-other-spread = szórás
balance-verdict-few = túl kevés
balance-verdict-within = határon belül
balance-verdict-beyond = határon kívül

# ---- astrarium arena

arena-summary = Minden gépi játékos megmérkőzik minden másikkal, minden helyen és minden szomszéd mellett egyformán, és értékszámot kap.
arena-help-bots = a gépi játékosok, modul:Név is lehet; nélküle a játék minden szintje
arena-help-seats = hányan játszanak egy játszmát; ha több a gépi játékos, minden ekkora csoport találkozik (2)
arena-help-games = találkozónként hány játszma legyen végül a naplóban, egész sorozatokra kerekítve (100)
arena-help-ray = a játék egy Ray-fürtön folyik, ezen a címen vagy azon, amelyik itt fut; a játszmák ugyanazok
arena-help-log = ide kerülnek a játszmák; a megszakadt futás innen folytatódik (var/arena-GAME.jsonl)
arena-title = { $game }: a gépi játékosok egymás ellen
arena-played = { $games } játszma { $seats } hellyel, a találkozók száma { $meetings }, mag: { $seed }, alkotóelem-készlet: { $components }.
arena-how = Az értékszám az openskill (Plackett–Luce) szerinti, a sakkban szokásos módon kifejezve: aki 200 ponttal jobb, négy játszmából háromban előrébb végez; 1500 a greedy értéke, nélküle a mezőny átlaga. Mindegyik { $drawings } ismétléses sorsolás átlaga; zárójelben a 95%-os intervallum, az arányoknál Wilson szerint.
arena-ahead = A sor gépi játékosa a játszmák hány százalékában végzett az oszlopé előtt; az egyenlő helyezés felet ér:
arena-column-bot = gépi játékos
arena-column-rating = értékszám (95%)
arena-column-games = játszma
arena-column-rate = győzelem % (95%)
arena-column-score = pontszám (95%)

# ---- astrarium train

train-summary = Játszmák gépi játékosok között, és egy kis háló, amely megtanulja, mire vezet egy befejezett forduló.
train-example =
    Példák:
      astrarium train race --option advanced_two_player=true --games 20000 --jobs 2
      astrarium train gaia --seats 4 --games 2000 --games-only
train-help-games = hány játszma; ami már megvan, az megmarad (2000)
train-help-seats = hány játékos (2)
train-help-bots = ezek közül kerül sorsolással gépi játékos minden helyre (greedy,casual)
train-help-noise = száz döntésből hány legyen véletlenszerű (3)
train-help-epochs = hányszor menjen végig az adatokon, a korábbi futásokkal együtt (8)
train-help-folder = a játszmák, a mentett állapot, a háló és a napló mappája; ami ott van, azt folytatja (var/train/…)
train-help-games-only = csak a játszmákat játssza le, nem tanít: ehhez nem kell PyTorch
# $folder: a fájlok mappája
train-games-written = { $games } játszma van itt: { $folder }.
train-goes-on = Folytatás; az utolsó kész kör száma: { $epoch }.
# $loss, $related: félretett játszmákon mérve; a $related korreláció
train-epoch = { $epoch }. kör, összesen { $epochs }: veszteség: { $loss }, korreláció a végső különbséggel: { $related }
train-done = A háló itt van: { $net }; a napló itt: { $log }.
train-too-few = Ennyi játszmából nem lehet tanulni: legalább 20 kell.
train-no-folder = Ez a mappa nem használható: „{ $folder }”; a hiba: { $what }

# ---- astrarium review

review-summary = Megmondja, mibe kerültek egy befejezett játék döntései a legerősebb gépi játékosa szerint.
help-review-log = egy befejezett játék naplója
help-review-seat = csak ennek a helynek a döntései, 0-tól számolva
review-not-finished = ez a játék még nem fejeződött be: csak befejezett játék elemezhető
# $values: mennyin áll az egyes helyek, listában
review-standing = { $step } válasz után: { $values }.
review-decision = { $step } válasz után: { $cost } { $asked }
review-was = Választott: { $words }
# $steps: a jobb válaszok, listában
review-best = Jobb lett volna: { $steps }
