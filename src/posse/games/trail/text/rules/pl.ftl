### Great Western Trail: skrót zasad po polsku.

## W skrócie

goal = Raz po raz pędzisz bydło do Kansas City i wysyłasz je koleją do coraz dalszych miast. Wygrywa, kto na koniec ma najwięcej punktów zwycięstwa: za miasta, budynki, krowy, stacje, pomocników, cele i nie tylko.
turn-1 = Tura ma trzy fazy: ruch ranczera, akcje na osiągniętym polu, dociąganie kart do limitu.
turn-2 = Idziesz co najmniej o jedno pole, a najwyżej o tyle, ile wynosi limit kroków; miejsca bez żetonu się nie liczą. Dłoń na żetonie oznacza opłatę.
turn-3 = Na budynku neutralnym lub własnym używasz jego akcji: sprzedajesz krowy, zatrudniasz, budujesz, kupujesz krowy, przesuwasz lokomotywę, handlujesz.
turn-4 = Wszędzie indziej, a także zamiast tego, możesz wykonać jedną małą akcję pomocniczą.
turn-5 = Kowboje kupują lepsze krowy, rzemieślnicy stawiają budynki, inżynierowie posuwają lokomotywę dalej.
turn-6 = W Kansas City najpierw wybierasz trzy żetony, które wchodzą do gry: pomocników, niebezpieczeństwa, tipi.
turn-7 = Potem pokazujesz rękę: każdy rodzaj krów liczy się raz, a certyfikaty zwiększają sumę. Tyle dostajesz dolarów.
turn-8 = Dostarczasz bydło do miasta, na które ta suma wystarcza, i kładziesz tam swój dysk. Miejsce, które odsłania na twojej planszy, daje ci nową możliwość.
turn-9 = Im dalej zajechała twoja lokomotywa, tym tańszy transport; po drodze mija stacje, które można ulepszyć.
turn-10 = Gdy rynek pracy się zapełni, wszyscy pozostali mają po jednej ostatniej turze.

## Rozdziały

chapter-0 = Zasady ogólne
chapter-1 = Elementy gry
chapter-2 = Przygotowanie gry
chapter-3 = Przebieg tury
chapter-4 = Faza A: ruch
chapter-5 = Faza B: akcje
chapter-6 = Kansas City
chapter-7 = Akcje pomocnicze
chapter-8 = Zatrudnianie pomocników
chapter-9 = Wznoszenie budynków
chapter-10 = Zakup krów
chapter-11 = Handel z Indianami i niebezpieczeństwa
chapter-12 = Karty celów
chapter-13 = Lokomotywa, stacje i zawiadowcy
chapter-14 = Akcje budynków prywatnych
chapter-15 = Dyski
chapter-16 = Certyfikaty
chapter-17 = Faza C i talia
chapter-18 = Koniec gry
chapter-19 = Punktacja
chapter-20 = O co pyta gra
chapter-21 = Przykłady
    .rules = EX
chapter-22 = Rozstrzygnięcia wątpliwości
    .rules = R

## 0. Zasady ogólne

rule-GWT-0-1 = Pieniędzy w banku nigdy nie brakuje, a liczy się je w pełnych dolarach. Nie możesz mieć mniej niż 0 $.
rule-GWT-0-2 = Każdy koszt trzeba zapłacić, a każde wymaganie spełnić w całości, inaczej nie wolno wykonać akcji. Jedynym wyjątkiem są opłaty na szlaku.
rule-GWT-0-3 = Najpierw wymaganie (czerwone), potem nagroda (zielona lub biała). Po spełnieniu wymagania możesz wziąć całą nagrodę, jej część albo nic; tylko pieniądze bierze się zawsze w całości.
rule-GWT-0-4 = Akcja, która wymaga odrzucenia kart, żąda dokładnie tych kart, które pokazuje. Za każdym użyciem wykonujesz ją raz, choćby pasujących kart było w twojej ręce więcej.
rule-GWT-0-5 = Para to dwie karty krów tego samego rodzaju. Ta sama wartość hodowlana nie wystarcza.
rule-GWT-0-6 = Dowolna karta krowy to zawsze karta krowy, nigdy karta celu. Gdy natomiast najpierw dobierasz, a potem odrzucasz (akcja pomocnicza, budynek 4b, karty celów), możesz odrzucić dowolne karty z ręki, także właśnie dobrane i karty celów.
rule-GWT-0-7 = Ta sama ikona zawsze oznacza tę samą akcję, niezależnie od tego, skąd się wzięła.
rule-GWT-0-8 = Bank, zasoby, stos kart targu i stos kart celów są wspólne, a talia (stos dobierania, ręka i stos kart odrzuconych) jest tylko twoja. Inni widzą, ile masz kart w ręce, ale nie jakie, a kolejności kart i żetonów w zakrytych stosach nie zna nikt. Swój stos kart odrzuconych możesz przeglądać zawsze, stosu dobierania nigdy.
rule-GWT-0-9 = Wszystko inne jest jawne: pieniądze, plansze graczy, żetony, obszary celów, dyski, wielkość stosów, rynek pracy, targ bydła i obszar rozwoju. Karty trafiają do talii i opuszczają ją na oczach wszystkich, więc jej skład też jest jawny; tajne jest tylko to, które z tych kart są w ręce.
rule-GWT-0-10 = Akcji z wymaganiem możesz użyć zawsze, gdy potrafisz je w całości spełnić, nawet jeśli nagroda przepadnie: wolno odrzucić Jersey za certyfikat, choć znacznik stoi już na limicie. Akcji bez wymagania możesz użyć tylko wtedy, gdy da jakiś efekt. Akcja jest użyta z chwilą spełnienia wymagania albo gdy zaczyna działać.

## 1. Elementy gry

rule-GWT-1-1 = Wspólne: plansza główna; 54 pomocników (po 18 kowbojów, rzemieślników i inżynierów); 18 niebezpieczeństw (po 6 powodzi, susz i lawin); 22 tipi (11 zielonych i 11 niebieskich); 36 kart krów na targ (7 Holstein, 7 Brown Swiss, 7 Ayrshire, 9 West Highland, 6 Texas Longhorn); 24 karty celów i 4 początkowe karty celów; 7 budynków neutralnych, od A do G; 5 żetonów zawiadowców stacji; 1 żeton rynku pracy.
rule-GWT-1-2 = Każdy gracz ma 10 dwustronnych budynków prywatnych (numery od 1 do 10, strony a i b), 14 dysków, lokomotywę, ranczera, znacznik certyfikatów i 14 kart krów (5 Jersey, 3 Dutch Belt, 3 Black Angus, 3 Guernsey).
rule-GWT-1-3 = Pomocnicy, niebezpieczeństwa i tipi mają na rewersie numer:
    Numer 1: 35 żetonów, wszystkie 18 niebezpieczeństw, 9 zielonych i 8 niebieskich tipi.
    Numer 2: 33 żetony, po 11 pomocników każdego rodzaju.
    Numer 3: 26 żetonów, po 7 pomocników każdego rodzaju, 2 zielone i 3 niebieskie tipi.

## 2. Przygotowanie gry

