# Español
#
# Terms: Reglamento General de Competiciones of the Federación Española de Ajedrez, the Spanish edition of
# chess-results.com and Swiss-Manager, and info64.org (emparejamientos, mesa, ranking inicial, desempate, descanso).

## Titles

title-pairings = Emparejamientos de la ronda { $round }
title-pairings-alone = Emparejamientos
title-names = Emparejamientos de la ronda { $round }{ $beside } por nombre
title-names-alone = Emparejamientos por nombre
title-matches = Encuentros de la ronda { $round }
title-matches-alone = Encuentros
title-field = Ranking inicial
title-standings = Clasificación después de la ronda { $round }
title-crosstable = Cuadro cruzado después de la ronda { $round }
title-crosstable-alone = Cuadro cruzado
title-boards = Jugadores por tablero después de la ronda { $round }
title-players = Jugadores después de la ronda { $round }
title-bracket = Cuadro eliminatorio después de la ronda { $round }
title-bracket-alone = Cuadro eliminatorio
title-cards = Fichas de jugadores después de la ronda { $round }
title-cards-alone = Fichas de jugadores
title-team-cards = Fichas de equipos después de la ronda { $round }
title-team-cards-alone = Fichas de equipos
title-slips = Papeletas de resultado de la ronda { $round }
title-slips-alone = Papeletas de resultado
title-line-ups = Hojas de alineación de la ronda { $round }
title-line-ups-alone = Hojas de alineación
title-team-sheets = Listas de equipos
title-starting-list = Ranking inicial
title-schedule = Calendario
title-result-sheet = Hoja de resultados de la ronda { $round }
title-result-sheet-alone = Hoja de resultados
title-board-numbers = Números de mesa
title-table-numbers = Números de mesa
title-name-cards = Rótulos de nombre
title-diplomas = Diplomas después de la ronda { $round }
title-prizes = Premios después de la ronda { $round }
title-check-in = Control de presencia de la ronda { $round }
title-wall = Tablón
wall-by-board = emparejamientos por mesa
wall-by-match = emparejamientos por encuentro
wall-by-name = emparejamientos por nombre
wall-after-round = después de la ronda { $round }
wall-before-round-1 = antes de la ronda 1
title-not-here = Ausentes antes de la ronda { $round }
title-fees = Inscripciones
title-ratings = Variaciones de Elo después de la ronda { $round }
title-ratings-before = Elo antes de la ronda 1
position = posición { $position }
status-not-started = no comenzado
status-live = en juego, { $known } de { $boards } resultados
status-live-earlier = en juego, { $known } de { $boards } resultados, { $earlier ->
    [one] { $earlier } mesa anterior pendiente
   *[other] { $earlier } mesas anteriores pendientes
}
status-complete = completa
status-sealed = definitiva
status-changed = definitiva, modificada después

## Below the title: place, days, officials

days = del { $first } al { $last }
about-arbiter = árbitro { $text }
about-deputies = { $count ->
    [one] árbitro adjunto { $names }
   *[other] árbitros adjuntos { $names }
}
about-time-control = ritmo { $text }
about-provisional = provisional: hay partidas pendientes

## Headings of parts

heading-teams = Equipos
heading-board = { $place ->
    [table] Mesa { $board }
   *[other] Tablero { $board }
}
heading-round = Ronda { $round }
heading-rounds = Rondas { $first } a { $last }
heading-by-round = Por rondas
heading-all-games = Todas las partidas
heading-all-against-all = Todos contra todos
heading-how-prizes = Cómo se calcularon
heading-by-amount = Por importe
heading-not-paid = No pagado
heading-players = Jugadores
slip-heading = { $event }: { $which }
slip-round = ronda { $round }

## Notes

