### Colt Express: skrót zasad po polsku.

## W skrócie

goal = Jesteście bandytami w pociągu; po pięciu rundach wygrywa najbogatszy. Liczą się worki, klejnoty i walizki, a do tego 1000 $ dla tego, kto wystrzelił najwięcej pocisków.
turn-1 = Runda ma dwie części: najpierw planujecie kartami, potem plany się wykonuje, choćby wszystko zdążyło się zmienić.
turn-2 = Dobierasz 6 kart ze swojej talii. Są wśród nich pociski, które cię trafiły: tylko zajmują miejsce.
turn-3 = Karta rundy pokazuje tury. W każdej zagrywasz jedną kartę akcji na wspólny stos albo dobierasz 3 karty.
turn-4 = Symbol tury mówi jak: odkrycie, w tunelu zakrycie, dwa razy z rzędu albo w przeciwnym kierunku.
turn-5 = Potem stos się odwraca i rozpatruje karty w kolejności zagrania. Co możliwe, trzeba wykonać.
turn-6 = Ruch: o jeden wagon wewnątrz, do trzech po dachach. Zmiana poziomu: na dach albo z dachu do wnętrza.
turn-7 = Rabunek zabiera jeden łup z twojego miejsca. Po ciosie bandyta z twojego miejsca upuszcza jeden łup i ląduje w sąsiednim wagonie.
turn-8 = Strzał daje celowi pocisk: wewnątrz w sąsiednim wagonie, na dachach tak daleko, jak sięga wzrok.
turn-9 = Szeryf strzela do każdego bandyty, którego zastanie w wagonie, i przepędza go na dach; kartą szeryfa przesuwasz go o jeden wagon.
turn-10 = Rundę kończy wydarzenie z jej karty, a pierwszym graczem zostaje następna osoba.

## Rozdziały

chapter-1 = Podstawowe pojęcia
chapter-2 = Elementy i przygotowanie gry
chapter-3 = Przebieg rundy
chapter-4 = Symbole tur
chapter-5 = Pociski
chapter-6 = Akcje
chapter-7 = Szeryf i postacie
chapter-8 = Wydarzenia gry podstawowej
chapter-9 = Koniec gry
chapter-10 = Gra dla 2 graczy i wariant ekspercki
chapter-11 = Konie i dyliżans: przygotowanie
chapter-12 = Napad z siodła
chapter-13 = Jazda
chapter-14 = Dyliżans
chapter-15 = Konwojent
chapter-16 = Zakładnicy
chapter-17 = Whiskey, tura „wszyscy jednocześnie” i premia na koniec rundy
chapter-18 = Wydarzenia z dodatku
chapter-19 = Punktacja z dodatkiem
chapter-20 = Kolejność rozstrzygania
chapter-21 = Gra zespołowa
chapter-22 = Gdy czegoś nie da się wykonać
chapter-23 = Przykłady
    .rules = EX
chapter-24 = Rozstrzygnięcia wątpliwości
    .rules = R

## 1. Podstawowe pojęcia

rule-CE-1-1 = Pociąg to lokomotywa (numer 0), a za nią wagony numerowane kolejno od 1; ostatni wagon to brankard. „Do przodu” znaczy w kierunku lokomotywy, „do tyłu” w kierunku brankardu.
rule-CE-1-2 = Każdy wagon i lokomotywa mają dwa miejsca: wnętrze i dach. Każdy bandyta stoi zawsze na dokładnie jednym miejscu.
rule-CE-1-3 = W akcjach i wydarzeniach lokomotywa jest takim samym wagonem jak inne: można do niej wejść, chodzić po jej dachu, dojechać do niej konno i do niej strzelać. Nie jest wagonem przy ustalaniu liczby wagonów, rozkładaniu whiskey i wskakiwaniu do pociągu podczas napadu z siodła.
rule-CE-1-4 = Dwa miejsca w pociągu sąsiadują ze sobą, jeśli są na tym samym poziomie (oba wewnątrz albo oba na dachu) w wagonach stojących tuż obok siebie.
rule-CE-1-5 = Z dodatkiem dochodzą dwa miejsca: wnętrze i dach dyliżansu. Dyliżans jedzie zawsze obok dokładnie jednego wagonu lub lokomotywy, a to, kiedy sąsiaduje z pociągiem, zależy od akcji (patrz rozdział o dyliżansie).
rule-CE-1-6 = Między akcjami każdy bandyta stoi w pociągu albo w dyliżansie (wewnątrz lub na dachu), nigdy na koniu ani poza nimi. Na dobre odjechać można tylko przy stacji „Ucieczka”.
rule-CE-1-7 = Bandyta jest na swoim miejscu sam, jeśli nie stoi tam żaden inny bandyta. Szeryf, konwojent, konie i żetony się nie liczą.
rule-CE-1-8 = Na jednym miejscu może się znajdować dowolnie wielu bandytów i dowolnie dużo łupów.
rule-CE-1-9 = Gracze są ponumerowani zgodnie z ruchem wskazówek zegara, a „w kolejności graczy” znaczy: w tym kierunku, począwszy od pierwszego gracza. Jeśli w grze dla 2 graczy coś dotyczy obu twoich bandytów, rozpatrujesz ich jednego po drugim, w kolejności, jaką wybierzesz.
rule-CE-1-10 = Pełna ręka to 6 kart, a u gracza prowadzącego Doca 7 (chyba że Doc stracił swoją zdolność specjalną).

## 2. Elementy i przygotowanie gry

rule-CE-2-1 = W grze jest 6 wagonów, lokomotywa, 18 worków, 6 klejnotów, 2 walizki, 17 kart rundy (7 dla 2–4 graczy, 7 dla 5–6 graczy, 3 stacje), 13 neutralnych pocisków i szeryf. W każdym kolorze jest postać, pionek, 10 kart akcji i 6 kart pocisków.
rule-CE-2-2 = Karty akcji w każdym kolorze: po 2 Ruchy, Zmiany poziomu, Strzały i Rabunki oraz 1 Cios i 1 Szeryf.
rule-CE-2-3 = Każdy gra inną postacią. Postacie się losuje albo, jeśli tak ustalono, gracze wybierają je po kolei; domyślnie są losowane.
rule-CE-2-4 = Najpierw odkłada się po jednym worku wartym 250 $ na każdego bandytę. Tyle dostaje każdy na start, a wartości swojego worka nie pokazuje innym.
rule-CE-2-5 = Pociąg to lokomotywa i tyle wagonów, ilu jest graczy (od 3 do 6). Które to wagony i w jakiej kolejności jadą, można ustalić dowolnie; domyślnie są losowane.
rule-CE-2-6 = W środku każdego wagonu kładzie się łupy narysowane na jego podłodze: 3 worki; 3 klejnoty; 1 worek i 1 klejnot; 3 worki i 1 klejnot; 4 worki i 1 klejnot; 1 worek. Worki losuje się z tych, które zostały po rozdaniu startowych, i kładzie zakryte.
rule-CE-2-7 = W środku lokomotywy kładzie się jedną walizkę i stawia szeryfa. Druga walizka czeka obok pociągu: do gry wprowadza ją tylko wydarzenie „Bierz wszystko!”. Niewykorzystane łupy wracają do pudełka.
rule-CE-2-8 = Z kart rundy dla danej liczby graczy losuje się 4 i układa w zakryty stos, a pod spód wkłada 1 wylosowaną kartę stacji. Niewykorzystanych kart nikt nie ogląda, a stację odkrywa się dopiero w rundzie 5.
rule-CE-2-9 = Wylosowany gracz jest pierwszym graczem i ma numer 1; pozostali mają kolejne numery zgodnie z ruchem wskazówek zegara. Bandyci graczy o numerach nieparzystych zaczynają w środku brankardu, a parzystych w środku wagonu tuż przed nim. Przy 3 i 4 graczach używa się kart rundy dla 2–4 graczy, a przy 5 i 6 graczach kart dla 5–6 graczy; gra dla 2 graczy ma osobne zasady.
rule-CE-2-10 = W każdym bębenku jest 6 kart pocisków ułożonych tak, że najpierw oddaje się „6”, a na końcu „1”.
rule-CE-2-11 = Jawne są: położenie wszystkich, liczba i rodzaj żetonów łupów na każdym miejscu i u każdego bandyty, pociski w bębenkach, liczba kart na rękach i w taliach, bieżąca karta rundy i odkryte karty na wspólnym stosie. Ukryte są: wartości worków (zna je tylko posiadacz i kto miał prawo do nich zajrzeć), karty na rękach i w taliach, zakryte karty na stosie (zna je ten, kto je zagrał) i przyszłe karty rundy.

## 3. Przebieg rundy

