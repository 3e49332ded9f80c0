### Race for the Galaxy, magyarul: A gyülekező vihar és az Idegen Eszközök kártyái, és amit tudnak.

## A kártya

explain-storage = { $goods ->
   *[rare] Áruraktár: akárhány Ritka áru elfér rajta.
}
explain-start-hand = Kezdővilágként: a kezdőkezedből csak { some-cards } tartasz meg.

## Képességek

power-on_placement-discard-card-for-good-here = Lehelyezéskor: ha eldobsz egy kártyát a kezedből, { a-good } kerül erre a világra.
power-on_placement-place-airlock-card-and-second-survey-team = Lehelyezéskor, csak Bolygójátékban: játssz ki egy légzsilip kártyát, és helyezd rá a második felfedezőcsapatodat.

power-explore-survey-team-movement = { phase-explore }, csak Bolygójátékban: mindegyik felfedezőcsapatod { SUFFIX($amount, "val") } több mezőt léphet.

power-settle-military-by-discard-hand-card = { $pay ->
   *[discard_hand_card] { phase-settle }: legfeljebb { $uses_up_to } kártyát eldobhatsz a kezedből, darabjáért +{ $amount } katonai erőt kapsz a fázis végéig.
}
# $good: az áru fajtája; $uses_up_to mindig egy
power-settle-military-by-discard-good = { $pay ->
   *[discard_good] { $uses_up_to ->
       *[1] { $good ->
            [rare] { phase-settle }: ha eldobsz egy Ritka árut, +{ $amount } katonai erőt kapsz a fázis végéig.
           *[alien] { phase-settle }: ha eldobsz egy Idegen árut, +{ $amount } katonai erőt kapsz a fázis végéig.
        }
    }
}
power-settle-military-per-chromosome-world = { phase-settle }: +{ $amount } katonai erő a tablód minden kromoszómajeles világa után.
power-settle-pay-for-military-kind = { $worlds ->
    [alien] { $reduction ->
       *[0] { phase-settle }: katonai Idegen termelő- vagy szerencsevilágot fizetéssel is lehelyezhetsz; költsége a védelmi ereje.
    }
   *[chromosome] { phase-settle }: kromoszómajeles katonai világot fizetéssel is lehelyezhetsz; költsége a védelmi ereje.
}
power-settle-second-world = { phase-settle }: egy világ lehelyezése után lehelyezhetsz egy másodikat is; bónusz kártya nem jár érte.
power-settle-second-conquest-with-excess-military = { phase-settle }: egy világ elfoglalása után a megmaradt katonai erőddel elfoglalhatsz egy másodikat.
power-settle-additional-world-at-zero-cost = { $pay ->
   *[discard_this_card] { phase-settle }: ha ezt a kártyát eldobod a tablódról, ingyen lehelyezhetsz még egy nem katonai világot, { kind-barred }.
}
power-settle-flip-card-as-settle-action = { phase-settle }: világ választása helyett felfordíthatod a pakli felső lapját; a nem katonai világot ingyen lehelyezheted, minden más a kezedbe kerül.

power-trade-price-bonus-per-chromosome-world = { phase-trade }: { a-good } eladásakor húzz { some-more-cards } a tablód minden kromoszómajeles világa után.
power-trade-no-trade-bonus-sale-from-this-world = { phase-trade }: ennek a világnak az áruját nem adhatod el a Kereskedelem bónuszával.

power-consume-good-of-world = { phase-consume }: dobd el az ezen a világon, és nem máshol lévő { SUFFIX(a-good, "t") } { $vp } GyP-ért.

power-produce-produce-here-by-discarding-card = { phase-produce }: ha eldobsz egy kártyát a kezedből, { SUFFIX(a-good, "t") } termelhetsz ezen a világon.
power-produce-move-goods-here-at-phase-start = { $goods ->
   *[rare] { phase-produce }: a fázis elején akárhány Ritka árudat átrakhatod erre a világra.
}

## Változó GyP

vp-per-artifact-token = { $token ->
    [technology] Pontozás, csak Bolygójátékban: { $vp } GyP minden begyűjtött Idegen technológia jelölő után.
    [science] Pontozás, csak Bolygójátékban: { $vp } GyP minden begyűjtött Idegen tudomány jelölő után.
   *[uplift] Pontozás, csak Bolygójátékban: { $vp } GyP minden begyűjtött génmanipulált jelölő után.
}

match-development-cost_at_least-5 = legalább 5-ös költségű fejlesztés
match-keyword-imperium = BIRODALMI kártya
match-keyword-rebel = LÁZADÓ kártya
match-keyword-terraforming = TEREPÁTALAKÍTÓ kártya
match-keyword-uplift = GÉNMANIPULÁLT kártya
match-world-goods-any-source-windfall = szerencsevilág
match-world-not-military = nem katonai világ
match-world-not-military-power_in-trade = Kereskedelem képességű nem katonai világ

