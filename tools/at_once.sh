#!/usr/bin/env bash
# Runs the command `astrarium` without waiting for a compiler: tools/at_once.sh ARGUMENT...
# Where the installed package is made of these very sources, that runs. Else the sources run as they are, as plain
# Python, while the package is built beside them: the next start takes it. A running game never changes horses.
set -u
cd "$(dirname "$0")/.." || exit 1
installed=.venv-compiled/.installed
unset MAKEFLAGS MAKELEVEL MFLAGS

${MAKE:-make} --question --no-print-directory "$installed" >/dev/null 2>&1 && exec .venv-compiled/bin/astrarium "$@"

build() {
  if nice "${MAKE:-make}" --no-print-directory "$installed" >var/build.log 2>&1; then
    echo "The package is built; the next start takes it."
  else
    echo "The package could not be built (var/build.log says why); the sources run as they are."
  fi
}

mkdir -p var
# Goes on when the table is stopped; one at a time, where the system can lock files.
(trap '' INT HUP; exec 9>var/build.lock; ! command -v flock >/dev/null || flock -n 9 || exit 0; build) &
echo "Plain Python for now, the same games, slower: the package is being compiled beside, for the next start."
.venv-compiled/bin/python -m tools.ledgers || exit 1
PYTHONPATH=src exec .venv-compiled/bin/python -m astrarium "$@"
