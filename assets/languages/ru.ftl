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
title-players = Участники после { $round }-го тура
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
heading-board = { $place ->
    [table] Стол { $board }
   *[other] Доска { $board }
}
heading-round = Тур { $round }
heading-rounds = Туры с { $first } по { $last }
heading-by-round = По турам
heading-all-games = Все партии
heading-all-against-all = Круговая таблица
heading-how-prizes = Как они получены
heading-by-amount = По суммам
heading-not-paid = Не оплачено
heading-players = Участники
slip-heading = { $event }: { $which }
slip-round = тур { $round }

## Notes

no-round-yet = Ещё ни один тур не опубликован.
round-not-published = Тур { $round } ещё не опубликован.
fixed-board = { $player } { $place ->
    [match] в матче
    [table] за столом
   *[other] за доской
} { $board }
fixed-board-elsewhere = { $player } { $place ->
    [match] в матче
    [table] за столом
   *[other] за доской
} { $board } (в этом туре { $now })
fixed-boards = Постоянные { $place ->
    [match] матчи
    [table] столы
   *[other] доски
}: { $list }.
fixed-at = { $player } за { $board }
results-missing = { $count ->
    [one] Не хватает ещё { $count } результата.
   *[other] Не хватает ещё { $count } результатов.
}
sealed-otherwise = Нынешнее состояние: окончательное положение после тура { $round } было другим.
decimal-sign = ,
letter-white = б
letter-black = ч
legend-games = 12{ $white }1: с номером 12 белыми, выигрыш. Знаки: 1 выигрыш, = ничья, 0 проигрыш, + выигрыш по неявке, - проигрыш по неявке, a отложена, . не закончена. Пропуск тура: U по жеребьёвке, F целое очко, H пол-очка, Z ноль очков.
legend-unrated = 12{ $white }1: с номером 12 белыми, выигрыш. Знаки: 1 выигрыш, = ничья, 0 проигрыш, + выигрыш по неявке, - проигрыш по неявке, a отложена, . не закончена. W D L то же, без обсчёта рейтинга. Пропуск тура: U по жеребьёвке, F целое очко, H пол-очка, Z ноль очков.
legend-matches = 12{ $white }2 2½:1½: с командой 12, белые на первой доске, 2 командных очка, 2½ на 1½ по партиям. Знаки вместо командных очков: + выигрыш по неявке, - проигрыш по неявке, . не закончен. Пропуск тура: U по жеребьёвке, F целое очко, H пол-очка, Z ноль очков.
legend-matches-at-tables = 12:2 1½:½: с командой 12, 2 командных очка, 1½ на ½ по партиям. Знаки вместо командных очков: + выигрыш по неявке, - проигрыш по неявке, . не закончен. Пропуск тура: U по жеребьёвке, F целое очко, H пол-очка, Z ноль очков.
legend-dice = T3:1: за столом 3, место 1; =1: делёж. Пропуск тура: U по жеребьёвке, F целое очко, H пол-очка, Z ноль очков.
legend-tractor = T3:▲2: за столом 3, пара поднялась на два ранга; T3 + 12:▲2: с номером 12 вместо постоянного партнёра. RANK — достигнутый ранг, TAKEN — очки, взятые в защите. Пропуск тура: U по жеребьёвке, F целое очко, H пол-очка, Z ноль очков.
legend-unfinished = * не закончено.
legend-adjourned = Отложенная партия до её окончания считается ничьей.
legend-forfeited-boards = ± с партиями, где результат по неявке.
boards-forfeits = Очки, процент и перформанс считаются по сыгранным партиям; неявки не учитываются. { $place ->
    [table] Каждый указан за столом, за которым сыграл больше всего партий.
    [none] Все в одном списке, потому что доски игрока меняются от тура к туру.
   *[other] Каждый указан на доске, на которой сыграл больше всего партий.
}
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
diploma-place = { $place }-е место
prize-one = приз { $first }
prize-several = призы с { $first } по { $last }
place-of-all = { $place } из { $ranked }
place-none = нет, вне зачёта
places-in-standings = Места указаны в положении.
card-members = Участники с результатом каждого тура:
card-matches = Матчи по доскам:
bracket-drawn = { $one } – { $other }: ничья, дальше проходит { $winner } { $by }.
labelled = { $label }: { $value }
tie-break-cut = { $name } усечённый { $count }
tie-break-median = { $name } медианный { $count }
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

