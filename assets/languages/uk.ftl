# Українська
#
# Terms: regulations and pages of the Федерація шахів України, ukrchess.org.ua (стартовий список, тур, визначення пар,
# коефіцієнт Бухгольця, рейтинг), and chess-results.com in Ukrainian.

## Titles

title-pairings = Пари { $round }-го туру
title-pairings-alone = Пари
title-names = Пари { $round }-го туру{ $beside } за прізвищами
title-names-alone = Пари за прізвищами
title-matches = Матчі { $round }-го туру
title-matches-alone = Матчі
title-field = Стартовий список
title-standings = Становище після { $round }-го туру
title-crosstable = Таблиця після { $round }-го туру
title-crosstable-alone = Таблиця
title-boards = Учасники за шахівницями після { $round }-го туру
title-players = Учасники після { $round }-го туру
title-bracket = Сітка після { $round }-го туру
title-bracket-alone = Сітка
title-cards = Картки учасників після { $round }-го туру
title-cards-alone = Картки учасників
title-team-cards = Картки команд після { $round }-го туру
title-team-cards-alone = Картки команд
title-slips = Картки результатів { $round }-го туру
title-slips-alone = Картки результатів
title-line-ups = Заявки складів { $round }-го туру
title-line-ups-alone = Заявки складів
title-team-sheets = Склади команд
title-starting-list = Стартовий список
title-schedule = Розклад
title-result-sheet = Протокол { $round }-го туру
title-result-sheet-alone = Протокол
title-board-numbers = Номери шахівниць
title-table-numbers = Номери столів
title-name-cards = Таблички з іменами
title-diplomas = Дипломи після { $round }-го туру
title-prizes = Призи після { $round }-го туру
title-check-in = Явка перед { $round }-м туром
title-wall = Табло
wall-by-board = пари за шахівницями
wall-by-match = пари за матчами
wall-by-name = пари за прізвищами
wall-after-round = після { $round }-го туру
wall-before-round-1 = до 1-го туру
title-not-here = Відсутні перед { $round }-м туром
title-fees = Внески
title-ratings = Зміни рейтингу після { $round }-го туру
title-ratings-before = Рейтинги перед 1-м туром
position = позиція { $position }
status-not-started = не розпочато
status-live = триває тур, { $known } із { $boards } результатів
status-live-earlier = триває тур, { $known } із { $boards } результатів, { $earlier ->
    [one] { $earlier } попередня шахівниця не завершена
    [few] { $earlier } попередні шахівниці не завершені
   *[other] { $earlier } попередніх шахівниць не завершено
}
status-complete = повне
status-sealed = остаточне
status-changed = остаточне, згодом змінено

## Below the title: place, days, officials

days = з { $first } по { $last }
about-arbiter = головний суддя { $text }
about-deputies = { $count ->
    [one] заступник головного судді { $names }
   *[other] заступники головного судді { $names }
}
about-time-control = контроль часу { $text }
about-provisional = попередньо: є незакінчені партії

## Headings of parts

heading-teams = Команди
heading-board = { $place ->
    [table] Стіл { $board }
   *[other] Шахівниця { $board }
}
heading-round = Тур { $round }
heading-rounds = Тури з { $first } по { $last }
heading-by-round = За турами
heading-all-games = Усі партії
heading-all-against-all = Кругова таблиця
heading-how-prizes = Як їх отримано
heading-by-amount = За сумами
heading-not-paid = Не сплачено
heading-players = Учасники
slip-heading = { $event }: { $which }
slip-round = тур { $round }

## Notes

