### Tytuł gry, o czym jest i kto ją zaprojektował: to pokazują strona główna i każda lista gier.

game-colt = Colt Express
game-colt-why = Napadnij na pociąg na Dzikim Zachodzie: zaplanuj ruchy karta po karcie i patrz, jak plany się zderzają.
game-colt-by = Autorem gry Colt Express jest Christophe Raimbault.
