"""Nets that bots play with: read, run, and done without where they cannot be used."""

from __future__ import annotations

import json
import logging
from pathlib import Path
from typing import Any

import pytest

import astrarium
from astrarium.bots import nets
from astrarium.bots.nets import net_for
from astrarium.core.errors import BadAction, BadNet
from astrarium.core.net import MAGIC, Net, pack, unpack, weight_count
from astrarium.core.policy import row_count, rows_of
from astrarium.core.sheet import Sheet

STORED = Path(__file__).parent.parent / "lab" / "stored"
RULES = astrarium.rules("race", 2, {"advanced_two_player": True})


def stored_net() -> Net:
    return unpack((STORED / "race.net").read_bytes(), RULES.layout)


def sheet_of(pairs: list[list[float]]) -> Sheet:
    sheet = Sheet()
    for place, value in pairs:
        sheet.put(int(place), value)
    return sheet


def test_a_net_says_what_pytorch_said() -> None:
    """`python -m tools.train_check --store` has kept the outputs of PyTorch."""
    net = stored_net()
    samples = json.loads((STORED / "race.json").read_text(encoding="utf-8"))
    assert len(samples) == 20
    assert len({tuple(told) for _, told, _, _ in samples}) > 10
    for pairs, (win, margin), _, _ in samples:
        found = net.values(sheet_of(pairs))
        assert found == [pytest.approx(win, abs=0.002), pytest.approx(margin, abs=0.02)]


def test_a_net_thinks_answers_as_likely_as_pytorch_did() -> None:
    net = stored_net()
    samples = json.loads((STORED / "race.json").read_text(encoding="utf-8"))
    asked = [(pairs, choices, shares) for pairs, _, choices, shares in samples if choices]
    assert len(asked) > 5
    assert len({len(choices) for _, choices, _ in asked}) > 1
    for pairs, choices, shares in asked:
        assert max(shares) - min(shares) > 0.001
        assert net.shares(sheet_of(pairs), choices) == pytest.approx(shares, abs=0.002)


def small() -> dict[str, Any]:
    """Two inputs, two hidden units, a share of the win and a margin."""
    layout = RULES.layout
    return {
        "layout": layout.fingerprint,
        "blocks": ["seat0.draws-made", "seat1.draws-made"],
        "sizes": [2, 2, 2],
        "outputs": ["win", "margin"],
        "scales": [1.0, 10.0],
    }


# Rows of the first layer, its biases; rows of the second layer, its biases.
NUMBERS = [1.0, -1.0, 2.0, 0.5, 0.25, 0.0, 1.0, 0.5, 4.0, 0.0, -1.0, 0.125]


def test_a_net_is_reckoned_layer_by_layer() -> None:
    layout = RULES.layout
    net = unpack(pack(small(), NUMBERS), layout)
    first, second = layout.find("seat0.draws-made").start, layout.find("seat1.draws-made").start
    sheet = Sheet()
    sheet.put(first, 1.0)
    sheet.put(second, 0.5)
    sheet.put(layout.find("own.hand").start, 1.0)  # the net does not look at hands
    # Hidden: 1 + 0.5 * 2 + 0.25 = 2.25, and -1 + 0.25 = -0.75, which becomes 0.
    # Outputs: 2.25 - 1 = 1.25, and 0.5 * 2.25 + 0.125 = 1.25.
    win, margin = net.values(sheet)
    assert win == pytest.approx(0.7773, abs=1e-4)
    assert margin == pytest.approx(12.5)
    win, margin = net.values(Sheet())
    assert win == pytest.approx(0.3208, abs=1e-4)  # 0.25 - 1
    assert margin == pytest.approx(2.5)  # 0.5 * 0.25 + 0.125


def test_a_certain_win_is_no_overflow() -> None:
    net = unpack(pack(small(), [6e4] * 12), RULES.layout)
    sheet = Sheet()
    sheet.put(RULES.layout.find("seat0.draws-made").start, 1e9)
    assert net.values(sheet)[0] == pytest.approx(1.0)


# --- answers --------------------------------------------------------------------------------------

FIRST, SECOND, THIRD = RULES.actions.choices[:3]


def knowing() -> bytes:
    """The same net, which thinks something of three answers: each row has two weights."""
    actions = RULES.actions
    rows = [0.0] * (2 * actions.count)
    biases = [0.0] * actions.count
    rows[0:6] = [1.0, 7.0, 0.5, -3.0, 0.0, 1.0]
    biases[2] = 1.125
    return pack({**small(), "actions": actions.fingerprint}, [*NUMBERS, *rows, *biases])


def test_answers_are_reckoned_from_the_last_hidden_layer() -> None:
    net = unpack(knowing(), RULES.layout)
    # Hidden without any number: 0.25 and 0. Figures: 0.25, 0.125 and 1.125; e to these in all
    # 1.2840 + 1.1331 + 3.0802 = 5.4974.
    shares = net.shares(Sheet(), [FIRST, SECOND, THIRD])
    assert shares == pytest.approx([0.23357, 0.20613, 0.56031], abs=1e-5)
    # Only what is asked about counts.
    assert net.shares(Sheet(), [SECOND, FIRST]) == pytest.approx([0.46879, 0.53121], abs=1e-5)
    assert net.values(Sheet()) == unpack(pack(small(), NUMBERS), RULES.layout).values(Sheet())


def test_a_net_of_values_alone_thinks_all_answers_alike() -> None:
    net = unpack(pack(small(), NUMBERS), RULES.layout)
    assert net.policy is None
    assert net.shares(Sheet(), [FIRST, SECOND, THIRD, 1]) == [0.25] * 4


