# Español: la pantalla. Términos de `../es.ftl`.

## The desk

language-name = Español
language-changed = la pantalla está ahora en español
language-not-saved = en español hasta cerrar; los ajustes no cambian: { $reason }
text-language-of-the-desk = idioma de la pantalla
help-title = teclas: { $place }

## Screens, by name and with the short names above them

tab-home = inicio
tab-setup = torneo
tab-players = jugadores
tab-round = ronda
tab-standings = clasificación
tab-crosstable = cuadro
tab-player-card = ficha
tab-card = ficha
tab-audit = registro
tab-reports = informes
short-home = ini.
short-setup = torneo
short-players = jug.
short-round = ronda
short-stand = clas.
short-cross = cuadro
short-card = ficha
short-audit = reg.
short-reports = inf.

## Places where keys work

text-everywhere = en todas partes
text-lists = listas
text-input-lines = líneas de entrada
text-texts = textos
text-manual = manual
text-home = inicio
text-setup = torneo
text-players = jugadores
text-entrants = participantes
text-round = ronda
text-round-results-of-one-key = ronda: resultados de una tecla
text-round-boards-of-two = ronda: tableros de dos
text-round-forfeit = ronda: incomparecencia
text-round-other-result = ronda: otro resultado
text-round-slips = ronda: papeletas
text-round-a-slip-being-typed = ronda: una papeleta a medio teclear
text-round-second-pass = ronda: segunda pasada
text-round-a-line-being-typed = ronda: una línea a medio teclear
text-round-dice = ronda: dados
text-round-a-hand-being-typed = ronda: una mano a medio teclear
text-round-matches-of-teams = ronda: encuentros por equipos
text-round-a-match-that-is-in = ronda: un encuentro con resultado
text-round-a-match-being-typed = ronda: un encuentro a medio teclear
text-round-a-board-of-a-match-being-typed = ronda: un tablero de un encuentro a medio teclear
text-round-tractor = ronda: Tractor
text-round-a-trick-being-typed = ronda: una baza a medio teclear
text-round-pairing-by-hand = ronda: emparejamiento manual
text-standings = clasificación
text-crosstable = cuadro cruzado
text-player-card = ficha del jugador
text-audit = registro
text-reports = informes
text-prizes = premios
text-projector = proyector
text-questions-answered-with-a-line = preguntas que se responden con una línea
text-lists-to-choose-from = listas para elegir
text-questions = preguntas
text-messages = mensajes
text-a-list-before-it-is-imported = una lista antes de importarla
text-players-beside-the-rating-lists = jugadores y listas de Elo
text-players-a-player-being-typed = jugadores: un jugador a medio teclear

## What keys do, in the key line, in help and among the actions

key-white = Blancas
key-black = Negras
key-draw = tablas
key-white-wins = ganan Blancas
key-white-loses = pierden Blancas
key-white-number-pad = Blancas (teclado numérico)
key-black-number-pad = Negras (teclado numérico)
key-draw-number-pad = tablas (teclado numérico)
key-enter-results-again = seguir con resultados
key-after-a-number-white = tras un número: Blancas
key-to-the-board = al tablero
key-erase-a-digit = borrar una cifra
key-end-slips = terminar papeletas
key-forfeit = incomparec.
key-adjourn = aplazar
key-other-result = otro resultado
key-white-gets-the-point = punto Blancas
key-black-gets-the-point = punto Negras
key-nobody = nadie
key-clear-the-forfeit = borrar la incomparecencia
key-enter-the-boards = introducir los tableros
key-not-a-forfeit = sí se jugó
key-1-0-unrated = 1–0 sin Elo
key-unrated = ½–½ sin Elo
key-0-1-unrated = 0–1 sin Elo
key-none = ninguno
key-record = registrar
key-clear = vaciar
key-enter-hands = introducir manos
key-next-hand = mano siguiente
key-erase-then-previous-hand = borrar, luego mano anterior
key-back-to-the-tables = volver a las mesas
key-hand = mano
key-first-hand = primera mano
key-last-hand = última mano
key-erase-the-hand = borrar la mano
key-open-the-match = abrir el encuentro
key-first-line-up = alineación 1
key-second-line-up = alineación 2
key-correct-the-first-line-up = corregir la alineación 1
key-correct-the-second-line-up = corregir la alineación 2
key-end-the-match = terminar el encuentro
key-back = volver
key-board = tablero
key-table = mesa
key-first-board = primer tablero
key-last-board = último tablero
key-enter-tricks = introducir bazas
key-judge = juzgar
key-trick = baza
key-main-suit-and-dealer = triunfo y mano que da
key-last-trick = última baza
key-publish = publicar
key-swap = cambiar
key-previous-seat = asiento anterior
key-next-seat = asiento siguiente
key-colours = colores
key-board-up = subir el tablero
key-board-down = bajar el tablero
key-leave-the-rest-to-the-system = el resto, por el sistema
key-add-a-pairing = añadir emparejamiento
key-add-a-table = añadir mesa
key-turn-the-seats = girar asientos
key-take-apart = separar
key-bye = descanso
key-why = por qué
key-draw-the-position = sortear la posición
key-drop-it = descartar
key-pair = emparejar
key-results-of-a-file = resultados de un archivo
key-withdraw-the-round = retirar la ronda
key-print-the-pairings = imprimir los emparejamientos
key-correct = corregir
key-clear-the-result = borrar el resultado
key-name = nombre
key-slips = papeletas
key-second-pass = 2ª pasada
key-earlier = antes
key-later = después
key-why-not-another-opponent = por qué no otro rival
key-change-boards-by-hand = cambiar tableros a mano
key-seal-the-standings = cerrar la clasificación
key-back-to-entering-results = volver a introducir resultados
key-next-board-without-a-result = siguiente tablero sin resultado
key-open = abrir
key-new-event = torneo nuevo
key-open-a-file = abrir archivo
key-import-a-report = importar informe
key-remove-from-the-list = quitar de la lista
key-tour = visita
key-no-tour-now-or-later = sin visita, ni ahora ni después
key-change = cambiar
key-previous-choice = opción anterior
key-next-choice = opción siguiente
key-add-tie-break = añadir desempate
key-remove-tie-break = quitar desempate
key-tie-break-up = subir
key-tie-break-down = bajar
key-add = añadir
key-card = ficha
key-withdraw = retirar
key-return = readmitir
key-here = presente
key-find = buscar
key-number-by-rating = numerar por Elo
key-import-a-list = importar lista
key-number-in-order-of-registration = numerar por inscripción
key-number-by-lot = numerar por sorteo
key-number-by-the-varma-draw = numerar por Varma
key-another-number-for-the-player = otro número para el jugador
key-number-up = subir el número
key-number-down = bajar el número
key-everybody-is-here-or-nobody = todos presentes, o nadie
key-fixed-board = tablero fijo
key-must-not-meet = no deben enfrentarse
key-partner = compañero
key-add-to-the-team = añadir al equipo
key-remove-the-last-player-of-the-team = quitar el último jugador del equipo
key-exclude = excluir
key-remove-registered-by-mistake = eliminar, inscrito por error
key-leave-out-of-the-standings = fuera de la clasificación
key-give-or-take-points = dar o quitar puntos
key-rating-from-a-round-on = Elo desde una ronda
key-compare-with-the-rating-lists = comparar con las listas de Elo
key-load-the-rating-lists-again = recargar las listas de Elo
key-print-the-starting-list = imprimir el ranking inicial
key-teams-or-players = equipos o jugadores
key-column = columna
key-seal = cerrar
key-announced-now = publicada, ahora
key-give-a-value = dar un valor
key-draw-lots = sortear
key-print-the-standings = imprimir la clasificación
key-by-opponent-or-round = por rival o ronda
key-bracket = cuadro
key-print-the-crosstable = imprimir el cuadro
key-previous-card = anterior
key-next-card = siguiente
key-opponents-card = ficha del rival
key-print-the-card = imprimir la ficha
key-step-back = atrás
key-step = adelante
key-round-back = ronda atrás
key-round-on = ronda adelante
key-round = ronda
key-go-to = ir a
key-compare-two-moments = comparar dos momentos
key-replay-and-compare = reproducir y comparar
key-sign = firmar
key-read = leer
key-format = formato
key-write = escribir
key-projector = proyector
key-define-prizes = definir premios
key-print = imprimir
key-publish-as-a-site = publicar sitio
key-add-a-fund = añadir fondo
key-remove-the-fund = quitar el fondo
key-from-a-file = de un archivo
key-fund-up = subir el fondo
key-fund-down = bajar el fondo
key-to-the-left = a la izquierda
key-to-the-right = a la derecha
key-page = página
key-list = lista
key-faster = más rápido
key-slower = más lento
key-all-lists-or-one = todas las listas o una
key-pause = pausa
key-sign-and-close-the-event = firmar y cerrar el torneo
key-register = inscribir
key-change-the-boards = cambiar los tableros
key-drop-the-input = descartar lo tecleado
key-keep = conservar
key-leave = salir
key-how-desks-join = cómo unirse
key-players-keep-what-they-have = los jugadores conservan lo suyo
key-boards-or-seats-keep-it = lo conservan tableros o asientos
key-take-over-as-lead = asumir la dirección
key-the-others-entries = entradas de los otros
key-the-result-is-right = el resultado es correcto
key-disputed-results = resultados en disputa
key-remove-what-is-left-over = eliminar restos
key-results-are-entered-again = volver a introducir resultados
key-board-by-board = tablero por tablero
key-new-partners-from-now-on = nuevos compañeros desde ahora
key-byes-for-missing-players = descanso a los ausentes
key-for-the-rating-report-only = solo para el informe de Elo
key-do-what-was-asked = hacerlo
key-change-nothing = no cambiar nada
key-go-on = seguir
key-take-over = importar
key-only-the-new = solo los nuevos
key-taken-as = leído como
key-another-person-or-the-same = otra persona, o la misma
key-rating = Elo
key-from-the-rating-lists = de las listas de Elo
key-encoding = codificación
key-separator = separador
key-lines = líneas
key-change-the-marked = cambiar los marcados
key-mark = marcar
key-all-or-none = todos o ninguno
key-next-chapter = capítulo siguiente
key-previous-chapter = capítulo anterior
key-search = buscar
key-next-place = siguiente lugar
key-take-from-the-list = tomar de la lista
key-up = arriba
key-down = abajo
key-do-it = aceptar
key-choose = elegir
key-page-up = página arriba
key-page-down = página abajo
key-first-line = primera línea
key-last-line = última línea
key-erase-before-the-caret = borrar antes del cursor
key-erase-after-the-caret = borrar después del cursor
key-erase-the-word = borrar la palabra
key-erase-the-line = borrar la línea
key-caret-left = cursor a la izquierda
key-caret-right = cursor a la derecha
key-caret-to-the-start = cursor al principio
key-caret-to-the-end = cursor al final
key-home = inicio
key-setup = torneo
key-players = jugadores
key-standings = clasificación
key-crosstable = cuadro cruzado
key-player-card = ficha del jugador
key-audit = registro
key-reports = informes
key-next-screen = pantalla siguiente
key-note-in-the-journal = nota en el registro
key-stop-long-work = detener un trabajo largo
key-actions = acciones
key-quit = salir
key-redo = rehacer
key-undo = deshacer
key-help = ayuda
key-manual = manual
key-operator-the-name-that-entries-carry = operador: el nombre que llevan las entradas
key-take-over-from-another-desk = tomar el relevo de otro puesto
key-sign-the-event-or-close-it = firmar el torneo, o cerrarlo
key-desks-who-is-there-share-the-event-leave = puestos: quién está, compartir, salir
key-join-the-event-of-another-desk = unirse al torneo de otro puesto
key-settings-show-and-create-their-file = ajustes: ver y crear su archivo
key-language-of-the-desk = idioma de la pantalla
key-end-the-tour = terminar la visita
text-actions = acciones
text-nothing-matches = sin coincidencias

## Teclas, como en los teclados

keyboard-home = Inicio
keyboard-end = Fin
keyboard-del = Supr
keyboard-pgup = RePág
keyboard-pgdn = AvPág
keyboard-space = Espacio

## Headings of columns that reports do not have

head-because = porque
head-column = columna
head-dice = dados
head-entry = entrada
head-event = torneo
head-file = archivo
head-first-values = primeros valores
head-from-the-lists = de las listas
head-fund = fondo
head-game = juego
head-hand = mano
head-in-the-event-in-the-list = en el torneo → en la lista
head-key = tecla
head-last-saved = guardado
head-line = línea
head-list = lista
head-number = número
head-report = informe
head-taken-as = leído como
head-sex = sexo
head-time = hora
head-who-may-win = quién puede ganar
head-wins-it = gana la baza

## Counts

count-rounds = { $count ->
    [one] { $count } ronda
   *[other] { $count } rondas
}
count-boards = { $count ->
    [one] { $count } tablero
   *[other] { $count } tableros
}
count-tables = { $count ->
    [one] { $count } mesa
   *[other] { $count } mesas
}
count-matches = { $count ->
    [one] { $count } encuentro
   *[other] { $count } encuentros
}
count-players = { $count ->
    [one] { $count } jugador
   *[other] { $count } jugadores
}
count-teams = { $count ->
    [one] { $count } equipo
   *[other] { $count } equipos
}
count-acts = { $count ->
    [one] { $count } acto
   *[other] { $count } actos
}

## The top line

header-published = Ronda { $round } publicada{ $at }
header-round = Ronda { $round }: { $status }
adjourned-count = { $count ->
    [one] { $count } aplazada
   *[other] { $count } aplazadas
}
saved-at = guardado { $time }
too-small = { $size } es demasiado pequeño: se necesita { $needed }
stop-with-key = { $key } lo detiene
below-more = { $count } más
text-read-only = SOLO LECTURA
text-not-saved = NO GUARDADO
text-in-memory-only = solo en memoria
text-not-official = no oficial

## Home

round-of = { $round } de { $rounds }
file-in = { $name } en { $folder }
text-recent-events = torneos recientes
text-no-events-yet-n-makes-a-new-one-o-opens-a-file-i-imports-a-report = aún no hay torneos: n crea uno, o abre un archivo, i importa un informe
text-new-event-what-kind = torneo nuevo: ¿de qué tipo?
text-open-an-event = abrir un torneo
text-the-path-of-an-event-file-is-your-home-folder = ruta de un archivo de torneo (~ es su carpeta)
text-make-an-event-from-a-report = crear un torneo a partir de un informe
text-the-path-of-a-tournament-report-trf16-or-trf26 = ruta de un informe de torneo (TRF16 o TRF26)
text-title-of-the-new-event = título del torneo nuevo
text-chess = ajedrez
text-dice = dados

## Round: what is shown

results-in = resultados { $done }/{ $all }
results-agreed = confirmados { $count }
missing-at = faltan { $boards }
adjourned-at = aplazada { $boards }
control-total = control { $total } = { $boards }
control-total-for = control { $total } para { $boards }
other-result-at = tablero { $board }, otro resultado: teclee una letra de abajo
left-of-two = { $gone } se fue: { $forfeit } incomparecencia, { $arrange } otro rival
left-at-table = { $gone } se fue: { $arrange } cambia la mesa
round-named = ronda { $round }
round-starts = comienza { $time }, en { $left }
position-number = posición { $position }
table-second-pass = { $place ->
    [table] La mesa
    [match] El encuentro
   *[board] El tablero
} { $table } se teclea por segunda vez, la primera oculta: { $key } empieza
table-missing = falta el resultado { $place ->
    [table] de la mesa
    [match] del encuentro
   *[board] del tablero
} { $table }: { $key } empieza
rated-as = Elo { $score }
fixed-at-board = fijo en { $board }
text-slip = papeleta
text-forfeit-who-gets-the-point = incomparecencia: ¿de quién es el punto?
text-the-next-result-replaces-the-current-one = el próximo resultado sustituye al actual
text-complete = completa
text-no-round-yet = aún no hay ronda
text-and = y
text-slips = papeletas
text-second-pass = segunda pasada
text-correcting = corrección
text-results = resultados
text-by-hand = manual
text-by-the-system = por el sistema
text-imported = importada
text-no-position-drawn = posición sin sortear
text-the-round-has-no-boards = la ronda no tiene tableros
text-no-matches = sin encuentros
text-no-tables = sin mesas
state-forfeit = incomp.
state-adjourned = aplazada
state-unrated = sin Elo
state-to-decide = por decidir
state-waits = en espera
state-agreed = confirmado
state-once = una vez
state-in = hecho
state-being-typed-again = se repite
state-being-corrected = en corrección
state-being-typed = tecleándose
state-missing = falta

## Setup: the lines

tie-break-number = desempate { $number }
from-round-on = desde la ronda { $round }
rounds-by-table = { $rounds } según la tabla o el cuadro
text-recorded-when-you-leave-this-line = se registra al salir de la línea
setup-title = título
setup-place = lugar
setup-first-day = primer día
setup-last-day = último día
setup-chief-arbiter = árbitro principal
setup-deputies = adjuntos
setup-federation = federación
setup-rate-of-play = ritmo de juego
setup-time-control = control de tiempo
setup-language = idioma
setup-schedule = calendario
setup-page = página
setup-rounds = rondas
setup-second-pass = segunda pasada
setup-game = juego
setup-pairing = emparejamiento
setup-rating = Elo
setup-rating-used = Elo utilizado
setup-initial-order-by = orden inicial por
setup-over-30-days = más de 30 días
setup-ranking = clasificación
setup-official-mode = modo oficial
setup-yes = sí
setup-no = no
setup-on = sí
setup-off = no

## Setup: games, pairing systems, ratings, rankings and their parameters

text-decided-game = juego sin tablas
text-poker-dice = dados de póquer
text-team-match = encuentro por equipos
text-crikey = Crikey
text-tractor = Tractor
text-manual-pairing = emparejamiento manual
text-round-robin = liga
text-double-round-robin = liga a doble vuelta
text-round-robin-of-several-cycles = liga a varias vueltas
text-scheveningen = Scheveningen
text-double-scheveningen = Scheveningen doble
text-scheveningen-of-several-cycles = Scheveningen a varias vueltas
text-fide-dutch-swiss = suizo (FIDE, holandés)
text-fide-dutch-swiss-baku-acceleration = suizo, aceleración de Bakú
text-fide-team-swiss = suizo por equipos
text-knockout = eliminación directa
text-double-elimination = doble eliminación
text-mixed-tables = mesas mezcladas
text-tables-of-four-partners-kept = mesas de cuatro, compañeros fijos
text-tables-of-four-partners-rotated = mesas de cuatro, compañeros rotatorios
text-no-rating = sin Elo
text-rating-points-exchange = intercambio de puntos
text-probit-old-system = probit, sistema antiguo
text-probit-new-system = probit, sistema nuevo
text-points-and-tie-breaks = puntos y desempates
text-table-placings = puestos en las mesas
text-progress-in-rank = avance de rango
text-elimination = eliminación
text-sum-of-points = suma de puntos
text-mean-of-points = media de puntos
text-fide-rating-fide = Elo FIDE (FIDE)
text-national-rating-only-nro = solo nacional (NRO)
text-fide-else-national-fidon = FIDE, si no nacional (FIDON)
text-national-else-fide-nidof = nacional, si no FIDE (NIDOF)
text-the-higher-of-both-hbfn = el mayor de ambos (HBFN)
text-the-lower-of-both-lbfn = el menor de ambos (LBFN)
text-rating-as-typed-other = Elo tecleado (OTHER)
text-a-win = victoria
text-a-draw = tablas
text-a-loss = derrota
text-a-loss-by-forfeit = derrota por incomparecencia
text-a-zero-point-bye = descanso sin puntos
text-a-pairing-allocated-bye = descanso del sistema
text-team-1-starts-at = el equipo 1 empieza en
text-team-2-starts-at = el equipo 2 empieza en
text-unrated-opponents = rivales sin Elo
text-a-fixed-rating = Elo fijo
text-forfeits-count-as-games = las incomparecencias cuentan
text-unequal-numbers-of-games = partidas desiguales
text-games-at-least = partidas como mínimo
text-edition-of-august-2024 = edición de agosto de 2024
text-ratings-of-each-round = Elo de cada ronda
text-a-won-match = encuentro ganado
text-a-drawn-match = encuentro empatado
text-a-lost-match = encuentro perdido
text-a-bye-match-points = descanso, puntos de encuentro
text-a-bye-game-points = descanso, puntos de partida
text-a-win-at-a-board = victoria en un tablero
text-a-draw-at-a-board = tablas en un tablero
text-a-loss-at-a-board = derrota en un tablero
text-a-board-lost-by-forfeit = tablero perdido por incomparecencia
text-boards = tableros
text-colours = colores
text-fixed-board-order = orden fijo
text-drawn-match-of-a-knockout = empate en eliminatoria
text-refuse-other-line-ups = rechazar otras alineaciones
text-rating-difference-at-most = diferencia máxima de Elo
text-reserves-at-most = suplentes como máximo
text-womens-board = tablero femenino
text-junior-board = tablero juvenil
text-juniors-are-under = juveniles: menores de
text-rating-of-a-team = Elo de un equipo
text-unrated-members = miembros sin Elo
text-ranking-of-teams = clasificación por equipos
text-players-that-count = jugadores que cuentan
text-white-counts-stronger-by = Blancas más fuertes en
text-regulations-of = reglamento de
text-factor = factor
text-decimals = decimales

## Setup: what a line is for

text-shown-on-every-screen-and-report-the-file-was-named-after-it = en cada pantalla e informe; el archivo lleva su nombre
text-shown-on-reports-and-in-the-tournament-report-trf = en los informes y en el informe de torneo (TRF)
text-their-names-separated-by-semicolons-in-the-tournament-report-trf = sus nombres, separados por punto y coma; en el informe (TRF)
text-the-one-that-registers-the-event-three-letters-for-instance-swe = la que registra el torneo, tres letras, por ejemplo ESP
text-in-words-for-instance-90-min-plus-30-s-per-move-shown-on-reports = en palabras, por ejemplo 90 min + 30 s por jugada; en los informes
text-of-reports-and-pages-a-tag-for-instance-de-or-two-deplus-en-english-if-it-is-empty = de informes y páginas: un código, por ejemplo es, o dos, es+en; vacío: inglés
text-time-and-increment-90plus-30-in-minutes-5400plus-30-in-seconds-as-reports-have-it-40-90plus-30-30plus-30-w5-b4 = tiempo e incremento: 90+30 en minutos, 5400+30 en segundos como en los informes; 40/90+30:30+30, W5-B4
text-day-and-hour-of-each-round-separated-by-commas-2026-11-21-10-00-15-00-2026-11-22-10-00-for-unknown = día y hora de cada ronda, separados por comas: 2026-11-21 10:00, 15:00, 2026-11-22 10:00; - si no se sabe
text-its-address-on-the-web-https-paper-pdf-shows-it-as-a-code-to-scan = su dirección web, https://...; el papel (PDF) la muestra como código para escanear
text-whether-each-result-is-typed-twice-the-desk-asks-about-single-ones-before-the-next-round-and-the-seal = si cada resultado se teclea dos veces: se pregunta por los demás antes de la ronda siguiente y del cierre
text-each-round-begins-from-a-position-that-is-drawn-tournament-reports-trf-have-no-record-for-it = cada ronda parte de una posición sorteada; los informes (TRF) no tienen campo para ella
text-as-announced-requested-byes-and-the-acceleration-rely-on-it = como se anunció; los descansos pedidos y la aceleración dependen de ello
text-as-announced-the-rounds-are-those-of-the-table-or-bracket-and-the-header-shows-how-many = como se anunció; las rondas son las de la tabla o el cuadro, y la cabecera da su número
text-which-rating-orders-the-players-and-is-shown-choose-an-order-or-type-one-rapid-blitz-standard-else-the-one-as-typed = el Elo que ordena a los jugadores y se muestra; elija un orden o tecléelo: rapid, blitz, standard; si no, el tecleado
text-the-tournament-rating-which-decides-pairing-numbers-the-official-ratings-stay-as-they-are-trf-172 = el Elo del torneo, que decide los números iniciales; los oficiales no cambian (TRF 172)
text-whether-it-lasts-longer-then-players-may-get-new-ratings-from-a-round-on-b-02 = si dura más: entonces los jugadores pueden recibir un Elo nuevo (B.02)
text-the-federations-regulations-hold-the-desk-refuses-what-they-forbid-and-asks-about-what-they-discourage = rige el reglamento de la federación: se rechaza lo prohibido y se pregunta por lo desaconsejado
text-the-federations-regulations-forbid-nothing-here-and-every-print-says-not-official = el reglamento de la federación no prohíbe nada aquí, y cada impresión dice: no oficial
text-not-beside-buchholz-c-07-8-change-the-list-of-tie-breaks-first = no junto a Buchholz (C.07 8): cambie antes los desempates
text-official-mode-cannot-be-entered-once-round-1-is-published = imposible una vez publicada la ronda 1
text-fixed-round-1-is-published = fijo: la ronda 1 está publicada
text-fixed-the-pairings-so-far-depend-on-it = fijo: los emparejamientos hechos dependen de ello
text-two-players-won-drawn-or-lost-forfeits-adjourned-games = dos jugadores: ganada, tablas, perdida, incomparecencias, aplazadas
text-two-players-won-or-lost-never-drawn = dos jugadores: ganada o perdida, nunca tablas
text-two-teams-chess-crikey-or-a-decided-game-at-several-boards = dos equipos: ajedrez, Crikey o un juego sin tablas en varios tableros
text-equal-scores-meet-nobody-twice-c-04-3-in-force-since-1-february-2026 = se enfrentan los empatados, nunca dos veces (C.04.3, desde el 1 de febrero de 2026)
text-like-the-swiss-with-virtual-points-for-the-upper-half-in-the-first-rounds-c-04-5-1 = como el suizo, con puntos virtuales para la mitad superior en las primeras rondas (C.04.5.1)
text-everybody-meets-everybody-by-the-tables-of-berger-c-05-annex-1 = todos contra todos, por las tablas de Berger (C.05 anexo 1)
text-you-make-every-board-yourself = usted forma cada tablero
text-who-loses-a-match-is-out = quien pierde un encuentro queda fuera
text-a-player-who-loses-twice-is-out = quien pierde dos veces queda fuera
text-teams-of-equal-score-meet-no-two-twice-c-04-6-in-force-since-1-february-2026 = se enfrentan los equipos empatados, nunca dos veces (C.04.6, desde el 1 de febrero de 2026)
text-players-are-seated-so-that-they-meet-the-same-opponents-as-rarely-as-possible = se sientan de modo que repitan rivales lo menos posible
text-partners-stay-together-and-meet-other-pairs = los compañeros siguen juntos y se enfrentan a otras parejas
text-everybody-gets-another-partner-every-round = cada uno cambia de compañero en cada ronda
text-ratings-only-seed-the-players-no-result-changes-them = el Elo solo ordena a los jugadores; ningún resultado lo cambia
text-fides-rating-regulations-b-02-the-change-if-the-event-ended-now-and-first-ratings = reglamento de Elo de la FIDE (B.02): el cambio si el torneo acabara ahora, y primeros Elo
text-points-first-then-the-tie-breaks-below-in-their-order = primero los puntos, luego los desempates de abajo en su orden
text-the-present-rating-highest-first = el Elo actual, el mayor primero
text-players-still-in-first-then-those-who-went-out-later = primero los que siguen, luego los eliminados más tarde
text-also-a-win-by-forfeit-and-a-full-point-bye = también victoria por incomparecencia y descanso con un punto
text-also-a-half-point-bye-and-an-adjourned-game-until-it-is-finished = también descanso con medio punto y partida aplazada hasta que acabe
text-over-the-board = en el tablero
text-for-not-appearing = por no presentarse
text-a-round-missed-with-notice-without-points = ronda perdida con aviso, sin puntos
text-for-the-player-left-over-when-the-number-of-players-is-odd = para el jugador sobrante si el número es impar

## Questions: what a key does

question = ¿{ $does }?
publish-round = publicar la ronda { $round }
publish-round-changed = publicar la ronda { $round } con los cambios
publish-with-partners = publicar la ronda { $round }, y estas parejas son compañeros desde ahora
correct-round = corregir la ronda { $round }
withdraw-round = retirar la ronda { $round }
register-player = inscribir a { $name }
correct-result = corregir el resultado { $place ->
    [table] de la mesa
    [match] del encuentro
   *[board] del tablero
} { $board } de la ronda { $round }
clear-result = borrar el resultado { $place ->
    [table] de la mesa
    [match] del encuentro
   *[board] del tablero
} { $board } de la ronda { $round }
exclude-player = excluir a { $name }
player-stays = { $name } sigue
seal-after = cerrar la clasificación después de la ronda { $round }
withdraw-player = retirar a { $name }
remove-player = eliminar a { $name }
change-player = cambiar { $name }
return-player = readmitir a { $name }
leave-player-out = dejar a { $name } fuera de la clasificación
player-stays-in = { $name } sigue en ella
text-back-to-the-pairing = volver al emparejamiento
text-back-to-the-boards = volver a los tableros
text-leave-it-published = dejarla publicada
text-register-nobody = no inscribir a nadie
text-import-the-list = importar la lista
text-leave-it-as-it-is = dejarlo como está
text-leave-them-live = dejarla abierta
text-back-to-the-line = volver a la línea
text-change-nothing = no cambiar nada
text-change-the-setup = cambiar el torneo
text-give-new-pairing-numbers = dar números nuevos
text-keep-the-numbers = conservar los números
text-give-the-bye = dar el descanso
text-give-no-bye = no dar descanso
text-cancel-the-bye = anular el descanso
text-keep-the-bye = mantener el descanso
text-fix-the-board = fijar el tablero
text-draw-the-colour = sortear el color
text-draw-nothing = no sortear nada
text-say-that-they-must-not-meet = prohibir que se enfrenten
text-record-the-result = registrar el resultado
text-record-nothing = no registrar nada
text-record-that-both-passes-agree = registrar que coinciden
text-note-the-other-result = anotar el otro resultado
text-note-nothing = no anotar nada
text-leave-the-result-as-it-is = dejar el resultado
text-decide-later = decidir después
text-change-the-teams-players = cambiar los jugadores del equipo
text-leave-them-as-they-are = dejarlos como están
text-accept-the-line-up = aceptar la alineación
text-change-the-prizes = cambiar los premios
text-note-who-is-here = anotar los presentes
text-note-nobody = no anotar a nadie
text-draw-lots-again = sortear de nuevo
text-keep-the-lots-that-were-drawn = conservar el sorteo
text-give-the-values = dar los valores
text-give-nothing = no dar nada
text-keep-the-records = conservar los datos
text-keep-none = no conservar ninguno
text-change-the-points = cambiar los puntos
text-change-what-is-reported-for-rating = cambiar lo que se comunica
text-take-the-player-into-the-standings = volver a clasificar al jugador
text-change-who-may-have-a-half-point-bye = cambiar quién puede tener medio punto
text-change-the-partnerships = cambiar las parejas
text-change-the-table-size = cambiar el tamaño de las mesas
text-draw-the-position-again = sortear de nuevo la posición
text-keep-the-position-that-was-drawn = conservar la posición sorteada
text-give-the-ratings = dar los Elo
text-write-the-note = escribir la nota
text-name-the-key = nombrar la clave
text-name-no-key = no nombrar ninguna
text-sign-the-event = firmar el torneo
text-sign-nothing = no firmar nada
text-sign-the-event-as-it-is = firmar el torneo como está
text-sign-and-close-the-event = firmar y cerrar el torneo
text-publish-the-manual-pairing = ¿publicar el emparejamiento manual?
text-what-this-will-do = qué efecto tendrá
text-that-key-is-no-answer-to-this-question = esa tecla no responde a la pregunta
text-asked-once-more = (se preguntará otra vez)
text-once-more = , otra vez

