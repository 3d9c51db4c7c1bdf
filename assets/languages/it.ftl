# Italiano
#
# Terms: FIDE handbook C.04 and C.05 in the translation of the Settore Arbitrale of the Federazione Scacchistica
# Italiana (abbinamento, spareggio, turno, scacchiera), and Vega and chess-results.com in Italian (tabellone).

## Titles

title-pairings = Abbinamenti del turno { $round }
title-pairings-alone = Abbinamenti
title-names = Abbinamenti del turno { $round }{ $beside } per nome
title-names-alone = Abbinamenti per nome
title-matches = Incontri del turno { $round }
title-matches-alone = Incontri
title-field = Lista di partenza
title-standings = Classifica dopo il turno { $round }
title-crosstable = Tabellone dopo il turno { $round }
title-crosstable-alone = Tabellone
title-boards = Giocatori per scacchiera dopo il turno { $round }
title-bracket = Tabellone a eliminazione dopo il turno { $round }
title-bracket-alone = Tabellone a eliminazione
title-cards = Schede dei giocatori dopo il turno { $round }
title-cards-alone = Schede dei giocatori
title-team-cards = Schede delle squadre dopo il turno { $round }
title-team-cards-alone = Schede delle squadre
title-slips = Cedole dei risultati del turno { $round }
title-slips-alone = Cedole dei risultati
title-line-ups = Moduli di formazione del turno { $round }
title-line-ups-alone = Moduli di formazione
title-team-sheets = Elenchi delle squadre
title-starting-list = Lista di partenza
title-schedule = Calendario
title-result-sheet = Foglio dei risultati del turno { $round }
title-result-sheet-alone = Foglio dei risultati
title-board-numbers = Numeri delle scacchiere
title-table-numbers = Numeri dei tavoli
title-name-cards = Segnaposto
title-diplomas = Diplomi dopo il turno { $round }
title-prizes = Premi dopo il turno { $round }
title-check-in = Presenze del turno { $round }
title-wall = Bacheca
wall-by-board = abbinamenti per scacchiera
wall-by-match = abbinamenti per incontro
wall-by-name = abbinamenti per nome
wall-after-round = dopo il turno { $round }
wall-before-round-1 = prima del turno 1
title-not-here = Assenti prima del turno { $round }
title-fees = Quote di iscrizione
title-ratings = Variazioni Elo dopo il turno { $round }
title-ratings-before = Elo prima del turno 1
position = posizione { $position }
status-not-started = non iniziato
status-live = in corso, { $known } risultati su { $boards }
status-live-earlier = in corso, { $known } risultati su { $boards }, { $earlier ->
    [one] { $earlier } scacchiera precedente aperta
   *[other] { $earlier } scacchiere precedenti aperte
}
status-complete = completa
status-sealed = definitiva
status-changed = definitiva, modificata in seguito

## Below the title: place, days, officials

days = dal { $first } al { $last }
about-arbiter = arbitro { $text }
about-deputies = { $count ->
    [one] vicearbitro { $names }
   *[other] vicearbitri { $names }
}
about-time-control = cadenza { $text }
about-provisional = provvisorio: ci sono partite in corso

## Headings of parts

heading-teams = Squadre
heading-board = Scacchiera { $board }
heading-round = Turno { $round }
heading-rounds = Turni da { $first } a { $last }
heading-by-round = Per turno
heading-all-games = Tutte le partite
heading-all-against-all = Tutti contro tutti
heading-how-prizes = Come sono stati calcolati
heading-by-amount = Per importo
heading-not-paid = Non pagato
heading-players = Giocatori
slip-heading = { $event }: turno { $round }

## Notes

