# Deutsch
#
# Terms: FIDE-Regeln in der deutschen Übersetzung (Schachgesetze, C.04 Schweizer System, C.07 Feinwertung),
# Turnierordnung des Deutschen Schachbundes, Swiss-Manager und chess-results.com in deutscher Sprache: Paarungen,
# Rangliste, Kreuztabelle, Startrangliste, Brett, spielfrei, kampflos, Wertung, Setzliste.

## Titel

title-pairings = Paarungen der Runde { $round }
title-pairings-alone = Paarungen
title-names = Paarungen der Runde { $round }{ $beside } nach Namen
title-names-alone = Paarungen nach Namen
title-matches = Wettkämpfe der Runde { $round }
title-matches-alone = Wettkämpfe
title-field = Startrangliste
title-standings = Rangliste nach Runde { $round }
title-crosstable = Kreuztabelle nach Runde { $round }
title-crosstable-alone = Kreuztabelle
title-boards = Brettrangliste nach Runde { $round }
title-players = Spieler nach Runde { $round }
title-bracket = Turnierbaum nach Runde { $round }
title-bracket-alone = Turnierbaum
title-cards = Spielerkarten nach Runde { $round }
title-cards-alone = Spielerkarten
title-team-cards = Mannschaftskarten nach Runde { $round }
title-team-cards-alone = Mannschaftskarten
title-slips = Ergebniszettel der Runde { $round }
title-slips-alone = Ergebniszettel
title-line-ups = Aufstellungsbögen der Runde { $round }
title-line-ups-alone = Aufstellungsbögen
title-team-sheets = Mannschaftslisten
title-starting-list = Startrangliste
title-schedule = Zeitplan
title-result-sheet = Ergebnisliste der Runde { $round }
title-result-sheet-alone = Ergebnisliste
title-board-numbers = Brettnummern
title-table-numbers = Tischnummern
title-name-cards = Namensschilder
title-diplomas = Urkunden nach Runde { $round }
title-prizes = Preise nach Runde { $round }
title-check-in = Anwesenheitsliste der Runde { $round }
title-wall = Aushang
wall-by-board = Paarungen nach Brettern
wall-by-match = Paarungen nach Wettkämpfen
wall-by-name = Paarungen nach Namen
wall-after-round = nach Runde { $round }
wall-before-round-1 = vor Runde 1
title-not-here = Nicht anwesend vor Runde { $round }
title-fees = Startgelder
title-ratings = Wertungsänderungen nach Runde { $round }
title-ratings-before = Wertungszahlen vor Runde 1

position = Stellung { $position }

status-not-started = nicht begonnen
status-live = Zwischenstand, { $known } von { $boards } Ergebnissen
status-live-earlier = Zwischenstand, { $known } von { $boards } Ergebnissen, { $earlier ->
    [one] { $earlier } früheres Brett
   *[other] { $earlier } frühere Bretter
} offen
status-complete = vollständig
status-sealed = endgültig
status-changed = seit der Bekanntgabe geändert

## Unter dem Titel

days = { $first } bis { $last }
about-arbiter = Schiedsrichter { $text }
about-deputies = { $count ->
    [one] Stellvertreter { $names }
   *[other] Stellvertreter { $names }
}
about-time-control = Bedenkzeit { $text }
about-provisional = vorläufig: Partien sind offen

## Überschriften

heading-teams = Mannschaften
heading-board = { $place ->
    [table] Tisch { $board }
   *[other] Brett { $board }
}
heading-round = Runde { $round }
heading-rounds = Runden { $first } bis { $last }
heading-by-round = Nach Runden
heading-all-games = Alle Partien
heading-all-against-all = Jeder gegen jeden
heading-how-prizes = Wie sie zustande kamen
heading-by-amount = Nach Beträgen
heading-not-paid = Nicht bezahlt
heading-players = Spieler
slip-heading = { $event }: { $which }
slip-round = Runde { $round }

## Hinweise

