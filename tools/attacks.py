"""What is tried against a table, each until the honest player has moved often enough.

Whoever adds a route adds it to `PAGES` or to `FORMS`: a test holds them against the router.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable
from typing import Final
from urllib.parse import quote

from astrarium.games import names
from tests.table.asking import Ask
from tools.attackers import ACCOMPLICE, ATTACKER, CROWD, FORM, FULL, WITNESS, Attacker, login
from tools.slow_log import slow_log
from tools.table_client import Client

HALF_OPEN: Final = 1100
OF_EACH: Final = 60  # connections of each address of a crowd: 1,200 of them
LONG_JOB: Final = 2.0  # seconds, about
JOB: Final = re.compile(r"location: (/jobs/\S+)", re.IGNORECASE)
PLAIN: Final = "content-type: text/plain\r\n"
FINGERPRINT: Final = re.compile(r"/sets/([0-9a-f]{64})")
PAGES: Final = (
    "/", "/new/{game}", "/jobs/{job}", "/me", "/rules/{game}", "/rules/{game}/{rule}",
    "/explain/{game}/{component}", "/key/{game}", "/sets", "/sets/{set}", "/sets/{set}/edit",
    "/invite/{token}", "/colours.css", "/pictures/{game}.svg", "/t/{table}", "/t/{table}/board",
    "/t/{table}/events", "/t/{table}/ways", "/t/{table}/words", "/t/{table}/bench",
    "/t/{table}/hint", "/t/{table}/review", "/t/{table}/log", "/t/{table}/steps/{step:short}",
    "/t/{table}/steps/{step:short}/picture", "/t/{table}/picture", "/t/{table}/record",
)  # fmt: skip
FORMS: Final = (
    "/new/{game}", "/quick/{game}", "/upload", "/me", "/me/code", "/me/recover", "/me/leave",
    "/me/end", "/sets", "/sets/{set}/drop", "/sets/{set}/try", "/sets/{set}/card",
    "/invite/{token}", "/t/{table}/plan", "/t/{table}/say", "/t/{table}/drop", "/t/{table}/back",
    "/t/{table}/again", "/t/{table}/commit", "/t/{table}/undo", "/t/{table}/agree",
    "/t/{table}/orders", "/t/{table}/pace", "/t/{table}/here", "/t/{table}/uncover",
    "/t/{table}/wake", "/t/{table}/seats/{seat:short}/sit", "/t/{table}/seats/{seat:short}/stand",
    "/t/{table}/seats/{seat:short}/link", "/t/{table}/seats/{seat:short}/bot",
    "/t/{table}/seats/{seat:short}/stand-in", "/t/{table}/seats/{seat:short}/resign",
    "/t/{table}/close", "/t/{table}/rematch",
)  # fmt: skip

Attack = Callable[[Attacker], Awaitable[None]]


def game_of(number: int) -> str:
    """All games in turn."""
    games = names()
    return games[number % len(games)]


def address(route: str, number: int, table: str) -> str:
    """Of a route, at the honest player's table; another one each time."""
    filled = {
        "{game}": game_of(number), "{job}": f"job-{number}", "{rule}": f"rule-{number}",
        "{component}": f"word-{number}", "{set}": ("sun", "0" * 64)[number % 2],
        "{token}": f"token-{number}", "{step:short}": str(number % 9), "/t/{table}": table,
        "{seat:short}": str(number % 3),
    }  # fmt: skip
    for place, value in filled.items():
        route = route.replace(place, value)
    return route


async def nothing(attacker: Attacker) -> None:
    await attacker.over.wait()


async def half_sent(attacker: Attacker) -> None:
    for _ in range(HALF_OPEN):
        await attacker.hold(b"GET / HTTP/1.1\r\nhost: 127.0.0.1\r\nx-slow: ")
    await attacker.over.wait()


async def silent_connections(attacker: Attacker) -> None:
    for _ in range(HALF_OPEN):
        await attacker.hold(b"")
    await attacker.over.wait()