no-round-yet = Ще жодного туру не опубліковано.
round-not-published = Тур { $round } ще не опубліковано.
fixed-board = { $player } { $place ->
    [match] у матчі
    [table] за столом
   *[other] за шахівницею
} { $board }
fixed-board-elsewhere = { $player } { $place ->
    [match] у матчі
    [table] за столом
   *[other] за шахівницею
} { $board } (у цьому турі { $now })
fixed-boards = Постійні { $place ->
    [match] матчі
    [table] столи
   *[other] шахівниці
}: { $list }.
fixed-at = { $player } за { $board }
results-missing = { $count ->
    [one] Бракує ще { $count } результату.
   *[other] Бракує ще { $count } результатів.
}
sealed-otherwise = Теперішній стан: остаточне становище після туру { $round } було іншим.
decimal-sign = ,
letter-white = б
letter-black = ч
legend-games = 12{ $white }1: з номером 12 білими, виграш. Знаки: 1 виграш, = нічия, 0 програш, + виграш через неявку, - програш через неявку, a відкладена, . не закінчена. Вільний від гри: U за жеребкуванням, F ціле очко, H пів очка, Z нуль очок.
legend-unrated = 12{ $white }1: з номером 12 білими, виграш. Знаки: 1 виграш, = нічия, 0 програш, + виграш через неявку, - програш через неявку, a відкладена, . не закінчена. W D L те саме, без рейтингового обрахунку. Вільний від гри: U за жеребкуванням, F ціле очко, H пів очка, Z нуль очок.
legend-matches = 12{ $white }2 2½:1½: з командою 12, білі на першій шахівниці, 2 командні очки, 2½ на 1½ за партіями. Знаки замість командних очок: + виграш через неявку, - програш через неявку, . не закінчений. Вільний від гри: U за жеребкуванням, F ціле очко, H пів очка, Z нуль очок.
legend-matches-at-tables = 12:2 1½:½: з командою 12, 2 командні очки, 1½ на ½ за партіями. Знаки замість командних очок: + виграш через неявку, - програш через неявку, . не закінчений. Вільний від гри: U за жеребкуванням, F ціле очко, H пів очка, Z нуль очок.
legend-dice = T3:1: за столом 3, місце 1; =1: поділене. Вільний від гри: U за жеребкуванням, F ціле очко, H пів очка, Z нуль очок.
legend-tractor = T3:▲2: за столом 3, пара піднялася на два ранги; T3 + 12:▲2: з номером 12 замість постійного партнера. RANK — досягнутий ранг, TAKEN — очки, взяті в захисті. Вільний від гри: U за жеребкуванням, F ціле очко, H пів очка, Z нуль очок.
legend-unfinished = * не закінчено.
legend-adjourned = Відкладена партія до її закінчення вважається нічиєю.
legend-forfeited-boards = ± з партіями, де результат через неявку.
boards-forfeits = Очки, відсоток і перформанс рахуються за зіграними партіями; неявки не враховуються. { $place ->
    [table] Кожен зазначений за столом, за яким зіграв найбільше партій.
    [none] Усі в одному списку, бо шахівниці гравця змінюються від туру до туру.
   *[other] Кожен зазначений на шахівниці, на якій зіграв найбільше партій.
}
no-line-up = Склад не заявлено, показано перших учасників списку: { $teams }.
no-team-yet = Ще жодної команди не заявлено.
no-player-yet = Жодного учасника не заявлено.
players-in-all = { $who ->
    [team] { $count ->
        [one] { $count } команда.
        [few] { $count } команди.
       *[other] { $count } команд.
    }
   *[other] { $count ->
        [one] { $count } учасник.
        [few] { $count } учасники.
       *[other] { $count } учасників.
    }
}
round-not-paired = жеребкування ще немає
round-sealed = повністю, становище остаточне
round-results = { $known } із { $boards } результатів
place-behind = Позаду: { $name } (місце { $place }): { $how }.
place-ahead = Попереду: { $name } (місце { $place }): { $how }.
place-level = Нарівні: { $name } (місце { $place }): { $how }.
place-equal = рівні { $values }
place-differs = { $code } { $own } проти { $other }
diploma = Диплом
diploma-arbiter = Головний суддя
diploma-place = { $place }-е місце
prize-one = приз { $first }
prize-several = призи з { $first } по { $last }
place-of-all = { $place } із { $ranked }
place-none = немає, поза заліком
places-in-standings = Місця вказано у становищі.
card-members = Учасники з результатом кожного туру:
card-matches = Матчі за шахівницями:
bracket-drawn = { $one } – { $other }: нічия, далі проходить { $winner } { $by }.
labelled = { $label }: { $value }
tie-break-cut = { $name } усічений { $count }
tie-break-median = { $name } медіанний { $count }
check-in-expected = { $who ->
    [team] { $count ->
        [one] Очікується { $count } команда.
        [few] Очікуються { $count } команди.
       *[other] Очікується { $count } команд.
    }
   *[other] { $count ->
        [one] Очікується { $count } учасник.
        [few] Очікуються { $count } учасники.
       *[other] Очікується { $count } учасників.
    }
}
check-in-here = Присутні { $here } із { $expected }.
fees-paid = Внески { $sum }:{" "}{ $paid ->
    [one] { $paid } учасник сплатив, { $unpaid } ні.
    [few] { $paid } учасники сплатили, { $unpaid } ні.
   *[other] { $paid } учасників сплатили, { $unpaid } ні.
}
rated-by = Обрахунок рейтингу: { $system }.
rated-as-a-whole = Турнір обраховується загалом: такими були б зміни, якби він закінчився зараз.
prizes-awarded = Розподілено { $given } із { $whole }.
prize-left-over = { $prize }: залишається { $amount }, ніхто не має права.

