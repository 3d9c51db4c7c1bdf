# Português
#
# Terms: Caderno CBX de Regulamento de Torneios of the Confederação Brasileira de Xadrez (emparceiramento, rodada,
# desempate, mesa), the rules of the Federação Portuguesa de Xadrez, and chess-results.com in Portuguese.

## Titles

title-pairings = Emparceiramentos da rodada { $round }
title-pairings-alone = Emparceiramentos
title-names = Emparceiramentos da rodada { $round }{ $beside } por nome
title-names-alone = Emparceiramentos por nome
title-matches = Matches da rodada { $round }
title-matches-alone = Matches
title-field = Lista inicial
title-standings = Classificação após a rodada { $round }
title-crosstable = Quadro cruzado após a rodada { $round }
title-crosstable-alone = Quadro cruzado
title-boards = Jogadores por tabuleiro após a rodada { $round }
title-players = Jogadores após a rodada { $round }
title-bracket = Chave após a rodada { $round }
title-bracket-alone = Chave
title-cards = Fichas dos jogadores após a rodada { $round }
title-cards-alone = Fichas dos jogadores
title-team-cards = Fichas das equipes após a rodada { $round }
title-team-cards-alone = Fichas das equipes
title-slips = Papeletas de resultado da rodada { $round }
title-slips-alone = Papeletas de resultado
title-line-ups = Folhas de escalação da rodada { $round }
title-line-ups-alone = Folhas de escalação
title-team-sheets = Listas das equipes
title-starting-list = Lista inicial
title-schedule = Calendário
title-result-sheet = Folha de resultados da rodada { $round }
title-result-sheet-alone = Folha de resultados
title-board-numbers = Números das mesas
title-table-numbers = Números das mesas
title-name-cards = Cartões de nome
title-diplomas = Diplomas após a rodada { $round }
title-prizes = Prêmios após a rodada { $round }
title-check-in = Presenças da rodada { $round }
title-wall = Mural
wall-by-board = emparceiramentos por mesa
wall-by-match = emparceiramentos por match
wall-by-name = emparceiramentos por nome
wall-after-round = após a rodada { $round }
wall-before-round-1 = antes da rodada 1
title-not-here = Ausentes antes da rodada { $round }
title-fees = Inscrições
title-ratings = Variações de rating após a rodada { $round }
title-ratings-before = Ratings antes da rodada 1
position = posição { $position }
status-not-started = não iniciado
status-live = em curso, { $known } de { $boards } resultados
status-live-earlier = em curso, { $known } de { $boards } resultados, { $earlier ->
    [one] { $earlier } mesa anterior em aberto
   *[other] { $earlier } mesas anteriores em aberto
}
status-complete = completa
status-sealed = definitiva
status-changed = definitiva, alterada depois

## Below the title: place, days, officials

days = { $first } a { $last }
about-arbiter = árbitro { $text }
about-deputies = { $count ->
    [one] árbitro adjunto { $names }
   *[other] árbitros adjuntos { $names }
}
about-time-control = ritmo { $text }
about-provisional = provisório: há partidas em aberto

## Headings of parts

heading-teams = Equipas
heading-board = { $place ->
    [table] Mesa { $board }
   *[other] Tabuleiro { $board }
}
heading-round = Rodada { $round }
heading-rounds = Rodadas { $first } a { $last }
heading-by-round = Por rodada
heading-all-games = Todas as partidas
heading-all-against-all = Todos contra todos
heading-how-prizes = Como foram calculados
heading-by-amount = Por valor
heading-not-paid = Não pago
heading-players = Jogadores
slip-heading = { $event }: { $which }
slip-round = rodada { $round }

## Notes

