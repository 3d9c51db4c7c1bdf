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
title-players = Joueurs après la ronde { $round }
title-bracket = Tableau après la ronde { $round }
title-bracket-alone = Tableau
title-cards = Fiches des joueurs après la ronde { $round }
title-cards-alone = Fiches des joueurs
title-team-cards = Fiches des équipes après la ronde { $round }
title-team-cards-alone = Fiches des équipes
title-slips = Bulletins de résultat de la ronde { $round }
title-slips-alone = Bulletins de résultat
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
heading-board = { $place ->
    [table] Table { $board }
   *[other] Échiquier { $board }
}
heading-round = Ronde { $round }
heading-rounds = Rondes { $first } à { $last }
heading-by-round = Par ronde
heading-all-games = Toutes les parties
heading-all-against-all = Toutes rondes
heading-how-prizes = Comment ils sont calculés
heading-by-amount = Par montant
heading-not-paid = Non payé
heading-players = Joueurs
slip-heading = { $event } : { $which }
slip-round = ronde { $round }

## Notes

no-round-yet = Aucune ronde n'est encore publiée.
round-not-published = La ronde { $round } n'est pas encore publiée.
fixed-board = { $player } { $place ->
    [match] au match
    [table] à la table
   *[other] à l'échiquier
} { $board }
fixed-board-elsewhere = { $player } { $place ->
    [match] au match
    [table] à la table
   *[other] à l'échiquier
} { $board } (dans cette ronde : { $now })
fixed-boards = { $place ->
    [match] Matchs fixes
    [table] Tables fixes
   *[other] Échiquiers fixes
} : { $list }.
fixed-at = { $player } au { $board }
results-missing = { $count ->
    [one] Il manque encore { $count } résultat.
   *[other] Il manque encore { $count } résultats.
}
sealed-otherwise = État actuel : le classement arrêté après la ronde { $round } était différent.
decimal-sign = ,
letter-white = b
letter-black = n
legend-games = 12{ $white }1 : contre le numéro 12 avec les Blancs, gain. Signes : 1 gain, = nulle, 0 perte, + gain par forfait, - perte par forfait, a ajournée, . non terminée. Exempts : U par l'appariement, F un point, H un demi-point, Z zéro point.
legend-unrated = 12{ $white }1 : contre le numéro 12 avec les Blancs, gain. Signes : 1 gain, = nulle, 0 perte, + gain par forfait, - perte par forfait, a ajournée, . non terminée. W D L de même, non homologuées. Exempts : U par l'appariement, F un point, H un demi-point, Z zéro point.
legend-matches = 12{ $white }2 2½:1½ : contre l'équipe 12, Blancs au premier échiquier, 2 points de match, 2½ points de partie à 1½. Signes à la place des points de match : + gain par forfait, - perte par forfait, . non terminé. Exempts : U par l'appariement, F un point, H un demi-point, Z zéro point.
legend-matches-at-tables = 12:2 1½:½ : contre l'équipe 12, 2 points de match, 1½ points de partie à ½. Signes à la place des points de match : + gain par forfait, - perte par forfait, . non terminé. Exempts : U par l'appariement, F un point, H un demi-point, Z zéro point.
legend-dice = T3:1 : à la table 3, place 1 ; =1 : partagée. Exempts : U par l'appariement, F un point, H un demi-point, Z zéro point.
legend-tractor = T3:▲2 : à la table 3, la paire a gagné deux rangs ; T3 + 12:▲2 : avec le numéro 12 à la place du partenaire fixe. RANK est le rang atteint, TAKEN les points pris en défense. Exempts : U par l'appariement, F un point, H un demi-point, Z zéro point.
legend-unfinished = * non terminé.
legend-adjourned = Un échiquier ajourné compte comme nulle jusqu'à sa fin.
legend-forfeited-boards = ± avec des parties gagnées ou perdues par forfait.
boards-forfeits = Points, pourcentage et performance concernent les parties jouées ; les forfaits ne comptent pas. { $place ->
    [table] Chacun est classé à la table où il a joué le plus de parties.
    [none] Tous sont dans une seule liste, car les échiquiers d'un joueur changent de ronde en ronde.
   *[other] Chacun est classé à l'échiquier où il a joué le plus de parties.
}
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
diploma-place = { $place ->
    [1] { $place }re place
   *[other] { $place }e place
}
prize-one = prix { $first }
prize-several = prix { $first } à { $last }
place-of-all = { $place } sur { $ranked }
place-none = aucune, non classé
places-in-standings = Les places sont dans le classement.
card-members = Joueurs, avec le résultat de chaque ronde :
card-matches = Matchs, échiquier par échiquier :
bracket-drawn = { $one } – { $other } : nul, { $winner } passe { $by }.
labelled = { $label } : { $value }
tie-break-cut = { $name } tronqué { $count }
tie-break-median = { $name } médian { $count }
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

