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
title-players = Spelers na ronde { $round }
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
heading-board = { $place ->
    [table] Tafel { $board }
   *[other] Bord { $board }
}
heading-round = Ronde { $round }
heading-rounds = Ronden { $first } tot { $last }
heading-by-round = Per ronde
heading-all-games = Alle partijen
heading-all-against-all = Allen tegen allen
heading-how-prizes = Hoe ze tot stand kwamen
heading-by-amount = Per bedrag
heading-not-paid = Niet betaald
heading-players = Spelers
slip-heading = { $event }: { $which }
slip-round = ronde { $round }

## Notes

no-round-yet = Er is nog geen ronde ingedeeld.
round-not-published = Ronde { $round } is nog niet ingedeeld.
fixed-board = { $player } { $place ->
    [match] bij wedstrijd
    [table] aan tafel
   *[other] aan bord
} { $board }
fixed-board-elsewhere = { $player } { $place ->
    [match] bij wedstrijd
    [table] aan tafel
   *[other] aan bord
} { $board } (in deze ronde aan { $now })
fixed-boards = Vaste { $place ->
    [match] wedstrijden
    [table] tafels
   *[other] borden
}: { $list }.
fixed-at = { $player } aan { $board }
results-missing = { $count ->
    [one] Er ontbreekt nog { $count } uitslag.
   *[other] Er ontbreken nog { $count } uitslagen.
}
sealed-otherwise = Huidige stand: de na ronde { $round } vastgestelde stand was anders.
decimal-sign = ,
letter-white = w
letter-black = z
legend-games = 12{ $white }1: tegen nummer 12 met wit, gewonnen. Tekens: 1 gewonnen, = remise, 0 verloren, + reglementair gewonnen, - reglementair verloren, a afgebroken, . niet klaar. Byes: U van de indeling, F heel punt, H half punt, Z nul punten.
legend-unrated = 12{ $white }1: tegen nummer 12 met wit, gewonnen. Tekens: 1 gewonnen, = remise, 0 verloren, + reglementair gewonnen, - reglementair verloren, a afgebroken, . niet klaar. W D L hetzelfde, niet voor de rating. Byes: U van de indeling, F heel punt, H half punt, Z nul punten.
legend-matches = 12{ $white }2 2½:1½: tegen team 12, wit aan het eerste bord, 2 matchpunten, 2½ bordpunten tegen 1½. Tekens in plaats van de matchpunten: + reglementair gewonnen, - reglementair verloren, . niet klaar. Byes: U van de indeling, F heel punt, H half punt, Z nul punten.
legend-matches-at-tables = 12:2 1½:½: tegen team 12, 2 matchpunten, 1½ bordpunten tegen ½. Tekens in plaats van de matchpunten: + reglementair gewonnen, - reglementair verloren, . niet klaar. Byes: U van de indeling, F heel punt, H half punt, Z nul punten.
legend-dice = T3:1: aan tafel 3, plaats 1; =1: gedeeld. Byes: U van de indeling, F heel punt, H half punt, Z nul punten.
legend-tractor = T3:▲2: aan tafel 3, het paar steeg twee rangen; T3 + 12:▲2: met nummer 12 in plaats van de vaste partner. RANK is de bereikte rang, TAKEN zijn de punten als verdediger. Byes: U van de indeling, F heel punt, H half punt, Z nul punten.
legend-unfinished = * niet klaar.
legend-adjourned = Een afgebroken bord telt als remise tot het klaar is.
legend-forfeited-boards = ± met reglementair besliste partijen.
boards-forfeits = Punten, percentage en prestatie gelden voor de gespeelde partijen; reglementaire uitslagen tellen niet mee. { $place ->
    [table] Ieder staat bij de tafel waaraan de meeste partijen zijn gespeeld.
    [none] Allen staan in één lijst, omdat de borden van een speler per ronde wisselen.
   *[other] Ieder staat bij het bord waaraan de meeste partijen zijn gespeeld.
}
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
diploma-place = { $place }e plaats
prize-one = prijs { $first }
prize-several = prijzen { $first } tot { $last }
place-of-all = { $place } van { $ranked }
place-none = geen, zonder plaats
places-in-standings = De plaatsen staan in de stand.
card-members = Spelers, met de uitslag van elke ronde:
card-matches = Wedstrijden, bord voor bord:
bracket-drawn = { $one } – { $other }: gelijk, { $winner } gaat door { $by }.
labelled = { $label }: { $value }
tie-break-cut = { $name } Cut { $count }
tie-break-median = { $name } Median { $count }
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

