# English, the source of all languages.
#
# To add a language, copy this file to `<tag>.ftl`, where the tag is the one of BCP 47 (`de`, `pt-BR`), and
# translate what is behind the signs of equality: https://projectfluent.org/fluent/guide explains the file.
# Use the terms of the federations and programs of that language, and name them at the head of the file. The
# names before the signs of equality and those behind `$` stay. Leave out a text to have it in English.
#
# Terms: the FIDE handbook (C.04 pairings, C.07 tie-breaks, B.02 rating, E laws of chess), in its English edition.

## Titles

title-pairings = Pairings of round { $round }
title-pairings-alone = Pairings
# Behind the round stands the time of its beginning: `, November 21, 2026, 14:00`.
title-names = Pairings of round { $round }{ $beside } by name
title-names-alone = Pairings by name
title-matches = Matches of round { $round }
title-matches-alone = Matches
title-field = Field before round 1
title-standings = Standings after round { $round }
title-crosstable = Crosstable after round { $round }
title-crosstable-alone = Crosstable
title-boards = Players by board after round { $round }
title-players = Players after round { $round }
title-bracket = Bracket after round { $round }
title-bracket-alone = Bracket
title-cards = Player cards after round { $round }
title-cards-alone = Player cards
title-team-cards = Team cards after round { $round }
title-team-cards-alone = Team cards
title-slips = Score slips of round { $round }
title-slips-alone = Score slips
title-line-ups = Line-up forms of round { $round }
title-line-ups-alone = Line-up forms
title-team-sheets = Team sheets
title-starting-list = Starting list
title-schedule = Schedule
title-result-sheet = Result sheet of round { $round }
title-result-sheet-alone = Result sheet
title-board-numbers = Board numbers
title-table-numbers = Table numbers
title-name-cards = Name cards
title-diplomas = Diplomas after round { $round }
title-prizes = Prizes after round { $round }
title-check-in = Check-in of round { $round }
title-wall = Wall
wall-by-board = pairings by board
wall-by-match = pairings by match
wall-by-name = pairings by name
wall-after-round = after round { $round }
wall-before-round-1 = before round 1
title-not-here = Not here before round { $round }
title-fees = Fees
title-ratings = Rating changes after round { $round }
title-ratings-before = Ratings before round 1

# Behind the title of a round: the starting position of Chess960, by its number.
position = position { $position }

# Behind the title of standings, in parentheses.
status-not-started = not started
status-live = live, { $known } of { $boards } in
status-live-earlier = live, { $known } of { $boards } in, { $earlier ->
    [one] { $earlier } earlier board
   *[other] { $earlier } earlier boards
} open
status-complete = complete
status-sealed = sealed
status-changed = sealed, changed since

## Below the title: place, days, officials

days = { $first } to { $last }
about-arbiter = arbiter { $text }
about-deputies = { $count ->
    [one] deputy { $names }
   *[other] deputies { $names }
}
about-time-control = time control { $text }
about-provisional = provisional: games are open

## Headings of parts

heading-teams = Teams
heading-board = { $place ->
    [table] Table { $board }
   *[other] Board { $board }
}
heading-round = Round { $round }
heading-rounds = Rounds { $first } to { $last }
heading-by-round = By round
heading-all-games = All games
heading-all-against-all = All against all
heading-how-prizes = How they came about
heading-by-amount = By amount
heading-not-paid = Not paid
heading-players = Players
slip-heading = { $event }: { $which }
slip-round = round { $round }

## Notes

