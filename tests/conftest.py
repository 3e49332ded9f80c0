"""Set-up of every test run."""

from __future__ import annotations

import os

import pytest
from hypothesis import HealthCheck, settings

from tools import compiled, ledgers

pytest_plugins = ["pytester", "tests.support.ledger_plugin"]

# No deadlines: no test depends on the clock. The suite repeats itself; `make fuzz` explores.
slow_is_fine = [HealthCheck.too_slow]
settings.register_profile(
    "suite", deadline=None, derandomize=True, database=None, suppress_health_check=slow_is_fine
)
settings.register_profile(
    "fuzz", deadline=None, max_examples=2000, suppress_health_check=slow_is_fine
)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "suite"))


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--compiled", action="store_true", help="stop unless every engine module is compiled"
    )


@pytest.hookimpl(tryfirst=True)
def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("--compiled"):
        interpreted = compiled.interpreted_modules()
        if interpreted:
            raise pytest.UsageError("not compiled: " + ", ".join(interpreted))
    else:
        ledgers.refresh()


@pytest.fixture(scope="session")
def fuzz_games() -> int:
    """How many random games a test marked `fuzz` plays: few in the suite, many in `make fuzz`."""
    return int(os.environ.get("ASTRARIUM_FUZZ_GAMES", "25"))
