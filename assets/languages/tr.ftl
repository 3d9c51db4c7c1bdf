# Türkçe
#
# Terms: FIDE İsviçre Sistemi Kuralları in the translation of the Türkiye Satranç Federasyonu (eşlendirme, tur atlama,
# eşitlik bozma, tur, masa, unvan), and chess-results.com in Turkish (başlangıç sıralaması, sıralama).

## Titles

title-pairings = { $round }. tur eşlendirmeleri
title-pairings-alone = Eşlendirmeler
title-names = Ada göre { $round }. tur{ $beside } eşlendirmeleri
title-names-alone = Ada göre eşlendirmeler
title-matches = { $round }. tur maçları
title-matches-alone = Maçlar
title-field = Başlangıç sıralaması
title-standings = { $round }. turdan sonra sıralama
title-crosstable = { $round }. turdan sonra çapraz tablo
title-crosstable-alone = Çapraz tablo
title-boards = { $round }. turdan sonra masalara göre oyuncular
title-players = { $round }. turdan sonra oyuncular
title-bracket = { $round }. turdan sonra eleme tablosu
title-bracket-alone = Eleme tablosu
title-cards = { $round }. turdan sonra oyuncu kartları
title-cards-alone = Oyuncu kartları
title-team-cards = { $round }. turdan sonra takım kartları
title-team-cards-alone = Takım kartları
title-slips = { $round }. tur sonuç fişleri
title-slips-alone = Sonuç fişleri
title-line-ups = { $round }. tur takım dizilişi formları
title-line-ups-alone = Takım dizilişi formları
title-team-sheets = Takım listeleri
title-starting-list = Başlangıç sıralaması
title-schedule = Program
title-result-sheet = { $round }. tur sonuç listesi
title-result-sheet-alone = Sonuç listesi
title-board-numbers = Masa numaraları
title-table-numbers = Masa numaraları
title-name-cards = İsimlikler
title-diplomas = { $round }. turdan sonra diplomalar
title-prizes = { $round }. turdan sonra ödüller
title-check-in = { $round }. tur yoklaması
title-wall = Pano
wall-by-board = masalara göre eşlendirmeler
wall-by-match = maçlara göre eşlendirmeler
wall-by-name = ada göre eşlendirmeler
wall-after-round = { $round }. turdan sonra
wall-before-round-1 = 1. turdan önce
title-not-here = { $round }. turdan önce gelmeyenler
title-fees = Katılım ücretleri
title-ratings = { $round }. turdan sonra rating değişimleri
title-ratings-before = 1. turdan önce ratingler
position = konum { $position }
status-not-started = başlamadı
status-live = sürüyor, { $boards } sonuçtan { $known } tanesi belli
status-live-earlier = sürüyor, { $boards } sonuçtan { $known } tanesi belli, { $earlier ->
    [one] önceki { $earlier } masa açık
   *[other] önceki { $earlier } masa açık
}
status-complete = tam
status-sealed = kesin
status-changed = kesin, sonradan değişti

## Below the title: place, days, officials

days = { $first } - { $last }
about-arbiter = başhakem { $text }
about-deputies = { $count ->
    [one] başhakem yardımcısı { $names }
   *[other] başhakem yardımcıları { $names }
}
about-time-control = tempo { $text }
about-provisional = geçici: süren oyunlar var

## Headings of parts

heading-teams = Takımlar
heading-board = { $place ->
    [table] { $board }. masa
   *[other] { $board }. masa
}
heading-round = { $round }. tur
heading-rounds = { $first }. - { $last }. turlar
heading-by-round = Turlara göre
heading-all-games = Bütün oyunlar
heading-all-against-all = Herkes herkesle
heading-how-prizes = Nasıl hesaplandı
heading-by-amount = Tutara göre
heading-not-paid = Ödenmedi
heading-players = Oyuncular
slip-heading = { $event }: { $which }
slip-round = { $round }. tur

## Notes