no-round-yet = No round is published yet.
round-not-published = Round { $round } is not published yet.
# The place is the word `board`, or `table` if more than two play at one, or `match` if teams play.
fixed-board = { $player } at { $place } { $board }
fixed-board-elsewhere = { $player } at { $place } { $board } (in this round at { $now })
fixed-boards = Fixed { $place ->
    [match] matches
    [table] tables
   *[other] boards
}: { $list }.
fixed-at = { $player } at { $board }
results-missing = { $count ->
    [one] { $count } result is
   *[other] { $count } results are
} still missing.
sealed-otherwise = As it is now: the standings sealed after round { $round } were different.
# The letters of the colours in a crosstable, small, and on slips.
decimal-sign = .
letter-white = w
letter-black = b
legend-games = 12{ $white }1: against number 12 with White, won. Marks: 1 won, = drawn, 0 lost, + won by forfeit, - lost by forfeit, a adjourned, . not finished. Byes: U pairing-allocated, F full point, H half point, Z zero points.
legend-unrated = 12{ $white }1: against number 12 with White, won. Marks: 1 won, = drawn, 0 lost, + won by forfeit, - lost by forfeit, a adjourned, . not finished. W D L the same, not rated. Byes: U pairing-allocated, F full point, H half point, Z zero points.
legend-matches = 12{ $white }2 2½:1½: against team 12, White at board 1, 2 match points, 2½ game points to 1½. Marks instead of the match points: + won by forfeit, - lost by forfeit, . not finished. Byes: U pairing-allocated, F full point, H half point, Z zero points.
legend-matches-at-tables = 12:2 1½:½: against team 12, 2 match points, 1½ game points to ½. Marks instead of the match points: + won by forfeit, - lost by forfeit, . not finished. Byes: U pairing-allocated, F full point, H half point, Z zero points.
legend-dice = T3:1: at table 3, place 1; =1: shared. Byes: U pairing-allocated, F full point, H half point, Z zero points.
legend-tractor = T3:▲2: at table 3, the pair gained two ranks; T3 + 12:▲2: with number 12 instead of the partner who stays. RANK is the rank reached, TAKEN the points taken as defenders. Byes: U pairing-allocated, F full point, H half point, Z zero points.
legend-unfinished = * not finished.
legend-adjourned = An adjourned board counts as drawn until it is finished.
legend-forfeited-boards = ± with games won or lost by forfeit.
boards-forfeits = Points, percentage and performance are of the games played; forfeits count in none of them. { $place ->
    [table] A person is listed at the table of most games played.
    [none] All are in one list, because the boards of a player change from round to round.
   *[other] A person is listed at the board of most games played.
}
no-line-up = No line-up yet, the first players of the list are shown: { $teams }.
no-team-yet = No team is registered yet.
no-player-yet = No player is registered.
players-in-all = { $count ->
    [one] { $count } { $who }.
   *[other] { $count } { $who }s.
}
round-not-paired = not paired yet
round-sealed = complete, standings sealed
round-results = { $known } of { $boards } results
# A player beside the neighbours in the standings.
place-behind = Behind { $name } (place { $place }): { $how }.
place-ahead = Ahead of { $name } (place { $place }): { $how }.
place-level = Level with { $name } (place { $place }): { $how }.
place-equal = equal { $values }
place-differs = { $code } { $own } to { $other }
diploma = Diploma
diploma-arbiter = Arbiter
# The place is a number.
diploma-place = { NUMBER($place, type: "ordinal") ->
    [one] { $place }st place
    [two] { $place }nd place
    [few] { $place }rd place
   *[other] { $place }th place
}
prize-one = prize { $first }
prize-several = prizes { $first } to { $last }
place-of-all = { $place } of { $ranked }
place-none = none, not ranked
places-in-standings = Places are in the standings.
card-members = Players, with the result of every round:
card-matches = Matches, board by board:
# What decided a drawn match stands behind it, in English.
bracket-drawn = { $one } – { $other }: drawn, { $winner } goes through { $by }.
labelled = { $label }: { $value }
tie-break-cut = { $name } cut { $count }
tie-break-median = { $name } median { $count }
check-in-expected = { $count ->
    [one] { $count } { $who } expected.
   *[other] { $count } { $who }s expected.
}
check-in-here = { $here } of { $expected } here.
fees-paid = Fees { $sum }: { $paid ->
    [one] { $paid } player paid, { $unpaid } not.
   *[other] { $paid } players paid, { $unpaid } not.
}
rated-by = Rated by: { $system }.
rated-as-a-whole = The event is rated as a whole: these are the changes if it ended now.
prizes-awarded = { $given } of { $whole } is awarded.
prize-left-over = { $prize }: { $amount } left over, nobody is eligible.

