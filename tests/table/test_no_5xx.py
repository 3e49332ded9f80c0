"""Whatever is sent to whichever route: a designed answer, never a failure of ours.

The routes come from the app's own router; paths, queries, forms, bodies and headers are anything.
"""

from __future__ import annotations

from pathlib import Path
from typing import cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from starlette.applications import Starlette

from astrarium.core.rng import Rng
from tests.table.support import Guest, hurry, two_at_a_table
from tests.table.test_matrix import STREAM, route_names

FIELDS = (
    "seat", "question", "choice", "agree", "name", "seats", "seat-0", "seat-1", "name-0", "pace",
    "option-advanced_two_player", "bot", "hand", "code", "language", "theme", "back", "log",
)  # fmt: skip
WORDS = (
    "", "0", "1", "2", "-1", "999999999", "0.0.0", "1.1.0", "yes", "me", "open", "invited",
    "bot:greedy", "bot:", "hu", "dark", "True", "/", "{}", "race", "at-once", "é☃\u202e",
)  # fmt: skip
ENDING = ("/leave", "/resign", "/close", "/stand-in")  # would spoil the game for what follows
values = st.sampled_from(WORDS) | st.text(max_size=30)
forms = st.dictionaries(st.sampled_from(FIELDS) | st.text(max_size=8), values, max_size=8)
bodies = st.none() | st.binary(max_size=200)
headers = st.dictionaries(
    st.sampled_from(("x-astrarium", "accept-language", "cookie", "content-type", "user-agent")),
    st.text(st.characters(min_codepoint=32, max_codepoint=126), max_size=30),
    max_size=3,
)


@pytest.fixture(scope="module")
def scene(tmp_path_factory: pytest.TempPathFactory) -> tuple[Guest, str, str]:
    anna, _, running = two_at_a_table(cast(Path, tmp_path_factory.mktemp("5xx")))
    finished = anna.new_table("me", "bot:random")
    hurry(anna, finished, Rng(1))
    return anna, running[3:], finished[3:]


ROUTES = st.deferred(lambda: st.sampled_from(NAMES))
NAMES: list[str] = []


def test_no_input_makes_the_server_fail(scene: tuple[Guest, str, str]) -> None:
    anna, running, finished = scene
    stranger = Guest(anna.house)
    NAMES[:] = sorted(route_names(cast(Starlette, anna.http.app)) - {STREAM})

    @settings(max_examples=400)
    @given(
        name=ROUTES,
        table=st.sampled_from((running, running, finished)) | st.text(max_size=12),
        number=st.integers(0, 10**12),
        word=values,
        query=forms,
        form=forms,
        body=bodies,
        header=headers,
    )
    def send(
        name: str,
        table: str,
        number: int,
        word: str,
        query: dict[str, str],
        form: dict[str, str],
        body: bytes | None,
        header: dict[str, str],
    ) -> None:
        method, path = name.split(" ")
        path = (
            path.replace("{table}", quoted(table))
            .replace("{game}", "race" if number % 3 else quoted(word))
            .replace("{step:int}", str(number % 40 if number % 2 else number))
            .replace("{seat:int}", str(number % 3 if number % 2 else number))
            .replace("{token}", quoted(word))
            .replace("{component}", quoted(word))
        )
        payload = {"content": body} if body is not None else {"data": form}
        guest = stranger if path.endswith(ENDING) else anna
        answer = guest.http.request(
            method, path, params=query, headers=header, **(payload if method == "POST" else {})
        )
        assert answer.status_code < 500, (name, path, answer.status_code)

    send()


def quoted(word: str) -> str:
    """A word as a part of a path; never empty, never a path of its own."""
    safe = "".join(f"%{byte:02x}" for byte in word.encode())
    return safe or "-"
