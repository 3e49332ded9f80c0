"""The command `astrarium`: thin, everything it does is in the layers below."""

import importlib.util
import sys

if importlib.util.find_spec("fluent") is None:  # the texts are an extra: the rules do without
    from astrarium.cli import bare

    sys.exit(bare.answer(sys.argv[1:]))