no-round-yet = Henüz yayımlanan tur yok.
round-not-published = { $round }. tur henüz yayımlanmadı.
fixed-board = { $player }: { $place ->
    [match] maç
    [table] masa
   *[other] masa
} { $board }
fixed-board-elsewhere = { $player }: { $place ->
    [match] maç
    [table] masa
   *[other] masa
} { $board } (bu turda { $now })
fixed-boards = Sabit { $place ->
    [match] maçlar
    [table] masalar
   *[other] masalar
}: { $list }.
fixed-at = { $player }: { $board }
results-missing = { $count } sonuç daha eksik.
sealed-otherwise = Şimdiki durum: { $round }. turdan sonraki kesin sıralama farklıydı.
decimal-sign = ,
letter-white = b
letter-black = s
legend-games = 12{ $white }1: 12 numaraya karşı beyazla kazandı. İşaretler: 1 galibiyet, = beraberlik, 0 mağlubiyet, + hükmen galibiyet, - hükmen mağlubiyet, a ertelendi, . bitmedi. Tur atlama: U eşlendirmeyle, F tam puan, H yarım puan, Z sıfır puan.
legend-unrated = 12{ $white }1: 12 numaraya karşı beyazla kazandı. İşaretler: 1 galibiyet, = beraberlik, 0 mağlubiyet, + hükmen galibiyet, - hükmen mağlubiyet, a ertelendi, . bitmedi. W D L aynısı, rating hesabına girmez. Tur atlama: U eşlendirmeyle, F tam puan, H yarım puan, Z sıfır puan.
legend-matches = 12{ $white }2 2½:1½: 12 numaralı takıma karşı, birinci masada beyaz, 2 maç puanı, oyun puanı 2½ - 1½. Maç puanı yerine işaretler: + hükmen galibiyet, - hükmen mağlubiyet, . bitmedi. Tur atlama: U eşlendirmeyle, F tam puan, H yarım puan, Z sıfır puan.
legend-matches-at-tables = 12:2 1½:½: 12 numaralı takıma karşı, 2 maç puanı, oyun puanı 1½ - ½. Maç puanı yerine işaretler: + hükmen galibiyet, - hükmen mağlubiyet, . bitmedi. Tur atlama: U eşlendirmeyle, F tam puan, H yarım puan, Z sıfır puan.
legend-dice = T3:1: 3. masada 1. sıra; =1: paylaşıldı. Tur atlama: U eşlendirmeyle, F tam puan, H yarım puan, Z sıfır puan.
legend-tractor = T3:▲2: 3. masada çift iki derece yükseldi; T3 + 12:▲2: sabit eş yerine 12 numarayla. RANK ulaşılan derece, TAKEN savunmada alınan puanlardır. Tur atlama: U eşlendirmeyle, F tam puan, H yarım puan, Z sıfır puan.
legend-unfinished = * bitmedi.
legend-adjourned = Ertelenen masa bitene kadar berabere sayılır.
legend-forfeited-boards = ± hükmen sonuçlanan oyunlarla.
boards-forfeits = Puan, yüzde ve performans oynanan oyunlardandır; hükmen sonuçlar sayılmaz. { $place ->
    [none] Oyuncuların masaları turdan tura değiştiği için herkes tek listededir.
   *[other] Herkes en çok oynadığı masada yer alır.
}
no-line-up = Henüz diziliş yok, listenin ilk oyuncuları gösteriliyor: { $teams }.
no-team-yet = Henüz kayıtlı takım yok.
no-player-yet = Kayıtlı oyuncu yok.
players-in-all = { $who ->
    [team] { $count } takım.
   *[other] { $count } oyuncu.
}
round-not-paired = henüz eşlendirilmedi
round-sealed = tam, sıralama kesin
round-results = { $boards } sonuçtan { $known } tanesi
place-behind = Önünde: { $name } ({ $place }. sıra): { $how }.
place-ahead = Arkasında: { $name } ({ $place }. sıra): { $how }.
place-level = Eşit: { $name } ({ $place }. sıra): { $how }.
place-equal = eşit { $values }
place-differs = { $code } { $own }, karşısında { $other }
diploma = Diploma
diploma-arbiter = Başhakem
diploma-place = { $place }. sıra
prize-one = { $first }. ödül
prize-several = { $first }. - { $last }. ödüller
place-of-all = { $place } / { $ranked }
place-none = yok, sıralama dışı
places-in-standings = Sıralar sıralama sayfasındadır.
card-members = Her turun sonucuyla oyuncular:
card-matches = Masa masa maçlar:
bracket-drawn = { $one } – { $other }: berabere, { $winner } üst tura çıkar { $by }.
labelled = { $label }: { $value }
tie-break-cut = { $name } Cut { $count }
tie-break-median = { $name } Median { $count }
check-in-expected = { $who ->
    [team] { $count } takım bekleniyor.
   *[other] { $count } oyuncu bekleniyor.
}
check-in-here = { $expected } kişiden { $here } kişi burada.
fees-paid = Katılım ücretleri { $sum }:{" "}{ $paid } oyuncu ödedi, { $unpaid } oyuncu ödemedi.
rated-by = Rating hesabı: { $system }.
rated-as-a-whole = Turnuva bütün olarak hesaplanır: şimdi bitseydi değişimler bunlardı.
prizes-awarded = { $whole } tutarın { $given } kadarı verildi.
prize-left-over = { $prize }: { $amount } arttı, hak kazanan yok.

## The part of an event in which a player is absent; 0 is before round 1

