# 简体中文
#
# Terms: 国际象棋竞赛规则 of the Chinese federation (编排, 对阵, 轮次, 台次, 轮空, 弃权, 名次, 对手分), and
# chess-results.com in Chinese (交叉表, 起始排名).

## Titles

title-pairings = 第 { $round } 轮对阵表
title-pairings-alone = 对阵表
title-names = 第 { $round } 轮{ $beside }对阵表(按姓名)
title-names-alone = 对阵表(按姓名)
title-matches = 第 { $round } 轮团体对阵
title-matches-alone = 团体对阵
title-field = 起始排名
title-standings = 第 { $round } 轮后名次
title-crosstable = 第 { $round } 轮后交叉表
title-crosstable-alone = 交叉表
title-boards = 第 { $round } 轮后各台棋手
title-players = 第 { $round } 轮后棋手
title-bracket = 第 { $round } 轮后淘汰赛表
title-bracket-alone = 淘汰赛表
title-cards = 第 { $round } 轮后棋手卡
title-cards-alone = 棋手卡
title-team-cards = 第 { $round } 轮后队伍卡
title-team-cards-alone = 队伍卡
title-slips = 第 { $round } 轮成绩单
title-slips-alone = 成绩单
title-line-ups = 第 { $round } 轮出场名单
title-line-ups-alone = 出场名单
title-team-sheets = 队员名单
title-starting-list = 起始排名
title-schedule = 赛程
title-result-sheet = 第 { $round } 轮成绩表
title-result-sheet-alone = 成绩表
title-board-numbers = 台号
title-table-numbers = 桌号
title-name-cards = 姓名牌
title-diplomas = 第 { $round } 轮后奖状
title-prizes = 第 { $round } 轮后奖金
title-check-in = 第 { $round } 轮签到
title-wall = 公告
wall-by-board = 对阵表(按台次)
wall-by-match = 对阵表(按团体对阵)
wall-by-name = 对阵表(按姓名)
wall-after-round = 第 { $round } 轮后
wall-before-round-1 = 第 1 轮前
title-not-here = 第 { $round } 轮前未到
title-fees = 报名费
title-ratings = 第 { $round } 轮后等级分变化
title-ratings-before = 第 1 轮前等级分
position = 局面 { $position }
status-not-started = 未开始
status-live = 进行中,{ $boards } 台中 { $known } 台已有结果
status-live-earlier = 进行中,{ $boards } 台中 { $known } 台已有结果,{ $earlier ->
    [one] 之前 { $earlier } 台未结束
   *[other] 之前 { $earlier } 台未结束
}
status-complete = 完整
status-sealed = 最终
status-changed = 最终,之后有变动

## Below the title: place, days, officials

days = { $first } 至 { $last }
about-arbiter = 裁判长 { $text }
about-deputies = { $count ->
    [one] 副裁判长 { $names }
   *[other] 副裁判长 { $names }
}
about-time-control = 用时 { $text }
about-provisional = 临时:有未结束的对局

## Headings of parts

heading-teams = 队伍
heading-board = { $place ->
    [table] 第 { $board } 桌
   *[other] 第 { $board } 台
}
heading-round = 第 { $round } 轮
heading-rounds = 第 { $first } 至 { $last } 轮
heading-by-round = 按轮次
heading-all-games = 所有对局
heading-all-against-all = 循环赛表
heading-how-prizes = 计算方法
heading-by-amount = 按金额
heading-not-paid = 未付
heading-players = 棋手
slip-heading = { $event }:{ $which }
slip-round = 第 { $round } 轮

## Notes