## Miért nem

reason-not-for-sale = Ennek a világnak az áruja nem adható el a Kereskedelem bónuszával.
reason-only-this-world = Ez a képesség csak a saját világának az áruját veszi el.
reason-no-reserves = A védelmi ereje { $first }, a katonai erődből ellene csak { $second } maradt.
reason-already-hired = Ellene már dobtál el kártyát katonai erőért.
reason-no-world-fits = Most egyik kártyáddal sem helyezheted le.
reason-only-conquest = A megmaradt katonai erővel csak elfoglalni lehet; fizetni itt nem.

## Kérdések

ask-start-world = { $player }, melyik kezdővilágot tartod meg? A másikat eldobod; mindenkié egyszerre derül ki.
ask-more-worlds = { $player }, válassz még egy világot, amelyet ebben a fázisban lehelyezel, vagy egyet se.
ask-free-world = { $player }, válaszd ki a világot, amelyet ingyen lehelyezel.
ask-lucky-world = { $player }, a felfordított lap: { TEXT("card-", $card) }. Lehelyezed ingyen?
ask-card-for-good = { $player }, eldobhatsz egy kézilapot, hogy áru kerüljön { ARTICLE(TEXT("card-", $card)) } { SUFFIX(TEXT("card-", $card), "ra") }.
ask-store = { $player }, árut rakhatsz át { ARTICLE(TEXT("card-", $card)) } { SUFFIX(TEXT("card-", $card), "ra") }.
ask-card-production = { $player }, eldobhatsz egy kézilapot, hogy termelj { ARTICLE(TEXT("card-", $card)) } { SUFFIX(TEXT("card-", $card), "n") }.
ask-discard-for-military = { $amount ->
    [1] { $player }, válassz egy eldobandó kézilapot a katonai erőért; ez az utolsó.
   *[other] { $player }, válassz egy eldobandó kézilapot a katonai erőért, összesen { SUFFIX($amount, "t") }.
}
ask-discard-to-produce = { $player }, válassz egy eldobandó kézilapot a termelésért.
ask-chance-lucky = Felfordítjuk a pakli felső lapját, hogy { $player } letelepedhessen rajta.

## Választások

choice-start-world = Kezdővilágodnak megtartod { ARTICLE(TEXT("card-", $card)) } { SUFFIX(TEXT("card-", $card), "t") }.
choice-settle-reserves = A megmaradt katonai erővel elfoglalod { ARTICLE(TEXT("card-", $card)) } { SUFFIX(TEXT("card-", $card), "t") }: a védelmi ereje { $defense }.
choice-settle-lent = Átmeneti katonai erővel elfoglalod { ARTICLE(TEXT("card-", $card)) } { SUFFIX(TEXT("card-", $card), "t") }: a védelmi ereje { $defense }, a katonai erőd ellene { $military }.
choice-pass-good = Nem dobsz el semmit.
choice-pass-more = Nem helyezel le több világot.
choice-pass-lucky = A kezedbe veszed { ARTICLE(TEXT("card-", $card)) } { SUFFIX(TEXT("card-", $card), "t") }.
choice-lucky = Letelepedsz azon, amit a pakli ad.
choice-hire = Eldobsz a kezedből { some-cards } a fázis végéig tartó +{ $amount } katonai erőért.
choice-arm = Eldobod { ARTICLE(TEXT("card-", $card)) } { SUFFIX(TEXT("card-", $card), "n") } lévő { SUFFIX(a-good, "t") } a fázis végéig tartó +{ $military } katonai erőért.
# $storage: az áruraktár azonosítója
choice-move = Átrakod { ARTICLE(TEXT("card-", $card)) } { SUFFIX(TEXT("card-", $card), "n") } lévő { SUFFIX(a-good, "t") } ide: { TEXT("card-", $storage) }.
choice-discard-for-good = Eldobod { ARTICLE(TEXT("card-", $card)) } { SUFFIX(TEXT("card-", $card), "t") }, így áru kerül { ARTICLE(TEXT("card-", $world)) } { SUFFIX(TEXT("card-", $world), "ra") }.
choice-spend-for-world = A tablódról eldobod { ARTICLE(TEXT("card-", $card)) } { SUFFIX(TEXT("card-", $card), "t") }, hogy ingyen lehelyezz még egy világot.
choice-use-good-of-world = { TEXT("card-", $card) }: dobd el a rajta lévő { SUFFIX(a-good, "t") } { $vp } GyP-ért.
choice-produce-for-card = Eldobsz egy kézilapot, hogy { SUFFIX(a-good, "t") } termelj { ARTICLE(TEXT("card-", $card)) } { SUFFIX(TEXT("card-", $card), "n") }.
choice-stop-producing = Most nem dobsz el kártyát a termelésért.
choice-stop-moving = Nem raksz át több árut.

