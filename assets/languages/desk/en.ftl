# English, the source of all languages of the desk: screens, keys, help, questions, messages.
#
# To add a language, copy this file to `<tag>.ftl`, where the tag is the one of BCP 47 (`it`, `pt-BR`), and
# translate what is behind the signs of equality: https://projectfluent.org/fluent/guide explains the file. Use
# the terms of `../<tag>.ftl`, the texts of reports. The names before the signs of equality and those behind `$`
# stay. Leave out a text to have it in English. Keys do not change with the language.
#
# The program makes many texts in English, with values, and recognises them by their words: `{ $name } has no
# partner`. Values whose name begins with `text` are texts of this file again; those named `count`, `round` and
# `board` are numbers, so that plurals can follow them: `{ $count -> [one] ... *[other] ... }`, each on its line.

## The desk

language-name = English
language-changed = the desk is in English from now on
language-not-saved = the desk is in English until it is closed; the settings stay: { $reason }
text-language-of-the-desk = language of the desk
help-title = keys: { $place }

## Screens, by name and with the short names above them

tab-home = home
tab-setup = setup
tab-players = players
tab-round = round
tab-standings = standings
tab-crosstable = crosstable
tab-player-card = player card
tab-card = card
tab-audit = audit
tab-reports = reports
short-home = home
short-setup = setup
short-players = players
short-round = round
short-stand = stand
short-cross = cross
short-card = card
short-audit = audit
short-reports = reports

## Places where keys work

text-everywhere = everywhere
text-lists = lists
text-input-lines = input lines
text-texts = texts
text-manual = manual
text-home = home
text-setup = setup
text-players = players
text-round = round
text-round-results-of-one-key = round: results of one key
text-round-boards-of-two = round: boards of two
text-round-forfeit = round: forfeit
text-round-other-result = round: other result
text-round-slips = round: slips
text-round-a-slip-being-typed = round: a slip being typed
text-round-second-pass = round: second pass
text-round-a-line-being-typed = round: a line being typed
text-round-dice = round: dice
text-round-a-hand-being-typed = round: a hand being typed
text-round-matches-of-teams = round: matches of teams
text-round-a-match-that-is-in = round: a match that is in
text-round-a-match-being-typed = round: a match being typed
text-round-a-board-of-a-match-being-typed = round: a board of a match being typed
text-round-tractor = round: Tractor
text-round-a-trick-being-typed = round: a trick being typed
text-round-pairing-by-hand = round: pairing by hand
text-standings = standings
text-crosstable = crosstable
text-player-card = player card
text-audit = audit
text-reports = reports
text-prizes = prizes
text-projector = projector
text-questions-answered-with-a-line = questions answered with a line
text-lists-to-choose-from = lists to choose from
text-questions = questions
text-messages = messages
text-a-list-before-it-is-imported = a list before it is imported
text-players-beside-the-rating-lists = players beside the rating lists
text-players-a-player-being-typed = players: a player being typed

## What keys do, in the key line, in help and among the actions

key-white = White
key-black = Black
key-draw = draw
key-white-wins = White wins
key-white-loses = White loses
key-white-number-pad = White (number pad)
key-black-number-pad = Black (number pad)
key-draw-number-pad = draw (number pad)
key-enter-results-again = enter results again
key-after-a-number-white = after a number: White
key-to-the-board = to the board
key-erase-a-digit = erase a digit
key-end-slips = end slips
key-forfeit = forfeit
key-adjourn = adjourn
key-other-result = other result
key-white-gets-the-point = White gets the point
key-black-gets-the-point = Black gets the point
key-nobody = nobody
key-not-a-forfeit = not a forfeit
key-1-0-unrated = 1–0 unrated
key-unrated = ½–½ unrated
key-0-1-unrated = 0–1 unrated
key-none = none
key-record = record
key-clear = clear
key-enter-hands = enter hands
key-next-hand = next hand
key-erase-then-previous-hand = erase, then previous hand
key-back-to-the-tables = back to the tables
key-hand = hand
key-first-hand = first hand
key-last-hand = last hand
key-erase-the-hand = erase the hand
key-open-the-match = open the match
key-first-line-up = first line-up
key-second-line-up = second line-up
key-correct-the-first-line-up = correct the first line-up
key-correct-the-second-line-up = correct the second line-up
key-end-the-match = end the match
key-back = back
key-board = board
key-first-board = first board
key-last-board = last board
key-enter-tricks = enter tricks
key-judge = judge
key-trick = trick
key-main-suit-and-dealer = main suit and dealer
key-last-trick = last trick
key-publish = publish
key-swap = swap
key-previous-seat = previous seat
key-next-seat = next seat
key-colours = colours
key-board-up = board up
key-board-down = board down
key-leave-the-rest-to-the-system = leave the rest to the system
key-add-a-board = add a board
key-add-a-table = add a table
key-turn-the-seats = turn the seats
key-take-apart = take apart
key-bye = bye
key-why = why
key-draw-the-position = draw the position
key-drop-it = drop it
key-pair = pair
key-results-of-a-file = results of a file
key-withdraw-the-round = withdraw the round
key-print-the-pairings = print the pairings
key-correct = correct
key-clear-the-result = clear the result
key-name = name
key-slips = slips
key-second-pass = second pass
key-earlier = earlier
key-later = later
key-why-not-another-opponent = why not another opponent
key-change-boards-by-hand = change boards by hand
key-seal-the-standings = seal the standings
key-back-to-entering-results = back to entering results
key-next-board-without-a-result = next board without a result
key-open = open
key-new-event = new event
key-open-a-file = open a file
key-import-a-report = import a report
key-remove-from-the-list = remove from the list
key-tour = tour
key-no-tour-now-or-later = no tour, now or later
key-change = change
key-previous-choice = previous choice
key-next-choice = next choice
key-add-tie-break = add tie-break
key-remove-tie-break = remove tie-break
key-tie-break-up = tie-break up
key-tie-break-down = tie-break down
key-add = add
key-card = card
key-withdraw = withdraw
key-return = return
key-here = here
key-find = find
key-number-by-rating = number by rating
key-import-a-list = import a list
key-number-in-order-of-registration = number in order of registration
key-number-by-lot = number by lot
key-number-by-the-varma-draw = number by the Varma draw
key-another-number-for-the-player = another number for the player
key-number-up = number up
key-number-down = number down
key-everybody-is-here-or-nobody = everybody is here, or nobody
key-fixed-board = fixed board
key-must-not-meet = must not meet
key-partner = partner
key-add-to-the-team = add to the team
key-remove-the-last-player-of-the-team = remove the last player of the team
key-exclude = exclude
key-remove-registered-by-mistake = remove, registered by mistake
key-leave-out-of-the-standings = leave out of the standings
key-give-or-take-points = give or take points
key-rating-from-a-round-on = rating from a round on
key-compare-with-the-rating-lists = compare with the rating lists
key-load-the-rating-lists-again = load the rating lists again
key-print-the-starting-list = print the starting list
key-teams-or-players = teams or players
key-column = column
key-seal = seal
key-announced-now = announced, now
key-give-a-value = give a value
key-draw-lots = draw lots
key-print-the-standings = print the standings
key-by-opponent-or-round = by opponent or round
key-bracket = bracket
key-print-the-crosstable = print the crosstable
key-previous-player = previous player
key-next-player = next player
key-opponents-card = opponent's card
key-print-the-card = print the card
key-step-back = step back
key-step = step
key-round-back = round back
key-round = round
key-go-to = go to
key-compare-two-moments = compare two moments
key-replay-and-compare = replay and compare
key-sign = sign
key-read = read
key-format = format
key-write = write
key-projector = projector
key-define-prizes = define prizes
key-print = print
key-publish-as-a-site = publish as a site
key-add-a-fund = add a fund
key-remove-the-fund = remove the fund
key-from-a-file = from a file
key-fund-up = fund up
key-fund-down = fund down
key-to-the-left = to the left
key-to-the-right = to the right
key-page = page
key-list = list
key-faster = faster
key-slower = slower
key-all-lists-or-one = all lists or one
key-pause = pause
key-sign-and-close-the-event = sign and close the event
key-register = register
key-change-the-boards = change the boards
key-drop-what-was-typed = drop what was typed
key-keep-for-later = keep for later
key-leave = leave
key-how-desks-join = how desks join
key-players-keep-what-they-have = players keep what they have
key-boards-or-seats-keep-it = boards or seats keep it
key-take-over-as-lead = take over as lead
key-the-others-entries = the others' entries
key-the-result-is-right = the result is right
key-disputed-results = disputed results
key-remove-what-is-left-over = remove what is left over
key-results-are-entered-again = results are entered again
key-board-by-board = board by board
key-new-partners-from-now-on = new partners from now on
key-byes-for-missing-players = byes for missing players
key-for-the-rating-report-only = for the rating report only
key-do-what-was-asked = do what was asked
key-change-nothing = change nothing
key-go-on = go on
key-take-over = take over
key-only-the-new = only the new
key-taken-as = taken as
key-another-person-or-the-same = another person, or the same
key-rating = rating
key-from-the-rating-lists = from the rating lists
key-encoding = encoding
key-separator = separator
key-lines = lines
key-change-the-marked = change the marked
key-mark = mark
key-all-or-none = all or none
key-next-chapter = next chapter
key-previous-chapter = previous chapter
key-search = search
key-next-place = next place
key-take-from-the-list = take from the list
key-up = up
key-down = down
key-do-it = do it
key-choose = choose
key-page-up = page up
key-page-down = page down
key-first-line = first line
key-last-line = last line
key-erase-before-the-caret = erase before the caret
key-erase-after-the-caret = erase after the caret
key-erase-the-word = erase the word
key-erase-the-line = erase the line
key-caret-left = caret left
key-caret-right = caret right
key-caret-to-the-start = caret to the start
key-caret-to-the-end = caret to the end
key-home = home
key-setup = setup
key-players = players
key-standings = standings
key-crosstable = crosstable
key-player-card = player card
key-audit = audit
key-reports = reports
key-next-screen = next screen
key-note-in-the-journal = note in the journal
key-stop-long-work = stop long work
key-actions = actions
key-quit = quit
key-redo = redo
key-undo = undo
key-help = help
key-manual = manual
key-operator-the-name-that-entries-carry = operator: the name that entries carry
key-take-over-from-another-desk = take over from another desk
key-sign-the-event-or-close-it = sign the event, or close it
key-desks-who-is-there-share-the-event-leave = desks: who is there, share the event, leave
key-join-the-event-of-another-desk = join the event of another desk
key-settings-show-and-create-their-file = settings: show, and create their file
key-language-of-the-desk = language of the desk
key-end-the-tour = end the tour
text-actions = actions
text-nothing-matches = nothing matches

## Headings of columns that reports do not have

head-because = because
head-column = column
head-dice = dice
head-entry = entry
head-event = event
head-file = file
head-first-values = first values
head-from-the-lists = from the lists
head-fund = fund
head-game = game
head-hand = hand
head-in-the-event-in-the-list = in the event → in the list
head-key = key
head-last-saved = last saved
head-line = line
head-list = list
head-number = number
head-report = report
head-taken-as = taken as
head-time = time
head-who-may-win = who may win
head-wins-it = wins it

## Counts

count-rounds = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
}
count-boards = { $count ->
    [one] { $count } board
   *[other] { $count } boards
}
count-tables = { $count ->
    [one] { $count } table
   *[other] { $count } tables
}
count-matches = { $count ->
    [one] { $count } match
   *[other] { $count } matches
}
count-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
count-teams = { $count ->
    [one] { $count } team
   *[other] { $count } teams
}
count-acts = { $count ->
    [one] { $count } act
   *[other] { $count } acts
}