footer-event = { $event }, { $which }
footer-round = ronde { $round } van { $rounds }
footer-before-round-1 = voor ronde 1 van { $rounds }
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
word-place-at-the-table = plaats aan de tafel
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
word-board-of-most-games = bord van de meeste partijen
word-table-of-most-games = tafel van de meeste partijen
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
word-match-and-match-points = matchpunten × matchpunten
word-match-and-game-points = matchpunten × bordpunten
word-game-and-match-points = bordpunten × matchpunten
word-game-and-game-points = bordpunten × bordpunten
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
word-nothing-found = niets gevonden

## Words of reasons and remarks

word-swiss-ranking = Zwitserse rangschikking
word-counts = telt
word-knockout = afvalsysteem
word-given = opgegeven
word-one-prize = één prijs
word-own-place = eigen plaats
word-equal-division = gelijke verdeling
word-hort-system = Hort-systeem
word-hoyle-poker-dice = Hoyle: pokerdobbelstenen
word-tractor-round = Tractor: spel
word-crikey-rule-1 = Crikey-regel 1
word-crikey-rule-2 = Crikey-regel 2
word-crikey-rule-3 = Crikey-regel 3
word-crikey-rule-3a = Crikey-regel 3a
word-crikey-rule-3b = Crikey-regel 3b
word-crikey-rule-3c = Crikey-regel 3c
word-crikey-rule-4 = Crikey-regel 4
word-aces = azen
word-twos = tweeën
word-threes = drieën
word-fours = vieren
word-fives = vijven
word-sixes = zessen
word-ace = aas
word-given-from-outside = van buiten opgegeven
word-top-boards = hoogste borden
word-bottom-boards = laagste borden
word-games-with-black = partijen met zwart
word-games-won-with-black = winstpartijen met zwart
word-number-of-wins = aantal overwinningen
word-rounds-elected-to-play = rondes die de speler wilde spelen
word-not-finished = niet beëindigd
word-forfeit-not-rated = reglementair, telt niet voor rating
word-not-rated = telt niet voor rating
word-no-rating = geen rating
word-by-hand = handmatig
word-rating-points-exchange = uitwisseling van ratingpunten
word-probit = probit
word-white-counts-stronger-by = wit telt sterker met
word-factor = factor
word-decimals = decimalen
word-tau-hundredths = tau, in honderdsten
word-rating-of-the-unrated = rating van spelers zonder rating
word-deviation-of-the-unrated = afwijking van spelers zonder rating
word-deviation-of-the-rated = afwijking van spelers met rating
word-volatility-ten-thousandths = volatiliteit, in tienduizendsten
word-by-first-day = naar de eerste dag
word-march-2024 = maart 2024
word-december-2024 = december 2024
word-october-2025 = oktober 2025

## Facts

