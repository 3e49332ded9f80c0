### The web table, English.

## Every page

skip-to-content = Skip to the content
nav-settings = Settings
nav-guest = Guest
switch-language = Váltás magyarra
switch-theme = Switch between light and dark
to-lobby = To the lobby
to-table = To the table
save = Save
copy = Copy the link
copied = Copied
search = Search
more = More
rulebook = Rulebook

## Lobby

lobby-title = A table among the stars
lobby-blurb = Play in the browser, against bots or with friends, without an account.
your-name = Your name
quick-game = Play now against a bot
new-table = New table
my-tables = My tables
open-tables = Open tables
open-tables-none = Nobody is waiting for players right now. Open a table, and others will find it here.
finished-games = Finished games
row-your-turn = Your turn
row-free-seats = { $amount ->
    [0] Waiting
    [one] 1 free seat
   *[other] { $amount } free seats
}
row-finished = Finished
row-running = Running
upload-title = Look at a saved game
upload-why = The log file of a finished game can be stepped through here.
upload-file = Choose a file
upload-paste = Or paste the log here
upload = Open the game

job-title = Being worked on
job-waiting = { $before ->
    [one] 1 other piece of work is before yours. This page looks again by itself.
   *[other] { $before } other pieces of work are before yours. This page looks again by itself.
}
job-going-on = What you asked for is being worked on. This page looks again by itself.
job-steps = Step { $done } of { $of }: { $percent } % is done.

## New table

how-many = How many play?
seats-title = Seats
seats-why = Several seats for yourself make a hot-seat game: the page hides what only one of you may see until the device has been passed on. The game begins when all seats are taken.
seats-why-open = Several seats for yourself make a hot-seat game: nothing is secret here, so the page simply goes on to whoever is asked. The game begins when all seats are taken.
seat-number = Seat { $number }
chair-me = Me, on this device
chair-bot = Bot: { $bot } ({ $rating })
chair-open = Open to anyone
chair-invited = By invitation
chair-name = Name at this seat
options-title = Options
pace-title = How fast do bots move?
pace-at-once = At once
pace-brisk = Briskly
pace-calm = Calmly
takeover-title = When may the others let a bot play for somebody who is away?
takeover-never = Never.
takeover-minutes = After ten minutes.
takeover-hour = After an hour.
takeover-day = After a day.
takeover-vote = After two minutes, if all the others want it.
takeover-why = It counts from when the player last did something at the table; a page that is only open does not count. Whoever comes back has the seat back at once.
new-fitted = So that everything fits together, this was changed: { $what }.
create-table = Open the table

## Seats

bot-random = Random
bot-learner = Learner
bot-beginner = Beginner
bot-casual = Casual
bot-practised = Practised
bot-greedy = Seasoned
bot-planner = Strategist
bot-rated = { $bot } ({ $rating })
ratings-why = The number beside a bot is its rating, measured in two-player games of the bots against each other. With 200 points more, a bot wins about three of four games; Seasoned has 1500.
bot-level = Strength of the bot
seat-bot = { $bot } (bot { $number })
seat-titled = { $name } ({ $title })
seat-free = Seat { $number }
seat-present = is here
seat-resigned = Resigned; a bot plays on.
seat-out = Out of the game.
seat-stand-in = Away; a bot stands in.
seat-taken-over = Away; the others let a bot play until this player comes back.
seat-voted = { $amount ->
    [one] Away; 1 player wants a bot to play on.
   *[other] Away; { $amount } players want a bot to play on.
}
seat-invited = Waiting for the invited player
seat-invitation-expired = The invitation has expired
sit-here = Sit down here
stand-up = Give the seat back
make-link = Make an invite link
seat-a-bot = Seat a bot
waiting-room = The game begins when all seats are taken.
link-title = Invite link
link-why = { $days ->
        [one] Whoever opens this link first takes the seat. It works once, for one day; a new link replaces it.
       *[other] Whoever opens this link first takes the seat. It works once, for { $days } days; a new link replaces it.
    }
invitation-title = You are invited
invitation-text = { $host } invites you to a table of { $title }. A seat is kept for you.
invitation-yours = kept for you
invitation-open = still free
closed-title = This table is closed
closed-text = Its game was put away before the end.

## About me

