"""Names of people: seen as what they are, and told apart at one table."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Sequence
from functools import cache
from typing import Final

from astrarium.core.draw.svg import SEAT_SHAPES
from astrarium.table.refusals import Refusal
from astrarium.table.storage import Seat
from astrarium.table.words import ISOLATES, Words
from astrarium.text import LANGUAGES

LONGEST: Final = 24
# Letters or marks by category, yet drawn as nothing: fillers, the empty Braille cell, selectors.
BLANKS: Final = frozenset(
    "\u115f\u1160\u3164\uffa0\u2800\u034f\u17b4\u17b5\u2d7f\U00016fe4\U0001d159"
) | {
    chr(code) for code in (*range(0x180B, 0x1810), *range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0))
}
# What is drawn alike, in lower case: letters of other scripts, digits, strokes.
ALIKE: Final = str.maketrans(
    {
        **dict(zip("авекмнорстухіјѕԁԛԝһ", "abekmhopctyxljsdqwh", strict=True)),
        **dict(zip("αβγεικνορτυχ", "abyelkvoptux", strict=True)),
        **dict(zip("01i|!ıǀǃɑɡȷ", "olllllllagj", strict=True)),
    }
)
# What is drawn alike in capitals: Greek, Cyrillic, Coptic, Cherokee, Lisu, digits, strokes.
CAPITALS_ALIKE: Final = str.maketrans(
    {
        **dict(zip("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ", "ABEZHIKMNOPTYX", strict=True)),
        **dict(zip("АВЕЅІЈКМНОРСТУХԚԜ", "ABESIJKMHOPCTYXQW", strict=True)),
        **dict(zip("ⲀⲂⲈⲎⲒⲔⲘⲚⲞⲢⲤⲦⲨⲬ", "ABEHIKMNOPCTYX", strict=True)),
        **dict(zip("ᎠᎢᎪᎫᎬᎳᎷᎻᎽᏀᏃᏒᏙᏚᏞᏟᏢᏦᏴ", "DTAJEWMHYGZRVSLCPKB", strict=True)),
        **dict(zip("ꓐꓑꓓꓔꓖꓗꓙꓚꓜꓝꓟꓠꓡꓢꓣꓦꓧꓪꓫꓬꓮꓰꓲꓳꓴ", "BPDTGKJCZFMNLSRVHWXYAEIOU", strict=True)),
        **dict(zip("01|!ǀǃ", "OIIIII", strict=True)),
    }
)
SMALL_CAPITAL: Final = "LATIN LETTER SMALL CAPITAL "
# Scripts that are written together, and with any other, without being taken for it.
EASTERN: Final = {"CJK", "HIRAGANA", "KATAKANA", "KATAKANA-HIRAGANA", "HANGUL", "BOPOMOFO"}
OF_NO_SCRIPT: Final = {"MODIFIER", ""}


def readable(typed: str) -> str:
    """A name as it is shown, in one line; refused where not all of it can be seen."""
    name = " ".join(unicodedata.normalize("NFC", typed).split())
    if any(_is_unseen(letter) for letter in name) or _is_piled_up(name):
        raise Refusal("name-unseen")
    if len(name) > LONGEST:
        raise Refusal("name-long", most=LONGEST)
    if len(_scripts(name)) > 1:
        raise Refusal("name-mixed")
    if any(look(name).endswith(_of_bots(look)) for look in (drawn, in_capitals)):
        raise Refusal("name-bot")
    return name


@cache
def _of_bots(look: Callable[[str], str]) -> tuple[str, ...]:
    """How names of bots end, in every language: a person is not to be taken for one."""
    numbers = range(1, len(SEAT_SHAPES) + 1)
    told = [Words(each)("seat-bot", bot="", number=n) for each in LANGUAGES for n in numbers]
    return tuple(look(each.translate(ISOLATES)) for each in told)


def _is_unseen(letter: str) -> bool:
    if letter == " ":
        return False
    return letter in BLANKS or unicodedata.category(letter)[0] in "CZ"


def _is_piled_up(name: str) -> bool:
    """Marks without a letter, or more of them than any script puts on one."""
    kinds = "".join("m" if unicodedata.category(letter)[0] == "M" else "-" for letter in name)
    return kinds.startswith("m") or "mmm" in kinds


def _scripts(name: str) -> set[str]:
    """The scripts that a name is written in: most have letters that look like some of another."""
    plain = unicodedata.normalize("NFKC", name)
    words = {unicodedata.name(letter, "").split(" ")[0] for letter in plain if letter.isalpha()}
    return words - EASTERN - OF_NO_SCRIPT


def drawn(name: str) -> str:
    """What a name looks like in small letters: equal for names that a reader may take for one
    another."""
    plain = _plain(name).casefold().translate(ALIKE)
    return plain.replace("rn", "m").replace("vv", "w")


def in_capitals(name: str) -> str:
    """What it looks like in capitals, which scripts share more of."""
    return _plain(name).upper().translate(CAPITALS_ALIKE).replace("VV", "W")


def _plain(name: str) -> str:
    return "".join(map(_in_full, unicodedata.normalize("NFKC", name))).replace(" ", "")


def _in_full(letter: str) -> str:
    """A small capital is drawn as its letter."""
    called = unicodedata.name(letter, "")
    last = called.removeprefix(SMALL_CAPITAL)
    return last.lower() if last != called and len(last) == 1 else letter


def check_apart(seats: Sequence[Seat]) -> None:
    """Nobody sits down at a table under a name that somebody has there already."""
    taken: dict[tuple[str, str], str] = {}
    for seat in seats:
        if not seat.name:
            continue
        looks = [("small", drawn(seat.name)), ("capitals", in_capitals(seat.name))]
        for look in looks:
            if look in taken:
                raise Refusal("name-taken", name=taken[look])
        taken |= dict.fromkeys(looks, seat.name)