## The part of an event in which a player is absent; 0 is before round 1

absent-from = from round { $value }
absent-withdrawn = { $value ->
    [0] withdrawn before round 1
   *[other] withdrawn after round { $value }
}
absent-excluded = { $value ->
    [0] excluded before round 1
   *[other] excluded after round { $value }
}
absent-excluded-unranked = { $value ->
    [0] excluded before round 1, not ranked
   *[other] excluded after round { $value }, not ranked
}

## Stages of a knockout

stage-last = last { $value }
stage-winners = winners' side, round { $value }
stage-losers = losers' side, round { $value }
stage-last-head = Last { $value }
stage-winner = Winner
stage-final = Final
stage-semi-finals = Semi-finals
stage-quarter-finals = Quarter-finals

## Results

# A result that is not rated, behind the score.
result-unrated = { $value } unrated

## Footer

# Beside the event: the round of the report.
footer-event = { $event }, { $which }
footer-round = round { $round } of { $rounds }
footer-before-round-1 = before round 1 of { $rounds }
footer-last-entry = last entry { $time }
footer-last-entry-head = last entry { $time }, head { $head }
footer-chain = chain { $head }
footer-key = key { $key }
page-number = page { $page } of { $pages }

## Fixed words: the name is the English text. A word at the beginning of a heading gets its capital by itself,
## so write each as in the middle of a sentence.

## Headings of columns

word-number-sign = #
word-name = name
word-no = No
word-pairing-number = pairing number
word-place = place
word-place-in-the-standings = place in the standings
word-place-after-the-round = place after the round
word-place-at-the-board = place at the board
word-place-at-the-table = place at the table
word-place-in-the-teams-list = place in the team's list
word-pairing-number-or-place-in-the-teams-list = pairing number, or place in the team's list
word-number-then-the-board = number, then the board
word-title = title
word-fed = fed
word-club = club
word-cat = cat
word-team = team
word-teams = teams
word-pair = pair
word-player = player
word-players = players
word-partner = partner
word-opponent = opponent
word-with = with
word-against = against
word-colour = colour
word-colour-of-the-player-on-the-left = colour of the player on the left
word-seat = seat
word-seats = seats
word-board = board
word-bd = Bd
word-table = table
word-match = match
word-round = round
word-stage = stage
word-result = result
word-bye = bye
word-takes-part = takes part
word-here = here
word-born = born
word-id = id
word-rtg = Rtg
word-rating = rating
word-before = before
word-now = now
word-change = change
word-old-system = old system
word-new-system = new system
word-rating-before-the-event = rating before the event
word-rating-before-the-event-empty-when-unrated = rating before the event; empty when unrated
word-rating-now = rating now
word-rating-after-the-round = rating after the round
word-rating-after-it = rating after it
word-rating-if-the-event-ended-now = rating if the event ended now
word-rating-change-if-the-event-ended-now = rating change if the event ended now
word-rating-change-since-before-the-event = rating change since before the event
word-rating-now-by-the-old-probit-system-to-compare = rating now by the old probit system, to compare
word-rating-now-by-the-new-probit-system-to-compare = rating now by the new probit system, to compare
word-rating-after-it-by-the-other-probit-system-to-compare = rating after it by the other probit system, to compare
word-the-opponents-rating-before-the-round = the opponent's rating before the round
word-pts = Pts
word-points = points
word-points-so-far = points so far
word-mp = MP
word-match-points = match points
word-match-points-so-far = match points so far
word-gp = GP
word-game-points = game points
word-game-points-in-them = game points in them
word-games = games
word-games-played = games played
word-games-that-count = games that count
word-board-of-most-games = board of most games
word-table-of-most-games = table of most games
word-points-of-these-games = points of these games
word-percent = %
word-percentage-of-the-possible-points = percentage of the possible points
word-perf = perf
word-performance-in-these-games = performance in these games
word-performance-in-rated-games-against-rated-opponents = performance in rated games against rated opponents
word-forf = forf
word-games-won-plus-and-lost-by-forfeit-not-counted = games won (+) and lost (-) by forfeit, not counted
word-float = float
word-met-a-lower-score-or-scored-without-playing-met-a-higher-score = ↓ met a lower score, or scored without playing; ↑ met a higher score
word-score = score
word-what-the-team-has-added = what the team has added
word-players-who-count-of-all = players who count, of all
word-who-counts = who counts
word-rank = rank
word-ranks = ranks
word-rank-of-the-own-partnership-in-the-round-of-the-other = rank of the own partnership in the round : of the other
word-def = def
word-points-of-the-defenders-at-the-table = points of the defenders at the table
word-opp = opp
word-mean-of-the-opponents-ratings-before-the-event = mean of the opponents' ratings before the event
word-expected = expected
word-points-that-were-expected = points that were expected
word-k = K
word-new = new
word-remarks = remarks
word-rule = rule
word-how = how
word-how-the-place-came-about = how the place came about
word-how-the-figures-came-about = how the figures came about
word-prize = prize
word-prize-no = prize no
word-places-of-the-prize-that-are-shared = places of the prize that are shared
word-amount = amount
word-fee = fee
word-fee-paid-empty-for-not-paid = fee paid; empty for not paid
word-sum = sum
word-begins = begins
word-state = state
word-fide-id = FIDE id
word-signature = signature
word-team-1-signs = team 1 signs
word-team-2-signs = team 2 signs
word-diploma-for = diploma for
word-team-no = team No