rule-GWT-2-1 = Tasuje się 5 żetonów zawiadowców i kładzie po jednym, odkrytym, przy stacjach od 1 do 5, czyli przy bocznicach za polami torów 4, 7, 10, 13 i 16.
rule-GWT-2-2 = W pierwszej partii każdy budynek neutralny leży na obszarze ze swoją literą. W zwykłym przygotowaniu tasuje się je i rozkłada po jednym na 7 obszarach neutralnych.
rule-GWT-2-3 = Żeton rynku pracy zaczyna w 2. rzędzie rynku pracy, na najwyższym polu z przerywaną linią.
rule-GWT-2-4 = Zasoby Kansas City to trzy potasowane, zakryte stosy, po jednym na każdy numer rewersu.
rule-GWT-2-5 = Odkrywa się żetony z numerem 1, aż na planszy znajdzie się 7 z nich. Tipi trafia na wolne pole handlu o najniższej wartości (kolejno −3, −2, −1, 1, 2, 4, 6, 8, 10), a niebezpieczeństwo na najniższy wolny numer (od 1 do 4) swojego obszaru. Niebezpieczeństwo, na które nie ma już miejsca, wraca zakryte do zasobów i się nie liczy.
rule-GWT-2-6 = Żetony z numerem 2 odkrywa się na rynek pracy: najpierw rząd 1, od kolumny z liczbą graczy do prawego brzegu, potem rząd 2 aż do pola przed żetonem rynku pracy. Daje to 3 pomocników w grze dla 2 graczy, 5 dla 3 i 7 dla 4.
rule-GWT-2-7 = W każdym rzędzie rynku pracy używa się tylu kolumn, ilu jest graczy, licząc od prawej: 2, 3 lub 4.
rule-GWT-2-8 = W obszarze rozwoju kładzie się odkryte po 2 żetony: z numerem 1 w kolumnie 1, z numerem 2 w kolumnie 2 i z numerem 3 w kolumnie 3.
rule-GWT-2-9 = Z potasowanych 36 kart krów odkrywa się na targ bydła 7 kart w grze dla 2 graczy, 10 dla 3 i 13 dla 4. Układa się je kolorami: żółte, czerwone, niebieskie, brązowe, fioletowe, ale kolejność nie ma znaczenia.
rule-GWT-2-10 = Tasuje się 24 karty celów i odkrywa 4 z nich: to pula kart celów.
rule-GWT-2-11 = W pierwszej partii wszystkie budynki prywatne leżą stroną a do góry. W zwykłym przygotowaniu stronę każdego numeru się losuje, jednakowo dla wszystkich graczy. W trakcie gry nigdy się ich nie odwraca.
rule-GWT-2-12 = Twoje dyski zakrywają 14 kolorowych pól planszy gracza, lokomotywa stoi na początku torów (pole 0), znacznik certyfikatów na 0, a ranczer czeka obok planszy. W kolumnie 1 nadrukowany jest jeden pomocnik każdego rodzaju.
rule-GWT-2-13 = Tasujesz swoją talię 14 kart i dobierasz 4 karty.
rule-GWT-2-14 = Tasuje się 4 początkowe karty celów i każdy dostaje jedną, odkrytą, do swojego obszaru celów. Reszta wraca do pudełka.
rule-GWT-2-15 = Począwszy od pierwszego gracza, zgodnie z ruchem wskazówek zegara, zaczynacie z 6, 7, 8 i 9 $. Kto zaczyna, tutaj decyduje los; przy zwykłym stole umawiacie się dowolnie.
rule-GWT-2-16 = Limit kroków i wysokość opłat zależą od liczby graczy. Na początku limit wynosi 3 kroki w grze dla 2 i 3 graczy, a 4 kroki dla 4.

## 3. Przebieg tury

rule-GWT-3-1 = Tury rozgrywa się zgodnie z ruchem wskazówek zegara, począwszy od gracza, który dostał na start 6 $.
rule-GWT-3-2 = Tura to trzy obowiązkowe fazy, w tej kolejności: A, ruch; B, akcje na osiągniętym polu; C, dociąganie kart.
rule-GWT-3-3 = W swojej pierwszej turze zamiast się ruszać stawiasz ranczera na dowolnym budynku neutralnym (może tam stać kilku graczy), bez opłaty. Potem następuje faza B.
rule-GWT-3-4 = Karty celów z ręki możesz zagrywać przed fazą A, a w fazie B przed dowolną akcją lub po niej.
rule-GWT-3-5 = Limity kroków, kart w ręce i certyfikatów sprawdza się wtedy, gdy są potrzebne. Dysk zdjęty wcześniej w tej samej turze już działa.

## 4. Faza A: ruch

rule-GWT-4-1 = Polami są tylko Kansas City i obszary, na których leży żeton. Obszar bez żetonu nie zużywa kroku i nic nie kosztuje, ale nie można się na nim zatrzymać.
rule-GWT-4-2 = Przesuwasz ranczera o co najmniej 1 krok i najwyżej o tyle, ile wynosi twój limit kroków. Każde pole, na które wchodzisz, także ostatnie, to 1 krok.
rule-GWT-4-3 = Idziesz zgodnie ze strzałkami, na rozwidleniu wybierasz dowolnie i nigdy się nie cofasz.
rule-GWT-4-4 = Kansas City zawsze kończy ruch. Nie można go minąć.
rule-GWT-4-5 = Ranczerzy nigdy się nie blokują. Na jednym polu może ich stać dowolnie wielu.
rule-GWT-4-6 = Limit kroków to podstawa plus premia za każdy z dwóch zdjętych dysków kroków.
    2 graczy: podstawa 3, „kroki i dolary” +1, „kroki i punkty” +1; najwyżej 5.
    3 graczy: podstawa 3, „kroki i dolary” +2, „kroki i punkty” +1; najwyżej 6.
    4 graczy: podstawa 4, „kroki i dolary” +2, „kroki i punkty” +1; najwyżej 7.
rule-GWT-4-7 = Gdy wchodzisz na pole z dłonią albo je mijasz, od razu płacisz, pole po polu w kolejności marszu. Za niebezpieczeństwo i tipi płacisz bankowi, za cudzy budynek prywatny jego właścicielowi, za własne budynki nic. Budynki neutralne nie mają dłoni.
rule-GWT-4-8 = W grze dla 2 graczy zielona i czarna dłoń kosztują po 2 $; dla 3 graczy zielona 2 $, czarna 1 $; dla 4 graczy zielona 1 $, czarna 2 $. Za obie dłonie na jednym żetonie płaci się sumę.
rule-GWT-4-9 = Jeśli nie stać cię na całą opłatę, oddajesz temu, komu się należy, wszystkie swoje pieniądze i idziesz dalej. Reszty nigdy się nie dopłaca.
rule-GWT-4-10 = Trzy pola handlu −1, −2 i −3 leżą poza szlakiem, więc nigdy się na nie nie wchodzi.
rule-GWT-4-11 = Jeśli spod ranczera zniknie niebezpieczeństwo lub tipi, figurka zostaje na pustym obszarze i stamtąd zacznie następny ruch.
rule-GWT-4-12 = Po wizycie w Kansas City ranczer stoi na początku szlaku. Pierwszym obszarem stamtąd jest obszar A.
rule-GWT-4-13 = Jeśli na pustym obszarze pod ranczerem położono później żeton, nic się nie dzieje: nie płacisz za niego i nie zużywasz kroku. Następny ruch zaczynasz stamtąd.
rule-GWT-4-14 = Ruch jest zawsze możliwy, bo do Kansas City da się dojść zewsząd. Dwie drogi na to samo pole mogą się różnić liczbą kroków i opłatami, dlatego wybierasz drogę, a nie tylko cel.

## 5. Faza B: akcje

rule-GWT-5-1 = Na budynku neutralnym albo własnym budynku prywatnym masz do wyboru: użyć jego akcji lokalnych albo wykonać jedną pojedynczą akcję pomocniczą.
rule-GWT-5-2 = Każdej akcji lokalnej możesz użyć najwyżej raz na wizytę; wybierasz dowolne z nich, w dowolnej kolejności. Jeśli akcja pokazuje dwie możliwości do wyboru, dostajesz tylko jedną.
rule-GWT-5-3 = Jeśli budynek stoi na działce z akcją ryzyka, jest ona jego dodatkową akcją lokalną. Obszary neutralne jej nie mają, więc trafisz na nią tylko we własnym budynku albo kopiując budynek.
rule-GWT-5-4 = Pojedynczą akcję pomocniczą możesz wykonać raz na wizytę i tylko wtedy, gdy nie użyto podczas niej żadnej akcji lokalnej ani akcji ryzyka; potem są one już niedostępne. Nigdy się jej nie podwaja, nawet po zdjęciu obu dysków.
rule-GWT-5-5 = Na cudzym budynku, niebezpieczeństwie i tipi możesz tylko wykonać jedną pojedynczą akcję pomocniczą.
rule-GWT-5-6 = W Kansas City wykonujesz zamiast tego jego pięć etapów.
rule-GWT-5-7 = Wolno ci też nie robić nic.
rule-GWT-5-8 = Odrzucasz, płacisz i dobierasz od razu. Rękę uzupełnia się dopiero w fazie C.
rule-GWT-5-9 = Każda wizyta liczy się osobno: gdy jakaś akcja przesunie twojego ranczera dalej, nowe pole znów daje akcje lokalne albo akcję pomocniczą, niezależnie od tego, czego już użyto w tej turze.
rule-GWT-5-10 = Wszystko, co akcja wywołuje (akcja natychmiastowa z kolumny pomocnika, rozbudowa stacji, zawiadowca, powrót z pola 39), należy do tej akcji. Kończysz to, zanim przejdziesz do następnej.

