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
error-no-encoding = { $game } has no encoding for nets yet.
error-bad-buffer = The buffer does not fit: { $size } floats in one row are needed.
error-bad-action = “{ $written }” is no action of { $game }.
error-no-torch = Training needs PyTorch: pip install "astrarium[train]"
error-train-other-course = “{ $file }” belongs to another training; give another folder, or the settings of that one.
error-train-cut-off = “{ $file }” is cut off; delete it, and it is made anew.
error-train-too-few = There are too few games to learn from: ask for at least 20.
error-net-broken = The file of the net is broken: { $what }
error-net-other-layout = The net was made for other numbers (layout { $layout }).
error-not-over = The game is not over yet.
error-arena-nothing = An arena needs at least one game and one process.
error-arena-few = { $bots } bots are too few for a round robin at { $seats } seats.
error-arena-twice = Every bot of a round robin is named once.
error-no-openskill = Ratings need the package openskill: pip install "astrarium[lab]".
error-no-ray = Ray is not installed: pip install "astrarium[ray]".
error-no-ray-there = There is no Ray cluster at { $address }.
error-no-weight = There is no weight “{ $weight }”; there are: { $known }.
error-tuning-nothing = Tuning needs at least one figure and one game a step.
error-tuning-no-log = “{ $file }” is no log of a tuning run.
error-tuning-other-run = “{ $file }” belongs to another tuning run; give another file, or the settings of that run.
error-changed-bots = In { $file } these bots may have played otherwise than they do now: { $bots }; name another file, or put this one away.
error-other-log = { $file } is the log of other games; name another file.
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
error-log-begins-midway = The log begins in the middle of a game that went on under newer rules: what came before cannot be played again here.
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
reason-no-such-choice = There is no such choice.
reason-no-such-choice-but = There is no such choice. Did you mean “{ $near }”?
error-illegal-choice = { $choice } is not open now.

# ---- faults of component sets; their figures are words and numbers of the file

fault-always-open = an action without a limit was expected that costs nothing and is never closed, such as one supply to population, then 1 ore
fault-toml-deep = lists and entries stand too deep within each other
fault-toml = this is no TOML: { $what }
fault-toml-digits = a number has thousands of digits
fault-one-of = one of { $known } was expected
fault-some-of = some of { $known } was expected
fault-no-sets = the components of { $game } cannot be replaced
fault-not-a-number = { $found }, where a whole number was expected
fault-not-a-text = { $found }, where a text was expected
fault-not-a-truth = { $found }, where true or false was expected
fault-not-a-fraction = { $found }, where a number with a point was expected
fault-not-an-entry = { $found }, where an entry was expected
fault-not-a-list = { $found }, where a list was expected
fault-not-one-of = { $found }, where one of { $known } was expected
fault-no-field = there is no field '{ $field }'; known are { $known }
fault-missing-field = the field '{ $field }' is missing
fault-not-a-step = { $found }, where an entry with 'do' was expected
fault-pay-first = what is paid comes before all other steps of a list
fault-no-step = there is no step '{ $step }'; known are { $known }
fault-no-steps = there are no steps
fault-options = { $number } options, where 2 to { $most } were expected
fault-no-counter = nothing counts '{ $of }'; known are { $known }
fault-no-family = there is no family '{ $family }'; known are { $known }
fault-no-program = there is no program '{ $program }'
fault-no-payment = nobody can pay '{ $name }'; known are { $known }
fault-not-below = '{ $slot }' is of no lower level
fault-not-between = { $found }, where { $least } to { $most } was expected
fault-too-many-steps = it can come to { $steps } steps; at most { $most } are allowed
fault-circle = it copies itself: { $programs }
fault-too-deep = deeper than { $most } entries within each other
fault-size = a number from 0 to { $most } was expected
fault-odd-kind = a { $kind }, where a text, a number or a list was expected
fault-length = { $number } characters, where 1 to { $most } were expected
fault-too-long = { $number } characters, where at most { $most } were expected
fault-unprintable = a character that cannot be printed: { $text }
fault-entries = { $number } entries, where at most { $most } were expected
fault-how-many = how many: { $found }, where { $least } to { $most } was expected
fault-in-all = in all: { $found }, where { $least } to { $most } was expected
fault-other-figure = { $found }, where { $expected } was expected
fault-other-number = how many: { $found }, where { $expected } was expected
fault-other-sum = in all: { $found }, where { $expected } was expected
fault-pieces-placed = population, supply and a ship: { $found }, where { $expected } was expected
fault-events-lying = always_in_play and random together: { $found }, where { $expected } was expected
fault-locations-of-kind = locations of kind { $kind }: { $found }, where { $expected } was expected
fault-discs-stay = { $discs } discs never leave the track
fault-trade-pays = { $price }, where more than { $brings } was expected, which a returned one brings; trade could go round for ever
fault-section-missing = the section is missing
fault-shipped-id = '{ $id }' is the shipped set: give it another
fault-no-section = there is no such section of changes; known are { $known }
fault-card-twice = the card stands here twice
fault-no-such-card = there is no { $kind } '{ $id }' that could be changed
fault-file-missing = the file is missing
fault-no-file = there is no such file; known are { $known }
fault-bad-id = an id has letters, digits and _ only
fault-id-taken = the id stands at { $other } already
fault-not-on-card = the card has no field '{ $field }'
fault-no-source = there is no source '{ $source }'
fault-effect-or-ability = either 'effect' or 'ability' was expected
fault-no-kind = there is no kind '{ $kind }'; known are { $known }
fault-no-reference = there is no { $kind } '{ $id }'
fault-needed = { $needed } of { $number }
fault-no-locations = there are no locations
fault-bad-lane = { $found }, where two of its locations were expected
fault-no-lane = no lane leads to '{ $location }'
fault-kept = { $keep } cards are kept of { $draw }
fault-no-guild = there is no guild '{ $guild }'; known are { $known }
fault-only-events = only an event can say { $step }
fault-draws-again = { $step } would draw systems for their rewards, and these again, without an end
fault-step-figure = { $field } is { $found }, where 1 to { $most } was expected
fault-copy-field = there is no field '{ $field }' in copy_action
fault-copy-value = { $field } is { $found } in copy_action, where { $expected } was expected
fault-no-copies = no actions are '{ $kind }'; known are { $known }
fault-research-which = research needs either 'levels' or 'level_by'
fault-research-none = research needs at least one level
fault-upgrade-which = upgrade_ships needs 'total_levels', or 'max_ships' and 'levels_each'
fault-not-expected = '{ $word }' was not expected there
fault-no-cost-here = there can be no cost here
fault-sign-expected = '{ $sign }' was expected, not '{ $found }'
fault-sign-lacking = '{ $sign }' was expected at the end
fault-brackets = deeper than { $most } brackets within each other
fault-no-cost = '{ $word }' is no cost; known are { $known }
fault-number-expected = a number was expected, not '{ $found }'
fault-number-lacking = a number was expected at the end
fault-no-field-of-each = '{ $field }' is no field of each; known are { $known }
fault-unknown-word = '{ $word }' is no step
fault-mistyped-word = '{ $word }' is no step; did you mean '{ $near }'?
fault-not-after = '{ $word }' was not expected after '{ $step }'
fault-no-field-of-step = '{ $step }' has no field '{ $field }'; known are { $known }
