### Carson City: skrót zasad po polsku.

## W skrócie

goal = W cztery rundy zakładacie miasto; wygrywa, kto na koniec ma najwięcej punktów zwycięstwa. Najwięcej dają parcele z budynkami, domami i górami, a pieniądze przez całą grę można zamieniać na punkty.
turn-1 = Runda ma cztery fazy: wybór persony, rozstawianie kowbojów, rozstrzyganie akcji, koniec rundy.
turn-2 = Każdy bierze jedną z siedmiu person. Daje ona przewagę na tę rundę, wyznacza porządek tury i ogranicza gotówkę, którą wolno zatrzymać.
turn-3 = Potem na zmianę stawiacie po jednym kowboju, aż każdy spasuje: na polu akcji, na parceli do kupienia, na budynku, który atakujesz albo którego bronisz.
turn-4 = Kto spasuje wcześnie, wygrywa w tej rundzie remisy, a w następnej wybiera pierwszy.
turn-5 = Pola rozstrzyga się w stałej kolejności: płaca, drogi, parcele, budowa, dochody, punkty.
turn-6 = Gdzie stoją kowboje kilku graczy, dochodzi do pojedynku: rzut kością plus siła ognia, czyli zatrzymani kowboje i rewolwery. Przegrani zabierają kowboja z powrotem.
turn-7 = Parcela kosztuje 1 $ plus 1 $ za wszystko, co stoi na niej i wokół niej. Buduje się na własnych parcelach; większość budynków potrzebuje drogi i daje dom.
turn-8 = Budynki co rundę zarabiają na tym, co mają wokół siebie. Skuteczny atak zabiera połowę.
turn-9 = Na koniec rundy dostajesz nowych kowbojów i oddajesz gotówkę ponad limit: 1 PZ za każde pełne 10 $.
turn-10 = Po rundzie 4 każda twoja niepusta parcela daje 2 PZ, a każde pełne 6 $ daje 1 PZ.

## Rozdziały

chapter-0 = Podstawowe pojęcia
chapter-1 = Elementy gry
chapter-2 = Przygotowanie gry
chapter-3 = Przebieg rundy
chapter-4 = Faza 1: wybór persony
chapter-5 = Faza 2: rozstawianie kowbojów
chapter-6 = Faza 3: rozstrzyganie akcji i pojedynków
chapter-7 = Pola akcji w kolejności rozstrzygania
chapter-8 = Drogi, budowa i domy
chapter-9 = Zyski z budynków
chapter-10 = Ataki na budynki
chapter-11 = Persony
chapter-12 = Faza 4: koniec rundy
chapter-13 = Koniec gry
chapter-14 = Warianty
chapter-15 = Sytuacje wyjątkowe
chapter-16 = Przykłady
    .rules = EX
chapter-17 = Edycje
chapter-18 = Rozstrzygnięcia wątpliwości
    .rules = R

## 0. Podstawowe pojęcia

rule-CC-0-1 = Mapa ma 8 kolumn i 8 rzędów, czyli 64 parcele. Kolumny oznaczają litery od a do h (od lewej do prawej), a rzędy liczby od 1 do 8 (z góry na dół); c4 to trzecia kolumna i czwarty rząd.
rule-CC-0-2 = Parcele sąsiadujące to wszystkie parcele wokół danej, także po skosie: najwyżej 8. Poza skrajem mapy nic się nie liczy.
rule-CC-0-3 = Rogi to punkty, w których stykają się parcele, także na skraju mapy. Każda parcela ma cztery rogi.
rule-CC-0-4 = Drogi kładzie się na bokach parcel; boków jest 144, razem z tymi na skraju mapy. Bok zapisuje się parcelą i stroną świata: c4n to północny bok c4, a c4w zachodni; dolny skraj mapy zapisuje się jako c8s, a prawy jako h4e.
rule-CC-0-5 = Parcela jest pusta albo mieści dokładnie jedną rzecz: dom, górę, budynek lub (w wariancie z rzeką) rzekę. Jej właścicielem jest jeden gracz albo nikt. Zawartość i własność są od siebie niezależne, tyle że budynek zawsze stoi na parceli z właścicielem, a parcela rzeczna nigdy właściciela nie ma.
rule-CC-0-6 = Parcela jest zajęta, jeśli stoi na niej dom, góra lub budynek. Sama płytka własności ani rzeka nie czynią parceli zajętą.
rule-CC-0-7 = Budynków jest osiem rodzajów: ranczo, kopalnia, sklep, bank, saloon, hotel, kościół i więzienie. Dom i góra nie są budynkami.
rule-CC-0-8 = Porządek tury wyznaczają numery person z bieżącej rundy, od najniższego; zanim w rundzie 1 wszyscy wybiorą persony, obowiązuje kolejność wylosowana. Kolejność pasowania to kolejność, w jakiej gracze spasowali w tej rundzie, począwszy od pierwszego. W fazach 3 i 4 tor porządku tury oznacza dolny rząd, czyli kolejność pasowania.
rule-CC-0-9 = Rundą nazywamy tu to, co w instrukcji jest turą gry. Rundy są cztery.
rule-CC-0-10 = Osobiste zapasy to kowboje, drogi, sztony rewolweru, pieniądze, płytki własności i niezbudowane budynki leżące przed graczem. Wspólne zapasy to wszystko, co do nikogo nie należy i nie znajduje się na planszy. Kowboje stojący na planszy nie należą do żadnych zapasów.
rule-CC-0-11 = Jeśli kilku graczy ma w tej samej chwili rzucać, coś dostać, dobrać lub o czymś zdecydować, a nie powiedziano inaczej, robią to po kolei: podczas przygotowania gry w wylosowanej kolejności, w fazie 1 w kolejności wyboru person, w fazie 2 w porządku tury, a w fazach 3 i 4 oraz w końcowej punktacji w kolejności pasowania. W pojedynku rzuca się więc kośćmi w kolejności pasowania.
rule-CC-0-12 = Gdy zasada mówi o twoim kowboju albo po prostu o kowboju, obejmuje to też białego kowboja u gracza, który go ma, chyba że wyraźnie go wyklucza.

## 1. Elementy gry

rule-CC-1-1 = W grze jest 30 płytek budynków: po 6 rancz i kopalni, po 4 sklepy i banki, po 3 saloony i hotele oraz po 2 kościoły i więzienia.
rule-CC-1-2 = Do gry należy 20 domów, 9 gór, 25 dróg, 60 płytek własności (12 w każdym kolorze), 50 kolorowych kowbojów (10 w każdym kolorze) oraz 1 biały kowboj szeryfa.
rule-CC-1-3 = Sztonów rewolweru jest w pudełku 25 (edycja polska) albo 27 (edycje włoska i rosyjska). Do tego dochodzą: szton „3 gnaty”, 30 płytek pojedynku (pięć zestawów od 0 do 5), 7 dwustronnych kart person, 2 kości sześciościenne (jedna biała, druga czarna, a w edycji rosyjskiej czerwona), licznik tur, 10 znaczników graczy i woreczek.
rule-CC-1-4 = Pieniądze w pudełku to 30 sztuk po 1 $, 20 po 5 $ (w edycji włoskiej 30), 22 po 10 $ i 6 po 20 $. W naszej grze pieniędzy w banku centralnym nigdy nie brakuje.

## 2. Przygotowanie gry

