# Polski
#
# Terms: Kodeks szachowy of the Polski Związek Szachowy with its translation of the FIDE handbook (kojarzenie, numer
# startowy, lista startowa, pauza, wartościowanie, szachownica), ChessArbiter and chess-results.com in Polish.

## Titles

title-pairings = Kojarzenia rundy { $round }
title-pairings-alone = Kojarzenia
title-names = Kojarzenia rundy { $round }{ $beside } według nazwisk
title-names-alone = Kojarzenia według nazwisk
title-matches = Mecze rundy { $round }
title-matches-alone = Mecze
title-field = Lista startowa
title-standings = Wyniki po rundzie { $round }
title-crosstable = Tabela po rundzie { $round }
title-crosstable-alone = Tabela
title-boards = Wyniki na szachownicach po rundzie { $round }
title-bracket = Drabinka po rundzie { $round }
title-bracket-alone = Drabinka
title-cards = Karty zawodników po rundzie { $round }
title-cards-alone = Karty zawodników
title-team-cards = Karty drużyn po rundzie { $round }
title-team-cards-alone = Karty drużyn
title-slips = Karty wyników rundy { $round }
title-slips-alone = Karty wyników
title-line-ups = Formularze składów rundy { $round }
title-line-ups-alone = Formularze składów
title-team-sheets = Składy drużyn
title-starting-list = Lista startowa
title-schedule = Harmonogram
title-result-sheet = Arkusz wyników rundy { $round }
title-result-sheet-alone = Arkusz wyników
title-board-numbers = Numery szachownic
title-table-numbers = Numery stołów
title-name-cards = Wizytówki
title-diplomas = Dyplomy po rundzie { $round }
title-prizes = Nagrody po rundzie { $round }
title-check-in = Lista obecności rundy { $round }
title-wall = Tablica
wall-by-board = kojarzenia według szachownic
wall-by-match = kojarzenia według meczów
wall-by-name = kojarzenia według nazwisk
wall-after-round = po rundzie { $round }
wall-before-round-1 = przed rundą 1
title-not-here = Nieobecni przed rundą { $round }
title-fees = Wpisowe
title-ratings = Zmiany rankingu po rundzie { $round }
title-ratings-before = Rankingi przed rundą 1
position = pozycja { $position }
status-not-started = nierozpoczęte
status-live = w toku, { $known } z { $boards } wyników
status-live-earlier = w toku, { $known } z { $boards } wyników, { $earlier ->
    [one] { $earlier } wcześniejsza szachownica otwarta
    [few] { $earlier } wcześniejsze szachownice otwarte
   *[other] { $earlier } wcześniejszych szachownic otwartych
}
status-complete = komplet
status-sealed = ostateczne
status-changed = ostateczne, później zmienione

## Below the title: place, days, officials

days = od { $first } do { $last }
about-arbiter = sędzia { $text }
about-deputies = { $count ->
    [one] zastępca sędziego { $names }
   *[other] zastępcy sędziego { $names }
}
about-time-control = tempo gry { $text }
about-provisional = nieoficjalne: trwają partie

## Headings of parts

heading-teams = Drużyny
heading-board = Szachownica { $board }
heading-round = Runda { $round }
heading-rounds = Rundy od { $first } do { $last }
heading-by-round = Według rund
heading-all-games = Wszystkie partie
heading-all-against-all = Każdy z każdym
heading-how-prizes = Jak je obliczono
heading-by-amount = Według kwot
heading-not-paid = Niezapłacone
heading-players = Zawodnicy
slip-heading = { $event }: runda { $round }

## Notes

