"""What the cards of somebody's own set are called.

Texts know the shipped cards, in every language. A card that has another name, or another id, is
called by the name that was typed in: text, whatever stands in it.
"""

from __future__ import annotations

from typing import Final

from astrarium.core.game import Sentence
from astrarium.games.sun.notation import plain
from astrarium.games.sun.tables import SunRules
from astrarium.parts.content import Entry
from astrarium.parts.told import Figures, text

AS_IT_STANDS: Final = "="  # before a figure that is a name and not the key of one

# The figures of sentences that are cards, and the beginnings of their keys.
FAMILIES: Final = {
    "technology": "technology-",
    "place": "place-",
    "to": "place-",
    "goal": "achievement-",
    "achievement": "achievement-",
    "faction": "faction-",
    "event": "happening-",
    "guild": "guild-",
    "innovation": "innovation-",
    "card": "",
}


def names_of(content: Entry) -> dict[str, str]:
    """Everything in a set that texts have a name for, by the key of the text."""
    found = {
        f"technology-{each['id']}": each["name"] for each in content["technologies"]["technology"]
    }
    found |= {f"happening-{each['id']}": each["name"] for each in content["events"]["event"]}
    found |= {
        f"place-{each['id']}": plain(each["id"])
        for side in content["exploration"]["side"]
        for each in side["location"]
    }
    found |= {f"place-{each['id']}": each["name"] for each in content["systems"]["system"]}
    found |= {
        f"achievement-{each['id']}": each["name"] for each in content["achievements"]["achievement"]
    }
    found |= {f"guild-{each['id']}": each["name"] for each in content["board"]["guild"]}
    found |= {f"basic-{each['id']}": plain(each["id"]) for each in content["board"]["basic"]}
    for faction in content["factions"]["faction"]:
        found[f"faction-{faction['id']}"] = faction["name"]
        for each in faction["advanced"]["innovation"]:
            found[f"innovation-{each['id']}"] = each["name"]
    return found


def own_names(content: Entry, shipped: Entry) -> dict[str, str]:
    """Those that the shipped set does not have, as figures."""
    known = names_of(shipped)
    found = names_of(content)
    return {key: AS_IT_STANDS + name for key, name in found.items() if known.get(key, "") != name}


def with_own_names(rules: SunRules, sentence: Sentence) -> Sentence:
    """The same sentence with the names of the set that is played."""
    own = rules.own_names
    if not own:
        return sentence
    key, figures = sentence
    if key in own:
        return text("own-name", name=own[key][len(AS_IT_STANDS) :])
    told: Figures = {}
    for name, figure in figures.items():
        family = FAMILIES.get(name)
        told[name] = figure if family is None else own.get(f"{family}{figure}", figure)
    return key, told