no-round-yet = 尚未公布任何轮次。
round-not-published = 第 { $round } 轮尚未公布。
fixed-board = { $player }:第 { $board } { $place ->
    [match] 场
    [table] 桌
   *[other] 台
}
fixed-board-elsewhere = { $player }:第 { $board } { $place ->
    [match] 场
    [table] 桌
   *[other] 台
}(本轮在 { $now })
fixed-boards = 固定{ $place ->
    [match] 场次
    [table] 桌次
   *[other] 台次
}:{ $list }。
fixed-at = { $player }:{ $board }
results-missing = 还缺 { $count } 个结果。
sealed-otherwise = 当前情况:第 { $round } 轮后的最终名次与此不同。
decimal-sign = .
letter-white = 白
letter-black = 黑
legend-games = 12{ $white }1:执白对 12 号,胜。符号:1 胜,= 和,0 负,+ 对方弃权胜,- 弃权负,a 封棋,. 未结束。 轮空:U 编排轮空,F 一分,H 半分,Z 零分。
legend-unrated = 12{ $white }1:执白对 12 号,胜。符号:1 胜,= 和,0 负,+ 对方弃权胜,- 弃权负,a 封棋,. 未结束。 W D L 同上,不计等级分。 轮空:U 编排轮空,F 一分,H 半分,Z 零分。
legend-matches = 12{ $white }2 2½:1½:对 12 号队,第一台执白,场分 2,局分 2½ 比 1½。代替场分的符号:+ 对方弃权胜,- 弃权负,. 未结束。 轮空:U 编排轮空,F 一分,H 半分,Z 零分。
legend-matches-at-tables = 12:2 1½:½:对 12 号队,场分 2,局分 1½ 比 ½。代替场分的符号:+ 对方弃权胜,- 弃权负,. 未结束。 轮空:U 编排轮空,F 一分,H 半分,Z 零分。
legend-dice = T3:1:第 3 桌,第 1 名;=1:并列。 轮空:U 编排轮空,F 一分,H 半分,Z 零分。
legend-tractor = T3:▲2:第 3 桌,该对升两级;T3 + 12:▲2:与 12 号搭档,代替固定搭档。RANK 是达到的级别,TAKEN 是防守方得分。 轮空:U 编排轮空,F 一分,H 半分,Z 零分。
legend-unfinished = * 未结束。
legend-adjourned = 封棋的台次在结束前按和棋计算。
legend-forfeited-boards = ± 含弃权对局。
boards-forfeits = 得分、百分比和表现分只计已下的对局,弃权不计。{ $place ->
    [table] 每人列在其下棋最多的桌次。
    [none] 棋手的台次每轮变换,故所有人列在一张表中。
   *[other] 每人列在其下棋最多的台次。
}
no-line-up = 尚无出场名单,显示名单中最前面的队员:{ $teams }。
no-team-yet = 尚无队伍报名。
no-player-yet = 无棋手报名。
players-in-all = { $who ->
    [team] { $count } 支队伍。
   *[other] { $count } 名棋手。
}
round-not-paired = 尚未编排
round-sealed = 完整,名次最终
round-results = { $boards } 台中 { $known } 台已有结果
place-behind = 落后于 { $name }(第 { $place } 名):{ $how }。
place-ahead = 领先于 { $name }(第 { $place } 名):{ $how }。
place-level = 与 { $name }(第 { $place } 名)并列:{ $how }。
place-equal = { $values } 相同
place-differs = { $code } { $own } 比 { $other }
diploma = 奖状
diploma-arbiter = 裁判长
diploma-place = 第 { $place } 名
prize-one = 第 { $first } 奖
prize-several = 第 { $first } 至 { $last } 奖
place-of-all = { $place } / { $ranked }
place-none = 无,不计名次
places-in-standings = 名次见名次表。
card-members = 棋手及各轮结果:
card-matches = 各台对阵:
bracket-drawn = { $one } – { $other }:平局,{ $winner } 晋级 { $by }。
labelled = { $label }: { $value }
tie-break-cut = { $name }（去掉最低 { $count } 个）
tie-break-median = { $name }（去掉最低和最高各 { $count } 个）
check-in-expected = { $who ->
    [team] 应到 { $count } 支队伍。
   *[other] 应到 { $count } 名棋手。
}
check-in-here = 已到 { $here } / { $expected }。
fees-paid = 报名费 { $sum }:{ $paid } 名棋手已付,{ $unpaid } 名未付。
rated-by = 等级分计算:{ $system }。
rated-as-a-whole = 本赛事整体计算等级分:若现在结束,变化如下。
prizes-awarded = 共 { $whole },已分配 { $given }。
prize-left-over = { $prize }:剩余 { $amount },无人符合条件。

## The part of an event in which a player is absent; 0 is before round 1

