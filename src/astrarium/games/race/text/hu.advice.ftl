### A Race for the Galaxy állásainak részei, tanácsokhoz és elemzésekhez.

part-explore = { phase-explore }
part-develop = { phase-develop }
part-settle = { phase-settle }
part-consume = { phase-consume }
part-produce = { phase-produce }
part-anyway = fázisok, amelyeket mások valószínűleg úgyis választanak
part-others = amit a többiek nyernek vele
part-orb = a bolygó
part-points = pontok
part-goals = célok
part-engine = termelés és feldolgozás
part-means = ami elérhetővé válik
part-powers = egyéb képességek
part-military = katonai erő a kézben lévő világokhoz
part-price = az ár
part-tempo = eggyel több kártya az asztalon
part-goods = a rajta lévő áru
part-ending = a játék vége
part-luck = egy világ a pakliból
part-round = ahogy a kör várhatóan folytatódik