no-round-yet = Nessun turno è ancora pubblicato.
round-not-published = Il turno { $round } non è ancora pubblicato.
fixed-board = { $player } { $place ->
    [table] al tavolo
   *[other] alla scacchiera
} { $board }
fixed-board-elsewhere = { $player } { $place ->
    [table] al tavolo
   *[other] alla scacchiera
} { $board } (in questo turno: { $now })
fixed-boards = { $place ->
    [table] Tavoli fissi
   *[other] Scacchiere fisse
}: { $list }.
fixed-at = { $player } alla { $board }
results-missing = { $count ->
    [one] Manca ancora { $count } risultato.
   *[other] Mancano ancora { $count } risultati.
}
sealed-otherwise = Situazione attuale: la classifica definitiva dopo il turno { $round } era diversa.
legend-games = 12w1: contro il numero 12 con il Bianco, vinta. Segni: 1 vinta, = patta, 0 persa, + vinta a forfait, - persa a forfait, a sospesa, . non finita. Bye: U da abbinamento, F un punto, H mezzo punto, Z zero punti.
legend-unrated = 12w1: contro il numero 12 con il Bianco, vinta. Segni: 1 vinta, = patta, 0 persa, + vinta a forfait, - persa a forfait, a sospesa, . non finita. W D L lo stesso, non valide per il rating. Bye: U da abbinamento, F un punto, H mezzo punto, Z zero punti.
legend-matches = 12w2 2½:1½: contro la squadra 12, Bianco in prima scacchiera, 2 punti squadra, 2½ punti individuali a 1½. Segni al posto dei punti squadra: + vinto a forfait, - perso a forfait, . non finito. Bye: U da abbinamento, F un punto, H mezzo punto, Z zero punti.
legend-matches-at-tables = 12:2 1½:½: contro la squadra 12, 2 punti squadra, 1½ punti individuali a ½. Segni al posto dei punti squadra: + vinto a forfait, - perso a forfait, . non finito. Bye: U da abbinamento, F un punto, H mezzo punto, Z zero punti.
legend-dice = T3:1: al tavolo 3, posto 1; =1: a pari merito. Bye: U da abbinamento, F un punto, H mezzo punto, Z zero punti.
legend-tractor = T3:▲2: al tavolo 3, la coppia è salita di due gradi; T3 + 12:▲2: con il numero 12 al posto del compagno fisso. RANK è il grado raggiunto, TAKEN i punti presi in difesa. Bye: U da abbinamento, F un punto, H mezzo punto, Z zero punti.
legend-unfinished = * non finito.
boards-forfeits = Punti, percentuale e performance riguardano le partite giocate; i forfait non contano. Ognuno figura alla scacchiera in cui ha giocato più partite.
no-line-up = Nessuna formazione, sono indicati i primi giocatori della lista: { $teams }.
no-team-yet = Nessuna squadra è ancora iscritta.
no-player-yet = Nessun giocatore è iscritto.
players-in-all = { $who ->
    [team] { $count ->
        [one] { $count } squadra.
       *[other] { $count } squadre.
    }
   *[other] { $count ->
        [one] { $count } giocatore.
       *[other] { $count } giocatori.
    }
}
round-not-paired = non ancora abbinato
round-sealed = completo, classifica definitiva
round-results = { $known } risultati su { $boards }
place-behind = Dietro a { $name } (posto { $place }): { $how }.
place-ahead = Davanti a { $name } (posto { $place }): { $how }.
place-level = Alla pari con { $name } (posto { $place }): { $how }.
place-equal = pari { $values }
place-differs = { $code } { $own } a { $other }
diploma = Diploma
diploma-arbiter = Arbitro
diploma-place = posto { $place }
prize-one = premio { $first }
prize-several = premi da { $first } a { $last }
place-of-all = { $place } di { $ranked }
place-none = nessuno, non classificato
places-in-standings = I posti sono nella classifica.
card-members = Giocatori, con il risultato di ogni turno:
card-matches = Incontri, scacchiera per scacchiera:
bracket-drawn = { $one } – { $other }: pari, passa { $winner } { $by }.
check-in-expected = { $who ->
    [team] { $count ->
        [one] È attesa { $count } squadra.
       *[other] Sono attese { $count } squadre.
    }
   *[other] { $count ->
        [one] È atteso { $count } giocatore.
       *[other] Sono attesi { $count } giocatori.
    }
}
check-in-here = { $here } di { $expected } presenti.
fees-paid = Quote { $sum }:{" "}{ $paid ->
    [one] { $paid } giocatore ha pagato, { $unpaid } no.
   *[other] { $paid } giocatori hanno pagato, { $unpaid } no.
}
rated-by = Omologazione: { $system }.
rated-as-a-whole = Il torneo è omologato nel suo insieme: queste sono le variazioni se finisse ora.
prizes-awarded = Sono assegnati { $given } su { $whole }.
prize-left-over = { $prize }: restano { $amount }, nessuno ne ha diritto.

## The part of an event in which a player is absent; 0 is before round 1

absent-from = dal turno { $value }
absent-withdrawn = { $value ->
    [0] ritirato prima del turno 1
   *[other] ritirato dopo il turno { $value }
}
absent-excluded = { $value ->
    [0] escluso prima del turno 1
   *[other] escluso dopo il turno { $value }
}
absent-excluded-unranked = { $value ->
    [0] escluso prima del turno 1, non classificato
   *[other] escluso dopo il turno { $value }, non classificato
}

## Stages of a knockout

stage-last = ultimi { $value }
stage-winners = lato vincenti, turno { $value }
stage-losers = lato perdenti, turno { $value }
stage-last-head = Ultimi { $value }
stage-winner = Vincitore
stage-final = Finale
stage-semi-finals = Semifinali
stage-quarter-finals = Quarti di finale