## The top line

header-published = Round { $round } published{ $at }
header-round = Round { $round } { $status }
adjourned-count = { $count } adjourned
saved-at = saved { $time }
too-small = { $size } is too small: { $needed } are needed
stop-with-key = { $key } stops it
below-more = { $count } more
text-read-only = READ-ONLY
text-not-saved = NOT SAVED
text-in-memory-only = in memory only
text-not-official = not official

## Home

round-of = { $round } of { $rounds }
file-in = { $name } in { $folder }
text-recent-events = recent events
text-no-events-yet-n-makes-a-new-one-o-opens-a-file-i-imports-a-report = no events yet: n makes a new one, o opens a file, i imports a report
text-new-event-what-kind = new event: what kind?
text-open-an-event = open an event
text-the-path-of-an-event-file-is-your-home-folder = the path of an event file (~ is your home folder)
text-make-an-event-from-a-report = make an event from a report
text-the-path-of-a-tournament-report-trf16-or-trf26 = the path of a tournament report (TRF16 or TRF26)
text-title-of-the-new-event = title of the new event
text-chess = chess
text-dice = dice

## Round: what is shown

results-in = in { $done }/{ $all }
results-agreed = agreed { $count }
missing-at = missing { $boards }
adjourned-at = adjourned { $boards }
control-total = control { $total } = { $boards }
control-total-for = control { $total } for { $boards }
other-result-at = board { $board }, other result: type a letter below
left-of-two = { $gone } left: { $forfeit } forfeit, { $arrange } another opponent
left-at-table = { $gone } left: { $arrange } changes the table
round-named = round { $round }
round-starts = starts { $time }, in { $left }
position-number = position { $position }
table-second-pass = { $place } { $table } is typed a second time, the first hidden: { $key } begins
table-missing = the result of { $place } { $table } is missing: { $key } begins
rated-as = rated { $score }
fixed-at-board = fixed at { $board }
text-slip = slip
text-forfeit-who-gets-the-point = forfeit: who gets the point?
text-the-next-result-replaces-the-current-one = the next result replaces the current one
text-complete = complete
text-no-round-yet = no round yet
text-and = and
text-slips = slips
text-second-pass = second pass
text-correcting = correcting
text-results = results
text-by-hand = by hand
text-by-the-system = by the system
text-imported = imported
text-no-position-drawn = no position drawn
text-the-round-has-no-boards = the round has no boards
text-no-matches = no matches
text-no-tables = no tables
state-forfeit = forfeit
state-adjourned = adjourned
state-unrated = unrated
state-to-decide = to decide
state-waits = waits
state-agreed = agreed
state-once = once
state-in = in
state-being-typed-again = being typed again
state-being-corrected = being corrected
state-being-typed = being typed
state-missing = missing

## Setup: the lines

tie-break-number = tie-break { $number }
from-round-on = from round { $round } on
text-recorded-when-you-leave-this-line = recorded when you leave this line
setup-title = title
setup-place = place
setup-first-day = first day
setup-last-day = last day
setup-chief-arbiter = chief arbiter
setup-deputies = deputies
setup-federation = federation
setup-rate-of-play = rate of play
setup-time-control = time control
setup-language = language
setup-schedule = schedule
setup-page = page
setup-rounds = rounds
setup-second-pass = second pass
setup-game = game
setup-pairing = pairing
setup-rating = rating
setup-rating-used = rating used
setup-initial-order-by = initial order by
setup-over-30-days = over 30 days
setup-ranking = ranking
setup-official-mode = official mode
setup-yes = yes
setup-no = no
setup-on = on
setup-off = off

## Setup: games, pairing systems, ratings, rankings and their parameters

text-decided-game = decided game
text-poker-dice = poker dice
text-team-match = team match
text-crikey = Crikey
text-tractor = Tractor
text-manual-pairing = manual pairing
text-round-robin = round robin
text-double-round-robin = double round robin
text-round-robin-of-several-cycles = round robin of several cycles
text-scheveningen = Scheveningen
text-double-scheveningen = double Scheveningen
text-scheveningen-of-several-cycles = Scheveningen of several cycles
text-fide-dutch-swiss = FIDE (Dutch) Swiss
text-fide-dutch-swiss-baku-acceleration = FIDE (Dutch) Swiss, Baku acceleration
text-fide-team-swiss = FIDE team Swiss
text-knockout = knockout
text-double-elimination = double elimination
text-mixed-tables = mixed tables
text-tables-of-four-partners-kept = tables of four, partners kept
text-tables-of-four-partners-rotated = tables of four, partners rotated
text-no-rating = no rating
text-rating-points-exchange = rating-points exchange
text-probit-old-system = probit, old system
text-probit-new-system = probit, new system
text-points-and-tie-breaks = points and tie-breaks
text-table-placings = table placings
text-progress-in-rank = progress in rank
text-elimination = elimination
text-sum-of-points = sum of points
text-mean-of-points = mean of points
text-fide-rating-fide = FIDE rating (FIDE)
text-national-rating-only-nro = national rating only (NRO)
text-fide-else-national-fidon = FIDE, else national (FIDON)
text-national-else-fide-nidof = national, else FIDE (NIDOF)
text-the-higher-of-both-hbfn = the higher of both (HBFN)
text-the-lower-of-both-lbfn = the lower of both (LBFN)
text-rating-as-typed-other = rating as typed (OTHER)
text-a-win = a win
text-a-draw = a draw
text-a-loss = a loss
text-a-loss-by-forfeit = a loss by forfeit
text-a-zero-point-bye = a zero-point bye
text-a-pairing-allocated-bye = a pairing-allocated bye
text-team-1-starts-at = team 1 starts at
text-team-2-starts-at = team 2 starts at
text-unrated-opponents = unrated opponents
text-a-fixed-rating = a fixed rating
text-forfeits-count-as-games = forfeits count as games
text-unequal-numbers-of-games = unequal numbers of games
text-games-at-least = games at least
text-edition-of-august-2024 = edition of August 2024
text-ratings-of-each-round = ratings of each round
text-a-won-match = a won match
text-a-drawn-match = a drawn match
text-a-lost-match = a lost match
text-a-bye-match-points = a bye, match points
text-a-bye-game-points = a bye, game points
text-a-win-at-a-board = a win at a board
text-a-draw-at-a-board = a draw at a board
text-a-loss-at-a-board = a loss at a board
text-a-board-lost-by-forfeit = a board lost by forfeit
text-boards = boards
text-colours = colours
text-fixed-board-order = fixed board order
text-drawn-match-of-a-knockout = drawn match of a knockout
text-refuse-other-line-ups = refuse other line-ups
text-rating-difference-at-most = rating difference at most
text-reserves-at-most = reserves at most
text-womens-board = women's board
text-junior-board = junior board
text-juniors-are-under = juniors are under
text-rating-of-a-team = rating of a team
text-unrated-members = unrated members
text-ranking-of-teams = ranking of teams
text-players-that-count = players that count
text-white-counts-stronger-by = White counts stronger by
text-regulations-of = regulations of
text-factor = factor
text-decimals = decimals

## Setup: what a line is for

text-shown-on-every-screen-and-report-the-file-was-named-after-it = shown on every screen and report; the file was named after it
text-shown-on-reports-and-in-the-tournament-report-trf = shown on reports and in the tournament report (TRF)
text-their-names-separated-by-semicolons-in-the-tournament-report-trf = their names, separated by semicolons; in the tournament report (TRF)
text-the-one-that-registers-the-event-three-letters-for-instance-swe = the one that registers the event, three letters, for instance SWE
text-in-words-for-instance-90-min-plus-30-s-per-move-shown-on-reports = in words, for instance 90 min + 30 s per move; shown on reports
text-of-reports-and-pages-a-tag-for-instance-de-or-two-deplus-en-english-if-it-is-empty = of reports and pages: a tag, for instance de, or two, de+en; English if it is empty
text-time-and-increment-90plus-30-in-minutes-5400plus-30-in-seconds-as-reports-have-it-40-90plus-30-30plus-30-w5-b4 = time and increment: 90+30 in minutes, 5400+30 in seconds as reports have it; 40/90+30:30+30, W5-B4
text-day-and-hour-of-each-round-separated-by-commas-2026-11-21-10-00-15-00-2026-11-22-10-00-for-unknown = day and hour of each round, separated by commas: 2026-11-21 10:00, 15:00, 2026-11-22 10:00; - for unknown
text-its-address-on-the-web-https-paper-pdf-shows-it-as-a-code-to-scan = its address on the web, https://...; paper (PDF) shows it as a code to scan
text-whether-each-result-is-typed-twice-the-desk-asks-about-single-ones-before-the-next-round-and-the-seal = whether each result is typed twice: the desk asks about single ones before the next round and the seal
text-each-round-begins-from-a-position-that-is-drawn-tournament-reports-trf-have-no-record-for-it = each round begins from a position that is drawn; tournament reports (TRF) have no record for it
text-as-announced-requested-byes-and-the-acceleration-rely-on-it = as announced; requested byes and the acceleration rely on it
text-which-rating-orders-the-players-and-is-shown-choose-an-order-or-type-one-rapid-blitz-standard-else-the-one-as-typed = which rating orders the players and is shown; choose an order or type one: rapid, blitz, standard; else the one as typed
text-the-tournament-rating-which-decides-pairing-numbers-the-official-ratings-stay-as-they-are-trf-172 = the tournament rating, which decides pairing numbers; the official ratings stay as they are (TRF 172)
text-whether-it-lasts-longer-then-players-may-get-new-ratings-from-a-round-on-b-02 = whether it lasts longer: then players may get new ratings from a round on (B.02)
text-the-federations-regulations-hold-the-desk-refuses-what-they-forbid-and-asks-about-what-they-discourage = the federation's regulations hold: the desk refuses what they forbid and asks about what they discourage
text-the-federations-regulations-forbid-nothing-here-and-every-print-says-not-official = the federation's regulations forbid nothing here, and every print says: not official
text-not-beside-buchholz-c-07-8-change-the-list-of-tie-breaks-first = not beside Buchholz (C.07 8): change the list of tie-breaks first
text-official-mode-cannot-be-entered-once-round-1-is-published = official mode cannot be entered once round 1 is published
text-fixed-round-1-is-published = fixed: round 1 is published
text-fixed-the-pairings-so-far-depend-on-it = fixed: the pairings so far depend on it
text-two-players-won-drawn-or-lost-forfeits-adjourned-games = two players: won, drawn or lost, forfeits, adjourned games
text-two-players-won-or-lost-never-drawn = two players: won or lost, never drawn
text-two-teams-chess-crikey-or-a-decided-game-at-several-boards = two teams: chess, Crikey or a decided game at several boards
text-equal-scores-meet-nobody-twice-c-04-3-in-force-since-1-february-2026 = equal scores meet, nobody twice (C.04.3, in force since 1 February 2026)
text-like-the-swiss-with-virtual-points-for-the-upper-half-in-the-first-rounds-c-04-5-1 = like the Swiss, with virtual points for the upper half in the first rounds (C.04.5.1)
text-everybody-meets-everybody-by-the-tables-of-berger-c-05-annex-1 = everybody meets everybody, by the tables of Berger (C.05 annex 1)
text-you-make-every-board-yourself = you make every board yourself
text-a-player-who-loses-a-match-is-out = a player who loses a match is out
text-a-player-who-loses-twice-is-out = a player who loses twice is out
text-teams-of-equal-score-meet-no-two-twice-c-04-6-in-force-since-1-february-2026 = teams of equal score meet, no two twice (C.04.6, in force since 1 February 2026)
text-players-are-seated-so-that-they-meet-the-same-opponents-as-rarely-as-possible = players are seated so that they meet the same opponents as rarely as possible
text-partners-stay-together-and-meet-other-pairs = partners stay together and meet other pairs
text-everybody-gets-another-partner-every-round = everybody gets another partner every round
text-ratings-only-seed-the-players-no-result-changes-them = ratings only seed the players; no result changes them
text-fides-rating-regulations-b-02-the-change-if-the-event-ended-now-and-first-ratings = FIDE's rating regulations (B.02): the change if the event ended now, and first ratings
text-points-first-then-the-tie-breaks-below-in-their-order = points first, then the tie-breaks below in their order
text-the-present-rating-highest-first = the present rating, highest first
text-players-still-in-first-then-those-who-went-out-later = players still in first, then those who went out later
text-also-a-win-by-forfeit-and-a-full-point-bye = also a win by forfeit and a full-point bye
text-also-a-half-point-bye-and-an-adjourned-game-until-it-is-finished = also a half-point bye, and an adjourned game until it is finished
text-over-the-board = over the board
text-for-not-appearing = for not appearing
text-a-round-missed-with-notice-without-points = a round missed with notice, without points
text-for-the-player-left-over-when-the-number-of-players-is-odd = for the player left over when the number of players is odd

