### Lekcje gry Carson City. `lesson-ID` to tytuł, `lesson-ID-2` drugi krok, `-then` jego zakończenie, pozostałe to odpowiedzi.

lesson-goal = Miasto do wygrania
lesson-goal-1 = Pusta równina, jeden dom otoczony drogami i { $rounds } rundy, by zrobić z tego miasto. Wygrywa, kto ma najwięcej punktów zwycięstwa. Na początek każdy dostaje za darmo dwie parcele: weź jedną obok domu.
lesson-goal-1-house = Wolno, dom byłby wtedy twój. Na razie zostań obok niego: tam budynki stoją najchętniej.
lesson-goal-1-mountain = Góry przyjdą za chwilę. Najpierw parcela obok domu, tam gdzie są drogi.
lesson-goal-2 = Sięgają tam drogi, więc możesz budować wszystko. Teraz druga parcela: kopalnia zarabia na górach wokół siebie. Weź parcelę, która styka się z obiema.
lesson-goal-2-mountain = Własna góra liczy się na koniec, ale kopalni na niej nie postawisz. Weź parcelę obok.
lesson-goal-3 = Zaczyna się pierwsza runda. Każdy bierze personę: prezent na tę rundę i numer, który ustala kolejność. Weź, kogo chcesz.
lesson-goal-3-else = Twoja persona w tej rundzie: { $character }. Uwaga na drobny druk: na koniec rundy możesz zatrzymać najwyżej { $limit } $. W następnej rundzie wybierasz od nowa.

lesson-place = Kowboje do pracy
lesson-place-1 = Masz kowbojów: { $cowboys }. Po jednym, na zmianę z innymi, posyłasz ich do pracy. Płaca to bezpieczne zajęcie: { $wage } $ za każdego kowboja i nigdy żadnej bójki. Postaw tam jednego.
lesson-place-1-pass = Pas kończy twoją rundę na dobre, a wszyscy kowboje siedzą w domu. Najpierw poślij jednego do pracy.
lesson-place-2 = { $opponent } bierze trzy drogi. Kto tam jeszcze pójdzie, musi się bić. Pojedyncza droga jest za to dla wszystkich: postaw tam kowboja.
lesson-place-2-fight = To oznacza pojedynek ({ $opponent } już tam stoi). Jest o tym osobna lekcja; teraz wybierz spokojną drogę.
lesson-place-2-wages = Znowu płaca, czemu nie. Ale drogi też się przydadzą: postaw tego na pojedynczej drodze.
lesson-place-2-pass = Jeszcze nie, jest co robić. Postaw kowboja na pojedynczej drodze.
lesson-place-3 = Został jeden kowboj, a { $opponent } siada do hazardu. Postaw ostatniego, gdzie chcesz, albo spasuj i zostaw go w domu.
lesson-place-3-duel = Będzie pojedynek! { $opponent } też tam stoi, a akcję wykona tylko jedno z was.
lesson-place-3-pass = Kowboj w domu to dodatkowa lufa: twoja siła ognia to { $firepower }. A kto spasuje pierwszy, wygrywa wszystkie remisy.
lesson-place-3-work = Uczciwa praca. Bez bójek, bez niespodzianek, bez sławy.
lesson-place-3-else = Na razie to miejsce jest twoje. { $opponent } może tam jeszcze przyjść, a wtedy czeka was pojedynek.

lesson-roads = Drogi
lesson-roads-1 = Podświetlona parcela jest twoja, ale żadna droga jej nie dotyka, więc prawie nic tam nie zbudujesz. Masz drogę: połóż ją od centrum do rogu swojej parceli. To nie kosztuje ruchu.
lesson-roads-1-elsewhere = Ładna droga, tylko nie tam. Musi kończyć się w rogu twojej parceli.
lesson-roads-2 = Gotowe: wystarczy jeden róg. Nie masz już dróg, a drogi zawsze są w cenie. Postaw kowboja na trzech drogach.
lesson-roads-2-single = To daje jedną drogę i nikt ci jej nie odbierze. Tu spróbuj większego pola: trzech dróg.
lesson-roads-2-pass = Wtedy zostaniesz bez dróg. Najpierw postaw kowboja na trzech drogach.
lesson-roads-3 = Nikt cię nie wyzywa. Spasuj, żeby zakończyć rozstawianie, a potem wykonaj akcję.
lesson-roads-3-more = Można i tak, ale masz już, czego potrzebujesz. Spasuj.
lesson-roads-3-decline = Darmowe drogi i rezygnujesz? Wykonaj akcję.
lesson-roads-3-then = Masz teraz dróg: { $roads }. Możesz je kłaść zawsze, gdy gra o cokolwiek pyta; nikt cię nie pogania.
lesson-roads-4 = Masz świeżo kupiony bank. Do jednej z twoich parceli dochodzi droga, do drugiej nie, a w zapasie czekają drogi: { $roads }. Budujesz, kładziesz najpierw drogi czy zatrzymujesz bank na później?
lesson-roads-4-build = Tuż przy centrum, gdzie staną domy. Dobre miejsce na bank.
lesson-roads-4-roads = Najpierw drogi, potem większy wybór parceli. Drogi są niczyje: kiedy już leżą, korzystają z nich wszyscy.
lesson-roads-4-keep = Na później. Nic to więcej nie kosztuje, ale też nic nie zarabia, dopóki nie stoi.