async def half_sent_bodies(attacker: Attacker) -> None:
    head = (
        f"POST /upload HTTP/1.1\r\nhost: 127.0.0.1:{attacker.port}\r\n"
        "content-type: text/plain\r\ncontent-length: 900000\r\n\r\nx"
    )
    for _ in range(300):
        await attacker.hold(head.encode())
    await attacker.over.wait()


async def listen(attacker: Attacker, streams: int) -> None:
    """At the very table that is played at: each move is news to all of them."""
    head = f"GET {attacker.played}/events HTTP/1.1\r\nhost: 127.0.0.1:{attacker.port}\r\n\r\n"
    for _ in range(streams):
        await attacker.hold(head.encode())


async def streams(attacker: Attacker) -> None:
    await listen(attacker, 400)
    await attacker.over.wait()


async def everything_at_once(attacker: Attacker) -> None:
    """1,100 half-open connections, and as many streams as one address may have."""
    await listen(attacker, 120)
    await half_sent(attacker)


async def costly_headers(attacker: Attacker) -> None:
    """Full of signs that stand for others, and of languages: as much as a header may hold."""
    signs = 'cookie: astrarium="' + '\\"' * 3500 + '"\r\n'
    await attacker.flood("GET", lambda _: "/", 20, f"{signs}accept-language: {',' * 7000}\r\n")


async def ten_guests(attacker: Attacker) -> None:
    """Behind one address: they look at what costs, at the very table of the honest player."""
    guests = [login(await attacker.guest()) for _ in range(10)]
    await asyncio.gather(
        *[
            attacker.flood("GET", lambda number: f"{attacker.played}/steps/{number % 3}", 5, guest)
            for guest in guests
        ]
    )


async def every_page(attacker: Attacker) -> None:
    """All there is, in turn; streams are another attack."""
    pages = [each for each in PAGES if not each.endswith("/events")]
    known = login(await attacker.guest())

    def path(number: int) -> str:
        return address(pages[number % len(pages)], number, attacker.played)

    await attacker.flood("GET", path, 10, known)


async def every_form(attacker: Attacker) -> None:
    """With fields that do not fit, by somebody who is known."""
    known = login(await attacker.guest())
    body = "&".join(f"{name}={'%41' * 300}" for name in ("seat", "question", "name", "set", "log"))
    forms = [each for each in FORMS if each != "/me/leave"]

    def path(number: int) -> str:
        return address(forms[number % len(forms)], number, attacker.played)

    await attacker.flood("POST", path, 10, known + FORM, body.encode())


async def unknown_words(attacker: Attacker) -> None:
    await attacker.flood("GET", lambda number: f"/explain/{game_of(number)}/word-{number}")


async def long_searches(attacker: Attacker) -> None:
    words = "+".join("abcdefghijklmnopqrstuvwxyz" * 2)
    await attacker.flood("GET", lambda number: f"/rules/{game_of(number)}?q={words}+{number}")


async def missing_pages(attacker: Attacker) -> None:
    await attacker.flood("GET", lambda number: f"/nowhere/{number}")


async def wrong_methods(attacker: Attacker) -> None:
    await attacker.flood("PUT", lambda _: "/")


async def deep_steps(attacker: Attacker) -> None:
    await attacker.flood(
        "GET", lambda number: f"{attacker.table}/steps/{'9' * (1 + number % 5000)}"
    )


async def pictures(attacker: Attacker) -> None:
    await attacker.flood("GET", lambda _: f"{attacker.table}/steps/0/picture")


async def hints_and_reviews(attacker: Attacker) -> None:
    await attacker.flood(
        "GET",
        lambda number: f"{attacker.table}/" + ("review", f"hint?question={number}.0.0")[number % 2],
    )


async def opened(client: Client, game: str, bots: int = 1) -> tuple[str, Ask]:
    """A table of one's own against bots, and what one is asked there."""
    form = {"seats": 1 + bots, "seat_0": "me", "pace": "at-once"}
    form |= {f"seat_{number}": "bot:random" for number in range(1, 1 + bots)}
    path = (await client.post(f"/new/{game}", **form)).header("location")
    return path, await asked(client, path)


