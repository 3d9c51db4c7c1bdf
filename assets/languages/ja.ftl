# 日本語
#
# Terms: Swiss rules of 日本チェス協会 as cited by carokann (組み合わせ, 回戦, 同点分離法), japanchess.com on スイス式
# (ボード, ラウンド, ペアリング), 日本チェス連盟, and chess-results.com in Japanese (順位, クロステーブル).

## Titles

title-pairings = 第 { $round } ラウンドの組み合わせ
title-pairings-alone = 組み合わせ
title-names = 第 { $round } ラウンド{ $beside } の組み合わせ(名前順)
title-names-alone = 組み合わせ(名前順)
title-matches = 第 { $round } ラウンドの対戦
title-matches-alone = 対戦
title-field = 開始時順位表
title-standings = 第 { $round } ラウンド後の順位
title-crosstable = 第 { $round } ラウンド後のクロステーブル
title-crosstable-alone = クロステーブル
title-boards = 第 { $round } ラウンド後のボード別成績
title-players = 第 { $round } ラウンド後の選手
title-bracket = 第 { $round } ラウンド後のトーナメント表
title-bracket-alone = トーナメント表
title-cards = 第 { $round } ラウンド後の個人カード
title-cards-alone = 個人カード
title-team-cards = 第 { $round } ラウンド後のチームカード
title-team-cards-alone = チームカード
title-slips = 第 { $round } ラウンドの結果用紙
title-slips-alone = 結果用紙
title-line-ups = 第 { $round } ラウンドのオーダー用紙
title-line-ups-alone = オーダー用紙
title-team-sheets = チーム名簿
title-starting-list = 開始時順位表
title-schedule = 日程
title-result-sheet = 第 { $round } ラウンドの結果表
title-result-sheet-alone = 結果表
title-board-numbers = ボード番号
title-table-numbers = テーブル番号
title-name-cards = 名札
title-diplomas = 第 { $round } ラウンド後の賞状
title-prizes = 第 { $round } ラウンド後の賞
title-check-in = 第 { $round } ラウンドの受付
title-wall = 掲示
wall-by-board = 組み合わせ(ボード順)
wall-by-match = 組み合わせ(対戦順)
wall-by-name = 組み合わせ(名前順)
wall-after-round = 第 { $round } ラウンド後
wall-before-round-1 = 第 1 ラウンド前
title-not-here = 第 { $round } ラウンド前の未到着者
title-fees = 参加費
title-ratings = 第 { $round } ラウンド後のレーティング変動
title-ratings-before = 第 1 ラウンド前のレーティング
position = 初期配置 { $position }
status-not-started = 未開始
status-live = 進行中、{ $boards } 局中 { $known } 局の結果あり
status-live-earlier = 進行中、{ $boards } 局中 { $known } 局の結果あり、{ $earlier ->
    [one] 以前の { $earlier } 局が未了
   *[other] 以前の { $earlier } 局が未了
}
status-complete = 完了
status-sealed = 確定
status-changed = 確定、その後変更

## Below the title: place, days, officials

days = { $first } から { $last }
about-arbiter = 審判長 { $text }
about-deputies = { $count ->
    [one] 副審判長 { $names }
   *[other] 副審判長 { $names }
}
about-time-control = 持ち時間 { $text }
about-provisional = 暫定:未了の対局あり

## Headings of parts

heading-teams = チーム
heading-board = { $place ->
    [table] テーブル { $board }
   *[other] ボード { $board }
}
heading-round = 第 { $round } ラウンド
heading-rounds = 第 { $first } から第 { $last } ラウンド
heading-by-round = ラウンド別
heading-all-games = 全対局
heading-all-against-all = 総当たり表
heading-how-prizes = 計算方法
heading-by-amount = 金額別
heading-not-paid = 未払い
heading-players = 選手
slip-heading = { $event }:{ $which }
slip-round = 第 { $round } ラウンド

## Notes

