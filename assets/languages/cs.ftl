# Čeština
#
# Terms: Soutěžní řád and Pravidla šachu of the Šachový svaz České republiky (kolo, losování, pořadí, šachovnice,
# kontumace, volný los), its propozice, and chess-results.com in Czech (nasazení, startovní listina).

## Titles

title-pairings = Nasazení { $round }. kola
title-pairings-alone = Nasazení
title-names = Nasazení { $round }. kola{ $beside } podle jmen
title-names-alone = Nasazení podle jmen
title-matches = Zápasy { $round }. kola
title-matches-alone = Zápasy
title-field = Startovní listina
title-standings = Pořadí po { $round }. kole
title-crosstable = Křížová tabulka po { $round }. kole
title-crosstable-alone = Křížová tabulka
title-boards = Hráči podle šachovnic po { $round }. kole
title-bracket = Pavouk po { $round }. kole
title-bracket-alone = Pavouk
title-cards = Karty hráčů po { $round }. kole
title-cards-alone = Karty hráčů
title-team-cards = Karty družstev po { $round }. kole
title-team-cards-alone = Karty družstev
title-slips = Lístky s výsledky { $round }. kola
title-slips-alone = Lístky s výsledky
title-line-ups = Sestavy pro { $round }. kolo
title-line-ups-alone = Sestavy
title-team-sheets = Soupisky družstev
title-starting-list = Startovní listina
title-schedule = Časový rozpis
title-result-sheet = Výsledková listina { $round }. kola
title-result-sheet-alone = Výsledková listina
title-board-numbers = Čísla šachovnic
title-table-numbers = Čísla stolů
title-name-cards = Jmenovky
title-diplomas = Diplomy po { $round }. kole
title-prizes = Ceny po { $round }. kole
title-check-in = Prezence před { $round }. kolem
title-wall = Nástěnka
wall-by-board = nasazení podle šachovnic
wall-by-match = nasazení podle zápasů
wall-by-name = nasazení podle jmen
wall-after-round = po { $round }. kole
wall-before-round-1 = před 1. kolem
title-not-here = Nepřítomní před { $round }. kolem
title-fees = Startovné
title-ratings = Změny ratingu po { $round }. kole
title-ratings-before = Ratingy před 1. kolem
position = pozice { $position }
status-not-started = nezahájeno
status-live = průběžně, { $known } z { $boards } výsledků
status-live-earlier = průběžně, { $known } z { $boards } výsledků, { $earlier ->
    [one] { $earlier } dřívější šachovnice otevřena
    [few] { $earlier } dřívější šachovnice otevřeny
   *[other] { $earlier } dřívějších šachovnic otevřeno
}
status-complete = úplné
status-sealed = konečné
status-changed = konečné, později změněno

## Below the title: place, days, officials

days = { $first } až { $last }
about-arbiter = rozhodčí { $text }
about-deputies = { $count ->
    [one] zástupce rozhodčího { $names }
   *[other] zástupci rozhodčího { $names }
}
about-time-control = tempo hry { $text }
about-provisional = předběžné: partie se ještě hrají

## Headings of parts

heading-teams = Družstva
heading-board = Šachovnice { $board }
heading-round = Kolo { $round }
heading-rounds = Kola { $first } až { $last }
heading-by-round = Podle kol
heading-all-games = Všechny partie
heading-all-against-all = Každý s každým
heading-how-prizes = Jak vznikly
heading-by-amount = Podle částky
heading-not-paid = Nezaplaceno
heading-players = Hráči
slip-heading = { $event }: kolo { $round }

## Notes