## Questions about acts

has-left = { $name } se ha ido
has-withdrawn = se ha retirado { $after ->
    [0] antes de la ronda 1
   *[other] después de la ronda { $after }
}
is-excluded = está excluido { $after ->
    [0] antes de la ronda 1
   *[other] después de la ronda { $after }
}
left-still-to-play = { $name } { $left } y aún debe jugar. Por incomparecencia, las partidas son:
left-sits-at = { $name } { $left } y está en { $place ->
    [table] la mesa
    [match] el encuentro
   *[board] el tablero
} { $board } de la ronda { $round }, sin resultado.
left-keeps-bye = { $name } { $left }, pero conserva en la ronda { $round }: { $bye }.
still-to-play = { $name } aún debe jugar. Por incomparecencia, las partidas son:
no-result-counts = Menos de la mitad de las partidas de { $name } se han jugado: ninguna cuenta.
forfeit-games = dar por perdidas: { $count ->
    [one] la partida
   *[other] { $count } partidas
}
and-forfeit-games = { $title } y dar por perdidas { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
}
change-places = cambiar { $place ->
    [table] las mesas
    [match] los encuentros
   *[board] los tableros
} de la ronda { $round }
leave-place = dejar { $place ->
    [table] la mesa
    [match] el encuentro
   *[board] el tablero
} { $board } como está
change-boards-and-byes = cambiar tableros y descansos de la ronda { $round }
this-seals = Se cierra la clasificación después de la ronda { $round }: { $does }.
this-signs = Firma { $count ->
    [one] la entrada
   *[other] las { $count } entradas
} del torneo con la clave de este ordenador.
signed-to = las entradas 1 a { $entry } están firmadas
signed-and-closed = las entradas 1 a { $entry } están firmadas; el torneo está cerrado
before-pairing = antes de emparejar la ronda { $round }
give-byes-and-pair = dar descanso sin puntos a { $count ->
    [one] { $count } jugador
   *[other] { $count } jugadores
} y emparejar
pair-all-the-same = emparejar igualmente la ronda { $round }
pair-with-numbers = emparejar la ronda { $round } con los números nuevos
a-lot-decides = El sorteo decide el encuentro empatado entre { $one } y { $other }.
draw-lots-and-pair = sortear y emparejar la ronda { $round }
text-has-left = se ha ido
text-pair-nothing = no emparejar
text-undo-it = deshacer
text-undo-what-others-have-seen = ¿deshacer lo que otros han visto?
text-games-of-later-rounds-are-forfeited-when-their-rounds-are-published = Las partidas de rondas posteriores se darán por perdidas al publicarse.
text-find-another-opponent-on-the-round = buscar otro rival en la ronda
text-leave-the-games-open-marked-with = dejar las partidas abiertas, marcadas con †
text-give-the-byes = dar los descansos
text-do-all-of-it = hacerlo todo
text-they-are-sealed-already-and-are-sealed-again-as-they-are-now = ya está cerrada, y se cierra de nuevo como está ahora
text-they-are-saved-as-they-are-now = se guarda como está ahora
text-seal-the-standings = cerrar la clasificación
text-seal-nothing = no cerrar nada
text-close-the-event-once-nothing-of-it-will-change-the-signature-says-that-it-is-over = Cierre el torneo cuando ya nada vaya a cambiar: la firma dice que ha terminado.
text-exclude-the-games-stay-open = excluir, las partidas quedan abiertas
text-withdraw-the-games-stay-open = retirar, las partidas quedan abiertas
text-undone = deshecho
text-or-unrated = o sin Elo
text-redone = rehecho

## Home: the offer of the tour; the names in braces are keys

tour-offer = ¿Es la primera vez? { $tour } muestra el programa en unos minutos con un torneo real y las teclas reales. { $no } no vuelve a ofrecerlo. { $manual } es el manual.

## Players

list-not-used = una lista de Elo no se usa: { $reason }
number-of-player = número inicial de { $name }
number-of-player-hint = un número de 1 a { $most }; los jugadores intermedios se desplazan uno
player-withdraws = { $name } se retira { $after ->
    [0] antes de la ronda 1
   *[other] después de la ronda { $after }
}
player-excluded = { $name } queda excluido { $after ->
    [0] antes de la ronda 1
   *[other] después de la ronda { $after }
}
bye-hint = una ronda y medio, cero, completo o ninguno: { $round } medio; varias con comas
bye-for = descanso para { $name }
fixed-board-for = tablero fijo para { $name }
partner-now = ahora { $name }
partner-hint = un número o un nombre; - para ningún compañero ({ $now })
partner-of = compañero de { $name }
points-for = puntos para { $name }
ratings-of-from = Elo de { $name } desde una ronda
must-not-meet = { $name } no debe enfrentarse a
place-of-round = { $place ->
    [table] mesa
    [match] encuentro
   *[board] tablero
} { $board } de la ronda { $round }
still-open = por jugar: { $games }; se preguntará a continuación
player-of-team = jugador { $number } de { $team }
withdrawn-count = { $count ->
    [one] { $count } retirado
   *[other] { $count } retirados
}
is-registered = { $name } inscrito
new-fund = fondo { $number }
text-import-a-list = importar una lista
text-the-path-of-a-list-csv-or-text-with-tabs-with-headings-name-rating-club-or-name-and-rating-first-or-a-tournament-report-it-is-shown-first = ruta de una lista: CSV o texto con tabuladores, con encabezados (name, rating, club ...) o nombre y Elo primero, o un informe de torneo; antes se muestra
text-the-reason-may-stay-empty = el motivo (puede quedar vacío)
text-the-reason-may-stay-empty-its-effect-is-shown-next = el motivo (puede quedar vacío); después se muestra el efecto
text-why = por qué
text-a-board-empty-for-none = un tablero; vacío para ninguno
text-nobody-yet = nadie todavía
text-a-player-without-a-number-cannot-exchange-it = un jugador sin número no puede cambiarlo
text-1-mp-2-gp-or-1-mp-2-gp-then-why-1-mp-round-3-counts-from-round-3-on = -1 MP, -2 GP o -1 MP -2 GP, luego el motivo; `-1 MP ronda 3 ...` cuenta desde la ronda 3
text-0-5-or-plus-1-then-why-plus-1-round-3-counts-from-round-3-on = -0,5 o +1, luego el motivo; `+1 ronda 3 ...` cuenta desde la ronda 3
text-the-round-and-the-ratings-4-standard-1850-k20-fide-nov26-removes-them = la ronda y los Elo: 4 standard 1850 K20 FIDE NOV26; - los quita
text-name-and-rating-in-board-order-berg-luca-2214-several-with-between-them = nombre y Elo, por orden de tablero: Berg, Luca, 2214; varios separados por ;
text-name-and-rating-several-with-between-them-a-number-first-corrects-1-berg-luca-2214 = nombre y Elo, varios separados por ;; un número delante corrige: 1 Berg, Luca, 2214
text-no-team-is-registered-yet-a-adds-teams-i-imports-a-list = aún no hay equipos: a añade, i importa una lista
text-nobody-is-registered-yet-a-adds-players-i-imports-a-list = aún no hay nadie inscrito: a añade jugadores, i importa una lista
text-nobody-is-registered-yet = aún no hay nadie inscrito
text-no-name-matches = ningún nombre coincide
text-remarks = notas
text-rating-now = Elo actual
text-3-no-pairing-number-yet-withdrawn-h-u-z-f-bye-must-not-meet = (3) sin número · † retirado · H U Z F descanso · ≠ no deben enfrentarse
text-find-a-textplayer = buscar: { $textPlayer }
text-find-a-textplace-by-name-or-number = buscar por nombre o número: { $textPlace }
head-rating = Elo

## Standings, crosstable, cards

table-after-round = { $table } después de la ronda { $round }
players-of-team = los jugadores de { $name }
games-of-player = las partidas de { $name }
standings-compared = clasificación después de la ronda { $round }: publicada y ahora
place-of-player = el puesto de { $name }
value-of-player = { $value } de { $name }
why-about = por qué: { $what }
card-of = ficha de { $name }
player-against = { $one } contra { $other }
text-announced = publicada
text-a-number-such-as-1-or-2-5-an-empty-line-clears-the-value = un número como 1 o 2,5; una línea vacía borra el valor
text-sealed-changed-since-the-working-is-that-of-the-present-results = definitiva, modificada después: el cálculo es el de los resultados actuales
text-sealed-changed-since = definitiva, modificada después
text-players-by-board = jugadores por tablero
text-teams = equipos
text-no-game-at-a-board-yet = aún no hay partidas en tablero
text-no-player-has-a-team-yet = aún ningún jugador tiene equipo
text-rating-before-the-event-now-and-its-change = Elo antes del torneo, ahora, y su cambio
text-rating = Elo
text-card-of = ficha de
text-how-each-value-came-about = cómo se obtiene cada valor
text-rating-before-the-event-and-after-every-round = Elo antes del torneo y después de cada ronda
text-points-after-every-round = puntos después de cada ronda
text-place-after-every-round = puesto después de cada ronda
text-have-not-met = no se han enfrentado
text-t2-1-table-2-gained-1-rank-t2-plus-5-1-with-number-5-as-partner = T2:▲1 mesa 2, 1 rango ganado · T2 + 5:▲1 con el número 5 de compañero
text-t2-1-table-2-place-1 = T2:1 mesa 2, puesto 1
text-h-u-z-f-byes = H U Z F descansos
text-a-mark-a-game-the-earliest-first = un signo por partida, la más antigua primero
text-12w1-white-against-number-12 = 12b1: Blancas contra el número 12
text-1-won = 1 ganada
text-drawn = = tablas
text-0-lost = 0 perdida
text-plus-forfeit = + - incomparecencia
text-with-forfeits = ± con incomparecencias
text-open = . pendiente
text-2-1-game-points-own-first = 2½:1½ puntos de partida, los propios primero
text-12w2-white-at-board-1-against-team-12-2-match-points = 12w2: Blancas en el tablero 1 contra el equipo 12, 2 puntos de encuentro

## Reports, audit

reports-of-round = informes de la ronda { $round }, en { $form }
prizes-read = leído; { $key } los hace premios del torneo
prizes-saved = los premios están guardados, no registrados: { $key } los continúa
after-entry = después de la entrada { $entry }
audit-entry = registro, entrada { $entry } de { $entries }
text-when = cuándo
text-what = qué
text-who = quién
text-not-replayed-since-the-last-entry-v-replays-and-compares = no reproducido desde la última entrada (v reproduce y compara)
text-nothing-has-happened-yet = aún no ha pasado nada
text-go-to-entry = ir a la entrada
text-write-to = escribir en
text-a-new-file-what-is-there-already-is-never-overwritten = un archivo nuevo; nunca se sobrescribe nada
text-write-it-as-it-is = escribirlo como está
text-write-nothing-yet = no escribir todavía
text-games-of-the-event-are-still-open = aún hay partidas pendientes
text-the-typed-prizes-were-dropped = los premios tecleados se descartan
text-the-prizes = los premios
text-tournament-report = informe de torneo
text-whole-event = torneo completo
text-judge-format = formato de juez
text-for-the-federation-and-for-other-programs-trf26 = para la federación y otros programas (TRF26)
text-everything-for-other-programs-json = todo, para otros programas (JSON)
text-the-text-format-of-the-events-system = el formato de texto del sistema del torneo

## Keys without effect, and the operator

ignored-too-fast = { $key } ignorada: demasiado rápida (lea esto y pulse { $key } otra vez)
ignored-read-first = { $key } ignorada (lea esto primero)
ignored-read-first-close = { $key } ignorada (lea esto primero, luego { $close })
does-nothing-here = la tecla { $key } no hace nada aquí
undo-only-acts = { $open }: solo se deshacen actos registrados
operator-none = las entradas ya no llevan nombre
operator-named = las entradas llevan desde ahora el nombre { $name }
text-undoes-no-key-suspends-the-desk = deshace; ninguna tecla suspende el programa
text-shows-the-keys-that-work = muestra las teclas activas
text-opens-the-manual = abre el manual
text-goes-back = vuelve
text-changes-nothing = no cambia nada
text-there-is-nothing-that-this-key-could-do-now = esta tecla no puede hacer nada ahora
text-that-key-does-nothing-here = esa tecla no hace nada aquí
text-no-event-is-open-open-or-make-one-first = no hay torneo abierto (abra o cree uno primero)
text-operator = operador
text-the-name-that-every-entry-carries-from-now-on-empty-for-none = el nombre que llevará cada entrada; vacío para ninguno
text-note-in-the-journal = nota en el registro
text-what-to-note-in-the-journal = qué anotar en el registro
text-stay = quedarse
text-leave = salir
text-close-this-desk = cerrar este puesto
text-open-the-other-event = abrir el otro torneo
text-not-recorded-yet = aún no registrado
text-not-recorded-yet-but-saved = aún no registrado, pero guardado
text-your-input-is-saved-beside-the-event-and-is-here-again-when-you-open-it = Lo tecleado se guarda junto al torneo y vuelve al abrirlo.

## Round: pairings and results

takes-or-keeps = { $takes } toma el valor nuevo, { $keeps } deja el anterior
no-round-published = aún no hay rondas publicadas: { $key } empareja la primera
go-to-other-player = vaya al otro jugador: { $key } los cambia
pairing-by-system = emparejamiento de la ronda { $round }, por el sistema
pairing-by-hand = emparejamiento de la ronda { $round }, manual
manual-pairing-of = EMPAREJAMIENTO MANUAL de la ronda { $round }
manual-pairing-published = EMPAREJAMIENTO MANUAL de la ronda { $round }, publicada
published-correct-it = ronda { $round }, publicada: corregirla
pairing-outdated = el torneo ha cambiado desde este emparejamiento: { $key } hace otro
nobody-seated = nadie está colocado: { $adds } añade { $place ->
    [table] una mesa
    [match] un encuentro
   *[board] un tablero
}, { $bye } un descanso
swap-what = cambie { $who ->
    [team] equipos
   *[player] jugadores
}, { $seats } o { $place ->
    [table] mesas
    [match] encuentros
   *[board] tableros
}; los resultados se conservan
without-seat = { $count ->
    [one] { $who ->
        [team] { $count } equipo
       *[player] { $count } jugador
    } no tiene
   *[other] { $who ->
        [team] { $count } equipos
       *[player] { $count } jugadores
    } no tienen
} sitio: { $adds } añade { $place ->
    [table] una mesa
    [match] un encuentro
   *[board] un tablero
}, { $bye } un descanso
warnings-above = { $count ->
    [one] { $count } aviso
   *[other] { $count } avisos
} arriba: { $key } { $does }
and-more = y { $count } más
not-as-system = { $boards } distintos del sistema
publishes-boards = publica { $boards }
corrects-round = corrige la ronda { $round }
no-such-board = no hay { $place ->
    [table] mesa
    [match] encuentro
   *[board] tablero
} `{ $typed }` (se espera de 1 a { $most })
slip-has-result = { $place ->
    [table] la mesa
    [match] el encuentro
   *[board] el tablero
} { $board } ya tiene resultado ({ $end }, luego { $key } lo corrige)
erased-by = { $key } borra
same-result = { $place ->
    [table] la mesa
    [match] el encuentro
   *[board] el tablero
} { $board } ya tiene ese resultado
has-result = { $place ->
    [table] la mesa
    [match] el encuentro
   *[board] el tablero
} { $board } tiene el resultado { $score } ({ $key } lo corrige)
nothing-to-correct = { $place ->
    [table] la mesa
    [match] el encuentro
   *[board] el tablero
} { $board } no tiene resultado que corregir
typed-not-recorded = { $place ->
    [table] mesa
    [match] encuentro
   *[board] tablero
} { $board }: tecleado y no registrado
text-asks-first = pregunta primero
text-publishes-all-the-same = publica igualmente
text-corrects-the-round-all-the-same = corrige igualmente la ronda
text-as-the-system-makes-it = como el sistema
text-the-byes-are-not-as-the-system-makes-them = descansos distintos de los del sistema
text-no-rule-is-broken = ninguna regla infringida
text-no-result-has-been-entered-yet-there-is-nothing-to-type-a-second-time = aún no hay resultados: nada que teclear por segunda vez
text-the-two-passes-differ = las dos pasadas difieren
text-first-pass = 1ª pasada
text-if-the-first-pass-stays-type-what-differs-again = Si queda la primera pasada, vuelva a teclear lo que difiere.
text-correct-it-to-the-second-pass = corregir según la segunda
text-keep-the-first-pass = dejar la primera
text-type-the-line-again-if-you-type-the-same-it-stays-and-the-desk-asks-about-it-at-the-end-of-the-table = Teclee la línea de nuevo. Si es igual, se queda, y se pregunta al final de la mesa.
text-drop-it = descartar
text-keep-it = conservar
text-a-line-was-begun-here-go-on-with-it-or-erase-it-first = hay una línea empezada: sígala o bórrela
text-another-dealer = otra mano que da
text-back-to-the-dealer = volver a quien da
text-whose-cards-are-they = ¿De quién son las cartas?
text-results-of-a-file = resultados de un archivo
text-the-path-of-a-file-round-board-result-as-csv-or-a-line-a-result-3-17-1-0-it-is-shown-first = ruta de un archivo: ronda, tablero, resultado en CSV, o un resultado por línea, 3 17 1-0; antes se muestra

## Reports by name, with what they show

report-pairings = emparejamientos
report-names = por nombre
report-matches = encuentros
report-standings = clasificación
report-crosstable = cuadro cruzado
report-boards = jugadores por tablero
report-bracket = cuadro eliminatorio
report-cards = fichas de jugadores
report-slips = papeletas
report-line-ups = alineaciones
report-team-sheets = listas de equipos
report-prizes = premios
report-check-in = presencia
report-fees = inscripciones
report-ratings = variaciones de Elo
report-starting-list = ranking inicial
report-schedule = calendario
report-result-sheet = hoja de resultados
report-table-numbers = números de mesa
report-name-cards = rótulos de nombre
report-diplomas = diplomas
line-add = +
text-the-pairings-of-a-round-by-board = los emparejamientos de una ronda por tablero
text-the-pairings-of-a-round-by-name = los emparejamientos de una ronda por nombre
text-the-matches-of-a-round-with-their-boards = los encuentros de una ronda con sus tableros
text-the-standings-after-a-round = la clasificación después de una ronda
text-the-crosstable-after-a-round = el cuadro después de una ronda
text-the-players-of-the-teams-by-board-after-a-round = los jugadores de los equipos por tablero
text-the-bracket-of-a-knockout-after-a-round = el cuadro de una eliminatoria después de una ronda
text-a-card-for-every-player = una ficha por jugador
text-a-score-slip-for-every-board-of-a-round = una papeleta por tablero de una ronda
text-a-line-up-form-for-every-team-of-a-round = una hoja de alineación por equipo
text-the-players-of-every-team-in-board-order = los jugadores de cada equipo por orden
text-the-prize-list-after-a-round = la lista de premios después de una ronda
text-who-is-not-here-yet = quién falta todavía
text-who-has-paid-who-has-not = quién ha pagado y quién no
text-the-rating-changes-after-a-round = las variaciones de Elo después de una ronda
text-the-players-by-pairing-number-with-their-data = los jugadores por número, con sus datos
text-when-each-round-begins-and-its-state = cuándo empieza cada ronda, y su estado
text-the-pairings-of-a-round-for-results-and-signatures = los emparejamientos de una ronda, para resultados y firmas
text-the-number-of-every-table-half-a-page-each = el número de cada mesa, media página cada uno
text-the-names-of-the-players-to-cut-and-fold = los nombres de los jugadores, para cortar y doblar
text-a-page-for-every-prize-or-for-the-first-three = una página por premio, o para los tres primeros
text-there-is-no-round-yet-pair-the-first-one = aún no hay ronda (empareje la primera)
head-best-hand = mejor mano
head-extra = extra
head-from-2-to-the-ace = del 2 al as
head-old-sys = sist. ant.
head-new-sys = sist. nvo.
head-rating-after = Elo después

## Long work and short answers

text-looking-everybody-up-in-the-rating-lists = buscando a todos en las listas de Elo
text-finding-out-what-this-changes = calculando los efectos
text-replaying-the-journal = reproduciendo el registro
text-bringing-the-site-up-to-date = actualizando el sitio
text-writing-the-paper = escribiendo los documentos
text-computing-the-ratings = calculando los Elo
text-sharing-the-event = compartiendo el torneo
text-joining-the-event = uniéndose al torneo
text-the-event-has-changed-since-ask-again = el torneo ha cambiado: pregunte otra vez
text-publish-as-a-site = publicar como sitio
text-its-folder-the-site-is-written-now-an-empty-line-stops-updating-it = su carpeta: el sitio se escribe ahora; una línea vacía deja de actualizarlo
text-a-folder-the-site-is-written-now-and-again-after-every-round-seal-and-correction = una carpeta: el sitio se escribe ahora, y tras cada ronda, cierre y corrección
text-the-site-is-no-longer-kept-up-to-date = el sitio ya no se actualiza
text-the-site-is-still-being-written = el sitio aún se está escribiendo
text-the-rating-lists-are-being-loaded = se están cargando las listas de Elo
text-the-tour-will-not-be-offered-again-you-still-find-it-among-the-actions = la visita no se ofrecerá más; sigue entre las acciones
text-nothing-was-pasted-no-line-is-being-typed = no se pegó nada: no se está tecleando ninguna línea
text-nothing-was-pasted-only-one-line-fits-here = no se pegó nada: aquí solo cabe una línea
text-nothing-was-pasted-no-result-is-being-typed-on-a-line = no se pegó nada: no se está tecleando un resultado
text-there-is-no-position-to-draw-the-setup-does-not-say-chess960 = no hay posición que sortear: el torneo no es Chess960
text-the-last-change-of-this-pairing-is-undone = se deshizo el último cambio del emparejamiento
text-the-boards-without-a-result-are-paired-again = los tableros sin resultado se emparejan de nuevo
text-only-boards-of-the-last-published-round-can-be-paired-again = solo se emparejan de nuevo los tableros de la última ronda publicada
text-add-a-tie-break = añadir un desempate
text-leave-official-mode = salir del modo oficial
text-the-round-is-too-old-to-be-corrected = la ronda es demasiado antigua para corregirla
text-the-reason-which-the-report-names = el motivo, que cita el informe
text-typed-already = ya tecleado
text-leave-it = dejarlo
text-no-boards = sin tableros
text-no-hands = sin manos
text-no-tricks = sin bazas
text-no-prizes-yet = aún no hay premios
text-nobody-would-win-anything-yet = nadie ganaría nada todavía
text-keep-them-for-later = guardarlos para después
text-drop-the-changes = descartar los cambios
text-go-on = seguir
text-the-prizes-are-typed-but-not-recorded = Los premios están tecleados pero no registrados.
text-open-an-event-first = abra primero un torneo
text-everybody-is-registered-as-the-lists-say = todos están inscritos como en las listas
text-nobody-is-marked = nadie está marcado
text-nothing-to-take-over = nada que importar

## Texts with values: parts that follow each other

text-textbefore-textthen = { $textBefore }; { $textThen }
text-texthead-textbody = { $textHead }: { $textBody }
text-textleft-textright = { $textLeft } · { $textRight }
text-textmain-textaside = { $textMain } ({ $textAside })
text-textinside = ({ $textInside })
text-textwarned = ! { $textWarned }
text-textmarked = · { $textMarked }
text-textended = { $textEnded }.
text-textfew-and-count-more = { $textFew } y { $count } más
text-count-more = { $count } más
text-textplace-board-of-round-round = { $textPlace } { $board } de la ronda { $round }
text-board-board-of-round-round-textmore = tablero { $board } de la ronda { $round }, { $textMore }
text-table-board-of-round-round-textmore = mesa { $board } de la ronda { $round }, { $textMore }
text-match-board-of-round-round-textmore = encuentro { $board } de la ronda { $round }, { $textMore }

## Counts of things

text-count-board = { $count ->
    [one] { $count } tablero
   *[other] { $count } tableros
}
text-count-boards = { $count ->
    [one] { $count } tablero
   *[other] { $count } tableros
}
text-count-table = { $count ->
    [one] { $count } mesa
   *[other] { $count } mesas
}
text-count-tables = { $count ->
    [one] { $count } mesa
   *[other] { $count } mesas
}
text-count-match = { $count ->
    [one] { $count } encuentro
   *[other] { $count } encuentros
}
text-count-matches = { $count ->
    [one] { $count } encuentro
   *[other] { $count } encuentros
}
text-count-player = { $count ->
    [one] { $count } jugador
   *[other] { $count } jugadores
}
text-count-players = { $count ->
    [one] { $count } jugador
   *[other] { $count } jugadores
}
text-count-team = { $count ->
    [one] { $count } equipo
   *[other] { $count } equipos
}
text-count-teams = { $count ->
    [one] { $count } equipo
   *[other] { $count } equipos
}
text-count-result = { $count ->
    [one] { $count } resultado
   *[other] { $count } resultados
}
text-count-results = { $count ->
    [one] { $count } resultado
   *[other] { $count } resultados
}
text-count-round = { $count ->
    [one] { $count } ronda
   *[other] { $count } rondas
}
text-count-rounds = { $count ->
    [one] { $count } ronda
   *[other] { $count } rondas
}
text-count-bye = { $count ->
    [one] { $count } descanso
   *[other] { $count } descansos
}
text-count-byes = { $count ->
    [0] ningún descanso
    [one] { $count } descanso
   *[other] { $count } descansos
}
text-count-game = { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
}
text-count-games = { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
}
text-count-place = { $count ->
    [one] { $count } puesto
   *[other] { $count } puestos
}
text-count-places = { $count ->
    [one] { $count } puesto
   *[other] { $count } puestos
}
text-count-rating = { $count } Elo
text-count-ratings = { $count } Elo
text-count-hand = { $count ->
    [one] { $count } mano
   *[other] { $count } manos
}
text-count-hands = { $count ->
    [one] { $count } mano
   *[other] { $count } manos
}
text-count-trick = { $count ->
    [one] { $count } baza
   *[other] { $count } bazas
}
text-count-tricks = { $count ->
    [one] { $count } baza
   *[other] { $count } bazas
}
text-count-line = { $count ->
    [one] { $count } línea
   *[other] { $count } líneas
}
text-count-lines = { $count ->
    [one] { $count } línea
   *[other] { $count } líneas
}
text-count-entry = { $count ->
    [one] { $count } entrada
   *[other] { $count } entradas
}
text-count-entries = { $count ->
    [one] { $count } entrada
   *[other] { $count } entradas
}
text-count-act = { $count ->
    [one] { $count } acto
   *[other] { $count } actos
}
text-count-acts = { $count ->
    [one] { $count } acto
   *[other] { $count } actos
}
text-count-fund = { $count ->
    [one] { $count } fondo
   *[other] { $count } fondos
}
text-count-funds = { $count ->
    [one] { $count } fondo
   *[other] { $count } fondos
}
text-count-pair = { $count ->
    [one] { $count } pareja
   *[other] { $count } parejas
}
text-count-pairs = { $count ->
    [one] { $count } pareja
   *[other] { $count } parejas
}
text-count-record = { $count ->
    [one] { $count } dato
   *[other] { $count } datos
}
text-count-records = { $count ->
    [one] { $count } dato
   *[other] { $count } datos
}
text-count-name = { $count ->
    [one] { $count } nombre
   *[other] { $count } nombres
}
text-count-names = { $count ->
    [one] { $count } nombre
   *[other] { $count } nombres
}
text-count-card = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
text-count-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
text-count-year = { $count ->
    [one] { $count } año
   *[other] { $count } años
}
text-count-years = { $count ->
    [one] { $count } año
   *[other] { $count } años
}
text-count-time = { $count ->
    [one] { $count } vez
   *[other] { $count } veces
}
text-count-times = { $count ->
    [one] { $count } vez
   *[other] { $count } veces
}
text-count-column = { $count ->
    [one] { $count } columna
   *[other] { $count } columnas
}
text-count-columns = { $count ->
    [one] { $count } columna
   *[other] { $count } columnas
}
text-count-finding = { $count ->
    [one] { $count } hallazgo
   *[other] { $count } hallazgos
}
text-count-findings = { $count ->
    [one] { $count } hallazgo
   *[other] { $count } hallazgos
}
text-count-game-or-bye = { $count ->
    [one] { $count } partida o descanso
   *[other] { $count } partidas o descansos
}
text-count-games-or-byes = { $count ->
    [one] { $count } partida o descanso
   *[other] { $count } partidas o descansos
}
text-count-reserve = { $count ->
    [one] { $count } suplente
   *[other] { $count } suplentes
}
text-count-reserves = { $count ->
    [one] { $count } suplente
   *[other] { $count } suplentes
}

