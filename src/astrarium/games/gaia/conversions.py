"""What conversions before an action would leave a seat with, as far as the page looks for them."""

from __future__ import annotations

from astrarium.core.openings import MOST_LOOKS, MOST_STEPS
from astrarium.games.gaia.free import do_free, open_free
from astrarium.games.gaia.state import Gaia, Player
from astrarium.games.gaia.words import FREE


def converted(s: Gaia, seat: int) -> list[Player]:
    """The seat after each handful of its free actions, the fewest first.

    In the order and within the bounds of `core.openings`: what is affordable here is opened by
    the first click. The position is as it was. [gaia.free.before-or-after-only]
    """
    own = s.players[seat]
    reached: list[tuple[Player, tuple[int, ...]]] = [(own, ())]
    known: set[tuple[int, ...]] = set()
    for player, done in reached:  # grows while it is read
        if len(done) == MOST_STEPS or len(known) == MOST_LOOKS:
            break
        s.players[seat] = player
        for choice in open_free(s, seat)[: MOST_LOOKS - len(known)]:
            steps = tuple(sorted((*done, choice - FREE)))
            if steps not in known:
                known.add(steps)
                s.players[seat] = player.clone()
                do_free(s, 0, seat, choice - FREE)
                reached.append((s.players[seat], steps))
    s.players[seat] = own
    return [each for each, _ in reached[1:]]