rule-CE-3-1 = Gra trwa dokładnie 5 rund. Każda runda to kolejno: początek rundy, planowanie, napad i koniec rundy.
rule-CE-3-2 = Na początku rundy wtasowujesz do talii wszystkie swoje karty (10 kart akcji, z dodatkiem 11, i wszystkie otrzymane pociski) i dobierasz 6 kart (Doc 7), a jeśli jest ich mniej, dobierasz, ile jest. Inaczej bywa przy kartach zatrzymanych dzięki premii na koniec rundy, z Pastorem, w grze zespołowej, w wariancie eksperckim i w grze dla 2 graczy.
rule-CE-3-3 = Potem pierwszy gracz odkrywa wierzchnią kartę rundy.
rule-CE-3-4 = Planowanie składa się z tur pokazanych na karcie rundy, od lewej do prawej. W każdej turze każdy wykonuje jedną czynność (przy przyspieszeniu dwie) w kolejności wyznaczonej symbolem tury, począwszy od pierwszego gracza.
rule-CE-3-5 = Jako czynność musisz zrobić dokładnie jedno: zagrać z ręki kartę akcji na wspólny stos albo dobrać 3 karty ze swojej talii. Z dodatkiem możesz w zwykłej turze zamiast tego użyć manierki. Pasować nie wolno; czynność przepada tylko wtedy, gdy nie masz ani karty akcji na ręce, ani kart w talii.
rule-CE-3-6 = Jeśli nie masz na ręce karty akcji, musisz dobrać karty; gdy w talii jest ich mniej niż 3, dobierasz resztę. Jeśli nie masz karty akcji, a talia jest pusta, twoja czynność przepada.
rule-CE-3-7 = Kart pocisków nigdy nie można zagrać.
rule-CE-3-8 = Po ostatniej turze karty pozostałe na ręce wracają do talii gracza, który je trzyma, i zostaną przetasowane na początku następnej rundy. Wyjątkiem są karty zatrzymane dzięki premii na koniec rundy oraz wariant ekspercki.
rule-CE-3-9 = W napadzie wspólny stos odwraca się i rozpatruje karty po jednej, w kolejności zagrania: pierwsza zagrana jest pierwsza.
rule-CE-3-10 = Akcję wykonuje bandyta w kolorze karty, a wszystkich wyborów dokonuje w tej chwili gracz, który go prowadzi. O tym, co zasady zostawiają innemu bandycie (dokąd uciec przed konwojentem, którego zakładnika wziąć), decyduje gracz tamtego bandyty.
rule-CE-3-11 = Akcję trzeba wykonać, jeśli tylko się da; zrezygnować nie wolno. Pomija się wyłącznie akcje niewykonalne.
rule-CE-3-12 = Po rozpatrzeniu karta wraca do talii swojego właściciela.
rule-CE-3-13 = Na koniec rundy rozpatruje się wydarzenie z karty rundy, jeśli na niej jest, z dodatkiem przesuwa się dyliżans, a pierwszym graczem zostaje następny gracz zgodnie z ruchem wskazówek zegara (w grze zespołowej gracz A następnego zespołu).
rule-CE-3-14 = Gra kończy się po końcu piątej rundy, czyli po jej wydarzeniu, a z dodatkiem także po przesunięciu dyliżansu.
rule-CE-3-15 = Dopóki masz na ręce kartę akcji, nie możesz dobierać z pustej talii: musisz zagrać kartę.
rule-CE-3-16 = Wszyscy widzą, kto dobiera i ile kart, ale nie jakie.
rule-CE-3-17 = Odkryte karty są jawne od chwili zagrania. Zakrytą kartę pokazuje się wszystkim, gdy przychodzi jej kolej, przed jakimkolwiek wyborem; także wtedy, gdy nie ma efektu.

## 4. Symbole tur

rule-CE-4-1 = Zwykła tura (pusta karta): po jednej czynności, zgodnie z ruchem wskazówek zegara od pierwszego gracza, karty odkryte.
rule-CE-4-2 = Tunel (łuk): po jednej czynności, zgodnie z ruchem wskazówek zegara, karty zakryte. Pozostali zobaczą je dopiero w napadzie, gdy przyjdzie na nie kolej.
rule-CE-4-3 = Przyspieszenie (podwójna karta): zgodnie z ruchem wskazówek zegara każdy wykonuje od razu dwie czynności, zanim zagra następny. Są od siebie niezależne: dwie karty, dobranie sześciu kart, dobranie 3 i zagranie karty albo zagranie karty i dobranie 3. Karty są odkryte.
rule-CE-4-4 = Zamiana (zakręcona strzałka): po jednej czynności, przeciwnie do ruchu wskazówek zegara, ale nadal od pierwszego gracza (najpierw 1, potem ostatni i tak dalej wstecz aż do 2). Karty są odkryte; w grze zespołowej kolejność jest inna.
rule-CE-4-5 = Wszyscy jednocześnie (błyskawica, tylko z dodatkiem): wszyscy wybierają potajemnie i ujawniają razem; szczegóły są w rozdziale o whiskey i nowej turze.
rule-CE-4-6 = Symbol tury działa tylko w planowaniu. Napad zawsze idzie w kolejności kart na stosie.

## 5. Pociski

rule-CE-5-1 = Trafiony bandyta dostaje wierzchnią kartę z bębenka strzelającego. Trafia ona do jego talii na resztę gry.
rule-CE-5-2 = Szeryf, wydarzenia, konwojent i Pudel staruszki dają neutralne pociski ze wspólnych zasobów (13, z dodatkiem 16). One też trafiają do talii ofiary.
rule-CE-5-3 = Karty pocisku nie da się pozbyć. Tylko w grze zespołowej może przejść do partnera.
rule-CE-5-4 = Z pustym bębenkiem nie można strzelać: Strzał jest wtedy całkiem bez efektu, więc i Django nikogo nie odrzuca.
rule-CE-5-5 = Gdy skończą się neutralne pociski, nie dostaje się karty, ale cała reszta (ucieczka, przesunięcie) i tak następuje.
rule-CE-5-6 = Pocisk otrzymany w napadzie od razu trafia do talii, ale dobrać go można najwcześniej w następnej rundzie.

## 6. Akcje

rule-CE-6-1 = Ruch wewnątrz: przechodzisz dokładnie o 1 wagon do przodu lub do tyłu i pozostajesz wewnątrz.
rule-CE-6-2 = Ruch na dachu: przechodzisz o 1, 2 lub 3 wagony w jednym kierunku i pozostajesz na dachu. Nie możesz wyjść poza lokomotywę ani brankard.
rule-CE-6-3 = Ruch jest obowiązkowy i nie może się skończyć tam, gdzie się zaczął. Inni bandyci nigdy nie zagradzają drogi.
rule-CE-6-4 = Jeśli wejdziesz do wagonu z szeryfem, dostajesz neutralny pocisk i uciekasz na dach tego wagonu.
rule-CE-6-5 = Zmiana poziomu: przechodzisz z wnętrza na dach tego samego wagonu albo z dachu do wnętrza. To zawsze jest możliwe. Zejście do wagonu z szeryfem kończy się neutralnym pociskiem i powrotem na dach.
rule-CE-6-6 = Szeryf: przesuwasz szeryfa dokładnie o 1 wagon, do przodu lub do tyłu; z lokomotywy i z brankardu może iść tylko w jedną stronę. Szeryf jest zawsze wewnątrz pociągu, a bandyci w wagonie, do którego wchodzi, dostają po neutralnym pocisku i uciekają na dach.
rule-CE-6-7 = Strzał: wskazujesz jeden dozwolony cel i dajesz mu wierzchni pocisk ze swojego bębenka.
rule-CE-6-8 = Stojąc wewnątrz, możesz strzelić do dowolnego bandyty wewnątrz sąsiedniego wagonu, o 1 do przodu lub o 1 do tyłu. Nigdy dalej.
rule-CE-6-9 = Stojąc na dachu, możesz strzelić do bandyty na dachu w zasięgu wzroku, na dowolną odległość. W każdym kierunku liczy się najbliższy dach, na którym ktoś stoi: celem może być każdy, kto na nim jest, ale nikt za nim. Bandyci na twoim własnym dachu nie są celami i niczego nie blokują.
rule-CE-6-10 = Nie można strzelić do bandyty na tym samym miejscu co strzelający ani na innym poziomie (wyjątkiem jest Tuco).
rule-CE-6-11 = Łupy, szeryf i puste dachy nie blokują zasięgu wzroku.
rule-CE-6-12 = Strzał jest obowiązkowy, jeśli masz pocisk i dozwolony cel. Spośród kilku celów wybierasz ty (z zastrzeżeniem zdolności Belle).
rule-CE-6-13 = Rabunek: bierzesz ze swojego miejsca jeden wybrany żeton łupu. Worki leżą zakryte: wskazujesz dowolny, ale najpierw nie podglądasz. Żeton kładziesz na swojej postaci, ukrywając jego wartość; własne żetony możesz oglądać, kiedy chcesz.
rule-CE-6-14 = Rabunek jest obowiązkowy, jeśli na twoim miejscu jest łup. Do łupów na drugim poziomie wagonu nie sięgniesz.
rule-CE-6-15 = Cios: wskazujesz jeden dozwolony cel spośród innych bandytów na swoim miejscu (ten sam wagon i ten sam poziom).
rule-CE-6-16 = Uderzony traci jeden żeton łupu, jeśli jakiś ma. Ty wybierasz rodzaj (worek, klejnot, walizka, z dodatkiem także whiskey), a spośród kilku worków lub manierek decyduje los i nikt nie zagląda. Żeton upada tam, gdzie padł Cios; worki kładzie się zakryte.
rule-CE-6-17 = Potem przesuwasz uderzonego na sąsiednie miejsce na tym samym poziomie, do przodu lub do tyłu, jak chcesz. Z lokomotywy i z brankardu jest tylko jeden kierunek.
rule-CE-6-18 = Bandytę bez łupów też się przesuwa. Cios jest obowiązkowy, jeśli jest dozwolony cel, a upuszczenia łupu nie można odmówić.
rule-CE-6-19 = Uderzony przesunięty do wagonu z szeryfem od razu dostaje neutralny pocisk i ucieka na dach. Jego łup leży już tam, gdzie padł Cios.
rule-CE-6-20 = Bandyta, który zadaje Cios, sam się nie rusza.
rule-CE-6-21 = Kolejność Ciosu: cel, rodzaj łupu (jeśli uderzony coś ma), decyzja Cheyenne, czy zabiera worek, kierunek, przesunięcie, a na końcu skutki związane z szeryfem, konwojentem i zakładnikami. O wybór z jedną tylko możliwością gra nie pyta.

## 7. Szeryf i postacie

