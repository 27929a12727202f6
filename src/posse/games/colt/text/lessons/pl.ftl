### Lekcje gry Colt Express. `lesson-ID` to tytuł, `lesson-ID-2` drugi krok, `-then` jego zakończenie, pozostałe to odpowiedzi.

lesson-plan = Najpierw plan, potem akcja
lesson-plan-1 = Jesteś Dokiem, a obok leżą klejnoty: { $jewels }. Nikt się jednak jeszcze nie rusza: najpierw wszyscy planują. Zagraj Ruch.
lesson-plan-1-robbery = Okradniesz pusty wagon, w którym stoisz. Najpierw przejdź dalej: zagraj Ruch.
lesson-plan-1-draw = Kart nigdy za wiele, ale inni zyskują przewagę. Zagraj Ruch.
lesson-plan-2 = Twoja karta otworzyła stos, Ghost i Cheyenne dołożyli swoje: razem { $pile }. Po spacerze zechcesz coś zgarnąć. Zagraj Rabunek.
lesson-plan-2-draw = Jeszcze nie: masz już to, czego potrzebujesz. Zagraj Rabunek.
lesson-plan-3 = Na ręce nic ciekawego? Zamiast zagrywać kartę możesz dobrać nowe. Dobierz teraz.
lesson-plan-4 = Koniec planowania, stos ożywa, karta po karcie od pierwszej. Na stosie jest ich { $pile }, a twoja prowadzi. Klejnoty czy worki: idź, gdzie chcesz.
lesson-plan-4-jewels = Po klejnoty! Twój Rabunek zaraz przyjdzie, o ile nikt cię wcześniej nie wypchnie z wagonu. Na tym polega cała gra: piękny plan, a potem chaos.
lesson-plan-4-purses = Zatem worki: nie wiadomo, co w nich jest, ale masz ten wagon dla siebie. Na tym polega cała gra: piękny plan, a potem chaos.

lesson-tunnel = Tunele i przyspieszenie
lesson-tunnel-1 = Pociąg wjeżdża w tunel: jest ciemno, więc w tej turze każda karta leży zakryta. Zagraj Strzał; nikt się nie dowie.
lesson-tunnel-1-draw = Dobieranie widać nawet w ciemności. Skorzystaj z osłony: zagraj Strzał.
lesson-tunnel-2 = Ghost i Cheyenne też coś położyli. Możesz tylko zgadywać co. Teraz pociąg przyspiesza: każdy działa dwa razy z rzędu. Zagraj Ruch, potem Rabunek.
lesson-tunnel-2-draw = Wolno: dobieranie to jedno z dwóch działań. Ale spróbuj dwóch kart: Ruch, potem Rabunek.
lesson-tunnel-3 = Kart na stosie: { $pile }. Na koniec zwykła tura: jedna odkryta karta. Zobacz, co pokazali inni, i zdecyduj.
lesson-tunnel-3-draw = Spokojny koniec. Tak późno dobrane karty wrócą z resztą ręki do talii, więc działanie przepadło prawie za nic.
lesson-tunnel-3-else = Dobrze. Tę kartę widzieli wszyscy, więc wszyscy mogą się do niej dostosować. Najzabawniejsze jest to, co leży w ciemnościach tunelu.

lesson-move = Chodzenie i bieganie
lesson-move-1 = W wagonie za tobą siedzi szeryf. Wewnątrz pociągu przechodzisz po jednym wagonie: odejdź od niego.
lesson-move-1-back = Prosto w ręce szeryfa: dostajesz pocisk i lądujesz na dachu. W drugą stronę!
lesson-move-2 = Potem Zmiana poziomu zabrała cię na górę: stoisz { $spot_at }. Po dachach się biega, nawet trzy wagony naraz. Pobiegnij na lokomotywę.
lesson-move-2-near = Jednym ruchem dobiegniesz dalej. Biegnij aż na lokomotywę.
lesson-move-2-back = Z powrotem w tłum? Walizka jest z przodu. Pobiegnij na lokomotywę.
lesson-move-2-then = Jesteś na miejscu. Walizka leży dokładnie pod twoimi butami, a następna Zmiana poziomu postawi cię tuż obok niej.
lesson-move-3 = Teraz wybierasz ty. Z jednej strony klejnoty ({ $jewels }), z drugiej szeryf. Iść musisz: nie wolno stać w miejscu.
lesson-move-3-jewel = Rozsądnie. Zaplanowany Ruch trzeba wykonać, więc dbaj o to, żeby było dokąd iść.
lesson-move-3-marshal = Odważnie! Szeryf strzelił pierwszy, a ty uciekasz na górę: stoisz { $spot_at } z pociskiem w talii. Niektórzy uważają to za szybką windę.

