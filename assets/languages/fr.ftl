# Français
#
# Terms: Livre de l'arbitre de la Fédération française des échecs (appariements, départages, exempt, forfait, grille
# américaine, toutes rondes) and the French edition of Swiss-Manager and chess-results.com (liste de départ).

## Titles

title-pairings = Appariements de la ronde { $round }
title-pairings-alone = Appariements
title-names = Appariements de la ronde { $round }{ $beside } par nom
title-names-alone = Appariements par nom
title-matches = Matchs de la ronde { $round }
title-matches-alone = Matchs
title-field = Liste de départ
title-standings = Classement après la ronde { $round }
title-crosstable = Grille américaine après la ronde { $round }
title-crosstable-alone = Grille américaine
title-boards = Joueurs par échiquier après la ronde { $round }
title-bracket = Tableau après la ronde { $round }
title-bracket-alone = Tableau
title-cards = Fiches des joueurs après la ronde { $round }
title-cards-alone = Fiches des joueurs
title-team-cards = Fiches des équipes après la ronde { $round }
title-team-cards-alone = Fiches des équipes
title-slips = Feuilles de résultat de la ronde { $round }
title-slips-alone = Feuilles de résultat
title-line-ups = Feuilles de composition de la ronde { $round }
title-line-ups-alone = Feuilles de composition
title-team-sheets = Listes des équipes
title-starting-list = Liste de départ
title-schedule = Calendrier
title-result-sheet = Résultats de la ronde { $round }
title-result-sheet-alone = Résultats
title-board-numbers = Numéros des échiquiers
title-table-numbers = Numéros des tables
title-name-cards = Cartons de nom
title-diplomas = Diplômes après la ronde { $round }
title-prizes = Prix après la ronde { $round }
title-check-in = Pointage de la ronde { $round }
title-wall = Affichage
wall-by-board = appariements par échiquier
wall-by-match = appariements par match
wall-by-name = appariements par nom
wall-after-round = après la ronde { $round }
wall-before-round-1 = avant la ronde 1
title-not-here = Absents avant la ronde { $round }
title-fees = Droits d'inscription
title-ratings = Variations Elo après la ronde { $round }
title-ratings-before = Classements avant la ronde 1
position = position { $position }
status-not-started = pas commencé
status-live = en cours, { $known } résultats sur { $boards }
status-live-earlier = en cours, { $known } résultats sur { $boards }, { $earlier ->
    [one] { $earlier } échiquier précédent ouvert
   *[other] { $earlier } échiquiers précédents ouverts
}
status-complete = complet
status-sealed = définitif
status-changed = définitif, modifié depuis

## Below the title: place, days, officials

days = du { $first } au { $last }
about-arbiter = arbitre { $text }
about-deputies = { $count ->
    [one] arbitre adjoint { $names }
   *[other] arbitres adjoints { $names }
}
about-time-control = cadence { $text }
about-provisional = provisoire : des parties sont en cours

## Headings of parts

heading-teams = Équipes
heading-board = Échiquier { $board }
heading-round = Ronde { $round }
heading-rounds = Rondes { $first } à { $last }
heading-by-round = Par ronde
heading-all-games = Toutes les parties
heading-all-against-all = Toutes rondes
heading-how-prizes = Comment ils sont calculés
heading-by-amount = Par montant
heading-not-paid = Non payé
heading-players = Joueurs
slip-heading = { $event } : ronde { $round }

## Notes

