# What the command line says, in English. Both languages have the same keys and figures.

# ---- arguments that several commands have

help-game = the game, for example: race
help-seed = a whole number: the same number gives the same games (1)
help-option = an option of the game; may be given several times
help-json = print the result as JSON
help-lang = language: en or hu (that of the system)

# $name: the argument; $written: what was typed; $least: the smallest number allowed
bad-number = { $name } needs a whole number from { $least } up, not “{ $written }”
bad-option = an option is written name=value, not “{ $written }”
bad-option-twice = the option { $option } is given twice; give it once, with one value

# ---- astrarium simulate

simulate-summary = Play many games between bots and show how well each did.
simulate-example =
    Example:
      astrarium simulate race --bots greedy,random --games 1000 --seed 1 --jobs 2
      astrarium simulate race --bots greedy,random --option advanced_two_player=true --json
simulate-help-bots = one bot for each seat: by name, or module:Name for one of your own (greedy,random)
simulate-help-games = how many games; filled up so that all sit at each seat equally often (100)
simulate-help-jobs = how many processes play; the result is the same (1)
# $bots: how many bots were named; $seats: the numbers of seats that the game allows, as a list
simulate-bad-seats = { $bots ->
    [one] one bot is named, but { $game } has { $seats } seats
   *[other] { $bots } bots are named, but { $game } has { $seats } seats
}
# $seed: the number that gives the same games again
simulate-played = { $games ->
    [one] { $game }: { $games } game, seed { $seed }
   *[other] { $game }: { $games } games, seed { $seed }
}
simulate-column-bot = bot
simulate-column-wins = wins
simulate-column-rate = win rate %
simulate-column-score = mean score
simulate-column-rank = mean rank
simulate-help-logs = keep the games in which a bot failed in this folder
simulate-no-logs = Nothing can be kept in “{ $folder }”: { $what }
# $seats: the bots of that game from the first seat on; $what: the error
simulate-forfeits = { $games ->
    [one] { $bot } failed and lost a game by it; seed { $seed }, seats { $seats }: { $what }
   *[other] { $bot } failed and lost { $games } games by it; the first had seed { $seed }, seats { $seats }: { $what }
}
simulate-intervals = In brackets: 95 % confidence intervals. A shared win counts in part.

# ---- astrarium tune

tune-summary = Look for better weights of a bot: many games between bots of slightly different opinions (SPSA).
tune-example =
    Example:
      astrarium tune race --figures card,placing --steps 50 --games 200
tune-help-bot = whose weights (greedy)
tune-help-figures = which of its figures, by name, with commas between them (all)
tune-help-steps = how many steps in all, those of earlier runs included (50)
tune-help-games = how many games a step; a few hundred before a step means anything (200)
tune-help-seats = how many seats; both opinions sit there in turns (2)
tune-help-log = where every step is written down; broken off, the same command goes on from there (var/tune-GAME-BOT.jsonl)
tune-no-weights = The bot “{ $bot }” has no weights that could be tuned.
# $margin: a number in words of the language, such as 1.5
tune-step = Step { $step } of { $steps }: the sides were { $margin } points a game apart.
tune-found = Figures before and after:
tune-log = Every step is in { $file }. Now measure them with a seed that the tuning has not used.

# ---- astrarium fuzz

fuzz-summary = Play random games of every kind and check the rules after every answer.
fuzz-example =
    Example:
      astrarium fuzz race --games 1000
      astrarium fuzz race --games 5000     (goes on after the first thousand)
