### Hints: what the strongest bot thinks of the answers.

hint = Hint
hint-none = The bot would take any of the answers: it leaves this to chance.
hint-alone = The bot takes this without weighing the others.
hint-equal = About as good as the best of the others.
hint-best = About { $points } VP better than the next best.
hint-behind = About { $points } VP behind the best.
hint-reckoned = By the reckoning of the bot “{ $reckoner }”, not by a trained judgement.
hint-trained = By the trained judgement of the bot “{ $bot }”.
hint-partly = By the trained judgement of the bot “{ $bot }”; what that has not tried, by the reckoning of the bot “{ $reckoner }”.
hint-secret = Nobody else learns that you have asked.
# $parts is a list such as "income (+1.2)".
why-for = What speaks for it: { $parts }.
why-against = What speaks against it: { $parts }.
why-part = { $part } ({ $points })
part-later = what further turns of the round may bring

hints-title = Who may ask the bots for hints?
hints-why = A hint names the three best answers as the strongest bot sees them, from what the player may see. Only the player who asks sees it. Where several people play, hints are given only if that is said here, so that all know it before they sit down.
hints-alone = Whoever plays alone, with bots or on one device.
hints-all = Everybody.
hints-never = Nobody.
refused-no-hints = There are no hints at this table: that was agreed when it was opened.