def test_where_ids_are_few_each_is_a_row() -> None:
    actions = RULES.actions
    assert row_count(actions) == actions.count == 1044
    assert rows_of(actions, THIRD) == [2]


def test_where_ids_are_millions_a_choice_has_a_row_for_each_head() -> None:
    """The Orb: 45 kinds, 256 arguments, 513 rows and as many columns, a last one for nowhere."""
    actions = astrarium.rules("race", 2, {"expansion": "artifacts", "orb": True}).actions
    sizes = [head.size for head in actions.heads]
    assert sizes == [45, 256, 513, 513]
    assert row_count(actions) == 1327
    choice = actions.choices[0]
    kind, argument, *_ = actions.factors(choice)
    nowhere = [45 + 256 + 512, 45 + 256 + 513 + 512]
    assert rows_of(actions, choice) == [kind, 45 + argument, *nowhere]
    with pytest.raises(BadAction):
        rows_of(actions, -1)


def test_the_figures_of_all_rows_of_a_choice_add_up() -> None:
    rules = astrarium.rules("race", 2, {"expansion": "artifacts", "orb": True})
    actions = rules.actions
    one = actions.choices[0]
    kind, argument, row, column = actions.factors(one)
    other = next(
        choice
        for choice in actions.choices
        if actions.factors(choice)[0] != kind and actions.factors(choice)[1] != argument
    )
    biases = [0.0] * 1327
    biases[kind] = 1.0
    biases[45 + argument] = 0.5
    biases[45 + 256 + row] = 0.25  # nowhere: the other choice has this row and column too
    biases[45 + 256 + 513 + column] = 0.25
    about = {
        **small(),
        "layout": rules.layout.fingerprint,
        "actions": actions.fingerprint,
    }
    net = unpack(pack(about, [*NUMBERS, *[0.0] * 2 * 1327, *biases]), rules.layout)
    # Figures: 1 + 0.5 + 0.25 + 0.25 = 2, and 0.5; 1 / (1 + e to -1.5) = 0.81757.
    assert net.shares(Sheet(), [one, other]) == pytest.approx([0.81757, 0.18243], abs=1e-5)


def changed(**fields: Any) -> bytes:
    return pack({**small(), **fields}, NUMBERS)


BROKEN = {
    "another file": b"PNG",
    "nothing behind the first line": MAGIC,
    "no JSON": MAGIC + b"\n{\n",
    "a list": MAGIC + b"\n3\n",
    "no sizes": MAGIC + b'\n{"layout": "x"}\n',
    "cut off": pack(small(), NUMBERS)[:-1],
    "a bit flipped": pack(small(), NUMBERS)[:-1] + b"\x01",
    "too few weights": pack(small(), NUMBERS[:-1]),
    "other inputs": changed(blocks=["seat0.draws-made"]),
    "another layout": changed(layout="0123456789abcdef"),
    "no hidden layer": changed(sizes=[2, 2]),
    "other answers": changed(actions="0123456789abcdef"),
    "answers without rows": changed(actions=RULES.actions.fingerprint),
}


@pytest.mark.parametrize("data", BROKEN.values(), ids=BROKEN.keys())
def test_a_broken_net_is_refused(data: bytes) -> None:
    with pytest.raises(BadNet) as refused:
        unpack(data, RULES.layout)
    assert refused.value.key in ("net-broken", "net-other-layout")


def test_weights_are_counted_with_biases() -> None:
    assert weight_count([2, 2, 2]) == len(NUMBERS)
    assert weight_count([900, 256, 64, 2]) == 901 * 256 + 257 * 64 + 65 * 2


@pytest.fixture
def forgetful() -> None:
    """What other tests have read and told counts for nothing."""
    nets._read.cache_clear()
    nets._tell.cache_clear()


@pytest.mark.usefixtures("forgetful")
def test_a_bot_gets_its_net() -> None:
    net = net_for(RULES, STORED / "race.net", "greedy")
    assert net is not None
    assert net is net_for(RULES, STORED / "race.net", "greedy")
    assert net.outputs == ["win", "margin"]


@pytest.mark.usefixtures("forgetful")
def test_without_a_net_the_log_says_once_who_plays_instead(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    broken = tmp_path / "broken.net"
    broken.write_bytes(b"PNG")
    with caplog.at_level(logging.WARNING):
        for _ in range(2):
            assert net_for(RULES, tmp_path / "missing.net", "greedy") is None
            assert net_for(RULES, broken, "greedy") is None
    assert len(caplog.messages) == 2
    assert caplog.messages[0].startswith("missing.net cannot be used, greedy plays instead: ")
    assert caplog.messages[1] == (
        "broken.net cannot be used, greedy plays instead: "
        "the net is broken: it does not begin as a net does"
    )


@pytest.mark.usefixtures("forgetful")
def test_a_net_of_other_rules_is_not_used(caplog: pytest.LogCaptureFixture) -> None:
    assert net_for(astrarium.rules("race", 3), STORED / "race.net", "greedy") is None
    assert "the net is of the layout" in caplog.text
    assert net_for(astrarium.rules("sun", 2), STORED / "race.net", "greedy") is None


@pytest.mark.usefixtures("forgetful")
def test_a_net_that_is_too_large_is_not_used(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(nets, "LARGEST", 1_000)
    assert net_for(RULES, STORED / "race.net", "greedy") is None
    assert "larger than 1000 bytes" in caplog.text