no-round-yet = Es ist noch keine Runde ausgelost.
round-not-published = Runde { $round } ist noch nicht ausgelost.
fixed-board = { $player } { $place ->
    [match] in Wettkampf
    [table] an Tisch
   *[other] an Brett
} { $board }
fixed-board-elsewhere = { $player } { $place ->
    [match] in Wettkampf
    [table] an Tisch
   *[other] an Brett
} { $board } (in dieser Runde an { $now })
fixed-boards = { $place ->
    [match] Feste Wettkämpfe
    [table] Feste Tische
   *[other] Feste Bretter
}: { $list }.
fixed-at = { $player } an { $board }
results-missing = { $count ->
    [one] Es fehlt noch { $count } Ergebnis.
   *[other] Es fehlen noch { $count } Ergebnisse.
}
sealed-otherwise = Heutiger Stand: Die nach Runde { $round } bekannt gegebene Rangliste war anders.
decimal-sign = ,
letter-white = w
letter-black = s
legend-games = 12{ $white }1: gegen Nummer 12 mit Weiß gewonnen. Zeichen: 1 gewonnen, = remis, 0 verloren, + kampflos gewonnen, - kampflos verloren, a Hängepartie, . nicht beendet. Spielfrei: U vom System, F mit ganzem Punkt, H mit halbem Punkt, Z ohne Punkt.
legend-unrated = 12{ $white }1: gegen Nummer 12 mit Weiß gewonnen. Zeichen: 1 gewonnen, = remis, 0 verloren, + kampflos gewonnen, - kampflos verloren, a Hängepartie, . nicht beendet. W D L dasselbe, nicht gewertet. Spielfrei: U vom System, F mit ganzem Punkt, H mit halbem Punkt, Z ohne Punkt.
legend-matches = 12{ $white }2 2½:1½: gegen Mannschaft 12, Weiß an Brett 1, 2 Mannschaftspunkte, 2½ zu 1½ Brettpunkte. Zeichen statt der Mannschaftspunkte: + kampflos gewonnen, - kampflos verloren, . nicht beendet. Spielfrei: U vom System, F mit ganzem Punkt, H mit halbem Punkt, Z ohne Punkt.
legend-matches-at-tables = 12:2 1½:½: gegen Mannschaft 12, 2 Mannschaftspunkte, 1½ zu ½ Brettpunkte. Zeichen statt der Mannschaftspunkte: + kampflos gewonnen, - kampflos verloren, . nicht beendet. Spielfrei: U vom System, F mit ganzem Punkt, H mit halbem Punkt, Z ohne Punkt.
legend-dice = T3:1: an Tisch 3, Platz 1; =1: geteilt. Spielfrei: U vom System, F mit ganzem Punkt, H mit halbem Punkt, Z ohne Punkt.
legend-tractor = T3:▲2: an Tisch 3, das Paar stieg um zwei Ränge; T3 + 12:▲2: mit Nummer 12 statt des festen Partners. RANK ist der erreichte Rang, TAKEN sind die als Gegenspieler gewonnenen Punkte. Spielfrei: U vom System, F mit ganzem Punkt, H mit halbem Punkt, Z ohne Punkt.
legend-unfinished = * nicht beendet.
legend-adjourned = Eine Hängepartie zählt bis zu ihrem Ende als remis.
legend-forfeited-boards = ± mit kampflosen Partien.
boards-forfeits = Punkte, Prozente und Leistung zählen die gespielten Partien; kampflose zählen nicht mit. { $place ->
    [table] Jeder Spieler steht an dem Tisch, an dem er die meisten Partien gespielt hat.
    [none] Alle stehen in einer Liste, weil die Bretter eines Spielers von Runde zu Runde wechseln.
   *[other] Jeder Spieler steht an dem Brett, an dem er die meisten Partien gespielt hat.
}
no-line-up = Noch keine Aufstellung, gezeigt werden die ersten Spieler der Liste: { $teams }.
no-team-yet = Es ist noch keine Mannschaft gemeldet.
no-player-yet = Es ist kein Spieler gemeldet.
players-in-all = { $who ->
    [team] { $count ->
        [one] { $count } Mannschaft.
       *[other] { $count } Mannschaften.
    }
   *[other] { $count } Spieler.
}
round-not-paired = noch nicht ausgelost
round-sealed = vollständig, Rangliste endgültig
round-results = { $known } von { $boards } Ergebnissen
place-behind = Hinter { $name } (Platz { $place }): { $how }.
place-ahead = Vor { $name } (Platz { $place }): { $how }.
place-level = Gleichauf mit { $name } (Platz { $place }): { $how }.
place-equal = gleich { $values }
place-differs = { $code } { $own } zu { $other }
diploma = Urkunde
diploma-arbiter = Schiedsrichter
diploma-place = { $place }. Platz
prize-one = Preis { $first }
prize-several = Preise { $first } bis { $last }
place-of-all = { $place } von { $ranked }
place-none = keiner, ohne Wertung
places-in-standings = Die Plätze stehen in der Rangliste.
card-members = Spieler mit dem Ergebnis jeder Runde:
card-matches = Wettkämpfe Brett für Brett:
bracket-drawn = { $one } – { $other }: unentschieden, { $winner } kommt weiter { $by }.
labelled = { $label }: { $value }
tie-break-cut = { $name } mit { $count ->
    [one] 1 Streichwertung
   *[other] { $count } Streichwertungen
}
tie-break-median = { $name } Median { $count }
check-in-expected = { $who ->
    [team] { $count ->
        [one] { $count } Mannschaft wird
       *[other] { $count } Mannschaften werden
    }
   *[other] { $count ->
        [one] { $count } Spieler wird
       *[other] { $count } Spieler werden
    }
} erwartet.
check-in-here = { $here } von { $expected } anwesend.
fees-paid = Startgelder { $sum }: { $paid ->
    [one] { $paid } Spieler hat bezahlt, { $unpaid } nicht.
   *[other] { $paid } Spieler haben bezahlt, { $unpaid } nicht.
}
rated-by = Auswertung: { $system }.
rated-as-a-whole = Das Turnier wird als Ganzes ausgewertet: Dies sind die Änderungen, wenn es jetzt endete.
prizes-awarded = { $given } von { $whole } werden vergeben.
prize-left-over = { $prize }: { $amount } bleiben übrig, niemand hat Anspruch.