## Questions: what a key does

question = { $does }?
publish-round = publish round { $round }
publish-round-changed = publish round { $round } as changed
publish-with-partners = publish round { $round }, and these pairs are partners from now on
correct-round = correct round { $round }
withdraw-round = withdraw round { $round }
register-player = register { $name }
correct-result = correct the result of { $place } { $board } in round { $round }
clear-result = clear the result of { $place } { $board } in round { $round }
exclude-player = exclude { $name }
player-stays = { $name } stays
seal-after = seal the standings after round { $round }
withdraw-player = withdraw { $name }
remove-player = remove { $name }
change-player = change { $name }
return-player = return { $name }
leave-player-out = leave { $name } out of the standings
player-stays-in = { $name } stays in them
text-back-to-the-pairing = back to the pairing
text-back-to-the-boards = back to the boards
text-leave-it-published = leave it published
text-register-nobody = register nobody
text-import-the-list = import the list
text-leave-it-as-it-is = leave it as it is
text-leave-them-live = leave them live
text-back-to-the-line = back to the line
text-change-nothing = change nothing
text-change-the-setup = change the setup
text-give-new-pairing-numbers = give new pairing numbers
text-keep-the-numbers = keep the numbers
text-give-the-bye = give the bye
text-give-no-bye = give no bye
text-cancel-the-bye = cancel the bye
text-keep-the-bye = keep the bye
text-fix-the-board = fix the board
text-draw-the-colour = draw the colour
text-draw-nothing = draw nothing
text-say-that-they-must-not-meet = say that they must not meet
text-record-the-result = record the result
text-record-nothing = record nothing
text-record-that-both-passes-agree = record that both passes agree
text-note-the-other-result = note the other result
text-note-nothing = note nothing
text-leave-the-result-as-it-is = leave the result as it is
text-decide-later = decide later
text-change-the-teams-players = change the team's players
text-leave-them-as-they-are = leave them as they are
text-accept-the-line-up = accept the line-up
text-change-the-prizes = change the prizes
text-note-who-is-here = note who is here
text-note-nobody = note nobody
text-draw-lots-again = draw lots again
text-keep-the-lots-that-were-drawn = keep the lots that were drawn
text-give-the-values = give the values
text-give-nothing = give nothing
text-keep-the-records = keep the records
text-keep-none = keep none
text-change-the-points = change the points
text-change-what-is-reported-for-rating = change what is reported for rating
text-take-the-player-into-the-standings = take the player into the standings
text-change-who-may-have-a-half-point-bye = change who may have a half-point bye
text-change-the-partnerships = change the partnerships
text-change-the-table-size = change the table size
text-draw-the-position-again = draw the position again
text-keep-the-position-that-was-drawn = keep the position that was drawn
text-give-the-ratings = give the ratings
text-write-the-note = write the note
text-name-the-key = name the key
text-name-no-key = name no key
text-sign-the-event = sign the event
text-sign-nothing = sign nothing
text-sign-the-event-as-it-is = sign the event as it is
text-sign-and-close-the-event = sign and close the event
text-publish-the-manual-pairing = publish the manual pairing?
text-what-this-will-do = what this will do
text-that-key-is-no-answer-to-this-question = that key is no answer to this question
text-asked-once-more = (asked once more)
text-once-more = , once more

## Questions about acts

has-left = { $name } has left
has-withdrawn = has withdrawn { $after ->
    [0] before round 1
   *[other] after round { $after }
}
is-excluded = is excluded { $after ->
    [0] before round 1
   *[other] after round { $after }
}
left-still-to-play = { $name } { $left } and is still to play. As forfeits these games are:
left-sits-at = { $name } { $left } and sits at { $place } { $board } of round { $round }, which has no result yet.
left-keeps-bye = { $name } { $left }, but keeps the { $bye } of round { $round }.
still-to-play = { $name } is still to play. As forfeits these games are:
no-result-counts = Fewer than half of the games of { $name } are completed: no result of them counts.
forfeit-games = forfeit { $count ->
    [one] the game
   *[other] { $count } games
}
and-forfeit-games = { $title } and forfeit { $count ->
    [one] { $count } game
   *[other] { $count } games
}
change-places = change the { $place }s of round { $round }
leave-place = leave { $place } { $board } as it is
change-boards-and-byes = change the boards and byes of round { $round }
this-seals = This seals the standings after round { $round }: { $does }.
this-signs = This signs all { $count ->
    [one] { $count } entry
   *[other] { $count } entries
} of the event with the key of this computer.
signed-to = entries 1 to { $entry } are signed
signed-and-closed = entries 1 to { $entry } are signed; the event is closed
before-pairing = before you pair round { $round }
give-byes-and-pair = give { $count ->
    [one] { $count } player
   *[other] { $count } players
} a zero-point bye and pair
pair-all-the-same = pair round { $round } all the same
pair-with-numbers = pair round { $round } with the new numbers
text-has-left = has left
text-pair-nothing = pair nothing
text-undo-it = undo it
text-undo-what-others-have-seen = undo what others have seen?
text-games-of-later-rounds-are-forfeited-when-their-rounds-are-published = Games of later rounds are forfeited when their rounds are published.
text-find-another-opponent-on-the-round = find another opponent on the round
text-leave-the-games-open-marked-with = leave the games open, marked with †
text-give-the-byes = give the byes
text-do-all-of-it = do all of it
text-they-are-sealed-already-and-are-sealed-again-as-they-are-now = they are sealed already, and are sealed again as they are now
text-they-are-saved-as-they-are-now = they are saved as they are now
text-seal-the-standings = seal the standings
text-seal-nothing = seal nothing
text-close-the-event-once-nothing-of-it-will-change-the-signature-says-that-it-is-over = Close the event once nothing of it will change: the signature says that it is over.
text-exclude-the-games-stay-open = exclude, the games stay open
text-withdraw-the-games-stay-open = withdraw, the games stay open
text-undone = undone
text-redone = redone

## Home: the offer of the tour; the names in braces are keys

tour-offer = Here for the first time? { $tour } shows the desk in a few minutes on a real event, with its real keys. { $no } does not offer it again. { $manual } is the manual.

## Players

list-not-used = a rating list is not used: { $reason }
number-of-player = pairing number of { $name }
number-of-player-hint = a number from 1 to { $most }; the players between move by one
player-withdraws = { $name } withdraws { $after ->
    [0] before round 1
   *[other] after round { $after }
}
player-excluded = { $name } is excluded { $after ->
    [0] before round 1
   *[other] after round { $after }
}
bye-hint = a round and half, zero, full or none: { $round } half; several with commas
bye-for = bye for { $name }
fixed-board-for = fixed board for { $name }
partner-now = now { $name }
partner-hint = a pairing number or a name; - for no partner ({ $now })
partner-of = partner of { $name }
points-for = points for { $name }
ratings-of-from = ratings of { $name } from a round on
must-not-meet = { $name } must not meet
place-of-round = { $place } { $board } of round { $round }
still-open = still to play: { $games }, which is asked about next
player-of-team = player { $number } of { $team }
withdrawn-count = { $count } withdrawn
is-registered = { $name } registered
text-import-a-list = import a list
text-the-path-of-a-list-csv-or-text-with-tabs-with-headings-name-rating-club-or-name-and-rating-first-or-a-tournament-report-it-is-shown-first = the path of a list: CSV or text with tabs, with headings (name, rating, club ...) or name and rating first, or a tournament report; it is shown first
text-the-reason-may-stay-empty = the reason (may stay empty)
text-the-reason-may-stay-empty-its-effect-is-shown-next = the reason (may stay empty); its effect is shown next
text-why = why
text-a-board-empty-for-none = a board; empty for none
text-nobody-yet = nobody yet
text-a-player-without-a-number-cannot-exchange-it = a player without a number cannot exchange it
text-1-mp-2-gp-or-1-mp-2-gp-then-why-1-mp-round-3-counts-from-round-3-on = -1 MP, -2 GP or -1 MP -2 GP, then why; `-1 MP round 3 ...` counts from round 3 on
text-0-5-or-plus-1-then-why-plus-1-round-3-counts-from-round-3-on = -0.5 or +1, then why; `+1 round 3 ...` counts from round 3 on
text-the-round-and-the-ratings-4-standard-1850-k20-fide-nov26-removes-them = the round and the ratings: 4 standard 1850 K20 FIDE NOV26; - removes them
text-name-and-rating-in-board-order-berg-luca-2214-several-with-between-them = name and rating, in board order: Berg, Luca, 2214; several with ; between them
text-no-team-is-registered-yet-a-adds-teams-i-imports-a-list = no team is registered yet: a adds teams, i imports a list
text-nobody-is-registered-yet-a-adds-players-i-imports-a-list = nobody is registered yet: a adds players, i imports a list
text-nobody-is-registered-yet = nobody is registered yet
text-no-name-matches = no name matches
text-remarks = remarks
text-rating-now = rating now
text-3-no-pairing-number-yet-withdrawn-from-r-late-h-u-z-f-bye-board-fixed-must-not-meet = (3) no pairing number yet · † withdrawn · from R late · H U Z F bye · board fixed · ≠ must not meet
text-find-a-player = find a player
text-find-a-board-by-name-or-number = find a board by name or number
head-rating = rating

## Standings, crosstable, cards