rule-CE-7-1 = Gdy szeryf wchodzi do wagonu, każdy bandyta w jego wnętrzu dostaje 1 neutralny pocisk i ucieka na dach tego wagonu.
rule-CE-7-2 = Gdy bandyta w jakikolwiek sposób znajdzie się wewnątrz wagonu z szeryfem, dostaje 1 neutralny pocisk i ucieka na dach tego wagonu, nawet jeśli właśnie stamtąd zszedł.
rule-CE-7-3 = Bandyta nigdy nie może zostać wewnątrz wagonu z szeryfem. Bandytom na dachach szeryf nic nie robi, chyba że wskutek wydarzenia.
rule-CE-7-4 = Jeśli coś spotyka kilku bandytów w tej samej chwili, rozpatruje się ich w kolejności graczy, począwszy od pierwszego. W grze podstawowej ma to znaczenie tylko wtedy, gdy kończą się neutralne pociski.
rule-CE-7-5 = Belle nie może być celem Strzału ani Ciosu, dopóki działający bandyta ma dla tej samej akcji inny dozwolony cel; jeśli jest jedynym celem, trafia się ją normalnie. Innym celem jest każdy dozwolony, także partner z zespołu i drugi bandyta tego samego gracza: to jego trzeba wtedy trafić zamiast niej.
rule-CE-7-6 = Cheyenne: jeśli bandyta traci worek wskutek jej Ciosu, Cheyenne może ten worek zabrać, zamiast zostawić go na podłodze. Decyduje, zanim zobaczy wartość. Klejnoty, walizki i whiskey upadają jak zwykle.
rule-CE-7-7 = Django: postrzelony przez niego bandyta zostaje odrzucony o 1 wagon w kierunku strzału, na tym samym poziomie, tak wewnątrz, jak i na dachu. To obowiązkowe, ale na końcu pociągu cel zostaje na miejscu. Odrzucony do wagonu z szeryfem dostaje neutralny pocisk i ucieka na dach.
rule-CE-7-8 = Doc dobiera na początku rundy 7 kart zamiast 6. Dobierając w ramach czynności, bierze 3 jak wszyscy.
rule-CE-7-9 = Ghost może w pierwszej turze każdej rundy zagrać swoją kartę zakrytą; jeśli w tej turze dobiera, traci tę możliwość na całą rundę. Jeśli wykonuje wtedy dwie czynności, dotyczy to tylko pierwszej zagranej karty, a jeśli pierwszą turą jest tunel, zdolność nic nie zmienia. Jeśli pierwszą turą jest „wszyscy jednocześnie”, może nie ujawniać karty razem z innymi i zostawić ją zakrytą.
rule-CE-7-10 = Tuco może oprócz zwykłych celów strzelać do bandytów na drugim poziomie swojego wagonu: z wnętrza na dach, a z dachu do wnętrza.
rule-CE-7-11 = Tuco i Belle: cele zwykłe i cele dzięki zdolności Tuco liczy się razem i dopiero wtedy sprawdza, czy Belle jest chroniona.
rule-CE-7-12 = Zdolności specjalne postaci działają zawsze i w każdym trybie, chyba że odbierze je Pokerzystka.

## 8. Wydarzenia gry podstawowej

rule-CE-8-1 = Karty rundy „Tunel” i „Most” (oraz „Zasadzka” z dodatku) nie mają wydarzenia.
rule-CE-8-2 = Wydarzenie następuje po ostatniej karcie napadu, dotyczy bandytów tam, gdzie wtedy stoją, i nie wymaga żadnych kart.
rule-CE-8-3 = „Wściekły szeryf”: każdy bandyta na dachu wagonu z szeryfem dostaje 1 neutralny pocisk i zostaje na miejscu. Potem szeryf przechodzi o 1 wagon w kierunku brankardu i jak zwykle przepędza bandytów z nowego wagonu. W brankardzie się nie rusza.
rule-CE-8-4 = „Obrotowe ramię”: wszyscy bandyci z dachów pociągu trafiają na dach brankardu.
rule-CE-8-5 = „Hamowanie”: wszyscy bandyci na dachach pociągu przesuwają się o 1 wagon do przodu. Kto stoi na dachu lokomotywy, ten zostaje.
rule-CE-8-6 = „Bierz wszystko!”: drugą walizkę kładzie się w środku wagonu z szeryfem.
rule-CE-8-7 = „Bunt pasażerów”: każdy bandyta wewnątrz dowolnego wagonu, także lokomotywy, dostaje 1 neutralny pocisk i zostaje na miejscu. Wnętrza dyliżansu to nie dotyczy.
rule-CE-8-8 = „Kradzież kieszonkowa” (stacja): każdy bandyta, który jest na swoim miejscu sam, może wziąć z niego jeden worek, bez zaglądania. Klejnotów, walizek ani whiskey nie można; miejsca w dyliżansie też się liczą. Każdy decyduje za siebie, bo o żaden żeton nie mogą rywalizować dwie osoby.
rule-CE-8-9 = „Zemsta szeryfa” (stacja): każdy bandyta na dachu wagonu z szeryfem traci swój najmniej warty worek. Nie ma tu wyboru: wartość worka się pokazuje i odkłada go poza grę. Kto nie ma worka, nie traci nic, cokolwiek innego posiada.
rule-CE-8-10 = „Konduktor zakładnikiem” (stacja): każdy bandyta w lokomotywie lub na jej dachu zyskuje 250 $. To gotówka, a nie żeton worka.
rule-CE-8-11 = Wydarzenie najpierw przesuwa lub trafia naraz wszystkich, których dotyczy. Dopiero potem, w kolejności graczy, rozpatruje się skutki związane z szeryfem i konwojentem.

## 9. Koniec gry

rule-CE-9-1 = Dodajesz wartość swoich łupów (worki od 250 do 500 $, klejnoty po 500 $, walizki po 1000 $, whiskey 0 $), zdobytą gotówkę i nagrody.
rule-CE-9-2 = Najlepszy Rewolwerowiec: 1000 $ dla gracza, który wystrzelił najwięcej pocisków, czyli ma ich najmniej w bębenku. Przy remisie każdy dostaje pełne 1000 $. Jeśli nikt ani razu nie strzelił, nagrody nie ma.
rule-CE-9-3 = Pociski od szeryfa i z wydarzeń nie liczą się nikomu do nagrody Najlepszego Rewolwerowca.
rule-CE-9-4 = Wygrywa najbogatszy. Przy remisie wygrywa ten z remisujących, który otrzymał najmniej kart pocisków (od graczy i neutralnych razem), a jeśli i to nie rozstrzyga, zwycięstwo jest wspólne.
rule-CE-9-5 = Na koniec odkrywa się wszystkie żetony. Otrzymany pocisk to każda karta pocisku, którą gracz dostał podczas gry, gdziekolwiek jest teraz: w talii, na ręce czy na stosie kart odrzuconych.

## 10. Gra dla 2 graczy i wariant ekspercki

rule-CE-10-1 = Wariant ekspercki (od 3 do 6 graczy, do wyboru): każdy ma odkryty stos kart odrzuconych, a talie tasuje się tylko na początku gry.
rule-CE-10-2 = Na początku rundy dobierasz tyle kart, ile liczy pełna ręka, minus liczba zatrzymanych kart, ale nigdy mniej niż 0. Dobrane przy tym pociski idą od razu na stos kart odrzuconych i nic ich nie zastępuje, więc możesz mieć mniej niż 6 kart.
rule-CE-10-3 = Jeśli podczas dobierania (na początku rundy, w ramach czynności lub z manierki) skończy się talia, tasujesz stos kart odrzuconych, razem z odrzuconymi właśnie pociskami, tworzysz z niego nową talię i dobierasz dalej. Gdy nie ma już ani jednego, ani drugiego, poprzestajesz na tym, co było; przy pytaniu, czy masz z czego dobierać, patrzy się na talię i stos kart odrzuconych łącznie.
rule-CE-10-4 = Na koniec planowania wybierasz, które karty z ręki zatrzymujesz na następną rundę, a resztę odrzucasz; limitu nie ma. Wszyscy wybierają jednocześnie. Liczba zatrzymanych kart jest jawna, one same nie, a odrzucone tak. Po rundzie 5 się tego nie robi.
rule-CE-10-5 = Rozpatrzona karta akcji trafia na stos kart odrzuconych swojego właściciela. Otrzymany pocisk, także od Pudla staruszki, kładzie się na wierzch talii ofiary.
rule-CE-10-6 = Pociski dobrane w ramach czynności lub z manierki zostają na ręce do końca planowania. Wtedy możesz je zatrzymać albo odrzucić jak każdą inną kartę.
rule-CE-10-7 = W wariancie eksperckim symbole premii na koniec rundy z dodatku nic nie dają.
rule-CE-10-8 = Gra dla 2 graczy: każdy prowadzi dwóch bandytów (razem czterech), a każdy z nich ma własny pionek, bębenek, łupy i startowy worek z 250 $. Bandytów się losuje albo, przy wolnym wyborze, biorą kolejno pierwszy, drugi, drugi i pierwszy gracz. Używa się kart rundy dla 2–4 graczy.
rule-CE-10-9 = W grze dla 2 graczy pociąg to lokomotywa i 3 wagony.
rule-CE-10-10 = Każdy z twoich bandytów wnosi po jednym Ruchu, Zmianie poziomu, Strzale, Rabunku, Ciosie i Szeryfie (z dodatkiem także po jednej Jeździe); powtarzające się karty odkłada się do pudełka. Karty obu bandytów tasujesz w jedną talię: 12 kart, z dodatkiem 14. Ręka to 6 kart, a jeśli prowadzisz Doca, 7.
rule-CE-10-11 = W grze dla 2 graczy zawsze obowiązują zasady wariantu eksperckiego.
rule-CE-10-12 = Tury w grze dla 2 graczy przebiegają jak w większym gronie: najpierw pierwszy gracz (wylosowany, z dodatkiem wyłoniony w napadzie z siodła), potem drugi; co rundę zamieniają się rolami. Czynność to jedna karta dowolnego z twoich kolorów albo dobranie, a kolor karty mówi, który bandyta działa. Zamiana ma w grze dla 2 graczy tę samą kolejność co zwykła tura.
rule-CE-10-13 = Start w grze dla 2 graczy: każdy stawia jednego bandytę w środku brankardu, a drugiego w środku wagonu tuż przed nim, którego gdzie chce; pierwszy gracz wybiera pierwszy, jawnie. Z dodatkiem zamiast tego jest napad z siodła.
rule-CE-10-14 = Pociski, które dostaje którykolwiek z twoich bandytów, trafiają do twojej jedynej talii.
rule-CE-10-15 = Twój bandyta może postrzelić lub uderzyć twojego drugiego bandytę, a jeśli to jedyny dozwolony cel, musi. Takie trafienia nie liczą się do nagrody Najlepszego Rewolwerowca.
rule-CE-10-16 = W grze dla 2 graczy sumuje się łupy, okupy i gotówkę obu bandytów. Do nagrody Najlepszego Rewolwerowca liczą się razem pociski z obu bębenków gracza, bez strzałów do własnego bandyty.
rule-CE-10-17 = Zdolność ma każdy bandyta z osobna: zdolność Ghosta obejmuje tylko kartę w jego kolorze, a Doc powiększa rękę swojego gracza o 1. Przy rozstrzyganiu remisów i przy stacji „Śmiercionośny pocisk” liczą się pociski obu bandytów razem.
rule-CE-10-18 = Każdy bandyta trzyma własne łupy: Cios dosięga tylko żetonów uderzonego, a „Zemsta szeryfa”, „Kradzież kieszonkowa”, Bankier, Staruszka i Pokerzystka dotyczą tylko żetonów danego bandyty. Manierki możesz za to użyć do kart dowolnego ze swoich kolorów.
rule-CE-10-19 = W każdym trybie można grać z dodatkiem lub bez niego. Zwykła gra jest dla 3–6 osób, z wariantem eksperckim lub bez; gra dla 2 graczy zawsze z wariantem eksperckim i bez zespołów; gra zespołowa dla 4 lub 6 osób, bez wariantu eksperckiego. Pojedynek dwóch osób z jednym bandytą każda, bez wariantu eksperckiego i bez zespołów, to nasza opcja spoza instrukcji, domyślnie wyłączona.
rule-CE-10-20 = Wariant ekspercki z dodatkiem: symbole premii na koniec rundy pomija się, z Pastorem dobiera się o jedną kartę mniej, a Fotograf liczy pociski w talii, na ręce i na stosie kart odrzuconych. Pocisk Pudla staruszki kładzie się na wierzch talii przed dobieraniem, więc zwykle od razu się go odrzuca.

