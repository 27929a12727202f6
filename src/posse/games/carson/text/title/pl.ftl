### Tytuł gry, o czym jest i kto ją zaprojektował: to pokazują strona główna i każda lista gier.

game-carson = Carson City
game-carson-why = Załóż miasto na Dzikim Zachodzie, kupuj ziemię, buduj i pojedynkuj się o najlepsze miejsca.
game-carson-by = Autorem gry Carson City jest Xavier Georges.