footer-event = { $event }, { $which }
footer-round = тур { $round } из { $rounds }
footer-before-round-1 = до 1-го тура из { $rounds }
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
word-place-at-the-table = место за столом
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
word-board-of-most-games = доска большинства партий
word-table-of-most-games = стол большинства партий
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
word-match-and-match-points = командные очки × командные очки
word-match-and-game-points = командные очки × очки в партиях
word-game-and-match-points = очки в партиях × командные очки
word-game-and-game-points = очки в партиях × очки в партиях
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
word-nothing-found = ничего не найдено

## Words of reasons and remarks

word-swiss-ranking = швейцарская таблица
word-counts = учтено
word-knockout = на выбывание
word-given = задано
word-one-prize = один приз
word-own-place = своё место
word-equal-division = равный делёж
word-hort-system = система Горта
word-hoyle-poker-dice = Хойл: покер на костях
word-tractor-round = Трактор: раздача
word-crikey-rule-1 = правило Crikey 1
word-crikey-rule-2 = правило Crikey 2
word-crikey-rule-3 = правило Crikey 3
word-crikey-rule-3a = правило Crikey 3a
word-crikey-rule-3b = правило Crikey 3b
word-crikey-rule-3c = правило Crikey 3c
word-crikey-rule-4 = правило Crikey 4
word-aces = тузы
word-twos = двойки
word-threes = тройки
word-fours = четвёрки
word-fives = пятёрки
word-sixes = шестёрки
word-ace = туз
word-given-from-outside = задано извне
word-top-boards = верхние доски
word-bottom-boards = нижние доски
word-games-with-black = партии чёрными
word-games-won-with-black = победы чёрными
word-number-of-wins = число побед
word-rounds-elected-to-play = туры, которые участник хотел играть
word-not-finished = не окончена
word-forfeit-not-rated = неявка, без обсчёта
word-not-rated = без обсчёта
word-no-rating = без рейтинга
word-by-hand = вручную
word-rating-points-exchange = обмен рейтинговыми очками
word-probit = пробит
word-white-counts-stronger-by = белые считаются сильнее на
word-factor = множитель
word-decimals = знаки после запятой
word-tau-hundredths = тау, в сотых
word-rating-of-the-unrated = рейтинг участников без рейтинга
word-deviation-of-the-unrated = отклонение участников без рейтинга
word-deviation-of-the-rated = отклонение участников с рейтингом
word-volatility-ten-thousandths = волатильность, в десятитысячных
word-by-first-day = по первому дню
word-march-2024 = март 2024
word-december-2024 = декабрь 2024
word-october-2025 = октябрь 2025

## Facts