## 11. Konie i dyliżans: przygotowanie

rule-CE-11-1 = Dodatek zawiera dyliżans, konwojenta, 6 koni, walizkę wartą 1000 $, 5 manierek zwykłej whiskey i 1 starej, 6 kart Jazdy, 8 zakładników, 3 neutralne pociski i 13 kart rundy (5 dla 2–4 graczy, 5 dla 5–6 graczy, 3 stacje).
rule-CE-11-2 = Dyliżans zaczyna obok lokomotywy. Jego walizka leży na dachu, a na niej stoi konwojent.
rule-CE-11-3 = W środku każdego wagonu (ale nie w lokomotywie) kładzie się jedną manierkę wylosowaną z 6, zakrytą, tak by nie było widać jej rodzaju. Reszta odpada z gry.
rule-CE-11-4 = Losuje się o jednego zakładnika mniej, niż jest graczy, i wykłada ich odkrytych; pozostali odpadają z gry i nikt ich nie ogląda. W grze dla 2 graczy zakładników jest 3, o jednego mniej niż bandytów.
rule-CE-11-5 = Karty rundy z dodatku tasuje się z kartami podstawowymi dla tej samej liczby graczy, a stacje ze stacjami: razem 12 kart rundy i 6 stacji. Jak zwykle losuje się z nich 4 karty rundy i 1 stację.
rule-CE-11-6 = Neutralnych pocisków jest 16. Do talii każdego bandyty dochodzi jedna Jazda, więc ma on 11 kart akcji. Każdy bandyta dostaje konia; pozostałe konie zostają w pudełku.
rule-CE-11-7 = Z dodatkiem bandytów rozstawia się w napadzie z siodła, a nie według zasad gry podstawowej.

## 12. Napad z siodła

rule-CE-12-1 = Zaczyna się od brankardu, a potem przechodzi po jednym wagonie do przodu.
rule-CE-12-2 = Wszyscy, którzy jeszcze jadą konno, potajemnie wybierają „wskakuj” albo „jedź dalej” i ujawniają wybór jednocześnie. W grze dla 2 graczy wybierasz osobno dla każdego swojego bandyty, który jeszcze jedzie.
rule-CE-12-3 = Kto wskakuje, ten staje w środku bieżącego wagonu, a jego koń zostaje obok tego wagonu. Pozostali jadą do następnego wagonu.
rule-CE-12-4 = Gdy konno jedzie już tylko jeden gracz, jawnie wybiera dowolny z pozostałych wagonów, od następnego do wagonu 1 (w grze dla 2 graczy dla każdego swojego jadącego bandyty).
rule-CE-12-5 = Nikt nie może zacząć w lokomotywie ani w dyliżansie. Przy wagonie 1 muszą wskoczyć wszyscy, którzy jeszcze jadą.
rule-CE-12-6 = Potem konie są już niczyje. Liczy się tylko, obok którego wagonu każdy z nich biegnie.
rule-CE-12-7 = Spośród bandytów w wagonie najbliższym tyłu pociągu, w którym ktokolwiek jest, losuje się jednego: jego gracz zostaje pierwszym graczem i od niego numeruje się pozostałych. W grze zespołowej pierwszego gracza ustala się inaczej.
rule-CE-12-8 = Podczas napadu z siodła niczego się nie zabiera, nikt nie strzela i nic się nie uruchamia. Szeryf jest w lokomotywie, a do niej nikt nie wchodzi.

## 13. Jazda

rule-CE-13-1 = Jazda wymaga co najmniej jednego konia obok twojego wagonu. Możesz wsiąść z wnętrza i z dachu, a w dyliżansie (wewnątrz lub na dachu) potrzebujesz konia obok wagonu, przy którym dyliżans jedzie.
rule-CE-13-2 = Przejeżdżasz z koniem o 1, 2 lub 3 wagony do przodu albo do tyłu, od lokomotywy po brankard.
rule-CE-13-3 = Kończysz wewnątrz wagonu, przy którym zatrzymuje się koń, nigdy na dachu. Jeśli obok jest dyliżans, możesz zamiast tego wsiąść do jego wnętrza.
rule-CE-13-4 = Możesz też nigdzie nie jechać, tylko przesiąść się na koniu między wagonem a dyliżansem obok: z wagonu (wnętrza lub dachu) do wnętrza dyliżansu albo z dyliżansu (wnętrza lub dachu) do wnętrza wagonu; koń zostaje. Jazda nie może się skończyć tam, gdzie się zaczęła, ani służyć tylko do zejścia z dachu do wnętrza tego samego wagonu.
rule-CE-13-5 = Koń zostaje obok wagonu, przy którym skończyła się jazda. Po akcji nikt nie siedzi na koniu.
rule-CE-13-6 = Jadąc, nikogo nie spotykasz: szeryf, konwojent i bandyci po drodze nie mają znaczenia. Dopiero gdy skończysz wewnątrz wagonu z szeryfem, dostajesz neutralny pocisk i uciekasz na dach.
rule-CE-13-7 = Jeśli obok nie ma konia, Jazda jest bez efektu. Jeśli jest, musisz pojechać.
rule-CE-13-8 = Jeśli kończysz wewnątrz dyliżansu i nie masz zakładnika, od razu bierzesz jednego z dostępnych.
rule-CE-13-9 = Każdy bandyta może użyć każdego konia. Jeśli obok wagonu jest ich kilka, nie ma znaczenia, którego.
rule-CE-13-10 = Jazdę można skończyć także przy lokomotywie: w jej wnętrzu albo w dyliżansie, jeśli jest obok niej.
rule-CE-13-11 = Wybory przy Jeździe: najpierw kierunek i odległość (albo przesiadka, a w rundzie ze stacją „Ucieczka” także odjazd na dobre), potem wagon czy dyliżans, jeśli możliwe jest jedno i drugie.

## 14. Dyliżans