fuzz-help-games = how many games in all, those of earlier runs included (1000)
fuzz-help-fresh = forget earlier runs
fuzz-help-folder = where the record and failed games are kept (var)
fuzz-broken-off = Broken off. The same command goes on from here.
# $file: where earlier runs are recorded
error-fuzz-no-record = { $file } is no record of an earlier run; --fresh starts anew.
error-fuzz-other-run = { $what ->
    [game] { $file } was made with another game; --fresh starts anew.
    [version] { $file } was made with another version of the rules; --fresh starts anew.
    [components] { $file } was made with other components; --fresh starts anew.
   *[seed] { $file } was made with another seed; --fresh starts anew.
}
# $settings: how many mixes of seats and options were played
fuzz-played = { $game }: games: { $games }, answers: { $answers }, kinds of game: { $settings }
fuzz-all-held = Every invariant held after every answer.
fuzz-failed = { $count ->
    [one] One game failed:
   *[other] { $count } games failed:
}
# $broken: the names of what did not hold; $position and $log: files
fuzz-failure = game { $game }, { $seats } seats, after { $answers } answers: “{ $answer }” breaks: { $broken } ({ $position }, { $log })

# ---- help

help-astrarium = Four space board games on one mechanism.
help-usage = usage
help-arguments = arguments
help-options = options
help-commands = commands
help-examples = Examples:
help-help = show this help
help-version = tell the version, and whether the rules run compiled

# ---- what the command line cannot understand

# $what: the argument; $value: what was typed; $choices: what could be typed
mistake-required = { $what } is missing
mistake-unknown = there is no argument { $what }
mistake-no-value = { $what } needs a value
mistake-choice = { $what } cannot be { $value }; it can be { $choices }
mistake-value = { $what } cannot be { $value }

# ---- files

file-missing = There is no file { $file }.
file-is-folder = { $file } is a folder, not a file.
file-no-text = { $file } is no text file.
file-too-large = { $file } is larger than { $most } bytes.
file-unreadable = { $file } cannot be read.
file-exists = { $file } exists already; it is left as it is.
file-unwritable = { $file } cannot be written.
file-private-damaged = { $file } is damaged: the game cannot be continued without it.

# ---- players

player = Player { $number }
player-bot = Player { $number } ({ $bot })
# $seat: what was typed; $last: the largest number
no-such-seat = There is no seat { $seat }; seats are 0 to { $last }.

# ---- astrarium play

play-summary = Play a game in the terminal.
help-play-seats = how many play (2)
help-play-bots = bots by name, separated by commas; as many as seats: nobody else plays
help-play-you = your seat, counted from 0; -1: only watch (0)
help-play-seed = the seed of all chance: 64 hexadecimal digits
help-play-log = keep the game in this new file
help-play-resume = go on with the game of this log
play-what = Which game? For example: astrarium play race
play-seed-form = A seed is 64 hexadecimal digits, not “{ $seed }”.
play-too-many-bots = { $bots } bots are too many for { $seats } seats.
play-resume-over = The game of { $file } is over; replay shows it.
play-resume-other-seed = { $file } and the private file beside it do not belong together.
play-players = At the table: { $players }.
play-promise = Hash of the seed that all chance comes from: { $promise }
play-hint = Answer with a number or in notation; “help” lists the commands.
play-asked = { $player }, choose.
play-no-such-number = The options are numbered from 1 to { $last }.
play-unknown-name = There is nothing called “{ $name }” in this game.
play-unknown-name-but = There is nothing called “{ $name }” in this game; did you mean { $meant }?
play-why-what = Why not what? Type the choice in notation after “why”.
play-why-open = That is open to you.
play-undone = Taken back.
play-result = Result
play-place = { $rank }. { $player }: { $score }
play-seed = Seed: { $seed }
play-saved = Saved. To go on: astrarium play --resume { $file }
command-why = why
command-undo = undo
command-log = log
command-board = board
command-notation = notation
command-help = help
command-quit = quit
play-commands =
    a number, several numbers of a set, or notation: answer
    ? NAME or ? NUMBER: explain a card, or the card of an option
    why CHOICE: why something is not offered, with the rule
    undo: take back your last answer
    log, log NUMBER: what has happened
    board: the table
    notation: the options in notation
    quit: save and leave

# ---- astrarium replay

