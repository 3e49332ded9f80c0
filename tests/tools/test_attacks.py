"""What `make attack` tries: everything there is, and in order."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import cast

from starlette.applications import Starlette

from tests.table.server import Server
from tests.table.support import Guest, new_house
from tests.table.test_matrix import route_names
from tools.attackers import Attacker, Honest
from tools.attacks import ATTACKS, FORMS, PAGES, full_queue


def test_every_route_of_the_router_is_attacked(tmp_path: Path) -> None:
    app = cast(Starlette, Guest(new_house(tmp_path)).http.app)
    attacked = {f"GET {page}" for page in PAGES} | {f"POST {form}" for form in FORMS}
    assert attacked == route_names(app)


def test_every_attack_stands_in_the_list_once() -> None:
    assert len(set(ATTACKS.values())) == len(ATTACKS)


def test_a_full_queue_says_so_and_moves_are_made_meanwhile(tmp_path: Path) -> None:
    """In short: two moves, and all twelve places taken from two addresses."""

    async def attacked(port: int) -> Attacker:
        honest = Honest(port, "race")
        attacker = Attacker(port, "/t/none", honest)
        await honest.sit_down()
        going_on = asyncio.create_task(full_queue(attacker))
        while not {429, 503} & attacker.statuses.keys():
            await asyncio.sleep(0.1)
        for _ in range(2):
            await honest.move()
        attacker.over.set()
        await going_on
        honest.client.close()
        await attacker.let_go()
        return attacker

    with Server(tmp_path) as server:
        found = asyncio.run(asyncio.wait_for(attacked(server.port), 120))
    assert len(found.honest.times) == 2
    assert found.honest.trouble == []
    assert found.statuses.keys() <= {200, 303, 404, 409, 429, 503}