## Results

result-unrated = { $value } non valida

## Footer

footer-round = { $event }, turno { $round } di { $rounds }
footer-before-round-1 = { $event }, prima del turno 1 di { $rounds }
footer-last-entry = ultima registrazione { $time }
footer-last-entry-head = ultima registrazione { $time }, impronta { $head }
footer-chain = catena { $head }
footer-key = chiave { $key }
page-number = pagina { $page } di { $pages }


## Headings of columns

word-number-sign = Pos.
word-name = nome
word-no = N.
word-pairing-number = numero di abbinamento
word-place = posto
word-place-in-the-standings = posto in classifica
word-place-after-the-round = posto dopo il turno
word-place-at-the-board = posto alla scacchiera
word-place-in-the-teams-list = posto nella lista della squadra
word-pairing-number-or-place-in-the-teams-list = numero di abbinamento, o posto nella lista della squadra
word-number-then-the-board = numero, poi la scacchiera
word-title = titolo
word-fed = fed.
word-club = circolo
word-cat = cat.
word-team = squadra
word-teams = squadre
word-pair = coppia
word-player = giocatore
word-players = giocatori
word-partner = compagno
word-opponent = avversario
word-with = con
word-against = contro
word-colour = colore
word-colour-of-the-player-on-the-left = colore del giocatore a sinistra
word-seat = seggio
word-seats = seggi
word-board = scacchiera
word-bd = Sc.
word-table = tavolo
word-match = incontro
word-round = turno
word-stage = fase
word-result = risultato
word-bye = bye
word-takes-part = partecipa
word-here = presente
word-born = nato
word-id = ID
word-rtg = Elo
word-rating = Elo
word-before = prima
word-now = ora
word-change = variazione
word-old-system = vecchio sistema
word-new-system = nuovo sistema
word-rating-before-the-event = Elo prima del torneo
word-rating-before-the-event-empty-when-unrated = Elo prima del torneo; vuoto se senza Elo
word-rating-now = Elo ora
word-rating-after-the-round = Elo dopo il turno
word-rating-after-it = Elo dopo
word-rating-if-the-event-ended-now = Elo se il torneo finisse ora
word-rating-change-if-the-event-ended-now = variazione Elo se il torneo finisse ora
word-rating-change-since-before-the-event = variazione Elo dall'inizio del torneo
word-rating-now-by-the-old-probit-system-to-compare = Elo ora secondo il vecchio sistema probit, per confronto
word-rating-now-by-the-new-probit-system-to-compare = Elo ora secondo il nuovo sistema probit, per confronto
word-rating-after-it-by-the-other-probit-system-to-compare = Elo dopo secondo l'altro sistema probit, per confronto
word-the-opponents-rating-before-the-round = Elo dell'avversario prima del turno
word-pts = Pt.
word-points = punti
word-points-so-far = punti finora
word-mp = PS
word-match-points = punti squadra
word-match-points-so-far = punti squadra finora
word-gp = PI
word-game-points = punti individuali
word-game-points-in-them = punti individuali in esse
word-games = partite
word-games-played = partite giocate
word-games-that-count = partite che contano
word-games-with-a-result-forfeits-included = partite con risultato, forfait compresi
word-board-of-most-games = scacchiera con più partite
word-points-of-these-games = punti di queste partite
word-percent = %
word-percentage-of-the-possible-points = percentuale dei punti possibili
word-perf = perf.
word-performance-in-these-games = performance in queste partite
word-performance-in-rated-games-against-rated-opponents = performance in partite valide contro avversari con Elo
word-forf = forf.
word-games-won-plus-and-lost-by-forfeit-not-counted = partite vinte (+) e perse (-) a forfait, non contate
word-float = float
word-met-a-lower-score-or-scored-without-playing-met-a-higher-score = ↓ ha incontrato un punteggio inferiore, o ha segnato senza giocare; ↑ ha incontrato un punteggio superiore
word-score = punteggio
word-what-the-team-has-added = somma della squadra
word-players-who-count-of-all = giocatori che contano, su tutti
word-who-counts = chi conta
word-rank = grado
word-ranks = gradi
word-rank-of-the-own-partnership-in-the-round-of-the-other = grado della propria coppia nel turno : dell'altra
word-def = dif.
word-points-of-the-defenders-at-the-table = punti della difesa al tavolo
word-opp = media avv.
word-mean-of-the-opponents-ratings-before-the-event = media Elo degli avversari prima del torneo
word-expected = atteso
word-points-that-were-expected = punti attesi
word-k = K
word-new = nuovo
word-remarks = note
word-rule = regola
word-how = come
word-how-the-place-came-about = come è nato il posto
word-how-the-figures-came-about = come sono nati i valori
word-prize = premio
word-prize-no = premio n.
word-places-of-the-prize-that-are-shared = posti del premio che sono divisi
word-amount = importo
word-fee = quota
word-fee-paid-empty-for-not-paid = quota pagata; vuoto se non pagata
word-sum = somma
word-begins = inizio
word-state = stato
word-fide-id = ID FIDE
word-signature = firma
word-team-1-signs = firma squadra 1
word-team-2-signs = firma squadra 2
word-diploma-for = diploma per
word-team-no = squadra n.