lesson-rob = Bierz, ile uniesiesz
lesson-rob-1 = Rabunek zabiera jeden łup z miejsca, w którym stoisz. Tu są worki ({ $purses }) i klejnot. Worek to loteria, klejnot nigdy. Weź klejnot.
lesson-rob-1-purse = W worku bywa mało albo dużo. Klejnot jest pewny: weź klejnot.
lesson-rob-1-then = Ten klejnot jest wart { NUMBER($gain, useGrouping: 0) } $, a razem z pierwszym workiem masz już { NUMBER($worth, useGrouping: 0) } $.
lesson-rob-2 = Udało ci się wślizgnąć do lokomotywy, gdy szeryfa nie ma. Stoi tu walizka, najlepszy łup w pociągu. Weź ją.
lesson-rob-2-purse = Worek, kiedy obok stoi walizka? Nikt by w to nie uwierzył. Weź walizkę.
lesson-rob-2-then = { NUMBER($gain, useGrouping: 0) } $ za jednym razem. Od teraz każdy będzie chciał ci przyłożyć.
lesson-rob-3 = Worki: { $purses }, wszystkie zamknięte. Możesz wziąć dowolny, ale nie wolno zaglądać. Wybierz jeden.
lesson-rob-3-else = Zaglądasz do środka, i tylko ty: { NUMBER($gain, useGrouping: 0) } $. Inni wiedzą, że masz worek, ale nie wiedzą, co w nim jest. Zachowaj kamienną twarz.

lesson-shoot = Strzały i pociski
lesson-shoot-1 = Ognia! Wewnątrz pociągu trafiasz bandytów w sąsiednim wagonie, z obu stron, nigdy tego obok siebie. Ghost ma najwięcej łupów: strzel do Ghosta.
lesson-shoot-1-cheyenne = Ładny strzał, ale bogaty jest Ghost. Strzel do niego.
lesson-shoot-1-then = Ghost bierze twój pocisk do talii. Nie da się go zagrać: to martwa karta, która wciąż wraca na rękę. Zostało ci pocisków: { $left }.
lesson-shoot-2 = Na dachach strzelasz tak daleko, jak sięga wzrok: do najbliższego bandyty w każdą stronę. Tuco chowa się za Cheyenne. Strzel do Cheyenne.
lesson-shoot-2-ghost = Ghosta też widać, stoi tuż za tobą. Ale zobacz, jak daleko sięgasz: strzel do Cheyenne.
lesson-shoot-2-then = Nad pustymi dachami. Odległość nie ma tu znaczenia, liczy się tylko, kto stoi na drodze.
lesson-shoot-3 = Dwa cele, dwa powody: Ghost ma klejnot, Tuco walizkę. Cheyenne siedzi pod twoimi stopami, poza zasięgiem. Do kogo strzelasz?
lesson-shoot-3-else = { $target } nie zapomni tego pocisku. Twoich strzałów: { $fired }. Kto na koniec gry ma ich najwięcej, dostaje dużą nagrodę jako Najlepszy Rewolwerowiec.

lesson-punch = Cios w nos
lesson-punch-1 = Obok ciebie stoi Ghost z workiem i klejnotem. Po Ciosie upuszcza jeden łup, a ty mówisz, jakiego rodzaju. Wybierz klejnot.
lesson-punch-1-purse = Lepsze to niż nic, ale zaraz to podniesiesz. Wybierz klejnot.
lesson-punch-2 = Klejnot leży u twoich stóp. Teraz wypchnij Ghosta do sąsiedniego wagonu. W jednym z nich czeka szeryf. Bez litości.
lesson-punch-2-car3 = Jak uprzejmie. Szeryf siedzi w drugim wagonie: wypchnij Ghosta właśnie tam.
lesson-punch-2-then = Szeryf wystrzelił, Ghost uciekł i jest teraz { $spot_at }. Tymczasem twój Rabunek podniósł klejnot: masz o { NUMBER($gain, useGrouping: 0) } $ więcej.
lesson-punch-3 = Ghost z klejnotem albo Tuco z walizką: obaj stoją na twoim dachu. Uderz jednego z nich.
lesson-punch-3-tuco = Walizka wypadła. Leży na dachu i weźmie ją ten, kto pierwszy tu zrabuje. Oby to był twój Rabunek.
lesson-punch-3-ghost = Klejnot toczy się po dachu. Cios niczego nie zabiera, tylko wytrąca: nadal potrzebujesz Rabunku.

