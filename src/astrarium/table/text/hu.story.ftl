### Ami az asztalnál történt: mese, napló, visszanézés, és ami közben elakadhat.

story = Ami történt
story-none = Még nem történt semmi.
story-new = új
story-again = Elmeséljük újra
story-skip = Tovább a kérdéshez
story-pace = Milyen gyorsan meséljük el?
# $words egy egész mondat, amelyet többször kellene kimondani.
told-times = { $words } ({ $amount } alkalommal)
log-page = A teljes napló
log-earlier = Ami előtte történt
log-step = { ARTICLE($at, start: "yes") } { $at }. lépés megnyitása
replay-beginning = Az asztal fel van állítva; még senki sem válaszolt.
replay-run = Lejátszás
replay-stop = Megállítás
replay-slide = A játék lépése
replay-keys = Billentyűk: a nyilak léptetnek, a Home és az End az első és az utolsó lépésre visz, a szóköz lejátszik és megállít.
# Without $amount: egy ige áll több név után is.
bots-thinking = Gondolkodik: { $names }.
agree-bots = Amit a gépi játékosok az utolsó döntésed óta léptek, vele együtt visszakerül; újra döntenek.
agree-not-now = Most semmit sem lehet visszavenni: titkos választás folyik, vagy még senki sem döntött semmiről.
sending-again = A küldés nem sikerült, próbáld újra
agree-too = Vegyük vissza
points-by-source = Pontok a forrásuk szerint
