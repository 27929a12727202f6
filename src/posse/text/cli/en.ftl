### What only the terminal says. Everything here begins with cli-.

cli-usage = Usage:
cli-about = Wild West board games in the browser and in the terminal.
cli-commands = Commands
cli-group-general = General
cli-group-own = Arguments and options
cli-about-serve = start the server: play in the browser, on this machine and over the network
cli-about-worker = think for the bots of all servers on a PostgreSQL, on this machine
cli-about-bot = let a bot of your own play at a table of a server
cli-about-bot-run = sit down at a table as a guest bot, and play to the end
cli-about-play = play a game against bots, or with others on one device
cli-about-learn = learn a game by playing it, lesson by lesson
cli-about-replay = step through a recorded game
cli-about-verify = check a recorded game
cli-about-rules = read a summary of the rules
cli-about-options = list the options of a game
cli-about-arena = let bots play against each other
cli-about-analyse = find out what was luck and what was skill in recorded games
cli-about-puzzles = find puzzles in recorded games

cli-arg-version = show the version, and whether the compiled engine is used
cli-arg-help = show this help
cli-arg-lang = the language: { $languages }
cli-arg-game = the game: { $games }
cli-arg-lesson = the name of a lesson; without it, the lessons are listed
cli-arg-file = the file of a recorded game
cli-arg-files = files of recorded games
cli-arg-depth = how thoroughly: quick, standard or deep
cli-arg-analyse-json = print JSON, one line for each game
cli-arg-report = write a page of HTML over all games
cli-arg-puzzles = show the puzzles of this folder, too, as `posse puzzles` writes them
cli-arg-puzzles-files = recorded games: files, folders of them, or the records.zip of a dataset
cli-arg-puzzles-out = the folder to write the puzzles into
cli-arg-seats = how many players, people and bots together (4 if not given)
cli-arg-humans = how many people share this device (1 if not given)
cli-arg-names = the names of the players, people first
cli-arg-bots = the level of the bots, level1 (greenhorn) to level5 (legend); one for all, or one for each
cli-arg-arena-bots = the bots that play: level1 to level5, random, greedy, search, search:400 (playouts), search:0.5s (seconds), or FILE.py:NAME for a class or function of your own
cli-arg-arena-seats = how many seats a table has (as many as bots if not given); of more bots every choice plays, fewer bots repeat
cli-arg-deals = how many deals are played ({ $default } if not given); in each, every lineup plays once for each rotation of its seats
cli-arg-sprt = test whether the first of two bots wins by so many percentage points more than is fair (5 if no number is given), and stop as soon as that is known
cli-arg-alpha = the risk that the test takes equal bots for unequal ones ({ $default } if not given)
cli-arg-beta = the risk that the test overlooks the difference ({ $default } if not given)
cli-arg-arena-workers = how many games are played at a time (as many as cores if not given)
cli-arg-ray = play on a Ray cluster: its address, or “auto” for the one that runs on this machine
cli-arg-arena-log = the file to which each result is added, and from which a later run goes on
cli-arg-records = a folder for the record of every game
cli-arg-picture = an SVG file for the ladder of the bots
cli-arg-seconds = how many seconds a bot may think about each move
cli-arg-edition = the edition whose rules are followed
cli-arg-option = an option of the game; can be given several times
cli-arg-seed = a number that determines every roll and draw
cli-arg-watch = only bots play, and you watch
cli-arg-delay = how many seconds each move is shown
cli-arg-plain = show the table as plain text, not as a drawing
cli-arg-coach = a coach explains each new kind of question once
cli-arg-save = the file to keep the game in
cli-arg-resume = continue a recorded game; without a file, the last one
cli-arg-wanted = a number such as CC-7.5, a chapter such as 7, or a word
cli-arg-data = the folder where the server keeps everything
cli-arg-host = the address the server listens on (default: { $default }, this machine only); 0.0.0.0 opens it to the network
cli-arg-port = the port the server listens on (default: { $default } or the next free one); 0 for any
cli-arg-origin = a public address of the server, such as https://play.example.org: requests under its name are answered; may be given several times
cli-arg-proxy = the address or network of a reverse proxy (default: { $default }): its word on who sends a request is taken; may be given several times
cli-arg-path = serve everything under a path, such as /posse
cli-arg-database = the address of a PostgreSQL database, instead of the one in the folder
cli-arg-workers = how many processes think for the bots
cli-arg-worker-database = the address of the PostgreSQL database that the servers use
cli-arg-worker-processes = how many bots think at once, each in a process of its own (as many as cores if not given)
cli-arg-worker-name = by which name this worker is known to operators (that of the machine and the process if not given)
cli-arg-bot-file = the bot: a Python file and a class or function in it, such as my_bot.py:MyBot, or one that comes with Posse
cli-arg-bot-table = the link of the table
cli-arg-bot-token = the token from your account page; better set the environment variable POSSE_BOT_TOKEN
cli-arg-bot-seat = on which seat, from 1 on (the first free one if not given)
cli-arg-bot-seed = the luck of the bot itself
cli-arg-smtp = the mail server, for example smtps://USER:PASSWORD@HOST; without one no e-mail is sent. The environment variable POSSE_SMTP does the same
cli-arg-mail-from = the address from which e-mail is sent
cli-arg-mail-site = the address of this site to which links in e-mails lead, for example https://HOST
cli-arg-alert-grace = seconds in which somebody may come by themselves before an alert is sent (default: { $default })
cli-arg-alert-digest = least time from one e-mail with alerts to the next (default: { $default })
cli-arg-alert-internal = let notifications and webhooks go to addresses of private networks and without TLS, too
cli-arg-processes = how many processes serve the port together (default: 1); more than one need PostgreSQL
cli-arg-internal = where the other processes on the same PostgreSQL reach this one (default: the address it listens on)
cli-arg-no-browser = do not open the browser