absent-from = { $value }. turdan itibaren
absent-withdrawn = { $value ->
    [0] 1. turdan önce çekildi
   *[other] { $value }. turdan sonra çekildi
}
absent-excluded = { $value ->
    [0] 1. turdan önce ihraç edildi
   *[other] { $value }. turdan sonra ihraç edildi
}
absent-excluded-unranked = { $value ->
    [0] 1. turdan önce ihraç edildi, sıralama dışı
   *[other] { $value }. turdan sonra ihraç edildi, sıralama dışı
}

## Stages of a knockout

stage-last = son { $value }
stage-winners = galipler tarafı, { $value }. tur
stage-losers = mağluplar tarafı, { $value }. tur
stage-last-head = Son { $value }
stage-winner = Birinci
stage-final = Final
stage-semi-finals = Yarı finaller
stage-quarter-finals = Çeyrek finaller

## Results

result-unrated = { $value } rating dışı

## Footer

footer-event = { $event }, { $which }
footer-round = { $round }. tur / { $rounds }
footer-before-round-1 = 1. turdan önce / { $rounds }
footer-last-entry = son kayıt { $time }
footer-last-entry-head = son kayıt { $time }, özet { $head }
footer-chain = zincir { $head }
footer-key = anahtar { $key }
page-number = sayfa { $page } / { $pages }


## Headings of columns

word-number-sign = Sıra
word-name = ad
word-no = No
word-pairing-number = eşlendirme numarası
word-place = sıra
word-place-in-the-standings = sıralamadaki yer
word-place-after-the-round = turdan sonraki yer
word-place-at-the-board = masadaki yer
word-place-at-the-table = masadaki yer
word-place-in-the-teams-list = takım listesindeki yer
word-pairing-number-or-place-in-the-teams-list = eşlendirme numarası ya da takım listesindeki yer
word-number-then-the-board = numara, sonra masa
word-title = unvan
word-fed = fed.
word-club = kulüp
word-cat = kat.
word-team = takım
word-teams = takımlar
word-pair = çift
word-player = oyuncu
word-players = oyuncular
word-partner = eş
word-opponent = rakip
word-with = birlikte
word-against = karşı
word-colour = renk
word-colour-of-the-player-on-the-left = soldaki oyuncunun rengi
word-seat = oturma yeri
word-seats = oturma yerleri
word-board = masa
word-bd = M.
word-table = masa
word-match = maç
word-round = tur
word-stage = aşama
word-result = sonuç
word-bye = tur atlama
word-takes-part = katılım
word-here = burada
word-born = doğum
word-id = ID
word-rtg = Rtg
word-rating = rating
word-before = önce
word-now = şimdi
word-change = değişim
word-old-system = eski sistem
word-new-system = yeni sistem
word-rating-before-the-event = turnuvadan önceki rating
word-rating-before-the-event-empty-when-unrated = turnuvadan önceki rating; ratingsizse boş
word-rating-now = şimdiki rating
word-rating-after-the-round = turdan sonraki rating
word-rating-after-it = sonraki rating
word-rating-if-the-event-ended-now = turnuva şimdi bitseydi rating
word-rating-change-if-the-event-ended-now = turnuva şimdi bitseydi rating değişimi
word-rating-change-since-before-the-event = turnuvanın başından beri rating değişimi
word-rating-now-by-the-old-probit-system-to-compare = karşılaştırma için eski probit sistemiyle şimdiki rating
word-rating-now-by-the-new-probit-system-to-compare = karşılaştırma için yeni probit sistemiyle şimdiki rating
word-rating-after-it-by-the-other-probit-system-to-compare = karşılaştırma için diğer probit sistemiyle sonraki rating
word-the-opponents-rating-before-the-round = rakibin turdan önceki ratingi
word-pts = Puan
word-points = puan
word-points-so-far = şimdiye kadarki puan
word-mp = MP
word-match-points = maç puanı
word-match-points-so-far = şimdiye kadarki maç puanı
word-gp = OP
word-game-points = oyun puanı
word-game-points-in-them = bunlardaki oyun puanı
word-games = oyunlar
word-games-played = oynanan oyunlar
word-games-that-count = sayılan oyunlar
word-board-of-most-games = en çok oynanan masa
word-table-of-most-games = en çok oynanan masa
word-points-of-these-games = bu oyunların puanı
word-percent = %
word-percentage-of-the-possible-points = olası puanların yüzdesi
word-perf = perf.
word-performance-in-these-games = bu oyunlardaki performans
word-performance-in-rated-games-against-rated-opponents = ratingli rakiplerle ratingli oyunlardaki performans
word-forf = hük.
word-games-won-plus-and-lost-by-forfeit-not-counted = hükmen kazanılan (+) ve kaybedilen (-) oyunlar, sayılmaz
word-float = kayma
word-met-a-lower-score-or-scored-without-playing-met-a-higher-score = ↓ daha düşük puanlıyla oynadı ya da oynamadan puan aldı; ↑ daha yüksek puanlıyla oynadı
word-score = skor
word-what-the-team-has-added = takımın toplamı
word-players-who-count-of-all = bütün oyunculardan sayılanlar
word-who-counts = sayılanlar
word-rank = derece
word-ranks = dereceler
word-rank-of-the-own-partnership-in-the-round-of-the-other = turda kendi çiftinin derecesi : diğerinin
word-def = sav.
word-points-of-the-defenders-at-the-table = masada savunanların puanı
word-opp = rak. ort.
word-mean-of-the-opponents-ratings-before-the-event = rakiplerin turnuvadan önceki ortalama ratingi
word-expected = beklenen
word-points-that-were-expected = beklenen puan
word-k = K
word-new = yeni
word-remarks = notlar
word-rule = kural
word-how = nasıl
word-how-the-place-came-about = sıra nasıl oluştu
word-how-the-figures-came-about = değerler nasıl oluştu
word-prize = ödül
word-prize-no = ödül no
word-places-of-the-prize-that-are-shared = ödülün paylaşılan yerleri
word-amount = tutar
word-fee = ücret
word-fee-paid-empty-for-not-paid = ödenen ücret; boşsa ödenmedi
word-sum = toplam
word-begins = başlangıç
word-state = durum
word-fide-id = FIDE ID
word-signature = imza
word-team-1-signs = takım 1 imzası
word-team-2-signs = takım 2 imzası
word-diploma-for = diploma nedeni
word-team-no = takım no

