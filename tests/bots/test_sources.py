"""What a bot is made of: its digest is another one once it might answer otherwise."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from astrarium.bots import bot_names, find_any_bot, find_bot
from astrarium.bots.sources import HERE, digest_of, sources_of
from astrarium.games import names
from astrarium.lab.arena import known_entrant

OWN = """
class Hasty:
    def choose(self, view, question, options, rng):
        return options[{which}]
"""


def named(game: str, bot: str) -> set[str]:
    return {str(each.relative_to(HERE)) for each in sources_of(find_bot(game, bot))}


@pytest.mark.parametrize("game", names())
def test_every_bot_of_the_house_is_made_of_files_that_are_there(game: str) -> None:
    for name in bot_names(game):
        found = sources_of(find_bot(game, name))
        assert found
        assert all(each.is_file() for each in found)


def test_a_bot_is_made_of_its_folder_with_its_figures_and_of_the_search() -> None:
    found = named("race", "planner")
    assert {"race/planner.py", "race/fitted.py", "race/__init__.py", "search/noise.py"} <= found
    assert not any(each.startswith(("gaia", "yardstick")) for each in found)
    assert named("race", "random") == {"at_random.py"}
    yardstick = named("gaia", "greedy-1")
    assert "yardstick/gaia/weights.py" in yardstick
    assert not any(each.startswith(("gaia", "yardstick/race")) for each in yardstick)


def test_levels_of_the_same_sources_differ_by_what_they_may_try_and_by_their_noise() -> None:
    digests = {digest_of(find_bot("gaia", name)) for name in ("learner", "casual", "greedy")}
    assert len(digests) == 3
    assert digest_of(find_bot("gaia", "greedy")) in digests
    hasty: Any = find_bot("race", "planner")
    hasty.nodes //= 2
    assert digest_of(hasty) != digest_of(find_bot("race", "planner"))


def test_a_bot_from_outside_is_another_one_once_its_module_has_changed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(tmp_path)
    file = tmp_path / "bot_of_test_sources.py"
    file.write_text(OWN.format(which=0))
    (tmp_path / "beside.py").write_text("")
    bot = known_entrant("race", "bot_of_test_sources:Hasty").bot
    before = digest_of(bot)
    assert sources_of(bot) == [file]
    (tmp_path / "beside.py").write_text("x = 1")
    assert digest_of(bot) == before
    file.write_text(OWN.format(which=-1))
    assert digest_of(bot) != before


def test_who_plays_with_a_net_is_another_one_with_another_net(tmp_path: Path) -> None:
    net = tmp_path / "best.net"
    bot = find_any_bot("race", str(net))
    digests = [digest_of(bot)]
    for content in (b"one", b"two"):
        net.write_bytes(content)
        digests.append(digest_of(bot))
    assert len(set(digests)) == 3
    assert {HERE / "race" / "learned.py", HERE / "search" / "oracle.py", net} <= {*sources_of(bot)}
