"""Small nets at play: read from a file, run by compiled code, nothing else needed.

The file is one line `astrarium-net 1`, one line of JSON, and the weights: for each layer its rows,
one for each input, then its biases, all as little-endian numbers of 16 bits (IEEE 754 halves). The
JSON says what the net is of (`game`, `seats`, `options`), the fingerprint of its `layout`, the
`blocks` of it that it looks at, the `sizes` of inputs and layers, the `outputs` with the `scales`
that bring them back to points, and the `digest` of the weights. Between the layers what is negative
becomes 0.

A net that knows answers too (`core/policy.py`) names the fingerprint of the `actions`: then their
rows follow, each with a weight for every unit of the last hidden layer, and a bias for each row.
"""

from __future__ import annotations

import hashlib
import json
import math
import struct
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from astrarium.core.errors import BadNet
from astrarium.core.game import Data, Rules
from astrarium.core.layout import Layout
from astrarium.core.policy import Policy, row_count
from astrarium.core.sheet import Sheet

MAGIC: Final = b"astrarium-net 1"
WIN: Final = "win"  # the one output that is a share from 0 to 1
FIELDS: Final = ("layout", "blocks", "sizes", "outputs", "scales", "digest")


class Dense:
    """One layer: a row of weights for each input, and biases."""

    def __init__(self, inputs: i64, outputs: i64, rows: list[float], biases: list[float]) -> None:
        self.inputs = inputs
        self.outputs = outputs
        self.rows = vec[float](rows)
        self.biases = vec[float](biases)

    def add(self, row: i64, value: float, sums: vec[float]) -> None:
        """One input, times its weights."""
        rows = self.rows
        outputs = self.outputs
        start = row * outputs
        for at in range(outputs):
            sums[at] = sums[at] + value * rows[start + at]

    def after(self, given: vec[float]) -> vec[float]:
        """What the layer makes of what the one before it gives."""
        sums = self.biases[:]
        for row in range(self.inputs):
            if given[row] != 0.0:
                self.add(row, given[row], sums)
        return sums


class Net:
    """What a net says of an observation."""

    def __init__(
        self, about: Data, places: list[int], layers: list[Dense], policy: Policy | None
    ) -> None:
        self.about = about
        self.places = vec[i64](places)  # by place of the layout: the input, or -1
        self.layers = layers
        self.policy = policy  # None: it knows values alone
        self.outputs: list[str] = list(about["outputs"])
        self.scales: list[float] = [float(each) for each in about["scales"]]

    def values(self, sheet: Sheet) -> list[float]:
        """The outputs in their order: a share of the win, or points."""
        return self.values_of(self.hidden(sheet))

    def shares(self, sheet: Sheet, choices: list[int]) -> list[float]:
        """How likely each of these choices is among them; all alike where the net does not know."""
        policy = self.policy
        if policy is None:
            return [1.0 / len(choices)] * len(choices)
        return policy.shares(self.hidden(sheet), choices)

    def hidden(self, sheet: Sheet) -> vec[float]:
        """What the last layer is given."""
        first = self.layers[0]
        sums = first.biases[:]
        for at in range(sheet.count):
            row = self.places[sheet.places[at]]
            if row >= 0:
                first.add(row, sheet.values[at], sums)
        for number in range(1, len(self.layers) - 1):
            sums = self.layers[number].after(without_negatives(sums))
        return without_negatives(sums)

    def values_of(self, hidden: vec[float]) -> list[float]:
        sums = self.layers[len(self.layers) - 1].after(hidden)
        found: list[float] = []
        for at in range(len(self.outputs)):
            value = sums[at]
            if self.outputs[at] == WIN:
                value = 1.0 / (1.0 + math.exp(-min(max(value, -40.0), 40.0)))
            found.append(value * self.scales[at])
        return found


def without_negatives(sums: vec[float]) -> vec[float]:
    for at in range(len(sums)):
        if sums[at] < 0.0:
            sums[at] = 0.0
    return sums


def inputs_of(layout: Layout[Any], blocks: list[str]) -> list[int]:
    """For every place of a layout: which input of a net with these blocks it is, or -1."""
    places = [-1] * layout.size
    count = 0
    for name in blocks:
        block = layout.find(name)
        for place in range(block.start, block.start + block.size):
            places[place] = count
            count += 1
    return places


def pack(about: Data, numbers: list[float]) -> bytes:
    """The file of a net: what it is about, and all weights in their order."""
    weights = struct.pack(f"<{len(numbers)}e", *numbers)
    head = {**about, "digest": hashlib.sha256(weights).hexdigest()}
    return b"\n".join([MAGIC, json.dumps(head).encode("utf-8"), weights])


def unpack(data: bytes, layout: Layout[Any]) -> Net:
    """The net of a file, for a layout; raises BadNet where it is broken or of another layout."""
    magic, _, rest = data.partition(b"\n")
    line, _, weights = rest.partition(b"\n")
    if magic != MAGIC:
        raise broken("it does not begin as a net does")
    try:
        about: Data = json.loads(line)
        missing = [name for name in FIELDS if name not in about]
    except (ValueError, TypeError) as error:
        raise broken("its description cannot be read") from error
    if missing:
        raise broken(f"its description lacks {', '.join(missing)}")
    if about["digest"] != hashlib.sha256(weights).hexdigest():
        raise broken("its weights are damaged")
    if about["layout"] != layout.fingerprint:
        message = f"the net is of the layout {about['layout']}, not of {layout.fingerprint}"
        raise BadNet(message).said("net-other-layout", layout=str(about["layout"]))
    sizes: list[int] = about["sizes"]
    places = inputs_of(layout, about["blocks"])
    rows = policy_rows(about, layout.rules)
    if len(sizes) < 3 or max(places, default=-1) + 1 != sizes[0]:
        raise broken("its sizes do not fit")
    if len(weights) != 2 * (weight_count(sizes) + rows * (sizes[-2] + 1)):
        raise broken("its sizes do not fit")
    layers = layers_of(sizes, weights)
    return Net(about, places, layers, policy_of(layout.rules, sizes, weights) if rows else None)


def policy_rows(about: Data, rules: Rules) -> int:
    """How many rows of answers a net has."""
    if "actions" not in about:
        return 0
    if about["actions"] != rules.actions.fingerprint:
        raise broken("its answers are those of other rules")
    return row_count(rules.actions)


def broken(what: str) -> Exception:
    return BadNet(f"the net is broken: {what}").said("net-broken", what=what)


def weight_count(sizes: list[int]) -> int:
    return sum((sizes[at] + 1) * sizes[at + 1] for at in range(len(sizes) - 1))


def layers_of(sizes: list[int], weights: bytes) -> list[Dense]:
    layers: list[Dense] = []
    at = 0
    for number in range(len(sizes) - 1):
        inputs, outputs = sizes[number], sizes[number + 1]
        rows = inputs * outputs
        numbers = list(struct.unpack_from(f"<{rows + outputs}e", weights, at))
        layers.append(Dense(inputs, outputs, numbers[:rows], numbers[rows:]))
        at += 2 * (rows + outputs)
    return layers


def policy_of(rules: Rules, sizes: list[int], weights: bytes) -> Policy:
    """The rows behind the layers."""
    inputs, rows = sizes[-2], row_count(rules.actions)
    at = 2 * weight_count(sizes)
    numbers = list(struct.unpack_from(f"<{rows * (inputs + 1)}e", weights, at))
    return Policy(rules.actions, inputs, numbers[: rows * inputs], numbers[rows * inputs :])
