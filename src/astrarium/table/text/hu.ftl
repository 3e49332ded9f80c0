### A webes asztal, magyarul.

## Minden oldal

skip-to-content = Ugrás a tartalomra
nav-settings = Beállítások
nav-guest = Vendég
switch-language = Switch to English
switch-theme = Váltás világos és sötét között
to-lobby = A váróba
to-table = Az asztalhoz
save = Mentés
copy = Link másolása
copied = Kimásolva
search = Keresés
more = Továbbiak
rulebook = Szabálykönyv

## Váró

lobby-title = Asztal a csillagok között
lobby-blurb = Játssz böngészőben gépi játékosok ellen vagy barátokkal, fiók nélkül.
your-name = Neved
quick-game = Játék most, gép ellen
new-table = Új asztal
my-tables = Asztalaim
open-tables = Nyitott asztalok
open-tables-none = Most senki sem vár játékosra. Nyiss asztalt, és a többiek itt megtalálják.
finished-games = Befejezett játékok
row-your-turn = Te jössz
row-free-seats = { $amount ->
    [0] Várakozik
   *[other] { $amount } szabad hely
}
row-finished = Befejezve
row-running = Folyamatban
upload-title = Mentett játék megnézése
upload-why = Egy befejezett játék naplófájlja itt lépésenként visszanézhető.
upload-file = Fájl kiválasztása
upload-paste = Vagy illeszd be ide a naplót
upload = Játék megnyitása

job-title = Készül
job-waiting = Előtted { $before } másik feladat van. Az oldal magától frissül.
job-going-on = Amit kértél, most készül. Ez az oldal magától újra megnézi.
job-steps = { $of } lépésből { $done } megvan: { $percent } % kész.

## Új asztal

how-many = Hányan játszotok?
seats-title = Helyek
seats-why = Ha több helyet foglalsz magadnak, egy készüléken játszotok: az oldal elrejti, amit csak egyikőtök láthat, amíg át nem adjátok. A játék akkor kezdődik, amikor minden hely foglalt.
seats-why-open = Ha több helyet foglalsz magadnak, egy készüléken játszotok: itt semmi sem titkos, ezért az oldal egyszerűen a soron következőhöz vált. A játék akkor kezdődik, amikor minden hely foglalt.
seat-number = { $number }. hely
chair-me = Én, ezen a készüléken
chair-bot = Gép: { $bot } ({ $rating })
chair-open = Bárki leülhet
chair-invited = Meghívásra
chair-name = Név ezen a helyen
options-title = Lehetőségek
pace-title = Milyen gyorsan lépjenek a gépi játékosok?
pace-at-once = Azonnal
pace-brisk = Fürgén
pace-calm = Nyugodtan
takeover-title = Mikor ültethetnek a többiek gépet annak a helyére, aki nincs itt?
takeover-never = Soha.
takeover-minutes = Tíz perc után.
takeover-hour = Egy óra után.
takeover-day = Egy nap után.
takeover-vote = Két perc után, ha mindenki más akarja.
takeover-why = Attól számít, hogy a játékos utoljára csinált valamit az asztalnál; ha csak nyitva van az oldala, az nem számít. Aki visszajön, azonnal visszakapja a helyét.
new-fitted = Hogy minden összeilljen, ez megváltozott: { $what }.
create-table = Asztal megnyitása

## Helyek

