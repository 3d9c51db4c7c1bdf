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
key-add-a-board = añadir tablero
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
key-previous-player = anterior
key-next-player = siguiente
key-opponents-card = ficha del rival
key-print-the-card = imprimir la ficha
key-step-back = atrás
key-step = adelante
key-round-back = ronda atrás
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
key-drop-what-was-typed = descartar lo tecleado
key-keep-for-later = guardar para después
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
missing-at = falta { $boards }
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
setup-schedule = horario
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
text-a-player-who-loses-a-match-is-out = quien pierde un encuentro queda fuera
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
bye-hint = una ronda y half, zero, full o none: { $round } half; varias con comas
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
text-import-a-list = importar una lista
text-the-path-of-a-list-csv-or-text-with-tabs-with-headings-name-rating-club-or-name-and-rating-first-or-a-tournament-report-it-is-shown-first = ruta de una lista: CSV o texto con tabuladores, con encabezados (name, rating, club ...) o nombre y Elo primero, o un informe de torneo; antes se muestra
text-the-reason-may-stay-empty = el motivo (puede quedar vacío)
text-the-reason-may-stay-empty-its-effect-is-shown-next = el motivo (puede quedar vacío); después se muestra el efecto
text-why = por qué
text-a-board-empty-for-none = un tablero; vacío para ninguno
text-nobody-yet = nadie todavía
text-a-player-without-a-number-cannot-exchange-it = un jugador sin número no puede cambiarlo
text-1-mp-2-gp-or-1-mp-2-gp-then-why-1-mp-round-3-counts-from-round-3-on = -1 MP, -2 GP o -1 MP -2 GP, luego el motivo; `-1 MP round 3 ...` cuenta desde la ronda 3
text-0-5-or-plus-1-then-why-plus-1-round-3-counts-from-round-3-on = -0.5 o +1, luego el motivo; `+1 round 3 ...` cuenta desde la ronda 3
text-the-round-and-the-ratings-4-standard-1850-k20-fide-nov26-removes-them = la ronda y los Elo: 4 standard 1850 K20 FIDE NOV26; - los quita
text-name-and-rating-in-board-order-berg-luca-2214-several-with-between-them = nombre y Elo, por orden de tablero: Berg, Luca, 2214; varios separados por ;
text-no-team-is-registered-yet-a-adds-teams-i-imports-a-list = aún no hay equipos: a añade, i importa una lista
text-nobody-is-registered-yet-a-adds-players-i-imports-a-list = aún no hay nadie inscrito: a añade jugadores, i importa una lista
text-nobody-is-registered-yet = aún no hay nadie inscrito
text-no-name-matches = ningún nombre coincide
text-remarks = notas
text-rating-now = Elo actual
text-3-no-pairing-number-yet-withdrawn-from-r-late-h-u-z-f-bye-board-fixed-must-not-meet = (3) sin número aún · † retirado · from R tardío · H U Z F descanso · board tablero fijo · ≠ no deben enfrentarse
text-find-a-player = buscar un jugador
text-find-a-board-by-name-or-number = buscar un tablero por nombre o número
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
text-a-number-such-as-1-or-2-5-an-empty-line-clears-the-value = un número como 1 o 2.5; una línea vacía borra el valor
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
text-12w1-white-against-number-12 = 12w1: Blancas contra el número 12
text-1-won = 1 ganada
text-drawn = = tablas
text-0-lost = 0 perdida
text-plus-forfeit = + - incomparecencia
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
swap-what = cambie jugadores, { $seats } o { $place ->
    [table] mesas
    [match] encuentros
   *[board] tableros
}; los resultados se conservan salvo que diga otra cosa
without-seat = { $count ->
    [one] { $count } jugador no tiene
   *[other] { $count } jugadores no tienen
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
report-fees = cuotas
report-ratings = variaciones de Elo
report-starting-list = ranking inicial
report-schedule = horario
report-result-sheet = hoja de resultados
report-table-numbers = números de mesa
report-name-cards = tarjetas de nombre
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
head-from-2-to-the-ace = del 2 al as
head-old-sys = sist. ant.
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