no-round-yet = Todavía no se ha publicado ninguna ronda.
round-not-published = La ronda { $round } todavía no se ha publicado.
fixed-board = { $player } en { $place ->
    [match] el encuentro
    [table] la mesa
   *[other] el tablero
} { $board }
fixed-board-elsewhere = { $player } en { $place ->
    [match] el encuentro
    [table] la mesa
   *[other] el tablero
} { $board } (en esta ronda: { $now })
fixed-boards = { $place ->
    [match] Encuentros fijos
    [table] Mesas fijas
   *[other] Tableros fijos
}: { $list }.
fixed-at = { $player } en { $board }
results-missing = { $count ->
    [one] Falta { $count } resultado.
   *[other] Faltan { $count } resultados.
}
sealed-otherwise = Estado actual: la clasificación definitiva de la ronda { $round } era distinta.
decimal-sign = ,
letter-white = b
letter-black = n
legend-games = 12{ $white }1: contra el número 12 con blancas, ganada. Signos: 1 ganada, = tablas, 0 perdida, + ganada por incomparecencia, - perdida por incomparecencia, a aplazada, . sin terminar. Descansos: U por emparejamiento, F un punto, H medio punto, Z cero puntos.
legend-unrated = 12{ $white }1: contra el número 12 con blancas, ganada. Signos: 1 ganada, = tablas, 0 perdida, + ganada por incomparecencia, - perdida por incomparecencia, a aplazada, . sin terminar. W D L lo mismo, no válidas para Elo. Descansos: U por emparejamiento, F un punto, H medio punto, Z cero puntos.
legend-matches = 12{ $white }2 2½:1½: contra el equipo 12, blancas en el primer tablero, 2 puntos de encuentro, 2½ puntos de partida a 1½. Signos en lugar de los puntos de encuentro: + ganado por incomparecencia, - perdido por incomparecencia, . sin terminar. Descansos: U por emparejamiento, F un punto, H medio punto, Z cero puntos.
legend-matches-at-tables = 12:2 1½:½: contra el equipo 12, 2 puntos de encuentro, 1½ puntos de partida a ½. Signos en lugar de los puntos de encuentro: + ganado por incomparecencia, - perdido por incomparecencia, . sin terminar. Descansos: U por emparejamiento, F un punto, H medio punto, Z cero puntos.
legend-dice = T3:1: en la mesa 3, puesto 1; =1: compartido. Descansos: U por emparejamiento, F un punto, H medio punto, Z cero puntos.
legend-tractor = T3:▲2: en la mesa 3, la pareja subió dos rangos; T3 + 12:▲2: con el número 12 en lugar de la pareja fija. RANK es el rango alcanzado, TAKEN los puntos tomados en defensa. Descansos: U por emparejamiento, F un punto, H medio punto, Z cero puntos.
legend-unfinished = * sin terminar.
legend-adjourned = Un tablero aplazado cuenta como tablas hasta que termine.
legend-forfeited-boards = ± con partidas ganadas o perdidas por incomparecencia.
boards-forfeits = Puntos, porcentaje y performance son de las partidas jugadas; las incomparecencias no cuentan. { $place ->
    [table] Cada uno figura en la mesa en que jugó más partidas.
    [none] Todos figuran en una sola lista, porque los tableros de un jugador cambian de ronda en ronda.
   *[other] Cada uno figura en el tablero en que jugó más partidas.
}
no-line-up = Sin alineación, se muestran los primeros jugadores de la lista: { $teams }.
no-team-yet = Todavía no hay equipos inscritos.
no-player-yet = No hay jugadores inscritos.
players-in-all = { $who ->
    [team] { $count ->
        [one] { $count } equipo.
       *[other] { $count } equipos.
    }
   *[other] { $count ->
        [one] { $count } jugador.
       *[other] { $count } jugadores.
    }
}
round-not-paired = sin emparejar
round-sealed = completa, clasificación definitiva
round-results = { $known } de { $boards } resultados
place-behind = Detrás de { $name } (puesto { $place }): { $how }.
place-ahead = Delante de { $name } (puesto { $place }): { $how }.
place-level = Igualado con { $name } (puesto { $place }): { $how }.
place-equal = igual { $values }
place-differs = { $code } { $own } a { $other }
diploma = Diploma
diploma-arbiter = Árbitro
diploma-place = { $place ->
    [1] { $place }.er puesto
    [3] { $place }.er puesto
   *[other] { $place }.º puesto
}
prize-one = premio { $first }
prize-several = premios { $first } a { $last }
place-of-all = { $place } de { $ranked }
place-none = ninguno, sin clasificar
places-in-standings = Los puestos están en la clasificación.
card-members = Jugadores, con el resultado de cada ronda:
card-matches = Encuentros, tablero a tablero:
bracket-drawn = { $one } – { $other }: empate, pasa { $winner } { $by }.
labelled = { $label }: { $value }
tie-break-cut = { $name } menos { $count ->
    [one] el peor
   *[other] los { $count } peores
}
tie-break-median = { $name } mediano { $count }
check-in-expected = { $who ->
    [team] { $count ->
        [one] Se espera { $count } equipo.
       *[other] Se esperan { $count } equipos.
    }
   *[other] { $count ->
        [one] Se espera { $count } jugador.
       *[other] Se esperan { $count } jugadores.
    }
}
check-in-here = { $here } de { $expected } presentes.
fees-paid = Inscripciones { $sum }:{" "}{ $paid ->
    [one] { $paid } jugador ha pagado, { $unpaid } no.
   *[other] { $paid } jugadores han pagado, { $unpaid } no.
}
rated-by = Valoración: { $system }.
rated-as-a-whole = El torneo se valora entero: estas son las variaciones si terminara ahora.
prizes-awarded = Se reparten { $given } de { $whole }.
prize-left-over = { $prize }: sobran { $amount }, nadie tiene derecho.