bot-random = Találomra játszó
bot-learner = Ismerkedő
bot-beginner = Kezdő
bot-casual = Alkalmi
bot-practised = Gyakorlott
bot-greedy = Tapasztalt
bot-planner = Stratéga
bot-rated = { $bot } ({ $rating })
ratings-why = A gépi játékosok melletti szám az értékszámuk, amelyet egymás elleni kétszemélyes játszmáikból mértünk. Aki 200 ponttal jobb, négy játszmából nagyjából hármat megnyer; a Tapasztalt értéke 1500.
bot-level = A gépi játékos ereje
seat-bot = { $bot } ({ $number }. gép)
seat-titled = { $name } ({ $title })
seat-free = { $number }. hely
seat-present = itt van
seat-resigned = Feladta; gép játszik tovább.
seat-out = Kiesett a játékból.
seat-stand-in = Távol van; gép helyettesíti.
seat-taken-over = Távol van; a többiek döntése szerint gép játszik helyette, amíg vissza nem jön.
seat-voted = Távol van; { $amount } játékos kéri, hogy gép játsszon tovább.
seat-invited = Várjuk a meghívott játékost
seat-invitation-expired = A meghívó lejárt
sit-here = Leülök ide
stand-up = Visszaadom a helyet
make-link = Meghívólink készítése
seat-a-bot = Gépi játékos leültetése
waiting-room = A játék akkor kezdődik, amikor minden hely foglalt.
link-title = Meghívólink
link-why = Aki először nyitja meg ezt a linket, azé a hely. Egyszer használható, { $days } napig; egy új link felváltja.
invitation-title = Meghívást kaptál
invitation-text = { $host } meghívott egy asztalhoz; a játék: { $title }. Egy hely vár rád.
invitation-yours = neked tartják
invitation-open = még szabad
closed-title = Ez az asztal bezárt
closed-text = A játékot a vége előtt eltették.

## Rólam

me-title = Rólam
code-title = Helyreállító kód
code-why = Ezzel a kóddal egy másik eszközön is visszakapod a helyeidet. Őrizd úgy, mint egy kulcsot.
code-shown = Írd le most: többször nem jelenik meg. A korábbi kódok már nem működnek.
code-new = Új kód készítése
recover-title = Másik eszközről jössz?
recover-why = Írd be az ott készített helyreállító kódot.
recover = Kérem vissza a helyeimet
logins-title = Itt vagy bejelentkezve
logins-why = Aki ezeknek az eszközöknek egyikét használja, a helyeiden játszhat. Szüntesd meg, ami már nem a tiéd.
login-here = ez az eszköz
login-unknown = Valamilyen böngésző
login-end = Ennek a megszüntetése
logins-end-others = Minden más megszüntetése
log-out-title = Elhagyom ezt az eszközt
log-out-why = Helyreállító kód nélkül a helyeid nem hozhatók vissza.
log-out = Felejts el itt
log-out-sure = Elfelejtsünk ezen az eszközön?

## Az asztalnál