cli-version-compiled = posse { $version }, compiled
cli-version-plain = posse { $version }, interpreted

cli-command-help = help
cli-command-undo = undo
cli-command-redo = redo
cli-command-preview = preview
cli-command-hint = hint
cli-command-rules = rules
cli-command-log = log
cli-command-score = score
cli-command-board = board
cli-command-save = save
cli-command-quit = quit
cli-command-show = show

cli-help-answers = Answer with a number or with words; the first letters of a word are enough, and the tab key completes it. Or type:
cli-help-help = show this help
cli-help-undo = take back your last move; bots always agree
cli-help-redo = restore what was just taken back
cli-help-preview = show what an answer is certain to bring: preview 3
cli-help-hint = ask the strongest bot what it would do, and why
cli-help-rules = search the rules: rules 7.5, rules hotel
cli-help-log = show everything that has happened
cli-help-score = show where the points come from
cli-help-board = show the board again
cli-help-save = show where the game is kept, or write a copy: save FILE
cli-help-quit = leave; the game can be continued
cli-help-show = show me: give the answer that leads on
cli-help-undo-lesson = take back your last answer
cli-help-rules-lesson = read the rule of this step, or search: rules 7.5
cli-help-quit-lesson = leave the lesson

cli-coach = Coach: { $said }
cli-news = Since your last turn:
cli-earlier = { $count ->
    [one] … { $count } line before this
   *[other] … { $count } lines before this
    }
cli-small-screen = This terminal has { $width } columns and { $height } rows; at { $columns } by { $rows } the whole board is visible at once.
cli-go-on = Press Enter to continue.
cli-hand-over = Hand the device to { $name }, who then presses Enter.
cli-ask-game = Which game?
cli-ask-consent = Others have already seen what followed. Does everybody agree to take it back?
cli-ask-resume = Continue the unfinished game { $file }?
cli-preview = { $choice }:
cli-preview-nothing = Nothing is certain: it all depends on chance or on the other players.
cli-hinting = Thinking…
cli-saved = The game is saved in { $file }.
cli-was-cut = The last line was cut off and has been dropped; the game continues from the line before it.
cli-goes-on = The game is saved. Continue it with: { $file }
cli-replay-it = Watch it again with: { $file }
cli-interrupted = Stopped.

