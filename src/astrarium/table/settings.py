"""What the operator of a table may set, all by variables of the environment."""

from __future__ import annotations

import ipaddress
import math
from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Final

PREFIX: Final = "ASTRARIUM_"
ANY: Final = "*"
LARGEST_PART: Final = 100  # per cent; all of it cannot be kept
Network = ipaddress.IPv4Network | ipaddress.IPv6Network


class BadSetting(Exception):
    """A variable of the environment says something that cannot be."""

    def __init__(self, name: str, value: str) -> None:
        super().__init__(f"{name}={value}")
        self.name = name
        self.value = value


@dataclass(frozen=True)
class Settings:
    """Each is set by `ASTRARIUM_` and its name in capitals."""

    limits: float = 1.0  # a factor for how many requests are answered
    tables: int = 40  # of one host that are neither finished nor closed
    uploads: int = 20  # a day, by one person
    megabytes: int = 10  # of uploads a day, by one person
    sets: int = 20  # component sets that one person keeps
    guests: int = 100  # new ones an hour, from one address
    crowd: int = 10  # times as much is allowed to all people behind one address together
    kept: int = 40  # per cent of that, for those of them who have had little of it that day
    few: int = 3  # tables, or uploads, after which somebody leaves all of that to the others
    streams: int = 100  # open pages from one address
    pages: int = 12  # open pages of one person
    connections: int = 250  # from one address
    half_open: int = 50  # connections from one address that have not sent a whole request
    keep_empty: int = 30  # days after which a table that has not begun, or was closed, is deleted
    invited: int = 14  # days in which an invitation can be taken up
    keep_links: int = 7  # days in which whoever has an expired invitation is told that it has
    keep_guests: int = 400  # days after which a login that is not used ends
    hosts: tuple[str, ...] = ()  # names that the table is reached under
    proxies: tuple[Network, ...] = ()  # whose forwarded headers are believed


def read(environ: Mapping[str, str]) -> Settings:
    """The settings of an environment; what is not set keeps its value."""
    found: dict[str, object] = {}
    for each in fields(Settings):
        name = PREFIX + each.name.upper()
        value = environ.get(name, "").strip()
        if value:
            found[each.name] = _read(name, each.name, value)
    return Settings(**found)  # type: ignore[arg-type]


def _read(variable: str, name: str, value: str) -> object:
    try:
        if name == "hosts":
            return tuple(each.strip().lower() for each in value.split(",") if each.strip())
        if name == "proxies":
            return tuple(ipaddress.ip_network(each.strip()) for each in value.split(","))
        number = float(value) if name == "limits" else int(value)
        if not 0 < number < (LARGEST_PART if name == "kept" else math.inf):
            raise ValueError
        return number
    except ValueError:
        raise BadSetting(variable, value) from None