## Abwesenheit

absent-from = ab Runde { $value }
absent-withdrawn = { $value ->
    [0] zurückgetreten vor Runde 1
   *[other] zurückgetreten nach Runde { $value }
}
absent-excluded = { $value ->
    [0] ausgeschlossen vor Runde 1
   *[other] ausgeschlossen nach Runde { $value }
}
absent-excluded-unranked = { $value ->
    [0] ausgeschlossen vor Runde 1, ohne Platz
   *[other] ausgeschlossen nach Runde { $value }, ohne Platz
}

## K.-o.-Runden

stage-last = letzte { $value }
stage-winners = Gewinnerseite, Runde { $value }
stage-losers = Verliererseite, Runde { $value }
stage-last-head = Letzte { $value }
stage-winner = Sieger
stage-final = Finale
stage-semi-finals = Halbfinale
stage-quarter-finals = Viertelfinale

## Ergebnisse

result-unrated = { $value } ungewertet

## Fußzeile

footer-event = { $event }, { $which }
footer-round = Runde { $round } von { $rounds }
footer-before-round-1 = vor Runde 1 von { $rounds }
footer-last-entry = letzter Eintrag { $time }
footer-last-entry-head = letzter Eintrag { $time }, Prüfwert { $head }
footer-chain = Kette { $head }
footer-key = Schlüssel { $key }
page-number = Seite { $page } von { $pages }

## Spaltenköpfe

word-number-sign = Rg.
word-name = Name
word-no = Nr.
word-pairing-number = Startnummer
word-place = Platz
word-place-in-the-standings = Platz in der Rangliste
word-place-after-the-round = Platz nach der Runde
word-place-at-the-board = Platz am Brett
word-place-at-the-table = Platz am Tisch
word-place-in-the-teams-list = Platz in der Mannschaftsliste
word-pairing-number-or-place-in-the-teams-list = Startnummer, oder Platz in der Mannschaftsliste
word-number-then-the-board = Nummer, dann das Brett
word-title = Titel
word-fed = Land
word-club = Verein
word-cat = Kat.
word-team = Mannschaft
word-teams = Mannschaften
word-pair = Paar
word-player = Spieler
word-players = Spieler
word-partner = Partner
word-opponent = Gegner
word-with = mit
word-against = gegen
word-colour = Farbe
word-colour-of-the-player-on-the-left = Farbe des links genannten Spielers
word-seat = Sitz
word-seats = Sitze
word-board = Brett
word-bd = Br.
word-table = Tisch
word-match = Wettkampf
word-round = Runde
word-stage = Stufe
word-result = Ergebnis
word-bye = spielfrei
word-takes-part = Teilnahme
word-here = da
word-born = Geb.
word-id = Ident-Nr.
word-rtg = Elo
word-rating = Wertungszahl
word-before = vorher
word-now = jetzt
word-change = Änderung
word-old-system = altes System
word-new-system = neues System
word-rating-before-the-event = Wertungszahl vor dem Turnier
word-rating-before-the-event-empty-when-unrated = Wertungszahl vor dem Turnier; leer, wenn ungewertet
word-rating-now = Wertungszahl jetzt
word-rating-after-the-round = Wertungszahl nach der Runde
word-rating-after-it = Wertungszahl danach
word-rating-if-the-event-ended-now = Wertungszahl, wenn das Turnier jetzt endete
word-rating-change-if-the-event-ended-now = Änderung der Wertungszahl, wenn das Turnier jetzt endete
word-rating-change-since-before-the-event = Änderung der Wertungszahl seit Turnierbeginn
word-rating-now-by-the-old-probit-system-to-compare = Wertungszahl jetzt nach dem alten Probit-System, zum Vergleich
word-rating-now-by-the-new-probit-system-to-compare = Wertungszahl jetzt nach dem neuen Probit-System, zum Vergleich
word-rating-after-it-by-the-other-probit-system-to-compare = Wertungszahl danach nach dem anderen Probit-System, zum Vergleich
word-the-opponents-rating-before-the-round = Wertungszahl des Gegners vor der Runde
word-pts = Pkt.
word-points = Punkte
word-points-so-far = Punkte bisher
word-mp = MP
word-match-points = Mannschaftspunkte
word-match-points-so-far = Mannschaftspunkte bisher
word-gp = BP
word-game-points = Brettpunkte
word-game-points-in-them = Brettpunkte darin
word-games = Partien
word-games-played = gespielte Partien
word-games-that-count = gewertete Partien
word-board-of-most-games = Brett der meisten Partien
word-table-of-most-games = Tisch der meisten Partien
word-points-of-these-games = Punkte aus diesen Partien
word-percent = %
word-percentage-of-the-possible-points = Prozent der möglichen Punkte
word-perf = Leistung
word-performance-in-these-games = Leistung in diesen Partien
word-performance-in-rated-games-against-rated-opponents = Leistung in gewerteten Partien gegen gewertete Gegner
word-forf = kampfl.
word-games-won-plus-and-lost-by-forfeit-not-counted = kampflos gewonnene (+) und verlorene (-) Partien, nicht gezählt
word-float = Float
word-met-a-lower-score-or-scored-without-playing-met-a-higher-score = ↓ gegen weniger Punkte gelost oder kampflos gepunktet; ↑ gegen mehr Punkte gelost
word-score = Wertung
word-what-the-team-has-added = Summe der Mannschaft
word-players-who-count-of-all = gewertete Spieler von allen
word-who-counts = gewertet werden
word-rank = Rang
word-ranks = Ränge
word-rank-of-the-own-partnership-in-the-round-of-the-other = Rang des eigenen Paars in der Runde : des anderen
word-def = Geg.
word-points-of-the-defenders-at-the-table = Punkte der Gegenspieler am Tisch
word-opp = Gegner-Ø
word-mean-of-the-opponents-ratings-before-the-event = Mittel der Wertungszahlen der Gegner vor dem Turnier
word-expected = erwartet
word-points-that-were-expected = erwartete Punkte
word-k = K
word-new = neu
word-remarks = Bemerkungen
word-rule = Regel
word-how = Wie
word-how-the-place-came-about = Wie der Platz zustande kam
word-how-the-figures-came-about = Wie die Zahlen zustande kamen
word-prize = Preis
word-prize-no = Preis-Nr.
word-places-of-the-prize-that-are-shared = Plätze des Preises, die geteilt werden
word-amount = Betrag
word-fee = Startgeld
word-fee-paid-empty-for-not-paid = bezahltes Startgeld; leer: nicht bezahlt
word-sum = Summe
word-begins = Beginn
word-state = Stand
word-fide-id = FIDE-Ident-Nr.
word-signature = Unterschrift
word-team-1-signs = Unterschrift Mannschaft 1
word-team-2-signs = Unterschrift Mannschaft 2
word-diploma-for = Urkunde für
word-team-no = Mannschaft Nr.