## 6. Kansas City

rule-GWT-6-1 = Wykonujesz po kolei pięć obowiązkowych etapów, bez akcji pomocniczej i bez opłat. W etapach 1, 2 i 3 (rozwój) wybierasz jeden żeton z kolumny o tym numerze i od razu kładziesz go na planszy:
    Tipi: na wolnym polu handlu o najniższej wartości. Jeśli wolnego nie ma, żeton usuwa się z gry.
    Niebezpieczeństwo: na najniższym wolnym numerze swojego obszaru. Jeśli wolnego nie ma, żeton usuwa się z gry.
    Pomocnik: na kolejnym wolnym polu w rzędzie żetonu rynku pracy, od lewej do prawej. Pole z tym żetonem jest ostatnie; gdy trafi na nie pomocnik, żeton schodzi o rząd niżej.
rule-GWT-6-2 = Jeśli w kolumnie jest jeden żeton, bierzesz właśnie ten, a jeśli żadnego, pomijasz etap. Wolno wybrać żeton, o którym wiadomo, że wypadnie z gry. Gdy koniec gry jest już wywołany, nie wolno wybierać pomocników.
rule-GWT-6-3 = Gdy żeton rynku pracy opuszcza rząd 6 lub 9 (żółta strzałka), targ bydła uzupełnia się ze stosu do 7 kart w grze dla 2 graczy, 10 dla 3 i 13 dla 4. Jeśli kart jest już tyle lub więcej, nic się nie dzieje, a jeśli stos się skończy, dokłada się tyle, ile jest.
rule-GWT-6-4 = Gdy żeton rynku pracy opuszcza rząd 12 (czerwona strzałka), zostaje wywołany koniec gry.
rule-GWT-6-5 = Etap 4, dochód: pokazujesz wszystkim rękę, a potem, jeszcze przed wyborem miasta, decydujesz, ile certyfikatów tymczasowych wykorzystasz. Twoja suma to wartości hodowlane różnych rodzajów krów w ręce (każdy rodzaj raz), plus 1 za każdy certyfikat stały (automatycznie), plus wykorzystane certyfikaty tymczasowe. Karty celów i PZ nic tu nie dają.
rule-GWT-6-6 = Dostajesz tyle dolarów, ile wynosi ta suma, i zapamiętujesz ją na etap 5. Potem odrzucasz całą rękę, także karty celów.
rule-GWT-6-7 = Etap 5, dostawa: wybierasz miasto o wartości nie większej niż twoja suma, w którym nie masz jeszcze dysku; Kansas City i San Francisco możesz wybierać dowolnie wiele razy. Dostawa jest obowiązkowa, a Kansas City (wartość 0) jest możliwe zawsze.
rule-GWT-6-8 = Kładziesz w mieście jeden dysk. Potem od razu, w tej kolejności: koszt lub nagroda odsłoniętego pola, premia za dostawę, koszt transportu.
rule-GWT-6-9 = Za każdy dysk kładziony w Kansas City dostajesz 6 $, ale na koniec gry każdy z nich to −6 PZ.
rule-GWT-6-10 = Gdy kładziony dysk sprawia, że masz dyski w obu sąsiednich miastach połączonych strzałką z kartą, musisz wziąć kartę celu. Jeśli domyka dwie takie strzałki naraz, bierzesz dwie karty, a między nimi uzupełnia się pulę. PZ ze strzałek liczą się dopiero na koniec.
rule-GWT-6-11 = Koszt transportu to 1 $ za każdy krzyż między przodem twojej lokomotywy a miastem; gdy lokomotywa stoi przy mieście lub dalej, nie płacisz nic. Krzyże stoją tuż za polami torów 3, 4, 5, 7, 9, 10, 11, 13, 15, 16 i 17, a miasto leży przy polu równym jego wartości. Lokomotywę na bocznicy liczy się tak, jakby stała na następnym numerowanym polu.
rule-GWT-6-12 = Na koniec przestawiasz ranczera na początek szlaku i uzupełniasz każde puste miejsce obszaru rozwoju ze stosu o tym samym numerze; jeśli stos jest pusty, miejsce zostaje puste. Potem następuje faza C.

## 7. Akcje pomocnicze

rule-GWT-7-1 = Jest pięć rodzajów akcji pomocniczych, każdy z dwoma polami dysków. Akcja jest dostępna, gdy na co najmniej jednym z jej dwóch pól nie ma dysku. Dwie pierwsze (dolary oraz dobieranie kart) mają po jednym szarym polu, więc są dostępne od początku.
rule-GWT-7-2 = Ikona „pojedyncza lub podwójna” pozwala wybrać jedną dostępną akcję pomocniczą. Jeśli oba jej pola są odsłonięte, możesz wykonać ją podwójnie: podwaja się i wymaganie, i nagrodę, ale to nadal jedna akcja.
rule-GWT-7-3 = Na polach bez tej ikony wolno wykonać tylko pojedynczą akcję pomocniczą.
rule-GWT-7-4 = Rodzaje, pojedynczo i podwójnie:
    1. Weź 1 $ lub 2 $.
    2. Dobierz 1 lub 2 karty, a potem odrzuć tyle samo.
    3. Zapłać 1 $ lub 2 $ i cofnij lokomotywę dokładnie o 1 lub 2 pola, a potem przesuń znacznik certyfikatów najwyżej o 1 lub 2 pola w przód.
    4. Zapłać 1 $ lub 2 $ i przesuń lokomotywę najwyżej o 1 lub 2 pola w przód.
    5. Cofnij lokomotywę dokładnie o 1 lub 2 pola, a potem usuń z gry najwyżej 1 lub 2 dowolne karty z ręki.
rule-GWT-7-5 = Jeśli wymaganiem jest cofnięcie lokomotywy (akcje 3 i 5, także budynek 1b) i zatrzyma się ona na bocznicy, o rozbudowie stacji decydujesz przed wzięciem nagrody. W akcjach 3 i 4 płacisz, zanim lokomotywa ruszy.
rule-GWT-7-6 = Gdy przy dobieraniu skończy się stos, tasujesz karty odrzucone jak zwykle. Jeśli kart jest mniej, niż trzeba, dobierasz, ile jest, i tyle samo odrzucasz.
rule-GWT-7-7 = Ikona „pojedyncza lub podwójna” to akcja lokalna (albo natychmiastowa) jak każda inna. Nie jest akcją pomocniczą, którą daje każde pole, i jej nie zużywa; jeśli jednak użyjesz jej jako akcji lokalnej, tamta jest w tej wizycie niedostępna.

## 8. Zatrudnianie pomocników

rule-GWT-8-1 = Wybierasz pomocnika z dowolnego rzędu rynku pracy powyżej rzędu z żetonem rynku pracy. Po zamknięciu rynku możesz wybierać z każdego rzędu.
rule-GWT-8-2 = Płacisz koszt zatrudnienia z tego rzędu, zmieniony zgodnie z ikoną: bez zmian, +2 $, −1 $ lub −2 $.
rule-GWT-8-3 = Na twojej planszy gracza musi być wolne miejsce w rzędzie pomocników tego rodzaju (najwyżej 6, razem z nadrukowanym). Jeśli rząd jest pełny, tego rodzaju zatrudnić nie możesz.
rule-GWT-8-4 = Pomocnika kładziesz w pierwszej wolnej kolumnie od lewej. Jeśli jest tam akcja natychmiastowa, wykonujesz ją teraz albo z niej rezygnujesz i kończysz ją przed wszystkim innym; może z tego powstać łańcuch, bo 4. kolumna inżynierów pozwala zatrudnić jeszcze kogoś.
rule-GWT-8-5 = Akcje natychmiastowe:
    Kowboje: w kolumnie 4 usuń za darmo niebezpieczeństwo, w kolumnie 6 handel z Indianami.
    Rzemieślnicy: w kolumnach 4 i 6 zbuduj budynek po 1 $ za każdego potrzebnego rzemieślnika; nowy już się liczy.
    Inżynierowie: odrzuć Jersey i weź 1 certyfikat (kolumna 2), 2 $ (kolumna 3), najwyżej 2 certyfikaty (kolumna 5) lub 4 $ (kolumna 6); w kolumnie 4 zatrudnij pomocnika o 2 $ taniej.