no-round-yet = Aucune ronde n'est encore publiée.
round-not-published = La ronde { $round } n'est pas encore publiée.
fixed-board = { $player } { $place ->
    [table] à la table
   *[other] à l'échiquier
} { $board }
fixed-board-elsewhere = { $player } { $place ->
    [table] à la table
   *[other] à l'échiquier
} { $board } (dans cette ronde : { $now })
fixed-boards = { $place ->
    [table] Tables fixes
   *[other] Échiquiers fixes
} : { $list }.
fixed-at = { $player } au { $board }
results-missing = { $count ->
    [one] Il manque encore { $count } résultat.
   *[other] Il manque encore { $count } résultats.
}
sealed-otherwise = État actuel : le classement arrêté après la ronde { $round } était différent.
legend-games = 12w1 : contre le numéro 12 avec les Blancs, gain. Signes : 1 gain, = nulle, 0 perte, + gain par forfait, - perte par forfait, a ajournée, . non terminée. Exempts : U par l'appariement, F un point, H un demi-point, Z zéro point.
legend-unrated = 12w1 : contre le numéro 12 avec les Blancs, gain. Signes : 1 gain, = nulle, 0 perte, + gain par forfait, - perte par forfait, a ajournée, . non terminée. W D L de même, non homologuées. Exempts : U par l'appariement, F un point, H un demi-point, Z zéro point.
legend-matches = 12w2 2½:1½ : contre l'équipe 12, Blancs au premier échiquier, 2 points de match, 2½ points de partie à 1½. Signes à la place des points de match : + gain par forfait, - perte par forfait, . non terminé. Exempts : U par l'appariement, F un point, H un demi-point, Z zéro point.
legend-matches-at-tables = 12:2 1½:½ : contre l'équipe 12, 2 points de match, 1½ points de partie à ½. Signes à la place des points de match : + gain par forfait, - perte par forfait, . non terminé. Exempts : U par l'appariement, F un point, H un demi-point, Z zéro point.
legend-dice = T3:1 : à la table 3, place 1 ; =1 : partagée. Exempts : U par l'appariement, F un point, H un demi-point, Z zéro point.
legend-tractor = T3:▲2 : à la table 3, la paire a gagné deux rangs ; T3 + 12:▲2 : avec le numéro 12 à la place du partenaire fixe. RANK est le rang atteint, TAKEN les points pris en défense. Exempts : U par l'appariement, F un point, H un demi-point, Z zéro point.
legend-unfinished = * non terminé.
boards-forfeits = Points, pourcentage et performance concernent les parties jouées ; les forfaits ne comptent pas. Chacun est classé à l'échiquier où il a joué le plus de parties.
no-line-up = Pas encore de composition, les premiers joueurs de la liste sont affichés : { $teams }.
no-team-yet = Aucune équipe n'est encore inscrite.
no-player-yet = Aucun joueur n'est inscrit.
players-in-all = { $who ->
    [team] { $count ->
        [one] { $count } équipe.
       *[other] { $count } équipes.
    }
   *[other] { $count ->
        [one] { $count } joueur.
       *[other] { $count } joueurs.
    }
}
round-not-paired = pas encore appariée
round-sealed = complète, classement définitif
round-results = { $known } résultats sur { $boards }
place-behind = Derrière { $name } (place { $place }) : { $how }.
place-ahead = Devant { $name } (place { $place }) : { $how }.
place-level = À égalité avec { $name } (place { $place }) : { $how }.
place-equal = égalité { $values }
place-differs = { $code } { $own } contre { $other }
diploma = Diplôme
diploma-arbiter = Arbitre
diploma-place = place { $place }
prize-one = prix { $first }
prize-several = prix { $first } à { $last }
place-of-all = { $place } sur { $ranked }
place-none = aucune, non classé
places-in-standings = Les places sont dans le classement.
card-members = Joueurs, avec le résultat de chaque ronde :
card-matches = Matchs, échiquier par échiquier :
bracket-drawn = { $one } – { $other } : nul, { $winner } passe { $by }.
check-in-expected = { $who ->
    [team] { $count ->
        [one] { $count } équipe attendue.
       *[other] { $count } équipes attendues.
    }
   *[other] { $count ->
        [one] { $count } joueur attendu.
       *[other] { $count } joueurs attendus.
    }
}
check-in-here = { $here } présents sur { $expected }.
fees-paid = Droits d'inscription { $sum } :{" "}{ $paid ->
    [one] { $paid } joueur a payé, { $unpaid } non.
   *[other] { $paid } joueurs ont payé, { $unpaid } non.
}
rated-by = Homologation : { $system }.
rated-as-a-whole = Le tournoi est homologué en entier : voici les variations s'il finissait maintenant.
prizes-awarded = { $given } sur { $whole } sont attribués.
prize-left-over = { $prize } : { $amount } restent, personne n'y a droit.

## The part of an event in which a player is absent; 0 is before round 1

absent-from = à partir de la ronde { $value }
absent-withdrawn = { $value ->
    [0] forfait général avant la ronde 1
   *[other] forfait général après la ronde { $value }
}
absent-excluded = { $value ->
    [0] exclu avant la ronde 1
   *[other] exclu après la ronde { $value }
}
absent-excluded-unranked = { $value ->
    [0] exclu avant la ronde 1, non classé
   *[other] exclu après la ronde { $value }, non classé
}

## Stages of a knockout

stage-last = { $value } derniers
stage-winners = côté gagnants, ronde { $value }
stage-losers = côté perdants, ronde { $value }
stage-last-head = { $value } derniers
stage-winner = Vainqueur
stage-final = Finale
stage-semi-finals = Demi-finales
stage-quarter-finals = Quarts de finale

