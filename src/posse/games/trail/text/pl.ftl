### Great Western Trail: słowa i zdania gry. Zasady w skrócie są w rules/.

## Miejsca na szlaku. `.worth` to, co daje tam handel.

spot-start = początek szlaku
    .gen = początku szlaku
    .loc = początku szlaku
spot-start-why = Stąd idzie się do pierwszego neutralnego budynku.
spot-a = obszar A
    .gen = obszaru A
    .loc = obszarze A
spot-a-why = Stoi tu budynek neutralny.
spot-a1 = działka A1
    .acc = działkę A1
    .gen = działki A1
    .loc = działce A1
spot-a1-why = Działka budowlana.
spot-a2 = działka A2
    .acc = działkę A2
    .gen = działki A2
    .loc = działce A2
spot-a2-why = { spot-a1-why }
spot-a3 = działka A3
    .acc = działkę A3
    .gen = działki A3
    .loc = działce A3
spot-a3-why = { spot-a1-why }
spot-flood1 = pole powodzi 1
    .gen = pola powodzi 1
    .loc = polu powodzi 1
spot-flood1-why = Miejsce na żeton powodzi. Najpierw zajmuje się najniższy wolny numer; puste miejsce nie zużywa kroku.
spot-flood2 = pole powodzi 2
    .gen = pola powodzi 2
    .loc = polu powodzi 2
spot-flood2-why = { spot-flood1-why }
spot-flood3 = pole powodzi 3
    .gen = pola powodzi 3
    .loc = polu powodzi 3
spot-flood3-why = { spot-flood1-why }
spot-flood4 = pole powodzi 4
    .gen = pola powodzi 4
    .loc = polu powodzi 4
spot-flood4-why = { spot-flood1-why }
spot-flood_risk1 = działka ryzyka 1 przy powodziach
    .acc = działkę ryzyka 1 przy powodziach
    .gen = działki ryzyka 1 przy powodziach
    .loc = działce ryzyka 1 przy powodziach
spot-flood_risk1-why = Działka budowlana z akcją ryzyka: odrzuć Jersey, weź 1 certyfikat i 2 $.
spot-flood_risk2 = działka ryzyka 2 przy powodziach
    .acc = działkę ryzyka 2 przy powodziach
    .gen = działki ryzyka 2 przy powodziach
    .loc = działce ryzyka 2 przy powodziach
spot-flood_risk2-why = Działka budowlana w lesie z akcją ryzyka: odrzuć Jersey, weź 1 certyfikat i 2 $.
spot-b = obszar B
    .gen = obszaru B
    .loc = obszarze B
spot-b-why = { spot-a-why }
spot-b1 = działka B1
    .acc = działkę B1
    .gen = działki B1
    .loc = działce B1
spot-b1-why = Działka budowlana w lesie.
spot-b2 = działka B2
    .acc = działkę B2
    .gen = działki B2
    .loc = działce B2
spot-b2-why = { spot-a1-why }
spot-b3 = działka B3
    .acc = działkę B3
    .gen = działki B3
    .loc = działce B3
spot-b3-why = { spot-a1-why }
spot-drought1 = pole suszy 1
    .gen = pola suszy 1
    .loc = polu suszy 1
spot-drought1-why = Miejsce na żeton suszy. Najpierw zajmuje się najniższy wolny numer; puste miejsce nie zużywa kroku.
spot-drought2 = pole suszy 2
    .gen = pola suszy 2
    .loc = polu suszy 2
spot-drought2-why = { spot-drought1-why }
spot-drought3 = pole suszy 3
    .gen = pola suszy 3
    .loc = polu suszy 3
spot-drought3-why = { spot-drought1-why }
spot-drought4 = pole suszy 4
    .gen = pola suszy 4
    .loc = polu suszy 4
spot-drought4-why = { spot-drought1-why }
spot-drought_risk = działka ryzyka przy suszach
    .acc = działkę ryzyka przy suszach
    .gen = działki ryzyka przy suszach
    .loc = działce ryzyka przy suszach
spot-drought_risk-why = Działka budowlana z akcją ryzyka: odrzuć dowolną kartę krowy i weź 1 certyfikat.
spot-c = obszar C
    .gen = obszaru C
    .loc = obszarze C
spot-c-why = { spot-a-why }
spot-c_north1 = północna działka C1
    .acc = północną działkę C1
    .gen = północnej działki C1
    .loc = północnej działce C1
spot-c_north1-why = { spot-b1-why }
spot-c_north2 = północna działka C2
    .acc = północną działkę C2
    .gen = północnej działki C2
    .loc = północnej działce C2
spot-c_north2-why = { spot-b1-why }
spot-c_south = południowa działka C
    .acc = południową działkę C
    .gen = południowej działki C
    .loc = południowej działce C
spot-c_south-why = { spot-a1-why }
spot-d = obszar D
    .gen = obszaru D
    .loc = obszarze D
spot-d-why = { spot-a-why }
spot-trade1 = pole handlu 1
    .gen = pola handlu 1
    .loc = polu handlu 1
    .worth = +1 $
spot-trade1-why = Handel tutaj daje 1 $.
spot-trade2 = pole handlu 2
    .gen = pola handlu 2
    .loc = polu handlu 2
    .worth = +2 $
spot-trade2-why = Handel tutaj daje 2 $.
spot-trade4 = pole handlu 4
    .gen = pola handlu 4
    .loc = polu handlu 4
    .worth = +4 $
spot-trade4-why = Handel tutaj daje 4 $.
spot-trade6 = pole handlu 6
    .gen = pola handlu 6
    .loc = polu handlu 6
    .worth = +6 $
spot-trade6-why = Handel tutaj daje 6 $.
spot-trade8 = pole handlu 8
    .gen = pola handlu 8
    .loc = polu handlu 8
    .worth = +8 $
spot-trade8-why = Handel tutaj daje 8 $.
spot-trade10 = pole handlu 10
    .gen = pola handlu 10
    .loc = polu handlu 10
    .worth = +10 $
spot-trade10-why = Handel tutaj daje 10 $.
spot-trade_risk1 = działka ryzyka 1 przy polach handlu
    .acc = działkę ryzyka 1 przy polach handlu
    .gen = działki ryzyka 1 przy polach handlu
    .loc = działce ryzyka 1 przy polach handlu
spot-trade_risk1-why = { spot-drought_risk-why }
spot-trade_risk2 = działka ryzyka 2 przy polach handlu
    .acc = działkę ryzyka 2 przy polach handlu
    .gen = działki ryzyka 2 przy polach handlu
    .loc = działce ryzyka 2 przy polach handlu
spot-trade_risk2-why = { spot-flood_risk1-why }
spot-trade_minus3 = pole handlu −3
    .gen = pola handlu −3
    .loc = polu handlu −3
    .worth = −3 $
spot-trade_minus3-why = Obok szlaku, nigdy się tu nie wchodzi. Handel tutaj kosztuje 3 $.
spot-trade_minus2 = pole handlu −2
    .gen = pola handlu −2
    .loc = polu handlu −2
    .worth = −2 $
spot-trade_minus2-why = Obok szlaku, nigdy się tu nie wchodzi. Handel tutaj kosztuje 2 $.
spot-trade_minus1 = pole handlu −1
    .gen = pola handlu −1
    .loc = polu handlu −1
    .worth = −1 $
spot-trade_minus1-why = Obok szlaku, nigdy się tu nie wchodzi. Handel tutaj kosztuje 1 $.
spot-e = obszar E
    .gen = obszaru E
    .loc = obszarze E
spot-e-why = { spot-a-why }
spot-e1 = działka E1
    .acc = działkę E1
    .gen = działki E1
    .loc = działce E1
spot-e1-why = { spot-b1-why }
spot-e2 = działka E2
    .acc = działkę E2
    .gen = działki E2
    .loc = działce E2
spot-e2-why = { spot-b1-why }
spot-rockfall1 = pole lawiny 1
    .gen = pola lawiny 1
    .loc = polu lawiny 1
spot-rockfall1-why = Miejsce na żeton lawiny. Najpierw zajmuje się najniższy wolny numer; puste miejsce nie zużywa kroku.
spot-rockfall2 = pole lawiny 2
    .gen = pola lawiny 2
    .loc = polu lawiny 2
spot-rockfall2-why = { spot-rockfall1-why }
spot-rockfall3 = pole lawiny 3
    .gen = pola lawiny 3
    .loc = polu lawiny 3
spot-rockfall3-why = { spot-rockfall1-why }
spot-rockfall4 = pole lawiny 4
    .gen = pola lawiny 4
    .loc = polu lawiny 4
spot-rockfall4-why = { spot-rockfall1-why }
spot-rockfall_risk1 = działka ryzyka 1 przy lawinach
    .acc = działkę ryzyka 1 przy lawinach
    .gen = działki ryzyka 1 przy lawinach
    .loc = działce ryzyka 1 przy lawinach
spot-rockfall_risk1-why = { spot-drought_risk-why }
spot-rockfall_risk2 = działka ryzyka 2 przy lawinach
    .acc = działkę ryzyka 2 przy lawinach
    .gen = działki ryzyka 2 przy lawinach
    .loc = działce ryzyka 2 przy lawinach
spot-rockfall_risk2-why = { spot-flood_risk2-why }
spot-f = obszar F
    .gen = obszaru F
    .loc = obszarze F
spot-f-why = { spot-a-why }
spot-f1 = działka F1
    .acc = działkę F1
    .gen = działki F1
    .loc = działce F1
spot-f1-why = { spot-a1-why }
spot-f2 = działka F2
    .acc = działkę F2
    .gen = działki F2
    .loc = działce F2
spot-f2-why = { spot-b1-why }
spot-g = obszar G
    .gen = obszaru G
    .loc = obszarze G
spot-g-why = { spot-a-why }
spot-g1 = działka G1
    .acc = działkę G1
    .gen = działki G1
    .loc = działce G1
spot-g1-why = { spot-a1-why }
spot-g2 = działka G2
    .acc = działkę G2
    .gen = działki G2
    .loc = działce G2
spot-g2-why = { spot-a1-why }
spot-kansas_city = Kansas City
spot-kansas_city-why = Tu kończy się ruch: trzy żetony, dochód i dostawa.

# Przy stole w przeglądarce: pole według stojącego na nim budynku, a wolne według budynków przed nim i za nim.
spot-built = { $owner ->
    [none] pole budynku { $building }
   *[other] pole budynku { $building } ({ $owner })
    }
    .gen = { $owner ->
        [none] pola budynku { $building }
       *[other] pola budynku { $building } ({ $owner })
        }
    .loc = { $owner ->
        [none] polu budynku { $building }
       *[other] polu budynku { $building } ({ $owner })
        }
spot-free = działka { $number } między { $from } a { $to }
    .acc = działkę { $number } między { $from } a { $to }
    .gen = działki { $number } między { $from } a { $to }
    .loc = działce { $number } między { $from } a { $to }

## Akcje, tak jak mówią ich ikony. `.do` to tekst na przycisku.

action-guernsey_2 = odrzuć Guernsey i weź 2 $
    .do = Odrzuć Guernsey i weź 2 $
action-guernsey_2-why = Odrzuć z ręki Guernsey i weź 2 $.
action-guernsey_4 = odrzuć Guernsey i weź 4 $
    .do = Odrzuć Guernsey i weź 4 $
action-guernsey_4-why = Odrzuć z ręki Guernsey i weź 4 $.
action-dutch_belt_2 = odrzuć Dutch Belt i weź 2 $
    .do = Odrzuć Dutch Belt i weź 2 $
action-dutch_belt_2-why = Odrzuć z ręki Dutch Belt i weź 2 $.
action-dutch_belt_3 = odrzuć Dutch Belt i weź 3 $
    .do = Odrzuć Dutch Belt i weź 3 $