rule-GWT-8-6 = Po zatrudnionych zostają na rynku pracy luki, których nigdy się nie uzupełnia.
rule-GWT-8-7 = Gdy oddasz pomocnika jako zawiadowcę stacji, jego kolumna się zwalnia. Ponowne jej zakrycie znów daje akcję natychmiastową.
rule-GWT-8-8 = Na koniec gry każdy pomocnik w kolumnie 5 lub 6 jest wart 4 PZ.

## 9. Wznoszenie budynków

rule-GWT-9-1 = Wybierasz jeden ze swoich niezbudowanych budynków prywatnych. Kładziesz go na dowolnej wolnej działce budowlanej, także z akcją ryzyka (nigdy na obszarze neutralnym, obszarze niebezpieczeństwa ani polu handlu), albo zastępujesz nim własny budynek na szlaku.
rule-GWT-9-2 = Nowy budynek wymaga co najmniej tylu rzemieślników (razem z nadrukowanym), ilu pokazuje żeton. Kosztuje 2 $ za każdego z nich w budynku neutralnym B, a 1 $ w kolumnach 4 i 6 rzemieślników.
rule-GWT-9-3 = Zastępujący żeton musi wymagać więcej rzemieślników niż stary. Potrzebujesz tylu rzemieślników, ile wynosi różnica, i za każdego z nich płacisz 2 $ (lub 1 $), a stary żeton usuwa się z gry. Tylko tak można wznieść budynki wymagające więcej niż 6 rzemieślników.
rule-GWT-9-4 = Rzemieślników się nie zużywa: ich liczba to tylko próg.
rule-GWT-9-5 = Jeśli zastąpisz budynek, na którym stoi twój ranczer, w tej wizycie nie możesz użyć nowego, a niewykorzystane akcje lokalne starego, także akcja ryzyka, przepadają. Karty celów nadal wolno zagrywać.
rule-GWT-9-6 = Budynek nie odbiera działce ani akcji ryzyka, ani lasu: oba należą do niej na stałe.

## 10. Zakup krów

rule-GWT-10-1 = W jednej akcji zakupu krów każdego kowboja (także nadrukowanego) możesz użyć raz: do kupna albo do powiększenia targu. W następnej takiej akcji w tej samej turze masz znów wszystkich.
rule-GWT-10-2 = Możliwości zakupu; wartość 3 to Holstein, Brown Swiss i Ayrshire, dowolnie wymieszane:
    1 kowboj i 6 $: 1 krowa o wartości 3.
    2 kowbojów i 3 $: 1 krowa o wartości 3.
    3 kowbojów i 5 $: dokładnie 2 krowy o wartości 3.
    1 kowboj i 12 $: 1 West Highland.
    3 kowbojów i 6 $: 1 West Highland.
    5 kowbojów i 8 $: dokładnie 2 West Highland.
    2 kowbojów i 12 $: 1 Texas Longhorn.
    4 kowbojów i 6 $: 1 Texas Longhorn.
rule-GWT-10-3 = Możliwości wolno dowolnie łączyć i powtarzać, dopóki starcza kowbojów, pieniędzy i kart na targu. Wolno też zapłacić więcej, niż trzeba.
rule-GWT-10-4 = Powiększenie targu: za 1 nieużytego kowboja odkrywasz 2 karty ze stosu kart targu (1, jeśli więcej nie ma; z pustego stosu nie można). Targ może rosnąć bez ograniczeń. Kupowanie i powiększanie możesz przeplatać, więc wolno kupić świeżo odkrytą kartę, a wolno też tylko powiększać targ.
rule-GWT-10-5 = Kupione karty kładziesz odkryte na swoim stosie kart odrzuconych. Ich PZ widać, więc wybierasz konkretną kartę.
rule-GWT-10-6 = Dla każdego zestawu kart da się wyliczyć najtańsze połączenie przy twojej liczbie kowbojów. Najczęstsze ceny:
    Wartość 3: jedna karta za 6 $ z 1 kowbojem, za 3 $ z 2; dwie za 5 $ z 3; trzy za 8 $ z 5; cztery za 10 $ z 6.
    West Highland: jedna za 12 $ z 1 kowbojem, za 6 $ z 3; dwie za 8 $ z 5; trzy za 20 $ z 6.
    Texas Longhorn: jedna za 12 $ z 2 kowbojami, za 6 $ z 4; dwie za 18 $ z 6.
    Mieszane: wartość 3 i West Highland za 9 $ z 5 kowbojami; dwie o wartości 3 i West Highland za 11 $ z 6; wartość 3 i Texas Longhorn za 9 $ z 6.

## 11. Handel z Indianami i niebezpieczeństwa

rule-GWT-11-1 = Handel z Indianami: bierzesz jedno dowolne tipi z dowolnego pola handlu, na szlaku lub poza nim, i zatrzymujesz je. Ujemną wartość pola płacisz, dodatnią dostajesz. Jeśli nie możesz zapłacić albo na planszy nie ma tipi, handel jest niemożliwy.
rule-GWT-11-2 = Usunięcie niebezpieczeństwa: bierzesz jeden dowolny żeton niebezpieczeństwa ze szlaku i płacisz koszt z ikony: 7 $ w budynku F, 5 $ w 4a, gdzie indziej nic. Jeśli nie możesz zapłacić albo na planszy nie ma niebezpieczeństw, akcja jest niemożliwa.
rule-GWT-11-3 = Zabrane żetony zatrzymujesz do punktacji; nigdy nie wracają na planszę.

## 12. Karty celów

rule-GWT-12-1 = Biorąc kartę celu, wybierasz kartę z puli albo, w ciemno, wierzchnią kartę ze stosu, którą potem pokazujesz wszystkim. Kładziesz ją odkrytą na swoim stosie kart odrzuconych. Kartę wziętą z puli od razu zastępuje się kartą ze stosu.
rule-GWT-12-2 = Gdy stos jest pusty, luki w puli zostają. Gdy pusta jest też pula, kart celów już się nie zdobywa, a premia za dostawę, która ją daje, przepada.
rule-GWT-12-3 = Z budynku 6b karta trafia od razu do ręki.
rule-GWT-12-4 = Zagrywając kartę, kładziesz ją z ręki w swoim obszarze celów, a potem od razu wykonujesz jej akcję natychmiastową albo z niej rezygnujesz. Wolno zagrać dowolnie wiele kart, jedną po drugiej.
rule-GWT-12-5 = Kartę zagrywasz we własnej turze: przed fazą A albo w fazie B przed akcją lub po niej (na początku, między akcjami, po ostatniej, także gdy nie używasz żadnej, i ponownie przy każdej kolejnej wizycie). Nie wolno tego robić w trakcie akcji, w Kansas City ani w fazie C. Kartę wziętą do ręki dzięki 6b możesz zagrać zaraz po tej akcji.
rule-GWT-12-6 = Akcje natychmiastowe: weź 2 $; dobierz najwyżej 3 karty i odrzuć tyle samo; lokomotywa w przód najwyżej o 2 lub 3 pola (jak pokazuje karta); jedna pojedyncza lub podwójna akcja pomocnicza; ruch ranczera bez opłat.
rule-GWT-12-7 = Ruch bez opłat to od 1 do 3 kroków w przód, ale nie do Kansas City i bez fazy B na nowym polu. Zagrany przed fazą A (także z początku szlaku) sprawia tylko, że zaczniesz ją z nowego miejsca, a przedtem możesz zagrywać dalsze karty; zagrany w fazie B kończy ją: reszta akcji przepada, kart już nie zagrasz i przechodzisz od razu do fazy C. Jeśli z ruchu zrezygnujesz albo nie ma dokąd iść, tura toczy się normalnie.
rule-GWT-12-8 = Zagrana karta musi być punktowana. O niezagranej, gdziekolwiek jest w twojej talii, decydujesz na koniec gry: liczysz ją albo odkładasz.
rule-GWT-12-9 = Na każdej karcie są zadania. Za zrealizowanie wszystkich dostajesz jej PZ, w przeciwnym razie tracisz pokazaną karę (0 przy początkowych kartach celów). Każdy budynek, żeton, dysk i każda karta zalicza najwyżej jedno zadanie na wszystkich twoich kartach celów razem.
rule-GWT-12-10 = Do zadań liczą się: własny budynek na szlaku; zielone tipi; niebieskie tipi; dowolny żeton niebezpieczeństwa; własny dysk na stacji; krowa o wartości 3, West Highland lub Texas Longhorn gdziekolwiek w talii; własny dysk w San Francisco.
rule-GWT-12-11 = Akcja natychmiastowa karty celu nie jest ani akcją lokalną, ani akcją pomocniczą tej wizyty: nie wyklucza ich i one jej nie wykluczają. Na niebezpieczeństwie możesz więc oprócz pojedynczej akcji pomocniczej wykonać tę z karty San Francisco.

