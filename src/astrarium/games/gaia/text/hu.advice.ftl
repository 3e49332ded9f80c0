### A Gaia Project állásainak részei, tanácsokhoz és elemzésekhez.

part-points = pontok most
part-stock = nyersanyag- és energiakészlet
part-income = bevétel
part-structures = épületek
part-research = kutatás
part-tiles = technológialapkák
part-finals = végső pontozás
part-federations = készülő szövetségek
part-room = hely a terjeszkedéshez
