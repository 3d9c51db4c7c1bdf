# Deutsch: der Bildschirm. Begriffe wie in `../de.ftl`.

## The desk

language-name = Deutsch
language-changed = ab jetzt auf Deutsch
language-not-saved = auf Deutsch, bis das Programm endet; die Einstellungen bleiben: { $reason }
text-language-of-the-desk = Sprache des Bildschirms
help-title = Tasten: { $place }

## Screens, by name and with the short names above them

tab-home = Start
tab-setup = Turnier
tab-players = Spieler
tab-round = Runde
tab-standings = Rangliste
tab-crosstable = Kreuztabelle
tab-player-card = Karte
tab-card = Karte
tab-audit = Protokoll
tab-reports = Berichte
short-home = Start
short-setup = Turn.
short-players = Spieler
short-round = Runde
short-stand = Rang
short-cross = Kreuz
short-card = Karte
short-audit = Prot.
short-reports = Ber.

## Places where keys work

text-everywhere = überall
text-lists = Listen
text-input-lines = Eingabezeilen
text-texts = Texte
text-manual = Handbuch
text-home = Start
text-setup = Turnier
text-players = Spieler
text-entrants = Teilnehmer
text-round = Runde
text-round-results-of-one-key = Runde: Ergebnisse mit einer Taste
text-round-boards-of-two = Runde: Bretter zu zweit
text-round-forfeit = Runde: kampflos
text-round-other-result = Runde: anderes Ergebnis
text-round-slips = Runde: Zettel
text-round-a-slip-being-typed = Runde: ein Zettel wird getippt
text-round-second-pass = Runde: zweiter Durchgang
text-round-a-line-being-typed = Runde: eine Zeile wird getippt
text-round-dice = Runde: Würfel
text-round-a-hand-being-typed = Runde: ein Wurf wird getippt
text-round-matches-of-teams = Runde: Mannschaftskämpfe
text-round-a-match-that-is-in = Runde: ein Wettkampf mit Ergebnis
text-round-a-match-being-typed = Runde: ein Wettkampf wird getippt
text-round-a-board-of-a-match-being-typed = Runde: ein Brett eines Wettkampfs wird getippt
text-round-tractor = Runde: Tractor
text-round-a-trick-being-typed = Runde: ein Stich wird getippt
text-round-pairing-by-hand = Runde: Auslosung von Hand
text-standings = Rangliste
text-crosstable = Kreuztabelle
text-player-card = Spielerkarte
text-audit = Protokoll
text-reports = Berichte
text-prizes = Preise
text-projector = Beamer
text-questions-answered-with-a-line = Fragen mit einer Zeile als Antwort
text-lists-to-choose-from = Listen zur Auswahl
text-questions = Fragen
text-messages = Meldungen
text-a-list-before-it-is-imported = eine Liste vor der Übernahme
text-players-beside-the-rating-lists = Spieler neben den Ratinglisten
text-players-a-player-being-typed = Spieler: ein Spieler wird getippt

## What keys do, in the key line, in help and among the actions

key-white = Weiß
key-black = Schwarz
key-draw = Remis
key-white-wins = Weiß gewinnt
key-white-loses = Weiß verliert
key-white-number-pad = Weiß (Ziffernblock)
key-black-number-pad = Schwarz (Ziffernblock)
key-draw-number-pad = Remis (Ziffernblock)
key-enter-results-again = Ergebnisse eingeben
key-after-a-number-white = nach einer Nummer: Weiß
key-to-the-board = zum Brett
key-erase-a-digit = Ziffer löschen
key-end-slips = Zettel beenden
key-forfeit = kampflos
key-adjourn = Hängepartie
key-other-result = anderes
key-white-gets-the-point = Punkt für Weiß
key-black-gets-the-point = Punkt für Schwarz
key-nobody = niemand
key-clear-the-forfeit = kampflos zurücknehmen
key-enter-the-boards = Bretter eintragen
key-not-a-forfeit = doch gespielt
key-1-0-unrated = 1–0 ungewertet
key-unrated = ½–½ ungewertet
key-0-1-unrated = 0–1 ungewertet
key-none = keines
key-record = eintragen
key-clear = leeren
key-enter-hands = Würfe eingeben
key-next-hand = nächster Wurf
key-erase-then-previous-hand = löschen, dann voriger Wurf
key-back-to-the-tables = zurück zu den Tischen
key-hand = Wurf
key-first-hand = erster Wurf
key-last-hand = letzter Wurf
key-erase-the-hand = Wurf löschen
key-open-the-match = Wettkampf öffnen
key-first-line-up = Aufstellung 1
key-second-line-up = Aufstellung 2
key-correct-the-first-line-up = Aufstellung 1 berichtigen
key-correct-the-second-line-up = Aufstellung 2 berichtigen
key-end-the-match = Wettkampf beenden
key-back = zurück
key-board = Brett
key-table = Tisch
key-first-board = erstes Brett
key-last-board = letztes Brett
key-enter-tricks = Stiche eingeben
key-judge = werten
key-trick = Stich
key-main-suit-and-dealer = Trumpffarbe und Geber
key-last-trick = letzter Stich
key-publish = veröffentlichen
key-swap = tauschen
key-previous-seat = voriger Platz
key-next-seat = nächster Sitz
key-colours = Farben
key-board-up = Brett hinauf
key-board-down = Brett hinunter
key-leave-the-rest-to-the-system = den Rest auslosen lassen
key-add-a-pairing = Paarung dazu
key-add-a-table = Tisch dazu
key-turn-the-seats = Sitze drehen
key-take-apart = auflösen
key-bye = spielfrei
key-why = warum
key-draw-the-position = Stellung auslosen
key-drop-it = verwerfen
key-pair = auslosen
key-results-of-a-file = Ergebnisse aus einer Datei
key-withdraw-the-round = Runde zurückziehen
key-print-the-pairings = Paarungen drucken
key-correct = berichtigen
key-clear-the-result = Ergebnis löschen
key-name = Name
key-slips = Zettel
key-second-pass = 2. Durchgang
key-earlier = früher
key-later = später
key-why-not-another-opponent = warum kein anderer Gegner
key-change-boards-by-hand = Bretter von Hand ändern
key-seal-the-standings = Rangliste festschreiben
key-back-to-entering-results = zurück zur Ergebniseingabe
key-next-board-without-a-result = nächstes Brett ohne Ergebnis
key-open = öffnen
key-new-event = neues Turnier
key-open-a-file = Datei öffnen
key-import-a-report = Bericht einlesen
key-remove-from-the-list = aus der Liste nehmen
key-tour = Rundgang
key-no-tour-now-or-later = kein Rundgang, auch später nicht
key-change = ändern
key-previous-choice = vorige Wahl
key-next-choice = nächste Wahl
key-add-tie-break = Feinwertung dazu
key-remove-tie-break = Feinwertung weg
key-tie-break-up = Feinwertung hinauf
key-tie-break-down = Feinwertung hinunter
key-add = dazu
key-card = Karte
key-withdraw = zurücktreten
key-return = zurückholen
key-here = da
key-find = suchen
key-number-by-rating = Nummern nach Elo
key-import-a-list = Liste einlesen
key-number-in-order-of-registration = Nummern nach Anmeldung
key-number-by-lot = Nummern auslosen
key-number-by-the-varma-draw = Nummern nach Varma
key-another-number-for-the-player = andere Nummer für den Spieler
key-number-up = Nummer hinauf
key-number-down = Nummer hinunter
key-everybody-is-here-or-nobody = alle da oder niemand
key-fixed-board = festes Brett
key-must-not-meet = dürfen sich nicht treffen
key-partner = Partner
key-add-to-the-team = in die Mannschaft
key-remove-the-last-player-of-the-team = letzten Spieler der Mannschaft streichen
key-exclude = ausschließen
key-remove-registered-by-mistake = löschen, irrtümlich gemeldet
key-leave-out-of-the-standings = nicht in der Rangliste führen
key-give-or-take-points = Punkte geben oder abziehen
key-rating-from-a-round-on = Elo ab einer Runde
key-compare-with-the-rating-lists = mit den Ratinglisten vergleichen
key-load-the-rating-lists-again = Ratinglisten neu laden
key-print-the-starting-list = Startrangliste drucken
key-teams-or-players = Mannschaften oder Spieler
key-column = Spalte
key-seal = festschreiben
key-announced-now = bekannt, jetzt
key-give-a-value = Wert geben
key-draw-lots = Los ziehen
key-print-the-standings = Rangliste drucken
key-by-opponent-or-round = nach Gegner oder Runde
key-bracket = Turnierbaum
key-print-the-crosstable = Kreuztabelle drucken
key-previous-card = voriger
key-next-card = nächster
key-opponents-card = Karte des Gegners
key-print-the-card = Karte drucken
key-step-back = zurück
key-step = weiter
key-round-back = Runde zurück
key-round-on = Runde vor
key-round = Runde
key-go-to = gehe zu
key-compare-two-moments = zwei Zeitpunkte vergleichen
key-replay-and-compare = nachspielen und vergleichen
key-sign = unterschreiben
key-read = lesen
key-format = Format
key-write = schreiben
key-projector = Beamer
key-define-prizes = Preise festlegen
key-print = drucken
key-publish-as-a-site = als Webseite
key-add-a-fund = Preisgruppe dazu
key-remove-the-fund = Preisgruppe weg
key-from-a-file = aus einer Datei
key-fund-up = Preisgruppe hinauf
key-fund-down = Preisgruppe hinunter
key-to-the-left = nach links
key-to-the-right = nach rechts
key-page = Seite
key-list = Liste
key-faster = schneller
key-slower = langsamer
key-all-lists-or-one = alle Listen oder eine
key-pause = Pause
key-sign-and-close-the-event = unterschreiben und abschließen
key-register = melden
key-change-the-boards = Bretter ändern
key-drop-the-input = Getipptes verwerfen
key-keep = behalten
key-leave = verlassen
key-how-desks-join = wie man beitritt
key-players-keep-what-they-have = Spieler behalten ihr Ergebnis
key-boards-or-seats-keep-it = Bretter oder Sitze behalten es
key-take-over-as-lead = Leitung übernehmen
key-the-others-entries = Einträge der anderen
key-the-result-is-right = Ergebnis stimmt
key-disputed-results = strittige Ergebnisse
key-remove-what-is-left-over = Reste entfernen
key-results-are-entered-again = Ergebnisse neu eingeben
key-board-by-board = Brett für Brett
key-new-partners-from-now-on = ab jetzt neue Partner
key-byes-for-missing-players = Fehlende spielfrei
key-for-the-rating-report-only = nur für den Elo-Bericht
key-do-what-was-asked = tun
key-change-nothing = nichts ändern
key-go-on = weiter
key-take-over = übernehmen
key-only-the-new = nur die neuen
key-taken-as = gelesen als
key-another-person-or-the-same = andere Person oder dieselbe
key-rating = Elo
key-from-the-rating-lists = aus den Ratinglisten
key-encoding = Kodierung
key-separator = Trennzeichen
key-lines = Zeilen
key-change-the-marked = Markierte ändern
key-mark = markieren
key-all-or-none = alle oder keine
key-next-chapter = nächstes Kapitel
key-previous-chapter = voriges Kapitel
key-search = suchen
key-next-place = nächste Stelle
key-take-from-the-list = aus der Liste nehmen
key-up = hinauf
key-down = hinunter
key-do-it = ausführen
key-choose = wählen
key-page-up = Seite hinauf
key-page-down = Seite hinunter
key-first-line = erste Zeile
key-last-line = letzte Zeile
key-erase-before-the-caret = vor der Schreibmarke löschen
key-erase-after-the-caret = nach der Schreibmarke löschen
key-erase-the-word = Wort löschen
key-erase-the-line = Zeile löschen
key-caret-left = Schreibmarke nach links
key-caret-right = Schreibmarke nach rechts
key-caret-to-the-start = Schreibmarke an den Anfang
key-caret-to-the-end = Schreibmarke ans Ende
key-home = Start
key-setup = Turnier
key-players = Spieler
key-standings = Rangliste
key-crosstable = Kreuztabelle
key-player-card = Spielerkarte
key-audit = Protokoll
key-reports = Berichte
key-next-screen = nächster Bildschirm
key-note-in-the-journal = Notiz im Protokoll
key-stop-long-work = lange Arbeit abbrechen
key-actions = Aktionen
key-quit = beenden
key-redo = wiederholen
key-undo = rückgängig
key-help = Hilfe
key-manual = Handbuch
key-operator-the-name-that-entries-carry = Bediener: der Name an den Einträgen
key-take-over-from-another-desk = von einem anderen Arbeitsplatz übernehmen
key-sign-the-event-or-close-it = Turnier unterschreiben oder abschließen
key-desks-who-is-there-share-the-event-leave = Arbeitsplätze: wer ist da, teilen, verlassen
key-join-the-event-of-another-desk = dem Turnier eines anderen Arbeitsplatzes beitreten
key-settings-show-and-create-their-file = Einstellungen: zeigen, Datei anlegen
key-language-of-the-desk = Sprache des Bildschirms
key-end-the-tour = Rundgang beenden
text-actions = Aktionen
text-nothing-matches = nichts passt

## Tasten, wie sie auf Tastaturen heißen

keyboard-home = Pos1
keyboard-end = Ende
keyboard-del = Entf
keyboard-pgup = Bild↑
keyboard-pgdn = Bild↓
keyboard-space = Leertaste

## Headings of columns that reports do not have

head-because = weil
head-column = Spalte
head-dice = Würfel
head-entry = Eintrag
head-event = Turnier
head-file = Datei
head-first-values = erste Werte
head-from-the-lists = aus den Listen
head-fund = Preisgruppe
head-game = Spiel
head-hand = Wurf
head-in-the-event-in-the-list = im Turnier → in der Liste
head-key = Taste
head-last-saved = gespeichert
head-line = Zeile
head-list = Liste
head-number = Nummer
head-report = Liste
head-taken-as = gelesen als
head-sex = m/w
head-time = Zeit
head-who-may-win = wer gewinnen kann
head-wins-it = gewinnt ihn

## Counts

count-rounds = { $count ->
    [one] { $count } Runde
   *[other] { $count } Runden
}
count-boards = { $count ->
    [one] { $count } Brett
   *[other] { $count } Bretter
}
count-tables = { $count ->
    [one] { $count } Tisch
   *[other] { $count } Tische
}
count-matches = { $count ->
    [one] { $count } Wettkampf
   *[other] { $count } Wettkämpfe
}
count-players = { $count ->
    [one] { $count } Spieler
   *[other] { $count } Spieler
}
count-teams = { $count ->
    [one] { $count } Mannschaft
   *[other] { $count } Mannschaften
}
count-acts = { $count ->
    [one] { $count } Eintrag
   *[other] { $count } Einträge
}

## The top line

header-published = Runde { $round } veröffentlicht{ $at }
header-round = Runde { $round } { $status }
adjourned-count = { $count ->
    [one] { $count } Hängepartie
   *[other] { $count } Hängepartien
}
saved-at = gespeichert { $time }
too-small = { $size } ist zu klein: { $needed } sind nötig
stop-with-key = { $key } bricht ab
below-more = { $count } weitere
text-read-only = NUR LESEN
text-not-saved = NICHT GESPEICHERT
text-in-memory-only = nur im Speicher
text-not-official = nicht offiziell

## Home

round-of = { $round } von { $rounds }
file-in = { $name } in { $folder }
text-recent-events = letzte Turniere
text-no-events-yet-n-makes-a-new-one-o-opens-a-file-i-imports-a-report = noch kein Turnier: n legt eines an, o öffnet eine Datei, i liest einen Bericht ein
text-new-event-what-kind = neues Turnier: welcher Art?
text-open-an-event = Turnier öffnen
text-the-path-of-an-event-file-is-your-home-folder = Pfad einer Turnierdatei (~ ist Ihr Ordner)
text-make-an-event-from-a-report = Turnier aus einem Bericht anlegen
text-the-path-of-a-tournament-report-trf16-or-trf26 = Pfad eines Turnierberichts (TRF16 oder TRF26)
text-title-of-the-new-event = Name des neuen Turniers
text-chess = Schach
text-dice = Würfel

## Round: what is shown

results-in = Ergebnisse { $done }/{ $all }
results-agreed = bestätigt { $count }
missing-at = offen: { $boards }
adjourned-at = Hängepartie { $boards }
control-total = Kontrolle { $total } = { $boards }
control-total-for = Kontrolle { $total } für { $boards }
other-result-at = Brett { $board }, anderes Ergebnis: einen Buchstaben von unten tippen
left-of-two = { $gone } ist weg: { $forfeit } kampflos, { $arrange } anderer Gegner
left-at-table = { $gone } ist weg: { $arrange } ändert den Tisch
round-named = Runde { $round }
round-starts = Beginn { $time }, in { $left }
position-number = Stellung { $position }
table-second-pass = { $place ->
    [table] Tisch
    [match] Wettkampf
   *[board] Brett
} { $table } wird ein zweites Mal getippt, verdeckt: { $key } beginnt
table-missing = das Ergebnis von { $place ->
    [table] Tisch
    [match] Wettkampf
   *[board] Brett
} { $table } fehlt: { $key } beginnt
rated-as = gewertet { $score }
fixed-at-board = fest an { $board }
text-slip = Zettel
text-forfeit-who-gets-the-point = kampflos: wer bekommt den Punkt?
text-the-next-result-replaces-the-current-one = das nächste Ergebnis ersetzt das jetzige
text-complete = vollständig
text-no-round-yet = noch keine Runde
text-and = und
text-slips = Zettel
text-second-pass = zweiter Durchgang
text-correcting = Berichtigung
text-results = Ergebnisse
text-by-hand = von Hand
text-by-the-system = vom System
text-imported = eingelesen
text-no-position-drawn = keine Stellung ausgelost
text-the-round-has-no-boards = die Runde hat keine Bretter
text-no-matches = keine Wettkämpfe
text-no-tables = keine Tische
state-forfeit = kampflos
state-adjourned = Hängepartie
state-unrated = ungewertet
state-to-decide = zu entscheiden
state-waits = wartet
state-agreed = bestätigt
state-once = einmal
state-in = fertig
state-being-typed-again = wird wieder getippt
state-being-corrected = wird berichtigt
state-being-typed = wird getippt
state-missing = fehlt

## Setup: the lines

tie-break-number = Feinwertung { $number }
from-round-on = ab Runde { $round }
rounds-by-table = { $rounds } nach der Tabelle oder dem Turnierbaum
text-recorded-when-you-leave-this-line = eingetragen, wenn Sie die Zeile verlassen
setup-title = Name
setup-place = Ort
setup-first-day = erster Tag
setup-last-day = letzter Tag
setup-chief-arbiter = Hauptschiedsrichter
setup-deputies = Stellvertreter
setup-federation = Verband
setup-rate-of-play = Bedenkzeit
setup-time-control = Zeitkontrolle
setup-language = Sprache
setup-schedule = Zeitplan
setup-page = Webseite
setup-rounds = Runden
setup-second-pass = zweiter Durchgang
setup-game = Spiel
setup-pairing = Auslosung
setup-rating = Wertungssystem
setup-rating-used = benutzte Elo
setup-initial-order-by = Startrang nach
setup-over-30-days = über 30 Tage
setup-ranking = Rangfolge
setup-official-mode = offiziell
setup-yes = ja
setup-no = nein
setup-on = an
setup-off = aus

## Setup: games, pairing systems, ratings, rankings and their parameters

text-decided-game = Spiel ohne Remis
text-poker-dice = Pokerwürfel
text-team-match = Mannschaftskampf
text-crikey = Crikey
text-tractor = Tractor
text-manual-pairing = Auslosung von Hand
text-round-robin = Rundenturnier
text-double-round-robin = doppeltes Rundenturnier
text-round-robin-of-several-cycles = mehrfaches Rundenturnier
text-scheveningen = Scheveningen
text-double-scheveningen = doppeltes Scheveningen
text-scheveningen-of-several-cycles = mehrfaches Scheveningen
text-fide-dutch-swiss = Schweizer System (FIDE, holländisch)
text-fide-dutch-swiss-baku-acceleration = Schweizer System, Baku-Beschleunigung
text-fide-team-swiss = Schweizer System für Mannschaften
text-knockout = K.-o.-System
text-double-elimination = Doppel-K.-o.
text-mixed-tables = gemischte Tische
text-tables-of-four-partners-kept = Vierertische, feste Partner
text-tables-of-four-partners-rotated = Vierertische, wechselnde Partner
text-no-rating = ohne Elo
text-rating-points-exchange = Punktetausch
text-probit-old-system = Probit, altes System
text-probit-new-system = Probit, neues System
text-points-and-tie-breaks = Punkte und Feinwertungen
text-table-placings = Plätze an den Tischen
text-progress-in-rank = Aufstieg im Rang
text-elimination = Ausscheiden
text-sum-of-points = Summe der Punkte
text-mean-of-points = Mittel der Punkte
text-fide-rating-fide = FIDE-Elo (FIDE)
text-national-rating-only-nro = nur nationale Zahl (NRO)
text-fide-else-national-fidon = FIDE, sonst national (FIDON)
text-national-else-fide-nidof = national, sonst FIDE (NIDOF)
text-the-higher-of-both-hbfn = die höhere von beiden (HBFN)
text-the-lower-of-both-lbfn = die niedrigere von beiden (LBFN)
text-rating-as-typed-other = Zahl wie eingegeben (OTHER)
text-a-win = Sieg
text-a-draw = Remis
text-a-loss = Niederlage
text-a-loss-by-forfeit = kampflose Niederlage
text-a-zero-point-bye = spielfrei ohne Punkt
text-a-pairing-allocated-bye = spielfrei vom System
text-team-1-starts-at = Mannschaft 1 beginnt bei
text-team-2-starts-at = Mannschaft 2 beginnt bei
text-unrated-opponents = Gegner ohne Elo
text-a-fixed-rating = feste Zahl
text-forfeits-count-as-games = Kampflose zählen als Partien
text-unequal-numbers-of-games = ungleich viele Partien
text-games-at-least = mindestens Partien
text-edition-of-august-2024 = Fassung August 2024
text-ratings-of-each-round = Elo jeder Runde
text-a-won-match = gewonnener Wettkampf
text-a-drawn-match = unentschiedener Wettkampf
text-a-lost-match = verlorener Wettkampf
text-a-bye-match-points = spielfrei, Mannschaftspunkte
text-a-bye-game-points = spielfrei, Brettpunkte
text-a-win-at-a-board = Sieg am Brett
text-a-draw-at-a-board = Remis am Brett
text-a-loss-at-a-board = Niederlage am Brett
text-a-board-lost-by-forfeit = Brett kampflos verloren
text-boards = Bretter
text-colours = Farben
text-fixed-board-order = feste Brettfolge
text-drawn-match-of-a-knockout = unentschieden im K.-o.
text-refuse-other-line-ups = andere Aufstellungen ablehnen
text-rating-difference-at-most = Elo-Abstand höchstens
text-reserves-at-most = Ersatz höchstens
text-womens-board = Damenbrett
text-junior-board = Jugendbrett
text-juniors-are-under = Jugend ist unter
text-rating-of-a-team = Elo einer Mannschaft
text-unrated-members = Mitglieder ohne Elo
text-ranking-of-teams = Mannschaftswertung
text-players-that-count = gewertete Spieler
text-white-counts-stronger-by = Weiß zählt stärker um
text-regulations-of = Regeln von
text-factor = Faktor
text-decimals = Nachkommastellen

## Setup: what a line is for

text-shown-on-every-screen-and-report-the-file-was-named-after-it = steht auf jedem Bildschirm und Bericht; die Datei hat ihren Namen danach
text-shown-on-reports-and-in-the-tournament-report-trf = steht auf Listen und im Turnierbericht (TRF)
text-their-names-separated-by-semicolons-in-the-tournament-report-trf = ihre Namen, mit Strichpunkten; im Turnierbericht (TRF)
text-the-one-that-registers-the-event-three-letters-for-instance-swe = der meldende Verband, drei Buchstaben, etwa GER
text-in-words-for-instance-90-min-plus-30-s-per-move-shown-on-reports = in Worten, etwa 90 min + 30 s je Zug; steht auf Listen
text-of-reports-and-pages-a-tag-for-instance-de-or-two-deplus-en-english-if-it-is-empty = der Listen und Seiten: ein Kürzel, etwa de, oder zwei, de+en; leer ist Englisch
text-time-and-increment-90plus-30-in-minutes-5400plus-30-in-seconds-as-reports-have-it-40-90plus-30-30plus-30-w5-b4 = Zeit und Zugabe: 90+30 in Minuten, 5400+30 in Sekunden wie in Berichten; 40/90+30:30+30, W5-B4
text-day-and-hour-of-each-round-separated-by-commas-2026-11-21-10-00-15-00-2026-11-22-10-00-for-unknown = Tag und Uhrzeit jeder Runde, mit Kommas: 2026-11-21 10:00, 15:00, 2026-11-22 10:00; - für unbekannt
text-its-address-on-the-web-https-paper-pdf-shows-it-as-a-code-to-scan = die Webadresse, https://...; auf Papier (PDF) als Code zum Scannen
text-whether-each-result-is-typed-twice-the-desk-asks-about-single-ones-before-the-next-round-and-the-seal = ob jedes Ergebnis zweimal getippt wird: nach einzelnen wird vor der nächsten Runde und dem Festschreiben gefragt
text-each-round-begins-from-a-position-that-is-drawn-tournament-reports-trf-have-no-record-for-it = jede Runde beginnt aus einer ausgelosten Stellung; Turnierberichte (TRF) haben kein Feld dafür
text-as-announced-requested-byes-and-the-acceleration-rely-on-it = wie ausgeschrieben; erbetene freie Runden und die Beschleunigung hängen davon ab
text-as-announced-the-rounds-are-those-of-the-table-or-bracket-and-the-header-shows-how-many = wie ausgeschrieben; gespielt werden die Runden der Tabelle oder des K.-o.-Baums, ihre Zahl steht in der Kopfzeile
text-which-rating-orders-the-players-and-is-shown-choose-an-order-or-type-one-rapid-blitz-standard-else-the-one-as-typed = welche Zahl die Spieler ordnet und gezeigt wird; eine Reihenfolge wählen oder tippen: rapid, blitz, standard; sonst die eingegebene
text-the-tournament-rating-which-decides-pairing-numbers-the-official-ratings-stay-as-they-are-trf-172 = die Turnierzahl, die die Startnummern bestimmt; die offiziellen Zahlen bleiben (TRF 172)
text-whether-it-lasts-longer-then-players-may-get-new-ratings-from-a-round-on-b-02 = ob es länger dauert: dann können Spieler ab einer Runde neue Zahlen bekommen (B.02)
text-the-federations-regulations-hold-the-desk-refuses-what-they-forbid-and-asks-about-what-they-discourage = die Regeln des Verbands gelten: Verbotenes wird abgelehnt, nach Unerwünschtem gefragt
text-the-federations-regulations-forbid-nothing-here-and-every-print-says-not-official = die Regeln des Verbands verbieten hier nichts, und jeder Ausdruck sagt: kein offizielles Turnier
text-not-beside-buchholz-c-07-8-change-the-list-of-tie-breaks-first = nicht neben Buchholz (C.07 8): erst die Feinwertungen ändern
text-official-mode-cannot-be-entered-once-round-1-is-published = offiziell geht nicht mehr, wenn Runde 1 veröffentlicht ist
text-fixed-round-1-is-published = fest: Runde 1 ist veröffentlicht
text-fixed-the-pairings-so-far-depend-on-it = fest: die bisherigen Paarungen hängen davon ab
text-two-players-won-drawn-or-lost-forfeits-adjourned-games = zwei Spieler: gewonnen, remis, verloren, kampflos, Hängepartien
text-two-players-won-or-lost-never-drawn = zwei Spieler: gewonnen oder verloren, nie remis
text-two-teams-chess-crikey-or-a-decided-game-at-several-boards = zwei Mannschaften: Schach, Crikey oder ein Spiel ohne Remis an mehreren Brettern
text-equal-scores-meet-nobody-twice-c-04-3-in-force-since-1-february-2026 = Punktgleiche treffen sich, niemand zweimal (C.04.3, seit 1. Februar 2026)
text-like-the-swiss-with-virtual-points-for-the-upper-half-in-the-first-rounds-c-04-5-1 = wie das Schweizer System, mit virtuellen Punkten für die obere Hälfte in den ersten Runden (C.04.5.1)
text-everybody-meets-everybody-by-the-tables-of-berger-c-05-annex-1 = jeder gegen jeden nach den Berger-Tabellen (C.05 Anhang 1)
text-you-make-every-board-yourself = Sie setzen jedes Brett selbst
text-who-loses-a-match-is-out = wer einen Wettkampf verliert, scheidet aus
text-a-player-who-loses-twice-is-out = wer zweimal verliert, scheidet aus
text-teams-of-equal-score-meet-no-two-twice-c-04-6-in-force-since-1-february-2026 = punktgleiche Mannschaften treffen sich, keine zweimal (C.04.6, seit 1. Februar 2026)
text-players-are-seated-so-that-they-meet-the-same-opponents-as-rarely-as-possible = die Spieler sitzen so, dass sie selten dieselben Gegner treffen
text-partners-stay-together-and-meet-other-pairs = Partner bleiben zusammen und treffen andere Paare
text-everybody-gets-another-partner-every-round = jeder bekommt in jeder Runde einen anderen Partner
text-ratings-only-seed-the-players-no-result-changes-them = Zahlen ordnen nur die Spieler; kein Ergebnis ändert sie
text-fides-rating-regulations-b-02-the-change-if-the-event-ended-now-and-first-ratings = FIDE-Wertungsregeln (B.02): die Änderung, wenn das Turnier jetzt endete, und erste Zahlen
text-points-first-then-the-tie-breaks-below-in-their-order = erst die Punkte, dann die Feinwertungen darunter der Reihe nach
text-the-present-rating-highest-first = die jetzige Zahl, die höchste zuerst
text-players-still-in-first-then-those-who-went-out-later = erst wer noch dabei ist, dann wer später ausschied
text-also-a-win-by-forfeit-and-a-full-point-bye = auch kampfloser Sieg und spielfrei mit ganzem Punkt
text-also-a-half-point-bye-and-an-adjourned-game-until-it-is-finished = auch spielfrei mit halbem Punkt und eine Hängepartie bis zum Ende
text-over-the-board = am Brett
text-for-not-appearing = wegen Nichterscheinens
text-a-round-missed-with-notice-without-points = eine abgemeldete Runde ohne Punkte
text-for-the-player-left-over-when-the-number-of-players-is-odd = für den Überzähligen bei ungerader Spielerzahl

## Questions: what a key does

question = { $does }?
publish-round = Runde { $round } veröffentlichen
publish-round-changed = Runde { $round } geändert veröffentlichen
publish-with-partners = Runde { $round } veröffentlichen, und diese Paare sind ab jetzt Partner
correct-round = Runde { $round } berichtigen
withdraw-round = Runde { $round } zurückziehen
register-player = { $name } melden
correct-result = Ergebnis von { $place ->
    [table] Tisch
    [match] Wettkampf
   *[board] Brett
} { $board } in Runde { $round } berichtigen
clear-result = Ergebnis von { $place ->
    [table] Tisch
    [match] Wettkampf
   *[board] Brett
} { $board } in Runde { $round } löschen
exclude-player = { $name } ausschließen
player-stays = { $name } bleibt
seal-after = Rangliste nach Runde { $round } festschreiben
withdraw-player = { $name } tritt zurück
remove-player = { $name } löschen
change-player = { $name } ändern
return-player = { $name } zurückholen
leave-player-out = { $name } nicht in der Rangliste führen
player-stays-in = { $name } bleibt darin
text-back-to-the-pairing = zurück zur Auslosung
text-back-to-the-boards = zurück zu den Brettern
text-leave-it-published = veröffentlicht lassen
text-register-nobody = niemanden melden
text-import-the-list = Liste übernehmen
text-leave-it-as-it-is = so lassen
text-leave-them-live = offen lassen
text-back-to-the-line = zurück zur Zeile
text-change-nothing = nichts ändern
text-change-the-setup = Einstellungen des Turniers ändern
text-give-new-pairing-numbers = neue Startnummern vergeben
text-keep-the-numbers = Nummern behalten
text-give-the-bye = spielfrei geben
text-give-no-bye = nicht spielfrei geben
text-cancel-the-bye = spielfrei streichen
text-keep-the-bye = spielfrei lassen
text-fix-the-board = Brett festlegen
text-draw-the-colour = Farbe auslosen
text-draw-nothing = nichts auslosen
text-say-that-they-must-not-meet = Begegnung ausschließen
text-record-the-result = Ergebnis eintragen
text-record-nothing = nichts eintragen
text-record-that-both-passes-agree = Übereinstimmung eintragen
text-note-the-other-result = anderes Ergebnis vermerken
text-note-nothing = nichts vermerken
text-leave-the-result-as-it-is = Ergebnis so lassen
text-decide-later = später entscheiden
text-change-the-teams-players = Spieler der Mannschaft ändern
text-leave-them-as-they-are = so lassen
text-accept-the-line-up = Aufstellung annehmen
text-change-the-prizes = Preise ändern
text-note-who-is-here = Anwesende vermerken
text-note-nobody = niemanden vermerken
text-draw-lots-again = neu auslosen
text-keep-the-lots-that-were-drawn = gezogene Lose behalten
text-give-the-values = Werte vergeben
text-give-nothing = nichts vergeben
text-keep-the-records = Angaben behalten
text-keep-none = keine behalten
text-change-the-points = Punkte ändern
text-change-what-is-reported-for-rating = gemeldetes Ergebnis ändern
text-take-the-player-into-the-standings = Spieler wieder in die Rangliste
text-change-who-may-have-a-half-point-bye = Recht auf spielfrei mit halbem Punkt ändern
text-change-the-partnerships = Paare ändern
text-change-the-table-size = Tischgröße ändern
text-draw-the-position-again = Stellung neu auslosen
text-keep-the-position-that-was-drawn = ausgeloste Stellung behalten
text-give-the-ratings = Elo-Zahlen vergeben
text-write-the-note = Notiz schreiben
text-name-the-key = Schlüssel benennen
text-name-no-key = keinen benennen
text-sign-the-event = Turnier unterschreiben
text-sign-nothing = nichts unterschreiben
text-sign-the-event-as-it-is = so unterschreiben, wie es ist
text-sign-and-close-the-event = unterschreiben und abschließen
text-publish-the-manual-pairing = Auslosung von Hand veröffentlichen?
text-what-this-will-do = was das bewirkt
text-that-key-is-no-answer-to-this-question = diese Taste ist keine Antwort auf die Frage
text-asked-once-more = (es wird noch einmal gefragt)
text-once-more = , noch einmal