async def asked(client: Client, path: str) -> Ask:
    return Ask(client.kept.whole((await client.get(path + "/board")).text))


async def battles(attacker: Attacker) -> None:
    """The odds of every ship that could be built, at a table of one's own."""
    mallory = await attacker.guest()
    path, ask = await opened(mallory, "eclipse")
    while ask.choices:  # a species is chosen: before that there is no ship
        form = {"seat": ask.seat, "question": ask.token, "choice": ask.choices[0]}
        ask = Ask(mallory.kept.whole((await mallory.post(path + "/plan", **form)).text))
    await mallory.post(path + "/commit", seat=ask.seat, question=ask.token)
    ships = ("interceptor", "cruiser", "dreadnought", "starbase")

    def trial(number: int) -> str:
        return f"{path}/bench?ship={ships[number % 4]}&count={1 + number // 4 % 8}&x={number}"

    await attacker.flood("GET", trial, 10, login(mallory))


def a_set(number: int) -> bytes:
    """A component set that is sound."""
    return (
        f'changes = "reconstructed"\n[set]\nschema_version = 1\nid = "mine {number}"\n'
        'game = "sun"\nedition = "x"\nconfidence = "reconstructed"\n'
        'about = { sources = ["own_design"], confidence = "reconstructed" }\n'
    ).encode()


async def many_sets(attacker: Attacker) -> None:
    """As many as two people may keep, and what a card of each of them says, in turn."""
    kept: list[str] = []
    for _ in range(2):
        mallory = await attacker.guest()
        for number in range(20):
            await attacker.ask("POST", "/sets", login(mallory) + PLAIN, a_set(number))
        page = (await mallory.get("/sets")).text
        kept += sorted(set(FINGERPRINT.findall(page)))
    word = "technology-terraforming"
    await attacker.flood(
        "GET", lambda number: f"/explain/sun/{word}?set={kept[number % len(kept)]}", 10
    )


async def cards_saved(attacker: Attacker) -> None:
    """Each is a set of its own."""
    mallory = login(await attacker.guest())
    numbers = iter(range(1_000_000))

    async def go_on() -> None:
        while not attacker.over.is_set():
            body = f"card=technology-terraforming&set-name=x{next(numbers)}".encode()
            await attacker.ask("POST", "/sets/sun/card", mallory + FORM, body)

    await asyncio.gather(*[go_on() for _ in range(8)])


async def uploads(attacker: Attacker) -> None:
    body = b'{"astrarium":1}\n' * 50_000
    await attacker.flood("POST", lambda _: "/upload", 8, PLAIN, body)


async def escaped_uploads(attacker: Attacker) -> None:
    """Forms of a megabyte, each letter of which stands for another."""
    body = b"log=" + b"%41" * 330_000
    await attacker.flood("POST", lambda number: ("/upload", "/sets")[number % 2], 8, FORM, body)


async def opened_and_closed(attacker: Attacker) -> None:
    """One person opens a table and closes it, without a pause."""
    mallory = await attacker.guest()
    while not attacker.over.is_set():
        answer = await mallory.post("/quick/race")
        attacker.statuses[answer.status] = attacker.statuses.get(answer.status, 0) + 1
        if answer.status == 303:
            await mallory.post(answer.header("location") + "/close")


async def bots_alone(attacker: Attacker) -> None:
    """Thirty tables at which only bots play."""
    mallory = await attacker.guest(ACCOMPLICE)
    for number in range(30):
        path, _ = await opened(mallory, game_of(number))
        if path:
            await mallory.post(path + "/seats/0/stand-in")
    await attacker.over.wait()


async def full_queue(attacker: Attacker) -> None:
    """All twelve places, from two addresses and all the time: uploads that take long, and whatever
    else the queue does for whoever comes when one of them is done. Somebody at a third address says
    whether there is a place."""
    log, slow = await asyncio.to_thread(lambda: (slow_log(0.0), slow_log(LONG_JOB)))
    witness = Client(attacker.port, WITNESS)
    attacker.clients.append(witness)

    async def is_full() -> bool:
        answer = await witness.get(attacker.played + "/picture")
        full = answer.status == 503 and FULL in answer.text
        attacker.full += full
        return full

    others = []
    for source in (ATTACKER, ACCOMPLICE):
        others += await _askers(attacker, source, log)
    attacker.honest.watch = is_full
    uploading = [_upload_on(attacker, each, slow) for each in (ATTACKER, ACCOMPLICE) * 6]
    await asyncio.gather(*uploading, *others)


