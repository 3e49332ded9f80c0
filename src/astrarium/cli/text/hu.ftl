# Amit a parancssor mond, magyarul. A két nyelvben ugyanazok a kulcsok és adatok állnak.

# ---- több parancs közös argumentumai

help-game = a játék, például: race
help-seed = egész szám: ugyanaz a szám ugyanazokat a játszmákat adja (1)
help-option = a játék egyik beállítása; többször is megadható
help-json = az eredmény kiírása JSON-ként
help-lang = nyelv: en vagy hu (en)

# $name: az argumentum; $written: amit begépeltek; $least: a legkisebb megengedett szám
bad-number = A { $name } egész számot vár, legalább ennyit: { $least }; ez nem jó: „{ $written }”
bad-option = A beállítás alakja név=érték; ez nem jó: „{ $written }”

# ---- astrarium simulate

simulate-summary = Sok játszma gépi játékosok között, és hogy melyik mennyire volt sikeres.
simulate-example =
    Példa:
      astrarium simulate race --bots greedy,random --games 1000 --seed 1 --jobs 2
      astrarium simulate race --bots greedy,random --option advanced_two_player=true --json
simulate-help-bots = minden helyre egy gépi játékos, névvel (greedy,random)
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
simulate-intervals = Zárójelben: 95%-os megbízhatósági tartomány. A megosztott győzelem törtrésszel számít.

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
# $settings: hányféle létszám és beállítás került sorra
fuzz-played = { $game }: játszmák: { $games }, válaszok: { $answers }, változatok: { $settings }
fuzz-all-held = Minden válasz után minden feltétel teljesült.
fuzz-failed = { $count } hibás játszma:
# $broken: ami nem teljesült; $position és $log: fájlok
fuzz-failure = { $game }. játszma, { $seats } játékos, { $answers } válasz után: „{ $answer }” ezt sérti: { $broken } ({ $position }, { $log })