table-after-round = { $table } after round { $round }
players-of-team = the players of { $name }
games-of-player = the games of { $name }
standings-compared = standings after round { $round }: announced, and now
place-of-player = the place of { $name }
value-of-player = { $value } of { $name }
why-about = why: { $what }
card-of = card of { $name }
player-against = { $one } against { $other }
text-announced = announced
text-a-number-such-as-1-or-2-5-an-empty-line-clears-the-value = a number such as 1 or 2.5; an empty line clears the value
text-sealed-changed-since-the-working-is-that-of-the-present-results = sealed, changed since: the working is that of the present results
text-sealed-changed-since = sealed, changed since
text-players-by-board = players by board
text-teams = teams
text-no-game-at-a-board-yet = no game at a board yet
text-no-player-has-a-team-yet = no player has a team yet
text-rating-before-the-event-now-and-its-change = rating before the event, now, and its change
text-rating = rating
text-card-of = card of
text-how-each-value-came-about = how each value came about
text-rating-before-the-event-and-after-every-round = rating before the event and after every round
text-points-after-every-round = points after every round
text-place-after-every-round = place after every round
text-have-not-met = have not met
text-t2-1-table-2-gained-1-rank-t2-plus-5-1-with-number-5-as-partner = T2:▲1 table 2, gained 1 rank · T2 + 5:▲1 with number 5 as partner
text-t2-1-table-2-place-1 = T2:1 table 2, place 1
text-h-u-z-f-byes = H U Z F byes
text-a-mark-a-game-the-earliest-first = a mark a game, the earliest first
text-12w1-white-against-number-12 = 12w1: White against number 12
text-1-won = 1 won
text-drawn = = drawn
text-0-lost = 0 lost
text-plus-forfeit = + - forfeit
text-open = . open
text-2-1-game-points-own-first = 2½:1½ game points, own first
text-12w2-white-at-board-1-against-team-12-2-match-points = 12w2: White at board 1 against team 12, 2 match points

## Reports, audit

reports-of-round = reports of round { $round }, as { $form }
prizes-read = read; { $key } makes them the prizes of the event
prizes-saved = the prizes are saved, not recorded: { $key } continues them
after-entry = after entry { $entry }
audit-entry = audit, entry { $entry } of { $entries }
text-when = when
text-what = what
text-who = who
text-not-replayed-since-the-last-entry-v-replays-and-compares = not replayed since the last entry (v replays and compares)
text-nothing-has-happened-yet = nothing has happened yet
text-go-to-entry = go to entry
text-write-to = write to
text-a-new-file-what-is-there-already-is-never-overwritten = a new file; what is there already is never overwritten
text-write-it-as-it-is = write it as it is
text-write-nothing-yet = write nothing yet
text-games-of-the-event-are-still-open = games of the event are still open
text-the-typed-prizes-were-dropped = the typed prizes were dropped
text-the-prizes = the prizes
text-tournament-report = tournament report
text-whole-event = whole event
text-judge-format = judge format
text-for-the-federation-and-for-other-programs-trf26 = for the federation and for other programs (TRF26)
text-everything-for-other-programs-json = everything, for other programs (JSON)
text-the-text-format-of-the-events-system = the text format of the event's system

## Keys without effect, and the operator

ignored-too-fast = { $key } was ignored: it came too fast (read this, then press { $key } again)
ignored-read-first = { $key } was ignored (read this first)
ignored-read-first-close = { $key } was ignored (read this first, then press { $close })
does-nothing-here = key { $key } does nothing here
undo-only-acts = { $open }: undo works on recorded acts only
operator-none = entries carry no name from now on
operator-named = entries carry the name { $name } from now on
text-undoes-no-key-suspends-the-desk = undoes; no key suspends the desk
text-shows-the-keys-that-work = shows the keys that work
text-opens-the-manual = opens the manual
text-goes-back = goes back
text-changes-nothing = changes nothing
text-there-is-nothing-that-this-key-could-do-now = there is nothing that this key could do now
text-that-key-does-nothing-here = that key does nothing here
text-no-event-is-open-open-or-make-one-first = no event is open (open or make one first)
text-operator = operator
text-the-name-that-every-entry-carries-from-now-on-empty-for-none = the name that every entry carries from now on; empty for none
text-note-in-the-journal = note in the journal
text-what-to-note-in-the-journal = what to note in the journal
text-stay = stay
text-leave = leave
text-close-this-desk = close this desk
text-open-the-other-event = open the other event
text-not-recorded-yet = not recorded yet
text-not-recorded-yet-but-saved = not recorded yet, but saved
text-your-input-is-saved-beside-the-event-and-is-here-again-when-you-open-it = Your input is saved beside the event, and is here again when you open it.

## Round: pairings and results

takes-or-keeps = { $takes } takes the new value, { $keeps } keeps the old one
no-round-published = no round is published yet: { $key } pairs the first one
go-to-other-player = go to the other player: { $key } swaps them
pairing-by-system = pairing of round { $round }, by the system
pairing-by-hand = pairing of round { $round }, by hand
manual-pairing-of = MANUAL PAIRING of round { $round }
manual-pairing-published = MANUAL PAIRING of round { $round }, published
published-correct-it = round { $round }, published: correct it
pairing-outdated = the event has changed since this pairing was made: { $key } makes a new one
nobody-seated = nobody is seated yet: { $adds } adds a { $place }, { $bye } a bye
swap-what = swap players, { $seats } or { $place }s; what has a result keeps it unless you say otherwise
without-seat = { $count ->
    [one] { $count } player has
   *[other] { $count } players have
} no seat yet: { $adds } adds a { $place }, { $bye } a bye
warnings-above = { $count ->
    [one] { $count } warning
   *[other] { $count } warnings
} above: { $key } { $does }
and-more = and { $count } more
not-as-system = { $boards } not as the system makes them
publishes-boards = publishes { $boards }
corrects-round = corrects round { $round }
no-such-board = there is no { $place } `{ $typed }` (expected 1 to { $most })
slip-has-result = { $place } { $board } has a result already ({ $end }, then { $key } corrects it)
erased-by = { $key } erases
same-result = { $place } { $board } has this result already
has-result = { $place } { $board } has the result { $score } ({ $key } corrects it)
nothing-to-correct = { $place } { $board } has no result to correct
typed-not-recorded = { $place } { $board }: typed and not recorded
text-asks-first = asks first
text-publishes-all-the-same = publishes all the same
text-corrects-the-round-all-the-same = corrects the round all the same
text-as-the-system-makes-it = as the system makes it
text-the-byes-are-not-as-the-system-makes-them = the byes are not as the system makes them
text-no-rule-is-broken = no rule is broken
text-no-result-has-been-entered-yet-there-is-nothing-to-type-a-second-time = no result has been entered yet: there is nothing to type a second time
text-the-two-passes-differ = the two passes differ
text-first-pass = first pass
text-if-the-first-pass-stays-type-what-differs-again = If the first pass stays, type what differs again.
text-correct-it-to-the-second-pass = correct it to the second pass
text-keep-the-first-pass = keep the first pass
text-type-the-line-again-if-you-type-the-same-it-stays-and-the-desk-asks-about-it-at-the-end-of-the-table = Type the line again. If you type the same, it stays, and the desk asks about it at the end of the table.
text-drop-it = drop it
text-keep-it = keep it
text-a-line-was-begun-here-go-on-with-it-or-erase-it-first = a line was begun here: go on with it, or erase it first
text-another-dealer = another dealer
text-back-to-the-dealer = back to the dealer
text-whose-cards-are-they = Whose cards are they?
text-results-of-a-file = results of a file
text-the-path-of-a-file-round-board-result-as-csv-or-a-line-a-result-3-17-1-0-it-is-shown-first = the path of a file: round, board, result as CSV, or a line a result, 3 17 1-0; it is shown first

## Reports by name, with what they show

report-pairings = pairings
report-names = names
report-matches = matches
report-standings = standings
report-crosstable = crosstable
report-boards = boards
report-bracket = bracket
report-cards = cards
report-slips = slips
report-line-ups = line-ups
report-team-sheets = team-sheets
report-prizes = prizes
report-check-in = check-in
report-fees = fees
report-ratings = ratings
report-starting-list = starting-list
report-schedule = schedule
report-result-sheet = result-sheet
report-table-numbers = table-numbers
report-name-cards = name-cards
report-diplomas = diplomas
line-add = add
text-the-pairings-of-a-round-by-board = the pairings of a round by board
text-the-pairings-of-a-round-by-name = the pairings of a round by name
text-the-matches-of-a-round-with-their-boards = the matches of a round with their boards
text-the-standings-after-a-round = the standings after a round
text-the-crosstable-after-a-round = the crosstable after a round
text-the-players-of-the-teams-by-board-after-a-round = the players of the teams by board after a round
text-the-bracket-of-a-knockout-after-a-round = the bracket of a knockout after a round
text-a-card-for-every-player = a card for every player
text-a-score-slip-for-every-board-of-a-round = a score slip for every board of a round
text-a-line-up-form-for-every-team-of-a-round = a line-up form for every team of a round
text-the-players-of-every-team-in-board-order = the players of every team in board order
text-the-prize-list-after-a-round = the prize list after a round
text-who-is-not-here-yet = who is not here yet
text-who-has-paid-who-has-not = who has paid, who has not
text-the-rating-changes-after-a-round = the rating changes after a round
text-the-players-by-pairing-number-with-their-data = the players by pairing number, with their data
text-when-each-round-begins-and-its-state = when each round begins, and its state
text-the-pairings-of-a-round-for-results-and-signatures = the pairings of a round, for results and signatures
text-the-number-of-every-table-half-a-page-each = the number of every table, half a page each
text-the-names-of-the-players-to-cut-and-fold = the names of the players, to cut and fold
text-a-page-for-every-prize-or-for-the-first-three = a page for every prize, or for the first three
text-there-is-no-round-yet-pair-the-first-one = there is no round yet (pair the first one)
head-best-hand = best hand
head-from-2-to-the-ace = from 2 to the ace
head-old-sys = old sys
head-rating-after = rating after

## Long work and short answers

text-looking-everybody-up-in-the-rating-lists = looking everybody up in the rating lists
text-finding-out-what-this-changes = finding out what this changes
text-replaying-the-journal = replaying the journal
text-bringing-the-site-up-to-date = bringing the site up to date
text-writing-the-paper = writing the paper
text-computing-the-ratings = computing the ratings
text-sharing-the-event = sharing the event
text-joining-the-event = joining the event
text-the-event-has-changed-since-ask-again = the event has changed since: ask again
text-publish-as-a-site = publish as a site
text-its-folder-the-site-is-written-now-an-empty-line-stops-updating-it = its folder: the site is written now; an empty line stops updating it
text-a-folder-the-site-is-written-now-and-again-after-every-round-seal-and-correction = a folder: the site is written now, and again after every round, seal and correction
text-the-site-is-no-longer-kept-up-to-date = the site is no longer kept up to date
text-the-site-is-still-being-written = the site is still being written
text-the-rating-lists-are-being-loaded = the rating lists are being loaded
text-the-tour-will-not-be-offered-again-you-still-find-it-among-the-actions = the tour will not be offered again; you still find it among the actions
text-nothing-was-pasted-no-line-is-being-typed = nothing was pasted: no line is being typed
text-nothing-was-pasted-no-result-is-being-typed-on-a-line = nothing was pasted: no result is being typed on a line
text-there-is-no-position-to-draw-the-setup-does-not-say-chess960 = there is no position to draw: the setup does not say Chess960
text-the-last-change-of-this-pairing-is-undone = the last change of this pairing is undone
text-the-boards-without-a-result-are-paired-again = the boards without a result are paired again
text-only-boards-of-the-last-published-round-can-be-paired-again = only boards of the last published round can be paired again
text-add-a-tie-break = add a tie-break
text-leave-official-mode = leave official mode
text-the-round-is-too-old-to-be-corrected = the round is too old to be corrected
text-the-reason-which-the-report-names = the reason, which the report names
text-typed-already = typed already
text-leave-it = leave it
text-no-boards = no boards
text-no-hands = no hands
text-no-tricks = no tricks
text-no-prizes-yet = no prizes yet
text-nobody-would-win-anything-yet = nobody would win anything yet
text-keep-them-for-later = keep them for later
text-drop-the-changes = drop the changes
text-go-on = go on
text-the-prizes-are-typed-but-not-recorded = The prizes are typed but not recorded.
text-open-an-event-first = open an event first
text-everybody-is-registered-as-the-lists-say = everybody is registered as the lists say
text-nobody-is-marked = nobody is marked
text-nothing-to-take-over = nothing to take over

