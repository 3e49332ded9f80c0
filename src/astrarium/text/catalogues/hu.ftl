# Közös szavak, magyarul. Egy mappa nyelveiben ugyanazok a kulcsok és adatok állnak.

# $first: az utolsó kivételével minden elem, vesszővel összefűzve; $last: az utolsó elem.
list-joined = { $first } és { $last }

# Mit kell egy választás előtt megtenni; $steps: egész mondatok, felsorolva.
plan-first = Előtte: { $steps }

# ---- hibák

error-at-line = { $line }. sor:
error-no-game = Nincs „{ $game }” nevű játék; ezek vannak: { $known }.
error-no-seat = Nincs { $seat } sorszámú hely; a helyek sorszáma 0-tól { SUFFIX($last, "ig") } tart.
error-seats = A játékosok száma ennél a játéknál { SUFFIX($least, "tól") } { SUFFIX($most, "ig") } terjed: { $game }.
error-no-option = Nincs „{ $option }” nevű beállítás; ezek vannak: { $known }.
error-option-value = { ARTICLE($option, start: "yes") } { $option } beállítás nem lehet „{ $value }”; ezek lehetnek: { $allowed }.
error-no-bot = Ehhez a játékhoz ({ $game }) nincs „{ $bot }” nevű gépi játékos; ezek vannak: { $known }.
error-no-bot-there = Itt nincs gépi játékos: „{ $place }”; a hiba: { $what }
error-no-returns = Nincs „{ $kind }” nevű eredmény; ezek vannak: { $known }.
error-not-over = A játszma még nem ért véget.
error-arena-nothing = Egy versenyhez legalább egy játszma és egy folyamat kell.
error-no-weight = Nincs „{ $weight }” nevű súly; ezek vannak: { $known }.
error-tuning-nothing = A hangoláshoz legalább egy szám és lépésenként egy játszma kell.
error-tuning-no-log = Ez a fájl nem hangolás naplója: „{ $file }”.
error-tuning-other-run = Ez a fájl egy másik hangolásé: „{ $file }”; adj meg másik fájlt, vagy annak a hangolásnak a beállításait.
error-balance-other-log = Ez a fájl más játszmák naplója: „{ $file }”; adj meg másikat.
error-bot-failed = { ARTICLE($seat, start: "yes") } { SUFFIX($seat, "s") } számú helyen ülő gépi játékos („{ $bot }”) hibázott ebben a játszmában: { $game }, mag: { $seed }, helyek: { $seats }. A hiba: { $what }
error-header-lacks = A fejlécből hiányzik: { $fields }.
error-rules-not-installed = Olyan szabályokkal készült, amelyek itt nincsenek meg.
error-other-version = A szabályok más változatával készült ({ $game }, { $made }); itt { ARTICLE($here) } { $here } van telepítve.
error-other-components = Más alkotóelem-készlettel készült ({ $game }).
error-set-missing = A játszma alkotóelem-készlete nincs itt ({ $game }, jele: { $set }). Előbb a készlet fájljára van szükség.
error-set-other = Ezzel a jellel egy másik alkotóelem-készlet van eltéve: { $set }.
error-set-unfit = Ez az alkotóelem-készlet nem illik az itteni szabályokhoz: { $set }.
error-no-snapshot = Ez nem mentett állás.
error-snapshot-changed = A mentett állást megváltoztatták: nem illik hozzá az ellenőrző összege.
error-snapshot-damaged = A mentett állás sérült.
error-snapshot-impossible = A mentett állás lehetetlen: megsért valamit, aminek mindig teljesülnie kell.
error-snapshot-other-log = A játékot egy másik naplóból mentették.
error-log-cut-off = A napló egy sor közepén megszakad.
error-log-empty = A napló üres.
error-log-other-format = Ez nem itt ismert formátumú napló.
error-log-after-end = A játék vége után is vannak sorok.
error-log-entry-lacks = A bejegyzésben nincs megfelelő „{ $field }”.
error-log-no-entry = Ez nem naplóbejegyzés.
error-log-changed = A bejegyzést megváltoztatták, vagy sorok hiányoznak előle.
error-log-closed-once = Egy játék naplója egyszer zárul le, a játék végén.
error-log-not-same = A sor visszajátszva nem ugyanaz.
error-log-ends-early = A napló a játék vége előtt ér véget.
error-log-other-result = Az eredmény nem az, amelyet a játék ad.
# $seat: 0-tól számolva; -1 a véletlen
error-not-asked = { $seat ->
    [-1] A véletlentől most nincs kérdés.
   *[other] { ARTICLE($seat, start: "yes") } { SUFFIX($seat, "s") } számú helytől most nincs kérdés.
}
error-not-forced = { $seat ->
    [-1] A véletlen válasza itt nem kényszerű.
   *[other] { ARTICLE($seat, start: "yes") } { SUFFIX($seat, "s") } számú hely válasza itt nem kényszerű.
}
error-not-one-answer = „{ $answer }”: ez nem egyetlen válasz.
error-not-from-seed = „{ $answer }”: ez nem következik a kezdőszámból.
error-not-finished = A játék nem fejeződött be: a kezdőszáma még nem nyilvános.
error-no-seed = A naplóban nincs kezdőszám: a véletlen nem abból származott.
error-other-seed = A kezdőszám nem az, amelyet előre megígértek.
error-bad-seed = A kezdőszám nem 64 hexadecimális jegy.
error-undo-nothing = Legalább egy választ kell visszavonni.
error-undo-barrier = Nincs mit visszavonni: közben húzás, felfedés, más játékos válasza vagy egy lezárult közös választás történt.
error-stale = Erre a kérdésre már van válasz.
error-says-nothing = Ez nem mond semmit.
error-illegal-choice = Most nem választható: { $choice }.