action-dutch_belt_3-why = Odrzuć z ręki Dutch Belt i weź 3 $.
action-black_angus_2 = odrzuć Black Angus i weź 2 $
    .do = Odrzuć Black Angus i weź 2 $
action-black_angus_2-why = Odrzuć z ręki Black Angus i weź 2 $.
action-black_angus_certificates = odrzuć Black Angus i weź 2 certyfikaty
    .do = Odrzuć Black Angus i weź 2 certyfikaty
action-black_angus_certificates-why = Odrzuć z ręki Black Angus i przesuń znacznik certyfikatów najwyżej o 2 pola w przód.
action-holstein_10 = odrzuć Holstein i weź 10 $
    .do = Odrzuć Holstein i weź 10 $
action-holstein_10-why = Odrzuć z ręki Holstein i weź 10 $.
action-pair_4 = odrzuć parę i weź 4 $
    .do = Odrzuć parę i weź 4 $
action-pair_4-why = Odrzuć dwie karty krów tego samego rodzaju i weź 4 $.
action-pair_3 = odrzuć parę i weź 3 $
    .do = Odrzuć parę i weź 3 $
action-pair_3-why = Odrzuć dwie karty krów tego samego rodzaju i weź 3 $.
action-jersey_engine = odrzuć Jersey i przesuń lokomotywę o 1 w przód
    .do = Odrzuć Jersey i przesuń lokomotywę o 1 w przód
action-jersey_engine-why = Odrzuć z ręki Jersey; potem możesz przesunąć lokomotywę o 1 pole w przód.
action-objective_certificates = odrzuć kartę celu i weź 2 certyfikaty
    .do = Odrzuć kartę celu i weź 2 certyfikaty
action-objective_certificates-why = Odrzuć z ręki kartę celu i przesuń znacznik certyfikatów najwyżej o 2 pola w przód.
action-cattle_objective = odrzuć dowolną kartę krowy, weź 3 $ i kartę celu
    .do = Odrzuć dowolną kartę krowy, weź 3 $ i kartę celu
action-cattle_objective-why = Odrzuć dowolną kartę krowy, weź 3 $ i kartę celu prosto do ręki.
action-risk_jersey = odrzuć Jersey, weź 1 certyfikat i 2 $
    .do = Odrzuć Jersey, weź 1 certyfikat i 2 $
action-risk_jersey-why = Akcja ryzyka tej działki: odrzuć z ręki Jersey, przesuń znacznik certyfikatów o 1 pole w przód i weź 2 $.
action-risk_cattle = odrzuć dowolną kartę krowy i weź 1 certyfikat
    .do = Odrzuć dowolną kartę krowy i weź 1 certyfikat
action-risk_cattle-why = Akcja ryzyka tej działki: odrzuć z ręki dowolną kartę krowy i przesuń znacznik certyfikatów o 1 pole w przód.
action-jersey_certificate = odrzuć Jersey i weź certyfikat
    .do = Odrzuć Jersey i weź certyfikat
action-jersey_certificate-why = Odrzuć z ręki Jersey i przesuń znacznik certyfikatów o 1 pole w przód.
action-jersey_2 = odrzuć Jersey i weź 2 $
    .do = Odrzuć Jersey i weź 2 $
action-jersey_2-why = Odrzuć z ręki Jersey i weź 2 $.
action-jersey_certificates = odrzuć Jersey i weź 2 certyfikaty
    .do = Odrzuć Jersey i weź 2 certyfikaty
action-jersey_certificates-why = Odrzuć z ręki Jersey i przesuń znacznik certyfikatów najwyżej o 2 pola w przód.
action-jersey_4 = odrzuć Jersey i weź 4 $
    .do = Odrzuć Jersey i weź 4 $
action-jersey_4-why = Odrzuć z ręki Jersey i weź 4 $.
action-hire = zatrudnij pomocnika
    .do = Zatrudnij pomocnika
action-hire-why = Zatrudnij pomocnika z rzędu powyżej żetonu rynku pracy i zapłać koszt zatrudnienia z tego rzędu.
action-hire_dearer = zatrudnij pomocnika o 2 $ drożej
    .do = Zatrudnij pomocnika o 2 $ drożej
action-hire_dearer-why = Zatrudnij pomocnika z rzędu powyżej żetonu rynku pracy i zapłać o 2 $ więcej, niż wynosi koszt zatrudnienia w tym rzędzie.
action-hire_cheaper = zatrudnij pomocnika o 1 $ taniej
    .do = Zatrudnij pomocnika o 1 $ taniej
action-hire_cheaper-why = Zatrudnij pomocnika z rzędu powyżej żetonu rynku pracy i zapłać o 1 $ mniej, niż wynosi koszt zatrudnienia w tym rzędzie.
action-hire_cheapest = zatrudnij pomocnika o 2 $ taniej
    .do = Zatrudnij pomocnika o 2 $ taniej
action-hire_cheapest-why = Zatrudnij pomocnika z rzędu powyżej żetonu rynku pracy i zapłać o 2 $ mniej, niż wynosi koszt zatrudnienia w tym rzędzie.
action-build = zbuduj budynek po 2 $ za rzemieślnika
    .do = Zbuduj budynek po 2 $ za rzemieślnika
action-build-why = Postaw jeden ze swoich budynków, płacąc 2 $ za każdego wymaganego rzemieślnika, albo zastąp nim mniej wymagający i zapłać tylko za różnicę.
action-build_cheaply = zbuduj budynek po 1 $ za rzemieślnika
    .do = Zbuduj budynek po 1 $ za rzemieślnika
action-build_cheaply-why = Postaw jeden ze swoich budynków, płacąc 1 $ za każdego wymaganego rzemieślnika, albo zastąp nim mniej wymagający i zapłać tylko za różnicę.
action-certificate = weź certyfikat
    .do = Weź certyfikat
action-certificate-why = Przesuń znacznik certyfikatów o 1 pole w przód.
action-certificates_full = weź certyfikaty aż do limitu
    .do = Weź certyfikaty aż do limitu
action-certificates_full-why = Przesuń znacznik certyfikatów w przód tak daleko, jak pozwala twój limit.
action-take_objective = weź kartę celu
    .do = Weź kartę celu
action-take_objective-why = Weź kartę z puli albo w ciemno wierzchnią kartę ze stosu i połóż ją na swoim stosie kart odrzuconych.
action-engine_engineers = przesuń lokomotywę, 1 pole za inżyniera
    .do = Przesuń lokomotywę, 1 pole za inżyniera
action-engine_engineers-why = Przesuń lokomotywę w przód najwyżej o tyle pól, ilu masz inżynierów.
action-engine_2_for_2 = zapłać 2 $ i przesuń lokomotywę najwyżej o 2 w przód
    .do = Zapłać 2 $ i przesuń lokomotywę najwyżej o 2 w przód
action-engine_2_for_2-why = Zapłać 2 $ i przesuń lokomotywę najwyżej o 2 pola w przód.
action-engine_2 = przesuń lokomotywę najwyżej o 2 w przód
    .do = Przesuń lokomotywę najwyżej o 2 w przód
action-engine_2-why = Przesuń lokomotywę najwyżej o 2 pola w przód.
action-engine_3 = przesuń lokomotywę najwyżej o 3 w przód
    .do = Przesuń lokomotywę najwyżej o 3 w przód
action-engine_3-why = Przesuń lokomotywę najwyżej o 3 pola w przód.
action-engine_4 = przesuń lokomotywę najwyżej o 4 w przód
    .do = Przesuń lokomotywę najwyżej o 4 w przód
action-engine_4-why = Przesuń lokomotywę najwyżej o 4 pola w przód.
action-engine_woods = przesuń lokomotywę, 1 pole za budynek w lesie
    .do = Przesuń lokomotywę, 1 pole za budynek w lesie
action-engine_woods-why = Przesuń lokomotywę w przód najwyżej o tyle pól, ile masz budynków w lesie.
action-engine_back_3 = cofnij lokomotywę o 1 i weź 3 $
    .do = Cofnij lokomotywę o 1 i weź 3 $
action-engine_back_3-why = Cofnij lokomotywę dokładnie o 1 pole i weź 3 $.
action-trade = handel z Indianami
    .do = Handluj z Indianami
action-trade-why = Weź dowolne tipi i zatrzymaj je; dostajesz wartość jego pola handlu albo ją płacisz, jeśli jest ujemna.
action-auxiliary = pojedyncza lub podwójna akcja pomocnicza
    .do = Wykonaj pojedynczą lub podwójną akcję pomocniczą
action-auxiliary-why = Wykonaj jedną ze swoich odblokowanych akcji pomocniczych; po zdjęciu obu jej dysków możesz ją podwoić.
action-buy_cattle = zakup krów
    .do = Kup krowy
action-buy_cattle-why = Użyj swoich kowbojów, każdego raz: do zakupu krów z targu albo do odkrycia 2 nowych kart.
action-hazard_7 = zapłać 7 $ i usuń niebezpieczeństwo
    .do = Zapłać 7 $ i usuń niebezpieczeństwo
action-hazard_7-why = Zapłać 7 $, zabierz ze szlaku dowolne niebezpieczeństwo i zatrzymaj je.
action-hazard_5 = zapłać 5 $ i usuń niebezpieczeństwo
    .do = Zapłać 5 $ i usuń niebezpieczeństwo
action-hazard_5-why = Zapłać 5 $, zabierz ze szlaku dowolne niebezpieczeństwo i zatrzymaj je.
action-hazard_free = usuń niebezpieczeństwo za darmo
    .do = Usuń niebezpieczeństwo za darmo
action-hazard_free-why = Zabierz ze szlaku dowolne niebezpieczeństwo i zatrzymaj je, nic nie płacąc.
action-cattleman_1 = przesuń ranczera o 1 krok
    .do = Przesuń ranczera o 1 krok
action-cattleman_1-why = Przesuń ranczera o 1 krok, ze zwykłymi opłatami, i użyj nowego pola; to, czego tutaj jeszcze nie użyto, przepada.
action-cattleman_2 = przesuń ranczera najwyżej o 2 kroki
    .do = Przesuń ranczera najwyżej o 2 kroki
action-cattleman_2-why = Przesuń ranczera o 1 lub 2 kroki, ze zwykłymi opłatami, i użyj nowego pola; to, czego tutaj jeszcze nie użyto, przepada.
action-cattleman_3 = przesuń ranczera najwyżej o 3 kroki
    .do = Przesuń ranczera najwyżej o 3 kroki
action-cattleman_3-why = Przesuń ranczera o 1–3 kroki, ze zwykłymi opłatami, i użyj nowego pola; to, czego tutaj jeszcze nie użyto, przepada.
action-cattleman_4 = przesuń ranczera najwyżej o 4 kroki
    .do = Przesuń ranczera najwyżej o 4 kroki
action-cattleman_4-why = Przesuń ranczera o 1–4 kroki, ze zwykłymi opłatami, i użyj nowego pola; to, czego tutaj jeszcze nie użyto, przepada.
action-cattleman_5 = przesuń ranczera najwyżej o 5 kroków
    .do = Przesuń ranczera najwyżej o 5 kroków
action-cattleman_5-why = Przesuń ranczera o 1–5 kroków, ze zwykłymi opłatami, i użyj nowego pola; to, czego tutaj jeszcze nie użyto, przepada.
action-free_move_3 = ruch bez opłat, najwyżej 3 kroki
    .do = Wykonaj ruch bez opłat, najwyżej 3 kroki
action-free_move_3-why = Przesuń ranczera o 1–3 kroki bez opłat, ale nie do Kansas City i bez użycia nowego pola; w fazie B ten ruch ją kończy.
action-gain_2 = weź 2 $
    .do = Weź 2 $