## Texts with values: parts that follow each other

text-textbefore-textthen = { $textBefore }; { $textThen }
text-texthead-textbody = { $textHead }: { $textBody }
text-textleft-textright = { $textLeft } · { $textRight }
text-textmain-textaside = { $textMain } ({ $textAside })
text-textinside = ({ $textInside })
text-textwarned = ! { $textWarned }
text-textmarked = · { $textMarked }
text-textended = { $textEnded }.
text-textfew-and-count-more = { $textFew } and { $count } more
text-count-more = { $count } more
text-textplace-board-of-round-round = { $textPlace } { $board } of round { $round }
text-board-board-of-round-round-textmore = board { $board } of round { $round }, { $textMore }
text-table-board-of-round-round-textmore = table { $board } of round { $round }, { $textMore }
text-match-board-of-round-round-textmore = match { $board } of round { $round }, { $textMore }

## Counts of things

text-count-board = { $count } board
text-count-boards = { $count } boards
text-count-table = { $count } table
text-count-tables = { $count } tables
text-count-match = { $count } match
text-count-matches = { $count } matches
text-count-player = { $count } player
text-count-players = { $count } players
text-count-team = { $count } team
text-count-teams = { $count } teams
text-count-result = { $count } result
text-count-results = { $count } results
text-count-round = { $count } round
text-count-rounds = { $count } rounds
text-count-bye = { $count } bye
text-count-byes = { $count } byes
text-count-game = { $count } game
text-count-games = { $count } games
text-count-place = { $count } place
text-count-places = { $count } places
text-count-rating = { $count } rating
text-count-ratings = { $count } ratings
text-count-hand = { $count } hand
text-count-hands = { $count } hands
text-count-trick = { $count } trick
text-count-tricks = { $count } tricks
text-count-line = { $count } line
text-count-lines = { $count } lines
text-count-entry = { $count } entry
text-count-entries = { $count } entries
text-count-act = { $count } act
text-count-acts = { $count } acts
text-count-fund = { $count } fund
text-count-funds = { $count } funds
text-count-pair = { $count } pair
text-count-pairs = { $count } pairs
text-count-record = { $count } record
text-count-records = { $count } records
text-count-name = { $count } name
text-count-names = { $count } names
text-count-card = { $count } card
text-count-cards = { $count } cards
text-count-year = { $count } year
text-count-years = { $count } years
text-count-time = { $count } time
text-count-times = { $count } times
text-count-column = { $count } column
text-count-columns = { $count } columns
text-count-finding = { $count } finding
text-count-findings = { $count } findings
text-count-game-or-bye = { $count } game or bye
text-count-games-or-byes = { $count } games or byes
text-count-reserve = { $count } reserve
text-count-reserves = { $count } reserves

## Refusals: an act that is impossible

text-refused-official-mode = { $refused } (official mode)
text-textrefused-correct-it-with-key = { $textRefused } (correct it with { $key })
text-player-number-given-is-out-of-order-the-next-one-is-next = player number { $given } is out of order (the next one is { $next })
text-name-is-not-a-name-expected-at-least-one-character-no-control-characters = { $name } is not a name (expected at least one character, no control characters)
text-a-rating-of-rating-has-more-decimals-than-the-rating-system-has-places = a rating of { $rating } has more decimals than the rating system has ({ $places })
text-a-rating-of-rating-is-out-of-range = a rating of { $rating } is out of range
text-round-later-would-begin-before-round-earlier-correct-the-day-or-the-hour-of-one-of-them = round { $later } would begin before round { $earlier } (correct the day or the hour of one of them)
text-there-is-no-player-player = there is no player { $player }
text-there-is-no-player-name-expected-a-pairing-number-or-the-beginning-of-a-name = there is no player { $name } (expected a pairing number, or the beginning of a name)
text-name-can-be-others-type-more-of-the-name-or-the-number = { $name } can be { $others } (type more of the name, or the number)
text-round-round-is-not-published-pair-it-first = round { $round } is not published (pair it first)
text-round-round-has-no-board-board-it-has-boards = round { $round } has no board { $board } (it has { $boards })
text-round-round-cannot-be-published-now-the-next-one-is-next = round { $round } cannot be published now (the next one is { $next })
text-round-round-is-published-already-its-byes-and-absences-can-no-longer-change = round { $round } is published already (its byes and absences can no longer change)
text-there-is-no-round-0-type-round-or-later = there is no round 0: type { $round } or later
text-the-event-has-no-round-round-expected-1-to-last = the event has no round { $round } (expected 1 to { $last })
text-an-adjourned-game-cannot-be-reported-for-rating-type-its-result = an adjourned game cannot be reported for rating: type its result
text-a-textsystem-has-no-half-point-or-full-point-byes-everybody-has-a-place-in-every-round = a { $textSystem } has no half-point or full-point byes: everybody has a place in every round
text-round-round-has-results-already-clear-them-first = round { $round } has results already (clear them first)
text-round-round-cannot-be-withdrawn-only-the-last-one-can-last = round { $round } cannot be withdrawn (only the last one can: { $last })
text-given-results-for-textboards-expected-one-for-each-or-none = { $given } results for { $textBoards } (expected one for each, or none)
text-board-board-has-textplayers-expected-least-to-most = board { $board } has { $textPlayers } (expected { $least } to { $most })
text-no-number-name-appears-twice-in-round-round = No { $number } { $name } appears twice in round { $round }
text-a-round-of-count-boards-expected-1-to-65535 = a round of { $count } boards (expected 1 to 65535)
text-board-board-of-round-round-already-has-a-result = board { $board } of round { $round } already has a result
text-board-board-of-round-round-has-no-result-yet-enter-it-first = board { $board } of round { $round } has no result yet (enter it first)
text-board-board-of-round-round-no-longer-has-the-result-that-was-to-be-corrected-look-again = board { $board } of round { $round } no longer has the result that was to be corrected (look again)
text-nothing-changes-everything-is-like-this-already = nothing changes: everything is like this already
text-the-list-has-no-new-player-and-changes-none = the list has no new player and changes none
text-the-list-changes-player-player-twice = the list changes player { $player } twice
text-this-is-not-an-event-of-teams = this is not an event of teams
text-the-fund-fund-is-for-board-board-and-a-match-has-boards = the fund { $fund } is for board { $board }, and a match has { $boards }
text-the-fund-fund-is-for-teams-and-the-setup-has-no-ranking-of-teams = the fund { $fund } is for teams, and the setup has no ranking of teams
text-the-list-of-team-has-to-keep-its-first-used-they-were-in-line-ups = the list of { $team } has to keep its first { $used }: they were in line-ups
text-team-does-not-play-match-board-of-round-round = { $team } does not play match { $board } of round { $round }
text-refused-by-the-setup-textwhy = refused by the setup: { $textWhy }
text-the-match-has-no-board-board-expected-1-to-boards = the match has no board { $board } (expected 1 to { $boards })
text-at-board-board-a-player-is-missing-change-the-line-up-first = at board { $board } a player is missing: change the line-up first
text-the-pairing-numbers-do-not-name-every-player-exactly-once-textwhy = the pairing numbers do not name every player exactly once ({ $textWhy })
text-textnames-for-textplayers = { $textNames } for { $textPlayers }
text-player-player-appears-twice = player { $player } appears twice
text-name-is-not-withdrawn = { $name } is not withdrawn
text-name-is-in-round-round-which-is-published-withdraw-the-player-instead-or-withdraw-the-round-first = { $name } is in round { $round }, which is published (withdraw the player instead, or withdraw the round first)
text-a-record-of-the-imported-report-names-name-withdraw-the-player-instead = a record of the imported report names { $name } (withdraw the player instead)
text-name-is-withdrawn-already = { $name } is withdrawn already
text-name-does-not-take-part-in-round-round-withdrawn-excluded-or-not-entered-yet = { $name } does not take part in round { $round } (withdrawn, excluded or not entered yet)
text-name-has-no-bye-in-round-round = { $name } has no bye in round { $round }
text-a-pairing-allocated-bye-cannot-be-granted-in-advance-the-pairing-allocates-it = a pairing-allocated bye cannot be granted in advance (the pairing allocates it)
text-the-textchoice-cannot-change-once-round-1-is-published = the { $textChoice } cannot change once round 1 is published
text-lots-are-not-on-the-list-of-tie-breaks-the-setup-adds-them = lots are not on the list of tie-breaks (the setup adds them)
text-name-was-not-excluded-and-players-who-take-part-are-ranked-exclude-the-player-first = { $name } was not excluded, and players who take part are ranked (exclude the player first)
text-no-positions-are-drawn-in-this-event-the-setup-makes-it-one-of-chess960 = no positions are drawn in this event (the setup makes it one of Chess960)
text-there-is-no-position-number-expected-0-to-959 = there is no position { $number } (expected 0 to 959)
text-ratings-hold-for-the-whole-event-the-setup-makes-it-one-of-more-than-30-days = ratings hold for the whole event (the setup makes it one of more than 30 days)
text-name-is-given-two-textkind-ratings = { $name } is given two { $textKind } ratings
text-tiebreak-is-not-a-tie-break-from-outside-in-this-event-the-setup-adds-one = { $tiebreak } is not a tie-break from outside in this event (the setup adds one)
text-a-value-of-value-is-out-of-range-expected-1000000-to-1000000 = a value of { $value } is out of range (expected -1000000 to 1000000)
text-a-group-that-must-not-meet-needs-at-least-two-different-players-and-a-first-round-no-later-than-its-last = a group that must not meet needs at least two different players, and a first round no later than its last
text-textsystem-has-no-table-size-that-could-be-changed = { $textSystem } has no table size that could be changed
text-the-table-size-of-round-given-cannot-be-changed-it-can-from-round-next-on = the table size of round { $given } cannot be changed (it can from round { $next } on)
text-textsystem-has-no-partners-who-stay-together-partnerships-need-tables-of-four-partners-kept = { $textSystem } has no partners who stay together (partnerships need tables of four, partners kept)
text-name-can-have-one-partner-only = { $name } can have one partner only
text-name-has-no-partner = { $name } has no partner
text-no-results-of-textgame-give-points-so-none-can-be-added-or-deducted = no results of { $textGame } give points, so none can be added or deducted
text-points-points-are-more-than-a-result-can-be-worth-from-1000-to-1000 = { $points } points are more than a result can be worth (from -1000 to 1000)
text-round-round-can-no-longer-be-corrected-only-rounds-from-first-on-its-results-can-be-changed-for-the-rating-report-only = round { $round } can no longer be corrected, only rounds from { $first } on (its results can be changed for the rating report only)
text-round-paired-is-paired-a-game-of-round-round-needs-a-result-or-is-adjourned-until-it-has-one = round { $paired } is paired: a game of round { $round } needs a result, or is adjourned until it has one
text-what-results-are-worth-can-change-only-before-round-1-is-published-except-the-pairing-allocated-bye = what results are worth can change only before round 1 is published, except the pairing-allocated bye
text-prohibited-pairings-can-be-added-only-before-round-1-is-published = prohibited pairings can be added only before round 1 is published
text-official-mode-can-be-entered-only-before-round-1-is-published-and-not-again-once-left = official mode can be entered only before round 1 is published, and not again once left
text-name-may-have-no-half-point-bye = { $name } may have no half-point bye
text-the-final-standings-need-every-result-textboards = the final standings need every result: { $textBoards }
text-lots-were-drawn-for-these-players-already-and-a-second-draw-would-give-other-places = lots were drawn for these players already, and a second draw would give other places
text-pairing-numbers-stay-as-they-are-once-round-round-is-published-late-entries-get-theirs-all-the-same = pairing numbers stay as they are once round { $round } is published (late entries get theirs all the same)
text-weaker-would-be-before-stronger-who-is-stronger-numbers-follow-the-rating-and-only-players-of-the-same-rating-are-exchanged-or-drawn = { $weaker } would be before { $stronger }, who is stronger: numbers follow the rating, and only players of the same rating are exchanged or drawn

