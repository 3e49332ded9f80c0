"""The conformance battery: what any game on this core must keep, checked in random games.

Each check is a function named as the statement that must hold. `run_battery` plays the games and,
should a check fail, says where: with a position and a log that can be imported.
"""

from astrarium.core.checks.battery import CheckFailed, Report, run_battery
from astrarium.core.checks.mixes import covering, settings

__all__ = ["CheckFailed", "Report", "covering", "run_battery", "settings"]