lesson-marshal = Szeryf
lesson-marshal-1 = Karta szeryfa przesuwa go o jeden wagon w wybraną stronę. Ghost i Cheyenne liczą łupy tuż obok niego. Wyślij go do nich.
lesson-marshal-1-loco = Tam miałby spokój. Wyślij go do Ghosta i Cheyenne.
lesson-marshal-1-then = Po jednym strzale i oboje uciekają: Ghost jest teraz { $spot_at }. Szeryf nigdy nie pudłuje i nigdy się nie nudzi.
lesson-marshal-2 = Teraz siedzi na stercie klejnotów. Kto tam wejdzie, też dostanie kulkę. W wagonie po drugiej stronie leżą klejnoty: { $jewels }. Idź tam.
lesson-marshal-2-marshal = Auć: pocisk i lądujesz na dachu, bez jednego klejnotu. Szeryf pilnuje tego wagonu lepiej niż kłódka. Idź w drugą stronę.
lesson-marshal-2-then = Bezpiecznie, i jest co brać. Nikt nie może zostać w wagonie z szeryfem, nawet na chwilę.
lesson-marshal-3 = Po jednej stronie siedzi Cheyenne z walizką, po drugiej ty. Decydujesz: dokąd idzie szeryf?
lesson-marshal-3-out = Cheyenne dostaje pocisk i ucieka na górę z walizką w ręce. Na dachu przynajmniej łatwo ją znaleźć.
lesson-marshal-3-me = Do własnego wagonu! Dostajesz pocisk i uciekasz na dach. Czasem ktoś robi to celowo, jako darmową windę. Czasem.

lesson-events = Gdy runda się kończy
lesson-events-1 = Na końcu tej rundy: { $card }. Każdy, kto jest w środku pociągu, dostanie pocisk. Została ci jedna karta do zaplanowania. Znajdź się na czas na dachu.
lesson-events-1-other = Nadal będziesz w środku, kiedy się zacznie. Na górę prowadzi Zmiana poziomu.
lesson-events-1-draw = Nie ma na to czasu. Zagraj Zmianę poziomu i bądź na dachu.
lesson-events-1-then = Ghost i Cheyenne oberwali na dole, a ty siedzisz w słońcu { $spot_at }. Wydarzenie jest na karcie rundy, więc znasz je od początku.
lesson-events-2 = Tu na końcu: { $card }. Wszyscy na dachach przesuną się o wagon w stronę lokomotywy. Stań tak, żeby zsunąć się na lokomotywę.
lesson-events-2-loco = Tam już zostaniesz, bo dalej pociągu nie ma. W porządku, ale wykorzystaj hamowanie: stań o wagon wcześniej.
lesson-events-2-car3 = Wtedy zsuniesz się tam, skąd przychodzisz. Stań o jeden wagon przed lokomotywą.
lesson-events-2-then = I oto stoisz { $spot_at }. Darmowy krok dla tych, którzy czytają karty.
lesson-events-3 = { $card } zmiata wszystkich z dachów na ostatni wagon. Biegnij, dokąd chcesz, skoro musisz.
lesson-events-3-else = Na jedno wychodzi: stoisz { $spot_at }, obok wszystkich, którzy byli na górze. Następnym razem schowaj się w środku.

lesson-end = Koniec rundy i koniec gry
lesson-end-1 = Ostatnie działanie rundy, a na ręce nic przydatnego. Karty, które zostaną na ręce, nie przepadają: wracają do talii. Po prostu dobierz.
lesson-end-1-card = Nie ma do kogo strzelać. Nic się nie stanie, ale niczego się nie nauczysz. Dobierz.
lesson-end-1-then = Runda { $round }. Wszyscy przetasowali swoje karty razem z pociskami i wzięli nową rękę: masz kart { $hand }. Tym razem zaczyna { $first }.
lesson-end-2 = Ostatnia runda kończy się na stacji. Kto jest sam na swoim miejscu, może zabrać stamtąd worek, a ty nie masz towarzystwa. Weź go.
lesson-end-2-leave = Skromnie, przy ostatniej okazji. Weź worek.
lesson-end-2-then = To koniec gry: łupy idą na stół i liczymy. Masz { NUMBER($worth, useGrouping: 0) } $. I tyle: wygrywa najbogatszy.
lesson-end-3 = Ostatni strzał przed końcem. Ty i Ghost macie ich tyle samo, a Najlepszy Rewolwerowiec dostaje nagrodę wartą tyle co walizka. Strzel do kogoś.
lesson-end-3-else = Twoich strzałów jest teraz { $mine }, Ghosta { $theirs }: nagroda jest twoja. { $target } prawie nic nie czuje, gra i tak się skończyła.