fact-place-shared = место { $place }, делёж, { $hand }
fact-defended = защита
fact-declared = розыгрыш
fact-won-game = игра выиграна
fact-lost-game = игра проиграна
fact-tractor-result = { $role }, { $what }; защитникам { $points }
fact-not-judged = { $told } (взятки не проверены)
fact-points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
    [many] { $count } очков
   *[other] { $count } очка
}
fact-gained = { $count ->
    [one] подъём на { $count } ранг
    [few] подъём на { $count } ранга
    [many] подъём на { $count } рангов
   *[other] подъём на { $count } ранга
}
fact-round = тур { $round }: { $what }
fact-list = { $list }
fact-games = { $count ->
    [one] { $count } партия
    [few] { $count } партии
    [many] { $count } партий
   *[other] { $count } партии
}
fact-decimals = { $decimals ->
    [one] { $decimals } знака
    [few] { $decimals } знаков
    [many] { $decimals } знаков
   *[other] { $decimals } знаков
}
fact-rounded = { $exact } округлено до { $decimals }, половины вверх: { $now }
fact-not-finished = не окончена, соперник { $name }
fact-adjourned = отложена, соперник { $name }
fact-against = против: { $name }
fact-unequal-mean = разное число партий: среднее мест в турах с броском или пропуском, так что участник с малым их числом может лидировать
fact-unequal-sum = разное число партий: сумма мест; тур без броска и пропуска считается последним местом за самым большим столом тура
fact-unequal-least = разное число партий: среднее мест в турах с броском или пропуском; участники, у которых меньше чем { $games }, идут последними
fact-unequal-games = { $rule }; место стоит одинаково за малыми и большими столами; пропуск с очком считается первым местом за самым большим столом тура, с половиной очка или по жеребьёвке — средним, без очков — последним
fact-strength = сила { $white } ({ $before } + { $handicap }) против { $black }
fact-gap = разрыв { $gap }
fact-core-exchange = основной обмен CE { $core }
fact-white-to = белые: { $before }, стало { $white }
fact-black-to = чёрные: { $before }, стало { $black }
fact-equal-draw = ничья при равной силе: без изменений
fact-uneven-draw = ничья: RPE { $single } от сильнейшей стороны слабейшей
fact-equal-win = победа при равной силе: RPE { $single }
fact-stronger-wins = выигрывает сильнейшая сторона: RPE 1,00 - { $core } = { $single }
fact-weaker-wins = выигрывает слабейшая сторона: RPE 1,00 + { $core } = { $single }
fact-doubled = { $winners } < { $losers }: удвоено, RPE { $points }
fact-not-doubled = { $winners } ≥ { $losers }: не удвоено
fact-five-alike = покер: { $faces }
fact-four-alike = каре: { $faces }, { $others }
fact-full-house = фулл-хаус: { $faces } и { $pair }
fact-three-alike = тройка: { $faces }, { $others }
fact-two-pair = две пары: { $faces } и { $lower }, { $others }
fact-pair-of = пара: { $faces }, { $others }
fact-high-die = старшая кость, { $dice }
fact-place-hand = место { $place }, { $hand }
fact-next-die = { $one } { $other }
fact-berlin-count = по берлинской системе, { $first } : { $second }
fact-at-first-board = на доске 1, { $first } : { $second }
fact-at-boards = на досках 1–{ $left }, { $first } : { $second }
fact-by-lot = жребием
fact-cited = { $how } ({ $clause })
fact-drawn-decided = ничейный матч (соперник { $name }) решён { $by }
fact-in-won = продолжает: выигран матч стадии { $stage }
fact-in-open = продолжает: матч стадии { $stage } ещё не решён
fact-out-won = выбывание, затем выигран следующий матч, стадии { $stage }
fact-out-lost = выбывание: проигран матч стадии { $stage }
fact-no-hand = нет броска, считается местом { $largest }
fact-places-shared = делёж мест { $first }–{ $last }, считается { $place }, { $hand }
fact-bye-counts-as = { $bye }, считается местом { $place }
fact-best-hand = лучший бросок: { $best }
fact-no-lots = жребий ещё не брошен
fact-nothing-given = { $name }: ещё ничего не задано
fact-nothing-here = { $name }: здесь ничего нет
fact-drawn-by-lot = по жребию: { $value }
fact-by-director = { $name }: { $value }, от директора турнира
fact-forfeit-against = неявка, соперник { $opponent }
fact-left-early = { $how }, не учитывается: выбытие до половины партий
fact-sum = сумма { $points }
fact-value-of = { $name } { $value }
fact-keeps-one-prize = { $name } оставляет себе { $amount } ({ $keeps }), уступает: { $leaves }
fact-rounded-down = { $amount } (округлено вниз)
fact-remainders = { $down } + { $more } (наибольшие остатки) = { $amount }
fact-prize-alone = { $category }: { $name }, единолично место { $first }: { $amount }
fact-prize-among = { $category }: { $name }, в числе { $members } на местах { $first }–{ $last }
fact-prize-share = { $among }: { $pool } / { $members } = { $amount }
fact-prize-hort = { $among }: { $own } / 2 + { $pool } / { $twice } = { $amount }
fact-rank-and-taken = очков у защитников { $defenders }; ранг { $rank }, взято до сих пор { $taken }
fact-no-result = { $name }: результатов ещё нет
fact-unchanged = ничто ещё не изменило это
fact-batch = { $shown } до турнира, { $now } после него
fact-batch-against = { $won } побед, { $lost } поражений, соперник { $name } ({ $theirs }): { $stake } × ({ $won } - { $games } × Φ({ $z })) = { $gain }
fact-mean-hundredths = среднее, округлённое до сотых: { $mean }
fact-opponents-value = { $name }, { $code } { $theirs }
fact-mean-rounded = среднее, округлённое: { $mean }
fact-board-count = номера досок, умноженные на очки, { $points }
fact-board-points = доска { $number } { $points }
fact-without-last = без последних { $number } { $points }
fact-board = доска { $number }: { $product }
fact-among-tied-by = между равными, { $score }: { $list }
fact-among-tied = между равными: { $list }
fact-tied-sum = { $name } { $sum }
fact-not-met = { $own } (не сыграно { $count })
fact-and-more = и ещё { $more }
fact-all-met-equal = все сыграли между собой, и это никого не разделяет
fact-all-met = все сыграли между собой: решают суммы
fact-some-met-equal = не все сыграли между собой, и никто не первый при любом исходе недостающих партий
fact-some-met = не все сыграли между собой; { $name } впереди при любом исходе недостающих партий
fact-nobody-tied = здесь никто не делит место
fact-as-if-drawn = как если бы все пары тура { $round } сыграли вничью
fact-cut-least = наименее значимое значение (14.1)
fact-cut-voluntary = добровольно не сыгранный тур (16.5)
fact-cut-most = наиболее значимое значение (14.3)
fact-of-dummy = { $score } у условного соперника, { $how }
fact-of-adjusted = { $of } ({ $own }, пропуски с тура { $round } как ничьи, 16.3)
fact-dummy-as-opponent = { $dummy }, свои { $own }, не больше чем { $name } (16.4.1)
fact-dummy-draws = { $dummy }, свои { $own }, не больше ничьей за тур (16.4.2)
fact-primary-score = первый показатель
fact-secondary-score = второй показатель
fact-in-their-matches = { $name } в матчах между ними: { $keys }
fact-koya-limit = учитываются соперники, у которых { $limit } и больше очков
fact-paired-under = номер, под которым участник жеребится
fact-expected-score = набрано { $scored }; от { $rating } ожидается { $expected } (B.02 8.1.2)
fact-mean-rating = их средний рейтинг { $mean }
fact-share-difference = { $scored } из { $games } — это { $share } %: { $difference } (B.02 8.1.1)
fact-after-round = после тура { $round }: { $score }
fact-without-after = без очков после тура { $round }
fact-rating-before-event = рейтинг до турнира
fact-result-against = { $result }, соперник { $name }, { $rating }
fact-highest = наивысший
fact-lowest = наименьший
fact-no-game-rated = не определено: за доской не сыграно ни одной партии с соперником с рейтингом
fact-no-game = не определено: за доской не сыграно ни одной партии
fact-unrated-left-out = { $name } без рейтинга, не учитывается
fact-unrated-fixed = { $told } (без рейтинга, заданное значение)
fact-unrated-lowest = { $told } (без рейтинга, наименьший в турнире)
fact-unrated-mean = { $told } (без рейтинга, средний в турнире)
fact-no-factor = не определено: множитель 0, и никакое /K его не задаёт
fact-schedule-strength = второй показатель { $own }, и { $which } { $buchholz } / { $factor }, до сотых: { $sum }
fact-no-rating = не определено для всех: { $name } без рейтинга
fact-part-cut = { $own }, отброшено: { $reason }
fact-given-or-taken = добавлено или снято арбитром: { $added }
fact-points-how = { $points } { $how }
fact-score-of = { $score }, { $name }
fact-has = { $name }: { $score }
fact-product = { $points } × ({ $whose }) = { $value }
fact-part-for = { $value } в показатель «{ $name }»
fact-cut-round = отброшен тур { $round }: { $value }, { $reason }
fact-forfeit = неявка
fact-won-forfeit = неявка, соперник { $name }
fact-lost-forfeit = поражение за неявку, соперник { $name }
fact-drawn-forfeits = ничья из-за неявок, соперник { $name }
fact-probit-old = старая система: обсчёт по рейтингам до турнира
fact-probit-new = новая система: обсчёт по рейтингам после турнира
fact-steps = { $count ->
    [one] { $count } шаг
    [few] { $count } шага
    [many] { $count } шагов
   *[other] { $count } шага
}
fact-solved = решено за { $steps }, с точностью до { $bound }
fact-oscillates = простое повторение здесь колеблется и не сходится
fact-remark-from = { $rating } с тура { $round }
fact-remark-first = первый рейтинг
fact-remark-no-point = без рейтинга: нет очков
fact-remark-few = без рейтинга: партий { $games } из { $least }
fact-remark-low = без рейтинга: ниже { $floor }
fact-remark-lost = ниже { $floor }: теряет рейтинг
fact-remark-k = K { $base } × { $games } партий > 700
fact-periods = рейтинговых периодов вместе { $periods }: { $change }
fact-rating-stays = нет партий для обсчёта: рейтинг остаётся { $rating }
fact-k-less = { $base } × { $games } больше 700: K становится { $k }
fact-fide-change = { $k } × { $sum } = { $product }, округлённо { $change }: { $before } → { $now }, если бы турнир закончился сейчас
fact-below-floor = { $now } ниже { $floor }: публикуется без рейтинга
fact-unrated-no-change = { $game } (без рейтинга): рейтинг не меняет
fact-too-far-apart = { $game } ({ $opponent }): не обсчитывается, разница 600 и больше и один из игроков выше 2600
fact-difference-as = разница { $full } считается как { $difference }
fact-difference = разница { $full }
fact-fide-game = { $game } ({ $opponent }): { $difference }, ожидается { $expected }, { $gain }
fact-not-listed = без рейтинга: { $rating } — не рейтинг из списка ФИДЕ ({ $tempo })
fact-unrated = без рейтинга
fact-no-first-rating = нет партий с соперником с рейтингом: первого рейтинга нет
fact-unrated-not-counted = { $game } (без рейтинга): не учитывается
fact-against-rated = { $game } ({ $rating })
fact-begins-with = { $from }, с которого начинает участник без другого
fact-from-round-on = { $from }, с тура { $round }
fact-rated-as = { $rating }, { $from }; обсчёт: { $tempo }, правила: { $edition }
fact-typed-rating = рейтинг, введённый вручную
fact-kind-of-rating = рейтинг ({ $kind })
fact-rating-of-list = рейтинг ({ $kind }), { $source }
fact-k-listed = по рейтинг-листу
fact-k-2400 = 2400 или больше
fact-k-young = в этом году не старше 18 лет и ниже 2300
fact-k-usual = обычный; 40 для новичка в списке, 10 для имевшего 2400, это знает только список
fact-k = K { $k }: { $reason }
fact-mean-of-first = среднее с двумя соперниками по 1800: ({ $opponents } + 3600) / { $count } = { $mean }
fact-share-of-first = доля с двумя ничьими с ними: ({ $points } + 1) / { $count } = { $share }, разница { $difference }
fact-first-rounded = { $mean } { $difference } — это { $rating }, округлённо
fact-first-capped = { $mean } { $difference } — это { $uncapped }; первый рейтинг не больше { $rating }
fact-first-rating = первый рейтинг { $rating }, если бы турнир закончился сейчас
fact-no-point = ни одного очка: первый турнир без очков не учитывается
fact-too-few-games = { $games } из { $least }: без рейтинга, пока турниры следующих 26 месяцев не добавят остальные
fact-too-low = { $rating } ниже { $floor }: остаётся без рейтинга
fact-before-the-event = до турнира
fact-start-values = без рейтинга, поэтому начальные значения
fact-glicko-before = { $what }: { $rating }, отклонение { $deviation }, волатильность { $volatility }; тау { $tau }
fact-glicko-game = { $game } ({ $rating }, отклонение { $deviation }): вес { $weight }, ожидается { $expected }, { $gain }
fact-deviation-grows = нет партий для обсчёта: отклонение растёт с { $before } до { $after }
fact-glicko-period = сумма { $sum }, дисперсия { $variance }, улучшение { $improvement }
fact-glicko-after = { $rounded }; отклонение { $deviation }, волатильность { $volatility }, если бы турнир закончился сейчас
fact-not-played = не сыграна
fact-is-adjourned = отложена
fact-marked-unrated = отмечена как не обсчитываемая
fact-no-result-yet = результата ещё нет
fact-does-not-count = соперник { $name }: { $why }, не учитывается
fact-won-against = победа, соперник { $name }
fact-drew-with = ничья, соперник { $name }
fact-lost-to = поражение, соперник { $name }
fact-remark-deviation = отклонение { $deviation }
fact-fide-rules = { $name }, { $tempo }, правила: { $edition }
fact-system = { $name }
fact-parameter = { $name } { $value }