side-label = A kérdés, a napló és a továbbiak
title-your-turn = Te jössz
pass-to = Add át a készüléket: { $name }
pass-to-why = Amit csak { $name } láthat, az addig rejtve marad.
pass-show = { $name } vagyok: én jövök
waiting-covered = A többi játékosra várunk
ask-covered = Elrejtve
waiting-for = Soron van: { $names }.
waiting-secret = Titkos választás folyik.
you-watch = Nézőként látod ezt a játékot.
game-over = A játék véget ért.
undo = Visszaveszem az utolsó válaszomat: { $words }
why-not = Miért nem? { $amount } ok
why-not-more = és még { $amount }
see-rule = a szabály
plan-heading = A tervem, senki más nem látja
plan-complete = A terved teljes.
plan-commit = Véglegesítem
plan-end = Vége a körömnek, véglegesítem
plan-count = { $most } közül { $chosen } megvan
plan-fill = { $amount ->
    [one] A többit a legolcsóbb lap eldobásával
   *[other] A többit a { $amount } legolcsóbb lap eldobásával
}
choice-of = { $words } ({ $number }/{ $amount })
all-choices = { $amount } választás listában
way-planned = Tervben van. Ha újra választod, kikerül belőle.
way-planned-whole = Tervben van
way-instead = Inkább ezt tervezem
extras = Még { $amount } dolog, ami csak előkészít
command-label = Jelöléssel
command-plan = Tervbe veszem
expert = Gyakorlott mód
expert-why = Egy választás véglegesíti azt, ami vele teljes, és semmit sem pazarol.
plan-commit-part = Eddig véglegesítem
turn-back = Visszafordítás (Shift+R)
turn-on = Elforgatás (R)
plan-back = Egy lépést vissza
plan-again = Elölről kezdem
plan-commit-why = Ami ezután jön (húzás, felfedés vagy más játékos), csak a véglegesítés után látszik.
plan-others = Mit nyerhetnek mások
plan-warnings = Mi vész kárba ezzel a tervvel
plan-held = Válaszd ki a többit is, bármilyen sorrendben.
plan-cut = { $amount ->
    [1] A játék továbbhaladt: a terved utolsó lépése már nem illik ide, ezért kimaradt.
   *[other] A játék továbbhaladt: a terved utolsó { $amount } lépése már nem illik ide, ezért kimaradt.
}
orders-title = Előre megadott válaszok
orders-why = Amit itt megadsz, arra azonnal megérkezik a válaszod; minden másra rákérdezünk. Bármikor módosíthatod, és a naplóban a te válaszodként szerepel.
orders-here = Erre máskor ne kérdezz rá …
orders-save = Mentés
log = Napló
sound = Hang, ha én jövök
notify = Értesítés, ha én jövök
download-set = A kártyái letöltése
download-log = A játék letöltése
download-record = Amit láttam, letöltöm
resign = Feladom
resign-sure = Feladod? A helyeden gép játszik tovább a végéig.
close = Asztal bezárása
close-sure = Végleg bezárod ezt az asztalt?
stand-in = Gép játsszon helyette: { $name }
bots-stuck = Egy gép nem tud továbbmenni: a program a lépésénél kétszer is hibázott. Minden, amit eddig játszottatok, megvan, a többi asztal zavartalan. Próbálkozzon újra; ha az nem segít, vegyétek vissza közösen az utolsó lépést, és szóljatok annak, aki ezt az asztalt működteti.
bots-wake = Próbálkozzon újra a gép
stand-in-back = Visszajöttem: visszaveszem a helyemet
agree-yes = Kérem az utolsó lépés visszavételét
agree-no = Mégse vegyük vissza
agreeing = Az utolsó lépés visszavételét kéri: { $names }. Akkor történik meg, ha mindenki egyetért.
rematch = Játsszunk újra
connection-lost = Megszakadt a kapcsolat. Semmi sem veszett el; próbálkozunk tovább.
connection-slow = Az asztal most nem válaszol. Semmi sem veszett el; várunk tovább.
sending-failed = A küldés nem sikerült. Semmi sem változott; próbáld újra.
send-again = Próbáld újra
keys-help = Billentyűk: a választás melletti billentyű tervbe veszi, a nyilak a táblán járnak, ott az Enter tervez, C véglegesít, B visszalép, F kiegészít, / jelölést vár, L megnyitja a naplót, + és − nagyít és kicsinyít, 0: teljes szélesség.

## Eredmény és visszanézés

result-title = A győztes: { $names }
result-total = Összesen
replay = Visszanézés
replay-from-start = A játék visszanézése lépésenként
replay-step = { $at }. lépés, összesen { $last }
step-first = Első lépés
step-last = Utolsó lépés
step-back = Vissza
step-on = Tovább
seen-by = Kinek a szemével:

## Szabálykönyv

search-rules = Keresés a szabályokban
rules-found = { $amount } szabály

key-to-signs = Jelmagyarázat
board-in-words = A tábla szavakban
bench-try = Kipróbálom
tabs-label = Az asztal részei
tab-rivals = Többiek
you-answered = A válaszod: { $words }
points-earlier = Korábbi szabályok szerint
points-over-time = Pontok a játék során
save-picture = Mentés rajzként (SVG)
save-png = Mentés képként (PNG)
zoom-in = Nagyobb
zoom-reset = Az oldal szélességére
legend-open = választható
legend-closed = most nem választható; nyisd meg, és megmondja, miért
close-this = Bezárás
# A böngésző teszi hozzá, mennyi ideje: „5 perccel ezelőtt”.
waiting-since = Az utolsó lépés:
fold = A kérdés összecsukása vagy kinyitása
zoom-out = Kisebb

## Játék, amelynek még nincsenek szavai

plain-question = Te jössz.

## Elutasítások: mi történt, hogy semmi sem veszett el, és mit tegyél