no-round-yet = Nenhuma rodada foi publicada ainda.
round-not-published = A rodada { $round } ainda não foi publicada.
fixed-board = { $player } { $place ->
    [match] no match
    [table] na mesa
   *[other] no tabuleiro
} { $board }
fixed-board-elsewhere = { $player } { $place ->
    [match] no match
    [table] na mesa
   *[other] no tabuleiro
} { $board } (nesta rodada: { $now })
fixed-boards = { $place ->
    [match] Matches fixos
    [table] Mesas fixas
   *[other] Tabuleiros fixos
}: { $list }.
fixed-at = { $player } em { $board }
results-missing = { $count ->
    [one] Falta { $count } resultado.
   *[other] Faltam { $count } resultados.
}
sealed-otherwise = Situação atual: a classificação definitiva após a rodada { $round } era diferente.
decimal-sign = ,
letter-white = b
letter-black = p
legend-games = 12{ $white }1: contra o número 12 de brancas, vitória. Sinais: 1 vitória, = empate, 0 derrota, + vitória por ausência, - derrota por ausência, a adiada, . não terminada. Byes: U por emparceiramento, F um ponto, H meio ponto, Z zero pontos.
legend-unrated = 12{ $white }1: contra o número 12 de brancas, vitória. Sinais: 1 vitória, = empate, 0 derrota, + vitória por ausência, - derrota por ausência, a adiada, . não terminada. W D L o mesmo, não válidas para rating. Byes: U por emparceiramento, F um ponto, H meio ponto, Z zero pontos.
legend-matches = 12{ $white }2 2½:1½: contra a equipe 12, brancas no primeiro tabuleiro, 2 pontos de match, 2½ pontos de partida a 1½. Sinais em vez dos pontos de match: + vitória por ausência, - derrota por ausência, . não terminado. Byes: U por emparceiramento, F um ponto, H meio ponto, Z zero pontos.
legend-matches-at-tables = 12:2 1½:½: contra a equipe 12, 2 pontos de match, 1½ pontos de partida a ½. Sinais em vez dos pontos de match: + vitória por ausência, - derrota por ausência, . não terminado. Byes: U por emparceiramento, F um ponto, H meio ponto, Z zero pontos.
legend-dice = T3:1: na mesa 3, lugar 1; =1: dividido. Byes: U por emparceiramento, F um ponto, H meio ponto, Z zero pontos.
legend-tractor = T3:▲2: na mesa 3, a dupla subiu dois graus; T3 + 12:▲2: com o número 12 em vez do parceiro fixo. RANK é o grau alcançado, TAKEN os pontos ganhos na defesa. Byes: U por emparceiramento, F um ponto, H meio ponto, Z zero pontos.
legend-unfinished = * não terminado.
legend-adjourned = Um tabuleiro adiado conta como empate até terminar.
legend-forfeited-boards = ± com partidas decididas por ausência.
boards-forfeits = Pontos, porcentagem e performance são das partidas jogadas; as ausências não contam. { $place ->
    [table] Cada um figura na mesa em que mais jogou.
    [none] Todos figuram em uma só lista, porque os tabuleiros de um jogador mudam de rodada em rodada.
   *[other] Cada um figura no tabuleiro em que mais jogou.
}
no-line-up = Ainda sem escalação, mostram-se os primeiros jogadores da lista: { $teams }.
no-team-yet = Nenhuma equipe inscrita ainda.
no-player-yet = Nenhum jogador inscrito.
players-in-all = { $who ->
    [team] { $count ->
        [one] { $count } equipe.
       *[other] { $count } equipes.
    }
   *[other] { $count ->
        [one] { $count } jogador.
       *[other] { $count } jogadores.
    }
}
round-not-paired = ainda não emparceirada
round-sealed = completa, classificação definitiva
round-results = { $known } de { $boards } resultados
place-behind = Atrás de { $name } (lugar { $place }): { $how }.
place-ahead = À frente de { $name } (lugar { $place }): { $how }.
place-level = Empatado com { $name } (lugar { $place }): { $how }.
place-equal = igual { $values }
place-differs = { $code } { $own } a { $other }
diploma = Diploma
diploma-arbiter = Árbitro
diploma-place = { $place }º lugar
prize-one = prêmio { $first }
prize-several = prêmios { $first } a { $last }
place-of-all = { $place } de { $ranked }
place-none = nenhum, sem classificação
places-in-standings = Os lugares estão na classificação.
card-members = Jogadores, com o resultado de cada rodada:
card-matches = Matches, tabuleiro a tabuleiro:
bracket-drawn = { $one } – { $other }: empate, { $winner } passa { $by }.
labelled = { $label }: { $value }
tie-break-cut = { $name } corte { $count }
tie-break-median = { $name } mediano { $count }
check-in-expected = { $who ->
    [team] { $count ->
        [one] { $count } equipe esperada.
       *[other] { $count } equipes esperadas.
    }
   *[other] { $count ->
        [one] { $count } jogador esperado.
       *[other] { $count } jogadores esperados.
    }
}
check-in-here = { $here } de { $expected } presentes.
fees-paid = Inscrições { $sum }:{" "}{ $paid ->
    [one] { $paid } jogador pagou, { $unpaid } não.
   *[other] { $paid } jogadores pagaram, { $unpaid } não.
}
rated-by = Cálculo de rating: { $system }.
rated-as-a-whole = O torneio é calculado por inteiro: estas são as variações se terminasse agora.
prizes-awarded = São atribuídos { $given } de { $whole }.
prize-left-over = { $prize }: sobram { $amount }, ninguém tem direito.

