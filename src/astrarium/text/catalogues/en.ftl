# Common words, English. The languages of a catalogue folder have the same keys and figures.

language-name = English

# $first: all items but the last, already joined by commas; $last: the last item.
list-joined = { $first } and { $last }