no-round-yet = Žádné kolo ještě není zveřejněno.
round-not-published = Kolo { $round } ještě není zveřejněno.
fixed-board = { $player } u { $place ->
    [table] stolu
   *[other] šachovnice
} { $board }
fixed-board-elsewhere = { $player } u { $place ->
    [table] stolu
   *[other] šachovnice
} { $board } (v tomto kole { $now })
fixed-boards = Pevné { $place ->
    [table] stoly
   *[other] šachovnice
}: { $list }.
fixed-at = { $player } u { $board }
results-missing = { $count ->
    [one] Chybí ještě { $count } výsledek.
    [few] Chybí ještě { $count } výsledky.
   *[other] Chybí ještě { $count } výsledků.
}
sealed-otherwise = Současný stav: konečné pořadí po kole { $round } bylo jiné.
legend-games = 12w1: s číslem 12 bílými, výhra. Značky: 1 výhra, = remíza, 0 prohra, + kontumační výhra, - kontumační prohra, a odložená, . nedohraná. Volno: U losem, F celý bod, H půl bodu, Z nula bodů.
legend-unrated = 12w1: s číslem 12 bílými, výhra. Značky: 1 výhra, = remíza, 0 prohra, + kontumační výhra, - kontumační prohra, a odložená, . nedohraná. W D L totéž, nezapočteno. Volno: U losem, F celý bod, H půl bodu, Z nula bodů.
legend-matches = 12w2 2½:1½: s družstvem 12, bílé na první šachovnici, 2 body za zápas, skóre 2½ : 1½. Značky místo bodů za zápas: + kontumační výhra, - kontumační prohra, . nedohráno. Volno: U losem, F celý bod, H půl bodu, Z nula bodů.
legend-matches-at-tables = 12:2 1½:½: s družstvem 12, 2 body za zápas, skóre 1½ : ½. Značky místo bodů za zápas: + kontumační výhra, - kontumační prohra, . nedohráno. Volno: U losem, F celý bod, H půl bodu, Z nula bodů.
legend-dice = T3:1: u stolu 3, místo 1; =1: dělené. Volno: U losem, F celý bod, H půl bodu, Z nula bodů.
legend-tractor = T3:▲2: u stolu 3, dvojice postoupila o dva stupně; T3 + 12:▲2: s číslem 12 místo stálého partnera. RANK je dosažený stupeň, TAKEN body získané v obraně. Volno: U losem, F celý bod, H půl bodu, Z nula bodů.
legend-unfinished = * nedohráno.
boards-forfeits = Body, procenta a výkon jsou z odehraných partií; kontumace se nepočítají. Každý je uveden u šachovnice, na které hrál nejvíce partií.
no-line-up = Sestava chybí, uvedeni jsou první hráči soupisky: { $teams }.
no-team-yet = Žádné družstvo ještě není přihlášeno.
no-player-yet = Žádný hráč není přihlášen.
players-in-all = { $who ->
    [team] { $count ->
        [one] { $count } družstvo.
        [few] { $count } družstva.
       *[other] { $count } družstev.
    }
   *[other] { $count ->
        [one] { $count } hráč.
        [few] { $count } hráči.
       *[other] { $count } hráčů.
    }
}
round-not-paired = dosud nenalosováno
round-sealed = úplné, pořadí konečné
round-results = { $known } z { $boards } výsledků
place-behind = Za: { $name } (místo { $place }): { $how }.
place-ahead = Před: { $name } (místo { $place }): { $how }.
place-level = Stejně: { $name } (místo { $place }): { $how }.
place-equal = stejné { $values }
place-differs = { $code } { $own } proti { $other }
diploma = Diplom
diploma-arbiter = Rozhodčí
diploma-place = místo { $place }
prize-one = cena { $first }
prize-several = ceny { $first } až { $last }
place-of-all = { $place } z { $ranked }
place-none = bez umístění
places-in-standings = Umístění je v pořadí.
card-members = Hráči s výsledkem každého kola:
card-matches = Zápasy šachovnici po šachovnici:
bracket-drawn = { $one } – { $other }: nerozhodně, postupuje { $winner } { $by }.
check-in-expected = { $who ->
    [team] { $count ->
        [one] Očekává se { $count } družstvo.
        [few] Očekávají se { $count } družstva.
       *[other] Očekává se { $count } družstev.
    }
   *[other] { $count ->
        [one] Očekává se { $count } hráč.
        [few] Očekávají se { $count } hráči.
       *[other] Očekává se { $count } hráčů.
    }
}
check-in-here = Přítomno { $here } z { $expected }.
fees-paid = Startovné { $sum }:{" "}{ $paid ->
    [one] { $paid } hráč zaplatil, { $unpaid } ne.
    [few] { $paid } hráči zaplatili, { $unpaid } ne.
   *[other] { $paid } hráčů zaplatilo, { $unpaid } ne.
}
rated-by = Zápočet: { $system }.
rated-as-a-whole = Turnaj se započítává jako celek: takové by byly změny, kdyby skončil teď.
prizes-awarded = Uděleno { $given } z { $whole }.
prize-left-over = { $prize }: zbývá { $amount }, nikdo nemá nárok.

## The part of an event in which a player is absent; 0 is before round 1

absent-from = od kola { $value }
absent-withdrawn = { $value ->
    [0] odstoupení před 1. kolem
   *[other] odstoupení po kole { $value }
}
absent-excluded = { $value ->
    [0] vyloučení před 1. kolem
   *[other] vyloučení po kole { $value }
}
absent-excluded-unranked = { $value ->
    [0] vyloučení před 1. kolem, bez umístění
   *[other] vyloučení po kole { $value }, bez umístění
}

## Stages of a knockout