absent-from = 自第 { $value } 轮起
absent-withdrawn = { $value ->
    [0] 第 1 轮前退出
   *[other] 第 { $value } 轮后退出
}
absent-excluded = { $value ->
    [0] 第 1 轮前取消资格
   *[other] 第 { $value } 轮后取消资格
}
absent-excluded-unranked = { $value ->
    [0] 第 1 轮前取消资格,不计名次
   *[other] 第 { $value } 轮后取消资格,不计名次
}

## Stages of a knockout

stage-last = { $value } 强
stage-winners = 胜者组第 { $value } 轮
stage-losers = 败者组第 { $value } 轮
stage-last-head = { $value } 强
stage-winner = 冠军
stage-final = 决赛
stage-semi-finals = 半决赛
stage-quarter-finals = 四分之一决赛

## Results

result-unrated = { $value } 不计等级分

## Footer

footer-event = { $event },{ $which }
footer-round = 第 { $round } 轮,共 { $rounds } 轮
footer-before-round-1 = 第 1 轮前,共 { $rounds } 轮
footer-last-entry = 最后记录 { $time }
footer-last-entry-head = 最后记录 { $time },摘要 { $head }
footer-chain = 链 { $head }
footer-key = 密钥 { $key }
page-number = 第 { $page } 页,共 { $pages } 页


## Headings of columns

word-number-sign = 名次
word-name = 姓名
word-no = 序号
word-pairing-number = 编排序号
word-place = 名次
word-place-in-the-standings = 排名中的名次
word-place-after-the-round = 该轮后的名次
word-place-at-the-board = 该台的名次
word-place-at-the-table = 该桌的名次
word-place-in-the-teams-list = 队员名单中的位置
word-pairing-number-or-place-in-the-teams-list = 编排序号,或队员名单中的位置
word-number-then-the-board = 编号,然后是台次
word-title = 称号
word-fed = 协会
word-club = 俱乐部
word-cat = 组别
word-team = 队伍
word-teams = 队伍
word-pair = 对
word-player = 棋手
word-players = 棋手
word-partner = 搭档
word-opponent = 对手
word-with = 搭档
word-against = 对手
word-colour = 执棋
word-colour-of-the-player-on-the-left = 左侧棋手的执棋颜色
word-seat = 座位
word-seats = 座位
word-board = 台次
word-bd = 台
word-table = 桌
word-match = 团体对阵
word-round = 轮次
word-stage = 阶段
word-result = 结果
word-bye = 轮空
word-takes-part = 参赛
word-here = 到场
word-born = 出生
word-id = 编号
word-rtg = 等级分
word-rating = 等级分
word-before = 之前
word-now = 现在
word-change = 变化
word-old-system = 旧系统
word-new-system = 新系统
word-rating-before-the-event = 赛前等级分
word-rating-before-the-event-empty-when-unrated = 赛前等级分;无等级分则空
word-rating-now = 现在的等级分
word-rating-after-the-round = 该轮后的等级分
word-rating-after-it = 之后的等级分
word-rating-if-the-event-ended-now = 若赛事现在结束的等级分
word-rating-change-if-the-event-ended-now = 若赛事现在结束的等级分变化
word-rating-change-since-before-the-event = 开赛以来的等级分变化
word-rating-now-by-the-old-probit-system-to-compare = 按旧 probit 系统的现等级分,供比较
word-rating-now-by-the-new-probit-system-to-compare = 按新 probit 系统的现等级分,供比较
word-rating-after-it-by-the-other-probit-system-to-compare = 按另一 probit 系统的赛后等级分,供比较
word-the-opponents-rating-before-the-round = 对手在该轮前的等级分
word-pts = 积分
word-points = 积分
word-points-so-far = 至今积分
word-mp = 场分
word-match-points = 场分
word-match-points-so-far = 至今场分
word-gp = 局分
word-game-points = 局分
word-game-points-in-them = 其中的局分
word-games = 局数
word-games-played = 已下局数
word-games-that-count = 计入的局数
word-board-of-most-games = 下棋最多的台次
word-table-of-most-games = 对局最多的桌次
word-points-of-these-games = 这些对局的得分
word-percent = %
word-percentage-of-the-possible-points = 得分占可能得分的百分比
word-perf = 表现分
word-performance-in-these-games = 这些对局的表现分
word-performance-in-rated-games-against-rated-opponents = 与有等级分对手的计分对局的表现分
word-forf = 弃权
word-games-won-plus-and-lost-by-forfeit-not-counted = 因弃权而胜(+)和负(-)的局数,不计
word-float = 浮动
word-met-a-lower-score-or-scored-without-playing-met-a-higher-score = ↓ 对阵较低分者,或不战得分;↑ 对阵较高分者
word-score = 成绩
word-what-the-team-has-added = 队伍合计
word-players-who-count-of-all = 计入的棋手 / 全部
word-who-counts = 计入者
word-rank = 级别
word-ranks = 级别
word-rank-of-the-own-partnership-in-the-round-of-the-other = 本轮己方级别 : 对方级别
word-def = 防守
word-points-of-the-defenders-at-the-table = 该桌防守方得分
word-opp = 对手均分
word-mean-of-the-opponents-ratings-before-the-event = 对手赛前平均等级分
word-expected = 期望
word-points-that-were-expected = 期望得分
word-k = K
word-new = 新
word-remarks = 备注
word-rule = 规则
word-how = 说明
word-how-the-place-came-about = 名次如何得出
word-how-the-figures-came-about = 数值如何得出
word-prize = 奖项
word-prize-no = 奖项序号
word-places-of-the-prize-that-are-shared = 该奖项中平分的名次
word-amount = 金额
word-fee = 费用
word-fee-paid-empty-for-not-paid = 已付费用;空为未付
word-sum = 合计
word-begins = 开始
word-state = 状态
word-fide-id = FIDE 编号
word-signature = 签名
word-team-1-signs = 队 1 签名
word-team-2-signs = 队 2 签名
word-diploma-for = 奖状事由
word-team-no = 队号