## The part of an event in which a player is absent; 0 is before round 1

absent-from = a partir da rodada { $value }
absent-withdrawn = { $value ->
    [0] retirado antes da rodada 1
   *[other] retirado após a rodada { $value }
}
absent-excluded = { $value ->
    [0] excluído antes da rodada 1
   *[other] excluído após a rodada { $value }
}
absent-excluded-unranked = { $value ->
    [0] excluído antes da rodada 1, sem classificação
   *[other] excluído após a rodada { $value }, sem classificação
}

## Stages of a knockout

stage-last = últimos { $value }
stage-winners = lado dos vencedores, rodada { $value }
stage-losers = lado dos vencidos, rodada { $value }
stage-last-head = Últimos { $value }
stage-winner = Vencedor
stage-final = Final
stage-semi-finals = Semifinais
stage-quarter-finals = Quartas de final

## Results

result-unrated = { $value } não válida

## Footer

footer-event = { $event }, { $which }
footer-round = rodada { $round } de { $rounds }
footer-before-round-1 = antes da rodada 1 de { $rounds }
footer-last-entry = último registro { $time }
footer-last-entry-head = último registro { $time }, resumo { $head }
footer-chain = cadeia { $head }
footer-key = chave { $key }
page-number = página { $page } de { $pages }


## Headings of columns

word-number-sign = Pos.
word-name = nome
word-no = N.º
word-pairing-number = número de emparceiramento
word-place = lugar
word-place-in-the-standings = lugar na classificação
word-place-after-the-round = lugar após a rodada
word-place-at-the-board = lugar no tabuleiro
word-place-at-the-table = lugar na mesa
word-place-in-the-teams-list = lugar na lista da equipe
word-pairing-number-or-place-in-the-teams-list = número de emparceiramento, ou lugar na lista da equipe
word-number-then-the-board = número, depois o tabuleiro
word-title = título
word-fed = fed.
word-club = clube
word-cat = cat.
word-team = equipe
word-teams = equipes
word-pair = dupla
word-player = jogador
word-players = jogadores
word-partner = parceiro
word-opponent = adversário
word-with = com
word-against = contra
word-colour = cor
word-colour-of-the-player-on-the-left = cor do jogador à esquerda
word-seat = assento
word-seats = assentos
word-board = tabuleiro
word-bd = Tab.
word-table = mesa
word-match = match
word-round = rodada
word-stage = fase
word-result = resultado
word-bye = bye
word-takes-part = participa
word-here = presente
word-born = nasc.
word-id = ID
word-rtg = Rtg
word-rating = rating
word-before = antes
word-now = agora
word-change = variação
word-old-system = sistema antigo
word-new-system = sistema novo
word-rating-before-the-event = rating antes do torneio
word-rating-before-the-event-empty-when-unrated = rating antes do torneio; vazio se não tem
word-rating-now = rating agora
word-rating-after-the-round = rating após a rodada
word-rating-after-it = rating depois
word-rating-if-the-event-ended-now = rating se o torneio terminasse agora
word-rating-change-if-the-event-ended-now = variação de rating se o torneio terminasse agora
word-rating-change-since-before-the-event = variação de rating desde o início do torneio
word-rating-now-by-the-old-probit-system-to-compare = rating agora pelo sistema probit antigo, para comparar
word-rating-now-by-the-new-probit-system-to-compare = rating agora pelo sistema probit novo, para comparar
word-rating-after-it-by-the-other-probit-system-to-compare = rating depois pelo outro sistema probit, para comparar
word-the-opponents-rating-before-the-round = rating do adversário antes da rodada
word-pts = Pts.
word-points = pontos
word-points-so-far = pontos até agora
word-mp = PM
word-match-points = pontos de match
word-match-points-so-far = pontos de match até agora
word-gp = PP
word-game-points = pontos de partida
word-game-points-in-them = pontos de partida nelas
word-games = partidas
word-games-played = partidas jogadas
word-games-that-count = partidas que contam
word-board-of-most-games = tabuleiro com mais partidas
word-table-of-most-games = mesa com mais partidas
word-points-of-these-games = pontos destas partidas
word-percent = %
word-percentage-of-the-possible-points = porcentagem dos pontos possíveis
word-perf = perf.
word-performance-in-these-games = performance nestas partidas
word-performance-in-rated-games-against-rated-opponents = performance em partidas válidas contra adversários com rating
word-forf = aus.
word-games-won-plus-and-lost-by-forfeit-not-counted = partidas ganhas (+) e perdidas (-) por ausência, não contadas
word-float = flut.
word-met-a-lower-score-or-scored-without-playing-met-a-higher-score = ↓ enfrentou pontuação inferior, ou pontuou sem jogar; ↑ enfrentou pontuação superior
word-score = pontuação
word-what-the-team-has-added = soma da equipe
word-players-who-count-of-all = jogadores que contam, de todos
word-who-counts = quem conta
word-rank = grau
word-ranks = graus
word-rank-of-the-own-partnership-in-the-round-of-the-other = grau da própria dupla na rodada : da outra
word-def = def.
word-points-of-the-defenders-at-the-table = pontos da defesa na mesa
word-opp = méd. adv.
word-mean-of-the-opponents-ratings-before-the-event = média de rating dos adversários antes do torneio
word-expected = esperado
word-points-that-were-expected = pontos esperados
word-k = K
word-new = novo
word-remarks = observações
word-rule = regra
word-how = como
word-how-the-place-came-about = como se chegou ao lugar
word-how-the-figures-came-about = como se chegou aos valores
word-prize = prêmio
word-prize-no = prêmio n.º
word-places-of-the-prize-that-are-shared = lugares do prêmio que são divididos
word-amount = valor
word-fee = inscrição
word-fee-paid-empty-for-not-paid = inscrição paga; vazio se não paga
word-sum = soma
word-begins = início
word-state = estado
word-fide-id = ID FIDE
word-signature = assinatura
word-team-1-signs = assinatura equipe 1
word-team-2-signs = assinatura equipe 2
word-diploma-for = diploma por
word-team-no = equipe n.º