lesson-buy = Ziemia i budynki
lesson-buy-1 = Twoi kowboje stoją na wolnej ziemi. Parcela kosztuje dolara i jeszcze dolara za każdy dom, budynek lub górę na niej i wokół niej. Ta leży w samym środku: { $price } $. Kup ją.
lesson-buy-1-other = Góra za { $other } $ będzie następna. Najpierw parcela w środku miasta.
lesson-buy-1-decline = Wtedy kowboj pracował za nic. Masz { $cash } $: kup ją.
lesson-buy-2 = Zapłacone { $paid } $, parcela jest twoja na zawsze. Teraz góra: nic na niej nie stanie, ale liczy się na koniec, a kopalnia ją polubi. Kosztuje { $price } $. Kup i ją.
lesson-buy-2-decline = Stać cię: zostało { $cash } $. Kup górę.
lesson-buy-2-then = O dwie parcele więcej. Ziemia już nigdy nie zmienia właściciela, cokolwiek dzieje się w mieście.
lesson-buy-3 = Teraz kowboj w rzędzie budynków. Na sprzedaż: { $building } za { $price } $, a ty masz { $cash } $. Kupujesz czy rezygnujesz?
lesson-buy-3-bought = Sprzedane! Możesz budować od razu albo zatrzymać budynek. Zostało { $cash } $: w pierwszych rundach pieniędzy brakuje i tak ma być.
lesson-buy-3-decline = Zatrzymujesz swoje { $cash } $. Budynek ({ $building }) przesunie się i w następnej rundzie będzie tańszy, dla wszystkich.

lesson-income = Domy i dochód
lesson-income-1 = Saloon za { $price } $: zarabia na każdym domu wokół siebie. Kup go.
lesson-income-1-decline = Saloon to najlepszy interes w mieście. Kup go.
lesson-income-2 = Gdzie? Na odludziu zarobi niewiele. Jedna z twoich dwóch parceli ma wokół więcej domów. Buduj tam.
lesson-income-2-far = Stąd saloon widzi tylko jeden dom. Wybierz parcelę z liczniejszym sąsiedztwem.
lesson-income-2-keep = W kieszeni nic nie zarobi. Zbuduj go.
lesson-income-3 = Większość budynków przynosi ze sobą darmowy dom na dowolną parcelę, do której dochodzi droga. Dom obok saloonu to więcej gości: postaw go tuż obok.
lesson-income-3-far = Ktoś się z tego domu ucieszy, ale nie twój saloon. Postaw go tuż obok.
lesson-income-3-then = Teraz saloon płaci { $income } $ co rundę. Patrz na liczbę w jego rogu; zmienia się razem z sąsiedztwem.
lesson-income-4 = Rancza lubią przestrzeń: dolar za każdą wolną parcelę wokół, i nie potrzebują drogi. Masz dwa miejsca do wyboru. Albo zatrzymaj ranczo.
lesson-income-4-open = Tyle trawy: { $open } $ co rundę. Dopóki ktoś nie zbuduje obok, a zbuduje.
lesson-income-4-crowded = Góry, domy, saloon: krowy stoją w kolejce za { $crowded } $ na rundę. Na otwartej równinie byłoby więcej.
lesson-income-4-keep = Na później. Zbudujesz je w którejś z następnych rund, gdy będzie wiadomo, gdzie zostanie wolna ziemia.