rule-CC-2-1 = Porządek tury w rundzie 1 jest losowy. Każdy zaczyna z 0 punktów zwycięstwa (PZ).
rule-CC-2-2 = Na start dostajesz 15 $ (w grze z płytkami pojedynku kwota może być inna), 1 drogę, 1 szton rewolweru, 12 płytek własności i 3 kowbojów. Reszta z 10 kowbojów każdego koloru trafia do wspólnych zapasów.
rule-CC-2-3 = Na polach budowy leżą na początku: ranczo za 3 $, kopalnia za 4 $, ranczo za 10 $ i kopalnia za 12 $. Pozostałych 26 budynków trafia do woreczka, po czym losuje się z niego trzy: na pola 5 $, 6 $ i 8 $, w tej kolejności.
rule-CC-2-4 = Centrum miasta wyznacza rzut dwiema kośćmi: numer kolumny to wynik białej kości plus 1, a numer rzędu to wynik drugiej kości plus 1. Centrum leży więc zawsze w kolumnach od b do g (od 2 do 7) i rzędach od 2 do 7, nigdy na skraju mapy. Stawia się tam dom i kładzie po jednej drodze na każdym z czterech boków parceli.
rule-CC-2-5 = Takim samym rzutem ustala się, jedno po drugim, miejsca dla dziewięciu gór (w wariancie z rzeką jest ich mniej). Jeśli wypadnie parcela już zajęta, rzuca się ponownie.
rule-CC-2-6 = Licznik tur zaczyna na prawo od pola zakupu punktów zwycięstwa po 2 $. Szton „3 gnaty” leży na polu „naboje”, a biały kowboj stoi na karcie szeryfa.
rule-CC-2-7 = Przed grą ustala się dla każdej z 7 person, czy gra się jej żółtą, czy czerwoną stroną: wspólnie albo losowo. Początkującym polecamy same żółte strony; można też grać samymi czerwonymi lub dowolnie je wymieszać. W trakcie gry strony się nie zmieniają.
rule-CC-2-8 = Parcele początkowe: w porządku tury każdy kładzie płytkę własności na dowolnej parceli bez właściciela, a potem w odwrotnej kolejności każdy kładzie drugą. Wolno wybrać także górę i centrum miasta. Te parcele dostaje się za darmo.
rule-CC-2-9 = Po przygotowaniu gry droga dochodzi dokładnie do 9 parcel: do centrum i do 8 parcel wokół niego (także rzecznych, jeśli są wśród nich).
rule-CC-2-10 = Po przygotowaniu gry we wspólnych zapasach jest 21 dróg minus liczba graczy (4 leżą przy centrum, a każdy gracz ma jedną), 19 domów i po 7 kowbojów każdego koloru biorącego udział w grze. W woreczku zostają 23 budynki.

## 3. Przebieg rundy

rule-CC-3-1 = Gra trwa cztery rundy. Każda ma cztery fazy: 1. wybór persony, 2. rozstawianie kowbojów, 3. rozstrzyganie akcji i pojedynków, 4. koniec rundy.
rule-CC-3-2 = W rundzie 1 persony wybiera się w kolejności wylosowanej na początku gry, a w rundach od 2 do 4 w kolejności pasowania z poprzedniej rundy.

## 4. Faza 1: wybór persony

rule-CC-4-1 = W każdej rundzie wybiera się spośród wszystkich siedmiu person. Gracze po kolei biorą po jednej karcie, której nikt w tej rundzie jeszcze nie wziął. Tę samą personę wolno brać w kilku rundach.
rule-CC-4-2 = Wszystko, co karta daje „natychmiast”, wykonujesz od razu, zanim następny gracz wybierze swoją personę.
rule-CC-4-3 = Gdy wszyscy już wybrali, porządek tury biegnie według numerów kart, od najniższego: szeryf 1, bankier 2, sprzedawczyni 3, robotnik 4, osadnik 5, kapitan 6, najemnik 7.
rule-CC-4-4 = Kartę trzeba wziąć, ale z tego, co ona tylko proponuje (zakup, parcela osadnika, pieniądze teraz lub później), możesz zrezygnować; propozycja z chwili wyboru, z której nie skorzystasz, przepada na tę rundę, chyba że karta pozwala użyć jej później. Persony, których nikt nie wziął, w tej rundzie nie działają. Gra na dwie osoby nie ma osobnych zasad poza rozdaniem płytek pojedynku.

## 5. Faza 2: rozstawianie kowbojów

rule-CC-5-1 = W porządku tury, raz za razem, każdy, kto jeszcze nie spasował, robi dokładnie jedną rzecz: stawia jednego kowboja z osobistych zapasów albo pasuje. Kto nie ma kowboja, którego wolno mu postawić, musi spasować, ale dopiero gdy przyjdzie na niego kolej, a nie już przy stawianiu ostatniego kowboja.
rule-CC-5-2 = Pas jest ostateczny do końca rundy. Znacznik pasującego staje na pierwszym wolnym miejscu dolnego toru. Faza kończy się, gdy spasują wszyscy.
rule-CC-5-3 = Nie musisz stawiać wszystkich kowbojów: ci, których zatrzymasz w osobistych zapasach, zwiększają twoją siłę ognia.
rule-CC-5-4 = Wolno stanąć tam, gdzie stoi już inny gracz (poza opisanymi wyjątkami), i prowadzi to do pojedynku. Na jednym polu z pojedynkami, jednej parceli lub jednym budynku możesz mieć najwyżej jednego kowboja.
rule-CC-5-5 = Na polach „płaca” i „droga” możesz zawsze stawiać dowolnie wielu kowbojów (biały ma ograniczenia); na pozostałych polach akcji, parcelach bez właściciela i cudzych budynkach tylko jednego swojego i tylko tam, gdzie nie ma białego kowboja. Ponadto na polu budowy (od 3 do 12 $) musi leżeć budynek, pola zakupu punktów (5, 4, 3 lub 2 $) nie może blokować licznik tur, na parcelę bez właściciela (pustą, z domem lub z górą, nie rzeczną) musisz mieć płytkę własności, a atak na cudzy budynek nie może być zabroniony; własnego budynku może bronić jeden twój kowboj. Nigdy nie stawia się na polach „zakup parceli” i „zyski z nieruchomości” ani na parceli, która ma właściciela, a nie ma budynku.
rule-CC-5-6 = Stawiając kowboja, nie musisz mieć pieniędzy; czy stać cię na zapłatę, sprawdza się dopiero przy rozstrzyganiu akcji.
rule-CC-5-7 = Białego kowboja (żółty szeryf) oraz gracza z czerwonym szeryfem obowiązują przy stawianiu dodatkowe ograniczenia, opisane przy szeryfie w rozdziale „Persony”.

## 6. Faza 3: rozstrzyganie akcji i pojedynków

rule-CC-6-1 = Pola rozstrzyga się po jednym, w stałej kolejności, która biegnie wężykiem przez trzy rzędy planszy: od płacy po zakup punktów zwycięstwa.
rule-CC-6-2 = Z akcji, do której masz prawo, zawsze możesz zrezygnować, także po wygranym o nią pojedynku; jeśli nie możesz zapłacić, musisz zrezygnować. Taka akcja przepada i nie dostaje jej nikt inny.
rule-CC-6-3 = Po rozstrzygnięciu pola, parceli lub budynku kowboj, który wykonał akcję albo z niej zrezygnował, trafia do wspólnych zapasów. Biały kowboj wraca na kartę szeryfa.
rule-CC-6-4 = Pojedynek: jeśli przy rozstrzyganiu na tym samym polu z pojedynkami, parceli lub budynku stoją kowboje co najmniej dwóch graczy, wszyscy oni toczą jeden wspólny pojedynek (nigdy walki parami).
rule-CC-6-5 = Siła uczestnika pojedynku to wynik rzutu jedną kością (od 1 do 6) plus jego siła ognia.
rule-CC-6-6 = Siła ognia to liczba kowbojów w osobistych zapasach (bez tych na planszy) plus liczba sztonów rewolweru, plus 3 za szton „3 gnaty”, plus premia najemnika (3 za żółtego, 2 za czerwonego). Niepostawiony biały kowboj liczy się tu jak zwykły, chyba że gracze ustalili inaczej.
rule-CC-6-7 = Wygrywa największa siła. Jeśli ma ją kilku graczy, wygrywa ten z nich, który spasował najwcześniej.
rule-CC-6-8 = Zwycięzca może wykonać akcję, po czym jego kowboj trafia do wspólnych zapasów. Każdy przegrany od razu odkłada swojego kowboja do osobistych zapasów, więc liczy się on już w następnym pojedynku i na polach siły ognia tej rundy. Odzyskanego kowboja nie można w tej rundzie postawić ponownie.
rule-CC-6-9 = O pola „płaca” i „droga” nie toczy się pojedynków.
rule-CC-6-10 = Na polach „płaca” i „droga”, przy zyskach z nieruchomości i przy łupie z udanego ataku gra o nic cię nie pyta, bo rezygnacja nigdy by ci nie pomogła. Na każdym innym polu, parceli i przy każdej budowie uprawniony gracz decyduje, czy wykonuje akcję w całości, czy z niej rezygnuje.
rule-CC-6-11 = W pojedynku siłę ognia wszystkich liczy się ze stanu sprzed tego pojedynku; przegrani zabierają kowbojów dopiero potem. Akcję zwycięzcy kończy się, zanim zacznie się rozstrzygać cokolwiek innego.
rule-CC-6-12 = Po fazie 3 na planszy nie stoi już żaden kowboj.

