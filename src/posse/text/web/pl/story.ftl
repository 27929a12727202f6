### Co się działo, tura po turze.

turn-line = { $seat }: { $line }
turn-times = { $deed } ({ $count }×)
turn-points = { $points } PZ

## Skrót i tempo

table-recap-short = Skrót
table-recap-play = Obejrzyj
table-long-press = Przytrzymaj palec na czymkolwiek, a zobaczysz wyjaśnienie. Dwoma palcami powiększysz planszę.
table-understood = Jasne
table-sound-ask = Włączyć dźwięki?
table-sound-listen = Posłuchaj
table-sound-yes = Tak
table-sound-no = Nie
table-sound-on = Włącz dźwięki
table-sound-off = Wyłącz dźwięki
table-pace = Tempo ruchów
table-pace-pause = Pauza
table-pace-calm = Spokojnie
table-pace-brisk = Żwawo
table-pace-once = Od razu

## Klawisze

table-keys = Klawisze
table-key-choose = Wybór jednej z podanych odpowiedzi
table-key-board = Przejście do podświetlonych miejsc planszy i między nimi
table-key-confirm = Wybór zaznaczonego miejsca, podpowiedzi albo jedynej odpowiedzi
table-key-undo = Cofnięcie
table-key-hint = Podpowiedź
table-key-recap = Co robili inni od twojej ostatniej tury
table-key-pause = Wstrzymanie ruchów innych albo ich wznowienie
table-key-help = Ta lista
table-key-zoom = Większa, mniejsza, cała plansza
table-key-back = Cofnięcie kliknięcia, zamknięcie