## Refusals: an act that is impossible

text-textrefused-official-mode = { $textRefused } (modo oficial)
text-textrefused-correct-it-with-key = { $textRefused } (se corrige con { $key })
text-another-desk-has-this-event-open-key-once-it-is-closed-there = otro puesto tiene abierto este torneo ({ $key } cuando se cierre allí)
text-textrefused-begins-and-then-bye-on-the-round-screen = { $textRefused } ({ $begins } y luego { $bye } en la pantalla de la ronda)
text-player-number-given-is-out-of-order-the-next-one-is-next = el jugador número { $given } no está en orden (el siguiente es { $next })
text-name-is-not-a-name-expected-at-least-one-character-no-control-characters = { $name } no es un nombre (se espera al menos un carácter, sin caracteres de control)
text-a-rating-of-rating-has-more-decimals-than-the-rating-system-has-places = el Elo { $rating } tiene más decimales que el sistema ({ $places })
text-a-rating-of-rating-is-out-of-range = un Elo de { $rating } está fuera de los límites
text-round-later-would-begin-before-round-earlier-correct-the-day-or-the-hour-of-one-of-them = la ronda { $later } empezaría antes que la ronda { $earlier } (corrija el día o la hora de una de ellas)
text-there-is-no-player-player = no hay ningún jugador { $player }
text-there-is-no-player-name-expected-a-pairing-number-or-the-beginning-of-a-name = no hay ningún jugador { $name } (se espera un número o el comienzo de un nombre)
text-name-can-be-others-type-more-of-the-name-or-the-number = { $name } puede ser { $others } (teclee más del nombre, o el número)
text-round-round-is-not-published-pair-it-first = la ronda { $round } no está publicada (emparéjela primero)
text-round-round-has-no-textplace-board-it-has-boards = la ronda { $round } no tiene { $textPlace } { $board } (tiene { $boards })
text-round-round-cannot-be-published-now-the-next-one-is-next = la ronda { $round } no se puede publicar ahora (la siguiente es { $next })
text-round-round-is-published-already-only-a-correction-of-the-round-changes-its-byes = la ronda { $round } ya está publicada (solo una corrección de la ronda cambia sus descansos)
text-there-is-no-round-0-type-round-or-later = no hay ronda 0: teclee { $round } o posterior
text-the-event-has-no-round-round-expected-1-to-last = el torneo no tiene ronda { $round } (se espera de 1 a { $last })
text-an-adjourned-game-cannot-be-reported-for-rating-type-its-result = una partida aplazada no se puede enviar a valoración: teclee su resultado
text-a-textsystem-has-no-half-point-or-full-point-byes-everybody-has-a-place-in-every-round = en este sistema ({ $textSystem }) no hay descansos con puntos: todos tienen su lugar en cada ronda
text-round-round-has-results-already-clear-them-first = la ronda { $round } ya tiene resultados (bórrelos primero)
text-round-round-cannot-be-withdrawn-only-the-last-one-can-last = la ronda { $round } no se puede retirar (solo la última: { $last })
text-given-results-for-textboards-expected-one-for-each-or-none = { $given } resultados para { $textBoards } (se espera uno por cada uno, o ninguno)
text-board-board-has-textplayers-expected-least-to-most = el tablero { $board } tiene { $textPlayers } (se espera de { $least } a { $most })
text-no-number-name-appears-twice-in-round-round = n.º { $number } { $name } aparece dos veces en la ronda { $round }
text-a-round-of-count-boards-expected-1-to-65535 = una ronda de { $count } tableros (se espera de 1 a 65535)
text-textplace-board-of-round-round-already-has-a-result = { $textPlace } { $board } de la ronda { $round } ya tiene resultado
text-textplace-board-of-round-round-has-no-result-yet-enter-it-first = { $textPlace } { $board } de la ronda { $round } aún no tiene resultado (introdúzcalo primero)
text-the-result-of-textplace-board-in-round-round-has-changed-in-the-meantime-look-at-it-then-correct-it-again = { $textPlace } { $board } de la ronda { $round }: el resultado ha cambiado entretanto (compruébelo y corríjalo de nuevo)
text-nothing-changes-everything-is-like-this-already = nada cambia: todo está ya así
text-the-list-has-no-new-player-and-changes-none = la lista no tiene jugadores nuevos ni cambia ninguno
text-the-list-changes-player-player-twice = la lista cambia dos veces al jugador { $player }
text-this-is-not-an-event-of-teams = no es un torneo por equipos
text-the-fund-fund-is-for-board-board-and-a-match-has-boards = el fondo { $fund } es para el tablero { $board }, y un encuentro tiene { $boards }
text-the-fund-fund-is-for-teams-and-the-setup-has-no-ranking-of-teams = el fondo { $fund } es para equipos, y el torneo no tiene clasificación por equipos
text-the-list-of-team-has-to-keep-its-first-used-they-were-in-line-ups = la lista de { $team } debe conservar los { $used } primeros: han estado en alineaciones
text-team-does-not-play-match-board-of-round-round = { $team } no juega el encuentro { $board } de la ronda { $round }
text-refused-by-the-setup-textwhy = rechazado por las reglas del torneo: { $textWhy }
text-the-match-has-no-board-board-expected-1-to-boards = el encuentro no tiene tablero { $board } (se espera de 1 a { $boards })
text-at-board-board-a-player-is-missing-change-the-line-up-first = en el tablero { $board } falta un jugador: cambie antes la alineación
text-the-pairing-numbers-do-not-name-every-player-exactly-once-textwhy = los números no nombran a cada jugador exactamente una vez ({ $textWhy })
text-textnames-for-textplayers = { $textNames } para { $textPlayers }
text-player-player-appears-twice = el jugador { $player } aparece dos veces
text-name-is-not-withdrawn = { $name } no está retirado
text-name-is-in-round-round-which-is-published-withdraw-the-player-instead-or-withdraw-the-round-first = { $name } está en la ronda { $round }, que está publicada (retire al jugador, o retire antes la ronda)
text-a-record-of-the-imported-report-names-name-withdraw-the-player-instead = un dato del informe importado nombra a { $name } (retire al jugador)
text-name-is-withdrawn-already = { $name } ya está retirado
text-name-does-not-take-part-in-round-round-withdrawn-excluded-or-not-entered-yet = { $name } no participa en la ronda { $round } (retirado, excluido o aún no incorporado)
text-name-has-no-bye-in-round-round = { $name } no tiene descanso en la ronda { $round }
text-a-pairing-allocated-bye-cannot-be-granted-in-advance-the-pairing-allocates-it = el descanso del emparejamiento no se concede por adelantado (lo asigna el emparejamiento)
text-the-textchoice-cannot-change-once-round-1-is-published = no cambia una vez publicada la ronda 1: { $textChoice }
text-lots-are-not-on-the-list-of-tie-breaks-the-setup-adds-them = el sorteo no está entre los desempates (el torneo lo añade)
text-name-was-not-excluded-and-players-who-take-part-are-ranked-exclude-the-player-first = { $name } no fue excluido, y quien participa se clasifica (exclúyalo primero)
text-no-positions-are-drawn-in-this-event-the-setup-makes-it-one-of-chess960 = en este torneo no se sortean posiciones (el torneo puede ser de Chess960)
text-there-is-no-position-number-expected-0-to-959 = no hay posición { $number } (se espera de 0 a 959)
text-ratings-hold-for-the-whole-event-the-setup-makes-it-one-of-more-than-30-days = los Elo valen para todo el torneo (el torneo puede ser de más de 30 días)
text-name-is-given-two-textkind-ratings = { $name } recibe dos Elo del mismo tipo: { $textKind }
text-tiebreak-is-not-a-tie-break-from-outside-in-this-event-the-setup-adds-one = { $tiebreak } no es aquí un desempate dado desde fuera (el torneo lo añade)
text-a-value-of-value-is-out-of-range-expected-1000000-to-1000000 = un valor de { $value } está fuera de los límites (se espera de -1000000 a 1000000)
text-a-group-that-must-not-meet-needs-at-least-two-different-players-and-a-first-round-no-later-than-its-last = quienes no deben enfrentarse son al menos dos, y la primera ronda no es posterior a la última
text-textsystem-has-no-table-size-that-could-be-changed = { $textSystem } no tiene tamaño de mesa que cambiar
text-the-table-size-of-round-given-cannot-be-changed-it-can-from-round-next-on = el tamaño de mesa de la ronda { $given } no se puede cambiar (desde la ronda { $next }, sí)
text-textsystem-has-no-partners-who-stay-together-partnerships-need-tables-of-four-partners-kept = { $textSystem } no tiene parejas fijas (hacen falta mesas de cuatro con parejas fijas)
text-name-can-have-one-partner-only = { $name } solo puede tener una pareja
text-name-has-no-partner = { $name } no tiene pareja
text-no-results-of-textgame-give-points-so-none-can-be-added-or-deducted = los resultados no dan puntos aquí ({ $textGame }): no hay nada que sumar o restar
text-points-points-are-more-than-a-result-can-be-worth-from-1000-to-1000 = { $points } puntos son más de lo que puede valer un resultado (-1000 a 1000)
text-round-round-can-no-longer-be-corrected-only-rounds-from-first-on-its-results-can-be-changed-for-the-rating-report-only = la ronda { $round } ya no se corrige, solo desde la { $first } (sus resultados solo cambian para la valoración)
text-round-paired-is-paired-a-game-of-round-round-needs-a-result-or-is-adjourned-until-it-has-one = la ronda { $paired } está emparejada: una partida de la ronda { $round } necesita resultado, o queda aplazada
text-what-results-are-worth-can-change-only-before-round-1-is-published-except-the-pairing-allocated-bye = lo que valen los resultados solo cambia antes de publicar la ronda 1, salvo el descanso del emparejamiento
text-prohibited-pairings-can-be-added-only-before-round-1-is-published = los emparejamientos prohibidos solo se añaden antes de publicar la ronda 1
text-official-mode-can-be-entered-only-before-round-1-is-published-and-not-again-once-left = el modo oficial solo se activa antes de publicar la ronda 1, y no tras haberlo dejado
text-name-may-have-no-half-point-bye = { $name } no puede tener un descanso con medio punto
text-the-final-standings-need-every-result-textboards = la clasificación final necesita todos los resultados: { $textBoards }
text-lots-were-drawn-for-these-players-already-and-a-second-draw-would-give-other-places = ya se sorteó para estos jugadores, y un segundo sorteo daría otros puestos
text-pairing-numbers-stay-as-they-are-once-round-round-is-published-late-entries-get-theirs-all-the-same = los números ya no cambian una vez publicada la ronda { $round } (las inscripciones tardías reciben el suyo)
text-weaker-would-be-before-stronger-who-is-stronger-numbers-follow-the-rating-and-only-players-of-the-same-rating-are-exchanged-or-drawn = { $weaker } iría delante de { $stronger }, que es más fuerte: los números siguen el Elo, y solo se cambian o sortean los iguales

## Warnings: the rule that each touches

text-absent-player-seated = ausente colocado
text-absent-without-notice = ausente sin avisar
text-adjourned-game-finished = partida aplazada terminada
text-adjourned-games = partidas aplazadas
text-another-signing-key = otra clave de firma
text-c-04-1-article-article = C.04.1 artículo { $article }
text-board-order = orden de tableros
text-colours-turned = colores invertidos
text-correction = corrección
text-correction-of-an-earlier-round = corrección de una ronda anterior
text-disputed-result = resultado discutido
text-doubtful-date-of-birth = fecha de nacimiento dudosa
text-doubtful-id = ID dudoso
text-entry-after-the-start = inscripción tras el comienzo
text-exclusion = exclusión
text-for-the-rating-report-only = solo para la valoración
text-irregular-rounds = rondas irregulares
text-late-entry = entrada tardía
text-letters-of-two-alphabets = letras de dos alfabetos
text-looks-like-another = se parece a otro
text-limit-of-line-ups = límite de las alineaciones
text-lots-drawn-again = nuevo sorteo
text-more-points-than-the-event-has = más puntos de los que tiene el torneo
text-more-rounds-than-announced = más rondas de las anunciadas
text-new-partners = parejas nuevas
text-not-everybody-has-met = no todos se han enfrentado
text-not-here = no presente
text-official-mode-left = modo oficial abandonado
text-open-at-a-desk = abierto en un puesto
text-partner-missing = falta la pareja
text-partners-parted = pareja separada
text-partnership-ends = fin de una pareja
text-player-left-out = jugador sin asiento
text-player-removed = jugador eliminado
text-position-drawn-again = posición sorteada de nuevo
text-prohibited-pairing = emparejamiento prohibido
text-published-line-up = alineación publicada
text-published-round-put-right = ronda publicada corregida
text-published-round-withdrawn = ronda publicada retirada
text-rating-changed-after-the-start = Elo cambiado tras el comienzo
text-rating-without-effect = Elo sin efecto
text-ratings-in-a-long-event = Elo en un torneo largo
text-rematch = segundo enfrentamiento
text-renumbering-after-the-start = renumeración tras el comienzo
text-results-missing = faltan resultados
text-results-removed = resultados eliminados
text-boards-of-the-match-have-results-the-forfeit-replaces-them = los resultados anotados en los tableros del encuentro se sustituyen por la incomparecencia
text-results-that-count-no-longer = resultados que ya no cuentan
text-rules-changed-after-the-start = reglas cambiadas tras el comienzo
text-same-id-twice = mismo ID dos veces
text-same-name-twice = mismo nombre dos veces
text-second-half-point-bye = segundo descanso con medio punto
text-second-pass-waived = sin segunda pasada
text-set-up-without-an-end = emparejamiento sin salida
text-signing-begins = comienzan las firmas
text-standings-of-an-unfinished-round = clasificación de una ronda inacabada
text-standings-with-adjourned-games = clasificación con partidas aplazadas
text-third-equal-colour = tercer color igual
text-undo-of-what-others-have-seen = deshacer lo que otros han visto
text-unknown-federation = federación desconocida
text-unknown-sex = sexo desconocido
text-unknown-title = título desconocido
text-unlikely-rating = Elo improbable
text-vouching-for-a-key = aval de una clave
text-line-not-read = línea no leída
text-value-not-read = valor no leído
text-known-by-the-name-only = reconocido solo por el nombre
text-id-of-another-name = ID de otro nombre
text-level-number-of-the-federations-checklist = nivel { $number } de la lista de control federativa

## Warnings: results and rounds

text-count-round-has-boards-without-a-result = { $count ->
    [one] { $count } ronda tiene tableros sin resultado
   *[other] { $count } rondas tienen tableros sin resultado
}
text-count-rounds-have-boards-without-a-result = { $count ->
    [one] { $count } ronda tiene tableros sin resultado
   *[other] { $count } rondas tienen tableros sin resultado
}
text-textplace-board-of-round-round-against-entered-now-by-typed-typed = { $textPlace } { $board } de la ronda { $round } ({ $against } introdujo { $now }, { $by } tecleó { $typed })
text-count-result-is-disputed-textboards = { $count ->
    [one] { $count } resultado está en disputa
   *[other] { $count } resultados están en disputa
}: { $textBoards }
text-count-results-are-disputed-textboards = { $count ->
    [one] { $count } resultado está en disputa
   *[other] { $count } resultados están en disputa
}: { $textBoards }
text-count-result-was-typed-only-once-textboards = { $count ->
    [one] { $count } resultado se tecleó
   *[other] { $count } resultados se teclearon
} una sola vez: { $textBoards }
text-count-results-were-typed-only-once-textboards = { $count ->
    [one] { $count } resultado se tecleó
   *[other] { $count } resultados se teclearon
} una sola vez: { $textBoards }
text-count-adjourned-game-counts-as-drawn-until-the-result-is-known-textboards = { $count ->
    [one] { $count } partida aplazada cuenta
   *[other] { $count } partidas aplazadas cuentan
} como tablas hasta saberse el resultado: { $textBoards }
text-count-adjourned-games-count-as-drawn-until-the-result-is-known-textboards = { $count ->
    [one] { $count } partida aplazada cuenta
   *[other] { $count } partidas aplazadas cuentan
} como tablas hasta saberse el resultado: { $textBoards }
text-textboards-of-earlier-rounds-without-a-result = { $textBoards } de rondas anteriores sin resultado
text-recorded-as-adjourned-they-count-as-drawn-until-the-result-is-known = registradas como aplazadas, cuentan como tablas hasta saberse el resultado
text-a-recorded-result-of-round-round-changes = cambia un resultado registrado de la ronda { $round }
text-count-later-round-was-paired-with-the-old-result-it-stays-as-played = { $count ->
    [one] { $count } ronda posterior se emparejó
   *[other] { $count } rondas posteriores se emparejaron
} con el resultado antiguo; queda como se jugó
text-count-later-rounds-were-paired-with-the-old-result-they-stay-as-played = { $count ->
    [one] { $count } ronda posterior se emparejó
   *[other] { $count } rondas posteriores se emparejaron
} con el resultado antiguo; queda como se jugó
text-count-later-round-was-paired-without-it-it-stays-as-played = { $count ->
    [one] { $count } ronda posterior se emparejó
   *[other] { $count } rondas posteriores se emparejaron
} sin ello; queda como se jugó
text-count-later-rounds-were-paired-without-it-they-stay-as-played = { $count ->
    [one] { $count } ronda posterior se emparejó
   *[other] { $count } rondas posteriores se emparejaron
} sin ello; queda como se jugó
text-count-later-round-was-paired-without-these-points-it-stays-as-played = { $count ->
    [one] { $count } ronda posterior se emparejó
   *[other] { $count } rondas posteriores se emparejaron
} sin estos puntos; queda como se jugó
text-count-later-rounds-were-paired-without-these-points-they-stay-as-played = { $count ->
    [one] { $count } ronda posterior se emparejó
   *[other] { $count } rondas posteriores se emparejaron
} sin estos puntos; queda como se jugó
text-round-round-of-an-event-announced-with-textrounds = ronda { $round } de un torneo anunciado con { $textRounds }
text-name-has-neither-a-seat-nor-a-bye = { $name } no tiene ni asiento ni descanso
text-name-enters-round-round-late = { $name } entra tarde en la ronda { $round }
text-name-does-not-take-part-in-round-round = { $name } no participa en la ronda { $round }
text-round-round-is-paired-by-hand-not-by-the-system-textsystem = la ronda { $round } se empareja a mano, no por el sistema ({ $textSystem })
text-round-round-was-published-differently = la ronda { $round } se publicó de otro modo
text-count-result-is-removed = { $count ->
    [one] se elimina { $count } resultado
   *[other] se eliminan { $count } resultados
}
text-count-results-are-removed = { $count ->
    [one] se elimina { $count } resultado
   *[other] se eliminan { $count } resultados
}
text-count-result-reported-for-rating-is-dropped-report-it-again-if-it-still-holds = { $count ->
    [one] se descarta { $count } resultado enviado a valoración
   *[other] se descartan { $count } resultados enviados a valoración
}: vuelva a enviar lo que siga valiendo
text-count-results-reported-for-rating-are-dropped-report-again-those-that-still-hold = { $count ->
    [one] se descarta { $count } resultado enviado a valoración
   *[other] se descartan { $count } resultados enviados a valoración
}: vuelva a enviar lo que siga valiendo
text-one-and-other-meet-in-round-met-too = { $one } y { $other } se enfrentan también en la ronda { $met }
text-round-round-is-published-pair-it-again-afterwards = la ronda { $round } está publicada; empareje de nuevo después
text-round-round-is-published-withdrawing-it-clears-textresults = la ronda { $round } está publicada; retirarla borra { $textResults }
text-name-has-fixed-textplace-fixed-and-sits-at-seat-there-is-no-textsame-again-in-this-round = { $name } tiene { $textPlace } { $fixed } fijo y se sienta en { $seat }: no hay { $textSame } { $again } en esta ronda
text-name-has-fixed-textplace-fixed-and-sits-at-seat-textsame-again-belongs-to-another-player = { $name } tiene { $textPlace } { $fixed } fijo y se sienta en { $seat }: { $textSame } { $again } es de otro jugador
text-count-pairing-allocated-byes-in-one-round-only-one-is-allowed = { $count } descansos del emparejamiento en una ronda; solo se permite uno
text-one-and-other-met-in-round-round = { $one } y { $other } se enfrentaron en la ronda { $round }
text-one-and-other-must-not-meet = { $one } y { $other } no deben enfrentarse
text-name-had-the-pairing-allocated-bye-in-round-round = { $name } tuvo el descanso del emparejamiento en la ronda { $round }
text-name-scored-a-wins-points-without-playing-in-round-round = { $name } obtuvo los puntos de una victoria sin jugar en la ronda { $round }
text-one-and-other-must-both-have-textcolor = { $one } y { $other } deben llevar ambos { $textColor }
text-name-would-have-textcolor-three-times-in-a-row = { $name } llevaría { $textColor } tres veces seguidas
text-name-would-have-textcolor-count-times-more-often = { $name } llevaría { $textColor } { $count } veces más
text-names-meet-textoften-expected-cycles = { $names } se enfrentan { $textOften } (se espera { $cycles })
text-round-round-is-the-last-one-and-have-not-met-names = la ronda { $round } es la última, y no se han enfrentado: { $names }
text-round-round-is-the-last-one-and-have-not-met-cycles-times-names = la ronda { $round } es la última, y no se han enfrentado { $cycles } veces: { $names }
text-winner-own-has-won-against-loser-other-is-it-typed-the-right-way-round = { $winner } ({ $own }) ha ganado a { $loser } ({ $other }): ¿está tecleado en el sentido correcto?
text-all-count-results-of-this-round-so-far-are-the-same = los { $count } resultados de esta ronda son hasta ahora iguales
text-count-boards-in-a-row-have-the-same-result = { $count } tableros seguidos tienen el mismo resultado
text-points-points-for-the-defenders-is-the-score-typed-right = { $points } puntos para los defensores: ¿está bien escrito el resultado?
text-recorded-texthint = registrado; { $textHint }
text-round-round-has-position-position-already-another-one-replaces-it = la ronda { $round } ya tiene la posición { $position }; otra la sustituye
text-round-round-has-position-position-already-another-one-replaces-it-though-count-result-is-in = la ronda { $round } ya tiene la posición { $position }; otra la sustituye, aunque { $count ->
    [one] hay { $count } resultado
   *[other] hay { $count } resultados
}
text-round-round-has-position-position-already-another-one-replaces-it-though-count-results-are-in = la ronda { $round } ya tiene la posición { $position }; otra la sustituye, aunque { $count ->
    [one] hay { $count } resultado
   *[other] hay { $count } resultados
}
text-tie-breaks-of-ratings-are-not-advised-in-an-event-of-more-than-30-days-for-ratings-change-meanwhile = los desempates por Elo no se aconsejan en un torneo de más de 30 días, pues los Elo cambian entre tanto

## Warnings: official mode, partners, players

text-two-draws-draw-each-are-worth-more-than-a-win-and-a-loss = dos tablas ({ $draw } cada una) valen más que una victoria y una derrota
text-a-pairing-allocated-bye-of-bye-is-worth-more-than-a-win-win = un descanso de { $bye } vale más que una victoria ({ $win })
text-a-pairing-allocated-bye-of-bye-is-worth-what-no-game-brings-expected-win-draw-or-loss = un descanso de { $bye } vale lo que no da ninguna partida (se espera { $win }, { $draw } o { $loss })
text-official-mode-is-for-chess-paired-as-a-fide-dutch-swiss-by-berger-tables-or-by-hand-and-ranked-by-points-and-the-tie-breaks-of-c-07 = el modo oficial es para ajedrez, emparejado por el suizo de la FIDE (Dutch), por tablas Berger o a mano, y clasificado por puntos y los desempates de C.07
text-name-number-number = { $name } número { $number }
text-late-entries-get-their-numbers-textnames = las inscripciones tardías reciben su número: { $textNames }
text-players-move-out-of-their-order-after-round-round-and-later-pairings-follow-the-new-numbers-textnames = hay jugadores que cambian de orden tras la ronda { $round }, y los emparejamientos siguen los números nuevos: { $textNames }
text-the-game-of-round-round-counted-as-drawn-and-later-rounds-were-paired-with-that-they-stay-as-they-are = la partida de la ronda { $round } contaba como tablas, y las rondas siguientes se emparejaron así; quedan como están
text-pairings-and-standings-continue-with-the-old-result-of-round-round = emparejamientos y clasificación siguen con el resultado antiguo de la ronda { $round }
text-a-full-point-bye-for-name-in-round-round-is-deprecated = un descanso con un punto para { $name } en la ronda { $round } está desaconsejado
text-the-event-will-not-be-held-by-the-federations-regulations-any-more-it-cannot-be-reported-as-such-what-they-forbid-is-no-longer-refused-every-screen-and-print-says-that-it-is-not-official-and-the-report-names-round-round = el torneo deja de seguir el reglamento federativo: no se puede enviar como tal, lo prohibido ya no se rechaza, cada pantalla e impreso dice que no es oficial, y el informe cita la ronda { $round }
text-there-is-no-way-back = no hay vuelta atrás
text-round-round-would-be-paired-differently-now-texthow = la ronda { $round } se emparejaría ahora de otro modo: { $textHow }
text-round-round-is-not-paired-by-the-system-texthow = la ronda { $round } no está emparejada por el sistema: { $textHow }
text-both-players-have-the-other-colour-textpairs = ambos jugadores llevan el otro color: { $textPairs }
text-textone-instead-of-textother = { $textOne } en lugar de { $textOther }
text-textone-and-the-system-finds-no-legal-pairing = { $textOne }, y el sistema no halla emparejamiento válido
text-textplayers-cannot-be-paired-by-the-rules-in-textrounds-textgames-at-most-for-name = { $textPlayers } no se pueden emparejar según las reglas en { $textRounds }: { $textGames } como máximo para { $name }
text-lost-by-forfeit-in-round-round-and-paired-again-unless-withdrawn-textnames = perdieron por incomparecencia en la ronda { $round }, y se emparejan de nuevo si no se retiran: { $textNames }
text-no-longer-partners-textnames = ya no son pareja: { $textNames }
text-names-play-at-rank-the-lower-of-their-ranks = { $names } juegan en { $rank }, el más bajo de sus rangos
text-name-has-no-partner-then-and-sits-out-from-round-round-on-unless-given-another-one = { $name } se queda sin pareja y no juega desde la ronda { $round }, salvo que reciba otra
text-names-become-partners-and-stay-together-from-now-on = { $names } forman pareja y siguen juntos desde ahora
text-partners-who-do-not-play-together-in-round-round-names-these-play-instead-each-pair-at-the-lower-of-its-ranks-others-the-partnerships-stay-as-they-are = parejas que no juegan juntas en la ronda { $round }: { $names }. Juegan en su lugar, cada una en su rango más bajo: { $others }. Las parejas se mantienen
text-name-sits-out-and-textwhy = { $name } no juega y { $textWhy }
text-has-no-partner = no tiene pareja
text-is-alone-in-the-pair-label = está solo en la pareja `{ $label }`
text-has-no-partner-here-name-has-a-textbye = no tiene pareja aquí: { $name } tiene { $textBye }
text-has-no-partner-here-name-has-withdrawn = no tiene pareja aquí: { $name } se ha retirado
text-has-no-partner-here-name-has-left-after-round-round = no tiene pareja aquí: { $name } se fue tras la ronda { $round }
text-has-no-partner-here-name-enters-in-round-round = no tiene pareja aquí: { $name } entra en la ronda { $round }
text-has-no-partner-here-name-does-not-take-part = no tiene pareja aquí: { $name } no participa
text-count-player-has-not-checked-in-for-round-round-names = { $count ->
    [one] { $count } jugador no se vio
   *[other] { $count } jugadores no se vieron
} antes de la ronda { $round }: { $names }
text-count-players-have-not-checked-in-for-round-round-names = { $count ->
    [one] { $count } jugador no se vio
   *[other] { $count } jugadores no se vieron
} antes de la ronda { $round }: { $names }
text-count-team-has-not-checked-in-for-round-round-names = { $count } equipo no fue visto antes de la ronda { $round }: { $names }
text-count-teams-have-not-checked-in-for-round-round-names = { $count } equipos no fueron vistos antes de la ronda { $round }: { $names }
text-name-has-the-id-id-of-other = { $name } tiene el ID { $id } de { $other }
text-name-is-already-registered-others-another-id-or-year-of-birth-another-person = { $name } ya está inscrito: { $others } (otro ID o año de nacimiento: otra persona)
text-name-is-already-registered-others-another-short-name-another-team = { $name } ya está inscrito: { $others } (otro nombre corto: otro equipo)
text-name-is-already-registered-others = { $name } ya está inscrito: { $others }
text-name-is-already-in-the-list-another-id-or-year-of-birth-another-person = { $name } ya está en la lista (otro ID o año de nacimiento: otra persona)
text-name-is-already-in-the-list-another-short-name-another-team = { $name } ya está en la lista (otro nombre corto: otro equipo)
text-name-is-already-in-the-list = { $name } ya está en la lista
text-name-is-already-in-the-list-of-team = { $name } ya está en la lista de { $team }
text-name-looks-like-other-written-with-letters-of-another-alphabet = `{ $name }` se parece a `{ $other }`, escrito con letras de otro alfabeto
text-names-when-round-round-of-rounds-is-published = { $names }, cuando la ronda { $round } de { $rounds } está publicada
text-names-after-round-1-a-textsystem-that-has-begun-has-no-place-for-anybody-new-who-sits-out-every-round = { $names } tras la ronda 1: un torneo empezado ({ $textSystem }) no tiene sitio para nadie nuevo, que no jugaría ninguna ronda
text-name-is-removed-as-if-never-registered-textwith = { $name } se elimina, como si nunca se hubiera inscrito: { $textWith }
text-nothing-else-changes = nada más cambia
text-count-pairing-number-after-it-moves-up = { $count ->
    [one] { $count } número posterior sube
   *[other] { $count } números posteriores suben
}
text-count-pairing-numbers-after-it-move-up = { $count ->
    [one] { $count } número posterior sube
   *[other] { $count } números posteriores suben
}
text-with-textgone = con { $textGone }
text-the-textbye-in-round-round = { $textBye } en la ronda { $round }
text-the-prohibited-pairing-with-name = el emparejamiento prohibido con { $name }
text-the-fixed-board-board = el tablero fijo { $board }
text-count-player-of-the-team = { $count } jugador del equipo
text-count-players-of-the-team = { $count } jugadores del equipo
text-the-partnership-label = la pareja { $label }
text-points-given-beside-the-results = puntos aparte de los resultados
text-given-values = valores dados
text-name-this-change-does-not-count-in-this-event-the-textkind-rating-does = { $name }: este cambio no cuenta aquí; cuenta el Elo ({ $textKind })
text-name-this-change-does-not-count-in-this-event-the-rating-that-was-typed-does = { $name }: este cambio no cuenta aquí; cuenta el Elo tecleado
text-the-changed-ratings-of-count-players-do-not-count-in-this-event = los Elo cambiados de { $count } jugadores no cuentan en este torneo
text-textratings-standings-and-ratings-of-all-rounds-follow = { $textRatings }; clasificación y Elo de todas las rondas lo siguen
text-the-ratings-of-count-players-change = cambian los Elo de { $count } jugadores
text-what-is-known-of-the-textrating-of-name-changes = cambia lo que se sabe de { $textRating } de { $name }
text-the-textrating-of-name-changes-from-before-to-after = { $textRating } de { $name } cambia de { $before } a { $after }
text-textkind-rating = Elo ({ $textKind })
text-name-would-have-count-half-point-byes-in-rounds-rounds = { $name } tendría { $count } descansos con medio punto, en las rondas { $rounds }
text-the-rules-of-the-event-change-after-its-start-all-standings-follow = las reglas del torneo cambian tras el comienzo; todas las clasificaciones lo siguen
text-lots-were-drawn-already-the-places-that-depend-on-them-change = ya se sorteó; cambian los puestos que dependen de ello
text-points-points-but-textrounds-won-give-only-most-is-that-a-typing-error = { $points } puntos, pero { $textRounds } ganadas solo dan { $most }: ¿es un error al teclear?
text-the-pairing-numbers-change-after-round-round-some-players-will-meet-twice-and-others-never = los números cambian tras la ronda { $round }: unos se enfrentarán dos veces y otros nunca
text-the-pairing-numbers-change-after-round-round-later-rounds-are-paired-by-the-new-ones = los números cambian tras la ronda { $round }; las rondas siguientes siguen los nuevos
text-the-game-counted-as-a-draw-for-the-pairings-since-they-stay-as-they-are = la partida contó como tablas en los emparejamientos desde entonces; quedan como están
text-the-player-is-excluded-from-later-rounds = el jugador queda excluido de las rondas siguientes
text-the-textsystem-still-pairs-name-in-round-round-enter-a-forfeit-when-it-is-played = { $name } sigue emparejado en la ronda { $round } ({ $textSystem }): anote entonces la incomparecencia
text-the-results-at-board-boards-stay-with-other-players-of-team-an-empty-board-is-a-forfeit = los resultados en el tablero { $boards } quedan, con otros jugadores de { $team } (un tablero vacío es incomparecencia)
text-the-results-at-boards-boards-stay-with-other-players-of-team-an-empty-board-is-a-forfeit = los resultados en el tablero { $boards } quedan, con otros jugadores de { $team } (un tablero vacío es incomparecencia)
text-team-has-textreserves-at-most-most-are-allowed = { $team } tiene { $textReserves } (se permiten { $most } como máximo)
text-team-above-weaker-is-above-below-stronger-who-is-more-than-most-points-stronger = { $team }: { $above } ({ $weaker }) va delante de { $below } ({ $stronger }), que es más de { $most } puntos más fuerte
text-team-board-board-is-the-womens-board-and-name-is-not-registered-as-one = { $team }: el tablero { $board } es el femenino, y { $name } no está inscrita como mujer
text-team-board-board-is-the-junior-board-and-textwhy = { $team }: el tablero { $board } es el juvenil, y { $textWhy }
text-name-is-age-juniors-are-under-limit = { $name } tiene { $age } (los juveniles tienen menos de { $limit })
text-the-date-of-birth-of-name-is-unknown = la fecha de nacimiento de { $name } es desconocida
text-the-line-up-of-team-is-not-in-the-order-of-its-list-at-textplace-board-of-textboards = la alineación de { $team } no sigue el orden de su lista: { $textPlace } { $board } (de { $textBoards })
text-the-list-of-team-has-the-same-name-twice-names = la lista de { $team } tiene dos veces el mismo nombre: { $names }
text-round-round-match-match-names-now-sits-at-textplace-board-of-team-which-was-a-forfeit = ronda { $round }, encuentro { $match }: { $names } juega ahora en { $textPlace } { $board } de { $team }, que era una incomparecencia
text-round-round-match-match-textplace-board-of-team-is-now-empty-a-forfeit = ronda { $round }, encuentro { $match }: { $textPlace } { $board } de { $team } queda vacío (incomparecencia)
text-change-the-lists-but-not-the-published-line-ups = cambiar las listas, pero no las alineaciones publicadas
text-games-of-team-go-from-names = partidas de { $team } pasan de { $names }
text-born-born-which-is-still-to-come-the-event-began-in-began = nacimiento en { $born }, aún por venir (el torneo empezó en { $began })
text-born-born-textage-old = nacimiento en { $born }, { $textAge }
text-the-letters-of-word-are-of-several-alphabets-they-only-look-alike = las letras de { $word } son de varios alfabetos (solo se parecen)
text-no-federation-has-the-code-code = ninguna federación tiene el código { $code }
text-the-id-id-is-not-a-number = el ID { $id } no es un número
text-a-rating-of-rating-is-unlikely-in-chess-100-to-3000 = un Elo de { $rating } es improbable en ajedrez (100 a 3000)
text-was-becomes-now = { $was } pasa a { $now }
text-textplace-board-was-becomes-now = { $textPlace } { $board }: { $was } pasa a { $now }
text-was-is-cleared = { $was } se borra
text-textplace-board-was-is-cleared = { $textPlace } { $board }: { $was } se borra
text-of-points-points-textcount = de { $points } puntos, { $textCount }
text-name-a-rating-of-rating-is-unlikely-in-chess-100-to-3000 = { $name }: un Elo de { $rating } es poco probable en ajedrez (100 a 3000)
text-as-typed = como se escribió
text-given-should-be-read = { $given } debería ser { $read }