## Values of the standings

word-buchholz = Buchholz
word-sonneborn-berger = Sonneborn-Berger
word-fore-buchholz = Fore Buchholz
word-extended-sonneborn-berger = genişletilmiş Sonneborn-Berger
word-match-and-match-points = maç puanı × maç puanı
word-match-and-game-points = maç puanı × oyun puanı
word-game-and-match-points = oyun puanı × maç puanı
word-game-and-game-points = oyun puanı × oyun puanı
word-on-match-points = maç puanıyla
word-on-game-points = oyun puanıyla
word-forfeits-as-played = hükmenler oynanmış gibi
word-reversed = ters
word-lots = kura
word-direct-encounter = kendi aralarındaki sonuç
word-extended-direct-encounter = genişletilmiş kendi aralarındaki sonuç
word-secondary-score = ikinci puan
word-progressive-scores = birikimli puan
word-koya-system = Koya sistemi
word-standard-points = standart puan
word-average-rating-of-opponents = rakiplerin ortalama ratingi
word-average-of-opponents-buchholz = rakiplerin ortalama Buchholz değeri
word-tournament-performance-rating = turnuva performansı
word-perfect-tournament-performance = mükemmel turnuva performansı
word-average-performance-of-opponents = rakiplerin ortalama performansı
word-average-perfect-performance = rakiplerin ortalama mükemmel performansı
word-scores-and-schedule-strength = puanlar ve rakiplerin gücü
word-board-count = Berlin sistemi
word-top-board-results = ilk masaların sonuçları
word-bottom-board-elimination = son masaların elenmesi
word-resistance-points = rakiplerin puan toplamı
word-sonneborn-berger-of-games-played = oynanan oyunların Sonneborn-Berger değeri
word-games-played-with-black = siyahla oynanan oyunlar
word-games-won = galibiyet sayısı
word-place-given-by-hand = elle verilen sıra
word-rank-reached = ulaşılan derece
word-points-taken-as-defenders = savunmada alınan puanlar
word-rounds-played = oynanan turlar
word-still-in = hâlâ yarışta
word-stage-reached = ulaşılan aşama
word-mean-place = ortalama sıra
word-sum-of-places = sıraların toplamı

## Facts of a player

word-short-name = kısa ad
word-captain = kaptan
word-federation = federasyon
word-category = kategori
word-performance = performans
word-standard = standart
word-rapid = hızlı
word-blitz = yıldırım
word-national = ulusal
word-from-round = turdan itibaren
word-beside-results = sonuçlar dışında
word-fixed-board = sabit masa
word-rating-before = önceki rating
word-position = konum
word-fixed = sabit
word-board-1 = masa 1

## Colours, byes, results, stages

word-white = Beyaz
word-black = Siyah
word-team-1 = takım 1
word-team-2 = takım 2
word-pairing-allocated-bye = tur atlama
word-full-point-bye = tam puanlı tur atlama
word-half-point-bye = yarım puanlı tur atlama
word-zero-point-bye = sıfır puanlı tur atlama
word-adjourned = ertelendi
word-quarter-final = çeyrek final
word-semi-final = yarı final
word-third-place = üçüncülük maçı
word-final = final
word-final-played-again = final, tekrar
word-winners-side = galipler tarafı
word-losers-side = mağluplar tarafı
word-not-an-official-event = resmî olmayan turnuva