## Values of the standings

word-buchholz = 对手分
word-sonneborn-berger = 索伯分
word-fore-buchholz = 预期对手分
word-extended-sonneborn-berger = 扩展索伯分
word-match-and-match-points = 场分 × 场分
word-match-and-game-points = 场分 × 局分
word-game-and-match-points = 局分 × 场分
word-game-and-game-points = 局分 × 局分
word-on-match-points = 按场分
word-on-game-points = 按局分
word-forfeits-as-played = 弃权视为已下
word-reversed = 反向
word-lots = 抽签
word-direct-encounter = 直胜
word-extended-direct-encounter = 扩展直胜
word-secondary-score = 第二积分
word-progressive-scores = 累进分
word-koya-system = 科亚系统
word-standard-points = 标准分
word-average-rating-of-opponents = 对手平均等级分
word-average-of-opponents-buchholz = 对手的平均对手分
word-tournament-performance-rating = 表现等级分
word-perfect-tournament-performance = 完美表现等级分
word-average-performance-of-opponents = 对手的平均表现分
word-average-perfect-performance = 对手的平均完美表现分
word-scores-and-schedule-strength = 积分与赛程强度
word-board-count = 柏林制
word-top-board-results = 前台成绩
word-bottom-board-elimination = 末台淘汰
word-resistance-points = 对手积分之和
word-sonneborn-berger-of-games-played = 已下对局的索伯分
word-games-played-with-black = 执黑局数
word-games-won = 胜局数
word-place-given-by-hand = 人工给定的名次
word-rank-reached = 达到的级别
word-points-taken-as-defenders = 防守方得分
word-rounds-played = 已下轮数
word-still-in = 仍在比赛
word-stage-reached = 达到的阶段
word-mean-place = 平均名次
word-sum-of-places = 名次之和

## Facts of a player

word-short-name = 简称
word-captain = 领队
word-federation = 协会
word-category = 组别
word-performance = 表现分
word-standard = 标准
word-rapid = 快棋
word-blitz = 超快棋
word-national = 国内
word-from-round = 自轮次
word-beside-results = 结果之外
word-fixed-board = 固定台次
word-rating-before = 之前的等级分
word-position = 局面
word-fixed = 固定
word-board-1 = 第 1 台

## Colours, byes, results, stages

word-white = 白方
word-black = 黑方
word-team-1 = 队 1
word-team-2 = 队 2
word-pairing-allocated-bye = 轮空
word-full-point-bye = 一分轮空
word-half-point-bye = 半分轮空
word-zero-point-bye = 零分轮空
word-adjourned = 封棋
word-quarter-final = 四分之一决赛
word-semi-final = 半决赛
word-third-place = 三四名决赛
word-final = 决赛
word-final-played-again = 决赛,重赛
word-winners-side = 胜者组
word-losers-side = 败者组
word-not-an-official-event = 非正式赛事