refused-title = Ez nem sikerült
refused-stale = A játék továbbhaladt, mióta ezt az oldalt láttad, ezért nem történt semmi. A terved megmaradt; nézd meg az asztalt, és válassz újra.
refused-illegal = Ez most nem lehetséges, ezért nem történt semmi. Válassz a megjelölt válaszok közül.
refused-said = Ezt nem lehetett tervbe venni, így semmi sem változott.
refused-within-set = A terved félbehagy egy több darabból álló választást, ezért nem történt semmi. Amit eddig kiválasztottál, megmaradt; válaszd ki a többit is, vagy lépj vissza, és utána véglegesíts.
refused-not-asked = Most nem téged kérdezünk, ezért nem történt semmi. Az oldal mutatja, kire várunk.
refused-not-your-seat = Ez nem a te helyed, ezért nem történt semmi. Ha másik eszközön a tiéd volt, használd a helyreállító kódodat.
refused-not-yours = Ezt csak az asztal játékosa vagy gazdája teheti meg. Semmi sem változott.
refused-no-table = Nincs ilyen asztal. Ellenőrizd a linket, vagy menj a váróba.
refused-no-page = Nincs ilyen oldal. Menj a váróba, és indulj onnan.
refused-no-game = Nincs itt ilyen játék. Menj a váróba, és válassz egyet.
refused-seat-taken = Ezt a helyet már elfoglalta valaki. Semmi sem változott; lehet, hogy a váróban találsz másikat.
refused-link-expired = Ez a meghívó lejárt. A hely még megvan: kérj új linket az asztal gazdájától.
refused-link-used = Ezt a meghívót már felhasználták vagy lecserélték. Semmi sem változott. Ha te használtad fel, az asztalodat a váróban találod; ha nem, kérj új linket az asztal gazdájától.
refused-not-waiting = Ez ennél az asztalnál már nem lehetséges. Semmi sem változott; az asztal oldalán megnézheted, hogyan áll.
refused-not-running = Ennél az asztalnál nem folyik játék. Semmi sem változott; az asztal oldalán megnézheted, hogyan áll.
refused-not-finished = Ez csak befejezett játékkal működik. Semmi sem változott; előbb ezt kell befejezni.
refused-bad-options = Ezek a lehetőségek nem férnek össze. Nem nyílt asztal; válassz másokat.
refused-bad-log = Ez nem egy befejezett, szabályos játék naplója. Semmit sem tartottunk meg; ellenőrizd a fájlt.
refused-other-rules = Ezt a játékot olyan szabályokkal játszották, amelyek itt nincsenek telepítve. A naplója megmaradt; a folytatáshoz frissítsd az Astrariumot.
refused-bad-form = Az oldal olyasmit küldött, amit nem értünk. Semmi sem változott; töltsd újra az oldalt, és próbáld meg ismét.
refused-bad-code = Ez a helyreállító kód ismeretlen, vagy egy újabb felváltotta. Semmi sem változott; ellenőrizd, és próbáld újra.
refused-bad-origin = A kérés egy másik oldalról jött, ezért nem történt semmi. Használd ennek az asztalnak az oldalait.
refused-too-large = Ez nagyobb annál, amit elfogadunk: egy napló egymillió bájt lehet, egy űrlap sokkal kevesebb. Semmi sem változott; nézd meg, hogy egyetlen játék naplóját választottad-e ki.
refused-too-fast = Ez túl sok volt egyszerre. Semmi sem változott; várj egy kicsit, és próbáld újra.
refused-nothing-to-undo = Az utolsó válaszod már nem vehető vissza: húzás, felfedés vagy más játékos válasza van közben. Semmi sem változott.
refused-bad-method = Ez az oldal így nem kérhető le. Menj a váróba, és indulj onnan.
refused-bad-host = Ez az asztal nem ismeri azt a nevet, amelyen elérted, ezért nem történt semmi. Aki működteti, felveheti a nevet (ASTRARIUM_HOSTS).
refused-busy = Az asztal adatait éppen más használja. Semmi sem változott; próbáld újra egy kicsit később.
refused-damaged = Ennek a játéknak a mentett naplója sérült, ezért a játék nem jeleníthető meg. A többi asztal zavartalan; szólj annak, aki ezt az asztalt működteti, talán van mentése.
refused-full = Most minden hely foglalt ehhez. Semmi sem változott; próbáld újra egy perc múlva.
refused-job-going-on = Egy korábbi kérésed még készül. Semmi sem változott; várd meg, amíg elkészül.
refused-job-failed = Ez túl sokáig tartott, vagy elromlott nálunk. Semmi sem változott; próbáld újra, és szólj az üzemeltetőnek, ha megismétlődik.
refused-name-bot = Ez a név olyan, mint egy gépi játékosé, és a többiek annak néznének. Semmi sem változott; válassz másikat.
refused-name-long = Ez a név túl hosszú: { $most } betű lehet. Semmi sem változott; válassz rövidebbet.
refused-name-mixed = Ebben a névben különböző írások hasonló betűi keverednek. Semmi sem változott; írd egyféle betűvel.
refused-name-taken = Ennél az asztalnál már van, akit így hívnak: { $name }, vagy a neve összetéveszthető lenne a tiéddel. Semmi sem változott; válassz másik nevet, és próbáld újra.
refused-name-unseen = Ebben a névben van valami, ami nem látszik. Semmi sem változott; válassz látható betűkből álló nevet.
refused-never-taken-over = Az asztal megnyitásakor abban maradtatok, hogy senkinek a helyét nem veszi át gép. Semmi sem változott.
refused-not-away = { $name } nemrég még itt volt. Ahogy az asztal megnyitásakor megegyeztetek, legkorábban { $minutes } perc múlva játszhat gép helyette. Semmi sem változott.
refused-many-guests = A címedről egy órán belül { $most } új vendég jött, többet nem fogadunk. Semmi sem változott; próbáld újra később, vagy gyere olyasvalaki meghívójával, aki már a mai nap előtt is játszott itt.
refused-many-jobs = A címedről már { $most } kérés készül vagy vár a sorára, több nem lehet. Semmi sem változott; próbáld újra egy perc múlva.
refused-many-opened = Egy napon belül már { $most } asztalt nyitottál, többet nem lehet. Nem nyílt új asztal; játssz tovább valamelyiknél, vagy próbáld újra később.
refused-many-opened-here = A címedről egy napon belül már { $most } asztalt nyitottak, többet nem lehet. Nem nyílt új asztal; ülj le egy nyitott asztalhoz, vagy próbáld újra később.
refused-many-opened-kept = A címedről naponta { $most } asztal nyitható, és ami ma ebből maradt, azokat illeti ott, akik nálad kevesebbet nyitottak. Nem nyílt új asztal; játssz tovább valamelyik asztalodnál, vagy próbáld újra később.
refused-many-opened-new = A címedről naponta { $most } asztal nyitható, és ami ma ebből maradt, azokat illeti, akik már a mai nap előtt is jártak itt. Nem nyílt új asztal; ha játszottál már itt, add meg a helyreállító kódodat, egyébként ülj le egy nyitott asztalhoz, vagy próbáld újra később.
refused-many-pages = Már { $most } asztal oldala van nyitva nálad, többet nem szolgálunk ki. Zárj be egyet, és töltsd újra ezt az oldalt.
refused-many-pages-here = A címeden már { $most } asztal oldala van nyitva, többet nem szolgálunk ki. Zárj be egyet, és töltsd újra ezt az oldalt.
refused-many-pages-kept = A címeden { $most } asztal oldala lehet nyitva, és ami ebből maradt, az azokat illeti ott, akiknél nálad kevesebb van nyitva. Zárj be egyet a tieid közül, és töltsd újra ezt az oldalt.
refused-many-pages-unknown = A címeden már { $most } asztal oldala van nyitva olyanoknál, akik nem mondták meg, kicsodák, és többet nem szolgálunk ki. Adj magadnak nevet, és töltsd újra ezt az oldalt.
refused-many-tables = Már { $most } asztalod nincs se befejezve, se bezárva, több nem lehet. Nem nyílt új asztal; előbb fejezz be vagy zárj be egyet.
refused-many-uploads = Naponta { $most } fájlt és { $megabytes } megabájtot tölthetsz fel, a hibásakat is beleszámítva. Semmit sem tartottunk meg; próbáld újra holnap.
refused-many-uploads-unknown = A címedről naponta { $most } fájlt és { $megabytes } megabájtot tölthetnek fel azok, akik nem mondták meg, kicsodák. Semmit sem tartottunk meg; adj magadnak nevet, és próbáld újra.
refused-many-uploads-here = A címedről naponta { $most } fájlt és { $megabytes } megabájtot lehet feltölteni. Semmit sem tartottunk meg; próbáld újra holnap.
refused-many-uploads-kept = A címedről naponta { $most } fájlt és { $megabytes } megabájtot lehet feltölteni, és ami ma ebből maradt, azokat illeti ott, akik nálad kevesebbet töltöttek fel. Semmit sem tartottunk meg; próbáld újra holnap.
refused-many-uploads-new = A címedről naponta { $most } fájlt és { $megabytes } megabájtot lehet feltölteni, és ami ma ebből maradt, azokat illeti, akik már a mai nap előtt is jártak itt. Semmit sem tartottunk meg; ha játszottál már itt, add meg a helyreállító kódodat, egyébként próbáld újra holnap.
refused-no-set = Ez a kártyakészlet nincs itt, vagy nem a tiéd. Semmi sem változott; nézd meg a készleteidet, vagy töltsd fel a fájlját.
refused-bad-set = Ez nem hibátlan kártyakészlet. Semmit sem tartottunk meg belőle; lentebb áll, mi a baj és hol.
refused-many-sets = { $most } kártyakészletet tartasz, és több nem lehet. Semmit sem tartottunk meg; előbb távolíts el egyet.
refused-too-slow = A kérésed nem ért ide időben. Semmi sem változott; ellenőrizd a kapcsolatodat, és próbáld újra.
refused-broken = Valami elromlott nálunk. Egyetlen véglegesített lépés sem veszett el; töltsd újra az oldalt, és szólj az üzemeltetőnek, ha megismétlődik.

