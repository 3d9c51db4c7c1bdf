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
title-players = Zawodnicy po rundzie { $round }
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
heading-board = { $place ->
    [table] Stół { $board }
   *[other] Szachownica { $board }
}
heading-round = Runda { $round }
heading-rounds = Rundy od { $first } do { $last }
heading-by-round = Według rund
heading-all-games = Wszystkie partie
heading-all-against-all = Każdy z każdym
heading-how-prizes = Jak je obliczono
heading-by-amount = Według kwot
heading-not-paid = Niezapłacone
heading-players = Zawodnicy
slip-heading = { $event }: { $which }
slip-round = runda { $round }

## Notes

no-round-yet = Nie opublikowano jeszcze żadnej rundy.
round-not-published = Runda { $round } nie jest jeszcze opublikowana.
fixed-board = { $player } { $place ->
    [match] w meczu
    [table] przy stole
   *[other] przy szachownicy
} { $board }
fixed-board-elsewhere = { $player } { $place ->
    [match] w meczu
    [table] przy stole
   *[other] przy szachownicy
} { $board } (w tej rundzie { $now })
fixed-boards = Stałe { $place ->
    [match] mecze
    [table] stoły
   *[other] szachownice
}: { $list }.
fixed-at = { $player } przy { $board }
results-missing = { $count ->
    [one] Brakuje jeszcze { $count } wyniku.
   *[other] Brakuje jeszcze { $count } wyników.
}
sealed-otherwise = Stan obecny: ostateczne wyniki po rundzie { $round } były inne.
decimal-sign = ,
letter-white = b
letter-black = c
legend-games = 12{ $white }1: z numerem 12 białymi, wygrana. Znaki: 1 wygrana, = remis, 0 przegrana, + wygrana walkowerem, - przegrana walkowerem, a odłożona, . nieukończona. Pauzy: U z kojarzenia, F cały punkt, H pół punktu, Z zero punktów.
legend-unrated = 12{ $white }1: z numerem 12 białymi, wygrana. Znaki: 1 wygrana, = remis, 0 przegrana, + wygrana walkowerem, - przegrana walkowerem, a odłożona, . nieukończona. W D L to samo, bez oceny rankingowej. Pauzy: U z kojarzenia, F cały punkt, H pół punktu, Z zero punktów.
legend-matches = 12{ $white }2 2½:1½: z drużyną 12, białe na pierwszej szachownicy, 2 punkty meczowe, 2½ do 1½ małych punktów. Znaki zamiast punktów meczowych: + wygrany walkowerem, - przegrany walkowerem, . nieukończony. Pauzy: U z kojarzenia, F cały punkt, H pół punktu, Z zero punktów.
legend-matches-at-tables = 12:2 1½:½: z drużyną 12, 2 punkty meczowe, 1½ do ½ małych punktów. Znaki zamiast punktów meczowych: + wygrany walkowerem, - przegrany walkowerem, . nieukończony. Pauzy: U z kojarzenia, F cały punkt, H pół punktu, Z zero punktów.
legend-dice = T3:1: przy stole 3, miejsce 1; =1: dzielone. Pauzy: U z kojarzenia, F cały punkt, H pół punktu, Z zero punktów.
legend-tractor = T3:▲2: przy stole 3, para awansowała o dwie rangi; T3 + 12:▲2: z numerem 12 zamiast stałego partnera. RANK to osiągnięta ranga, TAKEN punkty zdobyte w obronie. Pauzy: U z kojarzenia, F cały punkt, H pół punktu, Z zero punktów.
legend-unfinished = * nieukończone.
legend-adjourned = Odłożona partia liczy się jako remis, dopóki nie zostanie dokończona.
legend-forfeited-boards = ± z partiami rozstrzygniętymi walkowerem.
boards-forfeits = Punkty, procent i wynik rankingowy dotyczą partii rozegranych; walkowery się nie liczą. { $place ->
    [table] Każdy jest wymieniony przy stole, przy którym grał najczęściej.
    [none] Wszyscy są na jednej liście, ponieważ szachownice zawodnika zmieniają się z rundy na rundę.
   *[other] Każdy jest wymieniony na szachownicy, na której grał najczęściej.
}
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
diploma-place = { $place }. miejsce
prize-one = nagroda { $first }
prize-several = nagrody od { $first } do { $last }
place-of-all = { $place } z { $ranked }
place-none = brak, poza klasyfikacją
places-in-standings = Miejsca są w wynikach.
card-members = Zawodnicy z wynikiem każdej rundy:
card-matches = Mecze szachownica po szachownicy:
bracket-drawn = { $one } – { $other }: remis, dalej przechodzi { $winner } { $by }.
labelled = { $label }: { $value }
tie-break-cut = { $name } Cut { $count }
tie-break-median = { $name } Median { $count }
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

