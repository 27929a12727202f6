### Trener pierwszej gry; co mówi o każdej grze, jest w folderze tej gry.

coach-name = Trener
coach-off = Wyłącz trenera
