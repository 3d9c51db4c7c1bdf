# Français : l'écran. Termes de `../fr.ftl`.

## The desk

language-name = Français
language-changed = l'écran est désormais en français
language-not-saved = en français jusqu'à la fermeture ; les réglages ne changent pas : { $reason }
text-language-of-the-desk = langue de l'écran
help-title = touches : { $place }

## Screens, by name and with the short names above them

tab-home = accueil
tab-setup = tournoi
tab-players = joueurs
tab-round = ronde
tab-standings = classement
tab-crosstable = grille
tab-player-card = fiche
tab-card = fiche
tab-audit = journal
tab-reports = documents
short-home = acc.
short-setup = tour.
short-players = joueurs
short-round = ronde
short-stand = class.
short-cross = grille
short-card = fiche
short-audit = jour.
short-reports = doc.

## Places where keys work

text-everywhere = partout
text-lists = listes
text-input-lines = lignes de saisie
text-texts = textes
text-manual = manuel
text-home = accueil
text-setup = tournoi
text-players = joueurs
text-entrants = participants
text-round = ronde
text-round-results-of-one-key = ronde : résultats d'une touche
text-round-boards-of-two = ronde : échiquiers à deux
text-round-forfeit = ronde : forfait
text-round-other-result = ronde : autre résultat
text-round-slips = ronde : bulletins
text-round-a-slip-being-typed = ronde : un bulletin en cours de saisie
text-round-second-pass = ronde : seconde saisie
text-round-a-line-being-typed = ronde : une ligne en cours de saisie
text-round-dice = ronde : dés
text-round-a-hand-being-typed = ronde : une main en cours de saisie
text-round-matches-of-teams = ronde : matchs par équipes
text-round-a-match-that-is-in = ronde : un match saisi
text-round-a-match-being-typed = ronde : un match en cours de saisie
text-round-a-board-of-a-match-being-typed = ronde : un échiquier d’un match en cours de saisie
text-round-tractor = ronde : Tractor
text-round-a-trick-being-typed = ronde : un pli en cours de saisie
text-round-pairing-by-hand = ronde : appariement manuel
text-standings = classement
text-crosstable = grille américaine
text-player-card = fiche du joueur
text-audit = journal
text-reports = documents
text-prizes = prix
text-projector = projecteur
text-questions-answered-with-a-line = questions à répondre par une ligne
text-lists-to-choose-from = listes de choix
text-questions = questions
text-messages = messages
text-a-list-before-it-is-imported = une liste avant l'import
text-players-beside-the-rating-lists = joueurs et listes Elo
text-players-a-player-being-typed = joueurs : un joueur en cours de saisie

## What keys do, in the key line, in help and among the actions

key-white = Blancs
key-black = Noirs
key-draw = nulle
key-white-wins = gain blanc
key-white-loses = perte blanche
key-white-number-pad = Blancs (pavé numérique)
key-black-number-pad = Noirs (pavé numérique)
key-draw-number-pad = nulle (pavé numérique)
key-enter-results-again = reprendre la saisie
key-after-a-number-white = après un numéro : Blancs
key-to-the-board = à l'échiquier
key-erase-a-digit = effacer un chiffre
key-end-slips = fin des bulletins
key-forfeit = forfait
key-adjourn = ajourner
key-other-result = autre résultat
key-white-gets-the-point = point aux Blancs
key-black-gets-the-point = point aux Noirs
key-nobody = personne
key-clear-the-forfeit = effacer le forfait
key-enter-the-boards = saisir les échiquiers
key-not-a-forfeit = pas de forfait
key-1-0-unrated = 1–0 non classée
key-unrated = ½–½ non classée
key-0-1-unrated = 0–1 non classée
key-none = aucun
key-record = enregistrer
key-clear = vider
key-enter-hands = saisir les mains
key-next-hand = main suivante
key-erase-then-previous-hand = effacer, puis main précédente
key-back-to-the-tables = retour aux tables
key-hand = main
key-first-hand = première main
key-last-hand = dernière main
key-erase-the-hand = effacer la main
key-open-the-match = ouvrir le match
key-first-line-up = composition 1
key-second-line-up = composition 2
key-correct-the-first-line-up = corriger la composition 1
key-correct-the-second-line-up = corriger la composition 2
key-end-the-match = terminer le match
key-back = retour
key-board = échiquier
key-table = table
key-first-board = premier échiquier
key-last-board = dernier échiquier
key-enter-tricks = saisir les plis
key-judge = juger
key-trick = pli
key-main-suit-and-dealer = atout et donneur
key-last-trick = dernier pli
key-publish = publier
key-swap = échanger
key-previous-seat = siège précédent
key-next-seat = siège suivant
key-colours = couleurs
key-board-up = monter l'échiquier
key-board-down = descendre l'échiquier
key-leave-the-rest-to-the-system = laisser le reste au système
key-add-a-pairing = ajouter
key-add-a-table = ajouter une table
key-turn-the-seats = tourner les sièges
key-take-apart = séparer
key-bye = exempt
key-why = pourquoi
key-draw-the-position = tirer la position
key-drop-it = abandonner
key-pair = apparier
key-results-of-a-file = résultats d'un fichier
key-withdraw-the-round = retirer la ronde
key-print-the-pairings = imprimer les appariements
key-correct = corriger
key-clear-the-result = effacer le résultat
key-name = nom
key-slips = bulletins
key-second-pass = 2e saisie
key-earlier = avant
key-later = après
key-why-not-another-opponent = pourquoi pas un autre adversaire
key-change-boards-by-hand = modifier les échiquiers
key-seal-the-standings = clore le classement
key-back-to-entering-results = retour à la saisie
key-next-board-without-a-result = échiquier suivant sans résultat
key-open = ouvrir
key-new-event = nouveau tournoi
key-open-a-file = ouvrir un fichier
key-import-a-report = importer
key-remove-from-the-list = retirer de la liste
key-tour = visite
key-no-tour-now-or-later = pas de visite, ni plus tard
key-change = modifier
key-previous-choice = choix précédent
key-next-choice = choix suivant
key-add-tie-break = ajouter départage
key-remove-tie-break = retirer départage
key-tie-break-up = monter
key-tie-break-down = descendre
key-add = ajouter
key-card = fiche
key-withdraw = retrait
key-return = réintégrer
key-here = présent
key-find = chercher
key-number-by-rating = numéroter par Elo
key-import-a-list = importer une liste
key-number-in-order-of-registration = numéroter par inscription
key-number-by-lot = numéroter au sort
key-number-by-the-varma-draw = numéroter par Varma
key-another-number-for-the-player = autre numéro pour le joueur
key-number-up = monter le numéro
key-number-down = descendre le numéro
key-everybody-is-here-or-nobody = tous présents, ou personne
key-fixed-board = échiquier fixe
key-must-not-meet = ne doivent pas se rencontrer
key-partner = partenaire
key-add-to-the-team = ajouter à l'équipe
key-remove-the-last-player-of-the-team = retirer le dernier joueur de l'équipe
key-exclude = exclure
key-remove-registered-by-mistake = supprimer, inscrit par erreur
key-leave-out-of-the-standings = hors classement
key-give-or-take-points = donner ou retirer des points
key-rating-from-a-round-on = Elo à partir d'une ronde
key-compare-with-the-rating-lists = comparer aux listes Elo
key-load-the-rating-lists-again = recharger les listes Elo
key-print-the-starting-list = imprimer la liste de départ
key-teams-or-players = équipes ou joueurs
key-column = colonne
key-seal = clore
key-announced-now = publié, actuel
key-give-a-value = donner une valeur
key-draw-lots = tirer au sort
key-print-the-standings = imprimer le classement
key-by-opponent-or-round = par adversaire ou ronde
key-bracket = tableau
key-print-the-crosstable = imprimer la grille
key-previous-card = précédent
key-next-card = suivant
key-opponents-card = fiche de l'adversaire
key-print-the-card = imprimer la fiche
key-step-back = reculer
key-step = avancer
key-round-back = ronde préc.
key-round-on = ronde suiv.
key-round = ronde
key-go-to = aller à
key-compare-two-moments = comparer deux moments
key-replay-and-compare = rejouer et comparer
key-sign = signer
key-read = lire
key-format = format
key-write = écrire
key-projector = projecteur
key-define-prizes = définir les prix
key-print = imprimer
key-publish-as-a-site = publier le site
key-add-a-fund = ajouter un fonds
key-remove-the-fund = retirer le fonds
key-from-a-file = d'un fichier
key-fund-up = monter le fonds
key-fund-down = descendre le fonds
key-to-the-left = à gauche
key-to-the-right = à droite
key-page = page
key-list = liste
key-faster = plus vite
key-slower = plus lent
key-all-lists-or-one = toutes les listes ou une
key-pause = pause
key-sign-and-close-the-event = signer et clore le tournoi
key-register = inscrire
key-change-the-boards = modifier les échiquiers
key-drop-the-input = abandonner la saisie
key-keep = garder
key-leave = quitter
key-how-desks-join = comment se joindre
key-players-keep-what-they-have = les joueurs gardent leur résultat
key-boards-or-seats-keep-it = échiquiers ou sièges le gardent
key-take-over-as-lead = prendre la direction
key-the-others-entries = saisies des autres
key-the-result-is-right = résultat juste
key-disputed-results = résultats contestés
key-remove-what-is-left-over = supprimer les restes
key-results-are-entered-again = ressaisir les résultats
key-board-by-board = échiquier par échiquier
key-new-partners-from-now-on = nouveaux partenaires désormais
key-byes-for-missing-players = exempter les absents
key-for-the-rating-report-only = pour le rapport Elo seulement
key-do-what-was-asked = faire
key-change-nothing = ne rien changer
key-go-on = continuer
key-take-over = importer
key-only-the-new = les nouveaux
key-taken-as = lu comme
key-another-person-or-the-same = autre personne, ou la même
key-rating = Elo
key-from-the-rating-lists = des listes Elo
key-encoding = encodage
key-separator = séparateur
key-lines = lignes
key-change-the-marked = modifier les marqués
key-mark = marquer
key-all-or-none = tous ou aucun
key-next-chapter = chapitre suivant
key-previous-chapter = chapitre précédent
key-search = chercher
key-next-place = endroit suivant
key-take-from-the-list = prendre de la liste
key-up = haut
key-down = bas
key-do-it = valider
key-choose = choisir
key-page-up = page précédente
key-page-down = page suivante
key-first-line = première ligne
key-last-line = dernière ligne
key-erase-before-the-caret = effacer avant le curseur
key-erase-after-the-caret = effacer après le curseur
key-erase-the-word = effacer le mot
key-erase-the-line = effacer la ligne
key-caret-left = curseur à gauche
key-caret-right = curseur à droite
key-caret-to-the-start = curseur au début
key-caret-to-the-end = curseur à la fin
key-home = accueil
key-setup = tournoi
key-players = joueurs
key-standings = classement
key-crosstable = grille américaine
key-player-card = fiche du joueur
key-audit = journal
key-reports = documents
key-next-screen = écran suivant
key-note-in-the-journal = note dans le journal
key-stop-long-work = arrêter un long travail
key-actions = actions
key-quit = quitter
key-redo = rétablir
key-undo = annuler
key-help = aide
key-manual = manuel
key-operator-the-name-that-entries-carry = opérateur : le nom porté par les entrées
key-take-over-from-another-desk = reprendre d'un autre poste
key-sign-the-event-or-close-it = signer le tournoi, ou le clore
key-desks-who-is-there-share-the-event-leave = postes : qui est là, partager, quitter
key-join-the-event-of-another-desk = rejoindre le tournoi d'un autre poste
key-settings-show-and-create-their-file = réglages : voir, créer leur fichier
key-language-of-the-desk = langue de l'écran
key-end-the-tour = fin de la visite
text-actions = actions
text-nothing-matches = rien ne correspond

## Touches, comme sur les claviers

keyboard-home = Début
keyboard-end = Fin
keyboard-del = Suppr
keyboard-pgup = Page↑
keyboard-pgdn = Page↓
keyboard-space = Espace

## Headings of columns that reports do not have

head-because = parce que
head-column = colonne
head-dice = dés
head-entry = entrée
head-event = tournoi
head-file = fichier
head-first-values = premières valeurs
head-from-the-lists = des listes
head-fund = fonds
head-game = jeu
head-hand = main
head-in-the-event-in-the-list = au tournoi → dans la liste
head-key = touche
head-last-saved = enregistré
head-line = ligne
head-list = liste
head-number = numéro
head-report = document
head-taken-as = lu comme
head-sex = sexe
head-time = heure
head-who-may-win = qui peut gagner
head-wins-it = gagne le pli

## Counts

count-rounds = { $count ->
    [one] { $count } ronde
   *[other] { $count } rondes
}
count-boards = { $count ->
    [one] { $count } échiquier
   *[other] { $count } échiquiers
}
count-tables = { $count ->
    [one] { $count } table
   *[other] { $count } tables
}
count-matches = { $count ->
    [one] { $count } match
   *[other] { $count } matchs
}
count-players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
count-teams = { $count ->
    [one] { $count } équipe
   *[other] { $count } équipes
}
count-acts = { $count ->
    [one] { $count } acte
   *[other] { $count } actes
}

## The top line

header-published = Ronde { $round } publiée{ $at }
header-round = Ronde { $round } : classement { $status }
adjourned-count = { $count ->
    [one] { $count } ajournée
   *[other] { $count } ajournées
}
saved-at = enregistré { $time }
too-small = { $size } est trop petit : il faut { $needed }
stop-with-key = { $key } l'arrête
below-more = { $count } de plus
text-read-only = LECTURE SEULE
text-not-saved = NON ENREGISTRÉ
text-in-memory-only = en mémoire seulement
text-not-official = non officiel

## Home

round-of = { $round } sur { $rounds }
file-in = { $name } dans { $folder }
text-recent-events = tournois récents
text-no-events-yet-n-makes-a-new-one-o-opens-a-file-i-imports-a-report = aucun tournoi : n en crée un, o ouvre un fichier, i importe un rapport
text-new-event-what-kind = nouveau tournoi : de quel type ?
text-open-an-event = ouvrir un tournoi
text-the-path-of-an-event-file-is-your-home-folder = chemin d'un fichier de tournoi (~ est votre dossier)
text-make-an-event-from-a-report = créer un tournoi à partir d'un rapport
text-the-path-of-a-tournament-report-trf16-or-trf26 = chemin d'un rapport de tournoi (TRF16 ou TRF26)
text-title-of-the-new-event = titre du nouveau tournoi
text-chess = échecs
text-dice = dés

## Round: what is shown

results-in = saisis { $done }/{ $all }
results-agreed = confirmés { $count }
missing-at = manquent : { $boards }
adjourned-at = ajournée { $boards }
control-total = contrôle { $total } = { $boards }
control-total-for = contrôle { $total } pour { $boards }
other-result-at = échiquier { $board }, autre résultat : tapez une lettre ci-dessous
left-of-two = { $gone } est parti : { $forfeit } forfait, { $arrange } autre adversaire
left-at-table = { $gone } est parti : { $arrange } modifie la table
round-named = ronde { $round }
round-starts = début { $time }, dans { $left }
position-number = position { $position }
table-second-pass = { $place ->
    [table] La table
    [match] Le match
   *[board] L'échiquier
} { $table } : seconde saisie, la première est cachée : { $key } commence
table-missing = le résultat { $place ->
    [table] de la table
    [match] du match
   *[board] de l'échiquier
} { $table } manque : { $key } commence
rated-as = Elo { $score }
fixed-at-board = fixe au { $board }
text-slip = bulletin
text-forfeit-who-gets-the-point = forfait : à qui le point ?
text-the-next-result-replaces-the-current-one = le prochain résultat remplace l'actuel
text-complete = complet
text-no-round-yet = pas encore de ronde
text-and = et
text-slips = bulletins
text-second-pass = seconde saisie
text-correcting = correction
text-results = résultats
text-by-hand = manuel
text-by-the-system = par le système
text-imported = importée
text-no-position-drawn = position non tirée
text-the-round-has-no-boards = la ronde n'a pas d'échiquiers
text-no-matches = aucun match
text-no-tables = aucune table
state-forfeit = forfait
state-adjourned = ajournée
state-unrated = non classée
state-to-decide = à décider
state-waits = en attente
state-agreed = confirmé
state-once = une fois
state-in = saisi
state-being-typed-again = ressaisie
state-being-corrected = en correction
state-being-typed = en saisie
state-missing = manque

## Setup: the lines

tie-break-number = départage { $number }
from-round-on = à partir de la ronde { $round }
rounds-by-table = { $rounds } selon la table ou le tableau
text-recorded-when-you-leave-this-line = enregistré quand vous quittez la ligne
setup-title = titre
setup-place = lieu
setup-first-day = premier jour
setup-last-day = dernier jour
setup-chief-arbiter = arbitre principal
setup-deputies = adjoints
setup-federation = fédération
setup-rate-of-play = cadence
setup-time-control = contrôle du temps
setup-language = langue
setup-schedule = calendrier
setup-page = page
setup-rounds = rondes
setup-second-pass = seconde saisie
setup-game = jeu
setup-pairing = appariement
setup-rating = Elo
setup-rating-used = Elo utilisé
setup-initial-order-by = ordre initial par
setup-over-30-days = plus de 30 jours
setup-ranking = classement
setup-official-mode = mode officiel
setup-yes = oui
setup-no = non
setup-on = oui
setup-off = non

## Setup: games, pairing systems, ratings, rankings and their parameters

text-decided-game = jeu sans nulle
text-poker-dice = dés de poker
text-team-match = match par équipes
text-crikey = Crikey
text-tractor = Tractor
text-manual-pairing = appariement manuel
text-round-robin = toutes rondes
text-double-round-robin = toutes rondes aller-retour
text-round-robin-of-several-cycles = toutes rondes à plusieurs cycles
text-scheveningen = Scheveningen
text-double-scheveningen = double Scheveningen
text-scheveningen-of-several-cycles = Scheveningen à plusieurs cycles
text-fide-dutch-swiss = système suisse (FIDE, néerlandais)
text-fide-dutch-swiss-baku-acceleration = système suisse, accélération de Bakou
text-fide-team-swiss = système suisse par équipes
text-knockout = élimination directe
text-double-elimination = double élimination
text-mixed-tables = tables mélangées
text-tables-of-four-partners-kept = tables de quatre, partenaires fixes
text-tables-of-four-partners-rotated = tables de quatre, partenaires changeants
text-no-rating = sans Elo
text-rating-points-exchange = échange de points
text-probit-old-system = probit, ancien système
text-probit-new-system = probit, nouveau système
text-points-and-tie-breaks = points et départages
text-table-placings = places aux tables
text-progress-in-rank = progression en rang
text-elimination = élimination
text-sum-of-points = somme des points
text-mean-of-points = moyenne des points
text-fide-rating-fide = Elo FIDE (FIDE)
text-national-rating-only-nro = classement national seul (NRO)
text-fide-else-national-fidon = FIDE, sinon national (FIDON)
text-national-else-fide-nidof = national, sinon FIDE (NIDOF)
text-the-higher-of-both-hbfn = le plus haut des deux (HBFN)
text-the-lower-of-both-lbfn = le plus bas des deux (LBFN)
text-rating-as-typed-other = Elo saisi (OTHER)
text-a-win = victoire
text-a-draw = nulle
text-a-loss = défaite
text-a-loss-by-forfeit = défaite par forfait
text-a-zero-point-bye = exempt sans point
text-a-pairing-allocated-bye = exempt du système
text-team-1-starts-at = l'équipe 1 commence à
text-team-2-starts-at = l'équipe 2 commence à
text-unrated-opponents = adversaires non classés
text-a-fixed-rating = Elo fixe
text-forfeits-count-as-games = forfaits comptés
text-unequal-numbers-of-games = nombres de parties inégaux
text-games-at-least = parties au moins
text-edition-of-august-2024 = édition d'août 2024
text-ratings-of-each-round = Elo de chaque ronde
text-a-won-match = match gagné
text-a-drawn-match = match nul
text-a-lost-match = match perdu
text-a-bye-match-points = exempt, points de match
text-a-bye-game-points = exempt, points de partie
text-a-win-at-a-board = victoire à un échiquier
text-a-draw-at-a-board = nulle à un échiquier
text-a-loss-at-a-board = défaite à un échiquier
text-a-board-lost-by-forfeit = échiquier perdu par forfait
text-boards = échiquiers
text-colours = couleurs
text-fixed-board-order = ordre fixe
text-drawn-match-of-a-knockout = match nul en élimination
text-refuse-other-line-ups = refuser d'autres compositions
text-rating-difference-at-most = écart Elo maximal
text-reserves-at-most = remplaçants au plus
text-womens-board = échiquier féminin
text-junior-board = échiquier jeunes
text-juniors-are-under = jeunes : moins de
text-rating-of-a-team = Elo d'une équipe
text-unrated-members = membres non classés
text-ranking-of-teams = classement par équipes
text-players-that-count = joueurs comptés
text-white-counts-stronger-by = Blancs plus forts de
text-regulations-of = règlement de
text-factor = facteur
text-decimals = décimales

## Setup: what a line is for

text-shown-on-every-screen-and-report-the-file-was-named-after-it = sur chaque écran et document ; le fichier en tient son nom
text-shown-on-reports-and-in-the-tournament-report-trf = sur les documents et dans le rapport de tournoi (TRF)
text-their-names-separated-by-semicolons-in-the-tournament-report-trf = leurs noms, séparés par des points-virgules ; dans le rapport (TRF)
text-the-one-that-registers-the-event-three-letters-for-instance-swe = celle qui enregistre le tournoi, trois lettres, par exemple FRA
text-in-words-for-instance-90-min-plus-30-s-per-move-shown-on-reports = en mots, par exemple 90 min + 30 s par coup ; sur les documents
text-of-reports-and-pages-a-tag-for-instance-de-or-two-deplus-en-english-if-it-is-empty = des documents et pages : un code, par exemple fr, ou deux, fr+en ; vide : anglais
text-time-and-increment-90plus-30-in-minutes-5400plus-30-in-seconds-as-reports-have-it-40-90plus-30-30plus-30-w5-b4 = temps et incrément : 90+30 en minutes, 5400+30 en secondes comme dans les rapports ; 40/90+30:30+30, W5-B4
text-day-and-hour-of-each-round-separated-by-commas-2026-11-21-10-00-15-00-2026-11-22-10-00-for-unknown = jour et heure de chaque ronde, séparés par des virgules : 2026-11-21 10:00, 15:00, 2026-11-22 10:00 ; - si inconnu
text-its-address-on-the-web-https-paper-pdf-shows-it-as-a-code-to-scan = son adresse web, https://... ; le papier (PDF) la montre en code à scanner
text-whether-each-result-is-typed-twice-the-desk-asks-about-single-ones-before-the-next-round-and-the-seal = si chaque résultat est saisi deux fois : une question porte sur les autres avant la ronde suivante et la clôture
text-each-round-begins-from-a-position-that-is-drawn-tournament-reports-trf-have-no-record-for-it = chaque ronde part d'une position tirée au sort ; les rapports (TRF) n'ont pas de champ pour elle
text-as-announced-requested-byes-and-the-acceleration-rely-on-it = comme annoncé ; les exempts demandés et l'accélération en dépendent
text-as-announced-the-rounds-are-those-of-the-table-or-bracket-and-the-header-shows-how-many = comme annoncé ; les rondes sont celles de la table ou du tableau, et l'en-tête en donne le nombre
text-which-rating-orders-the-players-and-is-shown-choose-an-order-or-type-one-rapid-blitz-standard-else-the-one-as-typed = l'Elo qui ordonne les joueurs et qui est affiché ; choisir un ordre ou en taper un : rapid, blitz, standard ; sinon celui saisi
text-the-tournament-rating-which-decides-pairing-numbers-the-official-ratings-stay-as-they-are-trf-172 = l'Elo du tournoi, qui décide des numéros d'appariement ; les Elo officiels restent (TRF 172)
text-whether-it-lasts-longer-then-players-may-get-new-ratings-from-a-round-on-b-02 = s'il dure plus longtemps : les joueurs peuvent alors recevoir un nouvel Elo (B.02)
text-the-federations-regulations-hold-the-desk-refuses-what-they-forbid-and-asks-about-what-they-discourage = le règlement de la fédération s'applique : l'interdit est refusé, le déconseillé demande confirmation
text-the-federations-regulations-forbid-nothing-here-and-every-print-says-not-official = le règlement de la fédération n'interdit rien ici, et chaque impression dit : non officiel
text-not-beside-buchholz-c-07-8-change-the-list-of-tie-breaks-first = pas avec le Buchholz (C.07 8) : modifier d'abord les départages
text-official-mode-cannot-be-entered-once-round-1-is-published = impossible une fois la ronde 1 publiée
text-fixed-round-1-is-published = fixé : la ronde 1 est publiée
text-fixed-the-pairings-so-far-depend-on-it = fixé : les appariements faits en dépendent
text-two-players-won-drawn-or-lost-forfeits-adjourned-games = deux joueurs : gain, nulle, perte, forfaits, ajournements
text-two-players-won-or-lost-never-drawn = deux joueurs : gain ou perte, jamais nulle
text-two-teams-chess-crikey-or-a-decided-game-at-several-boards = deux équipes : échecs, Crikey ou jeu sans nulle à plusieurs échiquiers
text-equal-scores-meet-nobody-twice-c-04-3-in-force-since-1-february-2026 = les ex æquo se rencontrent, jamais deux fois (C.04.3, depuis le 1er février 2026)
text-like-the-swiss-with-virtual-points-for-the-upper-half-in-the-first-rounds-c-04-5-1 = comme le suisse, avec des points virtuels pour la moitié haute dans les premières rondes (C.04.5.1)
text-everybody-meets-everybody-by-the-tables-of-berger-c-05-annex-1 = chacun rencontre chacun, par les tables de Berger (C.05 annexe 1)
text-you-make-every-board-yourself = vous composez chaque échiquier
text-who-loses-a-match-is-out = qui perd un match est éliminé
text-a-player-who-loses-twice-is-out = qui perd deux fois est éliminé
text-teams-of-equal-score-meet-no-two-twice-c-04-6-in-force-since-1-february-2026 = les équipes ex æquo se rencontrent, jamais deux fois (C.04.6, depuis le 1er février 2026)
text-players-are-seated-so-that-they-meet-the-same-opponents-as-rarely-as-possible = les joueurs sont placés pour revoir les mêmes adversaires le moins possible
text-partners-stay-together-and-meet-other-pairs = les partenaires restent ensemble et rencontrent d'autres paires
text-everybody-gets-another-partner-every-round = chacun change de partenaire à chaque ronde
text-ratings-only-seed-the-players-no-result-changes-them = l'Elo ne fait que classer les joueurs ; aucun résultat ne le change
text-fides-rating-regulations-b-02-the-change-if-the-event-ended-now-and-first-ratings = règlement Elo de la FIDE (B.02) : le changement si le tournoi finissait maintenant, et premiers Elo
text-points-first-then-the-tie-breaks-below-in-their-order = d'abord les points, puis les départages ci-dessous dans l'ordre
text-the-present-rating-highest-first = l'Elo actuel, le plus haut d'abord
text-players-still-in-first-then-those-who-went-out-later = d'abord ceux encore en lice, puis les derniers éliminés
text-also-a-win-by-forfeit-and-a-full-point-bye = aussi victoire par forfait et exempt avec un point
text-also-a-half-point-bye-and-an-adjourned-game-until-it-is-finished = aussi exempt avec un demi-point et partie ajournée jusqu'à sa fin
text-over-the-board = sur l'échiquier
text-for-not-appearing = pour absence
text-a-round-missed-with-notice-without-points = ronde manquée avec préavis, sans points
text-for-the-player-left-over-when-the-number-of-players-is-odd = pour le joueur en surnombre quand leur nombre est impair

## Questions: what a key does

question = { $does } ?
publish-round = publier la ronde { $round }
publish-round-changed = publier la ronde { $round } modifiée
publish-with-partners = publier la ronde { $round }, et ces paires sont désormais partenaires
correct-round = corriger la ronde { $round }
withdraw-round = retirer la ronde { $round }
register-player = inscrire { $name }
correct-result = corriger le résultat { $place ->
    [table] de la table
    [match] du match
   *[board] de l'échiquier
} { $board } de la ronde { $round }
clear-result = effacer le résultat { $place ->
    [table] de la table
    [match] du match
   *[board] de l'échiquier
} { $board } de la ronde { $round }
exclude-player = exclure { $name }
player-stays = { $name } reste
seal-after = clore le classement après la ronde { $round }
withdraw-player = retrait de { $name }
remove-player = supprimer { $name }
change-player = modifier { $name }
return-player = réintégrer { $name }
leave-player-out = mettre { $name } hors classement
player-stays-in = { $name } y reste
text-back-to-the-pairing = retour à l'appariement
text-back-to-the-boards = retour aux échiquiers
text-leave-it-published = la laisser publiée
text-register-nobody = n'inscrire personne
text-import-the-list = importer la liste
text-leave-it-as-it-is = laisser tel quel
text-leave-them-live = laisser en cours
text-back-to-the-line = retour à la ligne
text-change-nothing = ne rien changer
text-change-the-setup = modifier le tournoi
text-give-new-pairing-numbers = donner de nouveaux numéros
text-keep-the-numbers = garder les numéros
text-give-the-bye = donner l'exempt
text-give-no-bye = ne pas donner d'exempt
text-cancel-the-bye = annuler l'exempt
text-keep-the-bye = garder l'exempt
text-fix-the-board = fixer l'échiquier
text-draw-the-colour = tirer la couleur
text-draw-nothing = ne rien tirer
text-say-that-they-must-not-meet = interdire leur rencontre
text-record-the-result = enregistrer le résultat
text-record-nothing = ne rien enregistrer
text-record-that-both-passes-agree = noter que les saisies concordent
text-note-the-other-result = noter l'autre résultat
text-note-nothing = ne rien noter
text-leave-the-result-as-it-is = laisser le résultat
text-decide-later = décider plus tard
text-change-the-teams-players = modifier les joueurs de l'équipe
text-leave-them-as-they-are = les laisser tels quels
text-accept-the-line-up = accepter la composition
text-change-the-prizes = modifier les prix
text-note-who-is-here = noter les présents
text-note-nobody = ne noter personne
text-draw-lots-again = tirer au sort à nouveau
text-keep-the-lots-that-were-drawn = garder le tirage
text-give-the-values = donner les valeurs
text-give-nothing = ne rien donner
text-keep-the-records = garder les données
text-keep-none = n'en garder aucune
text-change-the-points = modifier les points
text-change-what-is-reported-for-rating = modifier le résultat transmis
text-take-the-player-into-the-standings = remettre le joueur au classement
text-change-who-may-have-a-half-point-bye = modifier le droit au demi-point
text-change-the-partnerships = modifier les partenariats
text-change-the-table-size = modifier la taille des tables
text-draw-the-position-again = retirer la position
text-keep-the-position-that-was-drawn = garder la position tirée
text-give-the-ratings = donner les Elo
text-write-the-note = écrire la note
text-name-the-key = nommer la clé
text-name-no-key = n'en nommer aucune
text-sign-the-event = signer le tournoi
text-sign-nothing = ne rien signer
text-sign-the-event-as-it-is = signer le tournoi tel quel
text-sign-and-close-the-event = signer et clore le tournoi
text-publish-the-manual-pairing = publier l'appariement manuel ?
text-what-this-will-do = effet
text-that-key-is-no-answer-to-this-question = cette touche ne répond pas à la question
text-asked-once-more = (confirmation demandée)
text-once-more = , encore une fois