footer-event = { $event }, { $which }
footer-round = runda { $round } z { $rounds }
footer-before-round-1 = przed rundą 1 z { $rounds }
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
word-place-at-the-table = miejsce przy stole
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
word-board-of-most-games = szachownica większości partii
word-table-of-most-games = stół większości partii
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
word-match-and-match-points = punkty meczowe × punkty meczowe
word-match-and-game-points = punkty meczowe × małe punkty
word-game-and-match-points = małe punkty × punkty meczowe
word-game-and-game-points = małe punkty × małe punkty
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
word-nothing-found = nic nie znaleziono

## Words of reasons and remarks

word-swiss-ranking = klasyfikacja szwajcarska
word-counts = liczy się
word-knockout = system pucharowy
word-given = podane
word-one-prize = jedna nagroda
word-own-place = własne miejsce
word-equal-division = równy podział
word-hort-system = system Horta
word-hoyle-poker-dice = Hoyle: kości pokerowe
word-tractor-round = Tractor: rozdanie
word-crikey-rule-1 = reguła Crikey 1
word-crikey-rule-2 = reguła Crikey 2
word-crikey-rule-3 = reguła Crikey 3
word-crikey-rule-3a = reguła Crikey 3a
word-crikey-rule-3b = reguła Crikey 3b
word-crikey-rule-3c = reguła Crikey 3c
word-crikey-rule-4 = reguła Crikey 4
word-aces = asy
word-twos = dwójki
word-threes = trójki
word-fours = czwórki
word-fives = piątki
word-sixes = szóstki
word-ace = as
word-given-from-outside = podane z zewnątrz
word-top-boards = pierwsze szachownice
word-bottom-boards = ostatnie szachownice
word-games-with-black = partie czarnymi
word-games-won-with-black = wygrane czarnymi
word-number-of-wins = liczba zwycięstw
word-rounds-elected-to-play = rundy, które zawodnik chciał grać
word-not-finished = niedokończona
word-forfeit-not-rated = walkower, bez oceny rankingowej
word-not-rated = bez oceny rankingowej
word-no-rating = bez rankingu
word-by-hand = ręcznie
word-rating-points-exchange = wymiana punktów rankingowych
word-probit = probit
word-white-counts-stronger-by = białe liczą się mocniej o
word-factor = współczynnik
word-decimals = miejsca po przecinku
word-tau-hundredths = tau, w setnych
word-rating-of-the-unrated = ranking zawodników bez rankingu
word-deviation-of-the-unrated = odchylenie zawodników bez rankingu
word-deviation-of-the-rated = odchylenie zawodników z rankingiem
word-volatility-ten-thousandths = zmienność, w dziesięciotysięcznych
word-by-first-day = według pierwszego dnia
word-march-2024 = marzec 2024
word-december-2024 = grudzień 2024
word-october-2025 = październik 2025

## Facts