action-gain_2-why = Weź 2 $.
action-gain_4 = weź 4 $
    .do = Weź 4 $
action-gain_4-why = Weź 4 $.
action-gain_woods = weź 2 $ za każdy budynek w lesie
    .do = Weź 2 $ za każdy budynek w lesie
action-gain_woods-why = Weź 2 $ za każdy swój budynek w lesie.
action-gain_teepees = weź 2 $ i 2 certyfikaty za każdą parę tipi
    .do = Weź 2 $ i 2 certyfikaty za każdą parę tipi
action-gain_teepees-why = Za każdą swoją parę tipi (zielone i niebieskie) weź 2 $ i przesuń znacznik certyfikatów najwyżej o 2 pola w przód.
action-gain_engineers = weź 1 $ za każdego inżyniera
    .do = Weź 1 $ za każdego inżyniera
action-gain_engineers-why = Weź 1 $ za każdego swojego inżyniera.
action-draw_cowboys = dobierz najwyżej 1 kartę za kowboja, potem odrzuć tyle samo
    .do = Dobierz najwyżej 1 kartę za kowboja, potem odrzuć tyle samo
action-draw_cowboys-why = Dobierz najwyżej tyle kart, ilu masz kowbojów, a potem odrzuć z ręki tyle samo.
action-draw_3 = dobierz najwyżej 3 karty, potem odrzuć tyle samo
    .do = Dobierz najwyżej 3 karty, potem odrzuć tyle samo
action-draw_3-why = Dobierz najwyżej 3 karty, a potem odrzuć z ręki tyle samo.
action-copy = skopiuj sąsiedni budynek
    .do = Skopiuj sąsiedni budynek
action-copy-why = Użyj akcji lokalnych budynku na bezpośrednio połączonym obszarze, czyjkolwiek jest, także jego akcji ryzyka.
action-upgrade_behind = rozbuduj dowolną stację za swoją lokomotywą
    .do = Rozbuduj stację za swoją lokomotywą
action-upgrade_behind-why = Rozbuduj jedną ze stacji, które twoja lokomotywa już minęła, za zwykły koszt i razem z zawiadowcą.
action-special_delivery = nietypowa dostawa
    .do = Dokonaj nietypowej dostawy
action-special_delivery-why = Cofnij lokomotywę o co najmniej 1 pole i dokonaj dostawy do miasta o wartości nie większej niż liczba przebytych numerowanych pól; bez kosztu transportu.
action-hazard_or_trade = usuń niebezpieczeństwo za darmo albo handluj z Indianami
    .do = Usuń niebezpieczeństwo za darmo albo handluj z Indianami
action-hazard_or_trade-why = Zabierz ze szlaku za darmo dowolne niebezpieczeństwo albo weź tipi, handlując z Indianami.

## Akcje pomocnicze. `.single` i `.double` mówią, co dają pojedynczo i podwójnie.

aux-dollar = weź dolary
    .single = weź 1 $
    .double = weź 2 $
aux-dollar-why = Weź 1 $, podwójnie 2 $.
aux-draw = dobierz i odrzuć
    .single = dobierz 1 kartę, potem odrzuć 1
    .double = dobierz 2 karty, potem odrzuć 2
aux-draw-why = Dobierz 1 kartę, a potem odrzuć 1; podwójnie po 2. Wolno odrzucić dowolne karty z ręki.
aux-certificate = certyfikat za cofnięcie lokomotywy
    .single = zapłać 1 $, cofnij lokomotywę o 1 i weź 1 certyfikat
    .double = zapłać 2 $, cofnij lokomotywę o 2 i weź 2 certyfikaty
aux-certificate-why = Zapłać 1 $ i cofnij lokomotywę dokładnie o 1 pole, a potem przesuń znacznik certyfikatów o 1 pole w przód; podwójnie wszystkiego po 2.
aux-engine = lokomotywa w przód
    .single = zapłać 1 $ i przesuń lokomotywę o 1 w przód
    .double = zapłać 2 $ i przesuń lokomotywę najwyżej o 2 w przód
aux-engine-why = Zapłać 1 $, a potem przesuń lokomotywę o 1 pole w przód; podwójnie 2 $ i najwyżej 2 pola.
aux-remove = usuń karty z gry
    .single = cofnij lokomotywę o 1 i usuń z gry 1 kartę
    .double = cofnij lokomotywę o 2 i usuń z gry najwyżej 2 karty
aux-remove-why = Cofnij lokomotywę dokładnie o 1 pole, a potem usuń z gry najwyżej 1 kartę z ręki; podwójnie 2 pola i najwyżej 2 karty.

## Budynki: neutralne z literą, prywatne z numerem i stroną

building-A = budynek A
building-A-why = Akcje: { action-guernsey_2 }; { action-hire }; { action-hire_dearer }.
building-B = budynek B
building-B-why = Akcje: { action-dutch_belt_2 }; { action-build }.
building-C = budynek C
building-C-why = Akcje: { action-certificate } albo { action-take_objective }; { action-engine_engineers }.
building-D = budynek D
building-D-why = Akcje: { action-trade } albo { action-engine_2_for_2 }; { action-auxiliary }.
building-E = budynek E
building-E-why = Akcje: { action-black_angus_2 }; { action-buy_cattle }.
building-F = budynek F
building-F-why = Akcje: { action-pair_4 }; { action-hazard_7 }.
building-G = budynek G
building-G-why = Akcje: { action-engine_engineers }; { action-auxiliary }.
building-1a = budynek 1a
building-1a-why = Akcja: { action-gain_woods }. Wymaga 1 rzemieślnika; 1 PZ. Opłata: zielona dłoń.
building-1b = budynek 1b
building-1b-why = Akcje: { action-objective_certificates }; { action-engine_back_3 }. Wymaga 1 rzemieślnika; 1 PZ. Opłata: zielona dłoń.
building-2a = budynek 2a
building-2a-why = Akcje: { action-guernsey_4 }; { action-buy_cattle }. Wymaga 1 rzemieślnika; 1 PZ.
building-2b = budynek 2b
building-2b-why = Akcje: { action-jersey_engine }; { action-dutch_belt_3 }. Wymaga 1 rzemieślnika; 1 PZ.
building-3a = budynek 3a
building-3a-why = Akcje: { action-pair_3 }; { action-cattleman_1 }. Wymaga 1 rzemieślnika; 1 PZ.
building-3b = budynek 3b
building-3b-why = Akcje: { action-auxiliary }; { action-cattleman_1 }. Wymaga 2 rzemieślników; 3 PZ.
building-4a = budynek 4a
building-4a-why = Akcje: { action-hazard_5 }; { action-cattleman_2 }. Wymaga 2 rzemieślników; 3 PZ. Opłata: czarna dłoń.
building-4b = budynek 4b
building-4b-why = Akcje: { action-draw_cowboys }; { action-cattleman_3 }. Wymaga 2 rzemieślników; 3 PZ. Opłata: czarna dłoń.
building-5a = budynek 5a
building-5a-why = Akcje: { action-hire_cheaper }; { action-engine_engineers }. Wymaga 3 rzemieślników; 4 PZ.
building-5b = budynek 5b
building-5b-why = Akcje: { action-black_angus_certificates }; { action-gain_engineers }. Wymaga 3 rzemieślników; 4 PZ.
building-6a = budynek 6a
building-6a-why = Akcje: { action-holstein_10 }; { action-auxiliary }. Wymaga 4 rzemieślników; 5 PZ.
building-6b = budynek 6b
building-6b-why = Akcja: { action-cattle_objective }. Wymaga 4 rzemieślników; 5 PZ.
building-7a = budynek 7a
building-7a-why = Akcja: { action-gain_teepees }. Wymaga 5 rzemieślników; 6 PZ. Opłata: zielona i czarna dłoń.
building-7b = budynek 7b
building-7b-why = Akcja: { action-engine_woods }. Wymaga 5 rzemieślników; 6 PZ. Opłata: zielona i czarna dłoń.
building-8a = budynek 8a
building-8a-why = Akcje: { action-trade } albo { action-auxiliary }; { action-engine_2 }. Wymaga 5 rzemieślników; 6 PZ. Opłata: zielona dłoń.
building-8b = budynek 8b
building-8b-why = Akcja: { action-copy }. Wymaga 6 rzemieślników; 8 PZ.
building-9a = budynek 9a
building-9a-why = Akcje: { action-special_delivery }; { action-engine_3 }. Wymaga 7 rzemieślników; 9 PZ.
building-9b = budynek 9b
building-9b-why = Akcja: { action-upgrade_behind }. Wymaga 6 rzemieślników; 8 PZ.
building-10a = budynek 10a
building-10a-why = Akcje: { action-certificates_full }; { action-cattleman_5 }. Wymaga 9 rzemieślników; 13 PZ. Opłata: czarna dłoń.
building-10b = budynek 10b
building-10b-why = Akcje: { action-gain_4 }; { action-engine_4 }; { action-cattleman_4 }. Wymaga 8 rzemieślników; 11 PZ. Opłata: czarna dłoń.

## Pomocnicy i żetony

worker-cowboy = kowboj
    .acc = kowboja
worker-cowboy-why = Kupuje krowy. W kolumnie 4 twojej planszy: usuń za darmo niebezpieczeństwo; w kolumnie 6: handel z Indianami. Kolumny 5 i 6: po 4 PZ.
worker-craftsman = rzemieślnik
    .acc = rzemieślnika
worker-craftsman-why = Stawia budynki. W kolumnach 4 i 6 twojej planszy: zbuduj budynek po 1 $ za rzemieślnika. Kolumny 5 i 6: po 4 PZ.
worker-engineer = inżynier
    .acc = inżyniera
worker-engineer-why = Przesuwa lokomotywę. W kolumnach 2, 3, 5 i 6 twojej planszy: odrzuć Jersey i weź 1 certyfikat, 2 $, 2 certyfikaty, 4 $; w kolumnie 4: zatrudnij pomocnika o 2 $ taniej. Kolumny 5 i 6: po 4 PZ.

tile-cowboy = { worker-cowboy }
    .acc = { worker-cowboy.acc }
tile-cowboy-why = { worker-cowboy-why }
tile-craftsman = { worker-craftsman }
    .acc = { worker-craftsman.acc }
tile-craftsman-why = { worker-craftsman-why }
tile-engineer = { worker-engineer }
    .acc = { worker-engineer.acc }
tile-engineer-why = { worker-engineer-why }
tile-green_teepee = zielone tipi
tile-green_teepee-why = Opłata: zielona dłoń. Bierze się je, handlując z Indianami; liczy się do celów i w parach zielonego z niebieskim.
tile-blue_teepee = niebieskie tipi
tile-blue_teepee-why = Opłata: czarna dłoń. Bierze się je, handlując z Indianami; liczy się do celów i w parach zielonego z niebieskim.
tile-flood_green2 = powódź (zielona dłoń, 2 PZ)
tile-flood_green2-why = Opłata: zielona dłoń. 2 PZ dla tego, kto usunie żeton.
tile-flood_green3 = powódź (zielona dłoń, 3 PZ)
tile-flood_green3-why = Opłata: zielona dłoń. 3 PZ dla tego, kto usunie żeton.
tile-flood_green4 = powódź (zielona dłoń, 4 PZ)
tile-flood_green4-why = Opłata: zielona dłoń. 4 PZ dla tego, kto usunie żeton.
tile-flood_black2 = powódź (czarna dłoń, 2 PZ)
tile-flood_black2-why = Opłata: czarna dłoń. 2 PZ dla tego, kto usunie żeton.
tile-flood_black3 = powódź (czarna dłoń, 3 PZ)
tile-flood_black3-why = Opłata: czarna dłoń. 3 PZ dla tego, kto usunie żeton.
tile-drought_green2 = susza (zielona dłoń, 2 PZ)
    .acc = suszę (zielona dłoń, 2 PZ)