## Values of the standings

word-buchholz = Buchholz
word-sonneborn-berger = Sonneborn-Berger
word-fore-buchholz = Buchholz Fore
word-extended-sonneborn-berger = Sonneborn-Berger estendido
word-match-and-match-points = pontos de match × pontos de match
word-match-and-game-points = pontos de match × pontos de partida
word-game-and-match-points = pontos de partida × pontos de match
word-game-and-game-points = pontos de partida × pontos de partida
word-on-match-points = em pontos de match
word-on-game-points = em pontos de partida
word-forfeits-as-played = ausências como jogadas
word-reversed = invertido
word-lots = sorteio
word-direct-encounter = confronto direto
word-extended-direct-encounter = confronto direto estendido
word-secondary-score = pontuação secundária
word-progressive-scores = pontuação progressiva
word-koya-system = sistema Koya
word-standard-points = pontos padrão
word-average-rating-of-opponents = média de rating dos adversários
word-average-of-opponents-buchholz = média do Buchholz dos adversários
word-tournament-performance-rating = performance
word-perfect-tournament-performance = performance perfeita
word-average-performance-of-opponents = performance média dos adversários
word-average-perfect-performance = performance perfeita média dos adversários
word-scores-and-schedule-strength = pontuação e força do percurso
word-board-count = sistema de Berlim
word-top-board-results = resultados dos primeiros tabuleiros
word-bottom-board-elimination = eliminação dos últimos tabuleiros
word-resistance-points = soma dos pontos dos adversários
word-sonneborn-berger-of-games-played = Sonneborn-Berger das partidas jogadas
word-games-played-with-black = partidas jogadas de pretas
word-games-won = vitórias
word-place-given-by-hand = lugar dado à mão
word-rank-reached = grau alcançado
word-points-taken-as-defenders = pontos ganhos na defesa
word-rounds-played = rodadas jogadas
word-still-in = ainda em jogo
word-stage-reached = fase alcançada
word-mean-place = lugar médio
word-sum-of-places = soma dos lugares

## Facts of a player

word-short-name = nome curto
word-captain = capitão
word-federation = federação
word-category = categoria
word-performance = performance
word-standard = clássico
word-rapid = rápido
word-blitz = blitz
word-national = nacional
word-from-round = a partir da rodada
word-beside-results = além dos resultados
word-fixed-board = tabuleiro fixo
word-rating-before = rating antes
word-position = posição
word-fixed = fixo
word-board-1 = tabuleiro 1

## Colours, byes, results, stages