## 7. Pola akcji

rule-CC-7-1 = Płaca: 4 $ za każdego twojego kowboja na tym polu.
rule-CC-7-2 = Naboje (pojedynek): bierzesz szton „3 gnaty” i masz go do końca rundy.
rule-CC-7-3 = Trzy drogi (pojedynek): bierzesz 3 drogi do osobistych zapasów.
rule-CC-7-4 = Droga: dostajesz 1 drogę za każdego swojego kowboja na tym polu.
rule-CC-7-5 = Zakup parceli (automatyczny): najpierw rozstrzyga się parcele sporne, a jeśli jest ich kilka, następną wskazuje po każdym wyniku gracz, który spasował pierwszy (w edycji polskiej pierwszy w kolejności pasowania spośród stojących na spornych parcelach, wyznaczony raz, przed pierwszym pojedynkiem); zwycięzca od razu kupuje albo rezygnuje. Potem w kolejności pasowania każdy kupuje swoje niesporne parcele, w porządku, jaki sam wybierze. Cena to 1 $ plus 1 $ za każdy dom, górę lub budynek na tej parceli i na sąsiadujących, czyjekolwiek są (od 1 $ do 10 $; hotel liczy się za 1, rzeka za 0); płacisz do banku i kładziesz płytkę własności, a dom lub góra na parceli należy odtąd do ciebie.
rule-CC-7-6 = Stawianie budynku (pojedynek o każde pole osobno): płacisz cenę podaną na polu i bierzesz leżący tam budynek, który budujesz od razu albo zatrzymujesz. Gracz z żółtym robotnikiem płaci przy każdym zakupie w tej rundzie połowę ceny, zaokrągloną w górę: 6 $ zamiast 12 $, 5 $ zamiast 10 $, 4 $ zamiast 8 $, 3 $ zamiast 6 $ i 5 $, 2 $ zamiast 4 $ i 3 $.
rule-CC-7-7 = Zatrzymane budynki: zaraz po rozstrzygnięciu pola budowy za 3 $ gracze w kolejności pasowania mogą zbudować swoje zatrzymane budynki, które wolno już budować, jeden po drugim, w wybranym przez siebie porządku. Każdy ma na to tylko jedną kolej: drogi położone przez późniejszego gracza nie dają wcześniejszemu drugiej szansy w tej rundzie.
rule-CC-7-8 = Zyski za parcele (pojedynek): 2 $ za każdą twoją parcelę, także pustą.
rule-CC-7-9 = Zyski za siłę ognia (pojedynek): 2 $ za każdy punkt twojej siły ognia. Punkty najemnika też się liczą, ale nie w edycji włoskiej, gdzie działają tylko w pojedynkach. Kowboj, który wykonuje tę akcję, stoi na planszy i się nie liczy.
rule-CC-7-10 = Hazard (pojedynek): rzucasz dwiema kośćmi i dostajesz tyle dolarów, ile wynosi suma oczek.
rule-CC-7-11 = Zyski z nieruchomości (automatyczne): najpierw rozstrzyga się ataki, potem wypłaca zyski ze wszystkich budynków.
rule-CC-7-12 = Punkty za parcele (pojedynek): dostajesz tyle PZ, ile wynosi połowa liczby twoich parcel, zaokrąglona w dół.
rule-CC-7-13 = Punkty za siłę ognia (pojedynek): dostajesz tyle PZ, ile wynosi połowa twojej siły ognia, zaokrąglona w dół; siłę ognia liczy się tak jak przy zyskach za siłę ognia. Jeśli gracze tak ustalili, osobno dzieli się i zaokrągla kowbojów, a osobno punkty rewolwerów.
rule-CC-7-14 = Punkty za nieruchomości (pojedynek): 1 PZ za każdy twój zbudowany budynek; domy, góry i budynki niezbudowane się nie liczą. Kopalnie liczą się w edycjach włoskiej i rosyjskiej, a w polskiej nie.
rule-CC-7-15 = Zakup punktów zwycięstwa (pojedynek o każde pole osobno): kupujesz dowolną liczbę PZ po cenie podanej na polu, na ile wystarczy ci gotówki. Kupno 0 PZ to rezygnacja.

## 8. Drogi, budowa i domy

rule-CC-8-1 = Drogi leżą na bokach parcel, po jednej na bok (dwie tylko w moście). Nowa droga musi zajmować wolny bok i mieć wspólny róg z drogą lub mostem na planszy; nieważne, co jest na parcelach obok. Położona droga jest niczyja i nigdy nie znika z planszy.
rule-CC-8-2 = Droga dochodzi do parceli, jeśli ma koniec w co najmniej jednym z jej czterech rogów. Droga biegnąca wzdłuż boku dotyka dwóch rogów, więc też wystarcza.
rule-CC-8-3 = W rundach od 1 do 4 możesz kłaść dowolnie wiele dróg z osobistych zapasów przed każdą swoją decyzją; nie zużywa to tury, a ta sama decyzja, z możliwościami obliczonymi na nowo, czeka na ciebie dalej (dopóki masz drogę, decyzją jest też wybór „zbudować czy zatrzymać” oraz krok zatrzymanych budynków, jeśli masz co budować). Dróg nie kładzie się podczas przygotowania gry, przy wymuszonym pasie lub zwrocie gotówki, przy odpowiedzi na prośbę o zgodę ani przy tajnym wyborze płytki pojedynku. W wariancie z rzeką jest jeszcze jedna okazja, w kolejności pasowania, tuż przed końcową punktacją.
rule-CC-8-4 = Budować możesz tylko na własnej parceli, która nie jest zajęta: bez domu, góry i budynku. Dotyczy to także rancz.
rule-CC-8-5 = Sklep, bank, saloon, hotel, kościół i więzienie wymagają parceli, do której dochodzi droga, oraz domu stawianego w tym samym kroku. Ranczo i kopalnia nie potrzebują ani drogi, ani domu. Jeśli gra się z domem przy kopalni, także ona wymaga domu na niezajętej parceli, do której dochodzi droga (sama kopalnia drogi nie potrzebuje).
rule-CC-8-6 = Dom dostaje się za darmo ze wspólnych zapasów; domy nie pojawiają się w grze w żaden inny sposób i nie da się ich kupić bez parceli. Dom może stanąć w dowolnej części mapy, na niezajętej parceli, do której dochodzi droga (nie na rzece i nie na parceli nowego budynku): własnej, bez właściciela albo cudzej za zgodą jej właściciela. Własność się nie zmienia: dom należy do właściciela parceli, a na parceli bez właściciela jest niczyj i parcelę tę można później kupić.
rule-CC-8-7 = Budując, możesz najpierw położyć drogi, a potem wskazujesz naraz parcelę budynku i parcelę domu. Obie muszą być dozwolone przy bieżącym stanie planszy; stawia się albo jedno i drugie, albo nic. Położone drogi zostają, nawet jeśli niczego potem nie zbudujesz.
rule-CC-8-8 = Jeśli parcela pod dom należy do innego gracza, zanim cokolwiek stanie, odpowiada on „tak” lub „nie”; niczego nie można mu za to zaoferować. Po odmowie nic nie zostaje postawione: możesz dołożyć drogi, wskazać inne parcele albo zatrzymać budynek. O parcelę odmówioną dla tego budynku nie wolno pytać ponownie w tym samym kroku (to pole budowy, ten zakup robotnika, ta kolej gracza przy zatrzymanych budynkach).
rule-CC-8-9 = Kupiony budynek możesz zatrzymać bez budowania; wolno mieć dowolnie wiele takich budynków i nic się już za nie nie dopłaca. Zbudować je można tylko w kroku zatrzymanych budynków, po polu budowy za 3 $. W edycjach polskiej i rosyjskiej dotyczy to wszystkich, także kupionych w tej rundzie, a we włoskiej tylko kupionych, zanim zaczęto rozstrzygać pola budowy tej rundy (budynek wzięty przez czerwonego robotnika w fazie 1 można więc zbudować w tej samej rundzie).
rule-CC-8-10 = Zatrzymane budynki nie dają zysków, rewolwerów ani PZ i nie liczą się jako twoje rancza lub kopalnie.
rule-CC-8-11 = Budując ranczo lub kopalnię, bierzesz na stałe 1 szton rewolweru, a budując więzienie 2.
rule-CC-8-12 = Budynki, domy, góry i własność parcel są trwałe: niczego nie usuwa się, nie sprzedaje, nie przesuwa ani nie wymienia.

