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
title-players = Giocatori dopo il turno { $round }
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
heading-board = { $place ->
    [table] Tavolo { $board }
   *[other] Scacchiera { $board }
}
heading-round = Turno { $round }
heading-rounds = Turni da { $first } a { $last }
heading-by-round = Per turno
heading-all-games = Tutte le partite
heading-all-against-all = Tutti contro tutti
heading-how-prizes = Come sono stati calcolati
heading-by-amount = Per importo
heading-not-paid = Non pagato
heading-players = Giocatori
slip-heading = { $event }: { $which }
slip-round = turno { $round }

## Notes

no-round-yet = Nessun turno è ancora pubblicato.
round-not-published = Il turno { $round } non è ancora pubblicato.
fixed-board = { $player } { $place ->
    [match] all'incontro
    [table] al tavolo
   *[other] alla scacchiera
} { $board }
fixed-board-elsewhere = { $player } { $place ->
    [match] all'incontro
    [table] al tavolo
   *[other] alla scacchiera
} { $board } (in questo turno: { $now })
fixed-boards = { $place ->
    [match] Incontri fissi
    [table] Tavoli fissi
   *[other] Scacchiere fisse
}: { $list }.
fixed-at = { $player } alla { $board }
results-missing = { $count ->
    [one] Manca ancora { $count } risultato.
   *[other] Mancano ancora { $count } risultati.
}
sealed-otherwise = Situazione attuale: la classifica definitiva dopo il turno { $round } era diversa.
decimal-sign = ,
letter-white = b
letter-black = n
legend-games = 12{ $white }1: contro il numero 12 con il Bianco, vinta. Segni: 1 vinta, = patta, 0 persa, + vinta a forfait, - persa a forfait, a sospesa, . non finita. Bye: U da abbinamento, F un punto, H mezzo punto, Z zero punti.
legend-unrated = 12{ $white }1: contro il numero 12 con il Bianco, vinta. Segni: 1 vinta, = patta, 0 persa, + vinta a forfait, - persa a forfait, a sospesa, . non finita. W D L lo stesso, non valide per il rating. Bye: U da abbinamento, F un punto, H mezzo punto, Z zero punti.
legend-matches = 12{ $white }2 2½:1½: contro la squadra 12, Bianco in prima scacchiera, 2 punti squadra, 2½ punti individuali a 1½. Segni al posto dei punti squadra: + vinto a forfait, - perso a forfait, . non finito. Bye: U da abbinamento, F un punto, H mezzo punto, Z zero punti.
legend-matches-at-tables = 12:2 1½:½: contro la squadra 12, 2 punti squadra, 1½ punti individuali a ½. Segni al posto dei punti squadra: + vinto a forfait, - perso a forfait, . non finito. Bye: U da abbinamento, F un punto, H mezzo punto, Z zero punti.
legend-dice = T3:1: al tavolo 3, posto 1; =1: a pari merito. Bye: U da abbinamento, F un punto, H mezzo punto, Z zero punti.
legend-tractor = T3:▲2: al tavolo 3, la coppia è salita di due gradi; T3 + 12:▲2: con il numero 12 al posto del compagno fisso. RANK è il grado raggiunto, TAKEN i punti presi in difesa. Bye: U da abbinamento, F un punto, H mezzo punto, Z zero punti.
legend-unfinished = * non finito.
legend-adjourned = Una scacchiera sospesa conta come patta finché non è finita.
legend-forfeited-boards = ± con partite vinte o perse a forfait.
boards-forfeits = Punti, percentuale e performance riguardano le partite giocate; i forfait non contano. { $place ->
    [table] Ognuno figura al tavolo in cui ha giocato più partite.
    [none] Tutti sono in una sola lista, perché le scacchiere di un giocatore cambiano di turno in turno.
   *[other] Ognuno figura alla scacchiera in cui ha giocato più partite.
}
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
diploma-place = { $place }º posto
prize-one = premio { $first }
prize-several = premi da { $first } a { $last }
place-of-all = { $place } di { $ranked }
place-none = nessuno, non classificato
places-in-standings = I posti sono nella classifica.
card-members = Giocatori, con il risultato di ogni turno:
card-matches = Incontri, scacchiera per scacchiera:
bracket-drawn = { $one } – { $other }: pari, passa { $winner } { $by }.
labelled = { $label }: { $value }
tie-break-cut = { $name } Cut { $count }
tie-break-median = { $name } Median { $count }
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

