### Trener gry Colt Express: `coach-ask-*` przy pierwszym pytaniu danego rodzaju, `coach-event-*`, gdy coś zdarza ci się po raz pierwszy.

coach-goal = Wygrywa najbogatszy bandyta. W każdej rundzie wszyscy najpierw planują kartami, a potem plany spełniają się po kolei, cokolwiek się tymczasem stało.

coach-ask-character = Każdy bandyta ma własną sztuczkę; wskaż kogoś, żeby ją przeczytać. Na pierwszą grę nada się każdy.
coach-ask-start_car = Kto stoi bliżej przodu, ma bliżej do walizki, ale i do szeryfa.
coach-ask-board = Jadąc dalej, trafisz bardziej do przodu, o ile inni zostawią ci tamte wagony. Patrz, gdzie leżą łupy i kto już jest w pociągu.
coach-ask-last_rider = Nikt ci już nie przeszkodzi: wskocz tam, gdzie jest łup, a mało pięści.
coach-ask-act = Zagraj kartę albo dobierz nowe. Wyobraź sobie, gdzie kto będzie, gdy przyjdzie kolej na twoją kartę: najpierw Ruch, potem Rabunek to dobry początek.
coach-ask-play_card = Whiskey ma swoją cenę: teraz trzeba zagrać kartę. Pomyśl, gdzie wtedy będziesz.
coach-ask-all_at_once = Wszyscy wybierają w tej samej chwili, więc nikt nie zdąży ci odpowiedzieć. Bezpiecznie jest wybrać coś, co przyda się wszędzie.
coach-ask-keep_cards = Zatrzymane karty będą w ręce także w następnej rundzie. Zachowaj to, co pasuje do planu; resztę się tasuje.
coach-ask-move = W środku przechodzisz jeden wagon, po dachach biegniesz daleko. Sprawdź, które twoje karty będą następne i gdzie jest szeryf.
coach-ask-marshal = Wyślij szeryfa do kogoś obładowanego albo odciągnij go od łupu, na który masz ochotę. Kto jest w tamtym wagonie, dostaje pocisk i ucieka na dach.
coach-ask-fire = Pocisk do końca gry zaśmieca talię ofiary. A kto strzela najwięcej, dostaje na koniec nagrodę.
coach-ask-robbery = Najwięcej warta jest walizka, potem klejnoty, zawsze tyle samo. W worku bywa mało albo dużo.
coach-ask-punch = Ofiara traci łup i miejsce. Wybierz kogoś, kto ma coś, co zaraz zgarniesz.
coach-ask-knock_loot = Łup upadnie na to miejsce. Weź najcenniejszy, jeśli niedługo tu rabujesz albo nie ma go mieć kto inny.
coach-ask-take_purse = Prawie zawsze warto: od razu jest twój.
coach-ask-push_target = W stronę szeryfa boli, a zły wagon psuje komuś plany.
coach-ask-ride = Koń niesie daleko wzdłuż pociągu i zawsze kończysz w środku. Szukaj łupów bez szeryfa.
coach-ask-flee = Idź tam, gdzie twoje następne karty wciąż mają sens.
coach-ask-seize_hostage = Zakładnik przynosi okup na końcu, a do tego czasu kłopot. Wskaż każdego po kolei i porównaj.
coach-ask-pickpocket = Prezent: nie ma tu nikogo, kto by przeszkodził.

coach-event-drew = Więcej kart, większy wybór. Ale tura bez karty na stosie to o jeden czyn mniej.
coach-event-hid = Zakryta: nikt nie wie, co knujesz, aż karta się odwróci.
coach-event-resolved = Koniec planowania, to twoja karta. Co możesz teraz zrobić, zależy od tego, gdzie kto wylądował.
coach-event-in_vain = Plan spalił na panewce: nie było celu albo nie było czego brać. W tym pociągu zdarza się to każdemu.
coach-event-robbed = Twoje, dopóki ktoś ci tego nie wytrąci z rąk.
coach-event-looked_in = Tylko ty wiesz, co jest w środku. Inni widzą po prostu worek.
coach-event-smelled = Tylko ty wiesz, co jest w manierce. W którejś z następnych rund pozwoli ci zrobić więcej.
coach-event-shot = Pocisk trafia do talii ofiary. Nie można go zagrać, zajmuje tylko miejsce lepszej karty.
coach-event-hit = Neutralny pocisk w twojej talii: jedna martwa karta więcej.
coach-event-escaped_to = Nikt nie zostaje w wagonie z szeryfem, więc na dach.
coach-event-punched = Pięści sięgają tylko tych, którzy stoją na tym samym miejscu. Najbezpieczniej stać samotnie.
coach-event-dropped = Teraz leży na podłodze i weźmie to, kto pierwszy zagra Rabunek.
coach-event-pushed = Lądujesz gdzie indziej: sprawdź, czy następne karty jeszcze pasują.
coach-event-fled = Konwojent nie znosi towarzystwa na tym dachu.
coach-event-rode = Koń czeka teraz przy tym wagonie na każdego, komu się przyda.
coach-event-seized = Okup liczy się na końcu. Do tego czasu pamiętaj, czego zakładnik zabrania.
coach-event-lost_purse = Szeryf umie się mścić; klejnoty byłyby bezpieczniejsze.
coach-event-paid = Gotówka w kieszeni: nikt jej nie wytrąci.