## Values of the standings

word-buchholz = Buchholz
word-sonneborn-berger = Sonneborn-Berger
word-fore-buchholz = Buchholz Fore
word-extended-sonneborn-berger = Sonneborn-Berger esteso
word-on-match-points = su punti squadra
word-on-game-points = su punti individuali
word-forfeits-as-played = forfait come giocate
word-reversed = invertito
word-lots = sorteggio
word-direct-encounter = scontro diretto
word-extended-direct-encounter = scontro diretto esteso
word-secondary-score = punteggio secondario
word-progressive-scores = punteggi progressivi
word-koya-system = sistema Koya
word-standard-points = punti standard
word-average-rating-of-opponents = media Elo degli avversari
word-average-of-opponents-buchholz = media dei Buchholz degli avversari
word-tournament-performance-rating = performance di torneo
word-perfect-tournament-performance = performance perfetta
word-average-performance-of-opponents = performance media degli avversari
word-average-perfect-performance = performance perfetta media degli avversari
word-scores-and-schedule-strength = punteggi e forza del calendario
word-board-count = sistema berlinese
word-top-board-results = risultati delle prime scacchiere
word-bottom-board-elimination = eliminazione delle ultime scacchiere
word-resistance-points = somma dei punti degli avversari
word-sonneborn-berger-of-games-played = Sonneborn-Berger delle partite giocate
word-games-played-with-black = partite giocate con il Nero
word-games-won = vittorie
word-place-given-by-hand = posto assegnato a mano
word-rank-reached = grado raggiunto
word-points-taken-as-defenders = punti presi in difesa
word-rounds-played = turni giocati
word-still-in = ancora in gara
word-stage-reached = fase raggiunta
word-mean-place = posto medio
word-sum-of-places = somma dei posti

## Facts of a player

word-short-name = nome breve
word-captain = capitano
word-federation = federazione
word-category = categoria
word-performance = performance
word-standard = standard
word-rapid = rapid
word-blitz = blitz
word-national = nazionale
word-from-round = dal turno
word-beside-results = oltre ai risultati
word-fixed-board = scacchiera fissa
word-rating-before = Elo prima
word-position = posizione
word-fixed = fissa
word-board-1 = scacchiera 1

## Colours, byes, results, stages

word-white = Bianco
word-black = Nero
word-team-1 = squadra 1
word-team-2 = squadra 2
word-pairing-allocated-bye = bye da abbinamento
word-full-point-bye = bye da un punto
word-half-point-bye = bye da mezzo punto
word-zero-point-bye = bye da zero punti
word-adjourned = sospesa
word-quarter-final = quarto di finale
word-semi-final = semifinale
word-third-place = finale per il terzo posto
word-final = finale
word-final-played-again = finale, ripetuta
word-winners-side = lato vincenti
word-losers-side = lato perdenti
word-not-an-official-event = torneo non ufficiale

## Slips

word-whites-pieces-left = pezzi bianchi rimasti
word-blacks-pieces-left = pezzi neri rimasti
word-main-suit-h-s-c-d-o-for-none = seme di briscola (H S C D, O per nessuno)
word-dealers-seat = seggio del mazziere
word-defenders-points = punti della difesa
word-lead = uscita
word-2nd = 2°
word-3rd = 3°
word-4th = 4°
word-won-by = presa da
word-captain-signs = firma del capitano
word-first-team-signs = firma della prima squadra
word-second-team-signs = firma della seconda squadra
word-white-signs = firma del Bianco
word-black-signs = firma del Nero
word-signed-for-the-table = firma per il tavolo

## Pages of a site

word-pairings = abbinamenti
word-by-name = per nome
word-players-by-board = giocatori per scacchiera
word-standings = classifica
word-crosstable = tabellone
word-starting-list = lista di partenza
word-prizes = premi
word-rounds = turni
word-pages = pagine
word-letters = lettere
word-my-page = la mia pagina
word-this-is-my-page = questa è la mia pagina
word-find = cerca