cli-choices-marked = { $count ->
    [one] { $count } choice
   *[other] { $count } choices
    } marked in the picture, for example “{ $example }”: { $sentence }
cli-choices-row = from { $first } to { $last }; type, for example, “{ $example }”: { $sentence }

cli-serve-here = The saloon is open: { $address }
cli-serve-network = For others on the same network: { $address }
cli-serve-public = For everybody: { $address }
cli-serve-kept = Everything is kept in { $file }
cli-serve-stop = Ctrl-C closes it; you can play on after the next start.
cli-serve-stopped = Closed. All games are saved.
cli-worker-here = Worker { $name } thinks for the bots of { $database }; bots at once: { $processes }. Ctrl-C ends it.
cli-worker-stopped = The worker has ended.
cli-bot-sits = { $name } sits at table { $table }, seat { $seat }. Ctrl-C ends it.
cli-bot-waits = The game has not begun yet.
cli-bot-plays = The game is on.
cli-bot-lost = The connection is lost; next attempt in { $seconds } s.
cli-bot-back = Connected again.
cli-bot-over = The game is over: { $name } is in place { $place } of { $seats }, with a score of { $score }.
cli-bot-closed = The table was closed before the game was over.
cli-bot-left = { $name } has left the table.
cli-error-bot-table = “{ $given }” is not the link of a table, such as https://HOST/table/ID
cli-error-bot-token = A token is missing. Make one on your account page, and set POSSE_BOT_TOKEN.
cli-error-bot-bad-token = This is not the token of a bot; such a token begins with posse_bot_
cli-error-bot-task = Say what the bot is to do: posse bot run
cli-error-bot-missing = Which bot? For example: posse bot run my_bot.py:MyBot --table LINK

cli-replay-prompt = ← → or n p, g 12, home, end, q >
cli-replay-line = Line { $line } of { $last }
cli-replay-undo = Taken back: lines { $first } to { $last }.
cli-replay-start = The game is set up.
cli-replay-imagine = Everything hidden was drawn anew here.
cli-replay-scores = The final scores.

cli-verified = { $file } is valid: a finished game of { $lines ->
    [one] { $lines } line
   *[other] { $lines } lines
    }.
cli-verified-unfinished = { $file } is valid so far: an unfinished game of { $lines ->
    [one] { $lines } line
   *[other] { $lines } lines
    }.
cli-verified-no-scores = The line with the final scores is missing.
cli-luck-verified = Its luck is verified: { $draws ->
    [one] { $draws } draw follows
   *[other] { $draws } draws follow
    } from the seed that was committed to.
cli-luck-undone = { $draws ->
    [one] { $draws } of these draws belongs to an undone move.
   *[other] { $draws } of these draws belong to undone moves.
    } Only those who played know whether they agreed to undo them.
cli-loads-to = The record can be loaded up to line { NUMBER($line, useGrouping: 0) }.
cli-loads-nothing = No part of the record can be loaded.
cli-options-default = • marks the default; set others with --option NAME=VALUE
cli-arena-games = { $games ->
    [one] { $games } game
   *[other] { $games } games
    } in { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
    }, the seats rotate:
cli-arena-progress = { $done } of { $total } games, about { $left } left
cli-arena-column-bot = bot
cli-arena-column-games = games
cli-arena-column-lineup = against each other
cli-arena-against = { $bot } against { $others }
cli-arena-column-wins = wins
cli-arena-column-fair = fair
cli-arena-column-score = mean score
cli-arena-column-winning = when winning
cli-arena-column-time = time a decision
cli-arena-column-rating = rating
cli-arena-title = { $game }: { $games ->
    [one] { $games } game
   *[other] { $games } games
    }
cli-arena-scale = share of the wins with its interval; dashed: the fair share
cli-arena-drawn = The picture is in { $file }
cli-arena-go-on = Stopped. The same command goes on from here.
cli-arena-stronger = { $first } is stronger than { $second } by the margin of { $margin } percentage points; that is known after { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
    }.