## Results

result-unrated = { $value } non homologué

## Footer

footer-round = { $event }, ronde { $round } sur { $rounds }
footer-before-round-1 = { $event }, avant la ronde 1 sur { $rounds }
footer-last-entry = dernière saisie { $time }
footer-last-entry-head = dernière saisie { $time }, empreinte { $head }
footer-chain = chaîne { $head }
footer-key = clé { $key }
page-number = page { $page } sur { $pages }


## Headings of columns

word-number-sign = Pl.
word-name = nom
word-no = N°
word-pairing-number = numéro d'appariement
word-place = place
word-place-in-the-standings = place au classement
word-place-after-the-round = place après la ronde
word-place-at-the-board = place à l'échiquier
word-place-in-the-teams-list = place dans la liste de l'équipe
word-pairing-number-or-place-in-the-teams-list = numéro d'appariement, ou place dans la liste de l'équipe
word-number-then-the-board = numéro, puis l'échiquier
word-title = titre
word-fed = féd.
word-club = club
word-cat = cat.
word-team = équipe
word-teams = équipes
word-pair = paire
word-player = joueur
word-players = joueurs
word-partner = partenaire
word-opponent = adversaire
word-with = avec
word-against = contre
word-colour = couleur
word-colour-of-the-player-on-the-left = couleur du joueur de gauche
word-seat = siège
word-seats = sièges
word-board = échiquier
word-bd = éch.
word-table = table
word-match = match
word-round = ronde
word-stage = stade
word-result = résultat
word-bye = exempt
word-takes-part = participation
word-here = présent
word-born = né
word-id = code
word-rtg = Elo
word-rating = classement Elo
word-before = avant
word-now = maintenant
word-change = variation
word-old-system = ancien système
word-new-system = nouveau système
word-rating-before-the-event = Elo avant le tournoi
word-rating-before-the-event-empty-when-unrated = Elo avant le tournoi ; vide si non classé
word-rating-now = Elo maintenant
word-rating-after-the-round = Elo après la ronde
word-rating-after-it = Elo après
word-rating-if-the-event-ended-now = Elo si le tournoi finissait maintenant
word-rating-change-if-the-event-ended-now = variation Elo si le tournoi finissait maintenant
word-rating-change-since-before-the-event = variation Elo depuis le début du tournoi
word-rating-now-by-the-old-probit-system-to-compare = Elo maintenant selon l'ancien système probit, pour comparer
word-rating-now-by-the-new-probit-system-to-compare = Elo maintenant selon le nouveau système probit, pour comparer
word-rating-after-it-by-the-other-probit-system-to-compare = Elo après selon l'autre système probit, pour comparer
word-the-opponents-rating-before-the-round = Elo de l'adversaire avant la ronde
word-pts = Pts
word-points = points
word-points-so-far = points jusqu'ici
word-mp = PM
word-match-points = points de match
word-match-points-so-far = points de match jusqu'ici
word-gp = PP
word-game-points = points de partie
word-game-points-in-them = points de partie dans ces parties
word-games = parties
word-games-played = parties jouées
word-games-that-count = parties comptées
word-games-with-a-result-forfeits-included = parties avec résultat, forfaits compris
word-board-of-most-games = échiquier de la plupart des parties
word-points-of-these-games = points de ces parties
word-percent = %
word-percentage-of-the-possible-points = pourcentage des points possibles
word-perf = perf.
word-performance-in-these-games = performance dans ces parties
word-performance-in-rated-games-against-rated-opponents = performance dans les parties homologuées contre adversaires classés
word-forf = forf.
word-games-won-plus-and-lost-by-forfeit-not-counted = parties gagnées (+) et perdues (-) par forfait, non comptées
word-float = flot.
word-met-a-lower-score-or-scored-without-playing-met-a-higher-score = ↓ a rencontré un score inférieur, ou a marqué sans jouer ; ↑ a rencontré un score supérieur
word-score = score
word-what-the-team-has-added = total de l'équipe
word-players-who-count-of-all = joueurs comptés, sur tous
word-who-counts = joueurs comptés
word-rank = rang
word-ranks = rangs
word-rank-of-the-own-partnership-in-the-round-of-the-other = rang de sa paire dans la ronde : de l'autre
word-def = déf.
word-points-of-the-defenders-at-the-table = points de la défense à la table
word-opp = moy. adv.
word-mean-of-the-opponents-ratings-before-the-event = moyenne Elo des adversaires avant le tournoi
word-expected = attendu
word-points-that-were-expected = points attendus
word-k = K
word-new = nouveau
word-remarks = remarques
word-rule = règle
word-how = comment
word-how-the-place-came-about = calcul de la place
word-how-the-figures-came-about = calcul des valeurs
word-prize = prix
word-prize-no = prix n°
word-places-of-the-prize-that-are-shared = rangs du prix qui sont partagés
word-amount = montant
word-fee = droit
word-fee-paid-empty-for-not-paid = droit payé ; vide si non payé
word-sum = somme
word-begins = début
word-state = état
word-fide-id = code FIDE
word-signature = signature
word-team-1-signs = signature équipe 1
word-team-2-signs = signature équipe 2
word-diploma-for = diplôme pour
word-team-no = équipe n°

