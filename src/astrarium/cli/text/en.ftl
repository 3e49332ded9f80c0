# What the command line says, in English. Both languages have the same keys and figures.

# ---- arguments that several commands have

help-game = the game, for example: race
help-seed = a whole number: the same number gives the same games (1)
help-option = an option of the game; may be given several times
help-json = print the result as JSON
help-lang = language: en or hu (en)

# $name: the argument; $written: what was typed; $least: the smallest number allowed
bad-number = { $name } needs a whole number from { $least } up, not “{ $written }”
bad-option = an option is written name=value, not “{ $written }”

# ---- astrarium simulate

simulate-summary = Play many games between bots and show how well each did.
simulate-example =
    Example:
      astrarium simulate race --bots greedy,random --games 1000 --seed 1 --jobs 2
      astrarium simulate race --bots greedy,random --option advanced_two_player=true --json
simulate-help-bots = one bot for each seat, by name (greedy,random)
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
simulate-intervals = In brackets: 95 % confidence intervals. A shared win counts in part.

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
# $settings: how many mixes of seats and options were played
fuzz-played = { $game }: games: { $games }, answers: { $answers }, kinds of game: { $settings }
fuzz-all-held = Every invariant held after every answer.
fuzz-failed = { $count ->
    [one] One game failed:
   *[other] { $count } games failed:
}
# $broken: the names of what did not hold; $position and $log: files
fuzz-failure = game { $game }, { $seats } seats, after { $answers } answers: “{ $answer }” breaks: { $broken } ({ $position }, { $log })
