### Egy befejezett játék elemzése.

review = Elemzés
review-going-on = A gépi játékos a játszma minden döntését megnézi. Ez az oldal magától halad tovább; ami kész, az megmarad, bármikor jössz vissza.
review-curve = A pontok és a még várhatók körről körre
review-figures = Ugyanez számokban
review-round = A { $number }. kör kezdete
review-end = A játék vége
review-costs = A legdrágább döntések: { $name }
review-summed = { $decisions ->
    [0] Ennek a játékosnak egyetlen döntése sem volt mérlegelhető.
   *[other] { $decisions } mérlegelt döntés; együtt körülbelül { $points } pontba kerültek.
}
review-nothing = Amit mérlegelni lehetett, abból semmi sem került említésre méltó pontba.
review-cost = Körülbelül { $points } pont.
review-cost-trained = Körülbelül { $points } pont, játszmákból tanult ítélet szerint.
review-cost-reckoned = Körülbelül { $points } pont, számítás szerint.
review-chosen = Választott
review-better = Jobb lett volna
review-look = Megnézem: { $at }. lépés
review-reckoned = { ARTICLE($reckoner, start: "yes") } „{ $reckoner }” gépi játékos számítása szerint, abból, amit a játékos akkor láthatott; nem játszmákból tanult ítélet alapján. Amit a gépi játékos mérlegelés nélkül választ, az kimarad.
review-partly = Ahol az áll, hogy játszmákból tanult ítélet szerint, ott { ARTICLE($bot) } „{ $bot }” gépi játékos ítélete számít; a többi döntésnél és a vonalaknál { ARTICLE($reckoner) } „{ $reckoner }” gépi játékos számítása, amely nem játszmákból tanult. Mindez abból, amit a játékos akkor láthatott. Amit a gépi játékos mérlegelés nélkül választ, az kimarad.
review-trained = { ARTICLE($bot, start: "yes") } „{ $bot }” gépi játékos játszmákból tanult ítélete szerint, abból, amit a játékos akkor láthatott. Amit a gépi játékos mérlegelés nélkül választ, az kimarad.