## Események

event-hire = { $player } kézilapokért +{ $amount } katonai erőt kap.
event-arm = { $player } +{ $amount } katonai erőért eldobja { ARTICLE(TEXT("card-", $card)) } { SUFFIX(TEXT("card-", $card), "n") } lévő { SUFFIX(a-good, "t") }.
event-lucky = { $player } felfordítja a pakli felső lapját: { TEXT("card-", $card) }.
event-to-hand = { $player } a kezébe veszi { ARTICLE(TEXT("card-", $card)) } { SUFFIX(TEXT("card-", $card), "t") }.
event-store = { $player } az áruraktárba rakja { ARTICLE(TEXT("card-", $card)) } { SUFFIX(TEXT("card-", $card), "n") } lévő { SUFFIX(a-good, "t") }.

## Az asztal szavakban

board-stored = A raktárban ezen felül: { $amount } áru.

## Kártyanevek: A gyülekező vihar

card-separatist_colony = Szeparatista Kolónia
card-ancient_race = Ősi Faj
card-damaged_alien_factory = Sérült Idegen Gyár
card-doomed_world = Halálra Ítélt Világ
card-deserted_alien_world = Elhagyatott Idegen Világ
card-rebel_sympathizers = Lázadó Szimpatizánsok
card-smuggling_lair = Csempésztanya
card-volcanic_world = Vulkanikus Világ
card-alien_toy_shop = Idegen Játékbolt
card-clandestine_uplift_lab = Génmanipuláltak Tiltott Laborja
card-galactic_bazaar = Galaktikus Bazár
card-hive_world = Kaptárvilág
card-rebel_colony = Lázadó Kolónia
card-galactic_studios = Galaktikus Stúdiók
card-space_mercenaries = Űrzsoldosok
card-improved_logistics = Fejlett Logisztika
card-galactic_genome_project = Galaktikus Génállomány Projekt
card-imperium_lords = Birodalmi Fejedelmek
card-terraforming_guild = Terepátalakító Céh

## Kártyanevek: Idegen Eszközök

card-sentient_robots = Öntudatos Robotok
card-alien_artifact_hunters = Idegen Eszközök Vadászai
card-rebel_mutineers = Lázadó Zendülők
card-uplift_researchers = Génmanipuláció Kutatói
card-frontier_capital = Határvidéki Főváros
card-tranship_point = Átrakodóhely
card-imperium_fifth_column = Birodalmi Ötödik Hadoszlop
card-rebel_uplift_world = Lázadó Génmanipulált Világ
card-alien_fuel_refinery = Idegen Üzemanyag-finomító
card-amphibian_uplift_race = Kétéltű Génmanipulált Faj
card-arboreal_uplift_race = Faágakon Élő Génmanipulált Faj
card-galactic_survey_headquarters = Galaktikus Kutatóközpont
card-ore_rich_world = Ércgazdag Világ
card-rebel_gem_smugglers = Lázadó Drágakőcsempészek
card-deep_space_symbionts_ltd = Mélyűri Szimbionták
card-jumpdrive_fuel_refinery = Ugróhajtómű-üzemanyag Finomító
card-mercenary_guild = Zsoldoscéh
card-galactic_news_hub = Galaktikus Hírközpont
card-self_repairing_alien_artillery = Önjavító Idegen Tüzérség
card-designer_species_ultd = Tervezett Fajok
card-imperium_blaster_gem_depot = Birodalmi Fegyverkristályraktár
card-interstellar_trade_port = Csillagközi Kereskedelmi Kikötő
card-terraforming_colony = Terepátalakító Kolónia
card-alien_uplift_chamber = Idegen Génmanipuláló Kamra
card-rebel_resistance = Lázadó Ellenállás
card-alien_sentinels = Idegen Őrszemek
card-alien_survey_technology = Idegen Kutatótechnológia
card-imperium_stealth_tactics = Birodalmi Lopakodó Taktika
card-scientific_cruisers = Tudományos Cirkálók
card-imperium_supply_convoy = Birodalmi Utánpótláskonvoj
card-terraforming_project = Terepátalakító Projekt
card-alien_research_ship = Idegen Kutatóhajó
card-galactic_investors = Galaktikus Befektetők
card-alien_researchers = Idegen Kutatók
card-galactic_expansionists = Galaktikus Terjeszkedők
card-imperium_war_faction = Birodalmi Háborús Párt
card-terraforming_unlimited = Korlátlan Terepátalakítás
card-uplift_alliance = Génmanipuláltak Szövetsége
card-wormhole_prospectors = Féreglyukkutatók
