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
error-no-encoding = Ehhez a játékhoz még nincs kódolás hálók számára: { $game }.
error-bad-buffer = A puffer nem megfelelő: { $size } lebegőpontos szám kell egy sorban.
error-bad-action = „{ $written }” nem lépése ennek a játéknak: { $game }.
error-no-torch = A tanításhoz PyTorch kell: pip install "astrarium[train]"
error-train-other-course = „{ $file }” egy másik tanításhoz tartozik; adj meg másik mappát, vagy annak a beállításait.
error-train-cut-off = „{ $file }” csonka; töröld, és újra elkészül.
error-train-too-few = Ennyi játszmából nem lehet tanulni: legalább 20 kell.
error-net-broken = A háló fájlja hibás: { $what }
error-net-other-layout = A háló más számokhoz készült (elrendezés: { $layout }).
error-not-over = A játszma még nem ért véget.
error-arena-nothing = Egy versenyhez legalább egy játszma és egy folyamat kell.
error-arena-few = { $seats } helyes körmérkőzéshez { $bots } gépi játékos kevés.
error-arena-twice = A körmérkőzésben minden gépi játékos egyszer szerepel.
error-no-openskill = Az értékszámokhoz kell az openskill csomag: pip install "astrarium[lab]".
error-no-ray = A Ray nincs telepítve: pip install "astrarium[ray]".
error-no-ray-there = Ezen a címen nincs Ray-fürt: { $address }.
error-no-weight = Nincs „{ $weight }” nevű súly; ezek vannak: { $known }.
error-tuning-nothing = A hangoláshoz legalább egy szám és lépésenként egy játszma kell.
error-tuning-no-log = Ez a fájl nem hangolás naplója: „{ $file }”.
error-tuning-other-run = Ez a fájl egy másik hangolásé: „{ $file }”; adj meg másik fájlt, vagy annak a hangolásnak a beállításait.
error-changed-bots = Ebben a naplóban ezek a gépi játékosok még másként játszhattak, mint most: { $bots } (a napló: „{ $file }”); adj meg másik fájlt, vagy tedd félre ezt.
error-other-log = Ez a fájl más játszmák naplója: „{ $file }”; adj meg másikat.
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
error-log-begins-midway = A napló egy újabb szabályokkal folytatott játék közepén kezdődik: ami előtte történt, az itt nem játszható vissza.
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
reason-no-such-choice = Nincs ilyen választás.
reason-no-such-choice-but = Nincs ilyen választás. Erre gondoltál: „{ $near }”?
error-illegal-choice = Most nem választható: { $choice }.

# ---- hibák alkotóelem-készletekben; számaik és szavaik a fájl sajátjai