## Questions about acts

has-left = { $name } ist weg
has-withdrawn = ist zurückgetreten { $after ->
    [0] vor Runde 1
   *[other] nach Runde { $after }
}
is-excluded = ist ausgeschlossen { $after ->
    [0] vor Runde 1
   *[other] nach Runde { $after }
}
left-still-to-play = { $name } { $left } und hätte noch zu spielen. Kampflos wären die Partien:
left-sits-at = { $name } { $left } und sitzt an { $place ->
    [table] Tisch
    [match] Wettkampf
   *[board] Brett
} { $board } der Runde { $round } ohne Ergebnis.
left-keeps-bye = { $name } { $left }, behält aber in Runde { $round }: { $bye }.
still-to-play = { $name } hätte noch zu spielen. Kampflos wären die Partien:
no-result-counts = Weniger als die Hälfte der Partien von { $name } ist gespielt: keine davon zählt.
forfeit-games = { $count ->
    [one] die Partie
   *[other] { $count } Partien
} kampflos werten
and-forfeit-games = { $title } und { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
} kampflos werten
change-places = { $place ->
    [table] die Tische
    [match] die Wettkämpfe
   *[board] die Bretter
} der Runde { $round } ändern
leave-place = { $place ->
    [table] Tisch
    [match] Wettkampf
   *[board] Brett
} { $board } so lassen
change-boards-and-byes = Bretter und freie Spieler der Runde { $round } ändern
this-seals = Die Rangliste nach Runde { $round } wird festgeschrieben: { $does }.
this-signs = Unterschreibt { $count ->
    [one] den Eintrag
   *[other] alle { $count } Einträge
} des Turniers mit dem Schlüssel dieses Rechners.
signed-to = die Einträge 1 bis { $entry } sind unterschrieben
signed-and-closed = die Einträge 1 bis { $entry } sind unterschrieben; das Turnier ist abgeschlossen
before-pairing = bevor Sie Runde { $round } auslosen
give-byes-and-pair = { $count ->
    [one] { $count } Spieler
   *[other] { $count } Spielern
} spielfrei ohne Punkt geben und auslosen
pair-all-the-same = Runde { $round } trotzdem auslosen
pair-with-numbers = Runde { $round } mit den neuen Nummern auslosen
a-lot-decides = Das Los entscheidet den unentschiedenen Wettkampf { $one } – { $other }.
draw-lots-and-pair = losen und Runde { $round } auslosen
text-has-left = ist weg
text-pair-nothing = nicht auslosen
text-undo-it = zurücknehmen
text-undo-what-others-have-seen = zurücknehmen, was andere gesehen haben?
text-games-of-later-rounds-are-forfeited-when-their-rounds-are-published = Partien späterer Runden werden kampflos, wenn die Runden veröffentlicht werden.
text-find-another-opponent-on-the-round = anderen Gegner in der Runde suchen
text-leave-the-games-open-marked-with = Partien offen lassen, mit † markiert
text-give-the-byes = spielfrei geben
text-do-all-of-it = alles ausführen
text-they-are-sealed-already-and-are-sealed-again-as-they-are-now = sie ist schon festgeschrieben und wird es im jetzigen Stand neu
text-they-are-saved-as-they-are-now = sie wird im jetzigen Stand gespeichert
text-seal-the-standings = Rangliste festschreiben
text-seal-nothing = nichts festschreiben
text-close-the-event-once-nothing-of-it-will-change-the-signature-says-that-it-is-over = Schließen Sie das Turnier ab, wenn sich nichts mehr ändert: die Unterschrift sagt, dass es zu Ende ist.
text-exclude-the-games-stay-open = ausschließen, Partien bleiben offen
text-withdraw-the-games-stay-open = zurücktreten, Partien bleiben offen
text-undone = zurückgenommen
text-or-unrated = oder ohne Wertungszahl
text-redone = wiederholt

## Home: the offer of the tour; the names in braces are keys

tour-offer = Zum ersten Mal hier? { $tour } zeigt das Programm in wenigen Minuten an einem echten Turnier mit den echten Tasten. { $no } bietet das nicht mehr an. { $manual } ist das Handbuch.

## Players

list-not-used = eine Ratingliste wird nicht benutzt: { $reason }
number-of-player = Startnummer von { $name }
number-of-player-hint = eine Nummer von 1 bis { $most }; die Spieler dazwischen rücken um eins
player-withdraws = { $name } tritt { $after ->
    [0] vor Runde 1
   *[other] nach Runde { $after }
} zurück
player-excluded = { $name } wird { $after ->
    [0] vor Runde 1
   *[other] nach Runde { $after }
} ausgeschlossen
bye-hint = eine Runde und halb, null, voll oder keins: { $round } halb; mehrere mit Kommas
bye-for = spielfrei für { $name }
fixed-board-for = festes Brett für { $name }
partner-now = jetzt { $name }
partner-hint = eine Startnummer oder ein Name; - für keinen Partner ({ $now })
partner-of = Partner von { $name }
points-for = Punkte für { $name }
ratings-of-from = Elo-Zahlen von { $name } ab einer Runde
must-not-meet = { $name } darf nicht treffen auf
place-of-round = { $place ->
    [table] Tisch
    [match] Wettkampf
   *[board] Brett
} { $board } der Runde { $round }
still-open = noch zu spielen: { $games }; danach wird gleich gefragt
player-of-team = Spieler { $number } von { $team }
withdrawn-count = { $count } zurückgetreten
is-registered = { $name } gemeldet
new-fund = Preisfonds { $number }
text-import-a-list = Liste einlesen
text-the-path-of-a-list-csv-or-text-with-tabs-with-headings-name-rating-club-or-name-and-rating-first-or-a-tournament-report-it-is-shown-first = Pfad einer Liste: CSV oder Text mit Tabulatoren, mit Überschriften (name, rating, club ...) oder erst Name und Elo, oder ein Turnierbericht; sie wird zuerst gezeigt
text-the-reason-may-stay-empty = der Grund (darf leer bleiben)
text-the-reason-may-stay-empty-its-effect-is-shown-next = der Grund (darf leer bleiben); dann wird die Wirkung gezeigt
text-why = warum
text-a-board-empty-for-none = ein Brett; leer für keines
text-nobody-yet = noch niemand
text-a-player-without-a-number-cannot-exchange-it = ein Spieler ohne Nummer kann sie nicht tauschen
text-1-mp-2-gp-or-1-mp-2-gp-then-why-1-mp-round-3-counts-from-round-3-on = -1 MP, -2 GP oder -1 MP -2 GP, dann der Grund; `-1 MP Runde 3 ...` zählt ab Runde 3
text-0-5-or-plus-1-then-why-plus-1-round-3-counts-from-round-3-on = -0,5 oder +1, dann der Grund; `+1 Runde 3 ...` zählt ab Runde 3
text-the-round-and-the-ratings-4-standard-1850-k20-fide-nov26-removes-them = die Runde und die Zahlen: 4 standard 1850 K20 FIDE NOV26; - entfernt sie
text-name-and-rating-in-board-order-berg-luca-2214-several-with-between-them = Name und Elo in Brettfolge: Berg, Luca, 2214; mehrere mit ; dazwischen
text-name-and-rating-several-with-between-them-a-number-first-corrects-1-berg-luca-2214 = Name und Elo, mehrere mit ; dazwischen; eine Nummer davor berichtigt: 1 Berg, Luca, 2214
text-no-team-is-registered-yet-a-adds-teams-i-imports-a-list = noch keine Mannschaft gemeldet: a meldet eine, i liest eine Liste ein
text-nobody-is-registered-yet-a-adds-players-i-imports-a-list = noch niemand gemeldet: a meldet Spieler, i liest eine Liste ein
text-nobody-is-registered-yet = noch niemand gemeldet
text-no-name-matches = kein Name passt
text-remarks = Bemerkungen
text-rating-now = Elo jetzt
text-3-no-pairing-number-yet-withdrawn-h-u-z-f-bye-must-not-meet = (3) noch ohne Nummer · † zurückgetreten · H U Z F spielfrei · ≠ nicht paaren
text-find-a-textplayer = { $textPlayer } suchen
text-find-a-textplace-by-name-or-number = { $textPlace } nach Name oder Nummer suchen
head-rating = Elo

## Standings, crosstable, cards

table-after-round = { $table } nach Runde { $round }
players-of-team = die Spieler von { $name }
games-of-player = die Partien von { $name }
standings-compared = Rangliste nach Runde { $round }: bekannt gegeben und jetzt
place-of-player = der Platz von { $name }
value-of-player = { $value } von { $name }
why-about = warum: { $what }
card-of = Karte von { $name }
player-against = { $one } gegen { $other }
text-announced = bekannt gegeben
text-a-number-such-as-1-or-2-5-an-empty-line-clears-the-value = eine Zahl wie 1 oder 2,5; eine leere Zeile löscht den Wert
text-sealed-changed-since-the-working-is-that-of-the-present-results = endgültig, seitdem geändert: die Rechnung ist die der jetzigen Ergebnisse
text-sealed-changed-since = endgültig, seitdem geändert
text-players-by-board = Spieler nach Brettern
text-teams = Mannschaften
text-no-game-at-a-board-yet = noch keine Partie an einem Brett
text-no-player-has-a-team-yet = noch kein Spieler hat eine Mannschaft
text-rating-before-the-event-now-and-its-change = Elo vor dem Turnier, jetzt, und die Änderung
text-rating = Elo
text-card-of = Karte von
text-how-each-value-came-about = wie jeder Wert zustande kam
text-rating-before-the-event-and-after-every-round = Elo vor dem Turnier und nach jeder Runde
text-points-after-every-round = Punkte nach jeder Runde
text-place-after-every-round = Platz nach jeder Runde
text-have-not-met = haben nicht gegeneinander gespielt
text-t2-1-table-2-gained-1-rank-t2-plus-5-1-with-number-5-as-partner = T2:▲1 Tisch 2, 1 Rang gewonnen · T2 + 5:▲1 mit Nummer 5 als Partner
text-t2-1-table-2-place-1 = T2:1 Tisch 2, Platz 1
text-h-u-z-f-byes = H U Z F spielfrei
text-a-mark-a-game-the-earliest-first = ein Zeichen je Partie, die früheste zuerst
text-12w1-white-against-number-12 = 12w1: Weiß gegen Nummer 12
text-1-won = 1 gewonnen
text-drawn = = remis
text-0-lost = 0 verloren
text-plus-forfeit = + - kampflos
text-with-forfeits = ± mit kampflosen Partien
text-open = . offen
text-2-1-game-points-own-first = 2½:1½ Brettpunkte, eigene zuerst
text-12w2-white-at-board-1-against-team-12-2-match-points = 12w2: Weiß an Brett 1 gegen Mannschaft 12, 2 Mannschaftspunkte

## Reports, audit

reports-of-round = Listen der Runde { $round }, als { $form }
prizes-read = gelesen; { $key } macht sie zu den Preisen des Turniers
prizes-saved = die Preise sind gespeichert, nicht eingetragen: { $key } macht weiter
after-entry = nach Eintrag { $entry }
audit-entry = Protokoll, Eintrag { $entry } von { $entries }
text-when = wann
text-what = was
text-who = wer
text-not-replayed-since-the-last-entry-v-replays-and-compares = seit dem letzten Eintrag nicht nachgespielt (v spielt nach und vergleicht)
text-nothing-has-happened-yet = noch nichts geschehen
text-go-to-entry = gehe zu Eintrag
text-write-to = schreiben nach
text-a-new-file-what-is-there-already-is-never-overwritten = eine neue Datei; Vorhandenes wird nie überschrieben
text-write-it-as-it-is = so schreiben
text-write-nothing-yet = noch nichts schreiben
text-games-of-the-event-are-still-open = Partien des Turniers sind noch offen
text-the-typed-prizes-were-dropped = die getippten Preise sind verworfen
text-the-prizes = die Preise
text-tournament-report = Turnierbericht
text-whole-event = ganzes Turnier
text-judge-format = Kampfrichterformat
text-for-the-federation-and-for-other-programs-trf26 = für den Verband und andere Programme (TRF26)
text-everything-for-other-programs-json = alles, für andere Programme (JSON)
text-the-text-format-of-the-events-system = das Textformat des Turniersystems

## Keys without effect, and the operator

ignored-too-fast = { $key } kam zu schnell und wurde übergangen (erst lesen, dann { $key } noch einmal)
ignored-read-first = { $key } wurde übergangen (erst lesen)
ignored-read-first-close = { $key } wurde übergangen (erst lesen, dann { $close })
does-nothing-here = Taste { $key } tut hier nichts
undo-only-acts = { $open }: zurücknehmen lassen sich nur Einträge
operator-none = Einträge tragen ab jetzt keinen Namen
operator-named = Einträge tragen ab jetzt den Namen { $name }
text-undoes-no-key-suspends-the-desk = nimmt zurück; keine Taste hält das Programm an
text-shows-the-keys-that-work = zeigt die Tasten, die wirken
text-opens-the-manual = öffnet das Handbuch
text-goes-back = geht zurück
text-changes-nothing = ändert nichts
text-there-is-nothing-that-this-key-could-do-now = diese Taste kann jetzt nichts tun
text-that-key-does-nothing-here = diese Taste tut hier nichts
text-no-event-is-open-open-or-make-one-first = kein Turnier ist offen (erst öffnen oder anlegen)
text-operator = Bediener
text-the-name-that-every-entry-carries-from-now-on-empty-for-none = der Name, den jeder Eintrag ab jetzt trägt; leer für keinen
text-note-in-the-journal = Notiz im Protokoll
text-what-to-note-in-the-journal = was ins Protokoll soll
text-stay = bleiben
text-leave = verlassen
text-close-this-desk = dieses Programm schließen
text-open-the-other-event = das andere Turnier öffnen
text-not-recorded-yet = noch nicht eingetragen
text-not-recorded-yet-but-saved = noch nicht eingetragen, aber gespeichert
text-your-input-is-saved-beside-the-event-and-is-here-again-when-you-open-it = Ihre Eingabe ist neben dem Turnier gespeichert und beim Öffnen wieder da.

## Round: pairings and results

takes-or-keeps = { $takes } übernimmt den neuen Wert, { $keeps } behält den alten
no-round-published = noch keine Runde veröffentlicht: { $key } lost die erste aus
go-to-other-player = zum anderen Spieler gehen: { $key } tauscht sie
pairing-by-system = Auslosung der Runde { $round } vom System
pairing-by-hand = Auslosung der Runde { $round } von Hand
manual-pairing-of = Runde { $round } VON HAND AUSGELOST
manual-pairing-published = Runde { $round } VON HAND AUSGELOST, veröffentlicht
published-correct-it = Runde { $round }, veröffentlicht: berichtigen
pairing-outdated = das Turnier hat sich seit dieser Auslosung geändert: { $key } lost neu aus
nobody-seated = noch niemand gesetzt: { $adds } fügt { $place ->
    [table] einen Tisch
    [match] einen Wettkampf
   *[board] ein Brett
} hinzu, { $bye } spielfrei
swap-what = { $who ->
    [team] Mannschaften
   *[player] Spieler
}, { $seats } oder { $place ->
    [table] Tische
    [match] Wettkämpfe
   *[board] Bretter
} tauschen; Ergebnisse bleiben
without-seat = { $count ->
    [one] { $who ->
        [team] { $count } Mannschaft
       *[player] { $count } Spieler
    } hat
   *[other] { $who ->
        [team] { $count } Mannschaften
       *[player] { $count } Spieler
    } haben
} noch keinen Platz: { $adds } fügt { $place ->
    [table] einen Tisch
    [match] einen Wettkampf
   *[board] ein Brett
} hinzu, { $bye } spielfrei
warnings-above = { $count ->
    [one] { $count } Hinweis
   *[other] { $count } Hinweise
} oben: { $key } { $does }
and-more = und { $count } weitere
not-as-system = { $boards } nicht wie vom System
publishes-boards = veröffentlicht { $boards }
corrects-round = berichtigt Runde { $round }
no-such-board = { $place ->
    [table] Tisch
    [match] Wettkampf
   *[board] Brett
} `{ $typed }` gibt es nicht (erwartet 1 bis { $most })
slip-has-result = { $place ->
    [table] Tisch
    [match] Wettkampf
   *[board] Brett
} { $board } hat schon ein Ergebnis ({ $end }, dann berichtigt es { $key })
erased-by = { $key } löscht
same-result = { $place ->
    [table] Tisch
    [match] Wettkampf
   *[board] Brett
} { $board } hat dieses Ergebnis schon
has-result = { $place ->
    [table] Tisch
    [match] Wettkampf
   *[board] Brett
} { $board } hat das Ergebnis { $score } ({ $key } berichtigt es)
nothing-to-correct = { $place ->
    [table] Tisch
    [match] Wettkampf
   *[board] Brett
} { $board } hat kein Ergebnis zu berichtigen
typed-not-recorded = { $place ->
    [table] Tisch
    [match] Wettkampf
   *[board] Brett
} { $board }: getippt und nicht eingetragen
text-asks-first = fragt erst
text-publishes-all-the-same = veröffentlicht trotzdem
text-corrects-the-round-all-the-same = berichtigt die Runde trotzdem
text-as-the-system-makes-it = wie vom System
text-the-byes-are-not-as-the-system-makes-them = spielfrei anders als vom System
text-no-rule-is-broken = keine Regel verletzt
text-no-result-has-been-entered-yet-there-is-nothing-to-type-a-second-time = noch kein Ergebnis: nichts ein zweites Mal zu tippen
text-the-two-passes-differ = die Durchgänge sind verschieden
text-first-pass = 1. Durchgang
text-if-the-first-pass-stays-type-what-differs-again = Bleibt der erste Durchgang, tippen Sie das Abweichende noch einmal.
text-correct-it-to-the-second-pass = nach dem zweiten berichtigen
text-keep-the-first-pass = den ersten behalten
text-type-the-line-again-if-you-type-the-same-it-stays-and-the-desk-asks-about-it-at-the-end-of-the-table = Tippen Sie die Zeile noch einmal. Ist sie gleich, bleibt sie, und am Ende des Tisches wird gefragt.
text-drop-it = verwerfen
text-keep-it = behalten
text-a-line-was-begun-here-go-on-with-it-or-erase-it-first = hier ist eine Zeile begonnen: weitertippen oder erst löschen
text-another-dealer = ein anderer Geber
text-back-to-the-dealer = zurück zum Geber
text-whose-cards-are-they = Wessen Karten sind es?
text-results-of-a-file = Ergebnisse aus einer Datei
text-the-path-of-a-file-round-board-result-as-csv-or-a-line-a-result-3-17-1-0-it-is-shown-first = Pfad einer Datei: Runde, Brett, Ergebnis als CSV oder je Zeile ein Ergebnis, 3 17 1-0; sie wird zuerst gezeigt

## Reports by name, with what they show

report-pairings = Paarungen
report-names = Paarungen nach Namen
report-matches = Wettkämpfe
report-standings = Rangliste
report-crosstable = Kreuztabelle
report-boards = Spieler nach Brettern
report-bracket = Turnierbaum
report-cards = Spielerkarten
report-slips = Ergebniszettel
report-line-ups = Aufstellungen
report-team-sheets = Mannschaftslisten
report-prizes = Preise
report-check-in = Anwesenheit
report-fees = Startgelder
report-ratings = Elo-Änderungen
report-starting-list = Startrangliste
report-schedule = Zeitplan
report-result-sheet = Ergebnisliste
report-table-numbers = Brettnummern
report-name-cards = Namensschilder
report-diplomas = Urkunden
line-add = neu
text-the-pairings-of-a-round-by-board = die Paarungen einer Runde nach Brettern
text-the-pairings-of-a-round-by-name = die Paarungen einer Runde nach Namen
text-the-matches-of-a-round-with-their-boards = die Wettkämpfe einer Runde mit ihren Brettern
text-the-standings-after-a-round = die Rangliste nach einer Runde
text-the-crosstable-after-a-round = die Kreuztabelle nach einer Runde
text-the-players-of-the-teams-by-board-after-a-round = die Spieler der Mannschaften nach Brettern
text-the-bracket-of-a-knockout-after-a-round = der Turnierbaum eines K.-o. nach einer Runde
text-a-card-for-every-player = eine Karte für jeden Spieler
text-a-score-slip-for-every-board-of-a-round = ein Zettel für jedes Brett einer Runde
text-a-line-up-form-for-every-team-of-a-round = ein Aufstellungsblatt für jede Mannschaft einer Runde
text-the-players-of-every-team-in-board-order = die Spieler jeder Mannschaft in Brettfolge
text-the-prize-list-after-a-round = die Preisliste nach einer Runde
text-who-is-not-here-yet = wer noch nicht da ist
text-who-has-paid-who-has-not = wer bezahlt hat und wer nicht
text-the-rating-changes-after-a-round = die Elo-Änderungen nach einer Runde
text-the-players-by-pairing-number-with-their-data = die Spieler nach Startnummern mit ihren Angaben
text-when-each-round-begins-and-its-state = wann jede Runde beginnt, und ihr Stand
text-the-pairings-of-a-round-for-results-and-signatures = die Paarungen einer Runde für Ergebnisse und Unterschriften
text-the-number-of-every-table-half-a-page-each = die Nummer jedes Tisches, je eine halbe Seite
text-the-names-of-the-players-to-cut-and-fold = die Namen der Spieler zum Schneiden und Falten
text-a-page-for-every-prize-or-for-the-first-three = eine Seite für jeden Preis oder für die ersten drei
text-there-is-no-round-yet-pair-the-first-one = noch keine Runde (erst auslosen)
head-best-hand = bester Wurf
head-extra = Extra
head-from-2-to-the-ace = von 2 bis zum Ass
head-old-sys = altes S.
head-new-sys = neues S.
head-rating-after = Elo danach

## Long work and short answers

text-looking-everybody-up-in-the-rating-lists = alle werden in den Ratinglisten gesucht
text-finding-out-what-this-changes = die Wirkung wird berechnet
text-replaying-the-journal = das Protokoll wird nachgespielt
text-bringing-the-site-up-to-date = die Webseite wird erneuert
text-writing-the-paper = das Papier wird geschrieben
text-computing-the-ratings = die Elo-Zahlen werden berechnet
text-sharing-the-event = das Turnier wird geteilt
text-joining-the-event = Beitritt zum Turnier
text-the-event-has-changed-since-ask-again = das Turnier hat sich inzwischen geändert: noch einmal fragen
text-publish-as-a-site = als Webseite veröffentlichen
text-its-folder-the-site-is-written-now-an-empty-line-stops-updating-it = ihr Ordner: die Seite wird jetzt geschrieben; eine leere Zeile beendet das Erneuern
text-a-folder-the-site-is-written-now-and-again-after-every-round-seal-and-correction = ein Ordner: die Seite wird jetzt geschrieben und nach jeder Runde, jedem Festschreiben und jeder Berichtigung
text-the-site-is-no-longer-kept-up-to-date = die Webseite wird nicht mehr erneuert
text-the-site-is-still-being-written = die Webseite wird noch geschrieben
text-the-rating-lists-are-being-loaded = die Ratinglisten werden geladen
text-the-tour-will-not-be-offered-again-you-still-find-it-among-the-actions = der Rundgang wird nicht mehr angeboten; er steht weiter unter den Aktionen
text-nothing-was-pasted-no-line-is-being-typed = nichts eingefügt: es wird keine Zeile getippt
text-nothing-was-pasted-only-one-line-fits-here = nichts eingefügt: hier passt nur eine Zeile
text-nothing-was-pasted-no-result-is-being-typed-on-a-line = nichts eingefügt: es wird kein Ergebnis getippt
text-there-is-no-position-to-draw-the-setup-does-not-say-chess960 = keine Stellung auszulosen: das Turnier ist kein Chess960
text-the-last-change-of-this-pairing-is-undone = die letzte Änderung der Auslosung ist zurückgenommen
text-the-boards-without-a-result-are-paired-again = die Bretter ohne Ergebnis sind neu ausgelost
text-only-boards-of-the-last-published-round-can-be-paired-again = nur Bretter der letzten veröffentlichten Runde lassen sich neu auslosen
text-add-a-tie-break = Feinwertung hinzufügen
text-leave-official-mode = offiziell ausschalten
text-the-round-is-too-old-to-be-corrected = die Runde ist zu alt zum Berichtigen
text-the-reason-which-the-report-names = der Grund, den der Bericht nennt
text-typed-already = schon getippt
text-leave-it = lassen
text-no-boards = keine Bretter
text-no-hands = keine Würfe
text-no-tricks = keine Stiche
text-no-prizes-yet = noch keine Preise
text-nobody-would-win-anything-yet = noch würde niemand etwas gewinnen
text-keep-them-for-later = für später behalten
text-drop-the-changes = Änderungen verwerfen
text-go-on = weiter
text-the-prizes-are-typed-but-not-recorded = Die Preise sind getippt, aber nicht eingetragen.
text-open-an-event-first = erst ein Turnier öffnen
text-everybody-is-registered-as-the-lists-say = alle sind wie in den Listen gemeldet
text-nobody-is-marked = niemand ist markiert
text-nothing-to-take-over = nichts zu übernehmen

## Texts with values: parts that follow each other

text-textbefore-textthen = { $textBefore }; { $textThen }
text-texthead-textbody = { $textHead }: { $textBody }
text-textleft-textright = { $textLeft } · { $textRight }
text-textmain-textaside = { $textMain } ({ $textAside })
text-textinside = ({ $textInside })
text-textwarned = ! { $textWarned }
text-textmarked = · { $textMarked }
text-textended = { $textEnded }.
text-textfew-and-count-more = { $textFew } und { $count } weitere
text-count-more = { $count } weitere
text-textplace-board-of-round-round = { $textPlace } { $board } von Runde { $round }
text-board-board-of-round-round-textmore = Brett { $board } von Runde { $round }, { $textMore }
text-table-board-of-round-round-textmore = Tisch { $board } von Runde { $round }, { $textMore }
text-match-board-of-round-round-textmore = Wettkampf { $board } von Runde { $round }, { $textMore }

## Counts of things

text-count-board = { $count ->
    [one] { $count } Brett
   *[other] { $count } Bretter
}
text-count-boards = { $count ->
    [one] { $count } Brett
   *[other] { $count } Bretter
}
text-count-table = { $count ->
    [one] { $count } Tisch
   *[other] { $count } Tische
}
text-count-tables = { $count ->
    [one] { $count } Tisch
   *[other] { $count } Tische
}
text-count-match = { $count ->
    [one] { $count } Wettkampf
   *[other] { $count } Wettkämpfe
}
text-count-matches = { $count ->
    [one] { $count } Wettkampf
   *[other] { $count } Wettkämpfe
}
text-count-player = { $count } Spieler
text-count-players = { $count } Spieler
text-count-team = { $count ->
    [one] { $count } Mannschaft
   *[other] { $count } Mannschaften
}
text-count-teams = { $count ->
    [one] { $count } Mannschaft
   *[other] { $count } Mannschaften
}
text-count-result = { $count ->
    [one] { $count } Ergebnis
   *[other] { $count } Ergebnisse
}
text-count-results = { $count ->
    [one] { $count } Ergebnis
   *[other] { $count } Ergebnisse
}
text-count-round = { $count ->
    [one] { $count } Runde
   *[other] { $count } Runden
}
text-count-rounds = { $count ->
    [one] { $count } Runde
   *[other] { $count } Runden
}
text-count-bye = { $count }-mal spielfrei
text-count-byes = { $count ->
    [0] niemand spielfrei
   *[other] { $count }-mal spielfrei
}
text-count-game = { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
}
text-count-games = { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
}
text-count-place = { $count ->
    [one] { $count } Platz
   *[other] { $count } Plätze
}
text-count-places = { $count ->
    [one] { $count } Platz
   *[other] { $count } Plätze
}
text-count-rating = { $count ->
    [one] { $count } Wertungszahl
   *[other] { $count } Wertungszahlen
}
text-count-ratings = { $count ->
    [one] { $count } Wertungszahl
   *[other] { $count } Wertungszahlen
}
text-count-hand = { $count ->
    [one] { $count } Wurf
   *[other] { $count } Würfe
}
text-count-hands = { $count ->
    [one] { $count } Wurf
   *[other] { $count } Würfe
}
text-count-trick = { $count ->
    [one] { $count } Stich
   *[other] { $count } Stiche
}
text-count-tricks = { $count ->
    [one] { $count } Stich
   *[other] { $count } Stiche
}
text-count-line = { $count ->
    [one] { $count } Zeile
   *[other] { $count } Zeilen
}
text-count-lines = { $count ->
    [one] { $count } Zeile
   *[other] { $count } Zeilen
}
text-count-entry = { $count ->
    [one] { $count } Eintrag
   *[other] { $count } Einträge
}
text-count-entries = { $count ->
    [one] { $count } Eintrag
   *[other] { $count } Einträge
}
text-count-act = { $count ->
    [one] { $count } Vorgang
   *[other] { $count } Vorgänge
}
text-count-acts = { $count ->
    [one] { $count } Vorgang
   *[other] { $count } Vorgänge
}
text-count-fund = { $count ->
    [one] { $count } Preisgruppe
   *[other] { $count } Preisgruppen
}
text-count-funds = { $count ->
    [one] { $count } Preisgruppe
   *[other] { $count } Preisgruppen
}
text-count-pair = { $count ->
    [one] { $count } Paar
   *[other] { $count } Paare
}
text-count-pairs = { $count ->
    [one] { $count } Paar
   *[other] { $count } Paare
}
text-count-record = { $count ->
    [one] { $count } Angabe
   *[other] { $count } Angaben
}
text-count-records = { $count ->
    [one] { $count } Angabe
   *[other] { $count } Angaben
}
text-count-name = { $count ->
    [one] { $count } Name
   *[other] { $count } Namen
}
text-count-names = { $count ->
    [one] { $count } Name
   *[other] { $count } Namen
}
text-count-card = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
text-count-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
text-count-year = { $count ->
    [one] { $count } Jahr
   *[other] { $count } Jahre
}
text-count-years = { $count ->
    [one] { $count } Jahr
   *[other] { $count } Jahre
}
text-count-time = { $count }-mal
text-count-times = { $count }-mal
text-count-column = { $count ->
    [one] { $count } Spalte
   *[other] { $count } Spalten
}
text-count-columns = { $count ->
    [one] { $count } Spalte
   *[other] { $count } Spalten
}
text-count-finding = { $count ->
    [one] { $count } Befund
   *[other] { $count } Befunde
}
text-count-findings = { $count ->
    [one] { $count } Befund
   *[other] { $count } Befunde
}
text-count-game-or-bye = { $count ->
    [one] { $count } Partie oder spielfrei
   *[other] { $count } Partien oder spielfrei
}
text-count-games-or-byes = { $count ->
    [one] { $count } Partie oder spielfrei
   *[other] { $count } Partien oder spielfrei
}
text-count-reserve = { $count } Ersatzspieler
text-count-reserves = { $count } Ersatzspieler

## Refusals: an act that is impossible