## Acts, one word each, of at most nine letters

act-register = inscribe
act-edit = datos
act-remove = elimina
act-list = lista
act-withdraw = retira
act-exclude = excluye
act-return = regresa
act-bye = descanso
act-board = tablero
act-number = números
act-lot = sorteo
act-forbid = prohíbe
act-setup = torneo
act-publish = publica
act-rearrange = reordena
act-put-right = corrige
act-result = resultado
act-agree = confirma
act-dispute = disputa
act-decide = decide
act-correct = corrige
act-members = jugadores
act-line-up = alinea
act-seal = cierra
act-prizes = premios
act-check-in = presencia
act-lots = sorteo
act-give = valores
act-report = informe
act-points = puntos
act-for-rating = valorar
act-standings = clasific.
act-position = posición
act-ratings = Elo
act-partners = parejas
act-tables = mesas
act-note = nota
act-key = clave
act-close = fin
act-sign = firma
act-undo = deshace
act-redo = rehace

## Acts in words

text-r-round-textplace-board-white-black-textscore = R{ $round } { $textPlace } { $board }  { $white } – { $black }  { $textScore }
text-r-round-textplace-board-textwhat = R{ $round } { $textPlace } { $board }  { $textWhat }
text-textpart-textnext = { $textPart }  { $textNext }
text-textmatch-textplace-board-score = { $textMatch }, { $textPlace } { $board }  { $score }
text-of-entry-entry = la entrada { $entry }
text-name-registered-by-mistake = { $name } (inscrito por error)
text-name-after-round-round = { $name } tras la ronda { $round }
text-name-before-round-1 = { $name } antes de la ronda 1
text-name-from-round-round = { $name } desde la ronda { $round }
text-name-textbye-in-round-round = { $name }: { $textBye } en la ronda { $round }
text-name-no-bye-in-round-round = { $name }: sin descanso en la ronda { $round }
text-name-always-at-board-board = { $name } siempre en el tablero { $board }
text-name-without-a-fixed-board = { $name } sin tablero fijo
text-initial-colour-textcolor = color inicial { $textColor }
text-names-from-round-round-on = { $names } desde la ronda { $round }
text-names-in-rounds-first-to-last = { $names } en las rondas { $first } a { $last }
text-round-round-textboards-textbyes-texthow = ronda { $round }: { $textBoards }, { $textByes }, { $textHow }
text-publish-round-round-textboards-textbyes-texthow = publicar la ronda { $round }: { $textBoards }, { $textByes }, { $textHow }
text-sign-pairing-allocated-bye = { $sign } descanso
text-sign-half-point-bye = { $sign } descanso con medio punto
text-sign-full-point-bye = { $sign } descanso con un punto
text-sign-zero-point-bye = { $sign } descanso sin punto
text-round-round-by-hand = ronda { $round }, a mano
text-round-round = ronda { $round }
text-the-published-round-round = la ronda publicada { $round }
text-by-typed-typed-not-what-against-had-entered = { $by } tecleó { $typed }, no lo que { $against } había introducido
text-the-result-stays = el resultado queda
text-was-textwas-now-textnow = era { $textWas }, ahora { $textNow }
text-textwhat-was-textwas-now-textnow = { $textWhat }: era { $textWas }, ahora { $textNow }
text-count-hand-changed-texthands = { $count ->
    [one] { $count } mano cambiada
   *[other] { $count } manos cambiadas
}: { $textHands }
text-count-hands-changed-texthands = { $count ->
    [one] { $count } mano cambiada
   *[other] { $count } manos cambiadas
}: { $textHands }
text-count-line-changed-textlines = { $count ->
    [one] { $count } línea cambiada
   *[other] { $count } líneas cambiadas
}: { $textLines }
text-count-lines-changed-textlines = { $count ->
    [one] { $count } línea cambiada
   *[other] { $count } líneas cambiadas
}: { $textLines }
text-no-result = sin resultado
text-score-unrated = { $score } sin valorar
text-count-player-registered = { $count ->
    [one] { $count } jugador inscrito
   *[other] { $count } jugadores inscritos
}
text-count-players-registered = { $count ->
    [one] { $count } jugador inscrito
   *[other] { $count } jugadores inscritos
}
text-count-player-changed = { $count ->
    [one] { $count } jugador cambiado
   *[other] { $count } jugadores cambiados
}
text-count-players-changed = { $count ->
    [one] { $count } jugador cambiado
   *[other] { $count } jugadores cambiados
}
text-count-player-registered-textchanged = { $count ->
    [one] { $count } jugador inscrito
   *[other] { $count } jugadores inscritos
}, { $textChanged }
text-count-players-registered-textchanged = { $count ->
    [one] { $count } jugador inscrito
   *[other] { $count } jugadores inscritos
}, { $textChanged }
text-standings-after-round-round = clasificación tras la ronda { $round }
text-standings-after-round-round-digest = clasificación tras la ronda { $round }  { $digest }
text-standings-after-round-round-sealed-digest = clasificación tras la ronda { $round } cerrada: { $digest }
text-none-any-more = ya ninguno
text-round-round-names-here = ronda { $round }: presencia de { $names }
text-round-round-names-not-here = ronda { $round }: ausencia de { $names }
text-drawn-for-textplayers = sorteado para { $textPlayers }
text-textrecords-kept-as-the-report-has-them = { $textRecords } se conservan como en el informe
text-reported-textresult = enviado { $textResult }
text-as-recorded = como está registrado
text-name-is-left-out = { $name } no se clasifica
text-name-is-ranked-again = { $name } vuelve a clasificarse
text-name-may-have-half-point-byes = { $name } puede tener descansos con medio punto
text-round-round-begins-from-position-position = la ronda { $round } empieza desde la posición { $position }
text-of-textplayers-from-round-round-on = de { $textPlayers } desde la ronda { $round }
text-at-most-seats-at-a-table-from-round-round-on = { $seats } como máximo por mesa desde la ronda { $round }
text-textplayers-without-a-partner = { $textPlayers } sin pareja
text-key-of-name-is-named = { $key } de { $name } queda nombrada
text-the-event-is-over-signed-with-key-key = el torneo ha terminado, firmado con la clave { $key }
text-signed-with-key-key = firmado con la clave { $key }
text-textwhose-points-points = { $textWhose }: { $points } puntos
text-textwhose-points-points-in-round-round = { $textWhose }: { $points } puntos en la ronda { $round }
text-textwhose-a-textresult-counts-points = { $textWhose }: { $textResult } cuenta { $points }
text-textwhose-a-textresult-counts-points-in-round-round = { $textWhose }: { $textResult } cuenta { $points } en la ronda { $round }
text-textwhose-points-match-points = { $textWhose }: { $points } puntos de encuentro
text-textwhose-points-match-points-games-game-points = { $textWhose }: { $points } puntos de encuentro, { $games } puntos de partida
text-textwhose-games-game-points = { $textWhose }: { $games } puntos de partida
text-everybody = todos
text-forfeit-win = victoria por incomparecencia
text-forfeit-loss = derrota por incomparecencia
text-win = victoria
text-loss = derrota
text-draw = tablas

## What undoing an act means for others

text-round-round-is-published-it-becomes-a-proposal-again = la ronda { $round } está publicada: vuelve a ser una propuesta
text-round-round-is-published-with-these-boards-it-gets-the-boards-from-before-the-change = la ronda { $round } está publicada con estos tableros: recupera los de antes
text-round-round-was-corrected-it-gets-the-boards-and-results-from-before = la ronda { $round } se corrigió: recupera los tableros y resultados de antes
text-round-round-is-withdrawn-it-is-published-again = la ronda { $round } está retirada: se publica de nuevo
text-the-standings-after-round-round-are-sealed-they-are-live-again = la clasificación tras la ronda { $round } está cerrada: vuelve a ser provisional
text-board-board-of-round-round-was-corrected-from-was-to-now-the-old-result-counts-again = el tablero { $board } de la ronda { $round } se corrigió de { $was } a { $now }: vuelve a contar el resultado antiguo
text-board-board-of-round-round-was-changed-for-the-rating-report-the-change-is-removed = el tablero { $board } de la ronda { $round } se cambió para la valoración: el cambio se elimina
text-name-is-excluded-no-longer-so = { $name } está excluido: deja de estarlo
text-name-is-left-out-of-the-standings-the-player-is-ranked-again = { $name } no se clasifica: vuelve a clasificarse
text-name-is-ranked-again-the-player-is-left-out-again = { $name } vuelve a clasificarse: deja de hacerlo
text-lots-are-drawn-the-places-are-open-again = el sorteo está hecho: los puestos vuelven a estar abiertos
text-the-event-names-key-key-it-stays-a-key-of-the-event-if-it-has-signed = el torneo nombra la clave { $key }: sigue siendo del torneo si ha firmado
text-the-event-is-closed-it-goes-on-and-is-signed-again-at-its-end = el torneo está cerrado: continúa, y se firma de nuevo al final
text-round-round-is-withdrawn = la ronda { $round } está retirada
text-round-round-is-corrected = la ronda { $round } está corregida

## Changes, item by item

text-textwhat-textwas-textnow = { $textWhat }: { $textWas } → { $textNow }
text-none = –
text-nothing = nada
text-bye-in-round-round = descanso en la ronda { $round }
text-reported-for-rating = enviado a valoración
text-left-out = sin clasificar
text-ranked = clasificado
text-half-point-byes = descansos con medio punto
text-allowed = permitido
text-ratings-of-name-from-round-round-on = Elo de { $name } desde la ronda { $round }
text-partner-of-name = pareja de { $name }
text-must-not-meet = no deben enfrentarse
text-may-meet = pueden enfrentarse
text-result-of-board-board-typed = resultado del tablero { $board }, tecleado
text-twice = dos veces
text-once = una vez
text-round-round-begins = comienzo de la ronda { $round }
text-registered = inscrito
text-registered-rating = inscrito, { $rating }
text-board-board = tablero { $board }
text-fund-number = fondo { $number }
text-sharing = reparto
text-funds = fondos
text-line-up-of-name = alineación de { $name }
text-board-board-textwhat = tablero { $board }, { $textWhat }
text-trick-number = baza { $number }
text-not-played = no jugado
text-main-suit-and-dealer = triunfo y mano que da
text-main-suit-suit-name-deals-ranks-one-and-two = triunfo { $suit }, { $name } da, rangos { $one } y { $two }
text-the-score-alone-points = solo el resultado: { $points }
text-points-to-the-defenders-seat-seat-deals = { $points } para la defensa, el asiento { $seat } da
text-points-to-the-defenders-no-trick-judged = { $points } para la defensa, sin bazas
text-seat-number = asiento { $number }

## The consequences of an act, and the comparison of two moments

text-nobody-moves = nadie se mueve
text-count-player-moves = { $count ->
    [one] { $count } jugador se mueve
   *[other] { $count } jugadores se mueven
}
text-count-players-move = { $count ->
    [one] { $count } jugador se mueve
   *[other] { $count } jugadores se mueven
}
text-count-team-moves = { $count } equipo se mueve
text-count-teams-move = { $count } equipos se mueven
text-no-rating-changes = no cambia ningún Elo
text-count-player-changes = { $count ->
    [one] { $count } jugador cambia
   *[other] { $count } jugadores cambian
}
text-count-players-change = { $count ->
    [one] { $count } jugador cambia
   *[other] { $count } jugadores cambian
}
text-count-team-changes = { $count } equipo cambia
text-count-teams-change = { $count } equipos cambian
text-count-rating-changes = { $count ->
    [one] { $count } Elo cambia
   *[other] { $count } Elo cambian
}
text-count-ratings-change = { $count ->
    [one] { $count } Elo cambia
   *[other] { $count } Elo cambian
}
text-no-later-pairing-changes = no cambia ningún emparejamiento posterior
text-rounds-would-be-paired-differently-today-they-stay-as-played = { $rounds } se emparejarían hoy de otro modo; quedan como se jugaron
text-the-standings-sealed-after-textrounds-are-marked-changed-since = la clasificación cerrada tras { $textRounds } se marca como cambiada desde entonces
text-round-round-textmore = ronda { $round }, { $textMore }
text-results-and-pairings = resultados y emparejamientos
text-no-changes = sin cambios
text-pairings = emparejamientos
text-seals = cierres
text-ratings = Elo
text-places = puestos
text-round-round-published-textboards = ronda { $round } publicada, { $textBoards }
text-round-round-is-not-published-textboards = la ronda { $round } no está publicada, { $textBoards }
text-r-round-board-board = R{ $round } tablero { $board }
text-r-round-match-board = R{ $round } encuentro { $board }
text-r-round-table-board = R{ $round } mesa { $board }
text-other-players = otros jugadores
text-other-teams = otros equipos
text-moved-textwhat = movió { $textWhat }
text-nobody = nadie
text-moved-textwhat-r-round-pairings-stay = movió { $textWhat }; los emparejamientos R{ $round } quedan
text-moved-textwhat-r-first-r-last-pairings-stay = movió { $textWhat }; los emparejamientos R{ $first }–R{ $last } quedan

## The audit

text-entry-entry = entrada { $entry }
text-from-entry-from-to-entry-to = de la entrada { $from } a la entrada { $to }
text-against-entry-entry-textsummary-changed = frente a la entrada { $entry }: { $textSummary } · * cambiado
text-accepted = aceptado
text-undone-it-does-not-count = deshecho: no cuenta
text-warning-accepted = aviso aceptado
text-file-sound = archivo correcto
text-file-not-sound = archivo NO correcto
text-chain-count-all = cadena ✓ { $count }/{ $all }
text-chain-line-line-textwrong = cadena × línea { $line }: { $textWrong }
text-journal-textrefused = registro × { $textRefused }
text-pairings-mark-count-all = emparejamientos { $mark } { $count }/{ $all }
text-seals-mark-count-all = cierres { $mark } { $count }/{ $all }
text-as-the-system-makes-them = como el sistema
text-count-by-hand-entry-entry = { $count } a mano, entrada { $entry }
text-count-by-hand-entries-entries = { $count } a mano, entradas { $entries }
text-count-imported-entry-entry = { $count } importado, entrada { $entry }
text-count-imported-entries-entries = { $count } importados, entradas { $entries }
text-count-correction = { $count ->
    [one] { $count } corrección
   *[other] { $count } correcciones
}
text-count-corrections = { $count ->
    [one] { $count } corrección
   *[other] { $count } correcciones
}
text-the-signature-of-entry-entry-is-wrong = la firma de la entrada { $entry } es falsa
text-closed-signed-to-entry-entry = cerrado, firmado hasta la entrada { $entry }
text-signed-to-entry-entry = firmado hasta la entrada { $entry }
text-not-signed-yet = aún sin firmar
text-1-to-last = 1 a { $last }

## Errors of the desk

text-there-is-nothing-to-undo = nada que deshacer
text-there-is-nothing-to-redo = nada que rehacer
text-not-signed-the-event-is-not-saved-in-a-file = sin firmar: el torneo no está en un archivo
text-nothing-is-signed-or-sealed-textwhy-mend-that-file-or-move-it-away-a-new-key-is-made-then-and-asked-about = no se firma ni se cierra nada: { $textWhy } (repare ese archivo o apártelo: entonces se propone una clave nueva)
text-textwarned-not-recorded-this-has-to-be-accepted-first = { $textWarned } (no registrado: hay que aceptarlo antes)
text-count-fund-total = { $count ->
    [one] { $count } fondo
   *[other] { $count } fondos
}, { $total }
text-count-funds-total = { $count ->
    [one] { $count } fondo
   *[other] { $count } fondos
}, { $total }
text-count-place-textmore = { $count ->
    [one] { $count } puesto
   *[other] { $count } puestos
}, { $textMore }
text-count-places-textmore = { $count ->
    [one] { $count } puesto
   *[other] { $count } puestos
}, { $textMore }

## Settings, tour

text-file = archivo
text-made-now-everything-in-it-is-commented-out = creado ahora: todo está comentado
text-read-when-the-desk-starts = se lee al empezar
text-the-first-of-the-list = el primero de la lista
text-theme = colores
text-result-keys = teclas
text-new-events = torneos nuevos
text-no-name = sin nombre
text-language = idioma
text-time-zone = zona horaria
text-rating-lists = listas de Elo
text-paper = papel
text-written-by-hand = a petición
text-own-key = tecla propia
text-loaded-by-hand = se cargan a petición
text-events-are-compared-with-new-ones = los torneos se comparan con las nuevas
text-nothing-is-compared-automatically = nada se compara automáticamente
text-settings = ajustes
text-published-published-sealed-sealed-into-where = publicado: { $published }; cerrado: { $sealed }; en { $where }
text-textwrong-not-used = { $textWrong } (no se usa)
text-tour-step-of-steps = visita { $step } de { $steps }
text-key-ends-it = { $key } la termina
text-first-close-what-covers-the-screen-key = Cierre primero lo que tapa la pantalla: { $key }.
text-first-go-to-the-textscreen-screen = Vaya primero a la pantalla { $textScreen }:
text-the-round-is-on-the-cursor-waits-at-a-board-without-a-result-walk-white-white-won-walk-black-black-won-walk-draw-a-draw-one-key-and-it-is-saved-press-one = La ronda está en juego; el cursor espera en un tablero sin resultado. { "{walk:white}" } ganan blancas, { "{walk:black}" } ganan negras, { "{walk:draw}" } tablas: una tecla, y queda guardado. Pulse una.
text-a-slip-misread-undo-undoes-the-last-act-any-number-of-times-even-tomorrow-press-undo = ¿Una papeleta mal leída? { "{undo}" } deshace el último acto, cuantas veces haga falta, incluso mañana. Pulse { "{undo}" }.
text-the-screens-are-one-key-from-each-other-press-go-standings-for-the-standings-which-follow-every-result = Cada pantalla está a una tecla. Pulse { "{go(standings)}" } para la clasificación, que sigue cada resultado.
text-why-am-i-third-every-number-has-its-reason-press-standings-explain = «¿Por qué soy tercero?» Cada número tiene su razón: pulse { "{standings:explain}" }.
text-everything-you-did-is-an-entry-of-the-journal-verify-plays-it-again-from-nothing-and-compares-press-verify = Todo lo que ha hecho es una entrada del registro. { "{verify}" } lo reproduce desde cero y compara. Pulse { "{verify}" }.
text-help-lists-the-keys-of-a-screen-palette-finds-every-action-by-name-manual-opens-the-manual-at-the-screen-you-are-on-press-manual = { "{help}" } muestra las teclas de una pantalla, { "{palette}" } encuentra cada acción por su nombre. { "{manual}" } abre el manual en la pantalla donde está: pulse { "{manual}" }.
text-that-is-the-desk-an-event-of-your-own-is-home-new-on-the-home-screen-end-tour-ends-the-tour-and-goes-there = Ese es el programa. Un torneo propio empieza con { "{home:new}" } en la pantalla de inicio. { "{end_tour}" } termina la visita y lleva allí.

## Lists of players before they are imported