no-round-yet = まだ公表されたラウンドはありません。
round-not-published = 第 { $round } ラウンドはまだ公表されていません。
fixed-board = { $player }:{ $place ->
    [match] 対戦
    [table] テーブル
   *[other] ボード
} { $board }
fixed-board-elsewhere = { $player }:{ $place ->
    [match] 対戦
    [table] テーブル
   *[other] ボード
} { $board }(このラウンドは { $now })
fixed-boards = 固定{ $place ->
    [match] 対戦
    [table] テーブル
   *[other] ボード
}:{ $list }。
fixed-at = { $player }:{ $board }
results-missing = あと { $count } 局の結果がありません。
sealed-otherwise = 現在の状況:第 { $round } ラウンド後に確定した順位とは異なります。
decimal-sign = .
letter-white = 白
letter-black = 黒
legend-games = 12{ $white }1:12 番に白番で勝ち。記号:1 勝ち、= 引き分け、0 負け、+ 不戦勝、- 不戦敗、a 指し掛け、. 未了。 バイ:U 組み合わせによるバイ、F 1 点、H 0.5 点、Z 0 点。
legend-unrated = 12{ $white }1:12 番に白番で勝ち。記号:1 勝ち、= 引き分け、0 負け、+ 不戦勝、- 不戦敗、a 指し掛け、. 未了。 W D L も同じ、レーティング対象外。 バイ:U 組み合わせによるバイ、F 1 点、H 0.5 点、Z 0 点。
legend-matches = 12{ $white }2 2½:1½:12 番のチームと対戦、1 番ボードが白、マッチポイント 2、ゲームポイント 2½ 対 1½。マッチポイントの代わりの記号:+ 不戦勝、- 不戦敗、. 未了。 バイ:U 組み合わせによるバイ、F 1 点、H 0.5 点、Z 0 点。
legend-matches-at-tables = 12:2 1½:½:12 番のチームと対戦、マッチポイント 2、ゲームポイント 1½ 対 ½。マッチポイントの代わりの記号:+ 不戦勝、- 不戦敗、. 未了。 バイ:U 組み合わせによるバイ、F 1 点、H 0.5 点、Z 0 点。
legend-dice = T3:1:3 番テーブルで 1 位、=1:同順位。 バイ:U 組み合わせによるバイ、F 1 点、H 0.5 点、Z 0 点。
legend-tractor = T3:▲2:3 番テーブルでペアが 2 段昇級、T3 + 12:▲2:固定パートナーの代わりに 12 番と。RANK は到達した級、TAKEN は守備側として取った点。 バイ:U 組み合わせによるバイ、F 1 点、H 0.5 点、Z 0 点。
legend-unfinished = * 未了。
legend-adjourned = 指し掛けのボードは終わるまで引き分けとして数えます。
legend-forfeited-boards = ± 不戦の対局を含む。
boards-forfeits = 得点、勝率、パフォーマンスは実際に指した対局のものです。不戦は数えません。{ $place ->
    [table] 各選手は最も多く指した卓に載ります。
    [none] 選手のボードはラウンドごとに変わるため、全員を一つの表に載せます。
   *[other] 各選手は最も多く指したボードに載ります。
}
no-line-up = オーダー未提出のため、名簿の先頭の選手を示します:{ $teams }。
no-team-yet = まだチームの登録がありません。
no-player-yet = 選手の登録がありません。
players-in-all = { $who ->
    [team] { $count } チーム。
   *[other] { $count } 名。
}
round-not-paired = 組み合わせ前
round-sealed = 完了、順位確定
round-results = { $boards } 局中 { $known } 局の結果
place-behind = { $name }({ $place } 位)の下:{ $how }。
place-ahead = { $name }({ $place } 位)の上:{ $how }。
place-level = { $name }({ $place } 位)と同順位:{ $how }。
place-equal = { $values } が同じ
place-differs = { $code } { $own } 対 { $other }
diploma = 賞状
diploma-arbiter = 審判長
diploma-place = 第 { $place } 位
prize-one = 第 { $first } 賞
prize-several = 第 { $first } から第 { $last } 賞
place-of-all = { $place } / { $ranked }
place-none = なし、順位外
places-in-standings = 順位は順位表にあります。
card-members = 選手と各ラウンドの結果:
card-matches = ボードごとの対戦:
bracket-drawn = { $one } – { $other }:引き分け、{ $winner } が勝ち上がり { $by }。
labelled = { $label }: { $value }
tie-break-cut = { $name }カット{ $count }
tie-break-median = { $name }メディアン{ $count }
check-in-expected = { $who ->
    [team] { $count } チームの予定。
   *[other] { $count } 名の予定。
}
check-in-here = { $expected } 名中 { $here } 名が到着。
fees-paid = 参加費 { $sum }:支払い済み { $paid } 名、未払い { $unpaid } 名。
rated-by = レーティング計算:{ $system }。
rated-as-a-whole = 大会全体で計算します。今終わった場合の変動です。
prizes-awarded = { $whole } のうち { $given } を授与。
prize-left-over = { $prize }:{ $amount } が残ります。該当者なし。

