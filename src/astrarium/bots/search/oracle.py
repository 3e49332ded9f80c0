"""Whom a bot asks what a position is worth: a net, wherever it is run."""

from __future__ import annotations

from typing import Final, Protocol

from astrarium.core.errors import BadNet
from astrarium.core.net import WIN, Net
from astrarium.core.sheet import Sheet

OUTPUTS: Final = [WIN, "margin"]  # what every such net says, in this order
EXACT: Final = 6  # digits to which it is alike wherever it is run


class Oracle(Protocol):
    def values(self, sheets: list[Sheet]) -> list[list[float]]:
        """For each position the share of the win, and by how many points the seat is ahead."""
        ...

    def shares(self, sheet: Sheet, choices: list[int]) -> list[float]:
        """How likely each of these choices is: 1 in all."""
        ...


class Own:
    """A net that is run by the bot itself."""

    def __init__(self, net: Net) -> None:
        if net.outputs != OUTPUTS:
            what = f"its outputs are {', '.join(net.outputs)}"
            raise BadNet(f"the net is broken: {what}").said("net-broken", what=what)
        self.net = net

    def values(self, sheets: list[Sheet]) -> list[list[float]]:
        return [alike(self.net.values(sheet)) for sheet in sheets]

    def shares(self, sheet: Sheet, choices: list[int]) -> list[float]:
        return alike(self.net.shares(sheet, choices))


def alike(figures: list[float]) -> list[float]:
    """Whoever adds up in another order comes to the same figures."""
    return [round(figure, EXACT) for figure in figures]