## Values of the standings

word-buchholz = Buchholz
word-sonneborn-berger = Sonneborn-Berger
word-fore-buchholz = Fore Buchholz
word-extended-sonneborn-berger = extended Sonneborn-Berger
word-match-and-match-points = match and match points
word-match-and-game-points = match and game points
word-game-and-match-points = game and match points
word-game-and-game-points = game and game points
word-on-match-points = on match points
word-on-game-points = on game points
word-forfeits-as-played = forfeits as played
word-reversed = reversed
word-lots = lots
word-direct-encounter = direct encounter
word-extended-direct-encounter = extended direct encounter
word-secondary-score = secondary score
word-progressive-scores = progressive scores
word-koya-system = Koya system
word-standard-points = standard points
word-average-rating-of-opponents = average rating of opponents
word-average-of-opponents-buchholz = average of opponents' Buchholz
word-tournament-performance-rating = tournament performance rating
word-perfect-tournament-performance = perfect tournament performance
word-average-performance-of-opponents = average performance of opponents
word-average-perfect-performance = average perfect performance
word-scores-and-schedule-strength = scores and schedule strength
word-board-count = board count
word-top-board-results = top board results
word-bottom-board-elimination = bottom board elimination
word-resistance-points = resistance points
word-sonneborn-berger-of-games-played = Sonneborn-Berger of games played
word-games-played-with-black = games played with Black
word-games-won = games won
word-place-given-by-hand = place given by hand
word-rank-reached = rank reached
word-points-taken-as-defenders = points taken as defenders
word-rounds-played = rounds played
word-still-in = still in
word-stage-reached = stage reached
word-mean-place = mean place
word-sum-of-places = sum of places

## Facts of a player

word-short-name = short name
word-captain = captain
word-federation = federation
word-category = category
word-performance = performance
word-standard = standard
word-rapid = rapid
word-blitz = blitz
word-national = national
word-from-round = from round
word-beside-results = beside results
word-fixed-board = fixed board
word-rating-before = rating before
word-position = position
word-fixed = fixed
word-board-1 = board 1

## Colours, byes, results, stages

