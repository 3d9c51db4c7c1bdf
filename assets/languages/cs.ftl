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
title-players = Hráči po { $round }. kole
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
heading-board = { $place ->
    [table] Stůl { $board }
   *[other] Šachovnice { $board }
}
heading-round = Kolo { $round }
heading-rounds = Kola { $first } až { $last }
heading-by-round = Podle kol
heading-all-games = Všechny partie
heading-all-against-all = Každý s každým
heading-how-prizes = Jak vznikly
heading-by-amount = Podle částky
heading-not-paid = Nezaplaceno
heading-players = Hráči
slip-heading = { $event }: { $which }
slip-round = kolo { $round }

## Notes

no-round-yet = Žádné kolo ještě není zveřejněno.
round-not-published = Kolo { $round } ještě není zveřejněno.
fixed-board = { $player } u { $place ->
    [match] zápasu
    [table] stolu
   *[other] šachovnice
} { $board }
fixed-board-elsewhere = { $player } u { $place ->
    [match] zápasu
    [table] stolu
   *[other] šachovnice
} { $board } (v tomto kole { $now })
fixed-boards = Pevné { $place ->
    [match] zápasy
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
decimal-sign = ,
letter-white = b
letter-black = č
legend-games = 12{ $white }1: s číslem 12 bílými, výhra. Značky: 1 výhra, = remíza, 0 prohra, + kontumační výhra, - kontumační prohra, a odložená, . nedohraná. Volno: U losem, F celý bod, H půl bodu, Z nula bodů.
legend-unrated = 12{ $white }1: s číslem 12 bílými, výhra. Značky: 1 výhra, = remíza, 0 prohra, + kontumační výhra, - kontumační prohra, a odložená, . nedohraná. W D L totéž, nezapočteno. Volno: U losem, F celý bod, H půl bodu, Z nula bodů.
legend-matches = 12{ $white }2 2½:1½: s družstvem 12, bílé na první šachovnici, 2 body za zápas, skóre 2½ : 1½. Značky místo bodů za zápas: + kontumační výhra, - kontumační prohra, . nedohráno. Volno: U losem, F celý bod, H půl bodu, Z nula bodů.
legend-matches-at-tables = 12:2 1½:½: s družstvem 12, 2 body za zápas, skóre 1½ : ½. Značky místo bodů za zápas: + kontumační výhra, - kontumační prohra, . nedohráno. Volno: U losem, F celý bod, H půl bodu, Z nula bodů.
legend-dice = T3:1: u stolu 3, místo 1; =1: dělené. Volno: U losem, F celý bod, H půl bodu, Z nula bodů.
legend-tractor = T3:▲2: u stolu 3, dvojice postoupila o dva stupně; T3 + 12:▲2: s číslem 12 místo stálého partnera. RANK je dosažený stupeň, TAKEN body získané v obraně. Volno: U losem, F celý bod, H půl bodu, Z nula bodů.
legend-unfinished = * nedohráno.
legend-adjourned = Odložená šachovnice se do dohrání počítá jako remíza.
legend-forfeited-boards = ± s kontumovanými partiemi.
boards-forfeits = Body, procenta a výkon jsou z odehraných partií; kontumace se nepočítají. { $place ->
    [table] Každý je uveden u stolu, u kterého hrál nejvíce partií.
    [none] Všichni jsou v jednom seznamu, protože šachovnice hráče se v každém kole mění.
   *[other] Každý je uveden u šachovnice, na které hrál nejvíce partií.
}
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
diploma-place = { $place }. místo
prize-one = cena { $first }
prize-several = ceny { $first } až { $last }
place-of-all = { $place } z { $ranked }
place-none = bez umístění
places-in-standings = Umístění je v pořadí.
card-members = Hráči s výsledkem každého kola:
card-matches = Zápasy šachovnici po šachovnici:
bracket-drawn = { $one } – { $other }: nerozhodně, postupuje { $winner } { $by }.
labelled = { $label }: { $value }
tie-break-cut = { $name } Cut { $count }
tie-break-median = { $name } Median { $count }
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

footer-event = { $event }, { $which }
footer-round = kolo { $round } z { $rounds }
footer-before-round-1 = před 1. kolem z { $rounds }
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
word-place-at-the-table = místo u stolu
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
word-board-of-most-games = šachovnice většiny partií
word-table-of-most-games = stůl většiny partií
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
word-match-and-match-points = body za zápasy × body za zápasy
word-match-and-game-points = body za zápasy × skóre
word-game-and-match-points = skóre × body za zápasy
word-game-and-game-points = skóre × skóre
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
word-nothing-found = nic nenalezeno

## Words of reasons and remarks

word-swiss-ranking = švýcarské pořadí
word-counts = počítá se
word-knockout = vyřazovací systém
word-given = zadáno
word-one-prize = jedna cena
word-own-place = vlastní místo
word-equal-division = rovné dělení
word-hort-system = Hortův systém
word-hoyle-poker-dice = Hoyle: pokerové kostky
word-tractor-round = Tractor: rozdání
word-crikey-rule-1 = pravidlo Crikey 1
word-crikey-rule-2 = pravidlo Crikey 2
word-crikey-rule-3 = pravidlo Crikey 3
word-crikey-rule-3a = pravidlo Crikey 3a
word-crikey-rule-3b = pravidlo Crikey 3b
word-crikey-rule-3c = pravidlo Crikey 3c
word-crikey-rule-4 = pravidlo Crikey 4
word-aces = esa
word-twos = dvojky
word-threes = trojky
word-fours = čtyřky
word-fives = pětky
word-sixes = šestky
word-ace = eso
word-given-from-outside = zadáno zvenčí
word-top-boards = přední šachovnice
word-bottom-boards = zadní šachovnice
word-games-with-black = partie s černými
word-games-won-with-black = výhry s černými
word-number-of-wins = počet výher
word-rounds-elected-to-play = kola, která hráč chtěl hrát
word-not-finished = nedohráno
word-forfeit-not-rated = kontumace, bez započtení
word-not-rated = bez započtení na rating
word-no-rating = bez ratingu
word-by-hand = ručně
word-rating-points-exchange = výměna ratingových bodů
word-probit = probit
word-white-counts-stronger-by = bílý se počítá silnější o
word-factor = činitel
word-decimals = desetinná místa
word-tau-hundredths = tau, v setinách
word-rating-of-the-unrated = rating hráčů bez ratingu
word-deviation-of-the-unrated = odchylka hráčů bez ratingu
word-deviation-of-the-rated = odchylka hráčů s ratingem
word-volatility-ten-thousandths = volatilita, v desetitisícinách
word-by-first-day = podle prvního dne
word-march-2024 = březen 2024
word-december-2024 = prosinec 2024
word-october-2025 = říjen 2025

## Facts

fact-place-shared = místo { $place } dělené, { $hand }
fact-defended = obrana
fact-declared = hlavní hráč
fact-won-game = hra vyhrána
fact-lost-game = hra prohrána
fact-tractor-result = { $role }, { $what }; obráncům { $points }
fact-not-judged = { $told } (žádný zdvih neověřen)
fact-points = { $count ->
    [one] { $count } bod
    [few] { $count } body
    [many] { $count } bodu
   *[other] { $count } bodů
}
fact-gained = { $count ->
    [one] postup o { $count } stupeň
    [few] postup o { $count } stupně
    [many] postup o { $count } stupně
   *[other] postup o { $count } stupňů
}
fact-round = { $round }. kolo: { $what }
fact-list = { $list }
fact-games = { $count ->
    [one] { $count } partie
    [few] { $count } partie
    [many] { $count } partie
   *[other] { $count } partií
}
fact-decimals = { $decimals ->
    [one] { $decimals } desetinné místo
    [few] { $decimals } desetinná místa
    [many] { $decimals } desetinného místa
   *[other] { $decimals } desetinných míst
}
fact-rounded = { $exact } zaokrouhleno na { $decimals }, poloviny nahoru: { $now }
fact-not-finished = nedohráno, soupeř { $name }
fact-adjourned = přerušeno, soupeř { $name }
fact-against = soupeř { $name }
fact-unequal-mean = různé počty partií: průměr míst v kolech s hodem nebo volnem, takže může vést i hráč, který jich má málo
fact-unequal-sum = různé počty partií: součet míst; kolo bez hodu a bez volna se počítá jako poslední místo u největšího stolu kola
fact-unequal-least = různé počty partií: průměr míst v kolech s hodem nebo volnem; hráči, kteří mají méně než { $games }, jsou poslední
fact-unequal-games = { $rule }; místo se počítá stejně u malých i velkých stolů; volno s celým bodem se počítá jako první místo u největšího stolu kola, s půlbodem nebo losem jako prostřední, bez bodu jako poslední
fact-strength = síla { $white } ({ $before } + { $handicap }) proti { $black }
fact-gap = rozdíl { $gap }
fact-core-exchange = základní výměna CE { $core }
fact-white-to = bílý z { $before } na { $white }
fact-black-to = černý z { $before } na { $black }
fact-equal-draw = remíza při stejné síle: beze změny
fact-uneven-draw = remíza: RPE { $single } od silnější strany slabší
fact-equal-win = výhra při stejné síle: RPE { $single }
fact-stronger-wins = vyhrává silnější strana: RPE 1,00 - { $core } = { $single }
fact-weaker-wins = vyhrává slabší strana: RPE 1,00 + { $core } = { $single }
fact-doubled = { $winners } < { $losers }: zdvojeno, RPE { $points }
fact-not-doubled = { $winners } ≥ { $losers }: nezdvojeno
fact-five-alike = poker: { $faces }
fact-four-alike = čtveřice: { $faces }, { $others }
fact-full-house = full house: { $faces } a { $pair }
fact-three-alike = trojice: { $faces }, { $others }
fact-two-pair = dva páry: { $faces } a { $lower }, { $others }
fact-pair-of = pár: { $faces }, { $others }
fact-high-die = nejvyšší kostka, { $dice }
fact-place-hand = místo { $place }, { $hand }
fact-next-die = { $one } { $other }
fact-berlin-count = berlínským hodnocením, { $first } : { $second }
fact-at-first-board = na šachovnici 1, { $first } : { $second }
fact-at-boards = na šachovnicích 1 až { $left }, { $first } : { $second }
fact-by-lot = losem
fact-cited = { $how } ({ $clause })
fact-drawn-decided = nerozhodný zápas (soupeř { $name }) rozhodnut { $by }
fact-in-won = stále ve hře: vyhraný zápas fáze { $stage }
fact-in-open = stále ve hře: zápas fáze { $stage } ještě není rozhodnut
fact-out-won = vyřazen, a vyhraný následující zápas, fáze { $stage }
fact-out-lost = vyřazen: prohraný zápas fáze { $stage }
fact-no-hand = bez hodu, počítá se jako místo { $largest }
fact-places-shared = místa { $first } až { $last } dělená, počítá se { $place }, { $hand }
fact-bye-counts-as = { $bye }, počítá se jako místo { $place }
fact-best-hand = nejlepší hod: { $best }
fact-no-lots = ještě se nelosovalo
fact-nothing-given = { $name }: ještě nic nezadáno
fact-nothing-here = { $name }: tady nic
fact-drawn-by-lot = vylosováno: { $value }
fact-by-director = { $name }: { $value }, od ředitele turnaje
fact-forfeit-against = kontumace, soupeř { $opponent }
fact-left-early = { $how }, nepočítá se: odstoupil před polovinou partií
fact-sum = součet { $points }
fact-value-of = { $name } { $value }
fact-keeps-one-prize = { $name } si ponechává { $amount } ({ $keeps }) a přenechává: { $leaves }
fact-rounded-down = { $amount } (zaokrouhleno dolů)
fact-remainders = { $down } + { $more } (největší zbytky) = { $amount }
fact-prize-alone = { $category }: { $name }, samostatně místo { $first }: { $amount }
fact-prize-among = { $category }: { $name }, jeden z { $members } na místech { $first } až { $last }
fact-prize-share = { $among }: { $pool } / { $members } = { $amount }
fact-prize-hort = { $among }: { $own } / 2 + { $pool } / { $twice } = { $amount }
fact-rank-and-taken = body obránců { $defenders }; stupeň { $rank }, dosud získáno { $taken }
fact-no-result = { $name } ještě nemá výsledek
fact-unchanged = nic to ještě nezměnilo
fact-batch = { $shown } před turnajem, { $now } po něm
fact-batch-against = { $won } výher, { $lost } proher, soupeř { $name } ({ $theirs }): { $stake } × ({ $won } - { $games } × Φ({ $z })) = { $gain }
fact-mean-hundredths = průměr, zaokrouhlený na setiny: { $mean }
fact-opponents-value = { $name }, { $code } { $theirs }
fact-mean-rounded = průměr, zaokrouhlený: { $mean }
fact-board-count = čísla šachovnic krát body { $points }
fact-board-points = šachovnice { $number } { $points }
fact-without-last = bez posledních { $number } { $points }
fact-board = šachovnice { $number }: { $product }
fact-among-tied-by = mezi rovnými, { $score }: { $list }
fact-among-tied = mezi rovnými: { $list }
fact-tied-sum = { $name } { $sum }
fact-not-met = { $own } (neodehráno { $count })
fact-and-more = a dalších { $more }
fact-all-met-equal = všichni hráli mezi sebou a nikoho to neodlišuje
fact-all-met = všichni hráli mezi sebou: rozhodují součty
fact-some-met-equal = ne všichni hráli mezi sebou a nikdo není první bez ohledu na chybějící partie
fact-some-met = ne všichni hráli mezi sebou; { $name } je první bez ohledu na chybějící partie
fact-nobody-tied = nikdo tu není na stejném místě
fact-as-if-drawn = jako by vše, co bylo nasazeno v { $round }. kole, skončilo remízou
fact-cut-least = nejméně významná hodnota (14.1)
fact-cut-voluntary = dobrovolně neodehrané kolo (16.5)
fact-cut-most = nejvýznamnější hodnota (14.3)
fact-of-dummy = { $score } virtuálního soupeře, { $how }
fact-of-adjusted = { $of } ({ $own }, volna od { $round }. kola jako remízy, 16.3)
fact-dummy-as-opponent = { $dummy }, vlastní { $own }, nejvýš jako { $name } (16.4.1)
fact-dummy-draws = { $dummy }, vlastní { $own }, nejvýš remíza za kolo (16.4.2)
fact-primary-score = první hodnocení
fact-secondary-score = druhé hodnocení
fact-in-their-matches = { $name } v zápasech mezi nimi: { $keys }
fact-koya-limit = počítají se soupeři, kteří mají { $limit } bodů a více
fact-paired-under = číslo, pod kterým je hráč nasazován
fact-expected-score = získáno { $scored }; od { $rating } se čeká { $expected } (B.02 8.1.2)
fact-mean-rating = jejich průměrný rating je { $mean }
fact-share-difference = { $scored } z { $games } je { $share } %: { $difference } (B.02 8.1.1)
fact-after-round = po { $round }. kole: { $score }
fact-without-after = bez stavu po { $round }. kole
fact-rating-before-event = rating před turnajem
fact-result-against = { $result }, soupeř { $name }, { $rating }
fact-highest = nejvyšší
fact-lowest = nejnižší
fact-no-game-rated = neurčeno: u šachovnice se nehrála partie se soupeřem s ratingem
fact-no-game = neurčeno: u šachovnice se nehrála žádná partie
fact-unrated-left-out = { $name } nemá rating a nepočítá se
fact-unrated-fixed = { $told } (bez ratingu, pevná hodnota)
fact-unrated-lowest = { $told } (bez ratingu, nejnižší v turnaji)
fact-unrated-mean = { $told } (bez ratingu, průměr turnaje)
fact-no-factor = neurčeno: činitel je 0 a žádné /K jej neurčuje
fact-schedule-strength = druhé hodnocení { $own }, a { $which } { $buchholz } / { $factor }, na setiny: { $sum }
fact-no-rating = neurčeno pro všechny: { $name } nemá rating
fact-part-cut = { $own }, škrtnuto: { $reason }
fact-given-or-taken = přidáno nebo odebráno rozhodčím: { $added }
fact-points-how = { $points } { $how }
fact-score-of = { $score }, { $name }
fact-has = { $name } má { $score }
fact-product = { $points } × ({ $whose }) = { $value }
fact-part-for = { $value } do: { $name }
fact-cut-round = škrtnuto { $round }. kolo: { $value }, { $reason }
fact-forfeit = kontumace
fact-won-forfeit = kontumace, soupeř { $name }
fact-lost-forfeit = kontumační prohra, soupeř { $name }
fact-drawn-forfeits = remíza kontumacemi, soupeř { $name }
fact-probit-old = starý systém: počítáno ratingy před turnajem
fact-probit-new = nový systém: počítáno ratingy po turnaji
fact-steps = { $count ->
    [one] { $count } krok
    [few] { $count } kroky
    [many] { $count } kroku
   *[other] { $count } kroků
}
fact-solved = vyřešeno, { $steps }, s přesností na { $bound }
fact-oscillates = prosté opakování zde kmitá a nikdy se neustálí
fact-remark-from = { $rating } od { $round }. kola
fact-remark-first = první rating
fact-remark-no-point = bez ratingu: žádný bod
fact-remark-few = bez ratingu: partií { $games } z { $least }
fact-remark-low = bez ratingu: pod { $floor }
fact-remark-lost = pod { $floor }: ztrácí rating
fact-remark-k = K { $base } × { $games } partií > 700
fact-periods = ratingových období dohromady { $periods }: { $change }
fact-rating-stays = žádná započtená partie: rating zůstává { $rating }
fact-k-less = { $base } × { $games } je více než 700: K je { $k }
fact-fide-change = { $k } × { $sum } = { $product }, zaokrouhleno { $change }: { $before } → { $now }, kdyby turnaj skončil teď
fact-below-floor = { $now } je méně než { $floor }: zveřejněn bez ratingu
fact-unrated-no-change = { $game } (bez ratingu): rating nemění
fact-too-far-apart = { $game } ({ $opponent }): nezapočítává se, rozdíl 600 a více a jeden hráč nad 2600
fact-difference-as = rozdíl { $full } se počítá jako { $difference }
fact-difference = rozdíl { $full }
fact-fide-game = { $game } ({ $opponent }): { $difference }, očekáváno { $expected }, { $gain }
fact-not-listed = bez ratingu: { $rating } není rating z listiny FIDE ({ $tempo })
fact-unrated = bez ratingu
fact-no-first-rating = žádná partie se soupeřem s ratingem: žádný první rating
fact-unrated-not-counted = { $game } (bez ratingu): nepočítá se
fact-against-rated = { $game } ({ $rating })
fact-begins-with = { $from }, se kterým začíná hráč bez jiného
fact-from-round-on = { $from }, od { $round }. kola
fact-rated-as = { $rating }, { $from }; započteno jako { $tempo }, pravidla: { $edition }
fact-typed-rating = zadaný rating
fact-kind-of-rating = rating ({ $kind })
fact-rating-of-list = rating ({ $kind }), { $source }
fact-k-listed = podle ratingové listiny
fact-k-2400 = 2400 nebo více
fact-k-young = letos ne starší než 18 a pod 2300
fact-k-usual = obvyklý; 40 pro nováčka na listině, 10 pro toho, kdo měl 2400, to ví jen listina
fact-k = K { $k }: { $reason }
fact-mean-of-first = průměr se dvěma soupeři s 1800: ({ $opponents } + 3600) / { $count } = { $mean }
fact-share-of-first = podíl se dvěma remízami s nimi: ({ $points } + 1) / { $count } = { $share }, rozdíl { $difference }
fact-first-rounded = { $mean } { $difference } je { $rating }, zaokrouhleno
fact-first-capped = { $mean } { $difference } je { $uncapped }; první rating je nejvýš { $rating }
fact-first-rating = první rating { $rating }, kdyby turnaj skončil teď
fact-no-point = žádný bod: první turnaj bez bodu se nepočítá
fact-too-few-games = { $games } z { $least }: zůstává bez ratingu, dokud turnaje dalších 26 měsíců nedodají zbytek
fact-too-low = { $rating } je méně než { $floor }: zůstává bez ratingu
fact-before-the-event = před turnajem
fact-start-values = bez ratingu, tedy počáteční hodnoty
fact-glicko-before = { $what }: { $rating }, odchylka { $deviation }, volatilita { $volatility }; tau { $tau }
fact-glicko-game = { $game } ({ $rating }, odchylka { $deviation }): váha { $weight }, očekáváno { $expected }, { $gain }
fact-deviation-grows = žádná započtená partie: odchylka roste z { $before } na { $after }
fact-glicko-period = součet { $sum }, rozptyl { $variance }, zlepšení { $improvement }
fact-glicko-after = { $rounded }; odchylka { $deviation }, volatilita { $volatility }, kdyby turnaj skončil teď
fact-not-played = nehráno
fact-is-adjourned = přerušeno
fact-marked-unrated = označeno jako nezapočtené
fact-no-result-yet = ještě bez výsledku
fact-does-not-count = soupeř { $name }: { $why }, nepočítá se
fact-won-against = výhra, soupeř { $name }
fact-drew-with = remíza, soupeř { $name }
fact-lost-to = prohra, soupeř { $name }
fact-remark-deviation = odchylka { $deviation }
fact-fide-rules = { $name }, { $tempo }, pravidla: { $edition }
fact-system = { $name }
fact-parameter = { $name } { $value }