## Saját készletek
sets-title = Saját kártyakészleteim
sets-why = Ha megvan a doboz, azzal játszhatsz, ami a te kártyáidon áll. Az elmentett készlet nem változik többé; a vele kezdett játszmák megtartják. Ennyi készletet tarthatsz meg: { $most }.
sets-none = Még nincs saját készleted.
sets-download = Letöltés
sets-drop = Eltávolítás
sets-drop-sure = Eltávolítod ezt a készletet a listádról? A vele játszott játszmák megtartják.
sets-upload-title = Készlet feltöltése
sets-upload-why = Egy TOML-fájl: egy egész készlet, vagy csak azok a kártyák, amelyek eltérnek a programmal adottaktól. Kártyánként ellenőrizzük; hibás készletből semmit sem tartunk meg.
sets-upload-file = Fájl választása
sets-upload-paste = Vagy illeszd be a tartalmát
sets-upload = Ellenőrzés és mentés
sets-edit = Szerkesztés
sets-type-in = Saját kártyák beírása: { $game }
editor-title = Kártya beírása
editor-cards = A készlet kártyái
editor-typed-in = beírva vagy bizonyos
editor-not-typed-in = rekonstruált
editor-set-name = A készleted neve
editor-set-name-example = a dobozom
editor-palette = Lépések, a kurzorhoz beszúrva
editor-how = A lépések egymás után állnak: 3 ore: ship 3, jump 2. A kettőspont előtt a költség áll, abban a „pop” a visszaadott lakosság; ami ( ) között van, elhagyható, [ a | b ] választás.
editor-save = Mentés és tovább
editor-try = Próba
editor-told = Így olvasható
editor-checks = A készlet egésze
editor-wrong = Ez így még nem menthető:
editor-needs-name = set, id: adj a készletednek saját nevet