## The part of an event in which a player is absent; 0 is before round 1

absent-from = з туру { $value }
absent-withdrawn = { $value ->
    [0] вибуття до 1-го туру
   *[other] вибуття після туру { $value }
}
absent-excluded = { $value ->
    [0] виключення до 1-го туру
   *[other] виключення після туру { $value }
}
absent-excluded-unranked = { $value ->
    [0] виключення до 1-го туру, без місця
   *[other] виключення після туру { $value }, без місця
}

## Stages of a knockout

stage-last = останні { $value }
stage-winners = верхня сітка, тур { $value }
stage-losers = нижня сітка, тур { $value }
stage-last-head = Останні { $value }
stage-winner = Переможець
stage-final = Фінал
stage-semi-finals = Півфінали
stage-quarter-finals = Чвертьфінали

## Results

result-unrated = { $value } без обрахунку

## Footer

footer-event = { $event }, { $which }
footer-round = тур { $round } із { $rounds }
footer-before-round-1 = до 1-го туру із { $rounds }
footer-last-entry = останній запис { $time }
footer-last-entry-head = останній запис { $time }, відбиток { $head }
footer-chain = ланцюжок { $head }
footer-key = ключ { $key }
page-number = сторінка { $page } із { $pages }


## Headings of columns

word-number-sign = М.
word-name = ім'я
word-no = №
word-pairing-number = стартовий номер
word-place = місце
word-place-in-the-standings = місце у становищі
word-place-after-the-round = місце після туру
word-place-at-the-board = місце на шахівниці
word-place-at-the-table = місце за столом
word-place-in-the-teams-list = місце у списку команди
word-pairing-number-or-place-in-the-teams-list = стартовий номер або місце у списку команди
word-number-then-the-board = номер, потім шахівниця
word-title = звання
word-fed = фед.
word-club = клуб
word-cat = кат.
word-team = команда
word-teams = команди
word-pair = пара
word-player = учасник
word-players = учасники
word-partner = партнер
word-opponent = суперник
word-with = з
word-against = проти
word-colour = колір
word-colour-of-the-player-on-the-left = колір учасника ліворуч
word-seat = місце за столом
word-seats = місця за столом
word-board = шахівниця
word-bd = Ш.
word-table = стіл
word-match = матч
word-round = тур
word-stage = стадія
word-result = результат
word-bye = вільний
word-takes-part = участь
word-here = тут
word-born = р.н.
word-id = ID
word-rtg = Рейт.
word-rating = рейтинг
word-before = до
word-now = зараз
word-change = зміна
word-old-system = стара система
word-new-system = нова система
word-rating-before-the-event = рейтинг до турніру
word-rating-before-the-event-empty-when-unrated = рейтинг до турніру; порожньо без рейтингу
word-rating-now = рейтинг зараз
word-rating-after-the-round = рейтинг після туру
word-rating-after-it = рейтинг після
word-rating-if-the-event-ended-now = рейтинг, якби турнір закінчився зараз
word-rating-change-if-the-event-ended-now = зміна рейтингу, якби турнір закінчився зараз
word-rating-change-since-before-the-event = зміна рейтингу від початку турніру
word-rating-now-by-the-old-probit-system-to-compare = рейтинг зараз за старою системою пробіт, для порівняння
word-rating-now-by-the-new-probit-system-to-compare = рейтинг зараз за новою системою пробіт, для порівняння
word-rating-after-it-by-the-other-probit-system-to-compare = рейтинг після за іншою системою пробіт, для порівняння
word-the-opponents-rating-before-the-round = рейтинг суперника перед туром
word-pts = Очки
word-points = очки
word-points-so-far = очки дотепер
word-mp = КО
word-match-points = командні очки
word-match-points-so-far = командні очки дотепер
word-gp = ОП
word-game-points = очки в партіях
word-game-points-in-them = очки в цих партіях
word-games = партії
word-games-played = зіграні партії
word-games-that-count = враховані партії
word-board-of-most-games = шахівниця більшості партій
word-table-of-most-games = стіл більшості партій
word-points-of-these-games = очки в цих партіях
word-percent = %
word-percentage-of-the-possible-points = відсоток можливих очок
word-perf = перф.
word-performance-in-these-games = перформанс у цих партіях
word-performance-in-rated-games-against-rated-opponents = перформанс у рейтингових партіях із суперниками з рейтингом
word-forf = неяв.
word-games-won-plus-and-lost-by-forfeit-not-counted = партії, виграні (+) і програні (-) через неявку, не враховані
word-float = флоут
word-met-a-lower-score-or-scored-without-playing-met-a-higher-score = ↓ грав із меншою кількістю очок або отримав очко без гри; ↑ грав із більшою кількістю очок
word-score = результат
word-what-the-team-has-added = сума команди
word-players-who-count-of-all = залікові учасники з усіх
word-who-counts = хто в заліку
word-rank = ранг
word-ranks = ранги
word-rank-of-the-own-partnership-in-the-round-of-the-other = ранг своєї пари в турі : іншої пари
word-def = зах.
word-points-of-the-defenders-at-the-table = очки захисників за столом
word-opp = сер. суп.
word-mean-of-the-opponents-ratings-before-the-event = середній рейтинг суперників до турніру
word-expected = очік.
word-points-that-were-expected = очікувані очки
word-k = K
word-new = новий
word-remarks = примітки
word-rule = правило
word-how = як
word-how-the-place-came-about = як отримано місце
word-how-the-figures-came-about = як отримано значення
word-prize = приз
word-prize-no = приз №
word-places-of-the-prize-that-are-shared = місця призу, які діляться
word-amount = сума
word-fee = внесок
word-fee-paid-empty-for-not-paid = сплачений внесок; порожньо: не сплачено
word-sum = підсумок
word-begins = початок
word-state = стан
word-fide-id = FIDE ID
word-signature = підпис
word-team-1-signs = підпис команди 1
word-team-2-signs = підпис команди 2
word-diploma-for = диплом за
word-team-no = команда №