footer-event = { $event }, { $which }
footer-round = turno { $round } di { $rounds }
footer-before-round-1 = prima del turno 1 di { $rounds }
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
word-place-at-the-table = posto al tavolo
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
word-board-of-most-games = scacchiera con più partite
word-table-of-most-games = tavolo con più partite
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
word-match-and-match-points = punti squadra × punti squadra
word-match-and-game-points = punti squadra × punti individuali
word-game-and-match-points = punti individuali × punti squadra
word-game-and-game-points = punti individuali × punti individuali
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
word-nothing-found = nessuna corrispondenza

## Words of reasons and remarks

word-swiss-ranking = classifica svizzera
word-counts = conta
word-knockout = eliminazione diretta
word-given = assegnato
word-one-prize = un solo premio
word-own-place = proprio posto
word-equal-division = divisione in parti uguali
word-hort-system = sistema Hort
word-hoyle-poker-dice = Hoyle: poker d'assi
word-tractor-round = Tractor: mano
word-crikey-rule-1 = regola Crikey 1
word-crikey-rule-2 = regola Crikey 2
word-crikey-rule-3 = regola Crikey 3
word-crikey-rule-3a = regola Crikey 3a
word-crikey-rule-3b = regola Crikey 3b
word-crikey-rule-3c = regola Crikey 3c
word-crikey-rule-4 = regola Crikey 4
word-aces = assi
word-twos = due
word-threes = tre
word-fours = quattro
word-fives = cinque
word-sixes = sei
word-ace = asso
word-given-from-outside = assegnato dall'esterno
word-top-boards = prime scacchiere
word-bottom-boards = ultime scacchiere
word-games-with-black = partite con il Nero
word-games-won-with-black = vittorie con il Nero
word-number-of-wins = numero di vittorie
word-rounds-elected-to-play = turni che ha scelto di giocare
word-not-finished = non terminata
word-forfeit-not-rated = forfait, senza variazione Elo
word-not-rated = senza variazione Elo
word-no-rating = senza Elo
word-by-hand = a mano
word-rating-points-exchange = scambio di punti Elo
word-probit = probit
word-white-counts-stronger-by = vantaggio contato al Bianco
word-factor = fattore
word-decimals = decimali
word-tau-hundredths = tau, in centesimi
word-rating-of-the-unrated = Elo di chi non ne ha
word-deviation-of-the-unrated = deviazione di chi non ha Elo
word-deviation-of-the-rated = deviazione di chi ha Elo
word-volatility-ten-thousandths = volatilità, in decimillesimi
word-by-first-day = secondo il primo giorno
word-march-2024 = marzo 2024
word-december-2024 = dicembre 2024
word-october-2025 = ottobre 2025

## Facts

