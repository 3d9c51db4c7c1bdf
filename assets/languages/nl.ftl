# Nederlands
#
# Terms: competitiereglement of the Koninklijke Nederlandse Schaakbond, the glossary of ksfah.be (indeling, stand,
# weerstandspunten), and chess-results.com in Dutch (kruistabel, startlijst, bye).

## Titles

title-pairings = Indeling van ronde { $round }
title-pairings-alone = Indeling
title-names = Indeling van ronde { $round }{ $beside } op naam
title-names-alone = Indeling op naam
title-matches = Wedstrijden van ronde { $round }
title-matches-alone = Wedstrijden
title-field = Startlijst
title-standings = Stand na ronde { $round }
title-crosstable = Kruistabel na ronde { $round }
title-crosstable-alone = Kruistabel
title-boards = Spelers per bord na ronde { $round }
title-bracket = Schema na ronde { $round }
title-bracket-alone = Schema
title-cards = Spelerskaarten na ronde { $round }
title-cards-alone = Spelerskaarten
title-team-cards = Teamkaarten na ronde { $round }
title-team-cards-alone = Teamkaarten
title-slips = Uitslagbriefjes van ronde { $round }
title-slips-alone = Uitslagbriefjes
title-line-ups = Opstellingsformulieren van ronde { $round }
title-line-ups-alone = Opstellingsformulieren
title-team-sheets = Teamlijsten
title-starting-list = Startlijst
title-schedule = Tijdschema
title-result-sheet = Uitslagenlijst van ronde { $round }
title-result-sheet-alone = Uitslagenlijst
title-board-numbers = Bordnummers
title-table-numbers = Tafelnummers
title-name-cards = Naamkaarten
title-diplomas = Diploma's na ronde { $round }
title-prizes = Prijzen na ronde { $round }
title-check-in = Aanmelding voor ronde { $round }
title-wall = Prikbord
wall-by-board = indeling per bord
wall-by-match = indeling per wedstrijd
wall-by-name = indeling op naam
wall-after-round = na ronde { $round }
wall-before-round-1 = voor ronde 1
title-not-here = Niet aanwezig voor ronde { $round }
title-fees = Inschrijfgelden
title-ratings = Ratingveranderingen na ronde { $round }
title-ratings-before = Ratings voor ronde 1
position = stelling { $position }
status-not-started = niet begonnen
status-live = tussenstand, { $known } van { $boards } uitslagen
status-live-earlier = tussenstand, { $known } van { $boards } uitslagen, { $earlier ->
    [one] { $earlier } eerder bord open
   *[other] { $earlier } eerdere borden open
}
status-complete = volledig
status-sealed = definitief
status-changed = definitief, sindsdien veranderd

## Below the title: place, days, officials

days = { $first } tot { $last }
about-arbiter = arbiter { $text }
about-deputies = { $count ->
    [one] plaatsvervangend arbiter { $names }
   *[other] plaatsvervangende arbiters { $names }
}
about-time-control = speeltempo { $text }
about-provisional = voorlopig: er zijn partijen open

## Headings of parts

heading-teams = Teams
heading-board = Bord { $board }
heading-round = Ronde { $round }
heading-rounds = Ronden { $first } tot { $last }
heading-by-round = Per ronde
heading-all-games = Alle partijen
heading-all-against-all = Allen tegen allen
heading-how-prizes = Hoe ze tot stand kwamen
heading-by-amount = Per bedrag
heading-not-paid = Niet betaald
heading-players = Spelers
slip-heading = { $event }: ronde { $round }

## Notes

