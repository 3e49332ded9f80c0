### Gaia Project, Hungarian: mixes of options that cannot be played. What is wrong, what to change.

error-mix-small-board = A kisebb játéktér pontosan 3 játékosnak szól, most pedig { $seats } hely van: játsszatok hárman, vagy hagyjátok ki a kisebb játékteret.
error-mix-free-tiles = { $board ->
   *[outer_tiles] Egy vagy két játékos minden lapkát szabadon rak ki, nem csak a külsőket: a minden lapka kirakásával készülő játékteret válasszátok, vagy az első játékét.
    [inner_and_outer_tiles] Egy vagy két játékos minden lapkát szabadon rak ki, nem előbb a belsőket és aztán a külsőket: a minden lapka kirakásával készülő játékteret válasszátok, vagy az első játékét.
}
error-mix-mines-factions = Az első játék kezdőbányái az első játék fajaihoz tartoznak: válasszátok az első játékhoz ajánlott fajokat, vagy helyezzétek le szabadon a kezdőbányákat.
error-mix-mines-board = Az első játék kezdőbányái az első játék játékterén állnak: válasszátok az első játék játékterét, vagy helyezzétek le szabadon a kezdőbányákat.
error-mix-mines-small-board = Az első játék kezdőbányái az első játék teljes játékterén állnak: hagyjátok ki a kisebb játékteret, vagy helyezzétek le szabadon a kezdőbányákat.