text-taken-as = leído como
text-first-values = primeros valores
text-column = columna
text-as-if-typed = como tecleado
text-a-tournament-report-its-players-are-read-as-they-are-there = un informe de torneo: sus jugadores se leen como están allí
text-everybody-is-registered-as-the-list-says = todos están inscritos como en la lista
text-not-taken-though-the-values-look-like-something-columns-left-or-right-on-the-column-takes-it = no se toma, aunque los valores lo parecen: { $columns } ({ $left } o { $right } en la columna la toma)
text-the-rating-lists-are-not-used-key-uses-them = sin las listas de Elo ({ $key } las usa)
text-found-of-textplayers-found = { $found } hallados de { $textPlayers }
text-nothing-differs-key-leaves-them-out = · sin diferencias ({ $key } las omite)
text-textdifferences-the-list-counts-key-takes-theirs = · { $textDifferences }: cuenta la lista ({ $key } toma los suyos)
text-textdifferences-theirs-count-key-leaves-them-out = · { $textDifferences }: cuentan los suyos ({ $key } las omite)
text-count-new = { $count ->
    [one] { $count } nuevo
   *[other] { $count } nuevos
}
text-count-changes = { $count } cambian
text-count-change = { $count } cambian
text-count-registered-as-they-are = { $count } ya inscritos así
text-count-repeated = { $count } repetidos
text-count-line-not-read = × { $count ->
    [one] { $count } línea no leída
   *[other] { $count } líneas no leídas
}
text-count-lines-not-read = × { $count ->
    [one] { $count } línea no leída
   *[other] { $count } líneas no leídas
}
text-count-note = { $count ->
    [one] { $count } nota
   *[other] { $count } notas
}
text-count-notes = { $count ->
    [one] { $count } nota
   *[other] { $count } notas
}
text-count-doubt = { $count ->
    [one] { $count } duda
   *[other] { $count } dudas
}
text-count-doubts = { $count ->
    [one] { $count } duda
   *[other] { $count } dudas
}
text-key-registers-textplayers = { $key } inscribe { $textPlayers }
text-key-changes-textplayers = { $key } cambia { $textPlayers }
text-key-registers-new-changes-changed = { $key } inscribe { $new }, cambia { $changed }
text-key-registers-the-new-only = { $key } inscribe solo los { $new }
text-textdone-accepts-textdoubts = { $textDone }, acepta { $textDoubts }
text-key-makes-the-player-of-a-line-another-person-than-the-one-of-that-name-or-the-same = { $key } hace del jugador de una línea otra persona que la de ese nombre, o la misma
text-key-changes-nothing = { $key } no cambia nada
text-not-read = × no leída
text-from-lists = de listas
text-differs = difiere
text-changes = cambia
text-note = nota
text-doubt = duda
text-registered-players-beside-the-rating-lists = jugadores inscritos frente a las listas de Elo
text-textplayers-found-in-the-lists-textdifferences = { $textPlayers } en las listas, { $textDifferences }
text-count-differs = { $count ->
    [one] { $count } difiere
   *[other] { $count } difieren
}
text-count-differ = { $count ->
    [one] { $count } difiere
   *[other] { $count } difieren
}
text-in-the-event-in-the-list = en el torneo → en la lista
text-headings-in-line-line = encabezados en la línea { $line }
text-no-headings-each-line-is-read-as-if-it-were-typed = sin encabezados: cada línea se lee como si se tecleara
text-columns-of-fixed-width = columnas de ancho fijo
text-typed-textwhat-with-the-textwhich = { $typed }: { $textWhat } con { $textWhich }
text-fide-rating = Elo FIDE
text-national-rating = Elo nacional
text-rapid-rating = Elo rápido
text-blitz-rating = Elo relámpago
text-last-name = apellido
text-first-name = nombre de pila
text-womens-title = título femenino
text-short-name = nombre corto
text-date-of-birth = fecha de nacimiento
text-sex = sexo
text-this-is-an-event-not-a-list-of-players-open-it-or-export-its-players = es un torneo, no una lista de jugadores (ábralo, o exporte sus jugadores)
text-this-is-a-spreadsheets-own-file-save-it-as-csv-or-as-text-with-tabs-and-import-that = es un archivo de hoja de cálculo (guárdelo como CSV o texto con tabuladores, e impórtelo)
text-this-is-a-page-or-xml-expected-a-list-of-players-csv-or-text-with-tabs = es una página o XML (se espera una lista de jugadores: CSV, o texto con tabuladores)
text-this-is-not-a-text-expected-a-list-of-players-csv-or-text-with-tabs = no es un texto (se espera una lista de jugadores: CSV, o texto con tabuladores)
text-there-is-no-player-in-the-list = no hay ningún jugador en la lista
text-there-is-no-player-in-the-list-aside = no hay ningún jugador en la lista { $aside }
text-the-list-has-a-column-of-teams-but-this-event-registers-teams-expected-members-event-list-which-registers-the-teams-with-their-players = la lista tiene una columna de equipos, pero este torneo inscribe equipos (se espera `members EVENT LIST`, que inscribe los equipos con sus jugadores)
text-the-file-mixes-encodings-which-are-read-as-encoding-the-others-as-utf-8 = el archivo mezcla codificaciones: { $which } { $are } leídas como { $encoding }, las otras como UTF-8
text-some-characters-mean-nothing-in-encoding-try-another-encoding = algunos caracteres no significan nada en { $encoding } (pruebe otra codificación)
text-above-the-headings-not-read = encima de los encabezados: no leído
text-not-read-textwhy = no leído: { $textWhy }
text-text-in-column-column = texto en la columna { $column }
text-name-is-taken-as-a-name-without-a-rating-a-comma-before-number-makes-it-the-rating = { $name } se toma como nombre sin Elo (una coma ante { $number } lo hace Elo)
text-value-after-the-last-column-fields-left-out = { $value }: después de la última columna ({ $fields }): omitido
text-a-name-is-missing-line = falta un nombre ({ $line })
text-name-is-not-a-name = { $name } no es un nombre
text-letter-can-stand-for-a-man-or-a-woman-the-sex-of-names-is-left-out-say-which-letters-stand-for-women = `{ $letter }` puede ser hombre o mujer: se omite el sexo de { $names } (diga qué letras son mujeres)
text-name-changes-and-only-the-name-says-that-it-is-the-same-person = { $name } cambia, y solo el nombre dice que es la misma persona
text-name-is-called-other-in-the-list-with-the-same-id = { $name } se llama { $other } en la lista, con el mismo ID
text-name-is-another-person-than-other = { $name } es otra persona que { $other }
text-name-is-in-line-line-already-with-the-same-id = { $name } ya está en la línea { $line }, con el mismo ID
text-name-has-the-id-id-of-other-in-line-line-one-of-them-is-wrong = { $name } tiene el ID { $id } de { $other } en la línea { $line }: uno es erróneo
text-name-is-in-line-line-already-born-in-the-same-year = { $name } ya está en la línea { $line }, nacimiento el mismo año
text-name-is-taken-for-other-who-is-registered = { $name } se toma por { $other }, que está inscrito
text-textwhat-left-out = { $textWhat }: omitido
text-name-no-list-has-the-id-id = { $name }: ninguna lista tiene el ID { $id }
text-name-has-the-id-id-of-other-in-list = { $name } tiene el ID { $id } de { $other } en { $list }
text-name-namesakes-persons-of-that-name-in-the-lists-type-the-id = { $name }: { $namesakes } personas con ese nombre en las listas (teclee el ID)
text-name-one-of-that-name-with-another-textwhy = { $name }: una persona con ese nombre, con otro dato: { $textWhy }
text-rating-600-points-away-or-more-type-the-id-where-it-is-the-same-person = Elo, a 600 puntos o más (teclee el ID si es la misma persona)
text-birth-year = año de nacimiento
text-line-the-line-is-too-long-for-a-player-limit-limit-bytes = { $line }: la línea es demasiado larga para un jugador (límite { $limit } bytes)
text-line-the-list-is-too-long-limit-limit-players = { $line }: la lista es demasiado larga (límite { $limit } jugadores)
text-line-a-quotation-mark-is-opened-here-and-not-closed-expected-at-its-end = { $line }: aquí se abre una comilla y no se cierra (se espera `"` al final)
text-no-rating-list-is-at-hand-wallchart-lists-import-reads-one = no hay ninguna lista de Elo (`wallchart lists import` lee una)
text-pasted-lines = líneas pegadas
text-the-lines-that-were-pasted = las líneas pegadas
text-the-rating-lists-textwhy = las listas de Elo: { $textWhy }
text-the-report-is-of-textkind-given-the-event-goes-on-by-manual-pairing = según el informe: { $textKind } ({ $given }); el torneo sigue con emparejamiento manual
text-another-swiss-than-fides-dutch-one = otro suizo que el de la FIDE (Dutch)
text-a-round-robin-but-its-rounds-are-not-those-of-the-tables = una liga, pero sus rondas no son las de las tablas
text-a-round-robin-by-tables-of-its-own = una liga con tablas propias
text-another-system = otro sistema
text-a-team-event = un torneo por equipos
text-the-report-is-of-a-round-robin-given-the-event-is-a-textsystem = según el informe, una liga ({ $given }); el torneo tiene el sistema: { $textSystem }
text-textwhy-the-event-goes-on-by-manual-pairing = { $textWhy }: el torneo sigue con emparejamiento manual
text-no-rule-gives-these-virtual-points = ninguna regla da estos puntos virtuales
text-the-rounds-are-not-those-of-the-berger-tables = las rondas no son las de las tablas de Berger
text-the-rounds-are-not-those-of-a-scheveningen-table = las rondas no son las de una tabla Scheveningen
text-the-rounds-are-not-those-of-a-knockout = las rondas no son las de una eliminación directa
text-the-report-does-not-name-its-system-192 = el informe no nombra su sistema (192)
text-no-rule-here-pairs-the-type-given-192 = aquí ninguna regla empareja el tipo { $given } (192)
text-the-virtual-points-are-not-those-of-the-baku-acceleration-c-04-7-they-are-kept-and-count-for-no-pairing = los puntos virtuales no son los de la aceleración de Bakú (C.04.7): se guardan y no cuentan en ningún emparejamiento
text-the-virtual-points-are-not-those-of-the-baku-acceleration-c-04-7-they-are-kept-and-count-for-no-pairing-the-event-goes-on-by-manual-pairing = los puntos virtuales no son los de la aceleración de Bakú (C.04.7): se guardan y no cuentan en ningún emparejamiento; el torneo sigue con emparejamiento manual
text-name-is-the-first-team-but-the-second-in-the-table = { $name } es el primer equipo, pero el segundo en la tabla
text-the-line-up-of-name-is-given-expected-expected-from-the-table = la alineación de { $name } es { $given } (según la tabla: { $expected })
text-no-number-name-has-no-game-imported-as-withdrawn-before-round-1 = N.º { $number } { $name } no tiene partidas: importado como retirado antes de la ronda 1
text-no-number-name-has-no-game-imported-as-a-late-entry-in-round-round = N.º { $number } { $name } no tiene partidas: importado como llegado en la ronda { $round }
text-no-number-name-has-no-rank-and-played-fewer-than-half-of-the-games-withdrawn-and-no-result-counts = N.º { $number } { $name } no tiene puesto y jugó menos de la mitad de las partidas: retirado, ningún resultado cuenta
text-count-bye-of-rounds-to-come-left-out-a-textsystem-has-none-that-are-worth-points = { $count } descanso de rondas futuras omitido: en { $textSystem } ninguno vale puntos
text-count-byes-of-rounds-to-come-left-out-a-textsystem-has-none-that-are-worth-points = { $count } descansos de rondas futuras omitidos: en { $textSystem } ninguno vale puntos
text-without-a-rank-in-the-report-and-ranked-in-the-event-names = sin puesto en el informe, y clasificados en el torneo: { $names }
text-the-report-states-no-tie-breaks-and-its-ranks-do-not-follow-from-the-points-the-event-holds-them-as-places-given-from-outside = el informe no indica desempates, y sus puestos no se siguen de los puntos: el torneo los guarda como puestos dados desde fuera
text-the-ranks-of-the-report-do-not-follow-from-its-tie-breaks-given-the-event-holds-them-as-places-given-from-outside = los puestos del informe no se siguen de sus desempates ({ $given }): el torneo los guarda como puestos dados desde fuera
text-the-ranks-of-the-report-do-not-follow-from-the-bracket-by-which-the-event-ranks-names = los puestos del informe no se siguen del cuadro, por el que clasifica el torneo: { $names }
text-the-report-states-no-tie-breaks-202-the-event-ranks-by-points-alone-names = el informe no indica desempates (202): el torneo clasifica solo por puntos: { $names }
text-the-ranks-of-the-report-do-not-follow-from-the-points-alone-by-which-the-event-ranks-names = los puestos del informe no se siguen solo de los puntos, por los que clasifica el torneo: { $names }
text-the-ranks-of-the-report-do-not-follow-from-points-and-given-by-which-the-event-ranks-names = los puestos del informe no se siguen de los puntos y { $given }, por los que clasifica el torneo: { $names }
text-the-event-is-not-official-textwhy = el torneo no es oficial: { $textWhy }
text-the-id-id-is-of-several-players-names = varios jugadores tienen el ID { $id }: { $names }
text-several-players-have-one-name-names = varios jugadores tienen el mismo nombre: { $names }
text-several-players-have-one-name-names-their-ids-or-years-of-birth-differ = varios jugadores tienen el mismo nombre: { $names } (sus ID o años de nacimiento difieren)
text-several-teams-have-one-name-names = varios equipos tienen el mismo nombre: { $names }
text-round-round-is-not-as-textsystem-pairs-it-textdifference = la ronda { $round } no es como la empareja { $textSystem }: { $textDifference }
text-given-and-the-system-finds-no-legal-pairing = { $given }, y el sistema no encuentra un emparejamiento válido
text-given-is-no-record-of-players-and-the-line-looks-like-one-of-a-player-001-it-is-not-read = `{ $given }` no es un registro de jugadores, y la línea parece la de un jugador (001): no se lee
text-given-contradicts-typed-of-line-number-textwhich-counts = `{ $given }` contradice `{ $typed }` de la línea { $number }: cuenta { $textWhich }
text-given-contradicts-typed-of-line-number-the-later-line-counts = `{ $given }` contradice `{ $typed }` de la línea { $number }: cuenta la línea posterior
text-the-first-line = la primera línea
text-the-list-of-212 = la lista de 212
text-the-first-list = la primera lista
text-read-as-encoding = leído como { $encoding }
text-some-characters-mean-nothing-in-encoding-another-encoding-may-fit = algunos caracteres no significan nada en { $encoding } (quizá sirva otra codificación)
text-the-columns-after-names-are-counted-in-textunits-not-in-characters-lines-given = las columnas tras los nombres se cuentan en { $textUnits }, no en caracteres (líneas { $given })
text-bytes = bytes
text-units-of-utf-16 = unidades de UTF-16
text-columns-of-a-terminal = columnas de un terminal
text-the-result-sign-of-round-round-is-not-known-yet = el resultado `{ $sign }` de la ronda { $round } aún no se conoce (`?`)
text-nobody-knows-the-result-sign-of-round-round-the-game-is-adjourned = el resultado `{ $sign }` de la ronda { $round } es desconocido: la partida está aplazada
text-the-result-of-player-number-in-round-round-does-not-count-that-of-the-opponent-is-unknown = el resultado del jugador { $number } en la ronda { $round } no cuenta: el del rival es desconocido
text-the-points-of-the-lines-count-a-result-that-is-not-known-yet-as-nothing = los puntos de las líneas cuentan como nada un resultado aún desconocido
text-no-record-of-the-points-those-of-the-lines-follow-from-given = ningún registro de los puntos: los de las líneas se siguen de { $given }
text-no-record-of-the-points-those-of-the-lines-follow-from-given-expected-would-fit-as-well = ningún registro de los puntos: los de las líneas se siguen de { $given } ({ $expected } también serviría)
text-no-record-of-the-points-those-of-the-lines-follow-from-given-and-the-pairing-allocated-bye-is-worth-points = ningún registro de los puntos: los de las líneas se siguen de { $given }, y el descanso asignado vale { $points }
text-no-record-of-the-points-those-of-the-lines-follow-from-given-and-the-pairing-allocated-bye-is-worth-points-expected-would-fit-as-well = ningún registro de los puntos: los de las líneas se siguen de { $given }, y el descanso asignado vale { $points } ({ $expected } también serviría)
text-a-result-that-is-not-known-yet-counts-as-a-draw-in-the-event-and-points-in-the-report = un resultado aún desconocido cuenta como tablas en el torneo, y { $points } en el informe
text-player-number-has-given-points-but-the-results-add-up-to-something-else-expected-expected = el jugador { $number } tiene { $given } puntos, pero los resultados suman { $expected }
text-team-number-has-given-match-points-but-the-results-add-up-to-something-else-expected-expected = el equipo { $number } tiene { $given } puntos de encuentro, pero los resultados suman { $expected }
text-team-number-has-given-game-points-but-the-results-add-up-to-something-else-expected-expected = el equipo { $number } tiene { $given } puntos de partida, pero los resultados suman { $expected }
text-062-given-there-are-textplayers = `062 { $given }`: hay { $textPlayers }
text-given-is-not-a-day-it-is-kept-as-it-is-written = `{ $given }` no es un día: se guarda como está escrito
text-the-pairing-number-number-is-place-in-the-event-its-numbers-have-no-gaps = el número { $number } es { $place } en el torneo: sus números no tienen huecos
text-the-number-number-of-a-team-is-place-in-the-event-its-numbers-have-no-gaps = el número de equipo { $number } es { $place } en el torneo: sus números no tienen huecos
text-titles-are-written-as-the-federation-writes-them-today-given = títulos, como los escribe hoy la federación: { $given }
text-textfields-are-written-as-the-event-has-them-given = { $textFields }, como los tiene el torneo: { $given }
text-sexes = sexos
text-names = nombres
text-federations = federaciones
text-numbers-of-the-federation = números de la federación
text-dates-of-birth = fechas de nacimiento
text-the-report-has-no-name-012-the-event-is-called-name = el informe no tiene nombre (012): el torneo se llama { $name }
text-072-given-count-player-has-a-rating = `072 { $given }`: { $count } jugador tiene puntuación
text-072-given-count-players-have-a-rating = `072 { $given }`: { $count } jugadores tienen puntuación
text-the-report-does-not-say-how-many-rounds-there-are-142-the-event-has-textrounds = el informe no dice cuántas rondas hay (142): el torneo tiene { $textRounds }
text-entries-without-an-opponent-are-byes-given = las entradas sin rival son descansos: { $given }
text-games-without-colours-the-player-with-the-smaller-number-has-white = partidas sin colores: el número menor lleva blancas
text-textfield-of-players-as-the-event-has-it-given = { $textField } de jugadores, como en el torneo: { $given }
text-textfield-of-teams-as-the-event-has-it-given = { $textField } de equipos, como en el torneo: { $given }
text-the-match-of-teams-number-and-given-is-another-one = el encuentro de los equipos { $number } y { $given } es otro
text-the-match-of-teams-number-and-given-is-a-forfeit-board-by-board = el encuentro de los equipos { $number } y { $given } es una incomparecencia tablero a tablero
text-the-event-has-other-byes = el torneo tiene otros descansos
text-the-entry-of-player-number-in-round-round-is-written-differently = la entrada del jugador { $number } en la ronda { $round } se escribe de otro modo
text-the-entry-of-player-number-in-round-round-is-left-out = la entrada del jugador { $number } en la ronda { $round } se omite
text-a-bye-of-this-line-is-left-out = un descanso de esta línea se omite
text-lines-of-teams-013-are-written-as-the-event-has-the-teams-given = líneas de equipos (013), como el torneo tiene los equipos: { $given }
text-no-number-name-is-in-no-team-left-out = N.º { $number } { $name } no está en ningún equipo: omitido
text-352-given-the-event-has-the-colours-expected = `352 { $given }`: el torneo tiene los colores { $expected }
text-the-record-number-given-is-now-expected = el registro { $number } `{ $given }` es ahora `{ $expected }`
text-textwhy-the-event-is-one-of-the-players-not-of-the-teams = { $textWhy }: el torneo es de los jugadores, no de los equipos
text-802-of-team-number-given-match-points-instead-of-expected = 802 del equipo { $number }: { $given } puntos de encuentro en lugar de { $expected }
text-802-of-team-number-given-game-points-instead-of-expected = 802 del equipo { $number }: { $given } puntos de partida en lugar de { $expected }
text-802-of-team-number-another-entry-of-round-round = 802 del equipo { $number }: otra entrada en la ronda { $round }
finding-line = línea { $number }: { $what }
finding-round = ronda { $number }: { $what }
finding-accepted = aceptado sin preguntar: { $what }
text-textwhy-the-textfield-is-left-out = { $textWhy }: omitido: { $textField }
text-typed-can-be-two-different-days-only-the-year-year-is-kept = { $typed } puede ser dos días distintos: solo queda el año { $year }
text-the-textfield-given-is-now-expected = { $textField } `{ $given }` es ahora `{ $expected }`
text-the-file-mixes-encodings-encoding-in-lines-given-utf-8-in-the-others = el archivo mezcla codificaciones: { $encoding } en las líneas { $given }, UTF-8 en las otras
text-a-textresult-is-worth-given-here-and-expected-in-line-number-the-later-line-counts = { $textResult }: vale { $given } aquí y { $expected } en la línea { $number }; cuenta la línea posterior
text-240-sign-contradicts-the-line-of-player-number-in-round-round-the-players-line-counts = `240 { $sign }` contradice la línea del jugador { $number } en la ronda { $round }: cuenta la línea del jugador

## Players as they are typed