fact-place-shared = plaats { $place } gedeeld, { $hand }
fact-defended = verdedigd
fact-declared = leider
fact-won-game = won het spel
fact-lost-game = verloor het spel
fact-tractor-result = { $role }, { $what }; { $points } voor de verdedigers
fact-not-judged = { $told } (geen slag beoordeeld)
fact-points = { $count ->
    [one] { $count } punt
   *[other] { $count } punten
}
fact-gained = { $count ->
    [one] { $count } rang gestegen
   *[other] { $count } rangen gestegen
}
fact-round = ronde { $round }: { $what }
fact-list = { $list }
fact-games = { $count ->
    [one] { $count } partij
   *[other] { $count } partijen
}
fact-decimals = { $decimals ->
    [one] { $decimals } decimaal
   *[other] { $decimals } decimalen
}
fact-rounded = { $exact } afgerond op { $decimals }, helften omhoog: { $now }
fact-not-finished = niet beëindigd, tegen { $name }
fact-adjourned = afgebroken, tegen { $name }
fact-against = tegen { $name }
fact-unequal-mean = ongelijke aantallen partijen: het gemiddelde van de plaatsen in de rondes met een worp of bye, zodat een speler met weinig partijen aan kop kan staan
fact-unequal-sum = ongelijke aantallen partijen: de som van de plaatsen; een ronde zonder worp of bye telt als de laatste plaats van de grootste tafel van de ronde
fact-unequal-least = ongelijke aantallen partijen: het gemiddelde van de plaatsen in de rondes met een worp of bye; spelers met minder dan { $games } komen achteraan
fact-unequal-games = { $rule }; een plaats telt even zwaar aan kleine en grote tafels; een bye met een heel punt telt als de eerste plaats van de grootste tafel van de ronde, een bye met een half punt of van de indeling als de middelste, een bye zonder punten als de laatste
fact-strength = sterkte { $white } ({ $before } + { $handicap }) tegen { $black }
fact-gap = verschil { $gap }
fact-core-exchange = kernuitwisseling CE { $core }
fact-white-to = wit van { $before } naar { $white }
fact-black-to = zwart van { $before } naar { $black }
fact-equal-draw = remise bij gelijke sterkte: geen verandering
fact-uneven-draw = remise: RPE { $single } van de sterkere naar de zwakkere
fact-equal-win = winst bij gelijke sterkte: RPE { $single }
fact-stronger-wins = de sterkere wint: RPE 1,00 - { $core } = { $single }
fact-weaker-wins = de zwakkere wint: RPE 1,00 + { $core } = { $single }
fact-doubled = { $winners } < { $losers }: verdubbeld, RPE { $points }
fact-not-doubled = { $winners } ≥ { $losers }: niet verdubbeld
fact-five-alike = vijf { $faces }
fact-four-alike = vier { $faces }, { $others }
fact-full-house = full house, { $faces } boven { $pair }
fact-three-alike = drie { $faces }, { $others }
fact-two-pair = twee paar, { $faces } en { $lower }, { $others }
fact-pair-of = een paar { $faces }, { $others }
fact-high-die = hoogste dobbelsteen, { $dice }
fact-place-hand = plaats { $place }, { $hand }
fact-next-die = { $one } { $other }
fact-berlin-count = volgens het Berlijnse systeem, { $first } : { $second }
fact-at-first-board = aan bord 1, { $first } : { $second }
fact-at-boards = aan de borden 1 tot en met { $left }, { $first } : { $second }
fact-by-lot = door loting
fact-cited = { $how } ({ $clause })
fact-drawn-decided = de gelijke wedstrijd tegen { $name } werd beslist { $by }
fact-in-won = nog in de race: won de wedstrijd van fase { $stage }
fact-in-open = nog in de race: de wedstrijd van fase { $stage } is nog niet beslist
fact-out-won = uitgeschakeld, en won de volgende wedstrijd, van fase { $stage }
fact-out-lost = uitgeschakeld: verloor de wedstrijd van fase { $stage }
fact-no-hand = geen worp, telt als plaats { $largest }
fact-places-shared = plaatsen { $first } tot en met { $last } gedeeld, telt { $place }, { $hand }
fact-bye-counts-as = { $bye }, telt als plaats { $place }
fact-best-hand = beste worp: { $best }
fact-no-lots = nog niet geloot
fact-nothing-given = { $name }: nog niets opgegeven
fact-nothing-here = { $name }: hier niets
fact-drawn-by-lot = geloot: { $value }
fact-by-director = { $name }: { $value }, van de toernooileider
fact-forfeit-against = reglementair, tegen { $opponent }
fact-left-early = { $how }, telt niet: vertrokken voor de helft van de partijen
fact-sum = som { $points }
fact-value-of = { $name } { $value }
fact-keeps-one-prize = { $name } houdt { $amount } uit { $keeps } en laat { $leaves }
fact-rounded-down = { $amount } (naar beneden afgerond)
fact-remainders = { $down } + { $more } (grootste resten) = { $amount }
fact-prize-alone = { $category }: { $name }, alleen op plaats { $first }: { $amount }
fact-prize-among = { $category }: { $name }, een van { $members } op de plaatsen { $first } tot en met { $last }
fact-prize-share = { $among }: { $pool } / { $members } = { $amount }
fact-prize-hort = { $among }: { $own } / 2 + { $pool } / { $twice } = { $amount }
fact-rank-and-taken = { $defenders } punten voor de verdedigers; rang { $rank }, tot nu toe genomen { $taken }
fact-no-result = { $name } heeft nog geen uitslag
fact-unchanged = nog niets heeft het veranderd
fact-batch = { $shown } voor het toernooi, { $now } erna
fact-batch-against = { $won } gewonnen, { $lost } verloren tegen { $name } ({ $theirs }): { $stake } × ({ $won } - { $games } × Φ({ $z })) = { $gain }
fact-mean-hundredths = het gemiddelde, afgerond op honderdsten: { $mean }
fact-opponents-value = { $name }, { $code } { $theirs }
fact-mean-rounded = het gemiddelde, afgerond: { $mean }
fact-board-count = bordnummers maal punten { $points }
fact-board-points = bord { $number } { $points }
fact-without-last = zonder de laatste { $number } { $points }
fact-board = bord { $number }: { $product }
fact-among-tied-by = onder de gelijken, volgens { $score }: { $list }
fact-among-tied = onder de gelijken: { $list }
fact-tied-sum = { $name } { $sum }
fact-not-met = { $own } ({ $count } niet ontmoet)
fact-and-more = en nog { $more }
fact-all-met-equal = allen hebben elkaar ontmoet, en het scheidt niemand
fact-all-met = allen hebben elkaar ontmoet: de sommen beslissen
fact-some-met-equal = niet allen hebben elkaar ontmoet, en niemand is eerste, wat de ontbrekende partijen ook brengen
fact-some-met = niet allen hebben elkaar ontmoet; { $name } is eerste, wat de ontbrekende partijen ook brengen
fact-nobody-tied = niemand is hier gelijk
fact-as-if-drawn = alsof alles wat in ronde { $round } was ingedeeld remise was
fact-cut-least = de minst belangrijke waarde (14.1)
fact-cut-voluntary = een vrijwillig niet gespeelde ronde (16.5)
fact-cut-most = de belangrijkste waarde (14.3)
fact-of-dummy = { $score } van een virtuele tegenstander, { $how }
fact-of-adjusted = { $of } ({ $own }, byes vanaf ronde { $round } als remise, 16.3)
fact-dummy-as-opponent = { $dummy }, eigen { $own }, hoogstens als { $name } (16.4.1)
fact-dummy-draws = { $dummy }, eigen { $own }, hoogstens een remise per ronde (16.4.2)
fact-primary-score = de eerste score
fact-secondary-score = de tweede score
fact-in-their-matches = { $name } in hun wedstrijden: { $keys }
fact-koya-limit = tegenstanders met { $limit } punten en meer tellen
fact-paired-under = het nummer waaronder de speler wordt ingedeeld
fact-expected-score = { $scored } gescoord; van { $rating } wordt { $expected } verwacht (B.02 8.1.2)
fact-mean-rating = hun gemiddelde rating is { $mean }
fact-share-difference = { $scored } uit { $games } is { $share } %: { $difference } (B.02 8.1.1)
fact-after-round = na ronde { $round }: { $score }
fact-without-after = zonder de score na ronde { $round }
fact-rating-before-event = de rating voor het toernooi
fact-result-against = { $result } tegen { $name }, { $rating }
fact-highest = de hoogste
fact-lowest = de laagste
fact-no-game-rated = niet bepaald: geen partij aan het bord tegen een tegenstander met rating
fact-no-game = niet bepaald: geen partij aan het bord gespeeld
fact-unrated-left-out = { $name } heeft geen rating en telt niet mee
fact-unrated-fixed = { $told } (geen rating, een vaste waarde)
fact-unrated-lowest = { $told } (geen rating, de laagste van het toernooi)
fact-unrated-mean = { $told } (geen rating, het gemiddelde van het toernooi)
fact-no-factor = niet bepaald: de factor is 0, en geen /K stelt er een in
fact-schedule-strength = tweede score { $own }, en { $which } { $buchholz } / { $factor }, op honderdsten: { $sum }
fact-no-rating = voor allen niet bepaald: { $name } heeft geen rating
fact-part-cut = { $own } vervalt: { $reason }
fact-given-or-taken = door de arbiter gegeven of genomen: { $added }
fact-points-how = { $points } { $how }
fact-score-of = { $score } van { $name }
fact-has = { $name } heeft { $score }
fact-product = { $points } × { $whose } = { $value }
fact-part-for = { $value } voor { $name }
fact-cut-round = ronde { $round } vervalt: { $value }, { $reason }
fact-forfeit = reglementair
fact-won-forfeit = reglementair tegen { $name }
fact-lost-forfeit = reglementair verloren tegen { $name }
fact-drawn-forfeits = gelijk door reglementaire uitslagen tegen { $name }
fact-probit-old = oud systeem: berekend met de ratings van voor het toernooi
fact-probit-new = nieuw systeem: berekend met de ratings van na het toernooi
fact-steps = { $count ->
    [one] { $count } stap
   *[other] { $count } stappen
}
fact-solved = opgelost in { $steps }, nauwkeurig op { $bound }
fact-oscillates = louter herhalen slingert hier en komt nooit tot rust
fact-remark-from = { $rating } vanaf ronde { $round }
fact-remark-first = eerste rating
fact-remark-no-point = geen rating: geen punt
fact-remark-few = geen rating: { $games } van { $least } partijen
fact-remark-low = geen rating: lager dan { $floor }
fact-remark-lost = lager dan { $floor }: verliest de rating
fact-remark-k = K { $base } × { $games } partijen > 700
fact-periods = { $periods } ratingperiodes samen: { $change }
fact-rating-stays = geen partij voor rating: de rating blijft { $rating }
fact-k-less = { $base } × { $games } is meer dan 700: K wordt { $k }
fact-fide-change = { $k } × { $sum } = { $product }, afgerond { $change }: { $before } → { $now } als het toernooi nu eindigde
fact-below-floor = { $now } is lager dan { $floor }: verschijnt zonder rating
fact-unrated-no-change = { $game } (geen rating): verandert geen rating
fact-too-far-apart = { $game } ({ $opponent }): telt niet voor rating, 600 punten of meer verschil en één speler boven 2600
fact-difference-as = verschil { $full } telt als { $difference }
fact-difference = verschil { $full }
fact-fide-game = { $game } ({ $opponent }): { $difference }, verwacht { $expected }, { $gain }
fact-not-listed = geen rating: { $rating } is geen rating van de FIDE-lijst ({ $tempo })
fact-unrated = geen rating
fact-no-first-rating = geen partij tegen een tegenstander met rating: geen eerste rating
fact-unrated-not-counted = { $game } (geen rating): telt niet
fact-against-rated = { $game } ({ $rating })
fact-begins-with = { $from }, waarmee een speler zonder andere begint
fact-from-round-on = { $from }, vanaf ronde { $round }
fact-rated-as = { $rating }, { $from }; verwerkt als { $tempo }, reglement van { $edition }
fact-typed-rating = de ingevoerde rating
fact-kind-of-rating = de rating ({ $kind })
fact-rating-of-list = de rating ({ $kind }) van { $source }
fact-k-listed = volgens de ratinglijst
fact-k-2400 = 2400 of meer
fact-k-young = dit jaar niet ouder dan 18, en onder 2300
fact-k-usual = de gewone; 40 voor een nieuwe speler op de lijst, 10 voor wie op 2400 stond, dat weet alleen een lijst
fact-k = K { $k }: { $reason }
fact-mean-of-first = gemiddelde met twee tegenstanders van 1800: ({ $opponents } + 3600) / { $count } = { $mean }
fact-share-of-first = aandeel met twee remises tegen hen: ({ $points } + 1) / { $count } = { $share }, verschil { $difference }
fact-first-rounded = { $mean } { $difference } is { $rating }, afgerond
fact-first-capped = { $mean } { $difference } is { $uncapped }; een eerste rating is hoogstens { $rating }
fact-first-rating = eerste rating { $rating } als het toernooi nu eindigde
fact-no-point = geen punt: een eerste toernooi zonder punt telt niet
fact-too-few-games = { $games } van { $least }: blijft zonder rating tot toernooien van de komende 26 maanden de rest brengen
fact-too-low = { $rating } is lager dan { $floor }: blijft zonder rating
fact-before-the-event = voor het toernooi
fact-start-values = geen rating, dus de beginwaarden
fact-glicko-before = { $what }: { $rating }, afwijking { $deviation }, volatiliteit { $volatility }; tau { $tau }
fact-glicko-game = { $game } ({ $rating }, afwijking { $deviation }): gewicht { $weight }, verwacht { $expected }, { $gain }
fact-deviation-grows = geen partij voor rating: de afwijking groeit van { $before } naar { $after }
fact-glicko-period = som { $sum }, variantie { $variance }, verbetering { $improvement }
fact-glicko-after = { $rounded }; afwijking { $deviation }, volatiliteit { $volatility }, als het toernooi nu eindigde
fact-not-played = niet gespeeld
fact-is-adjourned = afgebroken
fact-marked-unrated = gemarkeerd als niet voor rating
fact-no-result-yet = nog geen uitslag
fact-does-not-count = tegen { $name }: { $why }, telt niet
fact-won-against = gewonnen van { $name }
fact-drew-with = remise tegen { $name }
fact-lost-to = verloren van { $name }
fact-remark-deviation = afwijking { $deviation }
fact-fide-rules = { $name }, { $tempo }, reglement van { $edition }
fact-system = { $name }
fact-parameter = { $name } { $value }