text-textrefused-official-mode = { $textRefused } (offiziell)
text-textrefused-correct-it-with-key = { $textRefused } (mit { $key } berichtigen)
text-another-desk-has-this-event-open-key-once-it-is-closed-there = ein anderer Arbeitsplatz hat dieses Turnier offen ({ $key }, sobald es dort geschlossen ist)
text-textrefused-begins-and-then-bye-on-the-round-screen = { $textRefused } ({ $begins } und dann { $bye } in der Runde)
text-player-number-given-is-out-of-order-the-next-one-is-next = Spieler Nummer { $given } ist nicht an der Reihe (der nächste ist { $next })
text-name-is-not-a-name-expected-at-least-one-character-no-control-characters = { $name } ist kein Name (erwartet: mindestens ein Zeichen, keine Steuerzeichen)
text-a-rating-of-rating-has-more-decimals-than-the-rating-system-has-places = die Wertungszahl { $rating } hat mehr Nachkommastellen als das Wertungssystem ({ $places })
text-a-rating-of-rating-is-out-of-range = eine Wertungszahl von { $rating } ist nicht möglich
text-round-later-would-begin-before-round-earlier-correct-the-day-or-the-hour-of-one-of-them = Runde { $later } würde vor Runde { $earlier } beginnen (Tag oder Uhrzeit einer der beiden berichtigen)
text-there-is-no-player-player = es gibt keinen Spieler { $player }
text-there-is-no-player-name-expected-a-pairing-number-or-the-beginning-of-a-name = es gibt keinen Spieler { $name } (erwartet: eine Startnummer oder der Anfang eines Namens)
text-name-can-be-others-type-more-of-the-name-or-the-number = { $name } kann { $others } sein (mehr vom Namen tippen, oder die Nummer)
text-round-round-is-not-published-pair-it-first = Runde { $round } ist nicht veröffentlicht (erst auslosen)
text-round-round-has-no-textplace-board-it-has-boards = in Runde { $round } fehlt { $textPlace } { $board } (sie hat { $boards })
text-round-round-cannot-be-published-now-the-next-one-is-next = Runde { $round } kann jetzt nicht veröffentlicht werden (die nächste ist { $next })
text-round-round-is-published-already-only-a-correction-of-the-round-changes-its-byes = Runde { $round } ist schon veröffentlicht (spielfrei ändert nur eine Berichtigung der Runde)
text-there-is-no-round-0-type-round-or-later = es gibt keine Runde 0: { $round } oder später tippen
text-the-event-has-no-round-round-expected-1-to-last = das Turnier hat keine Runde { $round } (erwartet: 1 bis { $last })
text-an-adjourned-game-cannot-be-reported-for-rating-type-its-result = eine Hängepartie kann nicht zur Auswertung gemeldet werden: ihr Ergebnis tippen
text-a-textsystem-has-no-half-point-or-full-point-byes-everybody-has-a-place-in-every-round = in diesem System ({ $textSystem }) gibt es kein spielfrei mit Punkten: jeder hat in jeder Runde seinen Platz
text-round-round-has-results-already-clear-them-first = Runde { $round } hat schon Ergebnisse (erst löschen)
text-round-round-cannot-be-withdrawn-only-the-last-one-can-last = Runde { $round } kann nicht zurückgezogen werden (nur die letzte: { $last })
text-given-results-for-textboards-expected-one-for-each-or-none = { $given } Ergebnisse für { $textBoards } (erwartet: je eines, oder keines)
text-board-board-has-textplayers-expected-least-to-most = Brett { $board } hat { $textPlayers } (erwartet: { $least } bis { $most })
text-no-number-name-appears-twice-in-round-round = Nr. { $number } { $name } kommt in Runde { $round } zweimal vor
text-a-round-of-count-boards-expected-1-to-65535 = eine Runde mit { $count } Brettern (erwartet: 1 bis 65535)
text-textplace-board-of-round-round-already-has-a-result = { $textPlace } { $board } von Runde { $round } hat schon ein Ergebnis
text-textplace-board-of-round-round-has-no-result-yet-enter-it-first = { $textPlace } { $board } von Runde { $round } hat noch kein Ergebnis (erst eintragen)
text-the-result-of-textplace-board-in-round-round-has-changed-in-the-meantime-look-at-it-then-correct-it-again = { $textPlace } { $board } von Runde { $round }: das Ergebnis hat sich inzwischen geändert (prüfen und noch einmal berichtigen)
text-nothing-changes-everything-is-like-this-already = nichts ändert sich: alles ist schon so
text-the-list-has-no-new-player-and-changes-none = die Liste hat keinen neuen Spieler und ändert keinen
text-the-list-changes-player-player-twice = die Liste ändert Spieler { $player } zweimal
text-this-is-not-an-event-of-teams = das ist kein Mannschaftsturnier
text-the-fund-fund-is-for-board-board-and-a-match-has-boards = die Preisgruppe { $fund } ist für Brett { $board }, und ein Wettkampf hat { $boards }
text-the-fund-fund-is-for-teams-and-the-setup-has-no-ranking-of-teams = die Preisgruppe { $fund } ist für Mannschaften, und das Turnier hat keine Mannschaftswertung
text-the-list-of-team-has-to-keep-its-first-used-they-were-in-line-ups = die Liste von { $team } muss ihre ersten { $used } behalten: sie standen in Aufstellungen
text-team-does-not-play-match-board-of-round-round = { $team } spielt nicht Wettkampf { $board } von Runde { $round }
text-refused-by-the-setup-textwhy = nach den Regeln des Turniers abgelehnt: { $textWhy }
text-the-match-has-no-board-board-expected-1-to-boards = der Wettkampf hat kein Brett { $board } (erwartet: 1 bis { $boards })
text-at-board-board-a-player-is-missing-change-the-line-up-first = an Brett { $board } fehlt ein Spieler: erst die Aufstellung ändern
text-the-pairing-numbers-do-not-name-every-player-exactly-once-textwhy = die Startnummern nennen nicht jeden Spieler genau einmal ({ $textWhy })
text-textnames-for-textplayers = { $textNames } für { $textPlayers }
text-player-player-appears-twice = Spieler { $player } kommt zweimal vor
text-name-is-not-withdrawn = { $name } ist nicht zurückgetreten
text-name-is-in-round-round-which-is-published-withdraw-the-player-instead-or-withdraw-the-round-first = { $name } ist in Runde { $round }, die veröffentlicht ist (stattdessen den Spieler zurückziehen, oder erst die Runde)
text-a-record-of-the-imported-report-names-name-withdraw-the-player-instead = eine Angabe des importierten Berichts nennt { $name } (stattdessen den Spieler zurückziehen)
text-name-is-withdrawn-already = { $name } ist schon zurückgetreten
text-name-does-not-take-part-in-round-round-withdrawn-excluded-or-not-entered-yet = { $name } nimmt an Runde { $round } nicht teil (zurückgetreten, ausgeschlossen oder noch nicht dabei)
text-name-has-no-bye-in-round-round = { $name } ist in Runde { $round } nicht spielfrei
text-a-pairing-allocated-bye-cannot-be-granted-in-advance-the-pairing-allocates-it = das spielfrei der Auslosung lässt sich nicht im Voraus vergeben (die Auslosung vergibt es)
text-the-textchoice-cannot-change-once-round-1-is-published = nicht mehr zu ändern, wenn Runde 1 veröffentlicht ist: { $textChoice }
text-lots-are-not-on-the-list-of-tie-breaks-the-setup-adds-them = das Los steht nicht unter den Feinwertungen (das Turnier fügt es hinzu)
text-name-was-not-excluded-and-players-who-take-part-are-ranked-exclude-the-player-first = { $name } wurde nicht ausgeschlossen, und wer teilnimmt, steht in der Rangliste (erst ausschließen)
text-no-positions-are-drawn-in-this-event-the-setup-makes-it-one-of-chess960 = in diesem Turnier werden keine Stellungen gelost (die Einstellungen machen es zu Chess960)
text-there-is-no-position-number-expected-0-to-959 = es gibt keine Stellung { $number } (erwartet: 0 bis 959)
text-ratings-hold-for-the-whole-event-the-setup-makes-it-one-of-more-than-30-days = Wertungszahlen gelten für das ganze Turnier (die Einstellungen machen es zu einem von mehr als 30 Tagen)
text-name-is-given-two-textkind-ratings = { $name } bekommt zwei Wertungszahlen einer Art: { $textKind }
text-tiebreak-is-not-a-tie-break-from-outside-in-this-event-the-setup-adds-one = { $tiebreak } ist hier keine von außen gegebene Feinwertung (in den Turnierdaten hinzufügen)
text-a-value-of-value-is-out-of-range-expected-1000000-to-1000000 = ein Wert von { $value } ist nicht möglich (erwartet: -1000000 bis 1000000)
text-a-group-that-must-not-meet-needs-at-least-two-different-players-and-a-first-round-no-later-than-its-last = wer sich nicht treffen darf, muss mindestens zu zweit sein, und die erste Runde nicht nach der letzten
text-textsystem-has-no-table-size-that-could-be-changed = { $textSystem } hat keine Tischgröße, die sich ändern ließe
text-the-table-size-of-round-given-cannot-be-changed-it-can-from-round-next-on = die Tischgröße von Runde { $given } lässt sich nicht ändern (ab Runde { $next } schon)
text-textsystem-has-no-partners-who-stay-together-partnerships-need-tables-of-four-partners-kept = { $textSystem } hat keine festen Partner (feste Paare brauchen Vierertische mit festen Partnern)
text-name-can-have-one-partner-only = { $name } kann nur einen Partner haben
text-name-has-no-partner = { $name } hat keinen Partner
text-no-results-of-textgame-give-points-so-none-can-be-added-or-deducted = Ergebnisse geben hier keine Punkte ({ $textGame }), also lassen sich keine geben oder abziehen
text-points-points-are-more-than-a-result-can-be-worth-from-1000-to-1000 = { $points } Punkte sind mehr, als ein Ergebnis wert sein kann (-1000 bis 1000)
text-round-round-can-no-longer-be-corrected-only-rounds-from-first-on-its-results-can-be-changed-for-the-rating-report-only = Runde { $round } lässt sich nicht mehr berichtigen, nur Runden ab { $first } (ihre Ergebnisse nur noch für die Auswertung)
text-round-paired-is-paired-a-game-of-round-round-needs-a-result-or-is-adjourned-until-it-has-one = Runde { $paired } ist ausgelost: eine Partie der Runde { $round } braucht ein Ergebnis oder bleibt Hängepartie
text-what-results-are-worth-can-change-only-before-round-1-is-published-except-the-pairing-allocated-bye = was Ergebnisse zählen, lässt sich nur vor der Veröffentlichung von Runde 1 ändern, außer beim spielfrei der Auslosung
text-prohibited-pairings-can-be-added-only-before-round-1-is-published = ausgeschlossene Begegnungen nur vor der Veröffentlichung von Runde 1
text-official-mode-can-be-entered-only-before-round-1-is-published-and-not-again-once-left = offiziell nur vor der Veröffentlichung von Runde 1, und nach dem Ausschalten nicht wieder
text-name-may-have-no-half-point-bye = { $name } darf kein spielfrei mit halbem Punkt haben
text-the-final-standings-need-every-result-textboards = die Endrangliste braucht jedes Ergebnis: { $textBoards }
text-lots-were-drawn-for-these-players-already-and-a-second-draw-would-give-other-places = für diese Spieler wurde schon gelost, und eine zweite Ziehung ergäbe andere Plätze
text-pairing-numbers-stay-as-they-are-once-round-round-is-published-late-entries-get-theirs-all-the-same = Startnummern bleiben, wenn Runde { $round } veröffentlicht ist (Nachmeldungen bekommen ihre trotzdem)
text-weaker-would-be-before-stronger-who-is-stronger-numbers-follow-the-rating-and-only-players-of-the-same-rating-are-exchanged-or-drawn = { $weaker } stünde vor { $stronger }, der stärker ist: Nummern folgen der Wertungszahl, nur Gleichstarke werden getauscht oder gelost

## Warnings: the rule that each touches

text-absent-player-seated = Abwesender gesetzt
text-absent-without-notice = unentschuldigt gefehlt
text-adjourned-game-finished = Hängepartie beendet
text-adjourned-games = Hängepartien
text-another-signing-key = anderer Schlüssel
text-c-04-1-article-article = C.04.1 Artikel { $article }
text-board-order = Brettfolge
text-colours-turned = Farben vertauscht
text-correction = Berichtigung
text-correction-of-an-earlier-round = Berichtigung einer früheren Runde
text-disputed-result = strittiges Ergebnis
text-doubtful-date-of-birth = zweifelhaftes Geburtsdatum
text-doubtful-id = zweifelhafte Ident-Nr.
text-entry-after-the-start = Meldung nach Beginn
text-exclusion = Ausschluss
text-for-the-rating-report-only = nur für die Auswertung
text-irregular-rounds = unregelmäßige Runden
text-late-entry = Nachmeldung
text-letters-of-two-alphabets = Buchstaben zweier Alphabete
text-looks-like-another = sieht aus wie ein anderer
text-limit-of-line-ups = Regel für Aufstellungen
text-lots-drawn-again = erneut gelost
text-more-points-than-the-event-has = mehr Punkte, als das Turnier hat
text-more-rounds-than-announced = mehr Runden als angekündigt
text-new-partners = neue Partner
text-not-everybody-has-met = nicht alle sind sich begegnet
text-not-here = nicht da
text-official-mode-left = offiziell ausgeschaltet
text-open-at-a-desk = an einem Arbeitsplatz geöffnet
text-partner-missing = Partner fehlt
text-partners-parted = Partner getrennt
text-partnership-ends = Paar endet
text-player-left-out = Spieler vergessen
text-player-removed = Spieler entfernt
text-position-drawn-again = Stellung erneut gelost
text-prohibited-pairing = ausgeschlossene Begegnung
text-published-line-up = veröffentlichte Aufstellung
text-published-round-put-right = veröffentlichte Runde berichtigt
text-published-round-withdrawn = veröffentlichte Runde zurückgezogen
text-rating-changed-after-the-start = Wertungszahl nach Beginn geändert
text-rating-without-effect = Wertungszahl ohne Wirkung
text-ratings-in-a-long-event = Wertungszahlen in einem langen Turnier
text-rematch = zweite Begegnung
text-renumbering-after-the-start = neue Nummern nach Beginn
text-results-missing = Ergebnisse fehlen
text-results-removed = Ergebnisse entfernt
text-boards-of-the-match-have-results-the-forfeit-replaces-them = Ergebnisse an Brettern des Wettkampfs werden durch die kampflose Wertung ersetzt
text-results-that-count-no-longer = Ergebnisse, die nicht mehr zählen
text-rules-changed-after-the-start = Regeln nach Beginn geändert
text-same-id-twice = dieselbe Ident-Nr. zweimal
text-same-name-twice = derselbe Name zweimal
text-second-half-point-bye = zweites spielfrei mit halbem Punkt
text-second-pass-waived = ohne zweiten Durchgang
text-set-up-without-an-end = Auslosung geht nicht auf
text-signing-begins = Signieren beginnt
text-standings-of-an-unfinished-round = Rangliste einer unfertigen Runde
text-standings-with-adjourned-games = Rangliste mit Hängepartien
text-third-equal-colour = dritte gleiche Farbe
text-undo-of-what-others-have-seen = rückgängig, was andere gesehen haben
text-unknown-federation = unbekannter Verband
text-unknown-sex = unbekanntes Geschlecht
text-unknown-title = unbekannter Titel
text-unlikely-rating = unwahrscheinliche Wertungszahl
text-vouching-for-a-key = Bürgschaft für einen Schlüssel
text-line-not-read = Zeile nicht gelesen
text-value-not-read = Wert nicht gelesen
text-known-by-the-name-only = nur am Namen erkannt
text-id-of-another-name = Ident-Nr. eines anderen Namens
text-level-number-of-the-federations-checklist = Stufe { $number } der Prüfliste des Verbands

## Warnings: results and rounds

text-count-round-has-boards-without-a-result = { $count ->
    [one] { $count } Runde hat Bretter ohne Ergebnis
   *[other] { $count } Runden haben Bretter ohne Ergebnis
}
text-count-rounds-have-boards-without-a-result = { $count ->
    [one] { $count } Runde hat Bretter ohne Ergebnis
   *[other] { $count } Runden haben Bretter ohne Ergebnis
}
text-textplace-board-of-round-round-against-entered-now-by-typed-typed = { $textPlace } { $board } von Runde { $round } ({ $against } trug { $now } ein, { $by } tippte { $typed })
text-count-result-is-disputed-textboards = { $count ->
    [one] { $count } Ergebnis ist strittig
   *[other] { $count } Ergebnisse sind strittig
}: { $textBoards }
text-count-results-are-disputed-textboards = { $count ->
    [one] { $count } Ergebnis ist strittig
   *[other] { $count } Ergebnisse sind strittig
}: { $textBoards }
text-count-result-was-typed-only-once-textboards = { $count ->
    [one] { $count } Ergebnis wurde
   *[other] { $count } Ergebnisse wurden
} nur einmal getippt: { $textBoards }
text-count-results-were-typed-only-once-textboards = { $count ->
    [one] { $count } Ergebnis wurde
   *[other] { $count } Ergebnisse wurden
} nur einmal getippt: { $textBoards }
text-count-adjourned-game-counts-as-drawn-until-the-result-is-known-textboards = { $count ->
    [one] { $count } Hängepartie zählt
   *[other] { $count } Hängepartien zählen
} als Remis, bis das Ergebnis bekannt ist: { $textBoards }
text-count-adjourned-games-count-as-drawn-until-the-result-is-known-textboards = { $count ->
    [one] { $count } Hängepartie zählt
   *[other] { $count } Hängepartien zählen
} als Remis, bis das Ergebnis bekannt ist: { $textBoards }
text-textboards-of-earlier-rounds-without-a-result = { $textBoards } früherer Runden ohne Ergebnis
text-recorded-as-adjourned-they-count-as-drawn-until-the-result-is-known = als Hängepartien eingetragen zählen sie als Remis, bis das Ergebnis bekannt ist
text-a-recorded-result-of-round-round-changes = ein eingetragenes Ergebnis der Runde { $round } ändert sich
text-count-later-round-was-paired-with-the-old-result-it-stays-as-played = { $count ->
    [one] { $count } spätere Runde wurde
   *[other] { $count } spätere Runden wurden
} mit dem alten Ergebnis ausgelost; es bleibt, wie gespielt wurde
text-count-later-rounds-were-paired-with-the-old-result-they-stay-as-played = { $count ->
    [one] { $count } spätere Runde wurde
   *[other] { $count } spätere Runden wurden
} mit dem alten Ergebnis ausgelost; es bleibt, wie gespielt wurde
text-count-later-round-was-paired-without-it-it-stays-as-played = { $count ->
    [one] { $count } spätere Runde wurde
   *[other] { $count } spätere Runden wurden
} ohne das ausgelost; es bleibt, wie gespielt wurde
text-count-later-rounds-were-paired-without-it-they-stay-as-played = { $count ->
    [one] { $count } spätere Runde wurde
   *[other] { $count } spätere Runden wurden
} ohne das ausgelost; es bleibt, wie gespielt wurde
text-count-later-round-was-paired-without-these-points-it-stays-as-played = { $count ->
    [one] { $count } spätere Runde wurde
   *[other] { $count } spätere Runden wurden
} ohne diese Punkte ausgelost; es bleibt, wie gespielt wurde
text-count-later-rounds-were-paired-without-these-points-they-stay-as-played = { $count ->
    [one] { $count } spätere Runde wurde
   *[other] { $count } spätere Runden wurden
} ohne diese Punkte ausgelost; es bleibt, wie gespielt wurde
text-round-round-of-an-event-announced-with-textrounds = Runde { $round } eines mit { $textRounds } angekündigten Turniers
text-name-has-neither-a-seat-nor-a-bye = { $name } hat weder einen Platz noch spielfrei
text-name-enters-round-round-late = { $name } kommt verspätet in Runde { $round } dazu
text-name-does-not-take-part-in-round-round = { $name } nimmt an Runde { $round } nicht teil
text-round-round-is-paired-by-hand-not-by-the-system-textsystem = Runde { $round } ist von Hand ausgelost, nicht vom System ({ $textSystem })
text-round-round-was-published-differently = Runde { $round } war anders veröffentlicht
text-count-result-is-removed = { $count ->
    [one] { $count } Ergebnis wird
   *[other] { $count } Ergebnisse werden
} entfernt
text-count-results-are-removed = { $count ->
    [one] { $count } Ergebnis wird
   *[other] { $count } Ergebnisse werden
} entfernt
text-count-result-reported-for-rating-is-dropped-report-it-again-if-it-still-holds = { $count ->
    [one] { $count } nur zur Auswertung gemeldetes Ergebnis entfällt
   *[other] { $count } nur zur Auswertung gemeldete Ergebnisse entfallen
}: erneut melden, was noch gilt
text-count-results-reported-for-rating-are-dropped-report-again-those-that-still-hold = { $count ->
    [one] { $count } nur zur Auswertung gemeldetes Ergebnis entfällt
   *[other] { $count } nur zur Auswertung gemeldete Ergebnisse entfallen
}: erneut melden, was noch gilt
text-one-and-other-meet-in-round-met-too = { $one } und { $other } treffen sich auch in Runde { $met }
text-round-round-is-published-pair-it-again-afterwards = Runde { $round } ist veröffentlicht; danach neu auslosen
text-round-round-is-published-withdrawing-it-clears-textresults = Runde { $round } ist veröffentlicht; das Zurückziehen löscht { $textResults }
text-name-has-fixed-textplace-fixed-and-sits-at-seat-there-is-no-textsame-again-in-this-round = { $name } hat festes { $textPlace } { $fixed } und sitzt an { $seat }: { $textSame } { $again } gibt es in dieser Runde nicht
text-name-has-fixed-textplace-fixed-and-sits-at-seat-textsame-again-belongs-to-another-player = { $name } hat festes { $textPlace } { $fixed } und sitzt an { $seat }: { $textSame } { $again } gehört einem anderen Spieler
text-count-pairing-allocated-byes-in-one-round-only-one-is-allowed = { $count }-mal spielfrei in einer Runde; erlaubt ist es nur einmal
text-one-and-other-met-in-round-round = { $one } und { $other } trafen sich in Runde { $round }
text-one-and-other-must-not-meet = { $one } und { $other } dürfen sich nicht treffen
text-name-had-the-pairing-allocated-bye-in-round-round = { $name } war in Runde { $round } durch die Auslosung spielfrei
text-name-scored-a-wins-points-without-playing-in-round-round = { $name } bekam in Runde { $round } ohne Spiel die Punkte eines Sieges
text-one-and-other-must-both-have-textcolor = { $one } und { $other } müssen beide { $textColor } haben
text-name-would-have-textcolor-three-times-in-a-row = { $name } hätte dreimal hintereinander { $textColor }
text-name-would-have-textcolor-count-times-more-often = { $name } hätte { $count }-mal öfter { $textColor }
text-names-meet-textoften-expected-cycles = { $names } treffen sich { $textOften } (erwartet: { $cycles })
text-round-round-is-the-last-one-and-have-not-met-names = Runde { $round } ist die letzte, und noch nicht begegnet sind sich: { $names }
text-round-round-is-the-last-one-and-have-not-met-cycles-times-names = Runde { $round } ist die letzte, und noch nicht { $cycles }-mal begegnet sind sich: { $names }
text-winner-own-has-won-against-loser-other-is-it-typed-the-right-way-round = { $winner } ({ $own }) hat gegen { $loser } ({ $other }) gewonnen: nicht verkehrt herum getippt?
text-all-count-results-of-this-round-so-far-are-the-same = alle { $count } Ergebnisse dieser Runde sind bisher gleich
text-count-boards-in-a-row-have-the-same-result = { $count } Bretter hintereinander haben dasselbe Ergebnis
text-points-points-for-the-defenders-is-the-score-typed-right = { $points } Punkte für die Gegenspieler: ist das richtig eingegeben?
text-recorded-texthint = eingetragen; { $textHint }
text-round-round-has-position-position-already-another-one-replaces-it = Runde { $round } hat schon Stellung { $position }; eine andere ersetzt sie
text-round-round-has-position-position-already-another-one-replaces-it-though-count-result-is-in = Runde { $round } hat schon Stellung { $position }; eine andere ersetzt sie, obwohl { $count ->
    [one] { $count } Ergebnis da ist
   *[other] { $count } Ergebnisse da sind
}
text-round-round-has-position-position-already-another-one-replaces-it-though-count-results-are-in = Runde { $round } hat schon Stellung { $position }; eine andere ersetzt sie, obwohl { $count ->
    [one] { $count } Ergebnis da ist
   *[other] { $count } Ergebnisse da sind
}
text-tie-breaks-of-ratings-are-not-advised-in-an-event-of-more-than-30-days-for-ratings-change-meanwhile = Feinwertungen nach Wertungszahlen sind in einem Turnier von über 30 Tagen nicht ratsam, denn die Zahlen ändern sich

## Warnings: official mode, partners, players

text-two-draws-draw-each-are-worth-more-than-a-win-and-a-loss = zwei Remis (je { $draw }) zählen mehr als ein Sieg und eine Niederlage
text-a-pairing-allocated-bye-of-bye-is-worth-more-than-a-win-win = spielfrei mit { $bye } zählt mehr als ein Sieg ({ $win })
text-a-pairing-allocated-bye-of-bye-is-worth-what-no-game-brings-expected-win-draw-or-loss = spielfrei mit { $bye } zählt, was keine Partie bringt (erwartet: { $win }, { $draw } oder { $loss })
text-official-mode-is-for-chess-paired-as-a-fide-dutch-swiss-by-berger-tables-or-by-hand-and-ranked-by-points-and-the-tie-breaks-of-c-07 = offiziell gilt für Schach, ausgelost nach Schweizer System der FIDE (Dutch), nach Berger-Tabellen oder von Hand, gewertet nach Punkten und den Feinwertungen von C.07
text-name-number-number = { $name } Nummer { $number }
text-late-entries-get-their-numbers-textnames = Nachmeldungen bekommen ihre Nummern: { $textNames }
text-players-move-out-of-their-order-after-round-round-and-later-pairings-follow-the-new-numbers-textnames = Spieler verlassen nach Runde { $round } ihre Reihenfolge, und spätere Paarungen folgen den neuen Nummern: { $textNames }
text-the-game-of-round-round-counted-as-drawn-and-later-rounds-were-paired-with-that-they-stay-as-they-are = die Partie der Runde { $round } zählte als Remis, und spätere Runden wurden damit ausgelost; sie bleiben so
text-pairings-and-standings-continue-with-the-old-result-of-round-round = Auslosungen und Rangliste gehen mit dem alten Ergebnis der Runde { $round } weiter
text-a-full-point-bye-for-name-in-round-round-is-deprecated = ein spielfrei mit ganzem Punkt für { $name } in Runde { $round } soll es nicht mehr geben
text-the-event-will-not-be-held-by-the-federations-regulations-any-more-it-cannot-be-reported-as-such-what-they-forbid-is-no-longer-refused-every-screen-and-print-says-that-it-is-not-official-and-the-report-names-round-round = das Turnier folgt nicht mehr den Regeln des Verbands: es kann nicht als solches gemeldet werden, Verbotenes wird nicht mehr abgelehnt, jeder Bildschirm und jeder Ausdruck nennt es nicht offiziell, und der Bericht nennt Runde { $round }
text-there-is-no-way-back = es gibt kein Zurück
text-round-round-would-be-paired-differently-now-texthow = Runde { $round } würde jetzt anders ausgelost: { $textHow }
text-round-round-is-not-paired-by-the-system-texthow = Runde { $round } ist nicht vom System ausgelost: { $textHow }
text-both-players-have-the-other-colour-textpairs = beide Spieler haben die andere Farbe: { $textPairs }
text-textone-instead-of-textother = { $textOne } statt { $textOther }
text-textone-and-the-system-finds-no-legal-pairing = { $textOne }, und das System findet keine zulässige Auslosung
text-textplayers-cannot-be-paired-by-the-rules-in-textrounds-textgames-at-most-for-name = { $textPlayers } lassen sich nach den Regeln nicht über { $textRounds } auslosen: höchstens { $textGames } für { $name }
text-lost-by-forfeit-in-round-round-and-paired-again-unless-withdrawn-textnames = in Runde { $round } kampflos verloren, und ohne Rücktritt wieder ausgelost: { $textNames }
text-no-longer-partners-textnames = nicht mehr Partner: { $textNames }
text-names-play-at-rank-the-lower-of-their-ranks = { $names } spielen auf { $rank }, dem niedrigeren ihrer Ränge
text-name-has-no-partner-then-and-sits-out-from-round-round-on-unless-given-another-one = { $name } hat dann keinen Partner und setzt ab Runde { $round } aus, wenn kein anderer dazukommt
text-names-become-partners-and-stay-together-from-now-on = { $names } werden Partner und bleiben ab jetzt zusammen
text-partners-who-do-not-play-together-in-round-round-names-these-play-instead-each-pair-at-the-lower-of-its-ranks-others-the-partnerships-stay-as-they-are = Partner, die in Runde { $round } nicht zusammen spielen: { $names }. Stattdessen spielen, jedes Paar auf dem niedrigeren Rang: { $others }. Die Paare bleiben bestehen
text-name-sits-out-and-textwhy = { $name } setzt aus und { $textWhy }
text-has-no-partner = hat keinen Partner
text-is-alone-in-the-pair-label = ist allein im Paar `{ $label }`
text-has-no-partner-here-name-has-a-textbye = hat hier keinen Partner: { $name } ist { $textBye }
text-has-no-partner-here-name-has-withdrawn = hat hier keinen Partner: { $name } ist zurückgetreten
text-has-no-partner-here-name-has-left-after-round-round = hat hier keinen Partner: { $name } ist nach Runde { $round } gegangen
text-has-no-partner-here-name-enters-in-round-round = hat hier keinen Partner: { $name } kommt erst in Runde { $round }
text-has-no-partner-here-name-does-not-take-part = hat hier keinen Partner: { $name } nimmt nicht teil
text-count-player-has-not-checked-in-for-round-round-names = { $count ->
    [one] { $count } Spieler wurde
   *[other] { $count } Spieler wurden
} vor Runde { $round } nicht gesehen: { $names }
text-count-players-have-not-checked-in-for-round-round-names = { $count ->
    [one] { $count } Spieler wurde
   *[other] { $count } Spieler wurden
} vor Runde { $round } nicht gesehen: { $names }
text-count-team-has-not-checked-in-for-round-round-names = { $count } Mannschaft wurde vor Runde { $round } nicht gesehen: { $names }
text-count-teams-have-not-checked-in-for-round-round-names = { $count } Mannschaften wurden vor Runde { $round } nicht gesehen: { $names }
text-name-has-the-id-id-of-other = { $name } hat die Ident-Nr. { $id } von { $other }
text-name-is-already-registered-others-another-id-or-year-of-birth-another-person = { $name } ist schon gemeldet: { $others } (andere Ident-Nr. oder anderes Geburtsjahr: eine andere Person)
text-name-is-already-registered-others-another-short-name-another-team = { $name } ist schon gemeldet: { $others } (anderer Kurzname: eine andere Mannschaft)
text-name-is-already-registered-others = { $name } ist schon gemeldet: { $others }
text-name-is-already-in-the-list-another-id-or-year-of-birth-another-person = { $name } ist schon in der Liste (andere Ident-Nr. oder anderes Geburtsjahr: eine andere Person)
text-name-is-already-in-the-list-another-short-name-another-team = { $name } ist schon in der Liste (anderer Kurzname: eine andere Mannschaft)
text-name-is-already-in-the-list = { $name } ist schon in der Liste
text-name-is-already-in-the-list-of-team = { $name } steht schon in der Liste von { $team }
text-name-looks-like-other-written-with-letters-of-another-alphabet = `{ $name }` sieht aus wie `{ $other }`, mit Buchstaben eines anderen Alphabets geschrieben
text-names-when-round-round-of-rounds-is-published = { $names }, obwohl Runde { $round } von { $rounds } veröffentlicht ist
text-names-after-round-1-a-textsystem-that-has-begun-has-no-place-for-anybody-new-who-sits-out-every-round = { $names } nach Runde 1: ein begonnenes Turnier ({ $textSystem }) hat keinen Platz für neue Spieler, sie setzen jede Runde aus
text-name-is-removed-as-if-never-registered-textwith = { $name } wird entfernt, als wäre er nie gemeldet: { $textWith }
text-nothing-else-changes = sonst ändert sich nichts
text-count-pairing-number-after-it-moves-up = { $count ->
    [one] { $count } Startnummer dahinter rückt
   *[other] { $count } Startnummern dahinter rücken
} auf
text-count-pairing-numbers-after-it-move-up = { $count ->
    [one] { $count } Startnummer dahinter rückt
   *[other] { $count } Startnummern dahinter rücken
} auf
text-with-textgone = mit { $textGone }
text-the-textbye-in-round-round = { $textBye } in Runde { $round }
text-the-prohibited-pairing-with-name = der ausgeschlossenen Begegnung mit { $name }
text-the-fixed-board-board = dem festen Brett { $board }
text-count-player-of-the-team = { $count } Spieler der Mannschaft
text-count-players-of-the-team = { $count } Spielern der Mannschaft
text-the-partnership-label = dem Paar { $label }
text-points-given-beside-the-results = Punkten neben den Ergebnissen
text-given-values = gegebenen Werten
text-name-this-change-does-not-count-in-this-event-the-textkind-rating-does = { $name }: diese Änderung zählt hier nicht; es zählt die Wertungszahl ({ $textKind })
text-name-this-change-does-not-count-in-this-event-the-rating-that-was-typed-does = { $name }: diese Änderung zählt hier nicht; es zählt die getippte Wertungszahl
text-the-changed-ratings-of-count-players-do-not-count-in-this-event = die geänderten Wertungszahlen von { $count } Spielern zählen in diesem Turnier nicht
text-textratings-standings-and-ratings-of-all-rounds-follow = { $textRatings }; Rangliste und Wertungszahlen aller Runden folgen dem
text-the-ratings-of-count-players-change = die Wertungszahlen von { $count } Spielern ändern sich
text-what-is-known-of-the-textrating-of-name-changes = es ändert sich, was über { $textRating } von { $name } bekannt ist
text-the-textrating-of-name-changes-from-before-to-after = { $textRating } von { $name } ändert sich von { $before } auf { $after }
text-textkind-rating = Wertungszahl ({ $textKind })
text-name-would-have-count-half-point-byes-in-rounds-rounds = { $name } hätte { $count }-mal spielfrei mit halbem Punkt, in den Runden { $rounds }
text-the-rules-of-the-event-change-after-its-start-all-standings-follow = die Regeln des Turniers ändern sich nach Beginn; alle Ranglisten folgen
text-lots-were-drawn-already-the-places-that-depend-on-them-change = es wurde schon gelost; die Plätze, die davon abhängen, ändern sich
text-points-points-but-textrounds-won-give-only-most-is-that-a-typing-error = { $points } Punkte, aber { $textRounds } gewonnen ergeben nur { $most }: ein Tippfehler?
text-the-pairing-numbers-change-after-round-round-some-players-will-meet-twice-and-others-never = die Startnummern ändern sich nach Runde { $round }: manche treffen sich zweimal, andere nie
text-the-pairing-numbers-change-after-round-round-later-rounds-are-paired-by-the-new-ones = die Startnummern ändern sich nach Runde { $round }; spätere Runden werden nach den neuen ausgelost
text-the-game-counted-as-a-draw-for-the-pairings-since-they-stay-as-they-are = die Partie zählte für die Auslosungen seither als Remis; sie bleiben so
text-the-player-is-excluded-from-later-rounds = der Spieler ist von späteren Runden ausgeschlossen
text-the-textsystem-still-pairs-name-in-round-round-enter-a-forfeit-when-it-is-played = { $name } wird in Runde { $round } trotzdem gelost ({ $textSystem }): dann kampflos eintragen
text-the-results-at-board-boards-stay-with-other-players-of-team-an-empty-board-is-a-forfeit = die Ergebnisse an Brett { $boards } bleiben, mit anderen Spielern von { $team } (ein leeres Brett ist kampflos)
text-the-results-at-boards-boards-stay-with-other-players-of-team-an-empty-board-is-a-forfeit = die Ergebnisse an Brett { $boards } bleiben, mit anderen Spielern von { $team } (ein leeres Brett ist kampflos)
text-team-has-textreserves-at-most-most-are-allowed = { $team } hat { $textReserves } (höchstens { $most } sind erlaubt)
text-team-above-weaker-is-above-below-stronger-who-is-more-than-most-points-stronger = { $team }: { $above } ({ $weaker }) steht vor { $below } ({ $stronger }), der über { $most } Punkte stärker ist
text-team-board-board-is-the-womens-board-and-name-is-not-registered-as-one = { $team }: Brett { $board } ist das Frauenbrett, und { $name } ist nicht als Frau gemeldet
text-team-board-board-is-the-junior-board-and-textwhy = { $team }: Brett { $board } ist das Jugendbrett, und { $textWhy }
text-name-is-age-juniors-are-under-limit = { $name } ist { $age } (Jugendliche sind unter { $limit })
text-the-date-of-birth-of-name-is-unknown = das Geburtsdatum von { $name } ist unbekannt
text-the-line-up-of-team-is-not-in-the-order-of-its-list-at-textplace-board-of-textboards = die Aufstellung von { $team } folgt an { $textPlace } { $board } nicht der Reihenfolge ihrer Liste (von { $textBoards })
text-the-list-of-team-has-the-same-name-twice-names = die Liste von { $team } hat denselben Namen zweimal: { $names }
text-round-round-match-match-names-now-sits-at-textplace-board-of-team-which-was-a-forfeit = Runde { $round }, Wettkampf { $match }: { $names } sitzt jetzt an { $textPlace } { $board } von { $team }, bisher kampflos
text-round-round-match-match-textplace-board-of-team-is-now-empty-a-forfeit = Runde { $round }, Wettkampf { $match }: { $textPlace } { $board } von { $team } ist jetzt leer (kampflos)
text-change-the-lists-but-not-the-published-line-ups = die Listen ändern, die veröffentlichten Aufstellungen nicht
text-games-of-team-go-from-names = Partien von { $team } gehen über von { $names }
text-born-born-which-is-still-to-come-the-event-began-in-began = geboren { $born }, das kommt erst noch (das Turnier begann { $began })
text-born-born-textage-old = geboren { $born }, { $textAge } alt
text-the-letters-of-word-are-of-several-alphabets-they-only-look-alike = die Buchstaben von { $word } sind aus mehreren Alphabeten (sie sehen nur gleich aus)
text-no-federation-has-the-code-code = kein Verband hat das Kürzel { $code }
text-the-id-id-is-not-a-number = die Ident-Nr. { $id } ist keine Zahl
text-a-rating-of-rating-is-unlikely-in-chess-100-to-3000 = eine Wertungszahl von { $rating } ist im Schach unwahrscheinlich (100 bis 3000)
text-was-becomes-now = { $was } wird { $now }
text-textplace-board-was-becomes-now = { $textPlace } { $board }: { $was } wird { $now }
text-was-is-cleared = { $was } wird gelöscht
text-textplace-board-was-is-cleared = { $textPlace } { $board }: { $was } wird gelöscht
text-of-points-points-textcount = mit { $points } Punkten, { $textCount }
text-name-a-rating-of-rating-is-unlikely-in-chess-100-to-3000 = { $name }: eine Wertungszahl von { $rating } ist im Schach unwahrscheinlich (100 bis 3000)
text-as-typed = wie eingegeben
text-given-should-be-read = { $given } müsste { $read } sein