## Values of the standings

word-buchholz = Buchholz
word-sonneborn-berger = Sonneborn-Berger
word-fore-buchholz = Buchholz Fore
word-extended-sonneborn-berger = Sonneborn-Berger étendu
word-on-match-points = aux points de match
word-on-game-points = aux points de partie
word-forfeits-as-played = forfaits comptés comme joués
word-reversed = inversé
word-lots = tirage au sort
word-direct-encounter = rencontre directe
word-extended-direct-encounter = rencontre directe étendue
word-secondary-score = second score
word-progressive-scores = cumulatif
word-koya-system = système Koya
word-standard-points = points standard
word-average-rating-of-opponents = moyenne Elo des adversaires
word-average-of-opponents-buchholz = moyenne des Buchholz des adversaires
word-tournament-performance-rating = performance
word-perfect-tournament-performance = performance parfaite
word-average-performance-of-opponents = performance moyenne des adversaires
word-average-perfect-performance = performance parfaite moyenne des adversaires
word-scores-and-schedule-strength = scores et force du parcours
word-board-count = système berlinois
word-top-board-results = résultats des premiers échiquiers
word-bottom-board-elimination = élimination des derniers échiquiers
word-resistance-points = somme des points des adversaires
word-sonneborn-berger-of-games-played = Sonneborn-Berger des parties jouées
word-games-played-with-black = parties jouées avec les Noirs
word-games-won = nombre de victoires
word-place-given-by-hand = place fixée à la main
word-rank-reached = rang atteint
word-points-taken-as-defenders = points pris en défense
word-rounds-played = rondes jouées
word-still-in = encore en lice
word-stage-reached = stade atteint
word-mean-place = place moyenne
word-sum-of-places = somme des places

## Facts of a player

word-short-name = nom court
word-captain = capitaine
word-federation = fédération
word-category = catégorie
word-performance = performance
word-standard = standard
word-rapid = rapide
word-blitz = blitz
word-national = national
word-from-round = à partir de la ronde
word-beside-results = hors résultats
word-fixed-board = échiquier fixe
word-rating-before = Elo avant
word-position = position
word-fixed = fixe
word-board-1 = échiquier 1

## Colours, byes, results, stages

word-white = Blancs
word-black = Noirs
word-team-1 = équipe 1
word-team-2 = équipe 2
word-pairing-allocated-bye = exempt
word-full-point-bye = exempt avec un point
word-half-point-bye = exempt avec un demi-point
word-zero-point-bye = exempt sans point
word-adjourned = ajournée
word-quarter-final = quart de finale
word-semi-final = demi-finale
word-third-place = match pour la 3e place
word-final = finale
word-final-played-again = finale, rejouée
word-winners-side = côté gagnants
word-losers-side = côté perdants
word-not-an-official-event = tournoi non officiel

## Slips

word-whites-pieces-left = pièces blanches restantes
word-blacks-pieces-left = pièces noires restantes
word-main-suit-h-s-c-d-o-for-none = atout (H S C D, O pour aucun)
word-dealers-seat = siège du donneur
word-defenders-points = points de la défense
word-lead = entame
word-2nd = 2e
word-3rd = 3e
word-4th = 4e
word-won-by = gagné par
word-captain-signs = signature du capitaine
word-first-team-signs = signature de la première équipe
word-second-team-signs = signature de la seconde équipe
word-white-signs = signature des Blancs
word-black-signs = signature des Noirs
word-signed-for-the-table = signature pour la table

## Pages of a site

word-pairings = appariements
word-by-name = par nom
word-players-by-board = joueurs par échiquier
word-standings = classement
word-crosstable = grille américaine
word-starting-list = liste de départ
word-prizes = prix
word-rounds = rondes
word-pages = pages
word-letters = lettres
word-my-page = ma page
word-this-is-my-page = ceci est ma page
word-find = chercher
