### The page around the tables: lobby, new table, waiting room, replay, account, settings.

## The frame of every page

shell-tagline = Wild West board games with friends and bots
shell-home = Posse, back to the lobby
shell-menu = Menu
shell-loading = One moment…
shell-close = Close
shell-cancel = Cancel
shell-save = Save
shell-copy = Copy
shell-copied = Copied
shell-share = Share
shell-qr = QR code for a phone
shell-again = Try again
shell-to-lobby = To the lobby
shell-trouble = That did not work
error-unforeseen = Something went wrong on this page. Reload it; your game is safe on the server.

missing-title = This road leads nowhere
missing-text = There is no page at this address. Perhaps the link lost a few letters on the way.

## Settings

settings-title = Settings
settings-language = Language
settings-theme = Theme
settings-theme-auto = Same as the device
settings-theme-light = Day
settings-theme-dark = Dusk
settings-pace = Animations
settings-pace-off = None
settings-pace-slow = Slow
settings-pace-usual = Normal
settings-pace-quick = Fast
settings-twice = On touch screens: one tap shows, a second one chooses
settings-coach = A coach explains what is new in games against bots
settings-sound = Sounds
settings-volume = Volume
settings-patterns = Patterns on top of the colours

## Lobby

lobby-stranger = Stranger
lobby-your-name = Your name (optional)
lobby-coach = With a coach
lobby-coach-why = First time here? The coach explains each new thing once and then keeps quiet.
lobby-play-bots = Play against bots
lobby-play-bots-why = You and { $count ->
    [one] { $count } bot
   *[other] { $count } bots
    }, at once. No account, no e-mail.
lobby-level = Bots
lobby-bot = { $name }: { $character }
lobby-new-table = New table
lobby-play-friends = Play with friends
lobby-players = { $least } to { $most } players
lobby-minutes = about { $minutes } minutes
lobby-weight-1 = very easy
lobby-weight-2 = easy
lobby-weight-3 = medium weight
lobby-weight-4 = demanding
lobby-weight-5 = very demanding
lobby-free = free
lobby-begins = about to begin
lobby-free-seats = { $count ->
    [0] full
    [one] { $count } free seat
   *[other] { $count } free seats
    }
lobby-running = in progress
lobby-moved = Last move: { $ago }
lobby-here = at the table now
lobby-winner = winner
lobby-mine = Your tables
lobby-open = Tables looking for players
lobby-watch = Tables to watch
lobby-finished = Finished games
lobby-quiet = All quiet in the saloon
lobby-quiet-why = There is no public table yet. Open one and send the link to your friends, or warm up with the bots.
lobby-show-all = Show all { $count }
lobby-upload = Open a game record
lobby-upload-why = Choose a file or drop it here: a finished game opens as a replay.

## New table

new-seats = Who is playing
new-count = Number of players
new-local-name = Name of this player
new-sit-me = You
new-sit-me-why = This is your seat.
new-sit-open = A player with the link
new-sit-open-why = Free for anybody you send the link to.
new-sit-local = Another player on this device
new-sit-local-why = You take turns on one screen; secrets stay hidden in between.
new-sit-bot = Bot: { $level }
new-rules = Rules
new-details = { $option } point by point ({ $count })
new-fine-points = Fine points ({ $count })
new-details-changed = { $count } changed
new-option-other = other…
new-option-own = { $option }: your own value
new-option-back = Back to the default
new-table = Table
new-public = Who can see the table
new-public-public = Public
new-public-public-why = It is listed in the lobby, and anybody may take a free seat.
new-public-private = Private
new-public-private-why = Only people with the link can find it.
new-spectators = Allow spectators
new-guest-bots = Allow guest bots
new-guest-bots-why = Programs of other people may take free seats. Everybody sees whose they are.
new-clock = Clock
new-clock-none = None
new-clock-none-why = Everybody may think as long as they like.
new-clock-minutes = Minutes
new-clock-minutes-why = A total time for the whole game, plus a little for each move.
new-clock-days = Days
new-clock-days-why = For playing now and then: several days for each move.
new-clock-is-none = no clock
new-clock-is-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
    } + { $increment } s
new-clock-is-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
    } per move
new-minutes = Time for the game
new-increment = Extra time per move
new-days = Time per move
new-count-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
    }
new-count-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
    }
new-count-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
    }
new-count-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
    }