## Values of the standings

word-buchholz = Бухгольц
word-sonneborn-berger = Зоннеборн-Бергер
word-fore-buchholz = Бухгольц Fore
word-extended-sonneborn-berger = розширений Зоннеборн-Бергер
word-match-and-match-points = командні очки × командні очки
word-match-and-game-points = командні очки × очки в партіях
word-game-and-match-points = очки в партіях × командні очки
word-game-and-game-points = очки в партіях × очки в партіях
word-on-match-points = за командними очками
word-on-game-points = за очками в партіях
word-forfeits-as-played = неявки як зіграні
word-reversed = у зворотному порядку
word-lots = жереб
word-direct-encounter = особиста зустріч
word-extended-direct-encounter = розширена особиста зустріч
word-secondary-score = другий показник
word-progressive-scores = прогрес
word-koya-system = система Койя
word-standard-points = стандартні очки
word-average-rating-of-opponents = середній рейтинг суперників
word-average-of-opponents-buchholz = середній Бухгольц суперників
word-tournament-performance-rating = перформанс
word-perfect-tournament-performance = досконалий перформанс
word-average-performance-of-opponents = середній перформанс суперників
word-average-perfect-performance = середній досконалий перформанс суперників
word-scores-and-schedule-strength = очки та сила суперників
word-board-count = берлінська система
word-top-board-results = результати перших шахівниць
word-bottom-board-elimination = викреслювання останніх шахівниць
word-resistance-points = сума очок суперників
word-sonneborn-berger-of-games-played = Зоннеборн-Бергер за зіграними партіями
word-games-played-with-black = партії чорними
word-games-won = кількість перемог
word-place-given-by-hand = місце, надане вручну
word-rank-reached = досягнутий ранг
word-points-taken-as-defenders = очки, взяті в захисті
word-rounds-played = зіграні тури
word-still-in = продовжує гру
word-stage-reached = досягнута стадія
word-mean-place = середнє місце
word-sum-of-places = сума місць

## Facts of a player

word-short-name = коротка назва
word-captain = капітан
word-federation = федерація
word-category = категорія
word-performance = перформанс
word-standard = класичні
word-rapid = швидкі
word-blitz = бліц
word-national = національний
word-from-round = з туру
word-beside-results = поза результатами
word-fixed-board = постійна шахівниця
word-rating-before = рейтинг до
word-position = позиція
word-fixed = постійно
word-board-1 = шахівниця 1

## Colours, byes, results, stages