cli-arena-not-stronger = { $first } is not stronger than { $second } by the margin of { $margin } percentage points; that is known after { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
    }.
cli-arena-open = Whether { $first } is stronger than { $second } by the margin of { $margin } percentage points cannot be told yet after { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
    }.

cli-error-arguments = The command was not understood; see: { $program } --help
cli-error-argument = Something is wrong with “{ $name }”; see: { $program } --help
cli-error-unknown = “{ $name }” is not recognized; see: { $program } --help
cli-error-number = { $name } needs a number, not “{ $given }”.
cli-error-mail = To send e-mail, --smtp, --mail-from and --mail-site are needed together; { $name } is missing.
cli-error-option = An option is given as NAME=VALUE, not as “{ $given }”.
cli-error-host = This machine cannot listen on the address “{ $given }”.
cli-error-port = Ports run from 0 to { $most }; “{ $given }” is not one of them.
cli-error-processes = Several processes need a database that they can share: give --database with an address that begins with postgresql://.
cli-error-worker-database = A worker needs the database of the servers: give --database with an address that begins with postgresql://.
cli-error-worker-name = “{ $given }” cannot be the name of a worker: give one with letters that can be shown.
cli-error-internal = “{ $given }” is not an address such as 10.0.0.5:8100: give a host and a port for --internal.
cli-error-port-taken = Another program is already listening on port { $port }.
cli-error-port-permission = Only an administrator may listen on port { $port }.
cli-error-origin = “{ $given }” is not the address of a site. Possible is, for example, https://play.example.org
cli-error-proxy = “{ $given }” is not an address or a network. Possible are, for example, 10.0.0.5 and 10.0.0.0/8
cli-error-path = “{ $given }” is not a path. Possible is, for example, /posse: letters, digits, hyphens, underscores, dots and slashes
cli-error-files = Only { $have } files may be open at once here; at least { $need } are needed. “ulimit -n { $need }” allows it, in systemd LimitNOFILE={ $need }
cli-error-no-folder = { $file } cannot be used as a folder.
cli-error-which-game = Which game? Available: { $games }
cli-error-which-file = Which file?
cli-error-many-humans = { $humans } people do not fit on { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
    }.
cli-error-names = Names must be short and different, and there can be at most { $seats }.
cli-error-no-file = There is no file { $file }.
cli-error-folder = { $file } is a folder.
cli-error-permission = No permission to read or write { $file }.
cli-error-exists = { $file } already exists and will not be overwritten.
cli-error-file = { $file } cannot be used: { $why }
cli-error-not-text = { $file } is not a text file.
cli-error-no-record = { $file } is not the record of a known game.
cli-error-other-writer = { $file } was changed by another program, so nothing more is written to it.
cli-error-revealed = { $file } reveals the seed of its luck, so nobody plays on in it. Go on from any moment of it in the browser.
cli-error-not-saved = This game is not saved in any file; “save FILE” saves it.
cli-error-nothing-to-resume = There is no unfinished game.
cli-error-no-choice = “{ $typed }” is not one of the choices; type a number, words, or “help”.
cli-error-no-number = There is no choice { $number }; they run from { $least } to { $most }.
cli-why = { $why }
cli-error-unclear = “{ $typed }” matches { $count } choices: { $named }
cli-error-no-rule = The rules say nothing about “{ $wanted }”.
cli-error-replay = “{ $typed }” leads nowhere; type n, p, home, end, q, or a line from 0 to { $last }.

## Lessons

cli-learn-how = Play one with: posse learn { $game } NAME
cli-learn-none = There are no lessons for { $game } yet.
cli-learn-step = Step { $step } of { $steps }
cli-learn-again = Press Enter to take it back and try again.
cli-learn-next = Next lesson: { $title }. Go on?
cli-learn-you = Stranger
cli-error-nothing-to-show = There is nothing to show now.
cli-error-nothing-to-undo = There is nothing to take back yet.

