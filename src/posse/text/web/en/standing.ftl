### People and what they have played: profiles, leaderboards, statistics; and the home page.

## Profile

standing-games = Games
standing-favourite = favourite game
standing-played = { $played ->
    [one] { $played } game
   *[other] { $played } games
    }, { $won } won
standing-rating-why = A rating, and how far from it the true strength may be. It is found by rated games, with bots as fixed marks.
standing-rated-games = { $count ->
    [one] { $count } rated game
   *[other] { $count } rated games
    }
standing-plot = The rating over the last { $count } rated games; now { $points } ± { $within }.
standing-no-plot = The history of this rating cannot be shown now.
standing-nothing = No finished game yet.
standing-finished = Finished games
standing-filter-game = Game
standing-filter-any = All games
standing-filter-kind = Which
standing-filter-all = All
standing-filter-rated = Rated
standing-filter-friendly = Friendly
standing-filter-won = Won
standing-filter-lost = Not won
standing-search = With a player
standing-no-games = There is no such game.
standing-more = Show more
standing-rated = rated
standing-left = left the game
standing-between = You and { $name }
standing-opponents = Met lately
standing-meeting = { $games ->
    [one] { $games } game
   *[other] { $games } games
    }: ahead in { $ahead }, behind in { $behind }
standing-guest-bot = A bot that somebody runs
standing-export = Download all my games
standing-face = Choose a face
standing-face-change = Change the face
standing-face-number = Face { $number }
standing-face-none = No drawing, only the first letter
standing-lessons = Lessons
standing-lessons-done = { $done } of { $count } done

## Leaderboard and statistics

standing-leaderboard = Leaderboard
standing-leaderboard-why = Ordered by the rating that somebody surely has: the points less the uncertainty. The bots stand where they always stand.
standing-leaderboard-empty = Nobody has a rating yet. Play a rated game and be the first.
standing-play-rated = Open a rated table
standing-statistics = Statistics
standing-statistics-why = { $count ->
    [one] From { $count } finished game.
   *[other] From { $count } finished games.
    }
standing-all-counts = all
standing-by-seat = Seat at the table
standing-by-luck = Luck, in games that were analysed
standing-by-player = Players
standing-seat = Seat { $number }
standing-people = People
standing-what = What
standing-shares = Share of victories
standing-how-often = How often
standing-shares-why = A bar is the share of games won, the number after it how many were played. The upright line is what would be fair ({ $fair }); the thin one shows how sure a share is.
standing-scores = Scores
standing-scores-picture = How often each score was reached: { $count } results, { $mean } on average.
standing-winners = winners
standing-others = others

## Gallery

gallery-title = Gallery
gallery-why = Finished games at public tables, as their boards looked in the end.
gallery-why-person = Finished games, as their boards looked in the end. Those at private tables are shown only to the people who played in them.
gallery-empty = There is no finished game to show yet.
gallery-share = Share this game
gallery-share-why = Anyone with this link can watch the replay. Sites and messengers show a picture of the final board beside it.
gallery-profile = To the profile

## Rated tables

new-rated = Does it count?
new-rated-friendly = Friendly
new-rated-friendly-why = Nobody’s rating changes.
new-rated-rated = Rated
new-rated-rated-why = It changes ratings. The table is public and has a clock; whoever leaves is last. No hints, and no guest bots.
new-takebacks = It counts even if all agree to take back what chance has revealed
room-rated = Rating
room-rated-yes = rated game
room-rated-takebacks = rated game, even with takebacks
room-rated-no = friendly game

## Home

home-waits = Your turn
home-left = { $time } left
home-known = Tables of people you know
home-continue = Go on where you left off
home-lesson = Lesson: { $game }
home-lessons = Lessons: { $game } ({ $done } of { $count } done)
home-picture = { $game }: the board as it is now
home-puzzle = Puzzle of the day
home-puzzle-why = A moment from a real game. One answer is clearly the best: can you find it?
home-puzzle-solved = Solved! There is another one tomorrow.
home-puzzle-solve = Solve it