## Warnings: the rule that each touches

text-absent-player-seated = absent player seated
text-absent-without-notice = absent without notice
text-adjourned-game-finished = adjourned game finished
text-adjourned-games = adjourned games
text-another-signing-key = another signing key
text-c-04-1-article-article = C.04.1 article { $article }
text-board-order = board order
text-colours-turned = colours turned
text-correction = correction
text-correction-of-an-earlier-round = correction of an earlier round
text-disputed-result = disputed result
text-doubtful-date-of-birth = doubtful date of birth
text-doubtful-id = doubtful id
text-entry-after-the-start = entry after the start
text-exclusion = exclusion
text-for-the-rating-report-only = for the rating report only
text-irregular-rounds = irregular rounds
text-late-entry = late entry
text-letters-of-two-alphabets = letters of two alphabets
text-looks-like-another = looks like another
text-limit-of-line-ups = limit of line-ups
text-lots-drawn-again = lots drawn again
text-more-points-than-the-event-has = more points than the event has
text-more-rounds-than-announced = more rounds than announced
text-new-partners = new partners
text-not-everybody-has-met = not everybody has met
text-not-here = not here
text-official-mode-left = official mode left
text-open-at-a-desk = open at a desk
text-partner-missing = partner missing
text-partners-parted = partners parted
text-partnership-ends = partnership ends
text-player-left-out = player left out
text-player-removed = player removed
text-position-drawn-again = position drawn again
text-prohibited-pairing = prohibited pairing
text-published-round-put-right = published round put right
text-published-round-withdrawn = published round withdrawn
text-rating-changed-after-the-start = rating changed after the start
text-rating-without-effect = rating without effect
text-ratings-in-a-long-event = ratings in a long event
text-rematch = rematch
text-renumbering-after-the-start = renumbering after the start
text-results-missing = results missing
text-results-removed = results removed
text-results-that-count-no-longer = results that count no longer
text-rules-changed-after-the-start = rules changed after the start
text-same-id-twice = same id twice
text-same-name-twice = same name twice
text-second-half-point-bye = second half-point bye
text-second-pass-waived = second pass waived
text-set-up-without-an-end = set-up without an end
text-signing-begins = signing begins
text-standings-of-an-unfinished-round = standings of an unfinished round
text-standings-with-adjourned-games = standings with adjourned games
text-third-equal-colour = third equal colour
text-undo-of-what-others-have-seen = undo of what others have seen
text-unknown-federation = unknown federation
text-unknown-sex = unknown sex
text-unknown-title = unknown title
text-unlikely-rating = unlikely rating
text-vouching-for-a-key = vouching for a key
text-line-not-read = line not read
text-value-not-read = value not read
text-known-by-the-name-only = known by the name only
text-id-of-another-name = id of another name
text-level-number-of-the-federations-checklist = level { $number } of the federation's checklist

## Warnings: results and rounds

text-count-round-has-boards-without-a-result = { $count } round has boards without a result
text-count-rounds-have-boards-without-a-result = { $count } rounds have boards without a result
text-textplace-board-of-round-round-against-entered-now-by-typed-typed = { $textPlace } { $board } of round { $round } ({ $against } entered { $now }, { $by } typed { $typed })
text-count-result-is-disputed-textboards = { $count } result is disputed: { $textBoards }
text-count-results-are-disputed-textboards = { $count } results are disputed: { $textBoards }
text-count-result-was-typed-only-once-textboards = { $count } result was typed only once: { $textBoards }
text-count-results-were-typed-only-once-textboards = { $count } results were typed only once: { $textBoards }
text-count-adjourned-game-counts-as-drawn-until-the-result-is-known-textboards = { $count } adjourned game counts as drawn until the result is known: { $textBoards }
text-count-adjourned-games-count-as-drawn-until-the-result-is-known-textboards = { $count } adjourned games count as drawn until the result is known: { $textBoards }
text-textboards-of-earlier-rounds-without-a-result = { $textBoards } of earlier rounds without a result
text-recorded-as-adjourned-they-count-as-drawn-until-the-result-is-known = recorded as adjourned, they count as drawn until the result is known
text-a-recorded-result-of-round-round-changes = a recorded result of round { $round } changes
text-count-later-round-was-paired-with-the-old-result-it-stays-as-played = { $count } later round was paired with the old result; it stays as played
text-count-later-rounds-were-paired-with-the-old-result-they-stay-as-played = { $count } later rounds were paired with the old result; they stay as played
text-count-later-round-was-paired-without-it-it-stays-as-played = { $count } later round was paired without it; it stays as played
text-count-later-rounds-were-paired-without-it-they-stay-as-played = { $count } later rounds were paired without it; they stay as played
text-count-later-round-was-paired-without-these-points-it-stays-as-played = { $count } later round was paired without these points; it stays as played
text-count-later-rounds-were-paired-without-these-points-they-stay-as-played = { $count } later rounds were paired without these points; they stay as played
text-round-round-of-an-event-announced-with-textrounds = round { $round } of an event announced with { $textRounds }
text-name-has-neither-a-seat-nor-a-bye = { $name } has neither a seat nor a bye
text-name-enters-round-round-late = { $name } enters round { $round } late
text-name-does-not-take-part-in-round-round = { $name } does not take part in round { $round }
text-round-round-is-paired-by-hand-not-by-the-system-textsystem = round { $round } is paired by hand, not by the system ({ $textSystem })
text-round-round-was-published-differently = round { $round } was published differently
text-count-result-is-removed = { $count } result is removed
text-count-results-are-removed = { $count } results are removed
text-count-result-reported-for-rating-is-dropped-report-it-again-if-it-still-holds = { $count } result reported for rating is dropped: report it again if it still holds
text-count-results-reported-for-rating-are-dropped-report-again-those-that-still-hold = { $count } results reported for rating are dropped: report again those that still hold
text-one-and-other-meet-in-round-met-too = { $one } and { $other } meet in round { $met } too
text-round-round-is-published-pair-it-again-afterwards = round { $round } is published; pair it again afterwards
text-round-round-is-published-withdrawing-it-clears-textresults = round { $round } is published; withdrawing it clears { $textResults }
text-name-has-fixed-textplace-fixed-and-sits-at-seat-there-is-no-textsame-again-in-this-round = { $name } has fixed { $textPlace } { $fixed } and sits at { $seat }: there is no { $textSame } { $again } in this round
text-name-has-fixed-textplace-fixed-and-sits-at-seat-textsame-again-belongs-to-another-player = { $name } has fixed { $textPlace } { $fixed } and sits at { $seat }: { $textSame } { $again } belongs to another player
text-count-pairing-allocated-byes-in-one-round-only-one-player-can-be-left-over = { $count } pairing-allocated byes in one round; only one player can be left over
text-one-and-other-met-in-round-round = { $one } and { $other } met in round { $round }
text-one-and-other-must-not-meet = { $one } and { $other } must not meet
text-name-had-the-pairing-allocated-bye-in-round-round = { $name } had the pairing-allocated bye in round { $round }
text-name-scored-a-wins-points-without-playing-in-round-round = { $name } scored a win's points without playing in round { $round }
text-one-and-other-must-both-have-textcolor = { $one } and { $other } must both have { $textColor }
text-name-would-have-textcolor-three-times-in-a-row = { $name } would have { $textColor } three times in a row
text-name-would-have-textcolor-count-times-more-often = { $name } would have { $textColor } { $count } times more often
text-names-meet-textoften-expected-cycles = { $names } meet { $textOften } (expected { $cycles })
text-round-round-is-the-last-one-and-have-not-met-names = round { $round } is the last one, and have not met: { $names }
text-round-round-is-the-last-one-and-have-not-met-cycles-times-names = round { $round } is the last one, and have not met { $cycles } times: { $names }
text-winner-own-has-won-against-loser-other-is-it-typed-the-right-way-round = { $winner } ({ $own }) has won against { $loser } ({ $other }): is it typed the right way round?
text-all-count-results-of-this-round-so-far-are-the-same = all { $count } results of this round so far are the same
text-count-boards-in-a-row-have-the-same-result = { $count } boards in a row have the same result
text-recorded-texthint = recorded; { $textHint }
text-round-round-has-position-position-already-another-one-replaces-it = round { $round } has position { $position } already; another one replaces it
text-round-round-has-position-position-already-another-one-replaces-it-though-count-result-is-in = round { $round } has position { $position } already; another one replaces it, though { $count } result is in
text-round-round-has-position-position-already-another-one-replaces-it-though-count-results-are-in = round { $round } has position { $position } already; another one replaces it, though { $count } results are in
text-tie-breaks-of-ratings-are-not-advised-in-an-event-of-more-than-30-days-for-ratings-change-meanwhile = tie-breaks of ratings are not advised in an event of more than 30 days, for ratings change meanwhile

## Warnings: official mode, partners, players