word-white = Brancas
word-black = Pretas
word-team-1 = equipe 1
word-team-2 = equipe 2
word-pairing-allocated-bye = bye
word-full-point-bye = bye de um ponto
word-half-point-bye = bye de meio ponto
word-zero-point-bye = bye de zero pontos
word-adjourned = adiada
word-quarter-final = quarta de final
word-semi-final = semifinal
word-third-place = terceiro lugar
word-final = final
word-final-played-again = final, repetida
word-winners-side = lado dos vencedores
word-losers-side = lado dos vencidos
word-not-an-official-event = torneio não oficial

## Slips

word-whites-pieces-left = peças brancas restantes
word-blacks-pieces-left = peças pretas restantes
word-main-suit-h-s-c-d-o-for-none = trunfo (H S C D, O para nenhum)
word-dealers-seat = assento de quem dá
word-defenders-points = pontos da defesa
word-lead = saída
word-2nd = 2.º
word-3rd = 3.º
word-4th = 4.º
word-won-by = ganha por
word-captain-signs = assinatura do capitão
word-first-team-signs = assinatura da primeira equipe
word-second-team-signs = assinatura da segunda equipe
word-white-signs = assinatura brancas
word-black-signs = assinatura pretas
word-signed-for-the-table = assinatura pela mesa

## Pages of a site

word-pairings = emparceiramentos
word-by-name = por nome
word-players-by-board = jogadores por tabuleiro
word-standings = classificação
word-crosstable = quadro cruzado
word-starting-list = lista inicial
word-prizes = prêmios
word-rounds = rodadas
word-pages = páginas
word-letters = letras
word-my-page = minha página
word-this-is-my-page = esta é a minha página
word-find = procurar
word-nothing-found = nada encontrado

## Words of reasons and remarks

word-swiss-ranking = classificação suíça
word-counts = conta
word-knockout = eliminatórias
word-given = dado
word-one-prize = um só prêmio
word-own-place = lugar próprio
word-equal-division = divisão igual
word-hort-system = sistema Hort
word-hoyle-poker-dice = Hoyle: dados de pôquer
word-tractor-round = Tractor: mão
word-crikey-rule-1 = regra Crikey 1
word-crikey-rule-2 = regra Crikey 2
word-crikey-rule-3 = regra Crikey 3
word-crikey-rule-3a = regra Crikey 3a
word-crikey-rule-3b = regra Crikey 3b
word-crikey-rule-3c = regra Crikey 3c
word-crikey-rule-4 = regra Crikey 4
word-aces = ases
word-twos = dois
word-threes = três
word-fours = quatros
word-fives = cincos
word-sixes = seis
word-ace = ás
word-given-from-outside = dado de fora
word-top-boards = primeiros tabuleiros
word-bottom-boards = últimos tabuleiros
word-games-with-black = partidas com as pretas
word-games-won-with-black = vitórias com as pretas
word-number-of-wins = número de vitórias
word-rounds-elected-to-play = rodadas que escolheu jogar
word-not-finished = não terminada
word-forfeit-not-rated = ausência, sem efeito no rating
word-not-rated = sem efeito no rating
word-no-rating = sem rating
word-by-hand = manual
word-rating-points-exchange = troca de pontos de rating
word-probit = probit
word-white-counts-stronger-by = vantagem contada às brancas
word-factor = fator
word-decimals = casas decimais
word-tau-hundredths = tau, em centésimos
word-rating-of-the-unrated = rating de quem não tem
word-deviation-of-the-unrated = desvio de quem não tem rating
word-deviation-of-the-rated = desvio de quem tem rating
word-volatility-ten-thousandths = volatilidade, em décimos de milésimo
word-by-first-day = conforme o primeiro dia
word-march-2024 = março de 2024
word-december-2024 = dezembro de 2024
word-october-2025 = outubro de 2025

## Facts

