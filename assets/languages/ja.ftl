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
heading-board = ボード { $board }
heading-round = 第 { $round } ラウンド
heading-rounds = 第 { $first } から第 { $last } ラウンド
heading-by-round = ラウンド別
heading-all-games = 全対局
heading-all-against-all = 総当たり表
heading-how-prizes = 計算方法
heading-by-amount = 金額別
heading-not-paid = 未払い
heading-players = 選手
slip-heading = { $event }:第 { $round } ラウンド

## Notes

no-round-yet = まだ公表されたラウンドはありません。
round-not-published = 第 { $round } ラウンドはまだ公表されていません。
fixed-board = { $player }:{ $place ->
    [table] テーブル
   *[other] ボード
} { $board }
fixed-board-elsewhere = { $player }:{ $place ->
    [table] テーブル
   *[other] ボード
} { $board }(このラウンドは { $now })
fixed-boards = 固定{ $place ->
    [table] テーブル
   *[other] ボード
}:{ $list }。
fixed-at = { $player }:{ $board }
results-missing = あと { $count } 局の結果がありません。
sealed-otherwise = 現在の状況:第 { $round } ラウンド後に確定した順位とは異なります。
legend-games = 12w1:12 番に白番で勝ち。記号:1 勝ち、= 引き分け、0 負け、+ 不戦勝、- 不戦敗、a 指し掛け、. 未了。 バイ:U 組み合わせによるバイ、F 1 点、H 0.5 点、Z 0 点。
legend-unrated = 12w1:12 番に白番で勝ち。記号:1 勝ち、= 引き分け、0 負け、+ 不戦勝、- 不戦敗、a 指し掛け、. 未了。 W D L も同じ、レーティング対象外。 バイ:U 組み合わせによるバイ、F 1 点、H 0.5 点、Z 0 点。
legend-matches = 12w2 2½:1½:12 番のチームと対戦、1 番ボードが白、マッチポイント 2、ゲームポイント 2½ 対 1½。マッチポイントの代わりの記号:+ 不戦勝、- 不戦敗、. 未了。 バイ:U 組み合わせによるバイ、F 1 点、H 0.5 点、Z 0 点。
legend-matches-at-tables = 12:2 1½:½:12 番のチームと対戦、マッチポイント 2、ゲームポイント 1½ 対 ½。マッチポイントの代わりの記号:+ 不戦勝、- 不戦敗、. 未了。 バイ:U 組み合わせによるバイ、F 1 点、H 0.5 点、Z 0 点。
legend-dice = T3:1:3 番テーブルで 1 位、=1:同順位。 バイ:U 組み合わせによるバイ、F 1 点、H 0.5 点、Z 0 点。
legend-tractor = T3:▲2:3 番テーブルでペアが 2 段昇級、T3 + 12:▲2:固定パートナーの代わりに 12 番と。RANK は到達した級、TAKEN は守備側として取った点。 バイ:U 組み合わせによるバイ、F 1 点、H 0.5 点、Z 0 点。
legend-unfinished = * 未了。
boards-forfeits = 得点、勝率、パフォーマンスは実際に指した対局のものです。不戦は数えません。各選手は最も多く指したボードに載ります。
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
diploma-place = 順位 { $place }
prize-one = 第 { $first } 賞
prize-several = 第 { $first } から第 { $last } 賞
place-of-all = { $place } / { $ranked }
place-none = なし、順位外
places-in-standings = 順位は順位表にあります。
card-members = 選手と各ラウンドの結果:
card-matches = ボードごとの対戦:
bracket-drawn = { $one } – { $other }:引き分け、{ $winner } が勝ち上がり { $by }。
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

footer-round = { $event }、第 { $round } ラウンド(全 { $rounds })
footer-before-round-1 = { $event }、第 1 ラウンド前(全 { $rounds })
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
word-games-with-a-result-forfeits-included = 結果のある対局、不戦を含む
word-board-of-most-games = 最も多く指したボード
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
