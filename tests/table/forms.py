"""Every form of the table, and scenes where it does something: who sends it, where, with what."""

from __future__ import annotations

import re
from pathlib import Path

from astrarium.core.position import Question
from astrarium.core.rng import Rng
from astrarium.table.house import House
from astrarium.table.people import STARS
from astrarium.table.play import answer_for_bot, lines_before_last_decision
from astrarium.table.refusals import Refusal
from astrarium.table.settings import Settings
from astrarium.table.sqlite import SqliteStorage
from astrarium.table.storage import RUNNING
from tests.table.support import Clock, Guest, Seeds, asked_seats, hurry, plan_turn
from tests.table.test_own_sets import a_set

STATES = ("waiting", "asked", "planned", "device", "away", "vote", "finished", "elsewhere")
MINUTES = 60.0


class Scene:
    """One table in a state, with people around it, in a house of its own."""

    def __init__(self, file: Path) -> None:
        settings = Settings(sets=3)
        storage = SqliteStorage(file)
        self.house = House(storage, now=Clock(), new_seed=Seeds(), settings=settings)
        self.guests = {name: Guest(self.house) for name in ("anna", "bela", "cili", "dani")}
        self.path = ""
        self.seat, self.asked = "0", "anna"  # whose turn it is
        self.bots_question: tuple[Question, int] | None = None  # with its answer
        self.known: dict[str, str] = {}  # what forms need to know of what was made

    def prepare(self, state: str) -> None:
        anna, bela, cili, _ = self.guests.values()
        for name, guest in self.guests.items():
            guest.post("/me", name=name.capitalize(), back="/")
        if state == "elsewhere":
            self._prepare_anna(anna)
            return
        kinds = {
            "waiting": ("me", "open", "open", "open"),
            "device": ("me", "me", "bot:random"),
            "vote": ("me", "open", "open"),
        }
        takeover = {"away": "minutes", "vote": "vote"}.get(state, "hour")
        self.path = anna.new_table(
            *kinds.get(state, ("me", "open", "bot:random")), takeover=takeover
        )
        if state != "device":
            bela.post(self.path + "/seats/1/sit")
        if state == "vote":
            cili.post(self.path + "/seats/2/sit")
        if state == "waiting":
            page = anna.post(self.path + "/seats/3/link", 200)
            self.known["token"] = re.findall(r"/invite/([\w-]+)", page)[0]
        elif state == "finished":
            hurry(anna, self.path, Rng(2))
        else:
            self._prepare_game(state)

    def _prepare_anna(self, anna: Guest) -> None:
        page = anna.post("/me/code", 200)
        self.known["code"] = page.split('class="code"')[1].split(">")[1].split("<")[0]
        Guest(self.house).post("/me/recover", code=self.known["code"])  # another login
        for name in ("one", "two"):
            anna.post("/sets", set=a_set(name))
        self.known["three"] = a_set("three")
        anna.learn_person()
        assert anna.person is not None
        self.known["set"] = self.house.storage.sets_of(anna.person.id)[0].fingerprint

    def _prepare_game(self, state: str) -> None:
        anna, rng = self.guests["anna"], Rng(2)
        hurry(anna, self.path, rng, 20)
        while not self._can_be_taken_back() or not {0, 1} & set(asked_seats(anna, self.path)):
            hurry(anna, self.path, rng, 1)
            assert anna.table(self.path).state == RUNNING
        self.seat = str(min({0, 1} & set(asked_seats(anna, self.path))))
        self.asked = "bela" if self.seat == "1" and state != "device" else "anna"
        if state == "device":
            anna.post(self.path + "/uncover", seat=self.seat)
        guest = self.guests[self.asked]
        ask = guest.question(self.path)
        self.known["first"], self.known["last"] = str(ask.choices[0]), str(ask.choices[-1])
        with self.house.game(anna.table(self.path)) as (_, match):
            self.known["say"] = match.rules.game.say(match.rules, ask.choices[0])
            question = match.position.questions()[-1]
            self.bots_question = question, match.position.options(question)[0]
        if state != "asked":
            ask = plan_turn(guest, self.path)
            draft = self.house.storage.draft(self.path[3:], int(self.seat))
            if draft is not None and draft.answers[0] != self.known["say"]:
                self.known["last"] = self.known["first"]
        self.known["question"] = ask.token
        assert isinstance(self.house.now, Clock)
        self.house.now.time += 11 * MINUTES if state in ("away", "vote") else 0

    def _can_be_taken_back(self) -> bool:
        """Is there a step that all can agree to take back?"""
        table = self.house.table(self.path[3:])
        with self.house.game(table) as (_, match):
            seats = self.house.storage.seats(table.id)
            return lines_before_last_decision(match, seats) > 0

    def copy(self, file: Path) -> Scene:
        self.house.storage.backup(file)
        other = Scene(file)
        assert isinstance(self.house.now, Clock)
        assert isinstance(other.house.now, Clock)
        other.house.now.time = self.house.now.time
        other.path, other.known = self.path, self.known
        other.seat, other.asked = self.seat, self.asked
        other.bots_question = self.bots_question
        for mine, theirs in zip(self.guests.values(), other.guests.values(), strict=True):
            theirs.http.cookies.update(mine.http.cookies)
        return other

    def send(self, form: Form) -> int:
        if form.route == BOTS:
            return self._bot()
        mine = self.guests[self.asked if form.who == "asked" else form.who]
        guest = Guest(self.house)  # another tab: a client of its own
        guest.http.cookies.update(mine.http.cookies)
        method, address = form.route.split(" ")
        known = {**self.known, "table": self.path[3:], "asked": self.seat}
        known["seat:short"] = known.get(form.place, form.place)
        for name, value in known.items():
            address = address.replace(f"{{{name}}}", value)
        fields = {name: known.get(value, value) for name, value in form.fields.items()}
        data = fields if method == "POST" else None
        return int(guest.http.request(method, address, data=data).status_code)

    def _bot(self) -> int:
        """As bots do: the question was read before they thought about it."""
        assert self.bots_question is not None
        try:
            answer_for_bot(self.house, self.house.table(self.path[3:]), *self.bots_question)
        except Refusal as refusal:
            return refusal.status
        return 200

    def outcome(self) -> tuple[object, ...]:
        """All that the forms can have changed."""
        storage = self.house.storage
        found: list[list[tuple[object, ...]]] = []
        with storage._connection() as db:  # type: ignore[attr-defined]
            for query in OUTCOME:
                found.append(db.execute(query).fetchall())
        found[PEOPLE] = sorted((name_not_drawn(name), *rest) for name, *rest in found[PEOPLE])
        return tuple(map(repr, found))


