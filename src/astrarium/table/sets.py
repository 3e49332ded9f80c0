"""Component sets of people's own at the table: kept by fingerprint, never changed.

A set is kept while somebody has it in their list or a game is played with it. One that was replaced
or dropped stays for a day, but of one person no more in all than the list may hold.
"""

from __future__ import annotations

from typing import Any

from astrarium.core.game import Data, Game, Options
from astrarium.core.own_sets import SETS, OwnSet, is_fingerprint, own_set
from astrarium.table.house import House
from astrarium.table.refusals import Refusal
from astrarium.table.storage import KeptSet, Person


def keep(house: House, person: Person, content: Data, before: str = "") -> OwnSet:
    """Put a set that was checked into a person's list, in the place of the one before it."""
    own = SETS.give(content)
    about = content["set"]
    kept = KeptSet(own.fingerprint, about["game"], about["id"], house.now())
    most = house.settings.sets
    if not house.storage.keep_set(person.id, kept, own.text, most, before):
        raise Refusal("many-sets", most=most)
    return own


def drop(house: House, person: Person, fingerprint: str) -> None:
    """Take a set off a person's list; games that are played with it keep it."""
    house.storage.drop_set(person.id, fingerprint, house.now(), house.settings.sets)


def find(house: House, fingerprint: str) -> OwnSet:
    """A set that is kept here, whoever keeps it: its fingerprint is known to those who play it."""
    if not is_fingerprint(fingerprint) or not house.storage.set_name(fingerprint):
        raise Refusal("no-set")
    return own_set(fingerprint, "")


def option_of(game: Game[Any, Any], own: OwnSet) -> Options:
    """What a game is opened with that is played with the set."""
    return {option.name: own.fingerprint for option in game.options if option.own_sets}
