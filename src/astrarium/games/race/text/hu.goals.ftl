### Race for the Galaxy, magyar: A gyülekező vihar céljai, a szabályfüzet szavaival.

option-goals = Célok
option-goals-why = A gyülekező viharral: hat cél fekszik nyíltan, és GyP-t hoz annak, aki elsőként eléri, vagy a legtöbbet gyűjti abból, amit a cél számol.
points-score-goal = Céllapkák
points-score-goal-chip = 3 GyP-s lapkák döntetlenért

goal-galactic_standard_of_living = Galaktikus Életszínvonal
goal-system_diversity = Változatos Rendszer
goal-overlord_discoveries = Felsőbb Felfedezések
goal-budget_surplus = Költségvetési Többlet
goal-innovation_leader = Újítási Vezető
goal-galactic_status = Galaktikus Státusz
goal-greatest_military = Legnagyobb Hadsereg
goal-largest_industry = Legnagyobb Ipar
goal-greatest_infrastructure = Legfejlettebb Infrastruktúra
goal-production_leader = Termelési Vezető

## Egy cél: $goal az azonosítója, $title a lapka angol címe, $amount amennyi kell

about-goal-heading = { BOTH(TEXT("goal-", $goal), $title) }
about-goal-first = „Első” cél: { $vp } GyP-t ér. Aki elsőként teljesíti, elveszi és megtartja; aki ugyanabban a fázisban teljesíti, egy { $chip } GyP-s lapkát kap.
about-goal-most = „Legtöbb” cél: { $vp } GyP-t ér annak, akinek abból, amit a cél számol, a legtöbb van, amíg valaki túl nem lépi. A játék végén mindenki más, akinek ugyanannyi van, egy { $chip } GyP-s lapkát kap.
about-goal-moments = { $moments ->
    [consume] A Feldolgozás végén szerezhető meg.
    [settle] A Letelepedés végén szerezhető meg.
    [develop] A Fejlesztés végén szerezhető meg.
    [develop-settle] A Fejlesztés és a Letelepedés végén szerezhető meg.
   *[round] A kör végén szerezhető meg.
}
about-goal-condition = { goal-condition }
goal-condition = { $goal ->
    [galactic_standard_of_living] Neked legyen először legalább { $amount } GyP-d lapkákban; a céllapkák és a célokért kapott lapkák nem számítanak.
    [system_diversity] Neked legyen először mind a { $amount } fajtából termelő- vagy szerencsevilágod: Újszerű, Ritka, Genetikai és Idegen.
    [overlord_discoveries] Neked legyen először legalább { $amount } IDEGEN kártya a tablódon.
    [budget_surplus] Te dobj el először lapot a kézkorlát miatt.
    [innovation_leader] Neked legyen először mind a { $amount } fázishoz képességed, a Kereskedelmet is beleértve.
    [galactic_status] Te helyezz le először 6-os fejlesztést.
    [greatest_military] Neked legyen a legnagyobb, de legalább { SUFFIX($amount, "s") } katonai erőd; a negatív beleszámít, a speciális és az átmeneti nem.
    [largest_industry] Neked legyen a legtöbb, de legalább { $amount } Újszerű és Ritka világod együttvéve, termelő- vagy szerencsevilág.
    [greatest_infrastructure] Neked legyen a legtöbb, de legalább { $amount } fejlesztésed.
   *[production_leader] Neked legyen a legtöbb, de legalább { $amount } termelővilágod, bármelyik fajtából.
}

## Kérdések, választások, események

ask-chance-goal = { $kind ->
    [most] Húzunk egy „legtöbb” célt.
   *[first] Húzunk egy „első” célt.
}
choice-goal = A cél: { TEXT("goal-", $goal) }.
warning-goal-lost = Nem nálad lenne a legtöbb, és elveszítheted ezt a célt: { TEXT("goal-", $goal) }.
event-goal-open = A játék egyik célja: { TEXT("goal-", $goal) }.
event-goal-first = { $player } elsőként teljesíti ezt a célt, és elveszi a lapkáját: { TEXT("goal-", $goal) }.
event-goal-chip = { $player } egy { $amount } GyP-s lapkát kap ezért a célért: { TEXT("goal-", $goal) }.
# $amount: amennyi a játékosnak van belőle
event-goal-most = { $player } értéke a legnagyobb ({ $amount }), és elveszi ezt a lapkát: { TEXT("goal-", $goal) }.
event-goal-back = { $player } értéke { $amount }, és visszateszi ezt a lapkát: { TEXT("goal-", $goal) }.
event-score-goal = { $player } { $amount } GyP-t kap ezért a céllapkáért: { TEXT("goal-", $goal) }.
event-score-goal-chip = { $player } { $amount } GyP-t kap ennek a célnak a döntetlenjéért: { TEXT("goal-", $goal) }.

## Az asztal szavakban

board-goals = Célok:
board-goal-open = { TEXT("goal-", $goal) } ({ $vp } GyP), gazdátlan. { goal-condition }
board-goal-held = { TEXT("goal-", $goal) } ({ $vp } GyP), birtokosa: { $player }. { goal-condition }
board-goal-chip = { $player } lapkát kapott ezért: { TEXT("goal-", $goal) }.
figure-goals = Célok

## A rajzon

draw-goal = { $holder ->
    [nobody] { TEXT("goal-", $goal) }, { $vp } GyP, gazdátlan
   *[somebody] { TEXT("goal-", $goal) }, { $vp } GyP, birtokosa: { $name }
}

draw-goal-kind = { $kind ->
    [first] első: { $needed }
   *[most] legtöbb, { $needed }+
}

error-race-no-goal = Nincs „{ $name }” nevű cél.
