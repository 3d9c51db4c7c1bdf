# Русский
#
# Terms: Правила вида спорта «шахматы» and the Russian translation of the FIDE handbook (жеребьёвка, тур, доска,
# тай-брейк, коэффициент Бухгольца), and chess-results.com in Russian (стартовый лист, положение, таблица).

## Titles

title-pairings = Пары { $round }-го тура
title-pairings-alone = Пары
title-names = Пары { $round }-го тура{ $beside } по фамилиям
title-names-alone = Пары по фамилиям
title-matches = Матчи { $round }-го тура
title-matches-alone = Матчи
title-field = Стартовый лист
title-standings = Положение после { $round }-го тура
title-crosstable = Таблица после { $round }-го тура
title-crosstable-alone = Таблица
title-boards = Участники по доскам после { $round }-го тура
title-bracket = Сетка после { $round }-го тура
title-bracket-alone = Сетка
title-cards = Карточки участников после { $round }-го тура
title-cards-alone = Карточки участников
title-team-cards = Карточки команд после { $round }-го тура
title-team-cards-alone = Карточки команд
title-slips = Карточки результатов { $round }-го тура
title-slips-alone = Карточки результатов
title-line-ups = Заявки составов { $round }-го тура
title-line-ups-alone = Заявки составов
title-team-sheets = Составы команд
title-starting-list = Стартовый лист
title-schedule = Расписание
title-result-sheet = Протокол { $round }-го тура
title-result-sheet-alone = Протокол
title-board-numbers = Номера досок
title-table-numbers = Номера столов
title-name-cards = Таблички с именами
title-diplomas = Дипломы после { $round }-го тура
title-prizes = Призы после { $round }-го тура
title-check-in = Явка перед { $round }-м туром
title-wall = Табло
wall-by-board = пары по доскам
wall-by-match = пары по матчам
wall-by-name = пары по фамилиям
wall-after-round = после { $round }-го тура
wall-before-round-1 = до 1-го тура
title-not-here = Не явились перед { $round }-м туром
title-fees = Взносы
title-ratings = Изменения рейтинга после { $round }-го тура
title-ratings-before = Рейтинги перед 1-м туром
position = позиция { $position }
status-not-started = не начат
status-live = идёт тур, { $known } из { $boards } результатов
status-live-earlier = идёт тур, { $known } из { $boards } результатов, { $earlier ->
    [one] { $earlier } прежняя доска не завершена
    [few] { $earlier } прежние доски не завершены
   *[other] { $earlier } прежних досок не завершено
}
status-complete = полное
status-sealed = окончательное
status-changed = окончательное, позднее изменено

## Below the title: place, days, officials

days = с { $first } по { $last }
about-arbiter = главный судья { $text }
about-deputies = { $count ->
    [one] заместитель главного судьи { $names }
   *[other] заместители главного судьи { $names }
}
about-time-control = контроль времени { $text }
about-provisional = предварительно: есть незаконченные партии

## Headings of parts

heading-teams = Команды
heading-board = Доска { $board }
heading-round = Тур { $round }
heading-rounds = Туры с { $first } по { $last }
heading-by-round = По турам
heading-all-games = Все партии
heading-all-against-all = Круговая таблица
heading-how-prizes = Как они получены
heading-by-amount = По суммам
heading-not-paid = Не оплачено
heading-players = Участники
slip-heading = { $event }: тур { $round }

## Notes