rule-CE-14-1 = Do wnętrza dyliżansu dostajesz się z jego dachu Zmianą poziomu, konno Jazdą albo wskutek Ciosu. Ruchem się nie da.
rule-CE-14-2 = Na dach dyliżansu dostajesz się z jego wnętrza Zmianą poziomu, z dachu wagonu obok Ruchem albo wskutek Ciosu.
rule-CE-14-3 = Przejście między dachem wagonu obok a dachem dyliżansu to 1 z najwyżej 3 kroków Ruchu i można je wykonać tylko raz na Ruch. Z pociągu idziesz więc od 0 do 2 kroków w jedną stronę, aż na wagon obok dyliżansu, i przechodzisz w bok; z dyliżansu najpierw przechodzisz, a potem idziesz od 0 do 2 kroków w jedną stronę.
rule-CE-14-4 = Ruch bandyty wewnątrz dyliżansu jest bez efektu.
rule-CE-14-5 = Dla Strzału i Ciosu wnętrze dyliżansu sąsiaduje z wnętrzem wagonu obok, a dach dyliżansu z dachem tego wagonu. Dachy sąsiadują ze sobą także dla Ruchu.
rule-CE-14-6 = Uderzony wewnątrz dyliżansu trafia do wnętrza wagonu obok, a uderzony na dachu dyliżansu na dach tego wagonu. Kogo uderzysz wewnątrz wagonu obok dyliżansu, tego możesz posłać do przodu, do tyłu albo do wnętrza dyliżansu, a z dachu tego wagonu do przodu, do tyłu albo na dach dyliżansu.
rule-CE-14-7 = Z wnętrza dyliżansu strzelasz do bandytów wewnątrz wagonu obok. Z wnętrza tego wagonu strzelasz jak zwykle do sąsiednich wagonów, a ponadto do wnętrza dyliżansu.
rule-CE-14-8 = Z dachu dyliżansu możesz strzelić do każdego bandyty na dachu pociągu, na dowolną odległość i bez żadnych przeszkód. Z dachu pociągu strzelasz do zwykłych celów oraz do każdego na dachu dyliżansu, także bez przeszkód.
rule-CE-14-9 = Django nikogo nie odrzuca strzałem do dyliżansu ani z dyliżansu, tak na dachu, jak i wewnątrz.
rule-CE-14-10 = Tuco w dyliżansie może strzelać między jego wnętrzem a dachem. Na ukos, na przykład z wnętrza dyliżansu na dach wagonu, strzelać nie może.
rule-CE-14-11 = Szeryf nigdy nie wchodzi do dyliżansu i nic, co robi, tam nie sięga.
rule-CE-14-12 = Łupy upuszczone w dyliżansie lub na jego dachu leżą tam, jadą razem z nim i można je zrabować.
rule-CE-14-13 = Na koniec każdej rundy, także piątej, po wydarzeniu dyliżans przesuwa się o 1 wagon w kierunku brankardu; obok brankardu już zostaje. Bandyci i łupy w nim i na nim jadą razem z nim, konie nie.

## 15. Konwojent

rule-CE-15-1 = Dopóki konwojent jest na dachu dyliżansu, bandyci mogą tam swobodnie stać, ale nie można zrabować walizki dyliżansu. Inne łupy można.
rule-CE-15-2 = Bandyta na dachu dyliżansu może uderzyć konwojenta. Konwojent jest dozwolonym celem, więc dopóki tam jest, nie można uderzyć Belle; jeśli są też inni bandyci, uderzający wybiera.
rule-CE-15-3 = Uderzony konwojent puszcza walizkę (zostaje na dachu dyliżansu i można ją zrabować) i przechodzi na dach wagonu obok. Na dachu pociągu zostaje do końca gry i nie można go już uderzyć, bo nikt nie może stać razem z nim.
rule-CE-15-4 = Odtąd żaden bandyta nie może zostać na dachu z konwojentem. Kto zakończy tam jakiekolwiek przemieszczenie (Ruch, Zmiana poziomu, Cios, strzał Django, ucieczka przed szeryfem, wydarzenie), od razu dostaje 1 neutralny pocisk i ucieka na wybrany sąsiedni dach pociągu, choćby ten, z którego przyszedł, ale nigdy na dach dyliżansu.
rule-CE-15-5 = To samo spotyka każdego bandytę na dachu, na który wkracza konwojent: po Ciosie, na koniec rundy albo przez „Większą prędkość”.
rule-CE-15-6 = Kto Ruchem przechodzi przez dach z konwojentem, dostaje 1 neutralny pocisk i idzie dalej. Przejście z dachu dyliżansu przez jego dach też liczy się jako przejście (lub zatrzymanie się) tam.
rule-CE-15-7 = Do konwojenta nie można strzelać. Na dachu pociągu blokuje zasięg wzroku tak jak bandyta, ale nigdy nie blokuje strzałów na dach dyliżansu ani z niego.
rule-CE-15-8 = Gdy dyliżans się przesuwa, konwojent na dachu pociągu przesuwa się razem z nim, więc zawsze stoi na wagonie obok dyliżansu. „Obrotowe ramię” i „Hamowanie” go nie ruszają.
rule-CE-15-9 = Z dachu lokomotywy i z dachu brankardu jest tylko jeden dach, na który można uciec.
rule-CE-15-10 = Po uderzeniu konwojenta każdy Ruch po dachach między dyliżansem a pociągiem kosztuje więc neutralny pocisk, bo zawsze prowadzi przez jego dach. Strącenie Ciosem z dachu dyliżansu i wejście na dach wagonu obok dyliżansu zawsze kończą się neutralnym pociskiem i ucieczką.
rule-CE-15-11 = Przejść przez dach z konwojentem można tylko Ruchem. Bandyci przesuwani przez wydarzenia („Obrotowe ramię”, „Hamowanie”, „Większa prędkość”) i uciekający nigdy przez niego nie przechodzą; liczy się tylko, gdzie trafią.
rule-CE-15-12 = Konwojentowi nic się nie dzieje, po Ciosie nie ma żadnych łupów, a szeryf go nie przesuwa. Nie liczy się przy „Podziale łupu”, „Kradzieży kieszonkowej” ani przy ustalaniu, czy ktoś jest sam.
rule-CE-15-13 = Ucieczka nie kosztuje kolejnego pocisku i nie jest Ruchem, więc Staruszka nie ma tu znaczenia.

## 16. Zakładnicy

rule-CE-16-1 = Bandyta może mieć najwyżej jednego zakładnika. Nie można go stracić, oddać ani ukraść.
rule-CE-16-2 = Bandyta bez zakładnika, który w jakikolwiek sposób znajdzie się wewnątrz dyliżansu, musi od razu wziąć jednego z dostępnych zakładników; wybiera jego gracz. Jeśli żadnego już nie ma, nic się nie dzieje.
rule-CE-16-3 =
    Kara działa od chwili wzięcia zakładnika (także na karty leżące już na stosie), a okup dolicza się na koniec gry:
    Zakonnica: nie możesz jeździć konno, karta Jazdy jest bezużyteczna; okup 700 $.
    Pastor: na początku każdej rundy dobierasz o jedną kartę mniej; okup 900 $.
    Staruszka: po dachach przechodzisz tylko o 1 krok zamiast od 1 do 3; okup 500 $ za każdy twój klejnot.
    Nauczycielka: nie możesz bić, karta Ciosu jest bezużyteczna; okup 800 $.
    Fotograf: nigdy nie możesz zagrywać zakrytych kart, nawet jako Ghost; okup 200 $ za każdą kartę pocisku innego bandyty (ale nie sprzymierzeńca) w twojej talii.
    Bankier: bez kary; okup 1000 $, jeśli masz co najmniej jedną walizkę.
    Pokerzystka: do końca gry tracisz zdolność specjalną swojej postaci; okup 250 $ za każdy twój worek.
    Pudel staruszki: na początku każdej rundy do twojej talii dochodzi nowy neutralny pocisk; okup 1000 $.
rule-CE-16-4 = Bezużyteczną kartę wolno zagrać, żeby zużyć turę, ale jest bez efektu.
rule-CE-16-5 = Fotograf: w tunelu twoje karty zagrywa się odkryte, a te, które już leżą na stosie, zostają, jak są. Do okupu nie liczą się neutralne pociski ani pociski partnera z zespołu lub twojego drugiego bandyty.
rule-CE-16-6 = Pastor: dobierasz tyle kart, ile liczy pełna ręka, minus liczba zatrzymanych kart i minus 1, ale nigdy mniej niż 0. Doc z Pastorem ma więc 6 kart.
rule-CE-16-7 = Staruszka: twój jedyny krok może prowadzić na sąsiedni dach wagonu albo w bok, między dachem wagonu a dachem dyliżansu.
rule-CE-16-8 = Pudel staruszki: pocisk dochodzi przed tasowaniem i dobieraniem, pierwszy raz w rundzie po wzięciu Pudla. Liczy się jako pocisk otrzymany w tej rundzie, w której dochodzi.
rule-CE-16-9 = Pokerzystka: na przykład Belle staje się zwykłym celem, Doc dobiera 6 kart, a Ghost gra odkrytymi kartami.
rule-CE-16-10 = W grze dla 2 graczy każdy z twoich bandytów może wziąć jednego zakładnika. Pastor i Pudel staruszki działają na twoją wspólną talię, a Fotograf, Zakonnica, Staruszka, Nauczycielka i Pokerzystka tylko na karty tego bandyty.
rule-CE-16-11 = Do okupu liczą się żetony, które bandyta z zakładnikiem ma na koniec gry. Fotograf liczy pociski wszystkich innych kolorów poza sprzymierzonymi, wśród wszystkich kart gracza.
rule-CE-16-12 = Zakonnica, Nauczycielka, Staruszka i Pokerzystka działają na bandytę w kolorze rozpatrywanej karty. Dla Fotografa i zdolności Ghosta liczy się kolor karty w chwili jej zagrania.
rule-CE-16-13 = Wszyscy widzą, którzy zakładnicy zostali i kto którego ma.

## 17. Whiskey, tura „wszyscy jednocześnie” i premia na koniec rundy