## 9. Zyski z budynków

rule-CC-9-1 = Ranczo przynosi 1 $ za każdą niezajętą parcelę wokół siebie, czyjakolwiek jest; parcele rzeczne też się liczą, a zysk nigdy nie jest mniejszy niż 1 $. Parcela z górą lub domem jest zajęta.
rule-CC-9-2 = Kopalnia przynosi 3 $ za każdą sąsiadującą górę na parceli twojej lub bez właściciela (w wariancie z rzeką mogą dojść jeszcze 3 $).
rule-CC-9-3 = Sklep przynosi 3 $ za każdy sąsiadujący dom oraz 3 $ za każde ranczo, które masz zbudowane gdziekolwiek na mapie; własne ranczo tuż obok liczy się więc dwa razy. Jako domy liczą się też ranczo i kościół (za 1) oraz hotel (za 2). Niczego na parcelach innych graczy się nie liczy.
rule-CC-9-4 = Bank przynosi 3 $ za każdy sąsiadujący dom oraz 3 $ za każdą kopalnię, którą masz zbudowaną gdziekolwiek na mapie. Jako domy liczą się też ranczo i kościół (za 1) oraz hotel (za 2). Niczego na parcelach innych graczy się nie liczy.
rule-CC-9-5 = Saloon przynosi 5 $ za każdy sąsiadujący dom. Jako domy liczą się też ranczo i kościół (za 1) oraz hotel (za 2). Niczego na parcelach innych graczy się nie liczy.
rule-CC-9-6 = Hotel przynosi zawsze 6 $.
rule-CC-9-7 = Kościół i więzienie nie przynoszą żadnego zysku.
rule-CC-9-8 = Ten sam dom, ta sama góra lub ta sama wolna parcela może zwiększać zysk dowolnie wielu budynków.
rule-CC-9-9 = Budynek nigdy nie przynosi więcej niż najwyższa z ośmiu wydrukowanych na nim wartości: ranczo 8 $, kopalnia, sklep i bank po 21 $, saloon 35 $, hotel 6 $. Ograniczenie to dotyczy całego zysku (razem z premią za rzekę), przed podwojeniem i przed podziałem na pół.
rule-CC-9-10 = Zysk oblicza się ze stanu planszy w chwili zysków z nieruchomości, czyli po zakupach i budowach tej rundy.
rule-CC-9-11 = Gracz z żółtą sprzedawczynią, który nie wziął 8 $ przy jej wyborze, ogłasza na początku zysków z nieruchomości, przed atakami (jeśli gracze tak ustalili: po nich), czy bierze 8 $, czy wskazuje jeden rodzaj budynku. Wszystkie jego budynki tego rodzaju przynoszą w tej rundzie podwójny zysk.
rule-CC-9-12 = Przy stole obraca się płytkę budynku tak, by strzałka na płytce własności pokazywała bieżący zysk. To tylko podgląd: zysk można zobaczyć w każdej chwili, ale liczy się go wyłącznie przy zyskach z nieruchomości.

## 10. Ataki na budynki

rule-CC-10-1 = Kowboj postawiony na cudzym budynku to atak, a na własnym to obrona. Domów i gór nie można atakować.
rule-CC-10-2 = Więzienia nie wolno atakować w edycjach polskiej i rosyjskiej, a kościoła w rosyjskiej. Tam, gdzie taki atak jest dozwolony, rozstrzyga się go jak każdy inny, ale łupem jest połowa z 0 $.
rule-CC-10-3 = Kościół chroni wszystkie sąsiadujące z nim budynki swojego właściciela, ale ani budynków innych graczy, ani samego siebie (dwa sąsiadujące kościoły jednego gracza chronią się nawzajem). W edycjach polskiej i rosyjskiej nikomu nie wolno postawić atakującego na chronionym budynku. W edycji włoskiej wolno, ale przy zyskach z nieruchomości atak się nie udaje i atakujący bez pojedynku zabiera kowboja do osobistych zapasów.
rule-CC-10-4 = Gracz z czerwonym szeryfem nie może atakować i nie można też atakować białym kowbojem. Budynek, na którym stoi biały kowboj, jest nietykalny; może się to zdarzyć tylko wtedy, gdy wolno go stawiać na własnym budynku (jak w edycji polskiej) albo gdy gra się z białym kowbojem także dla czerwonego szeryfa.
rule-CC-10-5 = Jeśli obok atakowanego budynku stanie kościół tego samego właściciela, atak od razu przepada: każdy atakujący kowboj wraca do osobistych zapasów swojego gracza, a obrońca zostaje. W edycji włoskiej kowboje atakujących wracają dopiero przy zyskach z nieruchomości.
rule-CC-10-6 = Przy zyskach z nieruchomości zaatakowane budynki rozstrzyga się po jednym. Jeśli trzeba stoczyć więcej niż jeden pojedynek, następny wskazuje za każdym razem gracz, który spasował pierwszy, a w edycji polskiej pierwszy w kolejności pasowania spośród atakujących i obrońców w tych pojedynkach.
rule-CC-10-7 = Jeden atakujący i brak obrońcy: atak udaje się bez pojedynku. Jeśli gracze ustalili inaczej, nieobecny właściciel i tak staje do pojedynku ze wszystkimi atakującymi, nie ryzykując kowboja; jeśli wygra, wszystkie ataki się nie udają.
rule-CC-10-8 = Kilku atakujących i brak obrońcy: atakujący toczą między sobą jeden pojedynek i udaje się atak zwycięzcy.
rule-CC-10-9 = Jest obrońca: on i wszyscy atakujący toczą jeden pojedynek. Jeśli wygra obrońca, nie udaje się żaden atak; jeśli wygra atakujący, udaje się tylko jego atak.
rule-CC-10-10 = Udany atak: atakujący dostaje połowę zysku z tego budynku, zaokrągloną w dół, a właściciel resztę. Kowboj zwycięskiego atakującego trafia do wspólnych zapasów, a obrońca i przegrani atakujący odzyskują swoich.
rule-CC-10-11 = Nieudany atak: właściciel dostaje cały zysk. Kowboj obrońcy trafia do wspólnych zapasów, a atakujący odzyskują swoich.
rule-CC-10-12 = Jeśli udał się atak na budynek z podwojonym zyskiem, właściciel i atakujący dostają po tyle, ile wynosi zysk niepodwojony. Jeśli ataku nie było albo się nie udał, właściciel dostaje podwójny zysk (chyba że gracze ustalili, że podwojenie znosi każdy atak).
rule-CC-10-13 = Obrońca budynku, którego nikt nie atakuje (lub już nie atakuje), trafia do wspólnych zapasów na końcu zysków z nieruchomości.
rule-CC-10-14 = Atak zabiera wyłącznie pieniądze z zysku tego jednego budynku w tej rundzie; właściciel nigdy się nie zmienia.
rule-CC-10-15 = Przebieg zysków z nieruchomości: (1) deklaracja sprzedawczyni; (2) w edycji włoskiej nie udają się ataki na budynki chronione przez kościół, a odzyskani kowboje liczą się już w dalszych pojedynkach; (3) udają się ataki jednego gracza na budynek bez obrońcy; (4) kolejne pojedynki, po każdym przegrani odzyskują kowbojów; (5) deklaracja sprzedawczyni, jeśli gracze ustalili, że następuje po atakach; (6) obliczenie i wypłata wszystkich zysków i łupów; (7) odejście pozostałych obrońców (biały kowboj wraca na swoją kartę).
rule-CC-10-16 = Z zysku 1 $ atakujący dostaje 0 $, a właściciel 1 $; z zysku 0 $ obaj dostają 0 $. Atak i tak uznaje się za udany.

