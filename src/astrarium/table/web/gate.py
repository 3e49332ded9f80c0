"""The door: who asks, from where, by which name, and how often; before anything else is done.

What is turned away here costs next to nothing: no file is read and no page is made anew.
"""

from __future__ import annotations

import ipaddress
import logging
import re
import socket
import threading
from collections import OrderedDict
from collections.abc import Iterable
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Final

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

from astrarium.table.people import digest
from astrarium.table.refusals import Refusal
from astrarium.table.settings import ANY, Network, Settings

if TYPE_CHECKING:
    from astrarium.table.web.app import Server

COOKIE: Final = "astrarium"
MOST_LOGINS: Final = 10_000
UNKNOWN: Final = "?"
SMALL_NETWORK: Final = 64  # bits: one subscriber has that many addresses of IPv6
MOST_ADDRESSES: Final = 4096  # that are read once
LONGEST_HOST: Final = 255  # characters; no name is longer
logger = logging.getLogger("astrarium.table")


class Logins:
    """Logins that were found good lately, and whose they are."""

    def __init__(self, kept: int = MOST_LOGINS) -> None:
        self._kept = kept
        self._lock = threading.Lock()
        self._people: OrderedDict[str, tuple[str, float]] = OrderedDict()

    def learn(self, token: str, person: str, now: float, every: float) -> bool:
        """Remember whose login it is; whether it is time again to note that it is used."""
        key = digest(token)
        with self._lock:
            _, noted = self._people.get(key, (person, now - every))
            due = now - noted >= every
            self._people[key] = (person, now if due else noted)
            while len(self._people) > self._kept:
                self._people.popitem(last=False)
        return due

    def person(self, token: str) -> str:
        """Whose login it is; empty if that is not known."""
        if not token:
            return ""
        with self._lock:
            return self._people.get(digest(token), ("", 0.0))[0]

    def forget(self, person: str) -> None:
        with self._lock:
            for token in [each for each, (whose, _) in self._people.items() if whose == person]:
                del self._people[token]


@lru_cache(maxsize=MOST_ADDRESSES)
def network_of(address: str) -> str:
    """Whom an address is counted as: a whole small network where one subscriber has it all."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return UNKNOWN
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is None:
            return str(ipaddress.ip_network((found, SMALL_NETWORK), strict=False))
        return str(found.ipv4_mapped)
    return str(found)


def client_of(scope: Scope) -> str:
    """Whom a request is counted as where no person is known."""
    return network_of(scope["client"][0] if scope["client"] else UNKNOWN)


def is_within(address: str, networks: Iterable[Network]) -> bool:
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return False
    if isinstance(found, ipaddress.IPv6Address) and found.ipv4_mapped is not None:
        found = found.ipv4_mapped
    return any(found in network for network in networks)


class Gate:
    """Stands before all routes, those that do not exist among them."""

    def __init__(self, app: ASGIApp, server: Server) -> None:
        self.app = app
        self.server = server
        self.settings: Settings = server.house.settings
        self._names = {"localhost", socket.gethostname().lower(), *self.settings.hosts}
        self._told = False

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        self._believe_proxy(scope, headers)
        refusal = self._refusal(scope, headers)
        if refusal is None:
            await self.app(scope, receive, send)
        else:
            await self.server.brief(headers, refusal)(scope, receive, send)

    def _refusal(self, scope: Scope, headers: Headers) -> Refusal | None:
        writing = scope["method"] not in ("GET", "HEAD")
        address = client_of(scope)
        person = self.server.logins.person(cookie_of(headers, COOKIE))
        if not self.server.limits.allows(writing, address, person):
            return Refusal("too-fast")
        return None if self._is_ours(headers.get("host", "")) else Refusal("bad-host")

    def _is_ours(self, host: str) -> bool:
        """A name that the operator has said, this machine's own, or an address: nobody can make a
        name of theirs lead here and have its pages read."""
        # What follows a % in an address is read by nobody, and could be a name.
        if len(host) > LONGEST_HOST or "%" in host:
            return False
        name = host.rpartition(":")[0] if host.rpartition(":")[2].isdigit() else host
        name = name.lower().removesuffix(".")
        if name in self._names or ANY in self._names:
            return True
        return network_of(name.removeprefix("[").removesuffix("]")) != UNKNOWN

    def _believe_proxy(self, scope: Scope, headers: Headers) -> None:
        """Take the client's address and the scheme from a proxy that the operator has named: the
        last address that is not such a proxy's, for those before it can be invented."""
        if not self.settings.proxies and "x-forwarded-for" not in headers:
            return
        chain = [each.strip() for each in headers.get("x-forwarded-for", "").split(",")]
        if not scope["client"] or not is_within(scope["client"][0], self.settings.proxies):
            if chain[-1] and not self._told:
                self._told = True
                logger.warning("forwarded headers are not believed: see ASTRARIUM_PROXIES")
            return
        for address in reversed(chain):
            if network_of(address) == UNKNOWN:
                break
            scope["client"] = (address, 0)
            if not is_within(address, self.settings.proxies):
                break
        if headers.get("x-forwarded-proto", "").rpartition(",")[2].strip() == "https":
            scope["scheme"] = "https"


@cache
def _cookie(name: str) -> re.Pattern[str]:
    return re.compile(rf"(?:^|;)\s*{re.escape(name)}=([^;]*)")


def cookie_of(headers: Headers, name: str) -> str:
    """What a cookie of ours holds; empty where there is none. Ours have no quotes and no signs that
    stand for others: to read such, as libraries do, takes seconds where somebody sends many."""
    found = _cookie(name).search(headers.get("cookie", ""))
    return found[1].strip() if found else ""