me-title = About me
code-title = Recovery code
code-why = With this code you get your seats back on another device. Keep it like a key.
code-shown = Write it down now: it is shown only this once. Earlier codes no longer work.
code-new = Make a new code
recover-title = Coming from another device?
recover-why = Enter the recovery code that you made there.
recover = Bring back my seats
logins-title = Where you are logged in
logins-why = Whoever uses one of these devices can play in your seats. End what is not yours any more.
login-here = this device
login-unknown = Some browser
login-end = End this login
logins-end-others = End all but this one
log-out-title = Leave this device
log-out-why = Without a recovery code your seats cannot be brought back.
log-out = Forget me here
log-out-sure = Forget you on this device?

## At the table

side-label = What is asked, the log and more
title-your-turn = Your turn
pass-to = Pass the device to { $name }
pass-to-why = What only { $name } may see is hidden until then.
pass-show = I am { $name }: my turn
waiting-covered = We wait for the other players
ask-covered = Hidden
waiting-for = We wait for { $names }.
waiting-secret = A secret choice is going on.
you-watch = You are watching this game.
game-over = The game is over.
undo = Take back my last answer: { $words }
why-not = { $amount ->
    [one] Why not? 1 reason
   *[other] Why not? { $amount } reasons
}
why-not-more = and { $amount } more
see-rule = the rule
plan-heading = My plan, seen by nobody else
plan-complete = Your plan is complete.
plan-commit = Commit
plan-end = End the turn and commit
plan-count = { $chosen } of { $most } chosen
plan-fill = { $amount ->
    [one] Fill up with the cheapest card
   *[other] Fill up with the { $amount } cheapest cards
}
choice-of = { $words } ({ $number }/{ $amount })
all-choices = { $amount ->
    [one] 1 choice as a list
   *[other] { $amount } choices as a list
}
way-planned = Planned. Choose it again to take it out.
way-planned-whole = Planned
way-instead = Plan this instead
extras = { $amount ->
    [one] 1 more thing that only prepares
   *[other] { $amount } more things that only prepare
}
command-label = In notation
command-plan = Plan it
expert = Expert mode
expert-why = One click commits what is complete by it and wastes nothing.
plan-commit-part = Commit so far
turn-back = Turn it back (Shift+R)
turn-on = Turn it (R)
plan-back = One step back
plan-again = Start again
plan-commit-why = What comes next (a draw, a reveal or another player) shows only after you commit.
plan-others = What others may gain
plan-warnings = What this plan wastes
plan-held = Choose the rest of the set, in any order.
plan-cut = { $amount ->
    [one] The game has moved on: the last step of your plan no longer fits and was dropped.
   *[other] The game has moved on: the last { $amount } steps of your plan no longer fit and were dropped.
}
orders-title = Standing orders
orders-why = What you order here is answered for you at once; everything else is asked. You can change it at any time, and the log shows the answers as yours.
orders-here = Do not ask again ...
orders-save = Save the orders
log = Log
sound = Sound on my turn
notify = Notify me on my turn
download-set = Download its cards
download-log = Download the game
download-record = Download what I have seen
resign = Resign
resign-sure = Resign? A bot will play your seat to the end.
close = Close the table
close-sure = Close this table for good?
stand-in = Let a bot play for { $name }
bots-stuck = A bot cannot go on: the program failed twice at its move. Everything that was played is kept, and other tables are not touched. Let it try again; if that does not help, take back the last step together, and tell whoever runs this table.
bots-wake = Let the bot try again
stand-in-back = I am back: take my seat again
agree-yes = Ask to take back the last step
agree-no = Do not take it back after all
agreeing = For taking back the last step: { $names }. It happens when all agree.
rematch = Play again
connection-lost = The connection is lost. Nothing is lost with it; we keep trying.
connection-slow = The table does not answer just now. Nothing is lost; we keep waiting.
sending-failed = Sending failed. Nothing was changed; try again.
send-again = Try again
keys-help = Keys: the key beside a choice plans it, arrows walk over the board and Enter plans what is there, C commits, B steps back, F fills up a set, / takes notation, L opens the log, + and − zoom, 0 shows the whole width.

## Result and replay

result-title = { $names } won
result-total = Total
replay = Replay
replay-from-start = Step through the game
replay-step = Step { $at } of { $last }
step-first = First step
step-last = Last step
step-back = Back
step-on = On
seen-by = Through the eyes of

## Rulebook

search-rules = Search the rules
rules-found = { $amount ->
    [one] 1 rule
   *[other] { $amount } rules
}