fact-place-shared = posto { $place } a pari merito, { $hand }
fact-defended = in difesa
fact-declared = dichiarante
fact-won-game = ha vinto il gioco
fact-lost-game = ha perso il gioco
fact-tractor-result = { $role }, { $what }; { $points } alla difesa
fact-not-judged = { $told } (nessuna presa giudicata)
fact-points = { $count ->
    [one] { $count } punto
   *[other] { $count } punti
}
fact-gained = { $count ->
    [one] salito di { $count } grado
   *[other] salito di { $count } gradi
}
fact-round = turno { $round }: { $what }
fact-list = { $list }
fact-games = { $count ->
    [one] { $count } partita
   *[other] { $count } partite
}
fact-decimals = { $decimals ->
    [one] { $decimals } decimale
   *[other] { $decimals } decimali
}
fact-rounded = { $exact } arrotondato a { $decimals }, metà verso l'alto: { $now }
fact-not-finished = non terminata, contro { $name }
fact-adjourned = aggiornata, contro { $name }
fact-against = contro { $name }
fact-unequal-mean = numeri diversi di partite: la media dei posti nei turni con una mano o un bye, così può essere in testa chi ne ha poche
fact-unequal-sum = numeri diversi di partite: la somma dei posti; un turno senza mano né bye conta come l'ultimo posto del tavolo più grande del turno
fact-unequal-least = numeri diversi di partite: la media dei posti nei turni con una mano o un bye; chi ha meno di { $games } viene per ultimo
fact-unequal-games = { $rule }; un posto conta lo stesso ai tavoli piccoli e grandi; il bye da un punto conta come il primo posto del tavolo più grande del turno, quello da mezzo punto o da abbinamento come quello di mezzo, quello da zero punti come l'ultimo
fact-strength = forza { $white } ({ $before } + { $handicap }) contro { $black }
fact-gap = distanza { $gap }
fact-core-exchange = scambio base CE { $core }
fact-white-to = Bianco da { $before } a { $white }
fact-black-to = Nero da { $before } a { $black }
fact-equal-draw = patta a forze uguali: nessun cambiamento
fact-uneven-draw = patta: RPE { $single } dal più forte al più debole
fact-equal-win = vittoria a forze uguali: RPE { $single }
fact-stronger-wins = vince il più forte: RPE 1,00 - { $core } = { $single }
fact-weaker-wins = vince il più debole: RPE 1,00 + { $core } = { $single }
fact-doubled = { $winners } < { $losers }: raddoppiato, RPE { $points }
fact-not-doubled = { $winners } ≥ { $losers }: non raddoppiato
fact-five-alike = cinque { $faces }
fact-four-alike = quattro { $faces }, { $others }
fact-full-house = full, { $faces } su { $pair }
fact-three-alike = tre { $faces }, { $others }
fact-two-pair = doppia coppia, { $faces } e { $lower }, { $others }
fact-pair-of = coppia di { $faces }, { $others }
fact-high-die = dado più alto, { $dice }
fact-place-hand = posto { $place }, { $hand }
fact-next-die = { $one } { $other }
fact-berlin-count = con il sistema berlinese, { $first } : { $second }
fact-at-first-board = alla scacchiera 1, { $first } : { $second }
fact-at-boards = alle scacchiere da 1 a { $left }, { $first } : { $second }
fact-by-lot = per sorteggio
fact-cited = { $how } ({ $clause })
fact-drawn-decided = l'incontro pari contro { $name } è stato deciso { $by }
fact-in-won = ancora in gara: ha vinto l'incontro della fase { $stage }
fact-in-open = ancora in gara: l'incontro della fase { $stage } non è ancora deciso
fact-out-won = eliminato, e ha vinto l'incontro seguente, della fase { $stage }
fact-out-lost = eliminato: ha perso l'incontro della fase { $stage }
fact-no-hand = nessuna mano, conta come il posto { $largest }
fact-places-shared = posti da { $first } a { $last } a pari merito, conta { $place }, { $hand }
fact-bye-counts-as = { $bye }, conta come il posto { $place }
fact-best-hand = mano migliore: { $best }
fact-no-lots = nessun sorteggio ancora
fact-nothing-given = { $name }: nulla ancora assegnato
fact-nothing-here = { $name }: nulla qui
fact-drawn-by-lot = sorteggiato: { $value }
fact-by-director = { $name }: { $value }, dal direttore
fact-forfeit-against = per forfait, contro { $opponent }
fact-left-early = { $how }, non conta: ritirato prima di metà delle partite
fact-sum = somma { $points }
fact-value-of = { $name } { $value }
fact-keeps-one-prize = { $name } tiene { $amount } di { $keeps } e lascia { $leaves }
fact-rounded-down = { $amount } (arrotondato per difetto)
fact-remainders = { $down } + { $more } (resti maggiori) = { $amount }
fact-prize-alone = { $category }: { $name }, solo al posto { $first }: { $amount }
fact-prize-among = { $category }: { $name }, uno dei { $members } ai posti da { $first } a { $last }
fact-prize-share = { $among }: { $pool } / { $members } = { $amount }
fact-prize-hort = { $among }: { $own } / 2 + { $pool } / { $twice } = { $amount }
fact-rank-and-taken = { $defenders } punti alla difesa; grado { $rank }, presi finora { $taken }
fact-no-result = { $name } non ha ancora risultati
fact-unchanged = nulla lo ha ancora cambiato
fact-batch = { $shown } prima del torneo, { $now } dopo
fact-batch-against = { $won } vinte, { $lost } perse contro { $name } ({ $theirs }): { $stake } × ({ $won } - { $games } × Φ({ $z })) = { $gain }
fact-mean-hundredths = la media, arrotondata ai centesimi: { $mean }
fact-opponents-value = { $name }, { $code } { $theirs }
fact-mean-rounded = la media, arrotondata: { $mean }
fact-board-count = numeri di scacchiera per punti { $points }
fact-board-points = scacchiera { $number } { $points }
fact-without-last = senza le ultime { $number } { $points }
fact-board = scacchiera { $number }: { $product }
fact-among-tied-by = tra i pari merito, secondo { $score }: { $list }
fact-among-tied = tra i pari merito: { $list }
fact-tied-sum = { $name } { $sum }
fact-not-met = { $own } ({ $count } non incontrati)
fact-and-more = e altri { $more }
fact-all-met-equal = tutti si sono incontrati, e non separa nessuno
fact-all-met = tutti si sono incontrati: decidono le somme
fact-some-met-equal = non tutti si sono incontrati, e nessuno è primo qualunque cosa portino le partite mancanti
fact-some-met = non tutti si sono incontrati; { $name } è primo qualunque cosa portino le partite mancanti
fact-nobody-tied = nessuno è a pari merito qui
fact-as-if-drawn = come se tutto ciò che era abbinato al turno { $round } fosse finito patto
fact-cut-least = il valore meno significativo (14.1)
fact-cut-voluntary = un turno volontariamente non giocato (16.5)
fact-cut-most = il valore più significativo (14.3)
fact-of-dummy = { $score } di un avversario virtuale, { $how }
fact-of-adjusted = { $of } ({ $own }, bye come patte dal turno { $round }, 16.3)
fact-dummy-as-opponent = { $dummy }, propri { $own }, al massimo come { $name } (16.4.1)
fact-dummy-draws = { $dummy }, propri { $own }, al massimo una patta a turno (16.4.2)
fact-primary-score = il punteggio primario
fact-secondary-score = il punteggio secondario
fact-in-their-matches = { $name } nei loro incontri: { $keys }
fact-koya-limit = contano gli avversari con { $limit } punti e più
fact-paired-under = il numero con cui il giocatore è abbinato
fact-expected-score = { $scored } ottenuti; con { $rating } se ne attendono { $expected } (B.02 8.1.2)
fact-mean-rating = il loro Elo medio è { $mean }
fact-share-difference = { $scored } su { $games } è { $share } %: { $difference } (B.02 8.1.1)
fact-after-round = dopo il turno { $round }: { $score }
fact-without-after = senza il punteggio dopo il turno { $round }
fact-rating-before-event = l'Elo prima del torneo
fact-result-against = { $result } contro { $name }, { $rating }
fact-highest = il più alto
fact-lowest = il più basso
fact-no-game-rated = indefinito: nessuna partita giocata alla scacchiera contro un avversario con Elo
fact-no-game = indefinito: nessuna partita giocata alla scacchiera
fact-unrated-left-out = { $name } è senza Elo e non conta
fact-unrated-fixed = { $told } (senza Elo, un valore fisso)
fact-unrated-lowest = { $told } (senza Elo, il più basso del torneo)
fact-unrated-mean = { $told } (senza Elo, la media del torneo)
fact-no-factor = indefinito: il fattore è 0, e nessun /K lo fissa
fact-schedule-strength = punteggio secondario { $own }, e { $which } { $buchholz } / { $factor }, ai centesimi: { $sum }
fact-no-rating = indefinito per tutti: { $name } è senza Elo
fact-part-cut = { $own } è scartato: { $reason }
fact-given-or-taken = dati o tolti dall'arbitro: { $added }
fact-points-how = { $points } { $how }
fact-score-of = { $score } di { $name }
fact-has = { $name } ha { $score }
fact-product = { $points } × { $whose } = { $value }
fact-part-for = { $value } per { $name }
fact-cut-round = scartato il turno { $round }: { $value }, { $reason }
fact-forfeit = per forfait
fact-won-forfeit = per forfait contro { $name }
fact-lost-forfeit = persa per forfait contro { $name }
fact-drawn-forfeits = pari per forfait contro { $name }
fact-probit-old = vecchio sistema: calcolato con gli Elo prima del torneo
fact-probit-new = nuovo sistema: calcolato con gli Elo dopo il torneo
fact-steps = { $count ->
    [one] { $count } passo
   *[other] { $count } passi
}
fact-solved = risolto in { $steps }, esatto entro { $bound }
fact-oscillates = la semplice ripetizione qui oscilla e non si assesta mai
fact-remark-from = { $rating } dal turno { $round }
fact-remark-first = primo Elo
fact-remark-no-point = senza Elo: nessun punto
fact-remark-few = senza Elo: { $games } partite su { $least }
fact-remark-low = senza Elo: meno di { $floor }
fact-remark-lost = meno di { $floor }: perde l'Elo
fact-remark-k = K { $base } × { $games } partite > 700
fact-periods = { $periods } periodi Elo insieme: { $change }
fact-rating-stays = nessuna partita valida: l'Elo resta { $rating }
fact-k-less = { $base } × { $games } è più di 700: K diventa { $k }
fact-fide-change = { $k } × { $sum } = { $product }, arrotondato { $change }: { $before } → { $now } se il torneo finisse ora
fact-below-floor = { $now } è meno di { $floor }: pubblicato senza Elo
fact-unrated-no-change = { $game } (senza Elo): non cambia l'Elo
fact-too-far-apart = { $game } ({ $opponent }): non valida, 600 punti o più di distanza e un giocatore sopra 2600
fact-difference-as = differenza { $full } conta come { $difference }
fact-difference = differenza { $full }
fact-fide-game = { $game } ({ $opponent }): { $difference }, atteso { $expected }, { $gain }
fact-not-listed = senza Elo: { $rating } non è un Elo della lista FIDE ({ $tempo })
fact-unrated = senza Elo
fact-no-first-rating = nessuna partita contro un avversario con Elo: nessun primo Elo
fact-unrated-not-counted = { $game } (senza Elo): non conta
fact-against-rated = { $game } ({ $rating })
fact-begins-with = { $from }, con cui comincia chi non ne ha un altro
fact-from-round-on = { $from }, dal turno { $round }
fact-rated-as = { $rating }, { $from }; valido come { $tempo }, regolamento di { $edition }
fact-typed-rating = l'Elo inserito
fact-kind-of-rating = l'Elo ({ $kind })
fact-rating-of-list = l'Elo ({ $kind }) di { $source }
fact-k-listed = secondo la lista Elo
fact-k-2400 = 2400 o più
fact-k-young = non oltre 18 anni quest'anno, e sotto 2300
fact-k-usual = quello usuale; 40 per chi è nuovo nella lista, 10 per chi è stato a 2400, lo sa solo una lista
fact-k = K { $k }: { $reason }
fact-mean-of-first = media con due avversari da 1800: ({ $opponents } + 3600) / { $count } = { $mean }
fact-share-of-first = quota con due patte contro di loro: ({ $points } + 1) / { $count } = { $share }, differenza { $difference }
fact-first-rounded = { $mean } { $difference } è { $rating }, arrotondato
fact-first-capped = { $mean } { $difference } è { $uncapped }; un primo Elo è al massimo { $rating }
fact-first-rating = primo Elo { $rating } se il torneo finisse ora
fact-no-point = nessun punto: un primo torneo senza punti non si considera
fact-too-few-games = { $games } su { $least }: resta senza Elo finché tornei dei prossimi 26 mesi non portano il resto
fact-too-low = { $rating } è meno di { $floor }: resta senza Elo
fact-before-the-event = prima del torneo
fact-start-values = senza Elo, quindi i valori iniziali
fact-glicko-before = { $what }: { $rating }, deviazione { $deviation }, volatilità { $volatility }; tau { $tau }
fact-glicko-game = { $game } ({ $rating }, deviazione { $deviation }): peso { $weight }, atteso { $expected }, { $gain }
fact-deviation-grows = nessuna partita valida: la deviazione cresce da { $before } a { $after }
fact-glicko-period = somma { $sum }, varianza { $variance }, miglioramento { $improvement }
fact-glicko-after = { $rounded }; deviazione { $deviation }, volatilità { $volatility }, se il torneo finisse ora
fact-not-played = non giocata
fact-is-adjourned = aggiornata
fact-marked-unrated = segnata come senza variazione Elo
fact-no-result-yet = ancora nessun risultato
fact-does-not-count = contro { $name }: { $why }, non conta
fact-won-against = vinta contro { $name }
fact-drew-with = patta con { $name }
fact-lost-to = persa contro { $name }
fact-remark-deviation = deviazione { $deviation }
fact-fide-rules = { $name }, { $tempo }, regolamento di { $edition }
fact-system = { $name }
fact-parameter = { $name } { $value }