## The part of an event in which a player is absent; 0 is before round 1

absent-from = desde la ronda { $value }
absent-withdrawn = { $value ->
    [0] retirado antes de la ronda 1
   *[other] retirado después de la ronda { $value }
}
absent-excluded = { $value ->
    [0] excluido antes de la ronda 1
   *[other] excluido después de la ronda { $value }
}
absent-excluded-unranked = { $value ->
    [0] excluido antes de la ronda 1, sin puesto
   *[other] excluido después de la ronda { $value }, sin puesto
}

## Stages of a knockout

stage-last = últimos { $value }
stage-winners = lado de ganadores, ronda { $value }
stage-losers = lado de perdedores, ronda { $value }
stage-last-head = Últimos { $value }
stage-winner = Ganador
stage-final = Final
stage-semi-finals = Semifinales
stage-quarter-finals = Cuartos de final

## Results

result-unrated = { $value } no válida para Elo

## Footer

footer-event = { $event }, { $which }
footer-round = ronda { $round } de { $rounds }
footer-before-round-1 = antes de la ronda 1 de { $rounds }
footer-last-entry = última anotación { $time }
footer-last-entry-head = última anotación { $time }, huella { $head }
footer-chain = cadena { $head }
footer-key = clave { $key }
page-number = página { $page } de { $pages }


## Headings of columns

word-number-sign = Rk.
word-name = nombre
word-no = N.º
word-pairing-number = número inicial
word-place = puesto
word-place-in-the-standings = puesto en la clasificación
word-place-after-the-round = puesto después de la ronda
word-place-at-the-board = puesto en el tablero
word-place-at-the-table = puesto en la mesa
word-place-in-the-teams-list = puesto en la lista del equipo
word-pairing-number-or-place-in-the-teams-list = número inicial, o puesto en la lista del equipo
word-number-then-the-board = número, luego el tablero
word-title = título
word-fed = fed.
word-club = club
word-cat = cat.
word-team = equipo
word-teams = equipos
word-pair = pareja
word-player = jugador
word-players = jugadores
word-partner = pareja
word-opponent = rival
word-with = con
word-against = contra
word-colour = color
word-colour-of-the-player-on-the-left = color del jugador de la izquierda
word-seat = asiento
word-seats = asientos
word-board = tablero
word-bd = M.
word-table = mesa
word-match = encuentro
word-round = ronda
word-stage = fase
word-result = resultado
word-bye = descanso
word-takes-part = participa
word-here = presente
word-born = nac.
word-id = ID
word-rtg = Elo
word-rating = Elo
word-before = antes
word-now = ahora
word-change = variación
word-old-system = sistema antiguo
word-new-system = sistema nuevo
word-rating-before-the-event = Elo antes del torneo
word-rating-before-the-event-empty-when-unrated = Elo antes del torneo; vacío si no tiene
word-rating-now = Elo ahora
word-rating-after-the-round = Elo después de la ronda
word-rating-after-it = Elo después
word-rating-if-the-event-ended-now = Elo si el torneo terminara ahora
word-rating-change-if-the-event-ended-now = variación de Elo si el torneo terminara ahora
word-rating-change-since-before-the-event = variación de Elo desde el comienzo del torneo
word-rating-now-by-the-old-probit-system-to-compare = Elo ahora según el sistema probit antiguo, para comparar
word-rating-now-by-the-new-probit-system-to-compare = Elo ahora según el sistema probit nuevo, para comparar
word-rating-after-it-by-the-other-probit-system-to-compare = Elo después según el otro sistema probit, para comparar
word-the-opponents-rating-before-the-round = Elo del rival antes de la ronda
word-pts = Pts.
word-points = puntos
word-points-so-far = puntos hasta ahora
word-mp = PE
word-match-points = puntos de encuentro
word-match-points-so-far = puntos de encuentro hasta ahora
word-gp = PP
word-game-points = puntos de partida
word-game-points-in-them = puntos de partida en ellas
word-games = partidas
word-games-played = partidas jugadas
word-games-that-count = partidas que cuentan
word-board-of-most-games = tablero con más partidas
word-table-of-most-games = mesa con más partidas
word-points-of-these-games = puntos de estas partidas
word-percent = %
word-percentage-of-the-possible-points = porcentaje de los puntos posibles
word-perf = perf.
word-performance-in-these-games = performance en estas partidas
word-performance-in-rated-games-against-rated-opponents = performance en partidas válidas para Elo contra rivales con Elo
word-forf = inc.
word-games-won-plus-and-lost-by-forfeit-not-counted = partidas ganadas (+) y perdidas (-) por incomparecencia, no cuentan
word-float = flot.
word-met-a-lower-score-or-scored-without-playing-met-a-higher-score = ↓ se enfrentó a una puntuación menor, o puntuó sin jugar; ↑ se enfrentó a una puntuación mayor
word-score = puntuación
word-what-the-team-has-added = suma del equipo
word-players-who-count-of-all = jugadores que cuentan, del total
word-who-counts = quiénes cuentan
word-rank = rango
word-ranks = rangos
word-rank-of-the-own-partnership-in-the-round-of-the-other = rango de la propia pareja en la ronda : de la otra
word-def = def.
word-points-of-the-defenders-at-the-table = puntos de la defensa en la mesa
word-opp = med. riv.
word-mean-of-the-opponents-ratings-before-the-event = media de Elo de los rivales antes del torneo
word-expected = esperado
word-points-that-were-expected = puntos esperados
word-k = K
word-new = nuevo
word-remarks = observaciones
word-rule = regla
word-how = cómo
word-how-the-place-came-about = cómo se llegó al puesto
word-how-the-figures-came-about = cómo se calcularon las cifras
word-prize = premio
word-prize-no = premio n.º
word-places-of-the-prize-that-are-shared = puestos del premio que se comparten
word-amount = importe
word-fee = inscripción
word-fee-paid-empty-for-not-paid = inscripción pagada; vacío si no se pagó
word-sum = suma
word-begins = comienzo
word-state = estado
word-fide-id = ID FIDE
word-signature = firma
word-team-1-signs = firma equipo 1
word-team-2-signs = firma equipo 2
word-diploma-for = diploma por
word-team-no = equipo n.º