## The part of an event in which a player is absent; 0 is before round 1

absent-from = 第 { $value } ラウンドから
absent-withdrawn = { $value ->
    [0] 第 1 ラウンド前に棄権
   *[other] 第 { $value } ラウンド後に棄権
}
absent-excluded = { $value ->
    [0] 第 1 ラウンド前に失格
   *[other] 第 { $value } ラウンド後に失格
}
absent-excluded-unranked = { $value ->
    [0] 第 1 ラウンド前に失格、順位なし
   *[other] 第 { $value } ラウンド後に失格、順位なし
}

## Stages of a knockout

stage-last = ベスト { $value }
stage-winners = 勝者側 第 { $value } ラウンド
stage-losers = 敗者側 第 { $value } ラウンド
stage-last-head = ベスト { $value }
stage-winner = 優勝
stage-final = 決勝
stage-semi-finals = 準決勝
stage-quarter-finals = 準々決勝

## Results

result-unrated = { $value } 対象外

## Footer

footer-event = { $event }、{ $which }
footer-round = 第 { $round } ラウンド(全 { $rounds })
footer-before-round-1 = 第 1 ラウンド前(全 { $rounds })
footer-last-entry = 最終記録 { $time }
footer-last-entry-head = 最終記録 { $time }、要約 { $head }
footer-chain = チェーン { $head }
footer-key = 鍵 { $key }
page-number = { $page } / { $pages } ページ


## Headings of columns

word-number-sign = 順位
word-name = 名前
word-no = 番号
word-pairing-number = ペアリング番号
word-place = 順位
word-place-in-the-standings = 順位表の順位
word-place-after-the-round = ラウンド後の順位
word-place-at-the-board = ボードでの順位
word-place-at-the-table = テーブルでの順位
word-place-in-the-teams-list = チーム名簿の順番
word-pairing-number-or-place-in-the-teams-list = ペアリング番号、またはチーム名簿の順番
word-number-then-the-board = 番号、次にボード
word-title = タイトル
word-fed = 連盟
word-club = クラブ
word-cat = 部門
word-team = チーム
word-teams = チーム
word-pair = ペア
word-player = 選手
word-players = 選手
word-partner = パートナー
word-opponent = 相手
word-with = 同席
word-against = 対戦
word-colour = 色
word-colour-of-the-player-on-the-left = 左の選手の色
word-seat = 席
word-seats = 席
word-board = ボード
word-bd = Bd
word-table = テーブル
word-match = 対戦
word-round = ラウンド
word-stage = 段階
word-result = 結果
word-bye = バイ
word-takes-part = 参加
word-here = 到着
word-born = 生年
word-id = ID
word-rtg = Rtg
word-rating = レーティング
word-before = 前
word-now = 現在
word-change = 変動
word-old-system = 旧方式
word-new-system = 新方式
word-rating-before-the-event = 大会前のレーティング
word-rating-before-the-event-empty-when-unrated = 大会前のレーティング、なければ空欄
word-rating-now = 現在のレーティング
word-rating-after-the-round = ラウンド後のレーティング
word-rating-after-it = 大会後のレーティング
word-rating-if-the-event-ended-now = 今終わった場合のレーティング
word-rating-change-if-the-event-ended-now = 今終わった場合のレーティング変動
word-rating-change-since-before-the-event = 大会開始からのレーティング変動
word-rating-now-by-the-old-probit-system-to-compare = 旧プロビット方式による現在のレーティング(比較用)
word-rating-now-by-the-new-probit-system-to-compare = 新プロビット方式による現在のレーティング(比較用)
word-rating-after-it-by-the-other-probit-system-to-compare = 別のプロビット方式による大会後のレーティング(比較用)
word-the-opponents-rating-before-the-round = ラウンド前の相手のレーティング
word-pts = 得点
word-points = 得点
word-points-so-far = これまでの得点
word-mp = MP
word-match-points = マッチポイント
word-match-points-so-far = これまでのマッチポイント
word-gp = GP
word-game-points = ゲームポイント
word-game-points-in-them = そのゲームポイント
word-games = 対局数
word-games-played = 指した対局
word-games-that-count = 対象の対局
word-board-of-most-games = 最も多く指したボード
word-table-of-most-games = 最も多く対局したテーブル
word-points-of-these-games = これらの対局の得点
word-percent = %
word-percentage-of-the-possible-points = 可能な得点に対する割合
word-perf = Perf
word-performance-in-these-games = これらの対局のパフォーマンス
word-performance-in-rated-games-against-rated-opponents = レーティングのある相手との対象対局のパフォーマンス
word-forf = 不戦
word-games-won-plus-and-lost-by-forfeit-not-counted = 不戦勝(+)と不戦敗(-)の数、対象外
word-float = フロート
word-met-a-lower-score-or-scored-without-playing-met-a-higher-score = ↓ 得点の低い相手と対戦、または指さずに得点、↑ 得点の高い相手と対戦
word-score = 成績
word-what-the-team-has-added = チームの合計
word-players-who-count-of-all = 全選手のうち数える選手
word-who-counts = 数える選手
word-rank = 級
word-ranks = 級
word-rank-of-the-own-partnership-in-the-round-of-the-other = このラウンドの自ペアの級 : 相手の級
word-def = 守備
word-points-of-the-defenders-at-the-table = テーブルの守備側の点
word-opp = 相手平均
word-mean-of-the-opponents-ratings-before-the-event = 相手の大会前レーティングの平均
word-expected = 期待値
word-points-that-were-expected = 期待された得点
word-k = K
word-new = 新
word-remarks = 備考
word-rule = 規則
word-how = 説明
word-how-the-place-came-about = 順位の根拠
word-how-the-figures-came-about = 数値の根拠
word-prize = 賞
word-prize-no = 賞番号
word-places-of-the-prize-that-are-shared = 分け合う賞の順位
word-amount = 金額
word-fee = 参加費
word-fee-paid-empty-for-not-paid = 支払い済みの参加費、空欄は未払い
word-sum = 合計
word-begins = 開始
word-state = 状況
word-fide-id = FIDE ID
word-signature = 署名
word-team-1-signs = チーム 1 の署名
word-team-2-signs = チーム 2 の署名
word-diploma-for = 受賞理由
word-team-no = チーム番号