new-on-time = When time runs out
new-on-time-nothing = Nothing happens
new-on-time-bot = A bot takes over
new-tempo = Pace of the bots
new-tempo-off = At once
new-tempo-off-why = Bots move as soon as they can.
new-tempo-quick = Brisk
new-tempo-quick-why = A short pause before each move, so that you can follow.
new-tempo-calm = Calm
new-tempo-calm-why = Bots take their time, like people.
new-grace = Seats of the absent are kept for
new-grace-why = Only then may the others vote to let a bot play for somebody who is away.
new-grace-turn = as long as a move may take
new-standin = Level of stand-ins
new-standin-why = A bot of this level plays for anybody who is away or has resigned.
new-open = Open the table
new-open-why = You get a link to send to the others; the game starts when all seats are taken.
new-start = Start the game
new-start-why = All seats are taken, so the game begins at once.

## Waiting room

room-waiting = Waiting for players
room-full = All seats are taken
room-only-here = This link works only on this machine. To play with friends on your network, start the server with “--host 0.0.0.0” and open the address it shows.
room-watchers = { $count ->
    [one] { $count } is watching
   *[other] { $count } are watching
    }
room-invited = Pull up a chair
room-join = Sit down
room-or-watch = Or stay on this page and watch the game when it starts.
room-or-choose = Or choose a seat below.
room-free = Free seat
room-free-again = Free the seat
room-take = Sit here
room-you = you
room-local = on this device
room-here = here
room-guest-bots = Guest bots
room-guest-bots-yes = allowed
seat-guest-bot = guest bot by { $author }
room-away = away
room-change = Change who sits in seat { $seat }
room-change-short = Change
room-fill = Fill the free seats with bots
room-fill-level = Level of these bots
room-terms = Rules and table
room-invite = Invite by link
room-invitation = Come and play { $game } with me!
room-start = Start the game
room-start-when = Possible once every seat has a person or a bot.
room-host-starts = The host starts the game once everybody is here.
room-begins = The game begins as soon as every browser has contributed to its luck, in { $time } at the latest.
room-begins-seconds = { $seconds } s
room-leave = Leave the table
room-close = Close the table
room-closed = This table is closed
room-closed-why = The host closed it before the game began.

seat-link-open = Move to another device
seat-link-title = Take your seat to another device
seat-link-why = Open this link on your phone or another computer to sit in the same seat there.
seat-link-secret = Keep it to yourself: whoever has this link can play for you.
seat-link-renew = Replace the link
seat-link-renew-why = The old link stops working.
seat-link-alone = Also remove everybody else who has used the link
seat-link-renewed = The seat has a new link.
room-renew-link = Replace the link of this seat

## Replay

replay-title = Replay
replay-eyes = Point of view
replay-eyes-nobody = As a spectator
replay-eyes-of = As { $name } saw it
replay-result = Result
replay-download = Download
replay-share = Share this game
replay-share-whole = The whole game
replay-share-moment = From this moment on
replay-fork = Play on from here
replay-fork-why = A new table begins at this moment. You take one seat and bots take the others; whatever your seat could not know is drawn anew.
replay-fork-seat = You play as
replay-fork-level = The bots
replay-fork-go = Play on
replay-to-start = To the start
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-forward = One step forward
replay-to-end = To the end
replay-moment = Moment of the game
replay-line-of = { $line } of { $last }
replay-speed = Speed
replay-lines = The whole record
replay-line-start = The game is set up.
replay-line-imagine = Everything hidden was drawn anew here.
replay-line-scores = The final scores.
replay-line-undo = Taken back.
replay-line-undo-lines = { $count ->
    [1] Taken back: line { $first }.
   *[other] Taken back: lines { $first } to { $last }.
    }

## Account