## Values of the standings

word-buchholz = Buchholz
word-sonneborn-berger = Sonneborn-Berger
word-fore-buchholz = Buchholz Fore
word-extended-sonneborn-berger = Sonneborn-Berger ampliado
word-match-and-match-points = puntos de encuentro × puntos de encuentro
word-match-and-game-points = puntos de encuentro × puntos de partida
word-game-and-match-points = puntos de partida × puntos de encuentro
word-game-and-game-points = puntos de partida × puntos de partida
word-on-match-points = por puntos de encuentro
word-on-game-points = por puntos de partida
word-forfeits-as-played = incomparecencias como jugadas
word-reversed = invertido
word-lots = sorteo
word-direct-encounter = resultado particular
word-extended-direct-encounter = resultado particular ampliado
word-secondary-score = segunda puntuación
word-progressive-scores = progresivo
word-koya-system = sistema Koya
word-standard-points = puntos estándar
word-average-rating-of-opponents = media de Elo de los rivales
word-average-of-opponents-buchholz = media del Buchholz de los rivales
word-tournament-performance-rating = performance
word-perfect-tournament-performance = performance perfecta
word-average-performance-of-opponents = performance media de los rivales
word-average-perfect-performance = performance perfecta media de los rivales
word-scores-and-schedule-strength = puntuación y fuerza del recorrido
word-board-count = sistema berlinés
word-top-board-results = resultados de los primeros tableros
word-bottom-board-elimination = eliminación de los últimos tableros
word-resistance-points = suma de los puntos de los rivales
word-sonneborn-berger-of-games-played = Sonneborn-Berger de las partidas jugadas
word-games-played-with-black = partidas jugadas con negras
word-games-won = victorias
word-place-given-by-hand = puesto dado a mano
word-rank-reached = rango alcanzado
word-points-taken-as-defenders = puntos tomados en defensa
word-rounds-played = rondas jugadas
word-still-in = sigue en juego
word-stage-reached = fase alcanzada
word-mean-place = puesto medio
word-sum-of-places = suma de puestos

## Facts of a player

word-short-name = nombre corto
word-captain = capitán
word-federation = federación
word-category = categoría
word-performance = performance
word-standard = clásico
word-rapid = rápido
word-blitz = relámpago
word-national = nacional
word-from-round = desde la ronda
word-beside-results = aparte de los resultados
word-fixed-board = tablero fijo
word-rating-before = Elo antes
word-position = posición
word-fixed = fijo
word-board-1 = tablero 1