word-white = Білі
word-black = Чорні
word-team-1 = команда 1
word-team-2 = команда 2
word-pairing-allocated-bye = вільний з очком
word-full-point-bye = вільний з цілим очком
word-half-point-bye = вільний з пів очка
word-zero-point-bye = вільний без очка
word-adjourned = відкладена
word-quarter-final = чвертьфінал
word-semi-final = півфінал
word-third-place = матч за третє місце
word-final = фінал
word-final-played-again = фінал, повторний
word-winners-side = верхня сітка
word-losers-side = нижня сітка
word-not-an-official-event = неофіційний турнір

## Slips

word-whites-pieces-left = залишилося білих фігур
word-blacks-pieces-left = залишилося чорних фігур
word-main-suit-h-s-c-d-o-for-none = козир (H S C D, O без козиря)
word-dealers-seat = місце здавача
word-defenders-points = очки захисників
word-lead = хід
word-2nd = 2-й
word-3rd = 3-й
word-4th = 4-й
word-won-by = взятка
word-captain-signs = підпис капітана
word-first-team-signs = підпис першої команди
word-second-team-signs = підпис другої команди
word-white-signs = підпис білих
word-black-signs = підпис чорних
word-signed-for-the-table = підпис за стіл

## Pages of a site

word-pairings = пари
word-by-name = за прізвищами
word-players-by-board = учасники за шахівницями
word-standings = становище
word-crosstable = таблиця
word-starting-list = стартовий список
word-prizes = призи
word-rounds = тури
word-pages = сторінки
word-letters = літери
word-my-page = моя сторінка
word-this-is-my-page = це моя сторінка
word-find = знайти
word-nothing-found = нічого не знайдено

## Words of reasons and remarks

word-swiss-ranking = швейцарська таблиця
word-counts = враховано
word-knockout = на вибування
word-given = задано
word-one-prize = один приз
word-own-place = власне місце
word-equal-division = рівний поділ
word-hort-system = система Горта
word-hoyle-poker-dice = Гойл: покер на кістках
word-tractor-round = Трактор: роздача
word-crikey-rule-1 = правило Crikey 1
word-crikey-rule-2 = правило Crikey 2
word-crikey-rule-3 = правило Crikey 3
word-crikey-rule-3a = правило Crikey 3a
word-crikey-rule-3b = правило Crikey 3b
word-crikey-rule-3c = правило Crikey 3c
word-crikey-rule-4 = правило Crikey 4
word-aces = тузи
word-twos = двійки
word-threes = трійки
word-fours = четвірки
word-fives = п'ятірки
word-sixes = шістки
word-ace = туз
word-given-from-outside = задано ззовні
word-top-boards = верхні шахівниці
word-bottom-boards = нижні шахівниці
word-games-with-black = партії чорними
word-games-won-with-black = перемоги чорними
word-number-of-wins = кількість перемог
word-rounds-elected-to-play = тури, які учасник хотів грати
word-not-finished = не закінчена
word-forfeit-not-rated = неявка, без обрахунку
word-not-rated = без обрахунку
word-no-rating = без рейтингу
word-by-hand = вручну
word-rating-points-exchange = обмін рейтинговими очками
word-probit = пробіт
word-white-counts-stronger-by = білі вважаються сильнішими на
word-factor = множник
word-decimals = знаки після коми
word-tau-hundredths = тау, у сотих
word-rating-of-the-unrated = рейтинг учасників без рейтингу
word-deviation-of-the-unrated = відхилення учасників без рейтингу
word-deviation-of-the-rated = відхилення учасників з рейтингом
word-volatility-ten-thousandths = волатильність, у десятитисячних
word-by-first-day = за першим днем
word-march-2024 = березень 2024
word-december-2024 = грудень 2024
word-october-2025 = жовтень 2025

## Facts