## Questions about acts

has-left = { $name } est parti
has-withdrawn = s'est retiré { $after ->
    [0] avant la ronde 1
   *[other] après la ronde { $after }
}
is-excluded = est exclu { $after ->
    [0] avant la ronde 1
   *[other] après la ronde { $after }
}
left-still-to-play = { $name } { $left } et doit encore jouer. Par forfait, ces parties sont :
left-sits-at = { $name } { $left } et se trouve { $place ->
    [table] à la table
    [match] au match
   *[board] à l'échiquier
} { $board } de la ronde { $round }, sans résultat.
left-keeps-bye = { $name } { $left }, mais garde pour la ronde { $round } : { $bye }.
still-to-play = { $name } doit encore jouer. Par forfait, ces parties sont :
no-result-counts = Moins de la moitié des parties de { $name } sont jouées : aucune ne compte.
forfeit-games = déclarer forfait : { $count ->
    [one] la partie
   *[other] { $count } parties
}
and-forfeit-games = { $title } et déclarer forfait { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
change-places = modifier { $place ->
    [table] les tables
    [match] les matchs
   *[board] les échiquiers
} de la ronde { $round }
leave-place = laisser { $place ->
    [table] la table
    [match] le match
   *[board] l'échiquier
} { $board } tel quel
change-boards-and-byes = modifier les échiquiers et exempts de la ronde { $round }
this-seals = Le classement après la ronde { $round } est clos : { $does }.
this-signs = Signe { $count ->
    [one] l'entrée
   *[other] les { $count } entrées
} du tournoi avec la clé de cet ordinateur.
signed-to = les entrées 1 à { $entry } sont signées
signed-and-closed = les entrées 1 à { $entry } sont signées ; le tournoi est clos
before-pairing = avant d'apparier la ronde { $round }
give-byes-and-pair = exempter sans point { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
} et apparier
pair-all-the-same = apparier quand même la ronde { $round }
pair-with-numbers = apparier la ronde { $round } avec les nouveaux numéros
a-lot-decides = Le tirage au sort départage { $one } et { $other }, match nul.
draw-lots-and-pair = tirer au sort et apparier la ronde { $round }
text-has-left = est parti
text-pair-nothing = ne pas apparier
text-undo-it = annuler
text-undo-what-others-have-seen = annuler ce que d'autres ont vu ?
text-games-of-later-rounds-are-forfeited-when-their-rounds-are-published = Les parties des rondes suivantes seront forfait à leur publication.
text-find-another-opponent-on-the-round = chercher un autre adversaire
text-leave-the-games-open-marked-with = laisser les parties ouvertes, marquées †
text-give-the-byes = donner les exempts
text-do-all-of-it = tout faire
text-they-are-sealed-already-and-are-sealed-again-as-they-are-now = il l'est déjà, et l'est à nouveau dans son état actuel
text-they-are-saved-as-they-are-now = il est enregistré dans son état actuel
text-seal-the-standings = clore le classement
text-seal-nothing = ne rien clore
text-close-the-event-once-nothing-of-it-will-change-the-signature-says-that-it-is-over = Clore le tournoi quand plus rien ne changera : la signature dit qu'il est terminé.
text-exclude-the-games-stay-open = exclure, les parties restent ouvertes
text-withdraw-the-games-stay-open = retrait, les parties restent ouvertes
text-undone = annulé
text-or-unrated = ou sans classement
text-redone = rétabli

## Home: the offer of the tour; the names in braces are keys

tour-offer = Première visite ? { $tour } montre le programme en quelques minutes sur un vrai tournoi, avec les vraies touches. { $no } ne le propose plus. { $manual } est le manuel.

## Players

list-not-used = une liste Elo n'est pas utilisée : { $reason }
number-of-player = numéro d'appariement de { $name }
number-of-player-hint = un numéro de 1 à { $most } ; les joueurs entre les deux se décalent d'un rang
player-withdraws = { $name } se retire { $after ->
    [0] avant la ronde 1
   *[other] après la ronde { $after }
}
player-excluded = { $name } est exclu { $after ->
    [0] avant la ronde 1
   *[other] après la ronde { $after }
}
bye-hint = une ronde et demi, zéro, plein ou aucun : { $round } demi ; plusieurs avec des virgules
bye-for = exempt pour { $name }
fixed-board-for = échiquier fixe pour { $name }
partner-now = actuel : { $name }
partner-hint = un numéro ou un nom ; - pour aucun partenaire ({ $now })
partner-of = partenaire de { $name }
points-for = points pour { $name }
ratings-of-from = Elo de { $name } à partir d'une ronde
must-not-meet = { $name } ne doit pas rencontrer
place-of-round = { $place ->
    [table] table
    [match] match
   *[board] échiquier
} { $board } de la ronde { $round }
still-open = à jouer encore : { $games } ; question suivante
player-of-team = joueur { $number } de { $team }
withdrawn-count = { $count ->
    [one] { $count } retiré
   *[other] { $count } retirés
}
is-registered = { $name } inscrit
new-fund = fonds { $number }
text-import-a-list = importer une liste
text-the-path-of-a-list-csv-or-text-with-tabs-with-headings-name-rating-club-or-name-and-rating-first-or-a-tournament-report-it-is-shown-first = chemin d'une liste : CSV ou texte tabulé, avec en-têtes (name, rating, club ...) ou nom et Elo d'abord, ou un rapport de tournoi ; elle est d'abord montrée
text-the-reason-may-stay-empty = le motif (peut rester vide)
text-the-reason-may-stay-empty-its-effect-is-shown-next = le motif (peut rester vide) ; l'effet est montré ensuite
text-why = pourquoi
text-a-board-empty-for-none = un échiquier ; vide pour aucun
text-nobody-yet = encore personne
text-a-player-without-a-number-cannot-exchange-it = un joueur sans numéro ne peut pas l'échanger
text-1-mp-2-gp-or-1-mp-2-gp-then-why-1-mp-round-3-counts-from-round-3-on = -1 MP, -2 GP ou -1 MP -2 GP, puis le motif ; `-1 MP ronde 3 ...` compte à partir de la ronde 3
text-0-5-or-plus-1-then-why-plus-1-round-3-counts-from-round-3-on = -0,5 ou +1, puis le motif ; `+1 ronde 3 ...` compte à partir de la ronde 3
text-the-round-and-the-ratings-4-standard-1850-k20-fide-nov26-removes-them = la ronde et les Elo : 4 standard 1850 K20 FIDE NOV26 ; - les retire
text-name-and-rating-in-board-order-berg-luca-2214-several-with-between-them = nom et Elo, dans l'ordre des échiquiers : Berg, Luca, 2214 ; plusieurs séparés par ;
text-name-and-rating-several-with-between-them-a-number-first-corrects-1-berg-luca-2214 = nom et Elo, plusieurs séparés par ; ; un numéro devant corrige : 1 Berg, Luca, 2214
text-no-team-is-registered-yet-a-adds-teams-i-imports-a-list = aucune équipe inscrite : a en ajoute, i importe une liste
text-nobody-is-registered-yet-a-adds-players-i-imports-a-list = personne n'est inscrit : a ajoute des joueurs, i importe une liste
text-nobody-is-registered-yet = personne n'est encore inscrit
text-no-name-matches = aucun nom ne correspond
text-remarks = remarques
text-rating-now = Elo actuel
text-3-no-pairing-number-yet-withdrawn-h-u-z-f-bye-must-not-meet = (3) sans numéro · † retiré · H U Z F exempt · ≠ ne doivent pas se rencontrer
text-find-a-textplayer = chercher : { $textPlayer }
text-find-a-textplace-by-name-or-number = chercher par nom ou numéro : { $textPlace }
head-rating = Elo

## Standings, crosstable, cards

table-after-round = { $table } après la ronde { $round }
players-of-team = les joueurs de { $name }
games-of-player = les parties de { $name }
standings-compared = classement après la ronde { $round } : publié, et actuel
place-of-player = la place de { $name }
value-of-player = { $value } de { $name }
why-about = pourquoi : { $what }
card-of = fiche de { $name }
player-against = { $one } contre { $other }
text-announced = publié
text-a-number-such-as-1-or-2-5-an-empty-line-clears-the-value = un nombre comme 1 ou 2,5 ; une ligne vide efface la valeur
text-sealed-changed-since-the-working-is-that-of-the-present-results = définitif, modifié depuis : le calcul est celui des résultats actuels
text-sealed-changed-since = définitif, modifié depuis
text-players-by-board = joueurs par échiquier
text-teams = équipes
text-no-game-at-a-board-yet = aucune partie à un échiquier
text-no-player-has-a-team-yet = aucun joueur n'a d'équipe
text-rating-before-the-event-now-and-its-change = Elo avant le tournoi, actuel, et son changement
text-rating = Elo
text-card-of = fiche de
text-how-each-value-came-about = comment chaque valeur est obtenue
text-rating-before-the-event-and-after-every-round = Elo avant le tournoi et après chaque ronde
text-points-after-every-round = points après chaque ronde
text-place-after-every-round = place après chaque ronde
text-have-not-met = ne se sont pas rencontrés
text-t2-1-table-2-gained-1-rank-t2-plus-5-1-with-number-5-as-partner = T2:▲1 table 2, 1 rang gagné · T2 + 5:▲1 avec le numéro 5 comme partenaire
text-t2-1-table-2-place-1 = T2:1 table 2, place 1
text-h-u-z-f-byes = H U Z F exempts
text-a-mark-a-game-the-earliest-first = un signe par partie, la plus ancienne d'abord
text-12w1-white-against-number-12 = 12b1 : Blancs contre le numéro 12
text-1-won = 1 gagnée
text-drawn = = nulle
text-0-lost = 0 perdue
text-plus-forfeit = + - forfait
text-with-forfeits = ± avec des forfaits
text-open = . ouverte
text-2-1-game-points-own-first = 2½:1½ points de partie, les siens d'abord
text-12w2-white-at-board-1-against-team-12-2-match-points = 12w2 : Blancs au 1er échiquier contre l'équipe 12, 2 points de match

## Reports, audit

reports-of-round = documents de la ronde { $round }, en { $form }
prizes-read = lu ; { $key } en fait les prix du tournoi
prizes-saved = les prix sont gardés, non enregistrés : { $key } les continue
after-entry = après l'entrée { $entry }
audit-entry = journal, entrée { $entry } sur { $entries }
text-when = quand
text-what = quoi
text-who = qui
text-not-replayed-since-the-last-entry-v-replays-and-compares = non rejoué depuis la dernière entrée (v rejoue et compare)
text-nothing-has-happened-yet = rien ne s'est encore passé
text-go-to-entry = aller à l'entrée
text-write-to = écrire dans
text-a-new-file-what-is-there-already-is-never-overwritten = un nouveau fichier ; rien n'est jamais écrasé
text-write-it-as-it-is = écrire tel quel
text-write-nothing-yet = ne rien écrire encore
text-games-of-the-event-are-still-open = des parties du tournoi sont encore ouvertes
text-the-typed-prizes-were-dropped = les prix saisis sont abandonnés
text-the-prizes = les prix
text-tournament-report = rapport de tournoi
text-whole-event = tournoi entier
text-judge-format = format de juge
text-for-the-federation-and-for-other-programs-trf26 = pour la fédération et d'autres programmes (TRF26)
text-everything-for-other-programs-json = tout, pour d'autres programmes (JSON)
text-the-text-format-of-the-events-system = le format texte du système du tournoi

## Keys without effect, and the operator

ignored-too-fast = { $key } ignorée : trop rapide (lisez ceci, puis appuyez encore sur { $key })
ignored-read-first = { $key } ignorée (lisez d'abord ceci)
ignored-read-first-close = { $key } ignorée (lisez d'abord ceci, puis { $close })
does-nothing-here = la touche { $key } ne fait rien ici
undo-only-acts = { $open } : seuls les actes enregistrés s'annulent
operator-none = les entrées ne portent plus de nom
operator-named = les entrées portent désormais le nom { $name }
text-undoes-no-key-suspends-the-desk = annule ; aucune touche ne suspend le programme
text-shows-the-keys-that-work = montre les touches actives
text-opens-the-manual = ouvre le manuel
text-goes-back = revient
text-changes-nothing = ne change rien
text-there-is-nothing-that-this-key-could-do-now = cette touche n'a rien à faire maintenant
text-that-key-does-nothing-here = cette touche ne fait rien ici
text-no-event-is-open-open-or-make-one-first = aucun tournoi ouvert (ouvrez-en ou créez-en un)
text-operator = opérateur
text-the-name-that-every-entry-carries-from-now-on-empty-for-none = le nom porté par chaque entrée désormais ; vide pour aucun
text-note-in-the-journal = note dans le journal
text-what-to-note-in-the-journal = que noter dans le journal
text-stay = rester
text-leave = quitter
text-close-this-desk = fermer ce poste
text-open-the-other-event = ouvrir l'autre tournoi
text-not-recorded-yet = pas encore enregistré
text-not-recorded-yet-but-saved = pas encore enregistré, mais gardé
text-your-input-is-saved-beside-the-event-and-is-here-again-when-you-open-it = Votre saisie est gardée à côté du tournoi et revient à l'ouverture.

## Round: pairings and results

takes-or-keeps = { $takes } prend la nouvelle valeur, { $keeps } garde l'ancienne
no-round-published = aucune ronde publiée : { $key } apparie la première
go-to-other-player = allez à l'autre joueur : { $key } les échange
pairing-by-system = appariement de la ronde { $round }, par le système
pairing-by-hand = appariement de la ronde { $round }, manuel
manual-pairing-of = APPARIEMENT MANUEL de la ronde { $round }
manual-pairing-published = APPARIEMENT MANUEL de la ronde { $round }, publiée
published-correct-it = ronde { $round }, publiée : à corriger
pairing-outdated = le tournoi a changé depuis cet appariement : { $key } en fait un nouveau
nobody-seated = personne n'est placé : { $adds } ajoute { $place ->
    [table] une table
    [match] un match
   *[board] un échiquier
}, { $bye } un exempt
swap-what = échangez { $who ->
    [team] équipes
   *[player] joueurs
}, { $seats } ou { $place ->
    [table] tables
    [match] matchs
   *[board] échiquiers
} ; les résultats restent
without-seat = { $count ->
    [one] { $who ->
        [team] { $count } équipe
       *[player] { $count } joueur
    } n'a
   *[other] { $who ->
        [team] { $count } équipes
       *[player] { $count } joueurs
    } n'ont
} pas de place : { $adds } ajoute { $place ->
    [table] une table
    [match] un match
   *[board] un échiquier
}, { $bye } un exempt
warnings-above = { $count ->
    [one] { $count } avertissement
   *[other] { $count } avertissements
} ci-dessus : { $key } { $does }
and-more = et { $count } de plus
not-as-system = { $boards } autrement que le système
publishes-boards = publie { $boards }
corrects-round = corrige la ronde { $round }
no-such-board = pas { $place ->
    [table] de table
    [match] de match
   *[board] d'échiquier
} `{ $typed }` (attendu de 1 à { $most })
slip-has-result = { $place ->
    [table] la table
    [match] le match
   *[board] l'échiquier
} { $board } a déjà un résultat ({ $end }, puis { $key } le corrige)
erased-by = { $key } efface
same-result = { $place ->
    [table] la table
    [match] le match
   *[board] l'échiquier
} { $board } a déjà ce résultat
has-result = { $place ->
    [table] la table
    [match] le match
   *[board] l'échiquier
} { $board } a le résultat { $score } ({ $key } le corrige)
nothing-to-correct = { $place ->
    [table] la table
    [match] le match
   *[board] l'échiquier
} { $board } n'a pas de résultat à corriger
typed-not-recorded = { $place ->
    [table] table
    [match] match
   *[board] échiquier
} { $board } : saisi et non enregistré
text-asks-first = demande d'abord
text-publishes-all-the-same = publie quand même
text-corrects-the-round-all-the-same = corrige quand même la ronde
text-as-the-system-makes-it = comme le système
text-the-byes-are-not-as-the-system-makes-them = exempts autres que ceux du système
text-no-rule-is-broken = aucune règle enfreinte
text-no-result-has-been-entered-yet-there-is-nothing-to-type-a-second-time = aucun résultat : rien à saisir une seconde fois
text-the-two-passes-differ = les deux saisies diffèrent
text-first-pass = 1re saisie
text-if-the-first-pass-stays-type-what-differs-again = Si la première saisie reste, retapez ce qui diffère.
text-correct-it-to-the-second-pass = corriger selon la seconde
text-keep-the-first-pass = garder la première
text-type-the-line-again-if-you-type-the-same-it-stays-and-the-desk-asks-about-it-at-the-end-of-the-table = Retapez la ligne. Si elle est identique, elle reste, et une question vient à la fin de la table.
text-drop-it = abandonner
text-keep-it = garder
text-a-line-was-begun-here-go-on-with-it-or-erase-it-first = une ligne est commencée ici : continuez-la ou effacez-la
text-another-dealer = un autre donneur
text-back-to-the-dealer = retour au donneur
text-whose-cards-are-they = À qui sont les cartes ?
text-results-of-a-file = résultats d'un fichier
text-the-path-of-a-file-round-board-result-as-csv-or-a-line-a-result-3-17-1-0-it-is-shown-first = chemin d'un fichier : ronde, échiquier, résultat en CSV, ou un résultat par ligne, 3 17 1-0 ; il est d'abord montré

## Reports by name, with what they show

report-pairings = appariements
report-names = appariements par nom
report-matches = matchs
report-standings = classement
report-crosstable = grille américaine
report-boards = joueurs par échiquier
report-bracket = tableau
report-cards = fiches des joueurs
report-slips = bulletins de résultat
report-line-ups = compositions
report-team-sheets = listes des équipes
report-prizes = prix
report-check-in = pointage
report-fees = droits d'inscription
report-ratings = variations Elo
report-starting-list = liste de départ
report-schedule = calendrier
report-result-sheet = feuille des résultats
report-table-numbers = numéros de table
report-name-cards = cartons de nom
report-diplomas = diplômes
line-add = +
text-the-pairings-of-a-round-by-board = les appariements d'une ronde par échiquier
text-the-pairings-of-a-round-by-name = les appariements d'une ronde par nom
text-the-matches-of-a-round-with-their-boards = les matchs d'une ronde avec leurs échiquiers
text-the-standings-after-a-round = le classement après une ronde
text-the-crosstable-after-a-round = la grille après une ronde
text-the-players-of-the-teams-by-board-after-a-round = les joueurs des équipes par échiquier
text-the-bracket-of-a-knockout-after-a-round = le tableau d'une élimination après une ronde
text-a-card-for-every-player = une fiche par joueur
text-a-score-slip-for-every-board-of-a-round = un bulletin par échiquier d'une ronde
text-a-line-up-form-for-every-team-of-a-round = une feuille de composition par équipe
text-the-players-of-every-team-in-board-order = les joueurs de chaque équipe dans l'ordre
text-the-prize-list-after-a-round = la liste des prix après une ronde
text-who-is-not-here-yet = qui n'est pas encore là
text-who-has-paid-who-has-not = qui a payé, qui ne l'a pas fait
text-the-rating-changes-after-a-round = les variations Elo après une ronde
text-the-players-by-pairing-number-with-their-data = les joueurs par numéro, avec leurs données
text-when-each-round-begins-and-its-state = début de chaque ronde, et son état
text-the-pairings-of-a-round-for-results-and-signatures = les appariements d'une ronde, pour résultats et signatures
text-the-number-of-every-table-half-a-page-each = le numéro de chaque table, une demi-page chacun
text-the-names-of-the-players-to-cut-and-fold = les noms des joueurs, à découper et plier
text-a-page-for-every-prize-or-for-the-first-three = une page par prix, ou pour les trois premiers
text-there-is-no-round-yet-pair-the-first-one = pas encore de ronde (appariez la première)
head-best-hand = meilleure main
head-extra = extra
head-from-2-to-the-ace = de 2 à l'as
head-old-sys = anc. s.
head-new-sys = nouv. s.
head-rating-after = Elo après

## Long work and short answers

text-looking-everybody-up-in-the-rating-lists = recherche de tous dans les listes Elo
text-finding-out-what-this-changes = calcul des effets
text-replaying-the-journal = le journal est rejoué
text-bringing-the-site-up-to-date = mise à jour du site
text-writing-the-paper = écriture des documents
text-computing-the-ratings = calcul des Elo
text-sharing-the-event = partage du tournoi
text-joining-the-event = connexion au tournoi
text-the-event-has-changed-since-ask-again = le tournoi a changé depuis : redemandez
text-publish-as-a-site = publier le site
text-its-folder-the-site-is-written-now-an-empty-line-stops-updating-it = son dossier : le site est écrit maintenant ; une ligne vide arrête la mise à jour
text-a-folder-the-site-is-written-now-and-again-after-every-round-seal-and-correction = un dossier : le site est écrit maintenant, puis après chaque ronde, clôture et correction
text-the-site-is-no-longer-kept-up-to-date = le site n'est plus mis à jour
text-the-site-is-still-being-written = le site est encore en cours d'écriture
text-the-rating-lists-are-being-loaded = les listes Elo sont en cours de chargement
text-the-tour-will-not-be-offered-again-you-still-find-it-among-the-actions = la visite n'est plus proposée ; elle reste parmi les actions
text-nothing-was-pasted-no-line-is-being-typed = rien n'est collé : aucune ligne en cours
text-nothing-was-pasted-only-one-line-fits-here = rien n'est collé : une seule ligne tient ici
text-nothing-was-pasted-no-result-is-being-typed-on-a-line = rien n'est collé : aucun résultat en cours de saisie
text-there-is-no-position-to-draw-the-setup-does-not-say-chess960 = aucune position à tirer : le tournoi n'est pas en Chess960
text-the-last-change-of-this-pairing-is-undone = le dernier changement de l'appariement est annulé
text-the-boards-without-a-result-are-paired-again = les échiquiers sans résultat sont réappariés
text-only-boards-of-the-last-published-round-can-be-paired-again = seuls les échiquiers de la dernière ronde publiée se réapparient
text-add-a-tie-break = ajouter un départage
text-leave-official-mode = quitter le mode officiel
text-the-round-is-too-old-to-be-corrected = la ronde est trop ancienne pour être corrigée
text-the-reason-which-the-report-names = le motif, cité par le rapport
text-typed-already = déjà saisi
text-leave-it = laisser
text-no-boards = aucun échiquier
text-no-hands = aucune main
text-no-tricks = aucun pli
text-no-prizes-yet = pas encore de prix
text-nobody-would-win-anything-yet = personne ne gagnerait encore rien
text-keep-them-for-later = les garder pour plus tard
text-drop-the-changes = abandonner les changements
text-go-on = continuer
text-the-prizes-are-typed-but-not-recorded = Les prix sont saisis mais non enregistrés.
text-open-an-event-first = ouvrez d'abord un tournoi
text-everybody-is-registered-as-the-lists-say = tous sont inscrits comme dans les listes
text-nobody-is-marked = personne n'est marqué
text-nothing-to-take-over = rien à importer

## Texts with values: parts that follow each other

text-textbefore-textthen = { $textBefore } ; { $textThen }
text-texthead-textbody = { $textHead } : { $textBody }
text-textleft-textright = { $textLeft } · { $textRight }
text-textmain-textaside = { $textMain } ({ $textAside })
text-textinside = ({ $textInside })
text-textwarned = ! { $textWarned }
text-textmarked = · { $textMarked }
text-textended = { $textEnded }.
text-textfew-and-count-more = { $textFew } et { $count } de plus
text-count-more = { $count } de plus
text-textplace-board-of-round-round = { $textPlace } { $board } de la ronde { $round }
text-board-board-of-round-round-textmore = échiquier { $board } de la ronde { $round }, { $textMore }
text-table-board-of-round-round-textmore = table { $board } de la ronde { $round }, { $textMore }
text-match-board-of-round-round-textmore = match { $board } de la ronde { $round }, { $textMore }

## Counts of things

text-count-board = { $count ->
    [one] { $count } échiquier
   *[other] { $count } échiquiers
}
text-count-boards = { $count ->
    [one] { $count } échiquier
   *[other] { $count } échiquiers
}
text-count-table = { $count ->
    [one] { $count } table
   *[other] { $count } tables
}
text-count-tables = { $count ->
    [one] { $count } table
   *[other] { $count } tables
}
text-count-match = { $count ->
    [one] { $count } match
   *[other] { $count } matchs
}
text-count-matches = { $count ->
    [one] { $count } match
   *[other] { $count } matchs
}
text-count-player = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
text-count-players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
text-count-team = { $count ->
    [one] { $count } équipe
   *[other] { $count } équipes
}
text-count-teams = { $count ->
    [one] { $count } équipe
   *[other] { $count } équipes
}
text-count-result = { $count ->
    [one] { $count } résultat
   *[other] { $count } résultats
}
text-count-results = { $count ->
    [one] { $count } résultat
   *[other] { $count } résultats
}
text-count-round = { $count ->
    [one] { $count } ronde
   *[other] { $count } rondes
}
text-count-rounds = { $count ->
    [one] { $count } ronde
   *[other] { $count } rondes
}
text-count-bye = { $count ->
    [one] { $count } exempt
   *[other] { $count } exempts
}
text-count-byes = { $count ->
    [0] aucun exempt
    [one] { $count } exempt
   *[other] { $count } exempts
}
text-count-game = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
text-count-games = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
text-count-place = { $count ->
    [one] { $count } place
   *[other] { $count } places
}
text-count-places = { $count ->
    [one] { $count } place
   *[other] { $count } places
}
text-count-rating = { $count } Elo
text-count-ratings = { $count } Elo
text-count-hand = { $count ->
    [one] { $count } main
   *[other] { $count } mains
}
text-count-hands = { $count ->
    [one] { $count } main
   *[other] { $count } mains
}
text-count-trick = { $count ->
    [one] { $count } pli
   *[other] { $count } plis
}
text-count-tricks = { $count ->
    [one] { $count } pli
   *[other] { $count } plis
}
text-count-line = { $count ->
    [one] { $count } ligne
   *[other] { $count } lignes
}
text-count-lines = { $count ->
    [one] { $count } ligne
   *[other] { $count } lignes
}
text-count-entry = { $count ->
    [one] { $count } entrée
   *[other] { $count } entrées
}
text-count-entries = { $count ->
    [one] { $count } entrée
   *[other] { $count } entrées
}
text-count-act = { $count ->
    [one] { $count } action
   *[other] { $count } actions
}
text-count-acts = { $count ->
    [one] { $count } action
   *[other] { $count } actions
}
text-count-fund = { $count ->
    [one] { $count } fonds
   *[other] { $count } fonds
}
text-count-funds = { $count ->
    [one] { $count } fonds
   *[other] { $count } fonds
}
text-count-pair = { $count ->
    [one] { $count } paire
   *[other] { $count } paires
}
text-count-pairs = { $count ->
    [one] { $count } paire
   *[other] { $count } paires
}
text-count-record = { $count ->
    [one] { $count } donnée
   *[other] { $count } données
}
text-count-records = { $count ->
    [one] { $count } donnée
   *[other] { $count } données
}
text-count-name = { $count ->
    [one] { $count } nom
   *[other] { $count } noms
}
text-count-names = { $count ->
    [one] { $count } nom
   *[other] { $count } noms
}
text-count-card = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
text-count-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
text-count-year = { $count ->
    [one] { $count } an
   *[other] { $count } ans
}
text-count-years = { $count ->
    [one] { $count } an
   *[other] { $count } ans
}
text-count-time = { $count } fois
text-count-times = { $count } fois
text-count-column = { $count ->
    [one] { $count } colonne
   *[other] { $count } colonnes
}
text-count-columns = { $count ->
    [one] { $count } colonne
   *[other] { $count } colonnes
}
text-count-finding = { $count ->
    [one] { $count } constat
   *[other] { $count } constats
}
text-count-findings = { $count ->
    [one] { $count } constat
   *[other] { $count } constats
}
text-count-game-or-bye = { $count ->
    [one] { $count } partie ou exempt
   *[other] { $count } parties ou exempts
}
text-count-games-or-byes = { $count ->
    [one] { $count } partie ou exempt
   *[other] { $count } parties ou exempts
}
text-count-reserve = { $count ->
    [one] { $count } remplaçant
   *[other] { $count } remplaçants
}
text-count-reserves = { $count ->
    [one] { $count } remplaçant
   *[other] { $count } remplaçants
}

## Refusals: an act that is impossible

text-textrefused-official-mode = { $textRefused } (mode officiel)
text-textrefused-correct-it-with-key = { $textRefused } ({ $key } le corrige)
text-another-desk-has-this-event-open-key-once-it-is-closed-there = un autre poste a ce tournoi ouvert ({ $key } une fois fermé là-bas)
text-textrefused-begins-and-then-bye-on-the-round-screen = { $textRefused } ({ $begins } puis { $bye } à l'écran de la ronde)
text-player-number-given-is-out-of-order-the-next-one-is-next = le joueur numéro { $given } n'est pas dans l'ordre (le suivant est { $next })
text-name-is-not-a-name-expected-at-least-one-character-no-control-characters = { $name } n'est pas un nom (attendu : au moins un caractère, aucun caractère de contrôle)
text-a-rating-of-rating-has-more-decimals-than-the-rating-system-has-places = l'Elo { $rating } a plus de décimales que le système ({ $places })
text-a-rating-of-rating-is-out-of-range = un Elo de { $rating } est hors limites
text-round-later-would-begin-before-round-earlier-correct-the-day-or-the-hour-of-one-of-them = la ronde { $later } commencerait avant la ronde { $earlier } (corrigez le jour ou l'heure de l'une d'elles)
text-there-is-no-player-player = il n'y a pas de joueur { $player }
text-there-is-no-player-name-expected-a-pairing-number-or-the-beginning-of-a-name = il n'y a pas de joueur { $name } (attendu : un numéro, ou le début d'un nom)
text-name-can-be-others-type-more-of-the-name-or-the-number = { $name } peut être { $others } (tapez plus du nom, ou le numéro)
text-round-round-is-not-published-pair-it-first = la ronde { $round } n'est pas publiée (appariez-la d'abord)
text-round-round-has-no-textplace-board-it-has-boards = { $textPlace } { $board } n'existe pas dans la ronde { $round } (elle en a { $boards })
text-round-round-cannot-be-published-now-the-next-one-is-next = la ronde { $round } ne peut pas être publiée maintenant (la suivante est { $next })
text-round-round-is-published-already-only-a-correction-of-the-round-changes-its-byes = la ronde { $round } est déjà publiée (seule une correction de la ronde change ses exempts)
text-there-is-no-round-0-type-round-or-later = il n'y a pas de ronde 0 : tapez { $round } ou plus
text-the-event-has-no-round-round-expected-1-to-last = le tournoi n'a pas de ronde { $round } (attendu : 1 à { $last })
text-an-adjourned-game-cannot-be-reported-for-rating-type-its-result = une partie ajournée ne peut pas être homologuée : tapez son résultat
text-a-textsystem-has-no-half-point-or-full-point-byes-everybody-has-a-place-in-every-round = dans ce système ({ $textSystem }), pas d'exempt avec points : chacun a sa place à chaque ronde
text-round-round-has-results-already-clear-them-first = la ronde { $round } a déjà des résultats (effacez-les d'abord)
text-round-round-cannot-be-withdrawn-only-the-last-one-can-last = la ronde { $round } ne peut pas être retirée (seule la dernière le peut : { $last })
text-given-results-for-textboards-expected-one-for-each-or-none = { $given } résultats pour { $textBoards } (attendu : un pour chacun, ou aucun)
text-board-board-has-textplayers-expected-least-to-most = l'échiquier { $board } a { $textPlayers } (attendu : { $least } à { $most })
text-no-number-name-appears-twice-in-round-round = n° { $number } { $name } figure deux fois dans la ronde { $round }
text-a-round-of-count-boards-expected-1-to-65535 = une ronde de { $count } échiquiers (attendu : 1 à 65535)
text-textplace-board-of-round-round-already-has-a-result = { $textPlace } { $board } de la ronde { $round } a déjà un résultat
text-textplace-board-of-round-round-has-no-result-yet-enter-it-first = { $textPlace } { $board } de la ronde { $round } n'a pas encore de résultat (saisissez-le d'abord)
text-the-result-of-textplace-board-in-round-round-has-changed-in-the-meantime-look-at-it-then-correct-it-again = { $textPlace } { $board } de la ronde { $round } : le résultat a changé entre-temps (vérifiez-le, puis corrigez-le de nouveau)
text-nothing-changes-everything-is-like-this-already = rien ne change : tout est déjà ainsi
text-the-list-has-no-new-player-and-changes-none = la liste n'a aucun nouveau joueur et n'en change aucun
text-the-list-changes-player-player-twice = la liste change deux fois le joueur { $player }
text-this-is-not-an-event-of-teams = ce n'est pas un tournoi par équipes
text-the-fund-fund-is-for-board-board-and-a-match-has-boards = le fonds { $fund } est pour l'échiquier { $board }, et un match en a { $boards }
text-the-fund-fund-is-for-teams-and-the-setup-has-no-ranking-of-teams = le fonds { $fund } est pour des équipes, et le tournoi n'a pas de classement par équipes
text-the-list-of-team-has-to-keep-its-first-used-they-were-in-line-ups = la liste de { $team } doit garder ses { $used } premiers : ils ont été alignés
text-team-does-not-play-match-board-of-round-round = { $team } ne joue pas le match { $board } de la ronde { $round }
text-refused-by-the-setup-textwhy = refusé par le règlement du tournoi : { $textWhy }
text-the-match-has-no-board-board-expected-1-to-boards = le match n'a pas d'échiquier { $board } (attendu : 1 à { $boards })
text-at-board-board-a-player-is-missing-change-the-line-up-first = il manque un joueur à l'échiquier { $board } : changez d'abord la composition
text-the-pairing-numbers-do-not-name-every-player-exactly-once-textwhy = les numéros ne désignent pas chaque joueur exactement une fois ({ $textWhy })
text-textnames-for-textplayers = { $textNames } pour { $textPlayers }
text-player-player-appears-twice = le joueur { $player } figure deux fois
text-name-is-not-withdrawn = { $name } n'est pas retiré
text-name-is-in-round-round-which-is-published-withdraw-the-player-instead-or-withdraw-the-round-first = { $name } est dans la ronde { $round }, qui est publiée (retirez plutôt le joueur, ou d'abord la ronde)
text-a-record-of-the-imported-report-names-name-withdraw-the-player-instead = une donnée du rapport importé nomme { $name } (retirez plutôt le joueur)
text-name-is-withdrawn-already = { $name } est déjà retiré
text-name-does-not-take-part-in-round-round-withdrawn-excluded-or-not-entered-yet = { $name } ne participe pas à la ronde { $round } (retiré, exclu ou pas encore entré)
text-name-has-no-bye-in-round-round = { $name } n'est pas exempt à la ronde { $round }
text-a-pairing-allocated-bye-cannot-be-granted-in-advance-the-pairing-allocates-it = l'exempt de l'appariement ne s'accorde pas d'avance (l'appariement l'attribue)
text-the-textchoice-cannot-change-once-round-1-is-published = ne change plus une fois la ronde 1 publiée : { $textChoice }
text-lots-are-not-on-the-list-of-tie-breaks-the-setup-adds-them = le tirage au sort n'est pas parmi les départages (le tournoi l'ajoute)
text-name-was-not-excluded-and-players-who-take-part-are-ranked-exclude-the-player-first = { $name } n'a pas été exclu, et les participants sont classés (excluez d'abord le joueur)
text-no-positions-are-drawn-in-this-event-the-setup-makes-it-one-of-chess960 = aucune position n'est tirée dans ce tournoi (le tournoi peut être en Chess960)
text-there-is-no-position-number-expected-0-to-959 = il n'y a pas de position { $number } (attendu : 0 à 959)
text-ratings-hold-for-the-whole-event-the-setup-makes-it-one-of-more-than-30-days = les Elo valent pour tout le tournoi (le tournoi peut durer plus de 30 jours)
text-name-is-given-two-textkind-ratings = { $name } reçoit deux Elo du même type : { $textKind }
text-tiebreak-is-not-a-tie-break-from-outside-in-this-event-the-setup-adds-one = { $tiebreak } n'est pas un départage donné de l'extérieur ici (le tournoi en ajoute un)
text-a-value-of-value-is-out-of-range-expected-1000000-to-1000000 = une valeur de { $value } est hors limites (attendu : -1000000 à 1000000)
text-a-group-that-must-not-meet-needs-at-least-two-different-players-and-a-first-round-no-later-than-its-last = ceux qui ne doivent pas se rencontrer sont au moins deux, et la première ronde n'est pas après la dernière
text-textsystem-has-no-table-size-that-could-be-changed = { $textSystem } n'a pas de taille de table modifiable
text-the-table-size-of-round-given-cannot-be-changed-it-can-from-round-next-on = la taille des tables de la ronde { $given } ne change plus (à partir de la ronde { $next }, si)
text-textsystem-has-no-partners-who-stay-together-partnerships-need-tables-of-four-partners-kept = { $textSystem } n'a pas de partenaires fixes (il faut des tables de quatre, partenaires fixes)
text-name-can-have-one-partner-only = { $name } ne peut avoir qu'un partenaire
text-name-has-no-partner = { $name } n'a pas de partenaire
text-no-results-of-textgame-give-points-so-none-can-be-added-or-deducted = les résultats ne donnent pas de points ici ({ $textGame }) : rien à ajouter ou retirer
text-points-points-are-more-than-a-result-can-be-worth-from-1000-to-1000 = { $points } points dépassent la valeur possible d'un résultat (-1000 à 1000)
text-round-round-can-no-longer-be-corrected-only-rounds-from-first-on-its-results-can-be-changed-for-the-rating-report-only = la ronde { $round } ne se corrige plus, seulement à partir de la ronde { $first } (ses résultats ne changent que pour l'homologation)
text-round-paired-is-paired-a-game-of-round-round-needs-a-result-or-is-adjourned-until-it-has-one = la ronde { $paired } est appariée : une partie de la ronde { $round } doit avoir un résultat, ou rester ajournée
text-what-results-are-worth-can-change-only-before-round-1-is-published-except-the-pairing-allocated-bye = la valeur des résultats ne change qu'avant la publication de la ronde 1, sauf l'exempt de l'appariement
text-prohibited-pairings-can-be-added-only-before-round-1-is-published = les rencontres interdites s'ajoutent seulement avant la publication de la ronde 1
text-official-mode-can-be-entered-only-before-round-1-is-published-and-not-again-once-left = le mode officiel ne s'active qu'avant la publication de la ronde 1, et pas après l'avoir quitté
text-name-may-have-no-half-point-bye = { $name } ne peut pas être exempt avec un demi-point
text-the-final-standings-need-every-result-textboards = le classement final exige tous les résultats : { $textBoards }
text-lots-were-drawn-for-these-players-already-and-a-second-draw-would-give-other-places = le sort a déjà été tiré pour ces joueurs, et un second tirage donnerait d'autres places
text-pairing-numbers-stay-as-they-are-once-round-round-is-published-late-entries-get-theirs-all-the-same = les numéros ne changent plus une fois la ronde { $round } publiée (les inscriptions tardives reçoivent le leur)
text-weaker-would-be-before-stronger-who-is-stronger-numbers-follow-the-rating-and-only-players-of-the-same-rating-are-exchanged-or-drawn = { $weaker } serait avant { $stronger }, plus fort : les numéros suivent l'Elo, seuls les Elo égaux s'échangent ou se tirent au sort

## Warnings: the rule that each touches

text-absent-player-seated = joueur absent placé
text-absent-without-notice = absent sans prévenir
text-adjourned-game-finished = partie ajournée terminée
text-adjourned-games = parties ajournées
text-another-signing-key = autre clé de signature
text-c-04-1-article-article = C.04.1 article { $article }
text-board-order = ordre des échiquiers
text-colours-turned = couleurs inversées
text-correction = correction
text-correction-of-an-earlier-round = correction d'une ronde antérieure
text-disputed-result = résultat contesté
text-doubtful-date-of-birth = date de naissance douteuse
text-doubtful-id = code douteux
text-entry-after-the-start = inscription après le début
text-exclusion = exclusion
text-for-the-rating-report-only = pour l'homologation seulement
text-irregular-rounds = rondes irrégulières
text-late-entry = entrée tardive
text-letters-of-two-alphabets = lettres de deux alphabets
text-looks-like-another = ressemble à un autre
text-limit-of-line-ups = limite des compositions
text-lots-drawn-again = nouveau tirage au sort
text-more-points-than-the-event-has = plus de points que le tournoi n'en a
text-more-rounds-than-announced = plus de rondes qu'annoncé
text-new-partners = nouveaux partenaires
text-not-everybody-has-met = tous ne se sont pas rencontrés
text-not-here = absent
text-official-mode-left = mode officiel quitté
text-open-at-a-desk = ouvert à un poste
text-partner-missing = partenaire manquant
text-partners-parted = partenaires séparés
text-partnership-ends = fin d'une paire
text-player-left-out = joueur oublié
text-player-removed = joueur retiré de la liste
text-position-drawn-again = position tirée à nouveau
text-prohibited-pairing = rencontre interdite
text-published-line-up = composition publiée
text-published-round-put-right = ronde publiée corrigée
text-published-round-withdrawn = ronde publiée retirée
text-rating-changed-after-the-start = Elo changé après le début
text-rating-without-effect = Elo sans effet
text-ratings-in-a-long-event = Elo dans un long tournoi
text-rematch = nouvelle rencontre
text-renumbering-after-the-start = renumérotation après le début
text-results-missing = résultats manquants
text-results-removed = résultats supprimés
text-boards-of-the-match-have-results-the-forfeit-replaces-them = les résultats saisis aux échiquiers du match sont remplacés par le forfait
text-results-that-count-no-longer = résultats qui ne comptent plus
text-rules-changed-after-the-start = règles changées après le début
text-same-id-twice = même code deux fois
text-same-name-twice = même nom deux fois
text-second-half-point-bye = second exempt à un demi-point
text-second-pass-waived = sans seconde saisie
text-set-up-without-an-end = appariement sans issue
text-signing-begins = début des signatures
text-standings-of-an-unfinished-round = classement d'une ronde inachevée
text-standings-with-adjourned-games = classement avec parties ajournées
text-third-equal-colour = troisième couleur égale
text-undo-of-what-others-have-seen = annulation de ce que d'autres ont vu
text-unknown-federation = fédération inconnue
text-unknown-sex = sexe inconnu
text-unknown-title = titre inconnu
text-unlikely-rating = Elo invraisemblable
text-vouching-for-a-key = caution pour une clé
text-line-not-read = ligne non lue
text-value-not-read = valeur non lue
text-known-by-the-name-only = reconnu au nom seul
text-id-of-another-name = code d'un autre nom
text-level-number-of-the-federations-checklist = niveau { $number } de la liste de contrôle fédérale

## Warnings: results and rounds

text-count-round-has-boards-without-a-result = { $count ->
    [one] { $count } ronde a des échiquiers sans résultat
   *[other] { $count } rondes ont des échiquiers sans résultat
}
text-count-rounds-have-boards-without-a-result = { $count ->
    [one] { $count } ronde a des échiquiers sans résultat
   *[other] { $count } rondes ont des échiquiers sans résultat
}
text-textplace-board-of-round-round-against-entered-now-by-typed-typed = { $textPlace } { $board } de la ronde { $round } ({ $against } a saisi { $now }, { $by } a tapé { $typed })
text-count-result-is-disputed-textboards = { $count ->
    [one] { $count } résultat est contesté
   *[other] { $count } résultats sont contestés
} : { $textBoards }
text-count-results-are-disputed-textboards = { $count ->
    [one] { $count } résultat est contesté
   *[other] { $count } résultats sont contestés
} : { $textBoards }
text-count-result-was-typed-only-once-textboards = { $count ->
    [one] { $count } résultat n'a été saisi
   *[other] { $count } résultats n'ont été saisis
} qu'une fois : { $textBoards }
text-count-results-were-typed-only-once-textboards = { $count ->
    [one] { $count } résultat n'a été saisi
   *[other] { $count } résultats n'ont été saisis
} qu'une fois : { $textBoards }
text-count-adjourned-game-counts-as-drawn-until-the-result-is-known-textboards = { $count ->
    [one] { $count } partie ajournée compte
   *[other] { $count } parties ajournées comptent
} comme nulles jusqu'au résultat : { $textBoards }
text-count-adjourned-games-count-as-drawn-until-the-result-is-known-textboards = { $count ->
    [one] { $count } partie ajournée compte
   *[other] { $count } parties ajournées comptent
} comme nulles jusqu'au résultat : { $textBoards }
text-textboards-of-earlier-rounds-without-a-result = { $textBoards } de rondes antérieures sans résultat
text-recorded-as-adjourned-they-count-as-drawn-until-the-result-is-known = enregistrées comme ajournées, elles comptent comme nulles jusqu'au résultat
text-a-recorded-result-of-round-round-changes = un résultat enregistré de la ronde { $round } change
text-count-later-round-was-paired-with-the-old-result-it-stays-as-played = { $count ->
    [one] { $count } ronde suivante a été appariée
   *[other] { $count } rondes suivantes ont été appariées
} avec l'ancien résultat ; rien ne change à ce qui est joué
text-count-later-rounds-were-paired-with-the-old-result-they-stay-as-played = { $count ->
    [one] { $count } ronde suivante a été appariée
   *[other] { $count } rondes suivantes ont été appariées
} avec l'ancien résultat ; rien ne change à ce qui est joué
text-count-later-round-was-paired-without-it-it-stays-as-played = { $count ->
    [one] { $count } ronde suivante a été appariée
   *[other] { $count } rondes suivantes ont été appariées
} sans cela ; rien ne change à ce qui est joué
text-count-later-rounds-were-paired-without-it-they-stay-as-played = { $count ->
    [one] { $count } ronde suivante a été appariée
   *[other] { $count } rondes suivantes ont été appariées
} sans cela ; rien ne change à ce qui est joué
text-count-later-round-was-paired-without-these-points-it-stays-as-played = { $count ->
    [one] { $count } ronde suivante a été appariée
   *[other] { $count } rondes suivantes ont été appariées
} sans ces points ; rien ne change à ce qui est joué
text-count-later-rounds-were-paired-without-these-points-they-stay-as-played = { $count ->
    [one] { $count } ronde suivante a été appariée
   *[other] { $count } rondes suivantes ont été appariées
} sans ces points ; rien ne change à ce qui est joué
text-round-round-of-an-event-announced-with-textrounds = ronde { $round } d'un tournoi annoncé en { $textRounds }
text-name-has-neither-a-seat-nor-a-bye = { $name } n'a ni place ni exempt
text-name-enters-round-round-late = { $name } entre en retard à la ronde { $round }
text-name-does-not-take-part-in-round-round = { $name } ne participe pas à la ronde { $round }
text-round-round-is-paired-by-hand-not-by-the-system-textsystem = la ronde { $round } est appariée manuellement, pas par le système ({ $textSystem })
text-round-round-was-published-differently = la ronde { $round } avait été publiée autrement
text-count-result-is-removed = { $count ->
    [one] { $count } résultat est supprimé
   *[other] { $count } résultats sont supprimés
}
text-count-results-are-removed = { $count ->
    [one] { $count } résultat est supprimé
   *[other] { $count } résultats sont supprimés
}
text-count-result-reported-for-rating-is-dropped-report-it-again-if-it-still-holds = { $count ->
    [one] { $count } résultat homologué à part est abandonné
   *[other] { $count } résultats homologués à part sont abandonnés
} : déclarez à nouveau ce qui vaut encore
text-count-results-reported-for-rating-are-dropped-report-again-those-that-still-hold = { $count ->
    [one] { $count } résultat homologué à part est abandonné
   *[other] { $count } résultats homologués à part sont abandonnés
} : déclarez à nouveau ce qui vaut encore
text-one-and-other-meet-in-round-met-too = { $one } et { $other } se rencontrent aussi à la ronde { $met }
text-round-round-is-published-pair-it-again-afterwards = la ronde { $round } est publiée ; appariez-la de nouveau ensuite
text-round-round-is-published-withdrawing-it-clears-textresults = la ronde { $round } est publiée ; la retirer efface { $textResults }
text-name-has-fixed-textplace-fixed-and-sits-at-seat-there-is-no-textsame-again-in-this-round = { $name } a { $textPlace } { $fixed } fixe et est placé à { $seat } : pas de { $textSame } { $again } dans cette ronde
text-name-has-fixed-textplace-fixed-and-sits-at-seat-textsame-again-belongs-to-another-player = { $name } a { $textPlace } { $fixed } fixe et est placé à { $seat } : { $textSame } { $again } est à un autre joueur
text-count-pairing-allocated-byes-in-one-round-only-one-is-allowed = { $count } exempts de l'appariement dans une ronde ; un seul est permis
text-one-and-other-met-in-round-round = { $one } et { $other } se sont rencontrés à la ronde { $round }
text-one-and-other-must-not-meet = { $one } et { $other } ne doivent pas se rencontrer
text-name-had-the-pairing-allocated-bye-in-round-round = { $name } a été exempt à la ronde { $round }
text-name-scored-a-wins-points-without-playing-in-round-round = { $name } a marqué les points d'une victoire sans jouer à la ronde { $round }
text-one-and-other-must-both-have-textcolor = { $one } et { $other } doivent tous deux avoir les { $textColor }
text-name-would-have-textcolor-three-times-in-a-row = { $name } aurait trois fois de suite les { $textColor }
text-name-would-have-textcolor-count-times-more-often = { $name } aurait { $count } fois de plus les { $textColor }
text-names-meet-textoften-expected-cycles = { $names } se rencontrent { $textOften } (attendu : { $cycles })
text-round-round-is-the-last-one-and-have-not-met-names = la ronde { $round } est la dernière, et ne se sont pas rencontrés : { $names }
text-round-round-is-the-last-one-and-have-not-met-cycles-times-names = la ronde { $round } est la dernière, et ne se sont pas rencontrés { $cycles } fois : { $names }
text-winner-own-has-won-against-loser-other-is-it-typed-the-right-way-round = { $winner } ({ $own }) a gagné contre { $loser } ({ $other }) : saisi dans le bon sens ?
text-all-count-results-of-this-round-so-far-are-the-same = les { $count } résultats de cette ronde sont jusqu'ici identiques
text-count-boards-in-a-row-have-the-same-result = { $count } échiquiers de suite ont le même résultat
text-points-points-for-the-defenders-is-the-score-typed-right = { $points } points à la défense : le score est-il bien saisi ?
text-recorded-texthint = enregistré ; { $textHint }
text-round-round-has-position-position-already-another-one-replaces-it = la ronde { $round } a déjà la position { $position } ; une autre la remplace
text-round-round-has-position-position-already-another-one-replaces-it-though-count-result-is-in = la ronde { $round } a déjà la position { $position } ; une autre la remplace, bien que { $count ->
    [one] { $count } résultat soit saisi
   *[other] { $count } résultats soient saisis
}
text-round-round-has-position-position-already-another-one-replaces-it-though-count-results-are-in = la ronde { $round } a déjà la position { $position } ; une autre la remplace, bien que { $count ->
    [one] { $count } résultat soit saisi
   *[other] { $count } résultats soient saisis
}
text-tie-breaks-of-ratings-are-not-advised-in-an-event-of-more-than-30-days-for-ratings-change-meanwhile = les départages à l'Elo sont déconseillés dans un tournoi de plus de 30 jours, car les Elo changent entre-temps

## Warnings: official mode, partners, players

text-two-draws-draw-each-are-worth-more-than-a-win-and-a-loss = deux nulles ({ $draw } chacune) valent plus qu'une victoire et une défaite
text-a-pairing-allocated-bye-of-bye-is-worth-more-than-a-win-win = un exempt à { $bye } vaut plus qu'une victoire ({ $win })
text-a-pairing-allocated-bye-of-bye-is-worth-what-no-game-brings-expected-win-draw-or-loss = un exempt à { $bye } vaut ce qu'aucune partie ne donne (attendu : { $win }, { $draw } ou { $loss })
text-official-mode-is-for-chess-paired-as-a-fide-dutch-swiss-by-berger-tables-or-by-hand-and-ranked-by-points-and-the-tie-breaks-of-c-07 = le mode officiel vaut pour les échecs, appariés au système suisse FIDE (Dutch), aux tables de Berger ou à la main, classés aux points et départages du C.07
text-name-number-number = { $name } numéro { $number }
text-late-entries-get-their-numbers-textnames = les inscriptions tardives reçoivent leur numéro : { $textNames }
text-players-move-out-of-their-order-after-round-round-and-later-pairings-follow-the-new-numbers-textnames = des joueurs changent d'ordre après la ronde { $round }, et les appariements suivants suivent les nouveaux numéros : { $textNames }
text-the-game-of-round-round-counted-as-drawn-and-later-rounds-were-paired-with-that-they-stay-as-they-are = la partie de la ronde { $round } comptait comme nulle, et les rondes suivantes ont été appariées ainsi ; elles restent
text-pairings-and-standings-continue-with-the-old-result-of-round-round = appariements et classement continuent avec l'ancien résultat de la ronde { $round }
text-a-full-point-bye-for-name-in-round-round-is-deprecated = un exempt avec un point pour { $name } à la ronde { $round } est déconseillé
text-the-event-will-not-be-held-by-the-federations-regulations-any-more-it-cannot-be-reported-as-such-what-they-forbid-is-no-longer-refused-every-screen-and-print-says-that-it-is-not-official-and-the-report-names-round-round = le tournoi ne suit plus le règlement fédéral : il ne peut pas être déclaré comme tel, ce qui est interdit n'est plus refusé, chaque écran et impression le dit non officiel, et le rapport cite la ronde { $round }
text-there-is-no-way-back = sans retour possible
text-round-round-would-be-paired-differently-now-texthow = la ronde { $round } serait appariée autrement : { $textHow }
text-round-round-is-not-paired-by-the-system-texthow = la ronde { $round } n'est pas appariée par le système : { $textHow }
text-both-players-have-the-other-colour-textpairs = les deux joueurs ont l'autre couleur : { $textPairs }
text-textone-instead-of-textother = { $textOne } au lieu de { $textOther }
text-textone-and-the-system-finds-no-legal-pairing = { $textOne }, et le système ne trouve aucun appariement valable
text-textplayers-cannot-be-paired-by-the-rules-in-textrounds-textgames-at-most-for-name = { $textPlayers } ne peuvent être appariés selon les règles en { $textRounds } : { $textGames } au plus pour { $name }
text-lost-by-forfeit-in-round-round-and-paired-again-unless-withdrawn-textnames = perdu par forfait à la ronde { $round }, et réappariés s'ils ne sont pas retirés : { $textNames }
text-no-longer-partners-textnames = ne sont plus partenaires : { $textNames }
text-names-play-at-rank-the-lower-of-their-ranks = { $names } jouent à { $rank }, le plus bas de leurs rangs
text-name-has-no-partner-then-and-sits-out-from-round-round-on-unless-given-another-one = { $name } n'a alors plus de partenaire et ne joue plus à partir de la ronde { $round }, sauf avec un autre
text-names-become-partners-and-stay-together-from-now-on = { $names } deviennent partenaires et le restent désormais
text-partners-who-do-not-play-together-in-round-round-names-these-play-instead-each-pair-at-the-lower-of-its-ranks-others-the-partnerships-stay-as-they-are = partenaires qui ne jouent pas ensemble à la ronde { $round } : { $names }. Jouent à leur place, chaque paire au plus bas de ses rangs : { $others }. Les paires restent
text-name-sits-out-and-textwhy = { $name } ne joue pas et { $textWhy }
text-has-no-partner = n'a pas de partenaire
text-is-alone-in-the-pair-label = est seul dans la paire `{ $label }`
text-has-no-partner-here-name-has-a-textbye = n'a pas de partenaire ici : { $name } est { $textBye }
text-has-no-partner-here-name-has-withdrawn = n'a pas de partenaire ici : { $name } s'est retiré
text-has-no-partner-here-name-has-left-after-round-round = n'a pas de partenaire ici : { $name } est parti après la ronde { $round }
text-has-no-partner-here-name-enters-in-round-round = n'a pas de partenaire ici : { $name } entre à la ronde { $round }
text-has-no-partner-here-name-does-not-take-part = n'a pas de partenaire ici : { $name } ne participe pas
text-count-player-has-not-checked-in-for-round-round-names = { $count ->
    [one] { $count } joueur n'a pas été vu
   *[other] { $count } joueurs n'ont pas été vus
} avant la ronde { $round } : { $names }
text-count-players-have-not-checked-in-for-round-round-names = { $count ->
    [one] { $count } joueur n'a pas été vu
   *[other] { $count } joueurs n'ont pas été vus
} avant la ronde { $round } : { $names }
text-count-team-has-not-checked-in-for-round-round-names = { $count } équipe n'a pas été vue avant la ronde { $round } : { $names }
text-count-teams-have-not-checked-in-for-round-round-names = { $count } équipes n'ont pas été vues avant la ronde { $round } : { $names }
text-name-has-the-id-id-of-other = { $name } a le code { $id } de { $other }
text-name-is-already-registered-others-another-id-or-year-of-birth-another-person = { $name } est déjà inscrit : { $others } (autre code ou année de naissance : une autre personne)
text-name-is-already-registered-others-another-short-name-another-team = { $name } est déjà inscrite : { $others } (autre nom court : une autre équipe)
text-name-is-already-registered-others = { $name } est déjà inscrit : { $others }
text-name-is-already-in-the-list-another-id-or-year-of-birth-another-person = { $name } est déjà dans la liste (autre code ou année de naissance : une autre personne)
text-name-is-already-in-the-list-another-short-name-another-team = { $name } est déjà dans la liste (autre nom court : une autre équipe)
text-name-is-already-in-the-list = { $name } est déjà dans la liste
text-name-is-already-in-the-list-of-team = { $name } est déjà dans la liste de { $team }
text-name-looks-like-other-written-with-letters-of-another-alphabet = `{ $name }` ressemble à `{ $other }`, écrit dans un autre alphabet
text-names-when-round-round-of-rounds-is-published = { $names }, alors que la ronde { $round } sur { $rounds } est publiée
text-names-after-round-1-a-textsystem-that-has-begun-has-no-place-for-anybody-new-who-sits-out-every-round = { $names } après la ronde 1 : un tournoi commencé ({ $textSystem }) n'a pas de place pour un nouveau, qui ne jouerait aucune ronde
text-name-is-removed-as-if-never-registered-textwith = { $name } est supprimé, comme jamais inscrit : { $textWith }
text-nothing-else-changes = rien d'autre ne change
text-count-pairing-number-after-it-moves-up = { $count ->
    [one] { $count } numéro suivant avance
   *[other] { $count } numéros suivants avancent
}
text-count-pairing-numbers-after-it-move-up = { $count ->
    [one] { $count } numéro suivant avance
   *[other] { $count } numéros suivants avancent
}
text-with-textgone = avec { $textGone }
text-the-textbye-in-round-round = { $textBye } à la ronde { $round }
text-the-prohibited-pairing-with-name = la rencontre interdite avec { $name }
text-the-fixed-board-board = l'échiquier fixe { $board }
text-count-player-of-the-team = { $count } joueur de l'équipe
text-count-players-of-the-team = { $count } joueurs de l'équipe
text-the-partnership-label = la paire { $label }
text-points-given-beside-the-results = des points hors résultats
text-given-values = des valeurs données
text-name-this-change-does-not-count-in-this-event-the-textkind-rating-does = { $name } : ce changement ne compte pas ici ; c'est l'Elo ({ $textKind }) qui compte
text-name-this-change-does-not-count-in-this-event-the-rating-that-was-typed-does = { $name } : ce changement ne compte pas ici ; c'est l'Elo saisi qui compte
text-the-changed-ratings-of-count-players-do-not-count-in-this-event = les Elo changés de { $count } joueurs ne comptent pas dans ce tournoi
text-textratings-standings-and-ratings-of-all-rounds-follow = { $textRatings } ; classement et Elo de toutes les rondes suivent
text-the-ratings-of-count-players-change = les Elo de { $count } joueurs changent
text-what-is-known-of-the-textrating-of-name-changes = ce que l'on sait de { $textRating } de { $name } change
text-the-textrating-of-name-changes-from-before-to-after = { $textRating } de { $name } passe de { $before } à { $after }
text-textkind-rating = Elo ({ $textKind })
text-name-would-have-count-half-point-byes-in-rounds-rounds = { $name } serait { $count } fois exempt avec un demi-point, aux rondes { $rounds }
text-the-rules-of-the-event-change-after-its-start-all-standings-follow = les règles du tournoi changent après le début ; tous les classements suivent
text-lots-were-drawn-already-the-places-that-depend-on-them-change = le sort a déjà été tiré ; les places qui en dépendent changent
text-points-points-but-textrounds-won-give-only-most-is-that-a-typing-error = { $points } points, mais { $textRounds } gagnées ne donnent que { $most } : une faute de frappe ?
text-the-pairing-numbers-change-after-round-round-some-players-will-meet-twice-and-others-never = les numéros changent après la ronde { $round } : certains se rencontreront deux fois, d'autres jamais
text-the-pairing-numbers-change-after-round-round-later-rounds-are-paired-by-the-new-ones = les numéros changent après la ronde { $round } ; les rondes suivantes suivent les nouveaux
text-the-game-counted-as-a-draw-for-the-pairings-since-they-stay-as-they-are = la partie comptait comme nulle pour les appariements depuis ; ils restent
text-the-player-is-excluded-from-later-rounds = le joueur est exclu des rondes suivantes
text-the-textsystem-still-pairs-name-in-round-round-enter-a-forfeit-when-it-is-played = { $name } reste apparié à la ronde { $round } ({ $textSystem }) : saisissez alors un forfait
text-the-results-at-board-boards-stay-with-other-players-of-team-an-empty-board-is-a-forfeit = les résultats à l'échiquier { $boards } restent, avec d'autres joueurs de { $team } (un échiquier vide est un forfait)
text-the-results-at-boards-boards-stay-with-other-players-of-team-an-empty-board-is-a-forfeit = les résultats à l'échiquier { $boards } restent, avec d'autres joueurs de { $team } (un échiquier vide est un forfait)
text-team-has-textreserves-at-most-most-are-allowed = { $team } a { $textReserves } ({ $most } au plus)
text-team-above-weaker-is-above-below-stronger-who-is-more-than-most-points-stronger = { $team } : { $above } ({ $weaker }) est devant { $below } ({ $stronger }), plus fort de plus de { $most } points
text-team-board-board-is-the-womens-board-and-name-is-not-registered-as-one = { $team } : l'échiquier { $board } est l'échiquier féminin, et { $name } n'est pas inscrite comme femme
text-team-board-board-is-the-junior-board-and-textwhy = { $team } : l'échiquier { $board } est l'échiquier jeune, et { $textWhy }
text-name-is-age-juniors-are-under-limit = { $name } a { $age } ans (les jeunes ont moins de { $limit } ans)
text-the-date-of-birth-of-name-is-unknown = la date de naissance de { $name } est inconnue
text-the-line-up-of-team-is-not-in-the-order-of-its-list-at-textplace-board-of-textboards = la composition de { $team } ne suit pas l'ordre de sa liste : { $textPlace } { $board } (sur { $textBoards })
text-the-list-of-team-has-the-same-name-twice-names = la liste de { $team } a deux fois le même nom : { $names }
text-round-round-match-match-names-now-sits-at-textplace-board-of-team-which-was-a-forfeit = ronde { $round }, match { $match } : { $names } joue maintenant à { $textPlace } { $board } de { $team }, jusque-là un forfait
text-round-round-match-match-textplace-board-of-team-is-now-empty-a-forfeit = ronde { $round }, match { $match } : { $textPlace } { $board } de { $team } est maintenant vide (forfait)
text-change-the-lists-but-not-the-published-line-ups = changer les listes, mais pas les compositions publiées
text-games-of-team-go-from-names = des parties de { $team } passent de { $names }
text-born-born-which-is-still-to-come-the-event-began-in-began = naissance en { $born }, encore à venir (le tournoi a commencé en { $began })
text-born-born-textage-old = naissance en { $born }, { $textAge }
text-the-letters-of-word-are-of-several-alphabets-they-only-look-alike = les lettres de { $word } viennent de plusieurs alphabets (elles se ressemblent seulement)
text-no-federation-has-the-code-code = aucune fédération n'a le code { $code }
text-the-id-id-is-not-a-number = le code { $id } n'est pas un nombre
text-a-rating-of-rating-is-unlikely-in-chess-100-to-3000 = un Elo de { $rating } est invraisemblable aux échecs (100 à 3000)
text-was-becomes-now = { $was } devient { $now }
text-textplace-board-was-becomes-now = { $textPlace } { $board } : { $was } devient { $now }
text-was-is-cleared = { $was } est effacé
text-textplace-board-was-is-cleared = { $textPlace } { $board } : { $was } est effacé
text-of-points-points-textcount = à { $points } points, { $textCount }
text-name-a-rating-of-rating-is-unlikely-in-chess-100-to-3000 = { $name } : un Elo de { $rating } est peu vraisemblable aux échecs (100 à 3000)
text-as-typed = tel que saisi
text-given-should-be-read = { $given } devrait être { $read }

## Acts, one word each, of at most nine letters

act-register = inscrit
act-edit = données
act-remove = supprimé
act-list = liste
act-withdraw = retrait
act-exclude = exclusion
act-return = retour
act-bye = exempt
act-board = échiquier
act-number = numéros
act-lot = sort
act-forbid = interdit
act-setup = tournoi
act-publish = publié
act-rearrange = réarrangé
act-put-right = corrigé
act-result = résultat
act-agree = confirmé
act-dispute = contesté
act-decide = décision
act-correct = corrigé
act-members = joueurs
act-line-up = compos.
act-seal = clôture
act-prizes = prix
act-check-in = pointage
act-lots = tirage
act-give = valeurs
act-report = rapport
act-points = points
act-for-rating = homolog.
act-standings = classem.
act-position = position
act-ratings = Elo
act-partners = paires
act-tables = tables
act-note = note
act-key = clé
act-close = fin
act-sign = signature
act-undo = annulé
act-redo = rétabli

## Acts in words

text-r-round-textplace-board-white-black-textscore = R{ $round } { $textPlace } { $board }  { $white } – { $black }  { $textScore }
text-r-round-textplace-board-textwhat = R{ $round } { $textPlace } { $board }  { $textWhat }
text-textpart-textnext = { $textPart }  { $textNext }
text-textmatch-textplace-board-score = { $textMatch }, { $textPlace } { $board }  { $score }
text-of-entry-entry = l'entrée { $entry }
text-name-registered-by-mistake = { $name } (inscrit par erreur)
text-name-after-round-round = { $name } après la ronde { $round }
text-name-before-round-1 = { $name } avant la ronde 1
text-name-from-round-round = { $name } à partir de la ronde { $round }
text-name-textbye-in-round-round = { $name } : { $textBye } à la ronde { $round }
text-name-no-bye-in-round-round = { $name } : pas exempt à la ronde { $round }
text-name-always-at-board-board = { $name } toujours à l'échiquier { $board }
text-name-without-a-fixed-board = { $name } sans échiquier fixe
text-initial-colour-textcolor = couleur initiale { $textColor }
text-names-from-round-round-on = { $names } à partir de la ronde { $round }
text-names-in-rounds-first-to-last = { $names } aux rondes { $first } à { $last }
text-round-round-textboards-textbyes-texthow = ronde { $round } : { $textBoards }, { $textByes }, { $textHow }
text-publish-round-round-textboards-textbyes-texthow = publier la ronde { $round } : { $textBoards }, { $textByes }, { $textHow }
text-sign-pairing-allocated-bye = { $sign } exempt
text-sign-half-point-bye = { $sign } exempt avec un demi-point
text-sign-full-point-bye = { $sign } exempt avec un point
text-sign-zero-point-bye = { $sign } exempt sans point
text-round-round-by-hand = ronde { $round }, à la main
text-round-round = ronde { $round }
text-the-published-round-round = la ronde publiée { $round }
text-by-typed-typed-not-what-against-had-entered = { $by } a tapé { $typed }, pas ce que { $against } avait saisi
text-the-result-stays = le résultat reste
text-was-textwas-now-textnow = était { $textWas }, maintenant { $textNow }
text-textwhat-was-textwas-now-textnow = { $textWhat } : était { $textWas }, maintenant { $textNow }
text-count-hand-changed-texthands = { $count ->
    [one] { $count } main changée
   *[other] { $count } mains changées
} : { $textHands }
text-count-hands-changed-texthands = { $count ->
    [one] { $count } main changée
   *[other] { $count } mains changées
} : { $textHands }
text-count-line-changed-textlines = { $count ->
    [one] { $count } ligne changée
   *[other] { $count } lignes changées
} : { $textLines }
text-count-lines-changed-textlines = { $count ->
    [one] { $count } ligne changée
   *[other] { $count } lignes changées
} : { $textLines }
text-no-result = aucun résultat
text-score-unrated = { $score } non homologué
text-count-player-registered = { $count ->
    [one] { $count } joueur inscrit
   *[other] { $count } joueurs inscrits
}
text-count-players-registered = { $count ->
    [one] { $count } joueur inscrit
   *[other] { $count } joueurs inscrits
}
text-count-player-changed = { $count ->
    [one] { $count } joueur changé
   *[other] { $count } joueurs changés
}
text-count-players-changed = { $count ->
    [one] { $count } joueur changé
   *[other] { $count } joueurs changés
}
text-count-player-registered-textchanged = { $count ->
    [one] { $count } joueur inscrit
   *[other] { $count } joueurs inscrits
}, { $textChanged }
text-count-players-registered-textchanged = { $count ->
    [one] { $count } joueur inscrit
   *[other] { $count } joueurs inscrits
}, { $textChanged }
text-standings-after-round-round = classement après la ronde { $round }
text-standings-after-round-round-digest = classement après la ronde { $round }  { $digest }
text-standings-after-round-round-sealed-digest = classement après la ronde { $round } clos : { $digest }
text-none-any-more = plus aucun
text-round-round-names-here = ronde { $round } : présence de { $names }
text-round-round-names-not-here = ronde { $round } : absence de { $names }
text-drawn-for-textplayers = tirés pour { $textPlayers }
text-textrecords-kept-as-the-report-has-them = { $textRecords } gardées comme dans le rapport
text-reported-textresult = déclaré { $textResult }
text-as-recorded = comme enregistré
text-name-is-left-out = { $name } n'est pas classé
text-name-is-ranked-again = { $name } est de nouveau classé
text-name-may-have-half-point-byes = { $name } peut être exempt avec un demi-point
text-round-round-begins-from-position-position = la ronde { $round } commence de la position { $position }
text-of-textplayers-from-round-round-on = de { $textPlayers } à partir de la ronde { $round }
text-at-most-seats-at-a-table-from-round-round-on = { $seats } au plus par table à partir de la ronde { $round }
text-textplayers-without-a-partner = { $textPlayers } sans partenaire
text-key-of-name-is-named = { $key } de { $name } est nommée
text-the-event-is-over-signed-with-key-key = le tournoi est fini, signé avec la clé { $key }
text-signed-with-key-key = signé avec la clé { $key }
text-textwhose-points-points = { $textWhose } : { $points } points
text-textwhose-points-points-in-round-round = { $textWhose } : { $points } points à la ronde { $round }
text-textwhose-a-textresult-counts-points = { $textWhose } : { $textResult } compte { $points }
text-textwhose-a-textresult-counts-points-in-round-round = { $textWhose } : { $textResult } compte { $points } à la ronde { $round }
text-textwhose-points-match-points = { $textWhose } : { $points } points de match
text-textwhose-points-match-points-games-game-points = { $textWhose } : { $points } points de match, { $games } points de partie
text-textwhose-games-game-points = { $textWhose } : { $games } points de partie
text-everybody = tous
text-forfeit-win = victoire par forfait
text-forfeit-loss = défaite par forfait
text-win = victoire
text-loss = défaite
text-draw = nulle

## What undoing an act means for others

text-round-round-is-published-it-becomes-a-proposal-again = la ronde { $round } est publiée : elle redevient une proposition
text-round-round-is-published-with-these-boards-it-gets-the-boards-from-before-the-change = la ronde { $round } est publiée avec ces échiquiers : elle reprend ceux d'avant
text-round-round-was-corrected-it-gets-the-boards-and-results-from-before = la ronde { $round } a été corrigée : elle reprend échiquiers et résultats d'avant
text-round-round-is-withdrawn-it-is-published-again = la ronde { $round } est retirée : elle est publiée à nouveau
text-the-standings-after-round-round-are-sealed-they-are-live-again = le classement après la ronde { $round } est clos : il redevient provisoire
text-board-board-of-round-round-was-corrected-from-was-to-now-the-old-result-counts-again = l'échiquier { $board } de la ronde { $round } a été corrigé de { $was } à { $now } : l'ancien résultat compte à nouveau
text-board-board-of-round-round-was-changed-for-the-rating-report-the-change-is-removed = l'échiquier { $board } de la ronde { $round } a été changé pour l'homologation : le changement est supprimé
text-name-is-excluded-no-longer-so = { $name } est exclu : il ne l'est plus
text-name-is-left-out-of-the-standings-the-player-is-ranked-again = { $name } n'est pas classé : il l'est de nouveau
text-name-is-ranked-again-the-player-is-left-out-again = { $name } est de nouveau classé : il ne l'est plus
text-lots-are-drawn-the-places-are-open-again = le sort est tiré : les places redeviennent ouvertes
text-the-event-names-key-key-it-stays-a-key-of-the-event-if-it-has-signed = le tournoi nomme la clé { $key } : elle reste une clé du tournoi si elle a signé
text-the-event-is-closed-it-goes-on-and-is-signed-again-at-its-end = le tournoi est clos : il continue, et sera signé à nouveau à la fin
text-round-round-is-withdrawn = la ronde { $round } est retirée
text-round-round-is-corrected = la ronde { $round } est corrigée

## Changes, item by item

text-textwhat-textwas-textnow = { $textWhat } : { $textWas } → { $textNow }
text-none = –
text-nothing = rien
text-bye-in-round-round = exempt à la ronde { $round }
text-reported-for-rating = déclaré pour l'homologation
text-left-out = non classé
text-ranked = classé
text-half-point-byes = exempts avec un demi-point
text-allowed = permis
text-ratings-of-name-from-round-round-on = Elo de { $name } à partir de la ronde { $round }
text-partner-of-name = partenaire de { $name }
text-must-not-meet = ne doivent pas se rencontrer
text-may-meet = peuvent se rencontrer
text-result-of-board-board-typed = résultat de l'échiquier { $board }, saisi
text-twice = deux fois
text-once = une fois
text-round-round-begins = début de la ronde { $round }
text-registered = inscrit
text-registered-rating = inscrit, { $rating }
text-board-board = échiquier { $board }
text-fund-number = fonds { $number }
text-sharing = partage
text-funds = fonds
text-line-up-of-name = composition de { $name }
text-board-board-textwhat = échiquier { $board }, { $textWhat }
text-trick-number = pli { $number }
text-not-played = pas joué
text-main-suit-and-dealer = atout et donneur
text-main-suit-suit-name-deals-ranks-one-and-two = atout { $suit }, { $name } donne, rangs { $one } et { $two }
text-the-score-alone-points = le score seul : { $points }
text-points-to-the-defenders-seat-seat-deals = { $points } à la défense, le siège { $seat } donne
text-points-to-the-defenders-no-trick-judged = { $points } à la défense, sans plis
text-seat-number = siège { $number }

## The consequences of an act, and the comparison of two moments

text-nobody-moves = personne ne bouge
text-count-player-moves = { $count ->
    [one] { $count } joueur bouge
   *[other] { $count } joueurs bougent
}
text-count-players-move = { $count ->
    [one] { $count } joueur bouge
   *[other] { $count } joueurs bougent
}
text-count-team-moves = { $count } équipe bouge
text-count-teams-move = { $count } équipes bougent
text-no-rating-changes = aucun Elo ne change
text-count-player-changes = { $count ->
    [one] { $count } joueur change
   *[other] { $count } joueurs changent
}
text-count-players-change = { $count ->
    [one] { $count } joueur change
   *[other] { $count } joueurs changent
}
text-count-team-changes = { $count } équipe change
text-count-teams-change = { $count } équipes changent
text-count-rating-changes = { $count ->
    [one] { $count } Elo change
   *[other] { $count } Elo changent
}
text-count-ratings-change = { $count ->
    [one] { $count } Elo change
   *[other] { $count } Elo changent
}
text-no-later-pairing-changes = aucun appariement suivant ne change
text-rounds-would-be-paired-differently-today-they-stay-as-played = { $rounds } seraient appariées autrement aujourd'hui ; elles restent telles que jouées
text-the-standings-sealed-after-textrounds-are-marked-changed-since = le classement clos après { $textRounds } est marqué comme changé depuis
text-round-round-textmore = ronde { $round }, { $textMore }
text-results-and-pairings = résultats et appariements
text-no-changes = aucun changement
text-pairings = appariements
text-seals = clôtures
text-ratings = Elo
text-places = places
text-round-round-published-textboards = ronde { $round } publiée, { $textBoards }
text-round-round-is-not-published-textboards = la ronde { $round } n'est pas publiée, { $textBoards }
text-r-round-board-board = R{ $round } échiquier { $board }
text-r-round-match-board = R{ $round } match { $board }
text-r-round-table-board = R{ $round } table { $board }
text-other-players = autres joueurs
text-other-teams = autres équipes
text-moved-textwhat = a déplacé { $textWhat }
text-nobody = personne
text-moved-textwhat-r-round-pairings-stay = a déplacé { $textWhat } ; les appariements R{ $round } restent
text-moved-textwhat-r-first-r-last-pairings-stay = a déplacé { $textWhat } ; les appariements R{ $first }–R{ $last } restent

## The audit

text-entry-entry = entrée { $entry }
text-from-entry-from-to-entry-to = de l'entrée { $from } à l'entrée { $to }
text-against-entry-entry-textsummary-changed = contre l'entrée { $entry } : { $textSummary } · * changé
text-accepted = accepté
text-undone-it-does-not-count = annulé : ne compte pas
text-warning-accepted = avertissement accepté
text-file-sound = fichier intègre
text-file-not-sound = fichier NON intègre
text-chain-count-all = chaîne ✓ { $count }/{ $all }
text-chain-line-line-textwrong = chaîne × ligne { $line } : { $textWrong }
text-journal-textrefused = journal × { $textRefused }
text-pairings-mark-count-all = appariements { $mark } { $count }/{ $all }
text-seals-mark-count-all = clôtures { $mark } { $count }/{ $all }
text-as-the-system-makes-them = comme le système
text-count-by-hand-entry-entry = { $count } à la main, entrée { $entry }
text-count-by-hand-entries-entries = { $count } à la main, entrées { $entries }
text-count-imported-entry-entry = { $count } importé, entrée { $entry }
text-count-imported-entries-entries = { $count } importés, entrées { $entries }
text-count-correction = { $count ->
    [one] { $count } correction
   *[other] { $count } corrections
}
text-count-corrections = { $count ->
    [one] { $count } correction
   *[other] { $count } corrections
}
text-the-signature-of-entry-entry-is-wrong = la signature de l'entrée { $entry } est fausse
text-closed-signed-to-entry-entry = clos, signé jusqu'à l'entrée { $entry }
text-signed-to-entry-entry = signé jusqu'à l'entrée { $entry }
text-not-signed-yet = pas encore signé
text-1-to-last = 1 à { $last }

## Errors of the desk

text-there-is-nothing-to-undo = rien à annuler
text-there-is-nothing-to-redo = rien à rétablir
text-not-signed-the-event-is-not-saved-in-a-file = pas signé : le tournoi n'est pas dans un fichier
text-nothing-is-signed-or-sealed-textwhy-mend-that-file-or-move-it-away-a-new-key-is-made-then-and-asked-about = rien n'est signé ni clos : { $textWhy } (réparez ce fichier, ou déplacez-le : une nouvelle clé est alors proposée)
text-textwarned-not-recorded-this-has-to-be-accepted-first = { $textWarned } (non enregistré : à accepter d'abord)
text-count-fund-total = { $count ->
    [one] { $count } fonds
   *[other] { $count } fonds
}, { $total }
text-count-funds-total = { $count ->
    [one] { $count } fonds
   *[other] { $count } fonds
}, { $total }
text-count-place-textmore = { $count ->
    [one] { $count } place
   *[other] { $count } places
}, { $textMore }
text-count-places-textmore = { $count ->
    [one] { $count } place
   *[other] { $count } places
}, { $textMore }

## Settings, tour

text-file = fichier
text-made-now-everything-in-it-is-commented-out = créé à l'instant : tout y est en commentaire
text-read-when-the-desk-starts = lu au démarrage
text-the-first-of-the-list = le premier de la liste
text-theme = couleurs
text-result-keys = touches
text-new-events = nouveaux tournois
text-no-name = aucun nom
text-language = langue
text-time-zone = fuseau horaire
text-rating-lists = listes Elo
text-paper = papier
text-written-by-hand = sur demande
text-own-key = touche propre
text-loaded-by-hand = chargées sur demande
text-events-are-compared-with-new-ones = les tournois sont comparés aux nouvelles
text-nothing-is-compared-automatically = rien n'est comparé automatiquement
text-settings = réglages
text-published-published-sealed-sealed-into-where = publié : { $published } ; clos : { $sealed } ; dans { $where }
text-textwrong-not-used = { $textWrong } (non utilisé)
text-tour-step-of-steps = visite { $step } sur { $steps }
text-key-ends-it = { $key } y met fin
text-first-close-what-covers-the-screen-key = Fermez d'abord ce qui couvre l'écran : { $key }.
text-first-go-to-the-textscreen-screen = Allez d'abord à l'écran { $textScreen } :
text-the-round-is-on-the-cursor-waits-at-a-board-without-a-result-walk-white-white-won-walk-black-black-won-walk-draw-a-draw-one-key-and-it-is-saved-press-one = La ronde est en cours ; le curseur attend à un échiquier sans résultat. { "{walk:white}" } gain des Blancs, { "{walk:black}" } gain des Noirs, { "{walk:draw}" } nulle : une touche, et c'est enregistré. Appuyez sur l'une.
text-a-slip-misread-undo-undoes-the-last-act-any-number-of-times-even-tomorrow-press-undo = Un bulletin mal lu ? { "{undo}" } annule la dernière action, autant de fois qu'il faut, même demain. Appuyez sur { "{undo}" }.
text-the-screens-are-one-key-from-each-other-press-go-standings-for-the-standings-which-follow-every-result = Chaque écran est à une touche. Appuyez sur { "{go(standings)}" } pour le classement, qui suit chaque résultat.
text-why-am-i-third-every-number-has-its-reason-press-standings-explain = « Pourquoi suis-je troisième ? » Chaque nombre a sa raison : appuyez sur { "{standings:explain}" }.
text-everything-you-did-is-an-entry-of-the-journal-verify-plays-it-again-from-nothing-and-compares-press-verify = Tout ce que vous avez fait est une entrée du journal. { "{verify}" } le rejoue depuis le début et compare. Appuyez sur { "{verify}" }.
text-help-lists-the-keys-of-a-screen-palette-finds-every-action-by-name-manual-opens-the-manual-at-the-screen-you-are-on-press-manual = { "{help}" } donne les touches d'un écran, { "{palette}" } trouve chaque action par son nom. { "{manual}" } ouvre le manuel à l'écran où vous êtes : appuyez sur { "{manual}" }.
text-that-is-the-desk-an-event-of-your-own-is-home-new-on-the-home-screen-end-tour-ends-the-tour-and-goes-there = Voilà le programme. Un tournoi à vous commence par { "{home:new}" } à l'écran d'accueil. { "{end_tour}" } termine la visite et y mène.

## Lists of players before they are imported

text-taken-as = lu comme
text-first-values = premières valeurs
text-column = colonne
text-as-if-typed = comme saisi
text-a-tournament-report-its-players-are-read-as-they-are-there = un rapport de tournoi : ses joueurs sont lus tels quels
text-everybody-is-registered-as-the-list-says = tous sont inscrits comme dans la liste
text-not-taken-though-the-values-look-like-something-columns-left-or-right-on-the-column-takes-it = non repris, bien que les valeurs y ressemblent : { $columns } ({ $left } ou { $right } sur la colonne la reprend)
text-the-rating-lists-are-not-used-key-uses-them = sans les listes Elo ({ $key } les utilise)
text-found-of-textplayers-found = { $found } trouvés sur { $textPlayers }
text-nothing-differs-key-leaves-them-out = · aucune différence ({ $key } les écarte)
text-textdifferences-the-list-counts-key-takes-theirs = · { $textDifferences } : la liste compte ({ $key } prend les leurs)
text-textdifferences-theirs-count-key-leaves-them-out = · { $textDifferences } : les leurs comptent ({ $key } les écarte)
text-count-new = { $count ->
    [one] { $count } nouveau
   *[other] { $count } nouveaux
}
text-count-changes = { $count } changés
text-count-change = { $count } changés
text-count-registered-as-they-are = { $count } déjà inscrits ainsi
text-count-repeated = { $count } en double
text-count-line-not-read = × { $count ->
    [one] { $count } ligne non lue
   *[other] { $count } lignes non lues
}
text-count-lines-not-read = × { $count ->
    [one] { $count } ligne non lue
   *[other] { $count } lignes non lues
}
text-count-note = { $count ->
    [one] { $count } remarque
   *[other] { $count } remarques
}
text-count-notes = { $count ->
    [one] { $count } remarque
   *[other] { $count } remarques
}
text-count-doubt = { $count ->
    [one] { $count } doute
   *[other] { $count } doutes
}
text-count-doubts = { $count ->
    [one] { $count } doute
   *[other] { $count } doutes
}
text-key-registers-textplayers = { $key } inscrit { $textPlayers }
text-key-changes-textplayers = { $key } change { $textPlayers }
text-key-registers-new-changes-changed = { $key } inscrit { $new }, change { $changed }
text-key-registers-the-new-only = { $key } inscrit seulement les { $new }
text-textdone-accepts-textdoubts = { $textDone }, accepte { $textDoubts }
text-key-makes-the-player-of-a-line-another-person-than-the-one-of-that-name-or-the-same = { $key } fait du joueur d'une ligne une autre personne que celle de ce nom, ou la même
text-key-changes-nothing = { $key } ne change rien
text-not-read = × non lu
text-from-lists = des listes
text-differs = diffère
text-changes = change
text-note = remarque
text-doubt = doute
text-registered-players-beside-the-rating-lists = joueurs inscrits face aux listes Elo
text-textplayers-found-in-the-lists-textdifferences = { $textPlayers } dans les listes, { $textDifferences }
text-count-differs = { $count ->
    [one] { $count } diffère
   *[other] { $count } diffèrent
}
text-count-differ = { $count ->
    [one] { $count } diffère
   *[other] { $count } diffèrent
}
text-in-the-event-in-the-list = dans le tournoi → dans la liste
text-headings-in-line-line = en-têtes en ligne { $line }
text-no-headings-each-line-is-read-as-if-it-were-typed = sans en-têtes : chaque ligne est lue comme si elle était saisie
text-columns-of-fixed-width = colonnes de largeur fixe
text-typed-textwhat-with-the-textwhich = { $typed } : { $textWhat } avec { $textWhich }
text-fide-rating = Elo FIDE
text-national-rating = Elo national
text-rapid-rating = Elo rapide
text-blitz-rating = Elo blitz
text-last-name = nom
text-first-name = prénom
text-womens-title = titre féminin
text-short-name = nom court
text-date-of-birth = date de naissance
text-sex = sexe
text-this-is-an-event-not-a-list-of-players-open-it-or-export-its-players = c'est un tournoi, pas une liste de joueurs (ouvrez-le, ou exportez ses joueurs)
text-this-is-a-spreadsheets-own-file-save-it-as-csv-or-as-text-with-tabs-and-import-that = c'est un fichier de tableur (enregistrez-le en CSV ou en texte à tabulations, et importez-le)
text-this-is-a-page-or-xml-expected-a-list-of-players-csv-or-text-with-tabs = c'est une page ou du XML (attendu : une liste de joueurs en CSV ou texte à tabulations)
text-this-is-not-a-text-expected-a-list-of-players-csv-or-text-with-tabs = ce n'est pas du texte (attendu : une liste de joueurs en CSV ou texte à tabulations)
text-there-is-no-player-in-the-list = aucun joueur dans la liste
text-there-is-no-player-in-the-list-aside = aucun joueur dans la liste { $aside }
text-the-list-has-a-column-of-teams-but-this-event-registers-teams-expected-members-event-list-which-registers-the-teams-with-their-players = la liste a une colonne d'équipes, mais ce tournoi inscrit des équipes (attendu : `members EVENT LIST`, qui inscrit les équipes et leurs joueurs)
text-the-file-mixes-encodings-which-are-read-as-encoding-the-others-as-utf-8 = le fichier mélange les codages : { $which } { $are } lues en { $encoding }, les autres en UTF-8
text-some-characters-mean-nothing-in-encoding-try-another-encoding = des caractères n'ont pas de sens en { $encoding } (essayez un autre codage)
text-above-the-headings-not-read = au-dessus des en-têtes : non lu
text-not-read-textwhy = non lu : { $textWhy }
text-text-in-column-column = texte en colonne { $column }
text-name-is-taken-as-a-name-without-a-rating-a-comma-before-number-makes-it-the-rating = { $name } est pris pour un nom sans Elo (une virgule devant { $number } en fait l'Elo)
text-value-after-the-last-column-fields-left-out = { $value } : après la dernière colonne ({ $fields }) : omis
text-a-name-is-missing-line = il manque un nom ({ $line })
text-name-is-not-a-name = { $name } n'est pas un nom
text-letter-can-stand-for-a-man-or-a-woman-the-sex-of-names-is-left-out-say-which-letters-stand-for-women = `{ $letter }` peut désigner un homme ou une femme : le sexe de { $names } est omis (dites quelles lettres désignent les femmes)
text-name-changes-and-only-the-name-says-that-it-is-the-same-person = { $name } change, et seul le nom dit que c'est la même personne
text-name-is-called-other-in-the-list-with-the-same-id = { $name } s'appelle { $other } dans la liste, avec le même code
text-name-is-another-person-than-other = { $name } est une autre personne que { $other }
text-name-is-in-line-line-already-with-the-same-id = { $name } est déjà en ligne { $line }, avec le même code
text-name-has-the-id-id-of-other-in-line-line-one-of-them-is-wrong = { $name } a le code { $id } de { $other } en ligne { $line } : l'un des deux est faux
text-name-is-in-line-line-already-born-in-the-same-year = { $name } est déjà en ligne { $line }, naissance la même année
text-name-is-taken-for-other-who-is-registered = { $name } est pris pour { $other }, qui est inscrit
text-textwhat-left-out = { $textWhat } : omis
text-name-no-list-has-the-id-id = { $name } : aucune liste n'a le code { $id }
text-name-has-the-id-id-of-other-in-list = { $name } a le code { $id } de { $other } dans { $list }
text-name-namesakes-persons-of-that-name-in-the-lists-type-the-id = { $name } : { $namesakes } personnes de ce nom dans les listes (tapez le code)
text-name-one-of-that-name-with-another-textwhy = { $name } : une personne de ce nom, avec autre chose : { $textWhy }
text-rating-600-points-away-or-more-type-the-id-where-it-is-the-same-person = Elo, à 600 points ou plus (tapez le code si c'est la même personne)
text-birth-year = année de naissance
text-line-the-line-is-too-long-for-a-player-limit-limit-bytes = { $line } : la ligne est trop longue pour un joueur (limite { $limit } octets)
text-line-the-list-is-too-long-limit-limit-players = { $line } : la liste est trop longue (limite { $limit } joueurs)
text-line-a-quotation-mark-is-opened-here-and-not-closed-expected-at-its-end = { $line } : un guillemet s'ouvre ici et ne se ferme pas (attendu : `"` à la fin)
text-no-rating-list-is-at-hand-wallchart-lists-import-reads-one = aucune liste Elo n'est disponible (`wallchart lists import` en lit une)
text-pasted-lines = lignes collées
text-the-lines-that-were-pasted = les lignes collées
text-the-rating-lists-textwhy = les listes Elo : { $textWhy }
text-the-report-is-of-textkind-given-the-event-goes-on-by-manual-pairing = selon le rapport : { $textKind } ({ $given }) ; le tournoi continue par appariement manuel
text-another-swiss-than-fides-dutch-one = un autre suisse que celui de la FIDE (Dutch)
text-a-round-robin-but-its-rounds-are-not-those-of-the-tables = un toutes rondes, mais ses rondes ne sont pas celles des tables
text-a-round-robin-by-tables-of-its-own = un toutes rondes selon ses propres tables
text-another-system = un autre système
text-a-team-event = un tournoi par équipes
text-the-report-is-of-a-round-robin-given-the-event-is-a-textsystem = selon le rapport, un toutes rondes ({ $given }) ; le tournoi a le système : { $textSystem }
text-textwhy-the-event-goes-on-by-manual-pairing = { $textWhy } : le tournoi continue par appariement manuel
text-no-rule-gives-these-virtual-points = aucune règle ne donne ces points virtuels
text-the-rounds-are-not-those-of-the-berger-tables = les rondes ne sont pas celles des tables de Berger
text-the-rounds-are-not-those-of-a-scheveningen-table = les rondes ne sont pas celles d'une table de Scheveningen
text-the-rounds-are-not-those-of-a-knockout = les rondes ne sont pas celles d'une élimination directe
text-the-report-does-not-name-its-system-192 = le rapport ne nomme pas son système (192)
text-no-rule-here-pairs-the-type-given-192 = aucune règle ici n'apparie le type { $given } (192)
text-the-virtual-points-are-not-those-of-the-baku-acceleration-c-04-7-they-are-kept-and-count-for-no-pairing = les points virtuels ne sont pas ceux de l'accélération de Bakou (C.04.7) : ils sont gardés et ne comptent pour aucun appariement
text-the-virtual-points-are-not-those-of-the-baku-acceleration-c-04-7-they-are-kept-and-count-for-no-pairing-the-event-goes-on-by-manual-pairing = les points virtuels ne sont pas ceux de l'accélération de Bakou (C.04.7) : ils sont gardés et ne comptent pour aucun appariement ; le tournoi continue par appariement manuel
text-name-is-the-first-team-but-the-second-in-the-table = { $name } est la première équipe, mais la seconde dans la table
text-the-line-up-of-name-is-given-expected-expected-from-the-table = la composition de { $name } est { $given } (selon la table : { $expected })
text-no-number-name-has-no-game-imported-as-withdrawn-before-round-1 = N° { $number } { $name } n'a aucune partie : importé comme retiré avant la ronde 1
text-no-number-name-has-no-game-imported-as-a-late-entry-in-round-round = N° { $number } { $name } n'a aucune partie : importé comme arrivé en ronde { $round }
text-no-number-name-has-no-rank-and-played-fewer-than-half-of-the-games-withdrawn-and-no-result-counts = N° { $number } { $name } n'a pas de rang et a joué moins de la moitié des parties : retiré, aucun résultat ne compte
text-count-bye-of-rounds-to-come-left-out-a-textsystem-has-none-that-are-worth-points = { $count } exemption de rondes à venir omise : en { $textSystem }, aucune ne vaut de points
text-count-byes-of-rounds-to-come-left-out-a-textsystem-has-none-that-are-worth-points = { $count } exemptions de rondes à venir omises : en { $textSystem }, aucune ne vaut de points
text-without-a-rank-in-the-report-and-ranked-in-the-event-names = sans rang dans le rapport, et classés dans le tournoi : { $names }
text-the-report-states-no-tie-breaks-and-its-ranks-do-not-follow-from-the-points-the-event-holds-them-as-places-given-from-outside = le rapport n'indique pas de départages, et ses rangs ne découlent pas des points : le tournoi les garde comme places données de l'extérieur
text-the-ranks-of-the-report-do-not-follow-from-its-tie-breaks-given-the-event-holds-them-as-places-given-from-outside = les rangs du rapport ne découlent pas de ses départages ({ $given }) : le tournoi les garde comme places données de l'extérieur
text-the-ranks-of-the-report-do-not-follow-from-the-bracket-by-which-the-event-ranks-names = les rangs du rapport ne découlent pas du tableau, par lequel le tournoi classe : { $names }
text-the-report-states-no-tie-breaks-202-the-event-ranks-by-points-alone-names = le rapport n'indique pas de départages (202) : le tournoi classe par les seuls points : { $names }
text-the-ranks-of-the-report-do-not-follow-from-the-points-alone-by-which-the-event-ranks-names = les rangs du rapport ne découlent pas des seuls points, par lesquels le tournoi classe : { $names }
text-the-ranks-of-the-report-do-not-follow-from-points-and-given-by-which-the-event-ranks-names = les rangs du rapport ne découlent pas des points et de { $given }, par lesquels le tournoi classe : { $names }
text-the-event-is-not-official-textwhy = le tournoi n'est pas officiel : { $textWhy }
text-the-id-id-is-of-several-players-names = plusieurs joueurs ont le code { $id } : { $names }
text-several-players-have-one-name-names = plusieurs joueurs ont le même nom : { $names }
text-several-players-have-one-name-names-their-ids-or-years-of-birth-differ = plusieurs joueurs ont le même nom : { $names } (leurs codes ou années de naissance diffèrent)
text-several-teams-have-one-name-names = plusieurs équipes ont le même nom : { $names }
text-round-round-is-not-as-textsystem-pairs-it-textdifference = la ronde { $round } n'est pas comme { $textSystem } l'apparie : { $textDifference }
text-given-and-the-system-finds-no-legal-pairing = { $given }, et le système ne trouve aucun appariement valable
text-given-is-no-record-of-players-and-the-line-looks-like-one-of-a-player-001-it-is-not-read = `{ $given }` n'est pas un enregistrement de joueurs, et la ligne ressemble à celle d'un joueur (001) : elle n'est pas lue
text-given-contradicts-typed-of-line-number-textwhich-counts = `{ $given }` contredit `{ $typed }` de la ligne { $number } : ce qui compte : { $textWhich }
text-given-contradicts-typed-of-line-number-the-later-line-counts = `{ $given }` contredit `{ $typed }` de la ligne { $number } : la ligne suivante compte
text-the-first-line = la première ligne
text-the-list-of-212 = la liste de 212
text-the-first-list = la première liste
text-read-as-encoding = lu en { $encoding }
text-some-characters-mean-nothing-in-encoding-another-encoding-may-fit = des caractères n'ont pas de sens en { $encoding } (un autre codage convient peut-être)
text-the-columns-after-names-are-counted-in-textunits-not-in-characters-lines-given = les colonnes après les noms sont comptées en { $textUnits }, non en caractères (lignes { $given })
text-bytes = octets
text-units-of-utf-16 = unités d'UTF-16
text-columns-of-a-terminal = colonnes d'un terminal
text-the-result-sign-of-round-round-is-not-known-yet = le résultat `{ $sign }` de la ronde { $round } n'est pas encore connu (`?`)
text-nobody-knows-the-result-sign-of-round-round-the-game-is-adjourned = le résultat `{ $sign }` de la ronde { $round } est inconnu : la partie est ajournée
text-the-result-of-player-number-in-round-round-does-not-count-that-of-the-opponent-is-unknown = le résultat du joueur { $number } en ronde { $round } ne compte pas : celui de l'adversaire est inconnu
text-the-points-of-the-lines-count-a-result-that-is-not-known-yet-as-nothing = les points des lignes comptent pour rien un résultat pas encore connu
text-no-record-of-the-points-those-of-the-lines-follow-from-given = aucun enregistrement des points : ceux des lignes découlent de { $given }
text-no-record-of-the-points-those-of-the-lines-follow-from-given-expected-would-fit-as-well = aucun enregistrement des points : ceux des lignes découlent de { $given } ({ $expected } conviendrait aussi)
text-no-record-of-the-points-those-of-the-lines-follow-from-given-and-the-pairing-allocated-bye-is-worth-points = aucun enregistrement des points : ceux des lignes découlent de { $given }, et l'exemption vaut { $points }
text-no-record-of-the-points-those-of-the-lines-follow-from-given-and-the-pairing-allocated-bye-is-worth-points-expected-would-fit-as-well = aucun enregistrement des points : ceux des lignes découlent de { $given }, et l'exemption vaut { $points } ({ $expected } conviendrait aussi)
text-a-result-that-is-not-known-yet-counts-as-a-draw-in-the-event-and-points-in-the-report = un résultat pas encore connu compte comme nulle dans le tournoi, et { $points } dans le rapport
text-player-number-has-given-points-but-the-results-add-up-to-something-else-expected-expected = le joueur { $number } a { $given } points, mais les résultats donnent { $expected }
text-team-number-has-given-match-points-but-the-results-add-up-to-something-else-expected-expected = l'équipe { $number } a { $given } points de match, mais les résultats donnent { $expected }
text-team-number-has-given-game-points-but-the-results-add-up-to-something-else-expected-expected = l'équipe { $number } a { $given } points de partie, mais les résultats donnent { $expected }
text-062-given-there-are-textplayers = `062 { $given }` : il y a { $textPlayers }
text-given-is-not-a-day-it-is-kept-as-it-is-written = `{ $given }` n'est pas un jour : c'est gardé tel quel
text-the-pairing-number-number-is-place-in-the-event-its-numbers-have-no-gaps = le numéro { $number } est { $place } dans le tournoi : ses numéros n'ont pas de trous
text-the-number-number-of-a-team-is-place-in-the-event-its-numbers-have-no-gaps = le numéro d'équipe { $number } est { $place } dans le tournoi : ses numéros n'ont pas de trous
text-titles-are-written-as-the-federation-writes-them-today-given = titres, comme la fédération les écrit aujourd'hui : { $given }
text-textfields-are-written-as-the-event-has-them-given = { $textFields }, comme le tournoi les a : { $given }
text-sexes = sexes
text-names = noms
text-federations = fédérations
text-numbers-of-the-federation = numéros de la fédération
text-dates-of-birth = dates de naissance
text-the-report-has-no-name-012-the-event-is-called-name = le rapport n'a pas de nom (012) : le tournoi s'appelle { $name }
text-072-given-count-player-has-a-rating = `072 { $given }` : { $count } joueur a un classement
text-072-given-count-players-have-a-rating = `072 { $given }` : { $count } joueurs ont un classement
text-the-report-does-not-say-how-many-rounds-there-are-142-the-event-has-textrounds = le rapport ne dit pas le nombre de rondes (142) : le tournoi en a { $textRounds }
text-entries-without-an-opponent-are-byes-given = les entrées sans adversaire sont des exemptions : { $given }
text-games-without-colours-the-player-with-the-smaller-number-has-white = parties sans couleurs : le plus petit numéro a les blancs
text-textfield-of-players-as-the-event-has-it-given = { $textField } de joueurs, comme dans le tournoi : { $given }
text-textfield-of-teams-as-the-event-has-it-given = { $textField } d'équipes, comme dans le tournoi : { $given }
text-the-match-of-teams-number-and-given-is-another-one = le match des équipes { $number } et { $given } est un autre
text-the-match-of-teams-number-and-given-is-a-forfeit-board-by-board = le match des équipes { $number } et { $given } est un forfait échiquier par échiquier
text-the-event-has-other-byes = le tournoi a d'autres exemptions
text-the-entry-of-player-number-in-round-round-is-written-differently = l'entrée du joueur { $number } en ronde { $round } est écrite autrement
text-the-entry-of-player-number-in-round-round-is-left-out = l'entrée du joueur { $number } en ronde { $round } est omise
text-a-bye-of-this-line-is-left-out = une exemption de cette ligne est omise
text-lines-of-teams-013-are-written-as-the-event-has-the-teams-given = lignes d'équipes (013), comme le tournoi a les équipes : { $given }
text-no-number-name-is-in-no-team-left-out = N° { $number } { $name } n'est dans aucune équipe : omis
text-352-given-the-event-has-the-colours-expected = `352 { $given }` : le tournoi a les couleurs { $expected }
text-the-record-number-given-is-now-expected = l'enregistrement { $number } `{ $given }` est maintenant `{ $expected }`
text-textwhy-the-event-is-one-of-the-players-not-of-the-teams = { $textWhy } : le tournoi est celui des joueurs, non des équipes
text-802-of-team-number-given-match-points-instead-of-expected = 802 de l'équipe { $number } : { $given } points de match au lieu de { $expected }
text-802-of-team-number-given-game-points-instead-of-expected = 802 de l'équipe { $number } : { $given } points de partie au lieu de { $expected }
text-802-of-team-number-another-entry-of-round-round = 802 de l'équipe { $number } : une autre entrée en ronde { $round }
finding-line = ligne { $number } : { $what }
finding-round = ronde { $number } : { $what }
finding-accepted = accepté sans question : { $what }
text-textwhy-the-textfield-is-left-out = { $textWhy } : omis : { $textField }
text-typed-can-be-two-different-days-only-the-year-year-is-kept = { $typed } peut être deux jours différents : seule l'année { $year } est gardée
text-the-textfield-given-is-now-expected = { $textField } `{ $given }` est maintenant `{ $expected }`
text-the-file-mixes-encodings-encoding-in-lines-given-utf-8-in-the-others = le fichier mélange les codages : { $encoding } dans les lignes { $given }, UTF-8 dans les autres
text-a-textresult-is-worth-given-here-and-expected-in-line-number-the-later-line-counts = { $textResult } : vaut { $given } ici et { $expected } en ligne { $number } ; la ligne suivante compte
text-240-sign-contradicts-the-line-of-player-number-in-round-round-the-players-line-counts = `240 { $sign }` contredit la ligne du joueur { $number } en ronde { $round } : la ligne du joueur compte

## Players as they are typed

text-berg-luca-2214-im-ger-club-sk-nord-category-u16-team-nord-1-fee-12-50 = Berg, Luca, 2214, IM, GER, club SK Nord, catégorie U16, équipe Nord 1, droit 12,50
field-short = abrégé
field-born = naissance
words-born = né, née
typed-day = { $day }/{ $month }/{ $year }
sex-m = m
sex-w = f
field-id = ID
text-berg-luca-2214-plus-dahl-anna-two-partners-or-one-player-klee-olga-club-nord = Berg, Luca, 2214 + Dahl, Anna (deux partenaires), ou un joueur : Klee, Olga, club Nord
text-sk-nord-1-ger-club-sk-nord-short-nor1-captain-luca-berg = SK Nord 1, GER, club SK Nord, abrégé NOR1, capitaine Luca Berg
text-a-name-comes-first = le nom vient d'abord
text-part-is-not-a-title-sex-federation-or-field-name-expected-gm-or-another-title-m-or-w-ger-or-words = `{ $part }` n'est ni titre, ni sexe, ni fédération, ni nom de champ (attendu : GM ou autre titre, m ou f, GER, ou { $words })
text-textfield-has-no-value-expected-textfield-and-its-value-or-textfield-for-none = `{ $textField }` n'a pas de valeur (attendu : { $textField } et sa valeur, ou { $textField } - pour aucune)
text-a-player-has-no-field-field = un joueur n'a pas de champ `{ $field }`
text-a-pair-is-two-players-with-one-plus-between-them = une paire, ce sont deux joueurs séparés par un +
text-typed-is-not-a-sex-expected-m-or-w = { $typed } n'est pas un sexe (attendu : m ou f)
text-typed-is-not-a-title-expected-known = { $typed } n'est pas un titre (attendu : { $known })
text-typed-is-not-a-federation-expected-three-letters-for-instance-ger = { $typed } n'est pas une fédération (attendu : trois lettres, par exemple FRA)
text-the-id-id-is-too-long-expected-at-most-most-characters = le code { $id } est trop long (attendu : { $most } caractères au plus)
text-typed-is-not-a-date-of-birth-expected-a-year-or-a-date-as-1987-03-12-or-12-03-1987 = { $typed } n'est pas une date de naissance (attendu : une année, ou une date comme 1987-03-12 ou 12.03.1987)
text-typed-can-be-whole-or-decimal-write-it-without-a-separator-of-thousands = { $typed } peut être { $whole } ou { $decimal } (écrivez-le sans séparateur de milliers)
text-typed-can-be-two-different-days-type-it-as-iso-or-only-the-year-year = { $typed } peut désigner deux jours (tapez { $iso }, ou seulement l'année { $year })
text-typed-holds-a-line-end-or-another-control-character-type-it-as-one-line-of-text = { $typed } contient une fin de ligne ou un caractère de contrôle (tapez une seule ligne)
text-typed-has-length-characters-shorten-it-to-at-most-most = { $typed } a { $length } caractères (raccourcissez à { $most } au plus)
text-typed-is-not-a-decimal-number-expected-digits-optionally-a-point-and-more-digits = `{ $typed }` n'est pas un nombre décimal (attendu : des chiffres, éventuellement une virgule et d'autres chiffres)
text-typed-has-more-than-places-decimals = `{ $typed }` a plus de { $places } décimales
text-typed-is-too-large = `{ $typed }` est trop grand
text-typed-is-not-a-number-expected-least-to-most = `{ $typed }` n'est pas un nombre (attendu : { $least } à { $most })
text-number-is-out-of-range-expected-least-to-most = { $number } est hors limites (attendu : { $least } à { $most })
text-typed-does-not-have-two-decimals-expected-a-number-such-as-3-00 = `{ $typed }` n'a pas deux décimales (attendu : un nombre comme 3,00)
text-typed-is-none-of-the-choices-expected-known = `{ $typed }` n'est pas un des choix (attendu : { $known })
text-this-is-chosen-from-a-list-not-typed = cela se choisit dans une liste, sans taper
text-typed-is-not-a-date-expected-a-year-or-year-month-day = `{ $typed }` n'est pas une date (attendu : une année, ou année-mois-jour)
text-typed-is-not-a-date-expected-2026-11-21-or-21-11-2026 = `{ $typed }` n'est pas une date (attendu : 2026-11-21 ou 21.11.2026)
text-a-prize-of-amount-expected-at-least-0 = un prix de { $amount } (attendu : au moins 0)
text-a-prize-of-now-after-one-of-before-expected-the-largest-first = un prix de { $now } après un de { $before } (attendu : le plus grand d'abord)
text-the-prizes-are-too-large-to-be-added-up = les prix sont trop grands pour être additionnés
text-typed-is-not-the-address-of-a-page-expected-for-instance-https-example-org-open = { $typed } n'est pas une adresse web (attendu : par exemple https://example.org/open)
text-an-address-on-paper-must-have-no-password-remove-all-that-is-before-the = une adresse sur papier ne doit pas avoir de mot de passe (retirez tout avant le @)
text-an-address-of-count-characters-is-too-long-for-a-code-on-paper-expected-at-most-most = une adresse de { $count } caractères est trop longue pour un code sur papier (attendu : { $most } au plus)
text-nothing-is-typed-yet = rien n'est encore saisi
text-typed-is-no-pairing-number-here-expected-1-to-most = `{ $typed }` n'est pas un numéro ici (attendu : 1 à { $most })
text-typed-is-not-the-number-of-an-entry = `{ $typed }` n'est pas le numéro d'une entrée
text-typed-is-not-a-board-expected-its-number-from-1 = `{ $typed }` n'est pas un échiquier (attendu : son numéro, à partir de 1)
text-nothing-changes-about-player-number-expected-other-fields-same-berg-luca-2214 = rien ne change pour le joueur { $number } (attendu : d'autres champs : { $same } Berg, Luca, 2214)
text-the-team-has-no-player-number-expected-1-to-last-or-a-name-first = l'équipe n'a pas de joueur { $number } (attendu : 1 à { $last }, ou d'abord un nom)
text-typed-is-not-a-round-expected-its-number-from-1 = `{ $typed }` n'est pas une ronde (attendu : son numéro, à partir de 1)
text-there-is-no-question-to-answer = il n'y a pas de question
text-no-changes-what-the-line-does-not-mention-stays-and-club-removes-a-club = aucun changement ; ce que la ligne ne cite pas reste, et `club -` retire un club
text-the-title-textwhy = le titre { $textWhy }
text-the-reason-textwhy = le motif { $textWhy }
text-typed-is-not-a-kind-of-bye-textexpected = `{ $typed }` n'est pas un type d'exempt ({ $textExpected })
text-nothing-is-typed-expected-plus-1-or-0-5-then-the-reason = rien n'est saisi (attendu : +1 ou -0.5, puis le motif)
text-typed-is-not-a-number-of-points-to-give-or-take-expected-plus-1-or-0-5-then-the-reason = `{ $typed }` n'est pas un nombre de points à donner ou retirer (attendu : +1 ou -0.5, puis le motif)
text-typed-is-not-a-bye-expected = `{ $typed }` n'est pas un exempt ({ $expected })
text-typed-is-not-a-kind-of-bye-expected = `{ $typed }` n'est pas un type d'exempt ({ $expected })
text-nothing-is-typed-expected-example-then-the-reason = rien n'est saisi (attendu : { $example }, puis le motif)
text-typed-is-not-a-number-of-points-to-give-or-take-expected-example-then-the-reason = `{ $typed }` n'est pas un nombre de points à donner ou retirer (attendu : { $example }, puis le motif)
text-typed-are-points-of-a-team-and-this-is-not-an-event-of-teams = `{ $typed }` sont des points d'équipe, et ce n'est pas un tournoi par équipes
text-the-reason-is-missing-expected-example-then-why = le motif manque (attendu : { $example }, puis pourquoi)
text-typed-are-no-points-of-a-team-expected-mp-or-gp-1-mp-then-the-reason = `{ $typed }` ne sont pas des points d'équipe (attendu : MP ou GP : -1 MP, puis le motif)
text-typed-is-not-a-rating-with-its-kind-expected-standard-rapid-blitz-or-national-then-the-number-or-for-none = `{ $typed }` n'est pas un Elo avec son type (attendu : standard, rapid, blitz ou national, puis le nombre ; ou - pour aucun)
text-already-prohibited-names = déjà interdit : { $names }
text-names-are-partners = { $names } sont partenaires
text-player-to-be-added = joueur à ajouter
text-not-registered-but-saved = pas inscrit, mais gardé
text-not-registered-but-saved-key-offers-it-again = pas inscrit, mais gardé : { $key } le propose de nouveau
text-number-is-a-number-not-a-name-and-in-no-rating-list = { $number } est un nombre, pas un nom (et dans aucune liste Elo)
text-name-holds-a-number-with-no-comma-before-it = `{ $name }` contient un nombre, sans virgule devant.
text-register-name-without-a-rating = inscrire { $name } sans Elo
text-is-number-the-rating = { $number } est-il l'Elo ?
text-register-name-rating-number = inscrire { $name }, Elo { $number }
text-another-person-of-that-name = une autre personne de ce nom
text-may-be-registered-already = peut-être déjà inscrit
text-a-player-is-typed-but-not-added-typed = un joueur est saisi mais pas ajouté : { $typed }

## The projector

page-of = page { $page } sur { $pages }
next-page-in = suite dans { $seconds } s
seconds-a-page = { $seconds } s par page
text-paused = en pause
text-live = en direct
text-lists-in-turn = listes à tour de rôle
text-this-list-only = cette liste seulement
text-nothing-yet = rien encore
text-by-board = par échiquier
text-by-name = par nom
text-bracket = tableau
text-score-bracket = groupe de points

## Dice, Tractor, Crikey

text-five-textfaces = cinq { $textFaces }
text-four-textfaces-textothers = quatre { $textFaces }, { $textOthers }
text-full-house-textfaces-over-textpair = full, { $textFaces } et { $textPair }
text-three-textfaces-textothers = trois { $textFaces }, { $textOthers }
text-two-pair-textfaces-and-textlower-textothers = deux paires, { $textFaces } et { $textLower }, { $textOthers }
text-pair-of-textfaces-textothers = paire de { $textFaces }, { $textOthers }
text-high-die-dice = dé le plus fort, { $dice }
text-ace = as
text-aces = as
text-twos = deux
text-threes = trois
text-fours = quatre
text-fives = cinq
text-sixes = six
text-count-die-to-come = encore { $count ->
    [one] { $count } dé
   *[other] { $count } dés
}
text-count-dice-to-come = encore { $count ->
    [one] { $count } dé
   *[other] { $count } dés
}
text-count-die-is-missing-expected-five-digits-1-to-6 = il manque { $count ->
    [one] { $count } dé
   *[other] { $count } dés
} (attendu : cinq chiffres de 1 à 6)
text-count-dice-are-missing-expected-five-digits-1-to-6 = il manque { $count ->
    [one] { $count } dé
   *[other] { $count } dés
} (attendu : cinq chiffres de 1 à 6)
text-die-is-not-on-a-die-expected-1-to-6 = `{ $die }` n'est pas sur un dé (attendu : 1 à 6)
text-die-is-not-on-a-die-a-die-shows-1-to-6 = { $die } n'est pas sur un dé (un dé montre 1 à 6)
text-a-hand-has-five-dice-face-is-one-too-many = une main a cinq dés : `{ $face }` est de trop
text-table-table-round-round = Table { $table } · ronde { $round }
text-match-match-round-round-score = Match { $match } · ronde { $round } · { $score }
text-table-number = table { $number }
text-match-number = match { $number }
text-seats = · sièges
text-main-suit = · atout
text-declarers = · attaque
text-dealer = · donneur
text-at = à
text-defenders = défense
text-of-count-to-go-down-before-the-hidden-cards = sur { $count } pour faire chuter, avant les cartes cachées
text-of-count = sur { $count } :
text-hidden-cards-points-factor-among-them = , dont cartes cachées { $points } × { $factor }
text-declarers-made-it = l'attaque a réussi
text-declarers-went-down = l'attaque a chuté
text-name-deals-next = { $name } donne ensuite
text-names-win-the-game = { $names } gagnent la partie
text-no-rank-changes = aucun rang ne change
text-not-known = inconnu
text-cards-left = cartes restantes
text-the-score-alone-was-entered-no-trick-was-judged = seul le score a été saisi : aucun pli jugé
text-only-textsuit = seul { $textSuit }
text-highest-textsuit = plus fort : { $textSuit }
text-trump = atout
text-heart = cœur
text-spade = pique
text-diamond = carreau
text-club = club
suit-club = trèfle
text-name-wins-count = { $name } prend { $count }
text-textreason = , { $textReason }
text-team-1-plays-at-one-team-2-at-other = l'équipe 1 joue à { $one }, l'équipe 2 à { $other }
text-one-white-other-black = { $one } (Blancs) – { $other } (Noirs)
text-defenders-points-from-tricks-and-hidden-hidden-times-factor-all = défense : { $points } par les plis et { $hidden } cachés fois { $factor } : { $all }
text-team-rank-to-raised-next-dealer-dealer = { $team } : { $rank } à { $raised } ; donneur suivant { $dealer }
text-name-leads-cards-of-one-category-a-blank-ends-the-lead = { $name } entame dans une catégorie ; une espace termine l'entame
text-name-has-followed-after-a-blank-the-next-player-does = { $name } a suivi ; après une espace, le joueur suivant
text-name-follows-textsuits-to-come = { $name } suit : encore { $textSuits }
text-enter-judges-the-trick = Entrée juge le pli
text-the-round-is-over-enter-records-it = la ronde est finie : Entrée l'enregistre
text-name-wins-it-textreason = { $name } le gagne : { $textReason }
text-textscore-no-trick-is-judged-enter-records-it = { $textScore } ; aucun pli n'est jugé : Entrée enregistre
text-textsetup-enter-then-the-tricks = { $textSetup } : Entrée, puis les plis
text-names-declare-at-rank-name-deals = { $names } attaquent à { $rank }, { $name } donne
text-the-main-suit-is-missing-expected-expected = l'atout manque (attendu : { $expected })
text-typed-is-not-a-main-suit-expected-expected = `{ $typed }` n'est pas un atout (attendu : { $expected })
text-typed-is-not-the-points-of-the-defenders-expected-a-number-85 = `{ $typed }` n'est pas un score de la défense (attendu : un nombre : 85)
text-the-dealer-is-missing-expected-expected = le donneur manque (attendu : { $expected })
text-nobody-at-this-table-is-typed-expected-seat-1-to-4-or-a-name = personne à cette table n'est `{ $typed }` (attendu : siège 1 à 4 ou un nom)
text-more-than-one-player-is-typed-expected-seat-1-to-4-or-more-of-the-name = plusieurs joueurs sont `{ $typed }` (attendu : siège 1 à 4, ou plus du nom)
text-typed-is-one-too-many-expected-expected = `{ $typed }` est de trop (attendu : { $expected })
text-the-score-alone-has-no-tricks-enter-records-it = le score seul n'a pas de plis (Entrée l'enregistre)
text-a-trick-has-four-plays-enter-closes-it = un pli a quatre jeux (Entrée le ferme)
text-no-card-has-a-typed-expected-expected = aucune carte n'a de `{ $typed }` (attendu : { $expected })
text-no-card-begins-with-typed-expected-expected = aucune carte ne commence par `{ $typed }` (attendu : { $expected })
text-the-players-cannot-have-kept-their-cards-trick-trick-textwhy-keep-the-order-of-play-or-correct-the-trick = les joueurs n'ont pas pu garder leurs cartes, pli { $trick } : { $textWhy } (gardez l'ordre du jeu, ou corrigez le pli)
text-the-result-is-missing-expected-expected = le résultat manque (attendu : { $expected })
text-the-winner-of-the-forfeit-is-missing-expected-one-key = le gagnant par forfait manque (attendu : une touche)
text-textside-s-pieces-are-missing-expected-their-total = les pièces manquent : { $textSide } (attendu : leur total)
text-textside-s-pieces-typed-are-not-a-total-expected-at-most-nine-digits = pièces { $textSide } : `{ $typed }` n'est pas un total (attendu : neuf chiffres au plus)
text-typed-does-not-fit-here-expected-expected = `{ $typed }` ne convient pas ici (attendu : { $expected })
text-strength-white-before-plus-handicap-against-black-gap-gap-ce-core-textwho-rpe-textgain = force { $white } ({ $before } + { $handicap }) contre { $black } · écart { $gap } · CE { $core } · { $textWho } : RPE { $textGain }
text-equal-strengths-drawn = forces égales, nulle
text-drawn-the-weaker-side-gains = nulle, le plus faible gagne
text-equal-strengths = forces égales
text-stronger-side-wins = le plus fort gagne
text-weaker-side-wins = le plus faible gagne
text-own-other-not-doubled = { $own } ≥ { $other } : non doublé
text-own-other-doubled-to-points = { $own } < { $other } : doublé à { $points }
text-a-decided-game-has-no-draw-expected-expected = une partie décisive n'a pas de nulle (attendu : { $expected })
text-a-decided-game-has-one-winner-and-one-loser-expected-1-0-or-0-1 = une partie décisive a un gagnant et un perdant (attendu : 1-0 ou 0-1)
text-a-forfeit-has-one-winner-at-most = un forfait a un gagnant au plus
text-textoutcome-is-not-a-result-of-textgame = { $textOutcome } n'est pas un résultat ici ({ $textGame })
text-board-board-textoutcome-is-not-a-result-of-the-game = échiquier { $board } : { $textOutcome } n'est pas un résultat de ce jeu
text-a-win-draw-or-loss-alone = seulement gain, nulle ou perte
text-a-forfeit = un forfait
text-an-adjourned-game = une partie ajournée
text-a-result-with-piece-values = un résultat avec valeurs de pièces
text-a-table-of-dice = une table de dés
text-a-round-of-tractor = une ronde de Tractor
text-a-match-of-teams = un match d'équipes
text-typed-is-not-a-result-expected-expected = `{ $typed }` n'est pas un résultat (attendu : { $expected })
text-typed-is-more-than-one-result = `{ $typed }` est plus qu'un résultat
text-the-result-is-not-complete-textwhy = le résultat n'est pas complet : { $textWhy }
text-board-board-of-round-round-cannot-be-played-yet = l'échiquier { $board } de la ronde { $round } ne peut pas encore se jouer
text-erase-keys-first-textwhy = effacez d'abord `{ $keys }` : { $textWhy }
text-the-adjourned-game-is-finished = la partie ajournée est terminée
text-a-player-is-missing-at-this-textplace-change-the-line-up-first = il manque un joueur ici ({ $textPlace }) : changez d'abord la composition
text-textplace-board-has-no-result = { $textPlace } { $board } n'a pas de résultat
text-first-team = première équipe
text-second-team = seconde équipe
text-part-is-not-the-number-of-a-player-in-the-teams-list-0-leaves-a-textseat-empty-4-6-changes-textsame-4 = `{ $part }` n'est pas un numéro de la liste de l'équipe (0 laisse vide ({ $textSeat }), 4=6 change { $textSame } 4)
text-there-is-no-textseat-number-expected-1-to-most = pas de { $textSeat } { $number } (attendu : 1 à { $most })
text-line-up-textwhy = composition : { $textWhy }
text-player-player-is-in-the-line-up-twice = le joueur { $player } est deux fois dans la composition
text-there-is-no-player-player-the-team-has-members = pas de joueur { $player } (l'équipe en a { $members })
text-given-entries-for-boards-boards-0-leaves-a-board-empty = { $given } données pour { $boards } échiquiers (0 laisse un échiquier vide)
text-given-results-for-boards-boards = { $given } résultats pour { $boards } échiquiers

## Reasons of pairings

text-pairing = appariement
text-before-the-round = avant la ronde
text-why-round-round = pourquoi : ronde { $round }
text-why-round-round-textplace-board = pourquoi : ronde { $round }, { $textPlace } { $board }
text-why-not-round-round = pourquoi pas : ronde { $round }
text-round-round-of-name = ronde { $round } de { $name }
text-this-round-is-not-published-yet = cette ronde n'est pas encore publiée
text-took-no-part-in-this-round = n'a pas participé à cette ronde
text-no-result-yet = pas encore de résultat
text-adjourned-counts-as-a-draw-until-it-is-finished = ajournée, compte comme nulle jusqu'à la fin
text-forfeit-not-rated = forfait, non homologué
text-not-rated = non homologué
text-not-finished = pas terminé
text-the-score-alone-no-trick-judged = le score seul, aucun pli jugé
text-one-of-them-has-no-pairing-number = l'un des deux n'a pas de numéro
text-textsystem-made-by-the-system = { $textSystem }, par le système
text-textsystem-made-by-hand = { $textSystem }, à la main
text-textsystem-made-imported = { $textSystem }, importé
text-name-1-player = { $name } : 1 joueur
text-name-count-players = { $name } : { $count } joueurs
text-name-points-points = { $name } : { $points } points
text-name-points-points-colours-colors = { $name } : { $points } points, couleurs { $colors }
text-name-points-points-colours-none-yet = { $name } : { $points } points, pas encore de couleurs
text-has-met-names = a rencontré { $names }
text-name-has-played-nobody-yet = { $name } : n'a encore joué avec personne
text-name-has-played-with-names = { $name } : a joué avec { $names }
text-bracket-of-points-points = groupe à { $points } points
text-moved-down-names = descendus     { $names }
text-residents-names = résidents     { $names }
text-pair-one-and-other = paire         { $one } et { $other }
text-floats-down-names = descend       { $names }
text-bye-for-name-score-is-the-lowest-score-with-which-all-others-can-be-paired = exempt pour { $name } : { $score } est le plus petit score avec lequel tous les autres s'apparient
text-not-name-textwhy = pas { $name } : { $textWhy }
text-c2-had-a-bye-or-scored-a-wins-points-without-playing = C2 : a été exempt, ou a marqué une victoire sans jouer
text-c4-the-others-could-not-all-be-paired = C4 : les autres ne pourraient pas tous être appariés
text-the-pairing-with-that-bye-is-worse-or-comes-later = l'appariement avec cet exempt est moins bon ou vient après
text-board-board-white-white-black-black-textrule = échiquier { $board }  Blancs { $white }, Noirs { $black } : { $textRule }
text-5-2-1-both-preferences-granted = 5.2.1, les deux préférences satisfaites
text-5-2-2-the-stronger-preference-granted = 5.2.2, la préférence la plus forte satisfaite
text-5-2-3-alternating-to-the-last-round-in-which-their-colours-differed = 5.2.3, en alternant depuis la dernière ronde où leurs couleurs différaient
text-5-2-4-the-higher-ranked-players-preference-granted = 5.2.4, la préférence du mieux classé satisfaite
text-5-2-5-by-the-initial-colour = 5.2.5, selon la couleur initiale
text-textcolor-is-player-textrule = { $textColor } : { $player } : { $textRule }
text-players-not-paired-in-the-bracket = joueurs non appariés dans le groupe
text-scores-of-the-downfloaters = scores des flotteurs descendants
text-players-not-paired-in-the-following-bracket = joueurs non appariés dans le groupe suivant
text-scores-of-the-downfloaters-of-the-following-bracket = scores des flotteurs descendants du groupe suivant
text-rounds-without-a-game-of-the-player-with-the-bye = rondes sans partie du joueur exempt
text-pairs-with-a-colour-difference-beyond-two = paires avec une différence de couleurs supérieure à deux
text-pairs-with-the-same-colour-three-times-in-a-row = paires avec trois fois la même couleur
text-colour-preferences-not-granted = préférences de couleur non satisfaites
text-strong-colour-preferences-not-granted = préférences fortes non satisfaites
text-residents-who-floated-down-the-round-before = résidents descendant deux fois de suite
text-opponents-who-floated-up-the-round-before = adversaires montant deux fois de suite
text-residents-who-floated-down-two-rounds-before = résidents descendant de nouveau après deux rondes
text-opponents-who-floated-up-two-rounds-before = adversaires montant de nouveau après deux rondes
text-score-differences-of-players-who-floated-down-the-round-before = différences de score de ceux qui descendent deux fois de suite
text-score-differences-of-players-who-floated-up-the-round-before = différences de score de ceux qui montent deux fois de suite
text-score-differences-of-players-who-floated-down-two-rounds-before = différences de score de ceux qui descendent de nouveau après deux rondes
text-score-differences-of-players-who-floated-up-two-rounds-before = différences de score de ceux qui montent de nouveau après deux rondes
text-not-paired = non apparié
text-one-and-other-they-meet = { $one } et { $other } : ils se rencontrent
text-one-and-other-name-is-not-paired-in-this-round = { $one } et { $other } : { $name } n'est pas apparié dans cette ronde
text-one-and-other-c1-they-met-in-round-round = { $one } et { $other } : C1 : ils se sont rencontrés à la ronde { $round }
text-one-and-other-they-must-not-meet = { $one } et { $other } : ils ne doivent pas se rencontrer
text-one-and-other-c3-both-must-have-textcolor = { $one } et { $other } : C3 : tous deux doivent avoir les { $textColor }
text-one-and-other-c4-c5-with-this-pair-the-round-could-not-be-completed = { $one } et { $other } : C4, C5 : avec cette paire, la ronde ne se complète pas
text-one-and-other-clause-would-be-worse-in-the-bracket-of-points-points-textwhat-is-as-paired-would-with-this-pair = { $one } et { $other } : { $clause } serait moins bon dans le groupe à { $points } points : { $textWhat } : { $is } tel qu'apparié, { $would } avec cette paire
text-one-and-other-as-good-by-all-criteria-but-later-in-the-order-of-articles-4-2-to-4-4-in-the-bracket-of-points-points = { $one } et { $other } : aussi bon pour tous les critères, mais plus loin dans l'ordre des articles 4.2 à 4.4, dans le groupe à { $points } points
text-round-round-of-count-in-the-table-for-textwhom = ronde { $round } sur { $count } dans la table pour { $textWhom }
text-board-board-white-with-white-against-black = échiquier { $board } : { $white } avec les Blancs contre { $black }
text-match-board-white-with-white-against-black = match { $board } : { $white } avec les Blancs contre { $black }
text-match-board-one-against-other = match { $board } : { $one } contre { $other }
text-white-has-white-against-black = { $white } a les Blancs contre { $black }
text-name-has-the-bye-the-number-of-players-is-odd = { $name } est exempt : le nombre de joueurs est impair
text-name-has-the-bye-the-number-of-teams-is-odd = { $name } est exempte : le nombre d'équipes est impair
text-one-and-other-do-not-meet-in-the-table = { $one } et { $other } ne se rencontrent pas dans la table
text-one-and-other-meet-in-round-round-of-the-table = { $one } et { $other } se rencontrent à la ronde { $round } de la table
text-the-director-decides-who-meets-whom = l'arbitre décide qui rencontre qui
text-the-system-would-not-pair-these-two = le système n'apparierait pas ces deux-là
text-the-system-would-not-pair-these-two-the-board-was-made-by-hand = le système n'apparierait pas ces deux-là : l'échiquier est fait à la main
text-the-system-would-not-pair-these-two-with-the-results-as-they-are-now = le système n'apparierait pas ces deux-là avec les résultats actuels

## Rounds that cannot be paired, and their remarks

text-this-event-is-paired-by-hand = ce tournoi s'apparie à la main
text-fewer-than-two-take-part-in-round-round = moins de deux participants à la ronde { $round }
text-the-round-robin-is-over-after-textrounds = le toutes rondes est fini après { $textRounds }
text-the-table-is-over-after-textrounds = la table est finie après { $textRounds }
text-this-system-is-for-two-teams-there-are-count = ce système est pour deux équipes ; il y en a { $count }
text-the-knockout-is-decided = l'élimination est jouée
text-a-match-of-the-knockout-has-no-winner-yet-enter-its-result-first = un match n'a pas encore de vainqueur (saisissez d'abord son résultat)
text-count-players-are-too-many-for-one-table-expected-at-most-65534 = { $count } joueurs, c'est trop pour une table (attendu : 65534 au plus)
text-no-pairing-of-all-players-satisfies-c1-to-c3-textrelaxed-would-allow-one = aucun appariement de tous les joueurs ne satisfait C1 à C3 ({ $textRelaxed } en permettrait un)
text-the-pairing-was-stopped = l'appariement a été arrêté
text-the-initial-colour-is-not-known-draw-it-by-lot = la couleur initiale n'est pas connue (tirez-la au sort)
text-players-of-too-many-different-scores-come-together-in-the-bracket-of-points-make-this-pairing-manually = trop de scores différents se retrouvent dans le groupe à { $points } (appariez à la main)
text-textplaying-can-play-textrounds-without-meeting-twice-and-announced-are-announced = { $textPlaying } peuvent jouer { $textRounds } sans se revoir, et { $announced } sont annoncées
text-no-player-in-round-round-has-a-rating-and-the-event-is-rated = aucun joueur de la ronde { $round } n'a d'Elo, et le tournoi est homologué
text-no-team-in-round-round-has-a-rating-and-the-event-is-rated = aucune équipe de la ronde { $round } n'a d'Elo, et le tournoi est homologué
text-unrated-of-textplayers-in-round-round-have-no-rating-and-the-event-is-rated = { $unrated } des { $textPlayers } de la ronde { $round } n'ont pas d'Elo, et le tournoi est homologué
text-unrated-of-textplayers-in-round-round-have-no-rating = { $unrated } des { $textPlayers } de la ronde { $round } n'ont pas d'Elo
text-unrated-of-textplayers-in-round-round-has-no-rating-and-the-event-is-rated = { $unrated } des { $textPlayers } de la ronde { $round } n'a pas d'Elo, et le tournoi est homologué
text-unrated-of-textplayers-in-round-round-has-no-rating = { $unrated } des { $textPlayers } de la ronde { $round } n'a pas d'Elo
text-no-player-has-a-rating-the-bracket-is-seeded-by-name-unless-you-order-it = aucun joueur n'a d'Elo : le tableau suit l'ordre des noms, sauf si vous l'ordonnez
text-no-team-has-a-rating-the-bracket-is-seeded-by-name-unless-you-order-it = aucune équipe n'a d'Elo : le tableau suit l'ordre des noms, sauf si vous l'ordonnez
text-no-seat-yet-textplayers = pas encore placés : { $textPlayers }
text-may-still-enter-textplayers = peuvent encore entrer : { $textPlayers }
text-and-count-more-line = et { $count ->
    [one] { $count } ligne
   *[other] { $count } lignes
} de plus
text-and-count-more-lines = et { $count ->
    [one] { $count } ligne
   *[other] { $count } lignes
} de plus
text-same-of-textboards-as-the-system-makes-them-the-others = { $same } de { $textBoards } comme le système ; les autres :
text-the-same-pairs-and-byes-as-the-system-makes-them = les mêmes paires et exempts que le système
text-the-systems-pairing-is-not-known-nothing-to-compare-with = l'appariement du système n'est pas connu : rien à comparer
text-system = système
text-withdrawn-after-r-round = † retiré après R{ $round }
text-excluded-after-r-round = † exclu après R{ $round }
text-from-r-round = dès R{ $round }
text-letter-in-r-round = { $letter } en R{ $round }
text-not-ranked = non classé

## Choices of the setup that do not go together

text-result-is-worth-worth-points-expected-least-to-most = { $result } vaut { $worth } points (attendu : { $least } à { $most })
text-the-event-has-no-rounds-expected-at-least-1 = le tournoi n'a pas de rondes (attendu : au moins 1)
text-the-textkind-rating-is-named-twice = nommé deux fois : Elo ({ $textKind })
text-ratings-are-for-games-of-two-and-four-play-at-a-table-of-tractor-choose-no-rating = les Elo valent pour des jeux à deux, et quatre jouent à une table de Tractor (choisissez aucun Elo)
text-fide-rates-chess-only-not-textgame = la FIDE n'homologue que les échecs, pas { $textGame }
text-glicko-2-ratings-need-a-game-for-two-players-textgame-is-not-one = Glicko-2 demande un jeu à deux ; { $textGame } n'en est pas un
text-a-rating-exchange-needs-a-game-for-two-players-textgame-is-not-one = un échange de points demande un jeu à deux ; { $textGame } n'en est pas un
text-probit-ratings-need-a-game-for-two-players-textgame-is-not-one = le probit demande un jeu à deux ; { $textGame } n'en est pas un
text-a-knockout-needs-a-game-for-two-players-textgame-is-not-one = une élimination demande un jeu à deux ; { $textGame } n'en est pas un
text-a-round-robin-needs-a-game-for-two-players-textgame-is-not-one = un toutes rondes demande un jeu à deux ; { $textGame } n'en est pas un
text-a-swiss-needs-a-game-for-two-players-textgame-is-not-one = un suisse demande un jeu à deux ; { $textGame } n'en est pas un
text-a-round-robin-of-0-cycles-expected-at-least-1 = un toutes rondes de 0 cycle (attendu : au moins 1)
text-a-scheveningen-match-of-0-cycles-expected-at-least-1 = un match Scheveningen de 0 cycle (attendu : au moins 1)
text-the-scheveningen-system-needs-matches-of-teams-textgame-has-none = le système Scheveningen demande des matchs d'équipes ; { $textGame } n'en a pas
text-the-scheveningen-system-needs-boards-of-two-players-a-table-of-tractor-has-four = le système Scheveningen demande des échiquiers à deux ; une table de Tractor en a quatre
text-there-is-no-scheveningen-table-for-textboards-textexpected = il n'y a pas de table Scheveningen pour { $textBoards } ({ $textExpected })
text-expected-2-6-10-an-odd-number-from-3-on-or-a-multiple-of-4 = attendu : 2, 6, 10, un nombre impair à partir de 3, ou un multiple de 4
text-the-fide-dutch-swiss-is-for-players-the-team-swiss-for-teams = le suisse FIDE (Dutch) est pour les joueurs, le suisse par équipes pour les équipes
text-baku-acceleration-needs-a-draw-worth-half-a-win-c-04-7 = l'accélération de Bakou demande une nulle valant une demi-victoire (C.04.7)
text-the-players-are-teams-a-ranking-of-teams-is-for-individual-events = les joueurs sont des équipes : un classement par équipes est pour les tournois individuels
text-a-ranking-by-points-needs-a-game-with-points-textgame-has-none = un classement aux points demande un jeu à points ; { $textGame } n'en a pas
text-teams-have-no-rating-that-their-results-change-so-they-cannot-be-ranked-by-rating = les équipes n'ont pas d'Elo que changent leurs résultats : pas de classement à l'Elo
text-a-ranking-by-rating-needs-a-rating-system = un classement à l'Elo demande un système d'Elo
text-table-placings-come-from-poker-dice-not-from-textgame = les places aux tables viennent du poker d'as, pas de { $textGame }
text-a-ranking-by-elimination-needs-a-knockout = un classement par élimination demande une élimination directe
text-progress-in-rank-comes-from-tractor-not-from-textgame = la montée en rang vient du Tractor, pas de { $textGame }
text-tie-break-code-appears-twice = le départage { $code } figure deux fois
text-code-textname-is-a-tie-break-of-teams = { $code } ({ $textName }) est un départage d'équipes
text-code-textname-must-not-be-used-where-the-pairings-are-known-beforehand-c-07-8 = { $code } ({ $textName }) n'est pas permis là où les appariements sont connus d'avance (C.07 8)
text-unrated-opponents-count-with-rating-expected-least-to-most = les adversaires sans Elo comptent pour { $rating } (attendu : { $least } à { $most })
text-game = jeu
text-pairing-system = système d'appariement
text-choose-with-and = choisir avec ← et →
text-this-line-is-no-longer-there = cette ligne n'existe plus
text-typed-is-out-of-range = `{ $typed }` est hors limites
text-typed-is-not-a-time-control-expected-minutes-or-seconds-as-90plus-30-or-40-6000plus-30-900 = `{ $typed }` n'est pas une cadence (attendu : minutes ou secondes, comme 90+30 ou 40/6000+30:900)
text-typed-is-not-a-number-expected-1-to-65535 = `{ $typed }` n'est pas un nombre (attendu : 1 à 65535)
text-the-last-day-last-is-before-the-first-day-first = le dernier jour { $last } est avant le premier { $first }
text-round-round-part-is-not-a-day-with-an-hour-expected-2026-11-21-10-00-or-10-00 = ronde { $round } : `{ $part }` n'est pas un jour avec une heure (attendu : 2026-11-21 10:00, ou 10:00)
text-there-is-no-language-typed-expected-one-of-known-or-two-as-in-deplus-en = il n'y a pas de langue `{ $typed }` (attendu : { $known }, ou deux comme `de+en`)
text-typed-names-more-than-two-languages-expected-for-instance-de-or-deplus-en = `{ $typed }` nomme plus de deux langues (attendu : par exemple `de` ou `de+en`)

## Prizes

text-name-d-defines-them = { $name } (d les définit)
text-the-prizes-are-not-defined-yet = les prix ne sont pas encore définis
text-the-event-has-no-bracket-only-a-knockout-or-a-double-elimination-has-one = le tournoi n'a pas de tableau (seule une élimination en a un)
text-the-event-has-no-rating-system-choose-one-in-the-setup = le tournoi n'a pas de système d'Elo (choisissez-en un)
text-the-event-is-not-one-of-teams = le tournoi n'est pas par équipes
text-a-fund-needs-a-name-for-instance-women = un fonds a besoin d'un nom, par exemple Femmes
text-typed-is-not-a-currency-type-at-most-most-characters-without-digits-eur = "{ $typed }" n'est pas une monnaie. Tapez { $most } caractères au plus, sans chiffres : EUR
text-typed-is-not-an-amount-type-amounts-with-blanks-between-300-150-50-3x20 = "{ $typed }" n'est pas un montant. Tapez des montants séparés d'espaces : 300 150,50 3x20
text-typed-is-not-a-board-type-its-number-then-the-games-that-a-prize-needs-1-5 = "{ $typed }" n'est pas un échiquier. Tapez son numéro, puis les parties nécessaires : 1 5
text-a-match-has-no-board-board-expected-1-to-boards = un match n'a pas d'échiquier { $board } (attendu : 1 à { $boards })
text-rating-from = Elo à partir de
text-rating-below = Elo sous
text-unrated-players = joueurs sans Elo
text-born-from = naissance depuis
text-born-before = naissance avant
text-prizes-a-player = prix par joueur
text-what-comes-after-an-amount-for-instance-eur-empty-for-none = ce qui suit un montant, par exemple EUR ; vide pour rien
text-what-the-fund-is-called-for-instance-women = le nom du fonds, par exemple Femmes
text-amounts-with-blanks-between-first-prize-first-300-150-50-3x20 = montants séparés d'espaces, premier prix d'abord : 300 150,50 3x20
text-w-or-m-empty-for-everybody = w ou m ; vide pour tous
text-titles-with-blanks-between-none-for-players-without-one-wgm-wim-wfm-empty-for-everybody = titres séparés d'espaces, none pour les joueurs sans titre : WGM WIM WFM ; vide pour tous
text-the-category-as-the-players-have-it-empty-for-everybody = la catégorie telle que chez les joueurs ; vide pour tous
text-three-letters-for-instance-swe-empty-for-everybody = trois lettres, par exemple SWE ; vide pour tous
text-the-club-as-the-players-have-it-empty-for-everybody = le club tel que chez les joueurs ; vide pour tous
text-the-lowest-rating-before-the-event-empty-for-no-limit = l'Elo minimal avant le tournoi ; vide sans limite
text-the-rating-before-the-event-that-is-too-high-empty-for-no-limit = l'Elo avant le tournoi qui est trop haut ; vide sans limite
text-a-year-or-a-date-2008-or-2008-09-01-empty-for-no-limit = une année ou une date, 2008 ou 2008-09-01 ; vide sans limite
text-the-first-year-or-date-that-is-too-late-1966-or-1966-09-01-empty-for-no-limit = la première année ou date trop tardive, 1966 ou 1966-09-01 ; vide sans limite
text-the-board-whose-players-win-then-the-games-that-they-need-1-5-empty-for-the-teams = l'échiquier dont les joueurs gagnent, puis les parties nécessaires : 1 5 ; vide pour les équipes
text-as-the-others = comme les autres
text-count-as-below-every-rating = comptent comme sous tout Elo
text-win-nothing-where-a-rating-is-asked-for = ne gagnent rien où un Elo est exigé
text-teams-by-their-ranking = équipes, selon leur classement
text-own-place = place propre
text-equal-division = partage égal
text-hort-system = système Hort
text-one-prize-a-player = un prix par joueur
text-all-prizes-a-player-wins = tous les prix gagnés
text-the-path-of-a-file-like-examples-prizes-ron-mistakes-in-it-are-reported-by-line-and-field = le chemin d'un fichier comme examples/prizes.ron ; ses erreurs sont citées par ligne et champ
text-prizes-of-a-file = prix d'un fichier
text-nothing-is-changed-these-are-the-prizes-of-the-event = rien ne change : ce sont les prix du tournoi
text-sum-total-who-would-win-what-is-shown-here-once-games-are-played = total { $total } ; qui gagnerait quoi s'affiche ici une fois des parties jouées
text-after-round-round-textstate-given-of-total-awarded = après la ronde { $round }, { $textState } : { $given } sur { $total } attribués
text-as-of-now = état actuel
text-not-recorded = non enregistré
text-the-prizes-are-defined-but-not-recorded = les prix sont définis mais non enregistrés

## Leaving, drafts, files

text-others-work-through-this-desk = d'autres travaillent via ce poste
text-the-event-is-not-safe-on-disk-textentries-may-be-lost = le tournoi n'est pas en sûreté sur disque : { $textEntries } peuvent être perdues
text-textgoes-and-lose-this = { $textGoes } et perdre cela
text-textfirst-count-more-settings-shows-them = { $textFirst } ; { $count } de plus (les réglages les montrent)
text-the-file-is-damaged = le fichier est endommagé
text-name-is-open-already = { $name } est déjà ouvert
text-this-desk-now-writes-the-event = ce poste écrit désormais le tournoi
text-the-other-desk-still-has-the-event-open-close-it-there-first = l'autre poste a encore le tournoi ouvert (fermez-le d'abord là-bas)
text-no-other-desk-has-this-event-open = aucun autre poste n'a ce tournoi ouvert
text-the-tour-is-over-its-event-is-saved-path = la visite est finie (son tournoi est gardé : { $path })
text-line-line-entry-entry-textwrong = ligne { $line }, entrée { $entry } : { $textWrong }
text-everything-before-it-was-read-and-is-sound = Tout ce qui précède est lu et intègre.
text-the-file-stays-as-it-is-it-is-copied-before-the-next-entry-is-written = Le fichier reste tel quel. Il est copié avant la prochaine entrée.
text-the-event-goes-on-in-path = le tournoi continue dans { $path }
text-the-event-goes-on-in-another-file = le tournoi continue dans un autre fichier
text-the-damaged-file-is-kept-as-path = le fichier endommagé est gardé sous { $path }
text-the-entry-is-in-the-file-but-the-disk-reports-textwhy = L'entrée est dans le fichier, mais le disque signale : { $textWhy }.
text-copy-the-event-to-another-disk-as-soon-as-you-can = Copiez le tournoi sur un autre disque dès que possible.
text-the-disk-does-not-confirm-the-entry = le disque ne confirme pas l'entrée
text-nothing-is-lost-the-whole-event-is-in-a-new-file-and-goes-on-there = Rien n'est perdu. Tout le tournoi est dans un nouveau fichier, et y continue :
text-the-file-under-the-old-name-was-not-touched = Le fichier sous l'ancien nom n'a pas été touché.
text-draft-not-saved = BROUILLON NON ENREGISTRÉ
text-draft = brouillon …
text-draft-saved = brouillon enregistré
text-your-input-is-not-saved-on-disk-textwhy = votre saisie n'est pas enregistrée : { $textWhy }
text-typed-before-and-not-recorded-here-again-textwhat = saisi avant et non enregistré, de nouveau ici : { $textWhat }
text-this-was-typed-before-and-not-recorded-it-does-not-fit-the-event-as-it-is-now-and-is-not-restored = Ceci a été saisi avant et non enregistré. Cela ne va plus avec le tournoi actuel, et n'est pas repris :
text-it-is-saved-as-path = C'est enregistré sous { $path }.
text-it-could-not-be-saved-anywhere-textwhy = Cela n'a pu être enregistré nulle part : { $textWhy }.
text-typed-before-not-recorded = saisi avant, non enregistré
text-typed-before-and-not-recorded-textwhat = saisi avant et non enregistré : { $textWhat }
text-typed-before-when-this-had-another-value-textwhat = saisi avant, quand ceci avait une autre valeur : { $textWhat }
text-not-recorded-it-is-offered-again-textwhat = non enregistré ; proposé de nouveau : { $textWhat }
text-pairing-round-round = appariement de la ronde { $round }
text-pairing-round-round-again = nouvel appariement de la ronde { $round }
text-waiting-for-command = attente de { $command }
text-textwork-this-takes-a-few-seconds-and-is-not-stopped = { $textWork } : cela prend quelques secondes et ne s'arrête pas
text-textmade-the-title-also-names-the-file = { $textMade } ; le titre nomme aussi le fichier
text-textmessage-the-system-does-not-open-it-textwhy = { $textMessage } ; le système ne l'ouvre pas : { $textWhy }
text-the-tour-writes-no-paper-its-event-is-not-one-of-yours = la visite n'écrit pas de papier : son tournoi n'est pas à vous
text-this-is-a-file-for-programs-not-for-paper-key-writes-it = c'est un fichier pour des programmes, pas du papier ({ $key } l'écrit)
text-the-paper-is-not-written-textwhy = le papier n'est pas écrit : { $textWhy }
text-written-path-textpaper = écrit : { $path } ({ $textPaper })
text-written-path = écrit : { $path }
text-count-page-size-textorientation-type-points-pt = { $count } page { $size } { $textOrientation }, corps { $points } pt
text-count-pages-size-textorientation-type-points-pt = { $count } pages { $size } { $textOrientation }, corps { $points } pt
text-portrait = portrait
text-landscape = paysage
text-site-written-of-pages-pages-written = site : { $written } pages écrites sur { $pages }
text-the-site-is-not-up-to-date-textwhy = le site n'est pas à jour : { $textWhy }
text-rating-lists-lists = listes Elo : { $lists }
text-no-new-rating-lists-textwhy = pas de nouvelles listes Elo : { $textWhy }
text-nothing-differs-from-the-rating-lists-found-found = aucune différence avec les listes Elo ({ $found } trouvés)
text-read-this-before-you-create-an-event-from-the-report = Lisez ceci avant de créer un tournoi depuis le rapport :
text-textfindings-in-the-report-level-3 = { $textFindings } dans le rapport (niveau 3)
text-make-the-event-all-the-same = créer quand même le tournoi
text-make-no-event = ne pas créer de tournoi
text-results-of-path = résultats de { $path }
text-path-no-results-in-the-file = { $path } : aucun résultat dans le fichier
text-count-result-is-already-as-the-file-says-nothing-to-enter = { $count ->
    [one] { $count } résultat est
   *[other] { $count } résultats sont
} déjà comme dans le fichier : rien à saisir
text-count-results-are-already-as-the-file-says-nothing-to-enter = { $count ->
    [one] { $count } résultat est
   *[other] { $count } résultats sont
} déjà comme dans le fichier : rien à saisir
text-record-textresults = enregistrer { $textResults }
text-textresults-entered = { $textResults } saisis

## Several desks

text-several-desks = plusieurs postes
text-only-this-desk-works-on-the-event = Seul ce poste travaille au tournoi.
text-share-it-and-several-computers-work-on-it-together-each-has-the-whole-event = Partagé, plusieurs ordinateurs y travaillent ensemble. Chacun a tout le tournoi.
text-share-it-from-this-computer = le partager depuis cet ordinateur
text-stay-alone = rester seul
text-waits-for-the-server = attend le serveur
text-show-the-codes-with-which-desks-join = montrer les codes pour se joindre
text-change-the-codes-or-let-them-expire = changer les codes, ou les laisser expirer
text-shut-a-desk-out = exclure un poste
text-leave-the-other-desks = quitter les autres postes
text-share-it-again-from-this-computer = le partager de nouveau depuis cet ordinateur
text-join-the-desk-that-has-taken-over = rejoindre le poste qui a pris le relais
text-stay-offline = rester hors ligne
text-this-event-was-shared-from-this-computer-and-its-server-is-not-running = Ce tournoi était partagé depuis cet ordinateur, et son serveur ne tourne pas.
text-share-it-again-and-the-desks-that-had-joined-are-back = Partagé de nouveau, les postes qui s'étaient joints reviennent.
text-the-codes-have-expired-textthen = les codes ont expiré ; { $textThen }
text-make-new-codes = créer de nouveaux codes
text-keep-the-codes = garder les codes
text-name-of-this-desk = nom de ce poste
text-shut-out-which-desk = quel poste exclure ?
text-this-desk = (ce poste)
text-this-event-is-in-memory-only-save-it-first = ce tournoi n'est qu'en mémoire : enregistrez-le d'abord
text-this-event-is-not-shared = ce tournoi n'est pas partagé
text-typed-at-two-desks = saisi à deux postes
text-correct-the-board-typed-in-place-of-stays = corriger l'échiquier : { $typed } au lieu de { $stays }
text-leave-the-board-as-it-is-stays-is-right = laisser l'échiquier : { $stays } est juste
text-do-it-now = le faire maintenant
text-another-desk-has-changed-this-board = un autre poste a changé cet échiquier
text-this-desk-only-looks-its-role-is-look = ce poste regarde seulement (rôle look)
text-this-desk-enters-results-its-role-is-entry-everything-else-is-done-at-the-desk-of-the-lead = ce poste saisit les résultats (rôle entry) ; tout le reste se fait au poste principal
text-not-recorded-textwhy = non enregistré : { $textWhy }
text-not-recorded-another-desk-was-first = non enregistré : un autre poste a été plus rapide
text-the-server-has-not-answered-yet = le serveur n'a pas encore répondu
text-the-server-does-not-answer = le serveur ne répond pas
text-the-server-is-back = le serveur est de retour
text-kept-at-this-desk-until-the-server-is-back-textwhy = gardé à ce poste jusqu'au retour du serveur ({ $textWhy })
text-no-code-is-typed-type-the-count-characters-that-the-desk-of-the-lead-shows = aucun code saisi (tapez les { $count } caractères que montre le poste principal)
text-typed-is-in-no-code-a-code-has-digits-and-letters-without-i-l-o-and-u = `{ $typed }` n'est dans aucun code (un code a des chiffres, et des lettres sans I, L, O ni U)
text-a-character-of-the-code-is-wrong-or-two-are-exchanged-compare-it-with-what-the-desk-of-the-lead-shows = un caractère du code est faux, ou deux sont inversés (comparez avec le poste principal)
text-this-wallchart-works-alone-it-is-built-without-several-desks-command-has-them = ce wallchart travaille seul : il est construit sans plusieurs postes (`{ $command }` les a)
text-number-characters-are-typed-and-a-code-has-count-compare-it-with-what-the-desk-of-the-lead-shows = { $number } caractères sont saisis, et un code en a { $count } (comparez avec ce que montre le poste principal)
text-this-is-a-code-of-an-earlier-version-of-wallchart-ask-at-the-desk-of-the-lead-for-the-code-of-today = c'est un code d'une version antérieure de wallchart (demandez celui du jour au poste principal)
text-this-is-the-code-of-the-role-given-not-of-the-role-expected-each-role-has-its-own-code = c'est le code du rôle { $given }, non du rôle { $expected } (chaque rôle a le sien)
text-this-code-has-expired-ask-at-the-desk-of-the-lead-for-the-code-of-today = ce code a expiré (demandez celui du jour au poste principal)
text-the-server-at-path-does-not-know-this-code-it-is-the-server-of-another-event-or-the-event-is-hosted-anew-ask-at-the-desk-of-the-lead-for-the-code-of-today = le serveur { $path } ne connaît pas ce code : c'est celui d'un autre tournoi, ou le tournoi est partagé de nouveau (demandez le code du jour au poste principal)
text-joining-was-stopped-this-desk-has-not-joined = l'adhésion a été arrêtée ; ce poste n'a pas rejoint
text-this-computer-shares-the-event-and-the-others-work-by-it-end-wallchart-host-first = cet ordinateur partage le tournoi, et les autres travaillent par lui (terminez d'abord `wallchart host`)
text-the-server-of-this-event-still-runs-here-and-other-desks-use-it-share-the-event-again-then-leave = le serveur de ce tournoi tourne encore ici, et d'autres postes l'utilisent (partagez de nouveau le tournoi, puis partez)
text-the-server-is-there-and-nobody-answers-who-could-let-this-desk-in-is-wallchart-host-or-the-desk-that-shares-the-event-still-running = le serveur est là, et personne ne répond qui pourrait admettre ce poste (`wallchart host`, ou le poste qui partage le tournoi, tourne-t-il encore ?)
text-this-wallchart-does-not-understand-the-host-are-both-the-same-version = ce wallchart ne comprend pas l'hôte (est-ce la même version ?)
text-this-folder-already-has-a-desk-of-this-event-join-with-its-file-or-from-another-folder = ce dossier a déjà un poste de ce tournoi (rejoignez avec son fichier, ou depuis un autre dossier)
text-there-is-already-a-desk-called-name-choose-another-name = il y a déjà un poste nommé { $name } (choisissez un autre nom)
text-the-desk-called-name-was-shut-out-choose-another-name = le poste { $name } a été exclu (choisissez un autre nom)
text-name-is-the-desk-of-this-computer-which-hosts-the-event-it-cannot-be-shut-out = { $name } est le poste de cet ordinateur, qui partage le tournoi ; il ne peut pas être exclu
text-no-desk-is-called-name-command-lists-them = aucun poste ne s'appelle { $name } (`{ $command }` les liste)
text-the-link-to-the-other-desks-cannot-be-started-reason = la liaison avec les autres postes ne peut pas démarrer : { $reason }
text-the-server-at-path-does-not-let-this-desk-in-it-was-shut-out-or-the-event-is-hosted-anew-join-again = le serveur { $path } n'admet pas ce poste (il a été exclu, ou le tournoi est partagé de nouveau : rejoignez encore)
text-all-places-of-the-server-at-path-are-taken-close-desks-that-are-not-in-use-then-try-again = toutes les places du serveur { $path } sont prises (fermez les postes inutilisés, puis réessayez)
text-the-connection-to-the-other-desks-has-ended = la connexion aux autres postes est terminée
text-the-server-stopped-sending = le serveur a cessé d'envoyer
text-the-server-does-not-have-the-event-reason = le serveur n'a pas le tournoi ({ $reason })
text-a-program-listens-at-path-and-does-not-answer-does-it-hang = un programme écoute à { $path } et ne répond pas (est-il bloqué ?)
text-the-server-at-path-refuses-the-user-name-and-password = le serveur { $path } refuse le nom d'utilisateur et le mot de passe
text-the-server-at-path-is-that-of-another-event-or-the-event-is-hosted-anew = le serveur { $path } est celui d'un autre tournoi, ou le tournoi est partagé de nouveau
text-the-server-at-path-has-another-certificate-than-that-of-the-event = le serveur { $path } a un autre certificat que celui du tournoi
text-no-encrypted-connection-to-the-server-at-path-can-be-made-reason = pas de connexion chiffrée au serveur { $path } ({ $reason })
text-the-server-at-path-broke-the-connection-off-reason = le serveur { $path } a rompu la connexion ({ $reason })
text-another-program-listens-at-path-not-the-server-of-an-event = un autre programme écoute à { $path }, pas le serveur d'un tournoi
text-no-server-can-be-reached-at-path = aucun serveur n'est joignable à { $path }
text-the-connection-to-the-server-is-lost = la connexion au serveur est perdue
text-the-connection-to-the-server-is-lost-reason = la connexion au serveur est perdue ({ $reason })
text-the-server-says-reason = le serveur dit : { $reason }
text-nats-server-was-not-found-install-it-it-is-a-package-of-every-distribution-and-a-single-program-from-nats-io-or-name-a-server-that-is-there-with-server-url = nats-server est introuvable (installez-le : c'est un paquet de toute distribution, et un seul programme de nats.io ; ou nommez un serveur existant avec --server URL)
text-nats-server-cannot-be-started-reason = nats-server ne peut pas démarrer : { $reason }
text-nats-server-has-ended-reason = nats-server s'est arrêté : { $reason }
text-the-server-does-not-take-the-event-textwhy = le serveur n'accepte pas le tournoi : { $textWhy }
text-another-computer-is-sharing-the-same-event-there = un autre ordinateur y partage le même tournoi
text-it-takes-no-messages-of-this-size = il n'accepte pas de messages de cette taille
text-it-does-not-answer = il ne répond pas
text-this-event-is-not-shared-so-there-is-no-lead-to-take-over-from-share-it-instead = ce tournoi n'est pas partagé, il n'y a donc pas de direction à reprendre (partagez-le plutôt)
text-name-only-looks-its-role-is-look-take-over-at-a-desk-of-the-role-lead-or-entry = { $name } ne fait que regarder (rôle look) : reprenez à un poste du rôle lead ou entry
text-the-server-at-path-is-running-so-its-lead-is-not-gone-end-it-there-first-then-take-over = le serveur { $path } tourne, sa direction est donc là : arrêtez-le d'abord là-bas, puis reprenez
text-another-wallchart-on-this-computer-is-already-sharing-this-event = un autre wallchart sur cet ordinateur partage déjà ce tournoi
text-this-event-is-open-at-a-desk-share-it-there-or-close-it-first = ce tournoi est ouvert à un poste (partagez-le là, ou fermez-le d'abord)
text-sharing-was-stopped-this-computer-does-not-share-the-event = le partage a été arrêté ; cet ordinateur ne partage pas le tournoi
text-the-servers-data-was-damaged-and-has-been-restored-from-this-file-wait-until-the-other-desks-are-back-before-you-enter-anything = les données du serveur étaient endommagées et ont été rétablies depuis ce fichier ; attendez le retour des autres postes avant de saisir
text-the-server-has-ended-and-is-started-again = le serveur s'est arrêté et redémarre
text-the-server-does-not-answer-and-is-being-restarted-reason = le serveur ne répond pas et redémarre ({ $reason })
text-the-folder-of-the-server-is-gone = le dossier du serveur a disparu
text-the-others-cannot-be-reached-textwhy = les autres ne sont pas joignables : { $textWhy }
text-this-desk-and-the-others-have-the-same-entries = ce poste et les autres ont les mêmes entrées
text-this-desk-and-the-others-have-different-entries = ce poste et les autres ont des entrées différentes
text-this-is-more-than-the-server-takes-at-once = c'est plus que le serveur n'accepte en une fois
text-not-recorded-textwhy-you-can-still-enter-results-for-everything-else-wait-until-the-server-is-back = non enregistré : { $textWhy } (vous pouvez encore saisir des résultats ; pour le reste, attendez le retour du serveur)
text-not-recorded-the-other-desks-were-first = non enregistré : les autres postes étaient plus rapides
text-the-other-desks-have-it-but-this-desk-could-not-save-it-yet-textwhy = les autres postes l'ont, mais celui-ci n'a pas encore pu l'enregistrer : { $textWhy }
text-the-others-now-have-the-entries-of-this-desk = les autres ont maintenant les entrées de ce poste
text-the-codes-have-changed-nobody-can-join-with-the-old-ones-any-more = les codes ont changé : personne ne peut plus rejoindre avec les anciens
text-this-event-is-not-shared-there-is-no-lead-to-take-over-from = ce tournoi n'est pas partagé : il n'y a pas de direction à reprendre
text-this-desk-only-looks-its-role-is-look-take-over-at-a-desk-of-the-role-lead-or-entry = ce poste ne fait que regarder (rôle look) : reprenez à un poste du rôle lead ou entry
text-the-server-of-the-lead-is-there-take-over-only-once-its-computer-is-gone = le serveur de la direction est là : ne reprenez que si son ordinateur a disparu
text-another-event-is-open-now-open-the-one-to-leave-again = un autre tournoi est ouvert : rouvrez celui à quitter
text-you-have-left-this-event-is-an-ordinary-file-again = vous êtes parti : ce tournoi est de nouveau un fichier ordinaire

## Files and disks

text-the-disk-fails-to-read-or-write-it-may-be-broken-choose-another-one = le disque ne lit ou n'écrit plus (peut-être abîmé : choisissez-en un autre)
text-no-such-file-or-folder-check-the-name = fichier ou dossier introuvable (vérifiez le nom)
text-this-is-not-allowed-choose-another-folder-or-ask-its-owner = ce n'est pas permis (choisissez un autre dossier, ou demandez à son propriétaire)
text-a-file-of-that-name-exists-already-choose-another-name = un fichier de ce nom existe déjà (choisissez un autre nom)
text-path-exists-already-choose-another-name = { $path } existe déjà (choisissez un autre nom)
text-this-is-a-folder-expected-a-file = c'est un dossier (attendu : un fichier)
text-part-of-the-path-is-a-file-not-a-folder = une partie du chemin est un fichier, pas un dossier
text-this-disk-is-read-only-choose-another-folder = ce disque est en lecture seule (choisissez un autre dossier)
text-this-disk-does-not-allow-that-name-choose-a-shorter-or-simpler-one = ce disque n'accepte pas ce nom (choisissez-en un plus court ou plus simple)
text-the-disk-is-full-make-room-then-try-again = le disque est plein (faites de la place, puis réessayez)
text-the-file-is-too-large-limit-limit = le fichier est trop grand (limite { $limit })
text-the-file-is-write-protected-opened-read-only = le fichier est protégé en écriture (ouvert en lecture seule)
text-the-event-cannot-be-locked-reason-opened-read-only = le tournoi ne peut pas être verrouillé : { $reason } (ouvert en lecture seule)
text-another-desk-has-this-event-open-opened-read-only = un autre poste a ce tournoi ouvert (ouvert en lecture seule)
text-another-desk-has-this-event-open-in-file-this-file-is-a-copy-opened-read-only = un autre poste a ouvert ce tournoi, dans { $file } : ce fichier est une copie (ouvert en lecture seule)
text-the-file-ends-in-the-middle-of-the-line = le fichier s'arrête au milieu de la ligne
text-the-line-is-not-utf-8 = la ligne n'est pas en UTF-8
text-the-line-does-not-end-with-its-digest = la ligne ne finit pas par son empreinte
text-its-text-and-its-digest-do-not-agree = son texte et son empreinte ne s'accordent pas
text-the-entry-does-not-hold-the-digest-of-the-line-before = l'entrée ne contient pas l'empreinte de la ligne précédente
text-it-does-not-follow-the-line-before-the-chain-is-broken = elle ne suit pas la ligne précédente (la chaîne est rompue)
text-this-is-not-an-event-file-expected-opening = ce n'est pas un fichier de tournoi (attendu : `{ $opening }`)
text-this-event-was-written-by-a-newer-wallchart-in-format-format-this-one-reads-up-to-format-most-open-it-with-the-newer-program = ce tournoi vient d'un wallchart plus récent, au format { $format } ; celui-ci lit jusqu'au format { $most } (ouvrez-le avec le plus récent)
text-it-is-not-text-in-utf-8 = ce n'est pas du texte en UTF-8
text-the-format-of-the-file-cannot-be-recognised = le format du fichier n'est pas reconnu
text-the-clock-of-this-computer-went-back-to-now-entries-are-dated-last-until-it-has-caught-up = l'horloge de cet ordinateur est revenue à { $now } ; les entrées portent { $last } jusqu'à ce qu'elle rattrape
text-reading = lecture
text-opening = ouverture
text-creating = création
text-another-program-has-this-file-open-close-it-there-then-try-again = un autre programme a ce fichier ouvert (fermez-le là, puis réessayez)
text-this-is-not-allowed-or-another-program-has-the-file-open-close-it-there-or-choose-another-folder = ce n'est pas permis, ou un autre programme a le fichier ouvert (fermez-le là, ou choisissez un autre dossier)
text-this-is-not-text-in-utf-8 = ce n'est pas du texte en UTF-8
text-there-is-no-folder-for-textwhat-is-home-set = il n'y a pas de dossier pour { $textWhat } (HOME est-il défini ?)
text-this-is-a-device-or-a-pipe-expected-an-ordinary-file = c'est un périphérique ou un tube (attendu : un fichier ordinaire)
text-this-is-a-link-expected-an-ordinary-file = c'est un lien (attendu : un fichier ordinaire)
text-every-user-of-this-computer-can-write-in-this-folder-and-replace-wallcharts-files-choose-another-folder-or-change-its-permissions = tout utilisateur de cet ordinateur peut écrire dans ce dossier et remplacer les fichiers de wallchart (choisissez un autre dossier, ou changez ses droits)
text-too-many-links-lead-to-each-other = trop de liens mènent l'un à l'autre
text-too-many-unfinished-files-are-in-the-folder-remove-the-hidden-ones-that-end-with-part = trop de fichiers inachevés sont dans le dossier (supprimez les fichiers cachés en .part)
text-reading-it-was-stopped = la lecture a été arrêtée
text-an-entry-cannot-be-written-reason = une entrée ne peut pas être écrite : { $reason }
text-textwhy-opened-read-only-as-it-was-before-that = { $textWhy } (ouvert en lecture seule, comme c'était avant)
text-not-recorded-path-textloss-and-no-new-file-could-be-written-textwhy = non enregistré : { $path } { $textLoss }, et aucun nouveau fichier n'a pu être écrit : { $textWhy }
text-was-deleted-or-moved-away = a été supprimé ou déplacé
text-is-no-longer-a-file = n'est plus un fichier
text-was-replaced-by-another-file = a été remplacé par un autre fichier
text-was-cut-short = a été tronqué
text-was-changed-by-another-program = a été changé par un autre programme
text-can-no-longer-be-read-textwhy = ne peut plus être lu ({ $textWhy })
text-this-is-not-an-event-file-textwhy-expected-opening = ce n'est pas un fichier de tournoi : { $textWhy } (attendu : `{ $opening }`)
text-the-header-does-not-say-its-format-expected-expected = l'en-tête ne dit pas son format (attendu : `{ $expected }`)
text-the-header-was-changed-or-is-damaged-textwhy = l'en-tête a été changé ou est endommagé : { $textWhy }
text-the-entries-do-not-begin-here-expected-expected = les entrées ne commencent pas ici (attendu : `{ $expected }`)
text-path-this-file-was-not-made-by-wallchart-publish-into-another-folder-or-move-it-away = { $path } : ce fichier n'est pas de wallchart (publiez dans un autre dossier, ou déplacez-le)
text-path-this-is-not-the-page-that-wallchart-left-here-move-it-away-then-publish-again = { $path } : ce n'est pas la page que wallchart a laissée ici (déplacez-la, puis publiez de nouveau)
text-path-this-folder-holds-the-site-of-given-publish-into-another-folder-or-empty-this-one = { $path } : ce dossier contient le site de `{ $given }` (publiez dans un autre dossier, ou videz celui-ci)
text-path-this-is-not-a-list-of-pages-publish-into-another-folder-or-move-it-away = { $path } : ce n'est pas une liste de pages (publiez dans un autre dossier, ou déplacez-la)
text-path-writing-the-site-was-stopped-before-it-was-finished = { $path } : l'écriture du site a été arrêtée avant la fin
text-cannot-be-created = création impossible
text-cannot-be-read = lecture impossible
text-cannot-be-written = écriture impossible
text-cannot-be-removed = suppression impossible
text-another-program-is-using-the-list-of-desks = un autre programme utilise la liste des postes

## Round: the rest

text-textplace-board-is-now-names = { $textPlace } { $board } : maintenant { $names }.
text-not-recorded-because-the-players-have-changed = Non enregistré, car les joueurs ont changé
text-go-on-typing = continuer la saisie
text-keep-it-for-later = le garder pour plus tard
text-textplace-board-stays-as-far-as-it-is-typed = { $textPlace } { $board } : gardé tel que saisi
text-the-manual-pairing-of-round-round-is-saved-key-continues-it = l'appariement manuel de la ronde { $round } est gardé : { $key } le continue
text-the-manual-pairing = l'appariement manuel
text-go-on-seating = continuer à placer
text-nothing-is-published = rien n'est publié
text-the-round-stays-as-it-was-published = la ronde reste telle que publiée
text-the-pairing-was-dropped-textstays = l'appariement a été abandonné ; { $textStays }
text-nothing-has-changed-key-leaves-the-round-as-it-was-published = rien n'a changé ({ $key } laisse la ronde telle que publiée)
text-decide-board-by-board = décider échiquier par échiquier
text-this-textplace-has-a-result-and-is-different-now = Il y a un résultat, et c'est maintenant différent ({ $textPlace }) :
text-players-keep-their-results-new-opponents-have-none-yet = les joueurs gardent leurs résultats (les nouveaux adversaires n'en ont pas)
text-it-is-entered-again = il est saisi de nouveau
text-they-are-entered-again = ils sont saisis de nouveau
text-the-textplace-keeps-its-result = le résultat reste ({ $textPlace })
text-what-becomes-of-the-results-of-round-round = que deviennent les résultats de la ronde { $round } ?
text-every-player-of-this-round-already-has-a-textplace-or-a-bye = chaque joueur de cette ronde a déjà une place ({ $textPlace }) ou est exempt
text-bye-for = exempt pour
text-the-system-has-paired-the-rest-your-boards-are-as-you-made-them = le système a apparié le reste ; vos échiquiers sont tels que vous les avez faits
text-texttold-look-then-key = { $textTold } : regardez, puis { $key }
text-manual-pairing-begins-ends-ends-it-and-compares-it-with-the-systems-leaves-keeps-or-drops-it = l'appariement manuel commence : { $ends } le termine et compare avec le système, { $leaves } le garde ou l'abandonne
text-the-event-has-changed-this-is-the-new-pairing-not-published-yet = le tournoi a changé : voici le nouvel appariement, pas encore publié
text-the-event-has-changed-and-the-systems-pairing-with-it-key-compares-with-the-new-one = le tournoi a changé, et l'appariement du système avec lui : { $key } compare avec le nouveau
text-the-system-makes-no-pairing-to-compare-with-textwhy = le système ne fait pas d'appariement à comparer : { $textWhy }
text-why-did-name-not-meet = pourquoi { $name } n'a pas rencontré
text-these-boards-are-not-published-yet = ces échiquiers ne sont pas encore publiés
text-round-round-board-board-is-typed-but-not-complete = ronde { $round }, échiquier { $board } : saisi mais incomplet
text-nothing-was-pasted-textwrong = rien n'est collé : { $textWrong }
text-crikey-has-no-other-results-type-the-result-and-both-piece-totals-forfeit-forfeit-adjourned-adjourned = Crikey n'a pas d'autres résultats : tapez le résultat et les deux totaux ({ $forfeit } forfait, { $adjourned } ajournée)
text-typed-does-not-belong-to-a-slip-erase-it-expected-the-number-of-a-board-then-the-key-of-its-result = `{ $typed }` n'est pas d'un bulletin : effacez (attendu : le numéro d'un échiquier, puis la touche du résultat)
text-round-round-is-too-old-to-be-corrected = la ronde { $round } est trop ancienne pour être corrigée
text-in-official-mode-only-rounds-from-first-on-are-corrected-c-04-2-4-3-standings-and-pairings-continue-with-stands-at-textplace-board-of-round-round = En mode officiel, seules les rondes à partir de { $first } se corrigent (C.04.2 4.3) : classement et appariements continuent avec { $stands } ({ $textPlace } { $board } de la ronde { $round }).
text-report-result-for-rating-only = déclarer { $result } pour l'homologation seulement
text-textplace-board-of-round-round-textdoes = { $textPlace } { $board } de la ronde { $round } : { $textDoes }
text-textdone-of-name-match-board = { $textDone } de { $name }, match { $board }
text-corrected-line-up = composition corrigée
text-line-up = composition
text-numbers-of-the-teams-list-board-1-first-0-for-an-empty-board-or-4-6-for-board-4-alone = numéros de la liste de l'équipe, échiquier 1 d'abord, 0 pour un vide ; ou 4=6 pour le seul échiquier 4
text-known-of-count-in = { $known } sur { $count }
text-changed-since-they-were-announced-codes = Changé depuis l'annonce : { $codes }.
text-this-event-has-no-ranking-of-teams-choose-one-on-the-line-ranking-of-teams-of-the-setup = ce tournoi n'a pas de classement par équipes : choisissez-le dans le tournoi
text-setup-a-choice-was-turned-and-its-line-not-left = tournoi : un choix a été changé et sa ligne non quittée
text-teams-after-round-round = équipes après la ronde { $round }
text-crosstable-after-round-round-by-opponent = grille après la ronde { $round }, par adversaire
text-word-not-found = · `{ $word }` introuvable
text-no-key = (aucune touche)

## Legends of result keys, parts of headings

text-sign-white = { $sign } Blancs
text-sign-black = { $sign } Noirs
text-sign-draw = { $sign } nulle
text-sign-first-team = { $sign } première équipe
text-sign-second-team = { $sign } seconde équipe
text-sign-forfeit = { $sign } forfait
text-sign-adjourned = { $sign } ajournée
text-sign-nobody = { $sign } personne
text-textkey-gets-it = { $textKey } le reçoit
text-textresults-then-both-piece-totals-example = { $textResults }, puis les deux totaux : { $example }
head-table-place = table:place
head-table-gain = table:gain
text-the-lists-of-this-event-are-in-english-textwhy = les listes de ce tournoi sont en anglais : { $textWhy }
text-name-also-plays-in-match-at-for-team = { $name } joue aussi dans le match { $at }, pour { $team }
text-name-is-in-the-line-ups-of-first-and-second = { $name } est dans les compositions de { $first } et de { $second }

## Words that are typed: byes, and the round of a penalty

input-half = demi
input-zero = zéro
input-full = plein
input-none = aucun
input-barred = interdit
input-allowed = permis
input-round = ronde
text-expected-a-round-then-half-zero-full-or-none-3-half-several-with-commas-2-half-4-half-barred-for-somebody-who-may-have-no-half-point-bye-allowed-for-somebody-who-may-again = attendu : une ronde, puis demi, zéro, plein ou aucun : 3 demi ; plusieurs avec des virgules : 2 demi, 4 demi ; `interdit` pour qui n'a pas droit à l'exempt à un demi-point, `permis` pour qui y a de nouveau droit
text-forfeit-who-wins-the-match = forfait : qui gagne le match ?
key-first-team-wins = la première équipe gagne
key-second-team-wins = la deuxième équipe gagne
## Kinds of a new event
text-chess-fide-dutch-swiss = échecs, système suisse (FIDE, néerlandais)
text-chess-fide-dutch-swiss-with-baku-acceleration = échecs, système suisse (FIDE) avec accélération de Bakou
text-chess-fide-dutch-swiss-fide-rated-standard = échecs, système suisse (FIDE), homologué FIDE (cadence lente)
text-chess-fide-dutch-swiss-fide-rated-rapid = échecs, système suisse (FIDE), homologué FIDE (rapide)
text-chess-fide-dutch-swiss-fide-rated-blitz = échecs, système suisse (FIDE), homologué FIDE (blitz)
text-chess-fide-dutch-swiss-glicko-2-ratings = échecs, système suisse (FIDE), classement Glicko-2
text-chess-resistance-points = échecs, apparié à la main, points des adversaires
text-chess-round-robin = échecs, toutes rondes
text-chess-double-round-robin = échecs, toutes rondes en aller-retour
text-teams-fide-team-swiss = équipes, système suisse (FIDE)
text-teams-round-robin = équipes, toutes rondes
text-teams-knockout = équipes, élimination directe
text-scheveningen-two-teams = Scheveningen, deux équipes
text-chess-knockout = échecs, élimination directe
text-crikey-club-evening = Crikey, soirée de club
text-crikey-round-robin = Crikey, toutes rondes
text-crikey-fide-dutch-swiss = Crikey, système suisse (FIDE, néerlandais)
text-decided-game-probit-ratings-new-system = jeu sans nulle, classement probit, nouveau système
text-decided-game-probit-ratings-old-system = jeu sans nulle, classement probit, ancien système
text-decided-game-double-elimination = jeu sans nulle, double élimination
text-poker-dice-tables-of-up-to-five = poker d'as, tables de cinq au plus
text-tractor-partners-kept = Tractor, partenaires fixes
text-tractor-partners-changing = Tractor, partenaires changeants
text-teams-tractor-club-match = équipes, match de clubs au Tractor

## Sortes de nouveau tournoi, en une phrase

text-berger-tables-twice-with-colours-reversed-the-last-two-rounds-of-the-first-cycle-exchanged-points-then-direct-encounter-number-of-wins-sonneborn-berger-and-koya-c-07 = tables de Berger en aller-retour avec les couleurs inversées, les deux dernières rondes de l'aller échangées ; points, puis confrontation directe, nombre de victoires, Sonneborn-Berger et Koya (C.07)
text-berger-tables-everybody-meets-everybody-once-points-then-direct-encounter-number-of-wins-sonneborn-berger-and-koya-c-07 = tables de Berger, chacun rencontre chacun une fois ; points, puis confrontation directe, nombre de victoires, Sonneborn-Berger et Koya (C.07)
text-berger-tables-each-game-moves-rating-points-from-one-player-to-the-other-white-counting-3-00-stronger-the-standings-are-the-ratings-equal-ratings-listed-in-descending-order-of-name = tables de Berger ; chaque partie fait passer des points de classement d'un joueur à l'autre, les Blancs comptent 3,00 de plus ; le classement suit les ratings, à égalité par ordre décroissant des noms
text-paired-by-c-04-3-each-game-moves-rating-points-from-one-player-to-the-other-white-counting-3-00-stronger-points-then-resistance-points-and-sonneborn-berger = apparié selon C.04.3 ; chaque partie fait passer des points de classement d'un joueur à l'autre, les Blancs comptent 3,00 de plus ; points, puis points de résistance et Sonneborn-Berger
text-paired-by-hand-each-game-moves-rating-points-from-one-player-to-the-other-white-counting-3-00-stronger-the-standings-are-the-ratings-equal-ratings-listed-in-descending-order-of-name = apparié à la main ; chaque partie fait passer des points de classement d'un joueur à l'autre, les Blancs comptent 3,00 de plus ; le classement suit les ratings, à égalité par ordre décroissant des noms
text-tables-as-even-as-possible-new-faces-first-the-mean-of-the-places-at-the-tables-shared-places-averaged-lowest-first-then-the-best-hands-a-zero-point-bye-counts-as-the-last-place-any-other-but-a-full-point-bye-as-the-middle-one = tables aussi égales que possible, nouveaux adversaires d'abord ; la moyenne des places aux tables, les places partagées en moyenne, la plus basse d'abord, puis les meilleures mains ; une exemption à zéro point compte comme la dernière place, toute autre sauf celle à un point comme la place du milieu
text-two-losses-end-it-a-grand-final-that-the-unbeaten-player-loses-is-played-again-players-still-in-first-then-those-who-went-out-later = deux défaites éliminent ; une finale perdue par le joueur invaincu est rejouée ; d'abord ceux qui restent en lice, puis ceux qui sont sortis plus tard
text-like-fide-swiss-the-upper-half-has-virtual-points-in-the-first-half-of-the-rounds-c-04-7-which-count-for-pairing-only = comme fide-swiss ; la moitié supérieure a des points virtuels dans la première moitié des rondes (C.04.7), qui ne comptent que pour l'appariement
text-like-fide-swiss-seeded-by-the-blitz-rating-else-the-standard-else-the-rapid-rating-of-the-federations-list-else-by-the-one-typed-the-standings-show-what-the-event-would-change-in-the-blitz-rating-if-it-ended-now-b-02 = comme fide-swiss ; ordre selon l'Elo blitz, sinon standard, sinon rapide de la liste de la fédération, sinon celui qui est tapé ; le classement montre ce que le tournoi changerait à l'Elo blitz s'il finissait maintenant (B.02)
text-like-fide-swiss-seeded-by-the-rapid-rating-else-the-standard-else-the-blitz-rating-of-the-federations-list-else-by-the-one-typed-the-standings-show-what-the-event-would-change-in-the-rapid-rating-if-it-ended-now-b-02 = comme fide-swiss ; ordre selon l'Elo rapide, sinon standard, sinon blitz de la liste de la fédération, sinon celui qui est tapé ; le classement montre ce que le tournoi changerait à l'Elo rapide s'il finissait maintenant (B.02)
text-like-fide-swiss-seeded-by-the-standard-rating-of-the-federations-list-else-by-the-one-typed-the-standings-show-what-the-event-would-change-in-the-standard-rating-if-it-ended-now-b-02 = comme fide-swiss ; ordre selon l'Elo standard de la liste de la fédération, sinon celui qui est tapé ; le classement montre ce que le tournoi changerait à l'Elo standard s'il finissait maintenant (B.02)
text-paired-by-c-04-3-in-force-since-1-february-2026-the-initial-colour-drawn-by-lot-points-then-buchholz-cut-1-buchholz-sonneborn-berger-and-direct-encounter-c-07 = apparié selon C.04.3, en vigueur depuis le 1er février 2026, la couleur initiale tirée au sort ; points, puis Buchholz tronqué de 1, Buchholz, Sonneborn-Berger et confrontation directe (C.07)
text-like-fide-swiss-the-standings-show-what-the-event-would-make-of-the-ratings-by-glicko-2-if-it-ended-now-players-without-one-begin-at-1500 = comme fide-swiss ; le classement montre ce que le tournoi ferait des ratings selon Glicko-2 s'il finissait maintenant ; les joueurs sans rating commencent à 1500
text-seeds-by-rating-placed-so-that-the-best-meet-last-byes-to-the-top-seeds-a-game-for-third-place-a-drawn-game-leaves-its-match-open-until-another-game-decides-it-players-still-in-first-then-those-who-went-out-later = têtes de série selon l'Elo, placées pour que les meilleurs se rencontrent en dernier, exemptions aux premières, une partie pour la troisième place ; une nulle laisse le match ouvert jusqu'à ce qu'une autre partie le décide ; d'abord ceux qui restent en lice, puis ceux qui sont sortis plus tard
text-round-robin-by-berger-tables-no-draws-games-won-then-sonneborn-berger-all-games-of-the-event-are-rated-as-one-batch-with-the-ratings-after-it-solved-until-they-are-stable = toutes rondes selon les tables de Berger, sans nulle ; parties gagnées, puis Sonneborn-Berger ; toutes les parties du tournoi comptent ensemble, avec les ratings d'après, résolus jusqu'à ce qu'ils soient stables
text-round-robin-by-berger-tables-no-draws-games-won-then-sonneborn-berger-all-games-of-the-event-are-rated-as-one-batch-with-the-ratings-before-it = toutes rondes selon les tables de Berger, sans nulle ; parties gagnées, puis Sonneborn-Berger ; toutes les parties du tournoi comptent ensemble, avec les ratings d'avant
text-a-match-of-two-teams-in-which-everybody-meets-everybody-of-the-other-team-one-round-a-board-line-ups-and-colours-from-the-table-game-points-decide = un match de deux équipes où chacun rencontre chacun de l'autre équipe : une ronde par échiquier, compositions et couleurs selon la table ; les points de parties décident
text-paired-by-hand-points-then-resistance-points-sonneborn-berger-and-the-number-of-games-with-black-players-equal-in-all-four-share-the-place = apparié à la main ; points, puis points de résistance, Sonneborn-Berger et nombre de parties avec les Noirs ; les joueurs égaux aux quatre partagent la place
text-matches-at-four-boards-seeds-placed-so-that-the-best-meet-last-byes-to-the-top-seeds-a-match-for-third-place-a-drawn-match-is-decided-by-its-boards-by-lots-or-by-another-match-teams-still-in-first-then-those-who-went-out-later = matchs à quatre échiquiers, têtes de série placées pour que les meilleures se rencontrent en dernier, exemptions aux premières, un match pour la troisième place ; un match nul est décidé par ses échiquiers, le sort ou un autre match ; d'abord les équipes encore en lice, puis celles sorties plus tard
text-a-league-every-team-meets-every-other-at-four-boards-by-the-berger-tables-match-points-then-game-points-the-direct-encounter-and-the-boards-c-07 = un championnat : chaque équipe rencontre chaque autre à quatre échiquiers, selon les tables de Berger ; points de match, puis points de parties, confrontation directe et échiquiers (C.07)
text-matches-at-four-boards-paired-by-c-04-6-in-force-since-1-february-2026-match-points-then-game-points-the-extended-sonneborn-berger-and-the-extended-direct-encounter-c-07 = matchs à quatre échiquiers, appariés selon C.04.6, en vigueur depuis le 1er février 2026 ; points de match, puis points de parties, Sonneborn-Berger étendu et confrontation directe étendue (C.07)
text-clubs-meet-at-two-tables-of-tractor-two-players-of-each-club-at-a-table-one-round-from-rank-2-its-winners-score-for-the-club-every-club-meets-every-other-berger-tables = les clubs se rencontrent à deux tables de Tractor, deux joueurs de chaque club par table ; une manche à partir du rang 2, ses gagnants marquent pour le club ; chaque club rencontre chaque autre (tables de Berger)
text-tables-of-four-a-new-partner-every-round-a-partnership-plays-at-the-lower-rank-of-its-members-and-what-it-gains-lifts-both-the-rank-reached-then-the-points-taken-as-defenders = tables de quatre, un nouveau partenaire à chaque ronde ; une paire joue au rang le plus bas de ses membres et ce qu'elle gagne élève les deux ; le rang atteint, puis les points pris en défense
text-tables-of-two-partnerships-new-opponents-first-the-rank-reached-then-the-points-taken-as-defenders-a-game-is-won-beyond-the-ace = tables de deux paires, nouveaux adversaires d'abord ; le rang atteint, puis les points pris en défense ; une partie est gagnée au-delà de l'as

## What screens say besides
place-of-all = { $place } sur { $ranked }
place-of-nobody = –, hors classement
named-line = { $line } :
manual-title = manuel (en anglais) { $chapter } sur { $chapters }
text-currency = monnaie
text-made-path = créé : { $path }
text-made-path-its-seals-will-not-be-signed-textwhy = créé : { $path } ; rien ne sera signé : { $textWhy }
text-fees-sum-textplayers-paid-unpaid-not = inscriptions { $sum } : { $textPlayers } ayant payé, { $unpaid } non
text-c-04-3-article-article = C.04.3 article { $article }
text-c-04-6-article-article = C.04.6 article { $article }
text-c-05-annex-1 = C.05 annexe 1
text-comes-up-names = monte : { $names }
text-of-points-points = à { $points } points
text-white-is-name-textrule = { $name } a les Blancs : { $textRule }
text-name-comes-first-textrule = { $name } vient en premier : { $textRule }
text-white-names-black-others-textrule = Blancs { $names }, Noirs { $others } : { $textRule }
text-the-bye-name = exempt : { $name }
text-upfloaters-count = flotteurs ascendants : { $count }
text-name-enters-as-seed-number = { $name } est tête de série { $number }
text-name-won-the-match-of-one-and-other = { $name } a gagné le match { $one } – { $other }
text-name-lost-the-match-of-one-and-other = { $name } a perdu le match { $one } – { $other }
text-name-goes-through-without-a-game-the-bracket-is-not-full = { $name } passe sans jouer : le tableau n'est pas complet
text-name-waits-for-the-next-match = { $name } attend le prochain match
text-name-waits-for-an-opponent = { $name } attend un adversaire
text-name-is-out = { $name } est éliminé
text-no-match-of-the-bracket-the-board-was-made-by-hand = pas un match du tableau : l'échiquier a été fait à la main
text-textplace-no-two-of-them-have-sat-together-before = { $textPlace } : jamais deux d'entre eux à la même table
text-textplace-sat-together-before-textnames = { $textPlace } : déjà à la même table : { $textNames }
text-one-and-other-sat-together-in-earlier-rounds-textoften = { $one } et { $other } à la même table dans des rondes précédentes : { $textOften }
text-colour-preferences = préférences de couleur
text-type-a = type A
text-type-b = type B
text-score = score
text-other-score-for-colours = autre score pour les couleurs
text-of-two-teams-with-equal-score-the-one-with-more-of-the-other-score-comes-first-c-04-6-4-2-2 = à score égal, l'équipe qui a davantage de l'autre score vient en premier (C.04.6 4.2.2)
text-the-primary-score-c-04-6-1-2 = le score principal (C.04.6 1.2)
text-of-teams-c-04-6-1-7 = des équipes (C.04.6 1.7)
text-baku-acceleration = accélération de Bakou
text-most-players-at-a-table = joueurs par table au plus
text-tables-are-filled-evenly-up-to-this-many-published-rounds-keep-the-size-they-were-paired-with = les tables sont remplies également jusqu'à ce nombre ; les rondes publiées gardent leur taille
text-textfirst-else-textthen = { $textFirst }, sinon { $textThen }
text-downfloaters-names = flotteurs descendants : { $names }
text-moved-down-players-names = venus du groupe supérieur : { $names }
text-scores-of-the-upfloaters = scores des flotteurs ascendants
text-the-following-scoregroup-can-be-paired = le groupe de points suivant peut être apparié
text-upfloaters-that-floated-in-the-previous-round = flotteurs ascendants ayant flotté à la ronde précédente
text-opponents-of-upfloaters-that-floated-in-the-previous-round = adversaires des flotteurs ascendants ayant flotté à la ronde précédente
text-4-3-1-by-the-initial-colour = 4.3.1, selon la couleur initiale
text-4-3-2-only-one-team-has-a-preference-and-gets-it = 4.3.2, une seule équipe a une préférence, et l'obtient
text-4-3-3-both-teams-get-the-colour-they-prefer = 4.3.3, les deux équipes ont la couleur préférée
text-4-3-4-only-one-team-has-a-strong-preference-and-gets-it = 4.3.4, une seule équipe a une préférence forte, et l'obtient
text-4-3-5-the-team-with-the-lower-colour-difference-has-white = 4.3.5, l'équipe à la plus petite différence de couleurs a les Blancs
text-4-3-6-the-opposite-of-the-last-time-one-had-white-and-the-other-black = 4.3.6, l'inverse de la dernière fois où leurs couleurs différaient
text-4-3-7-the-first-team-gets-the-colour-it-prefers = 4.3.7, la première équipe a sa couleur préférée
text-4-3-8-the-first-team-changes-its-colour = 4.3.8, la première équipe change de couleur
text-4-3-9-the-other-team-changes-its-colour = 4.3.9, l'autre équipe change de couleur
text-losers-side-round-round = tableau des perdants, ronde { $round }
text-winners-side-round-round = tableau des gagnants, ronde { $round }
text-another-match = un autre match
text-lots = tirage au sort
text-berlin-count-then-lots = décompte de Berlin, puis tirage au sort
text-board-elimination-then-lots = élimination des échiquiers, puis tirage au sort
text-berlin-count-board-elimination-then-lots = décompte de Berlin, élimination des échiquiers, puis tirage au sort
text-no-tie-break-for-anybody = départage pour personne
text-lowest-rating = Elo le plus bas
text-mean-rating = Elo moyen
text-mean-at-least-so-many-games = moyenne, au moins tant de parties
text-mean-of-the-best-members = moyenne des meilleurs membres
text-mean-of-all-members = moyenne de tous les membres
text-seating = placement
text-this-table = cette table
text-name-is-left-over-left-over-in-earlier-rounds-textoften = { $name } reste seul (seul dans des rondes précédentes : { $textOften })
text-no-seating-that-the-search-found-repeats-fewer-meetings = aucun placement trouvé ne répète moins de rencontres
text-mean = moyenne
text-sum = somme

## Tie-breaks: help
text-1-for-each-round-with-more-points-than-the-opponent-for-as-many = 1 par ronde avec plus de points que l'adversaire, ½ pour autant
text-buchholz-as-if-every-game-of-the-last-round-were-drawn = Buchholz comme si toutes les parties de la dernière ronde étaient nulles
text-board-numbers-times-the-points-there-summed-the-lower-first-for-equal-game-points = somme des numéros d'échiquier fois les points, la plus petite d'abord ; à points de partie égaux
text-each-opponents-adjusted-score-times-the-points-scored-in-that-round-summed = somme des scores ajustés des adversaires fois les points marqués contre eux
text-game-points-if-teams-are-ordered-by-match-points-first-and-the-other-way-round = points de partie si les points de match comptent d'abord, et inversement
text-points-scored-against-opponents-with-at-least-half-of-the-possible-points = points contre les adversaires ayant au moins la moitié des points possibles
text-the-games-among-those-who-are-tied-as-far-as-they-decide = les parties entre ex æquo, pour autant qu'elles décident
text-the-least-rating-that-would-be-expected-to-score-as-much = le plus petit Elo dont on attendrait autant de points
text-the-matches-among-those-who-are-tied-by-the-primary-and-then-by-the-secondary-score = les matchs entre ex æquo, par le score principal puis le second
text-the-mean-buchholz-of-the-opponents-played = le Buchholz moyen des adversaires rencontrés
text-the-mean-ptp-of-the-opponents-played = la PTP moyenne des adversaires rencontrés
text-the-mean-tpr-of-the-opponents-played = la TPR moyenne des adversaires rencontrés
text-the-mean-rating-of-the-opponents-and-the-difference-for-the-share-of-points = l'Elo moyen des adversaires et la différence pour la part de points
text-the-mean-rating-of-the-opponents-played = l'Elo moyen des adversaires rencontrés
text-the-opponents-adjusted-scores-summed = somme des scores ajustés des adversaires
text-the-points-at-board-1-then-at-board-2-and-so-on = les points à l'échiquier 1, puis au 2, et ainsi de suite
text-the-points-of-the-games-at-the-boards-summed = somme des points des parties aux échiquiers
text-the-points-of-the-matches-summed = somme des points de match
text-the-points-without-the-last-board-then-without-the-last-two-and-so-on = les points sans le dernier échiquier, puis sans les deux derniers, et ainsi de suite
text-the-rating-before-the-event-the-higher-first = l'Elo avant le tournoi, le plus haut d'abord
text-the-scores-after-each-round-summed = somme des scores après chaque ronde
text-the-secondary-score-and-a-part-of-buchholz-on-the-primary-one-summed = second score et une part du Buchholz du score principal, additionnés
text-the-tournament-pairing-number-the-lower-first = le numéro d'appariement, le plus petit d'abord
text-texthelp-without-the-least-significant-value-14-1 = { $textHelp }, sans la valeur la moins significative (14.1)
text-texthelp-without-the-values-least-significant-values-14-2 = { $textHelp }, sans les { $values } valeurs les moins significatives (14.2)
text-texthelp-without-the-least-and-the-most-significant-value-14-3 = { $textHelp }, sans la valeur la moins et la plus significative (14.3)
text-texthelp-without-the-values-least-and-the-most-most-significant-values-14-4 = { $textHelp }, sans les { $values } valeurs les moins et les { $most } plus significatives (14.4)
text-forfeits-count-as-games-16-6 = les forfaits comptent comme des parties (16.6)
text-ace-dice = as { $dice }
text-never = jamais
text-one-and-other-once = { $one } et { $other } une fois
text-one-and-other-twice = { $one } et { $other } deux fois
text-semicolons = points-virgules
text-commas = virgules
text-tabs = tabulations
text-dark = sombre
text-light = clair
text-import-file = importer { $file }
text-typed-is-not-a-bye-textexpected = `{ $typed }` n'est pas un exempt ({ $textExpected })
text-the-event-does-not-last-over-30-days-so-its-ratings-are-those-of-the-start-the-setup-says-how-long-it-lasts = le tournoi ne dure pas plus de 30 jours, donc les Elo sont ceux du départ (le tournoi dit sa durée)
text-typed-is-not-a-round-expected-its-number-then-ratings-4-standard-1850-k20-fide-nov26 = `{ $typed }` n'est pas une ronde (attendu : son numéro, puis les Elo : 4 standard 1850 K20 FIDE NOV26)
sits-out = { $name } : { $bye }

## Tournoi : à quoi sert un paramètre ; le classement des équipes

text-every-game-moves-points-from-one-player-to-the-other-crikey = chaque partie fait passer des points d'un joueur à l'autre (Crikey)
text-glickmans-system-the-event-as-one-period-the-change-if-it-ended-now = système de Glickman, le tournoi comme une période : le changement s'il finissait maintenant
text-added-to-whites-rating-before-the-gap-is-taken-crikey-rule-1 = ajouté au classement des Blancs avant de prendre l'écart (règle 1 de Crikey)
text-y-a-game-is-about-10-y-points-and-100-y-points-are-one-standard-deviation = Y : une partie vaut environ 10 points Y, et 100 points Y font un écart-type
text-q-the-decimals-to-which-a-rating-after-the-event-is-rounded = Q : les décimales auxquelles un classement est arrondi après le tournoi
text-which-rating-the-games-change-rapid-and-blitz-begin-with-the-standard-one-where-there-is-no-other = quel classement les parties changent ; rapide et blitz partent du standard s'il n'y en a pas d'autre
text-by-first-day-those-in-force-then-they-differ-where-players-are-far-apart-b-02-8-3-1 = selon le premier jour : celles alors en vigueur ; elles diffèrent quand les joueurs sont très éloignés (B.02 8.3.1)
text-how-much-the-volatility-may-change-30-to-120-is-usual = de combien la volatilité peut changer : 30 à 120 est usuel
text-the-first-rating-of-players-without-one = le premier classement des joueurs qui n'en ont pas
text-how-unsure-that-rating-is = l'incertitude de ce classement
text-how-unsure-all-other-ratings-are-30-for-players-who-play-every-week-100-for-those-who-seldom-do = l'incertitude de tous les autres : 30 pour qui joue chaque semaine, 100 pour qui joue rarement
text-how-unsteady-everybody-is-at-first-600-is-0-06 = l'irrégularité de chacun au début : 600 est 0,06
text-to-which-a-rating-after-the-event-is-rounded-halves-up = auxquelles un classement est arrondi après le tournoi, les demis vers le haut
text-the-two-losing-semifinalists-meet-without-it-they-share-third-place = les deux perdants des demi-finales se rencontrent ; sans elle ils partagent la troisième place
text-so-that-nobody-has-the-same-colour-three-times-in-a-row-where-the-cycles-meet = pour que personne n'ait trois fois de suite la même couleur entre l'aller et le retour
text-two-teams-everybody-meets-everybody-of-the-other-team-twice-once-with-each-colour = deux équipes : chacun rencontre deux fois chacun de l'autre équipe, une fois avec chaque couleur
text-two-teams-everybody-meets-everybody-of-the-other-team-one-round-a-board = deux équipes : chacun rencontre chacun de l'autre équipe, une ronde par échiquier
text-virtual-match-points-for-the-upper-half-in-the-first-rounds-c-04-7 = points de match virtuels pour la moitié supérieure dans les premières rondes (C.04.7)
text-match-points-also-for-a-match-won-by-forfeit-and-a-full-point-bye = points de match, aussi pour un match gagné par forfait et une exemption à un point
text-match-points-also-for-a-half-point-bye = points de match, aussi pour une exemption à un demi-point
text-of-the-team-that-is-left-over-c-04-6-1-4-those-of-a-draw = de l'équipe qui reste (C.04.6 1.4 : ceux d'un match nul)
text-game-points-over-the-board = points de parties, à l'échiquier
text-the-number-of-boards-of-a-match = le nombre d'échiquiers d'un match
text-the-game-at-each-board-at-a-table-of-tractor-two-of-each-team-play-one-round = le jeu à chaque échiquier ; à une table de Tractor deux de chaque équipe jouent une manche
text-players-sit-in-the-order-of-the-teams-list = les joueurs sont assis dans l'ordre de la liste de l'équipe
text-what-decides-a-drawn-match-board-elimination-c-07-12-3-lots-are-drawn-once-for-all-of-them = ce qui le décide (élimination des échiquiers : C.07 12.3) ; le tirage au sort se fait une fois, pour tous les matchs
text-of-the-first-team-at-the-first-four-boards-and-so-on-trf-352 = de la première équipe aux quatre premiers échiquiers, et ainsi de suite (TRF 352)
text-the-rank-from-2-to-the-ace-at-which-both-partnerships-of-a-table-play-in-every-match = le rang de 2 à l'as auquel jouent les deux paires d'une table, à chaque match
text-a-list-or-line-up-that-breaks-the-order-or-a-limit-is-refused-with-no-the-desk-asks = une liste ou composition qui enfreint l'ordre ou une limite est refusée ; avec `non`, le programme demande
text-how-much-weaker-a-player-may-be-than-one-at-a-lower-board-0-is-no-limit = de combien un joueur peut être plus faible qu'un joueur d'un échiquier suivant ; 0 est sans limite
text-players-of-a-team-beyond-the-number-of-boards-99-is-any-number = joueurs d'une équipe au-delà du nombre d'échiquiers ; 99 est sans limite
text-the-board-at-which-a-woman-plays-0-is-none = l'échiquier où joue une femme ; 0 est aucun
text-the-board-at-which-a-junior-plays-0-is-none = l'échiquier où joue un jeune ; 0 est aucun
text-years-of-age-on-the-first-day-of-the-event = âge en années au premier jour du tournoi
text-numbers-teams-without-a-rating-the-mean-of-the-best-members-one-a-board-or-of-all-halves-up = classe les équipes sans classement : la moyenne des meilleurs membres, un par échiquier, ou de tous ; les demis vers le haut
text-the-rating-with-which-they-count-in-that-mean-0-leaves-them-out = le classement avec lequel ils comptent dans cette moyenne ; 0 les laisse de côté
text-teams-by-the-points-or-the-places-of-their-best-players = équipes selon les points ou les places de leurs meilleurs joueurs
text-the-field-of-a-player-that-names-the-team-players-without-it-are-in-none = le champ d'un joueur qui nomme l'équipe ; sans lui, il n'est dans aucune
text-the-best-of-a-team-0-for-all-of-them = les meilleurs d'une équipe ; 0 pour tous
text-two-players-won-drawn-or-lost-with-the-value-of-the-pieces-left-to-each = deux joueurs : gagné, nulle ou perdu, avec la valeur des pièces qui restent à chacun
text-2-to-10-at-a-table-five-dice-each-best-hand-first = 2 à 10 par table : cinq dés chacun, la meilleure main d'abord
text-four-at-a-table-in-two-teams-the-cards-of-every-trick-are-entered-and-judged = quatre par table en deux camps : les cartes de chaque levée sont saisies et jugées
text-the-rank-from-2-to-the-ace-at-which-the-team-plays-its-first-round = le rang de 2 à l'as auquel le camp joue sa première manche
text-the-mean-of-the-places-at-the-tables-lowest-first-then-the-best-hands = la moyenne des places aux tables, la plus basse d'abord, puis les meilleures mains
text-the-sum-of-the-places-at-the-tables-lowest-first-then-the-best-hands = la somme des places aux tables, la plus basse d'abord, puis les meilleures mains
text-the-mean-of-the-places-at-the-tables-players-with-too-few-games-come-last = la moyenne des places aux tables, les joueurs avec trop peu de parties en dernier
text-the-rank-reached-then-the-points-taken-as-defenders = le rang atteint, puis les points pris en défense
text-how-players-with-fewer-games-rank-by-the-mean-alone-by-the-sum-with-missed-rounds-last-or-last = rang des joueurs avec moins de parties : par la moyenne seule, par la somme avec les rondes manquées en dernier, ou en dernier
text-for-events-that-began-before-march-2026-a-dummy-opponent-has-the-players-own-score-without-a-cap-c-07-16-4 = pour les tournois commencés avant mars 2026 : un adversaire virtuel a le score du joueur, sans plafond (C.07 16.4)
text-as-in-a-round-robin-where-the-pairings-are-known-before-the-first-round-c-07-15-2 = comme dans un toutes rondes, où les appariements sont connus avant la première ronde (C.07 15.2)
text-in-aro-tpr-ptp-apro-and-appo-as-published-before-round-1-c-07-art-10-has-no-tie-break = dans ARO, TPR, PTP, APRO et APPO, comme publié avant la ronde 1 ; C.07 art. 10 n'a pas de départage
text-a-game-counts-with-the-rating-the-opponent-had-in-its-round-else-with-the-first-one-c-07-art-10 = une partie compte avec le classement que l'adversaire avait dans sa ronde ; sinon avec le premier (C.07 art. 10)
text-opponents-without-a-rating-count-with-this-one = les adversaires sans classement comptent avec celui-ci
text-players-with-fewer-come-last = les joueurs qui en ont moins viennent en dernier
text-the-sum-of-points-of-textwho-of-a-textfield-equal-teams-by-their-best-single-places = La somme des points ({ $textWho } ; équipe : { $textField }) ; équipes à égalité selon leurs meilleures places individuelles.
text-the-mean-of-points-of-textwho-of-a-textfield-equal-teams-by-their-best-single-places = La moyenne des points ({ $textWho } ; équipe : { $textField }) ; équipes à égalité selon leurs meilleures places individuelles.
text-the-sum-of-places-of-textwho-of-a-textfield-equal-teams-by-their-best-single-places = La somme des places ({ $textWho } ; équipe : { $textField }) ; équipes à égalité selon leurs meilleures places individuelles.
text-the-sum-of-the-places-at-tables-of-textwho-of-a-textfield-equal-teams-by-their-best-single-places = La somme des places aux tables ({ $textWho } ; équipe : { $textField }) ; équipes à égalité selon leurs meilleures places individuelles.
text-the-mean-of-the-places-at-tables-of-textwho-of-a-textfield-equal-teams-by-their-best-single-places = La moyenne des places aux tables ({ $textWho } ; équipe : { $textField }) ; équipes à égalité selon leurs meilleures places individuelles.
text-sum-of-places = somme des places
text-all-players = tous les joueurs
text-the-best-player = le meilleur joueur
text-the-best-count-players = les { $count } meilleurs joueurs
text-points-percentage-and-performance-are-of-the-games-played-not-of-forfeits = points, pourcentage et performance sont ceux des parties jouées, sans les forfaits
report-text = texte
text-textlist-count-player-with-the-textkind = { $textList } : { $count } joueur avec le { $textKind }
text-textlist-count-players-with-the-textkind = { $textList } : { $count } joueurs avec le { $textKind }
text-columns-not-used-columns = colonnes non utilisées : { $columns }
text-gone = parti
text-the-event-is-rated-as-a-whole-with-the-ratings-before-it = le tournoi compte en une fois, avec les classements d'avant
text-the-event-is-rated-as-a-whole-with-the-ratings-after-it = le tournoi compte en une fois, avec les classements d'après