## Colours, byes, results, stages

word-white = Blancas
word-black = Negras
word-team-1 = equipo 1
word-team-2 = equipo 2
word-pairing-allocated-bye = descanso
word-full-point-bye = descanso con un punto
word-half-point-bye = descanso con medio punto
word-zero-point-bye = descanso sin punto
word-adjourned = aplazada
word-quarter-final = cuarto de final
word-semi-final = semifinal
word-third-place = tercer puesto
word-final = final
word-final-played-again = final, repetida
word-winners-side = lado de ganadores
word-losers-side = lado de perdedores
word-not-an-official-event = torneo no oficial

## Slips

word-whites-pieces-left = piezas blancas restantes
word-blacks-pieces-left = piezas negras restantes
word-main-suit-h-s-c-d-o-for-none = triunfo (H S C D, O para ninguno)
word-dealers-seat = asiento del repartidor
word-defenders-points = puntos de la defensa
word-lead = salida
word-2nd = 2.º
word-3rd = 3.º
word-4th = 4.º
word-won-by = ganada por
word-captain-signs = firma del capitán
word-first-team-signs = firma del primer equipo
word-second-team-signs = firma del segundo equipo
word-white-signs = firma blancas
word-black-signs = firma negras
word-signed-for-the-table = firma por la mesa

## Pages of a site

word-pairings = emparejamientos
word-by-name = por nombre
word-players-by-board = jugadores por tablero
word-standings = clasificación
word-crosstable = cuadro cruzado
word-starting-list = ranking inicial
word-prizes = premios
word-rounds = rondas
word-pages = páginas
word-letters = letras
word-my-page = mi página
word-this-is-my-page = esta es mi página
word-find = buscar
word-nothing-found = sin coincidencias

## Words of reasons and remarks

word-swiss-ranking = clasificación suiza
word-counts = cuenta
word-knockout = eliminatorias
word-given = dado
word-one-prize = un solo premio
word-own-place = puesto propio
word-equal-division = reparto igual
word-hort-system = sistema Hort
word-hoyle-poker-dice = Hoyle: dados de póquer
word-tractor-round = Tractor: mano
word-crikey-rule-1 = regla Crikey 1
word-crikey-rule-2 = regla Crikey 2
word-crikey-rule-3 = regla Crikey 3
word-crikey-rule-3a = regla Crikey 3a
word-crikey-rule-3b = regla Crikey 3b
word-crikey-rule-3c = regla Crikey 3c
word-crikey-rule-4 = regla Crikey 4
word-aces = ases
word-twos = doses
word-threes = treses
word-fours = cuatros
word-fives = cincos
word-sixes = seises
word-ace = as
word-given-from-outside = dado desde fuera
word-top-boards = primeros tableros
word-bottom-boards = últimos tableros
word-games-with-black = partidas con negras
word-games-won-with-black = victorias con negras
word-number-of-wins = número de victorias
word-rounds-elected-to-play = rondas que quiso jugar
word-not-finished = sin terminar
word-forfeit-not-rated = incomparecencia, sin efecto en el Elo
word-not-rated = sin efecto en el Elo
word-no-rating = sin Elo
word-by-hand = a mano
word-rating-points-exchange = intercambio de puntos de Elo
word-probit = probit
word-white-counts-stronger-by = ventaja contada a las blancas
word-factor = factor
word-decimals = decimales
word-tau-hundredths = tau, en centésimas
word-rating-of-the-unrated = Elo de los que no tienen
word-deviation-of-the-unrated = desviación de los que no tienen Elo
word-deviation-of-the-rated = desviación de los que tienen Elo
word-volatility-ten-thousandths = volatilidad, en diezmilésimas
word-by-first-day = según el primer día
word-march-2024 = marzo de 2024
word-december-2024 = diciembre de 2024
word-october-2025 = octubre de 2025

## Facts

