"""Randomness: a small fast generator for search, and sealed streams for live games."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Mapping
from typing import Final

from mypy_extensions import i64

MULTIPLIER: Final = 1791398085  # Marsaglia's multiply-with-carry, period about 2**61
LOW: Final = 0xFFFFFFFF


class Rng:
    """Equal results interpreted and compiled: no product leaves 63 bits."""

    def __init__(self, seed: i64) -> None:
        mixed = hashlib.sha256(b"%d" % seed).digest()
        self.state: i64 = int.from_bytes(mixed[:7], "big") + 1

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, for n up to 2**31."""
        self.state = MULTIPLIER * (self.state & LOW) + (self.state >> 32)
        return ((self.state & LOW) * n) >> 32

    def pick(self, options: list[int]) -> int:
        return options[self.below(len(options))]


class Streams:
    """All chance of one live game, from one 256-bit seed; every purpose has its own stream.

    The seed's hash is shown before the game, the seed after it: anyone can prove that no
    answer was chosen afterwards.
    """

    def __init__(self, seed: str = "", used: Mapping[str, int] | None = None) -> None:
        self.seed = seed or secrets.token_hex(32)
        if len(self.seed) != 64 or not set(self.seed) <= set("0123456789abcdef"):
            raise ValueError("a seed is 64 hexadecimal digits")
        self._key = bytes.fromhex(self.seed)
        self._used: dict[str, int] = dict(used or {})

    @property
    def promise(self) -> str:
        return promise_of(self.seed)

    @property
    def used(self) -> dict[str, int]:
        """How far each stream has been read."""
        return dict(self._used)

    def below(self, purpose: str, n: int) -> int:
        """The next number from 0 to n - 1 of that purpose's stream, without bias."""
        limit = (1 << 64) - (1 << 64) % n
        while True:
            count = self._used.get(purpose, 0)
            self._used[purpose] = count + 1
            block = hmac.new(self._key, f"{purpose}/{count}".encode(), hashlib.sha256).digest()
            number = int.from_bytes(block[:8], "big")
            if number < limit:
                return number % n


def promise_of(seed: str) -> str:
    return hashlib.sha256(seed.encode()).hexdigest()