## Operating a server

cli-about-admin = look after a server: tables, people, bans, backups
cli-about-doctor = check what a server needs, and say what to do where something is wrong
cli-tasks = Tasks
cli-group-operating = For those who run a server for others
cli-about-admin-tables = list tables, the latest first
cli-about-admin-close-table = end tables for good; what was played stays, and is public
cli-about-admin-delete-table = delete tables with their records and their chat
cli-about-admin-people = list people, the latest first
cli-about-admin-delete-person = delete people; bots play on for them
cli-about-admin-quota = set how many tables somebody may have; without numbers, as many as usual
cli-about-admin-reports = list what people have reported, the latest first
cli-about-admin-close-report = delete reports that are dealt with
cli-about-admin-bans = list who is banned
cli-about-admin-ban = refuse people or addresses
cli-about-admin-unban = admit people or addresses again
cli-about-admin-backup = write a copy of the whole database, also while servers run
cli-about-admin-restore = replace the database by a copy; no server may run
cli-about-admin-export = write the record of a table
cli-about-admin-dataset = write the finished public games without names, for research
cli-about-admin-export-all = write the records of all finished games to a folder

cli-arg-most = how many are listed at most ({ $default } if not given)
cli-arg-json = print JSON, with everything that is known
cli-arg-yes = do not ask
cli-arg-state = only tables in this state: { $states }
cli-arg-only-game = only tables of this game
cli-arg-only-person = only tables of this person (id or account)
cli-arg-search = only people whose id, name, account or address contains this
cli-arg-tables = the id of a table, from its link
cli-arg-people = a person, by id or account
cli-arg-who = a person (id or account), an address, or a network such as 203.0.113.0/24
cli-arg-ban-for = for how long: 12h, 7d, 8w; for ever if not given
cli-arg-note = a note for yourself about the reason
cli-arg-unstarted = how many tables this person may have that have not started
cli-arg-running = how many running games this person may have
cli-arg-reports = the number of a report
cli-arg-backup = the file of the copy
cli-arg-export = the file to write; without it, the record is printed
cli-arg-dataset = write a dataset of the finished public games, without names, to a folder in this one every night
cli-arg-dataset-out = the folder in which a folder of this day is made
cli-arg-export-all = the folder to write to
cli-arg-url = the address by which people reach the server, to check the way there, proxies included
cli-arg-keep-unstarted = for how long tables are kept that never start: 12h, 7d, 8w, { $forever } ({ $default } if not given)
cli-arg-keep-abandoned = for how long running games of guests are kept after the last move ({ $default } if not given)
cli-arg-keep-guests = for how long guests without a table are kept ({ $default } if not given)
cli-arg-keep-addresses = for how long it is kept from which address people came and tables were made ({ $default } if not given)
cli-arg-limit = change a limit; can be given several times: { $names }
cli-arg-log = “plain” lines with warnings, or “json” with every request
cli-arg-metrics-port = a port for Prometheus
cli-arg-metrics-host = the address of that port (this machine only if not given)

cli-column-id = id
cli-column-number = number
cli-column-at = when
cli-column-about_id = person
cli-column-reason = reason
cli-column-text = text
cli-column-table_id = table
cli-column-author = by
cli-column-game = game
cli-column-state = state
cli-column-created = made
cli-column-moved = last move
cli-column-seats = seats
cli-column-address = address
cli-column-name = name
cli-column-account = account
cli-column-tables = tables
cli-column-banned = banned
cli-column-unstarted = unstarted at most
cli-column-running = running at most
cli-column-kind = kind
cli-column-subject = who
cli-column-since = since
cli-column-until = until
cli-column-note = note

cli-admin-none = There are none.
cli-admin-type-yes = Type “{ $yes }” to go on:
cli-admin-ask-close = { $count ->
    [one] { $count } table is
   *[other] { $count } tables are
    } closed for good; nobody can play on there.
cli-admin-closed = { $count ->
    [one] { $count } table is
   *[other] { $count } tables are
    } closed.