fact-place-shared = puesto { $place } compartido, { $hand }
fact-defended = en defensa
fact-declared = declarante
fact-won-game = ganó el juego
fact-lost-game = perdió el juego
fact-tractor-result = { $role }, { $what }; { $points } para la defensa
fact-not-judged = { $told } (ninguna baza juzgada)
fact-points = { $count ->
    [one] { $count } punto
   *[other] { $count } puntos
}
fact-gained = { $count ->
    [one] subió { $count } rango
   *[other] subió { $count } rangos
}
fact-round = ronda { $round }: { $what }
fact-list = { $list }
fact-games = { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
}
fact-decimals = { $decimals ->
    [one] { $decimals } decimal
   *[other] { $decimals } decimales
}
fact-rounded = { $exact } redondeado a { $decimals }, mitades hacia arriba: { $now }
fact-not-finished = sin terminar, contra { $name }
fact-adjourned = aplazada, contra { $name }
fact-against = contra { $name }
fact-unequal-mean = números desiguales de partidas: la media de los puestos en las rondas con mano o descanso, de modo que puede ir primero quien tiene pocas
fact-unequal-sum = números desiguales de partidas: la suma de los puestos; una ronda sin mano ni descanso cuenta como el último puesto de la mesa más grande de la ronda
fact-unequal-least = números desiguales de partidas: la media de los puestos en las rondas con mano o descanso; los jugadores con menos de { $games } van al final
fact-unequal-games = { $rule }; un puesto cuenta igual en mesas pequeñas y grandes; el descanso de un punto cuenta como el primer puesto de la mesa más grande de la ronda, el de medio punto o por emparejamiento como el del medio, el de cero puntos como el último
fact-strength = fuerza { $white } ({ $before } + { $handicap }) contra { $black }
fact-gap = diferencia { $gap }
fact-core-exchange = intercambio base CE { $core }
fact-white-to = blancas { $before } a { $white }
fact-black-to = negras { $before } a { $black }
fact-equal-draw = tablas con fuerzas iguales: sin cambio
fact-uneven-draw = tablas: RPE { $single } del más fuerte al más débil
fact-equal-win = victoria con fuerzas iguales: RPE { $single }
fact-stronger-wins = gana el más fuerte: RPE 1,00 - { $core } = { $single }
fact-weaker-wins = gana el más débil: RPE 1,00 + { $core } = { $single }
fact-doubled = { $winners } < { $losers }: doblado, RPE { $points }
fact-not-doubled = { $winners } ≥ { $losers }: sin doblar
fact-five-alike = cinco { $faces }
fact-four-alike = cuatro { $faces }, { $others }
fact-full-house = full, { $faces } sobre { $pair }
fact-three-alike = tres { $faces }, { $others }
fact-two-pair = dobles parejas, { $faces } y { $lower }, { $others }
fact-pair-of = pareja de { $faces }, { $others }
fact-high-die = dado más alto, { $dice }
fact-place-hand = puesto { $place }, { $hand }
fact-next-die = { $one } { $other }
fact-berlin-count = por el sistema berlinés, { $first } : { $second }
fact-at-first-board = en el tablero 1, { $first } : { $second }
fact-at-boards = en los tableros 1 a { $left }, { $first } : { $second }
fact-by-lot = por sorteo
fact-cited = { $how } ({ $clause })
fact-drawn-decided = el encuentro empatado contra { $name } se decidió { $by }
fact-in-won = sigue: ganó el encuentro de la fase { $stage }
fact-in-open = sigue: el encuentro de la fase { $stage } aún no está decidido
fact-out-won = eliminado, y ganó el encuentro siguiente, de la fase { $stage }
fact-out-lost = eliminado: perdió el encuentro de la fase { $stage }
fact-no-hand = sin mano, cuenta como el puesto { $largest }
fact-places-shared = puestos { $first } a { $last } compartidos, cuenta { $place }, { $hand }
fact-bye-counts-as = { $bye }, cuenta como el puesto { $place }
fact-best-hand = mejor mano: { $best }
fact-no-lots = aún no se ha sorteado
fact-nothing-given = { $name }: aún no hay nada dado
fact-nothing-here = { $name }: nada aquí
fact-drawn-by-lot = sorteado: { $value }
fact-by-director = { $name }: { $value }, del director
fact-forfeit-against = por incomparecencia, contra { $opponent }
fact-left-early = { $how }, no cuenta: se fue antes de la mitad de las partidas
fact-sum = suma { $points }
fact-value-of = { $name } { $value }
fact-keeps-one-prize = { $name } conserva { $amount } de { $keeps } y deja { $leaves }
fact-rounded-down = { $amount } (redondeado hacia abajo)
fact-remainders = { $down } + { $more } (restos mayores) = { $amount }
fact-prize-alone = { $category }: { $name }, solo en el puesto { $first }: { $amount }
fact-prize-among = { $category }: { $name }, uno de { $members } en los puestos { $first } a { $last }
fact-prize-share = { $among }: { $pool } / { $members } = { $amount }
fact-prize-hort = { $among }: { $own } / 2 + { $pool } / { $twice } = { $amount }
fact-rank-and-taken = { $defenders } puntos para la defensa; rango { $rank }, tomados hasta ahora { $taken }
fact-no-result = { $name } aún no tiene resultado
fact-unchanged = nada lo ha cambiado todavía
fact-batch = { $shown } antes del torneo, { $now } después
fact-batch-against = { $won } ganadas, { $lost } perdidas contra { $name } ({ $theirs }): { $stake } × ({ $won } - { $games } × Φ({ $z })) = { $gain }
fact-mean-hundredths = la media, redondeada a centésimas: { $mean }
fact-opponents-value = { $name }, { $code } { $theirs }
fact-mean-rounded = la media, redondeada: { $mean }
fact-board-count = números de tablero por puntos { $points }
fact-board-points = tablero { $number } { $points }
fact-without-last = sin los últimos { $number } { $points }
fact-board = tablero { $number }: { $product }
fact-among-tied-by = entre los empatados, según { $score }: { $list }
fact-among-tied = entre los empatados: { $list }
fact-tied-sum = { $name } { $sum }
fact-not-met = { $own } ({ $count } sin enfrentarse)
fact-and-more = y { $more } más
fact-all-met-equal = todos se han enfrentado, y no separa a nadie
fact-all-met = todos se han enfrentado: deciden las sumas
fact-some-met-equal = no todos se han enfrentado, y nadie es primero pase lo que pase en las partidas que faltan
fact-some-met = no todos se han enfrentado; { $name } es primero pase lo que pase en las partidas que faltan
fact-nobody-tied = nadie está empatado aquí
fact-as-if-drawn = como si todo lo emparejado en la ronda { $round } hubiera sido tablas
fact-cut-least = el valor menos significativo (14.1)
fact-cut-voluntary = una ronda no jugada voluntariamente (16.5)
fact-cut-most = el valor más significativo (14.3)
fact-of-dummy = { $score } de un oponente virtual, { $how }
fact-of-adjusted = { $of } ({ $own }, descansos como tablas desde la ronda { $round }, 16.3)
fact-dummy-as-opponent = { $dummy }, propios { $own }, a lo sumo como { $name } (16.4.1)
fact-dummy-draws = { $dummy }, propios { $own }, a lo sumo tablas en cada ronda (16.4.2)
fact-primary-score = la primera puntuación
fact-secondary-score = la segunda puntuación
fact-in-their-matches = { $name } en sus encuentros: { $keys }
fact-koya-limit = cuentan los oponentes con { $limit } puntos o más
fact-paired-under = el número con el que se empareja al jugador
fact-expected-score = { $scored } obtenidos; con { $rating } se esperan { $expected } (B.02 8.1.2)
fact-mean-rating = su Elo medio es { $mean }
fact-share-difference = { $scored } de { $games } es { $share } %: { $difference } (B.02 8.1.1)
fact-after-round = tras la ronda { $round }: { $score }
fact-without-after = sin la puntuación tras la ronda { $round }
fact-rating-before-event = el Elo antes del torneo
fact-result-against = { $result } contra { $name }, { $rating }
fact-highest = el más alto
fact-lowest = el más bajo
fact-no-game-rated = indefinido: ninguna partida jugada en el tablero contra un oponente con Elo
fact-no-game = indefinido: ninguna partida jugada en el tablero
fact-unrated-left-out = { $name } no tiene Elo y no cuenta
fact-unrated-fixed = { $told } (sin Elo, un valor fijo)
fact-unrated-lowest = { $told } (sin Elo, el más bajo del torneo)
fact-unrated-mean = { $told } (sin Elo, la media del torneo)
fact-no-factor = indefinido: el factor es 0 y ningún /K lo fija
fact-schedule-strength = segunda puntuación { $own }, y { $which } { $buchholz } / { $factor }, en centésimas: { $sum }
fact-no-rating = indefinido para todos: { $name } no tiene Elo
fact-part-cut = { $own } se descarta: { $reason }
fact-given-or-taken = dados o quitados por el árbitro: { $added }
fact-points-how = { $points } { $how }
fact-score-of = { $score } de { $name }
fact-has = { $name } tiene { $score }
fact-product = { $points } × { $whose } = { $value }
fact-part-for = { $value } para { $name }
fact-cut-round = descartada la ronda { $round }: { $value }, { $reason }
fact-forfeit = por incomparecencia
fact-won-forfeit = por incomparecencia contra { $name }
fact-lost-forfeit = perdida por incomparecencia contra { $name }
fact-drawn-forfeits = empatado por incomparecencias contra { $name }
fact-probit-old = sistema antiguo: se calcula con el Elo de antes del torneo
fact-probit-new = sistema nuevo: se calcula con el Elo de después del torneo
fact-steps = { $count ->
    [one] { $count } paso
   *[other] { $count } pasos
}
fact-solved = resuelto en { $steps }, exacto hasta { $bound }
fact-oscillates = la simple repetición oscila aquí y nunca se asienta
fact-remark-from = { $rating } desde la ronda { $round }
fact-remark-first = primer Elo
fact-remark-no-point = sin Elo: ningún punto
fact-remark-few = sin Elo: { $games } partidas de { $least }
fact-remark-low = sin Elo: menos de { $floor }
fact-remark-lost = menos de { $floor }: pierde el Elo
fact-remark-k = K { $base } × { $games } partidas > 700
fact-periods = { $periods } períodos de Elo juntos: { $change }
fact-rating-stays = ninguna partida valorada: el Elo sigue en { $rating }
fact-k-less = { $base } × { $games } pasa de 700: K pasa a { $k }
fact-fide-change = { $k } × { $sum } = { $product }, redondeado { $change }: { $before } → { $now } si el torneo acabara ahora
fact-below-floor = { $now } es menos de { $floor }: se publica sin Elo
fact-unrated-no-change = { $game } (sin Elo): no cambia ningún Elo
fact-too-far-apart = { $game } ({ $opponent }): no se valora, 600 puntos o más de diferencia y un jugador por encima de 2600
fact-difference-as = diferencia { $full } cuenta como { $difference }
fact-difference = diferencia { $full }
fact-fide-game = { $game } ({ $opponent }): { $difference }, esperado { $expected }, { $gain }
fact-not-listed = sin Elo: { $rating } no es un Elo de la lista FIDE ({ $tempo })
fact-unrated = sin Elo
fact-no-first-rating = ninguna partida contra un oponente con Elo: no hay primer Elo
fact-unrated-not-counted = { $game } (sin Elo): no cuenta
fact-against-rated = { $game } ({ $rating })
fact-begins-with = { $from }, con el que empieza quien no tiene otro
fact-from-round-on = { $from }, desde la ronda { $round }
fact-rated-as = { $rating }, { $from }; se valora como { $tempo }, reglamento de { $edition }
fact-typed-rating = el Elo introducido
fact-kind-of-rating = el Elo ({ $kind })
fact-rating-of-list = el Elo ({ $kind }) de { $source }
fact-k-listed = según la lista de Elo
fact-k-2400 = 2400 o más
fact-k-young = no mayor de 18 este año, y menos de 2300
fact-k-usual = el habitual; 40 para quien es nuevo en la lista, 10 para quien llegó a 2400, solo una lista lo sabe
fact-k = K { $k }: { $reason }
fact-mean-of-first = media con dos oponentes de 1800: ({ $opponents } + 3600) / { $count } = { $mean }
fact-share-of-first = parte con dos tablas contra ellos: ({ $points } + 1) / { $count } = { $share }, diferencia { $difference }
fact-first-rounded = { $mean } { $difference } es { $rating }, redondeado
fact-first-capped = { $mean } { $difference } es { $uncapped }; un primer Elo es a lo sumo { $rating }
fact-first-rating = primer Elo { $rating } si el torneo acabara ahora
fact-no-point = ningún punto: un primer torneo sin puntos no se tiene en cuenta
fact-too-few-games = { $games } de { $least }: sigue sin Elo hasta que torneos de los próximos 26 meses traigan el resto
fact-too-low = { $rating } es menos de { $floor }: sigue sin Elo
fact-before-the-event = antes del torneo
fact-start-values = sin Elo, por tanto los valores iniciales
fact-glicko-before = { $what }: { $rating }, desviación { $deviation }, volatilidad { $volatility }; tau { $tau }
fact-glicko-game = { $game } ({ $rating }, desviación { $deviation }): peso { $weight }, esperado { $expected }, { $gain }
fact-deviation-grows = ninguna partida valorada: la desviación crece de { $before } a { $after }
fact-glicko-period = suma { $sum }, varianza { $variance }, mejora { $improvement }
fact-glicko-after = { $rounded }; desviación { $deviation }, volatilidad { $volatility }, si el torneo acabara ahora
fact-not-played = no jugada
fact-is-adjourned = aplazada
fact-marked-unrated = marcada sin efecto en el Elo
fact-no-result-yet = aún sin resultado
fact-does-not-count = contra { $name }: { $why }, no cuenta
fact-won-against = victoria contra { $name }
fact-drew-with = tablas con { $name }
fact-lost-to = derrota contra { $name }
fact-remark-deviation = desviación { $deviation }
fact-fide-rules = { $name }, { $tempo }, reglamento de { $edition }
fact-system = { $name }
fact-parameter = { $name } { $value }
