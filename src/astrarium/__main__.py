"""`python -m astrarium` is the command `astrarium`."""

import sys

from astrarium.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