async def _askers(attacker: Attacker, source: str, log: str) -> list[Awaitable[None]]:
    """Real hints, reviews and pictures, each by somebody else."""
    people = [await attacker.guest(source) for _ in range(4)]
    hints = []
    for number, client in enumerate(people[:2]):
        path, ask = await opened(client, game_of(number))
        hints.append(f"{path}/hint?question={quote(ask.token)}")
    paths = [*hints, await _uploaded(people[2], log) + "/review", attacker.played + "/picture"]
    return [
        _ask_on(attacker, path, login(client), source)
        for client, path in zip(people, paths, strict=True)
    ]


async def _ask_on(attacker: Attacker, path: str, known: str, source: str) -> None:
    while not attacker.over.is_set():
        if await attacker.ask("GET", path, known, b"", source) != 200:
            await asyncio.sleep(0.05)


async def _upload_on(attacker: Attacker, source: str, log: str) -> None:
    """One upload after the other; whoever may send no more today comes as somebody new."""
    known = login(await attacker.guest(source))
    while not attacker.over.is_set():
        status, said = await attacker.told_by(
            "POST", "/upload", known + PLAIN, log.encode(), source
        )
        while status == 303 and not attacker.over.is_set():
            await asyncio.sleep(0.1)
            path = JOB.findall(said)[0]
            status = await attacker.ask("GET", path, known, b"", source)
            status = 303 if status == 200 else status
        if "A day you may upload" in said:
            known = login(await attacker.guest(source))
        elif status != 422:
            await asyncio.sleep(0.2)


async def _uploaded(client: Client, log: str) -> str:
    """A finished game, once the queue has looked at it."""
    answer = await client.post("/upload", log=log)
    for _ in range(100):
        path = answer.header("location")
        if path.startswith("/t/"):
            return path
        await asyncio.sleep(0.3)
        answer = await client.get(path or "/")
    return "/t/none"


async def crowd(attacker: Attacker) -> None:
    """More connections than there are, from twenty addresses at once: silent ones, halves of
    headers, answered ones that are kept, streams at the very table that is played at. The honest
    player comes on a new connection for each move."""
    attacker.honest.comes_anew = True
    host = f"host: 127.0.0.1:{attacker.port}\r\n"
    held = [
        "", f"GET / HTTP/1.1\r\n{host}x-slow: ", f"GET /static/icon.svg HTTP/1.1\r\n{host}\r\n",
        f"GET {attacker.played}/events HTTP/1.1\r\n{host}\r\n",
    ]  # fmt: skip
    for number in range(OF_EACH):
        for source in CROWD:
            attacker.holds_again(held[number % len(held)].encode(), source)
    await attacker.over.wait()