tile-drought_green2-why = Opłata: zielona dłoń. 2 PZ dla tego, kto usunie żeton.
tile-drought_green3 = susza (zielona dłoń, 3 PZ)
    .acc = suszę (zielona dłoń, 3 PZ)
tile-drought_green3-why = Opłata: zielona dłoń. 3 PZ dla tego, kto usunie żeton.
tile-drought_green4 = susza (zielona dłoń, 4 PZ)
    .acc = suszę (zielona dłoń, 4 PZ)
tile-drought_green4-why = Opłata: zielona dłoń. 4 PZ dla tego, kto usunie żeton.
tile-drought_black2 = susza (czarna dłoń, 2 PZ)
    .acc = suszę (czarna dłoń, 2 PZ)
tile-drought_black2-why = Opłata: czarna dłoń. 2 PZ dla tego, kto usunie żeton.
tile-drought_black3 = susza (czarna dłoń, 3 PZ)
    .acc = suszę (czarna dłoń, 3 PZ)
tile-drought_black3-why = Opłata: czarna dłoń. 3 PZ dla tego, kto usunie żeton.
tile-rockfall_green2 = lawina (zielona dłoń, 2 PZ)
    .acc = lawinę (zielona dłoń, 2 PZ)
tile-rockfall_green2-why = Opłata: zielona dłoń. 2 PZ dla tego, kto usunie żeton.
tile-rockfall_green3 = lawina (zielona dłoń, 3 PZ)
    .acc = lawinę (zielona dłoń, 3 PZ)
tile-rockfall_green3-why = Opłata: zielona dłoń. 3 PZ dla tego, kto usunie żeton.
tile-rockfall_green4 = lawina (zielona dłoń, 4 PZ)
    .acc = lawinę (zielona dłoń, 4 PZ)
tile-rockfall_green4-why = Opłata: zielona dłoń. 4 PZ dla tego, kto usunie żeton.
tile-rockfall_black2 = lawina (czarna dłoń, 2 PZ)
    .acc = lawinę (czarna dłoń, 2 PZ)
tile-rockfall_black2-why = Opłata: czarna dłoń. 2 PZ dla tego, kto usunie żeton.
tile-rockfall_black3 = lawina (czarna dłoń, 3 PZ)
    .acc = lawinę (czarna dłoń, 3 PZ)
tile-rockfall_black3-why = Opłata: czarna dłoń. 3 PZ dla tego, kto usunie żeton.

## Rodzaje krów i karty. Nazwy krów są nieodmienne, a biernik „celu” jest jak mianownik.

breed-jersey = Jersey
breed-dutch_belt = Dutch Belt
breed-black_angus = Black Angus
breed-guernsey = Guernsey
breed-holstein = Holstein
breed-brown_swiss = Brown Swiss
breed-ayrshire = Ayrshire
breed-west_highland = West Highland
breed-texas_longhorn = Texas Longhorn

card-jersey = { breed-jersey }
card-jersey-why = Wartość hodowlana 1, bez PZ.
card-dutch_belt = { breed-dutch_belt }
card-dutch_belt-why = Wartość hodowlana 2, bez PZ.
card-black_angus = { breed-black_angus }
card-black_angus-why = Wartość hodowlana 2, bez PZ.
card-guernsey = { breed-guernsey }
card-guernsey-why = Wartość hodowlana 2, bez PZ.
card-holstein = { breed-holstein }
card-holstein-why = Wartość hodowlana 3, 1 PZ.
card-brown_swiss = { breed-brown_swiss }
card-brown_swiss-why = Wartość hodowlana 3, 2 PZ.
card-ayrshire = { breed-ayrshire }
card-ayrshire-why = Wartość hodowlana 3, 3 PZ.
card-west_highland3 = { breed-west_highland } (3 PZ)
card-west_highland3-why = Wartość hodowlana 4, 3 PZ.
card-west_highland4 = { breed-west_highland } (4 PZ)
card-west_highland4-why = Wartość hodowlana 4, 4 PZ.
card-west_highland5 = { breed-west_highland } (5 PZ)
card-west_highland5-why = Wartość hodowlana 4, 5 PZ.
card-texas_longhorn5 = { breed-texas_longhorn } (5 PZ)
card-texas_longhorn5-why = Wartość hodowlana 5, 5 PZ.
card-texas_longhorn6 = { breed-texas_longhorn } (6 PZ)
card-texas_longhorn6-why = Wartość hodowlana 5, 6 PZ.
card-texas_longhorn7 = { breed-texas_longhorn } (7 PZ)
card-texas_longhorn7-why = Wartość hodowlana 5, 7 PZ.

objective-gain_bll = cel „budynek, 2 niebieskie tipi” (2 $)
objective-gain_bll-why = Zadania: 1 twój budynek na szlaku, 2 niebieskie tipi. Cel zrealizowany: 3 PZ, niezrealizowany: −2 PZ. Po zagraniu: { action-gain_2 }.
objective-gain_bgl = cel „budynek, zielone tipi, niebieskie tipi” (2 $)
objective-gain_bgl-why = Zadania: 1 twój budynek na szlaku, 1 zielone tipi, 1 niebieskie tipi. Cel zrealizowany: 3 PZ, niezrealizowany: −2 PZ. Po zagraniu: { action-gain_2 }.
objective-gain_4hh = cel „West Highland, 2 niebezpieczeństwa” (2 $)
objective-gain_4hh-why = Zadania: 1 West Highland, 2 żetony niebezpieczeństwa. Cel zrealizowany: 3 PZ, niezrealizowany: −2 PZ. Po zagraniu: { action-gain_2 }.
objective-gain_ssh = cel „2 stacje, niebezpieczeństwo” (2 $)
objective-gain_ssh-why = Zadania: 2 twoje dyski na stacjach, 1 żeton niebezpieczeństwa. Cel zrealizowany: 3 PZ, niezrealizowany: −2 PZ. Po zagraniu: { action-gain_2 }.
objective-gain_333b = cel „3 krowy o wartości 3, budynek” (2 $)
objective-gain_333b-why = Zadania: 3 karty krów o wartości 3, 1 twój budynek na szlaku. Cel zrealizowany: 4 PZ, niezrealizowany: −2 PZ. Po zagraniu: { action-gain_2 }.
objective-aux_sf = cel „San Francisco” (akcja pomocnicza)
objective-aux_sf-why = Zadanie: 1 twój dysk w San Francisco. Cel zrealizowany: 5 PZ, niezrealizowany: −3 PZ. Po zagraniu: { action-auxiliary }.
objective-draw_bbh = cel „2 budynki, niebezpieczeństwo” (dobierz 3)
objective-draw_bbh-why = Zadania: 2 twoje budynki na szlaku, 1 żeton niebezpieczeństwa. Cel zrealizowany: 3 PZ, niezrealizowany: −2 PZ. Po zagraniu: { action-draw_3 }.
objective-draw_sgl = cel „stacja, zielone tipi, niebieskie tipi” (dobierz 3)
objective-draw_sgl-why = Zadania: 1 twój dysk na stacji, 1 zielone tipi, 1 niebieskie tipi. Cel zrealizowany: 3 PZ, niezrealizowany: −2 PZ. Po zagraniu: { action-draw_3 }.
objective-draw_5h = cel „Texas Longhorn, niebezpieczeństwo” (dobierz 3)
objective-draw_5h-why = Zadania: 1 Texas Longhorn, 1 żeton niebezpieczeństwa. Cel zrealizowany: 3 PZ, niezrealizowany: −2 PZ. Po zagraniu: { action-draw_3 }.
objective-draw_sgg = cel „stacja, 2 zielone tipi” (dobierz 3)
objective-draw_sgg-why = Zadania: 1 twój dysk na stacji, 2 zielone tipi. Cel zrealizowany: 3 PZ, niezrealizowany: −2 PZ. Po zagraniu: { action-draw_3 }.
objective-draw_333s = cel „3 krowy o wartości 3, stacja” (dobierz 3)
objective-draw_333s-why = Zadania: 3 karty krów o wartości 3, 1 twój dysk na stacji. Cel zrealizowany: 4 PZ, niezrealizowany: −2 PZ. Po zagraniu: { action-draw_3 }.
objective-engine_44sg = cel „2 West Highland, stacja, zielone tipi” (lokomotywa +2)
objective-engine_44sg-why = Zadania: 2 West Highland, 1 twój dysk na stacji, 1 zielone tipi. Cel zrealizowany: 5 PZ, niezrealizowany: −3 PZ. Po zagraniu: { action-engine_2 }.
objective-engine_345 = cel „krowa o wartości 3, West Highland, Texas Longhorn” (lokomotywa +2)
objective-engine_345-why = Zadania: 1 karta krowy o wartości 3, 1 West Highland, 1 Texas Longhorn. Cel zrealizowany: 5 PZ, niezrealizowany: −3 PZ. Po zagraniu: { action-engine_2 }.
objective-engine_bbgg = cel „2 budynki, 2 zielone tipi” (lokomotywa +2)
objective-engine_bbgg-why = Zadania: 2 twoje budynki na szlaku, 2 zielone tipi. Cel zrealizowany: 5 PZ, niezrealizowany: −3 PZ. Po zagraniu: { action-engine_2 }.
objective-engine_blhh = cel „budynek, niebieskie tipi, 2 niebezpieczeństwa” (lokomotywa +3)
objective-engine_blhh-why = Zadania: 1 twój budynek na szlaku, 1 niebieskie tipi, 2 żetony niebezpieczeństwa. Cel zrealizowany: 5 PZ, niezrealizowany: −3 PZ. Po zagraniu: { action-engine_3 }.
objective-engine_sshh = cel „2 stacje, 2 niebezpieczeństwa” (lokomotywa +3)
objective-engine_sshh-why = Zadania: 2 twoje dyski na stacjach, 2 żetony niebezpieczeństwa. Cel zrealizowany: 5 PZ, niezrealizowany: −3 PZ. Po zagraniu: { action-engine_3 }.
objective-move_bbhh = cel „2 budynki, 2 niebezpieczeństwa” (ruch bez opłat)
objective-move_bbhh-why = Zadania: 2 twoje budynki na szlaku, 2 żetony niebezpieczeństwa. Cel zrealizowany: 5 PZ, niezrealizowany: −2 PZ. Po zagraniu: { action-free_move_3 }.
objective-move_ssll = cel „2 stacje, 2 niebieskie tipi” (ruch bez opłat)
objective-move_ssll-why = Zadania: 2 twoje dyski na stacjach, 2 niebieskie tipi. Cel zrealizowany: 5 PZ, niezrealizowany: −2 PZ. Po zagraniu: { action-free_move_3 }.
objective-move_345 = cel „krowa o wartości 3, West Highland, Texas Longhorn” (ruch bez opłat)
objective-move_345-why = Zadania: 1 karta krowy o wartości 3, 1 West Highland, 1 Texas Longhorn. Cel zrealizowany: 5 PZ, niezrealizowany: −2 PZ. Po zagraniu: { action-free_move_3 }.
objective-move_34hh = cel „krowa o wartości 3, West Highland, 2 niebezpieczeństwa” (ruch bez opłat)
objective-move_34hh-why = Zadania: 1 karta krowy o wartości 3, 1 West Highland, 2 żetony niebezpieczeństwa. Cel zrealizowany: 5 PZ, niezrealizowany: −2 PZ. Po zagraniu: { action-free_move_3 }.
objective-move_ssbb = cel „2 stacje, 2 budynki” (ruch bez opłat)
objective-move_ssbb-why = Zadania: 2 twoje dyski na stacjach, 2 twoje budynki na szlaku. Cel zrealizowany: 5 PZ, niezrealizowany: −2 PZ. Po zagraniu: { action-free_move_3 }.
objective-start_34b = cel początkowy „krowa o wartości 3, West Highland, budynek”
objective-start_34b-why = Zadania: 1 karta krowy o wartości 3, 1 West Highland, 1 twój budynek na szlaku. Cel zrealizowany: 3 PZ, niezrealizowany: 0 PZ.
objective-start_ssg = cel początkowy „2 stacje, zielone tipi”
objective-start_ssg-why = Zadania: 2 twoje dyski na stacjach, 1 zielone tipi. Cel zrealizowany: 3 PZ, niezrealizowany: 0 PZ.
objective-start_bbh = cel początkowy „2 budynki, niebezpieczeństwo”
objective-start_bbh-why = Zadania: 2 twoje budynki na szlaku, 1 żeton niebezpieczeństwa. Cel zrealizowany: 3 PZ, niezrealizowany: 0 PZ.
objective-start_lhh = cel początkowy „niebieskie tipi, 2 niebezpieczeństwa”
objective-start_lhh-why = Zadania: 1 niebieskie tipi, 2 żetony niebezpieczeństwa. Cel zrealizowany: 3 PZ, niezrealizowany: 0 PZ.