## Values of the standings

word-buchholz = ブッフホルツ
word-sonneborn-berger = ゾンネボーン・ベルガー
word-fore-buchholz = フォア・ブッフホルツ
word-extended-sonneborn-berger = 拡張ゾンネボーン・ベルガー
word-match-and-match-points = マッチポイント × マッチポイント
word-match-and-game-points = マッチポイント × ゲームポイント
word-game-and-match-points = ゲームポイント × マッチポイント
word-game-and-game-points = ゲームポイント × ゲームポイント
word-on-match-points = マッチポイントによる
word-on-game-points = ゲームポイントによる
word-forfeits-as-played = 不戦も対局扱い
word-reversed = 逆順
word-lots = 抽選
word-direct-encounter = 直接対決
word-extended-direct-encounter = 拡張直接対決
word-secondary-score = 副得点
word-progressive-scores = 累積得点
word-koya-system = コヤ方式
word-standard-points = 標準点
word-average-rating-of-opponents = 相手の平均レーティング
word-average-of-opponents-buchholz = 相手のブッフホルツの平均
word-tournament-performance-rating = 大会パフォーマンス
word-perfect-tournament-performance = 完全パフォーマンス
word-average-performance-of-opponents = 相手の平均パフォーマンス
word-average-perfect-performance = 相手の平均完全パフォーマンス
word-scores-and-schedule-strength = 得点と対戦相手の強さ
word-board-count = ベルリン方式
word-top-board-results = 上位ボードの結果
word-bottom-board-elimination = 下位ボードの除外
word-resistance-points = 相手の得点の合計
word-sonneborn-berger-of-games-played = 指した対局のゾンネボーン・ベルガー
word-games-played-with-black = 黒番の対局数
word-games-won = 勝ち数
word-place-given-by-hand = 手動の順位
word-rank-reached = 到達した級
word-points-taken-as-defenders = 守備側として取った点
word-rounds-played = 指したラウンド数
word-still-in = 勝ち残り
word-stage-reached = 到達した段階
word-mean-place = 平均順位
word-sum-of-places = 順位の合計

## Facts of a player

word-short-name = 略称
word-captain = キャプテン
word-federation = 連盟
word-category = 部門
word-performance = パフォーマンス
word-standard = スタンダード
word-rapid = ラピッド
word-blitz = ブリッツ
word-national = 国内
word-from-round = ラウンドから
word-beside-results = 結果以外
word-fixed-board = 固定ボード
word-rating-before = 大会前のレーティング
word-position = 初期配置
word-fixed = 固定
word-board-1 = ボード 1

## Colours, byes, results, stages