replay-summary = Play a log again and show where it leads.
help-replay-log = a log, or a saved position
help-replay-at = stop after so many entries of the log
help-replay-seat = as this seat sees it, counted from 0 (as a spectator does)
help-replay-snapshot = print the whole position instead, nothing hidden, for loading it again
replay-heading = { $title }: after { $at } of { $last } entries.
replay-no-such-entry = There is no entry { $at }; the log has { $last }.

# ---- astrarium verify

verify-summary = Prove that a finished log follows the rules, and chance the promised seed.
help-verify-log = the log of a finished game
verify-sound = The log is sound: all { $answers } answers follow the rules, and chance follows the promised seed.
verify-scores = Scores: { $scores }.

# ---- astrarium check

check-summary = Play random games and check at every step what any game must keep.
help-check-games = how many games of each kind (1)
help-check-all = every mix of options, not just as many as it takes for any two to meet
help-check-seed = the number of the first game (0)
help-check-dump = where a failed game is written to
check-holds = { $title } keeps everything. Games: { $games }, answers: { $answers }, kinds of game: { $settings }.
check-fails = It does not hold that { $check }: { $message }

# ---- astrarium rules

rules-summary = The rule ledger of a game, and what its tests cover.
help-rules-missing = list the statements without a test
help-rules-coverage = what a test run wrote (var/rule-coverage.json)
rules-no-ledger = There is no game “{ $game }” with a rule ledger.
rules-covered = { $ledger }: { $shown } of { $total } rules covered ({ $share } %)
rules-figures = { $total } of them rest on { $sure ->
    [rulebook] the rulebook's text alone
    [confirmed] a confirmed figure
    [likely] a likely figure
    [unknown] a picture that was never seen
   *[reconstructed] a reconstructed figure
}: { $shown } covered
rules-no-run = No test run is recorded here: run make test.
rules-run = Test run of { $ended }, the whole suite.
rules-part-run = Test run of { $ended }, only: { $arguments }.
rules-record-damaged = { $file } is no record of a test run.

# ---- astrarium --version

version = astrarium { $version }
version-compiled = { $part }: compiled ({ $modules })
version-interpreted = { $part }: interpreted

# ---- astrarium bench

bench-summary = Measure how fast the rules of a game are here.
bench-help-games = how many random games a round (1000)
bench-help-peers = measure other engines in the same run, where they are installed (yes)
bench-help-against = build this folder and the revision REV of it, and measure the two in turn
# $seats: how many play the measured games
bench-compiled = { $game }, { $seats } seats, compiled: in seconds of processor time
bench-interpreted = { $game }, { $seats } seats, not compiled: in seconds of processor time
bench-column-here = here
bench-column-ratio = ratio
# $revision: the short name of a commit
bench-column-revision = at { $revision }
bench-decisions = decisions per second
bench-games = games per second
bench-clone = clone in mid-game, µs
bench-options-mean = legal choices, mean, µs
bench-options-p95 = legal choices, 95 % below, µs
bench-options-max = legal choices, longest, µs
bench-redeal = clone dealt anew as a seat could be in it, µs
bench-resample = position resampled from a view, µs
bench-view = view of a seat, µs
bench-observe = what a seat knows as numbers for nets, µs
bench-mask = legal answers as ids, µs
bench-greedy = decision of the greedy bot, µs
bench-reply = the same on a position, µs
bench-plain = decisions per second, not compiled
bench-ratio-above-one = A ratio above 1: it is faster here.
bench-no-peers = No other engine was measured; make bench installs one to compare with.
bench-no-revision = Git knows no revision “{ $revision }” in this folder.
# $why: the last line of the program that stopped
bench-not-built = One of the two revisions cannot be built: { $why }
bench-not-measured = One of the two revisions cannot be measured: { $why }

# ---- astrarium table, backup, restore

table-summary = Open the web table: play in the browser, with friends and bots.
help-table-host = the address to listen at (127.0.0.1: only this machine)
help-table-port = the port to listen at (8000)
help-table-data = the folder of the table's data ($ASTRARIUM_DATA, else var/table)
table-open =
    The table is open at { $address }
    Its games are kept in { $file }