## 11. Persony

rule-CC-11-1 = Szeryf (1), żółty: bierzesz do osobistych zapasów białego kowboja, którego stawia się jak zwykłego, ale tylko tam, gdzie nie ma żadnego kowboja, nigdy na cudzym budynku, a na własnym tylko w edycji polskiej; twoich pozostałych kowbojów to nie ogranicza. Nikt nie może potem stanąć na jego polu, parceli ani budynku (poza polami „płaca” i „droga”), a zarabia on tyle co zwykły kowboj. Na kartę wraca po swojej akcji lub rezygnacji z niej; niepostawiony zostaje w osobistych zapasach do końca rundy.
rule-CC-11-2 = Szeryf (1), czerwony: nie dostajesz białego kowboja, nie możesz atakować ani stawać na polu z pojedynkami lub parceli, gdzie stoi już inny gracz; możesz bronić własnych budynków, nawet jeśli atakujący już tam stoi, a inni mogą wyzywać ciebie. Za każdy przegrany pojedynek dostajesz od razu 3 PZ (pojedynek z kilkoma przeciwnikami liczy się raz). Atak na niebroniony budynek nie jest pojedynkiem i nic nie daje.
rule-CC-11-3 = Bankier (2), żółty: natychmiast dostajesz 9 $. Czerwony: na koniec rundy możesz raz kupić 3 PZ za 3 $, 5 PZ za 12 $ albo 7 PZ za 25 $.
rule-CC-11-4 = Sprzedawczyni (3), żółta: dostajesz 8 $ natychmiast albo dopiero przy zyskach z nieruchomości wybierasz 8 $ lub podwójny zysk z jednego rodzaju budynku. Czerwona: dostajesz 8 $ natychmiast albo na koniec rundy 1 PZ za każdy swój dom (tylko prawdziwe domy: bez rancz, hoteli i kościołów).
rule-CC-11-5 = Robotnik (4), żółty: natychmiast dostajesz 2 drogi, a w tej rundzie płacisz za budynki połowę ceny, zaokrągloną w górę. Czerwony: możesz natychmiast zapłacić 5 $ i wziąć dowolny budynek z pól budowy; zaraz po zapłacie budynki na prawo od niego przesuwają się o jedno pole ku tańszym, pole 12 $ uzupełnia się z woreczka i dopiero wtedy budujesz albo zatrzymujesz. Czerwony nie daje ani zniżki, ani dróg.
rule-CC-11-6 = Osadnik (5), żółty: możesz natychmiast położyć za darmo płytkę własności na dowolnej parceli bez właściciela (pustej, z domem lub z górą). Czerwony: dostajesz 8 $ albo na koniec rundy nagrodę za każdą swoją górę. W edycjach polskiej i rosyjskiej nagroda to 1 $ za górę, a 8 $ można wziąć tylko przy wyborze karty; we włoskiej nagroda to 1 PZ za górę, a wybiera się na koniec rundy.
rule-CC-11-7 = Kapitan (6), żółty: możesz natychmiast wziąć ze wspólnych zapasów 1 dodatkowego kowboja za 1 $, 2 za 4 $ albo 3 za 9 $. Czerwony: możesz natychmiast kupić 1 szton rewolweru za 3 $ albo 2 za 9 $; zostają u ciebie do końca gry.
rule-CC-11-8 = Najemnik (7), żółty: w tej rundzie masz +3 do siły ognia. Czerwony: +2. W edycji włoskiej ta premia działa tylko w pojedynkach, a w pozostałych także na polach zysków i punktów za siłę ognia.

## 12. Faza 4: koniec rundy

rule-CC-12-0 = Kroki fazy 4 następują w kolejności tego rozdziału. Najpierw w kolejności pasowania działają czerwone persony, które mają coś na koniec rundy: zakup bankiera, domy sprzedawczyni, góry osadnika.
rule-CC-12-1 = Licznik tur przesuwa się o jedno pole w lewo: po rundzie 1 blokuje zakup punktów po 2 $, po rundzie 2 także po 3 $, a po rundzie 3 także po 4 $. W rundzie 1 dostępne są więc pola 5, 4, 3 i 2 $, w rundzie 2 pola 5, 4 i 3 $, w rundzie 3 pola 5 i 4 $, a w rundzie 4 tylko 5 $.
rule-CC-12-2 = Każdy dostaje ze wspólnych zapasów nowych kowbojów: 4 po rundzie 1, 5 po każdej z rund 2 i 3, a po rundzie 4 żadnego. W osobistych zapasach nie może ich być więcej niż 10 (białego się nie wlicza).
rule-CC-12-3 = Gotówkę ponad limit persony z tej rundy musisz oddać, a jeśli chcesz, możesz oddać więcej, nawet wszystko i nawet nie przekraczając limitu. Za każde pełne 10 $ z oddanej kwoty dostajesz 1 PZ. Tak jest we wszystkich czterech rundach; gracze decydują w kolejności pasowania.
rule-CC-12-4 = Limity gotówki (strona żółta / czerwona): szeryf 20 / 20 $, bankier 120 / 60 $, sprzedawczyni 60 / 60 $, robotnik 30 / 30 $, osadnik 30 / 20 $, kapitan 25 / 20 $ (w edycji polskiej 20 / 20 $), najemnik 20 / 30 $.
rule-CC-12-5 = Niesprzedane budynki przesuwają się bez luk w stronę pola 3 $, zachowując kolejność. Wolne pola na droższym końcu uzupełnia się z woreczka, zaczynając od najtańszego. Po rundzie 4 się tego nie robi.
rule-CC-12-6 = Wszystkie persony, biały kowboj i szton „3 gnaty” wracają na swoje miejsca.

## 13. Koniec gry

rule-CC-13-1 = Po fazie 4 rundy 4 każdy dolicza 2 PZ za każdą swoją parcelę z budynkiem, domem lub górą (w wariancie z rzeką przy moście więcej) oraz 1 PZ za każde pełne 6 $ pozostałej gotówki. W edycji polskiej zawsze, a we włoskiej i rosyjskiej tylko w wariancie „Kit Carson”, dochodzi 1 PZ za każdego innego gracza, który w rundzie 4 spasował później (zawsze liczone tylko raz); można też grać bez tych punktów.
rule-CC-13-2 = Puste parcele, niezbudowane budynki, kowboje, drogi i rewolwery nie dają na koniec gry punktów.
rule-CC-13-3 = Wygrywa gracz z największą liczbą PZ. W razie remisu wygrywa ten z remisujących, który w rundzie 4 spasował najwcześniej.

## 14. Warianty

