### What has happened at the table: story, log, replay, and what goes wrong on the way.

story = What has happened
story-none = Nothing has happened yet.
story-new = new
story-again = Tell it again
story-skip = To the question
story-pace = How fast is it told?
# $words is a whole sentence that was to be said several times.
told-times = { $words } ({ $amount } times)
log-page = The whole log
log-earlier = Show what came before
log-step = Open step { $at }
replay-beginning = The table is set up; nobody has answered yet.
replay-run = Play
replay-stop = Stop
replay-slide = Step of the game
replay-keys = Keys: the arrows step, Home and End lead to the first and the last step, Space plays and stops.
bots-thinking = { $amount ->
    [one] { $names } is thinking.
   *[other] { $names } are thinking.
}
agree-bots = What bots have decided since your last decision goes back with it; they decide again.
agree-not-now = Nothing can be taken back now: a secret choice is going on, or nobody has decided anything yet.
sending-again = Sending failed, try again
agree-too = Take it back
points-by-source = Points by where they came from