## Acts, one word each, of at most nine letters

act-register = gemeldet
act-edit = Angaben
act-remove = entfernt
act-list = Liste
act-withdraw = Rücktritt
act-exclude = Ausschluss
act-return = Rückkehr
act-bye = spielfrei
act-board = Brett
act-number = Nummern
act-lot = Los
act-forbid = getrennt
act-setup = Turnier
act-publish = Auslosung
act-rearrange = Bretter
act-put-right = berichtigt
act-result = Ergebnis
act-agree = bestätigt
act-dispute = strittig
act-decide = Entscheid
act-correct = berichtigt
act-members = Spieler
act-line-up = Aufstell.
act-seal = Siegel
act-prizes = Preise
act-check-in = anwesend
act-lots = Lose
act-give = Werte
act-report = Bericht
act-points = Punkte
act-for-rating = nur Auswertung
act-standings = Rangliste
act-position = Stellung
act-ratings = Elo
act-partners = Paare
act-tables = Tische
act-note = Notiz
act-key = Schlüssel
act-close = Ende
act-sign = signiert
act-undo = rückgäng.
act-redo = wieder

## Acts in words

text-r-round-textplace-board-white-black-textscore = R{ $round } { $textPlace } { $board }  { $white } – { $black }  { $textScore }
text-r-round-textplace-board-textwhat = R{ $round } { $textPlace } { $board }  { $textWhat }
text-textpart-textnext = { $textPart }  { $textNext }
text-textmatch-textplace-board-score = { $textMatch }, { $textPlace } { $board }  { $score }
text-of-entry-entry = Eintrag { $entry }
text-name-registered-by-mistake = { $name } (irrtümlich gemeldet)
text-name-after-round-round = { $name } nach Runde { $round }
text-name-before-round-1 = { $name } vor Runde 1
text-name-from-round-round = { $name } ab Runde { $round }
text-name-textbye-in-round-round = { $name }: { $textBye } in Runde { $round }
text-name-no-bye-in-round-round = { $name }: nicht spielfrei in Runde { $round }
text-name-always-at-board-board = { $name } immer an Brett { $board }
text-name-without-a-fixed-board = { $name } ohne festes Brett
text-initial-colour-textcolor = Anfangsfarbe { $textColor }
text-names-from-round-round-on = { $names } ab Runde { $round }
text-names-in-rounds-first-to-last = { $names } in den Runden { $first } bis { $last }
text-round-round-textboards-textbyes-texthow = Runde { $round }: { $textBoards }, { $textByes }, { $textHow }
text-publish-round-round-textboards-textbyes-texthow = Runde { $round } veröffentlichen: { $textBoards }, { $textByes }, { $textHow }
text-sign-pairing-allocated-bye = { $sign } spielfrei
text-sign-half-point-bye = { $sign } spielfrei mit halbem Punkt
text-sign-full-point-bye = { $sign } spielfrei mit ganzem Punkt
text-sign-zero-point-bye = { $sign } spielfrei ohne Punkt
text-round-round-by-hand = Runde { $round }, von Hand
text-round-round = Runde { $round }
text-the-published-round-round = die veröffentlichte Runde { $round }
text-by-typed-typed-not-what-against-had-entered = { $by } tippte { $typed }, nicht was { $against } eingetragen hatte
text-the-result-stays = das Ergebnis bleibt
text-was-textwas-now-textnow = war { $textWas }, jetzt { $textNow }
text-textwhat-was-textwas-now-textnow = { $textWhat }: war { $textWas }, jetzt { $textNow }
text-count-hand-changed-texthands = { $count ->
    [one] { $count } Wurf
   *[other] { $count } Würfe
} geändert: { $textHands }
text-count-hands-changed-texthands = { $count ->
    [one] { $count } Wurf
   *[other] { $count } Würfe
} geändert: { $textHands }
text-count-line-changed-textlines = { $count ->
    [one] { $count } Zeile
   *[other] { $count } Zeilen
} geändert: { $textLines }
text-count-lines-changed-textlines = { $count ->
    [one] { $count } Zeile
   *[other] { $count } Zeilen
} geändert: { $textLines }
text-no-result = kein Ergebnis
text-score-unrated = { $score } ungewertet
text-count-player-registered = { $count } Spieler gemeldet
text-count-players-registered = { $count } Spieler gemeldet
text-count-player-changed = { $count } Spieler geändert
text-count-players-changed = { $count } Spieler geändert
text-count-player-registered-textchanged = { $count } Spieler gemeldet, { $textChanged }
text-count-players-registered-textchanged = { $count } Spieler gemeldet, { $textChanged }
text-standings-after-round-round = Rangliste nach Runde { $round }
text-standings-after-round-round-digest = Rangliste nach Runde { $round }  { $digest }
text-standings-after-round-round-sealed-digest = Rangliste nach Runde { $round } festgeschrieben: { $digest }
text-none-any-more = keine mehr
text-round-round-names-here = Runde { $round }: { $names } da
text-round-round-names-not-here = Runde { $round }: { $names } nicht da
text-drawn-for-textplayers = gezogen für { $textPlayers }
text-textrecords-kept-as-the-report-has-them = { $textRecords } bleiben wie im Bericht
text-reported-textresult = gemeldet { $textResult }
text-as-recorded = wie eingetragen
text-name-is-left-out = { $name } steht nicht in der Rangliste
text-name-is-ranked-again = { $name } steht wieder in der Rangliste
text-name-may-have-half-point-byes = { $name } darf spielfrei mit halbem Punkt haben
text-round-round-begins-from-position-position = Runde { $round } beginnt aus Stellung { $position }
text-of-textplayers-from-round-round-on = von { $textPlayers } ab Runde { $round }
text-at-most-seats-at-a-table-from-round-round-on = höchstens { $seats } an einem Tisch ab Runde { $round }
text-textplayers-without-a-partner = { $textPlayers } ohne Partner
text-key-of-name-is-named = { $key } von { $name } ist benannt
text-the-event-is-over-signed-with-key-key = das Turnier ist zu Ende, signiert mit Schlüssel { $key }
text-signed-with-key-key = signiert mit Schlüssel { $key }
text-textwhose-points-points = { $textWhose }: { $points } Punkte
text-textwhose-points-points-in-round-round = { $textWhose }: { $points } Punkte in Runde { $round }
text-textwhose-a-textresult-counts-points = { $textWhose }: { $textResult } zählt { $points }
text-textwhose-a-textresult-counts-points-in-round-round = { $textWhose }: { $textResult } zählt { $points } in Runde { $round }
text-textwhose-points-match-points = { $textWhose }: { $points } Mannschaftspunkte
text-textwhose-points-match-points-games-game-points = { $textWhose }: { $points } Mannschaftspunkte, { $games } Brettpunkte
text-textwhose-games-game-points = { $textWhose }: { $games } Brettpunkte
text-everybody = alle
text-forfeit-win = kampfloser Sieg
text-forfeit-loss = kampflose Niederlage
text-win = Sieg
text-loss = Niederlage
text-draw = Remis

## What undoing an act means for others

text-round-round-is-published-it-becomes-a-proposal-again = Runde { $round } ist veröffentlicht: sie wird wieder ein Vorschlag
text-round-round-is-published-with-these-boards-it-gets-the-boards-from-before-the-change = Runde { $round } ist mit diesen Brettern veröffentlicht: sie bekommt die Bretter von vorher
text-round-round-was-corrected-it-gets-the-boards-and-results-from-before = Runde { $round } wurde berichtigt: sie bekommt Bretter und Ergebnisse von vorher
text-round-round-is-withdrawn-it-is-published-again = Runde { $round } ist zurückgezogen: sie wird wieder veröffentlicht
text-the-standings-after-round-round-are-sealed-they-are-live-again = die Rangliste nach Runde { $round } ist festgeschrieben: sie ist dann wieder offen
text-board-board-of-round-round-was-corrected-from-was-to-now-the-old-result-counts-again = Brett { $board } von Runde { $round } wurde von { $was } auf { $now } berichtigt: das alte Ergebnis zählt wieder
text-board-board-of-round-round-was-changed-for-the-rating-report-the-change-is-removed = Brett { $board } von Runde { $round } wurde für die Auswertung geändert: das entfällt
text-name-is-excluded-no-longer-so = { $name } ist ausgeschlossen: dann nicht mehr
text-name-is-left-out-of-the-standings-the-player-is-ranked-again = { $name } steht nicht in der Rangliste: dann wieder
text-name-is-ranked-again-the-player-is-left-out-again = { $name } steht wieder in der Rangliste: dann nicht mehr
text-lots-are-drawn-the-places-are-open-again = die Lose sind gezogen: die Plätze sind wieder offen
text-the-event-names-key-key-it-stays-a-key-of-the-event-if-it-has-signed = das Turnier benennt den Schlüssel { $key }: er bleibt einer des Turniers, wenn er signiert hat
text-the-event-is-closed-it-goes-on-and-is-signed-again-at-its-end = das Turnier ist abgeschlossen: es geht weiter und wird am Ende wieder signiert
text-round-round-is-withdrawn = Runde { $round } ist zurückgezogen
text-round-round-is-corrected = Runde { $round } ist berichtigt

## Changes, item by item

text-textwhat-textwas-textnow = { $textWhat }: { $textWas } → { $textNow }
text-none = keine
text-nothing = nichts
text-bye-in-round-round = spielfrei in Runde { $round }
text-reported-for-rating = zur Auswertung gemeldet
text-left-out = nicht gewertet
text-ranked = gewertet
text-half-point-byes = spielfrei mit halbem Punkt
text-allowed = erlaubt
text-ratings-of-name-from-round-round-on = Wertungszahlen von { $name } ab Runde { $round }
text-partner-of-name = Partner von { $name }
text-must-not-meet = dürfen sich nicht treffen
text-may-meet = dürfen sich treffen
text-result-of-board-board-typed = Ergebnis von Brett { $board }, getippt
text-twice = zweimal
text-once = einmal
text-round-round-begins = Beginn der Runde { $round }
text-registered = gemeldet
text-registered-rating = gemeldet, { $rating }
text-board-board = Brett { $board }
text-fund-number = Preisgruppe { $number }
text-sharing = Teilung
text-funds = Preisgruppen
text-line-up-of-name = Aufstellung von { $name }
text-board-board-textwhat = Brett { $board }, { $textWhat }
text-trick-number = Stich { $number }
text-not-played = nicht gespielt
text-main-suit-and-dealer = Trumpffarbe und Geber
text-main-suit-suit-name-deals-ranks-one-and-two = Trumpffarbe { $suit }, { $name } gibt, Ränge { $one } und { $two }
text-the-score-alone-points = nur der Stand: { $points }
text-points-to-the-defenders-seat-seat-deals = { $points } für die Gegenspieler, Sitz { $seat } gibt
text-points-to-the-defenders-no-trick-judged = { $points } für die Gegenspieler, ohne Stiche
text-seat-number = Sitz { $number }

## The consequences of an act, and the comparison of two moments

text-nobody-moves = niemand verschiebt sich
text-count-player-moves = { $count ->
    [one] { $count } Spieler verschiebt sich
   *[other] { $count } Spieler verschieben sich
}
text-count-players-move = { $count ->
    [one] { $count } Spieler verschiebt sich
   *[other] { $count } Spieler verschieben sich
}
text-count-team-moves = { $count } Mannschaft verschiebt sich
text-count-teams-move = { $count } Mannschaften verschieben sich
text-no-rating-changes = keine Wertungszahl ändert sich
text-count-player-changes = { $count ->
    [one] { $count } Spieler ändert sich
   *[other] { $count } Spieler ändern sich
}
text-count-players-change = { $count ->
    [one] { $count } Spieler ändert sich
   *[other] { $count } Spieler ändern sich
}
text-count-team-changes = { $count } Mannschaft ändert sich
text-count-teams-change = { $count } Mannschaften ändern sich
text-count-rating-changes = { $count ->
    [one] { $count } Wertungszahl ändert sich
   *[other] { $count } Wertungszahlen ändern sich
}
text-count-ratings-change = { $count ->
    [one] { $count } Wertungszahl ändert sich
   *[other] { $count } Wertungszahlen ändern sich
}
text-no-later-pairing-changes = keine spätere Paarung ändert sich
text-rounds-would-be-paired-differently-today-they-stay-as-played = { $rounds } würden heute anders ausgelost; sie bleiben, wie gespielt wurde
text-the-standings-sealed-after-textrounds-are-marked-changed-since = die nach { $textRounds } festgeschriebene Rangliste wird als seither geändert markiert
text-round-round-textmore = Runde { $round }, { $textMore }
text-results-and-pairings = Ergebnisse und Paarungen
text-no-changes = keine Änderungen
text-pairings = Paarungen
text-seals = festgeschrieben
text-ratings = Wertungszahlen
text-places = Plätze
text-round-round-published-textboards = Runde { $round } veröffentlicht, { $textBoards }
text-round-round-is-not-published-textboards = Runde { $round } ist nicht veröffentlicht, { $textBoards }
text-r-round-board-board = R{ $round } Brett { $board }
text-r-round-match-board = R{ $round } Wettkampf { $board }
text-r-round-table-board = R{ $round } Tisch { $board }
text-other-players = andere Spieler
text-other-teams = andere Mannschaften
text-moved-textwhat = verschoben: { $textWhat }
text-nobody = niemand
text-moved-textwhat-r-round-pairings-stay = verschoben: { $textWhat }; Paarungen R{ $round } bleiben
text-moved-textwhat-r-first-r-last-pairings-stay = verschoben: { $textWhat }; Paarungen R{ $first }–R{ $last } bleiben

## The audit

text-entry-entry = Eintrag { $entry }
text-from-entry-from-to-entry-to = von Eintrag { $from } bis Eintrag { $to }
text-against-entry-entry-textsummary-changed = gegen Eintrag { $entry }: { $textSummary } · * geändert
text-accepted = akzeptiert
text-undone-it-does-not-count = rückgängig gemacht: zählt nicht
text-warning-accepted = Hinweis akzeptiert
text-file-sound = Datei in Ordnung
text-file-not-sound = Datei NICHT in Ordnung
text-chain-count-all = Kette ✓ { $count }/{ $all }
text-chain-line-line-textwrong = Kette × Zeile { $line }: { $textWrong }
text-journal-textrefused = Protokoll × { $textRefused }
text-pairings-mark-count-all = Paarungen { $mark } { $count }/{ $all }
text-seals-mark-count-all = festgeschrieben { $mark } { $count }/{ $all }
text-as-the-system-makes-them = wie vom System
text-count-by-hand-entry-entry = { $count } von Hand, Eintrag { $entry }
text-count-by-hand-entries-entries = { $count } von Hand, Einträge { $entries }
text-count-imported-entry-entry = { $count } importiert, Eintrag { $entry }
text-count-imported-entries-entries = { $count } importiert, Einträge { $entries }
text-count-correction = { $count ->
    [one] { $count } Berichtigung
   *[other] { $count } Berichtigungen
}
text-count-corrections = { $count ->
    [one] { $count } Berichtigung
   *[other] { $count } Berichtigungen
}
text-the-signature-of-entry-entry-is-wrong = die Signatur von Eintrag { $entry } ist falsch
text-closed-signed-to-entry-entry = abgeschlossen, signiert bis Eintrag { $entry }
text-signed-to-entry-entry = signiert bis Eintrag { $entry }
text-not-signed-yet = noch nicht signiert
text-1-to-last = 1 bis { $last }

## Errors of the desk

text-there-is-nothing-to-undo = nichts rückgängig zu machen
text-there-is-nothing-to-redo = nichts wiederherzustellen
text-not-signed-the-event-is-not-saved-in-a-file = nicht signiert: das Turnier ist nicht in einer Datei
text-nothing-is-signed-or-sealed-textwhy-mend-that-file-or-move-it-away-a-new-key-is-made-then-and-asked-about = nichts wird signiert oder festgeschrieben: { $textWhy } (diese Datei reparieren oder wegräumen: dann entsteht nach Rückfrage ein neuer Schlüssel)
text-textwarned-not-recorded-this-has-to-be-accepted-first = { $textWarned } (nicht eingetragen: das ist erst zu bestätigen)
text-count-fund-total = { $count ->
    [one] { $count } Preisgruppe
   *[other] { $count } Preisgruppen
}, { $total }
text-count-funds-total = { $count ->
    [one] { $count } Preisgruppe
   *[other] { $count } Preisgruppen
}, { $total }
text-count-place-textmore = { $count ->
    [one] { $count } Platz
   *[other] { $count } Plätze
}, { $textMore }
text-count-places-textmore = { $count ->
    [one] { $count } Platz
   *[other] { $count } Plätze
}, { $textMore }

## Settings, tour

text-file = Datei
text-made-now-everything-in-it-is-commented-out = eben angelegt: alles darin ist auskommentiert
text-read-when-the-desk-starts = wird beim Start gelesen
text-the-first-of-the-list = die erste der Liste
text-theme = Farben
text-result-keys = Ergebnistasten
text-new-events = neue Turniere
text-no-name = kein Name
text-language = Sprache
text-time-zone = Zeitzone
text-rating-lists = Ratinglisten
text-paper = Papier
text-written-by-hand = auf Tastendruck
text-own-key = eigene Taste
text-loaded-by-hand = auf Tastendruck geladen
text-events-are-compared-with-new-ones = Turniere werden mit neuen verglichen
text-nothing-is-compared-automatically = nichts wird von selbst verglichen
text-settings = Einstellungen
text-published-published-sealed-sealed-into-where = veröffentlicht: { $published }; festgeschrieben: { $sealed }; nach { $where }
text-textwrong-not-used = { $textWrong } (nicht verwendet)
text-tour-step-of-steps = Rundgang { $step } von { $steps }
text-key-ends-it = { $key } beendet ihn
text-first-close-what-covers-the-screen-key = Erst schließen, was den Bildschirm verdeckt: { $key }.
text-first-go-to-the-textscreen-screen = Erst zum Bildschirm { $textScreen }:
text-the-round-is-on-the-cursor-waits-at-a-board-without-a-result-walk-white-white-won-walk-black-black-won-walk-draw-a-draw-one-key-and-it-is-saved-press-one = Die Runde läuft; der Cursor wartet an einem Brett ohne Ergebnis. { "{walk:white}" } Weiß gewann, { "{walk:black}" } Schwarz gewann, { "{walk:draw}" } Remis: eine Taste, und es ist gespeichert. Drücken Sie eine.
text-a-slip-misread-undo-undoes-the-last-act-any-number-of-times-even-tomorrow-press-undo = Einen Zettel verlesen? { "{undo}" } macht den letzten Vorgang rückgängig, beliebig oft, auch noch morgen. Drücken Sie { "{undo}" }.
text-the-screens-are-one-key-from-each-other-press-go-standings-for-the-standings-which-follow-every-result = Jeder Bildschirm ist eine Taste entfernt. { "{go(standings)}" } zeigt die Rangliste, die jedem Ergebnis folgt.
text-why-am-i-third-every-number-has-its-reason-press-standings-explain = „Warum bin ich Dritter?“ Jede Zahl hat ihren Grund: drücken Sie { "{standings:explain}" }.
text-everything-you-did-is-an-entry-of-the-journal-verify-plays-it-again-from-nothing-and-compares-press-verify = Alles, was Sie getan haben, ist ein Eintrag im Protokoll. { "{verify}" } spielt es von vorn nach und vergleicht. Drücken Sie { "{verify}" }.
text-help-lists-the-keys-of-a-screen-palette-finds-every-action-by-name-manual-opens-the-manual-at-the-screen-you-are-on-press-manual = { "{help}" } zeigt die Tasten eines Bildschirms, { "{palette}" } findet jede Aktion beim Namen. { "{manual}" } öffnet das Handbuch beim Bildschirm, auf dem Sie sind: drücken Sie { "{manual}" }.
text-that-is-the-desk-an-event-of-your-own-is-home-new-on-the-home-screen-end-tour-ends-the-tour-and-goes-there = Das ist das Programm. Ein eigenes Turnier beginnt mit { "{home:new}" } auf dem Startbildschirm. { "{end_tour}" } beendet den Rundgang und führt dorthin.

## Lists of players before they are imported

