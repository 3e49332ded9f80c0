"""How much anybody may open and upload in a day. Each has a share of their own; those who have not
said who they are share one with all such people of the same address. Of what all people behind one
address may have, a part is kept for those who have had little of it. See `limits.Quota`."""

from __future__ import annotations

from astrarium.table.refusals import Refusal
from astrarium.table.web.call import Call
from astrarium.table.web.limits import Quota


def check_tables(call: Call) -> None:
    """May this person open one more table?"""
    tables = call.server.limits.tables
    if not tables.own.has(call.owner):
        raise Refusal("many-opened", most=int(tables.own.size))
    part = _part_used_up(call, tables, 1)
    if part:
        raise Refusal(f"many-opened-{part}", most=int(tables.crowd.size))


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
    _check_here(call, limits.uploads, 1)
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
    _check_here(call, kept, size)


def bytes_kept(call: Call, size: int) -> None:
    kept = call.server.limits.upload_bytes
    kept.own.take(call.owner, size)
    kept.crowd.take(call.address, size)


def _too_much(call: Call) -> Refusal:
    settings = call.house.settings
    why = "many-uploads" if call.person else "many-uploads-unknown"
    return Refusal(why, most=settings.uploads, megabytes=settings.megabytes)


def _check_here(call: Call, quota: Quota, amount: int) -> None:
    part = _part_used_up(call, quota, amount)
    if part:
        settings = call.house.settings
        most, megabytes = settings.uploads * settings.crowd, settings.megabytes * settings.crowd
        raise Refusal(f"many-uploads-{part}", most=most, megabytes=megabytes)


def _part_used_up(call: Call, quota: Quota, amount: int) -> str:
    """Of what the address may have: the part that this person could have had some of. Empty: there
    is some left."""

    def has(leaving: float) -> bool:
        return quota.crowd.has(call.address, amount + leaving)

    if has(quota.left_to_others(call.owner, known=False)):
        return ""
    if not has(0):
        return "here"
    if not call.has_come_back:
        return "kept" if has(quota.kept_for_known) else "new"
    return "" if has(quota.left_to_others(call.owner, known=True)) else "kept"