## 13. Lokomotywa, stacje i zawiadowcy

rule-GWT-13-1 = Tory biegną od 0 (początek) przez pola od 1 do 38 aż do 39 (koniec). Za polami 4, 7, 10, 13, 16, 21, 25, 29 i 33 odchodzą bocznice: z takiego pola jedzie się na bocznicę albo na następny numer, a z bocznicy na ten sam następny numer. Wstecz tak samo, tylko w odwrotnym kierunku.
rule-GWT-13-2 = Na polu torów może stać jedna lokomotywa; tylko na polu 0 dowolnie wiele. Zajęte pola, także bocznice, pomija się: nie zużywają ruchu i nie można się na nich zatrzymać.
rule-GWT-13-3 = W przód jedziesz najwyżej o podaną liczbę pól; jeśli zatrzymasz się wcześniej, reszta przepada. Ruch o 0 pól oznacza, że akcja nie jest użyta.
rule-GWT-13-4 = Ruch wstecz to wymaganie: dokładnie podana liczba pól, a bocznice, na które wjeżdżasz, się liczą. Nie da się go wykonać z pola 0 ani wtedy, gdy pole 0 wypadłoby przed końcem ruchu.
rule-GWT-13-5 = Lokomotywy nigdy się nie odwraca: jej przód zawsze wskazuje wyższe numery.
rule-GWT-13-6 = Gdy wolno ci jechać najwyżej o tyle pól, ilu masz inżynierów, liczą się inżynierowie na twojej planszy gracza, razem z nadrukowanym.
rule-GWT-13-7 = Rozbudowa stacji: gdy lokomotywa zatrzyma się na bocznicy albo na polu 39, jadąc w przód lub wstecz, a nie masz na tej stacji dysku, od razu decydujesz, czy płacisz koszt i kładziesz tam dysk. Cudze dyski nie mają znaczenia. Lokomotywa, która już tam stała, nie daje tej możliwości.
rule-GWT-13-8 = Zawiadowca stacji: zaraz po rozbudowie, po rozliczeniu kosztu i dysku, możesz zabrać żeton zawiadowcy, jeśli jeszcze tam leży, i położyć na jego miejscu ostatniego z prawej zatrudnionego pomocnika z dowolnego rzędu (nigdy nadrukowanego). Można to zrobić tylko w tej chwili, a pomocnik zostaje tam na dobre.
rule-GWT-13-9 = Akcję natychmiastową zawiadowcy (weź 2 $ albo, na innym żetonie, usuń za darmo niebezpieczeństwo lub handluj z Indianami) wykonujesz od razu albo z niej rezygnujesz. Certyfikat stały działa od tej chwili.
rule-GWT-13-10 = Na polu 39 ruch się kończy i możesz rozbudować stację. Potem musisz cofnąć lokomotywę na dowolne wolne pole (także na bocznicę lub początek torów) i dostajesz 3 $. Jeśli stanie na bocznicy, możesz rozbudować i tę stację, choćby za te 3 $.
rule-GWT-13-11 = Stacje, ich koszt i PZ:
    Stacja 1 (za polem 4): 2 $, 1 PZ, białe narożniki.
    Stacja 2 (za polem 7): 2 $, 1 PZ, białe narożniki.
    Stacja 3 (za polem 10): 4 $, 2 PZ, białe narożniki.
    Stacja 4 (za polem 13): 4 $, 2 PZ, białe narożniki.
    Stacja 5 (za polem 16): 6 $, 3 PZ, czarne narożniki.
    Stacja 6 (za polem 21): 8 $, 5 PZ, czarne narożniki.
    Stacja 7 (za polem 25): 7 $, 6 PZ, czarne narożniki.
    Stacja 8 (za polem 29): 6 $, 7 PZ, czarne narożniki.
    Stacja 9 (za polem 33): 5 $, 8 PZ, czarne narożniki.
    Stacja 10 (pole 39): 3 $, 9 PZ, czarne narożniki.
    Zawiadowcy są tylko przy stacjach od 1 do 5.
rule-GWT-13-12 = Zawsze jest dokąd jechać w przód, bo żadna lokomotywa nie zostaje na polu 39. Wybierasz tylko miejsce postoju; droga do niego nie ma dalszych skutków.

## 14. Akcje budynków prywatnych

rule-GWT-14-1 = 1a daje 2 $ za każdy twój budynek w lesie (także za siebie, jeśli tam stoi), a 7b przesuwa lokomotywę w przód najwyżej o tyle pól, ile masz budynków w lesie. W lesie leżą: działka z akcją ryzyka tuż przed B na ścieżce powodzi, pierwsza działka za B na drodze bez niebezpieczeństw, obie działki na górnej ścieżce z C do E, obie działki za E na drodze bez niebezpieczeństw, działka z akcją ryzyka tuż przed F na ścieżce lawin i dolna działka między F i G.
rule-GWT-14-2 = Niektóre budynki przesuwają ranczera dalej: 3a i 3b o 1 krok, 4a najwyżej o 2, 4b o 3, 10b o 4, a 10a o 5, zawsze o co najmniej 1. Limit kroków nie gra tu roli, opłaty są zwykłe, wolno też wejść do Kansas City. Potem następuje cała obowiązkowa faza B na nowym polu, bez dociągania kart; niewykorzystane akcje lokalne opuszczonego budynku przepadają, a takich ruchów może być w turze kilka.
rule-GWT-14-3 = Pozostałe akcje:
    1b: odrzuć z ręki kartę celu i weź najwyżej 2 certyfikaty. Druga akcja: cofnij lokomotywę dokładnie o 1 i weź 3 $.
    4b: dobierz najwyżej tyle kart, ilu masz kowbojów, a potem odrzuć tyle samo.
    5b: weź 1 $ za każdego swojego inżyniera.
    6b: odrzuć dowolną kartę krowy, weź 3 $ i kartę celu do ręki.
    7a: za każdą parę tipi (zielone i niebieskie) przesuń znacznik certyfikatów najwyżej o 2 w przód i weź 2 $.
    10a: przesuń znacznik certyfikatów w przód aż do limitu.
rule-GWT-14-4 = 9a, nietypowa dostawa: cofasz lokomotywę o co najmniej 1 pole (z 0 nie można) i liczysz przebyte numerowane pola; początek torów się liczy, zajęte pola i bocznice nie, więc sam zjazd na bocznicę daje 0. Potem musisz dokonać dostawy do miasta o wartości nie większej niż ta liczba, na zwykłych zasadach (bez twojego dysku, z wyjątkiem Kansas City i San Francisco), z premią, także z 6 $ za Kansas City, ale bez dochodu i kosztu transportu. Na końcu, jeśli lokomotywa stoi na bocznicy, możesz rozbudować stację.
rule-GWT-14-5 = 8b: używasz akcji lokalnych jednego budynku (neutralnego, własnego lub cudzego) z obszaru bezpośrednio połączonego z 8b, za darmo i razem z jego akcją ryzyka; własna akcja ryzyka 8b też pozostaje dostępna. Każda akcja najwyżej raz, w dowolnej kolejności; wszystko liczy się dla ciebie, a skopiowany ruch ranczera zaczyna się tam, gdzie twój ranczer stoi. Wolno skopiować inny budynek 8b, dla którego liczą się wtedy jego własne sąsiednie budynki, ale nie wolno wrócić do 8b już użytego w tym łańcuchu.
rule-GWT-14-6 = 9b: rozbudowujesz jedną stację za swoją lokomotywą, za zwykły koszt i na zwykłych zasadach, razem z zawiadowcą. Bocznica, na której lokomotywa stoi, nie jest za nią.

