"""Nets that are quick to make and to run: for tests of whoever plays with them."""

from __future__ import annotations

import astrarium
from astrarium.bots.search.oracle import OUTPUTS
from astrarium.core.game import Data, Options, Rules
from astrarium.core.net import Net, inputs_of, pack, unpack, weight_count
from astrarium.core.policy import row_count
from astrarium.core.rng import Rng
from astrarium.lab.train.course import blocks_of

ADVANCED: Options = {"advanced_two_player": True}
HIDDEN = (3, 2)
FINE = 1 << 20


def race_rules() -> Rules:
    return astrarium.rules("race", 2, ADVANCED)


def random_net(seed: int, rules: Rules | None = None) -> bytes:
    """The file of a net that has opinions, though no sense."""
    rules = rules or race_rules()
    blocks = blocks_of(rules.layout)
    sizes = [1 + max(inputs_of(rules.layout, blocks)), *HIDDEN, len(OUTPUTS)]
    rows = row_count(rules.actions)
    about: Data = {
        "layout": rules.layout.fingerprint,
        "blocks": blocks,
        "sizes": sizes,
        "outputs": OUTPUTS,
        "scales": [1.0, 10.0],
        "actions": rules.actions.fingerprint,
    }
    rng = Rng(seed)
    count = weight_count(sizes) + rows * (HIDDEN[1] + 1)
    return pack(about, [int(rng.below(FINE)) / FINE - 0.5 for _ in range(count)])


def read_net(data: bytes, rules: Rules | None = None) -> Net:
    return unpack(data, (rules or race_rules()).layout)