no-round-yet = Nie opublikowano jeszcze żadnej rundy.
round-not-published = Runda { $round } nie jest jeszcze opublikowana.
fixed-board = { $player } przy { $place ->
    [table] stole
   *[other] szachownicy
} { $board }
fixed-board-elsewhere = { $player } przy { $place ->
    [table] stole
   *[other] szachownicy
} { $board } (w tej rundzie { $now })
fixed-boards = Stałe { $place ->
    [table] stoły
   *[other] szachownice
}: { $list }.
fixed-at = { $player } przy { $board }
results-missing = { $count ->
    [one] Brakuje jeszcze { $count } wyniku.
   *[other] Brakuje jeszcze { $count } wyników.
}
sealed-otherwise = Stan obecny: ostateczne wyniki po rundzie { $round } były inne.
legend-games = 12w1: z numerem 12 białymi, wygrana. Znaki: 1 wygrana, = remis, 0 przegrana, + wygrana walkowerem, - przegrana walkowerem, a odłożona, . nieukończona. Pauzy: U z kojarzenia, F cały punkt, H pół punktu, Z zero punktów.
legend-unrated = 12w1: z numerem 12 białymi, wygrana. Znaki: 1 wygrana, = remis, 0 przegrana, + wygrana walkowerem, - przegrana walkowerem, a odłożona, . nieukończona. W D L to samo, bez oceny rankingowej. Pauzy: U z kojarzenia, F cały punkt, H pół punktu, Z zero punktów.
legend-matches = 12w2 2½:1½: z drużyną 12, białe na pierwszej szachownicy, 2 punkty meczowe, 2½ do 1½ małych punktów. Znaki zamiast punktów meczowych: + wygrany walkowerem, - przegrany walkowerem, . nieukończony. Pauzy: U z kojarzenia, F cały punkt, H pół punktu, Z zero punktów.
legend-matches-at-tables = 12:2 1½:½: z drużyną 12, 2 punkty meczowe, 1½ do ½ małych punktów. Znaki zamiast punktów meczowych: + wygrany walkowerem, - przegrany walkowerem, . nieukończony. Pauzy: U z kojarzenia, F cały punkt, H pół punktu, Z zero punktów.
legend-dice = T3:1: przy stole 3, miejsce 1; =1: dzielone. Pauzy: U z kojarzenia, F cały punkt, H pół punktu, Z zero punktów.
legend-tractor = T3:▲2: przy stole 3, para awansowała o dwie rangi; T3 + 12:▲2: z numerem 12 zamiast stałego partnera. RANK to osiągnięta ranga, TAKEN punkty zdobyte w obronie. Pauzy: U z kojarzenia, F cały punkt, H pół punktu, Z zero punktów.
legend-unfinished = * nieukończone.
boards-forfeits = Punkty, procent i wynik rankingowy dotyczą partii rozegranych; walkowery się nie liczą. Każdy jest wymieniony na szachownicy, na której grał najczęściej.
no-line-up = Brak składu, pokazano pierwszych zawodników z listy: { $teams }.
no-team-yet = Nie zgłoszono jeszcze żadnej drużyny.
no-player-yet = Nie zgłoszono zawodników.
players-in-all = { $who ->
    [team] { $count ->
        [one] { $count } drużyna.
        [few] { $count } drużyny.
       *[other] { $count } drużyn.
    }
   *[other] { $count ->
        [one] { $count } zawodnik.
        [few] { $count } zawodników.
       *[other] { $count } zawodników.
    }
}
round-not-paired = jeszcze nieskojarzona
round-sealed = komplet, wyniki ostateczne
round-results = { $known } z { $boards } wyników
place-behind = Za: { $name } (miejsce { $place }): { $how }.
place-ahead = Przed: { $name } (miejsce { $place }): { $how }.
place-level = Na równi z: { $name } (miejsce { $place }): { $how }.
place-equal = równe { $values }
place-differs = { $code } { $own } do { $other }
diploma = Dyplom
diploma-arbiter = Sędzia
diploma-place = miejsce { $place }
prize-one = nagroda { $first }
prize-several = nagrody od { $first } do { $last }
place-of-all = { $place } z { $ranked }
place-none = brak, poza klasyfikacją
places-in-standings = Miejsca są w wynikach.
card-members = Zawodnicy z wynikiem każdej rundy:
card-matches = Mecze szachownica po szachownicy:
bracket-drawn = { $one } – { $other }: remis, dalej przechodzi { $winner } { $by }.
check-in-expected = { $who ->
    [team] { $count ->
        [one] Oczekiwana { $count } drużyna.
        [few] Oczekiwane { $count } drużyny.
       *[other] Oczekiwanych { $count } drużyn.
    }
   *[other] { $count ->
        [one] Oczekiwany { $count } zawodnik.
       *[other] Oczekiwanych { $count } zawodników.
    }
}
check-in-here = Obecnych { $here } z { $expected }.
fees-paid = Wpisowe { $sum }:{" "}{ $paid ->
    [one] { $paid } zawodnik zapłacił, { $unpaid } nie.
   *[other] { $paid } zawodników zapłaciło, { $unpaid } nie.
}
rated-by = Ocena rankingowa: { $system }.
rated-as-a-whole = Turniej jest oceniany w całości: takie byłyby zmiany, gdyby kończył się teraz.
prizes-awarded = Przyznano { $given } z { $whole }.
prize-left-over = { $prize }: zostaje { $amount }, nikt nie spełnia warunków.