word-white = White
word-black = Black
word-team-1 = team 1
word-team-2 = team 2
word-pairing-allocated-bye = pairing-allocated bye
word-full-point-bye = full-point bye
word-half-point-bye = half-point bye
word-zero-point-bye = zero-point bye
word-adjourned = adjourned
word-quarter-final = quarter-final
word-semi-final = semi-final
word-third-place = third place
word-final = final
word-final-played-again = final, played again
word-winners-side = winners' side
word-losers-side = losers' side
word-not-an-official-event = not an official event

## Slips

word-whites-pieces-left = White's pieces left
word-blacks-pieces-left = Black's pieces left
word-main-suit-h-s-c-d-o-for-none = main suit (H S C D, O for none)
word-dealers-seat = dealer's seat
word-defenders-points = defenders' points
word-lead = lead
word-2nd = 2nd
word-3rd = 3rd
word-4th = 4th
word-won-by = won by
word-captain-signs = captain signs
word-first-team-signs = first team signs
word-second-team-signs = second team signs
word-white-signs = White signs
word-black-signs = Black signs
word-signed-for-the-table = signed for the table

## Pages of a site

word-pairings = pairings
word-by-name = by name
word-players-by-board = players by board
word-standings = standings
word-crosstable = crosstable
word-starting-list = starting list
word-prizes = prizes
word-rounds = rounds
word-pages = pages
word-letters = letters
word-my-page = my page
word-this-is-my-page = this is my page
word-find = find
word-nothing-found = nothing found

## Words of reasons and remarks

word-swiss-ranking = Swiss ranking
word-counts = counts
word-knockout = knockout
word-given = given
word-one-prize = one prize
word-own-place = own place
word-equal-division = equal division
word-hort-system = Hort system
word-hoyle-poker-dice = Hoyle: poker dice
word-tractor-round = Tractor: round
word-crikey-rule-1 = Crikey rule 1
word-crikey-rule-2 = Crikey rule 2
word-crikey-rule-3 = Crikey rule 3
word-crikey-rule-3a = Crikey rule 3a
word-crikey-rule-3b = Crikey rule 3b
word-crikey-rule-3c = Crikey rule 3c
word-crikey-rule-4 = Crikey rule 4
word-aces = aces
word-twos = twos
word-threes = threes
word-fours = fours
word-fives = fives
word-sixes = sixes
word-ace = ace
word-given-from-outside = given from outside
word-top-boards = top boards
word-bottom-boards = bottom boards
word-games-with-black = games with Black
word-games-won-with-black = games won with Black
word-number-of-wins = number of wins
word-rounds-elected-to-play = rounds elected to play
word-not-finished = not finished
word-forfeit-not-rated = forfeit, not rated
word-not-rated = not rated
word-no-rating = no rating
word-by-hand = by hand
word-rating-points-exchange = rating-points exchange
word-probit = probit
word-white-counts-stronger-by = White counts stronger by
word-factor = factor
word-decimals = decimals
word-tau-hundredths = tau, hundredths
word-rating-of-the-unrated = rating of the unrated
word-deviation-of-the-unrated = deviation of the unrated
word-deviation-of-the-rated = deviation of the rated
word-volatility-ten-thousandths = volatility, ten-thousandths
word-by-first-day = by first day
word-march-2024 = March 2024
word-december-2024 = December 2024
word-october-2025 = October 2025

## Facts, such as reasons: parts of sentences that the English sources contain