rule-CC-14-1 = Czerwone persony: przed grą wybiera się stronę każdej karty; wolno dowolnie mieszać żółte i czerwone, a wybór obowiązuje do końca gry.
rule-CC-14-2 = Płytki pojedynku, dwie osoby: każdy ma płytki 0, 1, 2, 3, 4 i 5 i zaczyna z 15 $.
rule-CC-14-3 = Płytki pojedynku, od trzech do pięciu osób: miesza się po jednym zestawie od 0 do 5 na gracza i każdy dostaje potajemnie 6 płytek. Jeszcze przed parcelami początkowymi każdy ogłasza sumę swoich płytek i zamiast 15 $ dostaje 30 $ minus ta suma. Sumy są jawne i razem dają 45 przy 3, 60 przy 4, a 75 przy 5 graczach.
rule-CC-14-4 = W pojedynku każdy uczestnik potajemnie wybiera jedną ze swoich płytek; wszystkie odkrywa się jednocześnie (jeśli gracze tak ustalili: wykłada się je jawnie w kolejności pasowania), a wartość płytki zastępuje rzut kością. Przy remisie jak zwykle wygrywa ten, kto wcześniej spasował.
rule-CC-14-5 = Zagrane płytki pojedynku trafiają na wspólny stos odrzuconych. Kto zagrał swoją ostatnią, po tym pojedynku dobiera z tego stosu losowo 3 (mogą to być też płytki właśnie zagrane), a jeśli dotyczy to kilku graczy, robią to w kolejności pasowania. Na stosie jest wtedy zawsze co najmniej 6 płytek.
rule-CC-14-6 = Także w grze z płytkami pojedynku w hazardzie rzuca się kośćmi. Płytki na ręce są tajne, ale ich liczba jest jawna.
rule-CC-14-7 = Kit Carson: pierwszy w porządku tury stawia jednego kowboja (albo pasuje), a odtąd wszyscy, którzy nie spasowali, mogą w dowolnej kolejności i w dowolnym tempie stawiać kowbojów, dowolnie często przestawiać już postawionych na inne dozwolone miejsca albo spasować. Każde postawienie i przestawienie musi być dozwolone przy stanie planszy z tej chwili. Faza kończy się, gdy spasują wszyscy.
rule-CC-14-8 = Kit Carson: pas jest ostateczny i jak zwykle wyznacza kolejność pasowania. Postawionego kowboja można przestawić, ale nie można go zabrać z powrotem do osobistych zapasów.
rule-CC-14-9 = Kit Carson: w końcowej punktacji dostajesz 1 PZ za każdego gracza, który w rundzie 4 spasował po tobie, chyba że gra się bez tych punktów. Zasady dobrego zachowania z instrukcji (jedna ręka, bez zawisania nad planszą) nie mają tu znaczenia.
rule-CC-14-10 = Rzeka Carson: na mapie jest 6 gór zamiast 9, a gdy centrum lub góra wypadnie na rzece, rzuca się ponownie. Rzeka płynie przez c1, c2, c3, d3, d4, d5, e5, e6, e7 i e8 albo tak, jak ustalą gracze.
rule-CC-14-11 = Parceli rzecznych nie można kupić, wybrać jako początkowych ani wziąć osadnikiem; nie można też na nich budować ani stawiać domów.
rule-CC-14-12 = Rzeka Carson: każda parcela rzeczna obok rancza liczy się jako wolna parcela.
rule-CC-14-13 = Rzeka Carson: kopalnia, która sąsiaduje choć z jedną parcelą rzeczną, przynosi łącznie o 3 $ więcej, ilekolwiek by ich było.
rule-CC-14-14 = Przeprawa to bok, przy którym leżą same parcele rzeczne (dwie, a na skraju mapy jedna). Kładzie się na niej naraz dwie drogi z zapasów tego samego gracza i powstaje most, który łączy drogi i dochodzi do parcel tak jak droga. Wszystkie inne boki, także wzdłuż brzegów, kosztują jedną drogę.
rule-CC-14-15 = Rzeka Carson: w końcowej punktacji twoja parcela z budynkiem, domem lub górą, w której rogu kończy się most, daje 3 PZ zamiast 2 (za kilka mostów nie dostaje się więcej).
rule-CC-14-16 = Kit Carson: postawienia, przestawienia i pasy wykonuje się po jednym, w kolejności nadejścia, zawsze na planszy zostawionej przez poprzednie; to, co nie jest już dozwolone, zostaje odrzucone i niczego nie zmienia. Kolejność pasowania to kolejność wykonanych pasów. Gdy kolejności nadejścia nie ma (na przykład grają same boty), ci, którzy nie spasowali, działają w porządku tury, po jednym ruchu, na zmianę.
rule-CC-14-17 = Kit Carson: przestawianego kowboja najpierw się podnosi, a nowe miejsce musi być dla niego dozwolone i inne niż dotychczasowe; kowbojów, którzy zostają, nie sprawdza się ponownie, więc gdy ktoś dołączy do gracza z czerwonym szeryfem, będzie tam po prostu pojedynek, choć ten gracz może też stamtąd odejść. Nikt nie pasuje automatycznie, póki może stawiać lub przestawiać; w jednej rundzie masz najwyżej 20 przestawień, potem możesz już tylko stawiać albo spasować. Drogi wolno kłaść aż do spasowania i nie wlicza się ich do tego limitu.
rule-CC-14-18 = Własna rzeka to ciąg od 2 do 15 różnych parcel: każda styka się bokiem z następną, żadne inne dwie nie stykają się bokiem, a dwie stykające się tylko rogiem dzieli w ciągu dokładnie jedna parcela. Pierwsza i ostatnia leżą na skraju mapy, ale nie w jej rogu, a żadna inna na skraju nie leży. Gór jest wtedy 9 minus jedna za każde pełne 3 parcele rzeki; każdy taki układ zostawia dość miejsca na centrum i góry, a inne odrzuca się przed grą.
rule-CC-14-19 = Most zabiera dwie z 25 dróg, więc mając w zapasach jedną drogę, nie możesz go zacząć. Droga, która kończy się na brzegu lub biegnie wzdłuż niego, jest zwykłą drogą i sama nigdy nie dochodzi do parceli na drugim brzegu.
rule-CC-14-20 = Wszystkie warianty, edycje, pojedyncze opcje i liczby graczy można łączyć. Przy płytkach pojedynku gracz z czerwonym szeryfem może zagrać także niską płytkę, by przegrać i dostać 3 PZ, przy niebronionym ataku nikt nie zagrywa płytki (jeśli właściciel walczy mimo braku obrońcy, zagrywa ją i on), a z wariantem „Kit Carson” płytki wybiera się dopiero w fazie 3. W tym wariancie białego kowboja przestawia się tylko na miejsca wolne od kowbojów i nikt nie może do niego dołączyć (poza polami „płaca” i „droga”). Parcele rzeczne są zawsze puste i niczyje i liczą się tylko w zyskach rancz i kopalni.

## 15. Sytuacje wyjątkowe

rule-CC-15-1 = Gdy we wspólnych zapasach brakuje dróg, bierze się tyle, ile zostało (pole „trzy drogi”, robotnik). Na polu „droga” gracze biorą w kolejności pasowania po jednej drodze, raz za razem, każdy najwyżej tyle, ilu ma tam kowbojów, aż drogi się skończą. Niczego nie wyrównuje się później.
rule-CC-15-2 = Gdy skończą się domy, budynków wymagających domu nie można zbudować, ale można je kupić i zatrzymać. W zwykłej grze to niemożliwe (18 takich budynków i centrum to 19 z 20 domów), może się jednak zdarzyć, jeśli gra się z domem przy kopalni.
rule-CC-15-3 = Sztonów rewolweru nigdy nie brakuje: premię daje budynek lub zakup, a sztony są tylko licznikami.
rule-CC-15-4 = Kowbojów jest po 10 w każdym kolorze i ponad to, co leży we wspólnych zapasach, nowych się nie dostaje. Z kapitanem możesz wybrać tylko taką liczbę, na jaką cię stać i jaka jest we wspólnych zapasach.
rule-CC-15-5 = Gdy woreczek jest pusty, drogie pola budowy pozostają puste i nikt nie może na nich stanąć.
rule-CC-15-6 = Bez płytki własności nie możesz stawiać kowbojów na parcelach ani wziąć parceli osadnikiem. Jeśli ostatnia płytka zużyje się, gdy twój kowboj stoi już na kolejnej parceli, musisz zrezygnować z jej zakupu.
rule-CC-15-7 = Jeśli przy rozstrzyganiu nie możesz zapłacić, rezygnujesz z akcji, a kowboj trafia do wspólnych zapasów.
rule-CC-15-8 = Jeśli nawet po użyciu twoich dróg nie ma dozwolonej parceli pod budynek lub jego dom, musisz ten budynek zatrzymać.
rule-CC-15-9 = Jeśli nie ma już parceli bez właściciela, zdolność osadnika przepada.
rule-CC-15-10 = Mając mniej niż 5 $, z czerwonym robotnikiem niczego nie kupisz.
rule-CC-15-11 = Zatrzymany budynek, który nigdy nie został zbudowany, nie jest nic wart.
rule-CC-15-12 = Gdy pola budowy są puste, czerwony robotnik nie ma czego kupić. Jeśli przy jego zakupie woreczek jest pusty, budynki się przesuwają, a najdroższe pole zostaje puste.
rule-CC-15-13 = Może się okazać, że zwycięzca pojedynku nie ma jak skorzystać z wygranej (brak pieniędzy, brak płytki własności, nic do zyskania). Jego kowboj i tak trafia do wspólnych zapasów, a żaden z przegranych go nie zastępuje.