fact-place-shared = lugar { $place } dividido, { $hand }
fact-defended = na defesa
fact-declared = declarante
fact-won-game = venceu o jogo
fact-lost-game = perdeu o jogo
fact-tractor-result = { $role }, { $what }; { $points } para a defesa
fact-not-judged = { $told } (nenhuma vaza julgada)
fact-points = { $count ->
    [one] { $count } ponto
   *[other] { $count } pontos
}
fact-gained = { $count ->
    [one] subiu { $count } grau
   *[other] subiu { $count } graus
}
fact-round = rodada { $round }: { $what }
fact-list = { $list }
fact-games = { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
}
fact-decimals = { $decimals ->
    [one] { $decimals } casa decimal
   *[other] { $decimals } casas decimais
}
fact-rounded = { $exact } arredondado a { $decimals }, metades para cima: { $now }
fact-not-finished = não terminada, contra { $name }
fact-adjourned = suspensa, contra { $name }
fact-against = contra { $name }
fact-unequal-mean = números desiguais de partidas: a média dos lugares nas rodadas com mão ou bye, de modo que pode liderar quem tem poucas
fact-unequal-sum = números desiguais de partidas: a soma dos lugares; uma rodada sem mão nem bye conta como o último lugar da maior mesa da rodada
fact-unequal-least = números desiguais de partidas: a média dos lugares nas rodadas com mão ou bye; quem tem menos de { $games } vem por último
fact-unequal-games = { $rule }; um lugar conta o mesmo em mesas pequenas e grandes; o bye de um ponto conta como o primeiro lugar da maior mesa da rodada, o de meio ponto ou por emparceiramento como o do meio, o de zero pontos como o último
fact-strength = força { $white } ({ $before } + { $handicap }) contra { $black }
fact-gap = diferença { $gap }
fact-core-exchange = troca básica CE { $core }
fact-white-to = brancas de { $before } a { $white }
fact-black-to = pretas de { $before } a { $black }
fact-equal-draw = empate com forças iguais: sem mudança
fact-uneven-draw = empate: RPE { $single } do mais forte ao mais fraco
fact-equal-win = vitória com forças iguais: RPE { $single }
fact-stronger-wins = vence o mais forte: RPE 1,00 - { $core } = { $single }
fact-weaker-wins = vence o mais fraco: RPE 1,00 + { $core } = { $single }
fact-doubled = { $winners } < { $losers }: dobrado, RPE { $points }
fact-not-doubled = { $winners } ≥ { $losers }: não dobrado
fact-five-alike = cinco { $faces }
fact-four-alike = quatro { $faces }, { $others }
fact-full-house = full, { $faces } sobre { $pair }
fact-three-alike = trinca de { $faces }, { $others }
fact-two-pair = dois pares, { $faces } e { $lower }, { $others }
fact-pair-of = par de { $faces }, { $others }
fact-high-die = dado mais alto, { $dice }
fact-place-hand = lugar { $place }, { $hand }
fact-next-die = { $one } { $other }
fact-berlin-count = pelo sistema de Berlim, { $first } : { $second }
fact-at-first-board = no tabuleiro 1, { $first } : { $second }
fact-at-boards = nos tabuleiros 1 a { $left }, { $first } : { $second }
fact-by-lot = por sorteio
fact-cited = { $how } ({ $clause })
fact-drawn-decided = o match empatado contra { $name } foi decidido { $by }
fact-in-won = continua: venceu o match da fase { $stage }
fact-in-open = continua: o match da fase { $stage } ainda não está decidido
fact-out-won = eliminado, e venceu o match seguinte, da fase { $stage }
fact-out-lost = eliminado: perdeu o match da fase { $stage }
fact-no-hand = sem mão, conta como o lugar { $largest }
fact-places-shared = lugares { $first } a { $last } divididos, conta { $place }, { $hand }
fact-bye-counts-as = { $bye }, conta como o lugar { $place }
fact-best-hand = melhor mão: { $best }
fact-no-lots = ainda sem sorteio
fact-nothing-given = { $name }: nada foi dado ainda
fact-nothing-here = { $name }: nada aqui
fact-drawn-by-lot = sorteado: { $value }
fact-by-director = { $name }: { $value }, pelo diretor
fact-forfeit-against = por ausência, contra { $opponent }
fact-left-early = { $how }, não conta: saiu antes da metade das partidas
fact-sum = soma { $points }
fact-value-of = { $name } { $value }
fact-keeps-one-prize = { $name } fica com { $amount } de { $keeps } e deixa { $leaves }
fact-rounded-down = { $amount } (arredondado para baixo)
fact-remainders = { $down } + { $more } (maiores restos) = { $amount }
fact-prize-alone = { $category }: { $name }, sozinho no lugar { $first }: { $amount }
fact-prize-among = { $category }: { $name }, um de { $members } nos lugares { $first } a { $last }
fact-prize-share = { $among }: { $pool } / { $members } = { $amount }
fact-prize-hort = { $among }: { $own } / 2 + { $pool } / { $twice } = { $amount }
fact-rank-and-taken = { $defenders } pontos para a defesa; grau { $rank }, ganhos até agora { $taken }
fact-no-result = { $name } ainda não tem resultado
fact-unchanged = nada o mudou ainda
fact-batch = { $shown } antes do torneio, { $now } depois
fact-batch-against = { $won } ganhas, { $lost } perdidas contra { $name } ({ $theirs }): { $stake } × ({ $won } - { $games } × Φ({ $z })) = { $gain }
fact-mean-hundredths = a média, arredondada a centésimos: { $mean }
fact-opponents-value = { $name }, { $code } { $theirs }
fact-mean-rounded = a média, arredondada: { $mean }
fact-board-count = números de tabuleiro vezes pontos { $points }
fact-board-points = tabuleiro { $number } { $points }
fact-without-last = sem os últimos { $number } { $points }
fact-board = tabuleiro { $number }: { $product }
fact-among-tied-by = entre os empatados, segundo { $score }: { $list }
fact-among-tied = entre os empatados: { $list }
fact-tied-sum = { $name } { $sum }
fact-not-met = { $own } ({ $count } não enfrentados)
fact-and-more = e mais { $more }
fact-all-met-equal = todos se enfrentaram, e isso não separa ninguém
fact-all-met = todos se enfrentaram: as somas decidem
fact-some-met-equal = nem todos se enfrentaram, e ninguém é primeiro seja qual for o resultado das partidas que faltam
fact-some-met = nem todos se enfrentaram; { $name } é primeiro seja qual for o resultado das partidas que faltam
fact-nobody-tied = ninguém está empatado aqui
fact-as-if-drawn = como se tudo o que foi emparceirado na rodada { $round } tivesse empatado
fact-cut-least = o valor menos significativo (14.1)
fact-cut-voluntary = uma rodada não jogada por vontade própria (16.5)
fact-cut-most = o valor mais significativo (14.3)
fact-of-dummy = { $score } de um adversário virtual, { $how }
fact-of-adjusted = { $of } ({ $own }, byes como empates a partir da rodada { $round }, 16.3)
fact-dummy-as-opponent = { $dummy }, próprios { $own }, no máximo como { $name } (16.4.1)
fact-dummy-draws = { $dummy }, próprios { $own }, no máximo um empate por rodada (16.4.2)
fact-primary-score = a pontuação primária
fact-secondary-score = a pontuação secundária
fact-in-their-matches = { $name } nos seus matches: { $keys }
fact-koya-limit = contam os adversários com { $limit } pontos ou mais
fact-paired-under = o número com que o jogador é emparceirado
fact-expected-score = { $scored } obtidos; de { $rating } esperam-se { $expected } (B.02 8.1.2)
fact-mean-rating = o rating médio deles é { $mean }
fact-share-difference = { $scored } de { $games } é { $share } %: { $difference } (B.02 8.1.1)
fact-after-round = após a rodada { $round }: { $score }
fact-without-after = sem a pontuação após a rodada { $round }
fact-rating-before-event = o rating antes do torneio
fact-result-against = { $result } contra { $name }, { $rating }
fact-highest = o mais alto
fact-lowest = o mais baixo
fact-no-game-rated = indefinido: nenhuma partida jogada no tabuleiro contra adversário com rating
fact-no-game = indefinido: nenhuma partida jogada no tabuleiro
fact-unrated-left-out = { $name } não tem rating e não conta
fact-unrated-fixed = { $told } (sem rating, um valor fixo)
fact-unrated-lowest = { $told } (sem rating, o mais baixo do torneio)
fact-unrated-mean = { $told } (sem rating, a média do torneio)
fact-no-factor = indefinido: o fator é 0, e nenhum /K o define
fact-schedule-strength = pontuação secundária { $own }, e { $which } { $buchholz } / { $factor }, em centésimos: { $sum }
fact-no-rating = indefinido para todos: { $name } não tem rating
fact-part-cut = { $own } é descartado: { $reason }
fact-given-or-taken = dados ou tirados pelo árbitro: { $added }
fact-points-how = { $points } { $how }
fact-score-of = { $score } de { $name }
fact-has = { $name } tem { $score }
fact-product = { $points } × { $whose } = { $value }
fact-part-for = { $value } para { $name }
fact-cut-round = descartada a rodada { $round }: { $value }, { $reason }
fact-forfeit = por ausência
fact-won-forfeit = por ausência contra { $name }
fact-lost-forfeit = perdida por ausência contra { $name }
fact-drawn-forfeits = empatado por ausências contra { $name }
fact-probit-old = sistema antigo: calculado com os ratings de antes do torneio
fact-probit-new = sistema novo: calculado com os ratings de depois do torneio
fact-steps = { $count ->
    [one] { $count } passo
   *[other] { $count } passos
}
fact-solved = resolvido em { $steps }, exato até { $bound }
fact-oscillates = a simples repetição oscila aqui e nunca se estabiliza
fact-remark-from = { $rating } a partir da rodada { $round }
fact-remark-first = primeiro rating
fact-remark-no-point = sem rating: nenhum ponto
fact-remark-few = sem rating: { $games } de { $least } partidas
fact-remark-low = sem rating: menos de { $floor }
fact-remark-lost = menos de { $floor }: perde o rating
fact-remark-k = K { $base } × { $games } partidas > 700
fact-periods = { $periods } períodos de rating juntos: { $change }
fact-rating-stays = nenhuma partida válida: o rating fica em { $rating }
fact-k-less = { $base } × { $games } passa de 700: K torna-se { $k }
fact-fide-change = { $k } × { $sum } = { $product }, arredondado { $change }: { $before } → { $now } se o torneio acabasse agora
fact-below-floor = { $now } é menos de { $floor }: publicado sem rating
fact-unrated-no-change = { $game } (sem rating): não muda nenhum rating
fact-too-far-apart = { $game } ({ $opponent }): não vale para rating, 600 pontos ou mais de diferença e um jogador acima de 2600
fact-difference-as = diferença { $full } conta como { $difference }
fact-difference = diferença { $full }
fact-fide-game = { $game } ({ $opponent }): { $difference }, esperado { $expected }, { $gain }
fact-not-listed = sem rating: { $rating } não é um rating da lista FIDE ({ $tempo })
fact-unrated = sem rating
fact-no-first-rating = nenhuma partida contra adversário com rating: sem primeiro rating
fact-unrated-not-counted = { $game } (sem rating): não conta
fact-against-rated = { $game } ({ $rating })
fact-begins-with = { $from }, com o qual começa quem não tem outro
fact-from-round-on = { $from }, a partir da rodada { $round }
fact-rated-as = { $rating }, { $from }; válido como { $tempo }, regulamento de { $edition }
fact-typed-rating = o rating digitado
fact-kind-of-rating = o rating ({ $kind })
fact-rating-of-list = o rating ({ $kind }) de { $source }
fact-k-listed = conforme a lista de rating
fact-k-2400 = 2400 ou mais
fact-k-young = não mais de 18 anos este ano, e abaixo de 2300
fact-k-usual = o usual; 40 para quem é novo na lista, 10 para quem esteve em 2400, só uma lista sabe
fact-k = K { $k }: { $reason }
fact-mean-of-first = média com dois adversários de 1800: ({ $opponents } + 3600) / { $count } = { $mean }
fact-share-of-first = parte com dois empates contra eles: ({ $points } + 1) / { $count } = { $share }, diferença { $difference }
fact-first-rounded = { $mean } { $difference } é { $rating }, arredondado
fact-first-capped = { $mean } { $difference } é { $uncapped }; um primeiro rating é no máximo { $rating }
fact-first-rating = primeiro rating { $rating } se o torneio acabasse agora
fact-no-point = nenhum ponto: um primeiro torneio sem ponto não é considerado
fact-too-few-games = { $games } de { $least }: fica sem rating até que torneios dos próximos 26 meses tragam o resto
fact-too-low = { $rating } é menos de { $floor }: fica sem rating
fact-before-the-event = antes do torneio
fact-start-values = sem rating, portanto os valores iniciais
fact-glicko-before = { $what }: { $rating }, desvio { $deviation }, volatilidade { $volatility }; tau { $tau }
fact-glicko-game = { $game } ({ $rating }, desvio { $deviation }): peso { $weight }, esperado { $expected }, { $gain }
fact-deviation-grows = nenhuma partida válida: o desvio cresce de { $before } para { $after }
fact-glicko-period = soma { $sum }, variância { $variance }, melhora { $improvement }
fact-glicko-after = { $rounded }; desvio { $deviation }, volatilidade { $volatility }, se o torneio acabasse agora
fact-not-played = não jogada
fact-is-adjourned = suspensa
fact-marked-unrated = marcada sem efeito no rating
fact-no-result-yet = ainda sem resultado
fact-does-not-count = contra { $name }: { $why }, não conta
fact-won-against = vitória contra { $name }
fact-drew-with = empate com { $name }
fact-lost-to = derrota contra { $name }
fact-remark-deviation = desvio { $deviation }
fact-fide-rules = { $name }, { $tempo }, regulamento de { $edition }
fact-system = { $name }
fact-parameter = { $name } { $value }