text-two-draws-draw-each-are-worth-more-than-a-win-and-a-loss = two draws ({ $draw } each) are worth more than a win and a loss
text-a-pairing-allocated-bye-of-bye-is-worth-more-than-a-win-win = a pairing-allocated bye of { $bye } is worth more than a win ({ $win })
text-a-pairing-allocated-bye-of-bye-is-worth-what-no-game-brings-expected-win-draw-or-loss = a pairing-allocated bye of { $bye } is worth what no game brings (expected { $win }, { $draw } or { $loss })
text-official-mode-is-for-chess-paired-as-a-fide-dutch-swiss-by-berger-tables-or-by-hand-and-ranked-by-points-and-the-tie-breaks-of-c-07 = official mode is for chess, paired as a FIDE (Dutch) Swiss, by Berger tables or by hand, and ranked by points and the tie-breaks of C.07
text-name-number-number = { $name } number { $number }
text-late-entries-get-their-numbers-textnames = late entries get their numbers: { $textNames }
text-players-move-out-of-their-order-after-round-round-and-later-pairings-follow-the-new-numbers-textnames = players move out of their order after round { $round }, and later pairings follow the new numbers: { $textNames }
text-the-game-of-round-round-counted-as-drawn-and-later-rounds-were-paired-with-that-they-stay-as-they-are = the game of round { $round } counted as drawn, and later rounds were paired with that; they stay as they are
text-pairings-and-standings-continue-with-the-old-result-of-round-round = pairings and standings continue with the old result of round { $round }
text-a-full-point-bye-for-name-in-round-round-is-deprecated = a full-point bye for { $name } in round { $round } is deprecated
text-the-event-will-not-be-held-by-the-federations-regulations-any-more-it-cannot-be-reported-as-such-what-they-forbid-is-no-longer-refused-every-screen-and-print-says-that-it-is-not-official-and-the-report-names-round-round = the event will not be held by the federation's regulations any more: it cannot be reported as such, what they forbid is no longer refused, every screen and print says that it is not official, and the report names round { $round }
text-there-is-no-way-back = there is no way back
text-round-round-would-be-paired-differently-now-texthow = round { $round } would be paired differently now: { $textHow }
text-round-round-is-not-paired-by-the-system-texthow = round { $round } is not paired by the system: { $textHow }
text-both-players-have-the-other-colour-textpairs = both players have the other colour: { $textPairs }
text-textone-instead-of-textother = { $textOne } instead of { $textOther }
text-textone-and-the-system-finds-no-legal-pairing = { $textOne }, and the system finds no legal pairing
text-textplayers-cannot-be-paired-by-the-rules-in-textrounds-textgames-at-most-for-name = { $textPlayers } cannot be paired by the rules in { $textRounds }: { $textGames } at most for { $name }
text-lost-by-forfeit-in-round-round-and-paired-again-unless-withdrawn-textnames = lost by forfeit in round { $round }, and paired again unless withdrawn: { $textNames }
text-no-longer-partners-textnames = no longer partners: { $textNames }
text-names-play-at-rank-the-lower-of-their-ranks = { $names } play at { $rank }, the lower of their ranks
text-name-has-no-partner-then-and-sits-out-from-round-round-on-unless-given-another-one = { $name } has no partner then, and sits out from round { $round } on unless given another one
text-names-become-partners-and-stay-together-from-now-on = { $names } become partners and stay together from now on
text-partners-who-do-not-play-together-in-round-round-names-these-play-instead-each-pair-at-the-lower-of-its-ranks-others-the-partnerships-stay-as-they-are = partners who do not play together in round { $round }: { $names }. These play instead, each pair at the lower of its ranks: { $others }. The partnerships stay as they are
text-name-sits-out-and-textwhy = { $name } sits out and { $textWhy }
text-has-no-partner = has no partner
text-is-alone-in-the-pair-label = is alone in the pair `{ $label }`
text-has-no-partner-here-name-has-a-textbye = has no partner here: { $name } has a { $textBye }
text-has-no-partner-here-name-has-withdrawn = has no partner here: { $name } has withdrawn
text-has-no-partner-here-name-has-left-after-round-round = has no partner here: { $name } has left after round { $round }
text-has-no-partner-here-name-enters-in-round-round = has no partner here: { $name } enters in round { $round }
text-has-no-partner-here-name-does-not-take-part = has no partner here: { $name } does not take part
text-count-player-was-not-seen-before-round-round-names = { $count } player was not seen before round { $round }: { $names }
text-count-players-were-not-seen-before-round-round-names = { $count } players were not seen before round { $round }: { $names }
text-name-has-the-id-id-of-other = { $name } has the id { $id } of { $other }
text-name-is-already-registered-others-another-id-or-year-of-birth-another-person = { $name } is already registered: { $others } (another id or year of birth: another person)
text-name-is-already-registered-others = { $name } is already registered: { $others }
text-name-is-already-in-the-list-another-id-or-year-of-birth-another-person = { $name } is already in the list (another id or year of birth: another person)
text-name-is-already-in-the-list = { $name } is already in the list
text-name-looks-like-other-written-with-letters-of-another-alphabet = `{ $name }` looks like `{ $other }`, written with letters of another alphabet
text-names-when-round-round-of-rounds-is-published = { $names } when round { $round } of { $rounds } is published
text-names-after-round-1-a-textsystem-that-has-begun-has-no-place-for-anybody-new-who-sits-out-every-round = { $names } after round 1: a { $textSystem } that has begun has no place for anybody new, who sits out every round
text-name-is-removed-as-if-never-registered-textwith = { $name } is removed, as if never registered: { $textWith }
text-nothing-else-changes = nothing else changes
text-count-pairing-number-after-it-moves-up = { $count } pairing number after it moves up
text-count-pairing-numbers-after-it-move-up = { $count } pairing numbers after it move up
text-with-textgone = with { $textGone }
text-the-textbye-in-round-round = the { $textBye } in round { $round }
text-the-prohibited-pairing-with-name = the prohibited pairing with { $name }
text-the-fixed-board-board = the fixed board { $board }
text-the-partnership-label = the partnership { $label }
text-points-given-beside-the-results = points given beside the results
text-given-values = given values
text-name-this-change-does-not-count-in-this-event-the-textkind-rating-does = { $name }: this change does not count in this event, the { $textKind } rating does
text-name-this-change-does-not-count-in-this-event-the-rating-that-was-typed-does = { $name }: this change does not count in this event, the rating that was typed does
text-the-changed-ratings-of-count-players-do-not-count-in-this-event = the changed ratings of { $count } players do not count in this event
text-textratings-standings-and-ratings-of-all-rounds-follow = { $textRatings }; standings and ratings of all rounds follow
text-the-ratings-of-count-players-change = the ratings of { $count } players change
text-what-is-known-of-the-textrating-of-name-changes = what is known of the { $textRating } of { $name } changes
text-the-textrating-of-name-changes-from-before-to-after = the { $textRating } of { $name } changes from { $before } to { $after }
text-textkind-rating = { $textKind } rating
text-name-would-have-count-half-point-byes-in-rounds-rounds = { $name } would have { $count } half-point byes, in rounds { $rounds }
text-the-rules-of-the-event-change-after-its-start-all-standings-follow = the rules of the event change after its start; all standings follow
text-lots-were-drawn-already-the-places-that-depend-on-them-change = lots were drawn already; the places that depend on them change
text-points-points-but-textrounds-won-give-only-most-is-that-a-typing-error = { $points } points, but { $textRounds } won give only { $most }: is that a typing error?
text-the-pairing-numbers-change-after-round-round-some-players-will-meet-twice-and-others-never = the pairing numbers change after round { $round }: some players will meet twice and others never
text-the-pairing-numbers-change-after-round-round-later-rounds-are-paired-by-the-new-ones = the pairing numbers change after round { $round }; later rounds are paired by the new ones
text-the-game-counted-as-a-draw-for-the-pairings-since-they-stay-as-they-are = the game counted as a draw for the pairings since; they stay as they are
text-the-player-is-excluded-from-later-rounds = the player is excluded from later rounds
text-the-textsystem-still-pairs-name-in-round-round-enter-a-forfeit-when-it-is-played = the { $textSystem } still pairs { $name } in round { $round }: enter a forfeit when it is played
text-the-results-at-board-boards-stay-with-other-players-of-team-an-empty-board-is-a-forfeit = the results at board { $boards } stay, with other players of { $team } (an empty board is a forfeit)
text-the-results-at-boards-boards-stay-with-other-players-of-team-an-empty-board-is-a-forfeit = the results at boards { $boards } stay, with other players of { $team } (an empty board is a forfeit)
text-team-has-textreserves-at-most-most-are-allowed = { $team } has { $textReserves } (at most { $most } are allowed)
text-team-above-weaker-is-above-below-stronger-who-is-more-than-most-points-stronger = { $team }: { $above } ({ $weaker }) is above { $below } ({ $stronger }), who is more than { $most } points stronger
text-team-board-board-is-the-womens-board-and-name-is-not-registered-as-one = { $team }: board { $board } is the women's board, and { $name } is not registered as one
text-team-board-board-is-the-junior-board-and-textwhy = { $team }: board { $board } is the junior board, and { $textWhy }
text-name-is-age-juniors-are-under-limit = { $name } is { $age } (juniors are under { $limit })
text-the-date-of-birth-of-name-is-unknown = the date of birth of { $name } is unknown
text-the-line-up-of-team-is-not-in-the-order-of-its-list-at-textplace-board-of-textboards = the line-up of { $team } is not in the order of its list at { $textPlace } { $board } (of { $textBoards })
text-the-list-of-team-has-the-same-name-twice-names = the list of { $team } has the same name twice: { $names }
text-games-of-team-go-from-names = games of { $team } go from { $names }
text-born-born-which-is-still-to-come-the-event-began-in-began = born { $born }, which is still to come (the event began in { $began })
text-born-born-textage-old = born { $born }, { $textAge } old
text-the-letters-of-word-are-of-several-alphabets-they-only-look-alike = the letters of { $word } are of several alphabets (they only look alike)
text-no-federation-has-the-code-code = no federation has the code { $code }
text-the-id-id-is-not-a-number = the id { $id } is not a number
text-a-rating-of-rating-is-unlikely-in-chess-100-to-3000 = a rating of { $rating } is unlikely in chess (100 to 3000)
text-given-should-be-read = { $given } should be { $read }

## Acts, one word each, of at most nine letters

act-register = register
act-edit = edit
act-remove = remove
act-list = list
act-withdraw = withdraw
act-exclude = exclude
act-return = return
act-bye = bye
act-board = board
act-number = number
act-lot = lot
act-forbid = forbid
act-setup = setup
act-publish = publish
act-rearrange = rearrange
act-put-right = put right
act-result = result
act-agree = agree
act-dispute = dispute
act-decide = decide
act-correct = correct
act-members = members
act-line-up = line-up
act-seal = seal
act-prizes = prizes
act-check-in = check-in
act-lots = lots
act-give = give
act-report = report
act-points = points
act-for-rating = for rating
act-standings = standings
act-position = position
act-ratings = ratings
act-partners = partners
act-tables = tables
act-note = note
act-key = key
act-close = close
act-sign = sign
act-undo = undo
act-redo = redo

## Acts in words

text-r-round-textplace-board-textwhat = R{ $round } { $textPlace } { $board }  { $textWhat }
text-textpart-textnext = { $textPart }  { $textNext }
text-textmatch-textplace-board-score = { $textMatch }, { $textPlace } { $board }  { $score }
text-of-entry-entry = of entry { $entry }
text-name-registered-by-mistake = { $name } (registered by mistake)
text-name-after-round-round = { $name } after round { $round }
text-name-before-round-1 = { $name } before round 1
text-name-from-round-round = { $name } from round { $round }
text-name-textbye-in-round-round = { $name }: { $textBye } in round { $round }
text-name-no-bye-in-round-round = { $name }: no bye in round { $round }
text-name-always-at-board-board = { $name } always at board { $board }
text-name-without-a-fixed-board = { $name } without a fixed board
text-initial-colour-textcolor = initial colour { $textColor }
text-names-from-round-round-on = { $names } from round { $round } on
text-names-in-rounds-first-to-last = { $names } in rounds { $first } to { $last }
text-round-round-textboards-textbyes-texthow = round { $round }: { $textBoards }, { $textByes }, { $textHow }
text-round-round-by-hand = round { $round }, by hand
text-round-round = round { $round }
text-the-published-round-round = the published round { $round }
text-by-typed-typed-not-what-against-had-entered = { $by } typed { $typed }, not what { $against } had entered
text-the-result-stays = the result stays
text-was-textwas-now-textnow = was { $textWas }, now { $textNow }
text-textwhat-was-textwas-now-textnow = { $textWhat }: was { $textWas }, now { $textNow }
text-count-hand-changed-texthands = { $count } hand changed: { $textHands }
text-count-hands-changed-texthands = { $count } hands changed: { $textHands }
text-count-line-changed-textlines = { $count } line changed: { $textLines }
text-count-lines-changed-textlines = { $count } lines changed: { $textLines }
text-no-result = no result
text-score-unrated = { $score } unrated
text-count-player-registered = { $count } player registered
text-count-players-registered = { $count } players registered
text-count-player-changed = { $count } player changed
text-count-players-changed = { $count } players changed
text-count-player-registered-textchanged = { $count } player registered, { $textChanged }
text-count-players-registered-textchanged = { $count } players registered, { $textChanged }
text-standings-after-round-round = standings after round { $round }
text-standings-after-round-round-digest = standings after round { $round }  { $digest }
text-standings-after-round-round-sealed-digest = standings after round { $round } sealed: { $digest }
text-none-any-more = none any more
text-round-round-names-here = round { $round }: { $names } here
text-round-round-names-not-here = round { $round }: { $names } not here
text-drawn-for-textplayers = drawn for { $textPlayers }
text-textrecords-kept-as-the-report-has-them = { $textRecords } kept as the report has them
text-reported-textresult = reported { $textResult }
text-as-recorded = as recorded
text-name-is-left-out = { $name } is left out
text-name-is-ranked-again = { $name } is ranked again
text-name-may-have-half-point-byes = { $name } may have half-point byes
text-round-round-begins-from-position-position = round { $round } begins from position { $position }
text-of-textplayers-from-round-round-on = of { $textPlayers } from round { $round } on
text-at-most-seats-at-a-table-from-round-round-on = at most { $seats } at a table from round { $round } on
text-textplayers-without-a-partner = { $textPlayers } without a partner
text-key-of-name-is-named = { $key } of { $name } is named
text-the-event-is-over-signed-with-key-key = the event is over, signed with key { $key }
text-signed-with-key-key = signed with key { $key }
text-textwhose-points-points = { $textWhose }: { $points } points
text-textwhose-points-points-in-round-round = { $textWhose }: { $points } points in round { $round }
text-textwhose-a-textresult-counts-points = { $textWhose }: a { $textResult } counts { $points }
text-textwhose-a-textresult-counts-points-in-round-round = { $textWhose }: a { $textResult } counts { $points } in round { $round }
text-textwhose-points-match-points = { $textWhose }: { $points } match points
text-textwhose-points-match-points-games-game-points = { $textWhose }: { $points } match points, { $games } game points
text-textwhose-games-game-points = { $textWhose }: { $games } game points
text-everybody = everybody
text-forfeit-win = forfeit win
text-forfeit-loss = forfeit loss
text-win = win
text-loss = loss
text-draw = draw