word-white = 白
word-black = 黒
word-team-1 = チーム 1
word-team-2 = チーム 2
word-pairing-allocated-bye = バイ
word-full-point-bye = 1 点のバイ
word-half-point-bye = 0.5 点のバイ
word-zero-point-bye = 0 点のバイ
word-adjourned = 指し掛け
word-quarter-final = 準々決勝
word-semi-final = 準決勝
word-third-place = 3 位決定戦
word-final = 決勝
word-final-played-again = 決勝、再戦
word-winners-side = 勝者側
word-losers-side = 敗者側
word-not-an-official-event = 非公式大会

## Slips

word-whites-pieces-left = 白の残り駒数
word-blacks-pieces-left = 黒の残り駒数
word-main-suit-h-s-c-d-o-for-none = 切り札(H S C D、なしは O)
word-dealers-seat = 親の席
word-defenders-points = 守備側の点
word-lead = リード
word-2nd = 2 番目
word-3rd = 3 番目
word-4th = 4 番目
word-won-by = 取得者
word-captain-signs = キャプテンの署名
word-first-team-signs = 第 1 チームの署名
word-second-team-signs = 第 2 チームの署名
word-white-signs = 白の署名
word-black-signs = 黒の署名
word-signed-for-the-table = テーブルの署名

## Pages of a site

word-pairings = 組み合わせ
word-by-name = 名前順
word-players-by-board = ボード別成績
word-standings = 順位
word-crosstable = クロステーブル
word-starting-list = 開始時順位表
word-prizes = 賞
word-rounds = ラウンド
word-pages = ページ
word-letters = 文字
word-my-page = マイページ
word-this-is-my-page = これは私のページです
word-find = 検索
word-nothing-found = 該当なし

## Words of reasons and remarks

word-swiss-ranking = スイス式順位
word-counts = 対象
word-knockout = 勝ち抜き
word-given = 指定
word-one-prize = 賞は一つ
word-own-place = 自分の順位
word-equal-division = 均等配分
word-hort-system = ホルト方式
word-hoyle-poker-dice = ホイル:ポーカーダイス
word-tractor-round = トラクター:ラウンド
word-crikey-rule-1 = Crikey 規則 1
word-crikey-rule-2 = Crikey 規則 2
word-crikey-rule-3 = Crikey 規則 3
word-crikey-rule-3a = Crikey 規則 3a
word-crikey-rule-3b = Crikey 規則 3b
word-crikey-rule-3c = Crikey 規則 3c
word-crikey-rule-4 = Crikey 規則 4
word-aces = エース
word-twos = 2
word-threes = 3
word-fours = 4
word-fives = 5
word-sixes = 6
word-ace = エース
word-given-from-outside = 外部からの指定
word-top-boards = 上位ボード
word-bottom-boards = 下位ボード
word-games-with-black = 黒番の局数
word-games-won-with-black = 黒番の勝数
word-number-of-wins = 勝数
word-rounds-elected-to-play = 対局を選んだラウンド数
word-not-finished = 未終了
word-forfeit-not-rated = 不戦、レーティング対象外
word-not-rated = レーティング対象外
word-no-rating = レーティングなし
word-by-hand = 手入力
word-rating-points-exchange = レーティング点の交換
word-probit = プロビット
word-white-counts-stronger-by = 白番の上乗せ
word-factor = 係数
word-decimals = 小数桁
word-tau-hundredths = タウ(百分の一)
word-rating-of-the-unrated = レーティングなしの選手の値
word-deviation-of-the-unrated = レーティングなしの選手の偏差
word-deviation-of-the-rated = レーティングありの選手の偏差
word-volatility-ten-thousandths = 変動率(一万分の一)
word-by-first-day = 初日による
word-march-2024 = 2024 年 3 月
word-december-2024 = 2024 年 12 月
word-october-2025 = 2025 年 10 月

## Facts

