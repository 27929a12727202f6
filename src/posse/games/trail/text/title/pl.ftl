### Tytuł gry, o czym jest i kto ją zaprojektował: to pokazują strona główna i każda lista gier.

game-trail = Great Western Trail
game-trail-why = Pędź stado raz po raz do Kansas City, zatrudniaj pomocników, buduj przy szlaku i wysyłaj bydło koleją na zachód.
game-trail-by = Autorem gry Great Western Trail jest Alexander Pfister.