no-round-yet = Er is nog geen ronde ingedeeld.
round-not-published = Ronde { $round } is nog niet ingedeeld.
fixed-board = { $player } aan { $place ->
    [table] tafel
   *[other] bord
} { $board }
fixed-board-elsewhere = { $player } aan { $place ->
    [table] tafel
   *[other] bord
} { $board } (in deze ronde aan { $now })
fixed-boards = Vaste { $place ->
    [table] tafels
   *[other] borden
}: { $list }.
fixed-at = { $player } aan { $board }
results-missing = { $count ->
    [one] Er ontbreekt nog { $count } uitslag.
   *[other] Er ontbreken nog { $count } uitslagen.
}
sealed-otherwise = Huidige stand: de na ronde { $round } vastgestelde stand was anders.
legend-games = 12w1: tegen nummer 12 met wit, gewonnen. Tekens: 1 gewonnen, = remise, 0 verloren, + reglementair gewonnen, - reglementair verloren, a afgebroken, . niet klaar. Byes: U van de indeling, F heel punt, H half punt, Z nul punten.
legend-unrated = 12w1: tegen nummer 12 met wit, gewonnen. Tekens: 1 gewonnen, = remise, 0 verloren, + reglementair gewonnen, - reglementair verloren, a afgebroken, . niet klaar. W D L hetzelfde, niet voor de rating. Byes: U van de indeling, F heel punt, H half punt, Z nul punten.
legend-matches = 12w2 2½:1½: tegen team 12, wit aan het eerste bord, 2 matchpunten, 2½ bordpunten tegen 1½. Tekens in plaats van de matchpunten: + reglementair gewonnen, - reglementair verloren, . niet klaar. Byes: U van de indeling, F heel punt, H half punt, Z nul punten.
legend-matches-at-tables = 12:2 1½:½: tegen team 12, 2 matchpunten, 1½ bordpunten tegen ½. Tekens in plaats van de matchpunten: + reglementair gewonnen, - reglementair verloren, . niet klaar. Byes: U van de indeling, F heel punt, H half punt, Z nul punten.
legend-dice = T3:1: aan tafel 3, plaats 1; =1: gedeeld. Byes: U van de indeling, F heel punt, H half punt, Z nul punten.
legend-tractor = T3:▲2: aan tafel 3, het paar steeg twee rangen; T3 + 12:▲2: met nummer 12 in plaats van de vaste partner. RANK is de bereikte rang, TAKEN zijn de punten als verdediger. Byes: U van de indeling, F heel punt, H half punt, Z nul punten.
legend-unfinished = * niet klaar.
boards-forfeits = Punten, percentage en prestatie gelden voor de gespeelde partijen; reglementaire uitslagen tellen niet mee. Ieder staat bij het bord waaraan de meeste partijen zijn gespeeld.
no-line-up = Nog geen opstelling, de eerste spelers van de lijst worden getoond: { $teams }.
no-team-yet = Er is nog geen team ingeschreven.
no-player-yet = Er is geen speler ingeschreven.
players-in-all = { $who ->
    [team] { $count ->
        [one] { $count } team.
       *[other] { $count } teams.
    }
   *[other] { $count ->
        [one] { $count } speler.
       *[other] { $count } spelers.
    }
}
round-not-paired = nog niet ingedeeld
round-sealed = volledig, stand definitief
round-results = { $known } van { $boards } uitslagen
place-behind = Achter { $name } (plaats { $place }): { $how }.
place-ahead = Voor { $name } (plaats { $place }): { $how }.
place-level = Gelijk met { $name } (plaats { $place }): { $how }.
place-equal = gelijk { $values }
place-differs = { $code } { $own } tegen { $other }
diploma = Diploma
diploma-arbiter = Arbiter
diploma-place = plaats { $place }
prize-one = prijs { $first }
prize-several = prijzen { $first } tot { $last }
place-of-all = { $place } van { $ranked }
place-none = geen, zonder plaats
places-in-standings = De plaatsen staan in de stand.
card-members = Spelers, met de uitslag van elke ronde:
card-matches = Wedstrijden, bord voor bord:
bracket-drawn = { $one } – { $other }: gelijk, { $winner } gaat door { $by }.
check-in-expected = { $who ->
    [team] { $count ->
        [one] { $count } team verwacht.
       *[other] { $count } teams verwacht.
    }
   *[other] { $count ->
        [one] { $count } speler verwacht.
       *[other] { $count } spelers verwacht.
    }
}
check-in-here = { $here } van { $expected } aanwezig.
fees-paid = Inschrijfgelden { $sum }:{" "}{ $paid ->
    [one] { $paid } speler heeft betaald, { $unpaid } niet.
   *[other] { $paid } spelers hebben betaald, { $unpaid } niet.
}
rated-by = Ratingverwerking: { $system }.
rated-as-a-whole = Het toernooi wordt als geheel verwerkt: dit zijn de veranderingen als het nu eindigde.
prizes-awarded = { $given } van { $whole } wordt toegekend.
prize-left-over = { $prize }: { $amount } blijft over, niemand komt in aanmerking.

## The part of an event in which a player is absent; 0 is before round 1

absent-from = vanaf ronde { $value }
absent-withdrawn = { $value ->
    [0] teruggetrokken voor ronde 1
   *[other] teruggetrokken na ronde { $value }
}
absent-excluded = { $value ->
    [0] uitgesloten voor ronde 1
   *[other] uitgesloten na ronde { $value }
}
absent-excluded-unranked = { $value ->
    [0] uitgesloten voor ronde 1, zonder plaats
   *[other] uitgesloten na ronde { $value }, zonder plaats
}

## Stages of a knockout

stage-last = laatste { $value }
stage-winners = winnaarszijde, ronde { $value }
stage-losers = verliezerszijde, ronde { $value }
stage-last-head = Laatste { $value }
stage-winner = Winnaar
stage-final = Finale
stage-semi-finals = Halve finales
stage-quarter-finals = Kwartfinales

## Results

