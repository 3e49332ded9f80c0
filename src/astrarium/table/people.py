"""Guests: a name, a login token in a cookie, a recovery code on paper. Both are kept as digests."""

from __future__ import annotations

import hashlib
import secrets
import unicodedata
from typing import Final

from astrarium.table.refusals import Refusal
from astrarium.table.storage import LOGIN, RECOVERY, Person, Storage

LONGEST_NAME: Final = 24
# No letters that look like others or like digits.
CODE_LETTERS: Final = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
CODE_LENGTH: Final = 20  # about 99 bits
STARS: Final = (
    "Vega", "Deneb", "Altair", "Mira", "Capella", "Rigel", "Spica", "Castor", "Pollux", "Sirius",
    "Antares", "Regulus", "Bellatrix", "Alcor", "Mizar", "Electra", "Maia", "Atlas", "Hamal",
)  # fmt: skip


def digest(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def clean_name(typed: str) -> str:
    """A name to show: one line, no invisible characters, not too long."""
    shown = "".join(c for c in typed if unicodedata.category(c)[0] not in "CZ" or c == " ")
    return " ".join(shown.split())[:LONGEST_NAME]


def some_name() -> str:
    return secrets.choice(STARS)


def new_person(storage: Storage, name: str, language: str) -> tuple[Person, str]:
    """A new guest and the token for the cookie."""
    person = Person(secrets.token_urlsafe(9), clean_name(name) or some_name(), language, "")
    storage.add_person(person)
    return person, new_login(storage, person)


def new_login(storage: Storage, person: Person) -> str:
    token = secrets.token_urlsafe(32)
    storage.add_token(digest(token), person.id, LOGIN)
    return token


def who(storage: Storage, token: str) -> Person | None:
    return storage.person_of_token(digest(token), LOGIN) if token else None


def new_code(storage: Storage, person: Person) -> str:
    """A recovery code; the one before it no longer works."""
    code = "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))
    storage.drop_tokens(person.id, RECOVERY)
    storage.add_token(digest(code), person.id, RECOVERY)
    return "-".join(code[at : at + 5] for at in range(0, CODE_LENGTH, 5))


def recover(storage: Storage, typed: str) -> tuple[Person, str]:
    """The guest of a recovery code, with a new login token for this device."""
    code = "".join(c for c in typed.upper() if c.isalnum())
    person = storage.person_of_token(digest(code), RECOVERY)
    if person is None:
        raise Refusal("bad-code")
    return person, new_login(storage, person)
