### A Túl a Naprendszeren állásainak részei, tanácsokhoz és elemzésekhez.

part-points = pontok most
part-stock = érc- és népességkészlet
part-production = termelés
part-space = űrhajók, előőrsök és bolygórendszerek
part-ways = technológiák és mérföldkövek