cli-admin-ask-delete = { $count ->
    [one] { $count } table is
   *[other] { $count } tables are
    } deleted with everything that was played and said there.
cli-admin-deleted = { $count ->
    [one] { $count } table is
   *[other] { $count } tables are
    } deleted.
cli-admin-ask-delete-people = These people are deleted, and bots play on for them: { $names }
cli-admin-deleted-people = { $count ->
    [one] { $count } person is
   *[other] { $count } people are
    } deleted.
cli-admin-quota = { $name } has a quota of their own now.
cli-admin-quota-usual = { $name } may have as many tables as everybody.
cli-admin-ask-ban = From now on these are refused: { $names }
cli-admin-reports-closed = { $count ->
    [one] { $count } report deleted.
   *[other] { $count } reports deleted.
    }
cli-admin-banned = Banned: { $names }
cli-admin-unbanned = No longer banned: { $name }
cli-error-no-pyarrow = Datasets need pyarrow: install posse[data].
cli-admin-exported = { $count ->
    [one] { $count } record is
   *[other] { $count } records are
    } written to { $file }
cli-admin-backed-up = The copy is in { $file } ({ $size } MB). Whoever has it can act as anybody: keep it safe.
cli-admin-ask-restore = Everything in { $database } is replaced by { $file }.
cli-admin-restored = The database is that of { $file } now.
cli-admin-former = What was there before is kept in { $file }

cli-error-span = { $name } needs a time such as 12h, 7d or 8w, not “{ $given }”.
cli-error-limit = “{ $given }” is not a limit with its number; there are: { $names }
cli-error-log = The log is “plain” or “json”, not “{ $given }”.
cli-error-needs-yes = Nothing was done: nobody has answered. Give --yes to go on without a question.
cli-error-nothing-done = Nothing was done.
cli-error-no-table = There is no table “{ $given }”.
cli-error-no-table-record = There is no table “{ $given }” at which anything was played.
cli-error-no-person = There is nobody with the id or account “{ $given }”.
cli-error-not-banned = “{ $given }” is not banned.
cli-error-state = “{ $given }” is not the state of a table; there are: { $states }
cli-error-served = A server is using this database, or was until a few minutes ago. Stop it first.