fact-place-shared = місце { $place }, поділене, { $hand }
fact-defended = захист
fact-declared = розіграш
fact-won-game = гру виграно
fact-lost-game = гру програно
fact-tractor-result = { $role }, { $what }; захисникам { $points }
fact-not-judged = { $told } (взятки не перевірено)
fact-points = { $count ->
    [one] { $count } очко
    [few] { $count } очки
    [many] { $count } очок
   *[other] { $count } очка
}
fact-gained = { $count ->
    [one] підйом на { $count } ранг
    [few] підйом на { $count } ранги
    [many] підйом на { $count } рангів
   *[other] підйом на { $count } рангу
}
fact-round = тур { $round }: { $what }
fact-list = { $list }
fact-games = { $count ->
    [one] { $count } партія
    [few] { $count } партії
    [many] { $count } партій
   *[other] { $count } партії
}
fact-decimals = { $decimals ->
    [one] { $decimals } знака
    [few] { $decimals } знаків
    [many] { $decimals } знаків
   *[other] { $decimals } знаків
}
fact-rounded = { $exact } округлено до { $decimals }, половини вгору: { $now }
fact-not-finished = не закінчена, суперник { $name }
fact-adjourned = відкладена, суперник { $name }
fact-against = проти: { $name }
fact-unequal-mean = різна кількість партій: середнє місць у турах з кидком або вільних, тож учасник з малою їх кількістю може лідирувати
fact-unequal-sum = різна кількість партій: сума місць; тур без кидка і не вільний рахується останнім місцем за найбільшим столом туру
fact-unequal-least = різна кількість партій: середнє місць у турах з кидком або вільних; учасники, у яких менше ніж { $games }, йдуть останніми
fact-unequal-games = { $rule }; місце важить однаково за малими і великими столами; вільний з очком рахується першим місцем за найбільшим столом туру, з половиною очка або за жеребкуванням — середнім, без очок — останнім
fact-strength = сила { $white } ({ $before } + { $handicap }) проти { $black }
fact-gap = розрив { $gap }
fact-core-exchange = основний обмін CE { $core }
fact-white-to = білі: { $before }, стало { $white }
fact-black-to = чорні: { $before }, стало { $black }
fact-equal-draw = нічия за рівної сили: без змін
fact-uneven-draw = нічия: RPE { $single } від сильнішої сторони слабшій
fact-equal-win = перемога за рівної сили: RPE { $single }
fact-stronger-wins = виграє сильніша сторона: RPE 1,00 - { $core } = { $single }
fact-weaker-wins = виграє слабша сторона: RPE 1,00 + { $core } = { $single }
fact-doubled = { $winners } < { $losers }: подвоєно, RPE { $points }
fact-not-doubled = { $winners } ≥ { $losers }: не подвоєно
fact-five-alike = покер: { $faces }
fact-four-alike = каре: { $faces }, { $others }
fact-full-house = фул-хаус: { $faces } і { $pair }
fact-three-alike = трійка: { $faces }, { $others }
fact-two-pair = дві пари: { $faces } і { $lower }, { $others }
fact-pair-of = пара: { $faces }, { $others }
fact-high-die = старша кістка, { $dice }
fact-place-hand = місце { $place }, { $hand }
fact-next-die = { $one } { $other }
fact-berlin-count = за берлінською системою, { $first } : { $second }
fact-at-first-board = на шахівниці 1, { $first } : { $second }
fact-at-boards = на шахівницях 1–{ $left }, { $first } : { $second }
fact-by-lot = жеребом
fact-cited = { $how } ({ $clause })
fact-drawn-decided = нічийний матч (суперник { $name }) вирішено { $by }
fact-in-won = продовжує: виграно матч стадії { $stage }
fact-in-open = продовжує: матч стадії { $stage } ще не вирішено
fact-out-won = вибуття, потім виграно наступний матч, стадії { $stage }
fact-out-lost = вибуття: програно матч стадії { $stage }
fact-no-hand = немає кидка, рахується місцем { $largest }
fact-places-shared = поділ місць { $first }–{ $last }, рахується { $place }, { $hand }
fact-bye-counts-as = { $bye }, рахується місцем { $place }
fact-best-hand = найкращий кидок: { $best }
fact-no-lots = жереб ще не кинуто
fact-nothing-given = { $name }: ще нічого не задано
fact-nothing-here = { $name }: тут нічого немає
fact-drawn-by-lot = за жеребом: { $value }
fact-by-director = { $name }: { $value }, від директора турніру
fact-forfeit-against = неявка, суперник { $opponent }
fact-left-early = { $how }, не враховується: вибуття до половини партій
fact-sum = сума { $points }
fact-value-of = { $name } { $value }
fact-keeps-one-prize = { $name } залишає собі { $amount } ({ $keeps }), поступається: { $leaves }
fact-rounded-down = { $amount } (округлено вниз)
fact-remainders = { $down } + { $more } (найбільші остачі) = { $amount }
fact-prize-alone = { $category }: { $name }, одноосібно місце { $first }: { $amount }
fact-prize-among = { $category }: { $name }, серед { $members } на місцях { $first }–{ $last }
fact-prize-share = { $among }: { $pool } / { $members } = { $amount }
fact-prize-hort = { $among }: { $own } / 2 + { $pool } / { $twice } = { $amount }
fact-rank-and-taken = очок у захисників { $defenders }; ранг { $rank }, взято досі { $taken }
fact-no-result = { $name }: результатів ще немає
fact-unchanged = ніщо ще не змінило це
fact-batch = { $shown } до турніру, { $now } після нього
fact-batch-against = { $won } перемог, { $lost } поразок, суперник { $name } ({ $theirs }): { $stake } × ({ $won } - { $games } × Φ({ $z })) = { $gain }
fact-mean-hundredths = середнє, округлене до сотих: { $mean }
fact-opponents-value = { $name }, { $code } { $theirs }
fact-mean-rounded = середнє, округлене: { $mean }
fact-board-count = номери шахівниць, помножені на очки, { $points }
fact-board-points = шахівниця { $number } { $points }
fact-without-last = без останніх { $number } { $points }
fact-board = шахівниця { $number }: { $product }
fact-among-tied-by = між рівними, { $score }: { $list }
fact-among-tied = між рівними: { $list }
fact-tied-sum = { $name } { $sum }
fact-not-met = { $own } (не зіграно { $count })
fact-and-more = і ще { $more }
fact-all-met-equal = усі зіграли між собою, і це нікого не розділяє
fact-all-met = усі зіграли між собою: вирішують суми
fact-some-met-equal = не всі зіграли між собою, і ніхто не перший за будь-якого результату решти партій
fact-some-met = не всі зіграли між собою; { $name } попереду за будь-якого результату решти партій
fact-nobody-tied = тут ніхто не ділить місця
fact-as-if-drawn = ніби всі пари туру { $round } зіграли внічию
fact-cut-least = найменш значуще значення (14.1)
fact-cut-voluntary = добровільно не зіграний тур (16.5)
fact-cut-most = найбільш значуще значення (14.3)
fact-of-dummy = { $score } в умовного суперника, { $how }
fact-of-adjusted = { $of } ({ $own }, вільні з туру { $round } як нічиї, 16.3)
fact-dummy-as-opponent = { $dummy }, свої { $own }, не більше ніж { $name } (16.4.1)
fact-dummy-draws = { $dummy }, свої { $own }, не більше нічиєї за тур (16.4.2)
fact-primary-score = перший показник
fact-secondary-score = другий показник
fact-in-their-matches = { $name } у матчах між ними: { $keys }
fact-koya-limit = враховуються суперники, у яких { $limit } і більше очок
fact-paired-under = номер, під яким учасник жеребкується
fact-expected-score = набрано { $scored }; від { $rating } очікується { $expected } (B.02 8.1.2)
fact-mean-rating = їхній середній рейтинг { $mean }
fact-share-difference = { $scored } з { $games } — це { $share } %: { $difference } (B.02 8.1.1)
fact-after-round = після туру { $round }: { $score }
fact-without-after = без очок після туру { $round }
fact-rating-before-event = рейтинг до турніру
fact-result-against = { $result }, суперник { $name }, { $rating }
fact-highest = найвищий
fact-lowest = найнижчий
fact-no-game-rated = не визначено: за шахівницею не зіграно жодної партії із суперником з рейтингом
fact-no-game = не визначено: за шахівницею не зіграно жодної партії
fact-unrated-left-out = { $name } без рейтингу, не враховується
fact-unrated-fixed = { $told } (без рейтингу, задане значення)
fact-unrated-lowest = { $told } (без рейтингу, найнижчий у турнірі)
fact-unrated-mean = { $told } (без рейтингу, середній у турнірі)
fact-no-factor = не визначено: множник 0, і жодне /K його не задає
fact-schedule-strength = другий показник { $own }, і { $which } { $buchholz } / { $factor }, до сотих: { $sum }
fact-no-rating = не визначено для всіх: { $name } без рейтингу
fact-part-cut = { $own }, відкинуто: { $reason }
fact-given-or-taken = додано або знято арбітром: { $added }
fact-points-how = { $points } { $how }
fact-score-of = { $score }, { $name }
fact-has = { $name }: { $score }
fact-product = { $points } × ({ $whose }) = { $value }
fact-part-for = { $value } у показник «{ $name }»
fact-cut-round = відкинуто тур { $round }: { $value }, { $reason }
fact-forfeit = неявка
fact-won-forfeit = неявка, суперник { $name }
fact-lost-forfeit = поразка за неявку, суперник { $name }
fact-drawn-forfeits = нічия через неявки, суперник { $name }
fact-probit-old = стара система: обрахунок за рейтингами до турніру
fact-probit-new = нова система: обрахунок за рейтингами після турніру
fact-steps = { $count ->
    [one] { $count } крок
    [few] { $count } кроки
    [many] { $count } кроків
   *[other] { $count } кроку
}
fact-solved = розв'язано за { $steps }, з точністю до { $bound }
fact-oscillates = просте повторення тут коливається і не збігається
fact-remark-from = { $rating } з туру { $round }
fact-remark-first = перший рейтинг
fact-remark-no-point = без рейтингу: немає очок
fact-remark-few = без рейтингу: партій { $games } з { $least }
fact-remark-low = без рейтингу: нижче { $floor }
fact-remark-lost = нижче { $floor }: втрачає рейтинг
fact-remark-k = K { $base } × { $games } партій > 700
fact-periods = рейтингових періодів разом { $periods }: { $change }
fact-rating-stays = немає партій для обрахунку: рейтинг лишається { $rating }
fact-k-less = { $base } × { $games } більше 700: K стає { $k }
fact-fide-change = { $k } × { $sum } = { $product }, округлено { $change }: { $before } → { $now }, якби турнір закінчився зараз
fact-below-floor = { $now } нижче { $floor }: публікується без рейтингу
fact-unrated-no-change = { $game } (без рейтингу): рейтинг не змінює
fact-too-far-apart = { $game } ({ $opponent }): не обраховується, різниця 600 і більше і один із гравців вище 2600
fact-difference-as = різниця { $full } рахується як { $difference }
fact-difference = різниця { $full }
fact-fide-game = { $game } ({ $opponent }): { $difference }, очікується { $expected }, { $gain }
fact-not-listed = без рейтингу: { $rating } — не рейтинг зі списку ФІДЕ ({ $tempo })
fact-unrated = без рейтингу
fact-no-first-rating = немає партій із суперником з рейтингом: першого рейтингу немає
fact-unrated-not-counted = { $game } (без рейтингу): не враховується
fact-against-rated = { $game } ({ $rating })
fact-begins-with = { $from }, з якого починає учасник без іншого
fact-from-round-on = { $from }, з туру { $round }
fact-rated-as = { $rating }, { $from }; обрахунок: { $tempo }, правила: { $edition }
fact-typed-rating = рейтинг, введений вручну
fact-kind-of-rating = рейтинг ({ $kind })
fact-rating-of-list = рейтинг ({ $kind }), { $source }
fact-k-listed = за рейтинг-листом
fact-k-2400 = 2400 або більше
fact-k-young = цього року не старший за 18 років і нижче 2300
fact-k-usual = звичайний; 40 для новачка у списку, 10 для того, хто мав 2400, це знає лише список
fact-k = K { $k }: { $reason }
fact-mean-of-first = середнє з двома суперниками по 1800: ({ $opponents } + 3600) / { $count } = { $mean }
fact-share-of-first = частка з двома нічиїми з ними: ({ $points } + 1) / { $count } = { $share }, різниця { $difference }
fact-first-rounded = { $mean } { $difference } — це { $rating }, округлено
fact-first-capped = { $mean } { $difference } — це { $uncapped }; перший рейтинг не більший за { $rating }
fact-first-rating = перший рейтинг { $rating }, якби турнір закінчився зараз
fact-no-point = жодного очка: перший турнір без очок не враховується
fact-too-few-games = { $games } з { $least }: без рейтингу, доки турніри наступних 26 місяців не додадуть решту
fact-too-low = { $rating } нижче { $floor }: лишається без рейтингу
fact-before-the-event = до турніру
fact-start-values = без рейтингу, тому початкові значення
fact-glicko-before = { $what }: { $rating }, відхилення { $deviation }, волатильність { $volatility }; тау { $tau }
fact-glicko-game = { $game } ({ $rating }, відхилення { $deviation }): вага { $weight }, очікується { $expected }, { $gain }
fact-deviation-grows = немає партій для обрахунку: відхилення зростає з { $before } до { $after }
fact-glicko-period = сума { $sum }, дисперсія { $variance }, поліпшення { $improvement }
fact-glicko-after = { $rounded }; відхилення { $deviation }, волатильність { $volatility }, якби турнір закінчився зараз
fact-not-played = не зіграна
fact-is-adjourned = відкладена
fact-marked-unrated = позначена як без обрахунку
fact-no-result-yet = результату ще немає
fact-does-not-count = суперник { $name }: { $why }, не враховується
fact-won-against = перемога, суперник { $name }
fact-drew-with = нічия, суперник { $name }
fact-lost-to = поразка, суперник { $name }
fact-remark-deviation = відхилення { $deviation }
fact-fide-rules = { $name }, { $tempo }, правила: { $edition }
fact-system = { $name }
fact-parameter = { $name } { $value }