rule-CE-17-1 = Manierka to łup: można ją zrabować i stracić wskutek Ciosu (uderzający może wybrać whiskey). Jest warta 0 $. Jej rodzaj jest ukryty aż do zrabowania; posiadacz może go obejrzeć, a pierwsze użycie pokazuje go wszystkim.
rule-CE-17-2 = Z manierki można skorzystać 2 razy: po pierwszym odwraca się ją na stronę w połowie pełną, z widocznym rodzajem, a po drugim odpada z gry. Upuszczona w połowie pełna leży tą stroną do góry, a nieużywana znów leży zakryta (rodzaj znają tylko ci, którzy go widzieli).
rule-CE-17-3 = Manierki używa się w planowaniu zamiast zagrania karty lub dobrania i tylko w zwykłej turze (nie w tunelu, przyspieszeniu, zamianie ani turze „wszyscy jednocześnie”).
rule-CE-17-4 = Zwykła whiskey: dobierasz 3 karty, a potem zagrywasz z ręki jedną kartę akcji; nie możesz z tego zrezygnować ani zamiast tego dobrać kolejnych 3. Jeśli nie masz karty akcji, niczego nie zagrywasz, ale użycie przepada.
rule-CE-17-5 = Stara whiskey: zagrywasz 2 karty akcji pod rząd; żadnej z nich nie możesz zastąpić dobieraniem. Musisz mieć wtedy na ręce co najmniej 2 karty akcji.
rule-CE-17-6 = W jednej turze możesz użyć manierki raz i mówisz, której. Karty zagrane w ten sposób są odkryte, jak w zwykłej turze; Ghost w pierwszej turze może zakryć pierwszą z nich.
rule-CE-17-7 = Wszyscy jednocześnie: każdy potajemnie wybiera kartę albo dobranie 3 i nic się nie pokazuje, póki nie wybiorą wszyscy. Potem ogłasza się i wykonuje dobrania, a wybrane karty ujawnia się razem i kładzie na stos w zwykłej kolejności, zgodnie z ruchem wskazówek zegara od pierwszego gracza.
rule-CE-17-8 = Premia na koniec rundy: za każdy jej symbol na karcie rundy możesz zatrzymać na ręce jedną niezagraną kartę akcji. Wszyscy decydują jednocześnie, między planowaniem a napadem. Pocisków zatrzymać nie można; widać, ile kart kto zatrzymał, ale nie jakie.
rule-CE-17-9 = Na początku następnej rundy zatrzymanych kart nie wtasowuje się do talii: dobierasz do 6 kart łącznie z nimi (Doc do 7). Premia jest dobrowolna, a na stacjach jej symboli nie ma.
rule-CE-17-10 = Kto w turze „wszyscy jednocześnie” nie ma karty akcji, ten dobiera, a jeśli i talię ma pustą, jego czynność przepada.
rule-CE-17-11 = Manierki zdobytej w napadzie możesz użyć najwcześniej w następnej rundzie. Wolno mieć ich kilka; użycie każdej to osobna czynność.

## 18. Wydarzenia z dodatku

rule-CE-18-1 = „Zmęczone konie”: z gry odpadają konie, które są najbliżej brankardu: 2 w grze na 2–4 graczy, 3 w grze na 5–6 graczy, a jeśli tylu nie ma, wszystkie.
rule-CE-18-2 = „Szklaneczka whiskey dla szeryfa”: jeśli w środku wagonu z szeryfem leży manierka, odpada z gry (spośród kilku jedna losowa). Po zwykłej szeryf przechodzi o 1 wagon do tyłu, po starej przez wszystkie wagony aż do brankardu, przepędzając jak zwykle bandytów z każdego wagonu, do którego wchodzi; w brankardzie pije, ale się nie rusza. Manierki bandytów i te na dachu się nie liczą, a bez manierki nic się nie dzieje.
rule-CE-18-3 = „Większa prędkość”: wszyscy bandyci na dachach pociągu, wszystkie konie, dyliżans z zawartością oraz konwojent, jeśli jest na dachu pociągu, przesuwają się naraz o 1 wagon do tyłu; co już jest przy brankardzie, zostaje. Potem rozpatruje się spotkania z konwojentem, a na koniec rundy dyliżans i tak przesuwa się jeszcze raz.
rule-CE-18-4 = „Furia konwojenta”: każdy bandyta w dyliżansie lub na jego dachu oraz w wagonie obok (także w lokomotywie) lub na jego dachu dostaje 1 neutralny pocisk.
rule-CE-18-5 = „Podział łupu” (stacja, na koniec gry): na każdym miejscu z co najmniej dwoma bandytami wartość każdej walizki któregoś z nich dzieli się po równo między wszystkich, którzy tam są, z zaokrągleniem w dół. Żeton zostaje u posiadacza i liczy się dla Bankiera. Miejsca w dyliżansie też się liczą; walizki leżącej na podłodze się nie dzieli, a bandyci, którzy uciekli, nie są na żadnym miejscu.
rule-CE-18-6 = „Ucieczka” (stacja): w tej rundzie bandyta, który rozpatruje Jazdę i ma obok konia, może zamiast jechać odjechać na nim na dobre. Gra się dla niego kończy: jego późniejsze karty są bez efektu i nie może być celem, ale nadal może wygrać. Na koniec każdy bandyta, który został w pociągu lub na jego dachu (także w lokomotywie), jest złapany i nie może wygrać; w dyliżansie i na jego dachu jest się bezpiecznym.
rule-CE-18-7 = „Śmiercionośny pocisk” (stacja): tracisz 150 $ za każdy pocisk, neutralny czy nie, otrzymany w tej rundzie. Wynik może spaść poniżej zera.
rule-CE-18-8 = „Ucieczka”, punktacja: kto odjechał, zachowuje łupy, zakładnika i pociski i liczy się normalnie. Złapanych też się podlicza (również do nagrody Najlepszego Rewolwerowca), ale zajmują miejsca za wszystkimi, którym się udało; jeśli złapano wszystkich, nie wygrywa nikt. W grze dla 2 graczy i zespołowej pieniędzy i okupu złapanego bandyty się nie liczy, a wygrać może tylko strona, której choć jeden bandyta nie został złapany.
rule-CE-18-9 = „Podział łupu”, złapanie przy „Ucieczce” i „Śmiercionośny pocisk” nie robią nic w chwili wydarzenia na koniec rundy. Działają dopiero na koniec gry.

## 19. Punktacja z dodatkiem

rule-CE-19-1 = Liczy się jak w grze podstawowej, a do tego dochodzą okupy. Po rundzie 5 następują kolejno: wydarzenie stacji z gry podstawowej, jeśli to ona; przesunięcie dyliżansu; łupy i gotówka, z „Podziałem łupu”; okupy; Najlepszy Rewolwerowiec; kary za „Śmiercionośny pocisk”; sprawdzenie, kto może wygrać („Ucieczka”); klasyfikacja i remisy.
rule-CE-19-2 = „Podział łupu” nie zmienia okupów: dla Bankiera, Pokerzystki i Staruszki liczą się żetony, które się ma.

## 20. Kolejność rozstrzygania

rule-CE-20-1 = Koniec rundy po kolei: ostatnia karta napadu; wydarzenie z karty rundy w całości, ze skutkami związanymi z szeryfem i konwojentem; przesunięcie dyliżansu i konwojenta oraz ucieczka bandytów z dachu, na który wkracza; zmiana pierwszego gracza; początek następnej rundy, czyli pociski Pudla, tasowanie (nie w wariancie eksperckim), karta partnera (w grze zespołowej), dobieranie i odkrycie karty rundy. Po rundzie 5 zamiast zmiany pierwszego gracza i nowej rundy jest punktacja.
rule-CE-20-2 = Następstwa rozpatruje się do końca dla jednego bandyty: na przykład wepchnięty do wagonu z szeryfem dostaje pocisk i ucieka na dach, a jeśli jest tam konwojent, dostaje drugi i ucieka dalej. To zawsze się kończy, bo uciekający trafia na dach bez konwojenta.
rule-CE-20-3 = Jeśli przez jedno wydarzenie wybiera kilku bandytów (ucieczka przed konwojentem, „Kradzież kieszonkowa”), robią to zgodnie z ruchem wskazówek zegara od pierwszego gracza.
rule-CE-20-4 = Bandytów, których coś spotyka w tej samej chwili, rozpatruje się w tej kolejności po jednym: pocisk, przesunięcie i wszystkie dalsze następstwa, dopiero potem kolejny bandyta.

## 21. Gra zespołowa

rule-CE-21-1 = Zespołowo gra się w 4 lub 6 osób, w zespołach po dwie osoby siedzące obok siebie, z dodatkiem lub bez niego. Siedzący po prawej to gracz A, po lewej gracz B, więc zgodnie z ruchem wskazówek zegara A jest tuż przed B.
rule-CE-21-2 = Bez dodatku wszyscy gracze A zaczynają w środku brankardu, a wszyscy B w środku wagonu tuż przed nim. Z dodatkiem jest napad z siodła.
rule-CE-21-3 = W zespole zawsze najpierw gra A, potem B (odwrotnie tylko przy zamianie).
rule-CE-21-4 = Pierwszym graczem jest wylosowany gracz A, a w każdej kolejnej rundzie A następnego zespołu zgodnie z ruchem wskazówek zegara; graczy B się pomija. Tak samo jest z dodatkiem.
rule-CE-21-5 = Na początku każdej rundy, także pierwszej, po potasowaniu obu talii dobierasz wierzchnią kartę z talii partnera (robicie to jednocześnie i widzi ją tylko ten, kto dobrał), a potem ze swojej talii uzupełniasz rękę do 6 kart (Doc do 7, z Pastorem o 1 mniej; zatrzymane karty się wliczają).
rule-CE-21-6 = Kartę akcji dobraną od partnera możesz zagrać zamiast własnej, w ramach swojej czynności i na swoim miejscu w stosie. Działa wtedy bandyta partnera, zgodnie z kolorem karty, i to partner dokonuje wyborów.
rule-CE-21-7 = Karta partnera wraca do niego tylko wtedy, gdy została zagrana. Niezagrana zostaje wśród twoich kart, w twojej talii, i możesz ją dobrać w późniejszych rundach.
rule-CE-21-8 = Pocisk dobrany od partnera zostaje na twojej ręce, a potem w twojej talii.
rule-CE-21-9 = W ramach czynności i z manierki dobierasz tylko z własnej talii.
rule-CE-21-10 = Zamiana: gra się przeciwnie do ruchu wskazówek zegara, a A i B zamieniają się rolami. Zaczyna B z zespołu pierwszego gracza, na przykład B1, A1, B3, A3, B2, A2.
rule-CE-21-11 = Wyniki partnerów się sumuje i wygrywa najbogatszy zespół. Przy remisie wygrywa ten, który ma mniej kart pocisków w obu taliach razem.
rule-CE-21-12 = Nagroda Najlepszego Rewolwerowca przypada zespołowi, który wystrzelił najwięcej pocisków. Każdy strzał w partnera się odejmuje.
rule-CE-21-13 = Partnera można postrzelić i uderzyć, a jeśli jest jedynym dozwolonym celem, trzeba.
rule-CE-21-14 = Niezagraną kartę akcji partnera możesz zatrzymać w ramach premii na koniec rundy tak jak własną. Gdy trafi do twojej talii, możesz ją później dobrać ty albo jej właściciel jako kartę od partnera; wtedy jest znów po prostu jego kartą.
rule-CE-21-15 = Każdy nadal prowadzi jednego bandytę, z jego łupami, bębenkiem, zakładnikiem i zdolnością. Poza kartą dobieraną na początku rundy nic nie przechodzi między partnerami. Nie widzą nawzajem swoich kart na ręce ani worków, ale rozmów przy stole gra nie ogranicza.
rule-CE-21-16 = Bębenki, karty i żetony zachowują swój kolor. Za pocisk w kolorze partnera lub własnym w twojej talii nigdy nie ma okupu.
rule-CE-21-17 = Zakładników jest o jednego mniej niż graczy. W napadzie z siodła każdy wybiera za siebie, a liczba wagonów i karty rundy zależą jak zwykle od liczby graczy.
rule-CE-21-18 = Przyspieszenie: A wykonuje dwie czynności, potem B dwie, potem następny zespół. Wszyscy jednocześnie: karty trafiają na stos w zwykłej kolejności, A, B, następny zespół.
rule-CE-21-19 = „Ucieczkę”, „Podział łupu” i „Śmiercionośny pocisk” rozlicza się dla każdego bandyty z osobna, a potem sumuje w zespole.
rule-CE-21-20 = Do nagrody Najlepszego Rewolwerowca liczą się pociski wystrzelone przez obu partnerów minus te, którymi trafili się nawzajem. Przy remisie każdy zespół dostaje 1000 $ (raz na zespół), a jeśli najlepszy wynik to 0, nie dostaje nikt.