no-round-yet = Ещё ни один тур не опубликован.
round-not-published = Тур { $round } ещё не опубликован.
fixed-board = { $player } за { $place ->
    [table] столом
   *[other] доской
} { $board }
fixed-board-elsewhere = { $player } за { $place ->
    [table] столом
   *[other] доской
} { $board } (в этом туре { $now })
fixed-boards = Постоянные { $place ->
    [table] столы
   *[other] доски
}: { $list }.
fixed-at = { $player } за { $board }
results-missing = { $count ->
    [one] Не хватает ещё { $count } результата.
   *[other] Не хватает ещё { $count } результатов.
}
sealed-otherwise = Нынешнее состояние: окончательное положение после тура { $round } было другим.
legend-games = 12w1: с номером 12 белыми, выигрыш. Знаки: 1 выигрыш, = ничья, 0 проигрыш, + выигрыш по неявке, - проигрыш по неявке, a отложена, . не закончена. Пропуск тура: U по жеребьёвке, F целое очко, H пол-очка, Z ноль очков.
legend-unrated = 12w1: с номером 12 белыми, выигрыш. Знаки: 1 выигрыш, = ничья, 0 проигрыш, + выигрыш по неявке, - проигрыш по неявке, a отложена, . не закончена. W D L то же, без обсчёта рейтинга. Пропуск тура: U по жеребьёвке, F целое очко, H пол-очка, Z ноль очков.
legend-matches = 12w2 2½:1½: с командой 12, белые на первой доске, 2 командных очка, 2½ на 1½ по партиям. Знаки вместо командных очков: + выигрыш по неявке, - проигрыш по неявке, . не закончен. Пропуск тура: U по жеребьёвке, F целое очко, H пол-очка, Z ноль очков.
legend-matches-at-tables = 12:2 1½:½: с командой 12, 2 командных очка, 1½ на ½ по партиям. Знаки вместо командных очков: + выигрыш по неявке, - проигрыш по неявке, . не закончен. Пропуск тура: U по жеребьёвке, F целое очко, H пол-очка, Z ноль очков.
legend-dice = T3:1: за столом 3, место 1; =1: делёж. Пропуск тура: U по жеребьёвке, F целое очко, H пол-очка, Z ноль очков.
legend-tractor = T3:▲2: за столом 3, пара поднялась на два ранга; T3 + 12:▲2: с номером 12 вместо постоянного партнёра. RANK — достигнутый ранг, TAKEN — очки, взятые в защите. Пропуск тура: U по жеребьёвке, F целое очко, H пол-очка, Z ноль очков.
legend-unfinished = * не закончено.
boards-forfeits = Очки, процент и перформанс считаются по сыгранным партиям; неявки не учитываются. Каждый указан на доске, на которой сыграл больше всего партий.
no-line-up = Состав не заявлен, показаны первые участники списка: { $teams }.
no-team-yet = Ещё ни одна команда не заявлена.
no-player-yet = Ни один участник не заявлен.
players-in-all = { $who ->
    [team] { $count ->
        [one] { $count } команда.
        [few] { $count } команды.
       *[other] { $count } команд.
    }
   *[other] { $count ->
        [one] { $count } участник.
        [few] { $count } участника.
       *[other] { $count } участников.
    }
}
round-not-paired = жеребьёвки ещё нет
round-sealed = полностью, положение окончательное
round-results = { $known } из { $boards } результатов
place-behind = Позади: { $name } (место { $place }): { $how }.
place-ahead = Впереди: { $name } (место { $place }): { $how }.
place-level = Наравне: { $name } (место { $place }): { $how }.
place-equal = равны { $values }
place-differs = { $code } { $own } против { $other }
diploma = Диплом
diploma-arbiter = Главный судья
diploma-place = место { $place }
prize-one = приз { $first }
prize-several = призы с { $first } по { $last }
place-of-all = { $place } из { $ranked }
place-none = нет, вне зачёта
places-in-standings = Места указаны в положении.
card-members = Участники с результатом каждого тура:
card-matches = Матчи по доскам:
bracket-drawn = { $one } – { $other }: ничья, дальше проходит { $winner } { $by }.
check-in-expected = { $who ->
    [team] { $count ->
        [one] Ожидается { $count } команда.
        [few] Ожидаются { $count } команды.
       *[other] Ожидается { $count } команд.
    }
   *[other] { $count ->
        [one] Ожидается { $count } участник.
        [few] Ожидаются { $count } участника.
       *[other] Ожидается { $count } участников.
    }
}
check-in-here = Присутствуют { $here } из { $expected }.
fees-paid = Взносы { $sum }:{" "}{ $paid ->
    [one] { $paid } участник заплатил, { $unpaid } нет.
    [few] { $paid } участника заплатили, { $unpaid } нет.
   *[other] { $paid } участников заплатили, { $unpaid } нет.
}
rated-by = Обсчёт рейтинга: { $system }.
rated-as-a-whole = Турнир обсчитывается целиком: такими были бы изменения, если бы он закончился сейчас.
prizes-awarded = Распределено { $given } из { $whole }.
prize-left-over = { $prize }: остаётся { $amount }, никто не имеет права.

## The part of an event in which a player is absent; 0 is before round 1

absent-from = с тура { $value }
absent-withdrawn = { $value ->
    [0] выбытие до 1-го тура
   *[other] выбытие после тура { $value }
}
absent-excluded = { $value ->
    [0] исключение до 1-го тура
   *[other] исключение после тура { $value }
}
absent-excluded-unranked = { $value ->
    [0] исключение до 1-го тура, без места
   *[other] исключение после тура { $value }, без места
}

## Stages of a knockout