## The part of an event in which a player is absent; 0 is before round 1

absent-from = od rundy { $value }
absent-withdrawn = { $value ->
    [0] wycofanie przed rundą 1
   *[other] wycofanie po rundzie { $value }
}
absent-excluded = { $value ->
    [0] wykluczenie przed rundą 1
   *[other] wykluczenie po rundzie { $value }
}
absent-excluded-unranked = { $value ->
    [0] wykluczenie przed rundą 1, bez miejsca
   *[other] wykluczenie po rundzie { $value }, bez miejsca
}

## Stages of a knockout

stage-last = najlepsza { $value }
stage-winners = strona zwycięzców, runda { $value }
stage-losers = strona pokonanych, runda { $value }
stage-last-head = Najlepsza { $value }
stage-winner = Zwycięzca
stage-final = Finał
stage-semi-finals = Półfinały
stage-quarter-finals = Ćwierćfinały

## Results

result-unrated = { $value } bez oceny

## Footer

footer-round = { $event }, runda { $round } z { $rounds }
footer-before-round-1 = { $event }, przed rundą 1 z { $rounds }
footer-last-entry = ostatni wpis { $time }
footer-last-entry-head = ostatni wpis { $time }, skrót { $head }
footer-chain = łańcuch { $head }
footer-key = klucz { $key }
page-number = strona { $page } z { $pages }


## Headings of columns