# $packages: what is not installed, as a list
table-packages-missing = the table needs packages that are not installed ({ $packages }): pip install "astrarium[table]"
table-bad-proxies = ASTRARIUM_PROXIES must be addresses or networks of proxies with commas between them, such as 127.0.0.1, not “{ $value }”.
table-bad-setting = { $name } must be a number above zero, such as 2, not “{ $value }”.
table-connections = { $amount ->
    [one] It takes up to 1 connection at once.
   *[other] It takes up to { $amount } connections at once.
}
table-folder-open = Others on this machine can look into { $folder }; only its owner should.
table-folder-in-use = another table is running on the data in { $folder }: stop that one first, or choose another folder with --data
table-other-file = { $file } is no data of this version of Astrarium, or it is damaged
table-no-data = there is no data at { $file }
backup-summary = Copy everything that the web table keeps into one file, also while it runs.
help-backup-file = the new file
backup-done = Saved { $source } to { $file }.
restore-summary = Bring back what the web table kept, from a copy.
help-restore-file = the file that backup made
restore-done = Restored { $file } to { $target }.

# ---- astrarium gallery

gallery-summary = Write a page with the pictures of all cards and tiles of a game, in both themes and languages.
help-gallery-out = the page to write; an older one is replaced (gallery-GAME.html)
gallery-none = { $game } has no gallery yet.
# $amount: how many things the page shows
gallery-written = { $amount ->
    [one] One thing on { $file }.
   *[other] { $amount } things on { $file }.
}

# ---- astrarium components

components-summary = Check a component set in a file: card by card, with precise errors. Nothing of it is kept.
help-components-what = what to do: check the set, or look at a card
help-components-file = the set: one TOML file
# $what: section, card, field and what was expected there, as the check tells it
components-broken = { $file } is no sound set of components: { $what }
components-sound = { $file }: the set “{ $id }” of { $game } is sound.
# $kind: section and list of the file; $sure: how many of each confidence
components-count = { $kind }: { $number } ({ $sure })
components-fingerprint = Fingerprint: { $fingerprint }
help-components-card = a card of the set, as technology-terraforming
help-components-type = type a field of the card in and write the file; steps as “3 ore: ship 3, jump 2”
components-no-workshop = The cards of { $game } cannot be typed in.
components-no-card = There is no card “{ $card }” that could be typed in; the first one is { $first }.
components-no-field = The card has no field “{ $field }”; it has { $known }.
help-components = a file with a set of components of your own to play with
components-other-game = The set of components is not for { $game }.

# ---- astrarium balance

balance-summary = Play many games of a bot against its like and compare each card with the others of its level or deck.
balance-help-seats = how many play (4)
balance-help-games = how many games the log shall have in the end (100)
balance-help-bot = the bot that plays all seats (greedy)
balance-help-lots = draw lots between the cards of a group that are open, so that all of them are tried; the bot says only whether it takes one
balance-help-log = where the games are kept; a run that was broken off goes on from there (balance-GAME.jsonl)
balance-help-page = write the tables into this file
balance-title = { $game }: are the cards fair?
balance-played = { $games } games with { $seats } seats of the bot “{ $bot }” against its like, seed { $seed }, component set { $components }.
balance-ended = { $ended } of them came to an end and are counted below; { $unfinished } were broken off because they did not.
balance-how = A card: of those who had the choice, the win share in per cent of those who took it, less that of those who took another of the same group; in brackets the 99 % interval. A player had the choice when asked a question with this card and another of its group open, or when taking one while the other lay open on the table (a system that its ships together were strong enough to colonize, an achievement to claim); kinds of questions are compared apart, and only the first of each kind counts for a player. A figure is judged where at least { $least } took the card, and as many another. A faction: its win share, less an even share.
balance-how-lots = Lots were drawn: the bot said whether it takes a card of a group, a lot which of those that were open in the question, and a lot also decided the type of a new technology. So all were tried, also those that the bot would never take.
balance-how-all = “All takers” are also those who had no choice, held against those who took another and never this one. Whoever is ahead lays new cards and others follow to them, so this difference mixes the card with the position of those who come to it; the verdict does not rest on it.
balance-bounds = Bounds: { $points } points for a card; { $side } points from an even share for a faction.
balance-beyond = Out of bounds: { $amount }.
balance-came = What chance brings for all
balance-came-how = How far apart the scores of a game end (standard deviation) with and without it.
balance-column-card = card
balance-column-sure = sure
balance-column-takers = all takers
balance-column-share = win share %
balance-column-chose = had the choice, took it
balance-column-passed = took another
balance-column-all = all takers: difference (99 %)
balance-column-difference = difference (99 %)
balance-column-verdict = verdict
balance-column-with = games with it
balance-column-spread = spread
balance-column-without = games without
balance-column-other-spread = spread
balance-verdict-few = too few
balance-verdict-within = within
balance-verdict-beyond = beyond

