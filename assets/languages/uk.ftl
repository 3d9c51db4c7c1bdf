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
heading-board = Шахівниця { $board }
heading-round = Тур { $round }
heading-rounds = Тури з { $first } по { $last }
heading-by-round = За турами
heading-all-games = Усі партії
heading-all-against-all = Кругова таблиця
heading-how-prizes = Як їх отримано
heading-by-amount = За сумами
heading-not-paid = Не сплачено
heading-players = Учасники
slip-heading = { $event }: тур { $round }

## Notes

no-round-yet = Ще жодного туру не опубліковано.
round-not-published = Тур { $round } ще не опубліковано.
fixed-board = { $player } за { $place ->
    [table] столом
   *[other] шахівницею
} { $board }
fixed-board-elsewhere = { $player } за { $place ->
    [table] столом
   *[other] шахівницею
} { $board } (у цьому турі { $now })
fixed-boards = Постійні { $place ->
    [table] столи
   *[other] шахівниці
}: { $list }.
fixed-at = { $player } за { $board }
results-missing = { $count ->
    [one] Бракує ще { $count } результату.
   *[other] Бракує ще { $count } результатів.
}
sealed-otherwise = Теперішній стан: остаточне становище після туру { $round } було іншим.
legend-games = 12w1: з номером 12 білими, виграш. Знаки: 1 виграш, = нічия, 0 програш, + виграш через неявку, - програш через неявку, a відкладена, . не закінчена. Вільний від гри: U за жеребкуванням, F ціле очко, H пів очка, Z нуль очок.
legend-unrated = 12w1: з номером 12 білими, виграш. Знаки: 1 виграш, = нічия, 0 програш, + виграш через неявку, - програш через неявку, a відкладена, . не закінчена. W D L те саме, без рейтингового обрахунку. Вільний від гри: U за жеребкуванням, F ціле очко, H пів очка, Z нуль очок.
legend-matches = 12w2 2½:1½: з командою 12, білі на першій шахівниці, 2 командні очки, 2½ на 1½ за партіями. Знаки замість командних очок: + виграш через неявку, - програш через неявку, . не закінчений. Вільний від гри: U за жеребкуванням, F ціле очко, H пів очка, Z нуль очок.
legend-matches-at-tables = 12:2 1½:½: з командою 12, 2 командні очки, 1½ на ½ за партіями. Знаки замість командних очок: + виграш через неявку, - програш через неявку, . не закінчений. Вільний від гри: U за жеребкуванням, F ціле очко, H пів очка, Z нуль очок.
legend-dice = T3:1: за столом 3, місце 1; =1: поділене. Вільний від гри: U за жеребкуванням, F ціле очко, H пів очка, Z нуль очок.
legend-tractor = T3:▲2: за столом 3, пара піднялася на два ранги; T3 + 12:▲2: з номером 12 замість постійного партнера. RANK — досягнутий ранг, TAKEN — очки, взяті в захисті. Вільний від гри: U за жеребкуванням, F ціле очко, H пів очка, Z нуль очок.
legend-unfinished = * не закінчено.
boards-forfeits = Очки, відсоток і перформанс рахуються за зіграними партіями; неявки не враховуються. Кожен зазначений на шахівниці, на якій зіграв найбільше партій.
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
diploma-place = місце { $place }
prize-one = приз { $first }
prize-several = призи з { $first } по { $last }
place-of-all = { $place } із { $ranked }
place-none = немає, поза заліком
places-in-standings = Місця вказано у становищі.
card-members = Учасники з результатом кожного туру:
card-matches = Матчі за шахівницями:
bracket-drawn = { $one } – { $other }: нічия, далі проходить { $winner } { $by }.
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

footer-round = { $event }, тур { $round } із { $rounds }
footer-before-round-1 = { $event }, до 1-го туру із { $rounds }
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
word-games-with-a-result-forfeits-included = партії з результатом, разом із неявками
word-board-of-most-games = шахівниця більшості партій
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
