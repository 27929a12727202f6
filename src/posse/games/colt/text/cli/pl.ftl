### Colt Express w terminalu: krótkie słowa na wąskie miejsca.

cli-help = Górny rząd pociągu to dachy, rząd w ramce to wnętrza; lokomotywa jest po lewej. Dwie litery to bandyta w kolorze swojego gracza; ✪ szeryf, ✦ konwojent, ♞ konie, $ worek (z wartością, jeśli ją znasz), ◊ klejnot, ▣ walizka, ⚱ manierka (? nieznana, + stara whiskey, ½ w połowie pełna). Pod pociągiem stoi dyliżans, obok wagonu nad nim. Na stosie ▮ to karta zakryta. Liczby przy miejscach i bandytach to numery odpowiedzi.
cli-round = runda { $round } z { $rounds }
cli-keep = zatrzymaj { $count ->
    [99] dowolnie wiele
   *[other] { $count }
    }
cli-done = wykonane: { $count }
cli-loco = Lok.
cli-left = pociski
cli-hand = ręka
cli-deck = talia
cli-kept = zatrzymane
cli-hits = trafienia
