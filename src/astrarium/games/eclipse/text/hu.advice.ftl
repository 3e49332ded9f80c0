### Az Eclipse állásainak részei, tanácsokhoz és elemzésekhez.

part-points = pontok most
part-economy = nyersanyagok és termelés
part-technologies = technológiák
part-growth = hely a terjeszkedéshez
part-fleet = a flotta
part-battles = a folyamatban lévő csaták
part-prospects = elérhető Ősi hajók
part-pending = ami most kerül elő