def hostile_sets() -> list[bytes]:
    """Component sets that are made to cost: deep, huge, full of copies, without an end."""
    head = (
        'changes = "reconstructed"\n[set]\nschema_version = 1\nid = "x"\ngame = "sun"\n'
        'edition = "x"\nconfidence = "reconstructed"\n'
        'about = {{ sources = ["own_design"], confidence = "reconstructed" }}\n'
    )
    card = head + (
        '[[technologies.technology]]\nid = "terraforming"\nname = "<script>"\nlevel = "I"\n'
        'match = ["commercial"]\nvp = 1\nimmediate = [{steps}]\nconfidence = "confirmed"\n'
    )
    endless = head + (
        '[[systems.system]]\nid = "sirius"\nname = "<script>"\ndeck = "A"\nstart = true\n'
        'strength = 3\nvp = 5\nspecialties = ["food"]\ncolonize = [{steps}]\n'
        'confidence = "confirmed"\n'
    )
    circle = head + (
        '[[board.slot]]\nid = "IIA"\nlevel = "II"\nprerequisites = ["IIA"]\nneeded = 1\n'
        'confidence = "confirmed"\n'
    )
    draw = '{ do = "draw_systems_and_take_colonize_bonus", deck = "A", draw = 1, resolve = 1 }'
    jump = '{ do = "jump", points = 1 }'
    bomb = jump
    for _ in range(8):
        bomb = f'{{ do = "repeat", times = 20, steps = [{bomb}, {bomb}] }}'
    return [
        b"a = " + b"[" * 400_000,
        b"a = " + b"9" * 400_000,
        b"".join(b"[s%d]\nx = 1\n" % number for number in range(30_000)),
        card.format(steps=bomb).encode(),
        card.format(steps='{ do = "repeat_own_immediate" }').encode(),
        endless.format(steps=draw).encode(),
        circle.format().encode(),
        card.format(steps=", ".join([jump] * 9_000)).encode(),
        card.format(steps='"jump"').encode(),
    ]


async def broken_sets(attacker: Attacker) -> None:
    while not attacker.over.is_set():
        for body in hostile_sets():
            await attacker.ask("POST", "/sets", PLAIN, body)


async def cards_typed_in(attacker: Attacker) -> None:
    """The workshop, as fast as it answers, with lines that are made to cost."""
    line = "repeat+20+%7B" * 40 + "jump+1"
    body = f"card=technology-terraforming&set-name=x&card-immediate={line}".encode()
    part = FORM + "x-astrarium: part\r\n"
    await attacker.flood("POST", lambda _: "/sets/sun/try", 8, part, body)


async def new_guests(attacker: Attacker) -> None:
    await attacker.flood(
        "POST", lambda number: f"/quick/{game_of(number)}", 10, FORM, b"name=Mallory"
    )


async def odd_requests(attacker: Attacker) -> None:
    odd = [
        ("POST", "/me", "origin: http://[\r\n", b"name=x"),
        ("POST", "/me", FORM, b"a=1&" * 101),
        ("GET", "/t/" + "x" * 3000, "", b""),
        ("GET", "/", "cookie: astrarium=" + "x" * 3000 + "\r\n", b""),
        ("GET", "/", "x-forwarded-for: 1.2.3.4\r\n", b""),
        ("POST", "/upload", PLAIN, b"[" * 50_000),
        ("BREW", "/", "", b""),
    ]
    while not attacker.over.is_set():
        for method, path, headers, body in odd:
            await attacker.ask(method, path, headers, body)


ATTACKS: Final[dict[str, Attack]] = {
    "no attack": nothing,
    "1,100 connections with half a header": half_sent,
    "1,100 silent connections": silent_connections,
    "300 bodies that never end": half_sent_bodies,
    "400 event streams at the honest player's table": streams,
    "1,100 half-open connections and 120 streams": everything_at_once,
    "1,200 connections and streams of 20 addresses": crowd,
    "headers made to cost": costly_headers,
    "ten guests at the honest player's table": ten_guests,
    "every page in turn": every_page,
    "every form in turn": every_form,
    "explanations of words that do not exist": unknown_words,
    "explanations of 40 sets of one's own": many_sets,
    "searches for 50 words": long_searches,
    "pages that do not exist": missing_pages,
    "methods that do not exist": wrong_methods,
    "steps of up to 5,000 digits": deep_steps,
    "pictures": pictures,
    "odds of blueprints": battles,
    "hints and reviews without an end": hints_and_reviews,
    "the queue kept full of uploads, hints, reviews and pictures": full_queue,
    "uploads of 800 kB of nonsense": uploads,
    "forms of a megabyte, each letter escaped": escaped_uploads,
    "component sets made to cost": broken_sets,
    "cards typed in without a pause": cards_typed_in,
    "cards saved without a pause": cards_saved,
    "tables opened and closed without a pause": opened_and_closed,
    "new guests with a table each": new_guests,
    "odd requests": odd_requests,
    "30 tables at which only bots play": bots_alone,
}
