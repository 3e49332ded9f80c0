### Tanácsok: mit gondol a legerősebb gépi játékos a válaszokról.

hint = Tanács
hint-none = A gépi játékosnak itt bármelyik válasz megfelel: a véletlenre bízza.
hint-alone = A gépi játékos ezt választja, anélkül hogy a többit mérlegelné.
hint-equal = Körülbelül olyan jó, mint a többi közül a legjobb.
hint-best = Körülbelül { $points } ponttal jobb a következőnél.
hint-behind = Körülbelül { $points } ponttal marad el a legjobbtól.
hint-reckoned = { ARTICLE($reckoner, start: "yes") } „{ $reckoner }” gépi játékos számítása szerint, nem játszmákból tanult ítélet alapján.
hint-trained = { ARTICLE($bot, start: "yes") } „{ $bot }” gépi játékos játszmákból tanult ítélete szerint.
hint-partly = { ARTICLE($bot, start: "yes") } „{ $bot }” gépi játékos játszmákból tanult ítélete szerint; amit az nem próbált ki, { ARTICLE($reckoner) } „{ $reckoner }” gépi játékos számítása szerint.
hint-secret = Senki más nem tudja meg, hogy kérdeztél.
# $parts: lista, például „bevétel (+1,2)”.
why-for = Mellette szól: { $parts }.
why-against = Ellene szól: { $parts }.
why-part = { $part } ({ $points })
part-later = amit a forduló további lépései hozhatnak

hints-title = Ki kérhet tanácsot a gépi játékosoktól?
hints-why = A tanács a három legjobb választ nevezi meg úgy, ahogy a legerősebb gépi játékos látja, abból, amit a játékos láthat. Csak az látja, aki kérte. Ahol többen játszanak, csak akkor jár tanács, ha ez itt így szerepel: így mindenki tudja, mielőtt leül.
hints-alone = Aki egyedül játszik, gépek ellen vagy egy készüléken.
hints-all = Mindenki.
hints-never = Senki.
refused-no-hints = Ennél az asztalnál nincs tanács: az asztal nyitásakor így döntöttek.