## Slips

word-whites-pieces-left = kalan beyaz taşlar
word-blacks-pieces-left = kalan siyah taşlar
word-main-suit-h-s-c-d-o-for-none = koz rengi (H S C D, koz yoksa O)
word-dealers-seat = dağıtanın yeri
word-defenders-points = savunanların puanı
word-lead = çıkış
word-2nd = 2.
word-3rd = 3.
word-4th = 4.
word-won-by = alan
word-captain-signs = kaptanın imzası
word-first-team-signs = birinci takımın imzası
word-second-team-signs = ikinci takımın imzası
word-white-signs = beyazın imzası
word-black-signs = siyahın imzası
word-signed-for-the-table = masa adına imza

## Pages of a site

word-pairings = eşlendirmeler
word-by-name = ada göre
word-players-by-board = masalara göre oyuncular
word-standings = sıralama
word-crosstable = çapraz tablo
word-starting-list = başlangıç sıralaması
word-prizes = ödüller
word-rounds = turlar
word-pages = sayfalar
word-letters = harfler
word-my-page = sayfam
word-this-is-my-page = bu benim sayfam
word-find = ara
word-nothing-found = eşleşme yok

## Words of reasons and remarks

word-swiss-ranking = İsviçre sıralaması
word-counts = sayılır
word-knockout = eleme
word-given = verilmiş
word-one-prize = tek ödül
word-own-place = kendi sırası
word-equal-division = eşit paylaşım
word-hort-system = Hort sistemi
word-hoyle-poker-dice = Hoyle: poker zarı
word-tractor-round = Tractor: el
word-crikey-rule-1 = Crikey kuralı 1
word-crikey-rule-2 = Crikey kuralı 2
word-crikey-rule-3 = Crikey kuralı 3
word-crikey-rule-3a = Crikey kuralı 3a
word-crikey-rule-3b = Crikey kuralı 3b
word-crikey-rule-3c = Crikey kuralı 3c
word-crikey-rule-4 = Crikey kuralı 4
word-aces = as
word-twos = ikili
word-threes = üçlü
word-fours = dörtlü
word-fives = beşli
word-sixes = altılı
word-ace = as
word-given-from-outside = dışarıdan verilmiş
word-top-boards = üst masalar
word-bottom-boards = alt masalar
word-games-with-black = siyahla oynanan oyunlar
word-games-won-with-black = siyahla kazanılan oyunlar
word-number-of-wins = galibiyet sayısı
word-rounds-elected-to-play = oynamayı seçtiği turlar
word-not-finished = bitmedi
word-forfeit-not-rated = hükmen, ratinge sayılmaz
word-not-rated = ratinge sayılmaz
word-no-rating = rating yok
word-by-hand = elle
word-rating-points-exchange = rating puanı değişimi
word-probit = probit
word-white-counts-stronger-by = beyaz için eklenen güç
word-factor = çarpan
word-decimals = ondalık basamak
word-tau-hundredths = tau, yüzde birlerle
word-rating-of-the-unrated = ratingi olmayanların ratingi
word-deviation-of-the-unrated = ratingi olmayanların sapması
word-deviation-of-the-rated = ratingi olanların sapması
word-volatility-ten-thousandths = oynaklık, on binde birlerle
word-by-first-day = ilk güne göre
word-march-2024 = Mart 2024
word-december-2024 = Aralık 2024
word-october-2025 = Ekim 2025

## Facts