## 15. Dyski

rule-GWT-15-1 = Plansza gracza ma 14 pól dysków: 9 z białymi narożnikami i 5 z czarnymi (dwa od kroków, dwa od limitu kart w ręce i to od 6 certyfikatów).
rule-GWT-15-2 = Dysk z pola białego może trafić do każdego miasta i na każdą stację. Dysk z pola czarnego tylko tam, gdzie narożniki są czarne: do Albuquerque, El Paso, Sacramento i San Francisco oraz na stacje od 5 do 10.
rule-GWT-15-3 = Zdjęcie dysku odblokowuje pole od razu i na stałe; „kroki i dolary” daje jeszcze 3 $. Każdy dysk limitu kart w ręce kosztuje 5 $: jeśli cię nie stać, nie możesz go wybrać, przy dostawie musi ci przy tym starczyć na koszt transportu, a na stacji najpierw płacisz za rozbudowę, więc potrzebujesz jej kosztu i jeszcze 5 $. Z kolei 3 $ za „kroki i dolary” przychodzą za późno, by zapłacić nimi za tę rozbudowę.
rule-GWT-15-4 = Jeśli dysk ma trafić na białe narożniki, a masz już tylko dyski na polach czarnych, możesz użyć jednego z nich.
rule-GWT-15-5 = Jeśli nie możesz użyć żadnego dysku z planszy gracza, bo ich nie ma albo na żaden cię nie stać, bierzesz własny dysk z którejś stacji (nie z tej właśnie rozbudowywanej). PZ za nią przepadają, ale zabrany zawiadowca zostaje u ciebie, a stację można później rozbudować ponownie. Przy dostawie to obowiązek; z rozbudowy stacji możesz po prostu zrezygnować.
rule-GWT-15-6 = Dysków z miast nigdy się nie rusza.
rule-GWT-15-7 = Jeśli nie masz dysku do użycia ani na planszy gracza, ani na stacji, nie możesz rozbudować stacji, a miasto musisz wybrać takie, do którego jakiś dysk się nadaje. Jeśli nie ma takiego miasta, niczego się nie kładzie i nie ma premii, PZ ani kosztu transportu.

## 16. Certyfikaty

rule-GWT-16-1 = Tor certyfikatów ma pola 0, 1, 2, 3, 4 i 6. Jeden ruch znacznika to jedno pole, więc z 4 na 6 to też jeden ruch.
rule-GWT-16-2 = Limit certyfikatów wynosi 3; po zdjęciu dysku przy 4 jest to 4, a po zdjęciu dysków przy 4 i 6 jest to 6. Sam dysk przy 6 nic nie zmienia. Ruch ponad limit przepada.
rule-GWT-16-3 = Przy dochodzie możesz wykorzystać dowolnie wiele certyfikatów tymczasowych, najwyżej tyle, ile wskazuje znacznik. Cofasz go pole po polu, aż oddasz co najmniej tyle; z 6 zarówno 1, jak i 2 wykorzystane certyfikaty prowadzą na 4.
rule-GWT-16-4 = Każdy certyfikat stały (od zawiadowcy stacji) dodaje 1 do każdego dochodu. Nigdy się nie zużywają i nie mają limitu.

## 17. Faza C i talia

rule-GWT-17-1 = Dociągasz karty do limitu kart w ręce: 4, plus 1 za każdy zdjęty dysk limitu, czyli najwyżej 6. Jeśli masz ich więcej, nic się nie dzieje.
rule-GWT-17-2 = Zdobyte karty trafiają na stos kart odrzuconych; tylko z 6b karta idzie do ręki.
rule-GWT-17-3 = Dopiero gdy musisz dobrać kartę, a stos dobierania jest pusty, tasujesz stos kart odrzuconych i tworzysz z niego nowy stos. Nigdy wcześniej.
rule-GWT-17-4 = Jeśli oba stosy są puste, grasz dalej z mniejszą liczbą kart. Talia nie ma minimalnej wielkości.

## 18. Koniec gry

rule-GWT-18-1 = Kto w etapie 2 lub 3 Kansas City położy pomocnika na ostatnim polu rzędu 12, od razu bierze żeton rynku pracy.
rule-GWT-18-2 = Jeśli stało się to w etapie 2, jest jeszcze etap 3, ale nie wolno wybrać w nim pomocnika; jeśli leżą tam sami pomocnicy, etap się pomija. Etapy 4 i 5 oraz uzupełnienie przebiegają jak zwykle. To była ostatnia tura tego gracza.
rule-GWT-18-3 = Każdy inny gracz ma jeszcze dokładnie jedną turę. W Kansas City w etapach 2 i 3 nie wolno mu wybierać pomocników, a etap, w którym leżą sami pomocnicy, się pomija; obszar rozwoju uzupełnia się jak zwykle.
rule-GWT-18-4 = Te ostatnie tury rozgrywa się zgodnie z ruchem wskazówek zegara i w całości (fazy A, B i C, karty celów jak zwykle). Po ostatniej z nich gra się kończy i następuje punktacja.

## 19. Punktacja

rule-GWT-19-1 = Dolary: 1 PZ za każde pełne 5 $.
rule-GWT-19-2 = Budynki: PZ z twoich budynków prywatnych na szlaku. Zastąpione żetony nic nie dają.
rule-GWT-19-3 = Miasta: −6 PZ za każdy twój dysk w Kansas City, +6 za Sacramento, +9 za każdy dysk w San Francisco. Strzałki z twoimi dyskami na obu końcach: Topeka i Wichita −3, Wichita i Colorado Springs −1, Albuquerque i El Paso +6, El Paso i San Diego +8, San Diego i Sacramento +4. Suma może być ujemna.
rule-GWT-19-4 = Stacje: PZ każdej stacji, na której leży twój dysk.
rule-GWT-19-5 = Niebezpieczeństwa: PZ z twoich żetonów niebezpieczeństwa.
rule-GWT-19-6 = Krowy: PZ z kart krów w stosie dobierania, w ręce i w stosie kart odrzuconych.
rule-GWT-19-7 = Cele: PZ minus kary z zagranych kart i z tych niezagranych, które dodajesz; suma może być ujemna. Zaliczenie zadań i wybór niezagranych kart są zawsze takie, żeby twój wynik końcowy był jak najlepszy, a jeśli to bez różnicy, dodaje się mniej kart.
rule-GWT-19-8 = Zawiadowcy stacji, niezależnie od kart celów:
    Pomocnicy: 1 PZ za każdego pomocnika na twojej planszy gracza, razem z 3 nadrukowanymi, ale bez oddanych stacjom.
    Cele: 3 PZ za każde 2 karty w twoim obszarze celów, także za początkową i dodane na koniec, zrealizowane lub nie.
    Niebezpieczeństwa: 3 PZ za każde 2 żetony niebezpieczeństwa.
    Tipi: 3 PZ za każdą parę tipi (zielone i niebieskie).
    Certyfikaty: 3 PZ za każde 2 certyfikaty, tymczasowe i stałe razem.
rule-GWT-19-9 = Pomocnicy: 4 PZ za każdego pomocnika w kolumnie 5 lub 6.
rule-GWT-19-10 = Dysk kroków: 3 PZ, jeśli pole „kroki i punkty” jest odsłonięte.
rule-GWT-19-11 = Żeton rynku pracy: 2 PZ dla tego, kto go ma.
rule-GWT-19-12 = Wygrywa gracz z największą liczbą PZ. W razie remisu zwycięstwo jest wspólne; nic go nie rozstrzyga.

## 20. O co pyta gra