lesson-horses = Konie
lesson-horses-1 = Przy twoim wagonie czekają konie: { $horses }. Jazda przenosi cię o najwyżej trzy wagony i zawsze kończy się w środku. Jedź jak najdalej do przodu.
lesson-horses-1-near = Dobry koń zasługuje na dłuższą przejażdżkę. Jedź jak najdalej do przodu.
lesson-horses-1-then = Z końca pociągu aż { $spot_into } jedną kartą. Koń zostaje tam, gdzie z niego zsiadasz, do użytku każdego.
lesson-horses-2 = Szeryf blokuje sąsiedni wagon, ale jeździec nikogo po drodze nie spotyka. Dwa wagony dalej leżą klejnoty: przejedź obok niego.
lesson-horses-2-marshal = Zsiadasz wprost przed szeryfem. Przejedź obok niego, do klejnotów.
lesson-horses-2-then = Ani draśnięcia: pocisków { $hits }, a ty stoisz { $spot_at }, w dodatku w towarzystwie.
lesson-horses-3 = Z końmi gra zaczyna się w galopie: przy każdym wagonie, od ostatniego, wszyscy w tajemnicy wskakują albo jadą dalej. W tym leżą worki ({ $purses }) i klejnot. Wskakujesz?
lesson-horses-3-on = Jedziesz dalej. Z przodu bliżej do walizki, ale i do szeryfa.
lesson-horses-3-else = Wskakujesz, koń czeka na zewnątrz. Tuco wpadł na ten sam pomysł; reszta jedzie dalej.

lesson-coach = Dyliżans
lesson-coach-1 = Obok twojego wagonu toczy się dyliżans z walizką na dachu, której pilnuje konwojent. Z dachu można na niego przejść. Zrób to.
lesson-coach-1-train = Walizka jest na dyliżansie, nie tam. Przejdź na dyliżans.
lesson-coach-2 = Dopóki konwojent siedzi na walizce, nikt jej nie zrabuje. Uderz więc konwojenta. Ghost może poczekać.
lesson-coach-2-ghost = Ghost odleciał, konwojent siedzi dalej. Uderz konwojenta.
lesson-coach-2-then = Konwojent wylądował na pociągu, a twój Rabunek zgarnął walizkę: { NUMBER($gain, useGrouping: 0) } $. Nie licz na to, że ci zapomni.
lesson-coach-3 = Teraz konwojent stoi na dachu obok i strzela do każdego, kto przechodzi. Z dyliżansu można zejść tylko tędy. Dokąd?
lesson-coach-3-shotgun = Wprost na jego dach: to pocisk i natychmiastowa ucieczka dalej.
lesson-coach-3-else = Przebiegasz obok niego z dziurą w kapeluszu i zatrzymujesz się { $spot_at }. Od teraz tyle kosztuje każde przejście.

lesson-hostages = Zakładnicy
lesson-hostages-1 = W dyliżansie siedzą pasażerowie ({ $hostages }), a za każdego jest okup. Masz konia: podjedź i wejdź do środka.
lesson-hostages-1-car = Ładna przejażdżka, ale pasażerowie są w dyliżansie. Wejdź właśnie tam.
lesson-hostages-2 = Weź kogoś ze sobą. Bankier płaci najlepiej, ale tylko jeśli na koniec masz walizkę; teraz masz ich { $strongboxes }. Nauczycielka płaci na pewno, za to nie pozwala bić. Kogo bierzesz?
lesson-hostages-2-banker = Żadnego kłopotu, ale i żadnego okupu, chyba że zdobędziesz walizkę. Zakład o siebie.
lesson-hostages-2-teacher = Pewny okup. Za to od teraz twoje Ciosy nic nie znaczą: ona patrzy.

lesson-match = Ostatnia runda
lesson-match-1 = Koniec lekcji: to prawdziwa gra przeciw dwóm botom, runda { $round }, ostatnia. Twój łup wart jest teraz { NUMBER($now, useGrouping: 0) } $. O wszystkim decydujesz ty; odzywam się tylko, gdy pytanie jest nowe.
lesson-match-1-won = Pociąg stanął, a z łupem wartym { NUMBER($mine, useGrouping: 0) } $ nikt nie ma więcej od ciebie! To już wszystko. Otwórz własny stół, kiedy zechcesz.
lesson-match-1-lost = Pociąg stanął. Twoje { NUMBER($mine, useGrouping: 0) } $ tym razem nie wystarcza, ale znasz już całą grę. Zagraj tę rundę jeszcze raz albo otwórz własny stół.