lesson-duels = Pojedynki
lesson-duels-1 = { $opponent } zamierza zagrać w kości. Ty też: postaw kowboja na tym samym polu, a dojdzie do pojedynku.
lesson-duels-1-pass = Już uciekasz? Postaw kowboja obok tamtego.
lesson-duels-2 = Każda strona rzuca kością i dodaje siłę ognia: kowbojów w domu i rewolwery. Kowbojów w domu masz { $cowboys }, rewolwerów { $revolvers }, razem { $mine }; { $opponent } ma { $theirs }. Nie stawiaj więcej, niech zostaną w domu: spasuj.
lesson-duels-2-more = Każdy wysłany kowboj to jedna lufa mniej. Spasuj i zatrzymaj ich w domu.
lesson-duels-3 = Wygrana! { $opponent } zabiera kowboja z powrotem, więc przegrana to nie tragedia: następnym razem znów walczy. Wykonaj swoją akcję.
lesson-duels-3-decline = Po takim pojedynku? Wykonaj akcję.
lesson-duels-3-then = Kości dały ci { $gain } $. { $opponent } ma teraz w domu o jedną lufę więcej, więc uważaj.
lesson-duels-4 = Nowa runda: twoja siła ognia to { $mine }, a { $opponent } ma { $theirs } i kowbojów już na planszy. Szukaj zwady albo jej unikaj, jak wolisz.
lesson-duels-4-guns = Trzy gnaty dodają w tej rundzie { $guns } do twojej siły ognia, w każdym następnym pojedynku. Sprytnie, o ile nikt inny ich nie chce.
lesson-duels-4-duel = Odważnie: { $mine } przeciwko { $theirs }, a w domu o kowboja mniej. Dobry rzut może wystarczyć. Przy remisie wygrywa ten, kto wcześniej spasował.
lesson-duels-4-pass = Pierwszy pas: wygrywasz w tej rundzie każdy remis. Z bronią w domu nikt nie zechce cię spotkać.
lesson-duels-4-else = Na razie bez kłótni. Kość lubi wszystkich, ale na dłuższą metę wygrywa siła ognia.

lesson-attacks = Napady
lesson-attacks-1 = Hotel, który ma { $opponent }, zarobi w tej rundzie { $income } $. Kowboj na cudzym budynku to napad: jedź tam.
lesson-attacks-1-small = Ta kopalnia nie ma wokół ani jednej góry i nic nie zarabia. Połowa z niczego to niewiele. Napadnij na hotel.
lesson-attacks-1-pass = Wtedy { $opponent } zarabia w spokoju. Napadnij na hotel.
lesson-attacks-2 = { $opponent } pasuje i nikogo nie zostawia do obrony. Teraz spasuj i ty, a zobaczysz, co się stanie.
lesson-attacks-2-more = Jeden napad wystarczy. Spasuj.
lesson-attacks-2-then = Bez obrońcy nie ma pojedynku: połowa dochodu jest twoja, { $gain } $. Hotel zachowuje { $opponent }; napad zabiera pieniądze, nigdy mury.
lesson-attacks-3 = Teraz { $opponent } napada na twój saloon, który zarabia { $income } $. Postaw na nim swojego kowboja jako obrońcę, potem spasuj.
lesson-attacks-3-pass = Wtedy połowa przepadnie. Najpierw postaw kowboja na swoim saloonie.
lesson-attacks-3-then = Twój obrońca wygrał pojedynek i całość zostaje u ciebie: { $gain } $. Gdyby nikt nie przyszedł, kowboj stałby tam na darmo.
lesson-attacks-4 = Hotel zarabia { $hotel } $ i na razie nikt go nie broni; bank zarabia { $bank } $, ale przy drzwiach stoi strażnik. Masz dwóch kowbojów. Co teraz?
lesson-attacks-4-hotel = Łatwy łup. Chyba że { $opponent } jednak przyśle kogoś do obrony.
lesson-attacks-4-bank = Przez strażnika: będzie pojedynek, a { $opponent } ma w domu więcej broni. Więcej pieniędzy, więcej ołowiu.
lesson-attacks-4-pass = Pokojowo. Czasem najlepszy napad to sama groźba.
lesson-attacks-4-else = Zatem inny interes. Z hotelu i banku { $opponent } ma w tej rundzie pełny dochód.

lesson-characters = Persony
lesson-characters-1 = Person jest { $count }, każda z prezentem. Najpierw najprostsza: bankier płaci od razu. Weź bankiera.
lesson-characters-1-then = { $gain } $ do ręki i niski numer: stawiasz przed najemnikiem. Każdą personę może wziąć w rundzie tylko jedna osoba, więc co weźmiesz ty, tego nie mają inni.
lesson-characters-2 = Ten zakątek między domem, górami i saloonem kosztowałby { $price } $. Osadnik bierze dowolną wolną parcelę za darmo. Weź osadnika, a potem podświetloną parcelę.
lesson-characters-2-banker = Pieniądze są miłe, ale ziemia już podrożała. Weź osadnika.
lesson-characters-2-elsewhere = Prezent wszędzie jest ten sam, więc użyj go tam, gdzie ziemia jest droga: na podświetlonej parceli.
lesson-characters-2-decline = Prezentów się nie odmawia. Weź podświetloną parcelę.
lesson-characters-2-then = Najdroższa wolna parcela na mapie, za nic. Tak czyta się persony: ile są dziś dla ciebie warte?
lesson-characters-3 = Masz teraz { $cash } $. Każda persona pozwala zatrzymać na koniec rundy tylko tyle a tyle gotówki. Wybierz, ale spójrz też na limit.
lesson-characters-3-else = Wybór padł: { $character }. Limit to { $limit } $, a na początku rundy było { $cash } $, jeszcze bez dochodu. Co ponad limit, to przepadnie, więc wydaj to na czas.