## 16. Przykłady

rule-EX-1 = Porządek tury: Zielony wziął szeryfa (1), Pomarańczowy sprzedawczynię (3), a Fioletowy najemnika (7). Kolejno grają więc Zielony, Pomarańczowy, Fioletowy.
rule-EX-2 = Kolejność pasowania: Pomarańczowy pasuje pierwszy. Jest więc 1. w kolejności pasowania, wygrywa zremisowane pojedynki i w następnej rundzie pierwszy wybiera personę.
rule-EX-3 = Początek gry: leży już centrum ze swoimi czterema drogami. Droga dochodzi wtedy do 9 parcel.
rule-EX-4 = Cena parceli: na wolnej parceli i na 8 sąsiadujących są razem 2 domy, 2 saloony i 1 góra. Parcela kosztuje 1 + 2 + 2 + 1 = 6 $.
rule-EX-5 = Saloon: obok saloonu Pomarańczowego są trzy domy, niczyje lub jego własne, więc przynosi on 15 $. Saloon Fioletowego sąsiaduje z tymi samymi trzema domami, ale jeden stoi na parceli Pomarańczowego, więc przynosi 10 $.
rule-EX-6 = Sklep: obok stoją trzy domy (własne lub niczyje) i ranczo właściciela sklepu. Zysk to 3 × (3 + 1 + 1) = 15 $.
rule-EX-7 = Bank: obok stoją jeden dom (własny lub niczyj) i hotel właściciela, który ma też gdzieś jedną kopalnię. Zysk to 3 × (1 + 2 + 1) = 12 $.
rule-EX-8 = Atak: udał się atak na budynek z zyskiem 25 $. Właściciel dostaje 13 $, a atakujący 12 $.
rule-EX-9 = Podwojenie: budynek przynosi 15 $, sprzedawczyni podwoiła jego zysk, a atak się udał. Właściciel dostaje 15 $ i atakujący 15 $.
rule-EX-10 = Hazard: na kościach wypadły 3 i 5. Dostajesz 8 $.
rule-EX-11 = Na zmianę (edycja rosyjska): grają dwie osoby, zaczyna Zielony. Stawia Zielony, potem Pomarańczowy i znów Zielony; Pomarańczowy pasuje (jest 1. w kolejności pasowania), Zielony jeszcze stawia, a potem pasuje.
rule-EX-12 = Kościół: A atakuje bank gracza B, a B w tej samej rundzie buduje obok niego kościół. Atak przepada i kowboj wraca do osobistych zapasów A: w edycjach rosyjskiej i polskiej od razu, we włoskiej przy zyskach z nieruchomości.
rule-EX-13 = Sumy płytek pojedynku: przy 3, 4 i 5 graczach wszystkie ogłoszone sumy dają razem 45, 60 i 75. Kto ma sumę 17, zaczyna z 13 $.
rule-EX-14 = Limit gotówki: masz 47 $ przy limicie 30 $, więc musisz oddać co najmniej 17 $. Za 17 $ dostajesz 1 PZ i zostaje ci 30 $; za 20 $ dostajesz 2 PZ i zostaje ci 27 $.
rule-EX-15 = Kości: na białej wypadło 1, na drugiej 6. Oznacza to parcelę b7 (kolumna 2, rząd 7).
rule-EX-16 = Przesuwanie budynków: na polach były ranczo (3 $), kopalnia (4 $), bank (5 $), saloon (6 $), hotel (8 $), ranczo (10 $) i kopalnia (12 $), a sprzedano te za 4 $ i 8 $. Teraz leżą tam ranczo (3 $), bank (4 $), saloon (5 $), ranczo (6 $), kopalnia (8 $) i dwa nowe budynki (10 $ i 12 $).
rule-EX-17 = Kolejność przy zyskach z nieruchomości w edycji włoskiej: A (2 kowbojów w osobistych zapasach, 1 rewolwer) atakuje bank chroniony przez kościół jego właściciela, a razem z C atakuje też saloon bez obrońcy. Najpierw nie udaje się atak na bank, więc w pojedynku o saloon A ma siłę ognia 4.
rule-EX-18 = Kit Carson: A stoi na polu „hazard” i dołącza tam do niego B, a na polu „naboje” stoi biały kowboj gracza C. A może przejść na pole „płaca” lub na pole z pojedynkami, gdzie nie ma jeszcze własnego kowboja, ale nie na „naboje” i nie z powrotem do osobistych zapasów.
rule-EX-19 = Własna rzeka: b1, b2, b3, a3 jest przyjęta i zostawia 9 − 1 = 8 gór. Rzeka c1, c2, d2 jest odrzucona, bo ostatnia parcela nie leży na skraju mapy. Rzeka a1, b1, b2, b3, a3 jest odrzucona, bo zaczyna się w rogu mapy, a b1 leży na skraju, choć nie jest końcem.
rule-EX-20 = Ostatni kowboj: A stawia swojego ostatniego kowboja, po czym B i C w swoich turach pasują. A pasuje więc jako trzeci, chociaż już wcześniej nie miał czego stawiać.

## 18. Rozstrzygnięcia wątpliwości