# ---- astrarium arena

arena-summary = Let every bot meet every other, at all seats and beside all neighbours alike, and rate them.
arena-help-bots = the bots, also module:Name; without it all levels of the game
arena-help-seats = how many play a game; with more bots every group of so many meets (2)
arena-help-games = how many games of each meeting the log shall have in the end, filled up to whole blocks (100)
arena-help-ray = play on a Ray cluster, at this address or at the one that runs here; the games are the same
arena-help-log = where the games are kept; a run that was broken off goes on from there (var/arena-GAME.jsonl)
arena-title = { $game }: the bots against each other
arena-played = { $games } games with { $seats } seats in { $meetings } meetings, seed { $seed }, component set { $components }.
arena-how = Ratings by openskill (Plackett–Luce), told as in chess: 200 points more, and a bot ends before the other in three of four games; greedy, or the mean of all where it does not play, has 1500. Each is the mean of { $drawings } drawings of the games with repeats; in brackets the 95 % interval, of shares Wilson’s.
arena-ahead = In how many per cent of their games the bot of the line ended before that of the column; equal ranks count half:
arena-column-bot = bot
arena-column-rating = rating (95 %)
arena-column-games = games
arena-column-rate = win share % (95 %)
arena-column-score = score (95 %)

# ---- astrarium train

train-summary = Plays games between bots and teaches a small net how rounds that end will turn out.
train-example =
    Examples:
      astrarium train race --option advanced_two_player=true --games 20000 --jobs 2
      astrarium train gaia --seats 4 --games 2000 --games-only
train-help-games = how many games; those that are there are kept (2000)
train-help-seats = how many players (2)
train-help-bots = the bots that every seat is drawn from (greedy,casual)
train-help-noise = how many of a hundred decisions are made at random (3)
train-help-epochs = how often the data are gone through, earlier runs counted in (8)
train-help-folder = where games, checkpoint, net and log are kept; what is there is gone on with (var/train/…)
train-help-games-only = play the games, train nothing: needs no PyTorch
# $folder: where the files lie
train-games-written = { $games ->
    [one] { $games } game lies in { $folder }.
   *[other] { $games } games lie in { $folder }.
}
train-goes-on = Going on after epoch { $epoch }.
# $loss, $related: of games kept apart; $related is a correlation
train-epoch = Epoch { $epoch } of { $epochs }: loss { $loss }, correlation with the final margin { $related }
train-done = The net is in { $net }, the log in { $log }.
train-too-few = There are too few games to learn from: ask for at least 20.
train-no-folder = “{ $folder }” cannot be used: { $what }

# ---- astrarium review

review-summary = Say what the decisions of a finished game cost, as its strongest bot sees it.
help-review-log = the log of a finished game
help-review-seat = only the decisions of this seat, counted from 0
review-not-finished = this game is not finished yet: only a finished one is reviewed
# $values: what each seat stands at, as a list
review-standing = After { $step } answers: { $values }.
review-decision = After { $step } answers: { $cost } { $asked }
review-was = Chosen: { $words }
# $steps: the better answers, as a list
review-best = Better: { $steps }