## Wertungen

word-buchholz = Buchholz
word-sonneborn-berger = Sonneborn-Berger
word-fore-buchholz = Fore-Buchholz
word-extended-sonneborn-berger = erweiterte Sonneborn-Berger-Wertung
word-match-and-match-points = Mannschaftspunkte × Mannschaftspunkte
word-match-and-game-points = Mannschaftspunkte × Brettpunkte
word-game-and-match-points = Brettpunkte × Mannschaftspunkte
word-game-and-game-points = Brettpunkte × Brettpunkte
word-on-match-points = nach Mannschaftspunkten
word-on-game-points = nach Brettpunkten
word-forfeits-as-played = kampflose wie gespielt
word-reversed = umgekehrt
word-lots = Los
word-direct-encounter = direkter Vergleich
word-extended-direct-encounter = erweiterter direkter Vergleich
word-secondary-score = Zweitwertung
word-progressive-scores = Fortschrittswertung
word-koya-system = Koya-System
word-standard-points = Standardpunkte
word-average-rating-of-opponents = Gegnerschnitt
word-average-of-opponents-buchholz = Mittel der Buchholzwertungen der Gegner
word-tournament-performance-rating = Turnierleistung
word-perfect-tournament-performance = perfekte Turnierleistung
word-average-performance-of-opponents = mittlere Turnierleistung der Gegner
word-average-perfect-performance = mittlere perfekte Turnierleistung der Gegner
word-scores-and-schedule-strength = Punkte und Stärke der Gegner
word-board-count = Berliner Wertung
word-top-board-results = Ergebnisse der vorderen Bretter
word-bottom-board-elimination = Streichung der hinteren Bretter
word-resistance-points = Widerstandspunkte
word-sonneborn-berger-of-games-played = Sonneborn-Berger der gespielten Partien
word-games-played-with-black = Schwarzpartien
word-games-won = gewonnene Partien
word-place-given-by-hand = von Hand vergebener Platz
word-rank-reached = erreichter Rang
word-points-taken-as-defenders = Punkte als Gegenspieler
word-rounds-played = gespielte Runden
word-still-in = noch dabei
word-stage-reached = erreichte Stufe
word-mean-place = mittlerer Platz
word-sum-of-places = Summe der Plätze

## Angaben zum Spieler

word-short-name = Kurzname
word-captain = Mannschaftsführer
word-federation = Verband
word-category = Kategorie
word-performance = Leistung
word-standard = Standard
word-rapid = Schnellschach
word-blitz = Blitz
word-national = national
word-from-round = ab Runde
word-beside-results = neben Ergebnissen
word-fixed-board = festes Brett
word-rating-before = Wertungszahl vorher
word-position = Stellung
word-fixed = fest
word-board-1 = Brett 1

## Farben, spielfrei, Ergebnisse, Stufen

