"""Guests: a name, a login token in a cookie, a recovery code on paper. Both are kept as digests."""

from __future__ import annotations

import hashlib
import secrets
from typing import Final

from astrarium.table.names import readable
from astrarium.table.refusals import Refusal
from astrarium.table.storage import LOGIN, RECOVERY, Person, Storage

# No letters that look like others or like digits.
CODE_LETTERS: Final = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
CODE_LENGTH: Final = 20  # about 99 bits
# The first sign that is found decides: most browsers claim to be others too.
BROWSERS: Final = (
    ("Firefox/", "Firefox"), ("Edg", "Edge"), ("OPR/", "Opera"), ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
)  # fmt: skip
SYSTEMS: Final = (
    ("Android", "Android"), ("iPhone", "iPhone"), ("iPad", "iPad"), ("Windows", "Windows"),
    ("Mac OS", "Mac"), ("Linux", "Linux"),
)  # fmt: skip
STARS: Final = (
    "Vega", "Deneb", "Altair", "Mira", "Capella", "Rigel", "Spica", "Castor", "Pollux", "Sirius",
    "Antares", "Regulus", "Bellatrix", "Alcor", "Mizar", "Electra", "Maia", "Atlas", "Hamal",
)  # fmt: skip


def digest(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def some_name() -> str:
    return secrets.choice(STARS)


def new_person(
    storage: Storage, name: str, language: str, device: str = "", now: float = 0.0
) -> tuple[Person, str]:
    """A new guest and the token for the cookie."""
    person = Person(secrets.token_urlsafe(9), readable(name) or some_name(), language, "")
    storage.add_person(person)
    return person, new_login(storage, person, device, now)


def new_login(storage: Storage, person: Person, device: str, now: float) -> str:
    token = secrets.token_urlsafe(32)
    storage.add_token(digest(token), person.id, LOGIN, device, now)
    return token


def who(storage: Storage, token: str) -> Person | None:
    return storage.person_of_token(digest(token), LOGIN) if token else None


def new_code(storage: Storage, person: Person, now: float = 0.0) -> str:
    """A recovery code; the one before it no longer works."""
    code = "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))
    storage.add_token(digest(code), person.id, RECOVERY, now=now, alone=True)
    return "-".join(code[at : at + 5] for at in range(0, CODE_LENGTH, 5))


def recover(storage: Storage, typed: str, device: str, now: float) -> tuple[Person, str]:
    """The guest of a recovery code, with a new login token for this device."""
    code = "".join(c for c in typed.upper() if c.isalnum())
    person = storage.person_of_token(digest(code), RECOVERY)
    if person is None:
        raise Refusal("bad-code")
    return person, new_login(storage, person, device, now)


def device_of(agent: str) -> str:
    """What a browser says it is, in a word or two: enough to know one's own devices apart."""
    browser = next((name for sign, name in BROWSERS if sign in agent), "")
    system = next((name for sign, name in SYSTEMS if sign in agent), "")
    return ", ".join(name for name in (browser, system) if name)