key-to-signs = Key to the signs
board-in-words = The board in words
bench-try = Try it
tabs-label = Parts of the table
tab-rivals = Rivals
you-answered = Your answer: { $words }
points-earlier = Under earlier rules
points-over-time = Points over the game
save-picture = Save as a drawing (SVG)
save-png = Save as a picture (PNG)
zoom-in = Larger
zoom-reset = As wide as the page
legend-open = can be chosen
legend-closed = not now: open it for the reason
close-this = Close
# The browser adds how long ago: "5 minutes ago".
waiting-since = Last move:
fold = Fold or unfold the question
zoom-out = Smaller

## A game that brings no words yet

plain-question = It is your turn.

## Refusals: what happened, that nothing was lost, what to do

refused-title = That did not work
refused-stale = The game has moved on since you saw this page, so nothing was done. Your plan is kept; look at the table and choose again.
refused-illegal = That is not possible now, so nothing was done. Choose one of the marked answers.
refused-said = That could not be planned, so nothing was changed.
refused-within-set = Your plan breaks off among several things that are picked together, so nothing was done. What you have picked so far is kept; pick the rest too, or step back, and then commit.
refused-not-asked = You are not asked right now, so nothing was done. The page shows whom we wait for.
refused-not-your-seat = This is not your seat, so nothing was done. If it was yours on another device, use your recovery code.
refused-not-yours = Only a player or the host of this table may do that. Nothing was changed.
refused-no-table = There is no such table. Check the link, or go to the lobby.
refused-no-page = There is no such page. Go to the lobby and start from there.
refused-no-game = There is no such game here. Go to the lobby and choose one.
refused-seat-taken = Somebody has taken this seat already. Nothing was changed; there may be another one in the lobby.
refused-link-expired = This invitation has expired. The seat is still kept: ask the host for a new link.
refused-link-used = This invitation has been used or replaced. Nothing was changed. If it was you who used it, your table is in the lobby; otherwise ask the host for a new link.
refused-not-waiting = That is no longer possible at this table. Nothing was changed; go to its page to see how it stands.
refused-not-running = No game is going on at this table. Nothing was changed; go to its page to see how it stands.
refused-not-finished = This works only with a finished game. Nothing was changed; finish this one first.
refused-bad-options = These options do not fit together. Nothing was opened; choose others.
refused-bad-log = This is no log of a finished game that follows the rules. Nothing was kept; check the file.
refused-other-rules = This game was played with rules that are not installed here. Its log is kept; update Astrarium to go on.
refused-bad-form = The page sent something we do not understand. Nothing was changed; reload the page and try again.
refused-bad-code = This recovery code is unknown, or was replaced by a newer one. Nothing was changed; check it and try again.
refused-bad-origin = The request came from another site, so nothing was done. Use the pages of this table.
refused-too-large = That is larger than we accept: a log may have one million bytes, a form much less. Nothing was changed; check that you chose the log of one game.
refused-too-fast = That was too much at once. Nothing was changed; wait a moment and try again.
refused-nothing-to-undo = Your last answer can no longer be taken back: a draw, a reveal or another player's answer lies between. Nothing was changed.
refused-bad-method = This page cannot be asked for in that way. Go to the lobby and start from there.
refused-bad-host = This table does not know the name under which you asked for it, so nothing was done. Whoever runs it can add the name (ASTRARIUM_HOSTS).
refused-busy = The data of this table is in use elsewhere right now. Nothing was changed; try again in a moment.
refused-damaged = The saved log of this game is damaged, so the game cannot be shown. The other tables are not touched; tell whoever runs this table, who may have a backup.
refused-full = All places for this are taken right now. Nothing was changed; try again in a minute.
refused-job-going-on = You have asked for something that is still being worked on. Nothing was changed; wait until it is done.
refused-job-failed = This took too long or failed on our side. Nothing was changed; try again, and tell whoever runs this table if it happens again.
refused-name-bot = This name is like that of a bot, and others would take you for one. Nothing was changed; choose another.
refused-name-long = This name is too long: it may have { $most } letters. Nothing was changed; choose a shorter one.
refused-name-mixed = This name mixes letters of different scripts that look alike. Nothing was changed; write it in one script.
refused-name-taken = At this table somebody is already called { $name }, or so much like it that nobody could tell you apart. Nothing was changed; choose another name and try again.
refused-name-unseen = Something in this name cannot be seen. Nothing was changed; choose a name of letters that show.
refused-never-taken-over = When this table was opened it was agreed that nobody's seat is taken over. Nothing was changed.
refused-not-away = { $minutes ->
    [one] { $name } was here a short while ago. As was agreed when the table was opened, a bot can play there in one minute at the earliest. Nothing was changed.
   *[other] { $name } was here a short while ago. As was agreed when the table was opened, a bot can play there in { $minutes } minutes at the earliest. Nothing was changed.
}
refused-many-guests = From your address { $most } new guests have come within an hour, which is as many as we take. Nothing was changed; try again later, or come by an invitation of somebody who has played here before today.
refused-many-jobs = { $most } pieces of work are going on or waiting for people at your address, which is as many as there may be. Nothing was changed; try again in a minute.
refused-many-opened = You have opened { $most } tables within a day, which is as many as one may open. Nothing was opened; go on at one of yours, or try again later.
refused-many-opened-here = { $most } tables were opened from your address within a day, which is as many as there may be. Nothing was opened; sit down at one that is open, or try again later.
refused-many-opened-kept = A day { $most } tables may be opened from your address, and what is left of them today is kept for those there who have opened fewer than you. Nothing was opened; go on at one of yours, or try again later.
refused-many-opened-new = A day { $most } tables may be opened from your address, and what is left of them today is kept for those who were here before today. Nothing was opened; if you have played here before, log in with your recovery code; otherwise sit down at a table that is open, or try again later.
refused-many-pages = You have { $most } pages of tables open, which is as many as we serve. Close one of them and reload this page.
refused-many-pages-here = { $most } pages of tables are open at your address, which is as many as we serve. Close one of them and reload this page.
refused-many-pages-kept = { $most } pages of tables may be open at your address, and what is left of them is kept for those there who have fewer open than you. Close one of yours and reload this page.
refused-many-pages-unknown = { $most } pages of tables are open at your address whose readers have not said who they are, which is as many as we serve. Give yourself a name, and reload this page.
refused-many-tables = { $most } tables of yours are neither finished nor closed, which is as many as there may be. Nothing was opened; finish or close one first.
refused-many-uploads = A day you may upload { $most } files and { $megabytes } megabytes, those that are no good among them. Nothing was kept; try again tomorrow.
refused-many-uploads-unknown = A day people at your address who have not said who they are may upload { $most } files and { $megabytes } megabytes. Nothing was kept; give yourself a name and try again.
refused-many-uploads-here = A day people at your address may upload { $most } files and { $megabytes } megabytes. Nothing was kept; try again tomorrow.
refused-many-uploads-kept = A day people at your address may upload { $most } files and { $megabytes } megabytes, and what is left of that today is kept for those there who have uploaded less than you. Nothing was kept; try again tomorrow.
refused-many-uploads-new = A day people at your address may upload { $most } files and { $megabytes } megabytes, and what is left of that today is kept for those who were here before today. Nothing was kept; if you have played here before, log in with your recovery code; otherwise try again tomorrow.
refused-no-set = This set of cards is not kept here, or it is not yours. Nothing was changed; look at your sets, or upload its file.
refused-bad-set = This is no sound set of cards. Nothing of it was kept; what is wrong, and where, is said below.
refused-many-sets = You keep { $most } sets of cards, which is as many as there may be. Nothing was kept; remove one first.
refused-too-slow = Your request did not come to its end in time. Nothing was changed; check your connection and try again.
refused-broken = Something is broken on our side. No committed move is lost; reload the page, and tell whoever runs this table if it happens again.