card-gain_bll = { objective-gain_bll }
card-gain_bll-why = { objective-gain_bll-why }
card-gain_bgl = { objective-gain_bgl }
card-gain_bgl-why = { objective-gain_bgl-why }
card-gain_4hh = { objective-gain_4hh }
card-gain_4hh-why = { objective-gain_4hh-why }
card-gain_ssh = { objective-gain_ssh }
card-gain_ssh-why = { objective-gain_ssh-why }
card-gain_333b = { objective-gain_333b }
card-gain_333b-why = { objective-gain_333b-why }
card-aux_sf = { objective-aux_sf }
card-aux_sf-why = { objective-aux_sf-why }
card-draw_bbh = { objective-draw_bbh }
card-draw_bbh-why = { objective-draw_bbh-why }
card-draw_sgl = { objective-draw_sgl }
card-draw_sgl-why = { objective-draw_sgl-why }
card-draw_5h = { objective-draw_5h }
card-draw_5h-why = { objective-draw_5h-why }
card-draw_sgg = { objective-draw_sgg }
card-draw_sgg-why = { objective-draw_sgg-why }
card-draw_333s = { objective-draw_333s }
card-draw_333s-why = { objective-draw_333s-why }
card-engine_44sg = { objective-engine_44sg }
card-engine_44sg-why = { objective-engine_44sg-why }
card-engine_345 = { objective-engine_345 }
card-engine_345-why = { objective-engine_345-why }
card-engine_bbgg = { objective-engine_bbgg }
card-engine_bbgg-why = { objective-engine_bbgg-why }
card-engine_blhh = { objective-engine_blhh }
card-engine_blhh-why = { objective-engine_blhh-why }
card-engine_sshh = { objective-engine_sshh }
card-engine_sshh-why = { objective-engine_sshh-why }
card-move_bbhh = { objective-move_bbhh }
card-move_bbhh-why = { objective-move_bbhh-why }
card-move_ssll = { objective-move_ssll }
card-move_ssll-why = { objective-move_ssll-why }
card-move_345 = { objective-move_345 }
card-move_345-why = { objective-move_345-why }
card-move_34hh = { objective-move_34hh }
card-move_34hh-why = { objective-move_34hh-why }
card-move_ssbb = { objective-move_ssbb }
card-move_ssbb-why = { objective-move_ssbb-why }

## Oferty targu bydła. `.price` to ich cena.

offer-value3_1 = 1 karta krowy o wartości 3 za 1 kowboja i 6 $
    .price = 1 kowboja i 6 $
offer-value3_1-why = 1 karta krowy o wartości 3 (Holstein, Brown Swiss, Ayrshire) za 1 kowboja i 6 $.
offer-value3_2 = 1 karta krowy o wartości 3 za 2 kowbojów i 3 $
    .price = 2 kowbojów i 3 $
offer-value3_2-why = 1 karta krowy o wartości 3 (Holstein, Brown Swiss, Ayrshire) za 2 kowbojów i 3 $.
offer-value3_3 = 2 karty krów o wartości 3 za 3 kowbojów i 5 $
    .price = 3 kowbojów i 5 $ (razem z drugą)
offer-value3_3-why = Dokładnie 2 karty krów o wartości 3 (Holstein, Brown Swiss, Ayrshire) za 3 kowbojów i 5 $.
offer-highland_1 = 1 West Highland za 1 kowboja i 12 $
    .price = 1 kowboja i 12 $
offer-highland_1-why = 1 West Highland za 1 kowboja i 12 $.
offer-highland_3 = 1 West Highland za 3 kowbojów i 6 $
    .price = 3 kowbojów i 6 $
offer-highland_3-why = 1 West Highland za 3 kowbojów i 6 $.
offer-highland_5 = 2 West Highland za 5 kowbojów i 8 $
    .price = 5 kowbojów i 8 $ (razem z drugą)
offer-highland_5-why = Dokładnie 2 West Highland za 5 kowbojów i 8 $.
offer-longhorn_2 = 1 Texas Longhorn za 2 kowbojów i 12 $
    .price = 2 kowbojów i 12 $
offer-longhorn_2-why = 1 Texas Longhorn za 2 kowbojów i 12 $.
offer-longhorn_4 = 1 Texas Longhorn za 4 kowbojów i 6 $
    .price = 4 kowbojów i 6 $
offer-longhorn_4-why = 1 Texas Longhorn za 4 kowbojów i 6 $.

## Dyski na planszy gracza według tego, co odsłaniają

disc-aux_dollar2 = akcja pomocnicza „dolary”, podwojenie
disc-aux_dollar2-why = Białe narożniki. Akcję pomocniczą „weź 1 $” wolno podwoić: 2 $.
disc-aux_draw2 = akcja pomocnicza „dobieranie”, podwojenie
disc-aux_draw2-why = Białe narożniki. Akcję pomocniczą „dobierz 1 kartę, potem odrzuć 1” wolno podwoić: po 2 karty.
disc-aux_certificate1 = akcja pomocnicza „certyfikat”, pierwszy dysk
disc-aux_certificate1-why = Białe narożniki. Odblokowuje akcję pomocniczą „{ aux-certificate.single }”; po zdjęciu obu jej dysków wolno ją podwoić.
disc-aux_certificate2 = akcja pomocnicza „certyfikat”, drugi dysk
disc-aux_certificate2-why = { disc-aux_certificate1-why }
disc-aux_engine1 = akcja pomocnicza „lokomotywa”, pierwszy dysk
disc-aux_engine1-why = Białe narożniki. Odblokowuje akcję pomocniczą „{ aux-engine.single }”; po zdjęciu obu jej dysków wolno ją podwoić.
disc-aux_engine2 = akcja pomocnicza „lokomotywa”, drugi dysk
disc-aux_engine2-why = { disc-aux_engine1-why }
disc-aux_remove1 = akcja pomocnicza „usunięcie kart”, pierwszy dysk
disc-aux_remove1-why = Białe narożniki. Odblokowuje akcję pomocniczą „{ aux-remove.single }”; po zdjęciu obu jej dysków wolno ją podwoić.
disc-aux_remove2 = akcja pomocnicza „usunięcie kart”, drugi dysk
disc-aux_remove2-why = { disc-aux_remove1-why }
disc-certificates4 = limit certyfikatów 4
disc-certificates4-why = Białe narożniki. Możesz mieć 4 certyfikaty zamiast 3.
disc-step_dollars = kroki i dolary
disc-step_dollars-why = Czarne narożniki. Weź od razu 3 $; limit kroków +1 w grze dla 2 graczy, +2 dla 3 i 4.
disc-step_points = kroki i punkty
disc-step_points-why = Czarne narożniki. Limit kroków +1; 3 PZ na koniec gry.
disc-hand1 = limit kart w ręce, pierwszy dysk
disc-hand1-why = Czarne narożniki. Zapłać 5 $; twój limit kart w ręce rośnie o 1.
disc-hand2 = limit kart w ręce, drugi dysk
disc-hand2-why = { disc-hand1-why }
disc-certificates6 = limit certyfikatów 6
disc-certificates6-why = Czarne narożniki. Możesz mieć 6 certyfikatów, ale tylko wtedy, gdy zdjęto też dysk limitu 4.

## Tory: bocznice, stacje (`.cost` to koszt rozbudowy), zawiadowcy

space-turnout1 = bocznica stacji 1
    .acc = bocznicę stacji 1
space-turnout1-why = { station-station1-why }
space-turnout2 = bocznica stacji 2
    .acc = bocznicę stacji 2
space-turnout2-why = { station-station2-why }
space-turnout3 = bocznica stacji 3
    .acc = bocznicę stacji 3
space-turnout3-why = { station-station3-why }
space-turnout4 = bocznica stacji 4
    .acc = bocznicę stacji 4
space-turnout4-why = { station-station4-why }
space-turnout5 = bocznica stacji 5
    .acc = bocznicę stacji 5
space-turnout5-why = { station-station5-why }
space-turnout6 = bocznica stacji 6
    .acc = bocznicę stacji 6
space-turnout6-why = { station-station6-why }
space-turnout7 = bocznica stacji 7
    .acc = bocznicę stacji 7
space-turnout7-why = { station-station7-why }
space-turnout8 = bocznica stacji 8
    .acc = bocznicę stacji 8
space-turnout8-why = { station-station8-why }
space-turnout9 = bocznica stacji 9
    .acc = bocznicę stacji 9
space-turnout9-why = { station-station9-why }

station-station1 = stacja 1
    .acc = stację 1
    .loc = stacji 1
    .cost = 2 $
station-station1-why = Przy bocznicy za polem 4. Rozbudowa: 2 $, 1 PZ; białe narożniki. Kto pierwszy zostawi tu pomocnika, bierze tutejszego zawiadowcę.
station-station2 = stacja 2
    .acc = stację 2
    .loc = stacji 2
    .cost = 2 $
station-station2-why = Przy bocznicy za polem 7. Rozbudowa: 2 $, 1 PZ; białe narożniki. Kto pierwszy zostawi tu pomocnika, bierze tutejszego zawiadowcę.
station-station3 = stacja 3
    .acc = stację 3
    .loc = stacji 3
    .cost = 4 $
station-station3-why = Przy bocznicy za polem 10. Rozbudowa: 4 $, 2 PZ; białe narożniki. Kto pierwszy zostawi tu pomocnika, bierze tutejszego zawiadowcę.
station-station4 = stacja 4
    .acc = stację 4
    .loc = stacji 4
    .cost = 4 $
station-station4-why = Przy bocznicy za polem 13. Rozbudowa: 4 $, 2 PZ; białe narożniki. Kto pierwszy zostawi tu pomocnika, bierze tutejszego zawiadowcę.
station-station5 = stacja 5
    .acc = stację 5
    .loc = stacji 5
    .cost = 6 $
station-station5-why = Przy bocznicy za polem 16. Rozbudowa: 6 $, 3 PZ; czarne narożniki. Kto pierwszy zostawi tu pomocnika, bierze tutejszego zawiadowcę.
station-station6 = stacja 6
    .acc = stację 6
    .loc = stacji 6
    .cost = 8 $
station-station6-why = Przy bocznicy za polem 21. Rozbudowa: 8 $, 5 PZ; czarne narożniki.
station-station7 = stacja 7
    .acc = stację 7
    .loc = stacji 7
    .cost = 7 $
