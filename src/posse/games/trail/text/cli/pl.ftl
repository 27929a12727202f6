### Great Western Trail w terminalu: krótkie słowa na wąskie miejsca.

cli-help = Szlak opisany jest odcinkami, od rozwidlenia do rozwidlenia. [A] to budynek neutralny, ●1a budynek z właścicielem, @▲ ranczer, który tam stoi. Na wolnym polu · to działka budowlana, ♣ działka w lesie, ! akcja ryzyka, ∘ puste miejsce na żeton; liczba przed nim to zysk z handlu. ≈ powódź, ☼ susza, ◢ lawina z punktami, △ zielone i ▼ niebieskie tipi, ▪ czarna dłoń albo czarne rogi stacji lub miasta. Na torze ┴ to bocznica stacji. Dwie litery to pomocnik. Liczby na rysunku to numery wyborów.
cli-start = start
cli-tolls = opłaty: zielona dłoń ${ $green }, czarna dłoń ${ $black }
cli-beside = obok szlaku:
cli-way = { $steps ->
    [one] { $steps } krok
    [few] { $steps } kroki
   *[many] { $steps } kroków
    }, opłata ${ $toll }
cli-freight = transport ${ $cost }
cli-worth = wartość { $value }
cli-vp = { $points } PZ
cli-certificates = cert.
cli-steps = kroki
cli-hand = ręka
cli-deck = talia
cli-discs = dyski
cli-unbuilt = do budowy
cli-objectives = cele
cli-master-workers = pomocnicy
cli-master-objectives = cele
cli-master-hazards = niebezpiecz.
cli-master-teepees = tipi
cli-master-certificates = certyfikaty