## 23. Przykłady

rule-EX-1 = Wejście na szeryfa: szeryf jest w środku lokomotywy, a Doc w środku wagonu 1 i wykonuje Ruch do przodu. Trafia na dach lokomotywy z 1 neutralnym pociskiem.
rule-EX-2 = Szeryf wkracza: szeryf jest w środku wagonu 1, Belle i Tuco w środku wagonu 2, a Ghost zagrał Szeryfa i przesuwa go do tyłu. Szeryf jest teraz w środku wagonu 2, a Belle i Tuco na jego dachu, każde z 1 neutralnym pociskiem.
rule-EX-3 = Zasięg wzroku na dachach: Doc jest na dachu wagonu 4, Ghost i Belle na dachu wagonu 2, a Tuco na dachu lokomotywy. Strzelając, Doc może trafić tylko Ghosta: Tuco jest zasłonięty, a Belle chroni to, że celem może być Ghost.
rule-EX-4 = To samo miejsce: Doc i Ghost, a poza nimi nikt, stoją na dachu wagonu 3. Strzał Doca jest bez efektu.
rule-EX-5 = Tuco: Tuco jest w środku wagonu 2, Doc na jego dachu, a Belle w środku wagonu 1. Tuco strzela i musi trafić Doca.
rule-EX-6 = Django i szeryf: Django jest w środku wagonu 3, Ghost w środku wagonu 2, a szeryf w środku wagonu 1. Django strzela do Ghosta, który dostaje pocisk Django i pocisk neutralny i ląduje na dachu wagonu 1.
rule-EX-7 = Django na końcu pociągu: Django strzela z dachu wagonu 1 do Ghosta na dachu lokomotywy. Ghost dostaje pocisk, ale zostaje na miejscu.
rule-EX-8 = Cios: Cheyenne i Doc są w środku wagonu 2, Doc ma 2 worki i klejnot. Cheyenne uderza, wybierając worek i kierunek do przodu: losowy worek Doca jest jej (jeśli chce), nic nie upada, a Doc jest w środku wagonu 1.
rule-EX-9 = Cios i szeryf: Ghost i Doc są w środku wagonu 2, szeryf w środku wagonu 1, Doc ma klejnot. Ghost uderza Doca do przodu: klejnot leży w środku wagonu 2, a Doc jest na dachu wagonu 1 z 1 neutralnym pociskiem.
rule-EX-10 = Zamiana: gra 4 graczy, a pierwszym jest gracz 3. Kolejność to 3, 2, 1, 4.
rule-EX-11 = Przyspieszenie: gracz 1 dobiera 3 karty, potem zagrywa Strzał i dopiero wtedy kolej na gracza 2.
rule-EX-12 = „Wściekły szeryf”: szeryf jest w środku wagonu 1, Doc na dachu wagonu 1, a Ghost w środku wagonu 2. Doc dostaje pocisk i zostaje na dachu wagonu 1, szeryf przechodzi do wagonu 2, a Ghost dostaje pocisk i ucieka na dach wagonu 2.
rule-EX-13 = „Hamowanie”: Doc jest na dachu lokomotywy, a Ghost na dachu wagonu 3. Doc zostaje, Ghost trafia na dach wagonu 2.
rule-EX-14 = Remis rewolwerowców: Doc i Tuco mają po 2 pociski w bębenkach, pozostali więcej. Obaj dostają po 1000 $.
rule-EX-15 = Jazda: pociąg ma 4 wagony, dyliżans jest obok wagonu 1, koń obok wagonu 3, a Doc na dachu wagonu 3. Doc jedzie o 2 do przodu i wybiera wnętrze wagonu 1 albo dyliżansu; koń jest teraz obok wagonu 1, a w dyliżansie Doc bierze zakładnika.
rule-EX-16 = Przesiadka: dyliżans i koń są obok wagonu 2, a Doc w jego środku. Używa Jazdy, nigdzie nie jadąc: jest teraz wewnątrz dyliżansu, a koń nadal obok wagonu 2.
rule-EX-17 = Z dachu na dyliżans: dyliżans jest obok wagonu 1, a Doc na dachu wagonu 3. Idzie o 2 wagony do przodu i przechodzi w bok, razem 3 kroki, więc jest na dachu dyliżansu. Z dachu wagonu 4 by tam nie dotarł.
rule-EX-18 = Cios w konwojenta: dyliżans jest obok wagonu 1, Doc i konwojent na dachu dyliżansu, a Ghost na dachu wagonu 1. Doc uderza konwojenta: walizka leży wolna na dachu dyliżansu, konwojent jest na dachu wagonu 1, a Ghost dostaje neutralny pocisk i ucieka na dach lokomotywy albo wagonu 2.
rule-EX-19 = Przejście przez dach konwojenta: konwojent jest na dachu wagonu 2, Doc na dachu wagonu 4. Idąc o 3 do przodu, Doc staje na dachu wagonu 1 z 1 neutralnym pociskiem. Idąc o 2, dostaje pocisk i musi uciec na dach wagonu 1 albo 3.
rule-EX-20 = Konwojent blokuje: konwojent jest na dachu wagonu 2, Doc na dachu wagonu 4, a Ghost na dachu lokomotywy. Strzał Doca jest bez efektu. Z dachu dyliżansu mógłby trafić Ghosta.
rule-EX-21 = Premia na koniec rundy: na karcie rundy są 2 symbole premii i Doc zatrzymuje Strzał oraz Cios. W następnej rundzie dobiera 5 kart i ma ich 7.
rule-EX-22 = Whiskey: w zwykłej turze Doc pierwszy raz używa manierki zwykłej whiskey. Dobiera 3 karty i zagrywa odkryty Rabunek, a manierka jest teraz w połowie pełna.
rule-EX-23 = „Podział łupu”: Doc z 1 walizką, Ghost i Tuco są na koniec na tym samym miejscu. Każdy liczy sobie z niej 333 $, także Doc, zamiast pełnych 1000 $.
rule-EX-24 = Okup za Fotografa: w talii są 2 pociski Tuco, 1 pocisk Belle i 3 neutralne. Okup to 600 $.
rule-EX-25 = „Większa prędkość”: pociąg ma 4 wagony, dyliżans jest obok wagonu 1, konwojent na dachu wagonu 1, Doc na dachu wagonu 4, Ghost na dachu wagonu 3, a konie obok wagonów 4 i 2. Po wydarzeniu Doc i Ghost są na dachu wagonu 4, konwojent na dachu wagonu 2, dyliżans obok wagonu 2, a konie obok wagonów 4 i 3. Na koniec rundy dyliżans jest już obok wagonu 3, a konwojent na jego dachu.
rule-EX-26 = Kolejność zespołów: grają zespoły 1, 2 i 3, a pierwszym graczem jest A1. Kolejność to A1, B1, A2, B2, A3, B3, przy zamianie B1, A1, B3, A3, B2, A2, a następną rundę zaczyna A2.

## 24. Rozstrzygnięcia wątpliwości