## What undoing an act means for others

text-round-round-is-published-it-becomes-a-proposal-again = round { $round } is published: it becomes a proposal again
text-round-round-is-published-with-these-boards-it-gets-the-boards-from-before-the-change = round { $round } is published with these boards: it gets the boards from before the change
text-round-round-was-corrected-it-gets-the-boards-and-results-from-before = round { $round } was corrected: it gets the boards and results from before
text-round-round-is-withdrawn-it-is-published-again = round { $round } is withdrawn: it is published again
text-the-standings-after-round-round-are-sealed-they-are-live-again = the standings after round { $round } are sealed: they are live again
text-board-board-of-round-round-was-corrected-from-was-to-now-the-old-result-counts-again = board { $board } of round { $round } was corrected from { $was } to { $now }: the old result counts again
text-board-board-of-round-round-was-changed-for-the-rating-report-the-change-is-removed = board { $board } of round { $round } was changed for the rating report: the change is removed
text-name-is-excluded-no-longer-so = { $name } is excluded: no longer so
text-name-is-left-out-of-the-standings-the-player-is-ranked-again = { $name } is left out of the standings: the player is ranked again
text-name-is-ranked-again-the-player-is-left-out-again = { $name } is ranked again: the player is left out again
text-lots-are-drawn-the-places-are-open-again = lots are drawn: the places are open again
text-the-event-names-key-key-it-stays-a-key-of-the-event-if-it-has-signed = the event names key { $key }: it stays a key of the event if it has signed
text-the-event-is-closed-it-goes-on-and-is-signed-again-at-its-end = the event is closed: it goes on, and is signed again at its end
text-round-round-is-withdrawn = round { $round } is withdrawn
text-round-round-is-corrected = round { $round } is corrected

## Changes, item by item

text-textwhat-textwas-textnow = { $textWhat }: { $textWas } → { $textNow }
text-none = none
text-nothing = nothing
text-bye-in-round-round = bye in round { $round }
text-reported-for-rating = reported for rating
text-left-out = left out
text-ranked = ranked
text-half-point-byes = half-point byes
text-allowed = allowed
text-ratings-of-name-from-round-round-on = ratings of { $name } from round { $round } on
text-partner-of-name = partner of { $name }
text-must-not-meet = must not meet
text-may-meet = may meet
text-result-of-board-board-typed = result of board { $board }, typed
text-twice = twice
text-once = once
text-round-round-begins = round { $round } begins
text-registered = registered
text-registered-rating = registered, { $rating }
text-name-textfield = { $name }, { $textField }
text-board-board = board { $board }
text-fund-number = fund { $number }
text-sharing = sharing
text-funds = funds
text-line-up-of-name = line-up of { $name }
text-board-board-textwhat = board { $board }, { $textWhat }
text-trick-number = trick { $number }
text-not-played = not played
text-main-suit-and-dealer = main suit and dealer
text-main-suit-suit-name-deals-ranks-one-and-two = main suit { $suit }, { $name } deals, ranks { $one } and { $two }
text-the-score-alone-points = the score alone: { $points }
text-points-to-the-defenders-seat-seat-deals = { $points } to the defenders, seat { $seat } deals
text-points-to-the-defenders-no-trick-judged = { $points } to the defenders, no trick judged
text-seat-number = seat { $number }

## The consequences of an act, and the comparison of two moments

text-nobody-moves = nobody moves
text-count-player-moves = { $count } player moves
text-count-players-move = { $count } players move
text-no-rating-changes = no rating changes
text-count-player-changes = { $count } player changes
text-count-players-change = { $count } players change
text-count-rating-changes = { $count } rating changes
text-count-ratings-change = { $count } ratings change
text-no-later-pairing-changes = no later pairing changes
text-rounds-would-be-paired-differently-today-they-stay-as-played = { $rounds } would be paired differently today; they stay as played
text-the-standings-sealed-after-textrounds-are-marked-changed-since = the standings sealed after { $textRounds } are marked `changed since`
text-round-round-textmore = round { $round }, { $textMore }
text-results-and-pairings = results and pairings
text-no-changes = no changes
text-pairings = pairings
text-seals = seals
text-ratings = ratings
text-places = places
text-round-round-published-textboards = round { $round } published, { $textBoards }
text-round-round-is-not-published-textboards = round { $round } is not published, { $textBoards }
text-r-round-board-board = R{ $round } board { $board }
text-other-players = other players
text-moved-textwhat = moved { $textWhat }
text-nobody = nobody
text-moved-textwhat-r-round-pairings-stay = moved { $textWhat }; R{ $round } pairings stay
text-moved-textwhat-r-first-r-last-pairings-stay = moved { $textWhat }; R{ $first }–R{ $last } pairings stay

## The audit

text-entry-entry = entry { $entry }
text-from-entry-from-to-entry-to = from entry { $from } to entry { $to }
text-against-entry-entry-textsummary-changed = against entry { $entry }: { $textSummary } · * changed
text-accepted = accepted
text-undone-it-does-not-count = undone: it does not count
text-warning-accepted = warning accepted
text-file-sound = file sound
text-file-not-sound = file NOT sound
text-chain-count-all = chain ✓ { $count }/{ $all }
text-chain-line-line-textwrong = chain × line { $line }: { $textWrong }
text-journal-textrefused = journal × { $textRefused }
text-pairings-mark-count-all = pairings { $mark } { $count }/{ $all }
text-seals-mark-count-all = seals { $mark } { $count }/{ $all }
text-as-the-system-makes-them = as the system makes them
text-count-by-hand-entry-entry = { $count } by hand, entry { $entry }
text-count-by-hand-entries-entries = { $count } by hand, entries { $entries }
text-count-imported-entry-entry = { $count } imported, entry { $entry }
text-count-imported-entries-entries = { $count } imported, entries { $entries }
text-count-correction = { $count } correction
text-count-corrections = { $count } corrections
text-the-signature-of-entry-entry-is-wrong = the signature of entry { $entry } is wrong
text-closed-signed-to-entry-entry = closed, signed to entry { $entry }
text-signed-to-entry-entry = signed to entry { $entry }
text-not-signed-yet = not signed yet
text-1-to-last = 1 to { $last }

## Errors of the desk

text-there-is-nothing-to-undo = there is nothing to undo
text-there-is-nothing-to-redo = there is nothing to redo
text-not-signed-the-event-is-not-saved-in-a-file = not signed: the event is not saved in a file
text-nothing-is-signed-or-sealed-textwhy-mend-that-file-or-move-it-away-a-new-key-is-made-then-and-asked-about = nothing is signed or sealed: { $textWhy } (mend that file, or move it away: a new key is made then, and asked about)
text-textwarned-not-recorded-this-has-to-be-accepted-first = { $textWarned } (not recorded: this has to be accepted first)
text-count-fund-total = { $count } fund, { $total }
text-count-funds-total = { $count } funds, { $total }
text-count-place-textmore = { $count } place, { $textMore }
text-count-places-textmore = { $count } places, { $textMore }

## Settings, tour

text-file = file
text-made-now-everything-in-it-is-commented-out = made now: everything in it is commented out
text-read-when-the-desk-starts = read when the desk starts
text-the-first-of-the-list = the first of the list
text-theme = theme
text-result-keys = result keys
text-new-events = new events
text-no-name = no name
text-language = language
text-time-zone = time zone
text-rating-lists = rating lists
text-paper = paper
text-written-by-hand = written by hand
text-own-key = own key
text-loaded-by-hand = loaded by hand
text-events-are-compared-with-new-ones = events are compared with new ones
text-nothing-is-compared-automatically = nothing is compared automatically
text-settings = settings
text-published-published-sealed-sealed-into-where = published: { $published }; sealed: { $sealed }; into { $where }
text-textwrong-not-used = { $textWrong } (not used)
text-tour-step-of-steps = tour { $step } of { $steps }
text-key-ends-it = { $key } ends it
text-first-close-what-covers-the-screen-key = First close what covers the screen: { $key }.
text-first-go-to-the-textscreen-screen = First go to the { $textScreen } screen:
text-the-round-is-on-the-cursor-waits-at-a-board-without-a-result-walk-white-white-won-walk-black-black-won-walk-draw-a-draw-one-key-and-it-is-saved-press-one = The round is on; the cursor waits at a board without a result. { "{walk:white}" } White won, { "{walk:black}" } Black won, { "{walk:draw}" } a draw: one key, and it is saved. Press one.
text-a-slip-misread-undo-undoes-the-last-act-any-number-of-times-even-tomorrow-press-undo = A slip misread? { "{undo}" } undoes the last act, any number of times, even tomorrow. Press { "{undo}" }.
text-the-screens-are-one-key-from-each-other-press-go-standings-for-the-standings-which-follow-every-result = The screens are one key from each other. Press { "{go(standings)}" } for the standings, which follow every result.
text-why-am-i-third-every-number-has-its-reason-press-standings-explain = "Why am I third?" Every number has its reason: press { "{standings:explain}" }.
text-everything-you-did-is-an-entry-of-the-journal-verify-plays-it-again-from-nothing-and-compares-press-verify = Everything you did is an entry of the journal. { "{verify}" } plays it again from nothing and compares. Press { "{verify}" }.
text-help-lists-the-keys-of-a-screen-palette-finds-every-action-by-name-manual-opens-the-manual-at-the-screen-you-are-on-press-manual = { "{help}" } lists the keys of a screen, { "{palette}" } finds every action by name. { "{manual}" } opens the manual at the screen you are on: press { "{manual}" }.
text-that-is-the-desk-an-event-of-your-own-is-home-new-on-the-home-screen-end-tour-ends-the-tour-and-goes-there = That is the desk. An event of your own is { "{home:new}" } on the home screen. { "{end_tour}" } ends the tour and goes there.