fact-place-shared = { $place }. sıra paylaşıldı, { $hand }
fact-defended = savundu
fact-declared = oynadı
fact-won-game = oyunu kazandı
fact-lost-game = oyunu kaybetti
fact-tractor-result = { $role }, { $what }; savunanlara { $points }
fact-not-judged = { $told } (hiçbir löve denetlenmedi)
fact-points = { $count } puan
fact-gained = { $count } derece yükseldi
fact-round = { $round }. tur: { $what }
fact-list = { $list }
fact-games = { $count } oyun
fact-decimals = { $decimals } ondalık basamak
fact-rounded = { $exact }, { $decimals } ile yuvarlandı, yarımlar yukarı: { $now }
fact-not-finished = bitmedi, rakip { $name }
fact-adjourned = ertelendi, rakip { $name }
fact-against = rakip { $name }
fact-unequal-mean = eşit olmayan oyun sayıları: el ya da tur atlama olan turlardaki sıraların ortalaması; az oyunu olan bir oyuncu önde olabilir
fact-unequal-sum = eşit olmayan oyun sayıları: sıraların toplamı; el ve tur atlama olmayan bir tur, turun en büyük masasının son sırası sayılır
fact-unequal-least = eşit olmayan oyun sayıları: el ya da tur atlama olan turlardaki sıraların ortalaması; sayısı şundan az olanlar en sonda gelir: { $games }
fact-unequal-games = { $rule }; bir sıra küçük ve büyük masalarda aynı sayılır; tam puanlı tur atlama turun en büyük masasının ilk sırası, yarım puanlı ya da eşlendirmeyle olan orta sırası, puansız olan son sırası sayılır
fact-strength = güç { $white } ({ $before } + { $handicap }), karşısında { $black }
fact-gap = fark { $gap }
fact-core-exchange = temel değişim CE { $core }
fact-white-to = beyaz { $before }, şimdi { $white }
fact-black-to = siyah { $before }, şimdi { $black }
fact-equal-draw = eşit güçte beraberlik: değişiklik yok
fact-uneven-draw = beraberlik: RPE { $single } güçlüden zayıfa
fact-equal-win = eşit güçte galibiyet: RPE { $single }
fact-stronger-wins = güçlü taraf kazandı: RPE 1,00 - { $core } = { $single }
fact-weaker-wins = zayıf taraf kazandı: RPE 1,00 + { $core } = { $single }
fact-doubled = { $winners } < { $losers }: ikiye katlandı, RPE { $points }
fact-not-doubled = { $winners } ≥ { $losers }: katlanmadı
fact-five-alike = beş { $faces }
fact-four-alike = dört { $faces }, { $others }
fact-full-house = ful, { $faces } ve { $pair }
fact-three-alike = üç { $faces }, { $others }
fact-two-pair = iki çift, { $faces } ve { $lower }, { $others }
fact-pair-of = bir çift { $faces }, { $others }
fact-high-die = en yüksek zar, { $dice }
fact-place-hand = { $place }. sıra, { $hand }
fact-next-die = { $one } { $other }
fact-berlin-count = Berlin sistemiyle, { $first } : { $second }
fact-at-first-board = 1. masada, { $first } : { $second }
fact-at-boards = 1 ile { $left } arası masalarda, { $first } : { $second }
fact-by-lot = kurayla
fact-cited = { $how } ({ $clause })
fact-drawn-decided = { $name } ile berabere biten maç şöyle sonuçlandı: { $by }
fact-in-won = devam ediyor: { $stage } aşamasının maçını kazandı
fact-in-open = devam ediyor: { $stage } aşamasının maçı henüz sonuçlanmadı
fact-out-won = elendi, ardından { $stage } aşamasının maçını kazandı
fact-out-lost = elendi: { $stage } aşamasının maçını kaybetti
fact-no-hand = el yok, { $largest }. sıra sayılır
fact-places-shared = { $first }–{ $last }. sıralar paylaşıldı, { $place } sayılır, { $hand }
fact-bye-counts-as = { $bye }, { $place }. sıra sayılır
fact-best-hand = en iyi el: { $best }
fact-no-lots = henüz kura çekilmedi
fact-nothing-given = { $name }: henüz bir şey verilmedi
fact-nothing-here = { $name }: burada bir şey yok
fact-drawn-by-lot = kurayla: { $value }
fact-by-director = { $name }: { $value }, turnuva direktöründen
fact-forfeit-against = hükmen, rakip { $opponent }
fact-left-early = { $how }, sayılmaz: oyunların yarısından önce ayrıldı
fact-sum = toplam { $points }
fact-value-of = { $name } { $value }
fact-keeps-one-prize = { $name }, { $keeps } ödülünden { $amount } alıyor ve şunu bırakıyor: { $leaves }
fact-rounded-down = { $amount } (aşağı yuvarlandı)
fact-remainders = { $down } + { $more } (en büyük kalanlar) = { $amount }
fact-prize-alone = { $category }: { $name }, { $first }. sırada tek başına: { $amount }
fact-prize-among = { $category }: { $name }, { $first }–{ $last }. sıralardaki { $members } kişiden biri
fact-prize-share = { $among }: { $pool } / { $members } = { $amount }
fact-prize-hort = { $among }: { $own } / 2 + { $pool } / { $twice } = { $amount }
fact-rank-and-taken = savunanlara { $defenders } puan; derece { $rank }, şimdiye kadar alınan { $taken }
fact-no-result = { $name } için henüz sonuç yok
fact-unchanged = henüz hiçbir şey değiştirmedi
fact-batch = turnuvadan önce { $shown }, sonra { $now }
fact-batch-against = { $won } galibiyet, { $lost } mağlubiyet, rakip { $name } ({ $theirs }): { $stake } × ({ $won } - { $games } × Φ({ $z })) = { $gain }
fact-mean-hundredths = ortalama, yüzde bire yuvarlanmış: { $mean }
fact-opponents-value = { $name }, { $code } { $theirs }
fact-mean-rounded = ortalama, yuvarlanmış: { $mean }
fact-board-count = masa numarası çarpı puan { $points }
fact-board-points = { $number }. masa { $points }
fact-without-last = son { $number } olmadan { $points }
fact-board = { $number }. masa: { $product }
fact-among-tied-by = eşitler arasında, { $score }: { $list }
fact-among-tied = eşitler arasında: { $list }
fact-tied-sum = { $name } { $sum }
fact-not-met = { $own } ({ $count } oynanmadı)
fact-and-more = ve { $more } kişi daha
fact-all-met-equal = hepsi karşılaştı, ve kimseyi ayırmıyor
fact-all-met = hepsi karşılaştı: toplamlar belirler
fact-some-met-equal = hepsi karşılaşmadı, ve eksik oyunlar ne getirirse getirsin kimse birinci değil
fact-some-met = hepsi karşılaşmadı; eksik oyunlar ne getirirse getirsin { $name } birinci
fact-nobody-tied = burada kimse eşit değil
fact-as-if-drawn = { $round }. turda eşlendirilen her şey berabere bitmiş gibi
fact-cut-least = en az önemli değer (14.1)
fact-cut-voluntary = isteyerek oynanmayan bir tur (16.5)
fact-cut-most = en önemli değer (14.3)
fact-of-dummy = sanal rakibin { $score } puanı, { $how }
fact-of-adjusted = { $of } ({ $own }, { $round }. turdan itibaren tur atlamalar beraberlik, 16.3)
fact-dummy-as-opponent = { $dummy }, kendi { $own }, en çok { $name } kadar (16.4.1)
fact-dummy-draws = { $dummy }, kendi { $own }, tur başına en çok bir beraberlik (16.4.2)
fact-primary-score = birinci puan
fact-secondary-score = ikinci puan
fact-in-their-matches = { $name } aralarındaki maçlarda: { $keys }
fact-koya-limit = { $limit } ve daha çok puanı olan rakipler sayılır
fact-paired-under = oyuncunun eşlendirildiği numara
fact-expected-score = alınan { $scored }; { $rating } için beklenen { $expected } (B.02 8.1.2)
fact-mean-rating = ortalama ratingleri { $mean }
fact-share-difference = { $games } oyunda { $scored }, yani % { $share }: { $difference } (B.02 8.1.1)
fact-after-round = { $round }. turdan sonra: { $score }
fact-without-after = { $round }. turdan sonraki puan olmadan
fact-rating-before-event = turnuvadan önceki rating
fact-result-against = { $result }, rakip { $name }, { $rating }
fact-highest = en yüksek
fact-lowest = en düşük
fact-no-game-rated = tanımsız: ratingi olan bir rakiple masada oyun oynanmadı
fact-no-game = tanımsız: masada oyun oynanmadı
fact-unrated-left-out = { $name } ratingsiz, sayılmaz
fact-unrated-fixed = { $told } (ratingsiz, sabit bir değer)
fact-unrated-lowest = { $told } (ratingsiz, turnuvanın en düşüğü)
fact-unrated-mean = { $told } (ratingsiz, turnuvanın ortalaması)
fact-no-factor = tanımsız: çarpan 0, ve bir /K belirlenmemiş
fact-schedule-strength = ikinci puan { $own }, ve { $which } { $buchholz } / { $factor }, yüzde birlerle: { $sum }
fact-no-rating = herkes için tanımsız: { $name } ratingsiz
fact-part-cut = { $own }, çıkarıldı: { $reason }
fact-given-or-taken = hakemin verdiği ya da aldığı: { $added }
fact-points-how = { $points } { $how }
fact-score-of = { $score }, { $name }
fact-has = { $name }: { $score }
fact-product = { $points } × ({ $whose }) = { $value }
fact-part-for = { $name } için { $value }
fact-cut-round = { $round }. tur çıkarıldı: { $value }, { $reason }
fact-forfeit = hükmen
fact-won-forfeit = hükmen, rakip { $name }
fact-lost-forfeit = hükmen mağlup, rakip { $name }
fact-drawn-forfeits = hükmen berabere, rakip { $name }
fact-probit-old = eski sistem: turnuvadan önceki ratinglerle hesaplanır
fact-probit-new = yeni sistem: turnuvadan sonraki ratinglerle hesaplanır
fact-steps = { $count } adım
fact-solved = { $steps } ile çözüldü, doğruluk { $bound }
fact-oscillates = basit tekrar burada salınır ve hiç durulmaz
fact-remark-from = { $round }. turdan itibaren { $rating }
fact-remark-first = ilk rating
fact-remark-no-point = ratingsiz: puan yok
fact-remark-few = ratingsiz: { $games } oyun, gereken { $least }
fact-remark-low = ratingsiz: { $floor } altında
fact-remark-lost = { $floor } altında: ratingini yitirir
fact-remark-k = K { $base } × { $games } oyun > 700
fact-periods = { $periods } rating dönemi birlikte: { $change }
fact-rating-stays = ratinge sayılan oyun yok: rating { $rating } kalır
fact-k-less = { $base } × { $games } 700'den çok: K { $k } olur
fact-fide-change = { $k } × { $sum } = { $product }, yuvarlanmış { $change }: { $before } → { $now }, turnuva şimdi bitseydi
fact-below-floor = { $now }, { $floor } altında: ratingsiz yayımlanır
fact-unrated-no-change = { $game } (ratingsiz): ratingi değiştirmez
fact-too-far-apart = { $game } ({ $opponent }): ratinge sayılmaz, fark 600 ya da çok ve bir oyuncu 2600 üstünde
fact-difference-as = fark { $full }, { $difference } sayılır
fact-difference = fark { $full }
fact-fide-game = { $game } ({ $opponent }): { $difference }, beklenen { $expected }, { $gain }
fact-not-listed = ratingsiz: { $rating } FIDE listesinin ratingi değil ({ $tempo })
fact-unrated = ratingsiz
fact-no-first-rating = ratingi olan bir rakiple oyun yok: ilk rating yok
fact-unrated-not-counted = { $game } (ratingsiz): sayılmaz
fact-against-rated = { $game } ({ $rating })
fact-begins-with = { $from }, başka ratingi olmayan oyuncu bununla başlar
fact-from-round-on = { $from }, { $round }. turdan itibaren
fact-rated-as = { $rating }, { $from }; { $tempo } olarak sayılır, kurallar: { $edition }
fact-typed-rating = girilen rating
fact-kind-of-rating = rating ({ $kind })
fact-rating-of-list = rating ({ $kind }), { $source }
fact-k-listed = rating listesine göre
fact-k-2400 = 2400 ya da çok
fact-k-young = bu yıl 18 yaşından büyük değil, ve 2300 altında
fact-k-usual = olağan; listede yeni oyuncu için 40, 2400'e ulaşmış olan için 10, bunu yalnız liste bilir
fact-k = K { $k }: { $reason }
fact-mean-of-first = 1800'lük iki rakiple ortalama: ({ $opponents } + 3600) / { $count } = { $mean }
fact-share-of-first = onlarla iki beraberlikle oran: ({ $points } + 1) / { $count } = { $share }, fark { $difference }
fact-first-rounded = { $mean } { $difference }, yuvarlanmış { $rating }
fact-first-capped = { $mean } { $difference } = { $uncapped }; ilk rating en çok { $rating }
fact-first-rating = ilk rating { $rating }, turnuva şimdi bitseydi
fact-no-point = puan yok: puansız bir ilk turnuva dikkate alınmaz
fact-too-few-games = { $games }, gereken { $least }: gelecek 26 ayın turnuvaları kalanını getirene kadar ratingsiz kalır
fact-too-low = { $rating }, { $floor } altında: ratingsiz kalır
fact-before-the-event = turnuvadan önce
fact-start-values = ratingsiz, bu yüzden başlangıç değerleri
fact-glicko-before = { $what }: { $rating }, sapma { $deviation }, oynaklık { $volatility }; tau { $tau }
fact-glicko-game = { $game } ({ $rating }, sapma { $deviation }): ağırlık { $weight }, beklenen { $expected }, { $gain }
fact-deviation-grows = ratinge sayılan oyun yok: sapma { $before } değerinden { $after } değerine büyür
fact-glicko-period = toplam { $sum }, varyans { $variance }, gelişme { $improvement }
fact-glicko-after = { $rounded }; sapma { $deviation }, oynaklık { $volatility }, turnuva şimdi bitseydi
fact-not-played = oynanmadı
fact-is-adjourned = ertelendi
fact-marked-unrated = ratinge sayılmaz olarak işaretli
fact-no-result-yet = henüz sonuç yok
fact-does-not-count = rakip { $name }: { $why }, sayılmaz
fact-won-against = galibiyet, rakip { $name }
fact-drew-with = beraberlik, rakip { $name }
fact-lost-to = mağlubiyet, rakip { $name }
fact-remark-deviation = sapma { $deviation }
fact-fide-rules = { $name }, { $tempo }, kurallar: { $edition }
fact-system = { $name }
fact-parameter = { $name } { $value }