text-berg-luca-2214-im-ger-club-sk-nord-category-u16-team-nord-1-fee-12-50 = Berg, Luca, 2214, IM, GER, club SK Nord, categoría U16, equipo Nord 1, inscripción 12,50
field-short = abreviatura
field-born = nacimiento
words-born = nacido, nacida
typed-day = { $day }/{ $month }/{ $year }
sex-m = m
sex-w = f
field-id = ID
text-berg-luca-2214-plus-dahl-anna-two-partners-or-one-player-klee-olga-club-nord = Berg, Luca, 2214 + Dahl, Anna (dos compañeros), o un jugador: Klee, Olga, club Nord
text-sk-nord-1-ger-club-sk-nord-short-nor1-captain-luca-berg = SK Nord 1, GER, club SK Nord, abreviatura NOR1, capitán Luca Berg
text-a-name-comes-first = primero va el nombre
text-part-is-not-a-title-sex-federation-or-field-name-expected-gm-or-another-title-m-or-w-ger-or-words = `{ $part }` no es título, sexo, federación ni nombre de campo (se espera GM u otro título, m o f, GER, o { $words })
text-textfield-has-no-value-expected-textfield-and-its-value-or-textfield-for-none = `{ $textField }` no tiene valor (se espera { $textField } y su valor, o { $textField } - para ninguno)
text-a-player-has-no-field-field = un jugador no tiene campo `{ $field }`
text-a-pair-is-two-players-with-one-plus-between-them = una pareja son dos jugadores con un + entre ellos
text-typed-is-not-a-sex-expected-m-or-w = { $typed } no es un sexo (se espera m o f)
text-typed-is-not-a-title-expected-known = { $typed } no es un título (se espera { $known })
text-typed-is-not-a-federation-expected-three-letters-for-instance-ger = { $typed } no es una federación (se esperan tres letras, por ejemplo ESP)
text-the-id-id-is-too-long-expected-at-most-most-characters = el ID { $id } es demasiado largo (se esperan { $most } caracteres como máximo)
text-typed-is-not-a-date-of-birth-expected-a-year-or-a-date-as-1987-03-12-or-12-03-1987 = { $typed } no es una fecha de nacimiento (se espera un año, o una fecha como 1987-03-12 o 12.03.1987)
text-typed-can-be-whole-or-decimal-write-it-without-a-separator-of-thousands = { $typed } puede ser { $whole } o { $decimal } (escríbalo sin separador de millares)
text-typed-can-be-two-different-days-type-it-as-iso-or-only-the-year-year = { $typed } puede ser dos días distintos (teclee { $iso }, o solo el año { $year })
text-typed-holds-a-line-end-or-another-control-character-type-it-as-one-line-of-text = { $typed } contiene un fin de línea u otro carácter de control (tecléelo en una línea)
text-typed-has-length-characters-shorten-it-to-at-most-most = { $typed } tiene { $length } caracteres (acórtelo a { $most } como máximo)
text-typed-is-not-a-decimal-number-expected-digits-optionally-a-point-and-more-digits = `{ $typed }` no es un número decimal (se esperan cifras, quizá una coma y más cifras)
text-typed-has-more-than-places-decimals = `{ $typed }` tiene más de { $places } decimales
text-typed-is-too-large = `{ $typed }` es demasiado grande
text-typed-is-not-a-number-expected-least-to-most = `{ $typed }` no es un número (se espera de { $least } a { $most })
text-number-is-out-of-range-expected-least-to-most = { $number } está fuera de los límites (se espera de { $least } a { $most })
text-typed-does-not-have-two-decimals-expected-a-number-such-as-3-00 = `{ $typed }` no tiene dos decimales (se espera un número como 3,00)
text-typed-is-none-of-the-choices-expected-known = `{ $typed }` no es una de las opciones (se espera { $known })
text-this-is-chosen-from-a-list-not-typed = esto se elige de una lista, no se teclea
text-typed-is-not-a-date-expected-a-year-or-year-month-day = `{ $typed }` no es una fecha (se espera un año, o año-mes-día)
text-typed-is-not-a-date-expected-2026-11-21-or-21-11-2026 = `{ $typed }` no es una fecha (se espera 2026-11-21 o 21.11.2026)
text-a-prize-of-amount-expected-at-least-0 = un premio de { $amount } (se espera 0 al menos)
text-a-prize-of-now-after-one-of-before-expected-the-largest-first = un premio de { $now } tras uno de { $before } (se espera el mayor primero)
text-the-prizes-are-too-large-to-be-added-up = los premios son demasiado grandes para sumarlos
text-typed-is-not-the-address-of-a-page-expected-for-instance-https-example-org-open = { $typed } no es una dirección web (se espera por ejemplo https://example.org/open)
text-an-address-on-paper-must-have-no-password-remove-all-that-is-before-the = una dirección en papel no debe llevar contraseña (quite todo lo que va antes de la @)
text-an-address-of-count-characters-is-too-long-for-a-code-on-paper-expected-at-most-most = una dirección de { $count } caracteres es demasiado larga para un código en papel (se esperan { $most } como máximo)
text-nothing-is-typed-yet = aún no se ha tecleado nada
text-typed-is-no-pairing-number-here-expected-1-to-most = `{ $typed }` no es aquí un número inicial (se espera de 1 a { $most })
text-typed-is-not-the-number-of-an-entry = `{ $typed }` no es el número de una entrada
text-typed-is-not-a-board-expected-its-number-from-1 = `{ $typed }` no es un tablero (se espera su número, desde 1)
text-nothing-changes-about-player-number-expected-other-fields-same-berg-luca-2214 = nada cambia en el jugador { $number } (se esperan otros campos: { $same } Berg, Luca, 2214)
text-the-team-has-no-player-number-expected-1-to-last-or-a-name-first = el equipo no tiene jugador { $number } (se espera de 1 a { $last }, o primero un nombre)
text-typed-is-not-a-round-expected-its-number-from-1 = `{ $typed }` no es una ronda (se espera su número, desde 1)
text-there-is-no-question-to-answer = no hay ninguna pregunta que responder
text-no-changes-what-the-line-does-not-mention-stays-and-club-removes-a-club = sin cambios; lo que la línea no menciona queda, y `club -` quita un club
text-the-title-textwhy = el título { $textWhy }
text-the-reason-textwhy = el motivo { $textWhy }
text-typed-is-not-a-kind-of-bye-textexpected = `{ $typed }` no es un tipo de descanso ({ $textExpected })
text-nothing-is-typed-expected-plus-1-or-0-5-then-the-reason = nada tecleado (se espera +1 o -0.5, luego el motivo)
text-typed-is-not-a-number-of-points-to-give-or-take-expected-plus-1-or-0-5-then-the-reason = `{ $typed }` no es un número de puntos que dar o quitar (se espera +1 o -0.5, luego el motivo)
text-typed-is-not-a-bye-expected = `{ $typed }` no es un descanso ({ $expected })
text-typed-is-not-a-kind-of-bye-expected = `{ $typed }` no es un tipo de descanso ({ $expected })
text-nothing-is-typed-expected-example-then-the-reason = nada tecleado (se espera { $example }, luego el motivo)
text-typed-is-not-a-number-of-points-to-give-or-take-expected-example-then-the-reason = `{ $typed }` no es un número de puntos que dar o quitar (se espera { $example }, luego el motivo)
text-typed-are-points-of-a-team-and-this-is-not-an-event-of-teams = `{ $typed }` son puntos de un equipo, y este torneo no es por equipos
text-the-reason-is-missing-expected-example-then-why = falta el motivo (se espera { $example }, luego por qué)
text-typed-are-no-points-of-a-team-expected-mp-or-gp-1-mp-then-the-reason = `{ $typed }` no son puntos de un equipo (se espera MP o GP: -1 MP, luego el motivo)
text-typed-is-not-a-rating-with-its-kind-expected-standard-rapid-blitz-or-national-then-the-number-or-for-none = `{ $typed }` no es un Elo con su tipo (se espera standard, rapid, blitz o national, luego el número; o - para ninguno)
text-already-prohibited-names = ya prohibido: { $names }
text-names-are-partners = { $names } son pareja
text-player-to-be-added = jugador que añadir
text-not-registered-but-saved = sin inscribir, pero guardado
text-not-registered-but-saved-key-offers-it-again = sin inscribir, pero guardado: { $key } lo ofrece de nuevo
text-number-is-a-number-not-a-name-and-in-no-rating-list = { $number } es un número, no un nombre (y no está en ninguna lista)
text-name-holds-a-number-with-no-comma-before-it = `{ $name }` contiene un número sin coma delante.
text-register-name-without-a-rating = inscribir a { $name } sin Elo
text-is-number-the-rating = ¿es { $number } el Elo?
text-register-name-rating-number = inscribir a { $name }, Elo { $number }
text-another-person-of-that-name = otra persona de ese nombre
text-may-be-registered-already = quizá ya inscrito
text-a-player-is-typed-but-not-added-typed = hay un jugador tecleado y no añadido: { $typed }

## The projector

page-of = página { $page } de { $pages }
next-page-in = siguiente en { $seconds } s
seconds-a-page = { $seconds } s por página
text-paused = en pausa
text-live = en vivo
text-lists-in-turn = listas por turno
text-this-list-only = solo esta lista
text-nothing-yet = nada aún
text-by-board = por tablero
text-by-name = por nombre
text-bracket = cuadro
text-score-bracket = grupo de puntuación

## Dice, Tractor, Crikey

text-five-textfaces = cinco { $textFaces }
text-four-textfaces-textothers = cuatro { $textFaces }, { $textOthers }
text-full-house-textfaces-over-textpair = full, { $textFaces } y { $textPair }
text-three-textfaces-textothers = tres { $textFaces }, { $textOthers }
text-two-pair-textfaces-and-textlower-textothers = dos parejas, { $textFaces } y { $textLower }, { $textOthers }
text-pair-of-textfaces-textothers = pareja de { $textFaces }, { $textOthers }
text-high-die-dice = dado más alto, { $dice }
text-ace = as
text-aces = ases
text-twos = doses
text-threes = treses
text-fours = cuatros
text-fives = cincos
text-sixes = seises
text-count-die-to-come = { $count ->
    [one] falta { $count } dado
   *[other] faltan { $count } dados
}
text-count-dice-to-come = { $count ->
    [one] falta { $count } dado
   *[other] faltan { $count } dados
}
text-count-die-is-missing-expected-five-digits-1-to-6 = { $count ->
    [one] falta { $count } dado
   *[other] faltan { $count } dados
} (se esperan cinco cifras de 1 a 6)
text-count-dice-are-missing-expected-five-digits-1-to-6 = { $count ->
    [one] falta { $count } dado
   *[other] faltan { $count } dados
} (se esperan cinco cifras de 1 a 6)
text-die-is-not-on-a-die-expected-1-to-6 = `{ $die }` no está en un dado (se espera de 1 a 6)
text-die-is-not-on-a-die-a-die-shows-1-to-6 = { $die } no está en un dado (un dado muestra de 1 a 6)
text-a-hand-has-five-dice-face-is-one-too-many = una mano tiene cinco dados: `{ $face }` sobra
text-table-table-round-round = Mesa { $table } · ronda { $round }
text-match-match-round-round-score = Encuentro { $match } · ronda { $round } · { $score }
text-table-number = mesa { $number }
text-match-number = encuentro { $number }
text-seats = · asientos
text-main-suit = · triunfo
text-declarers = · declarantes
text-dealer = · da
text-at = en
text-defenders = defensa
text-of-count-to-go-down-before-the-hidden-cards = de { $count } para derrotar, antes de las cartas ocultas
text-of-count = de { $count }:
text-hidden-cards-points-factor-among-them = , con cartas ocultas { $points } × { $factor }
text-declarers-made-it = los declarantes ganaron
text-declarers-went-down = los declarantes cayeron
text-name-deals-next = luego da { $name }
text-names-win-the-game = { $names } ganan la partida
text-no-rank-changes = no cambia ningún rango
text-not-known = no se sabe
text-cards-left = cartas restantes
text-the-score-alone-was-entered-no-trick-was-judged = solo se introdujo el resultado: no se juzgó ninguna baza
text-only-textsuit = solo { $textSuit }
text-highest-textsuit = más alto: { $textSuit }
text-trump = triunfo
text-heart = corazones
text-spade = picas
text-diamond = diamantes
text-club = club
suit-club = tréboles
text-name-wins-count = { $name } gana { $count }
text-textreason = , { $textReason }
text-team-1-plays-at-one-team-2-at-other = el equipo 1 juega en { $one }, el equipo 2 en { $other }
text-one-white-other-black = { $one } (blancas) – { $other } (negras)
text-defenders-points-from-tricks-and-hidden-hidden-times-factor-all = defensa: { $points } de bazas y { $hidden } ocultos por { $factor }: { $all }
text-team-rank-to-raised-next-dealer-dealer = { $team }: { $rank } a { $raised }; luego da { $dealer }
text-name-leads-cards-of-one-category-a-blank-ends-the-lead = { $name } sale con cartas de una categoría; un espacio termina la salida
text-name-has-followed-after-a-blank-the-next-player-does = { $name } ha seguido; tras un espacio, el siguiente jugador
text-name-follows-textsuits-to-come = { $name } sigue: faltan { $textSuits }
text-enter-judges-the-trick = Enter juzga la baza
text-the-round-is-over-enter-records-it = la ronda terminó: Enter la registra
text-name-wins-it-textreason = { $name } la gana: { $textReason }
text-textscore-no-trick-is-judged-enter-records-it = { $textScore }; no se juzga ninguna baza: Enter registra
text-textsetup-enter-then-the-tricks = { $textSetup }: Enter, luego las bazas
text-names-declare-at-rank-name-deals = { $names } declaran en { $rank }, { $name } da
text-the-main-suit-is-missing-expected-expected = falta el triunfo (se espera { $expected })
text-typed-is-not-a-main-suit-expected-expected = `{ $typed }` no es un triunfo (se espera { $expected })
text-typed-is-not-the-points-of-the-defenders-expected-a-number-85 = `{ $typed }` no son puntos de la defensa (se espera un número: 85)
text-the-dealer-is-missing-expected-expected = falta quien da (se espera { $expected })
text-nobody-at-this-table-is-typed-expected-seat-1-to-4-or-a-name = nadie en esta mesa es `{ $typed }` (se espera asiento 1 a 4 o un nombre)
text-more-than-one-player-is-typed-expected-seat-1-to-4-or-more-of-the-name = varios jugadores son `{ $typed }` (se espera asiento 1 a 4, o más del nombre)
text-typed-is-one-too-many-expected-expected = `{ $typed }` sobra (se espera { $expected })
text-the-score-alone-has-no-tricks-enter-records-it = el resultado solo no tiene bazas (Enter lo registra)
text-a-trick-has-four-plays-enter-closes-it = una baza tiene cuatro jugadas (Enter la cierra)
text-no-card-has-a-typed-expected-expected = ninguna carta tiene `{ $typed }` (se espera { $expected })
text-no-card-begins-with-typed-expected-expected = ninguna carta empieza por `{ $typed }` (se espera { $expected })
text-the-players-cannot-have-kept-their-cards-trick-trick-textwhy-keep-the-order-of-play-or-correct-the-trick = los jugadores no pueden haber conservado sus cartas, baza { $trick }: { $textWhy } (conserve el orden de juego, o corrija la baza)
text-the-result-is-missing-expected-expected = falta el resultado (se espera { $expected })
text-the-winner-of-the-forfeit-is-missing-expected-one-key = falta el ganador por incomparecencia (se espera una tecla)
text-textside-s-pieces-are-missing-expected-their-total = faltan las piezas: { $textSide } (se espera su total)
text-textside-s-pieces-typed-are-not-a-total-expected-at-most-nine-digits = piezas { $textSide }: `{ $typed }` no es un total (se esperan nueve cifras como máximo)
text-typed-does-not-fit-here-expected-expected = `{ $typed }` no encaja aquí (se espera { $expected })
text-strength-white-before-plus-handicap-against-black-gap-gap-ce-core-textwho-rpe-textgain = fuerza { $white } ({ $before } + { $handicap }) contra { $black } · diferencia { $gap } · CE { $core } · { $textWho }: RPE { $textGain }
text-equal-strengths-drawn = fuerzas iguales, tablas
text-drawn-the-weaker-side-gains = tablas, gana el más débil
text-equal-strengths = fuerzas iguales
text-stronger-side-wins = gana el más fuerte
text-weaker-side-wins = gana el más débil
text-own-other-not-doubled = { $own } ≥ { $other }: sin doblar
text-own-other-doubled-to-points = { $own } < { $other }: doblado a { $points }
text-a-decided-game-has-no-draw-expected-expected = una partida decisiva no tiene tablas (se espera { $expected })
text-a-decided-game-has-one-winner-and-one-loser-expected-1-0-or-0-1 = una partida decisiva tiene un ganador y un perdedor (se espera 1-0 o 0-1)
text-a-forfeit-has-one-winner-at-most = una incomparecencia tiene un ganador como máximo
text-textoutcome-is-not-a-result-of-textgame = { $textOutcome } no es un resultado aquí ({ $textGame })
text-board-board-textoutcome-is-not-a-result-of-the-game = tablero { $board }: { $textOutcome } no es un resultado de este juego
text-a-win-draw-or-loss-alone = solo victoria, tablas o derrota
text-a-forfeit = una incomparecencia
text-an-adjourned-game = una partida aplazada
text-a-result-with-piece-values = un resultado con valores de piezas
text-a-table-of-dice = una mesa de dados
text-a-round-of-tractor = una ronda de Tractor
text-a-match-of-teams = un encuentro de equipos
text-typed-is-not-a-result-expected-expected = `{ $typed }` no es un resultado (se espera { $expected })
text-typed-is-more-than-one-result = `{ $typed }` es más de un resultado
text-the-result-is-not-complete-textwhy = el resultado no está completo: { $textWhy }
text-board-board-of-round-round-cannot-be-played-yet = el tablero { $board } de la ronda { $round } aún no se puede jugar
text-erase-keys-first-textwhy = borre primero `{ $keys }`: { $textWhy }
text-the-adjourned-game-is-finished = la partida aplazada ha terminado
text-a-player-is-missing-at-this-textplace-change-the-line-up-first = aquí falta un jugador ({ $textPlace }): cambie antes la alineación
text-textplace-board-has-no-result = { $textPlace } { $board } no tiene resultado
text-first-team = primer equipo
text-second-team = segundo equipo
text-part-is-not-the-number-of-a-player-in-the-teams-list-0-leaves-a-textseat-empty-4-6-changes-textsame-4 = `{ $part }` no es un número de la lista del equipo (0 deja vacío ({ $textSeat }), 4=6 cambia { $textSame } 4)
text-there-is-no-textseat-number-expected-1-to-most = no hay { $textSeat } { $number } (se espera de 1 a { $most })
text-line-up-textwhy = alineación: { $textWhy }
text-player-player-is-in-the-line-up-twice = el jugador { $player } está dos veces en la alineación
text-there-is-no-player-player-the-team-has-members = no hay jugador { $player } (el equipo tiene { $members })
text-given-entries-for-boards-boards-0-leaves-a-board-empty = { $given } datos para { $boards } tableros (0 deja un tablero vacío)
text-given-results-for-boards-boards = { $given } resultados para { $boards } tableros

## Reasons of pairings

text-pairing = emparejamiento
text-before-the-round = antes de la ronda
text-why-round-round = por qué: ronda { $round }
text-why-round-round-textplace-board = por qué: ronda { $round }, { $textPlace } { $board }
text-why-not-round-round = por qué no: ronda { $round }
text-round-round-of-name = ronda { $round } de { $name }
text-this-round-is-not-published-yet = esta ronda aún no está publicada
text-took-no-part-in-this-round = no participó en esta ronda
text-no-result-yet = aún sin resultado
text-adjourned-counts-as-a-draw-until-it-is-finished = aplazada, cuenta como tablas hasta terminar
text-forfeit-not-rated = incomparecencia, sin valorar
text-not-rated = sin valorar
text-not-finished = sin terminar
text-the-score-alone-no-trick-judged = solo el resultado, sin juzgar bazas
text-one-of-them-has-no-pairing-number = uno de ellos no tiene número
text-textsystem-made-by-the-system = { $textSystem }, por el sistema
text-textsystem-made-by-hand = { $textSystem }, a mano
text-textsystem-made-imported = { $textSystem }, importado
text-name-1-player = { $name }: 1 jugador
text-name-count-players = { $name }: { $count } jugadores
text-name-points-points = { $name }: { $points } puntos
text-name-points-points-colours-colors = { $name }: { $points } puntos, colores { $colors }
text-name-points-points-colours-none-yet = { $name }: { $points } puntos, aún sin colores
text-has-met-names = se ha enfrentado a { $names }
text-name-has-played-nobody-yet = { $name }: aún no ha jugado con nadie
text-name-has-played-with-names = { $name }: ha jugado con { $names }
text-bracket-of-points-points = grupo de { $points } puntos
text-moved-down-names = descienden    { $names }
text-residents-names = residentes    { $names }
text-pair-one-and-other = pareja        { $one } y { $other }
text-floats-down-names = flota abajo   { $names }
text-bye-for-name-score-is-the-lowest-score-with-which-all-others-can-be-paired = descanso para { $name }: { $score } es la puntuación más baja con la que se emparejan todos los demás
text-not-name-textwhy = no { $name }: { $textWhy }
text-c2-had-a-bye-or-scored-a-wins-points-without-playing = C2: tuvo descanso, o sumó una victoria sin jugar
text-c4-the-others-could-not-all-be-paired = C4: los demás no se podrían emparejar todos
text-the-pairing-with-that-bye-is-worse-or-comes-later = el emparejamiento con ese descanso es peor o viene después
text-board-board-white-white-black-black-textrule = tablero { $board }  blancas { $white }, negras { $black }: { $textRule }
text-5-2-1-both-preferences-granted = 5.2.1, ambas preferencias cumplidas
text-5-2-2-the-stronger-preference-granted = 5.2.2, la preferencia más fuerte cumplida
text-5-2-3-alternating-to-the-last-round-in-which-their-colours-differed = 5.2.3, alternando desde la última ronda en que sus colores diferían
text-5-2-4-the-higher-ranked-players-preference-granted = 5.2.4, la preferencia del mejor clasificado cumplida
text-5-2-5-by-the-initial-colour = 5.2.5, por el color inicial
text-textcolor-is-player-textrule = { $textColor } lleva { $player }: { $textRule }
text-players-not-paired-in-the-bracket = jugadores sin emparejar en el grupo
text-scores-of-the-downfloaters = puntuaciones de los flotantes hacia abajo
text-players-not-paired-in-the-following-bracket = jugadores sin emparejar en el grupo siguiente
text-scores-of-the-downfloaters-of-the-following-bracket = puntuaciones de los flotantes hacia abajo del grupo siguiente
text-rounds-without-a-game-of-the-player-with-the-bye = rondas sin partida de quien descansa
text-pairs-with-a-colour-difference-beyond-two = parejas con diferencia de colores mayor que dos
text-pairs-with-the-same-colour-three-times-in-a-row = parejas con el mismo color tres veces seguidas
text-colour-preferences-not-granted = preferencias de color no cumplidas
text-strong-colour-preferences-not-granted = preferencias fuertes no cumplidas
text-residents-who-floated-down-the-round-before = residentes que flotan abajo dos veces seguidas
text-opponents-who-floated-up-the-round-before = rivales que flotan arriba dos veces seguidas
text-residents-who-floated-down-two-rounds-before = residentes que flotan abajo otra vez tras dos rondas
text-opponents-who-floated-up-two-rounds-before = rivales que flotan arriba otra vez tras dos rondas
text-score-differences-of-players-who-floated-down-the-round-before = diferencias de puntuación de quienes flotan abajo dos veces seguidas
text-score-differences-of-players-who-floated-up-the-round-before = diferencias de puntuación de quienes flotan arriba dos veces seguidas
text-score-differences-of-players-who-floated-down-two-rounds-before = diferencias de puntuación de quienes flotan abajo otra vez tras dos rondas
text-score-differences-of-players-who-floated-up-two-rounds-before = diferencias de puntuación de quienes flotan arriba otra vez tras dos rondas
text-not-paired = sin emparejar
text-one-and-other-they-meet = { $one } y { $other }: se enfrentan
text-one-and-other-name-is-not-paired-in-this-round = { $one } y { $other }: { $name } no se empareja en esta ronda
text-one-and-other-c1-they-met-in-round-round = { $one } y { $other }: C1: se enfrentaron en la ronda { $round }
text-one-and-other-they-must-not-meet = { $one } y { $other }: no deben enfrentarse
text-one-and-other-c3-both-must-have-textcolor = { $one } y { $other }: C3: ambos deben llevar { $textColor }
text-one-and-other-c4-c5-with-this-pair-the-round-could-not-be-completed = { $one } y { $other }: C4, C5: con esta pareja la ronda no se completa
text-one-and-other-clause-would-be-worse-in-the-bracket-of-points-points-textwhat-is-as-paired-would-with-this-pair = { $one } y { $other }: { $clause } sería peor en el grupo de { $points } puntos: { $textWhat }: { $is } como está, { $would } con esta pareja
text-one-and-other-as-good-by-all-criteria-but-later-in-the-order-of-articles-4-2-to-4-4-in-the-bracket-of-points-points = { $one } y { $other }: igual de bueno en todos los criterios, pero posterior en el orden de los artículos 4.2 a 4.4, en el grupo de { $points } puntos
text-round-round-of-count-in-the-table-for-textwhom = ronda { $round } de { $count } en la tabla para { $textWhom }
text-board-board-white-with-white-against-black = tablero { $board }: { $white } con blancas contra { $black }
text-match-board-white-with-white-against-black = encuentro { $board }: { $white } con blancas contra { $black }
text-match-board-one-against-other = encuentro { $board }: { $one } contra { $other }
text-white-has-white-against-black = { $white } lleva blancas contra { $black }
text-name-has-the-bye-the-number-of-players-is-odd = { $name } descansa: el número de jugadores es impar
text-name-has-the-bye-the-number-of-teams-is-odd = { $name } descansa: el número de equipos es impar
text-one-and-other-do-not-meet-in-the-table = { $one } y { $other } no se enfrentan en la tabla
text-one-and-other-meet-in-round-round-of-the-table = { $one } y { $other } se enfrentan en la ronda { $round } de la tabla
text-the-director-decides-who-meets-whom = el árbitro decide quién juega con quién
text-the-system-would-not-pair-these-two = el sistema no emparejaría a estos dos
text-the-system-would-not-pair-these-two-the-board-was-made-by-hand = el sistema no emparejaría a estos dos: el tablero se hizo a mano
text-the-system-would-not-pair-these-two-with-the-results-as-they-are-now = el sistema no emparejaría a estos dos con los resultados actuales

## Rounds that cannot be paired, and their remarks

text-this-event-is-paired-by-hand = este torneo se empareja a mano
text-fewer-than-two-take-part-in-round-round = menos de dos participantes en la ronda { $round }
text-the-round-robin-is-over-after-textrounds = la liga termina tras { $textRounds }
text-the-table-is-over-after-textrounds = la tabla termina tras { $textRounds }
text-this-system-is-for-two-teams-there-are-count = este sistema es para dos equipos; hay { $count }
text-the-knockout-is-decided = la eliminatoria está decidida
text-a-match-of-the-knockout-has-no-winner-yet-enter-its-result-first = un encuentro aún no tiene ganador (introduzca antes su resultado)
text-count-players-are-too-many-for-one-table-expected-at-most-65534 = { $count } jugadores son demasiados para una mesa (se esperan 65534 como máximo)
text-no-pairing-of-all-players-satisfies-c1-to-c3-textrelaxed-would-allow-one = ningún emparejamiento de todos cumple C1 a C3 ({ $textRelaxed } permitiría uno)
text-the-pairing-was-stopped = el emparejamiento se detuvo
text-the-initial-colour-is-not-known-draw-it-by-lot = no se sabe el color inicial (sortéelo)
text-players-of-too-many-different-scores-come-together-in-the-bracket-of-points-make-this-pairing-manually = demasiadas puntuaciones distintas coinciden en el grupo de { $points } (empareje a mano)
text-textplaying-can-play-textrounds-without-meeting-twice-and-announced-are-announced = { $textPlaying } pueden jugar { $textRounds } sin repetir, y se anuncian { $announced }
text-no-player-in-round-round-has-a-rating-and-the-event-is-rated = ningún jugador de la ronda { $round } tiene Elo, y el torneo se valora
text-no-team-in-round-round-has-a-rating-and-the-event-is-rated = ningún equipo de la ronda { $round } tiene Elo, y el torneo se valora
text-unrated-of-textplayers-in-round-round-have-no-rating-and-the-event-is-rated = { $unrated } de { $textPlayers } de la ronda { $round } no tienen Elo, y el torneo se valora
text-unrated-of-textplayers-in-round-round-have-no-rating = { $unrated } de { $textPlayers } de la ronda { $round } no tienen Elo
text-unrated-of-textplayers-in-round-round-has-no-rating-and-the-event-is-rated = { $unrated } de { $textPlayers } de la ronda { $round } no tiene Elo, y el torneo se valora
text-unrated-of-textplayers-in-round-round-has-no-rating = { $unrated } de { $textPlayers } de la ronda { $round } no tiene Elo
text-no-player-has-a-rating-the-bracket-is-seeded-by-name-unless-you-order-it = ningún jugador tiene Elo: el cuadro sigue los nombres, si usted no lo ordena
text-no-team-has-a-rating-the-bracket-is-seeded-by-name-unless-you-order-it = ningún equipo tiene Elo: el cuadro sigue los nombres, si usted no lo ordena
text-no-seat-yet-textplayers = aún sin asiento: { $textPlayers }
text-may-still-enter-textplayers = aún pueden entrar: { $textPlayers }
text-and-count-more-line = y { $count ->
    [one] { $count } línea
   *[other] { $count } líneas
} más
text-and-count-more-lines = y { $count ->
    [one] { $count } línea
   *[other] { $count } líneas
} más
text-same-of-textboards-as-the-system-makes-them-the-others = { $same } de { $textBoards } como el sistema; los otros:
text-the-same-pairs-and-byes-as-the-system-makes-them = las mismas parejas y descansos que el sistema
text-the-systems-pairing-is-not-known-nothing-to-compare-with = no se conoce el emparejamiento del sistema: nada que comparar
text-system = sistema
text-withdrawn-after-r-round = † retirado tras R{ $round }
text-excluded-after-r-round = † excluido tras R{ $round }
text-from-r-round = desde R{ $round }
text-letter-in-r-round = { $letter } en R{ $round }
text-not-ranked = sin clasificar

## Choices of the setup that do not go together

text-result-is-worth-worth-points-expected-least-to-most = { $result } vale { $worth } puntos (se espera de { $least } a { $most })
text-the-event-has-no-rounds-expected-at-least-1 = el torneo no tiene rondas (se espera 1 al menos)
text-the-textkind-rating-is-named-twice = nombrado dos veces: Elo ({ $textKind })
text-ratings-are-for-games-of-two-and-four-play-at-a-table-of-tractor-choose-no-rating = los Elo son para juegos de dos, y en una mesa de Tractor juegan cuatro (elija sin Elo)
text-fide-rates-chess-only-not-textgame = la FIDE solo valora ajedrez, no { $textGame }
text-glicko-2-ratings-need-a-game-for-two-players-textgame-is-not-one = Glicko-2 necesita un juego de dos; { $textGame } no lo es
text-a-rating-exchange-needs-a-game-for-two-players-textgame-is-not-one = un intercambio de puntos necesita un juego de dos; { $textGame } no lo es
text-probit-ratings-need-a-game-for-two-players-textgame-is-not-one = el probit necesita un juego de dos; { $textGame } no lo es
text-a-knockout-needs-a-game-for-two-players-textgame-is-not-one = una eliminatoria necesita un juego de dos; { $textGame } no lo es
text-a-round-robin-needs-a-game-for-two-players-textgame-is-not-one = una liga necesita un juego de dos; { $textGame } no lo es
text-a-swiss-needs-a-game-for-two-players-textgame-is-not-one = un suizo necesita un juego de dos; { $textGame } no lo es
text-a-round-robin-of-0-cycles-expected-at-least-1 = una liga de 0 vueltas (se espera 1 al menos)
text-a-scheveningen-match-of-0-cycles-expected-at-least-1 = un encuentro Scheveningen de 0 vueltas (se espera 1 al menos)
text-the-scheveningen-system-needs-matches-of-teams-textgame-has-none = el sistema Scheveningen necesita encuentros de equipos; { $textGame } no tiene
text-the-scheveningen-system-needs-boards-of-two-players-a-table-of-tractor-has-four = el sistema Scheveningen necesita tableros de dos; una mesa de Tractor tiene cuatro
text-there-is-no-scheveningen-table-for-textboards-textexpected = no hay tabla Scheveningen para { $textBoards } ({ $textExpected })
text-expected-2-6-10-an-odd-number-from-3-on-or-a-multiple-of-4 = se espera 2, 6, 10, un impar desde 3, o un múltiplo de 4
text-the-fide-dutch-swiss-is-for-players-the-team-swiss-for-teams = el suizo de la FIDE (Dutch) es para jugadores, el suizo por equipos para equipos
text-baku-acceleration-needs-a-draw-worth-half-a-win-c-04-7 = la aceleración de Bakú necesita tablas que valgan media victoria (C.04.7)
text-the-players-are-teams-a-ranking-of-teams-is-for-individual-events = los jugadores son equipos: una clasificación por equipos es para torneos individuales
text-a-ranking-by-points-needs-a-game-with-points-textgame-has-none = una clasificación por puntos necesita un juego con puntos; { $textGame } no tiene
text-teams-have-no-rating-that-their-results-change-so-they-cannot-be-ranked-by-rating = los equipos no tienen Elo que cambien sus resultados: no se clasifican por Elo
text-a-ranking-by-rating-needs-a-rating-system = una clasificación por Elo necesita un sistema de Elo
text-table-placings-come-from-poker-dice-not-from-textgame = los puestos en mesa son del póquer de dados, no de { $textGame }
text-a-ranking-by-elimination-needs-a-knockout = una clasificación por eliminación necesita una eliminatoria
text-progress-in-rank-comes-from-tractor-not-from-textgame = el ascenso de rango es del Tractor, no de { $textGame }
text-tie-break-code-appears-twice = el desempate { $code } aparece dos veces
text-code-textname-is-a-tie-break-of-teams = { $code } ({ $textName }) es un desempate de equipos
text-code-textname-must-not-be-used-where-the-pairings-are-known-beforehand-c-07-8 = { $code } ({ $textName }) no se permite donde los emparejamientos se conocen de antemano (C.07 8)
text-unrated-opponents-count-with-rating-expected-least-to-most = los rivales sin Elo cuentan { $rating } (se espera de { $least } a { $most })
text-game = juego
text-pairing-system = sistema de emparejamiento
text-choose-with-and = elegir con ← y →
text-this-line-is-no-longer-there = esta línea ya no está
text-typed-is-out-of-range = `{ $typed }` está fuera de los límites
text-typed-is-not-a-time-control-expected-minutes-or-seconds-as-90plus-30-or-40-6000plus-30-900 = `{ $typed }` no es un ritmo (se esperan minutos o segundos, como 90+30 o 40/6000+30:900)
text-typed-is-not-a-number-expected-1-to-65535 = `{ $typed }` no es un número (se espera de 1 a 65535)
text-the-last-day-last-is-before-the-first-day-first = el último día { $last } es anterior al primero { $first }
text-round-round-part-is-not-a-day-with-an-hour-expected-2026-11-21-10-00-or-10-00 = ronda { $round }: `{ $part }` no es un día con hora (se espera 2026-11-21 10:00, o 10:00)
text-there-is-no-language-typed-expected-one-of-known-or-two-as-in-deplus-en = no hay idioma `{ $typed }` (se espera uno de { $known }, o dos como `de+en`)
text-typed-names-more-than-two-languages-expected-for-instance-de-or-deplus-en = `{ $typed }` nombra más de dos idiomas (se espera por ejemplo `de` o `de+en`)

## Prizes

text-name-d-defines-them = { $name } (d los define)
text-the-prizes-are-not-defined-yet = los premios aún no están definidos
text-the-event-has-no-bracket-only-a-knockout-or-a-double-elimination-has-one = el torneo no tiene cuadro (solo una eliminatoria lo tiene)
text-the-event-has-no-rating-system-choose-one-in-the-setup = el torneo no tiene sistema de Elo (elija uno)
text-the-event-is-not-one-of-teams = el torneo no es por equipos
text-a-fund-needs-a-name-for-instance-women = un fondo necesita un nombre, por ejemplo Mujeres
text-typed-is-not-a-currency-type-at-most-most-characters-without-digits-eur = "{ $typed }" no es una moneda. Teclee { $most } caracteres como máximo, sin cifras: EUR
text-typed-is-not-an-amount-type-amounts-with-blanks-between-300-150-50-3x20 = "{ $typed }" no es un importe. Teclee importes con espacios: 300 150,50 3x20
text-typed-is-not-a-board-type-its-number-then-the-games-that-a-prize-needs-1-5 = "{ $typed }" no es un tablero. Teclee su número y luego las partidas necesarias: 1 5
text-a-match-has-no-board-board-expected-1-to-boards = un encuentro no tiene tablero { $board } (se espera de 1 a { $boards })
text-rating-from = Elo desde
text-rating-below = Elo por debajo de
text-unrated-players = sin Elo
text-born-from = nacimiento desde
text-born-before = nacimiento antes de
text-prizes-a-player = premios por jugador
text-what-comes-after-an-amount-for-instance-eur-empty-for-none = lo que sigue a un importe, por ejemplo EUR; vacío para nada
text-what-the-fund-is-called-for-instance-women = cómo se llama el fondo, por ejemplo Mujeres
text-amounts-with-blanks-between-first-prize-first-300-150-50-3x20 = importes con espacios, el primer premio primero: 300 150,50 3x20
text-w-or-m-empty-for-everybody = w o m; vacío para todos
text-titles-with-blanks-between-none-for-players-without-one-wgm-wim-wfm-empty-for-everybody = títulos con espacios, none para jugadores sin título: WGM WIM WFM; vacío para todos
text-the-category-as-the-players-have-it-empty-for-everybody = la categoría como la tienen los jugadores; vacía para todos
text-three-letters-for-instance-swe-empty-for-everybody = tres letras, por ejemplo SWE; vacío para todos
text-the-club-as-the-players-have-it-empty-for-everybody = el club como lo tienen los jugadores; vacío para todos
text-the-lowest-rating-before-the-event-empty-for-no-limit = el Elo mínimo antes del torneo; vacío sin límite
text-the-rating-before-the-event-that-is-too-high-empty-for-no-limit = el Elo antes del torneo que ya es demasiado; vacío sin límite
text-a-year-or-a-date-2008-or-2008-09-01-empty-for-no-limit = un año o una fecha, 2008 o 2008-09-01; vacío sin límite
text-the-first-year-or-date-that-is-too-late-1966-or-1966-09-01-empty-for-no-limit = el primer año o fecha que ya es tarde, 1966 o 1966-09-01; vacío sin límite
text-the-board-whose-players-win-then-the-games-that-they-need-1-5-empty-for-the-teams = el tablero cuyos jugadores ganan, luego las partidas necesarias: 1 5; vacío para los equipos
text-as-the-others = como los otros
text-count-as-below-every-rating = cuentan por debajo de todo Elo
text-win-nothing-where-a-rating-is-asked-for = no ganan nada donde se pide Elo
text-teams-by-their-ranking = equipos, según su clasificación
text-own-place = puesto propio
text-equal-division = reparto igual
text-hort-system = sistema Hort
text-one-prize-a-player = un premio por jugador
text-all-prizes-a-player-wins = todos los premios ganados
text-the-path-of-a-file-like-examples-prizes-ron-mistakes-in-it-are-reported-by-line-and-field = la ruta de un archivo como examples/prizes.ron; sus errores se citan por línea y campo
text-prizes-of-a-file = premios de un archivo
text-nothing-is-changed-these-are-the-prizes-of-the-event = nada cambia: son los premios del torneo
text-sum-total-who-would-win-what-is-shown-here-once-games-are-played = suma { $total }; quién ganaría qué se muestra aquí cuando se juegue
text-after-round-round-textstate-given-of-total-awarded = tras la ronda { $round }, { $textState }: { $given } de { $total } concedidos
text-as-of-now = por ahora
text-not-recorded = sin registrar
text-the-prizes-are-defined-but-not-recorded = los premios están definidos pero sin registrar

## Leaving, drafts, files

text-others-work-through-this-desk = otros trabajan a través de este puesto
text-the-event-is-not-safe-on-disk-textentries-may-be-lost = el torneo no está seguro en disco: se pueden perder { $textEntries }
text-textgoes-and-lose-this = { $textGoes } y perder esto
text-textfirst-count-more-settings-shows-them = { $textFirst }; { $count } más (los ajustes los muestran)
text-the-file-is-damaged = el archivo está dañado
text-name-is-open-already = { $name } ya está abierto
text-this-desk-now-writes-the-event = este puesto escribe ahora el torneo
text-the-other-desk-still-has-the-event-open-close-it-there-first = el otro puesto aún tiene abierto el torneo (ciérrelo allí primero)
text-no-other-desk-has-this-event-open = ningún otro puesto tiene abierto este torneo
text-the-tour-is-over-its-event-is-saved-path = la visita terminó (su torneo está guardado: { $path })
text-line-line-entry-entry-textwrong = línea { $line }, entrada { $entry }: { $textWrong }
text-everything-before-it-was-read-and-is-sound = Todo lo anterior está leído y correcto.
text-the-file-stays-as-it-is-it-is-copied-before-the-next-entry-is-written = El archivo queda como está. Se copia antes de la próxima entrada.
text-the-event-goes-on-in-path = el torneo sigue en { $path }
text-the-event-goes-on-in-another-file = el torneo sigue en otro archivo
text-the-damaged-file-is-kept-as-path = el archivo dañado se conserva como { $path }
text-the-entry-is-in-the-file-but-the-disk-reports-textwhy = La entrada está en el archivo, pero el disco informa: { $textWhy }.
text-copy-the-event-to-another-disk-as-soon-as-you-can = Copie el torneo a otro disco cuanto antes.
text-the-disk-does-not-confirm-the-entry = el disco no confirma la entrada
text-nothing-is-lost-the-whole-event-is-in-a-new-file-and-goes-on-there = No se pierde nada. Todo el torneo está en un archivo nuevo, y sigue allí:
text-the-file-under-the-old-name-was-not-touched = El archivo con el nombre antiguo no se tocó.
text-draft-not-saved = BORRADOR SIN GUARDAR
text-draft = borrador …
text-draft-saved = borrador guardado
text-your-input-is-not-saved-on-disk-textwhy = su entrada no está guardada en disco: { $textWhy }
text-typed-before-and-not-recorded-here-again-textwhat = tecleado antes y sin registrar, aquí de nuevo: { $textWhat }
text-this-was-typed-before-and-not-recorded-it-does-not-fit-the-event-as-it-is-now-and-is-not-restored = Esto se tecleó antes y no se registró. Ya no encaja en el torneo, y no se recupera:
text-it-is-saved-as-path = Está guardado como { $path }.
text-it-could-not-be-saved-anywhere-textwhy = No se pudo guardar en ningún sitio: { $textWhy }.
text-typed-before-not-recorded = tecleado antes, sin registrar
text-typed-before-and-not-recorded-textwhat = tecleado antes y sin registrar: { $textWhat }
text-typed-before-when-this-had-another-value-textwhat = tecleado antes, cuando esto tenía otro valor: { $textWhat }
text-not-recorded-it-is-offered-again-textwhat = sin registrar; se ofrece de nuevo: { $textWhat }
text-pairing-round-round = emparejando la ronda { $round }
text-pairing-round-round-again = emparejando de nuevo la ronda { $round }
text-waiting-for-command = esperando a { $command }
text-textwork-this-takes-a-few-seconds-and-is-not-stopped = { $textWork }: tarda unos segundos y no se detiene
text-textmade-the-title-also-names-the-file = { $textMade }; el título nombra también el archivo
text-textmessage-the-system-does-not-open-it-textwhy = { $textMessage }; el sistema no lo abre: { $textWhy }
text-the-tour-writes-no-paper-its-event-is-not-one-of-yours = la visita no escribe papel: su torneo no es de los suyos
text-this-is-a-file-for-programs-not-for-paper-key-writes-it = es un archivo para programas, no para papel ({ $key } lo escribe)
text-the-paper-is-not-written-textwhy = el papel no se escribe: { $textWhy }
text-written-path-textpaper = escrito: { $path } ({ $textPaper })
text-written-path = escrito: { $path }
text-count-page-size-textorientation-type-points-pt = { $count } página { $size } { $textOrientation }, letra de { $points } pt
text-count-pages-size-textorientation-type-points-pt = { $count } páginas { $size } { $textOrientation }, letra de { $points } pt
text-portrait = vertical
text-landscape = horizontal
text-site-written-of-pages-pages-written = sitio: { $written } de { $pages } páginas escritas
text-the-site-is-not-up-to-date-textwhy = el sitio no está al día: { $textWhy }
text-rating-lists-lists = listas de Elo: { $lists }
text-no-new-rating-lists-textwhy = sin listas de Elo nuevas: { $textWhy }
text-nothing-differs-from-the-rating-lists-found-found = sin diferencias con las listas de Elo ({ $found } hallados)
text-read-this-before-you-create-an-event-from-the-report = Lea esto antes de crear un torneo desde el informe:
text-textfindings-in-the-report-level-3 = { $textFindings } en el informe (nivel 3)
text-make-the-event-all-the-same = crear el torneo igualmente
text-make-no-event = no crear el torneo
text-results-of-path = resultados de { $path }
text-path-no-results-in-the-file = { $path }: sin resultados en el archivo
text-count-result-is-already-as-the-file-says-nothing-to-enter = { $count ->
    [one] { $count } resultado está
   *[other] { $count } resultados están
} ya como en el archivo: nada que introducir
text-count-results-are-already-as-the-file-says-nothing-to-enter = { $count ->
    [one] { $count } resultado está
   *[other] { $count } resultados están
} ya como en el archivo: nada que introducir
text-record-textresults = registrar { $textResults }
text-textresults-entered = { $textResults } introducidos

## Several desks

text-several-desks = varios puestos
text-only-this-desk-works-on-the-event = Solo este puesto trabaja en el torneo.
text-share-it-and-several-computers-work-on-it-together-each-has-the-whole-event = Compartido, varios ordenadores trabajan juntos en él. Cada uno tiene todo el torneo.
text-share-it-from-this-computer = compartirlo desde este ordenador
text-stay-alone = seguir solo
text-waits-for-the-server = espera al servidor
text-show-the-codes-with-which-desks-join = mostrar los códigos para unirse
text-change-the-codes-or-let-them-expire = cambiar los códigos o dejarlos caducar
text-shut-a-desk-out = excluir un puesto
text-leave-the-other-desks = dejar los otros puestos
text-share-it-again-from-this-computer = volver a compartirlo desde este ordenador
text-join-the-desk-that-has-taken-over = unirse al puesto que ha tomado el relevo
text-stay-offline = seguir sin conexión
text-this-event-was-shared-from-this-computer-and-its-server-is-not-running = Este torneo se compartía desde este ordenador, y su servidor no está en marcha.
text-share-it-again-and-the-desks-that-had-joined-are-back = Compartido de nuevo, vuelven los puestos que se habían unido.
text-the-codes-have-expired-textthen = los códigos han caducado; { $textThen }
text-make-new-codes = crear códigos nuevos
text-keep-the-codes = conservar los códigos
text-name-of-this-desk = nombre de este puesto
text-shut-out-which-desk = ¿qué puesto excluir?
text-this-desk = (este puesto)
text-this-event-is-in-memory-only-save-it-first = este torneo está solo en memoria: guárdelo primero
text-this-event-is-not-shared = este torneo no está compartido
text-typed-at-two-desks = tecleado en dos puestos
text-correct-the-board-typed-in-place-of-stays = corregir el tablero: { $typed } en lugar de { $stays }
text-leave-the-board-as-it-is-stays-is-right = dejar el tablero: { $stays } es correcto
text-do-it-now = hacerlo ahora
text-another-desk-has-changed-this-board = otro puesto ha cambiado este tablero
text-this-desk-only-looks-its-role-is-look = este puesto solo mira (papel look)
text-this-desk-enters-results-its-role-is-entry-everything-else-is-done-at-the-desk-of-the-lead = este puesto introduce resultados (papel entry); lo demás se hace en el puesto principal
text-not-recorded-textwhy = no registrado: { $textWhy }
text-not-recorded-another-desk-was-first = no registrado: otro puesto se adelantó
text-the-server-has-not-answered-yet = el servidor aún no ha respondido
text-the-server-does-not-answer = el servidor no responde
text-the-server-is-back = el servidor ha vuelto
text-kept-at-this-desk-until-the-server-is-back-textwhy = guardado en este puesto hasta que vuelva el servidor ({ $textWhy })
text-no-code-is-typed-type-the-count-characters-that-the-desk-of-the-lead-shows = ningún código tecleado (teclee los { $count } caracteres que muestra el puesto principal)
text-typed-is-in-no-code-a-code-has-digits-and-letters-without-i-l-o-and-u = `{ $typed }` no está en ningún código (un código tiene cifras y letras sin I, L, O ni U)
text-a-character-of-the-code-is-wrong-or-two-are-exchanged-compare-it-with-what-the-desk-of-the-lead-shows = un carácter del código es erróneo, o dos están cambiados (compárelo con el puesto principal)
text-this-wallchart-works-alone-it-is-built-without-several-desks-command-has-them = este wallchart trabaja solo: se construyó sin varios puestos (`{ $command }` los tiene)
text-number-characters-are-typed-and-a-code-has-count-compare-it-with-what-the-desk-of-the-lead-shows = hay { $number } caracteres, y un código tiene { $count } (compárelo con lo que muestra el puesto principal)
text-this-is-a-code-of-an-earlier-version-of-wallchart-ask-at-the-desk-of-the-lead-for-the-code-of-today = es un código de una versión anterior de wallchart (pida el de hoy en el puesto principal)
text-this-is-the-code-of-the-role-given-not-of-the-role-expected-each-role-has-its-own-code = es el código del papel { $given }, no del papel { $expected } (cada papel tiene el suyo)
text-this-code-has-expired-ask-at-the-desk-of-the-lead-for-the-code-of-today = este código ha caducado (pida el de hoy en el puesto principal)
text-the-server-at-path-does-not-know-this-code-it-is-the-server-of-another-event-or-the-event-is-hosted-anew-ask-at-the-desk-of-the-lead-for-the-code-of-today = el servidor { $path } no conoce este código: es de otro torneo, o el torneo se comparte de nuevo (pida el de hoy en el puesto principal)
text-joining-was-stopped-this-desk-has-not-joined = se detuvo la unión; este puesto no se ha unido
text-this-computer-shares-the-event-and-the-others-work-by-it-end-wallchart-host-first = este ordenador comparte el torneo, y los demás trabajan por él (termine antes `wallchart host`)
text-the-server-of-this-event-still-runs-here-and-other-desks-use-it-share-the-event-again-then-leave = el servidor de este torneo aún funciona aquí, y otros puestos lo usan (vuelva a compartir el torneo y salga)
text-the-server-is-there-and-nobody-answers-who-could-let-this-desk-in-is-wallchart-host-or-the-desk-that-shares-the-event-still-running = el servidor está, y no responde nadie que pueda admitir este puesto (¿sigue en marcha `wallchart host`, o el puesto que comparte el torneo?)
text-this-wallchart-does-not-understand-the-host-are-both-the-same-version = este wallchart no entiende al anfitrión (¿son de la misma versión?)
text-this-folder-already-has-a-desk-of-this-event-join-with-its-file-or-from-another-folder = esta carpeta ya tiene un puesto de este torneo (únase con su archivo, o desde otra carpeta)
text-there-is-already-a-desk-called-name-choose-another-name = ya hay un puesto llamado { $name } (elija otro nombre)
text-the-desk-called-name-was-shut-out-choose-another-name = el puesto { $name } fue excluido (elija otro nombre)
text-name-is-the-desk-of-this-computer-which-hosts-the-event-it-cannot-be-shut-out = { $name } es el puesto de este ordenador, que comparte el torneo; no se puede excluir
text-no-desk-is-called-name-command-lists-them = ningún puesto se llama { $name } (`{ $command }` los muestra)
text-the-link-to-the-other-desks-cannot-be-started-reason = no se puede iniciar el enlace con los otros puestos: { $reason }
text-the-server-at-path-does-not-let-this-desk-in-it-was-shut-out-or-the-event-is-hosted-anew-join-again = el servidor { $path } no admite este puesto (fue excluido, o el torneo se comparte de nuevo: únase otra vez)
text-all-places-of-the-server-at-path-are-taken-close-desks-that-are-not-in-use-then-try-again = todos los sitios del servidor { $path } están ocupados (cierre puestos que no se usan e inténtelo de nuevo)
text-the-connection-to-the-other-desks-has-ended = la conexión con los otros puestos ha terminado
text-the-server-stopped-sending = el servidor dejó de enviar
text-the-server-does-not-have-the-event-reason = el servidor no tiene el torneo ({ $reason })
text-a-program-listens-at-path-and-does-not-answer-does-it-hang = un programa escucha en { $path } y no responde (¿está bloqueado?)
text-the-server-at-path-refuses-the-user-name-and-password = el servidor { $path } rechaza el usuario y la contraseña
text-the-server-at-path-is-that-of-another-event-or-the-event-is-hosted-anew = el servidor { $path } es de otro torneo, o el torneo se comparte de nuevo
text-the-server-at-path-has-another-certificate-than-that-of-the-event = el servidor { $path } tiene otro certificado que el del torneo
text-no-encrypted-connection-to-the-server-at-path-can-be-made-reason = no hay conexión cifrada con el servidor { $path } ({ $reason })
text-the-server-at-path-broke-the-connection-off-reason = el servidor { $path } cortó la conexión ({ $reason })
text-another-program-listens-at-path-not-the-server-of-an-event = en { $path } escucha otro programa, no el servidor de un torneo
text-no-server-can-be-reached-at-path = no se alcanza ningún servidor en { $path }
text-the-connection-to-the-server-is-lost = se perdió la conexión con el servidor
text-the-connection-to-the-server-is-lost-reason = se perdió la conexión con el servidor ({ $reason })
text-the-server-says-reason = el servidor dice: { $reason }
text-nats-server-was-not-found-install-it-it-is-a-package-of-every-distribution-and-a-single-program-from-nats-io-or-name-a-server-that-is-there-with-server-url = no se encontró nats-server (instálelo: es un paquete de cada distribución, y un solo programa de nats.io; o indique un servidor existente con --server URL)
text-nats-server-cannot-be-started-reason = no se puede iniciar nats-server: { $reason }
text-nats-server-has-ended-reason = nats-server ha terminado: { $reason }
text-the-server-does-not-take-the-event-textwhy = el servidor no acepta el torneo: { $textWhy }
text-another-computer-is-sharing-the-same-event-there = otro ordenador comparte allí el mismo torneo
text-it-takes-no-messages-of-this-size = no acepta mensajes de este tamaño
text-it-does-not-answer = no responde
text-this-event-is-not-shared-so-there-is-no-lead-to-take-over-from-share-it-instead = este torneo no está compartido, así que no hay dirección que asumir (compártalo)
text-name-only-looks-its-role-is-look-take-over-at-a-desk-of-the-role-lead-or-entry = { $name } solo mira (papel look): asuma en un puesto del papel lead o entry
text-the-server-at-path-is-running-so-its-lead-is-not-gone-end-it-there-first-then-take-over = el servidor { $path } funciona, su dirección sigue ahí: termínelo allí primero y luego asuma
text-another-wallchart-on-this-computer-is-already-sharing-this-event = otro wallchart de este ordenador ya comparte este torneo
text-this-event-is-open-at-a-desk-share-it-there-or-close-it-first = este torneo está abierto en un puesto (compártalo allí, o ciérrelo antes)
text-sharing-was-stopped-this-computer-does-not-share-the-event = se dejó de compartir; este ordenador no comparte el torneo
text-the-servers-data-was-damaged-and-has-been-restored-from-this-file-wait-until-the-other-desks-are-back-before-you-enter-anything = los datos del servidor estaban dañados y se restauraron de este archivo; espere a que vuelvan los otros puestos antes de introducir nada
text-the-server-has-ended-and-is-started-again = el servidor terminó y se inicia de nuevo
text-the-server-does-not-answer-and-is-being-restarted-reason = el servidor no responde y se reinicia ({ $reason })
text-the-folder-of-the-server-is-gone = la carpeta del servidor ha desaparecido
text-the-others-cannot-be-reached-textwhy = no se alcanza a los demás: { $textWhy }
text-this-desk-and-the-others-have-the-same-entries = este puesto y los demás tienen las mismas entradas
text-this-desk-and-the-others-have-different-entries = este puesto y los demás tienen entradas distintas
text-this-is-more-than-the-server-takes-at-once = es más de lo que el servidor acepta de una vez
text-not-recorded-textwhy-you-can-still-enter-results-for-everything-else-wait-until-the-server-is-back = no registrado: { $textWhy } (aún puede introducir resultados; para lo demás, espere a que vuelva el servidor)
text-not-recorded-the-other-desks-were-first = no registrado: los otros puestos fueron antes
text-the-other-desks-have-it-but-this-desk-could-not-save-it-yet-textwhy = los otros puestos lo tienen, pero este aún no pudo guardarlo: { $textWhy }
text-the-others-now-have-the-entries-of-this-desk = los demás tienen ahora las entradas de este puesto
text-the-codes-have-changed-nobody-can-join-with-the-old-ones-any-more = los códigos han cambiado: nadie puede unirse ya con los antiguos
text-this-event-is-not-shared-there-is-no-lead-to-take-over-from = este torneo no está compartido: no hay dirección que asumir
text-this-desk-only-looks-its-role-is-look-take-over-at-a-desk-of-the-role-lead-or-entry = este puesto solo mira (papel look): asuma en uno del papel lead o entry
text-the-server-of-the-lead-is-there-take-over-only-once-its-computer-is-gone = el servidor de la dirección está: asuma solo cuando su ordenador ya no esté
text-another-event-is-open-now-open-the-one-to-leave-again = ahora hay otro torneo abierto: vuelva a abrir el que quiere dejar
text-you-have-left-this-event-is-an-ordinary-file-again = ha salido: este torneo vuelve a ser un archivo normal

## Files and disks

text-the-disk-fails-to-read-or-write-it-may-be-broken-choose-another-one = el disco falla al leer o escribir (quizá esté roto: elija otro)
text-no-such-file-or-folder-check-the-name = no existe tal archivo o carpeta (compruebe el nombre)
text-this-is-not-allowed-choose-another-folder-or-ask-its-owner = no está permitido (elija otra carpeta, o pregunte a su dueño)
text-a-file-of-that-name-exists-already-choose-another-name = ya existe un archivo con ese nombre (elija otro)
text-path-exists-already-choose-another-name = { $path } ya existe (elija otro nombre)
text-this-is-a-folder-expected-a-file = es una carpeta (se espera un archivo)
text-part-of-the-path-is-a-file-not-a-folder = parte de la ruta es un archivo, no una carpeta
text-this-disk-is-read-only-choose-another-folder = este disco es de solo lectura (elija otra carpeta)
text-this-disk-does-not-allow-that-name-choose-a-shorter-or-simpler-one = este disco no admite ese nombre (elija uno más corto o sencillo)
text-the-disk-is-full-make-room-then-try-again = el disco está lleno (haga sitio e inténtelo de nuevo)
text-the-file-is-too-large-limit-limit = el archivo es demasiado grande (límite { $limit })
text-the-file-is-write-protected-opened-read-only = el archivo está protegido (abierto solo para leer)
text-the-event-cannot-be-locked-reason-opened-read-only = no se puede bloquear el torneo: { $reason } (abierto solo para leer)
text-another-desk-has-this-event-open-opened-read-only = otro puesto tiene abierto este torneo (abierto solo para leer)
text-another-desk-has-this-event-open-in-file-this-file-is-a-copy-opened-read-only = otro puesto tiene abierto este torneo, en { $file }: este archivo es una copia (abierto solo para leer)
text-the-file-ends-in-the-middle-of-the-line = el archivo termina a mitad de línea
text-the-line-is-not-utf-8 = la línea no es UTF-8
text-the-line-does-not-end-with-its-digest = la línea no termina con su resumen
text-its-text-and-its-digest-do-not-agree = su texto y su resumen no concuerdan
text-the-entry-does-not-hold-the-digest-of-the-line-before = la entrada no contiene el resumen de la línea anterior
text-it-does-not-follow-the-line-before-the-chain-is-broken = no sigue a la línea anterior (la cadena está rota)
text-this-is-not-an-event-file-expected-opening = no es un archivo de torneo (se espera `{ $opening }`)
text-this-event-was-written-by-a-newer-wallchart-in-format-format-this-one-reads-up-to-format-most-open-it-with-the-newer-program = este torneo lo escribió un wallchart más nuevo, en formato { $format }; este lee hasta el formato { $most } (ábralo con el más nuevo)
text-it-is-not-text-in-utf-8 = no es texto en UTF-8
text-the-format-of-the-file-cannot-be-recognised = no se reconoce el formato del archivo
text-the-clock-of-this-computer-went-back-to-now-entries-are-dated-last-until-it-has-caught-up = el reloj de este ordenador volvió a { $now }; las entradas llevan { $last } hasta que lo alcance
text-reading = al leer
text-opening = al abrir
text-creating = al crear
text-another-program-has-this-file-open-close-it-there-then-try-again = otro programa tiene abierto este archivo (ciérrelo allí e inténtelo de nuevo)
text-this-is-not-allowed-or-another-program-has-the-file-open-close-it-there-or-choose-another-folder = no está permitido, u otro programa tiene abierto el archivo (ciérrelo allí, o elija otra carpeta)
text-this-is-not-text-in-utf-8 = esto no es texto en UTF-8
text-there-is-no-folder-for-textwhat-is-home-set = no hay carpeta para { $textWhat } (¿está definido HOME?)
text-this-is-a-device-or-a-pipe-expected-an-ordinary-file = es un dispositivo o una tubería (se espera un archivo normal)
text-this-is-a-link-expected-an-ordinary-file = es un enlace (se espera un archivo normal)
text-every-user-of-this-computer-can-write-in-this-folder-and-replace-wallcharts-files-choose-another-folder-or-change-its-permissions = cualquier usuario de este ordenador puede escribir en esta carpeta y sustituir los archivos de wallchart (elija otra carpeta, o cambie sus permisos)
text-too-many-links-lead-to-each-other = demasiados enlaces llevan uno a otro
text-too-many-unfinished-files-are-in-the-folder-remove-the-hidden-ones-that-end-with-part = hay demasiados archivos sin terminar en la carpeta (borre los ocultos que acaban en .part)
text-reading-it-was-stopped = se detuvo la lectura
text-an-entry-cannot-be-written-reason = no se puede escribir una entrada: { $reason }
text-textwhy-opened-read-only-as-it-was-before-that = { $textWhy } (abierto solo para leer, como estaba antes)
text-not-recorded-path-textloss-and-no-new-file-could-be-written-textwhy = no registrado: { $path } { $textLoss }, y no se pudo escribir un archivo nuevo: { $textWhy }
text-was-deleted-or-moved-away = se borró o se movió
text-is-no-longer-a-file = ya no es un archivo
text-was-replaced-by-another-file = se sustituyó por otro archivo
text-was-cut-short = se cortó
text-was-changed-by-another-program = lo cambió otro programa
text-can-no-longer-be-read-textwhy = ya no se puede leer ({ $textWhy })
text-this-is-not-an-event-file-textwhy-expected-opening = no es un archivo de torneo: { $textWhy } (se espera `{ $opening }`)
text-the-header-does-not-say-its-format-expected-expected = la cabecera no dice su formato (se espera `{ $expected }`)
text-the-header-was-changed-or-is-damaged-textwhy = la cabecera se cambió o está dañada: { $textWhy }
text-the-entries-do-not-begin-here-expected-expected = las entradas no empiezan aquí (se espera `{ $expected }`)
text-path-this-file-was-not-made-by-wallchart-publish-into-another-folder-or-move-it-away = { $path }: este archivo no es de wallchart (publique en otra carpeta, o muévalo)
text-path-this-is-not-the-page-that-wallchart-left-here-move-it-away-then-publish-again = { $path }: no es la página que wallchart dejó aquí (muévala y publique de nuevo)
text-path-this-folder-holds-the-site-of-given-publish-into-another-folder-or-empty-this-one = { $path }: esta carpeta contiene el sitio de `{ $given }` (publique en otra carpeta, o vacíe esta)
text-path-this-is-not-a-list-of-pages-publish-into-another-folder-or-move-it-away = { $path }: no es una lista de páginas (publique en otra carpeta, o muévala)
text-path-writing-the-site-was-stopped-before-it-was-finished = { $path }: se detuvo la escritura del sitio antes de acabar
text-cannot-be-created = no se puede crear
text-cannot-be-read = no se puede leer
text-cannot-be-written = no se puede escribir
text-cannot-be-removed = no se puede borrar
text-another-program-is-using-the-list-of-desks = otro programa usa la lista de puestos

## Round: the rest

text-textplace-board-is-now-names = { $textPlace } { $board } es ahora { $names }.
text-not-recorded-because-the-players-have-changed = Sin registrar, porque los jugadores han cambiado
text-go-on-typing = seguir tecleando
text-keep-it-for-later = guardarlo para después
text-textplace-board-stays-as-far-as-it-is-typed = { $textPlace } { $board } queda hasta lo tecleado
text-the-manual-pairing-of-round-round-is-saved-key-continues-it = el emparejamiento manual de la ronda { $round } está guardado: { $key } lo continúa
text-the-manual-pairing = el emparejamiento manual
text-go-on-seating = seguir colocando
text-nothing-is-published = no se publica nada
text-the-round-stays-as-it-was-published = la ronda queda como se publicó
text-the-pairing-was-dropped-textstays = el emparejamiento se descartó; { $textStays }
text-nothing-has-changed-key-leaves-the-round-as-it-was-published = nada ha cambiado ({ $key } deja la ronda como se publicó)
text-decide-board-by-board = decidir tablero a tablero
text-this-textplace-has-a-result-and-is-different-now = Hay un resultado, y ahora es distinto ({ $textPlace }):
text-players-keep-their-results-new-opponents-have-none-yet = los jugadores conservan sus resultados (los rivales nuevos aún no tienen)
text-it-is-entered-again = se introduce de nuevo
text-they-are-entered-again = se introducen de nuevo
text-the-textplace-keeps-its-result = el resultado queda ({ $textPlace })
text-what-becomes-of-the-results-of-round-round = ¿qué pasa con los resultados de la ronda { $round }?
text-every-player-of-this-round-already-has-a-textplace-or-a-bye = cada jugador de esta ronda ya tiene lugar ({ $textPlace }) o descanso
text-bye-for = descanso para
text-the-system-has-paired-the-rest-your-boards-are-as-you-made-them = el sistema emparejó el resto; sus tableros quedan como los hizo
text-texttold-look-then-key = { $textTold }: mire, luego { $key }
text-manual-pairing-begins-ends-ends-it-and-compares-it-with-the-systems-leaves-keeps-or-drops-it = empieza el emparejamiento manual: { $ends } lo termina y lo compara con el del sistema, { $leaves } lo guarda o descarta
text-the-event-has-changed-this-is-the-new-pairing-not-published-yet = el torneo ha cambiado: este es el nuevo emparejamiento, aún sin publicar
text-the-event-has-changed-and-the-systems-pairing-with-it-key-compares-with-the-new-one = el torneo ha cambiado, y con él el emparejamiento del sistema: { $key } compara con el nuevo
text-the-system-makes-no-pairing-to-compare-with-textwhy = el sistema no hace emparejamiento con que comparar: { $textWhy }
text-why-did-name-not-meet = por qué { $name } no se enfrentó a
text-these-boards-are-not-published-yet = estos tableros aún no están publicados
text-round-round-board-board-is-typed-but-not-complete = ronda { $round }, tablero { $board }: tecleado pero incompleto
text-nothing-was-pasted-textwrong = no se pegó nada: { $textWrong }
text-crikey-has-no-other-results-type-the-result-and-both-piece-totals-forfeit-forfeit-adjourned-adjourned = Crikey no tiene otros resultados: teclee el resultado y ambos totales ({ $forfeit } incomparecencia, { $adjourned } aplazada)
text-typed-does-not-belong-to-a-slip-erase-it-expected-the-number-of-a-board-then-the-key-of-its-result = `{ $typed }` no es de una papeleta: bórrelo (se espera el número de un tablero, luego la tecla del resultado)
text-round-round-is-too-old-to-be-corrected = la ronda { $round } es demasiado antigua para corregirla
text-in-official-mode-only-rounds-from-first-on-are-corrected-c-04-2-4-3-standings-and-pairings-continue-with-stands-at-textplace-board-of-round-round = En modo oficial solo se corrigen rondas desde la { $first } (C.04.2 4.3): clasificación y emparejamientos siguen con { $stands } ({ $textPlace } { $board } de la ronda { $round }).
text-report-result-for-rating-only = enviar { $result } solo a valoración
text-textplace-board-of-round-round-textdoes = { $textPlace } { $board } de la ronda { $round }: { $textDoes }
text-textdone-of-name-match-board = { $textDone } de { $name }, encuentro { $board }
text-corrected-line-up = alineación corregida
text-line-up = alineación
text-numbers-of-the-teams-list-board-1-first-0-for-an-empty-board-or-4-6-for-board-4-alone = números de la lista del equipo, tablero 1 primero, 0 para uno vacío; o 4=6 solo para el tablero 4
text-known-of-count-in = { $known } de { $count }
text-changed-since-they-were-announced-codes = Cambiado desde que se anunció: { $codes }.
text-this-event-has-no-ranking-of-teams-choose-one-on-the-line-ranking-of-teams-of-the-setup = este torneo no tiene clasificación por equipos: elíjala en el torneo
text-setup-a-choice-was-turned-and-its-line-not-left = torneo: se cambió una opción y no se dejó su línea
text-teams-after-round-round = equipos tras la ronda { $round }
text-crosstable-after-round-round-by-opponent = cuadro tras la ronda { $round }, por rival
text-word-not-found = · `{ $word }` no hallado
text-no-key = (sin tecla)

## Legends of result keys, parts of headings

text-sign-white = { $sign } blancas
text-sign-black = { $sign } negras
text-sign-draw = { $sign } tablas
text-sign-first-team = { $sign } primer equipo
text-sign-second-team = { $sign } segundo equipo
text-sign-forfeit = { $sign } incomparecencia
text-sign-adjourned = { $sign } aplazada
text-sign-nobody = { $sign } nadie
text-textkey-gets-it = { $textKey } lo recibe
text-textresults-then-both-piece-totals-example = { $textResults }, luego ambos totales: { $example }
head-table-place = mesa:puesto
head-table-gain = mesa:alza
text-the-lists-of-this-event-are-in-english-textwhy = las listas de este torneo están en inglés: { $textWhy }
text-name-also-plays-in-match-at-for-team = { $name } juega también en el encuentro { $at }, con { $team }
text-name-is-in-the-line-ups-of-first-and-second = { $name } está en las alineaciones de { $first } y de { $second }

## Words that are typed: byes, and the round of a penalty

input-half = medio
input-zero = cero
input-full = completo
input-none = ninguno
input-barred = vetado
input-allowed = permitido
input-round = ronda
text-expected-a-round-then-half-zero-full-or-none-3-half-several-with-commas-2-half-4-half-barred-for-somebody-who-may-have-no-half-point-bye-allowed-for-somebody-who-may-again = se espera una ronda y medio, cero, completo o ninguno: 3 medio; varias con comas: 2 medio, 4 medio; `vetado` para quien no puede tener descanso con medio punto, `permitido` para quien vuelve a poder
text-forfeit-who-wins-the-match = incomparecencia: ¿quién gana el encuentro?
key-first-team-wins = gana el primer equipo
key-second-team-wins = gana el segundo equipo
## Kinds of a new event
text-chess-fide-dutch-swiss = ajedrez, suizo (FIDE, holandés)
text-chess-fide-dutch-swiss-with-baku-acceleration = ajedrez, suizo (FIDE) con aceleración de Bakú
text-chess-fide-dutch-swiss-fide-rated-standard = ajedrez, suizo (FIDE), válido para Elo FIDE (clásico)
text-chess-fide-dutch-swiss-fide-rated-rapid = ajedrez, suizo (FIDE), válido para Elo FIDE (rápido)
text-chess-fide-dutch-swiss-fide-rated-blitz = ajedrez, suizo (FIDE), válido para Elo FIDE (relámpago)
text-chess-fide-dutch-swiss-glicko-2-ratings = ajedrez, suizo (FIDE), puntuación Glicko-2
text-chess-resistance-points = ajedrez, emparejado a mano, puntos de los rivales
text-chess-round-robin = ajedrez, liga (todos contra todos)
text-chess-double-round-robin = ajedrez, liga a doble vuelta
text-teams-fide-team-swiss = equipos, suizo (FIDE)
text-teams-round-robin = equipos, liga (todos contra todos)
text-teams-knockout = equipos, eliminatoria
text-scheveningen-two-teams = Scheveningen, dos equipos
text-chess-knockout = ajedrez, eliminatoria
text-crikey-club-evening = Crikey, velada de club
text-crikey-round-robin = Crikey, liga (todos contra todos)
text-crikey-fide-dutch-swiss = Crikey, suizo (FIDE, holandés)
text-decided-game-probit-ratings-new-system = juego sin tablas, puntuación probit, sistema nuevo
text-decided-game-probit-ratings-old-system = juego sin tablas, puntuación probit, sistema antiguo
text-decided-game-double-elimination = juego sin tablas, doble eliminación
text-poker-dice-tables-of-up-to-five = dados de póquer, mesas de hasta cinco
text-tractor-partners-kept = Tractor, parejas fijas
text-tractor-partners-changing = Tractor, parejas cambiantes
text-teams-tractor-club-match = equipos, encuentro de clubes de Tractor

## Clases de torneo nuevo, en una frase

text-berger-tables-twice-with-colours-reversed-the-last-two-rounds-of-the-first-cycle-exchanged-points-then-direct-encounter-number-of-wins-sonneborn-berger-and-koya-c-07 = tablas Berger a doble vuelta con los colores invertidos, las dos últimas rondas de la primera vuelta intercambiadas; puntos, luego resultado particular, número de victorias, Sonneborn-Berger y Koya (C.07)
text-berger-tables-everybody-meets-everybody-once-points-then-direct-encounter-number-of-wins-sonneborn-berger-and-koya-c-07 = tablas Berger, todos contra todos una vez; puntos, luego resultado particular, número de victorias, Sonneborn-Berger y Koya (C.07)
text-berger-tables-each-game-moves-rating-points-from-one-player-to-the-other-white-counting-3-00-stronger-the-standings-are-the-ratings-equal-ratings-listed-in-descending-order-of-name = tablas Berger; cada partida pasa puntos de rating de un jugador a otro, las blancas cuentan 3,00 más fuertes; la clasificación son los ratings, los iguales en orden descendente de nombre
text-paired-by-c-04-3-each-game-moves-rating-points-from-one-player-to-the-other-white-counting-3-00-stronger-points-then-resistance-points-and-sonneborn-berger = emparejado según C.04.3; cada partida pasa puntos de rating de un jugador a otro, las blancas cuentan 3,00 más fuertes; puntos, luego puntos de resistencia y Sonneborn-Berger
text-paired-by-hand-each-game-moves-rating-points-from-one-player-to-the-other-white-counting-3-00-stronger-the-standings-are-the-ratings-equal-ratings-listed-in-descending-order-of-name = emparejado a mano; cada partida pasa puntos de rating de un jugador a otro, las blancas cuentan 3,00 más fuertes; la clasificación son los ratings, los iguales en orden descendente de nombre
text-tables-as-even-as-possible-new-faces-first-the-mean-of-the-places-at-the-tables-shared-places-averaged-lowest-first-then-the-best-hands-a-zero-point-bye-counts-as-the-last-place-any-other-but-a-full-point-bye-as-the-middle-one = mesas lo más iguales posible, primero rivales nuevos; la media de los puestos en las mesas, los compartidos promediados, primero la más baja, luego las mejores manos; un descanso sin puntos cuenta como el último puesto, cualquier otro salvo el de un punto como el del medio
text-two-losses-end-it-a-grand-final-that-the-unbeaten-player-loses-is-played-again-players-still-in-first-then-those-who-went-out-later = dos derrotas eliminan; una final que pierde el jugador invicto se repite; primero los que siguen, luego los eliminados más tarde
text-like-fide-swiss-the-upper-half-has-virtual-points-in-the-first-half-of-the-rounds-c-04-7-which-count-for-pairing-only = como fide-swiss; la mitad superior tiene puntos virtuales en la primera mitad de las rondas (C.04.7), que solo cuentan para el emparejamiento
text-like-fide-swiss-seeded-by-the-blitz-rating-else-the-standard-else-the-rapid-rating-of-the-federations-list-else-by-the-one-typed-the-standings-show-what-the-event-would-change-in-the-blitz-rating-if-it-ended-now-b-02 = como fide-swiss; ranking inicial por el Elo blitz, si no el estándar, si no el rápido de la lista de la federación, si no el tecleado; la clasificación muestra lo que el torneo cambiaría en el Elo blitz si acabara ahora (B.02)
text-like-fide-swiss-seeded-by-the-rapid-rating-else-the-standard-else-the-blitz-rating-of-the-federations-list-else-by-the-one-typed-the-standings-show-what-the-event-would-change-in-the-rapid-rating-if-it-ended-now-b-02 = como fide-swiss; ranking inicial por el Elo rápido, si no el estándar, si no el blitz de la lista de la federación, si no el tecleado; la clasificación muestra lo que el torneo cambiaría en el Elo rápido si acabara ahora (B.02)
text-like-fide-swiss-seeded-by-the-standard-rating-of-the-federations-list-else-by-the-one-typed-the-standings-show-what-the-event-would-change-in-the-standard-rating-if-it-ended-now-b-02 = como fide-swiss; ranking inicial por el Elo estándar de la lista de la federación, si no el tecleado; la clasificación muestra lo que el torneo cambiaría en el Elo estándar si acabara ahora (B.02)
text-paired-by-c-04-3-in-force-since-1-february-2026-the-initial-colour-drawn-by-lot-points-then-buchholz-cut-1-buchholz-sonneborn-berger-and-direct-encounter-c-07 = emparejado según C.04.3, en vigor desde el 1 de febrero de 2026, el color inicial por sorteo; puntos, luego Buchholz menos el peor, Buchholz, Sonneborn-Berger y resultado particular (C.07)
text-like-fide-swiss-the-standings-show-what-the-event-would-make-of-the-ratings-by-glicko-2-if-it-ended-now-players-without-one-begin-at-1500 = como fide-swiss; la clasificación muestra lo que el torneo haría de los ratings según Glicko-2 si acabara ahora; los jugadores sin rating empiezan en 1500
text-seeds-by-rating-placed-so-that-the-best-meet-last-byes-to-the-top-seeds-a-game-for-third-place-a-drawn-game-leaves-its-match-open-until-another-game-decides-it-players-still-in-first-then-those-who-went-out-later = cabezas de serie por Elo, colocados para que los mejores se enfrenten al final, descansos para los primeros, una partida por el tercer puesto; unas tablas dejan el encuentro abierto hasta que otra partida lo decida; primero los que siguen, luego los eliminados más tarde
text-round-robin-by-berger-tables-no-draws-games-won-then-sonneborn-berger-all-games-of-the-event-are-rated-as-one-batch-with-the-ratings-after-it-solved-until-they-are-stable = todos contra todos según las tablas Berger, sin tablas; partidas ganadas, luego Sonneborn-Berger; todas las partidas del torneo se valoran juntas, con los ratings de después, resueltos hasta que son estables
text-round-robin-by-berger-tables-no-draws-games-won-then-sonneborn-berger-all-games-of-the-event-are-rated-as-one-batch-with-the-ratings-before-it = todos contra todos según las tablas Berger, sin tablas; partidas ganadas, luego Sonneborn-Berger; todas las partidas del torneo se valoran juntas, con los ratings de antes
text-a-match-of-two-teams-in-which-everybody-meets-everybody-of-the-other-team-one-round-a-board-line-ups-and-colours-from-the-table-game-points-decide = un encuentro de dos equipos en el que cada uno juega contra todos los del otro: una ronda por tablero, alineaciones y colores según la tabla; deciden los puntos de partida
text-paired-by-hand-points-then-resistance-points-sonneborn-berger-and-the-number-of-games-with-black-players-equal-in-all-four-share-the-place = emparejado a mano; puntos, luego puntos de resistencia, Sonneborn-Berger y número de partidas con negras; los jugadores iguales en los cuatro comparten el puesto
text-matches-at-four-boards-seeds-placed-so-that-the-best-meet-last-byes-to-the-top-seeds-a-match-for-third-place-a-drawn-match-is-decided-by-its-boards-by-lots-or-by-another-match-teams-still-in-first-then-those-who-went-out-later = encuentros a cuatro tableros, cabezas de serie colocadas para que las mejores se enfrenten al final, descansos para las primeras, un encuentro por el tercer puesto; un encuentro empatado lo deciden sus tableros, el sorteo u otro encuentro; primero los equipos que siguen, luego los eliminados más tarde
text-a-league-every-team-meets-every-other-at-four-boards-by-the-berger-tables-match-points-then-game-points-the-direct-encounter-and-the-boards-c-07 = una liga: cada equipo juega contra todos a cuatro tableros, según las tablas Berger; puntos de encuentro, luego puntos de partida, resultado particular y tableros (C.07)
text-matches-at-four-boards-paired-by-c-04-6-in-force-since-1-february-2026-match-points-then-game-points-the-extended-sonneborn-berger-and-the-extended-direct-encounter-c-07 = encuentros a cuatro tableros, emparejados según C.04.6, en vigor desde el 1 de febrero de 2026; puntos de encuentro, luego puntos de partida, Sonneborn-Berger ampliado y resultado particular ampliado (C.07)
text-clubs-meet-at-two-tables-of-tractor-two-players-of-each-club-at-a-table-one-round-from-rank-2-its-winners-score-for-the-club-every-club-meets-every-other-berger-tables = los clubes se enfrentan en dos mesas de Tractor, dos jugadores de cada club por mesa; una ronda desde el rango 2, sus ganadores puntúan para el club; cada club juega contra todos (tablas Berger)
text-tables-of-four-a-new-partner-every-round-a-partnership-plays-at-the-lower-rank-of-its-members-and-what-it-gains-lifts-both-the-rank-reached-then-the-points-taken-as-defenders = mesas de cuatro, un compañero nuevo cada ronda; una pareja juega en el rango más bajo de sus miembros y lo que gana sube a los dos; el rango alcanzado, luego los puntos tomados como defensores
text-tables-of-two-partnerships-new-opponents-first-the-rank-reached-then-the-points-taken-as-defenders-a-game-is-won-beyond-the-ace = mesas de dos parejas, primero rivales nuevos; el rango alcanzado, luego los puntos tomados como defensores; una partida se gana más allá del as

## What screens say besides
place-of-all = { $place } de { $ranked }
place-of-nobody = –, fuera de clasificación
named-line = { $line }:
manual-title = manual (en inglés) { $chapter } de { $chapters }
text-currency = moneda
text-made-path = creado: { $path }
text-made-path-its-seals-will-not-be-signed-textwhy = creado: { $path }; no se firmará nada: { $textWhy }
text-fees-sum-textplayers-paid-unpaid-not = inscripciones { $sum }: { $textPlayers } con pago, { $unpaid } sin pago
text-c-04-3-article-article = C.04.3 artículo { $article }
text-c-04-6-article-article = C.04.6 artículo { $article }
text-c-05-annex-1 = C.05 anexo 1
text-comes-up-names = sube: { $names }
text-of-points-points = de { $points } puntos
text-white-is-name-textrule = { $name } lleva blancas: { $textRule }
text-name-comes-first-textrule = { $name } va primero: { $textRule }
text-white-names-black-others-textrule = Blancas { $names }, Negras { $others }: { $textRule }
text-the-bye-name = descansa: { $name }
text-upfloaters-count = flotantes hacia arriba: { $count }
text-name-enters-as-seed-number = { $name } entra como cabeza de serie { $number }
text-name-won-the-match-of-one-and-other = { $name } ganó el encuentro { $one } – { $other }
text-name-lost-the-match-of-one-and-other = { $name } perdió el encuentro { $one } – { $other }
text-name-goes-through-without-a-game-the-bracket-is-not-full = { $name } pasa sin jugar: el cuadro no está completo
text-name-waits-for-the-next-match = { $name } espera el siguiente encuentro
text-name-waits-for-an-opponent = { $name } espera un rival
text-name-is-out = { $name } está eliminado
text-no-match-of-the-bracket-the-board-was-made-by-hand = no es un encuentro del cuadro: el tablero se hizo a mano
text-textplace-no-two-of-them-have-sat-together-before = { $textPlace }: nunca dos de ellos en la misma mesa
text-textplace-sat-together-before-textnames = { $textPlace }: ya en la misma mesa: { $textNames }
text-one-and-other-sat-together-in-earlier-rounds-textoften = { $one } y { $other } en la misma mesa en rondas anteriores: { $textOften }
text-colour-preferences = preferencias de color
text-type-a = tipo A
text-type-b = tipo B
text-score = puntuación
text-other-score-for-colours = la otra puntuación para los colores
text-of-two-teams-with-equal-score-the-one-with-more-of-the-other-score-comes-first-c-04-6-4-2-2 = con igual puntuación va primero el equipo que tiene más de la otra (C.04.6 4.2.2)
text-the-primary-score-c-04-6-1-2 = la puntuación principal (C.04.6 1.2)
text-of-teams-c-04-6-1-7 = de los equipos (C.04.6 1.7)
text-baku-acceleration = aceleración de Bakú
text-most-players-at-a-table = jugadores por mesa como máximo
text-tables-are-filled-evenly-up-to-this-many-published-rounds-keep-the-size-they-were-paired-with = las mesas se llenan por igual hasta este número; las rondas publicadas conservan su tamaño
text-textfirst-else-textthen = { $textFirst }, si no { $textThen }
text-downfloaters-names = flotantes hacia abajo: { $names }
text-moved-down-players-names = venidos del grupo superior: { $names }
text-scores-of-the-upfloaters = puntuaciones de los flotantes hacia arriba
text-the-following-scoregroup-can-be-paired = el grupo de puntuación siguiente se puede emparejar
text-upfloaters-that-floated-in-the-previous-round = flotantes hacia arriba que flotaron en la ronda anterior
text-opponents-of-upfloaters-that-floated-in-the-previous-round = rivales de flotantes que flotaron en la ronda anterior
text-4-3-1-by-the-initial-colour = 4.3.1, según el color inicial
text-4-3-2-only-one-team-has-a-preference-and-gets-it = 4.3.2, solo un equipo tiene preferencia, y la obtiene
text-4-3-3-both-teams-get-the-colour-they-prefer = 4.3.3, los dos equipos obtienen su color preferido
text-4-3-4-only-one-team-has-a-strong-preference-and-gets-it = 4.3.4, solo un equipo tiene preferencia fuerte, y la obtiene
text-4-3-5-the-team-with-the-lower-colour-difference-has-white = 4.3.5, el equipo con menor diferencia de colores lleva blancas
text-4-3-6-the-opposite-of-the-last-time-one-had-white-and-the-other-black = 4.3.6, al revés que la última vez que tuvieron colores distintos
text-4-3-7-the-first-team-gets-the-colour-it-prefers = 4.3.7, el primer equipo obtiene su color preferido
text-4-3-8-the-first-team-changes-its-colour = 4.3.8, el primer equipo cambia de color
text-4-3-9-the-other-team-changes-its-colour = 4.3.9, el otro equipo cambia de color
text-losers-side-round-round = cuadro de perdedores, ronda { $round }
text-winners-side-round-round = cuadro de ganadores, ronda { $round }
text-another-match = otro encuentro
text-lots = sorteo
text-berlin-count-then-lots = recuento de Berlín, luego sorteo
text-board-elimination-then-lots = eliminación de tableros, luego sorteo
text-berlin-count-board-elimination-then-lots = recuento de Berlín, eliminación de tableros, luego sorteo
text-no-tie-break-for-anybody = sin desempate para nadie
text-lowest-rating = Elo más bajo
text-mean-rating = Elo medio
text-mean-at-least-so-many-games = media, al menos tantas partidas
text-mean-of-the-best-members = media de los mejores miembros
text-mean-of-all-members = media de todos los miembros
text-seating = asientos
text-this-table = esta mesa
text-name-is-left-over-left-over-in-earlier-rounds-textoften = { $name } queda libre (libre en rondas anteriores: { $textOften })
text-no-seating-that-the-search-found-repeats-fewer-meetings = ningún reparto hallado repite menos encuentros
text-mean = media
text-sum = suma

## Tie-breaks: help
text-1-for-each-round-with-more-points-than-the-opponent-for-as-many = 1 por ronda con más puntos que el rival, ½ si son iguales
text-buchholz-as-if-every-game-of-the-last-round-were-drawn = Buchholz como si todas las partidas de la última ronda fueran tablas
text-board-numbers-times-the-points-there-summed-the-lower-first-for-equal-game-points = suma de número de tablero por puntos, la menor primero; con iguales puntos de partida
text-each-opponents-adjusted-score-times-the-points-scored-in-that-round-summed = suma de la puntuación ajustada de cada rival por los puntos logrados contra él
text-game-points-if-teams-are-ordered-by-match-points-first-and-the-other-way-round = puntos de partida si cuentan primero los de encuentro, y al revés
text-points-scored-against-opponents-with-at-least-half-of-the-possible-points = puntos contra rivales con al menos la mitad de los puntos posibles
text-the-games-among-those-who-are-tied-as-far-as-they-decide = las partidas entre los empatados, en cuanto decidan
text-the-least-rating-that-would-be-expected-to-score-as-much = el menor Elo del que se esperarían tantos puntos
text-the-matches-among-those-who-are-tied-by-the-primary-and-then-by-the-secondary-score = los encuentros entre los empatados, por la puntuación principal y luego la segunda
text-the-mean-buchholz-of-the-opponents-played = el Buchholz medio de los rivales jugados
text-the-mean-ptp-of-the-opponents-played = la PTP media de los rivales jugados
text-the-mean-tpr-of-the-opponents-played = la TPR media de los rivales jugados
text-the-mean-rating-of-the-opponents-and-the-difference-for-the-share-of-points = el Elo medio de los rivales y la diferencia por el porcentaje de puntos
text-the-mean-rating-of-the-opponents-played = el Elo medio de los rivales jugados
text-the-opponents-adjusted-scores-summed = suma de las puntuaciones ajustadas de los rivales
text-the-points-at-board-1-then-at-board-2-and-so-on = los puntos en el tablero 1, luego en el 2, etcétera
text-the-points-of-the-games-at-the-boards-summed = suma de los puntos de las partidas
text-the-points-of-the-matches-summed = suma de los puntos de los encuentros
text-the-points-without-the-last-board-then-without-the-last-two-and-so-on = los puntos sin el último tablero, luego sin los dos últimos, etcétera
text-the-rating-before-the-event-the-higher-first = el Elo antes del torneo, el mayor primero
text-the-scores-after-each-round-summed = suma de las puntuaciones tras cada ronda
text-the-secondary-score-and-a-part-of-buchholz-on-the-primary-one-summed = segunda puntuación y parte del Buchholz de la principal, sumadas
text-the-tournament-pairing-number-the-lower-first = el número de emparejamiento, el menor primero
text-texthelp-without-the-least-significant-value-14-1 = { $textHelp }, sin el valor menos significativo (14.1)
text-texthelp-without-the-values-least-significant-values-14-2 = { $textHelp }, sin los { $values } valores menos significativos (14.2)
text-texthelp-without-the-least-and-the-most-significant-value-14-3 = { $textHelp }, sin el valor menos y el más significativo (14.3)
text-texthelp-without-the-values-least-and-the-most-most-significant-values-14-4 = { $textHelp }, sin los { $values } valores menos y los { $most } más significativos (14.4)
text-forfeits-count-as-games-16-6 = las incomparecencias cuentan como partidas (16.6)
text-ace-dice = as { $dice }
text-never = nunca
text-one-and-other-once = { $one } y { $other } una vez
text-one-and-other-twice = { $one } y { $other } dos veces
text-semicolons = puntos y comas
text-commas = comas
text-tabs = tabuladores
text-dark = oscuro
text-light = claro
text-import-file = importar { $file }
text-typed-is-not-a-bye-textexpected = `{ $typed }` no es un descanso ({ $textExpected })
text-the-event-does-not-last-over-30-days-so-its-ratings-are-those-of-the-start-the-setup-says-how-long-it-lasts = el torneo no dura más de 30 días, así que valen los Elo del comienzo (los datos del torneo dicen cuánto dura)
text-typed-is-not-a-round-expected-its-number-then-ratings-4-standard-1850-k20-fide-nov26 = `{ $typed }` no es una ronda (se espera su número y luego los Elo: 4 standard 1850 K20 FIDE NOV26)
sits-out = { $name }: { $bye }

## Torneo: para qué sirve un parámetro; la clasificación de equipos

text-every-game-moves-points-from-one-player-to-the-other-crikey = cada partida pasa puntos de un jugador a otro (Crikey)
text-glickmans-system-the-event-as-one-period-the-change-if-it-ended-now = sistema de Glickman, el torneo como un periodo: el cambio si acabara ahora
text-added-to-whites-rating-before-the-gap-is-taken-crikey-rule-1 = se suma al rating de las blancas antes de tomar la diferencia (regla 1 de Crikey)
text-y-a-game-is-about-10-y-points-and-100-y-points-are-one-standard-deviation = Y: una partida son unos 10 puntos Y, y 100 puntos Y son una desviación típica
text-q-the-decimals-to-which-a-rating-after-the-event-is-rounded = Q: los decimales a los que se redondea un rating después del torneo
text-which-rating-the-games-change-rapid-and-blitz-begin-with-the-standard-one-where-there-is-no-other = qué rating cambian las partidas; rápido y blitz empiezan con el estándar si no hay otro
text-by-first-day-those-in-force-then-they-differ-where-players-are-far-apart-b-02-8-3-1 = por el primer día: las vigentes entonces; difieren cuando los jugadores están muy alejados (B.02 8.3.1)
text-how-much-the-volatility-may-change-30-to-120-is-usual = cuánto puede cambiar la volatilidad: lo usual es de 30 a 120
text-the-first-rating-of-players-without-one = el primer rating de los jugadores que no tienen
text-how-unsure-that-rating-is = lo inseguro que es ese rating
text-how-unsure-all-other-ratings-are-30-for-players-who-play-every-week-100-for-those-who-seldom-do = lo inseguros que son los demás: 30 para quienes juegan cada semana, 100 para quienes juegan poco
text-how-unsteady-everybody-is-at-first-600-is-0-06 = lo irregular que es cada uno al principio: 600 es 0,06
text-to-which-a-rating-after-the-event-is-rounded-halves-up = a los que se redondea un rating después del torneo, las mitades hacia arriba
text-the-two-losing-semifinalists-meet-without-it-they-share-third-place = los dos perdedores de las semifinales se enfrentan; sin él comparten el tercer puesto
text-so-that-nobody-has-the-same-colour-three-times-in-a-row-where-the-cycles-meet = para que nadie lleve tres veces seguidas el mismo color entre las vueltas
text-two-teams-everybody-meets-everybody-of-the-other-team-twice-once-with-each-colour = dos equipos: cada uno juega dos veces contra todos los del otro, una con cada color
text-two-teams-everybody-meets-everybody-of-the-other-team-one-round-a-board = dos equipos: cada uno juega contra todos los del otro, una ronda por tablero
text-virtual-match-points-for-the-upper-half-in-the-first-rounds-c-04-7 = puntos de encuentro virtuales para la mitad superior en las primeras rondas (C.04.7)
text-match-points-also-for-a-match-won-by-forfeit-and-a-full-point-bye = puntos de encuentro, también por un encuentro ganado por incomparecencia y un descanso de un punto
text-match-points-also-for-a-half-point-bye = puntos de encuentro, también por un descanso de medio punto
text-of-the-team-that-is-left-over-c-04-6-1-4-those-of-a-draw = del equipo que sobra (C.04.6 1.4: los de un empate)
text-game-points-over-the-board = puntos de partida, sobre el tablero
text-the-number-of-boards-of-a-match = el número de tableros de un encuentro
text-the-game-at-each-board-at-a-table-of-tractor-two-of-each-team-play-one-round = el juego de cada tablero; en una mesa de Tractor dos de cada equipo juegan una ronda
text-players-sit-in-the-order-of-the-teams-list = los jugadores se sientan en el orden de la lista del equipo
text-what-decides-a-drawn-match-board-elimination-c-07-12-3-lots-are-drawn-once-for-all-of-them = lo que lo decide (eliminación de tableros: C.07 12.3); se sortea una vez, para todos los encuentros
text-of-the-first-team-at-the-first-four-boards-and-so-on-trf-352 = del primer equipo en los cuatro primeros tableros, y así sucesivamente (TRF 352)
text-the-rank-from-2-to-the-ace-at-which-both-partnerships-of-a-table-play-in-every-match = el rango de 2 al as en el que juegan las dos parejas de una mesa, en cada encuentro
text-a-list-or-line-up-that-breaks-the-order-or-a-limit-is-refused-with-no-the-desk-asks = se rechaza una lista o alineación que incumple el orden o un límite; con `no`, el programa pregunta
text-how-much-weaker-a-player-may-be-than-one-at-a-lower-board-0-is-no-limit = cuánto más débil puede ser un jugador que otro de un tablero posterior; 0 es sin límite
text-players-of-a-team-beyond-the-number-of-boards-99-is-any-number = jugadores de un equipo además del número de tableros; 99 es sin límite
text-the-board-at-which-a-woman-plays-0-is-none = el tablero en el que juega una mujer; 0 es ninguno
text-the-board-at-which-a-junior-plays-0-is-none = el tablero en el que juega un juvenil; 0 es ninguno
text-years-of-age-on-the-first-day-of-the-event = edad en años el primer día del torneo
text-numbers-teams-without-a-rating-the-mean-of-the-best-members-one-a-board-or-of-all-halves-up = ordena los equipos sin rating: la media de los mejores miembros, uno por tablero, o de todos; las mitades hacia arriba
text-the-rating-with-which-they-count-in-that-mean-0-leaves-them-out = el rating con el que cuentan en esa media; 0 los deja fuera
text-teams-by-the-points-or-the-places-of-their-best-players = equipos por los puntos o los puestos de sus mejores jugadores
text-the-field-of-a-player-that-names-the-team-players-without-it-are-in-none = el campo de un jugador que nombra el equipo; sin él no está en ninguno
text-the-best-of-a-team-0-for-all-of-them = los mejores de un equipo; 0 para todos
text-two-players-won-drawn-or-lost-with-the-value-of-the-pieces-left-to-each = dos jugadores: ganada, tablas o perdida, con el valor de las piezas que quedan a cada uno
text-2-to-10-at-a-table-five-dice-each-best-hand-first = de 2 a 10 por mesa: cinco dados cada uno, primero la mejor mano
text-four-at-a-table-in-two-teams-the-cards-of-every-trick-are-entered-and-judged = cuatro por mesa en dos bandos: se introducen y juzgan las cartas de cada baza
text-the-rank-from-2-to-the-ace-at-which-the-team-plays-its-first-round = el rango de 2 al as en el que el bando juega su primera ronda
text-the-mean-of-the-places-at-the-tables-lowest-first-then-the-best-hands = la media de los puestos en las mesas, primero la más baja, luego las mejores manos
text-the-sum-of-the-places-at-the-tables-lowest-first-then-the-best-hands = la suma de los puestos en las mesas, primero la más baja, luego las mejores manos
text-the-mean-of-the-places-at-the-tables-players-with-too-few-games-come-last = la media de los puestos en las mesas, los jugadores con muy pocas partidas al final
text-the-rank-reached-then-the-points-taken-as-defenders = el rango alcanzado, luego los puntos tomados como defensores
text-how-players-with-fewer-games-rank-by-the-mean-alone-by-the-sum-with-missed-rounds-last-or-last = cómo se clasifican los jugadores con menos partidas: solo por la media, por la suma con las rondas perdidas como últimas, o al final
text-for-events-that-began-before-march-2026-a-dummy-opponent-has-the-players-own-score-without-a-cap-c-07-16-4 = para torneos empezados antes de marzo de 2026: un rival virtual tiene la puntuación del jugador, sin tope (C.07 16.4)
text-as-in-a-round-robin-where-the-pairings-are-known-before-the-first-round-c-07-15-2 = como en un todos contra todos, donde los emparejamientos se conocen antes de la primera ronda (C.07 15.2)
text-in-aro-tpr-ptp-apro-and-appo-as-published-before-round-1-c-07-art-10-has-no-tie-break = en ARO, TPR, PTP, APRO y APPO, como se publicó antes de la ronda 1; C.07 art. 10 no tiene desempate
text-a-game-counts-with-the-rating-the-opponent-had-in-its-round-else-with-the-first-one-c-07-art-10 = una partida cuenta con el rating que el rival tenía en su ronda; si no, con el primero (C.07 art. 10)
text-opponents-without-a-rating-count-with-this-one = los rivales sin rating cuentan con este
text-players-with-fewer-come-last = los jugadores con menos van al final
text-the-sum-of-points-of-textwho-of-a-textfield-equal-teams-by-their-best-single-places = La suma de puntos ({ $textWho }; equipo: { $textField }); equipos iguales por sus mejores puestos individuales.
text-the-mean-of-points-of-textwho-of-a-textfield-equal-teams-by-their-best-single-places = La media de puntos ({ $textWho }; equipo: { $textField }); equipos iguales por sus mejores puestos individuales.
text-the-sum-of-places-of-textwho-of-a-textfield-equal-teams-by-their-best-single-places = La suma de los puestos ({ $textWho }; equipo: { $textField }); equipos iguales por sus mejores puestos individuales.
text-the-sum-of-the-places-at-tables-of-textwho-of-a-textfield-equal-teams-by-their-best-single-places = La suma de los puestos en mesas ({ $textWho }; equipo: { $textField }); equipos iguales por sus mejores puestos individuales.
text-the-mean-of-the-places-at-tables-of-textwho-of-a-textfield-equal-teams-by-their-best-single-places = La media de los puestos en mesas ({ $textWho }; equipo: { $textField }); equipos iguales por sus mejores puestos individuales.
text-sum-of-places = suma de los puestos
text-all-players = todos los jugadores
text-the-best-player = el mejor jugador
text-the-best-count-players = los { $count } mejores jugadores
text-points-percentage-and-performance-are-of-the-games-played-not-of-forfeits = puntos, porcentaje y rendimiento son de las partidas jugadas, sin incomparecencias
report-text = texto
text-textlist-count-player-with-the-textkind = { $textList }: { $count } jugador con el { $textKind }
text-textlist-count-players-with-the-textkind = { $textList }: { $count } jugadores con el { $textKind }
text-columns-not-used-columns = columnas no usadas: { $columns }
text-gone = fuera
text-the-event-is-rated-as-a-whole-with-the-ratings-before-it = el torneo se valora de una vez, con las puntuaciones de antes
text-the-event-is-rated-as-a-whole-with-the-ratings-after-it = el torneo se valora de una vez, con las puntuaciones de después