cli-doctor-well = Everything is well.
cli-doctor-not-well = Something needs attention.
cli-doctor-address = “{ $given }” is not the address of a database.
cli-doctor-address-advice = Give the address as for posse serve: postgresql://user@host/name.
cli-doctor-no-file = There is no database yet in { $given }
cli-doctor-no-file-advice = The first start of posse serve makes it. If there should be one, check --data.
cli-doctor-reached = The database { $given } answers.
cli-doctor-not-reached = The database { $given } does not answer: { $detail }
cli-doctor-not-reached-advice = Check the address, the password, and whether the database runs.
cli-doctor-current = The database is up to date (version { $version }).
cli-doctor-older = The database has version { $version }, this Posse needs { $newest }.
cli-doctor-older-advice = Make a backup; the next start of posse serve upgrades it.
cli-doctor-newer = The database has version { $version }, which this Posse does not know.
cli-doctor-newer-advice = Install the version of Posse that has upgraded it, or restore a backup.
cli-doctor-clock = The clocks of the database and of this machine differ by { $seconds } s.
cli-doctor-clock-advice = Let both get their time from a time server (NTP).
cli-doctor-past = The clock of this machine is { $seconds } s behind the last sign of life of a server.
cli-doctor-past-advice = Set the clock, or let the machine get its time from a time server (NTP).
cli-doctor-writable = The database { $given } can be written to.
cli-doctor-not-writable = The database { $given } cannot be written to: { $detail }
cli-doctor-not-writable-advice = Check whose file it is, whether the disk is full, and the rights of the database user.
cli-doctor-disk = { $free } MB are free in { $folder }
cli-doctor-disk-advice = At least { $least } MB should be free: make room, or move the data.
cli-doctor-files = A process may open { $most } files and connections.
cli-doctor-files-advice = { $least } are needed for many players: raise the limit (ulimit -n, or LimitNOFILE in systemd).
cli-doctor-worker = A bot has answered; its process took { $seconds } s to start and think.
cli-doctor-no-worker = The process for the bots does not answer.
cli-doctor-no-worker-advice = See the lines above for its error; often memory is missing, or the installation is incomplete.
cli-doctor-remote-workers = Workers alive: { $names }; bots that can think at once: { $slots }.
cli-doctor-no-remote-workers = No worker is alive, so bots think in the processes of the servers.
cli-doctor-other-workers = Workers of another version of Posse are not asked: { $names }.
cli-doctor-other-workers-advice = Upgrade them to { $version }.
cli-doctor-not-a-url = “{ $given }” is not an address such as https://games.example.org.
cli-doctor-not-a-url-advice = Give the address that people type into their browsers.
cli-doctor-no-answer = { $given } does not answer: { $detail }
cli-doctor-no-answer-advice = Check that the server and the proxy run, and that name, certificate and firewall are right.
cli-doctor-no-posse = { $given } answers, but not as a Posse server does (status { $status }).
cli-doctor-no-posse-advice = Check where the proxy sends its requests, and which names the server admits.
cli-doctor-ready = The server at { $given } is ready.
cli-doctor-not-ready = The server at { $given } runs but cannot use its database.
cli-doctor-not-ready-advice = Look into its log.
cli-doctor-scheme = The server knows that visitors come by { $scheme }.
cli-doctor-wrong-scheme = Visitors come by { $given }, but the server believes it is { $scheme }.
cli-doctor-wrong-scheme-advice = Let the proxy set X-Forwarded-Proto, and let the server trust the proxy.
cli-doctor-host = The server is called by its name, { $host }.
cli-doctor-wrong-host = Visitors call { $given }, but the server is called { $host }.
cli-doctor-wrong-host-advice = Let the proxy pass on the header Host.
cli-doctor-visitor = The server sees you come from { $address }.
cli-doctor-wrong-visitor = The server believes that you come from this very machine ({ $address }).
cli-doctor-wrong-visitor-advice = If you do not, let the proxy set X-Forwarded-For, and let the server trust it: limits count visitors by address.
cli-doctor-socket = WebSockets get through.
cli-doctor-no-socket = WebSockets do not get through (status { $status }).
cli-doctor-no-socket-advice = Let the proxy pass on the headers Upgrade and Connection with HTTP/1.1.

cli-analysis-progress = { $done } of { $total } lines, about { $left } left
cli-analysis-player = Player
cli-analysis-games = Games
cli-analysis-result = Result
cli-analysis-skill = Skill
cli-analysis-others = Others
cli-analysis-luck = Luck
cli-analysis-word-best = Best
cli-analysis-word-good = Good
cli-analysis-word-inaccuracy = Inaccuracies
cli-analysis-word-mistake = Mistakes
cli-analysis-word-blunder = Blunders
cli-analysis-change = { NUMBER($change, style: "percent", maximumFractionDigits: 0) }
cli-analysis-gain = +{ NUMBER($change, style: "percent", maximumFractionDigits: 0) }
cli-analysis-why = Everybody begins with an equal share. Skill is what one’s own moves changed compared with the best ones found, others what the moves of the others changed, luck the rest: together they lead to the result.
cli-analysis-turn = Line { $line }: { $deed } ({ $name } { $change })
cli-analysis-graph = Chances to win
cli-analysis-report = { $games ->
    [one] { $games } analysed game
   *[other] { $games } analysed games
    }
cli-analysis-written = The page is in { $file }.
cli-error-unfinished = The game in { $file } is not finished, so it cannot be analysed.
cli-puzzles-found = { $found ->
    [0] No puzzle found.
    [one] { $found } puzzle written to { $folder }.
   *[other] { $found } puzzles written to { $folder }.
    }
cli-error-puzzles-out = Say with --out into which folder the puzzles go.