rule-GWT-20-1 = Przed fazą A możesz zagrywać karty celów, jedną po drugiej, i przy każdej wykonać akcję natychmiastową lub z niej zrezygnować. O wybór z jedną tylko możliwością, z której nie wolno zrezygnować, gra nie pyta.
rule-GWT-20-2 = W fazie A wybierasz drogę i miejsce postoju, a w pierwszej turze budynek neutralny. Opłaty pobierane są bez pytania.
rule-GWT-20-3 = W fazie B na budynku, niebezpieczeństwie lub tipi wybierasz raz za razem: jeszcze nieużytą i możliwą akcję lokalną, pojedynczą akcję pomocniczą (dopóki jest dozwolona), kartę celu albo koniec fazy B.
rule-GWT-20-4 = W Kansas City wybierasz żetony z kolumn 1, 2 i 3, liczbę wykorzystanych certyfikatów, miasto, dysk i należne karty celów. To wszystko; z żadnego z tych wyborów nie możesz zrezygnować.
rule-GWT-20-5 = W fazie C gra o nic nie pyta, po czym tura się kończy.
rule-GWT-20-6 = Przy odrzucaniu wybierasz karty, jeśli pasuje ich kilka: rodzaj pary albo egzemplarz, gdy PZ się różnią; przy akcji do wyboru jedną z możliwości, a gdy wolno dobrać „najwyżej” ileś kart, najpierw liczbę, a po dobraniu karty do odrzucenia. Przy akcji pomocniczej wybierasz rodzaj oraz to, czy jest pojedyncza, czy podwójna. Karty do usunięcia wybierasz (może być 0) po rozliczeniu lokomotywy i stacji.
rule-GWT-20-7 = Dalsze wybory:
    Zatrudnienie: pomocnik (rodzaj i rząd), potem akcja natychmiastowa lub rezygnacja z niej.
    Budowa: żeton, potem wolna działka albo własny budynek do zastąpienia.
    Zakup krów: raz za razem jedna możliwość wraz z konkretnymi kartami, powiększenie targu albo koniec.
    Handel z Indianami: tipi. Niebezpieczeństwo: żeton. Karta celu: z puli albo z wierzchu stosu. Kopiowanie (8b): budynek.
rule-GWT-20-8 = Lokomotywa: wybierasz miejsce postoju. Na bocznicy i na polu 39 decydujesz potem o rozbudowie, dysku, zawiadowcy (z którego rzędu pomocnik) i jego akcji natychmiastowej; po polu 39 także o tym, dokąd się cofasz, z tymi samymi pytaniami na bocznicy. Przy 9a wybierasz pole, miasto, dysk, należne karty celów, a potem rozbudowę; przy 9b stację.
rule-GWT-20-9 = Dysk: wybierasz pole swojej planszy gracza albo, jeśli żadnego stamtąd nie możesz użyć, stację, z której go bierzesz.
rule-GWT-20-10 = Pieniądze i certyfikaty dostajesz w całości bez pytania, bo mniej nigdy by ci się nie przydało. Końcowa punktacja też o nic nie pyta.
rule-GWT-20-11 = Ukryte rzeczy wychodzą na jaw, gdy ktoś dobiera ze stosu lub tasuje odrzucone karty, gdy dokłada się karty na targ bydła, gdy uzupełnia się pulę kart celów lub ktoś bierze kartę celu w ciemno, gdy uzupełnia się obszar rozwoju oraz gdy pokazuje się rękę przy dochodzie. Tego, co było przed taką chwilą, nie można cofnąć. Reszta twojej tury jest jawna i dałoby się ją cofnąć aż do końca tury.

## 21. Przykłady

rule-EX-1 = Kroki: ranczer stoi na A, limit kroków to 3. Na górnej ścieżce do B leży jeden cudzy budynek, na dolnej dwie powodzie. Górą do B są 2 kroki, dołem 3; jedno i drugie jest dozwolone.
rule-EX-2 = Limit kroków: Niebieski ma jeszcze początkowe 3. Czerwony ma 5: w grze dla 2 graczy po zdjęciu obu dysków kroków, a dla 3 po zdjęciu dysku „kroki i dolary”.
rule-EX-3 = Opłaty, 4 graczy: Marysia ma 2 $. Na górnej ścieżce leży najpierw budynek Maćka z czarną dłonią, potem budynek Gosi z zieloną: Maciek dostaje 2 $, Gosia nic, a Marysia idzie dalej. Na dolnej ścieżce leży powódź z zieloną dłonią, potem z czarną: Marysia płaci bankowi 1 $, a potem ostatniego dolara, choć należą się 2 $, i idzie dalej.
rule-EX-4 = Trzy akcje lokalne: twój budynek 2a stoi na działce z akcją ryzyka „dowolna karta krowy za 1 certyfikat”. Masz więc do wyboru Guernsey za 4 $, zakup krów i akcję ryzyka, dowolne z nich i w dowolnej kolejności. Tylko jeśli nie użyjesz żadnej, możesz wykonać pojedynczą akcję pomocniczą.
rule-EX-5 = Obcy żeton: zatrzymujesz się na cudzym budynku, niebezpieczeństwie lub tipi. Możesz tylko wykonać jedną pojedynczą akcję pomocniczą.
rule-EX-6 = Rynek pracy, 3 graczy: na początku 3 pomocników leży w rzędzie 1 i 2 w rzędzie 2. Pole żetonu rynku pracy w rzędzie 2 zostaje wolne.
rule-EX-7 = Dochód: masz w ręce Dutch Belt, Dutch Belt, Brown Swiss i Holstein, czyli 2 + 3 + 3 = 8. Znacznik stoi na 3, wykorzystujesz 2 certyfikaty: suma to 10, znacznik staje na 1, dostajesz 10 $ i odrzucasz wszystkie cztery karty. Z jednym certyfikatem stałym suma przed wykorzystaniem wynosiłaby 9.
rule-EX-8 = Dostawa: suma to 10, masz dyski w miastach Topeka i Colorado Springs, a lokomotywa stoi na polu 5. Możesz dostarczyć do Albuquerque (transport 3 $), Santa Fe (2 $), Wichity lub Kansas City (nic). Albuquerque nie domyka żadnej strzałki i jako jedyne z nich przyjmie dysk z pola czarnego.
rule-EX-9 = Faza C: limit to 5, masz 3 karty w ręce i 2 w stosie dobierania. Dobierasz obie; stos jest pusty, ale jeszcze się nie tasuje.
rule-EX-10 = Zatrudnianie w A: żeton rynku pracy leży w rzędzie 4, tuż pod rzędem za 7 $, a masz dwóch inżynierów. Zatrudniasz inżyniera za 7 $, trafia do kolumny 3, więc odrzucasz Jersey i bierzesz 2 $; potem droższą akcją bierzesz kowboja z rzędu za 6 $, płacąc 8 $. Nie masz Guernsey, więc trzecia akcja przepada; razem tracisz 13 $.
rule-EX-11 = Budowa: żeton wymagający 2 rzemieślników potrzebuje co najmniej 2 i kosztuje 4 $. Zastąpienie z różnicą 3 wymaga co najmniej 3 rzemieślników i kosztuje 6 $.
rule-EX-12 = Lokomotywa: masz 3 inżynierów, twoja lokomotywa stoi na 1, cudza na 3. Trzema ruchami dojedziesz na pole 5 albo na bocznicę za polem 4; możesz też stanąć na 2 lub 4.
rule-EX-13 = Handel z Indianami: za tipi z pola −2 płacisz 2 $, za tipi z pola 6 dostajesz 6 $.
rule-EX-14 = Krowy: z 1 kowbojem kupisz krowę o wartości 3 za 6 $ albo West Highland za 12 $. Z 2 kowbojami krowę o wartości 3 za 3 $, dwie takie za 12 $ albo Texas Longhorn za 12 $.
rule-EX-15 = Dwie naraz: za 3 kowbojów i 5 $ bierzesz dokładnie 2 krowy o wartości 3, za 5 kowbojów i 8 $ dokładnie 2 West Highland.
rule-EX-16 = Cele: masz karty „budynek, niebieskie tipi i dwa niebezpieczeństwa” (5 PZ lub −3), początkową „dwa budynki i niebezpieczeństwo” (3 PZ) i dwie z San Francisco (po 5 PZ lub −3). Z 3 budynkami, 3 niebezpieczeństwami, 1 niebieskim tipi i 2 dyskami w San Francisco dostajesz 18 PZ, a z jednym dyskiem tam tylko 10.
rule-EX-17 = Miasta: za dyski w San Diego i Sacramento dostajesz 6 + 4 = 10 PZ. Z dyskiem w El Paso jeszcze 8 więcej.
rule-EX-18 = Odrzucanie: Black Angus za 2 $; para za 4 $; dowolna karta krowy za 1 certyfikat; Jersey za 1 certyfikat i 2 $; Jersey, by przesunąć lokomotywę o 1 w przód.

## 22. Rozstrzygnięcia wątpliwości