fact-place-shared = place { $place } shared, { $hand }
fact-defended = defended
fact-declared = declared
fact-won-game = won the game
fact-lost-game = lost the game
fact-tractor-result = { $role }, { $what }; { $points } to the defenders
fact-not-judged = { $told } (no trick judged)
fact-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
fact-gained = { $count ->
    [one] gained { $count } rank
   *[other] gained { $count } ranks
}
fact-round = round { $round }: { $what }
fact-list = { $list }
fact-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
fact-decimals = { $decimals ->
    [one] { $decimals } decimal
   *[other] { $decimals } decimals
}
fact-rounded = { $exact } rounded to { $decimals }, halves up: { $now }
fact-not-finished = not finished, against { $name }
fact-adjourned = adjourned, against { $name }
fact-against = against { $name }
fact-unequal-mean = unequal numbers of games: the mean of the places in the rounds with a hand or a bye, so a player with few of them can lead
fact-unequal-sum = unequal numbers of games: the sum of the places; a round without a hand or a bye counts as the last place of the round's largest table
fact-unequal-least = unequal numbers of games: the mean of the places in the rounds with a hand or a bye; players with fewer than { $games } come last
fact-unequal-games = { $rule }; a place counts the same at small and large tables; a full-point bye counts as the first place of the round's largest table, a half-point or pairing-allocated bye as its middle place, a zero-point bye as its last
fact-strength = strength { $white } ({ $before } + { $handicap }) against { $black }
fact-gap = gap { $gap }
fact-core-exchange = CE { $core }
fact-white-to = White { $before } to { $white }
fact-black-to = Black { $before } to { $black }
fact-equal-draw = equal strengths draw: no change
fact-uneven-draw = a draw: RPE { $single } from the stronger to the weaker side
fact-equal-win = a win between equal strengths: RPE { $single }
fact-stronger-wins = stronger side wins: RPE 1.00 - { $core } = { $single }
fact-weaker-wins = weaker side wins: RPE 1.00 + { $core } = { $single }
fact-doubled = { $winners } < { $losers }: doubled, RPE { $points }
fact-not-doubled = { $winners } ≥ { $losers }: not doubled
fact-five-alike = five { $faces }
fact-four-alike = four { $faces }, { $others }
fact-full-house = full house, { $faces } over { $pair }
fact-three-alike = three { $faces }, { $others }
fact-two-pair = two pair, { $faces } and { $lower }, { $others }
fact-pair-of = pair of { $faces }, { $others }
fact-high-die = high die, { $dice }
fact-place-hand = place { $place }, { $hand }
fact-next-die = { $one } { $other }
fact-berlin-count = by the Berlin count, { $first } : { $second }
fact-at-first-board = at board 1, { $first } : { $second }
fact-at-boards = at boards 1 to { $left }, { $first } : { $second }
fact-by-lot = by lot
fact-cited = { $how } ({ $clause })
fact-drawn-decided = the drawn match against { $name } was decided { $by }
fact-in-won = still in: won the match of stage { $stage }
fact-in-open = still in: the match of stage { $stage } is not decided yet
fact-out-won = out, and won the match that followed, of stage { $stage }
fact-out-lost = out: lost the match of stage { $stage }
fact-no-hand = no hand, counts as place { $largest }
fact-places-shared = places { $first } to { $last } shared, counts { $place }, { $hand }
fact-bye-counts-as = { $bye }, counts as place { $place }
fact-best-hand = best hand: { $best }
fact-no-lots = no lots are drawn yet
fact-nothing-given = { $name }: nothing is given yet
fact-nothing-here = { $name }: nothing here
fact-drawn-by-lot = drawn by lot: { $value }
fact-by-director = { $name }: { $value }, by the director
fact-forfeit-against = by forfeit, against { $opponent }
fact-left-early = { $how }, does not count: left before half of the games
fact-sum = sum { $points }
fact-value-of = { $name } { $value }
fact-keeps-one-prize = { $name } keeps { $amount } of { $keeps } and leaves { $leaves }
fact-rounded-down = { $amount } (rounded down)
fact-remainders = { $down } + { $more } (largest remainders) = { $amount }
fact-prize-alone = { $category }: { $name }, place { $first } alone: { $amount }
fact-prize-among = { $category }: { $name }, one of { $members } on places { $first } to { $last }
fact-prize-share = { $among }: { $pool } / { $members } = { $amount }
fact-prize-hort = { $among }: { $own } / 2 + { $pool } / { $twice } = { $amount }
fact-rank-and-taken = { $defenders } points to the defenders; rank { $rank }, taken so far { $taken }
fact-no-result = { $name } has no result yet
fact-unchanged = nothing has changed it yet
fact-batch = { $shown } before the batch, { $now } after it
fact-batch-against = { $won } won, { $lost } lost against { $name } ({ $theirs }): { $stake } × ({ $won } - { $games } × Φ({ $z })) = { $gain }
fact-mean-hundredths = the mean, rounded to hundredths: { $mean }
fact-opponents-value = { $name }, { $code } { $theirs }
fact-mean-rounded = the mean, rounded: { $mean }
fact-board-count = board numbers times points { $points }
fact-board-points = board { $number } { $points }
fact-without-last = without the last { $number } { $points }
fact-board = board { $number }: { $product }
fact-among-tied-by = among those tied, by { $score }: { $list }
fact-among-tied = among those tied: { $list }
fact-tied-sum = { $name } { $sum }
fact-not-met = { $own } ({ $count } not met)
fact-and-more = and { $more } more
fact-all-met-equal = all have met, and it separates nobody
fact-all-met = all have met: the sums decide
fact-some-met-equal = not all have met, and nobody is first whatever the missing games bring
fact-some-met = not all have met; { $name } is first whatever the missing games bring
fact-nobody-tied = nobody is tied here
fact-as-if-drawn = as if all that was paired in round { $round } had been drawn
fact-cut-least = the least significant value (14.1)
fact-cut-voluntary = a voluntary unplayed round (16.5)
fact-cut-most = the most significant value (14.3)
fact-of-dummy = { $score } of a dummy, { $how }
fact-of-adjusted = { $of } ({ $own }, byes from round { $round } on as draws, 16.3)
fact-dummy-as-opponent = { $dummy }, own { $own }, at most as { $name } (16.4.1)
fact-dummy-draws = { $dummy }, own { $own }, at most a draw a round (16.4.2)
fact-primary-score = the primary score
fact-secondary-score = the secondary score
fact-in-their-matches = { $name } in their matches: { $keys }
fact-koya-limit = opponents with { $limit } points and more count
fact-paired-under = the number under which the player is paired
fact-expected-score = { $scored } scored; { $rating } is expected to score { $expected } (B.02 8.1.2)
fact-mean-rating = their mean rating is { $mean }
fact-share-difference = { $scored } of { $games } is { $share } %: { $difference } (B.02 8.1.1)
fact-after-round = after round { $round }: { $score }
fact-without-after = without the score after round { $round }
fact-rating-before-event = the rating before the event
fact-result-against = { $result } against { $name }, { $rating }
fact-highest = the highest
fact-lowest = the lowest
fact-no-game-rated = undefined: no game was played over the board against a rated opponent
fact-no-game = undefined: no game was played over the board
fact-unrated-left-out = { $name } is unrated and left out
fact-unrated-fixed = { $told } (unrated, a fixed rating)
fact-unrated-lowest = { $told } (unrated, the lowest rating of the event)
fact-unrated-mean = { $told } (unrated, the mean rating of the event)
fact-no-factor = undefined: the factor is 0, and no /K sets one
fact-schedule-strength = secondary score { $own }, and { $which } { $buchholz } / { $factor }, to hundredths: { $sum }
fact-no-rating = undefined for all: { $name } has no rating
fact-part-cut = { $own } is cut: { $reason }
fact-given-or-taken = given or taken by the arbiter: { $added }
fact-points-how = { $points } { $how }
fact-score-of = { $score } of { $name }
fact-has = { $name } has { $score }
fact-product = { $points } x { $whose } = { $value }
fact-part-for = { $value } for { $name }
fact-cut-round = cut round { $round }: { $value }, { $reason }
fact-forfeit = by forfeit
fact-won-forfeit = by forfeit against { $name }
fact-drawn-forfeits = drawn by forfeits against { $name }
fact-lost-forfeit = lost by forfeit against { $name }
fact-probit-old = old system: the ratings before the event rate it
fact-probit-new = new system: the ratings after the event rate it
fact-steps = { $count ->
    [one] { $count } step
   *[other] { $count } steps
}
fact-solved = solved in { $steps }, accurate to { $bound }
fact-oscillates = plain repetition oscillates here and never settles
fact-remark-from = { $rating } from round { $round }
fact-remark-first = first rating
fact-remark-no-point = unrated: no point
fact-remark-few = unrated: { $games } of { $least } games
fact-remark-low = unrated: below { $floor }
fact-remark-lost = below { $floor }: becomes unrated
fact-remark-k = K { $base } × { $games } games > 700
fact-periods = { $periods } rating periods together: { $change }
fact-rating-stays = no rated game: the rating stays { $rating }
fact-k-less = { $base } × { $games } is more than 700: K becomes { $k }
fact-fide-change = { $k } × { $sum } = { $product }, rounded { $change }: { $before } → { $now } if the event ended now
fact-below-floor = { $now } is below { $floor }: published as unrated
fact-unrated-no-change = { $game } (unrated): does not change a rating
fact-too-far-apart = { $game } ({ $opponent }): not rated, 600 points or more apart and one player above 2600
fact-difference-as = difference { $full } counts as { $difference }
fact-difference = difference { $full }
fact-fide-game = { $game } ({ $opponent }): { $difference }, expected { $expected }, { $gain }
fact-not-listed = unrated: { $rating } is no { $tempo } rating of FIDE's list
fact-unrated = unrated
fact-no-first-rating = no game against a rated opponent: no first rating
fact-unrated-not-counted = { $game } (unrated): does not count
fact-against-rated = { $game } ({ $rating })
fact-begins-with = { $from }, which a player without another begins with
fact-from-round-on = { $from }, from round { $round } on
fact-rated-as = { $rating }, { $from }; rated as { $tempo }, regulations of { $edition }
fact-typed-rating = the rating as typed
fact-kind-of-rating = the { $kind } rating
fact-rating-of-list = the { $kind } rating of { $source }
fact-k-listed = by the rating list
fact-k-2400 = 2400 or more
fact-k-young = not older than 18 this year, and below 2300
fact-k-usual = the usual one; 40 for a player new to the list, 10 for one who was at 2400, only a list knows
fact-k = K { $k }: { $reason }
fact-mean-of-first = mean with two opponents of 1800: ({ $opponents } + 3600) / { $count } = { $mean }
fact-share-of-first = share with two draws against them: ({ $points } + 1) / { $count } = { $share }, difference { $difference }
fact-first-rounded = { $mean } { $difference } is { $rating }, rounded
fact-first-capped = { $mean } { $difference } is { $uncapped }; a first rating is at most { $rating }
fact-first-rating = first rating { $rating } if the event ended now
fact-no-point = no point: a first event without a point is ignored
fact-too-few-games = { $games } of { $least }: stays unrated until events of the next 26 months bring the rest
fact-too-low = { $rating } is below { $floor }: stays unrated
fact-before-the-event = before the event
fact-start-values = unrated, so the start values
fact-glicko-before = { $what }: { $rating }, deviation { $deviation }, volatility { $volatility }; tau { $tau }
fact-glicko-game = { $game } ({ $rating }, deviation { $deviation }): weight { $weight }, expected { $expected }, { $gain }
fact-deviation-grows = no rated game: the deviation grows from { $before } to { $after }
fact-glicko-period = sum { $sum }, variance { $variance }, improvement { $improvement }
fact-glicko-after = { $rounded }; deviation { $deviation }, volatility { $volatility }, if the event ended now
fact-not-played = not played
fact-is-adjourned = adjourned
fact-marked-unrated = marked as not rated
fact-no-result-yet = no result yet
fact-does-not-count = against { $name }: { $why }, does not count
fact-won-against = won against { $name }
fact-drew-with = drew with { $name }
fact-lost-to = lost to { $name }
fact-remark-deviation = deviation { $deviation }
fact-fide-rules = { $name }, { $tempo }, regulations of { $edition }
fact-system = { $name }
fact-parameter = { $name } { $value }
