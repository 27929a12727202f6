### Great Western Trail in the terminal: short words for narrow places.

cli-help = The trail is told way by way, from one junction to the next. [A] is a neutral building, ●1a a building with its owner, @▲ a cattleman who stands there. On a free spot · is a building spot, ♣ one in the woods, ! a risk action, ∘ an empty place for a tile; a number before it is what a trade there brings. ≈ flood, ☼ drought, ◢ rockfall with their points, △ green and ▼ blue teepee, ▪ the black hand, or black corners of a station or city. On the track ┴ is the turnout of a station. Two letters are a worker. The numbers in the picture are those of the choices.
cli-start = start
cli-tolls = tolls: green hand ${ $green }, black hand ${ $black }
cli-beside = beside the trail:
cli-way = { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
    }, toll ${ $toll }
cli-freight = transport ${ $cost }
cli-worth = worth { $value }
cli-vp = { $points } VP
cli-certificates = cert.
cli-steps = steps
cli-hand = hand
cli-deck = deck
cli-discs = discs
cli-unbuilt = to build
cli-objectives = obj.
cli-master-workers = workers
cli-master-objectives = objectives
cli-master-hazards = hazards
cli-master-teepees = teepees
cli-master-certificates = certificates