station-station7-why = Przy bocznicy za polem 25. Rozbudowa: 7 $, 6 PZ; czarne narożniki.
station-station8 = stacja 8
    .acc = stację 8
    .loc = stacji 8
    .cost = 6 $
station-station8-why = Przy bocznicy za polem 29. Rozbudowa: 6 $, 7 PZ; czarne narożniki.
station-station9 = stacja 9
    .acc = stację 9
    .loc = stacji 9
    .cost = 5 $
station-station9-why = Przy bocznicy za polem 33. Rozbudowa: 5 $, 8 PZ; czarne narożniki.
station-station10 = stacja 10
    .acc = stację 10
    .loc = stacji 10
    .cost = 3 $
station-station10-why = Na końcu torów, na polu 39. Rozbudowa: 3 $, 9 PZ; czarne narożniki.

master-workers = zawiadowca „pomocnicy”
    .acc = zawiadowcę „pomocnicy”
master-workers-why = Od razu weź 2 $. Na koniec gry 1 PZ za każdego pomocnika na twojej planszy gracza, razem z nadrukowanymi.
master-objectives = zawiadowca „cele”
    .acc = zawiadowcę „cele”
master-objectives-why = Od razu usuń niebezpieczeństwo za darmo albo handluj z Indianami. Na koniec gry 3 PZ za każde 2 karty w twoim obszarze celów.
master-hazards = zawiadowca „niebezpieczeństwa”
    .acc = zawiadowcę „niebezpieczeństwa”
master-hazards-why = 1 certyfikat stały. Na koniec gry 3 PZ za każde 2 twoje żetony niebezpieczeństwa.
master-teepees = zawiadowca „tipi”
    .acc = zawiadowcę „tipi”
master-teepees-why = 1 certyfikat stały. Na koniec gry 3 PZ za każdą parę tipi (zielone i niebieskie).
master-certificates = zawiadowca „certyfikaty”
    .acc = zawiadowcę „certyfikaty”
master-certificates-why = 1 certyfikat stały. Na koniec gry 3 PZ za każde 2 twoje certyfikaty, razem ze stałymi.

## Miasta

city-kansas_city = Kansas City
city-kansas_city-why = Wartość 0; białe narożniki. Dowolnie wiele dysków: każdy daje od razu 6 $, a na koniec gry −6 PZ.
city-topeka = Topeka
    .gen = Topeki
    .loc = Topece
city-topeka-why = Wartość 1; białe narożniki. Razem z Wichitą od razu karta celu, a na koniec gry −3 PZ.
city-wichita = Wichita
    .gen = Wichity
    .loc = Wichicie
city-wichita-why = Wartość 4; białe narożniki. Razem z Topeką od razu karta celu, a na koniec gry −3 PZ; razem z Colorado Springs −1 PZ na koniec gry.
city-colorado_springs = Colorado Springs
city-colorado_springs-why = Wartość 6; białe narożniki. Razem z Wichitą −1 PZ na koniec gry; razem z Santa Fe od razu karta celu.
city-santa_fe = Santa Fe
city-santa_fe-why = Wartość 8; białe narożniki. Razem z Colorado Springs od razu karta celu; razem z Albuquerque od razu karta celu.
city-albuquerque = Albuquerque
city-albuquerque-why = Wartość 10; czarne narożniki. Razem z Santa Fe od razu karta celu; razem z El Paso 6 PZ na koniec gry.
city-el_paso = El Paso
city-el_paso-why = Wartość 12; czarne narożniki. Razem z Albuquerque 6 PZ na koniec gry; razem z San Diego 8 PZ na koniec gry.
city-san_diego = San Diego
city-san_diego-why = Wartość 14; białe narożniki. Razem z El Paso 8 PZ na koniec gry; razem z Sacramento 4 PZ na koniec gry.
city-sacramento = Sacramento
city-sacramento-why = Wartość 16; czarne narożniki. 6 PZ. Razem z San Diego 4 PZ na koniec gry.
city-san_francisco = San Francisco
city-san_francisco-why = Wartość 18; czarne narożniki. Dowolnie wiele dysków, po 9 PZ.

## Skąd są punkty

source-dollars = dolary
source-dollars-why = 1 PZ za każde pełne 5 $.
source-buildings = budynki
source-buildings-why = PZ z twoich budynków na szlaku.
source-cities = miasta
source-cities-why = Za każdy dysk w Kansas City −6 PZ, za Sacramento 6, za każdy w San Francisco 9; do tego strzałki z twoimi dyskami na obu końcach.
source-stations = stacje
source-stations-why = PZ ze stacji, na których leży twój dysk.
source-hazards = niebezpieczeństwa
source-hazards-why = PZ z twoich żetonów niebezpieczeństwa.
source-cattle = krowy
source-cattle-why = PZ z kart krów w całej twojej talii.
source-objectives = cele
source-objectives-why = Karty celów: PZ za zrealizowane, kara za niezrealizowane. Gra sama zalicza zadania i wybiera niezagrane karty tak, by wynik był najlepszy.
source-station_masters = zawiadowcy stacji
source-station_masters-why = PZ od zdobytych przez ciebie zawiadowców.
source-workers = pomocnicy
source-workers-why = 4 PZ za każdego pomocnika w kolumnie 5 lub 6.
source-steps = dysk kroków
source-steps-why = 3 PZ, jeśli zdjęto dysk „kroki i punkty”.
source-token = żeton rynku pracy
source-token-why = 2 PZ dla tego, kto ma żeton rynku pracy.

tie = Tyle samo punktów: zwycięstwo jest wspólne (GWT-19.12).

side-a = strona a
side-b = strona b

## To, co leży na stole i przed graczem

label-current = tura gracza
label-trail = szlak
label-tile = żeton
label-building = budynek
label-owner = właściciel
label-tolls = opłaty
label-green = zielona dłoń
label-black = czarna dłoń
label-jobs = rynek pracy
label-wages = koszty zatrudnienia
label-token = rząd żetonu rynku pracy
label-foresight = obszar rozwoju
label-piles = zasoby Kansas City
label-market = targ bydła
label-market_size = wielkość targu bydła
label-cattle_left = karty krów w stosie
label-display = pula kart celów
label-objectives_left = karty celów w stosie
label-masters = zawiadowcy stacji
label-master = zawiadowca stacji
label-worker = pomocnik
label-buildings = budynki prywatne w grze
label-holder = posiadacz żetonu rynku pracy
label-left = ile ostatnich tur zostało
label-players = gracze
label-reach = w zasięgu
label-steps = kroki
label-toll = opłata
label-money = dolary
label-place = ranczer
label-engine = lokomotywa
label-certificates = certyfikaty
label-certificate_limit = limit certyfikatów
label-permanent = certyfikaty stałe
label-step_limit = limit kroków
label-hand_limit = limit kart w ręce
label-discs = dyski na planszy gracza
label-workers = pomocnicy
label-titles = zdobyci zawiadowcy stacji
label-tiles = zdobyte żetony
label-unbuilt = niezbudowane budynki
label-stations = stacje
label-cities = miasta
label-transport = koszt transportu
label-area = obszar celów
label-hand = ręka
label-stack = stos dobierania
label-discarded = odrzucone karty
label-discard = stos kart odrzuconych
label-deck = cała talia
label-points = PZ
label-score = suma
label-seat = miejsce przy stole
label-value = wartość hodowlana ręki

vp = { $amount } PZ

## Rodzaje słów, do komunikatów o błędnych słowach

noun-spot = miejsce na szlaku
noun-action = akcja
noun-aux = akcja pomocnicza
noun-building = budynek
noun-worker = pomocnik
noun-tile = żeton
noun-breed = rodzaj krów
noun-card = karta
noun-objective = karta celu
noun-task = zadanie
noun-offer = oferta targu bydła
noun-disc = dysk
noun-space = pole torów
noun-station = stacja
noun-master = zawiadowca stacji
noun-city = miasto
noun-source = źródło punktów
noun-side = strona budynku
noun-row = rząd rynku pracy
noun-cards = liczba kart
noun-certificates = liczba certyfikatów

## Odpowiedzi

verb-begin = Zacznij na { $spot_loc }
verb-move = { $spot_key ->
    [kansas_city] Pędź stado do Kansas City
   *[other] Pędź stado na { $spot_acc }
    }
verb-via = Przez { $spot_acc }
verb-play = Zagraj { $objective }
verb-use = { $action_do }
verb-auxiliary = Akcja pomocnicza: { $aux_single }
verb-double = Podwójna akcja pomocnicza: { $aux_double }
verb-copy = Skopiuj budynek z { $spot_gen }
verb-done = Gotowe
verb-skip = Zrezygnuj
verb-discard = Odrzuć { $card }
verb-remove = Usuń z gry { $card }
verb-draw = { $amount ->
    [one] Dobierz { $amount } kartę
    [few] Dobierz { $amount } karty
   *[many] Dobierz { $amount } kart
    }
verb-hire = Zatrudnij { $worker_acc } z rzędu { $row }
verb-build = Postaw { $building }
verb-site = Zbuduj na { $spot_loc }
verb-buy = Kup { $card } za { $offer_price }
verb-add = Weź też { $card }
verb-turn_up = Powiększ targ o 2 karty (1 kowboj)
verb-take = Weź { $objective }
verb-take_unseen = Weź w ciemno wierzchnią kartę celu
verb-engine = { $space ->
    [0] Lokomotywa na początek torów
    [39] Lokomotywa na koniec torów, pole 39
    [one] Lokomotywa na pole { $space }
    [few] Lokomotywa na pole { $space }
    [many] Lokomotywa na pole { $space }
   *[turnout] Lokomotywa na { $space_acc }
    }
verb-trade = Weź tipi z { $spot_gen } ({ $spot_worth })
verb-clear = Usuń niebezpieczeństwo z { $spot_gen }
verb-upgrade = Rozbuduj { $station_acc } za { $station_cost }
verb-disc = Zdejmij dysk: { $disc }
verb-lift = Zabierz dysk ze { $station_loc }
verb-appoint = Zostaw na stacji { $worker_acc }
verb-foresee = Wybierz { $tile_acc }
verb-spend = { $amount ->
    [0] Nie wykorzystuj certyfikatów
    [one] Wykorzystaj { $amount } certyfikat
    [few] Wykorzystaj { $amount } certyfikaty
   *[many] Wykorzystaj { $amount } certyfikatów
    }
verb-deliver = Wyślij stado do { $city_gen }

## Pytania

ask-begin = Gdzie zaczynasz pędzić stado? Możesz zacząć przy dowolnym budynku neutralnym.
ask-move = Dokąd pędzisz stado? Najpierw możesz zagrać karty celów.
ask-drive = { $steps ->
    [1] Dokąd pędzisz stado dalej, o { $steps } krok?
    [few] Dokąd pędzisz stado dalej, najwyżej o { $steps } kroki?
   *[many] Dokąd pędzisz stado dalej, najwyżej o { $steps } kroków?
    }
ask-free_move = Ruch bez opłat: dokąd idziesz, najwyżej o { $steps ->
    [one] { $steps } krok
    [few] { $steps } kroki
   *[many] { $steps } kroków
    }?
ask-way = Którą drogą idziesz { $spot_key ->
    [kansas_city] do Kansas City
   *[other] na { $spot_acc }
    }? { $steps ->
    [one] Został ci { $steps } krok.
    [few] Zostały ci { $steps } kroki.
   *[many] Zostało ci { $steps } kroków.
    }
ask-visit = Jesteś na { $spot_loc }: co robisz?
ask-offered = Czy używasz akcji natychmiastowej „{ $action }”?
ask-discard_for = { $left ->
    [2] Pierwsza karta pary: którą odrzucasz? Akcja: „{ $action }”.
   *[many] Którą kartę odrzucasz? Akcja: „{ $action }”.
    }