fault-always-open = kell egy korlátlan akció, amely nem kerül semmibe és mindig választható, például egy ellátmány lakossággá, majd 1 érc
fault-toml-deep = túl sok lista és bejegyzés áll egymásban
fault-toml = ez nem TOML: { $what }
fault-toml-digits = egy számnak több ezer számjegye van
fault-one-of = ezek egyike kellene: { $known }
fault-some-of = ezek közül kellene egy vagy több: { $known }
fault-no-sets = ennek a játéknak az alkotóelemei nem cserélhetők: { $game }
fault-not-a-number = { $found } áll itt, pedig egész szám kellene
fault-not-a-text = { $found } áll itt, pedig szöveg kellene
fault-not-a-truth = { $found } áll itt, pedig true vagy false kellene
fault-not-a-fraction = { $found } áll itt, pedig tizedestört kellene
fault-not-an-entry = { $found } áll itt, pedig bejegyzés kellene
fault-not-a-list = { $found } áll itt, pedig lista kellene
fault-not-one-of = { $found } áll itt, pedig ezek egyike kellene: { $known }
fault-no-field = nincs „{ $field }” mező; ezek vannak: { $known }
fault-missing-field = hiányzik ez a mező: „{ $field }”
fault-not-a-step = { $found } áll itt, pedig olyan bejegyzés kellene, amelyben van „do”
fault-pay-first = a fizetés a lista minden más lépése előtt áll
fault-no-step = nincs „{ $step }” lépés; ezek vannak: { $known }
fault-no-steps = nincsenek lépések
fault-options = { $number } lehetőség áll itt, pedig legalább 2 és legfeljebb { $most } kellene
fault-no-counter = ezt semmi sem számolja: „{ $of }”; ezek vannak: { $known }
fault-no-family = nincs „{ $family }” csoport; ezek vannak: { $known }
fault-no-program = nincs „{ $program }” program
fault-no-payment = „{ $name }” nem fizetőeszköz; ezek vannak: { $known }
fault-not-below = „{ $slot }” nem alacsonyabb szintű
fault-not-between = { $found } áll itt, pedig legalább { $least } és legfeljebb { $most } kellene
fault-too-many-steps = { $steps } lépés is lehet belőle, pedig legfeljebb { $most } engedett
fault-circle = önmagát másolja: { $programs }
fault-too-deep = { $most } bejegyzésnél több áll egymásban
fault-size = legalább 0 és legfeljebb { $most } kellene
fault-odd-kind = { $kind } áll itt, pedig szöveg, szám vagy lista kellene
fault-length = { $number } karakter áll itt, pedig legalább 1 és legfeljebb { $most } kellene
fault-too-long = { $number } karakter áll itt, pedig legfeljebb { $most } fér el
fault-unprintable = olyan karakter áll itt, amely nem jeleníthető meg: { $text }
fault-entries = { $number } bejegyzés áll itt, pedig legfeljebb { $most } lehet
fault-how-many = { $found } darab áll itt, pedig legalább { $least } és legfeljebb { $most } kellene
fault-in-all = összesen { $found } áll itt, pedig legalább { $least } és legfeljebb { $most } kellene
fault-other-figure = { $found } áll itt, pedig ez kellene: { $expected }
fault-other-number = { $found } darab áll itt, pedig ennyi kellene: { $expected }
fault-other-sum = összesen { $found } áll itt, pedig ennyi kellene: { $expected }
fault-pieces-placed = a lakosság, az ellátmány és egy hajó együtt { $found }, pedig ennyi kellene: { $expected }
fault-events-lying = az always_in_play és a random együtt { $found }, pedig ennyi kellene: { $expected }
fault-locations-of-kind = „{ $kind }” fajtájú helyszínből { $found } áll itt, pedig ennyi kellene: { $expected }
fault-discs-stay = { $discs } korong sosem kerül le a sávról
fault-trade-pays = { $price } áll itt, pedig több kellene, mint amennyit egy visszaadott kocka hoz ({ $brings }); különben a kereskedelem sosem érne véget
fault-section-missing = hiányzik ez a szakasz
fault-shipped-id = „{ $id }” a készen kapott készlet neve: ennek más nevet kell adni
fault-no-section = változtatásoknak nincs ilyen szakasza; ezek vannak: { $known }
fault-card-twice = ez a kártya kétszer áll itt
fault-no-such-card = nincs „{ $id }” azonosítójú { $kind }, amelyet változtatni lehetne
fault-file-missing = hiányzik ez a fájl
fault-no-file = nincs ilyen fájl; ezek vannak: { $known }
fault-bad-id = egy azonosítóban csak betű, számjegy és _ lehet
fault-id-taken = ez az azonosító már szerepel itt: { $other }
fault-not-on-card = a kártyának nincs „{ $field }” mezője
fault-no-source = nincs „{ $source }” forrás
fault-effect-or-ability = vagy „effect”, vagy „ability” kellene
fault-no-kind = nincs „{ $kind }” fajta; ezek vannak: { $known }
fault-no-reference = nincs „{ $id }” azonosítójú { $kind }
fault-needed = { $number } előfeltételből nem kellhet { $needed }
fault-no-locations = nincsenek helyszínek
fault-bad-lane = { $found } áll itt, pedig két helyszíne kellene
fault-no-lane = ide nem vezet út: „{ $location }”
fault-kept = { $draw } kártyából nem tartható meg { $keep }
fault-no-guild = nincs „{ $guild }” céh; ezek vannak: { $known }
fault-only-events = ez a lépés csak eseményen állhat: { $step }
fault-draws-again = itt ez a lépés rendszereket húzna a jutalmukért, azok pedig újra, és sosem érne véget: { $step }
fault-step-figure = { $field } itt { $found }, pedig legalább 1 és legfeljebb { $most } kellene
fault-copy-field = a copy_action lépésben nincs „{ $field }” mező
fault-copy-value = { $field } itt { $found } a copy_action lépésben, pedig ez kellene: { $expected }
fault-no-copies = nincsenek „{ $kind }” akciók; ezek vannak: { $known }
fault-research-which = a research lépésben vagy „levels”, vagy „level_by” kell
fault-research-none = a research lépésben legalább egy szint kell
fault-upgrade-which = az upgrade_ships lépésben vagy „total_levels”, vagy „max_ships” és „levels_each” kell
fault-not-expected = „{ $word }” nem állhat itt
fault-no-cost-here = itt nem lehet költség
fault-sign-expected = „{ $sign }” kellene, nem „{ $found }”
fault-sign-lacking = a végén „{ $sign }” kellene
fault-brackets = { $most } zárójelnél több áll egymásban
fault-no-cost = „{ $word }” nem költség; ezek vannak: { $known }
fault-number-expected = szám kellene, nem „{ $found }”
fault-number-lacking = a végén szám kellene
fault-no-field-of-each = „{ $field }” nem mezője ennek: each; ezek vannak: { $known }
fault-unknown-word = „{ $word }” nem lépés
fault-mistyped-word = „{ $word }” nem lépés; erre gondoltál: „{ $near }”?
fault-not-after = „{ $word }” nem állhat ez után: „{ $step }”
fault-no-field-of-step = ennek a lépésnek nincs „{ $field }” mezője: „{ $step }”; ezek vannak: { $known }