lesson-limits = Pasowanie i limit gotówki
lesson-limits-1 = Został ci { $cowboys ->
        [one] jeden kowboj
        [few] { $cowboys } kowboje
       *[other] { $cowboys } kowbojów
    }, a w rzędzie budynków czeka cię pojedynek. Kto spasuje pierwszy, wygrywa remisy i pierwszy wybiera w następnej rundzie. Spasuj.
lesson-limits-1-work = Trochę więcej pracy, ale { $opponent } spasuje przed tobą. Zatrzymaj tego kowboja jako lufę: spasuj.
lesson-limits-1-then = Pierwszy pas. { $opponent } może dalej stawiać, ale remisy są twoje, a następnym razem wybierasz personę przed innymi.
lesson-limits-2 = Koniec rundy: masz { $cash } $, a twoja persona pozwala na { $limit } $. Oddać trzeba co najmniej { $least } $. Każde pełne dziesięć oddanych dolarów to punkt zwycięstwa. Oddaj { $wanted } $.
lesson-limits-2-least = Samo minimum. Punktów za to: { $points }; jeszcze trochę i byłby następny. Oddaj { $wanted } $.
lesson-limits-2-short = Płacisz więcej, a punktów nie przybywa: liczą się tylko pełne dziesiątki. Oddaj { $wanted } $.
lesson-limits-2-much = Więcej punktów, ale za pieniądze kupuje się w następnej rundzie. Oddaj { $wanted } $.
lesson-limits-2-then = { $back } $ za punkty: { $points }. Cena taka sobie, ale lepsza niż strata. Następnym razem wydaj pieniądze przed końcem rundy.
lesson-limits-3 = Tym razem jesteś poniżej limitu: { $cash } $ z { $limit } $. Nic nie musisz oddawać, ale możesz dać coś za punkty. Co robisz?
lesson-limits-3-keep = Zatrzymaj i puść w obrót. Póki są jeszcze rundy, pieniądze są zwykle warte więcej.
lesson-limits-3-ten = Punkt więcej i { $cash } $ na początek rundy. Pod koniec gry bywa to słuszne.
lesson-limits-3-some = Punktów za to: { $points }; liczą się tylko pełne dziesiątki. Zostaje ci { $cash } $.

lesson-scoring = Punkty zwycięstwa
lesson-scoring-1 = Celem nie są pieniądze, tylko punkty. Niektóre pola je dają: tutaj pół punktu za każdą twoją parcelę. Wykonaj akcję.
lesson-scoring-1-decline = Darmowe punkty. Wykonaj akcję.
lesson-scoring-2 = Punktów za parcele: { $gain }. Drugi kowboj może je kupić: na tym polu po { $price } $, co rundę drożej. Masz { $cash } $. Kup, ile się da.
lesson-scoring-2-few = Stać cię na więcej, a za rundę będą droższe. Kup, ile się da.
lesson-scoring-2-then = Kupione punkty: { $gain }, prawie za wszystko, co było; zostało { $cash } $. Na początku punkty są tanie, ale brakuje pieniędzy: na tym polega zagadka tej gry.
lesson-scoring-3 = Kończy się ostatnia runda. Teraz liczy się każda parcela z budynkiem, domem lub górą, a trochę też twoja gotówka: { $cash } $. Oddaj, ile chcesz, i zobacz.
lesson-scoring-3-else = Policzone, punktów razem: { $points }, z całą ziemią, na której coś stoi, i z ostatnimi dolarami. Puste parcele i niezbudowane budynki nic nie dają. Teraz wiesz, o co się gra.

lesson-match = Cała ostatnia runda
lesson-match-1 = Koniec lekcji: to prawdziwa gra, runda { $round }, ostatnia. Po drugiej stronie: { $opponent }. Jest { $now } do { $rival }. O wszystkim decydujesz ty; odzywam się tylko, gdy pytanie jest nowe.
lesson-match-1-won = Koniec gry, { $mine } do { $theirs }: wygrana jest twoja! To już wszystko. Otwórz własny stół, kiedy zechcesz.
lesson-match-1-lost = Koniec gry, { $mine } do { $theirs }. Tym razem zabrakło, ale znasz już całą grę. Zagraj tę rundę jeszcze raz albo otwórz własny stół.