footer-event = { $event }, { $which }
footer-round = ronde { $round } sur { $rounds }
footer-before-round-1 = avant la ronde 1 sur { $rounds }
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
word-place-at-the-table = place à la table
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
word-born = naiss.
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
word-board-of-most-games = échiquier de la plupart des parties
word-table-of-most-games = table de la plupart des parties
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
word-match-and-match-points = points de match × points de match
word-match-and-game-points = points de match × points de partie
word-game-and-match-points = points de partie × points de match
word-game-and-game-points = points de partie × points de partie
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
word-nothing-found = rien trouvé

## Words of reasons and remarks

word-swiss-ranking = classement suisse
word-counts = compte
word-knockout = élimination directe
word-given = donné
word-one-prize = un seul prix
word-own-place = propre place
word-equal-division = partage égal
word-hort-system = système Hort
word-hoyle-poker-dice = Hoyle : poker d'as
word-tractor-round = Tractor : donne
word-crikey-rule-1 = règle Crikey 1
word-crikey-rule-2 = règle Crikey 2
word-crikey-rule-3 = règle Crikey 3
word-crikey-rule-3a = règle Crikey 3a
word-crikey-rule-3b = règle Crikey 3b
word-crikey-rule-3c = règle Crikey 3c
word-crikey-rule-4 = règle Crikey 4
word-aces = as
word-twos = deux
word-threes = trois
word-fours = quatre
word-fives = cinq
word-sixes = six
word-ace = as
word-given-from-outside = donné de l'extérieur
word-top-boards = premiers échiquiers
word-bottom-boards = derniers échiquiers
word-games-with-black = parties avec les Noirs
word-games-won-with-black = victoires avec les Noirs
word-number-of-wins = nombre de victoires
word-rounds-elected-to-play = rondes que le joueur a voulu jouer
word-not-finished = non terminée
word-forfeit-not-rated = forfait, non compté pour l'Elo
word-not-rated = non compté pour l'Elo
word-no-rating = sans classement
word-by-hand = saisi
word-rating-points-exchange = échange de points de classement
word-probit = probit
word-white-counts-stronger-by = avantage compté aux Blancs
word-factor = facteur
word-decimals = décimales
word-tau-hundredths = tau, en centièmes
word-rating-of-the-unrated = classement des non-classés
word-deviation-of-the-unrated = écart des non-classés
word-deviation-of-the-rated = écart des classés
word-volatility-ten-thousandths = volatilité, en dix-millièmes
word-by-first-day = selon le premier jour
word-march-2024 = mars 2024
word-december-2024 = décembre 2024
word-october-2025 = octobre 2025

## Facts