account-title = Account
account-name = Your name
account-is = You are logged in as “{ $account }”. Your tables are kept.
account-is-guest = You are playing as a guest. Only this browser knows you; with an account you can log in on any device.
account-is-nobody = You have no name here yet. You can play without one; others just like to know who sits across the table.
account-renamed = From now on you are { $name }.
account-login = Log in
account-login-why = The tables you play as a guest come with you.
account-logged-in = Welcome back, { $name }.
account-register = Create an account
account-register-why = It keeps your tables and makes them available on every device. No e-mail needed: you get a recovery code instead.
account-made = Your account is ready, { $name }.
account-account = Account name
account-password = Password
account-password-why = At least { $least } characters.
account-logout = Log out
account-logout-why = This browser forgets you; your tables stay in the account.
account-logged-out = You are logged out.
account-logout-everywhere = Log out everywhere
account-sessions = Where you are logged in
account-sessions-why = These browsers know you. End every session that is not yours, and then change your password.
account-session-current = This browser
account-session-used = Last used { $ago }
account-session-unknown = Unknown browser
account-session-end = End
account-session-end-of = End the session: { $device }
account-session-ended = Session ended: { $device }.
account-safety = Password and recovery
account-password-change = Change the password
account-password-change-why = All your other sessions end.
account-password-old = Current password
account-password-new = New password
account-password-set = Change the password
account-password-changed = Your password has been changed.
account-forgotten = Forgot your password?
account-or-email = Account name or e-mail
account-by-mail = By e-mail
account-by-mail-why = If the account has a confirmed address, a link will be sent there.
account-by-mail-send = Send the link
account-by-mail-sent = If there is such an account with an address, a mail is on its way. The link works for an hour.
account-by-code = With the recovery code
account-by-code-why = You were shown it when you made the account. It works once; then you get a new one.
account-by-code-set = Set the new password
account-recovered = Welcome back, { $name }. Your new password counts from now on.
account-code = Recovery code
account-code-why = Write it down or save it: if you forget your password, this code lets you choose a new one. It is shown only now.
account-code-kept = I have kept it
account-code-renew = New code
account-code-renew-why = You were shown a code when you made the account. A new one replaces it.
account-code-none = You have no code yet. It lets you choose a new password if you forget yours.
account-email = E-mail
account-email-why = Only for a forgotten password, and only if you like. An address counts once you have followed the link that is sent there. Leave the field empty to remove it.
account-email-sent = A link is on its way to { $email }. Follow it within an hour.
account-email-removed = Your address has been removed.
account-email-confirm = Confirm
account-email-confirm-why = Confirm that this address is yours: from now on it helps you to a new password.
account-email-confirmed = Your address is confirmed.
account-bots = Your bots
account-bots-why = A program of yours can play at tables whose host allows guest bots. It sits down with a token, and everybody there sees your name as its author.
account-bots-none = You have no bots yet.
account-bots-full = That is as many as you can have. Revoke a token to make another.
account-bot-name = Name of the bot
account-bot-make = Make a token
account-bot-unused = Never used
account-bot-revoke = Revoke
account-bot-revoke-of = Revoke the token of { $name }
account-bot-revoked = The token of { $name } no longer works.
account-token = Token of { $name }
account-token-why = Give it to your program, and to nobody else: whoever has it plays as your bot. It is shown only now.
account-token-run = Run a bot in Python like this:
account-token-kept = I have kept it
account-data = Your data
account-export-why = Everything this server keeps about you: name, sessions, bots, tables, chat messages, and where the records of your games are.
account-export = Download as JSON
account-records = Download all my games (ZIP)
account-dataset = My games may be in the dataset for research
account-dataset-why = If this server publishes a dataset, it contains finished public games without names, chat and times. A game is left out if anybody who played it does not want to be in it.
account-delete = Delete yourself here
account-delete-why = Your name, account, sessions and bots are deleted for good. Bots play on for you where a game is running; finished games stay, without your name.
account-delete-surely = I know that this cannot be undone.
account-delete-now = Delete for good
account-deleted = You have been deleted here. Thanks for the games.

## About

about-link = About Posse
about-title = About Posse
about-what = Posse lets you play Wild West board games by their complete rules: with friends by link, with several people on one device, or with bots. In English, Polish, Italian and Russian.
about-bots = Bots see exactly what you would see in their place, and nothing more. The server rolls every die once and never rolls it again.
about-private = There are no ads here and nobody tracks you: this page talks only to its own server. Its one cookie remembers your name and your seats.
about-host = A server of your own
about-host-text = Posse is free software. One command starts it at home or on a server, with everything in one folder:
about-engine-compiled = This server runs Posse { $version } with the compiled engine.
about-engine-plain = This server runs Posse { $version } as plain Python. Nothing is missing, but bots think more slowly than with the compiled engine.
about-engine-running = The compiled engine is being built in the background. The server uses it from its next start.
about-engine-done = The compiled engine is ready. The server uses it from its next start.
about-engine-failed = The compiled engine could not be built.
about-thanks = Thanks
about-games = The games are the work of their designers and belong to their publishers. Posse explains the rules in its own words and drawings and has no connection with any of them. If you like a game, buy the box.
about-icons = Icons: { $source } by { $authors } and others, { $licence }. All authors:
about-fonts = Fonts: { $fonts }, { $licence }.
about-licence = Licence
about-licence-text = The source code of Posse is free under the { $licence } licence: use it, change it, share it.