fact-place-shared = { $place } 位タイ、{ $hand }
fact-defended = 守備
fact-declared = 親側
fact-won-game = ゲームに勝ち
fact-lost-game = ゲームに負け
fact-tractor-result = { $role }、{ $what }。守備側に { $points }
fact-not-judged = { $told }(トリックの判定なし)
fact-points = { $count } 点
fact-gained = { $count } 段昇級
fact-round = 第 { $round } ラウンド:{ $what }
fact-list = { $list }
fact-games = { $count } 局
fact-decimals = 小数 { $decimals } 桁
fact-rounded = { $exact } を{ $decimals }に四捨五入:{ $now }
fact-not-finished = 未終了、対 { $name }
fact-adjourned = 指し掛け、対 { $name }
fact-against = 対 { $name }
fact-unequal-mean = 局数が異なるとき:手またはバイのあるラウンドの順位の平均。局数の少ない選手が首位に立つこともあります
fact-unequal-sum = 局数が異なるとき:順位の合計。手もバイもないラウンドは、そのラウンドの最大のテーブルの最下位と数えます
fact-unequal-least = 局数が異なるとき:手またはバイのあるラウンドの順位の平均。{ $games }に満たない選手は最後になります
fact-unequal-games = { $rule }。順位はテーブルの大小にかかわらず同じに数えます。1 点のバイはそのラウンドの最大のテーブルの 1 位、0.5 点または組み合わせによるバイは中央、0 点のバイは最下位と数えます
fact-strength = 強さ { $white }({ $before } + { $handicap })対 { $black }
fact-gap = 差 { $gap }
fact-core-exchange = 基本交換 CE { $core }
fact-white-to = 白 { $before } から { $white }
fact-black-to = 黒 { $before } から { $black }
fact-equal-draw = 同じ強さの引き分け:変化なし
fact-uneven-draw = 引き分け:強い側から弱い側へ RPE { $single }
fact-equal-win = 同じ強さでの勝ち:RPE { $single }
fact-stronger-wins = 強い側の勝ち:RPE 1.00 - { $core } = { $single }
fact-weaker-wins = 弱い側の勝ち:RPE 1.00 + { $core } = { $single }
fact-doubled = { $winners } < { $losers }:倍、RPE { $points }
fact-not-doubled = { $winners } ≥ { $losers }:倍にならない
fact-five-alike = { $faces } 5 個
fact-four-alike = { $faces } 4 個、{ $others }
fact-full-house = フルハウス、{ $faces } と { $pair }
fact-three-alike = { $faces } 3 個、{ $others }
fact-two-pair = ツーペア、{ $faces } と { $lower }、{ $others }
fact-pair-of = { $faces } のペア、{ $others }
fact-high-die = 最高の目、{ $dice }
fact-place-hand = { $place } 位、{ $hand }
fact-next-die = { $one } { $other }
fact-berlin-count = ベルリン方式、{ $first } : { $second }
fact-at-first-board = ボード 1、{ $first } : { $second }
fact-at-boards = ボード 1〜{ $left }、{ $first } : { $second }
fact-by-lot = 抽選
fact-cited = { $how } ({ $clause })
fact-drawn-decided = { $name } との引き分けのマッチは次で決定:{ $by }
fact-in-won = 勝ち残り:ステージ { $stage } のマッチに勝ち
fact-in-open = 勝ち残り:ステージ { $stage } のマッチは未決定
fact-out-won = 敗退、その後ステージ { $stage } のマッチに勝ち
fact-out-lost = 敗退:ステージ { $stage } のマッチに負け
fact-no-hand = 手なし、{ $largest } 位と数える
fact-places-shared = { $first }〜{ $last } 位タイ、{ $place } と数える、{ $hand }
fact-bye-counts-as = { $bye }、{ $place } 位と数える
fact-best-hand = 最良の手:{ $best }
fact-no-lots = 抽選はまだです
fact-nothing-given = { $name }:まだ指定なし
fact-nothing-here = { $name }:ここにはなし
fact-drawn-by-lot = 抽選:{ $value }
fact-by-director = { $name }:{ $value }、大会責任者による
fact-forfeit-against = 不戦、対 { $opponent }
fact-left-early = { $how }、数えない:半分の対局の前に棄権
fact-sum = 合計 { $points }
fact-value-of = { $name } { $value }
fact-keeps-one-prize = { $name } は { $keeps } の { $amount } を受け、{ $leaves } を譲る
fact-rounded-down = { $amount }(切り捨て)
fact-remainders = { $down } + { $more }(最大剰余)= { $amount }
fact-prize-alone = { $category }:{ $name }、{ $first } 位単独:{ $amount }
fact-prize-among = { $category }:{ $name }、{ $first }〜{ $last } 位の { $members } 人の一人
fact-prize-share = { $among }: { $pool } / { $members } = { $amount }
fact-prize-hort = { $among }: { $own } / 2 + { $pool } / { $twice } = { $amount }
fact-rank-and-taken = 守備側に { $defenders } 点。級 { $rank }、これまでに取った点 { $taken }
fact-no-result = { $name } の結果はまだありません
fact-unchanged = まだ何も変えていません
fact-batch = 大会前 { $shown }、大会後 { $now }
fact-batch-against = { $name }({ $theirs })に { $won } 勝 { $lost } 敗:{ $stake } × ({ $won } - { $games } × Φ({ $z })) = { $gain }
fact-mean-hundredths = 平均、百分の一に四捨五入:{ $mean }
fact-opponents-value = { $name }, { $code } { $theirs }
fact-mean-rounded = 平均、四捨五入:{ $mean }
fact-board-count = ボード番号 × 得点 { $points }
fact-board-points = ボード { $number } { $points }
fact-without-last = 最後の { $number } を除く { $points }
fact-board = ボード { $number }:{ $product }
fact-among-tied-by = 同点者の間、{ $score }:{ $list }
fact-among-tied = 同点者の間:{ $list }
fact-tied-sum = { $name } { $sum }
fact-not-met = { $own }(未対戦 { $count })
fact-and-more = 他 { $more } 人
fact-all-met-equal = 全員が対戦済みで、差がつかない
fact-all-met = 全員が対戦済み:合計で決まる
fact-some-met-equal = 全員は対戦しておらず、残りの対局の結果によらず首位と言える者はいない
fact-some-met = 全員は対戦していない。残りの対局の結果によらず { $name } が首位
fact-nobody-tied = ここに同点者はいません
fact-as-if-drawn = 第 { $round } ラウンドの組み合わせがすべて引き分けだったとして
fact-cut-least = 最も重要でない値(14.1)
fact-cut-voluntary = 自ら指さなかったラウンド(16.5)
fact-cut-most = 最も重要な値(14.3)
fact-of-dummy = 仮想の相手の { $score }、{ $how }
fact-of-adjusted = { $of }({ $own }、第 { $round } ラウンド以降のバイは引き分け、16.3)
fact-dummy-as-opponent = { $dummy }、自身 { $own }、{ $name } を上限(16.4.1)
fact-dummy-draws = { $dummy }、自身 { $own }、1 ラウンド 1 引き分けを上限(16.4.2)
fact-primary-score = 主得点
fact-secondary-score = 副得点
fact-in-their-matches = 両者のマッチでの { $name }:{ $keys }
fact-koya-limit = { $limit } 点以上の相手を数える
fact-paired-under = 選手の組み合わせ番号
fact-expected-score = 得点 { $scored }。{ $rating } の期待値は { $expected }(B.02 8.1.2)
fact-mean-rating = 相手の平均レーティング { $mean }
fact-share-difference = { $games } 局で { $scored }、{ $share } %:{ $difference }(B.02 8.1.1)
fact-after-round = 第 { $round } ラウンド後:{ $score }
fact-without-after = 第 { $round } ラウンド後の得点を除く
fact-rating-before-event = 大会前のレーティング
fact-result-against = { $result } 対 { $name }、{ $rating }
fact-highest = 最高
fact-lowest = 最低
fact-no-game-rated = 未定義:レーティングのある相手と盤上で指した対局なし
fact-no-game = 未定義:盤上で指した対局なし
fact-unrated-left-out = { $name } はレーティングなし、数えない
fact-unrated-fixed = { $told }(レーティングなし、固定値)
fact-unrated-lowest = { $told }(レーティングなし、大会の最低値)
fact-unrated-mean = { $told }(レーティングなし、大会の平均値)
fact-no-factor = 未定義:係数が 0 で、/K の指定もなし
fact-schedule-strength = 副得点 { $own }、{ $which } { $buchholz } / { $factor }、百分の一まで:{ $sum }
fact-no-rating = 全員未定義:{ $name } のレーティングなし
fact-part-cut = { $own } を除外:{ $reason }
fact-given-or-taken = アービターによる加点・減点:{ $added }
fact-points-how = { $points } { $how }
fact-score-of = { $name } の { $score }
fact-has = { $name } は { $score }
fact-product = { $points } × ({ $whose }) = { $value }
fact-part-for = { $name } に { $value }
fact-cut-round = 第 { $round } ラウンドを除外:{ $value }、{ $reason }
fact-forfeit = 不戦
fact-won-forfeit = 不戦、対 { $name }
fact-lost-forfeit = 不戦敗、対 { $name }
fact-drawn-forfeits = 双方の不戦により引き分け、対 { $name }
fact-probit-old = 旧方式:大会前のレーティングで計算
fact-probit-new = 新方式:大会後のレーティングで計算
fact-steps = { $count } ステップ
fact-solved = { $steps }で解決、精度 { $bound }
fact-oscillates = 単純な反復はここでは振動し、収束しません
fact-remark-from = 第 { $round } ラウンドから { $rating }
fact-remark-first = 初レーティング
fact-remark-no-point = レーティングなし:得点なし
fact-remark-few = レーティングなし:{ $least } 局中 { $games } 局
fact-remark-low = レーティングなし:{ $floor } 未満
fact-remark-lost = { $floor } 未満:レーティングを失う
fact-remark-k = K { $base } × { $games } 局 > 700
fact-periods = { $periods } 期間の合計:{ $change }
fact-rating-stays = 対象の対局なし:レーティングは { $rating } のまま
fact-k-less = { $base } × { $games }が 700 を超える:K は { $k }
fact-fide-change = { $k } × { $sum } = { $product }、四捨五入 { $change }:{ $before } → { $now }(大会が今終わるとして)
fact-below-floor = { $now } は { $floor } 未満:レーティングなしとして公表
fact-unrated-no-change = { $game }(レーティングなし):レーティングを変えない
fact-too-far-apart = { $game }({ $opponent }):対象外、差が 600 以上で一方が 2600 を超える
fact-difference-as = 差 { $full } は { $difference } と数える
fact-difference = 差 { $full }
fact-fide-game = { $game }({ $opponent }):{ $difference }、期待値 { $expected }、{ $gain }
fact-not-listed = レーティングなし:{ $rating } は FIDE リストの値ではない({ $tempo })
fact-unrated = レーティングなし
fact-no-first-rating = レーティングのある相手との対局なし:初レーティングなし
fact-unrated-not-counted = { $game }(レーティングなし):数えない
fact-against-rated = { $game } ({ $rating })
fact-begins-with = { $from }、他にない選手はこれで始める
fact-from-round-on = { $from }、第 { $round } ラウンドから
fact-rated-as = { $rating }、{ $from }。{ $tempo }として計算、規則:{ $edition }
fact-typed-rating = 入力されたレーティング
fact-kind-of-rating = レーティング({ $kind })
fact-rating-of-list = { $source } のレーティング({ $kind })
fact-k-listed = レーティングリストによる
fact-k-2400 = 2400 以上
fact-k-young = 今年 18 歳以下で、2300 未満
fact-k-usual = 通常の値。リストに新しい選手は 40、2400 に達した選手は 10、リストだけが知る
fact-k = K { $k }:{ $reason }
fact-mean-of-first = 1800 の相手 2 人を加えた平均:({ $opponents } + 3600) / { $count } = { $mean }
fact-share-of-first = その 2 人との引き分けを加えた割合:({ $points } + 1) / { $count } = { $share }、差 { $difference }
fact-first-rounded = { $mean } { $difference } は { $rating }(四捨五入)
fact-first-capped = { $mean } { $difference } は { $uncapped }。初レーティングは最高 { $rating }
fact-first-rating = 初レーティング { $rating }(大会が今終わるとして)
fact-no-point = 得点なし:得点のない最初の大会は無視される
fact-too-few-games = { $least } 局のうち { $games }:今後 26 か月の大会で満たすまでレーティングなし
fact-too-low = { $rating } は { $floor } 未満:レーティングなしのまま
fact-before-the-event = 大会前
fact-start-values = レーティングなし、初期値
fact-glicko-before = { $what }:{ $rating }、偏差 { $deviation }、変動率 { $volatility }、タウ { $tau }
fact-glicko-game = { $game }({ $rating }、偏差 { $deviation }):重み { $weight }、期待値 { $expected }、{ $gain }
fact-deviation-grows = 対象の対局なし:偏差は { $before } から { $after } へ増加
fact-glicko-period = 合計 { $sum }、分散 { $variance }、改善 { $improvement }
fact-glicko-after = { $rounded }、偏差 { $deviation }、変動率 { $volatility }(大会が今終わるとして)
fact-not-played = 指していない
fact-is-adjourned = 指し掛け
fact-marked-unrated = 対象外の指定
fact-no-result-yet = 結果はまだ
fact-does-not-count = 対 { $name }:{ $why }、数えない
fact-won-against = { $name } に勝ち
fact-drew-with = { $name } と引き分け
fact-lost-to = { $name } に負け
fact-remark-deviation = 偏差 { $deviation }
fact-fide-rules = { $name }、{ $tempo }、規則:{ $edition }
fact-system = { $name }
fact-parameter = { $name } { $value }
