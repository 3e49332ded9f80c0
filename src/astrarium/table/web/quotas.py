"""How much anybody may open and upload in a day. Each has a share of their own; those who have not
said who they are share one with all such people of the same address. See `limits.Quota`."""

from __future__ import annotations

from astrarium.table.refusals import Refusal
from astrarium.table.web.call import Call


def check_tables(call: Call) -> None:
    """May this person open one more table?"""
    tables = call.server.limits.tables
    if not tables.own.has(call.owner):
        raise Refusal("many-opened", most=int(tables.own.size))
    if not tables.crowd.has(call.address):
        raise Refusal("many-opened-here", most=int(tables.crowd.size))


def table_opened(call: Call) -> None:
    tables = call.server.limits.tables
    tables.own.take(call.owner)
    tables.crowd.take(call.address)


def take_upload(call: Call) -> None:
    """May so much be sent here? Before anything of it is read; what is no good counts for whoever
    has sent it."""
    limits, size = call.server.limits, len(call.body)
    if not limits.uploads.own.has(call.owner):
        raise _too_much(call)
    check_bytes(call, size)
    if not limits.uploads.crowd.has(call.address):
        raise _too_much_here(call)
    limits.uploads.own.take(call.owner)
    limits.upload_bytes.own.take(call.owner, size)


def upload_kept(call: Call) -> None:
    """It was good."""
    limits = call.server.limits
    limits.uploads.crowd.take(call.address)
    limits.upload_bytes.crowd.take(call.address, len(call.body))


def check_bytes(call: Call, size: int) -> None:
    """May so much be kept?"""
    kept = call.server.limits.upload_bytes
    if not kept.own.has(call.owner, size):
        raise _too_much(call)
    if not kept.crowd.has(call.address, size):
        raise _too_much_here(call)


def bytes_kept(call: Call, size: int) -> None:
    kept = call.server.limits.upload_bytes
    kept.own.take(call.owner, size)
    kept.crowd.take(call.address, size)


def _too_much(call: Call) -> Refusal:
    settings = call.house.settings
    why = "many-uploads" if call.person else "many-uploads-unknown"
    return Refusal(why, most=settings.uploads, megabytes=settings.megabytes)


def _too_much_here(call: Call) -> Refusal:
    settings = call.house.settings
    most, megabytes = settings.uploads * settings.crowd, settings.megabytes * settings.crowd
    return Refusal("many-uploads-here", most=most, megabytes=megabytes)