fact-place-shared = miejsce { $place } dzielone, { $hand }
fact-defended = obrona
fact-declared = rozgrywający
fact-won-game = gra wygrana
fact-lost-game = gra przegrana
fact-tractor-result = { $role }, { $what }; dla obrońców { $points }
fact-not-judged = { $told } (żadna lewa nie sprawdzona)
fact-points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
    [many] { $count } punktów
   *[other] { $count } punktu
}
fact-gained = { $count ->
    [one] awans o { $count } rangę
    [few] awans o { $count } rangi
    [many] awans o { $count } rang
   *[other] awans o { $count } rangi
}
fact-round = runda { $round }: { $what }
fact-list = { $list }
fact-games = { $count ->
    [one] { $count } partia
    [few] { $count } partie
    [many] { $count } partii
   *[other] { $count } partii
}
fact-decimals = { $decimals ->
    [one] { $decimals } miejsca po przecinku
    [few] { $decimals } miejsc po przecinku
    [many] { $decimals } miejsc po przecinku
   *[other] { $decimals } miejsc po przecinku
}
fact-rounded = { $exact } zaokrąglone do { $decimals }, połowy w górę: { $now }
fact-not-finished = niedokończona, przeciwnik { $name }
fact-adjourned = odłożona, przeciwnik { $name }
fact-against = przeciwnik { $name }
fact-unequal-mean = nierówne liczby partii: średnia miejsc w rundach z rzutem lub pauzą, więc prowadzić może zawodnik, który ma ich mało
fact-unequal-sum = nierówne liczby partii: suma miejsc; runda bez rzutu i pauzy liczy się jak ostatnie miejsce przy największym stole rundy
fact-unequal-least = nierówne liczby partii: średnia miejsc w rundach z rzutem lub pauzą; na końcu są zawodnicy, którzy mają mniej niż { $games }
fact-unequal-games = { $rule }; miejsce liczy się tak samo przy małych i dużych stołach; pauza z całym punktem liczy się jak pierwsze miejsce przy największym stole rundy, z pół punktem lub z kojarzenia jak środkowe, bez punktów jak ostatnie
fact-strength = siła { $white } ({ $before } + { $handicap }) przeciw { $black }
fact-gap = różnica { $gap }
fact-core-exchange = wymiana podstawowa CE { $core }
fact-white-to = białe z { $before } na { $white }
fact-black-to = czarne z { $before } na { $black }
fact-equal-draw = remis przy równej sile: bez zmian
fact-uneven-draw = remis: RPE { $single } od silniejszej strony dla słabszej
fact-equal-win = wygrana przy równej sile: RPE { $single }
fact-stronger-wins = wygrywa silniejsza strona: RPE 1,00 - { $core } = { $single }
fact-weaker-wins = wygrywa słabsza strona: RPE 1,00 + { $core } = { $single }
fact-doubled = { $winners } < { $losers }: podwojone, RPE { $points }
fact-not-doubled = { $winners } ≥ { $losers }: bez podwojenia
fact-five-alike = poker: { $faces }
fact-four-alike = kareta: { $faces }, { $others }
fact-full-house = ful: { $faces } i { $pair }
fact-three-alike = trójka: { $faces }, { $others }
fact-two-pair = dwie pary: { $faces } i { $lower }, { $others }
fact-pair-of = para: { $faces }, { $others }
fact-high-die = najwyższa kość, { $dice }
fact-place-hand = miejsce { $place }, { $hand }
fact-next-die = { $one } { $other }
fact-berlin-count = systemem berlińskim, { $first } : { $second }
fact-at-first-board = na szachownicy 1, { $first } : { $second }
fact-at-boards = na szachownicach od 1 do { $left }, { $first } : { $second }
fact-by-lot = losowaniem
fact-cited = { $how } ({ $clause })
fact-drawn-decided = zremisowany mecz (przeciwnik { $name }) rozstrzygnięto { $by }
fact-in-won = gra dalej: wygrany mecz etapu { $stage }
fact-in-open = gra dalej: mecz etapu { $stage } nie jest jeszcze rozstrzygnięty
fact-out-won = odpada, wygrany następny mecz, etapu { $stage }
fact-out-lost = odpada: przegrany mecz etapu { $stage }
fact-no-hand = bez rzutu, liczy się jak miejsce { $largest }
fact-places-shared = miejsca od { $first } do { $last } dzielone, liczy się { $place }, { $hand }
fact-bye-counts-as = { $bye }, liczy się jak miejsce { $place }
fact-best-hand = najlepszy rzut: { $best }
fact-no-lots = jeszcze nie losowano
fact-nothing-given = { $name }: jeszcze nic nie podano
fact-nothing-here = { $name }: tu nic nie ma
fact-drawn-by-lot = wylosowane: { $value }
fact-by-director = { $name }: { $value }, od kierownika turnieju
fact-forfeit-against = walkower, przeciwnik { $opponent }
fact-left-early = { $how }, nie liczy się: odejście przed połową partii
fact-sum = suma { $points }
fact-value-of = { $name } { $value }
fact-keeps-one-prize = { $name } zatrzymuje { $amount } ({ $keeps }) i oddaje: { $leaves }
fact-rounded-down = { $amount } (zaokrąglone w dół)
fact-remainders = { $down } + { $more } (największe reszty) = { $amount }
fact-prize-alone = { $category }: { $name }, samodzielnie miejsce { $first }: { $amount }
fact-prize-among = { $category }: { $name }, wśród { $members } na miejscach od { $first } do { $last }
fact-prize-share = { $among }: { $pool } / { $members } = { $amount }
fact-prize-hort = { $among }: { $own } / 2 + { $pool } / { $twice } = { $amount }
fact-rank-and-taken = punkty obrońców { $defenders }; ranga { $rank }, zdobyte dotąd { $taken }
fact-no-result = { $name } nie ma jeszcze wyniku
fact-unchanged = nic tego jeszcze nie zmieniło
fact-batch = { $shown } przed turniejem, { $now } po nim
fact-batch-against = { $won } wygranych, { $lost } przegranych, przeciwnik { $name } ({ $theirs }): { $stake } × ({ $won } - { $games } × Φ({ $z })) = { $gain }
fact-mean-hundredths = średnia, zaokrąglona do setnych: { $mean }
fact-opponents-value = { $name }, { $code } { $theirs }
fact-mean-rounded = średnia, zaokrąglona: { $mean }
fact-board-count = numery szachownic razy punkty { $points }
fact-board-points = szachownica { $number } { $points }
fact-without-last = bez ostatnich { $number } { $points }
fact-board = szachownica { $number }: { $product }
fact-among-tied-by = wśród równych, { $score }: { $list }
fact-among-tied = wśród równych: { $list }
fact-tied-sum = { $name } { $sum }
fact-not-met = { $own } (nierozegrane: { $count })
fact-and-more = i jeszcze { $more }
fact-all-met-equal = wszyscy grali ze sobą i nikogo to nie rozdziela
fact-all-met = wszyscy grali ze sobą: decydują sumy
fact-some-met-equal = nie wszyscy grali ze sobą i nikt nie jest pierwszy niezależnie od brakujących partii
fact-some-met = nie wszyscy grali ze sobą; { $name } jest pierwszy niezależnie od brakujących partii
fact-nobody-tied = nikt tu nie jest równy
fact-as-if-drawn = jak gdyby wszystko, co skojarzono w rundzie { $round }, zremisowano
fact-cut-least = najmniej znacząca wartość (14.1)
fact-cut-voluntary = runda dobrowolnie nierozegrana (16.5)
fact-cut-most = najbardziej znacząca wartość (14.3)
fact-of-dummy = { $score } wirtualnego przeciwnika, { $how }
fact-of-adjusted = { $of } ({ $own }, pauzy od rundy { $round } jako remisy, 16.3)
fact-dummy-as-opponent = { $dummy }, własne { $own }, najwyżej jak { $name } (16.4.1)
fact-dummy-draws = { $dummy }, własne { $own }, najwyżej remis na rundę (16.4.2)
fact-primary-score = pierwsza punktacja
fact-secondary-score = druga punktacja
fact-in-their-matches = { $name } w meczach między nimi: { $keys }
fact-koya-limit = liczą się przeciwnicy, którzy mają { $limit } punktów lub więcej
fact-paired-under = numer, pod którym zawodnik jest kojarzony
fact-expected-score = zdobyte { $scored }; od { $rating } oczekuje się { $expected } (B.02 8.1.2)
fact-mean-rating = ich średni ranking to { $mean }
fact-share-difference = { $scored } z { $games } to { $share } %: { $difference } (B.02 8.1.1)
fact-after-round = po rundzie { $round }: { $score }
fact-without-after = bez wyniku po rundzie { $round }
fact-rating-before-event = ranking przed turniejem
fact-result-against = { $result }, przeciwnik { $name }, { $rating }
fact-highest = najwyższy
fact-lowest = najniższy
fact-no-game-rated = nieokreślone: nie rozegrano na szachownicy partii z przeciwnikiem z rankingiem
fact-no-game = nieokreślone: nie rozegrano na szachownicy żadnej partii
fact-unrated-left-out = { $name } nie ma rankingu i nie liczy się
fact-unrated-fixed = { $told } (bez rankingu, stała wartość)
fact-unrated-lowest = { $told } (bez rankingu, najniższy w turnieju)
fact-unrated-mean = { $told } (bez rankingu, średnia turnieju)
fact-no-factor = nieokreślone: współczynnik to 0, a żadne /K go nie ustala
fact-schedule-strength = druga punktacja { $own }, oraz { $which } { $buchholz } / { $factor }, do setnych: { $sum }
fact-no-rating = nieokreślone dla wszystkich: { $name } nie ma rankingu
fact-part-cut = { $own }, odrzucone: { $reason }
fact-given-or-taken = dodane lub odjęte przez sędziego: { $added }
fact-points-how = { $points } { $how }
fact-score-of = { $score }, { $name }
fact-has = { $name } ma { $score }
fact-product = { $points } × ({ $whose }) = { $value }
fact-part-for = { $value } do: { $name }
fact-cut-round = odrzucona runda { $round }: { $value }, { $reason }
fact-forfeit = walkower
fact-won-forfeit = walkower, przeciwnik { $name }
fact-lost-forfeit = przegrana walkowerem, przeciwnik { $name }
fact-drawn-forfeits = remis walkowerami, przeciwnik { $name }
fact-probit-old = stary system: liczone rankingami sprzed turnieju
fact-probit-new = nowy system: liczone rankingami po turnieju
fact-steps = { $count ->
    [one] { $count } krok
    [few] { $count } kroki
    [many] { $count } kroków
   *[other] { $count } kroku
}
fact-solved = rozwiązane, { $steps }, z dokładnością do { $bound }
fact-oscillates = zwykłe powtarzanie tu oscyluje i nigdy się nie ustala
fact-remark-from = { $rating } od rundy { $round }
fact-remark-first = pierwszy ranking
fact-remark-no-point = bez rankingu: bez punktu
fact-remark-few = bez rankingu: partii { $games } z { $least }
fact-remark-low = bez rankingu: poniżej { $floor }
fact-remark-lost = poniżej { $floor }: traci ranking
fact-remark-k = K { $base } × { $games } partii > 700
fact-periods = okresów rankingowych razem { $periods }: { $change }
fact-rating-stays = brak ocenianych partii: ranking pozostaje { $rating }
fact-k-less = { $base } × { $games } to więcej niż 700: K wynosi { $k }
fact-fide-change = { $k } × { $sum } = { $product }, zaokrąglone { $change }: { $before } → { $now }, gdyby turniej skończył się teraz
fact-below-floor = { $now } to mniej niż { $floor }: publikowany bez rankingu
fact-unrated-no-change = { $game } (bez rankingu): nie zmienia rankingu
fact-too-far-apart = { $game } ({ $opponent }): nieoceniana, różnica 600 lub więcej i jeden zawodnik powyżej 2600
fact-difference-as = różnica { $full } liczy się jako { $difference }
fact-difference = różnica { $full }
fact-fide-game = { $game } ({ $opponent }): { $difference }, oczekiwane { $expected }, { $gain }
fact-not-listed = bez rankingu: { $rating } nie jest rankingiem z listy FIDE ({ $tempo })
fact-unrated = bez rankingu
fact-no-first-rating = brak partii z przeciwnikiem z rankingiem: brak pierwszego rankingu
fact-unrated-not-counted = { $game } (bez rankingu): nie liczy się
fact-against-rated = { $game } ({ $rating })
fact-begins-with = { $from }, z którym zaczyna zawodnik bez innego
fact-from-round-on = { $from }, od rundy { $round }
fact-rated-as = { $rating }, { $from }; oceniane jako { $tempo }, przepisy: { $edition }
fact-typed-rating = ranking wpisany ręcznie
fact-kind-of-rating = ranking ({ $kind })
fact-rating-of-list = ranking ({ $kind }), { $source }
fact-k-listed = według listy rankingowej
fact-k-2400 = 2400 lub więcej
fact-k-young = w tym roku nie więcej niż 18 lat i poniżej 2300
fact-k-usual = zwykły; 40 dla nowego na liście, 10 dla kogoś, kto miał 2400, wie to tylko lista
fact-k = K { $k }: { $reason }
fact-mean-of-first = średnia z dwoma przeciwnikami po 1800: ({ $opponents } + 3600) / { $count } = { $mean }
fact-share-of-first = udział z dwoma remisami z nimi: ({ $points } + 1) / { $count } = { $share }, różnica { $difference }
fact-first-rounded = { $mean } { $difference } to { $rating }, zaokrąglone
fact-first-capped = { $mean } { $difference } to { $uncapped }; pierwszy ranking wynosi najwyżej { $rating }
fact-first-rating = pierwszy ranking { $rating }, gdyby turniej skończył się teraz
fact-no-point = bez punktu: pierwszy turniej bez punktu się nie liczy
fact-too-few-games = { $games } z { $least }: pozostaje bez rankingu, póki turnieje z następnych 26 miesięcy nie dodadzą reszty
fact-too-low = { $rating } to mniej niż { $floor }: pozostaje bez rankingu
fact-before-the-event = przed turniejem
fact-start-values = bez rankingu, więc wartości początkowe
fact-glicko-before = { $what }: { $rating }, odchylenie { $deviation }, zmienność { $volatility }; tau { $tau }
fact-glicko-game = { $game } ({ $rating }, odchylenie { $deviation }): waga { $weight }, oczekiwane { $expected }, { $gain }
fact-deviation-grows = brak ocenianych partii: odchylenie rośnie z { $before } do { $after }
fact-glicko-period = suma { $sum }, wariancja { $variance }, poprawa { $improvement }
fact-glicko-after = { $rounded }; odchylenie { $deviation }, zmienność { $volatility }, gdyby turniej skończył się teraz
fact-not-played = nierozegrana
fact-is-adjourned = odłożona
fact-marked-unrated = oznaczona jako nieoceniana
fact-no-result-yet = jeszcze bez wyniku
fact-does-not-count = przeciwnik { $name }: { $why }, nie liczy się
fact-won-against = wygrana, przeciwnik { $name }
fact-drew-with = remis, przeciwnik { $name }
fact-lost-to = przegrana, przeciwnik { $name }
fact-remark-deviation = odchylenie { $deviation }
fact-fide-rules = { $name }, { $tempo }, przepisy: { $edition }
fact-system = { $name }
fact-parameter = { $name } { $value }
