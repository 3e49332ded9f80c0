"""`astrarium table` with every game dealt from one seed, so that a test meets the same cards each
time: python -m tests.table.one_deal table --port N --data DIR"""

from __future__ import annotations

import sys
from functools import partial

from astrarium.cli.main import main
from astrarium.table import serve
from astrarium.table.house import House

SEED = "45" * 32


if __name__ == "__main__":
    vars(serve)["House"] = partial(House, new_seed=lambda: SEED)
    sys.exit(main())
