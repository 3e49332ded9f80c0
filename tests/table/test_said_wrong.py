"""What is wrong with a text that somebody types or uploads is said in the reader's language."""

from __future__ import annotations

import html
from pathlib import Path

import pytest

from astrarium import games
from astrarium.core.codec import dump
from astrarium.core.driver import advance
from astrarium.core.errors import BadLog
from astrarium.core.game import rules_of
from astrarium.core.log import Entry, Log, read_log
from astrarium.core.match import Match, go_on, verify
from astrarium.core.rng import Rng, Streams
from astrarium.games import find_game
from tests.table.support import Guest, asked_seats, hurry, new_house

NO_CHOICE = {
    ("eclipse", "en"): "“fly to the moon” is no choice of this game.",
    ("eclipse", "hu"): "Ebben a játékban nincs ilyen választás: „fly to the moon”.",
    ("gaia", "en"): "“fly to the moon” is no choice of this game.",
    ("gaia", "hu"): "Ebben a játékban nincs ilyen választás: „fly to the moon”.",
    ("sun", "en"): "“fly to the moon” is no choice of Beyond the Sun.",
    ("sun", "hu"): "„fly to the moon” nem választás a Túl a Naprendszeren játékban.",
    ("race", "en"): "“fly to the moon” begins with no known verb; the verbs are: ",
    ("race", "hu"): "„fly to the moon” nem ismert igével kezdődik; az igék: ",
}


def told(page: str) -> str:
    """Without the marks that keep the words of others apart."""
    return html.unescape(page).replace("\u2068", "").replace("\u2069", "")


@pytest.mark.parametrize(("game", "language"), NO_CHOICE)
def test_a_text_that_is_no_choice_is_refused_in_the_language_of_its_reader(
    tmp_path: Path, game: str, language: str
) -> None:
    house = new_house(tmp_path)
    anna, bela = Guest(house, language), Guest(house, language)
    form: dict[str, object] = {"seats": 2, "seat-0": "me", "seat-1": "open"}
    path = anna.send(f"/new/{game}", form, 303)
    bela.post(path + "/seats/1/sit", name="Béla")
    asked = anna if 0 in asked_seats(anna, path) else bela
    ask = asked.question(path)
    form = {"seat": ask.seat, "question": ask.token, "say": "fly to the moon"}
    assert NO_CHOICE[game, language] in told(asked.send(path + "/say", form, 422))


@pytest.mark.parametrize("game", games.names())
def test_a_text_of_any_length_is_refused_with_its_beginning(tmp_path: Path, game: str) -> None:
    anna = Guest(new_house(tmp_path))
    path = anna.send(f"/new/{game}", {"seats": 2, "seat-0": "me", "seat-1": "bot:random"}, 303)
    while 0 not in asked_seats(anna, path):
        hurry(anna, path, Rng(1), 1)
    form: dict[str, object] = {"seat": 0, "question": anna.question(path).token}
    for said in ("x" * 19_000, "pass " * 3800, "pay " + "gem; " * 1800, "9" * 5000):
        page = told(anna.send(path + "/say", {**form, "say": said}, 422, part=True))
        assert said.split()[-1][:3] in page


NO_CARD = {"en": "There is no card “Nowhere”.", "hu": "Nincs „Nowhere” nevű kártya."}
AT_LINE = {"en": "Line 5: ", "hu": "5. sor: "}
MIDWAY = {"en": "begins in the middle of a game", "hu": "játék közepén kezdődik"}


@pytest.mark.parametrize("language", ["en", "hu"])
def test_what_is_wrong_with_a_log_is_said_in_the_language_of_its_reader(
    tmp_path: Path, language: str
) -> None:
    anna = Guest(new_house(tmp_path), language)
    path = anna.new_table("me", "bot:random")
    hurry(anna, path, Rng(1))
    log = read_log(anna.get(path + "/record"))
    forged = Log({name: value for name, value in log.header.items() if name != "astrarium"})
    for number, entry in enumerate(log.entries):
        forged.append(Entry({**entry.data, "say": "draw Nowhere"}) if number == 3 else entry)
    page = told(anna.post("/upload", 422, log=forged.text()))
    assert NO_CARD[language] in page
    assert AT_LINE[language] in page


class Begun:
    """A finished game whose log begins in the middle, as after newer rules have come."""

    def __init__(self, seed: str) -> None:
        rules = rules_of(find_game("sun"), 2, {})
        whole, streams = Match(rules, Streams(seed).promise), Streams(seed)
        self._play(whole, streams, 60)
        self.match = go_on(dump(whole.position), find_game, streams.promise, streams.used)
        self._play(self.match, streams, 1_000_000)

    def _play(self, match: Match, streams: Streams, answers: int) -> None:
        rng = Rng(1)
        advance(match, streams, {})
        while not match.position.over and answers:
            (question, *_) = match.position.questions()
            match.answer(question, rng.pick(match.position.options(question)))
            advance(match, streams, {})
            answers -= 1

    def log(self, **changed: object) -> str:
        """With other things in its header than are true."""
        header = dict(self.match.log.header)
        del header["astrarium"]
        header["begun"] = {**header["begun"], **changed}
        forged = Log(header)
        for entry in self.match.log.entries:
            forged.append(entry)
        return forged.text()


@pytest.fixture(scope="module")
def begun() -> Begun:
    return Begun("5a" * 32)


@pytest.mark.parametrize("language", ["en", "hu"])
def test_a_log_that_begins_in_the_middle_proves_nothing_and_is_refused(
    tmp_path: Path, begun: Begun, language: str
) -> None:
    """Its first position would have to be believed: whose cards lie where, and who has what."""
    assert verify(begun.log(), find_game).position.over
    anna = Guest(new_house(tmp_path), language)
    for earlier in ("x", {"points": [{"score-none": 10**30}]}, {"points": [{"score-x": "<b>"}]}):
        page = told(anna.post("/upload", 422, log=begun.log(earlier=earlier)))
        assert MIDWAY[language] in page
    assert MIDWAY[language] in told(anna.post("/upload", 422, log=begun.log()))


@pytest.mark.parametrize("wrong", [[], "x", 0, None, {"drawn": [1]}, {"drawn": {"x": "y"}}])
def test_a_log_whose_beginning_is_no_position_is_called_no_proper_log(
    tmp_path: Path, begun: Begun, wrong: object
) -> None:
    header = dict(begun.match.log.header)
    del header["astrarium"]
    forged = Log({**header, "begun": wrong})
    for entry in begun.match.log.entries:
        forged.append(entry)
    with pytest.raises(BadLog, match="no proper 'begun'"):
        read_log(forged.text())
    page = told(Guest(new_house(tmp_path)).post("/upload", 422, log=forged.text()))
    assert "The entry has no proper “begun”." in page