word-white = Weiß
word-black = Schwarz
word-team-1 = Mannschaft 1
word-team-2 = Mannschaft 2
word-pairing-allocated-bye = spielfrei
word-full-point-bye = spielfrei mit ganzem Punkt
word-half-point-bye = spielfrei mit halbem Punkt
word-zero-point-bye = spielfrei ohne Punkt
word-adjourned = Hängepartie
word-quarter-final = Viertelfinale
word-semi-final = Halbfinale
word-third-place = Spiel um Platz 3
word-final = Finale
word-final-played-again = Finale, Wiederholung
word-winners-side = Gewinnerseite
word-losers-side = Verliererseite
word-not-an-official-event = kein offizielles Turnier

## Ergebniszettel

word-whites-pieces-left = übrige Figuren Weiß
word-blacks-pieces-left = übrige Figuren Schwarz
word-main-suit-h-s-c-d-o-for-none = Trumpffarbe (H S C D, O für keine)
word-dealers-seat = Sitz des Gebers
word-defenders-points = Punkte der Gegenspieler
word-lead = Ausspiel
word-2nd = 2.
word-3rd = 3.
word-4th = 4.
word-won-by = gewonnen von
word-captain-signs = Unterschrift Mannschaftsführer
word-first-team-signs = Unterschrift erste Mannschaft
word-second-team-signs = Unterschrift zweite Mannschaft
word-white-signs = Unterschrift Weiß
word-black-signs = Unterschrift Schwarz
word-signed-for-the-table = Unterschrift für den Tisch

## Seiten

word-pairings = Paarungen
word-by-name = nach Namen
word-players-by-board = Brettrangliste
word-standings = Rangliste
word-crosstable = Kreuztabelle
word-starting-list = Startrangliste
word-prizes = Preise
word-rounds = Runden
word-pages = Seiten
word-letters = Buchstaben
word-my-page = meine Seite
word-this-is-my-page = das ist meine Seite
word-find = Suchen
word-nothing-found = nichts gefunden

## Words of reasons and remarks

word-swiss-ranking = Schweizer Rangliste
word-counts = zählt
word-knockout = K.-o.-System
word-given = vorgegeben
word-one-prize = ein Preis
word-own-place = eigener Platz
word-equal-division = gleiche Teilung
word-hort-system = Hort-System
word-hoyle-poker-dice = Hoyle: Würfelpoker
word-tractor-round = Tractor: Runde
word-crikey-rule-1 = Crikey-Regel 1
word-crikey-rule-2 = Crikey-Regel 2
word-crikey-rule-3 = Crikey-Regel 3
word-crikey-rule-3a = Crikey-Regel 3a
word-crikey-rule-3b = Crikey-Regel 3b
word-crikey-rule-3c = Crikey-Regel 3c
word-crikey-rule-4 = Crikey-Regel 4
word-aces = Asse
word-twos = Zweien
word-threes = Dreien
word-fours = Vieren
word-fives = Fünfen
word-sixes = Sechsen
word-ace = Ass
word-given-from-outside = von außen vorgegeben
word-top-boards = obere Bretter
word-bottom-boards = untere Bretter
word-games-with-black = Schwarzpartien
word-games-won-with-black = Siege mit Schwarz
word-number-of-wins = Anzahl der Siege
word-rounds-elected-to-play = gespielte Runden nach Wahl
word-not-finished = nicht beendet
word-forfeit-not-rated = kampflos, nicht gewertet
word-not-rated = nicht gewertet
word-no-rating = keine Wertung
word-by-hand = von Hand
word-rating-points-exchange = Austausch von Wertungspunkten
word-probit = Probit
word-white-counts-stronger-by = Weiß zählt stärker um
word-factor = Faktor
word-decimals = Nachkommastellen
word-tau-hundredths = Tau in Hundertsteln
word-rating-of-the-unrated = Wertungszahl der Ungewerteten
word-deviation-of-the-unrated = Abweichung der Ungewerteten
word-deviation-of-the-rated = Abweichung der Gewerteten
word-volatility-ten-thousandths = Volatilität in Zehntausendsteln
word-by-first-day = nach dem ersten Tag
word-march-2024 = März 2024
word-december-2024 = Dezember 2024
word-october-2025 = Oktober 2025

## Facts