rule-R-01 = Nadmiarowe niebezpieczeństwo z przygotowania gry wraca do stosu z numerem 1, który się przetasowuje. Instrukcja każe odłożyć je do zasobów, ale nie mówi, w które miejsce.
rule-R-02 = Na budynkach, niebezpieczeństwach i tipi wolno w fazie B nie robić nic, bo instrukcja mówi tylko, że można. Prawie nie ma to znaczenia, bo 1 $ można wziąć zawsze.
rule-R-03 = Przy koszcie transportu lokomotywę na bocznicy liczy się jak na następnym numerze: na planszy środek bocznicy leży na wysokości krzyża, więc krzyż nie jest już przed jej przodem.
rule-R-04 = Zastąpić można tylko budynkiem, który wymaga więcej rzemieślników; tyle samo to za mało, bo instrukcja żąda wyższej wartości.
rule-R-05 = Gdy zastąpisz budynek, na którym stoisz, jego niewykorzystane akcje przepadają. Instrukcja mówi tylko, że nowych nie użyje się od razu; reszta to nasze odczytanie, ważne jedynie wtedy, gdy 8b kopiuje B albo gdy buduje akcja natychmiastowa rzemieślnika.
rule-R-06 = Karty, które właśnie trafiły na targ, wolno kupić, bo instrukcja mówi o kartach dostępnych w danej chwili.
rule-R-07 = Kartę w ciemno wolno wziąć także jako premię za dostawę i z 6b, bo ta sama ikona to ta sama akcja, choć przy dostawie instrukcja wymienia tylko pulę.
rule-R-08 = W Kansas City nie zagrywa się kart celów, bo jego etapy nie są akcjami.
rule-R-09 = Z pola 39 wolno cofnąć się aż na początek torów, bo instrukcja traktuje go jak pole torów.
rule-R-10 = Gdy budynek przesunie ranczera, jego niewykorzystane akcje lokalne przepadają, bo ranczera już tam nie ma. Wykorzystaj je przed ruchem.
rule-R-11 = 7a daje za każdą parę tipi jedno i drugie: najwyżej 2 certyfikaty i 2 $; bez pary nie daje nic. Polski tekst można odczytać jako 2 $ tylko raz, ale nadruk na żetonie daje obie nagrody za każdą parę.
rule-R-12 = Nietypowa dostawa do Kansas City daje 6 $, bo premie za dostawę obowiązują jak zwykle.
rule-R-13 = Kopiując budynek, kopiuje się też jego akcję ryzyka, bo instrukcja zalicza ją do akcji lokalnych budynku. Słowa o właścicielu odnosimy do zwykłej wizyty, a nie do kopiowania cudzego budynku.
rule-R-14 = Najpierw koszt dysku, potem transport, więc dysk za 5 $ wolno wybrać tylko wtedy, gdy starczy jeszcze na transport. Te 6 $ za Kansas City dostaje się dopiero po dysku, więc nie można nimi za niego zapłacić.
rule-R-15 = Stację, z której zabrano dysk, wolno rozbudować ponownie, bo liczy się to, czy leży na niej twój dysk. Instrukcja mówi wprawdzie także, że tylko raz, ale to bardzo rzadki przypadek.
rule-R-16 = Jeśli nigdzie nie masz dysku do użycia, dostawa jest bez efektu, bo nie ma czego położyć. To niemal niemożliwe.
rule-R-17 = Na torze nie ma pola 5, więc 1 certyfikat z 6 prowadzi na 4, a 2 nie kosztują więcej. Gdyby liczyć pola, 6 certyfikatów nie zmieściłoby się na torze, który ma nad zerem tylko 5 pól, dlatego liczą się wartości.
rule-R-18 = Najlepsze zaliczenie zadań i najlepszy wybór niezagranych kart wylicza gra, razem z zawiadowcą za cele, bo nikt nie chciałby mniej.
rule-R-19 = Gdy wolno dobrać najwyżej ileś kart, najpierw podajesz liczbę, potem dobierasz wszystkie, a na końcu odrzucasz; to jedno dobranie, a nie decyzja po każdej karcie.
rule-R-20 = Przy akcji pomocniczej usuwającej karty nie musisz usunąć żadnej, bo usunięcie jest nagrodą, a z nagrody wolno zrezygnować.
rule-R-21 = Za pierwszym razem ranczera stawia się tylko na budynku neutralnym, nawet jeśli inni już coś zbudowali, bo instrukcja wymienia tylko takie.
rule-R-22 = Po wywołaniu końca gry pomocnicy zostają w obszarze rozwoju i tylko nie można ich wybrać, bo instrukcja ich nie usuwa.
rule-R-23 = Przy remisie zwycięstwo jest wspólne, jak mówi instrukcja. Pieniądze go nie rozstrzygają.
rule-R-24 = W jednej turze wolno użyć tego samego budynku podczas wizyty i przez kopię: użyj 10b, przejdź na sąsiednie 8b i skopiuj 10b. Zasadę, że każdej akcji lokalnej używa się raz, odczytujemy jako raz na wizytę.
rule-R-25 = Na rozwidleniu obie odnogi są bezpośrednio połączone z 8b, bo między nimi a jego obszarem nic nie leży.
rule-R-26 = Jeśli rząd pomocników danego rodzaju jest pełny, nie zatrudnisz tego rodzaju nawet tańszą akcją; dla niego jest ona po prostu bezużyteczna.
rule-R-27 = Po ruchu wstecz stację rozbudowuje się przed wzięciem nagrody, bo instrukcja chce decyzji zaraz po zatrzymaniu lokomotywy. Dlatego 3 $ z 1b nie można na nią przeznaczyć, a tych z pola 39 można, bo tak mówi jego opis. Pole certyfikatów odsłonięte przez rozbudowę podnosi już limit dla certyfikatu, który dostajesz po niej.
rule-R-28 = Pieniądze i stosy kart odrzuconych są jawne, a karty w ręce ukryte. Instrukcja mówi tylko, że wolno przeglądać własny stos kart odrzuconych, i żadna zasada od tego nie zależy.
rule-R-29 = Gdy przy 9a lokomotywa już ruszyła, dostawa jest obowiązkowa, bo tekst ją nakazuje, a Kansas City jest zawsze możliwe.
rule-R-30 = Jeśli masz w ręce więcej kart, niż wynosi limit, zatrzymujesz je, bo faza C tylko dociąga karty, a nic nie odrzuca.
rule-R-31 = Po przesunięciu ranczera akcją nowa wizyta jest osobną fazą B. Przed jej pierwszą akcją wolno więc zagrywać karty celów, chyba że to Kansas City.
rule-R-32 = Jeśli zastąpisz budynek, którego akcje kopiuje 8b, kopiowanie się kończy: niewykorzystane akcje przepadają, tak jak w budynku, na którym stoisz.
rule-R-33 = Podczas przygotowania gry niebezpieczeństwo, dla którego nie ma miejsca, wraca do swojego stosu, zanim odkryje się następny żeton; może więc od razu pojawić się znowu.
rule-R-34 = To, co wszyscy widzieli lub mogą wywnioskować o ręce, jest jawne: karta wzięta do ręki dzięki 6b, ręka pokazana w Kansas City i cała ręka w chwili tasowania stosu kart odrzuconych, bo stos dobierania jest wtedy pusty.
rule-R-35 = O nieobowiązkową akcję natychmiastową pytamy razem z jej pierwszym wyborem, więc jedną z odpowiedzi jest rezygnacja. Akcję, której nie da się wykonać, pomijamy, chyba że wymaga karty: czy ją masz, to nie sprawa innych.
rule-R-36 = Drogi, które prowadzą przez te same pola w tej samej kolejności, są jedną drogą, niezależnie od tego, którym pustym odgałęzieniem biegną.
rule-R-37 = Z dwóch miejsc na planszy gracza, które odblokowują to samo, drugie jest dostępne dopiero wtedy, gdy pierwsze jest wolne.
rule-R-38 = Jeśli zapłacisz za ruch lokomotywy, musi ona przejechać co najmniej jedno pole. Z ruchu, który jest nagrodą za kartę, możesz zrezygnować.
rule-R-39 = Wskazanie budynku, który kopiuje 8b, jest ostateczne, ale nie jest jeszcze użyciem akcji. Dopóki nie użyjesz skopiowanej akcji ani akcji ryzyka, możesz zamiast nich wykonać pojedynczą akcję pomocniczą.
