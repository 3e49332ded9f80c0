### Race for the Galaxy, Hungarian: mixes of options that cannot be played. What is wrong, what to change.

error-mix-solo-expansion = { $expansion ->
   *[none] Egyedül A gyülekező vihar robotja ellen lehet játszani, és az alapjátékban nincs robot: válaszd A gyülekező vihar kiegészítőt, vagy játsszatok legalább ketten.
    [artifacts] Egyedül A gyülekező vihar robotja ellen lehet játszani, és az Idegen Eszközökben nincs robot: válaszd A gyülekező vihar kiegészítőt, vagy játsszatok legalább ketten.
}
error-mix-base-seats = Az alapjáték 2–4 játékosnak szól, most pedig { $seats } hely van: válasszatok kiegészítőt, vagy játsszatok legfeljebb négyen.
error-mix-solo-preset = Az egyszemélyes játékban a kezdővilágokat véletlenül osztjuk, ezért nincs előre összeállított leosztás: hagyd ki az előre összeállított leosztást.
error-mix-difficulty = A nehézségi szint a roboté, és a robotnak pontosan egy ellenfele van, most pedig { $seats } hely van: hagyjátok a nehézségi szintet könnyűn, vagy játssz egyedül.
error-mix-solo-advanced = Az egyszemélyes játékban mindig a haladó kétszemélyes játék szabályai érvényesek, ezért külön nem választható: hagyd ki a haladó kétszemélyes játékot.
error-mix-advanced-seats = A haladó kétszemélyes játék pontosan 2 játékosnak szól, most pedig { $seats } hely van: játsszatok ketten, vagy hagyjátok ki a haladó kétszemélyes játékot.
error-mix-orb = { $expansion ->
   *[none] A bolygó az Idegen Eszközök kiegészítőhöz tartozik, de nincs kiegészítő kiválasztva: válasszátok az Idegen Eszközöket, vagy hagyjátok ki a bolygót.
    [storm] A bolygó az Idegen Eszközök kiegészítőhöz tartozik, nem A gyülekező viharhoz: válasszátok az Idegen Eszközöket, vagy hagyjátok ki a bolygót.
}
error-mix-goals-expansion = { $expansion ->
   *[none] A célok A gyülekező vihar kiegészítőhöz tartoznak, de nincs kiegészítő kiválasztva: válasszátok A gyülekező vihart, vagy hagyjátok ki a célokat.
    [artifacts] A célok A gyülekező vihar kiegészítőhöz tartoznak, nem az Idegen Eszközökhöz: válasszátok A gyülekező vihart, vagy hagyjátok ki a célokat.
}
error-mix-solo-goals = Az egyszemélyes játékban nincsenek célok: hagyd ki a célokat, vagy játsszatok legalább ketten.
error-mix-draft-expansion = { $expansion ->
   *[none] A kártyaátadásos variáns A gyülekező vihar kiegészítőhöz tartozik, de nincs kiegészítő kiválasztva: válasszátok A gyülekező vihart, vagy hagyjátok ki a kártyaátadásos variánst.
    [artifacts] A kártyaátadásos variáns A gyülekező vihar kiegészítőhöz tartozik, nem az Idegen Eszközökhöz: válasszátok A gyülekező vihart, vagy hagyjátok ki a kártyaátadásos variánst.
}
error-mix-draft-seats = A kártyaátadásos variáns 2 vagy 3 játékosnak szól, most pedig { $seats } hely van: játsszatok ketten vagy hárman, vagy hagyjátok ki a kártyaátadásos variánst.
error-mix-draft-preset = A kártyaátadás után az első kezet a saját paklijából húzza mindenki, ezért nincs előre összeállított leosztás: hagyjátok ki a kártyaátadásos variánst vagy az előre összeállított leosztást.