fact-place-shared = Platz { $place } geteilt, { $hand }
fact-defended = Gegenspieler
fact-declared = Alleinspieler
fact-won-game = das Spiel gewonnen
fact-lost-game = das Spiel verloren
fact-tractor-result = { $role }, { $what }; { $points } für die Gegenspieler
fact-not-judged = { $told } (kein Stich geprüft)
fact-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
fact-gained = { $count ->
    [one] { $count } Rang gestiegen
   *[other] { $count } Ränge gestiegen
}
fact-round = Runde { $round }: { $what }
fact-list = { $list }
fact-games = { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
}
fact-decimals = { $decimals ->
    [one] { $decimals } Nachkommastelle
   *[other] { $decimals } Nachkommastellen
}
fact-rounded = { $exact } auf { $decimals } gerundet, Hälften aufwärts: { $now }
fact-not-finished = nicht beendet, gegen { $name }
fact-adjourned = Hängepartie, gegen { $name }
fact-against = gegen { $name }
fact-unequal-mean = ungleich viele Partien: das Mittel der Plätze in den Runden mit Wurf oder spielfrei, so dass ein Spieler mit wenigen davon führen kann
fact-unequal-sum = ungleich viele Partien: die Summe der Plätze; eine Runde ohne Wurf und nicht spielfrei zählt wie der letzte Platz am größten Tisch der Runde
fact-unequal-least = ungleich viele Partien: das Mittel der Plätze in den Runden mit Wurf oder spielfrei; Spieler mit weniger als { $games } kommen zuletzt
fact-unequal-games = { $rule }; ein Platz zählt an kleinen und großen Tischen gleich; spielfrei mit ganzem Punkt zählt wie der erste Platz am größten Tisch der Runde, mit halbem Punkt oder vom System wie der mittlere, ohne Punkt wie der letzte
fact-strength = Stärke { $white } ({ $before } + { $handicap }) gegen { $black }
fact-gap = Abstand { $gap }
fact-core-exchange = Kernaustausch CE { $core }
fact-white-to = Weiß { $before } auf { $white }
fact-black-to = Schwarz { $before } auf { $black }
fact-equal-draw = remis bei gleicher Stärke: keine Änderung
fact-uneven-draw = remis: RPE { $single } von der stärkeren an die schwächere Seite
fact-equal-win = Sieg bei gleicher Stärke: RPE { $single }
fact-stronger-wins = die stärkere Seite gewinnt: RPE 1,00 - { $core } = { $single }
fact-weaker-wins = die schwächere Seite gewinnt: RPE 1,00 + { $core } = { $single }
fact-doubled = { $winners } < { $losers }: verdoppelt, RPE { $points }
fact-not-doubled = { $winners } ≥ { $losers }: nicht verdoppelt
fact-five-alike = fünf { $faces }
fact-four-alike = vier { $faces }, { $others }
fact-full-house = Full House, { $faces } über { $pair }
fact-three-alike = drei { $faces }, { $others }
fact-two-pair = zwei Paare, { $faces } und { $lower }, { $others }
fact-pair-of = ein Paar { $faces }, { $others }
fact-high-die = höchster Würfel, { $dice }
fact-place-hand = Platz { $place }, { $hand }
fact-next-die = { $one } { $other }
fact-berlin-count = nach Berliner Wertung, { $first } : { $second }
fact-at-first-board = an Brett 1, { $first } : { $second }
fact-at-boards = an den Brettern 1 bis { $left }, { $first } : { $second }
fact-by-lot = durch Los
fact-cited = { $how } ({ $clause })
fact-drawn-decided = der unentschiedene Wettkampf gegen { $name } wurde entschieden { $by }
fact-in-won = noch dabei: gewann den Wettkampf der Stufe { $stage }
fact-in-open = noch dabei: der Wettkampf der Stufe { $stage } ist noch nicht entschieden
fact-out-won = ausgeschieden und den folgenden Wettkampf der Stufe { $stage } gewonnen
fact-out-lost = ausgeschieden: verlor den Wettkampf der Stufe { $stage }
fact-no-hand = kein Wurf, zählt wie Platz { $largest }
fact-places-shared = Plätze { $first } bis { $last } geteilt, zählt { $place }, { $hand }
fact-bye-counts-as = { $bye }, zählt wie Platz { $place }
fact-best-hand = bester Wurf: { $best }
fact-no-lots = noch keine Lose gezogen
fact-nothing-given = { $name }: noch nichts vorgegeben
fact-nothing-here = { $name }: hier nichts
fact-drawn-by-lot = ausgelost: { $value }
fact-by-director = { $name }: { $value }, vom Turnierleiter
fact-forfeit-against = kampflos, gegen { $opponent }
fact-left-early = { $how }, zählt nicht: vor der Hälfte der Partien ausgeschieden
fact-sum = Summe { $points }
fact-value-of = { $name } { $value }
fact-keeps-one-prize = { $name } behält { $amount } aus { $keeps } und verzichtet auf { $leaves }
fact-rounded-down = { $amount } (abgerundet)
fact-remainders = { $down } + { $more } (größte Reste) = { $amount }
fact-prize-alone = { $category }: { $name }, Platz { $first } allein: { $amount }
fact-prize-among = { $category }: { $name }, einer von { $members } auf den Plätzen { $first } bis { $last }
fact-prize-share = { $among }: { $pool } / { $members } = { $amount }
fact-prize-hort = { $among }: { $own } / 2 + { $pool } / { $twice } = { $amount }
fact-rank-and-taken = { $defenders } Punkte für die Gegenspieler; Rang { $rank }, bisher gewonnen { $taken }
fact-no-result = { $name } hat noch kein Ergebnis
fact-unchanged = noch nichts hat es geändert
fact-batch = { $shown } vor dem Turnier, { $now } danach
fact-batch-against = { $won } gewonnen, { $lost } verloren gegen { $name } ({ $theirs }): { $stake } × ({ $won } - { $games } × Φ({ $z })) = { $gain }
fact-mean-hundredths = das Mittel, auf Hundertstel gerundet: { $mean }
fact-opponents-value = { $name }, { $code } { $theirs }
fact-mean-rounded = das Mittel, gerundet: { $mean }
fact-board-count = Brettnummern mal Punkte { $points }
fact-board-points = Brett { $number } { $points }
fact-without-last = ohne die letzten { $number } { $points }
fact-board = Brett { $number }: { $product }
fact-among-tied-by = unter den Punktgleichen, nach { $score }: { $list }
fact-among-tied = unter den Punktgleichen: { $list }
fact-tied-sum = { $name } { $sum }
fact-not-met = { $own } ({ $count } nicht gespielt)
fact-and-more = und { $more } weitere
fact-all-met-equal = alle haben gegeneinander gespielt, und es trennt niemanden
fact-all-met = alle haben gegeneinander gespielt: die Summen entscheiden
fact-some-met-equal = nicht alle haben gegeneinander gespielt, und niemand ist Erster, was die fehlenden Partien auch bringen
fact-some-met = nicht alle haben gegeneinander gespielt; { $name } ist Erster, was die fehlenden Partien auch bringen
fact-nobody-tied = niemand ist hier gleich
fact-as-if-drawn = als wäre alles in Runde { $round } Ausgeloste remis ausgegangen
fact-cut-least = der niedrigste Wert (14.1)
fact-cut-voluntary = eine freiwillig nicht gespielte Runde (16.5)
fact-cut-most = der höchste Wert (14.3)
fact-of-dummy = { $score } eines virtuellen Gegners, { $how }
fact-of-adjusted = { $of } ({ $own }, spielfrei ab Runde { $round } als remis, 16.3)
fact-dummy-as-opponent = { $dummy }, eigene { $own }, höchstens wie { $name } (16.4.1)
fact-dummy-draws = { $dummy }, eigene { $own }, höchstens ein Remis je Runde (16.4.2)
fact-primary-score = der Erstwertung
fact-secondary-score = der Zweitwertung
fact-in-their-matches = { $name } in ihren Wettkämpfen: { $keys }
fact-koya-limit = es zählen Gegner mit { $limit } Punkten und mehr
fact-paired-under = die Nummer, unter der der Spieler ausgelost wird
fact-expected-score = { $scored } erzielt; mit { $rating } ist { $expected } zu erwarten (B.02 8.1.2)
fact-mean-rating = ihre mittlere Wertungszahl ist { $mean }
fact-share-difference = { $scored } aus { $games } sind { $share } %: { $difference } (B.02 8.1.1)
fact-after-round = nach Runde { $round }: { $score }
fact-without-after = ohne den Stand nach Runde { $round }
fact-rating-before-event = die Wertungszahl vor dem Turnier
fact-result-against = { $result } gegen { $name }, { $rating }
fact-highest = die höchste
fact-lowest = die niedrigste
fact-no-game-rated = nicht bestimmt: keine Partie am Brett gegen einen Gegner mit Wertungszahl
fact-no-game = nicht bestimmt: keine Partie am Brett gespielt
fact-unrated-left-out = { $name } hat keine Wertungszahl und zählt nicht mit
fact-unrated-fixed = { $told } (ohne Wertungszahl, ein fester Wert)
fact-unrated-lowest = { $told } (ohne Wertungszahl, die niedrigste des Turniers)
fact-unrated-mean = { $told } (ohne Wertungszahl, die mittlere des Turniers)
fact-no-factor = nicht bestimmt: der Faktor ist 0, und kein /K setzt einen
fact-schedule-strength = Zweitwertung { $own }, und { $which } { $buchholz } / { $factor }, auf Hundertstel: { $sum }
fact-no-rating = für alle nicht bestimmt: { $name } hat keine Wertungszahl
fact-part-cut = { $own } ist gestrichen: { $reason }
fact-given-or-taken = vom Schiedsrichter gegeben oder genommen: { $added }
fact-points-how = { $points } { $how }
fact-score-of = { $score } von { $name }
fact-has = { $name } hat { $score }
fact-product = { $points } × { $whose } = { $value }
fact-part-for = { $value } für { $name }
fact-cut-round = gestrichen Runde { $round }: { $value }, { $reason }
fact-forfeit = kampflos
fact-won-forfeit = kampflos gegen { $name }
fact-lost-forfeit = kampflos verloren gegen { $name }
fact-drawn-forfeits = unentschieden durch kampflose Partien gegen { $name }
fact-probit-old = altes System: gewertet mit den Wertungszahlen vor dem Turnier
fact-probit-new = neues System: gewertet mit den Wertungszahlen nach dem Turnier
fact-steps = { $count ->
    [one] { $count } Schritt
   *[other] { $count } Schritten
}
fact-solved = gelöst in { $steps }, genau auf { $bound }
fact-oscillates = bloßes Wiederholen schwingt hier und kommt nie zur Ruhe
fact-remark-from = { $rating } ab Runde { $round }
fact-remark-first = erste Wertungszahl
fact-remark-no-point = ohne Wertungszahl: kein Punkt
fact-remark-few = ohne Wertungszahl: { $games } von { $least } Partien
fact-remark-low = ohne Wertungszahl: unter { $floor }
fact-remark-lost = unter { $floor }: verliert die Wertungszahl
fact-remark-k = K { $base } × { $games } Partien > 700
fact-periods = { $periods } Wertungsperioden zusammen: { $change }
fact-rating-stays = keine gewertete Partie: die Wertungszahl bleibt { $rating }
fact-k-less = { $base } × { $games } ist mehr als 700: K wird { $k }
fact-fide-change = { $k } × { $sum } = { $product }, gerundet { $change }: { $before } → { $now }, wenn das Turnier jetzt endete
fact-below-floor = { $now } liegt unter { $floor }: erscheint ohne Wertungszahl
fact-unrated-no-change = { $game } (ohne Wertungszahl): ändert keine Wertungszahl
fact-too-far-apart = { $game } ({ $opponent }): nicht gewertet, 600 Punkte oder mehr Abstand und ein Spieler über 2600
fact-difference-as = Differenz { $full } zählt als { $difference }
fact-difference = Differenz { $full }
fact-fide-game = { $game } ({ $opponent }): { $difference }, erwartet { $expected }, { $gain }
fact-not-listed = ohne Wertungszahl: { $rating } ist keine Zahl der FIDE-Liste ({ $tempo })
fact-unrated = ohne Wertungszahl
fact-no-first-rating = keine Partie gegen einen Gegner mit Wertungszahl: keine erste Wertungszahl
fact-unrated-not-counted = { $game } (ohne Wertungszahl): zählt nicht
fact-against-rated = { $game } ({ $rating })
fact-begins-with = { $from }, mit der ein Spieler ohne andere beginnt
fact-from-round-on = { $from }, ab Runde { $round }
fact-rated-as = { $rating }, { $from }; gewertet als { $tempo }, Regeln vom { $edition }
fact-typed-rating = die eingegebene Wertungszahl
fact-kind-of-rating = die Wertungszahl ({ $kind })
fact-rating-of-list = die Wertungszahl ({ $kind }) von { $source }
fact-k-listed = nach der Wertungsliste
fact-k-2400 = 2400 oder mehr
fact-k-young = in diesem Jahr nicht älter als 18 und unter 2300
fact-k-usual = der übliche; 40 für neue Spieler der Liste, 10 für einen, der 2400 hatte, das weiß nur eine Liste
fact-k = K { $k }: { $reason }
fact-mean-of-first = Mittel mit zwei Gegnern von 1800: ({ $opponents } + 3600) / { $count } = { $mean }
fact-share-of-first = Anteil mit zwei Remis gegen sie: ({ $points } + 1) / { $count } = { $share }, Differenz { $difference }
fact-first-rounded = { $mean } { $difference } ist { $rating }, gerundet
fact-first-capped = { $mean } { $difference } ist { $uncapped }; eine erste Wertungszahl ist höchstens { $rating }
fact-first-rating = erste Wertungszahl { $rating }, wenn das Turnier jetzt endete
fact-no-point = kein Punkt: ein erstes Turnier ohne Punkt zählt nicht
fact-too-few-games = { $games } von { $least }: bleibt ohne Wertungszahl, bis Turniere der nächsten 26 Monate den Rest bringen
fact-too-low = { $rating } liegt unter { $floor }: bleibt ohne Wertungszahl
fact-before-the-event = vor dem Turnier
fact-start-values = ohne Wertungszahl, daher die Anfangswerte
fact-glicko-before = { $what }: { $rating }, Abweichung { $deviation }, Volatilität { $volatility }; Tau { $tau }
fact-glicko-game = { $game } ({ $rating }, Abweichung { $deviation }): Gewicht { $weight }, erwartet { $expected }, { $gain }
fact-deviation-grows = keine gewertete Partie: die Abweichung wächst von { $before } auf { $after }
fact-glicko-period = Summe { $sum }, Varianz { $variance }, Verbesserung { $improvement }
fact-glicko-after = { $rounded }; Abweichung { $deviation }, Volatilität { $volatility }, wenn das Turnier jetzt endete
fact-not-played = nicht gespielt
fact-is-adjourned = Hängepartie
fact-marked-unrated = als nicht gewertet bezeichnet
fact-no-result-yet = noch kein Ergebnis
fact-does-not-count = gegen { $name }: { $why }, zählt nicht
fact-won-against = gewonnen gegen { $name }
fact-drew-with = remis gegen { $name }
fact-lost-to = verloren gegen { $name }
fact-remark-deviation = Abweichung { $deviation }
fact-fide-rules = { $name }, { $tempo }, Regeln vom { $edition }
fact-system = { $name }
fact-parameter = { $name } { $value }