text-taken-as = gelesen als
text-first-values = erste Werte
text-column = Spalte
text-as-if-typed = wie getippt
text-a-tournament-report-its-players-are-read-as-they-are-there = ein Turnierbericht: seine Spieler werden gelesen, wie sie dort stehen
text-everybody-is-registered-as-the-list-says = alle sind wie in der Liste gemeldet
text-not-taken-though-the-values-look-like-something-columns-left-or-right-on-the-column-takes-it = nicht übernommen, obwohl die Werte nach etwas aussehen: { $columns } ({ $left } oder { $right } auf der Spalte übernimmt sie)
text-the-rating-lists-are-not-used-key-uses-them = ohne die Ratinglisten ({ $key } verwendet sie)
text-found-of-textplayers-found = gefunden: { $found } ({ $textPlayers })
text-nothing-differs-key-leaves-them-out = · kein Unterschied ({ $key } lässt sie weg)
text-textdifferences-the-list-counts-key-takes-theirs = · { $textDifferences }: die Liste zählt ({ $key } nimmt ihre)
text-textdifferences-theirs-count-key-leaves-them-out = · { $textDifferences }: ihre zählen ({ $key } lässt sie weg)
text-count-new = { $count } neu
text-count-changes = { $count } geändert
text-count-change = { $count } geändert
text-count-registered-as-they-are = { $count } schon so gemeldet
text-count-repeated = { $count } doppelt
text-count-line-not-read = × { $count ->
    [one] { $count } Zeile
   *[other] { $count } Zeilen
} nicht gelesen
text-count-lines-not-read = × { $count ->
    [one] { $count } Zeile
   *[other] { $count } Zeilen
} nicht gelesen
text-count-note = { $count ->
    [one] { $count } Anmerkung
   *[other] { $count } Anmerkungen
}
text-count-notes = { $count ->
    [one] { $count } Anmerkung
   *[other] { $count } Anmerkungen
}
text-count-doubt = { $count } zweifelhaft
text-count-doubts = { $count } zweifelhaft
text-key-registers-textplayers = { $key } meldet { $textPlayers }
text-key-changes-textplayers = { $key } ändert { $textPlayers }
text-key-registers-new-changes-changed = { $key } meldet { $new }, ändert { $changed }
text-key-registers-the-new-only = { $key } meldet nur die { $new }
text-textdone-accepts-textdoubts = { $textDone }, akzeptiert { $textDoubts }
text-key-makes-the-player-of-a-line-another-person-than-the-one-of-that-name-or-the-same = { $key } macht den Spieler einer Zeile zu einer anderen Person als der gleichen Namens, oder zur selben
text-key-changes-nothing = { $key } ändert nichts
text-not-read = × ungelesen
text-from-lists = aus Listen
text-differs = anders
text-changes = ändert
text-note = Anmerkung
text-doubt = zweifelhaft
text-registered-players-beside-the-rating-lists = gemeldete Spieler neben den Ratinglisten
text-textplayers-found-in-the-lists-textdifferences = { $textPlayers } in den Listen gefunden, { $textDifferences }
text-count-differs = { $count } anders
text-count-differ = { $count } anders
text-in-the-event-in-the-list = im Turnier → in der Liste
text-headings-in-line-line = Überschriften in Zeile { $line }
text-no-headings-each-line-is-read-as-if-it-were-typed = keine Überschriften: jede Zeile wird gelesen, als wäre sie getippt
text-columns-of-fixed-width = Spalten fester Breite
text-typed-textwhat-with-the-textwhich = { $typed }: { $textWhat } mit { $textWhich }
text-fide-rating = FIDE-Elo
text-national-rating = nationale Zahl
text-rapid-rating = Schnellschach-Elo
text-blitz-rating = Blitz-Elo
text-last-name = Nachname
text-first-name = Vorname
text-womens-title = Frauentitel
text-short-name = Kurzname
text-date-of-birth = Geburtsdatum
text-sex = Geschlecht
text-this-is-an-event-not-a-list-of-players-open-it-or-export-its-players = das ist ein Turnier, keine Spielerliste (öffnen, oder die Spieler exportieren)
text-this-is-a-spreadsheets-own-file-save-it-as-csv-or-as-text-with-tabs-and-import-that = das ist die Datei einer Tabellenkalkulation (als CSV oder Text mit Tabulatoren speichern und das importieren)
text-this-is-a-page-or-xml-expected-a-list-of-players-csv-or-text-with-tabs = das ist eine Webseite oder XML (erwartet: eine Spielerliste als CSV oder Text mit Tabulatoren)
text-this-is-not-a-text-expected-a-list-of-players-csv-or-text-with-tabs = das ist kein Text (erwartet: eine Spielerliste als CSV oder Text mit Tabulatoren)
text-there-is-no-player-in-the-list = in der Liste ist kein Spieler
text-there-is-no-player-in-the-list-aside = in der Liste ist kein Spieler { $aside }
text-the-list-has-a-column-of-teams-but-this-event-registers-teams-expected-members-event-list-which-registers-the-teams-with-their-players = die Liste hat eine Mannschaftsspalte, dieses Turnier meldet aber Mannschaften (erwartet: `members EVENT LIST`, das Mannschaften mit Spielern meldet)
text-the-file-mixes-encodings-which-are-read-as-encoding-the-others-as-utf-8 = die Datei mischt Kodierungen: { $which } { $are } als { $encoding } gelesen, die anderen als UTF-8
text-some-characters-mean-nothing-in-encoding-try-another-encoding = manche Zeichen bedeuten in { $encoding } nichts (eine andere Kodierung versuchen)
text-above-the-headings-not-read = über den Überschriften: nicht gelesen
text-not-read-textwhy = nicht gelesen: { $textWhy }
text-text-in-column-column = Text in Spalte { $column }
text-name-is-taken-as-a-name-without-a-rating-a-comma-before-number-makes-it-the-rating = { $name } gilt als Name ohne Wertungszahl (ein Komma vor { $number } macht sie dazu)
text-value-after-the-last-column-fields-left-out = { $value }: hinter der letzten Spalte ({ $fields }): weggelassen
text-a-name-is-missing-line = ein Name fehlt ({ $line })
text-name-is-not-a-name = { $name } ist kein Name
text-letter-can-stand-for-a-man-or-a-woman-the-sex-of-names-is-left-out-say-which-letters-stand-for-women = `{ $letter }` kann Mann oder Frau heißen: das Geschlecht von { $names } bleibt weg (sagen, welche Buchstaben für Frauen stehen)
text-name-changes-and-only-the-name-says-that-it-is-the-same-person = { $name } ändert sich, und nur der Name sagt, dass es dieselbe Person ist
text-name-is-called-other-in-the-list-with-the-same-id = { $name } heißt in der Liste { $other }, mit derselben Ident-Nr.
text-name-is-another-person-than-other = { $name } ist eine andere Person als { $other }
text-name-is-in-line-line-already-with-the-same-id = { $name } steht schon in Zeile { $line }, mit derselben Ident-Nr.
text-name-has-the-id-id-of-other-in-line-line-one-of-them-is-wrong = { $name } hat die Ident-Nr. { $id } von { $other } in Zeile { $line }: eine davon ist falsch
text-name-is-in-line-line-already-born-in-the-same-year = { $name } steht schon in Zeile { $line }, im selben Jahr geboren
text-name-is-taken-for-other-who-is-registered = { $name } gilt als { $other }, der gemeldet ist
text-textwhat-left-out = { $textWhat }: weggelassen
text-name-no-list-has-the-id-id = { $name }: keine Liste hat die Ident-Nr. { $id }
text-name-has-the-id-id-of-other-in-list = { $name } hat die Ident-Nr. { $id } von { $other } in { $list }
text-name-namesakes-persons-of-that-name-in-the-lists-type-the-id = { $name }: { $namesakes } Personen dieses Namens in den Listen (die Ident-Nr. tippen)
text-name-one-of-that-name-with-another-textwhy = { $name }: einer dieses Namens, mit anderer Angabe: { $textWhy }
text-rating-600-points-away-or-more-type-the-id-where-it-is-the-same-person = Wertungszahl, 600 Punkte oder mehr entfernt (die Ident-Nr. tippen, wenn es dieselbe Person ist)
text-birth-year = Geburtsjahr
text-line-the-line-is-too-long-for-a-player-limit-limit-bytes = { $line }: die Zeile ist zu lang für einen Spieler (höchstens { $limit } Bytes)
text-line-the-list-is-too-long-limit-limit-players = { $line }: die Liste ist zu lang (höchstens { $limit } Spieler)
text-line-a-quotation-mark-is-opened-here-and-not-closed-expected-at-its-end = { $line }: hier öffnet ein Anführungszeichen und schließt nicht (erwartet: `"` am Ende)
text-no-rating-list-is-at-hand-wallchart-lists-import-reads-one = keine Ratingliste ist da (`wallchart lists import` liest eine)
text-pasted-lines = eingefügte Zeilen
text-the-lines-that-were-pasted = die eingefügten Zeilen
text-the-rating-lists-textwhy = die Ratinglisten: { $textWhy }
text-the-report-is-of-textkind-given-the-event-goes-on-by-manual-pairing = laut Bericht: { $textKind } ({ $given }); im Turnier wird weiter von Hand ausgelost
text-another-swiss-than-fides-dutch-one = ein anderes Schweizer System als das der FIDE (Dutch)
text-a-round-robin-but-its-rounds-are-not-those-of-the-tables = ein Rundenturnier, aber mit anderen Runden als in den Tabellen
text-a-round-robin-by-tables-of-its-own = ein Rundenturnier mit eigenen Tabellen
text-another-system = ein anderes System
text-a-team-event = ein Mannschaftsturnier
text-the-report-is-of-a-round-robin-given-the-event-is-a-textsystem = laut Bericht ein Rundenturnier ({ $given }); das Turnier hat das System: { $textSystem }
text-textwhy-the-event-goes-on-by-manual-pairing = { $textWhy }: im Turnier wird weiter von Hand ausgelost
text-no-rule-gives-these-virtual-points = keine Regel ergibt diese virtuellen Punkte
text-the-rounds-are-not-those-of-the-berger-tables = die Runden sind nicht die der Berger-Tabellen
text-the-rounds-are-not-those-of-a-scheveningen-table = die Runden sind nicht die einer Scheveningen-Tabelle
text-the-rounds-are-not-those-of-a-knockout = die Runden sind nicht die eines K.-o.-Systems
text-the-report-does-not-name-its-system-192 = der Bericht nennt sein System nicht (192)
text-no-rule-here-pairs-the-type-given-192 = für die Art { $given } gibt es hier keine Regeln (192)
text-the-virtual-points-are-not-those-of-the-baku-acceleration-c-04-7-they-are-kept-and-count-for-no-pairing = die virtuellen Punkte sind nicht die der Baku-Beschleunigung (C.04.7): sie bleiben erhalten und zählen für keine Auslosung
text-the-virtual-points-are-not-those-of-the-baku-acceleration-c-04-7-they-are-kept-and-count-for-no-pairing-the-event-goes-on-by-manual-pairing = die virtuellen Punkte sind nicht die der Baku-Beschleunigung (C.04.7): sie bleiben erhalten und zählen für keine Auslosung; im Turnier wird weiter von Hand ausgelost
text-name-is-the-first-team-but-the-second-in-the-table = { $name } ist die erste Mannschaft, in der Tabelle aber die zweite
text-the-line-up-of-name-is-given-expected-expected-from-the-table = die Aufstellung von { $name } ist { $given } (nach der Tabelle: { $expected })
text-no-number-name-has-no-game-imported-as-withdrawn-before-round-1 = Nr. { $number } { $name } hat keine Partie: eingelesen als zurückgezogen vor Runde 1
text-no-number-name-has-no-game-imported-as-a-late-entry-in-round-round = Nr. { $number } { $name } hat keine Partie: eingelesen als später gemeldet in Runde { $round }
text-no-number-name-has-no-rank-and-played-fewer-than-half-of-the-games-withdrawn-and-no-result-counts = Nr. { $number } { $name } hat keinen Rang und weniger als die Hälfte der Partien gespielt: zurückgezogen, kein Ergebnis zählt
text-count-bye-of-rounds-to-come-left-out-a-textsystem-has-none-that-are-worth-points = { $count }-mal spielfrei in kommenden Runden weggelassen: im System { $textSystem } bringt das keine Punkte
text-count-byes-of-rounds-to-come-left-out-a-textsystem-has-none-that-are-worth-points = { $count }-mal spielfrei in kommenden Runden weggelassen: im System { $textSystem } bringt das keine Punkte
text-without-a-rank-in-the-report-and-ranked-in-the-event-names = im Bericht ohne Rang, im Turnier mit: { $names }
text-the-report-states-no-tie-breaks-and-its-ranks-do-not-follow-from-the-points-the-event-holds-them-as-places-given-from-outside = der Bericht nennt keine Feinwertungen, und seine Ränge folgen nicht aus den Punkten: im Turnier sind es von außen gegebene Plätze
text-the-ranks-of-the-report-do-not-follow-from-its-tie-breaks-given-the-event-holds-them-as-places-given-from-outside = die Ränge des Berichts folgen nicht aus seinen Feinwertungen ({ $given }): im Turnier sind es von außen gegebene Plätze
text-the-ranks-of-the-report-do-not-follow-from-the-bracket-by-which-the-event-ranks-names = die Ränge des Berichts folgen nicht aus dem Turnierbaum, nach dem das Turnier wertet: { $names }
text-the-report-states-no-tie-breaks-202-the-event-ranks-by-points-alone-names = der Bericht nennt keine Feinwertungen (202): das Turnier wertet nur nach Punkten: { $names }
text-the-ranks-of-the-report-do-not-follow-from-the-points-alone-by-which-the-event-ranks-names = die Ränge des Berichts folgen nicht allein aus den Punkten, nach denen das Turnier wertet: { $names }
text-the-ranks-of-the-report-do-not-follow-from-points-and-given-by-which-the-event-ranks-names = die Ränge des Berichts folgen nicht aus Punkten und { $given }, nach denen das Turnier wertet: { $names }
text-the-event-is-not-official-textwhy = das Turnier ist nicht offiziell: { $textWhy }
text-the-id-id-is-of-several-players-names = mehrere Spieler haben die Ident-Nr. { $id }: { $names }
text-several-players-have-one-name-names = mehrere Spieler heißen gleich: { $names }
text-several-players-have-one-name-names-their-ids-or-years-of-birth-differ = mehrere Spieler heißen gleich: { $names } (Ident-Nr. oder Geburtsjahr sind verschieden)
text-several-teams-have-one-name-names = mehrere Mannschaften heißen gleich: { $names }
text-round-round-is-not-as-textsystem-pairs-it-textdifference = Runde { $round } ist nicht, wie { $textSystem } auslost: { $textDifference }
text-given-and-the-system-finds-no-legal-pairing = { $given }, und das System findet keine gültige Auslosung
text-given-is-no-record-of-players-and-the-line-looks-like-one-of-a-player-001-it-is-not-read = `{ $given }` ist kein Satz von Spielern, und die Zeile sieht nach einem Spieler aus (001): sie wird nicht gelesen
text-given-contradicts-typed-of-line-number-textwhich-counts = `{ $given }` widerspricht `{ $typed }` in Zeile { $number }: es zählt { $textWhich }
text-given-contradicts-typed-of-line-number-the-later-line-counts = `{ $given }` widerspricht `{ $typed }` in Zeile { $number }: es zählt die spätere Zeile
text-the-first-line = die erste Zeile
text-the-list-of-212 = die Liste von 212
text-the-first-list = die erste Liste
text-read-as-encoding = gelesen als { $encoding }
text-some-characters-mean-nothing-in-encoding-another-encoding-may-fit = manche Zeichen bedeuten in { $encoding } nichts (vielleicht passt eine andere Kodierung)
text-the-columns-after-names-are-counted-in-textunits-not-in-characters-lines-given = die Spalten hinter Namen sind in { $textUnits } gezählt, nicht in Zeichen (Zeilen { $given })
text-bytes = Bytes
text-units-of-utf-16 = Einheiten von UTF-16
text-columns-of-a-terminal = Spalten eines Terminals
text-the-result-sign-of-round-round-is-not-known-yet = das Ergebnis `{ $sign }` von Runde { $round } ist noch nicht bekannt (`?`)
text-nobody-knows-the-result-sign-of-round-round-the-game-is-adjourned = das Ergebnis `{ $sign }` von Runde { $round } ist unbekannt: es ist eine Hängepartie
text-the-result-of-player-number-in-round-round-does-not-count-that-of-the-opponent-is-unknown = das Ergebnis von Spieler { $number } in Runde { $round } zählt nicht: das des Gegners ist unbekannt
text-the-points-of-the-lines-count-a-result-that-is-not-known-yet-as-nothing = die Punkte der Zeilen zählen ein noch unbekanntes Ergebnis als nichts
text-no-record-of-the-points-those-of-the-lines-follow-from-given = kein Satz mit den Punkten: die der Zeilen folgen aus { $given }
text-no-record-of-the-points-those-of-the-lines-follow-from-given-expected-would-fit-as-well = kein Satz mit den Punkten: die der Zeilen folgen aus { $given } (auch { $expected } würde passen)
text-no-record-of-the-points-those-of-the-lines-follow-from-given-and-the-pairing-allocated-bye-is-worth-points = kein Satz mit den Punkten: die der Zeilen folgen aus { $given }, und spielfrei bringt { $points }
text-no-record-of-the-points-those-of-the-lines-follow-from-given-and-the-pairing-allocated-bye-is-worth-points-expected-would-fit-as-well = kein Satz mit den Punkten: die der Zeilen folgen aus { $given }, und spielfrei bringt { $points } (auch { $expected } würde passen)
text-a-result-that-is-not-known-yet-counts-as-a-draw-in-the-event-and-points-in-the-report = ein noch unbekanntes Ergebnis zählt im Turnier als Remis, im Bericht { $points }
text-player-number-has-given-points-but-the-results-add-up-to-something-else-expected-expected = Spieler { $number } hat { $given } Punkte, aber die Ergebnisse ergeben { $expected }
text-team-number-has-given-match-points-but-the-results-add-up-to-something-else-expected-expected = Mannschaft { $number } hat { $given } Mannschaftspunkte, aber die Ergebnisse ergeben { $expected }
text-team-number-has-given-game-points-but-the-results-add-up-to-something-else-expected-expected = Mannschaft { $number } hat { $given } Brettpunkte, aber die Ergebnisse ergeben { $expected }
text-062-given-there-are-textplayers = `062 { $given }`: es sind { $textPlayers }
text-given-is-not-a-day-it-is-kept-as-it-is-written = `{ $given }` ist kein Tag: es bleibt, wie es geschrieben ist
text-the-pairing-number-number-is-place-in-the-event-its-numbers-have-no-gaps = die Startnummer { $number } ist im Turnier { $place }: dort haben die Nummern keine Lücken
text-the-number-number-of-a-team-is-place-in-the-event-its-numbers-have-no-gaps = die Mannschaftsnummer { $number } ist im Turnier { $place }: dort haben die Nummern keine Lücken
text-titles-are-written-as-the-federation-writes-them-today-given = Titel, wie sie der Verband heute schreibt: { $given }
text-textfields-are-written-as-the-event-has-them-given = { $textFields }, wie sie im Turnier stehen: { $given }
text-sexes = Geschlechter
text-names = Namen
text-federations = Verbände
text-numbers-of-the-federation = Nummern des Verbands
text-dates-of-birth = Geburtsdaten
text-the-report-has-no-name-012-the-event-is-called-name = der Bericht hat keinen Namen (012): das Turnier heißt { $name }
text-072-given-count-player-has-a-rating = `072 { $given }`: { $count } Spieler hat eine Wertungszahl
text-072-given-count-players-have-a-rating = `072 { $given }`: { $count } Spieler haben eine Wertungszahl
text-the-report-does-not-say-how-many-rounds-there-are-142-the-event-has-textrounds = der Bericht nennt die Zahl der Runden nicht (142): das Turnier hat { $textRounds }
text-entries-without-an-opponent-are-byes-given = Einträge ohne Gegner sind spielfrei: { $given }
text-games-without-colours-the-player-with-the-smaller-number-has-white = Partien ohne Farben: die kleinere Nummer hat Weiß
text-textfield-of-players-as-the-event-has-it-given = { $textField } von Spielern, wie im Turnier: { $given }
text-textfield-of-teams-as-the-event-has-it-given = { $textField } von Mannschaften, wie im Turnier: { $given }
text-the-match-of-teams-number-and-given-is-another-one = der Wettkampf der Mannschaften { $number } und { $given } ist ein anderer
text-the-match-of-teams-number-and-given-is-a-forfeit-board-by-board = der Wettkampf der Mannschaften { $number } und { $given } ist Brett für Brett kampflos
text-the-event-has-other-byes = das Turnier hat andere Freilose
text-the-entry-of-player-number-in-round-round-is-written-differently = der Eintrag von Spieler { $number } in Runde { $round } ist anders geschrieben
text-the-entry-of-player-number-in-round-round-is-left-out = der Eintrag von Spieler { $number } in Runde { $round } fehlt
text-a-bye-of-this-line-is-left-out = ein Freilos dieser Zeile fehlt
text-lines-of-teams-013-are-written-as-the-event-has-the-teams-given = Zeilen von Mannschaften (013), wie das Turnier die Mannschaften hat: { $given }
text-no-number-name-is-in-no-team-left-out = Nr. { $number } { $name } ist in keiner Mannschaft: weggelassen
text-352-given-the-event-has-the-colours-expected = `352 { $given }`: das Turnier hat die Farben { $expected }
text-the-record-number-given-is-now-expected = der Satz { $number } `{ $given }` heißt jetzt `{ $expected }`
text-textwhy-the-event-is-one-of-the-players-not-of-the-teams = { $textWhy }: das Turnier ist eines der Spieler, nicht der Mannschaften
text-802-of-team-number-given-match-points-instead-of-expected = 802 von Mannschaft { $number }: { $given } Mannschaftspunkte statt { $expected }
text-802-of-team-number-given-game-points-instead-of-expected = 802 von Mannschaft { $number }: { $given } Brettpunkte statt { $expected }
text-802-of-team-number-another-entry-of-round-round = 802 von Mannschaft { $number }: ein anderer Eintrag in Runde { $round }
finding-line = Zeile { $number }: { $what }
finding-round = Runde { $number }: { $what }
finding-accepted = ohne Frage angenommen: { $what }
text-textwhy-the-textfield-is-left-out = { $textWhy }: weggelassen: { $textField }
text-typed-can-be-two-different-days-only-the-year-year-is-kept = { $typed } kann zwei verschiedene Tage heißen: nur das Jahr { $year } bleibt
text-the-textfield-given-is-now-expected = { $textField } `{ $given }` heißt jetzt `{ $expected }`
text-the-file-mixes-encodings-encoding-in-lines-given-utf-8-in-the-others = die Datei mischt Kodierungen: { $encoding } in den Zeilen { $given }, UTF-8 in den anderen
text-a-textresult-is-worth-given-here-and-expected-in-line-number-the-later-line-counts = { $textResult }: hier { $given } wert, in Zeile { $number } { $expected }; es zählt die spätere Zeile
text-240-sign-contradicts-the-line-of-player-number-in-round-round-the-players-line-counts = `240 { $sign }` widerspricht der Zeile von Spieler { $number } in Runde { $round }: es zählt die Zeile des Spielers

## Players as they are typed