fact-place-shared = place { $place } partagée, { $hand }
fact-defended = en défense
fact-declared = déclarant
fact-won-game = a gagné le jeu
fact-lost-game = a perdu le jeu
fact-tractor-result = { $role }, { $what } ; { $points } à la défense
fact-not-judged = { $told } (aucune levée jugée)
fact-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
fact-gained = { $count ->
    [one] a gagné { $count } rang
   *[other] a gagné { $count } rangs
}
fact-round = ronde { $round } : { $what }
fact-list = { $list }
fact-games = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
fact-decimals = { $decimals ->
    [one] { $decimals } décimale
   *[other] { $decimals } décimales
}
fact-rounded = { $exact } arrondi à { $decimals }, moitiés vers le haut : { $now }
fact-not-finished = non terminée, contre { $name }
fact-adjourned = ajournée, contre { $name }
fact-against = contre { $name }
fact-unequal-mean = nombres inégaux de parties : la moyenne des places dans les rondes avec une main ou un exempt, si bien qu'un joueur qui en a peu peut mener
fact-unequal-sum = nombres inégaux de parties : la somme des places ; une ronde sans main ni exempt compte comme la dernière place de la plus grande table de la ronde
fact-unequal-least = nombres inégaux de parties : la moyenne des places dans les rondes avec une main ou un exempt ; les joueurs qui ont moins de { $games } viennent en dernier
fact-unequal-games = { $rule } ; une place compte autant aux petites et aux grandes tables ; l'exempt à un point compte comme la première place de la plus grande table de la ronde, celui à un demi-point ou par l'appariement comme celle du milieu, celui à zéro point comme la dernière
fact-strength = force { $white } ({ $before } + { $handicap }) contre { $black }
fact-gap = écart { $gap }
fact-core-exchange = échange de base CE { $core }
fact-white-to = Blancs { $before } à { $white }
fact-black-to = Noirs { $before } à { $black }
fact-equal-draw = nulle à forces égales : aucun changement
fact-uneven-draw = nulle : RPE { $single } du plus fort au plus faible
fact-equal-win = victoire à forces égales : RPE { $single }
fact-stronger-wins = le plus fort gagne : RPE 1,00 - { $core } = { $single }
fact-weaker-wins = le plus faible gagne : RPE 1,00 + { $core } = { $single }
fact-doubled = { $winners } < { $losers } : doublé, RPE { $points }
fact-not-doubled = { $winners } ≥ { $losers } : non doublé
fact-five-alike = cinq { $faces }
fact-four-alike = quatre { $faces }, { $others }
fact-full-house = full, { $faces } par les { $pair }
fact-three-alike = trois { $faces }, { $others }
fact-two-pair = deux paires, { $faces } et { $lower }, { $others }
fact-pair-of = paire de { $faces }, { $others }
fact-high-die = dé le plus haut, { $dice }
fact-place-hand = place { $place }, { $hand }
fact-next-die = { $one } { $other }
fact-berlin-count = au système berlinois, { $first } : { $second }
fact-at-first-board = au premier échiquier, { $first } : { $second }
fact-at-boards = aux échiquiers 1 à { $left }, { $first } : { $second }
fact-by-lot = par tirage au sort
fact-cited = { $how } ({ $clause })
fact-drawn-decided = le match nul contre { $name } a été départagé { $by }
fact-in-won = encore en lice : a gagné le match du stade { $stage }
fact-in-open = encore en lice : le match du stade { $stage } n'est pas encore décidé
fact-out-won = éliminé, puis vainqueur du match suivant, du stade { $stage }
fact-out-lost = éliminé : a perdu le match du stade { $stage }
fact-no-hand = pas de main, compte comme la place { $largest }
fact-places-shared = places { $first } à { $last } partagées, compte { $place }, { $hand }
fact-bye-counts-as = { $bye }, compte comme la place { $place }
fact-best-hand = meilleure main : { $best }
fact-no-lots = pas encore de tirage au sort
fact-nothing-given = { $name } : rien n'est encore donné
fact-nothing-here = { $name } : rien ici
fact-drawn-by-lot = tiré au sort : { $value }
fact-by-director = { $name } : { $value }, par le directeur
fact-forfeit-against = par forfait, contre { $opponent }
fact-left-early = { $how }, ne compte pas : parti avant la moitié des parties
fact-sum = somme { $points }
fact-value-of = { $name } { $value }
fact-keeps-one-prize = { $name } garde { $amount } de { $keeps } et laisse { $leaves }
fact-rounded-down = { $amount } (arrondi vers le bas)
fact-remainders = { $down } + { $more } (plus forts restes) = { $amount }
fact-prize-alone = { $category } : { $name }, seul à la place { $first } : { $amount }
fact-prize-among = { $category } : { $name }, un des { $members } aux places { $first } à { $last }
fact-prize-share = { $among } : { $pool } / { $members } = { $amount }
fact-prize-hort = { $among } : { $own } / 2 + { $pool } / { $twice } = { $amount }
fact-rank-and-taken = { $defenders } points à la défense ; rang { $rank }, pris jusqu'ici { $taken }
fact-no-result = { $name } n'a pas encore de résultat
fact-unchanged = rien ne l'a encore changé
fact-batch = { $shown } avant le tournoi, { $now } après
fact-batch-against = { $won } gagnées, { $lost } perdues contre { $name } ({ $theirs }) : { $stake } × ({ $won } - { $games } × Φ({ $z })) = { $gain }
fact-mean-hundredths = la moyenne, arrondie au centième : { $mean }
fact-opponents-value = { $name }, { $code } { $theirs }
fact-mean-rounded = la moyenne, arrondie : { $mean }
fact-board-count = numéros d'échiquier par points { $points }
fact-board-points = échiquier { $number } { $points }
fact-without-last = sans les { $number } derniers { $points }
fact-board = échiquier { $number } : { $product }
fact-among-tied-by = entre les ex æquo, selon { $score } : { $list }
fact-among-tied = entre les ex æquo : { $list }
fact-tied-sum = { $name } { $sum }
fact-not-met = { $own } ({ $count } non rencontrés)
fact-and-more = et { $more } autres
fact-all-met-equal = tous se sont rencontrés, et cela ne départage personne
fact-all-met = tous se sont rencontrés : les sommes décident
fact-some-met-equal = tous ne se sont pas rencontrés, et personne n'est premier quoi que donnent les parties manquantes
fact-some-met = tous ne se sont pas rencontrés ; { $name } est premier quoi que donnent les parties manquantes
fact-nobody-tied = personne n'est ex æquo ici
fact-as-if-drawn = comme si tout ce qui était apparié à la ronde { $round } avait été nul
fact-cut-least = la valeur la moins significative (14.1)
fact-cut-voluntary = une ronde non jouée volontairement (16.5)
fact-cut-most = la valeur la plus significative (14.3)
fact-of-dummy = { $score } d'un adversaire virtuel, { $how }
fact-of-adjusted = { $of } ({ $own }, exempts comptés nuls à partir de la ronde { $round }, 16.3)
fact-dummy-as-opponent = { $dummy }, propre score { $own }, au plus comme { $name } (16.4.1)
fact-dummy-draws = { $dummy }, propre score { $own }, au plus une nulle par ronde (16.4.2)
fact-primary-score = le premier score
fact-secondary-score = le second score
fact-in-their-matches = { $name } dans leurs matchs : { $keys }
fact-koya-limit = comptent les adversaires qui ont { $limit } points et plus
fact-paired-under = le numéro sous lequel le joueur est apparié
fact-expected-score = { $scored } marqués ; avec { $rating } on attend { $expected } (B.02 8.1.2)
fact-mean-rating = leur classement moyen est { $mean }
fact-share-difference = { $scored } sur { $games }, soit { $share } % : { $difference } (B.02 8.1.1)
fact-after-round = après la ronde { $round } : { $score }
fact-without-after = sans le score après la ronde { $round }
fact-rating-before-event = le classement avant le tournoi
fact-result-against = { $result } contre { $name }, { $rating }
fact-highest = le plus haut
fact-lowest = le plus bas
fact-no-game-rated = non défini : aucune partie jouée sur l'échiquier contre un adversaire classé
fact-no-game = non défini : aucune partie jouée sur l'échiquier
fact-unrated-left-out = { $name } est sans classement et ne compte pas
fact-unrated-fixed = { $told } (sans classement, valeur fixe)
fact-unrated-lowest = { $told } (sans classement, le plus bas du tournoi)
fact-unrated-mean = { $told } (sans classement, la moyenne du tournoi)
fact-no-factor = non défini : le facteur est 0, et aucun /K n'en fixe un
fact-schedule-strength = second score { $own }, et { $which } { $buchholz } / { $factor }, au centième : { $sum }
fact-no-rating = non défini pour tous : { $name } n'a pas de classement
fact-part-cut = { $own } est retiré : { $reason }
fact-given-or-taken = donnés ou retirés par l'arbitre : { $added }
fact-points-how = { $points } { $how }
fact-score-of = { $score } de { $name }
fact-has = { $name } a { $score }
fact-product = { $points } × { $whose } = { $value }
fact-part-for = { $value } pour { $name }
fact-cut-round = retirée la ronde { $round } : { $value }, { $reason }
fact-forfeit = par forfait
fact-won-forfeit = par forfait contre { $name }
fact-lost-forfeit = perdu par forfait contre { $name }
fact-drawn-forfeits = nul par forfaits contre { $name }
fact-probit-old = ancien système : calculé avec les classements d'avant le tournoi
fact-probit-new = nouveau système : calculé avec les classements d'après le tournoi
fact-steps = { $count ->
    [one] { $count } pas
   *[other] { $count } pas
}
fact-solved = résolu en { $steps }, exact à { $bound } près
fact-oscillates = la simple répétition oscille ici et ne se stabilise jamais
fact-remark-from = { $rating } à partir de la ronde { $round }
fact-remark-first = premier classement
fact-remark-no-point = sans classement : aucun point
fact-remark-few = sans classement : { $games } parties sur { $least }
fact-remark-low = sans classement : moins de { $floor }
fact-remark-lost = moins de { $floor } : perd son classement
fact-remark-k = K { $base } × { $games } parties > 700
fact-periods = { $periods } périodes de classement ensemble : { $change }
fact-rating-stays = aucune partie classée : le classement reste { $rating }
fact-k-less = { $base } × { $games } dépasse 700 : K devient { $k }
fact-fide-change = { $k } × { $sum } = { $product }, arrondi { $change } : { $before } → { $now } si le tournoi finissait maintenant
fact-below-floor = { $now } est inférieur à { $floor } : publié sans classement
fact-unrated-no-change = { $game } (sans classement) : ne change aucun classement
fact-too-far-apart = { $game } ({ $opponent }) : non compté, 600 points ou plus d'écart et un joueur au-dessus de 2600
fact-difference-as = différence { $full } comptée { $difference }
fact-difference = différence { $full }
fact-fide-game = { $game } ({ $opponent }) : { $difference }, attendu { $expected }, { $gain }
fact-not-listed = sans classement : { $rating } n'est pas un Elo de la liste FIDE ({ $tempo })
fact-unrated = sans classement
fact-no-first-rating = aucune partie contre un adversaire classé : pas de premier classement
fact-unrated-not-counted = { $game } (sans classement) : ne compte pas
fact-against-rated = { $game } ({ $rating })
fact-begins-with = { $from }, avec lequel commence un joueur qui n'en a pas d'autre
fact-from-round-on = { $from }, à partir de la ronde { $round }
fact-rated-as = { $rating }, { $from } ; compté en { $tempo }, règlement de { $edition }
fact-typed-rating = le classement saisi
fact-kind-of-rating = le classement ({ $kind })
fact-rating-of-list = le classement ({ $kind }) de { $source }
fact-k-listed = selon la liste de classement
fact-k-2400 = 2400 ou plus
fact-k-young = pas plus de 18 ans cette année, et moins de 2300
fact-k-usual = le cas usuel ; 40 pour un nouveau de la liste, 10 pour qui a atteint 2400, seule une liste le sait
fact-k = K { $k } : { $reason }
fact-mean-of-first = moyenne avec deux adversaires à 1800 : ({ $opponents } + 3600) / { $count } = { $mean }
fact-share-of-first = part avec deux nulles contre eux : ({ $points } + 1) / { $count } = { $share }, différence { $difference }
fact-first-rounded = { $mean } { $difference } donne { $rating }, arrondi
fact-first-capped = { $mean } { $difference } donne { $uncapped } ; un premier classement est au plus { $rating }
fact-first-rating = premier classement { $rating } si le tournoi finissait maintenant
fact-no-point = aucun point : un premier tournoi sans point est ignoré
fact-too-few-games = { $games } sur { $least } : reste sans classement jusqu'à ce que des tournois des 26 prochains mois apportent le reste
fact-too-low = { $rating } est inférieur à { $floor } : reste sans classement
fact-before-the-event = avant le tournoi
fact-start-values = sans classement, donc les valeurs de départ
fact-glicko-before = { $what } : { $rating }, écart { $deviation }, volatilité { $volatility } ; tau { $tau }
fact-glicko-game = { $game } ({ $rating }, écart { $deviation }) : poids { $weight }, attendu { $expected }, { $gain }
fact-deviation-grows = aucune partie classée : l'écart passe de { $before } à { $after }
fact-glicko-period = somme { $sum }, variance { $variance }, progrès { $improvement }
fact-glicko-after = { $rounded } ; écart { $deviation }, volatilité { $volatility }, si le tournoi finissait maintenant
fact-not-played = non jouée
fact-is-adjourned = ajournée
fact-marked-unrated = marquée non comptée pour l'Elo
fact-no-result-yet = pas encore de résultat
fact-does-not-count = contre { $name } : { $why }, ne compte pas
fact-won-against = gain contre { $name }
fact-drew-with = nulle contre { $name }
fact-lost-to = perte contre { $name }
fact-remark-deviation = écart { $deviation }
fact-fide-rules = { $name }, { $tempo }, règlement de { $edition }
fact-system = { $name }
fact-parameter = { $name } { $value }