rule-R-01 = W fazie 3 znaczniki stoją już w dolnym rzędzie, więc „najniższe miejsce na torze porządku tury” to kolejność pasowania; instrukcje włoska i rosyjska mówią to wprost.
rule-R-02 = Pieniędzy i sztonów rewolweru nie brakuje nigdy: rancza, kopalnie, więzienia i sztony początkowe potrzebują razem 21, a 25 mogliby przekroczyć tylko gracze z czerwonym kapitanem. Drogi, domy, kowboje, płytki własności i budynki są ograniczone.
rule-R-03 = Wyniki kości od 1 do 6 to kolumny i rzędy od 2 do 7, liczone od lewej i od góry. Według instrukcji droga dochodzi na początku dokładnie do 9 parcel, więc centrum nie może leżeć na skraju mapy; potwierdzają to recenzja i inna wersja gry.
rule-R-04 = Górny rząd akcji biegnie od lewej do prawej, środkowy od prawej do lewej, dolny od lewej do prawej, więc budowy idą od 12 $ do 3 $. Zakup punktów idzie od 5 $ do 2 $, a licznik tur nadchodzi z prawej i najpierw blokuje 2 $; w rundzie 4 zostaje tylko 5 $. Zyski za parcele są przed zyskami za siłę ognia.
rule-R-05 = Niepostawiony biały kowboj jest kowbojem w osobistych zapasach i liczy się za 1 do siły ognia; gracze mogą ustalić inaczej. Przeciw temu przemawia włoskie zdanie, że nie może on uczestniczyć w żadnym pojedynku.
rule-R-06 = Parcele sporne rozstrzyga się przed niespornymi. Ceny nie zależą od własności, więc wpływa to tylko na gotówkę samego gracza.
rule-R-07 = Drogi „w dowolnym momencie” oznaczają: przed każdą twoją decyzją. Jedna z internetowych wersji gry pozwala na to tylko podczas budowy, a przy rzece jeszcze raz po limicie gotówki, co wynika z tej samej myśli.
rule-R-08 = Kopalnia nie wymaga domu: polska instrukcja wymienia ją wprawdzie na ogólnej liście, ale w opisie płytki nie stawia żadnych warunków. Poza tym 20 domów wystarcza tylko bez kopalni.
rule-R-09 = Polski zapis o czekaniu z zatrzymanym budynkiem rozumiemy, za francuskim zbiorem pytań i odpowiedzi, jako koniec budów tej samej rundy; instrukcja włoska mówi o późniejszej rundzie.
rule-R-10 = Na każdym budynku wydrukowano osiem wartości, a najwyższa ogranicza jego zysk. Na ranczu są to liczby od 1 do 8, stąd jego najmniejszy zysk 1 $; pozostałe potrzebują zera, co zostawia 7 stopni, czyli najwyżej 21 $ dla kopalni, sklepu i banku oraz 35 $ dla saloonu. Same liczby to nasze odczytanie.
rule-R-11 = Gracz z żółtą sprzedawczynią ogłasza swój wybór przed pojedynkami o zaatakowane budynki; gracze mogą ustalić, że po nich.
rule-R-12 = Kolejność pojedynków o zaatakowane budynki ustala się tak samo jak kolejność pojedynków o parcele.
rule-R-13 = Obrońca, którego nikt nie zaatakował, trafia do wspólnych zapasów zgodnie z ogólną zasadą: tam idzie kowboj, którego akcja się skończyła.
rule-R-14 = Instrukcje każą stawiać białego kowboja na polu wolnym od kowbojów. Na polach „płaca” i „droga” też tego wymagamy, ale inni mogą potem do niego dołączyć, bo pojedynku tam nie będzie.
rule-R-15 = Czerwona strona szeryfa zastępuje zdolność z żółtej, więc nie daje białego kowboja. Włoskie zdanie, że szeryfa wolno postawić w obronie, odnosimy do zwykłych kowbojów gracza.
rule-R-16 = „Przed końcem tury” oznacza: przed limitem gotówki. Dlatego 1 $ za górę i wydatki bankiera mają wpływ na to, ile trzeba oddać.
rule-R-17 = Instrukcje mówią o oddaniu większej kwoty, niż trzeba, i nic nie zabrania tego, gdy nie trzeba oddać nic.
rule-R-18 = W wariancie „Kit Carson” instrukcje pozwalają zmienić miejsce kowboja, ale nie wycofać go z planszy.
rule-R-19 = Żadne źródło nie pokazuje odwrotnej strony planszy, więc bieg naszej rzeki jest przybliżony: 10 parcel od górnego do dolnego skraju. W późniejszym dodatku za każde 3 płytki rzeki ubywa jedna góra, a 3 góry mniej oznaczają od 9 do 11 parcel rzecznych. Można też ułożyć rzekę po swojemu, jak w tym dodatku: oba końce na skraju mapy, a gór 9 minus jedna za każde pełne 3 parcele.
rule-R-20 = Most to dwie drogi na boku między dwiema kolejnymi parcelami rzecznymi, obie od tego samego gracza (tak mówi późniejszy dodatek). Most łączy się z innymi drogami swoimi końcami, jak droga.
rule-R-21 = Zasada pojedynku w polskiej instrukcji mówi tylko o graczach, którzy postawili kowboja na tym samym polu, więc nieobecny właściciel nie walczy.
rule-R-22 = Polska instrukcja nic nie mówi o atakowaniu kościoła: atak jest dozwolony, ale nic nie daje.
rule-R-23 = Czerwony osadnik: 1 $ za górę prawie nigdy nie jest wart więcej niż 8 $, a 1 PZ za górę odpowiadałby czerwonej sprzedawczyni. Instrukcje polska i rosyjska podają jednak 1 $ i tak gramy w tych edycjach; gracze mogą wybrać 1 PZ.
rule-R-24 = Przy punktach za siłę ognia dzieli się na pół sumę kowbojów i rewolwerów.
rule-R-25 = Podwojenie zysku przepada tylko wtedy, gdy atak się uda: polska instrukcja mówi to wprost, a rosyjska pokazuje na przykładzie.
rule-R-26 = Góra nie jest dla rancza wolną parcelą, choć rosyjska instrukcja mówi o parceli „niezabudowanej”. Polska zasada o domach określa parcelę niezajętą jako parcelę bez budynku i bez góry.
rule-R-27 = Zatrzymany budynek daje rewolwery dopiero po zbudowaniu: według instrukcji włoskiej i rosyjskiej szton bierze gracz, który budynek zbudował.
rule-R-28 = Zdolności, z której można skorzystać przy wyborze karty, nie wolno odłożyć na później, chyba że karta mówi inaczej.
rule-R-29 = Bronić możesz każdego swojego budynku, także takiego, którego nikomu nie wolno atakować.
rule-R-30 = Kolejność jednoczesnych rzutów, losowań i decyzji to tylko umowa, dzięki której zapis partii można odtworzyć; nie zmienia ona niczyich szans.
rule-R-31 = W wariancie „Kit Carson” instrukcje pozwalają wszystkim działać naraz i swobodnie przestawiać kowbojów; ruchy wykonywane po kolei dają taką samą grę, a limit przestawień zapobiega tylko przestawianiu bez końca. Start dla pozostałych po ruchu pierwszego gracza obejmuje także jego pas.
rule-R-32 = Instrukcje pozwalają zrezygnować z każdej akcji. Darmowe pieniądze i drogi nigdy nie szkodzą, więc o nie gra nie pyta; o szton „3 gnaty” pyta, bo gracz z czerwonym szeryfem może woleć przegrywać.
rule-R-33 = O zapłacie na boku i obietnicach żadna instrukcja nie wspomina i nikogo one nie wiążą.
rule-R-34 = Instrukcje nie podają kolejności zdarzeń przy zyskach z nieruchomości. Najpierw idą ataki nieudane, bo włoski kościół odsyła atakujących, jakby już przegrali; ataki niebronione nie zmieniają niczyjej siły ognia, więc ich miejsce nie ma znaczenia.
rule-R-35 = Wszystkie trzy instrukcje mówią, że po zakupie czerwonego robotnika budynki przesuwa się od razu.
rule-R-36 = Późniejszy dodatek wymaga tylko, by rzeka biegła od skraju do skraju mapy i miała najwyżej 15 płytek. Pozostałe warunki wszędzie rozdzielają oba brzegi, tak by przejście na drugą stronę zawsze oznaczało most.
rule-R-37 = Parcelę, której odmówiono pod dom, pamięta się dla całego rodzaju budynku, dopóki w tym samym kroku nie zostanie zbudowany budynek tego rodzaju. Dwie zatrzymane płytki jednego rodzaju wyglądają bowiem tak samo.
rule-R-38 = Przy własnych niespornych parcelach wskazujesz tę, którą kupujesz jako następną, albo rezygnujesz ze wszystkich pozostałych. Wychodzi na to samo, co ustalenie kolejności i decydowanie o każdej z osobna.
rule-R-39 = Gracz z żółtą sprzedawczynią może wskazać tylko taki rodzaj, którego ma zbudowany budynek. Jeśli nie ma żadnego budynku, dostaje 8 $ bez pytania.
rule-R-40 = Kit Carson: podniesiony kowboj dla wszystkich pozostałych nadal stoi tam, gdzie stał, aż zostanie odstawiony. Samo podniesienie nie jest jeszcze przestawieniem.
rule-R-41 = Płytki pojedynku: suma płytek, które graczowi zostały (ogłoszona minus zagrane), jest jawna, póki po raz pierwszy nie dobierze on nowych. Każda niewidziana płytka może być z równym prawdopodobieństwem wszędzie tam, gdzie pozwalają na to jawne fakty.