## Slips

word-whites-pieces-left = 白方剩余棋子
word-blacks-pieces-left = 黑方剩余棋子
word-main-suit-h-s-c-d-o-for-none = 主花色(H S C D,无主为 O)
word-dealers-seat = 发牌者座位
word-defenders-points = 防守方得分
word-lead = 首攻
word-2nd = 第 2
word-3rd = 第 3
word-4th = 第 4
word-won-by = 赢得者
word-captain-signs = 领队签名
word-first-team-signs = 第一队签名
word-second-team-signs = 第二队签名
word-white-signs = 白方签名
word-black-signs = 黑方签名
word-signed-for-the-table = 该桌签名

## Pages of a site

word-pairings = 对阵表
word-by-name = 按姓名
word-players-by-board = 各台棋手
word-standings = 名次
word-crosstable = 交叉表
word-starting-list = 起始排名
word-prizes = 奖金
word-rounds = 轮次
word-pages = 页面
word-letters = 字母
word-my-page = 我的页面
word-this-is-my-page = 这是我的页面
word-find = 查找
word-nothing-found = 未找到

## Words of reasons and remarks

word-swiss-ranking = 瑞士制排名
word-counts = 计入
word-knockout = 淘汰制
word-given = 指定
word-one-prize = 只得一奖
word-own-place = 本人名次
word-equal-division = 平均分配
word-hort-system = 霍特制
word-hoyle-poker-dice = 霍伊尔:扑克骰
word-tractor-round = 拖拉机:一局
word-crikey-rule-1 = Crikey 规则 1
word-crikey-rule-2 = Crikey 规则 2
word-crikey-rule-3 = Crikey 规则 3
word-crikey-rule-3a = Crikey 规则 3a
word-crikey-rule-3b = Crikey 规则 3b
word-crikey-rule-3c = Crikey 规则 3c
word-crikey-rule-4 = Crikey 规则 4
word-aces = 幺点
word-twos = 二点
word-threes = 三点
word-fours = 四点
word-fives = 五点
word-sixes = 六点
word-ace = 幺点
word-given-from-outside = 外部指定
word-top-boards = 前台
word-bottom-boards = 末台
word-games-with-black = 执黑局数
word-games-won-with-black = 执黑胜局
word-number-of-wins = 胜局数
word-rounds-elected-to-play = 自愿参赛轮数
word-not-finished = 未结束
word-forfeit-not-rated = 弃权,不计等级分
word-not-rated = 不计等级分
word-no-rating = 无等级分
word-by-hand = 手动输入
word-rating-points-exchange = 等级分交换
word-probit = 概率单位法
word-white-counts-stronger-by = 白方加算
word-factor = 系数
word-decimals = 小数位
word-tau-hundredths = tau(百分之一)
word-rating-of-the-unrated = 无等级分者的等级分
word-deviation-of-the-unrated = 无等级分者的偏差
word-deviation-of-the-rated = 有等级分者的偏差
word-volatility-ten-thousandths = 波动率(万分之一)
word-by-first-day = 按首日
word-march-2024 = 2024 年 3 月
word-december-2024 = 2024 年 12 月
word-october-2025 = 2025 年 10 月

## Facts