result-unrated = { $value } niet voor de rating

## Footer

footer-round = { $event }, ronde { $round } van { $rounds }
footer-before-round-1 = { $event }, voor ronde 1 van { $rounds }
footer-last-entry = laatste invoer { $time }
footer-last-entry-head = laatste invoer { $time }, kenmerk { $head }
footer-chain = keten { $head }
footer-key = sleutel { $key }
page-number = pagina { $page } van { $pages }


## Headings of columns

word-number-sign = Pl.
word-name = naam
word-no = Nr.
word-pairing-number = startnummer
word-place = plaats
word-place-in-the-standings = plaats in de stand
word-place-after-the-round = plaats na de ronde
word-place-at-the-board = plaats aan het bord
word-place-in-the-teams-list = plaats in de teamlijst
word-pairing-number-or-place-in-the-teams-list = startnummer, of plaats in de teamlijst
word-number-then-the-board = nummer, dan het bord
word-title = titel
word-fed = fed.
word-club = vereniging
word-cat = cat.
word-team = team
word-teams = teams
word-pair = paar
word-player = speler
word-players = spelers
word-partner = partner
word-opponent = tegenstander
word-with = met
word-against = tegen
word-colour = kleur
word-colour-of-the-player-on-the-left = kleur van de linker speler
word-seat = zitplaats
word-seats = zitplaatsen
word-board = bord
word-bd = Bd.
word-table = tafel
word-match = wedstrijd
word-round = ronde
word-stage = fase
word-result = uitslag
word-bye = bye
word-takes-part = neemt deel
word-here = aanwezig
word-born = geb.
word-id = ID
word-rtg = Rtg
word-rating = rating
word-before = voor
word-now = nu
word-change = verandering
word-old-system = oud systeem
word-new-system = nieuw systeem
word-rating-before-the-event = rating voor het toernooi
word-rating-before-the-event-empty-when-unrated = rating voor het toernooi; leeg zonder rating
word-rating-now = rating nu
word-rating-after-the-round = rating na de ronde
word-rating-after-it = rating erna
word-rating-if-the-event-ended-now = rating als het toernooi nu eindigde
word-rating-change-if-the-event-ended-now = ratingverandering als het toernooi nu eindigde
word-rating-change-since-before-the-event = ratingverandering sinds het begin van het toernooi
word-rating-now-by-the-old-probit-system-to-compare = rating nu volgens het oude probitsysteem, ter vergelijking
word-rating-now-by-the-new-probit-system-to-compare = rating nu volgens het nieuwe probitsysteem, ter vergelijking
word-rating-after-it-by-the-other-probit-system-to-compare = rating erna volgens het andere probitsysteem, ter vergelijking
word-the-opponents-rating-before-the-round = rating van de tegenstander voor de ronde
word-pts = Pnt.
word-points = punten
word-points-so-far = punten tot nu toe
word-mp = MP
word-match-points = matchpunten
word-match-points-so-far = matchpunten tot nu toe
word-gp = BP
word-game-points = bordpunten
word-game-points-in-them = bordpunten daarin
word-games = partijen
word-games-played = gespeelde partijen
word-games-that-count = meetellende partijen
word-games-with-a-result-forfeits-included = partijen met uitslag, ook reglementaire
word-board-of-most-games = bord van de meeste partijen
word-points-of-these-games = punten uit deze partijen
word-percent = %
word-percentage-of-the-possible-points = percentage van de mogelijke punten
word-perf = prest.
word-performance-in-these-games = prestatie in deze partijen
word-performance-in-rated-games-against-rated-opponents = prestatie in ratingpartijen tegen tegenstanders met rating
word-forf = regl.
word-games-won-plus-and-lost-by-forfeit-not-counted = reglementair gewonnen (+) en verloren (-) partijen, niet meegeteld
word-float = float
word-met-a-lower-score-or-scored-without-playing-met-a-higher-score = ↓ trof een lagere score, of scoorde zonder te spelen; ↑ trof een hogere score
word-score = score
word-what-the-team-has-added = som van het team
word-players-who-count-of-all = meetellende spelers, van allen
word-who-counts = wie meetelt
word-rank = rang
word-ranks = rangen
word-rank-of-the-own-partnership-in-the-round-of-the-other = rang van het eigen paar in de ronde : van het andere
word-def = verd.
word-points-of-the-defenders-at-the-table = punten van de verdedigers aan de tafel
word-opp = gem. teg.
word-mean-of-the-opponents-ratings-before-the-event = gemiddelde rating van de tegenstanders voor het toernooi
word-expected = verwacht
word-points-that-were-expected = verwachte punten
word-k = K
word-new = nieuw
word-remarks = opmerkingen
word-rule = regel
word-how = hoe
word-how-the-place-came-about = hoe de plaats tot stand kwam
word-how-the-figures-came-about = hoe de getallen tot stand kwamen
word-prize = prijs
word-prize-no = prijs nr.
word-places-of-the-prize-that-are-shared = plaatsen van de prijs die gedeeld worden
word-amount = bedrag
word-fee = inschrijfgeld
word-fee-paid-empty-for-not-paid = betaald inschrijfgeld; leeg: niet betaald
word-sum = som
word-begins = begin
word-state = stand van zaken
word-fide-id = FIDE-ID
word-signature = handtekening
word-team-1-signs = handtekening team 1
word-team-2-signs = handtekening team 2
word-diploma-for = diploma voor
word-team-no = team nr.