rule-R-01 = Lokomotywa jest wagonem w akcjach i wydarzeniach, ale nie przy liczeniu wagonów, rozkładaniu whiskey i wskakiwaniu do pociągu. Gra podstawowa nazywa ją wagonem, a instrukcja dodatku przy napadzie z siodła mówi, że nim nie jest.
rule-R-02 = Instrukcja zostawia graczom wybór i kolejność wagonów. U nas domyślnie decyduje los, a zamiast tego można podać stały skład.
rule-R-03 = Strzał z pustym bębenkiem jest całkiem bez efektu, bo nie ma czego dać.
rule-R-04 = Gdy zabraknie neutralnych pocisków, nikt nie dostaje karty: nic o tym nie napisano, a liczba kart w pudełku jest ograniczona. Można ustalić, że neutralne pociski się nie kończą.
rule-R-05 = Przy Ciosie uderzający wybiera rodzaj łupu, ale spośród worków decyduje los: mówi się wprawdzie o wyborze, lecz wartości są ukryte, więc i tak wychodzi losowo. Przy Rabunku wskazuje się konkretny żeton na swoim miejscu.
rule-R-06 = Ghost może zakryć jedną kartę na rundę i tylko w pierwszej turze, bo opis zdolności mówi o jednej karcie. Jeśli pierwsza jest tura „wszyscy jednocześnie”, może położyć swoją kartę zakrytą, bez ujawniania.
rule-R-07 = „Bunt pasażerów” dotyczy też lokomotywy, bo jest ona wagonem. Dyliżansu nie dotyczy.
rule-R-08 = 250 $ za konduktora to gotówka, bo karta mówi o okupie, a nie o żetonie. Nie zwiększa więc okupu za Pokerzystkę.
rule-R-09 = Jeśli nikt nie wystrzelił, nagrody Najlepszego Rewolwerowca nie ma. Dosłownie biorąc, wszyscy by remisowali i wszyscy by ją dostali, ale klasyfikacja i tak byłaby ta sama.
rule-R-10 = Zasady wariantu eksperckiego wzięto z opublikowanego opisu: odrzuca się pociski dobrane na początku rundy, zatrzymane karty zostają, wykonane idą na stos kart odrzuconych, otrzymane pociski kładzie się na wierzch talii, a rękę uzupełnia do 6 (7). O reszcie opis milczy, więc pociski z dobierania zostają na ręce do końca planowania, a limitu zatrzymanych kart nie ma; symbole premii są wtedy zbędne.
rule-R-11 = W grze dla 2 graczy pewne jest, że każdy prowadzi dwóch bandytów, a z relacji graczy znamy zasady eksperckie i 3 wagony; strony instrukcji z tym trybem nie mamy, więc talia 12 kart i miejsca startowe to nasze odtworzenie. Instrukcja dodatku mówi o specjalnych zasadach tylko jako o możliwości, więc można też zagrać zwykły pojedynek: po jednym bandycie, zwykłe zasady, 2 wagony i 1 zakładnik.
rule-R-12 = Swoich wolno trafiać: zasady zespołowe odejmują strzały w partnera, a Fotograf nie liczy pocisków sprzymierzeńców, więc takie strzały muszą się zdarzać; przymus i osłanianie Belle wynikają z ogólnych zasad. Dla dwóch bandytów jednego gracza to tylko analogia (opis akcji mówi o przeciwniku), więc można to wyłączyć; domyślnie jest dozwolone.
rule-R-13 = W grze dla 2 graczy zakładników jest 3, o jednego mniej niż bandytów (w pojedynku po jednym bandycie 1). Przy jednym uwaga, że każdy bandyta może wziąć zakładnika, nie miałaby sensu; liczbę tę można zmienić w ustawieniach.
rule-R-14 = Kto w napadzie z siodła jedzie do końca, wskakuje do wagonu 1: instrukcja pisze tylko „i tak dalej”, ale zabrania zaczynać w lokomotywie.
rule-R-15 = Koń jest zawsze obok jakiegoś wagonu. Instrukcja stawia go obok wagonu lub dyliżansu, ale to jedno i to samo miejsce; za dyliżansem koń nie podąża.
rule-R-16 = Na konia można wsiąść także z dachu dyliżansu, tak jak z dachu wagonu. Instrukcja wymienia tylko wnętrze i dach wagonu oraz przesiadkę między wagonem a dyliżansem.
rule-R-17 = Jazda jest obowiązkowa, jeśli się da. Instrukcja pisze wprawdzie, że gracz „może” użyć konia, ale zaplanowane akcje trzeba wykonywać.
rule-R-18 = W jednym Ruchu idzie się wzdłuż pociągu w jedną stronę i najwyżej raz przechodzi na dyliżans lub z niego, tak jak opisuje to instrukcja: 1 lub 2 wagony, potem w bok. Wolno też od razu przejść w bok.
rule-R-19 = Zdolność Django nie działa przy strzałach do dyliżansu i z niego. Instrukcja wyklucza to wprost dla dachów w obie strony, a wewnątrz strzela się w bok i nie ma dokąd kogo odrzucić.
rule-R-20 = Tuco w dyliżansie strzela między poziomami tak jak w wagonie, bo dyliżans też ma dwa poziomy.
rule-R-21 = Jeśli konwojent wkracza na dach, na którym ktoś stoi, stojący dostaje pocisk i ucieka, bo bandyci nigdy nie mogą być na jednym dachu z konwojentem.
rule-R-22 = „Obrotowe ramię” i „Hamowanie” nie ruszają bandytów na dachu dyliżansu, bo mówią o pociągu, ani konwojenta, który musi zostać przy dyliżansie. Kto przez nie trafi na dach konwojenta, dostaje pocisk i ucieka.
rule-R-23 = Bezużyteczną kartę wolno zagrać; jest po prostu bez efektu.
rule-R-24 = Pocisk Pudla staruszki z początku rundy 5 liczy się przy „Śmiercionośnym pocisku”, bo otrzymano go w tej rundzie.
rule-R-25 = O skrajnych przypadkach whiskey instrukcja milczy. Przyjęliśmy, że po zwykłej trzeba zagrać kartę, a jeśli się żadnej nie ma, użycie przepada; starej można użyć tylko z co najmniej 2 kartami akcji na ręce.
rule-R-26 = W turze „wszyscy jednocześnie” instrukcja każe ogłosić dobieranie, zanim inni się ujawnią. Zbieramy więc wszystkie wybory potajemnie i pokazujemy je razem, dzięki czemu nikt nie wie więcej od innych.
rule-R-27 = Przy „Zmęczonych koniach” odpadają 2 konie (w grze na 2–4 graczy) lub 3 (na 5–6), tak jak w instrukcji, choć rysunki na kartach pokazują 1 i 2. Jeśli kilka koni jest tak samo blisko brankardu, nie ma znaczenia, które odpadną.
rule-R-28 = Jeśli u szeryfa leży kilka manierek, wypija on jedną losową, bo instrukcja mówi o jednej. Manierki w połowie pełne też się liczą.
rule-R-29 = „Ucieczka”: złapani są w klasyfikacji za wszystkimi, którym się udało, a jeśli złapano wszystkich, nikt nie wygrywa; o Najlepszego Rewolwerowca walczą dalej. W grze dla 2 graczy i zespołowej pieniędzy złapanego bandyty się nie liczy, a strona wygrywa tylko z choć jednym niezłapanym. Koń odjeżdża z bandytą, a z Zakonnicą odjechać nie można, bo zabrania ona Jazdy.
rule-R-30 = W grze zespołowej z dodatkiem pierwszym graczem jest wylosowany gracz A, bo zasada zespołowa zastępuje losowanie po napadzie z siodła.
rule-R-31 = Po zagraniu karty partnera działa bandyta w kolorze karty, bo karty zawsze należą do koloru i wracają do swojego właściciela.
rule-R-32 = „Talia” przy okupie za Fotografa to na koniec gry wszystkie karty gracza: w talii, na ręce i zatrzymane.
rule-R-33 = Karta rundy z dodatku bez wydarzenia nie ma nadrukowanej nazwy. Nazywamy ją „Zasadzką”; nie ma to wpływu na grę.
rule-R-34 = Karta „Większa prędkość” ma dla 2–4 graczy trzy tury (zwykła, tunel, zwykła), a dla 5–6 graczy cztery (zwykła, zwykła, tunel, zwykła). To nietypowe, ale tak są wydrukowane obie karty.
rule-R-35 = Dyliżans przesuwa się także po rundzie 5, bo instrukcja przesuwa go na koniec rundy bez wyjątków, a punktacja jest potem. Ma to znaczenie tylko dla bandytów na dachu, na który wkracza konwojent: dostają pocisk i zmieniają miejsce.
rule-R-36 = Dobieranie z pustej talii byłoby ukrytym pasem, więc jest niedozwolone, dopóki ma się kartę akcji.
rule-R-37 = Gry zespołowej nie łączy się z wariantem eksperckim: ich zasady o pociskach są sprzeczne (jedne każą zatrzymać pocisk na ręce, drugie go odrzucić), a żaden opis tego nie rozstrzyga.
rule-R-38 = Z Fotografem w tunelu gra się odkrytymi kartami. Instrukcja zabrania tylko zagrywania zakrytych, a my nie rozumiemy tego jako przymusu dobierania.
rule-R-39 = W grze dla 2 graczy i z kartami partnera kartę może zagrać ktoś inny niż zwykle, więc wszystko zależy od jej koloru. To, co dotyczy dobierania (Doc, Pastor, Pudel staruszki), zależy od gracza.
rule-R-40 = Przy „Podziale łupu” dzieli się na bandytów, nie na graczy, więc gracz z dwoma bandytami na tym samym miejscu dostaje dwie części. Dyliżans traktuje się jak wagon.
rule-R-41 = Worek można śledzić wzrokiem, dopóki leży na jakimś miejscu albo jest jedynym w czyichś rękach. Gdy bandyta traci jeden z kilku, tylko jego gracz wie, który; to, co inni wiedzieli o jego workach, idzie w niepamięć. Tak samo z nieużytymi manierkami.
rule-R-42 = Nie pytamy, którym z dwóch bandytów gracz zajmuje się najpierw: nie robi to żadnej różnicy.
rule-R-43 = W drafcie wykłada się losowo o jednego bandytę więcej, niż potrzeba (najwyżej sześciu), a gracze wybierają spośród nich.
rule-R-44 = Co zakładają boty: karta, której miejsca nie znają, może być z równym prawdopodobieństwem wszędzie tam, gdzie pozwala na to wiedza jawna, a tajna odpowiedź jest dowolną dozwoloną.