word-number-sign = M.
word-name = nazwisko
word-no = Nr
word-pairing-number = numer startowy
word-place = miejsce
word-place-in-the-standings = miejsce w klasyfikacji
word-place-after-the-round = miejsce po rundzie
word-place-at-the-board = miejsce na szachownicy
word-place-in-the-teams-list = miejsce na liście drużyny
word-pairing-number-or-place-in-the-teams-list = numer startowy albo miejsce na liście drużyny
word-number-then-the-board = numer, potem szachownica
word-title = tytuł
word-fed = fed.
word-club = klub
word-cat = kat.
word-team = drużyna
word-teams = drużyny
word-pair = para
word-player = zawodnik
word-players = zawodnicy
word-partner = partner
word-opponent = przeciwnik
word-with = z
word-against = przeciw
word-colour = kolor
word-colour-of-the-player-on-the-left = kolor zawodnika po lewej
word-seat = miejsce przy stole
word-seats = miejsca przy stole
word-board = szachownica
word-bd = Sz.
word-table = stół
word-match = mecz
word-round = runda
word-stage = etap
word-result = wynik
word-bye = pauza
word-takes-part = udział
word-here = obecny
word-born = ur.
word-id = ID
word-rtg = Rkg
word-rating = ranking
word-before = przed
word-now = teraz
word-change = zmiana
word-old-system = stary system
word-new-system = nowy system
word-rating-before-the-event = ranking przed turniejem
word-rating-before-the-event-empty-when-unrated = ranking przed turniejem; puste, gdy brak
word-rating-now = ranking teraz
word-rating-after-the-round = ranking po rundzie
word-rating-after-it = ranking po turnieju
word-rating-if-the-event-ended-now = ranking, gdyby turniej kończył się teraz
word-rating-change-if-the-event-ended-now = zmiana rankingu, gdyby turniej kończył się teraz
word-rating-change-since-before-the-event = zmiana rankingu od początku turnieju
word-rating-now-by-the-old-probit-system-to-compare = ranking teraz według starego systemu probit, dla porównania
word-rating-now-by-the-new-probit-system-to-compare = ranking teraz według nowego systemu probit, dla porównania
word-rating-after-it-by-the-other-probit-system-to-compare = ranking po turnieju według drugiego systemu probit, dla porównania
word-the-opponents-rating-before-the-round = ranking przeciwnika przed rundą
word-pts = Pkt
word-points = punkty
word-points-so-far = punkty dotąd
word-mp = PM
word-match-points = punkty meczowe
word-match-points-so-far = punkty meczowe dotąd
word-gp = MP
word-game-points = małe punkty
word-game-points-in-them = małe punkty w tych partiach
word-games = partie
word-games-played = partie rozegrane
word-games-that-count = partie liczone
word-games-with-a-result-forfeits-included = partie z wynikiem, także walkowery
word-board-of-most-games = szachownica większości partii
word-points-of-these-games = punkty z tych partii
word-percent = %
word-percentage-of-the-possible-points = procent możliwych punktów
word-perf = rnk. uzysk.
word-performance-in-these-games = ranking uzyskany w tych partiach
word-performance-in-rated-games-against-rated-opponents = ranking uzyskany w partiach ocenianych z przeciwnikami z rankingiem
word-forf = walk.
word-games-won-plus-and-lost-by-forfeit-not-counted = partie wygrane (+) i przegrane (-) walkowerem, nieliczone
word-float = float
word-met-a-lower-score-or-scored-without-playing-met-a-higher-score = ↓ grał z niższą punktacją albo punktował bez gry; ↑ grał z wyższą punktacją
word-score = wynik
word-what-the-team-has-added = suma drużyny
word-players-who-count-of-all = liczeni zawodnicy, z wszystkich
word-who-counts = kto się liczy
word-rank = ranga
word-ranks = rangi
word-rank-of-the-own-partnership-in-the-round-of-the-other = ranga własnej pary w rundzie : drugiej pary
word-def = obr.
word-points-of-the-defenders-at-the-table = punkty obrońców przy stole
word-opp = śr. prz.
word-mean-of-the-opponents-ratings-before-the-event = średni ranking przeciwników przed turniejem
word-expected = oczekiwane
word-points-that-were-expected = punkty oczekiwane
word-k = K
word-new = nowy
word-remarks = uwagi
word-rule = przepis
word-how = jak
word-how-the-place-came-about = skąd to miejsce
word-how-the-figures-came-about = skąd te wartości
word-prize = nagroda
word-prize-no = nagroda nr
word-places-of-the-prize-that-are-shared = miejsca nagrody, które są dzielone
word-amount = kwota
word-fee = wpisowe
word-fee-paid-empty-for-not-paid = zapłacone wpisowe; puste: niezapłacone
word-sum = suma
word-begins = początek
word-state = stan
word-fide-id = FIDE ID
word-signature = podpis
word-team-1-signs = podpis drużyny 1
word-team-2-signs = podpis drużyny 2
word-diploma-for = dyplom za
word-team-no = drużyna nr

## Values of the standings