## Values of the standings

word-buchholz = Buchholz
word-sonneborn-berger = Sonneborn-Berger
word-fore-buchholz = Fore-Buchholz
word-extended-sonneborn-berger = uitgebreide Sonneborn-Berger
word-on-match-points = op matchpunten
word-on-game-points = op bordpunten
word-forfeits-as-played = reglementair als gespeeld
word-reversed = omgekeerd
word-lots = loting
word-direct-encounter = onderling resultaat
word-extended-direct-encounter = uitgebreid onderling resultaat
word-secondary-score = tweede score
word-progressive-scores = progressieve score
word-koya-system = Koya-systeem
word-standard-points = standaardpunten
word-average-rating-of-opponents = gemiddelde rating van de tegenstanders
word-average-of-opponents-buchholz = gemiddelde Buchholz van de tegenstanders
word-tournament-performance-rating = toernooiprestatie
word-perfect-tournament-performance = perfecte toernooiprestatie
word-average-performance-of-opponents = gemiddelde prestatie van de tegenstanders
word-average-perfect-performance = gemiddelde perfecte prestatie van de tegenstanders
word-scores-and-schedule-strength = scores en sterkte van het programma
word-board-count = Berlijns systeem
word-top-board-results = uitslagen van de eerste borden
word-bottom-board-elimination = wegstrepen van de laatste borden
word-resistance-points = weerstandspunten
word-sonneborn-berger-of-games-played = Sonneborn-Berger van de gespeelde partijen
word-games-played-with-black = partijen met zwart
word-games-won = gewonnen partijen
word-place-given-by-hand = met de hand gegeven plaats
word-rank-reached = bereikte rang
word-points-taken-as-defenders = punten als verdediger
word-rounds-played = gespeelde ronden
word-still-in = nog in de race
word-stage-reached = bereikte fase
word-mean-place = gemiddelde plaats
word-sum-of-places = som van de plaatsen

## Facts of a player

word-short-name = korte naam
word-captain = teamleider
word-federation = bond
word-category = categorie
word-performance = prestatie
word-standard = standaard
word-rapid = rapid
word-blitz = snelschaak
word-national = nationaal
word-from-round = vanaf ronde
word-beside-results = naast uitslagen
word-fixed-board = vast bord
word-rating-before = rating voor
word-position = stelling
word-fixed = vast
word-board-1 = bord 1

## Colours, byes, results, stages

word-white = Wit
word-black = Zwart
word-team-1 = team 1
word-team-2 = team 2
word-pairing-allocated-bye = bye
word-full-point-bye = bye met heel punt
word-half-point-bye = bye met half punt
word-zero-point-bye = bye zonder punt
word-adjourned = afgebroken
word-quarter-final = kwartfinale
word-semi-final = halve finale
word-third-place = om de derde plaats
word-final = finale
word-final-played-again = finale, opnieuw gespeeld
word-winners-side = winnaarszijde
word-losers-side = verliezerszijde
word-not-an-official-event = geen officieel toernooi

## Slips

word-whites-pieces-left = overgebleven stukken wit
word-blacks-pieces-left = overgebleven stukken zwart
word-main-suit-h-s-c-d-o-for-none = troefkleur (H S C D, O voor geen)
word-dealers-seat = plaats van de gever
word-defenders-points = punten van de verdedigers
word-lead = uitkomst
word-2nd = 2e
word-3rd = 3e
word-4th = 4e
word-won-by = gewonnen door
word-captain-signs = handtekening teamleider
word-first-team-signs = handtekening eerste team
word-second-team-signs = handtekening tweede team
word-white-signs = handtekening wit
word-black-signs = handtekening zwart
word-signed-for-the-table = handtekening voor de tafel

## Pages of a site

word-pairings = indeling
word-by-name = op naam
word-players-by-board = spelers per bord
word-standings = stand
word-crosstable = kruistabel
word-starting-list = startlijst
word-prizes = prijzen
word-rounds = ronden
word-pages = pagina's
word-letters = letters
word-my-page = mijn pagina
word-this-is-my-page = dit is mijn pagina
word-find = zoeken