stage-last = последние { $value }
stage-winners = верхняя сетка, тур { $value }
stage-losers = нижняя сетка, тур { $value }
stage-last-head = Последние { $value }
stage-winner = Победитель
stage-final = Финал
stage-semi-finals = Полуфиналы
stage-quarter-finals = Четвертьфиналы

## Results

result-unrated = { $value } без обсчёта

## Footer

footer-round = { $event }, тур { $round } из { $rounds }
footer-before-round-1 = { $event }, до 1-го тура из { $rounds }
footer-last-entry = последняя запись { $time }
footer-last-entry-head = последняя запись { $time }, отпечаток { $head }
footer-chain = цепочка { $head }
footer-key = ключ { $key }
page-number = страница { $page } из { $pages }


## Headings of columns

word-number-sign = М.
word-name = имя
word-no = №
word-pairing-number = стартовый номер
word-place = место
word-place-in-the-standings = место в положении
word-place-after-the-round = место после тура
word-place-at-the-board = место на доске
word-place-in-the-teams-list = место в списке команды
word-pairing-number-or-place-in-the-teams-list = стартовый номер или место в списке команды
word-number-then-the-board = номер, затем доска
word-title = звание
word-fed = фед.
word-club = клуб
word-cat = кат.
word-team = команда
word-teams = команды
word-pair = пара
word-player = участник
word-players = участники
word-partner = партнёр
word-opponent = соперник
word-with = с
word-against = против
word-colour = цвет
word-colour-of-the-player-on-the-left = цвет участника слева
word-seat = место за столом
word-seats = места за столом
word-board = доска
word-bd = Д.
word-table = стол
word-match = матч
word-round = тур
word-stage = стадия
word-result = результат
word-bye = пропуск тура
word-takes-part = участие
word-here = здесь
word-born = г.р.
word-id = ID
word-rtg = Рейт.
word-rating = рейтинг
word-before = до
word-now = сейчас
word-change = изменение
word-old-system = старая система
word-new-system = новая система
word-rating-before-the-event = рейтинг до турнира
word-rating-before-the-event-empty-when-unrated = рейтинг до турнира; пусто без рейтинга
word-rating-now = рейтинг сейчас
word-rating-after-the-round = рейтинг после тура
word-rating-after-it = рейтинг после
word-rating-if-the-event-ended-now = рейтинг, если бы турнир закончился сейчас
word-rating-change-if-the-event-ended-now = изменение рейтинга, если бы турнир закончился сейчас
word-rating-change-since-before-the-event = изменение рейтинга с начала турнира
word-rating-now-by-the-old-probit-system-to-compare = рейтинг сейчас по старой системе пробит, для сравнения
word-rating-now-by-the-new-probit-system-to-compare = рейтинг сейчас по новой системе пробит, для сравнения
word-rating-after-it-by-the-other-probit-system-to-compare = рейтинг после по другой системе пробит, для сравнения
word-the-opponents-rating-before-the-round = рейтинг соперника перед туром
word-pts = Очки
word-points = очки
word-points-so-far = очки на данный момент
word-mp = КО
word-match-points = командные очки
word-match-points-so-far = командные очки на данный момент
word-gp = ОП
word-game-points = очки в партиях
word-game-points-in-them = очки в этих партиях
word-games = партии
word-games-played = сыгранные партии
word-games-that-count = учитываемые партии
word-games-with-a-result-forfeits-included = партии с результатом, включая неявки
word-board-of-most-games = доска большинства партий
word-points-of-these-games = очки в этих партиях
word-percent = %
word-percentage-of-the-possible-points = процент возможных очков
word-perf = перф.
word-performance-in-these-games = перформанс в этих партиях
word-performance-in-rated-games-against-rated-opponents = перформанс в обсчитываемых партиях с соперниками с рейтингом
word-forf = неяв.
word-games-won-plus-and-lost-by-forfeit-not-counted = партии, выигранные (+) и проигранные (-) по неявке, не учитываются
word-float = флоут
word-met-a-lower-score-or-scored-without-playing-met-a-higher-score = ↓ играл с меньшим числом очков или получил очко без игры; ↑ играл с большим числом очков
word-score = результат
word-what-the-team-has-added = сумма команды
word-players-who-count-of-all = зачётные участники из всех
word-who-counts = кто в зачёте
word-rank = ранг
word-ranks = ранги
word-rank-of-the-own-partnership-in-the-round-of-the-other = ранг своей пары в туре : другой пары
word-def = защ.
word-points-of-the-defenders-at-the-table = очки защитников за столом
word-opp = ср. соп.
word-mean-of-the-opponents-ratings-before-the-event = средний рейтинг соперников до турнира
word-expected = ожид.
word-points-that-were-expected = ожидаемые очки
word-k = K
word-new = новый
word-remarks = примечания
word-rule = правило
word-how = как
word-how-the-place-came-about = как получено место
word-how-the-figures-came-about = как получены значения
word-prize = приз
word-prize-no = приз №
word-places-of-the-prize-that-are-shared = места приза, которые делятся
word-amount = сумма
word-fee = взнос
word-fee-paid-empty-for-not-paid = уплаченный взнос; пусто: не уплачен
word-sum = итог
word-begins = начало
word-state = состояние
word-fide-id = FIDE ID
word-signature = подпись
word-team-1-signs = подпись команды 1
word-team-2-signs = подпись команды 2
word-diploma-for = диплом за
word-team-no = команда №