ask-discard_drawn = { $left ->
    [one] Którą kartę odrzucasz?
   *[many] Które karty odrzucasz? Liczba kart do odrzucenia: { $left }.
    }
ask-remove_cards = { $left ->
    [one] Którą kartę usuwasz z gry? Najwyżej { $left }.
   *[many] Które karty usuwasz z gry? Najwyżej { $left }.
    }
ask-draw_cards = { $most ->
    [one] Czy dobierasz { $most } kartę? Potem odrzucasz tyle samo.
   *[many] Ile kart dobierasz, najwyżej { $most }? Potem odrzucasz tyle samo.
    }
ask-auxiliary = Którą akcję pomocniczą wykonujesz, pojedynczo czy podwójnie?
ask-hire = { $modifier ->
    [0] Kogo zatrudniasz? Koszt jak przy rzędzie.
    [2] Kogo zatrudniasz? Koszt jak przy rzędzie i jeszcze 2 $.
    [-1] Kogo zatrudniasz? Koszt o 1 $ niższy niż przy rzędzie.
   *[many] Kogo zatrudniasz? Koszt o 2 $ niższy niż przy rzędzie.
    }
ask-build = Który budynek stawiasz po { $each } $ za rzemieślnika?
ask-site = Gdzie stawiasz { $building } po { $each } $ za rzemieślnika? Gdy zastępujesz swój budynek, liczy się tylko różnica.
ask-buy = { $cowboys ->
    [0] Wszyscy twoi kowboje są już wykorzystani.
    [one] Jakie krowy kupujesz? Masz do użycia { $cowboys } kowboja.
   *[many] Jakie krowy kupujesz? Masz do użycia { $cowboys } kowbojów.
    }
ask-buy_second = Którą kartę bierzesz jako drugą? Oferta: { $offer }.
ask-objective = { $to_hand ->
    [0] Którą kartę celu bierzesz? Trafi na twój stos kart odrzuconych.
   *[many] Którą kartę celu bierzesz do ręki?
    }
ask-trade = Które tipi bierzesz, handlując z Indianami?
ask-hazard = { $cost ->
    [0] Które niebezpieczeństwo usuwasz za darmo?
   *[many] Które niebezpieczeństwo usuwasz za { $cost } $?
    }
ask-hazard_or_trade = Które niebezpieczeństwo usuwasz za darmo albo które tipi bierzesz, handlując z Indianami?
ask-engine = { $steps ->
    [one] Dokąd jedzie twoja lokomotywa, o { $steps } pole w przód?
    [few] Dokąd jedzie twoja lokomotywa, najwyżej o { $steps } pola w przód?
   *[many] Dokąd jedzie twoja lokomotywa, najwyżej o { $steps } pól w przód?
    }
ask-engine_back = { $steps ->
    [one] Dokąd cofasz lokomotywę, dokładnie o { $steps } pole?
    [few] Dokąd cofasz lokomotywę, dokładnie o { $steps } pola?
   *[many] Dokąd cofasz lokomotywę, dokładnie o { $steps } pól?
    }
ask-engine_home = Koniec torów: na które pole cofasz lokomotywę? Dostajesz za to 3 $.
ask-special_delivery = Nietypowa dostawa: dokąd cofasz lokomotywę? Każde przebyte numerowane pole liczy się jako 1 do wartości miasta.
ask-upgrade = Czy rozbudowujesz { $station_acc } za { $station_cost }?
ask-upgrade_behind = Którą stację za swoją lokomotywą rozbudowujesz?
ask-station_master = Którego zatrudnionego pomocnika zostawiasz na { $station_loc }, żeby zabrać jej zawiadowcę? Możesz zrezygnować.
ask-city_disc = { $transport ->
    [0] Który dysk kładziesz w { $city_loc }?
   *[many] Który dysk kładziesz w { $city_loc }? Transport będzie kosztował { $transport } $.
    }
ask-station_disc = Który dysk kładziesz na { $station_loc }?
ask-foresight = Kansas City, etap { $column }: który żeton z kolumny { $column } trafia na planszę?
ask-income = Kansas City, etap 4: karty w twojej ręce są warte { $value } $. Ile certyfikatów dodajesz? Każdy daje 1 $ więcej.
ask-deliver = { $special ->
    [0] Kansas City, etap 5: do którego miasta o wartości najwyżej { $value } wysyłasz stado?
   *[many] Nietypowa dostawa: do którego miasta o wartości najwyżej { $value } wysyłasz stado?
    }

## Zdarzenia. `got_card` widzi tylko jeden gracz.

event-first = { $seat } zaczyna grę.
event-stands = Na { $spot_loc } stoi { $building }.
event-lies_open = W grze dla wszystkich: { $building }.
event-waits = Na { $station_loc } czeka { $master }.
event-dealt = { $seat } dostaje { $objective }.
event-laid = Na { $spot_loc } pojawia się { $tile }.
event-out_of_work = W rzędzie { $row } pracy szuka { $worker }.
event-tile_gone = Nie ma już wolnego miejsca; z gry wypada { $tile }.
event-foresight = Nowość w obszarze rozwoju: { $tile }.
event-on_sale = Nowość na targu bydła: { $card }.
event-on_display = Nowość w puli kart celów: { $objective }.
event-turn = { $seat } zaczyna turę.
event-began = { $seat } zaczyna pędzić stado na { $spot_loc }.
event-moved = { $spot_key ->
    [kansas_city] { $seat } przypędza stado do Kansas City.
   *[other] { $seat } pędzi stado na { $spot_acc }.
    }
event-toll = { $seat } płaci { $amount } $ opłaty na { $spot_loc }.
event-toll_to = { $seat } płaci { $amount } $ opłaty na { $spot_loc }; pieniądze dostaje { $owner }.
event-played = { $seat } zagrywa { $objective }.
event-used = { $seat } używa akcji „{ $action }”.
event-helped = { $amount ->
    [1] { $seat } wykonuje akcję pomocniczą „{ $aux_single }”.
   *[many] { $seat } wykonuje podwójną akcję pomocniczą „{ $aux_double }”.
    }
event-copied = { $seat } kopiuje { $building } z { $spot_gen }.
event-discarded = { $seat } odrzuca { $card }.
event-removed = { $seat } usuwa z gry { $card }.
event-drew = { $seat } dobiera { $amount ->
    [one] { $amount } kartę
    [few] { $amount } karty
   *[many] { $amount } kart
    }.
event-got_card = { $seat } dostaje do ręki { $card }.
event-shuffled = { $seat } tasuje odrzucone karty i tworzy z nich nowy stos dobierania.
event-gained = { $seat } dostaje { $amount } $.
event-paid = { $seat } płaci { $amount } $.
event-certified = { $seat } ma teraz { $amount ->
    [one] { $amount } certyfikat
    [few] { $amount } certyfikaty
   *[many] { $amount } certyfikatów
    }.
event-hired = { $seat } zatrudnia { $worker_acc } za { $amount } $.
event-built = { $seat } stawia { $building } na { $spot_loc } za { $amount } $.
event-replaced = { $seat } rozbiera { $building }.
event-bought = { $seat } kupuje { $card }.
event-took_card = { $seat } bierze { $objective }.
event-took_to_hand = { $seat } bierze do ręki { $objective }.
event-engine_went = { $space ->
    [0] { $seat } cofa lokomotywę na początek torów.
    [39] { $seat } dojeżdża lokomotywą na koniec torów, na pole 39.
    [one] { $seat } przesuwa lokomotywę na pole { $space }.
    [few] { $seat } przesuwa lokomotywę na pole { $space }.
    [many] { $seat } przesuwa lokomotywę na pole { $space }.
   *[turnout] { $seat } przesuwa lokomotywę na { $space_acc }.
    }
event-upgraded = { $seat } rozbudowuje { $station_acc }.
event-disc_came = { $seat } zdejmuje dysk z planszy gracza: { $disc }.
event-lifted = { $seat } zabiera swój dysk ze { $station_loc }.
event-appointed = { $seat } zostawia na stacji { $worker_acc } i bierze { $master_acc }.
event-traded = { $seat } handluje z Indianami i bierze { $tile_acc }.
event-cleared = { $seat } usuwa ze szlaku { $tile_acc }.
event-showed = { $amount ->
    [1] { $seat } pokazuje { $card }.
   *[many] { $seat } pokazuje { $amount } × { $card }.
    }
event-spent = { $seat } wykorzystuje { $amount ->
    [one] { $amount } certyfikat
    [few] { $amount } certyfikaty
   *[many] { $amount } certyfikatów
    }.
event-earned = { $seat } zarabia na stadzie { $amount } $.
event-delivered = { $seat } wysyła stado do { $city_gen }.
event-not_delivered = { $seat } nie ma już dysku na dostawę.
event-transport = { $seat } płaci { $amount } $ za transport.
event-token_went = Żeton rynku pracy schodzi do rzędu { $row }.
event-last_round = { $seat } zapełnia rynek pracy i bierze jego żeton. Wszyscy inni mają jeszcze po jednej turze.
event-counted = { $seat } dolicza { $amount } PZ ({ $source }).

## Opcje: nazwa, wyjaśnienie, wartości

option-setup = Przygotowanie gry
option-setup-why = Jak rozkłada się budynki: w ustalonym porządku, na pierwsze partie, albo losowo.
option-setup-beginner = pierwsza partia
option-setup-standard = zwykłe przygotowanie
option-neutral = Budynki neutralne
option-neutral-why = Który budynek neutralny stoi na którym z obszarów od A do G; można też podać siedem liter w kolejności obszarów, na przykład CABDGFE.
option-neutral-in_order = każdy na swojej literze
option-neutral-random = losowo
option-sides = Strony budynków prywatnych
option-sides-why = Którą stroną wszyscy grają każdym budynkiem prywatnym; można też podać dziesięć liter dla budynków od 1 do 10, na przykład abbabaabba.
option-sides-all_a = wszystkie stroną a
option-sides-random = losowo

## Błędy

