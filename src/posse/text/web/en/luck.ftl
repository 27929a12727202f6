### Luck that can be verified.

luck-title = The luck of this game
luck-verify = Verify the luck
luck-room = The luck of this table can be verified
luck-room-why = All chance of this game follows from a secret seed of the server and from what the players’ browsers add to it. The hash below ties the server to its seed before anything is drawn; after the game the seed is revealed, and everybody can check every roll, draw and deal.
luck-commitment = Hash of the server’s seed (SHA-256)
luck-contribution = Added by { $name }’s browser
luck-seed = The server’s seed
luck-facts = What it all follows from
luck-draws = Every draw
luck-draw = Draw
luck-line = Line
luck-number = Number
luck-below = { $number } of 0–{ $limit }
luck-outcome = Outcome
luck-follows = Follows
luck-yes = yes
luck-no = no
luck-promised = The seed matches the hash in the record.
luck-not-promised = The seed does not match the hash in the record.
luck-follow = Computed in this browser: { $count } of { $all } draws follow from the seed.
luck-replayed = Replayed by the rules, these draws lead to exactly the recorded outcomes, undone moves included. The server has checked this; posse verify checks it on your own machine.
luck-seen = This browser saw the same hash before the start, and what it added is in it.
luck-seen-only = This browser saw the same hash before the start, but added nothing of its own.
luck-withheld = Before the start this browser saw a hash of the server’s seed, but the record does not reveal that seed.
luck-undone = { $count ->
    [one] { $count } of these draws belongs to an undone move.
   *[other] { $count } of these draws belong to undone moves.
    } Only those who played know whether they agreed to undo them.
luck-not-seen = Before the start this browser saw another hash, or what it added is missing.
luck-not-there = This browser was not at the table before the start, so it has nothing to compare.
luck-unsafe = This browser computes hashes only over a safe connection (https). Download the record and check it with posse verify, or with the short Python program in the documentation.
luck-limits = This shows that nothing was rolled again or chosen afterwards. It does not show that the operator of the server, who could read the seed, looked away.
luck-limits-unseen = Only those who saw this hash before the start can be sure that nothing was rolled again or chosen afterwards. To everybody else this shows no more than that the record matches its own hash.
