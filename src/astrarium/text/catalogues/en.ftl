# Common words, English. The languages of a catalogue folder have the same keys and figures.

# $first: all items but the last, already joined by commas; $last: the last item.
list-joined = { $first } and { $last }

# What has to be done before a choice; $steps: whole sentences, joined.
plan-first = First: { $steps }

# ---- errors

error-at-line = Line { $line }:
error-no-game = There is no game “{ $game }”; there are: { $known }.
error-no-seat = There is no seat { $seat }; the seats are 0 to { $last }.
error-seats = { $game } is for { $least } to { $most } players.
error-no-option = There is no option “{ $option }”; there are: { $known }.
error-option-value = The option { $option } cannot be “{ $value }”; it can be: { $allowed }.
error-no-bot = There is no bot “{ $bot }” for { $game }; there are: { $known }.
error-no-bot-there = “{ $place }” gives no bot: { $what }
error-no-returns = There are no returns “{ $kind }”; there are: { $known }.
error-not-over = The game is not over yet.
error-arena-nothing = An arena needs at least one game and one process.
error-no-weight = There is no weight “{ $weight }”; there are: { $known }.
error-tuning-nothing = Tuning needs at least one figure and one game a step.
error-tuning-no-log = “{ $file }” is no log of a tuning run.
error-tuning-other-run = “{ $file }” belongs to another tuning run; give another file, or the settings of that run.
error-balance-other-log = { $file } is the log of other games; name another file.
error-bot-failed = The bot “{ $bot }” failed at seat { $seat } of a game of { $game } with seed { $seed } (seats: { $seats }): { $what }
error-header-lacks = The header lacks { $fields }.
error-rules-not-installed = It was made with rules that are not installed.
error-other-version = It was made with version { $made } of the rules of { $game }; version { $here } is installed.
error-other-components = It was made with another set of components of { $game }.
error-set-missing = The game is played with the set of components { $set } of { $game }, which is not here. Bring the file of the set first.
error-set-other = What is stored as the set of components { $set } is another set.
error-set-unfit = The set of components { $set } does not fit the rules that are installed.
error-no-snapshot = This is no saved position.
error-snapshot-changed = The saved position was changed: its digest does not fit.
error-snapshot-damaged = The saved position is damaged.
error-snapshot-impossible = The saved position is impossible: it breaks what must always hold.
error-snapshot-other-log = The game was saved from another log.
error-log-cut-off = The log is cut off in the middle of a line.
error-log-empty = The log is empty.
error-log-other-format = This is no log of a format that is known here.
error-log-after-end = There are lines after the end of the game.
error-log-entry-lacks = The entry has no proper “{ $field }”.
error-log-no-entry = This is no entry of a log.
error-log-changed = The entry was changed, or lines before it are missing.
error-log-closed-once = The log of a game is closed once, when the game is over.
error-log-not-same = The line does not replay to itself.
error-log-ends-early = The log ends before the game does.
error-log-other-result = The result is not the one that the game gives.
# $seat: counted from 0; -1 is chance
error-not-asked = { $seat ->
    [-1] Chance is not asked now.
   *[other] Seat { $seat } is not asked now.
}
error-not-forced = { $seat ->
    [-1] Chance is not forced to answer that.
   *[other] Seat { $seat } is not forced to answer that.
}
error-not-one-answer = “{ $answer }” is not one answer.
error-not-from-seed = “{ $answer }” does not follow from the seed.
error-not-finished = The game is not finished: its seed is not public yet.
error-no-seed = The log carries no seed: chance was not drawn from one.
error-other-seed = The seed is not the promised one.
error-bad-seed = The seed is not 64 hexadecimal digits.
error-undo-nothing = An undo takes back at least one answer.
error-undo-barrier = Nothing can be taken back: a draw, a reveal, another player's answer or a completed choice lies between.
error-stale = This question was answered already.
error-says-nothing = That says nothing.
error-illegal-choice = { $choice } is not open now.