stage-last = posledních { $value }
stage-winners = strana vítězů, kolo { $value }
stage-losers = strana poražených, kolo { $value }
stage-last-head = Posledních { $value }
stage-winner = Vítěz
stage-final = Finále
stage-semi-finals = Semifinále
stage-quarter-finals = Čtvrtfinále

## Results

result-unrated = { $value } nezapočteno

## Footer

footer-round = { $event }, kolo { $round } z { $rounds }
footer-before-round-1 = { $event }, před 1. kolem z { $rounds }
footer-last-entry = poslední zápis { $time }
footer-last-entry-head = poslední zápis { $time }, otisk { $head }
footer-chain = řetěz { $head }
footer-key = klíč { $key }
page-number = strana { $page } z { $pages }


## Headings of columns

word-number-sign = Poř.
word-name = jméno
word-no = St.č.
word-pairing-number = startovní číslo
word-place = místo
word-place-in-the-standings = místo v pořadí
word-place-after-the-round = místo po kole
word-place-at-the-board = místo na šachovnici
word-place-in-the-teams-list = místo na soupisce
word-pairing-number-or-place-in-the-teams-list = startovní číslo, nebo místo na soupisce
word-number-then-the-board = číslo, pak šachovnice
word-title = titul
word-fed = fed.
word-club = oddíl
word-cat = kat.
word-team = družstvo
word-teams = družstva
word-pair = dvojice
word-player = hráč
word-players = hráči
word-partner = partner
word-opponent = soupeř
word-with = s
word-against = proti
word-colour = barva
word-colour-of-the-player-on-the-left = barva hráče vlevo
word-seat = místo u stolu
word-seats = místa u stolu
word-board = šachovnice
word-bd = Š.
word-table = stůl
word-match = zápas
word-round = kolo
word-stage = fáze
word-result = výsledek
word-bye = volno
word-takes-part = účast
word-here = přítomen
word-born = nar.
word-id = ID
word-rtg = Elo
word-rating = rating
word-before = před
word-now = nyní
word-change = změna
word-old-system = starý systém
word-new-system = nový systém
word-rating-before-the-event = rating před turnajem
word-rating-before-the-event-empty-when-unrated = rating před turnajem; prázdné bez ratingu
word-rating-now = rating nyní
word-rating-after-the-round = rating po kole
word-rating-after-it = rating potom
word-rating-if-the-event-ended-now = rating, kdyby turnaj skončil teď
word-rating-change-if-the-event-ended-now = změna ratingu, kdyby turnaj skončil teď
word-rating-change-since-before-the-event = změna ratingu od začátku turnaje
word-rating-now-by-the-old-probit-system-to-compare = rating nyní podle starého systému probit, pro srovnání
word-rating-now-by-the-new-probit-system-to-compare = rating nyní podle nového systému probit, pro srovnání
word-rating-after-it-by-the-other-probit-system-to-compare = rating potom podle druhého systému probit, pro srovnání
word-the-opponents-rating-before-the-round = rating soupeře před kolem
word-pts = Body
word-points = body
word-points-so-far = body dosud
word-mp = BZ
word-match-points = body za zápasy
word-match-points-so-far = body za zápasy dosud
word-gp = sk.
word-game-points = skóre
word-game-points-in-them = skóre v nich
word-games = partie
word-games-played = odehrané partie
word-games-that-count = započtené partie
word-games-with-a-result-forfeits-included = partie s výsledkem včetně kontumací
word-board-of-most-games = šachovnice většiny partií
word-points-of-these-games = body z těchto partií
word-percent = %
word-percentage-of-the-possible-points = procento možných bodů
word-perf = výkon
word-performance-in-these-games = výkon v těchto partiích
word-performance-in-rated-games-against-rated-opponents = výkon v započtených partiích se soupeři s ratingem
word-forf = kont.
word-games-won-plus-and-lost-by-forfeit-not-counted = partie vyhrané (+) a prohrané (-) kontumačně, nepočítané
word-float = float
word-met-a-lower-score-or-scored-without-playing-met-a-higher-score = ↓ hrál s nižším počtem bodů, nebo bodoval bez hry; ↑ hrál s vyšším počtem bodů
word-score = výsledek
word-what-the-team-has-added = součet družstva
word-players-who-count-of-all = započtení hráči ze všech
word-who-counts = kdo se počítá
word-rank = stupeň
word-ranks = stupně
word-rank-of-the-own-partnership-in-the-round-of-the-other = stupeň vlastní dvojice v kole : druhé dvojice
word-def = obr.
word-points-of-the-defenders-at-the-table = body obránců u stolu
word-opp = prům. soup.
word-mean-of-the-opponents-ratings-before-the-event = průměrný rating soupeřů před turnajem
word-expected = očekáváno
word-points-that-were-expected = očekávané body
word-k = K
word-new = nový
word-remarks = poznámky
word-rule = pravidlo
word-how = jak
word-how-the-place-came-about = jak místo vzniklo
word-how-the-figures-came-about = jak hodnoty vznikly
word-prize = cena
word-prize-no = cena č.
word-places-of-the-prize-that-are-shared = místa ceny, která se dělí
word-amount = částka
word-fee = startovné
word-fee-paid-empty-for-not-paid = zaplacené startovné; prázdné: nezaplaceno
word-sum = součet
word-begins = začátek
word-state = stav
word-fide-id = FIDE ID
word-signature = podpis
word-team-1-signs = podpis družstva 1
word-team-2-signs = podpis družstva 2
word-diploma-for = diplom za
word-team-no = družstvo č.