def name_not_drawn(name: object) -> object:
    """A guest is called by a star, drawn by lot."""
    return "a star" if name in STARS else name


# Without what is drawn by lot (ids, tokens) and what the clock says.
OUTCOME = (
    "SELECT game, state, pace, generation, rematch != '' FROM tables ORDER BY game, state",
    "SELECT number, kind, name, bot, stand_in, taken_over > 0, resigned, agrees, back, "
    "invite != '' FROM seats ORDER BY number, name, kind",
    "SELECT COUNT(*) FROM lines",
    "SELECT seat, number, answers FROM drafts ORDER BY seat",
    "SELECT seat, orders FROM orders ORDER BY seat",
    "SELECT seat, COUNT(*) FROM votes GROUP BY seat",
    "SELECT seat FROM looks",
    "SELECT name, language, theme FROM people ORDER BY name",
    "SELECT kind, COUNT(*) FROM tokens GROUP BY kind",
    "SELECT name, replaced > 0 FROM sets LEFT JOIN set_owners "
    "ON sets.fingerprint = set_owners.fingerprint ORDER BY name",
)
PEOPLE = 7  # where they stand in it
BOTS = "a bot's answer"


class Form:
    """Who sends what; of the fields, what was made with the scene is named."""

    def __init__(self, who: str, route: str, place: str = "", /, **fields: str) -> None:
        self.who = who
        self.route = route if " " in route else f"POST {route}"
        self.place = place  # the seat that the address names
        self.fields = {name.replace("_", "-"): value for name, value in fields.items()}