error-neutral-letters = Budynki neutralne podaje się literami od A do G, każdą raz; tu jest inaczej: „{ $given }”.
error-building-sides = Strony budynków prywatnych podaje się dziesięcioma literami a lub b; tu jest inaczej: „{ $given }”.
error-scene-certificates = „{ $field }” to { $given }; żadne pole toru certyfikatów nie ma tej wartości.
error-scene-spot-taken = „{ $field }” to { $given }, ale na tym polu leży już coś innego.
error-scene-spot-tile = „{ $field }” to { $given }, a to nie może tam leżeć.
error-scene-foresight = „{ $field }” to { $given }, a tego nie ma w stosie tej kolumny.
error-scene-building-spot = „{ $field }” to { $given }; pole budowy mieści prywatny budynek z właścicielem, np. [0, "1a"], a inne pola nie.
error-scene-building-side = „{ $field }” to { $given }, ale gra się stroną { $wanted }.
error-scene-building-twice = „{ $field }” to { $given }; gracz na miejscu { NUMBER($owner, useGrouping: 0) } już to zbudował albo stracił.
error-scene-known = „{ $field }” podaje { $given } razy { $card }, a w ręce takich kart jest { $most }.
error-scene-dealt = „{ $field }”: liczba początkowych celów to { $given }, a gracz dostaje jeden.
error-scene-given = „{ $field }” i „{ $master }” przeczą sobie: pomocnik leży na stacji tylko wtedy, gdy jej zawiadowcę zabrano, i wtedy zawsze.
error-scene-jobs = „{ $field }” musi być wolne: pomocnicy zapełniają rząd po rzędzie aż do żetonu, który jest w rzędzie { $row }, po jednym miejscu na gracza.
error-scene-filled = „{ $field }” to { $given }, ale liczba pomocników w rzędzie żetonu to { $most }, a ostatnie miejsce należy do żetonu.
error-scene-holder = „{ $field }”: żeton rynku pracy ma ktoś wtedy i tylko wtedy, gdy opuścił on ostatni rząd; „token” to wtedy { $last }, a tu { $token }.
error-scene-off-trail = „{ $field }” to { $given }, a to leży obok szlaku; żaden ranczer tam nie staje.
error-scene-in-city = „{ $field }” to { $given }, ale w tym kroku ranczer tego gracza nie może tam być.
error-scene-engine-taken = „{ $field }” to { $given }, gdzie stoi inna lokomotywa; kilka mieści się tylko na początku torów.
error-scene-engine-end = „{ $field }” to { $given }, koniec torów, skąd lokomotywa zaraz się cofa.
error-scene-step-current = „{ $given }” w „{ $field }” to krok innego gracza niż ten, którego jest tura, z miejsca { NUMBER($current, useGrouping: 0) }.
error-scene-step-stands = „{ $given }” w „{ $field }”: ranczer tego gracza jest gdzie indziej.
error-scene-step-way = „{ $given }” w „{ $field }”: tego celu nie da się osiągnąć w tylu krokach.
error-scene-step-used = „{ $given }” w „{ $field }”: akcji pomocniczej i akcji lokalnych nie używa się podczas jednych odwiedzin.
error-scene-step-copies = „{ $given }” w „{ $field }”: te budynki nie mogły skopiować jeden drugiego.
error-scene-step-action = „{ $given }” w „{ $field }” nie dotyczy tej akcji.
error-scene-step-printed = „{ $given }” w „{ $field }”: takiej liczby nie ma na niczym w grze.
error-scene-step-too-few = „{ $given }” w „{ $field }” nie pasuje do liczby kart, które gracz może wybrać.
error-scene-step-value = „{ $given }” w „{ $field }”: karty w ręce tego gracza mają inną wartość.
error-scene-step-money = „{ $given }” w „{ $field }”: gracz ma na to za mało pieniędzy.
error-scene-step-transport = „{ $given }” w „{ $field }”: transport do tego miasta kosztuje inaczej.
error-scene-step-disc = „{ $given }” w „{ $field }” nie pasuje do dysków tego gracza.
error-scene-step-engine = „{ $given }” w „{ $field }”: lokomotywy tego gracza tam nie ma.
error-scene-step-master = „{ $given }” w „{ $field }”: na tej stacji nie ma zawiadowcy.
error-scene-step-foresight = „{ $given }” w „{ $field }”: w tej kolumnie nie ma nic do wyboru.
error-scene-step-building = „{ $given }” w „{ $field }”: gracz nie ma takiego budynku do postawienia.
error-scene-step-cowboys = „{ $given }” w „{ $field }”: gracz nie ma tylu kowbojów.
error-scene-step-offer = „{ $given }” w „{ $field }”: ta oferta dotyczy tylko jednej karty.

## Dlaczego czegoś nie można

why-later_move = Ranczer rusza się na początku twojej tury.
why-later_use = Akcje budynku wykonuje się, gdy ranczer do niego dotrze.
why-later_auxiliary = Akcje pomocnicze wykonuje się tam, gdzie zatrzymał się ranczer.
why-later_play = Karty celu zagrywa się przed ruchem albo przed akcją lub po niej.
why-later_discard = Karty bydła odrzuca się, gdy żąda tego akcja.
why-later_hire = Pomocników zatrudnia się akcją, na przykład w budynku neutralnym A.
why-later_build = Budynki stawia się akcją, na przykład w budynku neutralnym B.
why-later_buy = Krowy kupuje się akcją, na przykład w budynku neutralnym E.
why-later_turn_up = Targ bydła powiększa się podczas kupowania krów.
why-later_take = Karty celu bierze się akcją albo przy dostawie.
why-later_take_unseen = Karty celu bierze się akcją albo przy dostawie.
why-later_engine = Lokomotywa jedzie, gdy każe jej akcja.
why-later_upgrade = Stację rozbudowuje się, gdy zatrzyma się przy niej twoja lokomotywa.
why-later_appoint = Pomocnik zostaje zawiadowcą zaraz po rozbudowie stacji.
why-later_disc = Dyski zdejmuje się przy dostawie albo rozbudowie stacji.
why-later_foresee = Żetony z obszaru rozwoju wybiera się w Kansas City, kolumna po kolumnie.
why-later_spend = Certyfikaty wykorzystuje się przy dochodzie w Kansas City.
why-later_deliver = Stada wysyła się do miast z Kansas City, po trzech żetonach i dochodzie.
why-compulsory = Teraz to obowiązkowe: trzeba wybrać.
why-other_action = Teraz chodzi o coś innego: { $action }.
why-other_station = Twoja lokomotywa zatrzymała się przy innej stacji: { $station }.
why-auxiliary_used = Podczas tej wizyty wykonano już akcję pomocniczą, więc nic innego tu nie zostało.
why-local_used = Użyto już akcji tego miejsca, a to wyklucza akcję pomocniczą.
why-not_yours_to_use = Tu możesz wykonać tylko jedną akcję pomocniczą: akcje miejsca dają budynki neutralne i własne.
why-not_offered = Budynek w tym miejscu tego nie daje.
why-used_up = Podczas tej wizyty już z tego skorzystano.
why-no_copier = Możesz użyć tylko budynku, na którym stoi twój ranczer; inny kopiuje tylko 8b.
why-not_linked = Kopiować można tylko budynek bezpośrednio obok na szlaku.
why-no_building = Nie ma tam budynku.
why-copied_already = Ten budynek już bierze udział w kopiowaniu.
why-not_neutral = Zaczyna się na budynku neutralnym.
why-off_the_trail = To pole handlu leży poza szlakiem; nikt tam nie wejdzie.
why-stands_here = Twój ranczer już tam stoi, a trzeba ruszyć dalej.
why-no_location = Bez żetonu nikt się tam nie zatrzyma.
why-no_way_there = Strzałki tam nie prowadzą: nigdy się nie cofasz.
why-not_into_the_city = Darmowy ruch nie prowadzi do Kansas City.
why-too_far = Za daleko: potrzeba co najmniej { $need } kroków, a masz { $have }.
why-not_next = To nie jest następne miejsce na twojej drodze.
why-leads_astray = Stamtąd nie starczy kroków do celu: { $spot }.
why-not_in_hand = Nie masz tej karty w ręce: { $card }.
why-objective_not_in_hand = Nie masz tej karty celu w ręce: { $objective }.
why-no_objective_in_hand = Nie masz w ręce karty celu.
why-no_cattle_in_hand = Nie masz w ręce karty bydła.
why-wants_cattle = Musi to być karta bydła.
why-wants_objective = Musi to być karta celu.
why-no_pair = Potrzebne są dwie karty tej samej rasy.
why-no_effect = Teraz nic by ci to nie dało.
why-nobody_to_hire = Nie ma nikogo, kogo możesz zatrudnić i opłacić.
why-nothing_to_build = Na żaden z twoich budynków nie starcza rzemieślników albo pieniędzy.
why-at_certificate_limit = Masz już tyle certyfikatów, ile wolno: { $most }.
why-no_cards_left = Nie ma już kart celu do wzięcia.
why-no_teepee_to_trade = Nie ma tipi, po które możesz pohandlować.
why-nothing_on_sale = Na targu bydła nie ma nic do kupienia ani odkrycia.
why-no_hazard = Na szlaku nie ma niebezpieczeństw.
why-no_station_behind = Za twoją lokomotywą nie ma stacji, którą możesz rozbudować.
why-locked = Tę akcję pomocniczą nadal zakrywa dysk.
why-locked_twice = Do podwojenia trzeba zdjąć oba dyski tej akcji pomocniczej.
why-draw_piles_empty = Nie masz już kart do dobrania.
why-too_few = Musi być co najmniej { $least }.
why-too_many = Może być najwyżej { $most }.
why-row_closed = Z tego rzędu nie można jeszcze zatrudniać: tylko z rzędów nad żetonem.
why-not_in_row = W tym rzędzie nie czeka taki pomocnik: { $worker }.
why-row_full = Twój rząd na ten rodzaj jest pełny: { $worker }.
why-not_your_building = To nie jest twój budynek w tej grze.
why-built_already = Ten budynek jest już postawiony.
why-no_building_spot = Własne budynki stawia się tylko na polach budowy.
why-owned_by = Stoi tam już budynek; właściciel: { $seat }.
why-not_more_craftsmen = Budynek zastępuje twój inny tylko wtedy, gdy wymaga więcej rzemieślników.
why-too_few_craftsmen = Potrzeba { $need } rzemieślników, a masz { $have }.
why-other_offer = Nie to się tu kupuje.
why-not_on_sale = Takiej karty nie ma na targu bydła.
why-too_few_on_sale = Na targu bydła brakuje do tego kart; potrzeba { $need }.
why-too_few_cowboys = Potrzeba { $need ->
    [one] { $need } nieużytego kowboja
    [few] { $need } nieużytych kowbojów
   *[many] { $need } nieużytych kowbojów
    }, a masz { $have }.
why-stack_empty = Stos jest pusty.
why-no_teepee_there = Nie ma tam tipi.
why-no_hazard_there = Nie ma tam niebezpieczeństwa.
why-not_on_display = Ta karta nie leży odkryta.
why-not_ahead = Twoja lokomotywa jedzie teraz naprzód.
why-not_behind = Musi to leżeć za twoją lokomotywą.
why-engine_there = Stoi tam inna lokomotywa: { $seat }.
why-engine_too_far = Za daleko: lokomotywa może przejechać najwyżej { $most ->
    [one] { $most } pole
    [few] { $most } pola
   *[many] { $most } pól
    }.
why-not_exactly = Lokomotywa musi się cofnąć dokładnie o { $exactly ->
    [one] { $exactly } pole
    [few] { $exactly } pola
   *[many] { $exactly } pól
    }.
why-cannot_go_back = Lokomotywa nie może się cofnąć o { $exactly ->
    [one] { $exactly } pole
    [few] { $exactly } pola
   *[many] { $exactly } pól
    }.
why-only_printed = Zawiadowcą zostaje tylko zatrudniony pomocnik, nie nadrukowany: { $worker }.
why-not_in_column = Tego żetonu nie ma w kolumnie, z której teraz wybierasz.
why-no_more_workers = Po wywołaniu końca gry nie można już wybierać pomocników.
why-city_too_dear = Twoje stado ma wartość { $have }, a to miasto wymaga { $need }.
why-disc_there = Leży tam już twój dysk.
why-no_disc_there = Nie masz tam dysku, który można zabrać.
why-disc_gone = Z tego pola dysk już zdjęto.
why-white_first = Dopóki masz dyski z białych pól, tylko one trafiają tam, gdzie narożniki są białe.
why-twin_first = Najpierw zdejmij drugi dysk, który odblokowuje to samo.
why-board_first = Dyski zabiera się ze stacji tylko wtedy, gdy nie można użyć żadnego z planszy gracza.
why-no_disc = Nie masz dysku, który można tam położyć.
why-too_expensive = Potrzebujesz { $need } $, a masz { $have } $.

# What may be planned before one is asked

plan-no_upgrades = Nie rozbudowuj stacji, na których staje twoja lokomotywa
plan-no_upgrades-until = Dopóki tego nie odwołasz.
plan-no_masters = Zostawiaj zawiadowców na ich stacjach
plan-no_masters-until = Dopóki tego nie odwołasz.
plan-move = Pędź stado
plan-move-until = Raz, w twojej najbliższej turze.