text-berg-luca-2214-im-ger-club-sk-nord-category-u16-team-nord-1-fee-12-50 = Berg, Luca, 2214, IM, GER, Verein SK Nord, Kategorie U16, Mannschaft Nord 1, Startgeld 12,50
field-short = Kürzel
field-born = geboren
words-born = geb., Jahrgang, Jg.
typed-day = { $day }.{ $month }.{ $year }
sex-m = m
sex-w = w
field-id = ID
text-berg-luca-2214-plus-dahl-anna-two-partners-or-one-player-klee-olga-club-nord = Berg, Luca, 2214 + Dahl, Anna (zwei Partner), oder ein Spieler: Klee, Olga, Verein Nord
text-sk-nord-1-ger-club-sk-nord-short-nor1-captain-luca-berg = SK Nord 1, GER, Verein SK Nord, Kürzel NOR1, Mannschaftsführer Luca Berg
text-a-name-comes-first = zuerst der Name
text-part-is-not-a-title-sex-federation-or-field-name-expected-gm-or-another-title-m-or-w-ger-or-words = `{ $part }` ist weder Titel noch Geschlecht, Verband oder Feldname (erwartet: GM oder ein anderer Titel, m oder w, GER, oder { $words })
text-textfield-has-no-value-expected-textfield-and-its-value-or-textfield-for-none = `{ $textField }` hat keinen Wert (erwartet: { $textField } und der Wert, oder { $textField } - für keinen)
text-a-player-has-no-field-field = ein Spieler hat kein Feld `{ $field }`
text-a-pair-is-two-players-with-one-plus-between-them = ein Paar sind zwei Spieler mit einem + dazwischen
text-typed-is-not-a-sex-expected-m-or-w = { $typed } ist kein Geschlecht (erwartet: m oder w)
text-typed-is-not-a-title-expected-known = { $typed } ist kein Titel (erwartet: { $known })
text-typed-is-not-a-federation-expected-three-letters-for-instance-ger = { $typed } ist kein Verband (erwartet: drei Buchstaben, etwa GER)
text-the-id-id-is-too-long-expected-at-most-most-characters = die Ident-Nr. { $id } ist zu lang (erwartet: höchstens { $most } Zeichen)
text-typed-is-not-a-date-of-birth-expected-a-year-or-a-date-as-1987-03-12-or-12-03-1987 = { $typed } ist kein Geburtsdatum (erwartet: ein Jahr, oder ein Datum wie 1987-03-12 oder 12.03.1987)
text-typed-can-be-whole-or-decimal-write-it-without-a-separator-of-thousands = { $typed } kann { $whole } oder { $decimal } sein (ohne Tausendertrennzeichen schreiben)
text-typed-can-be-two-different-days-type-it-as-iso-or-only-the-year-year = { $typed } kann zwei verschiedene Tage heißen (als { $iso } tippen, oder nur das Jahr { $year })
text-typed-holds-a-line-end-or-another-control-character-type-it-as-one-line-of-text = { $typed } enthält ein Zeilenende oder ein anderes Steuerzeichen (als eine Textzeile tippen)
text-typed-has-length-characters-shorten-it-to-at-most-most = { $typed } hat { $length } Zeichen (auf höchstens { $most } kürzen)
text-typed-is-not-a-decimal-number-expected-digits-optionally-a-point-and-more-digits = `{ $typed }` ist keine Dezimalzahl (erwartet: Ziffern, vielleicht ein Komma und weitere Ziffern)
text-typed-has-more-than-places-decimals = `{ $typed }` hat mehr als { $places } Nachkommastellen
text-typed-is-too-large = `{ $typed }` ist zu groß
text-typed-is-not-a-number-expected-least-to-most = `{ $typed }` ist keine Zahl (erwartet: { $least } bis { $most })
text-number-is-out-of-range-expected-least-to-most = { $number } liegt außerhalb der Grenzen (erwartet: { $least } bis { $most })
text-typed-does-not-have-two-decimals-expected-a-number-such-as-3-00 = `{ $typed }` hat keine zwei Nachkommastellen (erwartet: eine Zahl wie 3,00)
text-typed-is-none-of-the-choices-expected-known = `{ $typed }` steht nicht zur Wahl (erwartet: { $known })
text-this-is-chosen-from-a-list-not-typed = das wird aus einer Liste gewählt, nicht getippt
text-typed-is-not-a-date-expected-a-year-or-year-month-day = `{ $typed }` ist kein Datum (erwartet: ein Jahr oder Jahr-Monat-Tag)
text-typed-is-not-a-date-expected-2026-11-21-or-21-11-2026 = `{ $typed }` ist kein Datum (erwartet: 2026-11-21 oder 21.11.2026)
text-a-prize-of-amount-expected-at-least-0 = ein Preis von { $amount } (erwartet: mindestens 0)
text-a-prize-of-now-after-one-of-before-expected-the-largest-first = ein Preis von { $now } nach einem von { $before } (erwartet: der größte zuerst)
text-the-prizes-are-too-large-to-be-added-up = die Preise sind zu groß zum Zusammenzählen
text-typed-is-not-the-address-of-a-page-expected-for-instance-https-example-org-open = { $typed } ist keine Webadresse (erwartet: etwa https://example.org/open)
text-an-address-on-paper-must-have-no-password-remove-all-that-is-before-the = eine Adresse auf Papier darf kein Passwort haben (alles vor dem @ entfernen)
text-an-address-of-count-characters-is-too-long-for-a-code-on-paper-expected-at-most-most = eine Adresse von { $count } Zeichen ist zu lang für einen Code auf Papier (erwartet: höchstens { $most })
text-nothing-is-typed-yet = noch nichts getippt
text-typed-is-no-pairing-number-here-expected-1-to-most = `{ $typed }` ist hier keine Startnummer (erwartet: 1 bis { $most })
text-typed-is-not-the-number-of-an-entry = `{ $typed }` ist keine Nummer eines Eintrags
text-typed-is-not-a-board-expected-its-number-from-1 = `{ $typed }` ist kein Brett (erwartet: seine Nummer, ab 1)
text-nothing-changes-about-player-number-expected-other-fields-same-berg-luca-2214 = an Spieler { $number } ändert sich nichts (erwartet: andere Angaben: { $same } Berg, Luca, 2214)
text-the-team-has-no-player-number-expected-1-to-last-or-a-name-first = die Mannschaft hat keinen Spieler { $number } (erwartet: 1 bis { $last }, oder zuerst ein Name)
text-typed-is-not-a-round-expected-its-number-from-1 = `{ $typed }` ist keine Runde (erwartet: ihre Nummer, ab 1)
text-there-is-no-question-to-answer = es gibt keine Frage zu beantworten
text-no-changes-what-the-line-does-not-mention-stays-and-club-removes-a-club = keine Änderungen; was die Zeile nicht nennt, bleibt, und `Verein -` entfernt einen Verein
text-the-title-textwhy = der Titel { $textWhy }
text-the-reason-textwhy = der Grund { $textWhy }
text-typed-is-not-a-kind-of-bye-textexpected = `{ $typed }` ist keine Art von spielfrei ({ $textExpected })
text-nothing-is-typed-expected-plus-1-or-0-5-then-the-reason = nichts getippt (erwartet: +1 oder -0.5, dann der Grund)
text-typed-is-not-a-number-of-points-to-give-or-take-expected-plus-1-or-0-5-then-the-reason = `{ $typed }` ist keine Punktzahl zum Geben oder Abziehen (erwartet: +1 oder -0.5, dann der Grund)
text-typed-is-not-a-bye-expected = `{ $typed }` ist kein spielfrei ({ $expected })
text-typed-is-not-a-kind-of-bye-expected = `{ $typed }` ist keine Art von spielfrei ({ $expected })
text-nothing-is-typed-expected-example-then-the-reason = nichts getippt (erwartet: { $example }, dann der Grund)
text-typed-is-not-a-number-of-points-to-give-or-take-expected-example-then-the-reason = `{ $typed }` ist keine Punktzahl zum Geben oder Abziehen (erwartet: { $example }, dann der Grund)
text-typed-are-points-of-a-team-and-this-is-not-an-event-of-teams = `{ $typed }` sind Punkte einer Mannschaft, und das ist kein Mannschaftsturnier
text-the-reason-is-missing-expected-example-then-why = der Grund fehlt (erwartet: { $example }, dann warum)
text-typed-are-no-points-of-a-team-expected-mp-or-gp-1-mp-then-the-reason = `{ $typed }` sind keine Punkte einer Mannschaft (erwartet: MP oder GP: -1 MP, dann der Grund)
text-typed-is-not-a-rating-with-its-kind-expected-standard-rapid-blitz-or-national-then-the-number-or-for-none = `{ $typed }` ist keine Wertungszahl mit ihrer Art (erwartet: standard, rapid, blitz oder national, dann die Zahl; oder - für keine)
text-already-prohibited-names = schon ausgeschlossen: { $names }
text-names-are-partners = { $names } sind Partner
text-player-to-be-added = Spieler zum Hinzufügen
text-not-registered-but-saved = nicht gemeldet, aber gespeichert
text-not-registered-but-saved-key-offers-it-again = nicht gemeldet, aber gespeichert: { $key } bietet es wieder an
text-number-is-a-number-not-a-name-and-in-no-rating-list = { $number } ist eine Zahl, kein Name (und in keiner Ratingliste)
text-name-holds-a-number-with-no-comma-before-it = `{ $name }` enthält eine Zahl ohne Komma davor.
text-register-name-without-a-rating = { $name } ohne Wertungszahl melden
text-is-number-the-rating = ist { $number } die Wertungszahl?
text-register-name-rating-number = { $name } mit Wertungszahl { $number } melden
text-another-person-of-that-name = eine andere Person dieses Namens
text-may-be-registered-already = vielleicht schon gemeldet
text-a-player-is-typed-but-not-added-typed = ein Spieler ist getippt, aber nicht hinzugefügt: { $typed }

## The projector

page-of = Seite { $page } von { $pages }
next-page-in = weiter in { $seconds } s
seconds-a-page = { $seconds } s je Seite
text-paused = angehalten
text-live = laufend
text-lists-in-turn = Listen im Wechsel
text-this-list-only = nur diese Liste
text-nothing-yet = noch nichts
text-by-board = nach Brettern
text-by-name = nach Namen
text-bracket = Turnierbaum
text-score-bracket = Punktgruppe

## Dice, Tractor, Crikey

text-five-textfaces = fünf { $textFaces }
text-four-textfaces-textothers = vier { $textFaces }, { $textOthers }
text-full-house-textfaces-over-textpair = Full House, { $textFaces } über { $textPair }
text-three-textfaces-textothers = drei { $textFaces }, { $textOthers }
text-two-pair-textfaces-and-textlower-textothers = zwei Paare, { $textFaces } und { $textLower }, { $textOthers }
text-pair-of-textfaces-textothers = Paar { $textFaces }, { $textOthers }
text-high-die-dice = höchster Würfel, { $dice }
text-ace = Ass
text-aces = Asse
text-twos = Zweien
text-threes = Dreien
text-fours = Vieren
text-fives = Fünfen
text-sixes = Sechsen
text-count-die-to-come = noch { $count ->
    [one] { $count } Würfel
   *[other] { $count } Würfel
}
text-count-dice-to-come = noch { $count ->
    [one] { $count } Würfel
   *[other] { $count } Würfel
}
text-count-die-is-missing-expected-five-digits-1-to-6 = { $count ->
    [one] { $count } Würfel fehlt
   *[other] { $count } Würfel fehlen
} (erwartet: fünf Ziffern 1 bis 6)
text-count-dice-are-missing-expected-five-digits-1-to-6 = { $count ->
    [one] { $count } Würfel fehlt
   *[other] { $count } Würfel fehlen
} (erwartet: fünf Ziffern 1 bis 6)
text-die-is-not-on-a-die-expected-1-to-6 = `{ $die }` ist auf keinem Würfel (erwartet: 1 bis 6)
text-die-is-not-on-a-die-a-die-shows-1-to-6 = { $die } ist auf keinem Würfel (ein Würfel zeigt 1 bis 6)
text-a-hand-has-five-dice-face-is-one-too-many = ein Wurf hat fünf Würfel: `{ $face }` ist einer zu viel
text-table-table-round-round = Tisch { $table } · Runde { $round }
text-match-match-round-round-score = Wettkampf { $match } · Runde { $round } · { $score }
text-table-number = Tisch { $number }
text-match-number = Wettkampf { $number }
text-seats = · Sitze
text-main-suit = · Trumpffarbe
text-declarers = · Alleinspieler
text-dealer = · Geber
text-at = auf
text-defenders = Gegenspieler
text-of-count-to-go-down-before-the-hidden-cards = von { $count } zum Sturz, vor den verdeckten Karten
text-of-count = von { $count }:
text-hidden-cards-points-factor-among-them = , darin verdeckte Karten { $points } × { $factor }
text-declarers-made-it = Alleinspieler haben gewonnen
text-declarers-went-down = Alleinspieler sind gestürzt
text-name-deals-next = als Nächster gibt { $name }
text-names-win-the-game = { $names } gewinnen das Spiel
text-no-rank-changes = kein Rang ändert sich
text-not-known = nicht bekannt
text-cards-left = Karten übrig
text-the-score-alone-was-entered-no-trick-was-judged = nur der Stand wurde eingetragen: kein Stich wurde gewertet
text-only-textsuit = nur { $textSuit }
text-highest-textsuit = höchste Karte: { $textSuit }
text-trump = Trumpf
text-heart = Herz
text-spade = Pik
text-diamond = Karo
text-club = Verein
suit-club = Kreuz
text-name-wins-count = { $name } gewinnt { $count }
text-textreason = , { $textReason }
text-team-1-plays-at-one-team-2-at-other = Mannschaft 1 spielt auf { $one }, Mannschaft 2 auf { $other }
text-one-white-other-black = { $one } (Weiß) – { $other } (Schwarz)
text-defenders-points-from-tricks-and-hidden-hidden-times-factor-all = Gegenspieler: { $points } aus Stichen und { $hidden } verdeckt mal { $factor }: { $all }
text-team-rank-to-raised-next-dealer-dealer = { $team }: { $rank } auf { $raised }; nächster Geber { $dealer }
text-name-leads-cards-of-one-category-a-blank-ends-the-lead = { $name } spielt Karten einer Gattung aus; ein Leerzeichen beendet das Ausspiel
text-name-has-followed-after-a-blank-the-next-player-does = { $name } hat bedient; nach einem Leerzeichen der nächste Spieler
text-name-follows-textsuits-to-come = { $name } bedient: noch { $textSuits }
text-enter-judges-the-trick = Enter wertet den Stich
text-the-round-is-over-enter-records-it = die Runde ist zu Ende: Enter trägt sie ein
text-name-wins-it-textreason = { $name } gewinnt ihn: { $textReason }
text-textscore-no-trick-is-judged-enter-records-it = { $textScore }; kein Stich wird gewertet: Enter trägt ein
text-textsetup-enter-then-the-tricks = { $textSetup }: Enter, dann die Stiche
text-names-declare-at-rank-name-deals = { $names } spielen auf { $rank } allein, { $name } gibt
text-the-main-suit-is-missing-expected-expected = die Trumpffarbe fehlt (erwartet: { $expected })
text-typed-is-not-a-main-suit-expected-expected = `{ $typed }` ist keine Trumpffarbe (erwartet: { $expected })
text-typed-is-not-the-points-of-the-defenders-expected-a-number-85 = `{ $typed }` sind keine Punkte der Gegenspieler (erwartet: eine Zahl: 85)
text-the-dealer-is-missing-expected-expected = der Geber fehlt (erwartet: { $expected })
text-nobody-at-this-table-is-typed-expected-seat-1-to-4-or-a-name = niemand an diesem Tisch ist `{ $typed }` (erwartet: Sitz 1 bis 4 oder ein Name)
text-more-than-one-player-is-typed-expected-seat-1-to-4-or-more-of-the-name = mehrere Spieler sind `{ $typed }` (erwartet: Sitz 1 bis 4, oder mehr vom Namen)
text-typed-is-one-too-many-expected-expected = `{ $typed }` ist eines zu viel (erwartet: { $expected })
text-the-score-alone-has-no-tricks-enter-records-it = der Stand allein hat keine Stiche (Enter trägt ihn ein)
text-a-trick-has-four-plays-enter-closes-it = ein Stich hat vier Züge (Enter schließt ihn)
text-no-card-has-a-typed-expected-expected = keine Karte hat ein `{ $typed }` (erwartet: { $expected })
text-no-card-begins-with-typed-expected-expected = keine Karte beginnt mit `{ $typed }` (erwartet: { $expected })
text-the-players-cannot-have-kept-their-cards-trick-trick-textwhy-keep-the-order-of-play-or-correct-the-trick = die Spieler können ihre Karten nicht behalten haben, Stich { $trick }: { $textWhy } (die Reihenfolge behalten, oder den Stich berichtigen)
text-the-result-is-missing-expected-expected = das Ergebnis fehlt (erwartet: { $expected })
text-the-winner-of-the-forfeit-is-missing-expected-one-key = der Gewinner der kampflosen Partie fehlt (erwartet: eine Taste)
text-textside-s-pieces-are-missing-expected-their-total = die Figuren fehlen: { $textSide } (erwartet: ihre Summe)
text-textside-s-pieces-typed-are-not-a-total-expected-at-most-nine-digits = Figuren { $textSide }: `{ $typed }` ist keine Summe (erwartet: höchstens neun Ziffern)
text-typed-does-not-fit-here-expected-expected = `{ $typed }` passt hier nicht (erwartet: { $expected })
text-strength-white-before-plus-handicap-against-black-gap-gap-ce-core-textwho-rpe-textgain = Stärke { $white } ({ $before } + { $handicap }) gegen { $black } · Abstand { $gap } · CE { $core } · { $textWho }: RPE { $textGain }
text-equal-strengths-drawn = gleiche Stärke, Remis
text-drawn-the-weaker-side-gains = Remis, die schwächere Seite gewinnt
text-equal-strengths = gleiche Stärke
text-stronger-side-wins = stärkere Seite gewinnt
text-weaker-side-wins = schwächere Seite gewinnt
text-own-other-not-doubled = { $own } ≥ { $other }: nicht verdoppelt
text-own-other-doubled-to-points = { $own } < { $other }: verdoppelt auf { $points }
text-a-decided-game-has-no-draw-expected-expected = eine entschiedene Partie hat kein Remis (erwartet: { $expected })
text-a-decided-game-has-one-winner-and-one-loser-expected-1-0-or-0-1 = eine entschiedene Partie hat einen Gewinner und einen Verlierer (erwartet: 1-0 oder 0-1)
text-a-forfeit-has-one-winner-at-most = kampflos gewinnt höchstens einer
text-textoutcome-is-not-a-result-of-textgame = { $textOutcome } ist hier kein Ergebnis ({ $textGame })
text-board-board-textoutcome-is-not-a-result-of-the-game = Brett { $board }: { $textOutcome } ist kein Ergebnis dieses Spiels
text-a-win-draw-or-loss-alone = nur Sieg, Remis oder Niederlage
text-a-forfeit = kampflos
text-an-adjourned-game = eine Hängepartie
text-a-result-with-piece-values = ein Ergebnis mit Figurenwerten
text-a-table-of-dice = ein Würfeltisch
text-a-round-of-tractor = eine Runde Tractor
text-a-match-of-teams = ein Mannschaftskampf
text-typed-is-not-a-result-expected-expected = `{ $typed }` ist kein Ergebnis (erwartet: { $expected })
text-typed-is-more-than-one-result = `{ $typed }` ist mehr als ein Ergebnis
text-the-result-is-not-complete-textwhy = das Ergebnis ist nicht vollständig: { $textWhy }
text-board-board-of-round-round-cannot-be-played-yet = Brett { $board } von Runde { $round } kann noch nicht gespielt werden
text-erase-keys-first-textwhy = erst `{ $keys }` löschen: { $textWhy }
text-the-adjourned-game-is-finished = die Hängepartie ist beendet
text-a-player-is-missing-at-this-textplace-change-the-line-up-first = hier fehlt ein Spieler ({ $textPlace }): erst die Aufstellung ändern
text-textplace-board-has-no-result = { $textPlace } { $board } hat kein Ergebnis
text-first-team = erste Mannschaft
text-second-team = zweite Mannschaft
text-part-is-not-the-number-of-a-player-in-the-teams-list-0-leaves-a-textseat-empty-4-6-changes-textsame-4 = `{ $part }` ist keine Nummer in der Mannschaftsliste (0 lässt einen Platz leer ({ $textSeat }), 4=6 ändert { $textSame } 4)
text-there-is-no-textseat-number-expected-1-to-most = { $textSeat } { $number } gibt es nicht (erwartet: 1 bis { $most })
text-line-up-textwhy = Aufstellung: { $textWhy }
text-player-player-is-in-the-line-up-twice = Spieler { $player } ist zweimal in der Aufstellung
text-there-is-no-player-player-the-team-has-members = es gibt keinen Spieler { $player } (die Mannschaft hat { $members })
text-given-entries-for-boards-boards-0-leaves-a-board-empty = { $given } Angaben für { $boards } Bretter (0 lässt ein Brett leer)
text-given-results-for-boards-boards = { $given } Ergebnisse für { $boards } Bretter

## Reasons of pairings

text-pairing = Auslosung
text-before-the-round = vor der Runde
text-why-round-round = warum: Runde { $round }
text-why-round-round-textplace-board = warum: Runde { $round }, { $textPlace } { $board }
text-why-not-round-round = warum nicht: Runde { $round }
text-round-round-of-name = Runde { $round } von { $name }
text-this-round-is-not-published-yet = diese Runde ist noch nicht veröffentlicht
text-took-no-part-in-this-round = nahm an dieser Runde nicht teil
text-no-result-yet = noch kein Ergebnis
text-adjourned-counts-as-a-draw-until-it-is-finished = Hängepartie, zählt bis zum Ende als Remis
text-forfeit-not-rated = kampflos, nicht gewertet
text-not-rated = nicht gewertet
text-not-finished = nicht beendet
text-the-score-alone-no-trick-judged = nur der Stand, kein Stich gewertet
text-one-of-them-has-no-pairing-number = einer von beiden hat keine Startnummer
text-textsystem-made-by-the-system = { $textSystem }, vom System
text-textsystem-made-by-hand = { $textSystem }, von Hand
text-textsystem-made-imported = { $textSystem }, importiert
text-name-1-player = { $name }: 1 Spieler
text-name-count-players = { $name }: { $count } Spieler
text-name-points-points = { $name }: { $points } Punkte
text-name-points-points-colours-colors = { $name }: { $points } Punkte, Farben { $colors }
text-name-points-points-colours-none-yet = { $name }: { $points } Punkte, noch keine Farben
text-has-met-names = traf schon { $names }
text-name-has-played-nobody-yet = { $name }: hat noch mit niemandem gespielt
text-name-has-played-with-names = { $name }: spielte schon mit { $names }
text-bracket-of-points-points = Gruppe mit { $points } Punkten
text-moved-down-names = abgestiegen   { $names }
text-residents-names = aus der Gruppe { $names }
text-pair-one-and-other = Paar          { $one } und { $other }
text-floats-down-names = steigt ab     { $names }
text-bye-for-name-score-is-the-lowest-score-with-which-all-others-can-be-paired = spielfrei für { $name }: { $score } ist die niedrigste Punktzahl, bei der alle anderen gelost werden können
text-not-name-textwhy = nicht { $name }: { $textWhy }
text-c2-had-a-bye-or-scored-a-wins-points-without-playing = C2: war spielfrei oder bekam ohne Spiel die Punkte eines Sieges
text-c4-the-others-could-not-all-be-paired = C4: die anderen ließen sich nicht alle losen
text-the-pairing-with-that-bye-is-worse-or-comes-later = die Auslosung mit diesem spielfrei ist schlechter oder kommt später
text-board-board-white-white-black-black-textrule = Brett { $board }  Weiß { $white }, Schwarz { $black }: { $textRule }
text-5-2-1-both-preferences-granted = 5.2.1, beide Wünsche erfüllt
text-5-2-2-the-stronger-preference-granted = 5.2.2, der stärkere Wunsch erfüllt
text-5-2-3-alternating-to-the-last-round-in-which-their-colours-differed = 5.2.3, im Wechsel zur letzten Runde mit verschiedenen Farben
text-5-2-4-the-higher-ranked-players-preference-granted = 5.2.4, der Wunsch des Höheren erfüllt
text-5-2-5-by-the-initial-colour = 5.2.5, nach der Anfangsfarbe
text-textcolor-is-player-textrule = { $textColor } hat { $player }: { $textRule }
text-players-not-paired-in-the-bracket = in der Gruppe nicht ausgeloste Spieler
text-scores-of-the-downfloaters = Punkte der Absteiger
text-players-not-paired-in-the-following-bracket = in der folgenden Gruppe nicht ausgeloste Spieler
text-scores-of-the-downfloaters-of-the-following-bracket = Punkte der Absteiger der folgenden Gruppe
text-rounds-without-a-game-of-the-player-with-the-bye = Runden ohne Partie des spielfreien Spielers
text-pairs-with-a-colour-difference-beyond-two = Paare mit einer Farbdifferenz über zwei
text-pairs-with-the-same-colour-three-times-in-a-row = Paare mit dreimal derselben Farbe
text-colour-preferences-not-granted = nicht erfüllte Farbwünsche
text-strong-colour-preferences-not-granted = nicht erfüllte starke Farbwünsche
text-residents-who-floated-down-the-round-before = Spieler, die zweimal hintereinander absteigen
text-opponents-who-floated-up-the-round-before = Gegner, die zweimal hintereinander aufsteigen
text-residents-who-floated-down-two-rounds-before = Spieler, die nach zwei Runden wieder absteigen
text-opponents-who-floated-up-two-rounds-before = Gegner, die nach zwei Runden wieder aufsteigen
text-score-differences-of-players-who-floated-down-the-round-before = Punktabstände derer, die zweimal hintereinander absteigen
text-score-differences-of-players-who-floated-up-the-round-before = Punktabstände derer, die zweimal hintereinander aufsteigen
text-score-differences-of-players-who-floated-down-two-rounds-before = Punktabstände derer, die nach zwei Runden wieder absteigen
text-score-differences-of-players-who-floated-up-two-rounds-before = Punktabstände derer, die nach zwei Runden wieder aufsteigen
text-not-paired = nicht gelost
text-one-and-other-they-meet = { $one } und { $other }: sie treffen sich
text-one-and-other-name-is-not-paired-in-this-round = { $one } und { $other }: { $name } wird in dieser Runde nicht gelost
text-one-and-other-c1-they-met-in-round-round = { $one } und { $other }: C1: sie trafen sich in Runde { $round }
text-one-and-other-they-must-not-meet = { $one } und { $other }: sie dürfen sich nicht treffen
text-one-and-other-c3-both-must-have-textcolor = { $one } und { $other }: C3: beide müssen { $textColor } haben
text-one-and-other-c4-c5-with-this-pair-the-round-could-not-be-completed = { $one } und { $other }: C4, C5: mit diesem Paar ginge die Runde nicht auf
text-one-and-other-clause-would-be-worse-in-the-bracket-of-points-points-textwhat-is-as-paired-would-with-this-pair = { $one } und { $other }: { $clause } wäre in der Gruppe mit { $points } Punkten schlechter: { $textWhat }: { $is } wie gelost, { $would } mit diesem Paar
text-one-and-other-as-good-by-all-criteria-but-later-in-the-order-of-articles-4-2-to-4-4-in-the-bracket-of-points-points = { $one } und { $other }: nach allen Kriterien gleich gut, aber später in der Reihenfolge der Artikel 4.2 bis 4.4, in der Gruppe mit { $points } Punkten
text-round-round-of-count-in-the-table-for-textwhom = Runde { $round } von { $count } in der Tabelle für { $textWhom }
text-board-board-white-with-white-against-black = Brett { $board }: { $white } mit Weiß gegen { $black }
text-match-board-white-with-white-against-black = Wettkampf { $board }: { $white } mit Weiß gegen { $black }
text-match-board-one-against-other = Wettkampf { $board }: { $one } gegen { $other }
text-white-has-white-against-black = { $white } hat Weiß gegen { $black }
text-name-has-the-bye-the-number-of-players-is-odd = { $name } ist spielfrei: die Zahl der Spieler ist ungerade
text-name-has-the-bye-the-number-of-teams-is-odd = { $name } ist spielfrei: die Zahl der Mannschaften ist ungerade
text-one-and-other-do-not-meet-in-the-table = { $one } und { $other } treffen sich in der Tabelle nicht
text-one-and-other-meet-in-round-round-of-the-table = { $one } und { $other } treffen sich in Runde { $round } der Tabelle
text-the-director-decides-who-meets-whom = der Turnierleiter entscheidet, wer gegen wen spielt
text-the-system-would-not-pair-these-two = das System würde diese beiden nicht losen
text-the-system-would-not-pair-these-two-the-board-was-made-by-hand = das System würde diese beiden nicht losen: das Brett ist von Hand
text-the-system-would-not-pair-these-two-with-the-results-as-they-are-now = das System würde diese beiden mit den jetzigen Ergebnissen nicht losen

## Rounds that cannot be paired, and their remarks

text-this-event-is-paired-by-hand = dieses Turnier wird von Hand gelost
text-fewer-than-two-take-part-in-round-round = in Runde { $round } machen weniger als zwei mit
text-the-round-robin-is-over-after-textrounds = das Rundenturnier ist nach { $textRounds } zu Ende
text-the-table-is-over-after-textrounds = die Tabelle ist nach { $textRounds } zu Ende
text-this-system-is-for-two-teams-there-are-count = dieses System ist für zwei Mannschaften; es sind { $count }
text-the-knockout-is-decided = das K.-o. ist entschieden
text-a-match-of-the-knockout-has-no-winner-yet-enter-its-result-first = ein K.-o.-Wettkampf hat noch keinen Sieger (erst sein Ergebnis eintragen)
text-count-players-are-too-many-for-one-table-expected-at-most-65534 = { $count } Spieler sind zu viele für einen Tisch (erwartet: höchstens 65534)
text-no-pairing-of-all-players-satisfies-c1-to-c3-textrelaxed-would-allow-one = keine Auslosung aller Spieler erfüllt C1 bis C3 ({ $textRelaxed } würde eine erlauben)
text-the-pairing-was-stopped = die Auslosung wurde abgebrochen
text-the-initial-colour-is-not-known-draw-it-by-lot = die Anfangsfarbe ist nicht bekannt (auslosen)
text-players-of-too-many-different-scores-come-together-in-the-bracket-of-points-make-this-pairing-manually = in der Gruppe mit { $points } kommen zu viele verschiedene Punktzahlen zusammen (von Hand auslosen)
text-textplaying-can-play-textrounds-without-meeting-twice-and-announced-are-announced = { $textPlaying } können { $textRounds } ohne zweite Begegnung spielen, angekündigt sind { $announced }
text-no-player-in-round-round-has-a-rating-and-the-event-is-rated = kein Spieler der Runde { $round } hat eine Wertungszahl, und das Turnier wird gewertet
text-no-team-in-round-round-has-a-rating-and-the-event-is-rated = keine Mannschaft der Runde { $round } hat eine Wertungszahl, und das Turnier wird gewertet
text-unrated-of-textplayers-in-round-round-have-no-rating-and-the-event-is-rated = in Runde { $round } ohne Wertungszahl: { $unrated } ({ $textPlayers } in der Runde), und das Turnier wird gewertet
text-unrated-of-textplayers-in-round-round-have-no-rating = in Runde { $round } ohne Wertungszahl: { $unrated } ({ $textPlayers } in der Runde)
text-unrated-of-textplayers-in-round-round-has-no-rating-and-the-event-is-rated = in Runde { $round } ohne Wertungszahl: { $unrated } ({ $textPlayers } in der Runde), und das Turnier wird gewertet
text-unrated-of-textplayers-in-round-round-has-no-rating = in Runde { $round } ohne Wertungszahl: { $unrated } ({ $textPlayers } in der Runde)
text-no-player-has-a-rating-the-bracket-is-seeded-by-name-unless-you-order-it = kein Spieler hat eine Wertungszahl: der Turnierbaum folgt den Namen, wenn Sie ihn nicht ordnen
text-no-team-has-a-rating-the-bracket-is-seeded-by-name-unless-you-order-it = keine Mannschaft hat eine Wertungszahl: der Turnierbaum folgt den Namen, wenn Sie ihn nicht ordnen
text-no-seat-yet-textplayers = noch ohne Platz: { $textPlayers }
text-may-still-enter-textplayers = können noch einsteigen: { $textPlayers }
text-and-count-more-line = und { $count ->
    [one] { $count } weitere Zeile
   *[other] { $count } weitere Zeilen
}
text-and-count-more-lines = und { $count ->
    [one] { $count } weitere Zeile
   *[other] { $count } weitere Zeilen
}
text-same-of-textboards-as-the-system-makes-them-the-others = { $same } von { $textBoards } wie vom System; die anderen:
text-the-same-pairs-and-byes-as-the-system-makes-them = dieselben Paare und spielfrei wie vom System
text-the-systems-pairing-is-not-known-nothing-to-compare-with = die Auslosung des Systems ist nicht bekannt: nichts zu vergleichen
text-system = System
text-withdrawn-after-r-round = † zurückgetreten nach R{ $round }
text-excluded-after-r-round = † ausgeschlossen nach R{ $round }
text-from-r-round = ab R{ $round }
text-letter-in-r-round = { $letter } in R{ $round }
text-not-ranked = nicht gewertet

## Choices of the setup that do not go together

text-result-is-worth-worth-points-expected-least-to-most = { $result } zählt { $worth } Punkte (erwartet: { $least } bis { $most })
text-the-event-has-no-rounds-expected-at-least-1 = das Turnier hat keine Runden (erwartet: mindestens 1)
text-the-textkind-rating-is-named-twice = zweimal genannt: Wertungszahl ({ $textKind })
text-ratings-are-for-games-of-two-and-four-play-at-a-table-of-tractor-choose-no-rating = Wertungszahlen gelten für Spiele zu zweit, und an einem Tisch Tractor spielen vier (keine Wertung wählen)
text-fide-rates-chess-only-not-textgame = die FIDE wertet nur Schach, nicht { $textGame }
text-glicko-2-ratings-need-a-game-for-two-players-textgame-is-not-one = Glicko-2 braucht ein Spiel zu zweit; { $textGame } ist keines
text-a-rating-exchange-needs-a-game-for-two-players-textgame-is-not-one = ein Punktetausch braucht ein Spiel zu zweit; { $textGame } ist keines
text-probit-ratings-need-a-game-for-two-players-textgame-is-not-one = Probit braucht ein Spiel zu zweit; { $textGame } ist keines
text-a-knockout-needs-a-game-for-two-players-textgame-is-not-one = ein K.-o. braucht ein Spiel zu zweit; { $textGame } ist keines
text-a-round-robin-needs-a-game-for-two-players-textgame-is-not-one = ein Rundenturnier braucht ein Spiel zu zweit; { $textGame } ist keines
text-a-swiss-needs-a-game-for-two-players-textgame-is-not-one = das Schweizer System braucht ein Spiel zu zweit; { $textGame } ist keines
text-a-round-robin-of-0-cycles-expected-at-least-1 = ein Rundenturnier mit 0 Durchgängen (erwartet: mindestens 1)
text-a-scheveningen-match-of-0-cycles-expected-at-least-1 = ein Scheveningen-Kampf mit 0 Durchgängen (erwartet: mindestens 1)
text-the-scheveningen-system-needs-matches-of-teams-textgame-has-none = das Scheveningen-System braucht Mannschaftskämpfe; { $textGame } hat keine
text-the-scheveningen-system-needs-boards-of-two-players-a-table-of-tractor-has-four = das Scheveningen-System braucht Bretter zu zweit; ein Tisch Tractor hat vier
text-there-is-no-scheveningen-table-for-textboards-textexpected = es gibt keine Scheveningen-Tabelle für { $textBoards } ({ $textExpected })
text-expected-2-6-10-an-odd-number-from-3-on-or-a-multiple-of-4 = erwartet: 2, 6, 10, eine ungerade Zahl ab 3, oder ein Vielfaches von 4
text-the-fide-dutch-swiss-is-for-players-the-team-swiss-for-teams = das Schweizer System der FIDE (Dutch) ist für Spieler, das für Mannschaften für Mannschaften
text-baku-acceleration-needs-a-draw-worth-half-a-win-c-04-7 = die Baku-Beschleunigung braucht ein Remis, das einen halben Sieg zählt (C.04.7)
text-the-players-are-teams-a-ranking-of-teams-is-for-individual-events = die Spieler sind Mannschaften: eine Mannschaftswertung ist für Einzelturniere
text-a-ranking-by-points-needs-a-game-with-points-textgame-has-none = eine Rangliste nach Punkten braucht ein Spiel mit Punkten; { $textGame } hat keine
text-teams-have-no-rating-that-their-results-change-so-they-cannot-be-ranked-by-rating = Mannschaften haben keine Wertungszahl, die ihre Ergebnisse ändern, also keine Rangliste danach
text-a-ranking-by-rating-needs-a-rating-system = eine Rangliste nach Wertungszahl braucht ein Wertungssystem
text-table-placings-come-from-poker-dice-not-from-textgame = Plätze an Tischen gibt es bei Würfelpoker, nicht bei { $textGame }
text-a-ranking-by-elimination-needs-a-knockout = eine Rangliste nach Ausscheiden braucht ein K.-o.
text-progress-in-rank-comes-from-tractor-not-from-textgame = Aufstieg im Rang gibt es bei Tractor, nicht bei { $textGame }
text-tie-break-code-appears-twice = Feinwertung { $code } kommt zweimal vor
text-code-textname-is-a-tie-break-of-teams = { $code } ({ $textName }) ist eine Feinwertung für Mannschaften
text-code-textname-must-not-be-used-where-the-pairings-are-known-beforehand-c-07-8 = { $code } ({ $textName }) ist nicht erlaubt, wo die Paarungen vorher feststehen (C.07 8)
text-unrated-opponents-count-with-rating-expected-least-to-most = Gegner ohne Zahl zählen mit { $rating } (erwartet: { $least } bis { $most })
text-game = Spiel
text-pairing-system = Auslosungssystem
text-choose-with-and = mit ← und → wählen
text-this-line-is-no-longer-there = diese Zeile gibt es nicht mehr
text-typed-is-out-of-range = `{ $typed }` ist nicht möglich
text-typed-is-not-a-time-control-expected-minutes-or-seconds-as-90plus-30-or-40-6000plus-30-900 = `{ $typed }` ist keine Bedenkzeit (erwartet: Minuten oder Sekunden, wie 90+30 oder 40/6000+30:900)
text-typed-is-not-a-number-expected-1-to-65535 = `{ $typed }` ist keine Zahl (erwartet: 1 bis 65535)
text-the-last-day-last-is-before-the-first-day-first = der letzte Tag { $last } liegt vor dem ersten Tag { $first }
text-round-round-part-is-not-a-day-with-an-hour-expected-2026-11-21-10-00-or-10-00 = Runde { $round }: `{ $part }` ist kein Tag mit Uhrzeit (erwartet: 2026-11-21 10:00, oder 10:00)
text-there-is-no-language-typed-expected-one-of-known-or-two-as-in-deplus-en = es gibt keine Sprache `{ $typed }` (erwartet: eine von { $known }, oder zwei wie in `de+en`)
text-typed-names-more-than-two-languages-expected-for-instance-de-or-deplus-en = `{ $typed }` nennt mehr als zwei Sprachen (erwartet: etwa `de` oder `de+en`)

## Prizes

text-name-d-defines-them = { $name } (d legt sie fest)
text-the-prizes-are-not-defined-yet = die Preise sind noch nicht festgelegt
text-the-event-has-no-bracket-only-a-knockout-or-a-double-elimination-has-one = das Turnier hat keinen Turnierbaum (nur ein K.-o. oder Doppel-K.-o. hat einen)
text-the-event-has-no-rating-system-choose-one-in-the-setup = das Turnier hat kein Wertungssystem (im Turnier eines wählen)
text-the-event-is-not-one-of-teams = das Turnier ist kein Mannschaftsturnier
text-a-fund-needs-a-name-for-instance-women = eine Preisgruppe braucht einen Namen, etwa Frauen
text-typed-is-not-a-currency-type-at-most-most-characters-without-digits-eur = "{ $typed }" ist keine Währung. Höchstens { $most } Zeichen ohne Ziffern tippen: EUR
text-typed-is-not-an-amount-type-amounts-with-blanks-between-300-150-50-3x20 = "{ $typed }" ist kein Betrag. Beträge mit Leerzeichen tippen: 300 150,50 3x20
text-typed-is-not-a-board-type-its-number-then-the-games-that-a-prize-needs-1-5 = "{ $typed }" ist kein Brett. Seine Nummer tippen, dann die nötigen Partien: 1 5
text-a-match-has-no-board-board-expected-1-to-boards = ein Wettkampf hat kein Brett { $board } (erwartet: 1 bis { $boards })
text-rating-from = Zahl ab
text-rating-below = Zahl unter
text-unrated-players = ohne Zahl
text-born-from = geboren ab
text-born-before = geboren vor
text-prizes-a-player = Preise je Spieler
text-what-comes-after-an-amount-for-instance-eur-empty-for-none = was hinter einem Betrag steht, etwa EUR; leer für nichts
text-what-the-fund-is-called-for-instance-women = wie die Preisgruppe heißt, etwa Frauen
text-amounts-with-blanks-between-first-prize-first-300-150-50-3x20 = Beträge mit Leerzeichen, der erste Preis zuerst: 300 150,50 3x20
text-w-or-m-empty-for-everybody = w oder m; leer für alle
text-titles-with-blanks-between-none-for-players-without-one-wgm-wim-wfm-empty-for-everybody = Titel mit Leerzeichen, none für Spieler ohne Titel: WGM WIM WFM; leer für alle
text-the-category-as-the-players-have-it-empty-for-everybody = die Kategorie wie bei den Spielern; leer für alle
text-three-letters-for-instance-swe-empty-for-everybody = drei Buchstaben, etwa SWE; leer für alle
text-the-club-as-the-players-have-it-empty-for-everybody = der Verein wie bei den Spielern; leer für alle
text-the-lowest-rating-before-the-event-empty-for-no-limit = die niedrigste Zahl vor dem Turnier; leer ohne Grenze
text-the-rating-before-the-event-that-is-too-high-empty-for-no-limit = die erste zu hohe Zahl vor dem Turnier; leer ohne Grenze
text-a-year-or-a-date-2008-or-2008-09-01-empty-for-no-limit = ein Jahr oder Datum, 2008 oder 2008-09-01; leer ohne Grenze
text-the-first-year-or-date-that-is-too-late-1966-or-1966-09-01-empty-for-no-limit = das erste zu späte Jahr oder Datum, 1966 oder 1966-09-01; leer ohne Grenze
text-the-board-whose-players-win-then-the-games-that-they-need-1-5-empty-for-the-teams = das Brett, dessen Spieler gewinnen, dann die nötigen Partien: 1 5; leer für die Mannschaften
text-as-the-others = wie die anderen
text-count-as-below-every-rating = zählen als unter jeder Zahl
text-win-nothing-where-a-rating-is-asked-for = gewinnen nichts, wo eine Zahl verlangt ist
text-teams-by-their-ranking = Mannschaften, nach ihrer Wertung
text-own-place = eigener Platz
text-equal-division = gleiche Teilung
text-hort-system = Hort-System
text-one-prize-a-player = ein Preis je Spieler
text-all-prizes-a-player-wins = alle gewonnenen Preise
text-the-path-of-a-file-like-examples-prizes-ron-mistakes-in-it-are-reported-by-line-and-field = der Pfad einer Datei wie examples/prizes.ron; Fehler darin werden mit Zeile und Feld genannt
text-prizes-of-a-file = Preise aus einer Datei
text-nothing-is-changed-these-are-the-prizes-of-the-event = nichts geändert: das sind die Preise des Turniers
text-sum-total-who-would-win-what-is-shown-here-once-games-are-played = Summe { $total }; wer was gewinnen würde, steht hier, sobald gespielt wurde
text-after-round-round-textstate-given-of-total-awarded = nach Runde { $round }, { $textState }: { $given } von { $total } vergeben
text-as-of-now = Stand jetzt
text-not-recorded = nicht eingetragen
text-the-prizes-are-defined-but-not-recorded = die Preise sind festgelegt, aber nicht eingetragen

## Leaving, drafts, files

text-others-work-through-this-desk = andere arbeiten über diesen Arbeitsplatz
text-the-event-is-not-safe-on-disk-textentries-may-be-lost = das Turnier ist nicht sicher gespeichert: { $textEntries } können verloren gehen
text-textgoes-and-lose-this = { $textGoes } und das verlieren
text-textfirst-count-more-settings-shows-them = { $textFirst }; { $count } weitere (die Einstellungen zeigen sie)
text-the-file-is-damaged = die Datei ist beschädigt
text-name-is-open-already = { $name } ist schon geöffnet
text-this-desk-now-writes-the-event = dieser Arbeitsplatz schreibt jetzt das Turnier
text-the-other-desk-still-has-the-event-open-close-it-there-first = der andere Arbeitsplatz hat das Turnier noch offen (erst dort schließen)
text-no-other-desk-has-this-event-open = kein anderer Arbeitsplatz hat dieses Turnier offen
text-the-tour-is-over-its-event-is-saved-path = der Rundgang ist zu Ende (sein Turnier ist gespeichert: { $path })
text-line-line-entry-entry-textwrong = Zeile { $line }, Eintrag { $entry }: { $textWrong }
text-everything-before-it-was-read-and-is-sound = Alles davor ist gelesen und in Ordnung.
text-the-file-stays-as-it-is-it-is-copied-before-the-next-entry-is-written = Die Datei bleibt, wie sie ist. Vor dem nächsten Eintrag wird sie kopiert.
text-the-event-goes-on-in-path = das Turnier geht in { $path } weiter
text-the-event-goes-on-in-another-file = das Turnier geht in einer anderen Datei weiter
text-the-damaged-file-is-kept-as-path = die beschädigte Datei bleibt als { $path }
text-the-entry-is-in-the-file-but-the-disk-reports-textwhy = Der Eintrag ist in der Datei, aber der Datenträger meldet: { $textWhy }.
text-copy-the-event-to-another-disk-as-soon-as-you-can = Kopieren Sie das Turnier so bald wie möglich auf einen anderen Datenträger.
text-the-disk-does-not-confirm-the-entry = der Datenträger bestätigt den Eintrag nicht
text-nothing-is-lost-the-whole-event-is-in-a-new-file-and-goes-on-there = Nichts ist verloren. Das ganze Turnier ist in einer neuen Datei und geht dort weiter:
text-the-file-under-the-old-name-was-not-touched = Die Datei mit dem alten Namen blieb unberührt.
text-draft-not-saved = ENTWURF NICHT GESPEICHERT
text-draft = Entwurf …
text-draft-saved = Entwurf gespeichert
text-your-input-is-not-saved-on-disk-textwhy = Ihre Eingabe ist nicht gespeichert: { $textWhy }
text-typed-before-and-not-recorded-here-again-textwhat = früher getippt und nicht eingetragen, hier wieder: { $textWhat }
text-this-was-typed-before-and-not-recorded-it-does-not-fit-the-event-as-it-is-now-and-is-not-restored = Das wurde früher getippt und nicht eingetragen. Es passt nicht mehr zum Turnier und kommt nicht zurück:
text-it-is-saved-as-path = Es ist als { $path } gespeichert.
text-it-could-not-be-saved-anywhere-textwhy = Es ließ sich nirgends speichern: { $textWhy }.
text-typed-before-not-recorded = früher getippt, nicht eingetragen
text-typed-before-and-not-recorded-textwhat = früher getippt und nicht eingetragen: { $textWhat }
text-typed-before-when-this-had-another-value-textwhat = früher getippt, als das einen anderen Wert hatte: { $textWhat }
text-not-recorded-it-is-offered-again-textwhat = nicht eingetragen; es wird wieder angeboten: { $textWhat }
text-pairing-round-round = Runde { $round } wird ausgelost
text-pairing-round-round-again = Runde { $round } wird neu ausgelost
text-waiting-for-command = warten auf { $command }
text-textwork-this-takes-a-few-seconds-and-is-not-stopped = { $textWork }: das dauert ein paar Sekunden und wird nicht abgebrochen
text-textmade-the-title-also-names-the-file = { $textMade }; der Titel ist auch der Dateiname
text-textmessage-the-system-does-not-open-it-textwhy = { $textMessage }; das System öffnet es nicht: { $textWhy }
text-the-tour-writes-no-paper-its-event-is-not-one-of-yours = der Rundgang schreibt kein Papier: sein Turnier ist keines von Ihren
text-this-is-a-file-for-programs-not-for-paper-key-writes-it = das ist eine Datei für Programme, nicht für Papier ({ $key } schreibt sie)
text-the-paper-is-not-written-textwhy = das Papier wird nicht geschrieben: { $textWhy }
text-written-path-textpaper = geschrieben: { $path } ({ $textPaper })
text-written-path = geschrieben: { $path }
text-count-page-size-textorientation-type-points-pt = { $count } Seite { $size } { $textOrientation }, Schrift { $points } pt
text-count-pages-size-textorientation-type-points-pt = { $count } Seiten { $size } { $textOrientation }, Schrift { $points } pt
text-portrait = hoch
text-landscape = quer
text-site-written-of-pages-pages-written = Webseite: { $written } von { $pages } Seiten geschrieben
text-the-site-is-not-up-to-date-textwhy = die Webseite ist nicht auf dem neuesten Stand: { $textWhy }
text-rating-lists-lists = Ratinglisten: { $lists }
text-no-new-rating-lists-textwhy = keine neuen Ratinglisten: { $textWhy }
text-nothing-differs-from-the-rating-lists-found-found = kein Unterschied zu den Ratinglisten ({ $found } gefunden)
text-read-this-before-you-create-an-event-from-the-report = Lesen Sie das, bevor Sie aus dem Bericht ein Turnier machen:
text-textfindings-in-the-report-level-3 = { $textFindings } im Bericht (Stufe 3)
text-make-the-event-all-the-same = das Turnier trotzdem machen
text-make-no-event = kein Turnier machen
text-results-of-path = Ergebnisse aus { $path }
text-path-no-results-in-the-file = { $path }: keine Ergebnisse in der Datei
text-count-result-is-already-as-the-file-says-nothing-to-enter = { $count ->
    [one] { $count } Ergebnis ist
   *[other] { $count } Ergebnisse sind
} schon wie in der Datei: nichts einzutragen
text-count-results-are-already-as-the-file-says-nothing-to-enter = { $count ->
    [one] { $count } Ergebnis ist
   *[other] { $count } Ergebnisse sind
} schon wie in der Datei: nichts einzutragen
text-record-textresults = { $textResults } eintragen
text-textresults-entered = { $textResults } eingetragen

## Several desks

text-several-desks = mehrere Arbeitsplätze
text-only-this-desk-works-on-the-event = Nur dieser Arbeitsplatz arbeitet am Turnier.
text-share-it-and-several-computers-work-on-it-together-each-has-the-whole-event = Geteilt arbeiten mehrere Rechner zusammen daran. Jeder hat das ganze Turnier.
text-share-it-from-this-computer = von diesem Rechner aus teilen
text-stay-alone = allein bleiben
text-waits-for-the-server = wartet auf den Server
text-show-the-codes-with-which-desks-join = Codes zum Beitreten zeigen
text-change-the-codes-or-let-them-expire = Codes ändern oder ablaufen lassen
text-shut-a-desk-out = einen Arbeitsplatz ausschließen
text-leave-the-other-desks = die anderen Arbeitsplätze verlassen
text-share-it-again-from-this-computer = von diesem Rechner aus wieder teilen
text-join-the-desk-that-has-taken-over = dem Arbeitsplatz beitreten, der übernommen hat
text-stay-offline = ohne Verbindung bleiben
text-this-event-was-shared-from-this-computer-and-its-server-is-not-running = Dieses Turnier wurde von diesem Rechner geteilt, und sein Server läuft nicht.
text-share-it-again-and-the-desks-that-had-joined-are-back = Wieder geteilt sind die beigetretenen Arbeitsplätze zurück.
text-the-codes-have-expired-textthen = die Codes sind abgelaufen; { $textThen }
text-make-new-codes = neue Codes machen
text-keep-the-codes = Codes behalten
text-name-of-this-desk = Name dieses Arbeitsplatzes
text-shut-out-which-desk = welchen Arbeitsplatz ausschließen?
text-this-desk = (dieser Arbeitsplatz)
text-this-event-is-in-memory-only-save-it-first = dieses Turnier ist nur im Speicher: erst speichern
text-this-event-is-not-shared = dieses Turnier ist nicht geteilt
text-typed-at-two-desks = an zwei Arbeitsplätzen getippt
text-correct-the-board-typed-in-place-of-stays = das Brett berichtigen: { $typed } statt { $stays }
text-leave-the-board-as-it-is-stays-is-right = das Brett lassen: { $stays } ist richtig
text-do-it-now = jetzt tun
text-another-desk-has-changed-this-board = ein anderer Arbeitsplatz hat dieses Brett geändert
text-this-desk-only-looks-its-role-is-look = dieser Arbeitsplatz sieht nur zu (Rolle look)
text-this-desk-enters-results-its-role-is-entry-everything-else-is-done-at-the-desk-of-the-lead = dieser Arbeitsplatz gibt Ergebnisse ein (Rolle entry); alles andere tut der leitende Arbeitsplatz
text-not-recorded-textwhy = nicht eingetragen: { $textWhy }
text-not-recorded-another-desk-was-first = nicht eingetragen: ein anderer Arbeitsplatz war schneller
text-the-server-has-not-answered-yet = der Server hat noch nicht geantwortet
text-the-server-does-not-answer = der Server antwortet nicht
text-the-server-is-back = der Server ist wieder da
text-kept-at-this-desk-until-the-server-is-back-textwhy = bleibt an diesem Arbeitsplatz, bis der Server wieder da ist ({ $textWhy })
text-no-code-is-typed-type-the-count-characters-that-the-desk-of-the-lead-shows = kein Code getippt (die { $count } Zeichen tippen, die der leitende Arbeitsplatz zeigt)
text-typed-is-in-no-code-a-code-has-digits-and-letters-without-i-l-o-and-u = `{ $typed }` kommt in keinem Code vor (ein Code hat Ziffern und Buchstaben ohne I, L, O und U)
text-a-character-of-the-code-is-wrong-or-two-are-exchanged-compare-it-with-what-the-desk-of-the-lead-shows = ein Zeichen des Codes ist falsch, oder zwei sind vertauscht (mit dem leitenden Arbeitsplatz vergleichen)
text-this-wallchart-works-alone-it-is-built-without-several-desks-command-has-them = dieses wallchart arbeitet allein: es ist ohne mehrere Arbeitsplätze gebaut (`{ $command }` hat sie)
text-number-characters-are-typed-and-a-code-has-count-compare-it-with-what-the-desk-of-the-lead-shows = { $number } Zeichen sind getippt, und ein Code hat { $count } (mit der Anzeige am leitenden Arbeitsplatz vergleichen)
text-this-is-a-code-of-an-earlier-version-of-wallchart-ask-at-the-desk-of-the-lead-for-the-code-of-today = das ist ein Code einer früheren Version von wallchart (am leitenden Arbeitsplatz nach dem heutigen fragen)
text-this-is-the-code-of-the-role-given-not-of-the-role-expected-each-role-has-its-own-code = das ist der Code der Rolle { $given }, nicht der Rolle { $expected } (jede Rolle hat einen eigenen)
text-this-code-has-expired-ask-at-the-desk-of-the-lead-for-the-code-of-today = dieser Code ist abgelaufen (am leitenden Arbeitsplatz nach dem heutigen fragen)
text-the-server-at-path-does-not-know-this-code-it-is-the-server-of-another-event-or-the-event-is-hosted-anew-ask-at-the-desk-of-the-lead-for-the-code-of-today = der Server { $path } kennt diesen Code nicht: er gehört zu einem anderen Turnier, oder das Turnier wird neu geteilt (am leitenden Arbeitsplatz nach dem heutigen fragen)
text-joining-was-stopped-this-desk-has-not-joined = der Beitritt wurde abgebrochen; dieser Arbeitsplatz ist nicht beigetreten
text-this-computer-shares-the-event-and-the-others-work-by-it-end-wallchart-host-first = dieser Rechner teilt das Turnier, und die anderen arbeiten über ihn (zuerst `wallchart host` beenden)
text-the-server-of-this-event-still-runs-here-and-other-desks-use-it-share-the-event-again-then-leave = der Server dieses Turniers läuft hier noch, und andere Arbeitsplätze benutzen ihn (das Turnier wieder teilen, dann verlassen)
text-the-server-is-there-and-nobody-answers-who-could-let-this-desk-in-is-wallchart-host-or-the-desk-that-shares-the-event-still-running = der Server ist da, aber niemand antwortet, der diesen Arbeitsplatz zulassen könnte (läuft `wallchart host` oder der Arbeitsplatz, der das Turnier teilt, noch?)
text-this-wallchart-does-not-understand-the-host-are-both-the-same-version = dieses wallchart versteht den Gastgeber nicht (haben beide dieselbe Version?)
text-this-folder-already-has-a-desk-of-this-event-join-with-its-file-or-from-another-folder = in diesem Ordner ist schon ein Arbeitsplatz dieses Turniers (mit seiner Datei beitreten oder aus einem anderen Ordner)
text-there-is-already-a-desk-called-name-choose-another-name = einen Arbeitsplatz namens { $name } gibt es schon (einen anderen Namen wählen)
text-the-desk-called-name-was-shut-out-choose-another-name = der Arbeitsplatz { $name } wurde ausgeschlossen (einen anderen Namen wählen)
text-name-is-the-desk-of-this-computer-which-hosts-the-event-it-cannot-be-shut-out = { $name } ist der Arbeitsplatz dieses Rechners, der das Turnier teilt; er lässt sich nicht ausschließen
text-no-desk-is-called-name-command-lists-them = kein Arbeitsplatz heißt { $name } (`{ $command }` listet sie)
text-the-link-to-the-other-desks-cannot-be-started-reason = die Verbindung zu den anderen Arbeitsplätzen kommt nicht zustande: { $reason }
text-the-server-at-path-does-not-let-this-desk-in-it-was-shut-out-or-the-event-is-hosted-anew-join-again = der Server { $path } lässt diesen Arbeitsplatz nicht zu (er wurde ausgeschlossen, oder das Turnier wird neu geteilt: wieder beitreten)
text-all-places-of-the-server-at-path-are-taken-close-desks-that-are-not-in-use-then-try-again = alle Plätze des Servers { $path } sind belegt (unbenutzte Arbeitsplätze schließen, dann noch einmal)
text-the-connection-to-the-other-desks-has-ended = die Verbindung zu den anderen Arbeitsplätzen ist beendet
text-the-server-stopped-sending = der Server sendet nicht mehr
text-the-server-does-not-have-the-event-reason = der Server hat das Turnier nicht ({ $reason })
text-a-program-listens-at-path-and-does-not-answer-does-it-hang = ein Programm lauscht auf { $path } und antwortet nicht (hängt es?)
text-the-server-at-path-refuses-the-user-name-and-password = der Server { $path } lehnt Benutzernamen und Kennwort ab
text-the-server-at-path-is-that-of-another-event-or-the-event-is-hosted-anew = der Server { $path } gehört zu einem anderen Turnier, oder das Turnier wird neu geteilt
text-the-server-at-path-has-another-certificate-than-that-of-the-event = der Server { $path } hat ein anderes Zertifikat als das des Turniers
text-no-encrypted-connection-to-the-server-at-path-can-be-made-reason = keine verschlüsselte Verbindung zum Server { $path } ({ $reason })
text-the-server-at-path-broke-the-connection-off-reason = der Server { $path } hat die Verbindung abgebrochen ({ $reason })
text-another-program-listens-at-path-not-the-server-of-an-event = auf { $path } lauscht ein anderes Programm, kein Turnierserver
text-no-server-can-be-reached-at-path = auf { $path } ist kein Server zu erreichen
text-the-connection-to-the-server-is-lost = die Verbindung zum Server ist weg
text-the-connection-to-the-server-is-lost-reason = die Verbindung zum Server ist weg ({ $reason })
text-the-server-says-reason = der Server sagt: { $reason }
text-nats-server-was-not-found-install-it-it-is-a-package-of-every-distribution-and-a-single-program-from-nats-io-or-name-a-server-that-is-there-with-server-url = nats-server wurde nicht gefunden (installieren: es ist ein Paket jeder Distribution und ein einzelnes Programm von nats.io; oder einen vorhandenen Server mit --server URL nennen)
text-nats-server-cannot-be-started-reason = nats-server lässt sich nicht starten: { $reason }
text-nats-server-has-ended-reason = nats-server ist beendet: { $reason }
text-the-server-does-not-take-the-event-textwhy = der Server nimmt das Turnier nicht an: { $textWhy }
text-another-computer-is-sharing-the-same-event-there = ein anderer Rechner teilt dort dasselbe Turnier
text-it-takes-no-messages-of-this-size = er nimmt keine so großen Nachrichten
text-it-does-not-answer = er antwortet nicht
text-this-event-is-not-shared-so-there-is-no-lead-to-take-over-from-share-it-instead = dieses Turnier ist nicht geteilt, also gibt es keine Leitung zu übernehmen (stattdessen teilen)
text-name-only-looks-its-role-is-look-take-over-at-a-desk-of-the-role-lead-or-entry = { $name } schaut nur zu (Rolle look): an einem Arbeitsplatz der Rolle lead oder entry übernehmen
text-the-server-at-path-is-running-so-its-lead-is-not-gone-end-it-there-first-then-take-over = der Server { $path } läuft, seine Leitung ist also da: dort zuerst beenden, dann übernehmen
text-another-wallchart-on-this-computer-is-already-sharing-this-event = ein anderes wallchart auf diesem Rechner teilt dieses Turnier schon
text-this-event-is-open-at-a-desk-share-it-there-or-close-it-first = dieses Turnier ist an einem Arbeitsplatz offen (dort teilen oder zuerst schließen)
text-sharing-was-stopped-this-computer-does-not-share-the-event = das Teilen wurde abgebrochen; dieser Rechner teilt das Turnier nicht
text-the-servers-data-was-damaged-and-has-been-restored-from-this-file-wait-until-the-other-desks-are-back-before-you-enter-anything = die Daten des Servers waren beschädigt und wurden aus dieser Datei hergestellt; mit Eingaben warten, bis die anderen Arbeitsplätze wieder da sind
text-the-server-has-ended-and-is-started-again = der Server ist beendet und wird wieder gestartet
text-the-server-does-not-answer-and-is-being-restarted-reason = der Server antwortet nicht und wird neu gestartet ({ $reason })
text-the-folder-of-the-server-is-gone = der Ordner des Servers ist weg
text-the-others-cannot-be-reached-textwhy = die anderen sind nicht zu erreichen: { $textWhy }
text-this-desk-and-the-others-have-the-same-entries = dieser Arbeitsplatz und die anderen haben dieselben Einträge
text-this-desk-and-the-others-have-different-entries = dieser Arbeitsplatz und die anderen haben verschiedene Einträge
text-this-is-more-than-the-server-takes-at-once = das ist mehr, als der Server auf einmal annimmt
text-not-recorded-textwhy-you-can-still-enter-results-for-everything-else-wait-until-the-server-is-back = nicht eingetragen: { $textWhy } (Ergebnisse lassen sich weiter eingeben; mit allem anderen warten, bis der Server wieder da ist)
text-not-recorded-the-other-desks-were-first = nicht eingetragen: die anderen Arbeitsplätze waren schneller
text-the-other-desks-have-it-but-this-desk-could-not-save-it-yet-textwhy = die anderen Arbeitsplätze haben es, aber dieser konnte es noch nicht speichern: { $textWhy }
text-the-others-now-have-the-entries-of-this-desk = die anderen haben jetzt die Einträge dieses Arbeitsplatzes
text-the-codes-have-changed-nobody-can-join-with-the-old-ones-any-more = die Codes sind neu: mit den alten kann niemand mehr beitreten
text-this-event-is-not-shared-there-is-no-lead-to-take-over-from = dieses Turnier ist nicht geteilt: es gibt keine Leitung zu übernehmen
text-this-desk-only-looks-its-role-is-look-take-over-at-a-desk-of-the-role-lead-or-entry = dieser Arbeitsplatz schaut nur zu (Rolle look): an einem der Rolle lead oder entry übernehmen
text-the-server-of-the-lead-is-there-take-over-only-once-its-computer-is-gone = der Server der Leitung ist da: erst übernehmen, wenn ihr Rechner weg ist
text-another-event-is-open-now-open-the-one-to-leave-again = jetzt ist ein anderes Turnier offen: das zu verlassende wieder öffnen
text-you-have-left-this-event-is-an-ordinary-file-again = verlassen: dieses Turnier ist wieder eine gewöhnliche Datei

## Files and disks

text-the-disk-fails-to-read-or-write-it-may-be-broken-choose-another-one = der Datenträger liest oder schreibt nicht (vielleicht defekt: einen anderen wählen)
text-no-such-file-or-folder-check-the-name = keine solche Datei, kein solcher Ordner (den Namen prüfen)
text-this-is-not-allowed-choose-another-folder-or-ask-its-owner = das ist nicht erlaubt (einen anderen Ordner wählen, oder den Besitzer fragen)
text-a-file-of-that-name-exists-already-choose-another-name = eine Datei dieses Namens gibt es schon (einen anderen Namen wählen)
text-path-exists-already-choose-another-name = { $path } gibt es schon (einen anderen Namen wählen)
text-this-is-a-folder-expected-a-file = das ist ein Ordner (erwartet: eine Datei)
text-part-of-the-path-is-a-file-not-a-folder = ein Teil des Pfads ist eine Datei, kein Ordner
text-this-disk-is-read-only-choose-another-folder = dieser Datenträger ist nur lesbar (einen anderen Ordner wählen)
text-this-disk-does-not-allow-that-name-choose-a-shorter-or-simpler-one = dieser Datenträger erlaubt den Namen nicht (einen kürzeren oder einfacheren wählen)
text-the-disk-is-full-make-room-then-try-again = der Datenträger ist voll (Platz schaffen, dann noch einmal)
text-the-file-is-too-large-limit-limit = die Datei ist zu groß (höchstens { $limit })
text-the-file-is-write-protected-opened-read-only = die Datei ist schreibgeschützt (nur zum Lesen geöffnet)
text-the-event-cannot-be-locked-reason-opened-read-only = das Turnier lässt sich nicht sperren: { $reason } (nur zum Lesen geöffnet)
text-another-desk-has-this-event-open-opened-read-only = ein anderer Arbeitsplatz hat dieses Turnier offen (nur zum Lesen geöffnet)
text-another-desk-has-this-event-open-in-file-this-file-is-a-copy-opened-read-only = ein anderer Arbeitsplatz hat dieses Turnier in { $file } offen: diese Datei ist eine Kopie (nur zum Lesen geöffnet)
text-the-file-ends-in-the-middle-of-the-line = die Datei endet mitten in der Zeile
text-the-line-is-not-utf-8 = die Zeile ist nicht UTF-8
text-the-line-does-not-end-with-its-digest = die Zeile endet nicht mit ihrer Prüfsumme
text-its-text-and-its-digest-do-not-agree = Text und Prüfsumme stimmen nicht überein
text-the-entry-does-not-hold-the-digest-of-the-line-before = der Eintrag enthält nicht die Prüfsumme der vorigen Zeile
text-it-does-not-follow-the-line-before-the-chain-is-broken = er folgt nicht auf die vorige Zeile (die Kette ist unterbrochen)
text-this-is-not-an-event-file-expected-opening = das ist keine Turnierdatei (erwartet: `{ $opening }`)
text-this-event-was-written-by-a-newer-wallchart-in-format-format-this-one-reads-up-to-format-most-open-it-with-the-newer-program = dieses Turnier stammt von einem neueren wallchart, in Format { $format }; dieses liest bis Format { $most } (mit dem neueren Programm öffnen)
text-it-is-not-text-in-utf-8 = es ist kein Text in UTF-8
text-the-format-of-the-file-cannot-be-recognised = das Format der Datei ist nicht erkennbar
text-the-clock-of-this-computer-went-back-to-now-entries-are-dated-last-until-it-has-caught-up = die Uhr dieses Rechners ging auf { $now } zurück; Einträge tragen { $last }, bis sie aufgeholt hat
text-reading = beim Lesen
text-opening = beim Öffnen
text-creating = beim Anlegen
text-another-program-has-this-file-open-close-it-there-then-try-again = ein anderes Programm hat diese Datei offen (dort schließen, dann noch einmal)
text-this-is-not-allowed-or-another-program-has-the-file-open-close-it-there-or-choose-another-folder = das ist nicht erlaubt, oder ein anderes Programm hat die Datei offen (dort schließen, oder einen anderen Ordner wählen)
text-this-is-not-text-in-utf-8 = das ist kein Text in UTF-8
text-there-is-no-folder-for-textwhat-is-home-set = es gibt keinen Ordner für { $textWhat } (ist HOME gesetzt?)
text-this-is-a-device-or-a-pipe-expected-an-ordinary-file = das ist ein Gerät oder eine Pipe (erwartet: eine gewöhnliche Datei)
text-this-is-a-link-expected-an-ordinary-file = das ist ein Verweis (erwartet: eine gewöhnliche Datei)
text-every-user-of-this-computer-can-write-in-this-folder-and-replace-wallcharts-files-choose-another-folder-or-change-its-permissions = jeder Benutzer dieses Rechners kann in diesem Ordner schreiben und die Dateien von wallchart ersetzen (einen anderen Ordner wählen oder seine Rechte ändern)
text-too-many-links-lead-to-each-other = zu viele Verweise führen zueinander
text-too-many-unfinished-files-are-in-the-folder-remove-the-hidden-ones-that-end-with-part = zu viele unfertige Dateien sind im Ordner (die versteckten mit der Endung .part löschen)
text-reading-it-was-stopped = das Lesen wurde abgebrochen
text-an-entry-cannot-be-written-reason = ein Eintrag lässt sich nicht schreiben: { $reason }
text-textwhy-opened-read-only-as-it-was-before-that = { $textWhy } (nur zum Lesen geöffnet, wie es davor war)
text-not-recorded-path-textloss-and-no-new-file-could-be-written-textwhy = nicht eingetragen: { $path } { $textLoss }, und keine neue Datei ließ sich schreiben: { $textWhy }
text-was-deleted-or-moved-away = wurde gelöscht oder verschoben
text-is-no-longer-a-file = ist keine Datei mehr
text-was-replaced-by-another-file = wurde durch eine andere Datei ersetzt
text-was-cut-short = wurde abgeschnitten
text-was-changed-by-another-program = wurde von einem anderen Programm geändert
text-can-no-longer-be-read-textwhy = lässt sich nicht mehr lesen ({ $textWhy })
text-this-is-not-an-event-file-textwhy-expected-opening = das ist keine Turnierdatei: { $textWhy } (erwartet: `{ $opening }`)
text-the-header-does-not-say-its-format-expected-expected = der Kopf nennt sein Format nicht (erwartet: `{ $expected }`)
text-the-header-was-changed-or-is-damaged-textwhy = der Kopf wurde geändert oder ist beschädigt: { $textWhy }
text-the-entries-do-not-begin-here-expected-expected = hier beginnen die Einträge nicht (erwartet: `{ $expected }`)
text-path-this-file-was-not-made-by-wallchart-publish-into-another-folder-or-move-it-away = { $path }: diese Datei ist nicht von wallchart (in einen anderen Ordner veröffentlichen oder sie verschieben)
text-path-this-is-not-the-page-that-wallchart-left-here-move-it-away-then-publish-again = { $path }: das ist nicht die Seite, die wallchart hier geschrieben hat (verschieben, dann noch einmal veröffentlichen)
text-path-this-folder-holds-the-site-of-given-publish-into-another-folder-or-empty-this-one = { $path }: in diesem Ordner ist die Website von `{ $given }` (in einen anderen Ordner veröffentlichen oder diesen leeren)
text-path-this-is-not-a-list-of-pages-publish-into-another-folder-or-move-it-away = { $path }: das ist keine Liste von Seiten (in einen anderen Ordner veröffentlichen oder sie verschieben)
text-path-writing-the-site-was-stopped-before-it-was-finished = { $path }: das Schreiben der Website wurde vorher abgebrochen
text-cannot-be-created = lässt sich nicht anlegen
text-cannot-be-read = lässt sich nicht lesen
text-cannot-be-written = lässt sich nicht schreiben
text-cannot-be-removed = lässt sich nicht löschen
text-another-program-is-using-the-list-of-desks = ein anderes Programm benutzt die Liste der Arbeitsplätze

## Round: the rest

text-textplace-board-is-now-names = { $textPlace } { $board } ist jetzt { $names }.
text-not-recorded-because-the-players-have-changed = Nicht eingetragen, weil die Spieler andere sind
text-go-on-typing = weitertippen
text-keep-it-for-later = für später behalten
text-textplace-board-stays-as-far-as-it-is-typed = { $textPlace } { $board } bleibt, soweit getippt
text-the-manual-pairing-of-round-round-is-saved-key-continues-it = die Auslosung von Hand von Runde { $round } ist gespeichert: { $key } setzt sie fort
text-the-manual-pairing = die Auslosung von Hand
text-go-on-seating = weiter setzen
text-nothing-is-published = nichts wird veröffentlicht
text-the-round-stays-as-it-was-published = die Runde bleibt, wie sie veröffentlicht ist
text-the-pairing-was-dropped-textstays = die Auslosung wurde verworfen; { $textStays }
text-nothing-has-changed-key-leaves-the-round-as-it-was-published = nichts geändert ({ $key } lässt die Runde, wie sie veröffentlicht ist)
text-decide-board-by-board = Brett für Brett entscheiden
text-this-textplace-has-a-result-and-is-different-now = Hier gibt es ein Ergebnis, und jetzt ist es anders ({ $textPlace }):
text-players-keep-their-results-new-opponents-have-none-yet = Spieler behalten ihre Ergebnisse (neue Gegner haben noch keine)
text-it-is-entered-again = es wird neu eingetragen
text-they-are-entered-again = sie werden neu eingetragen
text-the-textplace-keeps-its-result = das Ergebnis bleibt ({ $textPlace })
text-what-becomes-of-the-results-of-round-round = was wird aus den Ergebnissen der Runde { $round }?
text-every-player-of-this-round-already-has-a-textplace-or-a-bye = jeder Spieler dieser Runde hat schon einen Platz ({ $textPlace }) oder ist spielfrei
text-bye-for = spielfrei für
text-the-system-has-paired-the-rest-your-boards-are-as-you-made-them = das System hat den Rest ausgelost; Ihre Bretter sind, wie Sie sie gesetzt haben
text-texttold-look-then-key = { $textTold }: ansehen, dann { $key }
text-manual-pairing-begins-ends-ends-it-and-compares-it-with-the-systems-leaves-keeps-or-drops-it = die Auslosung von Hand beginnt: { $ends } beendet sie und vergleicht mit der des Systems, { $leaves } behält oder verwirft sie
text-the-event-has-changed-this-is-the-new-pairing-not-published-yet = das Turnier hat sich geändert: das ist die neue Auslosung, noch nicht veröffentlicht
text-the-event-has-changed-and-the-systems-pairing-with-it-key-compares-with-the-new-one = das Turnier hat sich geändert und mit ihm die Auslosung des Systems: { $key } vergleicht mit der neuen
text-the-system-makes-no-pairing-to-compare-with-textwhy = das System macht keine Auslosung zum Vergleichen: { $textWhy }
text-why-did-name-not-meet = warum traf { $name } nicht auf
text-these-boards-are-not-published-yet = diese Bretter sind noch nicht veröffentlicht
text-round-round-board-board-is-typed-but-not-complete = Runde { $round }, Brett { $board } ist getippt, aber nicht vollständig
text-nothing-was-pasted-textwrong = nichts eingefügt: { $textWrong }
text-crikey-has-no-other-results-type-the-result-and-both-piece-totals-forfeit-forfeit-adjourned-adjourned = Crikey hat keine anderen Ergebnisse: das Ergebnis und beide Figurensummen tippen ({ $forfeit } kampflos, { $adjourned } Hängepartie)
text-typed-does-not-belong-to-a-slip-erase-it-expected-the-number-of-a-board-then-the-key-of-its-result = `{ $typed }` gehört zu keinem Zettel: löschen (erwartet: die Nummer eines Bretts, dann die Taste des Ergebnisses)
text-round-round-is-too-old-to-be-corrected = Runde { $round } ist zu alt zum Berichtigen
text-in-official-mode-only-rounds-from-first-on-are-corrected-c-04-2-4-3-standings-and-pairings-continue-with-stands-at-textplace-board-of-round-round = Offiziell werden nur Runden ab { $first } berichtigt (C.04.2 4.3): Rangliste und Auslosungen gehen mit { $stands } an { $textPlace } { $board } von Runde { $round } weiter.
text-report-result-for-rating-only = { $result } nur zur Auswertung melden
text-textplace-board-of-round-round-textdoes = { $textPlace } { $board } von Runde { $round }: { $textDoes }
text-textdone-of-name-match-board = { $textDone } von { $name }, Wettkampf { $board }
text-corrected-line-up = berichtigte Aufstellung
text-line-up = Aufstellung
text-numbers-of-the-teams-list-board-1-first-0-for-an-empty-board-or-4-6-for-board-4-alone = Nummern der Mannschaftsliste, Brett 1 zuerst, 0 für ein leeres Brett; oder 4=6 nur für Brett 4
text-known-of-count-in = { $known } von { $count } da
text-changed-since-they-were-announced-codes = Seit der Bekanntgabe geändert: { $codes }.
text-this-event-has-no-ranking-of-teams-choose-one-on-the-line-ranking-of-teams-of-the-setup = dieses Turnier hat keine Mannschaftswertung: im Turnier in der Zeile für Mannschaften eine wählen
text-setup-a-choice-was-turned-and-its-line-not-left = Turnier: eine Wahl wurde geändert und ihre Zeile nicht verlassen
text-teams-after-round-round = Mannschaften nach Runde { $round }
text-crosstable-after-round-round-by-opponent = Kreuztabelle nach Runde { $round }, nach Gegnern
text-word-not-found = · `{ $word }` nicht gefunden
text-no-key = (keine Taste)

## Legends of result keys, parts of headings

text-sign-white = { $sign } Weiß
text-sign-black = { $sign } Schwarz
text-sign-draw = { $sign } Remis
text-sign-first-team = { $sign } erste Mannschaft
text-sign-second-team = { $sign } zweite Mannschaft
text-sign-forfeit = { $sign } kampflos
text-sign-adjourned = { $sign } Hängepartie
text-sign-nobody = { $sign } niemand
text-textkey-gets-it = { $textKey } bekommt ihn
text-textresults-then-both-piece-totals-example = { $textResults }, dann beide Figurensummen: { $example }
head-table-place = Tisch:Platz
head-table-gain = Tisch:Plus
text-the-lists-of-this-event-are-in-english-textwhy = die Listen dieses Turniers sind auf Englisch: { $textWhy }
text-name-also-plays-in-match-at-for-team = { $name } spielt auch in Wettkampf { $at }, für { $team }
text-name-is-in-the-line-ups-of-first-and-second = { $name } steht in den Aufstellungen von { $first } und { $second }

## Words that are typed: byes, and the round of a penalty

input-half = halb
input-zero = null
input-full = voll
input-none = keins
input-barred = gesperrt
input-allowed = erlaubt
input-round = Runde
text-expected-a-round-then-half-zero-full-or-none-3-half-several-with-commas-2-half-4-half-barred-for-somebody-who-may-have-no-half-point-bye-allowed-for-somebody-who-may-again = erwartet: eine Runde, dann halb, null, voll oder keins: 3 halb; mehrere mit Kommas: 2 halb, 4 halb; `gesperrt` für jemand, der nicht mit halbem Punkt spielfrei sein darf, `erlaubt`, wenn er es wieder darf
text-forfeit-who-wins-the-match = kampflos: wer gewinnt den Wettkampf?
key-first-team-wins = erste Mannschaft gewinnt
key-second-team-wins = zweite Mannschaft gewinnt
## Kinds of a new event
text-chess-fide-dutch-swiss = Schach, Schweizer System (FIDE, holländisch)
text-chess-fide-dutch-swiss-with-baku-acceleration = Schach, Schweizer System (FIDE) mit Baku-Beschleunigung
text-chess-fide-dutch-swiss-fide-rated-standard = Schach, Schweizer System (FIDE), Elo-Auswertung (Turnierschach)
text-chess-fide-dutch-swiss-fide-rated-rapid = Schach, Schweizer System (FIDE), Elo-Auswertung (Schnellschach)
text-chess-fide-dutch-swiss-fide-rated-blitz = Schach, Schweizer System (FIDE), Elo-Auswertung (Blitz)
text-chess-fide-dutch-swiss-glicko-2-ratings = Schach, Schweizer System (FIDE), Glicko-2-Zahlen
text-chess-resistance-points = Schach, von Hand ausgelost, Summe der Gegnerpunkte
text-chess-round-robin = Schach, Rundenturnier
text-chess-double-round-robin = Schach, doppelrundiges Turnier
text-teams-fide-team-swiss = Mannschaften, Schweizer System (FIDE)
text-teams-round-robin = Mannschaften, Rundenturnier
text-teams-knockout = Mannschaften, K.-o.
text-scheveningen-two-teams = Scheveningen, zwei Mannschaften
text-chess-knockout = Schach, K.-o.
text-crikey-club-evening = Crikey, Vereinsabend
text-crikey-round-robin = Crikey, Rundenturnier
text-crikey-fide-dutch-swiss = Crikey, Schweizer System (FIDE, holländisch)
text-decided-game-probit-ratings-new-system = Spiel ohne Remis, Probit-Zahlen, neues System
text-decided-game-probit-ratings-old-system = Spiel ohne Remis, Probit-Zahlen, altes System
text-decided-game-double-elimination = Spiel ohne Remis, Doppel-K.-o.
text-poker-dice-tables-of-up-to-five = Würfelpoker, Tische bis zu fünf
text-tractor-partners-kept = Tractor, feste Partner
text-tractor-partners-changing = Tractor, wechselnde Partner
text-teams-tractor-club-match = Mannschaften, Tractor-Vereinskampf

## Arten eines neuen Turniers, in einem Satz

text-berger-tables-twice-with-colours-reversed-the-last-two-rounds-of-the-first-cycle-exchanged-points-then-direct-encounter-number-of-wins-sonneborn-berger-and-koya-c-07 = Berger-Tabellen doppelt mit vertauschten Farben, die letzten zwei Runden des ersten Durchgangs getauscht; Punkte, dann direkter Vergleich, Anzahl der Siege, Sonneborn-Berger und Koya (C.07)
text-berger-tables-everybody-meets-everybody-once-points-then-direct-encounter-number-of-wins-sonneborn-berger-and-koya-c-07 = Berger-Tabellen, jeder einmal gegen jeden; Punkte, dann direkter Vergleich, Anzahl der Siege, Sonneborn-Berger und Koya (C.07)
text-berger-tables-each-game-moves-rating-points-from-one-player-to-the-other-white-counting-3-00-stronger-the-standings-are-the-ratings-equal-ratings-listed-in-descending-order-of-name = Berger-Tabellen; jede Partie verschiebt Wertungspunkte von einem Spieler zum anderen, Weiß zählt 3,00 stärker; die Rangliste sind die Wertungszahlen, gleiche in absteigender Folge der Namen
text-paired-by-c-04-3-each-game-moves-rating-points-from-one-player-to-the-other-white-counting-3-00-stronger-points-then-resistance-points-and-sonneborn-berger = gepaart nach C.04.3; jede Partie verschiebt Wertungspunkte von einem Spieler zum anderen, Weiß zählt 3,00 stärker; Punkte, dann Widerstandspunkte und Sonneborn-Berger
text-paired-by-hand-each-game-moves-rating-points-from-one-player-to-the-other-white-counting-3-00-stronger-the-standings-are-the-ratings-equal-ratings-listed-in-descending-order-of-name = von Hand gepaart; jede Partie verschiebt Wertungspunkte von einem Spieler zum anderen, Weiß zählt 3,00 stärker; die Rangliste sind die Wertungszahlen, gleiche in absteigender Folge der Namen
text-tables-as-even-as-possible-new-faces-first-the-mean-of-the-places-at-the-tables-shared-places-averaged-lowest-first-then-the-best-hands-a-zero-point-bye-counts-as-the-last-place-any-other-but-a-full-point-bye-as-the-middle-one = Tische so gleich groß wie möglich, neue Gegner zuerst; der Mittelwert der Plätze an den Tischen, geteilte Plätze gemittelt, der niedrigste zuerst, dann die besten Würfe; spielfrei ohne Punkt zählt als letzter Platz, jedes andere Freilos außer dem mit ganzem Punkt als mittlerer
text-two-losses-end-it-a-grand-final-that-the-unbeaten-player-loses-is-played-again-players-still-in-first-then-those-who-went-out-later = zwei Niederlagen beenden das Turnier; ein Finale, das der ungeschlagene Spieler verliert, wird wiederholt; zuerst, wer noch dabei ist, dann, wer später ausgeschieden ist
text-like-fide-swiss-the-upper-half-has-virtual-points-in-the-first-half-of-the-rounds-c-04-7-which-count-for-pairing-only = wie fide-swiss; die obere Hälfte hat in der ersten Hälfte der Runden virtuelle Punkte (C.04.7), die nur für die Auslosung zählen
text-like-fide-swiss-seeded-by-the-blitz-rating-else-the-standard-else-the-rapid-rating-of-the-federations-list-else-by-the-one-typed-the-standings-show-what-the-event-would-change-in-the-blitz-rating-if-it-ended-now-b-02 = wie fide-swiss; gesetzt nach der Blitz-Elo, sonst der Standard-, sonst der Schnellschach-Elo der Liste des Verbands, sonst der getippten; die Rangliste zeigt, wie sich die Blitz-Elo ändern würde, wenn das Turnier jetzt endete (B.02)
text-like-fide-swiss-seeded-by-the-rapid-rating-else-the-standard-else-the-blitz-rating-of-the-federations-list-else-by-the-one-typed-the-standings-show-what-the-event-would-change-in-the-rapid-rating-if-it-ended-now-b-02 = wie fide-swiss; gesetzt nach der Schnellschach-Elo, sonst der Standard-, sonst der Blitz-Elo der Liste des Verbands, sonst der getippten; die Rangliste zeigt, wie sich die Schnellschach-Elo ändern würde, wenn das Turnier jetzt endete (B.02)
text-like-fide-swiss-seeded-by-the-standard-rating-of-the-federations-list-else-by-the-one-typed-the-standings-show-what-the-event-would-change-in-the-standard-rating-if-it-ended-now-b-02 = wie fide-swiss; gesetzt nach der Standard-Elo der Liste des Verbands, sonst der getippten; die Rangliste zeigt, wie sich die Standard-Elo ändern würde, wenn das Turnier jetzt endete (B.02)
text-paired-by-c-04-3-in-force-since-1-february-2026-the-initial-colour-drawn-by-lot-points-then-buchholz-cut-1-buchholz-sonneborn-berger-and-direct-encounter-c-07 = gepaart nach C.04.3, gültig seit 1. Februar 2026, die erste Farbe wird gelost; Punkte, dann Buchholz mit 1 Streichwertung, Buchholz, Sonneborn-Berger und direkter Vergleich (C.07)
text-like-fide-swiss-the-standings-show-what-the-event-would-make-of-the-ratings-by-glicko-2-if-it-ended-now-players-without-one-begin-at-1500 = wie fide-swiss; die Rangliste zeigt, was das Turnier nach Glicko-2 aus den Wertungszahlen machen würde, wenn es jetzt endete; Spieler ohne Wertungszahl beginnen mit 1500
text-seeds-by-rating-placed-so-that-the-best-meet-last-byes-to-the-top-seeds-a-game-for-third-place-a-drawn-game-leaves-its-match-open-until-another-game-decides-it-players-still-in-first-then-those-who-went-out-later = nach Elo gesetzt, so dass die Besten zuletzt aufeinandertreffen, Freilose für die Ersten der Setzliste, eine Partie um Platz 3; ein Remis lässt den Wettkampf offen, bis eine andere Partie ihn entscheidet; zuerst, wer noch dabei ist, dann, wer später ausgeschieden ist
text-round-robin-by-berger-tables-no-draws-games-won-then-sonneborn-berger-all-games-of-the-event-are-rated-as-one-batch-with-the-ratings-after-it-solved-until-they-are-stable = Rundenturnier nach Berger-Tabellen, ohne Remis; gewonnene Partien, dann Sonneborn-Berger; alle Partien des Turniers werden zusammen gewertet, mit den Wertungszahlen danach, gelöst, bis sie sich nicht mehr ändern
text-round-robin-by-berger-tables-no-draws-games-won-then-sonneborn-berger-all-games-of-the-event-are-rated-as-one-batch-with-the-ratings-before-it = Rundenturnier nach Berger-Tabellen, ohne Remis; gewonnene Partien, dann Sonneborn-Berger; alle Partien des Turniers werden zusammen gewertet, mit den Wertungszahlen davor
text-a-match-of-two-teams-in-which-everybody-meets-everybody-of-the-other-team-one-round-a-board-line-ups-and-colours-from-the-table-game-points-decide = ein Wettkampf zweier Mannschaften, in dem jeder gegen jeden der anderen Mannschaft spielt: eine Runde je Brett, Aufstellungen und Farben aus der Tabelle; Brettpunkte entscheiden
text-paired-by-hand-points-then-resistance-points-sonneborn-berger-and-the-number-of-games-with-black-players-equal-in-all-four-share-the-place = von Hand gepaart; Punkte, dann Widerstandspunkte, Sonneborn-Berger und die Zahl der Partien mit Schwarz; in allen vieren gleiche Spieler teilen den Platz
text-matches-at-four-boards-seeds-placed-so-that-the-best-meet-last-byes-to-the-top-seeds-a-match-for-third-place-a-drawn-match-is-decided-by-its-boards-by-lots-or-by-another-match-teams-still-in-first-then-those-who-went-out-later = Wettkämpfe an vier Brettern, so gesetzt, dass die Besten zuletzt aufeinandertreffen, Freilose für die Ersten der Setzliste, ein Wettkampf um Platz 3; einen unentschiedenen Wettkampf entscheiden seine Bretter, das Los oder ein weiterer Wettkampf; zuerst Mannschaften, die noch dabei sind, dann die später ausgeschiedenen
text-a-league-every-team-meets-every-other-at-four-boards-by-the-berger-tables-match-points-then-game-points-the-direct-encounter-and-the-boards-c-07 = eine Liga: jede Mannschaft gegen jede an vier Brettern, nach den Berger-Tabellen; Mannschaftspunkte, dann Brettpunkte, der direkte Vergleich und die Bretter (C.07)
text-matches-at-four-boards-paired-by-c-04-6-in-force-since-1-february-2026-match-points-then-game-points-the-extended-sonneborn-berger-and-the-extended-direct-encounter-c-07 = Wettkämpfe an vier Brettern, gepaart nach C.04.6, gültig seit 1. Februar 2026; Mannschaftspunkte, dann Brettpunkte, das erweiterte Sonneborn-Berger und der erweiterte direkte Vergleich (C.07)
text-clubs-meet-at-two-tables-of-tractor-two-players-of-each-club-at-a-table-one-round-from-rank-2-its-winners-score-for-the-club-every-club-meets-every-other-berger-tables = Vereine treffen sich an zwei Tischen Tractor, zwei Spieler jedes Vereins an einem Tisch; eine Runde ab Rang 2, deren Sieger für den Verein zählen; jeder Verein gegen jeden (Berger-Tabellen)
text-tables-of-four-a-new-partner-every-round-a-partnership-plays-at-the-lower-rank-of-its-members-and-what-it-gains-lifts-both-the-rank-reached-then-the-points-taken-as-defenders = Tische zu viert, jede Runde ein neuer Partner; ein Paar spielt auf dem niedrigeren Rang seiner Mitglieder, und was es gewinnt, hebt beide; der erreichte Rang, dann die als Verteidiger genommenen Punkte
text-tables-of-two-partnerships-new-opponents-first-the-rank-reached-then-the-points-taken-as-defenders-a-game-is-won-beyond-the-ace = Tische mit zwei Paaren, neue Gegner zuerst; der erreichte Rang, dann die als Verteidiger genommenen Punkte; ein Spiel ist jenseits des Asses gewonnen

## What screens say besides
place-of-all = { $place } von { $ranked }
place-of-nobody = ohne, außer Wertung
named-line = { $line }:
manual-title = Handbuch (englisch) { $chapter } von { $chapters }
text-currency = Währung
text-made-path = angelegt: { $path }
text-made-path-its-seals-will-not-be-signed-textwhy = angelegt: { $path }; nichts wird signiert: { $textWhy }
text-fees-sum-textplayers-paid-unpaid-not = Startgelder { $sum }: { $textPlayers } bezahlt, { $unpaid } nicht
text-c-04-3-article-article = C.04.3 Artikel { $article }
text-c-04-6-article-article = C.04.6 Artikel { $article }
text-c-05-annex-1 = C.05 Anhang 1
text-comes-up-names = steigt auf: { $names }
text-of-points-points = mit { $points } Punkten
text-white-is-name-textrule = Weiß hat { $name }: { $textRule }
text-name-comes-first-textrule = { $name } wird zuerst genannt: { $textRule }
text-white-names-black-others-textrule = Weiß { $names }, Schwarz { $others }: { $textRule }
text-the-bye-name = spielfrei: { $name }
text-upfloaters-count = Aufsteiger: { $count }
text-name-enters-as-seed-number = { $name } ist gesetzt an { $number }
text-name-won-the-match-of-one-and-other = { $name } gewann den Wettkampf { $one } – { $other }
text-name-lost-the-match-of-one-and-other = { $name } verlor den Wettkampf { $one } – { $other }
text-name-goes-through-without-a-game-the-bracket-is-not-full = { $name } kommt ohne Partie weiter: der Turnierbaum ist nicht voll
text-name-waits-for-the-next-match = { $name } wartet auf den nächsten Wettkampf
text-name-waits-for-an-opponent = { $name } wartet auf einen Gegner
text-name-is-out = { $name } ist ausgeschieden
text-no-match-of-the-bracket-the-board-was-made-by-hand = kein Wettkampf des Turnierbaums: das Brett ist von Hand gesetzt
text-textplace-no-two-of-them-have-sat-together-before = { $textPlace }: keine zwei saßen schon zusammen
text-textplace-sat-together-before-textnames = { $textPlace }: saßen schon zusammen: { $textNames }
text-one-and-other-sat-together-in-earlier-rounds-textoften = { $one } und { $other } saßen in früheren Runden zusammen: { $textOften }
text-colour-preferences = Farbansprüche
text-type-a = Typ A
text-type-b = Typ B
text-score = Punkte
text-other-score-for-colours = andere Punkte bei den Farben
text-of-two-teams-with-equal-score-the-one-with-more-of-the-other-score-comes-first-c-04-6-4-2-2 = bei gleichen Punkten kommt die Mannschaft zuerst, die von den anderen Punkten mehr hat (C.04.6 4.2.2)
text-the-primary-score-c-04-6-1-2 = die Hauptwertung (C.04.6 1.2)
text-of-teams-c-04-6-1-7 = der Mannschaften (C.04.6 1.7)
text-baku-acceleration = Baku-Beschleunigung
text-most-players-at-a-table = höchstens so viele an einem Tisch
text-tables-are-filled-evenly-up-to-this-many-published-rounds-keep-the-size-they-were-paired-with = Tische werden gleichmäßig bis zu dieser Zahl besetzt; veröffentlichte Runden behalten ihre Größe
text-textfirst-else-textthen = { $textFirst }, sonst { $textThen }
text-downfloaters-names = Absteiger: { $names }
text-moved-down-players-names = von oben: { $names }
text-scores-of-the-upfloaters = Punkte der Aufsteiger
text-the-following-scoregroup-can-be-paired = die folgende Punktgruppe ist auslosbar
text-upfloaters-that-floated-in-the-previous-round = Aufsteiger, die in der Vorrunde auf- oder abstiegen
text-opponents-of-upfloaters-that-floated-in-the-previous-round = Gegner von Aufsteigern, die in der Vorrunde auf- oder abstiegen
text-4-3-1-by-the-initial-colour = 4.3.1, nach der Anfangsfarbe
text-4-3-2-only-one-team-has-a-preference-and-gets-it = 4.3.2, nur eine Mannschaft hat einen Farbwunsch und bekommt ihn
text-4-3-3-both-teams-get-the-colour-they-prefer = 4.3.3, beide Mannschaften bekommen ihre Wunschfarbe
text-4-3-4-only-one-team-has-a-strong-preference-and-gets-it = 4.3.4, nur eine Mannschaft hat einen starken Farbwunsch und bekommt ihn
text-4-3-5-the-team-with-the-lower-colour-difference-has-white = 4.3.5, die Mannschaft mit der kleineren Farbdifferenz hat Weiß
text-4-3-6-the-opposite-of-the-last-time-one-had-white-and-the-other-black = 4.3.6, umgekehrt wie beim letzten Mal, als sie verschiedene Farben hatten
text-4-3-7-the-first-team-gets-the-colour-it-prefers = 4.3.7, die erste Mannschaft bekommt ihre Wunschfarbe
text-4-3-8-the-first-team-changes-its-colour = 4.3.8, die erste Mannschaft wechselt die Farbe
text-4-3-9-the-other-team-changes-its-colour = 4.3.9, die andere Mannschaft wechselt die Farbe
text-losers-side-round-round = Verliererseite, Runde { $round }
text-winners-side-round-round = Gewinnerseite, Runde { $round }
text-another-match = ein weiterer Wettkampf
text-lots = Los
text-berlin-count-then-lots = Berliner Wertung, dann Los
text-board-elimination-then-lots = Brettstreichung, dann Los
text-berlin-count-board-elimination-then-lots = Berliner Wertung, Brettstreichung, dann Los
text-no-tie-break-for-anybody = für niemanden eine Feinwertung
text-lowest-rating = niedrigste Wertungszahl
text-mean-rating = mittlere Wertungszahl
text-mean-at-least-so-many-games = Mittel, mindestens so viele Partien
text-mean-of-the-best-members = Mittel der besten Mitglieder
text-mean-of-all-members = Mittel aller Mitglieder
text-seating = Sitzordnung
text-this-table = dieser Tisch
text-name-is-left-over-left-over-in-earlier-rounds-textoften = { $name } bleibt übrig (früher übrig: { $textOften })
text-no-seating-that-the-search-found-repeats-fewer-meetings = keine gefundene Sitzordnung wiederholt weniger Begegnungen
text-mean = Mittel
text-sum = Summe

## Tie-breaks: help
text-1-for-each-round-with-more-points-than-the-opponent-for-as-many = 1 für jede Runde mit mehr Punkten als der Gegner, ½ für gleich viele
text-buchholz-as-if-every-game-of-the-last-round-were-drawn = Buchholz, als wären alle Partien der letzten Runde remis
text-board-numbers-times-the-points-there-summed-the-lower-first-for-equal-game-points = Summe aus Brettnummer mal Punkten, die kleinere zuerst; bei gleichen Brettpunkten
text-each-opponents-adjusted-score-times-the-points-scored-in-that-round-summed = Summe aus angepasster Punktzahl jedes Gegners mal den Punkten gegen ihn
text-game-points-if-teams-are-ordered-by-match-points-first-and-the-other-way-round = Brettpunkte, wenn Mannschaftspunkte zuerst zählen, und umgekehrt
text-points-scored-against-opponents-with-at-least-half-of-the-possible-points = Punkte gegen Gegner mit mindestens der Hälfte der möglichen Punkte
text-the-games-among-those-who-are-tied-as-far-as-they-decide = die Partien der Punktgleichen untereinander, soweit sie entscheiden
text-the-least-rating-that-would-be-expected-to-score-as-much = die kleinste Zahl, die ebenso viele Punkte erwarten ließe
text-the-matches-among-those-who-are-tied-by-the-primary-and-then-by-the-secondary-score = die Wettkämpfe der Punktgleichen untereinander, nach der Haupt-, dann der Zweitwertung
text-the-mean-buchholz-of-the-opponents-played = die mittlere Buchholzwertung der Gegner
text-the-mean-ptp-of-the-opponents-played = die mittlere PTP der Gegner
text-the-mean-tpr-of-the-opponents-played = die mittlere TPR der Gegner
text-the-mean-rating-of-the-opponents-and-the-difference-for-the-share-of-points = der Elo-Schnitt der Gegner und die Differenz für den Punktanteil
text-the-mean-rating-of-the-opponents-played = der Elo-Schnitt der Gegner
text-the-opponents-adjusted-scores-summed = Summe der angepassten Punktzahlen der Gegner
text-the-points-at-board-1-then-at-board-2-and-so-on = die Punkte an Brett 1, dann an Brett 2 und so weiter
text-the-points-of-the-games-at-the-boards-summed = Summe der Brettpunkte
text-the-points-of-the-matches-summed = Summe der Mannschaftspunkte
text-the-points-without-the-last-board-then-without-the-last-two-and-so-on = die Punkte ohne das letzte Brett, dann ohne die letzten zwei und so weiter
text-the-rating-before-the-event-the-higher-first = die Zahl vor dem Turnier, die höhere zuerst
text-the-scores-after-each-round-summed = Summe der Punktstände nach jeder Runde
text-the-secondary-score-and-a-part-of-buchholz-on-the-primary-one-summed = Zweitwertung und ein Teil der Buchholz der Hauptwertung, summiert
text-the-tournament-pairing-number-the-lower-first = die Startnummer, die kleinere zuerst
text-texthelp-without-the-least-significant-value-14-1 = { $textHelp }, ohne den unwichtigsten Wert (14.1)
text-texthelp-without-the-values-least-significant-values-14-2 = { $textHelp }, ohne die { $values } unwichtigsten Werte (14.2)
text-texthelp-without-the-least-and-the-most-significant-value-14-3 = { $textHelp }, ohne den unwichtigsten und den wichtigsten Wert (14.3)
text-texthelp-without-the-values-least-and-the-most-most-significant-values-14-4 = { $textHelp }, ohne die { $values } unwichtigsten und die { $most } wichtigsten Werte (14.4)
text-forfeits-count-as-games-16-6 = Kampfloses zählt wie gespielt (16.6)
text-ace-dice = Ass { $dice }
text-never = nie
text-one-and-other-once = { $one } und { $other } einmal
text-one-and-other-twice = { $one } und { $other } zweimal
text-semicolons = Strichpunkte
text-commas = Kommas
text-tabs = Tabulatoren
text-dark = dunkel
text-light = hell
text-import-file = { $file } einlesen
text-typed-is-not-a-bye-textexpected = `{ $typed }` ist keine Angabe für spielfrei ({ $textExpected })
text-the-event-does-not-last-over-30-days-so-its-ratings-are-those-of-the-start-the-setup-says-how-long-it-lasts = das Turnier dauert nicht über 30 Tage, also gelten die Zahlen vom Beginn (die Turnierdaten sagen, wie lange es dauert)
text-typed-is-not-a-round-expected-its-number-then-ratings-4-standard-1850-k20-fide-nov26 = `{ $typed }` ist keine Runde (erwartet: ihre Nummer, dann Zahlen: 4 standard 1850 K20 FIDE NOV26)
sits-out = { $name }: { $bye }

## Turnier: wofür ein Parameter ist; die Wertung der Mannschaften

text-every-game-moves-points-from-one-player-to-the-other-crikey = jede Partie verschiebt Punkte von einem Spieler zum anderen (Crikey)
text-glickmans-system-the-event-as-one-period-the-change-if-it-ended-now = System von Glickman, das Turnier als ein Zeitraum: die Änderung, wenn es jetzt endete
text-added-to-whites-rating-before-the-gap-is-taken-crikey-rule-1 = kommt zur Wertungszahl von Weiß, bevor der Abstand gebildet wird (Crikey-Regel 1)
text-y-a-game-is-about-10-y-points-and-100-y-points-are-one-standard-deviation = Y: eine Partie sind etwa 10 Y-Punkte, und 100 Y-Punkte sind eine Standardabweichung
text-q-the-decimals-to-which-a-rating-after-the-event-is-rounded = Q: die Nachkommastellen, auf die eine Wertungszahl nach dem Turnier gerundet wird
text-which-rating-the-games-change-rapid-and-blitz-begin-with-the-standard-one-where-there-is-no-other = welche Wertungszahl die Partien ändern; Schnellschach und Blitz beginnen mit der Standard-Elo, wo es keine andere gibt
text-by-first-day-those-in-force-then-they-differ-where-players-are-far-apart-b-02-8-3-1 = nach dem ersten Tag: die dann gültigen; sie unterscheiden sich bei weit auseinander liegenden Spielern (B.02 8.3.1)
text-how-much-the-volatility-may-change-30-to-120-is-usual = wie stark sich die Volatilität ändern darf: üblich sind 30 bis 120
text-the-first-rating-of-players-without-one = die erste Wertungszahl von Spielern ohne eine
text-how-unsure-that-rating-is = wie unsicher diese Wertungszahl ist
text-how-unsure-all-other-ratings-are-30-for-players-who-play-every-week-100-for-those-who-seldom-do = wie unsicher alle anderen sind: 30 für Spieler, die jede Woche spielen, 100 für die, die selten spielen
text-how-unsteady-everybody-is-at-first-600-is-0-06 = wie unbeständig anfangs jeder ist: 600 ist 0,06
text-to-which-a-rating-after-the-event-is-rounded-halves-up = auf die eine Wertungszahl nach dem Turnier gerundet wird, Hälften aufwärts
text-the-two-losing-semifinalists-meet-without-it-they-share-third-place = die beiden Verlierer der Halbfinale spielen gegeneinander; ohne sie teilen sie Platz 3
text-so-that-nobody-has-the-same-colour-three-times-in-a-row-where-the-cycles-meet = damit zwischen den Durchgängen niemand dreimal hintereinander dieselbe Farbe hat
text-two-teams-everybody-meets-everybody-of-the-other-team-twice-once-with-each-colour = zwei Mannschaften: jeder zweimal gegen jeden der anderen, einmal mit jeder Farbe
text-two-teams-everybody-meets-everybody-of-the-other-team-one-round-a-board = zwei Mannschaften: jeder gegen jeden der anderen, eine Runde je Brett
text-virtual-match-points-for-the-upper-half-in-the-first-rounds-c-04-7 = virtuelle Mannschaftspunkte für die obere Hälfte in den ersten Runden (C.04.7)
text-match-points-also-for-a-match-won-by-forfeit-and-a-full-point-bye = Mannschaftspunkte, auch für einen kampflos gewonnenen Wettkampf und ein Freilos mit ganzem Punkt
text-match-points-also-for-a-half-point-bye = Mannschaftspunkte, auch für ein Freilos mit halbem Punkt
text-of-the-team-that-is-left-over-c-04-6-1-4-those-of-a-draw = der Mannschaft, die übrig bleibt (C.04.6 1.4: die eines Unentschiedens)
text-game-points-over-the-board = Brettpunkte, am Brett
text-the-number-of-boards-of-a-match = die Zahl der Bretter eines Wettkampfs
text-the-game-at-each-board-at-a-table-of-tractor-two-of-each-team-play-one-round = das Spiel an jedem Brett; an einem Tisch Tractor spielen zwei jeder Mannschaft eine Runde
text-players-sit-in-the-order-of-the-teams-list = die Spieler sitzen in der Reihenfolge der Mannschaftsliste
text-what-decides-a-drawn-match-board-elimination-c-07-12-3-lots-are-drawn-once-for-all-of-them = was ihn entscheidet (Brettstreichung: C.07 12.3); gelost wird einmal, für alle Wettkämpfe
text-of-the-first-team-at-the-first-four-boards-and-so-on-trf-352 = der ersten Mannschaft an den ersten vier Brettern, und so weiter (TRF 352)
text-the-rank-from-2-to-the-ace-at-which-both-partnerships-of-a-table-play-in-every-match = der Rang von 2 bis Ass, auf dem beide Paare eines Tisches spielen, in jedem Wettkampf
text-a-list-or-line-up-that-breaks-the-order-or-a-limit-is-refused-with-no-the-desk-asks = eine Liste oder Aufstellung, die die Reihenfolge oder eine Grenze verletzt, wird abgelehnt; bei `nein` fragt das Programm
text-how-much-weaker-a-player-may-be-than-one-at-a-lower-board-0-is-no-limit = wie viel schwächer ein Spieler sein darf als einer an einem hinteren Brett; 0 ist keine Grenze
text-players-of-a-team-beyond-the-number-of-boards-99-is-any-number = Spieler einer Mannschaft über die Zahl der Bretter hinaus; 99 ist beliebig viele
text-the-board-at-which-a-woman-plays-0-is-none = das Brett, an dem eine Frau spielt; 0 ist keines
text-the-board-at-which-a-junior-plays-0-is-none = das Brett, an dem ein Jugendlicher spielt; 0 ist keines
text-years-of-age-on-the-first-day-of-the-event = Alter in Jahren am ersten Tag des Turniers
text-numbers-teams-without-a-rating-the-mean-of-the-best-members-one-a-board-or-of-all-halves-up = ordnet Mannschaften ohne Wertungszahl: der Mittelwert der besten Mitglieder, eines je Brett, oder aller; Hälften aufwärts
text-the-rating-with-which-they-count-in-that-mean-0-leaves-them-out = die Wertungszahl, mit der sie in diesem Mittelwert zählen; 0 lässt sie weg
text-teams-by-the-points-or-the-places-of-their-best-players = Mannschaften nach den Punkten oder den Plätzen ihrer besten Spieler
text-the-field-of-a-player-that-names-the-team-players-without-it-are-in-none = das Feld eines Spielers, das die Mannschaft nennt; Spieler ohne es sind in keiner
text-the-best-of-a-team-0-for-all-of-them = die besten einer Mannschaft; 0 für alle
text-two-players-won-drawn-or-lost-with-the-value-of-the-pieces-left-to-each = zwei Spieler: gewonnen, remis oder verloren, mit dem Wert der Figuren, die jedem bleiben
text-2-to-10-at-a-table-five-dice-each-best-hand-first = 2 bis 10 an einem Tisch: je fünf Würfel, der beste Wurf zuerst
text-four-at-a-table-in-two-teams-the-cards-of-every-trick-are-entered-and-judged = vier an einem Tisch in zwei Paaren: die Karten jedes Stichs werden eingegeben und geprüft
text-the-rank-from-2-to-the-ace-at-which-the-team-plays-its-first-round = der Rang von 2 bis Ass, auf dem das Paar seine erste Runde spielt
text-the-mean-of-the-places-at-the-tables-lowest-first-then-the-best-hands = der Mittelwert der Plätze an den Tischen, der niedrigste zuerst, dann die besten Würfe
text-the-sum-of-the-places-at-the-tables-lowest-first-then-the-best-hands = die Summe der Plätze an den Tischen, die niedrigste zuerst, dann die besten Würfe
text-the-mean-of-the-places-at-the-tables-players-with-too-few-games-come-last = der Mittelwert der Plätze an den Tischen, Spieler mit zu wenigen Partien zuletzt
text-the-rank-reached-then-the-points-taken-as-defenders = der erreichte Rang, dann die als Verteidiger genommenen Punkte
text-how-players-with-fewer-games-rank-by-the-mean-alone-by-the-sum-with-missed-rounds-last-or-last = wie Spieler mit weniger Partien stehen: nur nach dem Mittelwert, nach der Summe mit verpassten Runden als letztem Platz, oder zuletzt
text-for-events-that-began-before-march-2026-a-dummy-opponent-has-the-players-own-score-without-a-cap-c-07-16-4 = für Turniere, die vor März 2026 begannen: ein virtueller Gegner hat die eigene Punktzahl des Spielers, ohne Grenze (C.07 16.4)
text-as-in-a-round-robin-where-the-pairings-are-known-before-the-first-round-c-07-15-2 = wie in einem Rundenturnier, wo die Paarungen vor der ersten Runde bekannt sind (C.07 15.2)
text-in-aro-tpr-ptp-apro-and-appo-as-published-before-round-1-c-07-art-10-has-no-tie-break = in ARO, TPR, PTP, APRO und APPO, wie vor Runde 1 bekannt gegeben; C.07 Art. 10 hat keine Feinwertung
text-a-game-counts-with-the-rating-the-opponent-had-in-its-round-else-with-the-first-one-c-07-art-10 = eine Partie zählt mit der Wertungszahl, die der Gegner in ihrer Runde hatte; sonst mit der ersten (C.07 Art. 10)
text-opponents-without-a-rating-count-with-this-one = Gegner ohne Wertungszahl zählen mit dieser
text-players-with-fewer-come-last = Spieler mit weniger kommen zuletzt
text-the-sum-of-points-of-textwho-of-a-textfield-equal-teams-by-their-best-single-places = Die Summe der Punkte ({ $textWho }; Mannschaft: { $textField }); gleiche Mannschaften nach ihren besten einzelnen Plätzen.
text-the-mean-of-points-of-textwho-of-a-textfield-equal-teams-by-their-best-single-places = Die Mittel der Punkte ({ $textWho }; Mannschaft: { $textField }); gleiche Mannschaften nach ihren besten einzelnen Plätzen.
text-the-sum-of-places-of-textwho-of-a-textfield-equal-teams-by-their-best-single-places = Die Summe der Plätze ({ $textWho }; Mannschaft: { $textField }); gleiche Mannschaften nach ihren besten einzelnen Plätzen.
text-the-sum-of-the-places-at-tables-of-textwho-of-a-textfield-equal-teams-by-their-best-single-places = Die Summe der Plätze an Tischen ({ $textWho }; Mannschaft: { $textField }); gleiche Mannschaften nach ihren besten einzelnen Plätzen.
text-the-mean-of-the-places-at-tables-of-textwho-of-a-textfield-equal-teams-by-their-best-single-places = Die Mittelwert der Plätze an Tischen ({ $textWho }; Mannschaft: { $textField }); gleiche Mannschaften nach ihren besten einzelnen Plätzen.
text-sum-of-places = Summe der Plätze
text-all-players = alle Spieler
text-the-best-player = der beste Spieler
text-the-best-count-players = die { $count } besten Spieler
text-points-percentage-and-performance-are-of-the-games-played-not-of-forfeits = Punkte, Prozent und Leistung gelten für gespielte Partien, nicht für kampflose
report-text = Text
text-textlist-count-player-with-the-textkind = { $textList }: { $count } Spieler mit der anderen ({ $textKind })
text-textlist-count-players-with-the-textkind = { $textList }: { $count } Spieler mit der anderen ({ $textKind })
text-columns-not-used-columns = nicht verwendete Spalten: { $columns }
text-gone = weg
text-the-event-is-rated-as-a-whole-with-the-ratings-before-it = das Turnier wird als Ganzes gewertet, mit den Wertungszahlen davor
text-the-event-is-rated-as-a-whole-with-the-ratings-after-it = das Turnier wird als Ganzes gewertet, mit den Wertungszahlen danach