AT = "/t/{table}"
SEAT = AT + "/seats/{seat:short}"
ASKED = {"seat": "asked", "question": "question"}
FORMS: dict[str, dict[str, Form]] = {
    "waiting": {
        "Cili sits down": Form("cili", SEAT + "/sit", "2"),
        "Dani sits down": Form("dani", SEAT + "/sit", "2"),
        "Anna invites": Form("anna", SEAT + "/link", "2"),
        "Anna seats a bot": Form("anna", SEAT + "/bot", "2", bot="random"),
        "Béla gets up": Form("bela", SEAT + "/stand", "1"),
        "Cili comes by invitation": Form("cili", "/invite/{token}"),
        "Anna closes": Form("anna", AT + "/close"),
    },
    "asked": {
        "a bot answers": Form("", BOTS),
        "an answer is planned": Form("asked", AT + "/plan", choice="first", **ASKED),
        "another is planned": Form("asked", AT + "/plan", choice="last", **ASKED),
        "an answer is said": Form("asked", AT + "/say", say="say", **ASKED),
        "orders are given": Form("asked", AT + "/orders", seat="asked"),
        "whoever is asked resigns": Form("asked", SEAT + "/resign", "asked"),
        "they let a bot play": Form("asked", SEAT + "/stand-in", "asked"),
    },
    "planned": {
        "a bot answers": Form("", BOTS),
        "a plan is committed": Form("asked", AT + "/commit", **ASKED),
        "another is planned": Form("asked", AT + "/plan", choice="last", at="0", **ASKED),
        "an answer is dropped": Form("asked", AT + "/drop", answer="0", **ASKED),
        "one step back": Form("asked", AT + "/back", **ASKED),
        "from the start": Form("asked", AT + "/again", **ASKED),
        "Anna hurries": Form("anna", AT + "/pace", pace="calm"),
        "Béla hurries": Form("bela", AT + "/pace", pace="brisk"),
        "Anna resigns": Form("anna", SEAT + "/resign", "0"),
        "Béla resigns": Form("bela", SEAT + "/resign", "1"),
        "Anna agrees": Form("anna", AT + "/agree", seat="0", agree="yes"),
        "Béla agrees": Form("bela", AT + "/agree", seat="1", agree="yes"),
        "Anna lets a bot play": Form("anna", SEAT + "/stand-in", "0"),
        "Anna takes back": Form("anna", AT + "/undo", seat="0"),
        "Béla takes back": Form("bela", AT + "/undo", seat="1"),
        "Anna gives orders": Form("anna", AT + "/orders", seat="0"),
    },
    "device": {
        "seat 1 is uncovered": Form("anna", AT + "/uncover", seat="0"),
        "seat 2 is uncovered": Form("anna", AT + "/uncover", seat="1"),
        "the plan is committed": Form("anna", AT + "/commit", **ASKED),
        "seat 1 resigns": Form("anna", SEAT + "/resign", "0"),
    },
    "away": {
        "a bot answers": Form("", BOTS),
        "Anna gives Béla's seat to a bot": Form("anna", SEAT + "/stand-in", "1"),
        "Béla comes": Form("bela", "GET " + AT),
        "Béla uses the page": Form("bela", AT + "/here"),
        "Béla takes the seat back": Form("bela", SEAT + "/stand-in", "1", hand="back"),
        "Béla lets a bot play": Form("bela", SEAT + "/stand-in", "1"),
        "whoever is asked commits": Form("asked", AT + "/commit", **ASKED),
        "Béla resigns": Form("bela", SEAT + "/resign", "1"),
    },
    "vote": {
        "Anna votes": Form("anna", SEAT + "/stand-in", "1"),
        "Cili votes": Form("cili", SEAT + "/stand-in", "1"),
        "Béla comes": Form("bela", "GET " + AT),
        "Béla uses the page": Form("bela", AT + "/here"),
        "Cili resigns": Form("cili", SEAT + "/resign", "2"),
    },
    "finished": {
        "Anna wants a rematch": Form("anna", AT + "/rematch"),
        "Béla wants a rematch": Form("bela", AT + "/rematch"),
    },
    "elsewhere": {
        "Anna is called Annie": Form("anna", "/me", name="Annie"),
        "Anna reads Hungarian": Form("anna", "/me", language="hu"),
        "Anna wants a code": Form("anna", "/me/code"),
        "somebody recovers Anna": Form("dani", "/me/recover", code="code"),
        "Anna ends other logins": Form("anna", "/me/end", login="others"),
        "Anna leaves": Form("anna", "/me/leave"),
        "Anna brings a set": Form("anna", "/sets", set="three"),
        "Anna drops a set": Form("anna", "/sets/{set}/drop"),
        "Anna types a card": Form("anna", "/sets/{set}/card", card="technology-terraforming",
                                  set_name="typed"),
    },
}  # fmt: skip
# Forms that change nothing that is there.
ALONE = {
    "POST /new/{game}": "a new table",
    "POST /quick/{game}": "a new table",
    "POST /upload": "a new table, finished",
    "POST /sets/{set}/try": "nothing is kept",
    "POST /t/{table}/wake": "bots look again, nothing is written",
}
# Where nobody has taken the seat over yet; a seat that is uncovered; a code in another's place.
QUIET = (
    "Béla comes", "Béla uses the page", "Béla takes the seat back", "seat 1 is uncovered",
    "Anna wants a code",
)  # fmt: skip