word-buchholz = Buchholz
word-sonneborn-berger = Sonneborn-Berger
word-fore-buchholz = Fore Buchholz
word-extended-sonneborn-berger = rozszerzony Sonneborn-Berger
word-on-match-points = na punktach meczowych
word-on-game-points = na małych punktach
word-forfeits-as-played = walkowery jak rozegrane
word-reversed = odwrotnie
word-lots = losowanie
word-direct-encounter = bezpośredni pojedynek
word-extended-direct-encounter = rozszerzony bezpośredni pojedynek
word-secondary-score = punktacja pomocnicza
word-progressive-scores = progres
word-koya-system = system Koya
word-standard-points = punkty standardowe
word-average-rating-of-opponents = średni ranking przeciwników
word-average-of-opponents-buchholz = średni Buchholz przeciwników
word-tournament-performance-rating = ranking uzyskany
word-perfect-tournament-performance = doskonały ranking uzyskany
word-average-performance-of-opponents = średni ranking uzyskany przeciwników
word-average-perfect-performance = średni doskonały ranking uzyskany przeciwników
word-scores-and-schedule-strength = wynik i siła przeciwników
word-board-count = system berliński
word-top-board-results = wyniki pierwszych szachownic
word-bottom-board-elimination = skreślanie ostatnich szachownic
word-resistance-points = suma punktów przeciwników
word-sonneborn-berger-of-games-played = Sonneborn-Berger z partii rozegranych
word-games-played-with-black = partie czarnymi
word-games-won = liczba zwycięstw
word-place-given-by-hand = miejsce przyznane ręcznie
word-rank-reached = osiągnięta ranga
word-points-taken-as-defenders = punkty zdobyte w obronie
word-rounds-played = rozegrane rundy
word-still-in = nadal w grze
word-stage-reached = osiągnięty etap
word-mean-place = średnie miejsce
word-sum-of-places = suma miejsc

## Facts of a player

word-short-name = nazwa skrócona
word-captain = kapitan
word-federation = federacja
word-category = kategoria
word-performance = ranking uzyskany
word-standard = szachy klasyczne
word-rapid = szachy szybkie
word-blitz = blitz
word-national = krajowy
word-from-round = od rundy
word-beside-results = poza wynikami
word-fixed-board = stała szachownica
word-rating-before = ranking przed
word-position = pozycja
word-fixed = stałe
word-board-1 = szachownica 1

## Colours, byes, results, stages

word-white = Białe
word-black = Czarne
word-team-1 = drużyna 1
word-team-2 = drużyna 2
word-pairing-allocated-bye = pauza
word-full-point-bye = pauza za cały punkt
word-half-point-bye = pauza za pół punktu
word-zero-point-bye = pauza za zero punktów
word-adjourned = odłożona
word-quarter-final = ćwierćfinał
word-semi-final = półfinał
word-third-place = mecz o trzecie miejsce
word-final = finał
word-final-played-again = finał, powtórzony
word-winners-side = strona zwycięzców
word-losers-side = strona pokonanych
word-not-an-official-event = turniej nieoficjalny

## Slips

word-whites-pieces-left = pozostałe bierki białych
word-blacks-pieces-left = pozostałe bierki czarnych
word-main-suit-h-s-c-d-o-for-none = kolor atutowy (H S C D, O bez atu)
word-dealers-seat = miejsce rozdającego
word-defenders-points = punkty obrońców
word-lead = wist
word-2nd = 2.
word-3rd = 3.
word-4th = 4.
word-won-by = wziął
word-captain-signs = podpis kapitana
word-first-team-signs = podpis pierwszej drużyny
word-second-team-signs = podpis drugiej drużyny
word-white-signs = podpis białych
word-black-signs = podpis czarnych
word-signed-for-the-table = podpis za stół

## Pages of a site

word-pairings = kojarzenia
word-by-name = według nazwisk
word-players-by-board = wyniki na szachownicach
word-standings = wyniki
word-crosstable = tabela
word-starting-list = lista startowa
word-prizes = nagrody
word-rounds = rundy
word-pages = strony
word-letters = litery
word-my-page = moja strona
word-this-is-my-page = to moja strona
word-find = szukaj