fact-place-shared = 并列第 { $place } 名,{ $hand }
fact-defended = 防守
fact-declared = 坐庄
fact-won-game = 赢得全局
fact-lost-game = 输掉全局
fact-tractor-result = { $role },{ $what };防守方得 { $points }
fact-not-judged = { $told }(未核对出牌)
fact-points = { $count } 分
fact-gained = 升 { $count } 级
fact-round = 第 { $round } 轮:{ $what }
fact-list = { $list }
fact-games = { $count } 局
fact-decimals = { $decimals } 位小数
fact-rounded = { $exact } 四舍五入到{ $decimals }:{ $now }
fact-not-finished = 未结束,对 { $name }
fact-adjourned = 封棋,对 { $name }
fact-against = 对 { $name }
fact-unequal-mean = 局数不等:取有掷骰或轮空各轮名次的平均,因此局数少的棋手也可能领先
fact-unequal-sum = 局数不等:取名次之和;既无掷骰也无轮空的一轮,按该轮最大桌的末名计算
fact-unequal-least = 局数不等:取有掷骰或轮空各轮名次的平均;少于 { $games } 的棋手排在最后
fact-unequal-games = { $rule };名次在大小桌上同样计算;一分轮空按该轮最大桌的第一名计算,半分或编排轮空按居中名次,零分轮空按末名
fact-strength = 强度 { $white }({ $before } + { $handicap })对 { $black }
fact-gap = 差距 { $gap }
fact-core-exchange = 基本交换 CE { $core }
fact-white-to = 白方 { $before } 至 { $white }
fact-black-to = 黑方 { $before } 至 { $black }
fact-equal-draw = 强度相等的和棋:不变
fact-uneven-draw = 和棋:强方给弱方 RPE { $single }
fact-equal-win = 强度相等时获胜:RPE { $single }
fact-stronger-wins = 强方获胜:RPE 1.00 - { $core } = { $single }
fact-weaker-wins = 弱方获胜:RPE 1.00 + { $core } = { $single }
fact-doubled = { $winners } < { $losers }:加倍,RPE { $points }
fact-not-doubled = { $winners } ≥ { $losers }:不加倍
fact-five-alike = 五个{ $faces }
fact-four-alike = 四个{ $faces },{ $others }
fact-full-house = 葫芦,{ $faces }带{ $pair }
fact-three-alike = 三个{ $faces },{ $others }
fact-two-pair = 两对,{ $faces }和{ $lower },{ $others }
fact-pair-of = 一对{ $faces },{ $others }
fact-high-die = 最大点,{ $dice }
fact-place-hand = 第 { $place } 名,{ $hand }
fact-next-die = { $one } { $other }
fact-berlin-count = 按柏林制,{ $first } : { $second }
fact-at-first-board = 第 1 台,{ $first } : { $second }
fact-at-boards = 第 1 至 { $left } 台,{ $first } : { $second }
fact-by-lot = 抽签
fact-cited = { $how } ({ $clause })
fact-drawn-decided = 与 { $name } 的平局比赛由以下决定:{ $by }
fact-in-won = 仍在赛:赢得阶段 { $stage } 的比赛
fact-in-open = 仍在赛:阶段 { $stage } 的比赛尚未决定
fact-out-won = 出局,并赢得其后阶段 { $stage } 的比赛
fact-out-lost = 出局:输掉阶段 { $stage } 的比赛
fact-no-hand = 无掷骰,按第 { $largest } 名计
fact-places-shared = 并列第 { $first } 至 { $last } 名,计 { $place },{ $hand }
fact-bye-counts-as = { $bye },按第 { $place } 名计
fact-best-hand = 最好的一手:{ $best }
fact-no-lots = 尚未抽签
fact-nothing-given = { $name }:尚未指定
fact-nothing-here = { $name }:此处无
fact-drawn-by-lot = 抽签:{ $value }
fact-by-director = { $name }:{ $value },由赛事主管指定
fact-forfeit-against = 弃权,对 { $opponent }
fact-left-early = { $how },不计:未赛满半数即退出
fact-sum = 合计 { $points }
fact-value-of = { $name } { $value }
fact-keeps-one-prize = { $name } 保留 { $keeps } 的 { $amount },让出 { $leaves }
fact-rounded-down = { $amount }(舍去)
fact-remainders = { $down } + { $more }(最大余数)= { $amount }
fact-prize-alone = { $category }:{ $name },独居第 { $first } 名:{ $amount }
fact-prize-among = { $category }:{ $name },第 { $first } 至 { $last } 名的 { $members } 人之一
fact-prize-share = { $among }: { $pool } / { $members } = { $amount }
fact-prize-hort = { $among }: { $own } / 2 + { $pool } / { $twice } = { $amount }
fact-rank-and-taken = 防守方得 { $defenders } 分;级别 { $rank },至今得分 { $taken }
fact-no-result = { $name } 尚无结果
fact-unchanged = 尚无任何变化
fact-batch = 赛前 { $shown },赛后 { $now }
fact-batch-against = 对 { $name }({ $theirs }){ $won } 胜 { $lost } 负:{ $stake } × ({ $won } - { $games } × Φ({ $z })) = { $gain }
fact-mean-hundredths = 平均,四舍五入到百分位:{ $mean }
fact-opponents-value = { $name }, { $code } { $theirs }
fact-mean-rounded = 平均,四舍五入:{ $mean }
fact-board-count = 台次乘得分 { $points }
fact-board-points = 第 { $number } 台 { $points }
fact-without-last = 去掉最后 { $number } 台 { $points }
fact-board = 第 { $number } 台:{ $product }
fact-among-tied-by = 同分者之间,按{ $score }:{ $list }
fact-among-tied = 同分者之间:{ $list }
fact-tied-sum = { $name } { $sum }
fact-not-met = { $own }({ $count } 次未对阵)
fact-and-more = 另有 { $more } 人
fact-all-met-equal = 全部对阵过,仍不分先后
fact-all-met = 全部对阵过:由合计决定
fact-some-met-equal = 并非全部对阵过,无论所缺对局结果如何,都无人确定领先
fact-some-met = 并非全部对阵过;无论所缺对局结果如何,{ $name } 都领先
fact-nobody-tied = 此处无人同分
fact-as-if-drawn = 视第 { $round } 轮全部对阵为和棋
fact-cut-least = 最不重要的值(14.1)
fact-cut-voluntary = 自愿未赛的一轮(16.5)
fact-cut-most = 最重要的值(14.3)
fact-of-dummy = 虚拟对手的 { $score },{ $how }
fact-of-adjusted = { $of }({ $own },自第 { $round } 轮起轮空按和棋,16.3)
fact-dummy-as-opponent = { $dummy },本人 { $own },至多如 { $name }(16.4.1)
fact-dummy-draws = { $dummy },本人 { $own },每轮至多一和(16.4.2)
fact-primary-score = 第一积分
fact-secondary-score = 第二积分
fact-in-their-matches = { $name } 在双方比赛中:{ $keys }
fact-koya-limit = 计入积分达 { $limit } 以上的对手
fact-paired-under = 棋手的编排序号
fact-expected-score = 得 { $scored };{ $rating } 的期望为 { $expected }(B.02 8.1.2)
fact-mean-rating = 对手平均等级分 { $mean }
fact-share-difference = { $games } 局得 { $scored },为 { $share } %:{ $difference }(B.02 8.1.1)
fact-after-round = 第 { $round } 轮后:{ $score }
fact-without-after = 去掉第 { $round } 轮后的得分
fact-rating-before-event = 赛前等级分
fact-result-against = { $result } 对 { $name },{ $rating }
fact-highest = 最高
fact-lowest = 最低
fact-no-game-rated = 无法计算:没有与有等级分对手实际对弈的对局
fact-no-game = 无法计算:没有实际对弈的对局
fact-unrated-left-out = { $name } 无等级分,不计
fact-unrated-fixed = { $told }(无等级分,固定值)
fact-unrated-lowest = { $told }(无等级分,取赛事最低)
fact-unrated-mean = { $told }(无等级分,取赛事平均)
fact-no-factor = 无法计算:系数为 0,且未用 /K 指定
fact-schedule-strength = 第二积分 { $own },{ $which } { $buchholz } / { $factor },到百分位:{ $sum }
fact-no-rating = 全部无法计算:{ $name } 无等级分
fact-part-cut = { $own },去除:{ $reason }
fact-given-or-taken = 裁判加减的分:{ $added }
fact-points-how = { $points } { $how }
fact-score-of = { $name } 的 { $score }
fact-has = { $name } 有 { $score }
fact-product = { $points } × ({ $whose }) = { $value }
fact-part-for = { $value },计入{ $name }
fact-cut-round = 去除第 { $round } 轮:{ $value },{ $reason }
fact-forfeit = 弃权
fact-won-forfeit = 弃权,对 { $name }
fact-lost-forfeit = 弃权负,对 { $name }
fact-drawn-forfeits = 双方弃权平局,对 { $name }
fact-probit-old = 旧制:按赛前等级分计算
fact-probit-new = 新制:按赛后等级分计算
fact-steps = { $count } 步
fact-solved = { $steps }求解,精确到 { $bound }
fact-oscillates = 单纯迭代在此振荡,不会收敛
fact-remark-from = 自第 { $round } 轮起 { $rating }
fact-remark-first = 首次等级分
fact-remark-no-point = 无等级分:零分
fact-remark-few = 无等级分:{ $games } 局,需 { $least } 局
fact-remark-low = 无等级分:低于 { $floor }
fact-remark-lost = 低于 { $floor }:失去等级分
fact-remark-k = K { $base } × { $games } 局 > 700
fact-periods = { $periods } 个等级分周期合计:{ $change }
fact-rating-stays = 无计分对局:等级分仍为 { $rating }
fact-k-less = { $base } × { $games }超过 700:K 变为 { $k }
fact-fide-change = { $k } × { $sum } = { $product },取整 { $change }:{ $before } → { $now }(若赛事现在结束)
fact-below-floor = { $now } 低于 { $floor }:按无等级分公布
fact-unrated-no-change = { $game }(无等级分):不影响等级分
fact-too-far-apart = { $game }({ $opponent }):不计等级分,相差 600 分以上且一方高于 2600
fact-difference-as = 分差 { $full } 按 { $difference } 计
fact-difference = 分差 { $full }
fact-fide-game = { $game }({ $opponent }):{ $difference },期望 { $expected },{ $gain }
fact-not-listed = 无等级分:{ $rating } 不是国际棋联名单的等级分({ $tempo })
fact-unrated = 无等级分
fact-no-first-rating = 无与有等级分对手的对局:无首次等级分
fact-unrated-not-counted = { $game }(无等级分):不计
fact-against-rated = { $game } ({ $rating })
fact-begins-with = { $from },无其他等级分者以此开始
fact-from-round-on = { $from },自第 { $round } 轮起
fact-rated-as = { $rating },{ $from };按{ $tempo }计算,规则:{ $edition }
fact-typed-rating = 输入的等级分
fact-kind-of-rating = 等级分({ $kind })
fact-rating-of-list = { $source } 的等级分({ $kind })
fact-k-listed = 按等级分名单
fact-k-2400 = 2400 以上
fact-k-young = 今年不满 19 岁,且低于 2300
fact-k-usual = 通常值;名单新人为 40,曾达 2400 者为 10,唯名单可知
fact-k = K { $k }:{ $reason }
fact-mean-of-first = 加上两名 1800 分对手的平均:({ $opponents } + 3600) / { $count } = { $mean }
fact-share-of-first = 加上与其两和的得分率:({ $points } + 1) / { $count } = { $share },分差 { $difference }
fact-first-rounded = { $mean } { $difference } 得 { $rating },取整
fact-first-capped = { $mean } { $difference } 得 { $uncapped };首次等级分至多 { $rating }
fact-first-rating = 首次等级分 { $rating }(若赛事现在结束)
fact-no-point = 零分:首次赛事零分不计
fact-too-few-games = { $games },需 { $least }:在今后 26 个月的赛事补足之前仍无等级分
fact-too-low = { $rating } 低于 { $floor }:仍无等级分
fact-before-the-event = 赛前
fact-start-values = 无等级分,故取初始值
fact-glicko-before = { $what }:{ $rating },偏差 { $deviation },波动率 { $volatility };tau { $tau }
fact-glicko-game = { $game }({ $rating },偏差 { $deviation }):权重 { $weight },期望 { $expected },{ $gain }
fact-deviation-grows = 无计分对局:偏差由 { $before } 增至 { $after }
fact-glicko-period = 和 { $sum },方差 { $variance },提高 { $improvement }
fact-glicko-after = { $rounded };偏差 { $deviation },波动率 { $volatility }(若赛事现在结束)
fact-not-played = 未下
fact-is-adjourned = 封棋
fact-marked-unrated = 标为不计等级分
fact-no-result-yet = 尚无结果
fact-does-not-count = 对 { $name }:{ $why },不计
fact-won-against = 胜 { $name }
fact-drew-with = 和 { $name }
fact-lost-to = 负 { $name }
fact-remark-deviation = 偏差 { $deviation }
fact-fide-rules = { $name },{ $tempo },规则:{ $edition }
fact-system = { $name }
fact-parameter = { $name } { $value }
