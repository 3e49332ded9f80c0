"""A table whose game begins with a position that a test lays out."""

from __future__ import annotations

from playwright.sync_api import BrowserContext

from astrarium.core.match import Match
from astrarium.core.position import Position
from astrarium.table.house import House
from astrarium.table.sqlite import SqliteStorage
from astrarium.table.web.gate import COOKIE
from tests.browser.people import Someone
from tests.table.server import Server
from tests.table.support import Guest, begin_with

FILE = "astrarium.sqlite3"


class Preparing:
    """Writes into the house of a running server, as another process of it."""

    def __init__(self, server: Server, mine: int = 1) -> None:
        self.server = server
        self.mine = mine  # so many seats, from the first on, are played at one device
        self.house = House(SqliteStorage(server.data / FILE))

    def table(
        self, s: Position, game: str, language: str = "en", **options: object
    ) -> tuple[str, str]:
        """A table at which the guest holds the first seats; its path and the guest's login."""
        guest = Guest(self.house, language)
        seats = s.rules.seats
        form: dict[str, object] = {"seats": seats, "name": "Anna", "pace": "at-once"}
        form |= {f"seat-{number}": "me" for number in range(self.mine)}
        form |= {f"name-{number}": ("Anna", "Ági")[number] for number in range(self.mine)}
        form |= {f"seat-{other}": "bot:random" for other in range(self.mine, seats)}
        for name, value in options.items():
            if value is not False:  # a box that is not ticked
                form[f"option-{name}"] = "on" if value is True else value
        path = guest.send(f"/new/{game}", form, 303)
        begin_with(guest, path, s)
        return path, guest.http.cookies[COOKIE]

    def sit(self, someone: Someone, s: Position, game: str, **options: object) -> None:
        path, login = self.table(s, game, someone.language, **options)
        context: BrowserContext = someone.page.context
        context.add_cookies([{"name": COOKIE, "value": login, "url": self.server.url}])
        someone.go(path)
        if self.mine == 1:  # a device of several is covered first
            someone.wait_for_question()
            someone.wait_for_calm()

    def match(self, path: str) -> Match:
        table = self.house.table(path.removeprefix("/t/"))
        with self.house.game(table) as (_, match):
            return match