## My sets
sets-title = My sets of cards
sets-why = If you own the box you can play with what your cards say. A set never changes once it is saved; games that were begun with it keep it. You may keep { $most } sets.
sets-none = You have no set of your own yet.
sets-download = Download
sets-drop = Remove
sets-drop-sure = Remove this set from your list? Games that are played with it keep it.
sets-upload-title = Upload a set
sets-upload-why = A file of TOML: a whole set, or the cards that differ from the shipped ones. It is checked card by card; nothing of a broken one is kept.
sets-upload-file = Choose a file
sets-upload-paste = Or paste what stands in it
sets-upload = Check and keep
sets-edit = Edit
sets-type-in = Type in your own cards: { $game }
editor-title = Type in a card
editor-cards = Cards of the set
editor-typed-in = typed in, or certain
editor-not-typed-in = reconstructed
editor-set-name = Name of your set
editor-set-name-example = my box
editor-palette = Steps, inserted at the cursor
editor-how = Steps are typed one after the other: 3 ore: ship 3, jump 2. A cost stands before a colon, “pop” in it is population that is returned; brackets ( ) may be left out by the player, [ a | b ] is a choice.
editor-save = Save and next
editor-try = Try
editor-told = How it reads
editor-checks = The set as a whole
editor-wrong = This cannot be saved yet:
editor-needs-name = set, id: give your set a name of its own