## Values of the standings

word-buchholz = Бухгольц
word-sonneborn-berger = Зонненборн-Бергер
word-fore-buchholz = Бухгольц Fore
word-extended-sonneborn-berger = расширенный Зонненборн-Бергер
word-on-match-points = по командным очкам
word-on-game-points = по очкам в партиях
word-forfeits-as-played = неявки как сыгранные
word-reversed = в обратном порядке
word-lots = жребий
word-direct-encounter = личная встреча
word-extended-direct-encounter = расширенная личная встреча
word-secondary-score = второй показатель
word-progressive-scores = прогресс
word-koya-system = система Койя
word-standard-points = стандартные очки
word-average-rating-of-opponents = средний рейтинг соперников
word-average-of-opponents-buchholz = средний Бухгольц соперников
word-tournament-performance-rating = перформанс
word-perfect-tournament-performance = совершенный перформанс
word-average-performance-of-opponents = средний перформанс соперников
word-average-perfect-performance = средний совершенный перформанс соперников
word-scores-and-schedule-strength = очки и сила соперников
word-board-count = берлинская система
word-top-board-results = результаты первых досок
word-bottom-board-elimination = вычёркивание последних досок
word-resistance-points = сумма очков соперников
word-sonneborn-berger-of-games-played = Зонненборн-Бергер по сыгранным партиям
word-games-played-with-black = партии чёрными
word-games-won = число побед
word-place-given-by-hand = место, присвоенное вручную
word-rank-reached = достигнутый ранг
word-points-taken-as-defenders = очки, взятые в защите
word-rounds-played = сыгранные туры
word-still-in = продолжает игру
word-stage-reached = достигнутая стадия
word-mean-place = среднее место
word-sum-of-places = сумма мест

## Facts of a player

word-short-name = краткое имя
word-captain = капитан
word-federation = федерация
word-category = категория
word-performance = перформанс
word-standard = классические
word-rapid = быстрые
word-blitz = блиц
word-national = национальный
word-from-round = с тура
word-beside-results = помимо результатов
word-fixed-board = постоянная доска
word-rating-before = рейтинг до
word-position = позиция
word-fixed = постоянно
word-board-1 = доска 1

## Colours, byes, results, stages

word-white = Белые
word-black = Чёрные
word-team-1 = команда 1
word-team-2 = команда 2
word-pairing-allocated-bye = пропуск тура с очком
word-full-point-bye = пропуск тура с целым очком
word-half-point-bye = пропуск тура с пол-очком
word-zero-point-bye = пропуск тура без очка
word-adjourned = отложена
word-quarter-final = четвертьфинал
word-semi-final = полуфинал
word-third-place = матч за третье место
word-final = финал
word-final-played-again = финал, повторный
word-winners-side = верхняя сетка
word-losers-side = нижняя сетка
word-not-an-official-event = неофициальный турнир

## Slips

word-whites-pieces-left = осталось белых фигур
word-blacks-pieces-left = осталось чёрных фигур
word-main-suit-h-s-c-d-o-for-none = козырь (H S C D, O без козыря)
word-dealers-seat = место сдающего
word-defenders-points = очки защитников
word-lead = ход
word-2nd = 2-й
word-3rd = 3-й
word-4th = 4-й
word-won-by = взятка
word-captain-signs = подпись капитана
word-first-team-signs = подпись первой команды
word-second-team-signs = подпись второй команды
word-white-signs = подпись белых
word-black-signs = подпись чёрных
word-signed-for-the-table = подпись за стол

## Pages of a site

word-pairings = пары
word-by-name = по фамилиям
word-players-by-board = участники по доскам
word-standings = положение
word-crosstable = таблица
word-starting-list = стартовый лист
word-prizes = призы
word-rounds = туры
word-pages = страницы
word-letters = буквы
word-my-page = моя страница
word-this-is-my-page = это моя страница
word-find = найти