## Values of the standings

word-buchholz = Buchholz
word-sonneborn-berger = Sonneborn-Berger
word-fore-buchholz = Fore Buchholz
word-extended-sonneborn-berger = rozšířený Sonneborn-Berger
word-on-match-points = z bodů za zápasy
word-on-game-points = ze skóre
word-forfeits-as-played = kontumace jako odehrané
word-reversed = obráceně
word-lots = los
word-direct-encounter = vzájemná partie
word-extended-direct-encounter = rozšířená vzájemná partie
word-secondary-score = druhé hodnocení
word-progressive-scores = progres
word-koya-system = systém Koya
word-standard-points = standardní body
word-average-rating-of-opponents = průměrný rating soupeřů
word-average-of-opponents-buchholz = průměrný Buchholz soupeřů
word-tournament-performance-rating = výkon
word-perfect-tournament-performance = dokonalý výkon
word-average-performance-of-opponents = průměrný výkon soupeřů
word-average-perfect-performance = průměrný dokonalý výkon soupeřů
word-scores-and-schedule-strength = body a síla soupeřů
word-board-count = berlínské hodnocení
word-top-board-results = výsledky předních šachovnic
word-bottom-board-elimination = škrtání zadních šachovnic
word-resistance-points = součet bodů soupeřů
word-sonneborn-berger-of-games-played = Sonneborn-Berger z odehraných partií
word-games-played-with-black = partie černými
word-games-won = počet výher
word-place-given-by-hand = místo určené ručně
word-rank-reached = dosažený stupeň
word-points-taken-as-defenders = body získané v obraně
word-rounds-played = odehraná kola
word-still-in = stále ve hře
word-stage-reached = dosažená fáze
word-mean-place = průměrné místo
word-sum-of-places = součet míst

## Facts of a player

word-short-name = zkratka
word-captain = kapitán
word-federation = federace
word-category = kategorie
word-performance = výkon
word-standard = klasický šach
word-rapid = rapid
word-blitz = bleskový šach
word-national = národní
word-from-round = od kola
word-beside-results = mimo výsledky
word-fixed-board = pevná šachovnice
word-rating-before = rating před
word-position = pozice
word-fixed = pevně
word-board-1 = šachovnice 1

## Colours, byes, results, stages

word-white = Bílý
word-black = Černý
word-team-1 = družstvo 1
word-team-2 = družstvo 2
word-pairing-allocated-bye = volno
word-full-point-bye = volno za celý bod
word-half-point-bye = volno za půl bodu
word-zero-point-bye = volno za nula bodů
word-adjourned = odloženo
word-quarter-final = čtvrtfinále
word-semi-final = semifinále
word-third-place = o třetí místo
word-final = finále
word-final-played-again = finále, opakované
word-winners-side = strana vítězů
word-losers-side = strana poražených
word-not-an-official-event = neoficiální turnaj

## Slips

word-whites-pieces-left = zbylé bílé figury
word-blacks-pieces-left = zbylé černé figury
word-main-suit-h-s-c-d-o-for-none = trumfová barva (H S C D, O bez trumfů)
word-dealers-seat = místo rozdávajícího
word-defenders-points = body obránců
word-lead = výnos
word-2nd = 2.
word-3rd = 3.
word-4th = 4.
word-won-by = získal
word-captain-signs = podpis kapitána
word-first-team-signs = podpis prvního družstva
word-second-team-signs = podpis druhého družstva
word-white-signs = podpis bílého
word-black-signs = podpis černého
word-signed-for-the-table = podpis za stůl

## Pages of a site

word-pairings = nasazení
word-by-name = podle jmen
word-players-by-board = hráči podle šachovnic
word-standings = pořadí
word-crosstable = křížová tabulka
word-starting-list = startovní listina
word-prizes = ceny
word-rounds = kola
word-pages = stránky
word-letters = písmena
word-my-page = moje stránka
word-this-is-my-page = tohle je moje stránka
word-find = hledat
